/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/club/muster-club-archive.h"

#include "core/club/muster-club-csv.h"
#include "core/club/muster-club-date.h"
#include "core/club/muster-club-import.h"
#include "core/club/muster-club-json.h"
#include "core/club/muster-club-name.h"
#include "core/club/muster-club-season.h"
#include "core/muster-csv-scan.h"
#include "core/muster-i18n.h"
#include "core/muster-text.h"
#include "store/club/muster-club-seasons.h"
#include "store/club/muster-club-store-private.h"
#include "store/documents/muster-document-kinds.h"

#include <string.h>

enum
{
  RESULTS,
  MEMBERS,
  MERGES,
  SEASONS,
  EVENINGS,
  EVENTS,
};

const char *const muster_club_archive_files[] = { "results.csv", "members.csv", "merges.csv", "seasons.csv",
                                                  "evenings.csv", "events.csv", NULL };

#define N_FILES (G_N_ELEMENTS (muster_club_archive_files) - 1)
#define MAX_COLUMNS 10

/* Of results the columns are those of `club export`. */
static const char *const COLUMNS[N_FILES][MAX_COLUMNS] = {
  [MEMBERS] = { "name", "nickname", "since", "contact", "notes", "named", "active", "removed", "key", NULL },
  [MERGES] = { "name", "member", "kind", NULL },
  [SEASONS] = { "name", "from", "to", "win", "draw", "loss", NULL },
  [EVENINGS] = { "key", "document", NULL },
  [EVENTS] = { "key", "document", NULL },
};

static void
append_row (GString           *csv,
            const char *const *cells)
{
  for (guint i = 0; cells[i] != NULL; i++)
    {
      g_autofree char *guarded = muster_csv_is_formula (cells[i]) ? g_strconcat ("'", cells[i], NULL) : NULL;

      if (i > 0)
        g_string_append_c (csv, ',');
      muster_csv_append_exact (csv, guarded != NULL ? guarded : cells[i]);
    }
  g_string_append (csv, "\r\n");
}

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The keys of a table by name. */
static GPtrArray *
list_keys (GHashTable *table)
{
  GPtrArray *keys = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, table);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    g_ptr_array_add (keys, key);
  g_ptr_array_sort (keys, compare_texts);

  return keys;
}

static void
write_members (GString                 *csv,
               const MusterClubContent *club)
{
  g_autoptr (GPtrArray) names = list_keys (club->members);

  for (guint i = 0; i < names->len; i++)
    {
      const MusterClubMember *member = g_hash_table_lookup (club->members, names->pdata[i]);
      const char *removed = !member->is_gone ? "" : *member->gone_since != '\0' ? member->gone_since : "yes";
      const char *cells[] = { member->name, member->nickname, member->since, member->contact, member->notes,
                              member->is_named ? "yes" : "no", member->is_active ? "yes" : "no", removed,
                              member->key, NULL };

      append_row (csv, cells);
    }
}

static void
write_merges (GString                 *csv,
              const MusterClubContent *club)
{
  g_autoptr (GPtrArray) aliases = list_keys (club->merges);
  g_autoptr (GPtrArray) names = list_keys (club->members);

  for (guint i = 0; i < aliases->len; i++)
    {
      const char *cells[] = { aliases->pdata[i], g_hash_table_lookup (club->merges, aliases->pdata[i]),
                              "merged",
                              NULL };

      append_row (csv, cells);
    }
  for (guint i = 0; i < names->len; i++)
    {
      const MusterClubMember *member = g_hash_table_lookup (club->members, names->pdata[i]);

      for (guint j = 0; member->formers[j] != NULL; j++)
        {
          const char *cells[] = { member->formers[j], member->name, "older", NULL };

          append_row (csv, cells);
        }
    }
}

static void
write_seasons (GString                 *csv,
               const MusterClubContent *club)
{
  for (guint i = 0; i < club->seasons->len; i++)
    {
      const MusterClubSeason *season = club->seasons->pdata[i];
      g_autofree char *win = g_strdup_printf ("%d", season->scoring.worth[MUSTER_CLUB_WIN]);
      g_autofree char *draw = g_strdup_printf ("%d", season->scoring.worth[MUSTER_CLUB_DRAW]);
      g_autofree char *loss = g_strdup_printf ("%d", season->scoring.worth[MUSTER_CLUB_LOSS]);
      const char *cells[] = { season->name, season->from, season->to, win, draw, loss, NULL };

      append_row (csv, cells);
    }
}

static void
write_document_cb (const MusterVersion *document,
                   gpointer              data)
{
  const char *cells[] = { document->key, document->content, NULL };

  if (document->fault == NULL)
    append_row (data, cells);
}

static guint
find_file (const char *file)
{
  guint i = 0;

  while (i < N_FILES && strcmp (muster_club_archive_files[i], file) != 0)
    i++;

  return i;
}

char *
muster_club_archive_write (MusterStore  *store,
                           const char   *file,
                           GError      **error)
{
  guint which = find_file (file);
  g_autoptr (MusterClubContent) club = muster_club_store_load (muster_store_get_club (store), error);
  g_autoptr (GString) csv = g_string_new (NULL);

  g_return_val_if_fail (which < N_FILES, NULL);

  if (club == NULL)
    return NULL;
  if (club->n_damaged > 0)
    {
      g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT,
                           _("Part of the club cannot be read, and would be missing."));
      return NULL;
    }
  if (which == RESULTS)
    {
      g_autoptr (MusterClubBook) book = muster_club_book_new (club->results, NULL);

      return muster_club_csv_write (book);
    }

  append_row (csv, COLUMNS[which]);
  if (which == MEMBERS)
    write_members (csv, club);
  else if (which == MERGES)
    write_merges (csv, club);
  else if (which == SEASONS)
    write_seasons (csv, club);
  else if (!muster_documents_visit (muster_store_get_documents (store),
                                    which == EVENINGS ? &muster_evening_kind : &muster_event_kind,
                                    write_document_cb, csv, error))
    return NULL;

  return g_string_free (g_steal_pointer (&csv), FALSE);
}

/* What reading a table needs. */
typedef struct
{
  MusterStore *store;
  MusterChange *change;
  guint which;
  guint line;
  GHashTable *members; /* (element-type utf8 MusterClubMember): by name, those of the tables */
} Reader;

static gboolean
refuse (const Reader  *self,
        const char    *reason,
        GError       **error)
{
  g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT, _("%s: line %u: %s"),
               muster_club_archive_files[self->which], self->line, reason);

  return FALSE;
}

static gboolean
read_member (Reader             *self,
             const char *const  *cells,
             GError            **error)
{
  g_autoptr (MusterClubMember) member = muster_club_member_new (cells[0]);
  char **const texts[] = { &member->nickname, &member->since, &member->contact, &member->notes };
  g_autofree char *fault = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    muster_text_set (texts[i], cells[1 + i], MUSTER_CLUB_MAX_NOTES);
  member->is_named = strcmp (cells[5], "no") != 0;
  member->is_active = strcmp (cells[6], "no") != 0;
  member->is_gone = *cells[7] != '\0';
  if (member->is_gone && strcmp (cells[7], "yes") != 0)
    muster_text_set (&member->gone_since, cells[7], MUSTER_CLUB_MAX_NAME);
  if (!g_uuid_string_is_valid (cells[8]))
    return refuse (self, _("the key is no UUID"), error);
  muster_text_set (&member->key, cells[8], MUSTER_CLUB_MAX_NAME);
  fault = muster_club_member_dup_fault (member);
  if (fault == NULL && *member->gone_since != '\0' && !muster_club_date_is_valid (member->gone_since))
    fault = muster_club_date_dup_fault (member->gone_since);
  if (fault != NULL)
    return refuse (self, fault, error);
  if (g_hash_table_contains (self->members, member->name))
    return refuse (self, _("this member is there already"), error);
  g_hash_table_insert (self->members, member->name, member);
  g_steal_pointer (&member);

  return TRUE;
}

static gboolean
read_merge (Reader             *self,
            const char *const  *cells,
            GError            **error)
{
  g_autofree char *content = NULL;
  g_autofree char *key = NULL;
  MusterClubMember *member = g_hash_table_lookup (self->members, cells[1]);
  guint n;

  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *fault = muster_club_name_dup_fault (cells[i]);

      if (fault != NULL)
        return refuse (self, fault, error);
    }
  if (strcmp (cells[2], "merged") == 0)
    {
      content = muster_club_kinds_merge_dup_content (cells[0], cells[1]);
      key = g_uuid_string_random ();
      return muster_change_put (self->change, &muster_merge_kind, key, content, error);
    }
  if (strcmp (cells[2], "older") != 0 || member == NULL)
    return refuse (self, _("it must be merged, or older and of somebody in members.csv"), error);

  n = g_strv_length (member->formers);
  member->formers = g_renew (char *, member->formers, n + 2);
  member->formers[n] = g_strdup (cells[0]);
  member->formers[n + 1] = NULL;

  return TRUE;
}

static gboolean
read_season (Reader             *self,
             const char *const  *cells,
             GError            **error)
{
  g_autofree char *worth = g_strdup_printf ("%s,%s,%s", cells[3], cells[4], cells[5]);
  g_autoptr (MusterClubSeason) season = NULL;
  g_autofree char *fault = NULL;
  MusterClubScoring scoring;

  if (!muster_club_scoring_parse (worth, &scoring))
    fault = muster_club_scoring_dup_fault (worth);
  if (fault == NULL)
    {
      season = muster_club_season_new (cells[0], cells[1], cells[2], &scoring);
      fault = muster_club_season_dup_fault (season);
    }

  return fault != NULL ? refuse (self, fault, error)
                       : muster_club_seasons_put (season, muster_store_get_documents (self->store), error);
}

static gboolean
read_document (Reader             *self,
               const char *const  *cells,
               GError            **error)
{
  const MusterDocumentKind *kind = self->which == EVENINGS ? &muster_evening_kind : &muster_event_kind;
  g_autoptr (GError) problem = NULL;

  if (!g_uuid_string_is_valid (cells[0]))
    return refuse (self, _("the key is no UUID"), error);

  return muster_change_put (self->change, kind, cells[0], cells[1], &problem) ||
         refuse (self, problem->message, error);
}

static gboolean
has_columns (MusterCsvScan     *scan,
             const char *const *columns)
{
  guint n = g_strv_length ((char **) columns);

  for (guint i = 0; i < n; i++)
    {
      if (muster_csv_scan_get_n_cells (scan) != n ||
          strcmp (muster_csv_scan_get_cell (scan, i), columns[i]) != 0)
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_table (Reader      *self,
            const char  *text,
            GError     **error)
{
  static gboolean (*const READ[]) (Reader *self, const char *const *cells, GError **error) = {
    [MEMBERS] = read_member, [MERGES] = read_merge, [SEASONS] = read_season, [EVENINGS] = read_document,
    [EVENTS] = read_document,
  };
  const char *const *columns = COLUMNS[self->which];
  guint n = g_strv_length ((char **) columns);
  g_auto (MusterCsvScan) scan = { 0 };

  self->line = 1;
  if (!g_utf8_validate (text, -1, NULL))
    return refuse (self, _("not UTF-8"), error);
  muster_csv_scan_init (&scan, text, strlen (text));
  if (!muster_csv_scan_next (&scan) || !has_columns (&scan, columns))
    return refuse (self, _("these are not the columns that Muster writes"), error);
  while (muster_csv_scan_next (&scan))
    {
      const char *cells[MAX_COLUMNS] = { NULL };

      self->line = scan.line;
      if (scan.fault != MUSTER_CSV_SOUND || muster_csv_scan_get_n_cells (&scan) != n)
        return refuse (self, _("a line that cannot be read"), error);
      for (guint i = 0; i < n; i++)
        cells[i] = muster_csv_skip_guard (muster_csv_scan_get_cell (&scan, i));
      if (!READ[self->which] (self, cells, error))
        return FALSE;
    }

  return TRUE;
}

/* Older names came with the merges. */
static gboolean
put_members (Reader  *self,
             GError **error)
{
  g_autoptr (GPtrArray) names = list_keys (self->members);

  for (guint i = 0; i < names->len; i++)
    {
      const MusterClubMember *member = g_hash_table_lookup (self->members, names->pdata[i]);
      g_autofree char *json = muster_club_member_to_json (member);

      if (!muster_change_put (self->change, &muster_member_kind, member->key, json, error))
        return FALSE;
    }

  return TRUE;
}

/* After all else: what evenings and events know by themselves is there already. */
static gboolean
read_results (Reader      *self,
              const char  *text,
              GError     **error)
{
  MusterClubStore *store = muster_store_get_club (self->store);
  g_autoptr (MusterClubContent) club = muster_club_store_load (store, error);
  g_autoptr (MusterClubImport) import = NULL;
  g_autoptr (GHashTable) known = NULL;

  if (club == NULL)
    return FALSE;
  known = muster_club_store_content_index (club);
  import = muster_club_import_new (text, strlen (text), muster_club_archive_files[RESULTS], known,
                                   club->names,
                                   error);
  if (import == NULL)
    return FALSE;
  for (guint i = 0; i < import->records->len; i++)
    {
      const MusterClubRecord *record = &g_array_index (import->records, MusterClubRecord, i);

      self->line = record->line;
      if (record->fate == MUSTER_CLUB_REFUSED)
        return refuse (self, record->reason, error);
    }
  for (guint i = 0; i < import->results->len; i++)
    {
      const MusterClubResult *result = import->results->pdata[i];
      g_autofree char *content = muster_club_json_write_result (result);

      if (!muster_change_put (self->change, &muster_result_kind, result->head.battle, content, error))
        return FALSE;
    }

  return TRUE;
}

gboolean
muster_club_archive_read (MusterStore        *store,
                          const char *const  *texts,
                          GError            **error)
{
  g_autoptr (MusterChange) change = NULL;
  g_autoptr (GHashTable) members =
    g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) muster_club_member_free);
  Reader self = { .store = store, .members = members };

  change = muster_change_begin (muster_store_get_documents (store), MUSTER_AREA_CLUB, _("A whole "
                                                                                        "club imported"),
                                error);
  if (change == NULL)
    return FALSE;
  self.change = change;
  for (self.which = MEMBERS; self.which < N_FILES; self.which++)
    {
      if (texts[self.which] != NULL && !read_table (&self, texts[self.which], error))
        return FALSE;
    }
  self.which = RESULTS;

  return put_members (&self, error) && (texts[RESULTS] == NULL ||
         read_results (&self, texts[RESULTS], error)) &&
         muster_change_commit (change, error);
}
