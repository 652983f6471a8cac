/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-finding.h"

G_BEGIN_DECLS

/* How the force editor shows the severity of a finding: by icon and word, never by colour alone.
 * The caller translates the texts. */
typedef struct
{
  const char *icon_name;
  const char *css_class;
  const char *word;
  const char *word_for_unit; /* for the unit that the finding is about */
} MusterSeveritySign;

const MusterSeveritySign *muster_severity_get_sign (MusterSeverity severity);

G_END_DECLS
