/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/campaign/muster-map-draft.h"
#include "app/models/campaign/muster-march-draft.h"
#include "core/campaign/muster-campaign-file.h"
#include "core/campaign/setup/muster-campaign-preset-map.h"
#include "muster-test-library.h"
#include "muster-test.h"

#include <string.h>

/* Maps and marches while somebody makes them. */

/* A to D in a row, C to D in two steps, and A to D on a way that is closed. */
static MusterCampaign *
new_campaign (MusterLibrary *library)
{
  g_autofree char *file = g_strdup (
    "{'format': 'muster-campaign', 'version': 1, 'title': 'T', 'sides': [{'id': 'red', 'name': 'Red'}, "
    "{'id': 'blue', 'name': 'Blue'}], 'players': [], 'forces': ["
    "{'id': 'f', 'name': 'F', 'ruleset': 'kings', 'side': 'red', 'place': 'a', 'pace': 3, 'units': []}, "
    "{'id': 'g', 'name': 'G', 'ruleset': 'kings', 'side': 'blue', 'units': []}], "
    "'chapters': [{'id': 'x', 'title': 'X'}], 'map': {'size': [100, 100], 'places': ["
    "{'id': 'a', 'name': 'A', 'at': [0, 0]}, {'id': 'b', 'name': 'B', 'at': [10, 0]}, "
    "{'id': 'c', 'name': 'C', 'at': [20, 0]}, {'id': 'd', 'name': 'D', 'at': [30, 0]}], 'links': ["
    "{'between': ['a', 'b']}, {'between': ['b', 'c']}, {'between': ['c', 'd'], 'cost': 2}, "
    "{'between': ['a', 'd'], 'closed': true}]}, 'log': []}");
  g_autoptr (GError) error = NULL;
  MusterCampaign *campaign;

  g_strdelimit (file, "'", '"');
  campaign = muster_campaign_file_read (library, file, strlen (file), "draft", NULL, &error);
  g_assert_no_error (error);
  return campaign;
}

/* C-MAP-05: along open links, as far as the pace goes and not further. */
static void
test_a_march_is_written (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterCampaign) campaign = new_campaign (library);
  g_autoptr (MusterMarchDraft) draft = muster_march_draft_new (campaign, 0);
  g_autoptr (MusterMarchDraft) again = NULL;
  g_autoptr (GArray) next = muster_march_draft_list_next (draft);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_assert_cmpuint (next->len, ==, 1);
  g_assert_cmpint (g_array_index (next, int, 0), ==, 1);
  g_assert_false (muster_march_draft_add (draft, 3));
  g_assert_false (muster_march_draft_go_to (draft, 3)); /* four steps, and the short way is closed */
  g_assert_true (muster_march_draft_go_to (draft, 2));
  g_assert_cmpint (muster_march_draft_get_cost (draft), ==, 2);
  g_assert_false (muster_march_draft_add (draft, 3));
  g_assert_true (muster_march_draft_add (draft, 1)); /* and back */
  g_assert_cmpint (muster_march_draft_get_cost (draft), ==, 3);
  muster_march_draft_remove_last (draft);
  text = muster_march_draft_dup_text (draft);
  g_assert_nonnull (strstr (text, "→"));
  g_assert_cmpuint (
    muster_campaign_state_get_force (muster_campaign_get_present (campaign), 0)->n_march, ==, 0);
  g_assert_true (muster_march_draft_give (draft, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (
    muster_campaign_state_get_force (muster_campaign_get_present (campaign), 0)->n_march, ==, 2);
  /* It begins with what is written; without places it cancels. */
  again = muster_march_draft_new (campaign, 0);
  g_assert_cmpuint (muster_march_draft_get_path (again)->len, ==, 3);
  muster_march_draft_clear (again);
  g_assert_true (muster_march_draft_give (again, &error));
  g_assert_cmpuint (
    muster_campaign_state_get_force (muster_campaign_get_present (campaign), 0)->n_march, ==, 0);
  /* Who is not on the map does not march. */
  g_assert_null (muster_march_draft_new (campaign, 1));
}

static void
assert_good (MusterLibrary  *library,
             MusterMapDraft *draft)
{
  g_autoptr (JsonNode) map = muster_map_draft_dup_map (draft);
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_campaign_preset_map_check (library, map, "draft", &error));
  g_assert_no_error (error);
}

static void
test_a_map_is_made (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterMapDraft) draft = muster_map_draft_new (NULL);
  int x, y;

  g_assert_false (muster_map_draft_can_undo (draft));
  g_assert_cmpint (muster_map_draft_add_place (draft, 10, 20), ==, 0);
  g_assert_cmpint (muster_map_draft_add_place (draft, 99999, -5), ==, 1);
  muster_map_draft_get_at (draft, 1, &x, &y);
  g_assert_cmpint (x, ==, 1200);
  g_assert_cmpint (y, ==, 0);
  muster_map_draft_set_name (draft, 0, "The <ford>");
  muster_map_draft_set_name (draft, 0, ""); /* a place has a name */
  g_assert_cmpstr (muster_map_draft_get_name (draft, 0), ==, "The <ford>");
  muster_map_draft_set_kind (draft, 0, "ford");
  muster_map_draft_set_side (draft, 0, "owner", 2);
  muster_map_draft_set_side (draft, 0, "depot", 2);
  muster_map_draft_set_side (draft, 0, "depot", 0);
  muster_map_draft_set_value (draft, 0, 7);
  muster_map_draft_move (draft, 0, 50, 60);
  muster_map_draft_set_way (draft, 0, 1, "road");
  muster_map_draft_set_way (draft, 1, 0, "track"); /* the same one */
  muster_map_draft_set_way (draft, 1, 1, "track"); /* none to itself */
  g_assert_cmpstr (muster_map_draft_get_way (draft, 0, 1), ==, "track");
  g_assert_cmpuint (muster_map_draft_get_side (draft, 0, "owner"), ==, 2);
  g_assert_cmpuint (muster_map_draft_get_side (draft, 0, "depot"), ==, 0);
  assert_good (library, draft);

  muster_map_draft_remove_place (draft, 0);
  g_assert_cmpuint (muster_map_draft_get_n_places (draft), ==, 1);
  assert_good (library, draft); /* its link is gone too */
  muster_map_draft_undo (draft);
  g_assert_cmpstr (muster_map_draft_get_way (draft, 0, 1), ==, "track");
  g_assert_cmpint (muster_map_draft_get_value (draft, 0), ==, 7);
  while (muster_map_draft_can_undo (draft))
    muster_map_draft_undo (draft);
  g_assert_cmpuint (muster_map_draft_get_n_places (draft), ==, 0);
}

static void
test_as_many_as_there_can_be (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterMapDraft) draft = muster_map_draft_new (NULL);

  for (int i = 0; i < 200; i++)
    g_assert_cmpint (muster_map_draft_add_place (draft, i, i), ==, i);
  g_assert_cmpint (muster_map_draft_add_place (draft, 1, 1), ==, -1);
  assert_good (library, draft);
}

#define SVG(body) "<svg xmlns='http://www.w3.org/2000/svg' viewBox='10 20 200 100'>" body "</svg>"

static void
test_a_drawing_becomes_a_map (void)
{
  static const char drawing[]
    = SVG ("<defs><circle id='hidden' cx='1' cy='1'/></defs><rect width='200' height='100'/>"
           "<g id='group' transform='translate(10 20)'><circle id='ford' cx='50' "
           "cy='25'><title>The ford</title></circle>"
           "<rect id='kraal' x='90' y='40' width='20' height='20' transform='scale(1 0.5)'/></g>"
           "<text id='hill' x='10' y='20'>Signal <tspan>Hill</tspan></text><path id='pass' d='M "
           "210,120 l 5 5'/>"
           "<polygon id='a b' points='10,20 30,20 30,40'/>");
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterMapDraft) draft = muster_map_draft_new (NULL);
  static const struct
  {
    const char *name;
    int x;
    int y;
  } PLACES[] = { { "The ford", 250, 125 }, { "kraal", 500, 125 }, { "Hill", 0, 0 }, { "pass", 1000, 500 },
                 { "p5", 50, 50 } };
  g_autoptr (GError) error = NULL;
  int x, y;

  g_assert_true (muster_map_draft_read_svg (draft, drawing, strlen (drawing), "map.svg", &error));
  g_assert_no_error (error);
  g_assert_cmpuint (muster_map_draft_get_n_places (draft), ==, G_N_ELEMENTS (PLACES));
  for (guint i = 0; i < G_N_ELEMENTS (PLACES); i++)
    {
      muster_map_draft_get_at (draft, i, &x, &y);
      g_assert_cmpstr (muster_map_draft_get_name (draft, i), ==, PLACES[i].name);
      g_assert_cmpint (x, ==, PLACES[i].x);
      g_assert_cmpint (y, ==, PLACES[i].y);
    }
  assert_good (library, draft);
}

/* C-MAP-07: a link of cost n takes n steps. */
static void
test_a_way_has_a_cost (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterMapDraft) draft = muster_map_draft_new (NULL);

  muster_map_draft_add_place (draft, 1, 1);
  muster_map_draft_add_place (draft, 9, 9);
  muster_map_draft_set_cost (draft, 0, 1, 5);
  g_assert_cmpint (muster_map_draft_get_cost (draft, 0, 1), ==, 0);
  muster_map_draft_set_way (draft, 0, 1, "road");
  g_assert_cmpint (muster_map_draft_get_cost (draft, 1, 0), ==, 1);
  muster_map_draft_set_cost (draft, 1, 0, 9);
  g_assert_cmpint (muster_map_draft_get_cost (draft, 0, 1), ==, 9);
  muster_map_draft_set_cost (draft, 0, 1, 10);
  g_assert_cmpint (muster_map_draft_get_cost (draft, 0, 1), ==, 9);
  muster_map_draft_set_way (draft, 0, 1, "track");
  g_assert_cmpint (muster_map_draft_get_cost (draft, 0, 1), ==, 9);
  assert_good (library, draft);
  muster_map_draft_undo (draft);
  muster_map_draft_undo (draft);
  muster_map_draft_undo (draft);
  g_assert_cmpint (muster_map_draft_get_cost (draft, 0, 1), ==, 1);
}

/* The map takes the shape of the picture, and the places stay where they are on it. */
static void
test_a_picture_lies_under_it (void)
{
  static const char DIGEST[] = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterMapDraft) draft = muster_map_draft_new (NULL);
  int width, height, x, y, place_x, place_y;

  muster_map_draft_get_size (draft, &width, &height);
  muster_map_draft_add_place (draft, width / 2, height);
  muster_map_draft_get_at (draft, 0, &place_x, &place_y);
  g_assert_null (muster_map_draft_get_picture (draft));
  muster_map_draft_set_picture (draft, DIGEST, 300, 600);
  g_assert_cmpstr (muster_map_draft_get_picture (draft), ==, DIGEST);
  muster_map_draft_get_size (draft, &x, &y);
  g_assert_cmpint (x, ==, width);
  g_assert_cmpint (y, ==, 2 * width);
  muster_map_draft_get_at (draft, 0, &x, &y);
  g_assert_cmpint (x, ==, place_x);
  g_assert_cmpint (y, ==, 2 * width);
  assert_good (library, draft);
  /* However long it is, the map is no longer than a map may be. */
  muster_map_draft_set_picture (draft, DIGEST, 1, 10000);
  assert_good (library, draft);
  muster_map_draft_undo (draft);
  muster_map_draft_set_picture (draft, NULL, 0, 0);
  g_assert_null (muster_map_draft_get_picture (draft));
  assert_good (library, draft);
  muster_map_draft_undo (draft);
  muster_map_draft_undo (draft);
  muster_map_draft_get_size (draft, &x, &y);
  g_assert_cmpint (y, ==, height);
}

static void
test_what_is_no_drawing_is_refused (void)
{
  static const char *const DRAWINGS[] = { "", "no xml", "<html/>", "<svg/>", SVG (""), SVG ("<rect/>"),
                                          "<svg viewBox='0 0 0 0'><circle id='a'/></svg>",
                                          "<!DOCTYPE svg [<!ENTITY e 'x'>]>" SVG ("<circle id='&e;'/>") };
  g_autoptr (MusterMapDraft) draft = muster_map_draft_new (NULL);

  muster_map_draft_add_place (draft, 1, 1);
  for (guint i = 0; i < G_N_ELEMENTS (DRAWINGS); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (
        muster_map_draft_read_svg (draft, DRAWINGS[i], strlen (DRAWINGS[i]), "map.svg", &error));
      g_assert_nonnull (strstr (error->message, "map.svg"));
    }
  g_assert_cmpuint (muster_map_draft_get_n_places (draft), ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/map-draft/C-MAP-05/a-march-is-written", test_a_march_is_written);
  g_test_add_func ("/map-draft/a-map-is-made", test_a_map_is_made);
  g_test_add_func ("/map-draft/as-many-as-there-can-be", test_as_many_as_there_can_be);
  g_test_add_func ("/map-draft/a-drawing-becomes-a-map", test_a_drawing_becomes_a_map);
  g_test_add_func ("/map-draft/C-MAP-07/a-way-has-a-cost", test_a_way_has_a_cost);
  g_test_add_func ("/map-draft/a-picture-lies-under-it", test_a_picture_lies_under_it);
  g_test_add_func ("/map-draft/what-is-no-drawing-is-refused", test_what_is_no_drawing_is_refused);

  return g_test_run ();
}
