/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/orders/muster-order-form.h"

G_BEGIN_DECLS

/* The units that the order being given may be about, each by a key of its own: 1 to 9, 0, then letters. */

/* 0: the order does not ask for that unit. */
char     muster_target_keys_get     (MusterOrderForm *form,
                                     int              unit);
/* Whether the order waits for one of them, so that keys are meant for that. */
gboolean muster_target_keys_are_due (MusterOrderForm *form);
/* Whether the key was one of theirs; the order is about that unit then. */
gboolean muster_target_keys_press   (MusterOrderForm *form,
                                     char             key);

G_END_DECLS
