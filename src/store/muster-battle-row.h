/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * MusterStage:
 * @MUSTER_STAGE_ANY: for filters: whatever it is
 * @MUSTER_STAGE_PREPARED: not begun; there is a plan
 * @MUSTER_STAGE_OPEN: being fought
 * @MUSTER_STAGE_OVER: fought
 */
typedef enum
{
  MUSTER_STAGE_ANY = -1,
  MUSTER_STAGE_PREPARED,
  MUSTER_STAGE_OPEN,
  MUSTER_STAGE_OVER,
} MusterStage;

#define MUSTER_TYPE_STAGE (muster_stage_get_type ())
GType muster_stage_get_type (void);

#define MUSTER_TYPE_BATTLE_ROW (muster_battle_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterBattleRow, muster_battle_row, MUSTER, BATTLE_ROW, GObject)

/**
 * MusterBattleRow:
 *
 * A stored battle as a list shows it: a picture of its row, which does not change. When the battle
 * changes, the list has another one in its place.
 *
 * Properties: id, uuid, ruleset (its id), title, subject (the sides), date (as written, or ""),
 * is-over, archived, length (orders that count), created and updated (seconds since 1970, UTC),
 * stage, turn (0: not known), winner (name of a side, or ""), score ("7 : 4", of a battle that is over),
 * scenario (its id, or ""), damaged (the row does not fit its hash: what is shown may be wrong).
 */
gint64      muster_battle_row_get_id       (MusterBattleRow *self);
const char *muster_battle_row_get_uuid     (MusterBattleRow *self);
const char *muster_battle_row_get_ruleset  (MusterBattleRow *self);
const char *muster_battle_row_get_title    (MusterBattleRow *self);
const char *muster_battle_row_get_subject  (MusterBattleRow *self);
const char *muster_battle_row_get_date     (MusterBattleRow *self);
gboolean    muster_battle_row_get_is_over  (MusterBattleRow *self);
MusterStage muster_battle_row_get_stage    (MusterBattleRow *self);
guint       muster_battle_row_get_turn     (MusterBattleRow *self);
const char *muster_battle_row_get_winner   (MusterBattleRow *self);
const char *muster_battle_row_get_score    (MusterBattleRow *self);
const char *muster_battle_row_get_scenario (MusterBattleRow *self);
gboolean    muster_battle_row_get_archived (MusterBattleRow *self);
guint       muster_battle_row_get_length   (MusterBattleRow *self);
gint64      muster_battle_row_get_created  (MusterBattleRow *self);
gint64      muster_battle_row_get_updated  (MusterBattleRow *self);
gboolean    muster_battle_row_get_damaged  (MusterBattleRow *self);

G_END_DECLS
