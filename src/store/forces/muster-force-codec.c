/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/forces/muster-force-codec.h"

#include "core/forces/muster-force-details.h"
#include "core/forces/muster-force-file.h"
#include "core/muster-json-members.h"
#include "core/muster-json.h"

#include <string.h>

/* Reading goes by the force file, so that one reader judges a force wherever it comes from. */

static char *
write_options (MusterForceUnit *unit)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;

  muster_force_file_write_options (unit, builder);
  root = json_builder_get_root (builder);

  return muster_json_print (root, FALSE);
}

static void
set_text (char       **target,
          const char  *text)
{
  g_free (*target);
  *target = g_strdup (text != NULL ? text : "");
}

static void
write_leader (MusterLeader     *leader,
              MusterUnitRecord *record)
{
  if (muster_leader_is_empty (leader))
    return;

  record->has_leader = TRUE;
  set_text (&record->leader_texts[MUSTER_LEADER_TEXT_NAME], muster_leader_get_name (leader));
  set_text (&record->leader_texts[MUSTER_LEADER_TEXT_RANK], muster_leader_get_rank (leader));
  set_text (&record->leader_texts[MUSTER_LEADER_TEXT_TRAIT], muster_leader_get_trait_id (leader));
  set_text (&record->leader_texts[MUSTER_LEADER_TEXT_TRAIT_NAME],
            muster_leader_get_trait_name (leader));
  set_text (&record->leader_texts[MUSTER_LEADER_TEXT_NOTES], muster_leader_get_notes (leader));
  set_text (&record->leader_texts[MUSTER_LEADER_TEXT_PORTRAIT], muster_leader_get_portrait (leader));
  record->leadership = muster_leader_get_leadership (leader);
  record->name_locked = muster_leader_get_name_locked (leader) != FALSE;
}

static void
write_unit (MusterForceUnit  *unit,
            MusterUnitRecord *record)
{
  set_text (&record->texts[MUSTER_UNIT_TEXT_ID], muster_force_unit_get_id (unit));
  set_text (&record->texts[MUSTER_UNIT_TEXT_NAME], muster_force_unit_get_name (unit));
  set_text (&record->texts[MUSTER_UNIT_TEXT_TYPE], muster_force_unit_get_type_id (unit));
  set_text (&record->texts[MUSTER_UNIT_TEXT_NOTES], muster_force_unit_get_notes (unit));
  record->texts[MUSTER_UNIT_TEXT_OPTIONS] = write_options (unit);
  record->models = muster_force_unit_get_models (unit);
  write_leader (muster_force_unit_get_leader (unit), record);
}

static char *
write_details (MusterForce *force)
{
  g_autoptr (JsonBuilder) builder = NULL;
  g_autoptr (JsonNode) root = NULL;

  if (!muster_force_details_has_any (force))
    return g_strdup ("");

  builder = json_builder_new_immutable ();
  json_builder_begin_object (builder);
  muster_force_details_write (force, builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return muster_json_print (root, FALSE);
}

void
muster_force_codec_write (MusterForce       *force,
                          MusterForceRecord *record)
{
  set_text (&record->ruleset, muster_force_get_ruleset_id (force));
  set_text (&record->name, muster_force_get_name (force));
  set_text (&record->theatre, muster_force_get_theatre (force));
  set_text (&record->notes, muster_force_get_notes (force));
  record->budget = muster_force_get_budget (force);
  record->archived = muster_force_get_archived (force) != FALSE;
  record->points = muster_force_get_points (force);

  g_free (record->details);
  record->details = write_details (force);

  g_ptr_array_set_size (record->units, 0);
  for (guint i = 0; i < muster_force_get_n_units (force); i++)
    write_unit (muster_force_get_unit (force, i), muster_force_record_add_unit (record));
}

static void
build_text (JsonBuilder *builder,
            const char  *member,
            const char  *text,
            gboolean     always)
{
  if (*text == '\0' && !always)
    return;

  muster_json_add_string (builder, member, text);
}

static void
build_number (JsonBuilder *builder,
              const char  *member,
              gint64       number,
              gboolean     always)
{
  if (number == 0 && !always)
    return;

  muster_json_add_int (builder, member, number);
}

static void
build_leader (JsonBuilder            *builder,
              const MusterUnitRecord *unit)
{
  json_builder_set_member_name (builder, "leader");
  json_builder_begin_object (builder);
  build_text (builder, "name", unit->leader_texts[MUSTER_LEADER_TEXT_NAME], FALSE);
  build_text (builder, "rank", unit->leader_texts[MUSTER_LEADER_TEXT_RANK], FALSE);
  build_number (builder, "leadership", unit->leadership, FALSE);
  build_text (builder, "trait", unit->leader_texts[MUSTER_LEADER_TEXT_TRAIT], FALSE);
  build_text (builder, "trait_name", unit->leader_texts[MUSTER_LEADER_TEXT_TRAIT_NAME], FALSE);
  build_text (builder, "notes", unit->leader_texts[MUSTER_LEADER_TEXT_NOTES], FALSE);
  build_text (builder, "portrait", unit->leader_texts[MUSTER_LEADER_TEXT_PORTRAIT], FALSE);
  if (unit->name_locked != 0)
    muster_json_add_boolean (builder, "name_locked", TRUE);
  json_builder_end_object (builder);
}

static gboolean
build_unit (JsonBuilder             *builder,
            const MusterUnitRecord  *unit,
            GError                 **error)
{
  const char *options = unit->texts[MUSTER_UNIT_TEXT_OPTIONS];
  JsonNode *node = muster_json_parse (options, strlen (options), "options", error);

  if (node == NULL)
    return FALSE;

  json_builder_begin_object (builder);
  build_text (builder, "id", unit->texts[MUSTER_UNIT_TEXT_ID], TRUE);
  build_text (builder, "name", unit->texts[MUSTER_UNIT_TEXT_NAME], TRUE);
  build_text (builder, "type", unit->texts[MUSTER_UNIT_TEXT_TYPE], TRUE);
  json_builder_set_member_name (builder, "options");
  json_builder_add_value (builder, node);
  build_number (builder, "models", unit->models, TRUE);
  build_text (builder, "notes", unit->texts[MUSTER_UNIT_TEXT_NOTES], FALSE);
  if (unit->has_leader)
    build_leader (builder, unit);
  json_builder_end_object (builder);

  return TRUE;
}

/* The members of the details are members of the document. */
static gboolean
build_details (JsonBuilder  *builder,
               const char   *details,
               GError      **error)
{
  g_autoptr (JsonNode) node = NULL;
  JsonObjectIter iter;
  const char *member;
  JsonNode *value;

  if (*details == '\0')
    return TRUE;

  node = muster_json_parse (details, strlen (details), "details", error);
  if (node == NULL)
    return FALSE;

  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      json_object_iter_init (&iter, json_node_get_object (node));
      while (json_object_iter_next (&iter, &member, &value))
        {
          json_builder_set_member_name (builder, member);
          json_builder_add_value (builder, json_node_ref (value));
        }
    }

  return TRUE;
}

static JsonNode *
build_document (const MusterForceRecord  *record,
                GError                  **error)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  build_text (builder, "format", MUSTER_FORCE_FILE_FORMAT, TRUE);
  build_number (builder, "version", MUSTER_FORCE_FILE_VERSION, TRUE);
  build_text (builder, "ruleset", record->ruleset, TRUE);
  build_text (builder, "name", record->name, TRUE);
  build_text (builder, "theatre", record->theatre, FALSE);
  build_number (builder, "budget", record->budget, FALSE);
  build_text (builder, "notes", record->notes, FALSE);
  json_builder_set_member_name (builder, "units");
  json_builder_begin_array (builder);
  for (guint i = 0; i < record->units->len; i++)
    {
      if (!build_unit (builder, record->units->pdata[i], error))
        return NULL;
    }
  json_builder_end_array (builder);
  if (!build_details (builder, record->details, error))
    return NULL;
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

MusterForce *
muster_force_codec_read (const MusterForceRecord  *record,
                         MusterLibrary            *library,
                         GError                  **error)
{
  g_autoptr (JsonNode) document = build_document (record, error);
  g_autofree char *text = NULL;
  g_autoptr (MusterForce) force = NULL;

  if (document == NULL)
    return NULL;

  text = muster_json_print (document, FALSE);
  force = muster_force_file_read (library, text, strlen (text), record->name, error);
  if (force == NULL)
    return NULL;

  muster_force_set_id (force, record->uuid);
  muster_force_set_archived (force, record->archived != 0);

  return g_steal_pointer (&force);
}
