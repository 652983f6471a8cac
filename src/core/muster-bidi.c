/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-bidi.h"

#define FIRST_STRONG_ISOLATE "\xe2\x81\xa8"
#define POP_ISOLATE "\xe2\x81\xa9"

/* Hebrew is the first script that is written from right to left. */
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

static gboolean
has_from_right (const char *name)
{
  if (!g_utf8_validate (name, -1, NULL))
    return FALSE;
  for (const char *p = name; *p != '\0'; p = g_utf8_next_char (p))
    {
      if (is_from_right (g_utf8_get_char (p)))
        return TRUE;
    }

  return FALSE;
}

void
muster_bidi_append (GString    *string,
                    const char *name)
{
  gboolean isolates;

  g_return_if_fail (string != NULL && name != NULL);

  isolates = has_from_right (name);
  if (isolates)
    g_string_append (string, FIRST_STRONG_ISOLATE);
  g_string_append (string, name);
  if (isolates)
    g_string_append (string, POP_ISOLATE);
}

char *
muster_bidi_isolate (const char *name)
{
  GString *string = g_string_new (NULL);

  muster_bidi_append (string, name);

  return g_string_free (string, FALSE);
}
