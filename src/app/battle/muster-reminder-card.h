/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/battle/muster-reminders.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_REMINDER_CARD (muster_reminder_card_get_type ())
G_DECLARE_FINAL_TYPE (MusterReminderCard, muster_reminder_card, MUSTER, REMINDER_CARD, GtkWidget)

/**
 * MusterReminderCard:
 *
 * What is to be done on the table, to be ticked off. Hidden while there is nothing.
 */
GtkWidget *muster_reminder_card_new (MusterReminders *reminders) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
