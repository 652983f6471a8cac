/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaigns/muster-campaigns-page.h"

#include "app/campaigns/muster-campaign-list-row.h"
#include "app/widgets/muster-help-link.h"
#include "core/muster-i18n.h"

struct _MusterCampaignsPage
{
  MusterShelfPage parent_instance;
};

G_DEFINE_FINAL_TYPE (MusterCampaignsPage, muster_campaigns_page, MUSTER_TYPE_SHELF_PAGE)

static MusterStoreList *
dup_list (MusterShelfPage *shelf)
{
  return muster_ledger_store_list (muster_store_get_campaigns (muster_shelf_page_get_store (shelf)));
}

static char *
dup_count (guint n_campaigns)
{
  return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u campaign", "%u campaigns", n_campaigns),
                          n_campaigns);
}

static GtkWidget *
create_row (MusterShelfPage *shelf)
{
  return muster_campaign_list_row_new (muster_shelf_page_get_library (shelf));
}

static void
muster_campaigns_page_class_init (MusterCampaignsPageClass *klass)
{
  MusterShelfPageClass *shelf_class = MUSTER_SHELF_PAGE_CLASS (klass);

  shelf_class->open_action = "win.open-campaign";
  shelf_class->dup_list = dup_list;
  shelf_class->dup_count = dup_count;
  shelf_class->create_row = create_row;

  g_type_ensure (MUSTER_TYPE_HELP_LINK);
  muster_shelf_page_class_set_template (shelf_class, APPLICATION_PATH "/ui/muster-campaigns-page.ui");
}

static void
muster_campaigns_page_init (MusterCampaignsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
muster_campaigns_page_new (MusterStore   *store,
                           MusterLibrary *library)
{
  return g_object_new (MUSTER_TYPE_CAMPAIGNS_PAGE, "store", store, "library", library, NULL);
}
