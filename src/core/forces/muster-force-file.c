/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-file.h"

#include "core/forces/muster-force-details.h"
#include "core/forces/muster-force-text.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "core/muster-json.h"
#include "core/muster-side-colour.h"
#include "core/muster-spot.h"

/* Reads and writes the force file. Each read function takes the spot of its value and reads all of
 * it. The first error stays in the spot, so that it is checked only once, at the end. */

static const char *const FORCE_MEMBERS[] = {
  "format", "version", "ruleset", "name", "theatre", "colour", "budget",
  "optional_rules", "notes", "called", "units", "variants", "record", "links", NULL
};

static const char *const UNIT_MEMBERS[] = {
  "id", "name", "type", "options", "models", "notes", "called", "leader", NULL
};

static const char *const FREE_MEMBERS[] = { "free", NULL };

static const char *const LEADER_MEMBERS[] = {
  "name", "rank", "leadership", "trait", "trait_name", "notes", "portrait", "name_locked", NULL
};

/* Reads an optional member; if it is absent, @text is unchanged. */
static void
read_text (const MusterSpot  *object,
           const char        *name,
           gsize              max_bytes,
           const char       **text)
{
  MusterSpot spot;

  if (muster_spot_member (object, name, &spot))
    muster_spot_read_string (&spot, max_bytes, text);
}

static void
read_number (const MusterSpot *object,
             const char       *name,
             int               min,
             int               max,
             int              *number)
{
  MusterSpot spot;

  if (muster_spot_member (object, name, &spot))
    muster_spot_read_int (&spot, min, max, number);
}

/* Under some rules a leader has nothing but his presence; an empty object is then enough. */
static void
read_leader (const MusterSpot *spot,
             MusterRuleset    *ruleset,
             MusterLeader     *leader)
{
  const char *name = NULL;
  const char *rank = NULL;
  const char *trait_id = NULL;
  const char *trait_name = NULL;
  const char *notes = NULL;
  const char *portrait = NULL;
  gboolean name_locked = FALSE;
  int leadership = 0;
  int least, most;
  MusterSpot member;

  muster_ruleset_get_leadership_range (ruleset, &least, &most);
  if (!muster_spot_only_members (spot, LEADER_MEMBERS))
    return;

  read_text (spot, "name", MUSTER_FORCE_MAX_NAME, &name);
  read_text (spot, "rank", MUSTER_FORCE_MAX_NAME, &rank);
  read_number (spot, "leadership", least, MUSTER_FORCE_MAX_LEADERSHIP, &leadership);
  if (muster_spot_member (spot, "trait", &member))
    muster_spot_read_id (&member, &trait_id);
  read_text (spot, "trait_name", MUSTER_FORCE_MAX_NAME, &trait_name);
  read_text (spot, "notes", MUSTER_FORCE_MAX_NOTES, &notes);
  if (muster_spot_member (spot, "portrait", &member))
    muster_spot_read_id (&member, &portrait);
  if (muster_spot_member (spot, "name_locked", &member))
    muster_spot_read_boolean (&member, &name_locked);

  muster_leader_set_name (leader, name);
  muster_leader_set_rank (leader, rank);
  muster_leader_set_leadership (leader, leadership);
  muster_leader_set_trait_id (leader, trait_id);
  muster_leader_set_trait_name (leader, trait_name);
  muster_leader_set_notes (leader, notes);
  muster_leader_set_portrait (leader, portrait);
  muster_leader_set_name_locked (leader, name_locked);
  /* The file says only that there is a leader. If the rules have a default trait, he gets it,
   * because an empty leader would count as nobody. */
  if (muster_leader_is_empty (leader))
    muster_leader_set_trait_id (leader, muster_ruleset_get_rules (ruleset)->default_trait);
}

/* Reads an id, or {"free": id} for the option that costs nothing. */
static gboolean
read_option (const MusterSpot  *spot,
             const char       **id,
             const char       **free_option)
{
  MusterSpot member;

  if (!muster_spot_holds (spot, MUSTER_JSON_OBJECT))
    return muster_spot_read_id (spot, id);

  if (!muster_spot_only_members (spot, FREE_MEMBERS) ||
      !muster_spot_require (spot, "free", &member) || !muster_spot_read_id (&member, id))
    return FALSE;
  if (*free_option != NULL)
    return muster_spot_fail (spot, _("only one option can be free, and “%s” already is"), *free_option);

  *free_option = *id;

  return TRUE;
}

static void
read_options (const MusterSpot *spot,
              MusterForceUnit  *unit)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  const char *free_option = NULL;
  guint length;

  muster_spot_is_array (spot, MUSTER_FORCE_MAX_OPTIONS, &length);
  for (guint i = 0; i < length; i++)
    {
      MusterSpot element;
      const char *id;

      if (!muster_spot_element (spot, i, &element) || !read_option (&element, &id, &free_option))
        return;
      if (g_ptr_array_find_with_equal_func (ids, id, g_str_equal, NULL))
        {
          muster_spot_fail (&element, _("the option “%s” appears twice"), id);
          return;
        }
      g_ptr_array_add (ids, (gpointer) id);
    }

  g_ptr_array_add (ids, NULL);
  muster_force_unit_set_options (unit, (const char *const *) ids->pdata);
  muster_force_unit_set_free_option (unit, free_option);
}

static gboolean
read_unit_id (const MusterSpot  *spot,
              const char       **id)
{
  return muster_spot_read_string (spot, MUSTER_FORCE_MAX_UNIT_ID, id) &&
         muster_spot_read_id (spot, id);
}

static MusterForceUnit *
read_unit (const MusterSpot *spot,
           MusterRuleset    *ruleset,
           GHashTable       *taken)
{
  g_autoptr (MusterForceUnit) unit = NULL;
  MusterSpot id_spot;
  MusterSpot member;
  const char *id;
  const char *type_id;
  const char *name;
  const char *notes = NULL;
  const char *called = NULL;
  int models;

  if (!muster_spot_only_members (spot, UNIT_MEMBERS) ||
      !muster_spot_require (spot, "id", &id_spot) || !read_unit_id (&id_spot, &id) ||
      !muster_spot_require (spot, "type", &member) || !muster_spot_read_id (&member, &type_id))
    return NULL;

  if (!g_hash_table_add (taken, (gpointer) id))
    {
      muster_spot_fail (&id_spot, _("another unit has the id “%s” already"), id);
      return NULL;
    }

  unit = muster_force_unit_new (muster_ruleset_get_catalog (ruleset), id, type_id);
  name = muster_force_unit_get_type_name (unit);
  models = muster_force_unit_get_models (unit);
  read_text (spot, "name", MUSTER_FORCE_MAX_NAME, &name);
  read_number (spot, "models", 0, MUSTER_FORCE_MAX_MODELS, &models);
  read_text (spot, "notes", MUSTER_FORCE_MAX_NOTES, &notes);
  read_text (spot, "called", MUSTER_FORCE_MAX_NAME, &called);
  if (muster_spot_member (spot, "options", &member))
    read_options (&member, unit);
  if (muster_spot_member (spot, "leader", &member))
    read_leader (&member, ruleset, muster_force_unit_get_leader (unit));

  muster_force_unit_set_name (unit, name);
  muster_force_unit_set_models (unit, models);
  muster_force_unit_set_notes (unit, notes);
  muster_force_unit_set_called (unit, called);

  return g_steal_pointer (&unit);
}

static void
read_units (const MusterSpot *object,
            MusterForce      *force)
{
  g_autoptr (GPtrArray) units = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GHashTable) taken = g_hash_table_new (g_str_hash, g_str_equal);
  MusterSpot spot;
  guint length;

  if (!muster_spot_require (object, "units", &spot))
    return;

  muster_spot_is_array (&spot, MUSTER_FORCE_MAX_UNITS, &length);
  for (guint i = 0; i < length && !muster_spot_failed (&spot); i++)
    {
      MusterSpot element;
      MusterForceUnit *unit;

      if (muster_spot_element (&spot, i, &element) &&
          (unit = read_unit (&element, muster_force_get_ruleset (force), taken)) != NULL)
        g_ptr_array_add (units, unit);
    }

  if (!muster_spot_failed (&spot))
    muster_force_splice (force, 0, 0, (MusterForceUnit **) units->pdata, units->len);
}

/* Format and version are checked first. For a file that is not one of our force files, no other
 * error is reported. */
static gboolean
read_head (const MusterSpot *object)
{
  MusterSpot spot;
  int version;

  if (!muster_spot_is_format (object, MUSTER_FORCE_FILE_FORMAT) ||
      !muster_spot_require (object, "version", &spot) ||
      !muster_spot_read_int (&spot, 1, G_MAXINT, &version))
    return FALSE;
  if (version > MUSTER_FORCE_FILE_VERSION)
    {
      g_set_error (object->error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_NEWER,
                   _("%s: $.version: written by a later version of Muster (%d; this one reads %d)"),
                   object->origin, version, MUSTER_FORCE_FILE_VERSION);
      return FALSE;
    }

  return muster_spot_only_members (object, FORCE_MEMBERS);
}

static MusterRuleset *
read_ruleset (const MusterSpot *object,
              MusterLibrary    *library)
{
  MusterRuleset *ruleset;
  MusterSpot spot;
  const char *id;

  if (!muster_spot_require (object, "ruleset", &spot) || !muster_spot_read_id (&spot, &id))
    return NULL;

  ruleset = muster_library_find_ruleset (library, id);
  if (ruleset == NULL)
    muster_spot_fail (&spot, _("the ruleset “%s” is not known"), id);

  return ruleset;
}

static void
write_options (MusterForceUnit *unit,
               JsonBuilder     *builder)
{
  const char *const *options = muster_force_unit_get_options (unit);
  const char *free_option = muster_force_unit_get_free_option (unit);

  json_builder_begin_array (builder);
  for (guint i = 0; options[i] != NULL; i++)
    {
      gboolean is_free = g_str_equal (options[i], free_option);

      if (is_free)
        {
          json_builder_begin_object (builder);
          json_builder_set_member_name (builder, "free");
        }
      json_builder_add_string_value (builder, options[i]);
      if (is_free)
        json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
write_unit (MusterForceUnit *unit,
            JsonBuilder     *builder)
{
  MusterLeader *leader;

  const char *const *options = muster_force_unit_get_options (unit);

  json_builder_begin_object (builder);
  muster_json_add_text (builder, "id", muster_force_unit_get_id (unit));
  muster_json_add_string (builder, "name", muster_force_unit_get_name (unit));
  muster_json_add_text (builder, "type", muster_force_unit_get_type_id (unit));
  if (options[0] != NULL)
    {
      json_builder_set_member_name (builder, "options");
      write_options (unit, builder);
    }
  muster_json_add_int (builder, "models", muster_force_unit_get_models (unit));
  muster_json_add_text (builder, "notes", muster_force_unit_get_notes (unit));
  muster_json_add_text (builder, "called", muster_force_unit_get_called (unit));
  leader = muster_force_unit_get_leader (unit);
  if (!muster_leader_is_empty (leader))
    {
      json_builder_set_member_name (builder, "leader");
      json_builder_begin_object (builder);
      muster_json_add_text (builder, "name", muster_leader_get_name (leader));
      muster_json_add_text (builder, "rank", muster_leader_get_rank (leader));
      if (muster_leader_get_leadership (leader) > 0)
        muster_json_add_int (builder, "leadership", muster_leader_get_leadership (leader));
      muster_json_add_text (builder, "trait", muster_leader_get_trait_id (leader));
      muster_json_add_text (builder, "trait_name", muster_leader_get_trait_name (leader));
      muster_json_add_text (builder, "notes", muster_leader_get_notes (leader));
      muster_json_add_text (builder, "portrait", muster_leader_get_portrait (leader));
      if (muster_leader_get_name_locked (leader))
        muster_json_add_boolean (builder, "name_locked", TRUE);
      json_builder_end_object (builder);
    }
  json_builder_end_object (builder);
}

/**
 * muster_force_read_spot:
 * @document: the root of a force file
 *
 * Returns: (transfer full): the force, without an id; %NULL after an error
 */
MusterForce *
muster_force_read_spot (MusterLibrary    *library,
                        const MusterSpot *document)
{
  g_autoptr (MusterForce) force = NULL;
  MusterRuleset *ruleset;
  const char *name = NULL;
  const char *theatre = NULL;
  const char *notes = NULL;
  const char *called = NULL;
  const char *colour = NULL;
  int budget = 0;
  MusterSpot spot;

  g_return_val_if_fail (MUSTER_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (document != NULL, NULL);

  if (!read_head (document) || (ruleset = read_ruleset (document, library)) == NULL)
    return NULL;

  force = muster_force_new (ruleset);
  read_text (document, "name", MUSTER_FORCE_MAX_NAME, &name);
  read_text (document, "theatre", MUSTER_FORCE_MAX_NAME, &theatre);
  if (muster_spot_member (document, "colour", &spot))
    muster_side_colour_read (&spot, &colour);
  read_number (document, "budget", 0, MUSTER_FORCE_MAX_BUDGET, &budget);
  read_text (document, "notes", MUSTER_FORCE_MAX_NOTES, &notes);
  read_text (document, "called", MUSTER_FORCE_MAX_NAME, &called);
  read_units (document, force);
  muster_force_details_read (document, force);
  if (muster_spot_failed (document))
    return NULL;

  muster_force_set_name (force, name);
  muster_force_set_theatre (force, theatre);
  muster_force_set_colour (force, colour);
  muster_force_set_budget (force, budget);
  muster_force_set_notes (force, notes);
  muster_force_set_called (force, called);

  return g_steal_pointer (&force);
}

/**
 * muster_force_file_read:
 * @text: need not end with NUL
 * @origin: what errors call it, such as the name of the file
 *
 * Returns: (transfer full): the force, without an id
 */
MusterForce *
muster_force_file_read (MusterLibrary  *library,
                        const char     *text,
                        gsize           length,
                        const char     *origin,
                        GError        **error)
{
  g_autoptr (MusterJson) json = muster_json_read (text, length, origin, error);
  g_autoptr (GError) problem = NULL;
  MusterForce *force;
  MusterSpot document;

  if (json == NULL)
    return NULL;

  muster_spot_init (&document, json, origin, &problem);
  force = muster_force_read_spot (library, &document);
  if (force == NULL)
    g_propagate_error (error, g_steal_pointer (&problem));

  return force;
}

/**
 * muster_force_to_json:
 *
 * Returns: (transfer full): the force as a force file has it
 */
JsonNode *
muster_force_to_json (MusterForce *force)
{
  g_autoptr (JsonBuilder) builder = NULL;
  guint n_units;

  g_return_val_if_fail (MUSTER_IS_FORCE (force), NULL);

  builder = json_builder_new_immutable ();
  json_builder_begin_object (builder);
  muster_json_add_text (builder, "format", MUSTER_FORCE_FILE_FORMAT);
  muster_json_add_int (builder, "version", MUSTER_FORCE_FILE_VERSION);
  muster_json_add_text (builder, "ruleset", muster_force_get_ruleset_id (force));
  muster_json_add_string (builder, "name", muster_force_get_name (force));
  muster_json_add_text (builder, "theatre", muster_force_get_theatre (force));
  if (muster_force_get_colour (force) != NULL)
    muster_json_add_text (builder, "colour", muster_force_get_colour (force));
  if (muster_force_get_budget (force) > 0)
    muster_json_add_int (builder, "budget", muster_force_get_budget (force));
  muster_json_add_text (builder, "notes", muster_force_get_notes (force));
  muster_json_add_text (builder, "called", muster_force_get_called (force));
  json_builder_set_member_name (builder, "units");
  json_builder_begin_array (builder);
  n_units = muster_force_get_n_units (force);
  for (guint i = 0; i < n_units; i++)
    write_unit (muster_force_get_unit (force, i), builder);
  json_builder_end_array (builder);
  muster_force_details_write (force, builder);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

/**
 * muster_force_file_write:
 *
 * Returns: (transfer full): the text of the force file, ended by a newline
 */
char *
muster_force_file_write (MusterForce *force)
{
  g_autoptr (JsonNode) document = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (MUSTER_IS_FORCE (force), NULL);

  document = muster_force_to_json (force);
  text = muster_json_print (document, TRUE);

  return g_strconcat (text, "\n", NULL);
}
