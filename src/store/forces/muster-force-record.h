/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-stmt.h"

G_BEGIN_DECLS

/**
 * MusterForceRecord:
 * @notes: of a force that an earlier version has kept; "" otherwise
 * @document: (nullable): the force as its file has it; %NULL when only the row was read
 *
 * A force as the file keeps it: its row, which a list shows, its document, and one hash over them both.
 * Private to the store.
 */
typedef struct
{
  gint64 id;
  char *uuid;
  char *ruleset;
  char *name;
  char *theatre;
  char *search;
  gint64 budget;
  char *notes;
  gint64 archived;
  gint64 points;
  gint64 n_units;
  gint64 created;
  gint64 updated;
  gint64 touched;
  MusterHash hash;
  char *document;
  char *colour; /* as the document has it: the id of one, or "" for none */
} MusterForceRecord;

void     muster_force_record_init          (MusterForceRecord        *self);
void     muster_force_record_clear         (MusterForceRecord        *self);
/* What it is over before the document. @purpose: what the hash begins with. */
void     muster_force_record_hash_row      (const MusterForceRecord  *self,
                                            const char               *purpose,
                                            MusterHasher             *hasher);
void     muster_force_record_compute_hash  (const MusterForceRecord  *self,
                                            MusterHash               *hash);
/* Of the row of the document alone. */
void     muster_force_record_hash_document (gint64                    force_id,
                                            const char               *document,
                                            MusterHash               *hash);

/* The row alone, which says nothing about damage. */
gboolean muster_force_record_load_row      (MusterForceRecord        *self,
                                            MusterDb                 *db,
                                            gint64                    id,
                                            GError                  **error);
/* Everything, verified. */
gboolean muster_force_record_load          (MusterForceRecord        *self,
                                            MusterDb                 *db,
                                            gint64                    id,
                                            GError                  **error);
/* Within a transaction; computes the hash. A record without an id is added, another takes the
 * place of what is there. */
gboolean muster_force_record_save          (MusterForceRecord        *self,
                                            MusterDb                 *db,
                                            GError                  **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterForceRecord, muster_force_record_clear)

G_END_DECLS
