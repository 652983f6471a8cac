/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

#define MUSTER_STAT_TEXT_NOTHING "–"

/* Values as players write them. */
char       *muster_stat_dup_text       (const MusterStat   *stat,
                                        int                 value) G_GNUC_WARN_UNUSED_RESULT;
const char *muster_stat_get_short_name (const MusterStat   *stat);
/* "Short 12" · Long 24"": what a unit's weapon has of the catalog's weapon stats, in its hands. */
char       *muster_weapon_dup_stats    (const MusterRules    *rules,
                                        MusterCatalog        *catalog,
                                        const MusterUnitType *type,
                                        const MusterProfile  *profile) G_GNUC_WARN_UNUSED_RESULT;
/* What the value of a leader is called. */
const char *muster_leadership_get_name (const MusterRules  *rules);
/* A Leadership without words, "6+" or "2", and as players say it; NULL: not known. */
char       *muster_leadership_dup_figure (const MusterRules *rules,
                                          int                leadership) G_GNUC_WARN_UNUSED_RESULT;
char       *muster_leadership_dup_text (const MusterRules  *rules,
                                        int                 leadership) G_GNUC_WARN_UNUSED_RESULT;
/* Whether units of these rules have leaders, and cost points. */
gboolean    muster_rules_have_leaders  (const MusterRules  *rules);
gboolean    muster_catalog_has_points  (MusterCatalog      *catalog);

G_END_DECLS
