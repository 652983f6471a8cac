/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

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
 * damaged (the row does not fit its hash: what is shown may be wrong).
 */
gint64      muster_battle_row_get_id       (MusterBattleRow *self);
const char *muster_battle_row_get_uuid     (MusterBattleRow *self);
const char *muster_battle_row_get_ruleset  (MusterBattleRow *self);
const char *muster_battle_row_get_title    (MusterBattleRow *self);
const char *muster_battle_row_get_subject  (MusterBattleRow *self);
const char *muster_battle_row_get_date     (MusterBattleRow *self);
gboolean    muster_battle_row_get_is_over  (MusterBattleRow *self);
gboolean    muster_battle_row_get_archived (MusterBattleRow *self);
guint       muster_battle_row_get_length   (MusterBattleRow *self);
gint64      muster_battle_row_get_created  (MusterBattleRow *self);
gint64      muster_battle_row_get_updated  (MusterBattleRow *self);
gboolean    muster_battle_row_get_damaged  (MusterBattleRow *self);

G_END_DECLS
