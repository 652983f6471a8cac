/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/upkeep/muster-carver.h"

#include "core/muster-json.h"
#include "store/db/muster-db-header.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The format of pages, cells and records: https://www.sqlite.org/fileformat.html. Every number
 * comes from a damaged file and is held against the size of what it counts.
 *
 * Pages are read one by one and not mapped: a disk that cannot give one page would end the
 * program. */

#define PAGE_SIZE_USUAL 4096

#define TABLE_LEAF     0x0d
#define INDEX_LEAF     0x0a
#define INDEX_INTERIOR 0x02

/* Longer rows than the largest document are none of Muster's. */
#define MAX_PAYLOAD (MUSTER_JSON_MAX_SIZE + 4096)

struct _MusterCarver
{
  int fd;
  guint32 page_size;
  guint32 n_pages;
  guint8 *page;
  guint8 *overflow;
  GByteArray *payload;
};

typedef struct
{
  const guint8 *at;
  const guint8 *end;
} Cursor;

static gboolean
read_page (MusterCarver *self,
           guint32       number,
           guint8       *page)
{
  gssize n;

  /* 0, which there is not, comes out behind the end of any file. */
  do
    n = pread (self->fd, page, self->page_size, (off_t) (number - 1) * self->page_size);
  while (n < 0 && errno == EINTR);

  if (n <= 0)
    return FALSE;

  /* The last page of a file that was cut short. */
  memset (page + n, 0, self->page_size - (gsize) n);

  return TRUE;
}

static gboolean
read_varint (Cursor  *cursor,
             guint64 *number)
{
  *number = 0;

  for (guint i = 0; i < 9 && cursor->at < cursor->end; i++)
    {
      guint8 byte = *cursor->at++;

      if (i == 8)
        {
          *number = *number << 8 | byte;
          return TRUE;
        }
      *number = *number << 7 | (byte & 0x7f);
      if (!(byte & 0x80))
        return TRUE;
    }

  return FALSE;
}

/* How much of a row stands in its cell; the rest is on pages of its own. */
static gsize
count_local (MusterCarver *self,
             gboolean      in_table,
             gsize         size)
{
  gsize usable = self->page_size;
  gsize most = in_table ? usable - 35 : (usable - 12) * 64 / 255 - 23;
  gsize least = (usable - 12) * 32 / 255 - 23;
  gsize fitting;

  if (size <= most)
    return size;

  fitting = least + (size - least) % (usable - 4);

  return fitting <= most ? fitting : least;
}

static gboolean
read_overflow (MusterCarver *self,
               guint32       number,
               gsize         size)
{
  while (self->payload->len < size)
    {
      gsize n = MIN (size - self->payload->len, self->page_size - 4);

      if (!read_page (self, number, self->overflow))
        return FALSE;
      g_byte_array_append (self->payload, self->overflow + 4, (guint) n);
      number = muster_db_read_uint32 (self->overflow);
    }

  return TRUE;
}

static gboolean
read_payload (MusterCarver *self,
              Cursor        cell,
              gboolean      in_table,
              gsize         size)
{
  gsize n_local = count_local (self, in_table, size);

  g_byte_array_set_size (self->payload, 0);
  if (n_local > (gsize) (cell.end - cell.at))
    return FALSE;

  g_byte_array_append (self->payload, cell.at, (guint) n_local);
  if (n_local == size)
    return TRUE;

  return cell.end - cell.at >= (gssize) n_local + 4 &&
         read_overflow (self, muster_db_read_uint32 (cell.at + n_local), size);
}

static gboolean
read_value (guint64            serial_type,
            Cursor            *body,
            MusterCarvedValue *value)
{
  static const gsize sizes[] = { 0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0 };
  gsize size;

  size = serial_type < 12 ? sizes[serial_type] : (gsize) ((serial_type - 12) / 2);
  if (serial_type == 10 || serial_type == 11 || size > (gsize) (body->end - body->at))
    return FALSE;

  memset (value, 0, sizeof *value);
  if (serial_type == 0)
    value->type = MUSTER_CARVED_NULL;
  else if (serial_type == 7)
    value->type = MUSTER_CARVED_REAL;
  else if (serial_type < 12)
    value->type = MUSTER_CARVED_INT;
  else
    value->type = serial_type % 2 == 0 ? MUSTER_CARVED_BLOB : MUSTER_CARVED_TEXT;

  if (serial_type == 8 || serial_type == 9)
    value->number = serial_type == 9;
  else if (value->type == MUSTER_CARVED_INT)
    {
      guint64 number = body->at[0] & 0x80 ? G_MAXUINT64 : 0;

      for (gsize i = 0; i < size; i++)
        number = number << 8 | body->at[i];
      value->number = (gint64) number;
    }
  value->bytes = body->at;
  value->length = size;
  body->at += size;

  return TRUE;
}

/* A row is a list of types, and then the values. */
static gboolean
parse_record (MusterCarver    *self,
              MusterCarvedRow *row)
{
  Cursor head, body;
  guint64 head_size, serial_type;

  if (self->payload->len == 0)
    return FALSE;

  head = (Cursor) { self->payload->data, self->payload->data + self->payload->len };
  body = head;
  if (!read_varint (&head, &head_size) || head_size > self->payload->len)
    return FALSE;

  head.end = self->payload->data + head_size;
  body.at = head.end;
  row->n_values = 0;
  while (head.at < head.end)
    {
      if (row->n_values == MUSTER_CARVER_MAX_COLUMNS || !read_varint (&head, &serial_type) ||
          !read_value (serial_type, &body, &row->values[row->n_values]))
        return FALSE;
      row->n_values++;
    }

  return body.at == body.end;
}

/* 0 for pages without rows, and for the first page of a file, which begins with something else. No
 * row takes less than four bytes. */
static guint
count_cells (MusterCarver *self)
{
  const guint8 *head = self->page;

  if (head[0] != TABLE_LEAF && head[0] != INDEX_LEAF && head[0] != INDEX_INTERIOR)
    return 0;

  return MIN (muster_db_read_uint16 (head + 3), self->page_size / 4);
}

static gboolean
parse_cell (MusterCarver    *self,
            guint            cell,
            MusterCarvedRow *row)
{
  const guint8 *head = self->page;
  gboolean interior = head[0] == INDEX_INTERIOR;
  const guint8 *pointer = head + (interior ? 12 : 8) + 2 * cell;
  Cursor cursor = { NULL, self->page + self->page_size };
  guint64 size, rowid = 0;

  cursor.at = self->page + muster_db_read_uint16 (pointer) + (interior ? 4 : 0);
  row->in_table = head[0] == TABLE_LEAF;
  if (!read_varint (&cursor, &size) || size > MAX_PAYLOAD ||
      (row->in_table && !read_varint (&cursor, &rowid)))
    return FALSE;

  row->rowid = (gint64) rowid;

  return read_payload (self, cursor, row->in_table, (gsize) size) && parse_record (self, row);
}

MusterCarver *
muster_carver_new (const char  *path,
                   GError     **error)
{
  g_autoptr (MusterCarver) self = g_new0 (MusterCarver, 1);
  guint8 bytes[MUSTER_DB_HEADER_SIZE] = { 0 };
  MusterDbHeader header;
  struct stat info;

  self->fd = g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0);
  if (self->fd < 0 || fstat (self->fd, &info) != 0)
    {
      muster_store_error_set_errno (error, errno, path);
      return NULL;
    }

  /* A damaged header may say anything; but then the file is not as large as it says. */
  self->page_size = PAGE_SIZE_USUAL;
  if (pread (self->fd, bytes, sizeof bytes, 0) == (gssize) sizeof bytes &&
      muster_db_header_parse (&header, bytes, sizeof bytes) &&
      (off_t) header.n_pages * header.page_size == info.st_size)
    self->page_size = header.page_size;

  self->n_pages = (guint32) MIN ((info.st_size + self->page_size - 1) / self->page_size,
                                 (off_t) G_MAXINT32);
  self->page = g_malloc0 (self->page_size);
  self->overflow = g_malloc0 (self->page_size);
  self->payload = g_byte_array_new ();

  return g_steal_pointer (&self);
}

void
muster_carver_free (MusterCarver *self)
{
  g_return_if_fail (self != NULL);

  if (self->fd >= 0)
    g_close (self->fd, NULL);
  g_free (self->page);
  g_free (self->overflow);
  g_clear_pointer (&self->payload, g_byte_array_unref);
  g_free (self);
}

void
muster_carver_visit (MusterCarver      *self,
                     MusterCarverVisit  visit,
                     gpointer           data)
{
  g_return_if_fail (self != NULL);

  for (guint32 number = 1; number <= self->n_pages; number++)
    {
      guint n_cells = read_page (self, number, self->page) ? count_cells (self) : 0;

      for (guint i = 0; i < n_cells; i++)
        {
          MusterCarvedPlace place = { number, (guint16) i };
          MusterCarvedRow row;

          if (parse_cell (self, i, &row))
            visit (&row, &place, data);
        }
    }
}

gboolean
muster_carver_read (MusterCarver            *self,
                    const MusterCarvedPlace *place,
                    MusterCarvedRow         *row)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return read_page (self, place->page, self->page) &&
         place->cell < count_cells (self) && parse_cell (self, place->cell, row);
}

static gboolean
value_fits (const MusterCarvedValue *value,
            char                     type)
{
  switch (type)
    {
    case 'n':
      return value->type == MUSTER_CARVED_NULL;

    case 'i':
      return value->type == MUSTER_CARVED_INT;

    case 't':
      return value->type == MUSTER_CARVED_TEXT &&
             memchr (value->bytes, '\0', value->length) == NULL &&
             g_utf8_validate ((const char *) value->bytes, (gssize) value->length, NULL);

    case 'b':
      return value->type == MUSTER_CARVED_BLOB;

    case 'h':
      return value->type == MUSTER_CARVED_BLOB && value->length == MUSTER_HASH_SIZE;

    default:
      return FALSE;
    }
}

gboolean
muster_carver_row_fits (const MusterCarvedRow *row,
                        gboolean               in_table,
                        const char            *types)
{
  if (row->in_table != in_table || row->n_values != strlen (types))
    return FALSE;

  for (guint i = 0; i < row->n_values; i++)
    {
      if (!value_fits (&row->values[i], types[i]))
        return FALSE;
    }

  return TRUE;
}

char *
muster_carver_row_dup_text (const MusterCarvedRow *row,
                            guint                  column)
{
  const MusterCarvedValue *value = &row->values[column];

  return g_strndup ((const char *) value->bytes, value->length);
}

void
muster_carver_row_get_hash (const MusterCarvedRow *row,
                            guint                  column,
                            MusterHash            *hash)
{
  memcpy (hash->bytes, row->values[column].bytes, sizeof hash->bytes);
}
