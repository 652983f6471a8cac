/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/battle/muster-tally-item.h"

#include <string.h>

#include "app/models/muster-words.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"

struct _MusterTallyItem
{
  MusterObject parent_instance;

  char *label;
  char *value;
  char *note;
  char *objective; /* NULL if it is not an objective */
  gboolean automatic;
  guint sides;
  int counts[MUSTER_MAX_SIDES];
  int worth[MUSTER_MAX_SIDES];
};

G_DEFINE_FINAL_TYPE (MusterTallyItem, muster_tally_item, MUSTER_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterTallyItem, label, g_free),
  MUSTER_OWNED (MusterTallyItem, value, g_free),
  MUSTER_OWNED (MusterTallyItem, note, g_free),
  MUSTER_OWNED (MusterTallyItem, objective, g_free),
};

static void
muster_tally_item_class_init (MusterTallyItemClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  signals[SIGNAL_CHANGED] = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
}

static void
muster_tally_item_init (MusterTallyItem *self)
{
}

/* Shows the counts of the sides that can score the objective, in the order of the sides. */
static MusterTallyItem *
new_objective (const MusterSetup        *setup,
               const MusterState        *state,
               const MusterObjectiveDef *objective,
               guint                     index)
{
  MusterTallyItem *self = g_object_new (MUSTER_TYPE_TALLY_ITEM, NULL);
  g_autoptr (GString) value = g_string_new (NULL);
  g_autoptr (GString) note = g_string_new (NULL);

  self->label = muster_words_begin_line (_(objective->label));
  self->objective = g_strdup (objective->id);
  self->automatic = objective->automatic;
  self->sides = objective->sides;
  for (guint side = 0; side < setup->n_sides; side++)
    {
      self->counts[side] = state->objectives[side][index];
      self->worth[side] = objective->worth[side];
      if (!(objective->sides >> side & 1))
        continue;
      g_string_append_printf (value, "%s%d", value->len > 0 ? " : " : "", self->counts[side]);
      g_string_append_printf (note, "%s", note->len > 0 ? "\n" : "");
      if (self->worth[side] == 0)
        {
          /* Translators: a side, and its count of an objective that brings no points. */
          g_string_append_printf (note, _("%s: %d"), setup->sides[side].name, self->counts[side]);
          continue;
        }
      g_string_append_printf (note,
                              /* Translators: a side, its count of an objective, and what each is worth. */
                              dngettext (GETTEXT_PACKAGE, "%s: %d (%+d point each)",
                                         "%s: %d (%+d points each)",
                                         (gulong) ABS (self->worth[side])),
                              setup->sides[side].name, self->counts[side], self->worth[side]);
    }

  self->value = g_string_free (g_steal_pointer (&value), FALSE);
  self->note = g_string_free (g_steal_pointer (&note), FALSE);
  return self;
}

static MusterTallyItem *
new_tracker (const MusterState      *state,
             const MusterTrackerDef *tracker)
{
  MusterTallyItem *self = g_object_new (MUSTER_TYPE_TALLY_ITEM, NULL);

  self->label = muster_words_begin_line (_(tracker->label));
  self->value = tracker->max > 0
    /* Translators: how far a tracker stands, as in "3 of 5". */
    ? g_strdup_printf (_("%d of %d"), state->own[tracker->slot], tracker->max)
    : g_strdup_printf ("%d", state->own[tracker->slot]);
  self->note = g_strdup ("");
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

const char *
muster_tally_item_get_objective (MusterTallyItem *self)
{
  g_return_val_if_fail (MUSTER_IS_TALLY_ITEM (self), NULL);

  return self->objective;
}

/* Whether the log counts it automatically. It can still be corrected. */
gboolean
muster_tally_item_is_automatic (MusterTallyItem *self)
{
  g_return_val_if_fail (MUSTER_IS_TALLY_ITEM (self), FALSE);

  return self->automatic;
}

gboolean
muster_tally_item_can_score (MusterTallyItem *self,
                             guint            side)
{
  g_return_val_if_fail (MUSTER_IS_TALLY_ITEM (self), FALSE);

  return self->sides >> side & 1;
}

int
muster_tally_item_get_count (MusterTallyItem *self,
                             guint            side)
{
  g_return_val_if_fail (MUSTER_IS_TALLY_ITEM (self), 0);
  g_return_val_if_fail (side < MUSTER_MAX_SIDES, 0);

  return self->counts[side];
}

int
muster_tally_item_get_worth (MusterTallyItem *self,
                             guint            side)
{
  g_return_val_if_fail (MUSTER_IS_TALLY_ITEM (self), 0);
  g_return_val_if_fail (side < MUSTER_MAX_SIDES, 0);

  return self->worth[side];
}

/* Points are counted for each player if he shares a side with another. */
static gboolean
has_partner (const MusterSetup *setup,
             guint              player)
{
  for (guint i = 0; i < setup->n_players; i++)
    if (i != player && setup->players[i].side == setup->players[player].side)
      return TRUE;
  return FALSE;
}

static gboolean
is_same_list (GListModel *items,
              GPtrArray  *fresh)
{
  if (g_list_model_get_n_items (items) != fresh->len)
    return FALSE;

  for (guint i = 0; i < fresh->len; i++)
    {
      g_autoptr (MusterTallyItem) item = g_list_model_get_item (items, i);

      if (!g_str_equal (item->label, ((MusterTallyItem *) g_ptr_array_index (fresh, i))->label))
        return FALSE;
    }
  return TRUE;
}

/* Takes over the content of @fresh. */
static void
take_over (MusterTallyItem *self,
           MusterTallyItem *fresh)
{
  char *value = self->value;
  char *note = self->note;

  if (g_str_equal (value, fresh->value))
    return;

  self->value = fresh->value;
  self->note = fresh->note;
  fresh->value = value;
  fresh->note = note;
  memcpy (self->counts, fresh->counts, sizeof self->counts);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/**
 * muster_tally_items_list:
 * @items: (inout): the objectives, then the trackers, then the players
 */
void
muster_tally_items_list (MusterBattle *battle,
                         GListStore   *items)
{
  g_autoptr (GPtrArray) fresh = NULL;
  const MusterSetup *setup;
  const MusterState *state;
  GPtrArray *found;

  setup = muster_battle_get_setup (battle);
  state = muster_battle_get_state (battle);
  found = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < setup->objectives->len; i++)
    if (state->known >> i & 1)
      g_ptr_array_add (found, new_objective (setup, state,
                                             g_ptr_array_index (setup->objectives, i), i));
  for (guint i = 0; i < setup->trackers->len; i++)
    g_ptr_array_add (found, new_tracker (state, &g_array_index (setup->trackers,
                                                                MusterTrackerDef, i)));
  for (guint i = 0; i < setup->n_players; i++)
    if (has_partner (setup, i))
      {
        MusterTallyItem *self = g_object_new (MUSTER_TYPE_TALLY_ITEM, NULL);
        const MusterPlayerDef *def = &setup->players[i];

        /* Translators: %s is a player. */
        self->label = g_strdup_printf (_("%s’s points"), def->name);
        self->value = g_strdup_printf ("%d", muster_ruleset_get_player_score (setup, state, (int) i));
        self->note = g_strdup (setup->sides[def->side].name);
        g_ptr_array_add (found, self);
      }
  fresh = found;
  if (!is_same_list (G_LIST_MODEL (items), fresh))
    {
      g_list_store_splice (items, 0, g_list_model_get_n_items (G_LIST_MODEL (items)),
                           fresh->pdata, fresh->len);
      return;
    }

  for (guint i = 0; i < fresh->len; i++)
    {
      g_autoptr (MusterTallyItem) item = g_list_model_get_item (G_LIST_MODEL (items), i);

      take_over (item, g_ptr_array_index (fresh, i));
    }
}
