/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gstdio.h>

#include "app/models/hub/muster-hub-keyring.h"
#include "core/club/muster-club-import.h"
#include "muster-test-hub.h"

typedef char Keyring; /* the path of a file */

/* Two desks that meet at a real hub, without a window. */

static guint
count_sockets (void)
{
  g_autoptr (GDir) folder = g_dir_open ("/proc/self/fd", 0, NULL);
  const char *name;
  guint n = 0;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_build_filename ("/proc/self/fd", name, NULL);
      g_autofree char *target = g_file_read_link (path, NULL);

      n += target != NULL && g_str_has_prefix (target, "socket:");
    }

  return n;
}

static void
said_cb (MusterHubCentre *centre,
         const char      *sentence,
         GString         *said)
{
  g_string_append (said, sentence);
}

static gboolean
is_idle (gpointer data)
{
  return !muster_hub_centre_is_busy (((Desk *) data)->centre);
}

static gboolean
wants_decision (gpointer data)
{
  Desk *desk = data;

  return is_idle (desk) && muster_hub_centre_count_decisions (desk->centre) == 1;
}

/* The hub has what this desk stored last: so many links of a battle, or so many versions of a result. */
static gboolean
has_sent (gpointer data)
{
  Desk *desk = data;
  const MusterHubStanding *standing = muster_hub_centre_get_standing (desk->centre);

  for (guint i = 0; is_idle (desk) && i < standing->items->len; i++)
    {
      const MusterHubItem *item = standing->items->pdata[i];

      if (g_str_equal (item->kind, desk->kind) && item->mark->n == desk->n_wanted)
        return item->state == MUSTER_HUB_SAME;
    }

  return FALSE;
}

static gboolean
has_battle (gpointer data)
{
  Desk *desk = data;

  return find_battle (desk->store, desk->kind) != 0;
}

/* Both desks have joined and have the battle. Gives back its UUID. */
static char *
meet (Desk *here,
      Desk *there)
{
  const char *uri = get_hub ();
  char *uuid;

  open_desk (here);
  open_desk (there);
  uuid = dup_uuid (here->store, add_battle (here->store));
  ask_to_join (here, uri, "Here");
  ask_to_join (there, uri, "There");
  wait (is_up_to_date, here);
  wait (is_up_to_date, there);
  muster_hub_centre_ask_for (here->centre, MUSTER_HUB_WORK_SHARE, "battle", uuid);
  there->kind = uuid;
  wait (has_battle, there);

  return uuid;
}

/* Closes the program of a desk, and starts it again. */
static void
go_home (Desk *desk)
{
  wait (is_idle, desk);
  muster_hub_centre_stop (desk->centre);
  g_clear_object (&desk->centre);
}

static void
come_back (Desk *desk)
{
  desk->centre = muster_hub_centre_new (desk->store, library);
}

static void
test_no_socket_before_joining (void)
{
  guint n = count_sockets ();
  Desk desk = { 0 };

  open_desk (&desk);
  add_battle (desk.store);
  for (guint i = 0; i < 50; i++)
    g_main_context_iteration (NULL, FALSE);
  g_assert_false (muster_hub_centre_has_joined (desk.centre));
  g_assert_false (muster_hub_centre_is_busy (desk.centre));
  g_assert_cmpuint (count_sockets (), ==, n);
  ask_to_join (&desk, get_hub (), "Here");
  wait (is_up_to_date, &desk);
  g_assert_cmpuint (count_sockets (), >, n);
  muster_hub_centre_ask_for (desk.centre, MUSTER_HUB_WORK_LEAVE, NULL, NULL);
  wait (is_idle, &desk);
  g_assert_false (muster_hub_centre_has_joined (desk.centre));
  close_desk (&desk);
}

/* S-SAFE-01 */
static void
test_a_password_is_refused (void)
{
  g_autoptr (GString) said = g_string_new (NULL);
  Desk desk = { 0 };

  open_desk (&desk);
  g_signal_connect (desk.centre, "said", G_CALLBACK (said_cb), said);
  ask_to_join (&desk, "postgresql://ann:hushhush@localhost/club", "Here");
  wait (is_idle, &desk);
  g_assert_false (muster_hub_centre_has_joined (desk.centre));
  g_assert_cmpuint (said->len, >, 0);
  g_assert_null (strstr (said->str, "hushhush"));
  close_desk (&desk);
}

/* What libsecret would ask the session for is a file of this test. */
static char *
set_up_keyring (void)
{
  g_autofree char *folder = g_dir_make_tmp ("muster-XXXXXX", NULL);
  char *path = g_build_filename (folder, "keyring", NULL);

  g_setenv ("SECRET_BACKEND", "file", TRUE);
  g_setenv ("SECRET_FILE_TEST_PATH", path, TRUE);
  g_setenv ("SECRET_FILE_TEST_PASSWORD", "keyring", TRUE);

  return path;
}

static void
tear_down_keyring (char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  g_unlink (path);
  g_rmdir (folder);
  g_free (path);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Keyring, tear_down_keyring)

/* The hub's login that must say a password. */
static char *
dup_locked (const char *uri)
{
  return g_strdup_printf ("postgresql://%s%s", g_getenv ("MUSTER_TEST_LOGIN"), strchr (uri, '@'));
}

static void
ask_with_password (Desk          *desk,
                   MusterHubTask  task,
                   const char    *uri,
                   const char    *password)
{
  MusterHubWork *work = g_new0 (MusterHubWork, 1);

  work->task = task;
  work->uri = g_strdup (uri);
  work->desk = g_strdup ("Here");
  work->password = g_strdup (password);
  muster_hub_centre_ask (desk->centre, work);
}

/* S-SAFE-01: in the window a password comes from the keyring, and stands nowhere else. */
static void
test_the_keyring_knows_the_password (void)
{
  g_autofree char *uri = dup_locked (get_hub ());
  g_autoptr (Keyring) keyring = set_up_keyring ();
  g_autoptr (GString) said = g_string_new (NULL);
  g_autofree char *bytes = NULL;
  const char *password = g_getenv ("MUSTER_TEST_PASSWORD");
  Desk desk = { 0 };
  gsize length;

  if (muster_hub_keyring_get () == NULL)
    {
      g_test_skip ("built without libsecret");
      return;
    }
  open_desk (&desk);
  g_signal_connect (desk.centre, "said", G_CALLBACK (said_cb), said);
  ask_with_password (&desk, MUSTER_HUB_WORK_JOIN, uri, NULL);
  wait (is_idle, &desk);
  g_assert_false (muster_hub_centre_has_joined (desk.centre));
  g_assert_nonnull (strstr (said->str, "password"));
  ask_with_password (&desk, MUSTER_HUB_WORK_JOIN, uri, "wrong");
  wait (is_idle, &desk);
  g_assert_false (muster_hub_centre_has_joined (desk.centre));
  ask_with_password (&desk, MUSTER_HUB_WORK_TEST, uri, password);
  wait (is_idle, &desk);
  g_assert_nonnull (strstr (said->str, "lets you in"));
  g_assert_false (g_file_test (keyring, G_FILE_TEST_EXISTS));

  ask_with_password (&desk, MUSTER_HUB_WORK_JOIN, uri, password);
  wait (is_up_to_date, &desk);
  g_file_get_contents (muster_store_get_path (desk.store), &bytes, &length, NULL);
  g_assert_null (g_strstr_len (bytes, (gssize) length, password));
  g_assert_null (strstr (said->str, password));

  /* The next time the program is started nobody types it. */
  muster_hub_centre_stop (desk.centre);
  g_object_unref (desk.centre);
  desk.centre = muster_hub_centre_new (desk.store, library);
  wait (is_up_to_date, &desk);
  muster_hub_centre_ask_for (desk.centre, MUSTER_HUB_WORK_LEAVE, NULL, NULL);
  wait (is_idle, &desk);
  ask_with_password (&desk, MUSTER_HUB_WORK_JOIN, uri, NULL);
  wait (is_idle, &desk);
  g_assert_false (muster_hub_centre_has_joined (desk.centre));
  close_desk (&desk);
}

static gboolean
has_orders (gpointer data)
{
  Desk *desk = data;
  g_autoptr (MusterStoreList) list = muster_ledger_store_list (muster_store_get_battles (desk->store));
  g_autoptr (MusterLedgerRow) row = g_list_model_get_item (G_LIST_MODEL (list), 0);

  return row != NULL && muster_ledger_row_get_length (row) == desk->n_wanted;
}

/* S-ITEM-01, S-LEDGER-03, S-WATCH-01 */
static void
test_an_order_reaches_the_other_desk (void)
{
  Desk here = { 0 }, there = { 0 };
  g_autofree char *uuid = meet (&here, &there);

  give (here.store, find_battle (here.store, uuid), "end-turn");
  there.n_wanted = 1;
  wait (has_orders, &there);
  g_assert_cmpuint (muster_hub_centre_get_arrivals (there.centre)->len, >=, 1);
  close_desk (&here);
  close_desk (&there);
}

static gboolean
has_settled (gpointer data)
{
  Desk *desk = data;

  return is_up_to_date (desk) && muster_hub_centre_count_decisions (desk->centre) == 0;
}

/* S-FORK-01, S-FORK-03 */
static void
test_a_fork_is_played_on_top (void)
{
  Desk here = { 0 }, there = { 0 };
  g_autofree char *uuid = meet (&here, &there);
  const MusterHubMatter *matter;
  MusterHubWork *work = g_new0 (MusterHubWork, 1);

  go_home (&here);
  give (here.store, find_battle (here.store, uuid), "end-turn");
  give (there.store, find_battle (there.store, uuid), "end-battle");
  there.kind = "battle";
  there.n_wanted = 2;
  wait (has_sent, &there);
  come_back (&here);
  wait (wants_decision, &here);
  matter = muster_hub_centre_get_standing (here.centre)->matters->pdata[0];
  g_assert_cmpint (matter->item->state, ==, MUSTER_HUB_FORKED);
  g_assert_cmpuint (matter->sides->n_common, ==, 0);
  g_assert_cmpuint (g_strv_length (matter->sides->ours), ==, 1);
  g_assert_cmpuint (g_strv_length (matter->sides->theirs), ==, 1);
  g_assert_cmpuint (matter->refused->len, ==, 1);

  work->task = MUSTER_HUB_WORK_SETTLE;
  work->kind = g_strdup ("battle");
  work->key = g_strdup (uuid);
  work->way = MUSTER_HUB_REPLAY;
  muster_hub_centre_ask (here.centre, work);
  wait (has_settled, &here);
  g_assert_cmpuint (count_orders (here.store, find_battle (here.store, uuid)), ==, 1);
  close_desk (&here);
  close_desk (&there);
}

static void
enter (Desk       *desk,
       const char *points)
{
  g_autofree char *table = g_strdup_printf ("battle,date,player,side,result,points\n"
                                            "a,2026-11-12,Tom,A,win,%s\na,2026-11-12,Phil,B,loss,1\n",
                                            points);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterClubImport) import =
    muster_club_import_new (table, strlen (table), "table", NULL, NULL, &error);

  g_assert_no_error (error);
  muster_club_store_put (muster_store_get_club (desk->store), import->results, NULL, &error);
  g_assert_no_error (error);
}

/* S-DOC-03 */
static void
test_a_conflict_shows_what_differs (void)
{
  Desk here = { 0 }, there = { 0 };
  g_autofree char *uuid = meet (&here, &there);
  const MusterHubMatter *matter;
  MusterHubWork *work = g_new0 (MusterHubWork, 1);

  go_home (&here);
  enter (&here, "12");
  enter (&there, "14");
  there.kind = "result";
  there.n_wanted = 1;
  wait (has_sent, &there);
  come_back (&here);
  wait (wants_decision, &here);
  matter = muster_hub_centre_get_standing (here.centre)->matters->pdata[0];
  g_assert_cmpint (matter->item->state, ==, MUSTER_HUB_CONFLICT);
  g_assert_cmpuint (matter->differences->len, ==, 1);

  work->task = MUSTER_HUB_WORK_SETTLE;
  work->kind = g_strdup (matter->item->kind);
  work->key = g_strdup (matter->item->key);
  work->way = MUSTER_HUB_MINE;
  muster_hub_centre_ask (here.centre, work);
  wait (has_settled, &here);
  close_desk (&here);
  close_desk (&there);
}

static gboolean
is_away (gpointer data)
{
  Desk *desk = data;

  return is_idle (desk) && muster_hub_centre_has_joined (desk->centre) &&
         !muster_hub_centre_get_standing (desk->centre)->is_reachable;
}

/* S-SAFE-04, S-WATCH-03: the socket of the server is reached by a link that comes and goes. */
static void
test_a_hub_that_is_away (void)
{
  g_auto (GStrv) parts = g_strsplit (get_hub (), "host=", 2);
  MusterTestDir *dir = muster_test_dir_new ();
  g_autofree char *link = muster_test_dir_build (dir, "s");
  g_autofree char *uri = g_strconcat (parts[0], "host=", link, NULL);
  g_autofree char *status = NULL;
  Desk desk = { 0 };

  g_assert_cmpint (symlink (parts[1], link), ==, 0);
  open_desk (&desk);
  ask_to_join (&desk, uri, "Here");
  wait (is_up_to_date, &desk);
  go_home (&desk);
  g_assert_cmpint (unlink (link), ==, 0);
  come_back (&desk);
  wait (is_away, &desk);
  status = muster_hub_centre_dup_status (desk.centre);
  g_assert_cmpstr (status, ==, "Not connected");
  add_battle (desk.store);
  g_assert_cmpint (symlink (parts[1], link), ==, 0);
  muster_hub_centre_retry (desk.centre);
  wait (is_up_to_date, &desk);
  close_desk (&desk);
  muster_test_dir_free (dir);
}

static gboolean
has_members (Desk       *desk,
             const char *wanted)
{
  g_autoptr (MusterClubContent) club = muster_club_store_load (muster_store_get_club (desk->store), NULL);
  g_auto (GStrv) names = muster_club_names_list (club->names);
  g_autofree char *joined = g_strjoinv (" ", names);

  return is_idle (desk) && strcmp (joined, wanted) == 0;
}

static gboolean
has_tom (gpointer data)
{
  return has_members (data, "Phil Tom");
}

static gboolean
has_a_number (gpointer data)
{
  return has_members (data, "Member 1 Phil");
}

/* N-MEMBER-08, S-DOC-05: whoever is erased in a window is erased at the hub, too, and on every desk. */
static void
test_a_member_is_erased_everywhere (void)
{
  const char *uri = get_hub ();
  g_autoptr (GString) said = g_string_new (NULL);
  Desk here = { 0 }, there = { 0 };

  open_desk (&here);
  enter (&here, "12");
  g_assert_false (muster_hub_centre_erase (here.centre, "Tom"));
  ask_to_join (&here, uri, "Here");
  wait (is_up_to_date, &here);
  open_desk (&there);
  ask_to_join (&there, uri, "There");
  wait (has_tom, &there);
  g_signal_connect (here.centre, "said", G_CALLBACK (said_cb), said);
  g_assert_true (muster_hub_centre_erase (here.centre, "Tom"));
  wait (has_a_number, &here);
  wait (has_a_number, &there);
  g_assert_cmpstr (said->str, ==, "He is “Member 1” from now on");
  close_desk (&there);
  close_desk (&here);
}

int
main (int    argc,
      char **argv)
{
  int status;

  muster_test_init (&argc, &argv);
  hubs = g_strsplit (g_getenv ("MUSTER_TEST_HUBS"), "\n", -1);
  library = muster_test_library_new ();
  g_test_add_func ("/hub-centre/no-socket-before-joining", test_no_socket_before_joining);
  g_test_add_func ("/hub-centre/password-refused", test_a_password_is_refused);
  g_test_add_func ("/hub-centre/keyring", test_the_keyring_knows_the_password);
  g_test_add_func ("/hub-centre/order-reaches-other", test_an_order_reaches_the_other_desk);
  g_test_add_func ("/hub-centre/fork-replay", test_a_fork_is_played_on_top);
  g_test_add_func ("/hub-centre/conflict", test_a_conflict_shows_what_differs);
  g_test_add_func ("/hub-centre/away", test_a_hub_that_is_away);
  g_test_add_func ("/hub-centre/erased-everywhere", test_a_member_is_erased_everywhere);
  status = g_test_run ();
  g_object_unref (library);
  g_strfreev (hubs);

  return status;
}
