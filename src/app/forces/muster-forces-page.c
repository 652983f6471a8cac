/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-forces-page.h"

#include "app/forces/muster-force-list-row.h"
#include "app/models/forces/muster-force-soundness.h"
#include "app/toolkit/muster-flow-layout.h"
#include "app/widgets/muster-help-link.h"
#include "app/widgets/muster-turns.h"
#include "core/muster-i18n.h"

struct _MusterForcesPage
{
  MusterShelfPage parent_instance;

  GtkWidget *filters;
  GtkDropDown *ruleset;
  GtkDropDown *theatre;
  GtkDropDown *state;
  MusterForceSoundness *soundness; /* (nullable): NULL until the user filters by it */
  MusterTurns turns;
  gboolean is_filling;
};

G_DEFINE_FINAL_TYPE (MusterForcesPage, muster_forces_page, MUSTER_TYPE_SHELF_PAGE)

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

/* The first entry of each drop-down means no filter. */
static const char *
get_chosen (GtkDropDown *drop_down)
{
  GtkStringObject *chosen = gtk_drop_down_get_selected_item (drop_down);

  return chosen != NULL && gtk_drop_down_get_selected (drop_down) > 0 ? gtk_string_object_get_string (chosen)
                                                                      : "";
}

/* In microseconds: a part of a frame. */
#define LOOK_TIME 6000

/* In the order of the list of choices. */
enum
{
  STATE_ANY,
  STATE_SOUND,
};

static gboolean
look_cb (GtkWidget *widget,
         guint      turn)
{
  MusterForcesPage *self = MUSTER_FORCES_PAGE (widget);
  MusterStoreList *forces = muster_shelf_page_get_list (MUSTER_SHELF_PAGE (self));
  guint state = gtk_drop_down_get_selected (self->state);
  g_autofree char *ids = NULL;

  if (state == STATE_ANY)
    return FALSE;
  if (muster_force_soundness_look (self->soundness, LOOK_TIME))
    return TRUE;

  ids = muster_force_soundness_dup_ids (self->soundness, state == STATE_SOUND);
  muster_store_list_set_facet (forces, MUSTER_FACET_AMONG, ids);
  muster_shelf_page_update (MUSTER_SHELF_PAGE (self));
  return FALSE;
}

/* Examines a few forces in each frame and filters the list once all are examined. */
static void
state_changed_cb (MusterForcesPage *self)
{
  MusterShelfPage *shelf = MUSTER_SHELF_PAGE (self);
  MusterStoreList *forces = muster_shelf_page_get_list (shelf);

  if (forces == NULL)
    return;
  if (gtk_drop_down_get_selected (self->state) == STATE_ANY)
    {
      muster_store_list_set_facet (forces, MUSTER_FACET_AMONG, "");
      muster_shelf_page_update (shelf);
      return;
    }
  if (self->soundness == NULL)
    self->soundness = muster_force_soundness_new (muster_shelf_page_get_store (shelf),
                                                  muster_shelf_page_get_library (shelf));
  muster_turns_begin (&self->turns, GTK_WIDGET (self), look_cb);
}

static void
filter_changed_cb (MusterForcesPage *self)
{
  MusterShelfPage *shelf = MUSTER_SHELF_PAGE (self);
  MusterStoreList *forces = muster_shelf_page_get_list (shelf);

  if (forces == NULL || self->is_filling)
    return;
  muster_store_list_set_ruleset (forces, muster_shelf_page_get_ruleset (shelf, self->ruleset));
  muster_store_list_set_facet (forces, MUSTER_FACET_SETTING, get_chosen (self->theatre));
  muster_shelf_page_update (shelf);
}

static gboolean
is_filtered (MusterShelfPage *shelf)
{
  MusterStoreList *forces = muster_shelf_page_get_list (shelf);

  return *muster_store_list_get_ruleset (forces) != '\0' ||
         *muster_store_list_get_facet (forces, MUSTER_FACET_SETTING) != '\0' ||
         *muster_store_list_get_facet (forces, MUSTER_FACET_AMONG) != '\0';
}

static void
clear_filters (MusterShelfPage *shelf)
{
  MusterForcesPage *self = MUSTER_FORCES_PAGE (shelf);

  gtk_drop_down_set_selected (self->ruleset, 0);
  gtk_drop_down_set_selected (self->theatre, 0);
  gtk_drop_down_set_selected (self->state, STATE_ANY);
  filter_changed_cb (self);
}

/* Theatres are free text, so the filter offers those of all forces, listed when the search is
 * opened. */
static void
list_theatres_cb (MusterForcesPage *self)
{
  MusterStore *store = muster_shelf_page_get_store (MUSTER_SHELF_PAGE (self));
  g_autoptr (MusterStoreList) all = muster_force_store_list (muster_store_get_forces (store));
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  if (!muster_shelf_page_is_searching (MUSTER_SHELF_PAGE (self)))
    return;
  gtk_string_list_append (names, _("Any theatre"));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (all)); i++)
    {
      g_autoptr (MusterForceRow) row = g_list_model_get_item (G_LIST_MODEL (all), i);
      const char *theatre = muster_force_row_get_theatre (row);

      if (*theatre != '\0' && g_hash_table_add (known, g_strdup (theatre)))
        gtk_string_list_append (names, theatre);
    }
  self->is_filling = TRUE;
  gtk_drop_down_set_model (self->theatre, G_LIST_MODEL (names));
  self->is_filling = FALSE;
}

static void
muster_forces_page_constructed (GObject *object)
{
  MusterForcesPage *self = MUSTER_FORCES_PAGE (object);

  muster_shelf_page_list_rulesets (MUSTER_SHELF_PAGE (self), self->ruleset);

  G_OBJECT_CLASS (muster_forces_page_parent_class)->constructed (object);
}

/* Forces may have been edited since the page was last shown. */
static void
muster_forces_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (muster_forces_page_parent_class)->map (widget);

  state_changed_cb (MUSTER_FORCES_PAGE (widget));
}

static void
muster_forces_page_dispose (GObject *object)
{
  g_clear_object (&MUSTER_FORCES_PAGE (object)->soundness);

  G_OBJECT_CLASS (muster_forces_page_parent_class)->dispose (object);
}

static void
muster_forces_page_class_init (MusterForcesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  MusterShelfPageClass *shelf_class = MUSTER_SHELF_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = muster_forces_page_constructed;
  G_OBJECT_CLASS (klass)->dispose = muster_forces_page_dispose;
  widget_class->map = muster_forces_page_map;

  shelf_class->open_action = "win.open-force";
  shelf_class->dup_list = dup_list;
  shelf_class->dup_count = dup_count;
  shelf_class->create_row = create_row;
  shelf_class->is_filtered = is_filtered;
  shelf_class->clear_filters = clear_filters;

  g_type_ensure (MUSTER_TYPE_HELP_LINK);
  muster_shelf_page_class_set_template (shelf_class,
                                        APPLICATION_PATH "/ui/muster-forces-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterForcesPage, filters);
  gtk_widget_class_bind_template_child (widget_class, MusterForcesPage, ruleset);
  gtk_widget_class_bind_template_child (widget_class, MusterForcesPage, theatre);
  gtk_widget_class_bind_template_child (widget_class, MusterForcesPage, state);
  gtk_widget_class_bind_template_callback (widget_class, state_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, filter_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, list_theatres_cb);
}

static void
muster_forces_page_init (MusterForcesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->filters, muster_flow_layout_new (6));
}

GtkWidget *
muster_forces_page_new (MusterStore   *store,
                        MusterLibrary *library)
{
  return g_object_new (MUSTER_TYPE_FORCES_PAGE, "store", store, "library", library, NULL);
}
