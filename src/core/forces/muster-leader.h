/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "core/catalog/muster-catalog.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_LEADER (muster_leader_get_type ())
G_DECLARE_FINAL_TYPE (MusterLeader, muster_leader, MUSTER, LEADER, MusterObject)

/**
 * MusterLeader:
 *
 * The leader of a unit of a force. Every unit has one; an empty leader means that there is nobody,
 * and is not written to files.
 *
 * Properties: catalog, name, rank, leadership (0: not rolled), trait-id ("": none), trait-name (the
 * player's own word for the trait, or ""), title (rank and name), notes, portrait (the id of an
 * image, or ""), name-locked (the name is the player's and no generator replaces it). Signal
 * `changed`: one setter changed something.
 */
MusterLeader      *muster_leader_new             (MusterCatalog *catalog) G_GNUC_WARN_UNUSED_RESULT;
/* Uses the traits of another catalog of the same ruleset. Only his unit calls this. */
void               muster_leader_set_catalog     (MusterLeader  *self,
                                                  MusterCatalog *catalog);

const char        *muster_leader_get_name        (MusterLeader  *self);
void               muster_leader_set_name        (MusterLeader  *self,
                                                  const char    *name);
const char        *muster_leader_get_rank        (MusterLeader  *self);
void               muster_leader_set_rank        (MusterLeader  *self,
                                                  const char    *rank);
int                muster_leader_get_leadership  (MusterLeader  *self);
void               muster_leader_set_leadership  (MusterLeader  *self,
                                                  int            leadership);
const char        *muster_leader_get_trait_id    (MusterLeader  *self);
void               muster_leader_set_trait_id    (MusterLeader  *self,
                                                  const char    *trait_id);
const char        *muster_leader_get_trait_name  (MusterLeader  *self);
void               muster_leader_set_trait_name  (MusterLeader  *self,
                                                  const char    *trait_name);
const char        *muster_leader_get_notes       (MusterLeader  *self);
void               muster_leader_set_notes       (MusterLeader  *self,
                                                  const char    *notes);

const char        *muster_leader_get_portrait    (MusterLeader  *self);
void               muster_leader_set_portrait    (MusterLeader  *self,
                                                  const char    *image_id);
gboolean           muster_leader_get_name_locked (MusterLeader  *self);
void               muster_leader_set_name_locked (MusterLeader  *self,
                                                  gboolean       locked);

const MusterTrait *muster_leader_get_trait       (MusterLeader  *self);
const char        *muster_leader_get_trait_label (MusterLeader  *self);
char              *muster_leader_dup_title       (MusterLeader  *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean           muster_leader_is_empty        (MusterLeader  *self);
/* Whether a battle counts him as a leader. A leader with nothing but notes or a portrait does not
 * count. */
gboolean           muster_leader_leads           (MusterLeader  *self);

G_END_DECLS
