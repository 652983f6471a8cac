/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/dice/muster-roll-item.h"
#include "app/models/form/muster-form-choice.h"
#include "app/models/form/muster-form-number.h"
#include "app/models/form/muster-form-option.h"
#include "app/models/orders/muster-order-form.h"
#include "muster-test-app.h"

typedef struct
{
  MusterBattle *battle;
  MusterOrderForm *form;
  MusterOrderDice *dice;
  MusterDiceTray *tray;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  sample)
{
  fixture->battle = muster_test_app_new_battle (sample);
  fixture->form = muster_order_form_new (fixture->battle);
  fixture->dice = muster_order_form_get_dice (fixture->form);
  fixture->tray = muster_order_dice_get_tray (fixture->dice);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  sample)
{
  g_assert_finalize_object (fixture->form);
  g_assert_finalize_object (fixture->battle);
}

static void
start (Fixture    *fixture,
       const char *order,
       const char *unit)
{
  muster_order_form_start (fixture->form, muster_test_app_find_verb (fixture->battle, order),
                           unit != NULL ? muster_test_app_find_unit (fixture->battle, unit) : -1);
}

static void
assert_stage (Fixture         *fixture,
              MusterFormStage  stage)
{
  g_assert_cmpint (muster_order_form_get_stage (fixture->form), ==, stage);
}

static void
test_it_says_what_is_missing (Fixture       *fixture,
                              gconstpointer  data)
{
  assert_stage (fixture, MUSTER_FORM_IDLE);
  start (fixture, "fire", "r1");
  assert_stage (fixture, MUSTER_FORM_FILL);
  muster_test_assert_text (fixture->form, "title", "1st Company: Fire");
  g_assert_cmpuint (muster_dice_tray_get_n_faces (fixture->tray), ==, 0);
}

static void
test_a_target_completes_the_shot (Fixture       *fixture,
                                  gconstpointer  data)
{
  start (fixture, "fire", "r1");
  g_assert_cmpint (muster_test_app_get_chosen (fixture->form, "range"), ==, -1);
  muster_test_app_choose (fixture->form, fixture->battle, "target", "b1");
  g_assert_cmpint (muster_test_app_get_chosen (fixture->form, "range"), ==, 0);
  assert_stage (fixture, MUSTER_FORM_ROLL);
  muster_test_assert_text (fixture->form, "request-title", "To hit");
  muster_test_assert_text (fixture->form, "request-text", "1st Company: 12 dice, each 5 or 6 hits");
  muster_test_assert_text (fixture->form, "message", "");
}

static void
assert_prefix (MusterOrderOutlook *outlook,
               const char         *prefix)
{
  g_autofree char *text = NULL;

  g_object_get (outlook, "text", &text, NULL);
  g_assert_true (g_str_has_prefix (text, prefix));
}

static void
test_it_says_what_to_expect (Fixture       *fixture,
                             gconstpointer  data)
{
  MusterOrderOutlook *outlook = muster_order_form_get_outlook (fixture->form);
  double sum = 0.0;

  start (fixture, "fire", "r1");
  muster_test_assert_text (outlook, "text", "");
  g_assert_cmpuint (muster_order_outlook_get_n_results (outlook), ==, 0);
  muster_test_app_choose (fixture->form, fixture->battle, "target", "b1");
  assert_prefix (outlook, "Black Shields: Casualties 4.0 · Pinned ");
  for (guint i = 0; i < muster_order_outlook_get_n_results (outlook); i++)
    sum += muster_order_outlook_get_odds (outlook, i);
  g_assert_cmpfloat_with_epsilon (sum, 1.0, 0.02);
  muster_test_app_choose (fixture->form, fixture->battle, "cover", "soft");
  assert_prefix (outlook, "Black Shields: Casualties 1.");
  muster_order_form_cancel (fixture->form);
  muster_test_assert_text (outlook, "text", "");
}

/* The worked example of the ruleset: 3 hits, 3 casualties, the leader safe, pinned. */
static void
give_fire (Fixture *fixture)
{
  start (fixture, "fire", "r1");
  muster_test_app_choose (fixture->form, fixture->battle, "target", "b1");
  muster_test_app_type (fixture->form, "551263112442");
  muster_test_app_type (fixture->form, "34");
  muster_test_app_type (fixture->form, "12");
}

static void
test_a_full_roll_asks_for_the_next (Fixture       *fixture,
                                    gconstpointer  data)
{
  start (fixture, "fire", "r1");
  muster_test_app_choose (fixture->form, fixture->battle, "target", "b1");
  muster_test_app_type (fixture->form, "551263112442");
  assert_stage (fixture, MUSTER_FORM_ROLL);
  muster_assert_model (muster_order_dice_get_rolls (fixture->dice), "faces",
                       "5 5 1 2 6 3 1 1 2 4 4 2");
  g_assert_cmpuint (muster_dice_tray_get_n_faces (fixture->tray), ==, 2);
  muster_test_app_type (fixture->form, "3412");
  assert_stage (fixture, MUSTER_FORM_READY);
  g_assert_cmpuint (muster_ledger_get_length (fixture->battle), ==, 0);
}

static void
test_resolving_records_once (Fixture       *fixture,
                             gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  int target = muster_test_app_find_unit (fixture->battle, "b1");

  give_fire (fixture);
  g_assert_true (muster_order_form_resolve (fixture->form, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (muster_ledger_get_length (fixture->battle), ==, 1);
  g_assert_cmpint (muster_battle_get_state (fixture->battle)->units[target].strength, ==, 13);
  assert_stage (fixture, MUSTER_FORM_IDLE);
  g_assert_false (muster_order_form_resolve (fixture->form, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (muster_ledger_get_length (fixture->battle), ==, 1);
}

static void
test_backspace_goes_back_over_rolls (Fixture       *fixture,
                                     gconstpointer  data)
{
  give_fire (fixture);
  assert_stage (fixture, MUSTER_FORM_READY);
  for (guint i = 0; i < 2 + 2 + 1; i++)
    g_assert_true (muster_order_dice_erase (fixture->dice));
  assert_stage (fixture, MUSTER_FORM_ROLL);
  muster_assert_model (muster_order_dice_get_rolls (fixture->dice), "faces", "");
  g_assert_cmpuint (muster_dice_tray_get_n_entered (fixture->tray), ==, 11);
  muster_test_app_type (fixture->form, "2");
  muster_assert_model (muster_order_dice_get_rolls (fixture->dice), "faces",
                       "5 5 1 2 6 3 1 1 2 4 4 2");
}

static void
test_a_roll_can_be_opened_again (Fixture       *fixture,
                                 gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  give_fire (fixture);
  muster_order_dice_reopen (fixture->dice, 0);
  assert_stage (fixture, MUSTER_FORM_ROLL);
  g_assert_true (muster_dice_tray_is_full (fixture->tray));

  /* Enter takes it as it is. */
  g_assert_false (muster_order_form_resolve (fixture->form, &error));
  g_assert_no_error (error);
  muster_assert_model (muster_order_dice_get_rolls (fixture->dice), "faces",
                       "5 5 1 2 6 3 1 1 2 4 4 2");
}

static void
test_another_target_keeps_what_still_fits (Fixture       *fixture,
                                           gconstpointer  data)
{
  give_fire (fixture);
  muster_test_app_choose (fixture->form, fixture->battle, "target", "b2");
  muster_assert_model (muster_order_dice_get_rolls (fixture->dice), "faces",
                       "5 5 1 2 6 3 1 1 2 4 4 2 3 4 1 2");
  assert_stage (fixture, MUSTER_FORM_READY);
}

static void
test_dice_typed_so_far_survive_a_change (Fixture       *fixture,
                                         gconstpointer  data)
{
  start (fixture, "fire", "r1");
  muster_test_app_choose (fixture->form, fixture->battle, "target", "b1");
  muster_test_app_type (fixture->form, "5512");
  muster_test_app_choose (fixture->form, fixture->battle, "cover", "soft");
  g_assert_cmpuint (muster_dice_tray_get_n_entered (fixture->tray), ==, 4);
  muster_test_assert_text (fixture->form, "request-text",
                           "1st Company: 12 dice, each 5 or 6 hits, 2 hits fell a model");
}

static void
test_the_program_rolls_what_is_missing (Fixture       *fixture,
                                        gconstpointer  data)
{
  MusterRandom random;
  g_autoptr (MusterRollItem) roll = NULL;

  muster_random_init (&random, 7);
  start (fixture, "fire", "r1");
  muster_test_app_choose (fixture->form, fixture->battle, "target", "b1");
  muster_test_app_type (fixture->form, "66");
  muster_order_form_roll (fixture->form, &random);
  roll = g_list_model_get_item (muster_order_dice_get_rolls (fixture->dice), 0);
  g_assert_true (g_str_has_prefix (muster_roll_item_get_faces (roll), "6 6 "));
  muster_order_form_roll_all (fixture->form, &random);
  assert_stage (fixture, MUSTER_FORM_READY);
}

static void
test_choices_are_remembered (Fixture       *fixture,
                             gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  MusterRandom random;

  muster_random_init (&random, 7);
  start (fixture, "fire", "r1");
  muster_test_app_choose (fixture->form, fixture->battle, "target", "b1");
  muster_test_app_choose (fixture->form, fixture->battle, "range", "long");
  muster_test_app_choose (fixture->form, fixture->battle, "cover", "soft");
  muster_order_form_roll_all (fixture->form, &random);
  g_assert_true (muster_order_form_resolve (fixture->form, &error));

  start (fixture, "fire", "r2");
  muster_test_app_choose (fixture->form, fixture->battle, "target", "b2");
  g_assert_cmpint (muster_test_app_get_chosen (fixture->form, "range"), ==, 1);
  g_assert_cmpint (muster_test_app_get_chosen (fixture->form, "cover"), ==, 0);
}

static void
test_only_fitting_units_are_offered (Fixture       *fixture,
                                     gconstpointer  data)
{
  MusterFormChoice *target;

  start (fixture, "fire", "r1");
  target = MUSTER_FORM_CHOICE (
    muster_order_draft_find_field (muster_order_form_get_draft (fixture->form), "target"));
  muster_assert_model (muster_form_choice_get_options (target), "label",
                       "Black Shields White Shields Hill Marksmen Reed Bowmen Dun Horse");
}

static MusterFormField *
find_field (Fixture    *fixture,
            const char *id)
{
  return muster_order_draft_find_field (muster_order_form_get_draft (fixture->form), id);
}

#define assert_reach(fixture, field, expected) \
  g_assert_cmpstr (muster_form_field_get_reach (find_field (fixture, field)), ==, expected)

static void
assert_option (Fixture    *fixture,
               const char *field,
               guint       position,
               const char *expected)
{
  g_autoptr (MusterFormOption) option = g_list_model_get_item (
    muster_form_choice_get_options (MUSTER_FORM_CHOICE (find_field (fixture, field))), position);

  g_assert_cmpstr (muster_form_option_get_label (option), ==, expected);
}

static void
test_ranges_are_given_in_inches (Fixture       *fixture,
                                 gconstpointer  data)
{
  start (fixture, "fire", "r1");
  assert_option (fixture, "range", 0, "Short 12\"");
  assert_option (fixture, "range", 1, "Long 24\"");
  assert_reach (fixture, "target", "");
  start (fixture, "fire", "b1");
  assert_option (fixture, "range", 0, "Short 6\"");
  /* What has no long range offers none. */
  g_assert_cmpuint (g_list_model_get_n_items (muster_form_choice_get_options (
                      MUSTER_FORM_CHOICE (find_field (fixture, "range")))), ==, 1);
  start (fixture, "attack", "r1");
  assert_reach (fixture, "target", "within 6\"");
  start (fixture, "at-the-double", "b1");
  assert_reach (fixture, "distance", "up to 14\"");
}

/* By road a unit goes further. */
static void
test_ranges_are_given_in_hexes (Fixture       *fixture,
                                gconstpointer  data)
{
  g_autofree char *one = NULL;

  start (fixture, "fire", "r1");
  assert_reach (fixture, "range", "up to 4 hexes");
  start (fixture, "move", "r1");
  assert_reach (fixture, "hexes", "up to 2 hexes");
  muster_test_app_choose (fixture->form, fixture->battle, "road", "yes");
  assert_reach (fixture, "hexes", "up to 3 hexes");
  one = muster_ruleset_dup_distance (muster_battle_get_ruleset (fixture->battle), 1);
  g_assert_cmpstr (one, ==, "1 hex");
}

static void
measure (Fixture    *fixture,
         const char *field,
         int         number)
{
  muster_form_field_set_value (find_field (fixture, field), &(MusterValue) { .number = number });
}

/* No distance is a usual one. */
/* Whoever is detached has a name and as many figures as may go, until somebody says otherwise. */
static void
test_a_detachment_is_proposed (Fixture       *fixture,
                               gconstpointer  data)
{
  MusterOrderForm *form = fixture->form;
  MusterOrderDraft *draft = muster_order_form_get_draft (form);
  guint verb = muster_test_app_find_verb (fixture->battle, "detach");
  const MusterState *state = muster_battle_get_state (fixture->battle);
  g_autoptr (GError) error = NULL;
  guint n_detached = 0;

  for (int unit = 0; unit < state->n_units && n_detached < 2; unit++)
    {
      MusterValue name = { 0 };
      MusterValue figures = { 0 };
      g_autofree char *expected = g_strdup_printf ("%c", 'A' + n_detached);

      muster_order_form_start (form, verb, unit);
      if (muster_order_form_get_stage (form) != MUSTER_FORM_READY)
        continue;
      g_assert_true (muster_form_field_get_value (muster_order_draft_find_field (draft, "id"), &name));
      g_assert_true (muster_form_field_get_value (muster_order_draft_find_field (draft, "figures"),
                                                  &figures));
      g_assert_cmpstr (name.data, ==, expected);
      g_assert_cmpint (figures.number, >, 1);
      /* One more is refused. */
      muster_form_field_set_value (muster_order_draft_find_field (draft, "figures"),
                                   &(MusterValue) { .number = figures.number + 1 });
      g_assert_cmpint (muster_order_form_get_stage (form), !=, MUSTER_FORM_READY);
      muster_form_field_set_value (muster_order_draft_find_field (draft, "figures"), &figures);
      g_assert_true (muster_order_form_resolve (form, &error));
      g_assert_no_error (error);
      g_free (name.data);
      n_detached++;
    }
  g_assert_cmpuint (n_detached, ==, 2);
}

static void
test_a_distance_is_missing_until_it_is_said (Fixture       *fixture,
                                             gconstpointer  data)
{
  start (fixture, "fire", "r1");
  muster_test_app_choose (fixture->form, fixture->battle, "target", "b1");
  assert_stage (fixture, MUSTER_FORM_FILL);
  muster_test_assert_text (fixture->form, "message", "Still missing: Range");
  start (fixture, "move", "r1");
  muster_test_assert_text (fixture->form, "message", "Still missing: How far");
  measure (fixture, "hexes", 1);
  g_assert_false (muster_form_field_is_missing (find_field (fixture, "hexes")));
}

static void
test_what_is_usual_does_not_wait_for_a_distance (Fixture       *fixture,
                                                 gconstpointer  data)
{
  start (fixture, "charge", "first");
  muster_test_app_choose (fixture->form, fixture->battle, "target", "red-banner");
  muster_test_assert_text (fixture->form, "message", "Still missing: Distance");
  g_assert_cmpint (muster_test_app_get_chosen (fixture->form, "going"), ==, 0);
  g_assert_cmpint (muster_test_app_get_chosen (fixture->form, "cover"), ==, 0);
}

/* Of the same two units it is known from the last time, also if they stood at each other's feet. */
static void
test_the_last_distance_is_kept (Fixture       *fixture,
                                gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  MusterRandom random;

  muster_random_init (&random, 7);
  start (fixture, "fire", "first");
  muster_test_app_choose (fixture->form, fixture->battle, "target", "red-banner");
  muster_test_assert_text (fixture->form, "message", "Still missing: Distance");
  measure (fixture, "distance", 0);
  muster_order_form_roll_all (fixture->form, &random);
  g_assert_true (muster_order_form_resolve (fixture->form, &error));
  g_assert_no_error (error);

  start (fixture, "fire", "first");
  muster_test_app_choose (fixture->form, fixture->battle, "target", "red-banner");
  g_assert_false (muster_form_field_is_missing (find_field (fixture, "distance")));
  start (fixture, "fire", "second");
  muster_test_app_choose (fixture->form, fixture->battle, "target", "red-banner");
  g_assert_true (muster_form_field_is_missing (find_field (fixture, "distance")));
}

static void
test_a_change_of_the_battle_drops_the_order (Fixture       *fixture,
                                             gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  give_fire (fixture);
  g_assert_true (muster_order_form_resolve (fixture->form, &error));
  start (fixture, "move", "r2");
  assert_stage (fixture, MUSTER_FORM_ROLL);
  g_assert_true (muster_ledger_seek (fixture->battle, 0, &error));
  assert_stage (fixture, MUSTER_FORM_IDLE);
}

static void
test_cards_are_typed_and_impossible_ones_refused (Fixture       *fixture,
                                                  gconstpointer  data)
{

  start (fixture, "deal", NULL);
  assert_stage (fixture, MUSTER_FORM_ROLL);
  g_assert_true (muster_dice_tray_is_cards (fixture->tray));
  muster_test_app_type (fixture->form, "4H4H");

  assert_stage (fixture, MUSTER_FORM_ROLL);
  muster_test_assert_text (fixture->form, "message", "4♥ is among these cards already.");
  g_assert_cmpuint (muster_dice_tray_get_n_entered (fixture->tray), ==, 1);
}

static void
test_cards_are_drawn_by_the_program (Fixture       *fixture,
                                     gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  MusterRandom random;

  muster_random_init (&random, 3);
  start (fixture, "deal", NULL);
  muster_order_form_roll (fixture->form, &random);
  assert_stage (fixture, MUSTER_FORM_READY);
  g_assert_true (muster_order_form_resolve (fixture->form, &error));
  g_assert_no_error (error);
}

/* A Reaction test on which the umpire has a view of his own. */
static void
begin_reaction (Fixture    *fixture,
                const char *unit,
                const char *cause,
                int         umpire)
{
  MusterFormNumber *field;

  start (fixture, "reaction", unit);
  muster_test_app_choose (fixture->form, fixture->battle, "cause", cause);
  field = MUSTER_FORM_NUMBER (find_field (fixture, "umpire"));
  muster_form_number_set_number (field, umpire);
  muster_form_number_set_hidden (field, TRUE);
  assert_stage (fixture, MUSTER_FORM_ROLL);
}

static int
get_marker (Fixture    *fixture,
            const char *unit,
            guint       marker)
{
  const MusterState *state = muster_battle_get_state (fixture->battle);

  return state->units[muster_test_app_find_unit (fixture->battle, unit)].markers[marker];
}

static guint
find_marker (Fixture    *fixture,
             const char *id)
{
  const MusterMarker *markers =
    muster_ruleset_get_rules (muster_battle_get_ruleset (fixture->battle))->markers;
  guint i = 0;

  while (!g_str_equal (markers[i].id, id))
    i++;
  return i;
}

/* M-UMP-06: until the order is given it counts 0, then as it is. */
static void
test_a_secret_counts_when_the_order_is_given (Fixture       *fixture,
                                              gconstpointer  data)
{
  MusterOrderOutlook *outlook = muster_order_form_get_outlook (fixture->form);
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  guint retreating = find_marker (fixture, "retreating");

  begin_reaction (fixture, "second", "retreat", 0);
  g_object_get (outlook, "text", &before, NULL);
  g_assert_cmpstr (before, !=, "");
  begin_reaction (fixture, "second", "retreat", -2);
  muster_test_assert_text (outlook, "text", before);
  muster_test_app_type (fixture->form, "3");
  assert_stage (fixture, MUSTER_FORM_READY);
  g_assert_true (muster_order_form_resolve (fixture->form, &error));
  g_assert_no_error (error);
  g_assert_cmpint (get_marker (fixture, "second", retreating), ==, 1);
}

/* The General has a test thrown again that only the umpire knew to be failed. */
static void
test_a_secret_may_ask_for_more_dice (Fixture       *fixture,
                                     gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  guint retreating = find_marker (fixture, "retreating");

  begin_reaction (fixture, "first", "retreat", -1);
  muster_test_app_type (fixture->form, "1");
  assert_stage (fixture, MUSTER_FORM_READY);
  g_assert_false (muster_order_form_resolve (fixture->form, &error));
  g_assert_no_error (error);
  assert_stage (fixture, MUSTER_FORM_ROLL);
  muster_test_app_type (fixture->form, "6");
  g_assert_true (muster_order_form_resolve (fixture->form, &error));
  g_assert_no_error (error);
  g_assert_cmpint (get_marker (fixture, "first", retreating), ==, 0);
}

/* And one that he knew to be passed is not. */
static void
test_a_secret_may_ask_for_fewer_dice (Fixture       *fixture,
                                      gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  begin_reaction (fixture, "first", "rout", 1);
  muster_test_app_type (fixture->form, "1");
  assert_stage (fixture, MUSTER_FORM_ROLL);
  muster_test_app_type (fixture->form, "1");
  assert_stage (fixture, MUSTER_FORM_READY);
  g_assert_true (muster_order_form_resolve (fixture->form, &error));
  g_assert_no_error (error);
  g_assert_cmpint (get_marker (fixture, "first", find_marker (fixture, "retreating")), ==, 0);
}

#define ADD(name, sample, function) \
  g_test_add ("/order-form/" name, Fixture, sample, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  static const char kings[] = "skirmish-at-the-ford";
  static const char hexcard[] = "frontier-column";
  static const char magdala[] = "road-to-the-wells";

  muster_test_init (&argc, &argv);

  ADD ("it-says-what-is-missing", kings, test_it_says_what_is_missing);
  ADD ("a-target-completes-the-shot", kings, test_a_target_completes_the_shot);
  ADD ("it-says-what-to-expect", kings, test_it_says_what_to_expect);
  ADD ("a-full-roll-asks-for-the-next", kings, test_a_full_roll_asks_for_the_next);
  ADD ("resolving-records-once", kings, test_resolving_records_once);
  ADD ("backspace-goes-back-over-rolls", kings, test_backspace_goes_back_over_rolls);
  ADD ("a-roll-can-be-opened-again", kings, test_a_roll_can_be_opened_again);
  ADD ("another-target-keeps-what-still-fits", kings, test_another_target_keeps_what_still_fits);
  ADD ("dice-typed-so-far-survive-a-change", kings, test_dice_typed_so_far_survive_a_change);
  ADD ("the-program-rolls-what-is-missing", kings, test_the_program_rolls_what_is_missing);
  ADD ("choices-are-remembered", kings, test_choices_are_remembered);
  ADD ("only-fitting-units-are-offered", kings, test_only_fitting_units_are_offered);
  ADD ("ranges-are-given-in-inches", kings, test_ranges_are_given_in_inches);
  ADD ("ranges-are-given-in-hexes", hexcard, test_ranges_are_given_in_hexes);
  ADD ("a-detachment-is-proposed", magdala, test_a_detachment_is_proposed);
  ADD ("a-distance-is-missing-until-it-is-said", hexcard, test_a_distance_is_missing_until_it_is_said);
  ADD ("what-is-usual-does-not-wait-for-a-distance", magdala,
       test_what_is_usual_does_not_wait_for_a_distance);
  ADD ("the-last-distance-is-kept", magdala, test_the_last_distance_is_kept);
  ADD ("a-change-of-the-battle-drops-the-order", kings,
       test_a_change_of_the_battle_drops_the_order);
  ADD ("cards-are-typed-and-impossible-ones-refused", hexcard,
       test_cards_are_typed_and_impossible_ones_refused);
  ADD ("cards-are-drawn-by-the-program", hexcard, test_cards_are_drawn_by_the_program);
  ADD ("a-secret-counts-when-the-order-is-given", magdala,
       test_a_secret_counts_when_the_order_is_given);
  ADD ("a-secret-may-ask-for-more-dice", magdala, test_a_secret_may_ask_for_more_dice);
  ADD ("a-secret-may-ask-for-fewer-dice", magdala, test_a_secret_may_ask_for_fewer_dice);

  return g_test_run ();
}
