/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-setup-codec.h"

#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-setup-names.h"
#include "core/battle/muster-unit-reader.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"

/* Reads the setup of a battle from its document. This file checks what holds in every ruleset,
 * because here an error can name its place in the document; the compile() of the ruleset checks the
 * rest. */

static const char *const ROLES[] = { "attacker", "defender" };

static gboolean
read_table (MusterSetup      *setup,
            const MusterSpot *document)
{
  static const char *const members[] = { "length", "width", NULL };
  MusterSpot table, spot;

  if (!muster_spot_member (document, "table", &table))
    return TRUE;
  if (!muster_spot_only_members (&table, members))
    return FALSE;
  if (muster_spot_member (&table, "length", &spot) &&
      !muster_spot_read_int (&spot, 1, 9999, &setup->table_length))
    return FALSE;
  return !muster_spot_member (&table, "width", &spot) ||
         muster_spot_read_int (&spot, 1, 9999, &setup->table_width);
}

static gboolean
read_settings (MusterSetup      *setup,
               const MusterSpot *scenario)
{
  const MusterField *fields = muster_ruleset_get_rules (setup->ruleset)->settings;
  MusterSetupNames names = muster_setup_names (setup, NULL, NULL);
  MusterSpot settings;

  for (guint i = 0; fields != NULL && fields[i].id != NULL; i++)
    setup->settings[i].number = fields[i].fallback;
  if (scenario == NULL || !muster_spot_member (scenario, "settings", &settings))
    return TRUE;

  return muster_spot_only_members (&settings, (const char *const *) setup->scenario->settings) &&
         muster_fields_read (fields, &names.names, &settings, setup->settings, &setup->settings_given);
}

static gboolean
find_scenario (MusterSetup      *setup,
               const MusterSpot *document,
               MusterSpot       *scenario,
               gboolean         *present)
{
  static const char *const members[] = { "id", "settings", NULL };
  MusterCatalog *catalog = muster_ruleset_get_catalog (setup->ruleset);
  const char *id = muster_ruleset_get_rules (setup->ruleset)->default_scenario;
  MusterSpot spot = *document;

  *present = muster_spot_member (document, "scenario", scenario);
  if (*present && !muster_spot_only_members (scenario, members))
    return FALSE;
  if (*present && muster_spot_member (scenario, "id", &spot) &&
      !muster_spot_read_string (&spot, 64, &id))
    return FALSE;

  setup->scenario = muster_catalog_find_scenario (catalog, id);
  return setup->scenario != NULL || muster_spot_fail (&spot, _("there is no scenario “%s”"), id);
}

static const MusterOptionalRule *
read_optional_rule (MusterCatalog    *catalog,
                    const MusterSpot *spot)
{
  const MusterOptionalRule *rule;
  const char *id;

  if (!muster_spot_read_string (spot, 64, &id))
    return NULL;
  rule = muster_catalog_find_optional_rule (catalog, id);
  if (rule == NULL)
    muster_spot_fail (spot, _("there is no optional rule “%s”"), id);
  return rule;
}

static gboolean
read_optional_rules (MusterSetup      *setup,
                     const MusterSpot *document)
{
  MusterCatalog *catalog = muster_ruleset_get_catalog (setup->ruleset);
  MusterSpot list, spot;
  guint n;

  if (!muster_spot_member (document, "optional_rules", &list))
    return TRUE;
  if (!muster_spot_is_array (&list, 64, &n))
    return FALSE;

  for (guint i = 0; i < n; i++)
    {
      const MusterOptionalRule *rule;

      muster_spot_element (&list, i, &spot);
      rule = read_optional_rule (catalog, &spot);
      if (rule == NULL)
        return FALSE;
      if (setup->optional_rules >> rule->index & 1)
        return muster_spot_fail (&spot, _("the optional rule “%s” appears twice"), rule->id);
      setup->optional_rules |= G_GUINT64_CONSTANT (1) << rule->index;
    }

  for (guint i = 0; i < n; i++)
    {
      const MusterOptionalRule *rule;

      muster_spot_element (&list, i, &spot);
      rule = read_optional_rule (catalog, &spot);
      if (rule->needs != NULL && !muster_setup_has_rule (setup, rule->needs))
        return muster_spot_fail (&spot, _("“%s” needs “%s” too"), rule->id, rule->needs);
    }
  return TRUE;
}

static gboolean
read_players (MusterSetup      *setup,
              const MusterSpot *side_spot,
              int               side)
{
  static const char *const members[] = { "id", "name", NULL };
  MusterSpot list;
  guint n;

  if (!muster_spot_member (side_spot, "players", &list))
    return TRUE;
  if (!muster_spot_is_array (&list, MUSTER_MAX_PLAYERS, &n))
    return FALSE;

  for (guint i = 0; i < n; i++)
    {
      MusterPlayerDef *player;
      MusterSpot spot, id_spot;
      const char *id;

      if (!muster_spot_element (&list, i, &spot) || !muster_spot_only_members (&spot, members) ||
          !muster_spot_require (&spot, "id", &id_spot) || !muster_spot_read_id (&id_spot, &id))
        return FALSE;
      if (muster_setup_find_player (setup, id) >= 0)
        return muster_spot_fail (&id_spot, _("the id “%s” is used twice"), id);
      if (setup->n_players == MUSTER_MAX_PLAYERS)
        return muster_spot_fail (&spot, dngettext (GETTEXT_PACKAGE, "there is more than %d player",
                                                   "there are more than %d players",
                                                   (gulong) MUSTER_MAX_PLAYERS), MUSTER_MAX_PLAYERS);

      player = &setup->players[setup->n_players++];
      player->id = g_strdup (id);
      player->side = side;
      if (!muster_spot_read_name (&spot, "name", id, &player->name))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_role (const MusterSpot *side_spot,
           int              *role)
{
  MusterSpot spot;
  const char *word;

  *role = -1;
  if (!muster_spot_member (side_spot, "role", &spot))
    return TRUE;
  if (!muster_spot_read_string (&spot, 16, &word))
    return FALSE;

  for (int i = 0; i < (int) G_N_ELEMENTS (ROLES); i++)
    if (strcmp (word, ROLES[i]) == 0)
      {
        *role = i;
        return TRUE;
      }
  return muster_spot_fail (&spot, _("expected “attacker” or “defender”, found “%s”"), word);
}

static gboolean
read_side (MusterSetup      *setup,
           const MusterSpot *spot,
           GHashTable       *side_ids,
           GHashTable       *unit_ids)
{
  static const char *const members[] = { "id", "name", "called", "role", "players", "units", NULL };
  const MusterField *fields = muster_ruleset_get_rules (setup->ruleset)->side_members;
  MusterSetupNames names = muster_setup_names (setup, NULL, NULL);
  int index = (int) setup->n_sides;
  MusterSideDef *side = &setup->sides[index];
  MusterSpot units, unit;
  const char *id;
  guint n;

  if (!muster_fields_only (fields, members, spot) || !muster_spot_read_fresh_id (spot, side_ids, &id))
    return FALSE;

  setup->n_sides++;
  side->id = g_strdup (id);
  side->members = g_new0 (MusterValue, muster_fields_count (fields) + 1);
  if (!muster_spot_read_name (spot, "name", id, &side->name) ||
      !muster_spot_read_name (spot, "called", NULL, &side->called) || !read_role (spot, &side->role) ||
      !read_players (setup, spot, index) ||
      !muster_fields_read (fields, &names.names, spot, side->members, &side->members_given) ||
      !muster_spot_require (spot, "units", &units) ||
      !muster_spot_is_array (&units, MUSTER_MAX_UNITS, &n))
    return FALSE;

  for (guint i = 0; i < n; i++)
    if (!muster_spot_element (&units, i, &unit) || !muster_unit_read (setup, &unit, index, unit_ids))
      return FALSE;
  return TRUE;
}

static gboolean
read_sides (MusterSetup      *setup,
            const MusterSpot *document)
{
  const MusterRules *rules = muster_ruleset_get_rules (setup->ruleset);
  g_autoptr (GHashTable) side_ids = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) unit_ids = g_hash_table_new (g_str_hash, g_str_equal);
  MusterSpot sides, side;
  guint n;

  if (!muster_spot_require (document, "sides", &sides) ||
      !muster_spot_is_array (&sides, MUSTER_MAX_SIDES, &n))
    return FALSE;
  if (n != rules->min_sides && rules->min_sides == rules->max_sides)
    return muster_spot_fail (&sides, dngettext (GETTEXT_PACKAGE, "expected %u side, found %u",
                                                "expected %u sides, found %u",
                                                rules->min_sides), rules->min_sides, n);
  if (n < rules->min_sides || n > rules->max_sides)
    return muster_spot_fail (&sides, dngettext (GETTEXT_PACKAGE, "expected %u to %u side, found %u",
                                                "expected %u to %u sides, found %u",
                                                rules->max_sides), rules->min_sides,
                             rules->max_sides, n);

  for (guint i = 0; i < n; i++)
    if (!muster_spot_element (&sides, i, &side) || !read_side (setup, &side, side_ids, unit_ids))
      return FALSE;

  /* A side without a role gets one that is still free, attacker before defender. */
  for (guint i = 0; i < setup->n_sides; i++)
    {
      guint taken = 0;

      if (setup->sides[i].role >= 0)
        continue;
      for (guint j = 0; j < setup->n_sides; j++)
        if (setup->sides[j].role >= 0)
          taken |= 1u << setup->sides[j].role;
      setup->sides[i].role = taken & 1 ? 1 : 0;
    }
  return TRUE;
}

static gboolean
read_head (const MusterSpot *document)
{
  MusterSpot spot;
  int version;

  if (!muster_spot_is_format (document, "muster-battle") ||
      !muster_spot_require (document, "version", &spot) ||
      !muster_spot_read_int (&spot, 1, G_MAXINT, &version))
    return FALSE;
  if (version > MUSTER_BATTLE_FILE_VERSION)
    {
      muster_spot_fail (&spot, _("this battle was written by a later Muster (version %d)"), version);
      if (document->error != NULL && *document->error != NULL)
        (*document->error)->code = MUSTER_CORE_ERROR_NEWER;
      return FALSE;
    }
  return TRUE;
}

static gboolean
fail_for_pack (const MusterSpot *spot,
               const char       *problem)
{
  /* Only the first error of a document is kept, so the code must not change a later one. */
  gboolean is_first = !muster_spot_failed (spot);

  muster_spot_fail (spot, "%s", problem);
  if (is_first)
    (*spot->error)->code = MUSTER_CORE_ERROR_PACK;
  return FALSE;
}

/* Reads the ids of packs. Each may appear only once and must be usable here. */
static gboolean
read_packs (MusterLibrary      *library,
            const char         *ruleset_id,
            const MusterSpot   *list,
            char             ***packs)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  MusterSpot spot;
  guint n;

  if (!muster_spot_is_array (list, MUSTER_MAX_PACKS, &n))
    return FALSE;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *problem = NULL;
      const char *id;

      if (!muster_spot_element (list, i, &spot) ||
          !muster_spot_read_string (&spot, MUSTER_PACK_MAX_ID, &id))
        return FALSE;
      if (g_ptr_array_find_with_equal_func (ids, id, g_str_equal, NULL))
        return muster_spot_fail (&spot, _("the house pack “%s” appears twice"), id);
      problem = muster_library_editions_explain_pack (library, ruleset_id, id);
      if (problem != NULL)
        return fail_for_pack (&spot, problem);
      g_ptr_array_add (ids, (gpointer) id);
    }

  g_ptr_array_add (ids, NULL);
  *packs = g_strdupv ((char **) ids->pdata);
  return TRUE;
}

/* Finds the ruleset that the document names, combined with the packs that it names. */
static MusterRuleset *
find_edition (MusterLibrary      *library,
              const MusterSpot   *document,
              char             ***packs)
{
  g_autofree char *problem = NULL;
  MusterRuleset *edition;
  MusterSpot spot, list = *document;
  const char *id;

  if (!muster_spot_require (document, "ruleset", &spot) ||
      !muster_spot_read_string (&spot, 64, &id))
    return NULL;
  if (muster_library_find_ruleset (library, id) == NULL)
    {
      muster_spot_fail (&spot, _("there is no ruleset “%s”"), id);
      return NULL;
    }
  if (muster_spot_member (document, "packs", &list) && !read_packs (library, id, &list, packs))
    return NULL;

  edition = muster_library_editions_get_edition (library, id, (const char *const *) *packs, &problem);
  if (problem != NULL)
    {
      fail_for_pack (&list, problem);
      return NULL;
    }
  return edition;
}

static gboolean
read_body (MusterSetup      *setup,
           const MusterSpot *document)
{
  static const char *const members[] = {
    "format", "version", "ruleset", "packs", "title", "date", "table", "scenario", "optional_rules",
    "sides", "log", "campaign", "colours", "corrections", "proposal", "despatch", "despatch_log",
    "played", "counts", "kind", NULL
  };
  const MusterField *fields = muster_ruleset_get_rules (setup->ruleset)->setup_members;
  MusterSetupNames names = muster_setup_names (setup, NULL, NULL);
  MusterSpot scenario;
  gboolean has_scenario;

  return muster_fields_only (fields, members, document) &&
         muster_spot_read_name (document, "title", "", &setup->title) &&
         muster_spot_read_name (document, "date", "", &setup->date) && read_table (setup, document) &&
         read_optional_rules (setup, document) &&
         find_scenario (setup, document, &scenario, &has_scenario) &&
         read_sides (setup, document) &&
         read_settings (setup, has_scenario ? &scenario : NULL) &&
         muster_fields_read (fields, &names.names, document, setup->members, &setup->members_given);
}

static gboolean
compile (MusterSetup      *setup,
         const MusterSpot *document)
{
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < setup->scenario->objectives->len; i++)
    {
      const MusterScenarioObjective *objective = g_ptr_array_index (setup->scenario->objectives, i);

      for (guint side = 0; side < setup->n_sides; side++)
        if (setup->sides[side].role == 0 ? objective->attacker : objective->defender)
          muster_setup_add_objective (setup, objective->id, objective->name, (int) side,
                                      objective->worth, objective->automatic);
    }
  if (muster_ruleset_get_rules (setup->ruleset)->compile (setup, &error))
    return TRUE;

  g_set_error (document->error, error->domain, error->code, "%s: %s", document->origin,
               error->message);
  return FALSE;
}

/**
 * muster_setup_read:
 * @document: the root of a battle file
 *
 * Reads everything of a battle except its log.
 *
 * Returns: (transfer full) (nullable): the setup, or %NULL with the document's error set
 */
MusterSetup *
muster_setup_read (MusterLibrary    *library,
                   const MusterSpot *document)
{
  g_autoptr (MusterSetup) setup = NULL;
  g_auto (GStrv) packs = NULL;
  MusterRuleset *ruleset;

  if (!muster_spot_is_object (document) || !read_head (document))
    return NULL;
  ruleset = find_edition (library, document, &packs);
  if (ruleset == NULL)
    return NULL;

  setup = muster_setup_new (ruleset);
  setup->packs = g_steal_pointer (&packs);
  if (!read_body (setup, document) || !compile (setup, document))
    return NULL;
  return g_steal_pointer (&setup);
}
