/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "core/dice/muster-random.h"

G_BEGIN_DECLS

/**
 * MusterCulture:
 * @name: what to call it, to be translated
 * @words: in the name of a force, they say that it is of this culture
 * @ranks: of those who lead a unit; one that stands twice is twice as common
 *
 * Where names come from: a given name and a surname, or what stands for it.
 */
typedef struct
{
  char *id;
  char *name;
  char **words;
  char **ranks;
  char **given;
  char **surnames;
} MusterCulture;

#define MUSTER_TYPE_NAMES (muster_names_get_type ())
G_DECLARE_FINAL_TYPE (MusterNames, muster_names, MUSTER, NAMES, GObject)

/**
 * MusterNames:
 *
 * Names for leaders, by culture. The program's own lists are in data/names/; more may be added.
 */
MusterNames         *muster_names_new           (GError             **error) G_GNUC_WARN_UNUSED_RESULT;

/* A document of names: all of it or nothing. A culture of an id that is there already takes its place. */
gboolean             muster_names_add           (MusterNames         *self,
                                                 const char          *text,
                                                 gsize                length,
                                                 const char          *origin,
                                                 GError             **error);

/* MusterCulture, in their order. */
GPtrArray           *muster_names_get_cultures  (MusterNames         *self);
const MusterCulture *muster_names_find          (MusterNames         *self,
                                                 const char          *id);
/* The one that fits by the words in them, else one that fits anywhere. */
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
