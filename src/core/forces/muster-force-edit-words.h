/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force-snapshot.h"

G_BEGIN_DECLS

/* The label of the edit that leads from one snapshot to another, for a menu: "Add Regular
 * Infantry". */
char    *muster_force_edit_dup_words (const MusterForceSnapshot *before,
                                      const MusterForceSnapshot *after) G_GNUC_WARN_UNUSED_RESULT;

/* Whether the snapshots differ in just one text of one object, and in which. Everything that the
 * player types into one text counts as one edit. */
gboolean muster_force_edit_is_typing (const MusterForceSnapshot *before,
                                      const MusterForceSnapshot *after,
                                      GObject                  **object,
                                      const MusterEditField    **field);

G_END_DECLS
