/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-file.h"
#include "core/campaign/muster-campaign-moving.h"
#include "core/muster-core-error.h"
#include "muster-test-campaign.h"
#include "muster-test-library.h"
#include "muster-test.h"

#include <string.h>

/* The order of chapters (C-CHAP-07): places stay, what is fought there moves. */

static const char CHAPTERS[] =
  "chapters=[{'id': 'c1', 'title': 'One'}, {'id': 'c2', 'title': 'Two', 'points': 20}, "
  "{'id': 'c3', 'title': 'Three', 'days': 3}, {'id': 'c4', 'title': 'Four'}]";

#define FIGHT(chapter) \
  "open {'chapter': '" chapter "'}\n" \
  "return {'chapter': '" chapter "', 'source': 'paper', 'winner': 'red'}\n" \
  "close {'chapter': '" chapter "'}\n"

static MusterCampaign *
new_campaign (MusterLibrary *library,
              const char    *setup,
              const char    *log)
{
  g_autofree char *words = g_strconcat (CHAPTERS, "\n", setup, NULL);
  const MusterCampaignCase campaign = { .name = "campaign", .setup = words, .log = log };
  g_autofree char *text = muster_campaign_case_to_file (&campaign);
  g_autoptr (GError) error = NULL;
  MusterCampaign *read = muster_campaign_file_read (library, text, strlen (text), "campaign", NULL, &error);

  g_assert_no_error (error);
  return read;
}

/* "One! Two Three": what is fought where; a ready one has a mark. */
static char *
describe (MusterCampaign *campaign)
{
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  GString *text = g_string_new (NULL);

  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_CHAPTERS); i++)
    {
      const MusterCampaignDef *def = muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_CHAPTERS, i);
      gboolean is_ready = muster_campaign_state_get_chapter (state, i)->status == MUSTER_CAMPAIGN_READY;

      g_string_append_printf (text, "%s%s=%s%s", i > 0 ? " " : "", def->id, def->name, is_ready ? "!" : "");
    }
  return g_string_free (text, FALSE);
}

static void
assert_chapters (MusterCampaign *campaign,
                 const char     *expected)
{
  g_autofree char *text = describe (campaign);

  g_assert_cmpstr (text, ==, expected);
}

static void
move (MusterCampaign *campaign,
      int             chapter,
      int             place)
{
  g_autoptr (GError) error = NULL;

  muster_campaign_moving_move_chapter (campaign, chapter, place, NULL, &error);
  g_assert_no_error (error);
}

static void
test_chap_07_down_and_up (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterCampaign) campaign = new_campaign (library, "", NULL);
  g_autoptr (MusterCampaign) again = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  move (campaign, 1, 3);
  assert_chapters (campaign, "c1=One! c2=Three c3=Four c4=Two");
  g_assert_cmpuint (muster_ledger_get_length (campaign), ==, 3);
  g_assert_cmpint (
    muster_campaign_state_get_chapter_def (muster_campaign_get_present (campaign), 3)->points, ==, 20);
  move (campaign, 3, 1);
  assert_chapters (campaign, "c1=One! c2=Two c3=Three c4=Four");

  /* The one that is ready as well: what is ready is the place. */
  move (campaign, 0, 1);
  assert_chapters (campaign, "c1=Two! c2=One c3=Three c4=Four");
  move (campaign, 2, 2);
  g_assert_cmpuint (muster_ledger_get_length (campaign), ==, 8);

  /* It is a file like any other. */
  text = muster_campaign_file_write (campaign);
  again = muster_campaign_file_read (library, text, strlen (text), "again", NULL, &error);
  g_assert_no_error (error);
  assert_chapters (again, "c1=Two! c2=One c3=Three c4=Four");
}

static void
test_chap_07_the_ladder_goes_by_the_new_order (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterCampaign) campaign = new_campaign (library, "", FIGHT ("c1"));

  assert_chapters (campaign, "c1=One c2=Two! c3=Three c4=Four");
  move (campaign, 3, 1);
  assert_chapters (campaign, "c1=One c2=Four! c3=Two c4=Three");
}

static void
test_chap_07_what_is_over_stays_between (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterCampaign) campaign = new_campaign (library, "plan='free'", FIGHT ("c2"));

  move (campaign, 0, 2);
  assert_chapters (campaign, "c1=Three! c2=Two c3=One! c4=Four!");
}

static void
assert_refused (MusterCampaign *campaign,
                int             chapter,
                int             place,
                const char     *rule)
{
  g_autoptr (GError) error = NULL;
  guint length = muster_ledger_get_length (campaign);

  g_assert_false (muster_campaign_moving_move_chapter (campaign, chapter, place, NULL, &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_REFUSED);
  g_assert_nonnull (strstr (error->message, rule));
  g_assert_cmpuint (muster_ledger_get_length (campaign), ==, length);
}

static void
test_chap_07_refused (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterCampaign) begun = new_campaign (library, "", "open {'chapter': 'c1'}");
  g_autoptr (MusterCampaign) tree = new_campaign (library, "plan='tree'", NULL);
  g_autoptr (MusterCampaign) over = new_campaign (library, "", "end {}");

  assert_refused (begun, 0, 1, "C-CHAP-07");
  assert_refused (begun, 1, 0, "C-CHAP-07");
  assert_refused (tree, 1, 2, "C-CHAP-05");
  assert_refused (over, 1, 2, "C-CHAP-10");
}

static void
test_sealed_notes_are_told_of (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterCampaign) campaign = new_campaign (
    library, "",
    "note {'text': 'Guns!', 'chapter': 'c3'}\nnote {'text': 'Mud', 'chapter': 'c4'}");
  g_autoptr (GPtrArray) remarks = g_ptr_array_new_with_free_func (g_free);

  g_assert_true (muster_campaign_moving_move_chapter (campaign, 1, 2, remarks, NULL));
  g_assert_cmpuint (remarks->len, ==, 1);
  g_assert_nonnull (strstr (g_ptr_array_index (remarks, 0), "“Three”"));
}

/* Who takes a move back takes all of it back; anything else is one step. */
static void
test_taken_back_as_one (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterCampaign) campaign = new_campaign (
    library, "", "plan {'chapter': {'id': 'c4', 'title': 'Fore'}}");

  g_assert_cmpuint (muster_campaign_moving_count_back (campaign), ==, 1);
  g_assert_cmpuint (muster_campaign_moving_count_forth (campaign), ==, 0);
  move (campaign, 1, 3);
  move (campaign, 3, 2);
  g_assert_cmpuint (muster_ledger_get_length (campaign), ==, 6);
  g_assert_cmpuint (muster_campaign_moving_count_back (campaign), ==, 2);
  g_assert_true (muster_ledger_seek (campaign, 4, NULL));
  g_assert_cmpuint (muster_campaign_moving_count_back (campaign), ==, 3);
  g_assert_cmpuint (muster_campaign_moving_count_forth (campaign), ==, 2);
  g_assert_true (muster_ledger_seek (campaign, 1, NULL));
  assert_chapters (campaign, "c1=One! c2=Two c3=Three c4=Fore");
  g_assert_cmpuint (muster_campaign_moving_count_forth (campaign), ==, 3);
  g_assert_true (muster_ledger_seek (campaign, 0, NULL));
  g_assert_cmpuint (muster_campaign_moving_count_back (campaign), ==, 0);
  g_assert_cmpuint (muster_campaign_moving_count_forth (campaign), ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/campaign/moving/C-CHAP-07/down-and-up", test_chap_07_down_and_up);
  g_test_add_func ("/campaign/moving/C-CHAP-07/the-ladder-goes-by-the-new-order",
                   test_chap_07_the_ladder_goes_by_the_new_order);
  g_test_add_func ("/campaign/moving/C-CHAP-07/what-is-over-stays-between",
                   test_chap_07_what_is_over_stays_between);
  g_test_add_func ("/campaign/moving/C-CHAP-07/refused", test_chap_07_refused);
  g_test_add_func ("/campaign/moving/taken-back-as-one", test_taken_back_as_one);
  g_test_add_func ("/campaign/moving/sealed-notes-are-told-of", test_sealed_notes_are_told_of);

  return g_test_run ();
}
