/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/orders/muster-campaign-resolution.h"

#include <string.h>

#include "core/campaign/setup/muster-campaign-people.h"
#include "core/campaign/orders/muster-campaign-play.h"
#include "core/campaign/setup/muster-campaign-reading.h"
#include "core/muster-i18n.h"

static const MusterPhrase OVER = { "C-CHAP-10", N_("the campaign is over") };
static const MusterPhrase NO_MAP = { "C-MAP-01", N_("the campaign has no map") };

gboolean
muster_campaign_resolution_refuse (MusterCampaignResolution *self,
                                   const MusterPhrase       *phrase,
                                   const gint32             *args)
{
  muster_resolution_refuse (&self->base, phrase, args);
  return FALSE;
}

/**
 * muster_campaign_resolution_has:
 * @spot: (out): the parameter
 *
 * Returns: whether it is present and not null
 */
gboolean
muster_campaign_resolution_has (const MusterCampaignResolution *self,
                                const char                     *param,
                                MusterSpot                     *spot)
{
  return muster_spot_member (self->params, param, spot) && !muster_spot_holds (spot, MUSTER_JSON_NULL);
}

static gboolean
fail_unknown (const MusterSpot   *spot,
              MusterCampaignKind  kind,
              const char         *id)
{
  switch (kind)
    {
    case MUSTER_CAMPAIGN_PLAYERS:
      return muster_spot_fail (spot, _("there is no player “%s”"), id);
    case MUSTER_CAMPAIGN_FORCES:
      return muster_spot_fail (spot, _("there is no force “%s”"), id);
    case MUSTER_CAMPAIGN_UNITS:
      return muster_spot_fail (spot, _("there is no unit “%s”"), id);
    case MUSTER_CAMPAIGN_LEADERS:
      return muster_spot_fail (spot, _("there is no leader “%s”"), id);
    case MUSTER_CAMPAIGN_PLACES:
      return muster_spot_fail (spot, _("there is no place “%s”"), id);
    case MUSTER_CAMPAIGN_CHAPTERS:
    case MUSTER_CAMPAIGN_N_KINDS:
    default:
      return muster_spot_fail (spot, _("there is no chapter “%s”"), id);
    }
}

gboolean
muster_campaign_resolution_find (const MusterCampaignResolution *self,
                                 const char                     *param,
                                 MusterCampaignKind              kind,
                                 int                            *index)
{
  MusterSpot spot;
  const char *id;

  if (!muster_spot_require (self->params, param, &spot) || !muster_spot_read_string (&spot, 64, &id))
    return FALSE;
  *index = muster_campaign_state_find (self->before, kind, id);
  return *index >= 0 || fail_unknown (&spot, kind, id);
}

gboolean
muster_campaign_resolution_read_side (const MusterCampaignResolution *self,
                                      const char                     *param,
                                      int                            *side)
{
  MusterSpot spot;

  return muster_spot_require (self->params, param, &spot) &&
         muster_campaign_people_read_side (self->setup, &spot, side);
}

gboolean
muster_campaign_resolution_read_winner (const MusterCampaignResolution *self,
                                        int                            *winner)
{
  MusterSpot spot;
  const char *id;

  *winner = MUSTER_CAMPAIGN_NOBODY;
  if (!muster_spot_member (self->params, "winner", &spot))
    return TRUE;
  if (!muster_spot_read_string (&spot, 64, &id))
    return FALSE;
  if (strcmp (id, "draw") == 0)
    *winner = MUSTER_CAMPAIGN_DRAW;
  else if (!muster_campaign_people_read_side (self->setup, &spot, winner))
    return FALSE;
  return TRUE;
}

gint32
muster_campaign_resolution_get_text (const MusterCampaignResolution *self,
                                     const char                     *param)
{
  return muster_campaign_order_get_text (self->order, param) != NULL
           ? muster_fields_find (muster_campaign_order_get_spec (self->order)->fields, param)
           : -1;
}

static gboolean
check_field (const MusterSpot  *params,
             const MusterField *field)
{
  MusterSpot spot;
  const char *text;

  if (!muster_spot_member (params, field->id, &spot))
    return !(field->flags & MUSTER_FIELD_REQUIRED) ||
           muster_spot_require (params, field->id, &spot);
  if (muster_spot_holds (&spot, MUSTER_JSON_NULL) && !(field->flags & MUSTER_FIELD_NULLABLE))
    return muster_spot_fail (&spot, _("expected a value, found null"));
  return field->kind != MUSTER_FIELD_TEXT ||
         muster_spot_read_string (&spot, MUSTER_CAMPAIGN_MAX_TEXT, &text);
}

/* Requires exactly one of the parameters that exclude each other. */
static gboolean
check_alternatives (const MusterSpot  *params,
                    const MusterField *fields)
{
  g_autoptr (GString) names = g_string_new (NULL);
  guint n_given = 0;
  MusterSpot spot;

  for (guint i = 0; fields[i].id != NULL; i++)
    {
      if (!(fields[i].flags & MUSTER_FIELD_ONE_OF))
        continue;
      g_string_append_printf (names, "%s“%s”", names->len > 0 ? ", " : "", fields[i].id);
      n_given += muster_spot_member (params, fields[i].id, &spot);
    }
  return names->len == 0 || n_given == 1 ||
         muster_spot_fail (params, _("expected exactly one of %s"), names->str);
}

static gboolean
check_params (const MusterSpot      *params,
              const MusterOrderSpec *spec)
{
  const char *names[16] = { NULL };

  for (guint i = 0; spec->fields[i].id != NULL; i++)
    names[i] = spec->fields[i].id;
  if (!muster_spot_only_members (params, names))
    return FALSE;

  for (guint i = 0; spec->fields[i].id != NULL; i++)
    if (!check_field (params, &spec->fields[i]))
      return FALSE;
  return check_alternatives (params, spec->fields);
}

void
muster_campaign_resolve_at (const MusterCampaignSetup *setup,
                            const MusterCampaignState *state,
                            const MusterCampaignOrder *order,
                            const MusterSpot          *params,
                            MusterTape                *tape,
                            MusterCampaignOutcome     *outcome)
{
  const MusterOrderSpec *spec = muster_campaign_order_get_spec (order);
  MusterCampaignResolution self = {
    .setup = setup,
    .before = state,
    .rules = muster_campaign_get_rules (setup, state),
    .order = order,
    .params = params,
    .state = &outcome->state,
  };

  g_return_if_fail (state != &outcome->state);

  muster_campaign_outcome_reset (outcome);
  muster_resolution_begin (&self.base, NULL, tape, &outcome->base);
  muster_campaign_state_assign (&outcome->state, state);
  if (state->over && !(spec->flags & MUSTER_ORDER_AFTER_END))
    campaign_refuse (&self, &OVER, 0);
  else if (order->verb >= MUSTER_CAMPAIGN_FIRST_MAP_ORDER && !setup->has_map)
    campaign_refuse (&self, &NO_MAP, 0);
  else if (check_params (params, spec))
    muster_campaign_plays[order->verb](&self);

  outcome->state.own = 0;
  if (muster_spot_failed (params))
    {
      const char *rule;
      GError *problem;
      char *message;

      outcome->base.kind = MUSTER_OUTCOME_REFUSED;

      /* Adds the rule of the order to an error of a parameter. */
      rule = muster_campaign_order_get_spec (self.order)->rule;
      problem = *self.params->error;
      message = g_strdup_printf ("%s (%s)", problem->message, rule);
      g_free (problem->message);
      problem->message = message;
    }
  muster_resolution_finish (&self.base);
}

void
muster_campaign_resolve (const MusterCampaignSetup *setup,
                         const MusterCampaignState *state,
                         const MusterCampaignOrder *order,
                         MusterTape                *tape,
                         MusterCampaignOutcome     *outcome)
{
  g_autoptr (GError) problem = NULL;
  MusterSpot params;

  muster_campaign_order_get_spot (order, &params, &problem);
  muster_campaign_resolve_at (setup, state, order, &params, tape, outcome);
  outcome->base.problem = g_steal_pointer (&problem);
}
