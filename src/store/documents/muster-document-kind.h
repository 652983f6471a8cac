/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/muster-store-error.h"

G_BEGIN_DECLS

/**
 * MusterDocumentFacts:
 * @search: what searching looks at, folded by muster_fold_for_search()
 * @facts: (nullable): a JSON object with what lists sort and filter by; %NULL stands for {}
 * @archived: whether lists put it aside
 *
 * What is kept beside the current version of a document so that lists need not read its content. All of it
 * follows from the content.
 */
typedef struct
{
  char *search;
  char *facts;
  gboolean archived;
} MusterDocumentFacts;

/**
 * MusterDocumentKind:
 * @id: what the file calls it; never changes
 * @damaged: a sentence for one that is not as it was kept, not translated yet
 * @changed: a sentence for one that somebody else has changed meanwhile, not translated yet
 * @lost: what salvage says before the number of those that it could not find, not translated yet
 * @validate: (nullable): whether this content may be kept under this key
 * @describe: (nullable): fills in facts, which are empty; the content has been validated
 *
 * What is particular to one kind of document.
 */
typedef struct
{
  const char *id;
  const char *damaged;
  const char *changed;
  const char *lost;
  gboolean (*validate) (const char *key, const char *content, GError **error);
  void (*describe) (const char *key, const char *content, MusterDocumentFacts *facts);
} MusterDocumentKind;

/* All kinds of this version of Muster, ended by NULL. */
extern const MusterDocumentKind *const muster_document_kinds[];

/* (nullable): a file may hold kinds of a later version */
const MusterDocumentKind *muster_document_kind_find (const char *id);

/* What @kind derives from @content; "" and {} where it derives nothing. @kind: (nullable). @content:
 * (nullable). */
void     muster_document_kind_facts_init  (MusterDocumentFacts      *self,
                                           const MusterDocumentKind *kind,
                                           const char               *key,
                                           const char               *content);
void     muster_document_kind_facts_clear (MusterDocumentFacts      *self);

/* For kinds whose content is any JSON object. */
gboolean muster_document_kind_validate_object (const char  *key,
                                               const char  *content,
                                               GError     **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterDocumentFacts, muster_document_kind_facts_clear)

G_END_DECLS
