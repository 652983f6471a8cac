/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/form/muster-date-button.h"

#include <stdlib.h>

#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-tooltip.h"
#include "core/muster-day.h"
#include "core/muster-i18n.h"

typedef struct
{
  GtkEditable *entry; /* not owned: the button stands beside it */
  GtkWidget *calendar;
  int day;
  gboolean is_showing;
} DateButton;

static void
day_selected_cb (DateButton *self)
{
  g_autoptr (GDateTime) date = gtk_calendar_get_date (GTK_CALENDAR (self->calendar));
  g_autofree char *day = g_strdup_printf ("%04d-%02d-%02d", g_date_time_get_year (date),
                                          g_date_time_get_month (date), g_date_time_get_day_of_month (date));
  g_autofree char *words = NULL;

  if (self->is_showing || !muster_day_is_valid (day))
    return;
  words = muster_day_write (day);
  gtk_editable_set_text (self->entry, words);
}

/* Returns: (nullable): what the entry says, or the day to begin with */
static GDateTime *
find_day (DateButton *self)
{
  g_autofree char *written = muster_day_read (gtk_editable_get_text (self->entry));
  GDate date;

  g_date_clear (&date, 1);
  if (self->day > 0)
    g_date_set_julian (&date, (guint32) self->day);
  if (written != NULL)
    g_date_set_dmy (&date, (GDateDay) atoi (written + 8), (GDateMonth) atoi (written + 5),
                    (GDateYear) atoi (written));
  if (!g_date_valid (&date))
    return g_date_time_new_now_local ();
  return g_date_time_new_local (g_date_get_year (&date), (int) g_date_get_month (&date),
                                g_date_get_day (&date), 12, 0, 0);
}

static void
show_cb (DateButton *self)
{
  g_autoptr (GDateTime) date = find_day (self);

  self->is_showing = TRUE;
  if (date != NULL)
    gtk_calendar_select_day (GTK_CALENDAR (self->calendar), date);
  self->is_showing = FALSE;
}

GtkWidget *
muster_date_button_new (GtkEditable *entry,
                        int          day)
{
  GtkWidget *button = gtk_menu_button_new ();
  GtkWidget *popover = gtk_popover_new ();
  DateButton *self = g_new0 (DateButton, 1);

  self->entry = entry;
  self->day = day;
  self->calendar = gtk_calendar_new ();
  muster_accessible_set_label (self->calendar, _("Calendar"));
  gtk_popover_set_child (GTK_POPOVER (popover), self->calendar);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "x-office-calendar-symbolic");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  muster_tooltip_set (button, _("Choose a day"));
  muster_accessible_set_label (button, _("Choose a day"));
  g_object_set_data_full (G_OBJECT (button), "date", self, g_free);
  g_signal_connect_swapped (popover, "show", G_CALLBACK (show_cb), self);
  g_signal_connect_swapped (self->calendar, "day-selected", G_CALLBACK (day_selected_cb), self);
  return button;
}
