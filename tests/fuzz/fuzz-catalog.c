/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-fuzz.h"

#include "core/catalog/muster-catalog.h"
#include "core/muster-json.h"

/* A player's pack is read whole or not at all: after an error the catalog is as it was. The catalog
 * that it is added to is a small one, since it is made anew for each input. */

static const char *const RULE_WORDS[] = { "rifle", "slow", NULL };

static const char BASE[] =
  "{\"format\": \"muster-catalog\", \"version\": 1, \"ruleset\": \"kings\","
  " \"stats\": [{\"id\": \"speed\", \"name\": \"Speed\"}, {\"id\": \"firing\", \"name\": \"Firing\"},"
  "             {\"id\": \"fighting\", \"name\": \"Fighting\"},"
  "             {\"id\": \"discipline\", \"name\": \"Discipline\", \"signed\": true}],"
  " \"weapon_stats\": [{\"id\": \"short\", \"name\": \"Short\"}, {\"id\": \"long\", \"name\": \"Long\"}],"
  " \"weapons\": [{\"id\": \"musket\", \"name\": \"Musket\", \"stats\": {\"short\": 6, \"long\": 12}}],"
  " \"types\": [{\"id\": \"regular-infantry\", \"name\": \"Regulars\", \"kind\": \"regular\","
  "              \"arm\": \"infantry\", \"models\": 12, \"points\": 6, \"weapon\": \"musket\","
  "              \"stats\": {\"speed\": 6, \"firing\": 5, \"fighting\": 5, \"discipline\": 1}}]}";

static guint
count_entries (MusterCatalog *catalog)
{
  return muster_catalog_get_types (catalog)->len + muster_catalog_get_options (catalog)->len +
         muster_catalog_get_weapons (catalog)->len + muster_catalog_get_traits (catalog)->len +
         muster_catalog_get_scenarios (catalog)->len + muster_catalog_get_optional_rules (catalog)->len;
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (MusterCatalog) catalog = muster_catalog_new ("kings", RULE_WORDS);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterJson) base = muster_json_read (BASE, strlen (BASE), "base", &error);
  g_autoptr (MusterJson) document = NULL;
  guint n_entries;

  g_assert_no_error (error);
  muster_catalog_add (catalog, base, "base", NULL, &error);
  g_assert_no_error (error);
  n_entries = count_entries (catalog);

  document = muster_json_read ((const char *) data, size, "input", NULL);
  if (document == NULL)
    return 0;

  if (!muster_catalog_add (catalog, document, "input", "pack", &error))
    {
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_cmpuint (count_entries (catalog), ==, n_entries);
    }
  else
    g_assert_no_error (error);

  return 0;
}
