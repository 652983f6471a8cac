/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/muster-campaign-log-entry.h"
#include "core/careers/muster-careers.h"

G_BEGIN_DECLS

/* Editions that are no side's: the game master's, which tells everything, and the one for everybody,
 * which tells what no side has to itself. */
#define MUSTER_GAZETTE_MASTER MUSTER_CAMPAIGN_MASTER
#define MUSTER_GAZETTE_PUBLIC MUSTER_CAMPAIGN_PUBLIC

/**
 * MusterGazette:
 * @side: index of the side whose edition it is, or %MUSTER_GAZETTE_MASTER or %MUSTER_GAZETTE_PUBLIC
 * @number: the number of the issue: how many chapters have been fought, including its own
 * @then: how the campaign stood when the issue came out
 * @first, @last: the log entries that it is about, without @last
 *
 * A newspaper about a chapter or several that follow each other. Each side has an edition of its
 * own, with the same facts. Everybody knows what could be seen on the table; only the side
 * concerned knows what came of it afterwards (who recovered, who was promoted, notes).
 */
typedef struct
{
  MusterCareers *careers;
  int side;
  guint number;
  guint first;
  guint last;
  MusterCampaignState *then;
  GPtrArray *affairs; /* MusterCareerAffair */
} MusterGazette;

/* @from, @to: ids of chapters that were fought; @to: (nullable): NULL means @from. The whole log
 * must have been read (muster_careers_read_all()). */
MusterGazette *muster_gazette_new       (MusterCareers       *careers,
                                         const char          *from,
                                         const char          *to,
                                         int                  side,
                                         GError             **error) G_GNUC_WARN_UNUSED_RESULT;
void           muster_gazette_free      (MusterGazette       *self);

/* These return the name, such as "The Valley War Gazette", and the words that stand below it. */
char          *muster_gazette_dup_name    (const MusterGazette *self) G_GNUC_WARN_UNUSED_RESULT;
char          *muster_gazette_dup_issue   (const MusterGazette *self) G_GNUC_WARN_UNUSED_RESULT;
char          *muster_gazette_dup_date    (const MusterGazette *self) G_GNUC_WARN_UNUSED_RESULT;
char          *muster_gazette_dup_edition (const MusterGazette *self) G_GNUC_WARN_UNUSED_RESULT;
/* Returns a warning for every page of the game master's edition; NULL for others. */
const char    *muster_gazette_get_warning (const MusterGazette *self);

/* Returns the whole text, which people may edit before it is printed. The headline stands behind
 * "# ", the lines below it behind "> ", headings of articles behind "## "; empty lines separate
 * paragraphs. A line of a paragraph that begins with such a sign itself has a backslash before
 * it. */
char          *muster_gazette_write     (const MusterGazette *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a line of a paragraph without that backslash. */
const char    *muster_gazette_read_line (const char          *line);

/* Returns the heading of the article about what comes next, of the notes, and of the list of the fallen. */
const char    *muster_gazette_get_next_heading (void);
const char    *muster_gazette_get_notes_heading (void);
const char    *muster_gazette_get_fallen_heading (void);

/* Returns (element-type MusterCampaignLogEntry): the notes that its readers may see. */
GPtrArray     *muster_gazette_list_notes (const MusterGazette *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (nullable): who of the readers did most in the last battle, a leader if any did */
MusterCareer  *muster_gazette_battle_find_hero  (const MusterGazette *self);

/* Returns the last chapter that was fought, or NULL. */
const char    *muster_gazette_find_last (MusterCareers       *careers);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterGazette, muster_gazette_free)

G_END_DECLS
