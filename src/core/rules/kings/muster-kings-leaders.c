/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-levy.h"

#include "core/rules/kings/muster-kings-text.h"

/* Leaders are rolled for once the force is fixed (K-LEAD). */

#define DEFAULT_LEADERSHIP 6 /* K-FILE-01 */

static const MusterPhrase LEADERSHIP =
  { "K-LEAD-01", N_("{d0}: Leadership {1}") };
static const MusterPhrase TRAIT =
  { "K-LEAD-02", N_("{d0}: {x1}") };
static const MusterPhrase NO_TRAIT =
  { "K-LEAD-02", N_("{d0}: nothing to say about him") };
static const MusterPhrase OWN_LEADERSHIP =
  { "K-LEAD-03", N_("{x0}: Leadership {1} instead of {2}") };
static const MusterPhrase ONE_FOR_ALL =
  { "K-LEAD-05", N_("{d0}: Leadership {1} for units: {2}") };

/* K-LEAD-05, K-LEAD-06 */
gboolean
muster_kings_leaders_count_traits (const MusterLevy *levy)
{
  return !muster_levy_has_rule (levy, "no-traits") &&
         !muster_levy_has_rule (levy, "simplified-leaders");
}

static const MusterTrait *
find_trait (MusterCatalog *catalog,
            const guint8  *dice)
{
  GPtrArray *traits = muster_catalog_get_traits (catalog);

  for (guint i = 0; i < traits->len; i++)
    {
      const MusterTrait *trait = g_ptr_array_index (traits, i);

      if (trait->dice[0] == dice[0] && trait->dice[1] == dice[1])
        return trait;
    }
  return NULL;
}

/* The Leadership that the die gives to a Leader of this kind of unit. */
static int
find_leadership (MusterCatalog *catalog,
                 const char    *kind,
                 int            die)
{
  g_autofree char *id = g_strconcat ("leadership-", kind, NULL);
  const MusterRollTable *table = muster_catalog_find_table (catalog, id);

  return table != NULL ? muster_roll_table_find_row (table, die)->value : DEFAULT_LEADERSHIP;
}

static gboolean
roll_leadership (MusterResolution *self,
                 const MusterLevy *levy,
                 int               unit,
                 const char       *kind,
                 int              *leadership)
{
  const guint8 *dice = muster_resolution_roll (self, KINGS_ROLL_LEADERSHIP, unit, 1, 0);

  if (dice == NULL)
    return FALSE;

  *leadership = find_leadership (levy->catalog, kind, dice[0]);
  return TRUE;
}

static gboolean
roll_trait (MusterResolution *self,
            const MusterLevy *levy,
            guint             unit,
            MusterLeaderRoll *roll)
{
  const guint8 *dice = muster_resolution_roll (self, KINGS_ROLL_TRAIT, (int) unit, 2, 0);
  gint32 place;

  if (dice == NULL)
    return FALSE;

  place = (gint32) muster_resolution_last_roll (self);
  roll->trait = find_trait (levy->catalog, dice);
  if (roll->trait == NULL)
    {
      muster_step (self, &NO_TRAIT, place);
      return TRUE;
    }

  muster_step (self, &TRAIT, place, (gint32) roll->trait->index);
  if (roll->trait->leadership > 0)
    {
      roll->leadership = roll->trait->leadership;
      muster_step (self, &OWN_LEADERSHIP, (gint32) roll->trait->index, roll->leadership,
                   roll->rolled);
    }
  return TRUE;
}

gboolean
muster_kings_leaders_roll_one (MusterResolution *self,
                               const MusterLevy *levy,
                               guint             unit,
                               MusterLeaderRoll *roll)
{
  const char *kind = muster_kings_levy_get_kind (&levy->units[unit]);

  if (!roll_leadership (self, levy, (int) unit, kind, &roll->rolled))
    return FALSE;

  roll->leadership = roll->rolled;
  roll->trait = NULL;
  muster_step (self, &LEADERSHIP, (gint32) muster_resolution_last_roll (self), roll->rolled);
  return !muster_kings_leaders_count_traits (levy) || roll_trait (self, levy, unit, roll);
}

/* One roll for all units of @kind, or of any. */
static gboolean
roll_for_many (MusterResolution *self,
               const MusterLevy *levy,
               int               unit,
               const char       *kind,
               gboolean          any,
               MusterLeaderRoll *rolls)
{
  int leadership, n = 0;

  if (!roll_leadership (self, levy, unit, kind, &leadership))
    return FALSE;

  for (guint i = 0; i < levy->n_units; i++)
    if (any || g_str_equal (muster_kings_levy_get_kind (&levy->units[i]), kind))
      {
        rolls[i] = (MusterLeaderRoll) { .rolled = leadership, .leadership = leadership };
        n++;
      }
  muster_step (self, &ONE_FOR_ALL, (gint32) muster_resolution_last_roll (self), leadership, n);
  return TRUE;
}

static guint
count_kind (const MusterLevy *levy,
            const char       *kind,
            guint             n_units)
{
  guint n = 0;

  for (guint i = 0; i < n_units; i++)
    n += g_str_equal (muster_kings_levy_get_kind (&levy->units[i]), kind);
  return n;
}

gboolean
muster_kings_leaders_roll (MusterResolution  *self,
                           const MusterLevy  *levy,
                           MusterLeaderScope  scope,
                           MusterLeaderRoll  *rolls)
{
  if (levy->n_units == 0)
    return TRUE;
  if (!muster_levy_has_rule (levy, "simplified-leaders"))
    scope = MUSTER_LEADERS_BY_UNIT;
  if (scope == MUSTER_LEADERS_BY_FORCE)
    {
      const char *usual = muster_kings_levy_get_kind (&levy->units[0]);

      /* The kind that most units are of; among equals the one that is listed first (a ruling). */
      for (guint i = 1; i < levy->n_units; i++)
        {
          const char *kind = muster_kings_levy_get_kind (&levy->units[i]);

          if (count_kind (levy, kind, levy->n_units) > count_kind (levy, usual, levy->n_units))
            usual = kind;
        }
      return roll_for_many (self, levy, -1, usual, TRUE, rolls);
    }

  for (guint i = 0; i < levy->n_units; i++)
    {
      const char *kind = muster_kings_levy_get_kind (&levy->units[i]);

      if (scope == MUSTER_LEADERS_BY_UNIT &&
          !muster_kings_leaders_roll_one (self, levy, i, &rolls[i]))
        return FALSE;
      if (scope == MUSTER_LEADERS_BY_KIND && count_kind (levy, kind, i) == 0 &&
          !roll_for_many (self, levy, (int) i, kind, FALSE, rolls))
        return FALSE;
    }
  return TRUE;
}
