/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-round-rows.h"

void
muster_round_rows_show (GtkBox             *box,
                        const MusterRound  *round,
                        MusterRoundRowMake  make,
                        MusterRoundRowShow  show,
                        gpointer            data)
{
  guint n = round != NULL ? round->pairs->len : 0;
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (box));

  for (guint i = 0; i < n; i++)
    {
      if (row == NULL)
        {
          row = make (data);
          gtk_box_append (box, row);
        }
      show (row, round->pairs->pdata[i]);
      row = gtk_widget_get_next_sibling (row);
    }
  while (row != NULL)
    {
      GtkWidget *after = gtk_widget_get_next_sibling (row);

      gtk_box_remove (box, row);
      row = after;
    }
}
