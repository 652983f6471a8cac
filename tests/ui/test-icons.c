/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

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

static GdkPixbuf *
read_program_icon (int size)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "icons", "hicolor", "scalable",
                                                 "apps", APPLICATION_ID ".svg", NULL);
  g_autoptr (GError) error = NULL;
  GdkPixbuf *icon = gdk_pixbuf_new_from_file_at_scale (path, size, size, TRUE, &error);

  if (g_error_matches (error, GDK_PIXBUF_ERROR, GDK_PIXBUF_ERROR_UNKNOWN_TYPE))
    g_test_skip ("there is nothing that reads SVG");
  else
    g_assert_no_error (error);
  return icon;
}

static const guint8 *
get_pixel (GdkPixbuf *icon,
           int        x,
           int        y)
{
  return gdk_pixbuf_read_pixels (icon) + y * gdk_pixbuf_get_rowstride (icon) + 4 * x;
}

static gboolean
has_solid_neighbour (GdkPixbuf *icon,
                     int        x,
                     int        y)
{
  int size = gdk_pixbuf_get_width (icon);

  for (int v = MAX (y - 1, 0); v <= MIN (y + 1, size - 1); v++)
    for (int u = MAX (x - 1, 0); u <= MIN (x + 1, size - 1); u++)
      if (get_pixel (icon, u, v)[3] == 255)
        return TRUE;
  return FALSE;
}

/* The desktop draws the shadow. What is half transparent in the icon is the edge of something solid, but
 * for a few points of thin lines; a shadow has hundreds. */
static void
test_the_program_icon_has_no_shadow (void)
{
  g_autoptr (GdkPixbuf) icon = read_program_icon (128);
  guint n_soft = 0;

  for (int y = 0; icon != NULL && y < 128; y++)
    for (int x = 0; x < 128; x++)
      {
        guint8 alpha = get_pixel (icon, x, y)[3];

        if (alpha > 0 && alpha < 255 && !has_solid_neighbour (icon, x, y))
          n_soft++;
      }
  g_assert_cmpuint (n_soft, <, 64);
}

static double
get_luminance (double red,
               double green,
               double blue)
{
  const double parts[] = { red / 255, green / 255, blue / 255 };
  const double weights[] = { 0.2126, 0.7152, 0.0722 };
  double sum = 0;

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    sum += weights[i] * (parts[i] <= 0.03928 ? parts[i] / 12.92 : pow ((parts[i] + 0.055) / 1.055, 2.4));
  return sum;
}

/* As small as in a list, more than half of it stands out from the dark of the desktop, and from white. */
static void
test_the_program_icon_is_readable_on_dark_and_light (void)
{
  static const double grounds[] = { 0x24, 0xff };
  g_autoptr (GdkPixbuf) icon = read_program_icon (32);

  for (guint i = 0; icon != NULL && i < G_N_ELEMENTS (grounds); i++)
    {
      double ground = get_luminance (grounds[i], grounds[i], grounds[i]);
      guint n_solid = 0, n_clear = 0;

      for (int y = 0; y < 32; y++)
        for (int x = 0; x < 32; x++)
          {
            const guint8 *pixel = get_pixel (icon, x, y);
            double own = get_luminance (pixel[0], pixel[1], pixel[2]);

            if (pixel[3] < 255)
              continue;
            n_solid++;
            if ((MAX (own, ground) + 0.05) / (MIN (own, ground) + 0.05) >= 1.8)
              n_clear++;
          }
      g_test_message ("%u of %u pixels stand out from %.0f", n_clear, n_solid, grounds[i]);
      g_assert_cmpuint (n_solid, >, 32 * 32 / 3);
      g_assert_cmpuint (n_clear * 2, >, n_solid);
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

  g_test_add_func ("/icons/the-program-icon-has-no-shadow", test_the_program_icon_has_no_shadow);
  g_test_add_func ("/icons/the-program-icon-is-readable-on-dark-and-light",
                   test_the_program_icon_is_readable_on_dark_and_light);

  return g_test_run ();
}
