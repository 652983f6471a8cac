/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "hub/muster-hub-error.h"

G_DEFINE_QUARK (muster-hub-error-quark, muster_hub_error)

gboolean
muster_hub_error_set (GError         **error,
                      MusterHubError   code,
                      const char      *sentence)
{
  g_set_error_literal (error, MUSTER_HUB_ERROR, (int) code, sentence);

  return FALSE;
}
