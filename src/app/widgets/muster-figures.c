/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-figures.h"

#include "core/muster-bidi.h"

void
muster_label_show_figures (GtkLabel   *label,
                           const char *figures)
{
  g_autofree char *isolated = NULL;

  g_return_if_fail (GTK_IS_LABEL (label));
  g_return_if_fail (figures != NULL);

  if (gtk_widget_get_direction (GTK_WIDGET (label)) == GTK_TEXT_DIR_RTL)
    isolated = muster_bidi_isolate_figures (figures);
  gtk_label_set_label (label, isolated != NULL ? isolated : figures);
}
