/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-order-panel.h"

#include "app/battle/muster-form-card.h"
#include "app/battle/muster-order-button.h"
#include "app/battle/muster-reminder-card.h"
#include "app/battle/muster-todo-card.h"
#include "app/battle/muster-unit-details.h"
#include "app/models/battle/muster-battle-leaving.h"
#include "app/models/battle/muster-battle-next.h"
#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-subject.h"
#include "app/toolkit/muster-toolkit.h"
#include "app/toolkit/muster-widget-children.h"
#include "app/toolkit/muster-widget-class.h"
#include "app/widgets/muster-line-box.h"
#include "app/widgets/muster-rule-links.h"
#include "core/muster-i18n.h"

struct _MusterOrderPanel
{
  GtkWidget parent_instance;

  MusterBattleSession *session;

  GtkScrolledWindow *scroller;
  GtkWidget *deselect;
  GtkLabel *refusal;
  GListModel *shown; /* the orders in own_orders */
  GtkFlowBox *own_orders;
  GtkWidget *refused;
  MusterLineBox *refused_lines;
  GtkWidget *excluded;
  MusterLineBox *excluded_lines;
  GtkExpander *common;
  GtkFlowBox *common_orders;
  GtkBox *todo_place;
  GtkBox *form_place;
  MusterFormCard *form;
  GtkWidget *result;
  GtkExpander *result_details;
  MusterRuleLinks *result_rules;
  GtkWidget *go_on;
  GtkLabel *go_on_label;
  GtkBox *reminders_place;
  GtkWidget *leave;
  GtkLabel *leave_label;
  GtkWidget *details;
  MusterLineBox *details_lines;
  GtkWidget *actions;
  GtkWidget *resolve;
  gboolean compact;
  guint tick;
  guint frames; /* how many frames to wait before scrolling to what is asked for */
  GtkLabel *result_summary;
  GtkLabel *result_title;
  MusterSubject *subject;
  MusterSubject *timeline;
};

#define MARGIN 12.0

G_DEFINE_FINAL_TYPE (MusterOrderPanel, muster_order_panel, GTK_TYPE_WIDGET)

static void
chosen_cb (MusterOrderPanel  *self,
           MusterOrderButton *button)
{
  muster_battle_session_choose (self->session, muster_order_button_get_item (button));
  muster_order_panel_focus_next (self);
}

static GtkWidget *
create_order (gpointer item,
              gpointer data)
{
  MusterOrderPanel *self = MUSTER_ORDER_PANEL (data);
  GtkWidget *button = muster_order_button_new (MUSTER_ORDER_ITEM (item));

  g_signal_connect_object (button, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  return button;
}

/* The order to end the turn needs no button here, since the page has one in a fixed place. */
static gboolean
needs_button (gpointer item,
              gpointer data)
{
  return !g_str_equal (muster_order_item_get_id (item), "end-turn");
}

static GListModel *
bind_orders (MusterOrderPanel *self,
             GtkFlowBox       *box,
             GListModel       *orders)
{
  g_autoptr (GListModel) shown = G_LIST_MODEL (
    gtk_filter_list_model_new (g_object_ref (orders),
                               GTK_FILTER (gtk_custom_filter_new (needs_button, NULL, NULL))));

  gtk_flow_box_bind_model (box, shown, create_order, self, NULL);
  return g_steal_pointer (&shown);
}

/* Binds the orders only while the expander is open; otherwise their buttons would be made anew
 * after each order. */
static void
unfold_cb (MusterOrderPanel *self,
           GParamSpec       *pspec,
           GtkExpander      *expander)
{
  MusterOrderList *orders = muster_battle_session_get_orders (self->session);

  if (gtk_expander_get_expanded (expander))
    g_object_unref (bind_orders (self, self->common_orders, muster_order_list_get_common (orders)));
  else
    gtk_flow_box_bind_model (self->common_orders, NULL, NULL, NULL, NULL);
}

/* Hides the box if it has no orders, so that it leaves no gap. */
static void
show_orders (MusterOrderPanel *self)
{
  MusterOrderForm *form = muster_battle_session_get_form (self->session);
  gboolean idle = muster_order_form_get_stage (form) == MUSTER_FORM_IDLE;

  gtk_widget_set_visible (GTK_WIDGET (self->own_orders),
                          (!self->compact || idle) && g_list_model_get_n_items (self->shown) > 0);
}

/* Lists refused orders as text instead of buttons that do nothing. */
static void
show_refused (MusterOrderPanel *self)
{
  g_auto (GStrv) refusals = NULL;
  g_auto (GStrv) exclusions = NULL;
  MusterOrderList *orders = muster_battle_session_get_orders (self->session);
  g_auto (GStrv) refusal_rules = muster_order_list_dup_refusal_rules (orders, FALSE);
  g_auto (GStrv) exclusion_rules = muster_order_list_dup_refusal_rules (orders, TRUE);

  g_object_get (self->session, "refusals", &refusals, "exclusions", &exclusions, NULL);
  muster_line_box_set_cited_lines (self->refused_lines, (const char *const *) refusals,
                                   (const char *const *) refusal_rules);
  gtk_widget_set_visible (self->refused, refusals[0] != NULL);
  muster_line_box_set_cited_lines (self->excluded_lines, (const char *const *) exclusions,
                                   (const char *const *) exclusion_rules);
  gtk_widget_set_visible (self->excluded, exclusions[0] != NULL);
}

/* The result of the last order is hidden while another one is being given. The button for the next
 * step is always in the same place. */
static void
show_result (MusterOrderPanel *self)
{
  MusterOrderForm *form = muster_battle_session_get_form (self->session);
  gboolean idle = muster_order_form_get_stage (form) == MUSTER_FORM_IDLE;
  g_autofree char *summary = NULL;
  g_autofree char *title = NULL;
  g_autofree char *next = muster_battle_next_dup_label (self->session);
  g_auto (GStrv) rules = NULL;

  g_object_get (muster_battle_session_get_timeline (self->session), "result-summary", &summary,
                "result-title", &title, "result-rules", &rules, NULL);
  gtk_label_set_label (self->result_summary, summary);
  /* If the summary is only the name of the order, do not repeat it as the title. */
  gtk_label_set_label (self->result_title, g_str_equal (title, summary) ? _("All Steps") : title);
  muster_rule_links_set_rules (self->result_rules, (const char *const *) rules);
  gtk_widget_set_visible (self->result, idle && *summary != '\0');
  gtk_label_set_label (self->go_on_label, next);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->go_on), GTK_ACCESSIBLE_PROPERTY_LABEL, next, -1);
  gtk_widget_set_visible (self->go_on, idle && *next != '\0');
  muster_widget_set_class (self->go_on, "suggested-action",
                           muster_battle_next_is_due (self->session));
}

/* Describes the unit, and what it can do beyond its orders. */
static void
show_details (MusterOrderPanel *self)
{
  MusterOrderForm *form = muster_battle_session_get_form (self->session);
  gboolean idle = muster_order_form_get_stage (form) == MUSTER_FORM_IDLE;
  g_autofree char *leave = idle ? muster_battle_leaving_dup_label (self->session) : g_strdup ("");
  g_auto (GStrv) details =
    muster_unit_details_list (muster_battle_session_get_battle (self->session),
                              muster_battle_session_get_unit (self->session));

  gtk_label_set_label (self->leave_label, leave);
  muster_accessible_set_label (self->leave, leave);
  gtk_widget_set_visible (self->leave, *leave != '\0');
  muster_line_box_set_lines (self->details_lines, (const char *const *) details);
  gtk_widget_set_visible (self->details, details[0] != NULL);
}

/* Folds the steps: a new result is shown as one line. */
static void
battle_changed_cb (MusterOrderPanel *self)
{
  gtk_expander_set_expanded (self->result_details, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), FALSE);
  show_result (self);
  show_details (self);
}

static void
scroll_to_top (MusterOrderPanel *self)
{
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0.0);
}

/* Scrolls to what the order asks for or, once it is complete, to its outcome: to all of it if there
 * is room, otherwise to its beginning. */
static void
reveal_asked (MusterOrderPanel *self)
{
  GtkWidget *asked = muster_form_card_get_asked (self->form);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  graphene_rect_t area;
  double top, value;

  if (asked == NULL || !gtk_widget_get_mapped (asked) ||
      !gtk_widget_compute_bounds (asked, GTK_WIDGET (self->scroller), &area))
    return;

  value = gtk_adjustment_get_value (adjustment);
  top = value + area.origin.y;
  value = MAX (value, top + area.size.height + MARGIN - gtk_adjustment_get_page_size (adjustment));
  gtk_adjustment_set_value (adjustment, MIN (value, MAX (top - MARGIN, 0.0)));
}

/* Tick callbacks run before the layout of a frame, so the second one knows the layout of the
 * first. */
static gboolean
reveal_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       data)
{
  MusterOrderPanel *self = MUSTER_ORDER_PANEL (widget);

  if (--self->frames > 0)
    {
      gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
      return G_SOURCE_CONTINUE;
    }
  self->tick = 0;
  reveal_asked (self);
  return G_SOURCE_REMOVE;
}

/* Scrolls after the next layout, since widgets above may have grown. */
static void
queue_reveal (MusterOrderPanel *self)
{
  self->frames = 2;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), reveal_cb, NULL, NULL);
}

static void
show_unit (MusterOrderPanel *self)
{
  gtk_widget_set_visible (self->deselect, muster_battle_session_get_unit (self->session) >= 0);
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), FALSE);
  show_result (self);
  show_details (self);
  scroll_to_top (self);
}

static void
show_stage (MusterOrderPanel *self)
{
  MusterOrderForm *form = muster_battle_session_get_form (self->session);
  MusterFormStage stage = muster_order_form_get_stage (form);
  gboolean rolls =
    stage == MUSTER_FORM_ROLL && muster_battle_session_get_rolls_first (self->session);

  gtk_widget_set_visible (GTK_WIDGET (self->refusal), FALSE);
  show_result (self);
  show_details (self);
  show_orders (self);
  gtk_widget_set_visible (self->actions, stage != MUSTER_FORM_IDLE);
  gtk_widget_set_sensitive (self->resolve, stage == MUSTER_FORM_READY || rolls);
  if (muster_battle_next_is_ending (self->session))
    gtk_button_set_label (GTK_BUTTON (self->resolve), _("End turn"));
  else
    gtk_button_set_label (GTK_BUTTON (self->resolve), rolls ? _("Roll and Resolve") : _("Resolve"));
  if (stage == MUSTER_FORM_IDLE)
    scroll_to_top (self);
  else
    queue_reveal (self);
}

static void
add_reminders (MusterOrderPanel *self)
{
  GtkWidget *card =
    muster_reminder_card_new (muster_battle_session_get_reminders (self->session));

  gtk_widget_set_hexpand (card, TRUE);
  gtk_box_append (self->reminders_place, card);
  g_object_bind_property (card, "visible", self->reminders_place, "visible", G_BINDING_SYNC_CREATE);
}

static void
attach_session (MusterOrderPanel *self)
{
  GtkWidget *card;
  MusterOrderList *orders;
  MusterBattleTimeline *timeline;

  self->form = MUSTER_FORM_CARD (muster_form_card_new (self->session));
  gtk_widget_set_hexpand (GTK_WIDGET (self->form), TRUE);
  gtk_box_append (self->form_place, GTK_WIDGET (self->form));
  /* Hide the place of the card with the card, so that it leaves no gap. */
  card = muster_todo_card_new (self->session);
  gtk_widget_set_hexpand (card, TRUE);
  gtk_box_append (self->todo_place, card);
  g_object_bind_property (card, "visible", self->todo_place, "visible", G_BINDING_SYNC_CREATE);
  add_reminders (self);
  orders = muster_battle_session_get_orders (self->session);
  timeline = muster_battle_session_get_timeline (self->session);
  muster_subject_set_item (self->subject, self->session);
  muster_subject_set_item (self->timeline, timeline);
  self->shown = bind_orders (self, self->own_orders, muster_order_list_get_own (orders));
  g_signal_connect_object (self->shown, "items-changed", G_CALLBACK (show_orders), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::refusals", G_CALLBACK (show_refused), self,
                           G_CONNECT_SWAPPED);
  /* Connect after the session has, so that it knows the next step by then. */
  g_signal_connect_object (muster_battle_session_get_battle (self->session), "changed",
                           G_CALLBACK (battle_changed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->session, "notify::unit", G_CALLBACK (show_unit), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::rolls-first", G_CALLBACK (show_stage), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (muster_battle_session_get_form (self->session), "notify::stage",
                           G_CALLBACK (show_stage), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (muster_battle_session_get_form (self->session), "notify::request-title",
                           G_CALLBACK (queue_reveal), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (muster_order_dice_get_rolls (
                             muster_order_form_get_dice (muster_battle_session_get_form (self->session))),
                           "items-changed", G_CALLBACK (queue_reveal), self, G_CONNECT_SWAPPED);
  show_refused (self);
  show_unit (self);
  show_stage (self);
}

static void
muster_order_panel_dispose (GObject *object)
{
  MusterOrderPanel *self = MUSTER_ORDER_PANEL (object);

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  if (self->own_orders != NULL)
    {
      gtk_flow_box_bind_model (self->own_orders, NULL, NULL, NULL, NULL);
      gtk_flow_box_bind_model (self->common_orders, NULL, NULL, NULL, NULL);
    }
  g_clear_object (&self->shown);
  g_clear_object (&self->session);
  gtk_widget_dispose_template (GTK_WIDGET (self), MUSTER_TYPE_ORDER_PANEL);
  muster_widget_unparent_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (muster_order_panel_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (MUSTER_TYPE_SUBJECT);
  g_type_ensure (MUSTER_TYPE_BATTLE_SESSION);
  g_type_ensure (MUSTER_TYPE_BATTLE_TIMELINE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-order-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterOrderPanel, timeline);
  gtk_widget_class_bind_template_child (widget_class, MusterOrderPanel, subject);
  gtk_widget_class_bind_template_child (widget_class, MusterOrderPanel, result_summary);
  gtk_widget_class_bind_template_child (widget_class, MusterOrderPanel, result_title);
  gtk_widget_class_bind_template_child (widget_class, MusterOrderPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, MusterOrderPanel, deselect);
  gtk_widget_class_bind_template_child (widget_class, MusterOrderPanel, refusal);
  gtk_widget_class_bind_template_child (widget_class, MusterOrderPanel, own_orders);
  gtk_widget_class_bind_template_child (widget_class, MusterOrderPanel, refused);
  gtk_widget_class_bind_template_child (widget_class, MusterOrderPanel, refused_lines);
  gtk_widget_class_bind_template_child (widget_class, MusterOrderPanel, excluded);
  gtk_widget_class_bind_template_child (widget_class, MusterOrderPanel, excluded_lines);
  gtk_widget_class_bind_template_child (widget_class, MusterOrderPanel, common);
  gtk_widget_class_bind_template_child (widget_class, MusterOrderPanel, common_orders);
  gtk_widget_class_bind_template_child (widget_class, MusterOrderPanel, todo_place);
  gtk_widget_class_bind_template_child (widget_class, MusterOrderPanel, form_place);
  gtk_widget_class_bind_template_child (widget_class, MusterOrderPanel, result);
  gtk_widget_class_bind_template_child (widget_class, MusterOrderPanel, result_rules);
  gtk_widget_class_bind_template_child (widget_class, MusterOrderPanel, result_details);
  gtk_widget_class_bind_template_child (widget_class, MusterOrderPanel, go_on);
  gtk_widget_class_bind_template_child (widget_class, MusterOrderPanel, go_on_label);
  gtk_widget_class_bind_template_child (widget_class, MusterOrderPanel, reminders_place);
  gtk_widget_class_bind_template_child (widget_class, MusterOrderPanel, leave);
  gtk_widget_class_bind_template_child (widget_class, MusterOrderPanel, leave_label);
  gtk_widget_class_bind_template_child (widget_class, MusterOrderPanel, details);
  gtk_widget_class_bind_template_child (widget_class, MusterOrderPanel, details_lines);
  gtk_widget_class_bind_template_child (widget_class, MusterOrderPanel, actions);
  gtk_widget_class_bind_template_child (widget_class, MusterOrderPanel, resolve);
  gtk_widget_class_bind_template_callback (widget_class, unfold_cb);
}

static void
muster_order_panel_class_init (MusterOrderPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_order_panel_dispose;

  g_type_ensure (MUSTER_TYPE_LINE_BOX);
  g_type_ensure (MUSTER_TYPE_RULE_LINKS);
  bind_template (widget_class);
}

static void
muster_order_panel_init (MusterOrderPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
muster_order_panel_new (MusterBattleSession *session)
{
  MusterOrderPanel *self = g_object_new (MUSTER_TYPE_ORDER_PANEL, NULL);

  self->session = g_object_ref (session);
  attach_session (self);
  return GTK_WIDGET (self);
}

/**
 * muster_order_panel_focus_next:
 *
 * Puts the focus where the next key will probably be meant to go.
 */
void
muster_order_panel_focus_next (MusterOrderPanel *self)
{
  g_return_if_fail (MUSTER_IS_ORDER_PANEL (self));

  if (muster_order_form_get_stage (muster_battle_session_get_form (self->session)) ==
      MUSTER_FORM_READY)
    gtk_widget_grab_focus (self->resolve);
  else
    muster_form_card_focus_next (self->form);
}

/* Returns: whether there is a next step; its button has the focus then */
gboolean
muster_order_panel_focus_go_on (MusterOrderPanel *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_PANEL (self), FALSE);

  return gtk_widget_get_mapped (self->go_on) && gtk_widget_grab_focus (self->go_on);
}

/* Unfolds what the umpire may do and what is for the whole battle, and goes to the first of it. */
void
muster_order_panel_unfold_common (MusterOrderPanel *self)
{
  g_return_if_fail (MUSTER_IS_ORDER_PANEL (self));

  gtk_expander_set_expanded (self->common, TRUE);
  gtk_widget_child_focus (GTK_WIDGET (self->common_orders), GTK_DIR_TAB_FORWARD);
}

/* Goes to the entry for how many of the dice that are asked for count. FALSE where the rules need more. */
gboolean
muster_order_panel_count (MusterOrderPanel *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_PANEL (self), FALSE);

  return muster_form_card_count (self->form);
}

/**
 * muster_order_panel_refuse:
 * @key: of an order that cannot be given now
 *
 * Says why, until something else is done.
 */
void
muster_order_panel_refuse (MusterOrderPanel *self,
                           char              key)
{
  MusterOrderItem *item;
  g_autofree char *text = NULL;

  g_return_if_fail (MUSTER_IS_ORDER_PANEL (self));

  item = muster_order_list_find_refused (muster_battle_session_get_orders (self->session), key);
  if (item == NULL)
    return;

  /* Translators: an order, and why it cannot be given. */
  text = g_strdup_printf (_("%s: %s"), muster_order_item_get_label (item),
                          muster_order_item_get_note (item));
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), TRUE);
  muster_toolkit_announce (self->refusal, text);
  scroll_to_top (self);
}

/**
 * muster_order_panel_set_compact:
 * @compact: there is little room: while an order is given, the others are out of the way
 */
void
muster_order_panel_set_compact (MusterOrderPanel *self,
                                gboolean          compact)
{
  g_return_if_fail (MUSTER_IS_ORDER_PANEL (self));

  self->compact = compact;
  show_stage (self);
}
