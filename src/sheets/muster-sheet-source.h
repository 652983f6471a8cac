/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/forces/muster-force.h"
#include "core/plans/muster-battle-plan.h"
#include "sheets/document/muster-document.h"
#include "sheets/page/muster-sheet-options.h"

G_BEGIN_DECLS

/**
 * MusterSheetUse:
 *
 * The options, besides the paper, that make a difference to a sheet.
 */
typedef enum
{
  MUSTER_SHEET_USE_NONE = 0,
  MUSTER_SHEET_USE_UNITS = 1 << 0,
  MUSTER_SHEET_USE_BOXES = 1 << 1,
  MUSTER_SHEET_USE_NOTES = 1 << 2,
  MUSTER_SHEET_USE_CARDS = 1 << 3,
  MUSTER_SHEET_USE_CUT_LINES = 1 << 4,
  MUSTER_SHEET_USE_LINES = 1 << 5,
  MUSTER_SHEET_USE_LOST = 1 << 6,
  MUSTER_SHEET_USE_MARKER_SIZE = 1 << 7,
  MUSTER_SHEET_USE_BACKS = 1 << 8,
  MUSTER_SHEET_USE_OBJECTIVES = 1 << 9,
  MUSTER_SHEET_USE_COURSE = 1 << 10,
} MusterSheetUse;

/* Makes the sheet with this index. It may be called any number of times. */
typedef MusterDocument *(*MusterSheetMaker) (guint                     sheet,
                                             const MusterSheetOptions *options,
                                             gpointer                  data);

#define MUSTER_TYPE_SHEET_SOURCE (muster_sheet_source_get_type ())
G_DECLARE_FINAL_TYPE (MusterSheetSource, muster_sheet_source, MUSTER, SHEET_SOURCE, GObject)

/**
 * MusterSheetSource:
 *
 * Something that can be printed as one or several sheets, with options. A print preview shows a
 * source without knowing what it is about.
 */
MusterSheetSource *muster_sheet_source_new            (const char               *name,
                                                       MusterSheetMaker          maker,
                                                       gpointer                  data,
                                                       GDestroyNotify            free) G_GNUC_WARN_UNUSED_RESULT;
MusterSheetSource *muster_sheet_source_new_for_force  (MusterForceVariant       *variant) G_GNUC_WARN_UNUSED_RESULT;
MusterSheetSource *muster_sheet_source_new_for_plan   (MusterBattlePlan         *plan) G_GNUC_WARN_UNUSED_RESULT;
MusterSheetSource *muster_sheet_source_new_for_battle (MusterLibrary            *library,
                                                       MusterBattle             *battle,
                                                       const char               *sum) G_GNUC_WARN_UNUSED_RESULT;

/* Adds a sheet to choose from. A source has at least one. */
void               muster_sheet_source_add_sheet      (MusterSheetSource        *self,
                                                       const char               *id,
                                                       const char               *label,
                                                       MusterSheetUse            uses);

/* How a file is called that has the sheet which was added last: "The Valley War – briefing for Field Force".
 * Without one it has the label of the sheet, if there are several. */
void               muster_sheet_source_name_file      (MusterSheetSource        *self,
                                                       const char               *name);
char              *muster_sheet_source_dup_file_name  (MusterSheetSource        *self,
                                                       guint                     sheet) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the function that finds portraits. @free: (nullable): frees @data with the source. */
void               muster_sheet_source_set_portraits  (MusterSheetSource        *self,
                                                       MusterPortraitFunc        get_portrait,
                                                       gpointer                  data,
                                                       GDestroyNotify            free);

/* Sets the function that knows how units and leaders came out of their battles. */
void               muster_sheet_source_set_service    (MusterSheetSource        *self,
                                                       MusterServiceFunc         get_service,
                                                       gpointer                  data,
                                                       GDestroyNotify            free);

/* Returns the name of what is printed, for titles and for names of files. */
const char        *muster_sheet_source_get_name       (MusterSheetSource        *self);
guint              muster_sheet_source_get_n_sheets   (MusterSheetSource        *self);
const char        *muster_sheet_source_get_sheet_id   (MusterSheetSource        *self,
                                                       guint                     sheet);
const char        *muster_sheet_source_get_label      (MusterSheetSource        *self,
                                                       guint                     sheet);
MusterSheetUse     muster_sheet_source_get_uses       (MusterSheetSource        *self,
                                                       guint                     sheet);
guint              muster_sheet_source_get_n_units    (MusterSheetSource        *self);
const char        *muster_sheet_source_get_unit_id    (MusterSheetSource        *self,
                                                       guint                     unit);
const char        *muster_sheet_source_get_unit_name  (MusterSheetSource        *self,
                                                       guint                     unit);

MusterDocument    *muster_sheet_source_make           (MusterSheetSource        *self,
                                                       guint                     sheet,
                                                       const MusterSheetOptions *options) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
