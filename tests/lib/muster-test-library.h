/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/library/muster-library.h"

G_BEGIN_DECLS

/* The rulesets that Muster brings; that they can be read is asserted. */
MusterLibrary *muster_test_library_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
