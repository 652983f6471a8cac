/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/lab/muster-lab-duel.h"
#include "core/lab/muster-lab-even.h"
#include "core/lab/muster-lab-match.h"
#include "sheets/chart/muster-chart.h"
#include "sheets/document/muster-document.h"

G_BEGIN_DECLS

/**
 * MusterLabMark:
 * @MUSTER_LAB_BEST: nobody is met with a higher figure
 * @MUSTER_LAB_WORST: nobody is met with a lower one
 */
typedef enum
{
  MUSTER_LAB_NO_MARK,
  MUSTER_LAB_BEST,
  MUSTER_LAB_WORST,
} MusterLabMark;

/**
 * MusterLabCell:
 * @means: with a way of %NULL there is nothing that it can do
 *
 * The figure of one unit against another, and the means by which it is highest.
 */
typedef struct
{
  int unit;
  int target;
  MusterLabMeans means;
  double value;
  MusterLabMark mark;
} MusterLabCell;

/* (element-type MusterLabCell): What @unit does to each unit of the other side. Figures that are printed
 * alike have no mark. */
GArray         *muster_lab_sheets_new_row          (MusterLabMatch       *match,
                                                    int                   unit,
                                                    MusterLabFigure       figure) G_GNUC_WARN_UNUSED_RESULT;
/* Returns the figure as it is shown: “1.25”, “40.0 %”. */
char           *muster_lab_sheets_dup_number       (const MusterLabCell  *cell,
                                                    MusterLabFigure       figure) G_GNUC_WARN_UNUSED_RESULT;
/* Returns a word for the mark; empty for none. */
const char     *muster_lab_sheets_get_mark_label   (MusterLabMark         mark);
/* Returns the figure with its mark in words: “1.25 (best)”. */
char           *muster_lab_sheets_dup_cell         (const MusterLabCell  *cell,
                                                    MusterLabFigure       figure) G_GNUC_WARN_UNUSED_RESULT;
/* Returns words for what a table of a figure shows. */
const char     *muster_lab_sheets_get_figure_label (MusterLabFigure       figure);

/* The chance of each number of losses, and in its note everything else that may happen. */
MusterChart    *muster_lab_sheets_new_losses_chart (MusterLabMatch       *match,
                                                    const MusterLabCell  *cell) G_GNUC_WARN_UNUSED_RESULT;
/* What the units of @side do to those of the other, one figure a cell. */
MusterTable    *muster_lab_sheets_new_matches_table (MusterLabMatch      *match,
                                                     int                  side,
                                                     MusterLabFigure      figure) G_GNUC_WARN_UNUSED_RESULT;
/* The tables of match-ups in both directions. */
MusterDocument *muster_lab_sheets_matches_new      (MusterLabMatch       *match,
                                                    const char           *title,
                                                    MusterLabFigure       figure) G_GNUC_WARN_UNUSED_RESULT;

/* How many models of each are left after each turn of a duel; its note says how that was found. */
MusterChart    *muster_lab_sheets_new_duel_chart (const MusterLabDuel       *duel,
                                                  const MusterLabDuelResult *result) G_GNUC_WARN_UNUSED_RESULT;
MusterTable    *muster_lab_sheets_new_duel_table (const MusterLabDuel       *duel,
                                                  const MusterLabDuelResult *result) G_GNUC_WARN_UNUSED_RESULT;
/* Returns who is in play at the end, with which chance. */
char           *muster_lab_sheets_dup_stands     (const MusterLabDuel       *duel,
                                                  const MusterLabDuelResult *result) G_GNUC_WARN_UNUSED_RESULT;
/* Returns words for what a unit does in a duel. */
const char     *muster_lab_sheets_get_act_label  (MusterLabDuelAct           act);
MusterDocument *muster_lab_sheets_duel_new       (const MusterLabDuel       *duel,
                                                  const MusterLabDuelResult *result,
                                                  const char                *title) G_GNUC_WARN_UNUSED_RESULT;

/* What came of many battles: @runs and @tallies are @n, the second with the roles changed. @even:
 * (nullable) */
MusterDocument *muster_lab_sheets_battles_new      (const MusterLabRun   *runs,
                                                    const MusterLabTally *tallies,
                                                    guint                 n,
                                                    const MusterLabEven  *even,
                                                    const char           *title) G_GNUC_WARN_UNUSED_RESULT;
/* Shares of both sides and of draws, with their intervals. */
MusterChart    *muster_lab_sheets_new_shares_chart (const MusterLabRun   *run,
                                                    const MusterLabTally *tally) G_GNUC_WARN_UNUSED_RESULT;
/* Points, losses and length, with their spread. */
MusterTable    *muster_lab_sheets_new_means_table  (const MusterLabRun   *run,
                                                    const MusterLabTally *tally) G_GNUC_WARN_UNUSED_RESULT;
/* What becomes of each unit, and what it fells. */
MusterTable    *muster_lab_sheets_new_units_table  (const MusterLabRun   *run,
                                                    const MusterLabTally *tally) G_GNUC_WARN_UNUSED_RESULT;
/* Returns what the models that a unit felled were worth: “1.20 points for a point”; empty if it costs
 * nothing. */
char           *muster_lab_sheets_dup_worth        (const MusterLabRun   *run,
                                                    const MusterLabTally *tally,
                                                    guint                 unit) G_GNUC_WARN_UNUSED_RESULT;
/* Returns how a unit ended: “in play 40 %, routed 25 %, destroyed 35 %”. */
char           *muster_lab_sheets_dup_fates        (const MusterLabRun   *run,
                                                    const MusterLabTally *tally,
                                                    guint                 unit) G_GNUC_WARN_UNUSED_RESULT;
char           *muster_lab_sheets_dup_even         (const MusterSetup    *setup,
                                                    const MusterLabEven  *even) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
