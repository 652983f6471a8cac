/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-file.h"
#include "core/campaign/muster-campaign-file.h"
#include "core/campaign/muster-sample-campaign.h"
#include "core/plans/muster-plan-setup.h"
#include "muster-store-test.h"
#include "muster-test-library.h"
#include "store/muster-campaign-links.h"
#include "store/muster-sample-store.h"
#include "store/operations/muster-store-campaign.h"
#include "store/operations/muster-store-return.h"

/* Each operation keeps all that belongs to it or nothing, whichever table cannot be written to. */

#define CAMPAIGN MUSTER_SAMPLE_CAMPAIGN_UUID
#define FORCE "5b2f7e1c-95c8-4a86-9f04-0c4f1b7d3a11"

typedef struct
{
  MusterTestDir *dir;
  MusterStore *store;
  MusterLibrary *library;
  MusterCampaign *campaign;
  gint64 id;
  const char *chapter; /* that can be opened */
  MusterBattle *battle; /* that is not stored */
} Fixture;

static void
open_campaign (Fixture *self)
{
  const MusterCampaignState *state;
  g_autoptr (GError) error = NULL;

  g_clear_object (&self->campaign);
  self->campaign = muster_campaign_store_open (muster_store_get_campaigns (self->store), self->id,
                                               self->library, MUSTER_LEDGER_OPEN_DEFAULT, &error);
  g_assert_no_error (error);
  state = muster_campaign_get_present (self->campaign);
  self->chapter = NULL;
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_CHAPTERS); i++)
    if (muster_campaign_state_get_chapter (state, i)->status == MUSTER_CAMPAIGN_READY)
      self->chapter = muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_CHAPTERS, i)->id;
}

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  const MusterSampleCampaignBattle *samples = muster_sample_campaign_list_battles ();
  g_autoptr (GBytes) file = muster_sample_campaign_load (samples[0].file_name);
  g_autoptr (GError) error = NULL;

  self->dir = muster_test_dir_new ();
  self->store = muster_store_test_open (self->dir);
  self->library = muster_test_library_new ();
  muster_sample_store_add_campaign (self->store, self->library, &self->id, &error);
  g_assert_no_error (error);
  open_campaign (self);
  g_assert_nonnull (self->chapter);
  self->battle = muster_battle_file_read (self->library, g_bytes_get_data (file, NULL),
                                          g_bytes_get_size (file), "battle", &error);
  g_assert_no_error (error);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  g_clear_object (&self->battle);
  g_clear_object (&self->campaign);
  g_clear_object (&self->store);
  g_clear_object (&self->library);
  muster_test_dir_free (self->dir);
}

/* The operations. What each has kept is looked at where it says that it was kept. */

static gboolean
begin_campaign (Fixture  *self,
                GError  **error)
{
  g_autofree char *text = muster_campaign_file_write (self->campaign);
  g_autoptr (MusterCampaignSetup) setup =
    muster_campaign_file_read_setup (self->library, text, strlen (text), "campaign", NULL);
  const MusterCampaignForceDef *def = (const MusterCampaignForceDef *) muster_campaign_state_get_def (
    muster_campaign_get_present (self->campaign), MUSTER_CAMPAIGN_FORCES, 0);
  const MusterForceOrigin origins[] = { { def->base.id, FORCE }, { "none", "" } };
  g_autoptr (GBytes) picture = muster_store_test_new_picture (100);
  g_autoptr (MusterLedgerRow) row = NULL;
  g_autoptr (MusterCampaign) begun = NULL;
  gint64 id;

  g_assert_nonnull (setup);
  id = muster_store_campaign_begin (self->store, setup, picture, origins, G_N_ELEMENTS (origins), FALSE,
                                    error);
  if (id == 0)
    return FALSE;

  row = muster_ledger_store_dup_row (muster_store_get_campaigns (self->store), id, NULL);
  g_assert_nonnull (row);
  /* The link wins over a force that is only called the same; FORCE is not stored. */
  g_assert_cmpint (muster_campaign_links_guess_force (self->store, muster_ledger_row_get_uuid (row), def), ==,
                   0);
  begun = muster_campaign_store_open (muster_store_get_campaigns (self->store), id, self->library,
                                      MUSTER_LEDGER_OPEN_DEFAULT, error);
  g_assert_nonnull (begun);
  g_assert_cmpuint (muster_ledger_get_length (begun), ==, 0);
  return TRUE;
}

static gboolean
prepare (Fixture  *self,
         GError  **error)
{
  guint length = muster_ledger_get_length (self->campaign);
  gint64 id =
    muster_store_campaign_prepare (self->store, self->campaign, CAMPAIGN, self->chapter, NULL, error);

  if (id == 0)
    return FALSE;
  g_assert_cmpint (muster_campaign_links_find_battle (self->store, CAMPAIGN, self->chapter), ==, id);
  g_assert_cmpuint (muster_ledger_get_length (self->campaign), ==, length + 1);
  return TRUE;
}

static gboolean
keep_return (Fixture  *self,
             GError  **error)
{
  g_autofree char *chapter = g_strdup (self->chapter);
  guint length = muster_ledger_get_length (self->campaign);
  g_autoptr (MusterStoreReturn) back =
    muster_store_return_new (self->campaign, CAMPAIGN, chapter, self->battle, NULL);
  gint64 added = 0;

  if (!muster_store_return_keep (back, NULL, self->store, &added, error))
    return FALSE;
  g_assert_cmpint (added, >, 0);
  g_assert_cmpint (muster_campaign_links_find_battle (self->store, CAMPAIGN, chapter), ==, added);
  open_campaign (self);
  g_assert_cmpuint (muster_ledger_get_length (self->campaign), ==, length + 2);
  return TRUE;
}

/* A battle that is there already, as the window attaches it. */
static gboolean
attach (Fixture  *self,
        GError  **error)
{
  MusterLedgerStore *battles = muster_store_get_battles (self->store);
  const MusterSampleCampaignBattle *samples = muster_sample_campaign_list_battles ();
  gint64 id = muster_ledger_store_find (battles, samples[0].uuid);
  g_autofree char *chapter = g_strdup (self->chapter);
  g_autoptr (MusterBattle) battle =
    muster_battle_store_open (battles, id, self->library, MUSTER_LEDGER_OPEN_ANYWAY, NULL);
  g_autoptr (MusterStoreReturn) back =
    muster_store_return_new (self->campaign, CAMPAIGN, chapter, battle, samples[0].uuid);
  g_autoptr (MusterBattle) again = NULL;

  if (!muster_store_return_keep (back, NULL, self->store, NULL, error))
    return FALSE;
  again = muster_battle_store_open (battles, id, self->library, MUSTER_LEDGER_OPEN_ANYWAY, NULL);
  g_assert_cmpstr (muster_battle_get_details (again)->tie->chapter, ==, chapter);
  g_assert_cmpint (muster_campaign_links_find_battle (self->store, CAMPAIGN, chapter), ==, id);
  return TRUE;
}

static gboolean
play_on_paper (Fixture  *self,
               GError  **error)
{
  g_autofree char *chapter = g_strdup (self->chapter);
  guint length = muster_ledger_get_length (self->campaign);
  g_autoptr (MusterStoreReturn) back =
    muster_store_return_new (self->campaign, CAMPAIGN, chapter, NULL, NULL);

  json_object_set_string_member (json_node_get_object (back->params), "winner", "draw");
  if (!muster_store_return_keep (back, NULL, self->store, NULL, error))
    return FALSE;
  open_campaign (self);
  g_assert_cmpuint (muster_ledger_get_length (self->campaign), ==, length + 2);
  g_assert_cmpint (muster_campaign_links_find_battle (self->store, CAMPAIGN, chapter), ==, 0);
  return TRUE;
}

static gboolean
tie_battle (Fixture  *self,
            GError  **error)
{
  MusterLedgerStore *battles = muster_store_get_battles (self->store);
  const MusterSampleCampaignBattle *samples = muster_sample_campaign_list_battles ();
  gint64 id = muster_ledger_store_find (battles, samples[0].uuid);
  g_autoptr (MusterBattle) battle =
    muster_battle_store_open (battles, id, self->library, MUSTER_LEDGER_OPEN_ANYWAY, NULL);
  g_autoptr (MusterBattlePlan) plan = muster_plan_new_from_battle (self->library, battle);

  if (!muster_store_campaign_tie_battle (self->store, self->campaign, CAMPAIGN, self->chapter, battle, plan,
                                         error))
    return FALSE;
  g_assert_cmpstr (muster_battle_get_details (battle)->tie->chapter, ==, self->chapter);
  return TRUE;
}

static const struct
{
  const char *path;
  gboolean (*run) (Fixture *self, GError **error);
  guint n_tables; /* that it writes to, at the least */
} OPERATIONS[] = {
  { "begin-campaign", begin_campaign, 3 }, { "prepare", prepare, 3 },
  { "return", keep_return, 4 },            { "attach", attach, 2 },
  { "paper", play_on_paper, 1 },           { "tie", tie_battle, 1 },
};

static void
note_table_cb (void          *tables,
               int            change,
               const char    *schema,
               const char    *table,
               sqlite3_int64  row)
{
  g_hash_table_add (tables, g_strdup (table));
}

/* Runs the operation as it should go. Returns: (transfer full): the tables that it writes to */
static GHashTable *
run_whole (guint i)
{
  GHashTable *tables = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Fixture self = { 0 };
  g_autoptr (GError) error = NULL;

  set_up (&self, NULL);
  sqlite3_update_hook (muster_db_get_handle (muster_store_get_db (self.store)), note_table_cb, tables);
  g_assert_true (OPERATIONS[i].run (&self, &error));
  g_assert_no_error (error);
  tear_down (&self, NULL);

  return tables;
}

static void
test_whole_or_not_at_all (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (GHashTable) tables = run_whole (i);
  g_autofree char *path = NULL;
  g_autofree char *before = NULL;
  g_autoptr (MusterStoreList) battles = NULL;
  g_autoptr (MusterStoreList) campaigns = NULL;
  guint n_battles, n_campaigns;
  Fixture self = { 0 };
  GHashTableIter iter;
  gpointer table;

  set_up (&self, NULL);
  path = muster_store_test_dup_path (self.dir);
  before = muster_store_test_dump (path);
  battles = muster_ledger_store_list (muster_store_get_battles (self.store));
  campaigns = muster_ledger_store_list (muster_store_get_campaigns (self.store));
  n_battles = g_list_model_get_n_items (G_LIST_MODEL (battles));
  n_campaigns = g_list_model_get_n_items (G_LIST_MODEL (campaigns));
  g_assert_cmpuint (g_hash_table_size (tables), >=, OPERATIONS[i].n_tables);
  g_hash_table_iter_init (&iter, tables);
  while (g_hash_table_iter_next (&iter, &table, NULL))
    {
      g_autofree char *after = NULL;
      g_autoptr (GError) error = NULL;

      for (guint k = 0; k < 2; k++)
        {
          g_autofree char *sql =
            g_strdup_printf ("CREATE TEMP TRIGGER fault%u BEFORE %s ON main.\"%s\" BEGIN SELECT"
                             " RAISE (ABORT, 'fault'); END",
                             k, k == 0 ? "INSERT" : "UPDATE", (const char *) table);

          g_assert_true (muster_db_exec (muster_store_get_db (self.store), sql, NULL));
        }
      g_assert_false (OPERATIONS[i].run (&self, &error));
      g_assert_nonnull (error);
      after = muster_store_test_dump (path);
      g_assert_cmpstr (after, ==, before);
      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (battles)), ==, n_battles);
      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (campaigns)), ==, n_campaigns);
      g_assert_true (muster_db_exec (muster_store_get_db (self.store),
                                     "DROP TRIGGER fault0; DROP TRIGGER fault1", NULL));
      open_campaign (&self);
    }
  g_clear_object (&battles);
  g_clear_object (&campaigns);
  tear_down (&self, NULL);
}

/* The form of a return is tried in a copy: whoever cancels it leaves everything as it was. */
static void
test_a_trial_changes_nothing (Fixture       *self,
                              gconstpointer  data)
{
  g_autofree char *path = muster_store_test_dup_path (self->dir);
  g_autofree char *before = muster_store_test_dump (path);
  guint length = muster_ledger_get_length (self->campaign);
  g_autoptr (MusterStoreReturn) back =
    muster_store_return_new (self->campaign, CAMPAIGN, self->chapter, self->battle, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCampaign) trial = muster_store_return_dup_trial (back, self->library, &error);
  g_autofree char *after = NULL;

  g_assert_no_error (error);
  g_assert_true (trial != self->campaign);
  g_assert_cmpuint (muster_ledger_get_length (trial), ==, length + 1);
  g_assert_true (muster_store_return_give (back, NULL, trial, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (muster_ledger_get_length (trial), ==, length + 2);
  g_assert_cmpuint (muster_ledger_get_length (self->campaign), ==, length);
  after = muster_store_test_dump (path);
  g_assert_cmpstr (after, ==, before);
}

int
main (int   argc,
      char *argv[])
{
  muster_store_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (OPERATIONS); i++)
    {
      g_autofree char *path = g_strdup_printf ("/operations/%s/whole-or-not-at-all", OPERATIONS[i].path);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_whole_or_not_at_all);
    }
  g_test_add ("/operations/a-trial-changes-nothing", Fixture, NULL, set_up, test_a_trial_changes_nothing,
              tear_down);

  return g_test_run ();
}
