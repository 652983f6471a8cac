/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-hash.h"
#include "store/muster-store-error.h"

G_BEGIN_DECLS

#define MUSTER_CARVER_MAX_COLUMNS 32

typedef enum
{
  MUSTER_CARVED_NULL,
  MUSTER_CARVED_INT,
  MUSTER_CARVED_REAL,
  MUSTER_CARVED_TEXT,
  MUSTER_CARVED_BLOB,
} MusterCarvedType;

typedef struct
{
  MusterCarvedType type;
  gint64 number;
  const guint8 *bytes;
  gsize length;
} MusterCarvedValue;

/**
 * MusterCarvedRow:
 * @in_table: of a table with row ids; otherwise of one without, or of an index
 * @values: valid until another row is read
 */
typedef struct
{
  gboolean in_table;
  gint64 rowid;
  guint n_values;
  MusterCarvedValue values[MUSTER_CARVER_MAX_COLUMNS];
} MusterCarvedRow;

/**
 * MusterCarver:
 *
 * Finds rows in the pages of a damaged SQLite file, one page at a time, without following the
 * trees that lead to them: a page that is lost hides no other. What it finds may be anything;
 * hashes must tell what is true.
 */
typedef struct _MusterCarver MusterCarver;

/* Where a row is, for reading it again. */
typedef struct
{
  guint32 page;
  guint16 cell;
} MusterCarvedPlace;

typedef void (*MusterCarverVisit) (const MusterCarvedRow   *row,
                                   const MusterCarvedPlace *place,
                                   gpointer                 data);

MusterCarver *muster_carver_new     (const char               *path,
                                     GError                  **error) G_GNUC_WARN_UNUSED_RESULT;
void          muster_carver_free    (MusterCarver             *self);

void          muster_carver_visit   (MusterCarver             *self,
                                     MusterCarverVisit         visit,
                                     gpointer                  data);
gboolean      muster_carver_read    (MusterCarver             *self,
                                     const MusterCarvedPlace  *place,
                                     MusterCarvedRow          *row);

/* Whether the columns are of these types: a letter each, n(ull) i(nt) t(ext) h(ash). */
gboolean      muster_carver_row_fits     (const MusterCarvedRow *row,
                                          gboolean               in_table,
                                          const char            *types);
char         *muster_carver_row_dup_text (const MusterCarvedRow *row,
                                          guint                  column) G_GNUC_WARN_UNUSED_RESULT;
void          muster_carver_row_get_hash (const MusterCarvedRow *row,
                                          guint                  column,
                                          MusterHash            *hash);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCarver, muster_carver_free)

G_END_DECLS
