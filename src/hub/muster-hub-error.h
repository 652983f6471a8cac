/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define MUSTER_HUB_ERROR (muster_hub_error_quark ())

/**
 * MusterHubError:
 * @MUSTER_HUB_ERROR_FAILED: any other error that the server reports
 * @MUSTER_HUB_ERROR_UNSAFE: the address is not one that Muster connects to (S-SAFE-01)
 * @MUSTER_HUB_ERROR_UNREACHABLE: no answer; trying again later may help
 * @MUSTER_HUB_ERROR_DENIED: the server or the hub does not let this login in
 * @MUSTER_HUB_ERROR_VERSION: the hub is of another version, or the database is no hub
 * @MUSTER_HUB_ERROR_REFUSED: the hub refuses what was asked
 * @MUSTER_HUB_ERROR_NOT_JOINED: this data file has not joined a hub
 *
 * Messages are whole sentences in the reader's language. None of them repeats what libpq says of an
 * address, which may contain a password.
 */
typedef enum
{
  MUSTER_HUB_ERROR_FAILED,
  MUSTER_HUB_ERROR_UNSAFE,
  MUSTER_HUB_ERROR_UNREACHABLE,
  MUSTER_HUB_ERROR_DENIED,
  MUSTER_HUB_ERROR_VERSION,
  MUSTER_HUB_ERROR_REFUSED,
  MUSTER_HUB_ERROR_NOT_JOINED,
} MusterHubError;

GQuark   muster_hub_error_quark (void);
/* Always returns FALSE. */
gboolean muster_hub_error_set   (GError         **error,
                                 MusterHubError   code,
                                 const char      *sentence);

G_END_DECLS
