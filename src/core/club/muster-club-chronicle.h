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
 * The results of a campaign: one for each chapter that was fought, read from its setup and its log without
 * the rules. Both have been read by the rules before they were kept, so that they need no second judgement
 * here: what is not there is passed over.
 *
 * A chapter is a result if each of its sides has players, and nobody plays on two. Its battle is the one that
 * the return came from; one that was fought on paper is known as `campaign/chapter`. Its day is the one on
 * which it was first returned, since the calendar of a campaign is that of its war.
 */

/**
 * MusterClubWaiting:
 * @campaign, @uuid: which campaign
 * @chapter: title of the chapter that it waits for
 * @players: (element-type utf8): who fight it
 * @is_open: it can be fought
 * @is_fought: only its aftermath is to be done
 *
 * Where a campaign stands, and whom it waits for.
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

void                 muster_club_waiting_free          (MusterClubWaiting   *self);

/* @uuid, @title: of the campaign. */
MusterClubChronicle *muster_club_chronicle_new         (const char          *uuid,
                                                        const char          *title,
                                                        JsonNode            *setup) G_GNUC_WARN_UNUSED_RESULT;
void                 muster_club_chronicle_free        (MusterClubChronicle *self);

/* Every entry that was ever made, also one that was taken back, with the day (YYYY-MM-DD). */
void                 muster_club_chronicle_date        (MusterClubChronicle *self,
                                                        JsonNode            *entry,
                                                        const char          *day);
/* The next entry that counts. */
void                 muster_club_chronicle_add         (MusterClubChronicle *self,
                                                        JsonNode            *entry);

/* (element-type MusterClubResult). */
GPtrArray           *muster_club_chronicle_get_results (MusterClubChronicle *self);
/* (element-type MusterClubUncounted): chapters that were fought and are none. */
GPtrArray           *muster_club_chronicle_get_uncounted (MusterClubChronicle *self);

/* (nullable): if the campaign has such a chapter. @chapter: its title. */
MusterClubWaiting   *muster_club_chronicle_new_waiting (MusterClubChronicle *self,
                                                        const char          *chapter) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubChronicle, muster_club_chronicle_free)

G_END_DECLS
