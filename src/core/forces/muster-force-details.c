/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-details.h"

#include "core/forces/muster-force-record.h"
#include "core/forces/muster-force-links.h"
#include "core/forces/muster-force-text.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"

/* Reads and writes the members of a force file besides its units. Variants refer to units by id, so
 * they are read after the units, and every id is checked. */

static const char *const EVENT_MEMBERS[] = {
  "what", "when", "unit", "unit_name", "leader", "leadership", "trait", "trait_name", "dice", "thrown",
                                             "reason", NULL
};

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
    return muster_spot_fail (spot, _("the unit “%s” appears twice"), id);

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
          muster_spot_fail (&element, _("the optional rule “%s” appears twice"), id);
          return;
        }
      g_ptr_array_add (ids, (gpointer) id);
    }
  if (muster_spot_failed (spot))
    return;

  g_ptr_array_add (ids, NULL);
  muster_force_set_optional_rules (force, (const char *const *) ids->pdata);
}

static gboolean
read_kind (const MusterSpot     *spot,
           MusterForceEventKind *kind)
{
  g_autoptr (GEnumClass) kinds = g_type_class_ref (MUSTER_TYPE_FORCE_EVENT_KIND);
  const char *word;
  GEnumValue *value;

  if (!muster_spot_read_id (spot, &word))
    return FALSE;

  value = g_enum_get_value_by_nick (kinds, word);
  if (value == NULL)
    return muster_spot_fail (spot, _("“%s” is not a kind of record"), word);

  *kind = (MusterForceEventKind) value->value;

  return TRUE;
}

static gboolean
read_when (const MusterSpot *spot,
           gint64           *when)
{
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
  g_autoptr (GDateTime) moment = NULL;
  const char *text;

  if (!muster_spot_read_string (spot, MUSTER_FORCE_MAX_NAME, &text))
    return FALSE;

  moment = g_date_time_new_from_iso8601 (text, utc);
  if (moment == NULL || g_date_time_to_unix (moment) <= 0)
    return muster_spot_fail (spot, _("expected a time such as 2026-01-31T12:00:00Z, found “%s”"),
                             text);

  *when = g_date_time_to_unix (moment);

  return TRUE;
}

static void
read_event_text (const MusterSpot  *object,
                 const char        *name,
                 const char       **text)
{
  MusterSpot spot;

  if (muster_spot_member (object, name, &spot))
    muster_spot_read_string (&spot, MUSTER_FORCE_MAX_NAME * 2, text);
}

static MusterForceEvent *
read_event (const MusterSpot *spot,
            MusterForce      *force)
{
  MusterForceEventNote note = { 0 };
  MusterForceEventKind kind = 0;
  MusterSpot member;
  gint64 when = 0;

  if (!muster_spot_only_members (spot, EVENT_MEMBERS) ||
      !muster_spot_require (spot, "what", &member) || !read_kind (&member, &kind) ||
      !muster_spot_require (spot, "unit", &member) || !muster_spot_read_id (&member, &note.unit_id) ||
      (muster_spot_member (spot, "when", &member) && !read_when (&member, &when)))
    return NULL;

  read_event_text (spot, "unit_name", &note.unit_name);
  read_event_text (spot, "leader", &note.leader);
  read_event_text (spot, "trait_name", &note.trait_name);
  read_event_text (spot, "dice", &note.dice);
  read_event_text (spot, "reason", &note.reason);
  if (muster_spot_member (spot, "thrown", &member))
    muster_spot_read_boolean (&member, &note.thrown);
  if (muster_spot_member (spot, "leadership", &member))
    muster_spot_read_int (&member, 1, MUSTER_FORCE_MAX_LEADERSHIP, &note.leadership);
  if (muster_spot_member (spot, "trait", &member))
    muster_spot_read_id (&member, &note.trait_id);

  return muster_spot_failed (spot)
           ? NULL
           : muster_force_event_new (muster_force_get_ruleset (force), kind, when, &note);
}

static void
write_event (MusterForceEvent *event,
             JsonBuilder      *builder)
{
  g_autoptr (GEnumClass) kinds = g_type_class_ref (MUSTER_TYPE_FORCE_EVENT_KIND);
  const MusterForceEventNote *note = muster_force_event_get_note (event);

  json_builder_begin_object (builder);
  muster_json_add_text (
    builder, "what",
    g_enum_get_value (kinds, (int) muster_force_event_get_kind (event))->value_nick);
  if (muster_force_event_get_when (event) > 0)
    {
      g_autoptr (GDateTime) moment =
        g_date_time_new_from_unix_utc (muster_force_event_get_when (event));
      g_autofree char *text = g_date_time_format (moment, "%Y-%m-%dT%H:%M:%SZ");

      muster_json_add_text (builder, "when", text);
    }
  muster_json_add_text (builder, "unit", note->unit_id);
  muster_json_add_text (builder, "unit_name", note->unit_name);
  muster_json_add_text (builder, "leader", note->leader);
  if (note->leadership > 0)
    muster_json_add_int (builder, "leadership", note->leadership);
  muster_json_add_text (builder, "trait", note->trait_id);
  muster_json_add_text (builder, "trait_name", note->trait_name);
  muster_json_add_text (builder, "dice", note->dice);
  if (note->thrown)
    muster_json_add_boolean (builder, "thrown", TRUE);
  muster_json_add_text (builder, "reason", note->reason);
  json_builder_end_object (builder);
}

void
muster_force_details_write (MusterForce *force,
                            JsonBuilder *builder)
{
  GListModel *record;
  guint n_events;
  guint n_variants;

  g_return_if_fail (MUSTER_IS_FORCE (force));
  g_return_if_fail (JSON_IS_BUILDER (builder));

  const char *const *rules = muster_force_get_optional_rules (force);

  if (rules != NULL)
    muster_json_add_strv (builder, "optional_rules", rules);

  n_variants = muster_force_get_n_variants (force);
  if (n_variants != 1)
    {
      json_builder_set_member_name (builder, "variants");
      json_builder_begin_array (builder);
      for (guint i = 1; i < n_variants; i++)
        {
          MusterForceVariant *variant = muster_force_get_variant (force, i);
          g_auto (GStrv) unit_ids = muster_force_variant_dup_unit_ids (variant);

          json_builder_begin_object (builder);
          muster_json_add_string (builder, "id", muster_force_variant_get_id (variant));
          muster_json_add_string (builder, "name", muster_force_variant_get_name (variant));
          if (muster_force_variant_get_budget (variant) > 0)
            muster_json_add_int (builder, "budget", muster_force_variant_get_budget (variant));
          muster_json_add_strv (builder, "units", (const char *const *) unit_ids);
          json_builder_end_object (builder);
        }
      json_builder_end_array (builder);
    }

  record = muster_force_get_record (force);
  n_events = g_list_model_get_n_items (record);
  if (n_events != 0)
    {
      json_builder_set_member_name (builder, "record");
      json_builder_begin_array (builder);
      for (guint i = 0; i < n_events; i++)
        {
          g_autoptr (MusterForceEvent) event = g_list_model_get_item (record, i);

          write_event (event, builder);
        }
      json_builder_end_array (builder);
    }
  muster_force_links_write (force, builder);
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
    {
      g_autoptr (GPtrArray) variants = g_ptr_array_new_with_free_func (g_object_unref);
      g_autoptr (GHashTable) taken = g_hash_table_new (g_str_hash, g_str_equal);
      guint length;

      muster_spot_is_array (&spot, MUSTER_FORCE_MAX_VARIANTS, &length);
      for (guint i = 0; i < length && !muster_spot_failed (&spot); i++)
        {
          MusterSpot element;
          MusterForceVariant *variant;

          if (muster_spot_element (&spot, i, &element) &&
              (variant = read_variant (&element, force, taken)) != NULL)
            g_ptr_array_add (variants, variant);
        }

      if (!muster_spot_failed (&spot))
        muster_force_splice_variants (force, 1, 0, (MusterForceVariant **) variants->pdata,
                                      variants->len);
    }
  if (muster_spot_member (object, "record", &spot))
    {
      guint length;

      muster_spot_is_array (&spot, MUSTER_FORCE_MAX_EVENTS, &length);
      for (guint i = 0; i < length && !muster_spot_failed (&spot); i++)
        {
          g_autoptr (MusterForceEvent) event = NULL;
          MusterSpot element;

          if (muster_spot_element (&spot, i, &element) && (event = read_event (&element, force)) != NULL)
            muster_force_add_event (force, event);
        }
    }
  if (muster_spot_member (object, "links", &spot))
    muster_force_links_read (&spot, force);
}
