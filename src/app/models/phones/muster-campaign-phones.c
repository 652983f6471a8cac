/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/phones/muster-campaign-phones.h"

#include "core/careers/muster-careers.h"
#include "core/muster-i18n.h"
#include "core/seats/muster-seat-campaign.h"
#include "sheets/muster-seat-sheets.h"

struct _MusterCampaignPhones
{
  MusterPhones parent_instance;

  MusterCampaign *campaign;
  GArray *seats; /* MusterSeat */
  MusterCareers *careers; /* read when the log had @n_read entries, or NULL */
  guint n_read;
};

G_DEFINE_FINAL_TYPE (MusterCampaignPhones, muster_campaign_phones, MUSTER_TYPE_PHONES)

static const MusterSeat *
get_seat (MusterCampaignPhones *self,
          guint                 seat)
{
  return &g_array_index (self->seats, MusterSeat, seat);
}

static MusterCareers *
get_careers (MusterCampaignPhones *self)
{
  guint length = muster_ledger_get_length (self->campaign);

  if (self->careers == NULL || self->n_read != length)
    {
      g_clear_object (&self->careers);
      self->careers = muster_careers_new (self->campaign);
      muster_careers_read_all (self->careers);
      self->n_read = length;
    }
  return self->careers;
}

static JsonNode *
muster_campaign_phones_view (MusterPhones *phones,
                             guint         seat,
                             JsonNode     *before)
{
  MusterCampaignPhones *self = MUSTER_CAMPAIGN_PHONES (phones);
  const MusterSeat *of = get_seat (self, seat);
  g_autofree char *briefing = NULL;
  g_autofree char *gazette = NULL;
  MusterSeatPapers papers;

  /* While a past state is looked at here, phones keep the present. */
  if (muster_ledger_get_position (self->campaign) != muster_ledger_get_length (self->campaign))
    return NULL;
  briefing = muster_seat_sheets_write_briefing (get_careers (self), of);
  gazette = muster_seat_sheets_write_gazette (get_careers (self), of);
  papers = (MusterSeatPapers) {
    .briefing = of->side >= 0 ? briefing : NULL,
    .gazette = *gazette != '\0' ? gazette : NULL,
  };
  return muster_seat_view_campaign (of, self->campaign, &papers);
}

/* What they say stays sealed until they are accepted. */
static char *
muster_campaign_phones_dup_words (MusterPhones *phones,
                                  guint         seat,
                                  JsonObject   *what)
{
  return g_strdup (_("sealed orders, which you open by accepting them"));
}

static char *
muster_campaign_phones_dup_obstacle (MusterPhones *phones,
                                     guint         seat,
                                     JsonObject   *what)
{
  return muster_campaign_get_present (MUSTER_CAMPAIGN_PHONES (phones)->campaign)->over
           ? g_strdup (_("The campaign is over.")) : NULL;
}

static char *
muster_campaign_phones_take (MusterPhones *phones,
                             guint         seat,
                             JsonObject   *what)
{
  MusterCampaignPhones *self = MUSTER_CAMPAIGN_PHONES (phones);
  JsonNode *params = json_object_get_member (what, "params");
  gboolean is_given = params != NULL && JSON_NODE_HOLDS_OBJECT (params);
  JsonObject *given = is_given ? json_node_get_object (params) : NULL;
  g_autoptr (GArray) orders = muster_seat_new_sealed ();
  g_autoptr (GError) error = NULL;
  char *reason = muster_seat_seal (get_seat (self, seat), self->campaign, given, orders);

  if (reason != NULL)
    return reason;
  return muster_campaign_record_all (self->campaign, (const MusterCampaignOrder *) (gpointer) orders->data,
                                     orders->len, &error)
           ? NULL : g_strdup (error->message);
}

static void
muster_campaign_phones_finalize (GObject *object)
{
  MusterCampaignPhones *self = MUSTER_CAMPAIGN_PHONES (object);

  g_clear_object (&self->careers);
  g_object_unref (self->campaign);
  g_array_unref (self->seats);
  G_OBJECT_CLASS (muster_campaign_phones_parent_class)->finalize (object);
}

static void
muster_campaign_phones_class_init (MusterCampaignPhonesClass *klass)
{
  MusterPhonesClass *phones_class = MUSTER_PHONES_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_campaign_phones_finalize;
  phones_class->view = muster_campaign_phones_view;
  phones_class->dup_words = muster_campaign_phones_dup_words;
  phones_class->dup_obstacle = muster_campaign_phones_dup_obstacle;
  phones_class->take = muster_campaign_phones_take;
}

static void
muster_campaign_phones_init (MusterCampaignPhones *self)
{
}

MusterPhones *
muster_campaign_phones_new (MusterCampaign *campaign)
{
  MusterCampaignPhones *self = g_object_new (MUSTER_TYPE_CAMPAIGN_PHONES, NULL);
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);

  self->campaign = g_object_ref (campaign);
  self->seats = muster_seats_list_campaign (campaign);
  for (guint i = 0; i < self->seats->len; i++)
    {
      const MusterSeat *seat = get_seat (self, i);
      const char *player = muster_seat_get_campaign_player (seat, campaign);
      const char *side = seat->side >= 0 ? setup->sides[seat->side].name : _("Spectators");

      muster_phones_add_seat (MUSTER_PHONES (self), player != NULL ? player : side,
                              player != NULL ? side : "");
    }
  g_signal_connect_object (campaign, "changed", G_CALLBACK (muster_phones_refresh), self, G_CONNECT_SWAPPED);
  return MUSTER_PHONES (self);
}
