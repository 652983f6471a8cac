/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "store/muster-ledger-row.h"

G_BEGIN_DECLS

/**
 * MusterShow:
 * @MUSTER_SHOW_CURRENT: only what is not archived
 * @MUSTER_SHOW_ARCHIVED: only what is archived
 * @MUSTER_SHOW_ALL: both
 */
typedef enum
{
  MUSTER_SHOW_CURRENT,
  MUSTER_SHOW_ARCHIVED,
  MUSTER_SHOW_ALL,
} MusterShow;

#define MUSTER_TYPE_SHOW (muster_show_get_type ())
GType muster_show_get_type (void);

/**
 * MusterSort:
 * @MUSTER_SORT_USED: the one used last first
 * @MUSTER_SORT_NAME: from A to Z
 * @MUSTER_SORT_POINTS: the costliest first
 * @MUSTER_SORT_UNITS: the one with the most units first
 * @MUSTER_SORT_DATE: the latest date first
 *
 * Points and units apply to forces, the date to battles.
 */
typedef enum
{
  MUSTER_SORT_USED,
  MUSTER_SORT_NAME,
  MUSTER_SORT_POINTS,
  MUSTER_SORT_UNITS,
  MUSTER_SORT_DATE,
} MusterSort;

#define MUSTER_TYPE_SORT (muster_sort_get_type ())
GType muster_sort_get_type (void);

/**
 * MusterFacet:
 * @MUSTER_FACET_SETTING: the id of the scenario of a battle; the theatre of a force
 * @MUSTER_FACET_PLAYER: a part of the name of somebody who plays in a battle
 * @MUSTER_FACET_AMONG: for forces, in place of the player: the ids to show, between commas, as in
 *   ",1,2,"
 * @MUSTER_FACET_CAMPAIGN: the UUID of the campaign of a battle
 *
 * Further filters of a list.
 */
typedef enum
{
  MUSTER_FACET_SETTING,
  MUSTER_FACET_PLAYER,
  MUSTER_FACET_AMONG = MUSTER_FACET_PLAYER,
  MUSTER_FACET_CAMPAIGN,
  MUSTER_N_FACETS,
} MusterFacet;

#define MUSTER_TYPE_STORE_LIST (muster_store_list_get_type ())
G_DECLARE_FINAL_TYPE (MusterStoreList, muster_store_list, MUSTER, STORE_LIST, GObject)

/**
 * MusterStoreList:
 *
 * Stored battles or campaigns (as MusterLedgerRow) or forces (as MusterForceRow). It is a
 * GListModel that holds only the ids and reads a row when somebody requests it, so that a list of a
 * hundred thousand rows opens at once. It follows the changes of the store.
 *
 * Properties: search (words that must all occur in title or sides, or of forces in a unit; upper and lower
 * case are the same), ruleset (an id, or "" for all), show, stage (not of forces), sort, n-items.
 */
const char   *muster_store_list_get_search  (MusterStoreList *self);
void          muster_store_list_set_search  (MusterStoreList *self,
                                             const char      *search);
const char   *muster_store_list_get_ruleset (MusterStoreList *self);
void          muster_store_list_set_ruleset (MusterStoreList *self,
                                             const char      *ruleset);
void          muster_store_list_set_show    (MusterStoreList *self,
                                             MusterShow       show);
MusterSort    muster_store_list_get_sort    (MusterStoreList *self);
void          muster_store_list_set_sort    (MusterStoreList *self,
                                             MusterSort       sort);

/* "" for all. */
const char   *muster_store_list_get_facet   (MusterStoreList *self,
                                             MusterFacet      facet);
void          muster_store_list_set_facet   (MusterStoreList *self,
                                             MusterFacet      facet,
                                             const char      *value);

MusterStage   muster_store_list_get_stage   (MusterStoreList *self);
void          muster_store_list_set_stage   (MusterStoreList *self,
                                             MusterStage      stage);

/* Returns the position of @id, or -1. */
int           muster_store_list_find        (MusterStoreList *self,
                                             gint64           id);

G_END_DECLS
