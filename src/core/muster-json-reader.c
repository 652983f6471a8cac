/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-json-value.h"

#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "core/muster-json-token.h"

#include <string.h>

/* Reads JSON in one pass, without recursion. The values of open objects and lists are on a stack;
 * when an object or list is closed, its values are moved to the document in one contiguous row. */

/* In an object with more members than this, duplicate names are found by hash. */
#define FEW_NAMES 16

typedef enum
{
  EXPECT_VALUE,
  EXPECT_VALUE_OR_END,
  EXPECT_NAME,
  EXPECT_NAME_OR_END,
  EXPECT_COLON,
  EXPECT_COMMA_OR_END,
} Expect;

typedef struct
{
  gboolean is_object;
  guint32 name;      /* its own name */
  guint32 first;     /* where its values begin on the stack */
  GHashTable *names; /* made when first needed, kept for the next object at this depth */
} Level;

typedef struct
{
  MusterJsonValue *values;
  guint length;
  guint capacity;
} Row;

typedef struct
{
  MusterJsonCursor cursor;
  Level levels[MUSTER_JSON_MAX_DEPTH];
  guint depth;
  guint n_values;
  guint32 name; /* the name of the next value */
  char *texts;
  char *into;
  Row stack;
  Row done;
} Reader;

static void
grow (Row   *row,
      guint  more)
{
  while (row->capacity - row->length < more)
    row->capacity = row->capacity * 2 + 16;
  row->values = g_renew (MusterJsonValue, row->values, row->capacity);
}

static MusterJsonValue *
push (Reader *reader)
{
  MusterJsonValue *value;

  if (reader->stack.length == reader->stack.capacity)
    grow (&reader->stack, 1);

  value = &reader->stack.values[reader->stack.length++];
  *value = (MusterJsonValue) { .name = reader->name };
  reader->name = 0;

  return value;
}

static gboolean
open_level (Reader *reader,
            Expect *expect)
{
  MusterJsonCursor *cursor = &reader->cursor;
  Level *level;

  if (reader->depth == MUSTER_JSON_MAX_DEPTH)
    return muster_json_fail_at (cursor, cursor->at, dngettext (GETTEXT_PACKAGE,
                                                               "nested more than %d level deep",
                                                               "nested more than %d levels deep",
                                                               (gulong) MUSTER_JSON_MAX_DEPTH),
                                MUSTER_JSON_MAX_DEPTH);

  level = &reader->levels[reader->depth++];
  level->is_object = *cursor->at == '{';
  level->name = reader->name;
  level->first = reader->stack.length;
  reader->name = 0;
  *expect = level->is_object ? EXPECT_NAME_OR_END : EXPECT_VALUE_OR_END;
  cursor->at++;

  return TRUE;
}

static void
close_level (Reader *reader,
             Expect *expect)
{
  const Level *level = &reader->levels[--reader->depth];
  guint n = reader->stack.length - level->first;
  MusterJsonValue *value;

  if (reader->done.capacity - reader->done.length < n)
    grow (&reader->done, n);
  if (n > 0)
    memcpy (reader->done.values + reader->done.length, reader->stack.values + level->first,
            n * sizeof (MusterJsonValue));

  reader->stack.length = level->first;
  reader->name = level->name;
  value = push (reader);
  value->kind = level->is_object ? MUSTER_JSON_OBJECT : MUSTER_JSON_ARRAY;
  value->length = n;
  value->first = reader->done.length;
  reader->done.length += n;
  reader->cursor.at++;
  *expect = EXPECT_COMMA_OR_END;
}

static gboolean
read_text (Reader  *reader,
           guint32 *place,
           gsize   *length)
{
  const char *begin = reader->into;

  *place = (guint32) (begin - reader->texts);
  if (!muster_json_scan_string (&reader->cursor, &reader->into))
    return FALSE;

  *length = (gsize) (reader->into - begin) - 1;

  return TRUE;
}

static gboolean
read_value (Reader *reader,
            Expect *expect)
{
  MusterJsonCursor *cursor = &reader->cursor;
  char character = cursor->at < cursor->end ? *cursor->at : '\0';

  if (++reader->n_values > MUSTER_JSON_MAX_VALUES)
    return muster_json_fail_at (cursor, cursor->at, dngettext (GETTEXT_PACKAGE, "more than %d value",
                                                               "more than %d values",
                                                               (gulong) MUSTER_JSON_MAX_VALUES),
                                MUSTER_JSON_MAX_VALUES);

  if (character == '{' || character == '[')
    return open_level (reader, expect);

  *expect = EXPECT_COMMA_OR_END;
  if (character == '"')
    {
      MusterJsonValue *value = push (reader);
      gsize length;

      value->kind = MUSTER_JSON_STRING;
      if (!read_text (reader, &value->text, &length))
        return FALSE;

      value->length = (guint32) length & 0x1fffffff;

      return TRUE;
    }

  if (character == '-' || g_ascii_isdigit (character))
    return muster_json_scan_number (cursor, push (reader));

  return muster_json_scan_word (cursor, push (reader));
}

static gboolean
is_name_known (Reader     *reader,
               Level      *level,
               char       *name)
{
  guint n = reader->stack.length - level->first;

  if (n < FEW_NAMES)
    {
      for (guint i = level->first; i < reader->stack.length; i++)
        {
          const char *other = reader->texts + reader->stack.values[i].name;

          if (*other == *name && strcmp (other, name) == 0)
            return TRUE;
        }

      return FALSE;
    }

  if (level->names == NULL)
    level->names = g_hash_table_new (g_str_hash, g_str_equal);
  if (n == FEW_NAMES)
    {
      g_hash_table_remove_all (level->names);
      for (guint i = 0; i < n; i++)
        g_hash_table_add (level->names,
                          reader->texts + reader->stack.values[level->first + i].name);
    }

  return !g_hash_table_add (level->names, name);
}

static gboolean
read_name (Reader *reader,
           Expect *expect)
{
  MusterJsonCursor *cursor = &reader->cursor;
  Level *level = &reader->levels[reader->depth - 1];
  const char *place = cursor->at;
  gsize length;

  if (!muster_json_is_at (cursor, '"'))
    return muster_json_fail_expected (cursor, *expect == EXPECT_NAME
                                                ? _("a name in quotation marks")
                                                : _("a name in quotation marks or “}”"));

  if (!read_text (reader, &reader->name, &length))
    return FALSE;

  if (reader->stack.length - level->first >= MUSTER_JSON_MAX_MEMBERS)
    return muster_json_fail_at (cursor, place, dngettext (GETTEXT_PACKAGE,
                                                          "more than %d member in one object",
                                                          "more than %d members in one object",
                                                          (gulong) MUSTER_JSON_MAX_MEMBERS),
                                MUSTER_JSON_MAX_MEMBERS);

  if (is_name_known (reader, level, reader->texts + reader->name))
    return muster_json_fail_at (cursor, place, _("the member “%s” appears twice"),
                                reader->texts + reader->name);

  *expect = EXPECT_COLON;

  return TRUE;
}

static gboolean
read_after_value (Reader *reader,
                  Expect *expect)
{
  MusterJsonCursor *cursor = &reader->cursor;
  gboolean is_object = reader->levels[reader->depth - 1].is_object;

  if (muster_json_is_at (cursor, is_object ? '}' : ']'))
    {
      close_level (reader, expect);
      return TRUE;
    }

  if (!muster_json_is_at (cursor, ','))
    return muster_json_fail_expected (cursor, is_object ? _("“,” or “}”") : _("“,” or “]”"));

  cursor->at++;
  *expect = is_object ? EXPECT_NAME : EXPECT_VALUE;

  return TRUE;
}

static gboolean
read_step (Reader *reader,
           Expect *expect)
{
  MusterJsonCursor *cursor = &reader->cursor;

  switch (*expect)
    {
    case EXPECT_VALUE_OR_END:
      if (muster_json_is_at (cursor, ']'))
        {
          close_level (reader, expect);
          return TRUE;
        }
      return read_value (reader, expect);

    case EXPECT_VALUE:
      return read_value (reader, expect);

    case EXPECT_NAME_OR_END:
      if (muster_json_is_at (cursor, '}'))
        {
          close_level (reader, expect);
          return TRUE;
        }
      return read_name (reader, expect);

    case EXPECT_NAME:
      return read_name (reader, expect);

    case EXPECT_COLON:
      if (!muster_json_is_at (cursor, ':'))
        return muster_json_fail_expected (cursor, _("“:”"));
      cursor->at++;
      *expect = EXPECT_VALUE;
      return TRUE;

    case EXPECT_COMMA_OR_END:
      return read_after_value (reader, expect);

    default:
      g_assert_not_reached ();
    }
}

static gboolean
read_document (Reader *reader)
{
  MusterJsonCursor *cursor = &reader->cursor;
  Expect expect = EXPECT_VALUE;

  if (cursor->end - cursor->start >= 3 && memcmp (cursor->start, "\xef\xbb\xbf", 3) == 0)
    return muster_json_fail_at (cursor, cursor->start, _("a byte order mark; save the file without one"));

  do
    {
      muster_json_skip_space (cursor);
      if (!read_step (reader, &expect))
        return FALSE;
    }
  while (reader->depth > 0 || expect != EXPECT_COMMA_OR_END);

  muster_json_skip_space (cursor);
  if (cursor->at < cursor->end)
    return muster_json_fail_expected (cursor, _("the end"));

  return TRUE;
}

/* Skips ASCII characters, eight at a time. Hardly anything but names contains others. */
static const char *
skip_ascii (const char *at,
            const char *end)
{
  while (end - at >= 8)
    {
      guint64 bytes;

      memcpy (&bytes, at, sizeof bytes);
      /* Detects a byte with its highest bit set, and NUL, from which the subtraction borrows that
       * bit. */
      if (((bytes | (bytes - G_GUINT64_CONSTANT (0x0101010101010101)))
           & G_GUINT64_CONSTANT (0x8080808080808080)) != 0)
        break;
      at += 8;
    }
  while (at < end && *at != '\0' && (guchar) *at < 0x80)
    at++;

  return at;
}

static gboolean
check_encoding (MusterJsonCursor *cursor)
{
  const char *place = skip_ascii (cursor->start, cursor->end);

  while (place < cursor->end)
    {
      gunichar character = g_utf8_get_char_validated (place, cursor->end - place);

      if (*place == '\0')
        return muster_json_fail_at (cursor, place, _("a text may not contain the character NUL"));
      if (character >= (gunichar) -2)
        return muster_json_fail_at (cursor, place, _("this is not UTF-8 text"));

      place = skip_ascii (g_utf8_next_char (place), cursor->end);
    }

  return TRUE;
}

static MusterJson *
finish (Reader *reader)
{
  MusterJson *self = g_new (MusterJson, 1);

  g_atomic_ref_count_init (&self->n_owners);
  self->root = reader->stack.values[0];
  self->values = g_renew (MusterJsonValue, g_steal_pointer (&reader->done.values),
                          reader->done.length + 1);
  self->texts = g_steal_pointer (&reader->texts);

  return self;
}

static void
clear (Reader *reader)
{
  for (guint i = 0; i < G_N_ELEMENTS (reader->levels); i++)
    g_clear_pointer (&reader->levels[i].names, g_hash_table_unref);
  g_free (reader->stack.values);
  g_free (reader->done.values);
  g_free (reader->texts);
}

/**
 * muster_json_read:
 * @text: need not end with NUL
 * @origin: what errors call the text, such as the name of its file
 *
 * Returns: (transfer full): the document
 */
MusterJson *
muster_json_read (const char  *text,
                  gsize        length,
                  const char  *origin,
                  GError     **error)
{
  Reader reader = {
    .cursor = { .start = text, .at = text, .end = text + length, .origin = origin, .error = error },
  };
  MusterJson *self = NULL;

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (origin != NULL, NULL);

  if (length > MUSTER_JSON_MAX_SIZE)
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_TOO_LARGE,
                   _("%s: larger than %d MiB"), origin, MUSTER_JSON_MAX_SIZE / 1024 / 1024);
      return NULL;
    }

  if (!check_encoding (&reader.cursor))
    return NULL;

  /* A decoded text never needs more bytes than the text with its quotation marks in the source, so
   * this buffer is large enough. Pages that are never written to take no memory. Offset 0 stays
   * unused because it means "no name". */
  reader.texts = g_malloc (length + 1);
  reader.into = reader.texts + 1;
  if (read_document (&reader))
    self = finish (&reader);
  clear (&reader);

  return self;
}

MusterJson *
muster_json_ref (MusterJson *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->n_owners);

  return self;
}

void
muster_json_unref (MusterJson *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->n_owners))
    return;

  g_free (self->values);
  g_free (self->texts);
  g_free (self);
}
