/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-correction.h"

#include <string.h>

#include "core/battle/muster-battle-despatch.h"
#include "core/campaign/muster-campaign-battle-private.h"
#include "core/campaign/muster-campaign-private.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"

/* Works out a correction of an earlier entry. The log is carried out again with the entry changed;
 * later entries are tried as they were written. */

struct _MusterCampaignCorrection
{
  MusterCampaign *campaign;
  guint index;
  char *digest;       /* the present state when it was made */
  GPtrArray *entries; /* MusterCampaignLogEntry: the new log from @index on */
  GPtrArray *changes;
  GPtrArray *breaks;
};

static void
free_break (gpointer data)
{
  MusterCampaignBreak *lost = data;

  g_free (lost->title);
  g_free (lost->reason);
  g_free (lost);
}

static MusterCampaignCorrection *
new_correction (MusterCampaign *campaign,
                guint           index)
{
  MusterCampaignCorrection *self = g_new0 (MusterCampaignCorrection, 1);

  self->campaign = g_object_ref (campaign);
  self->index = index;
  self->digest = muster_ledger_dup_state_digest (campaign);
  self->entries = g_ptr_array_new_with_free_func (g_object_unref);
  self->breaks = g_ptr_array_new_with_free_func (free_break);
  return self;
}

void
muster_campaign_correction_free (MusterCampaignCorrection *self)
{
  g_object_unref (self->campaign);
  g_free (self->digest);
  g_ptr_array_unref (self->entries);
  g_clear_pointer (&self->changes, g_ptr_array_unref);
  g_ptr_array_unref (self->breaks);
  g_free (self);
}

static void
recall_cb (MusterCampaignLogEntry    *entry,
           const MusterCampaignState *before,
           const MusterCampaignState *after,
           gpointer                   data)
{
  muster_campaign_state_assign (data, before);
}

/**
 * muster_campaign_correction_recall:
 * @index: index of an entry that counts; their number means the present
 * @state: (inout): the state in which that entry was given
 */
void
muster_campaign_correction_recall (MusterCampaign      *campaign,
                                   guint                index,
                                   MusterCampaignState *state)
{
  g_return_if_fail (index <= muster_ledger_get_length (campaign));

  if (index == muster_ledger_get_length (campaign))
    muster_campaign_state_assign (state, muster_campaign_get_present (campaign));
  else
    muster_campaign_ledger_visit (campaign, index, index + 1, recall_cb, state);
}

/**
 * muster_campaign_correction_try_at:
 * @index: index of an entry that counts
 * @outcome: (inout): the outcome that @order would have at that place
 */
void
muster_campaign_correction_try_at (MusterCampaign            *campaign,
                                   guint                      index,
                                   const MusterCampaignOrder *order,
                                   MusterTape                *tape,
                                   MusterCampaignOutcome     *outcome)
{
  g_auto (MusterCampaignState) state = { 0 };

  muster_campaign_state_init (&state);
  muster_campaign_correction_recall (campaign, index, &state);
  muster_campaign_resolve (muster_campaign_get_setup (campaign), &state, order, tape, outcome);
}

/* Two outcomes that are swapped after each order: each order is given in the state of the one
 * before. */
typedef struct
{
  MusterCampaign *campaign;
  MusterCampaignOutcome now;
  MusterCampaignOutcome next;
} Walk;

/* Begins in the state in which the entry at @index was given. */
static void
walk_init (Walk           *self,
           MusterCampaign *campaign,
           guint           index)
{
  self->campaign = campaign;
  muster_campaign_outcome_init (&self->now);
  muster_campaign_outcome_init (&self->next);
  muster_campaign_correction_recall (campaign, index, &self->now.state);
}

static void
walk_clear (Walk *self)
{
  muster_campaign_outcome_clear (&self->now);
  muster_campaign_outcome_clear (&self->next);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Walk, walk_clear)

static gboolean
walk_on (Walk                      *self,
         const MusterCampaignOrder *order,
         const MusterTape          *tape)
{
  MusterTape record = *tape;
  MusterCampaignOutcome held;

  record.generator = NULL; /* the rolls are only read */
  muster_campaign_resolve (muster_campaign_get_setup (self->campaign), &self->now.state, order, &record,
                           &self->next);
  if (self->next.base.kind != MUSTER_OUTCOME_DONE)
    return FALSE;

  held = self->now;
  self->now = self->next;
  self->next = held;
  return TRUE;
}

static GError *
explain (Walk                      *self,
         const MusterCampaignOrder *order,
         const MusterTape          *tape)
{
  return muster_campaign_outcome_to_error (muster_campaign_get_setup (self->campaign), &self->next, order,
                                           tape, TRUE);
}

static MusterCampaignLogEntry *
get_entry (MusterCampaign *campaign,
           guint           index)
{
  return muster_ledger_get_entry (campaign, index);
}

static void
add_entry (MusterCampaignCorrection  *self,
           const MusterCampaignOrder *order,
           const MusterTape          *tape)
{
  g_ptr_array_add (self->entries, muster_campaign_log_entry_new (muster_campaign_get_setup (self->campaign),
                                                                 order, tape));
}

/* Tries the later entries. Those that are no longer possible become breaks. */
static void
try_later (MusterCampaignCorrection *self,
           Walk                     *walk)
{
  for (guint i = self->index + 1; i < muster_ledger_get_length (self->campaign); i++)
    {
      MusterCampaignLogEntry *entry = get_entry (self->campaign, i);
      const MusterCampaignOrder *order = muster_campaign_log_entry_get_order (entry);
      const MusterTape *tape = muster_campaign_log_entry_get_tape (entry);
      g_autoptr (GError) error = NULL;
      MusterCampaignBreak *lost;

      if (walk_on (walk, order, tape))
        {
          add_entry (self, order, tape);
          continue;
        }
      error = explain (walk, order, tape);
      lost = g_new0 (MusterCampaignBreak, 1);
      lost->index = i;
      lost->title = muster_campaign_log_entry_dup_title (entry);
      lost->reason = g_strdup (error->message);
      g_ptr_array_add (self->breaks, lost);
    }
}

/**
 * muster_campaign_correction_make:
 * @index: index of an entry that counts
 * @order: (nullable): the order that replaces it
 * @tape: (nullable): its rolls
 *
 * Returns: (transfer full) (nullable): the correction, or %NULL if the order is not possible there
 */
MusterCampaignCorrection *
muster_campaign_correction_make (MusterCampaign             *campaign,
                                 guint                       index,
                                 const MusterCampaignOrder  *order,
                                 const MusterTape           *tape,
                                 GError                    **error)
{
  g_autoptr (MusterCampaignCorrection) self = NULL;
  g_auto (Walk) walk = { 0 };

  g_return_val_if_fail (index < muster_ledger_get_length (campaign), NULL);

  self = new_correction (campaign, index);
  walk_init (&walk, campaign, index);
  if (order != NULL)
    {
      if (!walk_on (&walk, order, tape))
        {
          g_propagate_error (error, explain (&walk, order, tape));
          return NULL;
        }
      add_entry (self, order, tape);
    }
  try_later (self, &walk);
  self->changes = muster_campaign_changes_list (muster_campaign_get_setup (campaign),
                                                muster_campaign_get_present (campaign), &walk.now.state);
  return g_steal_pointer (&self);
}

GPtrArray *
muster_campaign_correction_get_changes (const MusterCampaignCorrection *self)
{
  return self->changes;
}

GPtrArray *
muster_campaign_correction_get_breaks (const MusterCampaignCorrection *self)
{
  return self->breaks;
}

gboolean
muster_campaign_correction_accept (MusterCampaignCorrection  *self,
                                   GError                   **error)
{
  g_autofree char *digest = muster_ledger_dup_state_digest (self->campaign);
  GPtrArray *copy;
  g_autoptr (GPtrArray) entries = NULL;

  /* Copies the entries for the log, so that a correction that could not be stored can be tried
   * again. */
  copy = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < self->entries->len; i++)
    {
      MusterCampaignLogEntry *entry = g_ptr_array_index (self->entries, i);

      g_ptr_array_add (copy, muster_campaign_log_entry_new (muster_campaign_get_setup (self->campaign),
                                                            muster_campaign_log_entry_get_order (entry),
                                                            muster_campaign_log_entry_get_tape (entry)));
    }
  entries = copy;
  if (strcmp (digest, self->digest) != 0 || self->index >= muster_ledger_get_length (self->campaign))
    {
      g_set_error_literal (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_REFUSED,
                           _("The campaign has gone on in the meantime: look at the correction again."));
      return FALSE;
    }
  return muster_ledger_replace (self->campaign, self->index, entries, error);
}

int
muster_campaign_correction_find_return (MusterCampaign *campaign,
                                        const char     *chapter)
{
  for (guint i = muster_ledger_get_length (campaign); i > 0; i--)
    {
      const MusterCampaignOrder *order = muster_campaign_log_entry_get_order (get_entry (campaign, i - 1));

      if (order->verb == MUSTER_CAMPAIGN_ORDER_RETURN &&
          g_strcmp0 (muster_campaign_order_get_text (order, "chapter"), chapter) == 0)
        return (int) i - 1;
    }
  return -1;
}

gboolean
muster_campaign_correction_is_stale (MusterCampaign *campaign,
                                     guint           index,
                                     MusterBattle   *battle)
{
  const char *known = muster_campaign_order_get_source (
    muster_campaign_log_entry_get_order (get_entry (campaign, index)), "digest");
  g_autofree char *digest = muster_battle_dup_log_digest (battle);

  return known != NULL && strcmp (known, digest) != 0;
}

/**
 * muster_campaign_correction_renew_return:
 * @index: index of a return
 *
 * Returns: (transfer full) (nullable): the correction
 */
MusterCampaignCorrection *
muster_campaign_correction_renew_return (MusterCampaign         *campaign,
                                         guint                   index,
                                         const MusterBattleTie  *tie,
                                         MusterBattle           *battle,
                                         const char             *battle_id,
                                         GPtrArray              *remarks,
                                         GError                **error)
{
  g_auto (Walk) walk = { 0 };
  g_auto (MusterCampaignOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_autoptr (JsonNode) params = NULL;

  walk_init (&walk, campaign, index);
  params = muster_campaign_battle_return_make_in (campaign, &walk.now.state, tie, battle, battle_id, remarks);
  muster_tape_init (&tape);
  muster_campaign_order_init (&order, MUSTER_CAMPAIGN_ORDER_RETURN, params);
  return muster_campaign_correction_make (campaign, index, &order, &tape, error);
}
