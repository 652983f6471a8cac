/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/toysoldier/muster-toy-private.h"

G_BEGIN_DECLS

/**
 * ToyAllowed:
 *
 * The optional rules that a unit may need by what it is, as opposed to those that its options need.
 */
typedef struct
{
  gboolean unit_sizes;
  gboolean skirmishing_cavalry;
  gboolean woodland_war_party;
} ToyAllowed;

/**
 * ToyFault:
 * @member: of the unit in a battle file
 * @code: for programs
 */
typedef struct
{
  const char *member;
  const char *code;
  MusterLine line;
} ToyFault;

int      muster_toy_fault_get_break (MusterCatalog        *catalog,
                                     const MusterUnitType *type,
                                     const MusterProfile  *profile,
                                     int                   models);
gboolean muster_toy_fault_find      (MusterCatalog        *catalog,
                                     const MusterUnitType *type,
                                     const MusterProfile  *profile,
                                     int                   models,
                                     const ToyAllowed     *allowed,
                                     ToyFault             *fault);

G_END_DECLS
