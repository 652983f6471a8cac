/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-core-error.h"

G_DEFINE_QUARK (muster-core-error-quark, muster_core_error)

gboolean
muster_core_refuse (GError     **error,
                    const char  *format,
                    ...)
{
  g_autofree char *words = NULL;
  va_list arguments;

  va_start (arguments, format);
  words = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error_literal (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_REFUSED, words);

  return FALSE;
}
