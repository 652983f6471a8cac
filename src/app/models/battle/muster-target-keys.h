/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/orders/muster-order-form.h"

G_BEGIN_DECLS

/* Keys for the units that the present order can be about: 1 to 9, 0, then letters. */

/* Returns the key of a unit, or 0 if the order does not offer that unit. */
char     muster_target_keys_get     (MusterOrderForm *form,
                                     int              unit);
/* Whether the order still needs a unit, so that keys choose one. */
gboolean muster_target_keys_are_due (MusterOrderForm *form);
/* Before the first die: takes a unit back that was proposed or chosen, so that keys choose one again.
 * FALSE: there is none. */
gboolean muster_target_keys_reopen  (MusterOrderForm *form);
/* Chooses the unit with this key for the order. Returns FALSE if no unit has it. */
gboolean muster_target_keys_press   (MusterOrderForm *form,
                                     char             key);

G_END_DECLS
