/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-file.h"
#include "core/campaign/muster-campaign-log-entry.h"
#include "muster-test-library.h"
#include "muster-test.h"
#include "sheets/document/muster-document-output.h"
#include "sheets/theatre/muster-theatre-drawing.h"

#include <string.h>

/* The map of a campaign: what each reader is shown of it, and where it stands on the paper. */

#define FORCE(id, side, place, n) \
  "{'id': '" id "', 'name': 'Force " id "', 'ruleset': 'kings', 'side': '" side "', 'place': '" place \
  "', 'units': [{'id': 'u" id "', 'name': 'U', 'type': 'regular-infantry', 'options': [], 'models': " n "}]}"

/* Red's depot A, a ford B, a hill C of blue, and D beyond a closed way; a force of red goes to B, one of blue
 * comes there too, and another one is far away. @rules: of the map. @log: more entries. */
static MusterCampaign *
new_campaign (MusterLibrary *library,
              const char    *rules,
              const char    *log)
{
  g_autofree char *file = g_strconcat (
    "{'format': 'muster-campaign', 'version': 1, 'title': 'T', 'sides': [{'id': 'red', 'name': 'Red'}, "
    "{'id': 'blue', 'name': 'Blue'}], 'players': [], 'forces': [", FORCE ("one", "red", "a", "12"), ", ",
    FORCE ("two", "blue", "c", "16"), ", ", FORCE ("far", "blue", "e", "10"), ", ",
    FORCE ("more", "red", "a", "8"), "], 'chapters': [{'id': 'x', 'title': 'X'}], ",
    "'map': {'size': [400, 300], 'places': ["
    "{'id': 'a', 'name': 'Alder', 'at': [40, 260], 'owner': 'red', 'depot': 'red', 'kind': 'town'}, "
    "{'id': 'b', 'name': 'Birch', 'at': [160, 160], 'kind': 'Old Ford', 'value': 3}, "
    "{'id': 'c', 'name': 'Cedar', 'at': [280, 60], 'owner': 'blue', 'kind': 'hill'}, "
    "{'id': 'd', 'name': 'Dogwood', 'at': [300, 250], 'kind': 'deep forest'}, "
    "{'id': 'e', 'name': 'Elm', 'at': [390, 10], 'owner': 'blue', 'kind': 'marsh'}], "
    "'links': [{'between': ['a', 'b'], 'kind': 'road'}, {'between': ['b', 'c'], 'kind': 'railway'}, "
    "{'between': ['b', 'd'], 'closed': true}, {'between': ['c', 'e'], 'cost': 2, 'kind': 'river'}]}, "
    "'rules': {'map': {", rules, "}}, 'log': [", log, "]}", NULL);
  g_autoptr (GError) error = NULL;
  MusterCampaign *campaign;

  g_strdelimit (file, "'", '"');
  campaign = muster_campaign_file_read (library, file, strlen (file), "theatre", NULL, &error);
  g_assert_no_error (error);
  return campaign;
}

#define MARCH(force, path) "{'order': 'march', 'params': {'force': '" force "', 'path': [" path "]}}"
#define RESOLVE "{'order': 'resolve', 'params': {}}"

static MusterTheatre *
see (MusterCampaign *campaign,
     int             reader)
{
  return muster_theatre_new (muster_campaign_get_setup (campaign),
                             muster_campaign_get_present (campaign), reader);
}

static const MusterTheatreStack *
find_stack (const MusterTheatre *theatre,
            int                  place,
            int                  side)
{
  for (guint i = 0; i < theatre->stacks->len; i++)
    {
      const MusterTheatreStack *stack = &g_array_index (theatre->stacks, MusterTheatreStack, i);

      if (stack->place == place && stack->side == side)
        return stack;
    }
  return NULL;
}

static void
test_kinds (void)
{
  g_assert_cmpint (muster_theatre_kinds_terrain_read (NULL), ==, MUSTER_TERRAIN_OPEN);
  g_assert_cmpint (muster_theatre_kinds_terrain_read ("something else"), ==, MUSTER_TERRAIN_OPEN);
  g_assert_cmpint (muster_theatre_kinds_terrain_read ("Old Ford"), ==, MUSTER_TERRAIN_FORD);
  g_assert_cmpint (muster_theatre_kinds_way_read (NULL), ==, MUSTER_WAY_TRACK);
  g_assert_cmpint (muster_theatre_kinds_way_read ("good road"), ==, MUSTER_WAY_ROAD);
  for (guint i = 0; i < MUSTER_N_TERRAINS; i++)
    g_assert_cmpint (muster_theatre_kinds_terrain_read (
                       muster_theatre_kinds_terrain_get_id ((MusterTerrain) i)),
                     ==, (int) i);
  for (guint i = 0; i < MUSTER_N_WAYS; i++)
    g_assert_cmpint (muster_theatre_kinds_way_read (muster_theatre_kinds_way_get_id ((MusterWay) i)), ==,
                     (int) i);
}

/* C-MAP-27, C-MAP-28: own forces whole, others without their strength, those far away not at all. */
static void
test_readers (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterCampaign) campaign = new_campaign (
    library, "'hidden': true, 'supply': 'depot'", MARCH ("one", "'b'") ", " MARCH ("two", "'b'"));
  g_autoptr (MusterTheatre) red = see (campaign, 0);
  g_autoptr (MusterTheatre) blue = see (campaign, 1);
  g_autoptr (MusterTheatre) all = see (campaign, MUSTER_CAMPAIGN_MASTER);
  g_autoptr (MusterTheatre) public = see (campaign, MUSTER_CAMPAIGN_PUBLIC);
  g_auto (GStrv) words = muster_theatre_words_list (red);
  g_autofree char *text = g_strjoinv ("\n", words);

  g_assert_cmpuint (red->marches->len, ==, 1);
  g_assert_cmpuint (blue->marches->len, ==, 1);
  g_assert_cmpuint (all->marches->len, ==, 2);
  g_assert_cmpuint (public->marches->len, ==, 0);
  g_assert_cmpuint (public->stacks->len, ==, 0);
  g_assert_cmpuint (red->stacks->len, ==, 1);
  g_assert_cmpuint (find_stack (red, 0, 0)->n, ==, 2);
  g_assert_cmpint (find_stack (red, 0, 0)->strength, ==, 20);
  g_assert_false (find_stack (red, 0, 0)->is_cut_off);
  g_assert_true (find_stack (all, 2, 1)->is_cut_off);
  g_assert_cmpuint (blue->stacks->len, ==, 2);
  g_assert_cmpuint (all->stacks->len, ==, 3);
  g_assert_null (strstr (text, "Force two"));
  g_assert_nonnull (strstr (text, "Next to it"));
  g_assert_nonnull (strstr (text, "worth 3"));
  g_assert_nonnull (strstr (text, "closed"));
}

/* Where nothing is hidden others are seen, and still not how strong they are; a meeting is shown to all. */
static void
test_a_turn_leaves_tracks (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterCampaign) campaign =
    new_campaign (library, "", MARCH ("one", "'b'") ", " MARCH ("two", "'b'") ", " RESOLVE);
  g_autoptr (MusterTheatre) red = see (campaign, 0);
  g_autoptr (MusterTheatre) public = see (campaign, MUSTER_CAMPAIGN_PUBLIC);

  g_assert_cmpint (find_stack (red, 1, 1)->strength, ==, -1);
  g_assert_cmpint (find_stack (red, 1, 0)->strength, ==, 12);
  g_assert_cmpuint (red->meetings->len, ==, 1);
  g_assert_cmpuint (public->meetings->len, ==, 1);
  g_assert_cmpuint (public->stacks->len, ==, 4);
  muster_theatre_add_last_turn (red, campaign);
  g_assert_cmpuint (red->marches->len, ==, 2);
  g_assert_true (g_array_index (red->marches, MusterTheatreMarch, 0).is_done);
  g_assert_cmpint (g_array_index (red->marches, MusterTheatreMarch, 1).path[0], ==, 2);
  g_assert_cmpuint (g_array_index (red->marches, MusterTheatreMarch, 1).n_path, ==, 2);
}

/* Whoever met on a way went nowhere, and leaves no track. */
static void
test_who_was_thrown_back_leaves_none (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterCampaign) campaign = new_campaign (
    library, "'hidden': true",
    MARCH ("one", "'b'") ", " RESOLVE
                         ", " MARCH ("one", "'c'") ", " MARCH ("two", "'b'") ", " RESOLVE);
  g_autoptr (MusterTheatre) all = see (campaign, MUSTER_CAMPAIGN_MASTER);

  muster_theatre_add_last_turn (all, campaign);
  g_assert_cmpuint (all->marches->len, ==, 0);
  g_assert_cmpuint (all->meetings->len, ==, 1);
  g_assert_cmpint (g_array_index (all->meetings, MusterTheatreMeeting, 0).place, ==, 1);
  g_assert_cmpint (g_array_index (all->meetings, MusterTheatreMeeting, 0).other, ==, 2);
}

static gboolean
overlap (const cairo_rectangle_t *a,
         const cairo_rectangle_t *b)
{
  return a->x < b->x + b->width - 0.01 && b->x < a->x + a->width - 0.01 && a->y < b->y + b->height - 0.01 &&
         b->y < a->y + a->height - 0.01;
}

/* A map of chance: as many places, links and stacks as there can be. */
static MusterTheatre *
new_crowded (MusterCampaign *campaign,
             guint           n_places,
             guint32         seed)
{
  MusterTheatre *theatre = see (campaign, MUSTER_CAMPAIGN_MASTER);
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);

  theatre->width = 1200;
  theatre->height = 800;
  for (guint i = theatre->places->len; i < n_places; i++)
    {
      MusterTheatrePlace place = { g_strdup ("x"), g_strdup_printf ("Place of number %u", i),
                                   g_rand_int_range (rand, 0, 1200), g_rand_int_range (rand, 0, 800),
                                   g_rand_int_range (rand, -1, 2), g_rand_int_range (rand, -1, 2),
                                   g_rand_int_range (rand, 0, 9),
                                   (MusterTerrain) g_rand_int_range (rand, 0, MUSTER_N_TERRAINS) };
      MusterTheatreLink link = { { (int) i, g_rand_int_range (rand, 0, (gint32) i) },
                                 g_rand_int_range (rand, 1, 9),
                                 g_rand_boolean (rand),
                                 (MusterWay) g_rand_int_range (rand, 0, MUSTER_N_WAYS) };

      g_array_append_val (theatre->places, place);
      g_array_append_val (theatre->links, link);
    }
  for (guint i = 0; i < (n_places > 100 ? 60 : 20); i++)
    {
      MusterTheatreStack stack = { .place = g_rand_int_range (rand, 0, (gint32) n_places),
                                   .side = g_rand_int_range (rand, 0, 2), .n = 1 + i % 3,
                                   .name = g_strdup_printf ("Column %u of the valley", i),
                                   .strength = g_rand_int_range (rand, -1, 60), .is_cut_off = i % 5 == 0 };
      MusterTheatreMarch march = { stack.side, i % 2 == 0, 2, { stack.place, 0 } };

      g_array_append_val (theatre->stacks, stack);
      g_array_append_val (theatre->marches, march);
    }
  return theatre;
}

static void
assert_apart (const MusterTheatrePlan *plan)
{
  g_autoptr (GArray) spots = g_array_new (FALSE, FALSE, sizeof (cairo_rectangle_t));

  for (guint i = 0; i < plan->labels->len; i++)
    g_array_append_val (spots, g_array_index (plan->labels, MusterTheatreSpot, i).at);
  for (guint i = 0; i < plan->stacks->len; i++)
    g_array_append_val (spots, g_array_index (plan->stacks, MusterTheatreSpot, i).at);
  for (guint i = 0; i < spots->len; i++)
    {
      const cairo_rectangle_t *one = &g_array_index (spots, cairo_rectangle_t, i);

      if (one->width <= 0)
        continue;
      g_assert_cmpfloat (one->x, >=, plan->x - 0.01);
      g_assert_cmpfloat (one->y, >=, plan->y - 0.01);
      g_assert_cmpfloat (one->x + one->width, <=, plan->x + plan->width + 0.01);
      g_assert_cmpfloat (one->y + one->height, <=, plan->y + plan->height + 0.01);
      for (guint k = i + 1; k < spots->len; k++)
        {
          const cairo_rectangle_t *other = &g_array_index (spots, cairo_rectangle_t, k);

          g_assert_false (other->width > 0 && overlap (one, other));
        }
    }
}

/* Words that were measured before stand where they stood. */
static void
assert_alike (const MusterTheatrePlan *plan,
              const MusterTheatrePlan *other)
{
  g_assert_cmpmem (plan->labels->data, plan->labels->len * sizeof (MusterTheatreSpot), other->labels->data,
                   other->labels->len * sizeof (MusterTheatreSpot));
  g_assert_cmpmem (plan->stacks->data, plan->stacks->len * sizeof (MusterTheatreSpot), other->stacks->data,
                   other->stacks->len * sizeof (MusterTheatreSpot));
}

/* No words stand on others, however small the map is; on one that is large enough all are there. */
static void
test_words_never_collide (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterCampaign) campaign = new_campaign (library, "", "");
  static const double WIDTHS[] = { 180, 340, 500, 900, 2400 };

  for (guint32 seed = 0; seed < 6; seed++)
    for (guint i = 0; i < G_N_ELEMENTS (WIDTHS); i++)
      {
        g_autoptr (MusterTheatre) theatre = new_crowded (campaign, seed % 2 == 0 ? 200 : 30, seed);
        g_autoptr (GHashTable) sizes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
        g_autoptr (MusterTheatrePlan) plan =
          muster_theatre_plan_new (theatre, &muster_theatre_style_light, WIDTHS[i], WIDTHS[i] * 0.7,
                                   sizes);
        g_autoptr (MusterTheatrePlan) again =
          muster_theatre_plan_new (theatre, &muster_theatre_style_light, WIDTHS[i], WIDTHS[i] * 0.7,
                                   sizes);
        g_autoptr (MusterTheatrePlan) anew =
          muster_theatre_plan_new (theatre, &muster_theatre_style_light, WIDTHS[i], WIDTHS[i] * 0.7,
                                   NULL);

        assert_apart (plan);
        assert_alike (again, plan);
        assert_alike (anew, plan);
        for (guint k = 0; k < plan->labels->len && WIDTHS[i] > 2000 && seed % 2 == 1; k++)
          g_assert_cmpfloat (g_array_index (plan->labels, MusterTheatreSpot, k).at.width, >, 0);
      }
}

/* What is under a finger: the mark of a place, its name, the counter of a force. */
static void
test_what_is_where (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterCampaign) campaign = new_campaign (library, "", "");
  g_autoptr (MusterTheatre) theatre = see (campaign, MUSTER_CAMPAIGN_MASTER);
  g_autoptr (MusterTheatrePlan) plan =
    muster_theatre_plan_new (theatre, &muster_theatre_style_light, 1000, 800, NULL);
  int x, y;

  for (guint i = 0; i < theatre->places->len; i++)
    {
      const MusterTheatrePlace *place = muster_theatre_get_place (theatre, (int) i);
      const cairo_rectangle_t *label = &g_array_index (plan->labels, MusterTheatreSpot, i).at;
      double px = plan->x + place->x * plan->scale, py = plan->y + place->y * plan->scale;

      g_assert_cmpint (muster_theatre_plan_find_place (plan, px, py), ==, (int) i);
      g_assert_cmpint (muster_theatre_plan_find_place (plan, label->x + label->width / 2,
                                                       label->y + label->height / 2), ==, (int) i);
      muster_theatre_plan_get_point (plan, px, py, &x, &y);
      g_assert_cmpint (x, ==, (int) place->x);
      g_assert_cmpint (y, ==, (int) place->y);
    }
  for (guint i = 0; i < theatre->stacks->len; i++)
    {
      const cairo_rectangle_t *at = &g_array_index (plan->stacks, MusterTheatreSpot, i).at;

      g_assert_cmpint (muster_theatre_plan_find_stack (plan, at->x + 1, at->y + 1), ==, (int) i);
    }
  g_assert_cmpint (muster_theatre_plan_find_stack (plan, -5, -5), ==, -1);
  muster_theatre_plan_get_point (plan, -100, 99999, &x, &y);
  g_assert_cmpint (x, ==, 0);
  g_assert_cmpint (y, ==, 300);
}

/* The same map is the same picture, and an empty one is one too. */
static void
test_drawn_the_same_each_time (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterCampaign) campaign = new_campaign (library, "'supply': 'depot'", MARCH ("one", "'b'"));
  g_autofree char *first = NULL;

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (MusterDocument) document = muster_document_new ("Map");
      g_autofree char *html = NULL;

      muster_theatre_drawing_take (document, see (campaign, MUSTER_CAMPAIGN_MASTER), "The map", TRUE);
      html = muster_document_html_write (document, NULL);
      g_assert_nonnull (strstr (html, ">Dogwood</text>"));
      g_assert_nonnull (strstr (html, "written march"));
      if (first != NULL)
        g_assert_cmpstr (first, ==, html);
      else
        first = g_steal_pointer (&html);
    }
}

static void
test_a_picture_lies_below (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterCampaign) campaign = new_campaign (library, "", "");
  MusterTheatre *theatre = see (campaign, MUSTER_CAMPAIGN_MASTER);
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 40, 30);
  g_autoptr (MusterDocument) document = muster_document_new ("Map");
  g_autofree char *html = NULL;

  muster_theatre_set_picture (theatre, picture);
  cairo_surface_destroy (picture);
  muster_theatre_drawing_take (document, theatre, "The map", FALSE);
  html = muster_document_html_write (document, NULL);
  g_assert_nonnull (strstr (html, "href=\"data:image/png;base64,"));
  g_assert_nonnull (strstr (html, "img-src data:;"));
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/theatre/kinds", test_kinds);
  g_test_add_func ("/theatre/C-MAP-28/readers", test_readers);
  g_test_add_func ("/theatre/C-MAP-27/a-turn-leaves-tracks", test_a_turn_leaves_tracks);
  g_test_add_func ("/theatre/C-MAP-08/who-was-thrown-back-leaves-none", test_who_was_thrown_back_leaves_none);
  g_test_add_func ("/theatre/words-never-collide", test_words_never_collide);
  g_test_add_func ("/theatre/what-is-where", test_what_is_where);
  g_test_add_func ("/theatre/drawn-the-same-each-time", test_drawn_the_same_each_time);
  g_test_add_func ("/theatre/a-picture-lies-below", test_a_picture_lies_below);

  return g_test_run ();
}
