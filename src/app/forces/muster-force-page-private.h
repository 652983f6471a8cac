/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/forces/muster-force-page.h"
#include "app/forces/muster-force-unit-list.h"
#include "app/forces/muster-force-unit-panel.h"

G_BEGIN_DECLS

/* Shared by the source files of the force page only. */

struct _MusterForcePage
{
  MusterPanel parent_instance;

  MusterForceSession *session;
  MusterForce *force; /* owned by the session */
  MusterForceUnitView *view;
  MusterForceFindings *findings;
  MusterLeaderRoller *roller;
  MusterNames *names; /* (nullable): NULL if no generator was set */
  MusterRandom random;
  MusterForceUnitList *units;
  MusterForceUnitPanel *unit_panel;

  guint fold_source;

  AdwWindowTitle *title;
  GtkWidget *narrow_title;
  GtkLabel *narrow_total;
  AdwLeaflet *leaflet;
  AdwBin *list_place;
  GtkStack *panel;
  GtkWidget *undo;
  GtkWidget *redo;
  GtkRevealer *banner;
  GtkLabel *trouble;
};

/* In a narrow window, where only one of them fits: whether the panel is shown instead of the
 * list. */
gboolean muster_force_page_is_panel_over         (MusterForcePage *self);
void     muster_force_page_show_list             (MusterForcePage *self);

/* Units and variants: muster-force-page-units.c. */
void     muster_force_page_install_unit_actions   (GtkWidgetClass *widget_class);
/* Rolls, names and portraits: muster-force-page-leaders.c. */
void     muster_force_page_install_leader_actions (GtkWidgetClass *widget_class);

G_END_DECLS
