/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/reference/muster-reference-chapters.h"

#include "core/campaign/setup/muster-campaign-reference.h"
#include "core/catalog/muster-catalog-own.h"
#include "core/catalog/muster-reference.h"
#include "core/catalog/muster-stat.h"
#include "core/forces/muster-force-text.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"

/* Makes items of the texts of a ruleset and its catalog. */

typedef struct
{
  GPtrArray *items;
  MusterRuleset *ruleset;
  MusterCatalog *catalog;
  const char *const *optional_rules;
} Writer;

static void
add (Writer            *self,
     const char        *section,
     const char        *title,
     const char        *text,
     const char *const *rules)
{
  g_ptr_array_add (self->items, muster_reference_item_new (section, title, text, rules));
}

static void
append_line (GString    *text,
             const char *line)
{
  if (line != NULL && *line != '\0')
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", line);
}

static const char *
show (const char *text)
{
  return text != NULL ? muster_force_text_show (text) : "";
}

static MusterReferenceItem *
get_last (Writer *self)
{
  return self->items->pdata[self->items->len - 1];
}

/* A table of one row behind the last item: what it has of these stats. */
static void
take_stats (Writer       *self,
            GPtrArray    *stats,
            const gint16 *values)
{
  g_autoptr (GPtrArray) heads = g_ptr_array_new ();
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < stats->len; i++)
    {
      const MusterStat *stat = g_ptr_array_index (stats, i);

      if (values[i] == MUSTER_STAT_NONE)
        continue;
      g_ptr_array_add (heads, (gpointer) muster_stat_get_short_name (stat));
      g_ptr_array_add (cells, muster_stat_dup_text (stat, values[i]));
    }
  if (heads->len == 0)
    return;
  g_ptr_array_add (heads, NULL);
  muster_reference_item_take_table (get_last (self), (const char *const *) heads->pdata,
                                    g_steal_pointer (&cells));
}

/* The table that the rules work out, behind the last item. */
static void
take_worked (Writer                *self,
             const MusterReference *entry)
{
  const MusterRules *rules = muster_ruleset_get_rules (self->ruleset);
  const MusterWorkedTable *table = muster_reference_find_table (rules->reference, entry->worked);
  g_autoptr (GPtrArray) heads = g_ptr_array_new ();
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; table->columns[i] != NULL; i++)
    g_ptr_array_add (heads, (gpointer) (*table->columns[i] != '\0' ? _(table->columns[i]) : ""));
  g_ptr_array_add (heads, NULL);
  table->fill (self->catalog, self->optional_rules, cells);
  muster_reference_item_take_table (get_last (self), (const char *const *) heads->pdata,
                                    g_steal_pointer (&cells));
}

/* What the rulebook says nothing of has a sign, and says so. */
static void
add_own (Writer            *self,
         const char        *section,
         const char        *heading,
         GString           *text,
         gboolean           is_own,
         const char *const *rules)
{
  g_autofree char *title = is_own ? g_strconcat (heading, MUSTER_OWN_SIGN, NULL) : g_strdup (heading);

  if (is_own)
    append_line (text, muster_own_get_words ());
  add (self, section, title, text->str, rules);
}

/* Parts without a heading belong to the part before them. */
static void
add_reference (Writer     *self,
               const char *section,
               gboolean    rulings)
{
  GPtrArray *entries = muster_catalog_get_reference (self->catalog);
  const char *heading = "";

  for (guint i = 0; i < entries->len; i++)
    {
      const MusterReference *entry = g_ptr_array_index (entries, i);
      g_autoptr (GString) text = g_string_new (NULL);
      const MusterRules *rules;

      heading = entry->name != NULL ? show (entry->name) : heading;
      if (entry->is_ruling != rulings || !muster_reference_is_shown (entry, self->optional_rules))
        continue;

      rules = muster_ruleset_get_rules (self->ruleset);
      for (guint k = 0; entry->lines[k] != NULL; k++)
        {
          g_autofree char *line =
            muster_reference_dup_line (rules->reference, self->catalog, show (entry->lines[k]));
          g_autofree char *marked = g_strconcat ("• ", line, NULL);

          append_line (text, marked);
        }

      if (text->len == 0 && entry->show != MUSTER_REFERENCE_WORKED)
        continue;
      add_own (self, section, heading, text, muster_reference_is_own (entry),
               (const char *const *) entry->rules);
      if (entry->show == MUSTER_REFERENCE_WORKED)
        take_worked (self, entry);
    }
}

static void
add_types (Writer *self)
{
  GPtrArray *types = muster_catalog_get_types (self->catalog);

  for (guint i = 0; i < types->len; i++)
    {
      const MusterUnitType *type = g_ptr_array_index (types, i);
      g_autoptr (GString) text = g_string_new (show (type->summary));
      MusterProfile profile;

      muster_unit_type_get_profile (type, NULL, 0, NULL, &profile);
      if (profile.weapon != NULL)
        append_line (text, show (profile.weapon->name));
      add (self, _("Unit types"), show (type->name), text->str, NULL);
      take_stats (self, muster_catalog_get_stats (self->catalog), profile.stats);
      muster_reference_item_set_unit_type (get_last (self), type);
    }
}

static void
add_options (Writer *self)
{
  GPtrArray *options = muster_catalog_get_options (self->catalog);

  for (guint i = 0; i < options->len; i++)
    {
      const MusterOption *option = g_ptr_array_index (options, i);
      g_autoptr (GString) uses = g_string_new (NULL);
      g_autoptr (GString) text = g_string_new (show (option->summary));

      for (guint j = 0; j < option->uses->len; j++)
        muster_enumeration_add (uses,
                                show (((MusterOptionUse *) g_ptr_array_index (option->uses, j))->type->name));
      append_line (text, uses->str);
      add (self, _("Options"), show (option->name), text->str, NULL);
    }
}

static void
add_traits (Writer *self)
{
  GPtrArray *traits = muster_catalog_get_traits (self->catalog);

  for (guint i = 0; i < traits->len; i++)
    {
      const MusterTrait *trait = g_ptr_array_index (traits, i);
      g_autoptr (GString) text = g_string_new (show (trait->summary));
      g_autofree char *dice = trait->dice[0] > 0
        ? g_strdup_printf (_("Dice: %d, %d"), trait->dice[0], trait->dice[1]) : NULL;

      append_line (text, dice);
      add (self, _("Traits"), show (trait->name), text->str, NULL);
    }
}

static void
add_scenarios (Writer *self)
{
  GPtrArray *scenarios = muster_catalog_get_scenarios (self->catalog);

  for (guint i = 0; i < scenarios->len; i++)
    {
      const MusterScenario *scenario = g_ptr_array_index (scenarios, i);
      g_autoptr (GString) text = g_string_new (show (scenario->summary));

      for (guint j = 0; scenario->checklist != NULL && scenario->checklist[j] != NULL; j++)
        append_line (text, show (scenario->checklist[j]));
      add_own (self, _("Scenarios"), show (scenario->name), text, muster_scenario_is_own (scenario), NULL);
      muster_reference_item_set_scenario (get_last (self), scenario);
    }
}

void
muster_reference_chapters_add (GPtrArray         *items,
                               MusterRuleset     *ruleset,
                               const char *const *optional_rules)
{
  Writer writer = { items, ruleset, muster_ruleset_get_catalog (ruleset), optional_rules };
  GPtrArray *weapons;
  GPtrArray *rules;
  g_autoptr (GPtrArray) entries = NULL;

  add_reference (&writer, _("Quick reference"), FALSE);
  add_reference (&writer, _("Rulings"), TRUE);
  add_types (&writer);
  add_options (&writer);
  add_traits (&writer);

  weapons = muster_catalog_get_weapons (writer.catalog);
  for (guint i = 0; i < weapons->len; i++)
    {
      const MusterWeapon *weapon = g_ptr_array_index (weapons, i);

      add (&writer, _("Weapons"), show (weapon->name), "", NULL);
      take_stats (&writer, muster_catalog_get_weapon_stats (writer.catalog), weapon->stats);
    }

  rules = muster_catalog_get_optional_rules (writer.catalog);
  for (guint i = 0; i < rules->len; i++)
    {
      const MusterOptionalRule *rule = g_ptr_array_index (rules, i);

      if (muster_reference_has_rule (writer.optional_rules, rule->id))
        add (&writer, _("Optional rules"), show (rule->name), show (rule->summary), NULL);
    }

  add_scenarios (&writer);

  /* Adds the rules of campaigns, which are the same for every ruleset. */
  entries = muster_campaign_reference_list ();
  for (guint i = 0; i < entries->len; i++)
    {
      const MusterCampaignReference *entry = g_ptr_array_index (entries, i);
      g_autoptr (GString) text = g_string_new (NULL);

      for (guint j = 0; entry->lines[j] != NULL; j++)
        append_line (text, _(entry->lines[j]));
      add (&writer, _("Campaigns"), _(entry->title), text->str, (const char *const *) entry->rules);
    }
}
