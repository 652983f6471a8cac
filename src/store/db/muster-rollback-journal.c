/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/db/muster-rollback-journal.h"

#include "store/muster-store-error.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

/* Judges whether a journal belongs to a file. SQLite plays back any journal of the right name,
 * whoever wrote it. But a journal holds the pages as they were before its transaction. The first
 * page is always among them, because Muster's transactions never spill (see muster-db.c), and it
 * contains the change counter of the file at that time. So this file can recognise a journal that
 * another file left, or this one long ago. */

#define JOURNAL_HEADER_SIZE 28

static const guint8 magic[8] = { 0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7 };

typedef struct
{
  int fd;
  gint64 size;
  guint32 n_records;
  guint32 n_pages_before;
  guint32 sector_size;
  guint32 page_size;
} Journal;

/* Returns FALSE also for an offset after the end. */
static gboolean
read_at (const Journal *journal,
         gint64         offset,
         guint8        *bytes,
         gsize          length)
{
  gssize n;

  do
    n = pread (journal->fd, bytes, length, offset);
  while (n < 0 && errno == EINTR);

  return n == (gssize) length;
}

static gboolean
read_header (Journal *journal,
             gint64   offset)
{
  guint8 bytes[JOURNAL_HEADER_SIZE];

  if (!read_at (journal, offset, bytes, sizeof bytes) || memcmp (bytes, magic, sizeof magic) != 0)
    return FALSE;

  journal->n_records = muster_db_read_uint32 (bytes + 8);

  /* Later headers repeat the sizes, but only those of the first header count. */
  if (offset == 0)
    {
      journal->n_pages_before = muster_db_read_uint32 (bytes + 16);
      journal->sector_size = muster_db_read_uint32 (bytes + 20);
      journal->page_size = muster_db_read_uint32 (bytes + 24);
    }

  return TRUE;
}

/* Looks for the first page in every section of the journal. The number of records in a section may
 * be unknown (all bits set), and the last record may be incomplete and is then ignored. */
static gboolean
find_first_page (Journal *journal,
                 guint8  *bytes)
{
  gint64 offset = 0;

  do
    {
      gint64 record = offset + journal->sector_size;

      for (guint32 i = 0; i < journal->n_records; i++)
        {
          gint64 next = record + journal->page_size + 8;
          guint8 number[4];

          if (next > journal->size || !read_at (journal, record, number, sizeof number))
            return FALSE;
          if (muster_db_read_uint32 (number) == 1)
            return read_at (journal, record + 4, bytes, MUSTER_DB_HEADER_SIZE);
          record = next;
        }

      offset = (record + journal->sector_size - 1) / journal->sector_size * journal->sector_size;
    }
  while (read_header (journal, offset));

  return FALSE;
}

static gboolean
is_of (Journal              *journal,
       const MusterDbHeader *file)
{
  gboolean is_empty = journal->n_records == 0;
  guint8 bytes[MUSTER_DB_HEADER_SIZE];
  MusterDbHeader before;
  guint32 transactions;

  if (journal->page_size != file->page_size || journal->sector_size < 512 ||
      journal->sector_size > 65536)
    return FALSE;

  /* A journal without pages was interrupted before SQLite wrote to the file. Muster did not write a
   * journal that has other pages but not the first, and nobody can tell to which file it
   * belongs. */
  if (!find_first_page (journal, bytes))
    return is_empty && journal->n_pages_before == file->n_pages;

  if (!muster_db_header_parse (&before, bytes, sizeof bytes))
    return FALSE;

  transactions = file->change_counter - before.change_counter;

  return before.application_id == file->application_id &&
         before.n_pages == journal->n_pages_before && transactions <= 1;
}

/**
 * muster_rollback_journal_judge:
 * @path: the journal, which need not exist
 * @file: the header of the file beside it
 *
 * Changes nothing.
 */
gboolean
muster_rollback_journal_judge (const char            *path,
                               const MusterDbHeader  *file,
                               MusterJournalVerdict  *verdict,
                               GError               **error)
{
  Journal journal = { 0 };
  GStatBuf info;

  *verdict = MUSTER_JOURNAL_COLD;

  journal.fd = g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW, 0);
  if (journal.fd < 0)
    return errno == ENOENT || muster_store_error_set_errno (error, errno, path);

  if (fstat (journal.fd, &info) == 0)
    journal.size = info.st_size;

  /* The journal of a finished transaction may still exist, with its header erased. */
  if (read_header (&journal, 0))
    *verdict = is_of (&journal, file) ? MUSTER_JOURNAL_OWN : MUSTER_JOURNAL_STRANGE;

  g_close (journal.fd, NULL);

  return TRUE;
}
