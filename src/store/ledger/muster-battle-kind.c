/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/ledger/muster-battle-kind.h"

#include "core/battle/muster-battle-file.h"
#include "core/muster-i18n.h"
#include "core/plans/muster-plan-file.h"
#include "store/ledger/muster-ledger-draft.h"

#include <string.h>

static MusterLedger *
begin (const MusterLedgerChain  *chain,
       MusterLibrary            *library,
       GError                  **error)
{
  const char *document = chain->origin.document, *title = chain->header.title;
  g_auto (MusterBattleDetails) details = { 0 };
  g_auto (MusterOccasion) occasion = { 0 };
  g_autoptr (MusterSetup) setup =
    muster_battle_file_read_origin (library, document, strlen (document), title, &occasion, error);
  MusterBattle *battle;

  if (setup == NULL || !muster_battle_details_parse (&details, chain->detail.document, title, error))
    return NULL;

  muster_occasion_copy (&details.occasion, &occasion);
  /* The title is the only part of a setup that may have changed since. */
  g_free (setup->title);
  setup->title = g_strdup (title);
  battle = muster_battle_new (setup);
  muster_battle_load_details (battle, &details);

  return MUSTER_LEDGER (battle);
}

static void
draft (MusterLedger      *ledger,
       MusterLedgerDraft *draft)
{
  MusterBattle *battle = MUSTER_BATTLE (ledger);
  MusterSetup *setup = muster_battle_get_setup (battle);
  GStrvBuilder *sides = g_strv_builder_new ();

  for (guint i = 0; i < setup->n_sides; i++)
    g_strv_builder_add (sides, setup->sides[i].name != NULL ? setup->sides[i].name : setup->sides[i].id);

  draft->ruleset = g_strdup (muster_ruleset_get_id (setup->ruleset));
  draft->title = g_strdup (setup->title);
  draft->date = g_strdup (setup->date);
  draft->subject = muster_ledger_kind_join_sides (sides);
  draft->document = muster_battle_file_write_origin (battle);
  draft->details = muster_battle_details_to_json (muster_battle_get_details (battle));
}

static void
describe (JsonObject         *document,
          MusterLedgerHeader *header)
{
  header->ruleset = g_strdup (muster_ledger_kind_get_text (document, "ruleset"));
  header->date = g_strdup (muster_ledger_kind_get_text (document, "date"));
  header->subject = muster_ledger_kind_dup_sides (document);
  header->prepared = g_str_equal (muster_ledger_kind_get_text (document, "format"), MUSTER_PLAN_FORMAT);
}

/* Filters by scenario, by part of a player's name, and by the UUID of the campaign to which the
 * battle is tied. */
#define BATTLE_FACETS                                                                              \
  " AND (?9 = '' OR scenario = ?9)"                                                                \
  " AND (?10 = '' OR EXISTS (SELECT 1 FROM battle_setup AS s, json_tree (s.document, '$.sides') AS t" \
  " WHERE s.battle_id = battle.id AND t.key = 'name' AND t.path LIKE '$.sides[%].players[%'"       \
  " AND instr (lower (t.value), lower (?10)) > 0))"                                                \
  " AND (?11 = '' OR EXISTS (SELECT 1 FROM battle_detail AS d WHERE d.battle_id = battle.id"       \
  " AND json_extract (d.document, '$.campaign.id') = ?11))"

const MusterLedgerKind muster_battle_kind = {
  .name = "battle",
  .events = "event",
  .detail_tally = "battle_detail",
  .turn = "turn",
  .scene = "scenario",
  .missing = N_("This battle no longer exists."),
  .facets = BATTLE_FACETS,
  .n_facets = 3,
  .shape = {
    .types = "ntttttttiiiiiiihhhiittt",
    .first_types = "ntttttttiiiiiiihhh",
    .texts = { 1, 2, 3, 4, 5, 6, 7, 20, 21, 22 },
    .numbers = { 8, 9, 10, 11, 12, 13, 14, 18, 19 },
    .hashes = { 15, 16, 17 },
  },
  .origin_purpose = "muster battle 1",
  .row_purpose = "muster battle row 2",
  .first_row_purpose = "muster battle row 1",
  .detail_purpose = "muster battle detail 1",
  .words = {
    /* TRANSLATORS: what stands in braces is filled in: {title} is a title, {what} is what is wrong. */
    [MUSTER_LEDGER_IS_DAMAGED] = N_("The battle “{title}” is damaged: {what}."),
    [MUSTER_LEDGER_HAS_DAMAGED_DETAILS] = N_("The despatch of a battle is damaged."),
    [MUSTER_LEDGER_WENT_ON] = N_("Another program has gone on with the battle “{title}”. Open it again "
                                 "to see where it stands."),
    [MUSTER_LEDGER_HAS_NO_PLACE] = N_("The log of the battle “{title}” has no place {number}."),
    [MUSTER_LEDGER_DIFFERS] = N_("The battle “{title}” is undamaged, but its orders no longer lead to "
                                 "the state that was recorded: the rules or a pack have been changed "
                                 "since."),
    [MUSTER_LEDGER_IS_PREPARED] = N_("The battle “{title}” is prepared and has not begun yet."),
    [MUSTER_LEDGER_HAS_BEGUN] = N_("The battle “{title}” has begun already."),
    [MUSTER_LEDGER_LOST_ITS_HEADING] = N_("The heading of the battle “{title}” is lost; of its events, "
                                          "the first {number} are there."),
    [MUSTER_LEDGER_WAS_CUT] = N_("Of the battle “{title}”, only the first {number} of {of} events are "
                                 "there."),
    [MUSTER_LEDGER_IS_LOST] = N_("The battle “{title}” is lost: its beginning is damaged."),
    [MUSTER_LEDGER_NOT_FOUND] = N_("Battles that could not be found: {number}."),
    [MUSTER_LEDGER_LOST_DETAILS] = N_("Battles whose despatch, colours and campaign could not be "
                                      "found: {number}."),
    [MUSTER_LEDGER_IS_UNREADABLE] = N_("Battle {number}, which cannot be read"),
    [MUSTER_LEDGER_IS_UNLISTED] = N_("Battles that are missing from the list: {number}."),
    [MUSTER_LEDGER_HAS_NO_LIST] = N_("The list of battles cannot be read."),
    [MUSTER_LEDGER_HAS_BAD_EVENT] = N_("Event {number} of the battle “{title}” cannot be taken: {what}."),
    [MUSTER_LEDGER_IS_UNPROVED] = N_("The beginning of “{title}” is not as it was; look it over. Of its "
                                     "events, the first {number} are there."),
  },
  .describe = describe,
  .begin = begin,
  .draft = draft,
};
