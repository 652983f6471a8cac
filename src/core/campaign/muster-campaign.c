/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-private.h"

#include <string.h>

#include "core/campaign/muster-campaign-duty-item.h"
#include "core/campaign/muster-campaign-entry.h"
#include "core/campaign/setup/muster-campaign-reading.h"
#include "core/ledger/muster-roll-codec.h"
#include "core/muster-core-error.h"
#include "core/muster-list.h"

G_DEFINE_FINAL_TYPE (MusterCampaign, muster_campaign, MUSTER_TYPE_LEDGER)

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_DATE,
  PROP_IS_OVER,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static char *
dup_date (MusterCampaign *self)
{
  int day = muster_campaign_get_state (self)->day;

  return day > 0 ? muster_campaign_day_to_string (day) : g_strdup ("");
}

static gboolean
is_same_duty (gconstpointer a,
              gconstpointer b)
{
  MusterCampaignDutyItem *one = (gpointer) a, *other = (gpointer) b;

  return memcmp (muster_campaign_duty_item_get_duty (one), muster_campaign_duty_item_get_duty (other),
                 sizeof (MusterCampaignDuty)) == 0 &&
         strcmp (muster_campaign_duty_item_get_text (one), muster_campaign_duty_item_get_text (other)) == 0;
}

static void
show_duties (MusterCampaign *self)
{
  const MusterCampaignState *state = muster_campaign_get_state (self);
  g_autoptr (GArray) duties = muster_campaign_duties_list (self->setup, state);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < duties->len; i++)
    g_ptr_array_add (items, muster_campaign_duty_item_new (
                              state, &g_array_index (duties, MusterCampaignDuty, i)));
  muster_list_become (self->duties, items, is_same_duty);
}

static void
muster_campaign_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  MusterCampaign *self = MUSTER_CAMPAIGN (object);

  switch (prop_id)
    {
    case PROP_TITLE:
      g_value_set_string (value, muster_campaign_get_title (self));
      break;
    case PROP_DATE:
      g_value_take_string (value, dup_date (self));
      break;
    case PROP_IS_OVER:
      g_value_set_boolean (value, muster_campaign_get_state (self)->over);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_campaign_finalize (GObject *object)
{
  MusterCampaign *self = MUSTER_CAMPAIGN (object);
  /* The states that the ledger keeps point into the setup, so the setup must be freed last. */
  g_autoptr (MusterCampaignSetup) setup = g_steal_pointer (&self->setup);

  g_clear_object (&self->duties);

  G_OBJECT_CLASS (muster_campaign_parent_class)->finalize (object);
}

static void
muster_campaign_show (MusterLedger *ledger)
{
  MusterCampaign *self = MUSTER_CAMPAIGN (ledger);

  show_duties (self);
  for (guint i = PROP_DATE; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
}

static void
muster_campaign_class_init (MusterCampaignClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  MusterLedgerClass *ledger_class = MUSTER_LEDGER_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = muster_campaign_get_property;
  object_class->finalize = muster_campaign_finalize;
  muster_campaign_ledger_init_class (ledger_class);
  ledger_class->show = muster_campaign_show;

  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_DATE] = g_param_spec_string ("date", NULL, NULL, NULL, flags);
  properties[PROP_IS_OVER] = g_param_spec_boolean ("is-over", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_campaign_init (MusterCampaign *self)
{
  self->duties = g_list_store_new (MUSTER_TYPE_CAMPAIGN_DUTY_ITEM);
}

/**
 * muster_campaign_new:
 *
 * Returns: (transfer full): a campaign with an empty log
 */
MusterCampaign *
muster_campaign_new (MusterCampaignSetup *setup)
{
  MusterCampaign *self = g_object_new (MUSTER_TYPE_CAMPAIGN, NULL);

  self->setup = muster_campaign_setup_ref (setup);
  muster_ledger_begin (self);
  show_duties (self);
  return self;
}

MusterCampaignSetup *
muster_campaign_get_setup (MusterCampaign *self)
{
  return self->setup;
}

const char *
muster_campaign_get_title (MusterCampaign *self)
{
  return self->setup->title;
}

const MusterCampaignState *
muster_campaign_get_state (MusterCampaign *self)
{
  return &((const MusterCampaignOutcome *) muster_ledger_get_shown (self))->state;
}

const MusterCampaignState *
muster_campaign_get_present (MusterCampaign *self)
{
  return &((const MusterCampaignOutcome *) muster_ledger_get_present (self))->state;
}

/**
 * muster_campaign_get_last:
 *
 * Returns: (nullable): what the last order led to, or %NULL at the start
 */
const MusterCampaignOutcome *
muster_campaign_get_last (MusterCampaign *self)
{
  return muster_ledger_get_position (self) > 0 ? muster_ledger_get_shown (self) : NULL;
}

/**
 * muster_campaign_get_last_entry:
 *
 * Returns: (nullable) (transfer none): the last order, or %NULL at the start
 */
MusterCampaignLogEntry *
muster_campaign_get_last_entry (MusterCampaign *self)
{
  return muster_ledger_get_last_entry (self);
}

GListModel *
muster_campaign_get_duties (MusterCampaign *self)
{
  return G_LIST_MODEL (self->duties);
}

/**
 * muster_campaign_try:
 * @outcome: (inout): the outcome that @order would have in the present state
 */
void
muster_campaign_try (MusterCampaign            *self,
                     const MusterCampaignOrder *order,
                     MusterTape                *tape,
                     MusterCampaignOutcome     *outcome)
{
  muster_campaign_resolve (self->setup, muster_campaign_get_present (self), order, tape, outcome);
}

/**
 * muster_campaign_record:
 *
 * Carries out @order in the present state. The order becomes part of the campaign only after the
 * journal has stored it.
 *
 * Returns: whether it was carried out; if not, the campaign is unchanged
 */
gboolean
muster_campaign_record (MusterCampaign             *self,
                        const MusterCampaignOrder  *order,
                        MusterTape                 *tape,
                        GError                    **error)
{
  MusterCampaignOutcome *trial = muster_ledger_get_trial (self);
  g_autoptr (MusterCampaignLogEntry) entry = NULL;

  muster_campaign_try (self, order, tape, trial);
  if (trial->base.kind != MUSTER_OUTCOME_DONE)
    {
      g_propagate_error (error, muster_campaign_outcome_to_error (self->setup, trial, order, tape, TRUE));
      return FALSE;
    }

  entry = muster_campaign_log_entry_new (self->setup, order, tape);
  return muster_ledger_record (self, entry, error);
}

/**
 * muster_campaign_record_all:
 * @orders: (array length=n_orders): orders that need no rolls
 *
 * Carries out several orders one after the other, as one change.
 *
 * Returns: whether all were carried out; if not, the campaign is unchanged
 */
gboolean
muster_campaign_record_all (MusterCampaign             *self,
                            const MusterCampaignOrder  *orders,
                            guint                       n_orders,
                            GError                    **error)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  g_auto (MusterCampaignOutcome) outcome = { 0 };
  g_auto (MusterCampaignState) state = { 0 };
  g_auto (MusterTape) tape = { 0 };

  g_return_val_if_fail (n_orders > 0, FALSE);

  muster_tape_init (&tape);
  muster_campaign_outcome_init (&outcome);
  muster_campaign_state_init (&state);
  muster_campaign_state_assign (&state, muster_campaign_get_present (self));
  for (guint i = 0; i < n_orders; i++)
    {
      muster_campaign_resolve (self->setup, &state, &orders[i], &tape, &outcome);
      if (outcome.base.kind != MUSTER_OUTCOME_DONE)
        {
          g_propagate_error (error, muster_campaign_outcome_to_error (self->setup, &outcome, &orders[i],
                                                                      &tape, TRUE));
          return FALSE;
        }
      muster_campaign_state_assign (&state, &outcome.state);
      g_ptr_array_add (entries, muster_campaign_log_entry_new (self->setup, &orders[i], &tape));
    }
  return muster_ledger_replace (self, muster_ledger_get_length (self), entries, error);
}
