/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/bundle/muster-bundle-desk.h"
#include "store/images/muster-image.h"

G_BEGIN_DECLS

/**
 * MusterBundlePiece:
 * @item: lives with the bundle
 * @line: lives with the report
 * @thing: (nullable): a MusterCampaign, a MusterForce or a MusterBattle; NULL for a portrait
 * @image: what a portrait is
 * @known: (nullable): the stored campaign or battle, if it has to go on as the bundle says
 * @n_common: the entries that both begin with
 *
 * A file of a bundle that has been understood. Private to the store.
 */
typedef struct
{
  const MusterBundleItem *item;
  MusterBundleLine *line;
  GObject *thing;
  MusterImage image;
  GObject *known;
  guint n_common;
} MusterBundlePiece;

/* Reads every file with the rules it belongs to, and sees to it that all of them belong to the campaign. Each
 * gets a line of @report. (element-type MusterBundlePiece) */
GPtrArray         *muster_bundle_pieces_read         (MusterBundleDesk    *desk,
                                                      const MusterBundle  *bundle,
                                                      const char          *origin,
                                                      MusterBundleReport  *report,
                                                      GError             **error) G_GNUC_WARN_UNUSED_RESULT;
/* The campaign that all the others belong to. */
MusterBundlePiece *muster_bundle_pieces_get_campaign (GPtrArray           *pieces);

/* What each comes to, by what is here. */
gboolean           muster_bundle_conflicts_pieces_judge  (MusterBundleDesk    *desk,
                                                          GPtrArray           *pieces,
                                                          GError             **error);
/* Decides as @flags say where a campaign or battle went on here and there. */
void               muster_bundle_conflicts_pieces_settle (GPtrArray           *pieces,
                                                          MusterBundleFlags    flags);
/* Gives those in conflict ids of their own, and has the others call them by these. */
gboolean           muster_bundle_conflicts_pieces_copy   (MusterBundleDesk    *desk,
                                                          GPtrArray           *pieces,
                                                          GError             **error);

G_END_DECLS
