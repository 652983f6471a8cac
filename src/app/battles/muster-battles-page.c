/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battles/muster-battles-page.h"

#include "app/battles/muster-battle-list-row.h"
#include "core/muster-i18n.h"

struct _MusterBattlesPage
{
  MusterShelfPage parent_instance;

  GtkDropDown *stage;
  GtkDropDown *ruleset;
};

G_DEFINE_FINAL_TYPE (MusterBattlesPage, muster_battles_page, MUSTER_TYPE_SHELF_PAGE)

/* The first row of each list is no filter; the stages stand in their order. */
static void
filter_changed_cb (MusterBattlesPage *self)
{
  MusterShelfPage *shelf = MUSTER_SHELF_PAGE (self);
  MusterStoreList *battles = muster_shelf_page_get_list (shelf);
  GListModel *rulesets = muster_library_get_rulesets (muster_shelf_page_get_library (shelf));
  guint selected = gtk_drop_down_get_selected (self->ruleset);
  g_autoptr(MusterRuleset) ruleset = NULL;

  if (battles == NULL)
    return;

  if (selected > 0 && selected != GTK_INVALID_LIST_POSITION)
    ruleset = g_list_model_get_item (rulesets, selected - 1);
  muster_store_list_set_ruleset (battles,
                                 ruleset != NULL ? muster_ruleset_get_id (ruleset) : "");
  muster_store_list_set_stage (battles,
                               (MusterStage) ((int) gtk_drop_down_get_selected (self->stage) - 1));
  muster_shelf_page_update (shelf);
}

static void
list_rulesets (MusterBattlesPage *self)
{
  GListModel *rulesets =
    muster_library_get_rulesets (muster_shelf_page_get_library (MUSTER_SHELF_PAGE (self)));
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _("Any rules"));
  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr(MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);

      gtk_string_list_append (names, muster_ruleset_get_name (ruleset));
    }
  gtk_drop_down_set_model (self->ruleset, G_LIST_MODEL (names));
}

static MusterStoreList *
dup_list (MusterShelfPage *shelf)
{
  return muster_ledger_store_list (muster_store_get_battles (muster_shelf_page_get_store (shelf)));
}

static char *
dup_count (guint n_battles)
{
  return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u battle", "%u battles", n_battles),
                          n_battles);
}

static GtkWidget *
create_row (MusterShelfPage *shelf)
{
  return muster_battle_list_row_new (muster_shelf_page_get_library (shelf));
}

static gboolean
is_filtered (MusterShelfPage *shelf)
{
  MusterStoreList *battles = muster_shelf_page_get_list (shelf);

  return muster_store_list_get_stage (battles) != MUSTER_STAGE_ANY ||
         *muster_store_list_get_ruleset (battles) != '\0';
}

/* The choices come before the list, so that naming them filters nothing. */
static void
muster_battles_page_constructed (GObject *object)
{
  list_rulesets (MUSTER_BATTLES_PAGE (object));

  G_OBJECT_CLASS (muster_battles_page_parent_class)->constructed (object);
}

static void
muster_battles_page_class_init (MusterBattlesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  MusterShelfPageClass *shelf_class = MUSTER_SHELF_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = muster_battles_page_constructed;

  shelf_class->open_action = "win.open-battle";
  shelf_class->dup_list = dup_list;
  shelf_class->dup_count = dup_count;
  shelf_class->create_row = create_row;
  shelf_class->is_filtered = is_filtered;

  muster_shelf_page_class_set_template (shelf_class,
                                        APPLICATION_PATH "/ui/muster-battles-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterBattlesPage, stage);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlesPage, ruleset);
  gtk_widget_class_bind_template_callback (widget_class, filter_changed_cb);
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
