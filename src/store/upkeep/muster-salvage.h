/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "store/muster-store-error.h"

G_BEGIN_DECLS

/**
 * MusterSalvage:
 * @path: the new file
 * @n_battles: battles that are there as they were
 * @n_cut_battles: battles of which the end, the heading or the details are missing
 * @n_unproved_battles: battles whose beginning has been changed: kept, and called so, if that was wanted, and
 *   otherwise left out
 * @n_campaigns, @n_cut_campaigns, @n_unproved_campaigns: the same of campaigns
 * @n_forces: forces that are there as they were
 * @n_doubtful_forces: forces that are there but not as they were
 * @losses: (element-type utf8): a sentence about each thing that is missing or changed
 *
 * What was got out of a damaged file.
 */
typedef struct
{
  char *path;
  guint n_battles;
  guint n_cut_battles;
  guint n_unproved_battles;
  guint n_campaigns;
  guint n_cut_campaigns;
  guint n_unproved_campaigns;
  guint n_forces;
  guint n_doubtful_forces;
  guint n_settings;
  GPtrArray *losses;
} MusterSalvage;

/**
 * MusterSalvageFlags:
 * @MUSTER_SALVAGE_UNPROVED: keep also battles whose beginning nothing proves, with a title that says so
 */
typedef enum
{
  MUSTER_SALVAGE_DEFAULT = 0,
  MUSTER_SALVAGE_UNPROVED = 1 << 0,
} MusterSalvageFlags;

/* Makes a new file with everything that can still be found in the file @path and proved by its
 * hashes. @path itself is only read, and nobody may have it open. @target: the new file, which must
 * not be there yet, or NULL for a name beside the backups. The new file can take the place of the
 * old one with muster_restore_backup(). */
MusterSalvage *muster_salvage_file     (const char     *path,
                                        const char     *target,
                                        MusterSalvageFlags flags,
                                        gint64          now,
                                        GError        **error) G_GNUC_WARN_UNUSED_RESULT;
void           muster_salvage_free     (MusterSalvage  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterSalvage, muster_salvage_free)

G_END_DECLS
