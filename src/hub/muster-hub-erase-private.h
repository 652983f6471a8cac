/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "hub/muster-hub-erase.h"

G_BEGIN_DECLS

/* What somebody who was erased is called, by the number that the hub has given him. Not translated: it is
 * data, and the same on every desk. */
#define MUSTER_HUB_ERASED "Member %" G_GINT64_FORMAT

/**
 * MusterHubErasure:
 * @survey: a data file that is the same as the hub
 * @later: (nullable): one that may have gone on from there, and has none of his names any more
 * @member: the key of his document
 * @number: what he is called from now on
 * @salt, @hashes: (element-type MusterHash): what the hub keeps of all of his names
 * @names: (array zero-terminated=1): those that stand in the data file
 * @picture: (nullable)
 *
 * A member who is to be erased at the hub.
 */
typedef struct
{
  const MusterHubSurvey *survey;
  MusterStore *later;
  const char *member;
  gint64 number;
  const char *salt;
  GArray *hashes;
  const char *const *names;
  const char *picture;
} MusterHubErasure;

/* The hub takes it in one transaction, unless somebody has changed something there. Nothing is changed
 * here. */
gboolean muster_hub_erase_at_hub (const MusterHubErasure  *erasure,
                                  GError                 **error);
void     muster_hub_hash_name    (const char              *salt,
                                  const char              *name,
                                  MusterHash              *hash);

G_END_DECLS
