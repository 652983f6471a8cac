/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-log-panel.h"

#include "app/battle/muster-log-row.h"
#include "app/widgets/muster-widget-children.h"

struct _MusterLogPanel
{
  GtkWidget parent_instance;

  MusterBattleSession *session;
  gboolean is_following;
  guint scroll_source;

  GtkStack *stack;
  GtkListView *list;
  GtkSingleSelection *selection;
};

G_DEFINE_FINAL_TYPE (MusterLogPanel, muster_log_panel, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_SESSION,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static gboolean
scroll_cb (gpointer data)
{
  MusterLogPanel *self = MUSTER_LOG_PANEL (data);
  guint selected = gtk_single_selection_get_selected (self->selection);

  self->scroll_source = 0;
  if (selected != GTK_INVALID_LIST_POSITION)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", selected);
  return G_SOURCE_REMOVE;
}

/* The entry after which the shown state stands is the selected one. */
static void
follow_session (MusterLogPanel *self)
{
  MusterBattle *battle = muster_battle_session_get_battle (self->session);
  guint position = muster_battle_get_position (battle);
  guint selected = position > 0 ? position - 1 : GTK_INVALID_LIST_POSITION;

  self->is_following = TRUE;
  gtk_single_selection_set_selected (self->selection, selected);
  self->is_following = FALSE;

  gtk_stack_set_visible_child_name (self->stack,
                                    muster_battle_get_length (battle) > 0 ? "log" : "empty");
  /* The list knows its new rows only once it has been laid out. */
  if (self->scroll_source == 0)
    self->scroll_source = g_idle_add (scroll_cb, self);
}

static void
selected_cb (MusterLogPanel *self)
{
  guint selected = gtk_single_selection_get_selected (self->selection);

  if (!self->is_following && selected != GTK_INVALID_LIST_POSITION)
    muster_battle_session_look (self->session, selected + 1);
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *list_item)
{
  gtk_list_item_set_child (list_item, muster_log_row_new ());
}

/* The entries before one never change without it changing too, so this is asked only once. */
static gboolean
begins_turn (GListModel     *log,
             MusterLogEntry *entry,
             guint           position)
{
  g_autoptr(MusterLogEntry) before = NULL;

  if (position == 0)
    return TRUE;

  before = g_list_model_get_item (log, position - 1);
  return muster_log_entry_get_turn (before) != muster_log_entry_get_turn (entry);
}

static void
bind_cb (MusterLogPanel *self,
         GtkListItem    *list_item)
{
  MusterLogEntry *entry = gtk_list_item_get_item (list_item);
  guint position = gtk_list_item_get_position (list_item);

  muster_log_row_set_entry (MUSTER_LOG_ROW (gtk_list_item_get_child (list_item)), entry,
                            begins_turn (G_LIST_MODEL (self->selection), entry, position));
}

static void
muster_log_panel_constructed (GObject *object)
{
  MusterLogPanel *self = MUSTER_LOG_PANEL (object);
  MusterBattle *battle = muster_battle_session_get_battle (self->session);

  G_OBJECT_CLASS (muster_log_panel_parent_class)->constructed (object);

  gtk_single_selection_set_model (self->selection, muster_battle_get_log (battle));
  g_signal_connect_object (battle, "changed", G_CALLBACK (follow_session), self,
                           G_CONNECT_SWAPPED);
  follow_session (self);
}

static void
muster_log_panel_dispose (GObject *object)
{
  MusterLogPanel *self = MUSTER_LOG_PANEL (object);

  g_clear_handle_id (&self->scroll_source, g_source_remove);
  g_clear_object (&self->session);
  gtk_widget_dispose_template (GTK_WIDGET (self), MUSTER_TYPE_LOG_PANEL);
  muster_widget_unparent_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (muster_log_panel_parent_class)->dispose (object);
}

static void
muster_log_panel_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  MusterLogPanel *self = MUSTER_LOG_PANEL (object);

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
muster_log_panel_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  MusterLogPanel *self = MUSTER_LOG_PANEL (object);

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
muster_log_panel_class_init (MusterLogPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = muster_log_panel_constructed;
  object_class->dispose = muster_log_panel_dispose;
  object_class->get_property = muster_log_panel_get_property;
  object_class->set_property = muster_log_panel_set_property;

  properties[PROP_SESSION] =
    g_param_spec_object ("session", NULL, NULL, MUSTER_TYPE_BATTLE_SESSION,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-log-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterLogPanel, stack);
  gtk_widget_class_bind_template_child (widget_class, MusterLogPanel, list);
  gtk_widget_class_bind_template_child (widget_class, MusterLogPanel, selection);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
muster_log_panel_init (MusterLogPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
muster_log_panel_new (MusterBattleSession *session)
{
  return g_object_new (MUSTER_TYPE_LOG_PANEL, "session", session, NULL);
}
