/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/exchange/muster-force-reading.h"
#include "core/muster-xml.h"

G_BEGIN_DECLS

/* Rosters of BattleScribe and of the programs that write as it does, read by the names in them. What Muster
 * itself wrote (sheets/force/muster-roster-file.h) has its ids in it, and loses nothing that the format can
 * hold. */

#define MUSTER_ROSTER_NAMESPACE "http://www.battlescribe.net/schema/rosterSchema"

/* What the ids of Muster's own begin with, and what stands between their parts. */
#define MUSTER_ROSTER_PREFIX "muster"
#define MUSTER_ROSTER_GLUE "::"

/* Parts of a unit that are no options. */
#define MUSTER_ROSTER_MODELS "models"
#define MUSTER_ROSTER_LEADER "leader"
#define MUSTER_ROSTER_FREE "free"

/* The document is @root, read by muster_xml_read(). */
MusterForceReading *muster_force_roster_read        (MusterRuleset        *ruleset,
                                                     const MusterXmlNode  *root,
                                                     const char           *origin,
                                                     GError              **error) G_GNUC_WARN_UNUSED_RESULT;

/* What the roster says its ruleset is; NULL: nothing that can be one. */
char               *muster_force_roster_dup_ruleset (const MusterXmlNode  *root) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
