/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/muster-object.h"
#include "core/rules/muster-forecast.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_ORDER_OUTLOOK (muster_order_outlook_get_type ())
G_DECLARE_FINAL_TYPE (MusterOrderOutlook, muster_order_outlook, MUSTER, ORDER_OUTLOOK, MusterObject)

/**
 * MusterOrderOutlook:
 *
 * What is to be expected of the order that is being given, as the rules work it out.
 *
 * Properties: text (a line for each unit that something may happen to, or "").
 * Signal `changed`: something else is to be expected.
 */
MusterOrderOutlook *muster_order_outlook_new         (void) G_GNUC_WARN_UNUSED_RESULT;

void                muster_order_outlook_look        (MusterOrderOutlook *self,
                                                      MusterBattle       *battle,
                                                      const MusterOrder  *order);

/* The number of results, from 0, whose chances are worth showing; 0 if nothing is counted. */
guint               muster_order_outlook_get_n_results (MusterOrderOutlook *self);
double              muster_order_outlook_get_odds    (MusterOrderOutlook *self,
                                                      guint               result);

char               *muster_order_outlook_dup_title   (MusterOrderOutlook *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
