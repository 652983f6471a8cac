/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/club/muster-club.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_MEMBER_ITEM (muster_club_member_item_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubMemberItem, muster_club_member_item, MUSTER, CLUB_MEMBER_ITEM, MusterObject)

/**
 * MusterClubMemberItem:
 *
 * A member as a list shows him: his title has the nickname, the note says what he has played, and when last.
 */
const char             *muster_club_member_item_get_name   (MusterClubMemberItem *self);
const char             *muster_club_member_item_get_title  (MusterClubMemberItem *self);
const char             *muster_club_member_item_get_note   (MusterClubMemberItem *self);
const MusterClubMember *muster_club_member_item_get_member (MusterClubMemberItem *self);

/* (transfer full): the details of a member; a plain record if there are none. */
MusterClubMember *muster_club_dup_member    (MusterClub     *self,
                                             const char     *name) G_GNUC_WARN_UNUSED_RESULT;

/* Lists the members that match all words of @search, the active ones first, by name. (element-type
 * MusterClubMemberItem) */
GPtrArray        *muster_club_list_members  (MusterClub     *self,
                                             const char     *search) G_GNUC_WARN_UNUSED_RESULT;
/* The names that were merged into this one. (element-type utf8) */
GPtrArray        *muster_club_list_aliases  (MusterClub     *self,
                                             const char     *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
