/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/muster-seat-sheets.h"

#include <string.h>

#include "sheets/campaign/muster-campaign-sheets.h"
#include "sheets/document/muster-document-output.h"
#include "sheets/reference/muster-reference-sheet.h"

/* Returns what stands between <body> and </body>. @document: (transfer full) (nullable) */
static char *
write_body (MusterDocument *document)
{
  g_autoptr (MusterDocument) owned = document;
  g_autofree char *html = owned != NULL ? muster_document_html_write (owned, NULL) : g_strdup ("");
  const char *begin = strstr (html, "<body");
  const char *end = g_strrstr (html, "</body>");

  begin = begin != NULL ? strchr (begin, '>') : NULL;
  return begin != NULL && end > begin ? g_strndup (begin + 1, (gsize) (end - begin - 1))
                                      : g_steal_pointer (&html);
}

char *
muster_seat_sheets_write_rules (MusterBattle *battle)
{
  const MusterSetup *setup = muster_battle_get_setup (battle);
  GPtrArray *all = muster_catalog_get_optional_rules (muster_ruleset_get_catalog (setup->ruleset));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) rules = NULL;
  MusterSheetOptions options;

  for (guint i = 0; i < all->len; i++)
    {
      const MusterOptionalRule *rule = all->pdata[i];

      if (muster_setup_has_rule (setup, rule->id))
        g_strv_builder_add (builder, rule->id);
    }
  rules = g_strv_builder_end (builder);
  muster_sheet_options_init (&options);
  return write_body (muster_reference_sheet_new (setup->ruleset, (const char *const *) rules, &options));
}

char *
muster_seat_sheets_write_briefing (MusterCareers    *careers,
                                   const MusterSeat *seat)
{
  const MusterCampaignState *state = muster_campaign_get_present (muster_careers_get_campaign (careers));
  const MusterCampaignSheetChoice choice = {
    .side = seat->side,
    .player = seat->player >= 0 ? muster_campaign_state_get_player_def (state, seat->player)->base.id : NULL,
  };

  return seat->side >= 0
           ? write_body (muster_campaign_sheets_new (careers, MUSTER_CAMPAIGN_SHEET_BRIEFING, &choice, NULL))
           : g_strdup ("");
}

char *
muster_seat_sheets_write_gazette (MusterCareers    *careers,
                                  const MusterSeat *seat)
{
  const MusterCampaignSheetChoice choice = {
    .side = seat->side >= 0 ? seat->side : MUSTER_GAZETTE_PUBLIC,
  };

  return write_body (muster_campaign_sheets_new (careers, MUSTER_CAMPAIGN_SHEET_GAZETTE, &choice, NULL));
}
