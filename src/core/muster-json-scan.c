/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-json-scan.h"

#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "core/muster-json-token.h"
#include "core/muster-json.h"

#include <string.h>

/* A look at the whole text before json-glib sees it: json-glib recurses without a bound, takes more than
 * JSON and keeps the last of two equal members. The scan takes one step for each byte, does not recurse,
 * and keeps no more than the member names of the objects that are open. */

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
  guint n_names;
  GHashTable *names; /* made when first needed, kept for the next object at this depth */
} Level;

typedef struct
{
  MusterJsonCursor cursor;
  Level levels[MUSTER_JSON_MAX_DEPTH];
  guint depth;
  guint n_values;
  GString *name;
} Scan;

static gboolean
open_level (Scan   *scan,
            Expect *expect)
{
  MusterJsonCursor *cursor = &scan->cursor;
  Level *level;

  if (scan->depth == MUSTER_JSON_MAX_DEPTH)
    return muster_json_fail_at (cursor, cursor->at, _("nested more than %d levels deep"),
                                MUSTER_JSON_MAX_DEPTH);

  level = &scan->levels[scan->depth++];
  level->is_object = *cursor->at == '{';
  level->n_names = 0;
  *expect = level->is_object ? EXPECT_NAME_OR_END : EXPECT_VALUE_OR_END;
  cursor->at++;

  return TRUE;
}

static void
close_level (Scan   *scan,
             Expect *expect)
{
  scan->depth--;
  scan->cursor.at++;
  *expect = EXPECT_COMMA_OR_END;
}

static gboolean
scan_value (Scan   *scan,
            Expect *expect)
{
  MusterJsonCursor *cursor = &scan->cursor;

  if (++scan->n_values > MUSTER_JSON_MAX_VALUES)
    return muster_json_fail_at (cursor, cursor->at, _("more than %d values"), MUSTER_JSON_MAX_VALUES);

  if (muster_json_is_at (cursor, '{') || muster_json_is_at (cursor, '['))
    return open_level (scan, expect);

  *expect = EXPECT_COMMA_OR_END;
  if (muster_json_is_at (cursor, '"'))
    return muster_json_scan_string (cursor, NULL);

  if (muster_json_is_at (cursor, '-') || (cursor->at < cursor->end && g_ascii_isdigit (*cursor->at)))
    return muster_json_scan_number (cursor);

  return muster_json_scan_word (cursor);
}

static gboolean
scan_name (Scan   *scan,
           Expect *expect)
{
  MusterJsonCursor *cursor = &scan->cursor;
  Level *level = &scan->levels[scan->depth - 1];
  const char *place = cursor->at;

  if (!muster_json_is_at (cursor, '"'))
    return muster_json_fail_expected (cursor, *expect == EXPECT_NAME
                                                ? _("a name in quotation marks")
                                                : _("a name in quotation marks or “}”"));

  g_string_truncate (scan->name, 0);
  if (!muster_json_scan_string (cursor, scan->name))
    return FALSE;

  if (level->names == NULL)
    level->names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  else if (level->n_names == 0)
    g_hash_table_remove_all (level->names);

  if (++level->n_names > MUSTER_JSON_MAX_MEMBERS)
    return muster_json_fail_at (cursor, place, _("more than %d members in one object"),
                                MUSTER_JSON_MAX_MEMBERS);

  if (!g_hash_table_add (level->names, g_strdup (scan->name->str)))
    return muster_json_fail_at (cursor, place, _("the member “%s” stands here twice"), scan->name->str);

  *expect = EXPECT_COLON;

  return TRUE;
}

static gboolean
scan_after_value (Scan   *scan,
                  Expect *expect)
{
  MusterJsonCursor *cursor = &scan->cursor;
  gboolean is_object = scan->levels[scan->depth - 1].is_object;

  if (muster_json_is_at (cursor, is_object ? '}' : ']'))
    {
      close_level (scan, expect);
      return TRUE;
    }

  if (!muster_json_is_at (cursor, ','))
    return muster_json_fail_expected (cursor, is_object ? _("“,” or “}”") : _("“,” or “]”"));

  cursor->at++;
  *expect = is_object ? EXPECT_NAME : EXPECT_VALUE;

  return TRUE;
}

static gboolean
scan_step (Scan   *scan,
           Expect *expect)
{
  MusterJsonCursor *cursor = &scan->cursor;

  switch (*expect)
    {
    case EXPECT_VALUE_OR_END:
      if (muster_json_is_at (cursor, ']'))
        {
          close_level (scan, expect);
          return TRUE;
        }
      return scan_value (scan, expect);

    case EXPECT_VALUE:
      return scan_value (scan, expect);

    case EXPECT_NAME_OR_END:
      if (muster_json_is_at (cursor, '}'))
        {
          close_level (scan, expect);
          return TRUE;
        }
      return scan_name (scan, expect);

    case EXPECT_NAME:
      return scan_name (scan, expect);

    case EXPECT_COLON:
      if (!muster_json_is_at (cursor, ':'))
        return muster_json_fail_expected (cursor, _("“:”"));
      cursor->at++;
      *expect = EXPECT_VALUE;
      return TRUE;

    case EXPECT_COMMA_OR_END:
      return scan_after_value (scan, expect);

    default:
      g_assert_not_reached ();
    }
}

static gboolean
scan_document (Scan *scan)
{
  MusterJsonCursor *cursor = &scan->cursor;
  Expect expect = EXPECT_VALUE;

  if (cursor->end - cursor->start >= 3 && memcmp (cursor->start, "\xef\xbb\xbf", 3) == 0)
    return muster_json_fail_at (cursor, cursor->start, _("a byte order mark; save the file without one"));

  do
    {
      muster_json_skip_space (cursor);
      if (!scan_step (scan, &expect))
        return FALSE;
    }
  while (scan->depth > 0 || expect != EXPECT_COMMA_OR_END);

  muster_json_skip_space (cursor);
  if (cursor->at < cursor->end)
    return muster_json_fail_expected (cursor, _("the end"));

  return TRUE;
}

static gboolean
check_encoding (MusterJsonCursor *cursor)
{
  const char *place;

  if (g_utf8_validate_len (cursor->start, (gsize) (cursor->end - cursor->start), &place))
    return TRUE;

  if (*place == '\0')
    return muster_json_fail_at (cursor, place, _("a text may not hold the character NUL"));

  return muster_json_fail_at (cursor, place, _("this is not UTF-8 text"));
}

gboolean
muster_json_scan (const char  *text,
                  gsize        length,
                  const char  *origin,
                  GError     **error)
{
  Scan scan = {
    .cursor = { .start = text, .at = text, .end = text + length, .origin = origin, .error = error },
  };
  gboolean is_good;

  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (origin != NULL, FALSE);

  if (length > MUSTER_JSON_MAX_SIZE)
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_TOO_LARGE,
                   _("%s: larger than %d MiB"), origin, MUSTER_JSON_MAX_SIZE / 1024 / 1024);
      return FALSE;
    }

  scan.name = g_string_new (NULL);
  is_good = check_encoding (&scan.cursor) && scan_document (&scan);

  for (guint i = 0; i < G_N_ELEMENTS (scan.levels); i++)
    g_clear_pointer (&scan.levels[i].names, g_hash_table_unref);
  g_string_free (scan.name, TRUE);

  return is_good;
}
