/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/ledger/muster-campaign-kind.h"

#include "core/campaign/muster-campaign-file.h"
#include "core/muster-i18n.h"
#include "core/muster-json.h"
#include "store/ledger/muster-ledger-draft.h"

#include <string.h>

/* The name of the time zone of this desk, or how far it is from UTC where nobody else knows the name. */
static char *
dup_zone (void)
{
  g_autoptr (GTimeZone) local = g_time_zone_new_local ();
  const char *name = g_time_zone_get_identifier (local);
  g_autoptr (GTimeZone) found = g_ascii_isalpha (*name) ? g_time_zone_new_identifier (name) : NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now (local);

  return found != NULL ? g_strdup (name) : g_date_time_format (now, "%:z");
}

static MusterLedger *
begin (const MusterLedgerChain  *chain,
       MusterLibrary            *library,
       GError                  **error)
{
  const char *title = chain->header.title;
  g_autofree char *document =
    muster_ledger_origin_dup_without (&chain->origin, (const char *const[]) { MUSTER_CAMPAIGN_ZONE, NULL });
  g_autoptr (MusterCampaignSetup) setup =
    muster_campaign_file_read_setup (library, document, strlen (document), title, error);

  if (setup == NULL)
    return NULL;

  /* The title is the only part of a setup that may have changed since. */
  if (strcmp (setup->title, title) != 0)
    muster_campaign_setup_set_title (setup, title);

  return MUSTER_LEDGER (muster_campaign_new (setup));
}

static void
draft (MusterLedger      *ledger,
       MusterLedgerDraft *draft)
{
  MusterCampaignSetup *setup = muster_campaign_get_setup (MUSTER_CAMPAIGN (ledger));
  gboolean has_forces = muster_campaign_state_count (&setup->first, MUSTER_CAMPAIGN_FORCES) > 0;
  GStrvBuilder *sides = g_strv_builder_new ();
  g_autofree char *document = muster_campaign_file_write_setup (setup);
  g_autoptr (JsonNode) origin = muster_json_parse (document, strlen (document), "setup", NULL);
  g_autofree char *zone = dup_zone ();

  for (int i = 0; i < setup->n_sides; i++)
    g_strv_builder_add (sides, setup->sides[i].name);

  draft->ruleset =
    g_strdup (has_forces
                ? muster_ruleset_get_id (muster_campaign_state_get_force_def (&setup->first, 0)->ruleset)
                : "");
  draft->title = g_strdup (setup->title);
  draft->subject = muster_ledger_kind_join_sides (sides);
  /* So that its days are the same on every desk that ever has it. */
  json_object_set_string_member (json_node_get_object (origin), MUSTER_CAMPAIGN_ZONE, zone);
  draft->document = muster_json_print (origin, FALSE);
}

static void
describe (JsonObject         *document,
          MusterLedgerHeader *header)
{
  JsonNode *forces = document != NULL ? json_object_get_member (document, "forces") : NULL;
  JsonNode *first = NULL;
  JsonObject *force = NULL;

  /* The first force tells which ruleset the campaign uses. */
  if (forces != NULL && JSON_NODE_HOLDS_ARRAY (forces) &&
      json_array_get_length (json_node_get_array (forces)) > 0)
    first = json_array_get_element (json_node_get_array (forces), 0);
  if (first != NULL && JSON_NODE_HOLDS_OBJECT (first))
    force = json_node_get_object (first);

  header->ruleset = g_strdup (muster_ledger_kind_get_text (force, "ruleset"));
  header->date = g_strdup (muster_ledger_kind_get_text (document, "start"));
  header->subject = muster_ledger_kind_dup_sides (document);
}

const MusterLedgerKind muster_campaign_kind = {
  .name = "campaign",
  .events = "campaign_event",
  .detail_tally = "campaign_detail",
  .turn = "fought",
  .scene = "chapter",
  .missing = N_("This campaign no longer exists."),
  .facets = "",
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
    [MUSTER_LEDGER_LOST_DETAILS] = N_("Campaigns whose details could not be found: {number}."),
    [MUSTER_LEDGER_IS_UNREADABLE] = N_("Campaign {number}, which cannot be read"),
    [MUSTER_LEDGER_IS_UNLISTED] = N_("Campaigns that are missing from the list: {number}."),
    [MUSTER_LEDGER_HAS_NO_LIST] = N_("The list of campaigns cannot be read."),
    [MUSTER_LEDGER_HAS_BAD_EVENT] = N_("Event {number} of the campaign “{title}” cannot be taken: {what}."),
    [MUSTER_LEDGER_IS_UNPROVED] = N_("The beginning of “{title}” is not as it was; look it over. Of its "
                                     "events, the first {number} are there."),
  },
  .describe = describe,
  .begin = begin,
  .draft = draft,
};
