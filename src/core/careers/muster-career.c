/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/careers/muster-career.h"

#include "core/muster-signal.h"

/* The career of one unit or leader. Its events always stand in the order of the log, whichever
 * part of the log was read first. */

struct _MusterCareer
{
  MusterObject parent_instance;

  MusterCampaignKind kind;
  int index;
  char *id;
  char *name;
  char *force;
  char *side;
  GPtrArray *events;
};

G_DEFINE_FINAL_TYPE (MusterCareer, muster_career, MUSTER_TYPE_OBJECT)

static guint changed_signal;

/* Returns the place behind all events that the entry @entry has caused so far. */
static guint
find_place (MusterCareer *self,
            guint         entry)
{
  guint low = 0, high = self->events->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (((const MusterCareerEvent *) g_ptr_array_index (self->events, middle))->entry <= entry)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterCareer, id, g_free),
  MUSTER_OWNED (MusterCareer, name, g_free),
  MUSTER_OWNED (MusterCareer, force, g_free),
  MUSTER_TEXT (MusterCareer, side, "side"),
  MUSTER_OWNED (MusterCareer, events, g_ptr_array_unref),
};

static void
muster_career_class_init (MusterCareerClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  changed_signal = muster_signal_new ("changed", MUSTER_TYPE_CAREER);
}

static void
muster_career_init (MusterCareer *self)
{
  self->events = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_career_event_unref);
}

MusterCareer *
muster_career_new (MusterCampaignKind  kind,
                   int                 index,
                   const char         *id,
                   const char         *name,
                   const char         *force,
                   const char         *side)
{
  MusterCareer *self = g_object_new (MUSTER_TYPE_CAREER, NULL);

  self->kind = kind;
  self->index = index;
  self->id = g_strdup (id);
  self->name = g_strdup (name);
  self->force = g_strdup (force);
  self->side = g_strdup (side);
  return self;
}

MusterCampaignKind
muster_career_get_kind (MusterCareer *self)
{
  return self->kind;
}

int
muster_career_get_index (MusterCareer *self)
{
  return self->index;
}

const char *
muster_career_get_id (MusterCareer *self)
{
  return self->id;
}

const char *
muster_career_get_name (MusterCareer *self)
{
  return self->name;
}

const char *
muster_career_get_force (MusterCareer *self)
{
  return self->force;
}

const char *
muster_career_get_side (MusterCareer *self)
{
  return self->side;
}

GPtrArray *
muster_career_get_events (MusterCareer *self)
{
  return self->events;
}

/**
 * muster_career_take_event:
 * @event: (transfer full):
 */
void
muster_career_take_event (MusterCareer      *self,
                          MusterCareerEvent *event)
{
  g_ptr_array_insert (self->events, (int) find_place (self, event->entry), event);
}

void
muster_career_forget (MusterCareer *self,
                      guint         first,
                      guint         last)
{
  guint from = first > 0 ? find_place (self, first - 1) : 0;
  guint to = last > 0 ? find_place (self, last - 1) : 0;

  if (to > from)
    g_ptr_array_remove_range (self->events, from, to - from);
}

void
muster_career_emit_changed (MusterCareer *self)
{
  g_signal_emit (self, changed_signal, 0);
}
