/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-book.h"
#include "core/club/muster-club-likeness.h"

G_BEGIN_DECLS

/**
 * MusterClubProposal:
 * @name: the one with fewer battles, or the later by name
 * @battles: his
 * @member: the other one
 * @of: how many battles the other one has
 *
 * Two members who may be one person. The texts are the book's or the roster's.
 */
typedef struct
{
  const char *name;
  const char *member;
  guint battles;
  guint of;
  MusterClubLikeness why;
} MusterClubProposal;

/* How many results a player has, byes included; 0 for somebody without. */
guint   muster_club_roster_count   (const MusterClubBook   *book,
                                    const char             *name);
/* (element-type MusterClubProposal): members who may be one person, by name, then member; those who
 * took part in one
 * battle are not. @members: ended by NULL; must outlive what is returned. */
GArray *muster_club_roster_propose (const MusterClubBook   *book,
                                    const char *const      *members) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
