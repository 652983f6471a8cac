/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-json-value.h"

G_BEGIN_DECLS

/* Look for something in a document that was checked before it was kept: what is missing or of another kind
 * is no error. What a document is read with otherwise is a MusterSpot. */

/* (nullable): a member of @object. */
const MusterJsonValue *muster_json_find      (const MusterJson      *self,
                                              const MusterJsonValue *object,
                                              const char            *name);
/* (nullable): the same if it is of that kind; @object may be NULL or no object. */
const MusterJsonValue *muster_json_peek      (const MusterJson      *self,
                                              const MusterJsonValue *object,
                                              const char            *name,
                                              MusterJsonKind         kind);
/* "" if there is none. */
const char            *muster_json_peek_text (const MusterJson      *self,
                                              const MusterJsonValue *object,
                                              const char            *name);
/* How many children a list has; @list: (nullable). */
guint                  muster_json_count     (const MusterJsonValue *list);

G_END_DECLS
