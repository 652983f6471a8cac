/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <json-glib/json-glib.h>

#include "app/after/muster-after-window.h"
#include "app/battle/muster-score-box.h"
#include "app/forces/muster-force-details-panel.h"
#include "app/forces/muster-force-page.h"
#include "app/forces/muster-force-unit-panel.h"
#include "app/plan/muster-plan-page.h"
#include "muster-test-ui.h"
#include "muster-test-store.h"

/* Whatever somebody calls a battle, a side, a unit or himself is shown as just that. */

static const char *const NAMES[] = {
  "Horse & Musket",
  "<b>",
  "<b>bold</b>",
  "A <3 B",
  "&amp; &lt;",
  "<span size='999999'>x</span>",
  "<a href='file:///etc/passwd'>y</a>",
  "_Mnemonic_",
  "100 % %s %d",
  "\"Quotes\" 'n \\ slashes",
  "\xe2\x80\xaeright to left",
  "x\xcc\x81\xcc\x81\xcc\x81\xcc\x81\xcc\x81\xcc\x81",
  "Ein sehr, sehr langer Name, der in keine Karte und in keine Zeile passt, und trotzdem ganz",
};

static void
add_name (JsonBuilder *builder,
          const char  *id,
          const char  *name)
{
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "id");
  json_builder_add_string_value (builder, id);
  json_builder_set_member_name (builder, "name");
  json_builder_add_string_value (builder, name);
}

static void
add_side (JsonBuilder *builder,
          const char  *id,
          const char  *name)
{
  g_autofree char *unit = g_strconcat (id, "-unit", NULL);
  g_autofree char *player = g_strconcat (id, "-player", NULL);

  add_name (builder, id, name);
  json_builder_set_member_name (builder, "players");
  json_builder_begin_array (builder);
  add_name (builder, player, name);
  json_builder_end_object (builder);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "units");
  json_builder_begin_array (builder);
  add_name (builder, unit, name);
  json_builder_set_member_name (builder, "type");
  json_builder_add_string_value (builder, "regular-infantry");
  json_builder_set_member_name (builder, "leader");
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "name");
  json_builder_add_string_value (builder, name);
  json_builder_end_object (builder);
  json_builder_end_object (builder);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

/* A battle in which everything is called @name. */
static char *
dup_battle_file (const char *name)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "format");
  json_builder_add_string_value (builder, "muster-battle");
  json_builder_set_member_name (builder, "version");
  json_builder_add_int_value (builder, 1);
  json_builder_set_member_name (builder, "ruleset");
  json_builder_add_string_value (builder, "kings");
  json_builder_set_member_name (builder, "title");
  json_builder_add_string_value (builder, name);
  json_builder_set_member_name (builder, "sides");
  json_builder_begin_array (builder);
  add_side (builder, "red", name);
  add_side (builder, "blue", name);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  return json_to_string (root, FALSE);
}

static gint64
import (MusterTestUi *ui,
        const char   *name)
{
  g_autofree char *text = dup_battle_file (name);
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterStore *store = muster_test_ui_get_store (ui);
  g_autoptr (GError) error = NULL;
  gint64 id;

  muster_test_import_battle (muster_store_get_battles (store), library, text, strlen (text),
                             "test", &id, &error);
  g_assert_no_error (error);
  return id;
}

static void
assert_shows (MusterTestUi *ui,
              const char   *text)
{
  if (!muster_test_ui_shows (GTK_WIDGET (ui->window), text))
    g_error ("“%s” is not shown as it is", text);
}

static void
test_battle_page (MusterTestUi *ui,
                  const char   *name)
{
  MusterBattleSession *session = muster_window_pages_get_session (ui->window);
  MusterOrderForm *form = muster_battle_session_get_form (session);
  g_autofree char *people = g_strdup_printf ("%s · Regular Infantry", name);
  g_autofree char *title = NULL;
  GtkWidget *score;
  g_autoptr (GError) error = NULL;

  assert_shows (ui, name);
  assert_shows (ui, people);
  score = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_SCORE_BOX);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (gtk_widget_get_next_sibling (
                     gtk_widget_get_first_child (score)))), ==, name);

  muster_battle_session_set_unit (session, 0);
  g_assert_true (muster_battle_session_choose_id (session, "fire"));
  muster_battle_session_point_at (session, 1);
  muster_test_ui_settle ();
  /* Both sides have a unit of that name: it is told apart by its side. */
  g_object_get (form, "title", &title, NULL);
  g_assert_true (g_str_has_prefix (title, name));
  assert_shows (ui, title);

  g_assert_true (muster_battle_session_choose_id (session, "note"));
  muster_test_app_write (form, "text", name);
  g_assert_true (muster_battle_session_resolve (session, &error));
  g_assert_no_error (error);
  muster_test_ui_settle ();
}

static void
test_names_are_shown_as_they_are (MusterTestUi  *ui,
                                  gconstpointer  data)
{
  const char *name = data;
  g_autofree char *subject = g_strdup_printf ("%s – %s", name, name);
  g_autofree char *deleted = g_strdup_printf ("“%s” was deleted", name);
  gint64 id = import (ui, name);

  muster_test_ui_settle ();
  assert_shows (ui, name);
  muster_window_show_page (ui->window, "battles");
  g_assert_true (muster_test_ui_wait_page (ui, "battles"));
  assert_shows (ui, name);
  assert_shows (ui, subject);
  muster_window_battles_open (ui->window, id);
  g_assert_true (muster_test_ui_wait_page (ui, "battle"));
  test_battle_page (ui, name);
  muster_window_show_page (ui->window, "battles");
  gtk_widget_activate_action (GTK_WIDGET (ui->window), "win.remove-battle", "x", id);
  muster_test_ui_settle ();
  assert_shows (ui, deleted);
}

/* How many of the names in the score are cut off. */
static guint
count_cut_names (MusterTestUi *ui,
                 int           width)
{
  GtkWidget *score;
  guint n = 0;

  gtk_window_set_default_size (GTK_WINDOW (ui->window), width, 800);
  muster_test_ui_settle ();
  score = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_SCORE_BOX);
  for (GtkWidget *child = gtk_widget_get_first_child (score); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LABEL (child) && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (child))))
      n++;
  return n;
}

/* Both names are shortened, or none. */
static void
test_names_in_the_score (MusterTestUi  *ui,
                         gconstpointer  data)
{
  gint64 id = import (ui, data);

  muster_window_battles_open (ui->window, id);
  g_assert_true (muster_test_ui_wait_page (ui, "battle"));
  g_assert_cmpuint (count_cut_names (ui, 1000), ==, 2);
  g_assert_cmpuint (count_cut_names (ui, 1900), ==, 0);
}

/* A force in which everything is called @name. */
static MusterForce *
new_force (const char *name)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterForce *force = muster_force_new (muster_library_find_ruleset (library, "kings"));
  g_autoptr (MusterForceUnit) unit =
    muster_force_unit_new (muster_force_get_catalog (force), "u1", "regular-infantry");
  MusterLeader *leader = muster_force_unit_get_leader (unit);

  muster_force_set_name (force, name);
  muster_force_set_theatre (force, name);
  muster_force_set_notes (force, name);
  muster_force_unit_set_name (unit, name);
  muster_force_unit_set_notes (unit, name);
  muster_leader_set_name (leader, name);
  muster_leader_set_rank (leader, name);
  muster_leader_set_leadership (leader, 6);
  muster_force_append (force, unit);
  muster_force_add_variant (force, name, 0);
  return force;
}

/* Everywhere below @root that somebody can type: one that holds just @text. */
static guint
count_typed (GtkWidget  *root,
             const char *text)
{
  guint n = 0;

  if (GTK_IS_TEXT (root))
    return g_str_equal (gtk_editable_get_text (GTK_EDITABLE (root)), text);
  if (GTK_IS_TEXT_VIEW (root))
    {
      g_autofree char *typed = NULL;

      g_object_get (gtk_text_view_get_buffer (GTK_TEXT_VIEW (root)), "text", &typed, NULL);
      return g_str_equal (typed, text);
    }

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_typed (child, text);
  return n;
}

static void
test_force_page (MusterTestUi *ui,
                 const char   *name)
{
  GtkWidget *page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_FORCE_PAGE);
  MusterForceUnitView *view = muster_force_page_get_view (MUSTER_FORCE_PAGE (page));
  MusterForce *force = muster_force_unit_view_get_force (view);
  g_autofree char *subtitle = g_strdup_printf ("%s · The Men Who Would Be Kings", name);
  g_autofree char *variant = g_strdup_printf ("%s · 6", name);
  g_autofree char *leader = g_strdup_printf ("%s %s · 6+", name, name);
  g_autofree char *removed = g_strdup_printf ("“%s” was removed", name);

  assert_shows (ui, name);
  assert_shows (ui, subtitle);
  assert_shows (ui, variant);
  assert_shows (ui, leader);
  /* Name, theatre and notes of the force. */
  g_assert_cmpuint (
    count_typed (muster_test_ui_find (page, MUSTER_TYPE_FORCE_DETAILS_PANEL), name), >=, 3);
  muster_force_unit_view_set_unit (view, muster_force_get_unit (force, 0));
  muster_test_ui_settle ();
  /* Name and notes of the unit, name and rank of its Leader. */
  g_assert_cmpuint (
    count_typed (muster_test_ui_find (page, MUSTER_TYPE_FORCE_UNIT_PANEL), name), ==, 4);
  gtk_widget_activate_action (page, "force.remove-unit", NULL);
  assert_shows (ui, removed);
  gtk_widget_activate_action (page, "force.undo", NULL);
  muster_test_ui_settle ();
}

static void
test_forces_are_shown_as_they_are (MusterTestUi  *ui,
                                   gconstpointer  data)
{
  const char *name = data;
  g_autoptr (MusterForce) force = new_force (name);
  g_autofree char *subject = g_strdup_printf ("%s · The Men Who Would Be Kings", name);
  g_autofree char *deleted = g_strdup_printf ("“%s” was deleted", name);
  MusterForceStore *forces = muster_store_get_forces (muster_test_ui_get_store (ui));
  gint64 id;

  muster_window_forces_add (ui->window, force);
  g_assert_true (muster_test_ui_wait_page (ui, "force"));
  id = muster_force_store_find (forces, muster_force_get_id (force));
  test_force_page (ui, name);
  muster_window_show_page (ui->window, "forces");
  g_assert_true (muster_test_ui_wait_page (ui, "forces"));
  assert_shows (ui, name);
  assert_shows (ui, subject);
  gtk_widget_activate_action (GTK_WIDGET (ui->window), "win.remove-force", "x", id);
  muster_test_ui_settle ();
  assert_shows (ui, deleted);
}

static GtkWidget *
find_after_window (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (MUSTER_IS_AFTER_WINDOW (window))
        return window;
    }

  return NULL;
}

static void
test_results_are_shown_as_they_are (MusterTestUi  *ui,
                                    gconstpointer  data)
{
  const char *name = data;
  gint64 id = import (ui, name);
  GtkWidget *result;

  gtk_widget_activate_action (GTK_WIDGET (ui->window), "win.battle-result", "x", id);
  muster_test_ui_settle ();
  result = find_after_window ();
  g_assert_nonnull (result);
  if (!muster_test_ui_shows (result, name))
    g_error ("“%s” is not shown as it is", name);
  gtk_window_destroy (GTK_WINDOW (result));
}

static void
test_plans_are_shown_as_they_are (MusterTestUi  *ui,
                                  gconstpointer  data)
{
  const char *name = data;
  g_autoptr (MusterForce) force = new_force (name);
  MusterPlanPage *page;
  MusterPlanSide *side;

  gtk_widget_activate_action (GTK_WIDGET (ui->window), "win.new-battle", NULL);
  muster_test_ui_settle ();
  page = muster_window_pages_get_plan_page (ui->window);
  side = muster_battle_plan_get_side (
    muster_plan_session_get_plan (muster_plan_page_get_session (page)), 0);
  muster_plan_side_replace_force (side, 0, force);
  muster_plan_side_set_name (side, name);
  muster_test_ui_click (muster_test_ui_find_id (GTK_WIDGET (page), "next"));
  assert_shows (ui, name);
}

static void
add (const char *what,
     guint       which,
     void      (*test) (MusterTestUi *, gconstpointer))
{
  g_autofree char *path = g_strdup_printf ("/texts/%s-are-shown-as-they-are/%u", what, which);

  g_test_add (path, MusterTestUi, NAMES[which], muster_test_ui_set_up, test,
              muster_test_ui_tear_down);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (NAMES); i++)
    {
      add ("names", i, test_names_are_shown_as_they_are);
      add ("forces", i, test_forces_are_shown_as_they_are);
      add ("results", i, test_results_are_shown_as_they_are);
      add ("plans", i, test_plans_are_shown_as_they_are);
    }
  g_test_add ("/texts/names-in-the-score", MusterTestUi,
              "The Assembled Clans of the Great Northern Valleys", muster_test_ui_set_up,
              test_names_in_the_score, muster_test_ui_tear_down);

  return g_test_run ();
}
