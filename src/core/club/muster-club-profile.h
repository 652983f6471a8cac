/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-book.h"

G_BEGIN_DECLS

#define MUSTER_CLUB_FORM 5

/**
 * MusterClubProfile:
 * @games: (element-type guint): numbers of his results in the book, including byes
 * @battles: the number of his battles, without byes
 * @counts: by #MusterClubVerdict
 * @scenario, @force, @ruleset: what he played most often (texts of the book), or ""
 * @n_scenario, @n_force, @n_ruleset: how often
 * @form: how his last battles went, the last one last
 * @n_form: how many of them there are
 * @last: the date of his last result (a text of the book), or ""
 *
 * What one player has done.
 */
typedef struct
{
  GArray *games;
  guint battles;
  guint counts[3];
  const char *scenario;
  const char *force;
  const char *ruleset;
  guint n_scenario;
  guint n_force;
  guint n_ruleset;
  MusterClubVerdict form[MUSTER_CLUB_FORM];
  guint n_form;
  const char *last;
} MusterClubProfile;

/* (element-type MusterClubProfile): Makes a profile for each player of the book, in their order. */
GPtrArray         *muster_club_profiles_new (const MusterClubBook   *book,
                                             const MusterClubFilter *filter) G_GNUC_WARN_UNUSED_RESULT;

/* (element-type utf8): Lists the battles of his results, including byes. The texts belong to the
 * book. */
GPtrArray         *muster_club_profile_list_battles (const MusterClubProfile *self,
                                                     const MusterClubBook    *book) G_GNUC_WARN_UNUSED_RESULT;

/* (element-type guint): Counts the battles of each month from the first to the last, without
 * byes. @first: (out): the first month, as from muster_club_date_get_month(). */
GArray            *muster_club_profile_months_new   (const MusterClubBook   *book,
                                                     const MusterClubFilter *filter,
                                                     guint                  *first) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
