/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-shelf-row.h"

#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-late-menu.h"
#include "app/toolkit/muster-widget-children.h"
#include "core/muster-i18n.h"
#include "store/muster-record-row.h"

typedef struct
{
  MusterLibrary *library;
  MusterShares *shares; /* (nullable) */
  GObject *row;
  char *summary; /* of the row, without what is shared */

  GtkLabel *share;
  GtkMenuButton *menu_button;
  GMenuModel *menu;
} MusterShelfRowPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (MusterShelfRow, muster_shelf_row, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_LIBRARY,
  PROP_ROW,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static MusterShelfRowPrivate *
get_private (MusterShelfRow *self)
{
  return muster_shelf_row_get_instance_private (self);
}

static void
action_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterShelfRow *self = MUSTER_SHELF_ROW (widget);
  MusterShelfRowClass *klass = MUSTER_SHELF_ROW_GET_CLASS (self);

  for (guint i = 0; i < klass->n_actions; i++)
    if (g_str_equal (klass->actions[i].name, name))
      {
        const MusterShelfAction *action = &klass->actions[i];
        GObject *row = get_private (self)->row;
        gint64 id;

        if (row != NULL)
          {
            g_object_get (row, "id", &id, NULL);
            if (action->has_formats)
              gtk_widget_activate_action (GTK_WIDGET (self), action->window_action, "(xs)", id,
                                          g_variant_get_string (parameter, NULL));
            else
              gtk_widget_activate_action (GTK_WIDGET (self), action->window_action, "x", id);
          }
      }
}

/* A row of a list passes the focus to a focusable child. Here the row itself comes first, since it
 * is what the user opens and what names the thing. */
static gboolean
muster_shelf_row_focus (GtkWidget        *widget,
                        GtkDirectionType  direction)
{
  GtkWidget *item = gtk_widget_get_parent (widget);

  if (!gtk_widget_is_focus (item) && gtk_widget_get_focus_child (widget) == NULL)
    return FALSE;
  return GTK_WIDGET_CLASS (muster_shelf_row_parent_class)->focus (widget, direction);
}

static void
muster_shelf_row_constructed (GObject *object)
{
  MusterShelfRowPrivate *priv = get_private (MUSTER_SHELF_ROW (object));

  G_OBJECT_CLASS (muster_shelf_row_parent_class)->constructed (object);

  muster_late_menu_set (priv->menu_button, priv->menu);
}

static void
muster_shelf_row_dispose (GObject *object)
{
  MusterShelfRowPrivate *priv = get_private (MUSTER_SHELF_ROW (object));

  g_clear_object (&priv->row);
  g_clear_object (&priv->shares);
  g_clear_object (&priv->library);
  g_clear_pointer (&priv->summary, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (object), G_OBJECT_TYPE (object));
  muster_widget_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (muster_shelf_row_parent_class)->dispose (object);
}

static void
muster_shelf_row_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  MusterShelfRowPrivate *priv = get_private (MUSTER_SHELF_ROW (object));

  switch (prop_id)
    {
    case PROP_LIBRARY:
      g_value_set_object (value, priv->library);
      break;
    case PROP_ROW:
      g_value_set_object (value, priv->row);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_shelf_row_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  MusterShelfRow *self = MUSTER_SHELF_ROW (object);

  switch (prop_id)
    {
    case PROP_LIBRARY:
      get_private (self)->library = g_value_dup_object (value);
      break;
    case PROP_ROW:
      muster_shelf_row_set_row (self, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_shelf_row_class_init (MusterShelfRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = muster_shelf_row_constructed;
  object_class->dispose = muster_shelf_row_dispose;
  object_class->get_property = muster_shelf_row_get_property;
  object_class->set_property = muster_shelf_row_set_property;

  properties[PROP_LIBRARY] =
    g_param_spec_object ("library", NULL, NULL, MUSTER_TYPE_LIBRARY,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_ROW] =
    g_param_spec_object ("row", NULL, NULL, G_TYPE_OBJECT,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  widget_class->focus = muster_shelf_row_focus;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
muster_shelf_row_init (MusterShelfRow *self)
{
}

/**
 * muster_shelf_row_class_set_template:
 * @klass: of a kind
 * @resource: the path of its template, which has a menu and a button for it
 */
void
muster_shelf_row_class_set_template (MusterShelfRowClass *klass,
                                     const char          *resource)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, resource);
  gtk_widget_class_bind_template_child_private (widget_class, MusterShelfRow, menu_button);
  gtk_widget_class_bind_template_child_private (widget_class, MusterShelfRow, menu);
  gtk_widget_class_bind_template_child_private (widget_class, MusterShelfRow, share);
}

/**
 * muster_shelf_row_class_install_actions:
 * @klass: of a kind
 * @actions: (array length=n_actions): must stay
 */
void
muster_shelf_row_class_install_actions (MusterShelfRowClass     *klass,
                                        const MusterShelfAction *actions,
                                        guint                    n_actions)
{
  klass->actions = actions;
  klass->n_actions = n_actions;
  for (guint i = 0; i < n_actions; i++)
    gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), actions[i].name,
                                     actions[i].has_formats ? "s" : NULL, action_cb);
}

MusterLibrary *
muster_shelf_row_get_library (MusterShelfRow *self)
{
  g_return_val_if_fail (MUSTER_IS_SHELF_ROW (self), NULL);

  return get_private (self)->library;
}

GObject *
muster_shelf_row_get_row (MusterShelfRow *self)
{
  g_return_val_if_fail (MUSTER_IS_SHELF_ROW (self), NULL);

  return get_private (self)->row;
}

/* The row of the list has the focus, so screen readers read the label of that row. */
static void
show_share (MusterShelfRow *self)
{
  MusterShelfRowPrivate *priv = get_private (self);
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));
  const char *words = NULL;
  g_autofree char *text = NULL;

  if (priv->row == NULL)
    return;
  if (priv->shares != NULL)
    words = muster_shares_find (priv->shares, MUSTER_SHELF_ROW_GET_CLASS (self)->kind,
                                muster_record_row_get_heading (MUSTER_RECORD_ROW (priv->row)).uuid);
  gtk_widget_set_visible (GTK_WIDGET (priv->share), words != NULL);
  gtk_label_set_label (priv->share, words != NULL ? words : "");
  text = words != NULL ? g_strdup_printf ("%s, %s", priv->summary, words) : g_strdup (priv->summary);
  muster_accessible_set_label (GTK_WIDGET (self), text);
  if (item != NULL)
    muster_accessible_set_label (item, text);
}

/* The button in the row gets a unique name. */
void
muster_shelf_row_set_summary (MusterShelfRow *self,
                              const char     *title,
                              const char     *summary)
{
  MusterShelfRowPrivate *priv = get_private (self);
  /* Translators: a button with more to do with something of this name. */
  g_autofree char *more = g_strdup_printf (_("More: %s"), title);

  g_free (priv->summary);
  priv->summary = g_strdup (summary);
  show_share (self);
  muster_accessible_set_label (GTK_WIDGET (priv->menu_button), more);
}

void
muster_shelf_row_set_shares (MusterShelfRow *self,
                             MusterShares   *shares)
{
  MusterShelfRowPrivate *priv = get_private (self);

  g_return_if_fail (MUSTER_IS_SHELF_ROW (self));
  g_return_if_fail (priv->shares == NULL);

  priv->shares = g_object_ref (shares);
  g_signal_connect_object (shares, "changed", G_CALLBACK (show_share), self, G_CONNECT_SWAPPED);
}

void
muster_shelf_row_set_row (MusterShelfRow *self,
                          GObject        *row)
{
  g_return_if_fail (MUSTER_IS_SHELF_ROW (self));
  g_return_if_fail (row == NULL || G_IS_OBJECT (row));

  if (!g_set_object (&get_private (self)->row, row))
    return;

  if (row != NULL)
    MUSTER_SHELF_ROW_GET_CLASS (self)->show (self, row);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ROW]);
}
