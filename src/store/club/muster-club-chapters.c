/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/club/muster-club-chapters.h"

#include "core/club/muster-club-uncounted.h"
#include "core/muster-json.h"
#include "store/db/muster-stmt.h"

#include <string.h>

static const char select_campaigns[] =
  "SELECT c.id, c.uuid, c.title, s.document, c.chapter, c.status = 'open' AND c.archived = 0"
  " FROM campaign c JOIN campaign_setup s ON s.campaign_id = c.id"
  " WHERE c.prepared = 0 AND (c.fought > 0 OR c.status = 'open') ORDER BY c.id";

static const char select_events[] =
  "SELECT kind, place, payload, recorded FROM campaign_event WHERE campaign_id = ?1 ORDER BY seq";

/* The log as its events leave it; see muster-log-fold.h. */
typedef struct
{
  GPtrArray *entries; /* (element-type JsonNode) */
  guint n_counting;
} Log;

static JsonNode *
parse (MusterStmt *stmt,
       int         column)
{
  gsize length;
  const char *text = muster_stmt_get_text (stmt, column, &length);

  return text != NULL ? muster_json_parse (text, length, "", NULL) : NULL;
}

/* FALSE: the row is damaged. */
static gboolean
take_event (MusterStmt          *stmt,
            Log                 *log,
            MusterClubChronicle *chronicle)
{
  const char *kind = muster_stmt_get_text (stmt, 0, NULL);
  gint64 place = muster_stmt_get_int (stmt, 1);
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (muster_stmt_get_int (stmt, 3));
  g_autofree char *day = time != NULL ? g_date_time_format (time, "%Y-%m-%d") : NULL;
  g_autoptr (JsonNode) entry = NULL;

  if (kind == NULL || day == NULL || place < 0 || place > log->entries->len)
    return FALSE;

  if (strcmp (kind, "seek") == 0)
    {
      log->n_counting = (guint) place;
      return TRUE;
    }
  entry = parse (stmt, 2);
  if (entry == NULL)
    return FALSE;

  muster_club_chronicle_date (chronicle, entry, day);
  g_ptr_array_set_size (log->entries, (int) place);
  g_ptr_array_add (log->entries, g_steal_pointer (&entry));
  log->n_counting = log->entries->len;

  return TRUE;
}

static gboolean
read_log (MusterDb             *db,
          gint64                campaign,
          MusterClubChronicle  *chronicle,
          guint                *n_damaged,
          GError              **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, select_events, error);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);
  Log log = { entries, 0 };
  gboolean row = FALSE;

  if (stmt == NULL)
    return FALSE;

  muster_stmt_bind_int (stmt, 1, campaign);
  while (muster_stmt_step (stmt, &row, error))
    {
      if (row && !take_event (stmt, &log, chronicle))
        {
          (*n_damaged)++;
          return TRUE;
        }
      if (row)
        continue;
      for (guint i = 0; i < log.n_counting; i++)
        muster_club_chronicle_add (chronicle, entries->pdata[i]);
      return TRUE;
    }

  return FALSE;
}

static void
add_chapters (MusterClubChronicle *chronicle,
              GPtrArray           *results,
              GPtrArray           *uncounted)
{
  GPtrArray *fought = muster_club_chronicle_get_results (chronicle);
  GPtrArray *others = muster_club_chronicle_get_uncounted (chronicle);

  for (guint i = 0; i < fought->len; i++)
    g_ptr_array_add (results, muster_club_result_ref (fought->pdata[i]));
  for (guint i = 0; i < others->len; i++)
    {
      const MusterClubUncounted *chapter = others->pdata[i];

      g_ptr_array_add (uncounted, muster_club_uncounted_new (chapter->battle, chapter->title,
                                                             g_strdup (chapter->reason)));
    }
}

static gboolean
read_campaign (MusterDb    *db,
               MusterStmt  *stmt,
               GPtrArray   *results,
               GPtrArray   *uncounted,
               GPtrArray   *waiting,
               guint       *n_damaged,
               GError     **error)
{
  g_autoptr (JsonNode) setup = parse (stmt, 3);
  MusterClubWaiting *stand;
  g_autoptr (MusterClubChronicle) chronicle = NULL;

  if (setup == NULL || !muster_stmt_check (stmt, NULL))
    {
      (*n_damaged)++;
      return TRUE;
    }
  chronicle = muster_club_chronicle_new (muster_stmt_get_text (stmt, 1, NULL),
                                         muster_stmt_get_text (stmt, 2, NULL), setup);
  if (!read_log (db, muster_stmt_get_int (stmt, 0), chronicle, n_damaged, error))
    return FALSE;

  add_chapters (chronicle, results, uncounted);
  stand = muster_stmt_get_int (stmt, 5) != 0
            ? muster_club_chronicle_new_waiting (chronicle, muster_stmt_get_text (stmt, 4, NULL))
            : NULL;
  if (stand != NULL)
    g_ptr_array_add (waiting, stand);

  return TRUE;
}

gboolean
muster_club_list_chapters (MusterDb   *db,
                           GPtrArray  *results,
                           GPtrArray  *uncounted,
                           GPtrArray  *waiting,
                           guint      *n_damaged,
                           GError    **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, select_campaigns, error);
  gboolean row;

  while (stmt != NULL && muster_stmt_step (stmt, &row, error))
    {
      if (!row)
        return TRUE;
      if (!read_campaign (db, stmt, results, uncounted, waiting, n_damaged, error))
        return FALSE;
    }

  return FALSE;
}
