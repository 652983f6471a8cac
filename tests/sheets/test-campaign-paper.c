/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/page/muster-pages.h"
#include "tests/sheets/muster-test-campaign-sheets.h"

/* What always holds of the papers of a campaign: who has a page, what a back issue knows, what words are. */

/* Everybody has a page, with his name as large as a title, then what he was given, did and lived through. */
static void
test_a_record_is_a_page (Fixture       *self,
                         gconstpointer  data)
{
  g_autoptr (MusterDocument) all = make (self, MUSTER_CAMPAIGN_SHEET_RECORD, -1, NULL);
  MusterCampaignSheetChoice choice = { .side = -1, .who = "hill" };
  g_autoptr (MusterDocument) one =
    muster_campaign_sheets_new (self->careers, MUSTER_CAMPAIGN_SHEET_RECORD, &choice, NULL);
  g_autofree char *text = NULL;
  g_autoptr (MusterPages) pages = NULL;
  MusterType *type = muster_type_new (FALSE, 1);
  MusterGalley *galley = NULL;
  const char *name, *medals, *service, *years;
  guint n_names = 0;
  MusterPaper paper;

  muster_paper_init (&paper);
  pages = muster_pages_new (all, &paper);
  for (guint i = 0; i < muster_document_get_blocks (all)->len; i++)
    n_names += ((MusterBlock *) muster_document_get_blocks (all)->pdata[i])->style == MUSTER_TEXT_NAME;
  g_assert_cmpuint (n_names, >, 10);
  g_assert_cmpuint (muster_pages_get_n_pages (pages), ==, n_names);
  g_assert_nonnull (one);
  text = muster_document_markdown_write (one);
  name = strstr (text, "Capt. Hill");
  medals = strstr (text, "Medals and honours");
  service = strstr (text, "| Service |");
  years = strstr (text, "Year by year");
  g_assert_true (name != NULL && name < medals && medals < service && service < years);
  galley = muster_galley_new (one, type, 500, 700, 1);
  g_assert_cmpuint (count_role (galley, MUSTER_ROLE_TITLE), ==, 2);
  muster_galley_free (galley);
  muster_type_free (type);
}

/* A back issue, with its map, its standings and what comes next, is what it was on the day of its date. */
static void
test_a_back_issue_knows_nothing_of_later (Fixture       *self,
                                          gconstpointer  data)
{
  static const char *const chapters[] = { "ford", "pass", "well", "heights" };
  guint length = muster_ledger_get_length (MUSTER_LEDGER (self->campaign));

  for (guint i = 0; i < G_N_ELEMENTS (chapters); i++)
    for (int side = MIN (MUSTER_GAZETTE_MASTER, MUSTER_GAZETTE_PUBLIC); side < 2; side++)
      {
        g_autoptr (MusterGazette) gazette = muster_gazette_new (self->careers, chapters[i], NULL, side, NULL);
        g_autofree char *now = dup_text (self, MUSTER_CAMPAIGN_SHEET_GAZETTE, side, chapters[i]);
        g_autofree char *then = NULL;

        g_assert_cmpuint (gazette->last, <=, length);
        g_assert_true (muster_ledger_seek (MUSTER_LEDGER (self->campaign), gazette->last, NULL));
        muster_careers_read_all (self->careers);
        then = dup_text (self, MUSTER_CAMPAIGN_SHEET_GAZETTE, side, chapters[i]);
        g_assert_true (muster_ledger_seek (MUSTER_LEDGER (self->campaign), length, NULL));
        muster_careers_read_all (self->careers);
        g_assert_cmpstr (now, ==, then);
      }
}

/* Where there are only words, maps and portraits are words as well, without codes and without coordinates. */
static void
test_words_have_no_codes (Fixture       *self,
                          gconstpointer  data)
{
  static const MusterCampaignSheetKind kinds[] = {
    MUSTER_CAMPAIGN_SHEET_CAMPAIGN, MUSTER_CAMPAIGN_SHEET_GAZETTE, MUSTER_CAMPAIGN_SHEET_RECORD,
    MUSTER_CAMPAIGN_SHEET_BRIEFING,
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (MusterDocument) document = make (self, kinds[i], 0, NULL);
      char *texts[] = { muster_document_markdown_write (document), muster_document_text_write (document, 80),
                                   muster_document_bbcode_write (document) };

      for (guint k = 0; k < G_N_ELEMENTS (texts); k++)
        {
          assert_conceals (texts[k], "base64");
          assert_conceals (texts[k], "data:");
          g_assert_false (g_regex_match_simple ("\\([0-9.]+, ?[0-9.]+\\)", texts[k], 0, 0));
          g_free (texts[k]);
        }
    }
}

#define ADD(name, function) g_test_add (name, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  ADD ("/campaign-paper/a-record-is-a-page", test_a_record_is_a_page);
  ADD ("/campaign-paper/a-back-issue-knows-nothing-of-later", test_a_back_issue_knows_nothing_of_later);
  ADD ("/campaign-paper/words-have-no-codes", test_words_have_no_codes);

  return g_test_run ();
}
