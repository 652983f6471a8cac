/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * MusterScrub:
 *
 * Puts one word in the place of the names of somebody who is to be forgotten, in any text and in any
 * document. Only whole words are his name: “Ann” does not stand in “Annexed”.
 */
typedef struct _MusterScrub MusterScrub;

/**
 * MusterScrubKind:
 * @MUSTER_SCRUB_RECORD: a document of the club, where a name may stand anywhere
 * @MUSTER_SCRUB_LEDGER: a setup or an entry of a log, where a word in small letters is the id of
 *   something, unless it is somebody's name by its place
 */
typedef enum
{
  MUSTER_SCRUB_RECORD,
  MUSTER_SCRUB_LEDGER,
} MusterScrubKind;

/* @names: ended by NULL. */
MusterScrub *muster_scrub_new      (const char *const *names,
                                    const char        *with) G_GNUC_WARN_UNUSED_RESULT;
void         muster_scrub_free     (MusterScrub       *self);
const char  *muster_scrub_get_word (const MusterScrub *self);

/* From now on, a string of a document that is @old as a whole becomes @text. */
void         muster_scrub_swap     (MusterScrub       *self,
                                    const char        *old,
                                    const char        *text);

/* (transfer full) (nullable): @text without the names; NULL if it has none. */
char        *muster_scrub_text     (const MusterScrub *self,
                                    const char        *text) G_GNUC_WARN_UNUSED_RESULT;
/* (transfer full) (nullable): the same for JSON text. One that cannot be read has none. */
char        *muster_scrub_json     (const MusterScrub *self,
                                    MusterScrubKind    kind,
                                    const char        *json) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterScrub, muster_scrub_free)

G_END_DECLS
