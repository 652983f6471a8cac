/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * MusterClubNames:
 *
 * Who is who: names that were merged into another, and who is known to the club. A name that was never
 * merged is its own member.
 */
typedef struct _MusterClubNames MusterClubNames;

MusterClubNames *muster_club_names_new       (void) G_GNUC_WARN_UNUSED_RESULT;
MusterClubNames *muster_club_names_ref       (MusterClubNames       *self);
void             muster_club_names_unref     (MusterClubNames       *self);

/* Before it is handed out. */
void             muster_club_names_add       (MusterClubNames       *self,
                                              const char            *name);
void             muster_club_names_merge     (MusterClubNames       *self,
                                              const char            *name,
                                              const char            *member);

/* The member of that name; @name itself if it was not merged. @self may be NULL. */
const char      *muster_club_names_resolve   (const MusterClubNames *self,
                                              const char            *name);
gboolean         muster_club_names_is_known  (const MusterClubNames *self,
                                              const char            *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubNames, muster_club_names_unref)

G_END_DECLS
