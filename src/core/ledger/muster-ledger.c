/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/ledger/muster-ledger-record.h"

#include <string.h>

#include "core/muster-signal.h"

/* The log of a battle or a campaign, and the moments before and after its entries. The first
 * `length` entries count, and `present` is always the moment after them. The journal stores a
 * change before this file applies it.
 *
 * Moments swap places instead of being copied, so that recording an entry allocates nothing but the
 * entry and a copy of every 64th state. */

typedef struct
{
  MusterJournal *journal;
  GPtrArray *entries;
  GPtrArray *kept; /* copies of states; number i is the one after i * MUSTER_LEDGER_STRIDE
                    * entries */
  GListStore *log; /* the entries that count, as a list model for the views */
  guint length;
  guint position;

  gpointer present;
  gpointer shown; /* while looking back */
  gpointer trial;
  gpointer scratch;
} MusterLedgerPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (MusterLedger, muster_ledger, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint changed_signal;

static MusterLedgerPrivate *
get_private (gpointer ledger)
{
  return muster_ledger_get_instance_private (MUSTER_LEDGER (ledger));
}

static void
swap (gpointer *a,
      gpointer *b)
{
  gpointer held = *a;

  *a = *b;
  *b = held;
}

/* Folds entry @index into @moment. Afterwards priv->scratch holds the moment before the entry. */
static void
fold_in (MusterLedger *self,
         gpointer     *moment,
         guint         index)
{
  MusterLedgerPrivate *priv = get_private (self);

  swap (moment, &priv->scratch);
  if (!MUSTER_LEDGER_GET_CLASS (self)->fold (self, priv->scratch, priv->entries->pdata[index], *moment))
    g_critical ("entry %u of a log was taken and is not taken again", index);
}

/* Fills @moment with the moment after @length entries, starting at the nearest kept state before
 * it. */
static void
recall (MusterLedger *self,
        guint         length,
        gpointer     *moment)
{
  MusterLedgerPrivate *priv = get_private (self);
  guint start = length > 0 ? (length - 1) / MUSTER_LEDGER_STRIDE : 0;

  MUSTER_LEDGER_GET_CLASS (self)->recall (self, priv->kept->pdata[start], *moment);
  for (guint i = start * MUSTER_LEDGER_STRIDE; i < length; i++)
    fold_in (self, moment, i);
}

static void
cut (MusterLedger *self,
     guint         length)
{
  MusterLedgerPrivate *priv = get_private (self);

  g_ptr_array_set_size (priv->entries, (int) length);
  g_ptr_array_set_size (priv->kept, (int) (length / MUSTER_LEDGER_STRIDE) + 1);
}

static void
settle (MusterLedger *self,
        guint         index,
        gpointer      entry,
        gconstpointer before,
        gconstpointer after)
{
  if (MUSTER_LEDGER_GET_CLASS (self)->settle != NULL)
    MUSTER_LEDGER_GET_CLASS (self)->settle (self, index, entry, before, after);
}

/* Makes the trial the present. */
static void
add_trial (MusterLedger *self,
           gpointer      entry)
{
  MusterLedgerPrivate *priv = get_private (self);

  cut (self, priv->length);
  g_ptr_array_add (priv->entries, g_object_ref (entry));
  if (priv->entries->len % MUSTER_LEDGER_STRIDE == 0)
    g_ptr_array_add (priv->kept, MUSTER_LEDGER_GET_CLASS (self)->copy (priv->trial));

  swap (&priv->present, &priv->trial);
  priv->position = ++priv->length;
}

/* Updates models and properties to the shown moment and notifies listeners. */
static void
show (MusterLedger *self)
{
  MusterLedgerPrivate *priv = get_private (self);
  GListModel *log = G_LIST_MODEL (priv->log);
  guint n_shown = g_list_model_get_n_items (log);
  guint n_same = MIN (n_shown, priv->length);

  g_object_freeze_notify (G_OBJECT (self));
  MUSTER_LEDGER_GET_CLASS (self)->show (self);

  /* An entry that is recorded after an undo replaces another one, so compare the items from the
   * end. */
  for (; n_same > 0; n_same--)
    {
      g_autoptr (GObject) item = g_list_model_get_item (log, n_same - 1);

      if (item == priv->entries->pdata[n_same - 1])
        break;
    }
  if (n_same < n_shown || n_same < priv->length)
    g_list_store_splice (priv->log, n_same, n_shown - n_same, priv->entries->pdata + n_same,
                         priv->length - n_same);

  for (guint i = PROP_CAN_UNDO; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, changed_signal, 0);
}

/* Notifies the views first and the journal afterwards, so that a list of stored battles never shows
 * a newer state than the view of the battle itself. */
static void
tell (MusterLedger *self)
{
  show (self);
  muster_ledger_announce (self);
}

static void
muster_ledger_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  MusterLedger *self = MUSTER_LEDGER (object);

  switch (prop_id)
    {
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, muster_ledger_get_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, muster_ledger_get_can_redo (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_ledger_finalize (GObject *object)
{
  MusterLedgerPrivate *priv = get_private (object);
  gpointer moments[] = { priv->present, priv->shown, priv->trial, priv->scratch };

  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    if (moments[i] != NULL)
      MUSTER_LEDGER_GET_CLASS (object)->free_moment (moments[i]);
  g_clear_object (&priv->journal);
  g_clear_object (&priv->log);
  g_clear_pointer (&priv->kept, g_ptr_array_unref);
  g_clear_pointer (&priv->entries, g_ptr_array_unref);

  G_OBJECT_CLASS (muster_ledger_parent_class)->finalize (object);
}

static void
muster_ledger_class_init (MusterLedgerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = muster_ledger_get_property;
  object_class->finalize = muster_ledger_finalize;

  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * MusterLedger::changed:
   *
   * The shown moment has changed. Models and properties are already up to date.
   */
  changed_signal = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
}

static void
muster_ledger_init (MusterLedger *self)
{
}

GListModel *
muster_ledger_get_log (gpointer ledger)
{
  return G_LIST_MODEL (get_private (ledger)->log);
}

guint
muster_ledger_get_length (gpointer ledger)
{
  return get_private (ledger)->length;
}

guint
muster_ledger_get_n_entries (gpointer ledger)
{
  return get_private (ledger)->entries->len;
}

guint
muster_ledger_get_position (gpointer ledger)
{
  return get_private (ledger)->position;
}

gboolean
muster_ledger_get_can_undo (gpointer ledger)
{
  return get_private (ledger)->length > 0;
}

gboolean
muster_ledger_get_can_redo (gpointer ledger)
{
  return get_private (ledger)->length < get_private (ledger)->entries->len;
}

/**
 * muster_ledger_dup_state_digest:
 *
 * Returns: (transfer full): the digest of the present state, as journals store it
 */
char *
muster_ledger_dup_state_digest (gpointer ledger)
{
  return MUSTER_LEDGER_GET_CLASS (ledger)->digest (ledger, get_private (ledger)->present);
}

gpointer
muster_ledger_get_entry (gpointer ledger,
                         guint    index)
{
  return g_ptr_array_index (get_private (ledger)->entries, index);
}

gpointer
muster_ledger_get_last_entry (gpointer ledger)
{
  MusterLedgerPrivate *priv = get_private (ledger);

  return priv->position > 0 ? priv->entries->pdata[priv->position - 1] : NULL;
}

void
muster_ledger_summarize (gpointer             ledger,
                         MusterLedgerSummary *summary)
{
  MUSTER_LEDGER_GET_CLASS (ledger)->describe (ledger, get_private (ledger)->present, summary);
}

void
muster_ledger_set_journal (gpointer       ledger,
                           MusterJournal *journal)
{
  g_set_object (&get_private (ledger)->journal, journal);
}

gboolean
muster_ledger_seek (gpointer       ledger,
                    guint          length,
                    GError       **error)
{
  MusterLedgerClass *klass = MUSTER_LEDGER_GET_CLASS (ledger);
  MusterLedgerPrivate *priv = get_private (ledger);

  g_return_val_if_fail (length <= priv->entries->len, FALSE);

  recall (ledger, length, &priv->trial);
  if (priv->journal != NULL)
    {
      g_autofree char *digest = klass->digest (ledger, priv->trial);
      g_auto (MusterLedgerSummary) summary = { 0 };

      klass->describe (ledger, priv->trial, &summary);
      if (!muster_journal_seek (priv->journal, length, digest, &summary, error))
        return FALSE;
    }

  swap (&priv->present, &priv->trial);
  priv->length = priv->position = length;
  tell (ledger);
  return TRUE;
}

/* Moves the elements after the first @length of @from to the end of @to. */
static void
move_tail (GPtrArray *from,
           guint      length,
           GPtrArray *to)
{
  while (from->len > length)
    g_ptr_array_add (to, g_ptr_array_steal_index (from, length));
}

gboolean
muster_ledger_record_all (gpointer          ledger,
                          const MusterSpot *entries)
{
  MusterLedgerClass *klass = MUSTER_LEDGER_GET_CLASS (ledger);
  MusterLedgerPrivate *priv = get_private (ledger);
  guint length = priv->length, position = priv->position, n;
  g_autoptr (GPtrArray) later = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) later_kept = g_ptr_array_new_with_free_func (klass->free_copy);
  g_autoptr (GPtrArray) strings = g_ptr_array_new_with_free_func (g_free);
  g_autofree MusterJournalEntry *journaled = NULL;
  gboolean is_done = TRUE;
  MusterSpot entry;

  if (!muster_spot_is_array (entries, MUSTER_LEDGER_MAX_ENTRIES, &n))
    return FALSE;
  if (n == 0)
    return TRUE;

  /* Keep the entries that can be redone: they come back when an order is refused. */
  move_tail (priv->entries, length, later);
  move_tail (priv->kept, length / MUSTER_LEDGER_STRIDE + 1, later_kept);
  journaled = g_new0 (MusterJournalEntry, n);
  for (guint i = 0; i < n && is_done; i++)
    {
      is_done = muster_spot_element (entries, i, &entry) && klass->load_spot (ledger, &entry);
      if (is_done && priv->journal != NULL)
        {
          journaled[i].text = klass->write (ledger, priv->entries->pdata[length + i]);
          journaled[i].state_digest = klass->digest (ledger, priv->present);
          g_ptr_array_add (strings, (char *) journaled[i].text);
          g_ptr_array_add (strings, (char *) journaled[i].state_digest);
        }
    }

  if (is_done && priv->journal != NULL)
    {
      g_auto (MusterLedgerSummary) summary = { 0 };

      klass->describe (ledger, priv->present, &summary);
      is_done = muster_journal_append (priv->journal, length, journaled, n, &summary, entries->error);
    }
  if (!is_done)
    {
      muster_ledger_load_length (ledger, length);
      priv->position = position;
      cut (ledger, length);
      move_tail (later, 0, priv->entries);
      move_tail (later_kept, 0, priv->kept);
      return FALSE;
    }

  tell (ledger);
  return TRUE;
}

gboolean
muster_ledger_look (gpointer ledger,
                    guint    position)
{
  MusterLedgerPrivate *priv = get_private (ledger);

  if (position > priv->length)
    return FALSE;

  if (position < priv->length)
    recall (ledger, position, &priv->shown);
  priv->position = position;
  show (ledger);
  return TRUE;
}

gboolean
muster_ledger_load_entry (gpointer       ledger,
                          const char    *text,
                          const char    *origin,
                          GError       **error)
{
  g_autoptr (MusterJson) entry = muster_json_read (text, strlen (text), origin, error);
  g_autoptr (GError) problem = NULL;
  MusterSpot spot;

  if (entry == NULL)
    return FALSE;

  muster_spot_init (&spot, entry, origin, &problem);
  if (muster_ledger_load_spot (ledger, &spot))
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

gboolean
muster_ledger_load_spot (gpointer          ledger,
                         const MusterSpot *spot)
{
  return MUSTER_LEDGER_GET_CLASS (ledger)->load_spot (ledger, spot);
}

gboolean
muster_ledger_load_length (gpointer ledger,
                           guint    length)
{
  MusterLedgerPrivate *priv = get_private (ledger);

  if (length > priv->entries->len)
    return FALSE;

  if (length != priv->length)
    recall (ledger, length, &priv->present);
  priv->length = priv->position = length;
  return TRUE;
}

void
muster_ledger_finish_loading (gpointer ledger)
{
  tell (ledger);
}

gboolean
muster_ledger_walk (gpointer               ledger,
                    MusterLedgerWalk       walk,
                    gpointer               data,
                    const MusterProgress  *progress,
                    GError               **error)
{
  MusterLedgerClass *klass = MUSTER_LEDGER_GET_CLASS (ledger);
  MusterLedgerPrivate *priv = get_private (ledger);
  g_autofree char *first = NULL;

  klass->recall (ledger, priv->kept->pdata[0], priv->trial);
  first = klass->digest (ledger, priv->trial);
  walk (NULL, first, data);
  for (guint i = 0; i < priv->length; i++)
    {
      g_autofree char *text = klass->write (ledger, priv->entries->pdata[i]);
      g_autofree char *digest = NULL;

      if (!muster_progress_step (progress, i, priv->length, error))
        return FALSE;

      fold_in (ledger, &priv->trial, i);
      digest = klass->digest (ledger, priv->trial);
      walk (text, digest, data);
    }
  return TRUE;
}

void
muster_ledger_visit (gpointer             ledger,
                     guint                first,
                     guint                last,
                     MusterLedgerVisitor  visit,
                     gpointer             data)
{
  MusterLedgerClass *klass = MUSTER_LEDGER_GET_CLASS (ledger);
  MusterLedgerPrivate *priv = get_private (ledger);
  guint start = first / MUSTER_LEDGER_STRIDE;
  gpointer before, after;

  g_return_if_fail (first <= last && last <= priv->length);

  /* Use separate moments, because @visit may look at the ledger meanwhile. */
  before = klass->new_moment (ledger);
  after = klass->new_moment (ledger);
  klass->recall (ledger, priv->kept->pdata[start], before);
  for (guint i = start * MUSTER_LEDGER_STRIDE; i < last; i++)
    {
      gpointer entry = priv->entries->pdata[i];

      if (!klass->fold (ledger, before, entry, after))
        g_critical ("entry %u of a log was taken and is not taken again", i);
      if (i >= first)
        visit (i, entry, before, after, data);
      swap (&before, &after);
    }
  klass->free_moment (before);
  klass->free_moment (after);
}

void
muster_ledger_begin (gpointer ledger)
{
  MusterLedgerClass *klass = MUSTER_LEDGER_GET_CLASS (ledger);
  MusterLedgerPrivate *priv = get_private (ledger);

  g_return_if_fail (priv->entries == NULL);

  priv->entries = g_ptr_array_new_with_free_func (g_object_unref);
  priv->kept = g_ptr_array_new_with_free_func (klass->free_copy);
  priv->log = g_list_store_new (klass->entry_type);
  priv->present = klass->new_moment (ledger);
  priv->shown = klass->new_moment (ledger);
  priv->trial = klass->new_moment (ledger);
  priv->scratch = klass->new_moment (ledger);

  klass->begin (ledger, priv->present);
  g_ptr_array_add (priv->kept, klass->copy (priv->present));
}

gconstpointer
muster_ledger_get_present (gpointer ledger)
{
  return get_private (ledger)->present;
}

gconstpointer
muster_ledger_get_shown (gpointer ledger)
{
  MusterLedgerPrivate *priv = get_private (ledger);

  return priv->position == priv->length ? priv->present : priv->shown;
}

gpointer
muster_ledger_get_trial (gpointer ledger)
{
  return get_private (ledger)->trial;
}

/**
 * muster_ledger_record:
 * @entry: (transfer none): what led from the present to the trial
 *
 * Returns: whether the journal has taken it; if not, the ledger is what it was
 */
gboolean
muster_ledger_record (gpointer       ledger,
                      gpointer       entry,
                      GError       **error)
{
  MusterLedgerClass *klass = MUSTER_LEDGER_GET_CLASS (ledger);
  MusterLedgerPrivate *priv = get_private (ledger);

  settle (ledger, priv->length, entry, priv->present, priv->trial);
  if (priv->journal != NULL)
    {
      g_autofree char *text = klass->write (ledger, entry);
      g_autofree char *digest = klass->digest (ledger, priv->trial);
      g_auto (MusterLedgerSummary) summary = { 0 };
      MusterJournalEntry kept = { text, digest };

      klass->describe (ledger, priv->trial, &summary);
      if (!muster_journal_append (priv->journal, priv->length, &kept, 1, &summary, error))
        return FALSE;
    }

  add_trial (ledger, entry);
  tell (ledger);
  return TRUE;
}

/**
 * muster_ledger_replace:
 * @entries: (element-type GObject): none of them is in a log yet
 *
 * Returns: whether the journal has taken them; if not, the ledger is what it was
 */
gboolean
muster_ledger_replace (gpointer       ledger,
                       guint          index,
                       GPtrArray     *entries,
                       GError       **error)
{
  MusterLedgerClass *klass = MUSTER_LEDGER_GET_CLASS (ledger);
  MusterLedgerPrivate *priv = get_private (ledger);
  g_autoptr (GPtrArray) strings = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) kept = g_ptr_array_new_with_free_func (klass->free_copy);
  g_autofree MusterJournalEntry *journaled = g_new0 (MusterJournalEntry, entries->len);

  g_return_val_if_fail (index <= priv->length, FALSE);

  if (entries->len == 0)
    return muster_ledger_seek (ledger, index, error);

  recall (ledger, index, &priv->trial);
  for (guint i = 0; i < entries->len; i++)
    {
      gpointer entry = entries->pdata[i];

      swap (&priv->trial, &priv->scratch);
      g_return_val_if_fail (klass->fold (ledger, priv->scratch, entry, priv->trial), FALSE);
      settle (ledger, index + i, entry, priv->scratch, priv->trial);
      if ((index + i + 1) % MUSTER_LEDGER_STRIDE == 0)
        g_ptr_array_add (kept, klass->copy (priv->trial));
      if (priv->journal != NULL)
        {
          journaled[i].text = klass->write (ledger, entry);
          journaled[i].state_digest = klass->digest (ledger, priv->trial);
          g_ptr_array_add (strings, (char *) journaled[i].text);
          g_ptr_array_add (strings, (char *) journaled[i].state_digest);
        }
    }

  if (priv->journal != NULL)
    {
      g_auto (MusterLedgerSummary) summary = { 0 };

      klass->describe (ledger, priv->trial, &summary);
      if (!muster_journal_append (priv->journal, index, journaled, entries->len, &summary, error))
        return FALSE;
    }

  cut (ledger, index);
  for (guint i = 0; i < entries->len; i++)
    g_ptr_array_add (priv->entries, g_object_ref (entries->pdata[i]));
  g_ptr_array_extend_and_steal (priv->kept, g_steal_pointer (&kept));
  swap (&priv->present, &priv->trial);
  priv->length = priv->position = priv->entries->len;
  tell (ledger);
  return TRUE;
}

/**
 * muster_ledger_load:
 * @entry: (transfer none): what led from the present to the trial
 *
 * Adds an entry that is on record already.
 */
void
muster_ledger_load (gpointer ledger,
                    gpointer entry)
{
  MusterLedgerPrivate *priv = get_private (ledger);

  settle (ledger, priv->length, entry, priv->present, priv->trial);
  add_trial (ledger, entry);
}

gboolean
muster_ledger_keep_details (gpointer       ledger,
                            const char    *details,
                            GError       **error)
{
  MusterLedgerPrivate *priv = get_private (ledger);

  return priv->journal == NULL || muster_journal_keep_details (priv->journal, details, error);
}

void
muster_ledger_announce (gpointer ledger)
{
  MusterLedgerPrivate *priv = get_private (ledger);

  if (priv->journal != NULL)
    muster_journal_shown (priv->journal);
}
