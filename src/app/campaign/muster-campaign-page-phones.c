/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-campaign-page-private.h"

/* The actions on the sealed orders that phones hand in. */

static void
accept_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  muster_phones_accept (muster_campaign_page_get_phones (MUSTER_CAMPAIGN_PAGE (widget)));
}

static void
decline_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  muster_phones_decline (muster_campaign_page_get_phones (MUSTER_CAMPAIGN_PAGE (widget)));
}

void
muster_campaign_page_install_phones_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "phones.accept", NULL, accept_cb);
  gtk_widget_class_install_action (widget_class, "phones.decline", NULL, decline_cb);
}
