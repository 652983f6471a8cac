/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/page/muster-pdf-catalog.h"

#include <stdlib.h>
#include <string.h>

/* Readers for the blind want to know the language of a file, which Cairo has no words for. A PDF may be
 * changed by what is written behind it: here a new version of its catalog, and where that stands. Nothing
 * that Cairo wrote is touched. */

#define CATALOG "<< /Type /Catalog"

/* What the end of a file says. */
typedef struct
{
  guint64 table; /* where the table of objects begins */
  guint root;
  guint info;
  guint size;
} Trailer;

/* There are bytes of all kinds in a file, so that no function for strings gets through it. */
static const char *
find_last (const char *text,
           gsize       length,
           const char *words)
{
  gsize n = strlen (words);

  for (gsize i = length; i >= n; i--)
    {
      if (memcmp (text + i - n, words, n) == 0)
        return text + i - n;
    }

  return NULL;
}

static guint
read_number (const char *trailer,
             const char *key)
{
  const char *found = strstr (trailer, key);

  return found != NULL ? (guint) strtoul (found + strlen (key), NULL, 10) : 0;
}

static gboolean
read_trailer (const char *text,
              gsize       length,
              Trailer    *trailer)
{
  const char *start = find_last (text, length, "\nstartxref\n");
  const char *found = start != NULL ? find_last (text, (gsize) (start - text), "\ntrailer\n") : NULL;
  g_autofree char *words = NULL;

  if (found == NULL)
    return FALSE;

  words = g_strndup (found, (gsize) (start - found));
  trailer->table = g_ascii_strtoull (start + strlen ("\nstartxref\n"), NULL, 10);
  trailer->root = read_number (words, "/Root ");
  trailer->info = read_number (words, "/Info ");
  trailer->size = read_number (words, "/Size ");

  return trailer->table < length && trailer->root > 0 && trailer->info > 0 && trailer->size > trailer->root;
}

/* Returns: (transfer full) (nullable): what the catalog says, from behind its type on */
static char *
read_catalog (const char    *text,
              const Trailer *trailer)
{
  g_autofree char *head = g_strdup_printf ("\n%u 0 obj\n" CATALOG, trailer->root);
  const char *found = find_last (text, trailer->table, head);
  const char *end;

  if (found == NULL)
    return NULL;

  found += strlen (head);
  end = g_strstr_len (found, text + trailer->table - found, "\nendobj");

  return end != NULL ? g_strndup (found, (gsize) (end - found)) : NULL;
}

void
muster_pdf_catalog_complete (GByteArray *file,
                             const char *language)
{
  const char *text;
  g_autofree char *catalog = NULL;
  g_autoptr (GString) update = g_string_new (NULL);
  Trailer trailer;
  gsize place;
  gsize table;

  g_return_if_fail (file != NULL);
  g_return_if_fail (language != NULL);

  text = (const char *) file->data;
  if (!read_trailer (text, file->len, &trailer))
    return;
  catalog = read_catalog (text, &trailer);
  if (catalog == NULL || strstr (catalog, "/Lang") != NULL)
    return;

  place = file->len;
  g_string_append_printf (update, "%u 0 obj\n" CATALOG "\n   /Lang (%s)\n", trailer.root, language);
  if (strstr (catalog, "/MarkInfo") == NULL)
    g_string_append (update, "   /MarkInfo << /Marked true >>\n");
  g_string_append_printf (update, "   /ViewerPreferences << /DisplayDocTitle true >>%s\nendobj\n", catalog);
  table = place + update->len;
  g_string_append_printf (update, "xref\n%u 1\n%010" G_GSIZE_FORMAT " 00000 n \n", trailer.root, place);
  g_string_append_printf (update,
                          "trailer\n<< /Size %u\n   /Root %u 0 R\n   /Info %u 0 R\n"
                          "   /Prev %" G_GUINT64_FORMAT "\n>>\nstartxref\n%" G_GSIZE_FORMAT "\n%%%%EOF\n",
                          trailer.size, trailer.root, trailer.info, trailer.table, table);
  g_byte_array_append (file, (const guint8 *) update->str, (guint) update->len);
}
