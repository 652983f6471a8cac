/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-forces-page.h"

#include "app/forces/muster-force-list-row.h"
#include "core/muster-i18n.h"

struct _MusterForcesPage
{
  MusterShelfPage parent_instance;
};

G_DEFINE_FINAL_TYPE (MusterForcesPage, muster_forces_page, MUSTER_TYPE_SHELF_PAGE)

enum
{
  PROP_0,
  PROP_SORT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static const char *
get_sort_name (MusterForcesPage *self)
{
  MusterStoreList *forces = muster_shelf_page_get_list (MUSTER_SHELF_PAGE (self));
  g_autoptr(GEnumClass) sorts = g_type_class_ref (MUSTER_TYPE_SORT);

  return g_enum_get_value (sorts, (int) muster_store_list_get_sort (forces))->value_nick;
}

static void
set_sort_name (MusterForcesPage *self,
               const char       *name)
{
  MusterStoreList *forces = muster_shelf_page_get_list (MUSTER_SHELF_PAGE (self));
  g_autoptr(GEnumClass) sorts = g_type_class_ref (MUSTER_TYPE_SORT);
  const GEnumValue *sort = g_enum_get_value_by_nick (sorts, name);

  if (sort == NULL || sort->value == (int) muster_store_list_get_sort (forces))
    return;

  muster_store_list_set_sort (forces, (MusterSort) sort->value);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SORT]);
}

static MusterStoreList *
dup_list (MusterShelfPage *shelf)
{
  return muster_force_store_list (muster_store_get_forces (muster_shelf_page_get_store (shelf)));
}

static char *
dup_count (guint n_forces)
{
  return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u force", "%u forces", n_forces), n_forces);
}

static GtkWidget *
create_row (MusterShelfPage *shelf)
{
  return muster_force_list_row_new (muster_shelf_page_get_library (shelf),
                                    muster_store_is_read_only (muster_shelf_page_get_store (shelf)));
}

static void
muster_forces_page_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_SORT:
      g_value_set_string (value, get_sort_name (MUSTER_FORCES_PAGE (object)));
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
  switch (prop_id)
    {
    case PROP_SORT:
      set_sort_name (MUSTER_FORCES_PAGE (object), g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_forces_page_class_init (MusterForcesPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  MusterShelfPageClass *shelf_class = MUSTER_SHELF_PAGE_CLASS (klass);

  object_class->get_property = muster_forces_page_get_property;
  object_class->set_property = muster_forces_page_set_property;

  shelf_class->open_action = "win.open-force";
  shelf_class->dup_list = dup_list;
  shelf_class->dup_count = dup_count;
  shelf_class->create_row = create_row;

  properties[PROP_SORT] =
    g_param_spec_string ("sort", NULL, NULL, "used",
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_install_property_action (GTK_WIDGET_CLASS (klass), "forces.sort", "sort");
  muster_shelf_page_class_set_template (shelf_class,
                                        APPLICATION_PATH "/ui/muster-forces-page.ui");
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
