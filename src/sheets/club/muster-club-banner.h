/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/document/muster-document.h"

G_BEGIN_DECLS

/* Puts the club's badge at the head of its paper and its name at the foot of each page (N-WEB-02), unless it
 * has none. @name, @badge: or "". @colour: as #rrggbb, or "" for the usual one. */
void muster_club_banner_put (MusterDocument *document,
                             const char     *name,
                             const char     *badge,
                             const char     *colour);

G_END_DECLS
