/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A button that opens a calendar and writes the day that is chosen into @entry, as people write it.
 * @day: the day, counted from the first of January of the year 1, that the calendar shows while there is no
 * date in the entry; 0 for today. */
GtkWidget *muster_date_button_new (GtkEditable *entry,
                                   int          day);

G_END_DECLS
