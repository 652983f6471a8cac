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
 * @MUSTER_SLIP_LOST: how many a unit lost, of its strength before
 * @MUSTER_SLIP_TICK: a truth that is only there if it is one; then the unit that owns it has fought
 * @MUSTER_SLIP_LISTED: a list of the ids that are checked
 * @MUSTER_SLIP_PART: a value that only counts where what it belongs to is said
 * @MUSTER_SLIP_NEWCOMER: the name of somebody who is new, with an id; without a name he is not there
 * @MUSTER_SLIP_SORT: which of several members it is that is named
 * @MUSTER_SLIP_SOURCE: what it was, or that it was on paper
 * @MUSTER_SLIP_NUMERAL: a number that is chosen, as its option has it for an id
 * @MUSTER_SLIP_NUMBERS: a list of numbers
 * @MUSTER_SLIP_FATE: what becomes of a leader at a total of the dice, in the table of fates
 * @MUSTER_SLIP_EFFECT: how a card changes a counter, in the list of its effects
 * @MUSTER_SLIP_ASIDE: in no parameter of the order, but in another order that goes with it
 *
 * How what a field says stands in the parameters.
 */
typedef enum
{
  MUSTER_SLIP_PLAIN,
  MUSTER_SLIP_ID,
  MUSTER_SLIP_WHO,
  MUSTER_SLIP_LOST,
  MUSTER_SLIP_TICK,
  MUSTER_SLIP_LISTED,
  MUSTER_SLIP_PART,
  MUSTER_SLIP_NEWCOMER,
  MUSTER_SLIP_SORT,
  MUSTER_SLIP_SOURCE,
  MUSTER_SLIP_NUMERAL,
  MUSTER_SLIP_NUMBERS,
  MUSTER_SLIP_FATE,
  MUSTER_SLIP_EFFECT,
  MUSTER_SLIP_ASIDE,
} MusterSlipWay;

/**
 * MusterSlipSlot:
 * @path: where it stands: "winner", "score/column"
 * @ids: (nullable): what the numbers of the options stand for
 * @start: of MUSTER_SLIP_LOST and MUSTER_SLIP_TICK, the strength of the unit before
 * @owner: (nullable): of MUSTER_SLIP_PART, where that stands; of MUSTER_SLIP_TICK, the unit; of a newcomer,
 *   his id
 * @was: (nullable): of MUSTER_SLIP_SOURCE, what it is if it was not on paper
 * @means_all: a list that is not there has all of them
 * @drives: fields behind it depend on it
 * @keeps: they still say what they said, as far as they can
 * @is_first: the first of those that make up a list
 * @unsaid: (nullable): what stands in the parameters if the field says nothing
 */
typedef struct
{
  MusterFormField *field;
  char *path;
  GPtrArray *ids;
  MusterSlipWay way;
  int start;
  char *owner;
  JsonNode *was;
  gboolean means_all;
  gboolean drives;
  gboolean keeps;
  gboolean is_first;
  JsonNode *unsaid;
} MusterSlipSlot;

/* Lists of the rules whose entries have fields. */
#define MUSTER_SLIP_FATES "rules/leaders/fates"
#define MUSTER_SLIP_CARDS "rules/deck/cards"

struct _MusterCampaignSlip
{
  MusterObject parent_instance;

  MusterCampaign *campaign;
  MusterCampaignState *past; /* state in which an earlier entry was given, if this slip changes
                              * one */
  MusterCampaignVerb verb;
  JsonNode *given;
  char *scope;   /* (nullable): of other rules, which part is asked for */
  JsonNode *was; /* (nullable): the source of a return that is changed */
  GHashTable *settled; /* members that the caller gave; they are fixed */
  GPtrArray *slots; /* MusterSlipSlot */
  GListStore *fields;
  gboolean is_making;
};

static inline const MusterCampaignSetup *
muster_slip_get_setup (MusterCampaignSlip *self)
{
  return muster_campaign_get_setup (self->campaign);
}

static inline const MusterCampaignRules *
muster_slip_get_rules (MusterCampaignSlip *self)
{
  return muster_campaign_get_rules (muster_slip_get_setup (self), muster_campaign_slip_get_state (self));
}

/* A list of options while it is being built. */
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
/* Takes the content of @list. @label: static. */
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
/* A number that may be left out; once it is given it begins with @usual. */
MusterSlipSlot  *muster_slip_add_usual_number (MusterCampaignSlip *self,
                                               const char         *path,
                                               const char         *label,
                                               int                 min,
                                               int                 max,
                                               int                 usual);
MusterSlipSlot  *muster_slip_add_text   (MusterCampaignSlip *self,
                                         const char         *path,
                                         const char         *label,
                                         gboolean            required);
/* Where nothing else stands in the parameters, an empty list does. */
void             muster_slip_say_empty_list (MusterSlipSlot *slot);
/* Numbers: "3, 7, 12"; and a fraction: "1/3". */
MusterSlipSlot  *muster_slip_add_numbers (MusterCampaignSlip *self,
                                          const char         *path,
                                          const char         *label);
MusterSlipSlot  *muster_slip_add_fraction (MusterCampaignSlip *self,
                                           const char         *path,
                                           const char         *label);
/* A text of several lines. */
MusterSlipSlot  *muster_slip_add_prose  (MusterCampaignSlip *self,
                                         const char         *path,
                                         const char         *label,
                                         gboolean            required);
MusterSlipSlot  *muster_slip_add_date   (MusterCampaignSlip *self,
                                         const char         *path,
                                         const char         *label,
                                         gboolean            required);
MusterSlipSlot  *muster_slip_add_switch (MusterCampaignSlip *self,
                                         const char         *path,
                                         const char         *label);
MusterSlipSlot  *muster_slip_add_list   (MusterCampaignSlip *self,
                                         const char         *path,
                                         const char         *label,
                                         gboolean            means_all,
                                         MusterSlipList     *list);

/* (nullable): the slot at a path. */
MusterSlipSlot  *muster_slip_find_slot  (MusterCampaignSlip *self,
                                         const char         *path);
/* Makes the slot count only if there is something at the path @owner. */
void             muster_slip_set_owner  (MusterCampaignSlip *self,
                                         MusterSlipSlot     *slot,
                                         MusterSlipWay       way,
                                         const char         *owner);
/* Sets how the value is stored in the parameters, and reads the given value in that way. */
void             muster_slip_set_way    (MusterCampaignSlip *self,
                                         MusterSlipSlot     *slot,
                                         MusterSlipWay       way);

/* Returns the node at a path of an object, or NULL; and sets it, or removes it if @node is NULL.
 * Takes @node. See muster-campaign-slip-values.c. */
JsonNode        *muster_slip_find_node  (JsonObject         *object,
                                         const char         *path);
void             muster_slip_put_node   (JsonObject         *object,
                                         const char         *path,
                                         JsonNode           *node);
/* Reads the value of a field from the given parameters, and writes it into them. */
void             muster_slip_read       (MusterSlipSlot     *slot,
                                         JsonObject         *given);
void             muster_slip_put        (MusterSlipSlot     *slot,
                                         JsonObject         *params);
/* The same for what stands in a list of the rules; FALSE for any other. See muster-campaign-slip-lists.c. */
gboolean         muster_slip_read_in_list (MusterSlipSlot    *slot,
                                           JsonObject        *given);
gboolean         muster_slip_put_in_list (MusterSlipSlot     *slot,
                                          const MusterValue  *value,
                                          JsonObject         *params);
/* Of a return: forgets units and leaders that can no longer be named. */
void             muster_slip_prune      (MusterCampaignSlip *self);

/* Returns the id or text at @path so far, or NULL; valid until the next change. */
const char      *muster_slip_get_id     (MusterCampaignSlip *self,
                                         const char         *path);
gboolean         muster_slip_is_on      (MusterCampaignSlip *self,
                                         const char         *path);
/* Returns the index of the thing that is given under @id, or -1. */
int              muster_slip_find       (MusterCampaignSlip *self,
                                         MusterCampaignKind  kind,
                                         const char         *id);

/* Adds the fields of the order. Returns FALSE if more follow once the user has chosen whom the
 * order is about. See muster-campaign-slip-fields.c. */
gboolean         muster_slip_add_fields (MusterCampaignSlip *self);
/* Fields of the result of a battle: muster-campaign-slip-return.c. */
void             muster_slip_add_source (MusterCampaignSlip *self);
void             muster_slip_add_score  (MusterCampaignSlip *self);
void             muster_slip_add_unit_returns (MusterCampaignSlip *self);
void             muster_slip_add_leader_returns (MusterCampaignSlip *self);
/* Fields of descriptions: muster-campaign-slip-new.c. */
void             muster_slip_add_leader (MusterCampaignSlip *self);
void             muster_slip_add_unit   (MusterCampaignSlip *self);
void             muster_slip_add_player (MusterCampaignSlip *self);
void             muster_slip_add_force  (MusterCampaignSlip *self);
void             muster_slip_add_value  (MusterCampaignSlip *self);
/* Fields of other rules: muster-campaign-slip-rules.c. */
void             muster_slip_begin_rules (MusterCampaignSlip *self);
void             muster_slip_add_rules  (MusterCampaignSlip *self);
/* What is an order of its own: muster-campaign-slip-aside.c. */
void             muster_slip_offer_newcomer (MusterCampaignSlip *self,
                                             MusterSlipList     *list);
void             muster_slip_add_newcomer (MusterCampaignSlip *self,
                                           const char         *path);
void             muster_slip_add_led_from (MusterCampaignSlip *self);
/* Fields of a chapter: muster-campaign-slip-chapter.c. */
void             muster_slip_add_chapter (MusterCampaignSlip *self);
/* Gives a described thing an id of its own, unless it has one. */
void             muster_slip_name_new   (MusterCampaignSlip *self,
                                         const char         *member,
                                         MusterCampaignKind  kind);
void             muster_slip_add_side   (MusterCampaignSlip *self,
                                         const char         *path,
                                         const char         *label,
                                         gboolean            required);

G_END_DECLS
