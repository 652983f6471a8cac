/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/campaign/muster-campaign-founding.h"
#include "app/models/campaign/muster-campaign-layout.h"
#include "store/muster-campaign-presets.h"
#include "app/models/campaign/muster-campaign-words.h"
#include "muster-test-act.h"
#include "muster-test-app.h"

/* A campaign that is about to begin: whatever is chosen, it can. */

typedef struct
{
  MusterTestDir *dir;
  MusterStore *store;
  MusterLibrary *library;
  MusterCampaignFounding *founding;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;

  fixture->dir = muster_test_dir_new ();
  path = muster_test_dir_build (fixture->dir, "muster.db");
  fixture->library = muster_test_library_new ();
  fixture->store = muster_store_open (path, MUSTER_STORE_DEFAULT, &error);
  g_assert_no_error (error);
  fixture->founding = muster_campaign_founding_new (fixture->store, fixture->library);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_finalize_object (fixture->founding);
  g_clear_object (&fixture->store);
  g_clear_object (&fixture->library);
  muster_test_dir_free (fixture->dir);
}

static MusterCampaignSetup *
make (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  MusterCampaignSetup *setup = muster_campaign_founding_make (fixture->founding, &error);

  g_assert_no_error (error);
  return setup;
}

static void
test_begins_as_it_is (Fixture       *fixture,
                      gconstpointer  data)
{
  g_autoptr (MusterCampaignSetup) setup = make (fixture);

  g_assert_cmpint (setup->n_sides, ==, 2);
  g_assert_cmpint (muster_campaign_state_count (&setup->first, MUSTER_CAMPAIGN_FORCES), ==, 2);
  g_assert_cmpint (muster_campaign_state_count (&setup->first, MUSTER_CAMPAIGN_CHAPTERS), ==, 3);
  g_assert_cmpint (muster_campaign_state_count (&setup->first, MUSTER_CAMPAIGN_UNITS), >, 2);
  g_assert_cmpint (setup->first.day, ==, 0);
}

static void
test_every_preset_plan_and_ruleset (Fixture       *fixture,
                                    gconstpointer  data)
{
  guint n_presets = muster_campaign_founding_get_presets (fixture->founding)->len;
  guint n_rulesets = g_list_model_get_n_items (muster_library_get_rulesets (fixture->library));

  g_assert_cmpuint (n_presets, >=, 4);
  for (guint ruleset = 0; ruleset < n_rulesets; ruleset++)
    for (guint preset = 0; preset < n_presets; preset++)
      for (int plan = MUSTER_CAMPAIGN_LADDER; plan <= MUSTER_CAMPAIGN_FREE; plan++)
        {
          g_autoptr (MusterCampaignSetup) setup = NULL;

          muster_campaign_founding_set_ruleset (fixture->founding, ruleset);
          muster_campaign_founding_set_preset (fixture->founding, preset);
          muster_campaign_founding_set_plan (fixture->founding, plan);
          setup = make (fixture);
          g_assert_cmpint (setup->plan, ==, plan);
        }
}

static void
save_force (Fixture    *fixture,
            const char *name,
            const char *colour)
{
  g_autoptr (MusterRuleset) ruleset =
    g_list_model_get_item (muster_library_get_rulesets (fixture->library), 0);
  MusterCatalog *catalog = muster_ruleset_get_catalog (ruleset);
  const MusterUnitType *type = g_ptr_array_index (muster_catalog_get_types (catalog), 0);
  g_autoptr (MusterForce) force = muster_force_new (ruleset);
  g_autoptr (MusterForceUnit) unit = muster_force_unit_new (catalog, "u1", type->id);
  g_autoptr (GError) error = NULL;

  muster_force_append (force, unit);
  muster_force_set_name (force, name);
  muster_force_set_colour (force, colour);
  muster_force_store_rules_save (muster_store_get_forces (fixture->store), force, &error);
  g_assert_no_error (error);
}

static guint
find_force (Fixture    *fixture,
            const char *name)
{
  const char *const *names = muster_campaign_founding_get_forces (fixture->founding);

  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], name))
      return i;
  g_assert_not_reached ();
}

/* A side has the colour of its force, until another is chosen for it. */
static void
test_colours_of_forces (Fixture       *fixture,
                        gconstpointer  data)
{
  g_autoptr (MusterCampaignSetup) plain = make (fixture);
  g_autoptr (MusterCampaignSetup) first = NULL;
  g_autoptr (MusterCampaignSetup) second = NULL;

  g_assert_null (plain->sides[0].colour);
  g_assert_null (plain->sides[1].colour);
  save_force (fixture, "Hill men", "teal");
  g_object_unref (fixture->founding);
  fixture->founding = muster_campaign_founding_new (fixture->store, fixture->library);
  muster_campaign_founding_set_force (fixture->founding, 0, find_force (fixture, "Hill men"));
  muster_campaign_founding_set_force (fixture->founding, 1, find_force (fixture, "Hill men") + 1);
  g_assert_cmpstr (muster_campaign_founding_get_colour (fixture->founding, 0)->id, ==, "teal");
  first = make (fixture);
  g_assert_cmpstr (first->sides[0].colour->id, ==, "teal");
  g_assert_null (first->sides[1].colour);

  muster_campaign_founding_set_colour (fixture->founding, 1, muster_side_colours_find ("teal"));
  second = make (fixture);
  g_assert_null (second->sides[0].colour);
  g_assert_cmpstr (second->sides[1].colour->id, ==, "teal");
}

static void
test_sides_and_players (Fixture       *fixture,
                        gconstpointer  data)
{
  g_autoptr (MusterCampaignSetup) setup = NULL;

  muster_campaign_founding_add_side (fixture->founding);
  muster_campaign_founding_set_name (fixture->founding, 2, "Raiders");
  muster_campaign_founding_set_players (fixture->founding, 2, "Cora");
  muster_campaign_founding_set_start (fixture->founding, "1879-01-11");
  setup = make (fixture);
  g_assert_cmpint (setup->n_sides, ==, 3);
  g_assert_cmpstr (setup->sides[2].name, ==, "Raiders");
  g_assert_cmpint (muster_campaign_state_count (&setup->first, MUSTER_CAMPAIGN_PLAYERS), ==, 1);
  g_assert_cmpstr (muster_campaign_state_get_def (&setup->first, MUSTER_CAMPAIGN_PLAYERS, 0)->name,
                   ==, "Cora");
  g_assert_cmpint (setup->first.day, >, 0);
}

/* How many of the leaders of the campaign are called after their unit. */
static guint
count_nameless (const MusterCampaignSetup *setup,
                guint                     *n_leaders)
{
  guint n = 0;

  *n_leaders = (guint) muster_campaign_state_count (&setup->first, MUSTER_CAMPAIGN_LEADERS);
  for (guint i = 0; i < *n_leaders; i++)
    n += g_str_has_prefix (
      muster_campaign_state_get_def (&setup->first, MUSTER_CAMPAIGN_LEADERS, (int) i)->name, "Leader of ");
  return n;
}

static gboolean
is_of (const MusterCulture *culture,
       const char          *name)
{
  for (guint i = 0; culture->surnames[i] != NULL; i++)
    if (g_str_has_suffix (name, culture->surnames[i]))
      return TRUE;
  return FALSE;
}

/* Leaders without a name have one of the culture that is chosen for their side, the same one each time. */
static void
test_leaders_are_named_by_a_culture (Fixture       *fixture,
                                     gconstpointer  data)
{
  g_autoptr (MusterCampaignSetup) plain = make (fixture);
  const MusterCulture *culture = muster_campaign_founding_get_cultures (fixture->founding)->pdata[2];
  g_autoptr (MusterCampaignSetup) half = NULL;
  g_autoptr (MusterCampaignSetup) again = NULL;
  guint n_leaders, n_others;

  g_assert_cmpuint (count_nameless (plain, &n_leaders), ==, n_leaders);
  g_assert_cmpuint (n_leaders, >, 4);
  muster_campaign_founding_set_culture (fixture->founding, 0, 3);
  half = make (fixture);
  again = make (fixture);
  n_others = count_nameless (half, &n_leaders);
  g_assert_cmpuint (n_others, >, 0);
  g_assert_cmpuint (n_others, <, n_leaders);
  for (guint i = 0; i < n_leaders - n_others; i++)
    {
      const char *name = muster_campaign_state_get_def (&half->first, MUSTER_CAMPAIGN_LEADERS, (int) i)->name;

      g_assert_true (is_of (culture, name));
      g_assert_cmpstr (
        name, ==, muster_campaign_state_get_def (&again->first, MUSTER_CAMPAIGN_LEADERS, (int) i)->name);
    }
}

/* A side is called after its force, until somebody calls it otherwise or another is called so. */
static void
test_sides_are_called_after_forces (Fixture       *fixture,
                                    gconstpointer  data)
{
  const char *const *forces = muster_campaign_founding_get_forces (fixture->founding);

  g_assert_cmpstr (muster_campaign_founding_get_name (fixture->founding, 0), ==, forces[0]);
  g_assert_cmpstr (muster_campaign_founding_get_name (fixture->founding, 1), ==, forces[1]);
  muster_campaign_founding_set_force (fixture->founding, 1, 2);
  g_assert_cmpstr (muster_campaign_founding_get_name (fixture->founding, 1), ==, forces[2]);
  muster_campaign_founding_set_force (fixture->founding, 1, 0);
  g_assert_cmpstr (muster_campaign_founding_get_name (fixture->founding, 1), ==, "Side 2");
  muster_campaign_founding_set_name (fixture->founding, 1, "Raiders");
  muster_campaign_founding_set_force (fixture->founding, 1, 1);
  g_assert_cmpstr (muster_campaign_founding_get_name (fixture->founding, 1), ==, "Raiders");
}

static void
test_a_date_that_is_none (Fixture       *fixture,
                          gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  muster_campaign_founding_set_start (fixture->founding, "soon");
  g_assert_null (muster_campaign_founding_make (fixture->founding, &error));
  g_assert_null (strstr (error->message, "$"));
  g_assert_nonnull (strstr (error->message, "“soon”"));
  g_assert_nonnull (strstr (error->message, "1 April 1879"));
}

/* A date may be written as people write it. */
static void
test_a_date_in_words (Fixture       *fixture,
                      gconstpointer  data)
{
  static const char *const same[] = { "1 April 1879", "1 Apr 1879", "April 1, 1879", "1879-04-01" };

  for (guint i = 0; i < G_N_ELEMENTS (same); i++)
    {
      g_autoptr (MusterCampaignSetup) setup = NULL;
      g_autofree char *day = NULL;

      muster_campaign_founding_set_start (fixture->founding, same[i]);
      setup = make (fixture);
      day = muster_campaign_words_day (setup->first.day);
      g_assert_cmpstr (day, ==, "1 April 1879");
    }
}

/* Any number of players for a side: the first of them has its force. */
static void
test_several_players_of_a_side (Fixture       *fixture,
                                gconstpointer  data)
{
  g_autoptr (MusterCampaignSetup) setup = NULL;
  const MusterCampaignState *first;

  muster_campaign_founding_set_players (fixture->founding, 0, "Ann, Cora,, Dee ");
  muster_campaign_founding_set_players (fixture->founding, 1, " , ");
  setup = make (fixture);
  first = &setup->first;
  g_assert_cmpint (muster_campaign_state_count (first, MUSTER_CAMPAIGN_PLAYERS), ==, 3);
  for (int i = 0; i < 3; i++)
    g_assert_cmpint (muster_campaign_state_get_player_def (first, i)->side, ==, 0);
  g_assert_cmpstr (muster_campaign_state_get_def (first, MUSTER_CAMPAIGN_PLAYERS, 2)->name, ==, "Dee");
  g_assert_cmpint (muster_campaign_state_get_force (first, 0)->player, ==, 0);
  g_assert_cmpint (muster_campaign_state_get_force (first, 1)->player, ==, -1);
}

/* The first clash, a chapter for each side, and the last one between them. */
static void
test_tree_is_drawn (Fixture       *fixture,
                    gconstpointer  data)
{
  g_autoptr (MusterCampaignSetup) setup = NULL;
  g_autoptr (MusterCampaignLayout) layout = NULL;
  g_autofree char *words = NULL;

  muster_campaign_founding_set_plan (fixture->founding, MUSTER_CAMPAIGN_TREE);
  setup = make (fixture);
  layout = muster_campaign_layout_new (setup, &setup->first);
  g_assert_cmpint (layout->n_columns, ==, 3);
  g_assert_cmpint (layout->n_rows, ==, 2);
  g_assert_cmpuint (layout->edges->len, ==, 5);
  g_assert_cmpint (layout->places[0].column, ==, 0);
  g_assert_cmpint (layout->places[1].column, ==, 1);
  g_assert_cmpint (layout->places[2].column, ==, 1);
  g_assert_cmpint (layout->places[3].column, ==, 2);
  g_assert_cmpint (layout->places[0].row, ==, 1);
  g_assert_cmpint (layout->places[1].row, ==, 0);
  g_assert_cmpint (layout->places[2].row, ==, 2);
  words = muster_campaign_layout_dup_successors (setup, &setup->first, 0);
  g_assert_nonnull (strstr (words, "after a draw: The decision"));
}

/* The chapters of a plan are narrow; a score stands in one line of them. */
static void
test_scores_are_not_broken (Fixture       *fixture,
                            gconstpointer  data)
{
  g_autoptr (MusterCampaign) campaign = muster_test_act_read_campaign (
    "open {'chapter': 'c1'}\nreturn {'chapter': 'c1', 'source': 'paper', 'winner': 'blue', "
    "'score': {'red': 2, 'blue': 8}}");
  g_autofree char *words = muster_campaign_words_chapter (
    muster_campaign_get_setup (campaign), muster_campaign_get_present (campaign), 0);

  g_assert_cmpstr (words, ==, "Blue won 8\u00a0:\u00a02");
}

static void
test_own_presets_are_kept (Fixture       *fixture,
                           gconstpointer  data)
{
  MusterDocuments *documents = muster_store_get_documents (fixture->store);
  g_autoptr (MusterCampaignSetup) setup = make (fixture);
  g_autoptr (MusterCampaignPreset) preset = muster_campaign_presets_make (setup, "Our way");
  g_autoptr (GPtrArray) before = muster_campaign_presets_load (fixture->library, documents);
  g_autoptr (GPtrArray) after = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (muster_campaign_presets_save (documents, preset, &error));
      g_assert_no_error (error);
    }
  after = muster_campaign_presets_load (fixture->library, documents);
  g_assert_cmpuint (after->len, ==, before->len + 1);
  g_assert_cmpstr (((const MusterCampaignPreset *) after->pdata[before->len])->name, ==, "Our way");
}

#define ADD(name, function)                                                                        \
  g_test_add ("/campaign-founding/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  ADD ("begins-as-it-is", test_begins_as_it_is);
  ADD ("sides-are-called-after-forces", test_sides_are_called_after_forces);
  ADD ("leaders-are-named-by-a-culture", test_leaders_are_named_by_a_culture);
  ADD ("every-preset-plan-and-ruleset", test_every_preset_plan_and_ruleset);
  ADD ("colours-of-forces", test_colours_of_forces);
  ADD ("sides-and-players", test_sides_and_players);
  ADD ("a-date-that-is-none", test_a_date_that_is_none);
  ADD ("a-date-in-words", test_a_date_in_words);
  ADD ("several-players-of-a-side", test_several_players_of_a_side);
  ADD ("tree-is-drawn", test_tree_is_drawn);
  ADD ("own-presets-are-kept", test_own_presets_are_kept);
  ADD ("scores-are-not-broken", test_scores_are_not_broken);

  return g_test_run ();
}
