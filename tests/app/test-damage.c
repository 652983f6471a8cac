/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/models/campaign/muster-campaign-errands.h"
#include "app/models/campaign/muster-campaign-founding.h"
#include "app/models/forces/muster-force-soundness.h"
#include "app/models/forces/muster-force-words.h"
#include "app/models/muster-desk.h"
#include "app/models/muster-row-words.h"
#include "app/models/plan/muster-plan-forces.h"
#include "core/battle/muster-battle-despatch.h"
#include "core/battle/muster-battle-file.h"
#include "core/campaign/muster-campaign-file.h"
#include "core/campaign/muster-sample-campaign.h"
#include "core/forces/muster-force-file.h"
#include "muster-test-app.h"
#include "sheets/muster-battle-report.h"
#include "store/careers/muster-career-sources.h"
#include "store/club/muster-club-archive.h"
#include "store/club/muster-club-occasions.h"
#include "store/muster-campaign-links.h"
#include "store/muster-campaign-store.h"
#include "store/muster-sample-store.h"

/* What a window makes of a file that a failing disk has had: nothing dies of it, everything that is
 * whole can be used, and nothing is missing without a word. */

#define N_BATTLES 3
#define N_FORCES 2
#define SECTOR 512

static const char FORCE[] =
  "{\"format\": \"muster-force\", \"version\": 1, \"ruleset\": \"kings\", \"name\": \"Guard\","
  " \"units\": [{\"id\": \"u1\", \"name\": \"First\", \"type\": \"regular-infantry\","
  " \"models\": 12, \"leader\": {\"name\": \"Hill\", \"leadership\": 7}}]}";

/* One pixel. */
static const char PNG[] = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAA"
                          "AACklEQVR4nGOoBwAAgQCA05RTSgAAAABJRU5ErkJggg==";

#define BATTLE "6f2b0c58-3d41-4d6b-9a53-0f9a3c3c1a03"

/* In the order of muster_club_archive_files. */
static const char *const CLUB[] = {
  "battle,date,player,side,result\r\nb1,2026-01-02,Ann,A,win\r\nb1,2026-01-02,Bobby,B,loss\r\n"
  "b2,2026-02-03,Cid,A,draw\r\nb2,2026-02-03,Ann,B,draw\r\n",
  "name,nickname,since,contact,notes,named,active,removed,key\r\n"
  "Ann,Annie,2024-01-01,,A friend,yes,yes,,6f2b0c58-3d41-4d6b-9a53-0f9a3c3c1a01\r\n"
  "Bob,,,,,yes,yes,,6f2b0c58-3d41-4d6b-9a53-0f9a3c3c1a02\r\n",
  "name,member,kind\r\nBobby,Bob,merged\r\n",
  "name,from,to,win,draw,loss\r\nSpring,2026-01-01,2026-03-31,2,1,0\r\n",
  NULL,
  NULL,
};

typedef struct
{
  MusterTestDir *dir;
  MusterLibrary *library;
  char *path;
  char *bytes;
  gsize length;
  char *picture;
  guint n_refused;
  guint n_told;
} Fixture;

static void
add_force (Fixture     *fixture,
           MusterStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForce) force =
    muster_force_file_read (fixture->library, FORCE, strlen (FORCE), "force", &error);

  g_assert_no_error (error);
  g_assert_true (muster_force_store_rules_save (muster_store_get_forces (store), force, &error));
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (MusterStore) store = NULL;

  fixture->dir = muster_test_dir_new ();
  fixture->library = muster_test_library_new ();
  fixture->path = muster_test_dir_build (fixture->dir, "muster.db");
  store = muster_test_app_new_store (fixture->dir);
  for (guint i = 0; i < N_BATTLES; i++)
    muster_test_app_add_sample (store, fixture->library, "skirmish-at-the-ford", NULL);
  for (guint i = 0; i < N_FORCES; i++)
    add_force (fixture, store);
  muster_store_close (store);
  g_assert_true (g_file_get_contents (fixture->path, &fixture->bytes, &fixture->length, NULL));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->library);
  g_clear_pointer (&fixture->path, g_free);
  g_clear_pointer (&fixture->bytes, g_free);
  g_clear_pointer (&fixture->picture, g_free);
  muster_test_dir_free (fixture->dir);
}

static void
use_battle (Fixture         *fixture,
            MusterStore     *store,
            MusterLedgerRow *row)
{
  g_autofree char *summary = muster_row_words_summary (row, fixture->library, 0);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle =
    muster_battle_store_open (muster_store_get_battles (store), muster_ledger_row_get_id (row),
                              fixture->library, MUSTER_LEDGER_OPEN_ANYWAY, &error);
  g_autoptr (MusterDocument) report = NULL;
  g_autofree char *file = NULL;

  g_assert_cmpstr (summary, !=, "");
  g_assert_true ((battle == NULL) == (error != NULL));
  if (battle == NULL)
    {
      muster_store_note_error (store, error);
      return;
    }
  g_assert_false (muster_ledger_row_get_damaged (row));
  report = muster_battle_report_new (battle, NULL, NULL);
  file = muster_battle_file_write (battle);
}

static guint
use_battles (Fixture     *fixture,
             MusterStore *store)
{
  g_autoptr (MusterStoreList) list = muster_ledger_store_list (muster_store_get_battles (store));
  g_autoptr (GHashTable) sound = g_hash_table_new (NULL, NULL);

  muster_store_list_set_show (list, MUSTER_SHOW_ALL);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (MusterLedgerRow) row = g_list_model_get_item (G_LIST_MODEL (list), i);

      use_battle (fixture, store, row);
      if (!muster_ledger_row_get_damaged (row))
        g_hash_table_add (sound, GINT_TO_POINTER ((int) muster_ledger_row_get_id (row)));
    }
  return g_hash_table_size (sound);
}

static guint
use_forces (Fixture     *fixture,
            MusterStore *store)
{
  g_autoptr (MusterStoreList) list = muster_force_store_list (muster_store_get_forces (store));
  g_autoptr (GHashTable) sound = g_hash_table_new (NULL, NULL);

  muster_store_list_set_show (list, MUSTER_SHOW_ALL);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (MusterForceRow) row = g_list_model_get_item (G_LIST_MODEL (list), i);
      g_autofree char *summary = muster_force_words_sum_up_row (row, fixture->library, 0);
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterForce) force =
        muster_force_store_rules_open (muster_store_get_forces (store), muster_force_row_get_id (row),
                                       fixture->library, &error);

      g_assert_true ((force == NULL) == (error != NULL));
      g_assert_true (force != NULL || muster_force_row_get_damaged (row));
      if (!muster_force_row_get_damaged (row))
        g_hash_table_add (sound, GINT_TO_POINTER ((int) muster_force_row_get_id (row)));
    }
  return g_hash_table_size (sound);
}

static void
try_file (Fixture    *fixture,
          const char *bytes,
          gsize       length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (MusterDesk) desk = NULL;
  g_autofree char *note = NULL;
  gboolean is_empty;
  guint n_sound;

  g_assert_true (g_file_set_contents (fixture->path, bytes, (gssize) length, &error));
  store = muster_store_open (fixture->path, MUSTER_STORE_READ_ONLY | MUSTER_STORE_EXISTING, &error);
  if (store == NULL)
    {
      g_assert_nonnull (error);
      fixture->n_refused++;
      return;
    }

  desk = muster_desk_new (store, fixture->library);
  n_sound = use_battles (fixture, store) + use_forces (fixture, store);
  g_object_get (desk, "current-note", &note, "is-empty", &is_empty, NULL);
  if (n_sound < N_BATTLES + N_FORCES)
    {
      g_assert_nonnull (muster_store_get_damage (store));
      g_assert_false (is_empty);
      fixture->n_told++;
    }
}

static void
test_flipped_bytes (Fixture       *fixture,
                    gconstpointer  data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (18);
  guint n_rounds = muster_test_rounds (800, 5000);

  for (guint i = 0; i < n_rounds; i++)
    {
      g_autofree char *bytes = g_memdup2 (fixture->bytes, fixture->length);
      gsize place = (gsize) g_rand_int_range (rand, 0, (int) fixture->length);

      bytes[place] ^= (char) g_rand_int_range (rand, 1, 256);
      try_file (fixture, bytes, fixture->length);
    }
  g_test_message ("%u rounds, %u refused, %u told", n_rounds, fixture->n_refused, fixture->n_told);
  g_assert_cmpuint (fixture->n_told, >, 0);
}

static void
test_zeroed_sectors (Fixture       *fixture,
                     gconstpointer  data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (18);
  guint n_rounds = muster_test_rounds (100, 1000);

  for (guint i = 0; i < n_rounds; i++)
    {
      g_autofree char *bytes = g_memdup2 (fixture->bytes, fixture->length);
      gsize sector = (gsize) g_rand_int_range (rand, 0, (int) (fixture->length / SECTOR));

      memset (bytes + sector * SECTOR, 0, SECTOR);
      try_file (fixture, bytes, fixture->length);
    }
  g_assert_cmpuint (fixture->n_told, >, 0);
}

static void
test_cut_files (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (18);
  guint n_rounds = muster_test_rounds (50, 1000);

  for (guint i = 0; i < n_rounds; i++)
    try_file (fixture, fixture->bytes,
              (gsize) g_rand_int_range (rand, 1, (int) fixture->length));
  g_assert_cmpuint (fixture->n_refused + fixture->n_told, >, 0);
}

/* More of what there is: a campaign, a club, links, what was said of battles afterwards, a setting, a picture
 * and a despatch that somebody edited. */
static void
enrich (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterStore) store = muster_store_open (fixture->path, MUSTER_STORE_DEFAULT, &error);
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (GBytes) picture = NULL;
  gsize length;
  guchar *bytes = g_base64_decode (PNG, &length);
  gint64 id;

  picture = g_bytes_new_take (bytes, length);
  g_assert_no_error (error);
  g_assert_true (muster_sample_store_add_campaign (store, fixture->library, &id, &error));
  g_assert_no_error (error);
  g_assert_true (muster_club_archive_read (store, CLUB, &error));
  g_assert_no_error (error);
  g_assert_true (muster_club_occasions_set (muster_store_get_documents (store), BATTLE, "Ford", "2026-01-05",
                                            MUSTER_COUNTS_UNSAID, &error));
  g_assert_true (muster_settings_store_set_text (muster_store_get_settings (store), "notes", "Rain", &error));
  battle = muster_battle_store_open (muster_store_get_battles (store), 1, fixture->library, 0, &error);
  g_assert_no_error (error);
  g_assert_true (muster_battle_set_despatch (battle, "The ford was held.", &error));
  g_clear_object (&battle);
  g_assert_true (muster_image_store_put (muster_store_get_images (store), picture, &fixture->picture,
                                         &error));
  muster_store_close (store);
  g_free (fixture->bytes);
  g_assert_true (g_file_get_contents (fixture->path, &fixture->bytes, &fixture->length, NULL));
}

static void
say (GString *said,
     char    *text)
{
  g_string_append (said, text != NULL ? text : "-");
  g_string_append_c (said, '\n');
  g_free (text);
}

static void
say_ledgers (GString           *said,
             Fixture           *fixture,
             MusterLedgerStore *ledgers)
{
  g_autoptr (MusterStoreList) list = muster_ledger_store_list (ledgers);

  muster_store_list_set_show (list, MUSTER_SHOW_ALL);
  /* Sorted, so that the order is no matter of an index. */
  muster_store_list_set_sort (list, MUSTER_SORT_NAME);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (MusterLedgerRow) row = g_list_model_get_item (G_LIST_MODEL (list), i);

      say (said, muster_row_words_summary (row, fixture->library, 0));
    }
}

static char *
dup_battle (Fixture     *fixture,
            MusterStore *store,
            gint64       id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle =
    muster_battle_store_open (muster_store_get_battles (store), id, fixture->library,
                              MUSTER_LEDGER_OPEN_ANYWAY, &error);

  return battle != NULL ? muster_battle_file_write (battle) : NULL;
}

static char *
dup_campaign (Fixture     *fixture,
              MusterStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCampaign) campaign =
    muster_campaign_store_open (muster_store_get_campaigns (store), 1, fixture->library,
                                MUSTER_LEDGER_OPEN_ANYWAY, &error);

  return campaign != NULL ? muster_campaign_file_write (campaign) : NULL;
}

/* What the Desk says is to be done, and the forces that new battles and campaigns offer. */
static void
say_choices (GString     *said,
             Fixture     *fixture,
             MusterStore *store)
{
  g_autoptr (MusterStoreList) rows = muster_ledger_store_list (muster_store_get_campaigns (store));
  g_autoptr (MusterCampaignErrands) errands =
    muster_campaign_errands_new (store, fixture->library, G_LIST_MODEL (rows));
  GListModel *list = muster_campaign_errands_get_list (errands);
  MusterRuleset *kings = muster_library_find_ruleset (fixture->library, "kings");
  g_autoptr (GListModel) choices = muster_plan_forces_new (store, fixture->library, kings);
  g_autoptr (MusterCampaignFounding) founding = muster_campaign_founding_new (store, fixture->library);
  g_autoptr (MusterForceSoundness) soundness = muster_force_soundness_new (store, fixture->library);

  muster_campaign_errands_look (errands);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (MusterCampaignErrand) errand = g_list_model_get_item (list, i);

      say (said, g_strdup (muster_campaign_errand_get_title (errand)));
    }
  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (MusterPlanForce) choice = g_list_model_get_item (choices, i);

      say (said, g_strdup (muster_plan_force_get_label (choice)));
    }
  say (said, g_strjoinv ("/", (char **) muster_campaign_founding_get_forces (founding)));
  muster_force_soundness_look (soundness, G_MAXINT64);
  say (said, muster_force_soundness_dup_ids (soundness, FALSE));
}

/* Lives from the battles of the campaign, as they are read for its page. */
static char *
dup_careers (Fixture     *fixture,
             MusterStore *store)
{
  g_autoptr (GString) said = g_string_new (NULL);
  g_autoptr (MusterCampaign) campaign =
    muster_campaign_store_open (muster_store_get_campaigns (store), 1, fixture->library,
                                MUSTER_LEDGER_OPEN_ANYWAY, NULL);
  g_autoptr (MusterCareers) careers = NULL;
  GListModel *lives;

  if (campaign == NULL)
    return NULL;
  careers = muster_careers_new (campaign);
  muster_careers_read_all (careers);
  muster_career_sources_read_all (store, fixture->library, careers);
  lives = muster_careers_get_units (careers);
  for (guint i = 0; i < g_list_model_get_n_items (lives); i++)
    {
      g_autoptr (MusterCareer) life = g_list_model_get_item (lives, i);
      GPtrArray *events = muster_career_get_events (life);

      for (guint k = 0; k < events->len; k++)
        say (said, muster_career_words_event_to_text (events->pdata[k]));
    }

  return g_string_free (g_steal_pointer (&said), FALSE);
}

static void
say_people (GString     *said,
            Fixture     *fixture,
            MusterStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForce) force =
    muster_force_store_rules_open (muster_store_get_forces (store), 1, fixture->library, &error);

  say (said, force != NULL ? muster_force_file_write (force) : NULL);
  say (said, dup_careers (fixture, store));
}

static void
say_lists (GString     *said,
           Fixture     *fixture,
           MusterStore *store)
{
  say_ledgers (said, fixture, muster_store_get_battles (store));
  say_ledgers (said, fixture, muster_store_get_campaigns (store));
}

static void
say_logs (GString     *said,
          Fixture     *fixture,
          MusterStore *store)
{
  for (gint64 id = 1; id <= N_BATTLES; id++)
    say (said, dup_battle (fixture, store, id));
  say (said, dup_campaign (fixture, store));
}

static void
say_club (GString     *said,
          Fixture     *fixture,
          MusterStore *store)
{
  for (guint i = 0; muster_club_archive_files[i] != NULL; i++)
    {
      g_autoptr (GError) problem = NULL;

      say (said, muster_club_archive_write (store, muster_club_archive_files[i], &problem));
    }
}

static void
say_single_things (GString     *said,
                   Fixture     *fixture,
                   MusterStore *store)
{
  g_autoptr (GBytes) image = muster_store_dup_image (store, fixture->picture);
  g_auto (GStrv) link =
    muster_campaign_links_dup_chapter (store, muster_sample_campaign_list_battles ()[0].uuid);

  say (said, link != NULL ? g_strjoinv ("/", link) : NULL);
  say (said, muster_settings_store_dup_text (muster_store_get_settings (store), "notes"));
  say (said, image != NULL ? g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, image) : NULL);
}

/* All that a window gets to show of the file. In each round only one of these reads it, so that what another
 * one would have noticed does not count. */
static void (*const PARTS[]) (GString *said, Fixture *fixture, MusterStore *store) = {
  say_people, say_lists, say_logs, say_club, say_single_things, say_choices,
};

#define N_PARTS G_N_ELEMENTS (PARTS)

/* Whatever is said is what was there before, or the store knows that something is damaged. */
static void
test_all_that_is_said (Fixture       *fixture,
                       gconstpointer  data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (37);
  guint n_rounds = muster_test_rounds (300, 10000);
  char *whole[N_PARTS] = { NULL };

  enrich (fixture);
  for (guint i = 0; i < N_PARTS + n_rounds; i++)
    {
      g_autofree char *bytes = g_memdup2 (fixture->bytes, fixture->length);
      gsize place = (gsize) g_rand_int_range (rand, 0, (int) fixture->length);
      guint part = i % N_PARTS;
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterStore) store = NULL;
      g_autoptr (GString) said = g_string_new (NULL);

      /* First as it is; then, now and then, a sector is lost. */
      if (i >= N_PARTS && i % 4 == 0)
        memset (bytes + place / SECTOR * SECTOR, 0, SECTOR);
      else if (i >= N_PARTS)
        bytes[place] ^= (char) g_rand_int_range (rand, 1, 256);
      g_assert_true (g_file_set_contents (fixture->path, bytes, (gssize) fixture->length, &error));
      store = muster_store_open (fixture->path, MUSTER_STORE_READ_ONLY | MUSTER_STORE_EXISTING, &error);
      if (store == NULL)
        {
          g_assert_nonnull (error);
          continue;
        }
      PARTS[part](said, fixture, store);
      if (i < N_PARTS)
        {
          g_assert_null (muster_store_get_damage (store));
          whole[part] = g_strdup (said->str);
        }
      else if (muster_store_get_damage (store) != NULL)
        fixture->n_told++;
      else if (strcmp (said->str, whole[part]) != 0)
        g_error ("round %u, byte %" G_GSIZE_FORMAT ": not a word of what is different:\n%s", i, place,
                 said->str);
    }
  for (guint i = 0; i < N_PARTS; i++)
    g_free (whole[i]);
  g_assert_cmpuint (fixture->n_told, >, n_rounds / 10);
}

#define ADD(name, function) \
  g_test_add ("/damage/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  ADD ("flipped-bytes", test_flipped_bytes);
  ADD ("zeroed-sectors", test_zeroed_sectors);
  ADD ("cut-files", test_cut_files);
  ADD ("all-that-is-said", test_all_that_is_said);

  return g_test_run ();
}
