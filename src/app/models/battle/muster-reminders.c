/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/battle/muster-reminders.h"

#include "core/muster-i18n.h"
#include "core/muster-list.h"

/* How many turns the reminders cover: the present one and the one before it. */
#define N_TURNS 2

struct _MusterReminder
{
  MusterObject parent_instance;

  char *key; /* made of entry, line and text */
  char *text;
  char *since;
  gboolean is_small;
  gboolean done;
};

G_DEFINE_FINAL_TYPE (MusterReminder, muster_reminder, MUSTER_TYPE_OBJECT)

struct _MusterReminders
{
  MusterObject parent_instance;

  MusterBattle *battle;
  GListStore *items;
  GHashTable *done; /* keys of the reminders that were ticked off; they stay when the entries are
                     * undone */
};

G_DEFINE_FINAL_TYPE (MusterReminders, muster_reminders, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_DONE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
muster_reminder_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_DONE:
      g_value_set_boolean (value, MUSTER_REMINDER (object)->done);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
set_done (MusterReminder *self,
          gboolean        done)
{
  if (self->done == done)
    return;

  self->done = done;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DONE]);
}

static void
muster_reminder_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_DONE:
      set_done (MUSTER_REMINDER (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static const MusterMember REMINDER_MEMBERS[] = {
  MUSTER_OWNED (MusterReminder, key, g_free),
  MUSTER_OWNED (MusterReminder, text, g_free),
  MUSTER_OWNED (MusterReminder, since, g_free),
};

static void
muster_reminder_class_init (MusterReminderClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), REMINDER_MEMBERS,
                                   G_N_ELEMENTS (REMINDER_MEMBERS));

  object_class->get_property = muster_reminder_get_property;
  object_class->set_property = muster_reminder_set_property;

  properties[PROP_DONE] =
    g_param_spec_boolean ("done", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_reminder_init (MusterReminder *self)
{
}

/* Returns the name of the player, or else of the side, whose turn came before the present one. */
static const char *
find_last_name (MusterBattle *battle)
{
  const MusterSetup *setup = muster_battle_get_setup (battle);
  int active = muster_battle_get_state (battle)->active_side;
  int player = -1;
  int side = 1 - active;

  /* When the battle is over, the active side is that of the last turn, and no turn followed it. */
  if (active < 0 || setup->n_sides != 2 || muster_battle_get_state (battle)->over)
    return NULL;
  for (guint i = 0; i < setup->n_players; i++)
    if (setup->players[i].side == side)
      player = player == -1 ? (int) i : -2;
  return player >= 0 ? setup->players[player].name : setup->sides[side].name;
}

static char *
dup_since (MusterBattle   *battle,
           MusterLogEntry *entry)
{
  const char *name = find_last_name (battle);
  int turn = muster_log_entry_get_turn (entry);

  if (name != NULL)
    /* Translators: a turn, and the player or side whose it is. */
    return g_strdup_printf (_("since turn %d of %s"), turn, name);
  return g_strdup_printf (_("since turn %d"), turn);
}

static gboolean
is_same (gconstpointer a,
         gconstpointer b)
{
  const MusterReminder *first = a;
  const MusterReminder *second = b;

  return g_str_equal (first->key, second->key) && g_str_equal (first->since, second->since) &&
         first->done == second->done;
}

static void
done_cb (MusterReminders *self,
         GParamSpec      *pspec,
         MusterReminder  *reminder)
{
  if (reminder->done)
    g_hash_table_add (self->done, g_strdup (reminder->key));
  else
    g_hash_table_remove (self->done, reminder->key);
}

/* Adds what an entry asks for that is not done, and that no later entry has overtaken: where a unit was told
 * something since, only that counts. */
static void
list_errands (MusterReminders *self,
              MusterLogEntry  *entry,
              gboolean         is_before,
              GHashTable      *told,
              GPtrArray       *reminders)
{
  g_auto (GStrv) errands = muster_log_entry_dup_errands (entry);
  g_autoptr (GArray) known = muster_log_entry_list_errands (entry);

  for (guint i = 0; errands[i] != NULL; i++)
    {
      g_autofree char *key =
        g_strdup_printf ("%u/%u/%s", muster_log_entry_get_index (entry), i + 1, errands[i]);
      MusterReminder *reminder;

      if (g_hash_table_contains (self->done, key) ||
          g_hash_table_contains (told, GINT_TO_POINTER (g_array_index (known, MusterErrand, i).unit)))
        continue;
      reminder = g_object_new (MUSTER_TYPE_REMINDER, NULL);
      reminder->key = g_steal_pointer (&key);
      reminder->text = g_strdup (errands[i]);
      reminder->is_small = g_array_index (known, MusterErrand, i).is_small;
      reminder->since = is_before ? dup_since (self->battle, entry) : g_strdup ("");
      g_ptr_array_add (reminders, reminder);
    }
  for (guint i = 0; i < known->len; i++)
    if (g_array_index (known, MusterErrand, i).unit >= 0)
      g_hash_table_add (told, GINT_TO_POINTER (g_array_index (known, MusterErrand, i).unit));
}

/* Lists the reminders of the shown entry, then those from before it, back to the turn before. */
static void
list_reminders (MusterReminders *self)
{
  GListModel *log = muster_ledger_get_log (self->battle);
  g_autoptr (GPtrArray) reminders = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GHashTable) told = g_hash_table_new (NULL, NULL);
  guint n_ends = 0;

  for (guint i = muster_ledger_get_position (self->battle); i > 0 && n_ends < N_TURNS; i--)
    {
      g_autoptr (MusterLogEntry) entry = g_list_model_get_item (log, i - 1);

      list_errands (self, entry, n_ends > 0, told, reminders);
      n_ends += g_str_equal (muster_log_entry_get_order (entry)->spec->id, "end-turn");
    }
  for (guint i = 0; i < reminders->len; i++)
    g_signal_connect_object (reminders->pdata[i], "notify::done", G_CALLBACK (done_cb), self,
                             G_CONNECT_SWAPPED);
  muster_list_become (self->items, reminders, is_same);
}

static const MusterMember REMINDERS_MEMBERS[] = {
  MUSTER_OWNED (MusterReminders, battle, g_object_unref),
  MUSTER_OWNED (MusterReminders, items, g_object_unref),
  MUSTER_OWNED (MusterReminders, done, g_hash_table_unref),
};

static void
muster_reminders_class_init (MusterRemindersClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), REMINDERS_MEMBERS,
                                   G_N_ELEMENTS (REMINDERS_MEMBERS));
}

static void
muster_reminders_init (MusterReminders *self)
{
  self->items = g_list_store_new (MUSTER_TYPE_REMINDER);
  self->done = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

const char *
muster_reminder_get_text (MusterReminder *self)
{
  g_return_val_if_fail (MUSTER_IS_REMINDER (self), NULL);

  return self->text;
}

const char *
muster_reminder_get_since (MusterReminder *self)
{
  g_return_val_if_fail (MUSTER_IS_REMINDER (self), NULL);

  return self->since;
}

MusterReminders *
muster_reminders_new (MusterBattle *battle)
{
  MusterReminders *self;

  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), NULL);

  self = g_object_new (MUSTER_TYPE_REMINDERS, NULL);
  self->battle = g_object_ref (battle);
  g_signal_connect_object (battle, "changed", G_CALLBACK (list_reminders), self,
                           G_CONNECT_SWAPPED);
  list_reminders (self);
  return self;
}

GListModel *
muster_reminders_get_items (MusterReminders *self)
{
  g_return_val_if_fail (MUSTER_IS_REMINDERS (self), NULL);

  return G_LIST_MODEL (self->items);
}

guint
muster_reminders_count_open (MusterReminders *self)
{
  guint n_items, n_open = 0;

  g_return_val_if_fail (MUSTER_IS_REMINDERS (self), 0);

  n_items = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  for (guint i = 0; i < n_items; i++)
    {
      const MusterReminder *reminder = muster_list_peek (G_LIST_MODEL (self->items), i);

      n_open += !reminder->done;
    }
  return n_open;
}

/* Returns: whether something is open that the end of the turn has to wait for */
gboolean
muster_reminders_hold_up (MusterReminders *self)
{
  g_return_val_if_fail (MUSTER_IS_REMINDERS (self), FALSE);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->items)); i++)
    {
      const MusterReminder *reminder = muster_list_peek (G_LIST_MODEL (self->items), i);

      if (!reminder->done && !reminder->is_small)
        return TRUE;
    }
  return FALSE;
}

void
muster_reminders_finish_all (MusterReminders *self)
{
  g_return_if_fail (MUSTER_IS_REMINDERS (self));

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->items)); i++)
    g_object_set (muster_list_peek (G_LIST_MODEL (self->items), i), "done", TRUE, NULL);
}
