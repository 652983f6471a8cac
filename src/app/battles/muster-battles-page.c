/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battles/muster-battles-page.h"

#include "app/battles/muster-battle-list-row.h"
#include "app/toolkit/muster-flow-layout.h"
#include "app/widgets/muster-help-link.h"
#include "core/muster-i18n.h"

struct _MusterBattlesPage
{
  MusterShelfPage parent_instance;

  GtkWidget *filters;
  GtkDropDown *stage;
  GtkDropDown *ruleset;
  GtkDropDown *scenario;
  GtkDropDown *campaign;
  GtkEditable *player;
  GPtrArray *scenarios; /* ids, in the order of the choices after the first */
  GPtrArray *campaigns; /* UUIDs, in the order of the choices after the first */
  gboolean is_filling;
};

G_DEFINE_FINAL_TYPE (MusterBattlesPage, muster_battles_page, MUSTER_TYPE_SHELF_PAGE)

static const char *
get_chosen (GtkDropDown *drop_down,
            GPtrArray   *ids)
{
  guint selected = gtk_drop_down_get_selected (drop_down);

  return selected > 0 && selected <= ids->len ? ids->pdata[selected - 1] : "";
}

/* The first choice of each list means no filter; the stages follow in the order of their values. */
static void
filter_changed_cb (MusterBattlesPage *self)
{
  MusterShelfPage *shelf = MUSTER_SHELF_PAGE (self);
  MusterStoreList *battles = muster_shelf_page_get_list (shelf);

  if (battles == NULL || self->is_filling)
    return;

  muster_store_list_set_ruleset (battles, muster_shelf_page_get_ruleset (shelf, self->ruleset));
  muster_store_list_set_stage (battles,
                               (MusterStage) ((int) gtk_drop_down_get_selected (self->stage) - 1));
  muster_store_list_set_facet (battles, MUSTER_FACET_SETTING, get_chosen (self->scenario, self->scenarios));
  muster_store_list_set_facet (battles, MUSTER_FACET_PLAYER, gtk_editable_get_text (self->player));
  muster_store_list_set_facet (battles, MUSTER_FACET_CAMPAIGN, get_chosen (self->campaign, self->campaigns));
  muster_shelf_page_update (shelf);
}

static void
list_scenarios (MusterBattlesPage *self)
{
  MusterShelfPage *shelf = MUSTER_SHELF_PAGE (self);
  MusterRuleset *ruleset =
    muster_library_find_ruleset (muster_shelf_page_get_library (shelf),
                                 muster_shelf_page_get_ruleset (shelf, self->ruleset));
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GPtrArray *scenarios =
    ruleset != NULL ? muster_catalog_get_scenarios (muster_ruleset_get_catalog (ruleset)) : NULL;

  g_ptr_array_set_size (self->scenarios, 0);
  gtk_string_list_append (names, _("Any scenario"));
  for (guint i = 0; scenarios != NULL && i < scenarios->len; i++)
    {
      const MusterScenario *scenario = scenarios->pdata[i];

      g_ptr_array_add (self->scenarios, g_strdup (scenario->id));
      gtk_string_list_append (names, _(scenario->name));
    }
  self->is_filling = TRUE;
  gtk_drop_down_set_model (self->scenario, G_LIST_MODEL (names));
  gtk_widget_set_sensitive (GTK_WIDGET (self->scenario), self->scenarios->len > 0);
  self->is_filling = FALSE;
}

static void
ruleset_changed_cb (MusterBattlesPage *self)
{
  list_scenarios (self);
  filter_changed_cb (self);
}

/* Lists the campaigns anew each time that the search is opened. */
static void
list_campaigns_cb (MusterBattlesPage *self)
{
  MusterStore *store = muster_shelf_page_get_store (MUSTER_SHELF_PAGE (self));
  g_autoptr (MusterStoreList) all = muster_ledger_store_list (muster_store_get_campaigns (store));
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  if (!muster_shelf_page_is_searching (MUSTER_SHELF_PAGE (self)))
    return;
  g_ptr_array_set_size (self->campaigns, 0);
  gtk_string_list_append (names, _("Any campaign"));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (all)); i++)
    {
      g_autoptr (MusterLedgerRow) row = g_list_model_get_item (G_LIST_MODEL (all), i);

      g_ptr_array_add (self->campaigns, g_strdup (muster_ledger_row_get_uuid (row)));
      gtk_string_list_append (names, muster_ledger_row_get_title (row));
    }
  self->is_filling = TRUE;
  gtk_drop_down_set_model (self->campaign, G_LIST_MODEL (names));
  gtk_widget_set_visible (GTK_WIDGET (self->campaign), self->campaigns->len > 0);
  self->is_filling = FALSE;
}

static void
clear_filters (MusterShelfPage *shelf)
{
  MusterBattlesPage *self = MUSTER_BATTLES_PAGE (shelf);

  gtk_drop_down_set_selected (self->stage, 0);
  gtk_drop_down_set_selected (self->ruleset, 0);
  gtk_drop_down_set_selected (self->scenario, 0);
  gtk_drop_down_set_selected (self->campaign, 0);
  gtk_editable_set_text (self->player, "");
  filter_changed_cb (self);
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

  for (guint i = 0; i < MUSTER_N_FACETS; i++)
    if (*muster_store_list_get_facet (battles, (MusterFacet) i) != '\0')
      return TRUE;
  return muster_store_list_get_stage (battles) != MUSTER_STAGE_ANY ||
         *muster_store_list_get_ruleset (battles) != '\0';
}

/* The choices are filled before the list is set, so that filling them does not filter it. */
static void
muster_battles_page_constructed (GObject *object)
{
  MusterBattlesPage *self = MUSTER_BATTLES_PAGE (object);

  muster_shelf_page_list_rulesets (MUSTER_SHELF_PAGE (self), self->ruleset);
  list_scenarios (self);

  G_OBJECT_CLASS (muster_battles_page_parent_class)->constructed (object);
}

static void
muster_battles_page_finalize (GObject *object)
{
  MusterBattlesPage *self = MUSTER_BATTLES_PAGE (object);

  g_ptr_array_unref (self->scenarios);
  g_ptr_array_unref (self->campaigns);

  G_OBJECT_CLASS (muster_battles_page_parent_class)->finalize (object);
}

static void
muster_battles_page_class_init (MusterBattlesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  MusterShelfPageClass *shelf_class = MUSTER_SHELF_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = muster_battles_page_constructed;
  G_OBJECT_CLASS (klass)->finalize = muster_battles_page_finalize;

  shelf_class->open_action = "win.open-battle";
  shelf_class->dup_list = dup_list;
  shelf_class->dup_count = dup_count;
  shelf_class->create_row = create_row;
  shelf_class->is_filtered = is_filtered;
  shelf_class->clear_filters = clear_filters;

  g_type_ensure (MUSTER_TYPE_HELP_LINK);
  muster_shelf_page_class_set_template (shelf_class,
                                        APPLICATION_PATH "/ui/muster-battles-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterBattlesPage, filters);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlesPage, stage);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlesPage, ruleset);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlesPage, scenario);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlesPage, campaign);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlesPage, player);
  gtk_widget_class_bind_template_callback (widget_class, filter_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, ruleset_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, list_campaigns_cb);
}

static void
muster_battles_page_init (MusterBattlesPage *self)
{
  self->scenarios = g_ptr_array_new_with_free_func (g_free);
  self->campaigns = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->filters, muster_flow_layout_new (6));
}

GtkWidget *
muster_battles_page_new (MusterStore   *store,
                         MusterLibrary *library)
{
  return g_object_new (MUSTER_TYPE_BATTLES_PAGE, "store", store, "library", library, NULL);
}
