/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/form/muster-form-choice.h"
#include "app/models/form/muster-form-number.h"
#include "app/models/form/muster-form-option.h"
#include "app/models/form/muster-form-switch.h"
#include "core/rules/muster-correction.h"
#include "muster-test-app.h"

/* The form of the umpire's corrections, in any ruleset: it offers what can be set as it is now. */

typedef struct
{
  MusterBattle *battle;
  MusterBattleSession *session;
  MusterOrderForm *form;
  int unit;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  sample)
{
  fixture->battle = muster_test_app_new_battle (sample);
  fixture->session = muster_battle_session_new (fixture->battle);
  fixture->form = muster_battle_session_get_form (fixture->session);
  fixture->unit = 1;
  muster_battle_session_set_unit (fixture->session, fixture->unit);
  g_assert_true (muster_battle_session_choose_id (fixture->session, "set"));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  sample)
{
  g_assert_finalize_object (fixture->session);
  g_assert_finalize_object (fixture->battle);
}

static MusterFormField *
get_value (Fixture *fixture)
{
  return muster_order_draft_find_field (muster_order_form_get_draft (fixture->form), "value");
}

static const MusterUnitState *
get_unit (Fixture *fixture)
{
  return &muster_battle_get_state (fixture->battle)->units[fixture->unit];
}

/* @unit: or -1 for the whole battle */
static void
begin (Fixture *fixture,
       int      unit)
{
  muster_battle_session_set_unit (fixture->session, unit);
  g_assert_true (muster_battle_session_choose_id (fixture->session, "set"));
}

static MusterFormChoice *
get_what (Fixture *fixture)
{
  return MUSTER_FORM_CHOICE (
    muster_order_draft_find_field (muster_order_form_get_draft (fixture->form), "field"));
}

static gboolean
offers (Fixture *fixture,
        guint    choice)
{
  GListModel *options = muster_form_choice_get_options (get_what (fixture));

  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (MusterFormOption) option = g_list_model_get_item (options, i);

      if (muster_form_option_get_number (option) == (int) choice)
        return TRUE;
    }
  return FALSE;
}

static void
choose_what (Fixture    *fixture,
             const char *field)
{
  muster_test_app_choose (fixture->form, fixture->battle, "field", field);
}

static void
correct (Fixture    *fixture,
         const char *field)
{
  begin (fixture, fixture->unit);
  choose_what (fixture, field);
}

static void
resolve (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (muster_order_form_get_stage (fixture->form), ==, MUSTER_FORM_READY);
  g_assert_true (muster_battle_session_resolve (fixture->session, &error));
  g_assert_no_error (error);
}

static int
get_held (MusterFormField *field)
{
  gboolean active = FALSE;
  int number = 0;

  if (MUSTER_IS_FORM_NUMBER (field))
    g_object_get (field, "number", &number, NULL);
  if (MUSTER_IS_FORM_SWITCH (field))
    g_object_get (field, "active", &active, NULL);
  if (!MUSTER_IS_FORM_CHOICE (field))
    return active ? 1 : number;
  return muster_form_choice_get_selected (MUSTER_FORM_CHOICE (field));
}

/* Each field has an editor of its own kind that holds what is so now, and says nothing until it is
 * changed. */
static void
test_everything_comes_as_it_is (Fixture       *fixture,
                                gconstpointer  sample)
{
  const MusterRules *rules =
    muster_ruleset_get_rules (muster_battle_get_ruleset (fixture->battle));
  const MusterSetup *setup = muster_battle_get_setup (fixture->battle);
  const MusterState *state = muster_battle_get_state (fixture->battle);
  const MusterOrderSpec *spec =
    &rules->orders[muster_test_app_find_verb (fixture->battle, "set")];
  const MusterChoice *choices = spec->fields[MUSTER_SET_FIELD].choices;

  for (guint i = 0; choices[i].id != NULL; i++)
    {
      g_auto (MusterOrder) order = { 0 };
      MusterCorrection correction;

      begin (fixture, fixture->unit);
      if (!offers (fixture, i))
        {
          begin (fixture, -1);
          if (!offers (fixture, i)) /* a tracker of another scenario */
            continue;
        }
      choose_what (fixture, choices[i].id);
      muster_order_draft_write (muster_order_form_get_draft (fixture->form), &order);
      g_assert_true (muster_correction_find (&correction, setup, state, &order));
      g_assert_cmpint (correction.unit, ==, muster_battle_session_get_unit (fixture->session));
      g_assert_cmpint (get_held (get_value (fixture)), ==, correction.now);
      g_assert_cmpint (muster_correction_get_new (&correction, setup, state, &order), ==,
                       correction.now);
      g_assert_cmpint (muster_order_form_get_stage (fixture->form), ==, MUSTER_FORM_FILL);
      g_assert_true (muster_order_draft_is_missing (muster_order_form_get_draft (fixture->form),
                                                    get_value (fixture)));
    }
}

static void
test_figures_and_acted_are_set (Fixture       *fixture,
                                gconstpointer  sample)
{
  int strength = get_unit (fixture)->strength;
  gboolean acted = get_unit (fixture)->acted;

  correct (fixture, "strength");
  muster_form_number_set_number (MUSTER_FORM_NUMBER (get_value (fixture)), strength - 1);
  resolve (fixture);
  g_assert_cmpint (get_unit (fixture)->strength, ==, strength - 1);

  correct (fixture, "acted");
  muster_form_switch_set_active (MUSTER_FORM_SWITCH (get_value (fixture)), !acted);
  resolve (fixture);
  g_assert_cmpint (get_unit (fixture)->acted, ==, !acted);
}

static void
test_a_removed_unit_comes_back (Fixture       *fixture,
                                gconstpointer  sample)
{
  g_autoptr (GError) error = NULL;
  guint length;

  correct (fixture, "fate");
  muster_test_app_choose (fixture->form, fixture->battle, "value", "routed");
  muster_test_app_write (fixture->form, "reason", "ran into the river");
  resolve (fixture);
  g_assert_cmpint (get_unit (fixture)->fate, !=, MUSTER_FATE_IN_PLAY);

  correct (fixture, "fate");
  muster_test_app_choose (fixture->form, fixture->battle, "value", "in-play");
  resolve (fixture);
  g_assert_cmpint (get_unit (fixture)->fate, ==, MUSTER_FATE_IN_PLAY);

  length = muster_ledger_get_length (fixture->battle);
  g_assert_true (muster_ledger_seek (fixture->battle, length - 1, &error));
  g_assert_cmpint (get_unit (fixture)->fate, !=, MUSTER_FATE_IN_PLAY);
  g_assert_true (muster_ledger_seek (fixture->battle, length, &error));
  g_assert_cmpint (get_unit (fixture)->fate, ==, MUSTER_FATE_IN_PLAY);
}

/* Pointing at another unit shows what holds of that one. */
static void
test_another_unit_has_its_own_value (Fixture       *fixture,
                                     gconstpointer  sample)
{
  const MusterState *state = muster_battle_get_state (fixture->battle);
  int other = state->n_units - 1;

  correct (fixture, "start");
  g_assert_true (muster_order_draft_offer_unit (muster_order_form_get_draft (fixture->form), other));
  g_assert_cmpint (get_held (get_value (fixture)), ==, state->units[other].start);

  /* What was entered for one is not left standing for another. */
  muster_form_number_set_number (MUSTER_FORM_NUMBER (get_value (fixture)), 999);
  g_assert_true (muster_order_draft_offer_unit (muster_order_form_get_draft (fixture->form),
                                                fixture->unit));
  g_assert_cmpint (get_held (get_value (fixture)), ==, state->units[fixture->unit].start);
}

static void
test_who_is_with_whom_is_set (Fixture       *fixture,
                              gconstpointer  sample)
{
  const MusterState *state = muster_battle_get_state (fixture->battle);
  int commander = -1;
  int to = -1;

  for (int i = 0; i < state->n_units; i++)
    if (g_str_equal (state->units[i].def->type->id, "commander"))
      commander = i;
  for (int i = 0; i < state->n_units; i++)
    if (state->units[i].def->side == state->units[commander].def->side &&
        g_str_equal (state->units[i].def->type->id, "infantry"))
      to = i;

  fixture->unit = commander;
  correct (fixture, "with");
  g_assert_false (muster_form_choice_select (MUSTER_FORM_CHOICE (get_value (fixture)), commander));
  g_assert_true (muster_form_choice_select (MUSTER_FORM_CHOICE (get_value (fixture)), to));
  resolve (fixture);
  g_assert_cmpint (get_unit (fixture)->with, ==, to);

  correct (fixture, "with");
  muster_form_choice_set_selected (MUSTER_FORM_CHOICE (get_value (fixture)), -1);
  resolve (fixture);
  g_assert_cmpint (get_unit (fixture)->with, ==, -1);
}

/* Nothing of a unit is offered for the battle, and nothing of the battle for a unit. */
static void
test_the_turn_is_set (Fixture       *fixture,
                      gconstpointer  sample)
{
  const MusterState *state = muster_battle_get_state (fixture->battle);
  int turn = state->turn;
  g_auto (GStrv) steps = NULL;
  g_autoptr (GError) error = NULL;

  begin (fixture, -1);
  g_assert_false (offers (fixture, 0)); /* strength */
  choose_what (fixture, "turn");
  g_assert_cmpint (get_held (get_value (fixture)), ==, turn);
  g_assert_cmpint (muster_order_form_get_stage (fixture->form), ==, MUSTER_FORM_FILL);
  muster_form_number_set_number (MUSTER_FORM_NUMBER (get_value (fixture)), turn + 2);
  muster_test_app_write (fixture->form, "reason", "two were not entered");
  resolve (fixture);
  g_assert_cmpint (muster_battle_get_state (fixture->battle)->turn, ==, turn + 2);
  steps = muster_log_entry_dup_steps (muster_battle_get_last_entry (fixture->battle));
  g_assert_cmpuint (g_strv_length (steps), ==, 2);
  g_assert_true (g_str_has_suffix (steps[0], "Turn: 1 → 3"));
  g_assert_cmpstr (steps[1], ==, "Reason: two were not entered");

  g_assert_true (muster_battle_timeline_undo (
    muster_battle_session_get_timeline (fixture->session), &error));
  g_assert_no_error (error);
  g_assert_cmpint (muster_battle_get_state (fixture->battle)->turn, ==, turn);
}

/* Whoever has begun with a unit can think better of it, and the other way round. */
static void
test_a_unit_or_the_battle (Fixture       *fixture,
                           gconstpointer  sample)
{
  MusterOrderDraft *draft = muster_order_form_get_draft (fixture->form);
  MusterFormChoice *unit;

  begin (fixture, -1);
  choose_what (fixture, "turn");
  g_assert_true (muster_order_draft_offer_unit (draft, fixture->unit));
  g_assert_true (offers (fixture, 0));
  g_assert_cmpint (get_held (get_value (fixture)), ==, get_unit (fixture)->strength);

  unit = MUSTER_FORM_CHOICE (muster_order_draft_find_field (draft, "unit"));
  muster_form_choice_set_selected (unit, -1);
  g_assert_false (offers (fixture, 0));
  g_assert_cmpint (get_held (get_value (fixture)), ==,
                   muster_battle_get_state (fixture->battle)->turn);
}

static void
test_the_side_to_act_is_set (Fixture       *fixture,
                             gconstpointer  sample)
{
  int side = muster_battle_get_state (fixture->battle)->active_side;

  begin (fixture, -1);
  choose_what (fixture, "active_side");
  g_assert_cmpint (get_held (get_value (fixture)), ==, side);
  g_assert_true (muster_form_choice_select (MUSTER_FORM_CHOICE (get_value (fixture)), !side));
  resolve (fixture);
  g_assert_cmpint (muster_battle_get_state (fixture->battle)->active_side, ==, !side);
}

static void
test_a_card_is_set (Fixture       *fixture,
                    gconstpointer  sample)
{
  MusterCard card;
  int other;
  g_autoptr (GError) error = NULL;

  muster_battle_session_set_rolls_first (fixture->session, TRUE);
  g_assert_true (muster_battle_session_choose_id (fixture->session, "deal"));
  g_assert_true (muster_battle_session_resolve (fixture->session, &error));
  g_assert_no_error (error);

  card = get_unit (fixture)->card;
  other = card == 0 ? 1 : 0;
  correct (fixture, "card");
  g_assert_cmpint (get_held (get_value (fixture)), ==, card);
  g_assert_true (muster_form_choice_select (MUSTER_FORM_CHOICE (get_value (fixture)), other));
  resolve (fixture);
  g_assert_cmpint (get_unit (fixture)->card, ==, other);

  correct (fixture, "card");
  muster_form_choice_set_selected (MUSTER_FORM_CHOICE (get_value (fixture)), -1);
  resolve (fixture);
  g_assert_cmpint (get_unit (fixture)->card, ==, MUSTER_CARD_NONE);
}

#define ADD(name, sample, function) \
  g_test_add ("/umpire/" name, Fixture, sample, set_up, function, tear_down)
#define ADD_BOTH(name, function) \
  ADD ("kings/" name, kings, function); \
  ADD ("hexcard/" name, hexcard, function)

int
main (int   argc,
      char *argv[])
{
  static const char *const kings = "skirmish-at-the-ford";
  static const char *const hexcard = "frontier-column";

  muster_test_init (&argc, &argv);
  ADD_BOTH ("everything-comes-as-it-is", test_everything_comes_as_it_is);
  ADD_BOTH ("figures-and-acted-are-set", test_figures_and_acted_are_set);
  ADD_BOTH ("a-removed-unit-comes-back", test_a_removed_unit_comes_back);
  ADD_BOTH ("another-unit-has-its-own-value", test_another_unit_has_its_own_value);
  ADD_BOTH ("the-turn-is-set", test_the_turn_is_set);
  ADD_BOTH ("a-unit-or-the-battle", test_a_unit_or_the_battle);
  ADD ("kings/the-side-to-act-is-set", kings, test_the_side_to_act_is_set);
  ADD ("hexcard/a-card-is-set", hexcard, test_a_card_is_set);
  ADD ("hexcard/who-is-with-whom-is-set", hexcard, test_who_is_with_whom_is_set);
  return g_test_run ();
}
