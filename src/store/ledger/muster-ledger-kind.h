/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "core/ledger/muster-ledger.h"
#include "core/library/muster-library.h"
#include "store/db/muster-stmt.h"
#include "store/muster-record-store-private.h"

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
 * @MUSTER_LEDGER_LOST_DETAILS: with a number of them whose details should be there
 * @MUSTER_LEDGER_IS_UNREADABLE: with its id: no sentence, but what stands in the place of its title
 * @MUSTER_LEDGER_IS_UNLISTED: with a number of them that are missing from the list
 * @MUSTER_LEDGER_HAS_NO_LIST: the list of them cannot be read
 * @MUSTER_LEDGER_HAS_BAD_EVENT: with its title, what is wrong and the number of an event from elsewhere
 * @MUSTER_LEDGER_IS_UNPROVED: with its title and how many events are there: its beginning is not as it was
 *
 * The messages about a ledger, which each kind words for itself. In them {title}, {what}, {number}
 * and {of} stand for members of the MusterLedgerSubject.
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
  MUSTER_LEDGER_LOST_DETAILS,
  MUSTER_LEDGER_IS_UNREADABLE,
  MUSTER_LEDGER_IS_UNLISTED,
  MUSTER_LEDGER_HAS_NO_LIST,
  MUSTER_LEDGER_HAS_BAD_EVENT,
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
 * @types: a letter for each column, as muster_carver_row_fits() has them
 * @first_types: (nullable): the same for rows that were written before columns were added at the end
 * @texts: the columns of uuid, ruleset, title, subject, search, date, status, winner, score and scene
 * @numbers: the columns of archived, created, updated, touched, n_events, n_entries, n_counting, prepared
 *   and turn
 * @hashes: the columns of head, state and hash
 *
 * How salvage recognises a row of the kind in a damaged file. No two kinds have rows with the same
 * column types.
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
 * @name: the name of its table and of its tally; the names of its other tables begin with it
 * @events: the table of its events
 * @detail_tally: the tally of the table of its details @turn, @scene: the names of these columns;
 * see MusterLedgerHeader
 * @missing: the message for an id that does not exist, translatable
 * @facets: SQL conditions for @n_facets further filters of lists, from parameter 9 on
 * @origin_purpose, @row_purpose, @detail_purpose: the purposes of the hashes of its rows, so that a
 * row of one kind never passes for a row of another
 * @first_row_purpose: (nullable): the purpose for rows whose later columns are empty, from before
 *   these columns were added
 * @words: the messages about it, translatable
 * @describe: fills a new header from the document that the ledger begins with; members of the
 *   document may have any type
 * @begin: (transfer full) (nullable): the ledger before its first event, with its present title and
 *   details
 * @draft: fills @draft with the setup and the details; muster_ledger_replay_describe() adds the log
 *   and the summary
 *
 * What the store must know about a kind of ledger: its tables, its messages, its document. Private
 * to the store.
 */
struct _MusterLedgerKind
{
  const char *name;
  const char *events;
  const char *detail_tally;
  const char *turn;
  const char *scene;
  const char *missing;
  const char *facets;
  guint n_facets;
  MusterLedgerShape shape;
  const char *origin_purpose;
  const char *row_purpose;
  const char *first_row_purpose;
  const char *detail_purpose;
  const char *words[MUSTER_LEDGER_N_SAYINGS];
  void             (*describe) (JsonObject               *document,
                                MusterLedgerHeader       *header);
  MusterLedger    *(*begin)    (const MusterLedgerChain  *chain,
                                MusterLibrary            *library,
                                GError                  **error);
  void             (*draft)    (MusterLedger             *ledger,
                                MusterLedgerDraft        *draft);
};

/* All kinds that a file may contain, ended by NULL. */
extern const MusterLedgerKind *const muster_ledger_kinds[];

/* Returns SQL for the tables of the kind: in @text, {name}, {events}, {turn}, {scene} and {facets}
 * stand for the members above. (transfer none): the text is never freed, as muster_stmt_new()
 * requires. */
const char *muster_ledger_kind_sql    (const MusterLedgerKind     *self,
                                       const char                 *text);

/* Fills in the statements of a record store for the kind. @sql: (out caller-allocates) */
void     muster_ledger_kind_get_record_sql (const MusterLedgerKind *self,
                                            MusterRecordSql        *sql);

/* (transfer full) (nullable) (element-type gint64): lists the ids of all ledgers of the kind, the lowest
 * first. No column is asked for: a damaged one would leave a ledger out without anybody noticing. */
GArray  *muster_ledger_kind_list_ids  (const MusterLedgerKind     *self,
                                       MusterDb                   *db,
                                       GError                    **error) G_GNUC_WARN_UNUSED_RESULT;

/* (transfer full): returns a sentence in the words of the kind. */
char    *muster_ledger_kind_say       (const MusterLedgerKind     *self,
                                       MusterLedgerSaying          saying,
                                       const MusterLedgerSubject  *subject) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the message of the kind as an error of the store; always returns FALSE. */
#define muster_ledger_kind_fail(kind, error, code, saying, ...)                   \
  muster_ledger_kind_set_error ((kind), (error), (code), (saying),                \
                                &(const MusterLedgerSubject) { __VA_ARGS__ })
gboolean muster_ledger_kind_set_error (const MusterLedgerKind     *self,
                                       GError                    **error,
                                       int                         code,
                                       MusterLedgerSaying          saying,
                                       const MusterLedgerSubject  *subject);

/* For MusterLedgerKind.describe: the first returns a text member, or ""; the second returns the
 * names of the sides in one line. */
const char *muster_ledger_kind_get_text  (JsonObject *document,
                                          const char *member);
char       *muster_ledger_kind_dup_sides (JsonObject *document) G_GNUC_WARN_UNUSED_RESULT;
/* Joins the names of sides in one line, for lists. @names: (transfer full). */
char       *muster_ledger_kind_join_sides (GStrvBuilder *names) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
