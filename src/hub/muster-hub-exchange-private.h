/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "hub/muster-hub-exchange.h"

G_BEGIN_DECLS

/* How much is sent at once, and how many links or versions are read at once. */
#define MUSTER_HUB_MAX_BYTES (1024 * 1024)
#define MUSTER_HUB_MAX_LINKS 2000
#define MUSTER_HUB_MAX_ITEMS 1000

/**
 * MusterHubRound:
 * @items: all of them
 * @again: something was found that another round will put right
 *
 * One round of an exchange.
 */
typedef struct
{
  const MusterHubSurvey *survey;
  MusterHubReport *report;
  GPtrArray *items;
  gboolean again;
  MusterHubTold told;
  gpointer data;
  guint n_done;
} MusterHubRound;

/* Each takes or sends all items of a sort. */
gboolean muster_hub_contents_take           (MusterHubRound  *round,
                                             MusterHubSort    sort,
                                             GError         **error);
gboolean muster_hub_documents_take          (MusterHubRound  *round,
                                             GError         **error);
gboolean muster_hub_ledgers_take            (MusterHubRound  *round,
                                             GError         **error);
gboolean muster_hub_documents_send_contents (MusterHubRound  *round,
                                             MusterHubSort    sort,
                                             GError         **error);
gboolean muster_hub_documents_send          (MusterHubRound  *round,
                                             GError         **error);
gboolean muster_hub_ledgers_send            (MusterHubRound  *round,
                                             GError         **error);
/* A member proposes the results that he has entered. */
gboolean muster_hub_documents_propose       (MusterHubRound  *round,
                                             GError         **error);

/* Images that versions name: fetches those that are not here, or sends those that are not at the hub.
 * @versions: (element-type MusterVersion). */
gboolean muster_hub_contents_fetch_images (MusterHubRound  *round,
                                           GPtrArray       *versions,
                                           GError         **error);
gboolean muster_hub_contents_send_images  (MusterHubRound  *round,
                                           GPtrArray       *versions,
                                           GError         **error);

gboolean muster_hub_exchange_is_to_take   (const MusterHubItem *item);
gboolean muster_hub_exchange_is_to_send   (const MusterHubItem *item);
/* The item is the same on both sides from now on. */
void     muster_hub_exchange_note_sent    (MusterHubRound  *round,
                                           MusterHubItem   *item,
                                           gint64           n);
void     muster_hub_exchange_note_taken   (MusterHubRound  *round,
                                           MusterHubItem   *item,
                                           gint64           n);
/* Notes why an item was refused, if that is a matter of the item alone. FALSE: @problem is of the
 * data file or the connection and was handed on. @problem: (transfer full). */
gboolean muster_hub_exchange_note_refused (MusterHubRound  *round,
                                           MusterHubItem   *item,
                                           GError          *problem,
                                           GError         **error);
/* Notes the answer of the hub to what was sent of @items, with @counts of each. */
void     muster_hub_exchange_note_answer  (MusterHubRound  *round,
                                           MusterHubAnswer *answer,
                                           GPtrArray       *items,
                                           GArray          *counts);
gboolean muster_hub_exchange_save         (MusterHubRound  *round,
                                           GError         **error);

G_END_DECLS
