/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-core-error.h"

G_DEFINE_QUARK (muster-core-error-quark, muster_core_error)
