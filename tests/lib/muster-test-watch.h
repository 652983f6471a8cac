/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Writes down which properties an object notifies, and "!" for each time that it emits `changed`. */
typedef struct _MusterTestWatch MusterTestWatch;

MusterTestWatch *muster_test_watch_new    (gpointer         object) G_GNUC_WARN_UNUSED_RESULT;
void             muster_test_watch_free   (MusterTestWatch *self);

void             muster_test_watch_assert (MusterTestWatch *self,
                                           const char      *expected);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterTestWatch, muster_test_watch_free)

G_END_DECLS
