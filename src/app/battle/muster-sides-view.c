/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-sides-view.h"

#include "app/battle/muster-side-column.h"
#include "app/toolkit/muster-tooltip.h"
#include "app/toolkit/muster-widget-children.h"
#include "core/muster-i18n.h"

/* In pixels: columns that would be narrower than this do not stand side by side. */
#define COLUMN_WIDTH 260

struct _MusterSidesView
{
  GtkWidget parent_instance;

  MusterBattleSession *session;
  GPtrArray *columns; /* MusterSideColumn, owned by the widget tree */
  GPtrArray *toggles; /* GtkToggleButton, one for each side */
  GtkWidget *switcher;
  guint shown_side;
  int active_side;
};

G_DEFINE_FINAL_TYPE (MusterSidesView, muster_sides_view, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_SESSION,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static gboolean
has_room (MusterSidesView *self,
          int              width)
{
  return width >= COLUMN_WIDTH * (int) self->columns->len;
}

static void
set_shown_side (MusterSidesView *self,
                guint            side)
{
  g_return_if_fail (side < self->columns->len);

  if (self->shown_side == side)
    return;

  self->shown_side = side;
  gtk_toggle_button_set_active (g_ptr_array_index (self->toggles, side), TRUE);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
toggled_cb (MusterSidesView *self,
            GtkToggleButton *toggle)
{
  guint side;

  if (gtk_toggle_button_get_active (toggle) && g_ptr_array_find (self->toggles, toggle, &side))
    set_shown_side (self, side);
}

/* Shows the side of the chosen unit. */
static void
unit_cb (MusterSidesView *self)
{
  MusterBattle *battle = muster_battle_session_get_battle (self->session);
  int unit = muster_battle_session_get_unit (self->session);

  if (unit >= 0)
    set_shown_side (
      self, (guint) muster_battle_get_state (battle)->units[unit].def->side);
}

/* An icon and a text for screen readers say whose turn it is, since there is no room beside the
 * name. */
static void
show_toggle (MusterSidesView *self,
             guint            side)
{
  const MusterSetup *setup =
    muster_battle_get_setup (muster_battle_session_get_battle (self->session));
  GtkWidget *toggle = g_ptr_array_index (self->toggles, side);
  const char *name = setup->sides[side].name;
  gboolean acting = (int) side == self->active_side;
  /* Translators: the side whose turn it is. */
  g_autofree char *spoken = acting ? g_strdup_printf (_("%s to act"), name) : g_strdup (name);
  g_autofree char *label = g_strconcat (acting ? "▸ " : "", name, NULL);

  gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (toggle))), label);
  muster_tooltip_set (toggle, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
}

/* Shows the side whose turn it is. */
static void
changed_cb (MusterSidesView *self)
{
  const MusterState *state =
    muster_battle_get_state (muster_battle_session_get_battle (self->session));
  int acting = state->over ? -1 : state->active_side;

  if (acting == self->active_side)
    return;
  self->active_side = acting;
  for (guint i = 0; i < self->columns->len; i++)
    {
      muster_side_column_set_acting (g_ptr_array_index (self->columns, i), (int) i == acting);
      show_toggle (self, i);
    }
  if (acting >= 0)
    set_shown_side (self, (guint) acting);
}

static void
add_toggle (MusterSidesView *self,
            const char      *name)
{
  GtkWidget *toggle = gtk_toggle_button_new ();
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_button_set_child (GTK_BUTTON (toggle), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_hexpand (toggle, TRUE);
  if (self->toggles->len > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (toggle),
                                 g_ptr_array_index (self->toggles, 0));
  else
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), TRUE);
  g_signal_connect_object (toggle, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->switcher), toggle);
  g_ptr_array_add (self->toggles, toggle);
}

static void
muster_sides_view_constructed (GObject *object)
{
  MusterSidesView *self = MUSTER_SIDES_VIEW (object);
  MusterBattle *battle = muster_battle_session_get_battle (self->session);
  const MusterSetup *setup = muster_battle_get_setup (battle);

  G_OBJECT_CLASS (muster_sides_view_parent_class)->constructed (object);

  for (guint i = 0; i < setup->n_sides; i++)
    {
      GtkWidget *column = muster_side_column_new (self->session, i);

      gtk_widget_set_parent (column, GTK_WIDGET (self));
      g_ptr_array_add (self->columns, column);
      add_toggle (self, setup->sides[i].name);
    }

  g_signal_connect_object (battle, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
  g_signal_connect_object (self->session, "notify::unit", G_CALLBACK (unit_cb), self,
                           G_CONNECT_SWAPPED);
}

static GtkSizeRequestMode
muster_sides_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
muster_sides_view_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  MusterSidesView *self = MUSTER_SIDES_VIEW (widget);

  gtk_widget_measure (self->switcher, orientation, -1, minimum, natural, NULL, NULL);
  for (guint i = 0; i < self->columns->len; i++)
    {
      int column_minimum, column_natural;

      gtk_widget_measure (g_ptr_array_index (self->columns, i), orientation, -1, &column_minimum,
                          &column_natural, NULL, NULL);
      *minimum = MAX (*minimum, column_minimum);
      *natural = MAX (*natural, column_natural);
    }

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (*natural, COLUMN_WIDTH * (int) self->columns->len);
}

static void
allocate_one (MusterSidesView *self,
              int              width,
              int              height)
{
  int switcher_height;

  gtk_widget_measure (self->switcher, GTK_ORIENTATION_VERTICAL, width, NULL, &switcher_height,
                      NULL, NULL);
  gtk_widget_size_allocate (self->switcher, &(GtkAllocation) { 0, 0, width, switcher_height }, -1);

  for (guint i = 0; i < self->columns->len; i++)
    {
      GtkWidget *column = g_ptr_array_index (self->columns, i);

      gtk_widget_set_child_visible (column, i == self->shown_side);
      if (i == self->shown_side)
        gtk_widget_size_allocate (column,
                                  &(GtkAllocation) { 0, switcher_height, width,
                                                     MAX (height - switcher_height, 0) },
                                  -1);
    }
}

static void
muster_sides_view_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  MusterSidesView *self = MUSTER_SIDES_VIEW (widget);

  gtk_widget_set_child_visible (self->switcher, !has_room (self, width));
  if (has_room (self, width))
    {
      gboolean reverse = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
      int n_columns = (int) self->columns->len;

      for (int i = 0; i < n_columns; i++)
        {
          GtkWidget *column = g_ptr_array_index (self->columns, i);
          int place = reverse ? n_columns - 1 - i : i;
          int left = width * place / n_columns;
          int right = width * (place + 1) / n_columns;

          gtk_widget_set_child_visible (column, TRUE);
          gtk_widget_size_allocate (column, &(GtkAllocation) { left, 0, right - left, height }, -1);
        }
    }
  else
    allocate_one (self, width, height);
}

static void
muster_sides_view_dispose (GObject *object)
{
  MusterSidesView *self = MUSTER_SIDES_VIEW (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->columns, g_ptr_array_unref);
  g_clear_pointer (&self->toggles, g_ptr_array_unref);
  self->switcher = NULL;
  muster_widget_unparent_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (muster_sides_view_parent_class)->dispose (object);
}

static void
muster_sides_view_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  MusterSidesView *self = MUSTER_SIDES_VIEW (object);

  switch (prop_id)
    {
    case PROP_SESSION:
      g_value_set_object (value, self->session);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_sides_view_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  MusterSidesView *self = MUSTER_SIDES_VIEW (object);

  switch (prop_id)
    {
    case PROP_SESSION:
      self->session = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_sides_view_class_init (MusterSidesViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = muster_sides_view_constructed;
  object_class->dispose = muster_sides_view_dispose;
  object_class->get_property = muster_sides_view_get_property;
  object_class->set_property = muster_sides_view_set_property;
  widget_class->get_request_mode = muster_sides_view_get_request_mode;
  widget_class->measure = muster_sides_view_measure;
  widget_class->size_allocate = muster_sides_view_size_allocate;

  properties[PROP_SESSION] =
    g_param_spec_object ("session", NULL, NULL, MUSTER_TYPE_BATTLE_SESSION,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "sides");
}

static void
muster_sides_view_init (MusterSidesView *self)
{
  self->active_side = -1;
  self->columns = g_ptr_array_new ();
  self->toggles = g_ptr_array_new ();
  self->switcher = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (self->switcher, "linked");
  gtk_widget_add_css_class (self->switcher, "side-switcher");
  gtk_widget_set_parent (self->switcher, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->switcher), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Side to show"), -1);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
muster_sides_view_new (MusterBattleSession *session)
{
  return g_object_new (MUSTER_TYPE_SIDES_VIEW, "session", session, NULL);
}

guint
muster_sides_view_get_shown_side (MusterSidesView *self)
{
  g_return_val_if_fail (MUSTER_IS_SIDES_VIEW (self), 0);

  return self->shown_side;
}

/**
 * muster_sides_view_focus_units:
 * @side: whose units get the focus
 */
gboolean
muster_sides_view_focus_units (MusterSidesView *self,
                               guint            side)
{
  g_return_val_if_fail (MUSTER_IS_SIDES_VIEW (self), FALSE);
  g_return_val_if_fail (side < self->columns->len, FALSE);

  set_shown_side (self, side);
  return muster_side_column_grab_focus (g_ptr_array_index (self->columns, side));
}

/**
 * muster_sides_view_get_focused_unit:
 *
 * Returns: index of the unit whose card has the focus, or -1
 */
int
muster_sides_view_get_focused_unit (MusterSidesView *self)
{
  GtkRoot *root;
  GtkWidget *focus;
  int side;

  g_return_val_if_fail (MUSTER_IS_SIDES_VIEW (self), -1);

  root = gtk_widget_get_root (GTK_WIDGET (self));
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  side = muster_sides_view_find_side (self, focus);
  if (side < 0)
    return -1;
  return muster_side_column_find_unit (g_ptr_array_index (self->columns, side), focus);
}

/**
 * muster_sides_view_find_side:
 * @widget: (nullable): any widget
 *
 * Returns: the side in whose column @widget is, or -1
 */
int
muster_sides_view_find_side (MusterSidesView *self,
                             GtkWidget       *widget)
{
  g_return_val_if_fail (MUSTER_IS_SIDES_VIEW (self), -1);

  for (guint i = 0; widget != NULL && i < self->columns->len; i++)
    if (gtk_widget_is_ancestor (widget, g_ptr_array_index (self->columns, i)))
      return (int) i;

  return -1;
}

/**
 * muster_sides_view_step:
 * @step: 1 for the side behind, -1 for the side before the one that has the focus
 *
 * Returns: whether there is one; its units have the focus now
 */
gboolean
muster_sides_view_step (MusterSidesView *self,
                        int              step)
{
  const MusterSetup *setup = muster_battle_get_setup (muster_battle_session_get_battle (self->session));
  int from = muster_sides_view_find_side (self, gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self))));
  int to = (from >= 0 ? from : (int) muster_sides_view_get_shown_side (self)) + step;

  return to >= 0 && to < (int) setup->n_sides && muster_sides_view_focus_units (self, (guint) to);
}
