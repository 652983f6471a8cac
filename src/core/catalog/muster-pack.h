/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/catalog/muster-catalog.h"

G_BEGIN_DECLS

/* The longest id of a pack, in bytes: as long as the name of a file may be. */
#define MUSTER_PACK_MAX_ID 255
/* As many as a battle may name. */
#define MUSTER_MAX_PACKS 500

/**
 * MusterPack:
 * @id: what battles call it: the name of its file without the ending
 * @name: what it calls itself, or else its id
 * @author: (nullable): who made it
 * @note: (nullable): what it is
 * @origin: its file
 * @ruleset_id: (nullable): the ruleset it is for, if it could be read
 * @is_off: the user has switched it off: only battles that name it have it
 * @error: (nullable): why it was left out, with file, place and what was expected
 * @document: (nullable): what it says, unless it was left out
 * @added: how many entries it adds, by section of the document
 * @replaced: how many of those that were there before it replaces
 *
 * A user's pack as it was found.
 */
typedef struct
{
  char *id;
  char *name;
  char *author;
  char *note;
  char *origin;
  char *ruleset_id;
  gboolean is_off;
  char *error;
  MusterJson *document;
  guint *added;
  guint *replaced;
} MusterPack;

MusterPack *muster_pack_new          (const char       *id,
                                      const char       *origin) G_GNUC_WARN_UNUSED_RESULT;
void        muster_pack_free         (MusterPack       *self);

/* Counts what the document would add to the catalog as it is now, and what it would replace. */
void        muster_pack_count        (MusterPack       *self,
                                      MusterJson       *document,
                                      MusterCatalog    *catalog);

/* "Adds 2 options and 1 scenario, replaces 1 trait", or nothing if it does neither. */
char       *muster_pack_dup_contents (const MusterPack *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
