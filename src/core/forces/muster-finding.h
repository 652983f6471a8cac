/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "core/forces/muster-force-unit.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_SEVERITY (muster_severity_get_type ())
GType muster_severity_get_type (void);

#define MUSTER_TYPE_FINDING (muster_finding_get_type ())
G_DECLARE_FINAL_TYPE (MusterFinding, muster_finding, MUSTER, FINDING, MusterObject)

/**
 * MusterFinding:
 *
 * One result of a check of a force. Immutable.
 *
 * Properties: code (a word for programs and tests: `over-budget`), severity, unit (the unit that it
 * is about, or NULL for the force as a whole), text (the reason, without the name of the unit),
 * line (the reason with that name), rule (the id of the rule, or NULL for what holds in every
 * ruleset).
 */
MusterFinding   *muster_finding_new          (const char      *code,
                                              MusterSeverity   severity,
                                              MusterForceUnit *unit,
                                              const char      *format,
                                              ...) G_GNUC_PRINTF (4, 5) G_GNUC_WARN_UNUSED_RESULT;
MusterFinding   *muster_finding_new_from_remark (const MusterRemark *remark,
                                                 MusterForceUnit    *unit) G_GNUC_WARN_UNUSED_RESULT;

const char      *muster_finding_get_code     (MusterFinding   *self);
const char      *muster_finding_get_rule     (MusterFinding   *self);
MusterSeverity   muster_finding_get_severity (MusterFinding   *self);
MusterForceUnit *muster_finding_get_unit     (MusterFinding   *self);
const char      *muster_finding_get_text     (MusterFinding   *self);
char            *muster_finding_dup_line     (MusterFinding   *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
