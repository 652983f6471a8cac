/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-forces-page.h"

#include <adwaita.h>

#include "app/forces/muster-force-list-row.h"
#include "app/widgets/muster-widget-children.h"
#include "core/muster-i18n.h"

struct _MusterForcesPage
{
  GtkWidget parent_instance;

  MusterStore *store;
  MusterLibrary *library;
  MusterStoreList *forces;

  AdwWindowTitle *title;
  GtkSearchBar *search_bar;
  GtkSearchEntry *search;
  GtkToggleButton *archive;
  GtkStack *stack;
  GtkNoSelection *selection;
};

G_DEFINE_FINAL_TYPE (MusterForcesPage, muster_forces_page, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_STORE,
  PROP_LIBRARY,
  PROP_SORT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static gboolean
is_searching (MusterForcesPage *self)
{
  const char *search = muster_store_list_get_search (self->forces);

  return search != NULL && *search != '\0';
}

static void
show_forces (MusterForcesPage *self)
{
  gboolean archive = gtk_toggle_button_get_active (self->archive);
  guint n_forces = g_list_model_get_n_items (G_LIST_MODEL (self->forces));
  g_autofree char *subtitle = NULL;

  if (n_forces > 0)
    gtk_stack_set_visible_child_name (self->stack, "list");
  else if (is_searching (self))
    gtk_stack_set_visible_child_name (self->stack, "not-found");
  else
    gtk_stack_set_visible_child_name (self->stack, archive ? "empty-archive" : "empty");

  if (archive)
    subtitle = g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u in the archive",
                                           "%u in the archive", n_forces),
                                n_forces);
  else if (n_forces > 0)
    subtitle = g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u force", "%u forces", n_forces),
                                n_forces);
  adw_window_title_set_subtitle (self->title, subtitle != NULL ? subtitle : "");
}

static const char *
get_sort_name (MusterForcesPage *self)
{
  g_autoptr(GEnumClass) sorts = g_type_class_ref (MUSTER_TYPE_SORT);

  return g_enum_get_value (sorts, (int) muster_store_list_get_sort (self->forces))->value_nick;
}

static void
set_sort_name (MusterForcesPage *self,
               const char       *name)
{
  g_autoptr(GEnumClass) sorts = g_type_class_ref (MUSTER_TYPE_SORT);
  const GEnumValue *sort = g_enum_get_value_by_nick (sorts, name);

  if (sort == NULL || sort->value == (int) muster_store_list_get_sort (self->forces))
    return;

  muster_store_list_set_sort (self->forces, (MusterSort) sort->value);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SORT]);
}

static void
search_changed_cb (MusterForcesPage *self)
{
  muster_store_list_set_search (self->forces,
                                gtk_editable_get_text (GTK_EDITABLE (self->search)));
  show_forces (self);
}

static void
archive_toggled_cb (MusterForcesPage *self)
{
  muster_store_list_set_show (self->forces, gtk_toggle_button_get_active (self->archive)
                                               ? MUSTER_SHOW_ARCHIVED
                                               : MUSTER_SHOW_CURRENT);
  show_forces (self);
}

static void
activate_cb (MusterForcesPage *self,
             guint              position)
{
  g_autoptr(MusterForceRow) row =
    g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  if (row != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.open-force", "x",
                                muster_force_row_get_id (row));
}

static void
setup_cb (MusterForcesPage *self,
          GtkListItem       *list_item)
{
  gtk_list_item_set_child (list_item, muster_force_list_row_new (self->library,
                                                      muster_store_is_read_only (self->store)));
}

static void
bind_cb (MusterForcesPage *self,
         GtkListItem       *list_item)
{
  muster_force_list_row_set_row (
    MUSTER_FORCE_LIST_ROW (gtk_list_item_get_child (list_item)),
    gtk_list_item_get_item (list_item));
}

static void
muster_forces_page_constructed (GObject *object)
{
  MusterForcesPage *self = MUSTER_FORCES_PAGE (object);

  G_OBJECT_CLASS (muster_forces_page_parent_class)->constructed (object);

  self->forces = muster_force_store_list (muster_store_get_forces (self->store));
  gtk_no_selection_set_model (self->selection, G_LIST_MODEL (self->forces));
  g_signal_connect_object (self->forces, "items-changed", G_CALLBACK (show_forces), self,
                           G_CONNECT_SWAPPED);
  gtk_search_bar_connect_entry (self->search_bar, GTK_EDITABLE (self->search));
  gtk_search_bar_set_key_capture_widget (self->search_bar, GTK_WIDGET (self));
  show_forces (self);
}

static void
muster_forces_page_dispose (GObject *object)
{
  MusterForcesPage *self = MUSTER_FORCES_PAGE (object);

  if (self->search_bar != NULL)
    gtk_search_bar_set_key_capture_widget (self->search_bar, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), MUSTER_TYPE_FORCES_PAGE);
  muster_widget_unparent_children (GTK_WIDGET (self));
  g_clear_object (&self->forces);
  g_clear_object (&self->library);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (muster_forces_page_parent_class)->dispose (object);
}

static void
muster_forces_page_get_property (GObject    *object,
                                  guint       prop_id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  MusterForcesPage *self = MUSTER_FORCES_PAGE (object);

  switch (prop_id)
    {
    case PROP_STORE:
      g_value_set_object (value, self->store);
      break;
    case PROP_LIBRARY:
      g_value_set_object (value, self->library);
      break;
    case PROP_SORT:
      g_value_set_string (value, get_sort_name (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_forces_page_set_property (GObject      *object,
                                  guint         prop_id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  MusterForcesPage *self = MUSTER_FORCES_PAGE (object);

  switch (prop_id)
    {
    case PROP_STORE:
      self->store = g_value_dup_object (value);
      break;
    case PROP_LIBRARY:
      self->library = g_value_dup_object (value);
      break;
    case PROP_SORT:
      set_sort_name (self, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_forces_page_class_init (MusterForcesPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  object_class->constructed = muster_forces_page_constructed;
  object_class->dispose = muster_forces_page_dispose;
  object_class->get_property = muster_forces_page_get_property;
  object_class->set_property = muster_forces_page_set_property;

  properties[PROP_STORE] = g_param_spec_object ("store", NULL, NULL, MUSTER_TYPE_STORE, flags);
  properties[PROP_LIBRARY] =
    g_param_spec_object ("library", NULL, NULL, MUSTER_TYPE_LIBRARY, flags);
  properties[PROP_SORT] =
    g_param_spec_string ("sort", NULL, NULL, "used",
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_install_property_action (widget_class, "forces.sort", "sort");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-forces-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterForcesPage, title);
  gtk_widget_class_bind_template_child (widget_class, MusterForcesPage, search_bar);
  gtk_widget_class_bind_template_child (widget_class, MusterForcesPage, search);
  gtk_widget_class_bind_template_child (widget_class, MusterForcesPage, archive);
  gtk_widget_class_bind_template_child (widget_class, MusterForcesPage, stack);
  gtk_widget_class_bind_template_child (widget_class, MusterForcesPage, selection);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, archive_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
muster_forces_page_init (MusterForcesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
muster_forces_page_new (MusterStore   *store,
                         MusterLibrary *library)
{
  return g_object_new (MUSTER_TYPE_FORCES_PAGE, "store", store, "library", library, NULL);
}

/* Opens the search, ready to type. */
void
muster_forces_page_search (MusterForcesPage *self)
{
  g_return_if_fail (MUSTER_IS_FORCES_PAGE (self));

  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}
