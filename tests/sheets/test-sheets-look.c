/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-file.h"
#include "core/library/muster-library.h"
#include "muster-test-library.h"
#include "muster-test.h"
#include "sheets/document/muster-document-output.h"
#include "sheets/force/muster-force-sheet.h"
#include "sheets/muster-sheet-source.h"
#include "sheets/page/muster-type.h"
#include "tests/sheets/muster-test-pages.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <math.h>
#include <pango/pangocairo.h>

#include "sheets/page/muster-pdf.h"

/* Every sheet as it comes out of the painter: how many pages, what stands on them, nothing beyond the
 * margins, no unit on two pages; and the first page, on either paper and in either type, beside a picture
 * of it that somebody has looked at. Pictures are small and grey and compared with a tolerance: words and
 * places must be the same, not dots. MUSTER_TEST_LOOKS=write makes new ones, in tests/sheets/looks. */

#define SCALE 0.5  /* of what is painted, to the point */
#define REDUCE 2   /* dots of that for one of the picture */
#define BLUR 2     /* dots on each side */
#define TOLERANCE 2.0 /* of 255, in the mean over the page */

static MusterLibrary *library;

static MusterForce *
create_force (const char *ruleset_id)
{
  MusterRuleset *ruleset = muster_library_find_ruleset (library, ruleset_id);
  GPtrArray *starters =
    muster_catalog_get_starter_forces (muster_ruleset_get_catalog (ruleset));
  MusterForce *force =
    muster_force_new_from_starter (ruleset, g_ptr_array_index (starters, 0));

  for (guint i = 0; i < muster_force_get_n_units (force); i++)
    {
      MusterForceUnit *unit = muster_force_get_unit (force, i);
      g_autofree char *name = g_strdup_printf ("Unit%u of the line", i);

      muster_force_unit_set_name (unit, name);
      muster_force_unit_set_notes (unit, i % 3 == 0 ? "Keeps to the left of the road." : "");
    }
  if (g_str_equal (ruleset_id, "kings"))
    g_object_set (muster_force_unit_get_leader (muster_force_get_unit (force, 0)), "rank", "Capt.",
                  "name", "Hill", "leadership", 6, "trait-id", "steady", NULL);

  return force;
}

static MusterDocument *
create_sheet (const char         *ruleset_id,
              MusterSheetKind     kind,
              MusterSheetOptions *options)
{
  g_autoptr (MusterForce) force = create_force (ruleset_id);

  options->date = "1 May 1879";

  return muster_force_sheet_new (muster_force_get_whole (force), kind, options);
}

/* A page as bytes of ink, 255 for black. */
typedef struct
{
  int width;
  int height;
  guint8 *dots;
} Picture;

static void
picture_free (Picture *self)
{
  g_free (self->dots);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Picture, picture_free)

static Picture *
picture_new (int width,
             int height)
{
  Picture *self = g_new0 (Picture, 1);

  self->width = width;
  self->height = height;
  self->dots = g_malloc0 ((gsize) width * (gsize) height);

  return self;
}

static int
get_ink (cairo_surface_t *surface,
         int              x,
         int              y)
{
  const guchar *row = cairo_image_surface_get_data (surface) +
                      y * cairo_image_surface_get_stride (surface);

  return 255 - (int) (((const guint32 *) (const void *) row)[x] & 0xFF);
}

static Picture *
take_picture (MusterPages *pages)
{
  cairo_surface_t *surface = muster_test_paint_page (pages, 0, SCALE);
  Picture *picture = picture_new (cairo_image_surface_get_width (surface) / REDUCE,
                                  cairo_image_surface_get_height (surface) / REDUCE);

  for (int y = 0; y < picture->height; y++)
    for (int x = 0; x < picture->width; x++)
      {
        int sum = 0;

        for (int i = 0; i < REDUCE * REDUCE; i++)
          sum += get_ink (surface, x * REDUCE + i % REDUCE, y * REDUCE + i / REDUCE);
        picture->dots[y * picture->width + x] = (guint8) (sum / (REDUCE * REDUCE));
      }
  cairo_surface_destroy (surface);

  return picture;
}

static Picture *
blur (const Picture *picture)
{
  Picture *result = picture_new (picture->width, picture->height);

  for (int y = 0; y < picture->height; y++)
    for (int x = 0; x < picture->width; x++)
      {
        int sum = 0;
        int n = 0;

        for (int j = MAX (y - BLUR, 0); j <= MIN (y + BLUR, picture->height - 1); j++)
          for (int i = MAX (x - BLUR, 0); i <= MIN (x + BLUR, picture->width - 1); i++, n++)
            sum += picture->dots[j * picture->width + i];
        result->dots[y * picture->width + x] = (guint8) (sum / n);
      }

  return result;
}

/* How far two pictures are apart, in the mean over all dots. */
static double
compare (const Picture *a,
         const Picture *b)
{
  g_autoptr (Picture) first = blur (a);
  g_autoptr (Picture) second = blur (b);
  double sum = 0;

  if (a->width != b->width || a->height != b->height)
    return 255;

  for (int i = 0; i < a->width * a->height; i++)
    sum += abs (first->dots[i] - second->dots[i]);

  return sum / (a->width * a->height);
}

static void
write_picture (const Picture *picture,
               const char    *path)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_A8, picture->width, picture->height);
  guchar *data = cairo_image_surface_get_data (surface);

  for (int y = 0; y < picture->height; y++)
    for (int x = 0; x < picture->width; x++)
      data[y * cairo_image_surface_get_stride (surface) + x] =
        (guchar) (255 - picture->dots[y * picture->width + x]);
  cairo_surface_mark_dirty (surface);
  g_assert_cmpint (cairo_surface_write_to_png (surface, path), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);
}

static Picture *
read_picture (const char *path)
{
  cairo_surface_t *file = cairo_image_surface_create_from_png (path);
  cairo_surface_t *surface;
  cairo_t *cr;
  Picture *picture;

  if (cairo_surface_status (file) != CAIRO_STATUS_SUCCESS)
    g_error ("%s is not there; see the head of this test", path);

  picture = picture_new (cairo_image_surface_get_width (file), cairo_image_surface_get_height (file));
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, picture->width, picture->height);
  cr = cairo_create (surface);
  cairo_set_source_surface (cr, file, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  for (int y = 0; y < picture->height; y++)
    for (int x = 0; x < picture->width; x++)
      picture->dots[y * picture->width + x] = (guint8) get_ink (surface, x, y);
  cairo_surface_destroy (surface);
  cairo_surface_destroy (file);

  return picture;
}

/* Slanted letters that are made from upright ones are wider, and lines break elsewhere. */
static gboolean
has_font (const char *family_name,
          const char *face_name)
{
  PangoFontFamily *family =
    pango_font_map_get_family (pango_cairo_font_map_get_default (), family_name);
  PangoFontFace *face = family != NULL ? pango_font_family_get_face (family, face_name) : NULL;

  return face != NULL && !pango_font_face_is_synthesized (face);
}

static const char *const RULESETS[] = { "kings", "hexcard" };

/* Of a battle. */
static const char *const BATTLE_SHEETS[] = { "report", "scenario" };

/* What is looked at: a sheet of a force or, from MUSTER_N_SHEETS on, of a battle. */
typedef struct
{
  const char *ruleset_id;
  guint sheet;
  gboolean letter;
  gboolean large;
} Look;

static MusterDocument *
create_battle_sheet (guint                     sheet,
                     const MusterSheetOptions *options)
{
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "..", "data", "samples", "valley-war-ford.muster-battle", NULL);
  g_autofree char *text = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (MusterSheetSource) source = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  battle = muster_battle_file_read (library, text, length, path, &error);
  g_assert_no_error (error);
  source = muster_sheet_source_new_for_battle (library, battle);

  return muster_sheet_source_make (source, sheet, options);
}

static MusterDocument *
create_look (const Look         *look,
             MusterSheetOptions *options)
{
  muster_sheet_options_init (options);
  options->paper.size = look->letter ? MUSTER_PAPER_LETTER : MUSTER_PAPER_A4;
  options->paper.large_type = look->large;
  options->course = FALSE;

  return look->sheet < MUSTER_N_SHEETS
           ? create_sheet (look->ruleset_id, look->sheet, options)
           : create_battle_sheet (look->sheet - MUSTER_N_SHEETS, options);
}

static char *
dup_look_name (const Look *look)
{
  return g_strdup_printf ("%s-%s%s%s.png", look->ruleset_id,
                          look->sheet < MUSTER_N_SHEETS ? muster_sheet_kind_get_id (look->sheet)
                                                        : BATTLE_SHEETS[look->sheet - MUSTER_N_SHEETS],
                          look->letter ? "-letter" : "", look->large ? "-large" : "");
}

/* Returns: (transfer full): the picture, when it is as it should be */
static Picture *
check_look (const Look *look)
{
  g_autofree char *name = dup_look_name (look);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "sheets", "looks", name, NULL);
  MusterSheetOptions options;
  g_autoptr (MusterDocument) document = create_look (look, &options);
  g_autoptr (MusterPages) pages = muster_pages_new (document, &options.paper);
  g_autoptr (Picture) picture = take_picture (pages);
  g_autoptr (Picture) expected = NULL;
  double apart;

  if (g_strcmp0 (g_getenv ("MUSTER_TEST_LOOKS"), "write") == 0)
    write_picture (picture, path);
  expected = read_picture (path);
  apart = compare (picture, expected);
  g_test_message ("%s: %.2f", name, apart);
  if (apart > TOLERANCE)
    {
      g_autofree char *seen = g_build_filename (g_get_tmp_dir (), name, NULL);

      write_picture (picture, seen);
      g_error ("%s is %.2f from its picture; it is now in %s", name, apart, seen);
    }

  return g_steal_pointer (&picture);
}

static void
test_pages_look_like_their_pictures (void)
{
  g_autoptr (Picture) before = NULL;

  if (!has_font ("DejaVu Sans", "Book") || !has_font ("DejaVu Serif", "Italic"))
    {
      g_test_skip ("the fonts of the pictures, DejaVu, are not here");
      return;
    }

  /* Of the second ruleset, what it says of its own; the ways to print are the same. */
  for (guint i = 0; i < 4 * (MUSTER_N_SHEETS + G_N_ELEMENTS (BATTLE_SHEETS)) + MUSTER_N_SHEETS; i++)
    {
      guint n_all = MUSTER_N_SHEETS + G_N_ELEMENTS (BATTLE_SHEETS);
      Look look = { RULESETS[i / (4 * n_all)], i % n_all, (i / n_all & 1) != 0, (i / n_all & 2) != 0 };
      g_autoptr (Picture) picture = NULL;

      if (i >= 4 * n_all)
        look = (Look) { RULESETS[1], i - 4 * n_all, FALSE, FALSE };
      picture = check_look (&look);
      /* The control: no sheet looks like the one before it. */
      if (before != NULL)
        g_assert_cmpfloat (compare (before, picture), >, TOLERANCE);
      g_clear_pointer (&before, picture_free);
      before = g_steal_pointer (&picture);
    }
}

/* The control: what somebody would see at once is more than the tolerance. */
static void
test_a_change_is_seen (void)
{
  for (guint i = 0; i < 3; i++)
    {
      MusterSheetOptions options;
      g_autoptr (MusterDocument) before = NULL;
      g_autoptr (MusterDocument) after = NULL;
      g_autoptr (MusterPages) old_pages = NULL;
      g_autoptr (MusterPages) new_pages = NULL;
      g_autoptr (Picture) old_picture = NULL;
      g_autoptr (Picture) new_picture = NULL;

      muster_sheet_options_init (&options);
      before = create_sheet ("kings", MUSTER_SHEET_ROSTER, &options);
      old_pages = muster_pages_new (before, &options.paper);
      options.boxes = i != 0;
      options.notes = i != 1;
      options.paper.large_type = i == 2;
      after = create_sheet ("kings", MUSTER_SHEET_ROSTER, &options);
      new_pages = muster_pages_new (after, &options.paper);
      old_picture = take_picture (old_pages);
      new_picture = take_picture (new_pages);
      g_test_message ("%.2f", compare (old_picture, new_picture));
      g_assert_cmpfloat (compare (old_picture, new_picture), >, TOLERANCE);
    }
}

static guint
count_outside (cairo_surface_t *surface,
               int              edge)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  guint n = 0;

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      if ((x < edge || y < edge || x >= width - edge || y >= height - edge) &&
          get_ink (surface, x, y) > 0)
        n++;

  return n;
}

/* What is set densely has narrow ones, which every printer can do. */
static int
get_margin (MusterDocument    *document,
            const MusterPaper *paper)
{
  return (int) (muster_document_get_dense (document) ? 8 * 72 / 25.4 : paper->margin);
}

static void
test_nothing_beyond_the_margins (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (RULESETS) * MUSTER_N_SHEETS * 4; i++)
    {
      MusterSheetOptions options;
      g_autoptr (MusterDocument) document = NULL;
      g_autoptr (MusterPages) pages = NULL;

      muster_sheet_options_init (&options);
      options.paper.size = i & 1 ? MUSTER_PAPER_LETTER : MUSTER_PAPER_A4;
      options.paper.landscape = (i & 1) != 0;
      options.paper.large_type = (i & 2) != 0;
      document = create_sheet (RULESETS[i / 4 / MUSTER_N_SHEETS], i / 4 % MUSTER_N_SHEETS, &options);
      pages = muster_pages_new (document, &options.paper);
      for (guint page = 0; page < muster_pages_get_n_pages (pages); page++)
        {
          cairo_surface_t *surface = muster_test_paint_page (pages, page, 1);

          g_assert_cmpuint (count_outside (surface, get_margin (document, &options.paper) - 1), ==, 0);
          cairo_surface_destroy (surface);
        }
    }
}

/* The pages of a PDF as texts, or NULL where nobody can read it. */
static char **
read_pdf (MusterDocument    *document,
          const MusterPaper *paper)
{
  g_autofree char *program = g_find_program_in_path ("pdftotext");
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) pdf = muster_document_to_pdf (document, paper, &error);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GBytes) output = NULL;
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  if (program == NULL)
    return NULL;

  process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error,
                              program, "-layout", "-", "-", NULL);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_communicate (process, pdf, NULL, &output, NULL, &error));
  text = g_strndup (g_bytes_get_data (output, NULL), g_bytes_get_size (output));

  return g_strsplit (text, "\f", -1);
}

/* The words of a text, whatever stands between them. */
static GHashTable *
list_words (const char *text)
{
  GHashTable *words = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *plain = g_utf8_normalize (text, -1, G_NORMALIZE_ALL_COMPOSE);
  g_autoptr (GString) word = g_string_new (NULL);

  for (const char *p = plain;; p = g_utf8_next_char (p))
    {
      if (g_unichar_isalnum (g_utf8_get_char (p)))
        g_string_append_unichar (word, g_utf8_get_char (p));
      else if (word->len > 0)
        {
          g_hash_table_add (words, g_strdup (word->str));
          g_string_truncate (word, 0);
        }
      if (*p == '\0')
        break;
    }

  return words;
}

/* @joins: numbers that stand close to each other may be read as one. */
static void
assert_has_words (GHashTable *all,
                  GHashTable *words,
                  const char *what,
                  gboolean    joins)
{
  static const char *const own[] = { "Page", "of", "1", "2", "3", "4", "5", "6", "7", "8", NULL };
  GHashTableIter iter;
  gpointer word;

  g_hash_table_iter_init (&iter, words);
  while (g_hash_table_iter_next (&iter, &word, NULL))
    if (!g_hash_table_contains (all, word) && !g_strv_contains (own, word) &&
        !(joins && strspn (word, "0123456789") == strlen (word)))
      g_error ("%s: “%s” is missing", what, (const char *) word);
}

/* What another program reads in the file is what the document says, and nothing else. */
static void
test_what_was_put_in_is_read_back (void)
{
  for (guint i = 0; i < 2 * (MUSTER_N_SHEETS + G_N_ELEMENTS (BATTLE_SHEETS)); i++)
    {
      Look look = { "kings", i / 2, FALSE, i % 2 == 1 };
      g_autofree char *name = dup_look_name (&look);
      MusterSheetOptions options;
      g_autoptr (MusterDocument) document = create_look (&look, &options);
      g_auto (GStrv) pages = read_pdf (document, &options.paper);
      g_autofree char *read = NULL;
      g_autofree char *said = NULL;
      g_autoptr (GHashTable) in_file = NULL;
      g_autoptr (GHashTable) in_document = NULL;

      if (pages == NULL)
        {
          g_test_skip ("there is no pdftotext here");
          return;
        }
      read = g_strjoinv ("\n", pages);
      said = muster_document_to_text (document, MUSTER_DOCUMENT_UNBROKEN);
      in_file = list_words (read);
      in_document = list_words (said);
      /* Of what is cut out, the words of the table that texts have in its place are not on paper. */
      if (muster_document_get_has_title (document) && look.sheet != MUSTER_N_SHEETS + 1)
        assert_has_words (in_file, in_document, name, FALSE);
      if (look.sheet != MUSTER_N_SHEETS + 1)
        assert_has_words (in_document, in_file, name, TRUE);
    }
}

/* A script is named when the fonts that are here do not have it. */
static void
test_lacking_scripts_are_named (void)
{
  static const struct
  {
    const char *text;
    const char *name;
  } cases[] = { { "Plain words", "" }, { "አዲስ", "Ethiopic" }, { "\xf0\x90\xa8\x90", "Khar" } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterDocument) document = muster_document_new (cases[i].text);
      g_autoptr (MusterType) type = muster_type_new (FALSE, 1);
      g_autoptr (PangoLayout) layout =
        muster_type_layout (type, MUSTER_ROLE_BODY, cases[i].text, 500, PANGO_ALIGN_LEFT);
      g_autoptr (MusterPages) pages = NULL;
      g_autofree char *lacking = NULL;
      MusterPaper paper;

      muster_paper_init (&paper);
      pages = muster_pages_new (document, &paper);
      lacking = muster_pages_dup_lacking (pages);
      g_assert_cmpstr (lacking, ==,
                       pango_layout_get_unknown_glyphs_count (layout) > 0 ? cases[i].name : "");
    }
}

static guint
count_words (const char *text,
             const char *word)
{
  guint n = 0;

  for (const char *at = text; (at = strstr (at, word)) != NULL; at += strlen (word))
    n++;

  return n;
}

/* On each page there are as many ends of units as beginnings, and none is lost. */
static void
test_no_unit_is_split (void)
{
  for (guint i = 0; i < 8; i++)
    {
      g_autoptr (MusterForce) force = create_force (RULESETS[i % 2]);
      g_auto (GStrv) pages = NULL;
      g_autoptr (MusterDocument) document = NULL;
      MusterSheetOptions options;
      MusterSheetKind kind = i & 2 ? MUSTER_SHEET_CARDS : MUSTER_SHEET_ROSTER;
      guint n_units;
      guint n_pages;

      for (guint n = muster_force_get_n_units (force), j = 0; j < 40; j++)
        {
          g_autofree char *id = muster_force_dup_unused_id (force);
          g_autofree char *name = g_strdup_printf ("Unit%u of the reserve", n + j);
          g_autoptr (MusterForceUnit) unit = muster_force_unit_new (
            muster_force_get_catalog (force), id,
            muster_force_unit_get_type_id (muster_force_get_unit (force, j % n)));

          muster_force_unit_set_name (unit, name);
          muster_force_append (force, unit);
        }
      n_units = muster_force_get_n_units (force);
      muster_sheet_options_init (&options);
      options.paper.large_type = (i & 4) != 0;
      options.notes = FALSE;
      document = muster_force_sheet_new (muster_force_get_whole (force), kind, &options);
      pages = read_pdf (document, &options.paper);
      if (pages == NULL)
        {
          g_test_skip ("there is no pdftotext here");
          return;
        }

      n_pages = g_strv_length (pages) - 1;
      g_assert_cmpuint (n_pages, >, 3);
      for (guint page = 0; page < n_pages; page++)
        {
          guint n = count_words (pages[page], "Casualties");

          g_assert_cmpuint (count_words (pages[page], "Unit"), ==, n);
          g_assert_cmpuint (n, >, 0);
          if (kind == MUSTER_SHEET_CARDS)
            g_assert_cmpuint (n, <=, muster_sheet_options_get_per_page (&options, kind));
          g_assert_nonnull (strstr (pages[page], "Page "));
          n_units -= n;
        }
      g_assert_cmpuint (n_units, ==, 0);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *fonts = NULL;
  int status;

  muster_test_init (&argc, &argv);
  fonts = g_test_build_filename (G_TEST_DIST, "sheets", "fonts.conf", NULL);
  g_setenv ("FONTCONFIG_FILE", fonts, TRUE);
  library = muster_test_library_new ();

  g_test_add_func ("/sheets-look/pages-look-like-their-pictures", test_pages_look_like_their_pictures);
  g_test_add_func ("/sheets-look/a-change-is-seen", test_a_change_is_seen);
  g_test_add_func ("/sheets-look/nothing-beyond-the-margins", test_nothing_beyond_the_margins);
  g_test_add_func ("/sheets-look/no-unit-is-split", test_no_unit_is_split);
  g_test_add_func ("/sheets-look/what-was-put-in-is-read-back", test_what_was_put_in_is_read_back);
  g_test_add_func ("/sheets-look/lacking-scripts-are-named", test_lacking_scripts_are_named);
  status = g_test_run ();
  g_clear_object (&library);

  return status;
}
