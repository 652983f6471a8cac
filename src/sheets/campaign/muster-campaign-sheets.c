/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/campaign/muster-campaign-sheets-private.h"

#include "core/muster-i18n.h"

static const struct
{
  const char *id;
  const char *name;
} kinds[MUSTER_N_CAMPAIGN_SHEETS] = {
  [MUSTER_CAMPAIGN_SHEET_CAMPAIGN] = { "campaign", N_("Campaign sheet") },
  [MUSTER_CAMPAIGN_SHEET_RULES] = { "rules", N_("How we play") },
  [MUSTER_CAMPAIGN_SHEET_RECORD] = { "record", N_("Service record") },
  [MUSTER_CAMPAIGN_SHEET_HONOUR] = { "honour", N_("Roll of honour") },
  [MUSTER_CAMPAIGN_SHEET_BRIEFING] = { "briefing", N_("Briefing") },
  [MUSTER_CAMPAIGN_SHEET_GAZETTE] = { "gazette", N_("Gazette") },
  [MUSTER_CAMPAIGN_SHEET_MAP] = { "map", N_("Map") },
};

const char *
muster_campaign_sheets_kind_get_id (MusterCampaignSheetKind kind)
{
  return kinds[kind].id;
}

const char *
muster_campaign_sheets_kind_get_name (MusterCampaignSheetKind kind)
{
  return _(kinds[kind].name);
}

gboolean
muster_campaign_sheets_kind_find (const char              *id,
                                  MusterCampaignSheetKind *kind)
{
  for (guint i = 0; i < MUSTER_N_CAMPAIGN_SHEETS; i++)
    if (g_str_equal (kinds[i].id, id))
      {
        *kind = (MusterCampaignSheetKind) i;
        return TRUE;
      }
  return FALSE;
}

/**
 * muster_campaign_sheets_new:
 *
 * Returns: (transfer full) (nullable): the sheet
 */
MusterDocument *
muster_campaign_sheets_new (MusterCareers                   *careers,
                            MusterCampaignSheetKind          kind,
                            const MusterCampaignSheetChoice *choice,
                            GError                         **error)
{
  g_return_val_if_fail (muster_careers_get_campaign (careers) != NULL || kind == MUSTER_CAMPAIGN_SHEET_RECORD,
                        NULL);

  switch (kind)
    {
    case MUSTER_CAMPAIGN_SHEET_RULES:
      return muster_campaign_sheet_how_we_play_new (careers);
    case MUSTER_CAMPAIGN_SHEET_RECORD:
      return muster_service_sheet_new (careers, choice, error);
    case MUSTER_CAMPAIGN_SHEET_HONOUR:
      return muster_service_sheet_new_roll_of_honour (careers);
    case MUSTER_CAMPAIGN_SHEET_BRIEFING:
      return muster_briefing_sheet_new (careers, choice);
    case MUSTER_CAMPAIGN_SHEET_GAZETTE:
      return muster_gazette_sheet_new (careers, choice, error);
    case MUSTER_CAMPAIGN_SHEET_MAP:
      return muster_theatre_sheet_new (careers, choice, error);
    case MUSTER_CAMPAIGN_SHEET_CAMPAIGN:
    case MUSTER_N_CAMPAIGN_SHEETS:
    default:
      return muster_campaign_sheet_plan_new (careers, choice);
    }
}
