/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-ui.h"

/* The symbolic icons are drawn as SVG and kept as PNG too, for the sizes that are shown: the first frame
 * then does not wait for a library that reads SVG. tools/symbolic-icons makes them. */

#define ICONS_PATH APPLICATION_PATH "/icons"
#define SIZE 16

static const struct
{
  int scale;
  const char *folder;
} SCALES[] = {
  { 1, ICONS_PATH "/16x16/actions/" },
  { 2, ICONS_PATH "/16x16@2/actions/" },
};

/* (transfer full): the names of the icons that are drawn */
static char **
list_icons (void)
{
  g_auto (GStrv) files = g_resources_enumerate_children (ICONS_PATH "/scalable/actions",
                                                        G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  g_assert_nonnull (files);
  for (guint i = 0; files[i] != NULL; i++)
    {
      g_assert_true (g_str_has_suffix (files[i], "-symbolic.svg"));
      *strrchr (files[i], '.') = '\0';
      g_strv_builder_add (names, files[i]);
    }

  return g_strv_builder_end (names);
}

/* A PNG of a symbolic icon is black, since its colours say how much of which colour of the theme is to be
 * there instead of that of the text. */
static void
assert_same_shape (GdkPixbuf *png,
                   GdkPixbuf *svg)
{
  g_assert_cmpint (gdk_pixbuf_get_width (png), ==, gdk_pixbuf_get_width (svg));
  g_assert_cmpint (gdk_pixbuf_get_height (png), ==, gdk_pixbuf_get_height (svg));
  g_assert_cmpint (gdk_pixbuf_get_n_channels (png), ==, 4);
  g_assert_cmpint (gdk_pixbuf_get_n_channels (svg), ==, 4);
  for (int y = 0; y < gdk_pixbuf_get_height (png); y++)
    for (int x = 0; x < gdk_pixbuf_get_width (png); x++)
      {
        const guint8 *a = gdk_pixbuf_read_pixels (png) + y * gdk_pixbuf_get_rowstride (png) + 4 * x;
        const guint8 *b = gdk_pixbuf_read_pixels (svg) + y * gdk_pixbuf_get_rowstride (svg) + 4 * x;

        g_assert_cmpint (a[0] + a[1] + a[2], ==, 0);
        /* Whoever reads the SVG may smooth the edges a little differently. */
        g_assert_cmpint (ABS (a[3] - b[3]), <=, 16);
      }
}

static void
test_the_pictures_are_those_of_the_drawings (void)
{
  g_auto (GStrv) names = list_icons ();

  for (guint i = 0; names[i] != NULL; i++)
    for (guint j = 0; j < G_N_ELEMENTS (SCALES); j++)
      {
        g_autofree char *drawing =
          g_strconcat (ICONS_PATH "/scalable/actions/", names[i], ".svg", NULL);
        g_autofree char *picture = g_strconcat (SCALES[j].folder, names[i], ".symbolic.png", NULL);
        int size = SIZE * SCALES[j].scale;
        g_autoptr (GError) error = NULL;
        g_autoptr (GdkPixbuf) svg =
          gdk_pixbuf_new_from_resource_at_scale (drawing, size, size, TRUE, &error);
        g_autoptr (GdkPixbuf) png = NULL;

        if (g_error_matches (error, GDK_PIXBUF_ERROR, GDK_PIXBUF_ERROR_UNKNOWN_TYPE))
          {
            g_test_skip ("there is nothing that reads SVG");
            return;
          }
        g_assert_no_error (error);
        png = gdk_pixbuf_new_from_resource (picture, &error);
        g_assert_no_error (error);
        g_test_message ("%s", picture);
        assert_same_shape (png, svg);
      }
}

static void
test_the_pictures_are_those_that_are_shown (void)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());
  g_auto (GStrv) names = list_icons ();

  gtk_icon_theme_add_resource_path (theme, ICONS_PATH "/");
  for (guint i = 0; names[i] != NULL; i++)
    for (guint j = 0; j < G_N_ELEMENTS (SCALES); j++)
      {
        g_autoptr (GtkIconPaintable) icon = gtk_icon_theme_lookup_icon (
          theme, names[i], NULL, SIZE, SCALES[j].scale, GTK_TEXT_DIR_NONE, 0);
        g_autoptr (GFile) file = gtk_icon_paintable_get_file (icon);
        g_autofree char *uri = g_file_get_uri (file);
        g_autofree char *expected =
          g_strconcat ("resource://", SCALES[j].folder, names[i], ".symbolic.png", NULL);

        g_assert_cmpstr (uri, ==, expected);
        g_assert_true (gtk_icon_paintable_is_symbolic (icon));
      }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  g_test_add_func ("/icons/the-pictures-are-those-of-the-drawings",
                   test_the_pictures_are_those_of_the_drawings);
  g_test_add_func ("/icons/the-pictures-are-those-that-are-shown",
                   test_the_pictures_are_those_that_are_shown);

  return g_test_run ();
}
