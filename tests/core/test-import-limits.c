/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/exchange/muster-force-import.h"
#include "core/exchange/muster-force-list-reader.h"
#include "core/exchange/muster-list-markup.h"
#include "core/exchange/muster-word.h"
#include "core/muster-core-error.h"
#include "core/muster-zip.h"
#include "muster-test-library.h"
#include "muster-test.h"

#include <archive.h>
#include <archive_entry.h>
#include <string.h>
#include <time.h>

/* What strangers hand to the importer at its largest. Time is only told: a reader that takes for ever is
 * ended by the test runner. */

#define MEBIBYTE (1024 * 1024)

/* Before what is repeated, and behind it. */
static const struct
{
  const char *head;
  const char *tail;
} frames[] = {
  { "", "" },
  { "Regular Infantry\n", "" },
  { "[b]Column[/b]\n", "" },
  { "# Column\n", "" },
  { "Type,Options\nRegular Infantry,\"", "\"\n" },
  { "Type,Variants\nRegular Infantry,\"", "\"\n" },
  { "Type,Force variants\nRegular Infantry,\"", "\"\n" },
  { "<roster><forces><force><selections><selection name='", "'/></selections></force></forces></roster>" },
  { "<roster>", "</roster>" },
};

static const char *const units[] = {
  "a,", "a", "a ", ",", "\"", "“", "“a” ", "(a", "[a]", "[*]a ", "[*]", "[b]", "**", "# ", "a: ", " – ",
  "1 ", "1 x ", "é", "&amp;", "<a>", "<a/>", "| a ", "=a,", "a led by ", "a\r", "\xc2\xa0", "points ",
};

static void
read_whole (MusterLibrary *library,
            const GString *text,
            const char    *what)
{
  g_autoptr (GError) error = NULL;
  clock_t start = clock ();
  g_autoptr (MusterForceReading) reading =
    muster_force_import (library, text->str, text->len, "input", NULL, NULL, &error);
  g_autoptr (MusterForce) force = NULL;

  g_assert_true ((reading == NULL) == (error != NULL));
  if (reading != NULL)
    force = muster_force_reading_make_force (reading);
  else
    g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_test_message ("%s: %.3f s", what, (double) (clock () - start) / CLOCKS_PER_SEC);
}

static void
test_a_mebibyte_of_one_thing_is_read_or_refused (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  gsize size = muster_test_rounds (MEBIBYTE / 32, MEBIBYTE - 1000);

  for (guint i = 0; i < G_N_ELEMENTS (frames); i++)
    for (guint j = 0; j < G_N_ELEMENTS (units); j++)
      {
        g_autoptr (GString) text = g_string_new (frames[i].head);
        g_autofree char *what = g_strdup_printf ("%s%s…", frames[i].head, units[j]);

        while (text->len < size)
          g_string_append (text, units[j]);
        g_string_append (text, frames[i].tail);
        read_whole (library, text, what);
      }
}

/* Each line of words that nobody has seen before. */
static void
test_thousands_of_unknown_lines_are_read (void)
{
  static const char *const separators[] = { " ", ", ", ": ", " - ", " (", "; ", " led by " };
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  guint n_lines = muster_test_rounds (1000, MUSTER_LIST_MAX_LINES);
  MusterRandom random;

  muster_random_init (&random, 1);
  for (guint i = 0; i < G_N_ELEMENTS (separators); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      for (guint n = 1; n < n_lines; n++)
        {
          for (guint j = 0; j < 20; j++)
            {
              for (guint k = muster_random_below (&random, 12); k < 14; k++)
                g_string_append_c (text, (char) ('a' + muster_random_below (&random, 26)));
              g_string_append (text, separators[i]);
            }
          g_string_append_c (text, '\n');
        }
      g_string_truncate (text, MEBIBYTE);
      read_whole (library, text, separators[i]);
    }
}

static void
test_a_line_without_end_is_not_read (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterRuleset *ruleset = muster_library_find_ruleset (library, "kings");
  g_autoptr (GString) text = g_string_new ("Column\n");
  g_autoptr (MusterForceReading) reading = NULL;
  g_autoptr (MusterReadingLine) line = NULL;
  g_autoptr (GError) error = NULL;

  while (text->len < MUSTER_LIST_MAX_LINE + 100)
    g_string_append (text, "Regular Infantry ");
  g_string_append (text, "\nRegular Infantry\n");
  reading = muster_force_list_reader_read (ruleset, text->str, text->len, "input", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (muster_force_reading_get_n_units (reading), ==, 1);

  line = g_list_model_get_item (muster_force_reading_get_lines (reading), 1);
  g_assert_cmpint (muster_reading_line_get_verdict (line), ==, MUSTER_READING_LOST);
  g_assert_cmpstr (muster_reading_line_get_remarks (line)[0], ==,
                   "a line of more than 41000 bytes is not read");
  g_assert_cmpuint (strlen (muster_reading_line_get_text (line)), <=, 1000);
}

static void
test_parts_of_a_long_line_are_shown_by_themselves (void)
{
  g_autoptr (GString) text = g_string_new ("[list]");
  g_autoptr (GArray) lines = NULL;

  for (guint i = 0; i < 1000; i++)
    g_string_append (text, "[*]Tribal Infantry");
  lines = muster_list_markup_split (text->str);
  g_assert_cmpuint (lines->len, ==, 1000);
  for (guint i = 0; i < lines->len; i++)
    g_assert_cmpstr (muster_list_markup_get (lines, i)->source, ==, "Tribal Infantry");
}

/* An archive whose entries do not say how long they are. */
static GByteArray *
pack_streamed (const char *const *names,
               gsize              length)
{
  GByteArray *bytes = g_byte_array_new ();
  struct archive *writer = archive_write_new ();
  g_autofree char *zeros = g_malloc0 (MEBIBYTE);
  size_t n_bytes = 0;

  g_byte_array_set_size (bytes, (guint) (length / 100 + MEBIBYTE));
  archive_write_set_format_zip (writer);
  archive_write_set_bytes_in_last_block (writer, 1);
  archive_write_open_memory (writer, bytes->data, bytes->len, &n_bytes);
  for (guint i = 0; names[i] != NULL; i++)
    {
      struct archive_entry *entry = archive_entry_new ();

      archive_entry_set_pathname (entry, names[i]);
      archive_entry_set_filetype (entry, AE_IFREG);
      g_assert_cmpint (archive_write_header (writer, entry), ==, ARCHIVE_OK);
      for (gsize n = 0; n < length; n += MEBIBYTE)
        g_assert_cmpint ((int) archive_write_data (writer, zeros, MIN (length - n, MEBIBYTE)), >, 0);
      archive_entry_free (entry);
    }
  archive_write_close (writer);
  archive_write_free (writer);
  g_byte_array_set_size (bytes, (guint) n_bytes);

  return bytes;
}

static void
test_what_is_skipped_in_an_archive_counts (void)
{
  static const char *const bomb[] = { "bomb.bin", "a.ros", NULL };
  static const char *const small[] = { "readme.txt", "a.ros", NULL };
  g_autoptr (GByteArray) large = pack_streamed (bomb, 24 * MEBIBYTE);
  g_autoptr (GByteArray) good = pack_streamed (small, 1000);
  g_autoptr (GBytes) unpacked = NULL;
  g_autoptr (GError) error = NULL;

  unpacked = muster_zip_read (good->data, good->len, ".ros", MEBIBYTE, "file", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_bytes_get_size (unpacked), ==, 1000);

  /* By its ratio, or by its size. */
  g_assert_null (muster_zip_read (large->data, large->len, ".ros", 16 * MEBIBYTE, "file", &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_TOO_LARGE);
  g_assert_cmpstr (error->message, ==, "file: more than 100 times as large when unpacked");
  g_clear_error (&error);
  g_assert_null (muster_zip_read (large->data, large->len, ".ros", MEBIBYTE, "file", &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_TOO_LARGE);
  g_assert_cmpstr (error->message, ==, "file: larger than 1 MiB when unpacked");
}

static void
test_keys_of_words_know_no_accents (void)
{
  static const struct
  {
    const char *text;
    const char *key;
  } cases[] = {
    { "Légion Étrangère", "legionetrangere" }, { "Straße", "strasse" },     { "ÆØÅ", "aeoa" },
    { "ﬁne", "fine" },                          { "Łódź", "lodz" },         { "ΟΔΟΣ οδος", "οδοσοδοσ" },
    { "İstanbul", "istanbul" },                 { "Infantries", "infantry" }, { "12th's", "12ths" },
    { "Zulu’s", "zulu" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *key = muster_word_dup_key (cases[i].text);

      g_assert_cmpstr (key, ==, cases[i].key);
    }
}

/* The same as muster_word_distance() for ASCII, with a table of everything. */
static guint
measure (const char *a,
         const char *b)
{
  guint table[16][16];

  for (guint i = 0; i <= strlen (a); i++)
    for (guint j = 0; j <= strlen (b); j++)
      {
        guint best = MAX (i, j);

        if (i > 0 && j > 0)
          best = MIN (table[i - 1][j - 1] + (a[i - 1] != b[j - 1]),
                      MIN (table[i - 1][j], table[i][j - 1]) + 1);
        if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
          best = MIN (best, table[i - 2][j - 2] + 1);
        table[i][j] = best;
      }

  return table[strlen (a)][strlen (b)];
}

static void
test_distances_are_right_up_to_their_limit (void)
{
  MusterRandom random;
  char words[2][16];

  muster_random_init (&random, 7);
  for (guint i = 0; i < 20000; i++)
    {
      guint limit = muster_random_below (&random, 6);

      for (guint j = 0; j < 2; j++)
        {
          guint n = muster_random_below (&random, 12);

          for (guint k = 0; k < n; k++)
            words[j][k] = (char) ('a' + muster_random_below (&random, 3));
          words[j][n] = '\0';
        }
      g_assert_cmpuint (muster_word_distance (words[0], words[1], limit), ==,
                        MIN (measure (words[0], words[1]), limit + 1));
      g_assert_cmpuint (muster_word_distance (words[0], words[1], G_MAXUINT - 1), ==,
                        measure (words[0], words[1]));
      g_assert_cmpuint (muster_word_part (muster_word_get_letters (words[0]),
                                          muster_word_get_letters (words[1])), <=,
                        measure (words[0], words[1]));
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/import-limits/a-mebibyte-of-one-thing-is-read-or-refused",
                   test_a_mebibyte_of_one_thing_is_read_or_refused);
  g_test_add_func ("/import-limits/thousands-of-unknown-lines-are-read",
                   test_thousands_of_unknown_lines_are_read);
  g_test_add_func ("/import-limits/a-line-without-end-is-not-read",
                   test_a_line_without_end_is_not_read);
  g_test_add_func ("/import-limits/parts-of-a-long-line-are-shown-by-themselves",
                   test_parts_of_a_long_line_are_shown_by_themselves);
  g_test_add_func ("/import-limits/what-is-skipped-in-an-archive-counts",
                   test_what_is_skipped_in_an_archive_counts);
  g_test_add_func ("/import-limits/keys-of-words-know-no-accents",
                   test_keys_of_words_know_no_accents);
  g_test_add_func ("/import-limits/distances-are-right-up-to-their-limit",
                   test_distances_are_right_up_to_their_limit);

  return g_test_run ();
}
