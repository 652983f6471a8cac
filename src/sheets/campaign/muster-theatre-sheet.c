/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/campaign/muster-campaign-sheets-private.h"

#include "core/campaign/map/muster-campaign-map.h"
#include "core/muster-bidi.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "sheets/page/muster-picture.h"
#include "sheets/theatre/muster-theatre-drawing.h"

/* The map of a campaign as a side sees it, with a slip for its orders; or as the game master does. */

void
muster_theatre_sheet_add (MusterDocument *document,
                          MusterCampaign *campaign,
                          const MusterCampaignState *state,
                          int             reader,
                          GBytes         *picture,
                          gboolean        is_large)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  MusterTheatre *theatre = muster_theatre_new (setup, state, reader);
  cairo_surface_t *surface = picture != NULL ? muster_picture_new (picture) : NULL;
  g_autofree char *title = NULL;

  if (surface != NULL)
    {
      muster_theatre_set_picture (theatre, surface);
      cairo_surface_destroy (surface);
    }
  /* Translators: the map of a campaign, and how many turns have been marched on it. */
  title = g_strdup_printf (_("The map after turn %d"), theatre->turn);
  muster_theatre_drawing_take (document, theatre, title, is_large);
}

static char *
dup_force (const MusterCampaignSetup *setup,
           const MusterCampaignState *state,
           int                        force)
{
  const MusterCampaignForce *value = muster_campaign_state_get_force (state, force);
  int pace = muster_campaign_map_get_pace (setup, state, force);
  GString *text = g_string_new (NULL);

  muster_bidi_append (text, muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_FORCES, force)->name);
  g_string_append (text, " – ");
  if (value->place < 0)
    g_string_append (text, _("not on the map"));
  else
    muster_bidi_append (
      text, muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_PLACES, value->place)->name);
  if (value->place >= 0)
    g_string_append_printf (text, dngettext (GETTEXT_PACKAGE, ", pace of %d step", ", pace of %d steps",
                                             (gulong) pace), pace);
  if (muster_campaign_get_rules (setup, state)->map.depots && value->place >= 0)
    {
      gboolean is_supplied = muster_campaign_map_is_supplied (state, force);

      /* Translators: behind a force: whether a depot feeds it. */
      g_string_append (text, is_supplied ? _(", supplied") : _(", cut off from supply"));
    }
  if (value->withdraws)
    g_string_append (text, _(", has to withdraw"));
  else if (muster_campaign_map_is_engaged (state, force))
    g_string_append (text, _(", engaged"));
  return g_string_free (text, FALSE);
}

/* A line for each force takes its order; what lies next to it stands below. */
void
muster_theatre_sheet_add_slip (MusterDocument *document,
                               MusterCampaign *campaign,
                               int             side)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  g_autoptr (MusterTheatre) theatre = muster_theatre_new (setup, state, side);
  /* Translators: a sheet on which a side writes where its forces are to march in a turn of the map. */
  g_autofree char *heading = g_strdup_printf (_("Orders for turn %d"), state->turn + 1);

  muster_document_add_heading (document, 1, heading);
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    {
      int place = muster_campaign_state_get_force (state, i)->place;
      g_autofree char *force = dup_force (setup, state, i);
      g_autofree char *next = place >= 0 ? muster_theatre_words_dup_next (theatre, place) : NULL;

      if (muster_campaign_state_get_force_def (state, i)->side != side)
        continue;
      muster_document_begin_group (document);
      muster_document_add_paragraph (document, MUSTER_TEXT_STRONG, force);
      if (next != NULL && *next != '\0')
        {
          /* Translators: the places next to the one where a force stands. */
          g_autofree char *ways = g_strdup_printf (_("From there: %s"), next);

          muster_document_add_paragraph (document, MUSTER_TEXT_QUIET, ways);
        }
      if (place >= 0 && !muster_campaign_map_is_engaged (state, i))
        muster_document_add_lines (document, 1);
      muster_document_end_group (document);
    }
}

MusterDocument *
muster_theatre_sheet_new (MusterCareers                   *careers,
                          const MusterCampaignSheetChoice *choice,
                          GError                         **error)
{
  MusterCampaign *campaign = muster_careers_get_campaign (careers);
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  MusterDocument *document;
  g_autofree char *what = NULL;

  if (!setup->has_map)
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID, _("the campaign has no map"));
      return NULL;
    }
  if (choice->side >= 0)
    {
      g_autofree char *name = muster_bidi_isolate (setup->sides[choice->side].name);

      /* Translators: a side of a campaign, as which a map is seen. */
      what = g_strdup_printf (_("Map for %s"), name);
    }
  else
    what = g_strdup (_("Game master’s map"));
  document = muster_campaign_sheet_begin (campaign, what);
  if (choice->side < 0)
    muster_document_set_footer (document, _("For the game master alone"));
  muster_theatre_sheet_add (document, campaign, muster_campaign_get_present (campaign), choice->side,
                            choice->map_picture, TRUE);
  for (int i = 0; i < setup->n_sides; i++)
    if (choice->side == i)
      muster_theatre_sheet_add_slip (document, campaign, i);
  return document;
}
