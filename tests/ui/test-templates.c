/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-battle-page.h"
#include "app/battle/muster-deck-panel.h"
#include "app/battle/muster-field-row.h"
#include "app/battle/muster-form-card.h"
#include "app/battle/muster-log-panel.h"
#include "app/battle/muster-log-row.h"
#include "app/battle/muster-order-button.h"
#include "app/battle/muster-order-panel.h"
#include "app/battle/muster-roll-row.h"
#include "app/battle/muster-side-column.h"
#include "app/battle/muster-sides-view.h"
#include "app/battle/muster-table-window.h"
#include "app/battle/muster-tally-panel.h"
#include "app/battle/muster-todo-card.h"
#include "app/battle/muster-unit-card.h"
#include "app/battles/muster-battle-list-row.h"
#include "app/battles/muster-battles-page.h"
#include "app/desk/muster-desk-page.h"
#include "app/muster-preferences.h"
#include "app/muster-trouble-page.h"
#include "app/print/muster-print-options.h"
#include "app/print/muster-print-preview.h"
#include "muster-test-ui.h"

/* Every template makes a widget, without a warning, and lets go of everything when it goes. A
 * template that is not in the table fails the test. */

typedef struct
{
  MusterTestDir *dir;
  MusterLibrary *library;
  MusterStore *store;
  GSettings *settings;
  MusterBattle *battle;
  MusterBattleSession *session;
} Things;

static GtkWidget *
new_battle_page (Things *things)
{
  return muster_battle_page_new (things->session);
}

static GtkWidget *
new_field_row (Things *things)
{
  MusterOrderForm *form = muster_battle_session_get_form (things->session);
  g_autoptr(MusterFormField) field = NULL;

  muster_battle_session_set_unit (things->session, 0);
  muster_battle_session_choose_id (things->session, "fire");
  field = g_list_model_get_item (
    muster_order_draft_get_fields (muster_order_form_get_draft (form)), 0);
  return muster_field_row_new (field);
}

static GtkWidget *
new_deck_panel (Things *things)
{
  GtkWidget *panel = muster_deck_panel_new ();

  muster_deck_panel_set_session (MUSTER_DECK_PANEL (panel), things->session);
  return panel;
}

static GtkWidget *
new_form_card (Things *things)
{
  return muster_form_card_new (things->session);
}

static GtkWidget *
new_log_panel (Things *things)
{
  return muster_log_panel_new (things->session);
}

static GtkWidget *
new_log_row (Things *things)
{
  return muster_log_row_new ();
}

static GtkWidget *
new_order_button (Things *things)
{
  MusterOrderList *orders = muster_battle_session_get_orders (things->session);

  return muster_order_button_new (muster_order_list_find_id (orders, "end-turn"));
}

static GtkWidget *
new_order_panel (Things *things)
{
  return muster_order_panel_new (things->session);
}

static GtkWidget *
new_roll_row (Things *things)
{
  g_autoptr(MusterRollItem) item =
    muster_roll_item_new (0, "To hit", "5 5 1", MUSTER_ROLL_OVERRIDDEN);

  return muster_roll_row_new (item);
}

static GtkWidget *
new_side_column (Things *things)
{
  return muster_side_column_new (things->session, 1);
}

static GtkWidget *
new_table_window (Things *things)
{
  return muster_table_window_new (things->battle);
}

static GtkWidget *
new_tally_panel (Things *things)
{
  return muster_tally_panel_new (things->session);
}

static GtkWidget *
new_todo_card (Things *things)
{
  return muster_todo_card_new (things->session);
}

static GtkWidget *
new_unit_card (Things *things)
{
  g_autoptr(MusterUnitItem) item =
    g_list_model_get_item (muster_battle_get_units (things->battle), 0);
  GtkWidget *card = muster_unit_card_new ();

  muster_unit_card_set_item (MUSTER_UNIT_CARD (card), item);
  return card;
}

static GtkWidget *
new_battle_list_row (Things *things)
{
  return muster_battle_list_row_new (things->library);
}

static GtkWidget *
new_battles_page (Things *things)
{
  return muster_battles_page_new (things->store, things->library);
}

static GtkWidget *
new_desk_page (Things *things)
{
  g_autoptr(MusterDesk) desk = muster_desk_new (things->store, things->library);

  return muster_desk_page_new (desk);
}

static GtkWidget *
new_preferences (Things *things)
{
  return g_object_new (MUSTER_TYPE_PREFERENCES, "settings", things->settings, "library",
                       things->library, "data-path", "/nowhere/A <3 B & C.db", NULL);
}

static MusterPrintSetup *
create_print_setup (Things *things)
{
  g_autoptr(MusterSheetSource) source = muster_sheet_source_new_for_battle (things->battle);

  return muster_print_setup_new (source, NULL);
}

static GtkWidget *
new_print_options (Things *things)
{
  g_autoptr(MusterPrintSetup) setup = create_print_setup (things);

  return muster_print_options_new (setup);
}

static GtkWidget *
new_print_preview (Things *things)
{
  g_autoptr(MusterPrintSetup) setup = create_print_setup (things);

  return muster_print_preview_new (setup);
}

static GtkWidget *
new_trouble_page (Things *things)
{
  g_autoptr(GError) error =
    g_error_new (MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT, "<b> & damaged");

  return muster_trouble_page_new (error);
}

static GtkWidget *
new_window (Things *things)
{
  return GTK_WIDGET (muster_window_new (NULL, things->settings, things->library, things->store));
}

static const struct
{
  const char *name;
  GtkWidget *(*make) (Things *things);
} TEMPLATES[] = {
  { "muster-battle-list-row.ui", new_battle_list_row },
  { "muster-battle-page.ui", new_battle_page },
  { "muster-battles-page.ui", new_battles_page },
  { "muster-deck-panel.ui", new_deck_panel },
  { "muster-desk-page.ui", new_desk_page },
  { "muster-field-row.ui", new_field_row },
  { "muster-form-card.ui", new_form_card },
  { "muster-log-panel.ui", new_log_panel },
  { "muster-log-row.ui", new_log_row },
  { "muster-order-button.ui", new_order_button },
  { "muster-order-panel.ui", new_order_panel },
  { "muster-preferences.ui", new_preferences },
  { "muster-print-options.ui", new_print_options },
  { "muster-print-preview.ui", new_print_preview },
  { "muster-roll-row.ui", new_roll_row },
  { "muster-side-column.ui", new_side_column },
  { "muster-table-window.ui", new_table_window },
  { "muster-tally-panel.ui", new_tally_panel },
  { "muster-todo-card.ui", new_todo_card },
  { "muster-trouble-page.ui", new_trouble_page },
  { "muster-unit-card.ui", new_unit_card },
  { "muster-window.ui", new_window },
};

static void
set_up (Things        *things,
        gconstpointer  data)
{
  things->dir = muster_test_dir_new ();
  things->library = muster_test_app_new_library ();
  things->store = muster_test_app_new_store (things->dir);
  things->settings = g_settings_new (APPLICATION_ID);
  things->battle = muster_test_app_new_battle ("skirmish-at-the-ford");
  things->session = muster_battle_session_new (things->battle);
}

static void
tear_down (Things        *things,
           gconstpointer  data)
{
  g_assert_finalize_object (things->session);
  g_assert_finalize_object (things->battle);
  g_assert_finalize_object (things->store);
  g_clear_object (&things->library);
  g_clear_object (&things->settings);
  muster_test_dir_free (things->dir);
}

static int
find_template (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (TEMPLATES); i++)
    if (g_str_equal (TEMPLATES[i].name, name))
      return (int) i;
  return -1;
}

static void
test_every_template_is_in_the_table (void)
{
  g_auto(GStrv) names =
    g_resources_enumerate_children (APPLICATION_PATH "/ui", G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  g_assert_nonnull (names);
  for (guint i = 0; names[i] != NULL; i++)
    if (find_template (names[i]) < 0)
      g_error ("%s is not tested", names[i]);
  g_assert_cmpuint (g_strv_length (names), ==, G_N_ELEMENTS (TEMPLATES));
}

/* Shown once, so that it is measured, laid out and drawn too. */
static void
show_widget (GtkWidget *widget)
{
  GtkWidget *window;

  if (GTK_IS_WINDOW (widget))
    {
      gtk_window_present (GTK_WINDOW (widget));
      muster_test_ui_settle ();
      return;
    }

  window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (window), widget);
  gtk_window_present (GTK_WINDOW (window));
  muster_test_ui_settle ();
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  muster_test_ui_settle ();
}

static void
test_every_template_makes_a_widget (Things        *things,
                                    gconstpointer  data)
{
  for (guint i = 0; i < G_N_ELEMENTS (TEMPLATES); i++)
    {
      GtkWidget *widget = g_object_ref_sink (TEMPLATES[i].make (things));

      g_test_message ("%s", TEMPLATES[i].name);
      show_widget (widget);
      if (GTK_IS_WINDOW (widget))
        gtk_window_destroy (GTK_WINDOW (widget));
      muster_test_ui_settle ();
      g_assert_finalize_object (widget);
    }
}

static void
test_the_shortcuts_window_opens (void)
{
  g_autoptr(GtkBuilder) builder =
    gtk_builder_new_from_resource (APPLICATION_PATH "/gtk/help-overlay.ui");
  GtkWindow *window = GTK_WINDOW (gtk_builder_get_object (builder, "help_overlay"));

  gtk_window_present (window);
  muster_test_ui_settle ();
  gtk_window_destroy (window);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  g_test_add_func ("/templates/every-template-is-in-the-table",
                   test_every_template_is_in_the_table);
  g_test_add ("/templates/every-template-makes-a-widget", Things, NULL, set_up,
              test_every_template_makes_a_widget, tear_down);
  g_test_add_func ("/templates/the-shortcuts-window-opens", test_the_shortcuts_window_opens);

  return g_test_run ();
}
