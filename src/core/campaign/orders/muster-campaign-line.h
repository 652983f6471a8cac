/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/orders/muster-campaign-order.h"
#include "core/campaign/setup/muster-campaign-setup.h"

G_BEGIN_DECLS

/**
 * MusterCampaignLineContext:
 * @shelves: who and what there is, of a state at or after the line
 * @order: (nullable): the order that the line is about
 * @tape: (nullable): its rolls
 * @translated: in the reader's language; otherwise the same on every machine
 *
 * What is needed to put a #MusterLine of a campaign into words. Places in its phrases, N being the number of
 * an argument: {uN} a unit, {lN} a leader, {fN} a force, {pN} a player, {cN} a chapter, {sN} a side, {wN} a
 * winner (a side or a draw), {kN} a counter, {eN} a card and {mN} what it says, {yN} a day, {dN} the faces of
 * roll N, {zN} a purpose, {tN} the words of field N of the order, {qN} its id, {hN} the status of a chapter,
 * {vN} that of a leader, {oN} the option and {rN} the trait that the order names for unit or leader N, {xN}
 * the text of a chapter's advantage, {jN} a ruleset by the force that plays it; numbers and brackets as in
 * MusterPhrase.
 */
typedef struct
{
  const MusterCampaignSetup *setup;
  MusterCampaignShelf *const *shelves;
  const MusterCampaignOrder *order;
  const MusterTape *tape;
  gboolean translated;
} MusterCampaignLineContext;

/* Without, and with the id of its rule before it. */
char *muster_campaign_line_to_text   (const MusterLine                *line,
                                      const MusterCampaignLineContext *context) G_GNUC_WARN_UNUSED_RESULT;
char *muster_campaign_line_to_string (const MusterLine                *line,
                                      const MusterCampaignLineContext *context) G_GNUC_WARN_UNUSED_RESULT;

/* Words of a chapter's status: translatable, and as the file has them. */
extern const char *const muster_campaign_chapter_words[];
const char *muster_campaign_chapter_status_label (MusterCampaignChapterStatus status);
const char *muster_campaign_leader_status_label  (MusterCampaignLeaderStatus  status);

G_END_DECLS
