/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/ledger/muster-journal.h"
#include "core/ledger/muster-progress.h"
#include "core/muster-spot.h"

G_BEGIN_DECLS

/* The ledger keeps a copy of the state after every so many entries, so that a jump to any moment
 * folds at most this many entries. */
#define MUSTER_LEDGER_STRIDE 64

#define MUSTER_TYPE_LEDGER (muster_ledger_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterLedger, muster_ledger, MUSTER, LEDGER, GObject)

/**
 * MusterLedgerClass:
 * @entry_type: the class of the entries, which are GObjects
 * @new_moment: (transfer full): an empty moment
 * @begin: fills @moment with the beginning, before the first entry
 * @copy: (transfer full): copies the part of @moment that folding the next entry needs
 * @recall: fills @moment from such a copy, without what the entry before it did
 * @fold: applies @entry to @before and stores the result in @after. The rules have accepted the
 *   entry at this place before, so they must accept it again; FALSE is a bug in the program
 * @settle: (nullable): tells @entry its position and its effects; called once, before any view sees
 *   the entry
 * @write: (transfer full): a settled entry as its file has it
 * @digest: (transfer full): the SHA-256 of the state of @moment, in hexadecimal digits
 * @describe: fills an empty summary with what a list shows of @moment
 * @load_spot: folds an entry from a file into the trial and passes it to muster_ledger_load();
 *   FALSE: the rules refused it, and the error of @spot is set
 * @show: updates the models and properties of the class to the moment that is shown now
 *
 * The functions that a subclass implements for its entries. A *moment* is what the subclass wants
 * to know after an entry: the state, and what the entry did.
 */
struct _MusterLedgerClass
{
  GObjectClass parent_class;

  GType      entry_type;

  gpointer (*new_moment)  (MusterLedger         *self);
  void     (*free_moment) (gpointer              moment);
  void     (*begin)       (MusterLedger         *self,
                           gpointer              moment);
  gpointer (*copy)        (gconstpointer         moment);
  void     (*free_copy)   (gpointer              copy);
  void     (*recall)      (MusterLedger         *self,
                           gconstpointer         copy,
                           gpointer              moment);
  gboolean (*fold)        (MusterLedger         *self,
                           gconstpointer         before,
                           gpointer              entry,
                           gpointer              after);
  void     (*settle)      (MusterLedger         *self,
                           guint                 index,
                           gpointer              entry,
                           gconstpointer         before,
                           gconstpointer         after);
  char    *(*write)       (MusterLedger         *self,
                           gpointer              entry);
  char    *(*digest)      (MusterLedger         *self,
                           gconstpointer         moment);
  void     (*describe)    (MusterLedger         *self,
                           gconstpointer         moment,
                           MusterLedgerSummary  *summary);
  gboolean (*load_spot)   (MusterLedger         *self,
                           const MusterSpot     *spot);
  void     (*show)        (MusterLedger         *self);
};

/**
 * MusterLedger:
 *
 * A log and the moments between its entries; the base class of battles and campaigns. The first
 * `length` entries count; those after them can be redone until somebody records a new one. The
 * present is the moment after the entries that count. `position` is the number of entries before
 * the shown moment, which is the present unless somebody looks back.
 *
 * Any moment is at most %MUSTER_LEDGER_STRIDE entries away from a kept state, so moving about in a
 * long log is fast. The journal stores every change before the ledger notifies anybody.
 *
 * Properties: can-undo, can-redo. Signal `changed`: the shown moment has changed.
 *
 * The functions accept a battle or a campaign without a cast.
 */

GListModel    *muster_ledger_get_log          (gpointer                ledger);
guint          muster_ledger_get_length       (gpointer                ledger);
guint          muster_ledger_get_n_entries    (gpointer                ledger);
guint          muster_ledger_get_position     (gpointer                ledger);
gboolean       muster_ledger_get_can_undo     (gpointer                ledger);
gboolean       muster_ledger_get_can_redo     (gpointer                ledger);
char          *muster_ledger_dup_state_digest (gpointer                ledger) G_GNUC_WARN_UNUSED_RESULT;
/* The first returns any entry, including those that can be redone; the second returns the entry
 * before the shown moment, or NULL at the start. */
gpointer       muster_ledger_get_entry        (gpointer                ledger,
                                               guint                   index);
gpointer       muster_ledger_get_last_entry   (gpointer                ledger);
/* Describes the present for lists. @summary: (out caller-allocates): empty. */
void           muster_ledger_summarize        (gpointer                ledger,
                                               MusterLedgerSummary    *summary);

/* @journal: (nullable): stores every change from now on. */
void           muster_ledger_set_journal      (gpointer                ledger,
                                               MusterJournal          *journal);
/* Undo and redo: only the first @length entries count now. */
gboolean       muster_ledger_seek             (gpointer                ledger,
                                               guint                   length,
                                               GError                **error);
/* Shows the moment after @position entries; the ledger itself does not change. */
gboolean       muster_ledger_look             (gpointer                ledger,
                                               guint                   position);

/* Loading adds entries that are already stored somewhere. It writes nothing to the journal, and the
 * views learn of the entries only when all are loaded. @text: an entry as its file has it. @origin:
 * the name of the file in error messages. */
gboolean       muster_ledger_load_entry       (gpointer                ledger,
                                               const char             *text,
                                               const char             *origin,
                                               GError                **error);
gboolean       muster_ledger_load_spot        (gpointer                ledger,
                                               const MusterSpot       *spot);
gboolean       muster_ledger_load_length      (gpointer                ledger,
                                               guint                   length);
void           muster_ledger_finish_loading   (gpointer                ledger);

/* Walks through the log that counts, from its beginning. It calls @walk first with the state before
 * the first entry and no entry, then with each entry, as its file has it, and the state after it.
 * @progress: (nullable). */
typedef void (*MusterLedgerWalk) (const char *entry,
                                  const char *state_digest,
                                  gpointer    data);
gboolean       muster_ledger_walk             (gpointer                ledger,
                                               MusterLedgerWalk        walk,
                                               gpointer                data,
                                               const MusterProgress   *progress,
                                               GError                **error);
/* Calls @visit for each entry from @first to before @last, with the moments before and after it. It
 * starts at the nearest kept state before @first and changes nothing. */
typedef void (*MusterLedgerVisitor) (guint         index,
                                     gpointer      entry,
                                     gconstpointer before,
                                     gconstpointer after,
                                     gpointer      data);
void           muster_ledger_visit            (gpointer                ledger,
                                               guint                   first,
                                               guint                   last,
                                               MusterLedgerVisitor     visit,
                                               gpointer                data);

/* For the classes of ledgers. */

/* Computes the moment before the first entry. The subclass calls it once, as soon as
 * MusterLedgerClass.begin has everything that it needs. */
void           muster_ledger_begin            (gpointer                ledger);
gconstpointer  muster_ledger_get_present      (gpointer                ledger);
gconstpointer  muster_ledger_get_shown        (gpointer                ledger);
/* The trial is the moment into which a subclass folds a new entry, to see its effects before it
 * records the entry. */
gpointer       muster_ledger_get_trial        (gpointer                ledger);
/* Makes the trial, to which @entry led, the present, and drops the entries that could be redone. */
gboolean       muster_ledger_record           (gpointer                ledger,
                                               gpointer                entry,
                                               GError                **error);
/* Replaces the log from @index on with @entries. They must be new, and each is folded after the one
 * before it; the journal stores all of them or none. */
gboolean       muster_ledger_replace          (gpointer                ledger,
                                               guint                   index,
                                               GPtrArray              *entries,
                                               GError                **error);
/* The same for an entry that is already stored: @entry led to the trial. */
void           muster_ledger_load             (gpointer                ledger,
                                               gpointer                entry);
/* Stores the details, which are not part of the log. Call muster_ledger_announce() when the views
 * show them, so that lists follow. */
gboolean       muster_ledger_keep_details     (gpointer                ledger,
                                               const char             *details,
                                               GError                **error);
void           muster_ledger_announce         (gpointer                ledger);

G_END_DECLS
