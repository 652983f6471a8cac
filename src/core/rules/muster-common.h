/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-order-handler.h"

G_BEGIN_DECLS

/* What is the same in the orders that every ruleset has. */

/* The first fates of every ruleset, in this order. Those after being in play an umpire can give. */
#define MUSTER_COMMON_FATES(exited)                   \
  { "in-play", N_("In play") },                       \
  { "destroyed", N_("Destroyed") },                   \
  { "routed", N_("Routed") },                         \
  { "retreated-off", N_("Retreated off the table") }, \
  { "exited", exited },                               \
  { "withdrawn", N_("Withdrawn") },                   \
  { "spiked", N_("Spiked") }

enum
{
  MUSTER_FATE_DESTROYED = MUSTER_FATE_IN_PLAY + 1,
  MUSTER_FATE_ROUTED,
  MUSTER_FATE_RETREATED_OFF,
  MUSTER_FATE_EXITED,
  MUSTER_FATE_WITHDRAWN,
  MUSTER_FATE_SPIKED,
};

#define MUSTER_FATE_BIT(fate) (1u << (fate))

/* The fates in which a unit counts as lost. */
#define MUSTER_COMMON_LOST_FATES                                                      \
  (MUSTER_FATE_BIT (MUSTER_FATE_DESTROYED) | MUSTER_FATE_BIT (MUSTER_FATE_ROUTED) |   \
   MUSTER_FATE_BIT (MUSTER_FATE_RETREATED_OFF) | MUSTER_FATE_BIT (MUSTER_FATE_SPIKED))

/* The umpire's reason, which is the last field of his orders. */
#define MUSTER_COMMON_REASON { "reason", N_("Reason"), MUSTER_FIELD_TEXT }

extern const MusterField muster_common_remove_fields[]; /* unit, fate, reason */
extern const MusterField muster_common_note_fields[];
extern const MusterField muster_common_end_battle_fields[]; /* reason */

/* Fields of `note`: what it says; the line of the log that it is about, from 1; the SHA-256 of an image that
 * is pinned to that line, which no form asks for, or that the image of the note in that line is taken
 * away. */
enum
{
  MUSTER_NOTE_TEXT,
  MUSTER_NOTE_AT,
  MUSTER_NOTE_PICTURE,
};

#define MUSTER_NOTE_NO_PICTURE "none"

/* Fields of `remove`. */
enum
{
  MUSTER_REMOVE_UNIT,
  MUSTER_REMOVE_FATE,
};

/* The first fields of `award`. */
enum
{
  MUSTER_AWARD_SIDE,
  MUSTER_AWARD_PLAYER,
  MUSTER_AWARD_OBJECTIVE,
  MUSTER_AWARD_COUNT,
};

#define MUSTER_COMMON_AWARD_TO                                           \
  { .id = "side", .label = N_("Side"), .kind = MUSTER_FIELD_SIDE },      \
  { .id = "player", .label = N_("Player"), .kind = MUSTER_FIELD_PLAYER }

/* The last orders of a ruleset, in this order: set, remove, award, note, end-battle. */
#define MUSTER_COMMON_ORDERS(set_fields, award_fields)                                             \
  { "set", N_("Correct"), 0, MUSTER_ORDER_COMMON, set_fields },                                    \
  { "remove", N_("Remove"), 0, MUSTER_ORDER_COMMON, muster_common_remove_fields },                 \
  { "award", N_("Award"), 0, MUSTER_ORDER_COMMON, award_fields },                                  \
  { "note", N_("Note"), 0, MUSTER_ORDER_COMMON | MUSTER_ORDER_AFTER_END, muster_common_note_fields }, \
  { "end-battle", N_("End battle"), 0, MUSTER_ORDER_COMMON, muster_common_end_battle_fields }

extern const MusterOrderHandler muster_common_note;

gboolean muster_common_judge            (const MusterSetup  *setup,
                                         const MusterState  *state,
                                         const MusterOrder  *order,
                                         MusterJudgeScope    scope,
                                         MusterRefusal      *why);
gboolean muster_common_check_in_play    (const MusterState  *state,
                                         int                 unit,
                                         MusterRefusal      *why);
gboolean muster_common_check_enemy      (const MusterState  *state,
                                         int                 unit,
                                         int                 target,
                                         MusterRefusal      *why);

int      muster_common_get_removal      (const MusterOrder  *order);
gboolean muster_common_check_award      (const MusterSetup  *setup,
                                         const MusterState  *state,
                                         const MusterOrder  *order,
                                         int                 objective,
                                         MusterRefusal      *why);
int      muster_common_count_award      (MusterResolution   *self,
                                         int                 objective);
int      muster_common_get_awarded_side (const MusterSetup  *setup,
                                         const MusterOrder  *order);
gboolean muster_common_names_one        (const MusterOrder  *order);

void     muster_common_step_reason      (MusterResolution   *self);
gboolean muster_common_call_off         (MusterResolution   *self,
                                         const MusterPhrase *called_off,
                                         const MusterPhrase *because);
void     muster_common_end              (MusterResolution   *self,
                                         int                 winner,
                                         gboolean            has_reason,
                                         const MusterPhrase *wins,
                                         const MusterPhrase *drawn);

G_END_DECLS
