/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/page/muster-pdf.h"
#include "tests/sheets/muster-test-sheets.h"

#include <gio/gio.h>
#include <math.h>

/* Boxes to tick, measured on the paper: the squares that the file of a sheet has lines around. */

#define POINTS_PER_MM (72 / 25.4)
#define MIN_SIDE (4 * POINTS_PER_MM)

static MusterTestSheets *sheets;

/* What a stream of the file says, or NULL for one that is not packed. */
static char *
unpack (const char *data,
        gsize       length)
{
  g_autoptr (GInputStream) packed = g_memory_input_stream_new_from_data (data, (gssize) length, NULL);
  g_autoptr (GConverter) converter =
    G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB));
  g_autoptr (GInputStream) plain = g_converter_input_stream_new (packed, converter);
  g_autoptr (GOutputStream) text = g_memory_output_stream_new_resizable ();

  if (g_output_stream_splice (text, plain, G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE, NULL, NULL) < 0)
    return NULL;
  g_assert_true (g_output_stream_write_all (text, "", 1, NULL, NULL, NULL));
  g_assert_true (g_output_stream_close (text, NULL, NULL));

  return g_memory_output_stream_steal_data (G_MEMORY_OUTPUT_STREAM (text));
}

/* Adds the sides of the squares that have lines around them. */
static void
list_squares (const char *text,
              GArray     *sides)
{
  g_autoptr (GRegex) regex = g_regex_new ("(-?[0-9.]+) (-?[0-9.]+) re S\\b", G_REGEX_OPTIMIZE, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *width = g_match_info_fetch (match, 1);
      g_autofree char *height = g_match_info_fetch (match, 2);
      double side = fabs (g_ascii_strtod (width, NULL));

      if (fabs (side - fabs (g_ascii_strtod (height, NULL))) < 0.02)
        g_array_append_val (sides, side);
    }
}

/* Where @word is next, in what may be no text; or NULL. */
static const char *
find (const char *data,
      const char *end,
      const char *word)
{
  gsize length = strlen (word);

  for (; data + length <= end; data++)
    if (memcmp (data, word, length) == 0)
      return data;

  return NULL;
}

static GArray *
measure_boxes (MusterDocument    *document,
               const MusterPaper *paper)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) pdf = muster_pdf_write_document (document, paper, &error);
  GArray *sides = g_array_new (FALSE, FALSE, sizeof (double));
  gsize length;
  const char *data;
  const char *end;

  g_assert_no_error (error);
  data = g_bytes_get_data (pdf, &length);
  end = data + length;
  for (const char *at = data; (at = find (at, end, "stream\n")) != NULL;)
    {
      const char *stop;
      g_autofree char *text = NULL;

      at += strlen ("stream\n");
      stop = find (at, end, "endstream");
      g_assert_nonnull (stop);
      text = unpack (at, (gsize) (stop - at));
      if (text != NULL)
        list_squares (text, sides);
      at = stop + strlen ("endstream");
    }

  return sides;
}

static double
find_smallest (const GArray *sides)
{
  double least = G_MAXDOUBLE;

  for (guint i = 0; i < sides->len; i++)
    least = MIN (least, g_array_index (sides, double, i));

  return least;
}

/* Sheets that take the room that they need, and cards, as many on a page as usual. */
static void
test_boxes_are_ticked_without_trouble (void)
{
  static const char *const ids[] = { "roster", "cards", "leaders", "blank", "scenario", NULL };
  guint n_sheets = 0;

  for (guint source = 0; source < sheets->n_sources; source++)
    for (guint sheet = 0; sheet < muster_sheet_source_get_n_sheets (sheets->sources[source]); sheet++)
      for (guint is_large = 0; is_large < muster_test_ways (2); is_large++)
        {
          g_autofree char *name = muster_test_sheets_dup_name (sheets, source, sheet);
          MusterSheetOptions options;
          g_autoptr (MusterDocument) document =
            muster_test_sheets_make (sheets, source, sheet, is_large, is_large, &options);
          g_autoptr (GArray) sides = NULL;

          if (!g_strv_contains (ids, muster_sheet_source_get_sheet_id (sheets->sources[source], sheet)))
            continue;
          sides = measure_boxes (document, &options.paper);
          if (sides->len == 0)
            continue;
          g_test_message ("%s: %u boxes, %.2f mm", name, sides->len, find_smallest (sides) / POINTS_PER_MM);
          g_assert_cmpfloat (find_smallest (sides), >=, MIN_SIDE);
          n_sheets++;
        }
  /* Leaders of two rulesets have none. */
  g_assert_cmpuint (n_sheets, ==, muster_test_ways (2) * (4 + 4 + 2 + 4 + 4));
}

int
main (int   argc,
      char *argv[])
{
  int status;

  muster_test_init (&argc, &argv);
  sheets = muster_test_sheets_new ();

  g_test_add_func ("/boxes/boxes-are-ticked-without-trouble", test_boxes_are_ticked_without_trouble);
  status = g_test_run ();
  muster_test_sheets_free (sheets);

  return status;
}
