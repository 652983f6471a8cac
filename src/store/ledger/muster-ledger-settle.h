/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/ledger/muster-ledger-exchange.h"

G_BEGIN_DECLS

/* Decides between two chains of one ledger that have forked. Nothing is lost: a copy keeps the
 * chain that gives way. */

/**
 * MusterLedgerRefusal:
 * @number: the number of the order in our log, from 1 on
 * @words: the order in words
 * @reason: why it cannot be given after theirs
 */
typedef struct
{
  guint number;
  char *words;
  char *reason;
} MusterLedgerRefusal;

void     muster_ledger_settle_refusal_free    (MusterLedgerRefusal      *self);

/* Stores a copy of the ledger, with all of its events, under a new UUID and another title. @copy:
 * (out): its id. */
gboolean muster_ledger_settle_copy     (MusterLedgerStore        *store,
                                        gint64                    id,
                                        const char               *title,
                                        gboolean                  archived,
                                        gint64                   *copy,
                                        GError                  **error);

/* Replaces our chain with theirs. @replay: then give the orders again that only we have, in their
 * order; those that were undone are left out, and so are those that are refused. @keep: FALSE only
 * works out what would be refused. @refused: (nullable) (element-type MusterLedgerRefusal): those
 * that are refused are added to it. @n_given: (out) (optional): how many were given again. */
gboolean muster_ledger_settle          (MusterLedgerStore        *store,
                                        gint64                    id,
                                        const MusterLedgerLink   *links,
                                        guint                     n_links,
                                        gboolean                  replay,
                                        gboolean                  keep,
                                        MusterLibrary            *library,
                                        GPtrArray                *refused,
                                        guint                    *n_given,
                                        GError                  **error);

/* Details are what a ledger has besides its log. The rules of the ledger must accept what is
 * written. */
char    *muster_ledger_settle_detail_dup     (MusterLedgerStore        *store,
                                              gint64                    id,
                                              GError                  **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean muster_ledger_settle_detail_replace (MusterLedgerStore        *store,
                                              gint64                    id,
                                              const char               *document,
                                              MusterLibrary            *library,
                                              GError                  **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterLedgerRefusal, muster_ledger_settle_refusal_free)

/* What both sides of a fork are about, in the words of the log.
 * @n_common: the entries that both logs begin with
 * @last: (nullable): the last of them
 * @ours, @theirs: (array zero-terminated=1): the entries after it */
typedef struct
{
  guint n_common;
  char *last;
  char **ours;
  char **theirs;
} MusterLedgerSides;

/* (transfer full) (nullable): @links: (array length=n_links): the whole chain of the other ledger. */
MusterLedgerSides *muster_ledger_settle_tell       (MusterLedgerStore       *store,
                                                    gint64                   id,
                                                    const MusterLedgerLink  *links,
                                                    guint                    n_links,
                                                    MusterLibrary           *library,
                                                    GError                 **error) G_GNUC_WARN_UNUSED_RESULT;
void               muster_ledger_settle_sides_free (MusterLedgerSides       *self);

/* Brings an open ledger up to what another connection has stored since: its views see the new entries, and
 * its next order follows them (S-LEDGER-05). FALSE: it has to be opened anew. */
gboolean muster_ledger_settle_catch_up (MusterLedgerStore  *store,
                                        gint64              id,
                                        gpointer            ledger,
                                        GError            **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterLedgerSides, muster_ledger_settle_sides_free)

G_END_DECLS
