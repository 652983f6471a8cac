/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/campaign/muster-campaign.h"
#include "core/campaign/setup/muster-campaign-preset.h"
#include "core/exchange/muster-force-import.h"
#include "core/plans/muster-battle-plan.h"

G_BEGIN_DECLS

/**
 * MusterIntake:
 * @format: of the file that holds the force
 * @file: what the force was read from
 * @bundle: a campaign with all that belongs to it; the store opens it, on its own worker
 *
 * What was found in a file from outside: one of these. Whatever strangers hand in is unpacked and read on a
 * worker, so that no file, however large or odd, holds up the window.
 */
typedef struct
{
  MusterBattle *battle;
  MusterBattlePlan *plan;
  MusterCampaign *campaign;
  MusterCampaignPreset *preset;
  GBytes *bundle;
  MusterForceReading *reading;
  MusterForceFormat format;
  GBytes *file;
} MusterIntake;

void          muster_intake_free             (MusterIntake         *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterIntake, muster_intake_free)

/* Opens a file. Cancelling leaves no trace of it. */
void          muster_intake_open_async       (MusterLibrary        *library,
                                              const char           *path,
                                              GCancellable         *cancellable,
                                              GAsyncReadyCallback   callback,
                                              gpointer              data);
/* Reads a list of units. @name: its name in errors. @ruleset_id: (nullable): the ruleset, if it is
 * known. */
void          muster_intake_read_async       (MusterLibrary        *library,
                                              gconstpointer         data,
                                              gsize                 length,
                                              const char           *name,
                                              const char           *ruleset_id,
                                              GCancellable         *cancellable,
                                              GAsyncReadyCallback   callback,
                                              gpointer              user_data);
MusterIntake *muster_intake_finish           (GAsyncResult         *result,
                                              GError              **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
