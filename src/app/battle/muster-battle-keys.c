/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-battle-keys.h"

#include "app/models/battle/muster-target-keys.h"
#include "app/models/battle/muster-value-keys.h"

/* Keys for text belong to a focused text entry or an open list. */
static gboolean
is_writing (GtkWidget *focus)
{
  return focus != NULL && (GTK_IS_EDITABLE (focus) || GTK_IS_TEXT_VIEW (focus) ||
                           gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL);
}

/* Enter presses a focused button and opens a focused list. The suggested button is excluded, since
 * Enter does the same anywhere. */
static gboolean
is_pressable (GtkWidget *focus)
{
  return focus != NULL && !gtk_widget_has_css_class (focus, "suggested-action") &&
         (GTK_IS_BUTTON (focus) || GTK_IS_CHECK_BUTTON (focus) || GTK_IS_SWITCH (focus) ||
          GTK_IS_EXPANDER (focus) || gtk_widget_get_ancestor (focus, GTK_TYPE_DROP_DOWN) != NULL);
}

static gboolean
is_in_units (GtkWidget *focus)
{
  GtkWidget *list = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_VIEW) : NULL;

  return list != NULL && gtk_widget_has_css_class (list, "units");
}

static MusterOrderDice *
get_dice (MusterBattleSession *session)
{
  return muster_order_form_get_dice (muster_battle_session_get_form (session));
}

static gboolean
has_dice (MusterOrderDice *dice)
{
  return muster_dice_tray_get_n_entered (muster_order_dice_get_tray (dice)) > 0 ||
         g_list_model_get_n_items (muster_order_dice_get_rolls (dice)) > 0;
}

static MusterBattleKey
press_character (MusterBattleSession *session,
                 guint                keyval)
{
  MusterOrderDice *dice = get_dice (session);
  MusterOrderForm *form = muster_battle_session_get_form (session);
  MusterOrderItem *order;
  guint32 character = gdk_keyval_to_unicode (keyval);

  if (character == 0 || character > 126)
    return MUSTER_BATTLE_KEY_NONE;
  if (muster_target_keys_are_due (form) && muster_target_keys_press (form, (char) character))
    return MUSTER_BATTLE_KEY_TAKEN;
  if (character == '+' && muster_order_dice_can_count (dice))
    return MUSTER_BATTLE_KEY_COUNT;
  if (muster_dice_tray_type (muster_order_dice_get_tray (dice), (char) character))
    return MUSTER_BATTLE_KEY_TAKEN;
  /* A mistyped key must not discard dice that have been typed. */
  if (has_dice (dice))
    return MUSTER_BATTLE_KEY_NONE;
  if (muster_value_keys_press (form, (char) character))
    return MUSTER_BATTLE_KEY_TAKEN;

  order = muster_order_list_find_key (muster_battle_session_get_orders (session), (char) character);
  if (order != NULL && g_str_equal (muster_order_item_get_id (order), "end-turn"))
    return MUSTER_BATTLE_KEY_END_TURN;
  if (muster_battle_session_choose (session, order))
    return MUSTER_BATTLE_KEY_TAKEN;
  return muster_order_list_find_refused (muster_battle_session_get_orders (session),
                                         (char) character) != NULL
           ? MUSTER_BATTLE_KEY_REFUSED : MUSTER_BATTLE_KEY_NONE;
}

/* Where plain digits are dice, a digit with Alt chooses another target. */
static gboolean
press_target (MusterBattleSession *session,
              guint                keyval,
              GdkModifierType      modifiers)
{
  guint32 character = gdk_keyval_to_unicode (keyval);

  return (modifiers & GDK_ALT_MASK) && !(modifiers & (GDK_CONTROL_MASK | GDK_SUPER_MASK)) &&
         character < 127 && g_ascii_isdigit ((char) character) &&
         muster_target_keys_press (muster_battle_session_get_form (session), (char) character);
}

/**
 * muster_battle_keys_press:
 * @focus: (nullable): the widget that has the focus
 *
 * Gives a key to the dice or the orders, if it means anything there.
 *
 * Returns: what is left to do
 */
MusterBattleKey
muster_battle_keys_press (MusterBattleSession *session,
                          GtkWidget           *focus,
                          guint                keyval,
                          GdkModifierType      modifiers)
{
  MusterOrderForm *form = muster_battle_session_get_form (session);
  gboolean idle = muster_order_form_get_stage (form) == MUSTER_FORM_IDLE;

  if (press_target (session, keyval, modifiers))
    return MUSTER_BATTLE_KEY_TAKEN;
  if (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK))
    return MUSTER_BATTLE_KEY_NONE;
  if (focus != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL)
    return MUSTER_BATTLE_KEY_NONE;
  if (keyval == GDK_KEY_Escape)
    return MUSTER_BATTLE_KEY_BACK;
  if (is_writing (focus))
    return MUSTER_BATTLE_KEY_NONE;

  switch (keyval)
    {
    case GDK_KEY_BackSpace:
      return muster_order_dice_erase (get_dice (session)) || muster_target_keys_reopen (form)
               ? MUSTER_BATTLE_KEY_TAKEN : MUSTER_BATTLE_KEY_NONE;

    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      if (is_pressable (focus))
        return MUSTER_BATTLE_KEY_NONE;
      return idle ? MUSTER_BATTLE_KEY_GO_ON : MUSTER_BATTLE_KEY_RESOLVE;

    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return is_in_units (focus) ? MUSTER_BATTLE_KEY_SIDE_BEFORE : MUSTER_BATTLE_KEY_NONE;

    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return is_in_units (focus) ? MUSTER_BATTLE_KEY_SIDE_AFTER : MUSTER_BATTLE_KEY_NONE;

    /* Arrows move between units, so Tab leaves the list at once. */
    case GDK_KEY_Tab:
    case GDK_KEY_KP_Tab:
      return is_in_units (focus) ? MUSTER_BATTLE_KEY_LEAVE : MUSTER_BATTLE_KEY_NONE;

    /* While no unit is chosen, an arrow key chooses the focused one instead of moving. */
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return idle && is_in_units (focus) && muster_battle_session_get_unit (session) < 0
               ? MUSTER_BATTLE_KEY_CHOOSE : MUSTER_BATTLE_KEY_NONE;

    default:
      return press_character (session, keyval);
    }
}
