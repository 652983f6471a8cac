/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force.h"
#include "muster-test-library.h"
#include "muster-test.h"
#include "sheets/force/muster-force-sheet.h"
#include "tests/sheets/muster-test-pages.h"

/* Every starter force of every ruleset on either paper, in either size of type: whoever prints one gets no
 * sheet for a few lines, nor for a card or two. */

#define LEAST_FILLED 0.2      /* of the last page of a roster */
#define LEAST_CARDS (1 / 3.0) /* of the places of the last page of cards */

static MusterLibrary *library;

static void
check_roster (MusterForce              *force,
              const MusterSheetOptions *options)
{
  g_autoptr (MusterDocument) document =
    muster_force_sheet_new (muster_force_get_whole (force), MUSTER_SHEET_ROSTER, options);
  g_autoptr (MusterPages) pages = muster_pages_new (document, &options->paper);
  guint n = muster_pages_get_n_pages (pages);
  double bottom = muster_test_find_bottom (pages, n - 1, 0, muster_pages_get_width (pages));
  double filled = bottom / muster_pages_get_height (pages);

  if (n > 1 && filled < LEAST_FILLED)
    {
      g_printerr ("%s, %s%s: page %u has %.0f in a hundred\n", muster_force_get_name (force),
                  options->paper.size == MUSTER_PAPER_A4 ? "A4" : "Letter",
                  options->paper.large_type ? ", large" : "", n, filled * 100);
      g_test_fail ();
    }
}

static void
check_cards (MusterForce              *force,
             MusterSheetKind           kind,
             const MusterSheetOptions *options)
{
  g_autoptr (MusterDocument) document =
    muster_force_sheet_new (muster_force_get_whole (force), kind, options);
  const MusterBlock *block = muster_document_get_blocks (document)->pdata[0];
  guint n_last;

  if (block->kind != MUSTER_BLOCK_CARDS)
    return;
  n_last = block->cards->len % block->per_page;
  if (block->cards->len > block->per_page && n_last > 0)
    g_assert_cmpfloat (n_last, >, block->per_page * LEAST_CARDS);
}

static void
test_starters (gconstpointer data)
{
  MusterRuleset *ruleset = muster_library_find_ruleset (library, data);
  GPtrArray *starters = muster_catalog_get_starter_forces (muster_ruleset_get_catalog (ruleset));

  g_assert_cmpuint (starters->len, >, 0);
  for (guint i = 0; i < starters->len; i++)
    {
      g_autoptr (MusterForce) force = muster_force_new_from_starter (ruleset, starters->pdata[i]);

      for (guint way = 0; way < muster_test_ways (4); way++)
        {
          MusterSheetOptions options;

          muster_sheet_options_init (&options);
          options.paper.size = way & 1 ? MUSTER_PAPER_LETTER : MUSTER_PAPER_A4;
          options.paper.large_type = (way & 2) != 0;
          check_roster (force, &options);
          check_cards (force, MUSTER_SHEET_CARDS, &options);
          check_cards (force, MUSTER_SHEET_LEADERS, &options);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  int status;

  muster_test_init (&argc, &argv);
  library = muster_test_library_new ();

  g_test_add_data_func ("/starters/kings", "kings", test_starters);
  g_test_add_data_func ("/starters/hexcard", "hexcard", test_starters);
  g_test_add_data_func ("/starters/magdala", "magdala", test_starters);
  g_test_add_data_func ("/starters/toysoldier", "toysoldier", test_starters);
  status = g_test_run ();
  g_clear_object (&library);

  return status;
}
