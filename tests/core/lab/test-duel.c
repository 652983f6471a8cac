/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-file.h"
#include "core/lab/muster-lab-duel.h"
#include "muster-test-library.h"
#include "muster-test.h"

#include <math.h>
#include <string.h>

/* Duels over rounds (V-MATCH-03). */

typedef struct
{
  const char *name;
  const char *ruleset;
  const char *first; /* the duellist is “a”; others may stand about */
  const char *second; /* likewise “b” */
  MusterLabDuelAct acts[2];
  int distance;
  guint n_turns;
  gboolean exact;
} Case;

static const Case cases[] = {
  { "kings-shoot", "kings", "{\"id\":\"a\",\"type\":\"irregular-infantry\",\"models\":2}",
    "{\"id\":\"b\",\"type\":\"tribal-infantry\",\"models\":2}",
    { MUSTER_LAB_DUEL_SHOOT, MUSTER_LAB_DUEL_HOLD }, 10, 3, TRUE },
  { "kings-close", "kings", "{\"id\":\"a\",\"type\":\"regular-infantry\",\"models\":1}",
    "{\"id\":\"b\",\"type\":\"tribal-infantry\",\"models\":1}",
    { MUSTER_LAB_DUEL_SHOOT, MUSTER_LAB_DUEL_CLOSE }, 6, 2, TRUE },
  { "kings-large", "kings",
    "{\"id\":\"a\",\"type\":\"regular-infantry\"},{\"id\":\"x\",\"type\":\"regular-cavalry\"}",
    "{\"id\":\"b\",\"type\":\"tribal-infantry\"}",
    { MUSTER_LAB_DUEL_SHOOT, MUSTER_LAB_DUEL_CLOSE }, 18, 12, FALSE },
  { "magdala-shoot", "magdala",
    "{\"id\":\"a\",\"type\":\"regular-infantry\",\"models\":6,\"options\":[\"british\",\"breechloader\"]}",
    "{\"id\":\"b\",\"type\":\"native-foot\",\"models\":4}",
    { MUSTER_LAB_DUEL_SHOOT, MUSTER_LAB_DUEL_HOLD }, 10, 2, TRUE },
  { "toysoldier", "toysoldier", "{\"id\":\"ag\",\"type\":\"general\"},{\"id\":\"a\",\"type\":\"infantry\"}",
    "{\"id\":\"bg\",\"type\":\"general\"},{\"id\":\"b\",\"type\":\"infantry\"}",
    { MUSTER_LAB_DUEL_SHOOT, MUSTER_LAB_DUEL_CLOSE }, 12, 6, FALSE },
  { "hexcard", "hexcard", "{\"id\":\"a\",\"type\":\"infantry\"}", "{\"id\":\"b\",\"type\":\"cavalry\"}",
    { MUSTER_LAB_DUEL_SHOOT, MUSTER_LAB_DUEL_CLOSE }, 3, 6, FALSE },
};

static MusterSetup *
new_duel (const Case    *the_case,
          MusterLabDuel *duel)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autofree char *text =
    g_strdup_printf ("{\"format\":\"muster-battle\",\"version\":1,\"ruleset\":\"%s\",\"sides\":["
                     "{\"id\":\"s0\",\"units\":[%s]},{\"id\":\"s1\",\"units\":[%s]}],\"log\":[]}",
                     the_case->ruleset, the_case->first, the_case->second);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterSetup) whole =
    muster_battle_file_read_setup (library, text, strlen (text), "case", &error);
  g_auto (MusterState) state = { 0 };
  MusterSetup *setup;

  g_assert_no_error (error);
  muster_state_init (&state);
  muster_ruleset_begin (whole, &state);
  *duel = (MusterLabDuel) { .distance = the_case->distance, .n_turns = the_case->n_turns,
                            .acts = { the_case->acts[0], the_case->acts[1] }, .seed = 3,
                            .n_battles = muster_test_rounds (4000, 100000) };
  setup = muster_lab_duel_make_setup (library, whole, muster_state_find_unit (&state, "a"),
                                      muster_state_find_unit (&state, "b"), duel->units, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (((MusterUnitDef *) g_ptr_array_index (setup->units, duel->units[0]))->id, ==, "a");
  g_assert_cmpstr (((MusterUnitDef *) g_ptr_array_index (setup->units, duel->units[1]))->id, ==, "b");
  duel->setup = setup;
  return setup;
}

static double
add_up (const double *odds,
        guint         n)
{
  double sum = 0.0;

  for (guint i = 0; i < n; i++)
    sum += odds[i];
  return sum;
}

static void
check_sums (const MusterLabDuelResult *result)
{
  for (guint i = 0; i < 2; i++)
    {
      g_assert_cmpfloat_with_epsilon (add_up (result->strengths[i], MUSTER_LAB_DUEL_STRENGTHS), 1.0, 1e-9);
      g_assert_cmpfloat_with_epsilon (add_up (result->fates[i], MUSTER_LAB_DUEL_FATES), 1.0, 1e-9);
      g_assert_cmpfloat_with_epsilon (result->fates[i][0],
                                      result->turns[result->n_turns - 1].in_play[i], 1e-9);
      for (guint turn = 1; turn < result->n_turns; turn++)
        g_assert_cmpfloat (result->turns[turn].strength[i], <=, result->turns[turn - 1].strength[i] + 1e-9);
    }
  g_assert_cmpfloat_with_epsilon (add_up (result->stands, 4), 1.0, 1e-9);
}

/* V-MATCH-03: it says how it was worked out, everything adds up, and the chain agrees with battles that are
 * fought. */
static void
test_duel (gconstpointer data)
{
  const Case *the_case = data;
  MusterLabDuel duel;
  g_autoptr (MusterSetup) setup = new_duel (the_case, &duel);
  g_autofree MusterLabDuelResult *result = g_new (MusterLabDuelResult, 1);
  g_autofree MusterLabDuelResult *fought = g_new (MusterLabDuelResult, 1);
  double slack = 2.5 / sqrt (duel.n_battles);

  muster_lab_duel_fight (&duel, result);
  g_assert_cmpint (result->exact, ==, the_case->exact);
  g_assert_cmpuint (result->n_battles, ==, the_case->exact ? 0 : duel.n_battles);
  check_sums (result);
  /* Something happens at all. */
  g_assert_cmpfloat (result->turns[result->n_turns - 1].strength[1], <,
                     ((MusterUnitDef *) g_ptr_array_index (setup->units, duel.units[1]))->models);
  if (!the_case->exact)
    return;

  duel.only_simulate = TRUE;
  muster_lab_duel_fight (&duel, fought);
  g_assert_false (fought->exact);
  check_sums (fought);
  for (guint i = 0; i < 2; i++)
    {
      for (guint k = 0; k < MUSTER_LAB_DUEL_STRENGTHS; k++)
        g_assert_cmpfloat_with_epsilon (result->strengths[i][k], fought->strengths[i][k], slack);
      for (guint k = 0; k < result->n_turns; k++)
        g_assert_cmpfloat_with_epsilon (result->turns[k].in_play[i], fought->turns[k].in_play[i], slack);
    }
}

/* Those who hold hurt nobody, and that is certain. */
static void
test_hold (void)
{
  Case the_case = cases[2];
  MusterLabDuel duel;
  g_autoptr (MusterSetup) setup = NULL;
  g_autofree MusterLabDuelResult *result = g_new (MusterLabDuelResult, 1);

  the_case.acts[0] = the_case.acts[1] = MUSTER_LAB_DUEL_HOLD;
  setup = new_duel (&the_case, &duel);
  g_assert_cmpuint (setup->units->len, ==, 2);
  muster_lab_duel_fight (&duel, result);
  g_assert_true (result->exact);
  g_assert_cmpfloat_with_epsilon (result->stands[0], 1.0, 1e-12);
  g_assert_cmpfloat_with_epsilon (result->strengths[0][12], 1.0, 1e-12);
}

/* Cover can only help the one who has it. */
static void
test_cover (void)
{
  MusterLabDuel duel;
  g_autoptr (MusterSetup) setup = new_duel (&cases[0], &duel);
  g_autofree MusterLabDuelResult *open = g_new (MusterLabDuelResult, 1);
  g_autofree MusterLabDuelResult *covered = g_new (MusterLabDuelResult, 1);

  muster_lab_duel_fight (&duel, open);
  duel.covers[1] = 2;
  muster_lab_duel_fight (&duel, covered);
  g_assert_cmpfloat (covered->turns[2].strength[1], >, open->turns[2].strength[1]);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  muster_test_add_all ("/lab/duel/V-MATCH-03/duel", cases, test_duel);
  g_test_add_func ("/lab/duel/V-MATCH-03/hold", test_hold);
  g_test_add_func ("/lab/duel/V-MATCH-03/cover", test_cover);

  return g_test_run ();
}
