/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-i18n.h"
#include "store/db/muster-meta.h"
#include "store/documents/muster-change-row.h"
#include "store/documents/muster-document-head.h"
#include "store/documents/muster-documents-private.h"

#include <inttypes.h>
#include <string.h>

static const char select_changes[] = "SELECT " MUSTER_CHANGE_COLUMNS " FROM change ORDER BY id";

static const char select_versions[] = "SELECT " MUSTER_VERSION_COLUMNS " FROM version v ORDER BY v.id";

static const char select_heads[] =
  "SELECT " MUSTER_HEAD_COLUMNS ", (SELECT max (v.id) FROM version v WHERE v.kind = d.kind AND v.key = d.key)"
  " FROM document d ORDER BY d.kind, d.number";

static const char count_headless[] =
  "SELECT count (*) FROM version v WHERE NOT EXISTS"
  " (SELECT 1 FROM document d WHERE d.kind = v.kind AND d.key = v.key)";

static const char select_counts[] =
  "SELECT name, n_rows, (SELECT count (*) FROM document d WHERE d.kind = substr (name, 10)) FROM tally"
  " WHERE name GLOB 'document/*' UNION ALL"
  " SELECT 'document/' || kind, 0, count (*) FROM document"
  " WHERE 'document/' || kind NOT IN (SELECT name FROM tally) GROUP BY kind";

typedef struct
{
  MusterDb *db;
  MusterDocumentsFault tell;
  gpointer data;
} Check;

static void
tell_damaged (const Check *check,
              const char  *kind,
              const char  *key)
{
  g_autoptr (GError) fault = NULL;

  muster_version_set_damaged (kind, key, &fault);
  check->tell (fault, check->data);
}

static gboolean
check_changes (const Check  *check,
               GError      **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (check->db, select_changes, error);
  gboolean row = TRUE;

  while (stmt != NULL && muster_stmt_step (stmt, &row, error) && row)
    {
      g_auto (MusterChangeRow) change = { 0 };

      if (!muster_change_row_read (&change, stmt))
        {
          g_autoptr (GError) fault =
            g_error_new (MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT,
                         _("The entry “%" PRId64 "” of “%s” is damaged."), change.id,
                         "change");

          check->tell (fault, check->data);
        }
    }

  return !row;
}

static gboolean
check_versions (const Check  *check,
                GError      **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (check->db, select_versions, error);
  gboolean row = TRUE;

  while (stmt != NULL && muster_stmt_step (stmt, &row, error) && row)
    {
      g_autoptr (MusterVersion) version = muster_version_new_from_row (stmt, 0);

      if (version->fault != NULL)
        check->tell (version->fault, check->data);
    }

  return !row;
}

/* Whether what lists look at follows from the content. */
static gboolean
is_derived (const Check              *check,
            const MusterDocumentHead *head)
{
  const MusterDocumentKind *kind = muster_document_kind_find (head->kind);
  g_autoptr (MusterVersion) version = muster_version_load (check->db, head->head, NULL);
  g_auto (MusterDocumentFacts) facts = { 0 };

  if (version == NULL || !muster_hash_equal (&version->version, &head->version) ||
      strcmp (version->kind, head->kind) != 0 || strcmp (version->key, head->key) != 0 ||
      !head->removed != (version->state == MUSTER_VERSION_KEPT))
    return FALSE;

  muster_document_kind_facts_init (&facts, kind, head->key, version->content);

  return kind == NULL || (strcmp (facts.search, head->facts.search) == 0 &&
                          strcmp (facts.facts, head->facts.facts) == 0 &&
                          !facts.archived == !head->facts.archived);
}

static gboolean
check_heads (const Check  *check,
             GError      **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (check->db, select_heads, error);
  gint64 n_headless = 0;
  gboolean row = TRUE;

  while (stmt != NULL && muster_stmt_step (stmt, &row, error) && row)
    {
      g_auto (MusterDocumentHead) head = { 0 };

      if (!muster_document_head_read (&head, stmt) ||
          muster_stmt_get_int (stmt, MUSTER_HEAD_N_COLUMNS) != head.head || !is_derived (check, &head))
        tell_damaged (check, head.kind, head.key);
    }
  if (row || !muster_db_query_int (check->db, count_headless, &n_headless, error))
    return FALSE;

  if (n_headless > 0)
    tell_damaged (check, NULL, NULL);

  return TRUE;
}

static gboolean
check_counts (const Check  *check,
              GError      **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (check->db, select_counts, error);
  gboolean row = TRUE;

  while (stmt != NULL && muster_stmt_step (stmt, &row, error) && row)
    {
      gint64 expected = muster_stmt_get_int (stmt, 1);
      gint64 found = muster_stmt_get_int (stmt, 2);

      if (expected != found)
        {
          g_autoptr (GError) fault =
            g_error_new (MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT,
                         dngettext (GETTEXT_PACKAGE, "“%s” should have %" PRId64 " row and has %" PRId64 ".",
                                    "“%s” should have %" PRId64 " rows and has %" PRId64 ".",
                                    (gulong) expected),
                         muster_stmt_get_text (stmt, 0, NULL), expected, found);

          check->tell (fault, check->data);
        }
    }

  return !row;
}

gboolean
muster_documents_check (MusterDb              *db,
                        MusterDocumentsFault   tell,
                        gpointer               data,
                        GError               **error)
{
  const Check check = { db, tell, data };
  gboolean (*const parts[]) (const Check *check, GError **error) = { check_changes, check_versions,
                                                                     check_heads, check_counts };

  /* A part that cannot be read does not keep the others from being checked. */
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autoptr (GError) problem = NULL;

      if (!parts[i] (&check, &problem))
        {
          if (!g_error_matches (problem, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT))
            {
              g_propagate_error (error, g_steal_pointer (&problem));
              return FALSE;
            }
          tell (problem, data);
        }
    }

  return TRUE;
}
