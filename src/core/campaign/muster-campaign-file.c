/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-file.h"

#include "core/campaign/muster-campaign-description.h"
#include "core/campaign/muster-campaign-entry.h"
#include "core/muster-json.h"

/**
 * muster_campaign_file_describe:
 * @reader: index of the side that reads it (C-MAP-27), or -1
 *
 * Returns: (transfer full): the shown state, as a replay prints it
 */
JsonNode *
muster_campaign_file_describe (MusterCampaign *campaign,
                               int             reader)
{
  MusterCampaignLogEntry *entry = muster_campaign_get_last_entry (campaign);

  return muster_campaign_description_describe (
    muster_campaign_get_setup (campaign), muster_campaign_get_state (campaign), reader,
    reader < 0 ? muster_campaign_get_last (campaign) : NULL,
    entry != NULL ? muster_campaign_log_entry_get_order (entry) : NULL,
    entry != NULL ? muster_campaign_log_entry_get_tape (entry) : NULL);
}

static JsonNode *
describe (gpointer owner)
{
  return muster_campaign_file_describe (owner, -1);
}

/* Tries the order that lacks a roll again and describes the roll that it needs. */
static JsonNode *
ask_again (gpointer          owner,
           const MusterSpot *entry)
{
  MusterCampaign *campaign = owner;
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  g_auto (MusterCampaignOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_auto (MusterCampaignOutcome) outcome = { 0 };
  MusterSpot params;

  muster_tape_init (&tape);
  muster_campaign_outcome_init (&outcome);
  if (!muster_campaign_entry_read (setup, entry, &order, &params, &tape))
    return NULL;

  muster_campaign_try (campaign, &order, &tape, &outcome);
  return muster_campaign_description_describe_request (setup, muster_campaign_get_state (campaign),
                                                       &outcome.base.request);
}

static const MusterReplayWords replay_words = { describe, ask_again };

/* Reads the setup of a document. @document: (out): lives as long as @root. */
static MusterCampaignSetup *
begin (MusterLibrary    *library,
       const MusterJson *root,
       const char       *origin,
       MusterSpot       *document,
       GError          **problem)
{
  muster_spot_init (document, root, origin, problem);
  return muster_campaign_setup_read (library, document);
}

MusterCampaign *
muster_campaign_file_read (MusterLibrary         *library,
                           const char            *text,
                           gsize                  length,
                           const char            *origin,
                           const MusterProgress  *progress,
                           GError               **error)
{
  g_autoptr (MusterJson) root = muster_json_read (text, length, origin, error);
  g_autoptr (MusterCampaignSetup) setup = NULL;
  g_autoptr (MusterCampaign) campaign = NULL;
  g_autoptr (GError) problem = NULL;
  MusterSpot document;

  if (root == NULL)
    return NULL;

  setup = begin (library, root, origin, &document, &problem);
  if (setup != NULL)
    campaign = muster_campaign_new (setup);
  if (campaign == NULL || !muster_log_read (MUSTER_LEDGER (campaign), &document, progress))
    {
      g_propagate_error (error, g_steal_pointer (&problem));
      return NULL;
    }
  muster_ledger_finish_loading (campaign);
  return g_steal_pointer (&campaign);
}

MusterCampaignSetup *
muster_campaign_file_read_setup (MusterLibrary  *library,
                                 const char     *text,
                                 gsize           length,
                                 const char     *origin,
                                 GError        **error)
{
  g_autoptr (MusterJson) root = muster_json_read (text, length, origin, error);
  g_autoptr (GError) problem = NULL;
  MusterCampaignSetup *setup;
  MusterSpot document;

  if (root == NULL)
    return NULL;

  setup = begin (library, root, origin, &document, &problem);
  if (setup == NULL)
    g_propagate_error (error, g_steal_pointer (&problem));
  return setup;
}

/**
 * muster_campaign_file_write:
 *
 * Returns: (transfer full): the campaign as a document for people to exchange
 */
char *
muster_campaign_file_write (MusterCampaign *campaign)
{
  JsonNode *setup = muster_campaign_get_setup (campaign)->document;
  JsonObject *object = json_object_new ();
  g_autoptr (JsonNode) root = json_node_new (JSON_NODE_OBJECT);
  JsonArray *log = json_array_new ();
  JsonObjectIter iter;
  JsonNode *member;
  const char *name;

  json_object_iter_init_ordered (&iter, json_node_get_object (setup));
  while (json_object_iter_next_ordered (&iter, &name, &member))
    json_object_set_member (object, name, json_node_copy (member));
  for (guint i = 0; i < muster_ledger_get_length (campaign); i++)
    {
      g_autoptr (MusterCampaignLogEntry) entry =
        g_list_model_get_item (muster_ledger_get_log (campaign), i);

      json_array_add_element (log, muster_campaign_log_entry_to_node (entry));
    }
  json_object_set_array_member (object, "log", log);
  json_node_take_object (root, object);
  return muster_json_print (root, TRUE);
}

/**
 * muster_campaign_file_write_setup:
 *
 * Returns: (transfer full): the document without a log, on one line
 */
char *
muster_campaign_file_write_setup (MusterCampaignSetup *setup)
{
  return muster_json_print (setup->document, FALSE);
}

/**
 * muster_campaign_replay:
 * @upto: how many entries to fold; -1 for all
 * @result: (out) (transfer full) (nullable): the state, or the roll that is needed
 * @campaign: (out) (optional) (transfer full) (nullable): the campaign as far as it went
 *
 * Returns: how the replay ended; @error is set when the file is invalid
 */
MusterReplayStatus
muster_campaign_replay (MusterLibrary   *library,
                        const char      *text,
                        gsize            length,
                        const char      *origin,
                        int              upto,
                        JsonNode       **result,
                        MusterCampaign **campaign,
                        GError         **error)
{
  g_autoptr (MusterJson) root = muster_json_read (text, length, origin, error);
  g_autoptr (MusterCampaignSetup) setup = NULL;
  g_autoptr (MusterCampaign) folded = NULL;
  g_autoptr (GError) problem = NULL;
  MusterReplayStatus status = MUSTER_REPLAY_INVALID;
  MusterSpot document;

  *result = NULL;
  if (root == NULL)
    return MUSTER_REPLAY_INVALID;

  setup = begin (library, root, origin, &document, &problem);
  if (setup != NULL)
    {
      folded = muster_campaign_new (setup);
      status = muster_log_replay (MUSTER_LEDGER (folded), &replay_words, &document, upto, result);
      muster_ledger_finish_loading (folded);
    }
  if (problem != NULL)
    g_propagate_error (error, g_steal_pointer (&problem));
  if (campaign != NULL)
    *campaign = g_steal_pointer (&folded);
  return status;
}
