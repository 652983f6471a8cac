/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/muster-shelf-row.h"
#include "store/muster-ledger-row.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_BATTLE_LIST_ROW (muster_battle_list_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterBattleListRow, muster_battle_list_row, MUSTER, BATTLE_LIST_ROW,
                      MusterShelfRow)

/**
 * MusterBattleListRow:
 *
 * A stored battle in a list: title, sides, ruleset and how far it is, when it was used, and a menu.
 *
 * Properties: library (construct only), row (nullable).
 */
GtkWidget *muster_battle_list_row_new (MusterLibrary *library) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
