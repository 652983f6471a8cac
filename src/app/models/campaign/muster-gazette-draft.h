/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/careers/muster-careers.h"
#include "core/muster-object.h"
#include "sheets/muster-sheet-source.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_GAZETTE_DRAFT (muster_gazette_draft_get_type ())
G_DECLARE_FINAL_TYPE (MusterGazetteDraft, muster_gazette_draft, MUSTER, GAZETTE_DRAFT, MusterObject)

/**
 * MusterGazetteDraft:
 *
 * A newspaper of a campaign before it is printed: whose edition it is, which chapters it is about, and
 * what it says, which can be edited. Each edition of each span has a text of its own, kept as long as
 * the draft is.
 *
 * Signal `changed`: the text is another one's now.
 */

/* @careers: must be read completely. Returns NULL if no chapter has been fought yet. */
MusterGazetteDraft *muster_gazette_draft_new           (MusterCareers      *careers) G_GNUC_WARN_UNUSED_RESULT;

/* The editions: one for everybody, then one for each side, then the game master's; and the chapters
 * that were fought, in their order. */
char              **muster_gazette_draft_list_editions (MusterGazetteDraft *self) G_GNUC_WARN_UNUSED_RESULT;
char              **muster_gazette_draft_list_chapters (MusterGazetteDraft *self) G_GNUC_WARN_UNUSED_RESULT;

/* Indexes into those lists. The last chapter never comes before the first: setting one moves the
 * other if necessary. */
guint               muster_gazette_draft_get_edition   (MusterGazetteDraft *self);
guint               muster_gazette_draft_get_first     (MusterGazetteDraft *self);
guint               muster_gazette_draft_get_last      (MusterGazetteDraft *self);
void                muster_gazette_draft_set_edition   (MusterGazetteDraft *self,
                                                        guint               edition);
void                muster_gazette_draft_set_first     (MusterGazetteDraft *self,
                                                        guint               first);
void                muster_gazette_draft_set_last      (MusterGazetteDraft *self,
                                                        guint               last);

/* The edited text, or the one that was written from the logs. */
char               *muster_gazette_draft_dup_text      (MusterGazetteDraft *self) G_GNUC_WARN_UNUSED_RESULT;
void                muster_gazette_draft_set_text      (MusterGazetteDraft *self,
                                                        const char         *text);
/* Drops the edits and writes the text from the logs. */
void                muster_gazette_draft_revert        (MusterGazetteDraft *self);

/* Whether any edition has edits that have not been printed. */
gboolean            muster_gazette_draft_has_unprinted (MusterGazetteDraft *self);
/* The edition with its present text. */
MusterSheetSource  *muster_gazette_draft_print         (MusterGazetteDraft *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
