/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-result.h"

G_BEGIN_DECLS

/**
 * MusterClubNames:
 *
 * The names that the club knows, which of them somebody had earlier, and which were merged into
 * others. An earlier name is read as the present one everywhere; a merged one stays on the results
 * that came under it. Any other name is that of a member.
 */
typedef struct _MusterClubNames MusterClubNames;

MusterClubNames *muster_club_names_new       (void) G_GNUC_WARN_UNUSED_RESULT;
MusterClubNames *muster_club_names_ref       (MusterClubNames       *self);
void             muster_club_names_unref     (MusterClubNames       *self);

/* To be called only before others get to see @self, which does not change from then on. */
void             muster_club_names_add       (MusterClubNames       *self,
                                              const char            *name);
void             muster_club_names_merge     (MusterClubNames       *self,
                                              const char            *name,
                                              const char            *member);
/* Whoever was called @old is called @name now. To be called before names are merged. */
void             muster_club_names_rename    (MusterClubNames       *self,
                                              const char            *old,
                                              const char            *name);

/* The present spelling of an earlier name; @name itself if it is none. @self may be NULL. */
const char      *muster_club_names_spell     (const MusterClubNames *self,
                                              const char            *name);
/* Spells the players of one battle as they are called now, and the sides that bear their names. The
 * texts that are new belong to @self. Returns whether anything has changed. @self may be NULL. */
gboolean         muster_club_names_spell_lines (const MusterClubNames *self,
                                                MusterClubLine        *lines,
                                                guint                  n_lines);
/* (transfer full): @result, or one that is spelled as its players are called now. */
MusterClubResult *muster_club_names_spell_result (const MusterClubNames *self,
                                                  MusterClubResult      *result) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the name of the member to whom @name belongs; @name itself if it was not merged. @self
 * may be NULL. */
const char      *muster_club_names_resolve   (const MusterClubNames *self,
                                              const char            *name);
gboolean         muster_club_names_is_known  (const MusterClubNames *self,
                                              const char            *name);
/* Whether it knows any members; @self may be NULL. */
gboolean         muster_club_names_has_members (const MusterClubNames *self);
/* All members, by name. */
char           **muster_club_names_list      (const MusterClubNames *self) G_GNUC_WARN_UNUSED_RESULT;
/* The other names of a member, by name: earlier ones and merged ones. */
char           **muster_club_names_list_others (const MusterClubNames *self,
                                                const char            *member) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubNames, muster_club_names_unref)

G_END_DECLS
