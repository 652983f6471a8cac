/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/careers/muster-careers.h"

G_BEGIN_DECLS

/**
 * MusterCareerRivalry:
 * @one, @other: two careers of a kind, on different sides
 * @battles: in which they met
 * @won: fights, by the one and by the other
 * @felled, @broken, @leaders: what the one did to the other, and the other to the one
 *
 * Two who met, and how it went, over all battles whose logs are known.
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

/* (element-type MusterCareerRivalry): those who have most to do with each other first. @career:
 * (nullable): only his, who is `one` then. */
GArray *muster_careers_list_rivalries (MusterCareers             *self,
                                       MusterCampaignKind         kind,
                                       MusterCareer              *career) G_GNUC_WARN_UNUSED_RESULT;
/* "met 3 times, 2 fights won, 1 lost; felled 7 and lost 4", for a reader who looks at `one`. */
char   *muster_career_rivalry_to_text (const MusterCareerRivalry *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
