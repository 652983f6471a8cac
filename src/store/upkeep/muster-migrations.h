/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-db.h"

G_BEGIN_DECLS

/**
 * MusterMigration:
 * @from: the schema that it begins with; 0 for a new file
 * @version: the schema that it leads to
 * @compatibility: the oldest schema whose programs can still read such a file
 * @sql: (nullable): the script, or %NULL for the resource
 * @resource: (nullable): where the script is
 * @convert: (nullable): what is done after the script, where SQL is not enough
 */
typedef struct
{
  guint from;
  guint version;
  guint compatibility;
  const char *resource;
  const char *sql;
  gboolean (*convert) (MusterDb *db, GError **error);
} MusterMigration;

/* Called before a file with something in it is changed. */
typedef gboolean (*MusterMigrationPrepare) (MusterDb  *db,
                                            gpointer   data,
                                            GError   **error);

/* All of Muster's, ended by a version of 0. */
extern const MusterMigration muster_migrations[];

guint    muster_migrations_newest   (const MusterMigration  *migrations);

/* Brings the file to the newest version: each step whole or not at all. */
gboolean muster_migrations_run      (MusterDb               *db,
                                     const MusterMigration  *migrations,
                                     MusterMigrationPrepare  prepare,
                                     gpointer                data,
                                     GError                **error);

/* Within a transaction. */
gboolean muster_migrations_run_script (MusterDb             *db,
                                       const char           *resource,
                                       GError              **error);

/* For a file that is opened for reading: that a program which knows @newest can read it. */
gboolean muster_migrations_can_read (MusterDb               *db,
                                     guint                   newest,
                                     GError                **error);

G_END_DECLS
