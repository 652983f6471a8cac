/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test.h"

#include "store/db/muster-rollback-journal.h"
#include "store/muster-store-error.h"

#include <string.h>
#include <unistd.h>

/* Journals as SQLite writes them (https://www.sqlite.org/fileformat.html#the_rollback_journal), beside
 * a file of nine pages that has seen a hundred transactions. */

#define PAGE 1024
#define SECTOR 512
/* As many records as fill sectors to the last byte. */
#define SECTORS "3456789234567892345678923456789234567892345678923456789234567892"
#define N_PAGES 9
#define COUNTER 100

static const MusterDbHeader file = {
  .page_size = PAGE,
  .change_counter = COUNTER,
  .n_pages = N_PAGES,
  .application_id = MUSTER_DB_APPLICATION_ID,
};

/* A number that is 0 is the usual one. */
typedef struct
{
  const char *name;
  const char *parts[3]; /* which pages, a digit each */
  MusterJournalVerdict verdict;
  guint cut;            /* bytes that are missing at its end */
  guint32 n_records;    /* that its first part claims to have */
  guint32 n_pages;      /* that it claims the file had */
  guint32 sector;
  guint32 page;
  guint32 counter;      /* from here on what its first page says */
  guint32 n_pages_of_first;
  guint32 application_id;
  guint8 magic;
} Case;

static const Case cases[] = {
  { "first page", { "1" }, MUSTER_JOURNAL_OWN },
  { "first page behind others", { "351" }, MUSTER_JOURNAL_OWN },
  { "first page in a second part", { "35", "71" }, MUSTER_JOURNAL_OWN },
  { "a part that ends with a sector", { SECTORS, "1" }, MUSTER_JOURNAL_OWN },
  { "parts without a first page", { "35", "7" }, MUSTER_JOURNAL_STRANGE },
  { "one of its records is cut off", { "351" }, MUSTER_JOURNAL_STRANGE, .cut = 1 },
  { "its last record but the first page is cut off", { "135" }, MUSTER_JOURNAL_OWN, .cut = 1 },
  { "first page is not there", { "35" }, MUSTER_JOURNAL_STRANGE, .n_records = 3 },
  { "first page is not counted", { "351" }, MUSTER_JOURNAL_STRANGE, .n_records = 2 },
  { "records that nobody has counted", { "351" }, MUSTER_JOURNAL_OWN, .n_records = G_MAXUINT32 },
  { "uncounted without a first page", { "35" }, MUSTER_JOURNAL_STRANGE, .n_records = G_MAXUINT32 },

  { "no records", { "" }, MUSTER_JOURNAL_OWN },
  { "no records, of a smaller file", { "" }, MUSTER_JOURNAL_STRANGE, .n_pages = N_PAGES - 1 },
  { "no records, of a larger file", { "" }, MUSTER_JOURNAL_STRANGE, .n_pages = N_PAGES + 1 },
  { "a second part without records", { "35", "" }, MUSTER_JOURNAL_STRANGE },
  { "first page behind a part without records", { "35", "", "71" }, MUSTER_JOURNAL_OWN },

  { "the transaction before", { "1" }, MUSTER_JOURNAL_OWN, .counter = COUNTER - 1 },
  { "two transactions ago", { "1" }, MUSTER_JOURNAL_STRANGE, .counter = COUNTER - 2 },
  { "of the future", { "1" }, MUSTER_JOURNAL_STRANGE, .counter = COUNTER + 1 },
  { "the file has grown since", { "1" }, MUSTER_JOURNAL_OWN, .n_pages = 5, .n_pages_of_first = 5 },
  { "its first page is of another size", { "1" }, MUSTER_JOURNAL_STRANGE, .n_pages = 5 },
  { "of another program", { "1" }, MUSTER_JOURNAL_STRANGE, .application_id = 1 },
  { "its first page is none", { "1" }, MUSTER_JOURNAL_STRANGE, .magic = 'x' },

  { "smallest sectors", { "31", "5" }, MUSTER_JOURNAL_OWN, .sector = 512 },
  { "sectors that are too small", { "1" }, MUSTER_JOURNAL_STRANGE, .sector = 511 },
  { "largest sectors", { "3", "51" }, MUSTER_JOURNAL_OWN, .sector = 65536 },
  { "sectors that are too large", { "1" }, MUSTER_JOURNAL_STRANGE, .sector = 65537 },
  { "sectors larger than records", { "35", "1" }, MUSTER_JOURNAL_OWN, .sector = 4096 },
  { "smaller pages", { "1" }, MUSTER_JOURNAL_STRANGE, .page = 512 },
  { "larger pages", { "1" }, MUSTER_JOURNAL_STRANGE, .page = 2048 },
};

static guint32
number_or (guint32 number,
           guint32 usual)
{
  return number != 0 ? number : usual;
}

static void
add_number (GByteArray *bytes,
            guint32     number)
{
  guint32 big = GUINT32_TO_BE (number);

  g_byte_array_append (bytes, (const guint8 *) &big, sizeof big);
}

static void
fill_up (GByteArray *bytes,
         guint       size)
{
  guint before = bytes->len;

  g_byte_array_set_size (bytes, size);
  if (size > before)
    memset (bytes->data + before, 0, size - before);
}

static void
put_number (GByteArray *bytes,
            guint       offset,
            guint32     number)
{
  guint32 big = GUINT32_TO_BE (number);

  memcpy (bytes->data + offset, &big, sizeof big);
}

static void
add_page (GByteArray *bytes,
          const Case *test,
          guint32     page,
          guint32     number)
{
  guint start = bytes->len + 4;

  add_number (bytes, number);
  fill_up (bytes, start + page + 4);
  if (number != 1)
    return;

  memcpy (bytes->data + start, "SQLite format 3", 16);
  bytes->data[start] = test->magic != 0 ? test->magic : 'S';
  bytes->data[start + 16] = (guint8) (page >> 8);
  put_number (bytes, start + 24, number_or (test->counter, COUNTER));
  put_number (bytes, start + 28, number_or (test->n_pages_of_first, N_PAGES));
  put_number (bytes, start + 68, number_or (test->application_id, MUSTER_DB_APPLICATION_ID));
}

/* Each begins at a sector. Those behind the first repeat its sizes, which do not count there. */
static void
add_part (GByteArray *bytes,
          const Case *test,
          const char *pages)
{
  static const guint8 magic[8] = { 0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7 };
  guint32 sector = number_or (test->sector, SECTOR);
  guint32 page = number_or (test->page, PAGE);
  guint start = (bytes->len + sector - 1) / sector * sector;
  gboolean is_first = start == 0;

  fill_up (bytes, start);
  g_byte_array_append (bytes, magic, sizeof magic);
  add_number (bytes, number_or (is_first ? test->n_records : 0, (guint32) strlen (pages)));
  add_number (bytes, 0x01020304);
  add_number (bytes, is_first ? number_or (test->n_pages, N_PAGES) : 77);
  add_number (bytes, is_first ? sector : 77);
  add_number (bytes, is_first ? page : 77);
  fill_up (bytes, start + sector);
  for (; *pages != '\0'; pages++)
    add_page (bytes, test, page, (guint32) g_ascii_digit_value (*pages));
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_test_dir_build (dir, "journal");
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autoptr (GError) error = NULL;
  MusterJournalVerdict verdict;

  for (guint i = 0; i < G_N_ELEMENTS (test->parts) && test->parts[i] != NULL; i++)
    add_part (bytes, test, test->parts[i]);
  g_assert_true (g_file_set_contents (path, (const char *) bytes->data, bytes->len - test->cut, &error));
  muster_rollback_journal_judge (path, &file, &verdict, &error);
  g_assert_no_error (error);
  g_assert_cmpint (verdict, ==, test->verdict);
}

static void
test_what_cannot_be_read_is_told (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_test_dir_build (dir, "journal");
  g_autoptr (GError) error = NULL;
  MusterJournalVerdict verdict;

  g_assert_true (muster_rollback_journal_judge (path, &file, &verdict, &error));
  g_assert_no_error (error);
  g_assert_cmpint (verdict, ==, MUSTER_JOURNAL_COLD);

  g_assert_cmpint (symlink ("elsewhere", path), ==, 0);
  g_assert_false (muster_rollback_journal_judge (path, &file, &verdict, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_IO);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  muster_test_add_all ("/rollback-journal", cases, test_case);
  g_test_add_func ("/rollback-journal/what-cannot-be-read-is-told", test_what_cannot_be_read_is_told);

  return g_test_run ();
}
