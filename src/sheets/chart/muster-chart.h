/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/document/muster-table.h"

G_BEGIN_DECLS

/**
 * MusterChartKind:
 * @MUSTER_CHART_LINES: values over time, a line for each series; what has no value is left out (NAN)
 * @MUSTER_CHART_BARS: a bar for each label
 * @MUSTER_CHART_ROWS: a line for each label, with a bar that is as long as the value of the first series;
 *   the other series stand in the figures only
 * @MUSTER_CHART_INTERVALS: a share for each label, with how sure it is
 * @MUSTER_CHART_MATRIX: everybody against everybody: won and lost of the row
 */
typedef enum
{
  MUSTER_CHART_LINES,
  MUSTER_CHART_BARS,
  MUSTER_CHART_ROWS,
  MUSTER_CHART_INTERVALS,
  MUSTER_CHART_MATRIX,
} MusterChartKind;

typedef struct
{
  char *name;
  double *values; /* as many as there are labels */
} MusterChartSeries;

typedef struct
{
  double share;
  double low;
  double high;
  guint n; /* of how many */
} MusterChartInterval;

typedef struct
{
  guint won;
  guint drawn;
  guint lost;
} MusterChartCell;

/**
 * MusterChart:
 * @labels: (element-type utf8): along the axis, or of the rows
 * @breaks: (element-type guint): labels before which a stretch of the axis is left out
 * @note: (nullable): what is to be known of it
 * @series: (element-type MusterChartSeries): of lines, bars and rows
 * @intervals: (element-type MusterChartInterval): by label
 * @cells: (element-type MusterChartCell): of a matrix, row by row
 *
 * Figures that can be drawn, on a screen and on paper by the same painter, and read as a table. Filled once,
 * and not changed when it has been handed out.
 */
typedef struct
{
  grefcount ref_count;
  MusterChartKind kind;
  char *title;
  char *note;
  GPtrArray *labels;
  GArray *breaks;
  GPtrArray *series;
  GArray *intervals;
  GArray *cells;
} MusterChart;

/* @title: what it shows */
MusterChart *muster_chart_new            (MusterChartKind            kind,
                                          const char                *title) G_GNUC_WARN_UNUSED_RESULT;
MusterChart *muster_chart_ref            (MusterChart               *self);
void         muster_chart_unref          (MusterChart               *self);

/* Labels must be added before what belongs to them. */
void         muster_chart_add_label      (MusterChart               *self,
                                          const char                *label);
/* Leaves out a part of the axis between the last label and the next. */
void         muster_chart_add_break      (MusterChart               *self);
void         muster_chart_take_note      (MusterChart               *self,
                                          char                      *note);
/* @values: copied, as many as there are labels */
void         muster_chart_add_series     (MusterChart               *self,
                                          const char                *name,
                                          const double              *values);
void         muster_chart_add_interval   (MusterChart               *self,
                                          const char                *label,
                                          const MusterChartInterval *interval);
/* Row by row, for the labels that there are. */
void         muster_chart_add_cell       (MusterChart               *self,
                                          const MusterChartCell     *cell);

gboolean     muster_chart_has_break      (const MusterChart         *self,
                                          guint                      label);
gboolean     muster_chart_is_empty       (const MusterChart         *self);
/* Returns the figures as a table, for copying and for those who cannot see the chart. */
MusterTable *muster_chart_new_figures    (const MusterChart         *self) G_GNUC_WARN_UNUSED_RESULT;
/* A line for each row of the figures, in words. */
char       **muster_chart_list_words     (const MusterChart         *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterChart, muster_chart_unref)

G_END_DECLS
