/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-part-bar.h"

#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-widget-children.h"
#include "core/muster-i18n.h"

struct _MusterPartBar
{
  GtkWidget parent_instance;

  AdwViewStack *stack;
  GListModel *pages;
};

G_DEFINE_FINAL_TYPE (MusterPartBar, muster_part_bar, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_STACK,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static guint
count_children (GtkWidget *widget)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;
  return n;
}

static int
measure_child (GtkWidget      *child,
               GtkOrientation  orientation)
{
  int natural;

  gtk_widget_measure (child, orientation, -1, NULL, &natural, NULL, NULL);
  return natural;
}

/* Returns the width of the widest line with @n_columns in each. */
static int
measure_lines (GtkWidget *widget,
               guint      n_columns)
{
  int widest = 0, line = 0;
  guint i = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child), i++)
    {
      line = i % n_columns == 0 ? 0 : line;
      line += measure_child (child, GTK_ORIENTATION_HORIZONTAL);
      widest = MAX (widest, line);
    }
  return widest;
}

/* Returns as many columns as there is room for, such that the lines have equal lengths. */
static guint
get_columns (GtkWidget *widget,
             int        width)
{
  guint n = MAX (count_children (widget), 1);

  for (guint n_lines = 1; n_lines < n; n_lines++)
    {
      guint n_columns = (n + n_lines - 1) / n_lines;

      if (measure_lines (widget, n_columns) <= width)
        return n_columns;
    }
  return 1;
}

static int
get_line_height (GtkWidget *widget)
{
  int height = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    height = MAX (height, measure_child (child, GTK_ORIENTATION_VERTICAL));
  return height;
}

static GtkSizeRequestMode
muster_part_bar_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
muster_part_bar_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  guint n = MAX (count_children (widget), 1);
  guint n_columns = for_size >= 0 ? get_columns (widget, for_size) : n;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = measure_lines (widget, 1);
      *natural = measure_lines (widget, n);
    }
  else
    {
      *minimum = *natural = (int) ((n + n_columns - 1) / n_columns) * get_line_height (widget);
    }
}

/* The buttons of a line share the room that is left. */
static void
muster_part_bar_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  gboolean reverse = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  guint n_columns = get_columns (widget, width);
  int line_height = get_line_height (widget);
  GtkWidget *child = gtk_widget_get_first_child (widget);
  GtkAllocation place = { 0, 0, 0, line_height };

  while (child != NULL)
    {
      int needed = 0;
      guint n = 0;

      for (GtkWidget *other = child; other != NULL && n < n_columns;
           other = gtk_widget_get_next_sibling (other))
        {
          needed += measure_child (other, GTK_ORIENTATION_HORIZONTAL);
          n++;
        }
      for (place.x = 0; n > 0; n--, child = gtk_widget_get_next_sibling (child))
        {
          int own = measure_child (child, GTK_ORIENTATION_HORIZONTAL);
          GtkAllocation allocation = place;

          allocation.width = own + MAX (width - place.x - needed, 0) / (int) n;
          allocation.x = reverse ? width - place.x - allocation.width : place.x;
          gtk_widget_size_allocate (child, &allocation, -1);
          needed -= own;
          place.x += allocation.width;
        }
      place.y += line_height;
    }
}

/* A dot marks a part with something to do; screen readers get a text. */
static void
show_page (AdwViewStackPage *page,
           GtkWidget        *button)
{
  gboolean needs_attention = adw_view_stack_page_get_needs_attention (page);
  GtkWidget *label = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (button)));
  g_autofree char *text
    = g_strconcat (adw_view_stack_page_get_title (page), needs_attention ? " •" : "", NULL);

  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  needs_attention ? _("needs attention") : "", -1);
}

static void
attention_cb (GtkWidget        *button,
              GParamSpec       *pspec,
              AdwViewStackPage *page)
{
  show_page (page, button);
}

static void
show_selected (MusterPartBar *self)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  for (guint i = 0; child != NULL; i++, child = gtk_widget_get_next_sibling (child))
    {
      gboolean is_selected = gtk_selection_model_is_selected (GTK_SELECTION_MODEL (self->pages), i);

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (child), is_selected);
      gtk_accessible_update_state (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_SELECTED, is_selected, -1);
    }
}

static void
clicked_cb (MusterPartBar *self,
            GtkWidget     *button)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));
  guint index = 0;

  for (; child != button; child = gtk_widget_get_next_sibling (child))
    index++;
  gtk_selection_model_select_item (GTK_SELECTION_MODEL (self->pages), index, TRUE);
  show_selected (self);
}

static GtkWidget *
new_button (AdwViewStackPage *page)
{
  GtkWidget *button
    = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_TAB, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (adw_view_stack_page_get_icon_name (page)));
  gtk_box_append (GTK_BOX (box), gtk_label_new (NULL));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  muster_accessible_set_label (button, adw_view_stack_page_get_title (page));
  return button;
}

static void
set_stack (MusterPartBar *self,
           AdwViewStack  *stack)
{
  self->stack = g_object_ref (stack);
  self->pages = G_LIST_MODEL (adw_view_stack_get_pages (stack));
  g_signal_connect_object (self->pages, "selection-changed", G_CALLBACK (show_selected), self,
                           G_CONNECT_SWAPPED);
}

/* Parts are only added once, when the page is made. */
static void
pages_changed_cb (MusterPartBar *self,
                  guint          position,
                  guint          n_removed,
                  guint          n_added)
{
  for (guint i = position; i < position + n_added; i++)
    {
      g_autoptr (AdwViewStackPage) page = g_list_model_get_item (self->pages, i);
      GtkWidget *button = new_button (page);

      show_page (page, button);
      g_signal_connect_object (page, "notify::needs-attention", G_CALLBACK (attention_cb), button,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
      gtk_widget_set_parent (button, GTK_WIDGET (self));
    }
  show_selected (self);
}

static void
muster_part_bar_dispose (GObject *object)
{
  MusterPartBar *self = MUSTER_PART_BAR (object);

  muster_widget_unparent_children (GTK_WIDGET (self));
  g_clear_object (&self->pages);
  g_clear_object (&self->stack);

  G_OBJECT_CLASS (muster_part_bar_parent_class)->dispose (object);
}

static void
muster_part_bar_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  MusterPartBar *self = MUSTER_PART_BAR (object);

  switch (prop_id)
    {
    case PROP_STACK:
      set_stack (self, g_value_get_object (value));
      g_signal_connect_object (self->pages, "items-changed", G_CALLBACK (pages_changed_cb), self,
                               G_CONNECT_SWAPPED);
      pages_changed_cb (self, 0, 0, g_list_model_get_n_items (self->pages));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_part_bar_class_init (MusterPartBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_part_bar_dispose;
  object_class->set_property = muster_part_bar_set_property;
  widget_class->get_request_mode = muster_part_bar_get_request_mode;
  widget_class->measure = muster_part_bar_measure;
  widget_class->size_allocate = muster_part_bar_size_allocate;

  properties[PROP_STACK] = g_param_spec_object ("stack", NULL, NULL, ADW_TYPE_VIEW_STACK,
                                                G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_css_name (widget_class, "partbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TAB_LIST);
}

static void
muster_part_bar_init (MusterPartBar *self)
{
}
