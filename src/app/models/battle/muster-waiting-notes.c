/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/battle/muster-waiting-notes.h"

#include "app/models/battle/muster-battle-acts.h"

typedef struct
{
  MusterSettingsStore *settings;
  MusterBattle *battle; /* not owned: a signal handler of the battle owns this struct */
  char *key;
  char **lines;
  gulong handler;
  guint idle;
} Waiting;

static void
waiting_free (gpointer  data,
              GClosure *closure)
{
  Waiting *self = data;

  g_clear_handle_id (&self->idle, g_source_remove);
  g_object_unref (self->settings);
  g_free (self->key);
  g_strfreev (self->lines);
  g_free (self);
}

static char *
dup_key (gint64 id)
{
  return g_strdup_printf ("waiting-notes-%" G_GINT64_FORMAT, id);
}

/* Notes that cannot be written stay stored until the battle is opened again. */
static gboolean
write_cb (gpointer data)
{
  Waiting *self = data;
  g_autoptr (MusterBattle) battle = g_object_ref (self->battle);
  gboolean written = TRUE;

  self->idle = 0;
  for (guint i = 1; written && self->lines[i] != NULL; i++)
    written = muster_battle_acts_note (battle, self->lines[i], 0, NULL);
  if (written)
    muster_settings_store_unset (self->settings, self->key, NULL);
  g_signal_handler_disconnect (battle, self->handler);

  return G_SOURCE_REMOVE;
}

/* Writes when idle, since no order can be given while the battle emits `changed`. */
static void
battle_changed_cb (MusterBattle *battle,
                   Waiting      *self)
{
  if (self->idle == 0 && muster_ledger_get_position (battle) == muster_ledger_get_length (battle) &&
      muster_battle_acts_can_note (battle))
    self->idle = g_idle_add (write_cb, self);
}

/**
 * muster_waiting_notes_keep:
 * @notes: a line each
 *
 * Returns: %FALSE if the store could not keep them
 */
gboolean
muster_waiting_notes_keep (MusterSettingsStore  *settings,
                           MusterBattle         *battle,
                           gint64                id,
                           char                **notes,
                           GError              **error)
{
  g_autofree char *key = dup_key (id);
  g_autofree char *lines = g_strjoinv ("\n", notes);
  g_autofree char *text = g_strdup_printf ("%s\n%s", muster_battle_get_title (battle), lines);

  return muster_settings_store_set_text (settings, key, text, error);
}

void
muster_waiting_notes_follow (MusterSettingsStore *settings,
                             MusterBattle        *battle,
                             gint64               id)
{
  g_autofree char *key = dup_key (id);
  g_autofree char *text = muster_settings_store_dup_text (settings, key);
  g_auto (GStrv) lines = text != NULL ? g_strsplit (text, "\n", -1) : NULL;
  Waiting *self;

  /* The number of a deleted battle can be used again; compare the title to find out. */
  if (lines == NULL || g_strcmp0 (lines[0], muster_battle_get_title (battle)) != 0)
    return;

  self = g_new0 (Waiting, 1);
  self->settings = g_object_ref (settings);
  self->battle = battle;
  self->key = g_steal_pointer (&key);
  self->lines = g_steal_pointer (&lines);
  self->handler = g_signal_connect_data (battle, "changed", G_CALLBACK (battle_changed_cb), self,
                                         waiting_free, 0);
  battle_changed_cb (battle, self);
}
