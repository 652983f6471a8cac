/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-forces.h"

#include "core/campaign/setup/muster-campaign-setup.h"
#include "core/forces/muster-force-unit.h"
#include "core/forces/muster-leader.h"
#include "core/muster-i18n.h"

/* Where leaders without a name get one. */
typedef struct
{
  const MusterCulture *culture; /* (nullable) */
  MusterRandom *random;
  GHashTable *used;
} Naming;

static char *
dup_new_name (Naming     *naming,
              const char *rank,
              const char *unit_name)
{
  char *name;

  if (naming->culture == NULL)
    /* Translators: a leader who has no name yet; the name of his unit. */
    return g_strdup_printf (_("Leader of %s"), unit_name);
  name = muster_culture_dup_name (naming->culture, naming->random, naming->used);
  g_hash_table_add (naming->used, name);
  if (*rank == '\0')
    rank = muster_culture_get_rank (naming->culture, naming->random);
  return g_strdup_printf ("%s %s", rank, name);
}

static JsonObject *
write_leader (MusterLeader *leader,
              const char   *id,
              const char   *unit_name,
              Naming       *naming)
{
  JsonObject *object = json_object_new ();
  const char *name = muster_leader_get_name (leader);
  const char *rank = muster_leader_get_rank (leader);
  g_autofree char *whole = *name == '\0'   ? dup_new_name (naming, rank, unit_name)
                           : *rank != '\0' ? g_strdup_printf ("%s %s", rank, name)
                                           : g_strdup (name);

  json_object_set_string_member (object, "id", id);
  json_object_set_string_member (object, "name", whole);
  if (muster_leader_get_leadership (leader) > 0)
    json_object_set_int_member (object, "leadership", muster_leader_get_leadership (leader));
  if (muster_leader_get_trait (leader) != NULL)
    json_object_set_string_member (object, "trait", muster_leader_get_trait_id (leader));
  return object;
}

static JsonObject *
write_unit (MusterForceUnit *unit,
            MusterRuleset   *ruleset,
            const char      *force,
            guint            number,
            Naming          *naming)
{
  const MusterUnitType *type = muster_force_unit_get_unit_type (unit);
  const char *const *options = muster_force_unit_get_options (unit);
  g_autofree char *id = g_strdup_printf ("%s-%u", force, number);
  g_autofree char *leader_id = g_strdup_printf ("%s-%u-leader", force, number);
  const char *name = muster_force_unit_get_name (unit);
  JsonObject *object = json_object_new ();
  JsonArray *array = json_array_new ();

  if (*name == '\0')
    name = muster_force_unit_get_type_name (unit);
  json_object_set_string_member (object, "id", id);
  json_object_set_string_member (object, "name", name);
  json_object_set_string_member (object, "type", type->id);
  for (guint i = 0; options != NULL && options[i] != NULL; i++)
    json_array_add_string_element (array, options[i]);
  json_object_set_array_member (object, "options", array);
  json_object_set_int_member (object, "models", muster_force_unit_get_models (unit));
  if (muster_campaign_has_leaders (ruleset) && !muster_campaign_is_leader (ruleset, type))
    json_object_set_object_member (
      object, "leader", write_leader (muster_force_unit_get_leader (unit), leader_id, name, naming));
  return object;
}

/**
 * muster_campaign_forces_to_json:
 * @id: the id of the force in the campaign
 * @side: the id of its side
 * @culture: (nullable): where leaders without a name get one
 * @random: (nullable): how they are chosen; given with @culture
 *
 * Returns: (transfer full): the object
 */
JsonNode *
muster_campaign_forces_to_json (MusterForce         *force,
                                const char          *id,
                                const char          *side,
                                const MusterCulture *culture,
                                MusterRandom        *random)
{
  g_autoptr (GHashTable) used = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Naming naming = { culture, random, used };
  MusterRuleset *ruleset = muster_force_get_ruleset (force);
  const char *staff_kind = muster_ruleset_get_rules (ruleset)->staff_kind;
  JsonObject *object = json_object_new ();
  JsonArray *units = json_array_new ();
  JsonArray *staff = json_array_new ();
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  for (guint i = 0; i < muster_force_get_n_units (force); i++)
    {
      MusterForceUnit *unit = muster_force_get_unit (force, i);
      const MusterUnitType *type = muster_force_unit_get_unit_type (unit);
      g_autofree char *leader_id = g_strdup_printf ("%s-staff-%u", id, i + 1);

      if (type == NULL)
        continue;
      if (staff_kind != NULL && g_strcmp0 (type->kind, staff_kind) == 0)
        json_array_add_object_element (staff, write_leader (muster_force_unit_get_leader (unit), leader_id,
                                                            muster_force_unit_get_name (unit), &naming));
      else
        json_array_add_object_element (units, write_unit (unit, ruleset, id, i + 1, &naming));
    }
  json_object_set_string_member (object, "id", id);
  json_object_set_string_member (object, "name", muster_force_get_name (force));
  json_object_set_string_member (object, "ruleset", muster_ruleset_get_id (ruleset));
  json_object_set_string_member (object, "side", side);
  json_object_set_array_member (object, "units", units);
  json_object_set_array_member (object, "staff", staff);
  json_node_take_object (node, object);
  return node;
}
