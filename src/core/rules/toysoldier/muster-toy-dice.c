/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-private.h"

#include "core/rules/muster-house-rule.h"
#include "core/rules/toysoldier/muster-toy-text.h"

/* How many dice of which colour, in fire and in melee. */

static const MusterPhrase SHOOTERS = { "T-FIRE-05", N_("{u0} fires with {1}: dice {2}") };
static const MusterPhrase GUNNERS = { "T-FIRE-05", N_("{u0}, gunners {1}, dice for each {3}: {2}") };
static const MusterPhrase LIGHT_GUNNERS = {
  "T-ADV-11", N_("{u0}, a light gun, gunners {1}, dice for each {3}: {2}")
};
static const MusterPhrase HEAVY_CANISTER = { "T-ADV-14", N_("canister of a heavy gun {+1}: {2}") };
static const MusterPhrase CHARGERS = { "T-MELEE-04", N_("{u0}, figures {1}, dice for each {3}: {2}") };
static const MusterPhrase DEFENDERS = { "T-FIRE-06", N_("{u0} defends itself: dice {2}") };
static const MusterPhrase STAND = { "T-MELEE-04", N_("{u0} stands: dice {2}") };
static const MusterPhrase ON_MOB = { "T-COMBAT-02", N_("against a mob {+1}: {2}") };
static const MusterPhrase ON_FLANK = { "T-COMBAT-03", N_("on the flank {+1}: {2}") };
static const MusterPhrase ON_REAR = { "T-COMBAT-03", N_("on the rear {+1}: {2}") };
static const MusterPhrase HIGH_GROUND = { "T-COMBAT-05", N_("from higher ground {+1}: {2}") };
static const MusterPhrase ENFILADE = { "T-ADV-35", N_("into the head of a column {+1}: {2}") };
static const MusterPhrase RIFLES = { "T-PERIOD-25", N_("repeating rifles {+1}: {2}") };
static const MusterPhrase WARRIORS = { "T-PERIOD-13", N_("a war party at close quarters {+1}: {2}") };
static const MusterPhrase EXTRA = { "T-ADV-05", N_("extra dice {+1}: {2}") };
static const MusterPhrase LOOSE = { "T-FIRE-07", N_("loose {+1}: {2}") };
static const MusterPhrase ON_HORSE = { "T-FIRE-07", N_("cavalry under fire {+1}: {2}") };
static const MusterPhrase COVER = { "T-COMBAT-01", N_("cover {+1}: {2}") };
static const MusterPhrase INSIDE = { "T-ADV-32", N_("inside a building {+1}: {2}") };
static const MusterPhrase COVER_BROKEN = {
  "T-ADV-13", N_("cover against a heavy gun {+1}: {2}")
};
static const MusterPhrase NO_COVER_LEFT = {
  "T-ADV-13", N_("light cover is none against a heavy gun: {2}")
};
static const MusterPhrase SCRAP = { "T-BATTLE-23", N_("scrap shot from afar {+1}: {2}") };

static const MusterPhrase GREEN_CHARGE = { "T-MELEE-05", N_("{u0} charges: green") };
static const MusterPhrase RED_CHARGE = { "T-ADV-43", N_("{u0} charges a square: red") };
static const MusterPhrase EASY_TARGET = { "T-ADV-47", N_("{u0} fires at a square: green") };
static const MusterPhrase RED_STAND = { "T-MELEE-06", N_("{u0} is not made for melee: red") };
static const MusterPhrase BETTER = { "T-ADV-03", N_("{u0} rolls a colour better") };
static const MusterPhrase WORSE = { "T-ADV-03", N_("{u0} rolls a colour worse") };
static const MusterPhrase IS_ELITE = { "T-ADV-21", N_("{u0} is elite: a colour better") };
static const MusterPhrase IS_MILITIA = { "T-ADV-22", N_("{u0} is militia: a colour worse") };
static const MusterPhrase IN_THE_OPEN = {
  "T-PERIOD-14", N_("{u0} is a war party in the open: a colour worse")
};
static const MusterPhrase ROCKETS = { "T-ROCKET-02", N_("{u0} fires rockets: yellow at best") };


/* Adds dice and says why; no dice make no step. */
static void
add (MusterResolution   *self,
     ToyThrow           *sum,
     const MusterPhrase *phrase,
     int                 dice)
{
  sum->dice += dice;
  if (self != NULL && dice > 0)
    muster_step (self, phrase, 0, dice, sum->dice);
}

/* The umpire's dice come last. */
static void
correct (MusterResolution  *self,
         const MusterOrder *order,
         ToyThrow          *attack)
{
  attack->dice = self != NULL ? muster_house_rule_add_dice (self, order->unit, attack->dice)
                              : muster_house_rule_count_dice (order, attack->dice);
}

static void
say (MusterResolution   *self,
     const MusterPhrase *phrase,
     int                 unit)
{
  if (self != NULL)
    muster_step (self, phrase, unit);
}

/* The dice before all bonuses: @each for each of @figures. */
static void
begin (MusterResolution   *self,
       ToyThrow           *sum,
       const MusterPhrase *phrase,
       int                 unit,
       int                 figures,
       int                 each)
{
  *sum = (ToyThrow) { .dice = figures * each };
  if (self != NULL)
    muster_step (self, phrase, unit, figures, sum->dice, each);
}

/* Each rule word shifts the colour by one; both shifts are added up before the result is limited to
 * the colours there are. */
static int
get_word_shift (MusterResolution  *self,
                const MusterState *state,
                int                unit,
                ToyWord            better,
                ToyWord            worse)
{
  int shift = toy_has_word (state, unit, worse) - toy_has_word (state, unit, better);

  if (shift != 0)
    say (self, shift < 0 ? &BETTER : &WORSE, unit);
  return shift;
}

static int
get_quality_shift (MusterResolution  *self,
                   const MusterState *state,
                   int                unit)
{
  int shift = TOY_REGULAR - toy_get_marker (state, unit, TOY_QUALITY);

  if (toy_get_arm (state, unit) == TOY_WAR_PARTY)
    return 0;
  if (shift != 0)
    say (self, shift < 0 ? &IS_ELITE : &IS_MILITIA, unit);
  return shift;
}

/**
 * muster_toy_dice_get_test_colour:
 * @self: (nullable): where to say why it is not the usual one
 *
 * Returns: the colour in which @unit tests its nerve, if @colour is the usual one
 */
ToyColour
muster_toy_dice_get_test_colour (MusterResolution  *self,
                                 const MusterState *state,
                                 int                unit,
                                 ToyColour          colour)
{
  return (ToyColour) CLAMP ((int) colour + get_quality_shift (self, state, unit), TOY_GREEN,
                            TOY_RED);
}

/* The cover of the target that an order is about. */
static int
get_cover (const MusterState *state,
           const MusterOrder *order)
{
  return toy_get_marker (state, toy_get (order, TOY_TARGET), TOY_BUILDING) ? TOY_HEAVY_COVER
                                                                           : toy_get (order, TOY_COVER);
}

static ToyColour
get_defence_colour (MusterResolution  *self,
                    const MusterState *state,
                    const MusterOrder *order,
                    int                colour)
{
  int target = toy_get (order, TOY_TARGET);

  if (toy_get_arm (state, target) == TOY_WAR_PARTY && get_cover (state, order) == TOY_NO_COVER)
    {
      say (self, &IN_THE_OPEN, target);
      colour++;
    }
  colour += get_quality_shift (self, state, target) +
            get_word_shift (self, state, target, TOY_WORD_DEFENCE_BETTER, TOY_WORD_DEFENCE_WORSE);
  return (ToyColour) CLAMP (colour, TOY_GREEN, TOY_RED);
}

static int
find_again (const MusterState *state,
            int                unit,
            ToyWord            best,
            ToyWord            worst)
{
  return toy_has_word (state, unit, best) ? 1 : toy_has_word (state, unit, worst) ? -1 : 0;
}

/* The dice that any attack gains from the target's @formation. */
static void
add_bonuses (MusterResolution  *self,
             const MusterState *state,
             const MusterOrder *order,
             ToyFormation       formation,
             ToyThrow          *attack)
{
  int arc = toy_get (order, TOY_ARC);

  add (self, attack, &ON_MOB, formation == TOY_MOB ? TOY_BIG_BONUS : 0);
  if (formation < TOY_MOB && !toy_is_skirmisher_kind (state->units[toy_get (order,
                                                                            TOY_TARGET)].def) &&
      !toy_get_marker (state, toy_get (order, TOY_TARGET), TOY_BUILDING))
    {
      add (self, attack, &ON_FLANK, arc == TOY_FLANK ? TOY_BONUS : 0);
      add (self, attack, &ON_REAR, arc == TOY_REAR ? TOY_BIG_BONUS : 0);
    }
  add (self, attack, &HIGH_GROUND, toy_get (order, TOY_HIGH) == TOY_ATTACKER_HIGH ? TOY_BONUS : 0);
}

/**
 * muster_toy_dice_count_fire:
 *
 * Counts the dice of the unit that fires.
 */
void
muster_toy_dice_count_fire (const MusterSetup *setup,
                            const MusterState *state,
                            const MusterOrder *order,
                            const ToyShot     *shot,
                            ToyThrow          *attack,
                            MusterResolution  *self)
{
  int unit = shot->unit;
  ToyFormation formation = (ToyFormation) toy_get_marker (state, shot->target, TOY_FORMATION);
  int colour = toy_get_marker (state, unit, TOY_RESOLVE);
  int gun = toy_get_marker (state, shot->unit, TOY_GUN);
  gboolean close = shot->range <= toy_get_data (setup)->close_range;

  if (!toy_is_artillery (state, shot->unit))
    begin (self, attack, &SHOOTERS, shot->unit, shot->shooters, 1);
  else
    {
      begin (self, attack, gun == TOY_LIGHT_GUN ? &LIGHT_GUNNERS : &GUNNERS, shot->unit,
             shot->shooters, close && gun != TOY_LIGHT_GUN ? 3 : 2);
      add (self, attack, &HEAVY_CANISTER, close && gun == TOY_HEAVY_GUN ? TOY_BIG_BONUS : 0);
    }

  add_bonuses (self, state, order, formation, attack);
  if (toy_has_rule (setup, TOY_RULE_ENFILADE) && formation == TOY_COLUMN &&
      toy_get (order, TOY_ARC) == TOY_FRONT && !toy_get_marker (state, shot->target, TOY_BUILDING))
    add (self, attack, &ENFILADE, TOY_BONUS);
  if (shot->stands && toy_has_word (state, unit, TOY_WORD_REPEATING_RIFLES))
    add (self, attack, &RIFLES, TOY_BONUS);
  add (self, attack, &EXTRA, toy_get (order, TOY_EXTRA_ATTACK));
  correct (self, order, attack);

  if (formation == TOY_IN_SQUARE)
    {
      say (self, &EASY_TARGET, unit);
      colour = TOY_GREEN;
    }
  colour += get_word_shift (self, state, unit, TOY_WORD_ATTACK_BETTER, TOY_WORD_ATTACK_WORSE);
  colour = CLAMP (colour, TOY_GREEN, TOY_RED);
  if (toy_has_word (state, unit, TOY_WORD_ROCKETS))
    {
      say (self, &ROCKETS, unit);
      colour = MAX (colour, TOY_YELLOW);
    }
  attack->colour = (ToyColour) colour;
  attack->again =
    find_again (state, unit, TOY_WORD_REROLL_FIRE_BEST, TOY_WORD_REROLL_FIRE_WORST);
}

static void
add_cover (MusterResolution  *self,
           const MusterState *state,
           const MusterOrder *order,
           gboolean           by_heavy_gun,
           ToyThrow          *defence)
{
  int cover = get_cover (state, order);
  gboolean inside = toy_get_marker (state, toy_get (order, TOY_TARGET), TOY_BUILDING) != 0;

  if (by_heavy_gun && cover == TOY_LIGHT_COVER && self != NULL)
    muster_step (self, &NO_COVER_LEFT, 0, 0, defence->dice);
  else if (by_heavy_gun)
    add (self, defence, &COVER_BROKEN, cover == TOY_HEAVY_COVER ? TOY_BONUS : 0);
  else
    add (self, defence, inside ? &INSIDE : &COVER, cover * TOY_BONUS);
}

/**
 * muster_toy_dice_count_cover:
 *
 * Counts the dice of the unit that is fired at.
 */
void
muster_toy_dice_count_cover (const MusterSetup *setup,
                             const MusterState *state,
                             const MusterOrder *order,
                             const ToyShot     *shot,
                             ToyThrow          *defence,
                             MusterResolution  *self)
{
  int target = shot->target;

  begin (self, defence, &DEFENDERS, target, state->units[target].strength, 1);
  add (self, defence, &LOOSE,
       toy_get_marker (state, target, TOY_FORMATION) == TOY_LOOSE ? TOY_BONUS : 0);
  add (self, defence, &ON_HORSE, toy_get_arm (state, target) == TOY_CAVALRY ? TOY_BONUS : 0);
  add_cover (self, state, order, toy_get_marker (state, shot->unit, TOY_GUN) == TOY_HEAVY_GUN,
             defence);
  add (self, defence, &HIGH_GROUND, toy_get (order, TOY_HIGH) == TOY_DEFENDER_HIGH ? TOY_BONUS : 0);
  if (shot->range > toy_get_data (setup)->close_range)
    add (self, defence, &SCRAP,
         toy_has_word (state, shot->unit, TOY_WORD_SCRAP_SHOT) ? TOY_BONUS : 0);
  add (self, defence, &EXTRA, toy_get (order, TOY_EXTRA_DEFENCE));

  defence->colour =
    get_defence_colour (self, state, order, toy_get_marker (state, target, TOY_RESOLVE));
  defence->again =
    find_again (state, target, TOY_WORD_REROLL_DEFENCE_BEST, TOY_WORD_REROLL_DEFENCE_WORST);
}

/* Whether the unit fights mounted, as cavalry of either kind. */
gboolean
muster_toy_dice_is_cavalry (const MusterState *state,
                            int                unit)
{
  ToyArm arm = toy_get_present_arm (state, unit);

  return arm == TOY_CAVALRY || arm == TOY_LIGHT_CAVALRY;
}

/**
 * muster_toy_dice_count_charge:
 * @formation: that the target stands in when it is struck
 *
 * Counts the dice of the unit that charges.
 */
void
muster_toy_dice_count_charge (const MusterSetup *setup,
                              const MusterState *state,
                              const MusterOrder *order,
                              ToyFormation       formation,
                              ToyThrow          *attack,
                              MusterResolution  *self)
{
  int unit = order->unit;
  gboolean on_square = formation == TOY_IN_SQUARE && muster_toy_dice_is_cavalry (state, unit);
  int colour = on_square ? TOY_RED : TOY_GREEN;

  begin (self, attack, &CHARGERS, unit, state->units[unit].strength,
         muster_toy_melee_get_dice (toy_get_present_arm (state, unit),
                                    toy_get_present_arm (state, toy_get (order, TOY_TARGET))));
  add_bonuses (self, state, order, formation, attack);
  add (self, attack, &WARRIORS, toy_get_arm (state, unit) == TOY_WAR_PARTY ? TOY_BONUS : 0);
  add (self, attack, &EXTRA, toy_get (order, TOY_EXTRA_ATTACK));
  correct (self, order, attack);

  say (self, on_square ? &RED_CHARGE : &GREEN_CHARGE, unit);
  colour += get_word_shift (self, state, unit, TOY_WORD_ATTACK_BETTER, TOY_WORD_ATTACK_WORSE);
  attack->colour = (ToyColour) CLAMP (colour, TOY_GREEN, TOY_RED);
  attack->again = find_again (state, unit, TOY_WORD_REROLL_MELEE_ATTACK_BEST,
                              TOY_WORD_REROLL_MELEE_ATTACK_WORST);
}

/**
 * muster_toy_dice_count_stand:
 *
 * Counts the dice of the unit that is charged.
 */
void
muster_toy_dice_count_stand (const MusterSetup *setup,
                             const MusterState *state,
                             const MusterOrder *order,
                             ToyThrow          *defence,
                             MusterResolution  *self)
{
  int target = toy_get (order, TOY_TARGET);
  ToyArm arm = toy_get_arm (state, target);
  int colour = toy_get_marker (state, target, TOY_RESOLVE);

  begin (self, defence, &STAND, target, state->units[target].strength, 1);
  add_cover (self, state, order, FALSE, defence);
  add (self, defence, &HIGH_GROUND, toy_get (order, TOY_HIGH) == TOY_DEFENDER_HIGH ? TOY_BONUS : 0);
  add (self, defence, &WARRIORS, arm == TOY_WAR_PARTY ? TOY_BONUS : 0);
  add (self, defence, &EXTRA, toy_get (order, TOY_EXTRA_DEFENCE));

  if (arm != TOY_INFANTRY && arm != TOY_CAVALRY && arm != TOY_WAR_PARTY)
    {
      say (self, &RED_STAND, target);
      colour = TOY_RED;
    }
  defence->colour = get_defence_colour (self, state, order, colour);
  defence->again = find_again (state, target, TOY_WORD_REROLL_MELEE_DEFENCE_BEST,
                               TOY_WORD_REROLL_MELEE_DEFENCE_WORST);
}
