/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-league-row.h"

#include "app/toolkit/muster-tooltip.h"
#include "app/toolkit/muster-widget-children.h"
#include "app/widgets/muster-figures.h"

#define SPACING 8
#define MIN_NAME 90

struct _MusterLeagueRow
{
  GtkWidget parent_instance;

  GtkLabel *cells[MUSTER_CLUB_ROW_N_CELLS];
  int digit; /* the width of a digit; 0 while it is not known */
};

G_DEFINE_FINAL_TYPE (MusterLeagueRow, muster_league_row, GTK_TYPE_WIDGET)

/* In the order of the cells. If there is no room for all columns, the one with the highest number
 * is hidden first. */
static const struct
{
  int chars;
  float align;
  guint goes;
} COLUMNS[MUSTER_CLUB_ROW_N_CELLS] = {
  { 3, 1, 0 }, { 0, 0, 0 }, { 6, 1, 3 }, { 3, 1, 2 }, { 3, 1, 2 },
  { 3, 1, 2 }, { 5, 1, 4 }, { 6, 1, 0 }, { 10, 1, 5 }, { 6, 1, 6 },
};

/* Measures the width of a digit once, since that takes longer than the rest of the row. */
static int
get_digit (MusterLeagueRow *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  g_autoptr (PangoFontDescription) font = NULL;
  PangoFontMetrics *metrics;

  if (self->digit > 0)
    return self->digit;

  font = pango_font_description_copy (pango_context_get_font_description (context));
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  metrics = pango_context_get_metrics (context, font, NULL);
  self->digit = PANGO_PIXELS (pango_font_metrics_get_approximate_digit_width (metrics));
  pango_font_metrics_unref (metrics);
  return self->digit;
}

/* The width of a column is the same in every row, whatever the text and its weight, and has room for its
 * heading, which may be long in other languages. */
static int
get_width (MusterLeagueRow *self,
           guint            cell)
{
  glong heading = g_utf8_strlen (muster_club_row_get_title (cell), -1);

  return MAX (COLUMNS[cell].chars, (int) heading + (heading > COLUMNS[cell].chars)) * get_digit (self);
}

/* Returns the width of a row that has the columns up to this number and a name of the least
 * width. */
static int
add_up (MusterLeagueRow *self,
        guint            goes)
{
  int width = MIN_NAME;

  for (guint i = 0; i < MUSTER_CLUB_ROW_N_CELLS; i++)
    if (i != MUSTER_CLUB_ROW_NAME && COLUMNS[i].goes <= goes)
      width += get_width (self, i) + SPACING;
  return width;
}

static void
muster_league_row_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  MusterLeagueRow *self = MUSTER_LEAGUE_ROW (widget);

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = add_up (self, 0);
      *natural = add_up (self, G_MAXUINT);
      return;
    }
  for (guint i = 0; i < MUSTER_CLUB_ROW_N_CELLS; i++)
    {
      int height;

      gtk_widget_measure (GTK_WIDGET (self->cells[i]), GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL,
                          NULL);
      *minimum = *natural = MAX (*natural, height);
    }
}

static guint
find_room (MusterLeagueRow *self,
           int              width)
{
  guint goes = 6;

  while (goes > 0 && add_up (self, goes) > width)
    goes--;
  return goes;
}

static void
muster_league_row_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  MusterLeagueRow *self = MUSTER_LEAGUE_ROW (widget);
  guint goes = find_room (self, width);
  int name = MIN_NAME + MAX (width - add_up (self, goes), 0);
  gboolean from_right = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int x = 0;

  for (guint i = 0; i < MUSTER_CLUB_ROW_N_CELLS; i++)
    {
      GtkWidget *cell = GTK_WIDGET (self->cells[i]);
      int cell_width = i == MUSTER_CLUB_ROW_NAME ? name : get_width (self, i);

      gtk_widget_set_child_visible (cell, COLUMNS[i].goes <= goes);
      if (COLUMNS[i].goes > goes)
        continue;
      gtk_widget_size_allocate (
        cell, &(GtkAllocation) { from_right ? width - x - cell_width : x, 0, cell_width, height }, -1);
      x += cell_width + SPACING;
    }
}

static void
muster_league_row_css_changed (GtkWidget         *widget,
                               GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (muster_league_row_parent_class)->css_changed (widget, change);

  MUSTER_LEAGUE_ROW (widget)->digit = 0;
}

static void
muster_league_row_system_setting_changed (GtkWidget        *widget,
                                          GtkSystemSetting  setting)
{
  GTK_WIDGET_CLASS (muster_league_row_parent_class)->system_setting_changed (widget, setting);

  MUSTER_LEAGUE_ROW (widget)->digit = 0;
}

static void
muster_league_row_dispose (GObject *object)
{
  muster_widget_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (muster_league_row_parent_class)->dispose (object);
}

static void
muster_league_row_class_init (MusterLeagueRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_league_row_dispose;
  widget_class->measure = muster_league_row_measure;
  widget_class->size_allocate = muster_league_row_size_allocate;
  widget_class->css_changed = muster_league_row_css_changed;
  widget_class->system_setting_changed = muster_league_row_system_setting_changed;
  gtk_widget_class_set_css_name (widget_class, "league-row");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
muster_league_row_init (MusterLeagueRow *self)
{
  for (guint i = 0; i < MUSTER_CLUB_ROW_N_CELLS; i++)
    {
      GtkWidget *label = gtk_label_new (NULL);

      self->cells[i] = GTK_LABEL (label);
      gtk_label_set_xalign (self->cells[i], COLUMNS[i].align);
      /* A text that is too long for its column is cut, so that the row does not grow. */
      gtk_label_set_ellipsize (self->cells[i], PANGO_ELLIPSIZE_END);
      if (i != MUSTER_CLUB_ROW_NAME)
        gtk_widget_add_css_class (label, "numeric");
      gtk_widget_set_parent (label, GTK_WIDGET (self));
    }
}

GtkWidget *
muster_league_row_new (void)
{
  return g_object_new (MUSTER_TYPE_LEAGUE_ROW, NULL);
}

void
muster_league_row_set_row (MusterLeagueRow *self,
                           MusterClubRow   *row)
{
  const char *why;

  g_return_if_fail (MUSTER_IS_LEAGUE_ROW (self));

  if (row == NULL)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self), "heads");
      for (guint i = 0; i < MUSTER_CLUB_ROW_N_CELLS; i++)
        {
          gtk_label_set_label (self->cells[i], muster_club_row_get_title (i));
          muster_tooltip_set (GTK_WIDGET (self->cells[i]), muster_club_row_get_word (i));
        }
      return;
    }

  for (guint i = 0; i < MUSTER_CLUB_ROW_N_CELLS; i++)
    if (i != MUSTER_CLUB_ROW_NAME)
      muster_label_show_figures (self->cells[i], muster_club_row_get_cell (row, i));
  gtk_label_set_label (self->cells[MUSTER_CLUB_ROW_NAME],
                       muster_club_row_get_cell (row, MUSTER_CLUB_ROW_NAME));
  why = muster_club_row_get_why (row);
  muster_tooltip_set (GTK_WIDGET (self), *why != '\0' ? why : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  muster_club_row_get_summary (row), -1);
}
