/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-battle-change-window.h"

#include <adwaita.h>

#include "app/battle/muster-form-card.h"
#include "app/toolkit/muster-text-label.h"
#include "app/widgets/muster-confirm.h"
#include "app/widgets/muster-dialog.h"
#include "core/muster-i18n.h"

/* An earlier entry of the log in the form in which it was given, in a battle that ends just before it.
 * Nothing that happens here changes the battle. */

#define WIDTH 520
#define HEIGHT 620

typedef struct
{
  MusterBattle *battle;
  guint index;
  MusterBattleSession *session; /* of the battle before the entry */
  MusterFormCard *card;
  GtkWidget *window;
  GtkWidget *see;
  MusterBattleChanged changed;
} Change;

static void
change_free (gpointer data)
{
  Change *self = data;

  g_signal_handlers_disconnect_by_data (muster_battle_session_get_form (self->session), self);
  g_object_unref (self->battle);
  g_object_unref (self->session);
  g_free (self);
}

static MusterOrderForm *
get_form (Change *self)
{
  return muster_battle_session_get_form (self->session);
}

static void
focus_next_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       data)
{
  Change *self = data;

  if (muster_order_form_get_stage (get_form (self)) == MUSTER_FORM_READY)
    gtk_widget_grab_focus (self->see);
  else
    muster_form_card_focus_next (self->card);
}

/* Shows what would come of it, once the order is whole. */
static void
resolve_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  Change *self = data;
  MusterOrderForm *form = get_form (self);
  g_auto (MusterOrder) order = { 0 };
  g_autoptr (GError) error = NULL;
  MusterBattleCorrection *correction;

  if (muster_order_form_get_stage (form) != MUSTER_FORM_READY)
    {
      focus_next_cb (action, parameter, data);
      return;
    }
  muster_order_draft_write (muster_order_form_get_draft (form), &order);
  correction = muster_battle_correct (self->battle, self->index, &order,
                                      muster_order_dice_get_tape (muster_order_form_get_dice (form)), &error);
  if (correction == NULL)
    muster_confirm_report (GTK_WINDOW (self->window), _("The Entry Cannot Be Changed Like This"),
                           error->message, NULL);
  else
    self->changed (GTK_WINDOW (self->window), correction);
}

static void
roll_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  Change *self = data;

  muster_battle_session_roll (self->session);
  focus_next_cb (action, parameter, data);
}

static void
throw_again_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       data)
{
  Change *self = data;
  guint roll, unit;

  g_variant_get (parameter, "(uu)", &roll, &unit);
  muster_order_dice_throw_again (muster_order_form_get_dice (get_form (self)), roll, (int) unit);
  focus_next_cb (action, parameter, data);
}

static gboolean
key_cb (Change          *self,
        guint            keyval,
        guint            keycode,
        GdkModifierType  modifiers)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->window));
  guint32 character = gdk_keyval_to_unicode (keyval);

  if (keyval == GDK_KEY_Escape)
    {
      gtk_window_close (GTK_WINDOW (self->window));
      return TRUE;
    }
  if ((focus != NULL && GTK_IS_EDITABLE (focus)) ||
      (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)))
    return FALSE;
  if (keyval == GDK_KEY_BackSpace)
    return muster_order_dice_erase (muster_order_form_get_dice (get_form (self)));
  if (character == '+')
    return muster_form_card_count (self->card);
  return character > 0 && character < 127 &&
         muster_dice_tray_type (muster_order_dice_get_tray (muster_order_form_get_dice (get_form (self))),
                                (char) character);
}

static void
show_stage (Change *self)
{
  gtk_widget_set_sensitive (self->see,
                            muster_order_form_get_stage (get_form (self)) == MUSTER_FORM_READY);
}

static void
install_actions (Change *self)
{
  static const GActionEntry ACTIONS[] = {
    { .name = "resolve", .activate = resolve_cb },
    { .name = "focus-next", .activate = focus_next_cb },
    { .name = "roll", .activate = roll_cb },
    { .name = "throw-again", .activate = throw_again_cb, .parameter_type = "(uu)" },
  };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), ACTIONS, G_N_ELEMENTS (ACTIONS), self);
  gtk_widget_insert_action_group (self->window, "battle", G_ACTION_GROUP (group));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (self->window, keys);
}

GtkWindow *
muster_battle_change_window_present (GtkWindow            *parent,
                                     MusterBattle         *battle,
                                     guint                 index,
                                     MusterBattleChanged   changed,
                                     GError              **error)
{
  g_autoptr (MusterBattle) before = muster_battle_rewind (battle, index, error);
  MusterLogEntry *entry = muster_ledger_get_entry (battle, index);
  g_autofree char *title = NULL;
  Change *self;
  GtkWidget *box;
  GtkWidget *scrolled;

  if (before == NULL)
    return NULL;

  self = g_new0 (Change, 1);
  self->battle = g_object_ref (battle);
  self->index = index;
  self->changed = changed;
  self->session = muster_battle_session_new (before);
  self->card = MUSTER_FORM_CARD (muster_form_card_new (self->session));
  self->window = adw_window_new ();
  title = muster_log_entry_dup_title (entry);
  gtk_window_set_title (GTK_WINDOW (self->window), title);
  gtk_window_set_transient_for (GTK_WINDOW (self->window), parent);
  gtk_window_set_modal (GTK_WINDOW (self->window), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (self->window), WIDTH, HEIGHT);

  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  scrolled = gtk_scrolled_window_new ();
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), muster_text_label_new (
    _("This is what was recorded. You see what would be different before anything changes."),
    "muster-banner"));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->card));
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (box), scrolled);
  self->see = gtk_button_new_with_mnemonic (_("_See What It Changes"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->see), "battle.resolve");
  gtk_widget_add_css_class (self->see, "suggested-action");
  gtk_widget_set_halign (self->see, GTK_ALIGN_END);
  g_object_set (self->see, "margin-top", 12, "margin-bottom", 12, "margin-start", 12, "margin-end", 12, NULL);
  gtk_box_append (GTK_BOX (box), self->see);
  adw_window_set_content (ADW_WINDOW (self->window), box);

  install_actions (self);
  g_signal_connect_data (get_form (self), "notify::stage", G_CALLBACK (show_stage), self, NULL,
                         G_CONNECT_SWAPPED);
  g_object_weak_ref (G_OBJECT (self->window), (GWeakNotify) (GCallback) change_free, self);
  muster_order_form_restore (get_form (self), muster_log_entry_get_order (entry),
                             muster_log_entry_get_tape (entry));
  show_stage (self);
  muster_dialog_present (GTK_WINDOW (self->window));
  return GTK_WINDOW (self->window);
}
