/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/db/muster-db-header.h"

#include <string.h>

/* Parses the beginning of an SQLite file. Muster reads it before it calls SQLite, because the first
 * call may already change the file: SQLite plays back any journal that lies beside it. */

/* 16 bytes, including the final NUL. */
static const char magic[16] = "SQLite format 3";

guint32
muster_db_read_uint32 (const guint8 *bytes)
{
  return (guint32) bytes[0] << 24 | (guint32) bytes[1] << 16 | (guint32) bytes[2] << 8 | bytes[3];
}

guint16
muster_db_read_uint16 (const guint8 *bytes)
{
  return (guint16) (bytes[0] << 8 | bytes[1]);
}

/**
 * muster_db_header_parse:
 *
 * Returns: %FALSE if @bytes are not the beginning of an SQLite file
 */
gboolean
muster_db_header_parse (MusterDbHeader *header,
                        const guint8   *bytes,
                        gsize           length)
{
  g_return_val_if_fail (header != NULL, FALSE);

  memset (header, 0, sizeof *header);

  if (length < MUSTER_DB_HEADER_SIZE || memcmp (bytes, magic, sizeof magic) != 0)
    return FALSE;

  /* 65536 does not fit its two bytes and is written as 1. */
  header->page_size = muster_db_read_uint16 (bytes + 16);
  if (header->page_size == 1)
    header->page_size = 65536;
  if (header->page_size < 512 || (header->page_size & (header->page_size - 1)) != 0)
    return FALSE;

  header->change_counter = muster_db_read_uint32 (bytes + 24);
  header->n_pages = muster_db_read_uint32 (bytes + 28);
  header->user_version = muster_db_read_uint32 (bytes + 60);
  header->application_id = muster_db_read_uint32 (bytes + 68);

  return TRUE;
}
