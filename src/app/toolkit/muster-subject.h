/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_SUBJECT (muster_subject_get_type ())
G_DECLARE_FINAL_TYPE (MusterSubject, muster_subject, MUSTER, SUBJECT, GObject)

/**
 * MusterSubject:
 *
 * Whom a template is about. It stands in the template, where others bind to properties of its item:
 * `<lookup name="title" type="MusterOrderForm"><lookup name="item">form</lookup></lookup>`. Until it is set,
 * they have what the template gives them.
 *
 * Properties: item.
 */
void muster_subject_set_item (MusterSubject *self,
                              gpointer       item);

G_END_DECLS
