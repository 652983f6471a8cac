/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-details.h"

#include "core/forces/muster-force-text.h"
#include "core/muster-i18n.h"

/* Variants know units by their ids, so that they are read after the units and every id is held against
 * them. */

static const char *const VARIANT_MEMBERS[] = { "id", "name", "budget", "units", NULL };

static gboolean
read_unit_id (const MusterSpot *spot,
              MusterForce      *force,
              GHashTable       *taken)
{
  const char *id;

  if (!muster_spot_read_id (spot, &id))
    return FALSE;
  if (muster_force_find_unit (force, id, NULL) == NULL)
    return muster_spot_fail (spot, _("no unit has the id “%s”"), id);
  if (!g_hash_table_add (taken, (gpointer) id))
    return muster_spot_fail (spot, _("the unit “%s” stands here twice"), id);

  return TRUE;
}

static void
read_variant_units (const MusterSpot   *spot,
                    MusterForce        *force,
                    MusterForceVariant *variant)
{
  g_autoptr (GHashTable) taken = g_hash_table_new (g_str_hash, g_str_equal);
  g_autofree const char **ids = NULL;
  guint length;

  muster_spot_is_array (spot, MUSTER_FORCE_MAX_UNITS, &length);
  for (guint i = 0; i < length; i++)
    {
      MusterSpot element;

      if (!muster_spot_element (spot, i, &element) || !read_unit_id (&element, force, taken))
        return;
    }

  ids = (const char **) g_hash_table_get_keys_as_array (taken, NULL);
  muster_force_variant_set_unit_ids (variant, ids);
}

static MusterForceVariant *
read_variant (const MusterSpot *spot,
              MusterForce      *force,
              GHashTable       *taken)
{
  g_autoptr (MusterForceVariant) variant = NULL;
  MusterSpot id_spot;
  MusterSpot member;
  const char *id;
  const char *name = NULL;
  int budget = 0;

  if (!muster_spot_only_members (spot, VARIANT_MEMBERS) ||
      !muster_spot_require (spot, "id", &id_spot) ||
      !muster_spot_read_string (&id_spot, MUSTER_FORCE_MAX_UNIT_ID, &id) ||
      !muster_spot_read_id (&id_spot, &id) || !muster_spot_require (spot, "units", &member))
    return NULL;
  if (!g_hash_table_add (taken, (gpointer) id))
    {
      muster_spot_fail (&id_spot, _("another variant has the id “%s” already"), id);
      return NULL;
    }

  variant = muster_force_variant_new (id, NULL);
  read_variant_units (&member, force, variant);
  if (muster_spot_member (spot, "name", &member))
    muster_spot_read_string (&member, MUSTER_FORCE_MAX_NAME, &name);
  if (muster_spot_member (spot, "budget", &member))
    muster_spot_read_int (&member, 0, MUSTER_FORCE_MAX_BUDGET, &budget);
  if (muster_spot_failed (spot))
    return NULL;

  muster_force_variant_set_name (variant, name);
  muster_force_variant_set_budget (variant, budget);

  return g_steal_pointer (&variant);
}

static void
read_variants (const MusterSpot *spot,
               MusterForce      *force)
{
  g_autoptr (GPtrArray) variants = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GHashTable) taken = g_hash_table_new (g_str_hash, g_str_equal);
  guint length;

  muster_spot_is_array (spot, MUSTER_FORCE_MAX_VARIANTS, &length);
  for (guint i = 0; i < length && !muster_spot_failed (spot); i++)
    {
      MusterSpot element;
      MusterForceVariant *variant;

      if (muster_spot_element (spot, i, &element) &&
          (variant = read_variant (&element, force, taken)) != NULL)
        g_ptr_array_add (variants, variant);
    }

  if (!muster_spot_failed (spot))
    muster_force_splice_variants (force, 1, 0, (MusterForceVariant **) variants->pdata,
                                  variants->len);
}

static void
read_rules (const MusterSpot *spot,
            MusterForce      *force)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  guint length;

  muster_spot_is_array (spot, MUSTER_FORCE_MAX_RULES, &length);
  for (guint i = 0; i < length; i++)
    {
      MusterSpot element;
      const char *id;

      if (!muster_spot_element (spot, i, &element) || !muster_spot_read_id (&element, &id))
        return;
      if (g_ptr_array_find_with_equal_func (ids, id, g_str_equal, NULL))
        {
          muster_spot_fail (&element, _("the optional rule “%s” stands here twice"), id);
          return;
        }
      g_ptr_array_add (ids, (gpointer) id);
    }
  if (muster_spot_failed (spot))
    return;

  g_ptr_array_add (ids, NULL);
  muster_force_set_optional_rules (force, (const char *const *) ids->pdata);
}

static void
write_rules (MusterForce *force,
             JsonBuilder *builder)
{
  const char *const *rules = muster_force_get_optional_rules (force);

  if (rules == NULL)
    return;

  json_builder_set_member_name (builder, "optional_rules");
  json_builder_begin_array (builder);
  for (guint i = 0; rules[i] != NULL; i++)
    json_builder_add_string_value (builder, rules[i]);
  json_builder_end_array (builder);
}

static void
write_variant (MusterForceVariant *variant,
               JsonBuilder        *builder)
{
  guint n_units = muster_force_variant_get_n_units (variant);

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "id");
  json_builder_add_string_value (builder, muster_force_variant_get_id (variant));
  json_builder_set_member_name (builder, "name");
  json_builder_add_string_value (builder, muster_force_variant_get_name (variant));
  if (muster_force_variant_get_budget (variant) > 0)
    {
      json_builder_set_member_name (builder, "budget");
      json_builder_add_int_value (builder, muster_force_variant_get_budget (variant));
    }
  json_builder_set_member_name (builder, "units");
  json_builder_begin_array (builder);
  for (guint i = 0; i < n_units; i++)
    json_builder_add_string_value (
      builder, muster_force_unit_get_id (muster_force_variant_get_unit (variant, i)));
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
write_variants (MusterForce *force,
                JsonBuilder *builder)
{
  guint n_variants = muster_force_get_n_variants (force);

  if (n_variants == 1)
    return;

  json_builder_set_member_name (builder, "variants");
  json_builder_begin_array (builder);
  for (guint i = 1; i < n_variants; i++)
    write_variant (muster_force_get_variant (force, i), builder);
  json_builder_end_array (builder);
}

void
muster_force_details_write (MusterForce *force,
                            JsonBuilder *builder)
{
  g_return_if_fail (MUSTER_IS_FORCE (force));
  g_return_if_fail (JSON_IS_BUILDER (builder));

  write_rules (force, builder);
  write_variants (force, builder);
}

gboolean
muster_force_details_has_any (MusterForce *force)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (force), FALSE);

  return muster_force_get_optional_rules (force) != NULL || muster_force_get_n_variants (force) > 1;
}

void
muster_force_details_read (const MusterSpot *object,
                           MusterForce      *force)
{
  MusterSpot spot;

  g_return_if_fail (object != NULL);
  g_return_if_fail (MUSTER_IS_FORCE (force));

  if (muster_spot_failed (object))
    return;

  if (muster_spot_member (object, "optional_rules", &spot))
    read_rules (&spot, force);
  if (muster_spot_member (object, "variants", &spot))
    read_variants (&spot, force);
}
