/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-sample-campaign.h"

#include "core/campaign/muster-campaign-file.h"
#include "core/muster-samples-resource.h"

#define SAMPLES_PATH "/io/github/muster/Muster/samples/"

static const MusterSampleCampaignBattle battles[] = {
  { "0b1c5a52-6f0e-4f0e-9a52-1d5f9c3b7a01", "valley-war-ford.muster-battle" },
  { "0b1c5a52-6f0e-4f0e-9a52-1d5f9c3b7a02", "valley-war-well.muster-battle" },
  { "0b1c5a52-6f0e-4f0e-9a52-1d5f9c3b7a03", "valley-war-heights.muster-battle" },
  { NULL, NULL },
};

const MusterSampleCampaignBattle *
muster_sample_campaign_list_battles (void)
{
  return battles;
}

/**
 * muster_sample_campaign_load:
 *
 * Returns: (transfer full): the content of the file
 */
GBytes *
muster_sample_campaign_load (const char *file_name)
{
  g_autofree char *path = g_strconcat (SAMPLES_PATH, file_name, NULL);
  g_autoptr (GError) error = NULL;
  GBytes *bytes = g_resource_lookup_data (muster_samples_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE,
                                          &error);

  if (bytes == NULL)
    g_error ("The program was built without its own data: %s", error->message);
  return bytes;
}

/**
 * muster_sample_campaign_new:
 *
 * Returns: (transfer full) (nullable): the campaign as it came with the program
 */
MusterCampaign *
muster_sample_campaign_new (MusterLibrary  *library,
                            GError        **error)
{
  g_autoptr (GBytes) bytes = muster_sample_campaign_load (MUSTER_SAMPLE_CAMPAIGN_FILE);

  return muster_campaign_file_read (library, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                    MUSTER_SAMPLE_CAMPAIGN_FILE, NULL, error);
}
