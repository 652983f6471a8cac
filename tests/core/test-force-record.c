/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-file.h"
#include "core/forces/muster-force-history.h"
#include "core/forces/muster-force-leaders.h"
#include "core/forces/muster-force-record.h"
#include "core/forces/muster-force-text.h"
#include "muster-test-library.h"
#include "muster-test.h"
#include "tests/core/muster-test-levy.h"

#include <string.h>

#define NOON_OF_31_JANUARY_2026 1769860800

typedef struct
{
  MusterLibrary *library;
  MusterForce *force;
  MusterForceUnit *unit;
  MusterForceHistory *history;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->library = muster_test_library_new ();
  fixture->force = muster_test_levy_new_force (muster_library_find_ruleset (fixture->library, "kings"),
                                               "regular-infantry\ntribal-infantry");
  fixture->unit = muster_force_get_unit (fixture->force, 0);
  muster_force_unit_set_name (fixture->unit, "1st Company");
  fixture->history = muster_force_history_new (fixture->force);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->history);
  g_assert_finalize_object (fixture->force);
  g_clear_object (&fixture->library);
}

static void
roll (Fixture    *fixture,
      const char *rolls)
{
  g_auto (MusterTape) tape = { 0 };
  g_auto (MusterOutcome) outcome = { 0 };

  muster_tape_init (&tape);
  muster_outcome_init (&outcome);
  muster_test_levy_fill_tape (&tape,
                              muster_ruleset_get_rules (muster_force_get_ruleset (fixture->force)), rolls);
  muster_force_roll_leader (fixture->force, fixture->unit, NULL, &tape, &outcome);
}

static void
assert_record (Fixture    *fixture,
               const char *expected)
{
  GListModel *record = muster_force_get_record (fixture->force);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (record); i++)
    {
      g_autoptr (MusterForceEvent) event = g_list_model_get_item (record, i);
      g_autofree char *line = muster_force_event_dup_line (event);

      g_string_append_printf (text, "%s\n", line);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_rolls_stay_on_record (Fixture       *fixture,
                           gconstpointer  data)
{
  MusterLeader *leader = muster_force_unit_get_leader (fixture->unit);

  g_assert_false (muster_force_has_rolled (fixture->force, fixture->unit));
  roll (fixture, "leadership 4");
  /* The trait is still to be rolled: nothing has happened. */
  assert_record (fixture, "");
  roll (fixture, "leadership 4 | trait 3 4");
  g_assert_true (muster_force_has_rolled (fixture->force, fixture->unit));
  assert_record (fixture, "Rolled for the leader of 1st Company: Leadership 6+, Favourite Nephew "
                          "(typed 4, then 3-4)\n");

  /* What is undone was rolled all the same. */
  muster_force_history_undo (fixture->history);
  g_assert_cmpint (muster_leader_get_leadership (leader), ==, 0);
  g_assert_true (muster_force_has_rolled (fixture->force, fixture->unit));
  muster_leader_set_name (leader, "Hill");
  muster_leader_set_rank (leader, "Capt.");
  roll (fixture, "leadership 6 | trait 3 4");
  assert_record (fixture, "Rolled for the leader of 1st Company: Leadership 6+, Favourite Nephew "
                          "(typed 4, then 3-4)\n"
                          "Rolled again for Capt. Hill of 1st Company: Leadership 5+, Favourite Nephew "
                          "(typed 6, then 3-4)\n");
}

static void
test_roll_is_one_step (Fixture       *fixture,
                       gconstpointer  data)
{
  MusterLeader *leader = muster_force_unit_get_leader (fixture->unit);
  g_autofree char *label = NULL;

  roll (fixture, "leadership 4 | trait 3 4");
  label = muster_force_history_dup_undo_label (fixture->history);
  g_assert_cmpstr (label, ==, "Undo: Roll for a leader");
  muster_force_history_undo (fixture->history);
  g_assert_false (muster_force_history_can_undo (fixture->history));
  g_assert_true (muster_leader_is_empty (leader));
}

static void
test_all_are_recorded (Fixture       *fixture,
                       gconstpointer  data)
{
  g_auto (MusterTape) tape = { 0 };
  g_auto (MusterOutcome) outcome = { 0 };
  MusterRandom random;

  muster_random_init (&random, 7);
  muster_tape_init (&tape);
  muster_outcome_init (&outcome);
  tape.generator = &random;
  muster_force_roll_leaders (fixture->force, MUSTER_LEADERS_BY_UNIT, NULL, &tape, &outcome);
  g_assert_cmpint (outcome.kind, ==, MUSTER_OUTCOME_DONE);
  g_assert_cmpuint (g_list_model_get_n_items (muster_force_get_record (fixture->force)), ==, 2);
  muster_force_history_undo (fixture->history);
  g_assert_false (muster_force_history_can_undo (fixture->history));
}

static void
test_writing_down_is_told_from_rolling (Fixture       *fixture,
                                        gconstpointer  data)
{
  muster_force_write_leader (fixture->force, fixture->unit, 5, NULL, NULL);
  muster_force_write_leader (fixture->force, fixture->unit, 5, "", NULL);
  muster_force_write_leader (fixture->force, fixture->unit, 5, "favourite-nephew", "the umpire said so");
  assert_record (fixture,
                 "Written down without a roll for the leader of 1st Company: Leadership 5+\n"
                 "Written down without a roll for the leader of 1st Company: Leadership 5+, "
                 "Favourite Nephew (the umpire said so)\n");
  roll (fixture, "leadership 4 | trait 3 4");
  g_assert_cmpuint (g_list_model_get_n_items (muster_force_get_record (fixture->force)), ==, 3);
}

static void
test_naming_a_trait_is_one_event (Fixture       *fixture,
                                  gconstpointer  data)
{
  static const char *const typed[] = { "B", "Bu", "Bul", "Bull" };
  MusterLeader *leader = muster_force_unit_get_leader (fixture->unit);

  roll (fixture, "leadership 4 | trait 3 4");
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    muster_force_rename_trait (fixture->force, fixture->unit, typed[i]);
  assert_record (fixture, "Rolled for the leader of 1st Company: Leadership 6+, Favourite Nephew "
                          "(typed 4, then 3-4)\n"
                          "Favourite Nephew of the leader of 1st Company is called “Bull”\n");
  g_assert_cmpstr (muster_leader_get_trait_label (leader), ==, "Bull");
  g_assert_cmpstr (muster_leader_get_trait_id (leader), ==, "favourite-nephew");

  muster_force_rename_trait (fixture->force, fixture->unit, NULL);
  assert_record (fixture, "Rolled for the leader of 1st Company: Leadership 6+, Favourite Nephew "
                          "(typed 4, then 3-4)\n");
  g_assert_cmpstr (muster_leader_get_trait_label (leader), ==, "Favourite Nephew");
}

/* The newest first; what was taken back is marked, and what came before it is not. */
static void
test_what_is_undone_is_marked (Fixture       *fixture,
                               gconstpointer  data)
{
  g_auto (GStrv) rolled = NULL;
  g_auto (GStrv) undone = NULL;
  g_auto (GStrv) written = NULL;

  roll (fixture, "leadership 4 | trait 3 4");
  muster_force_history_seal (fixture->history);
  roll (fixture, "leadership 6 | trait 3 4");
  rolled = muster_force_list_leader_record (fixture->force, fixture->unit);
  g_assert_cmpuint (g_strv_length (rolled), ==, 2);
  g_assert_true (g_str_has_prefix (rolled[0], "Rolled again"));
  g_assert_true (g_str_has_suffix (rolled[0], "(typed 6, then 3-4)"));

  muster_force_history_undo (fixture->history);
  undone = muster_force_list_leader_record (fixture->force, fixture->unit);
  g_assert_true (g_str_has_suffix (undone[0], "(typed 6, then 3-4) – undone"));
  g_assert_true (g_str_has_suffix (undone[1], "(typed 4, then 3-4)"));

  muster_force_write_leader (fixture->force, fixture->unit, 9, NULL, "a bad day");
  written = muster_force_list_leader_record (fixture->force, fixture->unit);
  g_assert_true (g_str_has_suffix (written[0], "Leadership 9+ (a bad day)"));
}

static void
test_events_are_dated_once (Fixture       *fixture,
                            gconstpointer  data)
{
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  g_autoptr (MusterForce) read = NULL;
  g_autoptr (GError) error = NULL;

  roll (fixture, "leadership 4 | trait 3 4");
  muster_force_date_events (fixture->force, NOON_OF_31_JANUARY_2026);
  muster_force_date_events (fixture->force, NOON_OF_31_JANUARY_2026 + 86400);
  assert_record (fixture, "01/31/26: Rolled for the leader of 1st Company: Leadership 6+, "
                          "Favourite Nephew (typed 4, then 3-4)\n");

  text = muster_force_file_write (fixture->force);
  g_assert_nonnull (strstr (text, "\"2026-01-31T12:00:00Z\""));
  g_assert_nonnull (strstr (text, "\"4, 3-4\""));
  read = muster_force_file_read (fixture->library, text, strlen (text), "again", &error);
  g_assert_no_error (error);
  again = muster_force_file_write (read);
  g_assert_cmpstr (again, ==, text);
}

static void
test_record_has_an_end (Fixture       *fixture,
                        gconstpointer  data)
{
  GListModel *record = muster_force_get_record (fixture->force);

  for (guint i = 0; i < MUSTER_FORCE_MAX_EVENTS + 5; i++)
    muster_force_record_leader (fixture->force, fixture->unit, MUSTER_FORCE_EVENT_REROLLED, NULL, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (record), ==, MUSTER_FORCE_MAX_EVENTS);
}

static void
add (const char *path,
     void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  add ("/force-record/rolls-stay-on-record", test_rolls_stay_on_record);
  add ("/force-record/roll-is-one-step", test_roll_is_one_step);
  add ("/force-record/all-are-recorded", test_all_are_recorded);
  add ("/force-record/writing-down-is-told-from-rolling", test_writing_down_is_told_from_rolling);
  add ("/force-record/naming-a-trait-is-one-event", test_naming_a_trait_is_one_event);
  add ("/force-record/events-are-dated-once", test_events_are_dated_once);
  add ("/force-record/what-is-undone-is-marked", test_what_is_undone_is_marked);
  add ("/force-record/record-has-an-end", test_record_has_an_end);

  return g_test_run ();
}
