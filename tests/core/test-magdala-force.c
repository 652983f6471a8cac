/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/forces/muster-force-check.h"
#include "core/forces/muster-force-file.h"
#include "core/forces/muster-force-totals.h"
#include "core/plans/muster-plan-check.h"
#include "core/plans/muster-plan-setup.h"
#include "core/rules/magdala/muster-magdala-private.h"
#include "muster-test-find.h"
#include "muster-test-judge.h"
#include "muster-test-levy.h"
#include "muster-test-library.h"
#include "muster-test.h"

/* Forces of magdala: the army lists, what is to be said of a force, and of two that meet. */

static MusterLibrary *library;

static MusterRuleset *
get_ruleset (void)
{
  return muster_library_find_ruleset (library, "magdala");
}

static MusterCatalog *
get_catalog (void)
{
  return muster_ruleset_get_catalog (get_ruleset ());
}

/* "4x24 regular-infantry british breechloader *general", entry by entry; after "/" what may be instead. */
static void
append_starter (GString                 *text,
                const MusterStarterUnit *unit)
{
  g_string_append_printf (text, "%ux%d %s", unit->count, unit->models, unit->type->id);
  for (guint i = 0; i < unit->n_options; i++)
    g_string_append_printf (text, " %s", unit->options[i]->id);
  for (guint i = 0; unit->leaders != NULL && i < unit->count; i++)
    if (unit->leaders[i] != NULL)
      g_string_append_printf (text, " *%s", unit->leaders[i]->id);
  for (guint i = 0; unit->choices != NULL && i < unit->choices->len; i++)
    {
      g_string_append (text, " / ");
      append_starter (text, unit->choices->pdata[i]);
    }
}

typedef struct
{
  const char *rule;
  const char *id;
  const char *theatre;
  guint n_units;
  int n_figures;
  const char *units;
} List;

static const List LISTS[] = {
  { "M-LIST-01", "tel-el-kebir-british", "Tel el Kebir, 1882", 9, 131,
    "4x24 regular-infantry british breechloader; 2x12 regular-cavalry british carbines;"
    " 2x4 field-gun british; 1x3 machine-gun british pre-maxim" },
  { "M-LIST-02", "tel-el-kebir-egyptian", "Tel el Kebir, 1882", 11, 149,
    "4x20 regular-infantry breechloader inferior in-earthworks; 2x20 native-foot breechloader"
    " in-earthworks; 3x3 field-gun in-earthworks; 1x10 regular-cavalry inferior;"
    " 1x10 regular-cavalry lances inferior" },
  { "M-LIST-03", "suakin-british", "Suakin, 1885", 9, 129,
    "4x24 regular-infantry british breechloader; 1x12 regular-cavalry british carbines;"
    " 1x12 regular-cavalry british carbines lances; 2x3 field-gun british;"
    " 1x3 machine-gun british pre-maxim" },
  { "M-LIST-04", "suakin-osman-digna", "Suakin, 1885", 12, 252,
    "2x12 native-cavalry mahdist; 2x12 camelry mahdist; 2x12 native-foot breechloader mahdist"
    " skirmishers; 6x30 native-foot mahdist" },
  { "M-LIST-05", "nw-frontier-british", "North-West Frontier", 9, 121,
    "4x20 regular-infantry british breechloader / 4x20 regular-infantry breechloader;"
    " 1x20 native-foot breechloader skirmishers; 2x3 mountain-gun british; 1x3 field-gun british;"
    " 1x12 regular-cavalry british carbines lances" },
  { "M-LIST-06", "nw-frontier-pathan", "North-West Frontier", 11, 222,
    "4x24 native-foot fierce *general *general *imam; 4x24 native-foot other-arms half-detach;"
    " 3x10 native-cavalry" },
  { "M-LIST-07", "atbara-dervish", "Atbara, 1898", 14, 254,
    "4x24 native-foot breechloader poor-shots mahdist in-earthworks; 4x24 native-foot mahdist"
    " in-earthworks; 3x12 native-cavalry mahdist; 2x12 camelry mahdist;"
    " 1x2 field-gun native in-earthworks" },
  { "M-LIST-08", "atbara-british", "Atbara, 1898", 11, 149,
    "4x20 regular-infantry british magazine; 2x20 regular-infantry breechloader / 2x20 regular-infantry"
    " breechloader; 1x12 regular-cavalry british carbines lances; 2x5 field-gun british;"
    " 1x4 field-gun british riverboat; 1x3 machine-gun british pre-maxim riverboat" },
  { "M-LIST-09", "boer-war-boer", "Colenso, Spion Kop, Paardeberg, 1899–1900", 9, 104,
    "6x16 kommando magazine; 1x3 pom-pom european; 1x4 field-gun european; 1x1 supply-wagon" },
  { "M-LIST-10", "boer-war-british", "Colenso, Spion Kop, Paardeberg, 1899–1900", 11, 184,
    "6x24 regular-infantry british magazine; 1x12 regular-cavalry british lances; 1x16 mounted-infantry"
    " british magazine / 1x12 regular-cavalry european magazine; 2x4 field-gun british; 1x4 naval-gun"
    " british / 1x3 pom-pom british / 1x3 machine-gun british" },
};

static void
test_list (gconstpointer data)
{
  const List *list = data;
  const MusterStarterForce *starter = muster_test_find_starter (get_catalog (), list->id);
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_nonnull (starter);
  g_assert_cmpstr (starter->theatre, ==, list->theatre);
  for (guint i = 0; i < starter->units->len; i++)
    {
      if (i > 0)
        g_string_append (text, "; ");
      append_starter (text, starter->units->pdata[i]);
    }
  g_assert_cmpstr (text->str, ==, list->units);
}

static int
count_figures (MusterForce *force)
{
  int n = 0;

  for (guint i = 0; i < muster_force_get_n_units (force); i++)
    n += muster_force_unit_get_models (muster_force_get_unit (force, i));
  return n;
}

/* M-LIST-11, M-LIST-13: as a force of the player's own, with nothing wrong in it. */
static void
test_list_as_force (gconstpointer data)
{
  const List *list = data;
  const MusterStarterForce *starter = muster_test_find_starter (get_catalog (), list->id);
  g_autoptr (MusterForce) force = muster_force_new_from_starter (get_ruleset (), starter);
  g_autoptr (GPtrArray) findings = muster_force_check (force, NULL);
  guint n_led = 0;

  g_assert_cmpuint (muster_force_get_n_units (force), ==, list->n_units);
  g_assert_cmpint (count_figures (force), ==, list->n_figures);
  for (guint i = 0; i < findings->len; i++)
    g_assert_cmpint (muster_finding_get_severity (findings->pdata[i]), ==, MUSTER_SEVERITY_NOTE);
  for (guint i = 0; i < muster_force_get_n_units (force); i++)
    n_led += muster_leader_leads (muster_force_unit_get_leader (muster_force_get_unit (force, i)));
  g_assert_cmpuint (n_led, ==, g_str_equal (list->id, "nw-frontier-pathan") ? 3 : 0);
}

/* M-LIST-13: Generals with the first two units of Swordsmen, the imam with the third. */
static void
test_pathan_leaders (void)
{
  static const char *const traits[] = { "general", "general", "imam", "" };
  const MusterStarterForce *starter =
    muster_test_find_starter (get_catalog (), "nw-frontier-pathan");
  g_autoptr (MusterForce) force = muster_force_new_from_starter (get_ruleset (), starter);

  for (guint i = 0; i < G_N_ELEMENTS (traits); i++)
    g_assert_cmpstr (muster_leader_get_trait_id (muster_force_unit_get_leader (
                       muster_force_get_unit (force, i))), ==, traits[i]);
}

/* M-LIST-14: what the lists leave open is as ruled, and what may be chosen instead is noted. */
static void
test_choices_are_noted (void)
{
  const MusterStarterForce *starter =
    muster_test_find_starter (get_catalog (), "boer-war-british");
  g_autoptr (MusterForce) force = muster_force_new_from_starter (get_ruleset (), starter);
  const char *notes = muster_force_unit_get_notes (muster_force_get_unit (force, 7));

  g_assert_nonnull (strstr (notes, "Colonials"));
  g_assert_nonnull (strstr (notes, "European"));
  g_assert_cmpstr (muster_force_unit_get_notes (muster_force_get_unit (force, 0)), ==, "");
}

/* M-LIST-12, M-SCN-06: five pairs, set up in one tap; the first attacks, stands first and begins. */
static void
test_past_battles (void)
{
  static const char *const pairs[][2] = {
    { "tel-el-kebir-british", "tel-el-kebir-egyptian" }, { "suakin-british", "suakin-osman-digna" },
    { "nw-frontier-british", "nw-frontier-pathan" }, { "atbara-british", "atbara-dervish" },
    { "boer-war-british", "boer-war-boer" },
  };
  GPtrArray *battles = muster_catalog_get_battles (get_catalog ());

  g_assert_cmpuint (battles->len, ==, G_N_ELEMENTS (pairs));
  for (guint i = 0; i < battles->len; i++)
    {
      const MusterPastBattle *past = battles->pdata[i];
      g_autoptr (MusterBattlePlan) plan = muster_battle_plan_new (library, get_ruleset ());
      g_autoptr (MusterSetup) setup = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_cmpstr (past->forces[0]->id, ==, pairs[i][0]);
      g_assert_cmpstr (past->forces[1]->id, ==, pairs[i][1]);
      muster_battle_plan_swap_roles (plan);
      muster_battle_plan_set_up (plan, past);
      muster_battle_plan_set_up (plan, past);
      g_assert_cmpstr (muster_battle_plan_get_title (plan), ==, past->name);
      g_assert_cmpstr (muster_battle_plan_get_date (plan), ==, past->year != NULL ? past->year : "");
      setup = muster_plan_make_setup (plan, NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpint (setup->sides[0].role, ==, 0);
      g_assert_cmpstr (setup->sides[0].name, ==, past->forces[0]->name);
      g_assert_cmpint (setup->table_length, ==, 72);
      g_assert_cmpint (setup->table_width, ==, 48);
      g_assert_cmpstr (setup->scenario->id, ==, "pitched-battle");
    }
}

/* M-SCN-06: whoever attacks stands first, whichever side was prepared first. */
static void
test_attacker_stands_first (void)
{
  const MusterPastBattle *past = g_ptr_array_index (muster_catalog_get_battles (get_catalog ()), 1);
  g_autoptr (MusterBattlePlan) plan = muster_battle_plan_new (library, get_ruleset ());
  g_autoptr (MusterSetup) setup = NULL;
  g_autoptr (GError) error = NULL;

  muster_battle_plan_set_up (plan, past);
  muster_battle_plan_swap_roles (plan);
  setup = muster_plan_make_setup (plan, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (setup->sides[0].name, ==, "Army of Osman Digna");
  g_assert_cmpint (setup->sides[0].role, ==, 0);
}

/* M-SCN-07 */
static void
test_checklist (void)
{
  const MusterScenario *scenario = muster_catalog_find_scenario (get_catalog (), "pitched-battle");

  g_assert_cmpuint (g_strv_length (scenario->checklist), ==, 11);
  g_assert_cmpuint (scenario->map->len, ==, 2);
  for (guint i = 0; i < scenario->map->len; i++)
    g_assert_cmpint (((const MusterMapShape *) scenario->map->pdata[i])->inches, ==, 12);
}

typedef struct
{
  const char *name;
  const char *units;
  const char *findings; /* "severity code unit", in their order */
} Check;

static const Check CHECKS[] = {
  { "nothing to say", "regular-infantry +british +breechloader *general", "" },
  { "no General", "regular-infantry +breechloader", "note no-general" },
  { "two Generals", "2 regular-infantry *general", "" },
  { "three Generals", "3 regular-infantry *general", "warning too-many-generals" },
  { "as much Leadership as there is", "regular-infantry *general @10", "" },
  { "more Leadership than there is", "regular-infantry *general @11", "error leadership u1" },
  { "an imam is no General", "native-foot *imam", "note no-general" },
  { "two imams", "native-foot *general\n2 native-foot *imam", "warning second-imam" },
  { "a leader with transport", "native-foot\npack-mules *general", "warning led-transport u2" },
  { "few figures", "regular-infantry x19 *general", "note unusual-models u1" },
  { "usual ones", "regular-infantry x20 *general\nnative-foot x40\nkommando x12", "" },
  { "many figures", "regular-infantry x25 *general", "note unusual-models u1" },
  { "too many", "regular-infantry x61 *general", "error models u1,note unusual-models u1" },
  { "a usual Detachment", "regular-infantry +detachment x5 *general", "" },
  { "a large Detachment", "regular-infantry +detachment x7 *general", "note unusual-models u1" },
  { "a Detachment as large as a unit", "regular-infantry +detachment x24 *general",
    "note unusual-models u1" },
  { "snipers without firearms", "native-foot +snipers *general", "note no-firearm u1" },
  { "poor shots without firearms", "native-foot +poor-shots *general", "note no-firearm u1" },
  { "sharpshooters without firearms", "regular-infantry +british +sharpshooters *general",
    "note no-firearm u1" },
  { "Boers without firearms", "kommando *general", "" },
  { "sharpshooters of no nation", "regular-infantry +breechloader +sharpshooters *general",
    "error options u1" },
  { "mounted skirmishers", "kommando +magazine +skirmishers *general", "error options u1" },
  { "a limbered riverboat", "regular-infantry *general\nfield-gun +riverboat +limbered",
    "error options u2" },
  { "two nations", "regular-infantry +british +european *general", "error group-twice u1" },
  { "an option of others", "regular-infantry +zulu *general", "error wrong-option u1" },
  { "an unknown trait", "regular-infantry *coward", "error unknown-trait u1" },
};

static void
test_check (gconstpointer data)
{
  const Check *expected = data;
  g_autoptr (MusterForce) force = muster_test_levy_new_force (get_ruleset (), expected->units);
  g_autoptr (GPtrArray) findings = muster_force_check (force, NULL);
  g_autoptr (GEnumClass) severities = g_type_class_ref (MUSTER_TYPE_SEVERITY);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < findings->len; i++)
    {
      MusterFinding *finding = findings->pdata[i];
      MusterForceUnit *unit = muster_finding_get_unit (finding);

      g_string_append_printf (
        text, "%s%s %s%s%s", text->len > 0 ? "," : "",
        g_enum_get_value (severities, (int) muster_finding_get_severity (finding))->value_nick,
        muster_finding_get_code (finding), unit != NULL ? " " : "",
        unit != NULL ? muster_force_unit_get_id (unit) : "");
    }
  g_assert_cmpstr (text->str, ==, expected->findings);
}

/* What the editor refuses before it is chosen. */
static void
test_options_are_judged (void)
{
  g_autoptr (MusterForce) force = muster_test_levy_new_force (
    get_ruleset (), "regular-infantry +breechloader\nregular-infantry +european +breechloader\n"
                    "kommando +magazine\nkommando +magazine +dismounted");
  static const struct
  {
    guint unit;
    const char *option;
    gboolean allowed;
  } cases[] = {
    { 0, "sharpshooters", FALSE }, { 1, "sharpshooters", TRUE }, { 2, "skirmishers", FALSE },
    { 3, "skirmishers", TRUE }, { 2, "in-sangar", FALSE }, { 3, "in-sangar", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterFinding) finding = muster_test_force_judge_option (
        force, muster_force_get_unit (force, cases[i].unit), cases[i].option, NULL);

      g_assert_cmpint (finding == NULL, ==, cases[i].allowed);
    }
}

/* A force file need not say more of a General than that he is there. */
static void
test_leader_in_file (void)
{
  static const char file[] =
    "{\"format\": \"muster-force\", \"version\": 1, \"ruleset\": \"magdala\", \"units\": ["
    "{\"id\": \"u1\", \"type\": \"native-foot\", \"leader\": {}},"
    "{\"id\": \"u2\", \"type\": \"native-foot\", \"leader\": {\"leadership\": 0, \"trait\": \"imam\"}},"
    "{\"id\": \"u3\", \"type\": \"native-foot\"}]}";
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForce) force =
    muster_force_file_read (library, file, strlen (file), "force", &error);
  static const char *const traits[] = { "general", "imam", "" };

  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (traits); i++)
    g_assert_cmpstr (muster_leader_get_trait_id (muster_force_unit_get_leader (
                       muster_force_get_unit (force, i))), ==, traits[i]);
}

/* M-ORG-08: units, figures, those with firearms, and guns. */
static void
test_totals (void)
{
  g_autoptr (MusterForce) force = muster_test_levy_new_force (
    get_ruleset (), "2 regular-infantry +breechloader\nnative-foot\nfield-gun\nsupply-wagon");
  g_autofree char *text = muster_force_variant_dup_totals (muster_force_get_whole (force));
  MusterRuleset *kings = muster_library_find_ruleset (library, "kings");
  g_autoptr (MusterForce) other = muster_test_levy_new_force (kings, "regular-infantry");
  g_autofree char *none = muster_force_variant_dup_totals (muster_force_get_whole (other));

  g_assert_cmpstr (text, ==, "Units 5 · Figures 83 · With firearms 48 · Guns 1");
  g_assert_cmpstr (none, ==, "");
}

typedef struct
{
  const char *name;
  const char *first;
  const char *second;
  const char *advice; /* NULL: none */
} Odds;

static const Odds ODDS[] = {
  { "too few natives", "regular-infantry x20", "native-foot x39",
    "Natives 39 to imperial troops 20, that is 1.9 to 1: it is usual to have 2 of them for each" },
  { "whoever comes first", "native-foot x39", "regular-infantry x20",
    "Natives 39 to imperial troops 20, that is 1.9 to 1: it is usual to have 2 of them for each" },
  { "enough natives", "regular-infantry x20", "native-foot x40", NULL },
  { "the rest is dropped", "regular-infantry x30", "native-foot x59",
    "Natives 59 to imperial troops 30, that is 1.9 to 1: it is usual to have 2 of them for each" },
  { "Boers are neither", "regular-infantry x20", "kommando x20", NULL },
  { "natives among themselves", "native-foot x20", "native-foot x20", NULL },
  { "transport is left out", "regular-infantry x20\nsupply-wagon x6", "native-foot x40", NULL },
  { "half is not more than half", "regular-infantry x10\nnative-foot x10", "native-foot x20", NULL },
  { "a native gun is native", "regular-infantry x6", "native-foot x3\nfield-gun +native x3",
    "Natives 6 to imperial troops 6, that is 1.0 to 1: it is usual to have 2 of them for each" },
};

static void
test_odds (gconstpointer data)
{
  const Odds *expected = data;
  g_autoptr (MusterBattlePlan) plan = muster_battle_plan_new (library, get_ruleset ());
  const char *const units[] = { expected->first, expected->second };
  const char *found = NULL;
  g_autoptr (GPtrArray) findings = NULL;

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (MusterForce) force = muster_test_levy_new_force (get_ruleset (), units[i]);

      muster_plan_side_add_force (muster_battle_plan_get_side (plan, i), force);
    }
  findings = muster_plan_check_side (plan, muster_battle_plan_get_side (plan, 1));
  for (guint i = 0; i < findings->len; i++)
    if (g_str_equal (muster_finding_get_code (findings->pdata[i]), "few-natives"))
      {
        g_assert_cmpint (muster_finding_get_severity (findings->pdata[i]), ==, MUSTER_SEVERITY_NOTE);
        found = muster_finding_get_text (findings->pdata[i]);
      }
  g_assert_cmpstr (found, ==, expected->advice);
}

#define ADD_ALL(path, table, test) \
  G_STMT_START { \
    for (guint i = 0; i < G_N_ELEMENTS (table); i++) \
      { \
        g_autofree char *name = g_strconcat (path, (table)[i].name, NULL); \
        g_test_add_data_func (name, &(table)[i], test); \
      } \
  } G_STMT_END

int
main (int   argc,
      char *argv[])
{
  int result;

  muster_test_init (&argc, &argv);
  library = muster_test_library_new ();

  for (guint i = 0; i < G_N_ELEMENTS (LISTS); i++)
    {
      g_autofree char *as_data = g_strdup_printf ("/magdala/lists/%s", LISTS[i].rule);
      g_autofree char *as_force = g_strdup_printf ("/magdala/lists/M-LIST-11/%s", LISTS[i].id);

      g_test_add_data_func (as_data, &LISTS[i], test_list);
      g_test_add_data_func (as_force, &LISTS[i], test_list_as_force);
    }
  g_test_add_func ("/magdala/lists/M-LIST-12/pairs are set up in one tap", test_past_battles);
  g_test_add_func ("/magdala/lists/M-LIST-13/the leaders of the Pathans", test_pathan_leaders);
  g_test_add_func ("/magdala/lists/M-LIST-14/what may be chosen is noted", test_choices_are_noted);
  g_test_add_func ("/magdala/setup/M-SCN-06/whoever attacks stands first", test_attacker_stands_first);
  g_test_add_func ("/magdala/setup/M-SCN-07/the checklist", test_checklist);
  ADD_ALL ("/magdala/force/M-ORG-08/", CHECKS, test_check);
  g_test_add_func ("/magdala/force/M-ORG-06/options are judged before they are chosen",
                   test_options_are_judged);
  g_test_add_func ("/magdala/force/M-CAMP-05/a leader who is just there is a General", test_leader_in_file);
  g_test_add_func ("/magdala/force/M-ORG-08/totals", test_totals);
  ADD_ALL ("/magdala/force/M-UMP-05/", ODDS, test_odds);

  result = g_test_run ();
  g_clear_object (&library);
  return result;
}
