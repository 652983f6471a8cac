/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <stdio.h>
#include <unistd.h>

#include "app/after/muster-after-window.h"
#include "app/models/muster-row-words.h"
#include "app/battles/muster-battle-list-row.h"
#include "app/battles/muster-battles-page.h"
#include "muster-test-store.h"
#include "muster-test-ui.h"
#include "store/db/muster-transaction.h"
#include "store/ledger/muster-ledger-draft.h"
#include "store/ledger/muster-battle-kind.h"
#include "store/muster-store-private.h"

/* The list of battles: few of them, and more than anybody will ever fight. */

#define MANY 10000
/* Rows for what is to be seen and for what GTK keeps ready around it. */
#define MAX_WIDGETS 300
/* In MiB, for widgets and rows that are kept, not for the battles themselves. */
#define MAX_GROWTH 40

static MusterStore *
get_store (MusterTestUi *ui)
{
  return muster_test_ui_get_store (ui);
}

static MusterLedgerStore *
get_battles (MusterTestUi *ui)
{
  return muster_store_get_battles (get_store (ui));
}

static GtkWidget *
get_window (MusterTestUi *ui)
{
  return GTK_WIDGET (ui->window);
}

static gboolean
shows (MusterTestUi *ui,
       const char   *text)
{
  return muster_test_ui_shows (get_window (ui), text);
}

static gboolean
hides (MusterTestUi *ui,
       const char   *text)
{
  return muster_test_ui_hides (get_window (ui), text);
}

static void
add_plan (MusterTestUi *ui,
          const char   *title,
          const char   *ruleset)
{
  const MusterPlanRecord record = {
    .ruleset = ruleset,
    .title = title,
    .subject = "Column – Tribes",
    .date = "",
    .scene = "A",
    .document = "{}",
  };
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  g_assert_true (muster_ledger_store_plans_save (get_battles (ui), &record, &id, &error));
  g_assert_no_error (error);
}

static gint64
add_sample (MusterTestUi *ui,
            const char   *title)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();

  return muster_test_app_add_sample (get_store (ui), library, "skirmish-at-the-ford", title);
}

static guint
count (GtkWidget *root,
       GType      type)
{
  guint n = G_TYPE_CHECK_INSTANCE_TYPE (root, type) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count (child, type);
  return n;
}

/* In MiB. */
static double
get_memory (void)
{
  g_autofree char *text = NULL;
  unsigned long total, resident = 0;

  g_assert_true (g_file_get_contents ("/proc/self/statm", &text, NULL, NULL));
  g_assert_cmpint (sscanf (text, "%lu %lu", &total, &resident), ==, 2);
  return (double) resident * (double) sysconf (_SC_PAGESIZE) / (1024.0 * 1024.0);
}

static void
search (MusterTestUi *ui,
        const char   *words)
{
  GtkWidget *entry;

  muster_test_ui_activate (ui, "win.search", NULL);
  entry = muster_test_ui_find (get_window (ui), GTK_TYPE_SEARCH_ENTRY);
  gtk_editable_set_text (GTK_EDITABLE (entry), words);
  g_signal_emit_by_name (entry, "search-changed");
  muster_test_ui_settle ();
}

static void
scroll_to (GtkWidget *list,
           double     part)
{
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (list));
  double end = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);

  gtk_adjustment_set_value (adjustment, end * part);
  muster_test_ui_settle ();
}

/* Before anybody looks, and all at once: each by itself would wait for the disk. */
static void
set_up_many (MusterTestUi  *ui,
             gconstpointer  data)
{
  MusterTestDir *dir = muster_test_dir_new ();
  MusterStore *store = muster_test_app_new_store (dir);
  MusterDb *db = muster_store_get_db (store);
  g_autoptr (GError) error = NULL;
  MusterTransaction *transaction = muster_transaction_begin (db, &error);

  for (guint i = 0; i < MANY; i++)
    {
      g_auto (MusterLedgerDraft) draft = { 0 };
      gint64 id;

      muster_ledger_draft_init (&draft, &muster_battle_kind);
      draft.ruleset = g_strdup (i % 3 == 0 ? "hexcard" : "kings");
      draft.title = g_strdup_printf ("Battle number %u", i);
      draft.subject = g_strdup ("Column – Tribes");
      draft.document = g_strdup ("{}");
      muster_ledger_draft_insert (&draft, db, &id, NULL, &error);
      g_assert_no_error (error);
    }
  g_assert_true (muster_transaction_commit (transaction, &error));
  muster_transaction_free (transaction);
  g_assert_finalize_object (store);
  muster_test_ui_start (ui, dir);
}

static void
test_ten_thousand (MusterTestUi  *ui,
                   gconstpointer  data)
{
  GtkWidget *list;
  double before;

  before = get_memory ();
  muster_test_ui_show_page (ui, "battles");
  g_assert_true (shows (ui, "10000 battles"));
  /* The last one first. */
  g_assert_true (shows (ui, "Battle number 9999"));

  /* Drop-downs have lists too. */
  list = muster_test_ui_find (muster_test_ui_find (get_window (ui), ADW_TYPE_CLAMP_SCROLLABLE),
                              GTK_TYPE_LIST_VIEW);
  for (guint i = 1; i <= 20; i++)
    scroll_to (list, i / 20.0);
  /* How far the end is turns out on the way. */
  g_assert_true (gtk_widget_activate_action (list, "list.scroll-to-item", "u", MANY - 1));
  g_assert_true (shows (ui, "Battle number 0"));
  g_test_message ("%u rows, %.1f MiB more", count (list, MUSTER_TYPE_BATTLE_LIST_ROW),
                  get_memory () - before);
  g_assert_cmpuint (count (list, MUSTER_TYPE_BATTLE_LIST_ROW), <, MAX_WIDGETS);
  g_assert_cmpfloat (get_memory () - before, <, MAX_GROWTH);
  scroll_to (list, 0.0);
  g_assert_true (shows (ui, "Battle number 9999"));

  search (ui, "number 4711");
  g_assert_true (shows (ui, "Battle number 4711"));
  g_assert_true (shows (ui, "1 battle"));
  g_assert_true (hides (ui, "Battle number 9999"));
  search (ui, "number 12345");
  g_assert_true (shows (ui, "Nothing Found"));
  search (ui, "");
  g_assert_true (shows (ui, "10000 battles"));
  g_assert_true (shows (ui, "Battle number 9999"));
}

static void
test_filters_leave_out_the_others (MusterTestUi  *ui,
                                   gconstpointer  data)
{
  add_plan (ui, "Planned", "kings");
  add_plan (ui, "Cards planned", "hexcard");
  add_sample (ui, "Begun");
  muster_test_ui_show_page (ui, "battles");
  g_assert_true (shows (ui, "3 battles"));
  muster_test_ui_activate (ui, "win.search", NULL);

  muster_test_ui_choose (get_window (ui), "Prepared");
  g_assert_true (shows (ui, "2 battles"));
  g_assert_true (hides (ui, "Begun"));
  muster_test_ui_choose (get_window (ui), "In progress");
  g_assert_true (shows (ui, "1 battle"));
  g_assert_true (shows (ui, "Begun"));
  muster_test_ui_choose (get_window (ui), "Over");
  g_assert_true (shows (ui, "Nothing Found"));
  muster_test_ui_choose (get_window (ui), "Any state");
  muster_test_ui_choose (get_window (ui), "The Men Who Would Be Kings");
  g_assert_true (shows (ui, "2 battles"));
  g_assert_true (hides (ui, "Cards planned"));
  search (ui, "plan");
  g_assert_true (shows (ui, "1 battle"));
  g_assert_true (shows (ui, "Planned"));
}

static gboolean
is_row_of (GtkWidget     *widget,
           gconstpointer  title)
{
  g_autoptr (MusterLedgerRow) row = NULL;

  if (!MUSTER_IS_BATTLE_LIST_ROW (widget) || !gtk_widget_get_mapped (widget))
    return FALSE;

  g_object_get (widget, "row", &row, NULL);
  return row != NULL && g_str_equal (muster_ledger_row_get_title (row), title);
}

static GtkWidget *
find_row (GtkWidget  *root,
          const char *title)
{
  return muster_test_ui_search (root, is_row_of, title);
}

/* An entry of the row's menu. */
static void
do_with (MusterTestUi *ui,
         const char   *title,
         const char   *action)
{
  GtkWidget *row = find_row (get_window (ui), title);

  g_assert_nonnull (row);
  g_assert_true (gtk_widget_activate_action (row, action, NULL));
  muster_test_ui_settle ();
}

static gboolean
is_archive (GtkWidget     *widget,
            gconstpointer  data)
{
  return GTK_IS_TOGGLE_BUTTON (widget) && gtk_widget_get_mapped (widget) &&
         g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (widget)), "package-x-generic-symbolic") == 0;
}

static void
test_the_archive_is_a_way_there_and_back (MusterTestUi  *ui,
                                          gconstpointer  data)
{
  GtkWidget *archive;

  add_sample (ui, "Old");
  add_sample (ui, "New");
  muster_test_ui_show_page (ui, "battles");
  do_with (ui, "Old", "row.archive");
  g_assert_true (hides (ui, "Old"));
  g_assert_true (shows (ui, "The battle was archived"));
  muster_test_ui_click (muster_test_ui_find_button (get_window (ui), "Undo"));
  g_assert_true (shows (ui, "Old"));

  do_with (ui, "Old", "row.archive");
  archive = muster_test_ui_search (get_window (ui), is_archive, NULL);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (archive), TRUE);
  g_assert_true (shows (ui, "1 in the archive"));
  g_assert_true (shows (ui, "Old"));
  g_assert_true (hides (ui, "New"));
  do_with (ui, "Old", "row.bring-back");
  g_assert_true (shows (ui, "Nothing in the Archive"));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (archive), FALSE);
  g_assert_true (shows (ui, "2 battles"));
}

static void
test_a_search_that_is_closed_leaves_nothing_out (MusterTestUi  *ui,
                                                 gconstpointer  data)
{
  GtkWidget *page, *bar;

  add_sample (ui, "Quagga");
  add_sample (ui, "Zebra");
  muster_test_ui_show_page (ui, "battles");
  search (ui, "quagga");
  g_assert_true (hides (ui, "Zebra"));
  page = muster_test_ui_find (get_window (ui), MUSTER_TYPE_BATTLES_PAGE);
  bar = muster_test_ui_find (page, GTK_TYPE_SEARCH_BAR);
  gtk_search_bar_set_search_mode (GTK_SEARCH_BAR (bar), FALSE);
  g_assert_cmpstr (muster_store_list_get_search (muster_shelf_page_get_list (MUSTER_SHELF_PAGE (page))), ==,
                   "");
  g_assert_true (shows (ui, "Zebra"));
}

static void
test_battles_are_sorted_and_narrowed (MusterTestUi  *ui,
                                      gconstpointer  data)
{
  GtkWidget *page;
  MusterStoreList *list;

  add_sample (ui, "Zulu");
  add_sample (ui, "Alpha");
  add_plan (ui, "Mike", "kings");
  muster_test_ui_show_page (ui, "battles");
  page = muster_test_ui_find (get_window (ui), MUSTER_TYPE_BATTLES_PAGE);
  list = muster_shelf_page_get_list (MUSTER_SHELF_PAGE (page));
  g_assert_true (gtk_widget_activate_action (page, "shelf.sort", "s", "name"));
  for (guint i = 0; i < 3; i++)
    {
      static const char *const titles[] = { "Alpha", "Mike", "Zulu" };
      g_autoptr (MusterLedgerRow) row = g_list_model_get_item (G_LIST_MODEL (list), i);

      g_assert_cmpstr (muster_ledger_row_get_title (row), ==, titles[i]);
    }
  muster_store_list_set_facet (list, MUSTER_FACET_SETTING, "A");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), >=, 1);
  muster_store_list_set_facet (list, MUSTER_FACET_SETTING, "no such scenario");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 0);
  muster_store_list_set_facet (list, MUSTER_FACET_SETTING, "");
  muster_store_list_set_facet (list, MUSTER_FACET_PLAYER, "nobody of that name");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 0);
  muster_store_list_set_facet (list, MUSTER_FACET_PLAYER, "");
  muster_store_list_set_facet (list, MUSTER_FACET_CAMPAIGN, "no such campaign");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 0);
  muster_store_list_set_facet (list, MUSTER_FACET_CAMPAIGN, "");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 3);
}

static gboolean
has_focus_in (gpointer data)
{
  GtkWidget *row = data;
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (gtk_widget_get_root (row)));

  return focus != NULL && (focus == row || gtk_widget_is_ancestor (row, focus) ||
                           gtk_widget_is_ancestor (focus, row));
}

static void
test_whoever_comes_back_is_where_he_was (MusterTestUi  *ui,
                                         gconstpointer  data)
{
  GtkWidget *row;

  add_sample (ui, "First");
  add_sample (ui, "Second");
  muster_test_ui_show_page (ui, "battles");
  row = find_row (get_window (ui), "First");
  g_assert_nonnull (row);
  gtk_widget_activate (gtk_widget_get_parent (row));
  g_assert_true (muster_test_ui_wait_page (ui, "battle"));
  muster_test_ui_show_page (ui, "battles");
  row = find_row (get_window (ui), "First");
  g_assert_nonnull (row);
  g_assert_true (muster_test_wait_until (has_focus_in, row, MUSTER_TEST_PATIENCE));
}

static void
test_a_battle_is_renamed (MusterTestUi  *ui,
                          gconstpointer  data)
{
  GtkWidget *dialog;

  add_sample (ui, "Ford");
  muster_test_ui_show_page (ui, "battles");
  do_with (ui, "Ford", "row.rename");
  dialog = muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG);
  gtk_editable_set_text (GTK_EDITABLE (muster_test_ui_find (dialog, GTK_TYPE_ENTRY)), "The second ford");
  muster_test_ui_click (muster_test_ui_find_button (dialog, "Rename"));
  g_assert_true (shows (ui, "The second ford"));
}

static void
test_each_deletion_is_taken_back_by_itself (MusterTestUi  *ui,
                                            gconstpointer  data)
{
  add_sample (ui, "One");
  add_sample (ui, "Two");
  add_sample (ui, "Three");
  muster_test_ui_show_page (ui, "battles");
  do_with (ui, "One", "row.remove");
  g_assert_true (shows (ui, "“One” was deleted"));
  do_with (ui, "Two", "row.remove");
  /* Both can be taken back, one after the other, whichever comes first. */
  muster_test_ui_click (muster_test_ui_find_button (get_window (ui), "Undo"));
  /* The toast of the first slides out, and its button with it: another click there would find that. */
  g_assert_true (hides (ui, "“One” was deleted"));
  g_assert_true (shows (ui, "“Two” was deleted"));
  muster_test_ui_click (muster_test_ui_find_button (get_window (ui), "Undo"));
  g_assert_true (shows (ui, "One"));
  g_assert_true (shows (ui, "Two"));
  g_assert_true (shows (ui, "3 battles"));
  g_assert_cmpuint (muster_test_count_ledgers (get_battles (ui)), ==, 3);
}

static void
test_what_was_deleted_is_gone_the_next_day (MusterTestUi  *ui,
                                            gconstpointer  data)
{
  MusterTestDir *dir = ui->dir;

  add_sample (ui, "One");
  add_sample (ui, "Two");
  add_sample (ui, "Three");
  muster_test_ui_show_page (ui, "battles");
  do_with (ui, "One", "row.remove");
  do_with (ui, "Three", "row.remove");
  g_assert_cmpuint (muster_test_count_ledgers (get_battles (ui)), ==, 3);
  muster_test_ui_stop (ui);
  muster_test_ui_start (ui, dir);
  g_assert_cmpuint (muster_test_count_ledgers (get_battles (ui)), ==, 1);
  muster_test_ui_show_page (ui, "battles");
  g_assert_true (shows (ui, "Two"));
  g_assert_true (shows (ui, "1 battle"));
}

/* Title, sides, rules, result and day of a battle of the usual sort. */
static void
test_a_row_is_read_in_full (MusterTestUi  *ui,
                            gconstpointer  data)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  gint64 id = add_sample (ui, "Skirmish at the ford");
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle =
    muster_battle_store_open (get_battles (ui), id, library, MUSTER_LEDGER_OPEN_DEFAULT, &error);
  g_auto (MusterOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };

  g_assert_no_error (error);
  muster_tape_init (&tape);
  muster_order_init (&order, muster_ruleset_get_rules (muster_battle_get_ruleset (battle))->orders,
                     muster_test_app_find_verb (battle, "end-battle"), -1);
  muster_order_set_text (&order, 0, "tea");
  g_assert_true (muster_battle_record (battle, &order, &tape, &error));
  gtk_window_set_default_size (GTK_WINDOW (ui->window), 500, 700);
  muster_test_ui_show_page (ui, "battles");
  muster_test_ui_settle ();
  g_assert_false (muster_test_ui_is_cut (find_row (get_window (ui), "Skirmish at the ford")));
}

/* Kept within the same second, and called the same. */
static void
test_equal_titles_are_told_apart (MusterTestUi  *ui,
                                  gconstpointer  data)
{
  gint64 first = add_sample (ui, "Tuesday");
  gint64 second = add_sample (ui, "Tuesday");
  gint64 ids[] = { first, second };

  muster_test_ui_show_page (ui, "battles");
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (MusterLedgerRow) row = muster_ledger_store_dup_row (get_battles (ui), ids[i], NULL);
      g_autofree char *number = muster_row_words_number (row);
      g_autofree char *day = muster_row_words_when_exactly (muster_ledger_row_get_updated (row),
                                                            g_get_real_time () / G_USEC_PER_SEC);
      g_autofree char *when = g_strdup_printf ("%s · %s", day, number);

      g_assert_true (shows (ui, when));
    }
}

/* Menus are made when they are asked for, and made once. */
static void
test_a_row_has_its_menu (MusterTestUi  *ui,
                         gconstpointer  data)
{
  GtkWidget *button;

  add_sample (ui, "Begun");
  muster_test_ui_show_page (ui, "battles");
  muster_test_ui_settle ();
  button = muster_test_ui_find (find_row (get_window (ui), "Begun"), GTK_TYPE_MENU_BUTTON);
  g_assert_true (gtk_widget_get_sensitive (button));
  for (guint i = 0; i < 2; i++)
    {
      gtk_menu_button_popup (GTK_MENU_BUTTON (button));
      g_assert_true (muster_test_ui_shows (button, "Rematch, Sides Swapped…"));
      gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
      g_assert_true (muster_test_ui_hides (button, "Rematch, Sides Swapped…"));
    }
}

/* Nothing is offered that cannot be done with a battle that has not begun. */
static void
test_what_is_prepared_has_no_result (MusterTestUi  *ui,
                                     gconstpointer  data)
{
  static const char *const of_the_log[] = { "row.result", "row.print" };
  guint n_windows;

  add_plan (ui, "Planned", "kings");
  add_sample (ui, "Begun");
  muster_test_ui_show_page (ui, "battles");
  muster_test_ui_settle ();
  n_windows = g_list_model_get_n_items (gtk_window_get_toplevels ());
  for (guint i = 0; i < G_N_ELEMENTS (of_the_log); i++)
    {
      do_with (ui, "Planned", of_the_log[i]);
      g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), ==, n_windows);
    }
  do_with (ui, "Begun", "row.result");
  gtk_window_close (GTK_WINDOW (muster_test_ui_find_window (MUSTER_TYPE_AFTER_WINDOW)));
  muster_test_ui_settle ();
}

#define ADD(name, function)                                                              \
  g_test_add ("/battles-page/" name, MusterTestUi, NULL, muster_test_ui_set_up, function, \
              muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  g_test_add ("/battles-page/ten-thousand", MusterTestUi, NULL, set_up_many, test_ten_thousand,
              muster_test_ui_tear_down);
  ADD ("filters-leave-out-the-others", test_filters_leave_out_the_others);
  ADD ("the-archive-is-a-way-there-and-back", test_the_archive_is_a_way_there_and_back);
  ADD ("a-search-that-is-closed-leaves-nothing-out", test_a_search_that_is_closed_leaves_nothing_out);
  ADD ("battles-are-sorted-and-narrowed", test_battles_are_sorted_and_narrowed);
  ADD ("whoever-comes-back-is-where-he-was", test_whoever_comes_back_is_where_he_was);
  ADD ("a-battle-is-renamed", test_a_battle_is_renamed);
  ADD ("each-deletion-is-taken-back-by-itself", test_each_deletion_is_taken_back_by_itself);
  ADD ("what-was-deleted-is-gone-the-next-day", test_what_was_deleted_is_gone_the_next_day);
  ADD ("a-row-is-read-in-full", test_a_row_is_read_in_full);
  ADD ("equal-titles-are-told-apart", test_equal_titles_are_told_apart);
  ADD ("a-row-has-its-menu", test_a_row_has_its_menu);
  ADD ("what-is-prepared-has-no-result", test_what_is_prepared_has_no_result);

  return g_test_run ();
}
