/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-fuzz.h"

#include "core/campaign/muster-campaign-file.h"

/* A campaign file is refused with a reason, or it is read whole; then what is written of it reads as the same
 * campaign again, and a replay agrees. */

static void
check_campaign (MusterLibrary  *library,
                MusterCampaign *campaign)
{
  g_autofree char *text = muster_campaign_file_write (campaign);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCampaign) again = NULL;
  g_autofree char *again_text = NULL;

  again = muster_campaign_file_read (library, text, strlen (text), "again", NULL, &error);
  g_assert_no_error (error);
  again_text = muster_campaign_file_write (again);
  g_assert_cmpstr (again_text, ==, text);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  MusterLibrary *library = muster_fuzz_get_library ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) replay_error = NULL;
  g_autoptr (JsonNode) result = NULL;
  g_autoptr (MusterCampaign) campaign =
    muster_campaign_file_read (library, (const char *) data, size, "input", NULL, &error);
  MusterReplayStatus status;

  g_assert_true ((campaign == NULL) == (error != NULL));
  if (campaign != NULL)
    check_campaign (library, campaign);

  status = muster_campaign_replay (library, (const char *) data, size, "input", -1, &result, NULL,
                                   &replay_error);
  g_assert_true ((status == MUSTER_REPLAY_DONE) == (campaign != NULL));
  if (status == MUSTER_REPLAY_INVALID)
    g_assert_true (g_utf8_validate (replay_error->message, -1, NULL));

  return 0;
}
