/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * MusterLedgerSummary:
 * @over: whether the battle or campaign has ended
 * @turn: the progress: the turn of a battle, or the number of chapters that a campaign has fought
 * @date: (nullable): the date of the present moment; %NULL: the date of the setup applies
 * @scene: (nullable): the id of a battle's scenario, or the title of a campaign's present chapter
 * @winner: (nullable): the name of the side that has won
 * @score: (nullable): points by side, as in "7 : 4"
 *
 * What a list shows of a ledger without reading its log. A journal stores the summary together with
 * the entry that led to it.
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
