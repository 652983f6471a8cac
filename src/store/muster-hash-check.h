/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/muster-db.h"

G_BEGIN_DECLS

/* Told of each thing that does not fit its hash. @battle_id: the battle that it is about, or 0. */
typedef void (*MusterHashFault) (const GError *fault,
                                 gint64        battle_id,
                                 gpointer      data);

/* Follows every chain and recomputes every hash of the file. FALSE: the file could not be read
 * as a whole; what was found until then has been told. */
gboolean muster_hash_check_run   (MusterDb         *db,
                                  MusterHashFault   tell,
                                  gpointer          data,
                                  GError          **error);
/* The same as a yes or no; an error is the first fault. */
gboolean muster_hash_check_sound (MusterDb         *db,
                                  GError          **error);

/* Ids of all battles, or forces: what must be listed to be checked. */
GArray  *muster_hash_check_list_ids (MusterDb     *db,
                                     const char   *sql,
                                     GError      **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
