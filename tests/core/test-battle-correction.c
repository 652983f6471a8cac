/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/battle/muster-battle-agreement.h"
#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-battle-photos.h"
#include "core/rules/muster-common.h"
#include "muster-test-battles.h"
#include "muster-test-kings.h"
#include "muster-test.h"
#include "muster-test-library.h"

/* An earlier entry is changed or taken out, and the rest of the log stays. */

static MusterBattle *
read_case (MusterLibrary *library,
           const char    *log)
{
  g_autofree char *lines = g_strchomp (g_strdup (log));
  MusterKingsCase battle_case = { .log = lines };
  g_autofree char *text = muster_kings_case_to_file (&battle_case);
  g_autoptr (GError) error = NULL;
  MusterBattle *battle = muster_battle_file_read (library, text, strlen (text), "case", &error);

  g_assert_no_error (error);
  return battle;
}

static int
get_strength (MusterBattle *battle,
              const char   *unit)
{
  const MusterState *state = muster_battle_get_state (battle);

  return state->units[muster_state_find_unit (state, unit)].strength;
}

/* Has the dice of the first roll of an entry show something else. */
static MusterBattleCorrection *
correct_dice (MusterBattle *battle,
              guint         index,
              char          face)
{
  MusterLogEntry *entry = muster_ledger_get_entry (battle, index);
  g_autofree char *text = muster_log_entry_to_json (entry);
  char *first = strpbrk (strstr (text, "\"dice\""), "123456");
  g_autoptr (MusterJson) json = NULL;
  g_autoptr (GError) error = NULL;
  MusterBattleCorrection *correction;
  MusterSpot spot;

  *first = face;
  json = muster_json_read (text, strlen (text), "entry", &error);
  g_assert_no_error (error);
  muster_spot_init (&spot, json, "entry", &error);
  correction = muster_battle_correct_as_written (battle, index, &spot);
  g_assert_no_error (error);
  return correction;
}

#define VOLLEY \
  "fire r1 target=b1 range=short cover=none | hit 5 5 1 2 6 3 1 1 2 4 4 2 | leader-casualty 3 4 | " \
  "pinning 6 6\n"

static void
test_a_die_is_corrected_and_the_rest_stays (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle = read_case (library, VOLLEY "note text=Hot\n" "end-turn\n");
  g_autoptr (MusterBattleCorrection) correction = correct_dice (battle, 0, '1');
  g_autoptr (GError) error = NULL;
  int strength = get_strength (battle, "b1");

  /* Nothing has changed yet. */
  g_assert_cmpint (get_strength (battle, "b1"), ==, strength);
  g_assert_cmpuint (muster_battle_correction_get_later (correction)->len, ==, 0);
  g_assert_cmpuint (muster_battle_correction_get_changes (correction)->len, ==, 1);
  g_assert_nonnull (strstr (muster_battle_correction_get_changes (correction)->pdata[0], "instead of"));

  g_assert_true (muster_battle_correction_accept (correction, &error));
  g_assert_no_error (error);
  g_assert_cmpint (get_strength (battle, "b1"), ==, strength + 1);
  g_assert_cmpuint (muster_ledger_get_length (battle), ==, 3);

  /* It was worked out for a battle that is no more. */
  g_assert_false (muster_battle_correction_accept (correction, &error));
  g_assert_nonnull (error);
}

static void
test_what_does_not_follow_is_told_and_lost (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle = read_case (library, "end-turn\n" "end-turn\n" VOLLEY);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattleCorrection) correction = muster_battle_correct (battle, 1, NULL, NULL, &error);
  const MusterBattleLater *later;

  g_assert_no_error (error);
  g_assert_cmpuint (muster_battle_correction_count_lost (correction), ==, 1);
  later = muster_battle_correction_get_later (correction)->pdata[0];
  g_assert_cmpuint (later->index, ==, 2);
  g_assert_true (later->is_lost);
  g_assert_cmpstr (later->text, !=, "");
  g_assert_true (muster_battle_correction_accept (correction, &error));
  g_assert_cmpuint (muster_ledger_get_length (battle), ==, 1);
}

static void
test_what_is_refused_there_is_no_correction (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle = read_case (library, VOLLEY "end-turn\n");
  g_autofree char *before = muster_ledger_dup_state_digest (battle);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  static const char TEXT[] = "{\"order\": \"dance\"}";
  g_autoptr (MusterJson) json = muster_json_read (TEXT, strlen (TEXT), "entry", NULL);
  MusterSpot spot;

  muster_spot_init (&spot, json, "entry", &error);
  g_assert_null (muster_battle_correct_as_written (battle, 0, &spot));
  g_assert_nonnull (error);
  after = muster_ledger_dup_state_digest (battle);
  g_assert_cmpstr (before, ==, after);
}

/* Any entry of any battle can be taken out, and what stays is a battle that folds to what it says. */
static void
test_any_entry_can_be_taken_out (gconstpointer ruleset)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();

  for (guint seed = 1; seed <= muster_test_rounds (3, 30); seed++)
    {
      g_autoptr (MusterBattle) battle = muster_test_battles_fight (library, ruleset, seed, 40);
      guint length = muster_ledger_get_length (battle);
      guint index = (seed * 7) % length;
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterBattleCorrection) correction =
        muster_battle_correct (battle, index, NULL, NULL, &error);
      g_autoptr (MusterBattle) again = NULL;
      g_autofree char *kept = NULL;
      g_autofree char *folded = NULL;

      g_assert_no_error (error);
      g_assert_true (muster_battle_correction_accept (correction, &error));
      g_assert_no_error (error);
      g_assert_cmpuint (muster_ledger_get_length (battle), ==,
                        length - 1 - muster_battle_correction_count_lost (correction));
      again = muster_battle_rewind (battle, muster_ledger_get_length (battle), &error);
      g_assert_no_error (error);
      kept = muster_ledger_dup_state_digest (battle);
      folded = muster_ledger_dup_state_digest (again);
      g_assert_cmpstr (kept, ==, folded);
    }
}

static int
get_line (MusterBattle *battle,
          guint         index)
{
  const MusterOrder *order = muster_log_entry_get_order (muster_ledger_get_entry (battle, index));

  return muster_order_has (order, MUSTER_NOTE_AT) ? muster_order_get (order, MUSTER_NOTE_AT) : 0;
}

/* What is noted of a line, and the photos of it, stay with it when lines before it go. */
static void
test_notes_stay_with_their_line (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle = read_case (library, "note text=One\n" "note text=Two\n" VOLLEY
                                               "note text=Of-one at=1\n" "note text=Of-volley at=3\n"
                                               "note text=Of-itself at=6\n");
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattleCorrection) correction = muster_battle_correct (battle, 0, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (muster_battle_correction_count_lost (correction), ==, 0);
  g_assert_true (muster_battle_correction_accept (correction, &error));
  g_assert_cmpint (get_line (battle, 2), ==, 0);
  g_assert_cmpint (get_line (battle, 3), ==, 2);
  g_assert_cmpint (get_line (battle, 4), ==, 6);
}

#define PHOTO "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
#define OTHER "1123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"

static void
assert_photos (MusterBattle *battle,
               const char   *expected)
{
  g_autoptr (GArray) photos = muster_battle_list_photos (battle);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < photos->len; i++)
    {
      const MusterBattlePhoto *photo = &g_array_index (photos, MusterBattlePhoto, i);

      g_string_append_printf (text, "%u@%u:%c:%s ", photo->note, photo->at, *photo->picture, photo->caption);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

/* A photo is pinned, taken away, taken back and given again, and stands in the file. */
static void
test_photos_are_pinned_to_lines (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle = read_case (library, VOLLEY "end-turn\n");
  g_autoptr (MusterBattle) again = NULL;
  g_autoptr (MusterBattleCorrection) correction = NULL;
  g_autofree char *file = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_battle_pin_photo (battle, PHOTO, "Smoke", 1, &error));
  g_assert_true (muster_battle_pin_photo (battle, OTHER, "Table", 0, &error));
  assert_photos (battle, "2@0:0:Smoke 3@3:1:Table ");
  g_assert_true (muster_battle_take_photo (battle, 2, &error));
  assert_photos (battle, "3@3:1:Table ");
  file = muster_battle_file_write (battle);
  again = muster_battle_file_read (library, file, strlen (file), "again", &error);
  g_assert_no_error (error);
  assert_photos (again, "3@3:1:Table ");

  g_assert_true (muster_ledger_seek (battle, 4, &error));
  assert_photos (battle, "2@0:0:Smoke 3@3:1:Table ");
  g_assert_true (muster_ledger_seek (battle, 2, &error));
  assert_photos (battle, "");
  g_assert_true (muster_ledger_seek (battle, 5, &error));

  /* A correction moves what says that it was taken away along with it. */
  correction = muster_battle_correct (battle, 1, NULL, NULL, &error);
  g_assert_true (muster_battle_correction_accept (correction, &error));
  assert_photos (battle, "2@2:1:Table ");

  g_assert_false (muster_battle_pin_photo (battle, "portrait.png", "No image", 1, &error));
  g_assert_nonnull (strstr (error->message, "SHA-256"));
}

static char *
write_details (MusterBattle *battle)
{
  return muster_battle_details_to_json (muster_battle_get_details (battle));
}

/* Where the other player must agree, nothing changes until he does; play goes on meanwhile. */
static void
test_a_correction_waits_for_a_nod (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle = read_case (library, VOLLEY "note text=Hot\n" "end-turn\n");
  g_autoptr (MusterBattle) again = NULL;
  g_autoptr (MusterBattleCorrection) correction = NULL;
  g_autoptr (MusterBattleCorrection) now = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;
  g_autofree char *file = NULL;
  int strength = get_strength (battle, "b1");

  g_assert_true (muster_battle_set_agreed (battle, TRUE, &error));
  correction = correct_dice (battle, 0, '1');
  g_assert_false (muster_battle_correction_accept (correction, &error));
  g_clear_error (&error);
  g_assert_true (muster_battle_propose (battle, correction, 0, &error));
  words = muster_battle_dup_proposal_words (battle);
  g_assert_nonnull (strstr (words, " would change line 1, “"));
  g_assert_cmpint (get_strength (battle, "b1"), ==, strength);

  /* While it waits there is no other, and nobody can do without the nod. */
  g_assert_false (muster_battle_propose (battle, correction, 1, &error));
  g_clear_error (&error);
  g_assert_false (muster_battle_set_agreed (battle, FALSE, &error));
  g_clear_error (&error);

  /* It stands in the file, and somebody else agrees, after another turn. */
  file = muster_battle_file_write (battle);
  again = muster_battle_file_read (library, file, strlen (file), "again", &error);
  g_assert_no_error (error);
  now = muster_battle_look_at_proposal (again, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (muster_battle_correction_get_changes (now)->len, ==, 1);
  g_assert_true (muster_battle_agree (again, &error));
  g_assert_no_error (error);
  g_assert_cmpint (get_strength (again, "b1"), ==, strength + 1);
  g_assert_null (muster_battle_get_proposal (again));
  g_assert_true (muster_battle_get_agreed (again));
  g_assert_false (muster_battle_agree (again, &error));
}

static void
test_a_proposal_is_declined_or_void (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle = read_case (library, VOLLEY "end-turn\n" "end-turn\n");
  g_autoptr (MusterBattleCorrection) correction = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *words = NULL;
  g_autofree char *after = NULL;

  correction = muster_battle_correct (battle, 1, NULL, NULL, &error);
  g_assert_false (muster_battle_propose (battle, correction, 0, &error)); /* nobody must agree */
  g_clear_error (&error);
  g_assert_false (muster_battle_decline (battle, &error));
  g_clear_error (&error);
  g_assert_true (muster_battle_set_agreed (battle, TRUE, &error));
  before = write_details (battle);
  g_assert_cmpstr (before, ==, "{\"corrections\": \"agreed\"}");
  g_assert_true (muster_battle_propose (battle, correction, 1, &error));
  g_assert_true (muster_battle_decline (battle, &error));
  after = write_details (battle);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpuint (muster_ledger_get_length (battle), ==, 3);

  /* Later orders may be taken back meanwhile; the entry itself may not. */
  g_assert_true (muster_battle_propose (battle, correction, 1, &error));
  g_assert_true (muster_ledger_seek (battle, 2, &error));
  g_clear_pointer (&correction, muster_battle_correction_free);
  correction = muster_battle_look_at_proposal (battle, &error);
  g_assert_no_error (error);
  g_assert_true (muster_ledger_seek (battle, 1, &error));
  g_assert_false (muster_battle_agree (battle, &error));
  g_assert_nonnull (error);
  words = muster_battle_dup_proposal_words (battle);
  g_assert_true (g_str_has_suffix (words, "the log has changed since"));
  g_clear_error (&error);
  g_assert_true (muster_battle_decline (battle, &error));
}

static void
test_a_bad_proposal_is_refused (void)
{
  static const struct
  {
    const char *members;
    const char *why;
  } cases[] = {
    { "\"corrections\": \"silent\"", "corrections" },
    { "\"proposal\": {}", "proposal" },
    { "\"corrections\": \"agreed\", \"proposal\": {\"side\": \"red\", \"entry\": 0}", "entry" },
    { "\"corrections\": \"agreed\", \"proposal\": {\"side\": \"red\", \"entry\": 1, \"log\": \"5\"}", "log" },
    { "\"corrections\": \"agreed\", \"proposal\": {\"side\": \"red\", \"entry\": 1, \"sort\": 1}", "sort" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (MusterBattleDetails) details = { 0 };
      g_autofree char *text = g_strdup_printf ("{%s}", cases[i].members);
      g_autoptr (GError) error = NULL;

      g_assert_false (muster_battle_details_parse (&details, text, "details", &error));
      g_assert_nonnull (strstr (error->message, cases[i].why));
    }
}

int
main (int   argc,
      char *argv[])
{
  static const char *const RULESETS[] = { "kings", "magdala", "hexcard", "toysoldier" };

  muster_test_init (&argc, &argv);

  g_test_add_func ("/battle-correction/a-die-is-corrected-and-the-rest-stays",
                   test_a_die_is_corrected_and_the_rest_stays);
  g_test_add_func ("/battle-correction/what-does-not-follow-is-told-and-lost",
                   test_what_does_not_follow_is_told_and_lost);
  g_test_add_func ("/battle-correction/what-is-refused-there-is-no-correction",
                   test_what_is_refused_there_is_no_correction);
  g_test_add_func ("/battle-correction/notes-stay-with-their-line", test_notes_stay_with_their_line);
  g_test_add_func ("/battle-correction/photos-are-pinned-to-lines", test_photos_are_pinned_to_lines);
  g_test_add_func ("/battle-correction/a-correction-waits-for-a-nod", test_a_correction_waits_for_a_nod);
  g_test_add_func ("/battle-correction/a-proposal-is-declined-or-void", test_a_proposal_is_declined_or_void);
  g_test_add_func ("/battle-correction/a-bad-proposal-is-refused", test_a_bad_proposal_is_refused);
  for (guint i = 0; i < G_N_ELEMENTS (RULESETS); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("/battle-correction/any-entry-of-%s-can-be-taken-out", RULESETS[i]);

      g_test_add_data_func (path, RULESETS[i], test_any_entry_can_be_taken_out);
    }

  return g_test_run ();
}
