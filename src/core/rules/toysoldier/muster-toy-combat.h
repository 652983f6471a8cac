/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/toysoldier/muster-toy-data.h"

G_BEGIN_DECLS

/**
 * ToyShot:
 * @formation: when it fires, as are @dismounted and @building
 *
 * Fire as ordered, worked out before anything is thrown.
 */
typedef struct
{
  int unit;
  int target;
  int range;
  int shooters;
  int formation;
  int building;
  gboolean dismounted;
  gboolean stands;
} ToyShot;

/**
 * ToyThrow:
 * @colour: of all its dice
 * @again: 1: thrown twice, the better counts; -1: the worse; 0: once
 * @successes: those that count
 */
typedef struct
{
  int dice;
  ToyColour colour;
  int again;
  int successes;
} ToyThrow;

/* Combat: @self is NULL where nobody reads the steps */
gboolean  muster_toy_fire_check_target    (const MusterState *state,
                                           int                unit,
                                           int                target,
                                           MusterRefusal     *why);
gboolean  muster_toy_dice_is_cavalry      (const MusterState *state,
                                           int                unit);
ToyColour muster_toy_dice_get_test_colour (MusterResolution  *self,
                                           const MusterState *state,
                                           int                unit,
                                           ToyColour          colour);
void      muster_toy_fire_read_shot       (const MusterSetup *setup,
                                           const MusterState *state,
                                           const MusterOrder *order,
                                           ToyShot           *shot);
void      muster_toy_dice_count_fire      (const MusterSetup *setup,
                                           const MusterState *state,
                                           const MusterOrder *order,
                                           const ToyShot     *shot,
                                           ToyThrow          *attack,
                                           MusterResolution  *self);
void      muster_toy_dice_count_cover     (const MusterSetup *setup,
                                           const MusterState *state,
                                           const MusterOrder *order,
                                           const ToyShot     *shot,
                                           ToyThrow          *defence,
                                           MusterResolution  *self);
gboolean  muster_toy_melee_check_square   (const MusterState *state,
                                           const MusterOrder *order,
                                           MusterRefusal     *why);
gboolean  muster_toy_reform_check_partner (const MusterState *state,
                                           int                unit,
                                           int                other,
                                           MusterRefusal     *why);
gboolean  muster_toy_melee_can_charge     (const MusterState *state,
                                           int                unit,
                                           int                target);
int       muster_toy_melee_get_dice       (ToyArm             attacker,
                                           ToyArm             target);
void      muster_toy_dice_count_charge    (const MusterSetup *setup,
                                           const MusterState *state,
                                           const MusterOrder *order,
                                           ToyFormation       formation,
                                           ToyThrow          *attack,
                                           MusterResolution  *self);
void      muster_toy_dice_count_stand     (const MusterSetup *setup,
                                           const MusterState *state,
                                           const MusterOrder *order,
                                           ToyThrow          *defence,
                                           MusterResolution  *self);
gboolean  muster_toy_throw                (MusterResolution  *self,
                                           ToyPurpose         purpose,
                                           int                unit,
                                           ToyThrow          *result);
gboolean  muster_toy_throw_test           (MusterResolution  *self,
                                           ToyPurpose         purpose,
                                           int                unit,
                                           guint              n_dice,
                                           ToyColour          colour,
                                           gboolean          *passed);

void muster_toy_throw_tell (MusterResolution *self,
                            const ToyThrow   *attack,
                            const ToyThrow   *defence);

G_END_DECLS
