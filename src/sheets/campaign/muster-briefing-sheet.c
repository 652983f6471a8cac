/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/campaign/muster-campaign-sheets-private.h"

#include "core/careers/muster-career-words.h"
#include "core/muster-bidi.h"
#include "core/muster-i18n.h"
#include "sheets/document/muster-qr.h"

/* Tells the players of a side about the coming chapters, their own forces and the notes that
 * they may read. Of other sides it tells what everybody knows, but no strengths. */

static char *
dup_foes (const MusterCampaignSetup *setup,
          const MusterCampaignState *state,
          int                        chapter,
          int                        side)
{
  guint sides = muster_campaign_get_chapter_sides (state, chapter);
  GString *names = g_string_new (NULL);

  for (int i = 0; i < setup->n_sides; i++)
    if (i != side && sides >> i & 1)
      {
        g_string_append (names, names->len > 0 ? ", " : "");
        muster_bidi_append (names, setup->sides[i].name);
      }
  return g_string_free (names, FALSE);
}

static const char *
get_scenario (const MusterCampaignChapterDef *def)
{
  const MusterScenario *scenario =
    def->ruleset != NULL && def->scenario != NULL
      ? muster_catalog_find_scenario (muster_ruleset_get_catalog (def->ruleset), def->scenario)
      : NULL;

  return scenario != NULL ? _(scenario->name) : NULL;
}

static void
add_chapter (MusterDocument *document,
             MusterCampaign *campaign,
             int             chapter,
             int             side)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  const MusterCampaignChapterDef *def = muster_campaign_state_get_chapter_def (state, chapter);
  int budget = muster_campaign_get_budget (state, chapter, side);
  MusterTable *facts = muster_table_new ();
  g_autofree char *foes = dup_foes (setup, state, chapter, side);
  g_autofree char *points = budget >= 0 ? g_strdup_printf ("%d", budget) : NULL;
  GArray *grants;
  GString *text;
  g_autofree char *advantages = NULL;

  /* What the side has of chapters that it has won. */
  grants = muster_campaign_state_get_chapter (state, chapter)->grants;
  text = g_string_new (NULL);
  for (guint i = 0; grants != NULL && i < grants->len; i++)
    {
      const MusterCampaignGrant *grant = &g_array_index (grants, MusterCampaignGrant, i);
      const char *words = muster_campaign_state_get_chapter_def (state, grant->from)->advantage_text;

      if (grant->side == side && words != NULL && *words != '\0')
        g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", words);
    }
  advantages = g_string_free (text, FALSE);
  muster_document_begin_group (document);
  muster_document_add_heading (document, 1, def->base.name);
  muster_table_add_column (facts, NULL, 0, MUSTER_ALIGN_START);
  muster_table_add_column (facts, NULL, 1, MUSTER_ALIGN_START);
  muster_table_add_fact (facts, _("Against"), foes);
  muster_table_add_fact (facts, _("Rules"),
                         def->ruleset != NULL ? muster_ruleset_get_name (def->ruleset) : NULL);
  muster_table_add_fact (facts, _("Scenario"), get_scenario (def));
  muster_table_add_fact (facts, _("Your points"), points);
  muster_table_add_fact (facts, _("Attacker"), def->attacker >= 0 ? setup->sides[def->attacker].name : NULL);
  muster_table_add_fact (facts, _("Your advantage"), advantages);
  if (muster_table_get_n_rows (facts) > 0)
    muster_document_take_table (document, facts);
  else
    muster_table_free (facts);
  if (def->text != NULL && *def->text != '\0')
    muster_document_add_paragraph (document, MUSTER_TEXT_BODY, def->text);
  muster_document_end_group (document);
}

static gboolean
is_coming (const MusterCampaignState *state,
           int                        chapter,
           int                        side)
{
  MusterCampaignChapterStatus status = muster_campaign_state_get_chapter (state, chapter)->status;

  return (status == MUSTER_CAMPAIGN_READY || status == MUSTER_CAMPAIGN_OPEN) &&
         muster_campaign_get_chapter_sides (state, chapter) >> side & 1;
}

/* Adds the notes for the side, and for the reader alone, the newest first. Sealed notes are shown only once
 * they are open. @player: -1 for the whole side. */
static void
add_notes (MusterDocument *document,
           MusterCampaign *campaign,
           int             side,
           int             player)
{
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  MusterLedger *ledger = MUSTER_LEDGER (campaign);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) items = NULL;

  for (guint i = muster_ledger_get_length (ledger); i > 0; i--)
    {
      MusterCampaignLogEntry *entry = muster_ledger_get_entry (ledger, i - 1);
      const MusterCampaignOrder *order = muster_campaign_log_entry_get_order (entry);
      int day = muster_campaign_log_entry_get_day (entry);
      g_autofree char *date = day > 0 ? muster_career_words_dup_day (day, FALSE) : NULL;
      g_autofree char *line = NULL;

      if (order->verb != MUSTER_CAMPAIGN_ORDER_NOTE ||
          !(player >= 0 ? muster_campaign_log_entry_is_for_player (entry, state, player)
                        : muster_campaign_log_entry_is_for (entry, state, side)))
        continue;
      line = date != NULL
               ? g_strdup_printf (_("%s: %s"), date, muster_campaign_order_get_text (order, "text"))
               : g_strdup (muster_campaign_order_get_text (order, "text"));
      g_strv_builder_add (builder, line);
    }
  items = g_strv_builder_end (builder);
  if (items[0] == NULL)
    return;
  muster_document_add_heading (document, 1, _("Notes"));
  muster_document_add_list (document, (const char *const *) items);
}

gboolean
muster_campaign_sheet_has_player (MusterCampaign *campaign,
                                  int             player)
{
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  int side = muster_campaign_state_get_player_def (state, player)->side;
  MusterLedger *ledger = MUSTER_LEDGER (campaign);

  for (guint i = 0; i < muster_ledger_get_length (ledger); i++)
    {
      MusterCampaignLogEntry *entry = muster_ledger_get_entry (ledger, i);

      if (muster_campaign_log_entry_get_order (entry)->verb == MUSTER_CAMPAIGN_ORDER_NOTE &&
          muster_campaign_log_entry_is_for_player (entry, state, player) &&
          !muster_campaign_log_entry_is_for (entry, state, side))
        return TRUE;
    }
  return FALSE;
}

/* @player: -1 for the whole side. */
static char *
dup_heading (MusterCampaign *campaign,
             int             side,
             int             player)
{
  g_autofree char *name = muster_bidi_isolate (muster_campaign_get_setup (campaign)->sides[side].name);
  g_autofree char *reader = NULL;

  if (player < 0)
    /* Translators: a side of a campaign, for whose players a briefing is. */
    return g_strdup_printf (_("Briefing for %s"), name);
  reader = muster_bidi_isolate (muster_campaign_state_get_def (muster_campaign_get_present (campaign),
                                                               MUSTER_CAMPAIGN_PLAYERS, player)->name);
  /* Translators: a player of a campaign, for whom a briefing is, and his side. */
  return g_strdup_printf (_("Briefing for %s, %s"), reader, name);
}

static void
add_codes (MusterDocument                  *document,
           const MusterCampaignSheetChoice *choice,
           int                              side,
           const char                      *player)
{
  for (guint i = 0; choice->codes != NULL && i < choice->codes->len; i++)
    {
      const MusterSeatCode *code = choice->codes->pdata[i];
      /* Translators: %s is a player or a side, whose code for phones it is. */
      g_autofree char *title = g_strdup_printf (_("On your phone: %s"), code->title);

      if (code->side == side && (player == NULL || g_strcmp0 (code->player, player) == 0))
        muster_qr_add (document, title, code->link, code->code);
    }
}

/* @player: -1 for the whole side. */
static void
add_briefing (MusterDocument                  *document,
              MusterCampaign                  *campaign,
              const MusterCampaignSheetChoice *choice,
              int                              side,
              int                              player)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  guint n = 0;

  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_CHAPTERS); i++)
    if (is_coming (state, i, side))
      {
        add_chapter (document, campaign, i, side);
        n++;
      }
  if (n == 0)
    muster_document_add_paragraph (document, MUSTER_TEXT_QUIET, state->over
                                                                  ? _("The campaign is over.")
                                                                  : _("No chapter is ready for you."));
  if (setup->has_map)
    {
      muster_document_add_heading (document, 1, _("The map"));
      muster_theatre_sheet_add (document, campaign, muster_campaign_get_present (campaign), side,
                                choice->map_picture, TRUE);
    }
  if (setup->has_map && !state->over)
    muster_theatre_sheet_add_slip (document, campaign, side);
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    if (muster_campaign_state_get_force_def (state, i)->side == side)
      muster_campaign_sheet_add_force (document, campaign, i);
  muster_campaign_sheet_add_counters (document, campaign, side);
  add_notes (document, campaign, side, player);
  muster_campaign_sheet_add_standings (document, campaign, muster_campaign_get_present (campaign), 1);
  add_codes (document, choice, side,
             player >= 0 ? muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_PLAYERS, player)->id : NULL);
}

/* One of several, under a heading. */
static void
add_one (MusterDocument                  *document,
         MusterCampaign                  *campaign,
         const MusterCampaignSheetChoice *choice,
         int                              side,
         int                              player)
{
  g_autofree char *heading = dup_heading (campaign, side, player);

  if (side > 0 || player >= 0)
    muster_document_add_page_break (document);
  muster_document_add_heading (document, 1, heading);
  add_briefing (document, campaign, choice, side, player);
}

/* Those of all sides in one go, and of players who have their own: each begins on a page of its own, so that
 * they can be handed out. */
static MusterDocument *
new_of_all (MusterCampaign                  *campaign,
            const MusterCampaignSheetChoice *choice)
{
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  MusterDocument *document = muster_campaign_sheet_begin (campaign, _("Briefings"));

  for (int i = 0; i < muster_campaign_get_setup (campaign)->n_sides; i++)
    {
      add_one (document, campaign, choice, i, -1);
      for (int k = 0; k < muster_campaign_state_count (state, MUSTER_CAMPAIGN_PLAYERS); k++)
        if (muster_campaign_state_get_player_def (state, k)->side == i &&
            muster_campaign_sheet_has_player (campaign, k))
          add_one (document, campaign, choice, i, k);
    }
  return document;
}

MusterDocument *
muster_briefing_sheet_new (MusterCareers                   *careers,
                           const MusterCampaignSheetChoice *choice)
{
  MusterCampaign *campaign = muster_careers_get_campaign (careers);
  int player = choice->player != NULL
                 ? muster_campaign_state_find (muster_campaign_get_present (campaign),
                                               MUSTER_CAMPAIGN_PLAYERS, choice->player)
                 : -1;
  g_autofree char *heading = NULL;
  MusterDocument *document;

  if (choice->side < 0)
    return new_of_all (campaign, choice);
  heading = dup_heading (campaign, choice->side, player);
  document = muster_campaign_sheet_begin (campaign, heading);
  add_briefing (document, campaign, choice, choice->side, player);
  return document;
}
