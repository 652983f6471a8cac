/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/upkeep/muster-salvage-ledgers.h"

#include "core/muster-i18n.h"
#include "store/db/muster-meta.h"
#include "store/upkeep/muster-found-parts.h"
#include "store/upkeep/muster-salvage-private.h"

#include <string.h>

/* Salvages battles and campaigns. A ledger can be saved only with its origin, whose hash is the
 * first of the chain. From there events are taken as long as each follows from the one before. The
 * header is copied if it matches its hash; otherwise it is rebuilt from the origin, and the ledger
 * counts as cut, because nobody can tell where it ended. The hash of a row also proves its kind.
 * What follows an origin may still prove it if its own hash does not; otherwise the origin is kept
 * only on request, and its title says so. */

#define ORIGIN_TYPES "ntithh"
#define EVENT_TYPES  "iititithh"
#define DETAIL_TYPES "ntith"

typedef struct
{
  gint64 id;
  MusterLedgerOrigin origin;
} MusterFoundOrigin;

static void
free_header (gpointer data)
{
  muster_ledger_header_clear (data);
  g_free (data);
}

static void
free_origin (gpointer data)
{
  MusterFoundOrigin *found = data;

  muster_ledger_origin_clear (&found->origin);
  g_free (found);
}

static void
free_detail (gpointer data)
{
  muster_ledger_detail_clear (data);
  g_free (data);
}

MusterSalvageLedgers *
muster_salvage_ledgers_new (const MusterLedgerKind *kind)
{
  MusterSalvageLedgers *self = g_new0 (MusterSalvageLedgers, 1);

  self->kind = kind;
  self->headers = g_ptr_array_new_with_free_func (free_header);
  self->sound_headers = g_hash_table_new (g_str_hash, g_str_equal);
  self->origins = g_ptr_array_new_with_free_func (free_origin);
  self->doubtful_origins = g_ptr_array_new_with_free_func (free_origin);
  self->details = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, free_detail);
  self->n_expected = -1;

  return self;
}

void
muster_salvage_ledgers_free (MusterSalvageLedgers *self)
{
  g_hash_table_unref (self->sound_headers);
  g_ptr_array_unref (self->headers);
  g_ptr_array_unref (self->origins);
  g_ptr_array_unref (self->doubtful_origins);
  g_hash_table_unref (self->details);
  g_free (self);
}

static void
take_header (MusterSalvageLedgers  *self,
             const MusterCarvedRow *row)
{
  const MusterLedgerShape *shape = &self->kind->shape;
  MusterLedgerHeader *header = g_new0 (MusterLedgerHeader, 1);
  char **texts[MUSTER_LEDGER_N_TEXTS] = {
    &header->uuid, &header->ruleset, &header->title, &header->subject, &header->search, &header->date,
    &header->status, &header->winner, &header->score, &header->scene
  };
  gint64 *numbers[MUSTER_LEDGER_N_NUMBERS] = {
    &header->archived, &header->created, &header->updated, &header->touched, &header->n_events,
    &header->n_entries, &header->n_counting, &header->prepared, &header->turn
  };
  MusterHash hash;

  header->kind = self->kind;
  header->id = row->rowid;
  /* Columns that were added later are missing in rows that have not been written since. */
  for (guint i = 0; i < MUSTER_LEDGER_N_TEXTS; i++)
    if (shape->texts[i] < row->n_values)
      *texts[i] = muster_carver_row_dup_text (row, shape->texts[i]);
  for (guint i = 0; i < MUSTER_LEDGER_N_NUMBERS; i++)
    if (shape->numbers[i] < row->n_values)
      *numbers[i] = row->values[shape->numbers[i]].number;
  muster_carver_row_get_hash (row, shape->hashes[0], &header->head);
  muster_carver_row_get_hash (row, shape->hashes[1], &header->state);
  muster_carver_row_get_hash (row, shape->hashes[2], &header->hash);
  g_ptr_array_add (self->headers, header);

  muster_ledger_header_compute_hash (header, &hash);
  if (muster_hash_equal (&hash, &header->hash))
    g_hash_table_insert (self->sound_headers, header->uuid, header);
}

static gboolean
take_origin (MusterSalvageLedgers  *self,
             const MusterCarvedRow *row)
{
  MusterFoundOrigin *found = g_new0 (MusterFoundOrigin, 1);
  MusterHash hash;

  found->id = row->rowid;
  found->origin.uuid = muster_carver_row_dup_text (row, 1);
  found->origin.created = row->values[2].number;
  found->origin.document = muster_carver_row_dup_text (row, 3);
  muster_carver_row_get_hash (row, 4, &found->origin.state);
  muster_carver_row_get_hash (row, 5, &found->origin.hash);

  muster_ledger_origin_compute_hash (&found->origin, self->kind, &hash);
  if (muster_hash_equal (&hash, &found->origin.hash))
    {
      g_ptr_array_add (self->origins, found);
      return TRUE;
    }

  /* It may be one of another kind. */
  g_ptr_array_add (self->doubtful_origins, found);

  return FALSE;
}

/* Older copies of a row may be found as well. */
static gboolean
take_detail (MusterSalvageLedgers  *self,
             const MusterCarvedRow *row)
{
  MusterLedgerDetail *detail = g_new0 (MusterLedgerDetail, 1);
  const MusterLedgerDetail *other;
  MusterHash kept, computed;
  gboolean fits;

  detail->uuid = muster_carver_row_dup_text (row, 1);
  detail->edition = row->values[2].number;
  detail->document = muster_carver_row_dup_text (row, 3);
  muster_carver_row_get_hash (row, 4, &kept);
  muster_ledger_detail_compute_hash (detail, self->kind, &computed);
  fits = muster_hash_equal (&kept, &computed);
  other = g_hash_table_lookup (self->details, detail->uuid);
  if (fits && (other == NULL || other->edition < detail->edition))
    g_hash_table_replace (self->details, detail->uuid, detail);
  else
    free_detail (detail);

  return fits;
}

gboolean
muster_salvage_ledgers_is_event (const MusterCarvedRow *row)
{
  return muster_carver_row_fits (row, FALSE, EVENT_TYPES);
}

gboolean
muster_salvage_ledgers_take (MusterSalvageLedgers  *self,
                             const MusterCarvedRow *row)
{
  const MusterLedgerShape *shape = &self->kind->shape;

  if (muster_carver_row_fits (row, TRUE, shape->types) ||
      (shape->first_types != NULL && muster_carver_row_fits (row, TRUE, shape->first_types)))
    {
      take_header (self, row);
      return TRUE;
    }

  return (muster_carver_row_fits (row, TRUE, ORIGIN_TYPES) && take_origin (self, row)) ||
         (muster_carver_row_fits (row, TRUE, DETAIL_TYPES) && take_detail (self, row));
}

static gboolean
read_event (const MusterCarvedRow *row,
            MusterLedgerEvent     *event)
{
  g_autofree char *kind = muster_carver_row_dup_text (row, 2);

  event->seq = row->values[1].number;
  event->place = row->values[3].number;
  event->payload = muster_carver_row_dup_text (row, 4);
  event->recorded = row->values[5].number;
  event->program = muster_carver_row_dup_text (row, 6);
  muster_carver_row_get_hash (row, 7, &event->state);
  muster_carver_row_get_hash (row, 8, &event->hash);

  return muster_ledger_event_set_kind (event, kind);
}

typedef struct
{
  MusterSalvageLedgers *ledgers;
  MusterSalvage *salvage;
  MusterCarver *carver;
  GArray *events;
  MusterDb *db;
} Saving;

/* The event that follows @before, from whatever claims to be number @seq of the ledger. */
static gboolean
find_event (const Saving      *saving,
            gint64             old_id,
            gint64             seq,
            const MusterHash  *before,
            MusterLedgerEvent *event)
{
  guint index = muster_found_parts_find (saving->events, old_id, seq);
  const MusterFoundPart *part;

  while ((part = muster_found_parts_get (saving->events, index++, old_id, seq)) != NULL)
    {
      g_auto (MusterLedgerEvent) found = { 0 };
      MusterCarvedRow row;
      MusterHash hash;

      if (!muster_carver_read (saving->carver, &part->place, &row) || !read_event (&row, &found))
        continue;

      muster_ledger_event_compute_hash (&found, before, &hash);
      if (muster_hash_equal (&hash, &found.hash))
        {
          *event = found;
          memset (&found, 0, sizeof found);
          return TRUE;
        }
    }

  return FALSE;
}

static gboolean
copy_events (const Saving        *saving,
             gint64               old_id,
             const MusterHash    *first,
             MusterLedgerHeader  *header,
             GError             **error)
{
  g_auto (MusterLogFold) fold = { 0 };
  MusterHash found = *first;

  muster_log_fold_init (&fold);
  while (TRUE)
    {
      g_auto (MusterLedgerEvent) event = { 0 };
      MusterHash before = header->head;

      if (!find_event (saving, old_id, header->n_events + 1, &found, &event) ||
          !muster_log_fold_apply (&fold, &event))
        return TRUE;
      found = event.hash;
      if (!muster_ledger_event_insert (&event, header->kind, saving->db, header->id, &before, error))
        return FALSE;

      header->n_events = event.seq;
      header->n_entries = fold.entries->len;
      header->n_counting = fold.n_counting;
      header->head = event.hash;
      header->state = event.state;
    }
}

static void
add_loss (const Saving              *saving,
          MusterLedgerSaying         saying,
          const MusterLedgerSubject *subject)
{
  muster_salvage_take_loss (saving->salvage,
                            muster_ledger_kind_say (saving->ledgers->kind, saying, subject));
}

static void
report (const Saving             *saving,
        const MusterLedgerHeader *kept,
        const MusterLedgerHeader *header)
{
  MusterLedgerSubject subject = { .title = header->title, .number = header->n_events };

  if (kept != NULL && muster_hash_equal (&kept->head, &header->head))
    {
      saving->ledgers->n_whole++;
      return;
    }

  saving->ledgers->n_cut++;
  subject.of = kept != NULL ? kept->n_events : 0;
  add_loss (saving, kept != NULL ? MUSTER_LEDGER_WAS_CUT : MUSTER_LEDGER_LOST_ITS_HEADING, &subject);
}

static void
fill_header (const Saving            *saving,
             const MusterFoundOrigin *found,
             MusterLedgerHeader      *header)
{
  const MusterLedgerHeader *kept =
    g_hash_table_lookup (saving->ledgers->sound_headers, found->origin.uuid);

  if (kept != NULL)
    muster_ledger_header_copy (header, kept);
  else
    muster_ledger_origin_describe (&found->origin, saving->ledgers->kind, header);
}

/* @header: (inout): with its title */
static gboolean
keep_ledger (const Saving        *saving,
             MusterFoundOrigin   *found,
             MusterLedgerHeader  *header,
             GError             **error)
{
  const MusterLedgerKind *kind = saving->ledgers->kind;
  const char *uuid = found->origin.uuid;
  const MusterLedgerHeader *kept = g_hash_table_lookup (saving->ledgers->sound_headers, uuid);
  const MusterLedgerDetail *detail = g_hash_table_lookup (saving->ledgers->details, uuid);
  MusterHash first = found->origin.hash;
  MusterDb *db = saving->db;

  muster_ledger_origin_compute_hash (&found->origin, kind, &header->head);
  header->state = found->origin.state;

  if (detail != NULL)
    saving->ledgers->n_details++;

  return muster_tally_add (db, kind->name, &header->id, error) &&
         muster_ledger_header_touch (header, db, error) &&
         muster_ledger_header_insert (header, db, error) &&
         muster_ledger_origin_insert (&found->origin, kind, db, header->id, error) &&
         copy_events (saving, kept != NULL ? kept->id : found->id, &first, header, error) &&
         muster_ledger_header_update (header, db, error) &&
         (detail == NULL || muster_ledger_detail_put (detail, kind, db, header->id, error));
}

static gboolean
save_ledger (const Saving       *saving,
             MusterFoundOrigin  *found,
             GError            **error)
{
  g_auto (MusterLedgerHeader) header = { 0 };

  fill_header (saving, found, &header);
  if (!keep_ledger (saving, found, &header, error))
    return FALSE;

  report (saving, g_hash_table_lookup (saving->ledgers->sound_headers, found->origin.uuid), &header);

  return TRUE;
}

/* Its hash may be what was hit: then the first event, or the heading, follows from the right one. */
static gboolean
prove (const Saving      *saving,
       MusterFoundOrigin *found)
{
  const MusterLedgerHeader *kept =
    g_hash_table_lookup (saving->ledgers->sound_headers, found->origin.uuid);
  g_auto (MusterLedgerEvent) event = { 0 };
  MusterHash hash;

  muster_ledger_origin_compute_hash (&found->origin, saving->ledgers->kind, &hash);
  if (kept != NULL && kept->n_events == 0
        ? !muster_hash_equal (&kept->head, &hash)
        : !find_event (saving, kept != NULL ? kept->id : found->id, 1, &hash, &event))
    return FALSE;

  found->origin.hash = hash;

  return TRUE;
}

/* Whatever it is that was changed, the rest of the file must not suffer from it. */
static gboolean
keep_unproved (const Saving       *saving,
               MusterFoundOrigin  *found,
               GError            **error)
{
  g_auto (MusterLedgerHeader) header = { 0 };
  g_autoptr (GError) problem = NULL;
  g_autofree char *title = NULL;

  if (!muster_db_exec (saving->db, "SAVEPOINT unproved", error))
    return FALSE;

  fill_header (saving, found, &header);
  /* Translators: the title of a battle or a campaign that may not be what it was. */
  title = g_strdup_printf (_("%s (unproved)"), header.title);
  muster_ledger_header_set_title (&header, title);
  if (!keep_ledger (saving, found, &header, &problem))
    return muster_db_exec (saving->db, "ROLLBACK TO unproved; RELEASE unproved", error);

  saving->ledgers->n_unproved++;
  add_loss (saving, MUSTER_LEDGER_IS_UNPROVED,
            &(MusterLedgerSubject) { .title = header.title, .number = header.n_events });

  return muster_db_exec (saving->db, "RELEASE unproved", error);
}

/* A heading says of which kind it is. */
static gboolean
is_of_kind (const MusterSalvageLedgers *self,
            const char                 *uuid)
{
  for (guint i = 0; i < self->headers->len; i++)
    if (g_strcmp0 (((const MusterLedgerHeader *) self->headers->pdata[i])->uuid, uuid) == 0)
      return TRUE;

  return FALSE;
}

static gboolean
save_doubtful (const Saving        *saving,
               MusterSalvageFlags   flags,
               GHashTable          *seen,
               GError             **error)
{
  MusterSalvageLedgers *self = saving->ledgers;

  for (guint i = 0; i < self->doubtful_origins->len; i++)
    {
      MusterFoundOrigin *found = self->doubtful_origins->pdata[i];

      if (g_hash_table_contains (seen, found->origin.uuid) || !is_of_kind (self, found->origin.uuid))
        continue;
      if (prove (saving, found))
        {
          g_hash_table_add (seen, found->origin.uuid);
          if (!save_ledger (saving, found, error))
            return FALSE;
        }
      else if (!(flags & MUSTER_SALVAGE_UNPROVED))
        self->n_unproved++;
      else if (!keep_unproved (saving, found, error))
        return FALSE;
      else
        g_hash_table_add (seen, found->origin.uuid);
    }

  return TRUE;
}

/* Nobody can tell whose they were: as many as have lost them are not as they were. */
static void
report_lost_details (const Saving *saving,
                     GHashTable   *seen)
{
  MusterSalvageLedgers *self = saving->ledgers;
  gint64 n_found = self->n_details;
  GHashTableIter iter;
  gpointer uuid;
  guint n_harmed;

  g_hash_table_iter_init (&iter, self->details);
  while (g_hash_table_iter_next (&iter, &uuid, NULL))
    n_found += !g_hash_table_contains (seen, uuid) && is_of_kind (self, uuid);
  if (self->n_expected_details <= n_found)
    return;

  n_harmed = (guint) MIN (self->n_expected_details - n_found, self->n_whole);
  self->n_whole -= n_harmed;
  self->n_cut += n_harmed;
  add_loss (saving, MUSTER_LEDGER_LOST_DETAILS,
            &(MusterLedgerSubject) { .number = self->n_expected_details - n_found });
}

static void
report_lost (const Saving       *saving,
             MusterSalvageFlags  flags,
             GHashTable         *seen)
{
  MusterSalvageLedgers *self = saving->ledgers;
  guint n_kept = self->n_whole + self->n_cut +
                 (flags & MUSTER_SALVAGE_UNPROVED ? self->n_unproved : 0);
  MusterLedgerSubject missing = { .number = self->n_expected - n_kept };

  for (guint i = 0; i < self->headers->len; i++)
    {
      const MusterLedgerHeader *header = self->headers->pdata[i];

      if (g_hash_table_add (seen, header->uuid))
        add_loss (saving, MUSTER_LEDGER_IS_LOST, &(MusterLedgerSubject) { .title = header->title });
    }
  if (missing.number > 0)
    add_loss (saving, MUSTER_LEDGER_NOT_FOUND, &missing);
}

static int
compare_origins (gconstpointer a,
                 gconstpointer b,
                 gpointer      data)
{
  MusterSalvageLedgers *self = data;
  const MusterFoundOrigin *origins[] = { *(MusterFoundOrigin *const *) a,
                                         *(MusterFoundOrigin *const *) b };
  gint64 touched[2];

  for (guint i = 0; i < 2; i++)
    {
      const MusterLedgerHeader *header =
        g_hash_table_lookup (self->sound_headers, origins[i]->origin.uuid);

      touched[i] = header != NULL ? header->touched : 0;
    }

  return touched[0] < touched[1] ? -1 : touched[0] > touched[1];
}

gboolean
muster_salvage_ledgers_save (MusterSalvageLedgers  *self,
                             MusterSalvage         *salvage,
                             MusterCarver          *carver,
                             GArray                *events,
                             MusterSalvageFlags     flags,
                             MusterDb              *db,
                             GError               **error)
{
  Saving saving = { self, salvage, carver, events, db };
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  /* In their old order of use. */
  g_ptr_array_sort_with_data (self->origins, compare_origins, self);
  for (guint i = 0; i < self->origins->len; i++)
    {
      MusterFoundOrigin *found = self->origins->pdata[i];

      if (g_hash_table_add (seen, found->origin.uuid) && !save_ledger (&saving, found, error))
        return FALSE;
    }

  if (!save_doubtful (&saving, flags, seen, error))
    return FALSE;

  report_lost_details (&saving, seen);
  report_lost (&saving, flags, seen);

  return TRUE;
}
