/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-force-page-private.h"

#include "app/models/forces/muster-force-edit.h"
#include "app/models/forces/muster-force-words.h"
#include "core/muster-i18n.h"

/* The actions of the force page that concern units and variants. */

static void
add_unit_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  g_signal_emit_by_name (widget, "catalog-wanted");
}

static void
duplicate_unit_cb (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  MusterForcePage *self = MUSTER_FORCE_PAGE (widget);
  int position = muster_force_unit_list_find (self->units);
  MusterForceUnit *unit =
    position >= 0 ? muster_force_edit_duplicate (self->force, (guint) position) : NULL;

  if (unit != NULL)
    muster_force_unit_view_set_unit (self->view, unit);
}

/* Chooses the next unit afterwards, so that the user can remove several in a row. */
static void
remove_at (MusterForcePage *self,
           guint            position)
{
  guint n_units;

  muster_force_remove (self->force, position);
  n_units = muster_force_get_n_units (self->force);
  if (n_units > 0 && !muster_force_page_is_panel_over (self))
    muster_force_unit_view_set_unit (self->view,
                                     muster_force_get_unit (self->force, MIN (position, n_units - 1)));
  else if (muster_force_page_is_panel_over (self))
    muster_force_page_show_list (self);
}

static void
remove_unit_cb (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  MusterForcePage *self = MUSTER_FORCE_PAGE (widget);
  int position = muster_force_unit_list_find (self->units);
  g_autofree char *unit_name = NULL;

  if (position < 0)
    return;

  unit_name = g_strdup (
    muster_force_words_for_name (muster_force_get_unit (self->force, (guint) position)));
  remove_at (self, (guint) position);
  if (muster_force_get_n_units (self->force) == 0)
    muster_force_unit_list_focus (self->units);
  g_signal_emit_by_name (self, "removed", unit_name);
}

static void
move_unit_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  MusterForcePage *self = MUSTER_FORCE_PAGE (widget);

  if (!muster_force_unit_list_step (self->units, g_variant_get_int32 (parameter)))
    gtk_widget_error_bell (widget);
}

/* A new variant has all units; the user then removes those that do not take part. */
static void
add_variant_cb (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  MusterForcePage *self = MUSTER_FORCE_PAGE (widget);
  guint number = muster_force_get_n_variants (self->force);
  /* Translators: a variant of a force, by its number. */
  g_autofree char *label = g_strdup_printf (_("Variant %u"), number);
  MusterForceVariant *variant =
    muster_force_add_variant (self->force, label, muster_force_get_budget (self->force));

  if (variant == NULL)
    {
      gtk_widget_error_bell (widget);
      return;
    }

  muster_force_unit_view_set_variant (self->view, variant);
  gtk_widget_activate_action (widget, "force.details", NULL);
}

static void
remove_variant_cb (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  MusterForcePage *self = MUSTER_FORCE_PAGE (widget);
  MusterForceVariant *variant = muster_force_unit_view_get_variant (self->view);
  guint position;

  if (!muster_force_variant_is_whole (variant) &&
      muster_force_find_variant (self->force, muster_force_variant_get_id (variant), &position) ==
        variant)
    muster_force_remove_variant (self->force, position);
}

void
muster_force_page_install_unit_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "force.add-unit", NULL, add_unit_cb);
  gtk_widget_class_install_action (widget_class, "force.duplicate-unit", NULL, duplicate_unit_cb);
  gtk_widget_class_install_action (widget_class, "force.remove-unit", NULL, remove_unit_cb);
  gtk_widget_class_install_action (widget_class, "force.move-unit", "i", move_unit_cb);
  gtk_widget_class_install_action (widget_class, "force.add-variant", NULL, add_variant_cb);
  gtk_widget_class_install_action (widget_class, "force.remove-variant", NULL, remove_variant_cb);
}

void
muster_force_page_add_unit (MusterForcePage *self,
                            const char      *type_id)
{
  MusterForceUnit *unit;

  g_return_if_fail (MUSTER_IS_FORCE_PAGE (self));

  unit = muster_force_edit_add (self->force, type_id, -1);
  if (unit != NULL)
    muster_force_unit_view_set_unit (self->view, unit);
}

void
muster_force_page_drop_unit (MusterForcePage *self,
                             const char      *type_id)
{
  guint position;

  g_return_if_fail (MUSTER_IS_FORCE_PAGE (self));

  position = muster_force_get_n_units (self->force);
  while (position > 0 && !g_str_equal (muster_force_unit_get_type_id (
                                         muster_force_get_unit (self->force, position - 1)), type_id))
    position--;
  if (position > 0)
    remove_at (self, position - 1);
}
