/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/campaign/muster-campaign-slip-private.h"

#include "core/campaign/map/muster-campaign-map.h"
#include "core/muster-i18n.h"

/* The fields of a planned chapter: what is fought, by whom, where, and what follows. */

#define USUAL_BUDGET 24

static void
add_next (MusterCampaignSlip *self,
          const char         *own_id,
          const char         *side,
          const char         *label)
{
  const MusterCampaignState *state = muster_campaign_slip_get_state (self);
  g_autofree char *path = g_strdup_printf ("chapter/next/%s", side);
  MusterSlipList list;

  muster_slip_list_init (&list);
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_CHAPTERS); i++)
    {
      const MusterCampaignDef *def = muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_CHAPTERS, i);

      if (g_strcmp0 (def->id, own_id) != 0 && muster_campaign_state_lists (state, i))
        muster_slip_list_add (&list, def->id, def->name);
    }
  if (list.ids->len > 0)
    muster_slip_add_choice (self, path, label, FALSE, &list);
  else
    muster_slip_list_clear (&list);
}

static void
add_scenarios (MusterCampaignSlip *self,
               const char         *ruleset_id)
{
  MusterRuleset *ruleset =
    ruleset_id != NULL ? muster_library_find_ruleset (muster_slip_get_setup (self)->library, ruleset_id)
                       : NULL;
  GPtrArray *scenarios =
    ruleset != NULL ? muster_catalog_get_scenarios (muster_ruleset_get_catalog (ruleset)) : NULL;
  MusterSlipList list;

  if (scenarios == NULL || scenarios->len == 0)
    return;
  muster_slip_list_init (&list);
  for (guint i = 0; i < scenarios->len; i++)
    {
      const MusterScenario *scenario = scenarios->pdata[i];

      muster_slip_list_add (&list, scenario->id, _(scenario->name));
    }
  muster_slip_add_choice (self, "chapter/scenario", _("Scenario"), FALSE, &list);
}

/* A chapter uses the ruleset of the first force, unless it names another. */
static void
settle_ruleset (MusterCampaignSlip *self)
{
  JsonObject *chapter = json_object_get_object_member (json_node_get_object (self->given), "chapter");
  const MusterCampaignState *state = muster_campaign_slip_get_state (self);

  if (json_object_has_member (chapter, "ruleset") ||
      muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES) == 0)
    return;
  json_object_set_string_member (
    chapter, "ruleset", muster_ruleset_get_id (muster_campaign_state_get_force_def (state, 0)->ruleset));
}

/* Offers the rulesets of the campaign's forces; if there is only one, no field is needed. */
static void
add_rulesets (MusterCampaignSlip *self)
{
  const MusterCampaignState *state = muster_campaign_slip_get_state (self);
  const char *chosen = muster_slip_get_id (self, "chapter/ruleset");
  g_autoptr (GPtrArray) rulesets = g_ptr_array_new ();
  MusterRuleset *own
    = chosen != NULL ? muster_library_find_ruleset (muster_slip_get_setup (self)->library, chosen) : NULL;
  MusterSlipList list;
  MusterSlipSlot *slot;

  if (own != NULL)
    g_ptr_array_add (rulesets, own);
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    if (!g_ptr_array_find (rulesets, muster_campaign_state_get_force_def (state, i)->ruleset, NULL))
      g_ptr_array_add (rulesets, muster_campaign_state_get_force_def (state, i)->ruleset);
  if (rulesets->len < 2)
    return;
  muster_slip_list_init (&list);
  for (guint i = 0; i < rulesets->len; i++)
    muster_slip_list_add (&list, muster_ruleset_get_id (rulesets->pdata[i]),
                          muster_ruleset_get_name (rulesets->pdata[i]));
  slot = muster_slip_add_choice (self, "chapter/ruleset", _("Rules"), TRUE, &list);
  slot->drives = slot->keeps = TRUE;
}

/* In a chapter of a meeting on the map the forces are fixed (C-MAP-15, C-MAP-16). */
static gboolean
is_of_meeting (MusterCampaignSlip *self)
{
  const MusterCampaignState *state = muster_campaign_slip_get_state (self);
  const char *id = muster_slip_get_id (self, "chapter/id");
  int chapter = id != NULL ? muster_campaign_state_find (state, MUSTER_CAMPAIGN_CHAPTERS, id) : -1;

  return self->verb == MUSTER_CAMPAIGN_ORDER_MEET
         || (chapter >= 0 && muster_campaign_map_get_meeting_in (state, chapter) >= 0);
}

static void
add_optional_rules (MusterCampaignSlip *self,
                    const char         *ruleset_id)
{
  MusterRuleset *ruleset =
    ruleset_id != NULL ? muster_library_find_ruleset (muster_slip_get_setup (self)->library, ruleset_id)
                       : NULL;
  GPtrArray *rules =
    ruleset != NULL ? muster_catalog_get_optional_rules (muster_ruleset_get_catalog (ruleset)) : NULL;
  MusterSlipList list;

  if (rules == NULL || rules->len == 0)
    return;
  muster_slip_list_init (&list);
  for (guint i = 0; i < rules->len; i++)
    {
      const MusterOptionalRule *rule = rules->pdata[i];

      muster_slip_list_add (&list, rule->id, _(rule->name));
    }
  muster_slip_add_list (self, "chapter/optional_rules", _("Optional rules"), FALSE, &list);
}

/* What the last chapter that has a budget is fought with, or what most battles are. */
static int
find_usual_budget (MusterCampaignSlip *self)
{
  const MusterCampaignState *state = muster_campaign_slip_get_state (self);

  for (int i = muster_campaign_state_count (state, MUSTER_CAMPAIGN_CHAPTERS); i > 0; i--)
    if (muster_campaign_state_get_chapter_def (state, i - 1)->points > 0)
      return muster_campaign_state_get_chapter_def (state, i - 1)->points;
  return USUAL_BUDGET;
}

void
muster_slip_add_chapter (MusterCampaignSlip *self)
{
  muster_slip_name_new (self, "chapter", MUSTER_CAMPAIGN_CHAPTERS);
  settle_ruleset (self);
  muster_slip_add_text (self, "chapter/title", _("Title"), TRUE);
  add_rulesets (self);
  add_scenarios (self, muster_slip_get_id (self, "chapter/ruleset"));
  muster_slip_add_usual_number (self, "chapter/points", _("Budget in points"), 0, 999,
                                find_usual_budget (self));
  muster_slip_add_side (self, "chapter/attacker", _("Attacker"), FALSE);
  if (muster_slip_get_setup (self)->plan == MUSTER_CAMPAIGN_TREE)
    {
      const MusterCampaignSetup *setup = muster_slip_get_setup (self);
      const char *own_id = muster_slip_get_id (self, "chapter/id");

      for (int i = 0; i < setup->n_sides; i++)
        {
          /* Translators: which chapter follows; the name of a side. */
          g_autofree char *label = g_strdup_printf (_("If %s wins"), setup->sides[i].name);

          add_next (self, own_id, setup->sides[i].id, label);
        }
      add_next (self, own_id, "draw", _("If it is a draw"));
      muster_slip_add_led_from (self);
    }
  if (muster_campaign_slip_get_state (self)->day > 0)
    muster_slip_add_number (self, "chapter/days", _("Days that it takes"), FALSE, 0, 999);
  muster_slip_add_number (self, "chapter/advantage/points",
                          _("Extra points for the winner in the next chapter"), FALSE, 0, 99);
  muster_slip_add_text (self, "chapter/advantage/text", _("What else he gains"), FALSE);
  muster_slip_add_prose (self, "chapter/text", _("Story"), FALSE);
  if (!is_of_meeting (self))
    {
      const MusterCampaignState *state = muster_campaign_slip_get_state (self);
      MusterSlipList list;

      muster_slip_list_init (&list);
      for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
        {
          const MusterCampaignDef *def = muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_FORCES, i);

          muster_slip_list_add (&list, def->id, def->name);
        }
      if (list.ids->len > 0)
        muster_slip_add_list (self, "chapter/forces", _("Forces that take part"), TRUE, &list);
      else
        muster_slip_list_clear (&list);
    }
  muster_slip_add_number (self, "chapter/table/length", _("Length of the table"), FALSE, 1, 9999);
  muster_slip_add_number (self, "chapter/table/width", _("Width of the table"), FALSE, 1, 9999);
  add_optional_rules (self, muster_slip_get_id (self, "chapter/ruleset"));
}
