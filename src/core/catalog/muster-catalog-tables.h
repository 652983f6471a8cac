/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/catalog/muster-catalog.h"

G_BEGIN_DECLS

/* In the order in which a document is read. */
typedef enum
{
  MUSTER_SECTION_STATS,
  MUSTER_SECTION_WEAPON_STATS,
  MUSTER_SECTION_WEAPONS,
  MUSTER_SECTION_OPTIONAL_RULES,
  MUSTER_SECTION_TYPES,
  MUSTER_SECTION_OPTIONS,
  MUSTER_SECTION_TRAITS,
  MUSTER_SECTION_FIGURES,
  MUSTER_SECTION_TABLES,
  MUSTER_SECTION_CHECKLISTS,
  MUSTER_SECTION_SCENARIOS,
  MUSTER_SECTION_FORCES,
  MUSTER_SECTION_BATTLES,
  MUSTER_SECTION_CULTURES,
  MUSTER_SECTION_REFERENCE,
  MUSTER_SECTION_POLICIES,
  MUSTER_N_SECTIONS
} MusterSection;

/**
 * MusterCatalogTables:
 * @lists: entries in their order
 * @by_id: the same entries by their ids
 *
 * The lists of a catalog, or of one document on its way into it.
 */
typedef struct
{
  GPtrArray *lists[MUSTER_N_SECTIONS];
  GHashTable *by_id[MUSTER_N_SECTIONS];
} MusterCatalogTables;

MusterCatalogTables *muster_catalog_tables_new   (void) G_GNUC_WARN_UNUSED_RESULT;
void                 muster_catalog_tables_free  (MusterCatalogTables       *self);

const char  *muster_catalog_tables_get_section_name (MusterSection section);
const char  *muster_catalog_tables_get_section_id   (MusterSection section,
                                                     gconstpointer entry);

/* Adds an empty entry with the id and returns it. */
gpointer             muster_catalog_tables_add   (MusterCatalogTables       *self,
                                                  MusterSection              section,
                                                  const char                *id);
gpointer             muster_catalog_tables_find  (const MusterCatalogTables *self,
                                                  MusterSection              section,
                                                  const char                *id);

/* Moves all of @draft into the tables: an id that is there already gets the other contents. */
void                 muster_catalog_tables_merge (MusterCatalogTables       *self,
                                                  MusterCatalogTables       *draft);

gboolean             muster_catalog_has          (MusterCatalog             *self,
                                                  MusterSection              section,
                                                  const char                *id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCatalogTables, muster_catalog_tables_free)

G_END_DECLS
