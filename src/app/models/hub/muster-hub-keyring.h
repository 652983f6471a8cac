/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "hub/muster-hub-link.h"

G_BEGIN_DECLS

/* (transfer none) (nullable): the keyring of the session, as libsecret finds it; NULL: Muster was built
 * without libsecret. */
const MusterHubKeyring *muster_hub_keyring_get (void);

G_END_DECLS
