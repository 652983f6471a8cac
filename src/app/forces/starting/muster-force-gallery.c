/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/starting/muster-force-gallery.h"

#include <adwaita.h>
#include <string.h>

#include "app/models/forces/muster-force-words.h"
#include "app/toolkit/muster-toolkit.h"
#include "app/widgets/muster-dialog.h"
#include "core/forces/muster-force-text.h"
#include "core/forces/muster-force.h"
#include "core/muster-i18n.h"

struct _MusterForceGallery
{
  MusterPanel parent_instance;

  MusterLibrary *library;
  GPtrArray *entries; /* Entry */

  GtkSearchEntry *search;
  GtkStack *stack;
  GtkBox *groups;
};

G_DEFINE_FINAL_TYPE (MusterForceGallery, muster_force_gallery, MUSTER_TYPE_PANEL)

enum
{
  PROP_0,
  PROP_LIBRARY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint chosen_signal;

/**
 * Entry:
 * @text: what is searched, folded
 *
 * A starter force and where it is shown.
 */
typedef struct
{
  MusterRuleset *ruleset;
  const MusterStarterForce *starter;
  char *text;
  GtkWidget *row;
  GtkWidget *group;
} Entry;

static void
entry_free (Entry *entry)
{
  g_clear_object (&entry->ruleset);
  g_free (entry->text);
  g_free (entry);
}

static void
row_activated_cb (MusterForceGallery *self,
                  GtkWidget          *row)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = g_ptr_array_index (self->entries, i);

      if (entry->row == row)
        {
          g_autoptr (MusterForce) force =
            muster_force_new_from_starter (entry->ruleset, entry->starter);

          g_signal_emit (self, chosen_signal, 0, force);
          return;
        }
    }
}

static GtkWidget *
new_row (MusterForceGallery       *self,
         MusterRuleset            *ruleset,
         const MusterStarterForce *starter)
{
  g_autoptr (MusterForce) force = muster_force_new_from_starter (ruleset, starter);
  g_autofree char *units = muster_force_words_for_starter (starter);
  g_autofree char *points = muster_force_words_for_points (muster_force_get_points (force), 0);
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, NULL);
  GtkWidget *label = gtk_label_new (points);

  g_object_set (row, "title", muster_force_get_name (force), "subtitle", units,
                "activatable", TRUE, NULL);
  gtk_widget_add_css_class (label, "numeric");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  g_signal_connect_object (row, "activated", G_CALLBACK (row_activated_cb), self,
                           G_CONNECT_SWAPPED);

  return row;
}

/* Finds the group of a theatre. Starters of the same theatre need not follow each other, since
 * packs add theirs at the end. */
static GtkWidget *
find_group (MusterForceGallery       *self,
            MusterRuleset            *ruleset,
            const MusterStarterForce *starter)
{
  GtkWidget *group;

  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = g_ptr_array_index (self->entries, i);

      if (entry->ruleset == ruleset && g_strcmp0 (entry->starter->theatre, starter->theatre) == 0)
        return entry->group;
    }

  group = adw_preferences_group_new ();
  /* A preferences group parses both texts as markup. */
  g_autofree char *title = g_markup_escape_text (muster_force_text_show (starter->theatre), -1);
  g_autofree char *name = g_markup_escape_text (muster_ruleset_get_name (ruleset), -1);

  muster_toolkit_wrap_title (group);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), name);
  gtk_box_append (self->groups, group);

  return group;
}

static gboolean
matches (const Entry *entry,
         char       **words)
{
  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (entry->text, words[i]) == NULL)
      return FALSE;
  return TRUE;
}

static void
search_changed_cb (MusterForceGallery *self)
{
  g_autofree char *folded =
    g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);
  g_auto (GStrv) words = g_strsplit_set (folded, " \t", -1);
  gboolean found = FALSE;

  for (guint i = 0; i < self->entries->len; i++)
    gtk_widget_set_visible (((Entry *) g_ptr_array_index (self->entries, i))->group, FALSE);
  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = g_ptr_array_index (self->entries, i);
      gboolean visible = matches (entry, words);

      gtk_widget_set_visible (entry->row, visible);
      if (visible)
        gtk_widget_set_visible (entry->group, TRUE);
      found = found || visible;
    }
  gtk_stack_set_visible_child_name (self->stack, found ? "list" : "not-found");
}

static void
muster_force_gallery_constructed (GObject *object)
{
  MusterForceGallery *self = MUSTER_FORCE_GALLERY (object);
  GListModel *rulesets = muster_library_get_rulesets (self->library);
  guint n_rulesets = g_list_model_get_n_items (rulesets);

  G_OBJECT_CLASS (muster_force_gallery_parent_class)->constructed (object);

  for (guint i = 0; i < n_rulesets; i++)
    {
      g_autoptr (MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);
      GPtrArray *starters;

      starters =
        muster_catalog_get_starter_forces (muster_ruleset_get_catalog (ruleset));
      for (guint j = 0; j < starters->len; j++)
        {
          const MusterStarterForce *starter = g_ptr_array_index (starters, j);
          GtkWidget *group;
          Entry *entry;
          g_autofree char *units = NULL;
          g_autofree char *text = NULL;

          group = find_group (self, ruleset, starter);
          entry = g_new0 (Entry, 1);
          units = muster_force_words_for_starter (starter);
          text =
            g_strdup_printf ("%s %s %s", muster_force_text_show (starter->name),
            muster_force_text_show (starter->theatre), units);
          entry->ruleset = g_object_ref (ruleset);
          entry->starter = starter;
          entry->text = g_utf8_casefold (text, -1);
          entry->row = new_row (self, ruleset, starter);
          entry->group = group;
          adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), entry->row);
          g_ptr_array_add (self->entries, entry);
        }
    }
}

static gboolean
muster_force_gallery_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (MUSTER_FORCE_GALLERY (widget)->search));
}

static void
muster_force_gallery_dispose (GObject *object)
{
  MusterForceGallery *self = MUSTER_FORCE_GALLERY (object);

  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (muster_force_gallery_parent_class)->dispose (object);
}

static void
muster_force_gallery_get_property (GObject    *object,
                                   guint       prop_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  MusterForceGallery *self = MUSTER_FORCE_GALLERY (object);

  switch (prop_id)
    {
    case PROP_LIBRARY:
      g_value_set_object (value, self->library);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_gallery_set_property (GObject      *object,
                                   guint         prop_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  MusterForceGallery *self = MUSTER_FORCE_GALLERY (object);

  switch (prop_id)
    {
    case PROP_LIBRARY:
      self->library = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_gallery_class_init (MusterForceGalleryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = muster_force_gallery_constructed;
  object_class->dispose = muster_force_gallery_dispose;
  object_class->get_property = muster_force_gallery_get_property;
  object_class->set_property = muster_force_gallery_set_property;
  widget_class->grab_focus = muster_force_gallery_grab_focus;

  properties[PROP_LIBRARY] =
    g_param_spec_object ("library", NULL, NULL, MUSTER_TYPE_LIBRARY,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  chosen_signal =
    g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, MUSTER_TYPE_FORCE);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-force-gallery.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterForceGallery, search);
  gtk_widget_class_bind_template_child (widget_class, MusterForceGallery, stack);
  gtk_widget_class_bind_template_child (widget_class, MusterForceGallery, groups);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
}

static void
muster_force_gallery_init (MusterForceGallery *self)
{
  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) entry_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self->search, "stop-search", G_CALLBACK (muster_dialog_leave_search), NULL);
}

GtkWidget *
muster_force_gallery_new (MusterLibrary *library)
{
  return g_object_new (MUSTER_TYPE_FORCE_GALLERY, "library", library, NULL);
}
