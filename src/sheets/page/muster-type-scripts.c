/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-i18n.h"
#include "sheets/page/muster-pages-private.h"

/* Which scripts no font of this machine has: their letters are boxes on paper. */

/* All fonts have what comes before. */
#define FIRST_TO_ASK 0x250

static const struct
{
  GUnicodeScript script;
  const char *name;
} NAMES[] = {
  { G_UNICODE_SCRIPT_ARABIC, N_("Arabic") },       { G_UNICODE_SCRIPT_ARMENIAN, N_("Armenian") },
  { G_UNICODE_SCRIPT_BENGALI, N_("Bengali") },     { G_UNICODE_SCRIPT_CYRILLIC, N_("Cyrillic") },
  { G_UNICODE_SCRIPT_DEVANAGARI, N_("Devanagari") }, { G_UNICODE_SCRIPT_ETHIOPIC, N_("Ethiopic") },
  { G_UNICODE_SCRIPT_GEORGIAN, N_("Georgian") },   { G_UNICODE_SCRIPT_GREEK, N_("Greek") },
  { G_UNICODE_SCRIPT_GUJARATI, N_("Gujarati") },   { G_UNICODE_SCRIPT_GURMUKHI, N_("Gurmukhi") },
  { G_UNICODE_SCRIPT_HAN, N_("Chinese") },         { G_UNICODE_SCRIPT_HANGUL, N_("Korean") },
  { G_UNICODE_SCRIPT_HEBREW, N_("Hebrew") },       { G_UNICODE_SCRIPT_HIRAGANA, N_("Japanese") },
  { G_UNICODE_SCRIPT_KATAKANA, N_("Japanese") },   { G_UNICODE_SCRIPT_KHMER, N_("Khmer") },
  { G_UNICODE_SCRIPT_MYANMAR, N_("Burmese") },     { G_UNICODE_SCRIPT_TAMIL, N_("Tamil") },
  { G_UNICODE_SCRIPT_TELUGU, N_("Telugu") },       { G_UNICODE_SCRIPT_THAI, N_("Thai") },
  { G_UNICODE_SCRIPT_TIBETAN, N_("Tibetan") },
};

/* By name, or by its code in ISO 15924 where it has none here. */
static char *
dup_script_name (GUnicodeScript script)
{
  guint32 code = g_unicode_script_to_iso15924 (script);

  for (guint i = 0; i < G_N_ELEMENTS (NAMES); i++)
    {
      if (NAMES[i].script == script)
        return g_strdup (_(NAMES[i].name));
    }

  return g_strdup_printf ("%c%c%c%c", (int) (code >> 24), (int) (code >> 16 & 0xFF), (int) (code >> 8 & 0xFF),
                          (int) (code & 0xFF));
}

static gboolean
is_lacking (MusterType *type,
            gunichar    character)
{
  char text[7] = "";
  g_autoptr (PangoLayout) layout = NULL;

  g_unichar_to_utf8 (character, text);
  layout = muster_type_layout (type, MUSTER_ROLE_BODY, text, 1000, PANGO_ALIGN_LEFT);

  return pango_layout_get_unknown_glyphs_count (layout) > 0;
}

void
muster_type_scripts_list_lacking (MusterType *type,
                                  const char *text,
                                  GHashTable *asked,
                                  GPtrArray  *names)
{
  g_return_if_fail (type != NULL && text != NULL);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p);
      GUnicodeScript script;
      g_autofree char *name = NULL;

      if (character < FIRST_TO_ASK || !g_hash_table_add (asked, GUINT_TO_POINTER (character)))
        continue;
      script = g_unichar_get_script (character);
      if (script == G_UNICODE_SCRIPT_COMMON || script == G_UNICODE_SCRIPT_INHERITED ||
          script == G_UNICODE_SCRIPT_UNKNOWN || !is_lacking (type, character))
        continue;
      name = dup_script_name (script);
      if (!g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
        g_ptr_array_add (names, g_steal_pointer (&name));
    }
}
