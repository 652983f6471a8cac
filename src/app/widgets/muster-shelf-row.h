/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/muster-shares.h"
#include "core/library/muster-library.h"

G_BEGIN_DECLS

/**
 * MusterShelfAction:
 * @name: of the row's action
 * @window_action: what it asks of the window, with the id of the row
 * @has_formats: whether it can be had in several forms: the action is told which, and sends it after the id
 */
typedef struct
{
  const char *name;
  const char *window_action;
  gboolean has_formats;
} MusterShelfAction;

#define MUSTER_TYPE_SHELF_ROW (muster_shelf_row_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterShelfRow, muster_shelf_row, MUSTER, SHELF_ROW, GtkWidget)

/**
 * MusterShelfRowClass:
 * @kind: “battle”, “campaign” or “force”
 * @show: shows what is stored in @row, which has an id and a uuid
 */
struct _MusterShelfRowClass
{
  GtkWidgetClass parent_class;

  const MusterShelfAction *actions;
  guint n_actions;
  const char *kind;

  void (*show) (MusterShelfRow *self,
                GObject        *row);
};

/**
 * MusterShelfRow:
 *
 * Something stored, in a list, with a menu of what can be done with it. The row only says what is
 * wanted of which; the window does it.
 *
 * Properties: library (construct only), row (nullable).
 */
void           muster_shelf_row_class_set_template    (MusterShelfRowClass     *klass,
                                                       const char              *resource);
void           muster_shelf_row_class_install_actions (MusterShelfRowClass     *klass,
                                                       const MusterShelfAction *actions,
                                                       guint                    n_actions);

MusterLibrary *muster_shelf_row_get_library           (MusterShelfRow          *self);
/* (nullable): the row of the store that it shows */
GObject       *muster_shelf_row_get_row               (MusterShelfRow          *self);
/* For @show: sets the text for screen readers; @title: the name of the thing. */
void           muster_shelf_row_set_summary           (MusterShelfRow          *self,
                                                       const char              *title,
                                                       const char              *summary);
/* From now on the row says what is shared. Call it once. */
void           muster_shelf_row_set_shares            (MusterShelfRow          *self,
                                                       MusterShares            *shares);
void           muster_shelf_row_set_row               (MusterShelfRow          *self,
                                                       GObject                 *row);

G_END_DECLS
