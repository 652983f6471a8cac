/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/library/muster-library.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_REFERENCE_PAGE (muster_reference_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterReferencePage, muster_reference_page, MUSTER, REFERENCE_PAGE, GtkWidget)

/**
 * MusterReferencePage:
 *
 * What can be looked up in each ruleset, searched as one types.
 *
 * Signal `print`: of the ruleset whose quick reference is wanted on paper.
 */
GtkWidget *muster_reference_page_new       (MusterLibrary       *library) G_GNUC_WARN_UNUSED_RESULT;

/* The search, ready to type. */
void       muster_reference_page_search    (MusterReferencePage *self);
/* Shows a ruleset, and of it what carries a rule. */
void       muster_reference_page_show_rule (MusterReferencePage *self,
                                            const char          *ruleset,
                                            const char          *rule);

G_END_DECLS
