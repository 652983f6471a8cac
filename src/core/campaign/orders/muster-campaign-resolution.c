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
static const MusterPhrase WRONG_PURPOSE = { NULL, N_("this roll is for “{z0}”, but “{z1}” is asked for") };
static const MusterPhrase WRONG_KIND = { NULL, N_("“{z0}” is rolled with dice") };
static const MusterPhrase WRONG_COUNT = { NULL, N_("“{z0}”: faces {1}, asked for {2}") };
static const MusterPhrase WRONG_FACE =
  { NULL, N_("“{z0}” has a die that shows {1}; it can only show 1 to {2}") };
static const MusterPhrase LEFT_OVER = { NULL, N_("there is a roll for “{z0}” that nothing asks for") };

static void
set_line (MusterLine         *line,
          const MusterPhrase *phrase,
          const gint32       *args)
{
  line->phrase = phrase;
  memcpy (line->args, args, sizeof line->args);
}

static void
fail_roll (MusterCampaignResolution *self,
           const MusterPhrase       *phrase,
           const gint32             *args)
{
  self->outcome->kind = MUSTER_OUTCOME_BAD_ROLL;
  self->outcome->bad_roll = (int) self->cursor;
  set_line (&self->outcome->reason, phrase, args);
}

gboolean
muster_campaign_resolution_refuse (MusterCampaignResolution *self,
                                   const MusterPhrase       *phrase,
                                   const gint32             *args)
{
  self->outcome->kind = MUSTER_OUTCOME_REFUSED;
  set_line (&self->outcome->reason, phrase, args);
  return FALSE;
}

void
muster_campaign_resolution_step (MusterCampaignResolution *self,
                                 const MusterPhrase       *phrase,
                                 const gint32             *args)
{
  MusterLine line;

  set_line (&line, phrase, args);
  g_array_append_val (self->outcome->steps, line);
}

void
muster_campaign_resolution_prompt (MusterCampaignResolution *self,
                                   const MusterPhrase       *phrase,
                                   const gint32             *args)
{
  MusterLine line;

  set_line (&line, phrase, args);
  g_array_append_val (self->outcome->prompts, line);
}

static void
feed (MusterTape                  *tape,
      const MusterCampaignRequest *request)
{
  guint8 faces[MUSTER_CAMPAIGN_MAX_MODELS];

  g_return_if_fail (request->n <= G_N_ELEMENTS (faces));

  for (guint i = 0; i < request->n; i++)
    faces[i] = (guint8) muster_random_die (tape->generator, request->sides);
  muster_tape_add (tape, request->purpose, FALSE, MUSTER_ROLL_ROLLED, faces, request->n);
}

const guint8 *
muster_campaign_resolution_roll (MusterCampaignResolution    *self,
                                 const MusterCampaignRequest *request)
{
  const MusterRoll *roll;
  const guint8 *faces;
  gint32 purpose = (gint32) request->purpose;

  if (self->cursor == muster_tape_get_length (self->tape) && self->tape->generator != NULL)
    feed (self->tape, request);
  if (self->cursor == muster_tape_get_length (self->tape))
    {
      self->outcome->kind = MUSTER_OUTCOME_NEEDS;
      self->outcome->request = *request;
      return NULL;
    }

  roll = muster_tape_get_roll (self->tape, self->cursor);
  faces = muster_tape_get_faces (self->tape, roll);
  if (roll->purpose != request->purpose)
    {
      fail_roll (self, &WRONG_PURPOSE, MUSTER_ARGS (roll->purpose, purpose));
      return NULL;
    }
  if (roll->is_cards)
    {
      fail_roll (self, &WRONG_KIND, MUSTER_ARGS (purpose));
      return NULL;
    }
  if (roll->n != request->n)
    {
      fail_roll (self, &WRONG_COUNT, MUSTER_ARGS (purpose, roll->n, (gint32) request->n));
      return NULL;
    }
  for (guint i = 0; i < roll->n; i++)
    if (faces[i] < 1 || faces[i] > request->sides)
      {
        fail_roll (self, &WRONG_FACE, MUSTER_ARGS (purpose, faces[i], (gint32) request->sides));
        return NULL;
      }
  self->cursor++;
  return faces;
}

gint32
muster_campaign_resolution_last_roll (const MusterCampaignResolution *self)
{
  return (gint32) self->cursor - 1;
}

/**
 * muster_campaign_resolution_has:
 * @spot: (out): the parameter
 *
 * Returns: whether it is there and not null
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
         muster_campaign_read_side (self->setup, &spot, side);
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
  else if (!muster_campaign_read_side (self->setup, &spot, winner))
    return FALSE;
  return TRUE;
}

gint32
muster_campaign_resolution_get_text (const MusterCampaignResolution *self,
                                     const char                     *param)
{
  return muster_campaign_order_get_text (self->order, param) != NULL
           ? muster_campaign_find_field (muster_campaign_order_get_spec (self->order), param)
           : -1;
}

static gboolean
check_field (const MusterSpot          *params,
             const MusterCampaignField *field)
{
  MusterSpot spot;
  const char *text;

  if (!muster_spot_member (params, field->id, &spot))
    return !(field->flags & MUSTER_CAMPAIGN_FIELD_REQUIRED) ||
           muster_spot_require (params, field->id, &spot);
  if (muster_spot_holds (&spot, MUSTER_JSON_NULL) && !(field->flags & MUSTER_CAMPAIGN_FIELD_NULLABLE))
    return muster_spot_fail (&spot, _("expected a value, found null"));
  return field->kind != MUSTER_CAMPAIGN_FIELD_TEXT ||
         muster_spot_read_string (&spot, MUSTER_CAMPAIGN_MAX_TEXT, &text);
}

/* Just one of those that exclude each other. */
static gboolean
check_alternatives (const MusterSpot          *params,
                    const MusterCampaignField *fields)
{
  g_autoptr (GString) names = g_string_new (NULL);
  guint n_given = 0;
  MusterSpot spot;

  for (guint i = 0; fields[i].id != NULL; i++)
    {
      if (!(fields[i].flags & MUSTER_CAMPAIGN_FIELD_ONE_OF))
        continue;
      g_string_append_printf (names, "%s“%s”", names->len > 0 ? ", " : "", fields[i].id);
      n_given += muster_spot_member (params, fields[i].id, &spot);
    }
  return names->len == 0 || n_given == 1 ||
         muster_spot_fail (params, _("expected exactly one of %s"), names->str);
}

static gboolean
check_params (const MusterSpot              *params,
              const MusterCampaignOrderSpec *spec)
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

/* What is wrong with a parameter is refused by the rule that the order stands in. */
static void
name_rule (const MusterCampaignResolution *self)
{
  const char *rule = muster_campaign_order_get_spec (self->order)->rule;
  GError *problem = *self->params->error;
  char *message = g_strdup_printf ("%s (%s)", problem->message, rule);

  g_free (problem->message);
  problem->message = message;
}

void
muster_campaign_resolve_at (const MusterCampaignSetup *setup,
                            const MusterCampaignState *state,
                            const MusterCampaignOrder *order,
                            const MusterSpot          *params,
                            MusterTape                *tape,
                            MusterCampaignOutcome     *outcome)
{
  const MusterCampaignOrderSpec *spec = muster_campaign_order_get_spec (order);
  MusterCampaignResolution self = {
    .setup = setup,
    .before = state,
    .order = order,
    .params = params,
    .tape = tape,
    .outcome = outcome,
    .state = &outcome->state,
  };

  g_return_if_fail (state != &outcome->state);

  muster_campaign_outcome_reset (outcome);
  muster_campaign_state_assign (&outcome->state, state);
  if (state->over && !spec->after_end)
    campaign_refuse (&self, &OVER, 0);
  else if (check_params (params, spec))
    muster_campaign_plays[order->verb](&self);

  outcome->state.own = 0;
  if (muster_spot_failed (params))
    {
      outcome->kind = MUSTER_OUTCOME_REFUSED;
      name_rule (&self);
    }
  else if (outcome->kind == MUSTER_OUTCOME_DONE && self.cursor < muster_tape_get_length (tape))
    {
      fail_roll (&self, &LEFT_OVER, MUSTER_ARGS (muster_tape_get_roll (tape, self.cursor)->purpose));
    }
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
  outcome->problem = g_steal_pointer (&problem);
}
