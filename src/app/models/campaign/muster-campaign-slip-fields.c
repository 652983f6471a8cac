/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/campaign/muster-campaign-slip-private.h"

#include "core/muster-i18n.h"

/* The fields of an order, as the core describes its parameters. */

static const MusterCampaignState *
get_state (MusterCampaignSlip *self)
{
  return muster_campaign_slip_get_state (self);
}

static const MusterCampaignSetup *
get_setup (MusterCampaignSlip *self)
{
  return muster_campaign_get_setup (self->campaign);
}

static gboolean
offers_unit (MusterCampaignSlip *self,
             int                 unit)
{
  const MusterCampaignState *state = get_state (self);
  int from = muster_slip_find (self, MUSTER_CAMPAIGN_UNITS, "from");
  const MusterCampaignUnitDef *def = muster_campaign_state_get_unit_def (state, unit);
  const MusterCampaignUnitDef *other = from >= 0 ? muster_campaign_state_get_unit_def (state, from) : NULL;

  if (muster_campaign_state_get_unit (state, unit)->disbanded || unit == from)
    return FALSE;
  return other == NULL || (other->force == def->force && other->type == def->type);
}

static gboolean
offers (MusterCampaignSlip *self,
        MusterCampaignKind  kind,
        int                 index)
{
  const MusterCampaignState *state = get_state (self);
  int force = muster_slip_find (self, MUSTER_CAMPAIGN_FORCES, "force");

  switch (kind)
    {
    case MUSTER_CAMPAIGN_UNITS:
      return offers_unit (self, index);
    case MUSTER_CAMPAIGN_LEADERS:
      return muster_campaign_is_alive (state, index);
    case MUSTER_CAMPAIGN_PLAYERS:
      return !muster_campaign_state_get_player (state, index)->left &&
             (force < 0 || muster_campaign_state_get_player_def (state, index)->side ==
                             muster_campaign_state_get_force_def (state, force)->side);
    case MUSTER_CAMPAIGN_CHAPTERS:
      return muster_campaign_state_get_chapter (state, index)->status <= MUSTER_CAMPAIGN_OPEN;
    case MUSTER_CAMPAIGN_FORCES:
    case MUSTER_CAMPAIGN_N_KINDS:
    default:
      return TRUE;
    }
}

static void
add_named (MusterCampaignSlip        *self,
           const MusterCampaignField *field,
           MusterCampaignKind         kind)
{
  const MusterCampaignState *state = get_state (self);
  const char *named = muster_slip_get_id (self, field->id);
  MusterSlipList list;

  muster_slip_list_init (&list);
  for (int i = 0; i < muster_campaign_state_count (state, kind); i++)
    {
      const MusterCampaignDef *def = muster_campaign_state_get_def (state, kind, i);

      if (offers (self, kind, i) || g_strcmp0 (def->id, named) == 0)
        muster_slip_list_add (&list, def->id, def->name);
    }
  muster_slip_add_choice (self, field->id, field->label,
                          (field->flags & MUSTER_CAMPAIGN_FIELD_REQUIRED) != 0 &&
                            (field->flags & MUSTER_CAMPAIGN_FIELD_NULLABLE) == 0,
                          &list);
}

/* @more: (nullable): the id of what can be said besides, with its label */
static void
add_sides (MusterCampaignSlip        *self,
           const MusterCampaignField *field,
           const char                *more,
           const char                *more_label)
{
  const MusterCampaignSetup *setup = get_setup (self);
  int chapter = muster_slip_find (self, MUSTER_CAMPAIGN_CHAPTERS, "chapter");
  guint sides = field->kind == MUSTER_CAMPAIGN_FIELD_WINNER && chapter >= 0 &&
                    self->verb == MUSTER_CAMPAIGN_ORDER_RETURN
                  ? muster_campaign_get_chapter_sides (get_state (self), chapter)
                  : G_MAXUINT;
  MusterSlipList list;

  muster_slip_list_init (&list);
  for (int i = 0; i < setup->n_sides; i++)
    if (sides >> i & 1)
      muster_slip_list_add (&list, setup->sides[i].id, setup->sides[i].name);
  if (more != NULL)
    muster_slip_list_add (&list, more, more_label);
  muster_slip_add_choice (self, field->id, field->label,
                          (field->flags & MUSTER_CAMPAIGN_FIELD_REQUIRED) != 0, &list);
}

static void
add_counters (MusterCampaignSlip        *self,
              const MusterCampaignField *field)
{
  const GPtrArray *counters = get_setup (self)->rules.counters;
  MusterSlipList list;

  muster_slip_list_init (&list);
  for (guint i = 0; counters != NULL && i < counters->len; i++)
    {
      const MusterCampaignCounter *counter = counters->pdata[i];

      muster_slip_list_add (&list, counter->id, counter->name);
    }
  muster_slip_add_choice (self, field->id, field->label, TRUE, &list);
}

static void
add_score (MusterCampaignSlip *self)
{
  const MusterCampaignSetup *setup = get_setup (self);
  int chapter = muster_slip_find (self, MUSTER_CAMPAIGN_CHAPTERS, "chapter");
  guint sides = chapter >= 0 ? muster_campaign_get_chapter_sides (get_state (self), chapter) : 0;

  for (int i = 0; i < setup->n_sides; i++)
    if (sides >> i & 1)
      {
        g_autofree char *path = g_strdup_printf ("score/%s", setup->sides[i].id);
        /* Translators: a field to fill in; the name of a side. */
        g_autofree char *label = g_strdup_printf (_("Victory points of %s"), setup->sides[i].name);

        muster_slip_add_number (self, path, label, TRUE, 0, 999);
      }
}

static void
add_unit_returns (MusterCampaignSlip *self)
{
  const MusterCampaignState *state = get_state (self);
  int chapter = muster_slip_find (self, MUSTER_CAMPAIGN_CHAPTERS, "chapter");

  for (int i = 0; chapter >= 0 && i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_UNITS); i++)
    {
      const MusterCampaignUnitDef *def = muster_campaign_state_get_unit_def (state, i);
      const MusterCampaignUnit *unit = muster_campaign_state_get_unit (state, i);
      g_autofree char *path = g_strdup_printf ("units/%s", def->base.id);
      g_autofree char *label = NULL;
      MusterSlipSlot *slot;

      if (unit->disbanded || !muster_campaign_takes_part (state, chapter, def->force))
        continue;
      /* Translators: a field to fill in after a battle; the name of a unit and its strength before. */
      label = g_strdup_printf (_("%s: left of %d"), def->base.name, unit->strength);
      slot = muster_slip_add_number (self, path, label, FALSE, 0, unit->strength);
      slot->start = unit->strength;
      muster_slip_set_way (self, slot, MUSTER_SLIP_LEFT);
    }
}

static void
add_leader_returns (MusterCampaignSlip *self)
{
  const MusterCampaignState *state = get_state (self);
  int chapter = muster_slip_find (self, MUSTER_CAMPAIGN_CHAPTERS, "chapter");
  MusterSlipList list;

  muster_slip_list_init (&list);
  for (int i = 0; chapter >= 0 && i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_LEADERS); i++)
    {
      const MusterCampaignLeaderDef *def = muster_campaign_state_get_leader_def (state, i);

      if (!def->is_unit && muster_campaign_takes_part (state, chapter, def->force) &&
          muster_campaign_state_get_leader (state, i)->status == MUSTER_CAMPAIGN_FIT)
        muster_slip_list_add (&list, def->base.id, def->base.name);
    }
  if (list.ids->len > 0)
    {
      muster_slip_add_checks (self, "leaders", _("Leaders lost"), &list);
      return;
    }
  muster_slip_list_clear (&list);
}

/* Gains that the rules name, for whom it is about. */
static void
add_gains (MusterCampaignSlip        *self,
           const MusterCampaignField *field)
{
  static const guint for_units =
    1u << MUSTER_CAMPAIGN_GAIN_HONOUR | 1u << MUSTER_CAMPAIGN_GAIN_OPTION | 1u << MUSTER_CAMPAIGN_GAIN_MODELS;
  static const guint for_leaders = 1u << MUSTER_CAMPAIGN_GAIN_HONOUR | 1u << MUSTER_CAMPAIGN_GAIN_LEADERSHIP |
                                   1u << MUSTER_CAMPAIGN_GAIN_TRAIT;
  gboolean is_unit = muster_slip_find (self, MUSTER_CAMPAIGN_UNITS, "unit") >= 0;
  guint allowed = (get_setup (self)->rules.gains & (is_unit ? for_units : for_leaders)) |
                  1u << MUSTER_CAMPAIGN_GAIN_NONE;
  MusterSlipList list;

  muster_slip_list_init (&list);
  for (guint i = 0; field->choices[i].id != NULL; i++)
    if (allowed >> muster_campaign_find_word (muster_campaign_gain_words, field->choices[i].id) & 1)
      muster_slip_list_add (&list, field->choices[i].id, _(field->choices[i].label));
  muster_slip_add_choice (self, field->id, field->label, TRUE, &list)->drives = TRUE;
}

static void
add_field (MusterCampaignSlip        *self,
           const MusterCampaignField *field)
{
  gboolean required = (field->flags & MUSTER_CAMPAIGN_FIELD_REQUIRED) != 0;

  switch (field->kind)
    {
    case MUSTER_CAMPAIGN_FIELD_CHAPTER:
      add_named (self, field, MUSTER_CAMPAIGN_CHAPTERS);
      break;
    case MUSTER_CAMPAIGN_FIELD_FORCE:
      add_named (self, field, MUSTER_CAMPAIGN_FORCES);
      break;
    case MUSTER_CAMPAIGN_FIELD_UNIT:
      add_named (self, field, MUSTER_CAMPAIGN_UNITS);
      break;
    case MUSTER_CAMPAIGN_FIELD_LEADER:
      add_named (self, field, MUSTER_CAMPAIGN_LEADERS);
      break;
    case MUSTER_CAMPAIGN_FIELD_PLAYER:
      add_named (self, field, MUSTER_CAMPAIGN_PLAYERS);
      break;
    case MUSTER_CAMPAIGN_FIELD_SIDE:
      add_sides (self, field, NULL, NULL);
      break;
    case MUSTER_CAMPAIGN_FIELD_COUNTER:
      add_counters (self, field);
      break;
    case MUSTER_CAMPAIGN_FIELD_WINNER:
      add_sides (self, field, "draw", _("A draw"));
      break;
    case MUSTER_CAMPAIGN_FIELD_AUDIENCE:
      add_sides (self, field, "gm", _("The game master"));
      break;
    case MUSTER_CAMPAIGN_FIELD_NUMBER:
      muster_slip_add_number (self, field->id, field->label, required, field->min, field->max);
      break;
    case MUSTER_CAMPAIGN_FIELD_SWITCH:
      /* With the leader whom it is about. */
      break;
    case MUSTER_CAMPAIGN_FIELD_DATE:
      /* Without a calendar a date is refused. */
      if (get_state (self)->day > 0)
        muster_slip_add_text (self, field->id, field->label, required);
      break;
    case MUSTER_CAMPAIGN_FIELD_TEXT:
      if (self->verb == MUSTER_CAMPAIGN_ORDER_SET && g_str_equal (field->id, "field"))
        muster_slip_add_value (self);
      else
        muster_slip_add_text (self, field->id, field->label, required);
      break;
    case MUSTER_CAMPAIGN_FIELD_CHOICE:
      add_gains (self, field);
      break;
    case MUSTER_CAMPAIGN_FIELD_SCORE:
      add_score (self);
      break;
    case MUSTER_CAMPAIGN_FIELD_UNIT_RETURNS:
      add_unit_returns (self);
      break;
    case MUSTER_CAMPAIGN_FIELD_LEADER_RETURNS:
      add_leader_returns (self);
      break;
    case MUSTER_CAMPAIGN_FIELD_NEW_CHAPTER:
      muster_slip_add_chapter (self);
      break;
    case MUSTER_CAMPAIGN_FIELD_NEW_UNIT:
      muster_slip_add_unit (self);
      break;
    case MUSTER_CAMPAIGN_FIELD_NEW_LEADER:
      muster_slip_add_leader (self);
      break;
    case MUSTER_CAMPAIGN_FIELD_NEW_PLAYER:
      muster_slip_add_player (self);
      break;
    case MUSTER_CAMPAIGN_FIELD_VALUE:
      if (self->verb == MUSTER_CAMPAIGN_ORDER_ADVANCE)
        muster_slip_add_value (self);
      break;
    case MUSTER_CAMPAIGN_FIELD_NEW_FORCE:
      muster_slip_add_force (self);
      break;
    case MUSTER_CAMPAIGN_FIELD_SOURCE:
    default:
      /* Always given by who asks for the order. */
      break;
    }
}

/* A field that is named from the beginning stays as it is; one that is described can still be changed. */
static gboolean
is_given (MusterCampaignSlip        *self,
          const MusterCampaignField *field)
{
  return (field->flags & MUSTER_CAMPAIGN_FIELD_ONE_OF) != 0
         || g_hash_table_contains (self->settled, field->id);
}

void
muster_slip_add_fields (MusterCampaignSlip *self)
{
  const MusterCampaignField *fields = muster_campaign_orders[self->verb].fields;

  for (guint i = 0; fields[i].id != NULL; i++)
    if (!is_given (self, &fields[i]))
      add_field (self, &fields[i]);
}
