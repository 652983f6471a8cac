/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/campaign/muster-campaign-page.h"
#include "app/forces/muster-force-page.h"
#include "app/plan/muster-plan-page.h"
#include "core/battle/muster-battle-file.h"
#include "core/campaign/muster-campaign-file.h"
#include "core/forces/muster-force-file.h"
#include "muster-test-campaigns.h"
#include "muster-test-club.h"
#include "muster-test-marks.h"
#include "muster-test-store.h"
#include "store/club/muster-club-seasons.h"
#include "store/muster-club-look.h"
#include "store/muster-packs.h"

/* A mark that any label would take for markup stands before every text of a pack, a force, a battle, a
 * campaign and a club, and every page shows them: a warning of the toolkit ends the test. */

/* What the window's library has: the rules and the marked pack. */
static MusterLibrary *library;

/* (transfer full): one of the blocks of JSON of a page of the documentation */
static char *
dup_block (const char *page,
           guint       number)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "docs", page, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) parts = NULL;
  char *end;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  parts = g_strsplit (text, "```json\n", -1);
  g_assert_cmpuint (g_strv_length (parts), >, number + 1);
  end = strstr (parts[number + 1], "\n```");
  g_assert_nonnull (end);
  return g_strndup (parts[number + 1], (gsize) (end - parts[number + 1]));
}

static gboolean
is_pack (const char *text,
         gpointer    data)
{
  g_autoptr (MusterLibrary) other = muster_test_library_new ();

  muster_library_add_pack (other, "marked", "marked.json", text, strlen (text));
  return muster_library_editions_find_pack (other, "marked")->error == NULL;
}

/* Of the rules themselves: one of everything that a pack may have, in the place of theirs. */
static char *
dup_pack (void)
{
  static const char *const FILES[] = {
    "10-units", "20-options", "25-figures", "30-traits", "40-scenarios", "45-solo", "50-forces",
    "60-reference", "70-rulings",
  };
  g_autoptr (JsonNode) root = json_from_string (
    "{\"format\": \"muster-catalog\", \"version\": 1, \"ruleset\": \"kings\", \"pack\": {\"name\": \"House\","
    " \"author\": \"Ann\", \"note\": \"As we play\"}}", NULL);
  JsonObject *pack = json_node_get_object (root);

  for (guint i = 0; i < G_N_ELEMENTS (FILES); i++)
    {
      g_autofree char *name = g_strconcat (FILES[i], ".json", NULL);
      g_autofree char *path =
        g_test_build_filename (G_TEST_DIST, "..", "data", "rulesets", "kings", name, NULL);
      g_autofree char *text = NULL;
      g_autoptr (JsonNode) node = NULL;
      g_autoptr (GList) members = NULL;

      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      node = json_from_string (text, NULL);
      members = json_object_get_members (json_node_get_object (node));
      for (GList *member = members; member != NULL; member = member->next)
        if (!json_object_has_member (pack, member->data) && strcmp (member->data, "stats") != 0 &&
            strcmp (member->data, "weapon_stats") != 0)
          json_object_set_member (
            pack, member->data,
            json_node_copy (json_object_get_member (json_node_get_object (node), member->data)));
    }
  return json_to_string (root, FALSE);
}

static gboolean
is_force (const char *text,
          gpointer    data)
{
  g_autoptr (MusterForce) force = muster_force_file_read (library, text, strlen (text), "force", NULL);

  return force != NULL;
}

static gboolean
is_battle (const char *text,
           gpointer    data)
{
  g_autoptr (MusterBattle) battle = muster_battle_file_read (library, text, strlen (text), "battle", NULL);

  return battle != NULL;
}

static gboolean
is_campaign (const char *text,
             gpointer    data)
{
  g_autoptr (MusterCampaign) campaign =
    muster_campaign_file_read (library, text, strlen (text), "campaign", NULL, NULL);

  return campaign != NULL;
}

/* One with all rules on, of which half has been fought. */
static char *
dup_campaign (void)
{
  g_autofree char *text = muster_test_campaigns_invent (37, 4, 3);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCampaign) campaign =
    muster_campaign_file_read (library, text, strlen (text), "campaign", NULL, &error);
  MusterRandom random;

  g_assert_no_error (error);
  muster_random_init (&random, 37);
  for (guint i = 0; i < 40; i++)
    muster_test_campaigns_go_on (campaign, &random);
  return muster_campaign_file_write (campaign);
}

static char *
put (const char      *what,
     char            *text,
     MusterTestTaken  is_taken,
     guint            n_least)
{
  g_autofree char *owned = text;
  guint n;
  char *marked = muster_test_marks_put (owned, is_taken, NULL, &n);

  g_test_message ("%s: %u kinds of texts", what, n);
  g_assert_cmpuint (n, >=, n_least);
  return marked;
}

/* The pack is where the window looks for packs. */
static void
make_library (void)
{
  g_autofree char *folder = muster_packs_dup_default_path ();
  g_autofree char *path = g_build_filename (folder, "marked.json", NULL);
  g_autofree char *pack = put ("pack", dup_pack (), is_pack, 25);

  library = muster_test_library_new ();
  muster_library_add_pack (library, "marked", path, pack, strlen (pack));
  g_assert_null (muster_library_editions_find_pack (library, "marked")->error);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, pack, -1, NULL));
}

/* How many labels below @root show the mark; in each it stands as it is. */
static guint
count_marks (GtkWidget *root)
{
  guint n = 0;

  if (GTK_IS_LABEL (root) && gtk_widget_get_mapped (root))
    n += strstr (gtk_label_get_text (GTK_LABEL (root)), MUSTER_TEST_MARK) != NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_marks (child);
  return n;
}

static void
look_at (GtkWidget  *root,
         const char *what)
{
  guint n;

  muster_test_ui_settle ();
  n = count_marks (root);
  g_test_message ("%s: %u marks", what, n);
  if (n == 0)
    g_error ("%s does not show a text with a mark", what);
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
open (MusterTestUi *ui,
      const char   *action,
      GVariant     *target)
{
  GtkWidget *dialog = NULL;

  g_test_message ("%s", action);
  if (g_str_has_prefix (action, "app."))
    g_action_group_activate_action (G_ACTION_GROUP (ui->application), action + strlen ("app."), target);
  else
    muster_test_ui_activate (ui, action, target);
  g_assert_true (muster_test_wait_until (has_dialog, &dialog, MUSTER_TEST_PATIENCE));
  muster_test_ui_settle ();
  g_test_message ("%s: %u marks", action, count_marks (dialog));
  gtk_window_destroy (GTK_WINDOW (dialog));
  muster_test_ui_settle ();
}

static GtkWidget *
find_page (MusterTestUi *ui,
           GType         type)
{
  return muster_test_ui_find (GTK_WIDGET (ui->window), type);
}

static void
try_lists (MusterTestUi *ui,
           const char   *page)
{
  muster_test_ui_show_page (ui, page);
  look_at (GTK_WIDGET (ui->window), page);
}

static void
test_packs (MusterTestUi  *ui,
            gconstpointer  data)
{
  static const char *const STEPS[] = { "scenario", "forces", "rules", "deploy" };
  GPtrArray *scenarios;
  MusterPlanPage *page;
  MusterBattlePlan *plan;

  muster_test_ui_show_page (ui, "reference");
  muster_test_ui_settle ();
  open (ui, "app.preferences", NULL);
  open (ui, "win.new-force", g_variant_new_string ("starter"));
  muster_test_ui_activate (ui, "win.new-battle", NULL);
  page = muster_window_pages_get_plan_page (ui->window);
  plan = muster_plan_session_get_plan (muster_plan_page_get_session (page));
  scenarios = muster_catalog_get_scenarios (muster_battle_plan_get_catalog (plan));
  for (guint i = 0; i < scenarios->len; i++)
    {
      muster_battle_plan_set_scenario (plan, scenarios->pdata[i]);
      for (guint j = 0; j < G_N_ELEMENTS (STEPS); j++)
        {
          muster_plan_page_show_step (page, STEPS[j]);
          look_at (GTK_WIDGET (page), STEPS[j]);
        }
    }
  muster_plan_page_show_step (page, "deploy");
  muster_test_ui_settle ();
  gtk_widget_activate_action (GTK_WIDGET (page), "plan.close", NULL);
  g_assert_true (muster_test_ui_wait_page (ui, "battles"));
  try_lists (ui, "battles");
  open (ui, "win.scenario-sheet", g_variant_new_int64 (1));
}

static void
test_forces (MusterTestUi  *ui,
             gconstpointer  data)
{
  g_autofree char *text = put ("force", dup_block ("force-file.md", 0), is_force, 6);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForce) force = muster_force_file_read (library, text, strlen (text), "force", &error);
  MusterForceUnitView *view;
  GtkWidget *page;

  g_assert_no_error (error);
  muster_force_set_notes (force, MUSTER_TEST_MARK "notes");
  muster_force_unit_set_notes (muster_force_get_unit (force, 0), MUSTER_TEST_MARK "notes");
  muster_window_forces_add (ui->window, force);
  g_assert_true (muster_test_ui_wait_page (ui, "force"));
  page = find_page (ui, MUSTER_TYPE_FORCE_PAGE);
  view = muster_force_page_get_view (MUSTER_FORCE_PAGE (page));
  for (guint i = 0; i < muster_force_get_n_units (muster_force_unit_view_get_force (view)); i++)
    {
      muster_force_unit_view_set_unit (view,
                                       muster_force_get_unit (muster_force_unit_view_get_force (view), i));
      look_at (page, "a unit");
    }
  gtk_widget_activate_action (page, "force.roll-all", NULL);
  look_at (page, "after a roll");
  gtk_widget_activate_action (page, "force.add-variant", NULL);
  look_at (page, "a variant");
  open (ui, "win.print-force", g_variant_new_int64 (1));
  open (ui, "win.force-careers", g_variant_new_int64 (1));
  try_lists (ui, "forces");
  try_lists (ui, "desk");
  muster_test_ui_activate (ui, "win.remove-force", g_variant_new_int64 (1));
  look_at (GTK_WIDGET (ui->window), "a force that was deleted");
}

static gint64
import_battle (MusterTestUi *ui,
               const char   *text)
{
  g_autoptr (GError) error = NULL;
  gint64 id;

  muster_test_import_battle (muster_store_get_battles (muster_test_ui_get_store (ui)), library, text,
                             strlen (text), "battle", &id, &error);
  g_assert_no_error (error);
  return id;
}

static void
try_orders (MusterTestUi *ui,
            GListModel   *orders)
{
  for (guint i = 0; i < g_list_model_get_n_items (orders); i++)
    {
      g_autoptr (MusterOrderItem) order = g_list_model_get_item (orders, i);

      muster_battle_session_choose (muster_window_pages_get_session (ui->window), order);
      muster_test_ui_settle ();
    }
}

static void
test_battles (MusterTestUi  *ui,
              gconstpointer  data)
{
  g_autofree char *text = put ("battle", dup_block ("battle-file.md", 0), is_battle, 6);
  gint64 id = import_battle (ui, text);
  MusterBattleSession *session;
  MusterOrderList *orders;
  int n_units;

  try_lists (ui, "battles");
  muster_window_battles_open (ui->window, id);
  g_assert_true (muster_test_ui_wait_page (ui, "battle"));
  look_at (GTK_WIDGET (ui->window), "battle");
  session = muster_window_pages_get_session (ui->window);
  orders = muster_battle_session_get_orders (session);
  n_units = muster_battle_get_state (muster_battle_session_get_battle (session))->n_units;
  for (int unit = -1; unit < n_units; unit++)
    {
      muster_battle_session_set_unit (session, unit);
      try_orders (ui, muster_order_list_get_own (orders));
      try_orders (ui, muster_order_list_get_common (orders));
    }
  look_at (GTK_WIDGET (ui->window), "all orders");
  open (ui, "win.table-view", NULL);
  open (ui, "win.battle-result", g_variant_new_int64 (id));
  open (ui, "win.print-battle", g_variant_new_int64 (id));
  open (ui, "win.rename-battle", g_variant_new_int64 (id));
  open (ui, "win.club-battle", g_variant_new_int64 (id));
  try_lists (ui, "desk");
  muster_test_ui_activate (ui, "win.remove-battle", g_variant_new_int64 (id));
  look_at (GTK_WIDGET (ui->window), "a battle that was deleted");
}

static void
test_campaigns (MusterTestUi  *ui,
                gconstpointer  data)
{
  static const char *const PARTS[] = { "overview", "todo", "forces", "careers", "standings", "journal" };
  g_autofree char *text = put ("campaign", dup_campaign (), is_campaign, 8);
  MusterLedgerStore *campaigns = muster_store_get_campaigns (muster_test_ui_get_store (ui));
  g_autoptr (GError) error = NULL;
  GtkWidget *page;
  gint64 id;

  muster_test_import_campaign (campaigns, library, text, strlen (text), "campaign", &id, &error);
  g_assert_no_error (error);
  try_lists (ui, "campaigns");
  try_lists (ui, "desk");
  muster_window_campaigns_open (ui->window, id);
  g_assert_true (muster_test_ui_wait_page (ui, "campaign"));
  page = find_page (ui, MUSTER_TYPE_CAMPAIGN_PAGE);
  for (guint i = 0; i < G_N_ELEMENTS (PARTS); i++)
    {
      muster_campaign_page_show_part (MUSTER_CAMPAIGN_PAGE (page), PARTS[i]);
      look_at (page, PARTS[i]);
    }
  open (ui, "win.campaign-rules", NULL);
  open (ui, "win.campaign-gazette", NULL);
  open (ui, "win.campaign-print", NULL);
  open (ui, "win.campaign-order", g_variant_new ("(ss)", "note", ""));
  open (ui, "win.rename-campaign", g_variant_new_int64 (id));
  open (ui, "win.club-campaign", g_variant_new_int64 (id));
  open (ui, "win.new-campaign", NULL);
  muster_test_ui_show_page (ui, "campaigns");
  muster_test_ui_activate (ui, "win.remove-campaign", g_variant_new_int64 (id));
  look_at (GTK_WIDGET (ui->window), "a campaign that was deleted");
}

#define M MUSTER_TEST_MARK
#define GAME M "Saga," M "Ford," M "Hall," M "War," M "said\n"

static const char TABLE[] =
  "battle,date,player,side,result,points,role,force,ruleset,scenario,place,campaign,notes\n"
  M "a,2026-01-01," M "Ann Low," M "Red,win,5,attacker," M "Foot," GAME
  M "a,2026-01-01," M "Ben," M "Blue,loss,3,defender," M "Horse," GAME
  M "b,2026-02-01," M "A. Low," M "Red,win,5,attacker," M "Foot," GAME
  M "b,2026-02-01," M "Cid," M "Blue,loss,3,defender," M "Horse," GAME
  M "c,2026-02-02," M "Ben," M "Red,draw,,,,kings,A,,,\n"
  M "c,2026-02-02," M "Cid," M "Blue,draw,,,,kings,A,,,\n";

static void
fill_club (MusterTestUi *ui)
{
  MusterStore *store = muster_test_ui_get_store (ui);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterClubImport) import =
    muster_club_import_new (TABLE, strlen (TABLE), "table", NULL, NULL, &error);
  g_autoptr (MusterClubMember) member = muster_club_member_new (M "Ann Low");
  const MusterClubScoring scoring = MUSTER_CLUB_SCORING_DEFAULT;
  g_autoptr (MusterClubSeason) season =
    muster_club_season_new (M "Winter", "2026-01-01", "2026-12-31", &scoring);
  const MusterClubLook look = { (char *) M "Club", (char *) "#1a5fb4", (char *) "<&>" };

  g_assert_no_error (error);
  g_assert_cmpuint (import->results->len, >=, 2);
  g_assert_true (muster_club_store_put (muster_store_get_club (store), import->results, NULL, &error));
  g_free (member->nickname);
  member->nickname = g_strdup (M "Annie");
  g_free (member->contact);
  member->contact = g_strdup (M "ann@example.org");
  g_free (member->notes);
  member->notes = g_strdup (M "a friend");
  g_assert_true (muster_club_people_set_member (muster_store_get_club (store), member, &error));
  g_assert_true (muster_club_seasons_put (season, muster_store_get_documents (store), &error));
  g_assert_true (muster_club_look_save (&look, store, &error));
  g_assert_no_error (error);
}

static MusterClub *
show_club (MusterTestUi *ui)
{
  MusterClub *club;

  muster_window_show_page (ui->window, "club");
  club = muster_club_page_get_club (MUSTER_CLUB_PAGE (find_page (ui, MUSTER_TYPE_CLUB_PAGE)));
  g_assert_true (muster_test_wait_until (muster_test_club_is_loaded, club, MUSTER_TEST_PATIENCE));
  muster_test_ui_settle ();
  return club;
}

static void
plan_evening (MusterClub     *club,
              MusterClubPage *page)
{
  static const char *const PEOPLE[] = { M "Ann Low", M "Ben", M "Cid" };
  MusterEvening *evening = muster_evening_new (muster_club_get_today (club));
  MusterClubEvening *shown = muster_club_page_get_evening (page);
  g_autoptr (GError) error = NULL;

  g_free (evening->title);
  evening->title = g_strdup (M "Winter evening");
  g_free (evening->place);
  evening->place = g_strdup (M "Hall");
  g_ptr_array_add (evening->expected, g_strdup (M "Dan"));
  g_assert_true (muster_club_evening_keep (shown, evening, &error));
  for (guint i = 0; i < G_N_ELEMENTS (PEOPLE); i++)
    g_assert_true (muster_club_evening_come (shown, PEOPLE[i], "19:30", &error));
  g_assert_true (muster_club_evening_draw (shown, MUSTER_EVENING_NEXT, &error));
  g_assert_true (muster_club_evening_set_game (shown, 1, M "Saga", M "Ford", 1, &error));
  g_assert_no_error (error);
}

static void
plan_event (MusterClub     *club,
            MusterClubPage *page)
{
  static const char *const PEOPLE[] = { M "Ann Low", M "Ben", M "Cid" };
  MusterTournament *cup = muster_tournament_new (M "Cup", muster_club_get_today (club));
  MusterClubEvent *shown = muster_club_page_get_event (page);
  const gint64 points[] = { 500, 300 };
  g_autoptr (GError) error = NULL;

  g_free (cup->ruleset);
  cup->ruleset = g_strdup (M "Saga");
  cup->n_rounds = 2;
  for (guint i = 0; i < G_N_ELEMENTS (PEOPLE); i++)
    {
      MusterTournamentPlayer *player = muster_tournament_add_player (cup, PEOPLE[i]);

      g_free (player->force);
      player->force = g_strdup (M "Foot");
    }
  g_assert_true (muster_club_event_keep (shown, cup, &error));
  g_assert_true (muster_club_event_draw (shown, NULL, &error));
  g_assert_true (muster_club_rounds_set_result (MUSTER_CLUB_ROUNDS (shown), 1, MUSTER_CLUB_WIN, points,
                                                &error));
  g_assert_no_error (error);
}

static void
try_dialogs (MusterTestUi *ui)
{
  static const char *const ACTIONS[] = {
    "win.enter-result", "win.plan-evening", "win.change-evening", "win.plan-event", "win.change-event",
    "win.club-look", "win.club-seasons", "win.club-names", "win.print-club", "win.print-evening",
    "win.print-event", "win.event-round-by-hand",
  };
  static const char *const OF_MEMBERS[] = {
    "win.edit-member", "win.merge-member", "win.rename-member", "win.remove-member", "win.erase-member",
    "win.print-member",
  };

  for (guint i = 0; i < G_N_ELEMENTS (ACTIONS); i++)
    open (ui, ACTIONS[i], NULL);
  for (guint i = 0; i < G_N_ELEMENTS (OF_MEMBERS); i++)
    open (ui, OF_MEMBERS[i], g_variant_new_string (M "Ann Low"));
  open (ui, "win.open-result", g_variant_new_string (M "a"));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (ui->window)),
                          "Date\tPlayer 1\tPlayer 2\tWinner\tGame\n"
                          "2024-01-01\t" M "Low A\t" M "Eve\t" M "Eve\t" M "Saga\n"
                          "never\t" M "A Low\t" M "Eve\t" M "Eve\t" M "saga\n");
  open (ui, "win.paste-results", NULL);
}

static void
test_the_club (MusterTestUi  *ui,
               gconstpointer  data)
{
  static const char *const SECTIONS[] = { "league", "results", "members", "evening", "event" };
  MusterClubPage *page;
  MusterClub *club;

  fill_club (ui);
  club = show_club (ui);
  page = MUSTER_CLUB_PAGE (find_page (ui, MUSTER_TYPE_CLUB_PAGE));
  plan_evening (club, page);
  plan_event (club, page);
  for (guint i = 0; i < G_N_ELEMENTS (SECTIONS); i++)
    {
      muster_club_page_show_section (page, SECTIONS[i]);
      look_at (GTK_WIDGET (page), SECTIONS[i]);
    }
  g_object_set (club, "season", MUSTER_CLUB_SEASON_NAMED M "Winter", "ruleset", M "Saga", "place",
                M "Hall", NULL);
  muster_club_page_show_section (page, "league");
  look_at (GTK_WIDGET (page), "a season");
  gtk_widget_activate_action (GTK_WIDGET (page), "club.show-member", "s", M "Ann Low");
  look_at (GTK_WIDGET (page), "a member");
  muster_club_page_show_section (page, "league");
  try_dialogs (ui);
  muster_test_ui_activate (ui, "win.copy-evening", NULL);
  muster_test_ui_activate (ui, "win.remove-result", g_variant_new_string (M "a"));
  muster_test_ui_show_page (ui, "desk");
}

#define ADD(name, function)                                                                      \
  g_test_add ("/markup/" name, MusterTestUi, NULL, muster_test_ui_set_up, function, \
              muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  int status;

  muster_test_ui_init (&argc, &argv);
  make_library ();

  ADD ("packs", test_packs);
  ADD ("forces", test_forces);
  ADD ("battles", test_battles);
  ADD ("campaigns", test_campaigns);
  ADD ("the-club", test_the_club);

  status = g_test_run ();
  g_clear_object (&library);
  return status;
}
