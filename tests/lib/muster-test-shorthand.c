/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-shorthand.h"

#include <stdlib.h>
#include <string.h>

#include "core/dice/muster-card.h"
#include "core/muster-json.h"

static gboolean
is_number (const char *word)
{
  char *end;

  g_ascii_strtoll (word, &end, 10);
  return *word != '\0' && *end == '\0';
}

static void
add_word (JsonBuilder *builder,
          const char  *word)
{
  if (is_number (word))
    json_builder_add_int_value (builder, g_ascii_strtoll (word, NULL, 10));
  else if (strcmp (word, "null") == 0)
    json_builder_add_null_value (builder);
  else if (strcmp (word, "true") == 0 || strcmp (word, "false") == 0)
    json_builder_add_boolean_value (builder, word[0] == 't');
  else
    json_builder_add_string_value (builder, word);
}

/* "AH..KS": all cards from the first to the last, in the order of activation. */
static void
add_card_range (JsonBuilder *builder,
                const char  *range)
{
  g_auto (GStrv) ends = g_strsplit (range, "..", 2);
  MusterCard first;
  MusterCard last;

  g_assert_true (muster_card_parse (ends[0], &first) && muster_card_parse (ends[1], &last));
  for (MusterCard card = first; card <= last; card++)
    json_builder_add_string_value (builder, muster_card_get_code (card));
}

static void
add_words (JsonBuilder *builder,
           char       **words)
{
  json_builder_begin_array (builder);
  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (words[i], "..") != NULL)
      add_card_range (builder, words[i]);
    else
      add_word (builder, words[i]);
  json_builder_end_array (builder);
}

static void
add_leader (JsonBuilder *builder,
            const char  *word)
{
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, is_number (word) ? "leadership" : "trait");
  add_word (builder, word);
  json_builder_end_object (builder);
}

static void
add_pair (JsonBuilder *builder,
          const char  *pair)
{
  g_auto (GStrv) sides = g_strsplit (pair, "=", 2);

  json_builder_set_member_name (builder, sides[0]);
  if (strcmp (sides[0], "leader") == 0)
    add_leader (builder, sides[1]);
  else if (strcmp (sides[0], "also") == 0)
    {
      g_auto (GStrv) words = g_strsplit (sides[1], ",", -1);

      add_words (builder, words);
    }
  else
    {
      add_word (builder, sides[1]);
    }
}

static void
add_unit (JsonBuilder *builder,
          const char  *id,
          char       **words)
{
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "id");
  json_builder_add_string_value (builder, id);
  json_builder_set_member_name (builder, "type");
  json_builder_add_string_value (builder, words[1]);
  for (guint i = 2; words[i] != NULL; i++)
    if (strchr (words[i], '=') != NULL)
      add_pair (builder, words[i]);
  json_builder_set_member_name (builder, "options");
  json_builder_begin_array (builder);
  for (guint i = 2; words[i] != NULL; i++)
    if (strchr (words[i], '=') == NULL)
      json_builder_add_string_value (builder, words[i]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

/* "r1 infantry good", or "r1..r9 infantry" for many. */
static void
add_units (JsonBuilder *builder,
           const char  *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  g_auto (GStrv) ends = g_strsplit (words[0], "..", 2);
  int last;

  if (ends[1] == NULL)
    {
      add_unit (builder, words[0], words);
      return;
    }

  last = atoi (ends[1] + 1);
  for (int i = atoi (ends[0] + 1); i <= last; i++)
    {
      g_autofree char *id = g_strdup_printf ("%c%d", ends[0][0], i);

      add_unit (builder, id, words);
    }
}

static void
add_players (JsonBuilder *builder,
             JsonObject  *object,
             const char  *side)
{
  g_autofree char *member = g_strconcat (side, "_players", NULL);
  JsonArray *players =
    json_object_has_member (object, member) ? json_object_get_array_member (object, member) : NULL;

  if (players == NULL)
    return;
  json_builder_set_member_name (builder, "players");
  json_builder_begin_array (builder);
  for (guint i = 0; i < json_array_get_length (players); i++)
    {
      json_builder_begin_object (builder);
      json_builder_set_member_name (builder, "id");
      json_builder_add_string_value (builder, json_array_get_string_element (players, i));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_side (JsonBuilder *builder,
          JsonObject  *object,
          const char  *id)
{
  JsonArray *units = json_object_get_array_member (object, id);

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "id");
  json_builder_add_string_value (builder, id);
  json_builder_set_member_name (builder, "name");
  json_builder_add_string_value (builder, id);
  add_players (builder, object, id);
  json_builder_set_member_name (builder, "units");
  json_builder_begin_array (builder);
  for (guint i = 0; i < json_array_get_length (units); i++)
    add_units (builder, json_array_get_string_element (units, i));
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
add_rolls (JsonBuilder *builder,
           char       **rolls)
{
  json_builder_set_member_name (builder, "rolls");
  json_builder_begin_array (builder);
  for (guint i = 0; rolls[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (rolls[i], " ", -1);

      json_builder_begin_object (builder);
      json_builder_set_member_name (builder, "for");
      json_builder_add_string_value (builder, words[0]);
      json_builder_set_member_name (builder, words[1] != NULL && is_number (words[1]) ? "dice"
                                                                                      : "cards");
      add_words (builder, words + 1);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/**
 * muster_test_add_entry:
 * @text: an order in short
 *
 * Adds it as an entry of a log.
 */
void
muster_test_add_entry (JsonBuilder *builder,
                       const char  *text)
{
  g_auto (GStrv) parts = g_strsplit (text, " / ", -1);
  g_auto (GStrv) words = g_strsplit (parts[0], " ", -1);
  guint first = words[1] != NULL && strchr (words[1], '=') == NULL ? 2 : 1;

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "order");
  json_builder_add_string_value (builder, words[0]);
  if (first == 2)
    {
      json_builder_set_member_name (builder, "unit");
      json_builder_add_string_value (builder, words[1]);
    }
  if (words[first] != NULL)
    {
      json_builder_set_member_name (builder, "params");
      json_builder_begin_object (builder);
      for (guint i = first; words[i] != NULL; i++)
        add_pair (builder, words[i]);
      json_builder_end_object (builder);
    }
  if (parts[1] != NULL)
    add_rolls (builder, parts + 1);
  json_builder_end_object (builder);
}

static void
add_entries (JsonBuilder *builder,
             JsonArray   *log)
{
  for (guint i = 0; i < json_array_get_length (log); i++)
    {
      JsonNode *entry = json_array_get_element (log, i);

      if (JSON_NODE_HOLDS_OBJECT (entry))
        json_builder_add_value (builder, json_node_copy (entry));
      else
        muster_test_add_entry (builder, json_node_get_string (entry));
    }
}

static void
add_member_cb (JsonObject *object,
               const char *name,
               JsonNode   *node,
               gpointer    data)
{
  json_builder_set_member_name (data, name);
  json_builder_add_value (data, json_node_copy (node));
}

/**
 * muster_test_build_battle:
 *
 * Returns: (transfer full): the battle file that a case describes
 */
char *
muster_test_build_battle (JsonObject *object,
                          const char *ruleset_id)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "format");
  json_builder_add_string_value (builder, "muster-battle");
  json_builder_set_member_name (builder, "version");
  json_builder_add_int_value (builder, 1);
  json_builder_set_member_name (builder, "ruleset");
  json_builder_add_string_value (builder, ruleset_id);
  if (json_object_has_member (object, "red") && !json_object_get_null_member (object, "red"))
    {
      json_builder_set_member_name (builder, "sides");
      json_builder_begin_array (builder);
      add_side (builder, object, "red");
      add_side (builder, object, "blue");
      json_builder_end_array (builder);
    }
  if (json_object_has_member (object, "setup"))
    json_object_foreach_member (json_object_get_object_member (object, "setup"), add_member_cb,
                                builder);
  json_builder_set_member_name (builder, "log");
  json_builder_begin_array (builder);
  if (json_object_has_member (object, "before"))
    add_entries (builder, json_object_get_array_member (object, "before"));
  add_entries (builder, json_object_get_array_member (object, "log"));
  json_builder_end_array (builder);
  json_builder_end_object (builder);

  root = json_builder_get_root (builder);
  return muster_json_print (root, FALSE);
}
