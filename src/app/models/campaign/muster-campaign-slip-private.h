/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/campaign/muster-campaign-slip.h"

G_BEGIN_DECLS

/**
 * MusterSlipWay:
 * @MUSTER_SLIP_PLAIN: a number, a truth or words, as the field says them
 * @MUSTER_SLIP_ID: the id of what is chosen
 * @MUSTER_SLIP_WHO: the same of a leader; the first one is somebody new, under that id
 * @MUSTER_SLIP_LEFT: how many are left of a unit
 * @MUSTER_SLIP_MARKED: a truth for each of those who are checked, by id
 * @MUSTER_SLIP_LISTED: a list of the ids that are checked
 * @MUSTER_SLIP_PART: a value that only counts where what it belongs to is said
 * @MUSTER_SLIP_NEWCOMER: the name of somebody who is new, with an id; without a name he is not there
 * @MUSTER_SLIP_SORT: which of several members it is that is named
 * @MUSTER_SLIP_SOURCE: what it was, or that it was on paper
 *
 * How what a field says stands in the parameters.
 */
typedef enum
{
  MUSTER_SLIP_PLAIN,
  MUSTER_SLIP_ID,
  MUSTER_SLIP_WHO,
  MUSTER_SLIP_LEFT,
  MUSTER_SLIP_MARKED,
  MUSTER_SLIP_LISTED,
  MUSTER_SLIP_PART,
  MUSTER_SLIP_NEWCOMER,
  MUSTER_SLIP_SORT,
  MUSTER_SLIP_SOURCE,
} MusterSlipWay;

/**
 * MusterSlipSlot:
 * @path: where it stands: "winner", "score/column"
 * @ids: (nullable): what the numbers of the options stand for
 * @start: of MUSTER_SLIP_LEFT
 * @mark: (nullable): of MUSTER_SLIP_MARKED, what the truth is called
 * @starts: (nullable): of marked units, their strength before
 * @owner: (nullable): of MUSTER_SLIP_PART, where that stands; of a newcomer, his id
 * @was: (nullable): of MUSTER_SLIP_SOURCE, what it is if it was not on paper
 * @means_all: a list that is not there has all of them
 * @drives: fields behind it depend on it
 * @keeps: they still say what they said, as far as they can
 */
typedef struct
{
  MusterFormField *field;
  char *path;
  GPtrArray *ids;
  MusterSlipWay way;
  int start;
  const char *mark;
  GArray *starts;
  char *owner;
  JsonNode *was;
  gboolean means_all;
  gboolean drives;
  gboolean keeps;
} MusterSlipSlot;

struct _MusterCampaignSlip
{
  MusterObject parent_instance;

  MusterCampaign *campaign;
  MusterCampaignState *past; /* what an earlier entry was given in, if it is about one */
  MusterCampaignVerb verb;
  JsonNode *given;
  JsonNode *was; /* (nullable): the source of a return that is changed */
  GHashTable *settled; /* members that were named from the beginning */
  GPtrArray *slots; /* MusterSlipSlot */
  GListStore *fields;
  gboolean is_making;
};

static inline const MusterCampaignSetup *
muster_slip_get_setup (MusterCampaignSlip *self)
{
  return muster_campaign_get_setup (self->campaign);
}

/* What can be chosen, while it is listed. */
typedef struct
{
  GListStore *options;
  GPtrArray *ids;
} MusterSlipList;

void             muster_slip_list_init  (MusterSlipList     *list);
void             muster_slip_list_clear (MusterSlipList     *list);
void             muster_slip_list_add   (MusterSlipList     *list,
                                         const char         *id,
                                         const char         *label);
/* Takes what is listed. @label: lives for good. */
MusterSlipSlot  *muster_slip_add_choice (MusterCampaignSlip *self,
                                         const char         *path,
                                         const char         *label,
                                         gboolean            required,
                                         MusterSlipList     *list);
MusterSlipSlot  *muster_slip_add_number (MusterCampaignSlip *self,
                                         const char         *path,
                                         const char         *label,
                                         gboolean            required,
                                         int                 min,
                                         int                 max);
MusterSlipSlot  *muster_slip_add_text   (MusterCampaignSlip *self,
                                         const char         *path,
                                         const char         *label,
                                         gboolean            required);
MusterSlipSlot  *muster_slip_add_switch (MusterCampaignSlip *self,
                                         const char         *path,
                                         const char         *label);
/* @mark: static. @starts: (nullable): taken. */
MusterSlipSlot  *muster_slip_add_marks  (MusterCampaignSlip *self,
                                         const char         *path,
                                         const char         *label,
                                         const char         *mark,
                                         GArray             *starts,
                                         MusterSlipList     *list);
MusterSlipSlot  *muster_slip_add_list   (MusterCampaignSlip *self,
                                         const char         *path,
                                         const char         *label,
                                         gboolean            means_all,
                                         MusterSlipList     *list);

/* (nullable): the field at a path. */
MusterSlipSlot  *muster_slip_find_slot  (MusterCampaignSlip *self,
                                         const char         *path);
/* It only counts where something stands at @owner. */
void             muster_slip_set_owner  (MusterCampaignSlip *self,
                                         MusterSlipSlot     *slot,
                                         MusterSlipWay       way,
                                         const char         *owner);
/* How it stands in the parameters; what is given so is read then. */
void             muster_slip_set_way    (MusterCampaignSlip *self,
                                         MusterSlipSlot     *slot,
                                         MusterSlipWay       way);

/* What stands at a path of an object, or NULL; and puts it there, or with NULL takes it out. Takes @node:
 * muster-campaign-slip-values.c. */
JsonNode        *muster_slip_find_node  (JsonObject         *object,
                                         const char         *path);
void             muster_slip_put_node   (JsonObject         *object,
                                         const char         *path,
                                         JsonNode           *node);
/* What a field says, from what is given and into the parameters. */
void             muster_slip_read       (MusterSlipSlot     *slot,
                                         JsonObject         *given);
void             muster_slip_put        (MusterSlipSlot     *slot,
                                         JsonObject         *params);
/* Whoever is marked and cannot be chosen any more is forgotten. */
void             muster_slip_prune      (MusterSlipSlot     *slot,
                                         JsonObject         *given);

/* What is said at @path so far: the id or the words, or NULL; lives until something changes. */
const char      *muster_slip_get_id     (MusterCampaignSlip *self,
                                         const char         *path);
gboolean         muster_slip_is_on      (MusterCampaignSlip *self,
                                         const char         *path);
/* The index of what is given under @id, or -1. */
int              muster_slip_find       (MusterCampaignSlip *self,
                                         MusterCampaignKind  kind,
                                         const char         *id);

/* The fields of the order, in its order; FALSE: more of them once it is known whom it is about:
 * muster-campaign-slip-fields.c. */
gboolean         muster_slip_add_fields (MusterCampaignSlip *self);
/* Fields of what came of a battle: muster-campaign-slip-return.c. */
void             muster_slip_add_source (MusterCampaignSlip *self);
void             muster_slip_add_score  (MusterCampaignSlip *self);
void             muster_slip_add_unit_returns (MusterCampaignSlip *self);
void             muster_slip_add_leader_returns (MusterCampaignSlip *self);
/* Fields of what is described and not named: muster-campaign-slip-new.c. */
void             muster_slip_add_leader (MusterCampaignSlip *self);
void             muster_slip_add_unit   (MusterCampaignSlip *self);
void             muster_slip_add_player (MusterCampaignSlip *self);
void             muster_slip_add_force  (MusterCampaignSlip *self);
void             muster_slip_add_value  (MusterCampaignSlip *self);
/* What a chapter is: muster-campaign-slip-chapter.c. */
void             muster_slip_add_chapter (MusterCampaignSlip *self);
/* What is described gets an id of its own, unless it has one. */
void             muster_slip_name_new   (MusterCampaignSlip *self,
                                         const char         *member,
                                         MusterCampaignKind  kind);
void             muster_slip_add_side   (MusterCampaignSlip *self,
                                         const char         *path,
                                         const char         *label,
                                         gboolean            required);

G_END_DECLS
