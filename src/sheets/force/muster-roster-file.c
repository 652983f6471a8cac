/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/force/muster-roster-file.h"

#include "core/catalog/muster-stat.h"
#include "core/exchange/muster-force-roster.h"
#include "core/forces/muster-force-levy.h"
#include "core/forces/muster-force-text.h"
#include "core/muster-i18n.h"
#include "core/muster-xml.h"
#include "core/muster-zip.h"
#include "core/rules/muster-rules.h"

#include <string.h>

/* Writes a unit as a selection, with its models, options and leader as selections within it.
 * Each selection has only its own cost, since other programs add costs up themselves. */

#define SCHEMA_VERSION "2.03"
#define COST_TYPE "points"
#define PACKED_NAME "roster.ros"

typedef struct
{
  MusterForce *force;
  const char *ruleset_id;
  GString *xml;
} Writer;

/* @values: names and values by turns, ended by NULL */
static void
open_element (Writer            *self,
              const char        *name,
              const char *const *values)
{
  g_string_append_printf (self->xml, "<%s", name);
  for (guint i = 0; values != NULL && values[i] != NULL; i += 2)
    muster_xml_append_attribute (self->xml, values[i], values[i + 1]);
  g_string_append (self->xml, ">");
}

static void
close_element (Writer     *self,
               const char *name)
{
  g_string_append_printf (self->xml, "</%s>\n", name);
}

#define OPEN(self, name, ...) open_element (self, name, (const char *const[]) { __VA_ARGS__, NULL })

static void
write_text (Writer     *self,
            const char *name,
            const char *text)
{
  if (*text == '\0')
    return;

  g_string_append_printf (self->xml, "<%s>", name);
  muster_xml_append_text (self->xml, text);
  close_element (self, name);
}

/* "muster::kings::elite" */
static char *
dup_entry_id (const Writer *self,
              const char   *id)
{
  return g_strjoin (MUSTER_ROSTER_GLUE, MUSTER_ROSTER_PREFIX, self->ruleset_id, id, NULL);
}

static char *
dup_part_id (MusterForceUnit *unit,
             const char      *part)
{
  return g_strjoin (MUSTER_ROSTER_GLUE, muster_force_unit_get_id (unit), part, NULL);
}

/* Of "costs" or "costLimits". */
static void
write_cost (Writer     *self,
            const char *list,
            const char *element,
            int         points)
{
  g_autofree char *value = g_strdup_printf ("%d.0", points);

  g_string_append_printf (self->xml, "<%s>", list);
  OPEN (self, element, "name", "pts", "typeId", COST_TYPE, "value", value);
  g_string_append_printf (self->xml, "</%s>", element);
  close_element (self, list);
}

static void
write_characteristic (Writer     *self,
                      const char *name,
                      const char *type_id,
                      const char *value)
{
  OPEN (self, "characteristic", "name", name, "typeId", type_id);
  muster_xml_append_text (self->xml, value);
  close_element (self, "characteristic");
}

static void
open_profile (Writer     *self,
              const char *id,
              const char *name,
              const char *type_id,
              const char *type_name)
{
  OPEN (self, "profile", "id", id, "name", name, "hidden", "false", "typeId", type_id, "typeName", type_name);
  g_string_append (self->xml, "<characteristics>\n");
}

static void
close_profile (Writer *self)
{
  close_element (self, "characteristics");
  close_element (self, "profile");
}

static void
write_stats (Writer       *self,
             GPtrArray    *stats,
             const gint16 *values)
{
  for (guint i = 0; i < stats->len; i++)
    {
      const MusterStat *stat = g_ptr_array_index (stats, i);
      g_autofree char *value = muster_stat_dup_text (stat, values[i]);

      write_characteristic (self, muster_force_text_show (stat->name), stat->id, value);
    }
}

static void
write_profiles (Writer          *self,
                MusterForceUnit *unit)
{
  MusterCatalog *catalog = muster_force_get_catalog (self->force);
  g_autofree char *models = g_strdup_printf ("%d", muster_force_unit_get_models (unit));
  g_autofree char *unit_id = dup_part_id (unit, "profile");
  g_autofree char *weapon_id = dup_part_id (unit, "weapon");
  MusterProfile profile;

  if (!muster_force_unit_get_profile (unit, &profile))
    return;

  g_string_append (self->xml, "<profiles>\n");
  open_profile (self, unit_id, muster_force_unit_get_name (unit), "unit", _("Unit"));
  write_characteristic (self, _("Models"), "models", models);
  write_stats (self, muster_catalog_get_stats (catalog), profile.stats);
  close_profile (self);
  if (profile.weapon != NULL)
    {
      open_profile (self, weapon_id, muster_force_text_show (profile.weapon->name), "weapon", _("Weapon"));
      write_stats (self, muster_catalog_get_weapon_stats (catalog), profile.weapon->stats);
      close_profile (self);
    }
  close_element (self, "profiles");
}

static void
write_rule (Writer     *self,
            const char *id,
            const char *name,
            const char *summary)
{
  OPEN (self, "rule", "id", id, "name", name, "hidden", "false");
  write_text (self, "description", summary != NULL ? muster_force_text_show (summary) : "");
  close_element (self, "rule");
}

static void
write_models (Writer          *self,
              MusterForceUnit *unit)
{
  g_autofree char *id = dup_part_id (unit, MUSTER_ROSTER_MODELS);
  g_autofree char *entry_id = dup_entry_id (self, MUSTER_ROSTER_MODELS);
  g_autofree char *models = g_strdup_printf ("%d", muster_force_unit_get_models (unit));

  OPEN (self, "selection", "id", id, "name", muster_force_unit_get_type_name (unit), "entryId", entry_id,
        "number", models, "type", "model");
  close_element (self, "selection");
}

/* Returns what the option costs. */
static int
write_option (Writer          *self,
              MusterForceUnit *unit,
              const char      *option_id)
{
  const MusterUnitType *type = muster_force_unit_get_unit_type (unit);
  const MusterTypeOption *of_type = type != NULL ? muster_unit_type_find_option (type, option_id) : NULL;
  const MusterOption *option = muster_catalog_find_option (muster_force_get_catalog (self->force), option_id);
  gboolean is_free = g_str_equal (option_id, muster_force_unit_get_free_option (unit));
  int cost = of_type != NULL && !is_free ? of_type->cost : 0;
  const char *name = option != NULL ? muster_force_text_show (option->name) : option_id;
  g_autofree char *id = dup_part_id (unit, option_id);
  g_autofree char *entry_id = dup_entry_id (self, option_id);
  g_autofree char *rule_id = g_strconcat (id, MUSTER_ROSTER_GLUE "rule", NULL);

  if (is_free)
    OPEN (self, "selection", "id", id, "name", name, "entryId", entry_id, "entryGroupId", MUSTER_ROSTER_FREE,
          "number", "1", "type", "upgrade");
  else
    OPEN (self, "selection", "id", id, "name", name, "entryId", entry_id, "number", "1", "type", "upgrade");
  if (option != NULL && option->summary != NULL && *option->summary != '\0')
    {
      g_string_append (self->xml, "<rules>");
      write_rule (self, rule_id, name, option->summary);
      close_element (self, "rules");
    }
  write_cost (self, "costs", "cost", cost);
  close_element (self, "selection");

  return cost;
}

static void
write_leader (Writer          *self,
              MusterForceUnit *unit)
{
  MusterLeader *leader = muster_force_unit_get_leader (unit);
  const MusterTrait *trait = muster_leader_get_trait (leader);
  g_autofree char *title = muster_leader_dup_title (leader);
  const char *name = *title != '\0' ? title : _("Leader");
  g_autofree char *id = dup_part_id (unit, MUSTER_ROSTER_LEADER);
  g_autofree char *entry_id = dup_entry_id (self, MUSTER_ROSTER_LEADER);
  g_autofree char *rule_id = g_strconcat (id, MUSTER_ROSTER_GLUE "trait", NULL);
  const MusterRules *rules;
  g_autofree char *profile_id = NULL;
  g_autofree char *leadership = NULL;

  if (muster_leader_is_empty (leader))
    return;

  OPEN (self, "selection", "id", id, "name", name, "entryId", entry_id, "number", "1", "type", "upgrade");
  if (trait != NULL)
    {
      g_string_append (self->xml, "<rules>");
      write_rule (self, rule_id, muster_leader_get_trait_label (leader), trait->summary);
      close_element (self, "rules");
    }

  rules = muster_ruleset_get_rules (muster_force_get_ruleset (self->force));
  profile_id = g_strconcat (id, MUSTER_ROSTER_GLUE "profile", NULL);
  leadership = muster_rules_dup_leadership_figure (rules, muster_leader_get_leadership (leader));
  g_string_append (self->xml, "<profiles>\n");
  open_profile (self, profile_id, name, "leader", _("Leader"));
  write_characteristic (self, _("Rank"), "rank", muster_leader_get_rank (leader));
  write_characteristic (self, _("Name"), "name", muster_leader_get_name (leader));
  write_characteristic (self, _("Leadership"), "leadership", leadership != NULL ? leadership : "");
  write_characteristic (self, _("Trait"), "trait",
                        trait != NULL ? muster_force_text_show (trait->name)
                                      : muster_leader_get_trait_id (leader));
  write_characteristic (self, _("Trait called"), "trait-name", muster_leader_get_trait_name (leader));
  write_characteristic (self, _("Notes"), "notes", muster_leader_get_notes (leader));
  close_profile (self);
  close_element (self, "profiles");

  write_cost (self, "costs", "cost", 0);
  close_element (self, "selection");
}

static void
write_category (Writer          *self,
                MusterForceUnit *unit)
{
  const MusterUnitType *type = muster_force_unit_get_unit_type (unit);
  g_autofree char *id = dup_part_id (unit, "category");
  g_autofree char *entry_id = NULL;

  if (type == NULL || type->arm == NULL)
    return;

  entry_id = dup_entry_id (self, type->arm);
  g_string_append (self->xml, "<categories>");
  OPEN (self, "category", "id", id, "name", type->arm, "entryId", entry_id, "primary", "true");
  g_string_append (self->xml, "</category>");
  close_element (self, "categories");
}

static void
write_unit (Writer          *self,
            MusterForceUnit *unit)
{
  const char *name = muster_force_unit_get_name (unit);
  const char *type_name = muster_force_unit_get_type_name (unit);
  const char *const *options = muster_force_unit_get_options (unit);
  g_autofree char *entry_id = dup_entry_id (self, muster_force_unit_get_type_id (unit));
  int points = muster_force_count_unit_points (self->force, unit, NULL);

  if (g_str_equal (name, type_name))
    OPEN (self, "selection", "id", muster_force_unit_get_id (unit), "name", type_name, "entryId", entry_id,
          "number", "1", "type", "unit");
  else
    OPEN (self, "selection", "id", muster_force_unit_get_id (unit), "name", type_name, "customName", name,
          "entryId", entry_id, "number", "1", "type", "unit");
  write_text (self, "customNotes", muster_force_unit_get_notes (unit));
  write_profiles (self, unit);
  g_string_append (self->xml, "<selections>\n");
  write_models (self, unit);
  for (guint i = 0; options[i] != NULL; i++)
    points -= write_option (self, unit, options[i]);
  write_leader (self, unit);
  close_element (self, "selections");
  write_cost (self, "costs", "cost", points);
  write_category (self, unit);
  close_element (self, "selection");
}

/* An empty list is written too: it says that no optional rules are used. */
static void
write_rules (Writer *self)
{
  const char *const *ids = muster_force_get_optional_rules (self->force);

  if (ids == NULL)
    return;

  g_string_append (self->xml, "<rules>");
  for (guint i = 0; ids[i] != NULL; i++)
    {
      const MusterOptionalRule *rule =
        muster_catalog_find_optional_rule (muster_force_get_catalog (self->force), ids[i]);

      write_rule (self, ids[i], rule != NULL ? muster_force_text_show (rule->name) : ids[i],
                  rule != NULL ? rule->summary : NULL);
    }
  close_element (self, "rules");
}

/**
 * muster_roster_file_write:
 *
 * Returns: (transfer full): the roster
 */
char *
muster_roster_file_write (MusterForce *force)
{
  g_autofree char *system_id = NULL;
  const char *id;
  Writer self;
  MusterRuleset *rules;
  const char *ruleset;
  const char *theatre;
  g_autofree char *entry_id = NULL;

  g_return_val_if_fail (MUSTER_IS_FORCE (force), NULL);

  self = (Writer) { force, muster_force_get_ruleset_id (force),
                    g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n") };
  system_id = g_strjoin (MUSTER_ROSTER_GLUE, MUSTER_ROSTER_PREFIX, self.ruleset_id, NULL);
  id = muster_force_get_id (force);
  OPEN (&self, "roster", "id", *id != '\0' ? id : "roster", "name", muster_force_get_name (force),
        "battleScribeVersion", SCHEMA_VERSION, "gameSystemId", system_id, "gameSystemName",
        muster_force_text_show (muster_ruleset_get_name (muster_force_get_ruleset (force))),
        "gameSystemRevision", "1", "xmlns", MUSTER_ROSTER_NAMESPACE);
  write_cost (&self, "costs", "cost", muster_force_get_points (force));
  if (muster_force_get_budget (force) > 0)
    write_cost (&self, "costLimits", "costLimit", muster_force_get_budget (force));
  rules = muster_force_get_ruleset (self.force);
  ruleset = muster_force_text_show (muster_ruleset_get_name (rules));
  theatre = muster_force_get_theatre (self.force);
  entry_id = dup_entry_id (&self, "force");
  g_string_append (self.xml, "<forces>\n");
  OPEN (&self, "force", "id", "force", "name", *theatre != '\0' ? theatre : ruleset, "entryId", entry_id,
        "catalogueId", system_id, "catalogueRevision", "1", "catalogueName",
        *theatre != '\0' ? theatre : ruleset);
  write_rules (&self);
  g_string_append (self.xml, "<selections>\n");
  for (guint i = 0; i < muster_force_get_n_units (self.force); i++)
    write_unit (&self, muster_force_get_unit (self.force, i));
  close_element (&self, "selections");
  close_element (&self, "force");
  close_element (&self, "forces");
  write_text (&self, "customNotes", muster_force_get_notes (force));
  close_element (&self, "roster");

  return g_string_free (self.xml, FALSE);
}

/**
 * muster_roster_file_pack:
 *
 * Returns: (transfer full) (nullable): the roster in an archive
 */
GBytes *
muster_roster_file_pack (MusterForce  *force,
                         GError      **error)
{
  g_autofree char *xml = muster_roster_file_write (force);

  return muster_zip_write (PACKED_NAME, xml, strlen (xml), error);
}
