/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-force-partner-row.h"

#include "app/models/forces/muster-force-partners.h"
#include "core/muster-i18n.h"

struct _MusterForcePartnerRow
{
  AdwComboRow parent_instance;

  MusterForceUnitView *view;
  MusterForcePartners *shown; /* (nullable) */
  gboolean showing;
};

G_DEFINE_FINAL_TYPE (MusterForcePartnerRow, muster_force_partner_row, ADW_TYPE_COMBO_ROW)

/* Setting a new list would close the open drop-down, so replace it only by a different one. */
static void
show (MusterForcePartnerRow *self)
{
  MusterForceUnit *unit = muster_force_unit_view_get_unit (self->view);
  g_autoptr (MusterForcePartners) partners = NULL;
  gboolean is_same;

  if (unit == NULL)
    return;

  partners = muster_force_partners_new (muster_force_unit_view_get_force (self->view), unit);
  is_same = self->shown != NULL && muster_force_partners_equal (self->shown, partners);
  self->showing = TRUE;
  if (!is_same)
    {
      g_autoptr (GtkStringList) names = gtk_string_list_new ((const char *const *) partners->names);

      adw_combo_row_set_model (ADW_COMBO_ROW (self), G_LIST_MODEL (names));
    }
  if (partners->ids[0] != NULL)
    adw_combo_row_set_selected (ADW_COMBO_ROW (self), partners->selected);
  gtk_widget_set_visible (GTK_WIDGET (self), partners->ids[0] != NULL);
  self->showing = FALSE;
  g_clear_pointer (&self->shown, muster_force_partners_free);
  self->shown = g_steal_pointer (&partners);
}

static void
selected_cb (MusterForcePartnerRow *self)
{
  MusterForceUnit *unit =
    self->view != NULL ? muster_force_unit_view_get_unit (self->view) : NULL;
  guint selected = adw_combo_row_get_selected (ADW_COMBO_ROW (self));

  if (!self->showing && unit != NULL && self->shown != NULL && selected != GTK_INVALID_LIST_POSITION)
    muster_force_partners_choose (self->shown, unit, selected);
}

static void
muster_force_partner_row_dispose (GObject *object)
{
  MusterForcePartnerRow *self = MUSTER_FORCE_PARTNER_ROW (object);

  g_clear_object (&self->view);
  g_clear_pointer (&self->shown, muster_force_partners_free);

  G_OBJECT_CLASS (muster_force_partner_row_parent_class)->dispose (object);
}

static void
muster_force_partner_row_class_init (MusterForcePartnerRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_force_partner_row_dispose;
}

static void
muster_force_partner_row_init (MusterForcePartnerRow *self)
{
  g_object_set (self, "use-markup", FALSE, "title", _("Goes With"), "subtitle",
                _("They begin a battle together"), "visible", FALSE, NULL);
  g_signal_connect (self, "notify::selected", G_CALLBACK (selected_cb), NULL);
}

/**
 * muster_force_partner_row_set_view:
 * @view: whose unit it is
 */
void
muster_force_partner_row_set_view (MusterForcePartnerRow *self,
                                   MusterForceUnitView   *view)
{
  g_return_if_fail (MUSTER_IS_FORCE_PARTNER_ROW (self));
  g_return_if_fail (MUSTER_IS_FORCE_UNIT_VIEW (view));
  g_return_if_fail (self->view == NULL);

  self->view = g_object_ref (view);
  g_signal_connect_object (view, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);
}
