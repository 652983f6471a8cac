/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-fuzz.h"

#include "core/muster-json.h"
#include "table/muster-table-head.h"
#include "table/muster-table-proposal.h"

/* What a phone sends (W-SEAT-04): a head that is read whole names a place of ours or is refused, and of
 * its body nothing is handed on that its seat was not asked for or offered. */

static const char STATE[] =
  "{\"line\": 3, \"asks\": {\"id\": \"3-0\", \"dice\": 2, \"faces\": 6}, \"orders\": [{\"unit\": \"r1\", "
  "\"order\": \"fire\", \"refused\": null, \"fields\": [{\"id\": \"target\"}]}, "
  "{\"unit\": null, \"order\": \"end-turn\", \"refused\": \"no\", \"fields\": []}]}";

static void
check_body (const char *body,
            gsize       length)
{
  g_autoptr (JsonNode) state = muster_json_parse (STATE, strlen (STATE), "state", NULL);
  g_autoptr (JsonObject) proposal = NULL;
  g_autofree char *reason = NULL;
  g_autofree char *code = muster_table_proposal_dup_code (body, length, FALSE);
  g_autofree char *typed = muster_table_proposal_dup_code (body, length, TRUE);
  guint status = muster_table_proposal_read (body, length, json_node_get_object (state), &proposal, &reason);

  g_assert_true (status == 202 || status == 400 || status == 409);
  g_assert_true ((status == 202) == (proposal != NULL) && (status == 202) == (reason == NULL));
  if (proposal == NULL)
    return;
  if (json_object_has_member (proposal, "asks"))
    g_assert_cmpstr (json_object_get_string_member (proposal, "asks"), ==, "3-0");
  else
    g_assert_cmpstr (json_object_get_string_member (proposal, "order"), ==, "fire");
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_auto (MusterTableHead) head = { 0 };
  /* As it lies in the buffer of a connection: nothing ends it. */
  g_autofree char *bytes = g_memdup2 (data, MAX (size, 1));
  guint status = size > 0 ? muster_table_head_read (&head, bytes, size) : 100;

  g_assert_true (status == 0 || status == 100 || status == 400 || status == 431);
  if (status == 0)
    {
      g_autofree char *cookie = muster_table_head_dup_cookie (&head, "muster-1");

      g_assert_cmpuint (head.size, <=, size);
      if (muster_table_head_judge (&head, "127.0.0.1:1") == 0)
        {
          g_assert_cmpstr (head.host, ==, "127.0.0.1:1");
          g_assert_cmpuint (head.length, <=, MUSTER_TABLE_MAX_BODY);
          check_body (bytes + head.size, MIN (head.length, size - head.size));
        }
    }
  check_body (bytes, size);
  return 0;
}
