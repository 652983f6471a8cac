/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"

G_BEGIN_DECLS

/* Lines and names of the rules in the user's language. */
char  *muster_words_for_line    (MusterBattle      *battle,
                                 const MusterState *state,
                                 const MusterOrder *order,
                                 const MusterTape  *tape,
                                 const MusterLine  *line) G_GNUC_WARN_UNUSED_RESULT;
char **muster_words_for_lines   (MusterBattle      *battle,
                                 const MusterState *state,
                                 const MusterOrder *order,
                                 const MusterTape  *tape,
                                 GArray            *lines) G_GNUC_WARN_UNUSED_RESULT;

/* Names a unit of the shown state; see muster-unit-name.h. */
char  *muster_words_for_unit    (MusterBattle      *battle,
                                 int                unit) G_GNUC_WARN_UNUSED_RESULT;
char  *muster_words_for_roll    (const MusterTape  *tape,
                                 const MusterRoll  *roll) G_GNUC_WARN_UNUSED_RESULT;
char  *muster_words_for_need    (const MusterRequest     *request,
                                 const MusterLineContext *context) G_GNUC_WARN_UNUSED_RESULT;
char  *muster_words_for_request (MusterBattle        *battle,
                                 const MusterRequest *request) G_GNUC_WARN_UNUSED_RESULT;
char  *muster_words_for_chance  (double               chance) G_GNUC_WARN_UNUSED_RESULT;
char  *muster_words_for_purpose (MusterBattle        *battle,
                                 guint                purpose) G_GNUC_WARN_UNUSED_RESULT;
char  *muster_words_for_throw   (MusterBattle        *battle,
                                 guint                purpose,
                                 int                  unit) G_GNUC_WARN_UNUSED_RESULT;

/* Capitalises the first word of a line. */
char  *muster_words_begin_line  (const char          *words) G_GNUC_WARN_UNUSED_RESULT;

/* Folds lines that repeat into one with a count: "{line} (11 times)". */
char **muster_words_fold_lines  (char               **lines) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
