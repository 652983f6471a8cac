/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-private.h"

#include "core/rules/magdala/muster-magdala-text.h"
#include "core/rules/muster-correction.h"
#include "core/rules/muster-house-rule.h"

/* The orders with their parameters (M-ORDER). */

#define MOST_FIGURES 60

static const MusterChoice effects[] = {
  { "full", N_("Full effect") },
  { "half", N_("Half effect") },
  { NULL },
};

static const MusterChoice covers[] = {
  { "none", N_("In the open") },
  { "cover", N_("In cover") },
  { "rough", N_("In rough going") },
  { "zareba", N_("Behind a zareba") },
  { "wagons", N_("Behind wagons or sandbags") },
  { "earthworks", N_("Behind earthworks") },
  { "sangar", N_("Behind a sangar") },
  { NULL },
};

static const MusterChoice attackers_covers[] = {
  { "none", N_("In the open") },
  { "cover", N_("In cover") },
  { "rough", N_("In rough going") },
  { NULL },
};

static const MusterChoice modes[] = {
  { "advance", N_("Advance") },
  { "retreat", N_("Retreat") },
  { NULL },
};

static const MusterChoice extents[] = {
  { "full", N_("Full move") },
  { "half", N_("Half move") },
  { NULL },
};

static const MusterChoice goings[] = {
  { "good", N_("Good going") },
  { "bad", N_("Bad going") },
  { NULL },
};

static const MusterChoice overlaps[] = {
  { "none", N_("Nobody") },
  { "attacker", N_("The attacker") },
  { "defender", N_("The defender") },
  { NULL },
};

static const MusterChoice works[] = {
  { "none", N_("None") },
  { "zareba", N_("Zareba") },
  { "wagons", N_("Wagons or sandbags") },
  { "earthworks", N_("Earthworks") },
  { "sangar", N_("Sangar") },
  { NULL },
};

static const MusterChoice causes[] = {
  { "retreat", N_("Friends retreat past") },
  { "rout", N_("Friends rout past") },
  { "again", N_("It retreated last turn") },
  { NULL },
};

static const MusterChoice formations[] = {
  { "close", N_("Close order") },
  { "skirmish", N_("Skirmish order") },
  { "square", N_("Square") },
  { NULL },
};

static const MusterChoice stances[] = {
  { "standing", N_("Standing") },
  { "prone", N_("Prone") },
  { NULL },
};

static const MusterChoice settable[] = {
  MUSTER_CORRECT_FIGURES,
  { "leader", N_("Leader") },
  { "leadership", N_("Leadership") },
  { "ammo", N_("Half points of ammunition") },
  { "last-stand", N_("Last volley fired") },
  { "jammed", N_("Jammed") },
  { "limbered", N_("Limbered") },
  { "mounted", N_("Mounted") },
  { "skirmish", N_("In skirmish order") },
  { "square", N_("In square") },
  { "prone", N_("Prone") },
  { "works", N_("Behind works") },
  { "building", N_("Turns of building") },
  { "moved", N_("Moved") },
  { "fired", N_("Fired") },
  { "busy", N_("Busy") },
  { "advancing", N_("Advancing") },
  { "under-fire", N_("Under fire") },
  { "fire-losses", N_("Lost to fire this turn") },
  { "tested", N_("Tested for fire") },
  { "test-due", N_("Owes a test") },
  { "halted", N_("Halted") },
  { "pinned", N_("Pinned") },
  { "melee", N_("In melee") },
  { "lost-rounds", N_("Rounds lost in a row") },
  { "retreating", N_("Retreating") },
  { "pursuing", N_("Pursuing") },
  { "spent", N_("At half strength") },
  MUSTER_CORRECT_BATTLE,
  { "active_side", N_("Side to act") },
  { "no-ammunition", N_("No ammunition") },
  { NULL },
};

#define TARGET \
  { .id = "target", .label = N_("Target"), .kind = MUSTER_FIELD_UNIT, \
    .flags = MUSTER_FIELD_REQUIRED | MUSTER_FIELD_ENEMY }
#define UMPIRE(name, words, most) \
  { .id = name, .label = words, .kind = MUSTER_FIELD_NUMBER, \
    .flags = MUSTER_FIELD_SECRET | MUSTER_FIELD_SETTLED, .min = -(most), .max = (most) }
#define IMAM \
  { .id = "imam", .label = N_("An imam is within 6\""), .kind = MUSTER_FIELD_SWITCH }
#define REROLL \
  { .id = "reroll", .label = N_("The General has it test once more"), .kind = MUSTER_FIELD_SWITCH, \
    .fallback = TRUE }
#define FRIEND \
  { .id = "friend", .label = N_("Friends of the rocket nearest its target"), .kind = MUSTER_FIELD_UNIT, \
    .nothing = N_("Nobody") }

static const MusterField no_fields[] = {
  { NULL },
};

static const MusterField fire_fields[] = {
  TARGET,
  { .id = "distance", .label = N_("Distance"), .kind = MUSTER_FIELD_NUMBER,
    .flags = MUSTER_FIELD_REQUIRED | MUSTER_FIELD_DISTANCE, .min = 0, .max = 999 },
  { .id = "figures", .label = N_("Figures that fire"), .kind = MUSTER_FIELD_NUMBER, .min = 1,
    .max = MOST_FIGURES, .fallback = 1, .nothing = N_("all") },
  { .id = "effect", .label = N_("Effect"), .kind = MUSTER_FIELD_CHOICE, .choices = effects,
    .nothing = N_("Full if it can") },
  { .id = "cover", .label = N_("Where the target is"), .kind = MUSTER_FIELD_CHOICE, .choices = covers,
    .nothing = N_("In the works that it has") },
  FRIEND,
  MUSTER_HOUSE_DICE,
  MUSTER_HOUSE_REASON,
  { NULL },
};

static const MusterField move_fields[] = {
  { .id = "mode", .label = N_("Which way"), .kind = MUSTER_FIELD_CHOICE,
    .flags = MUSTER_FIELD_REQUIRED, .choices = modes },
  { .id = "distance", .label = N_("How far"), .kind = MUSTER_FIELD_NUMBER,
    .flags = MUSTER_FIELD_DISTANCE, .min = 0, .max = 99 },
  { .id = "extent", .label = N_("Full or half"), .kind = MUSTER_FIELD_CHOICE, .choices = extents,
    .nothing = N_("As far as it can") },
  { .id = "going", .label = N_("Ground"), .kind = MUSTER_FIELD_CHOICE, .choices = goings },
  { NULL },
};

static const MusterField charge_fields[] = {
  TARGET,
  { .id = "distance", .label = N_("Distance"), .kind = MUSTER_FIELD_NUMBER,
    .flags = MUSTER_FIELD_REQUIRED | MUSTER_FIELD_DISTANCE, .min = 0, .max = 99 },
  { .id = "going", .label = N_("Ground"), .kind = MUSTER_FIELD_CHOICE, .choices = goings },
  { .id = "cover", .label = N_("Where the attackers are"), .kind = MUSTER_FIELD_CHOICE,
    .choices = attackers_covers },
  { .id = "defenders-firing", .label = N_("Defenders that fire"), .kind = MUSTER_FIELD_NUMBER,
    .min = 0, .max = MOST_FIGURES, .nothing = N_("all") },
  FRIEND,
  UMPIRE ("umpire", N_("Umpire’s correction of the attackers’ test"), 2),
  IMAM,
  REROLL,
  MUSTER_HOUSE_REASON,
  { NULL },
};

static const MusterField melee_fields[] = {
  { .id = "target", .label = N_("Target"), .kind = MUSTER_FIELD_UNIT,
    .flags = MUSTER_FIELD_REQUIRED | MUSTER_FIELD_ENEMY | MUSTER_FIELD_FITTING },
  { .id = "contact", .label = N_("Figures in contact"), .kind = MUSTER_FIELD_NUMBER,
    .flags = MUSTER_FIELD_REQUIRED | MUSTER_FIELD_COUNTED, .min = 1, .max = MOST_FIGURES, .fallback = 1 },
  { .id = "overlapped", .label = N_("Overlapped"), .kind = MUSTER_FIELD_CHOICE, .choices = overlaps },
  { .id = "flanks", .label = N_("On how many flanks"), .kind = MUSTER_FIELD_NUMBER, .min = 1, .max = 2,
    .fallback = 1 },
  { .id = "works", .label = N_("The defender’s works"), .kind = MUSTER_FIELD_CHOICE, .choices = works,
    .nothing = N_("Those that it has") },
  UMPIRE ("umpire-attacker", N_("Umpire’s correction for the attacker"), 1),
  UMPIRE ("umpire-defender", N_("Umpire’s correction for the defender"), 1),
  MUSTER_HOUSE_REASON,
  { NULL },
};

static const MusterField morale_fields[] = {
  UMPIRE ("umpire", N_("Umpire’s correction"), 2),
  IMAM,
  REROLL,
  { .id = "pursuit-reroll", .label = N_("Generals with the victors have them roll once more"),
    .kind = MUSTER_FIELD_SWITCH, .fallback = TRUE },
  MUSTER_HOUSE_REASON,
  { NULL },
};

static const MusterField retest_fields[] = {
  UMPIRE ("umpire", N_("Umpire’s correction"), 2),
  IMAM,
  REROLL,
  MUSTER_HOUSE_REASON,
  { NULL },
};

static const MusterField reaction_fields[] = {
  { .id = "cause", .label = N_("Because"), .kind = MUSTER_FIELD_CHOICE, .flags = MUSTER_FIELD_REQUIRED,
    .choices = causes },
  UMPIRE ("umpire", N_("Umpire’s correction"), 2),
  REROLL,
  MUSTER_HOUSE_REASON,
  { NULL },
};

static const MusterField form_fields[] = {
  { .id = "formation", .label = N_("Formation"), .kind = MUSTER_FIELD_CHOICE, .choices = formations,
    .nothing = N_("As it is") },
  { .id = "stance", .label = N_("Stance"), .kind = MUSTER_FIELD_CHOICE, .choices = stances,
    .nothing = N_("As it is") },
  { .id = "works", .label = N_("Works"), .kind = MUSTER_FIELD_CHOICE, .choices = works,
    .nothing = N_("As it is") },
  { NULL },
};

static const MusterField bug_out_fields[] = {
  { .id = "horses", .label = N_("Inches to the horses"), .kind = MUSTER_FIELD_NUMBER,
    .flags = MUSTER_FIELD_REQUIRED | MUSTER_FIELD_DISTANCE, .min = 0, .max = MAGDALA_HORSES },
  { NULL },
};

static const MusterField resupply_fields[] = {
  { .id = "from", .label = N_("From"), .kind = MUSTER_FIELD_UNIT,
    .flags = MUSTER_FIELD_REQUIRED | MUSTER_FIELD_OWN | MUSTER_FIELD_FITTING },
  { NULL },
};

static const MusterField detach_fields[] = {
  { .id = "id", .label = N_("Name of the Detachment"), .kind = MUSTER_FIELD_ID,
    .flags = MUSTER_FIELD_REQUIRED },
  { .id = "figures", .label = N_("Figures"), .kind = MUSTER_FIELD_NUMBER,
    .flags = MUSTER_FIELD_REQUIRED | MUSTER_FIELD_COUNTED, .min = 1, .max = MOST_FIGURES, .fallback = 1 },
  { NULL },
};

static const MusterField move_general_fields[] = {
  { .id = "to", .label = N_("To"), .kind = MUSTER_FIELD_UNIT,
    .flags = MUSTER_FIELD_REQUIRED | MUSTER_FIELD_OWN | MUSTER_FIELD_FITTING },
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
    .flags = MUSTER_FIELD_REQUIRED, .min = -99, .max = 99, .fallback = 1 },
  MUSTER_COMMON_REASON,
  { NULL },
};

#define OF_UNIT MUSTER_ORDER_OF_UNIT

const MusterOrderSpec muster_magdala_orders[] = {
  [MAGDALA_FIRE] = { "fire", N_("Fire"), 'f', OF_UNIT, fire_fields, .done = N_("Fired") },
  [MAGDALA_MOVE] = { "move", N_("Move"), 'm', OF_UNIT, move_fields, .done = N_("Moved") },
  [MAGDALA_CHARGE] = { "charge", N_("Charge"), 'c', OF_UNIT, charge_fields, .done = N_("Charged") },
  [MAGDALA_MELEE_ROUND] = { "melee", N_("Fight a round"), 'a', OF_UNIT, melee_fields },
  [MAGDALA_MORALE] = { "morale", N_("Test morale"), 'o', OF_UNIT, morale_fields },
  [MAGDALA_RETEST] = { "retest", N_("Test morale again"), 'g', OF_UNIT, retest_fields,
                       .done = N_("Tested again") },
  [MAGDALA_REACTION] = { "reaction", N_("Reaction test"), 'r', OF_UNIT, reaction_fields },
  [MAGDALA_FORM] = { "form", N_("Form"), 'w', OF_UNIT, form_fields },
  [MAGDALA_MOUNT] = { "mount", N_("Mount"), 'u', OF_UNIT, no_fields, .done = N_("Mounted") },
  [MAGDALA_DISMOUNT] = { "dismount", N_("Dismount"), 'd', OF_UNIT, no_fields,
                         .done = N_("Dismounted") },
  [MAGDALA_LIMBER] = { "limber", N_("Limber"), 'l', OF_UNIT, no_fields, .done = N_("Limbered") },
  [MAGDALA_UNLIMBER] = { "unlimber", N_("Unlimber"), 'n', OF_UNIT, no_fields,
                         .done = N_("Unlimbered") },
  [MAGDALA_BUG_OUT] = { "bug-out", N_("Bug out"), 'b', OF_UNIT, bug_out_fields,
                        .done = N_("Bugged out") },
  [MAGDALA_CLEAR_JAM] = { "clear-jam", N_("Clear the jam"), 'j', OF_UNIT, no_fields,
                          .done = N_("Worked on its jam") },
  [MAGDALA_BUILD] = { "build", N_("Build a sangar"), 's', OF_UNIT, no_fields, .done = N_("Built") },
  [MAGDALA_RESUPPLY] = { "resupply", N_("Resupply"), 'y', OF_UNIT, resupply_fields,
                         .done = N_("Resupplied") },
  [MAGDALA_DETACH] = { "detach", N_("Detach"), 'x', OF_UNIT, detach_fields },
  [MAGDALA_REJOIN] = { "rejoin", N_("Rejoin"), 'i', OF_UNIT, no_fields },
  [MAGDALA_MOVE_GENERAL] = { "move-general", N_("Move the leader"), 'v', OF_UNIT, move_general_fields },
  [MAGDALA_END_TURN] = { "end-turn", N_("End turn"), 't', 0, no_fields },
  [MAGDALA_SET] = MUSTER_COMMON_ORDERS (set_fields, award_fields),
  [MAGDALA_N_ORDERS] = { NULL },
};
