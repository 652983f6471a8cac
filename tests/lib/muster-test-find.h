/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/catalog/muster-catalog.h"

G_BEGIN_DECLS

/* Things of a catalog by their id, where the program only ever goes through all of them. */

static inline const MusterStarterForce *
muster_test_find_starter (MusterCatalog *catalog,
                          const char    *id)
{
  GPtrArray *starters = muster_catalog_get_starter_forces (catalog);

  for (guint i = 0; i < starters->len; i++)
    {
      const MusterStarterForce *starter = starters->pdata[i];

      if (g_str_equal (starter->id, id))
        return starter;
    }
  return NULL;
}

static inline const MusterWeapon *
muster_test_find_weapon (MusterCatalog *catalog,
                         const char    *id)
{
  GPtrArray *weapons = muster_catalog_get_weapons (catalog);

  for (guint i = 0; i < weapons->len; i++)
    {
      const MusterWeapon *weapon = weapons->pdata[i];

      if (g_str_equal (weapon->id, id))
        return weapon;
    }
  return NULL;
}

static inline const MusterChecklist *
muster_test_find_checklist (MusterCatalog *catalog,
                            const char    *id)
{
  GPtrArray *checklists = muster_catalog_get_checklists (catalog);

  for (guint i = 0; i < checklists->len; i++)
    {
      const MusterChecklist *checklist = checklists->pdata[i];

      if (g_str_equal (checklist->id, id))
        return checklist;
    }
  return NULL;
}

G_END_DECLS
