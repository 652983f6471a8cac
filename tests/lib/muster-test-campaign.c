/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-campaign.h"

#include <string.h>

#include "core/campaign/muster-campaign-file.h"
#include "core/muster-json.h"
#include "muster-test-library.h"
#include "muster-test.h"

static const char BASE[] =
  "{'format': 'muster-campaign', 'version': 1, 'title': 'The Valley War', 'start': '1879-01-11',"
  " 'sides': [{'id': 'red', 'name': 'Red'}, {'id': 'blue', 'name': 'Blue'}],"
  " 'players': [{'id': 'ann', 'name': 'Ann', 'side': 'red'}, {'id': 'ben', 'name': 'Ben', 'side': 'blue'}],"
  " 'forces': ["
  "  {'id': 'f1', 'name': 'First', 'ruleset': 'kings', 'side': 'red', 'player': 'ann', 'units': ["
  "    {'id': 'a1', 'name': 'A1', 'type': 'regular-infantry', 'models': 12,"
  "     'leader': {'id': 'al', 'name': 'Al', 'leadership': 6, 'trait': 'steady'},"
  "     'second': {'id': 'as', 'name': 'As', 'leadership': 7}},"
  "    {'id': 'a2', 'name': 'A2', 'type': 'regular-infantry', 'models': 12,"
  "     'leader': {'id': 'bl', 'name': 'Bl'}}],"
  "   'staff': [{'id': 'st', 'name': 'St'}]},"
  "  {'id': 'f2', 'name': 'Second', 'ruleset': 'kings', 'side': 'blue', 'player': 'ben', 'units': ["
  "    {'id': 'b1', 'name': 'B1', 'type': 'tribal-infantry', 'models': 16,"
  "     'leader': {'id': 'cl', 'name': 'Cl'}},"
  "    {'id': 'b2', 'name': 'B2', 'type': 'tribal-infantry', 'models': 16}]}],"
  " 'chapters': [{'id': 'c1', 'title': 'One'}, {'id': 'c2', 'title': 'Two'}, {'id': 'c3', 'title': 'Three'}],"
  " 'rules': {}}";

static JsonNode *
parse (const char *text)
{
  g_autofree char *quoted = g_strdelimit (g_strdup (text), "'", '"');
  g_autoptr (GError) error = NULL;
  JsonNode *node = muster_json_parse (quoted, strlen (quoted), text, &error);

  g_assert_no_error (error);
  return node;
}

static gboolean
is_number (const char *word)
{
  return *word != '\0' && word[strspn (word, "0123456789")] == '\0';
}

/* Returns: (nullable): what stands under @step */
static JsonNode *
go_down (JsonNode   *node,
         const char *step)
{
  JsonArray *array;

  if (JSON_NODE_HOLDS_OBJECT (node))
    return json_object_get_member (json_node_get_object (node), step);
  if (!JSON_NODE_HOLDS_ARRAY (node) || !is_number (step))
    return NULL;
  array = json_node_get_array (node);
  return atoi (step) < (int) json_array_get_length (array)
           ? json_array_get_element (array, (guint) atoi (step))
           : NULL;
}

static JsonNode *
look_up (JsonNode   *node,
         const char *path)
{
  g_auto (GStrv) steps = g_strsplit (path, ".", -1);

  for (guint i = 0; node != NULL && steps[i] != NULL; i++)
    node = go_down (node, steps[i]);
  return node;
}

/* @value: (nullable): NULL takes the member away. */
static void
put (JsonNode   *document,
     const char *path,
     const char *value)
{
  const char *dot = strrchr (path, '.');
  g_autofree char *parent_path = dot != NULL ? g_strndup (path, (gsize) (dot - path)) : NULL;
  JsonNode *parent = parent_path != NULL ? look_up (document, parent_path) : document;
  const char *last = dot != NULL ? dot + 1 : path;

  g_assert_nonnull (parent);
  if (value == NULL)
    json_object_remove_member (json_node_get_object (parent), last);
  else if (g_str_equal (last, "+"))
    json_array_add_element (json_node_get_array (parent), parse (value));
  else
    json_object_set_member (json_node_get_object (parent), last, parse (value));
}

static void
change (JsonNode   *document,
        const char *line)
{
  const char *equals = strchr (line, '=');
  g_autofree char *path = NULL;

  if (*line == '-')
    {
      put (document, line + 1, NULL);
      return;
    }
  g_assert_nonnull (equals);
  path = g_strndup (line, (gsize) (equals - line));
  put (document, path, equals + 1);
}

static JsonObject *
parse_roll (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " ", -1);
  JsonObject *roll = json_object_new ();
  JsonArray *dice = json_array_new ();

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (is_number (words[i]))
        json_array_add_int_element (dice, atoi (words[i]));
      else if (*words[i] != '\0')
        json_object_set_string_member (roll, "for", words[i]);
    }
  json_object_set_array_member (roll, "dice", dice);
  return roll;
}

static void
add_entry (JsonArray  *log,
           const char *line)
{
  g_auto (GStrv) parts = g_strsplit (line, " | ", -1);
  const char *params = strchr (parts[0], '{');
  g_autofree char *order =
    params != NULL ? g_strndup (parts[0], (gsize) (params - parts[0])) : g_strdup (parts[0]);
  JsonObject *entry = json_object_new ();
  JsonArray *rolls = json_array_new ();

  json_object_set_string_member (entry, "order", g_strstrip (order));
  if (params != NULL)
    json_object_set_member (entry, "params", parse (params));
  for (guint i = 1; parts[i] != NULL; i++)
    json_array_add_object_element (rolls, parse_roll (parts[i]));
  json_object_set_array_member (entry, "rolls", rolls);
  json_array_add_object_element (log, entry);
}

char *
muster_campaign_case_to_file (const MusterCampaignCase *self)
{
  g_autoptr (JsonNode) document = parse (BASE);
  g_auto (GStrv) changes = g_strsplit (self->setup != NULL ? self->setup : "", "\n", -1);
  g_auto (GStrv) orders = g_strsplit (self->log != NULL ? self->log : "", "\n", -1);
  JsonArray *log = json_array_new ();

  for (guint i = 0; changes[i] != NULL; i++)
    if (*changes[i] != '\0')
      change (document, changes[i]);
  for (guint i = 0; orders[i] != NULL; i++)
    if (*orders[i] != '\0')
      add_entry (log, orders[i]);
  json_object_set_array_member (json_node_get_object (document), "log", log);
  return muster_json_print (document, FALSE);
}

static gboolean
has_line (JsonNode   *state,
          const char *path,
          const char *words)
{
  JsonArray *lines = json_node_get_array (look_up (state, path));

  for (guint i = 0; i < json_array_get_length (lines); i++)
    if (strstr (json_array_get_string_element (lines, i), words) != NULL)
      return TRUE;
  return FALSE;
}

static void
check_value (JsonNode   *state,
             const char *line)
{
  const char *equals = strchr (line, '=');
  g_autofree char *path = g_strndup (line, (gsize) (equals - line));
  g_autoptr (JsonNode) expected = parse (equals + 1);
  g_autofree char *expected_text = muster_json_print (expected, FALSE);
  JsonNode *found = look_up (state, path);
  g_autofree char *found_text = found != NULL ? muster_json_print (found, FALSE) : g_strdup ("nothing");
  g_autofree char *expected_line = g_strdup_printf ("%s=%s", path, expected_text);
  g_autofree char *found_line = g_strdup_printf ("%s=%s", path, found_text);

  g_assert_cmpstr (found_line, ==, expected_line);
}

static void
check_line (JsonNode   *state,
            const char *line)
{
  static const struct { const char *prefix; const char *path; } lists[] = {
    { "step", "last.steps" }, { "prompt", "last.prompts" }
  };
  gsize length;

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      length = strlen (lists[i].prefix);
      if (!g_str_has_prefix (line, lists[i].prefix) || strchr ("~!", line[length]) == NULL)
        continue;
      if (has_line (state, lists[i].path, line + length + 1) != (line[length] == '~'))
        g_error ("“%s” does not hold: %s", line, muster_json_print (look_up (state, "last"), TRUE));
      return;
    }
  if (g_str_has_suffix (line, "!"))
    {
      g_autofree char *path = g_strndup (line, strlen (line) - 1);

      g_assert_null (look_up (state, path));
      return;
    }
  check_value (state, line);
}

static void
check_refusal (const GError *error,
               const char   *line)
{
  const char *words = strchr (line, '~') + 1;

  g_assert_nonnull (error);
  if (strstr (error->message, words) == NULL)
    g_error ("“%s” is not in “%s”", words, error->message);
}

/* @line: the side, and what must hold in the state that it sees. */
static void
check_as_side (MusterCampaign *campaign,
               const char     *line)
{
  const char *colon = strstr (line, ": ");
  g_autofree char *id = g_strndup (line, (gsize) (colon - line));
  int side = muster_campaign_setup_find_side (muster_campaign_get_setup (campaign), id);
  g_autoptr (JsonNode) seen = NULL;

  g_assert_cmpint (side, >=, 0);
  seen = muster_campaign_file_describe (campaign, side);
  check_line (seen, colon + strlen (": "));
}

static void
check (const MusterCampaignCase *self,
       MusterReplayStatus        status,
       MusterCampaign           *campaign,
       JsonNode                 *result,
       const GError             *error)
{
  g_auto (GStrv) lines = g_strsplit (self->expected, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (*lines[i] == '\0')
        continue;
      if (g_str_has_prefix (lines[i], "refused~"))
        {
          g_assert_cmpint (status, ==, MUSTER_REPLAY_INVALID);
          check_refusal (error, lines[i]);
          continue;
        }
      g_assert_no_error (error);
      g_assert_cmpint (status, ==, g_str_has_prefix (lines[i], "needs=") ? MUSTER_REPLAY_NEEDS
                                                                       : MUSTER_REPLAY_DONE);
      if (g_str_has_prefix (lines[i], "as "))
        check_as_side (campaign, lines[i] + strlen ("as "));
      else
        check_line (result, lines[i]);
    }
}

static MusterReplayStatus
replay_text (MusterLibrary   *library,
             const char      *text,
             int              upto,
             JsonNode       **result,
             MusterCampaign **campaign,
             GError         **error)
{
  return muster_campaign_replay (library, text, strlen (text), "case", upto, result, campaign, error);
}

/* An order that was not carried out must not have touched anything. */
static void
check_untouched (MusterCampaign *campaign,
                 MusterLibrary  *library,
                 const char     *text)
{
  g_autoptr (MusterCampaign) before = NULL;
  g_autoptr (JsonNode) result = NULL;
  g_autofree char *digest = NULL;
  g_autofree char *now = muster_ledger_dup_state_digest (campaign);

  replay_text (library, text, (int) muster_ledger_get_length (campaign), &result, &before, NULL);
  digest = muster_ledger_dup_state_digest (before);
  g_assert_cmpstr (now, ==, digest);
}

static char *
run_once (const MusterCampaignCase *self,
          MusterLibrary            *library,
          const char               *text)
{
  g_autoptr (MusterCampaign) campaign = NULL;
  g_autoptr (JsonNode) result = NULL;
  g_autoptr (GError) error = NULL;
  MusterReplayStatus status = replay_text (library, text, -1, &result, &campaign, &error);

  check (self, status, campaign, result, error);
  if (campaign != NULL && status != MUSTER_REPLAY_DONE)
    check_untouched (campaign, library, text);
  return result != NULL ? muster_json_print (result, FALSE) : g_strdup (error->message);
}

void
muster_campaign_case_run (gconstpointer data)
{
  const MusterCampaignCase *self = data;
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autofree char *text = muster_campaign_case_to_file (self);
  g_autofree char *first = run_once (self, library, text);
  g_autofree char *second = run_once (self, library, text);

  g_assert_cmpstr (first, ==, second);
}

void
muster_campaign_cases_add (const char               *path,
                           const MusterCampaignCase *cases,
                           guint                     n_cases)
{
  muster_test_add_cases (path, cases, sizeof *cases, n_cases, muster_campaign_case_run);
}
