/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/catalog/muster-catalog-reader.h"

#include "core/muster-i18n.h"

/* The sections that say what a unit can be: stats, weapons, optional rules, types, options, traits. */

#define MAX_MODELS 999
#define MAX_POINTS 999
#define MAX_USES 100
#define MAX_DIE 20
#define MAX_LEADERSHIP 20

#define USUAL_MAX_MODELS 99

static void
option_use_free (gpointer data)
{
  MusterOptionUse *self = data;

  g_array_unref (self->effects);
  g_free (self);
}

/* `needs`: absent, null or the id of an optional rule. */
static void
read_needs (const MusterCatalogReader *self,
            const MusterSpot          *object,
            char                     **needs)
{
  const MusterOptionalRule *rule;
  MusterSpot spot;

  if (!muster_spot_member (object, "needs", &spot) || muster_spot_holds (&spot, MUSTER_JSON_NULL))
    return;

  rule = muster_catalog_values_read_reference (self, &spot, MUSTER_SECTION_OPTIONAL_RULES);
  if (rule != NULL)
    *needs = g_strdup (rule->id);
}

/* Kinds and arms are the ruleset's; a pack can only use existing ones. */
static void
check_word (const MusterCatalogReader *self,
            const MusterSpot          *object,
            const char                *member,
            gsize                      offset)
{
  GPtrArray *types = self->known->lists[MUSTER_SECTION_TYPES];
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  g_autofree char *expected = NULL;
  const char *found;
  MusterSpot spot;

  if (self->pack == NULL || !muster_spot_member (object, member, &spot)
      || !muster_catalog_values_read_id (&spot, &found))
    return;

  for (guint i = 0; i < types->len; i++)
    {
      const MusterUnitType *type = g_ptr_array_index (types, i);
      char *word = G_STRUCT_MEMBER (char *, type, offset);

      if (g_str_equal (word, found))
        return;
      if (type->pack == NULL && !g_ptr_array_find_with_equal_func (words, word, g_str_equal, NULL))
        g_ptr_array_add (words, word);
    }
  g_ptr_array_add (words, NULL);

  expected = g_strjoinv (", ", (char **) words->pdata);
  muster_spot_fail (&spot, _("expected one of %s, found “%s”"), expected, found);
}

static void
add_use (const MusterCatalogReader *self,
         MusterOption              *option,
         const MusterSpot          *spot,
         const MusterOptionUse     *pattern)
{
  const MusterUnitType *type =
    muster_catalog_values_read_reference (self, spot, MUSTER_SECTION_TYPES);
  MusterOptionUse *use;

  if (type == NULL)
    return;

  for (guint i = 0; i < option->uses->len; i++)
    {
      use = g_ptr_array_index (option->uses, i);
      if (use->type == type)
        {
          muster_spot_fail (spot, _("“%s” appears twice in this option"), type->id);
          return;
        }
    }

  use = g_memdup2 (pattern, sizeof *pattern);
  use->type = type;
  use->effects = g_array_ref (pattern->effects);
  g_ptr_array_add (option->uses, use);
}

/* One entry of `for`: what the option is for some of the types. */
static void
read_uses (const MusterCatalogReader *self,
           const MusterSpot          *spot,
           MusterOption              *option)
{
  static const char *const members[] = { "types", "cost", "default", "effects", NULL };
  MusterOptionUse pattern = { 0 };
  MusterSpot types;
  guint length = 0;
  MusterSpot is_default;

  if (!muster_spot_only_members (spot, members))
    return;

  muster_catalog_values_read_number (spot, "cost", -MAX_POINTS, MAX_POINTS, &pattern.cost);
  muster_catalog_values_read_switch (spot, "default", &pattern.is_default);
  pattern.effects = muster_catalog_values_read_effects (self, spot);

  if (pattern.is_default && muster_spot_member (spot, "default", &is_default))
    {
      if (option->group == NULL)
        muster_spot_fail (&is_default, _("only an option with a “group” can be a default"));
      else if (option->needs != NULL)
        muster_spot_fail (&is_default,
                          _("an option that needs an optional rule cannot be a default"));
    }

  if (muster_spot_require (spot, "types", &types))
    muster_spot_is_array (&types, MAX_USES, &length);
  for (guint i = 0; i < length && !muster_spot_failed (spot); i++)
    {
      MusterSpot type;

      muster_spot_element (&types, i, &type);
      add_use (self, option, &type, &pattern);
    }

  g_array_unref (pattern.effects);
}

void
muster_catalog_units_read_stat (const MusterCatalogReader *self,
                                const MusterSpot          *spot,
                                gpointer                   entry)
{
  MusterStat *stat = entry;

  muster_catalog_values_read_name (spot, "name", TRUE, &stat->name);
  muster_catalog_values_read_name (spot, "short_name", FALSE, &stat->short_name);
  muster_catalog_values_read_text (spot, "suffix", &stat->suffix);
  muster_catalog_values_read_switch (spot, "signed", &stat->is_signed);
}

void
muster_catalog_units_read_weapon (const MusterCatalogReader *self,
                                  const MusterSpot          *spot,
                                  gpointer                   entry)
{
  MusterWeapon *weapon = entry;

  muster_catalog_values_read_name (spot, "name", TRUE, &weapon->name);
  muster_catalog_values_read_stats (self, spot, MUSTER_SECTION_WEAPON_STATS, weapon->stats);
  muster_catalog_values_read_rules (self, spot, &weapon->rules);
}

void
muster_catalog_units_read_optional_rule (const MusterCatalogReader *self,
                                         const MusterSpot          *spot,
                                         gpointer                   entry)
{
  MusterOptionalRule *rule = entry;

  muster_catalog_values_read_name (spot, "name", TRUE, &rule->name);
  muster_catalog_values_read_text (spot, "summary", &rule->summary);
  read_needs (self, spot, &rule->needs);
  rule->pack = g_strdup (self->pack);
}

void
muster_catalog_units_read_type (const MusterCatalogReader *self,
                                const MusterSpot          *spot,
                                gpointer                   entry)
{
  MusterUnitType *type = entry;
  MusterSpot weapon;
  MusterSpot models;

  muster_catalog_values_read_name (spot, "name", TRUE, &type->name);
  muster_catalog_values_read_name (spot, "called", FALSE, &type->called);
  muster_catalog_values_read_text (spot, "summary", &type->summary);
  type->also = muster_catalog_values_read_texts (spot, "also");
  muster_catalog_values_read_word (spot, "kind", TRUE, &type->kind);
  muster_catalog_values_read_word (spot, "arm", TRUE, &type->arm);
  check_word (self, spot, "kind", G_STRUCT_OFFSET (MusterUnitType, kind));
  check_word (self, spot, "arm", G_STRUCT_OFFSET (MusterUnitType, arm));

  type->min_models = 1;
  type->max_models = USUAL_MAX_MODELS;
  if (muster_spot_require (spot, "models", &models))
    muster_spot_read_int (&models, 1, MAX_MODELS, &type->models);
  muster_catalog_values_read_number (spot, "min_models", 1, MAX_MODELS, &type->min_models);
  muster_catalog_values_read_number (spot, "max_models", 1, MAX_MODELS, &type->max_models);
  muster_catalog_values_read_number (spot, "small_models", 0, MAX_MODELS, &type->small_models);

  if (!muster_spot_failed (spot)
      && (type->models < type->min_models || type->models > type->max_models))
    muster_spot_fail (&models,
                      _("expected a number from “min_models” %d to “max_models” %d, found %d"),
                      type->min_models, type->max_models, type->models);

  muster_catalog_values_read_number (spot, "points", 0, MAX_POINTS, &type->points);
  if (muster_spot_member (spot, "weapon", &weapon))
    type->profile.weapon = muster_catalog_values_read_reference (self, &weapon,
                                                                 MUSTER_SECTION_WEAPONS);
  muster_catalog_values_read_stats (self, spot, MUSTER_SECTION_STATS, type->profile.stats);
  muster_catalog_values_read_rules (self, spot, &type->profile.rules);
  type->pack = g_strdup (self->pack);
}

void
muster_catalog_units_read_option (const MusterCatalogReader *self,
                                  const MusterSpot          *spot,
                                  gpointer                   entry)
{
  MusterOption *option = entry;
  MusterSpot list;
  guint length = 0;

  option->uses = g_ptr_array_new_with_free_func (option_use_free);
  option->pack = g_strdup (self->pack);
  muster_catalog_values_read_name (spot, "name", TRUE, &option->name);
  muster_catalog_values_read_text (spot, "summary", &option->summary);
  option->also = muster_catalog_values_read_texts (spot, "also");
  muster_catalog_values_read_word (spot, "group", FALSE, &option->group);
  read_needs (self, spot, &option->needs);

  if (muster_spot_require (spot, "for", &list))
    muster_spot_is_array (&list, MAX_USES, &length);
  for (guint i = 0; i < length && !muster_spot_failed (spot); i++)
    {
      MusterSpot uses;

      muster_spot_element (&list, i, &uses);
      read_uses (self, &uses, option);
    }
}

void
muster_catalog_units_read_trait (const MusterCatalogReader *self,
                                 const MusterSpot          *spot,
                                 gpointer                   entry)
{
  MusterTrait *trait = entry;
  MusterSpot list, dice[2];

  muster_catalog_values_read_name (spot, "name", TRUE, &trait->name);
  muster_catalog_values_read_text (spot, "summary", &trait->summary);
  if (muster_catalog_values_find_dice (spot, &list, dice))
    for (guint i = 0; i < 2; i++)
      muster_spot_read_int (&dice[i], 1, MAX_DIE, &trait->dice[i]);
  muster_catalog_values_read_switch (spot, "permanent", &trait->permanent);
  muster_catalog_values_read_number (spot, "leadership", 1, MAX_LEADERSHIP, &trait->leadership);
  trait->effects = muster_catalog_values_read_effects (self, spot);
  trait->pack = g_strdup (self->pack);
}
