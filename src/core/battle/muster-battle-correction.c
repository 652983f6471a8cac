/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-correction.h"

#include <string.h>

#include "core/battle/muster-battle-private.h"
#include "core/battle/muster-entry-codec.h"
#include "core/battle/muster-state-changes.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "core/muster-json.h"
#include "core/rules/muster-common.h"

/* Works out a correction of an earlier entry. The log is carried out again in a battle of its own, with the
 * entry changed. Later entries are tried as they are written, since a number of a unit may mean another
 * one after the change, but its id does not. */

struct _MusterBattleCorrection
{
  MusterBattle *battle;
  guint index;
  gboolean takes_out;
  char *digest;        /* the present state when it was made */
  MusterBattle *trial; /* the battle as it would be */
  GPtrArray *changes;
  GPtrArray *later;
  GArray *places; /* guint: for each entry the number that it has in the corrected log, or 0 */
};

static void
free_later (gpointer data)
{
  MusterBattleLater *later = data;

  g_free (later->title);
  g_free (later->text);
  g_free (later);
}

void
muster_battle_correction_free (MusterBattleCorrection *self)
{
  g_object_unref (self->battle);
  g_clear_object (&self->trial);
  g_free (self->digest);
  g_clear_pointer (&self->changes, g_ptr_array_unref);
  g_ptr_array_unref (self->later);
  g_array_unref (self->places);
  g_free (self);
}

static MusterLogEntry *
get_entry (MusterBattle *battle,
           guint         index)
{
  return muster_ledger_get_entry (battle, index);
}

MusterBattle *
muster_battle_rewind (MusterBattle  *battle,
                      guint          index,
                      GError       **error)
{
  g_autoptr (MusterBattle) trial = NULL;

  g_return_val_if_fail (index <= muster_ledger_get_length (battle), NULL);

  trial = muster_battle_new (muster_battle_get_setup (battle));
  for (guint i = 0; i < index; i++)
    {
      g_autofree char *text = muster_log_entry_to_json (get_entry (battle, i));

      if (!muster_ledger_load_entry (trial, text, "log", error))
        return NULL;
    }
  muster_ledger_finish_loading (trial);
  return g_steal_pointer (&trial);
}

static MusterBattleCorrection *
new_correction (MusterBattle  *battle,
                guint          index,
                GError       **error)
{
  g_autoptr (MusterBattleCorrection) self = g_new0 (MusterBattleCorrection, 1);

  self->battle = g_object_ref (battle);
  self->index = index;
  self->digest = muster_ledger_dup_state_digest (battle);
  self->later = g_ptr_array_new_with_free_func (free_later);
  self->places = g_array_new (FALSE, FALSE, sizeof (guint));
  self->trial = muster_battle_rewind (battle, index, error);
  return self->trial != NULL ? g_steal_pointer (&self) : NULL;
}

static void
add_later (MusterBattleCorrection *self,
           guint                   index,
           gboolean                is_lost,
           char                   *text)
{
  MusterBattleLater *later = g_new0 (MusterBattleLater, 1);

  later->index = index;
  later->title = muster_log_entry_dup_title (get_entry (self->battle, index));
  later->is_lost = is_lost;
  later->text = text;
  g_ptr_array_add (self->later, later);
}

/* A note stays with the line that it is about; where that is gone, it is about the battle. */
static void
move_note (MusterBattleCorrection *self,
           MusterOrder            *order)
{
  int at;

  if (order->spec->fields != muster_common_note_fields || !muster_order_has (order, MUSTER_NOTE_AT))
    return;
  at = muster_order_get (order, MUSTER_NOTE_AT);
  if (at > (int) self->places->len)
    return;
  if (g_array_index (self->places, guint, at - 1) > 0)
    muster_order_set (order, MUSTER_NOTE_AT, (int) g_array_index (self->places, guint, at - 1));
  else
    muster_order_unset (order, MUSTER_NOTE_AT);
}

/* Carries out a later entry, as it is written, after what has come before it now. */
static gboolean
try_written (MusterBattleCorrection  *self,
             const char              *text,
             GError                 **error)
{
  MusterBattle *trial = self->trial;
  g_autoptr (MusterJson) json = muster_json_read (text, strlen (text), "log", error);
  g_autoptr (GError) problem = NULL;
  g_auto (MusterOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  MusterSpot spot;

  if (json == NULL)
    return FALSE;
  muster_tape_init (&tape);
  muster_spot_init (&spot, json, "log", &problem);
  if (!muster_entry_read (muster_battle_get_setup (trial), muster_battle_get_present (trial), &spot, &order,
                          &tape))
    {
      g_propagate_error (error, g_steal_pointer (&problem));
      return FALSE;
    }
  move_note (self, &order);
  return muster_battle_record (trial, &order, &tape, error);
}

static void
place (MusterBattleCorrection *self,
       gboolean                is_kept)
{
  guint number = is_kept ? muster_ledger_get_length (self->trial) : 0;

  g_array_append_val (self->places, number);
}

static MusterBattleCorrection *
finish (MusterBattleCorrection *self)
{
  guint length = muster_ledger_get_length (self->battle);

  for (guint i = 1; i <= self->index; i++)
    g_array_append_val (self->places, i);
  place (self, !self->takes_out);
  for (guint i = self->index + 1; i < length; i++)
    {
      MusterLogEntry *entry = get_entry (self->battle, i);
      g_autofree char *text = muster_log_entry_to_json (entry);
      g_auto (GStrv) before = NULL;
      g_auto (GStrv) after = NULL;
      g_autoptr (GError) error = NULL;

      if (!try_written (self, text, &error))
        {
          place (self, FALSE);
          add_later (self, i, TRUE, g_strdup (error->message));
          continue;
        }
      place (self, TRUE);
      before = muster_log_entry_dup_steps (entry);
      after = muster_log_entry_dup_steps (
        get_entry (self->trial, muster_ledger_get_length (self->trial) - 1));
      if (!g_strv_equal ((const char *const *) before, (const char *const *) after))
        add_later (self, i, FALSE, g_strjoinv ("; ", after));
    }

  self->changes = muster_state_list_changes (muster_battle_get_setup (self->battle),
                                             muster_battle_get_present (self->battle),
                                             muster_battle_get_present (self->trial));
  return self;
}

/**
 * muster_battle_correct:
 * @index: index of an entry that counts
 * @order: (nullable): the order that replaces it
 * @tape: (nullable): its rolls
 *
 * Returns: (transfer full) (nullable): the correction, or %NULL if the order is not possible there
 */
MusterBattleCorrection *
muster_battle_correct (MusterBattle       *battle,
                       guint               index,
                       const MusterOrder  *order,
                       const MusterTape   *tape,
                       GError            **error)
{
  g_autoptr (MusterBattleCorrection) self = NULL;

  g_return_val_if_fail (index < muster_ledger_get_length (battle), NULL);

  self = new_correction (battle, index, error);
  if (self == NULL)
    return NULL;
  self->takes_out = order == NULL;
  if (order != NULL)
    {
      MusterTape record = *tape;

      record.generator = NULL; /* the rolls are only read */
      if (!muster_battle_record (self->trial, order, &record, error))
        return NULL;
    }
  return finish (g_steal_pointer (&self));
}

MusterBattleCorrection *
muster_battle_correct_as_written (MusterBattle     *battle,
                                  guint             index,
                                  const MusterSpot *spot)
{
  g_autoptr (MusterBattleCorrection) self = NULL;
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (index < muster_ledger_get_length (battle), NULL);

  self = new_correction (battle, index, &error);
  if (self == NULL)
    {
      muster_spot_fail_with (spot, error);
      return NULL;
    }
  if (!muster_ledger_load_spot (self->trial, spot))
    return NULL;
  muster_ledger_finish_loading (self->trial);
  return finish (g_steal_pointer (&self));
}

GPtrArray *
muster_battle_correction_get_changes (const MusterBattleCorrection *self)
{
  return self->changes;
}

GPtrArray *
muster_battle_correction_get_later (const MusterBattleCorrection *self)
{
  return self->later;
}

guint
muster_battle_correction_count_lost (const MusterBattleCorrection *self)
{
  guint n_lost = 0;

  for (guint i = 0; i < self->later->len; i++)
    n_lost += ((const MusterBattleLater *) self->later->pdata[i])->is_lost;
  return n_lost;
}

guint
muster_battle_correction_get_index (const MusterBattleCorrection *self)
{
  return self->index;
}

char *
muster_battle_correction_dup_entry (const MusterBattleCorrection *self)
{
  return self->takes_out ? NULL : muster_log_entry_to_json (get_entry (self->trial, self->index));
}

gboolean
muster_battle_correction_accept (MusterBattleCorrection  *self,
                                 GError                 **error)
{
  if (!muster_battle_get_details (self->battle)->is_agreed)
    return muster_battle_correction_apply (self, error);
  g_set_error_literal (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_REFUSED,
                       _("In this battle the other player must agree to a correction: propose it to him."));
  return FALSE;
}

gboolean
muster_battle_correction_apply (MusterBattleCorrection  *self,
                                GError                 **error)
{
  g_autofree char *digest = muster_ledger_dup_state_digest (self->battle);
  GPtrArray *copy;
  g_autoptr (GPtrArray) entries = NULL;

  /* Copies the entries for the log, so that a correction that could not be stored can be tried again. */
  copy = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = self->index; i < muster_ledger_get_length (self->trial); i++)
    {
      MusterLogEntry *entry = get_entry (self->trial, i);

      g_ptr_array_add (copy, muster_log_entry_new (muster_battle_get_setup (self->battle),
                                                   muster_log_entry_get_order (entry),
                                                   muster_log_entry_get_tape (entry)));
    }
  entries = copy;
  if (strcmp (digest, self->digest) != 0 || self->index >= muster_ledger_get_length (self->battle))
    {
      g_set_error_literal (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_REFUSED,
                           _("The battle has gone on in the meantime: look at the correction again."));
      return FALSE;
    }
  return muster_ledger_replace (self->battle, self->index, entries, error);
}
