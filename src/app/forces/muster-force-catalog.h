/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "core/forces/muster-force.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_CATALOG (muster_force_catalog_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceCatalog, muster_force_catalog, MUSTER, FORCE_CATALOG, AdwWindow)

/**
 * MusterForceCatalog:
 *
 * The unit types of a force's ruleset, to add units of. It stays open, so that several can be added.
 *
 * Properties: force (construct only).
 * Signal `chosen` (string type_id): a unit of this type is to be added.
 */
MusterForceCatalog *muster_force_catalog_new (GtkWindow   *parent,
                                              MusterForce *force) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
