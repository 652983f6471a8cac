/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-unit-reader.h"

#include <string.h>

#include "core/battle/muster-setup-names.h"
#include "core/muster-i18n.h"
#include "core/rules/muster-ruleset.h"

/* Reads a unit of the document: type, options, leader and what its ruleset adds. */

#define MAX_OPTIONS 32

/**
 * muster_spot_read_name:
 * @fallback: the name where @member is absent
 * @name: (out) (transfer full): a name of any kind
 *
 * Returns: whether it was read
 */
gboolean
muster_spot_read_name (const MusterSpot  *object,
                       const char        *member,
                       const char        *fallback,
                       char             **name)
{
  MusterSpot spot;
  const char *text = fallback;

  if (muster_spot_member (object, member, &spot) &&
      !muster_spot_read_string (&spot, MUSTER_MAX_NAME, &text))
    return FALSE;
  *name = g_strdup (text);
  return TRUE;
}

/**
 * muster_spot_read_fresh_id:
 * @taken: ids that are used already; the new one is added
 *
 * Returns: whether the member `id` of @object is there and new
 */
gboolean
muster_spot_read_fresh_id (const MusterSpot  *object,
                           GHashTable        *taken,
                           const char       **id)
{
  MusterSpot spot;

  if (!muster_spot_require (object, "id", &spot) || !muster_spot_read_id (&spot, id))
    return FALSE;
  if (!g_hash_table_add (taken, (gpointer) *id))
    return muster_spot_fail (&spot, _("the id “%s” is used twice"), *id);
  return TRUE;
}

static void
add_default_options (MusterUnitDef *def)
{
  for (guint i = 0; i < def->type->defaults->len && def->n_options < MAX_OPTIONS; i++)
    {
      const MusterOption *option = g_ptr_array_index (def->type->defaults, i);
      gboolean replaced = FALSE;

      for (guint j = 0; j < def->n_given; j++)
        replaced |= def->options[j] == option ||
                    g_strcmp0 (def->options[j]->group, option->group) == 0;
      if (!replaced)
        def->options[def->n_options++] = option;
    }
}

static gboolean
read_options (MusterSetup      *setup,
              const MusterSpot *unit,
              MusterUnitDef    *def)
{
  MusterCatalog *catalog = muster_ruleset_get_catalog (setup->ruleset);
  MusterSpot list, spot;
  guint n = 0;

  def->options = g_new0 (const MusterOption *, MAX_OPTIONS);
  if (muster_spot_member (unit, "options", &list) && !muster_spot_is_array (&list, MAX_OPTIONS, &n))
    return FALSE;

  for (guint i = 0; i < n; i++)
    {
      const MusterOption *option;
      const char *id;

      if (!muster_spot_element (&list, i, &spot) || !muster_spot_read_string (&spot, 64, &id))
        return FALSE;
      option = muster_catalog_find_option (catalog, id);
      if (option == NULL)
        return muster_spot_fail (&spot, _("there is no option “%s”"), id);

      if (muster_unit_type_find_option (def->type, option->id) == NULL)
        return muster_spot_fail (&spot, _("“%s” is not for %s"), option->id, def->type->id);
      if (option->needs != NULL && !muster_setup_has_rule (setup, option->needs))
        return muster_spot_fail (&spot, _("“%s” needs the optional rule “%s”"), option->id, option->needs);

      for (guint k = 0; k < def->n_options; k++)
        {
          if (def->options[k] == option)
            return muster_spot_fail (&spot, _("“%s” appears twice"), option->id);
          if (option->group != NULL && g_strcmp0 (option->group, def->options[k]->group) == 0)
            return muster_spot_fail (&spot, _("“%s” and “%s” exclude each other"), def->options[k]->id,
                                     option->id);
        }

      def->options[def->n_options++] = option;
    }

  def->n_given = def->n_options;
  add_default_options (def);
  return TRUE;
}

static gboolean
read_leader (MusterSetup      *setup,
             const MusterSpot *unit,
             MusterUnitDef    *def)
{
  static const char *const members[] = { "name", "leadership", "trait", NULL };
  MusterCatalog *catalog = muster_ruleset_get_catalog (setup->ruleset);
  MusterSpot leader, spot;
  const char *id;
  int least, most;

  if (!muster_spot_member (unit, "leader", &leader))
    return TRUE;

  muster_ruleset_get_leadership_range (setup->ruleset, &least, &most);
  def->leader.present = TRUE;
  if (!muster_spot_only_members (&leader, members) ||
      !muster_spot_read_name (&leader, "name", "", &def->leader.name))
    return FALSE;
  if (muster_spot_member (&leader, "leadership", &spot) &&
      !muster_spot_read_int (&spot, least, most, &def->leader.leadership))
    return FALSE;
  if (!muster_spot_member (&leader, "trait", &spot))
    return TRUE;
  if (!muster_spot_read_string (&spot, 64, &id))
    return FALSE;

  def->leader.trait = muster_catalog_find_trait (catalog, id);
  return def->leader.trait != NULL || muster_spot_fail (&spot, _("there is no trait “%s”"), id);
}

static gboolean
read_unit_player (MusterSetup      *setup,
                  const MusterSpot *unit,
                  MusterUnitDef    *def)
{
  MusterSpot spot;
  const char *id;

  def->player = -1;
  if (!muster_spot_member (unit, "player", &spot))
    return TRUE;
  if (!muster_spot_read_string (&spot, 64, &id))
    return FALSE;

  def->player = muster_setup_find_player (setup, id);
  if (def->player < 0 || setup->players[def->player].side != def->side)
    return muster_spot_fail (&spot, _("“%s” is not a player on this side"), id);
  return TRUE;
}

static gboolean
read_type (MusterSetup      *setup,
           const MusterSpot *unit,
           MusterUnitDef    *def)
{
  MusterCatalog *catalog = muster_ruleset_get_catalog (setup->ruleset);
  MusterSpot spot;
  const char *id;

  if (!muster_spot_require (unit, "type", &spot) || !muster_spot_read_string (&spot, 64, &id))
    return FALSE;
  def->type = muster_catalog_find_type (catalog, id);
  if (def->type == NULL)
    return muster_spot_fail (&spot, _("there is no unit type “%s”"), id);

  def->models = def->type->models;
  def->models_given = muster_spot_member (unit, "models", &spot);
  return !def->models_given ||
         muster_spot_read_int (&spot, def->type->min_models, def->type->max_models, &def->models);
}

/* The name of a unit for which the document has none: its type and, where the rules want it, its
 * number among the units of this type on its side. */
static char *
dup_plain_name (const MusterSetup   *setup,
                const MusterUnitDef *def)
{
  guint number = 0;

  if (!muster_ruleset_get_rules (setup->ruleset)->numbers_units)
    return g_strdup (def->type->name);

  for (guint i = 0; i < setup->units->len; i++)
    {
      const MusterUnitDef *other = g_ptr_array_index (setup->units, i);

      number += other->side == def->side && other->type == def->type;
    }
  return g_strdup_printf ("%s %u", def->type->name, number);
}

static gboolean
read_name (const MusterSetup *setup,
           const MusterSpot  *spot,
           MusterUnitDef     *def)
{
  g_autofree char *plain = dup_plain_name (setup, def);

  return muster_spot_read_name (spot, "name", plain, &def->name) &&
         muster_spot_read_name (spot, "called", NULL, &def->called);
}

/**
 * muster_unit_read:
 * @side: index of its side
 * @unit_ids: ids that are used already
 *
 * Reads a unit of a side and adds it to @setup.
 *
 * Returns: whether it was read; if not, the spot's error names the place
 */
gboolean
muster_unit_read (MusterSetup      *setup,
                  const MusterSpot *spot,
                  int               side,
                  GHashTable       *unit_ids)
{
  static const char *const members[] = {
    "id", "name", "called", "type", "options", "models", "player", "leader", NULL
  };
  const MusterField *fields = muster_ruleset_get_rules (setup->ruleset)->unit_members;
  MusterSetupNames names = muster_setup_names (setup, NULL, NULL);
  MusterUnitDef *def;
  const char *id;

  if (!muster_fields_only (fields, members, spot) || !muster_spot_read_fresh_id (spot, unit_ids, &id))
    return FALSE;
  if (setup->units->len == MUSTER_MAX_UNITS)
    return muster_spot_fail (spot, dngettext (GETTEXT_PACKAGE, "there is more than %d unit",
                                              "there are more than %d units",
                                              (gulong) MUSTER_MAX_UNITS), MUSTER_MAX_UNITS);

  def = g_new0 (MusterUnitDef, 1);
  g_ptr_array_add (setup->units, def);
  def->id = g_strdup (id);
  def->side = side;
  def->members = g_new0 (MusterValue, muster_fields_count (fields) + 1);
  if (!read_type (setup, spot, def) || !read_name (setup, spot, def) || !read_options (setup, spot, def) ||
      !read_leader (setup, spot, def) || !read_unit_player (setup, spot, def) ||
      !muster_fields_read (fields, &names.names, spot, def->members, &def->members_given))
    return FALSE;

  muster_unit_type_get_profile (def->type, def->options, def->n_options, def->leader.trait,
                                &def->profile);
  return TRUE;
}
