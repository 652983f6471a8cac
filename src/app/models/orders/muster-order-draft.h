/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "app/models/form/muster-form-field.h"
#include "core/battle/muster-battle.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_ORDER_DRAFT (muster_order_draft_get_type ())
G_DECLARE_FINAL_TYPE (MusterOrderDraft, muster_order_draft, MUSTER, ORDER_DRAFT, MusterObject)

/**
 * MusterOrderDraft:
 *
 * An order while its fields are filled. Choices made in one order are offered again in the next of
 * the same kind: what must be chosen anyway comes chosen.
 *
 * Signal `changed`: a field holds another value.
 */
MusterOrderDraft *muster_order_draft_new         (MusterBattle      *battle) G_GNUC_WARN_UNUSED_RESULT;

void              muster_order_draft_start       (MusterOrderDraft  *self,
                                                  guint              verb,
                                                  int                unit);
/* The other way round: a part of the order that is begun is an order of its own, @id; it comes after the
 * rest. FALSE: it has no such part. */
gboolean          muster_order_draft_join        (MusterOrderDraft  *self,
                                                  const char        *id);
/* Whether it has such a part, which is not said yet. */
gboolean          muster_order_draft_can_join    (MusterOrderDraft  *self,
                                                  const char        *id);
/* (nullable): the field by which a unit may change its formation besides what it does; see
 * muster_order_draft_change_form(). */
MusterFormField  *muster_order_draft_get_form    (MusterOrderDraft  *self);
gboolean          muster_order_draft_change_form (MusterOrderDraft  *self);
gboolean          muster_order_draft_can_follow  (MusterOrderDraft  *self,
                                                  guint              verb);
void              muster_order_draft_follow      (MusterOrderDraft  *self,
                                                  const MusterOrder *before);
void              muster_order_draft_clear       (MusterOrderDraft  *self);

int               muster_order_draft_get_verb    (MusterOrderDraft  *self);
/* Whether the order is given to a unit and is not one of the umpire's. */
gboolean          muster_order_draft_is_of_unit  (MusterOrderDraft  *self);
GListModel       *muster_order_draft_get_fields  (MusterOrderDraft  *self);
char             *muster_order_draft_dup_title   (MusterOrderDraft  *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean          muster_order_draft_is_missing  (MusterOrderDraft  *self,
                                                  MusterFormField   *field);
char             *muster_order_draft_dup_missing (MusterOrderDraft  *self) G_GNUC_WARN_UNUSED_RESULT;

MusterFormField  *muster_order_draft_find_field  (MusterOrderDraft  *self,
                                                  const char        *id);
gboolean          muster_order_draft_offer_unit  (MusterOrderDraft  *self,
                                                  int                unit);

void              muster_order_draft_reveal      (MusterOrderDraft  *self);
gboolean          muster_order_draft_complete    (MusterOrderDraft  *self);
void              muster_order_draft_write       (MusterOrderDraft  *self,
                                                  MusterOrder       *order);
/* @turn: the turn in which it was given */
void              muster_order_draft_remember    (MusterOrderDraft  *self,
                                                  const MusterOrder *order,
                                                  int                turn);

/* Fills the fields with what @order has. */
void              muster_order_draft_fill      (MusterOrderDraft  *self,
                                                const MusterOrder *order);

void              muster_order_draft_propose    (MusterOrderDraft  *self,
                                                 MusterBattle      *battle);

G_END_DECLS
