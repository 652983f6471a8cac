/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-shelf-page.h"

#include <adwaita.h>

#include "app/toolkit/muster-widget-children.h"
#include "app/widgets/muster-shelf-row.h"
#include "app/widgets/muster-turns.h"
#include "core/muster-i18n.h"

typedef struct
{
  MusterStore *store;
  MusterLibrary *library;
  MusterShares *shares; /* (nullable) */
  MusterStoreList *list;

  AdwWindowTitle *title;
  GtkSearchBar *search_bar;
  GtkSearchEntry *search;
  GtkToggleButton *archive;
  GtkStack *stack;
  GtkNoSelection *selection;
  GtkWidget *view;
  gint64 left; /* id of the row that was opened last, or 0 */
  MusterTurns turns;
} MusterShelfPagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (MusterShelfPage, muster_shelf_page, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_STORE,
  PROP_LIBRARY,
  PROP_SORT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static MusterShelfPagePrivate *
get_private (MusterShelfPage *self)
{
  return muster_shelf_page_get_instance_private (self);
}

static const char *
get_sort_name (MusterShelfPage *self)
{
  g_autoptr (GEnumClass) sorts = g_type_class_ref (MUSTER_TYPE_SORT);

  return g_enum_get_value (sorts, (int) muster_store_list_get_sort (get_private (self)->list))->value_nick;
}

static void
set_sort_name (MusterShelfPage *self,
               const char      *name)
{
  MusterStoreList *list = get_private (self)->list;
  g_autoptr (GEnumClass) sorts = g_type_class_ref (MUSTER_TYPE_SORT);
  const GEnumValue *sort = g_enum_get_value_by_nick (sorts, name);

  if (sort == NULL || sort->value == (int) muster_store_list_get_sort (list))
    return;

  muster_store_list_set_sort (list, (MusterSort) sort->value);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SORT]);
}

static gboolean
leaves_out_rows (MusterShelfPage *self)
{
  MusterShelfPageClass *klass = MUSTER_SHELF_PAGE_GET_CLASS (self);
  const char *search = muster_store_list_get_search (get_private (self)->list);

  return (search != NULL && *search != '\0') ||
         (klass->is_filtered != NULL && klass->is_filtered (self));
}

static void
search_changed_cb (MusterShelfPage *self)
{
  MusterShelfPagePrivate *priv = get_private (self);

  muster_store_list_set_search (priv->list, gtk_editable_get_text (GTK_EDITABLE (priv->search)));
  muster_shelf_page_update (self);
}

/* Closing the search clears it and its filters, so that nothing hidden restricts the list. */
static void
search_mode_cb (MusterShelfPage *self)
{
  MusterShelfPagePrivate *priv = get_private (self);
  MusterShelfPageClass *klass = MUSTER_SHELF_PAGE_GET_CLASS (self);

  if (priv->list == NULL || gtk_search_bar_get_search_mode (priv->search_bar))
    return;
  gtk_editable_set_text (GTK_EDITABLE (priv->search), "");
  muster_store_list_set_search (priv->list, "");
  if (klass->clear_filters != NULL)
    klass->clear_filters (self);
  muster_shelf_page_update (self);
}

static void
archive_toggled_cb (MusterShelfPage *self)
{
  MusterShelfPagePrivate *priv = get_private (self);

  muster_store_list_set_show (priv->list, gtk_toggle_button_get_active (priv->archive)
                                            ? MUSTER_SHOW_ARCHIVED
                                            : MUSTER_SHOW_CURRENT);
  muster_shelf_page_update (self);
}

static void
activate_cb (MusterShelfPage *self,
             guint            position)
{
  g_autoptr (GObject) row =
    g_list_model_get_item (G_LIST_MODEL (get_private (self)->selection), position);
  gint64 id;

  if (row == NULL)
    return;

  g_object_get (row, "id", &id, NULL);
  get_private (self)->left = id;
  gtk_widget_activate_action (GTK_WIDGET (self), MUSTER_SHELF_PAGE_GET_CLASS (self)->open_action,
                              "x", id);
}

/* Returns the widget of a row; the list may not have made it yet. */
static GtkWidget *
find_row (MusterShelfPage *self,
          gint64           id)
{
  for (GtkWidget *child = gtk_widget_get_first_child (get_private (self)->view); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *row = gtk_widget_get_first_child (child);
      GObject *shown = MUSTER_IS_SHELF_ROW (row) ? muster_shelf_row_get_row (MUSTER_SHELF_ROW (row)) : NULL;
      gint64 shown_id = 0;

      if (shown != NULL)
        g_object_get (shown, "id", &shown_id, NULL);
      if (shown_id == id)
        return child;
    }
  return NULL;
}

/* Returns the user to the row that was opened last: first scrolls to it, then gives it the
 * focus. */
static gboolean
come_back_turn (GtkWidget *widget,
                guint      turn)
{
  MusterShelfPage *self = MUSTER_SHELF_PAGE (widget);
  MusterShelfPagePrivate *priv = get_private (self);
  int position = muster_store_list_find (priv->list, priv->left);
  GtkWidget *row = NULL;

  if (position < 0)
    return FALSE;
  if (turn == 0)
    gtk_widget_activate_action (priv->view, "list.scroll-to-item", "u", (guint) position);
  else
    row = find_row (self, priv->left);
  if (row != NULL)
    gtk_widget_grab_focus (row);
  return turn < 2 && row == NULL;
}

static void
muster_shelf_page_map (GtkWidget *widget)
{
  MusterShelfPagePrivate *priv = get_private (MUSTER_SHELF_PAGE (widget));

  GTK_WIDGET_CLASS (muster_shelf_page_parent_class)->map (widget);

  if (priv->left != 0)
    muster_turns_begin (&priv->turns, widget, come_back_turn);
}

static void
setup_cb (MusterShelfPage *self,
          GtkListItem     *list_item)
{
  GtkWidget *row = MUSTER_SHELF_PAGE_GET_CLASS (self)->create_row (self);

  if (get_private (self)->shares != NULL)
    muster_shelf_row_set_shares (MUSTER_SHELF_ROW (row), get_private (self)->shares);
  gtk_list_item_set_child (list_item, row);
}

static void
bind_cb (MusterShelfPage *self,
         GtkListItem     *list_item)
{
  muster_shelf_row_set_row (MUSTER_SHELF_ROW (gtk_list_item_get_child (list_item)),
                            gtk_list_item_get_item (list_item));
}

static void
muster_shelf_page_constructed (GObject *object)
{
  MusterShelfPage *self = MUSTER_SHELF_PAGE (object);
  MusterShelfPagePrivate *priv = get_private (self);

  G_OBJECT_CLASS (muster_shelf_page_parent_class)->constructed (object);

  priv->list = MUSTER_SHELF_PAGE_GET_CLASS (self)->dup_list (self);
  gtk_no_selection_set_model (priv->selection, G_LIST_MODEL (priv->list));
  g_signal_connect_object (priv->list, "items-changed", G_CALLBACK (muster_shelf_page_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->search_bar, "notify::search-mode-enabled", G_CALLBACK (search_mode_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_search_bar_connect_entry (priv->search_bar, GTK_EDITABLE (priv->search));
  gtk_search_bar_set_key_capture_widget (priv->search_bar, GTK_WIDGET (self));
  muster_shelf_page_update (self);
}

static void
muster_shelf_page_dispose (GObject *object)
{
  MusterShelfPagePrivate *priv = get_private (MUSTER_SHELF_PAGE (object));

  if (priv->search_bar != NULL)
    gtk_search_bar_set_key_capture_widget (priv->search_bar, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), G_OBJECT_TYPE (object));
  muster_widget_unparent_children (GTK_WIDGET (object));
  g_clear_object (&priv->list);
  g_clear_object (&priv->library);
  g_clear_object (&priv->shares);
  g_clear_object (&priv->store);

  G_OBJECT_CLASS (muster_shelf_page_parent_class)->dispose (object);
}

static void
muster_shelf_page_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  MusterShelfPagePrivate *priv = get_private (MUSTER_SHELF_PAGE (object));

  switch (prop_id)
    {
    case PROP_STORE:
      g_value_set_object (value, priv->store);
      break;
    case PROP_LIBRARY:
      g_value_set_object (value, priv->library);
      break;
    case PROP_SORT:
      g_value_set_string (value, get_sort_name (MUSTER_SHELF_PAGE (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_shelf_page_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  MusterShelfPagePrivate *priv = get_private (MUSTER_SHELF_PAGE (object));

  switch (prop_id)
    {
    case PROP_STORE:
      priv->store = g_value_dup_object (value);
      break;
    case PROP_LIBRARY:
      priv->library = g_value_dup_object (value);
      break;
    case PROP_SORT:
      set_sort_name (MUSTER_SHELF_PAGE (object), g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_shelf_page_class_init (MusterShelfPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  object_class->constructed = muster_shelf_page_constructed;
  object_class->dispose = muster_shelf_page_dispose;
  object_class->get_property = muster_shelf_page_get_property;
  object_class->set_property = muster_shelf_page_set_property;

  properties[PROP_STORE] = g_param_spec_object ("store", NULL, NULL, MUSTER_TYPE_STORE, flags);
  properties[PROP_LIBRARY] =
    g_param_spec_object ("library", NULL, NULL, MUSTER_TYPE_LIBRARY, flags);
  properties[PROP_SORT] =
    g_param_spec_string ("sort", NULL, NULL, "used",
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  GTK_WIDGET_CLASS (klass)->map = muster_shelf_page_map;
  gtk_widget_class_install_property_action (GTK_WIDGET_CLASS (klass), "shelf.sort", "sort");
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
muster_shelf_page_init (MusterShelfPage *self)
{
}

/**
 * muster_shelf_page_class_set_template:
 * @klass: of a kind
 * @resource: the path of its template
 */
void
muster_shelf_page_class_set_template (MusterShelfPageClass *klass,
                                      const char           *resource)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, resource);
  gtk_widget_class_bind_template_child_private (widget_class, MusterShelfPage, title);
  gtk_widget_class_bind_template_child_private (widget_class, MusterShelfPage, search_bar);
  gtk_widget_class_bind_template_child_private (widget_class, MusterShelfPage, search);
  gtk_widget_class_bind_template_child_private (widget_class, MusterShelfPage, archive);
  gtk_widget_class_bind_template_child_private (widget_class, MusterShelfPage, stack);
  gtk_widget_class_bind_template_child_private (widget_class, MusterShelfPage, selection);
  gtk_widget_class_bind_template_child_private (widget_class, MusterShelfPage, view);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, archive_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
}

MusterStore *
muster_shelf_page_get_store (MusterShelfPage *self)
{
  g_return_val_if_fail (MUSTER_IS_SHELF_PAGE (self), NULL);

  return get_private (self)->store;
}

MusterLibrary *
muster_shelf_page_get_library (MusterShelfPage *self)
{
  g_return_val_if_fail (MUSTER_IS_SHELF_PAGE (self), NULL);

  return get_private (self)->library;
}

MusterStoreList *
muster_shelf_page_get_list (MusterShelfPage *self)
{
  g_return_val_if_fail (MUSTER_IS_SHELF_PAGE (self), NULL);

  return get_private (self)->list;
}

void
muster_shelf_page_set_shares (MusterShelfPage *self,
                              MusterShares    *shares)
{
  g_return_if_fail (MUSTER_IS_SHELF_PAGE (self));

  g_set_object (&get_private (self)->shares, shares);
}

void
muster_shelf_page_update (MusterShelfPage *self)
{
  MusterShelfPagePrivate *priv = get_private (self);
  g_autofree char *subtitle = NULL;
  gboolean archive;
  guint n_rows;

  g_return_if_fail (MUSTER_IS_SHELF_PAGE (self));

  archive = gtk_toggle_button_get_active (priv->archive);
  n_rows = g_list_model_get_n_items (G_LIST_MODEL (priv->list));
  if (n_rows > 0)
    gtk_stack_set_visible_child_name (priv->stack, "list");
  else if (leaves_out_rows (self))
    gtk_stack_set_visible_child_name (priv->stack, "not-found");
  else
    gtk_stack_set_visible_child_name (priv->stack, archive ? "empty-archive" : "empty");

  if (archive)
    subtitle = g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u in the archive",
                                           "%u in the archive", n_rows),
                                n_rows);
  else if (n_rows > 0)
    subtitle = MUSTER_SHELF_PAGE_GET_CLASS (self)->dup_count (n_rows);
  adw_window_title_set_subtitle (priv->title, subtitle != NULL ? subtitle : "");
}

gboolean
muster_shelf_page_is_searching (MusterShelfPage *self)
{
  g_return_val_if_fail (MUSTER_IS_SHELF_PAGE (self), FALSE);

  return gtk_search_bar_get_search_mode (get_private (self)->search_bar);
}

void
muster_shelf_page_search (MusterShelfPage *self)
{
  MusterShelfPagePrivate *priv = get_private (self);

  g_return_if_fail (MUSTER_IS_SHELF_PAGE (self));

  gtk_search_bar_set_search_mode (priv->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (priv->search));
}

/* The first entry means no filter; the rulesets follow in their order. */
void
muster_shelf_page_list_rulesets (MusterShelfPage *self,
                                 GtkDropDown     *drop_down)
{
  GListModel *rulesets = muster_library_get_rulesets (muster_shelf_page_get_library (self));
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _("Any rules"));
  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr (MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);

      gtk_string_list_append (names, muster_ruleset_get_name (ruleset));
    }
  gtk_drop_down_set_model (drop_down, G_LIST_MODEL (names));
}

const char *
muster_shelf_page_get_ruleset (MusterShelfPage *self,
                               GtkDropDown     *drop_down)
{
  GListModel *rulesets = muster_library_get_rulesets (muster_shelf_page_get_library (self));
  guint selected = gtk_drop_down_get_selected (drop_down);
  g_autoptr (MusterRuleset) ruleset = NULL;

  if (selected > 0 && selected != GTK_INVALID_LIST_POSITION)
    ruleset = g_list_model_get_item (rulesets, selected - 1);
  return ruleset != NULL ? muster_ruleset_get_id (ruleset) : "";
}
