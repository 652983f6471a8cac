/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli/muster-cli-item.h"
#include "cli/muster-cli.h"
#include "core/library/muster-library.h"
#include "store/muster-bundle-report.h"

G_BEGIN_DECLS

/**
 * MusterCliBundleRequest:
 * @store: (nullable): the data file to use instead of the user's own
 * @copy: take what is in conflict as a copy
 * @settle: (nullable): what to keep where a campaign went on here and there: theirs, both or replay
 * @dry_run: import nothing
 *
 * How a bundle is to be imported. Nothing in it is owned.
 */
typedef struct
{
  const char *store;
  MusterLibrary *library;
  gboolean copy;
  const char *settle;
  gboolean dry_run;
  gboolean json;
} MusterCliBundleRequest;

/* (transfer full) (nullable): the file; says what the campaign names and is not here. */
GBytes         *muster_cli_bundle_make   (MusterStore                   *store,
                                          MusterLibrary                 *library,
                                          const MusterCliItem           *item,
                                          GError                       **error) G_GNUC_WARN_UNUSED_RESULT;
/* Says what became of what is in it. */
MusterCliStatus muster_cli_bundle_import (const MusterCliBundleRequest  *request,
                                          const char                    *data,
                                          gsize                          length,
                                          const char                    *origin);

G_END_DECLS
