/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-battle-page-private.h"

#include "app/models/battle/muster-battle-acts.h"
#include "core/battle/muster-battle-agreement.h"
#include "core/battle/muster-battle-colours.h"

/* The actions on the log of the battle: undo, looking at past states, counting, notes. */

static MusterBattleTimeline *
get_timeline (GtkWidget *widget)
{
  return muster_battle_session_get_timeline (
    muster_battle_page_get_session (MUSTER_BATTLE_PAGE (widget)));
}

static void
undo_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  MusterBattlePage *self = MUSTER_BATTLE_PAGE (widget);
  g_autoptr (GError) error = NULL;

  muster_battle_timeline_undo (get_timeline (widget), &error);
  muster_battle_page_report (self, error);
  muster_battle_page_keep_focus (self);
}

static void
redo_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  MusterBattlePage *self = MUSTER_BATTLE_PAGE (widget);
  g_autoptr (GError) error = NULL;

  muster_battle_timeline_redo (get_timeline (widget), &error);
  muster_battle_page_report (self, error);
  muster_battle_page_keep_focus (self);
}

static void
redo_all_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  MusterBattlePage *self = MUSTER_BATTLE_PAGE (widget);
  g_autoptr (GError) error = NULL;

  muster_battle_timeline_redo_all (get_timeline (widget), &error);
  muster_battle_page_report (self, error);
  muster_battle_page_keep_focus (self);
}

static void
undo_to_shown_cb (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  MusterBattlePage *self = MUSTER_BATTLE_PAGE (widget);
  g_autoptr (GError) error = NULL;

  muster_battle_timeline_undo_to_shown (get_timeline (widget), &error);
  muster_battle_page_report (self, error);
  muster_battle_page_keep_focus (self);
}

static void
return_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  muster_battle_timeline_return (get_timeline (widget));
}

/* Looks one entry back or forward. */
static void
look_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  muster_battle_timeline_look_step (get_timeline (widget), g_variant_get_int32 (parameter));
}

/* Looks one turn back or forward. */
static void
look_turn_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  muster_battle_timeline_look_turn (get_timeline (widget), g_variant_get_int32 (parameter));
}

static void
award_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  MusterBattlePage *self = MUSTER_BATTLE_PAGE (widget);
  MusterBattleSession *session = muster_battle_page_get_session (self);
  g_autoptr (GError) error = NULL;
  const char *objective;
  int side, count;

  g_variant_get (parameter, "(&sii)", &objective, &side, &count);
  muster_battle_timeline_return (get_timeline (widget));
  muster_battle_acts_award (muster_battle_session_get_battle (session), objective, side, count,
                            &error);
  muster_battle_page_report (self, error);
}

/* Adds a note about the shown past state, or about the battle. The note itself is recorded in the
 * present. */
static void
note_here_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  MusterBattlePage *self = MUSTER_BATTLE_PAGE (widget);
  MusterBattleSession *session = muster_battle_page_get_session (self);

  if (muster_battle_session_begin_note (session))
    {
      muster_battle_page_show_panel (self, "orders");
      muster_battle_page_focus_next (self);
    }
}

/* Pins a photo to the line after which the shown state comes. */
static void
photo_here_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  MusterBattle *battle =
    muster_battle_session_get_battle (muster_battle_page_get_session (MUSTER_BATTLE_PAGE (widget)));

  gtk_widget_activate_action (widget, "win.pin-photo", "u", muster_ledger_get_position (battle));
}

/* Changes the colour of a side. It is not an order, but all widgets that show the side are
 * redrawn. */
static void
set_colour_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  MusterBattlePage *self = MUSTER_BATTLE_PAGE (widget);
  MusterBattle *battle = muster_battle_session_get_battle (muster_battle_page_get_session (self));
  g_autoptr (GError) error = NULL;
  const char *colour;
  guint side;

  g_variant_get (parameter, "(u&s)", &side, &colour);
  if (muster_battle_set_colour (battle, side, colour, &error))
    g_signal_emit_by_name (battle, "changed");
  muster_battle_page_report (self, error);
}

static void
branch_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterBattleSession *session = muster_battle_page_get_session (MUSTER_BATTLE_PAGE (widget));

  gtk_widget_activate_action (widget, "win.branch-battle", "u",
                              muster_ledger_get_position (
                                muster_battle_session_get_battle (session)));
}

/* The entry that leads to the shown state; none before the first order of the battle. */
static void
ask_for_correction (GtkWidget  *widget,
                    const char *action)
{
  MusterBattle *battle =
    muster_battle_session_get_battle (muster_battle_page_get_session (MUSTER_BATTLE_PAGE (widget)));
  guint position = muster_ledger_get_position (battle);

  if (position > muster_battle_timeline_get_n_before (get_timeline (widget)))
    gtk_widget_activate_action (widget, action, "u", position - 1);
}

static void
change_entry_cb (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  ask_for_correction (widget, "win.battle-change");
}

static void
take_out_entry_cb (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  ask_for_correction (widget, "win.battle-take-out");
}

/* @state: whether the other player must agree to corrections from now on */
static void
agreed_cb (GSimpleAction *action,
           GVariant      *state,
           gpointer       data)
{
  MusterBattlePage *self = data;
  MusterBattle *battle = muster_battle_session_get_battle (muster_battle_page_get_session (self));
  g_autoptr (GError) error = NULL;

  if (muster_battle_set_agreed (battle, g_variant_get_boolean (state), &error))
    g_simple_action_set_state (action, state);
  muster_battle_page_report (self, error);
}

/* What of the record the menu shows with a tick. */
void
muster_battle_page_install_record_switches (MusterBattlePage *self)
{
  MusterBattle *battle = muster_battle_session_get_battle (muster_battle_page_get_session (self));
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) agreed = g_simple_action_new_stateful (
    "agreed", NULL, g_variant_new_boolean (muster_battle_get_agreed (battle)));

  g_signal_connect (agreed, "change-state", G_CALLBACK (agreed_cb), self);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (agreed));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "record", G_ACTION_GROUP (group));
}

void
muster_battle_page_install_record_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "battle.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "battle.redo", NULL, redo_cb);
  gtk_widget_class_install_action (widget_class, "battle.redo-all", NULL, redo_all_cb);
  gtk_widget_class_install_action (widget_class, "battle.undo-to-shown", NULL, undo_to_shown_cb);
  gtk_widget_class_install_action (widget_class, "battle.return", NULL, return_cb);
  gtk_widget_class_install_action (widget_class, "battle.look", "i", look_cb);
  gtk_widget_class_install_action (widget_class, "battle.look-turn", "i", look_turn_cb);
  gtk_widget_class_install_action (widget_class, "battle.award", "(sii)", award_cb);
  gtk_widget_class_install_action (widget_class, "battle.note-here", NULL, note_here_cb);
  gtk_widget_class_install_action (widget_class, "battle.photo-here", NULL, photo_here_cb);
  gtk_widget_class_install_action (widget_class, "battle.set-colour", "(us)", set_colour_cb);
  gtk_widget_class_install_action (widget_class, "battle.branch", NULL, branch_cb);
  gtk_widget_class_install_action (widget_class, "battle.change-entry", NULL, change_entry_cb);
  gtk_widget_class_install_action (widget_class, "battle.take-out-entry", NULL, take_out_entry_cb);
}
