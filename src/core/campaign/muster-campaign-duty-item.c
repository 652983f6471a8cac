/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-duty-item.h"

#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"

struct _MusterCampaignDutyItem
{
  MusterObject parent_instance;

  MusterCampaignDuty duty;
  const char *param; /* the parameter that names whom it is about */
  char *id;
  char *text;
};

G_DEFINE_FINAL_TYPE (MusterCampaignDutyItem, muster_campaign_duty_item, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_VERB,
  PROP_TEXT,
  PROP_RULE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
muster_campaign_duty_item_get_property (GObject    *object,
                                        guint       prop_id,
                                        GValue     *value,
                                        GParamSpec *pspec)
{
  MusterCampaignDutyItem *self = MUSTER_CAMPAIGN_DUTY_ITEM (object);

  switch (prop_id)
    {
    case PROP_VERB:
      g_value_set_static_string (value, muster_campaign_orders[self->duty.verb].id);
      break;
    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;
    case PROP_RULE:
      g_value_set_static_string (value, muster_campaign_orders[self->duty.verb].rule);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterCampaignDutyItem, id, g_free),
  MUSTER_OWNED (MusterCampaignDutyItem, text, g_free),
};

static void
muster_campaign_duty_item_class_init (MusterCampaignDutyItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  object_class->get_property = muster_campaign_duty_item_get_property;

  properties[PROP_VERB] = g_param_spec_string ("verb", NULL, NULL, NULL, flags);
  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);
  properties[PROP_RULE] = g_param_spec_string ("rule", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_campaign_duty_item_init (MusterCampaignDutyItem *self)
{
}

static char *
put_into_words (const MusterCampaignDuty *duty,
                const char               *name)
{
  switch ((int) duty->verb)
    {
    case MUSTER_CAMPAIGN_ORDER_RECOVER:
      return g_strdup_printf (_("%s: see how many of the casualties return"), name);
    case MUSTER_CAMPAIGN_ORDER_FATES:
      return g_strdup_printf (_("%s: see what became of those who led"), name);
    case MUSTER_CAMPAIGN_ORDER_APPOINT:
      return g_strdup_printf (_("%s: appoint a leader"), name);
    case MUSTER_CAMPAIGN_ORDER_MEET:
      /* Translators: the forces that met, such as "Natal Column, Black Shields". */
      return g_strdup_printf (_("%s: plan the battle of their meeting, or let one avoid it"), name);
    case MUSTER_CAMPAIGN_ORDER_WITHDRAW:
      return g_strdup_printf (_("%s: withdraw"), name);
    case MUSTER_CAMPAIGN_ORDER_ADVANCE:
    default:
      return g_strdup_printf (_("%s: choose an advance"), name);
    }
}

/* The names of the forces of a meeting. */
static char *
dup_parties (const MusterCampaignState *state,
             int                        meeting)
{
  guint64 forces = g_array_index (state->meetings, MusterCampaignMeeting, meeting).forces;
  GString *names = g_string_new (NULL);

  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    if (forces >> i & 1)
      muster_enumeration_add (names,
                              muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_FORCES, i)->name);
  return g_string_free (names, FALSE);
}

MusterCampaignDutyItem *
muster_campaign_duty_item_new (const MusterCampaignState *state,
                               const MusterCampaignDuty  *duty)
{
  MusterCampaignDutyItem *self = g_object_new (MUSTER_TYPE_CAMPAIGN_DUTY_ITEM, NULL);
  MusterCampaignKind kind = duty->force >= 0  ? MUSTER_CAMPAIGN_FORCES
                            : duty->unit >= 0 ? MUSTER_CAMPAIGN_UNITS
                                              : MUSTER_CAMPAIGN_LEADERS;
  int index = duty->force >= 0 ? duty->force : duty->unit >= 0 ? duty->unit : duty->leader;
  const MusterCampaignDef *def;

  self->duty = *duty;
  if (duty->meeting >= 0)
    {
      g_autofree char *names = dup_parties (state, duty->meeting);

      self->param = "meeting";
      self->id = g_strdup_printf ("m%d", g_array_index (state->meetings, MusterCampaignMeeting,
                                                        duty->meeting).number);
      self->text = put_into_words (duty, names);
      return self;
    }
  def = muster_campaign_state_get_def (state, kind, index);
  self->param = duty->force >= 0 ? "force" : duty->unit >= 0 ? "unit" : "leader";
  self->id = g_strdup (def->id);
  self->text = put_into_words (duty, def->name);
  return self;
}

const MusterCampaignDuty *
muster_campaign_duty_item_get_duty (MusterCampaignDutyItem *self)
{
  return &self->duty;
}

const char *
muster_campaign_duty_item_get_text (MusterCampaignDutyItem *self)
{
  return self->text;
}

/**
 * muster_campaign_duty_item_dup_params:
 *
 * Returns: (transfer full): the parameters of its order as a JSON object
 */
JsonNode *
muster_campaign_duty_item_dup_params (MusterCampaignDutyItem *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  muster_json_add_string (builder, self->param, self->id);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}
