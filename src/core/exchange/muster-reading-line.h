/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "core/forces/muster-force-unit.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

/**
 * MusterReadingKind:
 * @MUSTER_READING_NOTHING: an empty line, a rule or a heading, which means nothing
 * @MUSTER_READING_HEAD: about the force as a whole: its name, its budget, a note
 * @MUSTER_READING_UNIT: one unit or several
 * @MUSTER_READING_DETAIL: belongs to the unit before: its leader, an option, a note
 * @MUSTER_READING_UNKNOWN: it was not understood
 */
typedef enum
{
  MUSTER_READING_NOTHING,
  MUSTER_READING_HEAD,
  MUSTER_READING_UNIT,
  MUSTER_READING_DETAIL,
  MUSTER_READING_UNKNOWN,
} MusterReadingKind;

/**
 * MusterReadingVerdict:
 * @MUSTER_READING_IGNORED: it is ignored, as it should be
 * @MUSTER_READING_UNDERSTOOD: all of it was understood
 * @MUSTER_READING_DOUBTFUL: it was understood, and the remarks say what may be wrong
 * @MUSTER_READING_LOST: it was not understood and is lost
 */
typedef enum
{
  MUSTER_READING_IGNORED,
  MUSTER_READING_UNDERSTOOD,
  MUSTER_READING_DOUBTFUL,
  MUSTER_READING_LOST,
} MusterReadingVerdict;

#define MUSTER_TYPE_READING_KIND (muster_reading_kind_get_type ())
GType muster_reading_kind_get_type (void);
#define MUSTER_TYPE_READING_VERDICT (muster_reading_verdict_get_type ())
GType muster_reading_verdict_get_type (void);

#define MUSTER_TYPE_READING_LINE (muster_reading_line_get_type ())
G_DECLARE_FINAL_TYPE (MusterReadingLine, muster_reading_line, MUSTER, READING_LINE, MusterObject)

/**
 * MusterReadingLine:
 *
 * What was understood of one line of a list, one row of a table or one entry of a roster.
 *
 * Properties: number (of the line or row, from 1), text (as it was written), kind, verdict, remarks
 * (what may be wrong; a line each), suggestions (names that may have been meant), unit (the unit
 * that it describes, or NULL), count (the number of such units).
 */
MusterReadingLine    *muster_reading_line_new             (guint               number,
                                                           const char         *text) G_GNUC_WARN_UNUSED_RESULT;

guint                 muster_reading_line_get_number      (MusterReadingLine  *self);
const char           *muster_reading_line_get_text        (MusterReadingLine  *self);
MusterReadingKind     muster_reading_line_get_kind        (MusterReadingLine  *self);
MusterReadingVerdict  muster_reading_line_get_verdict     (MusterReadingLine  *self);
char                 *muster_reading_line_dup_summary     (MusterReadingLine  *self) G_GNUC_WARN_UNUSED_RESULT;
const char *const    *muster_reading_line_get_remarks     (MusterReadingLine  *self);
const char *const    *muster_reading_line_get_suggestions (MusterReadingLine  *self);
MusterForceUnit      *muster_reading_line_get_unit        (MusterReadingLine  *self);
guint                 muster_reading_line_get_count       (MusterReadingLine  *self);
int                   muster_reading_line_get_stated_cost (MusterReadingLine  *self);
int                   muster_reading_line_get_counted_cost (MusterReadingLine *self);

/* The functions below are for readers of lists, before the line is shown. */
void                  muster_reading_line_set_kind        (MusterReadingLine  *self,
                                                           MusterReadingKind   kind,
                                                           const char         *summary);
void                  muster_reading_line_set_unit        (MusterReadingLine  *self,
                                                           MusterForceUnit    *unit,
                                                           guint               count);
/* @is_each: whether it is the cost of a single unit */
void                  muster_reading_line_set_stated_cost (MusterReadingLine  *self,
                                                           int                 cost,
                                                           gboolean            is_each);
/* @cost: the cost of a single unit. Adds a remark if it differs from the stated cost. */
void                  muster_reading_line_count_cost      (MusterReadingLine  *self,
                                                           int                 cost);
void                  muster_reading_line_take_suggestions (MusterReadingLine *self,
                                                            char             **suggestions);
void                  muster_reading_line_remark          (MusterReadingLine  *self,
                                                           const char         *format,
                                                           ...) G_GNUC_PRINTF (2, 3);

G_END_DECLS
