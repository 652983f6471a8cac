/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force.h"
#include "core/library/muster-library.h"
#include "core/library/muster-ruleset-list.h"
#include "core/muster-json.h"
#include "muster-test.h"

#include <string.h>

G_BEGIN_DECLS

/* A small ruleset for the tests of forces: what is tested is the roster, not anybody's figures. */

static const MusterOrderSpec muster_test_force_orders[] = { { .id = NULL } };
static const char *const muster_test_force_words[] = { NULL };

static const MusterRules muster_test_force_rules = {
  .id = "test",
  .name = "Rules of the test",
  .orders = muster_test_force_orders,
  .rule_words = muster_test_force_words,
};

static const char muster_test_force_catalog[] =
  "{'format': 'muster-catalog', 'version': 1, 'ruleset': 'test',"
  "'stats': [{'id': 'speed', 'name': 'Speed'}, {'id': 'nerve', 'name': 'Nerve', 'signed': true}],"
  "'weapons': [{'id': 'bow', 'name': 'Bow'}],"
  "'optional_rules': [{'id': 'fog', 'name': 'Fog'}, {'id': 'mist', 'name': 'Mist', 'needs': 'fog'}],"
  "'types': [{'id': 'archers', 'name': 'Archers', 'kind': 'regular', 'arm': 'foot', 'models': 12,"
  "           'min_models': 4, 'max_models': 20, 'points': 5, 'weapon': 'bow',"
  "           'stats': {'speed': 6, 'nerve': 0}},"
  "          {'id': 'battery', 'name': 'Battery', 'kind': 'regular', 'arm': 'gun', 'models': 4,"
  "           'points': 8, 'weapon': 'bow', 'stats': {'speed': 4, 'nerve': 0}}],"
  "'options': [{'id': 'brave', 'name': 'Brave', 'group': 'mood',"
  "             'for': [{'types': ['archers', 'battery'], 'cost': 1,"
  "                      'effects': [{'stat': 'nerve', 'add': 2}]}]},"
  "            {'id': 'timid', 'name': 'Timid', 'group': 'mood',"
  "             'for': [{'types': ['archers'], 'cost': -1,"
  "                      'effects': [{'stat': 'nerve', 'set': -1}]}]},"
  "            {'id': 'light', 'name': 'Light', 'group': 'size',"
  "             'for': [{'types': ['battery'], 'cost': 0, 'default': true,"
  "                      'effects': [{'stat': 'speed', 'set': 6}]}]},"
  "            {'id': 'heavy', 'name': 'Heavy', 'group': 'size',"
  "             'for': [{'types': ['battery'], 'cost': 2,"
  "                      'effects': [{'stat': 'speed', 'set': 2}]}]},"
  "            {'id': 'hidden', 'name': 'Hidden', 'needs': 'fog',"
  "             'for': [{'types': ['archers'], 'cost': 1}]}],"
  "'traits': [{'id': 'bold', 'name': 'Bold', 'dice': [1, 2]},"
  "           {'id': 'grim', 'name': 'Grim', 'dice': [1, 3],"
  "            'effects': [{'stat': 'nerve', 'set': 3}]}],"
  "'forces': [{'id': 'guard', 'number': 7, 'name': 'The guard', 'theatre': 'Home',"
  "            'units': [{'type': 'archers', 'options': ['brave', 'hidden'], 'count': 2,"
  "                       'name': 'Company'},"
  "                      {'type': 'battery'}]}]}";

static inline MusterJson *
muster_test_force_parse (const char *quoted)
{
  g_autofree char *text = g_strdelimit (g_strdup (quoted), "'", '"');
  g_autoptr (GError) error = NULL;
  MusterJson *json = muster_json_read (text, strlen (text), "test", &error);

  g_assert_no_error (error);

  return json;
}

static inline MusterRuleset *
muster_test_force_ruleset (void)
{
  g_autoptr (MusterCatalog) catalog = muster_catalog_new ("test", muster_test_force_words);
  g_autoptr (MusterJson) document = muster_test_force_parse (muster_test_force_catalog);
  g_autoptr (GError) error = NULL;

  muster_catalog_add (catalog, document, "test", NULL, &error);
  g_assert_no_error (error);

  return muster_ruleset_new (&muster_test_force_rules, catalog);
}

static inline MusterLibrary *
muster_test_force_library (MusterRuleset *ruleset)
{
  MusterLibrary *library = g_object_new (MUSTER_TYPE_LIBRARY, NULL);

  muster_ruleset_list_add (MUSTER_RULESET_LIST (muster_library_get_rulesets (library)), ruleset);

  return library;
}

static inline MusterForceUnit *
muster_test_force_add (MusterForce *force,
                       const char  *id,
                       const char  *type_id)
{
  g_autoptr (MusterForceUnit) unit = muster_force_unit_new (muster_force_get_catalog (force), id,
                                                            type_id);

  muster_force_append (force, unit);

  /* The force keeps it. */
  return unit;
}

/* The unit as it would be without one of its options. */
static inline void
muster_test_force_drop_option (MusterForceUnit *unit,
                               const char      *option_id)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) options = NULL;
  const char *const *ids = muster_force_unit_get_options (unit);

  for (guint i = 0; ids[i] != NULL; i++)
    if (!g_str_equal (ids[i], option_id))
      g_strv_builder_add (builder, ids[i]);
  options = g_strv_builder_end (builder);
  muster_force_unit_set_options (unit, (const char *const *) options);
}

G_END_DECLS
