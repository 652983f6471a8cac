/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include "app/battle/muster-battle-page.h"
#include "app/campaign/muster-campaign-page.h"
#include "app/club/muster-club-page.h"
#include "app/forces/muster-force-page.h"
#include "app/models/battle/muster-battle-clock.h"
#include "app/models/battle/muster-waiting-notes.h"
#include "app/window/muster-sidebar.h"
#include "app/toolkit/muster-late-menu.h"
#include "app/widgets/muster-help-link.h"
#include "core/muster-i18n.h"

struct _MusterWindow
{
  AdwApplicationWindow parent_instance;

  GSettings *settings;
  MusterLibrary *library;
  MusterStore *store;
  MusterShares *shares;
  GtkWidget *open_page; /* (nullable): a battle, a force, a plan or a campaign; fills the whole
                         * window */
  const char *open_shelf; /* the page of the sidebar from which it was opened */
  gint64 battle_id;     /* 0 while no battle is open */
  gint64 campaign_id;   /* 0 while no campaign is open */
  const char *origin;   /* the page of the sidebar that was shown before the open page */
  gint64 origin_campaign; /* the campaign from which the open battle was come to, or 0 */
  GHashTable *removals;
  gboolean sidebar_shown;

  AdwFlap *flap;
  MusterSidebar *sidebar;
  AdwToastOverlay *toasts;
  GtkWidget *read_only;
  GtkWidget *damage;
  GtkLabel *damage_text;
  GtkBox *notes;
  GtkStack *pages;
  GMenuModel *menu;
  GtkMenuButton *menu_button;
  GtkButton *hub_status;
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

static void
add_page (MusterWindow *self,
          const char   *name)
{
  if (gtk_stack_get_child_by_name (self->pages, name) == NULL)
    gtk_stack_add_named (self->pages, muster_window_pages_new_page (self, name), name);
}

/* Edits of a force are saved after a short delay, so save what was typed in the last second. */
static void
save_force (MusterWindow *self)
{
  MusterForcePage *page = muster_window_pages_get_force_page (self);
  g_autoptr (GError) error = NULL;

  if (page != NULL && !muster_force_session_save (muster_force_page_get_session (page), &error))
    muster_window_output_report (self, _("The Last Edits of the Force Could Not Be Saved"), error);
}

/* Battles are stored order by order and plans with each change, so closing them loses nothing. */
static void
close_open_page (MusterWindow *self)
{
  if (self->open_page == NULL)
    return;

  save_force (self);
  gtk_stack_remove (self->pages, self->open_page);
  self->open_page = NULL;
  self->battle_id = 0;
  self->campaign_id = 0;
  muster_window_hub_follow (self);
}

/* Shows a page that hides the sidebar until the user asks for it. The flap is hidden meanwhile,
 * because an animation would lay out the page in every frame, and would not end while the flap has
 * no size. */
static void
show_without_sidebar (MusterWindow *self,
                      GtkWidget    *page)
{
  gtk_widget_set_visible (GTK_WIDGET (self->flap), FALSE);
  gtk_stack_set_visible_child (self->pages, page);
  adw_flap_set_fold_policy (self->flap, ADW_FLAP_FOLD_POLICY_ALWAYS);
  adw_flap_set_reveal_flap (self->flap, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->flap), TRUE);
}

/* Remembers where Back leads from a page that is about to be shown. A battle that is prepared and then fought
 * was come to from where it was prepared. */
static void
note_origin (MusterWindow *self,
             const char   *name)
{
  gboolean is_battle = g_str_equal (name, "battle") || g_str_equal (name, "plan");

  if (self->open_page == NULL)
    self->origin = g_intern_string (muster_window_get_page (self));
  if (!is_battle)
    self->origin_campaign = 0;
  else if (self->campaign_id != 0)
    self->origin_campaign = self->campaign_id;
  else if (self->open_page == NULL)
    self->origin_campaign = 0;
}

/* The sidebar marks the page from which this one was opened. */
static void
show_open_page (MusterWindow *self,
                GtkWidget    *page,
                const char   *name,
                const char   *shelf)
{
  note_origin (self, name);
  close_open_page (self);
  self->open_page = page;
  self->open_shelf = shelf;
  gtk_stack_add_named (self->pages, page, name);
  show_without_sidebar (self, page);
  muster_sidebar_select (self->sidebar, shelf);
  gtk_widget_grab_focus (page);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAGE]);
}

static void
battle_failed_cb (MusterWindow *self,
                  GError       *error)
{
  muster_window_output_report (self, _("This Could Not Be Done"), error);
}

static void
show_page_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  muster_window_show_page (MUSTER_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

/* Leads from a battle to the campaign from which it was come to, and from a campaign to the page of the
 * sidebar. */
static void
back_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);

  if (self->origin_campaign != 0)
    muster_window_campaigns_open (self, self->origin_campaign);
  else if (self->campaign_id != 0 && self->origin != NULL)
    muster_window_show_page (self, self->origin);
  else if (self->open_page != NULL)
    muster_window_show_page (self, self->open_shelf);
}

/* The stack restores the focus. */
static void
leave_reference_cb (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);

  if (self->open_page == NULL || gtk_stack_get_visible_child (self->pages) == self->open_page)
    return;

  gtk_stack_set_visible_child (self->pages, self->open_page);
  muster_sidebar_select (self->sidebar, self->open_shelf);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAGE]);
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

/* Waits until the button has slid in: before that its menu would come up outside of the screen. */
static gboolean
pop_up_menu (GtkWidget     *widget,
             GdkFrameClock *clock,
             gpointer       data)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  GtkWidget *button = GTK_WIDGET (self->menu_button);
  graphene_rect_t bounds;

  if (!adw_flap_get_reveal_flap (self->flap))
    return G_SOURCE_REMOVE;
  if (!gtk_widget_get_mapped (button) || !gtk_widget_compute_bounds (button, widget, &bounds) ||
      bounds.size.width <= 0 || bounds.origin.x < 0 ||
      bounds.origin.x + bounds.size.width > (float) gtk_widget_get_width (widget))
    return G_SOURCE_CONTINUE;
  gtk_menu_button_popup (self->menu_button);
  return G_SOURCE_REMOVE;
}

/* The menu stands in the sidebar, which comes out first where it is hidden. */
static void
menu_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  adw_flap_set_reveal_flap (MUSTER_WINDOW (widget)->flap, TRUE);
  gtk_widget_add_tick_callback (widget, pop_up_menu, NULL, NULL);
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
show_damage (MusterWindow *self)
{
  const char *damage = muster_store_get_damage (self->store);
  /* Translators: %s says what it is that is damaged. */
  g_autofree char *text =
    damage != NULL ? g_strdup_printf (_("Some of your data is damaged. %s"), damage) : NULL;

  gtk_label_set_label (self->damage_text, text != NULL ? text : "");
  gtk_widget_set_visible (self->damage, damage != NULL);
}

static void
muster_window_constructed (GObject *object)
{
  MusterWindow *self = MUSTER_WINDOW (object);
  g_autofree char *page = g_settings_get_string (self->settings, "last-page");

  G_OBJECT_CLASS (muster_window_parent_class)->constructed (object);

  g_settings_bind (self->settings, "window-width", self, "default-width",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-height", self, "default-height",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-maximized", self, "maximized",
                   G_SETTINGS_BIND_DEFAULT);
  gtk_widget_set_visible (self->read_only, muster_store_is_read_only (self->store));
  g_signal_connect_object (self->store, "notify::damage", G_CALLBACK (show_damage), self,
                           G_CONNECT_SWAPPED);
  show_damage (self);
  muster_window_hub_start (self, self->hub_status);
  muster_window_show_page (self, muster_sidebar_has_page (page)
                                   ? page
                                   : muster_sidebar_get_first_page ());
}

static gboolean
muster_window_close_request (GtkWindow *window)
{
  if (!muster_window_after_close_results (MUSTER_WINDOW (window)))
    return GDK_EVENT_STOP;

  muster_window_shelf_finish_removals (MUSTER_WINDOW (window));
  muster_window_table_close (MUSTER_WINDOW (window));
  save_force (MUSTER_WINDOW (window));
  muster_window_hub_stop (MUSTER_WINDOW (window));

  return GTK_WINDOW_CLASS (muster_window_parent_class)->close_request (window);
}

static void
muster_window_dispose (GObject *object)
{
  MusterWindow *self = MUSTER_WINDOW (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->library);
  g_clear_object (&self->shares);
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
muster_window_class_init (MusterWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GtkWindowClass *window_class = GTK_WINDOW_CLASS (klass);
  GParamFlags given;
  GParamFlags edited;

  object_class->constructed = muster_window_constructed;
  object_class->dispose = muster_window_dispose;
  object_class->finalize = muster_window_finalize;
  object_class->get_property = muster_window_get_property;
  object_class->set_property = muster_window_set_property;
  window_class->close_request = muster_window_close_request;

  given = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;
  edited = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  properties[PROP_SETTINGS] =
    g_param_spec_object ("settings", NULL, NULL, G_TYPE_SETTINGS, given);
  properties[PROP_LIBRARY] =
    g_param_spec_object ("library", NULL, NULL, MUSTER_TYPE_LIBRARY, given);
  properties[PROP_STORE] = g_param_spec_object ("store", NULL, NULL, MUSTER_TYPE_STORE, given);
  properties[PROP_PAGE] = g_param_spec_string ("page", NULL, NULL, "", edited);
  properties[PROP_SIDEBAR_SHOWN] =
    g_param_spec_boolean ("sidebar-shown", NULL, NULL, FALSE, edited);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (MUSTER_TYPE_SIDEBAR);
  g_type_ensure (MUSTER_TYPE_HELP_LINK);
  gtk_widget_class_install_action (widget_class, "win.show-page", "s", show_page_cb);
  gtk_widget_class_install_action (widget_class, "win.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "win.leave-reference", NULL, leave_reference_cb);
  gtk_widget_class_install_action (widget_class, "win.menu", NULL, menu_cb);
  /* A page that has something to close comes first: a key reaches it before the window. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close", NULL);
  muster_window_pages_install_actions (widget_class);
  gtk_widget_class_install_property_action (widget_class, "win.sidebar", "sidebar-shown");
  muster_window_battles_install_actions (widget_class);
  muster_window_battle_past_install_actions (widget_class);
  muster_window_photos_install_actions (widget_class);
  muster_window_files_install_actions (widget_class);
  muster_window_table_install_actions (widget_class);
  muster_window_phones_install_actions (widget_class);
  muster_window_forces_install_actions (widget_class);
  muster_window_shelf_install_actions (widget_class);
  muster_window_after_install_actions (widget_class);
  muster_window_plan_install_actions (widget_class);
  muster_window_campaigns_install_actions (widget_class);
  muster_window_club_install_actions (widget_class);
  muster_window_tables_install_import_actions (widget_class);
  muster_window_members_install_actions (widget_class);
  muster_window_people_install_actions (widget_class);
  muster_window_evenings_install_actions (widget_class);
  muster_window_events_install_actions (widget_class);
  muster_window_occasions_install_actions (widget_class);
  muster_window_tour_install_actions (widget_class);
  muster_window_lab_install_actions (widget_class);
  muster_window_hub_install_actions (widget_class);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-window.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, menu);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, hub_status);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, flap);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, sidebar);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, read_only);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, damage);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, damage_text);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, notes);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, pages);
  gtk_widget_class_bind_template_callback (widget_class, muster_window_show_page);
  gtk_widget_class_bind_template_callback (widget_class, reveal_cb);
}

static void
muster_window_init (MusterWindow *self)
{
  self->removals = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->shares = muster_shares_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  muster_late_menu_set (self->menu_button, self->menu);
  self->sidebar_shown = adw_flap_get_reveal_flap (self->flap);
  muster_window_files_add_drop_target (self);
  muster_window_tour_follow (self);
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

MusterShares *
muster_window_get_shares (MusterWindow *self)
{
  return self->shares;
}

GHashTable *
muster_window_get_removals (MusterWindow *self)
{
  return self->removals;
}

GtkBox *
muster_window_get_notes (MusterWindow *self)
{
  g_return_val_if_fail (MUSTER_IS_WINDOW (self), NULL);

  return self->notes;
}

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

GtkWidget *
muster_window_get_open_page (MusterWindow *self)
{
  g_return_val_if_fail (MUSTER_IS_WINDOW (self), NULL);

  return self->open_page;
}

GtkWidget *
muster_window_get_shelf (MusterWindow *self,
                         const char   *name)
{
  g_return_val_if_fail (MUSTER_IS_WINDOW (self), NULL);

  add_page (self, name);
  return gtk_stack_get_child_by_name (self->pages, name);
}

void
muster_window_focus_page (MusterWindow *self)
{
  gtk_widget_grab_focus (gtk_stack_get_visible_child (self->pages));
}

/**
 * muster_window_show_page:
 * @name: a page of the sidebar; an unknown one is left alone
 *
 * Shows a page; a battle that is open is closed, but for looking something up.
 */
void
muster_window_show_page (MusterWindow *self,
                         const char   *name)
{
  g_return_if_fail (MUSTER_IS_WINDOW (self));

  if (!muster_sidebar_has_page (name))
    return;

  if (self->open_page != NULL && g_str_equal (name, "reference"))
    {
      GtkWidget *page;

      /* Shows the reference over the open page, which stays as it is, so that the user returns to the
       * same place. */
      add_page (self, "reference");
      page = gtk_stack_get_child_by_name (self->pages, "reference");
      muster_window_reference_fit_page (self, page);
      show_without_sidebar (self, page);
      muster_sidebar_select (self->sidebar, "reference");
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAGE]);

      return;
    }

  add_page (self, name);
  gtk_stack_set_visible_child_name (self->pages, name);
  close_open_page (self);
  if (g_str_equal (name, "reference"))
    muster_window_reference_fit_page (self, gtk_stack_get_child_by_name (self->pages, name));

  adw_flap_set_fold_policy (self->flap, ADW_FLAP_FOLD_POLICY_AUTO);
  if (adw_flap_get_folded (self->flap))
    adw_flap_set_reveal_flap (self->flap, FALSE);
  muster_sidebar_select (self->sidebar, name);
  g_settings_set_string (self->settings, "last-page", name);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAGE]);
}

/**
 * muster_window_show_battle:
 * @id: of the battle in the store
 */
void
muster_window_show_battle (MusterWindow *self,
                           MusterBattle *battle,
                           gint64        id)
{
  g_autoptr (MusterBattleSession) session = muster_battle_session_new (battle);
  GtkWidget *page = muster_battle_page_new (session);

  g_settings_bind (self->settings, "battle-clock",
                   muster_battle_clock_get (muster_battle_session_get_battle (session)), "mode",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind_with_mapping (self->settings, "dice-entry", session, "rolls-first",
                                G_SETTINGS_BIND_GET, map_dice_entry, NULL, NULL, NULL);
  g_signal_connect_object (page, "failed", G_CALLBACK (battle_failed_cb), self, G_CONNECT_SWAPPED);
  muster_battle_page_set_images (MUSTER_BATTLE_PAGE (page), muster_store_get_images (self->store));
  muster_window_table_follow (self, MUSTER_BATTLE_PAGE (page));
  muster_waiting_notes_follow (muster_store_get_settings (self->store), battle, id);
  show_open_page (self, page, "battle", "battles");
  muster_window_campaign_battles_name (self, MUSTER_BATTLE_PAGE (page), id);
  self->battle_id = id;
  muster_window_hub_follow (self);
}

/* @page: (transfer floating) */
void
muster_window_show_force (MusterWindow *self,
                          GtkWidget    *page)
{
  show_open_page (self, page, "force", "forces");
}

/* @page: (transfer floating): a battle that is being prepared */
void
muster_window_show_plan (MusterWindow *self,
                         GtkWidget    *page)
{
  show_open_page (self, page, "plan", "battles");
}

/* @page: (transfer floating) */
void
muster_window_show_campaign (MusterWindow *self,
                             GtkWidget    *page,
                             gint64        id)
{
  show_open_page (self, page, "campaign", "campaigns");
  self->campaign_id = id;
  muster_window_hub_follow (self);
}

void
muster_window_show_hub (MusterWindow *self,
                        GtkWidget    *page)
{
  show_open_page (self, page, "hub", "club");
}

gint64
muster_window_get_campaign_id (MusterWindow *self)
{
  return self->campaign_id;
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

  /* A toast parses its title as markup. */
  escaped = g_markup_escape_text (text, -1);
  toast = adw_toast_new (escaped);
  adw_toast_overlay_add_toast (self->toasts, toast);

  return toast;
}
