/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-day.h"

#include <stdlib.h>
#include <string.h>

gboolean
muster_day_is_valid (const char *text)
{
  static const char SHAPE[] = "0000-00-00";

  g_return_val_if_fail (text != NULL, FALSE);

  if (strlen (text) != strlen (SHAPE))
    return FALSE;
  for (guint i = 0; SHAPE[i] != '\0'; i++)
    {
      if (SHAPE[i] == '-' ? text[i] != '-' : !g_ascii_isdigit (text[i]))
        return FALSE;
    }

  return g_date_valid_dmy ((GDateDay) atoi (text + 8), (GDateMonth) atoi (text + 5), (GDateYear) atoi (text));
}
