/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_REMINDER (muster_reminder_get_type ())
G_DECLARE_FINAL_TYPE (MusterReminder, muster_reminder, MUSTER, REMINDER, MusterObject)

/**
 * MusterReminder:
 *
 * Something that an order left to be done with the figures on the table.
 *
 * Properties: done (whether a player has ticked it off).
 */
const char *muster_reminder_get_text  (MusterReminder *self);
/* "since Ben’s turn 5", or "" during the turn in which it came up. */
const char *muster_reminder_get_since (MusterReminder *self);

#define MUSTER_TYPE_REMINDERS (muster_reminders_get_type ())
G_DECLARE_FINAL_TYPE (MusterReminders, muster_reminders, MUSTER, REMINDERS, MusterObject)

/**
 * MusterReminders:
 *
 * What is still to be done on the table in the state that a battle shows, oldest first. What is ticked off
 * stays in sight until the next order; what is not stays until the turn after its own has ended, so that
 * whoever passes the turn on cannot lose it.
 */
MusterReminders *muster_reminders_new        (MusterBattle    *battle) G_GNUC_WARN_UNUSED_RESULT;

/* Of #MusterReminder. */
GListModel      *muster_reminders_get_items  (MusterReminders *self);
guint            muster_reminders_count_open (MusterReminders *self);
/* Ticks off all open reminders. */
gboolean         muster_reminders_hold_up    (MusterReminders *self);
void             muster_reminders_finish_all (MusterReminders *self);

G_END_DECLS
