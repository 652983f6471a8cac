/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-theatre-row.h"

#include "app/toolkit/muster-tooltip.h"
#include "core/forces/muster-force-text.h"
#include "core/muster-i18n.h"

struct _MusterTheatreRow
{
  AdwEntryRow parent_instance;

  GtkWidget *button;
};

G_DEFINE_FINAL_TYPE (MusterTheatreRow, muster_theatre_row, ADW_TYPE_ENTRY_ROW)

static void
choose_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  gtk_editable_set_text (GTK_EDITABLE (widget), g_variant_get_string (parameter, NULL));
  /* Has the same effect as typing the text and pressing Enter. */
  g_signal_emit_by_name (widget, "apply");
}

static void
muster_theatre_row_class_init (MusterTheatreRowClass *klass)
{
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "theatre.choose", "s", choose_cb);
}

static void
muster_theatre_row_init (MusterTheatreRow *self)
{
  g_object_set (self, "use-markup", FALSE, "title", _("Theatre"), NULL);
  self->button = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->button), "pan-down-symbolic");
  gtk_widget_set_valign (self->button, GTK_ALIGN_CENTER);
  muster_tooltip_set (self->button, _("Theatres"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Theatres"), -1);
  gtk_widget_add_css_class (self->button, "flat");
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (self), self->button);
}

/**
 * muster_theatre_row_set_ruleset:
 * @ruleset: whose theatres are offered
 */
void
muster_theatre_row_set_ruleset (MusterTheatreRow *self,
                                MusterRuleset    *ruleset)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);
  GPtrArray *starters;

  g_return_if_fail (MUSTER_IS_THEATRE_ROW (self));
  g_return_if_fail (MUSTER_IS_RULESET (ruleset));

  starters = muster_catalog_get_starter_forces (muster_ruleset_get_catalog (ruleset));
  for (guint i = 0; i < starters->len; i++)
    {
      const MusterStarterForce *starter = g_ptr_array_index (starters, i);
      const char *theatre = muster_force_text_show (starter->theatre);
      g_autoptr (GMenuItem) item = NULL;

      if (theatre == NULL || *theatre == '\0' || !g_hash_table_add (known, (gpointer) theatre))
        continue;

      item = g_menu_item_new (theatre, NULL);
      g_menu_item_set_action_and_target (item, "theatre.choose", "s", theatre);
      g_menu_append_item (menu, item);
    }

  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->button), G_MENU_MODEL (menu));
  gtk_widget_set_visible (self->button, g_hash_table_size (known) > 0);
}
