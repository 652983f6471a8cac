/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/plan/muster-plan-finding-links.h"

#include <adwaita.h>

#include "app/widgets/muster-rule-links.h"
#include "core/forces/muster-finding.h"

GtkWidget *
muster_plan_finding_links_add (GtkWidget *row)
{
  GtkWidget *links = muster_rule_links_new ();

  gtk_widget_set_valign (links, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), links);
  return links;
}

void
muster_plan_finding_links_show (GtkWidget *links,
                                GPtrArray *findings)
{
  g_autoptr (GPtrArray) rules = g_ptr_array_new ();

  for (guint i = 0; i < findings->len; i++)
    {
      const char *rule = muster_finding_get_rule (findings->pdata[i]);

      g_ptr_array_add (rules, (gpointer) (rule != NULL ? rule : ""));
    }
  g_ptr_array_add (rules, NULL);
  muster_rule_links_set_rules (MUSTER_RULE_LINKS (links), (const char *const *) rules->pdata);
}
