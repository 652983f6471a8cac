/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-file.h"
#include "core/campaign/setup/muster-campaign-preset.h"
#include "core/muster-json.h"
#include "muster-test-library.h"
#include "muster-test.h"

#include <string.h>

/* Rules to begin a campaign with. */

static MusterLibrary *library;

static const MusterCampaignPreset *
find (GPtrArray  *presets,
      const char *id)
{
  for (guint i = 0; i < presets->len; i++)
    {
      const MusterCampaignPreset *preset = g_ptr_array_index (presets, i);

      if (g_str_equal (preset->id, id))
        return preset;
    }
  g_assert_not_reached ();
}

static void
test_the_program_has_five (void)
{
  g_autoptr (GPtrArray) presets = muster_campaign_presets_list (library);

  g_assert_cmpuint (presets->len, ==, 5);
  g_assert_cmpint (find (presets, "league")->plan, ==, MUSTER_CAMPAIGN_FREE);
  g_assert_cmpint (find (presets, "expedition")->plan, ==, MUSTER_CAMPAIGN_TREE);
  g_assert_true (json_object_has_member (json_node_get_object (find (presets, "expedition")->rules),
                                         "deck"));
  g_assert_false (json_object_has_member (json_node_get_object (find (presets, "league")->rules),
                                          "casualties"));
}

static void
test_what_is_shared_comes_back (void)
{
  g_autoptr (GPtrArray) presets = muster_campaign_presets_list (library);

  for (guint i = 0; i < presets->len; i++)
    {
      g_autofree char *text = muster_campaign_preset_print (g_ptr_array_index (presets, i));
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterCampaignPreset) again =
        muster_campaign_preset_read (library, text, strlen (text), "shared", &error);
      g_autofree char *twice = NULL;

      g_assert_no_error (error);
      twice = muster_campaign_preset_print (again);
      g_assert_cmpstr (text, ==, twice);
    }
}

#define EMPTY_MAP "\"map\": {\"size\": [10, 10], \"places\": []}, "

/* A campaign of two forces under each preset can be begun. */
static void
test_campaigns_can_be_played_by_them (void)
{
  g_autoptr (GPtrArray) presets = muster_campaign_presets_list (library);

  for (guint i = 0; i < presets->len; i++)
    {
      const MusterCampaignPreset *preset = g_ptr_array_index (presets, i);
      g_autofree char *rules = muster_json_print (preset->rules, FALSE);
      g_autofree char *text = g_strdup_printf (
        "{\"format\": \"muster-campaign\", \"version\": 1, \"title\": \"T\", \"plan\": \"%s\","
        " \"sides\": [{\"id\": \"a\", \"name\": \"A\"}, {\"id\": \"b\", \"name\": \"B\"}],"
        " \"forces\": [{\"id\": \"f\", \"name\": \"F\", \"ruleset\": \"kings\", \"side\": \"a\","
        "               \"units\": []},"
        " {\"id\": \"g\", \"name\": \"G\", \"ruleset\": \"kings\", \"side\": \"b\", \"units\": []}],"
        " \"chapters\": [{\"id\": \"c\", \"title\": \"C\"}], %s \"rules\": %s, \"log\":"
        " [{\"order\": \"open\", \"params\": {\"chapter\": \"c\"}}]}",
        muster_campaign_plan_words[preset->plan], preset->map != NULL ? EMPTY_MAP : "", rules);
      g_autoptr (JsonNode) result = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_cmpint (muster_campaign_replay (library, text, strlen (text), preset->id, -1, &result, NULL,
                                               &error), ==, MUSTER_REPLAY_DONE);
      g_assert_no_error (error);
    }
}

static void
test_errors_name_their_place (void)
{
  static const struct
  {
    const char *text;
    const char *says;
  } cases[] = {
    { "{\"format\": \"muster-campaign\"}", "$.format" },
    { "{\"format\": \"muster-campaign-preset\", \"version\": 2}", "$.version" },
    { "{\"format\": \"muster-campaign-preset\", \"version\": 1, \"id\": \"x\", \"name\": \"\"}", "$.name" },
    { "{\"format\": \"muster-campaign-preset\", \"version\": 1, \"id\": \"x\", \"name\": \"X\","
      " \"summary\": \"s\", \"plan\": \"circle\"}", "$.plan" },
    { "{\"format\": \"muster-campaign-preset\", \"version\": 1, \"id\": \"x\", \"name\": \"X\","
      " \"summary\": \"s\", \"rules\": {\"casualties\": {\"return\": \"roll\", \"target\": 7}}}",
      "$.rules.casualties.target" },
    { "{\"format\": \"muster-campaign-preset\", \"version\": 1, \"sides\": []}", "sides" },
    { "{\"format\": \"muster-campaign-preset\", \"version\": 1, \"id\": \"x\", \"name\": \"X\","
      " \"summary\": \"s\", \"map\": {\"size\": [9, 9], \"places\": [{\"id\": \"a\", \"name\": \"A\","
      " \"at\": [1, 99]}]}, \"rules\": {\"map\": {\"pace\": 3}}}", "$.map.places[0].at[1]" },
    { "{\"format\": \"muster-campaign-preset\", \"version\": 1, \"id\": \"x\", \"name\": \"X\","
      " \"summary\": \"s\", \"rules\": {\"map\": {\"pace\": 3}}}", "$.rules.map" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterCampaignPreset) preset =
        muster_campaign_preset_read (library, cases[i].text, strlen (cases[i].text), "own", &error);

      g_assert_null (preset);
      g_assert_nonnull (error);
      if (strstr (error->message, cases[i].says) == NULL)
        g_error ("“%s” is not named in: %s", cases[i].says, error->message);
    }
}

int
main (int   argc,
      char *argv[])
{
  int status;

  muster_test_init (&argc, &argv);

  library = muster_test_library_new ();
  g_test_add_func ("/campaign-presets/the-program-has-five", test_the_program_has_five);
  g_test_add_func ("/campaign-presets/what-is-shared-comes-back", test_what_is_shared_comes_back);
  g_test_add_func ("/campaign-presets/campaigns-can-be-played-by-them", test_campaigns_can_be_played_by_them);
  g_test_add_func ("/campaign-presets/errors-name-their-place", test_errors_name_their_place);
  status = g_test_run ();
  g_clear_object (&library);

  return status;
}
