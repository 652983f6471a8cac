/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "core/lab/muster-lab-run.h"
#include "core/library/muster-library.h"

G_BEGIN_DECLS

/* What the commands of the lab share. */

/* The setup of a battle file that can be fought on the line. NULL: said why. */
MusterSetup *muster_cli_lab_read_setup (MusterLibrary      *library,
                                        const char         *path) G_GNUC_WARN_UNUSED_RESULT;

void     muster_cli_lab_add_double    (JsonBuilder         *builder,
                                       const char          *member,
                                       double               number);
/* A share with its interval. @member: (nullable): NULL in an array. */
void     muster_cli_lab_add_share     (JsonBuilder         *builder,
                                       const char          *member,
                                       guint64              good,
                                       guint64              n);
/* “steady,bold”: the first side's, then the second's; one word is for both. */
gboolean muster_cli_lab_find_policies (const MusterSetup   *setup,
                                       const char          *words,
                                       const MusterPolicy **policies);
void     muster_cli_lab_add_left_out  (JsonBuilder         *builder,
                                       const char *const   *texts);
void     muster_cli_lab_print_left_out (const char *const  *texts);

G_END_DECLS
