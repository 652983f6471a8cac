/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/catalog/muster-catalog.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_REFERENCE_ITEM (muster_reference_item_get_type ())
G_DECLARE_FINAL_TYPE (MusterReferenceItem, muster_reference_item, MUSTER, REFERENCE_ITEM, MusterObject)

/**
 * MusterReferenceItem:
 *
 * One thing to look up: a part of the quick reference, a unit type, a trait. Immutable.
 *
 * Properties: caption (where it stands, and the ids of its rules), title, text.
 */
MusterReferenceItem *muster_reference_item_new     (const char          *section,
                                                    const char          *title,
                                                    const char          *text,
                                                    const char *const   *rules) G_GNUC_WARN_UNUSED_RESULT;

/* A table behind its text: @heads ends with NULL, and @cells has owned texts, row after row, as many in each
 * as there are heads. */
void                 muster_reference_item_take_table (MusterReferenceItem *self,
                                                       const char *const   *heads,
                                                       GPtrArray           *cells);
/* (nullable): the heads of its table, and then its cells. */
const char *const   *muster_reference_item_get_heads  (MusterReferenceItem *self);
GPtrArray           *muster_reference_item_get_cells  (MusterReferenceItem *self);

/* Whether it contains all of @words, which are folded and end with NULL. */
gboolean             muster_reference_item_matches (MusterReferenceItem *self,
                                                    char               **words);

/* Whether it states this rule. */
gboolean             muster_reference_item_carries (MusterReferenceItem *self,
                                                    const char          *rule);

const char          *muster_reference_item_get_section  (MusterReferenceItem  *self);
const char          *muster_reference_item_get_title    (MusterReferenceItem  *self);
const char          *muster_reference_item_get_text     (MusterReferenceItem  *self);
/* (nullable): the scenario that it describes; owned by the ruleset. */
const MusterScenario *
                     muster_reference_item_get_scenario (MusterReferenceItem  *self);
void                 muster_reference_item_set_scenario (MusterReferenceItem  *self,
                                                         const MusterScenario *scenario);
/* (nullable): the unit type that it describes; owned by the ruleset. */
const MusterUnitType *
                     muster_reference_item_get_unit_type (MusterReferenceItem  *self);
void                 muster_reference_item_set_unit_type (MusterReferenceItem  *self,
                                                          const MusterUnitType *type);

G_END_DECLS
