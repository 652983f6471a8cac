/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-force-finding-row.h"

#include "app/forces/muster-severity-sign.h"
#include "app/toolkit/muster-text-label.h"
#include "app/toolkit/muster-tooltip.h"
#include "app/widgets/muster-rule-links.h"
#include "core/muster-i18n.h"

GtkWidget *
muster_force_finding_row_new (MusterFinding *finding)
{
  const MusterSeveritySign *sign =
    muster_severity_get_sign (muster_finding_get_severity (finding));
  g_autofree char *line = muster_finding_dup_line (finding);
  g_autofree char *summary = g_strdup_printf ("%s: %s", _(sign->word), line);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *image = gtk_image_new_from_icon_name (sign->icon_name);
  GtkWidget *label = muster_text_label_new (line, NULL);
  GtkWidget *links = muster_rule_links_new ();

  gtk_widget_add_css_class (image, sign->css_class);
  gtk_widget_set_valign (image, GTK_ALIGN_START);
  muster_tooltip_set (image, _(sign->word));
  gtk_widget_set_hexpand (label, TRUE);
  muster_rule_links_set_rule (MUSTER_RULE_LINKS (links), muster_finding_get_rule (finding));
  gtk_widget_set_valign (links, GTK_ALIGN_START);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  gtk_grid_attach (GTK_GRID (grid), image, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), label, 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), links, 2, 0, 1, 1);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), grid);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row),
                                    muster_finding_get_unit (finding) != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, summary, -1);

  return row;
}
