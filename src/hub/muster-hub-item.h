/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "hub/muster-hub-desk.h"
#include "store/documents/muster-document-kind.h"

G_BEGIN_DECLS

/**
 * MusterHubSort:
 * @MUSTER_HUB_LEDGER: an origin and events
 * @MUSTER_HUB_DOCUMENT: a document of the store, with versions
 * @MUSTER_HUB_DETAIL: what a ledger has besides its log; the key is KIND/UUID
 * @MUSTER_HUB_PACK: a file among the packs
 *
 * The last two have no versions here, only at the hub.
 */
typedef enum
{
  MUSTER_HUB_LEDGER,
  MUSTER_HUB_DOCUMENT,
  MUSTER_HUB_DETAIL,
  MUSTER_HUB_PACK,
} MusterHubSort;

/**
 * MusterHubState:
 * @MUSTER_HUB_HERE: shared, and not at the hub yet
 * @MUSTER_HUB_THERE: at the hub, and not here yet
 */
typedef enum
{
  MUSTER_HUB_SAME,
  MUSTER_HUB_AHEAD,
  MUSTER_HUB_BEHIND,
  MUSTER_HUB_FORKED,
  MUSTER_HUB_CONFLICT,
  MUSTER_HUB_HERE,
  MUSTER_HUB_THERE,
} MusterHubState;

typedef enum
{
  MUSTER_HUB_NOTHING,
  MUSTER_HUB_SENT,
  MUSTER_HUB_TAKEN,
  MUSTER_HUB_LEFT_FORKED,
  MUSTER_HUB_LEFT_IN_CONFLICT,
  MUSTER_HUB_WAS_REFUSED,
} MusterHubDone;

/**
 * MusterHubItem:
 * @document: (nullable): the kind of a document
 * @mark: (transfer none): what the desk knows of it; in it, where it stands at the hub
 * @is_here: this data file has it
 * @is_removed: it was, but was removed
 * @id: of a ledger, or of the ledger of a detail
 * @n, @head: how many links there are here, and the last one; of a document only the last one
 * @content: (nullable): of a detail or a pack
 * @ahead, @behind: events or versions that only one side has
 * @fork: of a fork: how many events both have
 * @is_other_chain: both logs are the same or one continues the other, but they were stored at different
 *   times (S-LEDGER-06)
 * @reason: (nullable): why something was refused
 * @pen_desk, @pen_since: (nullable): who has its pen
 * @is_own_pen: this desk has it
 * @twin: (nullable): of a result: the key of another one that says the same (S-DOC-04)
 *
 * A thing that is exchanged, how it stands and what was done about it.
 */
typedef struct
{
  char *kind;
  char *key;
  char *title;
  MusterHubSort sort;
  const MusterDocumentKind *document;
  MusterHubMark *mark;
  gboolean is_here;
  gboolean is_removed;
  gint64 id;
  gint64 n;
  MusterHash head;
  char *content;
  MusterHubState state;
  gint64 ahead;
  gint64 behind;
  gint64 fork;
  gboolean is_other_chain;
  MusterHubDone done;
  char *reason;
  char *pen_desk;
  char *pen_since;
  gboolean is_own_pen;
  char *twin;
} MusterHubItem;

void          muster_hub_item_free     (MusterHubItem  *self);
/* For sorting: what others refer to first, then by key. Everybody locks in this order. */
int           muster_hub_item_compare  (gconstpointer   a,
                                        gconstpointer   b);
gboolean      muster_hub_item_wants_decision (const MusterHubItem *self);
/* As JSON has them: “same”, “taken” and so on. */
const char   *muster_hub_item_get_state_word (const MusterHubItem *self);
const char   *muster_hub_item_get_done_word  (const MusterHubItem *self);

/* The sort of a kind; FALSE: this Muster does not know it. @document: (out) (nullable). */
gboolean      muster_hub_item_find_kind (const char                *kind,
                                         MusterHubSort             *sort,
                                         const MusterDocumentKind **document);
/* Whether all of a kind is exchanged without being shared one by one. */
gboolean      muster_hub_item_is_record (const MusterDocumentKind  *kind);
/* Whose undo its changes belong to. */
const char   *muster_hub_item_get_area  (const MusterDocumentKind  *kind);
/* What people call a document. @content: (nullable). */
char         *muster_hub_item_dup_title (const MusterDocumentKind  *kind,
                                         const char                *key,
                                         const char                *content) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterHubItem, muster_hub_item_free)

G_END_DECLS
