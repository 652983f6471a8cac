/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define MUSTER_CORE_ERROR (muster_core_error_quark ())

/**
 * MusterCoreError:
 * @MUSTER_CORE_ERROR_SYNTAX: not JSON, or JSON that Muster does not take (too deep, a key twice)
 * @MUSTER_CORE_ERROR_TOO_LARGE: larger than Muster accepts
 * @MUSTER_CORE_ERROR_INVALID: a document whose content is wrong; the message names the place
 * @MUSTER_CORE_ERROR_REFUSED: the rules do not allow an order
 * @MUSTER_CORE_ERROR_NEEDS_ROLL: an order lacks a roll
 * @MUSTER_CORE_ERROR_NEWER: a document of a later version of Muster
 * @MUSTER_CORE_ERROR_JOURNAL: an order could not be made durable, so it was not carried out
 * @MUSTER_CORE_ERROR_PACK: a battle is played with a house pack that cannot be used here
 */
typedef enum
{
  MUSTER_CORE_ERROR_SYNTAX,
  MUSTER_CORE_ERROR_TOO_LARGE,
  MUSTER_CORE_ERROR_INVALID,
  MUSTER_CORE_ERROR_REFUSED,
  MUSTER_CORE_ERROR_NEEDS_ROLL,
  MUSTER_CORE_ERROR_NEWER,
  MUSTER_CORE_ERROR_JOURNAL,
  MUSTER_CORE_ERROR_PACK,
} MusterCoreError;

GQuark   muster_core_error_quark (void);

/* Sets %MUSTER_CORE_ERROR_REFUSED. Always returns FALSE. */
gboolean muster_core_refuse      (GError     **error,
                                  const char  *format,
                                  ...) G_GNUC_PRINTF (2, 3);

G_END_DECLS
