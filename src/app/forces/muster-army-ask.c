/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-army-ask.h"

#include <adwaita.h>

#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-mnemonics.h"
#include "app/toolkit/muster-toolkit.h"
#include "app/toolkit/muster-typed-spin.h"
#include "app/widgets/muster-action-row.h"
#include "app/widgets/muster-dialog.h"
#include "core/forces/muster-force-text.h"
#include "core/muster-i18n.h"

#define SPACING 6
#define MARGIN 12

typedef struct
{
  GtkWidget *spin;
  GPtrArray *switches; /* GtkSwitch, in the order of the details */
  MusterArmyWish wish;
  gboolean typed;
} Asked;

static void
asked_free (Asked *asked)
{
  g_object_unref (asked->spin);
  g_ptr_array_unref (asked->switches);
  g_free (asked);
}

static void
response_cb (AdwMessageDialog *dialog,
             const char       *response,
             GTask            *task)
{
  Asked *asked = g_task_get_task_data (task);

  asked->typed = g_str_equal (response, "type");
  asked->wish.n_units = (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (asked->spin));
  for (guint i = 0; i < asked->switches->len; i++)
    if (gtk_switch_get_active (g_ptr_array_index (asked->switches, i)))
      asked->wish.details |= 1u << i;
  g_task_return_boolean (task, asked->typed || g_str_equal (response, "roll"));
  g_object_unref (task);
}

static void
size_clicked_cb (GtkWidget *button,
                 GtkWidget *spin)
{
  guint n_units = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "muster-units"));

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), n_units);
}

static GtkWidget *
new_row (const char *title,
         const char *subtitle,
         GtkWidget  *control)
{
  GtkWidget *row = muster_action_row_new_plain (title, subtitle);

  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  muster_accessible_set_label (control, title);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
  return row;
}

static GtkWidget *
new_form (MusterForce           *force,
          const MusterArmyRules *army,
          Asked                 *asked)
{
  GtkWidget *form = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *list = gtk_list_box_new ();
  guint most = MIN (army->max_units, MUSTER_FORCE_MAX_UNITS - muster_force_get_n_units (force));
  GtkWidget *box;

  asked->spin = g_object_ref_sink (gtk_spin_button_new_with_range (1, most, 1));
  muster_typed_spin_tame_wheel (GTK_SPIN_BUTTON (asked->spin));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (asked->spin), army->sizes[0].n_units);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  muster_accessible_set_label (list, _("What is rolled for"));
  gtk_list_box_append (GTK_LIST_BOX (list), new_row (_("Units"), NULL, asked->spin));
  for (guint i = 0; army->details[i].id != NULL; i++)
    {
      const MusterArmyDetail *detail = &army->details[i];

      /* A detail that needs an optional rule is only shown if the force uses that rule. */
      const char *const *rules = muster_force_get_optional_rules (force);
      const MusterOptionalRule *rule =
        detail->rule != NULL
          ? muster_catalog_find_optional_rule (muster_force_get_catalog (force), detail->rule)
          : NULL;
      gboolean is_missing = rule != NULL && rules != NULL && !g_strv_contains (rules, detail->rule);
      /* Translators: the name of an optional rule. */
      g_autofree char *needs =
        is_missing ? g_strdup_printf (_("With “%s”, which this force does without"),
                                      muster_force_text_show (rule->name))
                   : NULL;
      GtkWidget *control = gtk_switch_new ();
      GtkWidget *row = new_row (_(detail->label), needs, control);

      g_ptr_array_add (asked->switches, g_object_ref (control));
      gtk_widget_set_sensitive (row, !is_missing);
      gtk_list_box_append (GTK_LIST_BOX (list), row);
    }

  /* Offers the usual sizes as buttons. */
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  gtk_widget_set_margin_bottom (box, MARGIN);
  for (guint i = 0; army->sizes[i].label != NULL; i++)
    {
      /* Translators: a size, as "Small battle", and the units of a side. */
      g_autofree char *label = g_strdup_printf (
        dngettext (GETTEXT_PACKAGE, "%s: %u unit", "%s: %u units", army->sizes[i].n_units),
        _(army->sizes[i].label), army->sizes[i].n_units);
      GtkWidget *button = gtk_button_new_with_label (label);

      g_object_set_data (G_OBJECT (button), "muster-units", GUINT_TO_POINTER (army->sizes[i].n_units));
      g_signal_connect_object (button, "clicked", G_CALLBACK (size_clicked_cb), asked->spin, 0);
      gtk_box_append (GTK_BOX (box), button);
    }
  gtk_box_append (GTK_BOX (form), box);

  gtk_box_append (GTK_BOX (form), list);
  return form;
}

void
muster_army_ask_async (GtkWindow           *parent,
                       MusterForce         *force,
                       GAsyncReadyCallback  callback,
                       gpointer             data)
{
  GTask *task = g_task_new (parent, NULL, callback, data);
  Asked *asked = g_new0 (Asked, 1);
  GtkWidget *dialog =
    adw_message_dialog_new (parent, _("Roll for an Army"), _("It joins the units that you have."));

  g_task_set_source_tag (task, muster_army_ask_async);
  asked->switches = g_ptr_array_new_with_free_func (g_object_unref);
  adw_message_dialog_set_extra_child (
    ADW_MESSAGE_DIALOG (dialog),
    new_form (force, muster_ruleset_get_army_rules (muster_force_get_ruleset (force)), asked));
  g_task_set_task_data (task, asked, (GDestroyNotify) asked_free);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "type",
                                    _("_Type the Dice"), "roll", _("_Roll"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "roll", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "roll");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect (dialog, "response", G_CALLBACK (response_cb), task);
  muster_mnemonics_name (dialog);
  muster_toolkit_wrap_heading (dialog);
  muster_dialog_add_keys (GTK_WINDOW (dialog));
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (asked->spin);
}

gboolean
muster_army_ask_finish (GAsyncResult   *result,
                        MusterArmyWish *wish,
                        gboolean       *typed)
{
  const Asked *asked;

  g_return_val_if_fail (G_IS_TASK (result), FALSE);

  asked = g_task_get_task_data (G_TASK (result));
  *wish = asked->wish;
  *typed = asked->typed;
  return g_task_propagate_boolean (G_TASK (result), NULL);
}
