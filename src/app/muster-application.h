/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "core/library/muster-library.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_APPLICATION (muster_application_get_type ())
G_DECLARE_FINAL_TYPE (MusterApplication, muster_application, MUSTER, APPLICATION, AdwApplication)

/**
 * MusterApplication:
 *
 * The program: owns the settings, the library of rulesets and the store, and passes them down. There
 * is one of it on a desktop; starting it again raises its window.
 *
 * Properties: data-path (construct only; %NULL: where the data of whoever runs it is).
 */
MusterApplication *muster_application_new       (const char        *data_path,
                                                 GApplicationFlags  flags) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
