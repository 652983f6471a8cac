/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-file.h"
#include "core/campaign/muster-campaign-battle.h"
#include "core/campaign/muster-campaign-file.h"
#include "core/muster-json.h"
#include "core/plans/muster-plan-setup.h"
#include "muster-test-campaign.h"
#include "muster-test-library.h"
#include "muster-test.h"

#include <string.h>

/* From a chapter to its battle and back. */

#define BATTLE_ID "5b2f7e1c-95c8-4a86-9f04-0c4f1b7d3a11"
#define HEX \
  "forces=[{'id': 'h1', 'name': 'Hex', 'ruleset': 'hexcard', 'side': 'red', 'player': 'ann', 'units': [" \
  "{'id': 'g', 'name': 'General', 'type': 'commander'}, {'id': 'i1', 'name': 'I1', 'type': 'infantry'}]}, " \
  "{'id': 'h2', 'name': 'Foe', 'ruleset': 'hexcard', 'side': 'blue', 'units': [" \
  "{'id': 'j1', 'name': 'J1', 'type': 'infantry'}]}]\n"
#define MAGDALA \
  "forces=[{'id': 'm1', 'name': 'Column', 'ruleset': 'magdala', 'side': 'red', 'units': [" \
  "{'id': 'w1', 'name': 'W1', 'type': 'native-foot', 'models': 30, 'leader': {'id': 'x', 'name': 'X'}}, " \
  "{'id': 'w2', 'name': 'W2', 'type': 'native-foot', 'models': 30}]}, " \
  "{'id': 'm2', 'name': 'Foe', 'ruleset': 'magdala', 'side': 'blue', 'units': [" \
  "{'id': 'r1', 'name': 'R1', 'type': 'regular-infantry', 'leader': {'id': 'y', 'name': 'Y'}}]}]\n"

#define TOYS \
  "forces=[{'id': 't1', 'name': 'Army', 'ruleset': 'toysoldier', 'side': 'red', 'player': 'ann', 'units': [" \
  "{'id': 'i1', 'name': 'I1', 'type': 'infantry', 'leader': {'id': 'o1', 'name': 'O1', 'leadership': 7}}, " \
  "{'id': 'i2', 'name': 'I2', 'type': 'infantry'}, {'id': 'i3', 'name': 'I3', 'type': 'infantry'}, " \
  "{'id': 'i4', 'name': 'I4', 'type': 'infantry'}], 'staff': [" \
  "{'id': 'gen', 'name': 'Gen', 'leadership': 5}, {'id': 'hurt', 'name': 'Hurt', 'leadership': 1}]}, " \
  "{'id': 't2', 'name': 'Foe', 'ruleset': 'toysoldier', 'side': 'blue', 'units': [" \
  "{'id': 'f1', 'name': 'F1', 'type': 'infantry'}], 'staff': [{'id': 'foe', 'name': 'Foe'}]}]\n" \
  "chapters.0.optional_rules=['brigading', 'recover-disorder', 'general-casualties']"

typedef struct
{
  MusterLibrary *library;
  MusterCampaign *campaign;
  MusterBattlePlan *plan;
  MusterBattleTie *tie;
  MusterBattle *battle;
  GPtrArray *remarks;
} Fixture;

static void
set_up (Fixture    *self,
        const char *setup,
        const char *log)
{
  const MusterCampaignCase words = { .name = "campaign", .setup = setup, .log = log };
  g_autofree char *text = muster_campaign_case_to_file (&words);
  g_autoptr (GError) error = NULL;

  *self = (Fixture) { .library = muster_test_library_new () };
  self->remarks = g_ptr_array_new_with_free_func (g_free);
  self->campaign =
    muster_campaign_file_read (self->library, text, strlen (text), "campaign", NULL, &error);
  g_assert_no_error (error);
  self->plan = muster_campaign_battle_plan_make (self->campaign, "c1", self->remarks, &error);
  g_assert_no_error (error);
}

/* The battle of the plan, after orders as a battle file has them. */
static void
fight (Fixture    *self,
       const char *orders)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterSetup) setup = muster_plan_make_setup (self->plan, NULL, &error);
  g_auto (GStrv) lines = g_strsplit (orders, "\n", -1);

  g_assert_no_error (error);
  self->battle = muster_battle_new (setup);
  self->tie = muster_campaign_battle_plan_tie (self->campaign, "", "c1", self->plan);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *quoted = g_strdelimit (g_strdup (lines[i]), "'", '"');

      if (*quoted != '\0')
        muster_ledger_load_entry (self->battle, quoted, "entry", &error);
      g_assert_no_error (error);
    }
  muster_ledger_finish_loading (self->battle);
}

static void
tear_down (Fixture *self)
{
  g_clear_object (&self->battle);
  g_clear_pointer (&self->tie, muster_battle_tie_free);
  g_clear_object (&self->plan);
  g_clear_object (&self->campaign);
  g_clear_object (&self->library);
  g_clear_pointer (&self->remarks, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Fixture, tear_down)

static void
assert_remarked (const Fixture *self,
                 const char    *words)
{
  for (guint i = 0; i < self->remarks->len; i++)
    if (strstr (g_ptr_array_index (self->remarks, i), words) != NULL)
      return;
  g_error ("Nobody remarks “%s”", words);
}

/* A member of the return, on one line. */
static void
assert_returned (Fixture    *self,
                 const char *member,
                 const char *expected)
{
  g_autoptr (JsonNode) params =
    muster_campaign_battle_return_make (self->campaign, self->tie, self->battle, BATTLE_ID, self->remarks);
  JsonNode *node = json_object_get_member (json_node_get_object (params), member);
  g_autofree char *text = node != NULL ? muster_json_print (node, FALSE) : g_strdup ("nothing");
  g_autofree char *quoted = g_strdelimit (g_strdup (expected), "'", '"');

  g_assert_cmpstr (text, ==, quoted);
}

/* What is returned is taken. */
static void
record_return (Fixture *self)
{
  g_autoptr (JsonNode) params =
    muster_campaign_battle_return_make (self->campaign, self->tie, self->battle, BATTLE_ID, NULL);
  g_auto (MusterCampaignOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_autoptr (GError) error = NULL;

  muster_tape_init (&tape);
  muster_campaign_order_init (&order, MUSTER_CAMPAIGN_ORDER_RETURN, params);
  muster_campaign_record (self->campaign, &order, &tape, &error);
  g_assert_no_error (error);
}

static const MusterCampaignUnit *
get_unit (Fixture    *self,
          const char *id)
{
  const MusterCampaignState *state = muster_campaign_get_present (self->campaign);

  return muster_campaign_state_get_unit (state, muster_campaign_state_find (state, MUSTER_CAMPAIGN_UNITS,
    id));
}

static void
test_a_plan_is_filled_in (void)
{
  g_auto (Fixture) self = { 0 };
  MusterPlanSide *red, *blue;
  MusterForceUnit *unit;

  set_up (&self, "chapters.0.scenario='B'\nchapters.0.ruleset='kings'\nchapters.0.points=24\n"
          "chapters.0.attacker='blue'\nchapters.0.table={'length': 60, 'width': 44}\n"
          "chapters.0.optional_rules=['climate']\nforces.0.units.1.reserve=true",
          "set {'unit': 'a1', 'field': 'strength', 'value': 9, 'reason': 'x'}\n"
          "set {'leader': 'al', 'field': 'status', 'value': 'captured', 'reason': 'x'}\n"
          "open {'chapter': 'c1', 'date': '1879-01-22'}");
  red = muster_battle_plan_get_side (self.plan, 0);
  blue = muster_battle_plan_get_side (self.plan, 1);
  unit = muster_force_get_unit (muster_plan_side_get_force (red, 0), 0);

  g_assert_cmpstr (muster_battle_plan_get_title (self.plan), ==, "One");
  g_assert_cmpstr (muster_battle_plan_get_date (self.plan), ==, "1879-01-22");
  g_assert_cmpstr (muster_battle_plan_get_scenario (self.plan)->id, ==, "B");
  g_assert_cmpint (muster_battle_plan_get_table_length (self.plan), ==, 60);
  g_assert_cmpint (muster_battle_plan_get_table_width (self.plan), ==, 44);
  g_assert_true (muster_battle_plan_has_rule (self.plan, "climate"));
  g_assert_cmpstr (muster_plan_side_get_name (red), ==, "Red");
  g_assert_cmpint (muster_plan_side_get_role (red), ==, MUSTER_ROLE_DEFENDER);
  g_assert_cmpint (muster_plan_side_get_role (blue), ==, MUSTER_ROLE_ATTACKER);
  g_assert_cmpint (muster_force_get_budget (muster_plan_side_get_force (red, 0)), ==, 24);
  g_assert_cmpstr (muster_plan_player_get_name (muster_plan_side_get_player (red, 0)), ==, "Ann");
  g_assert_cmpstr (muster_plan_unit_get_player_id (muster_plan_side_get_unit (red, 0)), ==, "ann");

  /* As strong as today, led by who leads today. */
  g_assert_cmpstr (muster_force_unit_get_name (unit), ==, "A1");
  g_assert_cmpint (muster_force_unit_get_models (unit), ==, 9);
  g_assert_cmpstr (muster_leader_get_name (muster_force_unit_get_leader (unit)), ==, "As");
  g_assert_cmpint (muster_leader_get_leadership (muster_force_unit_get_leader (unit)), ==, 7);
  g_assert_cmpuint (muster_plan_side_get_n_units (red), ==, 2);
  g_assert_cmpuint (muster_plan_side_get_n_units (blue), ==, 2);
}

static void
test_a_budget_has_its_advantages (void)
{
  g_auto (Fixture) self = { 0 };
  g_autoptr (MusterBattlePlan) second = NULL;

  set_up (&self, "chapters.0.advantage={'points': 4}\nchapters.1.points=20",
          "open {'chapter': 'c1'}\nreturn {'chapter': 'c1', 'source': 'paper', 'winner': 'blue'}\n"
          "close {'chapter': 'c1'}");
  second = muster_campaign_battle_plan_make (self.campaign, "c2", NULL, NULL);
  g_assert_cmpint (muster_force_get_budget (
                     muster_plan_side_get_force (muster_battle_plan_get_side (second, 0), 0)), ==, 20);
  g_assert_cmpint (muster_force_get_budget (
                     muster_plan_side_get_force (muster_battle_plan_get_side (second, 1), 0)), ==, 24);
}

static void
test_who_is_unfit_stays_behind (void)
{
  g_auto (Fixture) self = { 0 };

  set_up (&self, "rules.strength={'minimum': [1, 2]}\nforces.1.units.0.options=['ghazi', 'fierce']",
          "set {'unit': 'a2', 'field': 'strength', 'value': 5, 'reason': 'x'}\ndisband {'unit': 'b2'}");
  g_assert_cmpuint (muster_plan_side_get_n_units (muster_battle_plan_get_side (self.plan, 0)), ==, 1);
  g_assert_cmpuint (muster_plan_side_get_n_units (muster_battle_plan_get_side (self.plan, 1)), ==, 1);
  assert_remarked (&self, "A2 is unfit");

  /* What the optional rules of the chapter do not have does not work in it. */
  assert_remarked (&self, "B1 goes without");
  g_assert_cmpstr (muster_force_unit_get_options (muster_force_get_unit (
                     muster_plan_side_get_force (muster_battle_plan_get_side (self.plan, 1), 0), 0))[0], ==,
                   "fierce");
}

static void
test_nobody_to_fight (void)
{
  g_auto (Fixture) self = { 0 };
  g_autoptr (GError) error = NULL;

  set_up (&self, "chapters.1.forces=[]", NULL);
  g_assert_null (muster_campaign_battle_plan_make (self.campaign, "c2", NULL, &error));
  g_assert_nonnull (error);
}

static void
test_what_came_of_it_is_returned (void)
{
  g_auto (Fixture) self = { 0 };

  set_up (&self, NULL, "open {'chapter': 'c1'}");
  fight (&self,
         "{'order': 'fire', 'unit': 'a-a1', 'params': {'target': 'b-b1', 'range': 'short', 'cover': "
         "'none'}, "
         "'rolls': [{'for': 'hit', 'dice': [6,6,6,1,1,1,1,1,1,1,1,1]}, {'for': 'leader-casualty', 'dice': "
         "[1,1]}, "
         "{'for': 'pinning', 'dice': [6,6]}]}\n"
         "{'order': 'remove', 'params': {'unit': 'a-a2', 'fate': 'routed', 'reason': 'x'}}\n"
         "{'order': 'award', 'params': {'side': 'b', 'objective': 'glory', 'count': 3, 'reason': 'x'}}\n"
         "{'order': 'end-battle', 'params': {'reason': 'dusk'}}");
  assert_returned (&self, "winner", "'blue'");
  assert_returned (&self, "leaders", "{'al': {'lost': false, 'deeds': {'shots': 1, 'hits': 3, 'felled': 3, "
                   "'leaders-felled': 1}}, 'bl': {'lost': false, 'deeds': {}}, "
                   "'cl': {'lost': true, 'deeds': {'stood-firm': 1}}}");
  assert_returned (&self, "units", "{'a1': {'start': 12, 'left': 12, 'gone': false, 'deeds': {'shots': 1, "
                   "'hits': 3, 'felled': 3, 'leaders-felled': 1}}, "
                   "'a2': {'start': 12, 'left': 12, 'gone': true, 'deeds': {}}, "
                   "'b1': {'start': 16, 'left': 13, 'gone': false, 'deeds': {'stood-firm': 1}}, "
                   "'b2': {'start': 16, 'left': 16, 'gone': false, 'deeds': {}}}");
  record_return (&self);
  g_assert_cmpint (get_unit (&self, "b1")->losses, ==, 3);
  g_assert_cmpint (get_unit (&self, "a1")->battles, ==, 1);
}

static void
test_a_battle_that_goes_on_has_no_winner (void)
{
  g_auto (Fixture) self = { 0 };

  set_up (&self, NULL, "open {'chapter': 'c1'}");
  fight (&self, "");
  assert_returned (&self, "winner", "nothing");
  assert_remarked (&self, "no winner yet");
}

static void
test_who_was_in_reserve_did_not_fight (void)
{
  g_auto (Fixture) self = { 0 };

  set_up (&self, "forces.0.units.1.reserve=true", "open {'chapter': 'c1'}");
  fight (&self, "{'order': 'end-battle', 'params': {'reason': 'dusk'}}");
  assert_returned (&self, "leaders", "{'al': {'lost': false, 'deeds': {}}, 'cl': {'lost': false, 'deeds': "
    "{}}}");
  record_return (&self);
  g_assert_cmpint (get_unit (&self, "a2")->battles, ==, 0);
}

/* C-LEAD-10 */
static void
test_a_commander_is_a_unit (void)
{
  g_auto (Fixture) self = { 0 };

  set_up (&self, HEX, "open {'chapter': 'c1'}");
  fight (&self, "{'order': 'remove', 'params': {'unit': 'a-g', 'fate': 'destroyed', 'reason': 'x'}}\n"
         "{'order': 'end-battle', 'params': {'reason': 'dusk'}}");
  assert_returned (&self, "leaders", "{}");
  record_return (&self);
  g_assert_cmpint (get_unit (&self, "g")->strength, ==, 0);
  muster_assert_model (muster_campaign_get_duties (self.campaign), "text",
                       "Hex: see what became of those who led");
}

/* M-CAMP-02: parts are the unit. */
static void
test_parts_are_the_unit (void)
{
  g_auto (Fixture) self = { 0 };

  set_up (&self, MAGDALA, "open {'chapter': 'c1'}");
  fight (&self,
         "{'order': 'detach', 'unit': 'a-w2', 'params': {'id': 'd1', 'figures': 6}}\n"
         "{'order': 'set', 'params': {'unit': 'd1', 'field': 'strength', 'value': 4, 'reason': 'x'}}\n"
         "{'order': 'set', 'params': {'unit': 'a-w2', 'field': 'strength', 'value': 20, 'reason': 'x'}}\n"
         "{'order': 'end-battle', 'params': {'reason': 'dusk'}}");
  record_return (&self);
  g_assert_cmpint (get_unit (&self, "w2")->strength, ==, 24);
  g_assert_cmpint (get_unit (&self, "w2")->losses, ==, 6);
}

/* M-CAMP-04: the record follows the man. */
static void
test_the_record_follows_the_man (void)
{
  g_auto (Fixture) self = { 0 };

  set_up (&self, MAGDALA, "open {'chapter': 'c1'}");
  fight (&self,
         "{'order': 'move-general', 'unit': 'a-w1', 'params': {'to': 'a-w2'}}\n"
         "{'order': 'remove', 'params': {'unit': 'a-w2', 'fate': 'destroyed', 'reason': 'x'}}\n"
         "{'order': 'end-battle', 'params': {'reason': 'dusk'}}");
  assert_returned (&self, "leaders", "{'x': {'lost': true, 'deeds': {}}, 'y': {'lost': false, 'deeds': {}}}");
  record_return (&self);
}

/* T-RESULT-03: who of the staff is fit is a general there; what is above 3 is played as 3. */
static void
test_the_staff_is_generals (void)
{
  g_auto (Fixture) self = { 0 };
  const MusterState *state;

  set_up (&self, TOYS, "set {'leader': 'hurt', 'field': 'status', 'value': 'wounded', 'reason': 'x'}\n"
          "open {'chapter': 'c1'}");
  fight (&self, "");
  state = muster_battle_get_state (self.battle);
  g_assert_cmpint (state->n_units, ==, 7);
  g_assert_cmpstr (state->units[4].def->type->id, ==, "general");
  g_assert_cmpstr (state->units[4].def->leader.name, ==, "Gen");
  g_assert_cmpint (state->units[4].leadership, ==, 3);
  g_assert_cmpint (state->units[6].leadership, ==, 2);
}

#define START_TURN "{'order': 'start-turn', 'rolls': [{'for': 'command-points', 'dice': [6,5,4]}, " \
  "{'for': 'command-points', 'dice': [6,5]}]}\n"

/* Who has more than he brought, since he took over others, gives them back. */
static void
test_who_took_others_over_gives_them_back (void)
{
  g_auto (Fixture) self = { 0 };

  set_up (&self, "chapters.0.optional_rules=['absorb-leaderless']", "open {'chapter': 'c1'}");
  fight (&self,
         "{'order': 'set', 'params': {'unit': 'a-a1', 'field': 'start', 'value': 20, 'reason': 'x'}}\n"
         "{'order': 'set', 'params': {'unit': 'a-a2', 'field': 'strength', 'value': 5, 'reason': 'x'}}\n"
         "{'order': 'set', 'params': {'unit': 'a-a2', 'field': 'leader', 'value': 'casualty', 'reason': "
         "'x'}}\n"
         "{'order': 'absorb', 'unit': 'a-a1', 'params': {'other': 'a-a2'}}\n"
         "{'order': 'end-battle', 'params': {'reason': 'dusk'}}");
  assert_returned (&self, "units", "{'a1': {'start': 12, 'left': 12, 'gone': false, 'deeds': {}}, "
                   "'a2': {'start': 12, 'left': 5, 'gone': false, 'deeds': {}}, "
                   "'b1': {'start': 16, 'left': 16, 'gone': false, 'deeds': {}}, "
                   "'b2': {'start': 16, 'left': 16, 'gone': false, 'deeds': {}}}");
}

/* T-RESULT-01 to T-RESULT-03 */
static void
test_what_toy_soldiers_leave (void)
{
  g_auto (Fixture) self = { 0 };

  set_up (&self, TOYS, "open {'chapter': 'c1'}");
  fight (&self,
         START_TURN
         "{'order': 'set', 'params': {'unit': 'a-i1', 'field': 'strength', 'value': 8, 'reason': 'x'}}\n"
         "{'order': 'set', 'params': {'unit': 'a-i2', 'field': 'strength', 'value': 6, 'reason': 'x'}}\n"
         "{'order': 'draw', 'rolls': [{'for': 'draw', 'cards': ['7H']}]}\n"
         "{'order': 'brigade', 'unit': 'a-i1', 'params': {'with': 'a-i2'}}\n"
         "{'order': 'set', 'params': {'unit': 'a-i1', 'field': 'strength', 'value': 10, 'reason': 'x'}}\n"
         "{'order': 'set', 'params': {'unit': 'a-i3', 'field': 'disorder', 'value': 1, 'reason': 'x'}}\n"
         "{'order': 'recover', 'unit': 'a-i3', 'rolls': [{'for': 'general-casualty', 'dice': [6]}]}\n"
         "{'order': 'remove', 'params': {'unit': 'a-i4', 'fate': 'withdrawn', 'reason': 'x'}}\n"
         "{'order': 'end-battle', 'params': {'reason': 'concede:a'}}");
  assert_returned (&self, "winner", "'blue'");
  assert_returned (&self, "score", "{'red': 0, 'blue': 1}");
  assert_returned (&self, "units", "{'i1': {'start': 12, 'left': 8, 'gone': false, 'deeds': {}}, "
                   "'i2': {'start': 12, 'left': 2, 'gone': false, 'deeds': {}}, "
                   "'i3': {'start': 12, 'left': 12, 'gone': false, 'deeds': {'rallies': 1}}, "
                   "'i4': {'start': 12, 'left': 12, 'gone': false, 'deeds': {}}, "
                   "'f1': {'start': 12, 'left': 12, 'gone': false, 'deeds': {}}}");
  assert_returned (&self, "leaders", "{'o1': {'lost': false}, "
                   "'gen': {'lost': true, 'deeds': {'rallies': 1, 'wounds': 1}}, "
                   "'hurt': {'lost': false, 'deeds': {}}, 'foe': {'lost': false, 'deeds': {}}}");
  record_return (&self);
  g_assert_cmpint (get_unit (&self, "i2")->losses, ==, 10);
}

/* T-ADV-01: whoever has had losses needs the switch for it. */
static void
test_toy_soldiers_with_losses (void)
{
  g_auto (Fixture) self = { 0 };

  set_up (&self, TOYS, "set {'unit': 'i2', 'field': 'strength', 'value': 9, 'reason': 'x'}\n"
          "open {'chapter': 'c1'}");
  assert_remarked (&self, "I2 is below its full strength");
  g_assert_true (muster_battle_plan_has_rule (self.plan, "unit-sizes"));
  fight (&self, "");
  g_assert_cmpint (muster_battle_get_state (self.battle)->units[1].strength, ==, 9);
}

/* T-RESULT-01: who is still in reserve has not fought; with a brigade that is gone both are. */
static void
test_toy_soldiers_in_reserve (void)
{
  g_auto (Fixture) self = { 0 };

  set_up (&self, TOYS "\nforces.0.units.2.options=['reserve']\n"
          "chapters.0.optional_rules=['brigading', 'reserves']", "open {'chapter': 'c1'}");
  fight (&self,
         "{'order': 'set', 'params': {'unit': 'a-staff:hurt', 'field': 'reserve', 'value': 1,"
         " 'reason': 'x'}}\n"
         START_TURN "{'order': 'draw', 'rolls': [{'for': 'draw', 'cards': ['7H']}]}\n"
         "{'order': 'brigade', 'unit': 'a-i1', 'params': {'with': 'a-i2'}}\n"
         "{'order': 'remove', 'params': {'unit': 'a-i1', 'fate': 'destroyed', 'reason': 'x'}}");
  assert_returned (&self, "units", "{'i1': {'start': 12, 'left': 0, 'gone': true, 'deeds': {}}, "
                   "'i2': {'start': 12, 'left': 0, 'gone': true, 'deeds': {}}, "
                   "'i4': {'start': 12, 'left': 12, 'gone': false, 'deeds': {}}, "
                   "'f1': {'start': 12, 'left': 12, 'gone': false, 'deeds': {}}}");
  assert_returned (&self, "leaders", "{'o1': {'lost': false}, 'gen': {'lost': false, 'deeds': {}}, "
                   "'foe': {'lost': false, 'deeds': {}}}");
}

/* A side has one colour through all of the campaign; a file that says nothing of it stays as it is. */
static void
test_colours_are_kept (void)
{
  g_auto (Fixture) plain = { 0 };
  g_auto (Fixture) chosen = { 0 };
  const MusterCampaignState *state;
  g_autofree char *file = NULL;

  set_up (&plain, "", "open {'chapter': 'c1'}\n");
  file = muster_campaign_file_write (plain.campaign);
  g_assert_null (strstr (file, "colour"));
  g_assert_null (muster_plan_side_get_colour (muster_battle_plan_get_side (plain.plan, 0)));

  set_up (&chosen, "sides.0.colour='teal'",
          "set {'side': 'blue', 'field': 'colour', 'value': 'green', 'reason': 'x'}\n"
          "open {'chapter': 'c1'}\n");
  state = muster_campaign_get_present (chosen.campaign);
  g_assert_cmpstr (
    muster_campaign_get_colour (muster_campaign_get_setup (chosen.campaign), state, 0)->id, ==, "teal");
  g_assert_cmpstr (muster_battle_plan_get_colour (chosen.plan, 0)->id, ==, "teal");
  g_assert_cmpstr (muster_battle_plan_get_colour (chosen.plan, 1)->id, ==, "green");
}

static MusterForceUnit *
find_planned (Fixture    *self,
              const char *name)
{
  for (guint i = 0; i < 2; i++)
    {
      MusterForce *force = muster_plan_side_get_force (muster_battle_plan_get_side (self->plan, i), 0);

      for (guint k = 0; k < muster_force_get_n_units (force); k++)
        if (g_str_equal (muster_force_unit_get_name (muster_force_get_unit (force, k)), name))
          return muster_force_get_unit (force, k);
    }
  g_assert_not_reached ();
}

/* Of Bl nothing was known: he is rolled for once, and is that man in all chapters to come. */
static void
test_rolled_leaders_are_remembered (void)
{
  g_auto (Fixture) self = { 0 };
  const MusterCampaignState *state;
  MusterLeader *leader;
  int bl;

  set_up (&self, "", "open {'chapter': 'c1'}\n");
  leader = muster_force_unit_get_leader (find_planned (&self, "A2"));
  g_assert_cmpint (muster_leader_get_leadership (leader), ==, 0);
  muster_leader_set_leadership (leader, 5);
  muster_leader_set_trait_id (leader, "steady");
  fight (&self, "");
  g_assert_true (muster_campaign_battle_learn_leaders (self.campaign, self.tie, self.battle, NULL));
  state = muster_campaign_get_present (self.campaign);
  bl = muster_campaign_state_find (state, MUSTER_CAMPAIGN_LEADERS, "bl");
  g_assert_cmpint (muster_campaign_state_get_leader (state, bl)->leadership, ==, 5);
  g_assert_cmpstr (muster_campaign_state_get_leader (state, bl)->trait->id, ==, "steady");
  g_assert_cmpuint (muster_ledger_get_length (self.campaign), ==, 3);

  /* Once is enough. */
  g_assert_true (muster_campaign_battle_learn_leaders (self.campaign, self.tie, self.battle, NULL));
  g_assert_cmpuint (muster_ledger_get_length (self.campaign), ==, 3);
  g_clear_object (&self.plan);
  self.plan = muster_campaign_battle_plan_make (self.campaign, "c1", self.remarks, NULL);
  g_assert_cmpint (
    muster_leader_get_leadership (muster_force_unit_get_leader (find_planned (&self, "A2"))), ==, 5);
}

static void
test_a_battle_keeps_its_tie (void)
{
  g_auto (Fixture) self = { 0 };
  g_auto (MusterBattleDetails) details = { 0 };
  g_autoptr (MusterBattle) copy = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL, *again = NULL;
  const MusterBattleTie *tie;

  set_up (&self, NULL, "open {'chapter': 'c1'}");
  fight (&self, "");
  details.tie = muster_battle_tie_copy (self.tie);
  muster_battle_load_details (self.battle, &details);
  text = muster_battle_file_write (self.battle);
  copy = muster_battle_file_read (self.library, text, strlen (text), "battle", &error);
  g_assert_no_error (error);
  again = muster_battle_file_write (copy);
  g_assert_cmpstr (text, ==, again);

  tie = muster_battle_get_details (copy)->tie;
  g_assert_cmpstr (tie->chapter, ==, "c1");
  g_assert_cmpstr (g_hash_table_lookup (tie->sides, "a"), ==, "red");
  g_assert_cmpstr (muster_battle_tie_find_unit (tie, "a-a1")->unit, ==, "a1");
  g_assert_cmpstr (muster_battle_tie_find_unit (tie, "a-a1")->leader, ==, "al");
  g_assert_null (muster_battle_tie_find_unit (tie, "b-b2")->leader);
}

/* A battle fought before: names are enough, whatever its ids are. */
static void
test_a_battle_is_matched_by_names (void)
{
  static const char BATTLE[] =
    "{'format': 'muster-battle', 'version': 1, 'ruleset': 'kings', 'sides': [{'id': 's1', 'name': 'Tribes', "
    "'units': [{'id': 'q1', 'name': 'B2', 'type': 'tribal-infantry'}, {'id': 'q2', 'name': 'Others', 'type': "
    "'tribal-infantry'}]}, {'id': 's2', 'name': 'Column', 'units': [{'id': 'q3', 'name': 'A2', 'type': "
    "'regular-infantry', 'models': 10}]}], 'log': [{'order': 'set', 'params': {'unit': 'q3', 'field': "
    "'strength', "
    "'value': 8, 'reason': 'x'}}, {'order': 'end-battle', 'params': {'reason': 'dusk'}}]}";
  g_autofree char *text = g_strdelimit (g_strdup (BATTLE), "'", '"');
  g_auto (Fixture) self = { 0 };
  g_autoptr (GError) error = NULL;

  set_up (&self, NULL, "open {'chapter': 'c1'}");
  self.battle = muster_battle_file_read (self.library, text, strlen (text), "battle", &error);
  g_assert_no_error (error);
  self.tie = muster_campaign_battle_tie (self.campaign, "", "c1", self.battle);
  g_assert_cmpstr (g_hash_table_lookup (self.tie->sides, "s1"), ==, "blue");
  g_assert_cmpstr (g_hash_table_lookup (self.tie->sides, "s2"), ==, "red");
  g_assert_cmpstr (muster_battle_tie_find_unit (self.tie, "q3")->unit, ==, "a2");
  g_assert_null (muster_battle_tie_find_unit (self.tie, "q2"));

  /* Two fell of ten, so two fall of twelve. */
  assert_returned (&self, "units", "{'b2': {'start': 16, 'left': 16, 'gone': false, 'deeds': {}}, "
                   "'a2': {'start': 12, 'left': 10, 'gone': false, 'deeds': {}}}");
  assert_remarked (&self, "Others is not in the campaign");
  assert_remarked (&self, "A2 fought with 10");
  record_return (&self);
}

/* T-RESULT-03: generals are found as units are, though they are none in the campaign. */
static void
test_generals_of_a_battle_from_elsewhere (void)
{
  static const char BATTLE[] =
    "{'format': 'muster-battle', 'version': 1, 'ruleset': 'toysoldier', 'sides': ["
    "{'id': 's1', 'name': 'S1', 'units': [{'id': 'gen', 'name': 'Somebody', 'type': 'general', 'leader': "
    "{'name': 'G', 'leadership': 2}}, {'id': 'q1', 'name': 'Staff', 'type': 'general', 'leader': "
    "{'name': 'Hurt', 'leadership': 1}}, {'id': 'i1', 'name': 'I1', 'type': 'infantry', 'models': 12}]}, "
    "{'id': 's2', 'name': 'S2', 'units': [{'id': 'q2', 'name': 'Foe', 'type': 'general', 'leader': "
    "{'name': 'X', 'leadership': 1}}, {'id': 'q3', 'name': 'Stranger', 'type': 'general', 'leader': "
    "{'name': 'Y', 'leadership': 1}}, {'id': 'f1', 'name': 'F1', 'type': 'infantry', 'models': 12}]}], "
    "'log': [{'order': 'end-battle', 'params': {'reason': 'concede:s1'}}]}";
  g_autofree char *text = g_strdelimit (g_strdup (BATTLE), "'", '"');
  g_auto (Fixture) self = { 0 };
  g_autoptr (GError) error = NULL;

  set_up (&self, TOYS, "open {'chapter': 'c1'}");
  self.battle = muster_battle_file_read (self.library, text, strlen (text), "battle", &error);
  g_assert_no_error (error);
  self.tie = muster_campaign_battle_tie (self.campaign, "", "c1", self.battle);
  assert_returned (&self, "leaders", "{'gen': {'lost': false, 'deeds': {}}, "
                   "'hurt': {'lost': false, 'deeds': {}}, 'o1': {'lost': false}, "
                   "'foe': {'lost': false, 'deeds': {}}}");
  assert_remarked (&self, "Stranger is not in the campaign");
  record_return (&self);
}

static void
test_a_battle_that_another_chapter_heard_of_is_doubted (void)
{
  g_auto (Fixture) self = { 0 };

  set_up (&self, NULL, "open {'chapter': 'c1'}");
  fight (&self, "{'order': 'end-battle', 'params': {'reason': 'dusk'}}");
  assert_returned (&self, "chapter", "'c1'");
  record_return (&self);
  assert_returned (&self, "chapter", "'c1'");
  for (guint i = 0; i < self.remarks->len; i++)
    g_assert_null (strstr (g_ptr_array_index (self.remarks, i), "already"));

  muster_battle_tie_free (self.tie);
  self.tie = muster_campaign_battle_tie (self.campaign, "", "c2", self.battle);
  assert_returned (&self, "chapter", "'c2'");
  assert_remarked (&self, "This battle has been returned for “One” already.");
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/campaign/battle/a-plan-is-filled-in", test_a_plan_is_filled_in);
  g_test_add_func ("/campaign/battle/C-CHAP-08/a-budget-has-its-advantages",
    test_a_budget_has_its_advantages);
  g_test_add_func ("/campaign/battle/who-is-unfit-stays-behind", test_who_is_unfit_stays_behind);
  g_test_add_func ("/campaign/battle/nobody-to-fight", test_nobody_to_fight);
  g_test_add_func ("/campaign/battle/what-came-of-it-is-returned", test_what_came_of_it_is_returned);
  g_test_add_func ("/campaign/battle/who-took-others-over-gives-them-back",
                   test_who_took_others_over_gives_them_back);
  g_test_add_func ("/campaign/battle/a-battle-that-goes-on-has-no-winner",
                   test_a_battle_that_goes_on_has_no_winner);
  g_test_add_func ("/campaign/battle/who-was-in-reserve-did-not-fight",
    test_who_was_in_reserve_did_not_fight);
  g_test_add_func ("/campaign/battle/C-LEAD-10/a-commander-is-a-unit", test_a_commander_is_a_unit);
  g_test_add_func ("/campaign/battle/M-CAMP-02/parts-are-the-unit", test_parts_are_the_unit);
  g_test_add_func ("/campaign/battle/M-CAMP-04/the-record-follows-the-man", test_the_record_follows_the_man);
  g_test_add_func ("/campaign/battle/T-RESULT-03/the-staff-is-generals", test_the_staff_is_generals);
  g_test_add_func ("/campaign/battle/T-RESULT-02/what-toy-soldiers-leave", test_what_toy_soldiers_leave);
  g_test_add_func ("/campaign/battle/T-ADV-01/toy-soldiers-with-losses", test_toy_soldiers_with_losses);
  g_test_add_func ("/campaign/battle/T-RESULT-01/toy-soldiers-in-reserve", test_toy_soldiers_in_reserve);
  g_test_add_func ("/campaign/battle/colours-are-kept", test_colours_are_kept);
  g_test_add_func ("/campaign/battle/C-MISC-05/rolled-leaders-are-remembered",
                   test_rolled_leaders_are_remembered);
  g_test_add_func ("/campaign/battle/a-battle-keeps-its-tie", test_a_battle_keeps_its_tie);
  g_test_add_func ("/campaign/battle/a-battle-is-matched-by-names", test_a_battle_is_matched_by_names);

  g_test_add_func ("/campaign/battle/T-RESULT-03/generals-of-a-battle-from-elsewhere",
                   test_generals_of_a_battle_from_elsewhere);
  g_test_add_func ("/campaign/battle/one-that-another-chapter-heard-of-is-doubted",
                   test_a_battle_that_another_chapter_heard_of_is_doubted);

  return g_test_run ();
}
