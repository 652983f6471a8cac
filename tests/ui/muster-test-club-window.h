/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "muster-test-club.h"

/* A club in the window, for tests of what is done there. */

static inline GtkWidget *
get_page (MusterTestUi *ui)
{
  return muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CLUB_PAGE);
}

static inline MusterClub *
get_club (MusterTestUi *ui)
{
  return muster_club_page_get_club (MUSTER_CLUB_PAGE (get_page (ui)));
}

static inline const MusterClubContent *
get_content (MusterTestUi *ui)
{
  return muster_club_get_content (get_club (ui));
}

static inline void
show_club (MusterTestUi *ui)
{
  muster_window_show_page (ui->window, "club");
  g_assert_true (muster_test_wait_until (muster_test_club_is_loaded, get_club (ui), MUSTER_TEST_PATIENCE));
  muster_test_ui_settle ();
}

static inline void
put (MusterTestUi *ui,
     const char   *table)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterClubImport) import =
    muster_club_import_new (table, strlen (table), "table", NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (import->results->len, >, 0);
  g_assert_true (muster_club_store_put (muster_store_get_club (muster_test_ui_get_store (ui)),
                                        import->results, NULL, &error));
  g_assert_no_error (error);
}

static inline void
fill (MusterTestUi *ui)
{
  muster_test_club_fill (muster_test_ui_get_store (ui));
  show_club (ui);
}

/* Something that the club comes to say once it has been read again. */
typedef struct
{
  MusterTestUi *ui;
  gboolean (*is_so) (const MusterClubContent *content, gconstpointer data);
  gconstpointer data;
} Wait;

static inline gboolean
has_come (gpointer data)
{
  const Wait *wait = data;
  const MusterClubContent *content = get_content (wait->ui);

  return content != NULL && wait->is_so (content, wait->data);
}

static inline void
wait_for (MusterTestUi *ui,
          gboolean    (*is_so) (const MusterClubContent *content, gconstpointer data),
          gconstpointer data)
{
  Wait wait = { ui, is_so, data };

  g_assert_true (muster_test_wait_until (has_come, &wait, MUSTER_TEST_PATIENCE));
  muster_test_ui_settle ();
}

static inline void
type (GtkWidget  *root,
      const char *id,
      const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (muster_test_ui_find_id (root, id)), text);
}

static inline void
undo (MusterTestUi *ui)
{
  muster_test_ui_activate (ui, "win.undo-club", NULL);
}

static inline void
answer (const char *response)
{
  GtkWidget *question = muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG);

  adw_message_dialog_response (ADW_MESSAGE_DIALOG (question), response);
  gtk_window_destroy (GTK_WINDOW (question));
  muster_test_ui_settle ();
}

/* Types into the only field of a question. */
static inline void
answer_with (const char *text)
{
  GtkWidget *question = muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG);

  gtk_editable_set_text (GTK_EDITABLE (muster_test_ui_find (question, GTK_TYPE_ENTRY)), text);
  answer ("confirm");
}

static inline void
switch_to (GtkWidget *root,
           gboolean   is_on)
{
  gtk_switch_set_active (GTK_SWITCH (muster_test_ui_find (root, GTK_TYPE_SWITCH)), is_on);
  muster_test_ui_settle ();
}
