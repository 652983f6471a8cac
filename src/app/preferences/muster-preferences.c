/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/preferences/muster-preferences.h"

#include "app/forces/muster-force-budget.h"
#include "app/preferences/muster-backups-group.h"
#include "app/preferences/muster-check-group.h"
#include "app/preferences/muster-packs-group.h"
#include "app/toolkit/muster-toolkit.h"
#include "app/widgets/muster-action-row.h"
#include "app/widgets/muster-dialog.h"
#include "app/widgets/muster-folder.h"
#include "app/widgets/muster-help-link.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"

struct _MusterPreferences
{
  AdwPreferencesWindow parent_instance;

  GSettings *settings;
  MusterLibrary *library;
  char *data_path;
  MusterStore *store; /* (nullable) */
  GPtrArray *rulesets; /* ids in the order in which they are offered; "" for none */

  AdwComboRow *dice_entry;
  AdwComboRow *default_ruleset;
  GtkEditable *players;
  AdwComboRow *paper;
  GtkSwitch *large_type;
  AdwComboRow *color_scheme;
  AdwActionRow *data_row;
  GtkWidget *hub;
  MusterForceBudget *budget;
  MusterBackupsGroup *backups;
  MusterCheckGroup *check;
  MusterPacksGroup *packs;
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

/* The entries of a combo row are in the order of the values in the schema. */
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

/* The page has everything about it. */
static void
show_hub_cb (MusterPreferences *self)
{
  GtkWidget *parent = GTK_WIDGET (gtk_window_get_transient_for (GTK_WINDOW (self)));

  gtk_window_close (GTK_WINDOW (self));
  gtk_widget_activate_action (parent, "win.hub", NULL);
}

static void
open_data_cb (MusterPreferences *self)
{
  g_autofree char *folder = g_path_get_dirname (self->data_path);

  muster_folder_open (folder);
}

static void
tell (MusterPreferences *self,
      const char        *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  adw_preferences_window_add_toast (ADW_PREFERENCES_WINDOW (self), adw_toast_new (escaped));
}

static void
players_cb (MusterPreferences *self)
{
  g_auto (GStrv) names = g_strsplit (gtk_editable_get_text (self->players), ",", -1);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) kept = NULL;

  for (guint i = 0; names[i] != NULL; i++)
    if (*g_strstrip (names[i]) != '\0')
      g_strv_builder_add (builder, names[i]);
  kept = g_strv_builder_end (builder);
  g_settings_set_strv (self->settings, "players", (const char *const *) kept);
}

static void
show_players (MusterPreferences *self)
{
  g_auto (GStrv) names = g_settings_get_strv (self->settings, "players");
  g_autofree char *text = muster_enumeration_join ((const char *const *) names);

  gtk_editable_set_text (self->players, text);
}

static void
list_rulesets (MusterPreferences *self)
{
  GListModel *rulesets = muster_library_get_rulesets (self->library);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  self->rulesets = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->rulesets, g_strdup (""));
  gtk_string_list_append (names, _("The rules played last"));
  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr (MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);

      g_ptr_array_add (self->rulesets, g_strdup (muster_ruleset_get_id (ruleset)));
      gtk_string_list_append (names, muster_ruleset_get_name (ruleset));
    }
  g_ptr_array_add (self->rulesets, NULL);
  adw_combo_row_set_model (self->default_ruleset, G_LIST_MODEL (names));
}

static void
budget_changed_cb (MusterPreferences *self)
{
  g_settings_set_int (self->settings, "default-budget", muster_force_budget_get_budget (self->budget));
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
  muster_force_budget_set_budget (self->budget, g_settings_get_int (self->settings, "default-budget"));
  g_signal_connect_object (self->budget, "notify::budget", G_CALLBACK (budget_changed_cb), self,
                           G_CONNECT_SWAPPED);
  muster_check_group_fill (self->check, self->store, self->library);
  muster_backups_group_fill (self->backups, self->settings, self->data_path, self->store);
  muster_action_row_make_plain (MUSTER_ACTION_ROW (self->data_row));
  muster_action_row_set_texts (GTK_WIDGET (self->data_row), _("Battles and Forces"), self->data_path);
  muster_packs_group_fill (self->packs, self->library, self->settings);
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
  g_type_ensure (MUSTER_TYPE_BACKUPS_GROUP);
  g_type_ensure (MUSTER_TYPE_CHECK_GROUP);
  g_type_ensure (MUSTER_TYPE_FORCE_BUDGET);
  g_type_ensure (MUSTER_TYPE_HELP_LINK);
  g_type_ensure (MUSTER_TYPE_PACKS_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, dice_entry);
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, color_scheme);
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, default_ruleset);
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, players);
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, paper);
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, large_type);
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, budget);
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, backups);
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, check);
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, data_row);
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, hub);
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, packs);
  gtk_widget_class_bind_template_callback (widget_class, open_data_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_hub_cb);
  gtk_widget_class_bind_template_callback (widget_class, tell);
  gtk_widget_class_bind_template_callback (widget_class, players_cb);
}

static void
muster_preferences_init (MusterPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (self->hub, HAVE_HUB);
  muster_toolkit_let_shrink (GTK_WIDGET (self));
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
