/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "core/club/muster-club-member.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_MEMBER_DIALOG (muster_club_member_dialog_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubMemberDialog, muster_club_member_dialog, MUSTER, CLUB_MEMBER_DIALOG,
                      AdwWindow)

/**
 * MusterClubMemberDialog:
 *
 * What is said of a member. His name is his results', and cannot be changed; that of a new one can. Signal:
 * keep.
 */
GtkWidget        *muster_club_member_dialog_new        (const MusterClubMember *member) G_GNUC_WARN_UNUSED_RESULT;
/* (transfer full): as it stands there now. */
MusterClubMember *muster_club_member_dialog_dup_member (MusterClubMemberDialog *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
