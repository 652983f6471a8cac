/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/library/muster-library.h"
#include "core/plans/muster-battle-plan.h"
#include "store/muster-battle-row.h"
#include "store/muster-record-store.h"
#include "store/muster-store-error.h"
#include "store/muster-store-list.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_BATTLE_STORE (muster_battle_store_get_type ())
G_DECLARE_FINAL_TYPE (MusterBattleStore, muster_battle_store, MUSTER, BATTLE_STORE,
                      MusterRecordStore)

/**
 * MusterBattleStore:
 *
 * The battles of a file. Every change is on the disk when its function returns TRUE, and nothing
 * has changed when it returns FALSE. Signals `added`, `changed` and `removed`, each with the id of
 * a battle.
 */

/**
 * MusterBattleOpenFlags:
 * @MUSTER_BATTLE_OPEN_DEFAULT: a battle that leads to another state than was recorded is an error
 *   (%MUSTER_STORE_ERROR_DIFFERS)
 * @MUSTER_BATTLE_OPEN_ANYWAY: it is opened as the rules of today have it
 */
typedef enum
{
  MUSTER_BATTLE_OPEN_DEFAULT = 0,
  MUSTER_BATTLE_OPEN_ANYWAY = 1 << 0,
} MusterBattleOpenFlags;

/* The battles from here write down what happens in them: each order and each undo is kept before
 * it is shown. */

MusterBattle    *muster_battle_store_create      (MusterBattleStore      *self,
                                                  MusterSetup            *setup,
                                                  gint64                 *id,
                                                  GError                **error) G_GNUC_WARN_UNUSED_RESULT;
MusterBattle    *muster_battle_store_open        (MusterBattleStore      *self,
                                                  gint64                  id,
                                                  MusterLibrary          *library,
                                                  MusterBattleOpenFlags   flags,
                                                  GError                **error) G_GNUC_WARN_UNUSED_RESULT;
/* A battle file, or a battle as it stands now, as one more battle: whole or not at all. */
gboolean         muster_battle_store_import      (MusterBattleStore      *self,
                                                  MusterLibrary          *library,
                                                  const char             *text,
                                                  gsize                   length,
                                                  const char             *origin,
                                                  gint64                 *id,
                                                  GError                **error);
gboolean         muster_battle_store_add         (MusterBattleStore      *self,
                                                  MusterBattle           *battle,
                                                  gint64                 *id,
                                                  GError                **error);

/**
 * MusterPlanRecord:
 * @subject: the sides, for the list
 * @date: "" where none was given
 * @scenario: its id
 * @document: a JSON object, as muster_plan_write() gives it
 *
 * A battle that is prepared, as it is kept. Nothing in it is owned.
 */
typedef struct
{
  const char *ruleset;
  const char *title;
  const char *subject;
  const char *date;
  const char *scenario;
  const char *document;
} MusterPlanRecord;

/* Battles that are prepared and begin another day. @id: (inout): 0 for a new one. */
gboolean         muster_battle_store_save_plan   (MusterBattleStore      *self,
                                                  const MusterPlanRecord *plan,
                                                  gint64                 *id,
                                                  GError                **error);
gboolean         muster_battle_store_keep_plan   (MusterBattleStore      *self,
                                                  MusterBattlePlan       *plan,
                                                  gint64                 *id,
                                                  GError                **error);
char            *muster_battle_store_load_plan   (MusterBattleStore      *self,
                                                  gint64                  id,
                                                  GError                **error) G_GNUC_WARN_UNUSED_RESULT;
/* From then on it is a battle like any other, and its plan is no more. */
gboolean         muster_battle_store_begin       (MusterBattleStore      *self,
                                                  gint64                  id,
                                                  MusterBattle           *battle,
                                                  GError                **error);

MusterStoreList *muster_battle_store_list        (MusterBattleStore      *self) G_GNUC_WARN_UNUSED_RESULT;
MusterBattleRow *muster_battle_store_dup_row     (MusterBattleStore      *self,
                                                  gint64                  id,
                                                  GError                **error) G_GNUC_WARN_UNUSED_RESULT;
/* The id of the battle with this uuid, or 0. */
gint64           muster_battle_store_find        (MusterBattleStore      *self,
                                                  const char             *uuid);
guint            muster_battle_store_count       (MusterBattleStore      *self);

gboolean         muster_battle_store_set_title   (MusterBattleStore      *self,
                                                  gint64                  id,
                                                  const char             *title,
                                                  GError                **error);
gboolean         muster_battle_store_archive     (MusterBattleStore      *self,
                                                  gint64                  id,
                                                  gboolean                archived,
                                                  GError                **error);
/* For good, with all that happened in it. */
gboolean         muster_battle_store_remove      (MusterBattleStore      *self,
                                                  gint64                  id,
                                                  GError                **error);

G_END_DECLS
