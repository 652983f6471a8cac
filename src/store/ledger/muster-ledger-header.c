/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/ledger/muster-ledger-header.h"

#include "core/muster-i18n.h"
#include "store/db/muster-store-values.h"

#include <string.h>

static const char select_header[] =
  "SELECT id, uuid, ruleset, title, subject, search, date, status, archived, created, updated,"
  " touched, n_events, n_entries, n_counting, head, state, hash, prepared, turn, winner, score,"
  " scenario FROM battle WHERE id = ?1";

static const char insert_header[] =
  "INSERT INTO battle (id, uuid, ruleset, title, subject, search, date, status, archived, created,"
  " updated, touched, n_events, n_entries, n_counting, head, state, hash, prepared, turn, winner,"
  " score, scenario)"
  " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19,"
  " ?20, ?21, ?22, ?23)";

/* What stands in an index has a statement of its own, so that an event does not touch the index. */
static const char update_header[] =
  "UPDATE battle SET date = ?2, updated = ?3, n_events = ?4, n_entries = ?5, n_counting = ?6,"
  " head = ?7, state = ?8, hash = ?9, turn = ?10, winner = ?11, score = ?12, scenario = ?13"
  " WHERE id = ?1";

static const char update_indexed[] =
  "UPDATE battle SET title = ?2, subject = ?3, search = ?4, touched = ?5, archived = ?6,"
  " status = ?7, prepared = ?8, ruleset = ?9 WHERE id = ?1 AND (title <> ?2 OR subject <> ?3"
  " OR search <> ?4 OR touched <> ?5 OR archived <> ?6 OR status <> ?7 OR prepared <> ?8"
  " OR ruleset <> ?9)";

void
muster_ledger_header_clear (MusterLedgerHeader *self)
{
  g_free (self->uuid);
  g_free (self->ruleset);
  g_free (self->title);
  g_free (self->subject);
  g_free (self->search);
  g_free (self->date);
  g_free (self->status);
  g_free (self->winner);
  g_free (self->score);
  g_free (self->scenario);
  memset (self, 0, sizeof *self);
}

void
muster_ledger_header_set_title (MusterLedgerHeader *self,
                                const char         *title)
{
  g_free (self->title);
  g_free (self->search);
  self->title = g_strdup (title);
  self->search = muster_fold_for_search (title, self->subject);
}

static void
replace_text (char       **text,
              const char  *value)
{
  g_free (*text);
  *text = g_strdup (value != NULL ? value : "");
}

void
muster_ledger_header_set_summary (MusterLedgerHeader        *self,
                                  const MusterLedgerSummary *summary)
{
  replace_text (&self->status,
                summary->over ? MUSTER_LEDGER_STATUS_OVER : MUSTER_LEDGER_STATUS_OPEN);
  self->turn = summary->turn;
  replace_text (&self->winner, summary->winner);
  replace_text (&self->score, summary->score);
  replace_text (&self->scenario, summary->scene);
  if (summary->date != NULL)
    replace_text (&self->date, summary->date);
}

gboolean
muster_ledger_header_is_over (const MusterLedgerHeader *self)
{
  return g_strcmp0 (self->status, MUSTER_LEDGER_STATUS_OVER) == 0;
}

static const char *
get_text (const char *text)
{
  return text != NULL ? text : "";
}

/* The columns that schema 3 has added. A row without any of them has the hash that schema 1 gave it. */
static gboolean
has_more (const MusterLedgerHeader *self)
{
  return self->prepared != 0 || self->turn != 0 || *get_text (self->winner) != '\0' ||
         *get_text (self->score) != '\0' || *get_text (self->scenario) != '\0';
}

static void
add_more (const MusterLedgerHeader *self,
          MusterHasher             *hasher)
{
  muster_hasher_add_int (hasher, self->prepared);
  muster_hasher_add_int (hasher, self->turn);
  muster_hasher_add_text (hasher, get_text (self->winner));
  muster_hasher_add_text (hasher, get_text (self->score));
  muster_hasher_add_text (hasher, get_text (self->scenario));
}

void
muster_ledger_header_compute_hash (const MusterLedgerHeader *self,
                                   MusterHash               *hash)
{
  const char *texts[] = { self->uuid, self->ruleset, self->title, self->subject, self->search,
                          self->date, self->status };
  gint64 numbers[] = { self->id, self->archived, self->created, self->updated, self->touched,
                       self->n_events, self->n_entries, self->n_counting };
  MusterHasher hasher;

  muster_hasher_init (&hasher, has_more (self) ? "muster battle row 2" : "muster battle row 1");
  muster_hasher_add_texts (&hasher, texts, G_N_ELEMENTS (texts));
  muster_hasher_add_ints (&hasher, numbers, G_N_ELEMENTS (numbers));
  muster_hasher_add_hash (&hasher, &self->head);
  muster_hasher_add_hash (&hasher, &self->state);
  if (has_more (self))
    add_more (self, &hasher);
  muster_hasher_finish (&hasher, hash);
}

static void
read_row (MusterLedgerHeader *self,
          MusterStmt         *stmt)
{
  char **texts[] = { &self->uuid, &self->ruleset, &self->title, &self->subject, &self->search,
                     &self->date, &self->status };
  gint64 *numbers[] = { &self->created, &self->updated, &self->touched, &self->n_events,
                        &self->n_entries, &self->n_counting };

  self->id = muster_stmt_get_int (stmt, 0);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    *texts[i] = muster_stmt_dup_text (stmt, 1 + (int) i);
  self->archived = muster_stmt_get_int (stmt, 8);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    *numbers[i] = muster_stmt_get_int (stmt, 9 + (int) i);
  muster_stmt_get_hash (stmt, 15, &self->head);
  muster_stmt_get_hash (stmt, 16, &self->state);
  muster_stmt_get_hash (stmt, 17, &self->hash);
  self->prepared = muster_stmt_get_int (stmt, 18);
  self->turn = muster_stmt_get_int (stmt, 19);
  self->winner = muster_stmt_dup_text (stmt, 20);
  self->score = muster_stmt_dup_text (stmt, 21);
  self->scenario = muster_stmt_dup_text (stmt, 22);
}

gboolean
muster_ledger_header_load (MusterLedgerHeader  *self,
                           MusterDb            *db,
                           gint64               id,
                           GError             **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, select_header, error);
  MusterHash hash;

  memset (self, 0, sizeof *self);
  if (stmt == NULL || !muster_stmt_find (stmt, id, _("This battle is not there any more."), error))
    return FALSE;

  read_row (self, stmt);
  if (!muster_stmt_check (stmt, error))
    return FALSE;

  muster_ledger_header_compute_hash (self, &hash);
  if (muster_hash_equal (&hash, &self->hash))
    return TRUE;

  g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT,
               _("The battle “%s” is damaged: its heading has been changed."), self->title);

  return FALSE;
}

static void
bind_more (MusterLedgerHeader *self,
           MusterStmt         *stmt,
           int                 first)
{
  muster_stmt_bind_int (stmt, first, self->turn);
  muster_stmt_bind_text (stmt, first + 1, get_text (self->winner));
  muster_stmt_bind_text (stmt, first + 2, get_text (self->score));
  muster_stmt_bind_text (stmt, first + 3, get_text (self->scenario));
}

gboolean
muster_ledger_header_insert (MusterLedgerHeader  *self,
                             MusterDb            *db,
                             GError             **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, insert_header, error);
  const char *texts[] = { self->uuid, self->ruleset, self->title, self->subject, self->search,
                          self->date, self->status };
  gint64 numbers[] = { self->archived, self->created, self->updated, self->touched, self->n_events,
                       self->n_entries, self->n_counting };

  if (stmt == NULL)
    return FALSE;

  muster_ledger_header_compute_hash (self, &self->hash);
  muster_stmt_bind_int (stmt, 1, self->id);
  muster_stmt_bind_texts (stmt, 2, texts, G_N_ELEMENTS (texts));
  muster_stmt_bind_ints (stmt, 9, numbers, G_N_ELEMENTS (numbers));
  muster_stmt_bind_hash (stmt, 16, &self->head);
  muster_stmt_bind_hash (stmt, 17, &self->state);
  muster_stmt_bind_hash (stmt, 18, &self->hash);
  muster_stmt_bind_int (stmt, 19, self->prepared);
  bind_more (self, stmt, 20);

  return muster_stmt_run (stmt, NULL, error);
}

static gboolean
update_indexed_columns (MusterLedgerHeader  *self,
                        MusterDb            *db,
                        GError             **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, update_indexed, error);

  if (stmt == NULL)
    return FALSE;

  muster_stmt_bind_int (stmt, 1, self->id);
  muster_stmt_bind_text (stmt, 2, self->title);
  muster_stmt_bind_text (stmt, 3, self->subject);
  muster_stmt_bind_text (stmt, 4, self->search);
  muster_stmt_bind_int (stmt, 5, self->touched);
  muster_stmt_bind_int (stmt, 6, self->archived);
  muster_stmt_bind_text (stmt, 7, self->status);
  muster_stmt_bind_int (stmt, 8, self->prepared);
  muster_stmt_bind_text (stmt, 9, self->ruleset);

  return muster_stmt_run (stmt, NULL, error);
}

gboolean
muster_ledger_header_update (MusterLedgerHeader  *self,
                             MusterDb            *db,
                             GError             **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, update_header, error);
  gint64 numbers[] = { self->updated, self->n_events, self->n_entries, self->n_counting };

  if (stmt == NULL)
    return FALSE;

  muster_ledger_header_compute_hash (self, &self->hash);
  muster_stmt_bind_int (stmt, 1, self->id);
  muster_stmt_bind_text (stmt, 2, self->date);
  muster_stmt_bind_ints (stmt, 3, numbers, G_N_ELEMENTS (numbers));
  muster_stmt_bind_hash (stmt, 7, &self->head);
  muster_stmt_bind_hash (stmt, 8, &self->state);
  muster_stmt_bind_hash (stmt, 9, &self->hash);
  bind_more (self, stmt, 10);

  return muster_stmt_run (stmt, NULL, error) && update_indexed_columns (self, db, error);
}

gboolean
muster_ledger_header_touch (MusterLedgerHeader  *self,
                            MusterDb            *db,
                            GError             **error)
{
  return muster_store_touch (db, "SELECT coalesce (max (touched), 0) FROM battle", &self->touched,
                             error);
}
