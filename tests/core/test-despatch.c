/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <json-glib/json-glib.h>
#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "core/despatch/muster-despatch-names.h"
#include "core/despatch/muster-despatch-why.h"
#include "core/despatch/muster-despatch.h"
#include "core/forces/muster-force.h"
#include "muster-test-battles.h"
#include "muster-test-despatch.h"
#include "muster-test-kings.h"
#include "muster-test-library.h"
#include "muster-test.h"

static void
test_no_despatch_is_wrong (gconstpointer data)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();

  for (guint64 seed = 1; seed <= muster_test_rounds (50, 2500); seed++)
    {
      g_autoptr (MusterBattle) battle = muster_test_battles_fight (library, data, seed * 104729, 220);

      g_test_message ("seed %" G_GUINT64_FORMAT, seed * 104729);
      muster_test_check_despatch (battle);
    }
}

static char *
write_despatch (MusterBattle *battle)
{
  g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);
  g_autoptr (MusterDespatch) despatch = muster_despatch_new (result);

  return muster_despatch_to_text (despatch);
}

static void
test_same_battle_reads_the_same (gconstpointer data)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint64 seed = 1; seed <= 20; seed++)
    {
      g_autoptr (MusterBattle) battle = muster_test_battles_fight (library, data, seed, 120);
      g_autofree char *file = muster_battle_file_write (battle);
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterBattle) again =
        muster_battle_file_read (library, file, strlen (file), "again", &error);
      g_autofree char *first = write_despatch (battle);
      g_autofree char *second = write_despatch (again);

      g_assert_no_error (error);
      g_assert_cmpstr (first, ==, second);
      g_test_message ("%s", first);
      g_hash_table_add (seen, g_strdup (strstr (first, "\n\n")));
    }
  /* And no two battles alike. */
  g_assert_cmpuint (g_hash_table_size (seen), ==, 20);
}

static void
test_length_is_bounded (gconstpointer data)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();

  for (guint64 seed = 1; seed <= 3; seed++)
    {
      g_autoptr (MusterBattle) battle = muster_test_battles_fight (library, data, seed, 1500);
      g_autofree char *text = write_despatch (battle);

      g_test_message ("%u entries, %" G_GSIZE_FORMAT " bytes",
                      g_list_model_get_n_items (muster_ledger_get_log (battle)), strlen (text));
      g_assert_cmpuint (strlen (text), <, 8000);
    }
}

static void
test_battle_without_a_blow (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterKingsCase test = { .log = "end-battle reason=rain" };
  g_autofree char *file = muster_kings_case_to_file (&test);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle =
    muster_battle_file_read (library, file, strlen (file), "case", &error);
  g_autofree char *text = write_despatch (battle);

  g_assert_no_error (error);
  g_assert_nonnull (strstr (text, "rain"));
  g_assert_true (strstr (text, "lost nobody") != NULL || strstr (text, "no casualty") != NULL);
  muster_test_check_despatch (battle);
}

static void
test_a_sentence_reads_as_it_should (void)
{
  static const struct
  {
    const char *first;
    const char *second;
    const char *expected;
  } cases[] = {
    { "The Tribes", "Natal Column", "the Tribes and the Natal Column" },
    { "the Tribes", "Natal Column", "the Tribes and the Natal Column" },
    { "Theodore’s Horse", "Natal Column", "Theodore’s Horse and the Natal Column" },
  };
  g_autoptr (MusterLibrary) library = muster_test_library_new ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *file = g_strdup_printf (
        "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"kings\", \"sides\": ["
        "{\"id\": \"a\", \"name\": \"%s\", \"units\": []}, {\"id\": \"b\", \"name\": \"%s\","
        " \"units\": []}]}", cases[i].first, cases[i].second);
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterBattle) battle =
        muster_battle_file_read (library, file, strlen (file), "case", &error);
      g_autofree char *text = NULL;
      g_autofree char *beginning = NULL;

      g_assert_no_error (error);
      text = write_despatch (battle);
      /* Either within a sentence, or with a great letter at its beginning. */
      beginning = g_strdup (cases[i].expected);
      beginning[0] = g_ascii_toupper (beginning[0]);
      g_assert_true (strstr (text, cases[i].expected) != NULL || strstr (text, beginning) != NULL ||
                     strstr (text, "faced the Natal Column") != NULL);
      g_assert_null (strstr (text, " The Tribes had"));
      g_assert_null (strstr (text, ". the Tribes"));
    }
}

/* Who lost a leader alone did not lose nobody. */
static void
test_a_leader_is_a_loss (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterKingsCase test = {
    .log = "set unit=r1 field=leader value=casualty\nset unit=b1 field=leader value=casualty",
  };
  g_autofree char *file = muster_kings_case_to_file (&test);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle =
    muster_battle_file_read (library, file, strlen (file), "case", &error);
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  text = write_despatch (battle);
  g_assert_null (strstr (text, "no casualty"));
  g_assert_true (strstr (text, "those who were led") != NULL ||
                 strstr (text, "hose in command") != NULL);
  muster_test_check_despatch (battle);
}

/* The unit of the form of words that tells of @telling, or -1. */
static int
find_told (MusterBattle  *battle,
           MusterTelling  telling)
{
  g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);
  g_autoptr (MusterDespatch) despatch = muster_despatch_new (result);
  GArray *sentences = muster_despatch_get_sentences (despatch);

  for (guint i = 0; i < sentences->len; i++)
    if (g_array_index (sentences, MusterSentence, i).telling == telling)
      return g_array_index (sentences, MusterSentence, i).unit;
  return -1;
}

/* Who charged is the attacker of every round, though a charge and a round are orders of their own. */
static void
test_who_charged_has_attacked (void)
{
  static const struct
  {
    const char *dice; /* of the attacker and of the defender */
    MusterTelling telling;
    MusterTelling not;
  } cases[] = {
    { "[6, 6]|[1, 1]", MUSTER_TELL_WON_ATTACK, MUSTER_TELL_LOST_ATTACK },
    { "[1, 1]|[6, 6]", MUSTER_TELL_LOST_ATTACK, MUSTER_TELL_WON_ATTACK },
  };
  g_autoptr (MusterLibrary) library = muster_test_library_new ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (GStrv) dice = g_strsplit (cases[i].dice, "|", 2);
      g_autofree char *file = g_strdup_printf (
        "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"magdala\", \"sides\": ["
        "{\"id\": \"a\", \"units\": [{\"id\": \"a1\", \"type\": \"regular-infantry\","
        " \"options\": [\"british\"]}]},"
        "{\"id\": \"b\", \"units\": [{\"id\": \"b1\", \"type\": \"native-foot\"}]}], \"log\": ["
        "{\"order\": \"charge\", \"unit\": \"a1\", \"params\": {\"target\": \"b1\","
        " \"distance\": 5}},"
        "{\"order\": \"melee\", \"unit\": \"a1\", \"params\": {\"target\": \"b1\","
        " \"contact\": 6}, \"rolls\": ["
        "{\"for\": \"melee-attacker\", \"dice\": %s}, {\"for\": \"melee-defender\", \"dice\": %s}]}]}",
        dice[0], dice[1]);
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterBattle) battle =
        muster_battle_file_read (library, file, strlen (file), "case", &error);

      g_assert_no_error (error);
      g_assert_cmpint (find_told (battle, cases[i].telling), ==, 0);
      g_assert_cmpint (find_told (battle, cases[i].not), ==, -1);
      /* Who fell in it is told with it, and once. */
      g_assert_cmpint (find_told (battle, MUSTER_TELL_LOSS), ==, -1);
      muster_test_check_despatch (battle);
    }
}

/* More than two sides are all named. */
static void
test_every_side_is_named (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  static const char file[] =
    "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"kings\", \"sides\": ["
    "{\"id\": \"a\", \"name\": \"Column\", \"units\": []},"
    "{\"id\": \"b\", \"name\": \"Tribes\", \"units\": []},"
    "{\"id\": \"c\", \"name\": \"Bandits\", \"units\": []}]}";
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle =
    muster_battle_file_read (library, file, strlen (file), "case", &error);
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  text = write_despatch (battle);
  g_assert_nonnull (strstr (text, "the Column, the Tribes and the Bandits"));
}

static void
test_names_have_their_articles (void)
{
  static const char *const names[][2] = {
    { "2nd Company", "the 2nd Company" },       { "Valley Clans", "the Valley Clans" },
    { "The Elders", "the Elders" },             { "Theodore’s Horse", "Theodore’s Horse" },
    { "Natal Column", "the Natal Column" },     { "Wayne's Virginia", "Wayne's Virginia" },
    { "Regular Infantry 2", "Regular Infantry 2" }, { "Cetshwayo", "Cetshwayo" },
    { "Camelmen", "the Camelmen" },             { "Orchard Men", "the Orchard Men" },
    { "Upper Clan", "the Upper Clan" },         { "Black Banner", "the Black Banner" },
    { "42", "42" },                             { "British", "the British" },
    { "Askaris", "the Askaris" },               { "Bersaglieri", "the Bersaglieri" },
    { "General", "the General" },               { "General Wood", "General Wood" },
    { "Zulu Kingdom", "the Zulu Kingdom" },     { "Crewed Weapon", "the Crewed Weapon" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *within = muster_despatch_names_dup (names[i][0]);

      g_assert_cmpstr (within, ==, names[i][1]);
    }
}

/* What a force says of itself goes before what the data says, and is told in all its ways. */
static void
test_names_come_from_data (void)
{
  static const struct
  {
    const char *called;
    const char *name;
    const char *ways[MUSTER_N_NAME_WAYS];
  } cases[] = {
    { NULL, "Natal Column", { "the Natal Column", NULL, "the Natal Column’s" } },
    { "", "Hill Clans", { "the Hill Clans", NULL, "the Hill Clans’" } },
    { "the Natal Field Force / the force / the force’s", "Natal Column",
      { "the Natal Field Force", "the force", "the force’s" } },
    { "the Boers", "Boer", { "the Boers", NULL, "the Boers’" } },
    { " / the guns", "Battery 2", { "Battery 2", "the guns", "Battery 2’s" } },
    { NULL, "Seven-pounder", { "the Seven-pounder", NULL, "the Seven-pounder’s" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint way = 0; way < MUSTER_N_NAME_WAYS; way++)
      {
        g_autofree char *called = muster_despatch_names_dup_called (cases[i].called, cases[i].name, way);

        g_assert_cmpstr (called, ==, cases[i].ways[way]);
      }
}

/* Every starter force says how it is called, and every type of unit that fights has a short name. */
static void
test_data_says_how_all_are_called (gconstpointer data)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterCatalog *catalog = muster_ruleset_get_catalog (muster_library_find_ruleset (library, data));
  GPtrArray *starters = muster_catalog_get_starter_forces (catalog);
  GPtrArray *types = muster_catalog_get_types (catalog);
  guint n_called = 0;

  for (guint i = 0; i < starters->len; i++)
    {
      const MusterStarterForce *starter = starters->pdata[i];
      g_autoptr (MusterForce) force =
        muster_force_new_from_starter (muster_library_find_ruleset (library, data), starter);
      g_autofree char *called =
        muster_despatch_names_dup_called (muster_force_get_called (force), starter->name, MUSTER_NAME_WITHIN);

      g_assert_nonnull (starter->called);
      if (!g_str_has_prefix (called, "the ") && !g_str_has_prefix (called, "Danny"))
        g_error ("“%s” has no article", called);
    }
  for (guint i = 0; i < types->len; i++)
    n_called += ((const MusterUnitType *) types->pdata[i])->called != NULL;
  /* Not those who do not fight: transports and generals. */
  g_assert_cmpuint (n_called + 3, >=, types->len);
}

/* A side and a unit that was just named is named more shortly. */
static void
test_names_vary_in_a_paragraph (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  static const char file[] =
    "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"kings\", \"sides\": ["
    "{\"id\": \"a\", \"name\": \"NC\", \"called\": \"the Natal Column / the column\", \"units\": ["
    "{\"id\": \"a1\", \"name\": \"1st\", \"called\": \"the old 1st / the redcoats\","
    " \"type\": \"regular-infantry\"}]},"
    "{\"id\": \"b\", \"name\": \"Zulu\", \"called\": \"the Zulus\", \"units\": ["
    "{\"id\": \"b1\", \"type\": \"tribal-infantry\"}]}], \"log\": ["
    "{\"order\": \"fire\", \"unit\": \"a1\", \"params\": {\"target\": \"b1\", \"range\": \"short\","
    " \"cover\": \"none\"}, \"rolls\": [{\"for\": \"hit\", \"dice\": [5,5,1,2,6,3,1,1,2,4,4,2]},"
    " {\"for\": \"leader-casualty\", \"dice\": [3,4]},"
    " {\"for\": \"pinning\", \"dice\": [2,3]}]},"
    "{\"order\": \"remove\", \"params\": {\"unit\": \"a1\", \"fate\": \"routed\"}}]}";
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle = muster_battle_file_read (library, file, strlen (file), "case", &error);
  g_autofree char *text = NULL;
  g_autofree char *written = NULL;

  g_assert_no_error (error);
  text = write_despatch (battle);
  g_test_message ("%s", text);
  g_assert_nonnull (strstr (text, "the old 1st"));
  g_assert_nonnull (strstr (text, "he redcoats"));
  g_assert_nonnull (strstr (text, "he Natal Column"));
  g_assert_nonnull (strstr (text, "he column "));
  g_assert_nonnull (strstr (text, "he Zulus"));
  g_assert_null (strstr (text, "NC"));
  /* And the words stay with the battle. */
  written = muster_battle_file_write (battle);
  g_assert_nonnull (strstr (written, "the old 1st / the redcoats"));
  g_assert_nonnull (strstr (written, "the Natal Column / the column"));
}

static void
test_units_of_one_name_are_told_apart (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  static const char file[] =
    "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"kings\", \"sides\": ["
    "{\"id\": \"a\", \"name\": \"Red Column\", \"units\": [{\"id\": \"a1\", \"name\": \"Scouts\","
    " \"type\": \"tribal-infantry\"}]},"
    "{\"id\": \"b\", \"name\": \"Blue Column\", \"units\": [{\"id\": \"b1\", \"name\": \"Scouts\","
    " \"type\": \"tribal-infantry\"}]}], \"log\": ["
    "{\"order\": \"remove\", \"params\": {\"unit\": \"b1\", \"fate\": \"routed\"}}]}";
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle = muster_battle_file_read (library, file, strlen (file), "case", &error);
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  text = write_despatch (battle);
  g_assert_nonnull (strstr (text, "Scouts of the Blue Column"));
  g_assert_null (strstr (text, "Scouts of the Red Column"));
}

/* Every form can be filled, and what it must not say is not in it. */
static void
test_forms_keep_to_the_rules (void)
{
  static const char *const places[] = { "{unit}", "{unit’s}", "{other}", "{leader}", "{side}", "{rival}",
                                        "{score}", "{n}", "{nth}", "{m}", "{name}", "{turn}", "{clause}" };
  const MusterDespatchForm *forms = muster_despatch_forms_list ();
  guint n_forms[MUSTER_N_TELLINGS] = { 0 };

  for (guint i = 0; forms[i].text != NULL; i++)
    {
      g_autoptr (GString) rest = g_string_new (forms[i].text);

      n_forms[forms[i].telling]++;
      for (guint k = 0; k < G_N_ELEMENTS (places); k++)
        g_string_replace (rest, places[k], "", 0);
      g_assert_null (strpbrk (rest->str, "{}.0123456789"));
      g_assert_false (g_str_has_suffix (forms[i].text, " "));
      /* Behind "in the third turn" the course of things is told in the past, and begins anew. */
      if (forms[i].telling >= MUSTER_TELL_FIRE && forms[i].telling <= MUSTER_TELL_RAZED)
        {
          g_assert_false (g_regex_match_simple ("^(of|that|under|at|among|without|in|by|before|after|with"
                                                "|it was) ",
                                                forms[i].text, 0, 0));
          g_assert_false (g_regex_match_simple ("\\b(closes|is|are|has|have)\\b", forms[i].text, 0, 0) &&
                          strstr (forms[i].text, "there is no") == NULL &&
                          strstr (forms[i].text, "it is my") == NULL);
        }
    }
  for (guint i = 0; i < MUSTER_N_TELLINGS; i++)
    g_assert_cmpuint (n_forms[i], >=, 2);
}

int
main (int   argc,
      char *argv[])
{
  static const char *const rulesets[] = { "kings", "hexcard" };
  static const char *const all[] = { "kings", "hexcard", "magdala", "toysoldier" };

  muster_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (rulesets); i++)
    {
      g_autofree char *wrong = g_strdup_printf ("/despatch/no-despatch-is-wrong/%s", rulesets[i]);
      g_autofree char *same =
        g_strdup_printf ("/despatch/same-battle-reads-the-same/%s", rulesets[i]);
      g_autofree char *bounded = g_strdup_printf ("/despatch/length-is-bounded/%s", rulesets[i]);

      g_test_add_data_func (wrong, rulesets[i], test_no_despatch_is_wrong);
      g_test_add_data_func (same, rulesets[i], test_same_battle_reads_the_same);
      g_test_add_data_func (bounded, rulesets[i], test_length_is_bounded);
    }
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    {
      g_autofree char *called = g_strdup_printf ("/despatch/data-says-how-all-are-called/%s", all[i]);

      g_test_add_data_func (called, all[i], test_data_says_how_all_are_called);
    }
  g_test_add_func ("/despatch/names-have-their-articles", test_names_have_their_articles);
  g_test_add_func ("/despatch/names-come-from-data", test_names_come_from_data);
  g_test_add_func ("/despatch/names-vary-in-a-paragraph", test_names_vary_in_a_paragraph);
  g_test_add_func ("/despatch/units-of-one-name-are-told-apart", test_units_of_one_name_are_told_apart);
  g_test_add_func ("/despatch/battle-without-a-blow", test_battle_without_a_blow);
  g_test_add_func ("/despatch/a-sentence-reads-as-it-should", test_a_sentence_reads_as_it_should);
  g_test_add_func ("/despatch/a-leader-is-a-loss", test_a_leader_is_a_loss);
  g_test_add_func ("/despatch/who-charged-has-attacked", test_who_charged_has_attacked);
  g_test_add_func ("/despatch/every-side-is-named", test_every_side_is_named);
  g_test_add_func ("/despatch/forms-keep-to-the-rules", test_forms_keep_to_the_rules);

  return g_test_run ();
}
