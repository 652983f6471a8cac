/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-battle-kind.h"

#include "core/battle/muster-battle-file.h"
#include "core/muster-i18n.h"
#include "core/plans/muster-plan-file.h"
#include "store/ledger/muster-ledger-replay.h"

#include <string.h>

static MusterSetup *
read_setup (const MusterLedgerChain  *chain,
            MusterLibrary            *library,
            GError                  **error)
{
  MusterSetup *setup = muster_battle_file_read_setup (library, chain->origin.document,
                                                      strlen (chain->origin.document),
                                                      chain->header.title, error);

  /* The title may have been changed since; nothing else of a setup can be. */
  if (setup != NULL)
    {
      g_free (setup->title);
      setup->title = g_strdup (chain->header.title);
    }

  return setup;
}

static gboolean
load_entry (gpointer     owner,
            const char  *entry,
            const char  *origin,
            GError     **error)
{
  return muster_battle_load_entry (owner, entry, origin, error);
}

MusterBattle *
muster_battle_kind_replay (const MusterLedgerChain  *chain,
                           MusterLibrary            *library,
                           const MusterProgress     *progress,
                           GError                  **error)
{
  g_autoptr (MusterSetup) setup = read_setup (chain, library, error);
  g_autoptr (MusterBattle) battle = NULL;
  g_auto (MusterBattleDetails) details = { 0 };

  if (setup == NULL ||
      !muster_battle_details_parse (&details, chain->detail.document, chain->header.title, error))
    return NULL;

  battle = muster_battle_new (setup);
  if (!muster_ledger_replay (chain, load_entry, battle, progress, error))
    return NULL;

  muster_battle_load_length (battle, chain->fold.n_counting);
  muster_battle_load_details (battle, &details);
  muster_battle_finish_loading (battle);

  return g_steal_pointer (&battle);
}

static gboolean
verify (MusterLedgerChain  *chain,
        MusterLibrary      *library,
        GError            **error)
{
  g_autoptr (MusterBattle) battle = muster_battle_kind_replay (chain, library, NULL, error);

  return battle != NULL &&
         muster_ledger_replay_compare (chain, muster_battle_get_ledger (battle), error);
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

static char *
say (MusterLedgerSaying         saying,
     const MusterLedgerSubject *subject)
{
  const char *title = subject->title;

  switch (saying)
    {
    case MUSTER_LEDGER_IS_DAMAGED:
      /* TRANSLATORS: the title of a battle, and what is wrong with it. */
      return g_strdup_printf (_("The battle “%s” is damaged: %s."), title, subject->what);
    case MUSTER_LEDGER_HAS_DAMAGED_DETAILS:
      return g_strdup (_("The despatch of a battle is damaged."));
    case MUSTER_LEDGER_WENT_ON:
      return g_strdup_printf (_("Another program has gone on with the battle “%s”. Open it again to see "
                                "where it stands."), title);
    case MUSTER_LEDGER_HAS_NO_PLACE:
      return g_strdup_printf (_("The log of the battle “%s” has no place %" G_GINT64_FORMAT "."), title,
                              subject->number);
    case MUSTER_LEDGER_DIFFERS:
      return g_strdup_printf (_("The battle “%s” is undamaged, but its orders no longer lead to the state "
                                "that was recorded: the rules or a pack have been changed since."), title);
    case MUSTER_LEDGER_IS_PREPARED:
      return g_strdup_printf (_("The battle “%s” is prepared and has not begun yet."), title);
    case MUSTER_LEDGER_HAS_BEGUN:
      return g_strdup_printf (_("The battle “%s” has begun already."), title);
    case MUSTER_LEDGER_LOST_ITS_HEADING:
      return g_strdup_printf (_("The heading of the battle “%s” is lost; of its events, the first "
                                "%" G_GINT64_FORMAT " are there."), title, subject->number);
    case MUSTER_LEDGER_WAS_CUT:
      return g_strdup_printf (_("Of the battle “%s”, only the first %" G_GINT64_FORMAT " of "
                                "%" G_GINT64_FORMAT " events are there."), title, subject->number,
                              subject->of);
    case MUSTER_LEDGER_IS_LOST:
      return g_strdup_printf (_("The battle “%s” is lost: its beginning is damaged."), title);
    case MUSTER_LEDGER_IS_UNREADABLE:
      return g_strdup_printf (_("Battle %" G_GINT64_FORMAT ", which cannot be read"), subject->number);
    case MUSTER_LEDGER_IS_UNLISTED:
      return g_strdup_printf (dngettext (GETTEXT_PACKAGE,
                                         "%" G_GINT64_FORMAT " battle is missing from the list.",
                                         "%" G_GINT64_FORMAT " battles are missing from the list.",
                                         (gulong) subject->number), subject->number);
    case MUSTER_LEDGER_HAS_NO_LIST:
      return g_strdup (_("The list of battles cannot be read."));
    case MUSTER_LEDGER_IS_UNPROVED:
      return g_strdup_printf (_("The beginning of “%s” is not as it was; look it over. Of its events, the "
                                "first %" G_GINT64_FORMAT " are there."), title, subject->number);
    case MUSTER_LEDGER_NOT_FOUND:
    default:
      return g_strdup_printf (_("Battles that could not be found: %" G_GINT64_FORMAT "."), subject->number);
    }
}

const MusterLedgerKind muster_battle_kind = {
  .record = MUSTER_LEDGER_RECORD_SQL ("battle", N_("This battle no longer exists.")),
  .detail_tally = "battle_detail",
  .sql = MUSTER_LEDGER_SQL ("battle", "event", "turn", "scenario"),
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
  .say = say,
  .describe = describe,
  .verify = verify,
};
