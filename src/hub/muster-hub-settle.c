/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "hub/muster-hub-settle.h"

#include "core/muster-i18n.h"
#include "core/muster-json.h"
#include "hub/muster-hub-reader.h"
#include "store/documents/muster-change.h"
#include "store/ledger/muster-ledger-settle.h"
#include "store/muster-files.h"

#include <string.h>

char *
muster_hub_settle_dup_copy_title (const MusterHubSurvey *survey,
                                  const MusterHubItem   *item)
{
  /* TRANSLATORS: the title of a battle or campaign, and the name of a desk */
  return g_strdup_printf (_("%s (%s)"), item->title, survey->desk->name);
}

static gboolean
settle_ledger (const MusterHubSurvey  *survey,
               MusterHubItem          *item,
               MusterHubWay            way,
               gboolean                keep,
               GPtrArray              *refused,
               guint                  *n_given,
               GError                **error)
{
  MusterLedgerStore *ledgers = muster_hub_survey_get_ledgers (survey, item->kind);
  g_autoptr (GArray) links = muster_hub_reader_read_chain (survey->link, item, 0, error);
  g_autofree char *title = muster_hub_settle_dup_copy_title (survey, item);
  const MusterLedgerLink *chain;
  gint64 copy;

  if (links == NULL)
    return FALSE;
  if (links->len == 0)
    return muster_hub_error_set (error, MUSTER_HUB_ERROR_FAILED, _("The hub does not have this any more."));

  /* A copy is made only when it is certain that the hub's chain can be kept. */
  chain = (const MusterLedgerLink *) (gpointer) links->data;
  if (!muster_ledger_settle (ledgers, item->id, chain, links->len, way == MUSTER_HUB_REPLAY, FALSE,
                             survey->library, refused, n_given, error))
    return FALSE;

  return !keep
         || (muster_ledger_settle_copy (ledgers, item->id, title, way != MUSTER_HUB_BOTH, &copy,
                                        error)
             && muster_ledger_settle (ledgers, item->id, chain, links->len,
                                      way == MUSTER_HUB_REPLAY, TRUE, survey->library, NULL, NULL,
                                      error));
}

/* Between the steps of a path; in no name. */
#define STEP "\x1f"

/* (nullable): contents that are none were removed, or are no JSON. */
static JsonNode *
read_object (JsonParser *parser,
             const char *content)
{
  JsonNode *root;

  if (content == NULL || !json_parser_load_from_data (parser, content, -1, NULL))
    return NULL;
  root = json_parser_get_root (parser);

  return root != NULL && JSON_NODE_HOLDS_OBJECT (root) ? root : NULL;
}

/* (nullable): @node: (nullable). */
static char *
dup_value (JsonNode *node)
{
  if (node == NULL || JSON_NODE_HOLDS_NULL (node))
    return NULL;

  return json_node_get_value_type (node) == G_TYPE_STRING ? json_node_dup_string (node)
                                                          : json_to_string (node, FALSE);
}

static void
free_difference (gpointer data)
{
  MusterHubDifference *difference = data;

  g_free (difference->path);
  g_free (difference->member);
  g_free (difference->mine);
  g_free (difference->theirs);
  g_free (difference);
}

/* Lists of as many objects on both sides are gone through, one by one. */
static gboolean
are_alike (JsonNode *mine,
           JsonNode *theirs)
{
  JsonArray *arrays[2];

  if (mine == NULL || theirs == NULL || !JSON_NODE_HOLDS_ARRAY (mine) || !JSON_NODE_HOLDS_ARRAY (theirs))
    return FALSE;
  arrays[0] = json_node_get_array (mine);
  arrays[1] = json_node_get_array (theirs);
  if (json_array_get_length (arrays[0]) != json_array_get_length (arrays[1]))
    return FALSE;
  for (guint side = 0; side < G_N_ELEMENTS (arrays); side++)
    for (guint i = 0; i < json_array_get_length (arrays[side]); i++)
      if (!JSON_NODE_HOLDS_OBJECT (json_array_get_element (arrays[side], i)))
        return FALSE;

  return TRUE;
}

/* Whose the members of an element of a list are. */
static char *
dup_owner (JsonObject *element,
           guint       i)
{
  static const char *const names[] = { "player", "name", "title", "id" };

  for (guint n = 0; n < G_N_ELEMENTS (names); n++)
    {
      JsonNode *node = json_object_get_member (element, names[n]);

      if (node != NULL && json_node_get_value_type (node) == G_TYPE_STRING)
        return json_node_dup_string (node);
    }

  return g_strdup_printf ("%u", i + 1);
}

/* Member by member, where both differ. @mine, @theirs: (nullable). @owner: (nullable). */
static void
compare_objects (GPtrArray  *differences,
                 const char *path,
                 const char *owner,
                 JsonObject *mine,
                 JsonObject *theirs)
{
  JsonObject *objects[] = { mine, theirs };
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint side = 0; side < G_N_ELEMENTS (objects); side++)
    {
      g_autoptr (GList) names = objects[side] != NULL ? json_object_get_members (objects[side]) : NULL;

      for (GList *l = names; l != NULL; l = l->next)
        {
          const char *name = l->data;
          JsonNode *ours = mine != NULL ? json_object_get_member (mine, name) : NULL;
          JsonNode *others = theirs != NULL ? json_object_get_member (theirs, name) : NULL;
          g_autofree char *place = g_strconcat (path, *path != '\0' ? STEP : "", name, NULL);
          /* TRANSLATORS: a part of a document, and whose it is: “points (Ann)” */
          g_autofree char *label =
            owner != NULL ? g_strdup_printf (_("%s (%s)"), name, owner) : g_strdup (name);

          if (!g_hash_table_add (seen, l->data))
            continue;
          if (!are_alike (ours, others))
            {
              MusterHubDifference *difference = g_new0 (MusterHubDifference, 1);

              difference->path = g_strdup (place);
              difference->member = g_strdup (label);
              difference->mine = dup_value (ours);
              difference->theirs = dup_value (others);
              if (g_strcmp0 (difference->mine, difference->theirs) == 0)
                free_difference (difference);
              else
                g_ptr_array_add (differences, difference);

              continue;
            }
          for (guint i = 0; i < json_array_get_length (json_node_get_array (ours)); i++)
            {
              JsonObject *element = json_array_get_object_element (json_node_get_array (ours), i);
              g_autofree char *whose = dup_owner (element, i);
              g_autofree char *within = g_strdup_printf ("%s" STEP "%u", place, i);

              compare_objects (differences, within, whose, element,
                               json_array_get_object_element (json_node_get_array (others), i));
            }
        }
    }
}

static GPtrArray *
list_differences (const char *mine,
                  const char *theirs)
{
  GPtrArray *differences = g_ptr_array_new_with_free_func (free_difference);
  g_autoptr (JsonParser) ours = json_parser_new ();
  g_autoptr (JsonParser) others = json_parser_new ();
  JsonNode *own = read_object (ours, mine), *other = read_object (others, theirs);

  compare_objects (differences, "", NULL, own != NULL ? json_node_get_object (own) : NULL,
                   other != NULL ? json_node_get_object (other) : NULL);

  return differences;
}

/* Gives the member at @path in @to the value that it has in @from. */
static void
take_member (JsonObject *to,
             JsonObject *from,
             const char *path)
{
  g_auto (GStrv) steps = g_strsplit (path, STEP, -1);
  guint n = g_strv_length (steps);

  for (guint i = 0; i + 2 < n; i += 2)
    {
      guint place = (guint) g_ascii_strtoull (steps[i + 1], NULL, 10);

      if (!are_alike (json_object_get_member (to, steps[i]), json_object_get_member (from, steps[i])))
        return;
      to = json_array_get_object_element (json_object_get_array_member (to, steps[i]), place);
      from = json_array_get_object_element (json_object_get_array_member (from, steps[i]), place);
    }
  if (n == 0)
    return;
  if (json_object_has_member (from, steps[n - 1]))
    json_object_set_member (to, steps[n - 1], json_object_dup_member (from, steps[n - 1]));
  else
    json_object_remove_member (to, steps[n - 1]);
}

/* The content that the hub has last, and ours. FALSE: they cannot be read. @mine, @theirs: (out) (nullable):
 * NULL: it was removed. */
static gboolean
read_contents (const MusterHubSurvey  *survey,
               MusterHubItem          *item,
               char                  **mine,
               char                  **theirs,
               GError                **error)
{
  g_autoptr (GPtrArray) versions = muster_hub_reader_read_history (survey->link, item, item->mark->n - 1,
                                                                   error);
  g_autoptr (MusterVersion) current = NULL;
  const MusterVersion *last =
    versions != NULL && versions->len > 0 ? versions->pdata[versions->len - 1] : NULL;

  if (versions == NULL ||
      (item->sort == MUSTER_HUB_DOCUMENT &&
       !muster_documents_read (muster_store_get_documents (survey->store), item->document, item->key,
                               &current, error)))
    return FALSE;
  *mine = g_strdup (item->sort != MUSTER_HUB_DOCUMENT ? item->content
                    : current != NULL                 ? current->content
                                                      : NULL);
  *theirs = g_strdup (last != NULL ? last->content : NULL);

  return TRUE;
}

GPtrArray *
muster_hub_settle_list_differences (const MusterHubSurvey  *survey,
                                    MusterHubItem          *item,
                                    GError                **error)
{
  g_autofree char *mine = NULL;
  g_autofree char *theirs = NULL;

  return read_contents (survey, item, &mine, &theirs, error) ? list_differences (mine, theirs) : NULL;
}

/* Takes what the hub has, and puts ours behind it, or @chosen. @chosen: (nullable). */
static gboolean
settle_document (const MusterHubSurvey  *survey,
                 MusterHubItem          *item,
                 gboolean                mine,
                 const char             *chosen,
                 GError                **error)
{
  MusterDocuments *documents = muster_store_get_documents (survey->store);
  g_autoptr (GPtrArray) versions = muster_hub_reader_read_history (survey->link, item, item->n, error);
  g_autoptr (MusterVersion) current = NULL;
  g_autoptr (MusterChange) change = NULL;

  if (versions == NULL || !muster_documents_read (documents, item->document, item->key, &current, error))
    return FALSE;
  change = muster_change_begin (documents, muster_hub_item_get_area (item->document),
                                _ ("Conflict settled"), error);
  if (change == NULL)
    return FALSE;

  muster_change_set_apart (change, item->mark->who != NULL ? item->mark->who : _("the hub"));
  for (guint i = 0; i < versions->len; i++)
    if (!muster_change_take (change, item->document, versions->pdata[i], error))
      return FALSE;
  if ((mine || chosen != NULL) &&
      !muster_change_put (change, item->document, item->key,
                          chosen != NULL    ? chosen
                          : current != NULL ? current->content
                                            : NULL,
                          error))
    return FALSE;

  return muster_change_commit (change, error);
}

/* A detail or a pack. Mine: it is changed on top of what the hub has. Theirs: it was never
 * changed here. */
static gboolean
settle_content (const MusterHubSurvey  *survey,
                MusterHubItem          *item,
                gboolean                mine,
                GError                **error)
{
  g_autoptr (GPtrArray) versions = muster_hub_reader_read_history (survey->link, item, item->mark->n - 1,
                                                                   error);
  const MusterVersion *last;

  if (versions == NULL)
    return FALSE;
  if (versions->len == 0)
    return muster_hub_error_set (error, MUSTER_HUB_ERROR_FAILED, _("The hub does not have this any more."));

  last = versions->pdata[versions->len - 1];
  muster_hub_desk_touch (survey->desk, item->kind, item->key);
  g_free (item->mark->mine);
  item->mark->mine
    = muster_hub_survey_dup_sum (mine && last->content != NULL ? last->content : item->content);
  if (mine)
    {
      g_free (item->mark->base);
      item->mark->base = muster_hash_to_hex (&item->mark->head);
    }

  return muster_hub_desk_save (survey->desk, survey->store, error);
}

gboolean
muster_hub_settle_by_members (const MusterHubSurvey  *survey,
                              MusterHubItem          *item,
                              const char *const      *theirs,
                              GError                **error)
{
  g_autoptr (JsonParser) ours = json_parser_new ();
  g_autoptr (JsonParser) others = json_parser_new ();
  g_autofree char *mine = NULL;
  g_autofree char *other = NULL;
  g_autofree char *chosen = NULL;
  JsonNode *from, *to;

  if (!read_contents (survey, item, &mine, &other, error))
    return FALSE;
  to = read_object (ours, mine);
  from = read_object (others, other);
  if (item->sort != MUSTER_HUB_DOCUMENT || to == NULL || from == NULL)
    return muster_hub_error_set (error, MUSTER_HUB_ERROR_REFUSED,
                                 _("One side has removed this: keep one side as a whole."));
  for (guint i = 0; theirs[i] != NULL; i++)
    take_member (json_node_get_object (to), json_node_get_object (from), theirs[i]);
  chosen = muster_json_print (to, FALSE);

  return settle_document (survey, item, TRUE, chosen, error);
}

gboolean
muster_hub_settle (const MusterHubSurvey  *survey,
                   MusterHubItem          *item,
                   MusterHubWay            way,
                   gboolean                keep,
                   GPtrArray              *refused,
                   guint                  *n_given,
                   GError                **error)
{
  *n_given = 0;
  if (item->sort == MUSTER_HUB_LEDGER)
    return settle_ledger (survey, item, way, keep, refused, n_given, error);
  if (!keep)
    return TRUE;

  return item->sort == MUSTER_HUB_DOCUMENT
           ? settle_document (survey, item, way == MUSTER_HUB_MINE, NULL, error)
           : settle_content (survey, item, way == MUSTER_HUB_MINE, error);
}
