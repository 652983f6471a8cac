/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-file.h"
#include "core/library/muster-library.h"
#include "muster-test-library.h"
#include "muster-test.h"
#include "sheets/document/muster-document-output.h"
#include "sheets/page/muster-pages-private.h"
#include "sheets/reference/muster-reference-sheet.h"
#include "sheets/reference/muster-solo-sheet.h"
#include "tests/sheets/muster-test-pages.h"

#include <string.h>

/* The quick references (K-QRS): what they say is what the engine does. Each figure that the rules work out
 * is compared with a battle in which it is played. */

#define MAX_GAP 0.12 /* of a page */
#define MIN_FILLED 0.82

static MusterLibrary *library;

static GPtrArray *
work_out (const char *ruleset_id,
          const char *table,
          guint      *n_columns)
{
  MusterRuleset *ruleset = muster_library_find_ruleset (library, ruleset_id);
  const MusterWorkedTable *worked =
    muster_reference_find_table (muster_ruleset_get_rules (ruleset)->reference, table);
  GPtrArray *cells = g_ptr_array_new_with_free_func (g_free);

  g_assert_nonnull (worked);
  worked->fill (muster_ruleset_get_catalog (ruleset), NULL, cells);
  *n_columns = g_strv_length ((char **) worked->columns);
  g_assert_cmpuint (cells->len % *n_columns, ==, 0);

  return cells;
}

static MusterBattle *
play (const char *quoted)
{
  g_autofree char *text = g_strdelimit (g_strdup (quoted), "'", '"');
  g_autoptr (GError) error = NULL;
  MusterBattle *battle = muster_battle_file_read (library, text, strlen (text), "test", &error);

  g_assert_no_error (error);

  return battle;
}

static int
get_strength (MusterBattle *battle,
              int           unit)
{
  return muster_battle_get_state (battle)->units[unit].strength;
}

static char *
dup_sixes (guint n)
{
  GString *dice = g_string_new ("6");

  for (guint i = 1; i < n; i++)
    g_string_append (dice, ", 6");

  return g_string_free (dice, FALSE);
}

/* K-FIRE-03: twelve hits of twelve rifles, eight of a field gun. */
static void
test_fire_needs_are_those_of_the_engine (void)
{
  static const char *const covers[] = { "none", "soft", "hard" };
  static const char *const ranges[] = { "short", "long" };
  guint n_columns;
  g_autoptr (GPtrArray) cells = work_out ("kings", "fire-needs", &n_columns);

  g_assert_cmpuint (cells->len, ==, 3 * n_columns);
  for (guint i = 0; i < 12; i++)
    {
      guint cover = i / 4;
      gboolean gun = i % 4 >= 2;
      guint n_hits = gun ? 8 : 12;
      g_autofree char *dice = dup_sixes (n_hits);
      g_autofree char *log = NULL;
      g_autoptr (MusterBattle) battle = NULL;
      int needs = atoi (g_ptr_array_index (cells, cover * n_columns + 1 + i % 4));

      log = g_strdup_printf (
        "{'format': 'muster-battle', 'version': 1, 'ruleset': 'kings', 'sides': ["
        " {'id': 'r', 'units': [{'id': 'r1', 'type': '%s'}]},"
        " {'id': 'b', 'units': [{'id': 'b1', 'type': 'tribal-infantry'}]}],"
        " 'log': [{'order': 'fire', 'unit': 'r1', 'params': {'target': 'b1', 'range': '%s',"
        "          'cover': '%s'}, 'rolls': [%s{'for': 'hit', 'dice': [%s]},"
        "          {'for': 'leader-casualty', 'dice': [3, 4]}, {'for': 'pinning', 'dice': [6, 6]}]}]}",
        gun ? "crewed-weapon" : "regular-infantry", ranges[i % 2], covers[cover],
        gun ? "{'for': 'action', 'dice': [6, 6]}, " : "", dice);
      battle = play (log);
      g_assert_cmpint (get_strength (battle, 1), ==, 16 - (int) n_hits / needs);
    }
}

/* K-MELEE-04: eight or ten blows that all hit. */
static void
test_melee_needs_are_those_of_the_engine (void)
{
  static const char *const targets[] = { "regular-infantry", "regular-cavalry" };
  guint n_columns;
  g_autoptr (GPtrArray) cells = work_out ("kings", "melee-needs", &n_columns);

  for (guint i = 0; i < 8; i++)
    {
      guint target = i / 4;
      gboolean defended = i % 4 >= 2;
      gboolean by_cavalry = i % 2 == 1;
      guint n_hits = by_cavalry ? 8 : 12;
      int start = target == 0 ? 12 : 8;
      g_autofree char *dice = dup_sixes (n_hits);
      g_autofree char *blows = dup_sixes ((guint) start);
      g_autofree char *log = NULL;
      g_autoptr (MusterBattle) battle = NULL;
      int needs = atoi (g_ptr_array_index (cells, target * n_columns + 1 + i % 4));
      int left = MAX (start - (int) n_hits / needs, 0);

      g_strdelimit (blows, "6", '1');
      log = g_strdup_printf (
        "{'format': 'muster-battle', 'version': 1, 'ruleset': 'kings', 'sides': ["
        " {'id': 'r', 'units': [{'id': 'r1', 'type': '%s'}]},"
        " {'id': 'b', 'units': [{'id': 'b1', 'type': '%s'}]}],"
        " 'log': [{'order': 'attack', 'unit': 'r1', 'params': {'target': 'b1', 'defence': '%s'},"
        "          'rolls': [%s{'for': 'attack-hit', 'dice': [%s]},"
        "          {'for': 'defence-hit', 'dice': [%s]}%s]}]}",
        by_cavalry ? "irregular-cavalry" : "irregular-infantry", targets[target],
        defended ? "obstacle" : "none", by_cavalry ? "" : "{'for': 'action', 'dice': [6, 6]}, ", dice,
        blows,
        left > 0 ? ", {'for': 'leader-casualty', 'dice': [3, 4]}, {'for': 'pinning', 'dice': [6, 6]}"
                 : "");
      battle = play (log);
      g_assert_cmpint (get_strength (battle, 1), ==, left);
    }
}

/* Whether a list of orders, as the table has it, names this one. */
static gboolean
names_order (const char *list,
             const char *label)
{
  g_auto (GStrv) names = g_strsplit (list, ", ", -1);

  return g_strv_contains ((const char *const *) names, label);
}

/* K-ACT-01, K-ACT-02: every type is offered what the table says, freely or with a test. */
static void
test_orders_are_those_of_the_engine (void)
{
  MusterRuleset *ruleset = muster_library_find_ruleset (library, "kings");
  GPtrArray *types = muster_catalog_get_types (muster_ruleset_get_catalog (ruleset));
  guint n_columns;
  g_autoptr (GPtrArray) cells = work_out ("kings", "orders", &n_columns);

  for (guint i = 0; i < types->len; i++)
    {
      const MusterUnitType *type = g_ptr_array_index (types, i);
      g_autofree char *setup = g_strdup_printf (
        "{'format': 'muster-battle', 'version': 1, 'ruleset': 'kings', 'sides': ["
        " {'id': 'r', 'units': [{'id': 'r1', 'type': '%s'}]},"
        " {'id': 'b', 'units': [{'id': 'b1', 'type': 'tribal-infantry'}]}]}", type->id);
      g_autoptr (MusterBattle) battle = play (setup);
      g_autoptr (GArray) offers =
        muster_ruleset_list_orders (muster_battle_get_setup (battle),
                                    muster_battle_get_state (battle), 0);
      guint row = 0;

      while (!names_order (g_ptr_array_index (cells, row), type->name))
        row += n_columns;
      for (guint j = 0; j < offers->len; j++)
        {
          const MusterOffer *offer = &g_array_index (offers, MusterOffer, j);
          const MusterOrderSpec *spec = muster_ruleset_get_order_spec (ruleset, offer->verb);
          gboolean free = names_order (g_ptr_array_index (cells, row + 1), spec->label);
          gboolean tested = names_order (g_ptr_array_index (cells, row + 2), spec->label);

          g_assert_false (free && tested);
          if (free || tested)
            {
              g_test_message ("%s: %s", type->id, spec->id);
              /* Some are allowed only in close order. */
              g_assert_true (offer->legal || g_str_equal (spec->id, "volley-fire"));
              g_assert_cmpint (offer->free, ==, free);
            }
        }
    }
}

/* H-COHESION-02: every quality turns a card of every suit. */
static void
test_cohesion_is_that_of_the_engine (void)
{
  static const char *const qualities[] = { "good", "average", "poor", "very-poor" };
  static const char suits[] = "HDCS";
  guint n_columns;
  g_autoptr (GPtrArray) cells = work_out ("hexcard", "cohesion", &n_columns);

  for (guint i = 0; i < 16; i++)
    {
      g_autofree char *roll = i / 4 == 3 ? g_strdup ("") : g_strdup_printf (
        "{'for': 'cohesion', 'cards': ['5%c']}", suits[i % 4]);
      g_autofree char *log = g_strdup_printf (
        "{'format': 'muster-battle', 'version': 1, 'ruleset': 'hexcard', 'title': 'T', 'sides': ["
        " {'id': 'r', 'units': [{'id': 'r1', 'type': 'infantry', 'options': ['%s']}]},"
        " {'id': 'b', 'units': [{'id': 'b1', 'type': 'infantry'}]}],"
        " 'log': [{'order': 'deal', 'rolls': [{'for': 'deal', 'cards': ['2H', '3H']}]},"
        "         {'order': 'set', 'params': {'unit': 'r1', 'field': 'disrupted', 'value': 1}},"
        "         {'order': 'done', 'unit': 'r1'}, {'order': 'done', 'unit': 'b1'},"
        "         {'order': 'end-turn', 'rolls': [%s]}]}", qualities[i / 4], roll);
      g_autoptr (MusterBattle) battle = play (log);
      gboolean recovers = !g_str_equal (g_ptr_array_index (cells, i / 4 * n_columns + 1 + i % 4), "–");

      g_assert_cmpint (muster_battle_get_state (battle)->units[0].markers[0], ==, recovers ? 0 : 1);
    }
}

/* H-FIRE-10 to H-FIRE-13: of each type whoever fires, at the full rate and after a move. */
static void
test_dice_are_those_of_the_engine (void)
{
  guint n_columns;
  g_autoptr (GPtrArray) cells = work_out ("hexcard", "units", &n_columns);
  GPtrArray *types = muster_catalog_get_types (
    muster_ruleset_get_catalog (muster_library_find_ruleset (library, "hexcard")));

  g_assert_cmpuint (cells->len, ==, types->len * n_columns);
  for (guint i = 0; i < types->len * 2; i++)
    {
      const MusterUnitType *type = g_ptr_array_index (types, i / 2);
      const char *cell = g_ptr_array_index (cells, i / 2 * n_columns + 3 + i % 2);
      guint n_dice = (guint) (g_str_equal (cell, "½") ? type->models / 2 : atoi (cell) * type->models);
      g_autofree char *dice = n_dice > 0 ? dup_sixes (n_dice) : NULL;
      g_autofree char *log = NULL;
      g_autoptr (MusterBattle) battle = NULL;

      if (!g_str_equal (type->kind, "fighting"))
        continue;
      log = g_strdup_printf (
        "{'format': 'muster-battle', 'version': 1, 'ruleset': 'hexcard', 'title': 'T', 'sides': ["
        " {'id': 'r', 'units': [{'id': 'r1', 'type': '%s'}]},"
        " {'id': 'b', 'units': [{'id': 'b1', 'type': 'infantry'}]}],"
        " 'log': [{'order': 'deal', 'rolls': [{'for': 'deal', 'cards': ['2H', '3H']}]},"
        "         {'order': 'set', 'params': {'unit': 'r1', 'field': 'moved', 'value': %u}},"
        "         {'order': 'fire', 'unit': 'r1', 'params': {'target': 'b1', 'range': 1},"
        "          'rolls': [{'for': 'hit', 'dice': [%s]}]}]}", type->id, i % 2, dice);
      battle = play (log);
      /* The first hit disrupts. */
      g_assert_cmpint (get_strength (battle, 1), ==, 4 - MIN ((int) n_dice - 1, 4));
    }
}

static char *
dup_markdown (MusterLibrary     *of,
              const char        *ruleset_id,
              const char *const *optional_rules)
{
  g_autoptr (MusterDocument) document = NULL;
  MusterSheetOptions options;

  muster_sheet_options_init (&options);
  document = muster_reference_sheet_new (muster_library_find_ruleset (of, ruleset_id), optional_rules,
                                         &options);

  return muster_document_markdown_write (document);
}

/* K-QRS: what it must have, by words that stand for it. */
static void
test_references_have_all_that_they_must (void)
{
  static const struct
  {
    const char *ruleset_id;
    const char *texts[24];
  } cases[] = {
    { "kings", { "8+ for a unit without one", "6 models or more", "moves 4\" (2\" in",
                 "| Modern rifle | 12\" | 24\" | 1 |",
                 "| Field gun | 16\" | 36\" | 2 |", "total of 2 or less", "Rally", "Skirmish", "Go to ground",
                 "At the double", "Volley fire", "within 12\"", "double 1", "| 1 1 | Hapless |",
                 "| 6 6 | Hero of the Empire |",
                 "| Regular Infantry | 12 | 6\" | 5+ | 5+ | +1 | 6 |",
                 "Retreat", "Half-size units", "2–4: 6+", "jam", "| Tribal Infantry | Stand to, Move |" } },
    { "hexcard", { "ace, 2 to 10", "lower of their cards", "1 hex more", "black card",
                   "| Weapon | Range in hexes |", "| Muskets | 1 |",
                   "| Infantry | 4 | 1 | 1 | ½ |", "| Field gun | 2 | 1 | 2 | 1 |",
                   "every 6 hits", "every unit in the hex", "red counts",
                   "king of hearts kills", "Equal: both hold", "| Poor | – | – | – | yes |",
                   "1 for each enemy fighting unit lost and 2 for a commander" } },
    { "toysoldier", { "4+ on green, 5+ on yellow, 6 on red", "| Infantry | 12 | 4 | 6 | 10 | – | 12 |",
                      "| Cavalry | 6 | 2 | 16 | 20 | – | – |", "| War party | 7–12 | ½ | – | – | 18 | 12 |",
                      "| Skirmishers | 1 | 2 |", "| Cavalry | – | 1 |", "| Horse artillery | 1 | 1 |",
                      "| On the rear | +4 | – |", "| Standing higher | +2 | +2 |", "falls back 12\" as a mob",
                      "falls back 6\" in his formation", "may move 20\"", "more than 6.",
                      "Light: 36\"", "Heavy: 60\"", "12 figures of one side", "## Square", "## Rockets" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *markdown = dup_markdown (library, cases[i].ruleset_id, NULL);

      for (guint j = 0; cases[i].texts[j] != NULL; j++)
        if (strstr (markdown, cases[i].texts[j]) == NULL)
          g_error ("%s: “%s” is not in\n%s", cases[i].ruleset_id, cases[i].texts[j], markdown);
      g_assert_null (strchr (markdown, '{'));
      g_assert_null (strstr (markdown, "Machine gun: Machine gun"));
    }
}

/* Each order begins with its name and who may not be given it, in bold type, as do two lines of three. */
static void
test_lines_have_words_that_lead (void)
{
  static const char *const orders[] = {
    "**Stand to (always free):** ", "**At the double (not crews, not in close order):** ",
    "**Attack (not crews):** ", "**Volley fire (regular infantry in close order):** ",
    "**Skirmish (not crews, not in close order):** ",
    "**Form close order (regular infantry on foot, 6 models or more):** ",
    "**Go to ground (tribal infantry and Fieldcraft):** ", "**Rally (a must if Pinned):** ",
  };
  static const char *const rulesets[] = { "kings", "hexcard", "magdala", "toysoldier" };
  g_autofree char *kings = dup_markdown (library, "kings", NULL);
  MusterType *type = muster_type_new (FALSE, 1);

  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    if (strstr (kings, orders[i]) == NULL)
      g_error ("“%s” is not in\n%s", orders[i], kings);
  for (guint i = 0; i < G_N_ELEMENTS (rulesets); i++)
    {
      static const char *const none[] = { NULL };
      g_autofree char *markdown = dup_markdown (library, rulesets[i], none);
      g_auto (GStrv) lines = g_strsplit (markdown, "\n", -1);
      guint n = 0, n_led = 0;

      for (guint k = 0; lines[k] != NULL; k++)
        {
          n += g_str_has_prefix (lines[k], "- ");
          n_led += g_str_has_prefix (lines[k], "- **");
        }
      g_assert_cmpuint (n, >, 20);
      g_assert_cmpuint (n_led * 3, >=, n * 2);
    }
  /* On paper, too: what is bold is wider, and only that. */
  g_assert_cmpfloat (muster_type_measure (type, MUSTER_ROLE_LED, "Attack: an enemy", FALSE), >,
                     muster_type_measure (type, MUSTER_ROLE_BODY, "Attack: an enemy", FALSE));
  g_assert_cmpfloat (muster_type_measure (type, MUSTER_ROLE_LED, "Attack: an enemy", FALSE), <,
                     muster_type_measure (type, MUSTER_ROLE_STRONG, "Attack: an enemy", FALSE));
  g_assert_cmpfloat (muster_type_measure (type, MUSTER_ROLE_LED, "An enemy. So: fire", FALSE), ==,
                     muster_type_measure (type, MUSTER_ROLE_BODY, "An enemy. So: fire", FALSE));
  muster_type_free (type);
}

static void
test_only_the_rules_in_force_are_listed (void)
{
  static const char *const some[] = { "climate", NULL };
  static const char *const none[] = { NULL };
  g_autofree char *one = dup_markdown (library, "kings", some);
  g_autofree char *no = dup_markdown (library, "kings", none);

  g_assert_nonnull (strstr (one, "**Climate:**"));
  g_assert_null (strstr (one, "Half-size units"));
  g_assert_null (strstr (no, "Optional rules"));
}

/* T-QRS: switches that are off are not printed, nor units and bonuses that come with them. */
static void
test_switches_that_are_off_are_not_printed (void)
{
  static const char *const some[] = { "square", "woodland-war-party", NULL };
  static const char *const none[] = { NULL };
  static const char *const told[] = { "## Square", "| War party | 7–12", "| War party in melee |" };
  static const char *const untold[] = { "## Rockets", "| Light cavalry |", "Repeating rifles" };
  g_autofree char *with = dup_markdown (library, "toysoldier", some);
  g_autofree char *without = dup_markdown (library, "toysoldier", none);

  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_assert_nonnull (strstr (with, told[i]));
      g_assert_null (strstr (without, told[i]));
      g_assert_null (strstr (with, untold[i]));
    }
}

/* Figures of the sheet are figures of the catalog, and a pack may change them and add its own words. */
static void
test_a_house_pack_shows (void)
{
  static const char pack[] =
    "{\"format\": \"muster-catalog\", \"version\": 1, \"ruleset\": \"kings\","
    " \"pack\": {\"name\": \"House\"},"
    " \"figures\": [{\"id\": \"house-pins\", \"name\": \"Pins\", \"values\": [4]}],"
    " \"weapons\": [{\"id\": \"modern-rifle\", \"name\": \"Modern rifle\","
    "   \"stats\": {\"short\": 13, \"long\": 26, \"dice\": 1}, \"rules\": [\"rifle\", \"modern-rifle\"]}],"
    " \"reference\": [{\"id\": \"house\", \"name\": \"House rules\","
    "   \"lines\": [\"At {house-pins} markers a unit goes home.\"]}]}";
  g_autoptr (MusterLibrary) own = muster_test_library_new ();
  const MusterPack *added;
  g_autofree char *markdown = NULL;

  muster_library_add_pack (own, "house", "house.json", pack, strlen (pack));
  added = g_ptr_array_index (muster_library_get_packs (own), 0);
  g_assert_cmpstr (added->error, ==, NULL);
  markdown = dup_markdown (own, "kings", NULL);
  g_assert_nonnull (strstr (markdown, "| Modern rifle | 13\" | 26\" | 1 |"));
  g_assert_nonnull (strstr (markdown, "## House rules"));
  g_assert_nonnull (strstr (markdown, "At 4 markers a unit goes home."));
}

static void
assert_filled (MusterPages *pages,
               guint        page,
               double       left,
               double       right)
{
  g_assert_cmpfloat (muster_test_find_bottom (pages, page, left, right), >,
                     muster_pages_get_height (pages) * MIN_FILLED);
}

/* One sheet, both sides, on whatever paper, with columns of one height. */
static void
test_references_have_two_sides (void)
{
  static const char *const rulesets[] = { "kings", "hexcard", "toysoldier", "magdala" };

  for (guint i = 0; i < G_N_ELEMENTS (rulesets) * 4; i++)
    {
      g_autoptr (MusterDocument) document = NULL;
      g_autoptr (MusterPages) pages = NULL;
      MusterSheetOptions options;

      muster_sheet_options_init (&options);
      options.paper.size = i & 1 ? MUSTER_PAPER_LETTER : MUSTER_PAPER_A4;
      options.paper.landscape = (i & 2) != 0;
      document = muster_reference_sheet_new (muster_library_find_ruleset (library, rulesets[i / 4]),
                                             NULL, &options);
      pages = muster_pages_new (document, &options.paper);
      g_assert_cmpuint (muster_pages_get_n_pages (pages), <=, 2);
      g_test_message ("%s: %.2f", rulesets[i / 4], muster_pages_get_text_size (pages));
      if (options.paper.landscape)
        continue;
      g_assert_cmpfloat (muster_pages_get_text_size (pages), >=, 8.5);
      for (guint j = 0; j < muster_pages_get_n_pages (pages); j++)
        g_assert_cmpfloat (muster_test_measure_gap (pages, j), <,
                           muster_pages_get_height (pages) * MAX_GAP);
      if (muster_pages_get_n_pages (pages) == 2)
        for (guint j = 0; j < 2; j++)
          assert_filled (pages, 0, j * muster_pages_get_width (pages) / 2,
                         (j + 1) * muster_pages_get_width (pages) / 2);
    }
}

/* However wide the page is, in whatever type: in a table of figures no word is broken. */
static void
test_landscape_breaks_no_word (void)
{
  static const char *const rulesets[] = { "kings", "hexcard", "toysoldier", "magdala" };

  for (guint i = 0; i < G_N_ELEMENTS (rulesets) * 4; i++)
    {
      g_autoptr (MusterDocument) document = NULL;
      g_autoptr (MusterPages) pages = NULL;
      MusterSheetOptions options;

      muster_sheet_options_init (&options);
      options.paper.size = i & 1 ? MUSTER_PAPER_LETTER : MUSTER_PAPER_A4;
      options.paper.large_type = (i & 2) != 0;
      options.paper.landscape = TRUE;
      document = muster_reference_sheet_new (muster_library_find_ruleset (library, rulesets[i / 4]), NULL,
                                             &options);
      pages = muster_pages_new (document, &options.paper);
      g_test_message ("%s: %u columns, %.2f", rulesets[i / 4], muster_pages_get_n_columns (pages),
                      muster_pages_get_text_size (pages));
      g_assert_false (pages->galley->is_cramped);
    }
}

/* K-SOLO: whoever faces Mr Babbage has all that he goes by on one sheet; other rules have no such. */
static void
test_who_plays_alone_has_a_sheet (void)
{
  static const char *const says[] = {
    "| 1–2 | Nobody |", "| 3 | A unit at long range. 1–3: Chargers · 4–6: Shooters |",
    "| 4 | A unit at short range. 1–5: Chargers · 6: Shooters |",
    "| 5 | Two units at long range. 1–4: Chargers · 5: Shooters · 6: Cavalry. Roll for each of the two. |",
    "| 6 | A unit of chargers, one native Speed away |", "| 1–3 | Front |", "| 4 | Left |", "| 5 | Right |",
    "| 6 | Rear |", "+1: It can reach one of your units", "-1: Your closest unit has more models",
    "| 1 or less | Slink away.", "| 2 | Caution.", "| 3–4 | Advance.", "| 5 | Charge.",
    "| 6 or more | Wild charge.",
    "+1: The unit's first time", "+1: It slunk away", "-1: For each unit that is gone already",
    "| 2 or less | Gone for good |", "| 3–4 | It waits to appear again |", "| 5 | Back next turn.",
    "| 6 or more | Back at once.", "begin off the table", "guns fire at the largest unit in short range",
    "a unit tests for its own casualties alone", "Mr Babbage’s regulars",
    "Crewed weapons stand in the centre",
  };
  static const char *const others[] = { "hexcard", "toysoldier", "magdala" };
  MusterRuleset *kings = muster_library_find_ruleset (library, "kings");
  MusterSheetOptions options;
  g_autoptr (MusterDocument) document = NULL;
  g_autoptr (MusterPages) pages = NULL;
  g_autofree char *markdown = NULL;

  muster_sheet_options_init (&options);
  g_assert_true (muster_solo_sheet_is_there (kings));
  document = muster_solo_sheet_new (kings, &options);
  markdown = muster_document_markdown_write (document);
  for (guint i = 0; i < G_N_ELEMENTS (says); i++)
    if (strstr (markdown, says[i]) == NULL)
      g_error ("“%s” is not in\n%s", says[i], markdown);
  pages = muster_pages_new (document, &options.paper);
  g_assert_cmpuint (muster_pages_get_n_pages (pages), ==, 1);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (muster_solo_sheet_is_there (muster_library_find_ruleset (library, others[i])));
}

/* Large type leaves no page half empty, not even the last one. */
static void
test_large_type_fills_its_pages (void)
{
  static const char *const rulesets[] = { "kings", "hexcard", "toysoldier", "magdala" };

  for (guint i = 0; i < G_N_ELEMENTS (rulesets) * 2; i++)
    {
      g_autoptr (MusterDocument) document = NULL;
      g_autoptr (MusterPages) pages = NULL;
      MusterSheetOptions options;

      muster_sheet_options_init (&options);
      options.paper.size = i & 1 ? MUSTER_PAPER_LETTER : MUSTER_PAPER_A4;
      options.paper.large_type = TRUE;
      document = muster_reference_sheet_new (muster_library_find_ruleset (library, rulesets[i / 2]),
                                             NULL, &options);
      pages = muster_pages_new (document, &options.paper);
      for (guint j = 0; j < muster_pages_get_n_pages (pages); j++)
        assert_filled (pages, j, 0, muster_pages_get_width (pages));
    }
}

int
main (int   argc,
      char *argv[])
{
  int status;

  muster_test_init (&argc, &argv);
  library = muster_test_library_new ();

  g_test_add_func ("/reference-sheet/lines-have-words-that-lead", test_lines_have_words_that_lead);
  g_test_add_func ("/reference-sheet/T-QRS/switches-that-are-off-are-not-printed",
                   test_switches_that_are_off_are_not_printed);
  g_test_add_func ("/reference-sheet/K-QRS/fire-needs-are-those-of-the-engine",
                   test_fire_needs_are_those_of_the_engine);
  g_test_add_func ("/reference-sheet/K-QRS/melee-needs-are-those-of-the-engine",
                   test_melee_needs_are_those_of_the_engine);
  g_test_add_func ("/reference-sheet/K-QRS/orders-are-those-of-the-engine",
                   test_orders_are_those_of_the_engine);
  g_test_add_func ("/reference-sheet/H-COHESION-02/cohesion-is-that-of-the-engine",
                   test_cohesion_is_that_of_the_engine);
  g_test_add_func ("/reference-sheet/H-FIRE-10/dice-are-those-of-the-engine",
                   test_dice_are_those_of_the_engine);
  g_test_add_func ("/reference-sheet/K-QRS/references-have-all-that-they-must",
                   test_references_have_all_that_they_must);
  g_test_add_func ("/reference-sheet/only-the-rules-in-force-are-listed",
                   test_only_the_rules_in_force_are_listed);
  g_test_add_func ("/reference-sheet/a-house-pack-shows", test_a_house_pack_shows);
  g_test_add_func ("/reference-sheet/K-QRS/references-have-two-sides", test_references_have_two_sides);
  g_test_add_func ("/reference-sheet/K-QRS/landscape-breaks-no-word", test_landscape_breaks_no_word);
  g_test_add_func ("/reference-sheet/K-SOLO/who-plays-alone-has-a-sheet", test_who_plays_alone_has_a_sheet);
  g_test_add_func ("/reference-sheet/K-QRS/large-type-fills-its-pages", test_large_type_fills_its_pages);
  status = g_test_run ();
  g_clear_object (&library);

  return status;
}
