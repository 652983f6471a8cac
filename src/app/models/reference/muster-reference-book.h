/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/muster-items.h"
#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_REFERENCE_BOOK (muster_reference_book_get_type ())
G_DECLARE_FINAL_TYPE (MusterReferenceBook, muster_reference_book, MUSTER, REFERENCE_BOOK, MusterItems)

/**
 * MusterReferenceBook:
 *
 * All that can be looked up in a ruleset, as a list of MusterReferenceItem: its quick reference, rulings,
 * unit types, options, traits, weapons, tables, optional rules and scenarios. A search leaves those that hold
 * all of its words.
 */
MusterReferenceBook *muster_reference_book_new         (void) G_GNUC_WARN_UNUSED_RESULT;

/* @optional_rules: (nullable): ids of the rules in play; if NULL, all are shown. */
void                 muster_reference_book_open        (MusterReferenceBook *self,
                                                        MusterRuleset       *ruleset,
                                                        const char *const   *optional_rules);
/* (nullable): the ruleset of the book. */
MusterRuleset       *muster_reference_book_get_ruleset (MusterReferenceBook *self);
/* Searching for the id of a rule finds only the items that contain that rule. */
void                 muster_reference_book_search      (MusterReferenceBook *self,
                                                        const char          *text);

/* The translated sections in their order; and the section that is shown, NULL for all. */
char               **muster_reference_book_list_sections (MusterReferenceBook *self) G_GNUC_WARN_UNUSED_RESULT;
void                 muster_reference_book_set_section   (MusterReferenceBook *self,
                                                          const char          *section);
/* Whether any item in the whole book contains the rule. */
gboolean             muster_reference_book_has_rule      (MusterReferenceBook *self,
                                                          const char          *rule);

G_END_DECLS
