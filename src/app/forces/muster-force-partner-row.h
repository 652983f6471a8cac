/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/forces/muster-force-unit-view.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_PARTNER_ROW (muster_force_partner_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterForcePartnerRow, muster_force_partner_row, MUSTER, FORCE_PARTNER_ROW,
                      AdwComboRow)

/**
 * MusterForcePartnerRow:
 *
 * Says whom the unit that is edited begins a battle with. It hides where there is nothing to say.
 */
void muster_force_partner_row_set_view (MusterForcePartnerRow *self,
                                        MusterForceUnitView   *view);

G_END_DECLS
