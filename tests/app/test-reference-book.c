/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/reference/muster-reference-book.h"
#include "app/models/reference/muster-reference-item.h"
#include "app/models/reference/muster-reference-paper.h"
#include "core/library/muster-book-headings.h"
#include "sheets/document/muster-document-output.h"
#include "muster-test-library.h"
#include "muster-test.h"

#include <string.h>

/* What the reference page lists, and what a search leaves of it. */

static MusterLibrary *library;

static MusterReferenceBook *
open_book (const char        *ruleset,
           const char *const *optional_rules)
{
  MusterReferenceBook *book = muster_reference_book_new ();

  muster_reference_book_open (book, muster_library_find_ruleset (library, ruleset), optional_rules);

  return book;
}

static guint
count (MusterReferenceBook *book)
{
  return g_list_model_get_n_items (G_LIST_MODEL (book));
}

static char *
print (MusterSheetSource *paper,
       guint              sheet)
{
  MusterSheetOptions options;
  g_autoptr (MusterDocument) document = NULL;

  muster_sheet_options_init (&options);
  document = muster_sheet_source_make (paper, sheet, &options);

  return muster_document_text_write (document, 80);
}

static gboolean
has (MusterReferenceBook *book,
     const char          *property,
     const char          *text)
{
  for (guint i = 0; i < count (book); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (book), i);
      g_autofree char *value = NULL;

      g_object_get (item, property, &value, NULL);
      if (strstr (value, text) != NULL)
        return TRUE;
    }
  return FALSE;
}

static void
test_every_ruleset_has_a_book (void)
{
  GListModel *rulesets = muster_library_get_rulesets (library);

  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr (MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);
      g_autoptr (MusterReferenceBook) book = open_book (muster_ruleset_get_id (ruleset), NULL);

      g_assert_cmpuint (count (book), >, 10);
      g_assert_true (has (book, "caption", "Quick reference"));
      g_assert_true (has (book, "caption", "Unit types"));
      g_assert_true (has (book, "caption", "Scenarios"));
      g_assert_true (has (book, "caption", "Rulings"));
      g_assert_true (has (book, "caption", "Campaigns"));
      g_assert_true (muster_reference_book_has_rule (book, "C-STAND-01"));
      g_assert_false (has (book, "text", "{"));
    }
}

static void
test_rules_are_found_by_their_ids (void)
{
  g_autoptr (MusterReferenceBook) book = open_book ("kings", NULL);
  guint all = count (book);

  muster_reference_book_search (book, "k-melee-08");
  g_assert_cmpuint (count (book), ==, 1);
  g_assert_true (has (book, "text", "another within half a move"));

  muster_reference_book_search (book, "  ");
  g_assert_cmpuint (count (book), ==, all);
}

/* A shorter id is not part of a longer one. */
static void
test_a_rule_is_found_alone (void)
{
  g_autoptr (MusterReferenceBook) book = open_book ("kings", NULL);

  muster_reference_book_search (book, "K-OPT");
  g_assert_cmpuint (count (book), >, 0);
  for (guint i = 0; i < count (book); i++)
    {
      g_autoptr (MusterReferenceItem) item = g_list_model_get_item (G_LIST_MODEL (book), i);

      g_assert_true (muster_reference_item_carries (item, "K-OPT"));
    }
  g_assert_true (muster_reference_book_has_rule (book, "K-SCN-07"));
  g_assert_false (muster_reference_book_has_rule (book, "H-GEN-04"));
}

static void
test_a_section_is_read_alone (void)
{
  g_autoptr (MusterReferenceBook) book = open_book ("kings", NULL);
  g_auto (GStrv) sections = muster_reference_book_list_sections (book);

  g_assert_cmpstr (sections[0], ==, "Quick reference");
  g_assert_cmpstr (sections[1], ==, "Rulings");
  muster_reference_book_set_section (book, "Scenarios");
  g_assert_cmpuint (count (book), >, 5);
  g_assert_false (has (book, "caption", "Traits"));
  for (guint i = 0; i < count (book); i++)
    {
      g_autoptr (MusterReferenceItem) item = g_list_model_get_item (G_LIST_MODEL (book), i);

      g_assert_nonnull (muster_reference_item_get_scenario (item));
    }
  muster_reference_book_set_section (book, NULL);
  g_assert_true (has (book, "caption", "Traits"));
}

/* What is found can be printed beside the quick reference, and rulings do not stand on that. */
static void
test_it_goes_on_paper (void)
{
  g_autoptr (MusterReferenceBook) book = open_book ("kings", NULL);
  g_autoptr (MusterSheetSource) paper = NULL;
  g_autofree char *sheet = NULL;
  g_autofree char *found = NULL;

  muster_reference_book_search (book, "babbage");
  paper = muster_reference_paper_new (library, muster_reference_book_get_ruleset (book), NULL,
                                      G_LIST_MODEL (book));
  sheet = print (paper, 0);
  found = print (paper, 1);
  g_assert_null (strstr (sheet, "who comes back"));
  g_assert_nonnull (strstr (found, "who comes back"));
}

/* What a rulebook says is cited with its heading there: an id alone tells nobody where to look. */
static void
test_rules_have_their_headings (void)
{
  static const struct
  {
    const char *ruleset;
    const char *cited;
    const char *own; /* (nullable): Muster's own rules, of which no book has any */
  } CASES[] = {
    { "kings", "K-FIRE-05 (Checking for Leader Casualties)", NULL },
    { "magdala", "M-MORALE-", "M-SCN-01" },
    { "hexcard", "H-FIRE-", "H-END-02" },
    { "toysoldier", "T-PERIOD-20 (American Revolution)", "T-ODDS" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (MusterReferenceBook) book = open_book (CASES[i].ruleset, NULL);
      guint n_cited = 0, n_bare = 0;

      g_assert_true (has (book, "caption", CASES[i].cited));
      muster_reference_book_set_section (book, "Quick reference");
      for (guint k = 0; k < count (book); k++)
        {
          g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (book), k);
          g_autofree char *caption = NULL;

          g_object_get (item, "caption", &caption, NULL);
          n_cited += strchr (caption, '(') != NULL;
          if (strchr (caption, '-') == NULL || strchr (caption, '(') != NULL ||
              (CASES[i].own != NULL && strstr (caption, CASES[i].own) != NULL))
            continue;
          n_bare++;
          g_test_message ("%s: no heading: %s", CASES[i].ruleset, caption);
        }
      g_assert_cmpuint (n_cited, >, 4);
      g_assert_cmpuint (n_bare, ==, 0);
      if (CASES[i].own != NULL)
        g_assert_null (muster_book_headings_find (CASES[i].own));
    }
}

/* What is a table in the book is one here, not lines of text. */
static void
test_tables_are_tables (void)
{
  GListModel *rulesets = muster_library_get_rulesets (library);

  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr (MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);
      g_autoptr (MusterReferenceBook) book = open_book (muster_ruleset_get_id (ruleset), NULL);
      guint n_tables = 0;

      for (guint k = 0; k < count (book); k++)
        {
          g_autoptr (MusterReferenceItem) item = g_list_model_get_item (G_LIST_MODEL (book), k);
          const char *const *heads = muster_reference_item_get_heads (item);

          if (heads == NULL)
            continue;
          n_tables++;
          g_assert_cmpuint (muster_reference_item_get_cells (item)->len, >=, g_strv_length ((char **) heads));
        }
      g_test_message ("%s: %u tables", muster_ruleset_get_id (ruleset), n_tables);
      g_assert_cmpuint (n_tables, >, 3);
    }
}

static void
test_all_words_must_be_there (void)
{
  g_autoptr (MusterReferenceBook) book = open_book ("kings", NULL);

  muster_reference_book_search (book, "hapless leadership");
  g_assert_true (has (book, "title", "Hapless"));
  muster_reference_book_search (book, "hapless cavalry");
  g_assert_cmpuint (count (book), ==, 0);
}

static void
test_what_is_not_played_is_not_told (void)
{
  static const char *const none[] = { NULL };
  static const char *const some[] = { "limited-ammunition", NULL };
  g_autoptr (MusterReferenceBook) without = open_book ("kings", none);
  g_autoptr (MusterReferenceBook) with = open_book ("kings", some);

  g_assert_false (has (without, "text", "Ammunition: "));
  g_assert_true (has (with, "text", "Ammunition: "));
  g_assert_false (has (without, "caption", "Optional rules"));
  g_assert_true (has (with, "caption", "Optional rules"));
}

int
main (int   argc,
      char *argv[])
{
  int status;

  muster_test_init (&argc, &argv);

  library = muster_test_library_new ();
  g_test_add_func ("/reference-book/every-ruleset-has-a-book", test_every_ruleset_has_a_book);
  g_test_add_func ("/reference-book/rules-are-found-by-their-ids", test_rules_are_found_by_their_ids);
  g_test_add_func ("/reference-book/a-rule-is-found-alone", test_a_rule_is_found_alone);
  g_test_add_func ("/reference-book/a-section-is-read-alone", test_a_section_is_read_alone);
  g_test_add_func ("/reference-book/it-goes-on-paper", test_it_goes_on_paper);
  g_test_add_func ("/reference-book/rules-have-their-headings", test_rules_have_their_headings);
  g_test_add_func ("/reference-book/tables-are-tables", test_tables_are_tables);
  g_test_add_func ("/reference-book/all-words-must-be-there", test_all_words_must_be_there);
  g_test_add_func ("/reference-book/what-is-not-played-is-not-told", test_what_is_not_played_is_not_told);
  status = g_test_run ();
  g_clear_object (&library);

  return status;
}
