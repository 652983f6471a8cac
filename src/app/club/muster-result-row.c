/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-result-row.h"

#include "app/toolkit/muster-widget-children.h"
#include "app/widgets/muster-figures.h"
#include "core/muster-i18n.h"

#define SPACING 12
#define MIN_TEXT 120
#define NATURAL_TEXT 480

/* A row has a layout of its own: GTK would find the least width of the wrapping label by trying,
 * which takes longer than everything else here, and no caller needs that width. */
struct _MusterResultRow
{
  GtkWidget parent_instance;

  MusterClubResultItem *item;

  GtkLabel *title;
  GtkLabel *setting;
  GtkLabel *notes;
  GtkLabel *score;
  GtkWidget *remove;
  GtkWidget *date; /* in the place of the bin: no row has both */
};

G_DEFINE_FINAL_TYPE (MusterResultRow, muster_result_row, GTK_TYPE_WIDGET)

static void
remove_cb (MusterResultRow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.remove-result", "s",
                              muster_club_result_item_get_result (self->item)->head.battle);
}

static void
date_cb (MusterResultRow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.club-chapter", "s",
                              muster_club_result_item_get_result (self->item)->head.battle);
}

/* Returns the width of the widgets at the end of the row, with the space before them. */
static int
get_end_width (GtkWidget *widget)
{
  int width;

  if (!gtk_widget_should_layout (widget))
    return 0;
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width + SPACING;
}

static int
get_height (GtkWidget *widget,
            int        width)
{
  int height;

  if (!gtk_widget_should_layout (widget))
    return 0;
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height;
}

static void
muster_result_row_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  MusterResultRow *self = MUSTER_RESULT_ROW (widget);
  int end = get_end_width (GTK_WIDGET (self->score)) + get_end_width (self->remove);
  int width = for_size < 0 ? NATURAL_TEXT : MAX (for_size - end, MIN_TEXT);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN_TEXT + end;
      *natural = NATURAL_TEXT + end;
    }
  else
    {
      int texts = get_height (GTK_WIDGET (self->title), width) +
                  get_height (GTK_WIDGET (self->setting), width) +
                  get_height (GTK_WIDGET (self->notes), width);

      *minimum = *natural = MAX (texts, get_height (self->remove, -1));
    }
}

static void
place (GtkWidget *widget,
       int        row_width,
       int        x,
       int        y,
       int        width,
       int        height)
{
  gboolean from_right = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  if (gtk_widget_should_layout (widget))
    gtk_widget_size_allocate (
      widget, &(GtkAllocation) { from_right ? row_width - x - width : x, y, width, height }, -1);
}

static void
muster_result_row_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  MusterResultRow *self = MUSTER_RESULT_ROW (widget);
  GtkWidget *texts[] = { GTK_WIDGET (self->title), GTK_WIDGET (self->setting), GTK_WIDGET (self->notes) };
  int remove = get_end_width (self->remove);
  int score = get_end_width (GTK_WIDGET (self->score));
  int text = MAX (width - score - remove, MIN_TEXT);
  int y = 0;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      int text_height = get_height (texts[i], text);

      place (texts[i], width, 0, y, text, text_height);
      y += text_height;
    }
  place (GTK_WIDGET (self->score), width, width - remove - score + SPACING, 0, score - SPACING, height);
  place (self->remove, width, width - remove + SPACING, 0, remove - SPACING, height);
  place (self->date, width, width - remove + SPACING, 0, remove - SPACING, height);
}

static GtkSizeRequestMode
muster_result_row_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
muster_result_row_dispose (GObject *object)
{
  MusterResultRow *self = MUSTER_RESULT_ROW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), MUSTER_TYPE_RESULT_ROW);
  muster_widget_unparent_children (GTK_WIDGET (self));
  g_clear_object (&self->item);

  G_OBJECT_CLASS (muster_result_row_parent_class)->dispose (object);
}

static void
muster_result_row_class_init (MusterResultRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_result_row_dispose;
  widget_class->measure = muster_result_row_measure;
  widget_class->size_allocate = muster_result_row_size_allocate;
  widget_class->get_request_mode = muster_result_row_get_request_mode;

  gtk_widget_class_set_template_from_resource (widget_class, APPLICATION_PATH "/ui/muster-result-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterResultRow, title);
  gtk_widget_class_bind_template_child (widget_class, MusterResultRow, setting);
  gtk_widget_class_bind_template_child (widget_class, MusterResultRow, notes);
  gtk_widget_class_bind_template_child (widget_class, MusterResultRow, score);
  gtk_widget_class_bind_template_child (widget_class, MusterResultRow, remove);
  gtk_widget_class_bind_template_child (widget_class, MusterResultRow, date);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);
  gtk_widget_class_bind_template_callback (widget_class, date_cb);
}

static void
muster_result_row_init (MusterResultRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
muster_result_row_new (void)
{
  return g_object_new (MUSTER_TYPE_RESULT_ROW, NULL);
}

void
muster_result_row_set_item (MusterResultRow      *self,
                            MusterClubResultItem *item)
{
  g_autofree char *words = NULL;
  g_autofree char *removal = NULL;
  g_autofree char *dating = NULL;
  const char *notes;

  g_return_if_fail (MUSTER_IS_RESULT_ROW (self));

  g_set_object (&self->item, item);
  notes = muster_club_result_item_get_notes (item);
  gtk_label_set_label (self->title, muster_club_result_item_get_title (item));
  gtk_label_set_label (self->setting, muster_club_result_item_get_setting (item));
  gtk_label_set_label (self->notes, notes);
  gtk_widget_set_visible (GTK_WIDGET (self->notes), *notes != '\0');
  muster_label_show_figures (self->score, muster_club_result_item_get_score (item));
  /* Where there is no bin its place stays empty, so that the scores stand below one another. */
  gtk_widget_set_child_visible (self->remove, muster_club_result_item_get_is_entered (item));
  gtk_widget_set_child_visible (self->date, muster_club_result_item_is_on_paper (item));
  words = g_strjoin (", ", muster_club_result_item_get_title (item), muster_club_result_item_get_score (item),
                     muster_club_result_item_get_setting (item), *notes != '\0' ? notes : NULL, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  /* Translators: what happened, such as "Ann beat Ben". */
  removal = g_strdup_printf (_("Remove the result: %s"), muster_club_result_item_get_title (item));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->remove), GTK_ACCESSIBLE_PROPERTY_LABEL, removal, -1);
  /* Translators: what happened, such as "Ann beat Ben". */
  dating = g_strdup_printf (_("Set the day of the chapter: %s"), muster_club_result_item_get_title (item));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->date), GTK_ACCESSIBLE_PROPERTY_LABEL, dating, -1);
}
