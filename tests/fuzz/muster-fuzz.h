/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/library/muster-library.h"

G_BEGIN_DECLS

/* What libFuzzer calls, and in every test run muster-fuzz-replay.c: reads bytes of whatever kind, and
 * must neither crash nor leak nor take long. Always returns 0. */
int            LLVMFuzzerTestOneInput  (const guint8 *data,
                                        gsize         size);

MusterLibrary *muster_fuzz_get_library (void);
gboolean       muster_fuzz_is_turn_of  (guint         which,
                                        guint         n,
                                        gsize         size);

G_END_DECLS
