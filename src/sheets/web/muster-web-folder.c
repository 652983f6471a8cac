/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/web/muster-club-site.h"

#include "core/muster-i18n.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

/* Which files of a folder are ours stands in a list beside them. */
#define LIST ".muster-web"

/* What we write is called like this; whatever else a list names was never ours. */
static gboolean
is_our_name (const char *name)
{
  const char *dot = strchr (name, '.');

  return dot != NULL && dot > name &&
         strspn (name, "abcdefghijklmnopqrstuvwxyz0123456789-") == (gsize) (dot - name) &&
         (strcmp (dot, ".html") == 0 || strcmp (dot, ".css") == 0 || strcmp (dot, ".js") == 0 ||
          strcmp (dot, ".svg") == 0);
}

static GHashTable *
read_list (const char *folder)
{
  GHashTable *names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *path = g_build_filename (folder, LIST, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL) || !g_utf8_validate (text, -1, NULL))
    return names;
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (is_our_name (lines[i]))
        g_hash_table_add (names, g_strdup (lines[i]));
    }

  return names;
}

static gboolean
set_errno (GError     **error,
           const char  *path,
           int          code)
{
  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (code), "%s: %s", path, g_strerror (code));

  return FALSE;
}

/* @written: (inout) */
static gboolean
write_file (const char  *folder,
            const char  *name,
            GBytes      *content,
            gboolean     is_ours,
            guint       *written,
            GError     **error)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *there = NULL;
  gsize length, size;
  const char *data = g_bytes_get_data (content, &size);

  if (g_file_get_contents (path, &there, &length, NULL))
    {
      if (length == size && memcmp (there, data, size) == 0)
        return TRUE;
      if (!is_ours)
        {
          g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_EXIST,
                       _("%s: there already, and not written by Muster; choose another folder"), path);
          return FALSE;
        }
    }
  if (!g_file_set_contents_full (path, data, (gssize) size, G_FILE_SET_CONTENTS_CONSISTENT, 0644, error))
    return FALSE;
  (*written)++;

  return TRUE;
}

static GBytes *
new_list (GPtrArray *files)
{
  GString *list = g_string_new (NULL);
  gsize length;

  for (guint i = 0; i < files->len; i++)
    g_string_append_printf (list, "%s\n", ((const MusterWebFile *) files->pdata[i])->name);
  length = list->len;

  return g_bytes_new_take (g_string_free (list, FALSE), length);
}

/* What was ours and would not be written now. */
static gboolean
remove_others (const char  *folder,
               GHashTable  *before,
               GPtrArray   *files,
               guint       *removed,
               GError     **error)
{
  GHashTableIter iter;
  gpointer name;

  for (guint i = 0; i < files->len; i++)
    g_hash_table_remove (before, ((const MusterWebFile *) files->pdata[i])->name);
  g_hash_table_iter_init (&iter, before);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_unlink (path) == 0)
        (*removed)++;
      else if (errno != ENOENT)
        return set_errno (error, path, errno);
    }

  return TRUE;
}

gboolean
muster_web_folder_write (const char  *folder,
                         GPtrArray   *files,
                         guint       *n_written,
                         guint       *n_removed,
                         GError     **error)
{
  g_autoptr (GHashTable) before = NULL;
  g_autoptr (GBytes) list = new_list (files);

  *n_written = 0;
  *n_removed = 0;
  if (g_mkdir_with_parents (folder, 0755) != 0)
    return set_errno (error, folder, errno);

  before = read_list (folder);
  for (guint i = 0; i < files->len; i++)
    {
      const MusterWebFile *file = files->pdata[i];

      if (!write_file (folder, file->name, file->content, g_hash_table_contains (before, file->name),
                       n_written,
                       error))
        return FALSE;
    }

  return remove_others (folder, before, files, n_removed, error) &&
         write_file (folder, LIST, list, TRUE, &(guint) { 0 }, error);
}
