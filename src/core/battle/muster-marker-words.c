/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-marker-words.h"

#include "core/muster-i18n.h"

char *
muster_marker_words_new (const MusterMarker *marker,
                         int                 number)
{
  if (marker->words != NULL && number > 0 && number <= marker->max)
    return g_strdup (_(marker->words[number - 1]));
  if (number == 0 && marker->zero != NULL)
    return g_strdup (_(marker->zero));
  if (marker->halves)
    return g_strdup_printf ("%s %d%s", _(marker->label), number / 2, number % 2 != 0 ? "½" : "");
  if (marker->max > 1)
    return g_strdup_printf ("%s %d", _(marker->label), number);
  return g_strdup (_(marker->label));
}
