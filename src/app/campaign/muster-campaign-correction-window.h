/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/campaign/muster-campaign-correction.h"

G_BEGIN_DECLS

/* Lists what a correction of the past would change and which later entries would be lost, and asks
 * whether to accept it. It does not apply the correction. @correction must live until the question
 * is finished. */
void     muster_campaign_correction_window_async  (GtkWindow                      *parent,
                                                   const char                     *heading,
                                                   const MusterCampaignCorrection *correction,
                                                   GAsyncReadyCallback             callback,
                                                   gpointer                        data);
/* Returns whether the user accepted the correction. */
gboolean muster_campaign_correction_window_finish (GAsyncResult                   *result);

G_END_DECLS
