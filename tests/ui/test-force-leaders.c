/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-leader-dice.h"
#include "muster-test-ui.h"
#include "store/muster-files.h"
#include "tests/ui/muster-test-force-page.h"

/* Leaders on the page of a force: their rolls, names and portraits. */

static MusterLeader *
get_leader (MusterTestUi *ui,
            guint         position)
{
  return muster_force_unit_get_leader (muster_force_get_unit (muster_test_force_get_force (ui), position));
}

static void
test_a_leader_is_rolled_by_typed_dice (MusterTestUi  *ui,
                                       gconstpointer  data)
{
  GtkWindow *dice;

  muster_test_force_choose_unit (ui, 0);
  muster_test_force_act (ui, "force.type-leader");
  dice = muster_test_force_find_dialog (MUSTER_TYPE_LEADER_DICE);
  g_assert_nonnull (dice);
  muster_test_ui_press (GTK_WIDGET (dice), "5");
  muster_test_ui_press (GTK_WIDGET (dice), "46");
  g_assert_null (muster_test_force_find_dialog (MUSTER_TYPE_LEADER_DICE));
  g_assert_cmpint (muster_leader_get_leadership (get_leader (ui, 0)), ==, 6);
  g_assert_nonnull (muster_leader_get_trait (get_leader (ui, 0)));
  g_assert_cmpint (muster_leader_get_trait (get_leader (ui, 0))->dice[0], ==, 4);
  g_assert_cmpint (muster_leader_get_trait (get_leader (ui, 0))->dice[1], ==, 6);
  g_assert_cmpint (muster_leader_get_leadership (get_leader (ui, 1)), ==, 0);
}

/* One die is pointed at, one thrown by the program and one typed. */
static void
test_a_leader_is_rolled_by_pointer (MusterTestUi  *ui,
                                    gconstpointer  data)
{
  GtkWindow *dice;

  muster_test_force_choose_unit (ui, 0);
  muster_test_force_act (ui, "force.type-leader");
  dice = muster_test_force_find_dialog (MUSTER_TYPE_LEADER_DICE);
  muster_test_ui_click (muster_test_ui_find_button (GTK_WIDGET (dice), "5"));
  g_assert_true (muster_test_ui_shows (GTK_WIDGET (dice),
                                       "2 dice, read one after the other: what he is like"));
  muster_test_ui_press (GTK_WIDGET (dice), "4");
  muster_test_ui_click (muster_test_ui_find_button (GTK_WIDGET (dice), "Roll 1"));
  g_assert_null (muster_test_force_find_dialog (MUSTER_TYPE_LEADER_DICE));
  g_assert_cmpint (muster_leader_get_leadership (get_leader (ui, 0)), >, 0);
  g_assert_cmpint (muster_leader_get_trait (get_leader (ui, 0))->dice[0], ==, 4);
}

static void
test_a_reroll_is_asked_first (MusterTestUi  *ui,
                              gconstpointer  data)
{
  GtkWindow *question;
  int leadership;

  muster_test_force_act (ui, "force.roll-all");
  for (guint i = 0; i < 4; i++)
    g_assert_cmpint (muster_leader_get_leadership (get_leader (ui, i)), >, 0);

  muster_test_force_choose_unit (ui, 0);
  leadership = muster_leader_get_leadership (get_leader (ui, 0));
  muster_test_force_act (ui, "force.roll-leader");
  question = muster_test_force_find_dialog (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (question);
  g_assert_cmpint (muster_leader_get_leadership (get_leader (ui, 0)), ==, leadership);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (question), "confirm");
  muster_test_ui_settle ();
  g_assert_cmpint (muster_leader_get_leadership (get_leader (ui, 0)), >, 0);

  muster_test_force_act (ui, "force.undo");
  muster_test_force_act (ui, "force.undo");
  for (guint i = 0; i < 4; i++)
    g_assert_cmpint (muster_leader_get_leadership (get_leader (ui, i)), ==, 0);
}

/* Asks for one roll for many, by typed dice, and types them. */
static void
type_shared (MusterTestUi *ui,
             const char   *scope,
             const char   *title,
             const char   *dice)
{
  GtkWindow *window;

  g_assert_true (
    gtk_widget_activate_action (muster_test_force_get_page (ui), "force.type-shared", "s", scope));
  muster_test_ui_settle ();
  if (muster_test_force_find_dialog (ADW_TYPE_MESSAGE_DIALOG) != NULL)
    {
      adw_message_dialog_response (
        ADW_MESSAGE_DIALOG (muster_test_force_find_dialog (ADW_TYPE_MESSAGE_DIALOG)), "confirm");
      muster_test_ui_settle ();
    }
  window = muster_test_force_find_dialog (MUSTER_TYPE_LEADER_DICE);
  g_assert_nonnull (window);
  g_assert_true (muster_test_ui_shows (GTK_WIDGET (window), title));
  g_assert_true (muster_test_ui_shows (GTK_WIDGET (window), "1 die, it gives his Leadership"));
  muster_test_ui_press (GTK_WIDGET (window), dice);
  g_assert_null (muster_test_force_find_dialog (MUSTER_TYPE_LEADER_DICE));
}

static void
test_one_roll_stands_for_many (MusterTestUi  *ui,
                               gconstpointer  data)
{
  static const char *const RULES[] = { "simplified-leaders", NULL };
  MusterForce *force = muster_test_force_get_force (ui);

  /* Without the rule there is nothing of the kind. */
  gtk_widget_activate_action (muster_test_force_get_page (ui), "force.type-shared", "s", "force");
  g_assert_null (muster_test_force_find_dialog (MUSTER_TYPE_LEADER_DICE));
  muster_force_set_optional_rules (force, RULES);
  muster_test_ui_settle ();
  type_shared (ui, "force", "All Leaders", "5");
  for (guint i = 0; i < 4; i++)
    {
      g_assert_cmpint (muster_leader_get_leadership (get_leader (ui, i)), ==, 5);
      g_assert_null (muster_leader_get_trait (get_leader (ui, i)));
    }

  type_shared (ui, "kind", "Regular Infantry 1 and all of its kind", "1");
  for (guint i = 0; i < 4; i++)
    g_assert_cmpint (muster_leader_get_leadership (get_leader (ui, i)), ==,
                     muster_leader_get_leadership (get_leader (ui, 0)));
  g_assert_cmpint (muster_leader_get_leadership (get_leader (ui, 0)), !=, 5);
  muster_test_force_act (ui, "force.undo");
  g_assert_cmpint (muster_leader_get_leadership (get_leader (ui, 3)), ==, 5);
}

static void
test_rules_without_rolls_offer_none (MusterTestUi  *ui,
                                     gconstpointer  data)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterRuleset *hexcard = muster_library_find_ruleset (library, "hexcard");
  GPtrArray *starters = muster_catalog_get_starter_forces (muster_ruleset_get_catalog (hexcard));
  g_autoptr (MusterForce) force =
    muster_force_new_from_starter (hexcard, g_ptr_array_index (starters, 0));

  muster_window_forces_add (ui->window, force);
  g_assert_true (muster_test_ui_wait_page (ui, "force"));
  muster_test_force_choose_unit (ui, 1);
  gtk_widget_activate_action_variant (muster_test_force_get_page (ui), "force.roll-leader", NULL);
  gtk_widget_activate_action_variant (muster_test_force_get_page (ui), "force.roll-all", NULL);
  g_assert_cmpint (muster_leader_get_leadership (get_leader (ui, 1)), ==, 0);
  g_assert_true (muster_test_ui_hides (GTK_WIDGET (ui->window), "Not rolled yet"));
  g_assert_true (muster_test_ui_hides (GTK_WIDGET (ui->window), "no budget"));
}

static void
test_rolls_stand_in_the_record (MusterTestUi  *ui,
                                gconstpointer  data)
{
  muster_test_force_act (ui, "force.roll-all");
  muster_test_force_act (ui, "force.undo");
  muster_test_force_act (ui, "force.details");
  g_assert_true (muster_test_ui_says (ui, "Record of the Leaders"));
  g_assert_true (muster_test_ui_says (ui, "4 entries"));

  /* What was undone has been rolled all the same. */
  muster_test_force_act (ui, "force.roll-all");
  g_assert_nonnull (muster_test_force_find_dialog (ADW_TYPE_MESSAGE_DIALOG));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (muster_test_force_find_dialog (ADW_TYPE_MESSAGE_DIALOG)),
                               "cancel");
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_says (ui, "4 entries"));
}

static void
test_leaders_are_named (MusterTestUi  *ui,
                        gconstpointer  data)
{
  g_autofree char *first = NULL;

  muster_leader_set_name (get_leader (ui, 1), "Gordon");
  muster_leader_set_name_locked (get_leader (ui, 1), TRUE);
  muster_test_force_act (ui, "force.name-all");
  for (guint i = 0; i < 4; i++)
    g_assert_cmpstr (muster_leader_get_name (get_leader (ui, i)), !=, "");
  g_assert_cmpstr (muster_leader_get_name (get_leader (ui, 1)), ==, "Gordon");

  muster_test_force_choose_unit (ui, 0);
  first = g_strdup (muster_leader_get_name (get_leader (ui, 0)));
  muster_test_force_act (ui, "force.name-leader");
  g_assert_cmpstr (muster_leader_get_name (get_leader (ui, 0)), !=, first);
  muster_test_force_act (ui, "force.undo");
  g_assert_cmpstr (muster_leader_get_name (get_leader (ui, 0)), ==, first);
}

static GFile *
write_file (MusterTestUi *ui,
            const char   *name,
            const void   *bytes,
            gssize        length)
{
  g_autofree char *path = muster_test_dir_build (ui->dir, name);
  g_autoptr (GError) error = NULL;

  muster_files_write (path, bytes, length, &error);
  g_assert_no_error (error);
  return g_file_new_for_path (path);
}

static GFile *
write_picture (MusterTestUi *ui)
{
  static const guchar PIXELS[4 * 4 * 3] = { 200, 30, 30 };
  g_autoptr (GBytes) pixels = g_bytes_new_static (PIXELS, sizeof PIXELS);
  g_autoptr (GdkTexture) texture = gdk_memory_texture_new (4, 4, GDK_MEMORY_R8G8B8, pixels, 12);
  g_autoptr (GBytes) png = gdk_texture_save_to_png_bytes (texture);

  return write_file (ui, "gordon.png", g_bytes_get_data (png, NULL),
                     (gssize) g_bytes_get_size (png));
}

static gboolean
shows_picture (MusterTestUi *ui)
{
  AdwAvatar *avatar = ADW_AVATAR (muster_test_ui_find (muster_test_force_get_page (ui), ADW_TYPE_AVATAR));

  muster_test_ui_settle ();
  return adw_avatar_get_custom_image (avatar) != NULL;
}

/* A worker reads it. */
static gboolean
has_portrait (gpointer leader)
{
  return *muster_leader_get_portrait (leader) != '\0';
}

static gboolean
has_report (gpointer data)
{
  return muster_test_force_find_dialog (ADW_TYPE_MESSAGE_DIALOG) != NULL;
}

static void
test_a_portrait_comes_and_goes (MusterTestUi  *ui,
                                gconstpointer  data)
{
  g_autoptr (GFile) file = write_picture (ui);
  g_autoptr (MusterForce) kept = NULL;

  muster_test_force_choose_unit (ui, 0);
  g_assert_false (shows_picture (ui));
  muster_window_force_page_set_portrait (ui->window,
                                         muster_force_get_unit (muster_test_force_get_force (ui), 0), file);
  g_assert_true (muster_test_wait_until (has_portrait, get_leader (ui, 0), MUSTER_TEST_PATIENCE));
  g_assert_true (shows_picture (ui));

  /* What is shown is the store's own copy. */
  g_assert_true (g_file_delete (file, NULL, NULL));
  muster_test_force_choose_unit (ui, 1);
  g_assert_false (shows_picture (ui));
  muster_test_force_choose_unit (ui, 0);
  g_assert_true (shows_picture (ui));
  kept = muster_test_force_read_kept (ui);
  g_assert_cmpstr (
    muster_leader_get_portrait (muster_force_unit_get_leader (muster_force_get_unit (kept, 0))), ==,
    muster_leader_get_portrait (get_leader (ui, 0)));

  muster_test_force_act (ui, "force.remove-portrait");
  g_assert_false (shows_picture (ui));
  muster_test_force_act (ui, "force.undo");
  g_assert_true (shows_picture (ui));
  muster_test_force_act (ui, "force.undo");
  g_assert_false (shows_picture (ui));
}

static void
test_what_is_no_picture_is_refused (MusterTestUi  *ui,
                                    gconstpointer  data)
{
  g_autoptr (GFile) file = write_file (ui, "list.png", "Regular Infantry\n", -1);
  GtkWindow *report;

  muster_test_force_choose_unit (ui, 0);
  muster_window_force_page_set_portrait (ui->window,
                                         muster_force_get_unit (muster_test_force_get_force (ui), 0), file);
  g_assert_true (muster_test_wait_until (has_report, NULL, MUSTER_TEST_PATIENCE));
  muster_test_ui_settle ();
  report = muster_test_force_find_dialog (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (report);
  g_assert_true (muster_test_ui_shows (GTK_WIDGET (report), "The Picture Could Not Be Used"));
  g_assert_cmpstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (report)), !=, "");
  g_test_message ("%s", adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (report)));
  g_assert_cmpstr (muster_leader_get_portrait (get_leader (ui, 0)), ==, "");
  g_assert_false (shows_picture (ui));
  gtk_window_destroy (report);
}

/* Opens a new force of another ruleset, with its first unit of a kind chosen. */
static MusterForceUnit *
open_force_of (MusterTestUi *ui,
               const char   *ruleset_id,
               const char   *type)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterRuleset *ruleset = muster_library_find_ruleset (library, ruleset_id);
  MusterForce *opened;
  g_autoptr (MusterForce) force = muster_force_new_from_starter (
    ruleset, g_ptr_array_index (muster_catalog_get_starter_forces (muster_ruleset_get_catalog (ruleset)), 0));

  muster_window_forces_add (ui->window, force);
  g_assert_true (muster_test_ui_wait_page (ui, "force"));
  opened = muster_test_force_get_force (ui);
  for (guint i = 0; i < muster_force_get_n_units (opened); i++)
    if (g_str_equal (muster_force_unit_get_type_id (muster_force_get_unit (opened, i)), type))
      {
        muster_test_force_choose_unit (ui, i);
        return muster_force_get_unit (opened, i);
      }
  g_error ("%s has no %s to start with", ruleset_id, type);
}

static GtkDropDown *
find_choice (MusterTestUi *ui,
             const char   *id)
{
  return GTK_DROP_DOWN (muster_test_ui_find_id (muster_test_force_get_page (ui), id));
}

/* M-GEN-01, M-GEN-06: he is with a unit because a player says so. */
static void
test_a_general_is_made (MusterTestUi  *ui,
                        gconstpointer  data)
{
  MusterForceUnit *unit = open_force_of (ui, "magdala", "regular-infantry");
  MusterLeader *leader = muster_force_unit_get_leader (unit);

  g_assert_false (muster_leader_leads (leader));
  gtk_drop_down_set_selected (find_choice (ui, "office"), 1);
  muster_test_ui_settle ();
  g_assert_true (muster_leader_leads (leader));
  g_assert_cmpstr (muster_leader_get_trait_id (leader), ==, "general");
  gtk_drop_down_set_selected (find_choice (ui, "office"), 2);
  muster_test_ui_settle ();
  g_assert_cmpstr (muster_leader_get_trait_id (leader), ==, "imam");

  /* Whoever has a name leads, and without another word he is a General. */
  muster_leader_set_trait_id (leader, "");
  muster_leader_set_name (leader, "Napier");
  muster_test_ui_settle ();
  g_assert_cmpuint (gtk_drop_down_get_selected (find_choice (ui, "office")), ==, 1);
  gtk_drop_down_set_selected (find_choice (ui, "office"), 0);
  muster_test_ui_settle ();
  g_assert_false (muster_leader_leads (leader));
  muster_test_force_act (ui, "force.undo");
  unit = muster_force_unit_view_get_unit (muster_test_force_get_view (ui));
  g_assert_cmpstr (muster_leader_get_name (muster_force_unit_get_leader (unit)), ==, "Napier");
}

/* T-GEN-01: rated 1 to 3, and nobody else has a rating. */
static void
test_a_general_is_rated (MusterTestUi  *ui,
                         gconstpointer  data)
{
  MusterForceUnit *unit = open_force_of (ui, "toysoldier", "general");

  gtk_drop_down_set_selected (find_choice (ui, "rating"), 3);
  muster_test_ui_settle ();
  g_assert_cmpint (muster_leader_get_leadership (muster_force_unit_get_leader (unit)), ==, 3);
  g_assert_cmpuint (
    g_list_model_get_n_items (gtk_drop_down_get_model (find_choice (ui, "rating"))), ==, 4);
  gtk_drop_down_set_selected (find_choice (ui, "rating"), 0);
  muster_test_ui_settle ();
  g_assert_cmpint (muster_leader_get_leadership (muster_force_unit_get_leader (unit)), ==, 0);
  open_force_of (ui, "toysoldier", "infantry");
  g_assert_false (muster_test_ui_has_id (muster_test_force_get_page (ui), "rating"));
}

#define ADD(path, test)                                                                             \
  g_test_add (path, MusterTestUi, NULL, muster_test_force_set_up, test, muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("/force-leaders/a-leader-is-rolled-by-typed-dice", test_a_leader_is_rolled_by_typed_dice);
  ADD ("/force-leaders/a-leader-is-rolled-by-pointer", test_a_leader_is_rolled_by_pointer);
  ADD ("/force-leaders/a-reroll-is-asked-first", test_a_reroll_is_asked_first);
  ADD ("/force-leaders/one-roll-stands-for-many", test_one_roll_stands_for_many);
  ADD ("/force-leaders/a-portrait-comes-and-goes", test_a_portrait_comes_and_goes);
  ADD ("/force-leaders/what-is-no-picture-is-refused", test_what_is_no_picture_is_refused);
  ADD ("/force-leaders/rules-without-rolls-offer-none", test_rules_without_rolls_offer_none);
  ADD ("/force-leaders/rolls-stand-in-the-record", test_rolls_stand_in_the_record);
  ADD ("/force-leaders/a-general-is-made", test_a_general_is_made);
  ADD ("/force-leaders/a-general-is-rated", test_a_general_is_rated);
  ADD ("/force-leaders/leaders-are-named", test_leaders_are_named);

  return g_test_run ();
}
