/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-campaign-page.h"
#include "app/forces/muster-force-page.h"
#include "app/widgets/muster-part-bar.h"
#include "muster-test-club.h"
#include "muster-test-store.h"
#include "store/muster-rematch-links.h"

/* Every page and dialog but those of a battle, half as large again in a narrow window, and twice as large
 * in one of 600 pixels. */

typedef struct
{
  int dpi;
  int width;
} Size;

static const Size HALF_AGAIN = { 144, 360 };
static const Size TWICE = { 192, 600 };

typedef struct
{
  MusterTestUi ui;
  const Size *size;
  int usual;
} Large;

static void
set_up (Large         *large,
        gconstpointer  data)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  GtkSettings *toolkit = gtk_settings_get_default ();

  large->size = data;
  g_object_get (toolkit, "gtk-xft-dpi", &large->usual, NULL);
  g_object_set (toolkit, "gtk-xft-dpi", large->size->dpi * PANGO_SCALE, NULL);
  g_settings_set_int (settings, "window-width", large->size->width);
  g_settings_set_int (settings, "window-height", 720);
  muster_test_ui_set_up (&large->ui, data);
}

static void
tear_down (Large         *large,
           gconstpointer  data)
{
  muster_test_ui_tear_down (&large->ui, data);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", large->usual, NULL);
}

static GtkWidget *
find_page (Large *large,
           GType  type)
{
  GtkWidget *page = muster_test_ui_find (GTK_WIDGET (large->ui.window), type);

  g_assert_nonnull (page);
  return page;
}

static void
assert_fits (Large      *large,
             const char *what)
{
  muster_test_ui_settle ();
  muster_test_ui_assert_width (GTK_WIDGET (large->ui.window), what, large->size->width);
}

/* The title of a window may be: it stands beside buttons. */
static gboolean
is_cut (GtkWidget     *widget,
        gconstpointer  data)
{
  if (!GTK_IS_LABEL (widget) || gtk_widget_get_ancestor (widget, ADW_TYPE_HEADER_BAR) != NULL ||
      !gtk_widget_get_mapped (widget) || !muster_test_ui_is_cut (widget))
    return FALSE;
  g_test_message ("cut: %s", gtk_label_get_text (GTK_LABEL (widget)));
  *(guint *) data += 1;
  return FALSE;
}

/* What somebody reads is there to its end. */
static void
assert_whole (GtkWidget  *root,
              const char *what)
{
  guint n_cut = 0;

  muster_test_ui_search (root, is_cut, &n_cut);
  if (n_cut > 0)
    g_error ("%s: %u texts are cut", what, n_cut);
}

static gboolean
has_dialog (gpointer data)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget **dialog = data;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (GTK_IS_WINDOW (window) && !MUSTER_IS_WINDOW (window) && gtk_widget_get_mapped (window))
        *dialog = window;
    }
  return *dialog != NULL;
}

/* What an action opens, which is closed again. */
static void
assert_dialog_fits (Large      *large,
                    const char *action,
                    GVariant   *target)
{
  GtkWidget *dialog = NULL;

  g_test_message ("%s", action);
  if (g_str_has_prefix (action, "app."))
    g_action_group_activate_action (G_ACTION_GROUP (large->ui.application), action + strlen ("app."), target);
  else
    muster_test_ui_activate (&large->ui, action, target);
  g_assert_true (muster_test_wait_until (has_dialog, &dialog, MUSTER_TEST_PATIENCE));
  muster_test_ui_settle ();
  muster_test_ui_assert_width (dialog, action, large->size->width);
  assert_whole (dialog, action);
  gtk_window_close (GTK_WINDOW (dialog));
  muster_test_ui_settle ();
}

static void
test_empty_pages (Large         *large,
                  gconstpointer  data)
{
  static const char *const PAGES[] = { "desk", "battles", "forces", "campaigns", "club", "reference" };

  for (guint i = 0; i < G_N_ELEMENTS (PAGES); i++)
    {
      muster_window_show_page (large->ui.window, PAGES[i]);
      assert_fits (large, PAGES[i]);
    }
}

/* A battle, a force and a campaign. */
static void
fill (Large *large)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterRuleset *ruleset = muster_library_find_ruleset (library, "kings");
  GPtrArray *starters = muster_catalog_get_starter_forces (muster_ruleset_get_catalog (ruleset));
  g_autoptr (MusterForce) force = muster_force_new_from_starter (ruleset, g_ptr_array_index (starters, 0));

  muster_test_ui_activate (&large->ui, "win.new-sample", g_variant_new_string ("skirmish-at-the-ford"));
  g_assert_true (muster_test_ui_wait_page (&large->ui, "battle"));
  muster_test_ui_activate (&large->ui, "win.open-sample-campaign", NULL);
  g_assert_true (muster_test_ui_wait_page (&large->ui, "campaign"));
  muster_window_forces_add (large->ui.window, force);
  g_assert_true (muster_test_ui_wait_page (&large->ui, "force"));
}

static gboolean
offers_long_names (GtkWidget     *widget,
                   gconstpointer  data)
{
  return GTK_IS_DROP_DOWN (widget) && gtk_widget_get_mapped (widget) &&
         GTK_IS_STRING_LIST (gtk_drop_down_get_model (GTK_DROP_DOWN (widget))) &&
         g_strcmp0 (gtk_string_list_get_string (
                      GTK_STRING_LIST (gtk_drop_down_get_model (GTK_DROP_DOWN (widget))), 1),
                    "The Men Who Would Be Kings") == 0;
}

/* The longest name there is, where rules can be chosen. */
static void
choose_rules (Large *large)
{
  GtkWidget *rules = muster_test_ui_search (GTK_WIDGET (large->ui.window), offers_long_names, NULL);

  if (rules != NULL)
    gtk_drop_down_set_selected (GTK_DROP_DOWN (rules), 1);
}

static void
test_full_pages (Large         *large,
                 gconstpointer  data)
{
  static const char *const PAGES[] = { "desk", "battles", "forces", "campaigns" };

  fill (large);
  for (guint i = 0; i < G_N_ELEMENTS (PAGES); i++)
    {
      muster_window_show_page (large->ui.window, PAGES[i]);
      assert_fits (large, PAGES[i]);
      if (i > 0)
        muster_test_ui_activate (&large->ui, "win.search", NULL);
      choose_rules (large);
      assert_fits (large, "with its search");
      assert_whole (GTK_WIDGET (large->ui.window), PAGES[i]);
    }
}

static void
test_forces (Large         *large,
             gconstpointer  data)
{
  static const char *const ACTIONS[] = { "force.roll-all", "force.add-variant", "force.add-variant" };
  MusterForceUnitView *view;
  MusterForce *force;
  GtkWidget *page;

  fill (large);
  assert_fits (large, "the list of units");
  assert_whole (GTK_WIDGET (large->ui.window), "the list of units");
  page = find_page (large, MUSTER_TYPE_FORCE_PAGE);
  view = muster_force_page_get_view (MUSTER_FORCE_PAGE (page));
  force = muster_force_unit_view_get_force (view);
  for (guint i = 0; i < muster_force_get_n_units (force); i++)
    {
      muster_force_unit_view_set_unit (view, muster_force_get_unit (force, i));
      assert_fits (large, "a unit");
      assert_whole (page, "a unit");
    }
  for (guint i = 0; i < G_N_ELEMENTS (ACTIONS); i++)
    {
      gtk_widget_activate_action (page, ACTIONS[i], NULL);
      assert_fits (large, ACTIONS[i]);
    }
}

static gboolean
has_results (gpointer data)
{
  MusterClubTables *tables = muster_club_get_tables (muster_club_page_get_club (data));

  return tables != NULL && tables->n_battles > 0;
}

static void
test_club (Large         *large,
           gconstpointer  data)
{
  static const char *const SECTIONS[] = { "league", "results", "members", "evening", "event" };
  GtkWidget *page;

  muster_test_club_fill (muster_test_ui_get_store (&large->ui));
  muster_window_show_page (large->ui.window, "club");
  muster_test_ui_settle ();
  page = find_page (large, MUSTER_TYPE_CLUB_PAGE);
  g_assert_true (muster_test_wait_until (has_results, page, MUSTER_TEST_PATIENCE));
  for (guint i = 0; i < G_N_ELEMENTS (SECTIONS); i++)
    {
      muster_club_page_show_section (MUSTER_CLUB_PAGE (page), SECTIONS[i]);
      choose_rules (large);
      assert_fits (large, SECTIONS[i]);
      assert_whole (page, SECTIONS[i]);
    }
  gtk_widget_activate_action (page, "club.show-member", "s", "Ann");
  assert_fits (large, "a member");
  assert_dialog_fits (large, "win.enter-result", NULL);
  assert_dialog_fits (large, "win.open-result", g_variant_new_string ("a"));
  assert_dialog_fits (large, "win.edit-member", g_variant_new_string ("Ann"));
  assert_dialog_fits (large, "win.merge-member", g_variant_new_string ("Ann"));
  assert_dialog_fits (large, "win.print-club", NULL);
}

/* Each part of a campaign fits, and is named in full where it is chosen. */
static void
test_campaign (Large         *large,
               gconstpointer  data)
{
  static const char *const PARTS[] = {
    "overview", "map", "todo", "forces", "careers", "standings", "journal"
  };
  GtkWidget *page, *bar;

  fill (large);
  muster_test_ui_activate (&large->ui, "win.open-campaign", g_variant_new_int64 (1));
  g_assert_true (muster_test_ui_wait_page (&large->ui, "campaign"));
  page = find_page (large, MUSTER_TYPE_CAMPAIGN_PAGE);
  for (guint i = 0; i < G_N_ELEMENTS (PARTS); i++)
    {
      muster_campaign_page_show_part (MUSTER_CAMPAIGN_PAGE (page), PARTS[i]);
      assert_fits (large, PARTS[i]);
      assert_whole (page, PARTS[i]);
    }
  bar = muster_test_ui_find (page, MUSTER_TYPE_PART_BAR);
  g_assert_true (gtk_widget_get_mapped (bar));
  g_assert_false (muster_test_ui_is_cut (bar));
  g_assert_cmpint (gtk_widget_get_width (bar), <=, gtk_widget_get_width (GTK_WIDGET (large->ui.window)));
  muster_test_ui_click (gtk_widget_get_first_child (bar));
  muster_test_ui_click (gtk_widget_get_last_child (bar));
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_shows (page, "Write a Note…"));
  assert_dialog_fits (large, "win.campaign-rules", NULL);
  assert_dialog_fits (large, "win.campaign-gazette", NULL);
  assert_dialog_fits (large, "win.campaign-print", NULL);
  assert_dialog_fits (large, "win.campaign-order", g_variant_new ("(ss)", "note", ""));
}

static gint64
import_battle (Large      *large,
               const char *red,
               const char *blue)
{
  g_autofree char *text = g_strdup_printf (
    "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"kings\","
    " \"title\": \"Skirmish at the ford\", \"sides\": ["
    " {\"id\": \"red\", \"name\": \"Northumberland Fusiliers\", \"role\": \"%s\","
    "  \"units\": [{\"id\": \"r1\", \"type\": \"regular-infantry\"}]},"
    " {\"id\": \"blue\", \"name\": \"Clans of the upper valley\", \"role\": \"%s\","
    "  \"units\": [{\"id\": \"b1\", \"type\": \"tribal-infantry\"}]}],"
    " \"log\": [{\"order\": \"end-battle\"}]}", red, blue);
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterStore *store = muster_test_ui_get_store (&large->ui);
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  muster_test_import_battle (muster_store_get_battles (store), library, text, strlen (text), "test", &id,
                             &error);
  g_assert_no_error (error);
  return id;
}

/* Before anybody has chosen a rematch, and with one. */
static void
test_result (Large         *large,
             gconstpointer  data)
{
  MusterStore *store = muster_test_ui_get_store (&large->ui);
  gint64 first = import_battle (large, "attacker", "defender");
  gint64 second;
  g_autoptr (MusterLedgerRow) row = NULL;
  g_autoptr (MusterLedgerRow) other = NULL;
  g_autoptr (GError) error = NULL;

  assert_dialog_fits (large, "win.battle-result", g_variant_new_int64 (first));
  second = import_battle (large, "defender", "attacker");
  assert_dialog_fits (large, "win.battle-result", g_variant_new_int64 (first));
  row = muster_ledger_store_dup_row (muster_store_get_battles (store), first, &error);
  other = muster_ledger_store_dup_row (muster_store_get_battles (store), second, &error);
  g_assert_no_error (error);
  g_assert_true (muster_rematch_links_keep (store, muster_ledger_row_get_uuid (row),
                                            muster_ledger_row_get_uuid (other), &error));
  assert_dialog_fits (large, "win.battle-result", g_variant_new_int64 (second));
}

static void
test_dialogs (Large         *large,
              gconstpointer  data)
{
  static const char *const BEGINNINGS[] = { "starter", "blank", "paste" };

  fill (large);
  for (guint i = 0; i < G_N_ELEMENTS (BEGINNINGS); i++)
    assert_dialog_fits (large, "win.new-force", g_variant_new_string (BEGINNINGS[i]));
  assert_dialog_fits (large, "win.new-campaign", NULL);
  assert_dialog_fits (large, "win.rename-battle", g_variant_new_int64 (1));
  assert_dialog_fits (large, "win.rename-campaign", g_variant_new_int64 (1));
  assert_dialog_fits (large, "win.print-battle", g_variant_new_int64 (1));
  assert_dialog_fits (large, "win.print-force", g_variant_new_int64 (1));
  assert_dialog_fits (large, "win.force-careers", g_variant_new_int64 (1));
  assert_dialog_fits (large, "app.preferences", NULL);
  assert_dialog_fits (large, "app.shortcuts", NULL);
  assert_dialog_fits (large, "app.about", NULL);
}

#define ADD(name, function)                                                                    \
  G_STMT_START                                                                                 \
  {                                                                                            \
    g_test_add ("/large-text/half-again/" name, Large, &HALF_AGAIN, set_up, function, tear_down); \
    g_test_add ("/large-text/twice/" name, Large, &TWICE, set_up, function, tear_down);        \
  }                                                                                            \
  G_STMT_END

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("empty-pages", test_empty_pages);
  ADD ("full-pages", test_full_pages);
  ADD ("forces", test_forces);
  ADD ("club", test_club);
  ADD ("campaign", test_campaign);
  ADD ("result", test_result);
  ADD ("dialogs", test_dialogs);

  return g_test_run ();
}
