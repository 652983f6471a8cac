/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/library/muster-library.h"
#include "store/db/muster-hash.h"
#include "store/db/muster-transaction.h"
#include "store/muster-ledger-store.h"

G_BEGIN_DECLS

/**
 * MusterLedgerLink:
 * @bytes: the bytes that the hash covers
 * @hash: their SHA-256
 *
 * The origin of a ledger (number 0) or one of its events (from number 1 on), as one data file
 * passes it to another. The bytes of an event begin with the hash of the link before it.
 */
typedef struct
{
  GBytes *bytes;
  MusterHash hash;
} MusterLedgerLink;

/* (element-type MusterLedgerLink): returns an array that frees the bytes of its links. */
GArray  *muster_ledger_exchange_link_array_new  (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * MusterLedgerRelation:
 * @MUSTER_LEDGER_SAME: both chains are the same
 * @MUSTER_LEDGER_AHEAD: our chain continues theirs
 * @MUSTER_LEDGER_BEHIND: their chain continues ours
 * @MUSTER_LEDGER_FORKED: each has events that the other does not have
 */
typedef enum
{
  MUSTER_LEDGER_SAME,
  MUSTER_LEDGER_AHEAD,
  MUSTER_LEDGER_BEHIND,
  MUSTER_LEDGER_FORKED,
} MusterLedgerRelation;

/**
 * MusterLedgerComparison:
 * @is_other_chain: whether the hashes differ although one log equals or continues the other,
 *   because they were stored at different times (S-LEDGER-06), and nothing would be lost if theirs
 *   replaced ours: no undone order, and nobody’s undoing. The numbers then count entries of the log
 * @n_common: the events that both have
 * @n_ahead: those that only we have
 * @n_behind: those that only they have
 *
 * How our ledger compares to somebody else's. If the chains of a fork do not even share their
 * origin, the numbers also count entries.
 */
typedef struct
{
  MusterLedgerRelation relation;
  gboolean is_other_chain;
  gint64 n_common;
  gint64 n_ahead;
  gint64 n_behind;
} MusterLedgerComparison;

/**
 * MusterLedgerStanding:
 * @n_links: the events and the origin
 * @head: the hash of the last of them
 * @is_prepared: it has not begun, and nothing of it can be exchanged
 *
 * Where a ledger of this data file stands.
 */
typedef struct
{
  gint64 id;
  char *uuid;
  char *title;
  gint64 n_links;
  MusterHash head;
  gboolean is_prepared;
} MusterLedgerStanding;

/* (nullable): while it is held, reading many ledgers locks the file once. */
MusterSnapshot *muster_ledger_exchange_hold (MusterLedgerStore  *store) G_GNUC_WARN_UNUSED_RESULT;

/* (transfer full) (nullable) (element-type MusterLedgerStanding): lists all ledgers of the kind. A
 * damaged one is an error. */
GArray  *muster_ledger_exchange_list    (MusterLedgerStore       *store,
                                         GError                 **error) G_GNUC_WARN_UNUSED_RESULT;
/* What a foreign ledger begins with. @uuid, @title: (out) (optional). FALSE: @link is no origin. */
gboolean muster_ledger_exchange_read_origin (MusterLedgerStore       *store,
                                             const MusterLedgerLink  *link,
                                             char                   **uuid,
                                             char                   **title);

/* (transfer full) (element-type utf8): the names of the packs that a ledger with this origin is
 * played with. */
char   **muster_ledger_exchange_list_packs (MusterLedgerStore       *store,
                                            const MusterLedgerLink  *link) G_GNUC_WARN_UNUSED_RESULT;
/* The same of a ledger that is here. */
char   **muster_ledger_exchange_list_packs_of (MusterLedgerStore  *store,
                                               gint64              id,
                                               GError            **error) G_GNUC_WARN_UNUSED_RESULT;

/* All of these refuse a ledger that is only prepared, because its origin may still change. They do
 * not trust links from elsewhere: if a link does not match its hash, does not follow from the
 * previous link or is refused by the rules, the error names its number and nothing has changed. */

/* (transfer full) (nullable) (element-type MusterLedgerLink): returns our links from number @from
 * on. */
GArray  *muster_ledger_exchange_read    (MusterLedgerStore       *store,
                                         gint64                   id,
                                         gint64                   from,
                                         GError                 **error) G_GNUC_WARN_UNUSED_RESULT;
/* @number: (out): the number of our link with this hash, or -1. */
gboolean muster_ledger_exchange_find    (MusterLedgerStore       *store,
                                         gint64                   id,
                                         const MusterHash        *hash,
                                         gint64                  *number,
                                         GError                 **error);
/* @links: (array length=n_links): the whole chain of the other ledger, from its origin on. */
gboolean muster_ledger_exchange_compare (MusterLedgerStore       *store,
                                         gint64                   id,
                                         const MusterLedgerLink  *links,
                                         guint                    n_links,
                                         MusterLedgerComparison  *comparison,
                                         GError                 **error);

/* Appends all of the events or none. @links: (array length=n_links): events that follow our last
 * one. */
gboolean muster_ledger_exchange_append  (MusterLedgerStore       *store,
                                         gint64                   id,
                                         const MusterLedgerLink  *links,
                                         guint                    n_links,
                                         MusterLibrary           *library,
                                         GError                 **error);
/* Adds a ledger that the data file does not have yet. @links: (array length=n_links): its whole
 * chain. @id: (out) */
gboolean muster_ledger_exchange_add     (MusterLedgerStore       *store,
                                         const MusterLedgerLink  *links,
                                         guint                    n_links,
                                         MusterLibrary           *library,
                                         gint64                  *id,
                                         GError                 **error);
/* Replaces our chain with the whole chain of the other ledger, and appends the entries that only
 * our log has. It refuses chains that fork according to muster_ledger_exchange_compare(). */
gboolean muster_ledger_exchange_adopt   (MusterLedgerStore       *store,
                                         gint64                   id,
                                         const MusterLedgerLink  *links,
                                         guint                    n_links,
                                         MusterLibrary           *library,
                                         GError                 **error);

G_END_DECLS
