/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "hub/muster-hub-item.h"

#include "core/club/muster-club-json.h"
#include "core/muster-json.h"
#include "store/documents/muster-document-kinds.h"

#include <string.h>

/* Documents that are not part of the record of the club. Every other kind is, also those that
 * will be added. */
static const struct
{
  const MusterDocumentKind *kind;
  const char *area;
} NOT_RECORD[] = {
  { &muster_force_kind, MUSTER_AREA_FORCES },
  { &muster_link_kind, MUSTER_AREA_LINKS },
};

void
muster_hub_item_free (MusterHubItem *self)
{
  g_free (self->kind);
  g_free (self->key);
  g_free (self->title);
  g_free (self->content);
  g_free (self->reason);
  g_free (self->pen_desk);
  g_free (self->pen_since);
  g_free (self->twin);
  g_free (self);
}

int
muster_hub_item_compare (gconstpointer a,
                         gconstpointer b)
{
  /* A battle may need a pack, and a detail its battle. */
  static const int ranks[] = {
    [MUSTER_HUB_PACK] = 0, [MUSTER_HUB_DOCUMENT] = 1, [MUSTER_HUB_LEDGER] = 2, [MUSTER_HUB_DETAIL] = 3
  };
  const MusterHubItem *first = *(const MusterHubItem *const *) a, *second = *(const MusterHubItem *const *) b;
  int order = ranks[first->sort] - ranks[second->sort];

  if (order == 0)
    order = strcmp (first->kind, second->kind);

  return order != 0 ? order : strcmp (first->key, second->key);
}

gboolean
muster_hub_item_wants_decision (const MusterHubItem *self)
{
  return self->state == MUSTER_HUB_FORKED || self->state == MUSTER_HUB_CONFLICT;
}

const char *
muster_hub_item_get_state_word (const MusterHubItem *self)
{
  static const char *const words[] = { "same", "ahead", "behind", "forked", "conflict", "here", "there" };

  return words[self->state];
}

const char *
muster_hub_item_get_done_word (const MusterHubItem *self)
{
  static const char *const words[] = { "", "sent", "taken", "forked", "conflict", "refused" };

  return words[self->done];
}

gboolean
muster_hub_item_find_kind (const char                *kind,
                           MusterHubSort             *sort,
                           const MusterDocumentKind **document)
{
  *document = NULL;
  *sort = MUSTER_HUB_LEDGER;
  if (g_str_equal (kind, "battle") || g_str_equal (kind, "campaign"))
    return TRUE;

  *sort = MUSTER_HUB_DETAIL;
  if (g_str_equal (kind, "detail"))
    return TRUE;

  *sort = MUSTER_HUB_PACK;
  if (g_str_equal (kind, "pack"))
    return TRUE;

  *sort = MUSTER_HUB_DOCUMENT;
  *document = muster_document_kind_find (kind);

  return *document != NULL;
}

gboolean
muster_hub_item_is_record (const MusterDocumentKind *kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (NOT_RECORD); i++)
    if (NOT_RECORD[i].kind == kind)
      return FALSE;

  return TRUE;
}

const char *
muster_hub_item_get_area (const MusterDocumentKind *kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (NOT_RECORD); i++)
    if (NOT_RECORD[i].kind == kind)
      return NOT_RECORD[i].area;

  return kind == &muster_preset_kind ? MUSTER_AREA_PRESETS : MUSTER_AREA_CLUB;
}

static char *
dup_result_title (const char *key,
                  const char *content)
{
  g_autoptr (MusterClubResult) result = muster_club_json_read_result (key, content, NULL);
  g_autoptr (GString) title = g_string_new (NULL);

  for (guint i = 0; result != NULL && i < result->n_lines; i++)
    {
      const MusterClubLine *line = &result->lines[i];

      g_string_append_printf (title, "%s%s", i > 0 ? ", " : "", line->player);
      if (line->has_points)
        {
          g_string_append_c (title, ' ');
          muster_club_points_append (title, line->points);
        }
    }

  return title->len > 0 ? g_string_free (g_steal_pointer (&title), FALSE) : NULL;
}

static const char *
get_text (JsonObject *object,
          const char *member)
{
  JsonNode *node = object != NULL ? json_object_get_member (object, member) : NULL;

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING
           ? json_node_get_string (node)
           : "";
}

/* The name or title that most contents have. */
static char *
dup_named (const char *content)
{
  g_autoptr (JsonNode) node = muster_json_parse (content, strlen (content), "content", NULL);
  JsonObject *object = node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  JsonNode *force = object != NULL ? json_object_get_member (object, "force") : NULL;
  const char *name;

  if (force != NULL && JSON_NODE_HOLDS_OBJECT (force))
    object = json_node_get_object (force);
  name = get_text (object, "name");
  if (*name == '\0')
    name = get_text (object, "title");

  return *name != '\0' ? g_strdup (name) : NULL;
}

char *
muster_hub_item_dup_title (const MusterDocumentKind *kind,
                           const char               *key,
                           const char               *content)
{
  char *title = NULL;

  if (content != NULL)
    title = kind == &muster_result_kind ? dup_result_title (key, content) : dup_named (content);

  return title != NULL ? title : g_strdup (key);
}
