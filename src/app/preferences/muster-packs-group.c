/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/preferences/muster-packs-group.h"

#include "app/widgets/muster-action-row.h"
#include "app/widgets/muster-folder.h"
#include "app/widgets/muster-help-link.h"
#include "app/widgets/muster-icon-button.h"
#include "core/muster-i18n.h"
#include "store/muster-packs.h"

/* Packs are read once, when Muster starts. A switch here takes effect at the next start, and the
 * row says so. */

#define KEY "packs-off"

struct _MusterPacksGroup
{
  AdwPreferencesGroup parent_instance;

  MusterLibrary *library;
  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (MusterPacksGroup, muster_packs_group, ADW_TYPE_PREFERENCES_GROUP)

static guint said_signal;

static gboolean
is_on (MusterPacksGroup *self,
       const char       *id)
{
  g_auto (GStrv) off = g_settings_get_strv (self->settings, KEY);

  return !g_strv_contains ((const char *const *) off, id);
}

static void
switch_pack (MusterPacksGroup *self,
             const char       *id,
             gboolean          on)
{
  g_auto (GStrv) before = g_settings_get_strv (self->settings, KEY);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) after = NULL;

  for (guint i = 0; before[i] != NULL; i++)
    if (!g_str_equal (before[i], id))
      g_strv_builder_add (builder, before[i]);
  if (!on)
    g_strv_builder_add (builder, id);
  after = g_strv_builder_end (builder);
  g_settings_set_strv (self->settings, KEY, (const char *const *) after);
}

/* Describes the content of the pack or what is wrong with it, and where it is. */
static char *
dup_facts (MusterPacksGroup *self,
           const MusterPack *pack)
{
  MusterRuleset *ruleset =
    pack->ruleset_id != NULL ? muster_library_find_ruleset (self->library, pack->ruleset_id) : NULL;
  g_autofree char *contents = muster_pack_dup_contents (pack);
  const char *const lines[] = {
    ruleset != NULL ? muster_ruleset_get_name (ruleset) : NULL,
    pack->error == NULL ? contents : pack->error,
    pack->error == NULL ? pack->origin : NULL,
    is_on (self, pack->id) == !pack->is_off || pack->error != NULL
      ? NULL : _("When Muster next starts"),
  };
  GString *facts = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (lines[i] != NULL && *lines[i] != '\0')
      g_string_append_printf (facts, "%s%s", facts->len > 0 ? "\n" : "", lines[i]);
  return g_string_free (facts, FALSE);
}

static void
show_pack (MusterPacksGroup *self,
           GtkWidget        *row,
           const MusterPack *pack)
{
  g_autofree char *facts = dup_facts (self, pack);

  muster_action_row_set_texts (row, pack->name, facts);
}

static void
switched_cb (GtkSwitch  *toggle,
             GParamSpec *pspec,
             GtkWidget  *row)
{
  MusterPacksGroup *self =
    MUSTER_PACKS_GROUP (gtk_widget_get_ancestor (row, MUSTER_TYPE_PACKS_GROUP));
  const char *id = gtk_widget_get_name (GTK_WIDGET (toggle));

  switch_pack (self, id, gtk_switch_get_active (toggle));
  show_pack (self, row, muster_library_editions_find_pack (self->library, id));
}

static void
add_switch (MusterPacksGroup *self,
            GtkWidget        *row,
            const MusterPack *pack)
{
  GtkWidget *toggle = gtk_switch_new ();

  gtk_widget_set_name (toggle, pack->id);
  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  gtk_switch_set_active (GTK_SWITCH (toggle), is_on (self, pack->id));
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, pack->name, -1);
  g_signal_connect_object (toggle, "notify::active", G_CALLBACK (switched_cb), row, 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
}

static void
add_pack (MusterPacksGroup *self,
          const MusterPack *pack)
{
  GtkWidget *row = muster_action_row_new_plain (pack->name, NULL);

  show_pack (self, row, pack);
  if (pack->error != NULL)
    {
      GtkWidget *label = gtk_label_new (_("left out"));

      gtk_widget_add_css_class (label, "error");
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
    }
  else
    add_switch (self, row, pack);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
}

static void
open_folder_cb (MusterPacksGroup *self)
{
  g_autofree char *folder = muster_packs_dup_default_path ();

  muster_folder_open (folder);
}

/* Writes an example pack that the user can change in a text editor. It never overwrites a file. */
static void
new_pack_cb (MusterPacksGroup *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = muster_packs_dup_default_path ();
  g_autofree char *path = muster_packs_write_example (folder, &error);
  g_autofree char *name = path != NULL ? g_path_get_basename (path) : NULL;
  g_autofree char *text = path != NULL ? g_strdup_printf (_("“%s” was added to the folder of packs"), name)
                                       : g_strdup (error->message);

  g_signal_emit (self, said_signal, 0, text);
  if (path != NULL)
    open_folder_cb (self);
}

static void
muster_packs_group_dispose (GObject *object)
{
  MusterPacksGroup *self = MUSTER_PACKS_GROUP (object);

  g_clear_object (&self->library);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (muster_packs_group_parent_class)->dispose (object);
}

static void
muster_packs_group_class_init (MusterPacksGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_packs_group_dispose;

  said_signal = g_signal_new ("said", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
muster_packs_group_init (MusterPacksGroup *self)
{
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), _("Packs"));
  adw_preferences_group_set_description (
    ADW_PREFERENCES_GROUP (self),
    _("House rules, units, scenarios and forces of your own. They are read when Muster starts. One that is "
      "switched off is not offered for new forces and battles; battles that use it still open."));
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (self), muster_help_link_new ("packs"));
}

void
muster_packs_group_fill (MusterPacksGroup *self,
                         MusterLibrary    *library,
                         GSettings        *settings)
{
  GPtrArray *packs = muster_library_get_packs (library);
  g_autofree char *folder = muster_packs_dup_default_path ();
  GtkWidget *row = muster_action_row_new_plain (_("Folder"), folder);
  GtkWidget *add, *open;

  g_return_if_fail (MUSTER_IS_PACKS_GROUP (self));
  g_return_if_fail (self->library == NULL);

  self->library = g_object_ref (library);
  self->settings = g_object_ref (settings);
  add = muster_icon_button_new ("list-add-symbolic", _("New pack from the example"));
  g_signal_connect_object (add, "clicked", G_CALLBACK (new_pack_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), add);
  open = muster_icon_button_new ("folder-symbolic", _("Open the folder of packs"));
  g_signal_connect_object (open, "clicked", G_CALLBACK (open_folder_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), open);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  for (guint i = 0; i < packs->len; i++)
    add_pack (self, g_ptr_array_index (packs, i));
}
