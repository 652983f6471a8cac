/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-force-catalog.h"

#include <string.h>

#include "app/models/forces/muster-force-words.h"
#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-mnemonics.h"
#include "app/toolkit/muster-tooltip.h"
#include "app/widgets/muster-dialog.h"
#include "core/catalog/muster-stat.h"
#include "core/forces/muster-force-text.h"
#include "core/muster-i18n.h"

/* "takes you 12 over" takes two lines. */
#define OVER_CHARS 9

/* "× 12" */
#define COUNT_CHARS 4

struct _MusterForceCatalog
{
  AdwWindow parent_instance;

  MusterForce *force;
  GPtrArray *entries; /* Entry */

  AdwWindowTitle *title;
  GtkSearchEntry *search;
  GtkStack *stack;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (MusterForceCatalog, muster_force_catalog, ADW_TYPE_WINDOW)

enum
{
  PROP_0,
  PROP_FORCE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint chosen_signal;
static guint dropped_signal;

/* A unit type and its widgets, which show how many such units the force has. */
typedef struct
{
  const MusterUnitType *type;
  char *text;
  GtkWidget *row;
  GtkLabel *count;
  GtkWidget *minus;
  GtkLabel *over;
} Entry;

static void
entry_free (Entry *entry)
{
  g_free (entry->text);
  g_free (entry);
}

static guint
count_units (MusterForceCatalog   *self,
             const MusterUnitType *type)
{
  guint n_units = muster_force_get_n_units (self->force);
  guint count = 0;

  for (guint i = 0; i < n_units; i++)
    if (g_str_equal (muster_force_unit_get_type_id (muster_force_get_unit (self->force, i)), type->id))
      count++;

  return count;
}

/* Says by how many points another such unit would exceed the budget. What is not shown keeps its place, so
 * that the rows stay where they are. */
static void
show_over (MusterForceCatalog *self,
           const Entry        *entry,
           int                 over)
{
  /* Translators: by how many points a force would be over its budget with another such unit. */
  g_autofree char *label = g_strdup_printf (_("takes you %d over"), over);

  gtk_label_set_label (entry->over, label);
  gtk_widget_set_child_visible (GTK_WIDGET (entry->over),
                                over > 0 && muster_force_get_budget (self->force) > 0);
}

static void
show_counts (MusterForceCatalog *self)
{
  g_autofree char *points = muster_force_words_for_points (muster_force_get_points (self->force),
                                                           muster_force_get_budget (self->force));

  int left = muster_force_get_budget (self->force) - muster_force_get_points (self->force);

  adw_window_title_set_subtitle (self->title, points);
  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = g_ptr_array_index (self->entries, i);
      guint count = count_units (self, entry->type);
      g_autofree char *label = g_strdup_printf ("× %u", count);

      gtk_label_set_label (entry->count, label);
      gtk_widget_set_child_visible (GTK_WIDGET (entry->count), count > 0);
      /* A button that goes leaves the focus to its row. */
      if (count == 0 && gtk_widget_has_focus (entry->minus))
        gtk_widget_grab_focus (entry->row);
      gtk_widget_set_child_visible (entry->minus, count > 0);
      show_over (self, entry, entry->type->points - left);
    }
}

static void
row_activated_cb (MusterForceCatalog *self,
                  GtkWidget          *row)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = g_ptr_array_index (self->entries, i);

      if (entry->row == row)
        g_signal_emit (self, chosen_signal, 0, entry->type->id);
    }
}

static void
drop_unit (MusterForceCatalog *self,
           const Entry        *entry)
{
  if (count_units (self, entry->type) > 0)
    g_signal_emit (self, dropped_signal, 0, entry->type->id);
  else
    gtk_widget_error_bell (entry->row);
}

static void
minus_clicked_cb (MusterForceCatalog *self,
                  GtkWidget          *minus)
{
  for (guint i = 0; i < self->entries->len; i++)
    if (((Entry *) g_ptr_array_index (self->entries, i))->minus == minus)
      drop_unit (self, g_ptr_array_index (self->entries, i));
}

/* The key minus takes away a unit of the type whose row has the focus. */
static gboolean
key_pressed_cb (MusterForceCatalog *self,
                guint               keyval)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));

  if (keyval != GDK_KEY_minus && keyval != GDK_KEY_KP_Subtract)
    return GDK_EVENT_PROPAGATE;
  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = g_ptr_array_index (self->entries, i);

      if (focus != NULL && (focus == entry->row || gtk_widget_is_ancestor (focus, entry->row)))
        drop_unit (self, entry);
    }
  return GDK_EVENT_STOP;
}

/* "12 models · Fire 5+ · Move 6": what a player compares. */
static char *
dup_profile (MusterForceCatalog   *self,
             const MusterUnitType *type)
{
  GPtrArray *stats = muster_catalog_get_stats (muster_force_get_catalog (self->force));
  g_autoptr (GString) words = g_string_new (NULL);

  g_string_append_printf (words,
                          dngettext (GETTEXT_PACKAGE, "%d model", "%d models", (gulong) type->models),
                          type->models);
  for (guint i = 0; i < stats->len; i++)
    {
      const MusterStat *stat = g_ptr_array_index (stats, i);
      g_autofree char *value = muster_stat_dup_text (stat, type->profile.stats[i]);

      if (type->profile.stats[i] != MUSTER_STAT_NONE)
        g_string_append_printf (words, " · %s %s", muster_stat_get_short_name (stat), value);
    }
  return g_string_free (g_steal_pointer (&words), FALSE);
}

static char *
dup_subtitle (MusterForceCatalog   *self,
              const MusterUnitType *type)
{
  g_autofree char *profile = dup_profile (self, type);
  const char *summary = muster_force_text_show (type->summary);

  if (summary == NULL || *summary == '\0')
    return g_steal_pointer (&profile);
  return g_strdup_printf ("%s\n%s", profile, summary);
}

static void
add_type (MusterForceCatalog   *self,
          const MusterUnitType *type)
{
  Entry *entry = g_new0 (Entry, 1);
  g_autofree char *subtitle = dup_subtitle (self, type);
  g_autofree char *points = muster_force_words_for_points (type->points, 0);
  g_autofree char *text = g_strdup_printf ("%s %s", muster_force_text_show (type->name), subtitle);
  GtkWidget *price = gtk_label_new (points);
  GtkWidget *prices = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *plus = gtk_image_new_from_icon_name ("list-add-symbolic");
  /* Translators: %s is a type of unit. */
  g_autofree char *away = g_strdup_printf (_("Take one away: %s"), muster_force_text_show (type->name));

  entry->type = type;
  entry->text = g_utf8_casefold (text, -1);
  entry->row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, NULL);
  entry->count = GTK_LABEL (gtk_label_new (NULL));
  entry->over = GTK_LABEL (gtk_label_new (NULL));
  entry->minus = gtk_button_new_from_icon_name ("list-remove-symbolic");
  gtk_label_set_wrap (entry->over, TRUE);
  gtk_label_set_width_chars (entry->over, OVER_CHARS);
  gtk_label_set_xalign (entry->over, 1.0f);
  gtk_label_set_justify (entry->over, GTK_JUSTIFY_RIGHT);
  gtk_widget_add_css_class (GTK_WIDGET (entry->over), "caption");
  gtk_widget_add_css_class (GTK_WIDGET (entry->over), "warning");
  g_object_set (entry->row, "title", muster_force_text_show (type->name),
                "subtitle", subtitle, "activatable", TRUE, NULL);
  /* Rules without prices never speak of the budget. */
  gtk_widget_set_visible (GTK_WIDGET (entry->over), type->points > 0);
  gtk_widget_add_css_class (entry->minus, "flat");
  gtk_widget_set_valign (entry->minus, GTK_ALIGN_CENTER);
  muster_tooltip_set (entry->minus, away);
  muster_accessible_set_label (entry->minus, away);
  g_signal_connect_object (entry->minus, "clicked", G_CALLBACK (minus_clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_label_set_width_chars (entry->count, COUNT_CHARS);
  gtk_widget_add_css_class (GTK_WIDGET (entry->count), "tally");
  gtk_widget_set_valign (GTK_WIDGET (entry->count), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (price, "numeric");
  gtk_label_set_xalign (GTK_LABEL (price), 1.0f);
  gtk_widget_set_valign (prices, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (prices), price);
  gtk_box_append (GTK_BOX (prices), GTK_WIDGET (entry->over));
  adw_action_row_add_suffix (ADW_ACTION_ROW (entry->row), entry->minus);
  adw_action_row_add_suffix (ADW_ACTION_ROW (entry->row), GTK_WIDGET (entry->count));
  adw_action_row_add_suffix (ADW_ACTION_ROW (entry->row), prices);
  adw_action_row_add_suffix (ADW_ACTION_ROW (entry->row), plus);
  g_signal_connect_object (entry->row, "activated", G_CALLBACK (row_activated_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_list_box_append (self->list, entry->row);
  g_ptr_array_add (self->entries, entry);
}

static void
search_changed_cb (MusterForceCatalog *self)
{
  g_autofree char *folded =
    g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);
  gboolean found = FALSE;

  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = g_ptr_array_index (self->entries, i);
      gboolean visible = strstr (entry->text, folded) != NULL;

      gtk_widget_set_visible (entry->row, visible);
      found = found || visible;
    }
  gtk_stack_set_visible_child_name (self->stack, found ? "list" : "not-found");
}

/* Enter adds the first type that matches the search. */
static void
search_activated_cb (MusterForceCatalog *self)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = g_ptr_array_index (self->entries, i);

      if (gtk_widget_get_visible (entry->row))
        {
          row_activated_cb (self, entry->row);
          return;
        }
    }
}

static void
muster_force_catalog_constructed (GObject *object)
{
  MusterForceCatalog *self = MUSTER_FORCE_CATALOG (object);
  GPtrArray *types = muster_catalog_get_types (muster_force_get_catalog (self->force));

  G_OBJECT_CLASS (muster_force_catalog_parent_class)->constructed (object);

  for (guint i = 0; i < types->len; i++)
    add_type (self, g_ptr_array_index (types, i));
  g_signal_connect_object (self->force, "changed", G_CALLBACK (show_counts), self,
                           G_CONNECT_SWAPPED);
  show_counts (self);
}

static void
muster_force_catalog_finalize (GObject *object)
{
  MusterForceCatalog *self = MUSTER_FORCE_CATALOG (object);

  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_clear_object (&self->force);

  G_OBJECT_CLASS (muster_force_catalog_parent_class)->finalize (object);
}

static void
muster_force_catalog_get_property (GObject    *object,
                                   guint       prop_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_FORCE:
      g_value_set_object (value, MUSTER_FORCE_CATALOG (object)->force);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_catalog_set_property (GObject      *object,
                                   guint         prop_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_FORCE:
      MUSTER_FORCE_CATALOG (object)->force = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_catalog_class_init (MusterForceCatalogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = muster_force_catalog_constructed;
  object_class->finalize = muster_force_catalog_finalize;
  object_class->get_property = muster_force_catalog_get_property;
  object_class->set_property = muster_force_catalog_set_property;

  properties[PROP_FORCE] =
    g_param_spec_object ("force", NULL, NULL, MUSTER_TYPE_FORCE,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  chosen_signal =
    g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_STRING);
  dropped_signal =
    g_signal_new ("dropped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-force-catalog.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterForceCatalog, title);
  gtk_widget_class_bind_template_child (widget_class, MusterForceCatalog, search);
  gtk_widget_class_bind_template_child (widget_class, MusterForceCatalog, stack);
  gtk_widget_class_bind_template_child (widget_class, MusterForceCatalog, list);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
}

static void
muster_force_catalog_init (MusterForceCatalog *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) entry_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->list), keys);
  g_signal_connect (self->search, "stop-search", G_CALLBACK (muster_dialog_leave_search), NULL);
  muster_mnemonics_name (GTK_WIDGET (self));
  /* The search entry takes keys wherever the focus is. */
  gtk_search_entry_set_key_capture_widget (self->search, GTK_WIDGET (self));
  /* It opens where one types. */
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

/**
 * muster_force_catalog_new:
 *
 * Returns: (transfer none): to be presented
 */
MusterForceCatalog *
muster_force_catalog_new (GtkWindow   *parent,
                          MusterForce *force)
{
  return g_object_new (MUSTER_TYPE_FORCE_CATALOG, "transient-for", parent, "force", force, NULL);
}
