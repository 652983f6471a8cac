/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-book.h"
#include "core/library/muster-library.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_RESULT_ITEM (muster_club_result_item_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubResultItem, muster_club_result_item, MUSTER, CLUB_RESULT_ITEM, MusterObject)

/**
 * MusterClubResultItem:
 *
 * A result as a list shows it. A picture of it, which does not change.
 *
 * Its title is "Ann beat Ben", its setting when, by which rules and where. One that was entered (typed in or
 * imported) can be changed. Property: notes.
 */
MusterClubResultItem *muster_club_result_item_new           (MusterClubBook       *book,
                                                             guint                 game,
                                                             gboolean              is_entered,
                                                             MusterLibrary        *library) G_GNUC_WARN_UNUSED_RESULT;

MusterClubResult     *muster_club_result_item_get_result    (MusterClubResultItem *self);
const char           *muster_club_result_item_get_title     (MusterClubResultItem *self);
const char           *muster_club_result_item_get_setting   (MusterClubResultItem *self);
const char           *muster_club_result_item_get_score     (MusterClubResultItem *self);
const char           *muster_club_result_item_get_notes     (MusterClubResultItem *self);
gboolean              muster_club_result_item_get_is_entered (MusterClubResultItem *self);
/* Whether it is a chapter of a campaign that was fought on paper. */
gboolean              muster_club_result_item_is_on_paper   (MusterClubResultItem *self);

G_END_DECLS
