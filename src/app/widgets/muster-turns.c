/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-turns.h"

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  MusterTurns *turns = data;

  if (turns->take (widget, turns->turn++))
    return G_SOURCE_CONTINUE;
  turns->tick = 0;
  return G_SOURCE_REMOVE;
}

/**
 * muster_turns_begin:
 * @widget: whose turns they are; what it was at before is begun anew
 *
 * The first turn is taken in the next frame in which the widget can be seen.
 */
void
muster_turns_begin (MusterTurns    *turns,
                    GtkWidget      *widget,
                    MusterTurnFunc  take)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  turns->take = take;
  turns->turn = 0;
  if (turns->tick == 0)
    turns->tick = gtk_widget_add_tick_callback (widget, tick_cb, turns, NULL);
}
