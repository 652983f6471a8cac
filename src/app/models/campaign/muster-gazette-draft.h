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

/* @careers: read to the beginning. NULL: no chapter was fought yet. */
MusterGazetteDraft *muster_gazette_draft_new           (MusterCareers      *careers) G_GNUC_WARN_UNUSED_RESULT;

/* For whom it can be: everybody, then each side; and chapters that were fought, in their order. */
char              **muster_gazette_draft_list_editions (MusterGazetteDraft *self) G_GNUC_WARN_UNUSED_RESULT;
char              **muster_gazette_draft_list_chapters (MusterGazetteDraft *self) G_GNUC_WARN_UNUSED_RESULT;

/* Indexes in those. The last chapter never comes before the first: it follows, or goes before. */
guint               muster_gazette_draft_get_edition   (MusterGazetteDraft *self);
guint               muster_gazette_draft_get_first     (MusterGazetteDraft *self);
guint               muster_gazette_draft_get_last      (MusterGazetteDraft *self);
void                muster_gazette_draft_set_edition   (MusterGazetteDraft *self,
                                                        guint               edition);
void                muster_gazette_draft_set_first     (MusterGazetteDraft *self,
                                                        guint               first);
void                muster_gazette_draft_set_last      (MusterGazetteDraft *self,
                                                        guint               last);

/* As it was written from the logs, or as it was edited. */
char               *muster_gazette_draft_dup_text      (MusterGazetteDraft *self) G_GNUC_WARN_UNUSED_RESULT;
void                muster_gazette_draft_set_text      (MusterGazetteDraft *self,
                                                        const char         *text);
/* Writes it anew. */
void                muster_gazette_draft_revert        (MusterGazetteDraft *self);

/* Whether something was edited, in whichever edition, that has not been on paper. */
gboolean            muster_gazette_draft_has_unprinted (MusterGazetteDraft *self);
/* The edition as it is now. */
MusterSheetSource  *muster_gazette_draft_print         (MusterGazetteDraft *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
