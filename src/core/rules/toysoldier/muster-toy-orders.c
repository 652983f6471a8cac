/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-tables.h"

#include "core/rules/muster-correction.h"
#include "core/rules/muster-house-rule.h"
#include "core/rules/toysoldier/muster-toy-text.h"

/* The orders with their parameters. */

static const MusterChoice yes_no[] = {
  { "yes", N_("Yes") },
  { "no", N_("No") },
  { NULL },
};

static const MusterChoice only_yes[] = {
  { "yes", N_("Yes") },
  { NULL },
};

static const MusterChoice ground[] = {
  { "open", N_("Open ground") },
  { "slow", N_("Ground that slows") },
  { "road", N_("All of it on a road") },
  { "impassable", N_("Impassable ground") },
  { NULL },
};

static const MusterChoice arcs[] = {
  { "front", N_("Front") },
  { "flank", N_("Flank") },
  { "rear", N_("Rear") },
  { NULL },
};

static const MusterChoice covers[] = {
  { "none", N_("None") },
  { "light", N_("Light") },
  { "heavy", N_("Heavy") },
  { NULL },
};

static const MusterChoice heights[] = {
  { "none", N_("Neither") },
  { "attacker", N_("The attacker") },
  { "defender", N_("The defender") },
  { NULL },
};

static const MusterChoice sights[] = {
  { "clear", N_("Clear") },
  { "own-skirmishers", N_("Through skirmishers of the same side") },
  { "over", N_("Over the heads of others") },
  { "blocked", N_("Blocked") },
  { NULL },
};

static const MusterChoice movements[] = {
  { "none", N_("Not at all") },
  { "before", N_("Before the shot") },
  { "after", N_("After the shot") },
  { NULL },
};

static const MusterChoice form_times[] = {
  { "before", N_("Before the shot") },
  { "after", N_("After the shot") },
  { NULL },
};

static const MusterChoice forms[] = {
  { "line", N_("Line") },
  { "column", N_("Column") },
  { "loose", N_("Loose") },
  { "mounted", N_("Mounted") },
  { "dismounted", N_("Dismounted") },
  { NULL },
};

static const MusterChoice reforms[] = {
  { "line", N_("Line") },
  { "column", N_("Column") },
  { "loose", N_("Loose") },
  { NULL },
};

static const MusterChoice hows[] = {
  { "general", N_("The general rides to the unit") },
  { "unit", N_("The unit has moved to the general") },
  { NULL },
};

#define FOUR(code, rank) \
  { code "H", rank "♥" }, { code "C", rank "♣" }, { code "D", rank "♦" }, { code "S", rank "♠" }

/* The cards that can be banked, each at its own number. */
static const MusterChoice cards[] = {
  FOUR ("A", "A"), FOUR ("2", "2"), FOUR ("3", "3"), FOUR ("4", "4"), FOUR ("5", "5"),
  FOUR ("6", "6"), FOUR ("7", "7"), FOUR ("8", "8"), FOUR ("9", "9"), FOUR ("T", "10"),
  FOUR ("J", "J"), FOUR ("Q", "Q"), FOUR ("K", "K"),
  { "RJ", N_("Red joker") }, { "BJ", N_("Black joker") },
  { NULL },
};

static const MusterChoice settable[] = {
  MUSTER_CORRECT_FIGURES,
  { "resolve", N_("Colour") },
  { "disorder", N_("Disorder") },
  { "formation", N_("Formation") },
  { "extra", N_("Second counter") },
  { "officer", N_("Officer") },
  { "ensign", N_("Ensign") },
  { "quality", N_("Quality") },
  { "gun", N_("Gun") },
  { "break", N_("Break point") },
  { "building", N_("Building") },
  { "brigade", N_("Brigade") },
  { "dismounted", N_("Dismounted") },
  { "reserve", N_("In reserve") },
  { "cp", N_("Command points") },
  { "commanding", N_("Commands") },
  { "overrides", N_("Cards passed on") },
  { "radius", N_("Command radius") },
  { "leader", N_("State of the general") },
  { "leadership", N_("Rating") },
  { "rating", N_("Rating") },
  MUSTER_CORRECT_BATTLE,
  { "dice-modifiers", N_("Extra dice") },
  { "advanced-activation", N_("Uncertain orders") },
  { "override-deck", N_("Passing on cards") },
  { "bank-cards", N_("Banking cards") },
  { "buildings", N_("Buildings") },
  { "enfilade", N_("Enfilade") },
  { "square", N_("Square") },
  { "brigading", N_("Brigades") },
  { "rally-mob", N_("Rallying") },
  { "recover-disorder", N_("Recovering from disorder") },
  { "leader-casualties", N_("Officers and ensigns fall") },
  { "general-casualties", N_("Generals fall") },
  { "advanced-collapse", N_("Armies that fight on") },
  { NULL },
};

#define BY_FIELD \
  { .id = "by", .label = N_("General who sends it"), .kind = MUSTER_FIELD_UNIT, \
    .flags = MUSTER_FIELD_OWN | MUSTER_FIELD_FITTING, .nothing = N_("Its own general") }
#define RADIUS_FIELD \
  { .id = "in_radius", .label = N_("Inside his radius"), .kind = MUSTER_FIELD_CHOICE, \
    .flags = MUSTER_FIELD_ASKED, .choices = yes_no, .fallback = TOY_YES }
#define SPECIAL_FIELD \
  { .id = "special", .label = N_("Takes the special effect of the card"), \
    .kind = MUSTER_FIELD_CHOICE, .choices = yes_no, .nothing = N_("If its side has one general") }
#define ACTIVATION RADIUS_FIELD, BY_FIELD, SPECIAL_FIELD

#define TERRAIN_FIELD \
  { .id = "terrain", .label = N_("Ground"), .kind = MUSTER_FIELD_CHOICE, .choices = ground }
#define BACKWARD_FIELD \
  { .id = "backward", .label = N_("Sideways, backward or ending faced about"), \
    .kind = MUSTER_FIELD_CHOICE, .choices = yes_no, .fallback = TOY_NO }
#define DISTANCE_FIELD \
  { .id = "distance", .label = N_("How far"), .kind = MUSTER_FIELD_NUMBER, \
    .flags = MUSTER_FIELD_DISTANCE, .min = 0, .max = 99 }
#define ENTER_FIELD \
  { .id = "enter", .label = N_("Enters building"), .kind = MUSTER_FIELD_NUMBER, .min = 1, .max = 9, \
    .fallback = 1 }
#define LEAVE_FIELD \
  { .id = "leave", .label = N_("Leaves its building"), .kind = MUSTER_FIELD_CHOICE, \
    .choices = only_yes }
#define MOVEMENT TERRAIN_FIELD, BACKWARD_FIELD, DISTANCE_FIELD, ENTER_FIELD, LEAVE_FIELD

#define FORM_FIELD \
  { .id = "form", .label = N_("Changes formation to"), .kind = MUSTER_FIELD_CHOICE, \
    .choices = forms, .nothing = N_("Stays as it is") }

#define TARGET_FIELD \
  { .id = "target", .label = N_("Target"), .kind = MUSTER_FIELD_UNIT, \
    .flags = MUSTER_FIELD_REQUIRED | MUSTER_FIELD_ENEMY | MUSTER_FIELD_FITTING }
#define ARC_FIELD \
  { .id = "arc", .label = N_("Side of the target that is hit"), .kind = MUSTER_FIELD_CHOICE, \
    .choices = arcs }
#define COVER_FIELD \
  { .id = "cover", .label = N_("Cover of the target"), .kind = MUSTER_FIELD_CHOICE, \
    .choices = covers }
#define HIGH_FIELD \
  { .id = "high", .label = N_("Who stands higher"), .kind = MUSTER_FIELD_CHOICE, \
    .choices = heights }
#define EXTRA_FIELDS \
  { .id = "extra_attack", .label = N_("Extra dice for the attack"), .kind = MUSTER_FIELD_NUMBER, \
    .min = 0, .max = 8 }, \
  { .id = "extra_defence", .label = N_("Extra dice for the defence"), .kind = MUSTER_FIELD_NUMBER, \
    .min = 0, .max = 8 }

static const MusterField no_fields[] = {
  { NULL },
};

static const MusterField give_fields[] = {
  { .id = "to", .label = N_("To"), .kind = MUSTER_FIELD_UNIT,
    .flags = MUSTER_FIELD_REQUIRED | MUSTER_FIELD_OWN | MUSTER_FIELD_FITTING },
  { .id = "points", .label = N_("Command points"), .kind = MUSTER_FIELD_NUMBER,
    .flags = MUSTER_FIELD_REQUIRED, .min = 1, .max = TOY_MAX_POINTS, .fallback = 1 },
  { NULL },
};

static const MusterField move_fields[] = {
  MOVEMENT,
  FORM_FIELD,
  ACTIVATION,
  { NULL },
};

static const MusterField fire_fields[] = {
  TARGET_FIELD,
  { .id = "range", .label = N_("Range"), .kind = MUSTER_FIELD_NUMBER,
    .flags = MUSTER_FIELD_REQUIRED | MUSTER_FIELD_DISTANCE, .min = 0, .max = 99 },
  { .id = "sight", .label = N_("Line of sight"), .kind = MUSTER_FIELD_CHOICE, .choices = sights },
  ARC_FIELD,
  COVER_FIELD,
  HIGH_FIELD,
  { .id = "shooters", .label = N_("Figures in the first two ranks"), .kind = MUSTER_FIELD_NUMBER,
    .min = 1, .max = 999, .fallback = 1, .nothing = N_("all") },
  { .id = "move", .label = N_("Moves"), .kind = MUSTER_FIELD_CHOICE, .choices = movements },
  MOVEMENT,
  FORM_FIELD,
  { .id = "form_when", .label = N_("Changes formation"), .kind = MUSTER_FIELD_CHOICE,
    .choices = form_times, .nothing = N_("As soon as it can") },
  { .id = "turned", .label = N_("Has turned"), .kind = MUSTER_FIELD_CHOICE, .choices = yes_no,
    .fallback = TOY_NO },
  EXTRA_FIELDS,
  ACTIVATION,
  MUSTER_HOUSE_DICE,
  MUSTER_HOUSE_REASON,
  { NULL },
};

static const MusterField charge_fields[] = {
  TARGET_FIELD,
  ARC_FIELD,
  COVER_FIELD,
  HIGH_FIELD,
  TERRAIN_FIELD,
  BACKWARD_FIELD,
  DISTANCE_FIELD,
  { .id = "square", .label = N_("The target tries to form square"), .kind = MUSTER_FIELD_CHOICE,
    .choices = yes_no, .fallback = TOY_NO },
  { .id = "attacker_general", .label = N_("General near the attacker"), .kind = MUSTER_FIELD_UNIT,
    .flags = MUSTER_FIELD_OWN, .nothing = N_("None") },
  { .id = "defender_general", .label = N_("General near the target"), .kind = MUSTER_FIELD_UNIT,
    .flags = MUSTER_FIELD_ENEMY, .nothing = N_("None") },
  { .id = "stays_inside", .label = N_("The building is large enough to stay in"),
    .kind = MUSTER_FIELD_CHOICE, .choices = yes_no, .fallback = TOY_NO },
  EXTRA_FIELDS,
  ACTIVATION,
  MUSTER_HOUSE_DICE,
  MUSTER_HOUSE_REASON,
  { NULL },
};

static const MusterField reform_fields[] = {
  { .id = "to", .label = N_("Formation"), .kind = MUSTER_FIELD_CHOICE,
    .flags = MUSTER_FIELD_REQUIRED, .choices = reforms },
  ACTIVATION,
  { NULL },
};

static const MusterField brigade_fields[] = {
  { .id = "with", .label = N_("Takes in"), .kind = MUSTER_FIELD_UNIT,
    .flags = MUSTER_FIELD_REQUIRED | MUSTER_FIELD_OWN | MUSTER_FIELD_FITTING },
  ACTIVATION,
  { NULL },
};

static const MusterField move_general_fields[] = {
  SPECIAL_FIELD,
  { NULL },
};

static const MusterField play_banked_fields[] = {
  { .id = "card", .label = N_("Card"), .kind = MUSTER_FIELD_CHOICE, .flags = MUSTER_FIELD_REQUIRED,
    .choices = cards },
  { NULL },
};

static const MusterField recover_fields[] = {
  RADIUS_FIELD,
  BY_FIELD,
  { NULL },
};

static const MusterField restore_fields[] = {
  { .id = "how", .label = N_("How"), .kind = MUSTER_FIELD_CHOICE, .flags = MUSTER_FIELD_REQUIRED,
    .choices = hows },
  BY_FIELD,
  { NULL },
};

static const MusterField roll_unit_fields[] = {
  { .id = "side", .label = N_("Side"), .kind = MUSTER_FIELD_SIDE, .flags = MUSTER_FIELD_REQUIRED },
  { NULL },
};

static const MusterField set_fields[] = {
  MUSTER_SET_FIELDS (settable),
  { NULL },
};

static const MusterField award_fields[] = {
  MUSTER_COMMON_AWARD_TO,
  { .id = "objective", .label = N_("Objective"), .kind = MUSTER_FIELD_TEXT },
  { .id = "count", .label = N_("How many"), .kind = MUSTER_FIELD_NUMBER,
    .flags = MUSTER_FIELD_REQUIRED, .min = -10000, .max = 10000, .fallback = 1 },
  MUSTER_COMMON_REASON,
  { NULL },
};

#define OF_UNIT MUSTER_ORDER_OF_UNIT
#define SET_UP (MUSTER_ORDER_OF_UNIT | MUSTER_ORDER_SET_UP)

const MusterOrderSpec muster_toy_orders[] = {
  [TOY_START_TURN] = { "start-turn", N_("Start turn"), 's', 0, no_fields },
  [TOY_GIVE] = { "give", N_("Give points"), 'g', OF_UNIT, give_fields },
  [TOY_DRAW] = { "draw", N_("Draw a card"), 'd', 0, no_fields },
  [TOY_PENALISE] = { "penalise", N_("Disorder"), 'p', OF_UNIT, no_fields },
  [TOY_MOVE] = { "move", N_("Move"), 'm', OF_UNIT, move_fields, .done = N_("Moved") },
  [TOY_FIRE] = { "fire", N_("Fire"), 'f', OF_UNIT, fire_fields, .done = N_("Fired") },
  [TOY_CHARGE] = { "charge", N_("Charge"), 'c', OF_UNIT, charge_fields, .done = N_("Charged") },
  [TOY_REFORM] = { "reform", N_("Reform"), 'r', OF_UNIT, reform_fields, .done = N_("Reformed") },
  [TOY_BRIGADE] = { "brigade", N_("Brigade"), 'b', OF_UNIT, brigade_fields,
                    .done = N_("Brigaded") },
  [TOY_MOVE_GENERAL] = { "move-general", N_("Move the general"), 'k', OF_UNIT,
                         move_general_fields },
  [TOY_OVERRIDE] = { "override", N_("Pass on the card"), 'o', OF_UNIT, no_fields },
  [TOY_BANK] = { "bank", N_("Bank the card"), 'a', OF_UNIT, no_fields },
  [TOY_PLAY_BANKED] = { "play-banked", N_("Play a banked card"), 'y', 0, play_banked_fields },
  [TOY_RECOVER] = { "recover", N_("Recover from disorder"), 'v', OF_UNIT, recover_fields },
  [TOY_RESTORE] = { "restore", N_("Replace leaders"), 'l', OF_UNIT, restore_fields },
  [TOY_END_TURN] = { "end-turn", N_("End turn"), 't', 0, no_fields },
  [TOY_ROLL_UNIT] = { "roll-unit", N_("Roll for a unit"), 'u', MUSTER_ORDER_SET_UP,
                      roll_unit_fields,
                      .table = "army-type", .next_table = "artillery-type" },
  [TOY_ROLL_RATING] = { "roll-rating", N_("Roll for the rating"), 'x', SET_UP, no_fields,
                        .table = "general-rating" },
  [TOY_ROLL_GUN] = { "roll-gun", N_("Roll for the gun"), 'n', SET_UP, no_fields,
                     .table = "gun-size" },
  [TOY_ROLL_QUALITY] = { "roll-quality", N_("Roll for the quality"), 'q', SET_UP, no_fields,
                         .table = "quality" },
  [TOY_ROLL_WAR_PARTY] = { "roll-war-party", N_("Roll for the warriors"), 'w', SET_UP,
                           no_fields },
  [TOY_SET] = MUSTER_COMMON_ORDERS (set_fields, award_fields),
  [TOY_N_ORDERS] = { NULL },
};

/* Where the groups begin, counted from 1. */
#define ACTIVATION_FROM(first) \
  [TOY_IN_RADIUS] = (first), [TOY_BY] = (first) + 1, [TOY_SPECIAL] = (first) + 2
#define MOVEMENT_FROM(first) \
  [TOY_TERRAIN] = (first), [TOY_BACKWARD] = (first) + 1, [TOY_DISTANCE] = (first) + 2, \
  [TOY_ENTER] = (first) + 3, [TOY_LEAVE] = (first) + 4
#define EXTRA_FROM(first) [TOY_EXTRA_ATTACK] = (first), [TOY_EXTRA_DEFENCE] = (first) + 1

const guint8 muster_toy_slots[TOY_N_ORDERS][TOY_N_SLOTS] = {
  [TOY_GIVE] = { [TOY_TO] = 1, [TOY_POINTS] = 2 },
  [TOY_MOVE] = { MOVEMENT_FROM (1), [TOY_FORM] = 6, ACTIVATION_FROM (7) },
  [TOY_FIRE] = { [TOY_TARGET] = 1, [TOY_RANGE] = 2, [TOY_SIGHT] = 3, [TOY_ARC] = 4,
                 [TOY_COVER] = 5, [TOY_HIGH] = 6, [TOY_SHOOTERS] = 7, [TOY_WHEN_MOVED] = 8,
                 MOVEMENT_FROM (9), [TOY_FORM] = 14, [TOY_FORM_WHEN] = 15, [TOY_TURNED] = 16,
                 EXTRA_FROM (17), ACTIVATION_FROM (19) },
  [TOY_CHARGE] = { [TOY_TARGET] = 1, [TOY_ARC] = 2, [TOY_COVER] = 3, [TOY_HIGH] = 4,
                   [TOY_TERRAIN] = 5, [TOY_BACKWARD] = 6, [TOY_DISTANCE] = 7,
                   [TOY_FORM_SQUARE] = 8, [TOY_ATTACKER_GENERAL] = 9, [TOY_DEFENDER_GENERAL] = 10,
                   [TOY_STAYS_INSIDE] = 11, EXTRA_FROM (12), ACTIVATION_FROM (14) },
  [TOY_REFORM] = { [TOY_TO] = 1, ACTIVATION_FROM (2) },
  [TOY_BRIGADE] = { [TOY_WITH] = 1, ACTIVATION_FROM (2) },
  [TOY_MOVE_GENERAL] = { [TOY_SPECIAL] = 1 },
  [TOY_PLAY_BANKED] = { [TOY_CARD] = 1 },
  [TOY_RECOVER] = { [TOY_IN_RADIUS] = 1, [TOY_BY] = 2 },
  [TOY_RESTORE] = { [TOY_HOW] = 1, [TOY_BY] = 2 },
  [TOY_ROLL_UNIT] = { [TOY_SIDE] = 1 },
};
