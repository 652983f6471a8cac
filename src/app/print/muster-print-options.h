/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/print/muster-print-setup.h"
#include "app/toolkit/muster-panel.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PRINT_OPTIONS (muster_print_options_get_type ())
G_DECLARE_FINAL_TYPE (MusterPrintOptions, muster_print_options, MUSTER, PRINT_OPTIONS, MusterPanel)

/* The options of a print setup, as rows. */

void       muster_print_options_set_setup (MusterPrintOptions *self,
                                           MusterPrintSetup   *setup);

G_END_DECLS
