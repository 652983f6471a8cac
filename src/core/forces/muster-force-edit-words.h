/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force-snapshot.h"

G_BEGIN_DECLS

/* What was done between two snapshots, as a menu says it: "Add Regular Infantry". */
char    *muster_force_edit_dup_words (const MusterForceSnapshot *before,
                                      const MusterForceSnapshot *after) G_GNUC_WARN_UNUSED_RESULT;

/* Whether one text of one object is all that differs, and which: what is typed into it is one edit. */
gboolean muster_force_edit_is_typing (const MusterForceSnapshot *before,
                                      const MusterForceSnapshot *after,
                                      GObject                  **object,
                                      const MusterEditField    **field);

G_END_DECLS
