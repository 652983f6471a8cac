/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "core/plans/muster-battle-plan.h"

G_BEGIN_DECLS

/* Called when a player has changed a value. */
typedef void (*MusterPlanChanged) (gpointer owner);

/**
 * MusterPlanField:
 * @members: where its value is kept
 * @plan: whose sides it may name
 * @owner: an object: it is told of changes by @changed as long as it lives, and @members with it
 *
 * A field of the ruleset that is edited in a row.
 */
typedef struct
{
  const MusterField *field;
  MusterPlanMembers *members;
  MusterBattlePlan *plan;
  GObject *owner;
  MusterPlanChanged changed;
} MusterPlanField;

/* A row that edits the field. What is not said stays unsaid until somebody says it. */
GtkWidget   *muster_plan_field_row_new    (const MusterPlanField *field) G_GNUC_WARN_UNUSED_RESULT;
/* The control alone, named for a screen reader. */
GtkWidget   *muster_plan_field_editor_new (const MusterPlanField *field) G_GNUC_WARN_UNUSED_RESULT;

/* Rows that show texts as they are. */
GtkWidget   *muster_plan_row_new          (const char            *title,
                                           const char            *subtitle) G_GNUC_WARN_UNUSED_RESULT;
void         muster_plan_row_set          (GtkWidget             *row,
                                           const char            *title,
                                           const char            *subtitle);
/* A row to choose a text from a list of strings. */
AdwComboRow *muster_plan_combo_new        (const char            *title) G_GNUC_WARN_UNUSED_RESULT;
void         muster_plan_name             (GtkWidget             *widget,
                                           const char            *name);

G_END_DECLS
