/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_RULE_LINKS (muster_rule_links_get_type ())
G_DECLARE_FINAL_TYPE (MusterRuleLinks, muster_rule_links, MUSTER, RULE_LINKS, GtkWidget)

/**
 * MusterRuleLinks:
 *
 * The ids of rules that a line cites, each a link to its place in the reference. Not there at all without
 * one. Tab and the arrow keys go from link to link, in rows of lists too.
 */
GtkWidget *muster_rule_links_new       (void) G_GNUC_WARN_UNUSED_RESULT;

/* Whether only the ids stand there, and the headings of the rulebook in their tooltips alone. */
void       muster_rule_links_set_short (MusterRuleLinks   *self,
                                        gboolean           is_short);
/* @rules: (nullable): ids; empty ones and duplicates are left out. */
void       muster_rule_links_set_rules (MusterRuleLinks   *self,
                                        const char *const *rules);
/* @rule: (nullable): a single id */
void       muster_rule_links_set_rule  (MusterRuleLinks   *self,
                                        const char        *rule);

G_END_DECLS
