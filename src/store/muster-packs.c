/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-packs.h"

#include "core/battle/muster-samples.h"
#include "store/muster-files.h"

#include <string.h>

#define ENDING ".json"

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Sorts by bytes and not by language, so that the same pack overrides another everywhere. */
static GPtrArray *
list_names (const char *folder)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      if (*name != '.' && g_str_has_suffix (name, ENDING))
        g_ptr_array_add (names, g_strdup (name));
    }
  g_ptr_array_sort (names, compare_names);

  return names;
}

char *
muster_packs_dup_default_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "muster", "packs", NULL);
}

void
muster_packs_load (MusterLibrary *library,
                   const char    *folder)
{
  g_autoptr (GPtrArray) names = NULL;
  g_autofree char *shown = NULL;

  g_return_if_fail (MUSTER_IS_LIBRARY (library));
  g_return_if_fail (folder != NULL);

  shown = g_filename_display_name (folder);
  muster_library_set_folder (library, shown);
  names = list_names (folder);
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, names->pdata[i], NULL);
      g_autofree char *origin = g_filename_display_name (path);
      g_autofree char *name = g_filename_display_name (names->pdata[i]);
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;
      gsize length;

      name[strlen (name) - strlen (ENDING)] = '\0';
      text = muster_files_read (path, MUSTER_PACK_MAX_SIZE, &length, &error);
      if (text != NULL)
        muster_library_add_pack (library, name, origin, text, length);
      else
        muster_library_add_broken_pack (library, name, origin, error->message);
    }
}

/**
 * muster_packs_write_example:
 *
 * Returns: (transfer full) (nullable): the path of the file
 */
char *
muster_packs_write_example (const char  *folder,
                            GError     **error)
{
  g_autoptr (GBytes) example = muster_samples_load_pack ();
  g_autofree char *path = g_build_filename (folder, "house-pack" ENDING, NULL);

  for (guint i = 2; g_file_test (path, G_FILE_TEST_EXISTS); i++)
    {
      g_autofree char *name = g_strdup_printf ("house-pack-%u" ENDING, i);

      g_free (path);
      path = g_build_filename (folder, name, NULL);
    }
  g_mkdir_with_parents (folder, 0700);
  if (!muster_files_write (path, g_bytes_get_data (example, NULL), g_bytes_get_size (example), error))
    return NULL;

  return g_steal_pointer (&path);
}
