/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-name.h"

G_BEGIN_DECLS

#define MUSTER_CLUB_MAX_NOTES 8192 /* bytes */

/**
 * MusterClubMember:
 * @key: a UUID, which stays when the name changes; "" for one who has not been saved yet
 * @since: a day, or ""
 * @contact: how to reach him
 * @picture: the id of an image, or ""
 * @formers: names that he had before, ended by %NULL
 * @is_active: whether he comes to play
 * @is_named: whether web pages may name him
 * @is_gone: whether he was removed; his results stay under his name
 * @gone_since: the day of that, or ""
 *
 * What the club knows of somebody besides his results. Everybody with a result is a member, unless
 * he was removed.
 */
typedef struct
{
  char *key;
  char *name;
  char *nickname;
  char *since;
  char *contact;
  char *notes;
  char *picture;
  char *gone_since;
  char **formers;
  gboolean is_active;
  gboolean is_named;
  gboolean is_gone;
} MusterClubMember;

/* Makes a member of whom only the name is known. */
MusterClubMember *muster_club_member_new       (const char             *name) G_GNUC_WARN_UNUSED_RESULT;
MusterClubMember *muster_club_member_copy      (const MusterClubMember *self) G_GNUC_WARN_UNUSED_RESULT;
void              muster_club_member_free      (MusterClubMember       *self);

gboolean          muster_club_member_equal     (const MusterClubMember *a,
                                                const MusterClubMember *b);
/* He is called @name from now on, and was called what he is called now. */
void              muster_club_member_rename    (MusterClubMember       *self,
                                                const char             *name);
/* Takes away everything that was written of him; his names stay. */
void              muster_club_member_forget    (MusterClubMember       *self);
/* Returns whether only the name is known of him. */
gboolean          muster_club_member_is_plain  (const MusterClubMember *self);
/* Returns what is wrong with him, or NULL. */
char             *muster_club_member_dup_fault (const MusterClubMember *self) G_GNUC_WARN_UNUSED_RESULT;

/* Writes and reads everything but the key. What is missing or invalid gets its default. */
char             *muster_club_member_to_json   (const MusterClubMember *self) G_GNUC_WARN_UNUSED_RESULT;
MusterClubMember *muster_club_member_from_json (const char             *key,
                                                const char             *json) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubMember, muster_club_member_free)

G_END_DECLS
