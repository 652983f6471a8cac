/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-battle-banner.h"

#include "app/battle/muster-offer-line.h"
#include "app/toolkit/muster-flow-layout.h"
#include "app/toolkit/muster-late-menu.h"
#include "app/toolkit/muster-mnemonics.h"
#include "app/toolkit/muster-subject.h"
#include "app/toolkit/muster-tooltip.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"

struct _MusterBattleBanner
{
  MusterPanel parent_instance;

  MusterBattleSession *session;

  GtkBox *lines;
  MusterOfferLine *waiting;
  MusterOfferLine *dropped;
  GtkRevealer *past;
  GtkOrientable *past_box;
  GtkWidget *past_buttons;
  GMenuModel *past_menu;
  GMenu *undo_section;
  GtkMenuButton *past_menu_button;
  GtkRevealer *over;
  GtkOrientable *over_box;
  GtkWidget *over_buttons;
  GtkWidget *campaign;
  GtkWidget *result;
  MusterSubject *timeline;
  MusterSubject *standing;
};

G_DEFINE_FINAL_TYPE (MusterBattleBanner, muster_battle_banner, MUSTER_TYPE_PANEL)

enum
{
  SIGNAL_LEFT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
reveal (MusterBattleBanner *self,
        GtkRevealer        *revealer,
        gboolean            shown)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  gtk_revealer_set_reveal_child (revealer, shown);
  if (!shown && focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (revealer)))
    g_signal_emit (self, signals[SIGNAL_LEFT], 0);
}

/* Says beforehand how many orders it drops. */
static void
show_undo (MusterBattleBanner *self)
{
  guint n = muster_battle_timeline_count_after (muster_battle_session_get_timeline (self->session));
  g_autofree char *label =
    g_strdup_printf (dngettext (GETTEXT_PACKAGE, "_Undo to Here: Drop %u Order",
                                "_Undo to Here: Drop %u Orders", n), n);

  g_menu_remove_all (self->undo_section);
  g_menu_append (self->undo_section, label, "battle.undo-to-shown");
}

static void
show_state (MusterBattleBanner *self)
{
  MusterBattleTimeline *timeline = muster_battle_session_get_timeline (self->session);
  g_autofree char *waiting = NULL;
  g_autofree char *dropped = NULL;
  gboolean is_past, is_over;

  g_object_get (timeline, "is-past", &is_past, "waiting-text", &waiting, "dropped-text", &dropped, NULL);
  muster_offer_line_set_words (self->waiting, waiting);
  muster_offer_line_set_words (self->dropped, is_past ? "" : dropped);
  show_undo (self);
  g_object_get (muster_battle_session_get_standing (self->session), "is-over", &is_over, NULL);
  reveal (self, self->past, is_past);
  reveal (self, self->over, is_over && !is_past);
}

static gboolean
muster_battle_banner_grab_focus (GtkWidget *widget)
{
  MusterBattleBanner *self = MUSTER_BATTLE_BANNER (widget);

  return gtk_revealer_get_reveal_child (self->over) && gtk_widget_grab_focus (self->result);
}

static void
muster_battle_banner_dispose (GObject *object)
{
  MusterBattleBanner *self = MUSTER_BATTLE_BANNER (object);

  g_clear_object (&self->session);

  G_OBJECT_CLASS (muster_battle_banner_parent_class)->dispose (object);
}

static void
muster_battle_banner_class_init (MusterBattleBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_battle_banner_dispose;
  widget_class->grab_focus = muster_battle_banner_grab_focus;

  signals[SIGNAL_LEFT] = muster_signal_new ("left", G_TYPE_FROM_CLASS (klass));

  g_type_ensure (MUSTER_TYPE_SUBJECT);
  g_type_ensure (MUSTER_TYPE_BATTLE_STANDING);
  g_type_ensure (MUSTER_TYPE_BATTLE_TIMELINE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-battle-banner.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterBattleBanner, lines);
  gtk_widget_class_bind_template_child (widget_class, MusterBattleBanner, past_menu);
  gtk_widget_class_bind_template_child (widget_class, MusterBattleBanner, undo_section);
  gtk_widget_class_bind_template_child (widget_class, MusterBattleBanner, past_menu_button);
  gtk_widget_class_bind_template_child (widget_class, MusterBattleBanner, standing);
  gtk_widget_class_bind_template_child (widget_class, MusterBattleBanner, timeline);
  gtk_widget_class_bind_template_child (widget_class, MusterBattleBanner, past);
  gtk_widget_class_bind_template_child (widget_class, MusterBattleBanner, past_box);
  gtk_widget_class_bind_template_child (widget_class, MusterBattleBanner, past_buttons);
  gtk_widget_class_bind_template_child (widget_class, MusterBattleBanner, over);
  gtk_widget_class_bind_template_child (widget_class, MusterBattleBanner, over_box);
  gtk_widget_class_bind_template_child (widget_class, MusterBattleBanner, over_buttons);
  gtk_widget_class_bind_template_child (widget_class, MusterBattleBanner, campaign);
  gtk_widget_class_bind_template_child (widget_class, MusterBattleBanner, result);
}

static void
muster_battle_banner_init (MusterBattleBanner *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->waiting = MUSTER_OFFER_LINE (muster_offer_line_new (_("_Agree…"), "win.battle-agree",
                                                            _("_Decline"), "win.battle-decline"));
  gtk_box_append (self->lines, GTK_WIDGET (self->waiting));
  self->dropped = MUSTER_OFFER_LINE (muster_offer_line_new (_("_Look at Them"), "win.battle-dropped",
                                                            _("_Give Them Again"), "battle.redo-all"));
  gtk_box_append (self->lines, GTK_WIDGET (self->dropped));
  muster_late_menu_set (self->past_menu_button, self->past_menu);
  /* With large text the buttons do not fit side by side. */
  gtk_widget_set_layout_manager (self->past_buttons, muster_flow_layout_new (8));
  gtk_widget_set_layout_manager (self->over_buttons, muster_flow_layout_new (8));
  muster_mnemonics_name (GTK_WIDGET (self));
}

void
muster_battle_banner_set_session (MusterBattleBanner  *self,
                                  MusterBattleSession *session)
{
  MusterBattleStanding *standing = muster_battle_session_get_standing (session);
  MusterBattleTimeline *timeline = muster_battle_session_get_timeline (session);

  g_return_if_fail (MUSTER_IS_BATTLE_BANNER (self));
  g_return_if_fail (self->session == NULL);

  self->session = g_object_ref (session);
  muster_subject_set_item (self->timeline, timeline);
  muster_subject_set_item (self->standing, standing);
  g_signal_connect_object (muster_battle_session_get_battle (session), "changed",
                           G_CALLBACK (show_state), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  show_state (self);
}

/**
 * muster_battle_banner_set_compact:
 * @compact: there is little room: the buttons stand below the words
 */
void
muster_battle_banner_set_compact (MusterBattleBanner *self,
                                  gboolean            compact)
{
  GtkOrientation orientation = compact ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;

  g_return_if_fail (MUSTER_IS_BATTLE_BANNER (self));

  gtk_orientable_set_orientation (self->past_box, orientation);
  gtk_orientable_set_orientation (self->over_box, orientation);
  muster_offer_line_set_compact (self->waiting, compact);
  muster_offer_line_set_compact (self->dropped, compact);
}

/**
 * muster_battle_banner_set_campaign:
 * @title: of the campaign that waits for what comes of the battle
 */
void
muster_battle_banner_set_campaign (MusterBattleBanner *self,
                                   const char         *title)
{
  g_return_if_fail (MUSTER_IS_BATTLE_BANNER (self));

  muster_tooltip_set (self->campaign, title);
  gtk_widget_set_visible (self->campaign, TRUE);
}
