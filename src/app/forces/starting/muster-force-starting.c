/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/starting/muster-force-starting.h"

#include "app/forces/starting/muster-force-blank.h"
#include "app/forces/starting/muster-force-gallery.h"
#include "app/forces/starting/muster-force-paste.h"
#include "app/toolkit/muster-mnemonics.h"
#include "core/muster-i18n.h"

struct _MusterForceStarting
{
  AdwWindow parent_instance;

  MusterLibrary *library;
  GtkWidget *blank;
  GtkWidget *paste;

  AdwViewStack *stack;
  GtkButton *create;
};

G_DEFINE_FINAL_TYPE (MusterForceStarting, muster_force_starting, ADW_TYPE_WINDOW)

enum
{
  PROP_0,
  PROP_LIBRARY,
  PROP_WAY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint made_signal;

static void
hand_over (MusterForceStarting *self,
           MusterForce         *force)
{
  g_object_ref (self);
  g_signal_emit (self, made_signal, 0, force);
  gtk_window_destroy (GTK_WINDOW (self));
  g_object_unref (self);
}

static gboolean
is_pasting (MusterForceStarting *self)
{
  return adw_view_stack_get_visible_child (self->stack) == self->paste;
}

static void
show_ready (MusterForceStarting *self)
{
  gtk_widget_set_sensitive (GTK_WIDGET (self->create),
                            !is_pasting (self) ||
                              muster_force_paste_is_ready (MUSTER_FORCE_PASTE (self->paste)));
}

/* A click on a starter chooses it, so that page needs no button to confirm. The default widget is
 * reset before the button is hidden: otherwise GTK would reset it a frame later, when the button
 * may be visible again. */
static void
way_changed_cb (MusterForceStarting *self)
{
  const char *way = adw_view_stack_get_visible_child_name (self->stack);
  gboolean is_confirmed = g_strcmp0 (way, "starter") != 0;

  gtk_window_set_default_widget (GTK_WINDOW (self), NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->create), is_confirmed);
  if (is_confirmed)
    gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->create));
  gtk_widget_grab_focus (adw_view_stack_get_visible_child (self->stack));
  show_ready (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WAY]);
}

static void
create_cb (MusterForceStarting *self)
{
  g_autoptr (MusterForce) force =
    is_pasting (self) ? muster_force_paste_new_force (MUSTER_FORCE_PASTE (self->paste))
                      : muster_force_blank_new_force (MUSTER_FORCE_BLANK (self->blank));

  if (force != NULL)
    hand_over (self, force);
}

static void
add_page (MusterForceStarting *self,
          GtkWidget           *page,
          const char          *name,
          const char          *title,
          const char          *icon_name)
{
  AdwViewStackPage *of_stack =
    adw_view_stack_add_titled (self->stack, page, name, title);

  adw_view_stack_page_set_icon_name (of_stack, icon_name);
}

static void
muster_force_starting_constructed (GObject *object)
{
  MusterForceStarting *self = MUSTER_FORCE_STARTING (object);
  GtkWidget *gallery = muster_force_gallery_new (self->library);

  G_OBJECT_CLASS (muster_force_starting_parent_class)->constructed (object);

  self->blank = muster_force_blank_new (self->library);
  self->paste = muster_force_paste_new (self->library);
  g_signal_connect_object (self->paste, "notify::is-ready", G_CALLBACK (show_ready), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (gallery, "chosen", G_CALLBACK (hand_over), self, G_CONNECT_SWAPPED);
  add_page (self, gallery, "starter", _("Starter"), "muster-forces-symbolic");
  add_page (self, self->blank, "blank", _("Empty"), "document-new-symbolic");
  add_page (self, self->paste, "paste", _("Pasted List"), "edit-paste-symbolic");
}

/* Widgets can only take the focus once the window is mapped. */
static void
muster_force_starting_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (muster_force_starting_parent_class)->map (widget);

  gtk_widget_grab_focus (adw_view_stack_get_visible_child (MUSTER_FORCE_STARTING (widget)->stack));
}

static void
muster_force_starting_finalize (GObject *object)
{
  MusterForceStarting *self = MUSTER_FORCE_STARTING (object);

  g_clear_object (&self->library);

  G_OBJECT_CLASS (muster_force_starting_parent_class)->finalize (object);
}

static void
muster_force_starting_get_property (GObject    *object,
                                    guint       prop_id,
                                    GValue     *value,
                                    GParamSpec *pspec)
{
  MusterForceStarting *self = MUSTER_FORCE_STARTING (object);

  switch (prop_id)
    {
    case PROP_LIBRARY:
      g_value_set_object (value, self->library);
      break;
    case PROP_WAY:
      g_value_set_string (value, adw_view_stack_get_visible_child_name (self->stack));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_starting_set_property (GObject      *object,
                                    guint         prop_id,
                                    const GValue *value,
                                    GParamSpec   *pspec)
{
  MusterForceStarting *self = MUSTER_FORCE_STARTING (object);

  switch (prop_id)
    {
    case PROP_LIBRARY:
      self->library = g_value_dup_object (value);
      break;
    case PROP_WAY:
      adw_view_stack_set_visible_child_name (self->stack, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_starting_class_init (MusterForceStartingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = muster_force_starting_constructed;
  object_class->finalize = muster_force_starting_finalize;
  object_class->get_property = muster_force_starting_get_property;
  object_class->set_property = muster_force_starting_set_property;
  widget_class->map = muster_force_starting_map;

  properties[PROP_LIBRARY] =
    g_param_spec_object ("library", NULL, NULL, MUSTER_TYPE_LIBRARY,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_WAY] =
    g_param_spec_string ("way", NULL, NULL, NULL,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  made_signal =
    g_signal_new ("made", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, MUSTER_TYPE_FORCE);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-force-starting.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterForceStarting, stack);
  gtk_widget_class_bind_template_child (widget_class, MusterForceStarting, create);
  gtk_widget_class_bind_template_callback (widget_class, way_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, create_cb);
}

static void
muster_force_starting_init (MusterForceStarting *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  muster_mnemonics_name (GTK_WIDGET (self));
}

/**
 * muster_force_starting_new:
 * @way: what is shown first
 *
 * Returns: (transfer none): to be presented
 */
MusterForceStarting *
muster_force_starting_new (GtkWindow     *parent,
                           MusterLibrary *library,
                           const char    *way)
{
  return g_object_new (MUSTER_TYPE_FORCE_STARTING, "transient-for", parent, "library", library,
                       "way", way, NULL);
}

void
muster_force_starting_show_reading (MusterForceStarting *self,
                                    MusterForceReading  *reading,
                                    GBytes              *file,
                                    const char          *name)
{
  g_return_if_fail (MUSTER_IS_FORCE_STARTING (self));

  adw_view_stack_set_visible_child (self->stack, self->paste);
  muster_force_paste_show_reading (MUSTER_FORCE_PASTE (self->paste), reading, file, name);
}

void
muster_force_starting_set_usual (MusterForceStarting *self,
                                 const char          *ruleset,
                                 int                  budget)
{
  g_return_if_fail (MUSTER_IS_FORCE_STARTING (self));

  muster_force_blank_set_usual (MUSTER_FORCE_BLANK (self->blank), ruleset, budget);
}
