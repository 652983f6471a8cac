/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* A temporary directory that is removed with everything in it. */
typedef struct _MusterTestDir MusterTestDir;

MusterTestDir *muster_test_dir_new      (void) G_GNUC_WARN_UNUSED_RESULT;
void           muster_test_dir_free     (MusterTestDir *self);

const char    *muster_test_dir_get_path (MusterTestDir *self);
char          *muster_test_dir_build    (MusterTestDir *self,
                                         const char    *name) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterTestDir, muster_test_dir_free)

G_END_DECLS
