/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-ruleset-choice.h"

#include "app/widgets/muster-combo-row.h"

static char *
dup_name (MusterRuleset *ruleset)
{
  return g_strdup (muster_ruleset_get_name (ruleset));
}

void
muster_ruleset_choice_fill (AdwComboRow   *row,
                            MusterLibrary *library)
{
  g_autoptr (GtkExpression) name =
    gtk_cclosure_expression_new (G_TYPE_STRING, NULL, 0, NULL, G_CALLBACK (dup_name), NULL, NULL);

  muster_combo_row_show_long (row);
  adw_combo_row_set_expression (row, name);
  adw_combo_row_set_model (row, muster_library_get_rulesets (library));
}
