/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/careers/muster-careers.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

/* What careers take from the logs of battles that are stored. */

/* Adds what the battle with this UUID says, if it is here. If it cannot be read, the careers get a gap that
 * says so, and the store notes the damage. */
void                muster_career_sources_read     (MusterStore   *store,
                                                    MusterLibrary *library,
                                                    MusterCareers *careers,
                                                    const char    *uuid);
/* Does so for all battles that have been read of. */
void                muster_career_sources_read_all (MusterStore   *store,
                                                    MusterLibrary *library,
                                                    MusterCareers *careers);

/* UUIDs of battles that a force outside any campaign may have fought: those of its ruleset that have begun,
 * the newest @max_battles of them, the one used last first. */
char              **muster_career_sources_list_battles (MusterStore   *store,
                                                        MusterForce   *force,
                                                        guint          max_battles) G_GNUC_WARN_UNUSED_RESULT;
/* Of a force outside any campaign, by the battles of its ruleset, the newest @max_battles of them. */
MusterCareers      *muster_career_sources_read_force   (MusterStore   *store,
                                                        MusterLibrary *library,
                                                        MusterForce   *force,
                                                        guint          max_battles) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
