/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/document/muster-document-output.h"
#include "muster-test-library.h"
#include "sheets/force/muster-blank-sheet.h"
#include "sheets/force/muster-force-sheet.h"
#include "sheets/muster-sheet-source.h"
#include "tests/core/muster-test-force.h"

/* What the sheets of a force say, read in their Markdown. */

static MusterForce *
create_force (MusterRuleset *ruleset)
{
  MusterForce *force = muster_force_new (ruleset);
  MusterForceUnit *unit;

  g_object_set (force, "name", "Column", "theatre", "Natal", "budget", 24, "notes", "Dry powder.",
                NULL);
  unit = muster_test_force_add (force, "a", "archers");
  muster_force_unit_set_name (unit, "1st <b>company</b>");
  muster_force_unit_add_option (unit, "brave");
  muster_force_unit_set_notes (unit, "Tired");
  g_object_set (muster_force_unit_get_leader (unit), "rank", "Capt.", "name", "Hill",
                "leadership", 6, "trait-id", "bold", NULL);
  unit = muster_test_force_add (force, "b", "battery");
  muster_leader_set_trait_id (muster_force_unit_get_leader (unit), "grim");
  muster_test_force_add (force, "c", "dragons");

  return force;
}

static char *
dup_markdown (MusterForce              *force,
              MusterSheetKind           kind,
              const MusterSheetOptions *options)
{
  g_autoptr (MusterDocument) document = muster_force_sheet_new (muster_force_get_whole (force), kind,
                                                                options);

  return muster_document_markdown_write (document);
}

static void
test_roster_shows_the_force (void)
{
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  g_autoptr (MusterForce) force = create_force (ruleset);
  g_autofree char *markdown = NULL;
  MusterSheetOptions options;

  muster_sheet_options_init (&options);
  options.date = "1 May 1879";
  markdown = dup_markdown (force, MUSTER_SHEET_ROSTER, &options);
  g_assert_cmpstr (markdown, ==,
                   "# Column\n"
                   "\n"
                   "Rules of the test · Natal · 14 of 24 points · 3 units · 17 models\n"
                   "\n"
                   "### 1st \\<b\\>company\\</b\\>\n"
                   "\n"
                   "*Archers*\n"
                   "\n"
                   "| Models | Speed | Nerve | Points |\n"
                   "| :-: | :-: | :-: | :-: |\n"
                   "| 12 | 6 | +2 | 6 |\n"
                   "\n"
                   "- Weapon: Bow\n"
                   "- Options: Brave\n"
                   "- Leader: Capt. Hill · Bold\n"
                   "- Notes: Tired\n"
                   "- Casualties: ☐☐☐☐☐ ☐☐☐☐☐ ☐☐\n"
                   "\n"
                   "### Battery\n"
                   "\n"
                   "| Models | Speed | Nerve | Points |\n"
                   "| :-: | :-: | :-: | :-: |\n"
                   "| 4 | 6 | +3 | 8 |\n"
                   "\n"
                   "- Weapon: Bow\n"
                   "- Options: Light\n"
                   "- Leader: Grim\n"
                   "- Casualties: ☐☐☐☐\n"
                   "\n"
                   "### dragons\n"
                   "\n"
                   "| Models | Speed | Nerve | Points |\n"
                   "| :-: | :-: | :-: | :-: |\n"
                   "| 1 | – | – | 0 |\n"
                   "\n"
                   "- Casualties: ☐\n"
                   "\n"
                   "## Notes\n"
                   "\n"
                   "Dry powder.\n"
                   "\n"
                   "## What the checks found\n"
                   "\n"
                   "- dragons: the unit type “dragons” is not known; is a pack missing?\n"
                   "\n"
                   "*14 of 24 points · 1 May 1879*\n");
}

static void
test_options_leave_things_out (void)
{
  static const char *const units[] = { "a", "b", NULL };
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  g_autoptr (MusterForce) force = create_force (ruleset);
  g_autofree char *markdown = NULL;
  MusterSheetOptions options;

  muster_sheet_options_init (&options);
  options.boxes = FALSE;
  options.notes = FALSE;
  options.units = units;
  markdown = dup_markdown (force, MUSTER_SHEET_ROSTER, &options);
  g_assert_null (strstr (markdown, "☐"));
  g_assert_null (strstr (markdown, "Tired"));
  g_assert_null (strstr (markdown, "Dry powder"));
  g_assert_null (strstr (markdown, "### dragons"));
  g_assert_nonnull (strstr (markdown, "2 units · 16 models"));
}

/* Either names the other one, on every sheet that shows it. */
static void
test_units_that_go_together_say_so (void)
{
  static const MusterSheetKind kinds[] = { MUSTER_SHEET_ROSTER, MUSTER_SHEET_CARDS };
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  g_autoptr (MusterForce) force = create_force (ruleset);
  MusterSheetOptions options;

  muster_sheet_options_init (&options);
  muster_force_unit_set_with (muster_force_get_unit (force, 1), "a");
  muster_force_unit_set_with (muster_force_get_unit (force, 2), "gone");
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *markdown = dup_markdown (force, kinds[i], &options);
      const char *first = strstr (markdown, "- Together with: Battery\n");
      const char *second = strstr (markdown, "- Together with: 1st \\<b\\>company\\</b\\>\n");

      g_assert_nonnull (first);
      g_assert_nonnull (second);
      g_assert_true (first < second);
      g_assert_null (strstr (second + strlen ("- Together"), "Together with"));
    }
}

/* A note of a page would be cut in a row of the roster. */
static void
test_long_notes_stand_at_the_end (void)
{
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  g_autoptr (MusterForce) force = create_force (ruleset);
  g_autoptr (GString) note = g_string_new (NULL);
  g_autofree char *markdown = NULL;
  const char *place;
  MusterSheetOptions options;

  for (guint i = 0; i < 200; i++)
    g_string_append (note, "marching ");
  g_string_append (note, "home");
  muster_force_unit_set_notes (muster_force_get_unit (force, 1), note->str);
  muster_sheet_options_init (&options);
  markdown = dup_markdown (force, MUSTER_SHEET_ROSTER, &options);
  place = strstr (markdown, "- Battery: marching");
  g_assert_nonnull (place);
  g_assert_nonnull (strstr (place, "marching home"));
  g_assert_true (place > strstr (markdown, "## Notes"));
}

static void
test_leaders_without_a_name_can_be_written_in (void)
{
  static const MusterMarker markers[] = { { "tired", "Tired", 0, 3, 3 },
                                          { "stuck", "Stuck", 0, 1, 1, "gun" }, { NULL } };
  MusterRules rules = muster_test_force_rules;
  g_autoptr (MusterRuleset) plain = muster_test_force_ruleset ();
  g_autoptr (MusterRuleset) ruleset = NULL;
  g_autoptr (MusterForce) force = NULL;
  g_autofree char *markdown = NULL;
  MusterSheetOptions options;

  /* A ruleset with Leaders; the function is never called. */
  rules.get_leadership = (gpointer) create_force;
  rules.leadership_text = "{0}+";
  rules.markers = markers;
  ruleset = muster_ruleset_new (&rules, muster_ruleset_get_catalog (plain));
  force = create_force (ruleset);
  muster_sheet_options_init (&options);
  markdown = dup_markdown (force, MUSTER_SHEET_LEADERS, &options);
  g_assert_cmpstr (markdown, ==,
                   "# Column\n\nRules of the test · Natal · 14 of 24 points · 3 units · 17 models\n\n"
                   "### Capt. Hill\n\n*1st \\<b\\>company\\</b\\>, Archers*\n\n"
                   "- Leadership: 6+\n- Trait: Bold\n\n"
                   "### Leader\n\n*Battery*\n\n"
                   "- Leadership: \\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\n"
                   "- Name: \\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\n- Trait: Grim\n\n"
                   "### Leader\n\n*dragons*\n\n"
                   "- Leadership: \\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\n"
                   "- Name: \\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\n"
                   "- Trait: \\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\n\n"
                   "*14 of 24 points*\n");

  g_clear_pointer (&markdown, g_free);
  markdown = dup_markdown (force, MUSTER_SHEET_CARDS, &options);
  g_assert_nonnull (strstr (markdown, "| Models | Speed | Nerve | Leadership | Points |"));
  g_assert_nonnull (strstr (markdown, "| 12 | 6 | +2 | 6+ | 6 |"));
  g_assert_nonnull (strstr (markdown, "- Casualties: ☐☐☐☐☐ ☐☐☐☐☐ ☐☐\n- Tired: ☐☐☐\n\n### Battery"));
  g_assert_nonnull (strstr (markdown, "- Casualties: ☐☐☐☐\n- Tired: ☐☐☐\n- Stuck: ☐\n"));
}

static cairo_status_t
append_cb (gpointer             data,
           const unsigned char *bytes,
           unsigned int         length)
{
  g_byte_array_append (data, bytes, length);

  return CAIRO_STATUS_SUCCESS;
}

static GBytes *
create_png (int width,
            int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  GByteArray *bytes = g_byte_array_new ();

  g_assert_cmpint (cairo_surface_write_to_png_stream (surface, append_cb, bytes), ==,
                   CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);

  return g_byte_array_free_to_bytes (bytes);
}

static GBytes *
get_portrait_cb (const char *id,
                 gpointer    data)
{
  g_assert_cmpstr (id, ==, "abc");

  return data != NULL ? g_bytes_ref (data) : NULL;
}

/* What is transparent is paper, what is too large becomes smaller, what is not an image is ignored. */
static void
test_leaders_have_their_portraits (void)
{
  static const struct
  {
    int width;
    int height;
    int shown_width;
    int shown_height;
  } cases[] = { { 30, 40, 30, 40 }, { 2400, 600, 1200, 300 }, { 0, 0, 0, 0 }, { -1, 0, 0, 0 } };
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  g_autoptr (MusterForce) force = create_force (ruleset);

  muster_leader_set_portrait (muster_force_unit_get_leader (muster_force_get_unit (force, 0)), "abc");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GBytes) content = cases[i].width > 0 ? create_png (cases[i].width, cases[i].height)
                                   : cases[i].width == 0 ? g_bytes_new_static ("GIF89a?", 7) : NULL;
      g_autoptr (MusterDocument) document = NULL;
      const MusterBlock *block;
      const MusterSheetCard *card;
      MusterSheetOptions options;

      muster_sheet_options_init (&options);
      options.get_portrait = get_portrait_cb;
      options.portrait_data = content;
      document = muster_force_sheet_new (muster_force_get_whole (force), MUSTER_SHEET_LEADERS,
                                         &options);
      block = g_ptr_array_index (muster_document_get_blocks (document), 0);
      card = g_ptr_array_index (block->cards, 0);
      if (cases[i].shown_width == 0)
        {
          g_assert_null (card->picture);
          continue;
        }
      g_assert_cmpint (cairo_image_surface_get_width (card->picture), ==, cases[i].shown_width);
      g_assert_cmpint (cairo_image_surface_get_height (card->picture), ==, cases[i].shown_height);
      g_assert_cmphex (*(guint32 *) (gpointer) cairo_image_surface_get_data (card->picture) & 0xFFFFFF,
                       ==, 0xFFFFFF);
    }
}

static void
test_sheets_of_an_empty_force (void)
{
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  g_autoptr (MusterForce) force = muster_force_new (ruleset);
  MusterSheetOptions options;

  muster_sheet_options_init (&options);
  for (MusterSheetKind kind = 0; kind < MUSTER_SHEET_BLANK; kind++)
    {
      g_autoptr (MusterDocument) document = muster_force_sheet_new (muster_force_get_whole (force), kind,
                                                                    &options);
      gboolean is_cut_out = kind == MUSTER_SHEET_MARKERS || kind == MUSTER_SHEET_PLATES;

      g_assert_cmpstr (muster_document_get_title (document), ==, "A force");
      g_assert_cmpstr (muster_document_get_subtitle (document), ==,
                       is_cut_out ? "Rules of the test"
                                  : "Rules of the test · 0 points · 0 units · 0 models");
      g_assert_true (muster_document_get_has_title (document));
      g_assert_cmpuint (muster_document_get_blocks (document)->len, ==,
                        kind == MUSTER_SHEET_ROSTER ? 0 : 1);
    }
}

/* A form has room for whatever a unit of its rules may need: the most models there usually are, and the
 * states of optional rules as well. */
static void
test_forms_have_all_boxes (void)
{
  static const struct
  {
    const char *ruleset_id;
    const char *says[8];
  } cases[] = {
    { "kings", { "Points: ", "Casualties: ☐☐☐☐☐ ☐☐☐☐☐ ☐☐☐☐☐ ☐\n", "Pinned: ☐☐☐☐☐ ☐", "Leaderless: ☐",
                 "Close order: ☐", "Gone to ground: ☐", "Jammed: ☐", "Ammunition: " } },
    { "hexcard", { "Casualties: ☐☐☐☐\n", "Killed: ☐", "Destroyed: ☐", "Disrupted: ☐", "Wounded: ☐",
                   "Limbered: ☐" } },
    { "magdala", { "Casualties: ☐☐☐☐☐ ☐☐☐☐☐ ☐☐☐☐☐ ☐☐☐☐☐ "
                   "☐☐☐☐☐ ☐☐☐☐☐ ☐☐☐☐☐ ☐☐☐☐☐\n",
                   "Ammunition: ☐☐☐☐☐ ☐", "Halted: ☐", "Pinned: ☐", "Mounted: ☐",
                   "Limbered: ☐", "Jammed: ☐" } },
    { "toysoldier", { "Casualties: ☐☐☐☐☐ ☐☐☐☐☐ ☐☐\n", "Disorder: ☐", "Wounded: ☐", "Officer: ☐",
                      "Ensign: ☐" } },
  };
  g_autoptr (MusterLibrary) library = muster_test_library_new ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      MusterSheetOptions options;
      g_autoptr (MusterDocument) document = NULL;
      g_autofree char *markdown = NULL;

      muster_sheet_options_init (&options);
      document = muster_blank_sheet_new (muster_library_find_ruleset (library, cases[i].ruleset_id),
                                         &options);
      markdown = muster_document_markdown_write (document);
      g_assert_nonnull (strstr (markdown, "Player: "));
      for (guint k = 0; k < G_N_ELEMENTS (cases[i].says) && cases[i].says[k] != NULL; k++)
        if (strstr (markdown, cases[i].says[k]) == NULL)
          g_error ("%s: “%s” is not in\n%s", cases[i].ruleset_id, cases[i].says[k], markdown);
    }
}

/* No sheet says that there is nobody. */
static void
test_nobody_has_no_sheets (void)
{
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  g_autoptr (MusterForce) empty = muster_force_new (ruleset);
  g_autoptr (MusterForce) full = create_force (ruleset);
  g_autoptr (MusterSheetSource) none = muster_sheet_source_new_for_force (muster_force_get_whole (empty));
  g_autoptr (MusterSheetSource) all = muster_sheet_source_new_for_force (muster_force_get_whole (full));
  MusterSheetOptions options;

  muster_sheet_options_init (&options);
  for (guint i = 0; i < muster_sheet_source_get_n_sheets (none); i++)
    {
      g_autoptr (MusterDocument) sheet = muster_sheet_source_make (none, i, &options);
      g_autofree char *markdown = muster_document_markdown_write (sheet);

      g_assert_null (strstr (markdown, "nobody"));
    }
  /* Cards, markers and plates, and cards of leaders. */
  g_assert_cmpuint (muster_sheet_source_get_n_sheets (none) + 4, ==, muster_sheet_source_get_n_sheets (all));
}

/* What a trait does stands beside the Leader. */
static void
test_a_roster_says_what_traits_do (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterForce) force = muster_force_new (muster_library_find_ruleset (library, "kings"));
  MusterForceUnit *unit = muster_test_force_add (force, "a", "regular-infantry");
  g_autofree char *markdown = NULL;
  MusterSheetOptions options;

  muster_leader_set_trait_id (muster_force_unit_get_leader (unit), "wheezy");
  muster_sheet_options_init (&options);
  markdown = dup_markdown (force, MUSTER_SHEET_ROSTER, &options);
  g_assert_nonnull (strstr (markdown, "Leader: Wheezy: The unit never goes At the Double."));
}

static void
test_kinds_have_ids (void)
{
  for (MusterSheetKind kind = 0; kind < MUSTER_N_SHEETS; kind++)
    {
      for (MusterSheetKind other = 0; other < kind; other++)
        g_assert_cmpstr (muster_sheet_options_kind_get_id (kind), !=,
                         muster_sheet_options_kind_get_id (other));
      g_assert_nonnull (muster_sheet_options_kind_get_name (kind));
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/force-sheet/roster-shows-the-force", test_roster_shows_the_force);
  g_test_add_func ("/force-sheet/options-leave-things-out", test_options_leave_things_out);
  g_test_add_func ("/force-sheet/units-that-go-together-say-so", test_units_that_go_together_say_so);
  g_test_add_func ("/force-sheet/long-notes-stand-at-the-end", test_long_notes_stand_at_the_end);
  g_test_add_func ("/force-sheet/leaders-without-a-name-can-be-written-in",
                   test_leaders_without_a_name_can_be_written_in);
  g_test_add_func ("/force-sheet/leaders-have-their-portraits", test_leaders_have_their_portraits);
  g_test_add_func ("/force-sheet/sheets-of-an-empty-force", test_sheets_of_an_empty_force);
  g_test_add_func ("/force-sheet/forms-have-all-boxes", test_forms_have_all_boxes);
  g_test_add_func ("/force-sheet/nobody-has-no-sheets", test_nobody_has_no_sheets);
  g_test_add_func ("/force-sheet/a-roster-says-what-traits-do", test_a_roster_says_what_traits_do);
  g_test_add_func ("/force-sheet/kinds-have-ids", test_kinds_have_ids);

  return g_test_run ();
}
