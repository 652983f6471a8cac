/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/ledger/muster-ledger.h"
#include "core/muster-core-error.h"
#include "muster-test.h"

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
G_DECLARE_FINAL_TYPE (TestSum, test_sum, TEST, SUM, GObject)

struct _TestSum
{
  GObject parent_instance;

  MusterLedger *ledger;
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
                 const char                 *entry,
                 const char                 *state_digest,
                 const MusterLedgerSummary  *summary,
                 GError                    **error)
{
  return write_line (TEST_SUM (journal), entry, index, state_digest, summary, error);
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
test_sum_keep (MusterJournal  *journal,
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
  iface->keep = test_sum_keep;
  iface->shown = test_sum_shown;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (TestSum, test_sum, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (MUSTER_TYPE_JOURNAL, test_sum_journal_init))

static gpointer
new_moment (gpointer owner)
{
  return g_new0 (Moment, 1);
}

static void
begin (gpointer owner,
       gpointer moment)
{
  *(Moment *) moment = (Moment) { 100, 0 };
}

static gpointer
copy (gconstpointer moment)
{
  return g_memdup2 (&((const Moment *) moment)->sum, sizeof (int));
}

static void
recall (gpointer      owner,
        gconstpointer kept,
        gpointer      moment)
{
  *(Moment *) moment = (Moment) { *(const int *) kept, 0 };
}

static gboolean
fold (gpointer      owner,
      gconstpointer before,
      gpointer      entry,
      gpointer      after)
{
  const Moment *last = before;
  int number = TEST_ADDEND (entry)->number;

  TEST_SUM (owner)->n_folds++;
  *(Moment *) after = (Moment) { last->sum + number, number };
  return TRUE;
}

static void
settle (gpointer      owner,
        guint         index,
        gpointer      entry,
        gconstpointer before,
        gconstpointer after)
{
  TEST_ADDEND (entry)->index = index;
  TEST_ADDEND (entry)->sum = ((const Moment *) after)->sum;
}

static char *
write_entry (gpointer owner,
             gpointer entry)
{
  return g_strdup_printf ("+%d=%d", TEST_ADDEND (entry)->number, TEST_ADDEND (entry)->sum);
}

static char *
digest (gpointer      owner,
        gconstpointer moment)
{
  return g_strdup_printf ("#%d", ((const Moment *) moment)->sum);
}

static void
describe (gpointer             owner,
          gconstpointer        moment,
          MusterLedgerSummary *summary)
{
  summary->turn = ((const Moment *) moment)->sum;
}

static void
show (gpointer owner)
{
  TestSum *self = TEST_SUM (owner);

  muster_ledger_show_log (self->ledger);
  g_string_append_printf (self->told, "show %d; ",
                          ((const Moment *) muster_ledger_get_shown (self->ledger))->sum);
}

static const MusterLedgerFold sum_fold = {
  .new_moment = new_moment,
  .free_moment = g_free,
  .begin = begin,
  .copy = copy,
  .free_copy = g_free,
  .recall = recall,
  .fold = fold,
  .settle = settle,
  .write = write_entry,
  .digest = digest,
  .describe = describe,
  .show = show,
};

static void
test_sum_finalize (GObject *object)
{
  TestSum *self = TEST_SUM (object);

  g_clear_pointer (&self->ledger, muster_ledger_free);
  g_string_free (self->told, TRUE);

  G_OBJECT_CLASS (test_sum_parent_class)->finalize (object);
}

static void
test_sum_class_init (TestSumClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = test_sum_finalize;
}

static void
test_sum_init (TestSum *self)
{
  self->told = g_string_new (NULL);
  self->ledger = muster_ledger_new (&sum_fold, self, TEST_TYPE_ADDEND);
}

static gboolean
add (TestSum   *self,
     int        number,
     gboolean   loading,
     GError   **error)
{
  g_autoptr (TestAddend) entry = g_object_new (TEST_TYPE_ADDEND, NULL);

  entry->number = number;
  fold (self, muster_ledger_get_present (self->ledger), entry, muster_ledger_get_trial (self->ledger));
  if (!loading)
    return muster_ledger_record (self->ledger, entry, error);

  muster_ledger_load (self->ledger, entry);
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
  return ((const Moment *) muster_ledger_get_present (self->ledger))->sum;
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
  muster_ledger_set_journal (self->ledger, on ? MUSTER_JOURNAL (self) : NULL);
}

static void
test_kept_then_shown_then_told (void)
{
  g_autoptr (TestSum) sum = new_sum (0);
  g_autoptr (GError) error = NULL;

  set_journal (sum, TRUE);
  g_assert_true (add (sum, 7, FALSE, &error));
  assert_told (sum, "0 +7=107 [#107, turn 107]; show 107; shown; ");
  g_assert_true (muster_ledger_seek (sum->ledger, 0, &error));
  assert_told (sum, "0 seek [#100, turn 100]; show 100; shown; ");
  g_assert_true (muster_ledger_keep (sum->ledger, "{}", &error));
  muster_ledger_told (sum->ledger);
  assert_told (sum, "keep {}; shown; ");
  /* Nothing is written for whoever looks back. */
  g_assert_true (muster_ledger_look (sum->ledger, 0));
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
  g_assert_false (muster_ledger_seek (sum->ledger, 1, &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_JOURNAL);
  assert_told (sum, "");
  g_assert_cmpint (get_present (sum), ==, 106);
  g_assert_cmpuint (muster_ledger_get_length (sum->ledger), ==, 3);
  g_assert_cmpuint (muster_ledger_get_n_entries (sum->ledger), ==, 3);
  set_journal (sum, FALSE);
}

static void
test_entries_know_their_place (void)
{
  g_autoptr (TestSum) sum = new_sum (4);
  TestAddend *entry = muster_ledger_get_entry (sum->ledger, 2);

  g_assert_cmpuint (entry->index, ==, 2);
  g_assert_cmpint (entry->sum, ==, 106);
  g_assert_true (muster_ledger_look (sum->ledger, 2));
  entry = muster_ledger_get_last_entry (sum->ledger);
  g_assert_cmpint (entry->number, ==, 2);
  g_assert_true (muster_ledger_look (sum->ledger, 0));
  g_assert_null (muster_ledger_get_last_entry (sum->ledger));
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
      g_assert_true (muster_ledger_look (sum->ledger, n - i));
      moment = muster_ledger_get_shown (sum->ledger);
      g_assert_cmpint (moment->sum, ==, 100 + (int) ((n - i) * (n - i + 1) / 2));
      g_assert_cmpint (moment->last, ==, (int) (n - i));
      g_assert_cmpuint (sum->n_folds, <=, MUSTER_LEDGER_STRIDE);
    }
  g_assert_false (muster_ledger_look (sum->ledger, n + 1));

  for (guint i = 0; i <= n; i += 31)
    {
      g_assert_true (muster_ledger_seek (sum->ledger, i, &error));
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

  g_assert_true (muster_ledger_seek (sum->ledger, length, &error));
  base = get_present (sum);
  for (guint i = 1; i <= MUSTER_LEDGER_STRIDE + 4; i++)
    g_assert_true (add (sum, 1, FALSE, &error));
  g_assert_cmpuint (muster_ledger_get_n_entries (sum->ledger), ==, length + MUSTER_LEDGER_STRIDE + 4);
  for (guint i = 0; i <= MUSTER_LEDGER_STRIDE + 4; i++)
    {
      g_assert_true (muster_ledger_look (sum->ledger, length + i));
      g_assert_cmpint (((const Moment *) muster_ledger_get_shown (sum->ledger))->sum, ==, base + (int) i);
    }
}

static void
test_the_log_changes_where_it_changed (void)
{
  g_autoptr (TestSum) sum = new_sum (0);
  g_autoptr (MusterTestChanges) changes = muster_test_changes_new (muster_ledger_get_log (sum->ledger));
  g_autoptr (GError) error = NULL;

  for (int i = 1; i <= 3; i++)
    add (sum, i, TRUE, NULL);
  muster_assert_changes (changes, "");
  muster_ledger_show (sum->ledger);
  muster_assert_changes (changes, "0+3");
  muster_ledger_seek (sum->ledger, 1, &error);
  muster_assert_changes (changes, "1-2");
  muster_ledger_look (sum->ledger, 0);
  muster_assert_changes (changes, "");
  add (sum, 9, FALSE, &error);
  muster_assert_changes (changes, "1+1");
  muster_ledger_seek (sum->ledger, 1, &error);
  add (sum, 8, FALSE, &error);
  g_assert_cmpuint (g_list_model_get_n_items (muster_ledger_get_log (sum->ledger)), ==, 2);
}

static void
test_what_is_loaded_says_how_much_counts (void)
{
  g_autoptr (TestSum) sum = new_sum (5);

  g_assert_false (muster_ledger_load_length (sum->ledger, 6));
  g_assert_true (muster_ledger_load_length (sum->ledger, 2));
  g_assert_cmpint (get_present (sum), ==, 103);
  g_assert_cmpuint (muster_ledger_get_n_entries (sum->ledger), ==, 5);
  g_assert_cmpuint (muster_ledger_get_position (sum->ledger), ==, 2);
  assert_told (sum, "");
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

  g_assert_true (muster_ledger_load_length (sum->ledger, 3));
  g_assert_true (muster_ledger_walk (sum->ledger, walk_cb, seen, NULL, &error));
  g_assert_cmpstr (seen->str, ==, "- #100; +1=101 #101; +2=103 #103; +3=106 #106; ");
  g_assert_cmpint (get_present (sum), ==, 106);

  g_assert_true (muster_ledger_load_length (sum->ledger, 4));
  g_string_truncate (seen, 0);
  g_assert_false (muster_ledger_walk (sum->ledger, walk_cb, seen, &progress, &error));
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
  g_test_add_func ("/ledger/what is loaded says how much counts",
                   test_what_is_loaded_says_how_much_counts);

  return g_test_run ();
}
