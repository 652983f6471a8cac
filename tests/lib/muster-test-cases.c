/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-cases.h"

#include <string.h>

#include "core/battle/muster-replay.h"
#include "core/muster-json.h"
#include "muster-test-library.h"
#include "muster-test-shorthand.h"
#include "muster-test.h"

typedef struct
{
  MusterLibrary *library;
  const char *ruleset_id;
  JsonObject *object;
} Case;

typedef struct
{
  MusterLibrary *library;
  const char *ruleset_id;
  const char *prefix;
  const MusterTestSection *sections;
  GHashTable *tested;
} Suite;

/* Everything in @expected is in @found. Objects may have more; everything else is the same. */
static void
check_contains (JsonNode   *found,
                JsonNode   *expected,
                const char *path)
{
  if (found != NULL && JSON_NODE_HOLDS_OBJECT (expected) && JSON_NODE_HOLDS_OBJECT (found))
    {
      g_autoptr (GList) members = json_object_get_members (json_node_get_object (expected));

      for (GList *l = members; l != NULL; l = l->next)
        {
          g_autofree char *below = g_strconcat (path, ".", l->data, NULL);

          check_contains (json_object_get_member (json_node_get_object (found), l->data),
                          json_object_get_member (json_node_get_object (expected), l->data),
                          below);
        }
      return;
    }

  if (found == NULL || !json_node_equal (found, expected))
    {
      g_autofree char *wanted = json_to_string (expected, FALSE);
      g_autofree char *got = found != NULL ? json_to_string (found, FALSE) : g_strdup ("nothing");

      g_test_fail_printf ("%s: expected %s, found %s", path, wanted, got);
    }
}

/* A line of @member for each part of @expected, or none for any of them. */
static void
check_lines (JsonNode   *state,
             const char *member,
             JsonArray  *expected,
             gboolean    is_there)
{
  JsonObject *last = json_object_get_object_member (json_node_get_object (state), "last");
  JsonArray *lines = json_object_get_array_member (last, member);

  for (guint i = 0; i < json_array_get_length (expected); i++)
    {
      const char *wanted = json_array_get_string_element (expected, i);
      gboolean found = FALSE;

      for (guint j = 0; j < json_array_get_length (lines); j++)
        found |= strstr (json_array_get_string_element (lines, j), wanted) != NULL;
      if (found != is_there)
        {
          g_autofree char *got = json_to_string (json_object_get_member (last, member), FALSE);

          g_test_fail_printf ("%s line of %s has “%s”: %s", is_there ? "no" : "a", member, wanted, got);
        }
    }
}

static void
check_same_again (MusterLibrary *library,
                  const char    *text,
                  JsonNode      *result)
{
  g_autoptr (JsonNode) again = NULL;
  g_autofree char *first = muster_json_print (result, FALSE);
  g_autofree char *second = NULL;

  muster_replay_run (library, text, strlen (text), "case", -1, &again, NULL, NULL);
  second = muster_json_print (again, FALSE);
  g_assert_cmpstr (first, ==, second);
}

/* What came of folding @text, against what @object expects of it. */
static void
check_battle (MusterLibrary *library,
              const char    *text,
              JsonObject    *object)
{
  g_autoptr (JsonNode) result = NULL;
  g_autoptr (GError) error = NULL;
  MusterReplayStatus status =
    muster_replay_run (library, text, strlen (text), "case", -1, &result, NULL, &error);

  if (json_object_has_member (object, "error"))
    {
      const char *wanted = json_object_get_string_member (object, "error");

      if (status != MUSTER_REPLAY_INVALID)
        g_test_fail_printf ("expected “%s”, but nothing is refused", wanted);
      else if (strstr (error->message, wanted) == NULL)
        g_test_fail_printf ("expected “%s” in “%s”", wanted, error->message);
      return;
    }
  if (error != NULL)
    {
      g_test_fail_printf ("%s", error->message);
      return;
    }

  if (json_object_has_member (object, "needs"))
    {
      check_contains (json_object_get_member (json_node_get_object (result), "needs"),
                      json_object_get_member (object, "needs"), "needs");
      return;
    }

  check_contains (result, json_object_get_member (object, "expect"), "$");
  if (json_object_has_member (object, "steps"))
    check_lines (result, "steps", json_object_get_array_member (object, "steps"), TRUE);
  if (json_object_has_member (object, "prompts"))
    check_lines (result, "prompts", json_object_get_array_member (object, "prompts"), TRUE);
  if (json_object_has_member (object, "silent"))
    check_lines (result, "prompts", json_object_get_array_member (object, "silent"), FALSE);
  check_same_again (library, text, result);
}

static void
case_free (gpointer data)
{
  Case *self = data;

  json_object_unref (self->object);
  g_free (self);
}

static void
test_case (gconstpointer data)
{
  const Case *self = data;
  g_autofree char *text = muster_test_build_battle (self->object, self->ruleset_id);

  check_battle (self->library, text, self->object);
}

/* A whole battle file with what it must lead to beside its log. */
static void
test_example (gconstpointer data)
{
  const Case *self = data;
  g_autoptr (JsonObject) expected = json_object_new ();
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  g_autofree char *text = NULL;

  json_object_set_member (expected, "expect",
                          json_node_copy (json_object_get_member (self->object, "expect")));
  json_object_remove_member (self->object, "expect");
  json_node_set_object (node, self->object);
  text = muster_json_print (node, FALSE);

  check_battle (self->library, text, expected);
}

/* Every rule of the document has a case that is named after it. */
static void
test_every_rule (gconstpointer data)
{
  const Suite *self = data;

  for (guint i = 0; self->sections[i].name != NULL; i++)
    for (guint rule = MAX (self->sections[i].first, 1); rule <= self->sections[i].n_rules; rule++)
      {
        g_autofree char *id =
          g_strdup_printf ("%s%s-%02u", self->prefix, self->sections[i].name, rule);

        if (!g_hash_table_remove (self->tested, id))
          g_test_fail_printf ("%s has no test", id);
      }
  g_assert_cmpuint (g_hash_table_size (self->tested), ==, 0);
}

static JsonNode *
read_json (const char *path,
           const char *name)
{
  g_autofree char *filename = g_build_filename (path, name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  JsonNode *root;
  gsize length;

  g_file_get_contents (filename, &text, &length, &error);
  g_assert_no_error (error);
  root = muster_json_parse (text, length, filename, &error);
  g_assert_no_error (error);
  return root;
}

static Case *
make_case (Suite      *self,
           JsonObject *object)
{
  Case *made = g_new0 (Case, 1);

  made->library = self->library;
  made->ruleset_id = self->ruleset_id;
  made->object = json_object_ref (object);
  return made;
}

static void
add_example (Suite      *self,
             const char *path,
             const char *name)
{
  g_autoptr (JsonNode) root = read_json (path, name);
  g_autofree char *test_path = g_strdup_printf ("/%s/examples/%s", self->ruleset_id, name);

  g_test_add_data_func_full (test_path, make_case (self, json_node_get_object (root)), test_example,
                             case_free);
}

static void
add_member_cb (JsonObject *object,
               const char *name,
               JsonNode   *node,
               gpointer    data)
{
  if (strcmp (name, "cases") != 0)
    json_object_set_member (data, name, json_node_copy (node));
}

/* What a case does not say is as the others of its file have it. */
static JsonObject *
fill_in (JsonObject *object,
         JsonObject *common)
{
  JsonObject *filled = json_object_new ();

  if (common != NULL)
    json_object_foreach_member (common, add_member_cb, filled);
  json_object_foreach_member (object, add_member_cb, filled);
  return filled;
}

/* The cases of a file, each as if it stood alone. */
static GPtrArray *
read_cases (const char *path,
            const char *name)
{
  g_autoptr (JsonNode) root = read_json (path, name);
  JsonObject *common = JSON_NODE_HOLDS_OBJECT (root) ? json_node_get_object (root) : NULL;
  JsonArray *cases = common != NULL ? json_object_get_array_member (common, "cases")
                                    : json_node_get_array (root);
  GPtrArray *filled = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);

  for (guint i = 0; i < json_array_get_length (cases); i++)
    g_ptr_array_add (filled, fill_in (json_array_get_object_element (cases, i), common));
  return filled;
}

static void
add_cases (Suite      *self,
           const char *path,
           const char *name)
{
  g_autoptr (GPtrArray) cases = read_cases (path, name);
  g_autofree char *section = g_strndup (name, strlen (name) - strlen (".json"));

  for (guint i = 0; i < cases->len; i++)
    {
      JsonObject *object = g_ptr_array_index (cases, i);
      const char *rule = json_object_get_string_member (object, "rule");
      g_autofree char *test_path =
        g_strdup_printf ("/%s/%s/%s/%s", self->ruleset_id, section, rule,
                         json_object_get_string_member (object, "name"));

      if (g_str_has_prefix (rule, self->prefix))
        g_hash_table_add (self->tested, g_strdup (rule));
      g_test_add_data_func_full (test_path, make_case (self, object), test_case, case_free);
    }
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The files of a folder, in the order of their names. */
static GPtrArray *
list_files (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) folder = g_dir_open (path, 0, &error);
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (name, ".json"))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  return names;
}

static void
add_folder (Suite      *self,
            const char *path,
            void      (*add) (Suite      *self,
                              const char *path,
                              const char *name))
{
  g_autoptr (GPtrArray) names = list_files (path);

  for (guint i = 0; i < names->len; i++)
    add (self, path, g_ptr_array_index (names, i));
}

/**
 * muster_test_foreach_case:
 *
 * Calls @func with the battle file of each case of tests/core/@ruleset_id/, and the name of the case.
 */
void
muster_test_foreach_case (const char        *ruleset_id,
                          MusterTestCaseFunc func,
                          gpointer           data)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "core", ruleset_id, NULL);
  g_autoptr (GPtrArray) names = list_files (path);

  for (guint i = 0; i < names->len; i++)
    {
      g_autoptr (GPtrArray) cases = read_cases (path, g_ptr_array_index (names, i));

      for (guint k = 0; k < cases->len; k++)
        {
          JsonObject *object = g_ptr_array_index (cases, k);
          g_autofree char *name =
            g_strdup_printf ("%s %s", json_object_get_string_member (object, "rule"),
                             json_object_get_string_member (object, "name"));
          g_autofree char *text = muster_test_build_battle (object, ruleset_id);

          func (name, text, data);
        }
    }
}

/**
 * muster_test_run_cases:
 * @prefix: of the ids of its rules, such as "H-"
 * @sections: ended by a name of %NULL
 *
 * Plays the cases and examples of tests/core/@ruleset_id/, and sees that every rule has one.
 *
 * Returns: what main() returns
 */
int
muster_test_run_cases (const char              *ruleset_id,
                       const char              *prefix,
                       const MusterTestSection *sections)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GHashTable) tested = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *cases = g_test_build_filename (G_TEST_DIST, "core", ruleset_id, NULL);
  g_autofree char *examples = g_build_filename (cases, "examples", NULL);
  g_autofree char *last = g_strdup_printf ("/%s/every rule has a test", ruleset_id);
  Suite self = { library, ruleset_id, prefix, sections, tested };

  add_folder (&self, cases, add_cases);
  add_folder (&self, examples, add_example);
  g_test_add_data_func (last, &self, test_every_rule);

  return g_test_run ();
}
