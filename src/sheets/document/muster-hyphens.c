/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/document/muster-hyphens.h"

#include <string.h>

/* A pattern is a few letters with digits between them: ".hy3ph" holds at the beginning of a word. Of all
 * patterns that occur in a word the highest digit at a place counts, and an odd one allows a break. */

#define MIN_LETTERS 5 /* of a word that is broken */
#define LEAST_LEFT 2
#define LEAST_RIGHT 2
#define SOFT_HYPHEN "\xc2\xad"

struct _MusterHyphens
{
  GHashTable *patterns; /* letters → a digit before each of them and behind the last */
  glong longest;        /* pattern, in letters */
  guint left;           /* how many letters stay before a break… */
  guint right;          /* …and behind it */
};

static void
add_pattern (MusterHyphens *self,
             const char    *line)
{
  g_autoptr (GString) letters = g_string_new (NULL);
  g_autoptr (GString) digits = g_string_new ("0");

  for (const char *p = line; *p != '\0'; p = g_utf8_next_char (p))
    {
      if (g_ascii_isdigit (*p))
        {
          digits->str[digits->len - 1] = *p;
          continue;
        }
      g_string_append_unichar (letters, g_utf8_get_char (p));
      g_string_append_c (digits, '0');
    }
  self->longest = MAX (self->longest, g_utf8_strlen (letters->str, -1));
  g_hash_table_insert (self->patterns, g_strdup (letters->str), g_strdup (digits->str));
}

/* A keyword changes how the others are read; what is written otherwise when it is broken ("Schiff-fahrt") has
 * a slash, and stays in one piece. */
static void
read_line (MusterHyphens *self,
           const char    *line)
{
  if (g_str_has_prefix (line, "LEFTHYPHENMIN "))
    self->left = (guint) g_ascii_strtoull (strchr (line, ' ') + 1, NULL, 10);
  else if (g_str_has_prefix (line, "RIGHTHYPHENMIN "))
    self->right = (guint) g_ascii_strtoull (strchr (line, ' ') + 1, NULL, 10);
  /* What was before it knows compounds alone; what follows breaks their parts, too. */
  else if (g_str_has_prefix (line, "NEXTLEVEL"))
    g_hash_table_remove_all (self->patterns);
  else if (*line != '\0' && *line != '%' && *line != '#' && !g_ascii_isupper (*line) &&
           strchr (line, '/') == NULL)
    add_pattern (self, line);
}

/**
 * muster_hyphens_new:
 * @dictionary: its first line names its encoding
 *
 * Returns: (transfer full) (nullable): its patterns; %NULL if that encoding is not known
 */
MusterHyphens *
muster_hyphens_new (const char *dictionary,
                    gsize       length)
{
  const char *end = memchr (dictionary, '\n', length);
  g_autofree char *encoding = end != NULL ? g_strndup (dictionary, (gsize) (end - dictionary)) : NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  MusterHyphens *self;

  if (encoding == NULL)
    return NULL;
  /* "ISO8859-1" is "ISO-8859-1" elsewhere. */
  g_strstrip (encoding);
  if (g_str_has_prefix (encoding, "ISO8859"))
    {
      g_autofree char *number = g_strdup (encoding + strlen ("ISO8859"));

      g_free (encoding);
      encoding = g_strconcat ("ISO-8859", number, NULL);
    }
  text = g_convert (end + 1, (gssize) (length - (gsize) (end + 1 - dictionary)), "UTF-8", encoding, NULL,
                    NULL, NULL);
  if (text == NULL)
    return NULL;

  self = g_new0 (MusterHyphens, 1);
  self->patterns = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->left = LEAST_LEFT;
  self->right = LEAST_RIGHT;
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    read_line (self, g_strstrip (lines[i]));

  return self;
}

/* @language: as in the name of a locale: "en_GB" */
static MusterHyphens *
open_dictionary (const char *folder,
                 const char *language)
{
  g_autofree char *name = g_strdup_printf ("hyph_%s.dic", language);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *dictionary = NULL;
  gsize length;

  if (!g_file_get_contents (path, &dictionary, &length, NULL))
    return NULL;

  return muster_hyphens_new (dictionary, length);
}

MusterHyphens *
muster_hyphens_new_for (const char *language)
{
  const char *given = g_getenv ("MUSTER_HYPHENS");
  const char *const *shared = g_get_system_data_dirs ();
  g_autofree char *locale = g_strdelimit (g_strdup (language), "-", '_');
  g_autofree char *short_name = g_strndup (locale, strcspn (locale, "_"));
  const char *const names[] = { locale, short_name };
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) folders = NULL;

  if (given != NULL)
    g_strv_builder_add (builder, given);
  for (guint i = 0; given == NULL && shared[i] != NULL; i++)
    {
      g_autofree char *folder = g_build_filename (shared[i], "hyphen", NULL);

      g_strv_builder_add (builder, folder);
    }
  folders = g_strv_builder_end (builder);
  for (guint k = 0; k < G_N_ELEMENTS (names); k++)
    for (guint i = 0; folders[i] != NULL; i++)
      {
        MusterHyphens *self = open_dictionary (folders[i], names[k]);

        if (self != NULL)
          return self;
      }

  return NULL;
}

void
muster_hyphens_free (MusterHyphens *self)
{
  g_hash_table_unref (self->patterns);
  g_free (self);
}

/* Adds a word, which has @n letters. */
static void
append_word (MusterHyphens *self,
             const char    *word,
             gsize          length,
             glong          n,
             GString       *soft)
{
  g_autofree char *plain = g_utf8_strdown (word, (gssize) length);
  g_autofree char *dotted = g_strconcat (".", plain, ".", NULL);
  g_autofree char *digits = g_malloc0 ((gsize) n + 3);
  const char *start = dotted;
  const char *p = word;

  /* Some letters have another number of them in small. */
  if (g_utf8_strlen (plain, -1) != n)
    {
      g_string_append_len (soft, word, (gssize) length);
      return;
    }
  for (glong i = 0; i < n + 2; i++, start = g_utf8_next_char (start))
    {
      const char *end = start;

      for (glong k = 1; k <= self->longest && i + k <= n + 2; k++)
        {
          g_autofree char *part = NULL;
          const char *found;

          end = g_utf8_next_char (end);
          part = g_strndup (start, (gsize) (end - start));
          found = g_hash_table_lookup (self->patterns, part);
          for (glong place = 0; found != NULL && place <= k; place++)
            digits[i + place] = MAX (digits[i + place], found[place]);
        }
    }
  for (glong i = 0; i < n; i++, p = g_utf8_next_char (p))
    {
      if (i >= (glong) self->left && n - i >= (glong) self->right && digits[i + 1] % 2 == 1)
        g_string_append (soft, SOFT_HYPHEN);
      g_string_append_unichar (soft, g_utf8_get_char (p));
    }
}

char *
muster_hyphens_dup_soft (MusterHyphens *self,
                         const char    *text)
{
  GString *soft = g_string_new (NULL);

  for (const char *p = text; *p != '\0';)
    {
      const char *end = p;
      glong n = 0;

      for (; g_unichar_isalpha (g_utf8_get_char (end)); end = g_utf8_next_char (end))
        n++;
      if (n >= MIN_LETTERS)
        append_word (self, p, (gsize) (end - p), n, soft);
      else
        g_string_append_len (soft, p, end - p);
      p = end;
      if (*p != '\0')
        {
          g_string_append_unichar (soft, g_utf8_get_char (p));
          p = g_utf8_next_char (p);
        }
    }

  return g_string_free (soft, FALSE);
}
