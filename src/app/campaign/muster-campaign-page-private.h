/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/campaign/muster-campaign-page.h"

G_BEGIN_DECLS

/* Actions on what phones hand in: muster-campaign-page-phones.c. */
void muster_campaign_page_install_phones_actions (GtkWidgetClass *widget_class);

G_END_DECLS
