/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define MUSTER_CLUB_MAX_NAME 200   /* bytes */
#define MUSTER_CLUB_MAX_NOTES 8192 /* bytes */

/**
 * MusterClubMember:
 * @since: a day, or ""
 * @picture: the id of an image, or ""
 * @is_active: comes to play
 * @is_gone: was removed; results stay under his name
 *
 * What was said of somebody besides his results. Whoever has a result is a member unless he was removed.
 */
typedef struct
{
  char *name;
  char *nickname;
  char *since;
  char *notes;
  char *picture;
  gboolean is_active;
  gboolean is_gone;
} MusterClubMember;

/* One of whom nothing was said yet. */
MusterClubMember *muster_club_member_new       (const char             *name) G_GNUC_WARN_UNUSED_RESULT;
MusterClubMember *muster_club_member_copy      (const MusterClubMember *self) G_GNUC_WARN_UNUSED_RESULT;
void              muster_club_member_free      (MusterClubMember       *self);

gboolean          muster_club_member_equal     (const MusterClubMember *a,
                                                const MusterClubMember *b);
/* Whether nothing is said of him but his name. */
gboolean          muster_club_member_is_plain  (const MusterClubMember *self);
/* What is wrong with it, or NULL. */
char             *muster_club_member_dup_fault (const MusterClubMember *self) G_GNUC_WARN_UNUSED_RESULT;

/* All but the name. */
char             *muster_club_member_to_json   (const MusterClubMember *self) G_GNUC_WARN_UNUSED_RESULT;
MusterClubMember *muster_club_member_from_json (const char             *name,
                                                const char             *json) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubMember, muster_club_member_free)

G_END_DECLS
