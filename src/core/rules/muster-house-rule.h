/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-resolution.h"

G_BEGIN_DECLS

/* What the players or their umpire agree on at the table: a few points more or less on the total of a
 * test, a few dice more or fewer, and the reason. These are the last fields of an order. The total may be
 * kept secret until the order is carried out; how many dice there are to throw cannot. */

#define MUSTER_HOUSE_TOTAL_MOST 3
#define MUSTER_HOUSE_DICE_MOST 9

#define MUSTER_HOUSE_TOTAL \
  { .id = "umpire", .label = N_("Umpire’s correction of the test"), .kind = MUSTER_FIELD_NUMBER, \
    .flags = MUSTER_FIELD_SECRET | MUSTER_FIELD_SETTLED, \
    .min = -MUSTER_HOUSE_TOTAL_MOST, .max = MUSTER_HOUSE_TOTAL_MOST }
#define MUSTER_HOUSE_DICE \
  { .id = "umpire-dice", .label = N_("Umpire’s correction of the dice"), .kind = MUSTER_FIELD_NUMBER, \
    .flags = MUSTER_FIELD_SETTLED, \
    .min = -MUSTER_HOUSE_DICE_MOST, .max = MUSTER_HOUSE_DICE_MOST }
#define MUSTER_HOUSE_REASON \
  { .id = "umpire-reason", .label = N_("Umpire’s reason"), .kind = MUSTER_FIELD_TEXT }

/* Whether a field is the umpire's: for forms, which put these apart, and for whoever fills in orders
 * without being one. */
gboolean muster_house_rule_is_field (const MusterField *field);

int  muster_house_rule_get_total  (const MusterOrder *order);
int  muster_house_rule_get_dice   (const MusterOrder *order);
int  muster_house_rule_count_dice (const MusterOrder *order,
                                   int                dice);

void muster_house_rule_say_reason (MusterResolution  *self);
void muster_house_rule_say_total  (MusterResolution  *self,
                                   int                unit,
                                   int                number);
int  muster_house_rule_add_dice   (MusterResolution  *self,
                                   int                unit,
                                   int                dice);

G_END_DECLS
