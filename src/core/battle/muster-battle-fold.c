/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-fold.h"

#include "core/battle/muster-battle-amend.h"

/* Works out the result of a battle: carries out the log once more from its beginning and adds up
 * the incidents and trials of each order. A change in the number of figures for which there is no
 * incident is either a correction by the umpire or a move from one unit to another. */

typedef struct
{
  MusterBattleResult *result;
  const MusterRules *rules;
  MusterState before;
  MusterOutcome outcome;
  const MusterOrder *order;
  const MusterTape *tape;
  guint entry;
  MusterLuckTally *side_luck[MUSTER_MAX_SIDES];
} Fold;

static MusterUnitRecord *
get_unit (Fold *self,
          int   unit)
{
  return &g_array_index (self->result->units, MusterUnitRecord, unit);
}

static int
get_leader_before (Fold *self,
                   int   unit)
{
  if (self->rules->get_leader == NULL || unit < 0 || unit >= self->before.n_units)
    return -1;
  return self->rules->get_leader (self->result->setup, &self->before, unit);
}

/* Returns: the leader whom a loss is about, named by the unit that he began the battle with */
static int
get_lost_leader (Fold                 *self,
                 const MusterIncident *incident)
{
  return self->rules->find_leader != NULL ? get_leader_before (self, incident->unit) : incident->unit;
}

/* Returns: (nullable): the record of the leader of @unit, or of the leader who is @unit */
static MusterLeaderRecord *
find_leader (Fold *self,
             int   unit)
{
  return (MusterLeaderRecord *) muster_battle_result_find_leader (self->result, unit);
}

static void
add_unit (Fold                  *self,
          const MusterUnitState *unit)
{
  MusterUnitRecord record = {
    .def = unit->def,
    .start = unit->strength,
    .left = unit->strength,
    .fate = unit->fate,
    .by = -1,
    .is_staff = unit->leader != 0 && g_strcmp0 (unit->def->type->kind, self->rules->leader_kind) == 0,
    .tally = muster_luck_tally_new (),
  };

  g_array_append_val (self->result->units, record);
}

/* Adds a record for each leader as soon as he leads a unit. */
static void
add_leaders (Fold              *self,
             const MusterState *state)
{
  if (self->rules->get_leader == NULL)
    return;

  for (int i = 0; i < state->n_units; i++)
    {
      int unit = self->rules->get_leader (self->result->setup, state, i);
      MusterLeaderRecord leader = { .unit = unit, .by = -1 };

      if (unit < 0 || find_leader (self, unit) != NULL)
        continue;
      leader.is_unit = state->units[unit].leader == 0;
      leader.tally = muster_luck_tally_new ();
      g_array_append_val (self->result->leaders, leader);
    }
}

static MusterTurnRecord *
get_turn (Fold *self,
          int   turn)
{
  GArray *turns = self->result->turns;
  MusterTurnRecord record = { .turn = turn };

  if (turns->len == 0 || g_array_index (turns, MusterTurnRecord, turns->len - 1).turn != turn)
    g_array_append_val (turns, record);
  return &g_array_index (turns, MusterTurnRecord, turns->len - 1);
}

static void
count_deeds (Fold                 *self,
             const MusterIncident *incident,
             int                   of)
{
  MusterLeaderRecord *leader;

  if (of < 0)
    return;
  muster_deeds_count (&get_unit (self, of)->deeds, incident, of);
  leader = find_leader (self, get_leader_before (self, of));
  if (leader != NULL)
    muster_deeds_count (&leader->deeds, incident, of);
}

static void
note_leader (Fold                 *self,
             const MusterIncident *incident)
{
  MusterLeaderRecord *leader;

  if (incident->kind != MUSTER_INCIDENT_LEADER_LOST && incident->kind != MUSTER_INCIDENT_WOUNDED)
    return;
  leader = find_leader (self, get_lost_leader (self, incident));
  if (leader == NULL)
    return;
  leader->lost_turn = self->before.turn;
  leader->by = incident->other;
}

static void
note_end (Fold                 *self,
          const MusterIncident *incident)
{
  MusterBattleResult *result = self->result;
  MusterLineContext context = {
    .setup = result->setup,
    .state = &self->outcome.state,
    .order = self->order,
    .tape = self->tape,
    .translated = TRUE,
  };

  if (incident->kind != MUSTER_INCIDENT_ENDED || incident->number < 0)
    return;
  g_free (result->why);
  result->why = muster_line_to_text (
    &g_array_index (self->outcome.steps, MusterLine, incident->number), &context);
}

static gboolean
is_umpires (Fold *self)
{
  return (self->order->spec->flags & MUSTER_ORDER_COMMON) != 0;
}

/* Handles a fate that the umpire gives to a unit. If the unit had left before, that moment is
 * corrected; otherwise @said becomes an arrival or a departure that happens now. Returns FALSE if
 * there is no new incident to add. */
static gboolean
correct (Fold           *self,
         MusterIncident *said)
{
  gboolean in_play = said->number == MUSTER_FATE_IN_PLAY;
  gboolean waits = !in_play && said->number == self->rules->reserve_fate;

  if (muster_battle_amend_fate (self->result, said, !in_play && !waits) || waits)
    return FALSE;
  said->kind = in_play ? MUSTER_INCIDENT_ARRIVED : MUSTER_INCIDENT_LEFT;
  return in_play || self->before.units[said->unit].fate == MUSTER_FATE_IN_PLAY;
}

static void
add_incident (Fold                 *self,
              const MusterIncident *source)
{
  MusterIncident incident = *source;
  const MusterLeaderRecord *leader = find_leader (self, incident.unit);
  MusterMoment moment = {
    .entry = self->entry,
    .turn = self->before.turn,
    .left = incident.unit >= 0 ? self->outcome.state.units[incident.unit].strength : (gint16) 0,
    .leader = (gint16) get_leader_before (self, incident.unit),
    .foe_leader = (gint16) get_leader_before (self, incident.other),
  };

  if (incident.kind == MUSTER_INCIDENT_CORRECTED && !correct (self, &incident))
    return;
  if (incident.kind == MUSTER_INCIDENT_UNRAZED)
    {
      muster_battle_amend_building (self->result, incident.number);
      return;
    }
  if (incident.kind == MUSTER_INCIDENT_LEADER_LOST && is_umpires (self))
    muster_battle_amend_leader (self->result, incident.unit);
  if (incident.unit >= 0)
    {
      MusterUnitRecord *unit = get_unit (self, incident.unit);
      MusterTurnRecord *turn = get_turn (self, self->before.turn);

      if (incident.kind == MUSTER_INCIDENT_LOST)
        {
          unit->lost += incident.number;
          turn->lost[unit->def->side] += incident.number;
        }
      else if (incident.kind == MUSTER_INCIDENT_LEFT)
        {
          unit->is_gone = incident.more != 0;
          unit->gone_turn = self->before.turn;
          unit->by = incident.other;
          turn->units_lost[unit->def->side] += unit->is_gone;
        }
      else if (incident.kind == MUSTER_INCIDENT_ARRIVED)
        {
          unit->is_gone = FALSE;
          unit->gone_turn = 0;
          unit->by = -1;
        }
    }
  /* A leader who is a unit by himself is lost with that unit. */
  if (incident.kind == MUSTER_INCIDENT_LEFT && incident.more && leader != NULL && leader->is_unit)
    incident.kind = MUSTER_INCIDENT_LEADER_LOST;
  note_leader (self, &incident);
  note_end (self, &incident);
  count_deeds (self, &incident, incident.unit);
  if (incident.other != incident.unit)
    count_deeds (self, &incident, incident.other);
  moment.incident = incident;
  g_array_append_val (self->result->moments, moment);
}

static void
add_trial (Fold              *self,
           const MusterTrial *trial)
{
  const MusterLeaderRecord *leader;

  if (muster_tape_get_roll (self->tape, trial->roll)->origin == MUSTER_ROLL_OVERRIDDEN ||
      trial->unit < 0 || trial->of == 0)
    return;

  muster_luck_tally_add (get_unit (self, trial->unit)->tally, trial);
  leader = find_leader (self, get_leader_before (self, trial->unit));
  if (leader != NULL)
    muster_luck_tally_add (leader->tally, trial);
  muster_luck_tally_add (self->side_luck[get_unit (self, trial->unit)->def->side], trial);
}

/* Corrects the initial strength of a unit: figures that the umpire declares never to have been
 * there are not losses. */
static void
settle_start (Fold *self,
              int   unit)
{
  const MusterUnitState *before = &self->before.units[unit];
  const MusterUnitState *now = &self->outcome.state.units[unit];
  MusterUnitRecord *record = get_unit (self, unit);

  if (unit >= self->before.n_units)
    return;
  /* Figures that are rolled for during the setup belong to the initial strength. */
  if ((self->order->spec->flags & MUSTER_ORDER_SET_UP) != 0)
    record->start += now->strength - before->strength;
  if (!is_umpires (self) || now->start >= before->start)
    return;

  record->start += now->strength - before->strength;
  /* The total of the side leaves out units that were split off, since their figures are counted
   * with the original unit. It is therefore corrected here. */
  if (record->def->root != NULL)
    self->result->sides[record->def->side].start += now->strength - before->strength;
}

static void
settle_leader (Fold *self,
               int   unit)
{
  int before, after;

  if (!is_umpires (self) || self->rules->get_leader == NULL || unit >= self->before.n_units)
    return;
  before = get_leader_before (self, unit);
  after = self->rules->get_leader (self->result->setup, &self->outcome.state, unit);
  if (before != after && (after == unit || (after >= 0 && self->rules->find_leader != NULL)))
    muster_battle_amend_leader (self->result, unit);
}

static void
add_entry (Fold           *self,
           MusterLogEntry *entry)
{
  MusterBattleResult *result = self->result;
  MusterTurnRecord *turn;
  MusterTape tape = *muster_log_entry_get_tape (entry);

  self->order = muster_log_entry_get_order (entry);
  self->tape = muster_log_entry_get_tape (entry);
  tape.generator = NULL; /* the rolls are only read */
  muster_ruleset_resolve (result->setup, &self->before, self->order, &tape, &self->outcome);
  g_return_if_fail (self->outcome.kind == MUSTER_OUTCOME_DONE);

  for (int i = (int) result->units->len; i < self->outcome.state.n_units; i++)
    add_unit (self, &self->outcome.state.units[i]);
  get_turn (self, self->before.turn)->n_entries++;
  for (guint i = 0; i < self->outcome.incidents->len; i++)
    add_incident (self, &g_array_index (self->outcome.incidents, MusterIncident, i));
  for (guint i = 0; i < self->outcome.trials->len; i++)
    add_trial (self, &g_array_index (self->outcome.trials, MusterTrial, i));
  for (int i = 0; i < self->outcome.state.n_units; i++)
    {
      const MusterUnitState *now;
      MusterUnitRecord *record;
      int change;

      settle_start (self, i);

      /* Accounts for figures that came or went without an incident. */
      now = &self->outcome.state.units[i];
      record = get_unit (self, i);
      change = now->strength - (record->start - record->lost + record->returned - record->moved);
      if (change > 0)
        record->returned += change;
      else if (change < 0 && is_umpires (self))
        {
          record->lost -= change;
          get_turn (self, self->before.turn)->lost[record->def->side] -= change;
        }
      else
        record->moved -= change;
      record->left = now->strength;
      record->fate = now->fate;

      settle_leader (self, i);
    }
  for (guint i = 0; i < muster_tape_get_length (self->tape); i++)
    self->result->n_overridden +=
      muster_tape_get_roll (self->tape, i)->origin == MUSTER_ROLL_OVERRIDDEN;
  add_leaders (self, &self->outcome.state);

  turn = get_turn (self, self->before.turn);
  for (guint i = 0; i < result->setup->n_sides; i++)
    turn->score[i] = muster_ruleset_get_score (result->setup, &self->outcome.state, (int) i);
  if (is_umpires (self) && self->outcome.state.turn != self->before.turn)
    muster_battle_amend_turn (result, self->before.turn, self->outcome.state.turn);
  muster_state_assign (&self->before, &self->outcome.state);
}

static void
finish_leader (Fold  *self,
               guint  index)
{
  MusterLeaderRecord *leader = &g_array_index (self->result->leaders, MusterLeaderRecord, index);
  const MusterUnitRecord *unit = get_unit (self, leader->unit);

  leader->at = leader->unit;
  leader->status = self->before.units[leader->unit].leader;
  leader->is_lost = leader->is_unit ? unit->is_gone
                                    : get_leader_before (self, leader->unit) != leader->unit;
  if (self->rules->find_leader != NULL)
    {
      /* A leader who moves between units is lost together with the unit that he is with now. */
      guint status = 0;

      leader->at = self->rules->find_leader (self->result->setup, &self->before, leader->unit, &status,
                                             &leader->is_lost);
      leader->status = (guint8) status;
      if (leader->is_lost && leader->lost_turn == 0 && leader->at >= 0)
        {
          leader->lost_turn = get_unit (self, leader->at)->gone_turn;
          leader->by = get_unit (self, leader->at)->by;
        }
    }
  if (self->rules->returns != NULL && self->rules->returns->is_leader_lost != NULL)
    leader->is_lost =
      self->rules->returns->is_leader_lost (self->result->setup, &self->before, leader->unit);
  if (!leader->is_lost)
    {
      leader->lost_turn = 0;
      leader->by = -1;
    }
  muster_luck_tally_sum (leader->tally, &leader->luck);
  self->result->sides[unit->def->side].leaders_lost += leader->is_lost;
}

static int
compare_leaders (gconstpointer a,
                 gconstpointer b)
{
  return ((const MusterLeaderRecord *) a)->unit - ((const MusterLeaderRecord *) b)->unit;
}

/* Under some rules only a general is a leader of the battle. The loss of another officer is noted
 * here, in the record of his unit. */
static void
settle_officer (Fold *self,
                int   unit)
{
  const MusterReturnRules *returns = self->rules->returns;

  get_unit (self, unit)->officer_fell =
    find_leader (self, unit) == NULL && returns != NULL && returns->is_leader_lost != NULL &&
    returns->is_leader_lost (self->result->setup, &self->before, unit);
}

static void
finish (Fold *self)
{
  MusterBattleResult *result = self->result;

  result->turn = self->before.turn;
  result->is_over = self->before.over;
  result->winner = self->before.winner;
  for (guint i = 0; i < result->units->len; i++)
    {
      MusterUnitRecord *unit = get_unit (self, (int) i);
      MusterSideRecord *side = &result->sides[unit->def->side];

      muster_luck_tally_sum (unit->tally, &unit->luck);
      settle_officer (self, (int) i);
      side->n_units += !unit->is_staff;
      side->start += unit->def->root == NULL && !unit->is_staff ? unit->start : 0;
      side->lost += unit->lost;
      side->units_lost += unit->is_gone;
    }
  for (guint i = 0; i < result->leaders->len; i++)
    finish_leader (self, i);
  g_array_sort (result->leaders, compare_leaders);
  for (guint i = 0; i < result->setup->n_sides; i++)
    {
      MusterSideRecord *side = &result->sides[i];

      side->score = muster_ruleset_get_score (result->setup, &self->before, (int) i);
      muster_luck_tally_sum_kind (self->side_luck[i], MUSTER_TRIAL_DICE, &side->dice);
      muster_luck_tally_sum_kind (self->side_luck[i], MUSTER_TRIAL_TEST, &side->tests);
      muster_luck_tally_sum (self->side_luck[i], &side->luck);
    }
}

MusterBattleResult *
muster_battle_fold (MusterBattle *battle)
{
  GListModel *log = muster_ledger_get_log (battle);
  Fold self = { .result = g_new0 (MusterBattleResult, 1) };
  MusterBattleResult *result;

  result = self.result;
  result->setup = muster_setup_ref (muster_battle_get_setup (battle));
  result->winner = MUSTER_WINNER_NONE;
  result->units = g_array_new (FALSE, FALSE, sizeof (MusterUnitRecord));
  result->leaders = g_array_new (FALSE, FALSE, sizeof (MusterLeaderRecord));
  result->turns = g_array_new (FALSE, FALSE, sizeof (MusterTurnRecord));
  result->moments = g_array_new (FALSE, FALSE, sizeof (MusterMoment));

  self.rules = muster_ruleset_get_rules (muster_battle_get_ruleset (battle));
  for (guint i = 0; i < MUSTER_MAX_SIDES; i++)
    self.side_luck[i] = muster_luck_tally_new ();
  muster_state_init (&self.before);
  muster_outcome_init (&self.outcome);
  muster_ruleset_begin (result->setup, &self.before);
  for (int i = 0; i < self.before.n_units; i++)
    add_unit (&self, &self.before.units[i]);
  add_leaders (&self, &self.before);
  self.result->n_entries = MIN (muster_ledger_get_position (battle), g_list_model_get_n_items (log));
  for (self.entry = 0; self.entry < self.result->n_entries; self.entry++)
    {
      g_autoptr (MusterLogEntry) entry = g_list_model_get_item (log, self.entry);

      add_entry (&self, entry);
    }
  finish (&self);
  muster_state_clear (&self.before);
  muster_outcome_clear (&self.outcome);
  for (guint i = 0; i < MUSTER_MAX_SIDES; i++)
    g_clear_pointer (&self.side_luck[i], muster_luck_tally_free);

  return self.result;
}
