/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/ledger/muster-ledger.h"

/* Knows nothing of what is kept in it. The moments change places instead of being copied, so that a log that
 * goes on allocates nothing but its entries, and every 64th state. */

struct _MusterLedger
{
  const MusterLedgerFold *fold;
  gpointer owner;
  MusterJournal *journal;
  GPtrArray *entries;
  GPtrArray *kept; /* copies, number i after i * MUSTER_LEDGER_STRIDE entries */
  GListStore *log;
  guint length;
  guint position;

  gpointer present;
  gpointer shown; /* while looking back */
  gpointer trial;
  gpointer scratch;
};

static void
swap (gpointer *a,
      gpointer *b)
{
  gpointer held = *a;

  *a = *b;
  *b = held;
}

/* What the last entry led to is where the next one is folded in. */
static void
fold_in (MusterLedger *self,
         gpointer     *moment,
         guint         index)
{
  swap (moment, &self->scratch);
  if (!self->fold->fold (self->owner, self->scratch, g_ptr_array_index (self->entries, index), *moment))
    g_critical ("entry %u of a log was taken and is not taken again", index);
}

static void
recall (MusterLedger *self,
        guint         length,
        gpointer     *moment)
{
  guint start = length > 0 ? (length - 1) / MUSTER_LEDGER_STRIDE : 0;

  self->fold->recall (self->owner, g_ptr_array_index (self->kept, start), *moment);
  for (guint i = start * MUSTER_LEDGER_STRIDE; i < length; i++)
    fold_in (self, moment, i);
}

static void
cut (MusterLedger *self,
     guint         length)
{
  g_ptr_array_set_size (self->entries, (int) length);
  g_ptr_array_set_size (self->kept, (int) (length / MUSTER_LEDGER_STRIDE) + 1);
}

static void
add_trial (MusterLedger *self,
           gpointer      entry)
{
  cut (self, self->length);
  g_ptr_array_add (self->entries, g_object_ref (entry));
  if (self->entries->len % MUSTER_LEDGER_STRIDE == 0)
    g_ptr_array_add (self->kept, self->fold->copy (self->trial));

  swap (&self->present, &self->trial);
  self->position = ++self->length;
}

static void
settle (MusterLedger *self,
        gpointer      entry)
{
  if (self->fold->settle != NULL)
    self->fold->settle (self->owner, self->length, entry, self->present, self->trial);
}

static gboolean
write_down (MusterLedger  *self,
            gpointer       entry,
            GError       **error)
{
  const MusterLedgerFold *fold = self->fold;
  g_auto (MusterLedgerSummary) summary = { 0 };
  g_autofree char *text = NULL;
  g_autofree char *digest = NULL;

  if (self->journal == NULL)
    return TRUE;

  text = fold->write (self->owner, entry);
  digest = fold->digest (self->owner, self->trial);
  fold->describe (self->owner, self->trial, &summary);
  return muster_journal_append (self->journal, self->length, text, digest, &summary, error);
}

static gboolean
write_seek (MusterLedger  *self,
            guint          length,
            GError       **error)
{
  g_auto (MusterLedgerSummary) summary = { 0 };
  g_autofree char *digest = NULL;

  if (self->journal == NULL)
    return TRUE;

  digest = self->fold->digest (self->owner, self->trial);
  self->fold->describe (self->owner, self->trial, &summary);
  return muster_journal_seek (self->journal, length, digest, &summary, error);
}

/**
 * muster_ledger_new:
 *
 * Returns: (transfer full): a ledger without entries, which shows the beginning
 */
MusterLedger *
muster_ledger_new (const MusterLedgerFold *fold,
                   gpointer                owner,
                   GType                   entry_type)
{
  MusterLedger *self = g_new0 (MusterLedger, 1);

  self->fold = fold;
  self->owner = owner;
  self->entries = g_ptr_array_new_with_free_func (g_object_unref);
  self->kept = g_ptr_array_new_with_free_func (fold->free_copy);
  self->log = g_list_store_new (entry_type);
  self->present = fold->new_moment (owner);
  self->shown = fold->new_moment (owner);
  self->trial = fold->new_moment (owner);
  self->scratch = fold->new_moment (owner);

  fold->begin (owner, self->present);
  g_ptr_array_add (self->kept, fold->copy (self->present));
  return self;
}

void
muster_ledger_free (MusterLedger *self)
{
  g_return_if_fail (self != NULL);

  g_clear_object (&self->journal);
  self->fold->free_moment (self->present);
  self->fold->free_moment (self->shown);
  self->fold->free_moment (self->trial);
  self->fold->free_moment (self->scratch);
  g_object_unref (self->log);
  g_ptr_array_unref (self->kept);
  g_ptr_array_unref (self->entries);
  g_free (self);
}

void
muster_ledger_set_journal (MusterLedger  *self,
                           MusterJournal *journal)
{
  g_set_object (&self->journal, journal);
}

guint
muster_ledger_get_length (const MusterLedger *self)
{
  return self->length;
}

guint
muster_ledger_get_n_entries (const MusterLedger *self)
{
  return self->entries->len;
}

guint
muster_ledger_get_position (const MusterLedger *self)
{
  return self->position;
}

/**
 * muster_ledger_get_entry:
 *
 * Returns: (transfer none): an entry, also one of those that can be redone
 */
gpointer
muster_ledger_get_entry (const MusterLedger *self,
                         guint               index)
{
  return g_ptr_array_index (self->entries, index);
}

/**
 * muster_ledger_get_last_entry:
 *
 * Returns: (transfer none) (nullable): what led to the shown moment
 */
gpointer
muster_ledger_get_last_entry (const MusterLedger *self)
{
  return self->position > 0 ? g_ptr_array_index (self->entries, self->position - 1) : NULL;
}

GListModel *
muster_ledger_get_log (const MusterLedger *self)
{
  return G_LIST_MODEL (self->log);
}

gconstpointer
muster_ledger_get_present (const MusterLedger *self)
{
  return self->present;
}

gconstpointer
muster_ledger_get_shown (const MusterLedger *self)
{
  return self->position == self->length ? self->present : self->shown;
}

gpointer
muster_ledger_get_trial (MusterLedger *self)
{
  return self->trial;
}

/**
 * muster_ledger_dup_digest:
 *
 * Returns: (transfer full): the digest of the present state, as journals keep it
 */
char *
muster_ledger_dup_digest (const MusterLedger *self)
{
  return self->fold->digest (self->owner, self->present);
}

/**
 * muster_ledger_record:
 * @entry: (transfer none): what led from the present to the trial
 *
 * Returns: whether the journal has taken it; if not, the ledger is what it was
 */
gboolean
muster_ledger_record (MusterLedger  *self,
                      gpointer       entry,
                      GError       **error)
{
  settle (self, entry);
  if (!write_down (self, entry, error))
    return FALSE;

  add_trial (self, entry);
  muster_ledger_show (self);
  return TRUE;
}

/* Entries that are to stand behind others, while they are folded. */
typedef struct
{
  GStrvBuilder *texts;
  GStrvBuilder *digests;
  GPtrArray *kept;
} Tail;

/* Folds them behind the first @index entries, into the trial. */
static gboolean
fold_tail (MusterLedger *self,
           guint         index,
           GPtrArray    *entries,
           Tail         *tail)
{
  const MusterLedgerFold *fold = self->fold;

  recall (self, index, &self->trial);
  for (guint i = 0; i < entries->len; i++)
    {
      gpointer entry = g_ptr_array_index (entries, i);

      swap (&self->trial, &self->scratch);
      if (!fold->fold (self->owner, self->scratch, entry, self->trial))
        return FALSE;
      if (fold->settle != NULL)
        fold->settle (self->owner, index + i, entry, self->scratch, self->trial);
      if ((index + i + 1) % MUSTER_LEDGER_STRIDE == 0)
        g_ptr_array_add (tail->kept, fold->copy (self->trial));
      if (self->journal != NULL)
        {
          g_autofree char *text = fold->write (self->owner, entry);
          g_autofree char *digest = fold->digest (self->owner, self->trial);

          g_strv_builder_add (tail->texts, text);
          g_strv_builder_add (tail->digests, digest);
        }
    }
  return TRUE;
}

static gboolean
write_tail (MusterLedger  *self,
            guint          index,
            guint          n_entries,
            Tail          *tail,
            GError       **error)
{
  g_auto (GStrv) texts = g_strv_builder_end (tail->texts);
  g_auto (GStrv) digests = g_strv_builder_end (tail->digests);
  g_auto (MusterLedgerSummary) summary = { 0 };

  if (self->journal == NULL)
    return TRUE;

  self->fold->describe (self->owner, self->trial, &summary);
  return muster_journal_replace (self->journal, index, (const char *const *) texts,
                                 (const char *const *) digests, n_entries, &summary, error);
}

/**
 * muster_ledger_replace:
 * @entries: (element-type GObject): none of them is in a log yet
 *
 * Returns: whether the journal has taken them; if not, the ledger is what it was
 */
gboolean
muster_ledger_replace (MusterLedger  *self,
                       guint          index,
                       GPtrArray     *entries,
                       GError       **error)
{
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();
  g_autoptr (GStrvBuilder) digests = g_strv_builder_new ();
  g_autoptr (GPtrArray) kept = g_ptr_array_new_with_free_func (self->fold->free_copy);
  Tail tail = { texts, digests, kept };

  g_return_val_if_fail (index <= self->length, FALSE);

  if (entries->len == 0)
    return muster_ledger_seek (self, index, error);
  g_return_val_if_fail (fold_tail (self, index, entries, &tail), FALSE);
  if (!write_tail (self, index, entries->len, &tail, error))
    return FALSE;

  cut (self, index);
  for (guint i = 0; i < entries->len; i++)
    g_ptr_array_add (self->entries, g_object_ref (g_ptr_array_index (entries, i)));
  while (kept->len > 0)
    g_ptr_array_add (self->kept, g_ptr_array_steal_index (kept, 0));
  swap (&self->present, &self->trial);
  self->length = self->position = self->entries->len;
  muster_ledger_show (self);
  return TRUE;
}

/**
 * muster_ledger_seek:
 * @length: at most the number of entries
 *
 * Returns: whether the journal has taken it; if not, the ledger is what it was
 */
gboolean
muster_ledger_seek (MusterLedger  *self,
                    guint          length,
                    GError       **error)
{
  g_return_val_if_fail (length <= self->entries->len, FALSE);

  recall (self, length, &self->trial);
  if (!write_seek (self, length, error))
    return FALSE;

  swap (&self->present, &self->trial);
  self->length = self->position = length;
  muster_ledger_show (self);
  return TRUE;
}

/**
 * muster_ledger_look:
 * @position: a number of entries that count
 *
 * Returns: whether there is such a moment
 */
gboolean
muster_ledger_look (MusterLedger *self,
                    guint         position)
{
  if (position > self->length)
    return FALSE;

  if (position < self->length)
    recall (self, position, &self->shown);
  self->position = position;
  self->fold->show (self->owner);
  return TRUE;
}

gboolean
muster_ledger_keep (MusterLedger  *self,
                    const char    *details,
                    GError       **error)
{
  return self->journal == NULL || muster_journal_keep (self->journal, details, error);
}

void
muster_ledger_told (MusterLedger *self)
{
  if (self->journal != NULL)
    muster_journal_shown (self->journal);
}

/**
 * muster_ledger_load:
 * @entry: (transfer none): what led from the present to the trial
 *
 * Adds an entry that is on record already.
 */
void
muster_ledger_load (MusterLedger *self,
                    gpointer      entry)
{
  settle (self, entry);
  add_trial (self, entry);
}

/**
 * muster_ledger_load_length:
 *
 * Says how many of the loaded entries count.
 *
 * Returns: whether there are that many
 */
gboolean
muster_ledger_load_length (MusterLedger *self,
                           guint         length)
{
  if (length > self->entries->len)
    return FALSE;

  if (length != self->length)
    recall (self, length, &self->present);
  self->length = self->position = length;
  return TRUE;
}

/**
 * muster_ledger_show:
 *
 * Tells the views first, and the journal when they are done, so that a list of what is kept never runs ahead
 * of what it lists.
 */
void
muster_ledger_show (MusterLedger *self)
{
  self->fold->show (self->owner);
  muster_ledger_told (self);
}

gboolean
muster_ledger_walk (MusterLedger          *self,
                    MusterLedgerWalk       walk,
                    gpointer               data,
                    const MusterProgress  *progress,
                    GError               **error)
{
  const MusterLedgerFold *fold = self->fold;
  g_autofree char *first = NULL;

  fold->recall (self->owner, g_ptr_array_index (self->kept, 0), self->trial);
  first = fold->digest (self->owner, self->trial);
  walk (NULL, first, data);
  for (guint i = 0; i < self->length; i++)
    {
      gpointer entry = g_ptr_array_index (self->entries, i);
      g_autofree char *text = fold->write (self->owner, entry);
      g_autofree char *digest = NULL;

      if (!muster_progress_step (progress, i, self->length, error))
        return FALSE;

      fold_in (self, &self->trial, i);
      digest = fold->digest (self->owner, self->trial);
      walk (text, digest, data);
    }
  return TRUE;
}

void
muster_ledger_visit (MusterLedger        *self,
                     guint                first,
                     guint                last,
                     MusterLedgerVisitor  visit,
                     gpointer             data)
{
  guint start = first / MUSTER_LEDGER_STRIDE;
  gpointer before, after;

  g_return_if_fail (first <= last && last <= self->length);

  before = self->fold->new_moment (self->owner);
  after = self->fold->new_moment (self->owner);
  self->fold->recall (self->owner, g_ptr_array_index (self->kept, start), before);
  for (guint i = start * MUSTER_LEDGER_STRIDE; i < last; i++)
    {
      gpointer entry = g_ptr_array_index (self->entries, i);

      if (!self->fold->fold (self->owner, before, entry, after))
        g_critical ("entry %u of a log was taken and is not taken again", i);
      if (i >= first)
        visit (i, entry, before, after, data);
      swap (&before, &after);
    }
  self->fold->free_moment (before);
  self->fold->free_moment (after);
}

void
muster_ledger_summarize (const MusterLedger  *self,
                         MusterLedgerSummary *summary)
{
  self->fold->describe (self->owner, self->present, summary);
}

/* How many entries of the model are still those of the log: a new entry after an undo takes the place of
 * another one. */
static guint
count_same (MusterLedger *self)
{
  guint n_same = MIN (g_list_model_get_n_items (G_LIST_MODEL (self->log)), self->length);

  for (; n_same > 0; n_same--)
    {
      g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (self->log), n_same - 1);

      if (item == g_ptr_array_index (self->entries, n_same - 1))
        break;
    }
  return n_same;
}

void
muster_ledger_show_log (MusterLedger *self)
{
  guint n_shown = g_list_model_get_n_items (G_LIST_MODEL (self->log));
  guint n_same = count_same (self);

  if (n_same < n_shown || n_same < self->length)
    g_list_store_splice (self->log, n_same, n_shown - n_same, self->entries->pdata + n_same,
                         self->length - n_same);
}
