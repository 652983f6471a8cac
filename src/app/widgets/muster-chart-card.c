/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-chart-card.h"

#include "app/widgets/muster-chart-view.h"
#include "app/widgets/muster-copy-button.h"
#include "app/widgets/muster-figures.h"
#include "core/muster-i18n.h"

/* How many rows of figures get widgets; copying takes all rows. */
#define MAX_ROWS 200

struct _MusterChartCard
{
  MusterPanel parent_instance;

  MusterChart *chart;
  char *empty_words;
  gboolean has_figures; /* the figures of this chart have been made */

  GtkLabel *title;
  GtkLabel *note;
  GtkWidget *tools;
  GtkToggleButton *figures;
  MusterCopyButton *copy;
  GtkStack *stack;
  MusterChartView *view;
  GtkLabel *empty;
  GtkGrid *table;
  GtkLabel *about;
};

G_DEFINE_FINAL_TYPE (MusterChartCard, muster_chart_card, MUSTER_TYPE_PANEL)

enum
{
  PROP_0,
  PROP_NOTE,
  PROP_EMPTY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
add_cell (MusterChartCard *self,
          const char      *text,
          MusterAlign      align,
          gboolean         is_head,
          int              column,
          int              row)
{
  static const float ALIGNS[] = { 0, 0.5, 1 };
  GtkWidget *label = gtk_label_new (is_head ? text : NULL);

  if (!is_head)
    muster_label_show_figures (GTK_LABEL (label), text);
  gtk_label_set_xalign (GTK_LABEL (label), ALIGNS[align]);
  gtk_label_set_selectable (GTK_LABEL (label), FALSE);
  gtk_widget_add_css_class (label, is_head ? "heading" : "numeric");
  gtk_grid_attach (self->table, label, column, row, 1, 1);
}

static void
fill_table (MusterChartCard *self)
{
  g_autoptr (MusterTable) figures = NULL;

  if (self->has_figures || self->chart == NULL)
    return;

  self->has_figures = TRUE;
  figures = muster_chart_new_figures (self->chart);
  for (guint i = 0; i < muster_table_get_n_columns (figures); i++)
    {
      const MusterColumn *column = muster_table_get_column (figures, i);

      add_cell (self, column->title, column->align, TRUE, (int) i, 0);
      for (guint row = 0; row < MIN (muster_table_get_n_rows (figures), MAX_ROWS); row++)
        add_cell (self, muster_table_get_row (figures, row)->cells[i], column->align, i == 0, (int) i,
                  (int) row + 1);
    }
}

static void
show_page (MusterChartCard *self)
{
  gboolean is_empty = self->chart == NULL || muster_chart_is_empty (self->chart);
  gboolean figures = gtk_toggle_button_get_active (self->figures);

  if (figures && !is_empty)
    fill_table (self);
  gtk_widget_set_visible (self->tools, !is_empty);
  gtk_widget_set_visible (GTK_WIDGET (self->about), !is_empty && self->chart->note != NULL);
  gtk_stack_set_visible_child_name (self->stack, is_empty ? "empty" : figures ? "figures" : "chart");
}

static MusterTable *
new_table (GtkWidget *shown)
{
  return muster_chart_new_figures (MUSTER_CHART_CARD (shown)->chart);
}

static void
muster_chart_card_dispose (GObject *object)
{
  MusterChartCard *self = MUSTER_CHART_CARD (object);

  g_clear_pointer (&self->chart, muster_chart_unref);

  G_OBJECT_CLASS (muster_chart_card_parent_class)->dispose (object);
}

static void
muster_chart_card_finalize (GObject *object)
{
  g_free (MUSTER_CHART_CARD (object)->empty_words);

  G_OBJECT_CLASS (muster_chart_card_parent_class)->finalize (object);
}

static void
muster_chart_card_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  MusterChartCard *self = MUSTER_CHART_CARD (object);

  switch (prop_id)
    {
    case PROP_NOTE:
      g_value_set_string (value, gtk_label_get_label (self->note));
      break;
    case PROP_EMPTY:
      g_value_set_string (value, self->empty_words);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_chart_card_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  MusterChartCard *self = MUSTER_CHART_CARD (object);

  switch (prop_id)
    {
    case PROP_NOTE:
      gtk_label_set_label (self->note, g_value_get_string (value) != NULL ? g_value_get_string (value) : "");
      break;
    case PROP_EMPTY:
      g_free (self->empty_words);
      self->empty_words = g_value_dup_string (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_chart_card_class_init (MusterChartCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_chart_card_dispose;
  object_class->finalize = muster_chart_card_finalize;
  object_class->get_property = muster_chart_card_get_property;
  object_class->set_property = muster_chart_card_set_property;

  properties[PROP_NOTE] =
    g_param_spec_string ("note", NULL, NULL, "", G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_EMPTY] =
    g_param_spec_string ("empty", NULL, NULL, "", G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (MUSTER_TYPE_CHART_VIEW);
  g_type_ensure (MUSTER_TYPE_COPY_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class, APPLICATION_PATH "/ui/muster-chart-card.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterChartCard, title);
  gtk_widget_class_bind_template_child (widget_class, MusterChartCard, note);
  gtk_widget_class_bind_template_child (widget_class, MusterChartCard, tools);
  gtk_widget_class_bind_template_child (widget_class, MusterChartCard, figures);
  gtk_widget_class_bind_template_child (widget_class, MusterChartCard, copy);
  gtk_widget_class_bind_template_child (widget_class, MusterChartCard, stack);
  gtk_widget_class_bind_template_child (widget_class, MusterChartCard, view);
  gtk_widget_class_bind_template_child (widget_class, MusterChartCard, empty);
  gtk_widget_class_bind_template_child (widget_class, MusterChartCard, table);
  gtk_widget_class_bind_template_child (widget_class, MusterChartCard, about);
  gtk_widget_class_bind_template_callback (widget_class, show_page);
}

static void
muster_chart_card_init (MusterChartCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
muster_chart_card_set_chart (MusterChartCard *self,
                             MusterChart     *chart)
{
  g_autofree char *words = NULL;
  GtkWidget *child;

  g_return_if_fail (MUSTER_IS_CHART_CARD (self));

  if (chart != NULL)
    muster_chart_ref (chart);
  g_clear_pointer (&self->chart, muster_chart_unref);
  self->chart = chart;
  self->has_figures = FALSE;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->table))) != NULL)
    gtk_grid_remove (self->table, child);
  if (chart != NULL)
    {
      gtk_label_set_label (self->title, chart->title);
      gtk_label_set_label (self->about, chart->note != NULL ? chart->note : "");
    }
  gtk_label_set_label (self->empty, chart != NULL && self->empty_words != NULL ? self->empty_words : "");
  muster_chart_view_set_chart (self->view, chart);
  if (chart != NULL)
    {
      /* Translators: the title of a chart: what a button shows of it. */
      words = g_strdup_printf (_("%s as a table"), chart->title);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->figures), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                      -1);
      muster_copy_button_set_source (self->copy, chart->title, new_table, GTK_WIDGET (self));
    }
  show_page (self);
}
