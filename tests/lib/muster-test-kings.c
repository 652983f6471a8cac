/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-kings.h"

#include <string.h>

#include "core/battle/muster-replay.h"
#include "core/muster-json.h"
#include "muster-test-library.h"
#include "muster-test.h"

static const char *const SIDES[] = { "red", "blue", "green" };

static const char DEFAULT_SETUP[] = "r1 regular-infantry\nb1 tribal-infantry";

/* A word as JSON: numbers, switches, lists and objects stay as they are, all else is quoted. */
static void
append_value (GString    *json,
              const char *word)
{
  g_autofree char *raw = g_strdup (word);
  gboolean is_number = *word != '\0' && word[strspn (word, "-0123456789")] == '\0';

  if (is_number || g_str_equal (word, "true") || g_str_equal (word, "false") ||
      g_str_equal (word, "null"))
    g_string_append (json, word);
  else if (*word == '{' || *word == '[')
    g_string_append (json, g_strdelimit (raw, "'", '"'));
  else
    g_string_append_printf (json, "\"%s\"", word);
}

static void
append_members (GString           *json,
                const char *const *words,
                const char        *separator)
{
  for (guint i = 0; words[i] != NULL; i++)
    {
      const char *equals = strchr (words[i], '=');

      if (equals == NULL)
        continue;
      g_string_append_printf (json, "%s\"%.*s\": ", separator, (int) (equals - words[i]), words[i]);
      append_value (json, equals + 1);
      separator = ", ";
    }
}

static void
append_leader (GString           *json,
               const char *const *words)
{
  const char *leadership = NULL, *trait = NULL;

  for (guint i = 2; words[i] != NULL; i++)
    {
      if (words[i][0] == 'L' && g_ascii_isdigit (words[i][1]))
        leadership = words[i] + 1;
      if (words[i][0] == '*')
        trait = words[i] + 1;
    }
  if (leadership == NULL && trait == NULL)
    return;

  g_string_append_printf (json, ", \"leader\": {\"name\": \"Leader of %s\"", words[0]);
  if (leadership != NULL)
    g_string_append_printf (json, ", \"leadership\": %s", leadership);
  if (trait != NULL)
    g_string_append_printf (json, ", \"trait\": \"%s\"", trait);
  g_string_append (json, "}");
}

static void
append_unit (GString           *json,
             const char *const *words)
{
  gboolean has_options = FALSE;

  g_string_append_printf (json, "%s{\"id\": \"%s\", \"name\": \"%s\", \"type\": \"%s\"",
                          json->len > 0 ? ", " : "", words[0], words[0], words[1]);
  append_leader (json, words);
  for (guint i = 2; words[i] != NULL; i++)
    {
      if (words[i][0] == 'x')
        g_string_append_printf (json, ", \"models\": %s", words[i] + 1);
      if (words[i][0] == '@')
        g_string_append_printf (json, ", \"player\": \"%s\"", words[i] + 1);
      if (words[i][0] != '+')
        continue;
      g_string_append_printf (json, "%s\"%s\"", has_options ? ", " : ", \"options\": [",
                              words[i] + 1);
      has_options = TRUE;
    }
  if (has_options)
    g_string_append (json, "]");
  append_members (json, words, ", ");
  g_string_append (json, "}");
}

static void
append_side_members (GString           *json,
                     const char *const *words)
{
  for (guint i = 2; words[i] != NULL; i++)
    {
      const char *one[] = { words[i], NULL };
      g_auto (GStrv) players = NULL;

      if (!g_str_has_prefix (words[i], "players="))
        {
          append_members (json, one, ", ");
          continue;
        }
      players = g_strsplit (words[i] + strlen ("players="), ",", -1);
      for (guint j = 0; players[j] != NULL; j++)
        g_string_append_printf (json, "%s{\"id\": \"%s\"}", j > 0 ? ", " : ", \"players\": [",
                                players[j]);
      g_string_append (json, "]");
    }
}

typedef struct
{
  GString *head;
  GString *sides[G_N_ELEMENTS (SIDES)];
  GString *units[G_N_ELEMENTS (SIDES)];
} Writer;

static guint
find_side (char letter)
{
  for (guint i = 0; i < G_N_ELEMENTS (SIDES); i++)
    if (SIDES[i][0] == letter)
      return i;
  g_error ("No side begins with %c", letter);
}

static void
write_setup_line (Writer     *writer,
                  const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  const char *const *names = (const char *const *) words;

  if (g_str_equal (words[0], "scenario"))
    {
      g_string_append_printf (writer->head, ", \"scenario\": {\"id\": \"%s\", \"settings\": {",
                              words[1]);
      append_members (writer->head, names, "");
      g_string_append (writer->head, "}}");
    }
  else if (g_str_equal (words[0], "rules"))
    {
      g_autofree char *list = g_strjoinv ("\", \"", words + 1);

      g_string_append_printf (writer->head, ", \"optional_rules\": [\"%s\"]", list);
    }
  else if (g_str_equal (words[0], "table"))
    g_string_append_printf (writer->head, ", \"table\": {\"length\": %s}", words[1]);
  else if (g_str_equal (words[0], "side"))
    append_side_members (writer->sides[find_side (words[1][0])], names);
  else
    append_unit (writer->units[find_side (words[0][0])], names);
}

static void
append_dice (GString           *json,
             const char        *member,
             const char *const *words)
{
  g_string_append_printf (json, "\"%s\": [", member);
  for (guint i = 0; words[i] != NULL && g_ascii_isdigit (words[i][0]); i++)
    g_string_append_printf (json, "%s%s", i > 0 ? ", " : "", words[i]);
  g_string_append (json, "]");
}

static void
append_roll (GString    *json,
             const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  const char *const *names = (const char *const *) words;

  g_string_append_printf (json, "{\"for\": \"%s\", ", words[0]);
  append_dice (json, "dice", names + 1);
  for (guint i = 1; words[i] != NULL; i++)
    {
      if (g_str_equal (words[i], ">"))
        {
          g_string_append (json, ", ");
          append_dice (json, "reroll", names + i + 1);
        }
      if (g_str_equal (words[i], "by"))
        g_string_append_printf (json, ", \"by\": \"%s\"", words[i + 1]);
    }
  g_string_append (json, "}");
}

static void
append_entry (GString    *json,
              const char *line)
{
  g_auto (GStrv) parts = g_strsplit (line, " | ", -1);
  g_auto (GStrv) words = g_strsplit (parts[0], " ", -1);

  g_string_append_printf (json, "{\"order\": \"%s\"", words[0]);
  if (words[1] != NULL && strchr (words[1], '=') == NULL)
    g_string_append_printf (json, ", \"unit\": \"%s\"", words[1]);
  if (strchr (parts[0], '=') != NULL)
    {
      g_string_append (json, ", \"params\": {");
      append_members (json, (const char *const *) words, "");
      g_string_append (json, "}");
    }
  for (guint i = 1; parts[i] != NULL; i++)
    {
      g_string_append (json, i == 1 ? ", \"rolls\": [" : ", ");
      append_roll (json, parts[i]);
      if (parts[i + 1] == NULL)
        g_string_append (json, "]");
    }
  g_string_append (json, "}");
}

/**
 * muster_kings_case_to_file:
 *
 * Returns: (transfer full): the battle file that the case stands for
 */
char *
muster_kings_case_to_file (const MusterKingsCase *self)
{
  g_auto (GStrv) setup = g_strsplit (self->setup != NULL ? self->setup : DEFAULT_SETUP, "\n", -1);
  g_auto (GStrv) log = g_strsplit (self->log != NULL ? self->log : "", "\n", -1);
  g_autoptr (GString) json = g_string_new ("{\"format\": \"muster-battle\", \"version\": 1, "
                                          "\"ruleset\": \"kings\"");
  Writer writer = { .head = json };
  gboolean is_first = TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (SIDES); i++)
    {
      writer.sides[i] = g_string_new (NULL);
      writer.units[i] = g_string_new (NULL);
    }
  for (guint i = 0; setup[i] != NULL; i++)
    write_setup_line (&writer, setup[i]);

  for (guint i = 0; i < G_N_ELEMENTS (SIDES); i++)
    {
      if (i < 2 || writer.units[i]->len > 0)
        g_string_append_printf (json, "%s{\"id\": \"%s\"%s, \"units\": [%s]}",
                                is_first ? ", \"sides\": [" : ", ", SIDES[i], writer.sides[i]->str,
                                writer.units[i]->str);
      is_first = FALSE;
      g_string_free (writer.sides[i], TRUE);
      g_string_free (writer.units[i], TRUE);
    }

  g_string_append (json, "], \"log\": [");
  for (guint i = 0; self->log != NULL && log[i] != NULL; i++)
    {
      g_string_append (json, i > 0 ? ", " : "");
      append_entry (json, log[i]);
    }
  g_string_append (json, "]}");
  return g_string_free (g_steal_pointer (&json), FALSE);
}

static JsonNode *
get_member (JsonNode   *node,
            const char *member)
{
  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return NULL;
  return json_object_get_member (json_node_get_object (node), member);
}

/* The node that a path of the expected words means. */
static JsonNode *
find_node (JsonNode   *state,
           const char *path)
{
  g_auto (GStrv) names = g_strsplit (path, ".", -1);
  JsonNode *unit = get_member (get_member (state, "units"), names[0]);
  JsonNode *objectives = get_member (get_member (state, "objectives"), names[0]);
  JsonNode *node = state;

  if (unit != NULL && g_str_equal (names[1], "leader"))
    return get_member (get_member (unit, "leader"), "status");
  if (unit != NULL && g_str_equal (names[1], "leadership"))
    return get_member (get_member (unit, "leader"), "leadership");
  if (unit != NULL && get_member (unit, names[1]) != NULL)
    return get_member (unit, names[1]);
  if (unit != NULL)
    return get_member (get_member (unit, "markers"), names[1]);
  if (objectives != NULL)
    return get_member (objectives, names[1]);

  for (guint i = 0; names[i] != NULL; i++)
    node = get_member (node, names[i]);
  return node;
}

/* A value in one word: objects without blanks and quotes. */
static char *
print_node (JsonNode *node)
{
  g_autofree char *text = NULL;
  g_autoptr (GString) word = g_string_new (NULL);

  if (node == NULL)
    return g_strdup ("(absent)");

  text = muster_json_print (node, FALSE);
  for (const char *c = text; *c != '\0'; c++)
    if (*c != ' ' && *c != '"')
      g_string_append_c (word, *c);
  return g_string_free (g_steal_pointer (&word), FALSE);
}

static gboolean
has_line (JsonNode   *state,
          const char *member,
          const char *words)
{
  JsonNode *lines = get_member (get_member (state, "last"), member);
  JsonArray *array = json_node_get_array (lines);

  for (guint i = 0; i < json_array_get_length (array); i++)
    if (strstr (json_array_get_string_element (array, i), words) != NULL)
      return TRUE;
  return FALSE;
}

/* A blank in a line is written as “_”. */
static void
check_lines (JsonNode   *state,
             const char *word)
{
  gsize place = strcspn (word, "~!");
  g_autofree char *part = g_strdelimit (g_strdup (word + place + 1), "_", ' ');
  g_autofree char *member = g_strdup_printf ("%.*ss", (int) place, word);
  g_autofree char *printed = muster_json_print (get_member (state, "last"), TRUE);

  if (has_line (state, member, part) != (word[place] == '~'))
    g_error ("%s does not hold: %s", word, printed);
}

static void
check_word (JsonNode   *state,
            const char *word)
{
  const char *equals = strchr (word, '=');
  g_autofree char *path = NULL;
  g_autofree char *found = NULL;

  if (equals == NULL)
    {
      check_lines (state, word);
      return;
    }

  path = g_strndup (word, (gsize) (equals - word));
  found = print_node (find_node (state, path));
  if (!g_str_equal (found, equals + 1))
    {
      g_autofree char *printed = muster_json_print (state, TRUE);

      g_error ("expected %s, found %s in %s", word, found, printed);
    }
}

static void
check_needs (JsonNode   *result,
             const char *expected)
{
  JsonObject *needs = json_node_get_object (get_member (result, "needs"));
  JsonNode *unit = json_object_get_member (needs, "unit");
  g_autofree char *found =
    g_strdup_printf ("needs=%s/%s/%d", json_object_get_string_member (needs, "for"),
                     JSON_NODE_HOLDS_NULL (unit) ? "" : json_node_get_string (unit),
                     (int) json_object_get_int_member (needs, "dice"));

  g_assert_cmpstr (found, ==, expected);
}

/**
 * muster_kings_case_run_with:
 * @self: a #MusterKingsCase
 * @library: the rulesets and packs that the battle is read with
 */
void
muster_kings_case_run_with (gconstpointer  self,
                            MusterLibrary *library)
{
  const MusterKingsCase *test = self;
  g_autofree char *file = muster_kings_case_to_file (test);
  g_auto (GStrv) words = g_strsplit (test->expected, " ", -1);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) result = NULL;
  MusterReplayStatus status;

  status = muster_replay_run (library, file, strlen (file), "case", -1, &result, NULL, &error);

  if (g_str_has_prefix (test->expected, "refused~"))
    {
      const char *reason = test->expected + strlen ("refused~");

      g_assert_cmpint (status, ==, MUSTER_REPLAY_INVALID);
      if (strstr (error->message, reason) == NULL)
        g_error ("expected “%s”, found “%s”", reason, error->message);
      return;
    }

  g_assert_no_error (error);
  if (g_str_has_prefix (test->expected, "needs="))
    {
      g_assert_cmpint (status, ==, MUSTER_REPLAY_NEEDS);
      check_needs (result, test->expected);
      return;
    }

  if (status == MUSTER_REPLAY_NEEDS)
    g_error ("a roll is missing: %s", muster_json_print (result, FALSE));
  g_assert_cmpint (status, ==, MUSTER_REPLAY_DONE);
  for (guint i = 0; words[i] != NULL; i++)
    check_word (result, words[i]);
}

void
muster_kings_case_run (gconstpointer self)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();

  muster_kings_case_run_with (self, library);
}

void
muster_kings_cases_add (const char            *path,
                        const MusterKingsCase *cases,
                        guint                  n_cases)
{
  muster_test_add_cases (path, cases, sizeof *cases, n_cases, muster_kings_case_run);
}
