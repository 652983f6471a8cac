/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "hub/muster-hub-link.h"

G_BEGIN_DECLS

/* Makes the schema, the functions and the roles of a hub in a database, or brings them up to date, in one
 * transaction (S-SAFE-03). A hub of a later version is left alone. */
gboolean muster_hub_prepare (const char    *uri,
                             GCancellable  *cancellable,
                             GError       **error);

G_END_DECLS
