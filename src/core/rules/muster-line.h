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
 * @gist: whether it says in short what came of an order of which nothing else is to be told
 *
 * What the rules have to say, without its figures. Places in the text, N being the number of an
 * argument: {N} a number, {+N} a number with its sign, {uN} a unit's name, {sN} a side's name, {pN} a
 * player's name, {dN} the faces of roll number N of the tape, {kN} a card, {tN} the words of field
 * N of the order, {vN} what is chosen in it, {qN} its id, {mN} a marker's label, {fN} a fate's label,
 * {lN} the label of a leader's status, {wN} the words of a table (0: fates, 1: statuses of leaders),
 * {oN} an objective's label, {rN} a purpose's id, {xN} a trait's name, {cN} a scenario's name, {aN} the
 * faces of a die of six sides from N up ("5 or 6"). What stands between [ and ] is left out where the
 * first number in it is 0. Static data.
 */
typedef struct
{
  const char *rule;
  const char *text;
  gboolean lasts;
  const char *covered;
  MusterGist gist;
} MusterPhrase;

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

/**
 * MusterLineContext:
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
 * MusterPlaceFunc:
 * @kind: the letter before the number of the argument
 * @number: the argument
 *
 * Puts what stands in a place of a phrase into words.
 */
typedef void (*MusterPlaceFunc) (GString *string,
                                 char     kind,
                                 int      number,
                                 gpointer data);

/* Steps and behind them prompts, as an entry of a log keeps them. */
MusterLine *muster_lines_join (const GArray *steps,
                               const GArray *prompts) G_GNUC_WARN_UNUSED_RESULT;

/* The line in words of whoever knows its places. Numbers, signs, faces and brackets are the same
 * everywhere. */
char *muster_line_fill      (const MusterLine        *line,
                             gboolean                 translated,
                             MusterPlaceFunc          place,
                             gpointer                 data) G_GNUC_WARN_UNUSED_RESULT;

/* Whether the figures of the line are kept from the reader; and whether it tells the dice of a roll. */
gboolean muster_line_is_covered (const MusterLine        *line,
                                 const MusterLineContext *context);
gboolean muster_line_tells_roll (const MusterLine        *line,
                                 guint                    roll);

/* @text: (transfer full): the line in words. Puts the id of its rule before them, where it has one. */
char *muster_line_take_text (const MusterLine        *line,
                             char                    *text) G_GNUC_WARN_UNUSED_RESULT;
char *muster_line_to_string (const MusterLine        *line,
                             const MusterLineContext *context) G_GNUC_WARN_UNUSED_RESULT;
char *muster_line_to_text   (const MusterLine        *line,
                             const MusterLineContext *context) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
