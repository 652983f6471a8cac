/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/exchange/muster-force-reading.h"
#include "core/muster-xml.h"

G_BEGIN_DECLS

/* Reads rosters of BattleScribe and of compatible programs by the names in them. Rosters that
 * Muster wrote (sheets/force/muster-roster-file.h) contain its ids and lose nothing that the format
 * can hold. */

#define MUSTER_ROSTER_NAMESPACE "http://www.battlescribe.net/schema/rosterSchema"

/* The prefix of Muster's own ids, and the separator of their parts. */
#define MUSTER_ROSTER_PREFIX "muster"
#define MUSTER_ROSTER_GLUE "::"

/* Parts of a unit that are not options. */
#define MUSTER_ROSTER_MODELS "models"
#define MUSTER_ROSTER_LEADER "leader"
#define MUSTER_ROSTER_FREE "free"

/* The document is @root, read by muster_xml_read(). */
MusterForceReading *muster_force_roster_read        (MusterRuleset        *ruleset,
                                                     const MusterXmlNode  *root,
                                                     const char           *origin,
                                                     GError              **error) G_GNUC_WARN_UNUSED_RESULT;

/* The ruleset that the roster names; NULL if there is none. */
char               *muster_force_roster_dup_ruleset (const MusterXmlNode  *root) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
