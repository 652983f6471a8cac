/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-preview.h"

#include "core/club/muster-club-guess.h"
#include "core/muster-i18n.h"

#include <langinfo.h>

/* A line is put into words only when it is shown, since there may be a million. */

struct _MusterClubPreview
{
  MusterItems parent_instance;

  MusterClubImport *import;
  GArray *shown; /* guint, indexes into the records; NULL: all */
  gboolean only_refused;
};

G_DEFINE_FINAL_TYPE (MusterClubPreview, muster_club_preview, MUSTER_TYPE_ITEMS)

static guint
muster_club_preview_count (MusterItems *items)
{
  MusterClubPreview *self = MUSTER_CLUB_PREVIEW (items);

  return self->shown != NULL ? self->shown->len : self->import->records->len;
}

static gpointer
muster_club_preview_take (MusterItems *items,
                          guint        position)
{
  MusterClubPreview *self = MUSTER_CLUB_PREVIEW (items);
  guint record = self->shown != NULL ? g_array_index (self->shown, guint, position) : position;

  return muster_club_preview_line_new (&g_array_index (self->import->records, MusterClubRecord, record));
}

enum
{
  PROP_0,
  PROP_SUMMARY,
  PROP_COLUMNS,
  PROP_CAN_ACCEPT,
  PROP_ONLY_REFUSED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* All that the worker needs, and the texts that it returns. */
typedef struct
{
  GBytes *file;
  char *origin;
  GPtrArray *results;
  MusterClubNames *names;
} Job;

static void
free_job (gpointer data)
{
  Job *job = data;

  g_bytes_unref (job->file);
  g_free (job->origin);
  g_ptr_array_unref (job->results);
  muster_club_names_unref (job->names);
  g_free (job);
}

static char *
dup_summary (MusterClubPreview *self)
{
  const guint *n = self->import->n_battles;
  g_autofree char *taken = g_strdup_printf (
    dngettext (GETTEXT_PACKAGE, "%u battle will be added", "%u battles will be added", n[MUSTER_CLUB_TAKEN]),
    n[MUSTER_CLUB_TAKEN]);

  /* Translators: before it, how many battles are taken. */
  return g_strdup_printf (_("%s, %u there already, %u refused; new members: %u"), taken, n[MUSTER_CLUB_KNOWN],
                          n[MUSTER_CLUB_REFUSED], self->import->new_players->len);
}

static char *
dup_columns (MusterClubPreview *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->import->unknown->len; i++)
    g_string_append_printf (text, "%s“%s”", i > 0 ? ", " : "",
                            (const char *) self->import->unknown->pdata[i]);
  return g_string_free (text, FALSE);
}

static void
set_only_refused (MusterClubPreview *self,
                  gboolean           only_refused)
{
  guint n_before = muster_club_preview_count (MUSTER_ITEMS (self));

  if (self->only_refused == only_refused)
    return;

  self->only_refused = only_refused;
  g_clear_pointer (&self->shown, g_array_unref);
  if (only_refused)
    self->shown = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; only_refused && i < self->import->records->len; i++)
    if (g_array_index (self->import->records, MusterClubRecord, i).fate == MUSTER_CLUB_REFUSED)
      g_array_append_val (self->shown, i);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, n_before,
                              muster_club_preview_count (MUSTER_ITEMS (self)));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ONLY_REFUSED]);
}

static void
muster_club_preview_get_property (GObject    *object,
                                  guint       prop_id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  MusterClubPreview *self = MUSTER_CLUB_PREVIEW (object);

  switch (prop_id)
    {
    case PROP_SUMMARY:
      g_value_take_string (value, dup_summary (self));
      break;
    case PROP_COLUMNS:
      g_value_take_string (value, dup_columns (self));
      break;
    case PROP_CAN_ACCEPT:
      g_value_set_boolean (value, self->import->results->len > 0);
      break;
    case PROP_ONLY_REFUSED:
      g_value_set_boolean (value, self->only_refused);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_club_preview_set_property (GObject      *object,
                                  guint         prop_id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_ONLY_REFUSED:
      set_only_refused (MUSTER_CLUB_PREVIEW (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterClubPreview, shown, g_array_unref),
  MUSTER_OWNED (MusterClubPreview, import, muster_club_import_free),
};

static void
muster_club_preview_class_init (MusterClubPreviewClass *klass)
{
  MusterItemsClass *items_class = MUSTER_ITEMS_CLASS (klass);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags shown = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
  items_class->item_type = MUSTER_TYPE_CLUB_PREVIEW_LINE;
  items_class->count = muster_club_preview_count;
  items_class->take = muster_club_preview_take;

  object_class->get_property = muster_club_preview_get_property;
  object_class->set_property = muster_club_preview_set_property;

  properties[PROP_SUMMARY] = g_param_spec_string ("summary", NULL, NULL, "", shown);
  properties[PROP_COLUMNS] = g_param_spec_string ("columns", NULL, NULL, "", shown);
  properties[PROP_CAN_ACCEPT] = g_param_spec_boolean ("can-accept", NULL, NULL, FALSE, shown);
  properties[PROP_ONLY_REFUSED] =
    g_param_spec_boolean ("only-refused", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_club_preview_init (MusterClubPreview *self)
{
}

/* A table that is not the club's own, read for what it most likely means. NULL: it cannot be read. */
static MusterClubImport *
guess (const Job   *job,
       const char  *text,
       gsize        length,
       GError     **error)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *today = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *language = g_strndup (g_get_language_names ()[0], 2);
  const MusterClubReader reader = { today, muster_club_order_of_format (nl_langinfo (D_FMT)),
                                    g_ascii_islower (*language) ? language : "" };
  const MusterClubSettings settings = { MUSTER_CLUB_LAYOUT_UNKNOWN, MUSTER_CLUB_N_ORDERS, NULL };
  const MusterClubGuessClub club = { job->results, job->names, NULL, FALSE };
  g_autoptr (MusterClubSheet) sheet =
    muster_club_sheet_new (text, length, job->origin, MUSTER_CLUB_N_ENCODINGS, '\0', error);
  g_autoptr (MusterClubMeanings) meanings =
    sheet != NULL ? muster_club_meanings_new (sheet, &settings, &reader, error) : NULL;
  g_autoptr (MusterClubGuess) found =
    meanings != NULL ? muster_club_guess_new (sheet, meanings, &reader, &club) : NULL;

  return found != NULL ? muster_club_guess_to_import (found, sheet) : NULL;
}

static void
read_cb (GTask        *task,
         gpointer      source,
         gpointer      data,
         GCancellable *cancellable)
{
  Job *job = data;
  g_autoptr (GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GError) error = NULL;
  MusterClubImport *import;
  gsize length;
  const char *text = g_bytes_get_data (job->file, &length);

  /* Go backwards, so that of several results with the same battle the first one counts. */
  for (guint i = job->results->len; i-- > 0; )
    {
      MusterClubResult *result = job->results->pdata[i];

      g_hash_table_replace (known, (char *) result->head.battle, result);
    }
  /* The club's own table is read to the letter; any other is guessed. */
  import = muster_club_import_new (text, length, job->origin, known, job->names, NULL);
  if (import == NULL)
    import = guess (job, text, length, &error);
  if (import != NULL)
    g_task_return_pointer (task, import, (GDestroyNotify) muster_club_import_free);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

/**
 * muster_club_preview_read_async:
 * @club: that is loaded
 * @origin: what to call the file in an error
 */
void
muster_club_preview_read_async (MusterClub          *club,
                                GBytes              *file,
                                const char          *origin,
                                GAsyncReadyCallback  callback,
                                gpointer             data)
{
  const MusterClubContent *content = muster_club_get_content (club);
  g_autoptr (GTask) task = g_task_new (club, NULL, callback, data);
  Job *job;

  g_return_if_fail (content != NULL);

  job = g_new0 (Job, 1);
  job->file = g_bytes_ref (file);
  job->origin = g_strdup (origin);
  job->results = g_ptr_array_ref (content->results);
  job->names = muster_club_names_ref (content->names);
  g_task_set_source_tag (task, muster_club_preview_read_async);
  g_task_set_task_data (task, job, free_job);
  g_task_run_in_thread (task, read_cb);
}

/**
 * muster_club_preview_read_finish:
 *
 * Returns: (transfer full) (nullable): what would become of the table
 */
MusterClubPreview *
muster_club_preview_read_finish (MusterClub    *club,
                                 GAsyncResult  *result,
                                 GError       **error)
{
  MusterClubImport *import = g_task_propagate_pointer (G_TASK (result), error);
  MusterClubPreview *self;

  if (import == NULL)
    return NULL;

  self = g_object_new (MUSTER_TYPE_CLUB_PREVIEW, NULL);
  self->import = import;
  return self;
}

guint
muster_club_preview_get_n_taken (MusterClubPreview *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_PREVIEW (self), 0);

  return self->import->n_battles[MUSTER_CLUB_TAKEN];
}

GPtrArray *
muster_club_preview_get_results (MusterClubPreview *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_PREVIEW (self), NULL);

  return self->import->results;
}

GPtrArray *
muster_club_preview_get_new_players (MusterClubPreview *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_PREVIEW (self), NULL);

  return self->import->new_players;
}
