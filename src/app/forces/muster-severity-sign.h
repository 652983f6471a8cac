/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-finding.h"

G_BEGIN_DECLS

/* How the editor shows how grave a finding is: never by colour alone. Texts are not translated yet. */
typedef struct
{
  const char *icon_name;
  const char *css_class;
  const char *word;
  const char *word_for_unit; /* of a unit that it is about */
} MusterSeveritySign;

const MusterSeveritySign *muster_severity_get_sign (MusterSeverity severity);

G_END_DECLS
