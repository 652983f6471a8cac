/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-force-stat-tile.h"

#include "core/muster-i18n.h"

struct _MusterForceStatTile
{
  MusterPanel parent_instance;

  MusterForceStat *stat;

  GtkLabel *name;
  GtkLabel *value;
  GtkLabel *usual;
  GtkLabel *reason;
};

G_DEFINE_FINAL_TYPE (MusterForceStatTile, muster_force_stat_tile, MUSTER_TYPE_PANEL)

enum
{
  PROP_0,
  PROP_STAT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
show_stat (MusterForceStatTile *self)
{
  gboolean changed = muster_force_stat_is_changed (self->stat);
  gboolean had = muster_force_stat_has_usual (self->stat);
  const char *reason = muster_force_stat_get_reason (self->stat);
  /* Translators: what a value was before it was changed. */
  g_autofree char *usual = g_strdup_printf (_("was %s"), muster_force_stat_get_usual (self->stat));
  g_autofree char *summary =
    changed && had ? g_strdup_printf ("%s %s, %s, %s", muster_force_stat_get_name (self->stat),
                                      muster_force_stat_get_value (self->stat), usual, reason)
                   : g_strdup_printf ("%s %s", muster_force_stat_get_name (self->stat),
                                      muster_force_stat_get_value (self->stat));

  /* What units of this type do not have is no tile. */
  gtk_widget_set_visible (GTK_WIDGET (self), had || changed);
  gtk_label_set_label (self->name, muster_force_stat_get_name (self->stat));
  gtk_label_set_label (self->value, muster_force_stat_get_value (self->stat));
  gtk_label_set_label (self->usual, usual);
  gtk_widget_set_visible (GTK_WIDGET (self->usual), changed && had);
  gtk_label_set_label (self->reason, reason);
  gtk_widget_set_visible (GTK_WIDGET (self->reason), *reason != '\0');
  if (changed)
    gtk_widget_add_css_class (GTK_WIDGET (self), "changed");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "changed");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, summary,
                                  -1);
}

static void
muster_force_stat_tile_constructed (GObject *object)
{
  MusterForceStatTile *self = MUSTER_FORCE_STAT_TILE (object);

  G_OBJECT_CLASS (muster_force_stat_tile_parent_class)->constructed (object);

  g_signal_connect_object (self->stat, "changed", G_CALLBACK (show_stat), self, G_CONNECT_SWAPPED);
  show_stat (self);
}

static void
muster_force_stat_tile_dispose (GObject *object)
{
  MusterForceStatTile *self = MUSTER_FORCE_STAT_TILE (object);

  g_clear_object (&self->stat);

  G_OBJECT_CLASS (muster_force_stat_tile_parent_class)->dispose (object);
}

static void
muster_force_stat_tile_get_property (GObject    *object,
                                     guint       prop_id,
                                     GValue     *value,
                                     GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_STAT:
      g_value_set_object (value, MUSTER_FORCE_STAT_TILE (object)->stat);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_stat_tile_set_property (GObject      *object,
                                     guint         prop_id,
                                     const GValue *value,
                                     GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_STAT:
      MUSTER_FORCE_STAT_TILE (object)->stat = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_stat_tile_class_init (MusterForceStatTileClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = muster_force_stat_tile_constructed;
  object_class->dispose = muster_force_stat_tile_dispose;
  object_class->get_property = muster_force_stat_tile_get_property;
  object_class->set_property = muster_force_stat_tile_set_property;

  properties[PROP_STAT] =
    g_param_spec_object ("stat", NULL, NULL, MUSTER_TYPE_FORCE_STAT,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-force-stat-tile.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterForceStatTile, name);
  gtk_widget_class_bind_template_child (widget_class, MusterForceStatTile, value);
  gtk_widget_class_bind_template_child (widget_class, MusterForceStatTile, usual);
  gtk_widget_class_bind_template_child (widget_class, MusterForceStatTile, reason);
  gtk_widget_class_set_css_name (widget_class, "stat");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
muster_force_stat_tile_init (MusterForceStatTile *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
muster_force_stat_tile_new (MusterForceStat *stat)
{
  return g_object_new (MUSTER_TYPE_FORCE_STAT_TILE, "stat", stat, NULL);
}
