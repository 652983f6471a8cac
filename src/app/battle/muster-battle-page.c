/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-battle-page-private.h"

#include <adwaita.h>

#include "app/battle/muster-battle-banner.h"
#include "app/battle/muster-battle-keys.h"
#include "app/battle/muster-deck-panel.h"
#include "app/battle/muster-end-turn-button.h"
#include "app/battle/muster-log-panel.h"
#include "app/battle/muster-order-panel.h"
#include "app/battle/muster-score-box.h"
#include "app/battle/muster-sides-view.h"
#include "app/battle/muster-tally-bar.h"
#include "app/battle/muster-tally-panel.h"
#include "app/models/battle/muster-battle-clock.h"
#include "app/models/phones/muster-battle-phones.h"
#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-late-menu.h"
#include "app/toolkit/muster-mnemonics.h"
#include "app/toolkit/muster-subject.h"
#include "app/toolkit/muster-toolkit.h"
#include "app/toolkit/muster-tooltip.h"
#include "app/toolkit/muster-widget-children.h"
#include "app/toolkit/muster-widget-class.h"
#include "app/widgets/muster-proposal-bar.h"
#include "app/widgets/muster-split.h"
#include "core/muster-i18n.h"

struct _MusterBattlePage
{
  MusterPanel parent_instance;

  MusterBattleSession *session;
  MusterPhones *phones;
  MusterSidesView *sides;
  MusterOrderPanel *orders;
  MusterLogPanel *log;
  MusterImageStore *images; /* (nullable) */
  guint width_source;

  AdwWindowTitle *title;
  GtkWidget *campaign;
  GMenuModel *menu;
  GtkMenuButton *menu_button;
  GtkWidget *wide_undo;
  MusterPhonesButton *phones_button;
  MusterProposalBar *proposal;
  GtkLabel *announcer;
  GtkLabel *clock;
  MusterScoreBox *score;
  MusterEndTurnButton *end_turn;
  MusterBattleBanner *banner;
  MusterDeckPanel *deck;
  MusterSplit *split;
  AdwBin *field_place;
  GtkWidget *lower;
  GtkStack *panel;
  AdwBin *orders_place;
  AdwBin *log_place;
  AdwBin *tallies_place;
  GtkBox *bottom;
  GtkWidget *narrow_undo;
  AdwSqueezer *foot; /* log and end of the turn */
  GtkToggleButton *tallies_button;
  MusterTallyBar *tallies;
  GtkToggleButton *log_button;
  MusterSubject *timeline;
  MusterSubject *standing;
};

G_DEFINE_FINAL_TYPE (MusterBattlePage, muster_battle_page, MUSTER_TYPE_PANEL)

enum
{
  SIGNAL_FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
is_panel_over (MusterBattlePage *self)
{
  return muster_split_get_folded (self->split) && muster_split_get_raised (self->split);
}

static void
show_field (MusterBattlePage *self)
{
  muster_split_set_raised (self->split, FALSE);
}

static void
show_state (MusterBattlePage *self)
{
  MusterOrderList *orders = muster_battle_session_get_orders (self->session);
  gboolean can_undo, can_redo, is_past;

  g_object_get (muster_battle_session_get_timeline (self->session), "can-undo", &can_undo,
                "can-redo", &can_redo, "is-past", &is_past, NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "battle.undo", can_undo);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "battle.redo", can_redo);
  /* Ending the turn is enabled even if the order is refused, since it then shows what is left to
   * do. */
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "battle.end-turn",
                                 muster_order_list_find_id (orders, "end-turn") != NULL);
  muster_widget_set_class (GTK_WIDGET (self), "past", is_past);
}

static void
hide_panel (MusterBattlePage *self)
{
  gtk_stack_set_visible_child_name (self->panel, "orders");
  show_field (self);
}

static void
show_orders_cb (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  muster_battle_page_show_panel (MUSTER_BATTLE_PAGE (widget), "orders");
}

static void
show_field_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  show_field (MUSTER_BATTLE_PAGE (widget));
}

/* Shows a panel, or hides it if it is shown already. */
static void
show_panel_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  MusterBattlePage *self = MUSTER_BATTLE_PAGE (widget);
  const char *panel = g_variant_get_string (parameter, NULL);
  gboolean shown = !muster_split_get_folded (self->split) || is_panel_over (self);

  if (!shown || g_strcmp0 (gtk_stack_get_visible_child_name (self->panel), panel) != 0)
    {
      muster_battle_page_show_panel (self, panel);
      if (g_str_equal (panel, "log"))
        muster_log_panel_focus_last (self->log);
      else
        gtk_widget_child_focus (gtk_stack_get_visible_child (self->panel), GTK_DIR_TAB_FORWARD);
    }
  else
    {
      hide_panel (self);
      muster_battle_page_focus_next (self);
    }
}

static void
search_log_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  MusterBattlePage *self = MUSTER_BATTLE_PAGE (widget);

  muster_battle_page_show_panel (self, "log");
  muster_log_panel_search (self->log);
}

/* Leaves the panel if it covers the units, otherwise the battle. */
static void
back_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  MusterBattlePage *self = MUSTER_BATTLE_PAGE (widget);

  if (is_panel_over (self))
    show_field (self);
  else
    gtk_widget_activate_action (widget, "win.back", NULL);
}

static void
step_back (MusterBattlePage *self)
{
  MusterOrderForm *form = muster_battle_session_get_form (self->session);
  MusterBattleTimeline *timeline = muster_battle_session_get_timeline (self->session);

  if (muster_order_form_get_stage (form) != MUSTER_FORM_IDLE)
    gtk_widget_activate_action (GTK_WIDGET (self), "battle.cancel", NULL);
  else if (muster_battle_timeline_is_past (timeline))
    muster_battle_timeline_return (timeline);
  else if (is_panel_over (self))
    show_field (self);
  else
    muster_battle_session_set_unit (self->session, -1);
}

static void
choose_focused (MusterBattlePage *self)
{
  int unit = muster_sides_view_get_focused_unit (self->sides);

  if (unit >= 0)
    muster_battle_session_point_at (self->session, unit);
}

static gboolean
key_pressed_cb (MusterBattlePage *self,
                guint             keyval,
                guint             keycode,
                GdkModifierType   modifiers)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  switch (muster_battle_keys_press (self->session, gtk_root_get_focus (root), keyval, modifiers))
    {
    case MUSTER_BATTLE_KEY_TAKEN:
      muster_battle_page_focus_next (self);
      return GDK_EVENT_STOP;

    case MUSTER_BATTLE_KEY_COUNT:
      muster_battle_page_show_panel (self, "orders");
      return muster_order_panel_count (self->orders) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;

    case MUSTER_BATTLE_KEY_RESOLVE:
      gtk_widget_activate_action (GTK_WIDGET (self), "battle.resolve", NULL);
      return GDK_EVENT_STOP;

    case MUSTER_BATTLE_KEY_GO_ON:
      /* Nothing is being typed, so Enter answers what a phone proposes. */
      if (*muster_phones_get_proposal (self->phones) != '\0')
        {
          gtk_widget_activate_action (GTK_WIDGET (self), "phones.accept", NULL);
          return GDK_EVENT_STOP;
        }
      /* On a small screen, Enter shows the orders of the unit. */
      if (muster_split_get_folded (self->split) && !is_panel_over (self))
        return GDK_EVENT_PROPAGATE;
      gtk_widget_activate_action (GTK_WIDGET (self), "battle.go-on", NULL);
      return GDK_EVENT_STOP;

    case MUSTER_BATTLE_KEY_END_TURN:
      gtk_widget_activate_action (GTK_WIDGET (self), "battle.end-turn", NULL);
      return GDK_EVENT_STOP;

    case MUSTER_BATTLE_KEY_REFUSED:
      muster_battle_page_show_panel (self, "orders");
      muster_order_panel_refuse (self->orders, (char) gdk_keyval_to_unicode (keyval));
      return GDK_EVENT_STOP;

    case MUSTER_BATTLE_KEY_BACK:
      step_back (self);
      return GDK_EVENT_STOP;

    case MUSTER_BATTLE_KEY_SIDE_BEFORE:
      if (muster_sides_view_step (self->sides, -1))
        choose_focused (self);
      return GDK_EVENT_STOP;

    case MUSTER_BATTLE_KEY_SIDE_AFTER:
      if (muster_sides_view_step (self->sides, 1))
        choose_focused (self);
      return GDK_EVENT_STOP;

    case MUSTER_BATTLE_KEY_LEAVE:
      gtk_widget_child_focus (muster_split_get_folded (self->split) ? GTK_WIDGET (self->bottom)
                                                                    : GTK_WIDGET (self->panel),
                              GTK_DIR_TAB_FORWARD);
      return GDK_EVENT_STOP;

    case MUSTER_BATTLE_KEY_CHOOSE:
      choose_focused (self);
      return GDK_EVENT_STOP;

    case MUSTER_BATTLE_KEY_NONE:
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static void
toggle_panel (MusterBattlePage *self,
              gboolean          on,
              const char       *name)
{
  gboolean is_this = g_strcmp0 (gtk_stack_get_visible_child_name (self->panel), name) == 0;

  if (on)
    muster_battle_page_show_panel (self, name);
  else if (is_this)
    hide_panel (self);
}

static void
log_toggled_cb (MusterBattlePage *self)
{
  toggle_panel (self, gtk_toggle_button_get_active (self->log_button), "log");
}

static void
tallies_toggled_cb (MusterBattlePage *self)
{
  toggle_panel (self, gtk_toggle_button_get_active (self->tallies_button), "tallies");
}

static void
panel_cb (MusterBattlePage *self)
{
  const char *name = gtk_stack_get_visible_child_name (self->panel);
  gboolean shown = !muster_split_get_folded (self->split) || is_panel_over (self);

  /* The log and the tallies are made when they are first shown. */
  if (g_strcmp0 (name, "log") == 0 && self->log == NULL)
    {
      self->log = MUSTER_LOG_PANEL (muster_log_panel_new (self->session));
      muster_log_panel_set_images (self->log, self->images);
      adw_bin_set_child (self->log_place, GTK_WIDGET (self->log));
    }
  else if (g_strcmp0 (name, "tallies") == 0 && adw_bin_get_child (self->tallies_place) == NULL)
    adw_bin_set_child (self->tallies_place, muster_tally_panel_new (self->session));
  gtk_toggle_button_set_active (self->log_button, g_strcmp0 (name, "log") == 0 && shown);
  gtk_toggle_button_set_active (self->tallies_button, g_strcmp0 (name, "tallies") == 0 && shown);
}

/* Where there is little room, the short status begins with whose turn it is. */
static void
show_status (MusterBattlePage *self)
{
  g_autofree char *status = NULL;

  g_object_get (muster_battle_session_get_standing (self->session),
                muster_split_get_folded (self->split) ? "short-status" : "status", &status, NULL);
  adw_window_title_set_subtitle (self->title, status);
}

static void
show_width (MusterBattlePage *self)
{
  gboolean folded = muster_split_get_folded (self->split);
  MusterOrderForm *form = muster_battle_session_get_form (self->session);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->bottom), folded
                                                                   ? GTK_ORIENTATION_VERTICAL
                                                                   : GTK_ORIENTATION_HORIZONTAL);
  show_status (self);
  muster_score_box_set_compact (self->score, folded);
  gtk_widget_set_visible (self->wide_undo, !folded);
  gtk_widget_set_visible (self->narrow_undo, folded);
  /* A wide page asks for less than it needs, so that a window can be made narrow in one go. */
  adw_squeezer_set_allow_none (self->foot, !folded);
  gtk_widget_set_visible (self->lower, folded);
  muster_battle_banner_set_compact (self->banner, folded);
  muster_order_panel_set_compact (self->orders, folded);
  muster_tally_bar_set_compact (self->tallies, folded);
  if (!folded)
    show_field (self);
  else if (muster_order_form_get_stage (form) != MUSTER_FORM_IDLE)
    muster_battle_page_focus_next (self);
  panel_cb (self);
}

static gboolean
show_width_cb (gpointer data)
{
  MusterBattlePage *self = MUSTER_BATTLE_PAGE (data);

  self->width_source = 0;
  show_width (self);
  return G_SOURCE_REMOVE;
}

/* Once the page is mapped, the split folds during layout, when other widgets must not change, so
 * this waits until idle. */
static void
folded_cb (MusterBattlePage *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    show_width (self);
  else if (self->width_source == 0)
    self->width_source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, show_width_cb, self, NULL);
}

static void
announce_cb (MusterBattlePage *self)
{
  MusterBattleStanding *standing = muster_battle_session_get_standing (self->session);
  g_autofree char *announcement = NULL;

  g_object_get (standing, "announcement", &announcement, NULL);
  if (g_strcmp0 (gtk_label_get_label (self->announcer), announcement) != 0)
    muster_toolkit_announce (self->announcer, announcement);
}

static gboolean
muster_battle_page_grab_focus (GtkWidget *widget)
{
  MusterBattlePage *self = MUSTER_BATTLE_PAGE (widget);
  int unit = muster_battle_session_get_unit (self->session);
  const MusterState *state =
    muster_battle_get_state (muster_battle_session_get_battle (self->session));

  /* If the panel covers the units, the focus goes to the button for the next step, or else to the
   * one that leads back to the units. */
  if (is_panel_over (self))
    return muster_order_panel_focus_go_on (self->orders) || gtk_widget_grab_focus (self->lower);
  /* If only one side fits, keep showing the side that the player is looking at. */
  return muster_sides_view_focus_units (self->sides,
                                        unit >= 0 && !muster_split_get_folded (self->split)
                                          ? (guint) state->units[unit].def->side
                                          : muster_sides_view_get_shown_side (self->sides));
}

static void
muster_battle_page_dispose (GObject *object)
{
  MusterBattlePage *self = MUSTER_BATTLE_PAGE (object);

  g_clear_handle_id (&self->width_source, g_source_remove);

  /* Dispose of the child widgets first, because they use the objects that are cleared below. */
  G_OBJECT_CLASS (muster_battle_page_parent_class)->dispose (object);

  if (self->phones != NULL)
    muster_phones_close (self->phones);
  g_clear_object (&self->phones);
  g_clear_object (&self->images);
  g_clear_object (&self->session);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (MUSTER_TYPE_SUBJECT);
  g_type_ensure (MUSTER_TYPE_BATTLE_STANDING);
  g_type_ensure (MUSTER_TYPE_BATTLE_TIMELINE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-battle-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterBattlePage, menu);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlePage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlePage, standing);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlePage, timeline);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlePage, title);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlePage, wide_undo);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlePage, score);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlePage, announcer);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlePage, clock);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlePage, phones_button);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlePage, proposal);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlePage, banner);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlePage, campaign);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlePage, end_turn);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlePage, deck);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlePage, split);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlePage, field_place);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlePage, lower);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlePage, panel);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlePage, orders_place);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlePage, log_place);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlePage, tallies_place);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlePage, bottom);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlePage, narrow_undo);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlePage, foot);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlePage, tallies);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlePage, tallies_button);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlePage, log_button);
  gtk_widget_class_bind_template_callback (widget_class, gtk_widget_grab_focus);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, log_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, tallies_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, panel_cb);
  gtk_widget_class_bind_template_callback (widget_class, folded_cb);
}

static void
muster_battle_page_class_init (MusterBattlePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_battle_page_dispose;
  widget_class->focus = muster_widget_focus_child;
  widget_class->grab_focus = muster_battle_page_grab_focus;

  /**
   * MusterBattlePage::failed:
   * @error: (type GError): why something was not done
   */
  signals[SIGNAL_FAILED] =
    g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_ERROR);

  g_type_ensure (MUSTER_TYPE_BATTLE_BANNER);
  g_type_ensure (MUSTER_TYPE_DECK_PANEL);
  g_type_ensure (MUSTER_TYPE_END_TURN_BUTTON);
  g_type_ensure (MUSTER_TYPE_PHONES_BUTTON);
  g_type_ensure (MUSTER_TYPE_PROPOSAL_BAR);
  g_type_ensure (MUSTER_TYPE_SCORE_BOX);
  g_type_ensure (MUSTER_TYPE_SPLIT);
  g_type_ensure (MUSTER_TYPE_TALLY_BAR);
  gtk_widget_class_install_action (widget_class, "battle.show-orders", NULL, show_orders_cb);
  gtk_widget_class_install_action (widget_class, "battle.show-field", NULL, show_field_cb);
  gtk_widget_class_install_action (widget_class, "battle.show-panel", "s", show_panel_cb);
  gtk_widget_class_install_action (widget_class, "battle.search-log", NULL, search_log_cb);
  gtk_widget_class_install_action (widget_class, "battle.back", NULL, back_cb);
  muster_battle_page_install_order_actions (widget_class);
  muster_battle_page_install_record_actions (widget_class);
  muster_battle_page_install_phones_actions (widget_class);
  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "battle");
}

static void
muster_battle_page_init (MusterBattlePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  muster_late_menu_set (self->menu_button, self->menu);
  muster_mnemonics_name (GTK_WIDGET (self));
}

/* The clock is chosen and paused in the menu; its time stands over the units while it runs. */
static void
install_clock (MusterBattlePage *self)
{
  MusterBattleClock *clock = muster_battle_clock_get (muster_battle_session_get_battle (self->session));
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GPropertyAction) mode = g_property_action_new ("mode", clock, "mode");
  g_autoptr (GPropertyAction) paused = g_property_action_new ("paused", clock, "paused");

  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (mode));
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (paused));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "clock", G_ACTION_GROUP (group));
  g_object_bind_property (clock, "text", self->clock, "label", G_BINDING_SYNC_CREATE);
  g_object_bind_property (clock, "runs", self->clock, "visible", G_BINDING_SYNC_CREATE);
}

GtkWidget *
muster_battle_page_new (MusterBattleSession *session)
{
  MusterBattlePage *self = g_object_new (MUSTER_TYPE_BATTLE_PAGE, NULL);
  MusterBattleStanding *standing;
  MusterBattleTimeline *timeline;

  self->session = g_object_ref (session);
  self->phones = muster_battle_phones_new (session);
  muster_phones_button_set_phones (self->phones_button, self->phones);
  muster_proposal_bar_set_phones (self->proposal, self->phones, TRUE);
  self->sides = MUSTER_SIDES_VIEW (muster_sides_view_new (self->session));
  self->orders = MUSTER_ORDER_PANEL (muster_order_panel_new (self->session));
  adw_bin_set_child (self->field_place, GTK_WIDGET (self->sides));
  adw_bin_set_child (self->orders_place, GTK_WIDGET (self->orders));
  standing = muster_battle_session_get_standing (self->session);
  timeline = muster_battle_session_get_timeline (self->session);
  muster_subject_set_item (self->timeline, timeline);
  muster_subject_set_item (self->standing, standing);
  muster_battle_banner_set_session (self->banner, self->session);
  muster_score_box_set_battle (self->score, muster_battle_session_get_battle (self->session));
  muster_deck_panel_set_session (self->deck, self->session);
  muster_end_turn_button_set_session (self->end_turn, self->session);
  g_signal_connect_object (standing, "notify::announcement", G_CALLBACK (announce_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (standing, "notify::status", G_CALLBACK (show_status), self,
                           G_CONNECT_SWAPPED);
  muster_tally_bar_set_model (self->tallies, muster_battle_session_get_tallies (self->session));
  g_signal_connect_object (muster_battle_session_get_battle (self->session), "changed",
                           G_CALLBACK (show_state), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  install_clock (self);
  muster_battle_page_install_record_switches (self);
  show_state (self);
  show_width (self);
  return GTK_WIDGET (self);
}

MusterBattleSession *
muster_battle_page_get_session (MusterBattlePage *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_PAGE (self), NULL);

  return self->session;
}

MusterPhones *
muster_battle_page_get_phones (MusterBattlePage *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_PAGE (self), NULL);

  return self->phones;
}

MusterPhonesButton *
muster_battle_page_get_phones_button (MusterBattlePage *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_PAGE (self), NULL);

  return self->phones_button;
}

/* Before the log is shown: where its photos are. */
void
muster_battle_page_set_images (MusterBattlePage *self,
                               MusterImageStore *images)
{
  g_return_if_fail (MUSTER_IS_BATTLE_PAGE (self));

  g_set_object (&self->images, images);
}

/**
 * muster_battle_page_set_campaign:
 * @title: of the campaign that the battle belongs to
 *
 * There is a way to it, and when the battle is over, a way to record what came of it.
 */
void
muster_battle_page_set_campaign (MusterBattlePage *self,
                                 const char       *title)
{
  g_autofree char *label = NULL;

  g_return_if_fail (MUSTER_IS_BATTLE_PAGE (self));

  /* Translators: the title of a campaign, on a button that leads there. */
  label = g_strdup_printf (_("To the Campaign “%s”"), title);
  muster_tooltip_set (self->campaign, label);
  muster_accessible_set_label (self->campaign, label);
  gtk_widget_set_visible (self->campaign, TRUE);
  muster_battle_banner_set_campaign (self->banner, title);
}

void
muster_battle_page_report (MusterBattlePage *self,
                           const GError     *error)
{
  if (error != NULL)
    g_signal_emit (self, signals[SIGNAL_FAILED], 0, error);
}

void
muster_battle_page_show_panel (MusterBattlePage *self,
                               const char       *name)
{
  gtk_stack_set_visible_child_name (self->panel, name);
  if (muster_split_get_folded (self->split))
    muster_split_set_raised (self->split, TRUE);
}

void
muster_battle_page_show_common (MusterBattlePage *self)
{
  muster_battle_page_show_panel (self, "orders");
  muster_order_panel_unfold_common (self->orders);
}

/* After an action: moves the focus to the unfinished order, the result of the battle, or the
 * units. */
void
muster_battle_page_focus_next (MusterBattlePage *self)
{
  MusterOrderForm *form = muster_battle_session_get_form (self->session);

  if (muster_order_form_get_stage (form) != MUSTER_FORM_IDLE)
    {
      muster_battle_page_show_panel (self, "orders");
      muster_order_panel_focus_next (self->orders);
    }
  else if (!gtk_widget_grab_focus (GTK_WIDGET (self->banner)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* After a jump to another state: moves the focus only if its widget is gone, in the orders or among
 * the units. */
void
muster_battle_page_keep_focus (MusterBattlePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || !gtk_widget_get_mapped (focus) || !gtk_widget_is_sensitive (focus) ||
      gtk_widget_is_ancestor (focus, GTK_WIDGET (self->orders)) ||
      muster_sides_view_find_side (self->sides, focus) >= 0)
    muster_battle_page_focus_next (self);
}
