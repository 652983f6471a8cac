/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/campaign/muster-campaign-slip-private.h"

#include <stdlib.h>
#include <string.h>

#include "core/campaign/setup/muster-campaign-rules-writer.h"
#include "core/muster-i18n.h"

/* The fields of other rules (C-RULE-01). The scope of a slip says which part of them it asks for:
 *
 *   "casualties"            a group
 *   "casualties C-RET-07"   the sentence of that rule
 *   "counter supply"        a counter; "new-counter" adds one, and "no-counter supply" removes it
 *   "card rain"             an event card, in the same way
 *
 * Without a scope it asks for all groups. The order has all rules, those that have no field as they are. */

#define MAX_POINTS 9999
#define MOST_DICE 2

/* Among the fates to choose from: what a total has to which no fate was given yet. */
#define FIT 2

static const char *const units_label = N_("Units");
static const char *const leaders_label = N_("Leaders");

/* Whether the slip asks for what the sentence of a rule says. */
static gboolean
covers (MusterCampaignSlip *self,
        const char         *group,
        const char         *rule)
{
  gsize length = strlen (group);

  if (self->scope == NULL || g_str_equal (self->scope, group))
    return TRUE;
  return strncmp (self->scope, group, length) == 0 && self->scope[length] == ' ' && rule != NULL &&
         strstr (rule, self->scope + length + 1) != NULL;
}

static void
add_count (MusterCampaignSlip *self,
           const char         *path,
           const char         *label)
{
  muster_slip_add_number (self, path, label, TRUE, 0, MAX_POINTS);
}

static void
add_change (MusterCampaignSlip *self,
            const char         *path,
            const char         *label)
{
  muster_slip_add_number (self, path, label, TRUE, -MAX_POINTS, MAX_POINTS);
}

/* @ids, @labels: ended by NULL */
static MusterSlipSlot *
add_words (MusterCampaignSlip *self,
           const char         *path,
           const char         *label,
           const char *const  *ids,
           const char *const  *labels)
{
  MusterSlipList list;

  muster_slip_list_init (&list);
  for (guint i = 0; ids[i] != NULL; i++)
    muster_slip_list_add (&list, ids[i], _(labels[i]));
  return muster_slip_add_choice (self, path, label, TRUE, &list);
}

static void
add_truth (MusterCampaignSlip *self,
           const char         *path,
           const char         *label)
{
  MusterSlipSlot *slot = muster_slip_add_switch (self, path, label);

  if (slot->unsaid == NULL)
    slot->unsaid = json_node_init_boolean (json_node_alloc (), FALSE);
}

static void
add_returns (MusterCampaignSlip *self)
{
  static const char *const ids[] = { "all", "none", "share", "roll", NULL };
  static const char *const labels[] = { N_("All of them"), N_("None"), N_("A share of them"),
                                        N_("Those for whom a die shows enough"), NULL };
  static const char *const rounds[] = { "down", "up", NULL };
  static const char *const round_labels[] = { N_("Down"), N_("Up"), NULL };
  MusterSlipSlot *slot =
    add_words (self, "rules/casualties/return", _("Casualties that return"), ids, labels);
  const char *chosen = muster_slip_get_id (self, "rules/casualties/return");

  slot->drives = slot->keeps = TRUE;
  if (g_strcmp0 (chosen, "share") == 0)
    {
      muster_slip_add_fraction (self, "rules/casualties/share", _("Which share"));
      add_words (self, "rules/casualties/round", _("Rounded"), rounds, round_labels);
    }
  if (g_strcmp0 (chosen, "roll") == 0)
    {
      muster_slip_add_number (self, "rules/casualties/target", _("A die must show"), TRUE, 2, 6);
      muster_slip_add_number (self, "rules/casualties/winner_bonus", _("Less for who won"), TRUE, 0, 4);
    }
}

/* Offers a cost of its own for each type of unit of the rulesets in the campaign. */
static void
add_costs (MusterCampaignSlip *self)
{
  const MusterCampaignState *state = muster_campaign_slip_get_state (self);
  g_autoptr (GPtrArray) rulesets = g_ptr_array_new ();

  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    {
      MusterRuleset *ruleset = muster_campaign_state_get_force_def (state, i)->ruleset;
      GPtrArray *types = muster_catalog_get_types (muster_ruleset_get_catalog (ruleset));

      if (g_ptr_array_find (rulesets, ruleset, NULL))
        continue;
      g_ptr_array_add (rulesets, ruleset);
      for (guint j = 0; j < types->len; j++)
        {
          const MusterUnitType *type = types->pdata[j];
          g_autofree char *path = g_strconcat ("rules/replacements/cost/", type->id, NULL);
          MusterSlipSlot *slot = muster_slip_add_number (self, path, _(type->name), FALSE, 0, MAX_POINTS);

          muster_form_field_set_cell (slot->field, _("Other costs"), _(type->name), _("Each"));
        }
    }
}

static void
add_fate (MusterCampaignSlip *self,
          int                 total,
          gboolean            is_first)
{
  g_autofree char *path = g_strdup_printf (MUSTER_SLIP_FATES "/%d", total);
  g_autofree char *row = g_strdup_printf ("%d", total);
  /* Translators: what becomes of a leader if the dice show a number. */
  g_autofree char *label = g_strdup_printf (_("Fate at %d"), total);
  MusterSlipSlot *slot;
  MusterSlipList list;

  muster_slip_list_init (&list);
  muster_slip_list_add (&list, "dead", _("Dead"));
  muster_slip_list_add (&list, "captured", _("A prisoner"));
  muster_slip_list_add (&list, "fit", _("Fit"));
  for (int misses = 1; misses <= 9; misses++)
    {
      g_autofree char *id = g_strdup_printf ("wounded %d", misses);
      g_autofree char *words = g_strdup_printf (
        dngettext (GETTEXT_PACKAGE, "Wounded, misses %d chapter", "Wounded, misses %d chapters", misses),
        misses);

      muster_slip_list_add (&list, id, words);
    }
  slot = muster_slip_add_choice (self, path, label, TRUE, &list);
  slot->start = total;
  slot->is_first = is_first;
  muster_slip_set_way (self, slot, MUSTER_SLIP_FATE);
  if (muster_form_field_is_missing (slot->field))
    muster_form_field_set_value (slot->field, &(MusterValue) { .number = FIT });
  muster_form_field_set_cell (slot->field, _("The dice show"), row, _("What becomes of him"));
}

static void
add_fates (MusterCampaignSlip *self)
{
  static const char *const ids[] = { "0", "1", "2", NULL };
  static const char *const labels[] = { N_("He is dead"), N_("A die decides"), N_("Two dice decide"), NULL };
  MusterSlipSlot *slot = add_words (self, "rules/leaders/dice", _("A leader who is lost"), ids, labels);
  const char *chosen;
  int dice;

  muster_slip_set_way (self, slot, MUSTER_SLIP_NUMERAL);
  slot->drives = slot->keeps = TRUE;
  chosen = muster_slip_get_id (self, "rules/leaders/dice");
  dice = chosen != NULL ? CLAMP (atoi (chosen), 0, MOST_DICE) : 0;
  for (int total = dice; dice > 0 && total <= 6 * dice; total++)
    add_fate (self, total, total == dice);
}

/* What units and leaders get for something that is counted. */
static void
add_service (MusterCampaignSlip *self,
             const char         *what,
             const char         *label)
{
  const char *const whose[] = { "unit", "leader" };
  const char *const columns[] = { _(units_label), _(leaders_label) };

  for (guint i = 0; i < G_N_ELEMENTS (whose); i++)
    {
      g_autofree char *path = g_strdup_printf ("rules/experience/%s/%s", whose[i], what);
      g_autofree char *name = g_strdup_printf ("%s: %s", columns[i], label);
      MusterSlipSlot *slot = muster_slip_add_number (self, path, name, TRUE, 0, MAX_POINTS);

      muster_form_field_set_cell (slot->field, _("Experience for"), label, columns[i]);
    }
}

static void
add_gains (MusterCampaignSlip *self)
{
  static const char *const labels[] = { N_("An honour"), N_("An option"), N_("Leadership"), N_("A trait"),
                                        N_("More models") };
  MusterSlipSlot *slot;
  MusterSlipList list;

  muster_slip_list_init (&list);
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    muster_slip_list_add (&list, muster_campaign_gain_words[i], _(labels[i]));
  slot = muster_slip_add_list (self, "rules/experience/gains", _("An advance is one of"), FALSE, &list);
  muster_slip_say_empty_list (slot);
}

static void
add_experience (MusterCampaignSlip *self)
{
  if (covers (self, "experience", "C-EXP-01"))
    muster_slip_add_numbers (self, "rules/experience/thresholds", _("An advance is due at"));
  if (covers (self, "experience", "C-EXP-02"))
    add_gains (self);
  if (!covers (self, "experience", "C-RET-06"))
    return;
  add_service (self, "battle", _("A battle"));
  add_service (self, "win", _("A win"));
  add_service (self, "draw", _("A draw"));
  add_service (self, "loss", _("A loss"));
  for (guint i = 0; i < MUSTER_N_DEEDS; i++)
    add_service (self, muster_deed_get_id ((MusterDeed) i), muster_deed_get_label ((MusterDeed) i));
}

static void
add_map (MusterCampaignSlip *self)
{
  static const char *const captures[] = { "stand", "pass", "none", NULL };
  static const char *const capture_labels[] = { N_("Where it stands alone"), N_("Each that it passes"),
                                                N_("Only by the game master"), NULL };
  static const char *const scores[] = { "end", "turn", "none", NULL };
  static const char *const score_labels[] = { N_("At the end"), N_("In each turn"), N_("Never"), NULL };
  static const char *const supplies[] = { "none", "depot", NULL };
  static const char *const supply_labels[] = { N_("Not counted"), N_("From depots"), NULL };

  if (covers (self, "map", "C-MAP-05"))
    muster_slip_add_number (self, "rules/map/pace", _("Steps in a turn"), TRUE, 1, 20);
  if (covers (self, "map", "C-MAP-06"))
    muster_slip_add_number (self, "rules/map/days", _("Days of a turn"), TRUE, 0, 366);
  if (covers (self, "map", "C-MAP-11"))
    add_words (self, "rules/map/capture", _("A side takes places"), captures, capture_labels);
  if (covers (self, "map", "C-MAP-12"))
    add_words (self, "rules/map/score", _("Places count"), scores, score_labels);
  if (covers (self, "map", "C-MAP-25"))
    add_words (self, "rules/map/supply", _("Supply"), supplies, supply_labels);
  if (covers (self, "map", "C-MAP-28"))
    add_truth (self, "rules/map/hidden", _("A side sees only what is near"));
}

/* Returns the thing that the scope names after @word, as its position in the list at @path, or -1. */
static int
find_listed (MusterCampaignSlip *self,
             const char         *word,
             const char         *path)
{
  gsize length = strlen (word);
  JsonNode *node = muster_slip_find_node (json_node_get_object (self->given), path);
  JsonArray *list = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  if (list == NULL || self->scope == NULL || strncmp (self->scope, word, length) != 0)
    return -1;
  for (guint i = 0; i < json_array_get_length (list); i++)
    if (g_strcmp0 (json_object_get_string_member (json_array_get_object_element (list, i), "id"),
                   self->scope + length) == 0)
      return (int) i;
  return -1;
}

static void
add_counter (MusterCampaignSlip *self,
             int                 index)
{
  static const struct { const char *member; const char *label; } members[] = {
    { "start", N_("Begins with") }, { "min", N_("Not below") },  { "max", N_("Not above") },
    { "win", N_("For a win") },     { "draw", N_("For a draw") }, { "loss", N_("For a loss") },
  };
  g_autofree char *name = g_strdup_printf ("rules/counters/%d/name", index);

  if (index < 0)
    return;
  muster_slip_add_text (self, name, _("Name"), TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    {
      g_autofree char *path = g_strdup_printf ("rules/counters/%d/%s", index, members[i].member);

      add_change (self, path, _(members[i].label));
    }
}

static void
add_effects (MusterCampaignSlip *self,
             int                 card)
{
  static const char *const labels[] = { N_("Who draws"), N_("The others"), N_("All") };
  const GPtrArray *counters = muster_slip_get_rules (self)->counters;

  for (guint i = 0; i < counters->len; i++)
    for (guint whom = 0; whom < G_N_ELEMENTS (labels); whom++)
      {
        const MusterCampaignCounter *counter = counters->pdata[i];
        g_autofree char *path =
          g_strdup_printf (MUSTER_SLIP_CARDS "/%d/effects/%s/%s", card, counter->id,
                           muster_campaign_whom_words[whom]);
        g_autofree char *label = g_strdup_printf ("%s: %s", counter->name, _(labels[whom]));
        MusterSlipSlot *slot =
          muster_slip_add_number (self, path, label, TRUE, -MAX_POINTS, MAX_POINTS);

        slot->is_first = i == 0 && whom == 0;
        muster_slip_set_way (self, slot, MUSTER_SLIP_EFFECT);
        muster_form_field_set_cell (slot->field, _("Changes"), counter->name, _(labels[whom]));
      }
}

void
muster_slip_add_rules (MusterCampaignSlip *self)
{
  static const char *const gone[] = { "recovers", "struck-off", NULL };
  static const char *const gone_labels[] = { N_("Recovers like the others"), N_("Is struck off for good"),
                                             NULL };
  static const char *const ids[] = { "second", "appoint", "none", NULL };
  static const char *const labels[] = { N_("His second, or somebody who is appointed"),
                                        N_("Somebody who is appointed"), N_("Nobody has to"), NULL };
  int index;
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;

  if (covers (self, "points", "C-RET-04"))
    {
      add_change (self, "rules/points/win", _("For a win"));
      add_change (self, "rules/points/draw", _("For a draw"));
      add_change (self, "rules/points/loss", _("For a loss"));
      add_change (self, "rules/points/each_victory_point", _("For each victory point"));
    }

  if (covers (self, "casualties", "C-CAS-02 C-CAS-03"))
    add_returns (self);
  if (covers (self, "casualties", "C-RET-07"))
    add_words (self, "rules/casualties/gone", _("A unit that is gone"), gone, gone_labels);

  if (covers (self, "strength", "C-UNIT-01"))
    muster_slip_add_fraction (self, "rules/strength/minimum", _("Unfit below this part of full strength"));
  if (covers (self, "strength", "C-UNIT-02"))
    add_truth (self, "rules/strength/merge", _("Units may be merged"));

  if (covers (self, "replacements", "C-REP-01"))
    {
      add_count (self, "rules/replacements/models", _("For each force in a chapter"));
      add_count (self, "rules/replacements/winner_models", _("More for who won"));
      add_truth (self, "rules/replacements/keep", _("What is left is kept"));
    }
  if (covers (self, "replacements", "C-REP-02"))
    {
      add_count (self, "rules/replacements/cost/default", _("A model costs"));
      add_costs (self);
    }

  if (covers (self, "leaders", "C-LEAD-06"))
    add_words (self, "rules/leaders/succession", _("Who follows him"), ids, labels);
  if (covers (self, "leaders", "C-LEAD-02 C-LEAD-03"))
    add_fates (self);

  add_experience (self);
  if (covers (self, "deck", "C-MISC-03") && muster_slip_get_rules (self)->has_deck)
    add_truth (self, "rules/deck/reshuffle", _("Shuffled again when all are drawn"));
  if (muster_slip_get_setup (self)->has_map)
    add_map (self);
  add_counter (self, find_listed (self, "counter ", "rules/counters"));

  index = find_listed (self, "card ", MUSTER_SLIP_CARDS);
  title = g_strdup_printf (MUSTER_SLIP_CARDS "/%d/title", index);
  text = g_strdup_printf (MUSTER_SLIP_CARDS "/%d/text", index);
  if (index < 0)
    return;
  muster_slip_add_text (self, title, _("Title"), TRUE);
  muster_slip_add_prose (self, text, _("Text"), FALSE);
  add_effects (self, index);
}

static char *
dup_new_id (JsonArray  *list,
            const char *stem)
{
  for (guint n = 1;; n++)
    {
      g_autofree char *id = g_strdup_printf ("%s-%u", stem, n);
      gboolean is_taken = FALSE;

      for (guint i = 0; !is_taken && i < json_array_get_length (list); i++)
        is_taken = g_strcmp0 (json_object_get_string_member (json_array_get_object_element (list, i), "id"),
                              id) == 0;
      if (!is_taken)
        return g_steal_pointer (&id);
    }
}

/* Adds a counter or a card; the scope names it from then on. @word: "counter" or "card" */
static void
begin_new (MusterCampaignSlip *self,
           JsonArray          *list,
           const char         *word)
{
  g_autofree char *id = dup_new_id (list, word);
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "id", id);
  if (g_str_equal (word, "counter"))
    json_object_set_int_member (object, "max", 99);
  json_array_add_object_element (list, object);
  g_free (self->scope);
  self->scope = g_strdup_printf ("%s %s", word, id);
}

static void
remove_listed (JsonArray  *list,
               const char *member,
               const char *id)
{
  for (guint i = json_array_get_length (list); i > 0; i--)
    {
      JsonObject *object = json_array_get_object_element (list, i - 1);

      if (g_strcmp0 (json_object_get_string_member (object, member), id) == 0)
        json_array_remove_element (list, i - 1);
    }
}

/* Begins with the rules as they are now, and changes their lists as the scope says. */
void
muster_slip_begin_rules (MusterCampaignSlip *self)
{
  JsonObject *given = json_node_get_object (self->given);
  JsonNode *node = muster_campaign_rules_writer_to_node (muster_slip_get_rules (self),
                                                         muster_slip_get_setup (self)->has_map);
  JsonObject *rules = json_node_get_object (node);
  gboolean is_card = self->scope != NULL && strstr (self->scope, "card") != NULL;
  JsonArray *cards = NULL;

  json_object_set_member (given, "rules", node);
  if (is_card && !json_object_has_member (rules, "deck"))
    {
      json_object_set_object_member (rules, "deck", json_object_new ());
      json_object_set_array_member (json_object_get_object_member (rules, "deck"), "cards",
                                    json_array_new ());
    }
  if (json_object_has_member (rules, "deck"))
    cards = json_object_get_array_member (json_object_get_object_member (rules, "deck"), "cards");
  if (g_strcmp0 (self->scope, "new-counter") == 0)
    begin_new (self, json_object_get_array_member (rules, "counters"), "counter");
  else if (g_strcmp0 (self->scope, "new-card") == 0)
    begin_new (self, cards, "card");
  else if (self->scope != NULL && g_str_has_prefix (self->scope, "no-counter "))
    {
      const char *id;

      remove_listed (json_object_get_array_member (rules, "counters"), "id",
                     self->scope + strlen ("no-counter "));

      /* Cards no longer change a counter that is removed. */
      id = self->scope + strlen ("no-counter ");
      for (guint i = 0; cards != NULL && i < json_array_get_length (cards); i++)
        remove_listed (json_object_get_array_member (json_array_get_object_element (cards, i), "effects"),
                       "counter", id);
    }
  else if (self->scope != NULL && g_str_has_prefix (self->scope, "no-card "))
    {
      remove_listed (cards, "id", self->scope + strlen ("no-card "));
      if (json_array_get_length (cards) == 0)
        json_object_remove_member (rules, "deck");
    }
}
