/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-despatch.h"
#include "core/battle/muster-unit-item.h"
#include "core/ledger/muster-ledger.h"
#include "core/muster-core-error.h"
#include "muster-test-battles.h"
#include "muster-test-library.h"
#include "muster-test-rules.h"
#include "muster-test.h"

/* A journal that writes down what it was told, and refuses when it is asked to. */

#define TEST_TYPE_JOURNAL (test_journal_get_type ())
G_DECLARE_FINAL_TYPE (TestJournal, test_journal, TEST, JOURNAL, GObject)

struct _TestJournal
{
  GObject parent_instance;

  GString *told;
  gboolean refuses;
};

static gboolean
test_journal_write (TestJournal  *self,
                    GError      **error)
{
  if (self->refuses)
    g_set_error_literal (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_JOURNAL, "no paper left");
  return !self->refuses;
}

static gboolean
test_journal_append (MusterJournal              *journal,
                     guint                       index,
                     const MusterJournalEntry   *entries,
                     guint                       n_entries,
                     const MusterLedgerSummary  *summary,
                     GError                    **error)
{
  TestJournal *self = TEST_JOURNAL (journal);

  g_assert_cmpuint (n_entries, ==, 1);
  g_assert_cmpuint (strlen (entries[0].state_digest), ==, 64);
  if (!test_journal_write (self, error))
    return FALSE;
  g_string_append_printf (self->told, "%u:%s\n", index, entries[0].text);
  return TRUE;
}

static gboolean
test_journal_seek (MusterJournal              *journal,
                   guint                       length,
                   const char                 *state_digest,
                   const MusterLedgerSummary  *summary,
                   GError                    **error)
{
  TestJournal *self = TEST_JOURNAL (journal);

  if (!test_journal_write (self, error))
    return FALSE;
  g_string_append_printf (self->told, "seek %u\n", length);
  return TRUE;
}

static gboolean
test_journal_keep_details (MusterJournal  *journal,
                           const char     *details,
                           GError        **error)
{
  TestJournal *self = TEST_JOURNAL (journal);

  if (!test_journal_write (self, error))
    return FALSE;
  g_string_append_printf (self->told, "keep %s\n", details);
  return TRUE;
}

static void
test_journal_iface_init (MusterJournalInterface *iface)
{
  iface->append = test_journal_append;
  iface->seek = test_journal_seek;
  iface->keep_details = test_journal_keep_details;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (TestJournal, test_journal, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (MUSTER_TYPE_JOURNAL, test_journal_iface_init))

static void
test_journal_finalize (GObject *object)
{
  g_string_free (TEST_JOURNAL (object)->told, TRUE);
  G_OBJECT_CLASS (test_journal_parent_class)->finalize (object);
}

static void
test_journal_class_init (TestJournalClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = test_journal_finalize;
}

static void
test_journal_init (TestJournal *self)
{
  self->told = g_string_new (NULL);
}

static void
strike (MusterBattle *battle,
        int           unit,
        int           target,
        const char   *hits,
        int           nerve)
{
  g_autoptr (GError) error = NULL;

  muster_test_rules_strike (battle, unit, target, hits, nerve, &error);
  g_assert_no_error (error);
}

static void
seek (MusterBattle *battle,
      guint         length)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_ledger_seek (battle, length, &error));
  g_assert_no_error (error);
}

static void
test_orders_undo_and_redo (void)
{
  g_autoptr (MusterBattle) battle = muster_test_rules_new_battle ("");
  g_autofree char *start = muster_ledger_dup_state_digest (battle);
  g_autofree char *after = NULL;
  g_autofree char *back = NULL;
  g_autofree char *again = NULL;

  strike (battle, 0, 2, "6611", 6);
  strike (battle, 1, 3, "6661", 1);
  after = muster_ledger_dup_state_digest (battle);
  g_assert_cmpint (muster_battle_get_state (battle)->units[3].strength, ==, 1);

  seek (battle, 0);
  back = muster_ledger_dup_state_digest (battle);
  g_assert_cmpstr (back, ==, start);
  g_assert_false (muster_ledger_get_can_undo (battle));
  g_assert_true (muster_ledger_get_can_redo (battle));
  g_assert_null (muster_battle_get_last (battle));

  seek (battle, 2);
  again = muster_ledger_dup_state_digest (battle);
  g_assert_cmpstr (again, ==, after);
  g_assert_false (muster_ledger_get_can_redo (battle));
}

static void
test_a_new_order_ends_redo (void)
{
  g_autoptr (MusterBattle) battle = muster_test_rules_new_battle ("");

  strike (battle, 0, 2, "6611", 6);
  strike (battle, 1, 3, "6661", 1);
  seek (battle, 1);
  strike (battle, 1, 2, "6661", 0);
  g_assert_cmpuint (muster_ledger_get_length (battle), ==, 2);
  g_assert_cmpuint (muster_ledger_get_n_entries (battle), ==, 2);
  g_assert_cmpint (muster_battle_get_state (battle)->units[2].strength, ==, 0);
  g_assert_cmpint (muster_battle_get_state (battle)->units[3].strength, ==, 4);
  muster_assert_model (muster_ledger_get_log (battle), "title", "1st: Strike 2nd: Strike");
}

static void
test_the_past_can_be_looked_at (void)
{
  g_autoptr (MusterBattle) battle = muster_test_rules_new_battle ("");

  strike (battle, 0, 2, "6611", 6);
  strike (battle, 1, 3, "6661", 1);
  g_assert_true (muster_ledger_look (battle, 1));
  g_assert_cmpint (muster_battle_get_state (battle)->units[3].strength, ==, 4);
  g_assert_cmpuint (muster_ledger_get_length (battle), ==, 2);
  g_assert_cmpuint (muster_ledger_get_position (battle), ==, 1);
  g_assert_cmpuint (muster_log_entry_get_index (muster_battle_get_last_entry (battle)), ==, 0);
  g_assert_false (muster_ledger_look (battle, 3));
  g_assert_true (muster_ledger_look (battle, 2));
  g_assert_cmpint (muster_battle_get_state (battle)->units[3].strength, ==, 1);
}

static void
test_nothing_is_shown_that_is_not_kept (void)
{
  g_autoptr (TestJournal) journal = g_object_new (TEST_TYPE_JOURNAL, NULL);
  g_autoptr (MusterBattle) battle = muster_test_rules_new_battle ("");
  g_autoptr (MusterTestChanges) changes = muster_test_changes_new (muster_ledger_get_log (battle));
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *told = NULL;

  muster_ledger_set_journal (battle, MUSTER_JOURNAL (journal));
  strike (battle, 0, 2, "6611", 6);
  before = muster_ledger_dup_state_digest (battle);
  g_free (muster_test_changes_take (changes));

  journal->refuses = TRUE;
  g_assert_false (muster_test_rules_strike (battle, 1, 3, "6661", 1, &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_JOURNAL);
  g_clear_error (&error);
  g_assert_false (muster_ledger_seek (battle, 0, &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_JOURNAL);

  after = muster_ledger_dup_state_digest (battle);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpuint (muster_ledger_get_length (battle), ==, 1);
  told = muster_test_changes_take (changes);
  g_assert_cmpstr (told, ==, "");
  g_assert_cmpstr (journal->told->str, ==,
                   "0:{\"order\": \"strike\", \"unit\": \"r1\", \"params\": {\"target\": \"b1\"}, "
                   "\"rolls\": [{\"for\": \"hit\", \"dice\": [6, 6, 1, 1]}, "
                   "{\"for\": \"nerve\", \"dice\": [6]}]}\n");
}

static void
test_the_journal_hears_of_undo (void)
{
  g_autoptr (TestJournal) journal = g_object_new (TEST_TYPE_JOURNAL, NULL);
  g_autoptr (MusterBattle) battle = muster_test_rules_new_battle ("");

  strike (battle, 0, 2, "6611", 6);
  muster_ledger_set_journal (battle, MUSTER_JOURNAL (journal));
  seek (battle, 0);
  seek (battle, 1);
  g_assert_cmpstr (journal->told->str, ==, "seek 0\nseek 1\n");
}

static void
set_despatch (MusterBattle *battle,
              const char   *text)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_battle_set_despatch (battle, text, &error));
  g_assert_no_error (error);
}

static void
test_a_despatch_is_kept_before_it_is_shown (void)
{
  g_autoptr (TestJournal) journal = g_object_new (TEST_TYPE_JOURNAL, NULL);
  g_autoptr (MusterBattle) battle = muster_test_rules_new_battle ("");
  g_autofree char *novel = g_strnfill (MUSTER_DESPATCH_MAX_LENGTH + 1, 'x');
  g_autoptr (GError) error = NULL;

  muster_ledger_set_journal (battle, MUSTER_JOURNAL (journal));
  set_despatch (battle, "Sir,");
  g_assert_true (g_str_has_prefix (journal->told->str, "keep {\"despatch\": \"Sir,\", "));
  journal->refuses = TRUE;
  g_assert_false (muster_battle_set_despatch (battle, "Madam,", &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_JOURNAL);
  g_assert_cmpstr (muster_battle_get_despatch (battle), ==, "Sir,");
  journal->refuses = FALSE;
  g_clear_error (&error);
  g_assert_false (muster_battle_set_despatch (battle, novel, &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID);
  g_assert_cmpstr (muster_battle_get_despatch (battle), ==, "Sir,");

  g_string_truncate (journal->told, 0);
  set_despatch (battle, NULL);
  g_assert_cmpstr (journal->told->str, ==, "keep {}\n");
  g_assert_null (muster_battle_get_despatch (battle));
}

static void
test_a_despatch_knows_its_log (void)
{
  g_autoptr (MusterBattle) battle = muster_test_rules_new_battle ("");

  g_assert_false (muster_battle_despatch_is_dated (battle));
  strike (battle, 0, 2, "6611", 6);
  strike (battle, 1, 3, "6661", 1);
  set_despatch (battle, "Sir,");
  g_assert_false (muster_battle_despatch_is_dated (battle));
  seek (battle, 1);
  g_assert_true (muster_battle_despatch_is_dated (battle));
  seek (battle, 2);
  g_assert_false (muster_battle_despatch_is_dated (battle));
  /* As many orders, but another one. */
  seek (battle, 1);
  strike (battle, 1, 2, "6661", 0);
  g_assert_true (muster_battle_despatch_is_dated (battle));
  set_despatch (battle, "Sir,");
  g_assert_false (muster_battle_despatch_is_dated (battle));
  set_despatch (battle, NULL);
  seek (battle, 0);
  g_assert_false (muster_battle_despatch_is_dated (battle));
}

static void
test_refused_orders_change_nothing (void)
{
  g_autoptr (MusterBattle) battle = muster_test_rules_new_battle ("");
  g_autoptr (GError) error = NULL;

  g_assert_false (muster_test_rules_strike (battle, 0, 1, "6666", 0, &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==,
                   "the order “strike” is refused: T-3 2nd is no enemy in play");
  g_clear_error (&error);
  g_assert_false (muster_test_rules_strike (battle, 0, 2, "6661", 0, &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_NEEDS_ROLL);
  g_assert_cmpuint (muster_ledger_get_length (battle), ==, 0);
}

static void
test_models_follow_the_battle (void)
{
  static const char split[] = "{\"order\": \"split\", \"unit\": \"r1\", \"params\": {\"part\": \"r3\"}}";
  g_autoptr (MusterBattle) battle = muster_test_rules_new_battle (split);
  g_autoptr (MusterTestChanges) units = muster_test_changes_new (muster_battle_get_units (battle));

  muster_assert_model (muster_battle_get_units (battle), "id", "r1 r2 b1 b2 r3");
  muster_assert_model (muster_battle_get_side_units (battle, 0), "id", "r1 r2 r3");
  seek (battle, 0);
  muster_assert_model (muster_battle_get_units (battle), "id", "r1 r2 b1 b2");
  muster_assert_model (muster_battle_get_side_units (battle, 0), "id", "r1 r2");
  seek (battle, 1);
  muster_assert_model (muster_battle_get_units (battle), "name", "1st 2nd Spears Bows Part");
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
test_units_notify_of_what_changed (void)
{
  g_autoptr (MusterBattle) battle = muster_test_rules_new_battle ("");
  g_autoptr (MusterUnitItem) spears = g_list_model_get_item (muster_battle_get_units (battle), 2);
  g_autoptr (MusterUnitItem) bows = g_list_model_get_item (muster_battle_get_units (battle), 3);
  g_autofree char *summary = NULL;
  g_auto (GStrv) markers = NULL;
  guint n_strength = 0, n_markers = 0, n_bows = 0;

  g_signal_connect_swapped (spears, "notify::strength", G_CALLBACK (count_cb), &n_strength);
  g_signal_connect_swapped (spears, "notify::markers-text", G_CALLBACK (count_cb), &n_markers);
  g_signal_connect_swapped (bows, "notify", G_CALLBACK (count_cb), &n_bows);
  strike (battle, 0, 2, "6111", 1);
  strike (battle, 1, 2, "6111", 6);

  g_assert_cmpuint (n_strength, ==, 2);
  g_assert_cmpuint (n_markers, ==, 1);
  g_assert_cmpuint (n_bows, ==, 0);
  g_object_get (spears, "summary", &summary, NULL);
  g_assert_cmpstr (summary, ==, "Spears, Foot, 2 of 4, Worn 1");
  markers = muster_unit_item_dup_markers (spears, NULL);
  g_assert_cmpstr (markers[0], ==, "Worn 1");
}

/* What a property says now, if that can be compared. */
static char *
dup_value (GObject    *object,
           GParamSpec *pspec)
{
  g_auto (GValue) value = G_VALUE_INIT;

  if ((pspec->flags & G_PARAM_READABLE) == 0 || G_TYPE_IS_OBJECT (pspec->value_type))
    return g_strdup ("");
  g_object_get_property (object, pspec->name, &value);
  return g_strdup_value_contents (&value);
}

static void
told_cb (GHashTable *told,
         GParamSpec *pspec)
{
  g_hash_table_add (told, pspec);
}

static GHashTable *
list_values (GObject *object)
{
  GHashTable *values = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  guint n;
  g_autofree GParamSpec **properties = g_object_class_list_properties (G_OBJECT_GET_CLASS (object), &n);

  for (guint i = 0; i < n; i++)
    g_hash_table_insert (values, properties[i], dup_value (object, properties[i]));
  return values;
}

/* Whatever a view shows of a unit, it is told when that changes. */
static void
test_no_change_of_a_unit_is_kept_back (gconstpointer data)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle = muster_test_battles_fight (library, data, 3, 160);
  GListModel *units = muster_battle_get_units (battle);
  guint n_changes = 0;

  seek (battle, 0);
  for (guint unit = 0; unit < g_list_model_get_n_items (units); unit++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (units, unit);
      g_autoptr (GHashTable) told = g_hash_table_new (NULL, NULL);
      gulong handler = g_signal_connect_swapped (item, "notify", G_CALLBACK (told_cb), told);

      for (guint length = 1; length <= muster_ledger_get_n_entries (battle); length++)
        {
          g_autoptr (GHashTable) before = list_values (item);
          GHashTableIter iter;
          gpointer pspec, value;

          g_hash_table_remove_all (told);
          seek (battle, length);
          g_hash_table_iter_init (&iter, before);
          while (g_hash_table_iter_next (&iter, &pspec, &value))
            {
              g_autofree char *now = dup_value (item, pspec);

              if (strcmp (now, value) == 0)
                continue;
              n_changes++;
              if (!g_hash_table_contains (told, pspec))
                g_error ("%s became %s, and nobody was told", G_PARAM_SPEC (pspec)->name, now);
            }
        }
      g_signal_handler_disconnect (item, handler);
      seek (battle, 0);
    }
  g_assert_cmpuint (n_changes, >, 50);
}

static void
test_leaders_are_shown (void)
{
  g_autoptr (MusterBattle) battle = muster_test_rules_new_battle ("");
  g_autoptr (MusterUnitItem) led = g_list_model_get_item (muster_battle_get_units (battle), 0);
  g_autoptr (MusterUnitItem) unled = g_list_model_get_item (muster_battle_get_units (battle), 1);
  g_autofree char *leader = NULL;
  g_autofree char *leadership = NULL;
  g_autofree char *nobody = NULL;

  g_object_get (led, "leader-text", &leader, "leadership-text", &leadership, NULL);
  g_object_get (unled, "leader-text", &nobody, NULL);
  g_assert_cmpstr (leader, ==, "Hill · Calm");
  g_assert_cmpstr (leadership, ==, "Ld 6+");
  g_assert_cmpstr (nobody, ==, "");
}

/* Long enough to pass several kept states, and looked at from every side. */
static void
test_a_long_battle_is_recalled_everywhere (void)
{
  g_autoptr (GString) log = g_string_new (NULL);
  g_autoptr (MusterBattle) battle = NULL;
  const guint n = 3 * MUSTER_LEDGER_STRIDE + 5;

  for (guint i = 0; i < n; i++)
    g_string_append (log, i > 0 ? ", {\"order\": \"end-turn\"}" : "{\"order\": \"end-turn\"}");
  battle = muster_test_rules_new_battle (log->str);
  for (guint i = 0; i <= n; i++)
    {
      g_assert_true (muster_ledger_look (battle, i));
      g_assert_cmpint (muster_battle_get_state (battle)->turn, ==, 1 + (int) i / 2);
    }
  for (guint i = 0; i <= n; i += 61)
    {
      seek (battle, i);
      g_assert_cmpint (muster_battle_get_state (battle)->turn, ==, 1 + (int) i / 2);
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/battle/orders undo and redo", test_orders_undo_and_redo);
  g_test_add_func ("/battle/a new order ends redo", test_a_new_order_ends_redo);
  g_test_add_func ("/battle/the past can be looked at", test_the_past_can_be_looked_at);
  g_test_add_func ("/battle/nothing is shown that is not kept",
                   test_nothing_is_shown_that_is_not_kept);
  g_test_add_func ("/battle/the journal hears of undo", test_the_journal_hears_of_undo);
  g_test_add_func ("/battle/a despatch is kept before it is shown",
                   test_a_despatch_is_kept_before_it_is_shown);
  g_test_add_func ("/battle/a despatch knows its log", test_a_despatch_knows_its_log);
  g_test_add_func ("/battle/refused orders change nothing", test_refused_orders_change_nothing);
  g_test_add_func ("/battle/models follow the battle", test_models_follow_the_battle);
  g_test_add_func ("/battle/units notify of what changed", test_units_notify_of_what_changed);
  g_test_add_data_func ("/battle/no change of a unit is kept back/kings", "kings",
                        test_no_change_of_a_unit_is_kept_back);
  g_test_add_data_func ("/battle/no change of a unit is kept back/magdala", "magdala",
                        test_no_change_of_a_unit_is_kept_back);
  g_test_add_func ("/battle/leaders are shown", test_leaders_are_shown);
  g_test_add_func ("/battle/a long battle is recalled everywhere",
                   test_a_long_battle_is_recalled_everywhere);

  return g_test_run ();
}
