/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-help-link.h"

#include "app/widgets/muster-manual.h"
#include "core/muster-i18n.h"

struct _MusterHelpLink
{
  GtkButton parent_instance;

  char *page;
};

G_DEFINE_FINAL_TYPE (MusterHelpLink, muster_help_link, GTK_TYPE_BUTTON)

enum
{
  PROP_0,
  PROP_PAGE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
muster_help_link_clicked (GtkButton *button)
{
  muster_manual_show (GTK_WIDGET (button), MUSTER_HELP_LINK (button)->page);
}

static void
muster_help_link_finalize (GObject *object)
{
  g_free (MUSTER_HELP_LINK (object)->page);

  G_OBJECT_CLASS (muster_help_link_parent_class)->finalize (object);
}

static void
muster_help_link_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  g_value_set_string (value, MUSTER_HELP_LINK (object)->page);
}

static void
muster_help_link_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  MUSTER_HELP_LINK (object)->page = g_value_dup_string (value);
}

static void
muster_help_link_class_init (MusterHelpLinkClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = muster_help_link_finalize;
  object_class->get_property = muster_help_link_get_property;
  object_class->set_property = muster_help_link_set_property;
  GTK_BUTTON_CLASS (klass)->clicked = muster_help_link_clicked;

  properties[PROP_PAGE] = g_param_spec_string (
    "page", NULL, NULL, "index", G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_help_link_init (MusterHelpLink *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_button_set_label (GTK_BUTTON (self), _("Learn More"));
  gtk_widget_set_tooltip_text (widget, _("Open the manual at its page about this"));
  gtk_widget_set_halign (widget, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (widget, "flat");
}

GtkWidget *
muster_help_link_new (const char *page)
{
  return g_object_new (MUSTER_TYPE_HELP_LINK, "page", page, NULL);
}
