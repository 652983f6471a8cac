/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/library/muster-library.h"

G_BEGIN_DECLS

/**
 * MusterSample:
 * @file_name: the name of its battle file
 * @name, @summary: translatable
 *
 * A battle that comes with the program, for somebody who wants to see one before entering a force.
 */
typedef struct
{
  const char *id;
  const char *ruleset_id;
  const char *file_name;
  const char *name;
  const char *summary;
} MusterSample;

/* All samples; the last element has the id NULL. */
const MusterSample *muster_samples_list     (void);
const MusterSample *muster_samples_find     (const char          *id);

/* A pack that demonstrates what packs can do, as JSON. */
GBytes             *muster_samples_load_pack (void) G_GNUC_WARN_UNUSED_RESULT;

/* The battle file as it came with the program. */
GBytes             *muster_sample_load      (const MusterSample  *sample) G_GNUC_WARN_UNUSED_RESULT;
/* A new battle with the setup of the sample. */
MusterBattle       *muster_sample_new_battle (const MusterSample *sample,
                                              MusterLibrary      *library,
                                              GError            **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
