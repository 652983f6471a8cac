/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-setup-codec.h"

#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-setup-names.h"
#include "core/muster-json-members.h"

/* Writes a setup as a document. Members that the author left out are not written, so that a file
 * stays the same when it is read and written again. */

static void
write_unit (MusterSetup         *setup,
            const MusterUnitDef *def,
            JsonBuilder         *builder)
{
  MusterSetupNames names = muster_setup_names (setup, NULL, NULL);

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "id", def->id);
  muster_json_add_string (builder, "name", def->name);
  muster_json_add_text (builder, "called", def->called != NULL ? def->called : "");
  muster_json_add_string (builder, "type", def->type->id);
  if (def->n_given != 0)
    {
      json_builder_set_member_name (builder, "options");
      json_builder_begin_array (builder);
      for (guint i = 0; i < def->n_given; i++)
        json_builder_add_string_value (builder, def->options[i]->id);
      json_builder_end_array (builder);
    }
  if (def->models_given)
    muster_json_add_int (builder, "models", def->models);
  if (def->player >= 0)
    muster_json_add_string (builder, "player", setup->players[def->player].id);
  if (def->leader.present)
    {
      json_builder_set_member_name (builder, "leader");
      json_builder_begin_object (builder);
      if (*def->leader.name != '\0')
        muster_json_add_string (builder, "name", def->leader.name);
      if (def->leader.leadership > 0)
        muster_json_add_int (builder, "leadership", def->leader.leadership);
      if (def->leader.trait != NULL)
        muster_json_add_string (builder, "trait", def->leader.trait->id);
      json_builder_end_object (builder);
    }
  muster_fields_write (muster_ruleset_get_rules (setup->ruleset)->unit_members, &names.names,
                       def->members, def->members_given, builder);
  json_builder_end_object (builder);
}

static void
write_side (MusterSetup *setup,
            int          index,
            JsonBuilder *builder)
{
  const MusterSideDef *side = &setup->sides[index];
  MusterSetupNames names = muster_setup_names (setup, NULL, NULL);

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "id", side->id);
  muster_json_add_string (builder, "name", side->name);
  muster_json_add_text (builder, "called", side->called != NULL ? side->called : "");
  muster_json_add_string (builder, "role", side->role == 0 ? "attacker" : "defender");
  json_builder_set_member_name (builder, "players");
  json_builder_begin_array (builder);
  for (guint i = 0; i < setup->n_players; i++)
    {
      if (setup->players[i].side != index)
        continue;
      json_builder_begin_object (builder);
      muster_json_add_string (builder, "id", setup->players[i].id);
      muster_json_add_string (builder, "name", setup->players[i].name);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  muster_fields_write (muster_ruleset_get_rules (setup->ruleset)->side_members, &names.names,
                       side->members, side->members_given, builder);

  json_builder_set_member_name (builder, "units");
  json_builder_begin_array (builder);
  for (guint i = 0; i < setup->units->len; i++)
    {
      const MusterUnitDef *def = g_ptr_array_index (setup->units, i);

      if (def->side == index)
        write_unit (setup, def, builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

/**
 * muster_setup_write:
 * @builder: the object of the document must be open
 *
 * Writes every member of the document except its log.
 */
void
muster_setup_write (MusterSetup *shown,
                    JsonBuilder *builder)
{
  MusterSetup *setup = muster_setup_get_base (shown);
  MusterSetupNames names = muster_setup_names (setup, NULL, NULL);
  GPtrArray *rules;

  muster_json_add_string (builder, "format", "muster-battle");
  muster_json_add_int (builder, "version", MUSTER_BATTLE_FILE_VERSION);
  muster_json_add_string (builder, "ruleset", muster_ruleset_get_id (setup->ruleset));
  if (setup->packs != NULL)
    muster_json_add_strv (builder, "packs", (const char *const *) setup->packs);
  muster_json_add_string (builder, "title", setup->title);
  if (*setup->date != '\0')
    muster_json_add_string (builder, "date", setup->date);
  if (setup->table_length != 0 || setup->table_width != 0)
    {
      json_builder_set_member_name (builder, "table");
      json_builder_begin_object (builder);
      if (setup->table_length > 0)
        muster_json_add_int (builder, "length", setup->table_length);
      if (setup->table_width > 0)
        muster_json_add_int (builder, "width", setup->table_width);
      json_builder_end_object (builder);
    }

  json_builder_set_member_name (builder, "scenario");
  json_builder_begin_object (builder);
  muster_json_add_string (builder, "id", setup->scenario->id);
  if (setup->settings_given != 0)
    {
      json_builder_set_member_name (builder, "settings");
      json_builder_begin_object (builder);
      muster_fields_write (muster_ruleset_get_rules (setup->ruleset)->settings, &names.names,
                           setup->settings, setup->settings_given, builder);
      json_builder_end_object (builder);
    }
  json_builder_end_object (builder);

  rules = muster_catalog_get_optional_rules (muster_ruleset_get_catalog (setup->ruleset));
  if (setup->optional_rules != 0)
    {
      json_builder_set_member_name (builder, "optional_rules");
      json_builder_begin_array (builder);
      for (guint i = 0; i < rules->len; i++)
        {
          const MusterOptionalRule *rule = g_ptr_array_index (rules, i);

          if (setup->optional_rules >> rule->index & 1)
            json_builder_add_string_value (builder, rule->id);
        }
      json_builder_end_array (builder);
    }

  muster_fields_write (muster_ruleset_get_rules (setup->ruleset)->setup_members, &names.names,
                       setup->members, setup->members_given, builder);

  json_builder_set_member_name (builder, "sides");
  json_builder_begin_array (builder);
  for (guint i = 0; i < setup->n_sides; i++)
    write_side (setup, (int) i, builder);
  json_builder_end_array (builder);
}
