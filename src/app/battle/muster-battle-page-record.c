/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-battle-page-private.h"

#include "app/models/battle/muster-battle-acts.h"
#include "core/battle/muster-battle-colours.h"

/* The log of the battle: taking back, looking back, counting, notes. */

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

/* A line of the log back or on. */
static void
look_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  muster_battle_timeline_look_step (get_timeline (widget), g_variant_get_int32 (parameter));
}

/* A turn back or on. */
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

/* A note about the moment that is looked at, or about the battle. It is written in the present. */
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

/* What a side is known by. Nothing happens in the battle, but all that shows it looks different. */
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
                              muster_battle_get_position (
                                muster_battle_session_get_battle (session)));
}

void
muster_battle_page_install_record_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "battle.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "battle.redo", NULL, redo_cb);
  gtk_widget_class_install_action (widget_class, "battle.undo-to-shown", NULL, undo_to_shown_cb);
  gtk_widget_class_install_action (widget_class, "battle.return", NULL, return_cb);
  gtk_widget_class_install_action (widget_class, "battle.look", "i", look_cb);
  gtk_widget_class_install_action (widget_class, "battle.look-turn", "i", look_turn_cb);
  gtk_widget_class_install_action (widget_class, "battle.award", "(sii)", award_cb);
  gtk_widget_class_install_action (widget_class, "battle.note-here", NULL, note_here_cb);
  gtk_widget_class_install_action (widget_class, "battle.set-colour", "(us)", set_colour_cb);
  gtk_widget_class_install_action (widget_class, "battle.branch", NULL, branch_cb);
}
