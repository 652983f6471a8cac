/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/battle/muster-battle-timeline.h"

#include "app/models/battle/muster-battle-eve.h"
#include "app/models/battle/muster-battle-summary.h"
#include "app/models/battle/muster-battle-words.h"
#include "app/models/muster-words.h"
#include "core/battle/muster-battle-agreement.h"
#include "core/muster-i18n.h"
#include "core/muster-list.h"

struct _MusterBattleTimeline
{
  MusterObject parent_instance;

  MusterBattle *battle;
  guint n_before; /* number of entries from before the battle, which are not undone with its
                   * orders */
  guint result;   /* number of the entry whose result is shown while the log has @until entries; what comes
                   * after it followed by itself */
  guint until;
};

G_DEFINE_FINAL_TYPE (MusterBattleTimeline, muster_battle_timeline, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_IS_PAST,
  PROP_PAST_TEXT,
  PROP_WAITING_TEXT,
  PROP_DROPPED_TEXT,
  PROP_LOG_TEXT,
  PROP_RESULT_SUMMARY,
  PROP_RESULT_TITLE,
  PROP_RESULT_STEPS,
  PROP_RESULT_RULES,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static gboolean
can_undo (MusterBattleTimeline *self)
{
  return muster_ledger_get_can_undo (self->battle) &&
         muster_ledger_get_length (self->battle) > self->n_before;
}

/* The entries from before the battle count as one. */
static char *
dup_log_text (MusterBattleTimeline *self)
{
  guint length = muster_ledger_get_length (self->battle) - MAX (self->n_before, 1) + 1;

  return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u entry", "%u entries", length), length);
}

/* The correction that somebody else must agree to; "" if there is none. */
static char *
dup_waiting_text (MusterBattleTimeline *self)
{
  g_autofree char *words = muster_battle_dup_proposal_words (self->battle);

  /* Translators: %s says what is proposed: "Column would take out line 3, “1st Company: Fire”". */
  return words != NULL ? g_strdup_printf (_("%s. It waits for the other player"), words) : g_strdup ("");
}

/* A single order is given again by the button beside Undo. */
static char *
dup_dropped_text (MusterBattleTimeline *self)
{
  guint n = muster_ledger_get_n_entries (self->battle) - muster_ledger_get_length (self->battle);

  if (n < 2)
    return g_strdup ("");
  return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u order is taken back", "%u orders are taken back",
                                     n), n);
}

/* Returns: the number of the last entry that a player gave */
static guint
get_result (MusterBattleTimeline *self)
{
  guint length = muster_ledger_get_length (self->battle);

  return length == self->until ? self->result : length;
}

/* Returns: (nullable): the entry of the last order; entries from before the battle do not count */
static MusterLogEntry *
get_last (MusterBattleTimeline *self)
{
  return muster_ledger_get_length (self->battle) > self->n_before
           ? muster_list_peek (muster_ledger_get_log (self->battle), get_result (self) - 1) : NULL;
}

static char *
dup_result_title (MusterBattleTimeline *self)
{
  MusterLogEntry *entry = get_last (self);

  return entry != NULL ? muster_log_entry_dup_title (entry) : g_strdup ("");
}

static char **
dup_result_lines (MusterBattleTimeline *self,
                  char                  **(*dup_lines) (MusterLogEntry *entry))
{
  MusterLogEntry *entry = get_last (self);

  return entry != NULL ? muster_words_fold_lines (dup_lines (entry)) : g_new0 (char *, 1);
}

static char **
dup_result_rules (MusterBattleTimeline *self)
{
  MusterLogEntry *entry = get_last (self);

  return entry != NULL ? muster_log_entry_list_rules (entry) : g_new0 (char *, 1);
}

/* Returns the turn of the entry before or after @position, or -1 if there is none. */
static int
get_turn (MusterBattleTimeline *self,
          guint                 position,
          int                   step)
{
  guint index = step < 0 ? position - 1 : position;
  g_autoptr (MusterLogEntry) entry = NULL;

  if (step < 0 ? position == 0 : position >= muster_ledger_get_length (self->battle))
    return -1;

  entry = g_list_model_get_item (muster_ledger_get_log (self->battle), index);
  return muster_log_entry_get_turn (entry);
}

static void
battle_changed_cb (MusterBattleTimeline *self)
{
  if (muster_ledger_get_length (self->battle) != self->until)
    self->until = 0;
  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = 1; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
muster_battle_timeline_get_property (GObject    *object,
                                     guint       prop_id,
                                     GValue     *value,
                                     GParamSpec *pspec)
{
  MusterBattleTimeline *self = MUSTER_BATTLE_TIMELINE (object);
  gboolean is_past = muster_battle_timeline_is_past (self);

  switch (prop_id)
    {
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, can_undo (self) && !is_past);
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, muster_ledger_get_can_redo (self->battle) && !is_past);
      break;
    case PROP_IS_PAST:
      g_value_set_boolean (value, is_past);
      break;
    case PROP_PAST_TEXT:
      g_value_take_string (value, muster_battle_words_past (self->battle));
      break;
    case PROP_WAITING_TEXT:
      g_value_take_string (value, dup_waiting_text (self));
      break;
    case PROP_DROPPED_TEXT:
      g_value_take_string (value, dup_dropped_text (self));
      break;
    case PROP_LOG_TEXT:
      g_value_take_string (value, dup_log_text (self));
      break;
    case PROP_RESULT_SUMMARY:
      g_value_take_string (value, muster_battle_summary_dup (self->battle, get_last (self)));
      break;
    case PROP_RESULT_TITLE:
      g_value_take_string (value, dup_result_title (self));
      break;
    case PROP_RESULT_STEPS:
      g_value_take_boxed (value, dup_result_lines (self, muster_log_entry_dup_steps));
      break;
    case PROP_RESULT_RULES:
      g_value_take_boxed (value, dup_result_rules (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterBattleTimeline, battle, g_object_unref),
};

static void
muster_battle_timeline_class_init (MusterBattleTimelineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  object_class->get_property = muster_battle_timeline_get_property;

  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  properties[PROP_IS_PAST] = g_param_spec_boolean ("is-past", NULL, NULL, FALSE, flags);
  properties[PROP_PAST_TEXT] = g_param_spec_string ("past-text", NULL, NULL, "", flags);
  properties[PROP_WAITING_TEXT] =
    g_param_spec_string ("waiting-text", NULL, NULL, "", flags);
  properties[PROP_DROPPED_TEXT] =
    g_param_spec_string ("dropped-text", NULL, NULL, "", flags);
  properties[PROP_LOG_TEXT] = g_param_spec_string ("log-text", NULL, NULL, "", flags);
  properties[PROP_RESULT_SUMMARY] = g_param_spec_string ("result-summary", NULL, NULL, "", flags);
  properties[PROP_RESULT_TITLE] = g_param_spec_string ("result-title", NULL, NULL, "", flags);
  properties[PROP_RESULT_STEPS] =
    g_param_spec_boxed ("result-steps", NULL, NULL, G_TYPE_STRV, flags);
  properties[PROP_RESULT_RULES] =
    g_param_spec_boxed ("result-rules", NULL, NULL, G_TYPE_STRV, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_battle_timeline_init (MusterBattleTimeline *self)
{
}

MusterBattleTimeline *
muster_battle_timeline_new (MusterBattle *battle)
{
  MusterBattleTimeline *self;

  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), NULL);

  self = g_object_new (MUSTER_TYPE_BATTLE_TIMELINE, NULL);
  self->battle = g_object_ref (battle);
  self->n_before = muster_battle_eve_count (battle);
  g_signal_connect_object (self->battle, "changed", G_CALLBACK (battle_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->battle, "notify::uncovered-side", G_CALLBACK (battle_changed_cb), self,
                           G_CONNECT_SWAPPED);

  return self;
}

/**
 * muster_battle_timeline_get_n_before:
 *
 * Returns: how many entries of the log, from its first one, stand for what was settled before the battle;
 *   they are shown as one, and neither taken back nor gone back into
 */
guint
muster_battle_timeline_get_n_before (MusterBattleTimeline *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_TIMELINE (self), 0);

  return self->n_before;
}

/* Whether a past state is shown. */
gboolean
muster_battle_timeline_is_past (MusterBattleTimeline *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_TIMELINE (self), FALSE);

  return muster_ledger_get_position (self->battle) != muster_ledger_get_length (self->battle);
}

/**
 * muster_battle_timeline_follow_up:
 *
 * The next entry follows by itself from the last one: the result of the last one is still shown, and both
 * are taken back together.
 */
void
muster_battle_timeline_follow_up (MusterBattleTimeline *self)
{
  g_return_if_fail (MUSTER_IS_BATTLE_TIMELINE (self));

  self->result = get_result (self);
  self->until = muster_ledger_get_length (self->battle) + 1;
}

/* Takes back the last entry that a player gave. It is no error if there is none. */
gboolean
muster_battle_timeline_undo (MusterBattleTimeline  *self,
                             GError               **error)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_TIMELINE (self), FALSE);

  if (muster_battle_timeline_is_past (self) || !can_undo (self))
    return TRUE;
  return muster_ledger_seek (self->battle, get_result (self) - 1, error);
}

/* Gives the entry that was taken back last again. It is no error if there is none. */
gboolean
muster_battle_timeline_redo (MusterBattleTimeline  *self,
                             GError               **error)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_TIMELINE (self), FALSE);

  if (muster_battle_timeline_is_past (self) || !muster_ledger_get_can_redo (self->battle))
    return TRUE;
  return muster_ledger_seek (self->battle, muster_ledger_get_length (self->battle) + 1, error);
}

/* Gives all entries again that were taken back. It is no error if there is none. */
gboolean
muster_battle_timeline_redo_all (MusterBattleTimeline  *self,
                                 GError               **error)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_TIMELINE (self), FALSE);

  if (muster_battle_timeline_is_past (self) || !muster_ledger_get_can_redo (self->battle))
    return TRUE;
  return muster_ledger_seek (self->battle, muster_ledger_get_n_entries (self->battle), error);
}

/* Returns how many entries come after the shown state. */
guint
muster_battle_timeline_count_after (MusterBattleTimeline *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_TIMELINE (self), 0);

  return muster_ledger_get_length (self->battle) - muster_ledger_get_position (self->battle);
}

/* Takes back everything after the past state that is shown; it can be redone. */
gboolean
muster_battle_timeline_undo_to_shown (MusterBattleTimeline  *self,
                                      GError               **error)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_TIMELINE (self), FALSE);

  if (!muster_battle_timeline_is_past (self))
    return TRUE;
  return muster_ledger_seek (self->battle, muster_ledger_get_position (self->battle), error);
}

/**
 * muster_battle_timeline_look:
 * @position: how many entries of the log the state stands after
 *
 * Shows a past state, without changing the battle.
 */
void
muster_battle_timeline_look (MusterBattleTimeline *self,
                             guint                 position)
{
  g_return_if_fail (MUSTER_IS_BATTLE_TIMELINE (self));

  if (position <= muster_ledger_get_length (self->battle))
    muster_ledger_look (self->battle, MAX (position, self->n_before));
}

/**
 * muster_battle_timeline_look_step:
 * @step: -1 to go back an entry, 1 to go on by one
 */
void
muster_battle_timeline_look_step (MusterBattleTimeline *self,
                                  int                   step)
{
  guint position;

  g_return_if_fail (MUSTER_IS_BATTLE_TIMELINE (self));

  position = muster_ledger_get_position (self->battle);
  if (step > 0 || position > 0)
    muster_battle_timeline_look (self, step > 0 ? position + 1 : position - 1);
}

/**
 * muster_battle_timeline_look_turn:
 * @step: -1 to go back to where a turn began, 1 to go on to where it ended
 *
 * Goes through a battle turn by turn.
 */
void
muster_battle_timeline_look_turn (MusterBattleTimeline *self,
                                  int                   step)
{
  guint position;
  int turn;

  g_return_if_fail (MUSTER_IS_BATTLE_TIMELINE (self));

  position = muster_ledger_get_position (self->battle);
  turn = get_turn (self, position, step);
  while (turn >= 0 && get_turn (self, position, step) == turn)
    position = step < 0 ? position - 1 : position + 1;
  muster_battle_timeline_look (self, position);
}

/* Returns from a past state to the present. */
void
muster_battle_timeline_return (MusterBattleTimeline *self)
{
  g_return_if_fail (MUSTER_IS_BATTLE_TIMELINE (self));

  muster_ledger_look (self->battle, muster_ledger_get_length (self->battle));
}
