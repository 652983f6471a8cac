/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include "app/battle/muster-battle-change-window.h"
#include "app/widgets/muster-confirm.h"
#include "core/muster-i18n.h"

/* Corrections to the log of the open battle: an earlier entry is changed or taken out after the user has
 * seen the consequences. */

/* So many lines of each kind are told in the question. */
#define MOST_LINES 12

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

/* @object: the window that asks, which is the main window or the form; the form has done its work then. */
static void
accepted_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (MusterBattleCorrection) correction = data;
  MusterWindow *self = MUSTER_IS_WINDOW (object)
                         ? MUSTER_WINDOW (object)
                         : MUSTER_WINDOW (gtk_window_get_transient_for (GTK_WINDOW (object)));
  g_autoptr (GError) error = NULL;

  if (!muster_confirm_finish (result))
    return;
  if (!MUSTER_IS_WINDOW (object))
    gtk_window_destroy (GTK_WINDOW (object));
  if (!muster_battle_correction_accept (correction, &error))
    muster_window_report (self, _("The Correction Could Not Be Saved"), error);
}

static void
ask (GtkWindow              *window,
     const char             *heading,
     MusterBattleCorrection *correction)
{
  g_autofree char *consequences = dup_consequences (correction);

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
  MusterBattleSession *session = muster_window_get_session (self);
  MusterBattle *battle = session != NULL ? muster_battle_session_get_battle (session) : NULL;

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
    muster_window_report (self, _("The Entry Cannot Be Changed"), error);
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
    muster_window_report (self, _("The Entry Cannot Be Taken Out"), error);
}

void
muster_window_install_battle_past_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.battle-change", "u", change_cb);
  gtk_widget_class_install_action (widget_class, "win.battle-take-out", "u", take_out_cb);
}
