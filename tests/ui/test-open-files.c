/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/widgets/muster-busy-note.h"
#include "muster-test-store.h"
#include "muster-test-ui.h"
#include "store/muster-files.h"

/* Files that come from outside, by whatever way they come. */

#define MAX_FILES 12

static const char GOOD[] =
  "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"kings\","
  " \"title\": \"%s\", \"sides\": ["
  "{\"id\": \"red\", \"name\": \"Column\", \"units\": ["
  "{\"id\": \"r1\", \"name\": \"1st company\", \"type\": \"regular-infantry\"}]},"
  "{\"id\": \"blue\", \"name\": \"Tribes\", \"units\": ["
  "{\"id\": \"b2\", \"name\": \"2nd band\", \"type\": \"tribal-infantry\"}]}],"
  " \"log\": []}";

/* The type of the second unit of the first side is none. */
static const char BROKEN[] =
  "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"kings\", \"sides\": ["
  "{\"id\": \"red\", \"units\": [{\"id\": \"r1\", \"type\": \"regular-infantry\"},"
  " {\"id\": \"r2\", \"type\": \"space-marines\"}]},"
  "{\"id\": \"blue\", \"units\": [{\"id\": \"b2\", \"type\": \"tribal-infantry\"}]}]}";

static MusterStore *
get_store (MusterTestUi *ui)
{
  return muster_test_ui_get_store (ui);
}

static guint
count_battles (MusterTestUi *ui)
{
  return muster_test_count_ledgers (muster_store_get_battles (get_store (ui)));
}

static GFile *
write_file (MusterTestUi *ui,
            const char   *name,
            const char   *text)
{
  g_autofree char *path = muster_test_dir_build (ui->dir, name);
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_files_write (path, text, -1, &error));
  g_assert_no_error (error);
  return g_file_new_for_path (path);
}

/* A battle with this title. */
static GFile *
write_battle (MusterTestUi *ui,
              const char   *name,
              const char   *title)
{
  g_auto (GStrv) parts = g_strsplit (GOOD, "%s", 2);
  g_autofree char *text = g_strconcat (parts[0], title, parts[1], NULL);

  return write_file (ui, name, text);
}

/* The ways in which files come. */

static void
drop (MusterTestUi *ui,
      GPtrArray    *files)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (ui->window));
  g_auto (GValue) value = G_VALUE_INIT;
  GSList *list = NULL;
  guint n_targets = 0;

  for (guint i = files->len; i > 0; i--)
    list = g_slist_prepend (list, files->pdata[i - 1]);
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_list (list));
  g_slist_free (list);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean taken = FALSE;

      if (!GTK_IS_DROP_TARGET (controller))
        continue;
      g_assert_true (gdk_content_formats_contain_gtype (
        gtk_drop_target_get_formats (GTK_DROP_TARGET (controller)), GDK_TYPE_FILE_LIST));
      g_signal_emit_by_name (controller, "drop", &value, 10.0, 10.0, &taken);
      g_assert_true (taken);
      n_targets++;
    }
  /* Two of them would each have a right to the files. */
  g_assert_cmpuint (n_targets, ==, 1);
}

static void
give_to_the_program (MusterTestUi *ui,
                     GPtrArray    *files)
{
  g_application_open (G_APPLICATION (ui->application), (GFile **) files->pdata, (int) files->len, "");
}

static void
choose_from_the_menu (MusterTestUi *ui,
                      GPtrArray    *files)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) paths = NULL;

  for (guint i = 0; i < files->len; i++)
    g_strv_builder_add (builder, g_file_peek_path (files->pdata[i]));
  paths = g_strv_builder_end (builder);
  muster_test_ui_activate (ui, "win.open-file", NULL);
  muster_test_ui_choose_files ((const char *const *) paths);
}

typedef void (*Way) (MusterTestUi *ui,
                     GPtrArray    *files);

static const struct
{
  const char *name;
  Way bring;
} WAYS[] = {
  { "dropped", drop },
  { "given-to-the-program", give_to_the_program },
  { "chosen-from-the-menu", choose_from_the_menu },
};

static Way
get_way (gconstpointer data)
{
  return WAYS[GPOINTER_TO_UINT (data)].bring;
}

typedef struct
{
  MusterTestUi *ui;
  guint n_battles;
} Count;

static gboolean
has_battles (gpointer data)
{
  const Count *count = data;

  return count_battles (count->ui) == count->n_battles;
}

static void
wait_battles (MusterTestUi *ui,
              guint         n_battles)
{
  Count count = { ui, n_battles };

  g_assert_true (muster_test_wait_until (has_battles, &count, MUSTER_TEST_PATIENCE));
  muster_test_ui_settle ();
}

static void
test_one_is_opened_and_kept (MusterTestUi  *ui,
                             gconstpointer  data)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (files, write_battle (ui, "friend.muster-battle", "From a friend"));
  get_way (data) (ui, files);
  g_assert_true (muster_test_ui_wait_page (ui, "battle"));
  g_assert_true (muster_test_ui_shows (GTK_WIDGET (ui->window), "From a friend · Pitched battle"));
  wait_battles (ui, 1);
}

static gboolean
has_text (GtkWidget     *widget,
          gconstpointer  text)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;
}

/* Whether @text occurs in any label below @root. */
static gboolean
says (GtkWidget  *root,
      const char *text)
{
  return muster_test_ui_search (root, has_text, text) != NULL;
}

static void
close_dialog (void)
{
  gtk_window_close (GTK_WINDOW (muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG)));
  muster_test_ui_settle ();
  g_assert_false (muster_test_ui_has_window (ADW_TYPE_MESSAGE_DIALOG));
}

/* One is broken, one is none of ours, one is not there: the message names each and where it is wrong;
 * the good ones before and behind are in. */
static void
test_a_broken_one_does_not_keep_out_the_others (MusterTestUi  *ui,
                                                gconstpointer  data)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *missing = muster_test_dir_build (ui->dir, "gone.muster-battle");
  GtkWidget *dialog;

  g_ptr_array_add (files, write_battle (ui, "first.muster-battle", "The First"));
  g_ptr_array_add (files, write_file (ui, "broken.muster-battle", BROKEN));
  g_ptr_array_add (files, write_file (ui, "prose.muster-battle", "Dear Sir,"));
  g_ptr_array_add (files, g_file_new_for_path (missing));
  g_ptr_array_add (files, write_battle (ui, "last.muster-battle", "The last"));
  get_way (data) (ui, files);

  dialog = muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_true (muster_test_ui_shows (dialog, "3 files could not be opened"));
  g_assert_true (says (dialog, "broken.muster-battle: $.sides[0].units[1].type"));
  g_assert_true (says (dialog, "space-marines"));
  g_assert_true (says (dialog, "prose.muster-battle"));
  g_assert_true (says (dialog, "gone.muster-battle"));
  g_assert_false (says (dialog, "first.muster-battle"));
  close_dialog ();

  g_assert_cmpuint (count_battles (ui), ==, 2);
  g_assert_true (muster_test_ui_wait_page (ui, "battles"));
  g_assert_true (muster_test_ui_shows (GTK_WIDGET (ui->window), "The First"));
  g_assert_true (muster_test_ui_shows (GTK_WIDGET (ui->window), "The last"));
  g_assert_true (muster_test_ui_shows (GTK_WIDGET (ui->window), "2 files were added"));
}

static void
test_a_single_broken_one_names_file_and_place (MusterTestUi  *ui,
                                               gconstpointer  data)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  GtkWidget *dialog;

  g_ptr_array_add (files, write_file (ui, "broken.muster-battle", BROKEN));
  get_way (data) (ui, files);
  dialog = muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_true (muster_test_ui_shows (dialog, "The File Could Not Be Opened"));
  g_assert_true (says (dialog, "Something in this file cannot be right."));
  g_assert_true (says (dialog, "broken.muster-battle: $.sides[0].units[1].type"));
  close_dialog ();
  g_assert_cmpuint (count_battles (ui), ==, 0);
}

static void
test_many_that_are_broken_fill_one_message (MusterTestUi  *ui,
                                            gconstpointer  data)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  GtkWidget *dialog;

  for (guint i = 0; i < MAX_FILES; i++)
    {
      g_autofree char *name = g_strdup_printf ("no-%u.muster-battle", i);

      g_ptr_array_add (files, write_file (ui, name, BROKEN));
    }
  drop (ui, files);
  dialog = muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_true (muster_test_ui_shows (dialog, "12 files could not be opened"));
  g_assert_true (says (dialog, "no-0.muster-battle"));
  g_assert_true (says (dialog, "and 6 more"));
  close_dialog ();
}

/* Battles and forces in one go, twice the same: nothing is written over. */
static void
test_the_same_twice_is_kept_twice (MusterTestUi  *ui,
                                   gconstpointer  data)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (files, write_battle (ui, "one.muster-battle", "Twice"));
  g_ptr_array_add (files, write_battle (ui, "two.muster-battle", "Twice"));
  drop (ui, files);
  wait_battles (ui, 2);
  g_assert_true (muster_test_ui_wait_page (ui, "battles"));
  g_assert_true (muster_test_ui_shows (GTK_WIDGET (ui->window), "Twice"));
  g_assert_true (muster_test_ui_shows (GTK_WIDGET (ui->window), "Twice (2)"));
}

/* What takes long can be cancelled: nothing of it is kept, nothing is said to have failed, and what is given
 * next is taken. */
static void
test_opening_can_be_cancelled (MusterTestUi  *ui,
                               gconstpointer  data)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  GtkWidget *window = GTK_WIDGET (ui->window);
  GtkWidget *note;

  g_ptr_array_add (files, write_battle (ui, "first.muster-battle", "The First"));
  g_ptr_array_add (files, write_battle (ui, "second.muster-battle", "The Second"));
  drop (ui, files);
  note = muster_test_ui_find (window, MUSTER_TYPE_BUSY_NOTE);
  g_assert_false (gtk_widget_get_visible (note));
  muster_busy_note_show (MUSTER_BUSY_NOTE (note));
  g_assert_true (says (note, "Opening “first.muster-battle”…"));
  /* Before anything else can happen. */
  g_signal_emit_by_name (muster_test_ui_find (note, GTK_TYPE_BUTTON), "clicked");
  muster_test_ui_settle ();
  g_assert_null (muster_test_ui_find (window, MUSTER_TYPE_BUSY_NOTE));
  g_assert_false (muster_test_ui_has_window (ADW_TYPE_MESSAGE_DIALOG));
  g_assert_cmpuint (count_battles (ui), ==, 0);

  drop (ui, files);
  wait_battles (ui, 2);
  g_assert_null (muster_test_ui_find (window, MUSTER_TYPE_BUSY_NOTE));
}

static gboolean
is_offered (GtkFileFilter *filter,
            const char    *name)
{
  g_autoptr (GFileInfo) info = g_file_info_new ();

  g_file_info_set_display_name (info, name);
  g_file_info_set_name (info, name);
  g_file_info_set_content_type (info, "application/octet-stream");
  return gtk_filter_match (GTK_FILTER (filter), info);
}

/* Whoever opens a file sees all kinds of ours at first, and nothing that Muster cannot read. */
static void
test_all_of_ours_are_offered (MusterTestUi  *ui,
                              gconstpointer  data)
{
  GtkWidget *chooser;
  GtkFileFilter *filter;

  muster_test_ui_activate (ui, "win.open-file", NULL);
  chooser = muster_test_ui_find_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  filter = gtk_file_chooser_get_filter (GTK_FILE_CHOOSER (chooser));
  g_assert_true (is_offered (filter, "ford.muster-battle"));
  g_assert_true (is_offered (filter, "column.muster-force"));
  g_assert_true (is_offered (filter, "valley.muster-campaign"));
  g_assert_true (is_offered (filter, "valley.muster-bundle"));
  g_assert_true (is_offered (filter, "results.csv"));
  g_assert_false (is_offered (filter, "letter.odt"));
  gtk_window_close (GTK_WINDOW (chooser));
  muster_test_ui_settle ();
}

static void
test_the_window_may_go_while_files_are_read (MusterTestUi  *ui,
                                             gconstpointer  data)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterStore) store = NULL;
  guint n;

  for (guint i = 0; i < MAX_FILES; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.muster-battle", i);

      g_ptr_array_add (files, write_battle (ui, name, name));
    }
  drop (ui, files);
  muster_test_ui_stop (ui);
  muster_test_ui_start (ui, ui->dir);
  n = count_battles (ui);
  g_test_message ("%u came before the end", n);
  g_assert_cmpuint (n, <=, MAX_FILES);
}

static void
add (const char *name,
     guint       way,
     void (*test) (MusterTestUi *, gconstpointer))
{
  g_autofree char *path = g_strdup_printf ("/open-files/%s/%s", WAYS[way].name, name);

  g_test_add (path, MusterTestUi, GUINT_TO_POINTER (way), muster_test_ui_set_up, test,
              muster_test_ui_tear_down);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (WAYS); i++)
    {
      add ("one-is-opened-and-kept", i, test_one_is_opened_and_kept);
      add ("a-single-broken-one-names-file-and-place", i,
           test_a_single_broken_one_names_file_and_place);
      /* A file chooser gives only files that are there, and GTK's can be told of one at a time. */
      if (WAYS[i].bring != choose_from_the_menu)
        add ("a-broken-one-does-not-keep-out-the-others", i,
             test_a_broken_one_does_not_keep_out_the_others);
    }
  add ("all-of-ours-are-offered", 0, test_all_of_ours_are_offered);
  add ("many-that-are-broken-fill-one-message", 0, test_many_that_are_broken_fill_one_message);
  add ("the-same-twice-is-kept-twice", 0, test_the_same_twice_is_kept_twice);
  add ("opening-can-be-cancelled", 0, test_opening_can_be_cancelled);
  add ("the-window-may-go-while-files-are-read", 0, test_the_window_may_go_while_files_are_read);

  return g_test_run ();
}
