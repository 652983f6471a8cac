/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define MUSTER_DB_HEADER_SIZE 100

/* "Mstr": the application id in the header of every data file. It never changes. */
#define MUSTER_DB_APPLICATION_ID 0x4d737472

/**
 * MusterDbHeader:
 * @change_counter: goes up by one with each transaction
 * @n_pages: size of the file in pages after the last transaction
 *
 * What the first 100 bytes of an SQLite file say (https://www.sqlite.org/fileformat.html).
 */
typedef struct
{
  guint32 page_size;
  guint32 change_counter;
  guint32 n_pages;
  guint32 user_version;
  guint32 application_id;
} MusterDbHeader;

gboolean muster_db_header_parse   (MusterDbHeader *header,
                                   const guint8   *bytes,
                                   gsize           length);

guint32  muster_db_read_uint32    (const guint8   *bytes);
guint16  muster_db_read_uint16    (const guint8   *bytes);

G_END_DECLS
