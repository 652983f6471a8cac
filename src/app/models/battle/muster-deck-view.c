/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/battle/muster-deck-view.h"

#include "app/models/battle/muster-turn-item.h"
#include "app/models/dice/muster-card-words.h"
#include "app/models/muster-words.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"

#include <math.h>

struct _MusterDeckView
{
  MusterObject parent_instance;

  MusterBattle *battle;
  GListStore *turns;
  gboolean has_deck;
  char *left_text;
  char *chances_text;
};

G_DEFINE_FINAL_TYPE (MusterDeckView, muster_deck_view, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_BATTLE,
  PROP_LEFT_TEXT,
  PROP_CHANCES_TEXT,
  N_PROPS
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* Jokers have a colour, too. */
static gboolean
is_black (MusterCard card)
{
  return card <= MUSTER_CARD_BLACK_JOKER && !muster_card_is_red (card);
}

static gboolean
is_red (MusterCard card)
{
  return card <= MUSTER_CARD_BLACK_JOKER && muster_card_is_red (card);
}

static gboolean
is_court (MusterCard card)
{
  return muster_card_get_suit (card) != MUSTER_SUIT_NONE && muster_card_get_rank (card) > 10;
}

static char *
dup_left (const MusterDeck *deck)
{
  g_autofree char *left = deck->n_left > 0 ? g_strdup_printf (_("Cards left: %u"), deck->n_left)
                                           : g_strdup (_("No card is left"));
  g_autofree char *discards = NULL;

  if (deck->n_discards == 0)
    return g_steal_pointer (&left);

  discards = g_strdup_printf (_("discarded: %u"), deck->n_discards);
  return g_strdup_printf ("%s · %s", left, discards);
}

/* Puts the open cards before the number of cards that are left. */
static char *
dup_status (MusterDeckView   *self,
            const MusterDeck *deck)
{
  const MusterRules *rules = muster_ruleset_get_rules (muster_battle_get_ruleset (self->battle));
  g_autofree char *left = dup_left (deck);
  g_autofree char *open =
    rules->dup_open_cards != NULL
      ? rules->dup_open_cards (muster_battle_get_setup (self->battle), muster_battle_get_state (self->battle))
      : NULL;

  return open != NULL ? g_strdup_printf ("%s · %s", open, left) : g_steal_pointer (&left);
}

/* Adds the turns from @first on that have the same place. Returns: how many */
static guint
add_group (MusterDeckView   *self,
           const MusterTurn *first,
           guint             n,
           GPtrArray        *items)
{
  const MusterSetup *setup = muster_battle_get_setup (self->battle);
  const MusterState *state = muster_battle_get_state (self->battle);
  g_autoptr (GString) names = g_string_new (NULL);
  guint count = 0;

  for (; count < n && first[count].place == first->place; count++)
    muster_enumeration_add (names, state->units[first[count].unit].def->name);
  g_ptr_array_add (items,
                   muster_turn_item_new (first->card, first->unit, names->str,
                                         setup->sides[state->units[first->unit].def->side].name,
                                         items->len == 0));
  return count;
}

static void
list_turns (MusterDeckView *self)
{
  const MusterRules *rules = muster_ruleset_get_rules (muster_battle_get_ruleset (self->battle));
  const MusterState *state = muster_battle_get_state (self->battle);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree MusterTurn *turns = g_new (MusterTurn, (gsize) state->n_units + 1);
  guint n = 0;

  if (rules->list_turns != NULL)
    n = rules->list_turns (muster_battle_get_setup (self->battle), state, turns);
  for (guint i = 0; i < n;)
    i += add_group (self, turns + i, n - i, items);

  g_list_store_splice (self->turns, 0, g_list_model_get_n_items (G_LIST_MODEL (self->turns)),
                       items->pdata, items->len);
}

static void
update (MusterDeckView *self)
{
  const MusterState *state = muster_battle_get_state (self->battle);
  MusterDeck deck;

  g_clear_pointer (&self->left_text, g_free);
  g_clear_pointer (&self->chances_text, g_free);
  self->has_deck = muster_card_words_get_deck (self->battle, state, 1, &deck) && deck.packs > 0;
  if (self->has_deck)
    {
      double red_share;
      g_autofree char *red = NULL;
      g_autofree char *black = NULL;
      g_autofree char *court = NULL;
      double second;
      double rounded;

      self->left_text = dup_status (self, &deck);
      red_share = muster_card_words_get_share (&deck, is_red);
      red = muster_words_for_chance (red_share);

      /* If the two chances add up to 1, derive the second from the rounded first, so that both are not
       * rounded up. */
      second = muster_card_words_get_share (&deck, is_black);
      rounded = round (red_share * 100.0) / 100.0;
      if (fabs (red_share + second - 1.0) < 1e-9 && rounded > 0.0 && rounded < 1.0)
        black = muster_words_for_chance (1.0 - rounded);
      else
        black = muster_words_for_chance (second);

      court = muster_words_for_chance (muster_card_words_get_share (&deck, is_court));
      /* Translators: the chances that the next card is red, black, or a jack, queen or king. */
      self->chances_text = g_strdup_printf (_("Next card: red %s · black %s · court %s"), red,
                                            black, court);
    }
  list_turns (self);

  for (guint i = PROP_LEFT_TEXT; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
muster_deck_view_constructed (GObject *object)
{
  MusterDeckView *self = MUSTER_DECK_VIEW (object);

  G_OBJECT_CLASS (muster_deck_view_parent_class)->constructed (object);

  g_signal_connect_object (self->battle, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

static void
muster_deck_view_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  MusterDeckView *self = MUSTER_DECK_VIEW (object);

  switch (prop_id)
    {
    case PROP_BATTLE:
      g_value_set_object (value, self->battle);
      break;
    case PROP_LEFT_TEXT:
      g_value_set_string (value, self->left_text);
      break;
    case PROP_CHANCES_TEXT:
      g_value_set_string (value, self->chances_text);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_deck_view_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  MusterDeckView *self = MUSTER_DECK_VIEW (object);

  switch (prop_id)
    {
    case PROP_BATTLE:
      self->battle = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterDeckView, battle, g_object_unref),
  MUSTER_OWNED (MusterDeckView, turns, g_object_unref),
  MUSTER_OWNED (MusterDeckView, left_text, g_free),
  MUSTER_OWNED (MusterDeckView, chances_text, g_free),
};

static void
muster_deck_view_class_init (MusterDeckViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  object_class->constructed = muster_deck_view_constructed;
  object_class->get_property = muster_deck_view_get_property;
  object_class->set_property = muster_deck_view_set_property;

  properties[PROP_BATTLE] =
    g_param_spec_object ("battle", NULL, NULL, MUSTER_TYPE_BATTLE,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_LEFT_TEXT] = g_param_spec_string ("left-text", NULL, NULL, NULL, flags);
  properties[PROP_CHANCES_TEXT] = g_param_spec_string ("chances-text", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_CHANGED] = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
}

static void
muster_deck_view_init (MusterDeckView *self)
{
  self->turns = g_list_store_new (MUSTER_TYPE_TURN_ITEM);
}

MusterDeckView *
muster_deck_view_new (MusterBattle *battle)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), NULL);

  return g_object_new (MUSTER_TYPE_DECK_VIEW, "battle", battle, NULL);
}

gboolean
muster_deck_view_has_deck (MusterDeckView *self)
{
  g_return_val_if_fail (MUSTER_IS_DECK_VIEW (self), FALSE);

  return self->has_deck;
}

GListModel *
muster_deck_view_get_turns (MusterDeckView *self)
{
  g_return_val_if_fail (MUSTER_IS_DECK_VIEW (self), NULL);

  return G_LIST_MODEL (self->turns);
}
