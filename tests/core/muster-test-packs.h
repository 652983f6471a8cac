/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <string.h>

#include "muster-test-library.h"

/* Replaces what a company is and adds to it. */
#define HOUSE_PACK \
  "{'format': 'muster-catalog', 'version': 1, 'ruleset': 'kings'," \
  " 'pack': {'name': 'Our house', 'author': 'Ann', 'note': 'Larger companies.'}," \
  " 'optional_rules': [{'id': 'fog', 'name': 'Fog'}]," \
  " 'types': [{'id': 'regular-infantry', 'name': 'Big company', 'kind': 'regular', 'arm': 'infantry'," \
  "   'models': 20, 'points': 8, 'weapon': 'modern-rifle'," \
  "   'stats': {'speed': 7, 'firing': 5, 'fighting': 5, 'discipline': 1}}," \
  "  {'id': 'guard', 'name': 'Palace guard', 'kind': 'regular', 'arm': 'infantry', 'models': 10," \
  "   'points': 5, 'weapon': 'modern-rifle'," \
  "   'stats': {'speed': 5, 'firing': 4, 'fighting': 3, 'discipline': 2}}]," \
  " 'options': [{'id': 'drums', 'name': 'Drums', 'for': [{'types': ['regular-infantry'], 'cost': 1}]}]," \
  " 'traits': [{'id': 'jolly', 'name': 'Jolly'}]," \
  " 'scenarios': [{'id': 'tea', 'name': 'Tea time', 'points': [12, 12]}]," \
  " 'forces': [{'id': 'club', 'name': 'The club', 'units': [{'type': 'guard', 'count': 2}]}]}"

/* Builds on the first. */
#define SECOND_PACK \
  "{'format': 'muster-catalog', 'version': 1, 'ruleset': 'kings'," \
  " 'options': [{'id': 'sashes', 'name': 'Sashes', 'for': [{'types': ['guard'], 'cost': 2}]}]}"

#define HEX_PACK "{'format': 'muster-catalog', 'version': 1, 'ruleset': 'hexcard'}"

static inline void
muster_test_add_pack (MusterLibrary *library,
                      const char    *id,
                      const char    *text)
{
  g_autofree char *json = g_strdelimit (g_strdup (text), "'", '"');
  g_autofree char *origin = g_strconcat (id, ".json", NULL);

  muster_library_add_pack (library, id, origin, json, strlen (json));
}

/* With the packs "house", "second", "hex" and "broken". */
static inline MusterLibrary *
muster_test_new_library_with_packs (void)
{
  MusterLibrary *library = muster_test_library_new ();

  muster_library_set_folder (library, "/packs");
  muster_test_add_pack (library, "house", HOUSE_PACK);
  muster_test_add_pack (library, "second", SECOND_PACK);
  muster_test_add_pack (library, "hex", HEX_PACK);
  muster_test_add_pack (library, "broken", "{'format': 'muster-catalog', 'version': 1}");
  for (guint i = 0; i < 3; i++)
    g_assert_cmpstr (((MusterPack *) muster_library_get_packs (library)->pdata[i])->error, ==, NULL);

  return library;
}
