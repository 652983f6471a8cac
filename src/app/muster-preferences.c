/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/muster-preferences.h"

#include "app/models/muster-row-words.h"
#include "app/widgets/muster-action-row.h"
#include "app/widgets/muster-dialog.h"
#include "core/muster-i18n.h"
#include "store/muster-packs.h"
#include "store/muster-store-jobs.h"
#include "store/upkeep/muster-backup.h"

struct _MusterPreferences
{
  AdwPreferencesWindow parent_instance;

  GSettings *settings;
  MusterLibrary *library;
  char *data_path;
  MusterStore *store; /* (nullable) */
  GPtrArray *rulesets; /* ids, as they are offered; "" is none */

  AdwComboRow *dice_entry;
  AdwComboRow *default_ruleset;
  GtkEditable *players;
  AdwComboRow *paper;
  GtkSwitch *large_type;
  AdwComboRow *color_scheme;
  AdwActionRow *data_row;
  AdwActionRow *backups_row;
  GtkWidget *back_up;
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
  PROP_STORE,
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
open_packs_cb (MusterPreferences *self)
{
  g_autofree char *folder = muster_packs_dup_default_path ();

  g_mkdir_with_parents (folder, 0700);
  open_folder (folder);
}

static void
tell (MusterPreferences *self,
      const char        *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  adw_preferences_window_add_toast (ADW_PREFERENCES_WINDOW (self), adw_toast_new (escaped));
}

/* One that does little, to be changed in a text editor. What is there is never written over. */
static void
new_pack_cb (MusterPreferences *self)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *folder = muster_packs_dup_default_path ();
  g_autofree char *path = muster_packs_write_example (folder, &error);
  g_autofree char *name = path != NULL ? g_path_get_basename (path) : NULL;
  g_autofree char *text = NULL;

  if (path == NULL)
    {
      tell (self, error->message);
      return;
    }
  text = g_strdup_printf (_("“%s” is in the folder of packs"), name);
  tell (self, text);
  open_packs_cb (self);
}

static void
show_backups (MusterPreferences *self)
{
  g_autoptr(GPtrArray) backups = muster_backup_list (self->data_path);
  g_autofree char *folder = muster_store_dup_backups_path (self->data_path);
  g_autofree char *count = NULL;
  g_autofree char *when = NULL;
  g_autofree char *text = NULL;

  if (backups->len == 0)
    text = g_strdup_printf (_("One is made each day. There is none yet.\n%s"), folder);
  else
    {
      when = muster_row_words_when_exactly (((MusterBackup *) backups->pdata[0])->time,
                                            g_get_real_time () / G_USEC_PER_SEC);
      count = g_strdup_printf (ngettext ("%u backup", "%u backups", backups->len), backups->len);
      /* Translators: how many backups there are, when the last one was made, and where they are. */
      text = g_strdup_printf (_("One is made each day: %s, the last %s\n%s"), count, when, folder);
    }
  adw_action_row_set_subtitle (self->backups_row, text);
}

static void
backed_up_cb (GObject      *object,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr(MusterPreferences) self = MUSTER_PREFERENCES (data);
  g_autoptr(GError) error = NULL;
  g_autofree char *path = muster_store_back_up_finish (MUSTER_STORE (object), result, &error);

  if (self->back_up == NULL)
    return;
  gtk_widget_set_sensitive (self->back_up, TRUE);
  show_backups (self);
  tell (self, path != NULL ? _("The backup is made") : error->message);
}

static void
back_up_cb (MusterPreferences *self)
{
  gtk_widget_set_sensitive (self->back_up, FALSE);
  muster_store_back_up_async (self->store, g_get_real_time () / G_USEC_PER_SEC, NULL, backed_up_cb,
                              g_object_ref (self));
}

static void
players_cb (MusterPreferences *self)
{
  g_auto(GStrv) names = g_strsplit (gtk_editable_get_text (self->players), ",", -1);
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_auto(GStrv) kept = NULL;

  for (guint i = 0; names[i] != NULL; i++)
    if (*g_strstrip (names[i]) != '\0')
      g_strv_builder_add (builder, names[i]);
  kept = g_strv_builder_end (builder);
  g_settings_set_strv (self->settings, "players", (const char *const *) kept);
}

static void
show_players (MusterPreferences *self)
{
  g_auto(GStrv) names = g_settings_get_strv (self->settings, "players");
  g_autofree char *text = g_strjoinv (", ", names);

  gtk_editable_set_text (self->players, text);
}

static void
list_rulesets (MusterPreferences *self)
{
  GListModel *rulesets = muster_library_get_rulesets (self->library);
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  self->rulesets = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->rulesets, g_strdup (""));
  gtk_string_list_append (names, _("Those played last"));
  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr(MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);

      g_ptr_array_add (self->rulesets, g_strdup (muster_ruleset_get_id (ruleset)));
      gtk_string_list_append (names, muster_ruleset_get_name (ruleset));
    }
  g_ptr_array_add (self->rulesets, NULL);
  adw_combo_row_set_model (self->default_ruleset, G_LIST_MODEL (names));
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
  static const char *const papers[] = { "a4", "letter", NULL };
  MusterPreferences *self = MUSTER_PREFERENCES (object);

  G_OBJECT_CLASS (muster_preferences_parent_class)->constructed (object);

  bind_combo (self, "dice-entry", self->dice_entry, dice_entries);
  bind_combo (self, "color-scheme", self->color_scheme, color_schemes);
  bind_combo (self, "print-paper", self->paper, papers);
  g_settings_bind (self->settings, "print-large-type", self->large_type, "active", G_SETTINGS_BIND_DEFAULT);
  list_rulesets (self);
  bind_combo (self, "default-ruleset", self->default_ruleset, (const char *const *) self->rulesets->pdata);
  show_players (self);
  gtk_widget_set_visible (self->back_up, self->store != NULL);
  show_backups (self);
  adw_action_row_set_subtitle (self->data_row, self->data_path);
  list_packs (self);
}

static void
muster_preferences_dispose (GObject *object)
{
  MusterPreferences *self = MUSTER_PREFERENCES (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->library);
  g_clear_object (&self->store);
  gtk_widget_dispose_template (GTK_WIDGET (self), MUSTER_TYPE_PREFERENCES);

  G_OBJECT_CLASS (muster_preferences_parent_class)->dispose (object);
}

static void
muster_preferences_finalize (GObject *object)
{
  MusterPreferences *self = MUSTER_PREFERENCES (object);

  g_clear_pointer (&self->data_path, g_free);
  g_clear_pointer (&self->rulesets, g_ptr_array_unref);

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
    case PROP_STORE:
      self->store = g_value_dup_object (value);
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
  properties[PROP_STORE] = g_param_spec_object ("store", NULL, NULL, MUSTER_TYPE_STORE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (MUSTER_TYPE_ACTION_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, dice_entry);
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, color_scheme);
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, default_ruleset);
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, players);
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, paper);
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, large_type);
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, backups_row);
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, back_up);
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, data_row);
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, packs);
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, packs_row);
  gtk_widget_class_bind_template_callback (widget_class, open_data_cb);
  gtk_widget_class_bind_template_callback (widget_class, open_packs_cb);
  gtk_widget_class_bind_template_callback (widget_class, new_pack_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_up_cb);
  gtk_widget_class_bind_template_callback (widget_class, players_cb);
}

static void
muster_preferences_init (MusterPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * muster_preferences_present:
 * @data_path: the data file
 * @store: (nullable): what is in it
 */
void
muster_preferences_present (GtkWindow     *parent,
                            GSettings     *settings,
                            MusterLibrary *library,
                            const char    *data_path,
                            MusterStore   *store)
{
  GtkWindow *window = g_object_new (MUSTER_TYPE_PREFERENCES, "transient-for", parent, "modal", TRUE,
                                    "settings", settings, "library", library, "data-path",
                                    data_path, "store", store, NULL);

  muster_dialog_present (window);
}
