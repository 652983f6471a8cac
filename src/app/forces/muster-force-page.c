/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-force-page-private.h"

#include "app/forces/muster-force-details-panel.h"
#include "app/models/dice/muster-dice-seed.h"
#include "app/models/forces/muster-force-words.h"
#include "app/toolkit/muster-tooltip.h"
#include "app/toolkit/muster-widget-children.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"

/* The force page: what it shows, its navigation, undo and redo. The actions for units and variants
 * and those for Leaders are in files of their own. */

G_DEFINE_FINAL_TYPE (MusterForcePage, muster_force_page, MUSTER_TYPE_PANEL)

enum
{
  PROP_0,
  PROP_SESSION,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

gboolean
muster_force_page_is_panel_over (MusterForcePage *self)
{
  return adw_leaflet_get_folded (self->leaflet) &&
         adw_leaflet_get_visible_child (self->leaflet) == GTK_WIDGET (self->panel);
}

void
muster_force_page_show_list (MusterForcePage *self)
{
  adw_leaflet_set_visible_child (self->leaflet, GTK_WIDGET (self->list_place));
}

/* While list and panel stand side by side, the list stays the visible child of the leaflet, so that
 * the list is what shows when the leaflet folds. */
static void
open_panel (MusterForcePage *self)
{
  if (adw_leaflet_get_folded (self->leaflet))
    adw_leaflet_set_visible_child (self->leaflet, GTK_WIDGET (self->panel));
  if (muster_force_unit_view_get_unit (self->view) != NULL)
    muster_force_unit_panel_focus (self->unit_panel);
}

/* Opens the panel if it is not visible; otherwise the focus stays where it is. */
static void
show_panel (MusterForcePage *self)
{
  if (adw_leaflet_get_folded (self->leaflet))
    open_panel (self);
}

/* While the panel covers the list, a label above it shows the total of the force. */
static void
show_total (MusterForcePage *self)
{
  MusterForceVariant *variant = muster_force_unit_view_get_variant (self->view);
  int budget = muster_force_variant_get_budget (variant);
  gboolean has_prices = muster_force_words_has_prices (muster_force_get_catalog (self->force));
  g_autofree char *total =
    has_prices || budget > 0
      ? muster_force_words_for_points (muster_force_variant_count_points (variant, NULL), budget)
      : muster_force_words_for_totals (variant);

  gtk_label_set_label (self->narrow_total, total);
  gtk_widget_set_visible (GTK_WIDGET (self->narrow_total),
                          muster_force_page_is_panel_over (self) && *total != '\0');
}

static void
show_force (MusterForcePage *self)
{
  const char *name = muster_force_get_name (self->force);
  const char *theatre = muster_force_get_theatre (self->force);
  const char *ruleset = muster_ruleset_get_name (muster_force_get_ruleset (self->force));
  g_autofree char *subtitle =
    *theatre != '\0' ? g_strdup_printf ("%s · %s", theatre, ruleset) : g_strdup (ruleset);
  gboolean can_share;

  adw_window_title_set_title (self->title, *name != '\0' ? name : _("Force Without a Name"));
  adw_window_title_set_subtitle (self->title, subtitle);
  /* Edits may switch optional rules on or off, so check this each time. */
  can_share = muster_force_session_can_edit (self->session) &&
              muster_leader_roller_has_scopes (self->roller);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "force.roll-shared", can_share);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "force.type-shared", can_share);
  show_total (self);
}

static void
show_history (MusterForcePage *self)
{
  MusterForceHistory *history = muster_force_session_get_history (self->session);
  g_autofree char *undo = muster_force_history_dup_undo_label (history);
  g_autofree char *redo = muster_force_history_dup_redo_label (history);
  g_autofree char *undo_tip = g_strdup_printf ("%s (Ctrl+Z)", *undo != '\0' ? undo : _("Undo"));
  g_autofree char *redo_tip = g_strdup_printf ("%s (Ctrl+Shift+Z)", *redo != '\0' ? redo : _("Redo"));

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "force.undo",
                                 muster_force_history_can_undo (history));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "force.redo",
                                 muster_force_history_can_redo (history));
  muster_tooltip_set (self->undo, undo_tip);
  muster_tooltip_set (self->redo, redo_tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->undo), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  undo_tip, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->redo), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  redo_tip, -1);
}

static void
show_trouble (MusterForcePage *self)
{
  const char *trouble = muster_force_session_get_trouble (self->session);

  gtk_label_set_label (self->trouble, trouble);
  gtk_revealer_set_reveal_child (self->banner, *trouble != '\0');
}

/* Ends the undo step, so that text typed for another unit becomes a step of its own. */
static void
unit_changed_cb (MusterForcePage *self)
{
  gboolean has_unit = muster_force_unit_view_get_unit (self->view) != NULL;
  static const char *const FOR_A_UNIT[] = { "force.duplicate-unit", "force.remove-unit",
                                            "force.move-unit", "force.roll-leader",
                                            "force.type-leader", "force.name-leader",
                                            "force.choose-portrait", "force.remove-portrait" };
  static const char *const FOR_A_FORCE[] = { "force.add-unit", "force.roll-all", "force.type-all",
                                             "force.add-variant", "force.remove-variant",
                                             "force.name-all" };
  static const char *const FOR_LEADERS[] = { "force.roll-leader", "force.type-leader",
                                             "force.roll-all", "force.type-all" };
  gboolean can_edit;
  gboolean rolls;
  gboolean rolls_armies;

  muster_force_history_seal (muster_force_session_get_history (self->session));
  gtk_stack_set_visible_child_name (self->panel, has_unit ? "unit" : "details");

  can_edit = muster_force_session_can_edit (self->session);
  rolls = muster_ruleset_rolls_leaders (muster_force_get_ruleset (self->force));
  rolls_armies = muster_force_can_roll_army (self->force, 1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "force.roll-army", can_edit && rolls_armies);
  for (guint i = 0; i < G_N_ELEMENTS (FOR_A_UNIT); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), FOR_A_UNIT[i], can_edit && has_unit);
  for (guint i = 0; i < G_N_ELEMENTS (FOR_A_FORCE); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), FOR_A_FORCE[i], can_edit);
  for (guint i = 0; i < G_N_ELEMENTS (FOR_LEADERS) && !rolls; i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), FOR_LEADERS[i], FALSE);
}

static void
details_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  MusterForcePage *self = MUSTER_FORCE_PAGE (widget);

  muster_force_unit_view_set_unit (self->view, NULL);
  show_panel (self);
}

/* Leaves the panel if it covers the list, otherwise the force. */
static void
back_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  MusterForcePage *self = MUSTER_FORCE_PAGE (widget);

  if (muster_force_page_is_panel_over (self))
    {
      muster_force_page_show_list (self);
      muster_force_unit_list_focus (self->units);
    }
  else
    gtk_widget_activate_action (widget, "win.show-page", "s", "forces");
}

/* Leaves one level at a time: from an entry to the list of units, then from the unit, then from the
 * force. */
static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *arguments,
           gpointer   data)
{
  MusterForcePage *self = MUSTER_FORCE_PAGE (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  if (!muster_force_page_is_panel_over (self) && focus != NULL &&
      gtk_widget_is_ancestor (focus, GTK_WIDGET (self->panel)))
    muster_force_unit_list_focus (self->units);
  else if (!muster_force_page_is_panel_over (self) &&
           muster_force_unit_view_get_unit (self->view) != NULL)
    muster_force_unit_view_set_unit (self->view, NULL);
  else
    gtk_widget_activate_action (widget, "force.back", NULL);
  return GDK_EVENT_STOP;
}

static void
undo_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  muster_force_page_undo (MUSTER_FORCE_PAGE (widget));
}

static void
redo_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  MusterForcePage *self = MUSTER_FORCE_PAGE (widget);

  muster_force_history_redo (muster_force_session_get_history (self->session));
}

/* The banner shows whether saving succeeded. */
static void
save_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  muster_force_session_save (MUSTER_FORCE_PAGE (widget)->session, NULL);
}

static void
muster_force_page_constructed (GObject *object)
{
  MusterForcePage *self = MUSTER_FORCE_PAGE (object);
  GtkWidget *units, *unit_panel;

  G_OBJECT_CLASS (muster_force_page_parent_class)->constructed (object);

  self->force = muster_force_session_get_force (self->session);
  self->view = muster_force_unit_view_new (self->force);
  self->roller = muster_leader_roller_new (self->force);
  self->findings = muster_force_findings_new (self->force);
  units = muster_force_unit_list_new (self->view, self->findings);
  unit_panel = muster_force_unit_panel_new (self->view);
  self->units = MUSTER_FORCE_UNIT_LIST (units);
  self->unit_panel = MUSTER_FORCE_UNIT_PANEL (unit_panel);
  adw_bin_set_child (self->list_place, units);
  muster_force_unit_panel_set_images (
    self->unit_panel, muster_store_get_images (muster_force_session_get_store (self->session)));
  gtk_stack_add_named (self->panel, muster_force_details_panel_new (self->view), "details");
  gtk_stack_add_named (self->panel, unit_panel, "unit");

  g_signal_connect_object (units, "wanted", G_CALLBACK (show_panel), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (units, "opened", G_CALLBACK (open_panel), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->force, "changed", G_CALLBACK (show_force), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "notify::unit", G_CALLBACK (unit_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (muster_force_session_get_history (self->session), "changed",
                           G_CALLBACK (show_history), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "notify::variant", G_CALLBACK (show_total), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->leaflet, "notify::visible-child", G_CALLBACK (show_total), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::trouble", G_CALLBACK (show_trouble), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_sensitive (GTK_WIDGET (self->panel),
                            muster_force_session_can_edit (self->session));
  show_force (self);
  show_history (self);
  show_trouble (self);
  unit_changed_cb (self);
}

/* A narrow header bar has no room for the name, so the name moves to a line below it. */
static gboolean
place_title_cb (gpointer data)
{
  MusterForcePage *self = MUSTER_FORCE_PAGE (data);
  gboolean is_narrow = adw_leaflet_get_folded (self->leaflet);

  self->fold_source = 0;
  gtk_widget_set_visible (GTK_WIDGET (self->title), !is_narrow);
  gtk_widget_set_visible (self->narrow_title, is_narrow);
  show_total (self);
  return G_SOURCE_REMOVE;
}

/* A leaflet folds during layout, when other widgets must not change their size, so this waits until
 * idle. */
static void
folded_cb (MusterForcePage *self)
{
  if (self->fold_source == 0)
    self->fold_source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, place_title_cb, self, NULL);
}

static void
muster_force_page_dispose (GObject *object)
{
  MusterForcePage *self = MUSTER_FORCE_PAGE (object);

  g_clear_handle_id (&self->fold_source, g_source_remove);

  /* Dispose of the child widgets first, because they use the objects that are cleared below. */
  G_OBJECT_CLASS (muster_force_page_parent_class)->dispose (object);

  g_clear_object (&self->findings);
  g_clear_object (&self->view);
  g_clear_object (&self->roller);
  g_clear_object (&self->names);
  g_clear_object (&self->session);
}

static gboolean
muster_force_page_grab_focus (GtkWidget *widget)
{
  MusterForcePage *self = MUSTER_FORCE_PAGE (widget);

  muster_force_unit_list_focus (self->units);
  return TRUE;
}

static void
muster_force_page_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_SESSION:
      g_value_set_object (value, MUSTER_FORCE_PAGE (object)->session);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_page_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_SESSION:
      MUSTER_FORCE_PAGE (object)->session = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_page_class_init (MusterForcePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = muster_force_page_constructed;
  object_class->dispose = muster_force_page_dispose;
  object_class->get_property = muster_force_page_get_property;
  object_class->set_property = muster_force_page_set_property;
  widget_class->focus = muster_widget_focus_child;
  widget_class->grab_focus = muster_force_page_grab_focus;

  properties[PROP_SESSION] =
    g_param_spec_object ("session", NULL, NULL, MUSTER_TYPE_FORCE_SESSION,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /* Requests to the window, which shows the dialogs and toasts. They are emitted by name. */
  g_signal_new ("removed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_STRING);
  muster_signal_new ("catalog-wanted", G_TYPE_FROM_CLASS (klass));
  g_signal_new ("reroll-wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 3, G_TYPE_PTR_ARRAY, G_TYPE_INT, G_TYPE_BOOLEAN);
  g_signal_new ("dice-wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, MUSTER_TYPE_LEADER_ROLLER);
  muster_signal_new ("army-wanted", G_TYPE_FROM_CLASS (klass));
  g_signal_new ("portrait-wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, MUSTER_TYPE_FORCE_UNIT);

  gtk_widget_class_install_action (widget_class, "force.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "force.details", NULL, details_cb);
  gtk_widget_class_install_action (widget_class, "force.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "force.redo", NULL, redo_cb);
  gtk_widget_class_install_action (widget_class, "force.save", NULL, save_cb);
  muster_force_page_install_unit_actions (widget_class);
  muster_force_page_install_leader_actions (widget_class);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-force-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterForcePage, title);
  gtk_widget_class_bind_template_child (widget_class, MusterForcePage, narrow_title);
  gtk_widget_class_bind_template_child (widget_class, MusterForcePage, narrow_total);
  gtk_widget_class_bind_template_callback (widget_class, folded_cb);
  gtk_widget_class_bind_template_child (widget_class, MusterForcePage, leaflet);
  gtk_widget_class_bind_template_child (widget_class, MusterForcePage, list_place);
  gtk_widget_class_bind_template_child (widget_class, MusterForcePage, panel);
  gtk_widget_class_bind_template_child (widget_class, MusterForcePage, undo);
  gtk_widget_class_bind_template_child (widget_class, MusterForcePage, redo);
  gtk_widget_class_bind_template_child (widget_class, MusterForcePage, banner);
  gtk_widget_class_bind_template_child (widget_class, MusterForcePage, trouble);
}

static void
muster_force_page_init (MusterForcePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  muster_dice_seed (&self->random);
}

GtkWidget *
muster_force_page_new (MusterForceSession *session)
{
  return g_object_new (MUSTER_TYPE_FORCE_PAGE, "session", session, NULL);
}

MusterForceSession *
muster_force_page_get_session (MusterForcePage *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_PAGE (self), NULL);

  return self->session;
}

MusterForceUnitView *
muster_force_page_get_view (MusterForcePage *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_PAGE (self), NULL);

  return self->view;
}

void
muster_force_page_undo (MusterForcePage *self)
{
  g_return_if_fail (MUSTER_IS_FORCE_PAGE (self));

  muster_force_history_undo (muster_force_session_get_history (self->session));
}
