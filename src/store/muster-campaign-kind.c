/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-campaign-kind.h"

#include "core/campaign/muster-campaign-file.h"
#include "core/muster-i18n.h"
#include "store/ledger/muster-ledger-replay.h"

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

static gboolean
load_entry (gpointer     owner,
            const char  *entry,
            const char  *origin,
            GError     **error)
{
  return muster_campaign_load_entry (owner, entry, origin, error);
}

MusterCampaign *
muster_campaign_kind_replay (const MusterLedgerChain  *chain,
                             MusterLibrary            *library,
                             const MusterProgress     *progress,
                             GError                  **error)
{
  g_autoptr (MusterCampaignSetup) setup = read_setup (chain, library, error);
  g_autoptr (MusterCampaign) campaign = NULL;

  if (setup == NULL)
    return NULL;

  campaign = muster_campaign_new (setup);
  if (!muster_ledger_replay (chain, load_entry, campaign, progress, error))
    return NULL;

  muster_campaign_load_length (campaign, chain->fold.n_counting);
  muster_campaign_finish_loading (campaign);

  return g_steal_pointer (&campaign);
}

static gboolean
verify (MusterLedgerChain  *chain,
        MusterLibrary      *library,
        GError            **error)
{
  g_autoptr (MusterCampaign) campaign = muster_campaign_kind_replay (chain, library, NULL, error);

  return campaign != NULL &&
         muster_ledger_replay_compare (chain, muster_campaign_get_ledger (campaign), error);
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

static char *
say (MusterLedgerSaying         saying,
     const MusterLedgerSubject *subject)
{
  const char *title = subject->title;

  switch (saying)
    {
    case MUSTER_LEDGER_IS_DAMAGED:
      /* TRANSLATORS: the title of a campaign, and what is wrong with it. */
      return g_strdup_printf (_("The campaign “%s” is damaged: %s."), title, subject->what);
    case MUSTER_LEDGER_HAS_DAMAGED_DETAILS:
      return g_strdup (_("The details of a campaign are damaged."));
    case MUSTER_LEDGER_WENT_ON:
      return g_strdup_printf (_("Another program has gone on with the campaign “%s”. Open it again to see "
                                "where it stands."), title);
    case MUSTER_LEDGER_HAS_NO_PLACE:
      return g_strdup_printf (_("The log of the campaign “%s” has no place %" G_GINT64_FORMAT "."), title,
                              subject->number);
    case MUSTER_LEDGER_DIFFERS:
      return g_strdup_printf (_("The campaign “%s” is undamaged, but its orders no longer lead to the state "
                                "that was recorded: the rules or a pack have been changed since."), title);
    case MUSTER_LEDGER_IS_PREPARED:
      return g_strdup_printf (_("The campaign “%s” is prepared and has not begun yet."), title);
    case MUSTER_LEDGER_HAS_BEGUN:
      return g_strdup_printf (_("The campaign “%s” has begun already."), title);
    case MUSTER_LEDGER_LOST_ITS_HEADING:
      return g_strdup_printf (_("The heading of the campaign “%s” is lost; of its events, the first "
                                "%" G_GINT64_FORMAT " are there."), title, subject->number);
    case MUSTER_LEDGER_WAS_CUT:
      return g_strdup_printf (_("Of the campaign “%s”, only the first %" G_GINT64_FORMAT " of "
                                "%" G_GINT64_FORMAT " events are there."), title, subject->number,
                              subject->of);
    case MUSTER_LEDGER_IS_LOST:
      return g_strdup_printf (_("The campaign “%s” is lost: its beginning is damaged."), title);
    case MUSTER_LEDGER_IS_UNREADABLE:
      return g_strdup_printf (_("Campaign %" G_GINT64_FORMAT ", which cannot be read"), subject->number);
    case MUSTER_LEDGER_IS_UNLISTED:
      return g_strdup_printf (dngettext (GETTEXT_PACKAGE,
                                         "%" G_GINT64_FORMAT " campaign is missing from the list.",
                                         "%" G_GINT64_FORMAT " campaigns are missing from the list.",
                                         (gulong) subject->number), subject->number);
    case MUSTER_LEDGER_HAS_NO_LIST:
      return g_strdup (_("The list of campaigns cannot be read."));
    case MUSTER_LEDGER_IS_UNPROVED:
      return g_strdup_printf (_("The beginning of “%s” is not as it was; look it over. Of its events, the "
                                "first %" G_GINT64_FORMAT " are there."), title, subject->number);
    case MUSTER_LEDGER_NOT_FOUND:
    default:
      return g_strdup_printf (_("Campaigns that could not be found: %" G_GINT64_FORMAT "."),
                              subject->number);
    }
}

const MusterLedgerKind muster_campaign_kind = {
  .record = MUSTER_LEDGER_RECORD_SQL ("campaign", N_("This campaign is not there any more.")),
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
  .say = say,
  .describe = describe,
  .verify = verify,
};
