/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-stmt.h"

G_BEGIN_DECLS

/**
 * MusterChangeRow:
 * @area: whose undo takes it back, such as "club"
 * @title: what was done, in words
 * @desk: which desk made it; "" for this one
 * @made: seconds since 1970, UTC
 * @reverts: the change that this one undoes, or the undoing that it redoes; 0 for any other
 * @below: what lay on top of the pile before: for an undoing the next one to be redone, otherwise the
 *   next one to be undone
 * @undo: the change that is undone next after this one, or 0
 * @redo: the undoing that is redone next after this one, or 0
 * @first: the id of its first version; the others follow
 * @n_versions: how many it has put
 *
 * A change as the data file stores it. The members @below, @undo and @redo form two stacks without
 * a limit, one for undo and one for redo: the last change of an area names the top of each, and
 * every change names the one below it. Private to the store.
 */
typedef struct
{
  gint64 id;
  char *area;
  char *title;
  char *desk;
  gint64 made;
  gint64 reverts;
  gint64 below;
  gint64 undo;
  gint64 redo;
  gint64 first;
  gint64 n_versions;
} MusterChangeRow;

#define MUSTER_CHANGE_COLUMNS \
  "id, area, title, desk, made, reverts, below, undo, redo, first, n_versions, hash"

void     muster_change_row_clear  (MusterChangeRow        *self);
void     muster_change_row_hash   (const MusterChangeRow  *self,
                                   MusterHash             *hash);
/* From the present row. FALSE: it does not fit its hash. */
gboolean muster_change_row_read   (MusterChangeRow        *self,
                                   MusterStmt             *stmt);

/* One that is missing or damaged is an error. */
gboolean muster_change_row_load   (MusterChangeRow        *self,
                                   MusterDb               *db,
                                   gint64                  id,
                                   GError                **error);
/* The last one of an area; with the id 0 if there is none. */
gboolean muster_change_row_load_last (MusterChangeRow     *self,
                                      MusterDb            *db,
                                      const char          *area,
                                      GError             **error);
/* Within a transaction. One with this id is replaced. */
gboolean muster_change_row_save   (const MusterChangeRow  *self,
                                   MusterDb               *db,
                                   GError                **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterChangeRow, muster_change_row_clear)

G_END_DECLS
