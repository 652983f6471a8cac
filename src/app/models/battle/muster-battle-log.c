/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/battle/muster-battle-log.h"

#include <string.h>

#include "app/models/battle/muster-battle-eve.h"
#include "app/models/muster-words.h"

struct _MusterBattleLog
{
  MusterObject parent_instance;

  MusterBattle *battle;
  guint n_before;      /* number of entries from before the battle, which are shown as one */
  char **words;        /* folded for comparison */
  GHashTable *texts;   /* from MusterLogEntry to its text, folded for comparison */
  GHashTable *notes;   /* from the index of an entry to GString: the notes about it */
  GHashTable *unfolded; /* MusterLogEntry: those whose steps are shown */
  guint n_read;        /* number of entries that have been searched for notes */
  MusterLogEntry *last_read;
};

G_DEFINE_FINAL_TYPE (MusterBattleLog, muster_battle_log, MUSTER_TYPE_OBJECT)

static void
free_string (gpointer string)
{
  g_string_free (string, TRUE);
}

/* Steps, then prompts. */
static char *
dup_lines (MusterLogEntry *entry)
{
  g_auto (GStrv) steps = muster_words_fold_lines (muster_log_entry_dup_steps (entry));
  g_auto (GStrv) prompts = muster_log_entry_dup_prompts (entry);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; steps[i] != NULL; i++)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", steps[i]);
  for (guint i = 0; prompts[i] != NULL; i++)
    g_string_append_printf (text, "%s→ %s", text->len > 0 ? "\n" : "", prompts[i]);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
fold (const char *text)
{
  g_autofree char *normal = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);

  return g_utf8_casefold (normal != NULL ? normal : text, -1);
}

static char *
fold_entry (MusterBattleLog *self,
            MusterLogEntry  *entry)
{
  g_autofree char *title = muster_battle_log_dup_title (self, entry);
  g_autofree char *text = muster_battle_log_dup_text (self, entry);
  g_autofree char *whole = g_strconcat (title, "\n", text, NULL);

  return fold (whole);
}

static const char *
get_folded (MusterBattleLog *self,
            MusterLogEntry  *entry)
{
  char *folded = g_hash_table_lookup (self->texts, entry);

  if (folded == NULL)
    {
      folded = fold_entry (self, entry);
      g_hash_table_insert (self->texts, g_object_ref (entry), folded);
    }
  return folded;
}

/* Stores a note under the entry that it is about. */
static void
read_entry (MusterBattleLog *self,
            MusterLogEntry  *entry)
{
  const MusterOrder *order = muster_log_entry_get_order (entry);
  int at, text;
  GString *notes;

  if (!g_str_equal (order->spec->id, "note"))
    return;
  at = muster_fields_find (order->spec->fields, "at");
  text = muster_fields_find (order->spec->fields, "text");
  if (at < 0 || text < 0 || !muster_order_has (order, (guint) at))
    return;

  at = muster_order_get (order, (guint) at) - 1;
  notes = g_hash_table_lookup (self->notes, GINT_TO_POINTER (at));
  if (notes == NULL)
    {
      notes = g_string_new (NULL);
      g_hash_table_insert (self->notes, GINT_TO_POINTER (at), notes);
    }
  g_string_append_printf (notes, "%s%s", notes->len > 0 ? "\n" : "",
                          muster_order_get_text (order, (guint) text));
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterBattleLog, battle, g_object_unref),
  MUSTER_OWNED (MusterBattleLog, last_read, g_object_unref),
  MUSTER_OWNED (MusterBattleLog, words, g_strfreev),
  MUSTER_OWNED (MusterBattleLog, texts, g_hash_table_unref),
  MUSTER_OWNED (MusterBattleLog, notes, g_hash_table_unref),
  MUSTER_OWNED (MusterBattleLog, unfolded, g_hash_table_unref),
};

static void
muster_battle_log_class_init (MusterBattleLogClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
}

static void
muster_battle_log_init (MusterBattleLog *self)
{
  self->words = g_new0 (char *, 1);
  self->texts = g_hash_table_new_full (NULL, NULL, g_object_unref, g_free);
  self->notes = g_hash_table_new_full (NULL, NULL, NULL, free_string);
  self->unfolded = g_hash_table_new_full (NULL, NULL, g_object_unref, NULL);
}

/**
 * muster_battle_log_new:
 * @n_before: how many entries from its first one were settled before the battle
 */
MusterBattleLog *
muster_battle_log_new (MusterBattle *battle,
                       guint         n_before)
{
  MusterBattleLog *self;

  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), NULL);

  self = g_object_new (MUSTER_TYPE_BATTLE_LOG, NULL);
  self->battle = g_object_ref (battle);
  self->n_before = n_before;
  return self;
}

void
muster_battle_log_set_words (MusterBattleLog *self,
                             const char      *words)
{
  g_autofree char *folded = NULL;
  g_auto (GStrv) parts = NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_return_if_fail (MUSTER_IS_BATTLE_LOG (self));

  folded = fold (words);
  parts = g_strsplit_set (folded, " \t", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    if (*parts[i] != '\0')
      g_strv_builder_add (builder, parts[i]);
  g_strfreev (self->words);
  self->words = g_strv_builder_end (builder);
}

gboolean
muster_battle_log_matches (MusterBattleLog *self,
                           MusterLogEntry  *entry)
{
  g_autofree char *covered = NULL;
  const char *folded;

  g_return_val_if_fail (MUSTER_IS_BATTLE_LOG (self), FALSE);

  if (self->words[0] == NULL)
    return TRUE;

  /* Do not keep the text of an entry that has something covered, since it may be uncovered at any
   * time. */
  if (muster_log_entry_get_covered (entry) != 0)
    covered = fold_entry (self, entry);
  folded = covered != NULL ? covered : get_folded (self, entry);
  for (guint i = 0; self->words[i] != NULL; i++)
    if (strstr (folded, self->words[i]) == NULL)
      return FALSE;
  return TRUE;
}

/**
 * muster_battle_log_is_folded:
 *
 * Returns: whether one line is enough for now: it has dice, which would stand there twice, and nobody has
 *   asked for its steps or searches in them
 */
gboolean
muster_battle_log_is_folded (MusterBattleLog *self,
                             MusterLogEntry  *entry)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_LOG (self), FALSE);

  return muster_battle_log_can_fold (entry) && self->words[0] == NULL &&
         !g_hash_table_contains (self->unfolded, entry);
}

void
muster_battle_log_set_folded (MusterBattleLog *self,
                              MusterLogEntry  *entry,
                              gboolean         folded)
{
  g_return_if_fail (MUSTER_IS_BATTLE_LOG (self));

  if (folded)
    g_hash_table_remove (self->unfolded, entry);
  else
    g_hash_table_add (self->unfolded, g_object_ref (entry));
}

/* An entry without dice cannot be folded, since its steps are all that it shows. */
gboolean
muster_battle_log_can_fold (MusterLogEntry *entry)
{
  return muster_tape_get_length (muster_log_entry_get_tape (entry)) > 0;
}

/* Names the unit that rolled if several roll for the same purpose, or if it is not the unit in the
 * title. */
char *
muster_battle_log_dup_purpose (MusterBattle   *battle,
                               MusterLogEntry *entry,
                               guint           roll)
{
  const MusterTape *tape = muster_log_entry_get_tape (entry);
  guint purpose = muster_tape_get_roll (tape, roll)->purpose;
  int unit = muster_log_entry_get_thrower (entry, roll);
  gboolean is_named = unit != muster_log_entry_get_order (entry)->unit;

  for (guint i = 0; !is_named && i < muster_tape_get_length (tape); i++)
    is_named = muster_tape_get_roll (tape, i)->purpose == purpose &&
               muster_log_entry_get_thrower (entry, i) != unit;
  return is_named ? muster_words_for_throw (battle, purpose, unit)
                  : muster_words_for_purpose (battle, purpose);
}

gboolean
muster_battle_log_is_before (MusterBattleLog *self,
                             MusterLogEntry  *entry)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_LOG (self), FALSE);

  return muster_log_entry_get_index (entry) < self->n_before;
}

char *
muster_battle_log_dup_title (MusterBattleLog *self,
                             MusterLogEntry  *entry)
{
  return muster_battle_log_is_before (self, entry)
           ? muster_battle_eve_dup_title (self->battle, self->n_before)
           : muster_log_entry_dup_title (entry);
}

char *
muster_battle_log_dup_text (MusterBattleLog *self,
                            MusterLogEntry  *entry)
{
  return muster_battle_log_is_before (self, entry)
           ? muster_battle_eve_dup_text (self->battle, self->n_before)
           : dup_lines (entry);
}

char *
muster_battle_log_dup_notes (MusterBattleLog *self,
                             guint            index)
{
  GString *notes;
  GListModel *log;
  guint length;
  g_autoptr (MusterLogEntry) last = NULL;

  g_return_val_if_fail (MUSTER_IS_BATTLE_LOG (self), NULL);

  /* Read the new entries of the log; if entries that were read have been taken back, read all
   * again. */
  log = muster_ledger_get_log (self->battle);
  length = muster_ledger_get_length (self->battle);
  last =
    self->n_read > 0 && self->n_read <= length ? g_list_model_get_item (log, self->n_read - 1) : NULL;
  if (last != self->last_read)
    {
      g_hash_table_remove_all (self->notes);
      self->n_read = 0;
    }
  for (; self->n_read < length; self->n_read++)
    {
      g_autoptr (MusterLogEntry) entry = g_list_model_get_item (log, self->n_read);

      read_entry (self, entry);
      g_set_object (&self->last_read, entry);
    }
  if (length == 0)
    g_clear_object (&self->last_read);
  notes = g_hash_table_lookup (self->notes, GUINT_TO_POINTER (index));
  return g_strdup (notes != NULL ? notes->str : "");
}
