/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/careers/muster-gazette.h"

G_BEGIN_DECLS

/* One who did something: his career and the line of it. */
typedef struct
{
  MusterCareer *career;
  const MusterCareerEvent *event;
} MusterGazetteDeed;

/* (element-type MusterGazetteDeed): everything of a kind of events in the entries that it is about, of
 * units or of leaders, in the order of the log. */
GArray  *muster_gazette_list_events    (const MusterGazette   *self,
                                        MusterCampaignKind     of,
                                        MusterCareerEventKind  kind) G_GNUC_WARN_UNUSED_RESULT;
/* Whether the readers know what becomes of somebody after a battle. */
gboolean muster_gazette_is_own         (const MusterGazette   *self,
                                        MusterCareer          *career);

/* Paragraphs: nothing that somebody wrote in them is a sign. */
void     muster_gazette_add_paragraphs (GString                  *text,
                                        const char               *paragraphs);
/* A line behind a sign, which stays one whatever is in it. */
void     muster_gazette_add_line       (GString                  *text,
                                        const char               *sign,
                                        const char               *words);

void     muster_gazette_write_headline (const MusterGazette      *self,
                                        GString                  *text);
void     muster_gazette_write_battle   (const MusterGazette      *self,
                                        const MusterCareerAffair *affair,
                                        GString                  *text);

G_END_DECLS
