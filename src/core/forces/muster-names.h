/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "core/catalog/muster-catalog.h"
#include "core/dice/muster-random.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_NAMES (muster_names_get_type ())
G_DECLARE_FINAL_TYPE (MusterNames, muster_names, MUSTER, NAMES, MusterObject)

/**
 * MusterNames:
 *
 * Names for leaders, by culture. The program's own lists are in data/names/; packs may add more.
 */
MusterNames         *muster_names_new           (GError             **error) G_GNUC_WARN_UNUSED_RESULT;
/* The program's own names and those that packs have added to the catalog. */
MusterNames         *muster_names_new_for       (MusterCatalog       *catalog,
                                                 GError             **error) G_GNUC_WARN_UNUSED_RESULT;

/* Adds a document of names, all of it or nothing. A culture replaces an existing one with the same
 * id. */
gboolean             muster_names_add           (MusterNames         *self,
                                                 const char          *text,
                                                 gsize                length,
                                                 const char          *origin,
                                                 GError             **error);

/* MusterCulture, in their order. */
GPtrArray           *muster_names_get_cultures  (MusterNames         *self);
/* The culture whose words occur in the force's name or theatre, else one that fits anywhere. */
const MusterCulture *muster_names_choose        (MusterNames         *self,
                                                 const char          *theatre,
                                                 const char          *force_name);

/* @used: (element-type utf8) (nullable): names that are taken. */
char                *muster_culture_dup_name    (const MusterCulture *self,
                                                 MusterRandom        *random,
                                                 GHashTable          *used) G_GNUC_WARN_UNUSED_RESULT;
const char          *muster_culture_get_rank    (const MusterCulture *self,
                                                 MusterRandom        *random);

G_END_DECLS
