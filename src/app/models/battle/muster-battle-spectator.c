/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/battle/muster-battle-spectator.h"

#include "app/models/battle/muster-battle-words.h"
#include "app/models/battle/muster-tally-item.h"
#include "app/models/muster-words.h"
#include "core/muster-i18n.h"
#include "core/muster-list.h"
#include "core/seats/muster-seat-veil.h"

struct _MusterBattleSpectator
{
  MusterObject parent_instance;

  MusterBattle *battle;
  char *turn;
  char *acting;
  char *event_title;
  int active_side; /* the side to act, or -1 */
  char **scores;
  char **objectives;
  char **event_lines;
  char *card;   /* what lies open */
  char *dice;   /* the last ones */
  char **units; /* by side: those on the table with their markers, a line each */
};

G_DEFINE_FINAL_TYPE (MusterBattleSpectator, muster_battle_spectator, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_SIDES,
  PROP_TURN,
  PROP_ACTING,
  PROP_ACTIVE_SIDE,
  PROP_SCORES,
  PROP_OBJECTIVES,
  PROP_CARD,
  PROP_DICE,
  PROP_UNITS,
  PROP_EVENT_TITLE,
  PROP_EVENT_LINES,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* The last dice of an entry that everybody saw fall. */
static char *
dup_dice (MusterBattleSpectator *self,
          MusterLogEntry        *entry)
{
  const MusterRules *rules = muster_ruleset_get_rules (muster_battle_get_ruleset (self->battle));
  const MusterTape *tape = muster_log_entry_get_tape (entry);

  for (guint i = muster_tape_get_length (tape); i > 0; i--)
    {
      const MusterRoll *roll = muster_tape_get_roll (tape, i - 1);
      g_autofree char *purpose = muster_words_for_purpose (self->battle, roll->purpose);
      g_autofree char *faces = muster_words_for_roll (tape, roll);

      if (!rules->purposes[roll->purpose].is_secret)
        /* Translators: what dice decided, and what they showed. */
        return g_strdup_printf (_("%s: %s"), purpose, faces);
    }
  return g_strdup ("");
}

/* "1st Company 10/12 · Pinned 2", a line each. What a general keeps to himself is left out with him. */
static char **
dup_units (MusterBattleSpectator *self)
{
  const MusterSetup *setup = muster_battle_get_setup (self->battle);
  const MusterState *state = muster_battle_get_state (self->battle);
  const char *leader_kind = muster_ruleset_get_rules (setup->ruleset)->leader_kind;
  GListModel *items = muster_battle_get_units (self->battle);
  g_autoptr (GStrvBuilder) sides = g_strv_builder_new ();
  g_auto (MusterSeatVeil) veil = { 0 };

  muster_seat_veil_init (&veil, self->battle, -1);
  for (guint side = 0; side < setup->n_sides; side++)
    {
      g_autoptr (GString) lines = g_string_new (NULL);

      for (int i = 0; i < state->n_units; i++)
        {
          const MusterUnitState *unit = &state->units[i];
          g_autofree char *name = NULL;
          g_autofree char *markers = NULL;

          if (unit->def->side != (int) side || unit->fate != MUSTER_FATE_IN_PLAY ||
              g_strcmp0 (unit->def->type->kind, leader_kind != NULL ? leader_kind : "") == 0 ||
              muster_seat_veil_hides_unit (&veil, i))
            continue;
          name = muster_words_for_unit (self->battle, i);
          g_object_get (muster_list_peek (items, (guint) i), "markers-text", &markers, NULL);
          if (lines->len > 0)
            g_string_append_c (lines, '\n');
          g_string_append_printf (lines, "%s %d/%d", name, unit->strength, unit->start);
          if (*markers != '\0')
            g_string_append_printf (lines, " · %s", markers);
        }
      g_strv_builder_add (sides, lines->str);
    }
  return g_strv_builder_end (sides);
}

static void
tell_event (MusterBattleSpectator *self)
{
  GListModel *log = muster_ledger_get_log (self->battle);
  g_autofree char *title = g_strdup ("");
  g_auto (GStrv) lines = NULL;
  /* The same as spectators see on their phones. */
  g_auto (MusterSeatVeil) veil = { 0 };
  g_autofree char *dice = g_strdup ("");

  muster_seat_veil_init (&veil, self->battle, -1);
  for (guint i = muster_ledger_get_length (self->battle); i > 0; i--)
    {
      g_autoptr (MusterLogEntry) entry = g_list_model_get_item (log, i - 1);

      if (muster_seat_veil_hides_entry (&veil, entry))
        continue;
      g_free (title);
      g_free (dice);
      dice = dup_dice (self, entry);
      title = muster_seat_veil_dup_title (&veil, entry);
      lines = muster_seat_veil_dup_lines (&veil, entry, TRUE);
      break;
    }

  g_free (self->dice);
  self->dice = g_steal_pointer (&dice);
  g_free (self->event_title);
  g_strfreev (self->event_lines);
  self->event_title = g_steal_pointer (&title);
  self->event_lines = lines != NULL ? g_steal_pointer (&lines) : g_new0 (char *, 1);
}

static void
tell_scores (MusterBattleSpectator *self)
{
  const MusterSetup *setup = muster_battle_get_setup (self->battle);
  const MusterState *state = muster_battle_get_state (self->battle);
  g_autoptr (GStrvBuilder) scores = g_strv_builder_new ();
  g_autoptr (GStrvBuilder) objectives = g_strv_builder_new ();
  g_autoptr (GListStore) tallies = g_list_store_new (MUSTER_TYPE_TALLY_ITEM);

  for (guint i = 0; i < setup->n_sides; i++)
    {
      g_autofree char *score = g_strdup_printf ("%d", muster_ruleset_get_score (setup, state, (int) i));

      g_strv_builder_add (scores, score);
    }
  muster_tally_items_list (self->battle, tallies);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (tallies)); i++)
    {
      g_autoptr (MusterTallyItem) item = g_list_model_get_item (G_LIST_MODEL (tallies), i);
      /* Translators: something that is counted, and how far it stands. */
      g_autofree char *line = g_strdup_printf (_("%s: %s"), muster_tally_item_get_label (item),
                                               muster_tally_item_get_value (item));

      g_strv_builder_add (objectives, line);
    }

  g_strfreev (self->scores);
  g_strfreev (self->objectives);
  self->scores = g_strv_builder_end (scores);
  self->objectives = g_strv_builder_end (objectives);
}

static void
look (MusterBattleSpectator *self)
{
  const MusterState *state = muster_battle_get_state (self->battle);
  const MusterRules *rules = muster_ruleset_get_rules (muster_battle_get_ruleset (self->battle));

  if (muster_ledger_get_position (self->battle) != muster_ledger_get_length (self->battle))
    return;

  g_free (self->turn);
  g_free (self->acting);
  self->turn = muster_battle_words_turn (self->battle);
  self->active_side = state->over ? -1 : CLAMP (state->active_side, -1, MUSTER_MAX_SIDES - 1);
  self->acting = state->over
                   ? muster_battle_words_over (self->battle)
                   : muster_battle_words_acting (self->battle);
  g_free (self->card);
  self->card = rules->dup_open_cards != NULL
                 ? rules->dup_open_cards (muster_battle_get_setup (self->battle), state) : NULL;
  g_strfreev (self->units);
  self->units = dup_units (self);
  tell_scores (self);
  tell_event (self);

  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = PROP_TURN; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  g_object_thaw_notify (G_OBJECT (self));
}

static char **
dup_sides (MusterBattleSpectator *self)
{
  const MusterSetup *setup = muster_battle_get_setup (self->battle);
  char **names = g_new0 (char *, setup->n_sides + 1);

  for (guint i = 0; i < setup->n_sides; i++)
    names[i] = g_strdup (setup->sides[i].name);
  return names;
}

static void
muster_battle_spectator_get_property (GObject    *object,
                                      guint       prop_id,
                                      GValue     *value,
                                      GParamSpec *pspec)
{
  MusterBattleSpectator *self = MUSTER_BATTLE_SPECTATOR (object);

  switch (prop_id)
    {
    case PROP_TITLE:
      g_value_set_string (value, muster_battle_get_title (self->battle));
      break;
    case PROP_SIDES:
      g_value_take_boxed (value, dup_sides (self));
      break;
    case PROP_TURN:
      g_value_set_string (value, self->turn);
      break;
    case PROP_ACTING:
      g_value_set_string (value, self->acting);
      break;
    case PROP_ACTIVE_SIDE:
      g_value_set_int (value, self->active_side);
      break;
    case PROP_SCORES:
      g_value_set_boxed (value, self->scores);
      break;
    case PROP_OBJECTIVES:
      g_value_set_boxed (value, self->objectives);
      break;
    case PROP_CARD:
      g_value_set_string (value, self->card != NULL ? self->card : "");
      break;
    case PROP_DICE:
      g_value_set_string (value, self->dice != NULL ? self->dice : "");
      break;
    case PROP_UNITS:
      g_value_set_boxed (value, self->units);
      break;
    case PROP_EVENT_TITLE:
      g_value_set_string (value, self->event_title);
      break;
    case PROP_EVENT_LINES:
      g_value_set_boxed (value, self->event_lines);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterBattleSpectator, battle, g_object_unref),
  MUSTER_OWNED (MusterBattleSpectator, turn, g_free),
  MUSTER_OWNED (MusterBattleSpectator, acting, g_free),
  MUSTER_OWNED (MusterBattleSpectator, event_title, g_free),
  MUSTER_OWNED (MusterBattleSpectator, scores, g_strfreev),
  MUSTER_OWNED (MusterBattleSpectator, objectives, g_strfreev),
  MUSTER_OWNED (MusterBattleSpectator, event_lines, g_strfreev),
  MUSTER_OWNED (MusterBattleSpectator, card, g_free),
  MUSTER_OWNED (MusterBattleSpectator, dice, g_free),
  MUSTER_OWNED (MusterBattleSpectator, units, g_strfreev),
};

static void
muster_battle_spectator_class_init (MusterBattleSpectatorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  object_class->get_property = muster_battle_spectator_get_property;

  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "", flags);
  properties[PROP_SIDES] = g_param_spec_boxed ("sides", NULL, NULL, G_TYPE_STRV, flags);
  properties[PROP_TURN] = g_param_spec_string ("turn", NULL, NULL, "", flags);
  properties[PROP_ACTING] = g_param_spec_string ("acting", NULL, NULL, "", flags);
  properties[PROP_ACTIVE_SIDE] =
    g_param_spec_int ("active-side", NULL, NULL, -1, MUSTER_MAX_SIDES - 1, -1, flags);
  properties[PROP_SCORES] = g_param_spec_boxed ("scores", NULL, NULL, G_TYPE_STRV, flags);
  properties[PROP_OBJECTIVES] = g_param_spec_boxed ("objectives", NULL, NULL, G_TYPE_STRV, flags);
  properties[PROP_CARD] = g_param_spec_string ("card", NULL, NULL, "", flags);
  properties[PROP_DICE] = g_param_spec_string ("dice", NULL, NULL, "", flags);
  properties[PROP_UNITS] = g_param_spec_boxed ("units", NULL, NULL, G_TYPE_STRV, flags);
  properties[PROP_EVENT_TITLE] = g_param_spec_string ("event-title", NULL, NULL, "", flags);
  properties[PROP_EVENT_LINES] =
    g_param_spec_boxed ("event-lines", NULL, NULL, G_TYPE_STRV, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_battle_spectator_init (MusterBattleSpectator *self)
{
  self->turn = g_strdup ("");
  self->acting = g_strdup ("");
  self->event_title = g_strdup ("");
  self->units = g_new0 (char *, 1);
}

MusterBattleSpectator *
muster_battle_spectator_new (MusterBattle *battle)
{
  MusterBattleSpectator *self;

  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), NULL);

  self = g_object_new (MUSTER_TYPE_BATTLE_SPECTATOR, NULL);
  self->battle = g_object_ref (battle);
  /* A view for everybody must not show the secrets of a side, so cover them. */
  muster_battle_uncover (battle, -1);
  g_signal_connect_object (battle, "changed", G_CALLBACK (look), self, G_CONNECT_SWAPPED);
  look (self);
  return self;
}
