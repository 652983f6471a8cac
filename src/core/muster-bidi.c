/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-bidi.h"

#define LEFT_TO_RIGHT_ISOLATE "\xe2\x81\xa6"
#define FIRST_STRONG_ISOLATE "\xe2\x81\xa8"
#define POP_ISOLATE "\xe2\x81\xa9"

/* All right-to-left scripts begin at or after Hebrew. */
#define FIRST_FROM_RIGHT 0x590

static gboolean
is_from_right (gunichar character)
{
  static const GUnicodeScript scripts[] = {
    G_UNICODE_SCRIPT_HEBREW, G_UNICODE_SCRIPT_ARABIC, G_UNICODE_SCRIPT_SYRIAC, G_UNICODE_SCRIPT_THAANA,
    G_UNICODE_SCRIPT_NKO,    G_UNICODE_SCRIPT_ADLAM,  G_UNICODE_SCRIPT_SAMARITAN,
    G_UNICODE_SCRIPT_MANDAIC,
  };
  GUnicodeScript script;

  if (character < FIRST_FROM_RIGHT)
    return FALSE;

  script = g_unichar_get_script (character);
  for (guint i = 0; i < G_N_ELEMENTS (scripts); i++)
    {
      if (script == scripts[i])
        return TRUE;
    }

  return FALSE;
}

/* Marks, embeddings, overrides and isolates, which change the direction of the text after them. */
static gboolean
is_control (gunichar character)
{
  return character == 0x61C || character == 0x200E || character == 0x200F ||
         (character >= 0x202A && character <= 0x202E) || (character >= 0x2066 && character <= 0x2069);
}

static gboolean
turns_text (const char *name)
{
  if (!g_utf8_validate (name, -1, NULL))
    return FALSE;
  for (const char *p = name; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p);

      if (is_from_right (character) || is_control (character))
        return TRUE;
    }

  return FALSE;
}

void
muster_bidi_append (GString    *string,
                    const char *name)
{
  guint depth = 0;

  g_return_if_fail (string != NULL && name != NULL);

  if (!turns_text (name))
    {
      g_string_append (string, name);
      return;
    }
  g_string_append (string, FIRST_STRONG_ISOLATE);

  /* Copies the name with balanced isolates. An isolate that the name leaves open would swallow our
   * closing character, and a surplus closing character would end our isolate too early. */
  for (const char *p = name; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p);

      if (character == 0x2069 && depth == 0)
        continue;
      if (character >= 0x2066 && character <= 0x2068)
        depth++;
      else if (character == 0x2069)
        depth--;
      g_string_append_unichar (string, character);
    }
  while (depth-- > 0)
    g_string_append (string, POP_ISOLATE);

  g_string_append (string, POP_ISOLATE);
}

char *
muster_bidi_isolate (const char *name)
{
  GString *string = g_string_new (NULL);

  muster_bidi_append (string, name);

  return g_string_free (string, FALSE);
}

char *
muster_bidi_isolate_figures (const char *figures)
{
  g_return_val_if_fail (figures != NULL, NULL);

  return *figures != '\0' ? g_strconcat (LEFT_TO_RIGHT_ISOLATE, figures, POP_ISOLATE, NULL) : g_strdup ("");
}
