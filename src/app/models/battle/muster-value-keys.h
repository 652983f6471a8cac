/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/orders/muster-order-form.h"

G_BEGIN_DECLS

/* Chooses the value on the form that begins with the letter: L for long. Returns whether there is one. */
gboolean muster_value_keys_press (MusterOrderForm *form,
                                  char             key);

G_END_DECLS
