/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "core/ledger/muster-chronicle.h"
#include "core/library/muster-library.h"
#include "store/ledger/muster-ledger-sql.h"

G_BEGIN_DECLS

typedef struct _MusterLedgerChain MusterLedgerChain;
typedef struct _MusterLedgerDraft MusterLedgerDraft;
typedef struct _MusterLedgerKind MusterLedgerKind;
typedef struct _MusterLedgerHeader MusterLedgerHeader;

/**
 * MusterLedgerSaying:
 * @MUSTER_LEDGER_IS_DAMAGED: with its title and what is wrong
 * @MUSTER_LEDGER_HAS_DAMAGED_DETAILS: what it has besides its log is damaged
 * @MUSTER_LEDGER_WENT_ON: with its title: another program has added to it
 * @MUSTER_LEDGER_HAS_NO_PLACE: with its title and a place that its log does not have
 * @MUSTER_LEDGER_DIFFERS: with its title: it leads to another state than was recorded
 * @MUSTER_LEDGER_IS_PREPARED: with its title: it has not begun
 * @MUSTER_LEDGER_HAS_BEGUN: with its title: it is not prepared any more
 * @MUSTER_LEDGER_LOST_ITS_HEADING: with its title and how many events are there
 * @MUSTER_LEDGER_WAS_CUT: with its title, how many events are there and how many there were
 * @MUSTER_LEDGER_IS_LOST: with its title: its beginning is damaged
 * @MUSTER_LEDGER_NOT_FOUND: with a number of them that should be there
 * @MUSTER_LEDGER_IS_UNREADABLE: with its id: no sentence, but what stands in the place of its title
 * @MUSTER_LEDGER_IS_UNLISTED: with a number of them that are missing from the list
 * @MUSTER_LEDGER_HAS_NO_LIST: the list of them cannot be read
 * @MUSTER_LEDGER_IS_UNPROVED: with its title and how many events are there: its beginning is not as it was
 *
 * What is said of a ledger, in the words of its kind. In these, {title}, {what}, {number} and {of} stand for
 * members of its MusterLedgerSubject.
 */
typedef enum
{
  MUSTER_LEDGER_IS_DAMAGED,
  MUSTER_LEDGER_HAS_DAMAGED_DETAILS,
  MUSTER_LEDGER_WENT_ON,
  MUSTER_LEDGER_HAS_NO_PLACE,
  MUSTER_LEDGER_DIFFERS,
  MUSTER_LEDGER_IS_PREPARED,
  MUSTER_LEDGER_HAS_BEGUN,
  MUSTER_LEDGER_LOST_ITS_HEADING,
  MUSTER_LEDGER_WAS_CUT,
  MUSTER_LEDGER_IS_LOST,
  MUSTER_LEDGER_NOT_FOUND,
  MUSTER_LEDGER_IS_UNREADABLE,
  MUSTER_LEDGER_IS_UNLISTED,
  MUSTER_LEDGER_HAS_NO_LIST,
  MUSTER_LEDGER_IS_UNPROVED,
  MUSTER_LEDGER_N_SAYINGS
} MusterLedgerSaying;

typedef struct
{
  const char *title;
  const char *what;
  gint64 number;
  gint64 of;
} MusterLedgerSubject;

#define MUSTER_LEDGER_N_TEXTS   10
#define MUSTER_LEDGER_N_NUMBERS 9

/**
 * MusterLedgerShape:
 * @types: a letter for each column, as muster_carved_row_fits() has them
 * @first_types: (nullable): the same for rows that were written before columns were added at the end
 * @texts: the columns of uuid, ruleset, title, subject, search, date, status, winner, score and scene
 * @numbers: the columns of archived, created, updated, touched, n_events, n_entries, n_counting, prepared
 *   and turn
 * @hashes: the columns of head, state and hash
 *
 * How a row of the kind is known in a damaged file. No two kinds have rows of the same types.
 */
typedef struct
{
  const char *types;
  const char *first_types;
  guint8 texts[MUSTER_LEDGER_N_TEXTS];
  guint8 numbers[MUSTER_LEDGER_N_NUMBERS];
  guint8 hashes[3];
} MusterLedgerShape;

/**
 * MusterLedgerKind:
 * @record: with the name of its table and its tally
 * @detail_tally: of the table of its details
 * @origin_purpose, @row_purpose, @detail_purpose: what the hashes of its rows begin with, so that a row of
 *   one kind is none of another
 * @first_row_purpose: (nullable): what they began with before columns were added, where these say nothing
 * @words: what is said of it, translatable
 * @describe: fills a heading that is made anew with what the document says that it begins with; a member of
 *   it may be of any type
 * @begin: (transfer full) (nullable): what it was before its first event, under its present title and with
 *   its details
 * @draft: fills @draft with what it begins with and its details; the log and what lists say of it are the
 *   ledger's
 *
 * What the store must know of what is kept in a ledger: its tables, its words, its document. Private to the
 * store.
 */
struct _MusterLedgerKind
{
  MusterRecordSql record;
  const char *detail_tally;
  MusterLedgerSql sql;
  MusterLedgerShape shape;
  const char *origin_purpose;
  const char *row_purpose;
  const char *first_row_purpose;
  const char *detail_purpose;
  const char *words[MUSTER_LEDGER_N_SAYINGS];
  void             (*describe) (JsonObject               *document,
                                MusterLedgerHeader       *header);
  MusterChronicle *(*begin)    (const MusterLedgerChain  *chain,
                                MusterLibrary            *library,
                                GError                  **error);
  void             (*draft)    (MusterChronicle          *chronicle,
                                MusterLedgerDraft        *draft);
};

/* All that a file may hold, ended by NULL. */
extern const MusterLedgerKind *const muster_ledger_kinds[];

/* (transfer full): a sentence in the words of the kind. */
char    *muster_ledger_kind_say       (const MusterLedgerKind     *self,
                                       MusterLedgerSaying          saying,
                                       const MusterLedgerSubject  *subject) G_GNUC_WARN_UNUSED_RESULT;

/* Sets what the kind says as an error of the store; always returns FALSE. */
#define muster_ledger_kind_fail(kind, error, code, saying, ...)                   \
  muster_ledger_kind_set_error ((kind), (error), (code), (saying),                \
                                &(const MusterLedgerSubject) { __VA_ARGS__ })
gboolean muster_ledger_kind_set_error (const MusterLedgerKind     *self,
                                       GError                    **error,
                                       int                         code,
                                       MusterLedgerSaying          saying,
                                       const MusterLedgerSubject  *subject);

/* For MusterLedgerKind.describe: a member that is a text, or "", and the names of the sides in a line. */
const char *muster_ledger_kind_get_text  (JsonObject *document,
                                          const char *member);
char       *muster_ledger_kind_dup_sides (JsonObject *document) G_GNUC_WARN_UNUSED_RESULT;
/* Names of sides in a line, for lists. @names: (transfer full): of texts. */
char       *muster_ledger_kind_join_sides (GStrvBuilder *names) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
