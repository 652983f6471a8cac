/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/careers/muster-careers.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CAREER_READER (muster_career_reader_get_type ())
G_DECLARE_FINAL_TYPE (MusterCareerReader, muster_career_reader, MUSTER, CAREER_READER, GObject)

/**
 * MusterCareerReader:
 *
 * Reads the careers of a campaign, and the logs of its battles that are stored, a step at a time whenever
 * nothing else is to do, the newest first. What the campaign gets later is read as well. Of a force outside
 * any it reads the battles of its ruleset.
 */
MusterCareerReader *muster_career_reader_new         (MusterCampaign       *campaign,
                                                      MusterStore          *store,
                                                      MusterLibrary        *library) G_GNUC_WARN_UNUSED_RESULT;
MusterCareerReader *muster_career_reader_new_for_force (MusterForce        *force,
                                                        MusterStore        *store,
                                                        MusterLibrary      *library) G_GNUC_WARN_UNUSED_RESULT;

/* The careers as far as they have been read. */
MusterCareers      *muster_career_reader_get_careers (MusterCareerReader   *self);

/* Waits until everything has been read. */
void                muster_career_reader_wait_async  (MusterCareerReader   *self,
                                                      GAsyncReadyCallback   callback,
                                                      gpointer              data);
MusterCareers      *muster_career_reader_wait_finish (MusterCareerReader   *self,
                                                      GAsyncResult         *result);

G_END_DECLS
