/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/catalog/muster-catalog-reader.h"

#include "core/muster-i18n.h"

/* The sections that say who can fight: starter forces, and battles that some of them fought. */

#define MAX_FORCE_UNITS 100
#define MAX_OF_A_KIND 99
#define MAX_FORCE_NUMBER 9999
#define MAX_UNIT_OPTIONS 20
#define MAX_CHOICES 8
#define MAX_RULES 64
#define MAX_LEADERSHIP 12

static void
starter_unit_free (gpointer data)
{
  MusterStarterUnit *self = data;

  g_free (self->options);
  g_free (self->leaders);
  g_clear_pointer (&self->choices, g_ptr_array_unref);
  g_free (self->leader_name);
  g_free (self->player);
  g_free (self->name);
  g_free (self->with);
  g_free (self);
}

/* The options of a unit must be ones that its type has, each once and one of a group. */
static void
check_unit_option (const MusterCatalogReader *self,
                   const MusterSpot          *spot,
                   const MusterStarterUnit   *unit,
                   const MusterOption        *option)
{
  const MusterOption *content = muster_catalog_reader_peek (self, MUSTER_SECTION_OPTIONS, option->id);

  if (muster_catalog_reader_find_use (self, option->id, unit->type) == NULL)
    {
      muster_spot_fail (spot, _("“%s” cannot have “%s”"), unit->type->id, option->id);
      return;
    }

  for (guint i = 0; i < unit->n_options; i++)
    {
      const MusterOption *other = muster_catalog_reader_peek (self, MUSTER_SECTION_OPTIONS,
                                                              unit->options[i]->id);

      if (other == content)
        muster_spot_fail (spot, _("“%s” appears twice"), option->id);
      else if (content->group != NULL && g_strcmp0 (other->group, content->group) == 0)
        muster_spot_fail (spot, _("“%s” and “%s” exclude each other"), other->id, option->id);
    }
}

static void
read_unit_options (const MusterCatalogReader *self,
                   const MusterSpot          *object,
                   MusterStarterUnit         *unit)
{
  MusterSpot list;
  guint length;

  if (!muster_spot_member (object, "options", &list)
      || !muster_spot_is_array (&list, MAX_UNIT_OPTIONS, &length))
    return;

  unit->options = g_new0 (const MusterOption *, length);
  for (guint i = 0; i < length; i++)
    {
      MusterSpot spot;
      const MusterOption *option;

      muster_spot_element (&list, i, &spot);
      option = muster_catalog_values_read_reference (self, &spot, MUSTER_SECTION_OPTIONS);
      if (option == NULL)
        return;

      check_unit_option (self, &spot, unit, option);
      unit->options[unit->n_options++] = option;
    }
}

/* The leaders are given to the units of this row one by one. */
static void
read_leaders (const MusterCatalogReader *self,
              const MusterSpot          *object,
              MusterStarterUnit         *unit)
{
  MusterSpot list;
  guint length;

  if (!muster_spot_member (object, "leaders", &list) ||
      !muster_spot_is_array (&list, unit->count, &length))
    return;

  unit->leaders = g_new0 (const MusterTrait *, unit->count);
  for (guint i = 0; i < length; i++)
    {
      MusterSpot spot;

      muster_spot_element (&list, i, &spot);
      unit->leaders[i] = muster_catalog_values_read_reference (self, &spot, MUSTER_SECTION_TRAITS);
    }
}

static void
read_leader (const MusterSpot  *object,
             MusterStarterUnit *unit)
{
  static const char *const members[] = { "name", "leadership", NULL };
  MusterSpot spot;

  if (!muster_spot_member (object, "leader", &spot) || !muster_spot_only_members (&spot, members))
    return;
  muster_catalog_values_read_name (&spot, "name", FALSE, &unit->leader_name);
  muster_catalog_values_read_number (&spot, "leadership", 1, MAX_LEADERSHIP, &unit->leadership);
}

static MusterStarterUnit *
read_one_unit (const MusterCatalogReader *self,
               const MusterSpot          *spot)
{
  MusterStarterUnit *unit = g_new0 (MusterStarterUnit, 1);
  MusterSpot type;
  int count = 1;

  if (!muster_spot_require (spot, "type", &type))
    return unit;

  unit->type = muster_catalog_values_read_reference (self, &type, MUSTER_SECTION_TYPES);
  if (unit->type != NULL)
    read_unit_options (self, spot, unit);
  muster_catalog_values_read_number (spot, "count", 1, MAX_OF_A_KIND, &count);
  unit->count = (guint) count;
  if (unit->type != NULL)
    {
      const MusterUnitType *content =
        muster_catalog_reader_peek (self, MUSTER_SECTION_TYPES, unit->type->id);

      muster_catalog_values_read_number (spot, "models", content->min_models, content->max_models,
                                         &unit->models);
    }
  muster_catalog_values_read_name (spot, "name", FALSE, &unit->name);
  return unit;
}

/* Reads what may take the unit's place. */
static void
read_choices (const MusterCatalogReader *self,
              const MusterSpot          *object,
              MusterStarterUnit         *unit)
{
  static const char *const members[] = { "type", "options", "count", "models", "name", NULL };
  MusterSpot list;
  guint length;

  if (!muster_spot_member (object, "or", &list) || !muster_spot_is_array (&list, MAX_CHOICES, &length))
    return;

  unit->choices = g_ptr_array_new_with_free_func (starter_unit_free);
  for (guint i = 0; i < length; i++)
    {
      MusterSpot spot;

      muster_spot_element (&list, i, &spot);
      if (muster_spot_only_members (&spot, members))
        g_ptr_array_add (unit->choices, read_one_unit (self, &spot));
    }
}

static void
read_unit (const MusterCatalogReader *self,
           const MusterSpot          *spot,
           MusterStarterForce        *force)
{
  static const char *const members[] = {
    "type", "options", "count", "models", "name", "leaders", "leader", "player", "or", "with", NULL
  };
  MusterStarterUnit *unit;

  if (!muster_spot_only_members (spot, members))
    return;
  unit = read_one_unit (self, spot);
  g_ptr_array_add (force->units, unit);
  read_leaders (self, spot, unit);
  read_leader (spot, unit);
  muster_catalog_values_read_name (spot, "player", FALSE, &unit->player);
  read_choices (self, spot, unit);
  muster_catalog_values_read_name (spot, "with", FALSE, &unit->with);
}

/* `with` must name a unit of the same force, and there must be as many of the one as of the
 * other. */
static void
check_with (const MusterSpot         *spot,
            const MusterStarterForce *force,
            const MusterStarterUnit  *unit)
{
  MusterSpot with;

  if (unit->with == NULL || *unit->with == '\0' || !muster_spot_member (spot, "with", &with))
    return;

  for (guint i = 0; i < force->units->len; i++)
    {
      const MusterStarterUnit *other = force->units->pdata[i];

      if (other != unit && g_strcmp0 (other->name, unit->with) == 0 && other->count >= unit->count)
        return;
    }
  muster_spot_fail (&with, _("no other unit of the force is called “%s”, or there are too few"),
                    unit->with);
}

void
muster_catalog_forces_read (const MusterCatalogReader *self,
                            const MusterSpot          *spot,
                            gpointer                   entry)
{
  MusterStarterForce *force = entry;
  MusterSpot list;
  guint length = 0;

  muster_catalog_values_read_name (spot, "name", TRUE, &force->name);
  muster_catalog_values_read_number (spot, "number", 0, MAX_FORCE_NUMBER, &force->number);
  muster_catalog_values_read_name (spot, "theatre", FALSE, &force->theatre);
  muster_catalog_values_read_name (spot, "called", FALSE, &force->called);
  force->pack = g_strdup (self->pack);
  force->units = g_ptr_array_new_with_free_func (starter_unit_free);

  if (muster_spot_require (spot, "units", &list))
    muster_spot_is_array (&list, MAX_FORCE_UNITS, &length);
  for (guint i = 0; i < length && !muster_spot_failed (spot); i++)
    {
      MusterSpot unit;

      muster_spot_element (&list, i, &unit);
      read_unit (self, &unit, force);
    }
  for (guint i = 0; i < length && !muster_spot_failed (spot); i++)
    {
      MusterSpot unit;

      muster_spot_element (&list, i, &unit);
      check_with (&unit, force, force->units->pdata[i]);
    }
}

static void
read_opponents (const MusterCatalogReader *self,
                const MusterSpot          *object,
                MusterPastBattle          *battle)
{
  MusterSpot list, spot;
  guint length;

  if (!muster_spot_require (object, "forces", &list) || !muster_spot_is_array (&list, 2, &length))
    return;
  if (length != 2)
    {
      muster_spot_fail (&list, _("expected two forces, found %u"), length);
      return;
    }
  for (guint i = 0; i < length; i++)
    {
      muster_spot_element (&list, i, &spot);
      battle->forces[i] = muster_catalog_values_read_reference (self, &spot, MUSTER_SECTION_FORCES);
    }
}

/* Ids of optional rules that the catalog has. */
static void
read_rules (const MusterCatalogReader *self,
            const MusterSpot          *object,
            MusterPastBattle          *battle)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  MusterSpot list;
  guint length;

  if (!muster_spot_member (object, "optional_rules", &list) ||
      !muster_spot_is_array (&list, MAX_RULES, &length))
    return;
  for (guint i = 0; i < length; i++)
    {
      const MusterOptionalRule *rule;
      MusterSpot spot;

      muster_spot_element (&list, i, &spot);
      rule = muster_catalog_values_read_reference (self, &spot, MUSTER_SECTION_OPTIONAL_RULES);
      if (rule == NULL)
        return;
      g_strv_builder_add (builder, rule->id);
    }
  battle->optional_rules = g_strv_builder_end (builder);
}

void
muster_catalog_forces_read_battle (const MusterCatalogReader *self,
                                   const MusterSpot          *spot,
                                   gpointer                   entry)
{
  MusterPastBattle *battle = entry;
  MusterSpot scenario;

  muster_catalog_values_read_name (spot, "name", TRUE, &battle->name);
  muster_catalog_values_read_name (spot, "year", FALSE, &battle->year);
  muster_catalog_values_read_name (spot, "date", FALSE, &battle->date);
  read_rules (self, spot, battle);
  muster_catalog_values_read_text (spot, "summary", &battle->summary);
  if (muster_spot_require (spot, "scenario", &scenario))
    battle->scenario = muster_catalog_values_read_reference (self, &scenario,
                                                             MUSTER_SECTION_SCENARIOS);
  read_opponents (self, spot, battle);
  battle->pack = g_strdup (self->pack);
}
