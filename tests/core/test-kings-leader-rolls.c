/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-leaders.h"
#include "core/library/muster-library.h"
#include "muster-test-levy.h"
#include "muster-test-library.h"
#include "muster-test.h"

/* Who leads the units of a force: K-LEAD. */

static MusterLibrary *library;

static MusterRuleset *
get_ruleset (void)
{
  return muster_library_find_ruleset (library, "kings");
}

/**
 * Case:
 * @unit: whose Leader is rolled for, or -1: all of them
 * @said: what comes of it
 * @leaders: (nullable): who they are then, `6 steady` each, with commas between
 */
typedef struct
{
  const char *name;
  const char *units;
  const char *rules;
  int unit;
  MusterLeaderScope scope;
  const char *rolls;
  const char *said;
  const char *leaders;
} Case;

#define BY_UNIT MUSTER_LEADERS_BY_UNIT
#define BY_KIND MUSTER_LEADERS_BY_KIND
#define BY_FORCE MUSTER_LEADERS_BY_FORCE
#define MIXED "regular-infantry\n2 tribal-infantry\nirregular-cavalry\nregular-cavalry"

static const Case cases[] = {
  { "K-LEAD-01/one die first", "regular-infantry", NULL, 0, BY_UNIT, "", "needs leadership 0 1" },
  { "K-LEAD-01/a well drilled crew is regular", "crewed-weapon", "no-traits", 0, BY_UNIT, "leadership 2",
    "K-LEAD-01 2: Leadership 6", "6" },
  { "K-LEAD-01/a badly drilled one is not", "crewed-weapon +poorly-drilled", "no-traits", 0, BY_UNIT,
    "leadership 2", "K-LEAD-01 2: Leadership 7", "7" },
  { "K-LEAD-01/no second die", "regular-infantry", NULL, 0, BY_UNIT, "leadership 1 2",
    "bad 0: wrong number of dice or cards for “leadership”: 2 instead of 1" },
  { "K-LEAD-01/no die of seven", "regular-infantry", NULL, 0, BY_UNIT, "leadership 7",
    "bad 0: “leadership” has a die that shows 7; it can only show 1 to 6" },

  { "K-LEAD-02/then two", "regular-infantry", NULL, 0, BY_UNIT, "leadership 1", "needs trait 0 2" },
  { "K-LEAD-02/of this very unit", MIXED, NULL, 3, BY_UNIT, "leadership 1", "needs trait 3 2" },
  { "K-LEAD-02/read in their order", "tribal-infantry", NULL, 0, BY_UNIT, "leadership 3 | trait 2 1",
    "K-LEAD-01 3: Leadership 6\nK-LEAD-02 2 1: Inexperienced", "6 inexperienced" },
  { "K-LEAD-02/and not the other way round", "tribal-infantry", NULL, 0, BY_UNIT,
    "leadership 3 | trait 1 2",
    "K-LEAD-01 3: Leadership 6\nK-LEAD-02 1 2: Fine Moustache\n"
    "K-LEAD-03 Fine Moustache: Leadership 9 instead of 6", "9 fine-moustache" },
  { "K-LEAD-02/another roll is another", "tribal-infantry", NULL, 0, BY_UNIT,
    "trait 1 2 | leadership 3", "bad 0: this roll is for “trait”, but “leadership” is asked for" },
  { "K-LEAD-02/nothing is left over", "tribal-infantry", NULL, 0, BY_UNIT,
    "leadership 3 | trait 2 1 | trait 2 1", "bad 2: there is a roll for “trait” that nothing asks for" },
  { "K-LEAD-02/each unit in its turn", "regular-infantry\ntribal-infantry", NULL, -1, BY_UNIT,
    "leadership 1 | trait 2 2 | leadership 1", "needs trait 1 2" },
  { "K-LEAD-02/all of them", "regular-infantry\nirregular-infantry", NULL, -1, BY_UNIT,
    "leadership 1 | trait 2 2 | leadership 1 | trait 5 2",
    "K-LEAD-01 1: Leadership 7\nK-LEAD-02 2 2: Ugly\nK-LEAD-01 1: Leadership 8\nK-LEAD-02 5 2: Lucky",
    "7 ugly, 8 lucky" },

  { "K-LEAD-03/a hero is one whatever was rolled", "regular-infantry", NULL, 0, BY_UNIT,
    "leadership 1 | trait 6 6",
    "K-LEAD-01 1: Leadership 7\nK-LEAD-02 6 6: Hero of the Empire\n"
    "K-LEAD-03 Hero of the Empire: Leadership 4 instead of 7", "4 hero-of-the-empire" },
  { "K-LEAD-03/and a hapless man another", "tribal-cavalry", NULL, 0, BY_UNIT, "leadership 6 | trait 1 1",
    "K-LEAD-01 6: Leadership 5\nK-LEAD-02 1 1: Hapless\nK-LEAD-03 Hapless: Leadership 10 instead of 5",
    "10 hapless" },
  { "K-LEAD-03/others keep theirs", "regular-infantry", NULL, 0, BY_UNIT, "leadership 5 | trait 3 2",
    "K-LEAD-01 5: Leadership 5\nK-LEAD-02 3 2: Brutal", "5 brutal" },

  { "K-LEAD-05/one die for the force", MIXED, "simplified-leaders", -1, BY_FORCE, "",
    "needs leadership -1 1" },
  { "K-LEAD-05/and no traits", MIXED, "simplified-leaders", -1, BY_FORCE, "leadership 1",
    "K-LEAD-05 1: Leadership 7 for units: 5", "7, 7, 7, 7, 7" },
  { "K-LEAD-05/of the kind of most units", "irregular-infantry\n2 tribal-infantry", "simplified-leaders",
    -1, BY_FORCE, "leadership 2", "K-LEAD-05 2: Leadership 7 for units: 3", "7, 7, 7" },
  { "K-LEAD-05/of two kinds the first", "2 regular-infantry\n2 tribal-infantry", "simplified-leaders", -1,
    BY_FORCE, "leadership 2", "K-LEAD-05 2: Leadership 6 for units: 4", "6, 6, 6, 6" },
  { "K-LEAD-05/one die for each class", MIXED, "simplified-leaders", -1, BY_KIND,
    "leadership 5 | leadership 1", "needs leadership 3 1" },
  { "K-LEAD-05/each by its own table", MIXED, "simplified-leaders", -1, BY_KIND,
    "leadership 5 | leadership 1 | leadership 6",
    "K-LEAD-05 5: Leadership 5 for units: 2\nK-LEAD-05 1: Leadership 7 for units: 2\n"
    "K-LEAD-05 6: Leadership 5 for units: 1", "5, 7, 7, 5, 5" },
  { "K-LEAD-05/each unit if you like", "2 regular-infantry", "simplified-leaders", -1, BY_UNIT,
    "leadership 1 | leadership 6", "K-LEAD-01 1: Leadership 7\nK-LEAD-01 6: Leadership 5", "7, 5" },
  { "K-LEAD-05/not without that rule", "2 regular-infantry", "", -1, BY_FORCE, "leadership 1",
    "needs trait 0 2" },

  { "K-LEAD-06/no traits", "regular-infantry", "no-traits", 0, BY_UNIT, "leadership 4",
    "K-LEAD-01 4: Leadership 6", "6" },
  { "K-LEAD-06/none is taken", "regular-infantry", "no-traits", 0, BY_UNIT, "leadership 4 | trait 1 1",
    "bad 1: there is a roll for “trait” that nothing asks for" },
  { "K-LEAD-06/each unit rolls", "2 regular-infantry", "no-traits", -1, BY_FORCE, "leadership 4",
    "needs leadership 1 1" },
};

static char *
print_leaders (MusterForce *force)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < muster_force_get_n_units (force); i++)
    {
      MusterLeader *leader = muster_force_unit_get_leader (muster_force_get_unit (force, i));
      const char *trait = muster_leader_get_trait_id (leader);

      if (muster_leader_is_empty (leader))
        continue;
      g_string_append_printf (text, "%s%d%s%s", text->len > 0 ? ", " : "",
                              muster_leader_get_leadership (leader), *trait != '\0' ? " " : "", trait);
    }

  return g_string_free (text, FALSE);
}

static void
test_case (gconstpointer data)
{
  const Case *this = data;
  g_autoptr (MusterForce) force = muster_test_levy_new_force (get_ruleset (), this->units);
  g_auto (GStrv) rules = this->rules != NULL ? g_strsplit (this->rules, ",", -1) : NULL;
  g_auto (MusterTape) tape = { 0 };
  g_auto (MusterOutcome) outcome = { 0 };
  const MusterLineContext context = { .ruleset = get_ruleset (), .tape = &tape };
  g_autofree char *said = NULL;
  g_autofree char *leaders = NULL;

  muster_tape_init (&tape);
  muster_outcome_init (&outcome);
  muster_test_levy_fill_tape (&tape, muster_ruleset_get_rules (get_ruleset ()), this->rolls);
  if (this->unit >= 0)
    muster_force_roll_leader (force, muster_force_get_unit (force, (guint) this->unit),
                              (const char *const *) rules, &tape, &outcome);
  else
    muster_force_roll_leaders (force, this->scope, (const char *const *) rules, &tape, &outcome);

  said = muster_test_levy_print (&outcome, &context);
  leaders = print_leaders (force);
  g_assert_cmpstr (said, ==, this->said);
  /* Nobody is appointed until all is rolled. */
  g_assert_cmpstr (leaders, ==, this->leaders != NULL ? this->leaders : "");
}

static int
roll_leadership (const char *type,
                 int         die)
{
  static const char *const no_traits[] = { "no-traits", NULL };
  g_autoptr (MusterForce) force = muster_test_levy_new_force (get_ruleset (), type);
  g_auto (MusterTape) tape = { 0 };
  g_auto (MusterOutcome) outcome = { 0 };
  g_autofree char *rolls = g_strdup_printf ("leadership %d", die);

  muster_tape_init (&tape);
  muster_outcome_init (&outcome);
  muster_test_levy_fill_tape (&tape, muster_ruleset_get_rules (get_ruleset ()), rolls);
  muster_force_roll_leader (force, muster_force_get_unit (force, 0), no_traits, &tape, &outcome);
  g_assert_cmpint (outcome.kind, ==, MUSTER_OUTCOME_DONE);

  return muster_leader_get_leadership (muster_force_unit_get_leader (muster_force_get_unit (force, 0)));
}

/* K-LEAD-01 */
static void
test_every_face_for_every_class (void)
{
  static const struct
  {
    const char *type;
    int leadership[6];
  } tables[] = {
    { "regular-infantry", { 7, 6, 6, 6, 5, 5 } },   { "regular-cavalry", { 7, 6, 6, 6, 5, 5 } },
    { "irregular-infantry", { 8, 7, 7, 6, 6, 5 } }, { "irregular-cavalry", { 8, 7, 7, 6, 6, 5 } },
    { "tribal-infantry", { 7, 7, 6, 6, 5, 5 } },    { "tribal-cavalry", { 7, 7, 6, 6, 5, 5 } },
    { "crewed-weapon", { 7, 6, 6, 6, 5, 5 } },
    { "crewed-weapon +poorly-drilled", { 8, 7, 7, 6, 6, 5 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (int die = 1; die <= 6; die++)
      g_assert_cmpint (roll_leadership (tables[i].type, die), ==, tables[i].leadership[die - 1]);
}

/* K-LEAD-02: the table of the rules, all of it. */
static void
test_every_throw_gives_its_trait (void)
{
  static const char *const traits[6][6] = {
    { "hapless", "fine-moustache", "bulletproof-bumbler", "wheezy", "weakling", "coward" },
    { "inexperienced", "ugly", "bag-of-nerves", "short-sighted", "musketry-buff", "jolly-sporty" },
    { "idiot", "brutal", "drunkard", "favourite-nephew", "keen-shot", "shirker" },
    { "unlucky", "pleasant-manner", "bottle", "terrible-planner", "cad", "steady" },
    { "yellow-bellied", "lucky", "damned-fine-fellow", "sporting-umpire", "fine-swordsman",
      "inspirational" },
    { "up-and-at-them", "bald-as-a-coot", "jolly-good-chap", "brave", "destined-for-greatness",
      "hero-of-the-empire" },
  };

  for (guint i = 0; i < 36; i++)
    {
      g_autoptr (MusterForce) force = muster_test_levy_new_force (get_ruleset (), "tribal-infantry");
      g_auto (MusterTape) tape = { 0 };
      g_auto (MusterOutcome) outcome = { 0 };
      g_autofree char *rolls = g_strdup_printf ("leadership 3 | trait %u %u", i / 6 + 1, i % 6 + 1);
      MusterLeader *leader = muster_force_unit_get_leader (muster_force_get_unit (force, 0));

      muster_tape_init (&tape);
      muster_outcome_init (&outcome);
      muster_test_levy_fill_tape (&tape, muster_ruleset_get_rules (get_ruleset ()), rolls);
      muster_force_roll_leader (force, muster_force_get_unit (force, 0), NULL, &tape, &outcome);
      g_assert_cmpstr (muster_leader_get_trait_id (leader), ==, traits[i / 6][i % 6]);
    }
}

/* K-LEAD-03: what the player calls a trait stays with it. */
static void
test_names_stay_when_leaders_are_rolled (void)
{
  g_autoptr (MusterForce) force = muster_test_levy_new_force (get_ruleset (), "tribal-infantry");
  MusterLeader *leader = muster_force_unit_get_leader (muster_force_get_unit (force, 0));
  g_auto (MusterTape) tape = { 0 };
  g_auto (MusterOutcome) outcome = { 0 };

  muster_tape_init (&tape);
  muster_outcome_init (&outcome);
  muster_leader_set_name (leader, "Osman");
  muster_leader_set_trait_name (leader, "Lion of the hills");
  muster_test_levy_fill_tape (&tape, muster_ruleset_get_rules (get_ruleset ()),
                              "leadership 3 | trait 6 4");
  muster_force_roll_leader (force, muster_force_get_unit (force, 0), NULL, &tape, &outcome);
  g_assert_cmpstr (muster_leader_get_name (leader), ==, "Osman");
  g_assert_cmpstr (muster_leader_get_trait_id (leader), ==, "brave");
  g_assert_cmpstr (muster_leader_get_trait_label (leader), ==, "Lion of the hills");
}

/* A tape that feeds itself rolls all of it in one go, and the same seed the same Leaders. */
static void
test_the_program_can_roll (void)
{
  g_autofree char *first = NULL;

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (MusterForce) force = muster_test_levy_new_force (get_ruleset (), MIXED);
      g_auto (MusterTape) tape = { 0 };
      g_auto (MusterOutcome) outcome = { 0 };
      MusterRandom random;
      g_autofree char *leaders = NULL;

      muster_tape_init (&tape);
      muster_outcome_init (&outcome);
      muster_random_init (&random, 1879);
      tape.generator = &random;
      muster_force_roll_leaders (force, BY_UNIT, NULL, &tape, &outcome);
      g_assert_cmpint (outcome.kind, ==, MUSTER_OUTCOME_DONE);
      g_assert_cmpuint (muster_tape_get_length (&tape), ==, 10);
      leaders = print_leaders (force);
      if (first == NULL)
        first = g_steal_pointer (&leaders);
      else
        g_assert_cmpstr (leaders, ==, first);
    }
}

static void
test_rules_without_such_rolls_say_so (void)
{
  g_assert_true (muster_ruleset_rolls_leaders (get_ruleset ()));
  g_assert_false (muster_ruleset_rolls_leaders (muster_library_find_ruleset (library, "hexcard")));
}

int
main (int   argc,
      char *argv[])
{
  int result;

  muster_test_init (&argc, &argv);
  library = muster_test_library_new ();

  muster_test_add_all ("/kings/leader", cases, test_case);
  g_test_add_func ("/kings/leader/K-LEAD-01/every face for every class", test_every_face_for_every_class);
  g_test_add_func ("/kings/leader/K-LEAD-02/every throw gives its trait", test_every_throw_gives_its_trait);
  g_test_add_func ("/kings/leader/K-LEAD-03/names stay when Leaders are rolled",
                   test_names_stay_when_leaders_are_rolled);
  g_test_add_func ("/kings/leader/the program can roll", test_the_program_can_roll);
  g_test_add_func ("/kings/leader/rules without such rolls say so", test_rules_without_such_rolls_say_so);

  result = g_test_run ();
  g_object_unref (library);

  return result;
}
