/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * MusterRemedy:
 *
 * What can be done about a data file that does not open.
 */
typedef enum
{
  MUSTER_REMEDY_NONE = 0,
  MUSTER_REMEDY_RETRY = 1 << 0,
  MUSTER_REMEDY_BACKUP = 1 << 1,
  MUSTER_REMEDY_SALVAGE = 1 << 2,
  MUSTER_REMEDY_READ_ONLY = 1 << 3,
} MusterRemedy;

/* Returns a sentence or two that a player understands, in the user's language. */
char         *muster_error_words          (const GError *error) G_GNUC_WARN_UNUSED_RESULT;
const char   *muster_error_words_page     (const GError *error);
MusterRemedy  muster_error_words_remedies (const GError *error);

G_END_DECLS
