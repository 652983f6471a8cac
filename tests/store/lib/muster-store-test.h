/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "muster-test.h"

#include "store/ledger/muster-battle-kind.h"
#include "store/ledger/muster-ledger-journal.h"
#include "store/muster-ledger-store-private.h"
#include "store/muster-store-private.h"

G_BEGIN_DECLS

/* Battles as the store sees them: texts with digests. What the rules would make of them is not
 * asked here. */

/* For tests that write a great deal: in memory, where that can be had. Whether what is written
 * survives is the business of the power tests, which simulate it. */
void         muster_store_test_init           (int                *argc,
                                               char             ***argv);

MusterStore *muster_store_test_open           (MusterTestDir      *dir) G_GNUC_WARN_UNUSED_RESULT;
char        *muster_store_test_dup_path       (MusterTestDir      *dir) G_GNUC_WARN_UNUSED_RESULT;

/* Follows the chain of a battle. */
gboolean     muster_store_test_load           (MusterLedgerChain  *chain,
                                               MusterStore        *store,
                                               gint64              id,
                                               GError            **error);

/* Entry @i of any battle of these tests, and the digest of the state behind @n entries. */
char        *muster_store_test_dup_entry      (guint               i) G_GNUC_WARN_UNUSED_RESULT;
char        *muster_store_test_dup_digest     (guint               n) G_GNUC_WARN_UNUSED_RESULT;

gint64       muster_store_test_create         (MusterStore        *store,
                                               const char         *title,
                                               guint               n_entries);
MusterJournal *
             muster_store_test_write          (MusterStore        *store,
                                               gint64              id) G_GNUC_WARN_UNUSED_RESULT;
gboolean     muster_store_test_append         (MusterJournal      *journal,
                                               guint               i,
                                               GError            **error);

/* As much of an image as says what it is. */
GBytes      *muster_store_test_new_picture    (gsize               length) G_GNUC_WARN_UNUSED_RESULT;

/* A file with @n_battles of different lengths, some of them with undone entries, and a quarter as many
 * campaigns, closed again. */
char        *muster_store_test_make_file      (MusterTestDir      *dir,
                                               guint               n_battles) G_GNUC_WARN_UNUSED_RESULT;

/* A file that a release with this schema has written: fixtures/NNN.sql has it as SQL. */
char        *muster_store_test_make_version   (MusterTestDir      *dir,
                                               guint               version) G_GNUC_WARN_UNUSED_RESULT;

/* Something done to a file behind the store's back. */
void         muster_store_test_exec           (const char         *path,
                                               const char         *sql);

/* All rows of all tables of a file, one line each, or NULL if they cannot all be read. */
char        *muster_store_test_dump           (const char         *path) G_GNUC_WARN_UNUSED_RESULT;
/* A file as a whole. */
GBytes      *muster_store_test_read           (const char         *path) G_GNUC_WARN_UNUSED_RESULT;
void         muster_store_test_put            (const char         *path,
                                               const void         *bytes,
                                               gsize               length);

/* Numbers for tests: the same on each run for a seed, which is printed. */
GRand       *muster_store_test_rand           (const char         *name) G_GNUC_WARN_UNUSED_RESULT;

/* That each of the changes, made behind the store's back, is noticed; and that they are taken back. */
void muster_store_test_assert_noticed (MusterDb          *db,
                                       const char *const *changes,
                                       guint              n_changes);

G_END_DECLS
