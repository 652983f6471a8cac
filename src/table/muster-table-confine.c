/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "table/muster-table-confine.h"

#include <fcntl.h>
#include <libintl.h>
#include <linux/landlock.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Landlock: the kernel refuses what has not been allowed here, to this program and to whatever it would
 * start. The C library has no functions for it. */

/* How many rights over files each version of the interface knows, from the first on. */
static const guint N_RIGHTS[] = { 13, 14, 15, 15, 16 };

static void
allow_reading (int         ruleset,
               const char *folder)
{
  struct landlock_path_beneath_attr rule = {
    .allowed_access = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR,
    .parent_fd = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC),
  };

  if (rule.parent_fd < 0)
    return;
  syscall (SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
  close (rule.parent_fd);
}

gboolean
muster_table_confine (void)
{
#ifdef __SANITIZE_ADDRESS__
  /* The sanitizer reads of this process what it needs to find leaks. */
  return FALSE;
#else
  long version = syscall (SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
  struct landlock_ruleset_attr attributes = { 0 };
  gboolean is_confined;
  int ruleset;

  if (version < 1)
    return FALSE;
  attributes.handled_access_fs =
    (G_GUINT64_CONSTANT (1) << N_RIGHTS[MIN (version, (long) G_N_ELEMENTS (N_RIGHTS)) - 1]) - 1;
  ruleset = (int) syscall (SYS_landlock_create_ruleset, &attributes, sizeof attributes, 0);
  if (ruleset < 0)
    return FALSE;

  /* Translations and modules of libraries are read when they are first needed. */
  allow_reading (ruleset, "/usr");
  allow_reading (ruleset, bindtextdomain (GETTEXT_PACKAGE, NULL));
  is_confined = prctl (PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
                syscall (SYS_landlock_restrict_self, ruleset, 0) == 0;
  close (ruleset);
  return is_confined;
#endif
}
