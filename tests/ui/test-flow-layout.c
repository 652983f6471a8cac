/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/toolkit/muster-flow-layout.h"
#include "muster-test-ui.h"

/* Things beside each other, in as many lines as they need. */

#define SPACING 6

static GtkWidget *
new_flow (const char *const *texts)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, muster_flow_layout_new (SPACING));
  for (guint i = 0; texts[i] != NULL; i++)
    gtk_box_append (GTK_BOX (box), gtk_label_new (texts[i]));

  return g_object_ref_sink (box);
}

static int
measure_height (GtkWidget *flow,
                int        width)
{
  int height;

  gtk_widget_measure (flow, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height;
}

static int
measure_width (GtkWidget *flow)
{
  int width;

  gtk_widget_measure (flow, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

static void
test_as_wide_as_they_like_they_stand_in_one_line (void)
{
  static const char *const rows[][4] = { { "one", "two", "three" }, { "", "two", "" }, { "", "", "three" } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GtkWidget) flow = new_flow (rows[i]);

      g_assert_cmpint (measure_height (flow, measure_width (flow)), ==, measure_height (flow, -1));
    }
}

static void
test_a_line_is_broken_where_the_next_has_no_room (void)
{
  g_autoptr (GtkWidget) flow = new_flow ((const char *const[]) { "one", "two", NULL });

  g_assert_cmpint (measure_height (flow, measure_width (flow) - 1), >, measure_height (flow, -1));
}

static void
test_what_is_empty_takes_no_line (void)
{
  g_autoptr (GtkWidget) flow = new_flow ((const char *const[]) { "", "", NULL });

  g_assert_cmpint (measure_height (flow, 0), ==, measure_height (flow, -1));
}

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  g_test_add_func ("/ui/flow-layout/as-wide-as-they-like-they-stand-in-one-line",
                   test_as_wide_as_they_like_they_stand_in_one_line);
  g_test_add_func ("/ui/flow-layout/a-line-is-broken-where-the-next-has-no-room",
                   test_a_line_is_broken_where_the_next_has_no_room);
  g_test_add_func ("/ui/flow-layout/what-is-empty-takes-no-line", test_what_is_empty_takes_no_line);

  return g_test_run ();
}
