/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/catalog/muster-catalog.h"
#include "core/muster-core-error.h"
#include "core/muster-json.h"

#include <string.h>

G_BEGIN_DECLS

/* A small ruleset of its own: what is tested here is the reading, not anybody's figures. */

static const char *const muster_test_catalog_words[] = { "swift", "gun", "siege", NULL };

static const MusterField muster_test_catalog_settings[] = {
  { .id = "turn-limit", .label = "Turns", .kind = MUSTER_FIELD_NUMBER },
  { .id = "weather", .label = "Weather", .kind = MUSTER_FIELD_SWITCH },
  { .id = NULL },
};

static const char muster_test_catalog_base[] =
  "'stats': [{'id': 'speed', 'name': 'Speed', 'suffix': '\\\"'},"
  "          {'id': 'nerve', 'name': 'Nerve', 'signed': true}],"
  "'weapon_stats': [{'id': 'range', 'name': 'Range'}],"
  "'weapons': [{'id': 'bow', 'name': 'Bow', 'stats': {'range': 12}},"
  "            {'id': 'cannon', 'name': 'Cannon', 'stats': {'range': 36}, 'rules': ['gun']},"
  "            {'id': 'club', 'name': 'Club'}],"
  "'optional_rules': [{'id': 'fog', 'name': 'Fog', 'summary': 'Nobody sees far.'},"
  "                   {'id': 'thick-fog', 'name': 'Thick fog', 'needs': 'fog'},"
  "                   {'id': 'rain', 'name': 'Rain', 'needs': null}],"
  "'types': [{'id': 'archers', 'name': 'Archers', 'summary': 'Shoot.', 'kind': 'regular',"
  "           'arm': 'foot', 'models': 12, 'min_models': 4, 'max_models': 20, 'small_models': 6,"
  "           'points': 5, 'weapon': 'bow', 'stats': {'speed': 6, 'nerve': -1}},"
  "          {'id': 'battery', 'name': 'Battery', 'kind': 'irregular', 'arm': 'gun', 'models': 4,"
  "           'points': 8, 'weapon': 'cannon', 'stats': {'speed': 4}, 'rules': ['gun']}],"
  "'options': [{'id': 'brave', 'name': 'Brave', 'group': 'mood',"
  "             'for': [{'types': ['archers', 'battery'], 'cost': 1,"
  "                      'effects': [{'stat': 'nerve', 'add': 2}]}]},"
  "            {'id': 'timid', 'name': 'Timid', 'group': 'mood',"
  "             'for': [{'types': ['archers'], 'cost': -1, 'effects': [{'stat': 'nerve', 'set': -2}]}]},"
  "            {'id': 'light', 'name': 'Light', 'group': 'size',"
  "             'for': [{'types': ['battery'], 'cost': 0, 'default': true,"
  "                      'effects': [{'rules': ['swift']}]}]},"
  "            {'id': 'heavy', 'name': 'Heavy', 'summary': 'Big.', 'group': 'size',"
  "             'for': [{'types': ['battery'], 'cost': 2,"
  "                      'effects': [{'stat': 'speed', 'set': 2}, {'rules': ['siege']}]}]},"
  "            {'id': 'unarmed', 'name': 'Unarmed', 'needs': 'fog',"
  "             'for': [{'types': ['archers'], 'effects': [{'weapon': 'club'}]}]}],"
  "'traits': [{'id': 'bold', 'name': 'Bold', 'dice': [1, 2], 'leadership': 5},"
  "           {'id': 'grim', 'name': 'Grim', 'dice': [1, 3], 'permanent': true,"
  "            'effects': [{'stat': 'nerve', 'set': 3}]}],"
  "'scenarios': [{'id': 'A', 'name': 'Assault', 'summary': 'Take it.', 'points': [24, 18],"
  "               'first': 'defender', 'settings': ['turn-limit'], 'rules': ['siege'],"
  "               'numbers': {'turn-limit': 12, 'walls': -3},"
  "               'objectives': [{'id': 'unit', 'name': 'Units', 'for': 'attacker', 'worth': 2,"
  "                               'automatic': true},"
  "                              {'id': 'unit', 'name': 'Units', 'for': 'defender'},"
  "                              {'id': 'flag', 'name': 'The flag'}],"
  "               'checklist': ['Build a wall.', 'Man it.']}],"
  "'forces': [{'id': 'guard', 'number': 7, 'name': 'The guard', 'theatre': 'Home',"
  "            'units': [{'type': 'archers', 'options': ['brave', 'unarmed'], 'count': 2,"
  "                       'name': 'Company'},"
  "                      {'type': 'battery'}]}]";

/* A document of the test's ruleset with these members, in single quotes for double ones. */
static inline MusterJson *
muster_test_catalog_parse (const char *members)
{
  g_autofree char *text = g_strdup_printf ("{'format': 'muster-catalog', 'version': 1, 'ruleset': 'test'"
                                           "%s%s}",
                                           *members != '\0' ? ", " : "", members);
  g_autoptr (GError) error = NULL;
  MusterJson *json;

  g_strdelimit (text, "'", '"');
  json = muster_json_read (text, strlen (text), "f.json", &error);
  g_assert_no_error (error);

  return json;
}

static inline gboolean
muster_test_catalog_add (MusterCatalog  *catalog,
                         const char     *members,
                         const char     *pack,
                         GError        **error)
{
  g_autoptr (MusterJson) document = muster_test_catalog_parse (members);

  return muster_catalog_add (catalog, document, "f.json", pack, error);
}

/* That these members are refused, with a message that begins with the name of the file. */
static inline void
muster_test_catalog_assert_refused (MusterCatalog *catalog,
                                    const char    *members,
                                    const char    *pack,
                                    const char    *message)
{
  g_autofree char *expected = g_strconcat ("f.json: ", message, NULL);
  g_autoptr (GError) error = NULL;

  g_test_message ("%.80s", members);
  g_assert_false (muster_test_catalog_add (catalog, members, pack, &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID);
  g_assert_cmpstr (error->message, ==, expected);
}

static inline MusterCatalog *
muster_test_catalog_new (void)
{
  MusterCatalog *catalog = muster_catalog_new ("test", muster_test_catalog_words);
  g_autoptr (GError) error = NULL;

  muster_catalog_set_settings (catalog, muster_test_catalog_settings);
  muster_test_catalog_add (catalog, muster_test_catalog_base, NULL, &error);
  g_assert_no_error (error);

  return catalog;
}

G_END_DECLS
