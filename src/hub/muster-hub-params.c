/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "hub/muster-hub-params.h"

#include <string.h>

/* An array on the wire: how many dimensions, whether there are NULLs, the type of its elements, their
 * number, the first index; then each element with its length. All numbers are big-endian. */
#define HEAD_SIZE 20
#define N_ELEMENTS_AT 12
#define HAS_NULL_AT 4

/* PostgreSQL's numbers of types, which never change. */
enum
{
  OID_BOOL = 16,
  OID_BYTEA = 17,
  OID_INT8 = 20,
  OID_INT4 = 23,
  OID_TEXT = 25,
  OID_UUID = 2950,
};

static const struct
{
  guint element;
  guint array;
} TYPES[] = {
  [MUSTER_HUB_BOOLEANS] = { OID_BOOL, 1000 },
  [MUSTER_HUB_INTS] = { OID_INT4, 1007 },
  [MUSTER_HUB_LONGS] = { OID_INT8, 1016 },
  [MUSTER_HUB_TEXTS] = { OID_TEXT, 1009 },
  [MUSTER_HUB_BYTES] = { OID_BYTEA, 1001 },
};

struct _MusterHubList
{
  GByteArray *bytes; /* (nullable): NULL for a NULL */
  guint oid;
  int format;
  guint n_elements;
};

struct _MusterHubParams
{
  GPtrArray *lists;
  GArray *types;
  GArray *lengths;
  GArray *formats;
  GPtrArray *values;
  MusterHubWire wire;
};

static void
free_list (gpointer data)
{
  MusterHubList *list = data;

  g_clear_pointer (&list->bytes, g_byte_array_unref);
  g_free (list);
}

MusterHubParams *
muster_hub_params_new (void)
{
  MusterHubParams *self = g_new0 (MusterHubParams, 1);

  self->lists = g_ptr_array_new_with_free_func (free_list);
  self->types = g_array_new (FALSE, FALSE, sizeof (guint));
  self->lengths = g_array_new (FALSE, FALSE, sizeof (int));
  self->formats = g_array_new (FALSE, FALSE, sizeof (int));
  self->values = g_ptr_array_new ();

  return self;
}

void
muster_hub_params_free (MusterHubParams *self)
{
  g_ptr_array_unref (self->lists);
  g_array_unref (self->types);
  g_array_unref (self->lengths);
  g_array_unref (self->formats);
  g_ptr_array_unref (self->values);
  g_free (self);
}

static void
put_int (GByteArray *bytes,
         gint32      number)
{
  guint32 wire = GUINT32_TO_BE ((guint32) number);

  g_byte_array_append (bytes, (const guint8 *) &wire, sizeof wire);
}

static void
put_int_at (GByteArray *bytes,
            guint       offset,
            gint32      number)
{
  guint32 wire = GUINT32_TO_BE ((guint32) number);

  memcpy (bytes->data + offset, &wire, sizeof wire);
}

/* @value: (nullable) */
static MusterHubList *
add (MusterHubParams *self,
     guint            oid,
     int              format,
     const void      *value,
     gsize            length)
{
  MusterHubList *list = g_new0 (MusterHubList, 1);

  list->oid = oid;
  list->format = format;
  if (value != NULL)
    list->bytes = g_byte_array_append (g_byte_array_new (), value, (guint) length);
  g_ptr_array_add (self->lists, list);

  return list;
}

void
muster_hub_params_add_text (MusterHubParams *self,
                            const char      *text)
{
  add (self, OID_TEXT, 0, text, text != NULL ? strlen (text) + 1 : 0);
}

void
muster_hub_params_add_uuid (MusterHubParams *self,
                            const char      *uuid)
{
  add (self, OID_UUID, 0, uuid, strlen (uuid) + 1);
}

void
muster_hub_params_add_boolean (MusterHubParams *self,
                               gboolean         value)
{
  const guint8 byte = value != FALSE;

  add (self, OID_BOOL, 1, &byte, 1);
}

void
muster_hub_params_add_long (MusterHubParams *self,
                            gint64           number)
{
  guint64 wire = GUINT64_TO_BE ((guint64) number);

  add (self, OID_INT8, 1, &wire, sizeof wire);
}

MusterHubList *
muster_hub_params_add_list (MusterHubParams   *self,
                            MusterHubListType  type)
{
  MusterHubList *list = add (self, TYPES[type].array, 1, "", 0);

  put_int (list->bytes, 1);
  put_int (list->bytes, 0);
  put_int (list->bytes, (gint32) TYPES[type].element);
  put_int (list->bytes, 0);
  put_int (list->bytes, 1);

  return list;
}

void
muster_hub_list_push_bytes (MusterHubList *self,
                            gconstpointer  bytes,
                            gsize          length)
{
  put_int (self->bytes, bytes != NULL ? (gint32) length : -1);
  if (bytes != NULL)
    g_byte_array_append (self->bytes, bytes, (guint) length);
  else
    put_int_at (self->bytes, HAS_NULL_AT, 1);
  put_int_at (self->bytes, N_ELEMENTS_AT, (gint32) ++self->n_elements);
}

void
muster_hub_list_push_boolean (MusterHubList *self,
                              gboolean       value)
{
  const guint8 byte = value != FALSE;

  muster_hub_list_push_bytes (self, &byte, 1);
}

void
muster_hub_list_push_int (MusterHubList *self,
                          gint32         number)
{
  guint32 wire = GUINT32_TO_BE ((guint32) number);

  muster_hub_list_push_bytes (self, &wire, sizeof wire);
}

void
muster_hub_list_push_long (MusterHubList *self,
                           gint64         number)
{
  guint64 wire = GUINT64_TO_BE ((guint64) number);

  muster_hub_list_push_bytes (self, &wire, sizeof wire);
}

void
muster_hub_list_push_text (MusterHubList *self,
                           const char    *text)
{
  muster_hub_list_push_bytes (self, text, text != NULL ? strlen (text) : 0);
}

void
muster_hub_list_push_hash (MusterHubList    *self,
                           const MusterHash *hash)
{
  muster_hub_list_push_bytes (self, hash != NULL ? hash->bytes : NULL, MUSTER_HASH_SIZE);
}

guint
muster_hub_list_get_length (MusterHubList *self)
{
  return self->n_elements;
}

gsize
muster_hub_params_get_size (MusterHubParams *self)
{
  gsize size = 0;

  for (guint i = 0; i < self->lists->len; i++)
    {
      const MusterHubList *list = self->lists->pdata[i];

      size += list->bytes != NULL ? list->bytes->len : 0;
    }

  return size;
}

const MusterHubWire *
muster_hub_params_seal (MusterHubParams *self)
{
  for (guint i = 0; i < self->lists->len; i++)
    {
      const MusterHubList *list = self->lists->pdata[i];
      int length = list->bytes != NULL ? (int) list->bytes->len : 0;

      /* An empty array has no dimension at all. */
      if (list->format == 1 && list->n_elements == 0 && length == HEAD_SIZE)
        {
          put_int_at (list->bytes, 0, 0);
          length = N_ELEMENTS_AT;
        }
      g_array_append_val (self->types, list->oid);
      g_array_append_val (self->lengths, length);
      g_array_append_val (self->formats, list->format);
      g_ptr_array_add (self->values, list->bytes != NULL ? list->bytes->data : NULL);
    }
  self->wire = (MusterHubWire) {
    .n = (int) self->lists->len,
    .types = (const guint *) (gpointer) self->types->data,
    .values = (const char *const *) self->values->pdata,
    .lengths = (const int *) (gpointer) self->lengths->data,
    .formats = (const int *) (gpointer) self->formats->data,
  };

  return &self->wire;
}
