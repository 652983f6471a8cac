/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/forces/muster-finding.h"
#include "core/forces/muster-force.h"
#include "core/muster-items.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_FINDINGS (muster_force_findings_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceFindings, muster_force_findings, MUSTER, FORCE_FINDINGS, MusterItems)

/**
 * MusterForceFindings:
 *
 * What there is to say about a force as it is now: a GListModel of MusterFinding that follows it. What has
 * not changed stays the same object, and its row stays where it is.
 *
 * The severity is that of the worst, the summary "2 problems, 1 note", or that all is well.
 */
MusterForceFindings *muster_force_findings_new          (MusterForce         *force) G_GNUC_WARN_UNUSED_RESULT;

/* Sets what is checked: the whole force, or a variant. */
void                 muster_force_findings_set_variant  (MusterForceFindings *self,
                                                         MusterForceVariant  *variant);

MusterSeverity       muster_force_findings_get_severity (MusterForceFindings *self);
const char          *muster_force_findings_get_summary  (MusterForceFindings *self);
/* Finds the worst finding about this unit. Returns FALSE if there is none. */
gboolean             muster_force_findings_judge_unit   (MusterForceFindings *self,
                                                         MusterForceUnit     *unit,
                                                         MusterSeverity      *severity);

G_END_DECLS
