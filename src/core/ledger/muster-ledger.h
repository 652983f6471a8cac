/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/ledger/muster-journal.h"
#include "core/ledger/muster-progress.h"

G_BEGIN_DECLS

/* How many entries lie between two kept states: what a jump has to fold at most. */
#define MUSTER_LEDGER_STRIDE 64

/**
 * MusterLedgerFold:
 * @new_moment: (transfer full): an empty moment
 * @begin: fills @moment with the beginning, before the first entry
 * @copy: (transfer full): what must be kept of @moment so that the next entry can be folded into it
 * @recall: fills @moment from such a copy, with nothing that led to it
 * @fold: fills @after with what @entry makes of @before. The entry has been taken there before, so it must
 *   be taken again; FALSE is a mistake of the program
 * @settle: (nullable): tells @entry its place and what came of it, once, before anybody sees it
 * @write: (transfer full): a settled entry as its file has it
 * @digest: (transfer full): the SHA-256 of the state of @moment, in hexadecimal digits
 * @describe: fills an empty summary with what a list says of @moment
 * @show: views follow what the ledger shows now: calls muster_ledger_show_log(), and then tells
 *
 * What a ledger must know of what is kept in it. A *moment* is whatever an owner wants to know after an
 * entry: the state, and what the entry did. Entries are GObjects.
 */
typedef struct
{
  gpointer (*new_moment)  (gpointer             owner);
  void     (*free_moment) (gpointer             moment);
  void     (*begin)       (gpointer             owner,
                           gpointer             moment);
  gpointer (*copy)        (gconstpointer        moment);
  void     (*free_copy)   (gpointer             copy);
  void     (*recall)      (gpointer             owner,
                           gconstpointer        copy,
                           gpointer             moment);
  gboolean (*fold)        (gpointer             owner,
                           gconstpointer        before,
                           gpointer             entry,
                           gpointer             after);
  void     (*settle)      (gpointer             owner,
                           guint                index,
                           gpointer             entry,
                           gconstpointer        before,
                           gconstpointer        after);
  char    *(*write)       (gpointer             owner,
                           gpointer             entry);
  char    *(*digest)      (gpointer             owner,
                           gconstpointer        moment);
  void     (*describe)    (gpointer             owner,
                           gconstpointer        moment,
                           MusterLedgerSummary *summary);
  void     (*show)        (gpointer             owner);
} MusterLedgerFold;

/**
 * MusterLedger:
 *
 * A log and the moments along it: what a battle and a campaign are made of. `length` entries count; those
 * behind them can be redone until the next one is recorded. The present is the moment after them; `position`
 * is where the shown moment stands, which is the present unless somebody looks back.
 *
 * Any moment is at most a few entries away from a kept state, so that going back and forth in a long log
 * takes no time. The journal has every change before anybody is told.
 */
typedef struct _MusterLedger MusterLedger;

/* @owner: who is given to the functions of @fold; outlives the ledger. @entry_type: a class of GObjects. */
MusterLedger  *muster_ledger_new             (const MusterLedgerFold *fold,
                                              gpointer                owner,
                                              GType                   entry_type) G_GNUC_WARN_UNUSED_RESULT;
void           muster_ledger_free            (MusterLedger           *self);

/* @journal: (nullable): where everything is kept from now on. */
void           muster_ledger_set_journal     (MusterLedger           *self,
                                              MusterJournal          *journal);

guint          muster_ledger_get_length      (const MusterLedger     *self);
guint          muster_ledger_get_n_entries   (const MusterLedger     *self);
guint          muster_ledger_get_position    (const MusterLedger     *self);

/* Any entry, also of those that can be redone; and the one before the shown moment, or NULL at the start. */
gpointer       muster_ledger_get_entry       (const MusterLedger     *self,
                                              guint                   index);
gpointer       muster_ledger_get_last_entry  (const MusterLedger     *self);
/* The entries that count, as views see them. */
GListModel    *muster_ledger_get_log         (const MusterLedger     *self);

gconstpointer  muster_ledger_get_present     (const MusterLedger     *self);
gconstpointer  muster_ledger_get_shown       (const MusterLedger     *self);
/* Where the owner folds an entry into the present, to see what comes of it and to record it. */
gpointer       muster_ledger_get_trial       (MusterLedger           *self);
char          *muster_ledger_dup_digest      (const MusterLedger     *self) G_GNUC_WARN_UNUSED_RESULT;

/* All of these leave the ledger as it was when they return FALSE. */

/* The trial, to which @entry led, becomes the present, and what could be redone is forgotten. */
gboolean       muster_ledger_record          (MusterLedger           *self,
                                              gpointer                entry,
                                              GError                **error);
/* The log from @index on becomes @entries, new ones of which each is taken behind the one before; all of them
 * are kept, or none. */
gboolean       muster_ledger_replace         (MusterLedger           *self,
                                              guint                   index,
                                              GPtrArray              *entries,
                                              GError                **error);
/* Undo and redo: only the first @length entries count now. */
gboolean       muster_ledger_seek            (MusterLedger           *self,
                                              guint                   length,
                                              GError                **error);
/* Shows the moment after @position entries; the ledger itself does not change. */
gboolean       muster_ledger_look            (MusterLedger           *self,
                                              guint                   position);
/* Keeps what there is besides the log. */
gboolean       muster_ledger_keep            (MusterLedger           *self,
                                              const char             *details,
                                              GError                **error);
/* Told to the journal when the owner shows what muster_ledger_keep() has kept. */
void           muster_ledger_told            (MusterLedger           *self);

/* The same for what is on record already: no journal, and nobody is told before muster_ledger_show(). */
void           muster_ledger_load            (MusterLedger           *self,
                                              gpointer                entry);
gboolean       muster_ledger_load_length     (MusterLedger           *self,
                                              guint                   length);
void           muster_ledger_show            (MusterLedger           *self);

/* Goes through the present log from its beginning: told of the state before the first entry, without an
 * entry, and of each entry, as its file has it, with the state behind it. @progress: (nullable). */
typedef void (*MusterLedgerWalk) (const char *entry,
                                  const char *state_digest,
                                  gpointer    data);
gboolean       muster_ledger_walk            (MusterLedger           *self,
                                              MusterLedgerWalk        walk,
                                              gpointer                data,
                                              const MusterProgress   *progress,
                                              GError                **error);
/* Goes through the entries from @first to before @last of those that count, told of each with the
 * moments before and behind it. Begins as near to @first as there is a kept state, and changes nothing. */
typedef void (*MusterLedgerVisitor) (guint         index,
                                     gpointer      entry,
                                     gconstpointer before,
                                     gconstpointer after,
                                     gpointer      data);
void           muster_ledger_visit           (MusterLedger           *self,
                                              guint                   first,
                                              guint                   last,
                                              MusterLedgerVisitor     visit,
                                              gpointer                data);
/* What a list says of the present. @summary: (out caller-allocates): empty. */
void           muster_ledger_summarize       (const MusterLedger     *self,
                                              MusterLedgerSummary    *summary);

/* For MusterLedgerFold.show: the log as views see it follows. */
void           muster_ledger_show_log        (MusterLedger           *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterLedger, muster_ledger_free)

G_END_DECLS
