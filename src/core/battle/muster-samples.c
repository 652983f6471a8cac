/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-samples.h"

#include "core/battle/muster-battle-file.h"
#include "core/muster-i18n.h"
#include "core/muster-samples-resource.h"

#define SAMPLES_PATH "/io/github/muster/Muster/samples/"

static const MusterSample SAMPLES[] = {
  {
    .id = "skirmish-at-the-ford",
    .ruleset_id = "kings",
    .file_name = "skirmish-at-the-ford.muster-battle",
    .name = N_("Skirmish at the ford"),
    .summary = N_("A small column has to force a river crossing that the valley clans hold. "
                  "Five units a side, ten turns."),
  },
  {
    .id = "frontier-column",
    .ruleset_id = "hexcard",
    .file_name = "frontier-column.muster-battle",
    .name = N_("Frontier column"),
    .summary = N_("A brigade marches up a valley with the hill clans on the heights. "
                  "Six units a side, eight turns."),
  },
  {
    .id = "road-to-the-wells",
    .ruleset_id = "magdala",
    .file_name = "road-to-the-wells.muster-battle",
    .name = N_("The road to the wells"),
    .summary = N_("A column with its guns makes for water, and the hills are full of spears. "
                  "Six units against seven, ten turns."),
  },
  {
    .id = "cowpens",
    .ruleset_id = "toysoldier",
    .file_name = "cowpens.muster-battle",
    .name = N_("Cowpens"),
    .summary = N_("Tarleton rides down on Morgan’s militia and Continentals. "
                  "Seven units a side, until one army collapses."),
  },
  { .id = NULL },
};

const MusterSample *
muster_samples_list (void)
{
  return SAMPLES;
}

/**
 * muster_samples_find:
 *
 * Returns: (nullable): the sample @id
 */
const MusterSample *
muster_samples_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; SAMPLES[i].id != NULL; i++)
    {
      if (g_str_equal (SAMPLES[i].id, id))
        return &SAMPLES[i];
    }

  return NULL;
}

static GBytes *
load (const char *file_name)
{
  g_autofree char *path = g_strconcat (SAMPLES_PATH, file_name, NULL);
  g_autoptr (GError) error = NULL;
  GBytes *bytes;

  bytes = g_resource_lookup_data (muster_samples_get_resource (), path,
                                  G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  if (bytes == NULL)
    g_error ("The program was built without its own data: %s", error->message);

  return bytes;
}

GBytes *
muster_samples_load_pack (void)
{
  return load ("house-pack.json");
}

GBytes *
muster_sample_load (const MusterSample *sample)
{
  return load (sample->file_name);
}

/**
 * muster_sample_new_battle:
 *
 * Returns: (transfer full) (nullable): the battle; %NULL only if a pack has removed something that
 *   it needs
 */
MusterBattle *
muster_sample_new_battle (const MusterSample  *sample,
                          MusterLibrary       *library,
                          GError             **error)
{
  g_autoptr (GBytes) bytes = muster_sample_load (sample);

  return muster_battle_file_read (library, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                  sample->file_name, error);
}
