/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/careers/muster-careers.h"

G_BEGIN_DECLS

/**
 * MusterCareerRivalry:
 * @one, @other: two careers of a kind, on different sides
 * @battles: how many battles they met in
 * @won: fights won by @one and by @other
 * @felled, @broken, @leaders: what @one did to @other, and @other to @one
 *
 * Two who met in battle, and how it went, counted over all battles whose logs are known.
 */
typedef struct
{
  MusterCareer *one;
  MusterCareer *other;
  guint battles;
  guint won[2];
  guint drawn;
  guint felled[2];
  guint broken[2];
  guint leaders[2];
} MusterCareerRivalry;

/* (element-type MusterCareerRivalry): Lists rivalries, those with the most meetings and deeds
 * first. @career: (nullable): list only the rivalries of this career, which is then always
 * `one`. */
GArray *muster_career_rivals_list_rivalries  (MusterCareers             *self,
                                              MusterCampaignKind         kind,
                                              MusterCareer              *career) G_GNUC_WARN_UNUSED_RESULT;
/* Returns words such as "met 3 times, 2 fights won, 1 lost; felled 7 and lost 4", from the view
 * of `one`. */
char   *muster_career_rivals_rivalry_to_text (const MusterCareerRivalry *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
