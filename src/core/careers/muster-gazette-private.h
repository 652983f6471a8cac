/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/careers/muster-gazette.h"

G_BEGIN_DECLS

/* A career and one of its events. */
typedef struct
{
  MusterCareer *career;
  const MusterCareerEvent *event;
} MusterGazetteDeed;

/* (element-type MusterGazetteDeed): Lists all events of a kind, of units or of leaders, in the
 * log entries of this issue, in the order of the log. */
GArray  *muster_gazette_list_events    (const MusterGazette   *self,
                                        MusterCampaignKind     of,
                                        MusterCareerEventKind  kind) G_GNUC_WARN_UNUSED_RESULT;
/* Returns whether somebody is told of as one of the readers' own: in an edition that is no side's,
 * everybody is. */
gboolean muster_gazette_is_own         (const MusterGazette   *self,
                                        MusterCareer          *career);
/* Returns whether the readers know what became of somebody after a battle. */
gboolean muster_gazette_knows_fate     (const MusterGazette   *self,
                                        MusterCareer          *career);

/* Adds paragraphs, with a backslash before each line that would otherwise look like a heading. */
void     muster_gazette_add_paragraphs (GString                  *text,
                                        const char               *paragraphs);
/* Adds a line behind a sign such as "##". Line breaks within @words become spaces, so that it
 * stays one line. */
void     muster_gazette_add_line       (GString                  *text,
                                        const char               *sign,
                                        const char               *words);

void     muster_gazette_write_headline (const MusterGazette      *self,
                                        GString                  *text);
void     muster_gazette_write_battle   (const MusterGazette      *self,
                                        const MusterCareerAffair *affair,
                                        GString                  *text);

G_END_DECLS
