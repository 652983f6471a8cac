/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/hexcard/muster-hexcard-private.h"

#include "core/rules/hexcard/muster-hexcard-text.h"
#include "core/rules/muster-correction.h"
#include "core/rules/muster-house-rule.h"

static const MusterChoice no_or_yes[] = {
  { "no", N_("No") },
  { "yes", N_("Yes") },
  { NULL },
};

static const MusterChoice ground[] = {
  { "open", N_("Open ground") },
  { "hill-or-wood", N_("Hill or wood") },
  { NULL },
};

static const MusterChoice going[] = {
  { "along", N_("Goes along") },
  { "stay", N_("Stays behind") },
  { NULL },
};

static const MusterChoice sight[] = {
  { "clear", N_("Clear") },
  { "blocked", N_("Blocked") },
  { NULL },
};

static const MusterChoice cover[] = {
  { "none", N_("None") },
  { "cover", N_("In cover") },
  { NULL },
};

static const MusterChoice settable[] = {
  MUSTER_CORRECT_FIGURES,
  { "disrupted", N_("Disrupted") },
  { "moved", N_("Moved") },
  { "fought", N_("Fought") },
  { "limbered", N_("Limbered") },
  { "wounded", N_("Wounded") },
  { "with", N_("Is with") },
  { "card", N_("Card") },
  MUSTER_CORRECT_BATTLE,
  { NULL },
};

static const MusterField no_fields[] = {
  { NULL },
};

static const MusterField attach_fields[] = {
  { .id = "to", .label = N_("With"), .kind = MUSTER_FIELD_UNIT,
    .flags = MUSTER_FIELD_REQUIRED | MUSTER_FIELD_OWN },
  { .id = "limbered", .label = N_("Limbered"), .kind = MUSTER_FIELD_CHOICE, .choices = no_or_yes },
  { NULL },
};

static const MusterField split_fields[] = {
  { .id = "figures", .label = N_("Figures of the new part"), .kind = MUSTER_FIELD_NUMBER,
    .flags = MUSTER_FIELD_REQUIRED, .min = 1, .max = 99, .fallback = 1 },
  { .id = "part", .label = N_("Name of the new part"), .kind = MUSTER_FIELD_ID,
    .flags = MUSTER_FIELD_REQUIRED },
  { NULL },
};

static const MusterField merge_fields[] = {
  { .id = "part", .label = N_("Takes in"), .kind = MUSTER_FIELD_UNIT,
    .flags = MUSTER_FIELD_REQUIRED | MUSTER_FIELD_OWN },
  { NULL },
};

static const MusterField move_fields[] = {
  { .id = "hexes", .label = N_("How far"), .kind = MUSTER_FIELD_NUMBER,
    .flags = MUSTER_FIELD_REQUIRED | MUSTER_FIELD_DISTANCE, .min = 1, .max = 99, .fallback = 1 },
  { .id = "road", .label = N_("All of it by road"), .kind = MUSTER_FIELD_CHOICE,
    .choices = no_or_yes },
  { .id = "terrain", .label = N_("Ground"), .kind = MUSTER_FIELD_CHOICE, .choices = ground },
  { .id = "commander", .label = N_("Commander"), .kind = MUSTER_FIELD_CHOICE, .choices = going },
  { NULL },
};

static const MusterField embark_fields[] = {
  { .id = "transport", .label = N_("Transport"), .kind = MUSTER_FIELD_UNIT,
    .flags = MUSTER_FIELD_REQUIRED | MUSTER_FIELD_OWN },
  { NULL },
};

static const MusterField fire_fields[] = {
  { .id = "target", .label = N_("Target"), .kind = MUSTER_FIELD_UNIT,
    .flags = MUSTER_FIELD_REQUIRED | MUSTER_FIELD_ENEMY | MUSTER_FIELD_FITTING },
  { .id = "range", .label = N_("Range"), .kind = MUSTER_FIELD_NUMBER,
    .flags = MUSTER_FIELD_REQUIRED | MUSTER_FIELD_DISTANCE, .min = 1, .max = 99, .fallback = 1 },
  { .id = "los", .label = N_("Line of sight"), .kind = MUSTER_FIELD_CHOICE, .choices = sight },
  { .id = "cover", .label = N_("Cover"), .kind = MUSTER_FIELD_CHOICE, .choices = cover },
  { .id = "also", .label = N_("Others in that hex"), .kind = MUSTER_FIELD_UNITS,
    .flags = MUSTER_FIELD_ENEMY },
  MUSTER_HOUSE_DICE,
  MUSTER_HOUSE_REASON,
  { NULL },
};

static const MusterField assault_fields[] = {
  { .id = "target", .label = N_("Target"), .kind = MUSTER_FIELD_UNIT,
    .flags = MUSTER_FIELD_REQUIRED | MUSTER_FIELD_ENEMY | MUSTER_FIELD_FITTING },
  { .id = "cover", .label = N_("The defender’s cover"), .kind = MUSTER_FIELD_CHOICE,
    .choices = cover },
  { .id = "terrain", .label = N_("The defender’s hex"), .kind = MUSTER_FIELD_CHOICE,
    .choices = ground },
  MUSTER_HOUSE_TOTAL,
  MUSTER_HOUSE_DICE,
  MUSTER_HOUSE_REASON,
  { NULL },
};

static const MusterField set_fields[] = {
  MUSTER_SET_FIELDS (settable),
  { NULL },
};

static const MusterField award_fields[] = {
  MUSTER_COMMON_AWARD_TO,
  { .id = "objective", .label = N_("Objective"), .kind = MUSTER_FIELD_TEXT,
    .flags = MUSTER_FIELD_REQUIRED },
  { .id = "count", .label = N_("How many"), .kind = MUSTER_FIELD_NUMBER,
    .flags = MUSTER_FIELD_REQUIRED, .min = -10000, .max = 10000, .fallback = 1 },
  MUSTER_COMMON_REASON,
  { NULL },
};

const MusterOrderSpec muster_hexcard_orders[] = {
  [HEXCARD_ATTACH] = { "attach", N_("Attach"), 'w', MUSTER_ORDER_OF_UNIT, attach_fields },
  [HEXCARD_DETACH] = { "detach", N_("Detach"), 'x', MUSTER_ORDER_OF_UNIT, no_fields },
  [HEXCARD_SPLIT] = { "split", N_("Split"), 's', MUSTER_ORDER_OF_UNIT, split_fields },
  [HEXCARD_MERGE] = { "merge", N_("Merge"), 'g', MUSTER_ORDER_OF_UNIT, merge_fields },
  [HEXCARD_DEAL] = { "deal", N_("Deal"), 'd', 0, no_fields },
  [HEXCARD_MOVE] = { "move", N_("Move"), 'm', MUSTER_ORDER_OF_UNIT, move_fields,
                     .done = N_("Moved") },
  [HEXCARD_LIMBER] = { "limber", N_("Limber"), 'l', MUSTER_ORDER_OF_UNIT, no_fields,
                       .done = N_("Limbered") },
  [HEXCARD_UNLIMBER] = { "unlimber", N_("Unlimber"), 'u', MUSTER_ORDER_OF_UNIT, no_fields,
                         .done = N_("Unlimbered") },
  [HEXCARD_EMBARK] = { "embark", N_("Embark"), 'e', MUSTER_ORDER_OF_UNIT, embark_fields,
                       .done = N_("Embarked") },
  [HEXCARD_DISEMBARK] = { "disembark", N_("Disembark"), 'b', MUSTER_ORDER_OF_UNIT, no_fields,
                          .done = N_("Got down") },
  [HEXCARD_FIRE] = { "fire", N_("Fire"), 'f', MUSTER_ORDER_OF_UNIT, fire_fields,
                     .done = N_("Fired") },
  [HEXCARD_ASSAULT] = { "assault", N_("Close assault"), 'a', MUSTER_ORDER_OF_UNIT, assault_fields,
                        .done = N_("Assaulted") },
  [HEXCARD_DONE] = { "done", N_("Done"), 'n', MUSTER_ORDER_OF_UNIT, no_fields },
  [HEXCARD_END_TURN] = { "end-turn", N_("End turn"), 't', 0, no_fields },
  [HEXCARD_SET] = MUSTER_COMMON_ORDERS (set_fields, award_fields),
  [HEXCARD_N_ORDERS] = { NULL },
};
