/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include <string.h>

#include "cli/campaign/muster-cli-campaign.h"
#include "cli/lab/muster-cli-lab.h"
#include "cli/muster-cli-file.h"
#include "cli/muster-cli-input.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/battle/muster-battle-file.h"
#include "core/campaign/muster-campaign-battle.h"
#include "core/campaign/muster-campaign-file.h"
#include "core/lab/muster-lab-resolve.h"
#include "core/muster-i18n.h"
#include "core/plans/muster-plan-setup.h"
#include "store/operations/muster-store-return.h"

/* What came of a battle, for its chapter: `campaign return BATTLE [--chapter ID]`; and of one that
 * policies fight without a table: `campaign resolve CHAPTER` (V-BATTLE-05). Everything is tried on a
 * copy of the campaign first; what is refused there leaves everything as it was. */

typedef struct
{
  char *path;
  char *chapter;
  char *name;
  char *winner;
  gboolean dry_run;
  gboolean json;

  MusterLibrary *library;
  MusterStore *store;
  MusterBattle *battle;
  char *battle_uuid; /* (nullable): it comes from a file */
  MusterCampaign *campaign;
  MusterCliItem *item;
  MusterStoreReturn *back;
} Request;

static void
request_clear (Request *self)
{
  g_free (self->path);
  g_free (self->chapter);
  g_free (self->name);
  g_free (self->winner);
  g_free (self->battle_uuid);
  g_clear_pointer (&self->item, muster_cli_item_free);
  g_clear_pointer (&self->back, muster_store_return_free);
  g_clear_object (&self->battle);
  g_clear_object (&self->campaign);
  g_clear_object (&self->store);
  g_clear_object (&self->library);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Request, request_clear)

static gboolean
read_file (Request    *self,
           const char *path)
{
  g_autofree char *origin = muster_cli_input_dup_origin (path);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  if (muster_cli_input_read (path, &text, &length, &error))
    self->battle = muster_battle_file_read (self->library, text, length, origin, &error);
  if (self->battle == NULL)
    muster_cli_complain ("%s", error->message);
  return self->battle != NULL;
}

static gboolean
open_battle (Request    *self,
             const char *name)
{
  g_autoptr (GPtrArray) items = muster_cli_item_list (self->store);
  MusterCliItem *item = muster_cli_item_find (items, MUSTER_CLI_BATTLE, name);
  g_autoptr (GError) error = NULL;

  if (item == NULL)
    return FALSE;
  self->battle_uuid = g_strdup (item->uuid);
  self->battle = muster_battle_store_open (muster_store_get_battles (self->store), item->id, self->library,
                                           MUSTER_LEDGER_OPEN_ANYWAY, &error);
  if (self->battle == NULL)
    muster_cli_complain ("%s: %s", item->label, error->message);
  return self->battle != NULL;
}

/* The one that was named, the one that the battle belongs to, or the only one there is. */
static gboolean
find_campaign (Request *self)
{
  MusterLedgerStore *campaigns = muster_store_get_campaigns (self->store);
  const MusterBattleTie *tie =
    self->battle != NULL ? muster_battle_get_details (self->battle)->tie : NULL;
  g_autoptr (MusterStoreList) list = muster_ledger_store_list (campaigns);
  g_autofree char *name = g_strdup (self->name);

  if (name == NULL && tie != NULL && muster_ledger_store_find (campaigns, tie->campaign) != 0)
    name = g_strdup (tie->campaign);
  if (name == NULL && g_list_model_get_n_items (G_LIST_MODEL (list)) == 1)
    {
      g_autoptr (MusterLedgerRow) row = g_list_model_get_item (G_LIST_MODEL (list), 0);

      name = g_strdup (muster_ledger_row_get_uuid (row));
    }
  if (name == NULL)
    {
      muster_cli_complain ("%s", _("say which campaign it is: --campaign=CAMPAIGN"));
      return FALSE;
    }
  self->campaign = muster_cli_campaign_open (self->store, self->library, name, &self->item);
  return self->campaign != NULL;
}

static void
print_preview (Request        *self,
               MusterCampaign *after)
{
  GPtrArray *remarks = self->back->remarks;

  if (self->json)
    {
      for (guint i = 0; i < remarks->len; i++)
        muster_cli_complain ("%s", (const char *) remarks->pdata[i]);
      muster_cli_print_json (self->back->params);
      return;
    }
  for (guint i = 0; i < remarks->len; i++)
    muster_cli_print ("%s\n", (const char *) remarks->pdata[i]);
  muster_cli_campaign_print_entry (muster_campaign_get_last_entry (after));
}

/* Makes the return and plays it on a copy. FALSE: said why. */
static gboolean
prepare (Request *self)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCampaign) copy = NULL;
  JsonObject *params;

  if (muster_campaign_state_find (muster_campaign_get_present (self->campaign), MUSTER_CAMPAIGN_CHAPTERS,
                                  self->chapter) < 0)
    {
      muster_cli_complain (_("there is no chapter “%s” in the campaign; “muster-cli campaign show %s” "
                             "shows all"),
                           self->chapter, self->item->label);
      return FALSE;
    }
  self->back = muster_store_return_new (self->campaign, self->item->uuid, self->chapter, self->battle,
                                        self->battle_uuid);
  params = json_node_get_object (self->back->params);
  if (self->winner != NULL)
    json_object_set_string_member (params, "winner", self->winner);
  if (!json_object_has_member (params, "winner"))
    {
      muster_cli_complain ("%s", _("the battle has no winner yet; say who has won: --winner=SIDE, or draw"));
      return FALSE;
    }
  text = muster_campaign_file_write (self->campaign);
  copy = muster_campaign_file_read (self->library, text, strlen (text), self->item->label, NULL, &error);
  if (copy == NULL || !muster_store_return_give (self->back, NULL, copy, &error))
    {
      muster_cli_complain ("%s: %s", self->item->label, error->message);
      return FALSE;
    }
  print_preview (self, copy);
  return TRUE;
}

static MusterCliStatus
keep (Request *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *label = NULL;
  gint64 added;

  if (!muster_store_return_keep (self->back, NULL, self->store, &added, &error))
    {
      muster_cli_store_complain (error);
      return MUSTER_CLI_FAILED;
    }
  if (added != 0 && !self->json)
    {
      label = muster_cli_item_dup_label (MUSTER_CLI_BATTLE, added);
      muster_cli_print ("\n%s\t%s\n", label, muster_battle_get_title (self->battle));
    }
  return MUSTER_CLI_OK;
}

static MusterCliStatus
run (Request    *self,
     const char *name)
{
  gboolean is_file = g_str_equal (name, MUSTER_CLI_STANDARD) || g_file_test (name, G_FILE_TEST_IS_REGULAR);
  const MusterBattleTie *tie;

  self->library = muster_cli_library_open (TRUE);
  if (self->library == NULL || (is_file && !read_file (self, name)))
    return MUSTER_CLI_FAILED;
  self->store = muster_cli_store_open (self->path, MUSTER_STORE_EXISTING |
                                                     (self->dry_run ? MUSTER_STORE_READ_ONLY : 0));
  if (self->store == NULL || (!is_file && !open_battle (self, name)) || !find_campaign (self))
    return MUSTER_CLI_FAILED;

  /* A battle that was begun from a campaign knows its chapter, so that nobody has to name it. */
  tie = muster_battle_get_details (self->battle)->tie;
  if (self->chapter == NULL && tie != NULL && g_str_equal (tie->campaign, self->item->uuid))
    self->chapter = g_strdup (tie->chapter);
  if (self->chapter == NULL)
    return muster_cli_options_misused (_("say which chapter it was: --chapter=CHAPTER"));

  if (!prepare (self))
    return MUSTER_CLI_FAILED;
  return self->dry_run ? MUSTER_CLI_OK : keep (self);
}

/* Makes the battle of the chapter and has policies fight it. FALSE: said why. */
static gboolean
resolve (Request    *self,
         const char *policies,
         guint64     seed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattlePlan) plan = muster_campaign_battle_plan_make (self->campaign, self->chapter, NULL,
                                                                        &error);
  g_autoptr (MusterSetup) setup = plan != NULL ? muster_plan_make_setup (plan, NULL, &error) : NULL;
  const MusterPolicy *both[2];

  if (setup != NULL && muster_lab_battle_find_fault (setup) == NULL &&
      !muster_cli_lab_find_policies (setup, policies, both))
    {
      muster_cli_complain (_("--policy names one policy of these rules, or two with a comma: “%s”"),
                           policies);
      return FALSE;
    }
  self->battle = setup != NULL ? muster_lab_resolve (setup, both[0], both[1], seed, &error) : NULL;
  if (self->battle == NULL)
    muster_cli_complain ("%s: %s", self->chapter, error->message);
  return self->battle != NULL;
}

static gboolean
write_battle (Request    *self,
              const char *out,
              gboolean    overwrite)
{
  g_autofree char *text = muster_battle_file_write (self->battle);
  g_autoptr (GError) error = NULL;

  if (out == NULL || muster_cli_file_write (out, text, strlen (text), overwrite, &error))
    return TRUE;
  muster_cli_complain ("%s", error->message);
  return FALSE;
}

MusterCliStatus
muster_cli_campaign_return_run_resolve (const MusterCliCommand  *command,
                                        char                   **arguments)
{
  g_auto (Request) request = { 0 };
  g_autofree char *policies = NULL;
  g_autofree char *out = NULL;
  gint64 seed = 1;
  g_auto (GStrv) left_out = NULL;
  gboolean accept = FALSE, overwrite = FALSE;
  const GOptionEntry entries[] = {
    { "campaign", 0, 0, G_OPTION_ARG_STRING, &request.name, N_("The campaign; otherwise the only one"),
      N_("CAMPAIGN") },
    { "policy", 0, 0, G_OPTION_ARG_STRING, &policies,
      N_("What the first and the second side do; otherwise steady,steady"), N_("A,B") },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, N_("What the dice begin with; otherwise 1"), N_("S") },
    { "accept", 0, 0, G_OPTION_ARG_NONE, &accept, N_("Keep the battle and return it to its chapter"), NULL },
    { "out", 0, 0, G_OPTION_ARG_FILENAME, &out, N_("Write the battle to a file, to look at it"), N_("FILE") },
    { "overwrite", 0, 0, G_OPTION_ARG_NONE, &overwrite, N_("Replace a file that is there"), NULL },
    MUSTER_CLI_OPTION_STORE (&request.path),
    MUSTER_CLI_OPTION_JSON (&request.json, N_("Print the return as a JSON object")),
    { NULL },
  };
  g_auto (GStrv) names = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &names, &status))
    return status;
  request.chapter = g_strdup (names[0]);
  request.library = muster_cli_library_open (TRUE);
  request.store = request.library != NULL
                    ? muster_cli_store_open (request.path, MUSTER_STORE_EXISTING |
                                                             (accept ? 0 : MUSTER_STORE_READ_ONLY))
                    : NULL;
  if (request.store == NULL || !find_campaign (&request) ||
      !resolve (&request, policies != NULL ? policies : "steady", (guint64) seed) ||
      !write_battle (&request, out, overwrite) || !prepare (&request))
    return MUSTER_CLI_FAILED;
  left_out = muster_lab_battle_list_left_out (muster_battle_get_setup (request.battle));
  if (!request.json)
    muster_cli_lab_print_left_out ((const char *const *) left_out);
  return accept ? keep (&request) : MUSTER_CLI_OK;
}

MusterCliStatus
muster_cli_campaign_return_run (const MusterCliCommand  *command,
                                char                   **arguments)
{
  g_auto (Request) request = { 0 };
  const GOptionEntry entries[] = {
    { "chapter", 0, 0, G_OPTION_ARG_STRING, &request.chapter,
      N_("The chapter that it was, by its id; otherwise the one of the battle"), N_("CHAPTER") },
    { "campaign", 0, 0, G_OPTION_ARG_STRING, &request.name,
      N_("The campaign; otherwise the one of the battle, or the only one"), N_("CAMPAIGN") },
    { "winner", 0, 0, G_OPTION_ARG_STRING, &request.winner,
      N_("Who has won, by the id of the side, or “draw”; otherwise as the battle says"), N_("SIDE") },
    { "dry-run", 0, 0, G_OPTION_ARG_NONE, &request.dry_run,
      N_("Show what would come of it, and record nothing"), NULL },
    MUSTER_CLI_OPTION_STORE (&request.path),
    MUSTER_CLI_OPTION_JSON (&request.json, N_("Print the return as a JSON object")),
    { NULL },
  };
  g_auto (GStrv) names = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &names, &status))
    return status;
  return run (&request, names[0]);
}
