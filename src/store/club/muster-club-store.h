/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-book.h"
#include "core/club/muster-club-chronicle.h"
#include "core/club/muster-club-guess.h"
#include "core/club/muster-club-member.h"
#include "core/club/muster-club-season.h"
#include "core/club/muster-club-uncounted.h"
#include "core/club/muster-evening.h"
#include "core/club/muster-tournament.h"
#include "core/muster-object.h"
#include "store/muster-store-error.h"

G_BEGIN_DECLS

/**
 * MusterClubContent:
 * @results: (element-type MusterClubResult): those of battles, evenings and events, then
 *   those that were entered
 * @n_worked_out: how many of them are of battles, evenings and events
 * @names: who is a member, and merged names
 * @members: (element-type utf8 MusterClubMember): by name, those of whom something was said
 * @merges: (element-type utf8 utf8): merged names, and whose they are
 * @waiting: (element-type MusterClubWaiting): where its campaigns stand
 * @uncounted: (element-type MusterClubUncounted): battles that were fought and are no results
 * @seasons: (element-type MusterClubSeason): by their first day, then by name
 * @evenings: (element-type MusterEvening): by day, time and number
 * @tournaments: (element-type MusterTournament): by number
 * @n_samples: samples that were results until they were known as such
 * @n_damaged: rows that could not be read
 *
 * All of a club as it stands in the file.
 */
typedef struct
{
  GPtrArray *results;
  guint n_worked_out;
  MusterClubNames *names;
  GHashTable *members;
  GHashTable *merges;
  GPtrArray *waiting;
  GPtrArray *uncounted;
  GPtrArray *seasons;
  GPtrArray *evenings;
  GPtrArray *tournaments;
  guint n_samples;
  guint n_damaged;
} MusterClubContent;

void               muster_club_store_content_free  (MusterClubContent       *self);
/* (element-type utf8 MusterClubResult): by battle; as long as the content. */
GHashTable        *muster_club_store_content_index (const MusterClubContent *self) G_GNUC_WARN_UNUSED_RESULT;
/* Whether anybody has or had this name, removed people included. */
gboolean           muster_club_store_content_is_taken (const MusterClubContent *self,
                                                       const char              *name);
/* All names of a member, his own first, then the others by name. */
char             **muster_club_store_content_list_names (const MusterClubContent *self,
                                                         const char              *member) G_GNUC_WARN_UNUSED_RESULT;

#define MUSTER_TYPE_CLUB_STORE (muster_club_store_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubStore, muster_club_store, MUSTER, CLUB_STORE, MusterObject)

/**
 * MusterClubStore:
 *
 * The club of a file: results that were typed in or imported, members, merged names. Results of battles come
 * from the battles. Every change is on the disk when its function returns %TRUE, and nothing has changed when
 * it returns %FALSE.
 *
 * Signal: changed.
 */
MusterClubContent *muster_club_store_load      (MusterClubStore         *self,
                                                GError                 **error) G_GNUC_WARN_UNUSED_RESULT;

/* All of them or none. A battle that is there already gets the new lines. @results: (element-type
 * MusterClubResult). @newcomers: (nullable) (element-type utf8): players who are members from now on although
 * they had been removed. */
gboolean           muster_club_store_put       (MusterClubStore         *self,
                                                GPtrArray               *results,
                                                GPtrArray               *newcomers,
                                                GError                 **error);
/* The same with names that are another's from then on, as one change. @merges: (nullable) (element-type
 * MusterClubGuessName). */
gboolean           muster_club_store_bring     (MusterClubStore         *self,
                                                GPtrArray               *results,
                                                GPtrArray               *newcomers,
                                                GArray                  *merges,
                                                GError                 **error);
gboolean           muster_club_store_remove    (MusterClubStore         *self,
                                                const char              *battle,
                                                GError                 **error);

/* What is said of a member. @member: under the name that he has now. */
gboolean           muster_club_people_set_member (MusterClubStore         *self,
                                                  const MusterClubMember  *member,
                                                  GError                 **error);
/* Nothing is said of him any more. */
gboolean           muster_club_people_unset_member (MusterClubStore       *self,
                                                    const char            *name,
                                                    GError               **error);
/* The results under @name, which he has now, are @new_name's in every table and export, and the old
 * name still finds him. Refused if anybody has or had the new name. */
gboolean           muster_club_people_rename_member (MusterClubStore      *self,
                                                     const char           *name,
                                                     const char           *new_name,
                                                     GError              **error);
/* He is no member any more: what was said of him goes, his results stay. The second makes him one
 * again. Refused for somebody who is none, or is one. */
gboolean           muster_club_people_remove_member (MusterClubStore      *self,
                                                     const char           *name,
                                                     GError              **error);
gboolean           muster_club_people_restore_member (MusterClubStore     *self,
                                                      const char          *name,
                                                      GError             **error);
/* From then on @name is one of @member's; the results under it are his. Refused if the two have met. */
gboolean           muster_club_people_merge    (MusterClubStore         *self,
                                                const char              *name,
                                                const char              *member,
                                                GError                 **error);
/* The same for any number of names, as one change: all of them or none. A name that is merged by one of the
 * others takes along whose it is by then. @merges: (element-type MusterClubGuessName). */
gboolean           muster_club_store_merge_all (MusterClubStore         *self,
                                                GArray                  *merges,
                                                GError                 **error);
/* Refused for a name that was not merged. */
gboolean           muster_club_people_unmerge  (MusterClubStore         *self,
                                                const char              *name,
                                                GError                 **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubContent, muster_club_store_content_free)

G_END_DECLS
