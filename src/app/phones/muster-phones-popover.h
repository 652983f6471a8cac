/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/phones/muster-phones.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PHONES_POPOVER (muster_phones_popover_get_type ())
G_DECLARE_FINAL_TYPE (MusterPhonesPopover, muster_phones_popover, MUSTER, PHONES_POPOVER, GtkPopover)

/* Switches phones on and off, says who is looking, and shows the codes of seats. @phones: of a battle or a
 * campaign. */
GtkWidget *muster_phones_popover_new (MusterPhones *phones) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
