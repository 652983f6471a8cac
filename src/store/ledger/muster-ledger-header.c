/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/ledger/muster-ledger-header.h"

#include "core/muster-i18n.h"
#include "store/db/muster-store-values.h"

#include <string.h>

/* Reads and writes the row of a battle or a campaign. The columns are in the order in which the
 * hash covers them. A separate statement writes the indexed columns, so that an event does not
 * touch the index. */
#define COLUMNS                                                                                    \
  "id, uuid, ruleset, title, subject, search, date, status, archived, created, updated, touched,"  \
  " n_events, n_entries, n_counting, head, state, hash, prepared, {turn}, winner, score, {scene}"

static const char SELECT[] = "SELECT " COLUMNS " FROM {name} WHERE id = ?1";
static const char SELECT_LAST[] = "SELECT coalesce (max (touched), 0) FROM {name}";
static const char INSERT[] =
  "INSERT INTO {name} (" COLUMNS ") VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15,"
  " ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23)";
static const char UPDATE[] =
  "UPDATE {name} SET date = ?2, updated = ?3, n_events = ?4, n_entries = ?5, n_counting = ?6, head = ?7,"
  " state = ?8, hash = ?9, {turn} = ?10, winner = ?11, score = ?12, {scene} = ?13, created = ?14"
  " WHERE id = ?1";
static const char UPDATE_INDEXED[] =
  "UPDATE {name} SET title = ?2, subject = ?3, search = ?4, touched = ?5, archived = ?6, status = ?7,"
  " prepared = ?8, ruleset = ?9 WHERE id = ?1 AND (title <> ?2 OR subject <> ?3 OR search <> ?4"
  " OR touched <> ?5 OR archived <> ?6 OR status <> ?7 OR prepared <> ?8 OR ruleset <> ?9)";

#define N_FIRST_TEXTS 7
#define N_COUNTS      6

/* Pointers to the columns, grouped by type, each group in the order of the table. */
typedef struct
{
  char **texts[MUSTER_LEDGER_N_TEXTS];
  gint64 *counts[N_COUNTS]; /* after `archived` */
} Columns;

static Columns
get_columns (MusterLedgerHeader *self)
{
  return (Columns) {
    { &self->uuid, &self->ruleset, &self->title, &self->subject, &self->search, &self->date,
      &self->status, &self->winner, &self->score, &self->scene },
    { &self->created, &self->updated, &self->touched, &self->n_events, &self->n_entries,
      &self->n_counting },
  };
}

static const char *
get_text (const char *text)
{
  return text != NULL ? text : "";
}

static void
replace_text (char       **text,
              const char  *value)
{
  g_free (*text);
  *text = g_strdup (get_text (value));
}

void
muster_ledger_header_clear (MusterLedgerHeader *self)
{
  Columns columns = get_columns (self);

  for (guint i = 0; i < MUSTER_LEDGER_N_TEXTS; i++)
    g_free (*columns.texts[i]);
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

void
muster_ledger_header_set_summary (MusterLedgerHeader        *self,
                                  const MusterLedgerSummary *summary)
{
  replace_text (&self->status,
                summary->over ? MUSTER_LEDGER_STATUS_OVER : MUSTER_LEDGER_STATUS_OPEN);
  self->turn = summary->turn;
  replace_text (&self->winner, summary->winner);
  replace_text (&self->score, summary->score);
  replace_text (&self->scene, summary->scene);
  if (summary->date != NULL)
    replace_text (&self->date, summary->date);
}

gboolean
muster_ledger_header_is_over (const MusterLedgerHeader *self)
{
  return g_strcmp0 (self->status, MUSTER_LEDGER_STATUS_OVER) == 0;
}

void
muster_ledger_header_copy (MusterLedgerHeader       *self,
                           const MusterLedgerHeader *other)
{
  Columns from = get_columns ((MusterLedgerHeader *) other);
  Columns to = get_columns (self);

  self->kind = other->kind;
  for (guint i = 0; i < MUSTER_LEDGER_N_TEXTS; i++)
    replace_text (to.texts[i], *from.texts[i]);
  self->archived = other->archived;
  self->created = other->created;
  self->updated = other->updated;
  self->prepared = other->prepared;
  self->turn = other->turn;
}

/* Some columns were added to battles later. A row in which they are empty keeps its old hash. */
static gboolean
has_more (const MusterLedgerHeader *self)
{
  return self->kind->first_row_purpose == NULL || self->prepared != 0 || self->turn != 0 ||
         *get_text (self->winner) != '\0' || *get_text (self->score) != '\0' ||
         *get_text (self->scene) != '\0';
}

void
muster_ledger_header_compute_hash (const MusterLedgerHeader *self,
                                   MusterHash               *hash)
{
  const MusterLedgerKind *kind = self->kind;
  const char *texts[] = { self->uuid, self->ruleset, self->title, self->subject, self->search,
                          self->date, self->status };
  gint64 numbers[] = { self->id, self->archived, self->created, self->updated, self->touched,
                       self->n_events, self->n_entries, self->n_counting };
  MusterHasher hasher;

  muster_hasher_init (&hasher, has_more (self) ? kind->row_purpose : kind->first_row_purpose);
  muster_hasher_add_texts (&hasher, texts, G_N_ELEMENTS (texts));
  muster_hasher_add_ints (&hasher, numbers, G_N_ELEMENTS (numbers));
  muster_hasher_add_hash (&hasher, &self->head);
  muster_hasher_add_hash (&hasher, &self->state);
  if (has_more (self))
    {
      muster_hasher_add_int (&hasher, self->prepared);
      muster_hasher_add_int (&hasher, self->turn);
      muster_hasher_add_text (&hasher, get_text (self->winner));
      muster_hasher_add_text (&hasher, get_text (self->score));
      muster_hasher_add_text (&hasher, get_text (self->scene));
    }
  muster_hasher_finish (&hasher, hash);
}

gboolean
muster_ledger_header_load (MusterLedgerHeader      *self,
                           const MusterLedgerKind  *kind,
                           MusterDb                *db,
                           gint64                   id,
                           GError                 **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, muster_ledger_kind_sql (kind, SELECT), error);
  Columns columns = get_columns (self);
  MusterHash hash;

  memset (self, 0, sizeof *self);
  self->kind = kind;
  if (stmt == NULL || !muster_stmt_find (stmt, id, _(kind->missing), error))
    return FALSE;

  self->id = muster_stmt_get_int (stmt, 0);
  for (guint i = 0; i < N_FIRST_TEXTS; i++)
    *columns.texts[i] = muster_stmt_dup_text (stmt, 1 + (int) i);
  self->archived = muster_stmt_get_int (stmt, 8);
  for (guint i = 0; i < N_COUNTS; i++)
    *columns.counts[i] = muster_stmt_get_int (stmt, 9 + (int) i);
  muster_stmt_get_hash (stmt, 15, &self->head);
  muster_stmt_get_hash (stmt, 16, &self->state);
  muster_stmt_get_hash (stmt, 17, &self->hash);
  self->prepared = muster_stmt_get_int (stmt, 18);
  self->turn = muster_stmt_get_int (stmt, 19);
  for (guint i = N_FIRST_TEXTS; i < MUSTER_LEDGER_N_TEXTS; i++)
    *columns.texts[i] = muster_stmt_dup_text (stmt, 20 + (int) (i - N_FIRST_TEXTS));
  if (!muster_stmt_check (stmt, error))
    return FALSE;

  muster_ledger_header_compute_hash (self, &hash);

  return muster_hash_equal (&hash, &self->hash) ||
         muster_ledger_kind_fail (kind, error, MUSTER_STORE_ERROR_CORRUPT, MUSTER_LEDGER_IS_DAMAGED,
                                  .title = self->title, .what = _("its heading has been changed"));
}

static void
bind_more (MusterLedgerHeader *self,
           MusterStmt         *stmt,
           int                 first)
{
  muster_stmt_bind_int (stmt, first, self->turn);
  muster_stmt_bind_text (stmt, first + 1, get_text (self->winner));
  muster_stmt_bind_text (stmt, first + 2, get_text (self->score));
  muster_stmt_bind_text (stmt, first + 3, get_text (self->scene));
}

gboolean
muster_ledger_header_insert (MusterLedgerHeader  *self,
                             MusterDb            *db,
                             GError             **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, muster_ledger_kind_sql (self->kind, INSERT), error);
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

gboolean
muster_ledger_header_update (MusterLedgerHeader  *self,
                             MusterDb            *db,
                             GError             **error)
{
  const MusterLedgerKind *kind = self->kind;
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, muster_ledger_kind_sql (kind, UPDATE), error);
  g_autoptr (MusterStmt) indexed = NULL;
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
  muster_stmt_bind_int (stmt, 14, self->created);
  if (!muster_stmt_run (stmt, NULL, error))
    return FALSE;

  indexed = muster_stmt_new (db, muster_ledger_kind_sql (kind, UPDATE_INDEXED), error);
  if (indexed == NULL)
    return FALSE;

  muster_stmt_bind_int (indexed, 1, self->id);
  muster_stmt_bind_text (indexed, 2, self->title);
  muster_stmt_bind_text (indexed, 3, self->subject);
  muster_stmt_bind_text (indexed, 4, self->search);
  muster_stmt_bind_int (indexed, 5, self->touched);
  muster_stmt_bind_int (indexed, 6, self->archived);
  muster_stmt_bind_text (indexed, 7, self->status);
  muster_stmt_bind_int (indexed, 8, self->prepared);
  muster_stmt_bind_text (indexed, 9, self->ruleset);

  return muster_stmt_run (indexed, NULL, error);
}

gboolean
muster_ledger_header_touch (MusterLedgerHeader  *self,
                            MusterDb            *db,
                            GError             **error)
{
  return muster_store_touch (db, muster_ledger_kind_sql (self->kind, SELECT_LAST), &self->touched, error);
}
