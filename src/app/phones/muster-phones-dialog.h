/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/phones/muster-phones.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PHONES_DIALOG (muster_phones_dialog_get_type ())
G_DECLARE_FINAL_TYPE (MusterPhonesDialog, muster_phones_dialog, MUSTER, PHONES_DIALOG, AdwWindow)

/* Switches phones on and off, and shows seats with their codes. @phones: of a battle or a campaign. */
GtkWidget *muster_phones_dialog_new       (MusterPhones       *phones) G_GNUC_WARN_UNUSED_RESULT;

MusterPhones *muster_phones_dialog_get_phones (MusterPhonesDialog *self);

G_END_DECLS
