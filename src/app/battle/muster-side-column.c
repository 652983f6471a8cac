/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-side-column.h"

#include "app/battle/muster-side-style.h"
#include "app/battle/muster-unit-card.h"
#include "app/models/battle/muster-battle-words.h"
#include "app/toolkit/muster-tooltip.h"
#include "core/muster-i18n.h"

struct _MusterSideColumn
{
  MusterPanel parent_instance;

  MusterBattleSession *session;
  guint side;
  gboolean is_following;
  GtkCustomFilter *filter;
  guint n_reserves;

  GtkWidget *badge;
  GtkLabel *name;
  GtkLabel *note;
  GtkWidget *acting;
  GtkListView *list;
  GtkSingleSelection *selection;
  GtkToggleButton *reserves;
  GtkToggleButton *secrets;
};

G_DEFINE_FINAL_TYPE (MusterSideColumn, muster_side_column, MUSTER_TYPE_PANEL)

enum
{
  PROP_0,
  PROP_SESSION,
  PROP_SIDE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static guint
find_unit (MusterSideColumn *self,
           int               unit)
{
  GListModel *units = G_LIST_MODEL (self->selection);
  guint n_units = g_list_model_get_n_items (units);

  for (guint i = 0; i < n_units; i++)
    {
      g_autoptr (MusterUnitItem) item = g_list_model_get_item (units, i);

      if ((int) muster_unit_item_get_index (item) == unit)
        return i;
    }

  return GTK_INVALID_LIST_POSITION;
}

/* The selection follows the session, which decides which unit is chosen. */
static void
follow_session (MusterSideColumn *self)
{
  guint position = find_unit (self, muster_battle_session_get_unit (self->session));

  if (gtk_single_selection_get_selected (self->selection) == position)
    return;

  self->is_following = TRUE;
  gtk_single_selection_set_selected (self->selection, position);
  self->is_following = FALSE;
}

/* Units in reserve are hidden until the player asks for them, since others can see the screen. */
static gboolean
is_shown (gpointer item,
          gpointer data)
{
  MusterSideColumn *self = MUSTER_SIDE_COLUMN (data);
  MusterBattle *battle = muster_battle_session_get_battle (self->session);
  int reserve = muster_ruleset_get_rules (muster_battle_get_ruleset (battle))->reserve_fate;

  return reserve == 0 || gtk_toggle_button_get_active (self->reserves) ||
         muster_unit_item_get_state (MUSTER_UNIT_ITEM (item))->fate != reserve;
}

static guint
count_reserves (MusterSideColumn *self)
{
  MusterBattle *battle = muster_battle_session_get_battle (self->session);
  const MusterState *state = muster_battle_get_state (battle);
  int reserve = muster_ruleset_get_rules (muster_battle_get_ruleset (battle))->reserve_fate;
  guint n = 0;

  for (int i = 0; reserve > 0 && i < state->n_units; i++)
    n += state->units[i].def->side == (int) self->side && state->units[i].fate == reserve;
  return n;
}

static void
show_reserves (MusterSideColumn *self)
{
  guint n_reserves = count_reserves (self);
  g_autofree char *label =
    /* Translators: a button that shows the units that are not on the table yet. */
    g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u unit in reserve", "%u units in reserve",
                                n_reserves),
                     n_reserves);

  gtk_button_set_label (GTK_BUTTON (self->reserves), label);
  gtk_widget_set_visible (GTK_WIDGET (self->reserves), n_reserves > 0);
}

static void
refilter_cb (MusterSideColumn *self)
{
  self->is_following = TRUE;
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  self->is_following = FALSE;
  follow_session (self);
}

/* The button uncovers what only this side may know; pressing it again or giving an order covers
 * it. */
static void
show_secrets (MusterSideColumn *self)
{
  MusterBattle *battle = muster_battle_session_get_battle (self->session);

  gtk_widget_set_visible (GTK_WIDGET (self->secrets), muster_battle_has_secrets (battle));
  gtk_toggle_button_set_active (self->secrets,
                                muster_battle_get_uncovered_side (battle) == (int) self->side);
}

static void
uncover_cb (MusterSideColumn *self)
{
  MusterBattle *battle = muster_battle_session_get_battle (self->session);
  gboolean is_shown = muster_battle_get_uncovered_side (battle) == (int) self->side;

  if (gtk_toggle_button_get_active (self->secrets) != is_shown)
    muster_battle_uncover (battle, is_shown ? -1 : (int) self->side);
}

/* Shows the players of the side, and its state. */
static void
show_note (MusterSideColumn *self)
{
  MusterBattle *battle = muster_battle_session_get_battle (self->session);
  g_autofree char *note = muster_battle_words_side (battle, self->side);

  gtk_label_set_label (self->note, note);
  gtk_widget_set_visible (GTK_WIDGET (self->note), *note != '\0');
  muster_tooltip_set (GTK_WIDGET (self->note), note);
}

static void
changed_cb (MusterSideColumn *self)
{
  MusterBattle *battle = muster_battle_session_get_battle (self->session);

  show_note (self);
  show_secrets (self);
  muster_side_style_show_button (self->badge, battle, self->side);
  /* A filter does not notice when units change, so filter again if the number of reserves has
   * changed. */
  if (muster_ruleset_get_rules (muster_battle_get_ruleset (battle))->reserve_fate == 0)
    return;
  if (count_reserves (self) != self->n_reserves)
    {
      self->n_reserves = count_reserves (self);
      show_reserves (self);
      refilter_cb (self);
    }
}

static void
set_colour_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  gtk_widget_activate_action (widget, "battle.set-colour", "(us)", MUSTER_SIDE_COLUMN (widget)->side,
                              g_variant_get_string (parameter, NULL));
}

static void
selected_cb (MusterSideColumn *self)
{
  MusterUnitItem *item = gtk_single_selection_get_selected_item (self->selection);

  if (self->is_following)
    return;

  if (item != NULL)
    muster_battle_session_point_at (self->session, (int) muster_unit_item_get_index (item));
  follow_session (self);
}

/* If units and orders do not fit side by side, a tap on a unit shows its orders. */
static void
wants_orders_cb (MusterSideColumn *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "battle.show-orders", NULL);
}

static void
setup_cb (MusterSideColumn *self,
          GtkListItem      *list_item)
{
  gtk_list_item_set_child (list_item, muster_unit_card_new (self->session));
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *list_item)
{
  muster_unit_card_set_item (MUSTER_UNIT_CARD (gtk_list_item_get_child (list_item)),
                             gtk_list_item_get_item (list_item));
}

static void
unbind_cb (GtkSignalListItemFactory *factory,
           GtkListItem              *list_item)
{
  muster_unit_card_set_item (MUSTER_UNIT_CARD (gtk_list_item_get_child (list_item)), NULL);
}

static void
muster_side_column_constructed (GObject *object)
{
  MusterSideColumn *self = MUSTER_SIDE_COLUMN (object);
  MusterBattle *battle = muster_battle_session_get_battle (self->session);
  const MusterSetup *setup = muster_battle_get_setup (battle);
  g_autoptr (GtkFilterListModel) shown = NULL;

  G_OBJECT_CLASS (muster_side_column_parent_class)->constructed (object);

  gtk_label_set_label (self->name, setup->sides[self->side].name);
  self->badge = muster_side_style_new_button (battle, self->side);
  gtk_widget_insert_before (self->badge,
                            gtk_widget_get_parent (GTK_WIDGET (self->name)),
                            GTK_WIDGET (self->name));
  show_note (self);
  muster_tooltip_set (GTK_WIDGET (self->name), setup->sides[self->side].name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  setup->sides[self->side].name, -1);
  self->filter = gtk_custom_filter_new (is_shown, self, NULL);
  shown = gtk_filter_list_model_new (
    g_object_ref (muster_battle_get_side_units (battle, self->side)),
    GTK_FILTER (g_object_ref (self->filter)));
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (shown));
  self->n_reserves = count_reserves (self);
  show_reserves (self);
  show_secrets (self);
  g_signal_connect_object (battle, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (battle, "notify::uncovered-side", G_CALLBACK (show_secrets), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::unit", G_CALLBACK (follow_session), self,
                           G_CONNECT_SWAPPED);
  follow_session (self);
}

static void
muster_side_column_dispose (GObject *object)
{
  MusterSideColumn *self = MUSTER_SIDE_COLUMN (object);

  if (self->filter != NULL)
    gtk_custom_filter_set_filter_func (self->filter, NULL, NULL, NULL);
  g_clear_object (&self->filter);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (muster_side_column_parent_class)->dispose (object);
}

static void
muster_side_column_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  MusterSideColumn *self = MUSTER_SIDE_COLUMN (object);

  switch (prop_id)
    {
    case PROP_SESSION:
      g_value_set_object (value, self->session);
      break;
    case PROP_SIDE:
      g_value_set_uint (value, self->side);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_side_column_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  MusterSideColumn *self = MUSTER_SIDE_COLUMN (object);

  switch (prop_id)
    {
    case PROP_SESSION:
      self->session = g_value_dup_object (value);
      break;
    case PROP_SIDE:
      self->side = g_value_get_uint (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_side_column_class_init (MusterSideColumnClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  object_class->constructed = muster_side_column_constructed;
  object_class->dispose = muster_side_column_dispose;
  object_class->get_property = muster_side_column_get_property;
  object_class->set_property = muster_side_column_set_property;

  properties[PROP_SESSION] =
    g_param_spec_object ("session", NULL, NULL, MUSTER_TYPE_BATTLE_SESSION, flags);
  properties[PROP_SIDE] =
    g_param_spec_uint ("side", NULL, NULL, 0, MUSTER_MAX_SIDES - 1, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-side-column.ui");
  gtk_widget_class_install_action (widget_class, "side.set-colour", "s", set_colour_cb);
  gtk_widget_class_bind_template_child (widget_class, MusterSideColumn, name);
  gtk_widget_class_bind_template_child (widget_class, MusterSideColumn, note);
  gtk_widget_class_bind_template_child (widget_class, MusterSideColumn, acting);
  gtk_widget_class_bind_template_child (widget_class, MusterSideColumn, list);
  gtk_widget_class_bind_template_child (widget_class, MusterSideColumn, selection);
  gtk_widget_class_bind_template_child (widget_class, MusterSideColumn, reserves);
  gtk_widget_class_bind_template_child (widget_class, MusterSideColumn, secrets);
  gtk_widget_class_bind_template_callback (widget_class, refilter_cb);
  gtk_widget_class_bind_template_callback (widget_class, uncover_cb);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, wants_orders_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
  gtk_widget_class_set_css_name (widget_class, "side");
}

static void
muster_side_column_init (MusterSideColumn *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
muster_side_column_new (MusterBattleSession *session,
                        guint                side)
{
  return g_object_new (MUSTER_TYPE_SIDE_COLUMN, "session", session, "side", side, NULL);
}

/**
 * muster_side_column_find_unit:
 * @widget: the card of a unit, or the row or a part of it
 *
 * Returns: index of that unit, or -1
 */
int
muster_side_column_find_unit (MusterSideColumn *self,
                              GtkWidget        *widget)
{
  GtkWidget *card;
  MusterUnitItem *item;

  g_return_val_if_fail (MUSTER_IS_SIDE_COLUMN (self), -1);

  card = gtk_widget_get_ancestor (widget, MUSTER_TYPE_UNIT_CARD);
  if (card == NULL)
    card = gtk_widget_get_first_child (widget);
  if (card == NULL || !MUSTER_IS_UNIT_CARD (card))
    return -1;
  item = muster_unit_card_get_item (MUSTER_UNIT_CARD (card));
  return item != NULL ? (int) muster_unit_item_get_index (item) : -1;
}

/* Moves the focus to the chosen unit, or to the one that had it last. A list by itself only
 * restores a focus that was reached with its own keys. */
gboolean
muster_side_column_grab_focus (MusterSideColumn *self)
{
  int unit;
  guint position;

  g_return_val_if_fail (MUSTER_IS_SIDE_COLUMN (self), FALSE);

  unit = muster_battle_session_get_unit (self->session);
  position = find_unit (self, unit);
  if (position == GTK_INVALID_LIST_POSITION)
    return gtk_widget_grab_focus (GTK_WIDGET (self->list));

  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", position);
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (muster_side_column_find_unit (self, row) == unit)
      return gtk_widget_grab_focus (row);
  return gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

/* Shows beside the name whether this side is acting. */
void
muster_side_column_set_acting (MusterSideColumn *self,
                               gboolean          acting)
{
  g_return_if_fail (MUSTER_IS_SIDE_COLUMN (self));

  gtk_widget_set_visible (self->acting, acting);
}
