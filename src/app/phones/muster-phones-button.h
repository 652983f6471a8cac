/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/phones/muster-phones.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PHONES_BUTTON (muster_phones_button_get_type ())
G_DECLARE_FINAL_TYPE (MusterPhonesButton, muster_phones_button, MUSTER, PHONES_BUTTON, AdwBin)

/* A button of a header that says, while phones are served, how many are looking; it opens the popover with
 * their codes. It is not there otherwise. */
void muster_phones_button_set_phones (MusterPhonesButton *self,
                                      MusterPhones       *phones);
/* Opens the popover, in which phones are switched on. */
void muster_phones_button_popup      (MusterPhonesButton *self);

G_END_DECLS
