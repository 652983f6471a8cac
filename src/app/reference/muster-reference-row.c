/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/reference/muster-reference-row.h"

#include "app/toolkit/muster-mnemonics.h"
#include "app/widgets/muster-map-view.h"

struct _MusterReferenceRow
{
  MusterPanel parent_instance;

  GtkBox *box;
  GtkLabel *caption;
  GtkLabel *title;
  GtkLabel *text;
  GtkWidget *lab;
  GtkScrolledWindow *table;
  GtkWidget *map; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (MusterReferenceRow, muster_reference_row, MUSTER_TYPE_PANEL)

static GtkWidget *
new_cell (const char *text,
          gboolean    is_head)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_widget_add_css_class (label, is_head ? "caption-heading" : "numeric");
  return label;
}

/* Its table has lines and columns; where these have no room, it is moved sideways. */
static void
show_table (MusterReferenceRow  *self,
            MusterReferenceItem *item)
{
  const char *const *heads = muster_reference_item_get_heads (item);
  GPtrArray *cells = muster_reference_item_get_cells (item);
  int n_columns = heads != NULL ? (int) g_strv_length ((char **) heads) : 0;
  GtkWidget *grid;

  gtk_widget_set_visible (GTK_WIDGET (self->table), n_columns > 0);
  gtk_scrolled_window_set_child (self->table, NULL);
  if (n_columns == 0)
    return;

  grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (grid), 18);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 3);
  for (int i = 0; i < n_columns; i++)
    gtk_grid_attach (GTK_GRID (grid), new_cell (heads[i], TRUE), i, 0, 1, 1);
  for (guint i = 0; i < cells->len; i++)
    gtk_grid_attach (GTK_GRID (grid), new_cell (cells->pdata[i], FALSE), (int) i % n_columns,
                     1 + (int) i / n_columns, 1, 1);
  gtk_scrolled_window_set_child (self->table, grid);
}

static void
show_map (MusterReferenceRow   *self,
          const MusterScenario *scenario,
          MusterLibrary        *library,
          MusterRuleset        *ruleset)
{
  g_autoptr (MusterBattlePlan) plan = NULL;

  if (self->map != NULL)
    gtk_box_remove (self->box, self->map);
  self->map = NULL;
  if (scenario == NULL)
    return;

  plan = muster_battle_plan_new (library, ruleset);
  muster_battle_plan_set_scenario (plan, scenario);
  self->map = muster_map_view_new (plan);
  gtk_widget_set_margin_top (self->map, 6);
  gtk_box_append (self->box, self->map);
}

/* Scenarios and unit types can be taken to the lab, if it knows the rules. */
static void
show_lab (MusterReferenceRow  *self,
          MusterReferenceItem *item,
          MusterRuleset       *ruleset)
{
  const MusterScenario *scenario = muster_reference_item_get_scenario (item);
  const MusterUnitType *type = muster_reference_item_get_unit_type (item);
  const char *id = scenario != NULL ? scenario->id : type != NULL ? type->id : NULL;
  gboolean is_known = id != NULL && muster_ruleset_get_rules (ruleset)->lab != NULL;

  gtk_widget_set_visible (self->lab, is_known);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->lab), NULL);
  if (!is_known)
    return;
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->lab), "(ss)", muster_ruleset_get_id (ruleset), id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->lab),
                                  scenario != NULL ? "win.lab-scenario" : "win.lab-type");
}

static void
muster_reference_row_class_init (MusterReferenceRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-reference-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterReferenceRow, box);
  gtk_widget_class_bind_template_child (widget_class, MusterReferenceRow, caption);
  gtk_widget_class_bind_template_child (widget_class, MusterReferenceRow, title);
  gtk_widget_class_bind_template_child (widget_class, MusterReferenceRow, text);
  gtk_widget_class_bind_template_child (widget_class, MusterReferenceRow, table);
  gtk_widget_class_bind_template_child (widget_class, MusterReferenceRow, lab);
}

static void
muster_reference_row_init (MusterReferenceRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  muster_mnemonics_name (GTK_WIDGET (self));
}

GtkWidget *
muster_reference_row_new (void)
{
  return g_object_new (MUSTER_TYPE_REFERENCE_ROW, NULL);
}

/**
 * muster_reference_row_set_item:
 * @ruleset: whose item it is
 */
void
muster_reference_row_set_item (MusterReferenceRow  *self,
                               MusterReferenceItem *item,
                               MusterLibrary       *library,
                               MusterRuleset       *ruleset)
{
  g_autofree char *caption = NULL;

  g_return_if_fail (MUSTER_IS_REFERENCE_ROW (self));
  g_return_if_fail (MUSTER_IS_REFERENCE_ITEM (item));

  g_object_get (item, "caption", &caption, NULL);
  gtk_label_set_label (self->caption, caption);
  gtk_label_set_label (self->title, muster_reference_item_get_title (item));
  gtk_label_set_label (self->text, muster_reference_item_get_text (item));
  gtk_widget_set_visible (GTK_WIDGET (self->text), *muster_reference_item_get_text (item) != '\0');
  show_table (self, item);
  show_map (self, muster_reference_item_get_scenario (item), library, ruleset);
  show_lab (self, item, ruleset);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  muster_reference_item_get_title (item),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  muster_reference_item_get_text (item), -1);
}
