/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-fuzz.h"

#include "core/campaign/setup/muster-campaign-map-svg.h"
#include "core/muster-json.h"

#include <string.h>

/* A drawing that somebody wants a map of: it is refused with a reason, or there is a document of it that is
 * read as any other. */

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) map = muster_campaign_map_svg_read (text, size, "drawing", &error);
  g_autofree char *printed = NULL;
  g_autoptr (MusterJson) again = NULL;

  g_assert_true ((map == NULL) == (error != NULL));
  if (map == NULL)
    {
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      return 0;
    }

  printed = muster_json_print (map, FALSE);
  again = muster_json_read (printed, strlen (printed), "again", &error);
  g_assert_no_error (error);
  g_assert_nonnull (again);

  return 0;
}
