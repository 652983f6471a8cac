/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/careers/muster-careers.h"

G_BEGIN_DECLS

/* For everybody: the game master's edition, which knows all. */
#define MUSTER_GAZETTE_ALL (-1)

/**
 * MusterGazette:
 * @side: index of the side whose edition it is, or %MUSTER_GAZETTE_ALL
 * @number: of the issue: how many chapters were fought, with these
 * @first, @last: entries of the log that it is about, @last not with them
 *
 * A newspaper about a chapter or several that follow each other. Each side has an edition of its own,
 * with the
 * same facts: what was seen on the table everybody knows; what came of it afterwards (who recovered, who was
 * promoted, notes) only those whom it is about.
 */
typedef struct
{
  MusterCareers *careers;
  int side;
  guint number;
  guint first;
  guint last;
  GPtrArray *affairs; /* MusterCareerAffair */
} MusterGazette;

/* @from, @to: ids of chapters that were fought; @to: (nullable): the same. All of the log must have been read
 * (muster_careers_read_all()). */
MusterGazette *muster_gazette_new       (MusterCareers       *careers,
                                         const char          *from,
                                         const char          *to,
                                         int                  side,
                                         GError             **error) G_GNUC_WARN_UNUSED_RESULT;
void           muster_gazette_free      (MusterGazette       *self);

/* What it is called, such as "The Valley War Gazette", and what stands below. */
char          *muster_gazette_dup_name    (const MusterGazette *self) G_GNUC_WARN_UNUSED_RESULT;
char          *muster_gazette_dup_issue   (const MusterGazette *self) G_GNUC_WARN_UNUSED_RESULT;
char          *muster_gazette_dup_date    (const MusterGazette *self) G_GNUC_WARN_UNUSED_RESULT;
char          *muster_gazette_dup_edition (const MusterGazette *self) G_GNUC_WARN_UNUSED_RESULT;

/* All that it says, to be edited before it is printed: the headline behind "# ", what stands below it
 * behind "> ", headings of articles behind "## ", paragraphs with empty lines between them. A line of a
 * paragraph that begins with such a sign itself stands behind a backslash. */
char          *muster_gazette_write     (const MusterGazette *self) G_GNUC_WARN_UNUSED_RESULT;

/* A line of a paragraph without that backslash. */
const char    *muster_gazette_read_line (const char          *line);

/* The heading of the article that tells what comes next. */
const char    *muster_gazette_get_next_heading (void);

/* The last chapter that was fought, or NULL. */
const char    *muster_gazette_find_last (MusterCareers       *careers);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterGazette, muster_gazette_free)

G_END_DECLS
