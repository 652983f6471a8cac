/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-file.h"
#include "core/plans/muster-plan-setup.h"
#include "muster-test-library.h"
#include "muster-test.h"
#include "sheets/document/muster-document-output.h"
#include "sheets/force/muster-marker-sheet.h"
#include "sheets/page/muster-galley.h"
#include "sheets/page/muster-pages.h"

/* Markers to cut out: as many as a battle can need, and backs that fall on their fronts. */

static MusterLibrary *library;

static MusterForce *
create_force (const char *ruleset_id)
{
  return muster_force_new (muster_library_find_ruleset (library, ruleset_id));
}

static MusterForceUnit *
add_unit (MusterForce *force,
          const char  *type,
          const char  *name,
          int          models)
{
  g_autofree char *id = muster_force_dup_unused_id (force);
  g_autoptr (MusterForceUnit) unit = muster_force_unit_new (muster_force_get_catalog (force), id, type);

  muster_force_unit_set_name (unit, name);
  muster_force_unit_set_models (unit, models);
  muster_force_append (force, unit);

  return muster_force_get_unit (force, muster_force_get_n_units (force) - 1);
}

static MusterDocument *
create_markers (MusterForce        *force,
                MusterSheetOptions *options)
{
  return muster_marker_sheet_new (muster_force_get_whole (force), MUSTER_SHEET_MARKERS, options);
}

/* How many markers of this name there are. */
static guint
count (MusterDocument *document,
       const char     *name)
{
  const MusterBlock *block = g_ptr_array_index (muster_document_get_blocks (document), 0);

  g_assert_cmpint (block->kind, ==, MUSTER_BLOCK_TOKENS);
  for (guint i = 0; i < block->tokens->len; i++)
    {
      const MusterSheetToken *token = g_ptr_array_index (block->tokens, i);
      g_autofree char *known = muster_sheet_token_dup_name (token);

      if (g_str_equal (known, name))
        return token->n;
    }

  return 0;
}

/* K-PIN-04: with Discipline +1 and Leadership 6 the eighth marker routs a unit, so that seven can lie
 * there; with Discipline 0 the seventh. */
static void
test_pins_are_those_before_it_routs (void)
{
  g_autoptr (MusterForce) force = create_force ("kings");
  g_autoptr (MusterDocument) one = NULL;
  g_autoptr (MusterDocument) both = NULL;
  MusterSheetOptions options;

  muster_sheet_options_init (&options);
  muster_leader_set_leadership (
    muster_force_unit_get_leader (add_unit (force, "regular-infantry", "1st", 12)), 6);
  one = create_markers (force, &options);
  g_assert_cmpuint (count (one, "Pinned"), ==, 7);
  muster_leader_set_leadership (
    muster_force_unit_get_leader (add_unit (force, "tribal-infantry", "Spears", 16)), 6);
  both = create_markers (force, &options);
  g_assert_cmpuint (count (both, "Pinned"), ==, 7 + 6);
  g_assert_cmpuint (count (both, "Has acted"), ==, 2);
  g_assert_cmpuint (count (both, "Leader (1st · 6+)"), ==, 1);
  g_assert_cmpuint (count (both, "Close order"), ==, 1);
}

/* Coins of 1, 2 and 5 make every number of casualties that leaves somebody. */
static void
test_casualties_can_be_counted (void)
{
  static const struct
  {
    int models;
    guint ones, twos, fives;
  } cases[] = { { 1, 0, 0, 0 }, { 2, 1, 0, 0 }, { 3, 1, 1, 0 },   { 4, 1, 1, 0 },  { 5, 1, 2, 0 },
                { 6, 1, 2, 0 }, { 7, 1, 2, 1 }, { 12, 1, 2, 2 }, { 16, 1, 2, 2 }, { 17, 1, 2, 3 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterForce) force = create_force ("kings");
      g_autoptr (MusterDocument) document = NULL;
      MusterSheetOptions options;

      muster_sheet_options_init (&options);
      add_unit (force, "regular-infantry", "1st", cases[i].models);
      document = create_markers (force, &options);
      g_assert_cmpuint (count (document, "1 Casualty"), ==, cases[i].ones);
      g_assert_cmpuint (count (document, "2 Casualties"), ==, cases[i].twos);
      g_assert_cmpuint (count (document, "5 Casualties"), ==, cases[i].fives);
    }
}

typedef struct
{
  const char *ruleset;
  const char *type;
  const char *markers[8];
} RulesetCase;

/* Every ruleset says of its own types what lies beside them. */
static const RulesetCase RULESETS[] = {
  { "kings", "crewed-weapon", { "Pinned", "Has acted", "Leader (Unit)" } },
  { "hexcard", "infantry", { "Disrupted", "Moved" } },
  { "hexcard", "field-gun", { "Disrupted", "Limbered", "Moved" } },
  { "hexcard", "commander", { "Disrupted", "Unit" } },
  { "magdala", "regular-infantry", { "Halted", "In retreat", "In skirmish order", "Prone", "Moved" } },
  { "toysoldier", "infantry", { "Disorder", "Green", "Red", "No officer", "No ensign" } },
  { "toysoldier", "general", { "Command point", "Unit (rated 2)" } },
};

static void
test_rulesets_describe_their_markers (gconstpointer data)
{
  const RulesetCase *self = data;
  g_autoptr (MusterForce) force = create_force (self->ruleset);
  g_autoptr (MusterDocument) document = NULL;
  MusterSheetOptions options;

  muster_sheet_options_init (&options);
  add_unit (force, self->type, "Unit", 4);
  document = create_markers (force, &options);
  for (guint i = 0; self->markers[i] != NULL; i++)
    if (count (document, self->markers[i]) == 0)
      g_error ("%s: no “%s” beside a %s", self->ruleset, self->markers[i], self->type);
}

/* T-KIT-02: printed without colour, green, yellow and red differ by their shape, on either side. */
static void
test_colours_differ_by_shape (void)
{
  g_autoptr (MusterForce) force = create_force ("toysoldier");
  g_autoptr (MusterDocument) document = NULL;
  const MusterBlock *block;
  MusterSheetOptions options;
  MusterSymbol green = MUSTER_SYMBOL_NONE, yellow = MUSTER_SYMBOL_NONE, red = MUSTER_SYMBOL_NONE;

  muster_sheet_options_init (&options);
  add_unit (force, "infantry", "Unit", 12);
  document = create_markers (force, &options);
  block = g_ptr_array_index (muster_document_get_blocks (document), 0);
  for (guint i = 0; i < block->tokens->len; i++)
    {
      const MusterSheetToken *token = g_ptr_array_index (block->tokens, i);

      if (g_str_equal (token->title, "Green"))
        {
          g_assert_cmpstr (token->back, ==, "Yellow");
          green = token->symbol;
          yellow = token->back_symbol;
        }
      else if (g_str_equal (token->title, "Red"))
        red = token->symbol;
      else
        g_assert_true (token->symbol == token->back_symbol);
    }
  g_assert_cmpint (green, ==, MUSTER_SYMBOL_GREEN);
  g_assert_cmpint (yellow, ==, MUSTER_SYMBOL_YELLOW);
  g_assert_cmpint (red, ==, MUSTER_SYMBOL_RED);
}

/* M-AMMO-01, M-AMMO-08: six points each, but not where ammunition is not counted. */
static void
test_nobody_counts_what_he_does_not_have (void)
{
  static const char *const rules[] = { "no-ammunition", NULL };
  static const char *const arms[] = { "breechloader", NULL };
  g_autoptr (MusterForce) force = create_force ("magdala");
  g_autoptr (MusterDocument) with = NULL;
  g_autoptr (MusterDocument) without = NULL;
  MusterSheetOptions options;

  muster_sheet_options_init (&options);
  muster_force_unit_set_options (add_unit (force, "regular-infantry", "1st", 24), arms);
  with = create_markers (force, &options);
  g_assert_cmpuint (count (with, "Ammunition"), ==, 6);
  muster_force_set_optional_rules (force, rules);
  without = create_markers (force, &options);
  g_assert_cmpuint (count (without, "Ammunition"), ==, 0);
}

static guint
list_lines (const MusterGalley *galley,
            const MusterSlice  *slice,
            GArray             *lines)
{
  guint n = 0;

  for (guint i = 0; i < slice->n_marks; i++)
    {
      const MusterMark *mark = muster_galley_get_mark (galley, slice, i);

      if (mark->kind == MUSTER_MARK_DASHES)
        {
          g_array_append_vals (lines, mark, 1);
          n++;
        }
    }

  return n;
}

/* Seen from behind, the first column is the last: the middle of a front lies on the middle of its back. */
static void
test_backs_fall_on_their_fronts (void)
{
  g_autoptr (MusterForce) force = create_force ("kings");
  g_autoptr (MusterDocument) document = NULL;
  g_autoptr (MusterType) type = muster_type_new (FALSE, 1);
  g_autoptr (MusterGalley) galley = NULL;
  g_autoptr (GArray) front_lines = g_array_new (FALSE, FALSE, sizeof (MusterMark));
  g_autoptr (GArray) back_lines = g_array_new (FALSE, FALSE, sizeof (MusterMark));
  const MusterSlice *front, *back;
  MusterSheetOptions options;
  guint n_rows;

  muster_sheet_options_init (&options);
  add_unit (force, "regular-infantry", "1st", 12);
  document = create_markers (force, &options);
  galley = muster_galley_new (document, type, 500, 700, 1);
  n_rows = muster_galley_get_n_slices (galley) / 2;
  front = muster_galley_get_slice (galley, 0);
  back = muster_galley_get_slice (galley, n_rows);
  g_assert_true (front->begins_page && back->begins_page);
  g_assert_cmpuint (list_lines (galley, front, front_lines), >, 8);
  g_assert_cmpuint (list_lines (galley, back, back_lines), ==, front_lines->len);
  for (guint i = 0; i < front_lines->len; i++)
    {
      const MusterMark *one = &g_array_index (front_lines, MusterMark, i);
      const MusterMark *other = &g_array_index (back_lines, MusterMark, i);

      g_assert_cmpfloat_with_epsilon (one->x, other->x, 0.001);
      g_assert_cmpfloat_with_epsilon (one->y, other->y, 0.001);
      g_assert_cmpfloat_with_epsilon (one->width, other->width, 0.001);
      g_assert_cmpfloat_with_epsilon (one->height, other->height, 0.001);
      /* And they are where they were when the paper is turned. */
      if (one->width > 0)
        g_assert_cmpfloat_with_epsilon (one->x, 500 - one->x - one->width, 0.001);
    }
  for (guint i = 0; i < front->n_pieces; i++)
    {
      const MusterPiece *one = muster_galley_get_piece (galley, front, i);
      const MusterPiece *other = muster_galley_get_piece (galley, back, i);

      g_assert_cmpfloat_with_epsilon (one->x + one->width / 2, 500 - other->x - other->width / 2, 0.001);
    }
}

/* What is on a back is not lost without one. */
static void
test_without_backs_there_are_more_fronts (void)
{
  g_autoptr (MusterForce) force = create_force ("kings");
  g_autoptr (MusterDocument) document = NULL;
  g_autoptr (MusterType) type = muster_type_new (FALSE, 1);
  g_autoptr (MusterGalley) galley = NULL;
  MusterSheetOptions options;
  guint n_leaderless = 0;

  muster_sheet_options_init (&options);
  options.backs = FALSE;
  add_unit (force, "regular-infantry", "1st", 12);
  document = create_markers (force, &options);
  galley = muster_galley_new (document, type, 500, 700, 1);
  for (guint i = 0; i < galley->pieces->len; i++)
    n_leaderless += g_str_equal (g_array_index (galley->pieces, MusterPiece, i).text, "Leaderless");
  g_assert_cmpuint (n_leaderless, ==, 1);
}

/* A plate is read from both sides of the table. */
static void
test_plates_fold (void)
{
  g_autoptr (MusterForce) force = create_force ("hexcard");
  g_autoptr (MusterDocument) document = NULL;
  g_autoptr (MusterType) type = muster_type_new (FALSE, 1);
  g_autoptr (MusterGalley) galley = NULL;
  guint n_upright = 0, n_turned = 0;
  MusterSheetOptions options;

  muster_sheet_options_init (&options);
  options.marker_size = 25;
  add_unit (force, "infantry", "1st Foot", 4);
  add_unit (force, "field-gun", "The Guns", 2);
  document = muster_marker_sheet_new (muster_force_get_whole (force), MUSTER_SHEET_PLATES, &options);
  galley = muster_galley_new (document, type, 500, 700, 1);
  for (guint i = 0; i < galley->pieces->len; i++)
    {
      const MusterPiece *piece = &g_array_index (galley->pieces, MusterPiece, i);

      if (!g_str_equal (piece->text, "1st Foot"))
        continue;
      n_turned += piece->turned;
      n_upright += !piece->turned;
    }
  g_assert_cmpuint (n_upright, ==, 1);
  g_assert_cmpuint (n_turned, ==, 1);
  /* 25 mm for each side of the fold. */
  g_assert_cmpfloat_with_epsilon (muster_galley_get_slice (galley, 0)->height, 2 * 25 * 72 / 25.4, 0.01);
}

/* Both sides, and what is marked on the map. */
static void
test_a_battle_has_markers_for_all (void)
{
  static const char text[] =
    "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"kings\", \"title\": \"The farm\","
    " \"scenario\": {\"id\": \"C\"}, \"sides\": ["
    " {\"id\": \"r\", \"name\": \"Red\", \"role\": \"attacker\","
    "  \"units\": [{\"id\": \"r1\", \"name\": \"Rifles\", \"type\": \"regular-infantry\"}]},"
    " {\"id\": \"b\", \"name\": \"Blue\", \"role\": \"defender\","
    "  \"units\": [{\"id\": \"b1\", \"name\": \"Spears\", \"type\": \"tribal-infantry\"}]}]}";
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle =
    muster_battle_file_read (library, text, strlen (text), "test", &error);
  g_autoptr (MusterBattlePlan) plan = NULL;
  g_autoptr (MusterDocument) markers = NULL;
  g_autoptr (MusterDocument) plates = NULL;
  MusterSheetOptions options;

  g_assert_no_error (error);
  plan = muster_plan_new_from_battle (library, battle);
  muster_sheet_options_init (&options);
  options.n_objectives = 2;
  markers = muster_marker_sheet_new_for_plan (plan, MUSTER_SHEET_MARKERS, &options);
  g_assert_cmpuint (count (markers, "Has acted"), ==, 2);
  g_assert_cmpuint (count (markers, "Objective 2"), ==, 1);
  g_assert_cmpuint (count (markers, "Objective 3"), ==, 0);
  plates = muster_marker_sheet_new_for_plan (plan, MUSTER_SHEET_PLATES, &options);
  g_assert_cmpuint (count (plates, "Rifles (Regular Infantry · Red)"), ==, 1);
  g_assert_cmpuint (count (plates, "Spears (Tribal Infantry · Blue)"), ==, 1);
}

/* All of it in every format; a force of nobody has none. */
static void
test_formats (void)
{
  g_autoptr (MusterForce) force = create_force ("hexcard");
  g_autoptr (MusterDocument) empty = NULL;
  g_autoptr (MusterDocument) document = NULL;
  g_autofree char *html = NULL;
  g_autofree char *markdown = NULL;
  MusterSheetOptions options;
  guint n = 0;

  muster_sheet_options_init (&options);
  empty = create_markers (force, &options);
  g_assert_cmpint (((MusterBlock *) g_ptr_array_index (muster_document_get_blocks (empty), 0))->kind, ==,
                   MUSTER_BLOCK_PARAGRAPH);
  add_unit (force, "infantry", "1st & <b>Foot</b>", 2);
  document = create_markers (force, &options);
  markdown = muster_document_markdown_write (document);
  g_assert_nonnull (strstr (markdown, "| Moved | Fought | 1 |"));
  html = muster_document_html_write (document, NULL);
  for (const char *at = html; (at = strstr (at, "class=\"token\"")) != NULL; at++)
    n++;
  g_assert_cmpuint (n, ==, 2 * 3); /* disrupted, moved, a casualty; and their backs */
}

static char *
name_case (gconstpointer data)
{
  const RulesetCase *self = data;

  return g_strdup_printf ("%s-%s", self->ruleset, self->type);
}

int
main (int   argc,
      char *argv[])
{
  int status;

  muster_test_init (&argc, &argv);
  library = muster_test_library_new ();

  g_test_add_func ("/marker-sheet/K-PIN-04/pins-are-those-before-it-routs",
                   test_pins_are_those_before_it_routs);
  g_test_add_func ("/marker-sheet/casualties-can-be-counted", test_casualties_can_be_counted);
  for (guint i = 0; i < G_N_ELEMENTS (RULESETS); i++)
    {
      g_autofree char *name = name_case (&RULESETS[i]);
      g_autofree char *path = g_strconcat ("/marker-sheet/rulesets-describe-their-markers/", name, NULL);

      g_test_add_data_func (path, &RULESETS[i], test_rulesets_describe_their_markers);
    }
  g_test_add_func ("/marker-sheet/T-KIT-02/colours-differ-by-shape", test_colours_differ_by_shape);
  g_test_add_func ("/marker-sheet/M-AMMO-08/nobody-counts-what-he-does-not-have",
                   test_nobody_counts_what_he_does_not_have);
  g_test_add_func ("/marker-sheet/backs-fall-on-their-fronts", test_backs_fall_on_their_fronts);
  g_test_add_func ("/marker-sheet/without-backs-there-are-more-fronts",
                   test_without_backs_there_are_more_fronts);
  g_test_add_func ("/marker-sheet/plates-fold", test_plates_fold);
  g_test_add_func ("/marker-sheet/a-battle-has-markers-for-all", test_a_battle_has_markers_for_all);
  g_test_add_func ("/marker-sheet/formats", test_formats);
  status = g_test_run ();
  g_clear_object (&library);

  return status;
}
