/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "hub/muster-hub-item.h"
#include "hub/muster-hub-link.h"
#include "store/documents/muster-version.h"

G_BEGIN_DECLS

/* Reads links and versions of several items at once. Nothing of it is verified yet. */

/* (element-type GArray): for each item the links from number @froms[i] on, at most @count of each. */
GPtrArray *muster_hub_reader_read_links    (MusterHubLink   *link,
                                            GPtrArray       *items,
                                            const gint64    *froms,
                                            gint64           count,
                                            GError         **error) G_GNUC_WARN_UNUSED_RESULT;
/* (element-type GPtrArray): for each item its versions from number @froms[i] on, as
 * MusterVersion. One that cannot prove itself to this login has no hash: its parent is empty and
 * its version all zero. */
GPtrArray *muster_hub_reader_read_versions (MusterHubLink   *link,
                                            GPtrArray       *items,
                                            const gint64    *froms,
                                            GError         **error) G_GNUC_WARN_UNUSED_RESULT;
/* The same for one item. */
GArray    *muster_hub_reader_read_chain    (MusterHubLink   *link,
                                            MusterHubItem   *item,
                                            gint64           from,
                                            GError         **error) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *muster_hub_reader_read_history  (MusterHubLink   *link,
                                            MusterHubItem   *item,
                                            gint64           from,
                                            GError         **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
