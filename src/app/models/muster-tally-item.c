/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/muster-tally-item.h"

#include "app/models/muster-words.h"
#include "core/muster-i18n.h"

struct _MusterTallyItem
{
  GObject parent_instance;

  char *label;
  char *value;
  char *note;
};

G_DEFINE_FINAL_TYPE (MusterTallyItem, muster_tally_item, G_TYPE_OBJECT)

static void
muster_tally_item_finalize (GObject *object)
{
  MusterTallyItem *self = MUSTER_TALLY_ITEM (object);

  g_clear_pointer (&self->label, g_free);
  g_clear_pointer (&self->value, g_free);
  g_clear_pointer (&self->note, g_free);

  G_OBJECT_CLASS (muster_tally_item_parent_class)->finalize (object);
}

static void
muster_tally_item_class_init (MusterTallyItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = muster_tally_item_finalize;
}

static void
muster_tally_item_init (MusterTallyItem *self)
{
}

MusterTallyItem *
muster_tally_item_new (const char *label,
                       const char *value,
                       const char *note)
{
  MusterTallyItem *self = g_object_new (MUSTER_TYPE_TALLY_ITEM, NULL);

  self->label = g_strdup (label);
  self->value = g_strdup (value);
  self->note = g_strdup (note);

  return self;
}

const char *
muster_tally_item_get_label (MusterTallyItem *self)
{
  g_return_val_if_fail (MUSTER_IS_TALLY_ITEM (self), NULL);

  return self->label;
}

const char *
muster_tally_item_get_value (MusterTallyItem *self)
{
  g_return_val_if_fail (MUSTER_IS_TALLY_ITEM (self), NULL);

  return self->value;
}

const char *
muster_tally_item_get_note (MusterTallyItem *self)
{
  g_return_val_if_fail (MUSTER_IS_TALLY_ITEM (self), NULL);

  return self->note;
}

/* The counts of the sides that can score it, in the order of the sides. */
static MusterTallyItem *
new_objective (const MusterSetup        *setup,
               const MusterState        *state,
               const MusterObjectiveDef *objective,
               guint                     index)
{
  g_autofree char *label = muster_words_begin_line (_(objective->label));
  g_autoptr(GString) value = g_string_new (NULL);
  g_autoptr(GString) note = g_string_new (NULL);

  for (guint side = 0; side < setup->n_sides; side++)
    {
      if (!(objective->sides >> side & 1))
        continue;
      g_string_append_printf (value, "%s%d", value->len > 0 ? " : " : "",
                              state->objectives[side][index]);
      /* Translators: a side, its count of an objective, and what each is worth. */
      g_string_append_printf (note, "%s", note->len > 0 ? "\n" : "");
      g_string_append_printf (note, _("%s: %d (%+d points each)"), setup->sides[side].name,
                              state->objectives[side][index], objective->worth[side]);
    }

  return muster_tally_item_new (label, value->str, note->str);
}

static MusterTallyItem *
new_tracker (const MusterState      *state,
             const MusterTrackerDef *tracker)
{
  g_autofree char *label = muster_words_begin_line (_(tracker->label));
  g_autofree char *value = tracker->max > 0
    /* Translators: how far a tracker stands, as in "3 of 5". */
    ? g_strdup_printf (_("%d of %d"), state->own[tracker->slot], tracker->max)
    : g_strdup_printf ("%d", state->own[tracker->slot]);

  return muster_tally_item_new (label, value, "");
}

/**
 * muster_tally_items_list:
 * @items: (inout): replaced by the objectives, then the trackers
 */
void
muster_tally_items_list (MusterBattle *battle,
                         GListStore   *items)
{
  const MusterSetup *setup = muster_battle_get_setup (battle);
  const MusterState *state = muster_battle_get_state (battle);
  g_autoptr(GPtrArray) found = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < setup->objectives->len; i++)
    if (state->known >> i & 1)
      g_ptr_array_add (found, new_objective (setup, state,
                                             g_ptr_array_index (setup->objectives, i), i));
  for (guint i = 0; i < setup->trackers->len; i++)
    g_ptr_array_add (found, new_tracker (state, &g_array_index (setup->trackers,
                                                                MusterTrackerDef, i)));

  g_list_store_splice (items, 0, g_list_model_get_n_items (G_LIST_MODEL (items)), found->pdata,
                       found->len);
}
