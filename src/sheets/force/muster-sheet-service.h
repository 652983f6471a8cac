/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/careers/muster-careers.h"
#include "sheets/page/muster-sheet-options.h"

G_BEGIN_DECLS

/* Reads how a unit of @force and its leader came out of their battles. @careers: those of that
 * force. */
void muster_sheet_service_read (MusterForce        *force,
                                MusterCareers      *careers,
                                const char         *unit_id,
                                MusterSheetService *service);

G_END_DECLS
