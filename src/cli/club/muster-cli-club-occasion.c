/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/club/muster-cli-club.h"
#include "cli/muster-cli-commands.h"
#include "cli/muster-cli-item.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/campaign/muster-sample-mark.h"
#include "core/muster-i18n.h"
#include "store/club/muster-club-occasions.h"

#include <string.h>

/* `club played` and `club count`: when a battle was played, and whether it counts for the club. */

/* @occasion: (nullable): of a battle */
static gboolean
may_count (const MusterCliItem  *item,
           const MusterOccasion *occasion)
{
  const char *kind = occasion != NULL ? occasion->kind
                     : muster_sample_mark_is_campaign (item->uuid) ? MUSTER_OCCASION_SAMPLE
                                                              : NULL;

  if (muster_occasion_may_count (kind))
    return TRUE;
  muster_cli_complain (_("“%s” is of the kind “%s”, which never counts for the club"), item->title, kind);

  return FALSE;
}

/* Whether @name is that of a chapter, "campaign-1/ford": a title may have a stroke as well. */
static gboolean
names_chapter (GPtrArray  *items,
               const char *name)
{
  for (guint i = 0; i < items->len; i++)
    if (strcmp (((MusterCliItem *) items->pdata[i])->title, name) == 0)
      return FALSE;

  return strchr (name, '/') != NULL;
}

/* The day of a chapter that was fought on paper, which the club calls by the ids of its campaign and its
 * own. */
static MusterCliStatus
date_chapter (MusterStore *store,
              GPtrArray   *items,
              const char  *name,
              const char  *played)
{
  const char *stroke = strrchr (name, '/');
  g_autofree char *campaign = g_strndup (name, (gsize) (stroke - name));
  const MusterCliItem *item = muster_cli_item_find (items, MUSTER_CLI_CAMPAIGN, campaign);
  g_autofree char *key = item != NULL ? g_strconcat (item->uuid, stroke, NULL) : NULL;
  g_autofree char *title = item != NULL ? g_strconcat (item->title, ", ", stroke + 1, NULL) : NULL;
  g_autoptr (MusterClubContent) club = item != NULL ? muster_cli_club_of (store) : NULL;
  g_autoptr (GHashTable) results = club != NULL ? muster_club_store_content_index (club) : NULL;
  g_autoptr (GError) error = NULL;

  if (results == NULL)
    return MUSTER_CLI_FAILED;
  if (!g_hash_table_contains (results, key))
    {
      muster_cli_complain (_("%s: no chapter of this campaign that was fought on paper and counts"), name);
      return MUSTER_CLI_FAILED;
    }
  if (muster_club_occasions_set (muster_store_get_documents (store), key, title, played, MUSTER_COUNTS_UNSAID,
                                 &error))
    return MUSTER_CLI_OK;
  muster_cli_store_complain (error);

  return MUSTER_CLI_FAILED;
}

/* @played: (nullable). @counts: MUSTER_COUNTS_UNSAID where the day is said */
static MusterCliStatus
say (const char   *path,
     const char   *name,
     const char   *played,
     MusterCounts  counts)
{
  g_autoptr (MusterStore) store = muster_cli_store_open (path, MUSTER_STORE_EXISTING);
  g_autoptr (GPtrArray) items = store != NULL ? muster_cli_item_list (store) : NULL;
  g_autoptr (GHashTable) occasions = NULL;
  g_autoptr (GError) error = NULL;
  const MusterOccasion *occasion;
  MusterCliItem *item;

  if (store == NULL)
    return MUSTER_CLI_FAILED;
  if (played != NULL && names_chapter (items, name))
    return date_chapter (store, items, name, played);
  item = muster_cli_item_find (items, played != NULL ? MUSTER_CLI_BATTLE : MUSTER_CLI_ANY, name);
  if (item == NULL)
    return MUSTER_CLI_FAILED;
  if (item->kind == MUSTER_CLI_FORCE)
    {
      muster_cli_complain (_("“%s” is a force; only battles and campaigns count for the club"), name);
      return MUSTER_CLI_FAILED;
    }

  occasions = muster_club_occasions_resolve (muster_store_get_documents (store), &error);
  occasion = occasions != NULL ? g_hash_table_lookup (occasions, item->uuid) : NULL;
  if (error == NULL && played != NULL && occasion == NULL)
    {
      muster_cli_complain (_("“%s” has not begun yet"), item->title);
      return MUSTER_CLI_FAILED;
    }
  if (error == NULL && counts == MUSTER_COUNTS_YES && !may_count (item, occasion))
    return MUSTER_CLI_FAILED;
  if (error == NULL && muster_club_occasions_set (muster_store_get_documents (store), item->uuid, item->title,
                                                  played, counts, &error))
    return MUSTER_CLI_OK;
  muster_cli_store_complain (error);

  return MUSTER_CLI_FAILED;
}

MusterCliStatus
muster_cli_club_occasion_run_played (const MusterCliCommand  *command,
                                     char                   **arguments)
{
  g_autofree char *path = NULL;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 2, 2, &rest, &status))
    return status;
  if (!muster_cli_club_check_day (_("the day"), rest[1]))
    return MUSTER_CLI_USAGE;

  return say (path, rest[0], rest[1], MUSTER_COUNTS_UNSAID);
}

MusterCliStatus
muster_cli_club_occasion_run_count (const MusterCliCommand  *command,
                                    char                   **arguments)
{
  g_autofree char *path = NULL;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 2, 2, &rest, &status))
    return status;
  if (!g_str_equal (rest[1], "yes") && !g_str_equal (rest[1], "no"))
    return muster_cli_options_misused (_("“%s” is neither yes nor no"), rest[1]);

  return say (path, rest[0], NULL, g_str_equal (rest[1], "yes") ? MUSTER_COUNTS_YES : MUSTER_COUNTS_NO);
}
