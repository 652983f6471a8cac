/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/ledger/muster-ledger-record.h"
#include "core/muster-core-error.h"
#include "muster-test.h"

#include <string.h>

/* The smallest thing that can be kept in a ledger: a sum, and what was added last. What happens to it is
 * written down in the order in which it happens. */

#define TEST_TYPE_ADDEND (test_addend_get_type ())
G_DECLARE_FINAL_TYPE (TestAddend, test_addend, TEST, ADDEND, GObject)

struct _TestAddend
{
  GObject parent_instance;

  int number;
  guint index;
  int sum; /* after it */
};

G_DEFINE_FINAL_TYPE (TestAddend, test_addend, G_TYPE_OBJECT)

static void
test_addend_class_init (TestAddendClass *klass)
{
}

static void
test_addend_init (TestAddend *self)
{
}

typedef struct
{
  int sum;
  int last;
} Moment;

#define TEST_TYPE_SUM (test_sum_get_type ())
G_DECLARE_FINAL_TYPE (TestSum, test_sum, TEST, SUM, MusterLedger)

struct _TestSum
{
  MusterLedger parent_instance;

  GString *told;
  guint n_folds;
  gboolean refuses;
};

static gboolean
write_line (TestSum                    *self,
            const char                 *what,
            guint                       place,
            const char                 *digest,
            const MusterLedgerSummary  *summary,
            GError                    **error)
{
  if (self->refuses)
    {
      g_set_error_literal (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_JOURNAL, "no paper left");
      return FALSE;
    }

  g_string_append_printf (self->told, "%u %s [%s, turn %d]; ", place, what, digest, summary->turn);
  return TRUE;
}

static gboolean
test_sum_append (MusterJournal              *journal,
                 guint                       index,
                 const MusterJournalEntry   *entries,
                 guint                       n_entries,
                 const MusterLedgerSummary  *summary,
                 GError                    **error)
{
  for (guint i = 0; i < n_entries; i++)
    if (!write_line (TEST_SUM (journal), entries[i].text, index + i, entries[i].state_digest, summary, error))
      return FALSE;
  return TRUE;
}

static gboolean
test_sum_seek (MusterJournal              *journal,
               guint                       length,
               const char                 *state_digest,
               const MusterLedgerSummary  *summary,
               GError                    **error)
{
  return write_line (TEST_SUM (journal), "seek", length, state_digest, summary, error);
}

static gboolean
test_sum_keep_details (MusterJournal  *journal,
                       const char     *details,
                       GError        **error)
{
  g_string_append_printf (TEST_SUM (journal)->told, "keep %s; ", details);
  return TRUE;
}

static void
test_sum_shown (MusterJournal *journal)
{
  g_string_append (TEST_SUM (journal)->told, "shown; ");
}

static void
test_sum_journal_init (MusterJournalInterface *iface)
{
  iface->append = test_sum_append;
  iface->seek = test_sum_seek;
  iface->keep_details = test_sum_keep_details;
  iface->shown = test_sum_shown;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (TestSum, test_sum, MUSTER_TYPE_LEDGER,
                               G_IMPLEMENT_INTERFACE (MUSTER_TYPE_JOURNAL, test_sum_journal_init))

static gpointer
new_moment (MusterLedger *ledger)
{
  return g_new0 (Moment, 1);
}

static void
begin (MusterLedger *ledger,
       gpointer      moment)
{
  *(Moment *) moment = (Moment) { 100, 0 };
}

static gpointer
copy (gconstpointer moment)
{
  return g_memdup2 (&((const Moment *) moment)->sum, sizeof (int));
}

static void
recall (MusterLedger *ledger,
        gconstpointer kept,
        gpointer      moment)
{
  *(Moment *) moment = (Moment) { *(const int *) kept, 0 };
}

static gboolean
fold (MusterLedger *ledger,
      gconstpointer before,
      gpointer      entry,
      gpointer      after)
{
  const Moment *last = before;
  int number = TEST_ADDEND (entry)->number;

  TEST_SUM (ledger)->n_folds++;
  *(Moment *) after = (Moment) { last->sum + number, number };
  return TRUE;
}

static void
settle (MusterLedger *ledger,
        guint         index,
        gpointer      entry,
        gconstpointer before,
        gconstpointer after)
{
  TEST_ADDEND (entry)->index = index;
  TEST_ADDEND (entry)->sum = ((const Moment *) after)->sum;
}

static char *
write_entry (MusterLedger *ledger,
             gpointer      entry)
{
  return g_strdup_printf ("+%d=%d", TEST_ADDEND (entry)->number, TEST_ADDEND (entry)->sum);
}

static char *
digest (MusterLedger *ledger,
        gconstpointer moment)
{
  return g_strdup_printf ("#%d", ((const Moment *) moment)->sum);
}

static void
describe (MusterLedger        *ledger,
          gconstpointer        moment,
          MusterLedgerSummary *summary)
{
  summary->turn = ((const Moment *) moment)->sum;
}

static void
show (MusterLedger *ledger)
{
  g_string_append_printf (TEST_SUM (ledger)->told, "show %d; ",
                          ((const Moment *) muster_ledger_get_shown (ledger))->sum);
}

/* Numbers as their file would have them; below zero they are refused. */
static gboolean
load_spot (MusterLedger     *ledger,
           const MusterSpot *spot)
{
  g_autoptr (TestAddend) entry = g_object_new (TEST_TYPE_ADDEND, NULL);

  if (!muster_spot_read_int (spot, 0, 1000, &entry->number))
    return FALSE;

  fold (ledger, muster_ledger_get_present (ledger), entry, muster_ledger_get_trial (ledger));
  muster_ledger_load (ledger, entry);
  return TRUE;
}

static void
test_sum_finalize (GObject *object)
{
  TestSum *self = TEST_SUM (object);

  g_string_free (self->told, TRUE);

  G_OBJECT_CLASS (test_sum_parent_class)->finalize (object);
}

static void
test_sum_class_init (TestSumClass *klass)
{
  MusterLedgerClass *ledger_class = MUSTER_LEDGER_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = test_sum_finalize;

  ledger_class->entry_type = TEST_TYPE_ADDEND;
  ledger_class->new_moment = new_moment;
  ledger_class->free_moment = g_free;
  ledger_class->begin = begin;
  ledger_class->copy = copy;
  ledger_class->free_copy = g_free;
  ledger_class->recall = recall;
  ledger_class->fold = fold;
  ledger_class->settle = settle;
  ledger_class->write = write_entry;
  ledger_class->digest = digest;
  ledger_class->describe = describe;
  ledger_class->load_spot = load_spot;
  ledger_class->show = show;
}

static void
test_sum_init (TestSum *self)
{
  self->told = g_string_new (NULL);
  muster_ledger_begin (self);
}

static gboolean
add (TestSum   *self,
     int        number,
     gboolean   loading,
     GError   **error)
{
  g_autoptr (TestAddend) entry = g_object_new (TEST_TYPE_ADDEND, NULL);

  entry->number = number;
  fold (MUSTER_LEDGER (self), muster_ledger_get_present (self), entry, muster_ledger_get_trial (self));
  if (!loading)
    return muster_ledger_record (self, entry, error);

  muster_ledger_load (self, entry);
  return TRUE;
}

static TestSum *
new_sum (guint n)
{
  TestSum *self = g_object_new (TEST_TYPE_SUM, NULL);

  for (guint i = 1; i <= n; i++)
    add (self, (int) i, TRUE, NULL);
  return self;
}

static int
get_present (TestSum *self)
{
  return ((const Moment *) muster_ledger_get_present (self))->sum;
}

static void
assert_told (TestSum    *self,
             const char *expected)
{
  g_assert_cmpstr (self->told->str, ==, expected);
  g_string_truncate (self->told, 0);
}

/* The sum is its own journal: the circle must be opened before it is let go. */
static void
set_journal (TestSum  *self,
             gboolean  on)
{
  muster_ledger_set_journal (self, on ? MUSTER_JOURNAL (self) : NULL);
}

static void
test_kept_then_shown_then_told (void)
{
  g_autoptr (TestSum) sum = new_sum (0);
  g_autoptr (GError) error = NULL;

  set_journal (sum, TRUE);
  g_assert_true (add (sum, 7, FALSE, &error));
  assert_told (sum, "0 +7=107 [#107, turn 107]; show 107; shown; ");
  g_assert_true (muster_ledger_seek (sum, 0, &error));
  assert_told (sum, "0 seek [#100, turn 100]; show 100; shown; ");
  g_assert_true (muster_ledger_keep_details (sum, "{}", &error));
  muster_ledger_announce (sum);
  assert_told (sum, "keep {}; shown; ");
  /* Nothing is written for whoever looks back. */
  g_assert_true (muster_ledger_look (sum, 0));
  assert_told (sum, "show 100; ");
  set_journal (sum, FALSE);
}

static void
test_what_is_not_kept_is_not_there (void)
{
  g_autoptr (TestSum) sum = new_sum (3);
  g_autoptr (GError) error = NULL;

  set_journal (sum, TRUE);
  sum->refuses = TRUE;
  g_assert_false (add (sum, 7, FALSE, &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_JOURNAL);
  g_clear_error (&error);
  g_assert_false (muster_ledger_seek (sum, 1, &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_JOURNAL);
  assert_told (sum, "");
  g_assert_cmpint (get_present (sum), ==, 106);
  g_assert_cmpuint (muster_ledger_get_length (sum), ==, 3);
  g_assert_cmpuint (muster_ledger_get_n_entries (sum), ==, 3);
  set_journal (sum, FALSE);
}

static void
test_entries_know_their_place (void)
{
  g_autoptr (TestSum) sum = new_sum (4);
  TestAddend *entry = muster_ledger_get_entry (sum, 2);

  g_assert_cmpuint (entry->index, ==, 2);
  g_assert_cmpint (entry->sum, ==, 106);
  g_assert_true (muster_ledger_look (sum, 2));
  entry = muster_ledger_get_last_entry (sum);
  g_assert_cmpint (entry->number, ==, 2);
  g_assert_true (muster_ledger_look (sum, 0));
  g_assert_null (muster_ledger_get_last_entry (sum));
}

/* Around every kept state, from above and from below. */
static void
test_every_moment_is_near (void)
{
  const guint n = 3 * MUSTER_LEDGER_STRIDE + 5;
  g_autoptr (TestSum) sum = new_sum (n);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i <= n; i++)
    {
      const Moment *moment;

      sum->n_folds = 0;
      g_assert_true (muster_ledger_look (sum, n - i));
      moment = muster_ledger_get_shown (sum);
      g_assert_cmpint (moment->sum, ==, 100 + (int) ((n - i) * (n - i + 1) / 2));
      g_assert_cmpint (moment->last, ==, (int) (n - i));
      g_assert_cmpuint (sum->n_folds, <=, MUSTER_LEDGER_STRIDE);
    }
  g_assert_false (muster_ledger_look (sum, n + 1));

  for (guint i = 0; i <= n; i += 31)
    {
      g_assert_true (muster_ledger_seek (sum, i, &error));
      g_assert_cmpint (get_present (sum), ==, 100 + (int) (i * (i + 1) / 2));
    }
}

/* States that were kept of what is no longer in the log must be gone too. */
static void
test_another_log_after_an_undo (void)
{
  g_autoptr (TestSum) sum = new_sum (2 * MUSTER_LEDGER_STRIDE + 3);
  g_autoptr (GError) error = NULL;
  guint length = MUSTER_LEDGER_STRIDE - 1;
  int base;

  g_assert_true (muster_ledger_seek (sum, length, &error));
  base = get_present (sum);
  for (guint i = 1; i <= MUSTER_LEDGER_STRIDE + 4; i++)
    g_assert_true (add (sum, 1, FALSE, &error));
  g_assert_cmpuint (muster_ledger_get_n_entries (sum), ==, length + MUSTER_LEDGER_STRIDE + 4);
  for (guint i = 0; i <= MUSTER_LEDGER_STRIDE + 4; i++)
    {
      g_assert_true (muster_ledger_look (sum, length + i));
      g_assert_cmpint (((const Moment *) muster_ledger_get_shown (sum))->sum, ==, base + (int) i);
    }
}

static void
test_the_log_changes_where_it_changed (void)
{
  g_autoptr (TestSum) sum = new_sum (0);
  g_autoptr (MusterTestChanges) changes = muster_test_changes_new (muster_ledger_get_log (sum));
  g_autoptr (GError) error = NULL;

  for (int i = 1; i <= 3; i++)
    add (sum, i, TRUE, NULL);
  muster_assert_changes (changes, "");
  muster_ledger_finish_loading (sum);
  muster_assert_changes (changes, "0+3");
  muster_ledger_seek (sum, 1, &error);
  muster_assert_changes (changes, "1-2");
  muster_ledger_look (sum, 0);
  muster_assert_changes (changes, "");
  add (sum, 9, FALSE, &error);
  muster_assert_changes (changes, "1+1");
  muster_ledger_seek (sum, 1, &error);
  add (sum, 8, FALSE, &error);
  g_assert_cmpuint (g_list_model_get_n_items (muster_ledger_get_log (sum)), ==, 2);
}

static void
test_what_is_loaded_says_how_much_counts (void)
{
  g_autoptr (TestSum) sum = new_sum (5);

  g_assert_false (muster_ledger_load_length (sum, 6));
  g_assert_true (muster_ledger_load_length (sum, 2));
  g_assert_cmpint (get_present (sum), ==, 103);
  g_assert_cmpuint (muster_ledger_get_n_entries (sum), ==, 5);
  g_assert_cmpuint (muster_ledger_get_position (sum), ==, 2);
  assert_told (sum, "");
}

static gboolean
record_all (TestSum     *sum,
            const char  *text,
            GError     **error)
{
  g_autoptr (MusterJson) json = muster_json_read (text, strlen (text), "orders", NULL);
  MusterSpot spot;

  muster_spot_init (&spot, json, "orders", error);
  return muster_ledger_record_all (sum, &spot);
}

static void
test_several_orders_are_given_together (void)
{
  g_autoptr (TestSum) sum = new_sum (2 * MUSTER_LEDGER_STRIDE + 3);
  guint n = muster_ledger_get_n_entries (sum);
  g_autoptr (GError) error = NULL;

  /* One that is refused leaves everything as it was, with what can be redone and what is looked at. */
  g_assert_true (muster_ledger_seek (sum, 5, &error));
  g_assert_true (muster_ledger_look (sum, 2));
  g_string_truncate (sum->told, 0);
  set_journal (sum, TRUE);
  g_assert_false (record_all (sum, "[7, 8, -1]", &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID);
  g_assert_nonnull (strstr (error->message, "$[2]"));
  g_clear_error (&error);
  sum->refuses = TRUE;
  g_assert_false (record_all (sum, "[7, 8]", &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_JOURNAL);
  g_clear_error (&error);
  sum->refuses = FALSE;
  g_assert_true (record_all (sum, "[]", &error));
  assert_told (sum, "");
  g_assert_cmpint (get_present (sum), ==, 115);
  g_assert_cmpuint (muster_ledger_get_length (sum), ==, 5);
  g_assert_cmpuint (muster_ledger_get_position (sum), ==, 2);
  g_assert_cmpuint (muster_ledger_get_n_entries (sum), ==, n);
  g_assert_cmpint (((const Moment *) muster_ledger_get_shown (sum))->sum, ==, 103);

  /* All of them are one change: kept, then shown, then told. */
  g_assert_true (record_all (sum, "[7, 8]", &error));
  assert_told (sum, "5 +7=122 [#122, turn 130]; 6 +8=130 [#130, turn 130]; show 130; shown; ");
  g_assert_cmpuint (muster_ledger_get_n_entries (sum), ==, 7);
  set_journal (sum, FALSE);
}

static void
test_what_was_refused_can_be_redone (void)
{
  g_autoptr (TestSum) sum = new_sum (3 * MUSTER_LEDGER_STRIDE);
  guint n = muster_ledger_get_n_entries (sum);
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_ledger_seek (sum, MUSTER_LEDGER_STRIDE - 1, &error));
  g_assert_false (record_all (sum, "[1, 1, 1, -1]", &error));
  g_clear_error (&error);
  g_assert_true (muster_ledger_seek (sum, n, &error));
  g_assert_cmpint (get_present (sum), ==, 100 + (int) (n * (n + 1) / 2));
}

static void
walk_cb (const char *entry,
         const char *state_digest,
         gpointer    data)
{
  g_string_append_printf (data, "%s %s; ", entry != NULL ? entry : "-", state_digest);
}

static void
share_cb (double   share,
          gpointer data)
{
  GCancellable *cancellable = data;

  if (share > 0.4)
    g_cancellable_cancel (cancellable);
}

static void
test_the_log_is_walked_from_its_beginning (void)
{
  g_autoptr (TestSum) sum = new_sum (4);
  g_autoptr (GString) seen = g_string_new (NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  MusterProgress progress = { cancellable, share_cb, cancellable };

  g_assert_true (muster_ledger_load_length (sum, 3));
  g_assert_true (muster_ledger_walk (sum, walk_cb, seen, NULL, &error));
  g_assert_cmpstr (seen->str, ==, "- #100; +1=101 #101; +2=103 #103; +3=106 #106; ");
  g_assert_cmpint (get_present (sum), ==, 106);

  g_assert_true (muster_ledger_load_length (sum, 4));
  g_string_truncate (seen, 0);
  g_assert_false (muster_ledger_walk (sum, walk_cb, seen, &progress, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpint (get_present (sum), ==, 110);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/ledger/kept, then shown, then told", test_kept_then_shown_then_told);
  g_test_add_func ("/ledger/what is not kept is not there", test_what_is_not_kept_is_not_there);
  g_test_add_func ("/ledger/entries know their place", test_entries_know_their_place);
  g_test_add_func ("/ledger/every moment is near", test_every_moment_is_near);
  g_test_add_func ("/ledger/another log after an undo", test_another_log_after_an_undo);
  g_test_add_func ("/ledger/the log changes where it changed", test_the_log_changes_where_it_changed);
  g_test_add_func ("/ledger/the log is walked from its beginning",
                   test_the_log_is_walked_from_its_beginning);
  g_test_add_func ("/ledger/several orders are given together", test_several_orders_are_given_together);
  g_test_add_func ("/ledger/what was refused can be redone", test_what_was_refused_can_be_redone);
  g_test_add_func ("/ledger/what is loaded says how much counts",
                   test_what_is_loaded_says_how_much_counts);

  return g_test_run ();
}
