/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* The texts of this ruleset are a domain of their own. */
#define MUSTER_TEXT_DOMAIN "muster-kings"

#include "core/muster-i18n.h"
