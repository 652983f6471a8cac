/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-check.h"
#include "tests/core/muster-test-force.h"
#include "tests/core/muster-test-judge.h"

/* A unit, its options and what the checks say of it: "severity code: text", one a line. */
typedef struct
{
  const char *type_id;
  const char *options;
  int models;
  const char *trait_id;
  const char *rules; /* NULL: not decided */
  const char *expected;
} Case;

static const Case CASES[] = {
  { "archers", "brave", 12, "bold", NULL, "" },
  { "archers", "", 4, "", NULL, "" },
  { "archers", "", 20, "", NULL, "" },
  { "archers", "", 3, "", NULL, "error models: models: 3, but Archers has 4 to 20" },
  { "archers", "", 21, "", NULL, "error models: models: 21, but Archers has 4 to 20" },
  { "dragons", "", 1, "", NULL,
    "error unknown-type: the unit type “dragons” is not known; is a pack missing?" },
  { "dragons", "brave", 1, "", NULL,
    "error unknown-type: the unit type “dragons” is not known; is a pack missing?" },
  { "archers", "wings", 12, "", NULL,
    "error unknown-option: the option “wings” is not known; is a pack missing?" },
  { "archers", "heavy", 12, "", NULL, "error wrong-option: “Heavy” is not an option of Archers" },
  { "archers", "brave,timid", 12, "", NULL,
    "error group-twice: “Timid” cannot be combined with “Brave”" },
  { "archers", "hidden", 12, "", NULL, "note needs-rule: “Hidden” needs the optional rule “Fog”" },
  { "archers", "hidden", 12, "", "", "error needs-rule: “Hidden” needs the optional rule “Fog”" },
  { "archers", "hidden", 12, "", "rain,fog", "" },
  { "archers", "", 12, "vain", NULL,
    "error unknown-trait: the trait “vain” is not known; is a pack missing?" },
  { "archers", "wings,hidden", 1, "vain", "",
    "error models: models: 1, but Archers has 4 to 20\n"
    "error unknown-option: the option “wings” is not known; is a pack missing?\n"
    "error needs-rule: “Hidden” needs the optional rule “Fog”\n"
    "error unknown-trait: the trait “vain” is not known; is a pack missing?" },
};

static char *
describe (GPtrArray *findings)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < findings->len; i++)
    {
      static const char *const severities[] = { "note", "warning", "error" };
      MusterFinding *finding = g_ptr_array_index (findings, i);

      g_string_append_printf (text, "%s%s %s: %s", i > 0 ? "\n" : "",
                              severities[muster_finding_get_severity (finding)],
                              muster_finding_get_code (finding), muster_finding_get_text (finding));
    }

  return g_string_free (text, FALSE);
}

static MusterForceUnit *
create_unit (MusterRuleset *ruleset,
             const Case    *this)
{
  MusterForceUnit *unit = muster_force_unit_new (muster_ruleset_get_catalog (ruleset), "u1",
                                                 this->type_id);
  g_auto (GStrv) options = g_strsplit (this->options, ",", -1);

  muster_force_unit_set_options (unit, (const char *const *) options);
  muster_force_unit_set_models (unit, this->models);
  muster_leader_set_trait_id (muster_force_unit_get_leader (unit), this->trait_id);

  return unit;
}

static void
test_units_are_checked (void)
{
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();

  for (guint i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (MusterForceUnit) unit = create_unit (ruleset, &CASES[i]);
      g_auto (GStrv) rules = CASES[i].rules != NULL ? g_strsplit (CASES[i].rules, ",", -1) : NULL;
      g_autoptr (GPtrArray) findings =
        muster_force_unit_check (unit, (const char *const *) rules);
      g_autofree char *text = describe (findings);

      g_assert_cmpstr (text, ==, CASES[i].expected);
      for (guint j = 0; j < findings->len; j++)
        g_assert_true (muster_finding_get_unit (g_ptr_array_index (findings, j)) == unit);
    }
}

static void
test_budget_is_checked (void)
{
  static const struct
  {
    int budget;
    const char *expected;
  } cases[] = {
    { 0, "" },
    { 10, "" },
    { 9, "error over-budget: 1 point over the budget of 9" },
    { 7, "error over-budget: 3 points over the budget of 7" },
    { 11, "note under-budget: 1 point of 11 left" },
    { 24, "note under-budget: 14 points of 24 left" },
  };
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  g_autoptr (MusterForce) force = muster_force_new (ruleset);

  muster_test_force_add (force, "a", "archers");
  muster_test_force_add (force, "b", "archers");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GPtrArray) findings = NULL;
      g_autofree char *text = NULL;

      muster_force_set_budget (force, cases[i].budget);
      findings = muster_force_check (force, NULL);
      text = describe (findings);
      g_assert_cmpstr (text, ==, cases[i].expected);
    }
}

static void
test_force_says_where_and_how_bad (void)
{
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  g_autoptr (MusterForce) force = muster_force_new (ruleset);
  g_autoptr (GPtrArray) empty = muster_force_check (force, NULL);
  g_autoptr (GPtrArray) findings = NULL;
  g_autofree char *text = describe (empty);
  g_autofree char *line = NULL;
  MusterForceUnit *unit;

  g_assert_cmpstr (text, ==, "note no-units: the force has no units yet");
  g_assert_cmpint (muster_findings_get_severity (empty), ==, MUSTER_SEVERITY_NOTE);

  muster_force_set_budget (force, 30);
  muster_test_force_add (force, "a", "archers");
  unit = muster_test_force_add (force, "b", "archers");
  muster_force_unit_set_name (unit, "Horse & Musket");
  muster_force_unit_add_option (unit, "heavy");
  findings = muster_force_check (force, NULL);
  g_assert_cmpuint (findings->len, ==, 2);
  g_assert_null (muster_finding_get_unit (g_ptr_array_index (findings, 0)));
  g_assert_true (muster_finding_get_unit (g_ptr_array_index (findings, 1)) == unit);
  g_assert_cmpint (muster_findings_get_severity (findings), ==, MUSTER_SEVERITY_ERROR);
  g_object_get (g_ptr_array_index (findings, 1), "line", &line, NULL);
  g_assert_cmpstr (line, ==, "Horse & Musket: “Heavy” is not an option of Archers");
}

static void
test_rules_of_the_force_count (void)
{
  static const struct
  {
    const char *own;   /* NULL: not decided */
    const char *given; /* NULL: those of the force */
    const char *expected;
    gboolean judged;
  } cases[] = {
    { NULL, NULL, "note needs-rule: “Hidden” needs the optional rule “Fog”", TRUE },
    { "", NULL, "error needs-rule: “Hidden” needs the optional rule “Fog”", TRUE },
    { "fog", NULL, "", FALSE },
    { "fog", "", "error needs-rule: “Hidden” needs the optional rule “Fog”", TRUE },
    { "", "fog", "", FALSE },
    { "mist,fog", NULL, "", FALSE },
    { "mist", NULL, "error rule-needs-rule: the optional rule “Mist” needs “Fog”\n"
      "error needs-rule: “Hidden” needs the optional rule “Fog”", TRUE },
    { "fog,moon", NULL, "error unknown-rule: the optional rule “moon” is not known; is a pack missing?",
      FALSE },
  };
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  g_autoptr (MusterForce) force = muster_force_new (ruleset);
  MusterForceUnit *unit = muster_test_force_add (force, "a", "archers");

  muster_force_unit_add_option (unit, "hidden");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (GStrv) own = cases[i].own != NULL ? g_strsplit (cases[i].own, ",", -1) : NULL;
      g_auto (GStrv) given = cases[i].given != NULL ? g_strsplit (cases[i].given, ",", -1) : NULL;
      g_autoptr (GPtrArray) findings = NULL;
      g_autoptr (MusterFinding) judged = NULL;
      g_autofree char *text = NULL;

      muster_force_set_optional_rules (force, (const char *const *) own);
      findings = muster_force_check (force, (const char *const *) given);
      text = describe (findings);
      g_assert_cmpstr (text, ==, cases[i].expected);
      judged = muster_test_force_judge_option (force, unit, "hidden", (const char *const *) given);
      g_assert_cmpint (judged != NULL, ==, cases[i].judged);
    }
}

static void
test_rules_are_switched_one_by_one (void)
{
  static const char *const none[] = { NULL };
  static const char *const both[] = { "fog", "mist", NULL };
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  g_autoptr (MusterForce) force = muster_force_new (ruleset);
  g_autoptr (MusterTestWatch) watch = muster_test_watch_new (force);

  g_assert_null (muster_force_get_optional_rules (force));
  muster_force_set_optional_rules (force, NULL);
  muster_test_watch_assert (watch, "");
  muster_force_set_optional_rules (force, none);
  g_assert_cmpstrv (muster_force_get_optional_rules (force), none);
  muster_force_set_optional_rules (force, none);
  muster_test_watch_assert (watch, "optional-rules !");
  muster_force_set_optional_rules (force, both);
  muster_force_set_optional_rules (force, both);
  muster_test_watch_assert (watch, "optional-rules !");
  g_assert_cmpstrv (muster_force_get_optional_rules (force), both);
}

static void
test_options_are_judged_before_they_are_chosen (void)
{
  static const char *const none[] = { NULL };
  static const struct
  {
    const char *option;
    const char *code;
  } cases[] = {
    { "brave", NULL }, { "timid", "group-twice" }, { "heavy", "wrong-option" },
    { "wings", "unknown-option" }, { "hidden", "needs-rule" },
  };
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  g_autoptr (MusterForceUnit) unit =
    muster_force_unit_new (muster_ruleset_get_catalog (ruleset), "u1", "archers");

  muster_force_unit_add_option (unit, "brave");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterFinding) finding =
        muster_force_unit_judge_option (unit, cases[i].option, none);

      g_assert_cmpstr (finding != NULL ? muster_finding_get_code (finding) : NULL, ==,
                       cases[i].code);
    }
}

static void
test_finding_outlives_nothing_but_itself (void)
{
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  MusterForceUnit *unit =
    muster_force_unit_new (muster_ruleset_get_catalog (ruleset), "u1", "dragons");
  GPtrArray *findings = muster_force_unit_check (unit, NULL);
  g_autoptr (MusterForceUnit) found = NULL;
  MusterSeverity severity;
  g_autofree char *code = NULL;
  g_autofree char *text = NULL;

  g_object_get (g_ptr_array_index (findings, 0), "unit", &found, "severity", &severity,
                "code", &code, "text", &text, NULL);
  g_assert_true (found == unit);
  g_clear_object (&found);
  g_assert_cmpint (severity, ==, MUSTER_SEVERITY_ERROR);
  g_assert_cmpstr (code, ==, "unknown-type");
  g_assert_nonnull (strstr (text, "dragons"));
  g_ptr_array_unref (findings);
  g_assert_finalize_object (unit);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/force-check/units-are-checked", test_units_are_checked);
  g_test_add_func ("/force-check/budget-is-checked", test_budget_is_checked);
  g_test_add_func ("/force-check/force-says-where-and-how-bad", test_force_says_where_and_how_bad);
  g_test_add_func ("/force-check/rules-of-the-force-count", test_rules_of_the_force_count);
  g_test_add_func ("/force-check/rules-are-switched-one-by-one", test_rules_are_switched_one_by_one);
  g_test_add_func ("/force-check/options-are-judged-before-they-are-chosen",
                   test_options_are_judged_before_they_are_chosen);
  g_test_add_func ("/force-check/finding-outlives-nothing-but-itself",
                   test_finding_outlives_nothing_but_itself);

  return g_test_run ();
}
