/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * MusterLedgerSummary:
 * @over: nothing more is expected to happen
 * @turn: how far it is: the turn of a battle, the chapters of a campaign that were fought
 * @date: (nullable): of the present moment; %NULL: the one of the setup
 * @scene: (nullable): where it stands: the id of a battle's scenario, the title of a campaign's chapter
 * @winner: (nullable): name of the side that has won
 * @score: (nullable): points by side, as in "7 : 4"
 *
 * What a list says of a ledger without reading it. A journal keeps it together with the entry that led there.
 */
typedef struct
{
  gboolean over;
  int turn;
  char *date;
  char *scene;
  char *winner;
  char *score;
} MusterLedgerSummary;

void muster_ledger_summary_clear (MusterLedgerSummary *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterLedgerSummary, muster_ledger_summary_clear)

G_END_DECLS
