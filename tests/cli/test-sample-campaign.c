/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/tour/muster-tour-player.h"
#include "core/battle/muster-battle-file.h"
#include "core/campaign/muster-campaign-battle.h"
#include "core/campaign/muster-campaign-duty-item.h"
#include "core/campaign/muster-campaign-file.h"
#include "core/campaign/muster-sample-campaign.h"
#include "core/muster-json.h"
#include "core/plans/muster-plan-setup.h"
#include "muster-test-library.h"
#include "muster-test.h"

#include <string.h>

/* The sample campaign is played here from its setup (data/samples/valley-war.json) with dice from
 * seeds, and is what
 * comes with the program, byte for byte. After a change of rules: MUSTER_WRITE_SAMPLES=data/samples and
 * this test writes it anew. */

typedef struct
{
  MusterLibrary *library;
  MusterCampaign *campaign;
  MusterRandom dice;
  GHashTable *files; /* text by name */
} Making;

static void
order (Making             *self,
       MusterCampaignVerb  verb,
       const char         *params)
{
  g_autofree char *quoted = g_strdelimit (g_strdup (params), "'", '"');
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_from_string (quoted, &error);
  g_auto (MusterCampaignOrder) given = { 0 };
  g_auto (MusterTape) tape = { 0 };

  g_assert_no_error (error);
  muster_tape_init (&tape);
  tape.generator = &self->dice;
  muster_campaign_order_init (&given, verb, node);
  muster_campaign_record (self->campaign, &given, &tape, &error);
  g_assert_no_error (error);
}

static void
fight (Making     *self,
       const char *chapter,
       const char *file,
       const char *uuid,
       guint64     seed)
{
  g_autofree char *params = g_strdup_printf ("{'chapter': '%s'}", chapter);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattlePlan) plan = NULL;
  g_autoptr (MusterSetup) setup = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (MusterTourPlayer) player = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *result = NULL;
  MusterBattleDetails details = { 0 };

  order (self, MUSTER_CAMPAIGN_ORDER_OPEN, params);
  plan = muster_campaign_battle_plan_make (self->campaign, chapter, NULL, &error);
  g_assert_no_error (error);
  setup = muster_plan_make_setup (plan, NULL, &error);
  g_assert_no_error (error);
  battle = muster_battle_new (setup);
  details.tie = muster_campaign_battle_plan_tie (self->campaign, MUSTER_SAMPLE_CAMPAIGN_UUID, chapter, plan);
  g_assert_true (muster_battle_set_details (battle, &details, NULL));
  player = muster_tour_player_new (battle, seed);
  while (muster_tour_player_act (player, &error))
    ;
  g_assert_no_error (error);

  node = muster_campaign_battle_return_make (self->campaign, details.tie, battle, uuid, NULL);
  if (!json_object_has_member (json_node_get_object (node), "winner"))
    json_object_set_string_member (json_node_get_object (node), "winner", "draw");
  result = muster_json_print (node, FALSE);
  order (self, MUSTER_CAMPAIGN_ORDER_RETURN, result);
  g_hash_table_replace (self->files, g_strdup (file), muster_battle_file_write (battle));
  muster_battle_details_clear (&details);
}

/* Everything that is to do, as somebody would who takes what is offered first. */
static void
settle (Making *self)
{
  for (;;)
    {
      const MusterCampaignState *state = muster_campaign_get_present (self->campaign);
      g_autoptr (GArray) duties =
        muster_campaign_duties_list (muster_campaign_get_setup (self->campaign), state);
      const MusterCampaignDuty *duty;
      g_autofree char *params = NULL;

      if (duties->len == 0)
        return;
      duty = &g_array_index (duties, MusterCampaignDuty, 0);
      if (duty->verb == MUSTER_CAMPAIGN_ORDER_RECOVER || duty->verb == MUSTER_CAMPAIGN_ORDER_FATES)
        params = g_strdup_printf (
          "{'force': '%s'}", muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_FORCES, duty->force)->id);
      else if (duty->verb == MUSTER_CAMPAIGN_ORDER_APPOINT)
        params = g_strdup_printf (
          "{'unit': '%s', 'leader': {'id': 'new-%d', 'name': '%s', 'leadership': 7}}",
          muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_UNITS, duty->unit)->id,
          muster_campaign_state_count (state, MUSTER_CAMPAIGN_LEADERS),
          muster_campaign_state_get_unit_def (state, duty->unit)->force == 0 ? "Lt. Carew" : "Idris");
      else if (duty->unit >= 0)
        params = g_strdup_printf (
          "{'unit': '%s', 'gain': 'models', 'value': 1}",
          muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_UNITS, duty->unit)->id);
      else
        params = g_strdup_printf (
          "{'leader': '%s', 'gain': 'honour', 'value': 'Mentioned in despatches'}",
          muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_LEADERS, duty->leader)->id);
      order (self, duty->verb, params);
    }
}

/* Replacements go where most are missing, unit by unit. */
static void
refill (Making *self)
{
  for (int i = 0; i < muster_campaign_state_count (muster_campaign_get_present (self->campaign),
                                                   MUSTER_CAMPAIGN_UNITS);
       i++)
    {
      const MusterCampaignState *state = muster_campaign_get_present (self->campaign);
      const MusterCampaignUnit *unit = muster_campaign_state_get_unit (state, i);
      int force = muster_campaign_state_get_unit_def (state, i)->force;
      int models = MIN (unit->full - unit->strength,
                        muster_campaign_state_get_force (state, force)->replacements);
      g_autofree char *params =
        g_strdup_printf ("{'unit': '%s', 'models': %d}",
                         muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_UNITS, i)->id, models);

      if (!unit->disbanded && models > 0)
        order (self, MUSTER_CAMPAIGN_ORDER_REPLACE, params);
    }
}

static void
play_on_paper (Making *self)
{
  order (self, MUSTER_CAMPAIGN_ORDER_OPEN, "{'chapter': 'pass'}");
  order (self, MUSTER_CAMPAIGN_ORDER_RETURN,
         "{'chapter': 'pass', 'source': 'paper', 'winner': 'clans', 'score': {'column': 3, 'clans': 5}}");
  settle (self);
  order (self, MUSTER_CAMPAIGN_ORDER_CLOSE, "{'chapter': 'pass'}");
  refill (self);
}

/* Two turns on the map, and a march that is written for the third. */
static void
march (Making *self)
{
  order (self, MUSTER_CAMPAIGN_ORDER_MARCH, "{'force': 'ford-column', 'path': ['well', 'pass']}");
  order (self, MUSTER_CAMPAIGN_ORDER_MARCH, "{'force': 'valley-host', 'path': ['drift']}");
  order (self, MUSTER_CAMPAIGN_ORDER_RESOLVE, "{}");
  order (self, MUSTER_CAMPAIGN_ORDER_MARCH, "{'force': 'valley-host', 'path': ['kraal']}");
  order (self, MUSTER_CAMPAIGN_ORDER_RESOLVE, "{}");
  order (self, MUSTER_CAMPAIGN_ORDER_MARCH, "{'force': 'ford-column', 'path': ['drift']}");
}

static void
play (Making *self)
{
  order (self, MUSTER_CAMPAIGN_ORDER_NOTE,
         "{'text': 'The river is higher than the maps say. Nobody has told the column.', 'for': 'clans'}");
  fight (self, "ford", "valley-war-ford.muster-battle", "0b1c5a52-6f0e-4f0e-9a52-1d5f9c3b7a01", 8);
  settle (self);
  order (self, MUSTER_CAMPAIGN_ORDER_HONOUR, "{'unit': '1st-company', 'text': 'The ford 1879'}");
  order (self, MUSTER_CAMPAIGN_ORDER_CLOSE, "{'chapter': 'ford'}");
  refill (self);
  order (self, MUSTER_CAMPAIGN_ORDER_NOTE,
         "{'text': 'It is said at the ferry that the Clans have sent for help.'}");
  play_on_paper (self);
  order (self, MUSTER_CAMPAIGN_ORDER_NOTE,
         "{'text': 'There is a second path to the kraal, behind the waterfall.', 'for': 'column', "
         "'chapter': 'kraal'}");
  fight (self, "well", "valley-war-well.muster-battle", "0b1c5a52-6f0e-4f0e-9a52-1d5f9c3b7a02", 28);
  settle (self);
  order (self, MUSTER_CAMPAIGN_ORDER_CLOSE, "{'chapter': 'well'}");
  refill (self);
  fight (self, "heights", "valley-war-heights.muster-battle", "0b1c5a52-6f0e-4f0e-9a52-1d5f9c3b7a03", 48);
  settle (self);
  order (self, MUSTER_CAMPAIGN_ORDER_CLOSE, "{'chapter': 'heights'}");
  march (self);
  order (self, MUSTER_CAMPAIGN_ORDER_NOTE, "{'text': 'The rains came early this year.'}");
  g_hash_table_replace (self->files, g_strdup ("valley-war.muster-campaign"),
                        muster_campaign_file_write (self->campaign));
}

static void
make (Making *self)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "samples", "valley-war.json",
                                                 NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  self->library = muster_test_library_new ();
  self->files = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  muster_random_init (&self->dice, 1879);
  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  self->campaign = muster_campaign_file_read (self->library, text, length, "valley-war.json", NULL, &error);
  g_assert_no_error (error);
  play (self);
}

static void
clear (Making *self)
{
  g_clear_object (&self->campaign);
  g_clear_object (&self->library);
  g_clear_pointer (&self->files, g_hash_table_unref);
}

static void
write_anew (Making     *self,
            const char *folder)
{
  GHashTableIter iter;
  gpointer name, text;

  g_hash_table_iter_init (&iter, self->files);
  while (g_hash_table_iter_next (&iter, &name, &text))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *line = g_strconcat (text, "\n", NULL);

      g_assert_true (g_file_set_contents (path, line, -1, NULL));
    }
}

static void
test_it_is_what_its_seeds_make (void)
{
  Making self = { 0 };
  GHashTableIter iter;
  gpointer name, text;

  make (&self);
  if (g_getenv ("MUSTER_WRITE_SAMPLES") != NULL)
    write_anew (&self, g_getenv ("MUSTER_WRITE_SAMPLES"));
  g_hash_table_iter_init (&iter, self.files);
  while (g_hash_table_iter_next (&iter, &name, &text))
    {
      g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "samples", name, NULL);
      g_autofree char *kept = NULL;

      g_assert_true (g_file_get_contents (path, &kept, NULL, NULL));
      g_assert_cmpstr (g_strchomp (kept), ==, text);
    }
  clear (&self);
}

static guint
count_chapters (MusterCampaign              *campaign,
                MusterCampaignChapterStatus  status)
{
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  guint n = 0;

  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_CHAPTERS); i++)
    n += muster_campaign_state_get_chapter (state, i)->status == status;
  return n;
}

/* Four chapters fought, three with a log, and two to come. */
static void
test_there_is_something_to_see (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCampaign) campaign = muster_sample_campaign_new (library, &error);
  const MusterSampleCampaignBattle *battles = muster_sample_campaign_list_battles ();
  guint n = 0;

  g_assert_no_error (error);
  g_assert_cmpuint (count_chapters (campaign, MUSTER_CAMPAIGN_CLOSED), ==, 4);
  g_assert_cmpuint (count_chapters (campaign, MUSTER_CAMPAIGN_READY), ==, 1);
  g_assert_cmpuint (count_chapters (campaign, MUSTER_CAMPAIGN_PLANNED), ==, 1);
  for (; battles[n].uuid != NULL; n++)
    {
      g_autoptr (GBytes) bytes = muster_sample_campaign_load (battles[n].file_name);
      g_autoptr (MusterBattle) battle =
        muster_battle_file_read (library, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                 battles[n].file_name, &error);

      g_assert_no_error (error);
      g_assert_cmpstr (muster_battle_get_details (battle)->tie->campaign, ==, MUSTER_SAMPLE_CAMPAIGN_UUID);
      g_assert_cmpuint (muster_ledger_get_length (battle), >, 20);
    }
  g_assert_cmpuint (n, ==, 3);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/sample-campaign/it-is-what-its-seeds-make", test_it_is_what_its_seeds_make);
  g_test_add_func ("/sample-campaign/there-is-something-to-see", test_there_is_something_to_see);

  return g_test_run ();
}
