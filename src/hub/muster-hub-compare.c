/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "hub/muster-hub-survey.h"

#include "core/club/muster-club-json.h"
#include "hub/muster-hub-reader.h"
#include "store/documents/muster-document-kinds.h"
#include "store/documents/muster-documents-exchange.h"
#include "store/ledger/muster-ledger-exchange.h"

#include <string.h>

/* Compares what is here with what is at the hub, by heads and never by clocks. Most items have
 * the same head on both sides and cost nothing; the hub is asked about the others, many at a
 * time. */

/* How many items a question names. */
#define MANY 500

typedef gboolean (*Ask) (const MusterHubSurvey *self, GPtrArray *items, GError **error);

/* Calls @ask with at most MANY items at a time. */
static gboolean
ask_by_parts (const MusterHubSurvey  *self,
              GPtrArray              *items,
              Ask                     ask,
              GError                **error)
{
  for (guint first = 0; first < items->len; first += MANY)
    {
      g_autoptr (GPtrArray) part = g_ptr_array_new ();

      for (guint i = first; i < MIN (first + MANY, items->len); i++)
        g_ptr_array_add (part, items->pdata[i]);
      if (!ask (self, part, error))
        return FALSE;
    }

  return TRUE;
}

static void
set_state (MusterHubItem  *item,
           MusterHubState  state,
           gint64          ahead,
           gint64          behind)
{
  item->state = state;
  item->ahead = ahead;
  item->behind = behind;
}

/* What can be said of a ledger without asking. FALSE with @item unclear: the hub must be asked. */
static gboolean
compare_ledger (const MusterHubSurvey  *self,
                MusterHubItem          *item,
                gboolean               *is_clear,
                GError                **error)
{
  const MusterHubMark *mark = item->mark;
  gint64 number = -1;

  *is_clear = TRUE;
  set_state (item, MUSTER_HUB_BEHIND, 0, MAX (mark->n - item->n, 1));
  if (mark->n == 0)
    set_state (item, MUSTER_HUB_HERE, item->n, 0);
  else if (muster_hash_equal (&mark->head, &item->head))
    set_state (item, MUSTER_HUB_SAME, 0, 0);
  else if (mark->n > item->n)
    *is_clear = FALSE;
  else if (!muster_ledger_exchange_find (muster_hub_survey_get_ledgers (self, item->kind), item->id,
                                         &mark->head, &number, error))
    return FALSE;
  else if (number == mark->n - 1)
    set_state (item, MUSTER_HUB_AHEAD, item->n - mark->n, 0);
  else
    *is_clear = FALSE;

  return TRUE;
}

/* Compares the whole chains, since neither is known to continue the other. */
static gboolean
compare_chains (const MusterHubSurvey  *self,
                MusterHubItem          *item,
                GError                **error)
{
  static const MusterHubState states[] = {
    [MUSTER_LEDGER_SAME] = MUSTER_HUB_SAME,
    [MUSTER_LEDGER_AHEAD] = MUSTER_HUB_AHEAD,
    [MUSTER_LEDGER_BEHIND] = MUSTER_HUB_BEHIND,
    [MUSTER_LEDGER_FORKED] = MUSTER_HUB_FORKED,
  };
  g_autoptr (GArray) links = muster_hub_reader_read_chain (self->link, item, 0, error);
  MusterLedgerComparison comparison;
  g_autoptr (GError) problem = NULL;

  if (links == NULL)
    return FALSE;
  if (links->len == 0
      || !muster_ledger_exchange_compare (
        muster_hub_survey_get_ledgers (self, item->kind), item->id,
        (const MusterLedgerLink *) (gpointer) links->data, links->len, &comparison, &problem))
    {
      /* What the hub has makes no sense. That is told, and keeps nothing else from being exchanged. */
      item->done = MUSTER_HUB_WAS_REFUSED;
      item->reason = g_strdup (problem != NULL ? problem->message : "");
      set_state (item, MUSTER_HUB_BEHIND, 0, MAX (item->mark->n - item->n, 1));
      return TRUE;
    }
  item->is_other_chain = comparison.is_other_chain;
  item->fork = comparison.n_common;
  set_state (item, states[comparison.relation], comparison.n_ahead, comparison.n_behind);

  return TRUE;
}

/* Those of which the hub has more: does its chain have our last link? */
static gboolean
ask_for_ledgers (const MusterHubSurvey  *self,
                 GPtrArray              *items,
                 GError                **error)
{
  g_autofree gint64 *froms = g_new0 (gint64, items->len);
  g_autoptr (GPtrArray) all = NULL;

  for (guint i = 0; i < items->len; i++)
    froms[i] = ((const MusterHubItem *) items->pdata[i])->n - 1;
  all = muster_hub_reader_read_links (self->link, items, froms, 1, error);
  if (all == NULL)
    return FALSE;

  for (guint i = 0; i < items->len; i++)
    {
      MusterHubItem *item = items->pdata[i];
      GArray *links = all->pdata[i];

      if (links->len == 1 && item->mark->n > item->n &&
          muster_hash_equal (&g_array_index (links, MusterLedgerLink, 0).hash, &item->head))
        set_state (item, MUSTER_HUB_BEHIND, 0, item->mark->n - item->n);
      else if (!compare_chains (self, item, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
compare_document (const MusterHubSurvey  *self,
                  MusterHubItem          *item,
                  gboolean               *is_clear,
                  GError                **error)
{
  MusterDocuments *documents = muster_store_get_documents (self->store);
  const MusterHubMark *mark = item->mark;
  g_autofree char *head = muster_hash_to_hex (&mark->head);
  g_autofree char *mine = muster_hash_to_hex (&item->head);
  g_autoptr (GPtrArray) versions = NULL;
  gboolean found;

  *is_clear = TRUE;
  set_state (item, MUSTER_HUB_BEHIND, 0, 1);
  if (mark->n > 0 && muster_hash_equal (&mark->head, &item->head))
    {
      set_state (item, MUSTER_HUB_SAME, 0, 0);
      return TRUE;
    }
  /* Something that cannot prove itself to this login is known by what it was kept as. */
  if (mark->n > 0 && g_strcmp0 (mark->base, head) == 0 && g_strcmp0 (mark->mine, mine) == 0)
    {
      set_state (item, MUSTER_HUB_SAME, 0, 0);
      return TRUE;
    }

  versions = muster_documents_exchange_list_after (documents, item->document, item->key,
                                                   mark->n > 0 ? &mark->head : NULL, &found, error);
  if (versions == NULL)
    return FALSE;
  if (mark->n == 0)
    set_state (item, MUSTER_HUB_HERE, versions->len, 0);
  else if (found)
    set_state (item, MUSTER_HUB_AHEAD, versions->len, 0);
  else
    *is_clear = FALSE;

  return TRUE;
}

static int
find_version (GPtrArray        *versions,
              const MusterHash *hash)
{
  for (guint i = 0; i < versions->len; i++)
    if (muster_hash_equal (&((const MusterVersion *) versions->pdata[i])->version, hash))
      return (int) i;

  return -1;
}

/* How many of our versions the hub does not have. */
static guint
count_own (GPtrArray *ours,
           GPtrArray *theirs)
{
  guint n = 0;

  for (guint i = 0; i < ours->len; i++)
    if (find_version (theirs, &((const MusterVersion *) ours->pdata[i])->version) < 0)
      n++;

  return n;
}

/* Whether the chain of the hub has our current version. Its first version may follow one that it
 * never had. */
static gboolean
continues (GPtrArray        *theirs,
           const MusterHash *head)
{
  const MusterVersion *first = theirs->len > 0 ? theirs->pdata[0] : NULL;

  return find_version (theirs, head) >= 0 ||
         (first != NULL && first->has_parent && muster_hash_equal (&first->parent, head));
}

/* Whether our current version is the one that the hub has gone on from, as it was kept here: without what
 * this login may not read, or without the name of somebody who was erased here before the rest came. */
static gboolean
is_kept_from (const MusterHubItem *item,
              GPtrArray           *theirs,
              GPtrArray           *ours)
{
  g_autofree char *mine = muster_hash_to_hex (&item->head);
  int place = find_version (ours, &item->head);
  const MusterVersion *current = place >= 0 ? ours->pdata[place] : NULL;

  return g_strcmp0 (item->mark->mine, mine) == 0 &&
         (item->mark->base != NULL ||
          (current != NULL && current->has_parent && continues (theirs, &current->parent)));
}

static gboolean
ask_for_documents (const MusterHubSurvey  *self,
                   GPtrArray              *items,
                   GError                **error)
{
  g_autofree gint64 *froms = g_new0 (gint64, items->len);
  g_autoptr (GPtrArray) all = muster_hub_reader_read_versions (self->link, items, froms, error);

  for (guint i = 0; all != NULL && i < items->len; i++)
    {
      MusterHubItem *item = items->pdata[i];
      GPtrArray *theirs = all->pdata[i];
      MusterDocuments *documents = muster_store_get_documents (self->store);
      const MusterVersion *last = theirs->len > 0 ? theirs->pdata[theirs->len - 1] : NULL;
      g_autoptr (MusterVersion) current = NULL;
      g_autoptr (GPtrArray) ours = NULL;
      gboolean found;
      guint n = 0;

      ours = muster_documents_exchange_list_after (documents, item->document, item->key, NULL, &found, error);
      if (ours == NULL || !muster_documents_read (documents, item->document, item->key, &current, error))
        return FALSE;

      /* How many of the hub's versions, from the first on, are here as well. */
      while (n < theirs->len &&
             find_version (ours, &((const MusterVersion *) theirs->pdata[n])->version) >= 0)
        n++;
      item->n = n;

      if (last == NULL)
        set_state (item, MUSTER_HUB_SAME, 0, 0);
      else if (continues (theirs, &item->head) || is_kept_from (item, theirs, ours) ||
               (last->state != MUSTER_VERSION_ERASED &&
                g_strcmp0 (last->content, current != NULL ? current->content : NULL) == 0))
        set_state (item, MUSTER_HUB_BEHIND, 0, MAX ((gint64) theirs->len - item->n, 1));
      else
        set_state (item, MUSTER_HUB_CONFLICT, count_own (ours, theirs), theirs->len - item->n);
    }

  return all != NULL;
}

/* A detail or a pack: only its content is here, and what both sides had last. */
static void
compare_content (MusterHubItem *item,
                 gboolean      *is_clear)
{
  const MusterHubMark *mark = item->mark;
  g_autofree char *head = muster_hash_to_hex (&mark->head);
  g_autofree char *sum = muster_hub_survey_dup_sum (item->content);
  gboolean is_changed
    = mark->mine != NULL ? g_strcmp0 (mark->mine, sum) != 0 : !g_str_equal (item->content, "{}");
  gboolean is_new = g_strcmp0 (mark->base, head) != 0;

  *is_clear = TRUE;
  if (mark->n == 0)
    set_state (item, MUSTER_HUB_HERE, 1, 0);
  else if (is_changed && is_new)
    *is_clear = FALSE;
  else if (is_changed)
    set_state (item, MUSTER_HUB_AHEAD, 1, 0);
  else if (is_new)
    set_state (item, MUSTER_HUB_BEHIND, 0, 1);
  else
    set_state (item, MUSTER_HUB_SAME, 0, 0);
}

static gboolean
ask_for_contents (const MusterHubSurvey  *self,
                  GPtrArray              *items,
                  GError                **error)
{
  g_autofree gint64 *froms = g_new0 (gint64, items->len);
  g_autoptr (GPtrArray) all = NULL;

  for (guint i = 0; i < items->len; i++)
    froms[i] = ((const MusterHubItem *) items->pdata[i])->mark->n - 1;
  all = muster_hub_reader_read_versions (self->link, items, froms, error);
  for (guint i = 0; all != NULL && i < items->len; i++)
    {
      MusterHubItem *item = items->pdata[i];
      GPtrArray *theirs = all->pdata[i];
      const MusterVersion *last = theirs->len > 0 ? theirs->pdata[theirs->len - 1] : NULL;

      if (last != NULL && g_strcmp0 (last->content, item->content) == 0)
        set_state (item, MUSTER_HUB_BEHIND, 0, 1);
      else
        set_state (item, MUSTER_HUB_CONFLICT, 1, 1);
    }

  return all != NULL;
}

/* @lists: those that the hub must be asked about, by sort */
static gboolean
compare_item (const MusterHubSurvey  *self,
              MusterHubItem          *item,
              GPtrArray             **lists,
              GError                **error)
{
  gboolean is_clear = TRUE;

  if (!item->is_here)
    set_state (item, MUSTER_HUB_THERE, 0, item->mark->n);
  else if (item->sort == MUSTER_HUB_LEDGER && !compare_ledger (self, item, &is_clear, error))
    return FALSE;
  else if (item->sort == MUSTER_HUB_DOCUMENT && !compare_document (self, item, &is_clear, error))
    return FALSE;
  else if (item->content != NULL)
    compare_content (item, &is_clear);
  if (!is_clear)
    g_ptr_array_add (lists[MIN (item->sort, MUSTER_HUB_DETAIL)], item);

  return TRUE;
}

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The day, the rules, the players and the score of a result, as one text. */
static char *
dup_signature (const char *key,
               const char *content)
{
  g_autoptr (MusterClubResult) result = muster_club_json_read_result (key, content, NULL);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  if (result == NULL)
    return NULL;

  for (guint i = 0; i < result->n_lines; i++)
    {
      const MusterClubLine *line = &result->lines[i];
      g_autofree char *player = g_utf8_casefold (line->player, -1);

      g_ptr_array_add (lines, g_strdup_printf ("%s\n%d %" G_GINT64_FORMAT " %d", player, line->has_points,
                                               line->has_points ? line->points : 0, line->verdict));
    }
  g_ptr_array_sort (lines, compare_texts);
  g_ptr_array_add (lines, g_strdup (result->head.date));
  g_ptr_array_add (lines, g_strdup (result->head.ruleset));
  g_ptr_array_add (lines, NULL);

  return g_strjoinv ("\n\n", (char **) lines->pdata);
}

/* Two results that say the same and were put by different desks may be one battle that was
 * entered twice. It is said of both (S-DOC-04). */
static gboolean
find_twins (const MusterHubSurvey  *self,
            GPtrArray              *items,
            GError                **error)
{
  MusterDocuments *documents = muster_store_get_documents (self->store);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < items->len; i++)
    {
      MusterHubItem *item = items->pdata[i], *other;
      g_autoptr (MusterVersion) current = NULL;
      g_autofree char *signature = NULL;
      g_autofree char *desk = NULL;
      g_autofree char *other_desk = NULL;

      if (item->document != &muster_result_kind || !item->is_here || item->is_removed)
        continue;
      if (!muster_documents_read (documents, item->document, item->key, &current, error))
        return FALSE;
      signature = current != NULL ? dup_signature (item->key, current->content) : NULL;
      other = signature != NULL ? g_hash_table_lookup (seen, signature) : NULL;
      if (signature != NULL && other == NULL)
        g_hash_table_insert (seen, g_steal_pointer (&signature), item);
      if (other == NULL)
        continue;
      desk = muster_documents_exchange_dup_desk (documents, item->document, item->key);
      other_desk = muster_documents_exchange_dup_desk (documents, other->document, other->key);
      if (g_strcmp0 (desk, other_desk) == 0)
        continue;
      g_free (item->twin);
      item->twin = g_strdup (other->key);
      g_free (other->twin);
      other->twin = g_strdup (item->key);
    }

  return TRUE;
}

GPtrArray *
muster_hub_compare_survey (const MusterHubSurvey  *self,
                           GError                **error)
{
  static const Ask asks[] = { ask_for_ledgers, ask_for_documents, ask_for_contents };
  g_autoptr (GPtrArray) items = muster_hub_survey_list (self, error);
  g_autoptr (GPtrArray) ledgers = g_ptr_array_new ();
  g_autoptr (GPtrArray) documents = g_ptr_array_new ();
  g_autoptr (GPtrArray) contents = g_ptr_array_new ();
  GPtrArray *lists[] = { ledgers, documents, contents };

  if (items == NULL)
    return NULL;
  for (guint i = 0; i < items->len; i++)
    if (!compare_item (self, items->pdata[i], lists, error))
      return NULL;
  for (guint i = 0; self->link != NULL && i < G_N_ELEMENTS (lists); i++)
    if (!ask_by_parts (self, lists[i], asks[i], error))
      return NULL;

  return g_steal_pointer (&items);
}

static gboolean
name_ledgers (const MusterHubSurvey  *self,
              GPtrArray              *items,
              GError                **error)
{
  g_autofree gint64 *froms = g_new0 (gint64, items->len);
  g_autoptr (GPtrArray) all = muster_hub_reader_read_links (self->link, items, froms, 1, error);

  for (guint i = 0; all != NULL && i < items->len; i++)
    {
      MusterHubItem *item = items->pdata[i];
      GArray *links = all->pdata[i];

      if (links->len == 1)
        muster_ledger_exchange_read_origin (muster_hub_survey_get_ledgers (self, item->kind),
                                            &g_array_index (links, MusterLedgerLink, 0), NULL, &item->title);
    }

  return all != NULL;
}

static gboolean
name_documents (const MusterHubSurvey  *self,
                GPtrArray              *items,
                GError                **error)
{
  g_autofree gint64 *froms = g_new0 (gint64, items->len);
  g_autoptr (GPtrArray) all = NULL;

  for (guint i = 0; i < items->len; i++)
    froms[i] = ((const MusterHubItem *) items->pdata[i])->mark->n - 1;
  all = muster_hub_reader_read_versions (self->link, items, froms, error);
  for (guint i = 0; all != NULL && i < items->len; i++)
    {
      MusterHubItem *item = items->pdata[i];
      GPtrArray *theirs = all->pdata[i];

      if (theirs->len > 0)
        item->title = muster_hub_item_dup_title (
          item->document, item->key,
          ((const MusterVersion *) theirs->pdata[theirs->len - 1])->content);
    }

  return all != NULL;
}

static gboolean
add_pens (const MusterHubSurvey  *self,
          GPtrArray              *items,
          GError                **error)
{
  g_autoptr (MusterHubAnswer) answer = NULL;

  if (!muster_hub_desk_is_keeper (self->desk) || items->len == 0)
    return TRUE;
  answer = muster_hub_link_call (self->link,
                                 "SELECT kind, key, name, since, holder::text FROM muster.pens ()",
                                 NULL, error);
  for (guint row = 0; answer != NULL && row < muster_hub_answer_get_n_rows (answer); row++)
    for (guint i = 0; i < items->len; i++)
      {
        MusterHubItem *item = items->pdata[i];

        if (!g_str_equal (item->kind, muster_hub_answer_get_text (answer, row, 0)) ||
            !g_str_equal (item->key, muster_hub_answer_get_text (answer, row, 1)))
          continue;
        item->pen_desk = g_strdup (muster_hub_answer_get_text (answer, row, 2));
        item->pen_since = g_strdup (muster_hub_answer_get_text (answer, row, 3));
        item->is_own_pen = g_str_equal (muster_hub_answer_get_text (answer, row, 4), self->desk->id);
      }

  return answer != NULL;
}

gboolean
muster_hub_compare_survey_name (const MusterHubSurvey  *self,
                                GPtrArray              *items,
                                GError                **error)
{
  MusterDocuments *documents = muster_store_get_documents (self->store);
  g_autoptr (GPtrArray) ledgers = g_ptr_array_new ();
  g_autoptr (GPtrArray) others = g_ptr_array_new ();

  for (guint i = 0; i < items->len; i++)
    {
      MusterHubItem *item = items->pdata[i];
      g_autoptr (MusterVersion) current = NULL;

      if (item->title != NULL)
        continue;
      if (item->is_here && item->sort == MUSTER_HUB_DOCUMENT)
        {
          if (!muster_documents_read (documents, item->document, item->key, &current, error))
            return FALSE;
          item->title = muster_hub_item_dup_title (item->document, item->key,
                                                   current != NULL ? current->content : NULL);
        }
      else if (item->sort == MUSTER_HUB_LEDGER)
        g_ptr_array_add (ledgers, item);
      else if (item->sort == MUSTER_HUB_DOCUMENT)
        g_ptr_array_add (others, item);
    }
  if (self->link != NULL
      && (!ask_by_parts (self, ledgers, name_ledgers, error)
          || !ask_by_parts (self, others, name_documents, error) || !add_pens (self, items, error)))
    return FALSE;

  for (guint i = 0; i < items->len; i++)
    {
      MusterHubItem *item = items->pdata[i];

      if (item->title == NULL)
        item->title = g_strdup (item->key);
    }

  return find_twins (self, items, error);
}
