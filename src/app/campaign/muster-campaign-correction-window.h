/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/campaign/muster-campaign-correction.h"

G_BEGIN_DECLS

/* Lists what a correction of the past would make otherwise and which later entries would be lost, to be
 * accepted or left. Nothing is done by it. @correction: lives at least until it is finished. */
void     muster_campaign_correction_window_async  (GtkWindow                      *parent,
                                                   const char                     *heading,
                                                   const MusterCampaignCorrection *correction,
                                                   GAsyncReadyCallback             callback,
                                                   gpointer                        data);
/* Whether it is accepted. */
gboolean muster_campaign_correction_window_finish (GAsyncResult                   *result);

G_END_DECLS
