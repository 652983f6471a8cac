/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-json-token.h"

#include "core/muster-core-error.h"
#include "core/muster-i18n.h"

#include <errno.h>
#include <math.h>
#include <string.h>

/* Scans the strings, numbers and words of a JSON document, and reports the place of errors. */

/* Longer numbers are refused, so that numbers can be converted on the stack. */
#define MAX_NUMBER 128

/* Any whole number with at most this many digits fits into 64 bits. */
#define MAX_SMALL 18

gboolean
muster_json_fail_at (MusterJsonCursor *self,
                     const char       *place,
                     const char       *format,
                     ...)
{
  g_autofree char *what = NULL;
  const char *line = self->start;
  guint number = 1;
  va_list args;

  for (const char *p = self->start; p < place; p++)
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
  g_set_error (self->error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_SYNTAX,
               _("%s: line %u, column %ld: %s"), self->origin, number,
               g_utf8_pointer_to_offset (line, place) + 1, what);

  return FALSE;
}

gboolean
muster_json_fail_expected (MusterJsonCursor *self,
                           const char       *expected)
{
  g_autofree char *found = NULL;

  if (self->at >= self->end)
    found = g_strdup (_("the end"));
  else if (g_ascii_iscntrl (*self->at))
    found = g_strdup (_("a control character"));
  else
    found = g_strdup_printf ("“%.*s”", (int) (g_utf8_next_char (self->at) - self->at), self->at);
  return muster_json_fail_at (self, self->at, _("expected %s, found %s"), expected, found);
}

#define EACH_BYTE G_GUINT64_CONSTANT (0x0101010101010101)

/* Returns: how many of the eight bytes at @at come before the first that @find marks with a bit */
static inline gsize
count_before (const char *at,
              guint64   (*find) (guint64))
{
  guint64 bytes, found;

  memcpy (&bytes, at, sizeof bytes);
  found = find (GUINT64_FROM_LE (bytes));
  return found == 0 ? sizeof bytes : (gsize) __builtin_ctzll (found) / 8;
}

static inline guint64
find_not_blank (guint64 bytes)
{
  return bytes ^ EACH_BYTE * ' ';
}

/* Marks quotation marks, backslashes and control characters; bytes after the first marked one may
 * be marked wrongly. A byte smaller than the subtrahend borrows its highest bit. */
static inline guint64
find_special (guint64 bytes)
{
  guint64 quotes = bytes ^ EACH_BYTE * '"';
  guint64 slashes = bytes ^ EACH_BYTE * '\\';

  return (((quotes - EACH_BYTE) & ~quotes) | ((slashes - EACH_BYTE) & ~slashes) |
          ((bytes - EACH_BYTE * 0x20) & ~bytes)) & EACH_BYTE * 0x80;
}

/* Half of a document that is laid out for people is blanks in long runs. */
void
muster_json_skip_blanks (MusterJsonCursor *self)
{
  const char *at = self->at;

  while (at < self->end && (*at == ' ' || *at == '\n' || *at == '\r' || *at == '\t'))
    {
      gsize n = 8;

      at++;
      while (n == 8 && self->end - at >= 8)
        {
          n = count_before (at, find_not_blank);
          at += n;
        }
    }
  self->at = at;
}

/* Scans the four hexadecimal digits after \u. */
static gboolean
scan_code_unit (MusterJsonCursor *self,
                guint32          *unit)
{
  *unit = 0;
  for (int i = 0; i < 4; i++)
    {
      if (self->at >= self->end || !g_ascii_isxdigit (*self->at))
        return muster_json_fail_expected (self, _("four hexadecimal digits after \\u"));

      *unit = *unit * 16 + (guint32) g_ascii_xdigit_value (*self->at);
      self->at++;
    }

  return TRUE;
}

static gboolean
scan_unicode (MusterJsonCursor  *self,
              char             **into)
{
  const char *place = self->at - 2;
  guint32 unit;
  guint32 low;

  if (!scan_code_unit (self, &unit))
    return FALSE;

  if (unit == 0)
    return muster_json_fail_at (self, place, _("a text may not contain the character NUL"));

  if (unit >= 0xdc00 && unit <= 0xdfff)
    return muster_json_fail_at (self, place, _("half a surrogate pair"));

  if (unit >= 0xd800 && unit <= 0xdbff)
    {
      if (self->end - self->at < 2 || self->at[0] != '\\' || self->at[1] != 'u')
        return muster_json_fail_at (self, place, _("half a surrogate pair"));

      self->at += 2;
      if (!scan_code_unit (self, &low))
        return FALSE;

      if (low < 0xdc00 || low > 0xdfff)
        return muster_json_fail_at (self, place, _("half a surrogate pair"));

      unit = 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00);
    }

  *into += g_unichar_to_utf8 (unit, *into);

  return TRUE;
}

static gboolean
scan_escape (MusterJsonCursor  *self,
             char             **into)
{
  static const char escapes[] = "\"\\/bfnrt";
  static const char meanings[] = "\"\\/\b\f\n\r\t";
  const char *which;

  self->at++;
  if (muster_json_is_at (self, 'u'))
    {
      self->at++;
      return scan_unicode (self, into);
    }

  which = self->at < self->end && *self->at != '\0' ? strchr (escapes, *self->at) : NULL;
  if (which == NULL)
    return muster_json_fail_expected (self, _("one of \" \\ / b f n r t u after a backslash"));

  *(*into)++ = meanings[which - escapes];
  self->at++;

  return TRUE;
}

/* Copies characters that need no decoding, eight bytes at a time. The target always has room for
 * them, because decoded text is never longer than its source. */
static void
copy_plain (MusterJsonCursor  *self,
            char             **into)
{
  const char *at = self->at;
  char *to = *into;
  gsize n = 8;

  while (n == 8 && self->end - at >= 8)
    {
      memcpy (to, at, 8);
      n = count_before (at, find_special);
      at += n;
      to += n;
    }
  while (at < self->end && *at != '"' && *at != '\\' && (guchar) *at >= 0x20)
    *to++ = *at++;
  self->at = at;
  *into = to;
}

gboolean
muster_json_scan_string (MusterJsonCursor  *self,
                         char             **into)
{
  const char *place = self->at;

  self->at++;
  while (!muster_json_is_at (self, '"'))
    {
      copy_plain (self, into);
      if (self->at >= self->end)
        return muster_json_fail_at (self, place, _("this text has no closing quotation mark"));

      if ((guchar) *self->at < 0x20)
        return muster_json_fail_at (self, self->at, _("a control character in a text; write it as \\u%04x"),
                                    (guint) *self->at);

      if (*self->at == '\\' && !scan_escape (self, into))
        return FALSE;
    }

  *(*into)++ = '\0';
  self->at++;
  if (self->at - place > MUSTER_JSON_MAX_STRING)
    return muster_json_fail_at (self, place, dngettext (GETTEXT_PACKAGE,
                                                        "this text is longer than %d byte",
                                                        "this text is longer than %d bytes",
                                                        (gulong) MUSTER_JSON_MAX_STRING),
                                MUSTER_JSON_MAX_STRING);

  return TRUE;
}

static gboolean
scan_digits (MusterJsonCursor *self)
{
  if (self->at >= self->end || !g_ascii_isdigit (*self->at))
    return muster_json_fail_expected (self, _("a digit"));

  while (self->at < self->end && g_ascii_isdigit (*self->at))
    self->at++;

  return TRUE;
}

static gboolean
convert_number (MusterJsonCursor *self,
                const char       *place,
                gboolean          is_whole,
                MusterJsonValue  *value)
{
  char digits[MAX_NUMBER + 1];
  gsize length = (gsize) (self->at - place);

  if (length > MAX_NUMBER)
    return muster_json_fail_at (self, place, _("this number has too many digits"));

  memcpy (digits, place, length);
  digits[length] = '\0';
  errno = 0;
  if (is_whole)
    {
      value->kind = MUSTER_JSON_INT;
      value->number = g_ascii_strtoll (digits, NULL, 10);
      if (errno == ERANGE)
        return muster_json_fail_at (self, place, _("this number is too large"));
    }
  else
    {
      value->kind = MUSTER_JSON_DOUBLE;
      value->fraction = g_ascii_strtod (digits, NULL);
      if (!isfinite (value->fraction))
        return muster_json_fail_at (self, place, _("this number is too large"));
    }

  return TRUE;
}

/* Converts small whole numbers, which most numbers are, without the general conversion. */
static gboolean
convert_small (const char      *place,
               const char      *end,
               MusterJsonValue *value)
{
  gint64 number = 0;

  if (end - place > MAX_SMALL || *place == '-')
    return FALSE;

  for (const char *p = place; p < end; p++)
    number = number * 10 + (*p - '0');
  value->kind = MUSTER_JSON_INT;
  value->number = number;

  return TRUE;
}

gboolean
muster_json_scan_number (MusterJsonCursor *self,
                         MusterJsonValue  *value)
{
  const char *place = self->at;
  gboolean is_whole = TRUE;

  /* A shortcut for one digit: nearly all numbers in a log are results of dice. */
  if (self->end - place > 1 && g_ascii_isdigit (place[0]) && (place[1] == ',' || place[1] <= ' '))
    {
      value->kind = MUSTER_JSON_INT;
      value->number = place[0] - '0';
      self->at++;
      return TRUE;
    }

  if (muster_json_is_at (self, '-'))
    self->at++;

  if (muster_json_is_at (self, '0') && self->end - self->at > 1 && g_ascii_isdigit (self->at[1]))
    return muster_json_fail_at (self, place, _("a number may not begin with 0"));

  if (!scan_digits (self))
    return FALSE;

  if (muster_json_is_at (self, '.'))
    {
      is_whole = FALSE;
      self->at++;
      if (!scan_digits (self))
        return FALSE;
    }

  if (muster_json_is_at (self, 'e') || muster_json_is_at (self, 'E'))
    {
      is_whole = FALSE;
      self->at++;
      if (muster_json_is_at (self, '+') || muster_json_is_at (self, '-'))
        self->at++;
      if (!scan_digits (self))
        return FALSE;
    }

  return (is_whole && convert_small (place, self->at, value)) ||
         convert_number (self, place, is_whole, value);
}

gboolean
muster_json_scan_word (MusterJsonCursor *self,
                       MusterJsonValue  *value)
{
  static const struct
  {
    const char *word;
    MusterJsonKind kind;
    int number;
  } words[] = {
    { "true", MUSTER_JSON_BOOLEAN, TRUE },
    { "false", MUSTER_JSON_BOOLEAN, FALSE },
    { "null", MUSTER_JSON_NULL, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      gsize length = strlen (words[i].word);

      if ((gsize) (self->end - self->at) >= length
          && memcmp (self->at, words[i].word, length) == 0
          && (self->at + length == self->end || !g_ascii_isalnum (self->at[length])))
        {
          value->kind = words[i].kind;
          value->number = words[i].number;
          self->at += length;
          return TRUE;
        }
    }

  return muster_json_fail_expected (self, _("a value"));
}
