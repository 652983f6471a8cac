/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-severity-sign.h"

#include "core/muster-i18n.h"

static const MusterSeveritySign SIGNS[] = {
  [MUSTER_SEVERITY_NOTE] = { "dialog-information-symbolic", "note", N_("Note"),
                             N_("There is a note on this unit") },
  [MUSTER_SEVERITY_WARNING] = { "dialog-warning-symbolic", "warning", N_("Unusual"),
                                N_("This unit is unusual") },
  [MUSTER_SEVERITY_ERROR] = { "dialog-error-symbolic", "error", N_("Against the rules"),
                              N_("This unit is against the rules") },
};

const MusterSeveritySign *
muster_severity_get_sign (MusterSeverity severity)
{
  return &SIGNS[severity];
}
