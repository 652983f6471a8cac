/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-occasion.h"
#include "core/muster-json.h"
#include "store/documents/muster-document-kind.h"

G_BEGIN_DECLS

/* What undo takes back together. */
#define MUSTER_AREA_CLUB "club"
#define MUSTER_AREA_FORCES "forces"
#define MUSTER_AREA_LINKS "links"
#define MUSTER_AREA_PRESETS "presets"

/* Results that were typed in or imported, by their battle. Battles that were fought here are results by
 * themselves. */
extern const MusterDocumentKind muster_result_kind;
/* What was said of a member besides the results, by a UUID. */
extern const MusterDocumentKind muster_member_kind;
/* A name that is another member's, by a UUID. */
extern const MusterDocumentKind muster_merge_kind;

/* When a battle was played and whether it counts, as somebody said after it had begun; by its UUID. The kind
 * is never among it. */
extern const MusterDocumentKind muster_occasion_kind;

gboolean muster_occasion_kind_read_content (const char      *key,
                                            const char      *content,
                                            MusterOccasion  *occasion,
                                            GError         **error);

/* A season of the club, by a digest of its name. */
extern const MusterDocumentKind muster_season_kind;

char *muster_club_kinds_merge_dup_content (const char *name,
                                           const char *member) G_GNUC_WARN_UNUSED_RESULT;
/* FALSE: it makes no sense. */
gboolean muster_club_kinds_merge_read_content (const char  *content,
                                               char       **name,
                                               char       **member);

/* Evenings of the club and its tournaments, by a UUID. */
extern const MusterDocumentKind muster_evening_kind;
extern const MusterDocumentKind muster_event_kind;

/* Which battle, chapter or force another one belongs to; by what is linked, and its UUID. */
extern const MusterDocumentKind muster_link_kind;

/* @to: a UUID. @chapter: (nullable): of the campaign @to. */
char *muster_link_kind_dup_content (const char *to,
                                    const char *chapter) G_GNUC_WARN_UNUSED_RESULT;
/* @chapter: (out) (nullable) (optional). */
gboolean muster_link_kind_read_content (const char  *key,
                                        const char  *content,
                                        char       **to,
                                        char       **chapter,
                                        GError     **error);

/* Rules of campaigns that somebody has saved, by their id. */
extern const MusterDocumentKind muster_preset_kind;

/* Forces, by their UUID. */
extern const MusterDocumentKind muster_force_kind;

/**
 * MusterForceSummary:
 * @document: the force as its file has it
 * @points: what its units cost when it was saved
 *
 * A force as a list shows it. Texts that nobody gave are "".
 */
typedef struct
{
  char *ruleset;
  char *name;
  char *theatre;
  char *colour;
  char *document;
  gint64 budget;
  gint64 points;
  gint64 n_units;
  gboolean archived;
} MusterForceSummary;

void     muster_force_kind_summary_clear     (MusterForceSummary  *self);

/* @force: as in its file. */
char    *muster_force_kind_dup_content  (JsonNode            *force,
                                         gint64               points,
                                         gboolean             archived) G_GNUC_WARN_UNUSED_RESULT;
/* @summary: (out): is cleared by the caller. */
gboolean muster_force_kind_read_content (const char          *key,
                                         const char          *content,
                                         MusterForceSummary  *summary,
                                         GError             **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterForceSummary, muster_force_kind_summary_clear)

G_END_DECLS
