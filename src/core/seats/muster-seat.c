/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/seats/muster-seat.h"

#include "core/battle/muster-battle-colours.h"
#include "core/battle/muster-marker-words.h"
#include "core/battle/muster-unit-item.h"
#include "core/catalog/muster-figure-look.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "core/rules/muster-duty.h"
#include "core/rules/muster-unit-name.h"
#include "core/seats/muster-seat-orders.h"
#include "core/seats/muster-seat-proposal.h"
#include "core/seats/muster-seat-veil.h"

/* Every state that goes to a phone carries the last lines of the log, so their number is
 * limited. */
#define LOG_LINES 100

static const char *const TONES[] = { "plain", "hinders", "danger", "good" };
static const char *const FIGURES[MUSTER_N_FIGURES] = { "foot", "horse", "gun", "transport", "commander" };

GArray *
muster_seats_list (const MusterSetup *setup)
{
  GArray *seats = g_array_new (FALSE, FALSE, sizeof (MusterSeat));
  MusterSeat everybody = { -1, -1 };

  for (guint i = 0; i < setup->n_sides; i++)
    {
      MusterSeat seat = { (int) i, -1 };
      guint n = seats->len;

      for (guint j = 0; j < setup->n_players; j++)
        if (setup->players[j].side == (int) i)
          {
            seat.player = (int) j;
            g_array_append_val (seats, seat);
          }
      if (seats->len == n)
        g_array_append_val (seats, seat);
    }
  g_array_append_val (seats, everybody);
  return seats;
}

const char *
muster_seat_get_side_id (const MusterSeat  *self,
                         const MusterSetup *setup)
{
  return self->side >= 0 ? setup->sides[self->side].id : NULL;
}

const char *
muster_seat_get_player (const MusterSeat  *self,
                        const MusterSetup *setup)
{
  return self->player >= 0 ? setup->players[self->player].name : NULL;
}

/**
 * muster_seat_find_thrower:
 *
 * Returns: the side of the unit that throws; if no unit throws, the side of the unit that acts, or
 * the active side
 */
int
muster_seat_find_thrower (MusterBattle        *battle,
                          const MusterOrder   *order,
                          const MusterRequest *request)
{
  const MusterState *state = muster_battle_get_state (battle);

  if (request->unit >= 0 && request->unit < state->n_units)
    return state->units[request->unit].def->side;
  if (order->unit >= 0 && order->unit < state->n_units)
    return state->units[order->unit].def->side;
  return state->active_side;
}

static void
add_marker (JsonBuilder *builder,
            const char  *id,
            const char  *label,
            int          value,
            MusterTone   tone,
            const char  *text)
{
  json_builder_begin_object (builder);
  muster_json_add_string (builder, "id", id);
  muster_json_add_string (builder, "label", label);
  json_builder_set_member_name (builder, "value");
  if (value != G_MININT)
    json_builder_add_int_value (builder, value);
  else
    json_builder_add_null_value (builder);
  muster_json_add_string (builder, "tone", TONES[tone]);
  muster_json_add_string (builder, "text", text);
  json_builder_end_object (builder);
}

static void
write_markers (const MusterSeatVeil *veil,
               MusterUnitItem       *item,
               JsonBuilder          *builder)
{
  const MusterRules *rules = muster_ruleset_get_rules (veil->setup->ruleset);
  const MusterUnitState *unit = muster_unit_item_get_state (item);

  json_builder_set_member_name (builder, "markers");
  json_builder_begin_array (builder);
  if (unit->card != MUSTER_CARD_NONE)
    add_marker (builder, "card", muster_card_get_words (unit->card), G_MININT, MUSTER_TONE_PLAIN,
                muster_card_get_words (unit->card));
  if (unit->with >= 0 && !muster_seat_veil_hides_unit (veil, unit->with))
    {
      /* Translators: %s is another unit, in whose company this one is. */
      g_autofree char *label = g_strdup_printf (_("with %s"), veil->state->units[unit->with].def->name);

      add_marker (builder, "with", label, G_MININT, MUSTER_TONE_PLAIN, label);
    }
  if (muster_unit_item_is_leaderless (item))
    add_marker (builder, "leaderless", _("Leaderless"), G_MININT, MUSTER_TONE_HINDERS, _("Leaderless"));
  for (guint i = 0; rules->markers[i].id != NULL; i++)
    {
      const MusterMarker *marker = &rules->markers[i];
      int number = unit->markers[i];
      gboolean is_shown = rules->shows_marker != NULL ? rules->shows_marker (veil->setup, unit, i)
                                                      : number > 0;
      g_autofree char *words = muster_marker_words_new (marker, number);

      /* Leave out a hidden marker altogether: to list it would reveal that it is not 0. */
      if (!is_shown || (marker->is_secret && veil->covered >> unit->def->side & 1))
        continue;
      add_marker (builder, marker->id,
                  number == 0 && marker->zero != NULL ? _(marker->zero)
                  : marker->words != NULL && number > 0 && number <= marker->max
                    ? _(marker->words[number - 1]) : _(marker->label),
                  number, marker->tones != NULL ? marker->tones[MAX (number, 0)] : marker->tone, words);
    }
  json_builder_end_array (builder);
}

/* The unit's own side sees all of it; other sides see only what lies open on the table. */
static void
write_unit (const MusterSeatVeil *veil,
            MusterUnitItem       *item,
            JsonBuilder          *builder)
{
  const MusterRules *rules = muster_ruleset_get_rules (veil->setup->ruleset);
  const MusterUnitState *unit = muster_unit_item_get_state (item);
  gboolean is_mine = unit->def->side == veil->side;
  g_autofree char *leader = NULL;
  const char *name = unit->def->leader.name;
  const char *trait = unit->def->leader.trait != NULL ? _(unit->def->leader.trait->name) : NULL;
  double chance;
  gboolean is_led = is_mine && unit->leader > 0 && !muster_unit_item_is_leaderless (item);

  g_object_get (item, "leadership-text", &leader, "act-chance", &chance, NULL);
  if (is_led && name != NULL && *name != '\0')
    {
      g_autofree char *leadership = g_steal_pointer (&leader);

      leader = *leadership != '\0' ? g_strdup_printf ("%s, %s", name, leadership) : g_strdup (name);
    }

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "id", unit->def->id);
  muster_json_add_string (builder, "name", unit->def->name);
  muster_json_add_string (builder, "type", _(unit->def->type->name));
  muster_json_add_string (builder, "figure", FIGURES[muster_figure_look_of_type (unit->def->type)]);
  muster_json_add_int (builder, "strength", unit->strength);
  muster_json_add_int (builder, "start", unit->start);
  muster_json_add_boolean (builder, "acted", unit->acted);
  muster_json_add_string (builder, "leader", is_mine && *leader != '\0' ? leader : NULL);
  muster_json_add_string (builder, "trait", is_led ? trait : NULL);
  muster_seat_orders_add_chance (builder, "chance", is_mine ? chance : -1.0);
  muster_json_add_string (builder, "fate", unit->fate != MUSTER_FATE_IN_PLAY
                                             ? _(rules->fates[unit->fate].label) : NULL);
  write_markers (veil, item, builder);
  json_builder_end_object (builder);
}

static void
write_sides (const MusterSeatVeil *veil,
             MusterBattle         *battle,
             JsonBuilder          *builder)
{
  json_builder_set_member_name (builder, "sides");
  json_builder_begin_array (builder);
  for (guint i = 0; i < veil->setup->n_sides; i++)
    {
      GListModel *units = muster_battle_get_side_units (battle, i);
      const MusterSideColour *colour = muster_battle_get_colour (battle, i);
      g_autofree char *light = g_strdup_printf ("#%06x", colour->light);
      g_autofree char *dark = g_strdup_printf ("#%06x", colour->dark);
      g_autofree char *badge = muster_battle_dup_badge (battle, i);

      json_builder_begin_object (builder);
      muster_json_add_string (builder, "id", veil->setup->sides[i].id);
      muster_json_add_string (builder, "name", veil->setup->sides[i].name);
      muster_json_add_string (builder, "colour", light);
      muster_json_add_string (builder, "dark", dark);
      muster_json_add_string (builder, "badge", badge);
      json_builder_set_member_name (builder, "units");
      json_builder_begin_array (builder);
      for (guint j = 0; j < g_list_model_get_n_items (units); j++)
        {
          g_autoptr (MusterUnitItem) item = g_list_model_get_item (units, j);

          if (!muster_seat_veil_hides_unit (veil, (int) muster_unit_item_get_index (item)))
            write_unit (veil, item, builder);
        }
      json_builder_end_array (builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/* Writes the objectives that everybody knows. */
static void
write_objectives (const MusterSeatVeil *veil,
                  JsonBuilder          *builder)
{
  json_builder_set_member_name (builder, "objectives");
  json_builder_begin_array (builder);
  for (guint i = 0; i < veil->setup->objectives->len; i++)
    {
      const MusterObjectiveDef *objective = g_ptr_array_index (veil->setup->objectives, i);

      if (!(veil->state->known >> i & 1))
        continue;
      json_builder_begin_object (builder);
      muster_json_add_string (builder, "label", _(objective->label));
      json_builder_set_member_name (builder, "counts");
      json_builder_begin_object (builder);
      for (guint side = 0; side < veil->setup->n_sides; side++)
        if (objective->sides >> side & 1)
          muster_json_add_int (builder, veil->setup->sides[side].id, veil->state->objectives[side][i]);
      json_builder_end_object (builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/* Copies what the dice have to show, as if the umpire had said nothing that he may keep to himself until the
 * order is carried out. Nothing: what he has said has led to other dice than there would be without. */
static void
copy_need (MusterBattle           *battle,
           const MusterSeatMoment *moment,
           MusterLine             *need,
           guint                  *target)
{
  const MusterField *fields = moment->order->spec->fields;
  const MusterRequest *request = moment->request;
  g_auto (MusterOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_auto (MusterOutcome) outcome = { 0 };
  gboolean is_kept = FALSE;

  *need = request->need;
  *target = request->target;
  muster_order_copy (&order, moment->order);
  for (guint i = 0; fields != NULL && fields[i].id != NULL; i++)
    if ((fields[i].flags & MUSTER_FIELD_SECRET) && muster_order_has (&order, i))
      {
        muster_order_unset (&order, i);
        is_kept = TRUE;
      }
  if (!is_kept)
    return;

  muster_tape_init (&tape);
  if (moment->tape != NULL)
    muster_tape_copy (&tape, moment->tape);
  muster_outcome_init (&outcome);
  muster_battle_try (battle, &order, &tape, &outcome);
  *need = (MusterLine) { 0 };
  *target = 0;
  if (outcome.kind == MUSTER_OUTCOME_NEEDS && outcome.request.purpose == request->purpose &&
      outcome.request.unit == request->unit)
    {
      *need = outcome.request.need;
      *target = outcome.request.target;
    }
}

static void
write_asks (const MusterSeatVeil   *veil,
            MusterBattle           *battle,
            const MusterSeatMoment *moment,
            JsonBuilder            *builder)
{
  const MusterRules *rules = muster_ruleset_get_rules (veil->setup->ruleset);
  const MusterRequest *request = moment != NULL ? moment->request : NULL;
  const MusterSeat seat = { veil->side, -1 };
  g_autofree char *id = NULL;
  g_autofree char *label = NULL;
  g_autofree char *need = NULL;
  MusterLine purpose, needed;
  guint target;

  json_builder_set_member_name (builder, "asks");
  /* Phones are asked for dice only: whoever keeps the deck draws the cards. */
  if (request == NULL || request->sides == 0 || veil->side < 0 ||
      muster_seat_find_thrower (battle, moment->order, request) != veil->side)
    {
      json_builder_add_null_value (builder);
      return;
    }

  purpose = (MusterLine) { .phrase = &(MusterPhrase) { NULL, rules->purposes[request->purpose].label } };
  label = muster_seat_veil_dup_words (veil, NULL, &purpose);
  if (request->unit >= 0 && request->unit < veil->state->n_units)
    {
      g_autofree char *name = muster_unit_name_in_roster (veil->setup, veil->roster, request->unit);
      g_autofree char *words = g_steal_pointer (&label);

      /* Translators: what a roll decides, and for which unit. */
      label = g_strdup_printf (_("%s, %s"), words, name);
    }
  copy_need (battle, moment, &needed, &target);
  need = muster_seat_veil_dup_words (veil, moment->order, &needed);
  id = muster_seat_proposal_dup_asks_id (&seat, battle,
                                         moment->tape != NULL ? muster_tape_get_length (moment->tape) : 0);

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "id", id);
  muster_json_add_string (builder, "for", label);
  muster_json_add_int (builder, "dice", request->n);
  muster_json_add_int (builder, "faces", request->sides);
  muster_json_add_string (builder, "unit",
                          request->unit >= 0 && request->unit < veil->state->n_units
                            ? veil->state->units[request->unit].def->id : NULL);
  muster_json_add_string (builder, "need", need);
  muster_json_add_int (builder, "target", target);
  json_builder_end_object (builder);
}

/* Writes what the rules ask of this side now, and what the orders of this turn ask it to do with
 * its figures. */
static void
write_to_do (const MusterSeatVeil *veil,
             MusterBattle         *battle,
             JsonBuilder          *builder)
{
  GListModel *log = muster_ledger_get_log (battle);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) duties = muster_duty_list (veil->setup, veil->state);
  guint first = muster_ledger_get_length (battle);
  gboolean is_past = FALSE;

  while (veil->side >= 0 && first > 0 && !is_past)
    {
      g_autoptr (MusterLogEntry) entry = g_list_model_get_item (log, --first);

      is_past = g_str_equal (muster_log_entry_get_order (entry)->spec->id, "end-turn");
    }
  for (guint i = first; veil->side >= 0 && i < muster_ledger_get_length (battle); i++)
    {
      g_autoptr (MusterLogEntry) entry = g_list_model_get_item (log, i);

      if (!muster_seat_veil_hides_entry (veil, entry))
        muster_seat_veil_add_errands (veil, entry, lines);
    }
  for (guint i = 0; veil->side >= 0 && i < duties->len; i++)
    {
      const MusterDuty *duty = &g_array_index (duties, MusterDuty, i);

      if (duty->when == MUSTER_DUTY_NOW && duty->unit >= 0 && duty->line.phrase != NULL &&
          veil->state->units[duty->unit].def->side == veil->side)
        g_ptr_array_add (lines, muster_seat_veil_dup_words (veil, NULL, &duty->line));
    }

  json_builder_set_member_name (builder, "to_do");
  json_builder_begin_array (builder);
  for (guint i = 0; i < lines->len; i++)
    json_builder_add_string_value (builder, lines->pdata[i]);
  json_builder_end_array (builder);
}

static void
write_log (const MusterSeatVeil *veil,
           MusterBattle         *battle,
           JsonBuilder          *builder)
{
  GListModel *log = muster_ledger_get_log (battle);
  guint line = muster_seat_veil_count_entries (veil, battle);
  guint n = 0;

  json_builder_set_member_name (builder, "log");
  json_builder_begin_array (builder);
  for (guint i = muster_ledger_get_length (battle); i > 0 && n < LOG_LINES; i--)
    {
      g_autoptr (MusterLogEntry) entry = g_list_model_get_item (log, i - 1);
      g_autofree char *text = NULL;

      if (muster_seat_veil_hides_entry (veil, entry))
        continue;
      text = muster_seat_veil_dup_entry (veil, entry);
      json_builder_begin_object (builder);
      muster_json_add_int (builder, "line", line - n);
      muster_json_add_int (builder, "turn", muster_log_entry_get_turn (entry));
      muster_json_add_string (builder, "text", text);
      json_builder_end_object (builder);
      n++;
    }
  json_builder_end_array (builder);
}

/* What the table screen shows of the last entry: spectators see on the table what is to be done there. */
static void
write_event (const MusterSeatVeil *veil,
             MusterBattle         *battle,
             JsonBuilder          *builder)
{
  GListModel *log = muster_ledger_get_log (battle);
  g_autoptr (MusterLogEntry) entry = NULL;
  g_autofree char *title = NULL;
  g_auto (GStrv) lines = NULL;

  for (guint i = muster_ledger_get_length (battle); i > 0 && entry == NULL; i--)
    {
      entry = g_list_model_get_item (log, i - 1);
      if (muster_seat_veil_hides_entry (veil, entry))
        g_clear_object (&entry);
    }
  json_builder_set_member_name (builder, "event");
  if (entry == NULL)
    {
      json_builder_add_null_value (builder);
      return;
    }
  title = muster_seat_veil_dup_title (veil, entry);
  lines = muster_seat_veil_dup_lines (veil, entry, TRUE);
  json_builder_begin_object (builder);
  muster_json_add_string (builder, "title", title);
  json_builder_set_member_name (builder, "lines");
  json_builder_begin_array (builder);
  for (guint i = 0; lines[i] != NULL; i++)
    json_builder_add_string_value (builder, lines[i]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

/**
 * muster_seat_view:
 *
 * Returns: (transfer full): what the seat sees of the present state
 */
JsonNode *
muster_seat_view (const MusterSeat       *self,
                  MusterBattle           *battle,
                  const MusterSeatMoment *moment)
{
  const MusterRules *rules = muster_ruleset_get_rules (muster_battle_get_ruleset (battle));
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_auto (MusterSeatVeil) veil = { 0 };
  int limit;

  muster_seat_veil_init (&veil, battle, self->side);
  limit = rules->get_turn_limit != NULL ? rules->get_turn_limit (veil.setup) : 0;

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "battle", muster_battle_get_title (battle));
  muster_json_add_string (builder, "seat", muster_seat_get_side_id (self, veil.setup));
  muster_json_add_string (builder, "player", muster_seat_get_player (self, veil.setup));
  muster_json_add_int (builder, "line", muster_seat_veil_count_entries (&veil, battle));
  muster_json_add_int (builder, "turn", veil.state->turn);
  json_builder_set_member_name (builder, "of");
  if (limit > 0)
    json_builder_add_int_value (builder, limit);
  else
    json_builder_add_null_value (builder);
  muster_json_add_string (builder, "phase",
                          rules->phases != NULL && veil.state->phase < muster_choices_count (rules->phases)
                            ? _(rules->phases[veil.state->phase].label) : NULL);
  muster_json_add_string (builder, "active",
                          veil.state->active_side >= 0 ? veil.setup->sides[veil.state->active_side].id
                                                       : NULL);
  muster_json_add_boolean (builder, "over", veil.state->over);
  muster_json_add_string (builder, "winner", veil.state->over && veil.state->winner >= 0
                                               ? veil.setup->sides[veil.state->winner].id : NULL);
  json_builder_set_member_name (builder, "score");
  json_builder_begin_object (builder);
  for (guint i = 0; i < veil.setup->n_sides; i++)
    muster_json_add_int (builder, veil.setup->sides[i].id,
                         muster_ruleset_get_score (veil.setup, veil.state, (int) i));
  json_builder_end_object (builder);
  write_objectives (&veil, builder);
  write_sides (&veil, battle, builder);
  write_asks (&veil, battle, moment, builder);
  if (moment != NULL && moment->request != NULL && !muster_seat_veil_hides_order (&veil, moment->order))
    {
      /* An order is waiting for its dice, and nobody can give another one before they have
       * fallen. */
      json_builder_set_member_name (builder, "orders");
      json_builder_add_null_value (builder);
    }
  else
    muster_seat_orders_write (&veil, builder);
  write_to_do (&veil, battle, builder);
  muster_json_add_string (builder, "briefing", moment != NULL ? moment->briefing : NULL);
  write_log (&veil, battle, builder);
  if (veil.side < 0)
    write_event (&veil, battle, builder);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

JsonNode *
muster_seat_view_again (const MusterSeat *self,
                        MusterBattle     *battle,
                        JsonNode         *state,
                        const char       *briefing)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  JsonObjectIter iter;
  const char *member;
  JsonNode *value;

  json_builder_begin_object (builder);
  json_object_iter_init_ordered (&iter, json_node_get_object (state));
  while (json_object_iter_next_ordered (&iter, &member, &value))
    if (g_str_equal (member, "player"))
      muster_json_add_string (builder, member,
                              muster_seat_get_player (self, muster_battle_get_setup (battle)));
    else if (g_str_equal (member, "briefing"))
      muster_json_add_string (builder, member, briefing);
    else
      {
        json_builder_set_member_name (builder, member);
        json_builder_add_value (builder, json_node_ref (value));
      }
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}
