/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battles/muster-battles-page.h"

#include <adwaita.h>

#include "app/battles/muster-battle-list-row.h"
#include "app/widgets/muster-widget-children.h"
#include "core/muster-i18n.h"

struct _MusterBattlesPage
{
  GtkWidget parent_instance;

  MusterStore *store;
  MusterLibrary *library;
  MusterStoreList *battles;

  AdwWindowTitle *title;
  GtkSearchBar *search_bar;
  GtkSearchEntry *search;
  GtkDropDown *stage;
  GtkDropDown *ruleset;
  GtkToggleButton *archive;
  GtkStack *stack;
  GtkNoSelection *selection;
};

G_DEFINE_FINAL_TYPE (MusterBattlesPage, muster_battles_page, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_STORE,
  PROP_LIBRARY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static gboolean
is_searching (MusterBattlesPage *self)
{
  const char *search = muster_store_list_get_search (self->battles);

  return (search != NULL && *search != '\0') ||
         muster_store_list_get_stage (self->battles) != MUSTER_STAGE_ANY ||
         *muster_store_list_get_ruleset (self->battles) != '\0';
}

static void
show_battles (MusterBattlesPage *self)
{
  gboolean archive = gtk_toggle_button_get_active (self->archive);
  guint n_battles = g_list_model_get_n_items (G_LIST_MODEL (self->battles));
  g_autofree char *subtitle = NULL;

  if (n_battles > 0)
    gtk_stack_set_visible_child_name (self->stack, "list");
  else if (is_searching (self))
    gtk_stack_set_visible_child_name (self->stack, "not-found");
  else
    gtk_stack_set_visible_child_name (self->stack, archive ? "empty-archive" : "empty");

  if (archive)
    subtitle = g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u in the archive",
                                           "%u in the archive", n_battles),
                                n_battles);
  else if (n_battles > 0)
    subtitle = g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u battle", "%u battles", n_battles),
                                n_battles);
  adw_window_title_set_subtitle (self->title, subtitle != NULL ? subtitle : "");
}

static void
search_changed_cb (MusterBattlesPage *self)
{
  muster_store_list_set_search (self->battles,
                                gtk_editable_get_text (GTK_EDITABLE (self->search)));
  show_battles (self);
}

/* The first row of each list is no filter; the stages stand in their order. */
static void
filter_changed_cb (MusterBattlesPage *self)
{
  GListModel *rulesets = muster_library_get_rulesets (self->library);
  guint selected = gtk_drop_down_get_selected (self->ruleset);
  g_autoptr(MusterRuleset) ruleset = NULL;

  if (self->battles == NULL)
    return;

  if (selected > 0 && selected != GTK_INVALID_LIST_POSITION)
    ruleset = g_list_model_get_item (rulesets, selected - 1);
  muster_store_list_set_ruleset (self->battles,
                                 ruleset != NULL ? muster_ruleset_get_id (ruleset) : "");
  muster_store_list_set_stage (self->battles,
                               (MusterStage) ((int) gtk_drop_down_get_selected (self->stage) - 1));
  show_battles (self);
}

static void
list_rulesets (MusterBattlesPage *self)
{
  GListModel *rulesets = muster_library_get_rulesets (self->library);
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _("Any rules"));
  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr(MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);

      gtk_string_list_append (names, _(muster_ruleset_get_name (ruleset)));
    }
  gtk_drop_down_set_model (self->ruleset, G_LIST_MODEL (names));
}

static void
archive_toggled_cb (MusterBattlesPage *self)
{
  muster_store_list_set_show (self->battles, gtk_toggle_button_get_active (self->archive)
                                               ? MUSTER_SHOW_ARCHIVED
                                               : MUSTER_SHOW_CURRENT);
  show_battles (self);
}

static void
activate_cb (MusterBattlesPage *self,
             guint              position)
{
  g_autoptr(MusterBattleRow) row =
    g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  if (row != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.open-battle", "x",
                                muster_battle_row_get_id (row));
}

static void
setup_cb (MusterBattlesPage *self,
          GtkListItem       *list_item)
{
  gtk_list_item_set_child (list_item, muster_battle_list_row_new (self->library));
}

static void
bind_cb (MusterBattlesPage *self,
         GtkListItem       *list_item)
{
  muster_battle_list_row_set_row (
    MUSTER_BATTLE_LIST_ROW (gtk_list_item_get_child (list_item)),
    gtk_list_item_get_item (list_item));
}

static void
muster_battles_page_constructed (GObject *object)
{
  MusterBattlesPage *self = MUSTER_BATTLES_PAGE (object);

  G_OBJECT_CLASS (muster_battles_page_parent_class)->constructed (object);

  list_rulesets (self);
  self->battles = muster_battle_store_list (muster_store_get_battles (self->store));
  gtk_no_selection_set_model (self->selection, G_LIST_MODEL (self->battles));
  g_signal_connect_object (self->battles, "items-changed", G_CALLBACK (show_battles), self,
                           G_CONNECT_SWAPPED);
  gtk_search_bar_connect_entry (self->search_bar, GTK_EDITABLE (self->search));
  gtk_search_bar_set_key_capture_widget (self->search_bar, GTK_WIDGET (self));
  show_battles (self);
}

static void
muster_battles_page_dispose (GObject *object)
{
  MusterBattlesPage *self = MUSTER_BATTLES_PAGE (object);

  if (self->search_bar != NULL)
    gtk_search_bar_set_key_capture_widget (self->search_bar, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), MUSTER_TYPE_BATTLES_PAGE);
  muster_widget_unparent_children (GTK_WIDGET (self));
  g_clear_object (&self->battles);
  g_clear_object (&self->library);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (muster_battles_page_parent_class)->dispose (object);
}

static void
muster_battles_page_get_property (GObject    *object,
                                  guint       prop_id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  MusterBattlesPage *self = MUSTER_BATTLES_PAGE (object);

  switch (prop_id)
    {
    case PROP_STORE:
      g_value_set_object (value, self->store);
      break;
    case PROP_LIBRARY:
      g_value_set_object (value, self->library);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_battles_page_set_property (GObject      *object,
                                  guint         prop_id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  MusterBattlesPage *self = MUSTER_BATTLES_PAGE (object);

  switch (prop_id)
    {
    case PROP_STORE:
      self->store = g_value_dup_object (value);
      break;
    case PROP_LIBRARY:
      self->library = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_battles_page_class_init (MusterBattlesPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  object_class->constructed = muster_battles_page_constructed;
  object_class->dispose = muster_battles_page_dispose;
  object_class->get_property = muster_battles_page_get_property;
  object_class->set_property = muster_battles_page_set_property;

  properties[PROP_STORE] = g_param_spec_object ("store", NULL, NULL, MUSTER_TYPE_STORE, flags);
  properties[PROP_LIBRARY] =
    g_param_spec_object ("library", NULL, NULL, MUSTER_TYPE_LIBRARY, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-battles-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterBattlesPage, title);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlesPage, search_bar);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlesPage, search);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlesPage, stage);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlesPage, ruleset);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlesPage, archive);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlesPage, stack);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlesPage, selection);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, filter_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, archive_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
muster_battles_page_init (MusterBattlesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
muster_battles_page_new (MusterStore   *store,
                         MusterLibrary *library)
{
  return g_object_new (MUSTER_TYPE_BATTLES_PAGE, "store", store, "library", library, NULL);
}

/* Opens the search, ready to type. */
void
muster_battles_page_search (MusterBattlesPage *self)
{
  g_return_if_fail (MUSTER_IS_BATTLES_PAGE (self));

  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}
