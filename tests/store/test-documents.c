/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-store-test.h"
#include "store/db/muster-store-values.h"
#include "store/db/muster-transaction.h"
#include "store/documents/muster-change-private.h"
#include "store/documents/muster-document-head.h"
#include "store/documents/muster-documents-private.h"
#include "store/upkeep/muster-hash-check.h"
#include "store/upkeep/muster-salvage.h"

#include <string.h>

/* A kind that nothing else knows: what is said here is all that a kind must say. */

static gboolean
validate_toy (const char  *key,
              const char  *content,
              GError     **error)
{
  if (!muster_document_kind_validate_object (key, content, error))
    return FALSE;
  if (strstr (content, "broken") == NULL)
    return TRUE;
  g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT, "a broken toy");

  return FALSE;
}

static void
describe_toy (const char          *key,
              const char          *content,
              MusterDocumentFacts *facts)
{
  facts->search = muster_fold_for_search (content, NULL);
  facts->facts = g_strdup_printf ("{\"length\": %zu}", strlen (content));
  facts->archived = strstr (content, "old") != NULL;
}

static const MusterDocumentKind toy_kind = {
  .id = "toy",
  .damaged = "This toy is damaged.",
  .changed = "This toy has been changed.",
  .lost = "Toys that could not be found:",
  .validate = validate_toy,
  .describe = describe_toy,
};

/* Another one, with nothing of its own. */
static const MusterDocumentKind box_kind = {
  .id = "box",
  .damaged = "This box is damaged.",
  .changed = "This box has been changed.",
  .lost = "Boxes that could not be found:",
};

typedef struct
{
  MusterTestDir *dir;
  MusterStore *store;
  MusterDocuments *documents;
  GString *heard;
} Fixture;

static void
changed_cb (MusterDocuments     *documents,
            MusterDocumentEvent  event,
            gint64               number,
            Fixture             *fixture)
{
  g_string_append_printf (fixture->heard, "%c%" G_GINT64_FORMAT " ", "+*-"[event], number);
}

static void
settled_cb (Fixture *fixture)
{
  g_string_append (fixture->heard, "| ");
}

static void
open_store (Fixture *fixture)
{
  fixture->store = muster_store_test_open (fixture->dir);
  fixture->documents = muster_store_get_documents (fixture->store);
  muster_documents_introduce (fixture->documents, &toy_kind);
  muster_documents_introduce (fixture->documents, &box_kind);
  g_signal_connect (fixture->documents, "changed::toy", G_CALLBACK (changed_cb), fixture);
  g_signal_connect_swapped (fixture->documents, "settled::nursery", G_CALLBACK (settled_cb), fixture);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->dir = muster_test_dir_new ();
  fixture->heard = g_string_new (NULL);
  open_store (fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->store);
  muster_test_dir_free (fixture->dir);
  g_string_free (fixture->heard, TRUE);
}

static void
reopen (Fixture *fixture)
{
  g_clear_object (&fixture->store);
  open_store (fixture);
}

static void
assert_sound (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  muster_hash_check_sound (muster_store_get_db (fixture->store), &error);
  g_assert_no_error (error);
}

/* Puts keys and contents by turns, ended by NULL, as one change. No content removes a toy. */
static void
put (Fixture    *fixture,
     const char *area,
     ...)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterChange) change = muster_change_begin (fixture->documents, area, "Tidied up", &error);
  const char *key;
  va_list arguments;

  g_assert_no_error (error);
  va_start (arguments, area);
  while ((key = va_arg (arguments, const char *)) != NULL)
    {
      const char *content = va_arg (arguments, const char *);

      muster_change_put (change, &toy_kind, key, *content != '\0' ? content : NULL, &error);
      g_assert_no_error (error);
    }
  va_end (arguments);
  muster_change_commit (change, &error);
  g_assert_no_error (error);
}

static void
append_cb (const MusterVersion *version,
           gpointer             data)
{
  g_string_append_printf (data, "%s%s=%s", ((GString *) data)->len > 0 ? " " : "",
                          version->key != NULL ? version->key : "?",
                          version->fault != NULL ? "!" : version->content);
}

/* All toys. */
static void
assert_toys (Fixture    *fixture,
             const char *expected)
{
  g_autoptr (GString) found = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  muster_documents_visit (fixture->documents, &toy_kind, append_cb, found, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (found->str, ==, expected);
}

static void
undo (Fixture    *fixture,
      const char *area)
{
  g_autoptr (GError) error = NULL;

  muster_documents_undo (fixture->documents, area, &error);
  g_assert_no_error (error);
}

static void
redo (Fixture    *fixture,
      const char *area)
{
  g_autoptr (GError) error = NULL;

  muster_documents_undo_redo (fixture->documents, area, &error);
  g_assert_no_error (error);
}

static void
test_versions_follow_each_other (Fixture       *fixture,
                                 gconstpointer  data)
{
  g_autoptr (GPtrArray) history = NULL;
  const MusterVersion *first, *second, *third;
  MusterHash computed;

  put (fixture, "nursery", "bear", "{}", "ball", "{\"old\": 1}", NULL);
  put (fixture, "nursery", "bear", "{\"a\": 1}", NULL);
  put (fixture, "nursery", "bear", "{\"a\": 1}", NULL);
  assert_toys (fixture, "bear={\"a\": 1} ball={\"old\": 1}");
  put (fixture, "nursery", "bear", "", NULL);
  put (fixture, "nursery", "bear", "", NULL);
  assert_toys (fixture, "ball={\"old\": 1}");
  history = muster_documents_list_history (fixture->documents, &toy_kind, "bear", NULL);
  g_assert_cmpuint (history->len, ==, 3);
  third = history->pdata[0];
  second = history->pdata[1];
  first = history->pdata[2];
  g_assert_false (first->has_parent);
  g_assert_true (muster_hash_equal (&second->parent, &first->version));
  g_assert_true (muster_hash_equal (&third->parent, &second->version));
  g_assert_cmpint (third->state, ==, MUSTER_VERSION_REMOVED);
  muster_version_hash ("toy", "bear", &first->version, "{\"a\": 1}", &computed);
  g_assert_true (muster_hash_equal (&second->version, &computed));
  g_assert_cmpstr (fixture->heard->str, ==, "+1 +2 | *1 | -1 | ");
  assert_sound (fixture);
  reopen (fixture);
  put (fixture, "nursery", "bear", "{}", NULL);
  assert_toys (fixture, "bear={} ball={\"old\": 1}");
  g_assert_true (g_str_has_suffix (fixture->heard->str, "+1 | "));
}

static void
test_a_version_may_have_to_be_the_last (Fixture       *fixture,
                                        gconstpointer  data)
{
  g_autoptr (MusterVersion) current = NULL;
  g_autoptr (MusterChange) change = NULL;
  g_autoptr (GError) error = NULL;

  put (fixture, "nursery", "bear", "{}", NULL);
  g_assert_true (muster_documents_read (fixture->documents, &toy_kind, "bear", &current, &error));
  put (fixture, "nursery", "bear", "{\"b\": 1}", NULL);

  change = muster_change_begin (fixture->documents, "nursery", "Too late", &error);
  g_assert_false (muster_change_put_after (change, &toy_kind, "bear", &current->version, "{}", &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONFLICT);
  g_clear_error (&error);
  g_assert_false (muster_change_put_after (change, &toy_kind, "bear", NULL, "{}", &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONFLICT);
  g_clear_error (&error);
  g_assert_false (muster_change_put_after (change, &toy_kind, "ball", &current->version, "{}", &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONFLICT);
  g_clear_error (&error);
  g_clear_pointer (&current, muster_version_free);
  g_assert_true (muster_documents_read (fixture->documents, &toy_kind, "bear", &current, &error));
  g_assert_true (muster_change_put_after (change, &toy_kind, "bear", &current->version, "{\"c\": 1}",
                                          &error));
  g_assert_true (muster_change_put_after (change, &toy_kind, "ball", NULL, "{}", &error));
  g_assert_true (muster_change_commit (change, &error));
  g_assert_no_error (error);
  assert_toys (fixture, "bear={\"c\": 1} ball={}");
}

static void
test_what_a_kind_refuses_is_not_kept (Fixture       *fixture,
                                      gconstpointer  data)
{
  g_autoptr (MusterChange) change = NULL;
  g_autoptr (GError) error = NULL;

  change = muster_change_begin (fixture->documents, "nursery", "Broken", &error);
  g_assert_true (muster_change_put (change, &toy_kind, "bear", "{}", &error));
  g_assert_false (muster_change_put (change, &toy_kind, "ball", "{\"broken\": 1}", &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT);
  g_clear_error (&error);
  g_assert_false (muster_change_put (change, &toy_kind, "ball", "[]", &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT);
  g_clear_pointer (&change, muster_change_free);
  assert_toys (fixture, "");
  g_assert_cmpstr (fixture->heard->str, ==, "");
  assert_sound (fixture);
}

static void
test_parts_are_one_change (Fixture       *fixture,
                           gconstpointer  data)
{
  g_autoptr (MusterChange) whole = NULL;
  g_autoptr (GError) error = NULL;

  whole = muster_change_begin (fixture->documents, "nursery", "All", &error);
  put (fixture, "kitchen", "bear", "{}", NULL);
  put (fixture, "nursery", "ball", "{}", NULL);
  g_assert_cmpstr (fixture->heard->str, ==, "");
  g_assert_true (muster_change_commit (whole, &error));
  g_clear_pointer (&whole, muster_change_free);
  g_assert_cmpstr (fixture->heard->str, ==, "+1 +2 | ");
  g_assert_null (muster_documents_undo_dup (fixture->documents, "kitchen"));
  undo (fixture, "nursery");
  assert_toys (fixture, "");

  /* A part that is given up takes the others with it. */
  whole = muster_change_begin (fixture->documents, "nursery", "All", &error);
  put (fixture, "nursery", "ball", "{}", NULL);
  muster_change_free (muster_change_begin (fixture->documents, "nursery", "Given up", &error));
  g_assert_false (muster_change_commit (whole, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_FAILED);
  g_clear_pointer (&whole, muster_change_free);
  assert_toys (fixture, "");
  put (fixture, "nursery", "bear", "{}", NULL);
  assert_sound (fixture);
}

static void
test_changes_are_undone_by_area (Fixture       *fixture,
                                 gconstpointer  data)
{
  g_autofree char *title = NULL;
  g_autoptr (GError) error = NULL;

  put (fixture, "nursery", "bear", "{}", NULL);
  put (fixture, "attic", "box", "{}", NULL);
  put (fixture, "nursery", "bear", "{\"a\": 1}", "ball", "{}", "bear", "{\"a\": 2}", NULL);
  put (fixture, "nursery", "bear", "", NULL);
  reopen (fixture);
  assert_toys (fixture, "box={} ball={}");
  title = muster_documents_undo_dup (fixture->documents, "nursery");
  g_assert_cmpstr (title, ==, "Tidied up");
  undo (fixture, "nursery");
  assert_toys (fixture, "bear={\"a\": 2} box={} ball={}");
  reopen (fixture);
  undo (fixture, "nursery");
  assert_toys (fixture, "bear={} box={}");
  undo (fixture, "nursery");
  assert_toys (fixture, "box={}");
  g_assert_false (muster_documents_undo (fixture->documents, "nursery", &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_NOT_FOUND);
  g_clear_error (&error);
  reopen (fixture);
  redo (fixture, "nursery");
  redo (fixture, "nursery");
  assert_toys (fixture, "bear={\"a\": 2} box={} ball={}");
  undo (fixture, "nursery");
  redo (fixture, "nursery");
  redo (fixture, "nursery");
  assert_toys (fixture, "box={} ball={}");
  g_assert_false (muster_documents_undo_redo (fixture->documents, "nursery", &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_NOT_FOUND);
  g_clear_error (&error);

  /* Something new leaves nothing to redo. */
  undo (fixture, "nursery");
  put (fixture, "nursery", "ball", "{\"n\": 1}", NULL);
  g_assert_null (muster_documents_undo_dup_redo (fixture->documents, "nursery"));
  undo (fixture, "nursery");
  undo (fixture, "nursery");
  assert_toys (fixture, "bear={} box={}");
  undo (fixture, "attic");
  assert_toys (fixture, "bear={}");
  assert_sound (fixture);
}

static void
test_what_others_changed_is_not_undone (Fixture       *fixture,
                                        gconstpointer  data)
{
  g_autoptr (MusterChange) change = NULL;
  g_autoptr (GError) error = NULL;

  put (fixture, "nursery", "bear", "{}", "ball", "{}", NULL);
  change = muster_change_begin (fixture->documents, "nursery", "From another desk", &error);
  muster_change_set_apart (change, "Secretary");
  g_assert_true (muster_change_put (change, &toy_kind, "bear", "{\"theirs\": 1}", &error));
  g_assert_true (muster_change_commit (change, &error));
  g_clear_pointer (&change, muster_change_free);
  g_assert_false (muster_documents_undo (fixture->documents, "nursery", &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONFLICT);
  assert_toys (fixture, "bear={\"theirs\": 1} ball={}");
  put (fixture, "nursery", "bear", "{}", NULL);
  undo (fixture, "nursery");
  assert_toys (fixture, "bear={\"theirs\": 1} ball={}");
  assert_sound (fixture);
}

static void
test_what_is_erased_is_gone (Fixture       *fixture,
                             gconstpointer  data)
{
  g_autoptr (MusterChange) change = NULL;
  g_autoptr (GPtrArray) history = NULL;
  g_autofree char *path = muster_store_test_dup_path (fixture->dir);
  g_autoptr (GBytes) file = NULL;
  g_autoptr (GError) error = NULL;
  const char *bytes;
  MusterHash before;

  put (fixture, "nursery", "bear", "{\"name\": \"Xanthippe\"}", "ball", "{}", NULL);
  history = muster_documents_list_history (fixture->documents, &toy_kind, "bear", &error);
  before = ((MusterVersion *) history->pdata[0])->version;
  g_clear_pointer (&history, g_ptr_array_unref);

  change = muster_change_begin (fixture->documents, "nursery", "Erased", &error);
  g_assert_true (muster_change_put (change, &toy_kind, "bear", "{\"name\": \"Member 1\"}", &error));
  g_assert_true (muster_change_erase_past (change, &toy_kind, "bear", &error));
  g_assert_true (muster_change_commit (change, &error));
  g_assert_no_error (error);
  g_clear_pointer (&change, muster_change_free);
  history = muster_documents_list_history (fixture->documents, &toy_kind, "bear", &error);
  g_assert_cmpint (((MusterVersion *) history->pdata[1])->state, ==, MUSTER_VERSION_ERASED);
  g_assert_null (((MusterVersion *) history->pdata[1])->content);
  g_assert_true (muster_hash_equal (&((MusterVersion *) history->pdata[1])->version, &before));
  assert_sound (fixture);

  /* Undo passes the erasing and what was erased over. */
  undo (fixture, "nursery");
  assert_toys (fixture, "bear={\"name\": \"Member 1\"}");
  redo (fixture, "nursery");
  assert_toys (fixture, "bear={\"name\": \"Member 1\"} ball={}");
  assert_sound (fixture);
  g_clear_object (&fixture->store);
  muster_store_test_exec (path, "VACUUM");
  file = muster_store_test_read (path);
  bytes = g_bytes_get_data (file, NULL);
  for (gsize i = 0; i + 9 <= g_bytes_get_size (file); i++)
    g_assert_cmpint (memcmp (bytes + i, "Xanthippe", 9), !=, 0);
}

static void
test_facts_are_kept_beside_the_last_version (Fixture       *fixture,
                                             gconstpointer  data)
{
  MusterDb *db = muster_store_get_db (fixture->store);
  g_auto (MusterDocumentHead) head = { 0 };
  g_autoptr (MusterVersion) version = NULL;

  put (fixture, "nursery", "bear", "{\"A\": \"old\"}", NULL);
  g_assert_true (muster_document_head_find (&head, db, "toy", "bear", NULL));
  g_assert_cmpstr (head.facts.search, ==, "{\"a\": \"old\"}");
  g_assert_cmpstr (head.facts.facts, ==, "{\"length\": 12}");
  g_assert_true (head.facts.archived);
  g_assert_true (muster_documents_read_number (fixture->documents, &toy_kind, head.number, &version, NULL));
  g_assert_cmpstr (version->key, ==, "bear");
  muster_document_head_clear (&head);
  put (fixture, "nursery", "bear", "", NULL);
  g_assert_true (muster_document_head_find (&head, db, "toy", "bear", NULL));
  g_assert_true (head.removed);
  g_assert_cmpstr (head.facts.facts, ==, "{}");
  undo (fixture, "nursery");
  muster_document_head_clear (&head);
  g_assert_true (muster_document_head_find (&head, db, "toy", "bear", NULL));
  g_assert_cmpstr (head.facts.facts, ==, "{\"length\": 12}");
}

/* What cannot be read is a row that says so. */
static void
test_damage_is_told (Fixture       *fixture,
                     gconstpointer  data)
{
  static const struct
  {
    const char *sql;
    const char *toys;
  } CASES[] = {
    { "UPDATE version SET content = '{\"x\": 1}' WHERE key = 'bear'", "bear=! ball={}" },
    { "UPDATE version SET parent = zeroblob (32) WHERE key = 'bear'", "bear=! ball={}" },
    { "UPDATE version SET hash = zeroblob (32) WHERE key = 'bear'", "bear=! ball={}" },
    { "UPDATE document SET facts = '{\"length\": 99}' WHERE key = 'bear'", "bear=! ball={}" },
    { "UPDATE document SET removed = 1 WHERE key = 'bear'", "bear=! ball={}" },
    { "UPDATE document SET kind = 'box' WHERE key = 'bear'", "ball={} ?=!" },
    { "DELETE FROM document WHERE key = 'ball'", "bear={} ?=!" },
    { "DELETE FROM document WHERE kind = 'toy'", "?=! ?=!" },
    { "UPDATE document SET head = (SELECT head FROM document WHERE key = 'ball') WHERE key = 'bear'",
      "bear=! ball={}" },
  };
  MusterDb *db = muster_store_get_db (fixture->store);

  put (fixture, "nursery", "bear", "{}", "ball", "{}", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", CASES[i].sql);
      g_assert_true (muster_db_exec (db, "BEGIN", NULL));
      muster_db_exec (db, CASES[i].sql, &error);
      g_assert_no_error (error);
      assert_toys (fixture, CASES[i].toys);
      g_assert_false (muster_hash_check_sound (db, &error));
      g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT);
      g_assert_true (muster_db_exec (db, "ROLLBACK", NULL));
    }
  assert_sound (fixture);
}

static void
salvage (Fixture    *fixture,
         const char *sql,
         const char *losses)
{
  g_autofree char *path = muster_store_test_dup_path (fixture->dir);
  g_autofree char *target = muster_test_dir_build (fixture->dir, "salvaged.db");
  g_autoptr (MusterSalvage) salvage = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *found = NULL;

  g_clear_object (&fixture->store);
  muster_store_test_exec (path, sql);
  salvage = muster_salvage_file (path, target, MUSTER_SALVAGE_DEFAULT, 1, &error);
  g_assert_no_error (error);
  g_ptr_array_add (salvage->losses, NULL);
  found = g_strjoinv ("\n", (char **) salvage->losses->pdata);
  g_assert_cmpstr (found, ==, losses);
  fixture->store = muster_store_open (target, MUSTER_STORE_EXISTING, &error);
  g_assert_no_error (error);
  fixture->documents = muster_store_get_documents (fixture->store);
  muster_documents_introduce (fixture->documents, &toy_kind);
  assert_sound (fixture);
}

static void
test_documents_are_salvaged_whole (Fixture       *fixture,
                                   gconstpointer  data)
{
  put (fixture, "nursery", "bear", "{}", "ball", "{}", NULL);
  put (fixture, "nursery", "bear", "{\"a\": 1}", "ball", "", NULL);
  salvage (fixture, "PRAGMA user_version", "");
  assert_toys (fixture, "bear={\"a\": 1}");
  undo (fixture, "nursery");
  assert_toys (fixture, "bear={} ball={}");
  put (fixture, "nursery", "top", "{}", NULL);
  assert_sound (fixture);
}

static void
test_documents_are_salvaged_in_part (Fixture       *fixture,
                                     gconstpointer  data)
{
  put (fixture, "nursery", "bear", "{}", "ball", "{}", NULL);
  put (fixture, "nursery", "bear", "{\"a\": 1}", NULL);
  put (fixture, "nursery", "top", "{}", NULL);
  salvage (fixture,
           "UPDATE version SET content = '{\"a\": 2}' WHERE id = 3;"
           "UPDATE change SET title = 'x' WHERE id = 1",
           "1 document was saved as it was before its last change, which is lost.");
  assert_toys (fixture, "bear={} ball={} top={}");
  g_assert_null (muster_documents_undo_dup (fixture->documents, "nursery"));
  put (fixture, "nursery", "bear", "{\"b\": 1}", NULL);
  undo (fixture, "nursery");
  assert_toys (fixture, "bear={} ball={} top={}");
  assert_sound (fixture);
}

#define ADD(name, function) g_test_add ("/documents/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_store_test_init (&argc, &argv);

  ADD ("versions-follow-each-other", test_versions_follow_each_other);
  ADD ("a-version-may-have-to-be-the-last", test_a_version_may_have_to_be_the_last);
  ADD ("what-a-kind-refuses-is-not-kept", test_what_a_kind_refuses_is_not_kept);
  ADD ("parts-are-one-change", test_parts_are_one_change);
  ADD ("changes-are-undone-by-area", test_changes_are_undone_by_area);
  ADD ("what-others-changed-is-not-undone", test_what_others_changed_is_not_undone);
  ADD ("what-is-erased-is-gone", test_what_is_erased_is_gone);
  ADD ("facts-are-kept-beside-the-last-version", test_facts_are_kept_beside_the_last_version);
  ADD ("damage-is-told", test_damage_is_told);
  ADD ("documents-are-salvaged-whole", test_documents_are_salvaged_whole);
  ADD ("documents-are-salvaged-in-part", test_documents_are_salvaged_in_part);

  return g_test_run ();
}
