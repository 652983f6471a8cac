/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/catalog/muster-catalog-tables.h"

G_BEGIN_DECLS

#define MUSTER_CATALOG_VERSION 1

/* Limits of a document; lengths in bytes. */
#define MUSTER_CATALOG_MAX_NAME 200
#define MUSTER_CATALOG_MAX_SUMMARY 2000
#define MUSTER_CATALOG_MAX_ENTRIES 500

/* As many as MusterSetup has bits for. */
#define MUSTER_CATALOG_MAX_OPTIONAL_RULES 64

/**
 * MusterCatalogHeader:
 *
 * What a document says of itself. The texts are the document's.
 */
typedef struct
{
  const char *ruleset_id;
  const char *name;
  const char *author;
  const char *note;
} MusterCatalogHeader;

/**
 * MusterCatalogReader:
 * @known: what the catalog holds already
 * @draft: what the document has given so far; becomes part of the catalog only if all of it is good
 * @words: rule words, ended by %NULL
 * @settings: (nullable): settings that a scenario may name
 * @tables: (nullable): what the rules need of the tables that they roll on
 * @reference: (nullable): what the rules give to a quick reference
 * @acts: (nullable): what a policy may have units do, ended by %NULL
 * @markers: (nullable): ids of the markers that it may ask for, ended by %NULL
 * @covers: (nullable): what may cover the defender of a scenario, ended by %NULL
 * @pack: (nullable): the pack that is read
 */
typedef struct
{
  const char *ruleset_id;
  const MusterCatalogTables *known;
  MusterCatalogTables *draft;
  const char *const *words;
  const MusterField *settings;
  const MusterRollTableSpec *tables;
  const MusterReferenceSpec *reference;
  const char *const *acts;
  const char *const *markers;
  const char *const *covers;
  const char *pack;
} MusterCatalogReader;

gboolean muster_catalog_reader_read_header (const MusterSpot    *document,
                                            MusterCatalogHeader *header);

gboolean muster_catalog_reader_read   (const MusterCatalogReader *self,
                                       const MusterSpot          *document);

/* Where an entry will stand once the document is part of the catalog: what other entries point to. */
gpointer muster_catalog_reader_find   (const MusterCatalogReader *self,
                                       MusterSection              section,
                                       const char                *id);
/* What it will hold then. */
gpointer muster_catalog_reader_peek   (const MusterCatalogReader *self,
                                       MusterSection              section,
                                       const char                *id);
/* What an option will say of the type. */
const MusterOptionUse *
         muster_catalog_reader_find_use (const MusterCatalogReader *self,
                                         const char                *option_id,
                                         const MusterUnitType      *type);

/* One function a section: reads all of an entry but its id. */
void muster_catalog_units_read_stat          (const MusterCatalogReader *self,
                                              const MusterSpot          *spot,
                                              gpointer                   entry);
void muster_catalog_units_read_weapon        (const MusterCatalogReader *self,
                                              const MusterSpot          *spot,
                                              gpointer                   entry);
void muster_catalog_units_read_optional_rule (const MusterCatalogReader *self,
                                              const MusterSpot          *spot,
                                              gpointer                   entry);
void muster_catalog_units_read_type          (const MusterCatalogReader *self,
                                              const MusterSpot          *spot,
                                              gpointer                   entry);
void muster_catalog_units_read_option        (const MusterCatalogReader *self,
                                              const MusterSpot          *spot,
                                              gpointer                   entry);
void muster_catalog_units_read_trait         (const MusterCatalogReader *self,
                                              const MusterSpot          *spot,
                                              gpointer                   entry);
void muster_catalog_figures_read             (const MusterCatalogReader *self,
                                              const MusterSpot          *spot,
                                              gpointer                   entry);
void muster_catalog_figures_read_table       (const MusterCatalogReader *self,
                                              const MusterSpot          *spot,
                                              gpointer                   entry);
void muster_catalog_figures_read_checklist   (const MusterCatalogReader *self,
                                              const MusterSpot          *spot,
                                              gpointer                   entry);
void muster_catalog_scenarios_read           (const MusterCatalogReader *self,
                                              const MusterSpot          *spot,
                                              gpointer                   entry);
/* The part of a scenario that is planned before it is played. */
void muster_catalog_plans_read               (const MusterCatalogReader *self,
                                              const MusterSpot          *spot,
                                              MusterScenario            *scenario);
void muster_catalog_forces_read              (const MusterCatalogReader *self,
                                              const MusterSpot          *spot,
                                              gpointer                   entry);
void muster_catalog_forces_read_battle       (const MusterCatalogReader *self,
                                              const MusterSpot          *spot,
                                              gpointer                   entry);
void muster_catalog_figures_read_culture     (const MusterCatalogReader *self,
                                              const MusterSpot          *spot,
                                              gpointer                   entry);
void muster_catalog_reference_read_entry     (const MusterCatalogReader *self,
                                              const MusterSpot          *spot,
                                              gpointer                   entry);

void     muster_catalog_policies_read      (const MusterCatalogReader *self,
                                            const MusterSpot          *spot,
                                            gpointer                   entry);

/* What must hold of the whole, once every section is read. */
void     muster_catalog_check              (const MusterCatalogReader *self,
                                            const MusterSpot          *document);

/* Members of an entry. Where one is absent, what it is read into stays as it is, unless it is required. */
gboolean muster_catalog_values_read_id (const MusterSpot *spot,
                                        const char      **id);
gboolean muster_catalog_values_read_name (const MusterSpot *object,
                                          const char       *member,
                                          gboolean          required,
                                          char            **text);
gboolean muster_catalog_values_read_text (const MusterSpot *object,
                                          const char       *member,
                                          char            **text);
char   **muster_catalog_values_read_texts (const MusterSpot *object,
                                           const char       *member) G_GNUC_WARN_UNUSED_RESULT;
gboolean muster_catalog_values_read_number (const MusterSpot *object,
                                            const char       *member,
                                            int               min,
                                            int               max,
                                            int              *number);
/* @dice: (out): the two elements of @list, the member of that name. FALSE: it is absent or wrong. */
gboolean muster_catalog_values_find_dice (const MusterSpot *object,
                                          MusterSpot       *list,
                                          MusterSpot       *dice);
gboolean muster_catalog_values_read_switch (const MusterSpot *object,
                                            const char       *member,
                                            gboolean         *value);
gboolean muster_catalog_values_read_choice (const MusterSpot  *spot,
                                            const char *const *words,
                                            int               *index);
gboolean muster_catalog_values_read_word (const MusterSpot *object,
                                          const char       *member,
                                          gboolean          required,
                                          char            **word);
void     muster_catalog_values_read_role (const MusterSpot *object,
                                          gboolean         *attacker,
                                          gboolean         *defender);
gpointer muster_catalog_values_read_reference (const MusterCatalogReader *self,
                                               const MusterSpot          *spot,
                                               MusterSection              section);
void     muster_catalog_values_read_rules (const MusterCatalogReader *self,
                                           const MusterSpot          *object,
                                           guint64                   *rules);
void     muster_catalog_values_read_stats (const MusterCatalogReader *self,
                                           const MusterSpot          *object,
                                           MusterSection              section,
                                           gint16                    *stats);
GArray  *muster_catalog_values_read_effects (const MusterCatalogReader *self,
                                             const MusterSpot          *object) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
