/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "hub/muster-hub-exchange.h"
#include "hub/muster-hub-settle.h"
#include "store/ledger/muster-ledger-settle.h"
#include "store/muster-store-beside.h"

G_BEGIN_DECLS

/* What a program with a window asks of the hub. A thread does it with a connection and a store of its
 * own; each piece of work ends with how things stand. */

typedef enum
{
  MUSTER_HUB_WORK_EXCHANGE,
  MUSTER_HUB_WORK_TEST,
  MUSTER_HUB_WORK_JOIN,
  MUSTER_HUB_WORK_LEAVE,
  MUSTER_HUB_WORK_SHARE,
  MUSTER_HUB_WORK_UNSHARE,
  MUSTER_HUB_WORK_SETTLE,
  MUSTER_HUB_WORK_ACCEPT,
  MUSTER_HUB_WORK_REFUSE,
  MUSTER_HUB_WORK_REMOVE,
  MUSTER_HUB_WORK_ERASE,
  MUSTER_HUB_WORK_HOLD_PEN,
  MUSTER_HUB_WORK_TAKE_PEN,
  MUSTER_HUB_WORK_GIVE_PEN,
} MusterHubTask;

/**
 * MusterHubWork:
 * @uri, @desk: (nullable): of %MUSTER_HUB_WORK_JOIN and %MUSTER_HUB_WORK_TEST
 * @password: (nullable): the same, if libpq does not find it by itself; after joining it is in the keyring
 * @kind, @key: (nullable): of what the work is about; of %MUSTER_HUB_WORK_REMOVE the key of a result, of
 *   %MUSTER_HUB_WORK_ERASE the name of a member
 * @way: of %MUSTER_HUB_WORK_SETTLE
 * @theirs: (nullable): of %MUSTER_HUB_WORK_SETTLE: paths of members of a document that are the hub’s from
 *   now on, while all others are ours; goes before @way
 * @proposal: the number of the proposal to accept or to refuse
 */
typedef struct
{
  MusterHubTask task;
  char *uri;
  char *desk;
  char *password;
  char *kind;
  char *key;
  MusterHubWay way;
  char **theirs;
  gint64 proposal;
} MusterHubWork;

void muster_hub_work_free (MusterHubWork *self);

/* A desk of the club, by its name and login. @seen: when it was there last, ISO 8601. */
typedef struct
{
  char *name;
  char *login;
  char *seen;
  gboolean is_here;
  gboolean is_own;
} MusterHubPresence;

typedef struct
{
  gint64 id;
  char *login;
  char *title;
  char *at;
} MusterHubProposal;

/**
 * MusterHubMatter:
 * @item: (transfer none): forked or in conflict
 * @sides: (nullable): both sides of a fork
 * @refused: (element-type MusterLedgerRefusal): the orders that a replay would refuse
 * @differences: (nullable) (element-type MusterHubDifference): where both contents of a conflict differ
 *
 * Something that wants a decision, with what is needed to make it.
 */
typedef struct
{
  MusterHubItem *item;
  MusterLedgerSides *sides;
  GPtrArray *refused;
  GPtrArray *differences;
} MusterHubMatter;

/**
 * MusterHubStanding:
 * @desk: (nullable): NULL if this data file has not joined a hub
 * @trouble: (nullable): why the hub could not be reached, or what it refused
 * @is_reachable: the hub answered
 * @items: (element-type MusterHubItem): everything that is exchanged; belongs to @desk
 * @report: (nullable): what was exchanged
 * @matters: (element-type MusterHubMatter)
 * @desks: (element-type MusterHubPresence)
 * @proposals: (element-type MusterHubProposal)
 * @refused: (element-type MusterLedgerRefusal): what was left out by the replay that was asked for
 * @erased: (nullable): what the member who was erased is called from now on
 * @news: what has changed in the data file
 *
 * How things stand after some work.
 */
typedef struct
{
  MusterHubDesk *desk;
  char *trouble;
  gboolean is_reachable;
  GPtrArray *items;
  MusterHubReport *report;
  GPtrArray *matters;
  GPtrArray *desks;
  GPtrArray *proposals;
  GPtrArray *refused;
  char *erased;
  MusterStoreNews *news;
} MusterHubStanding;

void muster_hub_work_standing_free (MusterHubStanding *self);

/**
 * MusterHubWorker:
 *
 * Does one piece of work after another, in whatever thread calls it, but in one at a time.
 */
typedef struct _MusterHubWorker MusterHubWorker;

/* @keyring: (nullable): lives longer than the worker */
MusterHubWorker   *muster_hub_worker_new  (const char           *path,
                                           const MusterHubKeyring *keyring) G_GNUC_WARN_UNUSED_RESULT;
void               muster_hub_worker_free (MusterHubWorker      *self);
/* (transfer full) (nullable): a failure of the hub is told in the standing; an error is one of the data
 * file, or that the work was cancelled. @told: (nullable): called in the thread of the worker. */
MusterHubStanding *muster_hub_worker_run  (MusterHubWorker      *self,
                                           const MusterHubWork  *work,
                                           MusterHubTold         told,
                                           gpointer              data,
                                           GCancellable         *cancellable,
                                           GError              **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterHubWork, muster_hub_work_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterHubStanding, muster_hub_work_standing_free)

G_END_DECLS
