/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-proposal.h"

#include <string.h>

#include "core/ledger/muster-ledger-record.h"
#include "core/muster-i18n.h"
#include "core/muster-json.h"
#include "core/muster-json-members.h"

#define DIGEST_LENGTH 64

MusterBattleProposal *
muster_battle_proposal_copy (const MusterBattleProposal *self)
{
  MusterBattleProposal *copy = g_new0 (MusterBattleProposal, 1);

  copy->side = g_strdup (self->side);
  copy->index = self->index;
  copy->digest = g_strdup (self->digest);
  copy->entry = g_strdup (self->entry);
  return copy;
}

void
muster_battle_proposal_free (MusterBattleProposal *self)
{
  g_free (self->side);
  g_free (self->digest);
  g_free (self->entry);
  g_free (self);
}

/**
 * muster_log_digest_read:
 * @digest: (out) (transfer none): the SHA-256 of a log, as a battle file has it
 */
gboolean
muster_log_digest_read (const MusterSpot  *spot,
                        const char       **digest)
{
  if (!muster_spot_read_string (spot, DIGEST_LENGTH, digest))
    return FALSE;
  if (strlen (*digest) != DIGEST_LENGTH || strspn (*digest, "0123456789abcdef") != DIGEST_LENGTH)
    return muster_spot_fail (spot, dngettext (GETTEXT_PACKAGE,
                                              "expected the SHA-256 of a log: %d digit from 0 to f",
                                              "expected the SHA-256 of a log: %d digits from 0 to f",
                                              (gulong) DIGEST_LENGTH),
                             DIGEST_LENGTH);
  return TRUE;
}

/* What is in the entry only the rules can judge, when somebody looks at the proposal. */
MusterBattleProposal *
muster_battle_proposal_read (const MusterSpot *spot)
{
  static const char *const members[] = { "side", "entry", "log", "instead", NULL };
  const char *side, *digest;
  MusterSpot where, by, log, instead;
  MusterBattleProposal *self;
  int number;

  if (!muster_spot_only_members (spot, members) ||
      !muster_spot_require (spot, "side", &by) || !muster_spot_read_id (&by, &side) ||
      !muster_spot_require (spot, "entry", &where) ||
      !muster_spot_read_int (&where, 1, MUSTER_LEDGER_MAX_ENTRIES, &number) ||
      !muster_spot_require (spot, "log", &log) || !muster_log_digest_read (&log, &digest) ||
      (muster_spot_member (spot, "instead", &instead) && !muster_spot_is_object (&instead)))
    return NULL;

  self = g_new0 (MusterBattleProposal, 1);
  self->side = g_strdup (side);
  self->index = (guint) number - 1;
  self->digest = g_strdup (digest);
  if (muster_spot_member (spot, "instead", &instead))
    {
      g_autoptr (JsonNode) node = muster_spot_dup_node (&instead);

      self->entry = muster_json_print (node, FALSE);
    }
  return self;
}

void
muster_battle_proposal_write (const MusterBattleProposal *self,
                              JsonBuilder                *builder)
{
  json_builder_begin_object (builder);
  muster_json_add_string (builder, "side", self->side);
  muster_json_add_int (builder, "entry", self->index + 1);
  muster_json_add_string (builder, "log", self->digest);
  if (self->entry != NULL)
    {
      json_builder_set_member_name (builder, "instead");
      json_builder_add_value (builder, muster_json_parse (self->entry, strlen (self->entry), "entry", NULL));
    }
  json_builder_end_object (builder);
}
