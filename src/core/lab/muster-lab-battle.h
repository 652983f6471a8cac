/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/catalog/muster-policy.h"
#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

/**
 * MusterLabGround:
 * @length: the length of the line, from table edge to table edge
 * @depth: how far from its own edge each side begins
 * @cover: the cover of the defender in his own half: an index in the ruleset's covers
 * @attacker_cover: likewise of the attacker
 * @rough: whether the ground is difficult
 * @most_turns: the number of turns after which the battle is ended
 */
typedef struct
{
  int length;
  int depth[2];
  int cover;
  int attacker_cover;
  gboolean rough;
  int most_turns;
} MusterLabGround;

/**
 * MusterLabBattle:
 *
 * A battle that two policies fight on the line (V-BATTLE-01). The rules judge and resolve its
 * orders as they do at the table. It may be fought any number of times; each thread needs its own.
 */
typedef struct _MusterLabBattle MusterLabBattle;

/* Called after each order, for callers that count or record what comes of it. */
typedef void (*MusterLabWatch) (const MusterState   *before,
                                const MusterOrder   *order,
                                const MusterTape    *tape,
                                const MusterOutcome *outcome,
                                gpointer             data);

void               muster_lab_battle_ground_init   (MusterLabGround     *ground,
                                                    const MusterSetup   *setup);
int                muster_lab_battle_get_role      (const MusterSetup   *setup,
                                                    guint                side);
const MusterPolicy *muster_lab_battle_find_policy  (const MusterSetup   *setup,
                                                    const char          *id);
/* Returns everything that the line cannot express of @setup, in words, so that nothing is left out in
 * silence. */
char             **muster_lab_battle_list_left_out (const MusterSetup   *setup) G_GNUC_WARN_UNUSED_RESULT;
/* Returns why @setup cannot be fought on the line, or NULL if it can. */
const char        *muster_lab_battle_find_fault    (const MusterSetup   *setup);

MusterLabBattle   *muster_lab_battle_new         (const MusterSetup   *setup,
                                                  const MusterLabGround *ground,
                                                  const MusterPolicy  *first,
                                                  const MusterPolicy  *second) G_GNUC_WARN_UNUSED_RESULT;
void               muster_lab_battle_free        (MusterLabBattle     *self);
/* A loud battle records and judges everything, for callers that keep the log; a battle is quiet
 * unless it is made loud. The same seed gives the same battle in either case. */
void               muster_lab_battle_set_loud    (MusterLabBattle     *self,
                                                  gboolean             loud);
void               muster_lab_battle_set_watch   (MusterLabBattle     *self,
                                                  MusterLabWatch       watch,
                                                  gpointer             data);
/* Returns the state at the end of the battle, which is valid until the next battle is fought. */
const MusterState *muster_lab_battle_fight       (MusterLabBattle     *self,
                                                  guint64              seed);
/* The same from the midst of a battle, with everybody where @line has him. */
const MusterState *muster_lab_battle_fight_from  (MusterLabBattle     *self,
                                                  const MusterState   *state,
                                                  const MusterLabLine *line,
                                                  guint64              seed);
/* Returns whether the last battle was stopped because it took too many turns or orders. */
gboolean           muster_lab_battle_was_cut     (MusterLabBattle     *self);
/* Returns how many orders the rules have refused in all battles so far. It is a mistake if there are any. */
guint              muster_lab_battle_get_n_refused (MusterLabBattle   *self);
guint              muster_lab_battle_get_n_orders (MusterLabBattle    *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterLabBattle, muster_lab_battle_free)

G_END_DECLS
