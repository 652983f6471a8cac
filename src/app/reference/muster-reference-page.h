/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/toolkit/muster-panel.h"
#include "core/library/muster-library.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_REFERENCE_PAGE (muster_reference_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterReferencePage, muster_reference_page, MUSTER, REFERENCE_PAGE, MusterPanel)

/**
 * MusterReferencePage:
 *
 * What can be looked up in each ruleset, searched as one types.
 *
 * Signal `print`: with a MusterSheetSource of what is wanted on paper.
 */
GtkWidget *muster_reference_page_new       (MusterLibrary       *library) G_GNUC_WARN_UNUSED_RESULT;

/* Moves the focus to the search. */
void       muster_reference_page_search    (MusterReferencePage *self);
/* Shows the items that state a rule. */
void       muster_reference_page_show_rule (MusterReferencePage *self,
                                            const char          *rule);
/* For a lookup from an open page: offers a way back, and shows the rules as that page uses them. */
void       muster_reference_page_set_open  (MusterReferencePage *self,
                                            const char          *title,
                                            MusterRuleset       *ruleset,
                                            const char *const   *optional_rules);

G_END_DECLS
