/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-battle-result.h"
#include "core/despatch/muster-despatch.h"
#include "core/rules/toysoldier/muster-toy-private.h"
#include "muster-test-library.h"
#include "muster-test-shorthand.h"
#include "muster-test.h"

/* What comes of a battle (T-RESULT): deeds of units and generals, luck, and who is gone. */

static MusterLibrary *library;

typedef struct
{
  const char *name;
  const char *rules; /* with a comma between */
  const char *red;   /* beside their general; with a comma between */
  const char *blue;
  const char *log;   /* after a card of red has come up, with a semicolon between */
  const char *deeds; /* "r1 shots 1 hits 2; b1 shaken 1": of those that did anything, generals too */
} Case;

#define FEW(unit, strength, point) \
  "set unit=" unit " field=strength value=" #strength ";set unit=" unit " field=break value=" #point ";"
#define RED(unit) "set unit=" unit " field=resolve value=2;"
#define START "start-turn / command-points 3 4 / command-points 2 5;draw / draw 7H;"
#define THREE_AT_FIVE FEW ("r1", 3, 1) FEW ("b1", 5, 2)
#define VOLLEY "fire r1 target=b1 range=5 / attack "
#define CHARGE "charge r1 target=b1 / attack "
#define FOOT "r1 infantry,r2 infantry,r3 infantry"
#define FOES "b1 infantry,b2 infantry,b3 infantry"

static const Case DEEDS[] = {
  { "T-RESULT-05/a volley", "", FOOT, FOES, THREE_AT_FIVE VOLLEY "6 5 1 / defence 4 1 1 1 1",
    "rg shots 1 hits 2 felled 1; r1 shots 1 hits 2 felled 1" },
  { "T-RESULT-05/a volley that hurts nobody", "", FOOT, FOES,
    THREE_AT_FIVE VOLLEY "6 1 1 / defence 4 1 1 1 1", "rg shots 1 hits 1; r1 shots 1 hits 1" },
  { "T-RESULT-05/a throw that does not count hits nobody", "re-rolls",
    "r1 infantry reroll-fire-worst,r2 infantry,r3 infantry", FOES,
    THREE_AT_FIVE VOLLEY "6 6 6 / attack-again 6 1 1 / defence 1 1 1 1 1",
    "rg shots 1 hits 1 felled 1; r1 shots 1 hits 1 felled 1" },
  { "T-RESULT-05/a melee", "", FOOT, FOES, THREE_AT_FIVE CHARGE "6 6 1 / defence 6 1 1 1 1",
    "rg felled 2 assaults 1 fights-won 1; r1 felled 2 assaults 1 fights-won 1; "
    "bg felled 1 fights-lost 1 shaken 1; b1 felled 1 fights-lost 1 shaken 1" },
  { "T-RESULT-05/a melee that is drawn", "", FOOT, FOES,
    THREE_AT_FIVE CHARGE "6 1 1 / defence 6 1 1 1 1",
    "rg felled 1 assaults 1 fights-drawn 1; r1 felled 1 assaults 1 fights-drawn 1; "
    "bg felled 1 fights-drawn 1; b1 felled 1 fights-drawn 1" },
  { "T-RESULT-05/a unit broken", "", FOOT, FOES, FEW ("r1", 3, 1) FEW ("b1", 5, 4)
    VOLLEY "6 1 1 / defence 1 1 1 1 1",
    "rg shots 1 hits 1 felled 1 units-broken 1; r1 shots 1 hits 1 felled 1 units-broken 1" },
  { "T-RESULT-05/gone by hand, and fought last by somebody", "", FOOT, FOES,
    THREE_AT_FIVE VOLLEY "1 1 1 / defence 1 1 1 1 1;remove unit=b1 fate=retreated-off",
    "rg shots 1 units-broken 1; r1 shots 1 units-broken 1" },
  { "T-RESULT-05/gone by hand, and fought by nobody", "", FOOT, FOES, "remove unit=b1 fate=retreated-off",
    "" },
  { "T-RESULT-05/withdrawn is not broken", "", FOOT, FOES,
    THREE_AT_FIVE VOLLEY "1 1 1 / defence 1 1 1 1 1;remove unit=b1 fate=withdrawn",
    "rg shots 1; r1 shots 1" },
  { "T-RESULT-05/a brigade is one", "brigading", FOOT,
    "b1 infantry,b2 infantry,b3 infantry,b4 infantry,b5 infantry",
    FEW ("r1", 3, 1) FEW ("b1", 3, 4) FEW ("b2", 2, 1) "move r2;draw / draw 9C;brigade b1 with=b2;"
    "draw / draw 9H;" VOLLEY "6 1 1 / defence 1 1 1 1 1",
    "rg shots 1 hits 1 felled 1 units-broken 1; r1 shots 1 hits 1 felled 1 units-broken 1" },
  { "T-RESULT-05/an officer felled", "leader-casualties", FOOT, FOES,
    THREE_AT_FIVE VOLLEY "6 6 1 / defence 1 1 1 1 1 / leader-casualty 6",
    "rg shots 1 hits 2 felled 2 leaders-felled 1; r1 shots 1 hits 2 felled 2 leaders-felled 1" },
  { "T-RESULT-04/an ensign is nobody's leader", "leader-casualties", FOOT, FOES,
    THREE_AT_FIVE VOLLEY "6 6 1 / defence 1 1 1 1 1 / leader-casualty 5",
    "rg shots 1 hits 2 felled 2; r1 shots 1 hits 2 felled 2" },
  { "T-RESULT-05/rallied", "rally-mob", FOOT, FOES,
    THREE_AT_FIVE "charge r1 target=b1 defender_general=bg / attack 6 6 1 / defence 1 1 1 1 1 / rally 6 1",
    "rg felled 2 assaults 1 fights-won 1; r1 felled 2 assaults 1 fights-won 1; "
    "bg fights-lost 1 rallies 1; b1 fights-lost 1 rallies 1" },
  { "T-RESULT-05/not rallied", "rally-mob", FOOT, FOES,
    THREE_AT_FIVE "charge r1 target=b1 defender_general=bg / attack 6 6 1 / defence 1 1 1 1 1 / rally 5 1",
    "rg felled 2 assaults 1 fights-won 1; r1 felled 2 assaults 1 fights-won 1; "
    "bg fights-lost 1 failed-rallies 1 shaken 1; b1 fights-lost 1 failed-rallies 1 shaken 1" },
  { "T-RESULT-05/out of disorder", "recover-disorder", FOOT, FOES,
    "set unit=r1 field=disorder value=1;recover r1", "rg rallies 1; r1 rallies 1" },
  { "T-RESULT-05/a mob that reforms", "", FOOT, FOES,
    "set unit=r1 field=formation value=3;reform r1 to=line", "rg rallies 1; r1 rallies 1" },
  { "T-RESULT-05/a square that reforms", "square", FOOT, FOES,
    "set unit=r1 field=formation value=4;reform r1 to=line", "" },
  { "T-RESULT-05/a square that forms", "square", "r1 cavalry,r2 cavalry,r3 cavalry", FOES,
    FEW ("r1", 2, 1) FEW ("b1", 3, 1)
    "charge r1 target=b1 square=yes / square 4 1 / attack 1 1 1 1 / defence 1 1 1",
    "rg assaults 1 fights-drawn 1; r1 assaults 1 fights-drawn 1; "
    "bg fights-drawn 1 stood-firm 1; b1 fights-drawn 1 stood-firm 1" },
  { "T-RESULT-05/a marker by fire", "", FOOT, FOES,
    THREE_AT_FIVE RED ("b1") VOLLEY "6 1 1 / defence 5 1 1 1 1",
    "rg shots 1 hits 1 felled 1; r1 shots 1 hits 1 felled 1; bg shaken 1; b1 shaken 1" },
  { "T-RESULT-05/a marker of one's own making", "", FOOT, FOES, RED ("r1") "move r1", "" },
  { "T-RESULT-05/a marker by a joker", "", FOOT, FOES, "move r1;draw / draw RJ;penalise b1", "" },
  { "T-RESULT-05/obeyed", "advanced-activation", FOOT, FOES,
    "set unit=r1 field=resolve value=1;move r1 in_radius=no / activate 5 1", "rg obeyed 1; r1 obeyed 1" },
  { "T-RESULT-05/balked", "advanced-activation", FOOT, FOES,
    "set unit=r1 field=resolve value=1;move r1 in_radius=no / activate 4 4", "rg balked 1; r1 balked 1" },
  { "T-RESULT-06/a wound", "recover-disorder,general-casualties", FOOT, FOES,
    "set unit=r1 field=disorder value=1;recover r1 / general-casualty 6",
    "rg rallies 1 wounds 1; r1 rallies 1" },
  { "T-RESULT-06/unhurt", "recover-disorder,general-casualties", FOOT, FOES,
    "set unit=r1 field=disorder value=1;recover r1 / general-casualty 5", "rg rallies 1; r1 rallies 1" },
};

static void
add_list (JsonObject *object,
          const char *member,
          const char *first,
          const char *items,
          const char *separator)
{
  g_auto (GStrv) parts = g_strsplit (items, separator, -1);
  JsonArray *array = json_array_new ();

  if (first != NULL)
    json_array_add_string_element (array, first);
  for (guint i = 0; parts[i] != NULL; i++)
    if (*parts[i] != '\0')
      json_array_add_string_element (array, parts[i]);
  json_object_set_array_member (object, member, array);
}

static MusterBattle *
read_battle (const char *rules,
             const char *red,
             const char *blue,
             const char *log)
{
  g_autoptr (JsonObject) object = json_object_new ();
  JsonObject *setup = json_object_new ();
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  MusterBattle *battle;

  add_list (setup, "optional_rules", NULL, rules, ",");
  json_object_set_object_member (object, "setup", setup);
  add_list (object, "red", "rg general", red, ",");
  add_list (object, "blue", "bg general", blue, ",");
  add_list (object, "log", NULL, log, ";");
  text = muster_test_build_battle (object, "toysoldier");
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

static void
test_deeds (gconstpointer data)
{
  const Case *of = data;
  g_autofree char *log = g_strconcat (START, of->log, NULL);
  g_autoptr (MusterBattle) battle = read_battle (of->rules, of->red, of->blue, log);
  g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < result->units->len; i++)
    {
      const MusterUnitRecord *record = muster_battle_result_get_unit (result, (int) i);
      const MusterLeaderRecord *leader = muster_battle_result_find_leader (result, (int) i);

      append_deeds (text, record->def->id, leader != NULL ? &leader->deeds : &record->deeds);
    }
  g_assert_cmpstr (text->str, ==, of->deeds);
}

/* T-RESULT-06: of the dice those of attack and defence, second throws too; as tests those of nerve. */
static void
test_luck (void)
{
  g_autoptr (MusterBattle) battle = read_battle (
    "re-rolls,advanced-activation,advanced-collapse,leader-casualties",
    "r1 infantry reroll-fire-best,r2 infantry", "b1 infantry,b2 infantry",
    START FEW ("r1", 3, 1) FEW ("b1", 2, 1) "set unit=r1 field=resolve value=1;"
    "fire r1 target=b1 range=5 in_radius=no / activate 5 1 / attack 6 1 1 / attack-again 5 5 1 / "
    "defence 1 1 / collapse 5 1");
  g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);

  g_assert_cmpuint (result->sides[0].dice.n, ==, 6);
  g_assert_cmpuint (result->sides[0].dice.n_good, ==, 3);
  g_assert_cmpfloat_with_epsilon (result->sides[0].dice.expected, 2.0, 1e-9);
  g_assert_cmpuint (result->sides[0].tests.n, ==, 1);
  g_assert_cmpfloat_with_epsilon (result->sides[0].tests.expected, 5 / 9.0, 1e-9);
  g_assert_cmpuint (result->sides[1].dice.n, ==, 2);
  g_assert_cmpuint (result->sides[1].dice.n_good, ==, 0);
  g_assert_cmpuint (result->sides[1].tests.n, ==, 1);
  g_assert_cmpint (result->sides[0].score, ==, 1);
}

/* T-RESULT-01: gone with some fates, and not with others; two with a brigade, and nobody before the
 * battle. */
static void
test_gone (void)
{
  static const struct
  {
    const char *log;
    gboolean gone[2];
  } cases[] = {
    { START "remove unit=r1 fate=destroyed", { TRUE, FALSE } },
    { START "remove unit=r1 fate=routed", { TRUE, FALSE } },
    { START "remove unit=r1 fate=retreated-off", { TRUE, FALSE } },
    { START "remove unit=r1 fate=spiked", { TRUE, FALSE } },
    { START "remove unit=r1 fate=withdrawn", { FALSE, FALSE } },
    { START "remove unit=r1 fate=exited", { FALSE, FALSE } },
    { START "brigade r1 with=r2", { FALSE, FALSE } },
    { START "brigade r1 with=r2;remove unit=r1 fate=routed", { TRUE, TRUE } },
    { START "brigade r1 with=r2;remove unit=r1 fate=exited", { FALSE, FALSE } },
    { "remove unit=r1 fate=destroyed;" START "move r2", { FALSE, FALSE } },
    { START "end-battle reason=concede:red", { FALSE, FALSE } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterBattle) battle = read_battle (
        "brigading", "r1 foot-artillery,r2 foot-artillery,r3 infantry,r4 infantry,r5 infantry,r6 infantry",
        "b1 infantry", cases[i].log);
      g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);

      for (int unit = 0; unit < 2; unit++)
        g_assert_cmpint (muster_battle_result_get_unit (result, 1 + unit)->is_gone, ==,
                         cases[i].gone[unit]);
      g_assert_cmpint (result->sides[0].units_lost, ==, cases[i].gone[0] + cases[i].gone[1]);
      g_assert_false (muster_battle_result_get_unit (result, 0)->is_gone);
    }
}

static int
get_left (MusterBattle *battle,
          int           unit)
{
  return muster_toy_returns.get_left (muster_battle_get_setup (battle), muster_battle_get_state (battle),
                                      unit);
}

/* T-RESULT-02: the anchor has back what it brought, the other the rest; the excess is the other's loss. */
static void
test_brigades_are_parted (void)
{
  static const struct
  {
    int first, second, left;
    int first_left, second_left;
  } cases[] = {
    { 6, 5, 11, 6, 5 }, { 6, 5, 8, 6, 2 }, { 6, 5, 6, 6, 0 }, { 6, 5, 4, 4, 0 }, { 10, 6, 12, 10, 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *log = g_strdup_printf (
        START "set unit=r1 field=strength value=%d;set unit=r2 field=strength value=%d;brigade r1 with=r2;"
        "set unit=r1 field=strength value=%d", cases[i].first, cases[i].second, cases[i].left);
      g_autoptr (MusterBattle) battle =
        read_battle ("brigading", "r1 infantry,r2 infantry,r3 infantry", "b1 infantry", log);

      g_assert_cmpint (get_left (battle, 1), ==, cases[i].first_left);
      g_assert_cmpint (get_left (battle, 2), ==, cases[i].second_left);
      g_assert_cmpint (get_left (battle, 3), ==, 12);
    }
}

/* T-RESULT-02: what was rolled before the first turn is what a unit begins with. */
static void
test_warriors_are_rolled_for (void)
{
  g_autoptr (MusterBattle) battle = read_battle (
    "woodland-war-party", "r1 war-party,r2 infantry", "b1 infantry",
    "roll-war-party r1 / war-party-size 6;" START "set unit=r1 field=strength value=10");
  g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);
  const MusterUnitRecord *record = muster_battle_result_get_unit (result, 1);

  g_assert_cmpint (record->start, ==, 12);
  g_assert_cmpint (record->lost, ==, 2);
  g_assert_cmpint (record->returned, ==, 0);
  g_assert_cmpint (muster_toy_returns.get_start (muster_battle_get_setup (battle),
                                                 muster_battle_get_state (battle), 1), ==, 12);
}

/* T-RESULT-03, T-RESULT-04: a general who is wounded, and an officer who fell, though another took his
 * place. */
static void
test_lost_leaders (void)
{
  g_autoptr (MusterBattle) battle = read_battle (
    "leader-casualties,general-casualties", "r1 infantry,r2 infantry,r3 infantry",
    "b1 infantry,b2 infantry,b3 infantry",
    START THREE_AT_FIVE VOLLEY "6 6 1 / defence 1 1 1 1 1 / leader-casualty 6;draw / draw KC;"
    "move-general bg;restore b1 how=general / general-casualty 6;set unit=b2 field=officer value=0;"
    "remove unit=b3 fate=routed");
  g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);
  const MusterSetup *setup = muster_battle_get_setup (battle);
  const MusterState *state = muster_battle_get_state (battle);

  g_assert_cmpint (state->units[5].markers[TOY_OFFICER], ==, 1);
  g_assert_true (muster_toy_returns.is_leader_lost (setup, state, 5));
  g_assert_false (muster_toy_returns.is_leader_lost (setup, state, 6));
  g_assert_false (muster_toy_returns.is_leader_lost (setup, state, 7));
  g_assert_true (muster_battle_result_find_leader (result, 4)->is_lost);
  g_assert_cmpint (muster_battle_result_find_leader (result, 4)->lost_turn, ==, 1);
  g_assert_false (muster_battle_result_find_leader (result, 0)->is_lost);
  g_assert_null (muster_battle_result_find_leader (result, 5));
}

/* A battle in which the officers of two units fall, of whom one has a name, and his successor too. */
static const char OFFICERS[] =
  "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"toysoldier\", \"title\": \"T\","
  " \"optional_rules\": [\"leader-casualties\"], \"sides\": ["
  "{\"id\": \"red\", \"name\": \"Red\", \"units\": ["
  "{\"id\": \"rg\", \"name\": \"RG\", \"type\": \"general\", \"leader\": {\"name\": \"Rede\"}},"
  "{\"id\": \"r1\", \"name\": \"R1\", \"type\": \"infantry\"},"
  "{\"id\": \"r2\", \"name\": \"R2\", \"type\": \"infantry\"},"
  "{\"id\": \"r3\", \"name\": \"R3\", \"type\": \"infantry\"}]},"
  "{\"id\": \"blue\", \"name\": \"Blue\", \"units\": ["
  "{\"id\": \"bg\", \"name\": \"BG\", \"type\": \"general\", \"leader\": {\"name\": \"Blau\"}},"
  "{\"id\": \"b1\", \"name\": \"Garde\", \"type\": \"infantry\", \"leader\": {\"name\": \"Hill\"}},"
  "{\"id\": \"b2\", \"name\": \"Foot\", \"type\": \"infantry\"},"
  "{\"id\": \"b3\", \"name\": \"B3\", \"type\": \"infantry\"}]}], \"log\": ["
  "{\"order\": \"start-turn\", \"rolls\": [{\"for\": \"command-points\", \"dice\": [3, 4]},"
  " {\"for\": \"command-points\", \"dice\": [2, 5]}]},";

#define CARD(card) "{\"order\": \"draw\", \"rolls\": [{\"for\": \"draw\", \"cards\": [\"" card "\"]}]},"
#define FELLED(by, unit)                                                                            \
  "{\"order\": \"fire\", \"unit\": \"" by "\", \"params\": {\"target\": \"" unit "\", \"range\": 5},"     \
  " \"rolls\": [{\"for\": \"attack\", \"dice\": [6,6,6,6,1,1,1,1,1,1,1,1]},"                            \
  "{\"for\": \"defence\", \"dice\": [1,1,1,1,1,1,1,1,1,1,1,1]},"                                       \
  "{\"for\": \"leader-casualty\", \"dice\": [6]}]}"
#define REPLACED \
  "{\"order\": \"set\", \"params\": {\"unit\": \"b1\", \"field\": \"officer\", \"value\": 1}}," \
  "{\"order\": \"set\", \"params\": {\"unit\": \"b1\", \"field\": \"strength\", \"value\": 12}},"

static char *
write_despatch (const char *log)
{
  g_autofree char *file = g_strconcat (OFFICERS, log, "]}", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle =
    muster_battle_file_read (library, file, strlen (file), "case", &error);
  g_autoptr (MusterBattleResult) result = NULL;
  g_autoptr (MusterDespatch) despatch = NULL;

  g_assert_no_error (error);
  result = muster_battle_result_new (battle);
  despatch = muster_despatch_new (result);
  return muster_despatch_to_text (despatch);
}

static guint
count_words (const char *text,
             const char *words)
{
  g_auto (GStrv) parts = g_strsplit (text, words, -1);

  return g_strv_length (parts) - 1;
}

/* T-RESULT-04: it is the officer who fell, by his name if he has one, and not the general. */
static void
test_officers_are_told_of (void)
{
  g_autofree char *text = write_despatch (
    CARD ("7H") FELLED ("r1", "b1") ","
    CARD ("8H") FELLED ("r2", "b2") "," REPLACED
    CARD ("9H") FELLED ("r3", "b1"));

  g_test_message ("%s", text);
  g_assert_cmpuint (count_words (text, "Hill"), ==, 1);
  g_assert_cmpuint (count_words (text, "officer of the Foot") + count_words (text, "Foot lost an officer"),
                    ==, 1);
  g_assert_cmpuint (count_words (text, "fficer"), >=, 2);
  g_assert_null (strstr (text, "Blau"));
  g_assert_null (strstr (text, "wound"));
}

/* T-RESULT-03: a general is no unit, and nobody of those in the ranks. */
static void
test_a_general_is_no_unit (void)
{
  g_autofree char *text = write_despatch (
    "{\"order\": \"remove\", \"params\": {\"unit\": \"b3\", \"fate\": \"routed\"}}");

  g_test_message ("%s", text);
  g_assert_cmpuint (count_words (text, "hree units"), ==, 2);
  g_assert_cmpuint (count_words (text, "36"), ==, 2);
  g_assert_cmpuint (count_words (text, "ne whole unit of three"), ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  int status;

  muster_test_init (&argc, &argv);
  library = muster_test_library_new ();

  for (guint i = 0; i < G_N_ELEMENTS (DEEDS); i++)
    {
      g_autofree char *path = g_strconcat ("/toysoldier/result/", DEEDS[i].name, NULL);

      g_test_add_data_func (path, &DEEDS[i], test_deeds);
    }
  g_test_add_func ("/toysoldier/result/T-RESULT-06/luck", test_luck);
  g_test_add_func ("/toysoldier/result/T-RESULT-01/gone", test_gone);
  g_test_add_func ("/toysoldier/result/T-RESULT-02/brigades-are-parted", test_brigades_are_parted);
  g_test_add_func ("/toysoldier/result/T-RESULT-02/warriors-are-rolled-for", test_warriors_are_rolled_for);
  g_test_add_func ("/toysoldier/result/T-RESULT-03/lost-leaders", test_lost_leaders);
  g_test_add_func ("/toysoldier/result/T-RESULT-04/officers-are-told-of", test_officers_are_told_of);
  g_test_add_func ("/toysoldier/result/T-RESULT-03/a-general-is-no-unit", test_a_general_is_no_unit);

  status = g_test_run ();
  g_clear_object (&library);
  return status;
}
