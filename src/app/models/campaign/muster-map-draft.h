/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "core/library/muster-library.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_MAP_DRAFT (muster_map_draft_get_type ())
G_DECLARE_FINAL_TYPE (MusterMapDraft, muster_map_draft, MUSTER, MAP_DRAFT, MusterObject)

/* How many steps a link may take, and how long a side of the map may be. */
#define MUSTER_MAP_DRAFT_MAX_COST 9
#define MUSTER_MAP_DRAFT_MAX_SIZE 10000

/**
 * MusterMapDraft:
 *
 * A map while somebody makes it, as a preset has it: sides are called by their number, from 1. Each change
 * can be undone. Signal `changed`.
 */

/* @map: (nullable): what it begins with. */
MusterMapDraft *muster_map_draft_new          (JsonNode        *map) G_GNUC_WARN_UNUSED_RESULT;
JsonNode       *muster_map_draft_dup_map      (MusterMapDraft  *self) G_GNUC_WARN_UNUSED_RESULT;

guint           muster_map_draft_get_n_places (MusterMapDraft  *self);
const char     *muster_map_draft_get_name     (MusterMapDraft  *self,
                                               guint            place);
/* (nullable): the kind, as it stands in the file. */
const char     *muster_map_draft_get_kind     (MusterMapDraft  *self,
                                               guint            place);
/* @member: "owner" or "depot". Returns the number of a side, or 0. */
guint           muster_map_draft_get_side     (MusterMapDraft  *self,
                                               guint            place,
                                               const char      *member);
int             muster_map_draft_get_value    (MusterMapDraft  *self,
                                               guint            place);
void            muster_map_draft_get_at       (MusterMapDraft  *self,
                                               guint            place,
                                               int             *x,
                                               int             *y);
void            muster_map_draft_get_size     (MusterMapDraft  *self,
                                               int             *width,
                                               int             *height);
/* The kind of the link between two places, or NULL if there is none. */
const char     *muster_map_draft_get_way      (MusterMapDraft  *self,
                                               guint            one,
                                               guint            other);

/* Adds a place and returns its index, or -1 if there are as many as there can be. */
int             muster_map_draft_add_place    (MusterMapDraft  *self,
                                               int              x,
                                               int              y);
void            muster_map_draft_remove_place (MusterMapDraft  *self,
                                               guint            place);
void            muster_map_draft_set_name     (MusterMapDraft  *self,
                                               guint            place,
                                               const char      *name);
void            muster_map_draft_set_kind     (MusterMapDraft  *self,
                                               guint            place,
                                               const char      *kind);
void            muster_map_draft_set_side     (MusterMapDraft  *self,
                                               guint            place,
                                               const char      *member,
                                               guint            side);
void            muster_map_draft_set_value    (MusterMapDraft  *self,
                                               guint            place,
                                               int              value);
void            muster_map_draft_move         (MusterMapDraft  *self,
                                               guint            place,
                                               int              x,
                                               int              y);
/* Links two places, or with NULL as @kind no longer. */
void            muster_map_draft_set_way      (MusterMapDraft  *self,
                                               guint            one,
                                               guint            other,
                                               const char      *kind);
/* How many steps the link between two places takes, from 1 to 9; 0 if there is none. */
int             muster_map_draft_get_cost     (MusterMapDraft  *self,
                                               guint            one,
                                               guint            other);
void            muster_map_draft_set_cost     (MusterMapDraft  *self,
                                               guint            one,
                                               guint            other,
                                               int              cost);
/* (nullable): the SHA-256 of the picture under the map. */
const char     *muster_map_draft_get_picture  (MusterMapDraft  *self);
/* Lays a picture of this size under the map, which takes its shape; with NULL there is none any more. */
void            muster_map_draft_set_picture  (MusterMapDraft  *self,
                                               const char      *digest,
                                               guint            width,
                                               guint            height);
/* Begins anew with the shapes of a drawing. */
gboolean        muster_map_draft_read_svg     (MusterMapDraft  *self,
                                               const char      *text,
                                               gsize            length,
                                               const char      *origin,
                                               GError         **error);
gboolean        muster_map_draft_can_undo     (MusterMapDraft  *self);
void            muster_map_draft_undo         (MusterMapDraft  *self);

G_END_DECLS
