/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/setup/muster-campaign-sentences.h"

#include <string.h>

#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"

/* Puts the rules of a campaign into sentences for players. Rules without an effect are left out. */

typedef struct
{
  const MusterCampaignRules *rules;
  MusterLibrary *library;
  const char *group;
  GPtrArray *sentences;
} Writing;

static void
free_sentence (gpointer data)
{
  MusterCampaignSentence *sentence = data;

  g_free (sentence->text);
  g_free (sentence);
}

static void G_GNUC_PRINTF (3, 4)
say (Writing    *self,
     const char *rule,
     const char *format,
     ...)
{
  MusterCampaignSentence *sentence = g_new0 (MusterCampaignSentence, 1);
  va_list args;

  va_start (args, format);
  sentence->group = self->group;
  sentence->rule = rule;
  sentence->text = g_strdup_vprintf (format, args);
  va_end (args);
  g_ptr_array_add (self->sentences, sentence);
}

static void
add_item (GString    *list,
          const char *item)
{
  muster_enumeration_add (list, item);
}

static void
say_plan (Writing            *self,
          MusterCampaignPlan  plan)
{
  self->group = "plan";
  switch (plan)
    {
    case MUSTER_CAMPAIGN_TREE:
      say (self, "C-CHAP-05", "%s", _("Who wins a chapter decides which one comes next."));
      break;
    case MUSTER_CAMPAIGN_FREE:
      say (self, "C-CHAP-05", "%s", _("Chapters are fought in any order."));
      break;
    case MUSTER_CAMPAIGN_LADDER:
    default:
      say (self, "C-CHAP-05", "%s", _("Chapters are fought one after the other."));
      break;
    }
}

static void
say_points (Writing *self)
{
  const MusterCampaignRules *rules = self->rules;

  self->group = "points";
  say (self, "C-RET-04", _("Campaign points: %d for a win, %d for a draw, %d for a loss."),
       rules->points[MUSTER_CAMPAIGN_WIN], rules->points[MUSTER_CAMPAIGN_DRAWN],
       rules->points[MUSTER_CAMPAIGN_LOSS]);
  if (rules->each_victory_point != 0)
    say (self, "C-RET-04", _("Every victory point of a battle counts %d more."), rules->each_victory_point);
}

static void
say_casualties (Writing *self)
{
  const MusterCampaignRules *rules = self->rules;

  self->group = "casualties";
  switch (rules->returns)
    {
    case MUSTER_CAMPAIGN_RETURN_NONE:
      say (self, "C-CAS-02", "%s", _("Casualties do not return."));
      break;
    case MUSTER_CAMPAIGN_RETURN_SHARE:
      say (self, "C-CAS-02",
           rules->share_up ? _("Of the casualties of a unit %d in %d return, rounded up.")
                           : _("Of the casualties of a unit %d in %d return, rounded down."),
           rules->share[0], rules->share[1]);
      break;
    case MUSTER_CAMPAIGN_RETURN_ROLL:
      say (self, "C-CAS-02", _("A die is rolled for each casualty; with %d or more it returns."),
      rules->target);
      if (rules->winner_bonus > 0)
        say (self, "C-CAS-03", _("For the side that won, %d or more is enough."),
             MAX (2, rules->target - rules->winner_bonus));
      break;
    case MUSTER_CAMPAIGN_RETURN_ALL:
    default:
      say (self, "C-CAS-02", "%s", _("All casualties return after a battle."));
      break;
    }
  if (rules->strikes_off)
    say (self, "C-RET-07", "%s", _("A unit that is gone from the table is struck off for good."));
  else
    say (self, "C-RET-07", "%s", _("A unit that is gone from the table recovers like the others."));
}

static void
say_strength (Writing *self)
{
  const MusterCampaignRules *rules = self->rules;

  self->group = "strength";
  if (rules->minimum[0] == rules->minimum[1])
    say (self, "C-UNIT-01", "%s", _("A unit below its full strength is unfit for battle."));
  else if (rules->minimum[0] > 0)
    say (self, "C-UNIT-01", _("A unit below %d/%d of its full strength is unfit for battle."),
         rules->minimum[0], rules->minimum[1]);
  else
    say (self, "C-UNIT-01", "%s", _("However weak it is, a unit may fight."));
  if (rules->merge)
    say (self, "C-UNIT-02", "%s", _("Units of one force and type may be merged between battles."));
}

static const char *
get_type_name (Writing    *self,
               const char *id)
{
  GListModel *rulesets = muster_library_get_rulesets (self->library);

  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr (MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);
      const MusterUnitType *type = muster_catalog_find_type (muster_ruleset_get_catalog (ruleset), id);

      if (type != NULL)
        return _(type->name);
    }
  return id;
}

static int
compare_ids (gconstpointer a,
             gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
say_replacements (Writing *self)
{
  const MusterCampaignRules *rules = self->rules;
  GHashTable *costs;
  g_autofree const char **ids = NULL;
  g_autoptr (GString) list = NULL;

  self->group = "replacements";
  if (rules->replacements == 0 && rules->winner_replacements == 0)
    {
      say (self, "C-REP-01", "%s", _("No replacements arrive by themselves."));
      return;
    }
  if (rules->winner_replacements > 0)
    say (self, "C-REP-01",
         _("After a chapter each force in it gets replacements: %d, and %d more on the side that won."),
         rules->replacements, rules->winner_replacements);
  else
    say (self, "C-REP-01", _("After a chapter each force in it gets replacements: %d."), rules->replacements);
  if (!rules->keeps_replacements)
    say (self, "C-REP-01", "%s", _("What was left of the old ones is lost then."));

  costs = self->rules->costs;
  ids = (const char **) g_hash_table_get_keys_as_array (costs, NULL);
  list = g_string_new (NULL);
  qsort (ids, g_hash_table_size (costs), sizeof *ids, compare_ids);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autofree char *item = g_strdup_printf (_("%s %d"), get_type_name (self, ids[i]),
                                               GPOINTER_TO_INT (g_hash_table_lookup (costs, ids[i])));

      add_item (list, item);
    }
  if (list->len > 0)
    /* Translators: a number, then a list such as "Regular Cavalry 2". */
    say (self, "C-REP-02", _("A model costs %d of them; %s."), self->rules->cost, list->str);
  else
    say (self, "C-REP-02", _("A model costs %d of them."), self->rules->cost);
}

/* A fate in words: "1 to 2 dead", "5 fit" */
static char *
dup_fate (const MusterCampaignFate *fate)
{
  static const char *const labels[] = {
    N_("fit"), N_("wounded"), N_("a prisoner"), N_("dead"), N_("gone")
  };
  g_autofree char *totals = fate->from == fate->to ? g_strdup_printf ("%d", fate->from)
                                                   : g_strdup_printf (_("%d to %d"), fate->from, fate->to);

  if (fate->fate == MUSTER_CAMPAIGN_WOUNDED)
    /* Translators: what the dice show, then for how many chapters he is out. */
    return g_strdup_printf (_("%s wounded (misses %d)"), totals, fate->misses);
  return g_strdup_printf (_("%s %s"), totals, _(labels[fate->fate]));
}

static void
say_leaders (Writing *self)
{
  const MusterCampaignRules *rules = self->rules;
  g_autoptr (GString) fates = g_string_new (NULL);

  self->group = "leaders";
  for (guint i = 0; i < rules->fates->len; i++)
    {
      g_autofree char *fate = dup_fate (&g_array_index (rules->fates, MusterCampaignFate, i));

      add_item (fates, fate);
    }
  if (rules->dice == 0)
    say (self, "C-LEAD-02", "%s", _("A leader who is lost in battle is dead."));
  else
    say (self, "C-LEAD-03",
         rules->dice == 1 ? _("A die decides what became of a leader who is lost in battle: %s.")
                          : _("Two dice decide what became of a leader who is lost in battle: %s."),
         fates->str);

  switch (rules->succession)
    {
    case MUSTER_CAMPAIGN_SUCCESSION_SECOND:
      say (self, "C-LEAD-06", "%s", _("His second follows him; where there is none, somebody is appointed."));
      break;
    case MUSTER_CAMPAIGN_SUCCESSION_NONE:
      say (self, "C-LEAD-06", "%s", _("Nobody has to follow him."));
      break;
    case MUSTER_CAMPAIGN_SUCCESSION_APPOINT:
    default:
      say (self, "C-LEAD-06", "%s", _("Somebody is appointed to follow him."));
      break;
    }
}

/* "a battle 1, a win 1, fights won 1 each"; "" where nothing is gained. */
static char *
list_service (const MusterCampaignService *service)
{
  static const char *const results[] = { N_("a win"), N_("a draw"), N_("a loss") };
  GString *list = g_string_new (NULL);

  if (service->battle > 0)
    {
      g_autofree char *item = g_strdup_printf (_("a battle %d"), service->battle);

      add_item (list, item);
    }
  for (guint i = 0; i < MUSTER_CAMPAIGN_N_RESULTS; i++)
    {
      g_autofree char *item = g_strdup_printf (_("%s %d"), _(results[i]), service->results[i]);

      if (service->results[i] > 0)
        add_item (list, item);
    }
  for (guint i = 0; i < MUSTER_N_DEEDS; i++)
    {
      g_autofree char *item =
        g_strdup_printf (_("%s %d each"), muster_deed_get_label ((MusterDeed) i), service->deeds[i]);

      if (service->deeds[i] > 0)
        add_item (list, item);
    }
  return g_string_free (list, FALSE);
}

static void
say_gains (Writing *self)
{
  static const char *const gains[] = {
    N_("an honour"), N_("an option"), N_("another leadership"), N_("another trait"), N_("more models")
  };
  g_autoptr (GString) levels = g_string_new (NULL);
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < self->rules->thresholds->len; i++)
    g_string_append_printf (levels, "%s%d", i > 0 ? ", " : "", g_array_index (self->rules->thresholds, int,
    i));
  for (guint i = 0; i < G_N_ELEMENTS (gains); i++)
    if (self->rules->gains >> i & 1)
      add_item (list, _(gains[i]));
  if (levels->len > 0)
    say (self, "C-EXP-01", _("An advance is due at an experience of: %s."), levels->str);
  if (levels->len > 0 && list->len > 0)
    say (self, "C-EXP-02", _("An advance is one of: %s."), list->str);
}

static void
say_experience (Writing *self)
{
  g_autofree char *unit = list_service (&self->rules->unit);
  g_autofree char *leader = list_service (&self->rules->leader);

  self->group = "experience";
  if (*unit == '\0' && *leader == '\0')
    say (self, "C-RET-06", "%s", _("Nobody gains experience."));
  if (*unit != '\0')
    say (self, "C-RET-06", _("Units gain experience: %s."), unit);
  if (*leader != '\0')
    say (self, "C-RET-06", _("Leaders gain experience: %s."), leader);
  say_gains (self);
}

static void
say_counters (Writing *self)
{
  self->group = "counters";
  for (guint i = 0; i < self->rules->counters->len; i++)
    {
      const MusterCampaignCounter *counter = g_ptr_array_index (self->rules->counters, i);

      say (self, "C-MISC-02", _("%s: every side begins with %d; it goes from %d to %d."), counter->name,
           counter->start, counter->min, counter->max);
      if (counter->results[0] != 0 || counter->results[1] != 0 || counter->results[2] != 0)
        say (self, "C-RET-04", _("%s changes by %+d for a win, %+d for a draw, %+d for a loss."),
        counter->name,
             counter->results[MUSTER_CAMPAIGN_WIN], counter->results[MUSTER_CAMPAIGN_DRAWN],
             counter->results[MUSTER_CAMPAIGN_LOSS]);
    }
}

static void
say_deck (Writing *self)
{
  self->group = "deck";
  if (!self->rules->has_deck)
    return;
  say (self, "C-MISC-03", _("Cards in the event deck: %u."), self->rules->cards->len);
  if (self->rules->reshuffles)
    say (self, "C-MISC-03", "%s", _("When all of them are drawn, they are shuffled again."));
  else
    say (self, "C-MISC-03", "%s", _("Each of them is drawn once."));
}

/*
 *
 * Returns: (transfer full) (element-type MusterCampaignSentence): the rules
 */
static GPtrArray *
list_sentences (const MusterCampaignRules *rules,
                MusterCampaignPlan         plan,
                gboolean                   has_map,
                MusterLibrary             *library)
{
  Writing self = {
    .rules = rules,
    .library = library,
    .sentences = g_ptr_array_new_with_free_func (free_sentence),
  };

  say_plan (&self, plan);
  say_points (&self);
  say_casualties (&self);
  say_strength (&self);
  say_replacements (&self);
  say_leaders (&self);
  say_experience (&self);
  say_counters (&self);
  say_deck (&self);
  if (has_map)
    {
      const MusterCampaignMapRules *map = &self.rules->map;

      self.group = "map";
      say (&self, "C-MAP-05", _("Steps that a force may march in a turn of the map: %d."), map->pace);
      if (map->days > 0)
        say (&self, "C-MAP-06", _("Days that a turn takes: %d."), map->days);
      say (&self, "C-MAP-11", "%s",
           map->capture == MUSTER_CAMPAIGN_CAPTURE_STAND  ? _("A side takes a place where it stands alone.")
           : map->capture == MUSTER_CAMPAIGN_CAPTURE_PASS ? _("A side takes each place that it passes.")
                                                          : _("Only the game master gives places away."));
      if (map->score != MUSTER_CAMPAIGN_SCORE_NONE)
        say (&self, "C-MAP-12", "%s", map->score == MUSTER_CAMPAIGN_SCORE_TURN
                                       ? _("Places count for their owners in each turn.")
                                       : _("Places count for their owners when the campaign ends."));
      if (map->depots)
        say (&self, "C-MAP-25", "%s", _("Forces are supplied from depots."));
      if (map->hidden)
        say (&self, "C-MAP-28", "%s", _("A side sees only what is near its forces and places."));
    }
  return self.sentences;
}

GPtrArray *
muster_campaign_sentences_list (const MusterCampaignSetup *setup,
                                const MusterCampaignRules *rules)
{
  return list_sentences (rules, setup->plan, setup->has_map, setup->library);
}

/**
 * muster_campaign_sentences_get_group_label:
 * @group: its id in the file
 *
 * Returns: its heading, in the reader's language
 */
const char *
muster_campaign_sentences_get_group_label (const char *group)
{
  static const struct { const char *id; const char *label; } groups[] = {
    { "plan", N_("Chapters") },
    { "points", N_("Points") },
    { "casualties", N_("Casualties") },
    { "strength", N_("Strength") },
    { "replacements", N_("Replacements") },
    { "leaders", N_("Leaders") },
    { "experience", N_("Experience") },
    { "counters", N_("Counters") },
    { "deck", N_("Events") },
    { "map", N_("The map") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    if (strcmp (groups[i].id, group) == 0)
      return _(groups[i].label);
  return group;
}
