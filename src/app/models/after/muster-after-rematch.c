/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/after/muster-after-rematch.h"

#include "core/battle/muster-rematch.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"
#include "store/muster-rematch-links.h"

/* How many battles are examined, the one used last first. */
#define MAX_OTHERS 50

struct _MusterAfterRematch
{
  MusterObject parent_instance;

  MusterStore *store;
  MusterLibrary *library;
  MusterBattle *battle;
  gint64 id;
  char *uuid;

  MusterLedgerRow *row; /* (nullable): row of the linked battle */
  char *sum;
  char *score;
  char *other_score;

  MusterStoreList *others;
  guint n_searched;
  guint searching;
  GListStore *found;
};

G_DEFINE_FINAL_TYPE (MusterAfterRematch, muster_after_rematch, MUSTER_TYPE_OBJECT)

static guint changed_signal;

static MusterLedgerStore *
get_battles (MusterAfterRematch *self)
{
  return muster_store_get_battles (self->store);
}

/* Returns: (transfer full) (nullable): NULL if it cannot be read; then it is not a rematch */
static MusterBattle *
open_battle (MusterStore   *store,
             MusterLibrary *library,
             gint64         id)
{
  return muster_battle_store_open (muster_store_get_battles (store), id, library,
                                   MUSTER_LEDGER_OPEN_ANYWAY, NULL);
}

static gboolean
add_up (MusterBattle     *first,
        MusterBattle     *second,
        MusterRematchSum *sum)
{
  return muster_rematch_add_up (muster_battle_get_setup (first), muster_battle_get_state (first),
                                muster_battle_get_setup (second), muster_battle_get_state (second), sum,
                                NULL);
}

/* If the linked battle has changed so much that it is no longer a rematch, the link is not
 * shown. */
static void
read_link (MusterAfterRematch *self)
{
  gint64 other = muster_rematch_links_find (self->store, self->uuid);
  g_autoptr (MusterBattle) battle = other != 0 ? open_battle (self->store, self->library, other) : NULL;

  g_clear_object (&self->row);
  g_clear_pointer (&self->sum, g_free);
  g_clear_pointer (&self->score, g_free);
  g_clear_pointer (&self->other_score, g_free);
  if (battle != NULL)
    {
      const MusterSetup *setup = muster_battle_get_setup (self->battle);
      const MusterSetup *other_setup = muster_battle_get_setup (battle);
      const MusterState *state = muster_battle_get_state (self->battle);
      const MusterState *other_state = muster_battle_get_state (battle);
      MusterRematchSum sum;

      if (add_up (self->battle, battle, &sum))
        {
          self->score = muster_rematch_dup_score (setup, state, 0);
          self->other_score = muster_rematch_dup_score (other_setup, other_state, sum.other[0]);
          self->sum = state->over && other_state->over ? muster_rematch_dup_line (setup, other_setup, &sum)
                                                       : g_strdup (_("Decided when both battles are over"));
        }
    }
  if (self->sum != NULL)
    self->row = muster_ledger_store_dup_row (get_battles (self), other, NULL);
}

/* A battle that is linked with another one is not offered. */
static void
try_row (MusterAfterRematch *self,
         MusterLedgerRow    *row)
{
  gint64 id = muster_ledger_row_get_id (row);
  g_autoptr (MusterBattle) battle = NULL;
  MusterRematchSum sum;

  if (id == self->id || muster_rematch_links_find (self->store, muster_ledger_row_get_uuid (row)) != 0)
    return;
  battle = open_battle (self->store, self->library, id);
  if (battle != NULL && add_up (self->battle, battle, &sum))
    g_list_store_append (self->found, row);
}

static gboolean
search_cb (gpointer data)
{
  MusterAfterRematch *self = data;
  g_autoptr (MusterLedgerRow) row = NULL;

  if (self->n_searched < MAX_OTHERS)
    row = g_list_model_get_item (G_LIST_MODEL (self->others), self->n_searched);
  self->n_searched++;
  if (row != NULL)
    {
      try_row (self, row);
      return G_SOURCE_CONTINUE;
    }

  self->searching = 0;
  g_signal_emit (self, changed_signal, 0);
  return G_SOURCE_REMOVE;
}

static void
muster_after_rematch_dispose (GObject *object)
{
  g_clear_handle_id (&MUSTER_AFTER_REMATCH (object)->searching, g_source_remove);

  G_OBJECT_CLASS (muster_after_rematch_parent_class)->dispose (object);
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterAfterRematch, found, g_object_unref),
  MUSTER_OWNED (MusterAfterRematch, others, g_object_unref),
  MUSTER_OWNED (MusterAfterRematch, row, g_object_unref),
  MUSTER_OWNED (MusterAfterRematch, battle, g_object_unref),
  MUSTER_OWNED (MusterAfterRematch, library, g_object_unref),
  MUSTER_OWNED (MusterAfterRematch, store, g_object_unref),
  MUSTER_OWNED (MusterAfterRematch, uuid, g_free),
  MUSTER_OWNED (MusterAfterRematch, sum, g_free),
  MUSTER_OWNED (MusterAfterRematch, score, g_free),
  MUSTER_OWNED (MusterAfterRematch, other_score, g_free),
};

static void
muster_after_rematch_class_init (MusterAfterRematchClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_after_rematch_dispose;
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  changed_signal = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
}

static void
muster_after_rematch_init (MusterAfterRematch *self)
{
  self->found = g_list_store_new (MUSTER_TYPE_LEDGER_ROW);
}

MusterAfterRematch *
muster_after_rematch_new (MusterStore   *store,
                          MusterLibrary *library,
                          MusterBattle  *battle,
                          gint64         id)
{
  const MusterSetup *setup = muster_battle_get_setup (battle);
  g_autoptr (MusterLedgerRow) row = muster_ledger_store_dup_row (muster_store_get_battles (store), id, NULL);
  g_autoptr (MusterAfterRematch) self = NULL;
  MusterStoreList *list;

  if (row == NULL || !muster_rematch_is_possible (setup))
    return NULL;

  self = g_object_new (MUSTER_TYPE_AFTER_REMATCH, NULL);
  self->store = g_object_ref (store);
  self->library = g_object_ref (library);
  self->battle = g_object_ref (battle);
  self->id = id;
  self->uuid = g_strdup (muster_ledger_row_get_uuid (row));

  list = muster_ledger_store_list (muster_store_get_battles (store));
  muster_store_list_set_show (list, MUSTER_SHOW_ALL);
  muster_store_list_set_stage (list, MUSTER_STAGE_OVER);
  muster_store_list_set_ruleset (list, muster_ruleset_get_id (setup->ruleset));
  muster_store_list_set_facet (list, MUSTER_FACET_SETTING, setup->scenario->id);
  self->others = list;

  read_link (self);

  return self->row != NULL || muster_battle_get_state (battle)->over ? g_steal_pointer (&self) : NULL;
}

gint64
muster_after_rematch_get_other (MusterAfterRematch *self)
{
  return self->row != NULL ? muster_ledger_row_get_id (self->row) : 0;
}

MusterLedgerRow *
muster_after_rematch_get_row (MusterAfterRematch *self)
{
  return self->row;
}

const char *
muster_after_rematch_get_sum (MusterAfterRematch *self)
{
  return self->sum;
}

const char *
muster_after_rematch_get_score (MusterAfterRematch *self)
{
  return self->score;
}

const char *
muster_after_rematch_get_other_score (MusterAfterRematch *self)
{
  return self->other_score;
}

gboolean
muster_after_rematch_has_others (MusterAfterRematch *self)
{
  guint n_others = g_list_model_get_n_items (G_LIST_MODEL (self->others));

  /* The list contains this battle, too, once it is over. */
  return n_others > (muster_store_list_find (self->others, self->id) >= 0 ? 1 : 0);
}

void
muster_after_rematch_search (MusterAfterRematch *self)
{
  if (self->searching != 0)
    return;

  self->n_searched = 0;
  g_list_store_remove_all (self->found);
  self->searching = g_idle_add (search_cb, self);
}

gboolean
muster_after_rematch_is_searching (MusterAfterRematch *self)
{
  return self->searching != 0;
}

GListModel *
muster_after_rematch_get_found (MusterAfterRematch *self)
{
  return G_LIST_MODEL (self->found);
}

gboolean
muster_after_rematch_link (MusterAfterRematch  *self,
                           gint64               other,
                           GError             **error)
{
  g_autoptr (MusterLedgerRow) row = muster_ledger_store_dup_row (get_battles (self), other, error);

  if (row == NULL || !muster_rematch_links_keep (self->store, self->uuid, muster_ledger_row_get_uuid (row),
                                                 error))
    return FALSE;

  read_link (self);
  g_signal_emit (self, changed_signal, 0);
  return TRUE;
}

gboolean
muster_after_rematch_unlink (MusterAfterRematch  *self,
                             GError             **error)
{
  if (!muster_rematch_links_remove (self->store, self->uuid, error))
    return FALSE;

  read_link (self);
  g_signal_emit (self, changed_signal, 0);
  return TRUE;
}

gboolean
muster_after_rematch_begin (MusterStore    *store,
                            MusterLibrary  *library,
                            MusterBattle   *battle,
                            gint64          id,
                            GError        **error)
{
  MusterLedgerStore *battles = muster_store_get_battles (store);
  g_autoptr (MusterLedgerRow) row = muster_ledger_store_dup_row (battles, id, error);
  g_autoptr (MusterLedgerRow) first_row = NULL;
  g_autoptr (MusterBattle) first = NULL;
  MusterRematchSum sum;
  gint64 first_id;

  if (row == NULL)
    return FALSE;
  first_id = muster_rematch_links_find_planned (store, muster_ledger_row_get_uuid (row));
  if (first_id == 0)
    return TRUE;

  first_row = muster_ledger_store_dup_row (battles, first_id, error);
  if (first_row == NULL)
    return FALSE;
  /* The first battle may have been linked with another one meanwhile. */
  if (muster_rematch_links_find (store, muster_ledger_row_get_uuid (first_row)) == 0)
    first = open_battle (store, library, first_id);
  if (first == NULL || !add_up (first, battle, &sum))
    return muster_rematch_links_remove (store, muster_ledger_row_get_uuid (row), error);

  return muster_rematch_links_keep (store, muster_ledger_row_get_uuid (first_row),
                                    muster_ledger_row_get_uuid (row), error);
}
