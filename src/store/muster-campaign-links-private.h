/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/documents/muster-documents.h"
#include "store/muster-campaign-links.h"

G_BEGIN_DECLS

/* Stores a link under its key. @to: (nullable): NULL removes the link. @chapter: (nullable). */
gboolean muster_campaign_links_put            (MusterDocuments  *documents,
                                               const char       *key,
                                               const char       *to,
                                               const char       *chapter,
                                               GError          **error);
/* Reads a link. @to: (out) (nullable): %NULL if there is none. @chapter: (out) (nullable)
 * (optional). Returns FALSE if it cannot be read. */
gboolean muster_campaign_links_read           (MusterDocuments  *documents,
                                               const char       *key,
                                               char            **to,
                                               char            **chapter,
                                               GError          **error);

/* The functions of muster-campaign-links.h for callers with a connection of their own. They name
 * everything by UUIDs. An out parameter is %NULL if there is no link; FALSE means that it cannot be
 * read. */
/* Stores only the link from the chapter to the battle, for a battle that already belongs to another
 * campaign. */
gboolean muster_campaign_links_keep_battle_in (MusterDocuments  *documents,
                                               const char       *campaign,
                                               const char       *chapter,
                                               const char       *battle,
                                               GError          **error);
gboolean muster_campaign_links_keep_in        (MusterDocuments  *documents,
                                               const char       *campaign,
                                               const char       *chapter,
                                               const char       *battle,
                                               GError          **error);
gboolean muster_campaign_links_read_battle    (MusterDocuments  *documents,
                                               const char       *campaign,
                                               const char       *chapter,
                                               char            **battle,
                                               GError          **error);
/* @link: (out): the UUID of the campaign and the id of the chapter. */
gboolean muster_campaign_links_read_chapter   (MusterDocuments   *documents,
                                               const char        *battle,
                                               char            ***link,
                                               GError           **error);
gboolean muster_campaign_links_keep_force_in  (MusterDocuments  *documents,
                                               const char       *campaign,
                                               const char       *force,
                                               const char       *uuid,
                                               GError          **error);
gboolean muster_campaign_links_read_force     (MusterDocuments  *documents,
                                               const char       *campaign,
                                               const char       *force,
                                               char            **uuid,
                                               GError          **error);

/* @id: (out): the stored force from which a force of a campaign was made; if no link says so, the
 * only force of the same rules with the same name; 0 if there is none. */
gboolean muster_campaign_links_guess_force_in (MusterDocuments               *documents,
                                               MusterForceStore              *forces,
                                               const char                    *campaign,
                                               const MusterCampaignForceDef  *def,
                                               gint64                        *id,
                                               GError                       **error);

G_END_DECLS
