/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/after/muster-after-window.h"
#include "app/battle/muster-battle-banner.h"
#include "app/battle/muster-battle-page.h"
#include "app/battle/muster-table-window.h"
#include "app/campaign/muster-campaign-page.h"
#include "app/forces/muster-force-page.h"
#include "app/widgets/muster-split.h"
#include "muster-test-campaign.h"
#include "muster-test-store.h"
#include "muster-test-ui.h"

#define NARROW 360

/* A window that once had to grow does not shrink again. */
static void
assert_fits (MusterTestUi *ui,
             const char   *what)
{
  int width = gtk_widget_get_width (GTK_WIDGET (ui->window));

  muster_test_ui_assert_width (GTK_WIDGET (ui->window), what, NARROW);
  if (width > NARROW)
    g_error ("%s made the window %d pixels wide", what, width);
}

static gboolean
is_narrow (gpointer data)
{
  int width = gtk_widget_get_width (data);

  return width > 0 && width <= NARROW;
}

static void
set_up (MusterTestUi  *ui,
        gconstpointer  data)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  g_settings_set_int (settings, "window-width", NARROW);
  g_settings_set_int (settings, "window-height", 720);
  muster_test_ui_set_up (ui, data);
  g_assert_true (muster_test_wait_until (is_narrow, ui->window, MUSTER_TEST_PATIENCE));
  muster_test_ui_settle ();
}

static void
test_pages_fit (MusterTestUi  *ui,
                gconstpointer  data)
{
  static const char *const pages[] = { "desk", "battles", "forces", "campaigns", "club" };

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      muster_window_show_page (ui->window, pages[i]);
      muster_test_ui_settle ();
      assert_fits (ui, pages[i]);
    }
}

#define LONG_NAME                                                                                 \
  "The Grand Army of the Upper Nile and of the Eastern Frontier, commanded by Sir Garnet"

/* A force in which whatever can have a name has a long one. */
static MusterForce *
new_force (const char *ruleset_id)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterRuleset *ruleset = muster_library_find_ruleset (library, ruleset_id);
  GPtrArray *starters = muster_catalog_get_starter_forces (muster_ruleset_get_catalog (ruleset));
  MusterForce *force =
    muster_force_new_from_starter (ruleset, g_ptr_array_index (starters, 0));
  guint n_units = muster_force_get_n_units (force);

  muster_force_set_name (force, LONG_NAME);
  muster_force_set_theatre (force, LONG_NAME);
  for (guint i = 0; i < n_units; i++)
    {
      MusterForceUnit *unit = muster_force_get_unit (force, i);

      muster_force_unit_set_name (unit, LONG_NAME);
      muster_leader_set_name (muster_force_unit_get_leader (unit), LONG_NAME);
      muster_leader_set_rank (muster_force_unit_get_leader (unit), LONG_NAME);
    }

  return force;
}

static void
test_forces_fit (MusterTestUi  *ui,
                 gconstpointer  ruleset)
{
  g_autoptr (MusterForce) force = new_force (ruleset);
  GtkWidget *page;
  MusterForceUnitView *view;
  MusterForce *opened;

  muster_window_forces_add (ui->window, force);
  g_assert_true (muster_test_ui_wait_page (ui, "force"));
  assert_fits (ui, "the list of units");
  page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_FORCE_PAGE);
  view = muster_force_page_get_view (MUSTER_FORCE_PAGE (page));
  opened = muster_force_unit_view_get_force (view);
  /* The header has no room for a name. */
  g_assert_true (muster_test_ui_shows (page, LONG_NAME));
  g_assert_false (gtk_widget_get_visible (muster_test_ui_find (page, ADW_TYPE_WINDOW_TITLE)));
  for (guint i = 0; i < muster_force_get_n_units (opened); i++)
    {
      muster_force_unit_view_set_unit (view, muster_force_get_unit (opened, i));
      muster_test_ui_settle ();
      assert_fits (ui, "a unit");
    }
  gtk_widget_activate_action (page, "force.roll-all", NULL);
  muster_test_ui_settle ();
  assert_fits (ui, "a Leader");
  for (guint i = 0; i < 3; i++)
    gtk_widget_activate_action (page, "force.add-variant", NULL);
  muster_test_ui_settle ();
  assert_fits (ui, "variants");
  muster_window_show_page (ui->window, "forces");
  muster_test_ui_settle ();
  assert_fits (ui, "the list of forces");
}

static gboolean
is_folded (gpointer data)
{
  return muster_split_get_folded (data);
}

static void
open_sample (MusterTestUi *ui,
             const char   *sample)
{
  gtk_widget_activate_action (GTK_WIDGET (ui->window), "win.new-sample", "s", sample);
  g_assert_true (muster_test_ui_wait_page (ui, "battle"));
  g_assert_true (muster_test_wait_until (
    is_folded, muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_SPLIT), MUSTER_TEST_PATIENCE));
  muster_test_ui_settle ();
  assert_fits (ui, "the battle");
}

static void
try_orders (MusterTestUi *ui,
            GListModel   *orders)
{
  MusterBattleSession *session = muster_window_pages_get_session (ui->window);
  guint n_orders = g_list_model_get_n_items (orders);

  for (guint i = 0; i < n_orders; i++)
    {
      g_autoptr (MusterOrderItem) order = g_list_model_get_item (orders, i);

      muster_battle_session_choose (session, order);
      assert_fits (ui, muster_order_item_get_id (order));
    }
}

/* The form of every order of every unit. */
static void
test_every_order_fits (MusterTestUi  *ui,
                       gconstpointer  sample)
{
  MusterBattleSession *session;
  MusterOrderList *orders;
  int n_units;

  open_sample (ui, sample);
  session = muster_window_pages_get_session (ui->window);
  orders = muster_battle_session_get_orders (session);
  n_units = muster_battle_get_state (muster_battle_session_get_battle (session))->n_units;
  for (int unit = -1; unit < n_units; unit++)
    {
      muster_battle_session_set_unit (session, unit);
      try_orders (ui, muster_order_list_get_own (orders));
      try_orders (ui, muster_order_list_get_common (orders));
    }
}

/* The page is as wide as its letters let it be: with every font it has to fit. */
static void
test_every_font_fits (MusterTestUi  *ui,
                      gconstpointer  sample)
{
  static const char *const fonts[][2] = {
    { "DejaVu Sans", "DejaVu Sans 11" },
    { "DejaVu Sans", "DejaVu Sans 13" },
    { "DejaVu Serif", "DejaVu Serif 12" },
    { "Cantarell", "Cantarell 11" },
    { "Cantarell", "Cantarell 14" },
    { "monospace", "monospace 11" },
  };
  GtkSettings *settings = gtk_settings_get_default ();

  open_sample (ui, sample);
  for (guint i = 0; i < G_N_ELEMENTS (fonts); i++)
    {
      PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (ui->window));
      g_autofree char *what = g_strdup_printf ("the battle in %s", fonts[i][1]);

      g_object_set (settings, "gtk-font-name", fonts[i][1], NULL);
      muster_test_ui_settle ();
      g_assert_cmpstr (pango_font_description_get_family (pango_context_get_font_description (context)), ==,
                       fonts[i][0]);
      assert_fits (ui, what);
      muster_battle_session_set_unit (muster_window_pages_get_session (ui->window), (int) i);
      muster_test_ui_settle ();
      assert_fits (ui, what);
    }
  gtk_settings_reset_property (settings, "gtk-font-name");
}

static void
test_one_side_at_a_time (MusterTestUi  *ui,
                         gconstpointer  data)
{
  GtkWidget *window = GTK_WIDGET (ui->window);

  open_sample (ui, "skirmish-at-the-ford");
  g_assert_true (muster_test_ui_shows (window, "1st Company"));
  g_assert_true (muster_test_ui_hides (window, "Black Shields"));
  gtk_toggle_button_set_active (
    GTK_TOGGLE_BUTTON (muster_test_ui_find_button (window, "Valley Clans")), TRUE);
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_hides (window, "1st Company"));
  g_assert_true (muster_test_ui_shows (window, "Black Shields"));
}

static void
test_orders_come_over_the_units_and_go (MusterTestUi  *ui,
                                        gconstpointer  data)
{
  GtkWidget *window = GTK_WIDGET (ui->window);
  GtkWidget *page;

  open_sample (ui, "skirmish-at-the-ford");
  page = muster_test_ui_find (window, MUSTER_TYPE_BATTLE_PAGE);
  muster_battle_session_set_unit (muster_window_pages_get_session (ui->window), 0);
  gtk_widget_activate_action (page, "battle.show-orders", NULL);
  muster_test_ui_settle ();
  g_assert_nonnull (muster_test_ui_find_button (page, "Move"));
  g_assert_true (muster_test_ui_hides (window, "2nd Company"));
  gtk_widget_activate_action (page, "battle.back", NULL);
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_hides (page, "Move"));
  g_assert_true (muster_test_ui_shows (window, "2nd Company"));
  g_assert_cmpstr (muster_window_get_page (ui->window), ==, "battle");
}

/* The end of a battle has the width for its words; its buttons stand below them. */
static void
test_the_end_is_told_in_the_whole_width (MusterTestUi  *ui,
                                         gconstpointer  data)
{
  MusterBattleSession *session;
  GtkWidget *banner, *text;
  g_autoptr (GError) error = NULL;

  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  session = muster_window_pages_get_session (ui->window);
  g_assert_true (muster_battle_session_choose_id (session, "end-battle"));
  g_assert_true (muster_battle_session_resolve (session, &error));
  g_assert_no_error (error);
  muster_test_ui_settle ();

  banner = muster_test_ui_find (muster_test_ui_get_battle_page (ui), MUSTER_TYPE_BATTLE_BANNER);
  text = muster_test_ui_find (
    GTK_WIDGET (gtk_widget_get_template_child (banner, MUSTER_TYPE_BATTLE_BANNER, "over_box")),
    GTK_TYPE_LABEL);
  g_assert_cmpint (gtk_widget_get_width (text), >, gtk_widget_get_width (banner) * 3 / 4);
  assert_fits (ui, "the end");
}

/* Half as large again in a narrow window, twice as large in one of 600 pixels. */
static const struct
{
  int dpi;
  int width;
} sizes[] = { { 144, NARROW }, { 192, 600 } };

static void
test_large_text_fits (MusterTestUi  *ui,
                      gconstpointer  sample)
{
  GtkSettings *settings = gtk_settings_get_default ();
  MusterBattleSession *session;
  GListModel *orders;
  int usual;

  g_object_get (settings, "gtk-xft-dpi", &usual, NULL);
  open_sample (ui, sample);
  session = muster_window_pages_get_session (ui->window);
  orders = muster_order_list_get_own (muster_battle_session_get_orders (session));
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_object_set (settings, "gtk-xft-dpi", sizes[i].dpi * PANGO_SCALE, NULL);
      muster_test_ui_settle ();
      muster_test_ui_assert_width (GTK_WIDGET (ui->window), "the battle", sizes[i].width);
      muster_battle_session_set_unit (session, 1);
      muster_test_ui_settle ();
      muster_test_ui_assert_width (GTK_WIDGET (ui->window), "a unit", sizes[i].width);
      for (guint j = 0; j < g_list_model_get_n_items (orders); j++)
        {
          g_autoptr (MusterOrderItem) order = g_list_model_get_item (orders, j);

          muster_battle_session_choose (session, order);
          muster_test_ui_assert_width (GTK_WIDGET (ui->window), muster_order_item_get_id (order),
                                       sizes[i].width);
        }
    }
  g_object_set (settings, "gtk-xft-dpi", usual, NULL);
}

static void
test_long_names_of_campaigns_fit (MusterTestUi  *ui,
                                  gconstpointer  data)
{
  static const MusterCampaignCase description = {
    "long names",
    "sides.0.name='" LONG_NAME "'\nplayers.0.name='" LONG_NAME "'\nchapters.0.title='" LONG_NAME
    "'\nforces.0.name='" LONG_NAME "'\nforces.0.units.0.name='" LONG_NAME "'\n",
    "open {'chapter': 'c1'}\nreturn {'chapter': 'c1', 'source': 'paper', 'winner': 'red', 'units': {'a1': "
    "{'start': 12, 'left': 9}}}\n",
    ""
  };
  static const char *const parts[] = { "overview", "todo", "forces", "careers", "standings", "journal" };
  g_autofree char *text = muster_campaign_case_to_file (&description);
  MusterStore *store = muster_test_ui_get_store (ui);
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  GtkWidget *page;
  gint64 id = 0;

  g_assert_true (muster_test_import_campaign (muster_store_get_campaigns (store), library, text,
                                              strlen (text), "campaign", &id, NULL));
  muster_window_campaigns_open (ui->window, id);
  g_assert_true (muster_test_ui_wait_page (ui, "campaign"));
  page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CAMPAIGN_PAGE);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      muster_campaign_page_show_part (MUSTER_CAMPAIGN_PAGE (page), parts[i]);
      muster_test_ui_settle ();
      assert_fits (ui, parts[i]);
    }
}

/* What came of it, and what everybody in the room sees. */
static void
test_large_text_fits_other_windows (MusterTestUi  *ui,
                                    gconstpointer  data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autoptr (GError) error = NULL;
  GtkWidget *result, *table;
  int usual;

  g_object_get (settings, "gtk-xft-dpi", &usual, NULL);
  open_sample (ui, "skirmish-at-the-ford");
  g_assert_true (muster_battle_session_choose_id (muster_window_pages_get_session (ui->window),
                                                  "end-battle"));
  g_assert_true (muster_battle_session_resolve (muster_window_pages_get_session (ui->window), &error));
  g_assert_no_error (error);
  muster_test_ui_activate (ui, "win.table-view", NULL);
  table = muster_test_ui_find_window (MUSTER_TYPE_TABLE_WINDOW);
  muster_test_ui_activate (ui, "win.battle-result", g_variant_new_int64 (0));
  result = muster_test_ui_find_window (MUSTER_TYPE_AFTER_WINDOW);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_object_set (settings, "gtk-xft-dpi", sizes[i].dpi * PANGO_SCALE, NULL);
      muster_test_ui_settle ();
      muster_test_ui_assert_width (result, "the result", sizes[i].width);
      muster_test_ui_assert_width (table, "the table view", sizes[i].width);
      muster_test_ui_assert_width (GTK_WIDGET (ui->window), "the end", sizes[i].width);
    }
  g_object_set (settings, "gtk-xft-dpi", usual, NULL);
}

#define ADD(name, data, function)                                                          \
  g_test_add ("/narrow/" name, MusterTestUi, data, set_up, function, muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("pages-fit", NULL, test_pages_fit);
  ADD ("forces-fit/kings", "kings", test_forces_fit);
  ADD ("forces-fit/hexcard", "hexcard", test_forces_fit);
  ADD ("every-order-fits/kings", "skirmish-at-the-ford", test_every_order_fits);
  ADD ("every-order-fits/hexcard", "frontier-column", test_every_order_fits);
  ADD ("large-text-fits/kings", "skirmish-at-the-ford", test_large_text_fits);
  ADD ("large-text-fits/hexcard", "frontier-column", test_large_text_fits);
  ADD ("large-text-fits/magdala", "road-to-the-wells", test_large_text_fits);
  ADD ("large-text-fits/toysoldier", "cowpens", test_large_text_fits);
  ADD ("large-text-fits/other-windows", NULL, test_large_text_fits_other_windows);
  ADD ("every-font-fits/kings", "skirmish-at-the-ford", test_every_font_fits);
  ADD ("every-font-fits/hexcard", "frontier-column", test_every_font_fits);
  ADD ("every-font-fits/magdala", "road-to-the-wells", test_every_font_fits);
  ADD ("every-font-fits/toysoldier", "cowpens", test_every_font_fits);
  ADD ("one-side-at-a-time", NULL, test_one_side_at_a_time);
  ADD ("orders-come-over-the-units-and-go", NULL, test_orders_come_over_the_units_and_go);
  ADD ("the-end-is-told-in-the-whole-width", NULL, test_the_end_is_told_in_the_whole_width);

  ADD ("long-names-of-campaigns-fit", NULL, test_long_names_of_campaigns_fit);

  return g_test_run ();
}
