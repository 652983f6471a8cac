/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "muster-test-club-window.h"

/* Members of the club in the window: what is written of them, what they are called, and whether they are
 * known at all. */

static gboolean
is_known_as (const MusterClubContent *content,
             gconstpointer            data)
{
  const char *const *said = data; /* name, contact, "named" or "" */
  const MusterClubMember *member = g_hash_table_lookup (content->members, said[0]);

  return member != NULL && strcmp (member->contact, said[1]) == 0 && member->is_named == (*said[2] != '\0');
}

/* N-MEMBER-06: what is written of a member; N-WEB-01: who does not want to be named. */
static void
test_a_member_is_edited (MusterTestUi  *ui,
                         gconstpointer  data)
{
  static const char *const WRITTEN[] = { "Ann", "ann@example.org", "" };
  static const char *const NAMED[] = { "Ann", "ann@example.org", "named" };
  GtkWidget *dialog;

  fill (ui);
  muster_test_ui_activate (ui, "win.edit-member", g_variant_new_string ("Ann"));
  dialog = muster_test_ui_find_window (MUSTER_TYPE_CLUB_MEMBER_DIALOG);
  type (dialog, "since", "2026-02-30");
  g_assert_false (gtk_widget_get_sensitive (muster_test_ui_find_id (dialog, "keep")));
  type (dialog, "since", "2026-02-28");
  type (dialog, "contact", " ann@example.org ");
  gtk_switch_set_active (GTK_SWITCH (muster_test_ui_find_id (dialog, "named")), FALSE);
  muster_test_ui_click (muster_test_ui_find_id (dialog, "keep"));
  wait_for (ui, is_known_as, WRITTEN);

  muster_test_ui_activate (ui, "win.edit-member", g_variant_new_string ("Ann"));
  dialog = muster_test_ui_find_window (MUSTER_TYPE_CLUB_MEMBER_DIALOG);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (muster_test_ui_find_id (dialog, "contact"))), ==,
                   "ann@example.org");
  g_assert_false (gtk_switch_get_active (GTK_SWITCH (muster_test_ui_find_id (dialog, "named"))));
  gtk_switch_set_active (GTK_SWITCH (muster_test_ui_find_id (dialog, "named")), TRUE);
  muster_test_ui_click (muster_test_ui_find_id (dialog, "keep"));
  wait_for (ui, is_known_as, NAMED);
  undo (ui);
  wait_for (ui, is_known_as, WRITTEN);
}

static gboolean
has_members (const MusterClubContent *content,
             gconstpointer            data)
{
  g_auto (GStrv) names = muster_club_names_list (content->names);
  g_autofree char *joined = g_strjoinv (" ", names);

  return strcmp (joined, data) == 0;
}

/* N-MEMBER-01, N-MEMBER-03 */
static void
test_a_member_is_renamed_and_removed (MusterTestUi  *ui,
                                      gconstpointer  data)
{
  fill (ui);
  wait_for (ui, has_members, "Ann Ben Cora Dev");
  gtk_widget_activate_action (get_page (ui), "club.show-member", "s", "Ann");
  muster_test_ui_activate (ui, "win.rename-member", g_variant_new_string ("Ann"));
  answer_with ("Ben");
  /* It is somebody’s name. */
  answer ("close");
  wait_for (ui, has_members, "Ann Ben Cora Dev");
  muster_test_ui_activate (ui, "win.rename-member", g_variant_new_string ("Ann"));
  answer_with ("Anna");
  wait_for (ui, has_members, "Anna Ben Cora Dev");
  g_assert_true (muster_test_ui_says (ui, "“Ann” is called “Anna” now"));

  muster_test_ui_activate (ui, "win.remove-member", g_variant_new_string ("Dev"));
  answer ("cancel");
  wait_for (ui, has_members, "Anna Ben Cora Dev");
  muster_test_ui_activate (ui, "win.remove-member", g_variant_new_string ("Dev"));
  answer ("confirm");
  wait_for (ui, has_members, "Anna Ben Cora");
  g_assert_cmpuint (get_content (ui)->results->len, ==, 3);
  undo (ui);
  undo (ui);
  wait_for (ui, has_members, "Ann Ben Cora Dev");
}

#define ERASED "Zebulon"

static gboolean
has_no_name (gpointer data)
{
  MusterTestUi *ui = data;
  g_autofree char *bytes = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (ui->data_path, &bytes, &length, NULL));
  for (gsize i = 0; i + strlen (ERASED) <= length; i++)
    if (memcmp (bytes + i, ERASED, strlen (ERASED)) == 0)
      return FALSE;
  return TRUE;
}

/* N-MEMBER-02: it is told what it does, the name is typed, it cannot be taken back, and no byte is left. */
static void
test_a_member_is_erased (MusterTestUi  *ui,
                         gconstpointer  data)
{
  put (ui, "battle,date,player,side,result\nz,2026-01-01,Zebulon,A,win\nz,2026-01-01,Ben,B,loss\n");
  show_club (ui);
  gtk_widget_activate_action (get_page (ui), "club.show-member", "s", "Zebulon");
  muster_test_ui_activate (ui, "win.erase-member", g_variant_new_string ("Zebulon"));
  g_assert_true (muster_test_ui_shows (muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG),
                                       "Erase “Zebulon”?"));
  answer ("confirm");
  answer_with ("zebulon");
  answer ("close");
  wait_for (ui, has_members, "Ben Zebulon");
  g_assert_false (has_no_name (ui));

  muster_test_ui_activate (ui, "win.erase-member", g_variant_new_string ("Zebulon"));
  answer ("confirm");
  answer_with ("Zebulon");
  g_assert_true (muster_test_ui_says (ui, "He is “Member 1” from now on"));
  wait_for (ui, has_members, "Ben Member 1");
  g_assert_true (muster_test_wait_until (has_no_name, ui, MUSTER_TEST_PATIENCE));
  undo (ui);
  muster_test_ui_settle ();
  g_assert_true (has_no_name (ui));
}

#define ALIKE \
  "battle,date,player,side,result\n" \
  "a,2026-01-01,Robert Smith,A,win\na,2026-01-01,Zoe,B,loss\n" \
  "b,2026-01-02,Robert Smith,A,win\nb,2026-01-02,Zoe,B,loss\n" \
  "c,2026-01-03,Bob Smith,A,win\nc,2026-01-03,Zoe,B,loss\n" \
  "d,2026-01-04,José Ruiz,A,win\nd,2026-01-04,Zoe,B,loss\n" \
  "e,2026-01-05,Jose Ruiz,A,win\ne,2026-01-05,Zoe,B,loss\n"

typedef struct
{
  GtkWidget *list;
  guint n;
} Rows;

static gboolean
has_rows (gpointer data)
{
  const Rows *rows = data;

  return (gtk_list_box_get_row_at_index (GTK_LIST_BOX (rows->list), (int) rows->n) == NULL) &&
         (rows->n == 0 ||
          gtk_list_box_get_row_at_index (GTK_LIST_BOX (rows->list), (int) rows->n - 1) != NULL);
}

static GtkWidget *
get_row (GtkWidget *dialog,
         guint      n_rows,
         int        row)
{
  Rows rows = { muster_test_ui_find_id (dialog, "proposals"), n_rows };

  g_assert_true (muster_test_wait_until (has_rows, &rows, MUSTER_TEST_PATIENCE));
  return GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (rows.list), row));
}

/* N-MEMBER-05: proposed on one page for the whole club, with how often each occurs; any number at once, each
 * direction chosen; parted again. */
static void
test_names_are_put_together (MusterTestUi  *ui,
                             gconstpointer  data)
{
  GtkWidget *dialog, *merge;

  put (ui, ALIKE);
  show_club (ui);
  wait_for (ui, has_members, "Bob Smith Jose Ruiz José Ruiz Robert Smith Zoe");
  muster_test_ui_activate (ui, "win.club-names", NULL);
  dialog = muster_test_ui_find_window (MUSTER_TYPE_CLUB_LIKELY_DIALOG);
  merge = muster_test_ui_find_id (dialog, "merge");
  g_assert_true (muster_test_ui_shows (dialog, "“Bob Smith” is “Robert Smith”"));
  g_assert_true (muster_test_ui_shows (dialog, "A short form of the name. Bob Smith: 1 battle; Robert "
                                               "Smith: 2 battles"));
  g_assert_true (muster_test_ui_shows (dialog, "“José Ruiz” is “Jose Ruiz”"));
  g_assert_false (gtk_widget_get_sensitive (merge));
  for (int i = 0; i < 2; i++)
    gtk_check_button_set_active (
      GTK_CHECK_BUTTON (muster_test_ui_find (get_row (dialog, 2, i), GTK_TYPE_CHECK_BUTTON)), TRUE);
  muster_test_ui_click (muster_test_ui_find (get_row (dialog, 2, 1), GTK_TYPE_BUTTON));
  g_assert_true (muster_test_ui_shows (dialog, "“Jose Ruiz” is “José Ruiz”"));
  muster_test_ui_click (merge);
  wait_for (ui, has_members, "José Ruiz Robert Smith Zoe");
  g_assert_true (muster_test_ui_shows (dialog, "No two names look like one person’s."));
  g_assert_true (muster_test_ui_shows (dialog, "Results under this name are those of “Robert Smith”."));
  g_assert_false (gtk_widget_get_sensitive (merge));

  muster_test_ui_click (muster_test_ui_find (muster_test_ui_find_id (dialog, "merged"), GTK_TYPE_BUTTON));
  wait_for (ui, has_members, "Bob Smith José Ruiz Robert Smith Zoe");
  gtk_window_close (GTK_WINDOW (dialog));
  /* The parting is taken back, then both merges as one change. */
  undo (ui);
  wait_for (ui, has_members, "José Ruiz Robert Smith Zoe");
  undo (ui);
  wait_for (ui, has_members, "Bob Smith Jose Ruiz José Ruiz Robert Smith Zoe");
}

static GtkWidget *
open_names (MusterTestUi *ui,
            const char   *member)
{
  muster_test_ui_activate (ui, "win.merge-member", g_variant_new_string (member));
  return muster_test_ui_find_window (MUSTER_TYPE_CLUB_NAMES_DIALOG);
}

/* Chooses a name of a list, without letting anything else happen. */
static void
choose (GtkWidget  *dialog,
        const char *list,
        const char *name)
{
  GtkWidget *rows = muster_test_ui_find_id (dialog, list);
  GtkWidget *row = muster_test_ui_find_row (rows, ADW_TYPE_ACTION_ROW, name);

  g_assert_nonnull (row);
  g_signal_emit_by_name (rows, "row-activated", row);
}

static gboolean
is_closed (gpointer data)
{
  return !gtk_widget_get_visible (data);
}

/* One name is merged and parted beside the window, whose dialog waits and closes then. */
static void
test_one_name_is_merged_and_parted (MusterTestUi  *ui,
                                    gconstpointer  data)
{
  GtkWidget *dialog;

  put (ui, ALIKE);
  show_club (ui);
  dialog = g_object_ref (open_names (ui, "Robert Smith"));
  choose (dialog, "others", "Bob Smith");
  g_assert_false (gtk_widget_get_sensitive (dialog));
  g_assert_cmpuint (g_hash_table_size (get_content (ui)->merges), ==, 0);
  g_assert_true (muster_test_ui_says (ui, "The results of “Bob Smith” now count for “Robert Smith”"));
  g_assert_true (muster_test_wait_until (is_closed, dialog, MUSTER_TEST_PATIENCE));
  g_object_unref (dialog);
  wait_for (ui, has_members, "Jose Ruiz José Ruiz Robert Smith Zoe");

  choose (open_names (ui, "Robert Smith"), "aliases", "Bob Smith");
  g_assert_true (muster_test_ui_says (ui, "“Bob Smith” counts as another player again"));
  wait_for (ui, has_members, "Bob Smith Jose Ruiz José Ruiz Robert Smith Zoe");
  undo (ui);
  wait_for (ui, has_members, "Jose Ruiz José Ruiz Robert Smith Zoe");
  undo (ui);
  wait_for (ui, has_members, "Bob Smith Jose Ruiz José Ruiz Robert Smith Zoe");

  /* Who met are two people: the reason is told, and the dialog can be used again. */
  dialog = open_names (ui, "Zoe");
  choose (dialog, "others", "Bob Smith");
  answer ("close");
  g_assert_true (gtk_widget_get_sensitive (dialog));
  wait_for (ui, has_members, "Bob Smith Jose Ruiz José Ruiz Robert Smith Zoe");
  gtk_window_close (GTK_WINDOW (dialog));
}

#define ADD(name, function)                                                                         \
  g_test_add ("/club-people/" name, MusterTestUi, NULL, muster_test_ui_set_up, function, \
              muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("N-MEMBER-06/a-member-is-edited", test_a_member_is_edited);
  ADD ("N-MEMBER-01/a-member-is-renamed-and-removed", test_a_member_is_renamed_and_removed);
  ADD ("N-MEMBER-02/a-member-is-erased", test_a_member_is_erased);
  ADD ("N-MEMBER-05/names-are-put-together", test_names_are_put_together);
  ADD ("N-MEMBER-05/one-name-is-merged-and-parted", test_one_name_is_merged_and_parted);

  return g_test_run ();
}
