/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/catalog/muster-reference.h"
#include "core/library/muster-library.h"
#include "core/rules/muster-ruleset.h"
#include "muster-test-library.h"
#include "muster-test.h"

#include <string.h>

/* Which rules a quick reference must carry, and the words that carry them. A rule whose words are a table of
 * the catalog or of the rules has none here. */

typedef struct
{
  const char *ruleset;
  const char *rule;
  const char *words;
} Case;

static const Case cases[] = {
  { "kings", "K-TURN-01", "in the scenario’s order" },
  { "kings", "K-TURN-02", "does nothing but Rally" },
  { "kings", "K-ACT-01", "Crews only Fire, Move, Rally" },
  { "kings", "K-ACT-02", "Mounted infantry: Move and Stand To are free" },
  { "kings", "K-ACT-03", "before you test" },
  { "kings", "K-ACT-03", "two dice + Discipline" },
  { "kings", "K-ACT-04", "any order carried out but Stand to" },
  { "kings", "K-LEAD-01", NULL },
  { "kings", "K-LEAD-02", NULL },
  { "kings", "K-LEAD-03", "unless it is marked as lasting" },
  { "kings", "K-LEAD-04", "for a unit without one" },
  { "kings", "K-PROFILE", NULL },
  { "kings", "K-OPTION-03", "no close order, not cavalry in melee" },
  { "kings", "K-MOVE-01", "in difficult ground" },
  { "kings", "K-MOVE-02", "one model in the middle" },
  { "kings", "K-MOVE-02", "Friends may be passed if" },
  { "kings", "K-MOVE-02", "impassable ground stops everybody" },
  { "kings", "K-MOVE-03", "Speed and a die more" },
  { "kings", "K-MOVE-05", "half a move and a shot" },
  { "kings", "K-MELEE-01", "half of them if Pinned" },
  { "kings", "K-MELEE-02", "Lancers roll two" },
  { "kings", "K-MELEE-03", "Fighting or more hits" },
  { "kings", "K-MELEE-04", "cavalry hardly ever" },
  { "kings", "K-MELEE-05", "a double 1 is its Leader" },
  { "kings", "K-MELEE-06", "the winner stays where he is" },
  { "kings", "K-MELEE-08", "another within half a move" },
  { "kings", "K-MELEE-09", "takes a defended place" },
  { "kings", "K-MELEE-10", "in sight and within a move" },
  { "kings", "K-FIRE-01", "Field guns roll two a crewman" },
  { "kings", "K-FIRE-02", "as many as Firing or more hit" },
  { "kings", "K-FIRE-03", "Cover counts if most of the target has it" },
  { "kings", "K-FIRE-04", "jam on more 1s than crew" },
  { "kings", "K-FIRE-05", "double 1" },
  { "kings", "K-FIRE-06", "Test after casualties by fire" },
  { "kings", "K-FIRE-07", "in range and in sight of one model" },
  { "kings", "K-FIRE-08", "at the nearest in front" },
  { "kings", "K-FIRE-09", "could reach the unit next turn" },
  { "kings", "K-FIRE-09", "only close order and guns are bound to the front" },
  { "kings", "K-FIRE-09", "for cavalry hard cover is mostly soft" },
  { "kings", "K-FIRE-09", "from higher ground" },
  { "kings", "K-CLOSE-01", "by a Move that breaks it" },
  { "kings", "K-CLOSE-02", "never at the double or in a Skirmish" },
  { "kings", "K-GROUND-01", "units with Fieldcraft, in any terrain" },
  { "kings", "K-PIN-01", "friends within 12" },
  { "kings", "K-PIN-02", "casualties just taken" },
  { "kings", "K-PIN-03", "Close order and lying down end" },
  { "kings", "K-PIN-04", "routs at once" },
  { "kings", "K-RALLY-01", "all markers go" },
  { "kings", "K-RALLY-02", "it routs and is taken off" },
  { "kings", "K-RETREAT-01", "away from the enemy" },
  { "kings", "K-RETREAT-02", "Where enemies or impassable ground stop it" },
  { "kings", "K-CREW-01", "may be spiked" },
  { "kings", "K-END-01", "or no Leader" },
  { "kings", "K-END-02", "Most points win" },
  { "kings", "K-OPT", "Ammunition: " },
  { "hexcard", "H-TURN-01", "Gather in the cards" },
  { "hexcard", "H-TURN-02", "Lowest first" },
  { "hexcard", "H-TURN-03", "moves, then fights" },
  { "hexcard", "H-TURN-04", "lower of their cards" },
  { "hexcard", "H-HEX-01", "each part has a card of its own" },
  { "hexcard", "H-HEX-02", "Not while disrupted or aboard" },
  { "hexcard", "H-HEX-03", "share one" },
  { "hexcard", "H-HEX-04", "As many units share a hex as fit" },
  { "hexcard", "H-HEX-05", "strike the whole hex" },
  { "hexcard", "H-UNIT-06", "are light" },
  { "hexcard", "H-UNIT-07", "carries one infantry unit or tows a gun" },
  { "hexcard", "H-MOVE-04", "move only when towed" },
  { "hexcard", "H-MOVE-08", "With a commander" },
  { "hexcard", "H-TERRAIN-01", "only on a black card" },
  { "hexcard", "H-DISRUPT-01", "Disrupted units do not move" },
  { "hexcard", "H-LIMBER-01", "all of an activation" },
  { "hexcard", "H-LIMBER-02", "fires only unlimbered" },
  { "hexcard", "H-TRANS-01", "is a move" },
  { "hexcard", "H-TRANS-02", "neither fires nor assaults" },
  { "hexcard", "H-TRANS-04", "gets down disrupted" },
  { "hexcard", "H-FIRE-01", "in close assault alone" },
  { "hexcard", "H-FIRE-10", "halves are rounded down" },
  { "hexcard", "H-FIRE-12", "a gunner 2 or 1" },
  { "hexcard", "H-FIRE-13", "A commander adds 2" },
  { "hexcard", "H-FIRE-14", "every 6 hits" },
  { "hexcard", "H-FIRE-15", "block the sight" },
  { "hexcard", "H-FIRE-19", "never a commander who is with a unit" },
  { "hexcard", "H-COVER-01", "red counts" },
  { "hexcard", "H-COVER-03", "undergrowth" },
  { "hexcard", "H-HIT-02", "takes a figure" },
  { "hexcard", "H-CMD-02", "king of hearts kills him" },
  { "hexcard", "H-ASSAULT-05", "Undisrupted infantry or cavalry" },
  { "hexcard", "H-ASSAULT-06", "nothing is added up" },
  { "hexcard", "H-ASSAULT-07", "the attacker takes it" },
  { "hexcard", "H-ASSAULT-08", "goes back, disrupted" },
  { "hexcard", "H-ASSAULT-09", "both hold" },
  { "hexcard", "H-ASSAULT-10", "cannot go back is destroyed" },
  { "hexcard", "H-ASSAULT-12", "one named unit" },
  { "hexcard", "H-ASSAULT-14", "a transport nothing" },
  { "hexcard", "H-COHESION-01", "turns a card" },
  { "hexcard", "H-COHESION-02", NULL },
  { "hexcard", "H-COHESION-04", "once more if it fails" },
  { "hexcard", "H-END-04", "for each enemy fighting unit lost" },
  { "hexcard", "H-END-06", "with the last turn that was agreed" },
  { "hexcard", "H-END-07", "If one side alone is exhausted" },
  { "toysoldier", "T-TURN-01", "all counters go to green" },
  { "toysoldier", "T-TURN-02", "turned one by one" },
  { "toysoldier", "T-TURN-03", "with the last card, or when nobody can act" },
  { "toysoldier", "T-TURN-04", "disorder markers and unused points go" },
  { "toysoldier", "T-TURN-05", "hold nothing up" },
  { "toysoldier", "T-SETUP-05", "the red joker for the red suit" },
  { "toysoldier", "T-CARD-01", "both suits and both jokers" },
  { "toysoldier", "T-CARD-03", "each general of the side activates one unit" },
  { "toysoldier", "T-CARD-04", "nobody to activate draws on" },
  { "toysoldier", "T-CARD-05", "if a unit of his could act without a point" },
  { "toysoldier", "T-CARD-06", "Jack: full movement" },
  { "toysoldier", "T-CARD-07", "Queen: the unit keeps its colour" },
  { "toysoldier", "T-CARD-08", "King: as usual, or" },
  { "toysoldier", "T-CARD-09", "Ace: two activations" },
  { "toysoldier", "T-CARD-10", "Joker: the same for an enemy unit" },
  { "toysoldier", "T-CARD-11", "a disorder marker for an own unit" },
  { "toysoldier", "T-CARD-12", "on the table that has none" },
  { "toysoldier", "T-CARD-12", "If there is none, nothing happens" },
  { "toysoldier", "T-CARD-13", "his teammates act as usual" },
  { "toysoldier", "T-ACT-01", "Move, fire and change formation" },
  { "toysoldier", "T-ACT-02", "the change never before the movement" },
  { "toysoldier", "T-ACT-03", "no shot, no change" },
  { "toysoldier", "T-ACT-04", "does nothing but reform" },
  { "toysoldier", "T-ACT-05", "A disordered unit is not activated" },
  { "toysoldier", "T-DICE-01", "{green}+ on green" },
  { "toysoldier", "T-DICE-02", "one colour for the whole throw" },
  { "toysoldier", "T-DICE-03", "nothing takes any away" },
  { "toysoldier", "T-RESOLVE-01", "green, yellow, red, then a disorder marker" },
  { "toysoldier", "T-RESOLVE-02", "Down a colour after each activation" },
  { "toysoldier", "T-RESOLVE-03", "for casualties by fire" },
  { "toysoldier", "T-RESOLVE-04", "After a melee both are red" },
  { "toysoldier", "T-RESOLVE-05", "whatever they were" },
  { "toysoldier", "T-RESOLVE-06", "beside the red counter" },
  { "toysoldier", "T-RESOLVE-07", "still defends itself, in its colour" },
  { "toysoldier", "T-RESOLVE-08", "A new turn makes everybody green" },
  { "toysoldier", "T-RESOLVE-09", "one marker at most" },
  { "toysoldier", "T-GEN-01", "rated 1 to 3" },
  { "toysoldier", "T-GEN-03", "each general may move" },
  { "toysoldier", "T-GEN-04", "the highest of a side commands" },
  { "toysoldier", "T-CP-01", "the highest is his points" },
  { "toysoldier", "T-CP-02", "Lieutenants have their rating" },
  { "toysoldier", "T-CP-03", "no lieutenant has more than" },
  { "toysoldier", "T-CP-04", "with any part within" },
  { "toysoldier", "T-CP-05", "yellow or red outside" },
  { "toysoldier", "T-CP-06", "skirmishers anywhere" },
  { "toysoldier", "T-CP-07", "always a teammate’s unit" },
  { "toysoldier", "T-CP-08", "Without the point it does not act" },
  { "toysoldier", "T-UNIT-01", NULL },
  { "toysoldier", "T-UNIT-02", NULL },
  { "toysoldier", "T-UNIT-03", NULL },
  { "toysoldier", "T-UNIT-04", NULL },
  { "toysoldier", "T-UNIT-05", NULL },
  { "toysoldier", "T-UNIT-06", "Officer and ensign never count" },
  { "toysoldier", "T-FORM-01", "line (wider than deep" },
  { "toysoldier", "T-FORM-02", "three ranks at most" },
  { "toysoldier", "T-FORM-03", "or column, bases touching" },
  { "toysoldier", "T-FORM-04", "of its first two ranks" },
  { "toysoldier", "T-FORM-05", "column is limbered" },
  { "toysoldier", "T-FORM-06", "within 6\" of officer and ensign" },
  { "toysoldier", "T-FORM-07", "Nobody becomes a mob by choice" },
  { "toysoldier", "T-FORM-08", "each at most once and the change never before" },
  { "toysoldier", "T-FORM-09", "Skirmishers: loose" },
  { "toysoldier", "T-MOVE-01", "By the formation at the start" },
  { "toysoldier", "T-MOVE-02", "from the front centre, the muzzle" },
  { "toysoldier", "T-MOVE-03", "face anywhere in the front half" },
  { "toysoldier", "T-MOVE-04", "a slope up" },
  { "toysoldier", "T-MOVE-05", "sideways, backward or ending faced about" },
  { "toysoldier", "T-MOVE-06", "Half, once, whatever comes together" },
  { "toysoldier", "T-MOVE-07", "Impassable ground is never entered" },
  { "toysoldier", "T-MOVE-08", "all of it on a road" },
  { "toysoldier", "T-MOVE-09", "A charge goes no further" },
  { "toysoldier", "T-MOVE-10", "own skirmishers, who make room" },
  { "toysoldier", "T-MOVE-11", "nor a building unless they are played" },
  { "toysoldier", "T-SIGHT-01", "must be in sight" },
  { "toysoldier", "T-SIGHT-02", "enemy ones become the target" },
  { "toysoldier", "T-SIGHT-03", "fire over units below" },
  { "toysoldier", "T-SIGHT-04", "skirmishers aim all round" },
  { "toysoldier", "T-FIRE-01", "Range from the front centre" },
  { "toysoldier", "T-FIRE-02", "to the nearest figure, the gun" },
  { "toysoldier", "T-FIRE-03", "One target" },
  { "toysoldier", "T-FIRE-04", "Cavalry, mobs and limbered guns do not fire" },
  { "toysoldier", "T-FIRE-05", "guns 2 a gunner, 3 within" },
  { "toysoldier", "T-FIRE-06", "a die for each figure" },
  { "toysoldier", "T-FIRE-07", NULL },
  { "toysoldier", "T-FIRE-08", "attack less defence" },
  { "toysoldier", "T-FIRE-09", "as for any activation" },
  { "toysoldier", "T-FIRE-10", NULL },
  { "toysoldier", "T-FAQ-01", "move, unlimber and fire" },
  { "toysoldier", "T-FAQ-02", "the change never before the movement" },
  { "toysoldier", "T-FAQ-03", "first two ranks, in line or column" },
  { "toysoldier", "T-FAQ-04", "Being charged is no activation" },
  { "toysoldier", "T-FAQ-09", "not after a melee" },
  { "toysoldier", "T-MELEE-01", "Infantry and cavalry charge" },
  { "toysoldier", "T-MELEE-02", NULL },
  { "toysoldier", "T-MELEE-03", "front centre to any part" },
  { "toysoldier", "T-MELEE-04", NULL },
  { "toysoldier", "T-MELEE-05", "The attacker throws green" },
  { "toysoldier", "T-MELEE-06", "skirmishers and guns always red" },
  { "toysoldier", "T-MELEE-07", "Each success kills" },
  { "toysoldier", "T-MELEE-08", "as a mob" },
  { "toysoldier", "T-MELEE-09", "in his formation, facing the enemy" },
  { "toysoldier", "T-MELEE-10", "never towards enemies" },
  { "toysoldier", "T-MELEE-11", "no activation" },
  { "toysoldier", "T-COMBAT-01", "Of cover only the better counts" },
  { "toysoldier", "T-COMBAT-02", NULL },
  { "toysoldier", "T-COMBAT-03", "by a line from the attacker" },
  { "toysoldier", "T-COMBAT-04", "skirmishers, mobs and squares have neither" },
  { "toysoldier", "T-COMBAT-05", NULL },
  { "toysoldier", "T-COMBAT-06", "Different kinds add up" },
  { "toysoldier", "T-CAS-01", "At or below its break point" },
  { "toysoldier", "T-CAS-02", "a gun wrecked" },
  { "toysoldier", "T-CAS-03", "who routs does not fall back" },
  { "toysoldier", "T-CAS-04", "after casualties" },
  { "toysoldier", "T-COLLAPSE-01", "of 9 units when 4 remain" },
  { "toysoldier", "T-COLLAPSE-02", "Generals do not count" },
  { "toysoldier", "T-COLLAPSE-04", "held for some turns" },
  { "toysoldier", "T-ADV-01", "one figure more than its break point" },
  { "toysoldier", "T-ADV-02", "A break point of its own" },
  { "toysoldier", "T-ADV-03", "a colour better or worse" },
  { "toysoldier", "T-ADV-04", "then cut to green and red" },
  { "toysoldier", "T-ADV-05", "Up to 8 dice more" },
  { "toysoldier", "T-ADV-06", "the better, or the worse" },
  { "toysoldier", "T-ADV-07", "goes first when the unit would go down" },
  { "toysoldier", "T-ADV-08", "takes it away and leaves the unit red" },
  { "toysoldier", "T-ADV-11", "{light-gun-range}" },
  { "toysoldier", "T-ADV-12", "does not move and fire" },
  { "toysoldier", "T-ADV-13", "light cover nothing" },
  { "toysoldier", "T-ADV-14", "4 dice more within" },
  { "toysoldier", "T-ADV-16", "stands on his card" },
  { "toysoldier", "T-ADV-18", "One success and it acts" },
  { "toysoldier", "T-ADV-19", "skirmishers and war parties apart" },
  { "toysoldier", "T-ADV-20", "militia a colour worse" },
  { "toysoldier", "T-ADV-21", "Elites defend, form square, rally and obey" },
  { "toysoldier", "T-ADV-22", "militia a colour worse" },
  { "toysoldier", "T-ADV-23", "an elite throws yellow" },
  { "toysoldier", "T-ADV-25", "ends the turn at once" },
  { "toysoldier", "T-ADV-26", "an ace as one, never a 2" },
  { "toysoldier", "T-ADV-27", "For 1 point an own card" },
  { "toysoldier", "T-ADV-28", "At most the commander’s rating a turn" },
  { "toysoldier", "T-ADV-29", "they are lost with the turn" },
  { "toysoldier", "T-ADV-30", "{building-room} figures of one side" },
  { "toysoldier", "T-ADV-31", "halves the move" },
  { "toysoldier", "T-ADV-32", "heavy cover, no flank or rear" },
  { "toysoldier", "T-ADV-33", "leaves, unless it is large enough" },
  { "toysoldier", "T-ADV-34", "the defender names who is attacked" },
  { "toysoldier", "T-ADV-35", "Fire at the front of a column" },
  { "toysoldier", "T-ADV-40", "Infantry in line or column" },
  { "toysoldier", "T-ADV-41", "one success forms it" },
  { "toysoldier", "T-ADV-42", "disordered too" },
  { "toysoldier", "T-ADV-43", "Cavalry throws red" },
  { "toysoldier", "T-ADV-44", "as a square" },
  { "toysoldier", "T-ADV-45", "only makes it line or column" },
  { "toysoldier", "T-ADV-46", "A standing one needs no roll" },
  { "toysoldier", "T-ADV-47", "fire at it is green" },
  { "toysoldier", "T-ADV-48", "foot fights as usual" },
  { "toysoldier", "T-ADV-49", "not light cavalry" },
  { "toysoldier", "T-ADV-50", "two units of one type" },
  { "toysoldier", "T-ADV-51", "6 skirmishers or horse" },
  { "toysoldier", "T-ADV-52", "The worse colour, and one down" },
  { "toysoldier", "T-ADV-53", "Mixed quality is regular" },
  { "toysoldier", "T-ADV-54", "as two when lost" },
  { "toysoldier", "T-ADV-60", "his rating in red dice" },
  { "toysoldier", "T-ADV-61", "The card is not used by it" },
  { "toysoldier", "T-ADV-65", "5 the ensign falls, 6 the officer" },
  { "toysoldier", "T-ADV-66", "the unit turns red" },
  { "toysoldier", "T-ADV-67", "yellow without its ensign" },
  { "toysoldier", "T-ADV-68", "when a general touches it" },
  { "toysoldier", "T-ADV-69", "a captured flag" },
  { "toysoldier", "T-ADV-70", "two dice for the leaders" },
  { "toysoldier", "T-ADV-71", "his rating drops by 1" },
  { "toysoldier", "T-ADV-75", "one success and it fights on" },
  { "toysoldier", "T-ADV-76", "Both may be in that state" },
  { "toysoldier", "T-ADV-77", "count neither for its strength" },
  { "toysoldier", "T-PERIOD-01", "within 12\" of officer and ensign" },
  { "toysoldier", "T-PERIOD-02", "Skirmishers on horseback" },
  { "toysoldier", "T-PERIOD-03", "It charges anybody" },
  { "toysoldier", "T-PERIOD-04", "on foot it is skirmishers in everything" },
  { "toysoldier", "T-PERIOD-10", "7 to 12" },
  { "toysoldier", "T-PERIOD-11", "Skirmishers, 7 to 12" },
  { "toysoldier", "T-PERIOD-12", "charge anybody but horse" },
  { "toysoldier", "T-PERIOD-13", NULL },
  { "toysoldier", "T-PERIOD-14", "as militia in the open" },
  { "toysoldier", "T-PERIOD-15", "break at half their number" },
  { "toysoldier", "T-PERIOD-16", "Always 1 command point" },
  { "toysoldier", "T-PERIOD-20", "before March 1778" },
  { "toysoldier", "T-PERIOD-25", "neither moves, turns nor changes formation" },
  { "toysoldier", "T-ROCKET-01", "A heavy gun" },
  { "toysoldier", "T-ROCKET-02", "Yellow at best" },
  { "toysoldier", "T-ROCKET-03", "is disordered too" },
  { "toysoldier", "T-ROCKET-04", "if it was before, it falls back" },
  { "toysoldier", "T-BATTLE-02", "The advance corps begins on the American edge" },
  { "toysoldier", "T-BATTLE-03", "From turn 3 on" },
  { "toysoldier", "T-BATTLE-04", "two 6s make a unit of 12" },
  { "toysoldier", "T-BATTLE-05", "until then the Americans do not collapse" },
  { "toysoldier", "T-BATTLE-06", "have left in the north" },
  { "toysoldier", "T-BATTLE-07", "gone before the main army is there" },
  { "toysoldier", "T-BATTLE-08", "when turn 4 ends" },
  { "toysoldier", "T-BATTLE-10", "has lost" },
  { "toysoldier", "T-BATTLE-21", "reaches the American edge" },
  { "toysoldier", "T-BATTLE-22", "a minor victory" },
  { "toysoldier", "T-BATTLE-23", "has 2 dice more in defence" },
  { "toysoldier", "T-BATTLE-24", "any number of cards, never on a 2" },
  { "toysoldier", "T-BATTLE-25", "not skirmishers" },
  { "magdala", "M-TURN-02", "does both in either order with the fire at half effect" },
  { "magdala", "M-TURN-03", "by player turn, whosever it is" },
  { "magdala", "M-MOVE-05", "takes half a turn" },
  { "magdala", "M-MOVE-06", "take a whole one" },
  { "magdala", "M-END-01", "Before a turn ends: all tests owed" },
  { "magdala", "M-MOVE-01", NULL },
  { "magdala", "M-MOVE-02", "drops its fraction" },
  { "magdala", "M-MOVE-03", "only if it advanced in its last turn" },
  { "magdala", "M-MOVE-04", "Riders charge on foot only" },
  { "magdala", "M-MOVE-07", "{detachment-moves} moves of their parent" },
  { "magdala", "M-MOVE-08", "counts as an advance" },
  { "magdala", "M-MOVE-09", "horses within {horses}" },
  { "magdala", "M-MOVE-10", "Squares move as close order and do not charge" },
  { "magdala", "M-MOVE-11", NULL },
  { "magdala", "M-MOVE-12", "a full move into contact" },
  { "magdala", "M-ORG-01", NULL },
  { "magdala", "M-ORG-02", "a quarter of the unit, never more than half" },
  { "magdala", "M-ORG-03", "some natives send out half" },
  { "magdala", "M-ORG-04", "add up when it rejoins" },
  { "magdala", "M-FIRE-01", NULL },
  { "magdala", "M-FIRE-02", "1½ times the dice" },
  { "magdala", "M-FIRE-03", "in cover or rough going; pinned or prone; fire at half effect" },
  { "magdala", "M-FIRE-04", "one halving, whatever the reasons" },
  { "magdala", "M-FIRE-05", "in cover or rough going" },
  { "magdala", "M-FIRE-06", "half a die counts for Europeans and snipers" },
  { "magdala", "M-FIRE-08", NULL },
  { "magdala", "M-FIRE-09", "{longer-range}\" further at both ranges" },
  { "magdala", "M-FIRE-11", "with half a point of ammunition, or by choice" },
  { "magdala", "M-FIRE-12", "{jam-ones} or more 1s" },
  { "magdala", "M-FIRE-13", "more 1s than 6s" },
  { "magdala", "M-FIRE-14", "Mounted riders do not fire, cavalry does" },
  { "magdala", "M-FIRE-15", "Poor shots hit on {poor-needs}" },
  { "magdala", "M-FIRE-16", "No fire at or by units in melee" },
  { "magdala", "M-AMMO-01", "{points} points" },
  { "magdala", "M-AMMO-02", "at full effect costs one" },
  { "magdala", "M-AMMO-03", "below {saves-ammo} costs half a point" },
  { "magdala", "M-AMMO-04", "with none no fire" },
  { "magdala", "M-AMMO-05", "last volley at half effect" },
  { "magdala", "M-AMMO-06", "without counting" },
  { "magdala", "M-AMMO-07", "beside a wagon or mules" },
  { "magdala", "M-AMMO-08", "nobody counts ammunition" },
  { "magdala", "M-MELEE-01", "at half effect if the charge is shorter than {close-charge}" },
  { "magdala", "M-MELEE-02", "Not if mounted, limbered, jammed" },
  { "magdala", "M-MELEE-03", "stops the attackers short" },
  { "magdala", "M-MELEE-04", "{figures-a-combat} figures in contact, at least one" },
  { "magdala", "M-MELEE-05", "{kills-by} higher kills" },
  { "magdala", "M-MELEE-06", "+1 British Infantry; regular cavalry" },
  { "magdala", "M-MELEE-07", "Zulus and Mahdists, not against British cavalry" },
  { "magdala", "M-MELEE-08", "the fierce" },
  { "magdala", "M-MELEE-09", "lances in round 1" },
  { "magdala", "M-MELEE-10", "{overlaps} more combats a flank" },
  { "magdala", "M-MELEE-11", "Outnumbered and overlapped" },
  { "magdala", "M-MELEE-12", "has lost the round and tests" },
  { "magdala", "M-MELEE-13", "Failed: routed" },
  { "magdala", "M-MELEE-14", "in square neither" },
  { "magdala", "M-MELEE-15", "{holds} holds" },
  { "magdala", "M-MELEE-16", "rallies after {pursuit-moves} moves" },
  { "magdala", "M-MELEE-17", "Each pair of units is a melee of its own" },
  { "magdala", "M-MELEE-18", "Transport is captured" },
  { "magdala", "M-MELEE-19", "at every charge until somebody is in contact" },
  { "magdala", "M-MELEE-21", "also if the melee is over by then" },
  { "magdala", "M-MORALE-01", "more than a tenth lost to fire" },
  { "magdala", "M-MORALE-02", "test after 2 lost to fire in a turn" },
  { "magdala", "M-MORALE-03", "after a lost round" },
  { "magdala", "M-MORALE-04", NULL },
  { "magdala", "M-MORALE-05", "always passes, as thrown" },
  { "magdala", "M-MORALE-06", "must reach all casualties so far" },
  { "magdala", "M-MORALE-07", "+1 British and Foreign Legion Regulars" },
  { "magdala", "M-MORALE-08", "in square or behind works" },
  { "magdala", "M-MORALE-09", "advancing fanatics" },
  { "magdala", "M-MORALE-10", "-1 inferior, -2 very inferior" },
  { "magdala", "M-MORALE-11", "second round lost in a row" },
  { "magdala", "M-MORALE-12", "an imam within {imam-range}" },
  { "magdala", "M-MORALE-13", "halts: no advance, no charge, half effect" },
  { "magdala", "M-MORALE-14", "In its second own turn it may test again" },
  { "magdala", "M-MORALE-15", "Pinned: no move at all" },
  { "magdala", "M-MORALE-16", "a figure slinks off" },
  { "magdala", "M-MORALE-17", "go back to their supports" },
  { "magdala", "M-REACT-01", "retreat or rout past in sight" },
  { "magdala", "M-REACT-02", "+1 neither in melee nor under fire" },
  { "magdala", "M-REACT-03", "{reacts} or more carries on" },
  { "magdala", "M-REACT-04", "second failure in succession is a rout" },
  { "magdala", "M-REACT-06", "Not for falling back half a move" },
  { "magdala", "M-GEN-01", "or one for each player" },
  { "magdala", "M-GEN-02", "thrown once more; the second throw stands" },
  { "magdala", "M-GEN-03", "{killed-on} kills, {wounded-on} wounds" },
  { "magdala", "M-GEN-04", "only steadies Reaction tests" },
  { "magdala", "M-GEN-06", "An imam only helps morale" },
  { "magdala", "M-FORT-01", NULL },
  { "magdala", "M-FORT-02", NULL },
  { "magdala", "M-FORT-03", NULL },
  { "magdala", "M-FORT-04", NULL },
  { "magdala", "M-FORT-05", "Detachments and skirmishers on rocky ground, not under fire, build a sangar" },
  { "magdala", "M-FORT-06", "from turn {building-turns} on {built}+ finishes it" },
  { "magdala", "M-FORT-07", "lost by moving off" },
  { "magdala", "M-FORT-08", "move without limbering" },
  { "magdala", "M-UMP-01", "without one a die does" },
  { "magdala", "M-UMP-02", "in secret" },
  { "magdala", "M-SCN-01", "most points win with the last turn" },
  { "magdala", "M-SCN-02", "Detachments and transport left out" },
  { "magdala", "M-SCN-03", "more than {army-break}%" },
};

static MusterLibrary *library;

static gboolean
has_words (const MusterReference *entry,
           const char            *words)
{
  for (guint i = 0; entry->lines[i] != NULL; i++)
    if (strstr (entry->lines[i], words) != NULL)
      return TRUE;
  return FALSE;
}

static gboolean
carries (const MusterReference *entry,
         const Case            *self)
{
  if (!g_strv_contains ((const char *const *) entry->rules, self->rule))
    return FALSE;

  return self->words != NULL ? has_words (entry, self->words)
                             : entry->show != MUSTER_REFERENCE_NOTHING;
}

static void
test_rule_is_carried (gconstpointer data)
{
  const Case *self = data;
  MusterRuleset *ruleset = muster_library_find_ruleset (library, self->ruleset);
  GPtrArray *entries = muster_catalog_get_reference (muster_ruleset_get_catalog (ruleset));

  for (guint i = 0; i < entries->len; i++)
    if (carries (g_ptr_array_index (entries, i), self))
      return;
  g_error ("No part of the quick reference of %s that carries %s says “%s”", self->ruleset, self->rule,
           self->words != NULL ? self->words : "a table");
}

static guint
count_texts (const char *const *texts)
{
  guint n = 0;

  while (texts[n] != NULL)
    n++;

  return n;
}

static void
check_table (MusterRuleset           *ruleset,
             const MusterWorkedTable *table)
{
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

  table->fill (muster_ruleset_get_catalog (ruleset), NULL, cells);
  g_test_message ("%s: %s", muster_ruleset_get_id (ruleset), table->id);
  g_assert_cmpuint (cells->len, >, 0);
  g_assert_cmpuint (cells->len % count_texts (table->columns), ==, 0);
  for (guint i = 0; i < cells->len; i++)
    {
      const char *cell = g_ptr_array_index (cells, i);

      g_assert_nonnull (cell);
      g_assert_cmpstr (cell, !=, "");
    }
}

/* Each row has a cell for each column. */
static void
test_worked_tables_are_whole (void)
{
  GListModel *rulesets = muster_library_get_rulesets (library);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr (MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);
      const MusterReferenceSpec *reference = muster_ruleset_get_rules (ruleset)->reference;

      for (guint j = 0; reference != NULL && reference->tables != NULL && reference->tables[j].id != NULL;
           j++, n++)
        check_table (ruleset, &reference->tables[j]);
    }
  g_assert_cmpuint (n, >, 5);
}

static const MusterWorkedTable *
find_table (MusterRuleset *ruleset,
            const char    *id)
{
  const MusterWorkedTable *table = muster_ruleset_get_rules (ruleset)->reference->tables;

  while (table->id != NULL && !g_str_equal (table->id, id))
    table++;
  g_assert_nonnull (table->id);

  return table;
}

/* K-ACT-01, K-ACT-02 */
static void
test_orders_are_those_of_the_unit (void)
{
  MusterRuleset *ruleset = muster_library_find_ruleset (library, "kings");
  static const char *const expected[] = {
    "Regular Infantry", "Stand to, Fire, Volley fire",
    "Move, At the double, Attack, Skirmish, Form close order",
    "Regular Cavalry, Irregular Cavalry, Tribal Cavalry", "Stand to, Attack",
    "Move, At the double, Fire, Skirmish",
    "Irregular Infantry", "Stand to, Fire", "Move, At the double, Attack, Skirmish",
    "Tribal Infantry", "Stand to, Move", "At the double, Attack, Fire, Skirmish, Go to ground",
    "Crewed Weapon", "Stand to", "Move, Fire",
  };
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

  find_table (ruleset, "orders")->fill (muster_ruleset_get_catalog (ruleset), NULL, cells);
  g_assert_cmpuint (cells->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < cells->len; i++)
    g_assert_cmpstr (g_ptr_array_index (cells, i), ==, expected[i]);
}

int
main (int   argc,
      char *argv[])
{
  int status;

  muster_test_init (&argc, &argv);

  library = muster_test_library_new ();
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/quick-reference/%s/%s/%u", cases[i].ruleset,
                                               cases[i].rule, i);

      g_test_add_data_func (path, &cases[i], test_rule_is_carried);
    }
  g_test_add_func ("/quick-reference/worked-tables-are-whole", test_worked_tables_are_whole);
  g_test_add_func ("/quick-reference/orders-are-those-of-the-unit", test_orders_are_those_of_the_unit);
  status = g_test_run ();
  g_clear_object (&library);

  return status;
}
