/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-rematch.h"
#include "core/muster-core-error.h"
#include "muster-test-packs.h"
#include "muster-test.h"

/* A ruleset with some of its packs, and battles that say which. */

#define PACKS(...) ((const char *const[]) { __VA_ARGS__, NULL })

static const char *const NONE[] = { NULL };

static MusterRuleset *
get_edition (MusterLibrary     *library,
             const char *const *packs)
{
  g_autofree char *problem = NULL;
  MusterRuleset *edition = muster_library_editions_get_edition (library, "kings", packs, &problem);

  g_assert_cmpstr (problem, ==, NULL);

  return edition;
}

static void
assert_company (MusterRuleset *edition,
                int            models,
                int            speed)
{
  const MusterUnitType *type =
    muster_catalog_find_type (muster_ruleset_get_catalog (edition), "regular-infantry");

  g_assert_cmpint (type->models, ==, models);
  g_assert_cmpint (type->profile.stats[0], ==, speed);
}

static void
test_an_edition_has_what_its_packs_say (void)
{
  g_autoptr (MusterLibrary) library = muster_test_new_library_with_packs ();
  MusterRuleset *without = get_edition (library, NONE);
  MusterRuleset *with = get_edition (library, PACKS ("house"));

  assert_company (without, 12, 6);
  assert_company (with, 20, 7);
  assert_company (muster_library_find_ruleset (library, "kings"), 20, 7);
  g_assert_null (muster_catalog_find_type (muster_ruleset_get_catalog (without), "guard"));
  g_assert_nonnull (muster_catalog_find_type (muster_ruleset_get_catalog (with), "guard"));
  g_assert_null (muster_catalog_find_option (muster_ruleset_get_catalog (with), "sashes"));
  g_assert_cmpstr (muster_ruleset_get_id (without), ==, "kings");
  g_assert_cmpstrv (muster_catalog_get_packs (muster_ruleset_get_catalog (without)), NONE);
  g_assert_cmpstrv (muster_catalog_get_packs (muster_ruleset_get_catalog (with)),
                    PACKS ("Our house"));
}

static void
test_the_same_packs_are_the_same_edition (void)
{
  g_autoptr (MusterLibrary) library = muster_test_new_library_with_packs ();
  MusterRuleset *whole = muster_library_find_ruleset (library, "kings");

  g_assert_true (get_edition (library, NULL) == whole);
  g_assert_true (get_edition (library, PACKS ("house", "second")) == whole);
  g_assert_true (get_edition (library, PACKS ("second", "house")) == whole);
  g_assert_true (get_edition (library, PACKS ("house")) == get_edition (library, PACKS ("house")));
  g_assert_true (get_edition (library, PACKS ("house")) != get_edition (library, NONE));
  g_assert_null (muster_library_editions_get_edition (library, "chess", NONE, NULL));
}

static const struct
{
  const char *pack;
  const char *problem;
} problems[] = {
  { "lost", "This battle uses the house pack “lost”, which is not installed. Put lost.json into "
            "/packs and start Muster again." },
  { "broken", "This battle uses the house pack “broken”, which cannot be used: broken.json: "
              "$.ruleset: this member is missing" },
  { "hex", "“hex” is a house pack for other rules (hexcard)" },
  { "second", "The house pack “second” builds on one that is switched off: second.json: "
              "$.options[0].for[0].types[0]: “guard” is not among the types so far" },
};

static void
test_a_pack_that_cannot_be_used_is_left_out_and_named (void)
{
  g_autoptr (MusterLibrary) library = muster_test_new_library_with_packs ();

  for (guint i = 0; i < G_N_ELEMENTS (problems); i++)
    {
      g_autofree char *problem = NULL;
      MusterRuleset *edition =
        muster_library_editions_get_edition (library, "kings", PACKS (problems[i].pack), &problem);

      g_assert_cmpstr (problem, ==, problems[i].problem);
      assert_company (edition, 12, 6);
    }
}

static void
test_a_pack_says_what_it_does (void)
{
  static const char *const contents[] = {
    "Adds 1 optional rule, 1 unit type, 1 option, 1 trait, 1 scenario, 1 starter force; replaces "
    "1 unit type",
    "Adds 1 option",
    "",
    "",
  };
  g_autoptr (MusterLibrary) library = muster_test_new_library_with_packs ();
  g_auto (GStrv) usable = muster_library_editions_list_packs (library, "kings");

  for (guint i = 0; i < G_N_ELEMENTS (contents); i++)
    {
      g_autofree char *text =
        muster_pack_dup_contents (muster_library_get_packs (library)->pdata[i]);

      g_assert_cmpstr (text, ==, contents[i]);
    }
  g_assert_cmpstrv (usable, PACKS ("house", "second"));
  g_assert_cmpstr (muster_library_editions_find_pack (library, "house")->name, ==, "Our house");
  g_assert_null (muster_library_editions_find_pack (library, "Our house"));
}

/* @member: between the ruleset and the title. */
static char *
dup_battle (const char *member,
            const char *type)
{
  char *text = g_strdup_printf (
    "{'format': 'muster-battle', 'version': 1, 'ruleset': 'kings', %s 'title': 'T',"
    " 'scenario': {'id': 'A'},"
    " 'sides': [{'id': 'red', 'role': 'attacker', 'units': [{'id': 'r1', 'type': '%s'}]},"
    "  {'id': 'blue', 'role': 'defender', 'units': [{'id': 'b1', 'type': 'tribal-infantry'}]}],"
    " 'log': [{'order': 'set', 'params': {'unit': 'r1', 'field': 'strength', 'value': 9,"
    "   'reason': 'late'}}]}",
    member, type);

  return g_strdelimit (text, "'", '"');
}

static MusterBattle *
read_battle (MusterLibrary *library,
             const char    *member,
             const char    *type)
{
  g_autofree char *text = dup_battle (member, type);
  g_autoptr (GError) error = NULL;
  MusterBattle *battle = muster_battle_file_read (library, text, strlen (text), "b", &error);

  g_assert_no_error (error);

  return battle;
}

static void
assert_battle (MusterBattle *battle,
               int           models,
               const char   *packs)
{
  const MusterUnitDef *def = muster_battle_get_setup (battle)->units->pdata[0];
  g_autofree char *text = muster_battle_file_write (battle);

  g_assert_cmpint (def->models, ==, models);
  if (packs != NULL)
    g_assert_nonnull (strstr (text, packs));
  else
    g_assert_null (strstr (text, "\"packs\""));
}

static const struct
{
  const char *member;
  int models;
  const char *written; /* NULL: as it was not said, it is not said */
} battles[] = {
  { "", 20, NULL },
  { "'packs': [],", 12, "\"packs\": []" },
  { "'packs': ['house'],", 20, "\"packs\": [\"house\"]" },
  { "'packs': ['second', 'house'],", 20, "\"packs\": [\"second\", \"house\"]" },
};

static void
test_a_battle_is_played_with_the_packs_it_names (void)
{
  g_autoptr (MusterLibrary) library = muster_test_new_library_with_packs ();

  for (guint i = 0; i < G_N_ELEMENTS (battles); i++)
    {
      g_autoptr (MusterBattle) battle = read_battle (library, battles[i].member, "regular-infantry");
      g_autofree char *text = muster_battle_file_write (battle);
      g_autoptr (MusterBattle) again = NULL;
      g_autoptr (GError) error = NULL;

      assert_battle (battle, battles[i].models, battles[i].written);
      again = muster_battle_file_read (library, text, strlen (text), "b", &error);
      g_assert_no_error (error);
      assert_battle (again, battles[i].models, battles[i].written);
    }
}

/* Undoing goes back to the begin, which is of the same edition. */
static void
test_undo_keeps_the_packs (void)
{
  g_autoptr (MusterLibrary) library = muster_test_new_library_with_packs ();
  g_autoptr (MusterBattle) battle = read_battle (library, "'packs': [],", "regular-infantry");
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (muster_battle_get_state (battle)->units[0].strength, ==, 9);
  g_assert_true (muster_ledger_seek (battle, 0, &error));
  g_assert_no_error (error);
  g_assert_cmpint (muster_battle_get_state (battle)->units[0].strength, ==, 12);
  assert_battle (battle, 12, "\"packs\": []");
}

static const struct
{
  const char *member;
  const char *type;
  int code;
  const char *message;
} wrong[] = {
  { "'packs': ['lost'],", "regular-infantry", MUSTER_CORE_ERROR_PACK,
    "b: $.packs[0]: This battle uses the house pack “lost”, which is not installed. Put lost.json "
    "into /packs and start Muster again." },
  { "'packs': ['house', 'broken'],", "regular-infantry", MUSTER_CORE_ERROR_PACK,
    "b: $.packs[1]: This battle uses the house pack “broken”, which cannot be used: broken.json: "
    "$.ruleset: this member is missing" },
  { "'packs': ['hex'],", "regular-infantry", MUSTER_CORE_ERROR_PACK,
    "b: $.packs[0]: “hex” is a house pack for other rules (hexcard)" },
  { "'packs': ['second'],", "regular-infantry", MUSTER_CORE_ERROR_PACK,
    "b: $.packs: The house pack “second” builds on one that is switched off: second.json: "
    "$.options[0].for[0].types[0]: “guard” is not among the types so far" },
  { "'packs': ['house', 'house'],", "regular-infantry", MUSTER_CORE_ERROR_INVALID,
    "b: $.packs[1]: the house pack “house” appears twice" },
  { "'packs': 'house',", "regular-infantry", MUSTER_CORE_ERROR_INVALID, NULL },
  { "'packs': [1],", "regular-infantry", MUSTER_CORE_ERROR_INVALID, NULL },
  { "'packs': [],", "guard", MUSTER_CORE_ERROR_INVALID, NULL },
};

static void
test_wrong_packs_are_errors_that_name_them (void)
{
  g_autoptr (MusterLibrary) library = muster_test_new_library_with_packs ();

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *text = dup_battle (wrong[i].member, wrong[i].type);
      g_autoptr (GError) error = NULL;

      g_assert_null (muster_battle_file_read (library, text, strlen (text), "b", &error));
      g_assert_error (error, MUSTER_CORE_ERROR, wrong[i].code);
      if (wrong[i].message != NULL)
        g_assert_cmpstr (error->message, ==, wrong[i].message);
    }
}

static void
test_battles_with_other_packs_can_be_a_rematch (void)
{
  g_autoptr (MusterLibrary) library = muster_test_new_library_with_packs ();
  g_autoptr (MusterBattle) first = read_battle (library, "'packs': [],", "regular-infantry");
  g_autoptr (MusterBattle) second = read_battle (library, "", "guard");
  g_autoptr (GError) error = NULL;
  MusterRematchSum sum;

  g_assert_true (muster_rematch_add_up (muster_battle_get_setup (first),
                                        muster_battle_get_state (first),
                                        muster_battle_get_setup (second),
                                        muster_battle_get_state (second), &sum, &error));
  g_assert_no_error (error);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/editions/an-edition-has-what-its-packs-say",
                   test_an_edition_has_what_its_packs_say);
  g_test_add_func ("/editions/the-same-packs-are-the-same-edition",
                   test_the_same_packs_are_the_same_edition);
  g_test_add_func ("/editions/a-pack-that-cannot-be-used-is-left-out-and-named",
                   test_a_pack_that_cannot_be_used_is_left_out_and_named);
  g_test_add_func ("/editions/a-pack-says-what-it-does", test_a_pack_says_what_it_does);
  g_test_add_func ("/editions/a-battle-is-played-with-the-packs-it-names",
                   test_a_battle_is_played_with_the_packs_it_names);
  g_test_add_func ("/editions/undo-keeps-the-packs", test_undo_keeps_the_packs);
  g_test_add_func ("/editions/wrong-packs-are-errors-that-name-them",
                   test_wrong_packs_are_errors_that_name_them);
  g_test_add_func ("/editions/battles-with-other-packs-can-be-a-rematch",
                   test_battles_with_other_packs_can_be_a_rematch);

  return g_test_run ();
}
