/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/muster-preferences.h"

#include "app/widgets/muster-action-row.h"
#include "app/widgets/muster-dialog.h"
#include "core/muster-i18n.h"
#include "store/muster-packs.h"

struct _MusterPreferences
{
  AdwPreferencesWindow parent_instance;

  GSettings *settings;
  MusterLibrary *library;
  char *data_path;

  AdwComboRow *dice_entry;
  AdwComboRow *color_scheme;
  AdwActionRow *data_row;
  AdwPreferencesGroup *packs;
  AdwActionRow *packs_row;
};

G_DEFINE_FINAL_TYPE (MusterPreferences, muster_preferences, ADW_TYPE_PREFERENCES_WINDOW)

enum
{
  PROP_0,
  PROP_SETTINGS,
  PROP_LIBRARY,
  PROP_DATA_PATH,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* The rows of a combo row are in the order of the values in the schema. */
static gboolean
value_to_position (GValue   *value,
                   GVariant *variant,
                   gpointer  data)
{
  const char *const *nicks = data;
  const char *nick = g_variant_get_string (variant, NULL);

  for (guint i = 0; nicks[i] != NULL; i++)
    if (g_str_equal (nicks[i], nick))
      {
        g_value_set_uint (value, i);
        return TRUE;
      }
  return FALSE;
}

static GVariant *
position_to_value (const GValue       *value,
                   const GVariantType *expected,
                   gpointer            data)
{
  char *const *nicks = data;
  guint position = g_value_get_uint (value);

  return position < g_strv_length ((char **) nicks) ? g_variant_new_string (nicks[position]) : NULL;
}

static void
bind_combo (MusterPreferences *self,
            const char        *key,
            AdwComboRow       *row,
            const char *const *nicks)
{
  g_settings_bind_with_mapping (self->settings, key, row, "selected", G_SETTINGS_BIND_DEFAULT,
                                value_to_position, position_to_value, (gpointer) nicks, NULL);
}

static void
open_folder (const char *folder)
{
  g_autofree char *uri = g_filename_to_uri (folder, NULL, NULL);

  if (uri != NULL)
    g_app_info_launch_default_for_uri_async (uri, NULL, NULL, NULL, NULL);
}

static void
open_data_cb (MusterPreferences *self)
{
  g_autofree char *folder = g_path_get_dirname (self->data_path);

  open_folder (folder);
}

static void
add_pack (MusterPreferences *self,
          const MusterPack  *pack)
{
  GtkWidget *row = muster_action_row_new ();
  g_autofree char *contents = muster_pack_dup_contents (pack);
  g_autofree char *facts = *contents != '\0' ? g_strdup_printf ("%s\n%s", contents, pack->origin)
                                             : g_strdup (pack->origin);
  const char *note = pack->error != NULL ? pack->error : facts;

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), pack->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), note != NULL ? note : "");
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 4);
  if (pack->error != NULL)
    {
      GtkWidget *label = gtk_label_new (_("left out"));

      gtk_widget_add_css_class (label, "error");
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
    }
  adw_preferences_group_add (self->packs, row);
}

static void
list_packs (MusterPreferences *self)
{
  GPtrArray *packs = muster_library_get_packs (self->library);
  g_autofree char *folder = muster_packs_dup_default_path ();

  for (guint i = 0; i < packs->len; i++)
    add_pack (self, g_ptr_array_index (packs, i));
  adw_action_row_set_subtitle (self->packs_row, folder);
}

static void
muster_preferences_constructed (GObject *object)
{
  static const char *const dice_entries[] = { "typed", "rolled", NULL };
  static const char *const color_schemes[] = { "system", "light", "dark", NULL };
  MusterPreferences *self = MUSTER_PREFERENCES (object);

  G_OBJECT_CLASS (muster_preferences_parent_class)->constructed (object);

  bind_combo (self, "dice-entry", self->dice_entry, dice_entries);
  bind_combo (self, "color-scheme", self->color_scheme, color_schemes);
  adw_action_row_set_subtitle (self->data_row, self->data_path);
  list_packs (self);
}

static void
muster_preferences_dispose (GObject *object)
{
  MusterPreferences *self = MUSTER_PREFERENCES (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (muster_preferences_parent_class)->dispose (object);
}

static void
muster_preferences_finalize (GObject *object)
{
  MusterPreferences *self = MUSTER_PREFERENCES (object);

  g_clear_pointer (&self->data_path, g_free);

  G_OBJECT_CLASS (muster_preferences_parent_class)->finalize (object);
}

static void
muster_preferences_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  MusterPreferences *self = MUSTER_PREFERENCES (object);

  switch (prop_id)
    {
    case PROP_SETTINGS:
      self->settings = g_value_dup_object (value);
      break;
    case PROP_LIBRARY:
      self->library = g_value_dup_object (value);
      break;
    case PROP_DATA_PATH:
      self->data_path = g_value_dup_string (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_preferences_class_init (MusterPreferencesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  object_class->constructed = muster_preferences_constructed;
  object_class->dispose = muster_preferences_dispose;
  object_class->finalize = muster_preferences_finalize;
  object_class->set_property = muster_preferences_set_property;

  properties[PROP_SETTINGS] =
    g_param_spec_object ("settings", NULL, NULL, G_TYPE_SETTINGS, flags);
  properties[PROP_LIBRARY] =
    g_param_spec_object ("library", NULL, NULL, MUSTER_TYPE_LIBRARY, flags);
  properties[PROP_DATA_PATH] = g_param_spec_string ("data-path", NULL, NULL, "", flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (MUSTER_TYPE_ACTION_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, dice_entry);
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, color_scheme);
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, data_row);
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, packs);
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, packs_row);
  gtk_widget_class_bind_template_callback (widget_class, open_data_cb);
}

static void
muster_preferences_init (MusterPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * muster_preferences_present:
 * @data_path: the data file
 */
void
muster_preferences_present (GtkWindow     *parent,
                            GSettings     *settings,
                            MusterLibrary *library,
                            const char    *data_path)
{
  GtkWindow *window = g_object_new (MUSTER_TYPE_PREFERENCES, "transient-for", parent, "modal", TRUE,
                                    "settings", settings, "library", library, "data-path",
                                    data_path, NULL);

  muster_dialog_present (window);
}
