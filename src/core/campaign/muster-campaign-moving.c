/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-moving.h"

#include <string.h>

#include "core/campaign/map/muster-campaign-map.h"
#include "core/campaign/muster-campaign-private.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"

static const char *
get_id (JsonNode *node)
{
  return JSON_NODE_HOLDS_OBJECT (node)
           ? json_object_get_string_member_with_default (json_node_get_object (node), "id", "")
           : "";
}

/* Makes a deep copy. A plain copy of a node would share its object. */
static JsonNode *
copy_deeply (JsonNode *node)
{
  g_autofree char *text = json_to_string (node, FALSE);

  return json_from_string (text, NULL);
}

/* (nullable): the chapter that an entry plans. */
static JsonNode *
dup_planned (MusterCampaign *campaign,
             guint           index)
{
  MusterCampaignLogEntry *entry = muster_ledger_get_entry (campaign, index);
  MusterCampaignVerb verb = muster_campaign_log_entry_get_order (entry)->verb;
  g_autoptr (JsonNode) node = NULL;

  if (verb != MUSTER_CAMPAIGN_ORDER_PLAN && verb != MUSTER_CAMPAIGN_ORDER_MEET)
    return NULL;
  node = muster_campaign_log_entry_to_node (entry);
  return copy_deeply (json_object_get_member (
    json_object_get_object_member (json_node_get_object (node), "params"), "chapter"));
}

/* The chapter as planned before the entry at @length. */
static JsonNode *
dup_chapter_at (MusterCampaign *campaign,
                const char     *id,
                guint           length)
{
  JsonArray *chapters;

  for (guint i = length; i > 0; i--)
    {
      g_autoptr (JsonNode) planned = dup_planned (campaign, i - 1);

      if (planned != NULL && g_str_equal (get_id (planned), id))
        return g_steal_pointer (&planned);
    }
  chapters = json_object_get_array_member (
    json_node_get_object (muster_campaign_get_setup (campaign)->document), "chapters");
  for (guint i = 0; i < json_array_get_length (chapters); i++)
    if (g_str_equal (get_id (json_array_get_element (chapters, i)), id))
      return copy_deeply (json_array_get_element (chapters, i));
  return NULL;
}

/**
 * muster_campaign_moving_dup_chapter:
 *
 * Returns: (transfer full) (nullable): an object of the caller's own
 */
JsonNode *
muster_campaign_moving_dup_chapter (MusterCampaign *campaign,
                                    const char     *id)
{
  return dup_chapter_at (campaign, id, muster_ledger_get_length (campaign));
}

static const MusterCampaignDef *
get_def (MusterCampaign *campaign,
         int             chapter)
{
  return muster_campaign_state_get_def (muster_campaign_get_present (campaign), MUSTER_CAMPAIGN_CHAPTERS,
                                        chapter);
}

static gboolean
is_free (MusterCampaign *campaign,
         int             chapter)
{
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  MusterCampaignChapterStatus status = muster_campaign_state_get_chapter (state, chapter)->status;

  return (status == MUSTER_CAMPAIGN_PLANNED || status == MUSTER_CAMPAIGN_READY) &&
         muster_campaign_map_get_meeting_in (state, chapter) < 0;
}

static gboolean
check_free (MusterCampaign  *campaign,
            int              chapter,
            GError         **error)
{
  if (is_free (campaign, chapter))
    return TRUE;
  g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_REFUSED,
               muster_campaign_map_get_meeting_in (muster_campaign_get_present (campaign), chapter) >= 0
                 ? _("C-MAP-16: “%s” is the chapter of a meeting, and stays where it is")
                 : _("C-CHAP-07: “%s” has begun or is over, and stays where it is"),
               get_def (campaign, chapter)->name);
  return FALSE;
}

gboolean
muster_campaign_moving_can_move_chapter (MusterCampaign  *campaign,
                                         int              chapter,
                                         int              place,
                                         GError         **error)
{
  if (muster_campaign_get_setup (campaign)->plan == MUSTER_CAMPAIGN_TREE)
    {
      g_set_error_literal (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_REFUSED,
                           _("C-CHAP-05: in a tree each chapter says what comes after it; change that "
                             "instead"));
      return FALSE;
    }
  if (muster_campaign_get_present (campaign)->over)
    {
      g_set_error_literal (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_REFUSED,
                           _("C-CHAP-10: the campaign is over"));
      return FALSE;
    }
  return check_free (campaign, chapter, error) && check_free (campaign, place, error);
}

/* Makes the order that plans @chapter at @place. Links to other chapters are left out: they only
 * have a meaning in a tree, and they name places. */
static void
init_order (MusterCampaignOrder *order,
            MusterCampaign      *campaign,
            int                  chapter,
            int                  place)
{
  JsonNode *content = muster_campaign_moving_dup_chapter (campaign, get_def (campaign, chapter)->id);
  g_autoptr (JsonNode) params = json_node_new (JSON_NODE_OBJECT);

  json_object_set_string_member (json_node_get_object (content), "id", get_def (campaign, place)->id);
  json_object_remove_member (json_node_get_object (content), "next");
  json_node_take_object (params, json_object_new ());
  json_object_set_member (json_node_get_object (params), "chapter", content);
  muster_campaign_order_init (order, MUSTER_CAMPAIGN_ORDER_PLAN, params);
}

/* Remarks that a note stays sealed until its place is open, whatever chapter moves there. */
static void
remark_notes (MusterCampaign *campaign,
              int             place,
              GPtrArray      *remarks)
{
  for (guint i = 0; i < muster_ledger_get_length (campaign); i++)
    {
      g_autoptr (MusterCampaignLogEntry) entry =
        g_list_model_get_item (muster_ledger_get_log (campaign), i);
      const MusterCampaignOrder *order = muster_campaign_log_entry_get_order (entry);

      if (order->verb != MUSTER_CAMPAIGN_ORDER_NOTE ||
          g_strcmp0 (muster_campaign_order_get_text (order, "chapter"), get_def (campaign, place)->id) != 0)
        continue;
      /* Translators: the title of a chapter. */
      g_ptr_array_add (remarks, g_strdup_printf (_("A note that was sealed until “%s” is open is sealed "
                                                   "until what takes its place is."),
                                                 get_def (campaign, place)->name));
      return;
    }
}

static void
clear_order (gpointer data)
{
  muster_campaign_order_clear (data);
}

gboolean
muster_campaign_moving_move_chapter (MusterCampaign  *campaign,
                                     int              chapter,
                                     int              place,
                                     GPtrArray       *remarks,
                                     GError         **error)
{
  g_autoptr (GArray) orders = g_array_new (FALSE, TRUE, sizeof (MusterCampaignOrder));
  int step = chapter < place ? 1 : -1;

  g_array_set_clear_func (orders, clear_order);
  if (!muster_campaign_moving_can_move_chapter (campaign, chapter, place, error))
    return FALSE;
  if (chapter == place)
    return TRUE;

  /* From the old place on, each place gets the chapter of the next place that can be moved. */
  for (int at = chapter; at != place + step;)
    {
      MusterCampaignOrder order;
      int next = at + step;

      while (at != place && !is_free (campaign, next))
        next += step;
      init_order (&order, campaign, at == place ? chapter : next, at);
      g_array_append_val (orders, order);
      if (remarks != NULL)
        remark_notes (campaign, at, remarks);
      at = next;
    }
  return muster_campaign_record_all (campaign, (const MusterCampaignOrder *) orders->data, orders->len,
                                     error);
}

/* The content of a chapter, without its place. */
static char *
dup_content (JsonNode *chapter)
{
  json_object_remove_member (json_node_get_object (chapter), "id");
  json_object_remove_member (json_node_get_object (chapter), "next");
  return json_to_string (chapter, FALSE);
}

static int
compare_contents (gconstpointer a,
                  gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* Whether the entries from @first on only exchange chapters: the same chapters are planned before
 * and after. */
static gboolean
is_move (MusterCampaign *campaign,
         guint           first,
         guint           n)
{
  g_autoptr (GPtrArray) before = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) after = g_ptr_array_new_with_free_func (g_free);

  for (guint i = first; i < first + n; i++)
    {
      g_autoptr (JsonNode) planned = dup_planned (campaign, i);
      g_autoptr (JsonNode) old = planned != NULL ? dup_chapter_at (campaign, get_id (planned), first) : NULL;

      if (old == NULL)
        return FALSE;
      g_ptr_array_add (before, dup_content (old));
      g_ptr_array_add (after, dup_content (planned));
    }
  g_ptr_array_sort (before, compare_contents);
  g_ptr_array_sort (after, compare_contents);
  for (guint i = 0; i < n; i++)
    if (strcmp (before->pdata[i], after->pdata[i]) != 0)
      return FALSE;
  return TRUE;
}

static gboolean
is_plan (MusterCampaign *campaign,
         guint           index)
{
  g_autoptr (JsonNode) planned = dup_planned (campaign, index);

  return planned != NULL;
}

guint
muster_campaign_moving_count_back (MusterCampaign *campaign)
{
  guint length = muster_ledger_get_length (campaign);

  for (guint n = 2; n <= length && n <= MUSTER_CAMPAIGN_MAX_CHAPTERS && is_plan (campaign, length - n + 1);
       n++)
    if (is_move (campaign, length - n, n))
      return n;
  return MIN (length, 1);
}

guint
muster_campaign_moving_count_forth (MusterCampaign *campaign)
{
  guint length = muster_ledger_get_length (campaign);
  guint n_later = muster_ledger_get_n_entries (campaign) - length;

  for (guint n = 2; n <= n_later && n <= MUSTER_CAMPAIGN_MAX_CHAPTERS && is_plan (campaign, length + n - 2);
       n++)
    if (is_move (campaign, length, n))
      return n;
  return MIN (n_later, 1);
}
