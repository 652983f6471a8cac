/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-fuzz.h"

#include "core/muster-json.h"

/* A text is refused with a reason, or it is read; then what is written of it reads as the same
 * document again. */

static void
check_round_trip (JsonNode *document,
                  gboolean  pretty)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *first = muster_json_print (document, pretty);
  g_autoptr (JsonNode) again = muster_json_parse (first, strlen (first), "again", &error);
  g_autofree char *second = NULL;

  g_assert_no_error (error);
  second = muster_json_print (again, pretty);
  g_assert_cmpstr (first, ==, second);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) document = muster_json_parse ((const char *) data, size, "input", &error);

  if (document == NULL)
    {
      g_assert_nonnull (error);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      return 0;
    }

  check_round_trip (document, FALSE);
  check_round_trip (document, TRUE);

  return 0;
}
