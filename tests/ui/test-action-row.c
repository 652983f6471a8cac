/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-action-row.h"
#include "muster-test-ui.h"

#define TITLE "Skirmish at the ford"
#define SUBTITLE \
  "A small column has to force a river crossing that the valley clans hold. Five units a side."

static GtkWidget *
add_row (GtkWidget *list,
         GType      type)
{
  GtkWidget *row = g_object_new (type, "use-markup", FALSE, "title", TITLE, "subtitle", SUBTITLE, NULL);

  adw_action_row_add_prefix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_button_new_with_label ("More"));
  gtk_list_box_append (GTK_LIST_BOX (list), row);

  return row;
}

static GtkWidget *
find_label (GtkWidget  *root,
            const char *text)
{
  if (GTK_IS_LABEL (root) && g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *label = find_label (child, text);

      if (label != NULL)
        return label;
    }
  return NULL;
}

static void
assert_same_place (GtkWidget  *row,
                   GtkWidget  *other,
                   const char *text)
{
  graphene_rect_t place, other_place;

  g_assert_true (gtk_widget_compute_bounds (find_label (row, text), row, &place));
  g_assert_true (gtk_widget_compute_bounds (find_label (other, text), other, &other_place));
  g_assert_true (graphene_rect_equal (&place, &other_place));
}

static void
test_a_row_looks_like_one_of_libadwaita (void)
{
  static const int widths[] = { 240, 360, 700 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      GtkWidget *window = gtk_window_new ();
      GtkWidget *list = gtk_list_box_new ();
      GtkWidget *row = add_row (list, MUSTER_TYPE_ACTION_ROW);
      GtkWidget *other = add_row (list, ADW_TYPE_ACTION_ROW);

      gtk_window_set_default_size (GTK_WINDOW (window), widths[i], 400);
      gtk_window_set_child (GTK_WINDOW (window), list);
      gtk_window_present (GTK_WINDOW (window));
      muster_test_ui_settle ();

      g_assert_cmpint (gtk_widget_get_height (row), ==, gtk_widget_get_height (other));
      assert_same_place (row, other, TITLE);
      assert_same_place (row, other, SUBTITLE);
      assert_same_place (row, other, "More");
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

/* Or a text would be laid out for one width after the other, until the height is that. */
static void
test_no_width_is_sought_for_a_height (void)
{
  GtkWidget *list = g_object_ref_sink (gtk_list_box_new ());
  GtkWidget *row = add_row (list, MUSTER_TYPE_ACTION_ROW);
  GtkWidget *texts = gtk_widget_get_parent (find_label (row, SUBTITLE));
  int minimum, natural, minimum_for_height, natural_for_height, height;

  gtk_widget_measure (texts, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  gtk_widget_measure (texts, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  gtk_widget_measure (texts, GTK_ORIENTATION_HORIZONTAL, height, &minimum_for_height,
                      &natural_for_height, NULL, NULL);
  g_assert_cmpint (minimum, <, natural);
  g_assert_cmpint (minimum_for_height, ==, minimum);
  g_assert_cmpint (natural_for_height, ==, natural);
  g_object_unref (list);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  g_test_add_func ("/action-row/a-row-looks-like-one-of-libadwaita",
                   test_a_row_looks_like_one_of_libadwaita);
  g_test_add_func ("/action-row/no-width-is-sought-for-a-height",
                   test_no_width_is_sought_for_a_height);

  return g_test_run ();
}
