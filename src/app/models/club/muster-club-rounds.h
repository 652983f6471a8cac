/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/club/muster-club.h"
#include "core/club/muster-round.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_ROUNDS (muster_club_rounds_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterClubRounds, muster_club_rounds, MUSTER, CLUB_ROUNDS, MusterObject)

/**
 * MusterClubRoundsClass:
 * @list: (element-type gpointer): returns all that the club has of them, in their order
 * @find_usual: returns which of them is looked at while nobody has chosen one
 * @take: (nullable): completes a copy, once it is read from the file
 *
 * One of several that are played in rounds: an evening, or a tournament. What is shown is a copy, which a
 * change replaces as soon as it is on the disk. The club reads the file again beside that, and the copy
 * follows it then.
 *
 * Signal: changed.
 */
struct _MusterClubRoundsClass
{
  MusterObjectClass parent_class;

  GPtrArray *(*list) (const MusterClubContent *content);
  gconstpointer (*find_usual) (MusterClubRounds *self,
                               GPtrArray        *all);
  void (*take) (MusterClubRounds *self,
                gpointer          copy);
  gpointer (*copy) (gconstpointer one);
  GDestroyNotify free;
  const char *(*get_key) (gconstpointer one);
  GPtrArray *(*get_rounds) (gconstpointer one);
  gboolean (*put) (gpointer          one,
                   MusterDocuments  *documents,
                   const char       *title,
                   GError          **error);
  gboolean (*remove) (gconstpointer     one,
                      MusterDocuments  *documents,
                      GError          **error);
};

gpointer               muster_club_rounds_new       (GType              type,
                                                     MusterClub        *club) G_GNUC_WARN_UNUSED_RESULT;

MusterClub            *muster_club_rounds_get_club  (MusterClubRounds  *self);
/* (nullable): NULL while the club is being read. */
const MusterClubNames *muster_club_rounds_get_names (MusterClubRounds  *self);
/* Returns the name of the member. */
const char            *muster_club_rounds_get_name  (MusterClubRounds  *self,
                                                     const char        *name);
/* (nullable) (element-type gpointer): all that the club has of them. */
GPtrArray             *muster_club_rounds_get_all   (MusterClubRounds  *self);
/* (nullable): NULL if there is none. It must not be changed. */
gconstpointer          muster_club_rounds_get_shown (MusterClubRounds  *self);

/* Whether there is one @step places after it; and looks at that one. */
gboolean               muster_club_rounds_can_go    (MusterClubRounds  *self,
                                                     int                step);
void                   muster_club_rounds_go        (MusterClubRounds  *self,
                                                     int                step);
void                   muster_club_rounds_choose    (MusterClubRounds  *self,
                                                     const char        *key);

guint                  muster_club_rounds_count     (MusterClubRounds  *self);
/* The round that is looked at, from 0; it goes to a new one by itself. */
guint                  muster_club_rounds_get_round (MusterClubRounds  *self);
void                   muster_club_rounds_set_round (MusterClubRounds  *self,
                                                     guint              round);
/* (nullable): NULL if there is none. */
const MusterRound     *muster_club_rounds_get_drawn (MusterClubRounds  *self);
gboolean               muster_club_rounds_is_last   (MusterClubRounds  *self);

/* Keeps it, and looks at it. @one: (transfer full). */
gboolean               muster_club_rounds_put       (MusterClubRounds  *self,
                                                     gpointer           one,
                                                     const char        *title,
                                                     GError           **error);
gboolean               muster_club_rounds_remove    (MusterClubRounds  *self,
                                                     GError           **error);
/* (transfer full) (nullable): a copy in which a pair can be changed. @pair: (out): the one at the table.
 * NULL: there is none. */
gpointer               muster_club_rounds_copy_for  (MusterClubRounds  *self,
                                                     guint              table,
                                                     MusterRoundPair  **pair,
                                                     GError           **error) G_GNUC_WARN_UNUSED_RESULT;
/* In the round that is looked at. @verdict: the attacker's. @points: (nullable): of both. */
gboolean               muster_club_rounds_set_result   (MusterClubRounds   *self,
                                                        guint               table,
                                                        MusterClubVerdict   verdict,
                                                        const gint64       *points,
                                                        GError            **error);
gboolean               muster_club_rounds_unset_result (MusterClubRounds   *self,
                                                        guint               table,
                                                        GError            **error);

G_END_DECLS
