/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/campaign/muster-campaign-errands.h"

#include "app/models/campaign/muster-campaign-words.h"
#include "core/campaign/muster-campaign-duty-item.h"
#include "core/muster-i18n.h"
#include "store/muster-campaign-store.h"

/* How many duties are listed for each campaign. */
#define MAX_DUTIES 3

struct _MusterCampaignErrand
{
  MusterObject parent_instance;

  gint64 campaign;
  const char *part;
  char *title;
  char *note;
};

G_DEFINE_FINAL_TYPE (MusterCampaignErrand, muster_campaign_errand, MUSTER_TYPE_OBJECT)

static const MusterMember CAMPAIGN_ERRAND_MEMBERS[] = {
  MUSTER_OWNED (MusterCampaignErrand, title, g_free),
  MUSTER_OWNED (MusterCampaignErrand, note, g_free),
};

static void
muster_campaign_errand_class_init (MusterCampaignErrandClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), CAMPAIGN_ERRAND_MEMBERS,
                                   G_N_ELEMENTS (CAMPAIGN_ERRAND_MEMBERS));
}

static void
muster_campaign_errand_init (MusterCampaignErrand *self)
{
}

gint64
muster_campaign_errand_get_campaign (MusterCampaignErrand *self)
{
  return self->campaign;
}

const char *
muster_campaign_errand_get_part (MusterCampaignErrand *self)
{
  return self->part;
}

const char *
muster_campaign_errand_get_title (MusterCampaignErrand *self)
{
  return self->title;
}

const char *
muster_campaign_errand_get_note (MusterCampaignErrand *self)
{
  return self->note;
}

struct _MusterCampaignErrands
{
  GObject parent_instance;

  MusterStore *store;
  MusterLibrary *library;
  GListModel *campaigns;
  GListStore *list;
  GPtrArray *found; /* MusterCampaignErrand: those found so far while campaigns are read */
  guint n_read;     /* number of campaigns that have been read */
  guint step_id;
};

G_DEFINE_FINAL_TYPE (MusterCampaignErrands, muster_campaign_errands, G_TYPE_OBJECT)

/* @title, @note: (transfer full) */
static void
add (MusterCampaignErrands *self,
     MusterLedgerRow       *row,
     const char            *part,
     char                  *title,
     char                  *note)
{
  MusterCampaignErrand *errand = g_object_new (MUSTER_TYPE_CAMPAIGN_ERRAND, NULL);

  errand->campaign = muster_ledger_row_get_id (row);
  errand->part = part;
  errand->title = title;
  errand->note = note;
  g_ptr_array_add (self->found, errand);
}

static void
add_duties (MusterCampaignErrands *self,
            MusterLedgerRow       *row,
            MusterCampaign        *campaign)
{
  GListModel *duties = muster_campaign_get_duties (campaign);
  guint n = g_list_model_get_n_items (duties);

  for (guint i = 0; i < MIN (n, MAX_DUTIES); i++)
    {
      g_autoptr (MusterCampaignDutyItem) duty = g_list_model_get_item (duties, i);
      gboolean is_last = i + 1 == MAX_DUTIES && n > MAX_DUTIES;
      g_autofree char *more =
        is_last ? g_strdup_printf (dngettext (GETTEXT_PACKAGE, "and %u more", "and %u more", n - MAX_DUTIES),
                                   n - MAX_DUTIES)
                : NULL;

      add (self, row, "todo", g_strdup (muster_campaign_duty_item_get_text (duty)),
           is_last ? g_strdup_printf ("%s · %s", muster_ledger_row_get_title (row), more)
                   : g_strdup (muster_ledger_row_get_title (row)));
    }
}

static gboolean
step_cb (gpointer data)
{
  MusterCampaignErrands *self = data;
  g_autoptr (MusterLedgerRow) row = g_list_model_get_item (self->campaigns, self->n_read++);
  g_autoptr (MusterCampaign) campaign = NULL;

  if (row == NULL)
    {
      self->step_id = 0;
      g_list_store_splice (self->list, 0, g_list_model_get_n_items (G_LIST_MODEL (self->list)),
                           self->found->pdata, self->found->len);
      g_ptr_array_set_size (self->found, 0);
      return G_SOURCE_REMOVE;
    }
  /* Ignore a campaign that cannot be opened; the user sees the error when opening it. */
  campaign = muster_campaign_store_open (muster_store_get_campaigns (self->store),
                                         muster_ledger_row_get_id (row), self->library,
                                         MUSTER_LEDGER_OPEN_ANYWAY, NULL);
  if (campaign != NULL)
    {
      const MusterCampaignState *state = muster_campaign_get_present (campaign);
      int next = muster_campaign_find_next_chapter (state);
      MusterCampaignChapterStatus status;
      const char *title;
      char *words;

      if (next >= 0)
        {
          title = muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_CHAPTERS, next)->name;
          status = muster_campaign_state_get_chapter (state, next)->status;
          /* Translators: the title of a chapter. */
          words = status == MUSTER_CAMPAIGN_READY  ? g_strdup_printf (_("Fight “%s”"), title)
                  : status == MUSTER_CAMPAIGN_OPEN ? g_strdup_printf (_("What Came of “%s”"), title)
                                                   : g_strdup_printf (_("Aftermath of “%s”"), title);
          add (self, row, status == MUSTER_CAMPAIGN_FOUGHT ? "todo" : "overview", words,
               g_strdup (muster_ledger_row_get_title (row)));
        }

      add_duties (self, row, campaign);
    }
  return G_SOURCE_CONTINUE;
}

static void
muster_campaign_errands_finalize (GObject *object)
{
  MusterCampaignErrands *self = MUSTER_CAMPAIGN_ERRANDS (object);

  g_clear_handle_id (&self->step_id, g_source_remove);
  g_clear_pointer (&self->found, g_ptr_array_unref);
  g_clear_object (&self->list);
  g_clear_object (&self->campaigns);
  g_clear_object (&self->library);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (muster_campaign_errands_parent_class)->finalize (object);
}

static void
muster_campaign_errands_class_init (MusterCampaignErrandsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = muster_campaign_errands_finalize;
}

static void
muster_campaign_errands_init (MusterCampaignErrands *self)
{
  self->list = g_list_store_new (MUSTER_TYPE_CAMPAIGN_ERRAND);
  self->found = g_ptr_array_new_with_free_func (g_object_unref);
}

MusterCampaignErrands *
muster_campaign_errands_new (MusterStore   *store,
                             MusterLibrary *library,
                             GListModel    *campaigns)
{
  MusterCampaignErrands *self = g_object_new (MUSTER_TYPE_CAMPAIGN_ERRANDS, NULL);

  self->store = g_object_ref (store);
  self->library = g_object_ref (library);
  self->campaigns = g_object_ref (campaigns);
  return self;
}

void
muster_campaign_errands_look (MusterCampaignErrands *self)
{
  g_return_if_fail (MUSTER_IS_CAMPAIGN_ERRANDS (self));

  self->n_read = 0;
  g_ptr_array_set_size (self->found, 0);
  if (self->step_id == 0)
    self->step_id = g_idle_add_full (G_PRIORITY_LOW, step_cb, self, NULL);
}

GListModel *
muster_campaign_errands_get_list (MusterCampaignErrands *self)
{
  g_return_val_if_fail (MUSTER_IS_CAMPAIGN_ERRANDS (self), NULL);

  return G_LIST_MODEL (self->list);
}
