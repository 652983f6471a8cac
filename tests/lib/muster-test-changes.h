/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Writes down what a list model says about its changes. */
typedef struct _MusterTestChanges MusterTestChanges;

MusterTestChanges *muster_test_changes_new  (GListModel        *model) G_GNUC_WARN_UNUSED_RESULT;
void               muster_test_changes_free (MusterTestChanges *self);

char              *muster_test_changes_take (MusterTestChanges *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterTestChanges, muster_test_changes_free)

G_END_DECLS
