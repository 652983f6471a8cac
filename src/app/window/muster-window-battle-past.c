/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include "app/battle/muster-battle-change-window.h"
#include "app/widgets/muster-ask.h"
#include "app/widgets/muster-confirm.h"
#include "core/battle/muster-battle-agreement.h"
#include "core/muster-i18n.h"

/* Corrections to the log of the open battle: an earlier entry is changed or taken out after the user has
 * seen the consequences, or after the other player has. */

/* So many lines of each kind are told in the question. */
#define MOST_LINES 12
#define MOST_DROPPED 40

static void
append_more (GString *text,
             guint    n_left)
{
  if (n_left > 0)
    g_string_append_printf (text, dngettext (GETTEXT_PACKAGE, "… and %u more\n", "… and %u more\n", n_left),
                            n_left);
}

static void
append_later (GString                      *text,
              const MusterBattleCorrection *correction,
              gboolean                      is_lost)
{
  GPtrArray *all = muster_battle_correction_get_later (correction);
  guint n_told = 0, n_left = 0;

  for (guint i = 0; i < all->len; i++)
    {
      const MusterBattleLater *later = all->pdata[i];

      if (later->is_lost != is_lost)
        continue;
      if (n_told == 0)
        g_string_append (text, is_lost ? _("\nLater orders that would be lost:\n")
                                       : _("\nLater orders that come to something else:\n"));
      if (n_told++ < MOST_LINES)
        /* Translators: an order, and what it would come to, or why it would be refused. */
        g_string_append_printf (text, _("%s: %s\n"), later->title, later->text);
      else
        n_left++;
    }
  append_more (text, n_left);
}

static char *
dup_consequences (const MusterBattleCorrection *correction)
{
  GPtrArray *changes = muster_battle_correction_get_changes (correction);
  g_autoptr (GString) text = g_string_new (NULL);

  if (changes->len == 0)
    g_string_append (text, _("In the end nothing would be different.\n"));
  else
    g_string_append (text, _("In the end this would be different:\n"));
  for (guint i = 0; i < MIN (changes->len, MOST_LINES); i++)
    g_string_append_printf (text, "%s\n", (const char *) changes->pdata[i]);
  append_more (text, changes->len - MIN (changes->len, MOST_LINES));
  append_later (text, correction, FALSE);
  append_later (text, correction, TRUE);
  return g_strdup (g_strchomp (text->str));
}

/* @object: the window that asked, which is the main window or the form; the form has done its work then. */
static MusterWindow *
close_form (GObject *object)
{
  MusterWindow *self;

  if (MUSTER_IS_WINDOW (object))
    return MUSTER_WINDOW (object);
  self = MUSTER_WINDOW (gtk_window_get_transient_for (GTK_WINDOW (object)));
  gtk_window_destroy (GTK_WINDOW (object));
  return self;
}

static void
accepted_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (MusterBattleCorrection) correction = data;
  g_autoptr (GError) error = NULL;
  MusterWindow *self;

  if (!muster_confirm_finish (result))
    return;
  self = close_form (object);
  if (!muster_battle_correction_accept (correction, &error))
    muster_window_output_report (self, _("The Correction Could Not Be Saved"), error);
}

/* (nullable): the battle that is open */
static MusterBattle *
get_battle (MusterWindow *self)
{
  MusterBattleSession *session = muster_window_pages_get_session (self);

  return session != NULL ? muster_battle_session_get_battle (session) : NULL;
}

static void
proposed_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (MusterBattleCorrection) correction = data;
  int side = muster_ask_choice_finish (result);
  g_autoptr (GError) error = NULL;
  MusterWindow *self;
  MusterBattle *battle;

  if (side < 0)
    return;
  self = close_form (object);
  battle = get_battle (self);
  if (battle == NULL)
    return;
  if (!muster_battle_propose (battle, correction, (guint) side, &error))
    muster_window_output_report (self, _("The Correction Could Not Be Proposed"), error);
  g_signal_emit_by_name (battle, "changed");
}

/* Asks which side proposes it, where the other one must agree. */
static void
ask_for_side (GtkWindow              *window,
              const char             *heading,
              const char             *consequences,
              MusterBattle           *battle,
              MusterBattleCorrection *correction)
{
  MusterSetup *setup = muster_battle_get_setup (battle);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) sides = NULL;
  g_autofree char *body =
    g_strconcat (consequences, "\n\n", _("The other player must agree. Which side proposes it?"), NULL);

  for (guint i = 0; i < setup->n_sides; i++)
    g_strv_builder_add (builder, setup->sides[i].name != NULL ? setup->sides[i].name : setup->sides[i].id);
  sides = g_strv_builder_end (builder);
  muster_ask_choice_async (window, heading, body, (const char *const *) sides, _("_Propose"), proposed_cb,
                           correction);
}

static void
ask (GtkWindow              *window,
     const char             *heading,
     MusterBattleCorrection *correction)
{
  MusterWindow *self = MUSTER_IS_WINDOW (window) ? MUSTER_WINDOW (window)
                                                 : MUSTER_WINDOW (gtk_window_get_transient_for (window));
  MusterBattle *battle = get_battle (self);
  g_autofree char *consequences = dup_consequences (correction);

  if (battle != NULL && muster_battle_get_agreed (battle))
    ask_for_side (window, heading, consequences, battle, correction);
  else
    muster_confirm_async (window, heading, consequences, _("_Accept"), accepted_cb, correction);
}

static void
changed_cb (GtkWindow              *window,
            MusterBattleCorrection *correction)
{
  ask (window, _("Change the Entry?"), correction);
}

static MusterBattle *
find_battle (MusterWindow *self,
             guint         index)
{
  MusterBattle *battle = get_battle (self);

  if (battle == NULL || index >= muster_ledger_get_length (battle))
    return NULL;
  return battle;
}

static void
change_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  guint index = g_variant_get_uint32 (parameter);
  MusterBattle *battle = find_battle (self, index);
  g_autoptr (GError) error = NULL;

  if (battle != NULL &&
      muster_battle_change_window_present (GTK_WINDOW (self), battle, index, changed_cb, &error) == NULL)
    muster_window_output_report (self, _("The Entry Cannot Be Changed"), error);
}

static void
take_out_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  guint index = g_variant_get_uint32 (parameter);
  MusterBattle *battle = find_battle (self, index);
  g_autoptr (GError) error = NULL;
  MusterBattleCorrection *correction =
    battle != NULL ? muster_battle_correct (battle, index, NULL, NULL, &error) : NULL;

  if (correction != NULL)
    ask (GTK_WINDOW (self), _("Take the Entry Out?"), correction);
  else if (error != NULL)
    muster_window_output_report (self, _("The Entry Cannot Be Taken Out"), error);
}

/* @object: the window */
static void
agreed_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (MusterBattle) battle = data;
  g_autoptr (GError) error = NULL;

  if (!muster_confirm_finish (result))
    return;
  if (!muster_battle_agree (battle, &error))
    muster_window_output_report (MUSTER_WINDOW (object), _("The Correction Could Not Be Saved"), error);
  g_signal_emit_by_name (battle, "changed");
}

static void
agree_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterBattle *battle = get_battle (self);
  g_autofree char *heading = NULL;
  g_autofree char *consequences = NULL;
  g_autoptr (MusterBattleCorrection) correction = NULL;
  g_autoptr (GError) error = NULL;

  if (battle == NULL || muster_battle_get_proposal (battle) == NULL)
    return;
  correction = muster_battle_look_at_proposal (battle, &error);
  if (correction == NULL)
    {
      muster_window_output_report (self, _("The Correction Is No Longer Possible"), error);
      return;
    }
  heading = muster_battle_dup_proposal_words (battle);
  consequences = dup_consequences (correction);
  muster_confirm_async (GTK_WINDOW (self), heading, consequences, _("_Agree"), agreed_cb,
                        g_object_ref (battle));
}

static void
decline_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterBattle *battle = get_battle (self);
  g_autoptr (GError) error = NULL;

  if (battle == NULL || muster_battle_get_proposal (battle) == NULL)
    return;
  if (!muster_battle_decline (battle, &error))
    muster_window_output_report (self, _("The Correction Could Not Be Declined"), error);
  g_signal_emit_by_name (battle, "changed");
}

/* Tells what was taken back and can still be given again. */
static void
dropped_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterBattle *battle = get_battle (self);
  g_autoptr (GString) text = g_string_new (NULL);
  guint first, n;

  if (battle == NULL)
    return;
  first = muster_ledger_get_length (battle);
  n = muster_ledger_get_n_entries (battle) - first;
  for (guint i = 0; i < MIN (n, MOST_DROPPED); i++)
    {
      MusterLogEntry *entry = muster_ledger_get_entry (battle, first + i);
      g_autofree char *title = muster_log_entry_dup_title (entry);
      g_auto (GStrv) steps = muster_log_entry_dup_steps (entry);
      g_autofree char *told = g_strjoinv ("; ", steps);

      g_string_append_printf (text, _("%s: %s\n"), title, told);
    }
  append_more (text, n - MIN (n, MOST_DROPPED));
  g_strchomp (text->str);
  muster_confirm_tell (GTK_WINDOW (self), _("Orders That Were Taken Back"), text->str);
}

void
muster_window_battle_past_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.battle-change", "u", change_cb);
  gtk_widget_class_install_action (widget_class, "win.battle-take-out", "u", take_out_cb);
  gtk_widget_class_install_action (widget_class, "win.battle-agree", NULL, agree_cb);
  gtk_widget_class_install_action (widget_class, "win.battle-decline", NULL, decline_cb);
  gtk_widget_class_install_action (widget_class, "win.battle-dropped", NULL, dropped_cb);
}
