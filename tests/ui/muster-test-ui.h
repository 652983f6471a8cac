/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/muster-application.h"
#include "app/window/muster-window.h"
#include "muster-test-app.h"

G_BEGIN_DECLS

/* Ends the program as skipped where there is no display. */
void           muster_test_ui_init        (int                *argc,
                                           char             ***argv);

/* A running program with its window, on data of its own. */
typedef struct
{
  MusterTestDir *dir;
  char *data_path;
  MusterApplication *application;
  MusterWindow *window;
} MusterTestUi;

void           muster_test_ui_present     (MusterTestUi       *ui,
                                           MusterTestDir      *dir);
void           muster_test_ui_start       (MusterTestUi       *ui,
                                           MusterTestDir      *dir);
void           muster_test_ui_stop        (MusterTestUi       *ui);

/* For g_test_add(). */
void           muster_test_ui_set_up      (MusterTestUi       *ui,
                                           gconstpointer       data);
void           muster_test_ui_tear_down   (MusterTestUi       *ui,
                                           gconstpointer       data);

void           muster_test_ui_settle      (void);
gboolean       muster_test_ui_wait_page   (MusterTestUi       *ui,
                                           const char         *page);

/* An action of the window. */
void           muster_test_ui_activate    (MusterTestUi       *ui,
                                           const char         *action,
                                           GVariant           *target);
void           muster_test_ui_show_page   (MusterTestUi       *ui,
                                           const char         *page);
void           muster_test_ui_open_sample (MusterTestUi       *ui,
                                           const char         *sample);

void           muster_test_ui_open_file   (MusterTestUi       *ui,
                                           GFile              *file);

/* The battle of a file with this text. */
void           muster_test_ui_open_battle (MusterTestUi       *ui,
                                           const char         *text);

/* One of the kings, in the shorthand of muster-test-kings.h. */
void           muster_test_ui_open_case   (MusterTestUi       *ui,
                                           const char         *setup,
                                           const char         *log);

/* What the window shows the contents of. */
MusterStore   *muster_test_ui_get_store   (MusterTestUi       *ui);

/* Of the window: the battle that is open in it, and what is to be read there. */
MusterBattle  *muster_test_ui_get_battle  (MusterTestUi       *ui);
GtkWidget     *muster_test_ui_get_battle_page (MusterTestUi   *ui);
gboolean       muster_test_ui_says        (MusterTestUi       *ui,
                                           const char         *text);
gboolean       muster_test_ui_says_not    (MusterTestUi       *ui,
                                           const char         *text);

/* A window of a type, once it is to be seen; and whether there is one at all. */
GtkWidget     *muster_test_ui_find_window (GType               type);
gboolean       muster_test_ui_has_window  (GType               type);
/* Says in the file chooser what a user would. */
void           muster_test_ui_save_as     (const char         *path);
void           muster_test_ui_choose_files (const char *const *paths);

/* The first widget below @root, and @root itself, that is such a one; in the order of the tree. */
typedef gboolean (*MusterTestUiMatch) (GtkWidget     *widget,
                                       gconstpointer  data);
GtkWidget     *muster_test_ui_search      (GtkWidget          *root,
                                           MusterTestUiMatch   match,
                                           gconstpointer       data);
GtkWidget     *muster_test_ui_find_row    (GtkWidget          *root,
                                           GType               type,
                                           const char         *title);
/* Whether a label had to be cut. */
gboolean       muster_test_ui_is_cut      (GtkWidget          *root);

/* Fails when @widget needs more pixels, and says which part of it does. */
void           muster_test_ui_assert_width (GtkWidget         *widget,
                                           const char         *what,
                                           int                 width);

/* Fails where a field below @root would take the wheel without having the focus. Returns: how many fields
 * there are */
guint          muster_test_ui_assert_tame  (GtkWidget          *root);

/* What is to be seen. */
GtkWidget     *muster_test_ui_find        (GtkWidget          *root,
                                           GType               type);
gboolean       muster_test_ui_shows       (GtkWidget          *root,
                                           const char         *text);
gboolean       muster_test_ui_hides       (GtkWidget          *root,
                                           const char         *text);
/* Once it is to be seen: what activates an action ("battle.resolve", with a target "win.show-page::desk"),
 * and what has an id in its template. Words may change, and are translated; these are not. */
GtkWidget     *muster_test_ui_find_action (GtkWidget          *root,
                                           const char         *action);
gboolean       muster_test_ui_has_action  (GtkWidget          *root,
                                           const char         *action);
GtkWidget     *muster_test_ui_find_id     (GtkWidget          *root,
                                           const char         *id);
gboolean       muster_test_ui_has_id      (GtkWidget          *root,
                                           const char         *id);

/* By its words: only for a button whose words are what the test is about, or that has nothing else. */
GtkWidget     *muster_test_ui_find_button (GtkWidget          *root,
                                           const char         *label);
gboolean       muster_test_ui_has_button  (GtkWidget          *root,
                                           const char         *label);

void           muster_test_ui_click       (GtkWidget          *button);
void           muster_test_ui_choose      (GtkWidget          *root,
                                           const char         *words);
void           muster_test_ui_press       (GtkWidget          *page,
                                           const char         *keys);
void           muster_test_ui_press_key   (GtkWidget          *page,
                                           guint               keyval);
void           muster_test_ui_press_shortcut (GtkWidget       *widget,
                                              guint            keyval,
                                              GdkModifierType  modifiers);

G_END_DECLS
