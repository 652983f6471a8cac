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
 * @MUSTER_SLIP_LOST: leaders who are lost
 *
 * How what a field says stands in the parameters.
 */
typedef enum
{
  MUSTER_SLIP_PLAIN,
  MUSTER_SLIP_ID,
  MUSTER_SLIP_WHO,
  MUSTER_SLIP_LEFT,
  MUSTER_SLIP_LOST,
} MusterSlipWay;

/**
 * MusterSlipSlot:
 * @path: where it stands: "winner", "score/column"
 * @ids: (nullable): what the numbers of the options stand for
 * @start: of MUSTER_SLIP_LEFT
 * @drives: fields behind it depend on it
 */
typedef struct
{
  MusterFormField *field;
  char *path;
  GPtrArray *ids;
  MusterSlipWay way;
  int start;
  gboolean drives;
} MusterSlipSlot;

struct _MusterCampaignSlip
{
  GObject parent_instance;

  MusterCampaign *campaign;
  MusterCampaignState *past; /* what an earlier entry was given in, if it is about one */
  MusterCampaignVerb verb;
  JsonNode *given;
  GHashTable *settled; /* members that were named from the beginning */
  GPtrArray *slots; /* MusterSlipSlot */
  GListStore *fields;
  gboolean is_making;
};

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
MusterSlipSlot  *muster_slip_add_checks (MusterCampaignSlip *self,
                                         const char         *path,
                                         const char         *label,
                                         MusterSlipList     *list);

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

/* What is said at @path so far: the id or the words, or NULL; lives until something changes. */
const char      *muster_slip_get_id     (MusterCampaignSlip *self,
                                         const char         *path);
gboolean         muster_slip_is_on      (MusterCampaignSlip *self,
                                         const char         *path);
/* The index of what is given under @id, or -1. */
int              muster_slip_find       (MusterCampaignSlip *self,
                                         MusterCampaignKind  kind,
                                         const char         *id);

/* The fields of the order, in its order: muster-campaign-slip-fields.c. */
void             muster_slip_add_fields (MusterCampaignSlip *self);
/* Fields of what is described and not named: muster-campaign-slip-new.c. */
void             muster_slip_add_leader (MusterCampaignSlip *self);
void             muster_slip_add_unit   (MusterCampaignSlip *self);
void             muster_slip_add_player (MusterCampaignSlip *self);
void             muster_slip_add_force  (MusterCampaignSlip *self);
void             muster_slip_add_chapter (MusterCampaignSlip *self);
void             muster_slip_add_value  (MusterCampaignSlip *self);

G_END_DECLS
