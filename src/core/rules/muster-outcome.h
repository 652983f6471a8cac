/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-incident.h"
#include "core/rules/muster-line.h"

G_BEGIN_DECLS

/**
 * MusterOutcomeKind:
 * @MUSTER_OUTCOME_DONE: carried out; the state is the new one
 * @MUSTER_OUTCOME_NEEDS: the tape ran out; see the request
 * @MUSTER_OUTCOME_REFUSED: the rules do not allow it; see the reason
 * @MUSTER_OUTCOME_BAD_ROLL: a roll on the tape is not the one asked for; see the reason
 */
typedef enum
{
  MUSTER_OUTCOME_DONE,
  MUSTER_OUTCOME_NEEDS,
  MUSTER_OUTCOME_REFUSED,
  MUSTER_OUTCOME_BAD_ROLL,
} MusterOutcomeKind;

/**
 * MusterRequest:
 * @unit: index of the unit that rolls, or -1
 * @leader: in a campaign: index of the leader that it is for, or -1
 * @sides: sides of a die, or 0 for cards
 * @target: a face that counts is this or more, or 0 where that does not describe it
 * @counts: what must be noted of the dice at the least (#MusterRollCounts)
 * @need: what it must show, or what it decides where nothing must be reached
 *
 * The next roll that the rules ask for.
 */
typedef struct
{
  guint16 purpose;
  guint16 n;
  gint16 unit;
  gint16 leader;
  guint8 sides;
  guint8 target;
  guint8 counts;
  MusterLine need;
} MusterRequest;

/* Whether both ask for the same dice, whatever is said of what they decide. */
gboolean muster_request_has_same_dice (const MusterRequest *self,
                                       const MusterRequest *other);

/**
 * MusterFactKind:
 * @MUSTER_FACT_PLAIN: a number or a word
 * @MUSTER_FACT_BOOLEAN: true or false, by its number
 * @MUSTER_FACT_UNITS: one of a list of units; -1 says that there is a list, though it may be empty
 */
typedef enum
{
  MUSTER_FACT_PLAIN,
  MUSTER_FACT_BOOLEAN,
  MUSTER_FACT_UNITS,
} MusterFactKind;

/**
 * MusterFact:
 * @member: its name in `last`
 * @key: (nullable): a name within that member; "" says that the member holds names, though there may be none
 * @unit: index of a unit whose id is the name within that member, or -1
 * @word: (nullable): the value, where it is a word and not a number
 *
 * One thing that an order did, for the record and for programs that read it.
 */
typedef struct
{
  const char *member;
  const char *key;
  const char *word;
  gint16 unit;
  gint32 number;
  MusterFactKind kind;
} MusterFact;

/* As many faces as any order throws at a time fit twice. */
#define MUSTER_OUTCOME_FACES 2048

/**
 * MusterOutcome:
 * @state: the new one of a battle, if it was done; that of a campaign stands beside its outcome
 * @reason: why it is refused or a roll is wrong, unless there is a @problem
 * @problem: (nullable): what is wrong with the parameters of a campaign's order; it names the place
 * @bad_roll: index of the roll that is wrong
 * @quiet: nobody reads how it came about: nothing is recorded but the new state (without what units
 *   @did, which only views read) and facts, dice come straight from the tape's generator, and the order
 *   is one that is known to be allowed
 * @faces: what was thrown quietly
 *
 * What came of an order, of a battle or of a campaign. Meant to be reused: resolving into the same outcome
 * again allocates nothing once it has grown to its size.
 */
typedef struct
{
  MusterOutcomeKind kind;
  MusterState state;
  MusterRequest request;
  MusterLine reason;
  GError *problem;
  int bad_roll;
  gboolean passed;
  int hits;
  GArray *steps;   /* MusterLine */
  GArray *prompts; /* MusterLine */
  GArray *facts;   /* MusterFact */
  GArray *incidents; /* MusterIncident */
  GArray *trials;  /* MusterTrial */
  GArray *throwers; /* gint16: for each roll that was read, the unit that threw it, or -1 */
  gboolean quiet;
  guint n_faces;
  guint8 faces[MUSTER_OUTCOME_FACES];
} MusterOutcome;

void  muster_outcome_init  (MusterOutcome *outcome);
void  muster_outcome_clear (MusterOutcome *outcome);
void  muster_outcome_reset (MusterOutcome *outcome);

int   muster_outcome_get_fact (const MusterOutcome *outcome,
                               const char          *member,
                               int                  unit);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterOutcome, muster_outcome_clear)

G_END_DECLS
