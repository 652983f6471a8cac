/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force.h"

G_BEGIN_DECLS

/**
 * MusterForcePartners:
 * @names: what to call each: nobody first, then the units that the rules allow, then what the unit is with
 *   against the rules
 * @ids: their ids, "" for nobody
 * @selected: which of them it is with
 *
 * Whom a unit may begin a battle with. Nobody at all where the rules know of no such thing or there is
 * nothing to choose: @ids is empty then.
 */
typedef struct
{
  char **names;
  char **ids;
  guint selected;
} MusterForcePartners;

MusterForcePartners *muster_force_partners_new    (MusterForce               *force,
                                                   MusterForceUnit           *unit) G_GNUC_WARN_UNUSED_RESULT;
void                 muster_force_partners_free   (MusterForcePartners       *self);
/* Whether both offer the same partners, whichever is chosen. */
gboolean             muster_force_partners_equal  (const MusterForcePartners *a,
                                                   const MusterForcePartners *b);
/* Chooses a partner, as one change of the unit. */
void                 muster_force_partners_choose (const MusterForcePartners *self,
                                                   MusterForceUnit           *unit,
                                                   guint                      which);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterForcePartners, muster_force_partners_free)

G_END_DECLS
