/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/ledger/muster-campaign-kind.h"

#include "core/campaign/muster-campaign-file.h"
#include "core/muster-i18n.h"
#include "store/ledger/muster-ledger-draft.h"

#include <string.h>

static MusterCampaignSetup *
read_setup (const MusterLedgerChain  *chain,
            MusterLibrary            *library,
            GError                  **error)
{
  MusterCampaignSetup *setup = muster_campaign_file_read_setup (library, chain->origin.document,
                                                                strlen (chain->origin.document),
                                                                chain->header.title, error);

  /* The title may have been changed since; nothing else of a setup can be. */
  if (setup != NULL && strcmp (setup->title, chain->header.title) != 0)
    muster_campaign_setup_set_title (setup, chain->header.title);

  return setup;
}

static MusterChronicle *
begin (const MusterLedgerChain  *chain,
       MusterLibrary            *library,
       GError                  **error)
{
  g_autoptr (MusterCampaignSetup) setup = read_setup (chain, library, error);

  return setup != NULL ? MUSTER_CHRONICLE (muster_campaign_new (setup)) : NULL;
}

static char *
dup_sides (const MusterCampaignSetup *setup)
{
  GStrvBuilder *names = g_strv_builder_new ();

  for (int i = 0; i < setup->n_sides; i++)
    g_strv_builder_add (names, setup->sides[i].name);

  return muster_ledger_kind_join_sides (names);
}

static void
draft (MusterChronicle   *chronicle,
       MusterLedgerDraft *draft)
{
  MusterCampaignSetup *setup = muster_campaign_get_setup (MUSTER_CAMPAIGN (chronicle));
  const MusterCampaignForceDef *force =
    muster_campaign_state_count (&setup->first, MUSTER_CAMPAIGN_FORCES) > 0
      ? muster_campaign_state_get_force_def (&setup->first, 0)
      : NULL;

  draft->ruleset = g_strdup (force != NULL ? muster_ruleset_get_id (force->ruleset) : "");
  draft->title = g_strdup (setup->title);
  draft->subject = dup_sides (setup);
  draft->document = muster_campaign_file_write_setup (setup);
}

/* The first force says by which rules it is played. */
static const char *
get_ruleset (JsonObject *document)
{
  JsonNode *forces = document != NULL ? json_object_get_member (document, "forces") : NULL;
  JsonNode *first = NULL;

  if (forces != NULL && JSON_NODE_HOLDS_ARRAY (forces) &&
      json_array_get_length (json_node_get_array (forces)) > 0)
    first = json_array_get_element (json_node_get_array (forces), 0);

  return muster_ledger_kind_get_text (first != NULL && JSON_NODE_HOLDS_OBJECT (first)
                                        ? json_node_get_object (first)
                                        : NULL,
                                      "ruleset");
}

static void
describe (JsonObject         *document,
          MusterLedgerHeader *header)
{
  header->ruleset = g_strdup (get_ruleset (document));
  header->date = g_strdup (muster_ledger_kind_get_text (document, "start"));
  header->subject = muster_ledger_kind_dup_sides (document);
}

const MusterLedgerKind muster_campaign_kind = {
  .record = MUSTER_LEDGER_RECORD_SQL ("campaign", N_("This campaign no longer exists."), "", 0),
  .detail_tally = "campaign_detail",
  .sql = MUSTER_LEDGER_SQL ("campaign", "campaign_event", "fought", "chapter"),
  .shape = {
    .types = "nttttttttttiiiiiiiiihhh",
    .texts = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 },
    .numbers = { 11, 14, 15, 16, 17, 18, 19, 12, 13 },
    .hashes = { 20, 21, 22 },
  },
  .origin_purpose = "muster campaign 1",
  .row_purpose = "muster campaign row 1",
  .detail_purpose = "muster campaign detail 1",
  .words = {
    /* TRANSLATORS: what stands in braces is filled in: {title} is a title, {what} is what is wrong. */
    [MUSTER_LEDGER_IS_DAMAGED] = N_("The campaign “{title}” is damaged: {what}."),
    [MUSTER_LEDGER_HAS_DAMAGED_DETAILS] = N_("The details of a campaign are damaged."),
    [MUSTER_LEDGER_WENT_ON] = N_("Another program has gone on with the campaign “{title}”. Open it "
                                 "again to see where it stands."),
    [MUSTER_LEDGER_HAS_NO_PLACE] = N_("The log of the campaign “{title}” has no place {number}."),
    [MUSTER_LEDGER_DIFFERS] = N_("The campaign “{title}” is undamaged, but its orders no longer lead to "
                                 "the state that was recorded: the rules or a pack have been changed "
                                 "since."),
    [MUSTER_LEDGER_IS_PREPARED] = N_("The campaign “{title}” is prepared and has not begun yet."),
    [MUSTER_LEDGER_HAS_BEGUN] = N_("The campaign “{title}” has begun already."),
    [MUSTER_LEDGER_LOST_ITS_HEADING] = N_("The heading of the campaign “{title}” is lost; of its "
                                          "events, the first {number} are there."),
    [MUSTER_LEDGER_WAS_CUT] = N_("Of the campaign “{title}”, only the first {number} of {of} events are "
                                 "there."),
    [MUSTER_LEDGER_IS_LOST] = N_("The campaign “{title}” is lost: its beginning is damaged."),
    [MUSTER_LEDGER_NOT_FOUND] = N_("Campaigns that could not be found: {number}."),
    [MUSTER_LEDGER_IS_UNREADABLE] = N_("Campaign {number}, which cannot be read"),
    [MUSTER_LEDGER_IS_UNLISTED] = N_("Campaigns that are missing from the list: {number}."),
    [MUSTER_LEDGER_HAS_NO_LIST] = N_("The list of campaigns cannot be read."),
    [MUSTER_LEDGER_IS_UNPROVED] = N_("The beginning of “{title}” is not as it was; look it over. Of its "
                                     "events, the first {number} are there."),
  },
  .describe = describe,
  .begin = begin,
  .draft = draft,
};
