/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/muster-window-private.h"

#include "app/battle/muster-battle-page.h"
#include "app/battles/muster-battles-page.h"
#include "app/desk/muster-desk-page.h"
#include "app/forces/muster-force-page.h"
#include "app/forces/muster-forces-page.h"
#include "app/models/muster-error-words.h"
#include "app/muster-confirm.h"
#include "core/muster-i18n.h"

struct _MusterWindow
{
  AdwApplicationWindow parent_instance;

  GSettings *settings;
  MusterLibrary *library;
  MusterStore *store;
  GtkWidget *battle_page; /* (nullable): while a battle is open */
  GtkWidget *force_page;  /* (nullable): while a force is */
  GtkWidget *setup_page;  /* (nullable): while one is being prepared */
  gint64 battle_id;
  GHashTable *removals;
  gboolean sidebar_shown;

  AdwFlap *flap;
  GtkListBox *sidebar;
  AdwToastOverlay *toasts;
  GtkWidget *read_only;
  GtkStack *pages;
};

G_DEFINE_FINAL_TYPE (MusterWindow, muster_window, ADW_TYPE_APPLICATION_WINDOW)

enum
{
  PROP_0,
  PROP_SETTINGS,
  PROP_LIBRARY,
  PROP_STORE,
  PROP_PAGE,
  PROP_SIDEBAR_SHOWN,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* The pages of the sidebar, in its order. They are made when they are first shown. */
static const struct
{
  const char *name;
  const char *title;
  const char *icon_name;
} PAGES[] = {
  { "desk", N_("Desk"), "muster-desk-symbolic" },
  { "battles", N_("Battles"), "muster-battles-symbolic" },
  { "forces", N_("Forces"), "muster-forces-symbolic" },
};

static int
find_page (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (PAGES); i++)
    if (g_strcmp0 (PAGES[i].name, name) == 0)
      return (int) i;
  return -1;
}

static GtkWidget *
new_page (MusterWindow *self,
          const char   *name)
{
  if (g_str_equal (name, "desk"))
    {
      g_autoptr(MusterDesk) desk = muster_desk_new (self->store, self->library);

      return muster_desk_page_new (desk);
    }
  if (g_str_equal (name, "battles"))
    return muster_battles_page_new (self->store, self->library);
  return muster_forces_page_new (self->store, self->library);
}

static void
add_sidebar_row (MusterWindow *self,
                 guint         index)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (_(PAGES[index].title));

  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (PAGES[index].icon_name));
  gtk_box_append (GTK_BOX (box), label);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _(PAGES[index].title), -1);
  gtk_list_box_append (self->sidebar, row);
}

/* The battle is on record order by order; closing it loses nothing. */
static void
close_battle (MusterWindow *self)
{
  if (self->battle_page == NULL)
    return;

  gtk_stack_remove (self->pages, self->battle_page);
  self->battle_page = NULL;
  self->battle_id = 0;
}

/* Every edit is on record as well, but for what was typed in the last second. */
static void
close_force (MusterWindow *self)
{
  g_autoptr(GError) error = NULL;

  if (self->force_page == NULL)
    return;

  if (!muster_force_session_save (
        muster_force_page_get_session (MUSTER_FORCE_PAGE (self->force_page)), &error))
    muster_window_report (self, _("The last edits of the force could not be kept"), error);
  gtk_stack_remove (self->pages, self->force_page);
  self->force_page = NULL;
}

/* What is prepared is kept as it is changed. */
static void
close_setup (MusterWindow *self)
{
  if (self->setup_page == NULL)
    return;

  gtk_stack_remove (self->pages, self->setup_page);
  self->setup_page = NULL;
}

static void
select_sidebar (MusterWindow *self,
                const char   *name)
{
  int index = find_page (name);

  gtk_list_box_select_row (self->sidebar,
                           index >= 0 ? gtk_list_box_get_row_at_index (self->sidebar, index)
                                      : NULL);
}

static void
row_activated_cb (MusterWindow  *self,
                  GtkListBoxRow *row)
{
  muster_window_show_page (self, PAGES[gtk_list_box_row_get_index (row)].name);
}

static void
battle_failed_cb (MusterWindow *self,
                  GError       *error)
{
  muster_window_report (self, _("This could not be done"), error);
}

static void
show_page_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  muster_window_show_page (MUSTER_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
search_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  const char *page = muster_window_get_page (self);
  gboolean forces = g_strcmp0 (page, "forces") == 0 || g_strcmp0 (page, "force") == 0;
  const char *shelf = forces ? "forces" : "battles";

  muster_window_show_page (self, shelf);
  muster_shelf_page_search (MUSTER_SHELF_PAGE (gtk_stack_get_child_by_name (self->pages, shelf)));
}

static void
reveal_cb (MusterWindow *self)
{
  gboolean shown = adw_flap_get_reveal_flap (self->flap);

  if (self->sidebar_shown == shown)
    return;

  self->sidebar_shown = shown;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SIDEBAR_SHOWN]);
}

static gboolean
map_dice_entry (GValue   *value,
                GVariant *variant,
                gpointer  data)
{
  g_value_set_boolean (value, g_str_equal (g_variant_get_string (variant, NULL), "rolled"));
  return TRUE;
}

static void
muster_window_constructed (GObject *object)
{
  MusterWindow *self = MUSTER_WINDOW (object);
  g_autofree char *page = g_settings_get_string (self->settings, "last-page");

  G_OBJECT_CLASS (muster_window_parent_class)->constructed (object);

  for (guint i = 0; i < G_N_ELEMENTS (PAGES); i++)
    add_sidebar_row (self, i);
  g_settings_bind (self->settings, "window-width", self, "default-width",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-height", self, "default-height",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-maximized", self, "maximized",
                   G_SETTINGS_BIND_DEFAULT);
  gtk_widget_set_visible (self->read_only, muster_store_is_read_only (self->store));
  muster_window_show_page (self, find_page (page) >= 0 ? page : PAGES[0].name);
}

static gboolean
muster_window_close_request (GtkWindow *window)
{
  muster_window_finish_removals (MUSTER_WINDOW (window));
  muster_window_close_table (MUSTER_WINDOW (window));
  close_force (MUSTER_WINDOW (window));

  return GTK_WINDOW_CLASS (muster_window_parent_class)->close_request (window);
}

static void
muster_window_dispose (GObject *object)
{
  MusterWindow *self = MUSTER_WINDOW (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->library);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (muster_window_parent_class)->dispose (object);
}

static void
muster_window_finalize (GObject *object)
{
  MusterWindow *self = MUSTER_WINDOW (object);

  g_clear_pointer (&self->removals, g_hash_table_unref);

  G_OBJECT_CLASS (muster_window_parent_class)->finalize (object);
}

static void
muster_window_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  MusterWindow *self = MUSTER_WINDOW (object);

  switch (prop_id)
    {
    case PROP_SETTINGS:
      g_value_set_object (value, self->settings);
      break;
    case PROP_LIBRARY:
      g_value_set_object (value, self->library);
      break;
    case PROP_STORE:
      g_value_set_object (value, self->store);
      break;
    case PROP_PAGE:
      g_value_set_string (value, muster_window_get_page (self));
      break;
    case PROP_SIDEBAR_SHOWN:
      g_value_set_boolean (value, self->sidebar_shown);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_window_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  MusterWindow *self = MUSTER_WINDOW (object);

  switch (prop_id)
    {
    case PROP_SETTINGS:
      self->settings = g_value_dup_object (value);
      break;
    case PROP_LIBRARY:
      self->library = g_value_dup_object (value);
      break;
    case PROP_STORE:
      self->store = g_value_dup_object (value);
      break;
    case PROP_PAGE:
      muster_window_show_page (self, g_value_get_string (value));
      break;
    case PROP_SIDEBAR_SHOWN:
      adw_flap_set_reveal_flap (self->flap, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags given = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;
  const GParamFlags edited = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  properties[PROP_SETTINGS] =
    g_param_spec_object ("settings", NULL, NULL, G_TYPE_SETTINGS, given);
  properties[PROP_LIBRARY] =
    g_param_spec_object ("library", NULL, NULL, MUSTER_TYPE_LIBRARY, given);
  properties[PROP_STORE] = g_param_spec_object ("store", NULL, NULL, MUSTER_TYPE_STORE, given);
  properties[PROP_PAGE] = g_param_spec_string ("page", NULL, NULL, "", edited);
  properties[PROP_SIDEBAR_SHOWN] =
    g_param_spec_boolean ("sidebar-shown", NULL, NULL, FALSE, edited);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_window_class_init (MusterWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GtkWindowClass *window_class = GTK_WINDOW_CLASS (klass);

  object_class->constructed = muster_window_constructed;
  object_class->dispose = muster_window_dispose;
  object_class->finalize = muster_window_finalize;
  object_class->get_property = muster_window_get_property;
  object_class->set_property = muster_window_set_property;
  window_class->close_request = muster_window_close_request;
  install_properties (object_class);

  gtk_widget_class_install_action (widget_class, "win.show-page", "s", show_page_cb);
  gtk_widget_class_install_action (widget_class, "win.search", NULL, search_cb);
  gtk_widget_class_install_property_action (widget_class, "win.sidebar", "sidebar-shown");
  muster_window_install_battle_actions (widget_class);
  muster_window_install_file_actions (widget_class);
  muster_window_install_table_actions (widget_class);
  muster_window_install_force_actions (widget_class);
  muster_window_install_shelf_actions (widget_class);
  muster_window_install_after_actions (widget_class);
  muster_window_install_setup_actions (widget_class);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-window.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, flap);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, sidebar);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, read_only);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, pages);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, reveal_cb);
}

static void
muster_window_init (MusterWindow *self)
{
  self->removals = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->sidebar_shown = adw_flap_get_reveal_flap (self->flap);
  muster_window_add_drop_target (self);
}

MusterWindow *
muster_window_new (GtkApplication *application,
                   GSettings      *settings,
                   MusterLibrary  *library,
                   MusterStore    *store)
{
  return g_object_new (MUSTER_TYPE_WINDOW, "application", application, "settings", settings,
                       "library", library, "store", store, NULL);
}

MusterStore *
muster_window_get_store (MusterWindow *self)
{
  return self->store;
}

MusterLibrary *
muster_window_get_library (MusterWindow *self)
{
  return self->library;
}

GHashTable *
muster_window_get_removals (MusterWindow *self)
{
  return self->removals;
}

/* The battle that is open, or 0. */
gint64
muster_window_get_battle_id (MusterWindow *self)
{
  return self->battle_id;
}

const char *
muster_window_get_page (MusterWindow *self)
{
  g_return_val_if_fail (MUSTER_IS_WINDOW (self), NULL);

  return gtk_stack_get_visible_child_name (self->pages);
}

/**
 * muster_window_show_page:
 * @name: a page of the sidebar; an unknown one is left alone
 *
 * Shows a page; a battle that is open is closed.
 */
void
muster_window_show_page (MusterWindow *self,
                         const char   *name)
{
  g_return_if_fail (MUSTER_IS_WINDOW (self));

  if (find_page (name) < 0)
    return;

  if (gtk_stack_get_child_by_name (self->pages, name) == NULL)
    gtk_stack_add_named (self->pages, new_page (self, name), name);
  gtk_stack_set_visible_child_name (self->pages, name);
  close_battle (self);
  close_force (self);
  close_setup (self);

  adw_flap_set_fold_policy (self->flap, ADW_FLAP_FOLD_POLICY_AUTO);
  if (adw_flap_get_folded (self->flap))
    adw_flap_set_reveal_flap (self->flap, FALSE);
  select_sidebar (self, name);
  g_settings_set_string (self->settings, "last-page", name);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAGE]);
}

/**
 * muster_window_show_battle:
 * @id: of the battle in the store
 *
 * A battle takes the whole window: the sidebar comes over it when it is asked for.
 */
void
muster_window_show_battle (MusterWindow *self,
                           MusterBattle *battle,
                           gint64        id)
{
  g_autoptr(MusterBattleSession) session = muster_battle_session_new (battle);

  close_battle (self);
  close_force (self);
  g_settings_bind_with_mapping (self->settings, "dice-entry", session, "rolls-first",
                                G_SETTINGS_BIND_GET, map_dice_entry, NULL, NULL, NULL);
  self->battle_id = id;
  self->battle_page = muster_battle_page_new (session);
  muster_window_follow_table (self, battle);
  g_signal_connect_object (self->battle_page, "failed", G_CALLBACK (battle_failed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_stack_add_named (self->pages, self->battle_page, "battle");
  gtk_stack_set_visible_child (self->pages, self->battle_page);
  adw_flap_set_fold_policy (self->flap, ADW_FLAP_FOLD_POLICY_ALWAYS);
  adw_flap_set_reveal_flap (self->flap, FALSE);
  select_sidebar (self, "battles");
  close_setup (self);
  gtk_widget_grab_focus (self->battle_page);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAGE]);
}

MusterForcePage *
muster_window_get_force_page (MusterWindow *self)
{
  return self->force_page != NULL ? MUSTER_FORCE_PAGE (self->force_page) : NULL;
}

/* A force takes the whole window too. */
void
muster_window_show_force (MusterWindow *self,
                          GtkWidget    *force_page)
{
  close_battle (self);
  close_force (self);
  close_setup (self);
  self->force_page = force_page;
  gtk_stack_add_named (self->pages, self->force_page, "force");
  gtk_stack_set_visible_child (self->pages, self->force_page);
  adw_flap_set_fold_policy (self->flap, ADW_FLAP_FOLD_POLICY_ALWAYS);
  adw_flap_set_reveal_flap (self->flap, FALSE);
  select_sidebar (self, "forces");
  gtk_widget_grab_focus (self->force_page);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAGE]);
}

/**
 * muster_window_show_setup:
 * @page: (transfer floating): a battle that is being prepared
 *
 * It takes the whole window, as a battle does.
 */
void
muster_window_show_setup (MusterWindow *self,
                          GtkWidget    *page)
{
  close_battle (self);
  close_force (self);
  close_setup (self);
  self->setup_page = page;
  gtk_stack_add_named (self->pages, page, "setup");
  gtk_stack_set_visible_child (self->pages, page);
  adw_flap_set_fold_policy (self->flap, ADW_FLAP_FOLD_POLICY_ALWAYS);
  adw_flap_set_reveal_flap (self->flap, FALSE);
  select_sidebar (self, "battles");
  gtk_widget_grab_focus (page);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAGE]);
}

/* (nullable): the battle that is being prepared. */
GtkWidget *
muster_window_get_setup_page (MusterWindow *self)
{
  g_return_val_if_fail (MUSTER_IS_WINDOW (self), NULL);

  return self->setup_page;
}

/**
 * muster_window_get_session:
 *
 * Returns: (transfer none) (nullable): the battle that is open
 */
MusterBattleSession *
muster_window_get_session (MusterWindow *self)
{
  g_return_val_if_fail (MUSTER_IS_WINDOW (self), NULL);

  if (self->battle_page == NULL)
    return NULL;
  return muster_battle_page_get_session (MUSTER_BATTLE_PAGE (self->battle_page));
}

/**
 * muster_window_report:
 * @heading: what could not be done
 * @error: why
 *
 * The one place where errors are shown.
 */
void
muster_window_report (MusterWindow *self,
                      const char   *heading,
                      const GError *error)
{
  g_autofree char *words = NULL;

  g_return_if_fail (MUSTER_IS_WINDOW (self));
  g_return_if_fail (error != NULL);

  words = muster_error_words (error);
  muster_confirm_tell (GTK_WINDOW (self), heading, words);
}

/**
 * muster_window_toast:
 * @text: shown as it is
 *
 * Returns: (transfer none): the toast, to give it a button
 */
AdwToast *
muster_window_toast (MusterWindow *self,
                     const char   *text)
{
  g_autofree char *escaped = NULL;
  AdwToast *toast;

  g_return_val_if_fail (MUSTER_IS_WINDOW (self), NULL);

  /* A toast reads its title as markup. */
  escaped = g_markup_escape_text (text, -1);
  toast = adw_toast_new (escaped);
  adw_toast_overlay_add_toast (self->toasts, toast);

  return toast;
}
