/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/battle/muster-battle-next.h"

#include "app/models/muster-words.h"
#include "core/muster-i18n.h"
#include "core/muster-list.h"

static gboolean
is_pressing (gconstpointer item,
             gconstpointer wanted)
{
  return muster_battle_duty_get_when ((MusterBattleDuty *) item) == MUSTER_DUTY_NOW;
}

static gboolean
is_of_battle (gconstpointer item,
              gconstpointer wanted)
{
  MusterBattleDuty *duty = (MusterBattleDuty *) item;

  return muster_battle_duty_get_unit (duty) < 0 &&
         muster_battle_duty_get_when (duty) == MUSTER_DUTY_TURN;
}

static gboolean
is_of_unit (gconstpointer item,
            gconstpointer wanted)
{
  return muster_battle_duty_get_unit ((MusterBattleDuty *) item) == *(const int *) wanted;
}

static gboolean
is_order_of_unit (gconstpointer item,
                  gconstpointer wanted)
{
  return is_of_unit (item, wanted) && muster_battle_duty_get_verb ((MusterBattleDuty *) item) >= 0;
}

/* Whether anything can be done with @unit now: some who may still act have to wait for a card. */
static gboolean
has_order (MusterBattleSession *session,
           int                  unit)
{
  MusterBattle *battle = muster_battle_session_get_battle (session);
  GListModel *duties = muster_battle_session_get_duties (session);
  g_autoptr (GArray) offers = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (duties); i++)
    {
      MusterBattleDuty *duty = muster_list_peek (duties, i);

      if (muster_battle_duty_get_unit (duty) == unit && !muster_battle_duty_is_idle (duty))
        return TRUE;
    }
  offers = muster_ruleset_list_orders (muster_battle_get_setup (battle), muster_battle_get_state (battle),
                                       unit);
  for (guint i = 0; i < offers->len; i++)
    if (g_array_index (offers, MusterOffer, i).legal)
      return TRUE;
  return FALSE;
}

/* Returns: the next unit after @chosen that can be given an order it is due; -1 if there is none */
static int
find_unit (MusterBattleSession *session,
           int                  chosen)
{
  GListModel *duties = muster_battle_session_get_duties (session);
  int first = muster_battle_duties_find_next (duties, chosen);
  int unit = first;

  while (unit >= 0 && !has_order (session, unit))
    {
      unit = muster_battle_duties_find_next (duties, unit);
      if (unit == first)
        return -1;
    }
  return unit;
}

/* Returns: (nullable): the next duty; %NULL if only the end of the turn is left */
static MusterBattleDuty *
find_duty (MusterBattleSession *session)
{
  GListModel *duties = muster_battle_session_get_duties (session);
  int chosen = muster_battle_session_get_unit (session);
  int unit = find_unit (session, chosen);
  MusterBattleDuty *duty = muster_list_find (duties, is_pressing, NULL, NULL);

  if (duty != NULL)
    return duty;
  /* If the next unit is the chosen one, it needs no choosing, only an order. */
  if (unit >= 0 && unit != chosen)
    duty = muster_list_find (duties, is_of_unit, &unit, NULL);
  if ((duty == NULL || muster_battle_duty_get_when (duty) == MUSTER_DUTY_MAY))
    {
      MusterBattleDuty *order = muster_list_find (duties, is_order_of_unit, &chosen, NULL);

      duty = order != NULL ? order : duty;
    }
  if (duty != NULL)
    return duty;
  return muster_list_find (duties, is_of_battle, NULL, NULL);
}

static gboolean
can_end_turn (MusterBattleSession *session)
{
  MusterOrderItem *order =
    muster_order_list_find_id (muster_battle_session_get_orders (session), "end-turn");

  return order != NULL && muster_order_item_get_legal (order);
}

gboolean
muster_battle_next_is_due (MusterBattleSession *session)
{
  GListModel *duties;
  MusterBattleDuty *duty;
  int chosen;

  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (session), FALSE);

  duties = muster_battle_session_get_duties (session);
  chosen = muster_battle_session_get_unit (session);
  duty = find_duty (session);
  if (duty == NULL || chosen < 0 || muster_battle_duty_get_when (duty) == MUSTER_DUTY_NOW ||
      muster_battle_duty_get_unit (duty) == chosen)
    return TRUE;
  return muster_list_find (duties, is_of_unit, &chosen, NULL) == NULL || !has_order (session, chosen);
}

gboolean
muster_battle_next_is_end_turn (MusterBattleSession *session)
{
  MusterBattleDuty *duty;
  MusterRuleset *ruleset;

  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (session), FALSE);

  ruleset = muster_battle_get_ruleset (muster_battle_session_get_battle (session));
  duty = find_duty (session);
  return can_end_turn (session) &&
         (duty == NULL || muster_battle_duty_get_verb (duty) ==
                            muster_ruleset_find_order (ruleset, "end-turn"));
}

gboolean
muster_battle_next_is_duty (MusterBattleSession *session,
                            MusterBattleDuty    *duty)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (session), FALSE);

  return find_duty (session) == duty;
}

char *
muster_battle_next_dup_label (MusterBattleSession *session)
{
  MusterBattleDuty *duty;
  g_autofree char *name = NULL;

  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (session), NULL);

  if (muster_battle_timeline_is_past (muster_battle_session_get_timeline (session)))
    return g_strdup ("");

  duty = find_duty (session);
  if (duty == NULL)
    return g_strdup (can_end_turn (session) ? _("End turn") : "");
  if (muster_battle_duty_is_choice (duty))
    {
      MusterRuleset *ruleset = muster_battle_get_ruleset (muster_battle_session_get_battle (session));
      guint verb = (guint) muster_battle_duty_get_verb (duty);

      /* Translators: %s is an order: a button that goes from unit to unit that it could be given to. */
      return g_strdup_printf (_("%s: choose a unit"),
                              _(muster_ruleset_get_order_spec (ruleset, verb)->label));
    }
  if (muster_battle_duty_get_unit (duty) < 0)
    return g_strdup (muster_battle_duty_get_label (duty));

  name = muster_words_for_unit (muster_battle_session_get_battle (session),
                                muster_battle_duty_get_unit (duty));
  if (muster_battle_duty_get_verb (duty) < 0)
    /* Translators: the unit that is to get an order next. */
    return g_strdup_printf (_("Next: %s"), name);
  /* Translators: a unit and the order that it is given. */
  return g_strdup_printf (_("%s: %s"), name, muster_battle_duty_get_label (duty));
}

gboolean
muster_battle_next_go_on (MusterBattleSession  *session,
                          GError              **error)
{
  g_autoptr (MusterBattleDuty) kept = NULL;
  MusterBattleDuty *duty;
  MusterOrderForm *form;
  GListModel *fields;

  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (session), FALSE);

  if (muster_battle_timeline_is_past (muster_battle_session_get_timeline (session)))
    return FALSE;

  muster_order_form_cancel (muster_battle_session_get_form (session));
  duty = find_duty (session);
  /* If there are units that may still act later in the turn, its end is only proposed. */
  if (duty == NULL ||
      (muster_battle_next_is_end_turn (session) &&
       muster_battle_duties_find_next (muster_battle_session_get_duties (session), -1) >= 0))
    return muster_battle_next_end_turn (session, error);

  kept = g_object_ref (duty);
  muster_battle_session_begin_duty (session, duty);
  /* An order without fields and dice is given as soon as it is begun. */
  form = muster_battle_session_get_form (session);
  fields = muster_order_draft_get_fields (muster_order_form_get_draft (form));
  if (muster_order_form_get_stage (form) != MUSTER_FORM_READY ||
      g_list_model_get_n_items (fields) > 0)
    return TRUE;
  return muster_battle_session_resolve (session, error);
}

gboolean
muster_battle_next_is_ending (MusterBattleSession *session)
{
  MusterOrderForm *form;
  MusterRuleset *ruleset;
  int verb;

  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (session), FALSE);

  form = muster_battle_session_get_form (session);
  ruleset = muster_battle_get_ruleset (muster_battle_session_get_battle (session));
  verb = muster_order_draft_get_verb (muster_order_form_get_draft (form));
  return verb >= 0 && verb == muster_ruleset_find_order (ruleset, "end-turn");
}

static gboolean
has_left (MusterBattleSession *session)
{
  GListModel *duties = muster_battle_session_get_duties (session);
  guint n_duties = g_list_model_get_n_items (duties);

  if (muster_reminders_hold_up (muster_battle_session_get_reminders (session)))
    return TRUE;
  for (guint i = 0; i < n_duties; i++)
    if (muster_battle_duty_get_unit (muster_list_peek (duties, i)) >= 0)
      return TRUE;
  return FALSE;
}

gboolean
muster_battle_next_end_turn (MusterBattleSession  *session,
                             GError              **error)
{
  gboolean was_ending;

  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (session), FALSE);

  was_ending = muster_battle_next_is_ending (session);
  if (!was_ending && !muster_battle_session_choose_id (session, "end-turn"))
    {
      muster_battle_session_set_unit (session, -1);
      return FALSE;
    }
  if ((!was_ending && has_left (session)) ||
      muster_order_form_get_stage (muster_battle_session_get_form (session)) != MUSTER_FORM_READY)
    return FALSE;
  return muster_battle_session_resolve (session, error);
}
