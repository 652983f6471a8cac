/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

/* Which battle is the rematch of which, named by their UUIDs. A battle has one at the most. */
gboolean muster_rematch_links_keep   (MusterStore  *store,
                                      const char   *battle,
                                      const char   *other,
                                      GError      **error);
/* The battle is nobody's rematch any more. */
gboolean muster_rematch_links_remove (MusterStore  *store,
                                      const char   *battle,
                                      GError      **error);
/* The id of the other battle, or 0 if there is none, or none any more. */
gint64   muster_rematch_links_find   (MusterStore  *store,
                                      const char   *battle);

/* (nullable): what stored battle @id and its rematch came to, once both are over. @battle: what it holds. */
char    *muster_rematch_links_dup_sum (MusterStore   *store,
                                       MusterLibrary *library,
                                       MusterBattle  *battle,
                                       gint64         id) G_GNUC_WARN_UNUSED_RESULT;

/* @battle is being prepared as the rematch of @first, which hears of it when it begins. */
gboolean muster_rematch_links_plan   (MusterStore  *store,
                                      const char   *battle,
                                      const char   *first,
                                      GError      **error);
/* The id of the first battle, or 0. */
gint64   muster_rematch_links_find_planned (MusterStore *store,
                                            const char  *battle);

G_END_DECLS
