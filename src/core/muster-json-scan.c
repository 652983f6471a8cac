/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-json-scan.h"

#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "core/muster-json.h"

#include <errno.h>
#include <math.h>
#include <string.h>

/* A look at the whole text before json-glib sees it: json-glib recurses without a bound, takes more than
 * JSON and keeps the last of two equal members. The scan takes one step for each byte, does not recurse,
 * and keeps no more than the member names of the objects that are open. */

/* Longer numbers mean nothing, and a bound lets them be converted on the stack. */
#define MAX_NUMBER 128

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
  const char *start;
  const char *at;
  const char *end;
  const char *origin;
  Level levels[MUSTER_JSON_MAX_DEPTH];
  guint depth;
  guint n_values;
  GString *name;
  GError **error;
} Scan;

static gboolean G_GNUC_PRINTF (3, 4)
fail_at (Scan       *scan,
         const char *place,
         const char *format,
         ...)
{
  g_autofree char *what = NULL;
  const char *line = scan->start;
  guint number = 1;
  va_list args;

  for (const char *p = scan->start; p < place; p++)
    {
      if (*p == '\n')
        {
          number++;
          line = p + 1;
        }
    }

  va_start (args, format);
  what = g_strdup_vprintf (format, args);
  va_end (args);

  /* Translators: a file, a place in it, what is wrong there */
  g_set_error (scan->error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_SYNTAX,
               _("%s: line %u, column %ld: %s"), scan->origin, number,
               g_utf8_pointer_to_offset (line, place) + 1, what);

  return FALSE;
}

static char *
describe_here (Scan *scan)
{
  if (scan->at >= scan->end)
    return g_strdup (_("the end"));

  if (g_ascii_iscntrl (*scan->at))
    return g_strdup (_("a control character"));

  return g_strdup_printf ("“%.*s”", (int) (g_utf8_next_char (scan->at) - scan->at), scan->at);
}

static gboolean
fail_expected (Scan       *scan,
               const char *expected)
{
  g_autofree char *found = describe_here (scan);

  return fail_at (scan, scan->at, _("expected %s, found %s"), expected, found);
}

static void
skip_space (Scan *scan)
{
  while (scan->at < scan->end
         && (*scan->at == ' ' || *scan->at == '\n' || *scan->at == '\r' || *scan->at == '\t'))
    scan->at++;
}

static gboolean
is_at (Scan *scan,
       char  character)
{
  return scan->at < scan->end && *scan->at == character;
}

/* The four digits after \u. */
static gboolean
scan_code_unit (Scan    *scan,
                guint32 *unit)
{
  *unit = 0;
  for (int i = 0; i < 4; i++)
    {
      if (scan->at >= scan->end || !g_ascii_isxdigit (*scan->at))
        return fail_expected (scan, _("four hexadecimal digits after \\u"));

      *unit = *unit * 16 + (guint32) g_ascii_xdigit_value (*scan->at);
      scan->at++;
    }

  return TRUE;
}

static gboolean
scan_unicode (Scan    *scan,
              GString *into)
{
  const char *place = scan->at - 2;
  guint32 unit;
  guint32 low;

  if (!scan_code_unit (scan, &unit))
    return FALSE;

  if (unit == 0)
    return fail_at (scan, place, _("a text may not hold the character NUL"));

  if (unit >= 0xdc00 && unit <= 0xdfff)
    return fail_at (scan, place, _("half a surrogate pair"));

  if (unit >= 0xd800 && unit <= 0xdbff)
    {
      if (scan->end - scan->at < 2 || scan->at[0] != '\\' || scan->at[1] != 'u')
        return fail_at (scan, place, _("half a surrogate pair"));

      scan->at += 2;
      if (!scan_code_unit (scan, &low))
        return FALSE;

      if (low < 0xdc00 || low > 0xdfff)
        return fail_at (scan, place, _("half a surrogate pair"));

      unit = 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00);
    }

  if (into != NULL)
    g_string_append_unichar (into, unit);

  return TRUE;
}

static gboolean
scan_escape (Scan    *scan,
             GString *into)
{
  static const char escapes[] = "\"\\/bfnrt";
  static const char meanings[] = "\"\\/\b\f\n\r\t";
  const char *which;

  scan->at++;
  if (is_at (scan, 'u'))
    {
      scan->at++;
      return scan_unicode (scan, into);
    }

  which = scan->at < scan->end && *scan->at != '\0' ? strchr (escapes, *scan->at) : NULL;
  if (which == NULL)
    return fail_expected (scan, _("one of \" \\ / b f n r t u after a backslash"));

  if (into != NULL)
    g_string_append_c (into, meanings[which - escapes]);
  scan->at++;

  return TRUE;
}

/* @into: where the meaning of the text goes, if anybody needs it. */
static gboolean
scan_string (Scan    *scan,
             GString *into)
{
  const char *place = scan->at;

  scan->at++;
  while (!is_at (scan, '"'))
    {
      const char *plain = scan->at;

      while (scan->at < scan->end && *scan->at != '"' && *scan->at != '\\'
             && (guchar) *scan->at >= 0x20)
        scan->at++;

      if (into != NULL)
        g_string_append_len (into, plain, scan->at - plain);

      if (scan->at >= scan->end)
        return fail_at (scan, place, _("this text has no closing quotation mark"));

      if ((guchar) *scan->at < 0x20)
        return fail_at (scan, scan->at, _("a control character in a text; write it as \\u%04x"),
                        (guint) *scan->at);

      if (*scan->at == '\\' && !scan_escape (scan, into))
        return FALSE;
    }

  scan->at++;
  if (scan->at - place > MUSTER_JSON_MAX_STRING)
    return fail_at (scan, place, _("this text is longer than %d bytes"), MUSTER_JSON_MAX_STRING);

  return TRUE;
}

static gboolean
scan_digits (Scan *scan)
{
  if (scan->at >= scan->end || !g_ascii_isdigit (*scan->at))
    return fail_expected (scan, _("a digit"));

  while (scan->at < scan->end && g_ascii_isdigit (*scan->at))
    scan->at++;

  return TRUE;
}

static gboolean
check_number (Scan       *scan,
              const char *place,
              gboolean    is_whole)
{
  char digits[MAX_NUMBER + 1];
  gsize length = (gsize) (scan->at - place);

  if (length > MAX_NUMBER)
    return fail_at (scan, place, _("this number has too many digits"));

  memcpy (digits, place, length);
  digits[length] = '\0';
  errno = 0;
  if (is_whole)
    {
      g_ascii_strtoll (digits, NULL, 10);
      if (errno == ERANGE)
        return fail_at (scan, place, _("this number is too large"));
    }
  else if (!isfinite (g_ascii_strtod (digits, NULL)))
    {
      return fail_at (scan, place, _("this number is too large"));
    }

  return TRUE;
}

static gboolean
scan_number (Scan *scan)
{
  const char *place = scan->at;
  gboolean is_whole = TRUE;

  if (is_at (scan, '-'))
    scan->at++;

  if (is_at (scan, '0') && scan->end - scan->at > 1 && g_ascii_isdigit (scan->at[1]))
    return fail_at (scan, place, _("a number may not begin with 0"));

  if (!scan_digits (scan))
    return FALSE;

  if (is_at (scan, '.'))
    {
      is_whole = FALSE;
      scan->at++;
      if (!scan_digits (scan))
        return FALSE;
    }

  if (is_at (scan, 'e') || is_at (scan, 'E'))
    {
      is_whole = FALSE;
      scan->at++;
      if (is_at (scan, '+') || is_at (scan, '-'))
        scan->at++;
      if (!scan_digits (scan))
        return FALSE;
    }

  return check_number (scan, place, is_whole);
}

static gboolean
scan_word (Scan *scan)
{
  static const char *const words[] = { "true", "false", "null" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      gsize length = strlen (words[i]);

      if ((gsize) (scan->end - scan->at) >= length
          && memcmp (scan->at, words[i], length) == 0
          && (scan->at + length == scan->end || !g_ascii_isalnum (scan->at[length])))
        {
          scan->at += length;
          return TRUE;
        }
    }

  return fail_expected (scan, _("a value"));
}

static gboolean
open_level (Scan   *scan,
            Expect *expect)
{
  Level *level;

  if (scan->depth == MUSTER_JSON_MAX_DEPTH)
    return fail_at (scan, scan->at, _("nested more than %d levels deep"), MUSTER_JSON_MAX_DEPTH);

  level = &scan->levels[scan->depth++];
  level->is_object = *scan->at == '{';
  level->n_names = 0;
  *expect = level->is_object ? EXPECT_NAME_OR_END : EXPECT_VALUE_OR_END;
  scan->at++;

  return TRUE;
}

static void
close_level (Scan   *scan,
             Expect *expect)
{
  scan->depth--;
  scan->at++;
  *expect = EXPECT_COMMA_OR_END;
}

static gboolean
scan_value (Scan   *scan,
            Expect *expect)
{
  if (++scan->n_values > MUSTER_JSON_MAX_VALUES)
    return fail_at (scan, scan->at, _("more than %d values"), MUSTER_JSON_MAX_VALUES);

  if (is_at (scan, '{') || is_at (scan, '['))
    return open_level (scan, expect);

  *expect = EXPECT_COMMA_OR_END;
  if (is_at (scan, '"'))
    return scan_string (scan, NULL);

  if (is_at (scan, '-') || (scan->at < scan->end && g_ascii_isdigit (*scan->at)))
    return scan_number (scan);

  return scan_word (scan);
}

static gboolean
scan_name (Scan   *scan,
           Expect *expect)
{
  Level *level = &scan->levels[scan->depth - 1];
  const char *place = scan->at;

  if (!is_at (scan, '"'))
    return fail_expected (scan, *expect == EXPECT_NAME ? _("a name in quotation marks")
                                                       : _("a name in quotation marks or “}”"));

  g_string_truncate (scan->name, 0);
  if (!scan_string (scan, scan->name))
    return FALSE;

  if (level->names == NULL)
    level->names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  else if (level->n_names == 0)
    g_hash_table_remove_all (level->names);

  if (++level->n_names > MUSTER_JSON_MAX_MEMBERS)
    return fail_at (scan, place, _("more than %d members in one object"), MUSTER_JSON_MAX_MEMBERS);

  if (!g_hash_table_add (level->names, g_strdup (scan->name->str)))
    return fail_at (scan, place, _("the member “%s” stands here twice"), scan->name->str);

  *expect = EXPECT_COLON;

  return TRUE;
}

static gboolean
scan_after_value (Scan   *scan,
                  Expect *expect)
{
  gboolean is_object = scan->levels[scan->depth - 1].is_object;

  if (is_at (scan, is_object ? '}' : ']'))
    {
      close_level (scan, expect);
      return TRUE;
    }

  if (!is_at (scan, ','))
    return fail_expected (scan, is_object ? _("“,” or “}”") : _("“,” or “]”"));

  scan->at++;
  *expect = is_object ? EXPECT_NAME : EXPECT_VALUE;

  return TRUE;
}

static gboolean
scan_step (Scan   *scan,
           Expect *expect)
{
  switch (*expect)
    {
    case EXPECT_VALUE_OR_END:
      if (is_at (scan, ']'))
        {
          close_level (scan, expect);
          return TRUE;
        }
      return scan_value (scan, expect);

    case EXPECT_VALUE:
      return scan_value (scan, expect);

    case EXPECT_NAME_OR_END:
      if (is_at (scan, '}'))
        {
          close_level (scan, expect);
          return TRUE;
        }
      return scan_name (scan, expect);

    case EXPECT_NAME:
      return scan_name (scan, expect);

    case EXPECT_COLON:
      if (!is_at (scan, ':'))
        return fail_expected (scan, _("“:”"));
      scan->at++;
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
  Expect expect = EXPECT_VALUE;

  if (scan->end - scan->start >= 3 && memcmp (scan->start, "\xef\xbb\xbf", 3) == 0)
    return fail_at (scan, scan->start, _("a byte order mark; save the file without one"));

  do
    {
      skip_space (scan);
      if (!scan_step (scan, &expect))
        return FALSE;
    }
  while (scan->depth > 0 || expect != EXPECT_COMMA_OR_END);

  skip_space (scan);
  if (scan->at < scan->end)
    return fail_expected (scan, _("the end"));

  return TRUE;
}

static gboolean
check_encoding (Scan *scan)
{
  const char *place;

  if (g_utf8_validate_len (scan->start, (gsize) (scan->end - scan->start), &place))
    return TRUE;

  if (*place == '\0')
    return fail_at (scan, place, _("a text may not hold the character NUL"));

  return fail_at (scan, place, _("this is not UTF-8 text"));
}

gboolean
muster_json_scan (const char  *text,
                  gsize        length,
                  const char  *origin,
                  GError     **error)
{
  Scan scan = { .start = text, .at = text, .end = text + length, .origin = origin, .error = error };
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
  is_good = check_encoding (&scan) && scan_document (&scan);

  for (guint i = 0; i < G_N_ELEMENTS (scan.levels); i++)
    g_clear_pointer (&scan.levels[i].names, g_hash_table_unref);
  g_string_free (scan.name, TRUE);

  return is_good;
}
