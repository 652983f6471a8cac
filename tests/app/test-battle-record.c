/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/models/battle/muster-battle-acts.h"
#include "app/models/battle/muster-battle-log.h"
#include "app/models/battle/muster-battle-session.h"
#include "app/models/battle/muster-battle-spectator.h"
#include "app/models/battle/muster-battle-words.h"
#include "app/models/battle/muster-tally-item.h"
#include "app/models/dice/muster-roll-item.h"
#include "core/battle/muster-battle-file.h"
#include "muster-test-app.h"
#include "muster-test-kings.h"
#include "tests/core/muster-test-packs.h"

/* What a battle view does with the record: rolls thrown again, notes, search, copies, counting. */

#define TWO "r1 regular-infantry\nr2 regular-infantry\nb1 tribal-infantry"
#define NATIVES "side blue automated=true\nr1 regular-infantry\nb1 tribal-infantry reserve=false\n" \
  "b2 irregular-infantry reserve=false\nb3 crewed-weapon"
#define BABBAGE "side blue automated=true\nr1 regular-infantry\nr2 regular-infantry\nb1 tribal-infantry"

static MusterBattle *
new_battle (const char *setup,
            const char *log)
{
  MusterKingsCase battle_case = { .setup = setup, .log = log };
  g_autofree char *text = muster_kings_case_to_file (&battle_case);
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GError) error = NULL;
  MusterBattle *battle = muster_battle_file_read (library, text, strlen (text), "case", &error);

  g_assert_no_error (error);
  return battle;
}

static void
begin (MusterBattleSession *session,
       const char          *unit,
       const char          *order)
{
  MusterBattle *battle = muster_battle_session_get_battle (session);

  muster_battle_session_set_unit (session, muster_test_app_find_unit (battle, unit));
  g_assert_true (muster_battle_session_choose_id (session, order));
}

static void
test_a_lucky_leader_throws_again (void)
{
  g_autoptr (MusterBattle) battle =
    new_battle ("r1 regular-infantry L6 *lucky\nr2 regular-infantry\nb1 tribal-infantry", NULL);
  g_autoptr (MusterBattleSession) session = muster_battle_session_new (battle);
  MusterOrderForm *form = muster_battle_session_get_form (session);
  MusterOrderDice *dice = muster_order_form_get_dice (form);
  g_autoptr (MusterRollItem) roll = NULL;
  g_autoptr (MusterRollItem) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;
  const char *name;

  begin (session, "r1", "move");
  muster_test_app_type (form, "11");
  g_assert_cmpint (muster_order_form_get_stage (form), ==, MUSTER_FORM_READY);
  roll = g_list_model_get_item (muster_order_dice_get_rolls (dice), 0);
  g_assert_cmpuint (muster_roll_item_get_n_helpers (roll), ==, 1);
  g_assert_cmpint (muster_roll_item_get_helper (roll, 0, &name), ==, 0);

  muster_order_dice_throw_again (dice, 0, 0);
  g_assert_cmpint (muster_order_form_get_stage (form), ==, MUSTER_FORM_ROLL);
  g_object_get (form, "request-title", &title, NULL);
  g_assert_nonnull (strstr (title, "To act, again"));
  muster_test_app_type (form, "66");
  g_assert_cmpint (muster_order_form_get_stage (form), ==, MUSTER_FORM_READY);
  again = g_list_model_get_item (muster_order_dice_get_rolls (dice), 0);
  g_assert_cmpstr (muster_roll_item_get_faces (again), ==, "1 1 → 6 6");
  g_assert_cmpuint (muster_roll_item_get_n_helpers (again), ==, 0);

  g_assert_true (muster_order_form_resolve (form, &error));
  g_assert_no_error (error);
  g_assert_true (muster_battle_get_last (battle)->passed);

  /* Once a game. */
  begin (session, "r2", "move");
  muster_test_app_type (form, "11");
  g_clear_object (&roll);
  roll = g_list_model_get_item (muster_order_dice_get_rolls (dice), 0);
  g_assert_cmpuint (muster_roll_item_get_n_helpers (roll), ==, 0);
}

static void
test_erasing_leaves_it_at_the_first_throw (void)
{
  g_autoptr (MusterBattle) battle =
    new_battle ("r1 regular-infantry L6 *lucky\nb1 tribal-infantry", NULL);
  g_autoptr (MusterBattleSession) session = muster_battle_session_new (battle);
  MusterOrderForm *form = muster_battle_session_get_form (session);
  MusterOrderDice *dice = muster_order_form_get_dice (form);
  MusterRandom random;

  muster_random_init (&random, 7);
  begin (session, "r1", "move");
  muster_test_app_type (form, "11");
  muster_order_dice_throw_again (dice, 0, 0);
  muster_test_app_type (form, "6");
  g_assert_true (muster_order_dice_erase (dice));
  g_assert_true (muster_order_dice_erase (dice));
  g_assert_cmpint (muster_order_form_get_stage (form), ==, MUSTER_FORM_READY);

  /* The program can throw it again, too. */
  muster_order_dice_throw_again (dice, 0, 0);
  muster_order_form_roll (form, &random);
  g_assert_cmpint (muster_order_form_get_stage (form), ==, MUSTER_FORM_READY);
}

static void
test_a_copy_says_where_it_comes_from (void)
{
  g_autoptr (MusterBattle) battle = new_battle (TWO, "stand-to r1\nstand-to r2\nend-turn");
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) copy = muster_battle_acts_branch (battle, library, 1, &error);
  g_auto (GStrv) steps = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (muster_ledger_get_length (battle), ==, 3);
  g_assert_cmpuint (muster_ledger_get_length (copy), ==, 2);
  g_assert_true (g_str_has_suffix (muster_battle_get_title (copy), ": what if"));
  steps = muster_log_entry_dup_steps (muster_battle_get_last_entry (copy));
  g_assert_nonnull (strstr (steps[0], "line 1, turn 1"));
  g_assert_true (muster_battle_get_state (copy)->units[0].acted);
  g_assert_false (muster_battle_get_state (copy)->units[1].acted);
}

static void
test_a_copy_is_played_with_the_same_packs (void)
{
  static const char *const choices[] = { "[]", "['house']" };
  g_autoptr (MusterLibrary) library = muster_test_new_library_with_packs ();

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      g_autofree char *text = g_strdup_printf (
        "{'format': 'muster-battle', 'version': 1, 'ruleset': 'kings', 'packs': %s, 'title': 'T',"
        " 'sides': [{'id': 'a', 'units': [{'id': 'r1', 'type': 'regular-infantry'}]},"
        "  {'id': 'b', 'units': [{'id': 'b1', 'type': 'tribal-infantry'}]}]}",
        choices[i]);
      g_autoptr (MusterBattle) battle = NULL;
      g_autoptr (MusterBattle) copy = NULL;
      g_autoptr (GError) error = NULL;

      g_strdelimit (text, "'", '"');
      battle = muster_battle_file_read (library, text, strlen (text), "b", &error);
      g_assert_no_error (error);
      copy = muster_battle_acts_branch (battle, library, 0, &error);
      g_assert_no_error (error);
      g_assert_cmpstrv (muster_battle_get_setup (copy)->packs,
                        muster_battle_get_setup (battle)->packs);
      g_assert_true (muster_battle_get_ruleset (copy) == muster_battle_get_ruleset (battle));
      g_assert_cmpint (muster_battle_get_state (copy)->units[0].strength, ==, i == 0 ? 12 : 20);
    }
}

static void
test_a_copy_of_the_start_waits_for_its_first_dice (void)
{
  g_autoptr (MusterBattle) battle =
    new_battle ("rules limited-ammunition\nr1 regular-infantry\nb1 irregular-infantry", NULL);
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) copy = muster_battle_acts_branch (battle, library, 0, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (muster_ledger_get_length (copy), ==, 0);
  g_assert_true (g_str_has_suffix (muster_battle_get_title (copy), ": what if"));
}

static void
test_a_note_is_about_a_line (void)
{
  g_autoptr (MusterBattle) battle = new_battle (TWO, "stand-to r1\nstand-to r2");
  g_autoptr (MusterBattleSession) session = muster_battle_session_new (battle);
  MusterBattleTimeline *timeline = muster_battle_session_get_timeline (session);
  g_autoptr (MusterBattleLog) log = muster_battle_log_new (battle, 0);
  MusterOrderForm *form = muster_battle_session_get_form (session);
  g_autofree char *notes = NULL;
  g_autofree char *gone = NULL;
  g_autoptr (GError) error = NULL;

  muster_battle_timeline_look (timeline, 1);
  g_assert_true (muster_battle_session_begin_note (session));
  muster_test_app_write (form, "text", "a fine stand");
  g_assert_true (muster_battle_session_resolve (session, &error));
  g_assert_no_error (error);
  notes = muster_battle_log_dup_notes (log, 0);
  g_assert_cmpstr (notes, ==, "a fine stand");
  g_assert_true (muster_battle_timeline_undo (timeline, &error));
  gone = muster_battle_log_dup_notes (log, 0);
  g_assert_cmpstr (gone, ==, "");
}

static void
test_the_log_is_searched_for_words (void)
{
  static const struct
  {
    const char *words;
    gboolean first;
    gboolean second;
  } rows[] = {
    { "", TRUE, TRUE }, { "stand", TRUE, FALSE }, { "MOVE discipline", FALSE, TRUE },
    { "discipline move", FALSE, TRUE }, { "stand discipline", FALSE, FALSE }, { "  ", TRUE, TRUE },
  };
  g_autoptr (MusterBattle) battle = new_battle (TWO, "stand-to r1\nmove r2 | action 6 6");
  g_autoptr (MusterBattleLog) log = muster_battle_log_new (battle, 0);
  g_autoptr (MusterLogEntry) first = g_list_model_get_item (muster_ledger_get_log (battle), 0);
  g_autoptr (MusterLogEntry) second = g_list_model_get_item (muster_ledger_get_log (battle), 1);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      muster_battle_log_set_words (log, rows[i].words);
      g_assert_cmpint (muster_battle_log_matches (log, first), ==, rows[i].first);
      g_assert_cmpint (muster_battle_log_matches (log, second), ==, rows[i].second);
    }
}

/* Steps that come with dice are folded until somebody asks for them or searches in them. */
static void
test_the_log_is_folded (void)
{
  g_autoptr (MusterBattle) battle = new_battle (TWO, "stand-to r1\nmove r2 | action 6 6");
  g_autoptr (MusterBattleLog) log = muster_battle_log_new (battle, 0);
  g_autoptr (MusterLogEntry) plain = g_list_model_get_item (muster_ledger_get_log (battle), 0);
  g_autoptr (MusterLogEntry) rolled = g_list_model_get_item (muster_ledger_get_log (battle), 1);

  g_assert_false (muster_battle_log_is_folded (log, plain));
  g_assert_true (muster_battle_log_is_folded (log, rolled));
  muster_battle_log_set_words (log, "discipline");
  g_assert_false (muster_battle_log_is_folded (log, rolled));
  muster_battle_log_set_words (log, "");
  g_assert_true (muster_battle_log_is_folded (log, rolled));
  muster_battle_log_set_folded (log, rolled, FALSE);
  g_assert_false (muster_battle_log_is_folded (log, rolled));
  muster_battle_log_set_folded (log, rolled, TRUE);
  g_assert_true (muster_battle_log_is_folded (log, rolled));
}

static void
assert_event (MusterBattleSpectator *spectator,
              const char            *expected)
{
  g_autofree char *title = NULL;

  g_object_get (spectator, "event-title", &title, NULL);
  g_assert_nonnull (strstr (title, expected));
}

static void
test_the_table_keeps_secrets (void)
{
  g_autoptr (MusterBattle) battle =
    new_battle (TWO "\nb2 tribal-infantry reserve=true", "stand-to r1");
  g_autoptr (MusterBattleSpectator) spectator = muster_battle_spectator_new (battle);
  g_autoptr (MusterBattleSession) session = muster_battle_session_new (battle);
  MusterOrderForm *form = muster_battle_session_get_form (session);
  g_autoptr (GError) error = NULL;

  assert_event (spectator, "Stand to");

  /* What happens to a unit in reserve, and what is noted, is not for the room. */
  g_assert_true (muster_battle_session_choose_id (session, "set"));
  muster_test_app_choose (form, battle, "unit", "b2");
  muster_test_app_choose (form, battle, "field", "strength");
  muster_test_app_write (form, "value", "9");
  g_assert_true (muster_battle_session_resolve (session, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (muster_ledger_get_length (battle), ==, 2);
  assert_event (spectator, "Stand to");
  g_assert_true (muster_battle_acts_note (battle, "b2 hides in the reeds", 0, &error));
  assert_event (spectator, "Stand to");

  begin (session, "r2", "stand-to");
  g_assert_true (muster_battle_session_resolve (session, &error));
  g_assert_true (muster_battle_session_choose_id (session, "end-turn"));
  g_assert_true (muster_battle_session_resolve (session, &error));
  begin (session, "b2", "deploy");
  g_assert_true (muster_battle_session_resolve (session, &error));
  g_assert_no_error (error);
  assert_event (spectator, "Come on");
}

/* W-SEAT-03: at how many units a side is beaten tells how many wait. */
static void
test_the_table_counts_no_reserves (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();

  for (guint hides = 0; hides <= 1; hides++)
    {
      g_autofree char *text = g_strdup_printf (
        "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"toysoldier\","
        "\"optional_rules\": [%s],"
        "\"sides\": [{\"id\": \"red\", \"units\": [{\"id\": \"rg\", \"type\": \"general\"},"
        "{\"id\": \"r1\", \"type\": \"infantry\"}]},"
        "{\"id\": \"blue\", \"units\": [{\"id\": \"bg\", \"type\": \"general\"},"
        "{\"id\": \"b1\", \"type\": \"infantry\"}]}], \"log\": [{\"order\": \"start-turn\", \"rolls\": ["
        "{\"for\": \"command-points\", \"dice\": [3, 2]},"
        "{\"for\": \"command-points\", \"dice\": [2, 2]}]}]}",
        hides ? "\"reserves\"" : "");
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterBattle) battle =
        muster_battle_file_read (library, text, strlen (text), "toys", &error);
      g_autoptr (MusterBattleSpectator) spectator = NULL;
      g_auto (GStrv) lines = NULL;
      g_autofree char *told = NULL;

      g_assert_no_error (error);
      spectator = muster_battle_spectator_new (battle);
      g_object_get (spectator, "event-lines", &lines, NULL);
      told = g_strjoinv ("\n", lines);
      g_assert_cmpuint (g_strv_length (lines), >, 0);
      g_assert_true ((strstr (told, "at the beginning") == NULL) == hides);
    }
}

static void
test_the_table_does_not_look_back (void)
{
  g_autoptr (MusterBattle) battle = new_battle (TWO, "stand-to r1\nend-turn\nend-turn");
  g_autoptr (MusterBattleSpectator) spectator = muster_battle_spectator_new (battle);
  g_autofree char *turn = NULL;
  int active;

  g_assert_true (muster_ledger_look (battle, 2));
  g_assert_cmpint (muster_battle_get_state (battle)->active_side, ==, 1);
  g_object_get (spectator, "turn", &turn, "active-side", &active, NULL);
  g_assert_cmpint (active, ==, 0);
  g_assert_cmpstr (turn, ==, "Turn 2");
}

static void
test_counting_keeps_the_rows (void)
{
  g_autoptr (MusterBattle) battle = new_battle ("scenario A\n" TWO, NULL);
  g_autoptr (MusterBattleSession) session = muster_battle_session_new (battle);
  GListModel *tallies = muster_battle_session_get_tallies (session);
  g_autoptr (MusterTallyItem) item = g_list_model_get_item (tallies, 0);
  g_autoptr (MusterTallyItem) same = NULL;
  g_autoptr (GError) error = NULL;
  int side = muster_tally_item_can_score (item, 0) ? 0 : 1;

  g_assert_nonnull (muster_tally_item_get_objective (item));
  g_assert_true (muster_battle_acts_award (battle, muster_tally_item_get_objective (item), side, 2,
                                           &error));
  g_assert_no_error (error);
  same = g_list_model_get_item (tallies, 0);
  g_assert_true (same == item);
  g_assert_cmpint (muster_tally_item_get_count (item, (guint) side), ==, 2);
  g_assert_false (muster_battle_acts_award (battle, "no-such-thing", side, 1, &error));
  g_assert_nonnull (error);
}

static void
test_what_happened_is_announced (void)
{
  g_autoptr (MusterBattle) battle = new_battle (TWO, NULL);
  g_autoptr (MusterBattleSession) session = muster_battle_session_new (battle);
  MusterBattleTimeline *timeline = muster_battle_session_get_timeline (session);
  static const char *const expected[] = { "Stand to", "Looking back", "Back to now", "Taken back" };
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autofree char *text = NULL;

      switch (i)
        {
        case 0:
          begin (session, "r1", "stand-to");
          g_assert_true (muster_battle_session_resolve (session, &error));
          break;
        case 1:
          muster_battle_timeline_look (timeline, 0);
          break;
        case 2:
          muster_battle_timeline_return (timeline);
          break;
        default:
          g_assert_true (muster_battle_timeline_undo (timeline, &error));
          break;
        }
      g_object_get (muster_battle_session_get_standing (session), "announcement", &text, NULL);
      g_assert_nonnull (strstr (text, expected[i]));
    }
}

static void
test_natives_are_offered_when_they_may_appear (void)
{
  g_autoptr (MusterBattle) battle = new_battle (BABBAGE, "move r1 | action 6 6");
  g_autoptr (MusterBattleSession) session = muster_battle_session_new (battle);
  MusterOrderForm *form = muster_battle_session_get_form (session);
  g_autoptr (MusterBattleDuty) duty =
    g_list_model_get_item (muster_battle_session_get_duties (session), 0);
  const MusterRollTable *table;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (muster_battle_duty_get_when (duty), ==, MUSTER_DUTY_NOW);
  muster_battle_session_begin_duty (session, duty);
  g_assert_cmpint (muster_order_form_get_stage (form), ==, MUSTER_FORM_ROLL);
  table = muster_battle_words_find_table (
    battle, muster_order_draft_get_verb (muster_order_form_get_draft (form)));
  g_assert_nonnull (table);
  lines = muster_battle_words_table (
    battle, muster_order_draft_get_verb (muster_order_form_get_draft (form)));
  g_assert_cmpstr (lines[1], ==, "1–2: Nobody");
  g_assert_cmpstr (lines[2], ==, "3: A unit at long range (1–3 Chargers, 4–6 Shooters)");
  g_assert_cmpstr (lines[5], ==, "6: A unit of chargers, one native Speed away");
  g_assert_cmpstr (lines[6], ==, "Where they come from: 1–3 Front, 4 Left, 5 Right, 6 Rear");
  muster_test_app_type (form, "1");
  g_assert_true (muster_battle_session_resolve (session, &error));
  g_assert_no_error (error);

  /* The next unit without an order is r2, and after it nobody. */
  muster_battle_session_set_unit (session, -1);
  g_assert_true (muster_battle_session_choose_idle (session));
  g_assert_cmpint (muster_battle_session_get_unit (session), ==, 1);
  begin (session, "r2", "stand-to");
  g_assert_true (muster_battle_session_resolve (session, &error));
  g_assert_false (muster_battle_session_choose_idle (session));
}

static const struct
{
  const char *name;
  const char *setup;
  const char *unit;
  const char *order;
  const char *fields;
} asked[] = {
  { "nobody is in close order", TWO, "r1", "move", "umpire umpire-reason" },
  { "ground is dangerous", "rules dangerous-terrain\n" TWO, "r1", "move",
    "dangerous umpire umpire-reason" },
  { "regulars never double into contact", TWO, "r1", "at-the-double",
    "umpire umpire-reason" },
  { "chargers do not shoot", NATIVES, "b1", "babbage-act",
    "can-contact outnumbered target distance defence" },
  { "shooters do", NATIVES, "b2", "babbage-act",
    "can-contact outnumbered target distance defence range cover" },
  { "guns do nothing else", NATIVES, "b3", "babbage-act", "target range cover" },
};

static void
test_only_what_matters_is_asked_for (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    {
      gboolean natives = g_str_equal (asked[i].order, "babbage-act");
      g_autoptr (MusterBattle) battle = new_battle (asked[i].setup, natives ? "end-turn" : NULL);
      g_autoptr (MusterBattleSession) session = muster_battle_session_new (battle);
      MusterOrderForm *form = muster_battle_session_get_form (session);
      GListModel *fields = muster_order_draft_get_fields (muster_order_form_get_draft (form));
      g_autoptr (GString) ids = g_string_new (NULL);

      g_test_message ("%s", asked[i].name);
      begin (session, asked[i].unit, asked[i].order);
      for (guint j = 0; j < g_list_model_get_n_items (fields); j++)
        {
          g_autoptr (MusterFormField) field = g_list_model_get_item (fields, j);

          g_string_append_printf (ids, "%s%s", j > 0 ? " " : "",
                                  muster_form_field_get_field (field)->id);
        }
      g_assert_cmpstr (ids->str, ==, asked[i].fields);
    }
}

/* What was rolled before the battle is one entry: it is counted, read, searched and looked back to as one. */
static void
test_notes_before_the_battle_are_one_entry (void)
{
  g_autoptr (MusterBattle) battle = new_battle (TWO, "note text=x\nnote text=y\nstand-to r1");
  g_autoptr (MusterBattleTimeline) timeline = muster_battle_timeline_new (battle);
  g_autoptr (MusterBattleLog) log = muster_battle_log_new (battle, 2);
  g_autoptr (MusterLogEntry) last = g_list_model_get_item (muster_ledger_get_log (battle), 1);
  g_autoptr (MusterLogEntry) order = g_list_model_get_item (muster_ledger_get_log (battle), 2);
  g_autofree char *title = muster_battle_log_dup_title (log, last);
  g_autofree char *text = muster_battle_log_dup_text (log, last);
  g_autofree char *first = muster_battle_log_dup_title (log, order);
  g_autofree char *length = NULL;
  g_autofree char *past = NULL;

  g_object_get (timeline, "log-text", &length, NULL);
  g_assert_cmpstr (length, ==, "2 entries");
  g_assert_cmpuint (muster_battle_timeline_get_n_before (timeline), ==, 2);
  g_assert_cmpstr (title, ==, "Rolled before the battle");
  g_assert_cmpstr (text, ==, "x\ny");
  g_assert_cmpstr (first, ==, "r1: Stand to");
  muster_battle_log_set_words (log, "x");
  g_assert_true (muster_battle_log_matches (log, last));
  g_assert_false (muster_battle_log_matches (log, order));

  muster_battle_timeline_look_turn (timeline, -1);
  g_assert_cmpuint (muster_ledger_get_position (battle), ==, 2);
  muster_battle_timeline_look_step (timeline, -1);
  g_assert_cmpuint (muster_ledger_get_position (battle), ==, 2);
  g_object_get (timeline, "past-text", &past, NULL);
  g_assert_cmpstr (past, ==, "How the battle began");
}

/* What was rolled before the battle is not taken back with its orders. */
static void
test_notes_before_the_battle_stay (void)
{
  g_autoptr (MusterBattle) battle = new_battle (TWO, "note text=x\nnote text=y\nstand-to r1");
  g_autoptr (MusterBattleSession) session = muster_battle_session_new (battle);
  MusterBattleTimeline *timeline = muster_battle_session_get_timeline (session);
  g_autoptr (GError) error = NULL;
  gboolean can_undo;

  for (guint i = 0; i < 3; i++)
    {
      g_assert_true (muster_battle_timeline_undo (timeline, &error));
      g_assert_no_error (error);
    }
  g_assert_cmpuint (muster_ledger_get_length (battle), ==, 2);
  g_object_get (timeline, "can-undo", &can_undo, NULL);
  g_assert_false (can_undo);
}

static void
test_choices_are_remembered_from_the_log (void)
{
  g_autoptr (MusterBattle) battle =
    new_battle (TWO, "fire r1 target=b1 range=long cover=hard | hit 1 1 1 1 1 1 1 1 1 1 1 1");
  g_autoptr (MusterBattleSession) session = muster_battle_session_new (battle);
  MusterOrderForm *form = muster_battle_session_get_form (session);

  /* How far it was is a guess for others; the cover is that of the same two. */
  begin (session, "r2", "fire");
  muster_test_app_choose (form, battle, "target", "b1");
  g_assert_cmpint (muster_test_app_get_chosen (form, "range"), ==, 1);
  g_assert_cmpint (muster_test_app_get_chosen (form, "cover"), ==, 0);
}

static void
test_turns_are_gone_through_one_by_one (void)
{
  g_autoptr (MusterBattle) battle =
    new_battle (TWO, "stand-to r1\nend-turn\nend-turn\nstand-to r1\nend-turn\nend-turn\nstand-to r1");
  g_autoptr (MusterBattleSession) session = muster_battle_session_new (battle);
  MusterBattleTimeline *timeline = muster_battle_session_get_timeline (session);
  static const struct
  {
    int step;
    guint position;
  } rows[] = { { -1, 6 }, { -1, 3 }, { -1, 0 }, { -1, 0 }, { 1, 3 }, { 1, 6 }, { 1, 7 }, { 1, 7 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      muster_battle_timeline_look_turn (timeline, rows[i].step);
      g_assert_cmpuint (muster_ledger_get_position (battle), ==, rows[i].position);
    }
}

#define ADD(name, function) g_test_add_func ("/battle-record/" name, function)

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  ADD ("notes-before-the-battle-are-one-entry", test_notes_before_the_battle_are_one_entry);
  ADD ("notes-before-the-battle-stay", test_notes_before_the_battle_stay);
  ADD ("a-lucky-leader-throws-again", test_a_lucky_leader_throws_again);
  ADD ("erasing-leaves-it-at-the-first-throw", test_erasing_leaves_it_at_the_first_throw);
  ADD ("a-copy-says-where-it-comes-from", test_a_copy_says_where_it_comes_from);
  ADD ("a-copy-is-played-with-the-same-packs", test_a_copy_is_played_with_the_same_packs);
  ADD ("a-copy-of-the-start-waits-for-its-first-dice",
       test_a_copy_of_the_start_waits_for_its_first_dice);
  ADD ("a-note-is-about-a-line", test_a_note_is_about_a_line);
  ADD ("the-log-is-searched-for-words", test_the_log_is_searched_for_words);
  ADD ("the-log-is-folded", test_the_log_is_folded);
  ADD ("the-table-keeps-secrets", test_the_table_keeps_secrets);
  ADD ("W-SEAT-03/the-table-counts-no-reserves", test_the_table_counts_no_reserves);
  ADD ("the-table-does-not-look-back", test_the_table_does_not_look_back);
  ADD ("counting-keeps-the-rows", test_counting_keeps_the_rows);
  ADD ("what-happened-is-announced", test_what_happened_is_announced);
  ADD ("natives-are-offered-when-they-may-appear", test_natives_are_offered_when_they_may_appear);
  ADD ("only-what-matters-is-asked-for", test_only_what_matters_is_asked_for);
  ADD ("choices-are-remembered-from-the-log", test_choices_are_remembered_from_the_log);
  ADD ("turns-are-gone-through-one-by-one", test_turns_are_gone_through_one_by_one);

  return g_test_run ();
}
