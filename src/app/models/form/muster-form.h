/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "app/models/form/muster-form-field.h"
#include "core/fields/muster-members.h"

G_BEGIN_DECLS

/**
 * MusterFormSource:
 * @owner: to whom the members belong: kept while the form is there
 * @names: what the ids in values are looked up in
 * @names_owner: (nullable): kept for the sake of @names
 */
typedef struct
{
  GObject *owner;
  MusterMembers *members;
  const MusterFieldNames *names;
  GObject *names_owner;
} MusterFormSource;

#define MUSTER_TYPE_FORM (muster_form_get_type ())
G_DECLARE_FINAL_TYPE (MusterForm, muster_form, MUSTER, FORM, GObject)

/**
 * MusterForm:
 *
 * Settings, members of a plan or rules as views edit them: a list of #MusterFormField, each of which says
 * what the members say under its id, and writes into them what is entered. What cannot be leaves them as
 * they were. Signal `changed`: the members say something else.
 */
MusterForm *muster_form_new     (const MusterFormSource *source) G_GNUC_WARN_UNUSED_RESULT;

/* @field: static data. @options: (nullable): the choices; NULL for those of the field itself. */
void        muster_form_add     (MusterForm             *self,
                                 const MusterField      *field,
                                 GListModel             *options);
/* Reads the values again after somebody else has changed them. */
void        muster_form_refresh (MusterForm             *self);

G_END_DECLS
