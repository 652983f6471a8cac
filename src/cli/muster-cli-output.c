/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-output.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "core/muster-i18n.h"
#include "core/muster-json.h"

#define REPLACEMENT 0xfffd

/* What keeps a name that is written from right to left apart from the text around it (muster-bidi.h), and
 * the end of what turns a text: without what it ends it does nothing. */
static gboolean
is_isolate_or_end (gunichar character)
{
  return (character >= 0x2066 && character <= 0x2069) || character == 0x202c;
}

/* Control characters, and what turns the direction of writing around. */
static gboolean
steers_terminal (gunichar character)
{
  if (character == '\n' || character == '\t')
    return FALSE;

  return character < 0x20 || (character >= 0x7f && character < 0xa0) ||
         (character >= 0x202a && character <= 0x202e) || (character >= 0x2066 && character <= 0x2069);
}

static char * G_GNUC_PRINTF (1, 0)
format_tame (const char *format,
             va_list     arguments)
{
  g_autofree char *text = g_strdup_vprintf (format, arguments);

  return muster_cli_tame (text);
}

void
muster_cli_print (const char *format,
                  ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = format_tame (format, arguments);
  va_end (arguments);

  fputs (text, stdout);
}

/**
 * muster_cli_complain:
 *
 * Says on the standard error output what is wrong, after the name of the program and command.
 */
void
muster_cli_complain (const char *format,
                     ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = format_tame (format, arguments);
  va_end (arguments);

  /* In their order when both go to the same place. */
  fflush (stdout);
  fprintf (stderr, "%s: %s\n", g_get_prgname (), text);
}

/* JSON has another way to write them, which changes nothing for whoever reads it. */
void
muster_cli_print_json (JsonNode *node)
{
  g_autofree char *text = muster_json_print (node, FALSE);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p);

      if (steers_terminal (character))
        printf ("\\u%04x", character);
      else
        fwrite (p, 1, (gsize) (g_utf8_next_char (p) - p), stdout);
    }
  fputc ('\n', stdout);
}

void
muster_cli_print_raw (const char *text)
{
  fputs (text, stdout);
}

void
muster_cli_print_bytes (GBytes *bytes)
{
  fwrite (g_bytes_get_data (bytes, NULL), 1, g_bytes_get_size (bytes), stdout);
}

/**
 * muster_cli_flush:
 *
 * Returns: whether all that was printed has gone out; if not, says so
 */
gboolean
muster_cli_flush (void)
{
  gboolean failed_before = ferror (stdout) != 0;

  if (fflush (stdout) == 0 && !failed_before)
    return TRUE;

  muster_cli_complain (_("the output could not be written: %s"), g_strerror (errno));

  return FALSE;
}

/* Isolates and ends take no place and turn nothing once they are gone. Most are our own, around a name, where
 * something in their place would look like a part of it. */
char *
muster_cli_tame (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *tame = g_string_sized_new (strlen (valid) + 1);

  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p);

      if (!is_isolate_or_end (character))
        g_string_append_unichar (tame, steers_terminal (character) ? REPLACEMENT : character);
    }

  return g_string_free (tame, FALSE);
}
