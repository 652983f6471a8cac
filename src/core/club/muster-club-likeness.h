/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * MusterClubLikeness:
 * @MUSTER_CLUB_ALIKE_ACCENTS: the same letters but for case, accents, blanks and punctuation
 * @MUSTER_CLUB_ALIKE_INITIAL: an initial stands for a word of the other name
 * @MUSTER_CLUB_ALIKE_SHORT: one has a short form where the other has the whole name
 * @MUSTER_CLUB_ALIKE_LETTERS: one or two letters differ
 *
 * Why two names may be those of one person (N-IMPORT-06, N-MEMBER-10). Where several reasons hold, it
 * is the first.
 */
typedef enum
{
  MUSTER_CLUB_UNLIKE,
  MUSTER_CLUB_ALIKE_ACCENTS,
  MUSTER_CLUB_ALIKE_INITIAL,
  MUSTER_CLUB_ALIKE_SHORT,
  MUSTER_CLUB_ALIKE_LETTERS,
} MusterClubLikeness;

/**
 * MusterClubFace:
 *
 * A name taken apart once, so that it can be compared with thousands of others.
 */
typedef struct _MusterClubFace MusterClubFace;

MusterClubFace     *muster_club_face_new          (const char           *name) G_GNUC_WARN_UNUSED_RESULT;
void                muster_club_face_free         (MusterClubFace       *self);
/* Names that differ in their digits are never alike, and a name is not like itself. */
MusterClubLikeness  muster_club_face_compare      (const MusterClubFace *self,
                                                   const MusterClubFace *other);

/* "accents", "initial", "short" or "letters", as commands print it; NULL for unlike names. */
const char         *muster_club_likeness_get_word (MusterClubLikeness    likeness);
/* The same as a sentence for people. @likeness: not unlike. */
const char         *muster_club_likeness_say      (MusterClubLikeness    likeness);

/* The one of @names that is most like @name, the first of several; NULL if none is. @names: ended by NULL. */
const char         *muster_club_find_nearest      (const char           *name,
                                                   const char *const    *names);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubFace, muster_club_face_free)

G_END_DECLS
