/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/careers/muster-careers.h"
#include "core/careers/muster-gazette.h"
#include "sheets/document/muster-document.h"
#include "sheets/page/muster-sheet-options.h"

G_BEGIN_DECLS

/**
 * MusterCampaignSheetKind:
 * @MUSTER_CAMPAIGN_SHEET_CAMPAIGN: plan, standings and forces as they are; for the game master, for a side
 *   without the forces of others, or for everybody without any
 * @MUSTER_CAMPAIGN_SHEET_RULES: how we play
 * @MUSTER_CAMPAIGN_SHEET_RECORD: the service record of one, or of everybody
 * @MUSTER_CAMPAIGN_SHEET_HONOUR: the roll of honour, and records
 * @MUSTER_CAMPAIGN_SHEET_BRIEFING: for the players of a side, only what it knows
 * @MUSTER_CAMPAIGN_SHEET_GAZETTE: a newspaper
 * @MUSTER_CAMPAIGN_SHEET_MAP: the map as a side sees it, with a slip for its orders, or the game master's
 */
typedef enum
{
  MUSTER_CAMPAIGN_SHEET_CAMPAIGN,
  MUSTER_CAMPAIGN_SHEET_RULES,
  MUSTER_CAMPAIGN_SHEET_RECORD,
  MUSTER_CAMPAIGN_SHEET_HONOUR,
  MUSTER_CAMPAIGN_SHEET_BRIEFING,
  MUSTER_CAMPAIGN_SHEET_GAZETTE,
  MUSTER_CAMPAIGN_SHEET_MAP,
  MUSTER_N_CAMPAIGN_SHEETS,
} MusterCampaignSheetKind;

/* (nullable) (transfer full): the image file of somebody's portrait. */
typedef GBytes *(*MusterCareerPortraitFunc) (MusterCareer *career,
                                             gpointer      data);

/**
 * MusterSeatCode:
 * @side: whose briefing it is printed on
 * @player: (nullable): the id of the player whose seat it is; briefings of other players leave it out
 * @title: whose seat it is
 * @link: what a phone scans
 * @code: the same for whoever types it
 *
 * The code of a seat, while a campaign is on phones.
 */
typedef struct
{
  int side;
  char *player;
  char *title;
  char *link;
  char *code;
} MusterSeatCode;

/**
 * MusterCampaignSheetChoice:
 * @side: whose sheet it is, or %MUSTER_GAZETTE_MASTER; of a newspaper and of a campaign sheet also
 *   %MUSTER_GAZETTE_PUBLIC. The game master’s briefing is those of all sides, one after the other
 * @from, @to: (nullable): chapters that a newspaper is about; %NULL: the last one
 * @who: (nullable): id of the unit or leader whose record it is; %NULL: of everybody
 * @who_is: %MUSTER_CAMPAIGN_UNITS or %MUSTER_CAMPAIGN_LEADERS; otherwise whichever has the id, of which there
 *   may be one only
 * @get_portrait: (nullable): where the portraits of service records are found
 * @text: (nullable): what a newspaper says, as somebody has edited it
 * @map_picture: (nullable): the image file on which the map is drawn
 * @codes: (nullable) (element-type MusterSeatCode): codes that briefings carry
 * @get_image: (nullable): finds the image of this id: the photos of battles in a newspaper
 * @player: (nullable): the id of a player of @side who reads a briefing, with the notes for him alone;
 *   %NULL: the whole side reads it
 *
 * What of a campaign is to stand on paper. Nothing in it is owned.
 */
typedef struct
{
  int side;
  const char *from;
  const char *to;
  const char *who;
  const char *text;
  MusterCampaignKind who_is;
  MusterCareerPortraitFunc get_portrait;
  gpointer portrait_data;
  GBytes *map_picture;
  GPtrArray *codes;
  const char *player;
  MusterPortraitFunc get_image;
  gpointer image_data;
} MusterCampaignSheetChoice;

const char     *muster_campaign_sheets_kind_get_id   (MusterCampaignSheetKind          kind);
const char     *muster_campaign_sheets_kind_get_name (MusterCampaignSheetKind          kind);
/* Returns FALSE if there is no such sheet. */
gboolean        muster_campaign_sheets_kind_find     (const char                      *id,
                                                      MusterCampaignSheetKind         *kind);

/* Whether a player may read what is for him alone, and so has a briefing of his own. */
gboolean        muster_campaign_sheet_has_player    (MusterCampaign                  *campaign,
                                                     int                              player);

/* @careers: of a campaign, read to its beginning, with the sources that there are; those of a force outside
 * any have service records alone. NULL: there is nothing to print, and @error says why. */
MusterDocument *muster_campaign_sheets_new         (MusterCareers                   *careers,
                                                    MusterCampaignSheetKind          kind,
                                                    const MusterCampaignSheetChoice *choice,
                                                    GError                         **error) G_GNUC_WARN_UNUSED_RESULT;
/* Takes `unit:ID` and `leader:ID` apart where nobody is called so. @choice: its @who is given. */
void            muster_service_sheet_settle_choice (MusterCampaignSheetChoice       *choice,
                                                    MusterCareers                   *careers);

G_END_DECLS
