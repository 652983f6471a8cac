/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/campaign/muster-campaign-slip-private.h"

#include "core/campaign/map/muster-campaign-map.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"

/* Makes the fields of an order from the core's description of its parameters. */

/* The slot that says which of several members is given. No member has this name. */
#define SORT "*"

/* Whether an earlier entry is changed; then the user can also choose whom it is about. */
static gboolean
is_change (MusterCampaignSlip *self)
{
  return self->past != NULL;
}

static gboolean
can_merge (MusterCampaignSlip *self,
           int                 unit)
{
  const MusterCampaignState *state = muster_campaign_slip_get_state (self);
  int from = muster_slip_find (self, MUSTER_CAMPAIGN_UNITS, "from");
  const MusterCampaignUnitDef *def = muster_campaign_state_get_unit_def (state, unit);
  const MusterCampaignUnitDef *other = from >= 0 ? muster_campaign_state_get_unit_def (state, from) : NULL;

  return unit != from && (other == NULL || (other->force == def->force && other->type == def->type));
}

static gboolean
offers_unit (MusterCampaignSlip *self,
             int                 index)
{
  const MusterCampaignState *state = muster_campaign_slip_get_state (self);
  const MusterCampaignUnit *unit = muster_campaign_state_get_unit (state, index);

  switch ((guint) self->verb)
    {
    case MUSTER_CAMPAIGN_ORDER_HONOUR:
    case MUSTER_CAMPAIGN_ORDER_SET:
      return TRUE;
    case MUSTER_CAMPAIGN_ORDER_ADVANCE:
      return muster_campaign_get_unit_due (muster_slip_get_setup (self), state, index) > 0;
    case MUSTER_CAMPAIGN_ORDER_APPOINT:
      return !unit->disbanded && unit->self < 0 && unit->leader < 0;
    case MUSTER_CAMPAIGN_ORDER_SECOND:
      return !unit->disbanded && unit->self < 0 && unit->second < 0;
    default:
      return !unit->disbanded && can_merge (self, index);
    }
}

static gboolean
offers_leader (MusterCampaignSlip *self,
               int                 index)
{
  const MusterCampaignState *state = muster_campaign_slip_get_state (self);

  switch ((guint) self->verb)
    {
    case MUSTER_CAMPAIGN_ORDER_HONOUR:
    case MUSTER_CAMPAIGN_ORDER_SET:
      return TRUE;
    case MUSTER_CAMPAIGN_ORDER_ADVANCE:
      return muster_campaign_get_leader_due (muster_slip_get_setup (self), state, index) > 0;
    case MUSTER_CAMPAIGN_ORDER_RELEASE:
      return muster_campaign_state_get_leader (state, index)->status == MUSTER_CAMPAIGN_CAPTURED;
    default:
      return muster_campaign_is_alive (state, index);
    }
}

static gboolean
offers_player (MusterCampaignSlip *self,
               int                 index)
{
  const MusterCampaignState *state = muster_campaign_slip_get_state (self);
  int force = muster_slip_find (self, MUSTER_CAMPAIGN_FORCES, "force");

  return !muster_campaign_state_get_player (state, index)->left
         && (force < 0
             || muster_campaign_state_get_player_def (state, index)->side
                  == muster_campaign_state_get_force_def (state, force)->side);
}

static gboolean
offers_force (MusterCampaignSlip *self,
              int                 index)
{
  switch ((guint) self->verb)
    {
    case MUSTER_CAMPAIGN_ORDER_RECOVER:
      return muster_campaign_duties_owes_recover (muster_campaign_slip_get_state (self), index);
    case MUSTER_CAMPAIGN_ORDER_FATES:
      return muster_campaign_duties_owes_fates (muster_campaign_slip_get_state (self), index);
    default:
      return TRUE;
    }
}

static gboolean
offers_chapter (MusterCampaignSlip *self,
                int                 index)
{
  const MusterCampaignState *state = muster_campaign_slip_get_state (self);
  MusterCampaignChapterStatus status = muster_campaign_state_get_chapter (state, index)->status;

  switch ((guint) self->verb)
    {
    case MUSTER_CAMPAIGN_ORDER_OPEN:
    case MUSTER_CAMPAIGN_ORDER_SKIP:
      return status == MUSTER_CAMPAIGN_READY;
    case MUSTER_CAMPAIGN_ORDER_RETURN:
      return status == MUSTER_CAMPAIGN_OPEN;
    case MUSTER_CAMPAIGN_ORDER_CLOSE:
      return status == MUSTER_CAMPAIGN_FOUGHT;
    case MUSTER_CAMPAIGN_ORDER_REMOVE:
      return status < MUSTER_CAMPAIGN_OPEN;
    case MUSTER_CAMPAIGN_ORDER_SET:
      return status < MUSTER_CAMPAIGN_OPEN || status == MUSTER_CAMPAIGN_SKIPPED;
    default:
      return status <= MUSTER_CAMPAIGN_OPEN;
    }
}

/* A force that avoids a meeting or withdraws can only go to some places; any other order offers
 * all. */
static gboolean
offers_place (MusterCampaignSlip *self,
              int                 index)
{
  const MusterCampaignState *state = muster_campaign_slip_get_state (self);
  int force = muster_slip_find (self, MUSTER_CAMPAIGN_FORCES, "force");

  if (force < 0
      || (self->verb != MUSTER_CAMPAIGN_ORDER_AVOID && self->verb != MUSTER_CAMPAIGN_ORDER_WITHDRAW))
    return TRUE;
  return muster_campaign_map_is_way_out (state, force, index);
}

static gboolean
offers (MusterCampaignSlip *self,
        MusterCampaignKind  kind,
        int                 index)
{
  switch (kind)
    {
    case MUSTER_CAMPAIGN_UNITS:
      return offers_unit (self, index);
    case MUSTER_CAMPAIGN_LEADERS:
      return offers_leader (self, index);
    case MUSTER_CAMPAIGN_PLAYERS:
      return offers_player (self, index);
    case MUSTER_CAMPAIGN_CHAPTERS:
      return offers_chapter (self, index);
    case MUSTER_CAMPAIGN_PLACES:
      return offers_place (self, index);
    case MUSTER_CAMPAIGN_FORCES:
    case MUSTER_CAMPAIGN_N_KINDS:
    default:
      return offers_force (self, index);
    }
}

static gboolean
must_be_said (const MusterField *field)
{
  return (field->flags & MUSTER_FIELD_ONE_OF) != 0
         || ((field->flags & MUSTER_FIELD_REQUIRED) != 0
             && (field->flags & MUSTER_FIELD_NULLABLE) == 0);
}

/* When an entry is changed, units of all forces are listed, and some may share a name, so the force
 * is added. */
static char *
dup_label (MusterCampaignSlip *self,
           MusterCampaignKind  kind,
           int                 index)
{
  const MusterCampaignState *state = muster_campaign_slip_get_state (self);
  const char *name = muster_campaign_state_get_def (state, kind, index)->name;
  int force = kind == MUSTER_CAMPAIGN_UNITS     ? muster_campaign_state_get_unit_def (state, index)->force
              : kind == MUSTER_CAMPAIGN_LEADERS ? muster_campaign_state_get_leader_def (state, index)->force
                                                : -1;

  return is_change (self) && force >= 0
           ? g_strdup_printf ("%s · %s", name,
                              muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_FORCES, force)->name)
           : g_strdup (name);
}

static void
add_named (MusterCampaignSlip *self,
           const MusterField  *field,
           MusterCampaignKind  kind)
{
  const MusterCampaignState *state = muster_campaign_slip_get_state (self);
  const char *named = muster_slip_get_id (self, field->id);
  MusterSlipList list;

  muster_slip_list_init (&list);
  for (int i = 0; i < muster_campaign_state_count (state, kind); i++)
    {
      const MusterCampaignDef *def = muster_campaign_state_get_def (state, kind, i);
      g_autofree char *label = dup_label (self, kind, i);

      if (offers (self, kind, i) || g_strcmp0 (def->id, named) == 0)
        muster_slip_list_add (&list, def->id, label);
    }
  if (self->verb == MUSTER_CAMPAIGN_ORDER_ASSIGN && kind == MUSTER_CAMPAIGN_PLAYERS)
    muster_slip_offer_newcomer (self, &list);
  muster_slip_add_choice (self, field->id, field->label, must_be_said (field), &list);
  if (self->verb == MUSTER_CAMPAIGN_ORDER_ASSIGN && kind == MUSTER_CAMPAIGN_PLAYERS)
    muster_slip_add_newcomer (self, field->id);
}

/* @more: (nullable): the id of an additional choice, with its label */
static void
add_sides (MusterCampaignSlip *self,
           const MusterField  *field,
           const char         *more,
           const char         *more_label)
{
  const MusterCampaignSetup *setup = muster_slip_get_setup (self);
  int chapter = muster_slip_find (self, MUSTER_CAMPAIGN_CHAPTERS, "chapter");
  guint sides = field->kind == MUSTER_FIELD_WINNER && chapter >= 0 &&
                    self->verb == MUSTER_CAMPAIGN_ORDER_RETURN
                  ? muster_campaign_get_chapter_sides (muster_campaign_slip_get_state (self), chapter)
                  : G_MAXUINT;
  MusterSlipList list;

  muster_slip_list_init (&list);
  for (int i = 0; i < setup->n_sides; i++)
    if (sides >> i & 1)
      muster_slip_list_add (&list, setup->sides[i].id, setup->sides[i].name);
  if (more != NULL)
    muster_slip_list_add (&list, more, more_label);
  muster_slip_add_choice (self, field->id, field->label, must_be_said (field), &list);
}

static void
add_counters (MusterCampaignSlip *self,
              const MusterField  *field)
{
  const GPtrArray *counters = muster_slip_get_rules (self)->counters;
  MusterSlipList list;

  muster_slip_list_init (&list);
  for (guint i = 0; counters != NULL && i < counters->len; i++)
    {
      const MusterCampaignCounter *counter = counters->pdata[i];

      muster_slip_list_add (&list, counter->id, counter->name);
    }
  muster_slip_add_choice (self, field->id, field->label, TRUE, &list);
}

/* Lists the meetings that are not over; the label names the forces in each. */
static void
add_meetings (MusterCampaignSlip *self,
              const MusterField  *field)
{
  const MusterCampaignState *state = muster_campaign_slip_get_state (self);
  MusterSlipList list;

  muster_slip_list_init (&list);
  for (guint i = 0; i < state->meetings->len; i++)
    {
      const MusterCampaignMeeting *meeting = &g_array_index (state->meetings, MusterCampaignMeeting, i);
      g_autofree char *id = g_strdup_printf ("m%d", meeting->number);
      g_autoptr (GString) label = g_string_new (NULL);

      for (int j = 0; j < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); j++)
        if (meeting->forces >> j & 1)
          muster_enumeration_add (label,
                                  muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_FORCES, j)->name);
      muster_slip_list_add (&list, id, label->str);
    }
  muster_slip_add_choice (self, field->id, field->label, TRUE, &list);
}

/* Lists the gains that the rules allow for the unit or leader of the order. */
static void
add_gains (MusterCampaignSlip *self,
           const MusterField  *field)
{
  static const guint for_units =
    1u << MUSTER_CAMPAIGN_GAIN_HONOUR | 1u << MUSTER_CAMPAIGN_GAIN_OPTION | 1u << MUSTER_CAMPAIGN_GAIN_MODELS;
  static const guint for_leaders = 1u << MUSTER_CAMPAIGN_GAIN_HONOUR | 1u << MUSTER_CAMPAIGN_GAIN_LEADERSHIP |
                                   1u << MUSTER_CAMPAIGN_GAIN_TRAIT;
  gboolean is_unit = muster_slip_find (self, MUSTER_CAMPAIGN_UNITS, "unit") >= 0;
  guint allowed = (muster_slip_get_rules (self)->gains & (is_unit ? for_units : for_leaders)) |
                  1u << MUSTER_CAMPAIGN_GAIN_NONE;
  MusterSlipList list;

  muster_slip_list_init (&list);
  for (guint i = 0; field->choices[i].id != NULL; i++)
    if (allowed >> muster_campaign_find_word (muster_campaign_gain_words, field->choices[i].id) & 1)
      muster_slip_list_add (&list, field->choices[i].id, _(field->choices[i].label));
  muster_slip_add_choice (self, field->id, field->label, TRUE, &list)->drives = TRUE;
}

static void
add_field (MusterCampaignSlip *self,
           const MusterField  *field)
{
  gboolean required = (field->flags & MUSTER_FIELD_REQUIRED) != 0;

  switch ((guint) field->kind)
    {
    case MUSTER_FIELD_CHAPTER:
      add_named (self, field, MUSTER_CAMPAIGN_CHAPTERS);
      break;
    case MUSTER_FIELD_FORCE:
      add_named (self, field, MUSTER_CAMPAIGN_FORCES);
      break;
    case MUSTER_FIELD_PLACE:
      add_named (self, field, MUSTER_CAMPAIGN_PLACES);
      break;
    case MUSTER_FIELD_UNIT:
      add_named (self, field, MUSTER_CAMPAIGN_UNITS);
      break;
    case MUSTER_FIELD_LEADER:
      add_named (self, field, MUSTER_CAMPAIGN_LEADERS);
      break;
    case MUSTER_FIELD_PLAYER:
      add_named (self, field, MUSTER_CAMPAIGN_PLAYERS);
      break;
    case MUSTER_FIELD_SIDE:
      add_sides (self, field, NULL, NULL);
      break;
    case MUSTER_FIELD_COUNTER:
      add_counters (self, field);
      break;
    case MUSTER_FIELD_MEETING:
      add_meetings (self, field);
      break;
    case MUSTER_FIELD_WINNER:
      add_sides (self, field, "draw", _("A draw"));
      break;
    case MUSTER_FIELD_AUDIENCE:
      add_sides (self, field, "gm", _("The game master"));
      break;
    case MUSTER_FIELD_NUMBER:
      muster_slip_add_number (self, field->id, field->label, required, field->min, field->max);
      break;
    case MUSTER_FIELD_SWITCH:
      /* The fields of the leader include this switch. */
      break;
    case MUSTER_FIELD_DATE:
      /* The rules refuse a date if there is no calendar. */
      if (muster_campaign_slip_get_state (self)->day > 0)
        muster_slip_add_date (self, field->id, field->label, required);
      break;
    case MUSTER_FIELD_TEXT:
      if (self->verb == MUSTER_CAMPAIGN_ORDER_SET && g_str_equal (field->id, "field"))
        muster_slip_add_value (self);
      else if (field->max > 1)
        muster_slip_add_prose (self, field->id, field->label, required);
      else
        muster_slip_add_text (self, field->id, field->label, required);
      break;
    case MUSTER_FIELD_CHOICE:
      add_gains (self, field);
      break;
    case MUSTER_FIELD_SCORE:
      muster_slip_add_score (self);
      break;
    case MUSTER_FIELD_UNIT_RETURNS:
      muster_slip_add_unit_returns (self);
      break;
    case MUSTER_FIELD_LEADER_RETURNS:
      muster_slip_add_leader_returns (self);
      break;
    case MUSTER_FIELD_NEW_CHAPTER:
      muster_slip_add_chapter (self);
      break;
    case MUSTER_FIELD_NEW_UNIT:
      muster_slip_add_unit (self);
      break;
    case MUSTER_FIELD_NEW_LEADER:
      muster_slip_add_leader (self);
      break;
    case MUSTER_FIELD_NEW_PLAYER:
      muster_slip_add_player (self);
      break;
    case MUSTER_FIELD_ANY:
      if (self->verb == MUSTER_CAMPAIGN_ORDER_ADVANCE)
        muster_slip_add_value (self);
      else if (self->verb == MUSTER_CAMPAIGN_ORDER_RULES)
        muster_slip_add_rules (self);
      break;
    case MUSTER_FIELD_NEW_FORCE:
      muster_slip_add_force (self);
      break;
    case MUSTER_FIELD_SOURCE:
      muster_slip_add_source (self);
      break;
    default:
      break;
    }
}

/* Whether a parameter has a field. A reference that the caller has given is fixed; a description
 * can still be changed. */
static gboolean
has_field (MusterCampaignSlip *self,
           const MusterField  *field)
{
  if (g_hash_table_contains (self->settled, field->id))
    return FALSE;
  return (field->flags & MUSTER_FIELD_ONE_OF) == 0
         || (is_change (self) && g_strcmp0 (muster_slip_get_id (self, SORT), field->id) == 0);
}

static gboolean
names_subject (const MusterField *field)
{
  return field->kind == MUSTER_FIELD_CHAPTER || field->kind == MUSTER_FIELD_FORCE
         || field->kind == MUSTER_FIELD_UNIT || field->kind == MUSTER_FIELD_LEADER
         || field->kind == MUSTER_FIELD_PLAYER || field->kind == MUSTER_FIELD_SIDE;
}

/* Returns FALSE if no more fields can be added before the user has chosen whom the order is
 * about. */
static gboolean
drive (MusterCampaignSlip *self,
       const char         *id)
{
  MusterSlipSlot *slot = muster_slip_find_slot (self, id);

  if (slot == NULL)
    return TRUE;
  slot->drives = slot->keeps = TRUE;
  return !muster_form_field_is_missing (slot->field);
}

gboolean
muster_slip_add_fields (MusterCampaignSlip *self)
{
  const MusterField *fields = muster_campaign_orders[self->verb].fields;

  if (is_change (self) && (fields[0].flags & MUSTER_FIELD_ONE_OF) != 0)
    {
      MusterSlipList list;
      MusterSlipSlot *slot;

      /* Adds the field that says which of several kinds of things the order is about; the user chooses it
       * first. */
      muster_slip_list_init (&list);
      for (guint i = 0; fields[i].id != NULL; i++)
        if ((fields[i].flags & MUSTER_FIELD_ONE_OF) != 0)
          muster_slip_list_add (&list, fields[i].id, _(fields[i].label));
      slot = muster_slip_add_choice (self, SORT, _("About"), TRUE, &list);
      muster_slip_set_way (self, slot, MUSTER_SLIP_SORT);
      slot->drives = TRUE;
      slot->keeps = self->verb == MUSTER_CAMPAIGN_ORDER_HONOUR || self->verb == MUSTER_CAMPAIGN_ORDER_AWARD;
    }
  for (guint i = 0; fields[i].id != NULL; i++)
    {
      gboolean is_about = names_subject (&fields[i])
                          && (i == 0 || (fields[i].flags & MUSTER_FIELD_ONE_OF) != 0);
      MusterFieldFlags both;
      MusterSlipSlot *slot;

      if (!has_field (self, &fields[i]))
        continue;
      add_field (self, &fields[i]);

      /* A value that must be said and may be null is null while nothing is chosen. */
      both = MUSTER_FIELD_REQUIRED | MUSTER_FIELD_NULLABLE;
      slot = muster_slip_find_slot (self, fields[i].id);
      if (slot != NULL && slot->unsaid == NULL && (fields[i].flags & both) == both)
        slot->unsaid = json_node_init_null (json_node_alloc ());

      if (is_change (self) && is_about && !drive (self, fields[i].id))
        return FALSE;
    }
  return TRUE;
}
