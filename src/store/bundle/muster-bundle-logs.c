/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/bundle/muster-bundle-logs.h"

#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "core/campaign/muster-campaign-file.h"
#include "core/muster-i18n.h"
#include "core/muster-json.h"
#include "core/muster-text.h"
#include "store/ledger/muster-ledger-settle.h"

/* Campaigns and battles of a bundle that went on since, here or there. Both begin with the same setup and
 * the same entries; whoever has more is newer, and where both have, somebody has to decide. Whatever is
 * decided is given to the stored one as orders, after an undo, so that its chain keeps what it had. */

/* What the title of a copy needs for the words behind it, in any language. */
#define ROOM_FOR_COPY 40

/* The campaign or battle as its file has it, without log and without what may be changed at any time. */
static char *
dup_setup (GObject  *thing,
           GError  **error)
{
  static const char *const others[] = { "log", "title", NULL };
  g_autofree char *text = NULL;
  g_autoptr (JsonNode) root = NULL;

  if (MUSTER_IS_BATTLE (thing))
    {
      g_auto (MusterBattleDetails) details = { 0 };
      g_auto (MusterBattleDetails) none = { 0 };

      muster_battle_details_copy (&details, muster_battle_get_details (MUSTER_BATTLE (thing)));
      muster_battle_load_details (MUSTER_BATTLE (thing), &none);
      text = muster_battle_file_write (MUSTER_BATTLE (thing));
      muster_battle_load_details (MUSTER_BATTLE (thing), &details);
    }
  else
    {
      text = muster_campaign_file_write (MUSTER_CAMPAIGN (thing));
    }
  root = muster_json_parse (text, strlen (text), "setup", error);
  if (root == NULL)
    return NULL;
  for (guint i = 0; others[i] != NULL; i++)
    json_object_remove_member (json_node_get_object (root), others[i]);

  return muster_json_print (root, FALSE);
}

static char *
dup_entry (GObject *ledger,
           guint    index)
{
  return MUSTER_LEDGER_GET_CLASS (ledger)->write ((MusterLedger *) ledger,
                                                  muster_ledger_get_entry (ledger, index));
}

static guint
count_common (GObject *ours,
              GObject *theirs)
{
  guint most = MIN (muster_ledger_get_length (ours), muster_ledger_get_length (theirs));
  guint n = 0;

  for (; n < most; n++)
    {
      g_autofree char *own = dup_entry (ours, n);
      g_autofree char *other = dup_entry (theirs, n);

      if (!g_str_equal (own, other))
        break;
    }

  return n;
}

/* An entry in the words of the log; one of a campaign with what came of it. */
static char *
dup_words (GObject *ledger,
           guint    index)
{
  g_autofree char *title = NULL;
  g_autofree char *told = NULL;
  g_auto (GStrv) steps = NULL;

  g_object_get (muster_ledger_get_entry (ledger, index), "title", &title, NULL);
  if (!MUSTER_IS_CAMPAIGN (ledger))
    return g_steal_pointer (&title);
  steps = muster_campaign_log_entry_dup_steps (muster_ledger_get_entry (ledger, index));
  told = g_strjoinv ("; ", steps);

  return *told != '\0' ? g_strdup_printf ("%s: %s", title, told) : g_steal_pointer (&title);
}

static char **
list_words (GObject *ledger,
            guint    first)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  for (guint i = first; i < muster_ledger_get_length (ledger); i++)
    {
      g_autofree char *text = dup_words (ledger, i);

      g_strv_builder_add (words, text);
    }

  return g_strv_builder_end (words);
}

gboolean
muster_bundle_logs_judge (MusterBundlePiece  *piece,
                          GObject            *known,
                          GError            **error)
{
  g_autofree char *own = dup_setup (known, error);
  g_autofree char *other = own != NULL ? dup_setup (piece->thing, error) : NULL;
  guint n_own = muster_ledger_get_length (known);
  guint n_other = muster_ledger_get_length (piece->thing);
  guint n_common;

  if (other == NULL)
    return FALSE;
  piece->line->fate = MUSTER_BUNDLE_CONFLICT;
  if (!g_str_equal (own, other))
    return TRUE;
  n_common = count_common (known, piece->thing);
  /* The logs are the same, and something else is not. */
  if (n_common == n_own && n_common == n_other)
    return TRUE;
  if (n_common == n_other)
    {
      piece->line->fate = MUSTER_BUNDLE_KNOWN;
      return TRUE;
    }

  g_set_object (&piece->known, known);
  piece->n_common = n_common;
  if (n_common == n_own)
    {
      piece->line->fate = MUSTER_BUNDLE_NEWER;
      return TRUE;
    }
  piece->line->sides = g_new0 (MusterLedgerSides, 1);
  piece->line->sides->n_common = n_common;
  piece->line->sides->last = n_common > 0 ? dup_words (known, n_common - 1) : NULL;
  piece->line->sides->ours = list_words (known, n_common);
  piece->line->sides->theirs = list_words (piece->thing, n_common);

  return TRUE;
}

/* Gives what @entry says in @ledger, which is of the same setup. */
static gboolean
give (GObject  *ledger,
      gpointer  entry,
      GError  **error)
{
  g_auto (MusterTape) tape = { 0 };

  muster_tape_init (&tape);
  if (MUSTER_IS_CAMPAIGN (ledger))
    {
      muster_tape_copy (&tape, muster_campaign_log_entry_get_tape (entry));
      return muster_campaign_record (MUSTER_CAMPAIGN (ledger), muster_campaign_log_entry_get_order (entry),
                                     &tape, error);
    }
  muster_tape_copy (&tape, muster_log_entry_get_tape (entry));

  return muster_battle_record (MUSTER_BATTLE (ledger), muster_log_entry_get_order (entry), &tape, error);
}

/* The entries that count, from @first on; they outlive an undo. */
static GPtrArray *
list_entries (GObject *ledger,
              guint    first)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = first; i < muster_ledger_get_length (ledger); i++)
    g_ptr_array_add (entries, g_object_ref (muster_ledger_get_entry (ledger, i)));

  return entries;
}

/* Those of our entries that can still be given after theirs are given to what was brought, which nobody
 * else sees; the others are told. */
static void
replay (MusterBundlePiece *piece)
{
  g_autoptr (GPtrArray) ours = list_entries (piece->known, piece->n_common);

  piece->line->refused = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_ledger_settle_refusal_free);
  for (guint i = 0; i < ours->len; i++)
    {
      g_autoptr (GError) problem = NULL;
      MusterLedgerRefusal *refusal;

      if (give (piece->thing, ours->pdata[i], &problem))
        continue;
      refusal = g_new0 (MusterLedgerRefusal, 1);
      refusal->number = piece->n_common + i + 1;
      refusal->words = g_strdup (piece->line->sides->ours[i]);
      refusal->reason = g_strdup (problem->message);
      g_ptr_array_add (piece->line->refused, refusal);
    }
}

void
muster_bundle_logs_settle (GPtrArray         *pieces,
                           MusterBundleFlags  flags)
{
  for (guint i = 0; i < pieces->len; i++)
    {
      MusterBundlePiece *piece = g_ptr_array_index (pieces, i);

      if (piece->line->fate != MUSTER_BUNDLE_CONFLICT || piece->line->sides == NULL)
        continue;
      piece->line->fate = MUSTER_BUNDLE_SETTLED;
      if (flags & MUSTER_BUNDLE_REPLAY)
        replay (piece);
    }
}

/* A battle is told as the newer one tells it; when it was played is what this desk says. */
static gboolean
take_details (MusterBundlePiece  *piece,
              GError            **error)
{
  MusterBattle *known = MUSTER_BATTLE (piece->known);
  g_auto (MusterBattleDetails) details = { 0 };

  muster_battle_details_copy (&details, muster_battle_get_details (MUSTER_BATTLE (piece->thing)));
  muster_occasion_clear (&details.occasion);
  muster_occasion_copy (&details.occasion, &muster_battle_get_details (known)->occasion);

  return muster_battle_set_details (known, &details, error);
}

/* What was only here becomes one of its own before anything else. */
static gboolean
keep_copy (MusterBundleDesk   *desk,
           MusterBundlePiece  *piece,
           gboolean            archived,
           GError            **error)
{
  MusterLedgerStore *store = MUSTER_IS_CAMPAIGN (piece->known) ? desk->campaigns : desk->battles;
  g_autofree char *cut = muster_text_cut (piece->line->title, MUSTER_MAX_NAME - ROOM_FOR_COPY);
  /* Translators: the title of a campaign or battle that went on here and elsewhere; this one went on here. */
  g_autofree char *title = g_strdup_printf (_("%s (as it was here)"), cut);

  return muster_ledger_settle_copy (store, piece->line->row, title, archived, &piece->line->copy, error);
}

gboolean
muster_bundle_logs_store (MusterBundleDesk   *desk,
                          MusterBundlePiece  *piece,
                          MusterBundleFlags   flags,
                          GError            **error)
{
  g_autoptr (GPtrArray) theirs = list_entries (piece->thing, piece->n_common);

  if (piece->line->fate == MUSTER_BUNDLE_SETTLED &&
      (!keep_copy (desk, piece, !(flags & MUSTER_BUNDLE_BOTH), error) ||
       !muster_ledger_seek (piece->known, piece->n_common, error)))
    return FALSE;
  for (guint i = 0; i < theirs->len; i++)
    if (!give (piece->known, theirs->pdata[i], error))
      return FALSE;

  return MUSTER_IS_CAMPAIGN (piece->known) || take_details (piece, error);
}
