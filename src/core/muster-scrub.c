/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-scrub.h"

#include "core/muster-json.h"

#include <string.h>

/* Members of a ledger's documents whose text is what people call something, even in small letters. */
static const char *const NAMED[] = { "name", "player", "players", "title", NULL };

/* Members of the club's documents that hold words of ours. */
static const char *const OURS[] = { "date", "result", "role", "ruleset", "scenario", "picture", "scoring",
                                    "system", "breaks", NULL };

struct _MusterScrub
{
  GPtrArray *names;   /* the longest first */
  GPtrArray *escaped; /* as JSON has them */
  char *word;
  GHashTable *swaps;
};

static int
compare_lengths (gconstpointer a,
                 gconstpointer b)
{
  gsize first = strlen (*(const char *const *) a);
  gsize second = strlen (*(const char *const *) b);

  return first < second ? 1 : first > second ? -1 : 0;
}

MusterScrub *
muster_scrub_new (const char *const *names,
                  const char        *with)
{
  MusterScrub *self = g_new0 (MusterScrub, 1);

  self->names = g_ptr_array_new_with_free_func (g_free);
  self->escaped = g_ptr_array_new_with_free_func (g_free);
  self->word = g_strdup (with);
  self->swaps = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autoptr (JsonNode) node = NULL;
      g_autofree char *json = NULL;

      if (*names[i] == '\0')
        continue;
      g_ptr_array_add (self->names, g_strdup (names[i]));

      node = json_node_init_string (json_node_alloc (), names[i]);
      json = muster_json_print (node, FALSE);
      g_ptr_array_add (self->escaped, g_strndup (json + 1, strlen (json) - 2));
    }
  g_ptr_array_sort (self->names, compare_lengths);

  return self;
}

void
muster_scrub_free (MusterScrub *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->names);
  g_ptr_array_unref (self->escaped);
  g_free (self->word);
  g_hash_table_unref (self->swaps);
  g_free (self);
}

const char *
muster_scrub_get_word (const MusterScrub *self)
{
  return self->word;
}

void
muster_scrub_swap (MusterScrub *self,
                   const char  *old,
                   const char  *text)
{
  g_hash_table_replace (self->swaps, g_strdup (old), g_strdup (text));
}

static gboolean
is_of_word (gunichar c)
{
  return g_unichar_isalnum (c) || g_unichar_ismark (c);
}

/* Whether a name that stands at @at and ends at @end is a word of its own. */
static gboolean
stands_alone (const char *text,
              const char *at,
              const char *end)
{
  if (at > text && is_of_word (g_utf8_get_char (at)) && is_of_word (g_utf8_get_char (g_utf8_prev_char (at))))
    return FALSE;

  return *end == '\0' || !is_of_word (g_utf8_get_char (end)) ||
         !is_of_word (g_utf8_get_char (g_utf8_prev_char (end)));
}

static char *
replace_name (const char *text,
              const char *name,
              const char *word)
{
  g_autoptr (GString) out = NULL;
  gsize length = strlen (name);
  const char *from = text, *p = text;

  while ((p = strstr (p, name)) != NULL)
    {
      if (!stands_alone (text, p, p + length))
        {
          p = g_utf8_next_char (p);
          continue;
        }
      if (out == NULL)
        out = g_string_new (NULL);
      g_string_append_len (out, from, p - from);
      g_string_append (out, word);
      p += length;
      from = p;
    }
  if (out == NULL)
    return NULL;
  g_string_append (out, from);

  return g_string_free (g_steal_pointer (&out), FALSE);
}

char *
muster_scrub_text (const MusterScrub *self,
                   const char        *text)
{
  char *scrubbed = NULL;

  for (guint i = 0; i < self->names->len; i++)
    {
      char *next = replace_name (scrubbed != NULL ? scrubbed : text, self->names->pdata[i], self->word);

      if (next == NULL)
        continue;
      g_free (scrubbed);
      scrubbed = next;
    }

  return scrubbed;
}

/* Such a word is an id of ours, or a day. */
static gboolean
is_id (const char *text)
{
  return text[strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789_.:/-")] == '\0';
}

static gboolean
may_change (MusterScrubKind  kind,
            const char      *member,
            const char      *text)
{
  if (!is_id (text))
    return TRUE;

  return kind == MUSTER_SCRUB_LEDGER ? member != NULL && g_strv_contains (NAMED, member)
                                     : member == NULL || !g_strv_contains (OURS, member);
}

/* (transfer full) (nullable) */
static char *
scrub_string (const MusterScrub *self,
              MusterScrubKind    kind,
              const char        *member,
              const char        *text)
{
  const char *swap = g_hash_table_lookup (self->swaps, text);

  if (swap != NULL)
    return g_strdup (swap);

  return may_change (kind, member, text) ? muster_scrub_text (self, text) : NULL;
}

/* Members are called what documents call them; one that is called like a person belongs to a table by names.
 * The order stays. */
static gboolean
rename_members (const MusterScrub *self,
                JsonNode          *node)
{
  JsonObject *object = json_node_get_object (node);
  g_autoptr (JsonObject) copy = json_object_new ();
  g_autoptr (GList) members = json_object_get_members (object);
  gboolean changed = FALSE;

  for (GList *l = members; l != NULL; l = l->next)
    {
      const char *member = l->data;
      g_autofree char *name = is_id (member) ? NULL : muster_scrub_text (self, member);

      changed |= name != NULL;
      json_object_set_member (copy, name != NULL ? name : member,
                              json_node_ref (json_object_get_member (object, member)));
    }
  if (changed)
    json_node_set_object (node, copy);

  return changed;
}

static gboolean
scrub_node (const MusterScrub *self,
            MusterScrubKind    kind,
            const char        *member,
            JsonNode          *node)
{
  gboolean changed = FALSE;

  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObjectIter iter;
      const char *name;
      JsonNode *value;

      json_object_iter_init_ordered (&iter, json_node_get_object (node));
      while (json_object_iter_next_ordered (&iter, &name, &value))
        changed |= scrub_node (self, kind, name, value);
      changed |= rename_members (self, node);
    }
  else if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_node_get_array (node);

      for (guint i = 0; i < json_array_get_length (array); i++)
        changed |= scrub_node (self, kind, member, json_array_get_element (array, i));
    }
  else if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING)
    {
      g_autofree char *text = scrub_string (self, kind, member, json_node_get_string (node));

      changed = text != NULL;
      if (changed)
        json_node_set_string (node, text);
    }

  return changed;
}

/* Whether it is worth reading a document. */
static gboolean
may_have (const MusterScrub *self,
          const char        *json)
{
  if (g_hash_table_size (self->swaps) > 0 || strstr (json, "\\u") != NULL)
    return TRUE;
  for (guint i = 0; i < self->escaped->len; i++)
    {
      if (strstr (json, self->escaped->pdata[i]) != NULL)
        return TRUE;
    }

  return FALSE;
}

char *
muster_scrub_json (const MusterScrub *self,
                   MusterScrubKind    kind,
                   const char        *json)
{
  g_autoptr (JsonNode) node =
    may_have (self, json) ? muster_json_parse (json, strlen (json), "", NULL) : NULL;

  return node != NULL && scrub_node (self, kind, NULL, node) ? muster_json_print (node, FALSE) : NULL;
}
