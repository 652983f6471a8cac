/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/document/muster-plain.h"

#include <string.h>

#define MAX_LEAD 64 /* bytes of words that lead a text */

/* The texts of a document come from players and from files of strangers. What no paper can show
 * is taken out once, as a text enters a document, so that no output has to think of it again. */

#define REPLACEMENT 0xFFFD

static gboolean
is_shown (gunichar character)
{
  if (character == '\n')
    return TRUE;
  if (character < 0x20 || (character >= 0x7F && character < 0xA0))
    return FALSE;

  /* Never characters, in no version of Unicode. */
  return (character & 0xFFFE) != 0xFFFE && (character < 0xFDD0 || character > 0xFDEF);
}

/* The length of the part of @text that fits into @width places, at least one character; whole
 * words if there is one. */
static gsize
find_break (const char *text,
            guint       width)
{
  const char *end = text;
  const char *after_word = NULL;
  guint used = 0;

  while (*end != '\0')
    {
      const char *next = g_utf8_next_char (end);
      guint places = muster_plain_measure (end, next - end);

      if (used + places > width && end > text)
        break;
      used += places;
      end = next;
      if (*end == ' ' || *end == '\0')
        after_word = end;
    }
  if (*end == '\0' || after_word == NULL)
    return (gsize) (end - text);

  return (gsize) (after_word - text);
}

/**
 * muster_plain_text:
 * @text: (nullable): anything
 *
 * Returns: (transfer full): the text as valid UTF-8 with newlines as its only control characters.
 *   What cannot be shown is U+FFFD, tabs are blanks, and directions of writing that were left
 *   open are closed.
 */
char *
muster_plain_text (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text != NULL ? text : "", -1);
  GString *plain = g_string_sized_new (strlen (valid));
  guint depths[2] = { 0, 0 };

  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p);

      if (character == '\r' && p[1] == '\n')
        continue;
      if (character == '\r' || character == 0x2028 || character == 0x2029)
        character = '\n';
      else if (character == '\t')
        character = ' ';
      else if (!is_shown (character))
        character = REPLACEMENT;

      /* A text that turns the direction of writing and does not turn it back would turn what stands
       * behind it in the same line. depths: how many embeddings and isolates are open. */
      if ((character >= 0x202A && character <= 0x202B) || (character >= 0x202D && character <= 0x202E))
        depths[0]++;
      else if (character >= 0x2066 && character <= 0x2068)
        depths[1]++;
      else if (character == 0x202C && depths[0] > 0)
        depths[0]--;
      else if (character == 0x2069 && depths[1] > 0)
        depths[1]--;
      else if (character == '\n')
        depths[0] = depths[1] = 0;
      g_string_append_unichar (plain, character);
    }
  /* The end of an isolate ends the embeddings within it too, so that isolates come first. */
  for (; depths[1] > 0; depths[1]--)
    g_string_append_unichar (plain, 0x2069);
  for (; depths[0] > 0; depths[0]--)
    g_string_append_unichar (plain, 0x202C);

  return g_string_free (plain, FALSE);
}

guint
muster_plain_measure (const char *text,
                      gssize      length)
{
  const char *end;
  guint places = 0;

  g_return_val_if_fail (text != NULL, 0);

  end = text + (length < 0 ? strlen (text) : (gsize) length);
  for (const char *p = text; p < end; p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p);

      if (g_unichar_iswide (character))
        places += 2;
      else if (!g_unichar_iszerowidth (character))
        places += 1;
    }

  return places;
}

gsize
muster_plain_measure_lead (const char *text)
{
  const char *colon;

  g_return_val_if_fail (text != NULL, 0);

  colon = strstr (text, ": ");
  if (colon == NULL || colon - text > MAX_LEAD)
    return 0;
  /* A colon within a later sentence leads nothing. */
  for (const char *p = text; p < colon; p++)
    if (strchr (".;!?", *p) != NULL && p[1] == ' ')
      return 0;
  return (gsize) (colon - text) + 1;
}

/**
 * muster_plain_wrap:
 * @text: a text of a document
 * @width: at least 1
 *
 * Returns: (transfer full): its lines, at least one
 */
char **
muster_plain_wrap (const char *text,
                   guint       width)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_auto (GStrv) paragraphs = NULL;

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (width > 0, NULL);

  paragraphs = g_strsplit (text, "\n", -1);
  if (paragraphs[0] == NULL)
    g_strv_builder_add (lines, "");
  for (guint i = 0; paragraphs[i] != NULL; i++)
    {
      const char *rest = g_strchomp (paragraphs[i]);

      do
        {
          gsize length = find_break (rest, width);
          g_autofree char *line = g_strndup (rest, length);

          g_strv_builder_add (lines, g_strchomp (line));
          rest += length;
          while (*rest == ' ')
            rest++;
        }
      while (*rest != '\0');
    }

  return g_strv_builder_end (lines);
}
