/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-store-test.h"

#include <string.h>

/* Ledgers that are kept elsewhere than in SQLite: what writes and reads them asks for no more than the
 * interface, and trusts nothing that it gives. This one keeps a single ledger in memory and can lose its
 * answers, as a server behind a bad line would. */

#define TEST_TYPE_KEEPER (test_keeper_get_type ())
G_DECLARE_FINAL_TYPE (TestKeeper, test_keeper, TEST, KEEPER, GObject)

struct _TestKeeper
{
  GObject parent_instance;

  MusterLedgerHeader header;
  MusterLedgerOrigin origin;
  GArray *events; /* MusterLedgerEvent */
  gboolean loses_requests;
  gboolean loses_answers;
};

static void
take_event (TestKeeper              *self,
            const MusterLedgerEvent *event)
{
  MusterLedgerEvent copy = *event;

  copy.payload = g_strdup (event->payload);
  copy.program = g_strdup (event->program);
  g_array_append_val (self->events, copy);
  self->header.n_events = event->seq;
  self->header.n_counting = event->kind == MUSTER_LEDGER_ORDER ? event->place + 1 : event->place;
  if (event->kind == MUSTER_LEDGER_ORDER)
    self->header.n_entries = self->header.n_counting;
  self->header.head = event->hash;
  self->header.state = event->state;
}

static gboolean
test_keeper_append (MusterLedgerKeeper         *keeper,
                    gint64                      id,
                    const MusterHash           *head,
                    MusterLedgerEvent          *events,
                    guint                       n_events,
                    const MusterLedgerSummary  *summary,
                    gboolean                   *in_doubt,
                    GError                    **error)
{
  TestKeeper *self = TEST_KEEPER (keeper);

  *in_doubt = self->loses_requests || self->loses_answers;
  if (!self->loses_requests)
    {
      if (head != NULL && !muster_hash_equal (head, &self->header.head))
        return muster_ledger_kind_fail (&muster_battle_kind, error, MUSTER_STORE_ERROR_CONSTRAINT,
                                        MUSTER_LEDGER_WENT_ON, .title = self->header.title);
      for (guint i = 0; i < n_events; i++)
        {
          events[i].seq = self->header.n_events + 1;
          muster_ledger_event_compute_hash (&events[i], &self->header.head, &events[i].hash);
          take_event (self, &events[i]);
        }
    }
  if (*in_doubt)
    g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_IO, "no answer");

  return !*in_doubt;
}

static gboolean
test_keeper_read (MusterLedgerKeeper  *keeper,
                  gint64               id,
                  MusterLedgerHeader  *header,
                  MusterLedgerOrigin  *origin,
                  MusterLedgerDetail  *detail,
                  GError             **error)
{
  TestKeeper *self = TEST_KEEPER (keeper);

  muster_ledger_header_copy (header, &self->header);
  header->id = self->header.id;
  header->n_events = self->header.n_events;
  header->n_entries = self->header.n_entries;
  header->n_counting = self->header.n_counting;
  header->head = self->header.head;
  header->state = self->header.state;
  *origin = self->origin;
  origin->uuid = g_strdup (self->origin.uuid);
  origin->document = g_strdup (self->origin.document);

  return TRUE;
}

static gboolean
test_keeper_follow (MusterLedgerKeeper  *keeper,
                    gint64               id,
                    gint64               after,
                    MusterLedgerVisit    visit,
                    gpointer             data,
                    GError             **error)
{
  TestKeeper *self = TEST_KEEPER (keeper);

  for (guint i = (guint) after; i < self->events->len; i++)
    if (!visit (&g_array_index (self->events, MusterLedgerEvent, i), data, error))
      return FALSE;

  return TRUE;
}

static gboolean
test_keeper_list (MusterLedgerKeeper      *keeper,
                  const MusterStoreQuery  *query,
                  GArray                  *ids,
                  GError                 **error)
{
  g_array_append_val (ids, TEST_KEEPER (keeper)->header.id);

  return TRUE;
}

static void
test_keeper_keeper_init (MusterLedgerKeeperInterface *iface)
{
  iface->append = test_keeper_append;
  iface->read = test_keeper_read;
  iface->follow = test_keeper_follow;
  iface->list = test_keeper_list;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (TestKeeper, test_keeper, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (MUSTER_TYPE_LEDGER_KEEPER, test_keeper_keeper_init))

static void
test_keeper_finalize (GObject *object)
{
  TestKeeper *self = TEST_KEEPER (object);

  muster_ledger_header_clear (&self->header);
  muster_ledger_origin_clear (&self->origin);
  g_array_unref (self->events);

  G_OBJECT_CLASS (test_keeper_parent_class)->finalize (object);
}

static void
test_keeper_class_init (TestKeeperClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = test_keeper_finalize;
}

static void
test_keeper_init (TestKeeper *self)
{
  self->events = g_array_new (FALSE, FALSE, sizeof (MusterLedgerEvent));
  g_array_set_clear_func (self->events, (GDestroyNotify) muster_ledger_event_clear);
  self->origin.uuid = g_strdup ("a-battle");
  self->origin.document = g_strdup ("{}");
  muster_ledger_origin_compute_hash (&self->origin, &muster_battle_kind, &self->origin.hash);
  self->header.kind = &muster_battle_kind;
  self->header.id = 7;
  self->header.uuid = g_strdup ("a-battle");
  self->header.title = g_strdup ("Elsewhere");
  self->header.head = self->origin.hash;
}

static MusterLedgerWriter *
new_writer (TestKeeper *keeper)
{
  return muster_ledger_writer_new (MUSTER_LEDGER_KEEPER (keeper), 7, &keeper->header.head);
}

static void
assert_log (TestKeeper *keeper,
            guint       n_entries,
            guint       n_counting)
{
  g_auto (MusterLedgerChain) chain = { 0 };
  g_autoptr (GError) error = NULL;

  muster_ledger_chain_load (&chain, MUSTER_LEDGER_KEEPER (keeper), 7, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (chain.fold.entries->len, ==, n_entries);
  g_assert_cmpuint (chain.fold.n_counting, ==, n_counting);
}

static void
test_a_ledger_is_kept_anywhere (void)
{
  g_autoptr (TestKeeper) keeper = g_object_new (TEST_TYPE_KEEPER, NULL);
  g_autoptr (MusterLedgerWriter) writer = new_writer (keeper);
  g_autofree char *digest = muster_store_test_dup_digest (0);
  g_autoptr (GError) error = NULL;

  assert_log (keeper, 0, 0);
  g_assert_true (muster_store_test_append (writer, 0, &error));
  g_assert_true (muster_store_test_append (writer, 1, &error));
  g_assert_true (muster_ledger_writer_seek (writer, 1, digest, NULL, &error));
  assert_log (keeper, 2, 1);
}

/* Whether an order that was not answered came through or not: the next one takes its place. */
static void
test_no_answer_is_no_harm (gconstpointer data)
{
  g_autoptr (TestKeeper) keeper = g_object_new (TEST_TYPE_KEEPER, NULL);
  g_autoptr (MusterLedgerWriter) writer = new_writer (keeper);
  g_autoptr (GError) error = NULL;
  gboolean *loses = GPOINTER_TO_INT (data) ? &keeper->loses_requests : &keeper->loses_answers;

  g_assert_true (muster_store_test_append (writer, 0, &error));
  *loses = TRUE;
  g_assert_false (muster_store_test_append (writer, 1, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_IO);
  g_clear_error (&error);
  *loses = FALSE;
  g_assert_true (muster_store_test_append (writer, 1, &error));
  g_assert_true (muster_store_test_append (writer, 2, &error));
  assert_log (keeper, 3, 3);
}

/* In doubt or not, a writer that was refused does not write over what somebody else has added. */
static void
test_somebody_else_is_noticed (void)
{
  g_autoptr (TestKeeper) keeper = g_object_new (TEST_TYPE_KEEPER, NULL);
  g_autoptr (MusterLedgerWriter) ours = new_writer (keeper);
  g_autoptr (MusterLedgerWriter) theirs = new_writer (keeper);
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_store_test_append (theirs, 0, &error));
  for (guint i = 0; i < 2; i++)
    {
      g_assert_false (muster_store_test_append (ours, 0, &error));
      g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT);
      g_clear_error (&error);
    }
  assert_log (keeper, 1, 1);
}

/* The chain is followed whoever keeps it. */
static void
test_nothing_is_trusted (void)
{
  g_autoptr (TestKeeper) keeper = g_object_new (TEST_TYPE_KEEPER, NULL);
  g_autoptr (MusterLedgerWriter) writer = new_writer (keeper);
  g_auto (MusterLedgerChain) chain = { 0 };
  g_autoptr (GError) error = NULL;
  MusterLedgerEvent *event;

  g_assert_true (muster_store_test_append (writer, 0, &error));
  g_assert_true (muster_store_test_append (writer, 1, &error));
  event = &g_array_index (keeper->events, MusterLedgerEvent, 0);
  g_free (event->payload);
  event->payload = g_strdup ("{\"order\": \"other\"}");
  g_assert_false (muster_ledger_chain_load (&chain, MUSTER_LEDGER_KEEPER (keeper), 7, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT);
  g_assert_cmpstr (error->message, ==,
                   "The battle “Elsewhere” is damaged: event 1 has been changed or is missing.");
}

/* The tables are read from any event on. */
static gboolean
count_cb (const MusterLedgerEvent  *event,
          gpointer                  data,
          GError                  **error)
{
  g_string_append_printf (data, "%" G_GINT64_FORMAT " ", event->seq);

  return TRUE;
}

static void
test_tables_are_read_from_here (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autoptr (MusterStore) store = muster_store_test_open (dir);
  gint64 id = muster_store_test_create (store, "Ford", 4);
  g_autoptr (GString) seen = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_ledger_keeper_follow (muster_store_test_get_keeper (store), id, 2, count_cb, seen,
                                              &error));
  g_assert_cmpstr (seen->str, ==, "3 4 ");
}

int
main (int   argc,
      char *argv[])
{
  muster_store_test_init (&argc, &argv);

  g_test_add_func ("/ledger-keeper/a-ledger-is-kept-anywhere", test_a_ledger_is_kept_anywhere);
  g_test_add_data_func ("/ledger-keeper/a-lost-answer-is-no-harm", GINT_TO_POINTER (FALSE),
                        test_no_answer_is_no_harm);
  g_test_add_data_func ("/ledger-keeper/a-lost-request-is-no-harm", GINT_TO_POINTER (TRUE),
                        test_no_answer_is_no_harm);
  g_test_add_func ("/ledger-keeper/somebody-else-is-noticed", test_somebody_else_is_noticed);
  g_test_add_func ("/ledger-keeper/nothing-is-trusted", test_nothing_is_trusted);
  g_test_add_func ("/ledger-keeper/tables-are-read-from-here", test_tables_are_read_from_here);

  return g_test_run ();
}
