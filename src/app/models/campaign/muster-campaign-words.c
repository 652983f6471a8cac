/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/campaign/muster-campaign-words.h"

#include <string.h>

#include "app/models/muster-row-words.h"
#include "core/campaign/setup/muster-campaign-sentences.h"
#include "core/muster-i18n.h"

char *
muster_campaign_words_day (int day)
{
  char text[64];
  GDate date;

  if (day <= 0)
    return g_strdup ("");
  g_date_clear (&date, 1);
  g_date_set_julian (&date, (guint32) day);
  /* Translators: a date as strftime() writes it, such as "11 January 1879". */
  g_date_strftime (text, sizeof text, _("%-d %B %Y"), &date);
  return g_strdup (text);
}

char *
muster_campaign_words_status (MusterLedgerRow *row)
{
  guint fought = muster_ledger_row_get_turn (row);
  const char *winner = muster_ledger_row_get_winner (row);

  if (muster_ledger_row_get_damaged (row))
    return g_strdup (_("damaged"));
  if (muster_ledger_row_get_is_over (row))
    return *winner != '\0' ? g_strdup_printf (_("%s won, %s"), winner, muster_ledger_row_get_score (row))
                           : g_strdup_printf (_("drawn, %s"), muster_ledger_row_get_score (row));
  if (fought == 0)
    return g_strdup (_("not begun"));
  return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u chapter fought", "%u chapters fought", fought),
                          fought);
}

char *
muster_campaign_words_next (MusterLedgerRow *row)
{
  const char *scene = muster_ledger_row_get_scene (row);

  if (muster_ledger_row_get_is_over (row))
    return g_strdup (_("The campaign is over"));
  if (*scene == '\0')
    return g_strdup (_("No chapter is ready"));
  /* Translators: the title of a chapter. */
  return g_strdup_printf (_("Next: %s"), scene);
}

static char *
say_plan (const MusterCampaignSetup *setup,
          const MusterCampaignState *state,
          int                        chapter)
{
  const MusterCampaignChapterDef *def = muster_campaign_state_get_chapter_def (state, chapter);
  const MusterScenario *scenario =
    def->ruleset != NULL && def->scenario != NULL
      ? muster_catalog_find_scenario (muster_ruleset_get_catalog (def->ruleset), def->scenario)
      : NULL;
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  guint sides = muster_campaign_get_chapter_sides (state, chapter);
  g_autoptr (GString) budget = g_string_new (NULL);

  if (scenario != NULL)
    g_ptr_array_add (parts, g_strdup (_(scenario->name)));
  for (int i = 0; def->points >= 0 && i < setup->n_sides; i++)
    if (sides >> i & 1)
      g_string_append_printf (budget, "%s%d", budget->len > 0 ? "\302\240:\302\240" : "",
                              muster_campaign_get_budget (state, chapter, i));
  if (budget->len > 0)
    g_ptr_array_add (parts, g_strdup (budget->str));
  if (def->attacker >= 0)
    /* Translators: the name of a side that attacks in a chapter. */
    g_ptr_array_add (parts, g_strdup_printf (_("%s attacks"), setup->sides[def->attacker].name));
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (MUSTER_ROW_WORDS_DOT, (char **) parts->pdata);
}

char *
muster_campaign_words_chapter (const MusterCampaignSetup *setup,
                               const MusterCampaignState *state,
                               int                        chapter)
{
  const MusterCampaignChapter *value = muster_campaign_state_get_chapter (state, chapter);
  g_autofree char *points = NULL;
  g_auto (GStrv) parts = NULL;
  g_autofree char *score = NULL;

  if (value->winner == MUSTER_CAMPAIGN_NOBODY)
    return say_plan (setup, state, chapter);

  /* No line ends in the middle of a score. */
  points = muster_campaign_dup_score (setup, state, chapter);
  parts = g_strsplit (points, " : ", -1);
  score = g_strjoinv ("\302\240:\302\240", parts);
  if (value->winner < 0)
    return g_strjoin (" ", _("a draw"), score, NULL);

  /* Translators: the name of a side, and the points, those of the winner first: "Blue won 3 : 2" */
  return g_strdup_printf (_("%s won %s"), setup->sides[value->winner].name, score);
}

char *
muster_campaign_words_service (const MusterCampaignRules *rules,
                               int                        experience)
{
  const GArray *thresholds = rules->thresholds;
  int level = muster_campaign_rules_get_level (rules, experience);
  GString *text = g_string_new (NULL);

  for (guint i = 0; thresholds != NULL && i < MIN (thresholds->len, 8); i++)
    g_string_append (text, (int) i < level ? "★" : "☆");
  if (thresholds == NULL || thresholds->len == 0)
    return g_string_free (text, FALSE);
  if (level < (int) thresholds->len)
    /* Translators: experience that a unit has, and that it needs for its next level. */
    g_string_append_printf (text, _(" %d of %d"), experience, g_array_index (thresholds, int, level));
  else
    g_string_append_printf (text, " %d", experience);
  return g_string_free (text, FALSE);
}

static void
append_leader (GString                   *text,
               const MusterCampaignState *state,
               int                        leader)
{
  const MusterCampaignLeader *value = muster_campaign_state_get_leader (state, leader);

  g_string_append (text, muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_LEADERS, leader)->name);
  if (value->leadership != MUSTER_CAMPAIGN_UNSAID)
    g_string_append_printf (text, ", %d+", value->leadership);
  if (value->trait != NULL)
    g_string_append_printf (text, ", %s", _(value->trait->name));
  if (value->lost)
    g_string_append_printf (text, ", %s", _("lost"));
  else if (value->status != MUSTER_CAMPAIGN_FIT)
    g_string_append_printf (text, ", %s", muster_campaign_leader_status_label (value->status));
  if (value->status == MUSTER_CAMPAIGN_WOUNDED)
    {
      g_string_append_c (text, ' ');
      /* Translators: chapters that a wounded leader still misses. */
      g_string_append_printf (text, _("(misses %d)"), value->misses);
    }
}

char *
muster_campaign_words_leader (const MusterCampaignState *state,
                              int                        unit)
{
  const MusterCampaignUnit *value = muster_campaign_state_get_unit (state, unit);
  int led_by = muster_campaign_get_led_by (state, unit);
  GString *text = g_string_new (NULL);

  if (value->self >= 0)
    append_leader (text, state, value->self);
  else if (value->leader >= 0)
    append_leader (text, state, value->leader);
  else if (value->awaits_leader)
    g_string_append (text, _("needs a leader"));
  if (value->self < 0 && led_by >= 0 && led_by != value->leader)
    {
      g_string_append (text, "; ");
      /* Translators: somebody leads a unit while its leader cannot. */
      g_string_append_printf (text, _("led by %s"),
                              muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_LEADERS, led_by)->name);
    }
  return g_string_free (text, FALSE);
}

/* Returns the group of rules to which an order belongs, or NULL. */
static const char *
get_group (MusterCampaignVerb verb)
{
  switch ((guint) verb)
    {
    case MUSTER_CAMPAIGN_ORDER_RECOVER:
      return "casualties";
    case MUSTER_CAMPAIGN_ORDER_FATES:
    case MUSTER_CAMPAIGN_ORDER_APPOINT:
    case MUSTER_CAMPAIGN_ORDER_SECOND:
      return "leaders";
    case MUSTER_CAMPAIGN_ORDER_ADVANCE:
      return "experience";
    case MUSTER_CAMPAIGN_ORDER_REPLACE:
    case MUSTER_CAMPAIGN_ORDER_RAISE:
      return "replacements";
    case MUSTER_CAMPAIGN_ORDER_MERGE:
      return "strength";
    case MUSTER_CAMPAIGN_ORDER_RETURN:
      return "points";
    case MUSTER_CAMPAIGN_ORDER_EVENT:
      return "deck";
    default:
      return NULL;
    }
}

char *
muster_campaign_words_rule (const MusterCampaignSetup *setup,
                            const MusterCampaignRules *rules,
                            MusterCampaignVerb         verb)
{
  const char *group = get_group (verb);
  g_autoptr (GPtrArray) sentences = muster_campaign_sentences_list (setup, rules);
  GString *text = g_string_new (NULL);

  for (guint i = 0; group != NULL && i < sentences->len; i++)
    {
      const MusterCampaignSentence *sentence = sentences->pdata[i];

      if (g_str_equal (sentence->group, group))
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence->text);
    }
  return g_string_free (text, FALSE);
}

char *
muster_campaign_words_new_id (const MusterCampaignState *state,
                              MusterCampaignKind         kind)
{
  static const char *const stems[MUSTER_CAMPAIGN_N_KINDS] = { "player", "force", "unit", "leader",
                                                              "chapter", "place" };

  for (int i = 1;; i++)
    {
      g_autofree char *id = g_strdup_printf ("%s-%d", stems[kind], i);

      if (muster_campaign_state_find (state, kind, id) < 0)
        return g_steal_pointer (&id);
    }
}
