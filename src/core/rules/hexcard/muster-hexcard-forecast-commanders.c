/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/hexcard/muster-hexcard-forecast.h"

/* Forecasts what happens to commanders: a card is turned for each further hit, until one kills. */

/* Sorts of cards for cover and commanders. */
enum
{
  KILLS,
  OTHER_RED,
  BLACK,
  N_SORTS,
};

/* What has become of the commander so far. */
enum
{
  UNHURT,
  WOUNDED,
  KILLED,
};

/* Places in MusterPile.tags. */
enum
{
  TAG_SIXES,
  TAG_HITS,
  TAG_FATE,
};

static gboolean
is_struck (const HexcardToll *toll,
           int                unit)
{
  return toll->struck[unit] && hexcard_get_arm (toll->state, unit) == HEXCARD_COMMANDER;
}

static guint
sort_card (MusterCard card)
{
  if (muster_hexcard_losses_kills_commander (card))
    return KILLS;
  return muster_card_is_red (card) ? OTHER_RED : BLACK;
}

/* Follows the cover cards: all piles that may be left after them, tagged with sixes and hits. */
static void
turn_cover (MusterPiles        *piles,
            gboolean            cover,
            const HexcardCount *sixes)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (MusterPile));

  for (guint s = 0; s <= sixes->n; s++)
    {
      if (s > 0 && cover)
        {
          g_autoptr (GArray) next = g_array_new (FALSE, FALSE, sizeof (MusterPile));
          MusterPile drawn;

          for (guint i = 0; i < piles->piles->len; i++)
            for (guint sort = 0; sort < N_SORTS; sort++)
              if (muster_piles_draw (piles, &g_array_index (piles->piles, MusterPile, i), sort,
                                     &drawn))
                {
                  drawn.tags[TAG_HITS] =
                    (guint16) (drawn.tags[TAG_HITS] + (sort != BLACK ? 1 : 0));
                  g_array_append_val (next, drawn);
                }

          muster_piles_settle (next);
          g_array_unref (piles->piles);
          piles->piles = g_steal_pointer (&next);
        }
      for (guint i = 0; i < piles->piles->len; i++)
        {
          MusterPile pile = g_array_index (piles->piles, MusterPile, i);

          pile.chance *= sixes->odds[s];
          pile.tags[TAG_SIXES] = (guint16) s;
          if (!cover)
            pile.tags[TAG_HITS] = (guint16) s;
          g_array_append_val (all, pile);
        }
    }

  g_array_unref (piles->piles);
  piles->piles = g_steal_pointer (&all);
}

/* The most cards that can be turned for a commander. */
static guint
count_further_hits (const MusterPile *pile,
                    gboolean          was_disrupted)
{
  guint hits = pile->tags[TAG_HITS];

  return hits > 0 && !was_disrupted ? hits - 1 : hits;
}

/* Turns the @nth card for every pile with that many hits, unless he is dead by then. */
static gboolean
turn_for_commander (MusterPiles *piles,
                    guint        nth,
                    gboolean     was_disrupted)
{
  g_autoptr (GArray) next = g_array_new (FALSE, FALSE, sizeof (MusterPile));
  gboolean turned = FALSE;
  MusterPile drawn;

  for (guint i = 0; i < piles->piles->len; i++)
    {
      const MusterPile *pile = &g_array_index (piles->piles, MusterPile, i);

      if (count_further_hits (pile, was_disrupted) < nth ||
          pile->tags[TAG_FATE] == KILLED)
        {
          g_array_append_val (next, *pile);
          continue;
        }
      turned = TRUE;
      for (guint sort = 0; sort < N_SORTS; sort++)
        if (muster_piles_draw (piles, pile, sort, &drawn))
          {
            if (sort != BLACK)
              drawn.tags[TAG_FATE] = sort == KILLS ? KILLED : WOUNDED;
            g_array_append_val (next, drawn);
          }
    }

  if (turned)
    {
      muster_piles_settle (next);
      g_array_unref (piles->piles);
      piles->piles = g_steal_pointer (&next);
    }
  return turned;
}

/* Adds up the fates of this commander, and clears the tags for the next. */
static void
sum_up (MusterPiles       *piles,
        const MusterState *state,
        int                commander,
        HexcardFates      *fates,
        double            *killed)
{
  gboolean was_disrupted = hexcard_has_marker (state, commander, HEXCARD_DISRUPTED);
  gboolean was_wounded = hexcard_has_marker (state, commander, HEXCARD_WOUNDED);

  for (guint i = 0; i < piles->piles->len; i++)
    {
      MusterPile *pile = &g_array_index (piles->piles, MusterPile, i);
      guint fate = pile->tags[TAG_FATE];

      if (fate == KILLED)
        {
          fates->destroyed += pile->chance;
          if (killed != NULL)
            killed[pile->tags[TAG_SIXES]] += pile->chance;
        }
      else
        {
          if (pile->tags[TAG_HITS] > 0 && !was_disrupted)
            fates->disrupted += pile->chance;
          if (fate == WOUNDED && !was_wounded)
            fates->wounded += pile->chance;
        }
      pile->tags[TAG_FATE] = UNHURT;
    }
  muster_piles_settle (piles->piles);
}

/* Where the pack may run out and be reshuffled, every possible pile is followed card by card. */
static void
follow_all (const HexcardToll *toll,
            HexcardFates      *fates,
            double            *killed)
{
  const MusterState *state = toll->state;
  g_auto (MusterPiles) piles = { 0 };

  muster_piles_init (&piles, &state->deck, sort_card);
  turn_cover (&piles, toll->cover, toll->sixes);
  if (toll->taken != NULL)
    {
      g_autoptr (GArray) struck = g_array_new (FALSE, FALSE, sizeof (MusterPile));

      /* Each pile is multiplied by the hits that the other side may have thrown. */
      for (guint hits = 0; hits <= toll->taken->n; hits++)
        for (guint i = 0; i < piles.piles->len; i++)
          {
            MusterPile pile = g_array_index (piles.piles, MusterPile, i);

            pile.chance *= toll->taken->odds[hits];
            pile.tags[TAG_SIXES] = 0;
            pile.tags[TAG_HITS] = (guint16) hits;
            g_array_append_val (struck, pile);
          }
      muster_piles_settle (struck);
      g_array_unref (piles.piles);
      piles.piles = g_steal_pointer (&struck);
    }

  for (int i = muster_hexcard_units_next (state, -1); i >= 0;
       i = muster_hexcard_units_next (state, i))
    {
      gboolean was_disrupted = hexcard_has_marker (state, i, HEXCARD_DISRUPTED);

      if (!is_struck (toll, i))
        continue;
      for (guint nth = 1; turn_for_commander (&piles, nth, was_disrupted); nth++)
        ;
      sum_up (&piles, state, i, &fates[i], killed);
    }
}

typedef struct
{
  guint kills;
  guint red;
  guint n_cards;
} Pack;

/* The chances that @n_cards kill him, or else wound him, when @used cards have been turned before, @red_used
 * of them red. Which of the red ones would kill is not known of those either, so that any red one kills
 * with the same chance. */
static void
turn_many (const Pack *pack,
           guint       used,
           guint       red_used,
           guint       n_cards,
           double     *kill,
           double     *wound)
{
  HexcardCover turned = { .red = pack->red - red_used, .n_cards = pack->n_cards - used };
  double spared = 1.0;
  double alive = 0.0;

  turned.row[0] = 1.0;
  while (turned.n_turned < n_cards)
    muster_hexcard_foresight_cover_turn (&turned);

  for (guint red = 0; red <= n_cards && turned.red >= red; red++)
    {
      alive += turned.row[red] * spared;
      spared *= ((double) pack->red - pack->kills - red) / MAX (pack->red - red, 1);
      spared = MAX (spared, 0.0);
    }
  *kill = MAX (1.0 - alive, 0.0);
  *wound = MAX (alive - turned.row[0], 0.0);
}

/* Adds the fate of one commander for one number of hits. */
static void
add_hits (const HexcardToll *toll,
          const Pack        *pack,
          int                commander,
          guint              sixes,
          guint              hits,
          double             chance,
          HexcardFates      *fates,
          double            *killed)
{
  gboolean was_disrupted = hexcard_has_marker (toll->state, commander, HEXCARD_DISRUPTED);
  guint n_cards = hits > 0 && !was_disrupted ? hits - 1 : hits;
  double kill;
  double wound;

  if (chance <= 0.0)
    return;

  turn_many (pack, toll->cover ? sixes : 0, toll->cover ? hits : 0, n_cards, &kill, &wound);
  fates->destroyed += chance * kill;
  if (killed != NULL)
    killed[sixes] += chance * kill;
  if (hits > 0 && !was_disrupted)
    fates->disrupted += chance * (1.0 - kill);
  if (!hexcard_has_marker (toll->state, commander, HEXCARD_WOUNDED))
    fates->wounded += chance * wound;
}

/**
 * muster_hexcard_forecast_commanders:
 * @fates: (inout): by unit; what becomes of the commanders among those struck is added here
 * @killed: (nullable): by the number of sixes, the chance of these and that he is killed is added here
 *
 * Foresees the cards that are turned for commanders, one after the other in listing order.
 */
void
muster_hexcard_forecast_commanders (const HexcardToll *toll,
                                    HexcardFates      *fates,
                                    double            *killed)
{
  HexcardToll simple = *toll;
  const HexcardCount *hits = toll->taken != NULL ? toll->taken : toll->sixes;
  guint most = toll->cover ? toll->sixes->n : 0;
  Pack pack;

  for (int i = 0; i < toll->state->n_units; i++)
    most += is_struck (toll, i) ? hits->n : 0;
  if (most > toll->state->deck.n_left)
    {
      follow_all (toll, fates, killed);
      return;
    }

  /* Cover cards that belong to other hits change nothing as long as the pack lasts. */
  if (toll->taken != NULL)
    simple = (HexcardToll) { .state = toll->state, .struck = toll->struck, .sixes = toll->taken };

  pack = (Pack) { .n_cards = toll->state->deck.n_left };
  for (guint i = 0; i < MUSTER_N_CARD_KINDS; i++)
    {
      guint sort = sort_card ((MusterCard) i);

      pack.kills += sort == KILLS ? toll->state->deck.left[i] : 0;
      pack.red += sort != BLACK ? toll->state->deck.left[i] : 0;
    }

  for (int i = 0; i < toll->state->n_units; i++)
    if (is_struck (toll, i))
      {
        HexcardCover cover;

        /* As long as the pack lasts, later commanders have the same chances as the first: each card
         * left is as likely to be bad. */
        muster_hexcard_foresight_cover_init (&cover, &simple.state->deck);
        for (guint s = 0; s <= simple.sixes->n; s++)
          {
            double chance = simple.sixes->odds[s];

            if (!simple.cover)
              {
                add_hits (&simple, &pack, i, s, s, chance, &fates[i], killed);
                continue;
              }
            if (s > 0)
              muster_hexcard_foresight_cover_turn (&cover);
            for (guint h = 0; h <= s; h++)
              add_hits (&simple, &pack, i, s, h, chance * cover.row[h], &fates[i], killed);
          }
      }
}
