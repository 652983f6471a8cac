/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/muster-campaign.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_MARCH_DRAFT (muster_march_draft_get_type ())
G_DECLARE_FINAL_TYPE (MusterMarchDraft, muster_march_draft, MUSTER, MARCH_DRAFT, MusterObject)

/**
 * MusterMarchDraft:
 *
 * The march of a force while somebody writes it: place after place, along open links, as far as its pace
 * allows (C-MAP-05). Nothing of it is in the campaign until it is given.
 */

/* Returns NULL if the force cannot march now. It begins with the march that is already written. */
MusterMarchDraft *muster_march_draft_new         (MusterCampaign    *campaign,
                                                  int                force) G_GNUC_WARN_UNUSED_RESULT;

int               muster_march_draft_get_force   (MusterMarchDraft  *self);
/* (element-type int): where it stands, and the places that it is to go to. */
const GArray     *muster_march_draft_get_path    (MusterMarchDraft  *self);
int               muster_march_draft_get_cost    (MusterMarchDraft  *self);
int               muster_march_draft_get_pace    (MusterMarchDraft  *self);
/* "The ford → The kraal" */
char             *muster_march_draft_dup_text    (MusterMarchDraft  *self) G_GNUC_WARN_UNUSED_RESULT;

/* (element-type int): the places that it can go to next, in the order of the places. */
GArray           *muster_march_draft_list_next   (MusterMarchDraft  *self) G_GNUC_WARN_UNUSED_RESULT;
/* Adds a place that it can go to next. */
gboolean          muster_march_draft_add         (MusterMarchDraft  *self,
                                                  int                place);
void              muster_march_draft_remove_last (MusterMarchDraft  *self);
void              muster_march_draft_clear       (MusterMarchDraft  *self);
/* Replaces it by the shortest way from where the force stands; FALSE: that is too far. */
gboolean          muster_march_draft_go_to       (MusterMarchDraft  *self,
                                                  int                place);
gboolean          muster_march_draft_give        (MusterMarchDraft  *self,
                                                  GError           **error);

G_END_DECLS
