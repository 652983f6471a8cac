/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/exchange/muster-bundle.h"

G_BEGIN_DECLS

#define MUSTER_BUNDLE_MANIFEST "bundle.json"

/* The names of the members of the manifest, by kind. */
extern const char *const muster_bundle_members[];

G_END_DECLS
