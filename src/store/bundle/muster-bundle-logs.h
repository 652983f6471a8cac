/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/bundle/muster-bundle-pieces.h"

G_BEGIN_DECLS

/* Compares a campaign or battle with @known, the one of its id that is here, when the two are not the
 * same: older (known), newer, gone on on both sides, or something else altogether. */
gboolean muster_bundle_logs_judge  (MusterBundlePiece  *piece,
                                    GObject            *known,
                                    GError            **error);
/* Decides as @flags say where both went on. */
void     muster_bundle_logs_settle (GPtrArray          *pieces,
                                    MusterBundleFlags   flags);
/* Goes on with what is here as the bundle says; for a piece that is newer or was settled. */
gboolean muster_bundle_logs_store  (MusterBundleDesk   *desk,
                                    MusterBundlePiece  *piece,
                                    MusterBundleFlags   flags,
                                    GError            **error);

G_END_DECLS
