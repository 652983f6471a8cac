/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-preview.h"

#include "core/muster-i18n.h"
#include "core/muster-signal.h"

#include <string.h>

/* The order of the rows is made when the table is first read, and again when it is read in another way. It
 * stays while cells are corrected, so that nothing moves away under somebody's hands. */

/* How many tables are remembered. */
#define MAX_REMEMBERED 50

struct _MusterClubPreview
{
  MusterItems parent_instance;

  MusterClubTableFile *file;
  MusterClubAnswers *answers;
  MusterClubReading *reading;
  char *key;
  GArray *shown; /* guint: numbers of rows */
  GListStore *proposals;
  char *trouble;
  gboolean only_problems;
  GCancellable *busy; /* (nullable) */
  gboolean keeps_order;
};

G_DEFINE_FINAL_TYPE (MusterClubPreview, muster_club_preview, MUSTER_TYPE_ITEMS)

enum
{
  PROP_0,
  PROP_SUMMARY,
  PROP_HINT,
  PROP_CAN_ACCEPT,
  PROP_IS_BUSY,
  PROP_HAS_REFUSED,
  PROP_ONLY_PROBLEMS,
  PROP_KEEPS_DOUBLES,
  PROP_ENCODING,
  PROP_SEPARATOR,
  PROP_ORDER,
  PROP_LAYOUT,
  N_PROPS
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_COLUMNS_CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static const char SEPARATORS[] = { ',', ';', '\t', '|' };

static guint
muster_club_preview_count (MusterItems *items)
{
  return MUSTER_CLUB_PREVIEW (items)->shown->len;
}

static gpointer
muster_club_preview_take (MusterItems *items,
                          guint        position)
{
  return muster_club_preview_row_new (g_array_index (MUSTER_CLUB_PREVIEW (items)->shown, guint, position));
}

static const MusterClubGuessRow *
get_row (MusterClubPreview *self,
         guint              row)
{
  return &g_array_index (self->reading->rows, MusterClubGuessRow, row);
}

/* Refused rows first, then doubles, then the others, each in the order of the table. */
static void
order_rows (MusterClubPreview *self)
{
  static const MusterClubFate FATES[] = { MUSTER_CLUB_REFUSED, MUSTER_CLUB_KNOWN, MUSTER_CLUB_TAKEN };
  guint n_before = self->shown->len;

  g_array_set_size (self->shown, 0);
  for (guint i = 0; i < G_N_ELEMENTS (FATES) - (self->only_problems ? 1 : 0); i++)
    {
      for (guint row = 0; row < self->reading->rows->len; row++)
        {
          if (get_row (self, row)->fate == FATES[i])
            g_array_append_val (self->shown, row);
        }
    }
  g_list_model_items_changed (G_LIST_MODEL (self), 0, n_before, self->shown->len);
}

static char *
dup_summary (MusterClubPreview *self)
{
  guint n_taken = muster_club_reading_count (self->reading, MUSTER_CLUB_TAKEN);
  guint n_refused = muster_club_reading_count (self->reading, MUSTER_CLUB_REFUSED);
  g_autofree char *taken = g_strdup_printf (
    dngettext (GETTEXT_PACKAGE, "%u battle to be kept", "%u battles to be kept", n_taken), n_taken);
  g_autofree char *refused = g_strdup_printf (
    dngettext (GETTEXT_PACKAGE, "%u row refused", "%u rows refused", n_refused), n_refused);

  /* Translators: how many battles are kept and are doubles, how many rows are refused, and how many people
   * are new. */
  return g_strdup_printf (_("%s, doubles: %u, %s; new members: %u"), taken,
                          muster_club_reading_count (self->reading, MUSTER_CLUB_KNOWN), refused,
                          muster_club_reading_get_new_players (self->reading)->len);
}

static char *
dup_hint (MusterClubPreview *self)
{
  GString *hint = g_string_new (self->trouble);
  const struct
  {
    gboolean is_asked;
    const char *words;
  } asked[] = {
    { self->reading->meanings->order_in_doubt,
      _("Some days can be read with the day or the month first. Check the order of days.") },
    { self->reading->meanings->layout_in_doubt,
      _("A row may be a battle, or one player of it. Check what a row is.") },
    { self->reading->sheet->separator_in_doubt,
      _("Two characters may stand between the cells. Check the separator.") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    {
      if (asked[i].is_asked)
        g_string_append_printf (hint, "%s%s", hint->len > 0 ? "\n" : "", asked[i].words);
    }
  return g_string_free (hint, FALSE);
}

static gboolean
is_proposed (MusterClubPreview *self,
             const char        *a,
             const char        *b,
             gboolean           is_game)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->proposals)); i++)
    {
      g_autoptr (MusterClubSpelling) there = g_list_model_get_item (G_LIST_MODEL (self->proposals), i);
      const char *from = muster_club_spelling_get_from (there), *to = muster_club_spelling_get_to (there);

      if (muster_club_spelling_is_game (there) == is_game &&
          ((strcmp (from, a) == 0 && strcmp (to, b) == 0) || (strcmp (from, b) == 0 && strcmp (to, a) == 0)))
        return TRUE;
    }
  return FALSE;
}

static void
propose (MusterClubPreview *self,
         gboolean           is_game,
         const char        *from,
         const char        *to)
{
  g_autoptr (MusterClubSpelling) proposal = NULL;

  if (is_proposed (self, from, to, is_game))
    return;
  proposal = muster_club_spelling_new (is_game, from, to, FALSE);
  g_list_store_append (self->proposals, proposal);
}

static gboolean
has_same_columns (const MusterClubReading *a,
                  const MusterClubReading *b)
{
  return a->meanings->n_columns == b->meanings->n_columns && a->meanings->header == b->meanings->header &&
         a->sheet->separator == b->sheet->separator && a->sheet->encoding == b->sheet->encoding &&
         memcmp (a->meanings->columns, b->meanings->columns,
                 a->meanings->n_columns * sizeof (MusterClubMeaning)) == 0;
}

static void
tell_changed (MusterClubPreview *self)
{
  static const guint ALL[] = { PROP_SUMMARY, PROP_HINT,      PROP_CAN_ACCEPT, PROP_IS_BUSY, PROP_HAS_REFUSED,
                               PROP_ENCODING, PROP_SEPARATOR, PROP_ORDER,      PROP_LAYOUT };

  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = 0; i < G_N_ELEMENTS (ALL); i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[ALL[i]]);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
take_reading (MusterClubPreview *self,
              MusterClubReading *reading)
{
  g_autoptr (MusterClubReading) before = g_steal_pointer (&self->reading);
  gboolean same_columns = before != NULL && has_same_columns (before, reading);
  const MusterClubGuess *guess;

  self->reading = reading;

  /* What was proposed before stays in its place, whatever was answered. */
  guess = self->reading->guess;
  for (guint i = 0; guess != NULL && i < guess->names->len; i++)
    {
      const MusterClubGuessName *name = &g_array_index (guess->names, MusterClubGuessName, i);

      propose (self, FALSE, name->name, name->member);
    }
  for (guint i = 0; guess != NULL && i < guess->games->len; i++)
    {
      const MusterClubGuessGame *game = &g_array_index (guess->games, MusterClubGuessGame, i);
      const MusterClubGuessGame *other = NULL;

      for (guint j = 0; game->same != NULL && j < guess->games->len; j++)
        {
          other = &g_array_index (guess->games, MusterClubGuessGame, j);
          if (strcmp (other->game, game->same) == 0)
            break;
          other = NULL;
        }
      if (other != NULL && game->battles > other->battles)
        propose (self, TRUE, game->same, game->game);
      else if (game->same != NULL)
        propose (self, TRUE, game->game, game->same);
    }

  if (!same_columns)
    g_signal_emit (self, signals[SIGNAL_COLUMNS_CHANGED], 0);
  if (!self->keeps_order || before == NULL || before->rows->len != reading->rows->len)
    order_rows (self);
  tell_changed (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

typedef struct
{
  MusterClubTableFile *file;
  MusterClubAnswers *answers; /* (nullable) */
} Job;

static void
free_job (gpointer data)
{
  Job *job = data;

  muster_club_table_file_free (job->file);
  g_clear_pointer (&job->answers, muster_club_answers_free);
  g_free (job);
}

static void
work_cb (GTask        *task,
         gpointer      source,
         gpointer      data,
         GCancellable *cancellable)
{
  Job *job = data;
  GError *error = NULL;
  MusterClubReading *reading = muster_club_reading_new (job->file, job->answers, &error);

  if (reading != NULL)
    g_task_return_pointer (task, reading, (GDestroyNotify) muster_club_reading_free);
  else
    g_task_return_error (task, error);
}

/* @file: (transfer full) */
static void
run (gpointer             source,
     MusterClubTableFile *file,
     MusterClubAnswers   *answers,
     GCancellable        *cancellable,
     GAsyncReadyCallback  callback,
     gpointer             data)
{
  g_autoptr (GTask) task = g_task_new (source, cancellable, callback, data);
  Job *job = g_new0 (Job, 1);

  job->file = file;
  job->answers = answers;
  g_task_set_source_tag (task, muster_club_preview_read_async);
  g_task_set_task_data (task, job, free_job);
  g_task_run_in_thread (task, work_cb);
}

static void
reread_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  MusterClubPreview *self = MUSTER_CLUB_PREVIEW (source);
  g_autoptr (GError) error = NULL;
  MusterClubReading *reading = g_task_propagate_pointer (G_TASK (result), &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->busy);
  g_free (self->trouble);
  self->trouble = g_strdup (error != NULL ? error->message : "");
  if (reading != NULL)
    take_reading (self, reading);
  else
    tell_changed (self);
}

static void
read_again (MusterClubPreview *self,
            gboolean           keeps_order)
{
  /* Once somebody has read it in another way, the order is made anew, whatever he corrects meanwhile. */
  self->keeps_order = keeps_order && (self->busy == NULL || self->keeps_order);
  g_cancellable_cancel (self->busy);
  g_clear_object (&self->busy);
  self->busy = g_cancellable_new ();
  run (self, muster_club_table_file_copy (self->file), muster_club_answers_copy (self->answers), self->busy,
       reread_cb, NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_BUSY]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_ACCEPT]);
}

static void
answered_cb (MusterClubPreview  *self,
             GParamSpec         *pspec,
             MusterClubSpelling *proposal)
{
  GHashTable *table =
    muster_club_spelling_is_game (proposal) ? self->answers->games : self->answers->same;
  gboolean is_same;

  g_object_get (proposal, "is-same", &is_same, NULL);
  if (is_same)
    g_hash_table_replace (table, g_strdup (muster_club_spelling_get_from (proposal)),
                          g_strdup (muster_club_spelling_get_to (proposal)));
  else
    g_hash_table_remove (table, muster_club_spelling_get_from (proposal));
  read_again (self, TRUE);
}

static void
proposed_cb (MusterClubPreview *self,
             guint              position,
             guint              n_removed,
             guint              n_added)
{
  for (guint i = 0; i < n_added; i++)
    {
      g_autoptr (MusterClubSpelling) proposal =
        g_list_model_get_item (G_LIST_MODEL (self->proposals), position + i);

      g_signal_connect_object (proposal, "notify::is-same", G_CALLBACK (answered_cb), self,
                               G_CONNECT_SWAPPED);
    }
}

static guint
get_separator (MusterClubPreview *self)
{
  guint place = 0;

  while (place < G_N_ELEMENTS (SEPARATORS) - 1 && SEPARATORS[place] != self->reading->sheet->separator)
    place++;

  return place;
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
    case PROP_HINT:
      g_value_take_string (value, dup_hint (self));
      break;
    case PROP_CAN_ACCEPT:
      g_value_set_boolean (value, self->busy == NULL && *self->trouble == '\0' &&
                                    muster_club_reading_count (self->reading, MUSTER_CLUB_TAKEN) > 0);
      break;
    case PROP_IS_BUSY:
      g_value_set_boolean (value, self->busy != NULL);
      break;
    case PROP_HAS_REFUSED:
      g_value_set_boolean (value, muster_club_reading_count (self->reading, MUSTER_CLUB_REFUSED) > 0);
      break;
    case PROP_ONLY_PROBLEMS:
      g_value_set_boolean (value, self->only_problems);
      break;
    case PROP_KEEPS_DOUBLES:
      g_value_set_boolean (value, self->answers->doubles);
      break;
    case PROP_ENCODING:
      g_value_set_uint (value, self->reading->sheet->encoding);
      break;
    case PROP_SEPARATOR:
      g_value_set_uint (value, get_separator (self));
      break;
    case PROP_ORDER:
      g_value_set_uint (value, self->reading->meanings->order);
      break;
    case PROP_LAYOUT:
      g_value_set_uint (value, self->reading->meanings->layout == MUSTER_CLUB_LAYOUT_BATTLE);
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
  MusterClubPreview *self = MUSTER_CLUB_PREVIEW (object);
  g_auto (GValue) there = G_VALUE_INIT;

  g_value_init (&there, G_PARAM_SPEC_VALUE_TYPE (pspec));
  muster_club_preview_get_property (object, prop_id, &there, pspec);
  if (g_param_values_cmp (pspec, &there, value) == 0)
    return;
  switch (prop_id)
    {
    case PROP_ONLY_PROBLEMS:
      self->only_problems = g_value_get_boolean (value);
      order_rows (self);
      g_object_notify_by_pspec (object, pspec);
      return;
    case PROP_KEEPS_DOUBLES:
      self->answers->doubles = g_value_get_boolean (value);
      g_object_notify_by_pspec (object, pspec);
      break;
    case PROP_ENCODING:
      self->answers->encoding = (MusterClubEncoding) g_value_get_uint (value);
      break;
    case PROP_SEPARATOR:
      /* The cells are others. */
      self->answers->separator = SEPARATORS[g_value_get_uint (value)];
      g_hash_table_remove_all (self->answers->cells);
      g_hash_table_remove_all (self->answers->map);
      break;
    case PROP_ORDER:
      self->answers->order = (MusterClubOrder) g_value_get_uint (value);
      break;
    case PROP_LAYOUT:
      self->answers->layout =
        g_value_get_uint (value) == 1 ? MUSTER_CLUB_LAYOUT_BATTLE : MUSTER_CLUB_LAYOUT_PLAYER;
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }
  read_again (self, prop_id == PROP_KEEPS_DOUBLES);
}

static void
muster_club_preview_finalize (GObject *object)
{
  MusterClubPreview *self = MUSTER_CLUB_PREVIEW (object);

  g_cancellable_cancel (self->busy);

  G_OBJECT_CLASS (muster_club_preview_parent_class)->finalize (object);
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterClubPreview, busy, g_object_unref),
  MUSTER_OWNED (MusterClubPreview, shown, g_array_unref),
  MUSTER_OWNED (MusterClubPreview, proposals, g_object_unref),
  MUSTER_OWNED (MusterClubPreview, reading, muster_club_reading_free),
  MUSTER_OWNED (MusterClubPreview, answers, muster_club_answers_free),
  MUSTER_OWNED (MusterClubPreview, file, muster_club_table_file_free),
  MUSTER_OWNED (MusterClubPreview, key, g_free),
  MUSTER_OWNED (MusterClubPreview, trouble, g_free),
};

static void
muster_club_preview_class_init (MusterClubPreviewClass *klass)
{
  MusterItemsClass *items_class = MUSTER_ITEMS_CLASS (klass);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags shown = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags edited = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
  items_class->item_type = MUSTER_TYPE_CLUB_PREVIEW_ROW;
  items_class->count = muster_club_preview_count;
  items_class->take = muster_club_preview_take;

  object_class->finalize = muster_club_preview_finalize;
  object_class->get_property = muster_club_preview_get_property;
  object_class->set_property = muster_club_preview_set_property;

  properties[PROP_SUMMARY] = g_param_spec_string ("summary", NULL, NULL, "", shown);
  properties[PROP_HINT] = g_param_spec_string ("hint", NULL, NULL, "", shown);
  properties[PROP_CAN_ACCEPT] = g_param_spec_boolean ("can-accept", NULL, NULL, FALSE, shown);
  properties[PROP_IS_BUSY] = g_param_spec_boolean ("is-busy", NULL, NULL, FALSE, shown);
  properties[PROP_HAS_REFUSED] = g_param_spec_boolean ("has-refused", NULL, NULL, FALSE, shown);
  properties[PROP_ONLY_PROBLEMS] = g_param_spec_boolean ("only-problems", NULL, NULL, FALSE, edited);
  properties[PROP_KEEPS_DOUBLES] = g_param_spec_boolean ("keeps-doubles", NULL, NULL, FALSE, edited);
  properties[PROP_ENCODING] =
    g_param_spec_uint ("encoding", NULL, NULL, 0, MUSTER_CLUB_N_ENCODINGS - 1, 0, edited);
  properties[PROP_SEPARATOR] =
    g_param_spec_uint ("separator", NULL, NULL, 0, G_N_ELEMENTS (SEPARATORS) - 1, 0, edited);
  properties[PROP_ORDER] = g_param_spec_uint ("order", NULL, NULL, 0, MUSTER_CLUB_N_ORDERS - 1, 0, edited);
  properties[PROP_LAYOUT] = g_param_spec_uint ("layout", NULL, NULL, 0, 1, 0, edited);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_CHANGED] = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
  signals[SIGNAL_COLUMNS_CHANGED] = muster_signal_new ("columns-changed", G_TYPE_FROM_CLASS (klass));
}

static void
muster_club_preview_init (MusterClubPreview *self)
{
  self->shown = g_array_new (FALSE, FALSE, sizeof (guint));
  self->proposals = g_list_store_new (MUSTER_TYPE_CLUB_SPELLING);
  g_signal_connect_object (self->proposals, "items-changed", G_CALLBACK (proposed_cb), self,
                           G_CONNECT_SWAPPED);
  self->trouble = g_strdup ("");
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
                                GVariant            *remembered,
                                GAsyncReadyCallback  callback,
                                gpointer             data)
{
  const MusterClubContent *content = muster_club_get_content (club);
  const MusterClubTableFile table = { file, (char *) origin, content != NULL ? content->results : NULL,
                                      content != NULL ? content->names : NULL,
                                      (char *) muster_club_get_today (club), remembered };

  g_return_if_fail (content != NULL);

  run (club, muster_club_table_file_copy (&table), NULL, NULL, callback, data);
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
  const Job *job = g_task_get_task_data (G_TASK (result));
  MusterClubReading *reading = g_task_propagate_pointer (G_TASK (result), error);
  MusterClubPreview *self;

  if (reading == NULL)
    return NULL;

  self = g_object_new (MUSTER_TYPE_CLUB_PREVIEW, NULL);
  self->file = muster_club_table_file_copy (job->file);
  self->answers = muster_club_answers_copy (reading->answers);
  self->key = g_strdup (reading->key);
  take_reading (self, reading);
  return self;
}

guint
muster_club_preview_get_meaning (MusterClubPreview *self,
                                 guint              column)
{
  g_auto (GStrv) words = muster_club_preview_list_choices ("meaning-word");
  g_autofree char *word = NULL;

  g_return_val_if_fail (MUSTER_IS_CLUB_PREVIEW (self), 0);

  word = muster_club_meanings_dup_word (&self->reading->meanings->columns[column]);
  for (guint i = 0; word != NULL && words[i] != NULL; i++)
    {
      if (strcmp (words[i], word) == 0)
        return i;
    }

  return 0;
}

void
muster_club_preview_set_meaning (MusterClubPreview *self,
                                 guint              column,
                                 guint              meaning)
{
  g_auto (GStrv) words = muster_club_preview_list_choices ("meaning-word");

  g_return_if_fail (MUSTER_IS_CLUB_PREVIEW (self));

  if (muster_club_preview_get_meaning (self, column) == meaning)
    return;
  g_hash_table_replace (self->answers->map, muster_club_column_dup_letter (column),
                        g_strdup (words[meaning]));
  read_again (self, FALSE);
}

const char *
muster_club_preview_get_cell (MusterClubPreview *self,
                              guint              row,
                              guint              column)
{
  const char *typed;
  guint there;

  g_return_val_if_fail (MUSTER_IS_CLUB_PREVIEW (self), NULL);

  there = self->reading->meanings->first + row;
  typed = g_hash_table_lookup (self->answers->cells, muster_club_answers_cell (there, column));

  return typed != NULL ? typed : muster_club_sheet_get_cell (self->reading->sheet, there, column);
}

void
muster_club_preview_set_cell (MusterClubPreview *self,
                              guint              row,
                              guint              column,
                              const char        *text)
{
  g_autofree char *typed = g_strstrip (g_strdup (text));

  g_return_if_fail (MUSTER_IS_CLUB_PREVIEW (self));

  if (strcmp (muster_club_preview_get_cell (self, row, column), typed) == 0)
    return;
  g_hash_table_replace (self->answers->cells,
                        muster_club_answers_cell (self->reading->meanings->first + row, column),
                        g_steal_pointer (&typed));
  read_again (self, TRUE);
}

GListModel *
muster_club_preview_get_proposals (MusterClubPreview *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_PREVIEW (self), NULL);

  return G_LIST_MODEL (self->proposals);
}

const MusterClubReading *
muster_club_preview_get_reading (MusterClubPreview *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_PREVIEW (self), NULL);

  return self->reading;
}

GVariant *
muster_club_preview_remember (MusterClubPreview *self,
                              GVariant          *remembered)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a{ss}"));
  g_autofree char *own = NULL;
  const char *key, *text;
  GVariantIter iter;
  guint n = 0;

  g_return_val_if_fail (MUSTER_IS_CLUB_PREVIEW (self), NULL);

  own = muster_club_answers_dup_text (self->answers);
  /* The newest stand first, so that it is the oldest that are forgotten. */
  if (*self->key != '\0' && *own != '\0')
    g_variant_builder_add (&builder, "{ss}", self->key, own);
  g_variant_iter_init (&iter, remembered);
  while (g_variant_iter_next (&iter, "{&s&s}", &key, &text) && ++n < MAX_REMEMBERED)
    {
      if (strcmp (key, self->key) != 0)
        g_variant_builder_add (&builder, "{ss}", key, text);
    }

  return g_variant_ref_sink (g_variant_builder_end (&builder));
}
