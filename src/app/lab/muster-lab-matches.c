/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/lab/muster-lab-matches.h"

#include "app/toolkit/muster-tooltip.h"
#include "app/widgets/muster-chart-card.h"
#include "core/muster-i18n.h"
#include "sheets/lab/muster-lab-sheets.h"

/* Figures are worked out for the table; a distribution when its cell is opened. */

#define NAME_CHARS 16 /* of a row */
#define HEAD_CHARS 11 /* of a column */

struct _MusterLabMatches
{
  MusterPanel parent_instance;

  MusterLabStudy *study; /* (nullable) */
  MusterLabMatch *match; /* of the study */
  GArray *ways;          /* MusterLabCell: how the two of the open cell can hurt each other */

  GtkDropDown *direction;
  GtkDropDown *figure;
  GtkGrid *cells;
  GtkWidget *opened;
  GtkDropDown *way;
  MusterChartCard *chart;
  GtkLabel *chances;
};

G_DEFINE_FINAL_TYPE (MusterLabMatches, muster_lab_matches, MUSTER_TYPE_PANEL)

static const char *
get_name (MusterLabMatches *self,
          int               unit)
{
  return muster_lab_match_get_state (self->match)->units[unit].def->name;
}

static void
show_way (MusterLabMatches *self)
{
  guint selected = gtk_drop_down_get_selected (self->way);
  g_autoptr (MusterChart) chart = NULL;

  if (selected >= self->ways->len)
    return;
  chart = muster_lab_sheets_new_losses_chart (self->match,
                                              &g_array_index (self->ways, MusterLabCell, selected));
  muster_chart_card_set_chart (self->chart, chart);
  gtk_label_set_label (self->chances, chart->note);
}

static void
add_ways (MusterLabMatches *self,
          GtkStringList    *labels,
          int               unit,
          int               target)
{
  g_autoptr (GArray) means = muster_lab_match_list_means (self->match, unit, target);

  for (guint i = 0; i < means->len; i++)
    {
      MusterLabCell cell = {
        .unit = unit, .target = target, .means = g_array_index (means, MusterLabMeans, i)
      };
      g_autofree char *words = muster_lab_match_dup_means (self->match, &cell.means);
      /* Translators: a unit, and how it can hurt another: “24th Foot: Fire at 12"”. */
      g_autofree char *label = g_strdup_printf (_("%s: %s"), get_name (self, unit), words);

      gtk_string_list_append (labels, label);
      g_array_append_val (self->ways, cell);
    }
}

static gboolean
is_same (const MusterLabCell *a,
         const MusterLabCell *b)
{
  return a->unit == b->unit && a->means.way == b->means.way && a->means.distance == b->means.distance &&
         a->means.cover == b->means.cover;
}

/* Opens a cell with the way whose figure it shows. */
static void
open_cell (MusterLabMatches    *self,
           const MusterLabCell *cell)
{
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);
  guint selected = 0;

  g_array_set_size (self->ways, 0);
  add_ways (self, labels, cell->unit, cell->target);
  add_ways (self, labels, cell->target, cell->unit);
  for (guint i = 0; i < self->ways->len; i++)
    if (is_same (&g_array_index (self->ways, MusterLabCell, i), cell))
      selected = i;
  gtk_drop_down_set_model (self->way, G_LIST_MODEL (labels));
  gtk_drop_down_set_selected (self->way, selected);
  gtk_widget_set_visible (self->opened, self->ways->len > 0);
  show_way (self);
}

static void
toggled_cb (GtkToggleButton *button,
            gpointer         data)
{
  MusterLabMatches *self =
    MUSTER_LAB_MATCHES (gtk_widget_get_ancestor (GTK_WIDGET (button), MUSTER_TYPE_LAB_MATCHES));

  if (gtk_toggle_button_get_active (button))
    open_cell (self, data);
}

static void
free_cell (gpointer  data,
           GClosure *closure)
{
  g_free (data);
}

static GtkWidget *
new_head (const char *text,
          int         chars,
          float       xalign)
{
  return g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                       "max-width-chars", chars, "xalign", xalign, "yalign", xalign == 0.0f ? 0.5f : 1.0f,
                       "justify", xalign == 0.0f ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_CENTER, NULL);
}

/* A figure, with its mark in words below it. */
static GtkWidget *
new_cell (MusterLabMatches     *self,
          const MusterLabCell  *cell,
          MusterLabFigure       figure,
          GtkToggleButton     **group)
{
  static const char *const classes[] = { "dim-label", "success", "warning" };
  g_autofree char *number = muster_lab_sheets_dup_number (cell, figure);
  g_autofree char *words = muster_lab_sheets_dup_cell (cell, figure);
  g_autofree char *means =
    cell->means.way != NULL ? muster_lab_match_dup_means (self->match, &cell->means)
                            : g_strdup (_("Nothing"));
  /* Translators: a unit against another: its figure, by what. */
  g_autofree char *label = g_strdup_printf (_("%s against %s: %s, %s"), get_name (self, cell->unit),
                                            get_name (self, cell->target), words, means);
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *mark = gtk_label_new (muster_lab_sheets_get_mark_label (cell->mark));
  GtkWidget *value = gtk_label_new (number);

  gtk_widget_add_css_class (value, "numeric");
  gtk_widget_add_css_class (mark, "caption");
  gtk_widget_add_css_class (mark, classes[cell->mark]);
  if (cell->mark != MUSTER_LAB_NO_MARK)
    gtk_widget_add_css_class (value, "heading");
  gtk_box_append (GTK_BOX (box), value);
  gtk_box_append (GTK_BOX (box), mark);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  muster_tooltip_set (button, means);
  if (*group != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), *group);
  else
    *group = GTK_TOGGLE_BUTTON (button);
  g_signal_connect_data (button, "toggled", G_CALLBACK (toggled_cb), g_memdup2 (cell, sizeof *cell),
                         free_cell, 0);
  return button;
}

static void
show_table (MusterLabMatches *self)
{
  MusterLabFigure figure = gtk_drop_down_get_selected (self->figure);
  int side = gtk_drop_down_get_selected (self->direction) == 1 ? 1 : 0;
  g_autoptr (GArray) units = muster_lab_match_list_units (self->match, side);
  g_autoptr (GArray) others = muster_lab_match_list_units (self->match, 1 - side);
  GtkWidget *corner = new_head (muster_lab_match_get_setup (self->match)->sides[side].name, NAME_CHARS, 0.0f);
  GtkToggleButton *group = NULL;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->cells))) != NULL)
    gtk_grid_remove (self->cells, child);
  gtk_widget_set_visible (self->opened, FALSE);
  gtk_widget_add_css_class (corner, "dim-label");
  gtk_grid_attach (self->cells, corner, 0, 0, 1, 1);
  for (guint k = 0; k < others->len; k++)
    {
      GtkWidget *head = new_head (get_name (self, g_array_index (others, int, k)), HEAD_CHARS, 0.5f);

      gtk_widget_add_css_class (head, "heading");
      gtk_grid_attach (self->cells, head, (int) k + 1, 0, 1, 1);
    }
  for (guint i = 0; i < units->len; i++)
    {
      int unit = g_array_index (units, int, i);
      g_autoptr (GArray) row = muster_lab_sheets_new_row (self->match, unit, figure);
      GtkWidget *name = new_head (get_name (self, unit), NAME_CHARS, 0.0f);

      gtk_widget_add_css_class (name, "heading");
      gtk_grid_attach (self->cells, name, 0, (int) i + 1, 1, 1);
      for (guint k = 0; k < row->len; k++)
        {
          GtkWidget *cell = new_cell (self, &g_array_index (row, MusterLabCell, k), figure, &group);

          gtk_grid_attach (self->cells, cell, (int) k + 1, (int) i + 1, 1, 1);
        }
    }
}

static void
choose_cb (MusterLabMatches *self)
{
  if (self->match != NULL)
    show_table (self);
}

static void
muster_lab_matches_finalize (GObject *object)
{
  g_array_unref (MUSTER_LAB_MATCHES (object)->ways);
  g_clear_object (&MUSTER_LAB_MATCHES (object)->study);

  G_OBJECT_CLASS (muster_lab_matches_parent_class)->finalize (object);
}

static void
muster_lab_matches_class_init (MusterLabMatchesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_lab_matches_finalize;

  g_type_ensure (MUSTER_TYPE_CHART_CARD);
  gtk_widget_class_set_template_from_resource (widget_class, APPLICATION_PATH "/ui/muster-lab-matches.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterLabMatches, direction);
  gtk_widget_class_bind_template_child (widget_class, MusterLabMatches, figure);
  gtk_widget_class_bind_template_child (widget_class, MusterLabMatches, cells);
  gtk_widget_class_bind_template_child (widget_class, MusterLabMatches, opened);
  gtk_widget_class_bind_template_child (widget_class, MusterLabMatches, way);
  gtk_widget_class_bind_template_child (widget_class, MusterLabMatches, chart);
  gtk_widget_class_bind_template_child (widget_class, MusterLabMatches, chances);
  gtk_widget_class_bind_template_callback (widget_class, choose_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_way);
}

static void
muster_lab_matches_init (MusterLabMatches *self)
{
  self->ways = g_array_new (FALSE, FALSE, sizeof (MusterLabCell));
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
muster_lab_matches_set_study (MusterLabMatches *self,
                              MusterLabStudy   *study)
{
  const MusterSetup *setup = muster_lab_study_get_setup (study);
  g_autoptr (GtkStringList) figures = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) directions = gtk_string_list_new (NULL);

  g_return_if_fail (MUSTER_IS_LAB_MATCHES (self));

  for (guint i = 0; i < MUSTER_LAB_N_FIGURES; i++)
    gtk_string_list_append (figures, muster_lab_sheets_get_figure_label (i));
  for (guint i = 0; i < 2; i++)
    {
      /* Translators: the names of two sides: whose units do something to whose. */
      g_autofree char *text = g_strdup_printf (_("%s against %s"), setup->sides[i].name,
                                               setup->sides[1 - i].name);

      gtk_string_list_append (directions, text);
    }
  gtk_drop_down_set_model (self->figure, G_LIST_MODEL (figures));
  gtk_drop_down_set_model (self->direction, G_LIST_MODEL (directions));
  g_set_object (&self->study, study);
  self->match = muster_lab_study_get_match (study);
  show_table (self);
}

MusterLabFigure
muster_lab_matches_get_figure (MusterLabMatches *self)
{
  g_return_val_if_fail (MUSTER_IS_LAB_MATCHES (self), MUSTER_LAB_LOSSES);

  return gtk_drop_down_get_selected (self->figure);
}
