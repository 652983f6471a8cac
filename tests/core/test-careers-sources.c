/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-battle.h"
#include "core/campaign/muster-campaign-file.h"
#include "core/careers/muster-career-rivals.h"
#include "core/careers/muster-career-totals.h"
#include "core/forces/muster-force-unit.h"
#include "core/muster-list.h"
#include "muster-test-battles.h"
#include "muster-test-campaign.h"
#include "muster-test-library.h"
#include "muster-test.h"

#include <string.h>

/* What careers take from the logs of battles. */

#define BATTLE_ID "5b2f7e1c-95c8-4a86-9f04-0c4f1b7d3a11"

static const char *const rulesets[] = { "kings", "hexcard" };

static void
assert_same_luck (const MusterLuckSum *a,
                  const MusterLuckSum *b)
{
  g_assert_cmpuint (a->n, ==, b->n);
  g_assert_cmpuint (a->n_good, ==, b->n_good);
  g_assert_true (a->expected == b->expected);
  g_assert_true (a->at_least == b->at_least);
  g_assert_true (a->at_most == b->at_most);
}

/* All units together have the luck of their side, to the last bit, and the deeds of the result. */
static void
test_a_source_says_what_the_result_says (gconstpointer data)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();

  for (guint seed = 1; seed <= muster_test_rounds (3, 60); seed++)
    {
      g_autoptr (MusterBattle) battle = muster_test_battles_fight (library, data, seed, 120);
      g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);
      g_autoptr (MusterCareerSource) source = muster_career_source_new (battle, BATTLE_ID, NULL);

      for (guint side = 0; side < result->setup->n_sides; side++)
        {
          g_autoptr (MusterLuckTally) tally = muster_luck_tally_new ();
          MusterLuckSum luck;
          guint felled = 0, expected = 0;

          for (guint i = 0; i < source->fighters->len; i++)
            {
              const MusterCareerFighter *fighter = muster_career_source_get_fighter (source, (int) i);

              if (fighter->side != (int) side)
                continue;
              muster_luck_tally_merge (tally, fighter->own.tally);
              felled += fighter->own.deeds.counts[MUSTER_DEED_FELLED];
            }
          for (guint i = 0; i < result->units->len; i++)
            {
              const MusterUnitRecord *record = muster_battle_result_get_unit (result, (int) i);

              expected += record->def->side == (int) side ? record->deeds.counts[MUSTER_DEED_FELLED] : 0;
            }
          if (result->setup->made_units->len == 0)
            {
              muster_luck_tally_sum (tally, &luck);
              assert_same_luck (&luck, &result->sides[side].luck);
              g_assert_cmpuint (felled, ==, expected);
            }
        }
    }
}

/* Every fight between two sides has one who won it and one who lost it, or is drawn. */
static void
test_meetings_are_fights (gconstpointer data)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();

  for (guint seed = 1; seed <= muster_test_rounds (3, 60); seed++)
    {
      g_autoptr (MusterBattle) battle = muster_test_battles_fight (library, data, seed, 120);
      g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);
      g_autoptr (MusterCareerSource) source = muster_career_source_new (battle, BATTLE_ID, NULL);
      guint won = 0, fought = 0;

      for (guint i = 0; i < source->meetings->len; i++)
        {
          const MusterCareerMeeting *meeting = &g_array_index (source->meetings, MusterCareerMeeting, i);

          g_assert_cmpint (meeting->a, <, meeting->b);
          g_assert_cmpint (muster_career_source_get_fighter (source, meeting->a)->side, !=,
                           muster_career_source_get_fighter (source, meeting->b)->side);
          won += meeting->won[0] + meeting->won[1];
        }
      for (guint i = 0; i < result->moments->len; i++)
        {
          const MusterIncident *incident = &g_array_index (result->moments, MusterMoment, i).incident;

          fought += incident->kind == MUSTER_INCIDENT_WON_FIGHT && incident->unit >= 0 &&
                    incident->other >= 0 &&
                    muster_battle_result_get_unit (result, incident->unit)->def->side !=
                      muster_battle_result_get_unit (result, incident->other)->def->side;
        }
      if (result->setup->made_units->len == 0)
        g_assert_cmpuint (won, ==, fought);
    }
}

static void
test_luck_adds_up_in_any_order (void)
{
  g_autoptr (MusterLuckTally) one = muster_luck_tally_new ();
  g_autoptr (MusterLuckTally) other = muster_luck_tally_new ();
  g_autoptr (MusterLuckTally) both = muster_luck_tally_new ();
  const MusterTrial dice = { .n = 12, .n_good = 5, .good = 2, .of = 6, .kind = MUSTER_TRIAL_DICE };
  const MusterTrial test = { .n = 1, .n_good = 1, .good = 26, .of = 36, .kind = MUSTER_TRIAL_TEST };
  MusterLuckSum a, b;

  muster_luck_tally_add (one, &dice);
  muster_luck_tally_add (one, &test);
  muster_luck_tally_add (other, &test);
  muster_luck_tally_add (other, &dice);
  muster_luck_tally_sum (one, &a);
  muster_luck_tally_sum (other, &b);
  assert_same_luck (&a, &b);

  muster_luck_tally_merge (both, one);
  muster_luck_tally_merge (both, other);
  muster_luck_tally_sum (both, &a);
  g_assert_cmpuint (a.n, ==, 26);
  g_assert_cmpuint (a.n_good, ==, 12);
  muster_luck_tally_sum_kind (both, MUSTER_TRIAL_TEST, &b);
  g_assert_cmpuint (b.n, ==, 2);
  g_assert_cmpuint (b.n_good, ==, 2);
  g_assert_cmpfloat_with_epsilon (b.at_least, (26.0 / 36.0) * (26.0 / 36.0), 1e-12);
}

/* A campaign in which a battle of random orders is the first chapter. */
static MusterCampaign *
attach (MusterLibrary    *library,
        MusterBattle     *battle,
        MusterBattleTie **tie)
{
  const MusterCampaignCase words = { .name = "careers", .log = "open {'chapter': 'c1'}" };
  g_autofree char *text = muster_campaign_case_to_file (&words);
  g_autoptr (GError) error = NULL;
  MusterCampaign *campaign = muster_campaign_file_read (library, text, strlen (text), "c", NULL, &error);
  const MusterSetup *setup = muster_battle_get_setup (battle);
  static const char *const units[][2] = { { "a1", "a2" }, { "b1", "b2" } };
  static const char *const leaders[][2] = { { "al", "bl" }, { "cl", NULL } };
  guint n[2] = { 0 };

  g_assert_no_error (error);
  *tie = muster_battle_tie_new ("", "c1");
  muster_battle_tie_add_side (*tie, setup->sides[0].id, "red");
  muster_battle_tie_add_side (*tie, setup->sides[1].id, "blue");
  for (guint i = 0; i < setup->units->len; i++)
    {
      const MusterUnitDef *def = g_ptr_array_index (setup->units, i);

      if (def->side < 2 && n[def->side] < 2)
        {
          muster_battle_tie_add_unit (*tie, def->id, units[def->side][n[def->side]],
                                      leaders[def->side][n[def->side]]);
          n[def->side]++;
        }
    }
  return campaign;
}

static void
record_return (MusterCampaign  *campaign,
               MusterBattleTie *tie,
               MusterBattle    *battle)
{
  g_autoptr (JsonNode) params = muster_campaign_battle_return_make (campaign, tie, battle, BATTLE_ID, NULL);
  g_auto (MusterCampaignOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_autoptr (GError) error = NULL;

  if (!json_object_has_member (json_node_get_object (params), "winner"))
    json_object_set_string_member (json_node_get_object (params), "winner", "draw");
  muster_tape_init (&tape);
  muster_campaign_order_init (&order, MUSTER_CAMPAIGN_ORDER_RETURN, params);
  muster_campaign_record (campaign, &order, &tape, &error);
  g_assert_no_error (error);
}

static void
test_luck_comes_with_the_log (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle = muster_test_battles_fight (library, "kings", 3, 150);
  g_autoptr (MusterBattle) another = muster_test_battles_fight (library, "kings", 4, 150);
  g_autoptr (MusterBattleTie) tie = NULL;
  g_autoptr (MusterCampaign) campaign = attach (library, battle, &tie);
  g_autoptr (MusterCareers) careers = muster_careers_new (campaign);
  g_autoptr (MusterCareerSource) source = muster_career_source_new (battle, BATTLE_ID, tie);
  g_autoptr (MusterCareerSource) wrong = muster_career_source_new (another, BATTLE_ID, tie);
  g_auto (GStrv) missing = NULL;
  g_auto (GStrv) none = NULL;
  MusterCareer *career;
  MusterCareerTotals totals;

  record_return (campaign, tie, battle);
  muster_careers_read_all (careers);
  career = muster_careers_find (careers, MUSTER_CAMPAIGN_UNITS, "a1");
  missing = muster_careers_list_missing (careers);
  g_assert_cmpuint (g_strv_length (missing), ==, 1);
  g_assert_cmpstr (missing[0], ==, BATTLE_ID);
  muster_career_totals_sum (careers, career, &totals);
  g_assert_cmpuint (totals.n_logs, ==, 0);
  g_assert_cmpuint (totals.battles, ==, 1);

  /* Another log than the one that the return was made from says nothing. */
  muster_careers_add_source (careers, wrong);
  muster_career_totals_sum (careers, career, &totals);
  g_assert_cmpuint (totals.n_logs, ==, 0);

  muster_careers_add_source (careers, source);
  none = muster_careers_list_missing (careers);
  g_assert_cmpuint (g_strv_length (none), ==, 0);
  muster_career_totals_sum (careers, career, &totals);
  g_assert_cmpuint (totals.n_logs, ==, 1);
  {
    MusterLuckSum luck;

    muster_luck_tally_sum (muster_career_source_get_fighter (
                             source, muster_career_source_find_unit (source, "a1"))->own.tally, &luck);
    assert_same_luck (&luck, &totals.luck);
    g_assert_cmpuint (totals.dice.n + totals.tests.n, ==, totals.luck.n);
  }
}

static void
test_rivals_met (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  guint n_met = 0;

  for (guint seed = 1; seed <= 8; seed++)
    {
      g_autoptr (MusterBattle) battle = muster_test_battles_fight (library, "kings", seed, 200);
      g_autoptr (MusterBattleTie) tie = NULL;
      g_autoptr (MusterCampaign) campaign = attach (library, battle, &tie);
      g_autoptr (MusterCareers) careers = muster_careers_new (campaign);
      g_autoptr (MusterCareerSource) source = muster_career_source_new (battle, BATTLE_ID, tie);
      g_autoptr (GArray) all = NULL;

      record_return (campaign, tie, battle);
      muster_careers_read_all (careers);
      muster_careers_add_source (careers, source);
      all = muster_career_rivals_list_rivalries (careers, MUSTER_CAMPAIGN_UNITS, NULL);
      n_met += all->len;
      for (guint i = 0; i < all->len; i++)
        {
          const MusterCareerRivalry *rivalry = &g_array_index (all, MusterCareerRivalry, i);
          g_autoptr (GArray) of_other =
            muster_career_rivals_list_rivalries (careers, MUSTER_CAMPAIGN_UNITS, rivalry->other);
          gboolean found = FALSE;

          g_assert_cmpuint (rivalry->battles, ==, 1);
          g_assert_cmpstr (muster_career_get_side (rivalry->one), !=,
                           muster_career_get_side (rivalry->other));
          /* Seen from the other it is the other way round. */
          for (guint k = 0; k < of_other->len; k++)
            {
              const MusterCareerRivalry *turned = &g_array_index (of_other, MusterCareerRivalry, k);

              g_assert_true (turned->one == rivalry->other);
              if (turned->other != rivalry->one)
                continue;
              found = TRUE;
              g_assert_cmpuint (turned->won[0], ==, rivalry->won[1]);
              g_assert_cmpuint (turned->won[1], ==, rivalry->won[0]);
              g_assert_cmpuint (turned->felled[0], ==, rivalry->felled[1]);
            }
          g_assert_true (found);
        }
    }
  g_assert_cmpuint (n_met, >, 0);
}

/* A force that fought outside any campaign is known by its units. */
static void
test_a_force_has_careers (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle = muster_test_battles_fight (library, "kings", 3, 150);
  g_autoptr (MusterCareerSource) source = muster_career_source_new (battle, BATTLE_ID, NULL);
  g_autoptr (MusterCareerSource) again =
    muster_career_source_new (battle, "6b2f7e1c-95c8-4a86-9f04-0c4f1b7d3a11", NULL);
  const MusterCareerFighter *fighter = muster_career_source_get_fighter (source, 0);
  g_autoptr (MusterForce) force = muster_force_new (muster_battle_get_ruleset (battle));
  g_autoptr (MusterForceUnit) unit =
    muster_force_unit_new (muster_force_get_catalog (force), "u1", fighter->type);
  g_autoptr (MusterForceUnit) stranger =
    muster_force_unit_new (muster_force_get_catalog (force), "u2", fighter->type);
  g_autoptr (MusterCareers) careers = NULL;
  MusterCareerTotals totals;

  muster_force_unit_set_name (unit, fighter->name);
  muster_force_unit_set_name (stranger, "Nobody knows them");
  muster_force_append (force, unit);
  muster_force_append (force, stranger);
  careers = muster_careers_new_for_force (force);
  muster_careers_add_source (careers, source);
  muster_careers_add_source (careers, again);

  muster_career_totals_sum (careers, muster_list_peek (muster_careers_get_units (careers), 0), &totals);
  g_assert_cmpuint (totals.battles, ==, 2);
  g_assert_cmpuint (totals.n_logs, ==, 2);
  g_assert_cmpuint (totals.deeds.counts[MUSTER_DEED_SHOTS], ==,
                    2 * fighter->own.deeds.counts[MUSTER_DEED_SHOTS]);
  muster_career_totals_sum (careers, muster_list_peek (muster_careers_get_units (careers), 1), &totals);
  g_assert_cmpuint (totals.battles, ==, 0);
}

/* A unit that was given another name since is known by its id, if it is of the same type. */
static void
test_a_renamed_unit_keeps_its_career (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle = muster_test_battles_fight (library, "kings", 3, 150);
  g_autoptr (MusterCareerSource) source = muster_career_source_new (battle, BATTLE_ID, NULL);
  MusterCareerFighter *first = g_ptr_array_index (source->fighters, 0);
  MusterCareerFighter *second = g_ptr_array_index (source->fighters, 1);
  g_autoptr (MusterForce) force = muster_force_new (muster_battle_get_ruleset (battle));
  g_autoptr (MusterForceUnit) known =
    muster_force_unit_new (muster_force_get_catalog (force), "u1", first->type);
  g_autoptr (MusterForceUnit) renamed =
    muster_force_unit_new (muster_force_get_catalog (force), "u2", second->type);
  g_autoptr (MusterCareers) careers = NULL;
  MusterCareerTotals totals;

  g_assert_cmpint (first->side, ==, second->side);
  g_free (second->id);
  second->id = g_strdup ("force-u2");
  muster_force_unit_set_name (known, first->name);
  muster_force_unit_set_name (renamed, "Called otherwise then");
  muster_force_append (force, known);
  muster_force_append (force, renamed);
  careers = muster_careers_new_for_force (force);
  muster_careers_add_source (careers, source);

  muster_career_totals_sum (careers, muster_list_peek (muster_careers_get_units (careers), 1), &totals);
  g_assert_cmpuint (totals.battles, ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (rulesets); i++)
    {
      g_autofree char *first = g_strdup_printf ("/careers/sources/%s/says-what-the-result-says", rulesets[i]);
      g_autofree char *second = g_strdup_printf ("/careers/sources/%s/meetings-are-fights", rulesets[i]);

      g_test_add_data_func (first, rulesets[i], test_a_source_says_what_the_result_says);
      g_test_add_data_func (second, rulesets[i], test_meetings_are_fights);
    }
  g_test_add_func ("/careers/luck-adds-up-in-any-order", test_luck_adds_up_in_any_order);
  g_test_add_func ("/careers/luck-comes-with-the-log", test_luck_comes_with_the_log);
  g_test_add_func ("/careers/rivals-met", test_rivals_met);
  g_test_add_func ("/careers/a-force-has-careers", test_a_force_has_careers);
  g_test_add_func ("/careers/a-renamed-unit-keeps-its-career", test_a_renamed_unit_keeps_its_career);

  return g_test_run ();
}
