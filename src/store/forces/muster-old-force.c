/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/forces/muster-old-force.h"

#include "core/forces/muster-force-file.h"
#include "core/muster-json-members.h"
#include "core/muster-json.h"

#include <string.h>

/* A force that was kept in rows becomes the document that it is kept as today. */

#define FIRST_SCHEMA_WITH_DETAILS 2

static const char select_units[] =
  "SELECT u.place, u.unit_id, u.name, u.type, u.options, u.notes, u.models,"
  " l.place IS NOT NULL, l.name, l.rank, l.trait, l.trait_name, l.notes, l.portrait, l.leadership,"
  " l.name_locked"
  " FROM force_unit AS u LEFT JOIN force_leader AS l"
  " ON l.force_id = u.force_id AND l.place = u.place"
  " WHERE u.force_id = ?1 ORDER BY u.place";

static const char select_detail[] =
  "SELECT document, hash FROM force_detail WHERE force_id = ?1";

static void
free_unit (gpointer data)
{
  MusterOldUnit *unit = data;

  for (guint i = 0; i < MUSTER_UNIT_N_TEXTS; i++)
    g_free (unit->texts[i]);
  for (guint i = 0; i < MUSTER_LEADER_N_TEXTS; i++)
    g_free (unit->leader_texts[i]);
  g_free (unit);
}

void
muster_old_force_init (MusterOldForce *self)
{
  self->units = g_ptr_array_new_with_free_func (free_unit);
  self->details = g_strdup ("");
}

void
muster_old_force_clear (MusterOldForce *self)
{
  g_clear_pointer (&self->units, g_ptr_array_unref);
  g_clear_pointer (&self->details, g_free);
}

MusterOldUnit *
muster_old_force_add_unit (MusterOldForce *self)
{
  MusterOldUnit *unit = g_new0 (MusterOldUnit, 1);

  g_ptr_array_add (self->units, unit);

  return unit;
}

/* What the schema has had of leaders since its first version. */
#define N_FIRST_LEADER_TEXTS MUSTER_LEADER_TEXT_PORTRAIT

static gboolean
has_portraits (const MusterOldForce *self)
{
  for (guint i = 0; i < self->units->len; i++)
    {
      const MusterOldUnit *unit = self->units->pdata[i];

      if (unit->has_leader &&
          (*unit->leader_texts[MUSTER_LEADER_TEXT_PORTRAIT] != '\0' || unit->name_locked != 0))
        return TRUE;
    }

  return FALSE;
}

static void
hash_unit (MusterHasher        *hasher,
           const MusterOldUnit *unit,
           gboolean             with_portraits)
{
  muster_hasher_add_texts (hasher, (const char *const *) unit->texts, MUSTER_UNIT_N_TEXTS);
  muster_hasher_add_int (hasher, unit->models);
  muster_hasher_add_int (hasher, unit->has_leader);
  if (!unit->has_leader)
    return;

  muster_hasher_add_texts (hasher, (const char *const *) unit->leader_texts, N_FIRST_LEADER_TEXTS);
  muster_hasher_add_int (hasher, unit->leadership);
  if (!with_portraits)
    return;

  muster_hasher_add_text (hasher, unit->leader_texts[MUSTER_LEADER_TEXT_PORTRAIT]);
  muster_hasher_add_int (hasher, unit->name_locked);
}

void
muster_old_force_compute_hash (const MusterOldForce    *self,
                               const MusterForceRecord *row,
                               MusterHash              *hash)
{
  gboolean has_details = *self->details != '\0';
  gboolean with_portraits = has_portraits (self);
  MusterHasher hasher;

  /* Without what later schemas added it is what the first one had. */
  muster_force_record_hash_row (row, with_portraits ? "muster force 3"
                                     : has_details  ? "muster force 2"
                                                    : "muster force 1",
                                &hasher);
  for (guint i = 0; i < self->units->len; i++)
    hash_unit (&hasher, self->units->pdata[i], with_portraits);
  if (has_details || with_portraits)
    muster_hasher_add_text (&hasher, self->details);
  muster_hasher_finish (&hasher, hash);
}

void
muster_old_force_hash_details (gint64      force_id,
                               const char *details,
                               MusterHash *hash)
{
  MusterHasher hasher;

  muster_hasher_init (&hasher, "muster force detail 1");
  muster_hasher_add_int (&hasher, force_id);
  muster_hasher_add_text (&hasher, details);
  muster_hasher_finish (&hasher, hash);
}

static void
read_unit (MusterOldUnit *unit,
           MusterStmt    *stmt)
{
  for (guint i = 0; i < MUSTER_UNIT_N_TEXTS; i++)
    unit->texts[i] = muster_stmt_dup_text (stmt, 1 + (int) i);
  unit->models = muster_stmt_get_int (stmt, 6);
  unit->has_leader = muster_stmt_get_int (stmt, 7) != 0;
  if (!unit->has_leader)
    return;

  for (guint i = 0; i < MUSTER_LEADER_N_TEXTS; i++)
    unit->leader_texts[i] = muster_stmt_dup_text (stmt, 8 + (int) i);
  unit->leadership = muster_stmt_get_int (stmt, 14);
  unit->name_locked = muster_stmt_get_int (stmt, 15);
}

/* Makes it one that fits no hash; whoever compares them has the words for it. */
static gboolean
spoil (MusterOldForce *self)
{
  g_free (self->details);
  self->details = g_strdup ("damaged");

  return TRUE;
}

/* The hash knows no places: a row that is missing, or stands where it should not, must not fit it. */
static gboolean
load_units (MusterOldForce  *self,
            MusterDb        *db,
            gint64           id,
            GError         **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, select_units, error);
  gboolean row;

  if (stmt == NULL)
    return FALSE;

  muster_stmt_bind_int (stmt, 1, id);
  while (muster_stmt_step (stmt, &row, error))
    {
      if (!row)
        return TRUE;
      if (muster_stmt_get_int (stmt, 0) != self->units->len)
        return spoil (self);
      read_unit (muster_old_force_add_unit (self), stmt);
      if (!muster_stmt_check (stmt, error))
        return FALSE;
    }

  return FALSE;
}

/* Leaves them as they are if there are none. A file that was not brought up to date has none. */
static gboolean
load_details (MusterOldForce  *self,
              MusterDb        *db,
              gint64           id,
              GError         **error)
{
  g_autoptr (MusterStmt) stmt = NULL;
  MusterHash kept, computed;
  gint64 version;
  gboolean row;

  if (!muster_db_query_int (db, "PRAGMA user_version", &version, error))
    return FALSE;
  if (version < FIRST_SCHEMA_WITH_DETAILS)
    return TRUE;

  stmt = muster_stmt_new (db, select_detail, error);
  if (stmt == NULL || !muster_stmt_look_up (stmt, id, &row, error))
    return FALSE;
  if (!row)
    return TRUE;

  g_free (self->details);
  self->details = muster_stmt_dup_text (stmt, 0);
  muster_stmt_get_hash (stmt, 1, &kept);
  muster_old_force_hash_details (id, self->details, &computed);
  if (!muster_hash_equal (&kept, &computed))
    spoil (self);

  return muster_stmt_check (stmt, error);
}

gboolean
muster_old_force_load (MusterOldForce  *self,
                       MusterDb        *db,
                       gint64           id,
                       GError         **error)
{
  return load_details (self, db, id, error) && load_units (self, db, id, error);
}

static gboolean
has_unit (const MusterOldForce *self,
          const char           *id)
{
  for (guint i = 0; i < self->units->len; i++)
    {
      const MusterOldUnit *unit = self->units->pdata[i];

      if (g_strcmp0 (unit->texts[MUSTER_UNIT_TEXT_ID], id) == 0)
        return TRUE;
    }

  return FALSE;
}

static void
prune_variant (const MusterOldForce *self,
               JsonNode             *variant)
{
  JsonArray *units = JSON_NODE_HOLDS_OBJECT (variant)
                       ? json_object_get_array_member (json_node_get_object (variant), "units")
                       : NULL;

  for (guint i = units != NULL ? json_array_get_length (units) : 0; i-- > 0; )
    {
      if (!has_unit (self, json_array_get_string_element (units, i)))
        json_array_remove_element (units, i);
    }
}

void
muster_old_force_prune (MusterOldForce *self)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonNode *root;
  JsonObject *object;
  JsonArray *variants;

  if (*self->details == '\0')
    return;

  root = json_parser_load_from_data (parser, self->details, -1, NULL)
           ? json_parser_get_root (parser)
           : NULL;
  object = root != NULL && JSON_NODE_HOLDS_OBJECT (root) ? json_node_get_object (root) : NULL;
  if (object == NULL)
    {
      g_free (self->details);
      self->details = g_strdup ("");
      return;
    }

  variants = json_object_has_member (object, "variants")
               ? json_object_get_array_member (object, "variants")
               : NULL;
  for (guint i = 0; variants != NULL && i < json_array_get_length (variants); i++)
    prune_variant (self, json_array_get_element (variants, i));

  g_free (self->details);
  self->details = muster_json_print (root, FALSE);
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
build_leader (JsonBuilder         *builder,
              const MusterOldUnit *unit)
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
build_unit (JsonBuilder          *builder,
            const MusterOldUnit  *unit,
            GError              **error)
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
build_document (const MusterOldForce     *self,
                const MusterForceRecord  *record,
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
  for (guint i = 0; i < self->units->len; i++)
    {
      if (!build_unit (builder, self->units->pdata[i], error))
        return NULL;
    }
  json_builder_end_array (builder);
  if (!build_details (builder, self->details, error))
    return NULL;
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

char *
muster_old_force_to_document (const MusterOldForce     *self,
                              const MusterForceRecord  *row,
                              GError                  **error)
{
  g_autoptr (JsonNode) document = build_document (self, row, error);

  return document != NULL ? muster_json_print (document, FALSE) : NULL;
}
