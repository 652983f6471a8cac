/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <libintl.h>

#include "app/club/muster-league-row.h"
#include "app/models/club/muster-club-row.h"
#include "app/widgets/muster-chart-view.h"
#include "app/widgets/muster-copy-button.h"
#include "muster-test-campaign.h"
#include "muster-test-club.h"
#include "muster-test-store.h"
#include "store/muster-campaign-store.h"

/* What stood askew in the club, was cut, or could not be left. */

static MusterClub *
get_club (MusterTestUi *ui)
{
  GtkWidget *page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CLUB_PAGE);

  return muster_club_page_get_club (MUSTER_CLUB_PAGE (page));
}

static GtkWidget *
get_page (MusterTestUi *ui)
{
  return muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CLUB_PAGE);
}

static void
show_club (MusterTestUi *ui)
{
  muster_window_show_page (ui->window, "club");
  g_assert_true (
    muster_test_wait_until (muster_test_club_is_loaded, get_club (ui), MUSTER_TEST_PATIENCE));
  muster_test_ui_settle ();
}

static void
fill_club (MusterTestUi *ui)
{
  muster_test_club_fill (muster_test_ui_get_store (ui));
  show_club (ui);
}

static void
put (MusterTestUi *ui,
     const char   *table)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterClubImport) import =
    muster_club_import_new (table, strlen (table), "table", NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_true (muster_club_store_put (muster_store_get_club (muster_test_ui_get_store (ui)),
                                        import->results, NULL, &error));
}

/* (transfer full) (element-type GtkWidget): all of a type that are to be seen, in the order of the tree */
static GPtrArray *
list_all (GtkWidget *root,
          GType      type)
{
  GPtrArray *found = g_ptr_array_new ();

  if (g_type_is_a (G_OBJECT_TYPE (root), type) && gtk_widget_get_mapped (root))
    g_ptr_array_add (found, root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    g_ptr_array_extend_and_steal (found, list_all (child, type));

  return found;
}

typedef struct
{
  GtkWidget *window;
  int width;
} Wanted;

static gboolean
is_as_wide (gpointer data)
{
  const Wanted *wanted = data;
  int width = gtk_widget_get_width (wanted->window);

  /* The borders count for the size that is asked for. */
  return width <= wanted->width && width > wanted->width - 40;
}

static void
resize (MusterTestUi *ui,
        int           width)
{
  Wanted wanted = { GTK_WIDGET (ui->window), width };

  gtk_window_set_default_size (GTK_WINDOW (ui->window), width, 720);
  g_assert_true (muster_test_wait_until (is_as_wide, &wanted, MUSTER_TEST_PATIENCE));
  muster_test_ui_settle ();
}

/* How many columns a row of the league shows; none of them may be cut. */
static guint
count_columns (GtkWidget *row)
{
  guint n = 0;

  for (GtkWidget *cell = gtk_widget_get_first_child (row); cell != NULL;
       cell = gtk_widget_get_next_sibling (cell))
    n += gtk_widget_get_child_visible (cell);
  if (muster_test_ui_is_cut (row))
    g_error ("A row is cut that is %d pixels wide", gtk_widget_get_width (row));

  return n;
}

/* The head of the league and its rows have as many columns. */
static guint
count_league_columns (MusterTestUi *ui)
{
  g_autoptr (GPtrArray) rows = list_all (get_page (ui), MUSTER_TYPE_LEAGUE_ROW);
  guint n;

  g_assert_cmpuint (rows->len, >, 1);
  n = count_columns (rows->pdata[0]);
  for (guint i = 1; i < rows->len; i++)
    g_assert_cmpuint (count_columns (rows->pdata[i]), ==, n);

  return n;
}

static void
test_all_columns_are_shown (MusterTestUi  *ui,
                            gconstpointer  data)
{
  static const int widths[] = { 900, 960, 1024, 1280, 1366, 1600 };

  fill_club (ui);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      resize (ui, widths[i]);
      g_test_message ("%d pixels: %u columns", widths[i], count_league_columns (ui));
      g_assert_cmpuint (count_league_columns (ui), ==, MUSTER_CLUB_ROW_N_CELLS);
    }
  /* A phone has room for the place, the name and the points, and cuts none of them. */
  resize (ui, 360);
  g_assert_cmpuint (count_league_columns (ui), >=, 3);
  g_assert_cmpuint (count_league_columns (ui), <, MUSTER_CLUB_ROW_N_CELLS);
}

/* A language of longer words than any that there is. */
static const char *const LONG_HEADS[][2] = {
  { "Played", "Ausgetragene" }, { "W", "Siege" },           { "D", "Remis" },
  { "L", "Niederl." },          { "Points", "Ligapunkte" }, { "Rating", "Wertungszahl" },
};

static void
speak_at_length (MusterTestDir *dir)
{
  g_autofree char *folder = muster_test_dir_build (dir, "xx/LC_MESSAGES");
  g_autofree char *catalog = g_build_filename (folder, "muster.mo", NULL);
  g_autofree char *source = g_build_filename (folder, "muster.po", NULL);
  g_autofree char *root = muster_test_dir_build (dir, ".");
  const char *arguments[] = { "msgfmt", "-o", catalog, source, NULL };
  GString *text =
    g_string_new ("msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n");
  g_autofree char *words = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  for (guint i = 0; i < G_N_ELEMENTS (LONG_HEADS); i++)
    g_string_append_printf (text, "\nmsgid \"%s\"\nmsgstr \"%s\"\n", LONG_HEADS[i][0], LONG_HEADS[i][1]);
  words = g_string_free (text, FALSE);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (source, words, -1, NULL));
  g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, &status,
                &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  g_setenv ("LANGUAGE", "xx", TRUE);
  bindtextdomain (GETTEXT_PACKAGE, root);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
}

/* The window may show the club at once, so that it speaks from the beginning. */
static void
set_up_elsewhere (MusterTestUi  *ui,
                  gconstpointer  data)
{
  MusterTestDir *dir = muster_test_dir_new ();
  g_autofree char *msgfmt = g_find_program_in_path ("msgfmt");

  if (msgfmt != NULL)
    speak_at_length (dir);
  muster_test_ui_start (ui, dir);
}

static void
tear_down_elsewhere (MusterTestUi  *ui,
                     gconstpointer  data)
{
  g_unsetenv ("LANGUAGE");
  bindtextdomain (GETTEXT_PACKAGE, "/nowhere");
  muster_test_ui_tear_down (ui, data);
}

static void
test_heads_have_room_in_other_languages (MusterTestUi  *ui,
                                         gconstpointer  data)
{
  if (g_getenv ("LANGUAGE") == NULL)
    {
      g_test_skip ("there is no msgfmt");
      return;
    }
  fill_club (ui);
  resize (ui, 1600);
  g_assert_true (muster_test_ui_shows (get_page (ui), "Wertungszahl"));
  g_assert_cmpuint (count_league_columns (ui), >=, MUSTER_CLUB_ROW_N_CELLS - 1);
  /* Where there is no room for all of them, columns go, and those that stay are whole. */
  resize (ui, 1280);
  g_assert_cmpuint (count_league_columns (ui), >, 3);
  resize (ui, 360);
  g_assert_true (muster_test_ui_shows (get_page (ui), "Ligapunkte"));
  g_assert_cmpuint (count_league_columns (ui), >=, 3);
}

#define FOUGHT \
  "open {'chapter': 'c1'}\n" \
  "return {'chapter': 'c1', 'source': 'paper', 'winner': 'red', 'score': {'red': 4, 'blue': 2}}"

/* A chapter cannot be removed, so that its row has no bin. */
static void
test_scores_stand_below_one_another (MusterTestUi  *ui,
                                     gconstpointer  data)
{
  const MusterCampaignCase words = { .name = "war", .setup = "title='The war'", .log = FOUGHT };
  g_autofree char *text = muster_campaign_case_to_file (&words);
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GPtrArray) rows = NULL;
  guint n_bins = 0, n_scores = 0;
  float end = 0;
  gint64 id;

  g_assert_true (muster_test_import_campaign (muster_store_get_campaigns (muster_test_ui_get_store (ui)),
                                              library, text, strlen (text), "war", &id, NULL));
  fill_club (ui);
  muster_club_page_show_section (MUSTER_CLUB_PAGE (get_page (ui)), "results");
  muster_test_ui_settle ();
  rows = list_all (get_page (ui), MUSTER_TYPE_RESULT_ROW);
  g_assert_cmpuint (rows->len, ==, 4);
  for (guint i = 0; i < rows->len; i++)
    {
      GtkWidget *score = muster_test_ui_find_id (rows->pdata[i], "score");
      graphene_rect_t bounds;

      n_bins += muster_test_ui_has_id (rows->pdata[i], "remove");
      if (*gtk_label_get_label (GTK_LABEL (score)) == '\0')
        continue;
      g_assert_true (gtk_widget_compute_bounds (score, get_page (ui), &bounds));
      if (n_scores++ > 0)
        g_assert_cmpfloat_with_epsilon (bounds.origin.x + bounds.size.width, end, 0.6);
      end = bounds.origin.x + bounds.size.width;
    }
  g_assert_cmpuint (n_bins, ==, 3);
  g_assert_cmpuint (n_scores, ==, 3);
}

/* Nothing is shown that says nothing: not while nobody is entered, not when all is well. */
static void
test_an_entry_has_no_empty_strip (MusterTestUi  *ui,
                                  gconstpointer  data)
{
  g_autoptr (GPtrArray) before = NULL;
  g_autoptr (GPtrArray) after = NULL;
  GtkWidget *dialog;

  fill_club (ui);
  muster_test_ui_activate (ui, "win.open-result", g_variant_new_string ("a"));
  dialog = muster_test_ui_find_window (MUSTER_TYPE_CLUB_ENTRY_DIALOG);
  muster_test_ui_settle ();
  before = list_all (dialog, GTK_TYPE_LABEL);
  for (guint i = 0; i < before->len; i++)
    if (gtk_widget_has_css_class (before->pdata[i], "muster-banner"))
      g_error ("There is a strip that says “%s”", gtk_label_get_label (before->pdata[i]));
  gtk_editable_set_text (
    GTK_EDITABLE (muster_test_ui_find_row (dialog, ADW_TYPE_ENTRY_ROW, "Date, as In 2026-01-31")), "never");
  muster_test_ui_settle ();
  after = list_all (muster_test_ui_find_id (dialog, "fault"), GTK_TYPE_LABEL);
  g_assert_cmpuint (after->len, ==, 1);
  g_assert_cmpstr (gtk_label_get_label (after->pdata[0]), !=, "");
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Ann and Ben have met so often that a page of theirs is longer than the window. */
static void
fill_with_rivals (MusterTestUi *ui)
{
  g_autoptr (GString) table = g_string_new ("battle,date,player,side,result\n");

  for (guint i = 1; i <= 12; i++)
    g_string_append_printf (table,
                            "b%02u,2026-01-%02u,Ann,A,win\nb%02u,2026-01-%02u,Rival %02u,B,loss\n"
                            "c%02u,2026-01-%02u,Ben,A,win\nc%02u,2026-01-%02u,Rival %02u,B,loss\n",
                            i, i, i, i, i, i, i, i, i, i);
  put (ui, table->str);
  show_club (ui);
}

static GtkAdjustment *
get_scroll (MusterTestUi *ui)
{
  GtkWidget *view = muster_test_ui_find (get_page (ui), MUSTER_TYPE_CLUB_MEMBER_VIEW);
  GtkWidget *scroller = muster_test_ui_find (view, GTK_TYPE_SCROLLED_WINDOW);

  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
}

static void
show_member (MusterTestUi *ui,
             const char   *name)
{
  gtk_widget_activate_action (get_page (ui), "club.show-member", "s", name);
  muster_test_ui_settle ();
}

static void
test_a_member_is_shown_from_the_top (MusterTestUi  *ui,
                                     gconstpointer  data)
{
  GtkAdjustment *scroll;

  fill_with_rivals (ui);
  resize (ui, 900);
  show_member (ui, "Ann");
  scroll = get_scroll (ui);
  gtk_adjustment_set_value (scroll, 300);
  muster_test_ui_settle ();
  g_assert_cmpfloat (gtk_adjustment_get_value (scroll), ==, 300);
  show_member (ui, "Ben");
  g_assert_cmpfloat (gtk_adjustment_get_value (get_scroll (ui)), ==, 0);
  g_assert_true (muster_test_ui_shows (get_page (ui), "Ben"));
}

static void
test_a_member_is_left_by_keyboard (MusterTestUi  *ui,
                                   gconstpointer  data)
{
  static const struct
  {
    guint key;
    GdkModifierType modifiers;
  } KEYS[] = { { GDK_KEY_Left, GDK_ALT_MASK }, { GDK_KEY_Escape, 0 } };

  fill_club (ui);
  for (guint i = 0; i < G_N_ELEMENTS (KEYS); i++)
    {
      show_member (ui, "Ann");
      g_assert_true (muster_test_ui_shows (get_page (ui), "Rivals"));
      muster_test_ui_press_shortcut (get_page (ui), KEYS[i].key, KEYS[i].modifiers);
      muster_test_ui_settle ();
      g_assert_true (muster_test_ui_hides (get_page (ui), "Rivals"));
      g_assert_true (muster_test_ui_shows (get_page (ui), "3 battles, 4 members"));
    }
}

/* What is cut at the same letter must not read the same. */
#define SHOWN_LETTERS 14

static void
assert_told_apart (GListModel *items)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (GtkStringObject) item = g_list_model_get_item (items, i);
      const char *words = gtk_string_object_get_string (item);
      char *shown = g_utf8_substring (words, 0, MIN (g_utf8_strlen (words, -1), SHOWN_LETTERS));

      if (!g_hash_table_add (seen, shown))
        g_error ("“%s” reads like another choice where there is room for %d letters", words, SHOWN_LETTERS);
    }
}

/* Returns how many lists of choices there are. */
static guint
check_choices (GtkWidget *root)
{
  g_autoptr (GPtrArray) rows = list_all (root, ADW_TYPE_COMBO_ROW);
  g_autoptr (GPtrArray) drop_downs = list_all (root, GTK_TYPE_DROP_DOWN);
  guint n = 0;

  for (guint i = 0; i < rows->len; i++, n++)
    assert_told_apart (adw_combo_row_get_model (rows->pdata[i]));
  for (guint i = 0; i < drop_downs->len; i++)
    if (GTK_IS_STRING_LIST (gtk_drop_down_get_model (drop_downs->pdata[i])))
      {
        assert_told_apart (gtk_drop_down_get_model (drop_downs->pdata[i]));
        n++;
      }

  return n;
}

static void
check_dialog (MusterTestUi *ui,
              const char   *action,
              GType         type,
              guint         n_least)
{
  GtkWidget *dialog;

  gtk_widget_activate_action (get_page (ui), action, NULL);
  dialog = muster_test_ui_find_window (type);
  muster_test_ui_settle ();
  g_assert_cmpuint (check_choices (dialog), >=, n_least);
  gtk_window_destroy (GTK_WINDOW (dialog));
  muster_test_ui_settle ();
}

static void
test_choices_are_told_apart (MusterTestUi  *ui,
                             gconstpointer  data)
{
  static const char *const SECTIONS[] = { "league", "results", "members", "evening", "event" };

  fill_club (ui);
  for (guint i = 0; i < G_N_ELEMENTS (SECTIONS); i++)
    {
      muster_club_page_show_section (MUSTER_CLUB_PAGE (get_page (ui)), SECTIONS[i]);
      muster_test_ui_settle ();
      check_choices (get_page (ui));
    }
  check_dialog (ui, "win.plan-event", MUSTER_TYPE_CLUB_EVENT_DIALOG, 5);
  check_dialog (ui, "win.enter-result", MUSTER_TYPE_CLUB_ENTRY_DIALOG, 1);
}

typedef struct
{
  GtkWidget *root;
  const char *part;
} Part;

static gboolean
has_part (gpointer data)
{
  const Part *part = data;
  g_autoptr (GPtrArray) labels = list_all (part->root, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (strstr (gtk_label_get_text (labels->pdata[i]), part->part) != NULL)
      return TRUE;
  return FALSE;
}

static void
assert_says (MusterTestUi *ui,
             const char   *words)
{
  Part part = { get_page (ui), words };

  if (!muster_test_wait_until (has_part, &part, MUSTER_TEST_PATIENCE))
    g_error ("Nothing says “%s”", words);
}

/* N-RESULT-04: what ratings are, since when, how sure, and by which results they moved last. */
static void
test_ratings_say_what_they_are (MusterTestUi  *ui,
                                gconstpointer  data)
{
  fill_club (ui);
  assert_says (ui, "Glicko-2 ratings of all games together, since January 2026.");
  /* Whose results rates by ruleset count, where no roles are known. */
  gtk_drop_down_set_selected (GTK_DROP_DOWN (muster_test_ui_find_id (get_page (ui), "by")), 3);
  assert_says (ui, "Attackers count; where a result does not say who attacked, all its players do.");
  show_member (ui, "Ann");
  assert_says (ui, "Nineteen times out of twenty between");
  assert_says (ui, "February 2026, ");
}

/* (nullable): what was copied last, as text */
static char *
dup_copied (GtkWidget *widget)
{
  GdkContentProvider *content = gdk_clipboard_get_content (gtk_widget_get_clipboard (widget));
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, G_TYPE_STRING);
  if (content == NULL || !gdk_content_provider_get_value (content, &value, NULL))
    return NULL;
  return g_value_dup_string (&value);
}

/* N-WEB-02: the league and every chart beside it, in each form. */
static void
test_everything_can_be_copied (MusterTestUi  *ui,
                               gconstpointer  data)
{
  static const char *const FORMS[] = { "chat", "markdown", "bbcode", "csv" };
  g_autoptr (GPtrArray) buttons = NULL;
  g_autoptr (GPtrArray) charts = NULL;
  GdkContentProvider *content;

  fill_club (ui);
  assert_says (ui, "Glicko-2 ratings of all games together");
  buttons = list_all (get_page (ui), MUSTER_TYPE_COPY_BUTTON);
  charts = list_all (get_page (ui), MUSTER_TYPE_CHART_VIEW);
  g_assert_cmpuint (charts->len, >=, 2);
  g_assert_cmpuint (buttons->len, ==, 1 + charts->len);
  for (guint i = 0; i < buttons->len; i++)
    {
      for (guint j = 0; j < G_N_ELEMENTS (FORMS); j++)
        {
          g_autofree char *text = NULL;

          gtk_widget_activate_action (buttons->pdata[i], "copy.as", "s", FORMS[j]);
          text = dup_copied (buttons->pdata[i]);
          g_assert_nonnull (text);
          g_assert_cmpstr (text, !=, "");
          g_assert_null (strstr (text, "base64"));
          g_assert_null (strstr (text, "data:"));
          if (j == 0)
            g_assert_cmpint (g_utf8_strlen (text, -1), <=, 1900);
          if (i == 0)
            g_assert_nonnull (strstr (text, "Ann"));
        }
      gtk_widget_activate_action (buttons->pdata[i], "copy.as", "s", "picture");
      content = gdk_clipboard_get_content (gtk_widget_get_clipboard (buttons->pdata[i]));
      g_assert_nonnull (content);
      g_assert_null (dup_copied (buttons->pdata[i]));
    }
}

static void
assert_copies (GtkWidget  *button,
               const char *form,
               const char *title,
               const char *row)
{
  g_autofree char *text = NULL;

  gtk_widget_activate_action (button, "copy.as", "s", form);
  text = dup_copied (button);
  g_assert_nonnull (text);
  if (strstr (text, title) == NULL || strstr (text, row) == NULL)
    g_error ("“%s” and “%s” are not in %s", title, row, text);
}

/* N-WEB-02: a member's rivals, those that are not shown yet as well, and the standings of an evening. */
static void
test_rivals_and_evenings_can_be_copied (MusterTestUi  *ui,
                                        gconstpointer  data)
{
  static const char *const PEOPLE[] = { "Ann", "Ben", "Cora" };
  MusterClubEvening *evening;
  GtkWidget *button;
  Part rival = { .part = "Ben" };

  fill_club (ui);
  show_member (ui, "Ann");
  rival.root = muster_test_ui_find_id (get_page (ui), "rivals");
  g_assert_true (muster_test_wait_until (has_part, &rival, MUSTER_TEST_PATIENCE));
  muster_test_ui_settle ();
  button = muster_test_ui_find_id (get_page (ui), "copy_rivals");
  assert_copies (button, "chat", "Rivals of Ann", "Ben");
  assert_copies (button, "csv", "Opponent", "Ben");
  gtk_widget_activate_action (button, "copy.as", "s", "picture");
  g_assert_null (dup_copied (button));
  show_member (ui, "Ben");
  assert_copies (button, "chat", "Rivals of Ben", "Ann");

  gtk_widget_activate_action (get_page (ui), "club.back", NULL);
  muster_club_page_show_section (MUSTER_CLUB_PAGE (get_page (ui)), "evening");
  evening = muster_club_page_get_evening (MUSTER_CLUB_PAGE (get_page (ui)));
  g_assert_true (
    muster_club_evening_keep (evening, muster_evening_new (muster_club_get_today (get_club (ui))), NULL));
  for (guint i = 0; i < G_N_ELEMENTS (PEOPLE); i++)
    g_assert_true (muster_club_evening_come (evening, PEOPLE[i], "19:30", NULL));
  /* Who sits out has won. */
  g_assert_true (muster_club_evening_draw (evening, MUSTER_EVENING_NEXT, NULL));
  muster_test_ui_settle ();
  button = muster_test_ui_find (get_page (ui), MUSTER_TYPE_CLUB_EVENING_VIEW);
  button = muster_test_ui_find_id (button, "copy_standings");
  assert_copies (button, "chat", "Standings of the Evening", "3");
  assert_copies (button, "csv", "Member,W,D,L,VP,Points", "Cora,1,0,0,0,3");
  gtk_widget_activate_action (button, "copy.as", "s", "picture");
  g_assert_null (dup_copied (button));
}

/* N-RESULT-03: a day that cannot be read is marked, and says why, until it is put right. */
static void
test_a_wrong_day_says_so (MusterTestUi  *ui,
                          gconstpointer  data)
{
  GtkWidget *from;

  fill_club (ui);
  g_object_set (get_club (ui), "season", "", NULL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (muster_test_ui_find_id (get_page (ui), "season")),
                              g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (
                                muster_test_ui_find_id (get_page (ui), "season")))) - 1);
  muster_test_ui_settle ();
  from = muster_test_ui_find_id (get_page (ui), "from");
  gtk_editable_set_text (GTK_EDITABLE (from), "2026-02-30");
  g_assert_true (gtk_widget_has_css_class (from, "error"));
  g_assert_true (muster_test_ui_has_id (get_page (ui), "fault"));
  gtk_editable_set_text (GTK_EDITABLE (from), "2026-02-28");
  g_assert_false (gtk_widget_has_css_class (from, "error"));
  g_assert_false (muster_test_ui_has_id (get_page (ui), "fault"));
}

/* (nullable): the row that has the focus, somewhere within */
static GtkWidget *
get_focused_row (MusterTestUi *ui)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (ui->window));

  return focus != NULL ? gtk_widget_get_ancestor (focus, MUSTER_TYPE_RESULT_ROW) : NULL;
}

static void
assert_shows (MusterTestUi *ui,
              guint         n)
{
  g_autoptr (GPtrArray) rows = NULL;

  muster_test_ui_settle ();
  rows = list_all (get_page (ui), MUSTER_TYPE_RESULT_ROW);
  g_assert_cmpuint (rows->len, ==, n);
}

/* N-RESULT-03: whoever deletes by keyboard goes on where he was, on the last one if there is none below; and
 * it is undone and redone by the keys for that. */
static void
test_deleting_keeps_the_focus (MusterTestUi  *ui,
                               gconstpointer  data)
{
  g_autoptr (GPtrArray) rows = NULL;
  GtkWidget *page;

  fill_club (ui);
  page = get_page (ui);
  muster_club_page_show_section (MUSTER_CLUB_PAGE (page), "results");
  muster_test_ui_settle ();
  rows = list_all (page, MUSTER_TYPE_RESULT_ROW);
  g_assert_cmpuint (rows->len, ==, 3);
  for (guint n = 3; n > 1; n--)
    {
      GtkWidget *row;

      g_ptr_array_unref (g_steal_pointer (&rows));
      rows = list_all (page, MUSTER_TYPE_RESULT_ROW);
      row = n == 3 ? rows->pdata[1] : get_focused_row (ui);
      g_assert_true (gtk_widget_grab_focus (muster_test_ui_find_id (row, "remove")));
      muster_test_ui_click (muster_test_ui_find_id (row, "remove"));
      assert_shows (ui, n - 1);
      g_assert_nonnull (get_focused_row (ui));
      g_assert_true (gtk_widget_get_mapped (get_focused_row (ui)));
    }
  for (guint n = 2; n <= 3; n++)
    {
      muster_test_ui_press_shortcut (page, GDK_KEY_z, GDK_CONTROL_MASK);
      assert_shows (ui, n);
    }
  for (guint n = 2; n >= 1; n--)
    {
      muster_test_ui_press_shortcut (page, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
      assert_shows (ui, n);
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

#define ADD(path, function) \
  g_test_add (path, MusterTestUi, NULL, muster_test_ui_set_up, function, muster_test_ui_tear_down)
  ADD ("/club-look/all-columns-are-shown", test_all_columns_are_shown);
  g_test_add ("/club-look/heads-have-room-in-other-languages", MusterTestUi, NULL, set_up_elsewhere,
              test_heads_have_room_in_other_languages, tear_down_elsewhere);
  ADD ("/club-look/scores-stand-below-one-another", test_scores_stand_below_one_another);
  ADD ("/club-look/an-entry-has-no-empty-strip", test_an_entry_has_no_empty_strip);
  ADD ("/club-look/a-member-is-shown-from-the-top", test_a_member_is_shown_from_the_top);
  ADD ("/club-look/a-member-is-left-by-keyboard", test_a_member_is_left_by_keyboard);
  ADD ("/club-look/choices-are-told-apart", test_choices_are_told_apart);
  ADD ("/club-look/N-RESULT-04/ratings-say-what-they-are", test_ratings_say_what_they_are);
  ADD ("/club-look/N-WEB-02/everything-can-be-copied", test_everything_can_be_copied);
  ADD ("/club-look/N-WEB-02/rivals-and-evenings-can-be-copied", test_rivals_and_evenings_can_be_copied);
  ADD ("/club-look/N-RESULT-03/deleting-keeps-the-focus", test_deleting_keeps_the_focus);
  ADD ("/club-look/N-RESULT-03/a-wrong-day-says-so", test_a_wrong_day_says_so);
#undef ADD

  return g_test_run ();
}
