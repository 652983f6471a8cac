/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-battle-result.h"
#include "core/despatch/muster-despatch.h"
#include "core/forces/muster-force-check.h"
#include "core/rules/magdala/muster-magdala-private.h"
#include "core/rules/muster-leader-roll.h"
#include "muster-test-judge.h"
#include "muster-test-levy.h"
#include "muster-test-library.h"
#include "muster-test-shorthand.h"
#include "muster-test.h"

/* What comes of a battle: deeds of units and leaders (M-DEED), and what a campaign is told (M-CAMP). */

static MusterLibrary *library;

typedef struct
{
  const char *name;
  const char *red;
  const char *blue;
  const char *log; /* with a semicolon between */
  const char *deeds; /* "r1 shots 1 hits 2; b1 shaken 1": of those that did anything */
} Case;

static void
add_list (JsonObject *object,
          const char *member,
          const char *items,
          const char *separator)
{
  g_auto (GStrv) parts = g_strsplit (items, separator, -1);
  JsonArray *array = json_array_new ();

  for (guint i = 0; parts[i] != NULL; i++)
    json_array_add_string_element (array, parts[i]);
  json_object_set_array_member (object, member, array);
}

static MusterBattle *
read_battle (const char *red,
             const char *blue,
             const char *log)
{
  g_autoptr (JsonObject) object = json_object_new ();
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  MusterBattle *battle;

  add_list (object, "red", red, ",");
  add_list (object, "blue", blue, ",");
  add_list (object, "log", log, ";");
  text = muster_test_build_battle (object, "magdala");
  battle = muster_battle_file_read (library, text, strlen (text), "case", &error);
  g_assert_no_error (error);
  return battle;
}

static void
append_deeds (GString           *text,
              const char        *id,
              const MusterDeeds *deeds)
{
  gboolean named = FALSE;

  for (guint i = 0; i < MUSTER_N_DEEDS; i++)
    {
      if (deeds->counts[i] == 0)
        continue;
      if (!named)
        g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", id);
      named = TRUE;
      g_string_append_printf (text, " %s %u", muster_deed_get_id ((MusterDeed) i), deeds->counts[i]);
    }
}

#define VOLLEY "fire r1 target=b1 distance=10 / hit "
#define BATTALION "r1 regular-infantry british breechloader"
#define CHARGE "charge r1 target=b1 distance=5"
#define ROUTED \
  "charge r1 target=b1 distance=5 / move 6 6;" \
  "melee r1 target=b1 contact=3 / melee-attacker 6 / melee-defender 1;morale b1 / morale 1 1"

static const Case DEEDS[] = {
  { "M-DEED-01/a volley", BATTALION, "b1 native-foot", VOLLEY "5 1 1 1 1 1 1 1",
    "r1 shots 1 hits 1 felled 1" },
  { "M-DEED-01/felled are no more than there were", BATTALION, "b1 native-foot models=2,b2 native-foot",
    VOLLEY "5 5 5 5 1 1 1 1", "r1 shots 1 hits 4 felled 2 units-broken 1" },
  { "M-DEED-01/a volley at a charge", "r1 native-foot", "b1 regular-infantry british breechloader",
    "charge r1 target=b1 distance=9 / move 6 6 / hit 5 1 1 1 1 1 1 1",
    "r1 assaults 1; b1 shots 1 hits 1 felled 1" },
  { "M-DEED-01/a stray rocket hits nobody", "r1 rocket,r2 regular-infantry", "b1 native-foot",
    "fire r1 target=b1 distance=10 friend=r2 / hit 1 1 6 2 2 2", "r1 shots 1" },
  { "M-DEED-01/who slinks off is nobody's", "r1 regular-infantry", "b1 native-foot",
    "set unit=r1 field=strength value=14;set unit=r1 field=halted value=3;retest r1 / morale 1 1",
    "r1 failed-rallies 1" },
  { "M-DEED-02/a round that is won", "r1 regular-infantry", "b1 native-foot",
    CHARGE ";melee r1 target=b1 contact=3 / melee-attacker 6 / melee-defender 1",
    "r1 felled 1 assaults 1 fights-won 1; b1 fights-lost 1" },
  { "M-DEED-02/a round that is drawn", "r1 regular-infantry", "b1 native-foot",
    CHARGE ";melee r1 target=b1 contact=3 / melee-attacker 3 / melee-defender 3",
    "r1 assaults 1 fights-drawn 1; b1 fights-drawn 1" },
  { "M-DEED-02/a wagon is captured", "r1 regular-infantry", "b1 supply-wagon,b2 native-foot", CHARGE,
    "r1 assaults 1" },
  { "M-DEED-02/a charge that comes to nothing is none", "r1 native-foot", "b1 native-foot",
    "charge r1 target=b1 distance=12 / move 1 1", "" },
  { "M-DEED-02/who is wiped out has lost", "r1 native-foot", "b1 regular-infantry models=4,b2 native-foot",
    "charge r1 target=b1 distance=5 / move 6 6;melee r1 target=b1 contact=3 overlapped=defender flanks=2"
    " / melee-attacker 1 / melee-defender 6 / overlap-enemy 6 6 6 6 / overlap-victim 1 1 1 1",
    "r1 felled 4 assaults 1 fights-won 1 units-broken 1; b1 felled 1 fights-lost 1" },
  { "M-DEED-03/who broke it", "r1 native-foot", "b1 native-foot very-inferior,b2 native-foot",
    ROUTED " / pursuit 6", "r1 felled 1 assaults 1 fights-won 1 units-broken 1; b1 fights-lost 1" },
  { "M-DEED-03/whoever hit it last", BATTALION ",r2 field-gun british", "b1 native-foot,b2 native-foot",
    VOLLEY "5 1 1 1 1 1 1 1;fire r2 target=b1 distance=10 / hit 5 1 1 1 1 1 1 1;morale b1 / morale 6 6;"
    "remove unit=b1 fate=retreated-off",
    "r1 shots 1 hits 1 felled 1; r2 shots 1 hits 1 felled 1 units-broken 1; b1 stood-firm 1" },
  { "M-DEED-03/who misses has not hit it", BATTALION ",r2 field-gun british", "b1 native-foot,b2 native-foot",
    VOLLEY "5 1 1 1 1 1 1 1;fire r2 target=b1 distance=10 / hit 1 1 1 1 1 1 1 1;"
    "remove unit=b1 fate=routed",
    "r1 shots 1 hits 1 felled 1 units-broken 1; r2 shots 1" },
  { "M-DEED-03/nobody hit it", BATTALION, "b1 native-foot,b2 native-foot", "remove unit=b1 fate=routed", "" },
  { "M-DEED-03/a stray rocket breaks no enemy", "r1 rocket,r2 regular-infantry models=1", "b1 native-foot",
    "fire r1 target=b1 distance=10 friend=r2 / hit 1 1 6 2 2 2", "r1 shots 1" },
  { "M-DEED-03/the last figure slinks off after a fight", "r1 native-foot",
    "b1 regular-infantry british models=20,b2 native-foot",
    "charge r1 target=b1 distance=5 / move 6 6;set unit=b1 field=strength value=3;"
    "melee r1 target=b1 contact=3 / melee-attacker 6 / melee-defender 1;set unit=b1 field=strength value=1;"
    "morale b1 / morale 1 1",
    "r1 felled 1 assaults 1 fights-won 1 units-broken 1; b1 fights-lost 1" },
  { "M-DEED-03/Detachments and transport are no units broken", BATTALION,
    "b1 native-foot detachment models=1,b2 native-foot", VOLLEY "5 1 1 1 1 1 1 1",
    "r1 shots 1 hits 1 felled 1" },
  { "M-DEED-03/a General killed", BATTALION, "b1 native-foot leader=general",
    VOLLEY "5 5 5 1 1 1 1 1 / general-risk 1 1", "r1 shots 1 hits 3 felled 3 leaders-felled 1" },
  { "M-DEED-03/or wounded", BATTALION, "b1 native-foot leader=general",
    VOLLEY "5 5 5 1 1 1 1 1 / general-risk 1 2", "r1 shots 1 hits 3 felled 3 leaders-felled 1" },
  { "M-DEED-04/a retest", "r1 regular-infantry", "b1 native-foot",
    "set unit=r1 field=halted value=3;retest r1 / morale 3 3", "r1 rallies 1" },
  { "M-DEED-04/a test that is passed", "r1 regular-infantry", "b1 native-foot",
    "set unit=r1 field=test-due value=1;morale r1 / morale 3 3", "r1 stood-firm 1" },
  { "M-DEED-04/a test that is failed", "r1 regular-infantry", "b1 native-foot",
    "set unit=r1 field=strength value=14;set unit=r1 field=test-due value=1;morale r1 / morale 1 1",
    "r1 shaken 1" },
  { "M-DEED-04/a rout is no shaking", "r1 native-foot", "b1 native-foot very-inferior,b2 native-foot",
    ROUTED " / pursuit 1", "r1 felled 1 assaults 1 fights-won 1 units-broken 1; b1 fights-lost 1" },
  { "M-DEED-04/giving ground is", "r1 native-foot", "b1 regular-infantry british models=20",
    "charge r1 target=b1 distance=5 / move 6 6;set unit=b1 field=strength value=11;"
    "melee r1 target=b1 contact=3 / melee-attacker 6 / melee-defender 1;morale b1 / morale 1 1",
    "r1 felled 1 assaults 1 fights-won 1; b1 fights-lost 1 shaken 1" },
  { "M-DEED-04/a charge that is stopped", "r1 native-foot", "b1 regular-infantry british breechloader",
    "charge r1 target=b1 distance=9 / move 6 6 / hit 5 5 5 5 1 1 1 1",
    "r1 shaken 1; b1 shots 1 hits 4 felled 4" },
  { "M-DEED-04/an automatic halt", BATTALION, "b1 native-foot models=10",
    "set unit=b1 field=advancing value=1;" VOLLEY "5 5 1 1 1 1 1 1",
    "r1 shots 1 hits 2 felled 2; b1 shaken 1" },
  { "M-DEED-04/a Reaction test, passed", "r1 regular-infantry", "b1 native-foot",
    "reaction r1 cause=rout / reaction 6", "r1 stood-firm 1" },
  { "M-DEED-04/a first one failed, and a second", "r1 regular-infantry,r2 regular-infantry",
    "b1 native-foot", "reaction r1 cause=rout / reaction 1;reaction r1 cause=rout / reaction 1",
    "r1 shaken 1" },
  { "M-DEED-04/the attackers' test", "r1 native-foot models=30",
    "b1 regular-infantry british breechloader",
    "charge r1 target=b1 distance=9 / move 6 6 / hit 5 5 1 1 1 1 1 1 / morale 3 3",
    "r1 assaults 1 stood-firm 1; b1 shots 1 hits 2 felled 2" },
};

static void
test_deeds (gconstpointer data)
{
  const Case *of = data;
  g_autoptr (MusterBattle) battle = read_battle (of->red, of->blue, of->log);
  g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < result->units->len; i++)
    {
      const MusterUnitRecord *record = muster_battle_result_get_unit (result, (int) i);

      append_deeds (text, record->def->id, &record->deeds);
    }
  g_assert_cmpstr (text->str, ==, of->deeds);
}

/* M-CAMP-01: gone with some fates, and not with others. */
static void
test_gone (void)
{
  static const struct
  {
    const char *fate;
    gboolean gone;
  } fates[] = {
    { "destroyed", TRUE }, { "routed", TRUE }, { "retreated-off", TRUE }, { "spiked", TRUE },
    { "exited", FALSE }, { "withdrawn", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (fates); i++)
    {
      g_autofree char *log = g_strdup_printf (
        "set unit=r2 field=strength value=2;remove unit=r1 fate=%s", fates[i].fate);
      g_autoptr (MusterBattle) battle =
        read_battle ("r1 field-gun,r2 field-gun,r3 supply-wagon", "b1 native-foot", log);
      g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);

      g_assert_cmpint (muster_battle_result_get_unit (result, 0)->is_gone, ==, fates[i].gone);
      /* Spent, and still there. */
      g_assert_false (muster_battle_result_get_unit (result, 1)->is_gone);
    }
}

static void
test_transport_is_gone_too (void)
{
  g_autoptr (MusterBattle) battle =
    read_battle ("r1 regular-infantry", "b1 supply-wagon,b2 native-foot", CHARGE);
  g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);

  g_assert_true (muster_battle_result_get_unit (result, 1)->is_gone);
  g_assert_cmpint (result->sides[0].score, ==, 0);
}

/* M-CAMP-02: a unit and its Detachments are one, and who is destroyed has nobody left. */
static void
test_figures_left (void)
{
  static const struct
  {
    const char *log;
    int left;
  } cases[] = {
    { "detach r1 id=d1 figures=6", 24 },
    { "detach r1 id=d1 figures=6;set unit=d1 field=strength value=4;rejoin d1", 22 },
    { "detach r1 id=d1 figures=6;remove unit=d1 fate=destroyed", 18 },
    { "detach r1 id=d1 figures=6;remove unit=d1 fate=routed", 24 },
    { "detach r1 id=d1 figures=6;remove unit=r1 fate=destroyed", 6 },
    { "set unit=r1 field=strength value=20;remove unit=r1 fate=routed", 20 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterBattle) battle =
        read_battle ("r1 regular-infantry,r2 regular-infantry", "b1 native-foot", cases[i].log);

      g_assert_cmpint (muster_magdala_returns.get_left (muster_battle_get_setup (battle),
                                                        muster_battle_get_state (battle), 0), ==,
                       cases[i].left);
    }
}

static const MusterLeaderRecord *
find_leader (const MusterBattleResult *result,
             int                       unit)
{
  const MusterLeaderRecord *leader = muster_battle_result_find_leader (result, unit);

  g_assert_nonnull (leader);
  return leader;
}

/* M-CAMP-03: killed, or with a unit that was destroyed; not otherwise. */
static void
test_leaders_lost (void)
{
  static const struct
  {
    const char *log;
    gboolean lost;
    MagdalaLeader status;
  } cases[] = {
    { "set unit=r1 field=leader value=killed", TRUE, MAGDALA_KILLED },
    { "set unit=r1 field=leader value=wounded", FALSE, MAGDALA_WOUNDED },
    { "set unit=r1 field=leader value=none", FALSE, MAGDALA_NO_LEADER },
    { "remove unit=r1 fate=destroyed", TRUE, MAGDALA_IN_COMMAND },
    { "remove unit=r1 fate=routed", FALSE, MAGDALA_IN_COMMAND },
    { "remove unit=r1 fate=exited", FALSE, MAGDALA_IN_COMMAND },
    { "move-general r1 to=r2;remove unit=r1 fate=destroyed", FALSE, MAGDALA_IN_COMMAND },
    { "move-general r1 to=r2;remove unit=r2 fate=destroyed", TRUE, MAGDALA_IN_COMMAND },
    { "detach r1 id=d1 figures=6;move-general r1 to=d1;rejoin d1", FALSE, MAGDALA_IN_COMMAND },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterBattle) battle = read_battle (
        "r1 regular-infantry leader=general,r2 regular-infantry", "b1 native-foot", cases[i].log);
      g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);
      const MusterLeaderRecord *leader = find_leader (result, 0);

      g_assert_cmpint (leader->is_lost, ==, cases[i].lost);
      g_assert_cmpint (leader->status, ==, cases[i].status);
      g_assert_cmpint (result->sides[0].leaders_lost, ==, cases[i].lost);
    }
}

/* M-CAMP-04: records follow the man. */
static void
test_records_follow_the_man (void)
{
  g_autoptr (MusterBattle) battle = read_battle (
    "r1 regular-infantry british breechloader leader=general,"
    "r2 regular-infantry british breechloader leader=general",
    "b1 native-foot",
    "fire r1 target=b1 distance=10 / hit 5 1 1 1 1 1 1 1;set unit=r2 field=leader value=killed;"
    "move-general r1 to=r2;fire r2 target=b1 distance=10 / hit 6 1 1 1 1 1 1 1;morale b1 / morale 6 6");
  g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);
  const MusterLeaderRecord *first = find_leader (result, 0);
  const MusterLeaderRecord *second = find_leader (result, 1);

  g_assert_cmpuint (result->leaders->len, ==, 2);
  g_assert_cmpint (first->at, ==, 1);
  g_assert_cmpuint (first->deeds.counts[MUSTER_DEED_SHOTS], ==, 2);
  g_assert_cmpuint (first->deeds.counts[MUSTER_DEED_FELLED], ==, 2);
  g_assert_false (first->is_lost);
  g_assert_true (second->is_lost);
  g_assert_cmpint (second->status, ==, MAGDALA_KILLED);
  g_assert_cmpuint (second->deeds.counts[MUSTER_DEED_SHOTS], ==, 0);
}

/* The unit that he is with shows his name, wherever he began. */
static void
test_name_goes_along (void)
{
  static const char file[] =
    "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"magdala\", \"sides\": ["
    "{\"id\": \"a\", \"units\": [{\"id\": \"u1\", \"type\": \"native-foot\","
    " \"leader\": {\"name\": \"Osman\"}}, {\"id\": \"u2\", \"type\": \"native-foot\"}]},"
    "{\"id\": \"b\", \"units\": [{\"id\": \"u3\", \"type\": \"native-foot\"}]}],"
    "\"log\": [{\"order\": \"move-general\", \"unit\": \"u1\", \"params\": {\"to\": \"u2\"}}]}";
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle =
    muster_battle_file_read (library, file, strlen (file), "case", &error);
  g_autoptr (GObject) first = g_list_model_get_item (muster_battle_get_units (battle), 0);
  g_autoptr (GObject) second = g_list_model_get_item (muster_battle_get_units (battle), 1);
  g_autoptr (MusterBattleResult) result = NULL;
  g_autofree char *left = NULL;
  g_autofree char *joined = NULL;
  g_autofree char *name = NULL;

  g_assert_no_error (error);
  g_object_get (first, "leader-text", &left, NULL);
  g_object_get (second, "leader-text", &joined, NULL);
  g_assert_cmpstr (left, ==, "");
  g_assert_cmpstr (joined, ==, "Osman · General");
  result = muster_battle_result_new (battle);
  name = muster_battle_result_dup_leader_name (result, 0);
  g_assert_cmpstr (name, ==, "Osman");
}

/* M-CAMP-05: more Generals than a battle allows are warned of; there are no tables to roll for them. */
static void
test_leaders_of_a_force (void)
{
  MusterRuleset *ruleset = muster_library_find_ruleset (library, "magdala");
  g_autoptr (MusterForce) force =
    muster_test_levy_new_force (ruleset, "3 regular-infantry *general");
  g_autoptr (GPtrArray) findings = muster_force_check (force, NULL);

  g_assert_cmpint (muster_findings_get_severity (findings), ==, MUSTER_SEVERITY_WARNING);
  g_assert_false (muster_ruleset_rolls_leaders (ruleset));
}

/* M-CAMP-06: an option gained must go with those that there are. */
static void
test_options_gained (void)
{
  MusterRuleset *ruleset = muster_library_find_ruleset (library, "magdala");
  g_autoptr (MusterForce) force = muster_test_levy_new_force (
    ruleset, "regular-infantry +breechloader\nregular-infantry +british +breechloader");
  g_autoptr (MusterFinding) refused = muster_test_force_judge_option (
    force, muster_force_get_unit (force, 0), "sharpshooters", NULL);
  g_autoptr (MusterFinding) allowed = muster_test_force_judge_option (
    force, muster_force_get_unit (force, 1), "sharpshooters", NULL);

  g_assert_nonnull (refused);
  g_assert_null (allowed);
}

/* A despatch can be written of it. */
static void
test_despatch (void)
{
  g_autoptr (MusterBattle) battle = read_battle (
    BATTALION, "b1 native-foot leader=general,b2 native-foot",
    VOLLEY "5 5 5 1 1 1 1 1 / general-risk 1 1;morale b1 / morale 1 1;" "end-turn;end-turn;end-battle");
  g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);
  g_autoptr (MusterDespatch) despatch = muster_despatch_new (result);
  g_autofree char *text = muster_despatch_to_text (despatch);

  g_assert_nonnull (strstr (text, "three of the first Native Foot went down"));
  g_assert_null (strchr (text, '{'));
}

int
main (int   argc,
      char *argv[])
{
  int result;

  muster_test_init (&argc, &argv);
  library = muster_test_library_new ();

  for (guint i = 0; i < G_N_ELEMENTS (DEEDS); i++)
    {
      g_autofree char *path = g_strconcat ("/magdala/result/", DEEDS[i].name, NULL);

      g_test_add_data_func (path, &DEEDS[i], test_deeds);
    }
  g_test_add_func ("/magdala/result/M-CAMP-01/who is gone", test_gone);
  g_test_add_func ("/magdala/result/M-CAMP-01/transport is gone too", test_transport_is_gone_too);
  g_test_add_func ("/magdala/result/M-CAMP-02/figures left", test_figures_left);
  g_test_add_func ("/magdala/result/M-CAMP-03/leaders lost", test_leaders_lost);
  g_test_add_func ("/magdala/result/M-CAMP-04/records follow the man", test_records_follow_the_man);
  g_test_add_func ("/magdala/result/M-CAMP-04/his name goes along", test_name_goes_along);
  g_test_add_func ("/magdala/result/M-CAMP-05/leaders of a force", test_leaders_of_a_force);
  g_test_add_func ("/magdala/result/M-CAMP-06/options gained", test_options_gained);
  g_test_add_func ("/magdala/result/a despatch", test_despatch);

  result = g_test_run ();
  g_clear_object (&library);
  return result;
}
