/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/dice/muster-tape.h"
#include "core/rules/muster-order.h"
#include "core/rules/muster-state.h"

G_BEGIN_DECLS

#define MUSTER_LINE_ARGS 6

typedef enum
{
  MUSTER_GIST_IF_LAST,
  MUSTER_GIST_ALWAYS,
  MUSTER_GIST_NEVER,
} MusterGist;

/**
 * MusterPhrase:
 * @rule: id of the rule that is applied, or NULL
 * @text: translatable, with places for the figures
 * @lasts: of a reason: as long as the battle lasts; of a prompt: not to be
 *   ticked off, because it is advice for before the dice, or listed with what is to do
 * @covered: (nullable): what others read who are not to know the figures; translatable, with the same
 *   places. Argument 0 is a unit of the side that may know
 * @counts_reserves: whether its figures count units that have not come, so that only the side in argument 0
 *   may read it while the optional rule `reserves` is in use
 * @gist: whether it says in short what came of an order of which nothing else is to be told
 * @one: (nullable): with @counted: @text where the number is one. Languages may have more forms than these
 *   two, so both are said by MUSTER_COUNTED() in the place of @text
 * @counted: which argument is the number that the forms go by
 *
 * What the rules have to say, without its figures. Places in the text, N being the number of an argument:
 *
 * Everywhere: {N} a number, {+N} a number with its sign, {aN} the faces of a die of six sides from N up
 * ("5 or 6"), {dN} the faces of roll number N of the tape, {rN} a purpose's id, {uN} a unit's name, {sN} a
 * side's name, {pN} a player's name, {tN} the words of field N of the order, {qN} its id, {lN} the label of a
 * leader's status.
 *
 * In battles: {kN} a card, {vN} what is chosen in field N, {mN} a marker's label, {fN} a fate's label, {wN}
 * the words of a table (0: fates, 1: statuses of leaders), {oN} an objective's label, {xN} a trait's name,
 * {cN} a scenario's name.
 *
 * In campaigns: {CN} a chapter, {FN} a force, {LN} a leader, {PN} a place of the map, {KN} a counter, {eN} an
 * event's card and {EN} what it says, {hN} the status of a chapter, {yN} a day, {jN} a ruleset by the force
 * that plays it, {AN} the text of a chapter's advantage, {ON} the option and {TN} the trait that the order
 * names for unit or leader N.
 *
 * What stands between [ and ] is left out where the first number in it is 0. Static data.
 */
typedef struct
{
  const char *rule;
  const char *text;
  gboolean lasts;
  const char *covered;
  MusterGist gist;
  gboolean counts_reserves;
  const char *one;
  guint8 counted;
} MusterPhrase;

/* The text of a phrase in which argument @n counts something. Marks both forms for translation; whoever reads
 * no translation, as programs do, has the form for many. */
#define MUSTER_COUNTED(n, for_one, for_many) .counted = n, .one = for_one, .text = for_many

/**
 * MusterLine:
 *
 * A phrase with its figures: a step, a prompt or a reason. Kept as numbers, since most lines are
 * never read; put into words by muster_line_to_string().
 */
typedef struct
{
  const MusterPhrase *phrase;
  gint32 args[MUSTER_LINE_ARGS];
} MusterLine;

typedef struct _MusterLineNames MusterLineNames;

/**
 * MusterLineContext:
 * @names: (nullable): who knows what a line is about that is not of a battle; then all from @setup to @order
 *   is NULL
 * @ruleset: (nullable): whose line it is, where there is no setup
 * @side_names: (nullable): what sides are called, where there is no setup
 * @state: (nullable): a state of the battle at or after the line
 * @roster: (nullable): its units, where there is no state
 * @order: (nullable): the order that the line is about
 * @tape: (nullable): its rolls
 * @translated: in the reader's language; otherwise the same on every machine
 * @covered: a bit for each side whose secrets are kept
 */
typedef struct
{
  const MusterLineNames *names;
  const MusterSetup *setup;
  MusterRuleset *ruleset;
  const char *const *side_names;
  const MusterState *state;
  const MusterRoster *roster;
  const MusterOrder *order;
  const MusterTape *tape;
  gboolean translated;
  guint covered;
} MusterLineContext;

/**
 * MusterLineNames:
 * @append: puts what stands in a place of a phrase into words: its letter, and the argument
 *
 * Whoever knows the names has this as its first member.
 */
struct _MusterLineNames
{
  void (*append) (const MusterLineNames   *self,
                  const MusterLineContext *context,
                  char                     letter,
                  int                      number,
                  GString                 *string);
};

/* What was noted of a roll without its faces. */
char *muster_line_dup_counts (const MusterTape *tape,
                              const MusterRoll *roll,
                              gboolean          translated) G_GNUC_WARN_UNUSED_RESULT;

/* Steps and behind them prompts, as an entry of a log keeps them. */
MusterLine *muster_lines_join (const GArray *steps,
                               const GArray *prompts) G_GNUC_WARN_UNUSED_RESULT;

/* Whether the figures of the line are kept from the reader; and whether it tells the dice of a roll. */
gboolean muster_line_is_covered (const MusterLine        *line,
                                 const MusterLineContext *context);
gboolean muster_line_tells_roll (const MusterLine        *line,
                                 guint                    roll);

/* The line in words, with the id of its rule before them where it has one, and without. */
char *muster_line_to_string (const MusterLine        *line,
                             const MusterLineContext *context) G_GNUC_WARN_UNUSED_RESULT;
char *muster_line_to_text   (const MusterLine        *line,
                             const MusterLineContext *context) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
