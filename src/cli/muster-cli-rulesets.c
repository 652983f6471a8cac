/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-table.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"

typedef struct
{
  const char *id;
  const char *name;
  const char *pack;
} Thing;

static Thing
describe_type (gconstpointer item)
{
  const MusterUnitType *type = item;

  return (Thing) { type->id, type->name, type->pack };
}

static Thing
describe_option (gconstpointer item)
{
  const MusterOption *option = item;

  return (Thing) { option->id, option->name, option->pack };
}

static Thing
describe_weapon (gconstpointer item)
{
  const MusterWeapon *weapon = item;

  return (Thing) { weapon->id, weapon->name, NULL };
}

static Thing
describe_trait (gconstpointer item)
{
  const MusterTrait *trait = item;

  return (Thing) { trait->id, trait->name, trait->pack };
}

static Thing
describe_figure (gconstpointer item)
{
  const MusterFigure *figure = item;

  return (Thing) { figure->id, figure->name, figure->pack };
}

static Thing
describe_table (gconstpointer item)
{
  const MusterRollTable *table = item;

  return (Thing) { table->id, table->name, table->pack };
}

static Thing
describe_checklist (gconstpointer item)
{
  const MusterChecklist *checklist = item;

  return (Thing) { checklist->id, checklist->name, checklist->pack };
}

static Thing
describe_scenario (gconstpointer item)
{
  const MusterScenario *scenario = item;

  return (Thing) { scenario->id, scenario->name, scenario->pack };
}

static Thing
describe_optional_rule (gconstpointer item)
{
  const MusterOptionalRule *rule = item;

  return (Thing) { rule->id, rule->name, rule->pack };
}

static Thing
describe_force (gconstpointer item)
{
  const MusterStarterForce *force = item;

  return (Thing) { force->id, force->name, force->pack };
}

static Thing
describe_culture (gconstpointer item)
{
  const MusterCulture *culture = item;

  return (Thing) { culture->id, culture->name, culture->pack };
}

/* What a catalog holds, in the order of its documents. */
static const struct
{
  const char *member;
  const char *label;
  GPtrArray *(*list) (MusterCatalog *catalog);
  Thing (*describe) (gconstpointer item);
} SECTIONS[] = {
  { "types", N_("unit types"), muster_catalog_get_types, describe_type },
  { "options", N_("options"), muster_catalog_get_options, describe_option },
  { "weapons", N_("weapons"), muster_catalog_get_weapons, describe_weapon },
  { "traits", N_("traits"), muster_catalog_get_traits, describe_trait },
  { "figures", N_("figures"), muster_catalog_get_figures, describe_figure },
  { "scenarios", N_("scenarios"), muster_catalog_get_scenarios, describe_scenario },
  { "optional_rules", N_("optional rules"), muster_catalog_get_optional_rules,
    describe_optional_rule },
  { "tables", N_("tables"), muster_catalog_get_tables, describe_table },
  { "checklists", N_("checklists"), muster_catalog_get_checklists, describe_checklist },
  { "forces", N_("starter forces"), muster_catalog_get_starter_forces, describe_force },
  { "cultures", N_("lists of names"), muster_catalog_get_cultures, describe_culture },
};

static void
print_as_json (MusterLibrary *library)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;
  GListModel *rulesets = muster_library_get_rulesets (library);
  GPtrArray *packs = muster_library_get_packs (library);

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "rulesets");
  json_builder_begin_array (builder);
  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr (MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);

      json_builder_begin_object (builder);
      muster_json_add_string (builder, "id", muster_ruleset_get_id (ruleset));
      muster_json_add_string (builder, "name", muster_ruleset_get_name (ruleset));
      for (guint k = 0; k < G_N_ELEMENTS (SECTIONS); k++)
        {
          MusterCatalog *catalog = muster_ruleset_get_catalog (ruleset);
          GPtrArray *items = SECTIONS[k].list (catalog);

          json_builder_set_member_name (builder, SECTIONS[k].member);
          json_builder_begin_array (builder);
          for (guint j = 0; j < items->len; j++)
            {
              Thing thing = SECTIONS[k].describe (g_ptr_array_index (items, j));

              json_builder_begin_object (builder);
              muster_json_add_string (builder, "id", thing.id);
              muster_json_add_string (builder, "name", thing.name);
              muster_json_add_string (builder, "pack", thing.pack);
              json_builder_end_object (builder);
            }
          json_builder_end_array (builder);
        }
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "packs");
  json_builder_begin_array (builder);
  for (guint i = 0; i < packs->len; i++)
    {
      const MusterPack *pack = g_ptr_array_index (packs, i);

      json_builder_begin_object (builder);
      muster_json_add_string (builder, "id", pack->id);
      muster_json_add_string (builder, "name", pack->name);
      muster_json_add_string (builder, "author", pack->author);
      muster_json_add_string (builder, "note", pack->note);
      muster_json_add_string (builder, "file", pack->origin);
      muster_json_add_string (builder, "ruleset", pack->ruleset_id);
      muster_json_add_string (builder, "error", pack->error);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);

  root = json_builder_get_root (builder);
  muster_cli_print_json (root);
}

static void
print_ruleset (MusterRuleset *ruleset)
{
  MusterCatalog *catalog = muster_ruleset_get_catalog (ruleset);
  g_autoptr (MusterCliTable) table = muster_cli_table_new (2);

  muster_cli_print ("%s (%s)\n", muster_ruleset_get_name (ruleset),
                    muster_ruleset_get_id (ruleset));
  for (guint i = 0; i < G_N_ELEMENTS (SECTIONS); i++)
    {
      guint n = SECTIONS[i].list (catalog)->len;
      g_autofree char *number = g_strdup_printf ("%u", n);

      if (n > 0)
        muster_cli_table_add_row (table, number, _(SECTIONS[i].label));
    }
  muster_cli_table_print (table, "  ");
}

static void
print_as_text (MusterLibrary *library)
{
  GListModel *rulesets = muster_library_get_rulesets (library);
  GPtrArray *packs = muster_library_get_packs (library);

  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr (MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);

      print_ruleset (ruleset);
      muster_cli_print ("\n");
    }

  muster_cli_print ("%s\n", packs->len > 0 ? _("Packs:") : _("No packs."));
  for (guint i = 0; i < packs->len; i++)
    {
      const MusterPack *pack = g_ptr_array_index (packs, i);
      g_autofree char *contents = NULL;

      muster_cli_print ("  %s", pack->name);
      if (pack->ruleset_id != NULL)
        muster_cli_print (" (%s)", pack->ruleset_id);
      /* Translators: a pack of house rules and who wrote it. */
      if (pack->author != NULL)
        muster_cli_print (_(", by %s"), pack->author);
      muster_cli_print ("\n    %s\n", pack->origin);
      contents = muster_pack_dup_contents (pack);
      if (pack->error == NULL && *contents != '\0')
        muster_cli_print ("    %s\n", contents);
      if (pack->error != NULL)
        muster_cli_print (_("    left out: %s\n"), pack->error);
    }
}

/* A broken pack is part of the answer, not a failure: the program works without it. */
MusterCliStatus
muster_cli_rulesets_run (const MusterCliCommand  *command,
                         char                   **arguments)
{
  gboolean json = FALSE, no_packs = FALSE;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_JSON (&json, N_("Print all of it as a JSON object")),
    MUSTER_CLI_OPTION_NO_PACKS (&no_packs),
    { NULL },
  };
  g_autoptr (MusterLibrary) library = NULL;
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 0, 0, &rest, &status))
    return status;

  library = muster_cli_library_open (!no_packs);
  if (library == NULL)
    return MUSTER_CLI_FAILED;

  if (json)
    print_as_json (library);
  else
    print_as_text (library);

  return MUSTER_CLI_OK;
}
