/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-book.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_CLUB_BY_RULESET,
  MUSTER_CLUB_BY_SCENARIO,
  MUSTER_CLUB_BY_ROLE,
  MUSTER_CLUB_BY_FORCE,
} MusterClubBy;

/**
 * MusterClubRate:
 * @battles: the number of lines that count
 * @counts: by #MusterClubVerdict
 * @share: the share of battles that were won
 * @low, @high: its Wilson interval of 95 %
 */
typedef struct
{
  const char *value; /* text of the book */
  guint battles;
  guint counts[3];
  double share;
  double low;
  double high;
} MusterClubRate;

gboolean muster_club_rates_by_parse      (const char             *word,
                                          MusterClubBy           *by);

/* (element-type MusterClubRate): Returns the rates, sorted by value. By role or force, all lines
 * that have one count; by ruleset or scenario, the lines of attackers do, and all lines of a battle
 * in which nobody has a role. */
GArray  *muster_club_rates_new     (const MusterClubBook   *book,
                                    const MusterClubFilter *filter,
                                    MusterClubBy            by) G_GNUC_WARN_UNUSED_RESULT;


G_END_DECLS
