/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_RECORD_STORE (muster_record_store_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterRecordStore, muster_record_store, MUSTER, RECORD_STORE, GObject)

/**
 * MusterRecordStoreClass:
 * @select_by_uuid: yields the id of what has the uuid ?1
 * @count_all: yields how many there are
 * @delete_one: deletes what has the id ?1
 * @tally: under which they are counted
 * @missing: what is said when there is none, not translated yet
 */
struct _MusterRecordStoreClass
{
  GObjectClass parent_class;

  const char *select_by_uuid;
  const char *count_all;
  const char *delete_one;
  const char *tally;
  const char *missing;
};

/**
 * MusterRecordStore:
 *
 * What the stores of battles and of forces have in common: a database, and records that have an id
 * in it and a uuid everywhere.
 *
 * Signals: added, changed, removed (of the id).
 */

G_END_DECLS
