/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "core/club/muster-club-result.h"

G_BEGIN_DECLS

typedef struct _MusterClubChronicle MusterClubChronicle;

/**
 * MusterClubChronicle:
 *
 * The results of a campaign: one for each chapter that was fought, read from its setup and its log
 * without the rules. The rules checked both before they were saved, so that they are not checked
 * again here: missing members are ignored.
 *
 * A chapter gives a result if each of its sides has players and nobody plays on two sides. The
 * battle of the result is the one that the return came from; a battle on paper is called
 * `campaign/chapter`. Its date is the day on which the return was first entered, since the dates of
 * a campaign are those of its war.
 */

/**
 * MusterClubWaiting:
 * @campaign, @uuid: the campaign
 * @chapter: title of the chapter that it waits for
 * @players: (element-type utf8): the players who fight it
 * @is_open: whether it can be fought
 * @is_fought: whether only its aftermath is left to do
 *
 * The chapter and the players that a campaign waits for.
 */
typedef struct
{
  char *campaign;
  char *uuid;
  char *chapter;
  GPtrArray *players;
  gboolean is_open;
  gboolean is_fought;
} MusterClubWaiting;

void                 muster_club_chronicle_waiting_free          (MusterClubWaiting   *self);

/* @uuid, @title: those of the campaign. */
MusterClubChronicle *muster_club_chronicle_new         (const char          *uuid,
                                                        const char          *title,
                                                        JsonNode            *setup) G_GNUC_WARN_UNUSED_RESULT;
void                 muster_club_chronicle_free        (MusterClubChronicle *self);

/* Notes the day (YYYY-MM-DD) of an entry. Must be called for every entry that was ever made,
 * even if it was undone. */
void                 muster_club_chronicle_date        (MusterClubChronicle *self,
                                                        JsonNode            *entry,
                                                        const char          *day);
/* Adds the next entry that counts. */
void                 muster_club_chronicle_add         (MusterClubChronicle *self,
                                                        JsonNode            *entry);

/* (element-type MusterClubResult). */
GPtrArray           *muster_club_chronicle_get_results (MusterClubChronicle *self);
/* (element-type MusterClubUncounted): the chapters that were fought but give no result. */
GPtrArray           *muster_club_chronicle_get_uncounted (MusterClubChronicle *self);

/* Returns: (nullable): NULL if the campaign has no chapter with the title @chapter. */
MusterClubWaiting   *muster_club_chronicle_new_waiting (MusterClubChronicle *self,
                                                        const char          *chapter) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubChronicle, muster_club_chronicle_free)

G_END_DECLS
