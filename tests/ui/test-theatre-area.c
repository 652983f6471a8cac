/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-theatre-area.h"
#include "core/campaign/muster-campaign-file.h"
#include "muster-test-campaign.h"
#include "muster-test-library.h"
#include "muster-test-map.h"
#include "muster-test-ui.h"

#include <string.h>

/* The map on the screen: it paints anew only what looks different, and what it keeps looks as if it had been
 * painted just now. */

#define WIDTH 700
#define HEIGHT 500

/* Its places, apart from each other. */
#define SPREAD \
  APART "map.places.0.at=[20, 60]\nmap.places.1.at=[50, 40]\nmap.places.2.at=[80, 20]\n" \
  "map.places.3.at=[70, 65]\n"

typedef struct
{
  MusterLibrary *library;
  GtkWidget *area;
} Fixture;

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  self->library = muster_test_library_new ();
  self->area = g_object_ref_sink (muster_theatre_area_new ());
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  g_clear_object (&self->area);
  g_clear_object (&self->library);
}

/* The map of muster-test-map.h as the umpire sees it after @log. */
static MusterTheatre *
make (Fixture    *self,
      const char *setup,
      const char *log)
{
  const MusterCampaignCase about = { .setup = setup, .log = log };
  g_autofree char *text = muster_campaign_case_to_file (&about);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCampaign) campaign =
    muster_campaign_file_read (self->library, text, strlen (text), "area", NULL, &error);

  g_assert_no_error (error);
  return muster_theatre_new (muster_campaign_get_setup (campaign),
                             muster_campaign_get_present (campaign), MUSTER_CAMPAIGN_MASTER);
}

/* Layers: the country, the ring if a place is chosen, the pieces. */
static GskRenderNode *
draw (GtkWidget *area,
      int        width)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gtk_widget_measure (area, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (area, &(GtkAllocation) { 0, 0, width, HEIGHT }, -1);
  GTK_WIDGET_GET_CLASS (area)->snapshot (area, snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

static cairo_surface_t *
render (GskRenderNode *node,
        int            width)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, HEIGHT);
  cairo_t *cr = cairo_create (surface);

  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static gboolean
is_same_picture (GskRenderNode *one,
                 GskRenderNode *other,
                 int            width)
{
  cairo_surface_t *a = render (one, width), *b = render (other, width);
  gboolean is_same = memcmp (cairo_image_surface_get_data (a), cairo_image_surface_get_data (b),
                             (gsize) cairo_image_surface_get_stride (a) * HEIGHT) == 0;

  cairo_surface_destroy (a);
  cairo_surface_destroy (b);
  return is_same;
}

static GskRenderNode *
get_layer (GskRenderNode *node,
           guint          layer)
{
  return gsk_container_node_get_child (node, layer);
}

static GskRenderNode *
get_pieces (GskRenderNode *node)
{
  return get_layer (node, gsk_container_node_get_n_children (node) - 1);
}

/* Shows a map where another was shown. Returns: (transfer full): what is drawn then, which is what a map that
 * was never shown before looks like. */
static GskRenderNode *
show (Fixture    *self,
      const char *setup,
      const char *log,
      int         chosen,
      int         width)
{
  g_autoptr (GtkWidget) fresh = g_object_ref_sink (muster_theatre_area_new ());
  g_autoptr (GskRenderNode) expected = NULL;
  GskRenderNode *node;

  for (guint i = 0; i < 2; i++)
    {
      MusterTheatre *theatre = make (self, setup, log);

      theatre->chosen = chosen;
      muster_theatre_area_take_theatre (MUSTER_THEATRE_AREA (i == 0 ? self->area : fresh), theatre);
    }
  node = draw (self->area, width);
  expected = draw (fresh, width);
  g_assert_true (is_same_picture (node, expected, width));
  return node;
}

static void
test_a_turn_leaves_the_country (Fixture       *self,
                                gconstpointer  data)
{
  g_autoptr (GskRenderNode) before = show (self, SPREAD, NULL, -1, WIDTH);
  g_autoptr (GskRenderNode) after = show (self, SPREAD, CLASH, -1, WIDTH);

  g_assert_true (get_layer (before, 0) == get_layer (after, 0));
  g_assert_true (get_pieces (before) != get_pieces (after));
  g_assert_false (is_same_picture (before, after, WIDTH));
}

/* Only the ring is drawn anew. */
static void
test_a_choice_leaves_all_but_the_ring (Fixture       *self,
                                       gconstpointer  data)
{
  g_autoptr (GskRenderNode) before = show (self, SPREAD, NULL, 0, WIDTH);
  g_autoptr (GskRenderNode) after = NULL;
  g_autoptr (GskRenderNode) again = NULL;
  graphene_rect_t ring;

  muster_theatre_area_choose (MUSTER_THEATRE_AREA (self->area), 2);
  after = draw (self->area, WIDTH);
  g_assert_true (get_layer (before, 0) == get_layer (after, 0));
  g_assert_true (get_pieces (before) == get_pieces (after));
  g_assert_false (is_same_picture (before, after, WIDTH));
  gsk_render_node_get_bounds (get_layer (after, 1), &ring);
  g_assert_cmpfloat (ring.size.width, <, 60);
  again = show (self, SPREAD, NULL, 2, WIDTH);
  g_assert_true (is_same_picture (after, again, WIDTH));
}

/* A closed way, another place, another kind of ground, another size. */
static void
test_a_country_that_changes_is_painted_anew (Fixture       *self,
                                             gconstpointer  data)
{
  static const struct
  {
    const char *setup;
    const char *log;
    int width;
  } OTHERS[] = {
    { SPREAD, CLOSE_LINK ("a", "b"), WIDTH },
    { SPREAD, "place {'place': {'id': 'e', 'name': 'E', 'at': [90, 70]}}", WIDTH },
    { SPREAD "map.places.1.at=[60, 60]", NULL, WIDTH },
    { SPREAD "map.places.1.kind='hill'", NULL, WIDTH },
    { SPREAD "map.links.0.kind='railway'", NULL, WIDTH },
    { SPREAD "map.links.0.cost=2", NULL, WIDTH },
    { SPREAD, NULL, WIDTH - 50 },
    { SPREAD, NULL, WIDTH - 200 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (OTHERS); i++)
    {
      g_autoptr (GskRenderNode) before = show (self, SPREAD, NULL, -1, WIDTH);
      g_autoptr (GskRenderNode) after = show (self, OTHERS[i].setup, OTHERS[i].log, -1, OTHERS[i].width);

      g_assert_true (get_layer (before, 0) != get_layer (after, 0));
      g_assert_false (is_same_picture (before, after, OTHERS[i].width));
    }
}

static void
test_a_picture_below_is_painted_anew (Fixture       *self,
                                      gconstpointer  data)
{
  g_autoptr (GskRenderNode) before = show (self, SPREAD, NULL, -1, WIDTH);
  g_autoptr (GskRenderNode) after = NULL;
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 4, 4);
  MusterTheatre *theatre = make (self, SPREAD, NULL);

  muster_theatre_set_picture (theatre, picture);
  cairo_surface_destroy (picture);
  muster_theatre_area_take_theatre (MUSTER_THEATRE_AREA (self->area), theatre);
  after = draw (self->area, WIDTH);
  g_assert_true (get_layer (before, 0) != get_layer (after, 0));
  g_assert_false (is_same_picture (before, after, WIDTH));
}

static void
test_in_the_dark_all_is_painted_anew (Fixture       *self,
                                      gconstpointer  data)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  g_autoptr (GskRenderNode) before = show (self, SPREAD, NULL, -1, WIDTH);
  g_autoptr (GskRenderNode) after = NULL;

  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  after = show (self, SPREAD, NULL, -1, WIDTH);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
  g_assert_true (get_layer (before, 0) != get_layer (after, 0));
  g_assert_true (get_pieces (before) != get_pieces (after));
  g_assert_false (is_same_picture (before, after, WIDTH));
}

#define ADD(name, function) \
  g_test_add ("/theatre-area/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("a-turn-leaves-the-country", test_a_turn_leaves_the_country);
  ADD ("a-choice-leaves-all-but-the-ring", test_a_choice_leaves_all_but_the_ring);
  ADD ("a-country-that-changes-is-painted-anew", test_a_country_that_changes_is_painted_anew);
  ADD ("a-picture-below-is-painted-anew", test_a_picture_below_is_painted_anew);
  ADD ("in-the-dark-all-is-painted-anew", test_in_the_dark_all_is_painted_anew);

  return g_test_run ();
}
