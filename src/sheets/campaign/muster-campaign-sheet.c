/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/campaign/muster-campaign-sheets-private.h"

#include <string.h>

#include "core/campaign/setup/muster-campaign-sentences.h"
#include "core/careers/muster-career-words.h"
#include "core/muster-bidi.h"
#include "core/muster-i18n.h"

/* Shows the present state of the campaign, for the game master, a side or everybody, and its rules. */

MusterDocument *
muster_campaign_sheet_begin (MusterCampaign *campaign,
                             const char     *what)
{
  MusterDocument *document = muster_document_new (muster_campaign_get_title (campaign));
  int day = muster_campaign_get_present (campaign)->day;
  g_autofree char *date = day > 0 ? muster_career_words_dup_day (day, FALSE) : NULL;
  /* Translators: what a sheet is, and the date. */
  g_autofree char *subtitle = date != NULL ? g_strdup_printf (_("%s · %s"), what, date) : g_strdup (what);

  muster_document_set_subtitle (document, subtitle);
  muster_document_set_footer (document, date != NULL ? date : "");
  return document;
}

static char *
dup_result (const MusterCampaignSetup *setup,
            const MusterCampaignState *state,
            int                        chapter)
{
  const MusterCampaignChapter *value = muster_campaign_state_get_chapter (state, chapter);
  g_autofree char *score = NULL;
  GString *text;

  if (value->winner == MUSTER_CAMPAIGN_NOBODY)
    return g_strdup (MUSTER_SHEET_NOTHING);
  score = muster_campaign_dup_score (setup, state, chapter);
  text = g_string_new (NULL);
  muster_bidi_append (text, value->winner == MUSTER_CAMPAIGN_DRAW ? _("drawn")
                                                                   : setup->sides[value->winner].name);
  g_string_append_printf (text, ", %s", score);
  return g_string_free (text, FALSE);
}

/* Returns the chapters that follow, depending on who wins. */
static char *
dup_ways (const MusterCampaignSetup *setup,
          const MusterCampaignState *state,
          int                        chapter)
{
  const MusterCampaignChapterDef *def = muster_campaign_state_get_chapter_def (state, chapter);
  GString *text = g_string_new (NULL);

  for (int i = 0; setup->plan == MUSTER_CAMPAIGN_TREE && i <= setup->n_sides; i++)
    {
      int next = def->next[i < setup->n_sides ? i : MUSTER_CAMPAIGN_NEXT_DRAW];
      g_autofree char *who = muster_bidi_isolate (i < setup->n_sides ? setup->sides[i].name : _("draw"));
      g_autofree char *where = NULL;

      if (next < 0)
        continue;
      where = muster_bidi_isolate (
        muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_CHAPTERS, next)->name);
      /* Translators: who wins, and the chapter that follows then. */
      g_string_append_printf (text, _("%s%s: %s"), text->len > 0 ? "; " : "", who, where);
    }
  if (text->len == 0)
    g_string_append (text, MUSTER_SHEET_NOTHING);
  return g_string_free (text, FALSE);
}

/* Where a plan branches, only the game master knows what is to come. @reader: a side, or
 * MUSTER_CAMPAIGN_MASTER or MUSTER_CAMPAIGN_PUBLIC. */
static void
add_plan (MusterDocument *document,
          MusterCampaign *campaign,
          int             reader)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  gboolean is_master = reader == MUSTER_CAMPAIGN_MASTER, is_tree = setup->plan == MUSTER_CAMPAIGN_TREE;
  MusterTable *table = muster_table_new ();

  muster_document_add_heading (document, 1, _("Plan"));
  muster_table_add_column (table, _("Chapter"), 2, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("State"), 0, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Result"), 2, MUSTER_ALIGN_START);
  if (is_tree && is_master)
    muster_table_add_column (table, _("Leads to"), 3, MUSTER_ALIGN_START);
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_CHAPTERS); i++)
    {
      g_autofree char *result = dup_result (setup, state, i);
      g_autofree char *ways = dup_ways (setup, state, i);

      if (!muster_campaign_state_lists (state, i) ||
          (is_tree && !is_master &&
           muster_campaign_state_get_chapter (state, i)->status == MUSTER_CAMPAIGN_PLANNED))
        continue;
      muster_table_add_row (
        table, MUSTER_CELLS (muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_CHAPTERS, i)->name,
                             muster_campaign_chapter_status_label (
                               muster_campaign_state_get_chapter (state, i)->status),
                             result, is_tree && is_master ? ways : NULL));
    }
  muster_document_take_table (document, table);
}

void
muster_campaign_sheet_add_standings (MusterDocument            *document,
                                     MusterCampaign            *campaign,
                                     const MusterCampaignState *state,
                                     int                        level)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  g_autoptr (GArray) order = muster_campaign_list_standings (state);
  MusterTable *table = muster_table_new ();

  muster_document_begin_group (document);
  muster_document_add_heading (document, level, level > 1 ? _("STANDINGS") : _("Standings"));
  muster_table_add_column (table, order->len > 0 ? _("Player") : _("Side"), 1, MUSTER_ALIGN_START);
  if (order->len > 0)
    muster_table_add_column (table, _("Won"), 0, MUSTER_ALIGN_END);
  muster_table_add_column (table, _("Points"), 0, MUSTER_ALIGN_END);
  for (guint i = 0; i < order->len; i++)
    {
      int index = g_array_index (order, int, i);
      const MusterCampaignPlayer *player = muster_campaign_state_get_player (state, index);
      const MusterCampaignPlayerDef *def = muster_campaign_state_get_player_def (state, index);
      g_autofree char *plain = muster_bidi_isolate (def->base.name);
      g_autofree char *side = muster_bidi_isolate (setup->sides[def->side].name);
      g_autofree char *name = g_strdup_printf (_("%s, %s"), plain, side);
      g_autofree char *won = g_strdup_printf ("%d", player->won);
      g_autofree char *points = g_strdup_printf ("%d", player->points);

      muster_table_add_row (table, MUSTER_CELLS (name, won, points));
    }
  for (int i = 0; order->len == 0 && i < setup->n_sides; i++)
    {
      g_autofree char *points = g_strdup_printf ("%d", state->points[i]);

      muster_table_add_row (table, MUSTER_CELLS (setup->sides[i].name, points));
    }
  muster_document_take_table (document, table);
  muster_document_end_group (document);
}

void
muster_campaign_sheet_add_counters (MusterDocument *document,
                                    MusterCampaign *campaign,
                                    int             side)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  GPtrArray *counters = muster_campaign_get_rules (setup, state)->counters;
  MusterTable *table;

  if (counters->len == 0)
    return;
  table = muster_table_new ();
  muster_document_add_heading (document, 1, _("Counters"));
  muster_table_add_column (table, NULL, 1, MUSTER_ALIGN_START);
  for (int i = 0; i < setup->n_sides; i++)
    if (side < 0 || i == side)
      muster_table_add_column (table, setup->sides[i].name, 0, MUSTER_ALIGN_END);
  for (guint k = 0; k < counters->len; k++)
    {
      const MusterCampaignCounter *counter = g_ptr_array_index (counters, k);
      g_auto (GStrv) owned = g_new0 (char *, MUSTER_CAMPAIGN_MAX_SIDES + 1);
      const char *cells[MUSTER_CAMPAIGN_MAX_SIDES + 2] = { counter->name };
      guint n = 0;

      for (int i = 0; i < setup->n_sides; i++)
        if (side < 0 || i == side)
          {
            owned[n] = g_strdup_printf ("%d", state->counters[k][i]);
            cells[n + 1] = owned[n];
            n++;
          }
      muster_table_add_row (table, cells);
    }
  muster_document_take_table (document, table);
}

static char *
isolate_leader (const MusterCampaignState *state,
                int                        leader)
{
  return muster_bidi_isolate (muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_LEADERS, leader)->name);
}

static char *
dup_leader (const MusterCampaignState *state,
            int                        unit)
{
  const MusterCampaignUnit *value = muster_campaign_state_get_unit (state, unit);
  int led_by = muster_campaign_get_led_by (state, unit);
  g_autofree char *holder = value->leader >= 0 ? isolate_leader (state, value->leader) : NULL;
  g_autofree char *deputy = led_by >= 0 ? isolate_leader (state, led_by) : NULL;

  if (value->self >= 0)
    return g_strdup (muster_campaign_leader_status_label (
      muster_campaign_state_get_leader (state, value->self)->status));
  if (holder == NULL)
    return g_strdup (value->awaits_leader ? _("to be appointed") : MUSTER_SHEET_NOTHING);
  if (led_by == value->leader)
    return g_strdup (holder);
  if (led_by >= 0)
    /* Translators: the leader of a unit, what is the matter with him, and who leads meanwhile. */
    return g_strdup_printf (_("%s (%s), led by %s"), holder,
                            muster_campaign_leader_status_label (
                              muster_campaign_state_get_leader (state, value->leader)->status),
                            deputy);
  return g_strdup_printf (_("%s (%s)"), holder,
                          muster_campaign_leader_status_label (
                            muster_campaign_state_get_leader (state, value->leader)->status));
}

static void
add_unit (MusterTable               *table,
          const MusterCampaignSetup *setup,
          const MusterCampaignState *state,
          int                        unit)
{
  const MusterCampaignUnit *value = muster_campaign_state_get_unit (state, unit);
  const MusterCampaignUnitDef *def = muster_campaign_state_get_unit_def (state, unit);
  MusterCampaignUnitStatus status = muster_campaign_get_unit_status (setup, state, unit);
  g_autofree char *plain = muster_bidi_isolate (def->base.name);
  g_autofree char *name = g_strdup_printf (_("%s, %s"), plain, _(def->type->name));
  g_autofree char *strength =
    status == MUSTER_CAMPAIGN_UNIT_DISBANDED ? g_strdup (_("disbanded"))
    : status == MUSTER_CAMPAIGN_UNIT_UNFIT
      /* Translators: the strength of a unit that is too weak to fight. */
      ? g_strdup_printf (_("%d/%d, unfit"), value->strength, value->full)
      : g_strdup_printf ("%d/%d", value->strength, value->full);
  g_autofree char *service = g_strdup_printf ("%d", value->battles);
  g_autofree char *leader = dup_leader (state, unit);
  g_autofree char *honours = NULL;
  GString *text;

  text = g_string_new (NULL);
  for (guint i = 0; value->honours != NULL && i < value->honours->len; i++)
    {
      g_string_append (text, i > 0 ? ", " : "");
      muster_bidi_append (text, g_ptr_array_index (value->honours, i));
    }
  honours = g_string_free (text, FALSE);
  muster_table_add_row (table, MUSTER_CELLS (name, strength, service, leader, honours));
}

void
muster_campaign_sheet_add_force (MusterDocument *document,
                                 MusterCampaign *campaign,
                                 int             force)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  const MusterCampaignForceDef *def = muster_campaign_state_get_force_def (state, force);
  const MusterCampaignForce *value = muster_campaign_state_get_force (state, force);
  g_autofree char *side = muster_bidi_isolate (setup->sides[def->side].name);
  g_autofree char *player = muster_bidi_isolate (
    value->player >= 0 ? muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_PLAYERS, value->player)->name
                       : _("nobody’s"));
  g_autofree char *line = g_strdup_printf (
    dngettext (GETTEXT_PACKAGE, "%s · %s · %d replacement left", "%s · %s · %d replacements left",
               (gulong) value->replacements),
    side, player, value->replacements);
  MusterTable *table = muster_table_new ();

  muster_document_begin_group (document);
  muster_document_add_heading (document, 1, def->base.name);
  muster_document_add_paragraph (document, MUSTER_TEXT_QUIET, line);
  muster_table_add_column (table, _("Unit"), 3, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Strength"), 0, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Battles"), 0, MUSTER_ALIGN_END);
  muster_table_add_column (table, _("Leader"), 2, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Honours"), 2, MUSTER_ALIGN_START);
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_UNITS); i++)
    if (muster_campaign_state_get_unit_def (state, i)->force == force)
      add_unit (table, setup, state, i);
  muster_document_take_table (document, table);
  muster_document_end_group (document);
}

MusterDocument *
muster_campaign_sheet_plan_new (MusterCareers                   *careers,
                                const MusterCampaignSheetChoice *choice)
{
  MusterCampaign *campaign = muster_careers_get_campaign (careers);
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  MusterDocument *document = muster_campaign_sheet_begin (campaign, _("Campaign sheet"));

  if (choice->side == MUSTER_CAMPAIGN_MASTER)
    muster_document_set_footer (document, _("For the game master alone"));
  add_plan (document, campaign, choice->side);
  muster_campaign_sheet_add_standings (document, campaign, state, 1);
  if (choice->side == MUSTER_CAMPAIGN_PUBLIC)
    return document;

  muster_campaign_sheet_add_counters (document, campaign, choice->side);
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    if (choice->side == MUSTER_CAMPAIGN_MASTER ||
        muster_campaign_state_get_force_def (state, i)->side == choice->side)
      muster_campaign_sheet_add_force (document, campaign, i);
  return document;
}

MusterDocument *
muster_campaign_sheet_how_we_play_new (MusterCareers *careers)
{
  MusterCampaign *campaign = muster_careers_get_campaign (careers);
  MusterDocument *document = muster_campaign_sheet_begin (campaign, _("How we play"));
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  g_autoptr (GPtrArray) sentences = muster_campaign_sentences_list (
    setup, muster_campaign_get_rules (setup, muster_campaign_get_present (campaign)));

  for (guint i = 0; i < sentences->len;)
    {
      const char *group = ((const MusterCampaignSentence *) g_ptr_array_index (sentences, i))->group;
      g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
      g_auto (GStrv) items = NULL;

      for (; i < sentences->len; i++)
        {
          const MusterCampaignSentence *sentence = g_ptr_array_index (sentences, i);

          if (strcmp (sentence->group, group) != 0)
            break;
          g_strv_builder_add (builder, sentence->text);
        }
      items = g_strv_builder_end (builder);
      muster_document_begin_group (document);
      muster_document_add_heading (document, 1, muster_campaign_sentences_get_group_label (group));
      muster_document_add_list (document, (const char *const *) items);
      muster_document_end_group (document);
    }
  return document;
}
