/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-dir.h"

#include <glib/gstdio.h>

/* Removal never follows a symbolic link: a test may well put one to a file of somebody else's into
 * its directory. */

struct _MusterTestDir
{
  char *path;
};

static void
remove_recursively (const char *path)
{
  if (g_file_test (path, G_FILE_TEST_IS_DIR) && !g_file_test (path, G_FILE_TEST_IS_SYMLINK))
    {
      g_autoptr (GDir) dir = NULL;
      const char *name;

      /* A test of unwritable directories leaves them so. */
      g_chmod (path, 0700);
      dir = g_dir_open (path, 0, NULL);
      while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
        {
          g_autofree char *child = g_build_filename (path, name, NULL);

          remove_recursively (child);
        }
    }

  g_remove (path);
}

MusterTestDir *
muster_test_dir_new (void)
{
  g_autoptr (GError) error = NULL;
  MusterTestDir *self = g_new0 (MusterTestDir, 1);

  self->path = g_dir_make_tmp ("muster-test-XXXXXX", &error);
  g_assert_no_error (error);

  return self;
}

void
muster_test_dir_free (MusterTestDir *self)
{
  g_return_if_fail (self != NULL);

  remove_recursively (self->path);
  g_free (self->path);
  g_free (self);
}

const char *
muster_test_dir_get_path (MusterTestDir *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->path;
}

/**
 * muster_test_dir_build:
 *
 * Returns: (transfer full): the path of the entry @name in the directory, which need not exist
 */
char *
muster_test_dir_build (MusterTestDir *self,
                       const char    *name)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_build_filename (self->path, name, NULL);
}
