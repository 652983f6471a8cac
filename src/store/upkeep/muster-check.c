/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/upkeep/muster-check-private.h"

#include "core/muster-i18n.h"
#include "store/db/muster-db-check.h"
#include "store/ledger/muster-ledger-replay.h"
#include "store/ledger/muster-battle-kind.h"
#include "store/ledger/muster-campaign-kind.h"
#include "store/muster-store-private.h"
#include "store/upkeep/muster-hash-check.h"
#include "store/upkeep/muster-schema-check.h"

/* Checks a data file. It runs every part of the check, whatever the earlier parts found, because a
 * file may be damaged in more than one place. */

typedef struct
{
  MusterCheck *check;
  MusterLibrary *library;
} Run;

static void
free_fault (gpointer data)
{
  MusterFault *fault = data;

  g_free (fault->text);
  g_free (fault);
}

void
muster_check_free (MusterCheck *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->faults);
  g_free (self);
}

static void
add_fault (MusterCheck            *self,
           MusterFaultKind         kind,
           const MusterLedgerKind *ledger,
           gint64                  id,
           const char             *text)
{
  MusterFault *fault = g_new0 (MusterFault, 1);

  fault->kind = kind;
  fault->table = ledger != NULL ? ledger->name : NULL;
  fault->id = id;
  fault->text = g_strdup (text);
  g_ptr_array_add (self->faults, fault);
}

static void
add_sentences (MusterCheck *self,
               GPtrArray   *sentences,
               GError      *error)
{
  if (sentences == NULL)
    add_fault (self, MUSTER_FAULT_STRUCTURE, NULL, 0, error->message);

  for (guint i = 0; sentences != NULL && i < sentences->len; i++)
    add_fault (self, MUSTER_FAULT_STRUCTURE, NULL, 0, sentences->pdata[i]);
}

static void
check_structure (MusterCheck *self,
                 MusterDb    *db)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) faults = muster_db_list_faults (db, &error);

  add_sentences (self, faults, error);
}

static void
check_references (MusterCheck *self,
                  MusterDb    *db)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) faults = muster_db_list_loose_rows (db, &error);

  add_sentences (self, faults, error);
}

static void
check_schema (MusterCheck *self,
              MusterDb    *db)
{
  g_autoptr (GError) error = NULL;

  if (!muster_schema_check_sound (db, &error))
    add_fault (self, MUSTER_FAULT_STRUCTURE, NULL, 0, error->message);
}

static void
count (MusterCheck            *self,
       const MusterLedgerKind *kind)
{
  self->n_battles += kind == &muster_battle_kind;
  self->n_campaigns += kind == &muster_campaign_kind;
}

static void
fault_cb (const GError           *fault,
          const MusterLedgerKind *kind,
          gint64                  id,
          gpointer                data)
{
  Run *run = data;

  add_fault (run->check, MUSTER_FAULT_CONTENT, kind, id, fault->message);
  count (run->check, kind);
}

static void
sound_cb (MusterLedgerChain *chain,
          gpointer           data)
{
  const MusterLedgerHeader *header = &chain->header;
  Run *run = data;
  g_autoptr (GError) error = NULL;

  count (run->check, header->kind);
  run->check->n_events += (guint64) header->n_events;
  if (run->library != NULL && !header->prepared &&
      !muster_ledger_replay_verify (chain, run->library, &error))
    add_fault (run->check, MUSTER_FAULT_RULES, header->kind, header->id, error->message);
}

static gboolean
check_hashes (MusterCheck           *self,
              MusterDb              *db,
              MusterLibrary         *library,
              const MusterProgress  *progress,
              GError               **error)
{
  Run run = { self, library };

  return muster_hash_check_run (db, fault_cb, sound_cb, &run, progress, error);
}

MusterCheck *
muster_check_run (MusterDb              *db,
                  MusterLibrary         *library,
                  const MusterProgress  *progress,
                  GError               **error)
{
  g_autoptr (MusterCheck) self = NULL;

  if (!muster_db_check_usable (db, error))
    return NULL;

  self = g_new0 (MusterCheck, 1);
  self->faults = g_ptr_array_new_with_free_func (free_fault);
  check_structure (self, db);
  check_references (self, db);
  check_schema (self, db);
  if (!check_hashes (self, db, library, progress, error))
    return NULL;

  return g_steal_pointer (&self);
}

MusterCheck *
muster_store_check (MusterStore    *store,
                    MusterLibrary  *library,
                    GError        **error)
{
  g_return_val_if_fail (MUSTER_IS_STORE (store), NULL);

  return muster_check_run (muster_store_get_db (store), library, NULL, error);
}

gboolean
muster_check_is_sound (MusterCheck *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = 0; i < self->faults->len; i++)
    {
      const MusterFault *fault = self->faults->pdata[i];

      if (fault->kind != MUSTER_FAULT_RULES)
        return FALSE;
    }

  return TRUE;
}
