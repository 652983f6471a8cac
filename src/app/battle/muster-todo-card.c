/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-todo-card.h"

#include "app/models/battle/muster-battle-next.h"
#include "app/models/muster-words.h"
#include "app/toolkit/muster-text-label.h"
#include "app/toolkit/muster-tooltip.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"

struct _MusterTodoCard
{
  MusterPanel parent_instance;

  MusterBattleSession *session;
  GtkCustomFilter *filter;
  GtkFilterListModel *shown;

  GtkLabel *title;
  GtkListBox *list;
  GtkWidget *idle;
  GtkLabel *idle_text;
};

G_DEFINE_FINAL_TYPE (MusterTodoCard, muster_todo_card, MUSTER_TYPE_PANEL)

static gboolean
is_idle (MusterTodoCard *self)
{
  return muster_order_form_get_stage (muster_battle_session_get_form (self->session)) ==
         MUSTER_FORM_IDLE;
}

/* Whether an order of the whole battle is next; then it has a button above and among the orders. */
static gboolean
is_offered (MusterTodoCard   *self,
            MusterBattleDuty *duty)
{
  return muster_battle_duty_get_unit (duty) < 0 && muster_battle_duty_get_verb (duty) >= 0 &&
         !muster_battle_duty_is_choice (duty) && muster_battle_next_is_duty (self->session, duty);
}

/* Units that only have no order yet are summed up in one line instead. */
static gboolean
is_shown (gpointer item,
          gpointer data)
{
  MusterTodoCard *self = MUSTER_TODO_CARD (data);
  MusterBattleDuty *duty = MUSTER_BATTLE_DUTY (item);
  int unit = muster_battle_session_get_unit (self->session);

  if (muster_battle_duty_is_idle (duty) || is_offered (self, duty))
    return FALSE;
  if (muster_battle_next_is_ending (self->session))
    return muster_battle_duty_get_unit (duty) >= 0;
  /* The chosen unit does not have to be chosen again. */
  if (!is_idle (self) || (unit >= 0 && muster_battle_duty_get_unit (duty) == unit &&
                          muster_battle_duty_get_verb (duty) < 0))
    return FALSE;
  return unit < 0 || muster_battle_duty_get_when (duty) != MUSTER_DUTY_MAY ||
         muster_battle_duty_get_unit (duty) == unit;
}

static char *
dup_idle_text (MusterTodoCard *self)
{
  GListModel *duties = muster_battle_session_get_duties (self->session);
  MusterBattle *battle = muster_battle_session_get_battle (self->session);
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (duties); i++)
    {
      g_autoptr (MusterBattleDuty) duty = g_list_model_get_item (duties, i);
      g_autofree char *name = NULL;

      if (!muster_battle_duty_is_idle (duty))
        continue;
      name = muster_words_for_unit (battle, muster_battle_duty_get_unit (duty));
      muster_enumeration_add (names, name);
    }

  if (names->len == 0)
    return NULL;
  /* Translators: names of units. */
  return g_strdup_printf (_("No order yet: %s"), names->str);
}

static void
show (MusterTodoCard *self)
{
  gboolean ending = muster_battle_next_is_ending (self->session);
  gboolean whole = ending || (is_idle (self) && muster_battle_session_get_unit (self->session) < 0);
  g_autofree char *idle = whole ? dup_idle_text (self) : NULL;
  gboolean has_duties;

  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  has_duties = g_list_model_get_n_items (G_LIST_MODEL (self->shown)) > 0;
  gtk_label_set_label (self->title, ending ? _("Still to Do in This Turn") : _("To Do"));
  gtk_label_set_label (self->idle_text, idle != NULL ? idle : "");
  muster_tooltip_set (GTK_WIDGET (self->idle_text), idle);
  gtk_widget_set_visible (self->idle, idle != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->list), has_duties);
  gtk_widget_set_visible (GTK_WIDGET (self), has_duties || idle != NULL);
}

static void
clicked_cb (GtkWidget        *button,
            MusterBattleDuty *duty)
{
  GtkWidget *self = gtk_widget_get_ancestor (button, MUSTER_TYPE_TODO_CARD);

  /* The duty may remove this row with its button, so keep a reference. */
  g_object_ref (self);
  muster_battle_session_begin_duty (MUSTER_TODO_CARD (self)->session, duty);
  gtk_widget_activate_action (self, "battle.show-orders", NULL);
  g_object_unref (self);
}

static GtkWidget *
create_row (gpointer item,
            gpointer data)
{
  MusterBattleDuty *duty = MUSTER_BATTLE_DUTY (item);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *text = muster_text_label_new (muster_battle_duty_get_text (duty), NULL);
  GtkWidget *button = gtk_button_new_with_label (muster_battle_duty_get_label (duty));
  g_autofree char *label = g_strdup_printf ("%s: %s", muster_battle_duty_get_text (duty),
                                            muster_battle_duty_get_label (duty));

  gtk_widget_set_hexpand (text, TRUE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  /* A duty that any unit can fulfil is shown without a button. */
  gtk_widget_set_visible (button, muster_battle_duty_get_unit (duty) >= 0 ||
                                  muster_battle_duty_get_verb (duty) >= 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  if (muster_battle_duty_get_when (duty) == MUSTER_DUTY_NOW)
    gtk_widget_add_css_class (button, "suggested-action");
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), duty, 0);
  gtk_box_append (GTK_BOX (box), text);
  gtk_box_append (GTK_BOX (box), button);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  return row;
}

static void
muster_todo_card_dispose (GObject *object)
{
  MusterTodoCard *self = MUSTER_TODO_CARD (object);

  if (self->list != NULL)
    gtk_list_box_bind_model (self->list, NULL, NULL, NULL, NULL);
  if (self->filter != NULL)
    gtk_custom_filter_set_filter_func (self->filter, NULL, NULL, NULL);
  g_clear_object (&self->shown);
  g_clear_object (&self->filter);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (muster_todo_card_parent_class)->dispose (object);
}

static void
muster_todo_card_class_init (MusterTodoCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_todo_card_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-todo-card.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterTodoCard, title);
  gtk_widget_class_bind_template_child (widget_class, MusterTodoCard, list);
  gtk_widget_class_bind_template_child (widget_class, MusterTodoCard, idle);
  gtk_widget_class_bind_template_child (widget_class, MusterTodoCard, idle_text);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
muster_todo_card_init (MusterTodoCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
muster_todo_card_new (MusterBattleSession *session)
{
  MusterTodoCard *self = g_object_new (MUSTER_TYPE_TODO_CARD, NULL);
  GListModel *duties;

  self->session = g_object_ref (session);
  duties = muster_battle_session_get_duties (self->session);
  self->filter = gtk_custom_filter_new (is_shown, self, NULL);
  self->shown = gtk_filter_list_model_new (g_object_ref (duties),
                                           GTK_FILTER (g_object_ref (self->filter)));
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (self->shown), create_row, NULL, NULL);
  g_signal_connect_object (duties, "items-changed", G_CALLBACK (show), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->session, "notify::unit", G_CALLBACK (show), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (muster_battle_session_get_form (self->session), "notify::stage",
                           G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);
  return GTK_WIDGET (self);
}
