/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

/* Links that say which battle is the rematch of which. They name battles by UUID, and a battle has
 * at most one rematch. */
gboolean muster_rematch_links_keep   (MusterStore  *store,
                                      const char   *battle,
                                      const char   *other,
                                      GError      **error);
/* Removes the link of the battle. */
gboolean muster_rematch_links_remove (MusterStore  *store,
                                      const char   *battle,
                                      GError      **error);
/* Returns the id of the other battle, or 0 if there is none or it has been deleted. */
gint64   muster_rematch_links_find   (MusterStore  *store,
                                      const char   *battle);

/* (nullable): describes the combined result of the stored battle @id and its rematch, once both are
 * over. @battle: the battle @id. */
char    *muster_rematch_links_dup_sum (MusterStore   *store,
                                       MusterLibrary *library,
                                       MusterBattle  *battle,
                                       gint64         id) G_GNUC_WARN_UNUSED_RESULT;

/* Records that @battle is being prepared as the rematch of @first. The link of @first follows when
 * @battle begins. */
gboolean muster_rematch_links_plan   (MusterStore  *store,
                                      const char   *battle,
                                      const char   *first,
                                      GError      **error);
/* Returns the id of the first battle, or 0. */
gint64   muster_rematch_links_find_planned (MusterStore *store,
                                            const char  *battle);

G_END_DECLS
