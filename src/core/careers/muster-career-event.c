/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/careers/muster-career-event.h"

#include "core/muster-bidi.h"
#include "core/muster-enumeration.h"

MusterCareerAffair *
muster_career_event_affair_new (void)
{
  MusterCareerAffair *self = g_new0 (MusterCareerAffair, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->winner = MUSTER_CAMPAIGN_NOBODY;
  return self;
}

MusterCareerAffair *
muster_career_event_affair_ref (MusterCareerAffair *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

void
muster_career_event_affair_unref (MusterCareerAffair *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;
  g_free (self->chapter);
  g_free (self->title);
  g_free (self->scenario);
  g_free (self->date);
  g_free (self->battle);
  g_free (self->digest);
  for (int i = 0; i < self->n_sides; i++)
    g_free (self->sides[i]);
  g_free (self);
}

/**
 * muster_career_event_affair_dup_foes:
 *
 * Returns: (transfer full): the names of the other sides; "" if there were none
 */
char *
muster_career_event_affair_dup_foes (const MusterCareerAffair *self,
                                     int                       side)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (int i = 0; i < self->n_sides; i++)
    if (i != side && (self->present >> i & 1))
      {
        g_autofree char *name = muster_bidi_isolate (self->sides[i]);

        g_strv_builder_add (builder, name);
      }
  names = g_strv_builder_end (builder);
  return muster_enumeration_all ((const char *const *) names);
}

char *
muster_career_event_affair_dup_score (const MusterCareerAffair *self)
{
  GString *score = g_string_new (NULL);

  if (self->winner >= 0)
    g_string_append_printf (score, "%d", self->scores[self->winner]);
  for (int i = 0; i < self->n_sides; i++)
    if (i != self->winner && self->present >> i & 1)
      g_string_append_printf (score, "%s%d", score->len > 0 ? " : " : "", self->scores[i]);
  return g_string_free (score, FALSE);
}

MusterCareerEvent *
muster_career_event_new (MusterCareerEventKind kind,
                         guint                 entry)
{
  MusterCareerEvent *self = g_new0 (MusterCareerEvent, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->kind = kind;
  self->entry = entry;
  self->side = -1;
  return self;
}

void
muster_career_event_unref (MusterCareerEvent *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;
  g_free (self->date);
  g_free (self->other);
  g_free (self->text);
  g_clear_pointer (&self->affair, muster_career_event_affair_unref);
  g_free (self);
}

int
muster_career_event_get_result (const MusterCareerEvent *self)
{
  if (self->affair == NULL || self->affair->winner < 0)
    return 0;
  return self->affair->winner == self->side ? 1 : -1;
}
