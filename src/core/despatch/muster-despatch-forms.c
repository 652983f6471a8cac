/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/despatch/muster-despatch-forms.h"

#include "core/muster-i18n.h"

/* The sentences of despatches. Rules for whoever adds a form: a form says exactly what its
 * telling says. Only the names of units and sides are known, so a form must not use a verb or a
 * pronoun that depends on their number or gender ("is", "was", "has", "he", "it"). Numbers stand
 * only in their places. What happens in the course of the battle is told in the past tense and
 * must read well behind "in the third turn": it does not begin with "of", nor with a "that"
 * which may have nothing to refer to. */

#define T(telling, text) { MUSTER_TELL_##telling, NULL, -1, -1, text }
#define NONE(telling, text) { MUSTER_TELL_##telling, NULL, 0, 0, text }
#define ONE(telling, text) { MUSTER_TELL_##telling, NULL, 1, 1, text }
#define MANY(telling, text) { MUSTER_TELL_##telling, NULL, 2, G_MAXINT, text }
#define KEY(telling, key, text) { MUSTER_TELL_##telling, key, -1, -1, text }
#define KEY_ONE(telling, key, text) { MUSTER_TELL_##telling, key, 1, 1, text }
#define KEY_MANY(telling, key, text) { MUSTER_TELL_##telling, key, 2, G_MAXINT, text }
/* A form that is not used for the first sentence of its telling. */
#define LATER(telling, text) { MUSTER_TELL_##telling, NULL, 1, G_MAXINT, text }

static const MusterDespatchForm forms[] = {
  T (SALUTATION, N_("Sir")),
  T (SALUTATION, N_("My Lord")),
  T (SALUTATION, N_("To whom it may concern at Headquarters")),
  T (SALUTATION, N_("Sir, for the information of the Staff")),

  T (OPENING, N_("I beg to lay before you an account of the affair between {side} and {rival}")),
  T (OPENING, N_("it falls to me to set down what passed between {side} and {rival}")),
  T (OPENING, N_("the following is a true record of the meeting of {side} and {rival}")),
  T (OPENING, N_("you will wish to know how matters went between {side} and {rival}")),
  T (OPENING, N_("{side} and {rival} have met, and I hasten to report what came of it")),
  T (OPENING, N_("herewith my account of the day on which {side} faced {rival}")),
  KEY (OPENING, "several", N_("I beg to lay before you an account of the affair of {name}")),
  KEY (OPENING, "several", N_("it falls to me to set down what passed between {name}")),
  KEY (OPENING, "several", N_("{name} have met, and I hasten to report what came of it")),

  T (SCENARIO, N_("the occasion is entered in our books as “{name}”")),
  T (SCENARIO, N_("the business in hand went by the name of “{name}”")),
  T (SCENARIO, N_("our instructions bore the heading “{name}”")),
  T (SCENARIO, N_("it shall be remembered under the heading “{name}”")),

  T (ROLES, N_("{side} had the attack, {rival} the defence")),
  T (ROLES, N_("the attack fell to {side}, and {rival} stood upon the defence")),
  T (ROLES, N_("it lay with {side} to attack and with {rival} to defend")),
  T (ROLES, N_("{rival} had to hold what {side} came to take")),

  ONE (FORCE, N_("{side} mustered a single unit, {m} in the ranks")),
  ONE (FORCE, N_("{side} had but {n} unit, with a strength of {m}")),
  MANY (FORCE, N_("{side} mustered {n} units, {m} in the ranks")),
  MANY (FORCE, N_("{n} units stood with {side}, and their strength came to {m}")),
  MANY (FORCE, N_("the return of {side} shows {n} units and a strength of {m}")),
  MANY (FORCE, N_("{side} could call upon {n} units, a strength of {m} in all")),

  T (QUIET, N_("of the fighting itself there is little to tell")),
  T (QUIET, N_("the log has nothing that calls for a longer account")),
  T (QUIET, N_("I shall not tire you with the rest, for there is little of it")),

  T (IN_TURN, N_("in the {turn} turn {clause}")),
  T (IN_TURN, N_("during the {turn} turn {clause}")),
  T (IN_TURN, N_("it was in the {turn} turn that {clause}")),
  T (IN_TURN, N_("in the course of the {turn} turn {clause}")),
  T (IN_TURN, N_("the {turn} turn came, and {clause}")),
  LATER (IN_TURN, N_("then, in the {turn} turn, {clause}")),
  LATER (IN_TURN, N_("the {turn} turn saw this: {clause}")),

  KEY (IN_TURN, "late", N_("in turn {turn} {clause}")),
  KEY (IN_TURN, "late", N_("it was in turn {turn} that {clause}")),
  KEY (IN_TURN, "late", N_("turn {turn} came, and {clause}")),
  KEY (IN_TURN, "late", N_("then, in turn {turn}, {clause}")),

  NONE (FIRE, N_("{unit} fired upon {other} to no purpose")),
  NONE (FIRE, N_("the fire of {unit} upon {other} had no effect in losses")),
  NONE (FIRE, N_("{unit} opened upon {other}, but nobody fell")),
  NONE (FIRE, N_("{other} came unharmed through the fire of {unit}")),
  KEY (FIRE, "felt", N_("{unit} fired upon {other}; nobody fell, yet the fire made itself felt")),
  KEY (FIRE, "felt", N_("{unit} opened upon {other}; nobody fell, but it told all the same")),
  KEY (FIRE, "felt", N_("without felling anybody the fire of {unit} told upon {other}")),
  KEY (FIRE, "felt", N_("{other} came under the fire of {unit}, lost nobody, and felt it nevertheless")),
  ONE (FIRE, N_("{unit} fired upon {other}, and {n} fell")),
  ONE (FIRE, N_("the fire of {unit} cost {other} {n} casualty")),
  ONE (FIRE, N_("{unit} brought down {n} of {other}")),
  ONE (FIRE, N_("{other} lost {n} to the fire of {unit}")),
  ONE (FIRE, N_("{unit’s} fire cost {other} {n}")),
  ONE (FIRE, N_("{n} of {other} went down before the fire of {unit}")),
  MANY (FIRE, N_("{unit} opened upon {other}, and {n} fell")),
  MANY (FIRE, N_("the fire of {unit} struck down {n} of {other}")),
  MANY (FIRE, N_("{n} of {other} went down before the fire of {unit}")),
  MANY (FIRE, N_("{unit} brought down {n} of {other}")),
  MANY (FIRE, N_("under the fire of {unit} {other} lost {n}")),
  MANY (FIRE, N_("{unit’s} fire cost {other} {n}")),
  MANY (FIRE, N_("{other} came under the fire of {unit} and paid for it with {n}")),
  MANY (FIRE, N_("{unit} found the range of {other} and felled {n}")),
  MANY (FIRE, N_("{unit} fired upon {other} with such effect that {n} fell")),
  MANY (FIRE, N_("{unit} turned upon {other} a fire that laid {n} low")),

  T (ALSO_HIT, N_("{unit} lost {n} by the same fire")),
  T (ALSO_HIT, N_("nor did that fire spare {unit}, who lost {n}")),
  T (ALSO_HIT, N_("it told upon {unit} too, to the number of {n}")),

  T (WON_ATTACK, N_("{unit} closed with {other} and had the better of it")),
  T (WON_ATTACK, N_("{unit} attacked {other} hand to hand and prevailed")),
  T (WON_ATTACK, N_("{other} could not withstand the attack of {unit}")),
  T (WON_ATTACK, N_("{unit} went in against {other} and carried the point")),
  T (WON_ATTACK, N_("the attack of {unit} upon {other} succeeded")),
  T (WON_ATTACK, N_("{unit’s} attack carried {other} away")),
  T (WON_ATTACK, N_("{unit} came to close quarters with {other} and mastered them")),
  T (WON_ATTACK, N_("at close quarters {unit} proved too much for {other}")),
  T (LOST_ATTACK, N_("{unit} closed with {other} and came off the worse")),
  T (LOST_ATTACK, N_("an attack by {unit} broke upon {other}")),
  T (LOST_ATTACK, N_("{unit’s} attack came to grief upon {other}")),
  T (LOST_ATTACK, N_("{other} met the attack of {unit} and had the better of it")),
  T (LOST_ATTACK, N_("{unit} attacked {other} hand to hand and rued it")),
  T (LOST_ATTACK, N_("the attack of {unit} upon {other} miscarried")),
  T (LOST_ATTACK, N_("{unit} went in against {other} and got the worst of it")),
  T (DREW_ATTACK, N_("{unit} closed with {other}, and neither could claim the better of it")),
  T (DREW_ATTACK, N_("{unit} attacked {other}, and honours stood even")),
  T (DREW_ATTACK, N_("a struggle of {unit} against {other} ended with nothing decided")),
  T (DREW_ATTACK, N_("{unit} went in against {other}, and the fight hung in the balance")),

  T (RECKONING, N_("it cost {other} {n} and {unit} {m}")),
  T (RECKONING, N_("the losses stood at {n} for {other} and {m} for {unit}")),
  T (RECKONING, N_("{other} counted {n} down, {unit} {m}")),
  T (RECKONING, N_("{other} lost {n} in it, and {unit} {m}")),
  T (RECKONING, N_("the price came to {n} of {other} and {m} of {unit}")),

  KEY (RECKONING, "bloodless", N_("nobody fell on either side")),
  KEY (RECKONING, "bloodless", N_("it cost neither of them anybody")),
  KEY (RECKONING, "bloodless", N_("both came out of it without a casualty")),
  KEY (RECKONING, "bloodless", N_("there is no loss to report of either")),

  T (LOSS, N_("{unit} lost {n}")),
  T (LOSS, N_("{n} dropped out of the ranks of {unit}")),
  T (LOSS, N_("{unit} had {n} to strike off the roll")),

  KEY (LEFT, "destroyed", N_("{unit} ceased to exist")),
  KEY (LEFT, "destroyed", N_("nobody of {unit} remained to fight")),
  KEY (LEFT, "destroyed", N_("the end came for {unit}")),
  KEY (LEFT, "destroyed", N_("{unit} perished on the field")),
  KEY (LEFT, "destroyed", N_("the roll of {unit} closed for good")),
  KEY (LEFT, "routed", N_("{unit} broke and ran")),
  KEY (LEFT, "routed", N_("{unit} gave way altogether and fled the field")),
  KEY (LEFT, "routed", N_("the nerve of {unit} failed, and the whole body made off")),
  KEY (LEFT, "routed", N_("nothing could stay the flight of {unit}")),
  KEY (LEFT, "routed", N_("{unit} had borne enough and streamed to the rear")),
  KEY (LEFT, "destroyed-by", N_("it was {other} who put an end to {unit}")),
  KEY (LEFT, "destroyed-by", N_("{other} left nobody of {unit} standing")),
  KEY (LEFT, "destroyed-by", N_("nothing of {unit} outlasted {other}")),
  KEY (LEFT, "routed-by", N_("it was {other} who broke {unit}, and the whole body made off")),
  KEY (LEFT, "routed-by", N_("{unit} broke before {other} and ran")),
  KEY (LEFT, "routed-by", N_("under the hand of {other} {unit} gave way and fled the field")),
  KEY (LEFT, "retreated-off", N_("{unit} fell back until the field lay behind")),
  KEY (LEFT, "retreated-off", N_("{unit} retreated clean off the field")),
  KEY (LEFT, "exited", N_("{unit} marched off the field")),
  KEY (LEFT, "exited", N_("{unit} gained the edge of the field and left it")),
  KEY (LEFT, "withdrawn", N_("{unit} withdrew")),
  KEY (LEFT, "withdrawn", N_("{unit} slipped away from the fight")),
  KEY (LEFT, "spiked", N_("the piece of {unit} lay spiked and useless")),
  KEY (LEFT, "spiked", N_("{unit} lost the use of a spiked gun")),
  T (LEFT, N_("{unit} left the field")),
  T (LEFT, N_("{unit} took no further part")),

  KEY (LEADER, "casualty", N_("{leader}, at the head of {unit}, fell")),
  KEY (LEADER, "casualty", N_("{unit} lost {leader}, who led them")),
  KEY (LEADER, "casualty", N_("{leader} of {unit} fell in the performance of duty")),
  KEY (LEADER, "casualty", N_("among the fallen I must name {leader}, leading {unit}")),
  KEY (LEADER, "casualty", N_("it is my duty to report that {leader}, who led {unit}, fell")),
  KEY (LEADER, "killed", N_("{leader}, who stood with {unit}, fell")),
  KEY (LEADER, "killed", N_("death found {leader} in the ranks of {unit}")),
  KEY (LEADER, "killed", N_("among the fallen of {unit} I must name {leader}")),
  KEY (LEADER, "killed", N_("it is my duty to report that {leader}, then with {unit}, fell")),
  KEY (LEADER, "casualty-without-a-name", N_("the leader of {unit} fell")),
  KEY (LEADER, "casualty-without-a-name", N_("death took whoever led {unit}")),
  KEY (LEADER, "casualty-without-a-name", N_("{unit} had nobody to lead them any more")),
  KEY (LEADER, "casualty-without-a-name", N_("among the fallen lay the leader of {unit}")),
  KEY (LEADER, "officer", N_("{leader}, an officer of {unit}, fell")),
  KEY (LEADER, "officer", N_("{unit} lost an officer, {leader}")),
  KEY (LEADER, "officer", N_("{leader} fell at the head of {unit}")),
  KEY (LEADER, "officer-without-a-name", N_("an officer of {unit} fell")),
  KEY (LEADER, "officer-without-a-name", N_("{unit} lost an officer")),
  KEY (LEADER, "officer-without-a-name", N_("among the fallen lay an officer of {unit}")),
  KEY (LEADER, "deserted", N_("{leader} deserted {unit}; I say no more of that")),
  KEY (LEADER, "deserted", N_("{leader} left {unit} without a leader and without leave")),
  T (LEADER, N_("{leader} no longer led {unit}")),
  T (LEADER, N_("{unit} had to go on without {leader}")),

  KEY (COMMANDER, "destroyed", N_("{leader} fell")),
  KEY (COMMANDER, "destroyed", N_("it is my duty to report that {leader} fell")),
  KEY (COMMANDER, "destroyed", N_("{leader} did not live to see the end of it")),
  KEY (COMMANDER, "destroyed", N_("among the fallen I must name {leader}")),
  T (COMMANDER, N_("{leader} left the field")),
  T (COMMANDER, N_("{leader} took no further part")),

  T (WOUNDED, N_("{leader} took a wound")),
  T (WOUNDED, N_("{leader} got a wound in the midst of it")),
  T (WOUNDED, N_("{leader} received a hurt")),

  T (SHAKEN, N_("{unit} wavered")),
  T (SHAKEN, N_("the order of {unit} suffered")),
  T (SHAKEN, N_("it shook {unit}")),
  T (SHAKEN, N_("{unit} lost heart")),
  T (STEADY, N_("{unit} held firm")),
  T (STEADY, N_("{unit} stood to it all the same")),
  T (STEADY, N_("the nerve of {unit} held")),
  T (STEADY, N_("{unit} did not flinch")),

  KEY (RALLIED, "fire", N_("{unit} rallied, which the fire of {other} had shaken")),
  KEY (RALLIED, "fire", N_("{unit} got over the fire of {other} and stood in good order once more")),
  KEY (RALLIED, "fire", N_("order returned to {unit} after the fire of {other}")),
  KEY (RALLIED, "fight", N_("{unit} rallied after the fight with {other}")),
  KEY (RALLIED, "fight", N_("order returned to {unit}, whom {other} had roughly handled")),
  KEY (RALLIED, "fight", N_("{unit} took heart again after meeting {other}")),
  T (RALLIED, N_("{unit} rallied")),
  T (RALLIED, N_("{unit} took heart again")),
  T (RALLIED, N_("order returned to {unit}")),
  T (RALLIED, N_("{unit} stood in good order once more")),
  T (NOT_RALLIED, N_("{unit} could not be rallied")),
  T (NOT_RALLIED, N_("every effort to rally {unit} failed")),
  T (NOT_RALLIED, N_("{unit} would not hear the call to rally")),

  T (BALKED, N_("{unit} did not carry out the order given")),
  T (BALKED, N_("orders to {unit} had no effect")),
  T (BALKED, N_("{unit} stirred not a foot, whatever the order")),

  T (ARRIVED, N_("{unit} came on to the field")),
  T (ARRIVED, N_("{unit} appeared upon the scene")),
  T (ARRIVED, N_("{unit} came up and joined the rest")),

  T (JAMMED, N_("the weapon of {unit} jammed")),
  T (JAMMED, N_("{unit} had a jammed weapon to curse")),
  T (JAMMED, N_("a jam silenced {unit}")),

  T (RAZED, N_("{unit} brought building {n} down")),
  T (RAZED, N_("building {n} fell in ruins before {unit}")),
  T (RAZED, N_("{unit} left nothing of building {n} but rubble")),

  T (WON, N_("the day went to {side}; the points stood {score}")),
  T (WON, N_("{side} had the victory, the points standing {score}")),
  T (WON, N_("when it ended the points stood {score} and the victory lay with {side}")),
  T (WON, N_("the honours of the field belong to {side}, the points being {score}")),
  T (WON, N_("thus {side} won, and the points stood {score}")),
  T (DRAWN, N_("no side could claim the day; the points stood {score}")),
  T (DRAWN, N_("it ended in a draw, the points standing {score}")),
  T (DRAWN, N_("the scales hung level at the end, with the points {score}")),
  T (NOBODY_WON, N_("nobody had the victory; the points stood {score}")),
  T (NOBODY_WON, N_("it ended without a victor, the points standing {score}")),
  T (GOES_ON, N_("as I write the matter is not decided; the points stand {score}")),
  T (GOES_ON, N_("the fight goes on, and the points stand {score}")),

  KEY (WHY, "told", N_("{name}")),
  T (WHY, N_("what brought it to a close: {name}")),
  T (WHY, N_("the end came about thus: {name}")),
  T (WHY, N_("the reason of its ending, as it stands in the log: {name}")),

  NONE (LOSSES, N_("{side} lost nobody")),
  NONE (LOSSES, N_("there is no casualty to report of {side}")),
  KEY (LOSSES, "leaders", N_("of those who were led, {side} lost nobody")),
  KEY (LOSSES, "leaders", N_("beyond those in command there is no loss to report of {side}")),
  ONE (LOSSES, N_("the loss of {side} came to {n}")),
  ONE (LOSSES, N_("the return of {side} shows {n} casualty")),
  MANY (LOSSES, N_("the loss of {side} came to {n}")),
  MANY (LOSSES, N_("{n} of {side} fell, all told")),
  MANY (LOSSES, N_("{side} paid for the day with {n}")),
  MANY (LOSSES, N_("the casualties of {side} number {n}")),

  KEY_ONE (UNITS_LOST, "formed", N_("{n} whole unit is gone from the roll of {side}")),
  KEY_ONE (UNITS_LOST, "formed", N_("{side} lost {n} whole unit")),
  KEY_MANY (UNITS_LOST, "formed", N_("{n} whole units are gone from the roll of {side}")),
  KEY_MANY (UNITS_LOST, "formed", N_("{side} lost {n} whole units")),
  ONE (UNITS_LOST, N_("{n} whole unit of {m} is gone from the roll of {side}")),
  ONE (UNITS_LOST, N_("{side} lost {n} whole unit of {m}")),
  MANY (UNITS_LOST, N_("{n} whole units of {m} are gone from the roll of {side}")),
  MANY (UNITS_LOST, N_("{side} lost {n} whole units of {m}")),

  T (MENTION, N_("I would bring {leader} to your notice")),
  T (MENTION, N_("I cannot close without the name of {leader}")),
  T (MENTION, N_("the conduct of {leader} deserves to be named")),
  T (MENTION, N_("of those who led, let me name {leader}")),
  T (MENTION, N_("the services of {leader} ought not to be passed over")),
  ONE (FELLED, N_("{n} of the enemy fell to that command")),
  ONE (FELLED, N_("the enemy lost {n} to those so led")),
  MANY (FELLED, N_("{n} of the enemy fell to that command")),
  MANY (FELLED, N_("that command accounted for {n} of the enemy")),
  MANY (FELLED, N_("the enemy lost {n} to that command")),
  MANY (FELLED, N_("those so led brought down {n} of the enemy")),
  ONE (BROKE, N_("{n} enemy unit was lost to that command")),
  ONE (BROKE, N_("under such a lead {n} enemy unit was broken")),
  MANY (BROKE, N_("{n} enemy units were lost to that command")),
  MANY (BROKE, N_("under such a lead {n} enemy units were broken")),
  ONE (BEAT, N_("{n} fight at close quarters was won")),
  ONE (BEAT, N_("at close quarters that command won {n} fight")),
  MANY (BEAT, N_("{n} fights at close quarters were won")),
  MANY (BEAT, N_("at close quarters that command won {n} fights")),

  T (DECISIVE, N_("if a single stroke decided the day, it was dealt in turn {n}, when {other} broke {unit}")),
  T (DECISIVE, N_("the day turned in turn {n}, when {other} broke {unit}")),
  T (DECISIVE, N_("looking back, I hold that turn {n} decided it: there {other} broke {unit}")),
  T (LUCKY, N_("fortune, it must be owned, leaned to {side}")),
  T (LUCKY, N_("{side} had more than a fair share of luck")),
  T (LUCKY, N_("the dice served {side} better than anybody had a right to expect")),
  T (UNLUCKY, N_("fortune, it must be owned, turned a cold face to {side}")),
  T (UNLUCKY, N_("{side} had less than a fair share of luck")),
  T (UNLUCKY, N_("the dice served {side} worse than anybody had reason to expect")),

  T (CLOSE, N_("I remain, as ever, at your service")),
  T (CLOSE, N_("I leave the rest to your judgment, and remain your obedient servant")),
  T (CLOSE, N_("this is all that I have to report")),
  T (CLOSE, N_("with this I close my report")),
  { MUSTER_N_TELLINGS, NULL, 0, 0, NULL },
};

const MusterDespatchForm *
muster_despatch_forms_list (void)
{
  return forms;
}
