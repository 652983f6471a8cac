/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tests/sheets/muster-test-pages.h"
#include "tests/sheets/muster-test-sheets.h"

#include <math.h>
#include <pango/pangocairo.h>

/* Every sheet as it comes out of the painter: nothing beyond the margins, and the first page, on either
 * paper and in either type, beside a picture of it that somebody has looked at: A4 and Letter, then both in
 * large type. Pictures are small and grey and compared with a tolerance: words and places must be the same,
 * not dots. MUSTER_TEST_LOOKS=write makes new ones, in tests/sheets/looks. */

#define SCALE 0.5     /* of what is painted, to the point */
#define REDUCE 3      /* dots of that for one of the picture */
#define BLUR 1        /* dots on each side */
#define LEVELS 15     /* of ink, besides none */
#define TOLERANCE 2.0 /* of 255, in the mean over the page */
#define N_WAYS 4      /* to print a sheet */

static MusterTestSheets *sheets;

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
take_picture (cairo_surface_t *surface)
{
  Picture *picture = picture_new (cairo_image_surface_get_width (surface) / REDUCE,
                                  cairo_image_surface_get_height (surface) / REDUCE);

  for (int y = 0; y < picture->height; y++)
    for (int x = 0; x < picture->width; x++)
      {
        int sum = 0;
        int level;

        for (int i = 0; i < REDUCE * REDUCE; i++)
          sum += get_ink (surface, x * REDUCE + i % REDUCE, y * REDUCE + i / REDUCE);
        level = (sum * LEVELS + 255 * REDUCE * REDUCE / 2) / (255 * REDUCE * REDUCE);
        picture->dots[y * picture->width + x] = (guint8) (level * 255 / LEVELS);
      }

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

/* Beside each other, as they are kept. */
static Picture *
join (Picture *const *parts)
{
  Picture *result;
  int width = 0;
  int height = 0;

  for (guint i = 0; i < N_WAYS; i++)
    {
      width += parts[i]->width;
      height = MAX (height, parts[i]->height);
    }
  result = picture_new (width, height);
  for (guint i = 0, left = 0; i < N_WAYS; left += (guint) parts[i++]->width)
    for (int y = 0; y < parts[i]->height; y++)
      memcpy (&result->dots[y * width + (int) left], &parts[i]->dots[y * parts[i]->width],
              (gsize) parts[i]->width);

  return result;
}

/* What a picture that is kept has in the place of @part. */
static Picture *
cut (const Picture *picture,
     const Picture *part,
     int            left)
{
  Picture *result = picture_new (part->width, part->height);

  for (int y = 0; y < MIN (part->height, picture->height); y++)
    for (int x = 0; x < part->width && left + x < picture->width; x++)
      result->dots[y * part->width + x] = picture->dots[y * picture->width + left + x];

  return result;
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

/* What is set densely has narrow ones, which every printer can do. The hyphens of a newspaper hang over. */
static int
get_margin (MusterDocument    *document,
            const MusterPaper *paper)
{
  double hyphen = muster_document_get_masthead (document) != NULL ? 6 : 0;

  return (int) (muster_document_get_dense (document) ? 8 * 72 / 25.4 : paper->margin - hyphen);
}

/* Makes the sheet in each way, and has nothing on any of its pages beyond the margins. */
static void
take_pictures (guint     source,
               guint     sheet,
               Picture **pictures)
{
  for (guint way = 0; way < muster_test_ways (N_WAYS); way++)
    {
      MusterSheetOptions options;
      g_autoptr (MusterDocument) document =
        muster_test_sheets_make (sheets, source, sheet, (way & 1) != 0, (way & 2) != 0, &options);
      g_autoptr (MusterPages) pages = muster_pages_new (document, &options.paper);
      int edge = (int) (get_margin (document, &options.paper) * SCALE) - 1;

      for (guint page = 0; page < muster_pages_get_n_pages (pages); page++)
        {
          cairo_surface_t *surface = muster_test_paint_page (pages, page, SCALE);

          g_assert_cmpuint (count_outside (surface, edge), ==, 0);
          if (page == 0)
            pictures[way] = take_picture (surface);
          cairo_surface_destroy (surface);
        }
    }
}

static void
compare_with_kept (Picture *const *pictures,
                   const char     *name,
                   const char     *path)
{
  g_autoptr (Picture) kept = read_picture (path);
  int left = 0;

  for (guint way = 0; way < muster_test_ways (N_WAYS); left += pictures[way++]->width)
    {
      g_autoptr (Picture) expected = cut (kept, pictures[way], left);
      double apart = compare (pictures[way], expected);

      if (apart > TOLERANCE)
        {
          g_autofree char *seen = g_build_filename (g_get_tmp_dir (), name, NULL);
          write_picture (pictures[way], seen);
          g_error ("%s, way %u, is %.2f from its picture; it is now in %s", name, way, apart, seen);
        }
    }
}

/* Returns: (transfer full): the first of its pictures, when all are as they should be */
static Picture *
check_sheet (guint    source,
             guint    sheet,
             gboolean compares)
{
  g_autofree char *stem = muster_test_sheets_dup_name (sheets, source, sheet);
  g_autofree char *name = g_strconcat (stem, ".png", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "sheets", "looks", name, NULL);
  Picture *pictures[N_WAYS] = { NULL };

  take_pictures (source, sheet, pictures);
  if (g_strcmp0 (g_getenv ("MUSTER_TEST_LOOKS"), "write") == 0)
    {
      g_autoptr (Picture) joined = join (pictures);

      write_picture (joined, path);
    }
  if (compares)
    compare_with_kept (pictures, name, path);
  for (guint way = 1; way < N_WAYS; way++)
    g_clear_pointer (&pictures[way], picture_free);

  return pictures[0];
}

static void
test_pages_look_like_their_pictures (void)
{
  gboolean has_fonts = has_font ("DejaVu Sans", "Book") && has_font ("DejaVu Serif", "Italic");
  g_autoptr (Picture) before = NULL;

  for (guint source = 0; source < sheets->n_sources; source++)
    for (guint sheet = 0; sheet < muster_sheet_source_get_n_sheets (sheets->sources[source]); sheet++)
      {
        g_autoptr (Picture) picture = check_sheet (source, sheet, has_fonts);

        /* The control: no sheet looks like the one before it. */
        if (before != NULL)
          g_assert_cmpfloat (compare (before, picture), >, TOLERANCE);
        g_clear_pointer (&before, picture_free);
        before = g_steal_pointer (&picture);
      }
  if (!has_fonts)
    g_test_skip ("the fonts of the pictures, DejaVu, are not here");
}

static Picture *
take_roster (const MusterSheetOptions *options)
{
  g_autoptr (MusterDocument) document = muster_sheet_source_make (sheets->sources[0], 0, options);
  g_autoptr (MusterPages) pages = muster_pages_new (document, &options->paper);
  cairo_surface_t *surface = muster_test_paint_page (pages, 0, SCALE);
  Picture *picture = take_picture (surface);

  cairo_surface_destroy (surface);

  return picture;
}

/* The control: what somebody would see at once is more than the tolerance. */
static void
test_a_change_is_seen (void)
{
  static const char *const fewer[] = { "u1", "u2", "u3", NULL };

  for (guint i = 0; i < 3; i++)
    {
      MusterSheetOptions options;
      g_autoptr (Picture) before = NULL;
      g_autoptr (Picture) after = NULL;

      muster_sheet_options_init (&options);
      before = take_roster (&options);
      options.boxes = i != 0;
      options.units = i == 1 ? fewer : NULL;
      options.paper.large_type = i == 2;
      after = take_roster (&options);
      g_test_message ("%.2f", compare (before, after));
      g_assert_cmpfloat (compare (before, after), >, TOLERANCE);
    }
}

static void
test_nothing_beyond_the_margins_of_landscape (void)
{
  for (guint sheet = 0; sheet < MUSTER_N_SHEETS; sheet++)
    {
      MusterSheetOptions options;
      g_autoptr (MusterDocument) document = NULL;
      g_autoptr (MusterPages) pages = NULL;

      muster_sheet_options_init (&options);
      options.paper.size = MUSTER_PAPER_LETTER;
      options.paper.landscape = TRUE;
      document = muster_sheet_source_make (sheets->sources[0], sheet, &options);
      pages = muster_pages_new (document, &options.paper);
      for (guint page = 0; page < muster_pages_get_n_pages (pages); page++)
        {
          cairo_surface_t *surface = muster_test_paint_page (pages, page, 1);

          g_assert_cmpuint (count_outside (surface, get_margin (document, &options.paper) - 1), ==, 0);
          cairo_surface_destroy (surface);
        }
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
  sheets = muster_test_sheets_new ();

  g_test_add_func ("/sheets-look/pages-look-like-their-pictures", test_pages_look_like_their_pictures);
  g_test_add_func ("/sheets-look/a-change-is-seen", test_a_change_is_seen);
  g_test_add_func ("/sheets-look/nothing-beyond-the-margins-of-landscape",
                   test_nothing_beyond_the_margins_of_landscape);
  status = g_test_run ();
  muster_test_sheets_free (sheets);

  return status;
}
