/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/campaign/muster-campaign-layout.h"

#include <string.h>

#include "core/muster-i18n.h"

/* How many chapters of a ladder or a free plan stand in one row. */
#define PER_ROW 4

/* Returns the index of a winner in MusterCampaignChapterDef.next. */
static int
get_way (int winner)
{
  return winner == MUSTER_CAMPAIGN_DRAW ? MUSTER_CAMPAIGN_NEXT_DRAW : winner;
}

static void
add_edge (MusterCampaignLayout *self,
          int                   from,
          int                   to,
          gboolean              taken)
{
  const MusterCampaignEdge edge = { from, to, taken };

  for (guint i = 0; i < self->edges->len; i++)
    {
      MusterCampaignEdge *there = &g_array_index (self->edges, MusterCampaignEdge, i);

      if (there->from == from && there->to == to)
        {
          there->taken |= taken;
          return;
        }
    }
  g_array_append_val (self->edges, edge);
}

static void
list_edges (MusterCampaignLayout      *self,
            const MusterCampaignSetup *setup,
            const MusterCampaignState *state,
            int                        chapter)
{
  const MusterCampaignChapterDef *def = muster_campaign_state_get_chapter_def (state, chapter);
  const MusterCampaignChapter *value = muster_campaign_state_get_chapter (state, chapter);
  gboolean is_decided = value->status == MUSTER_CAMPAIGN_CLOSED;

  for (int i = 0; i <= MUSTER_CAMPAIGN_NEXT_DRAW; i++)
    if ((i < setup->n_sides || i == MUSTER_CAMPAIGN_NEXT_DRAW) && def->next[i] >= 0)
      add_edge (self, chapter, def->next[i],
                is_decided && value->winner != MUSTER_CAMPAIGN_NOBODY && get_way (value->winner) == i);
}

/* The column of a chapter is the length of the longest way to it. A plan has no cycles. */
static void
place_tree (MusterCampaignLayout      *self,
            const MusterCampaignState *state)
{
  int n = muster_campaign_state_count (state, MUSTER_CAMPAIGN_CHAPTERS);
  g_autofree int *used = g_new0 (int, n + 1);

  for (int round = 0; round < n; round++)
    {
      gboolean moved = FALSE;

      for (guint i = 0; i < self->edges->len; i++)
        {
          const MusterCampaignEdge *edge = &g_array_index (self->edges, MusterCampaignEdge, i);
          int column = self->places[edge->from].column + 1;

          if (self->places[edge->to].column < column)
            {
              self->places[edge->to].column = column;
              moved = TRUE;
            }
        }
      if (!moved)
        break;
    }
  for (int i = 0; i < n; i++)
    {
      int column = self->places[i].column;

      if (!muster_campaign_state_lists (state, i))
        continue;
      self->places[i].row = 2 * used[column]++;
      self->n_columns = MAX (self->n_columns, column + 1);
      self->n_rows = MAX (self->n_rows, used[column]);
    }
  /* Centre each column. */
  for (int i = 0; i < n; i++)
    self->places[i].row += self->n_rows - used[self->places[i].column];
}

static void
place_rows (MusterCampaignLayout      *self,
            const MusterCampaignState *state,
            gboolean                   linked)
{
  int n = 0;

  for (int i = 0, last = -1; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_CHAPTERS); i++)
    {
      if (!muster_campaign_state_lists (state, i))
        continue;
      self->places[i].column = n % PER_ROW;
      self->places[i].row = 2 * (n / PER_ROW);
      if (linked && n % PER_ROW != 0)
        add_edge (self, last, i, FALSE);
      last = i;
      n++;
    }
  self->n_columns = MIN (n, PER_ROW);
  self->n_rows = (n + PER_ROW - 1) / PER_ROW;
}

MusterCampaignLayout *
muster_campaign_layout_new (const MusterCampaignSetup *setup,
                            const MusterCampaignState *state)
{
  int n = muster_campaign_state_count (state, MUSTER_CAMPAIGN_CHAPTERS);
  MusterCampaignLayout *self = g_new0 (MusterCampaignLayout, 1);

  self->places = g_new0 (MusterCampaignLayoutPlace, n + 1);
  self->edges = g_array_new (FALSE, FALSE, sizeof (MusterCampaignEdge));
  if (setup->plan != MUSTER_CAMPAIGN_TREE)
    {
      place_rows (self, state, setup->plan == MUSTER_CAMPAIGN_LADDER);
      for (guint i = 0; i < self->edges->len; i++)
        {
          MusterCampaignEdge *edge = &g_array_index (self->edges, MusterCampaignEdge, i);

          edge->taken =
            muster_campaign_state_get_chapter (state, edge->from)->status >= MUSTER_CAMPAIGN_CLOSED;
        }
      return self;
    }
  for (int i = 0; i < n; i++)
    if (muster_campaign_state_lists (state, i))
      list_edges (self, setup, state, i);
  place_tree (self, state);
  return self;
}

void
muster_campaign_layout_free (MusterCampaignLayout *self)
{
  g_free (self->places);
  g_array_unref (self->edges);
  g_free (self);
}

char *
muster_campaign_layout_dup_successors (const MusterCampaignSetup *setup,
                                       const MusterCampaignState *state,
                                       int                        chapter)
{
  const MusterCampaignChapterDef *def = muster_campaign_state_get_chapter_def (state, chapter);
  GString *text = g_string_new (NULL);

  if (setup->plan != MUSTER_CAMPAIGN_TREE)
    return g_string_free (text, FALSE);
  for (int i = 0; i <= MUSTER_CAMPAIGN_NEXT_DRAW; i++)
    {
      const char *next;

      if ((i >= setup->n_sides && i != MUSTER_CAMPAIGN_NEXT_DRAW) || def->next[i] < 0)
        continue;
      next = muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_CHAPTERS, def->next[i])->name;
      g_string_append (text, text->len > 0 ? ", " : "");
      if (i == MUSTER_CAMPAIGN_NEXT_DRAW)
        /* Translators: the chapter that follows a draw. */
        g_string_append_printf (text, _("after a draw: %s"), next);
      else
        /* Translators: a side, and the chapter that follows if it wins. */
        g_string_append_printf (text, _("if %s wins: %s"), setup->sides[i].name, next);
    }
  return g_string_free (text, FALSE);
}
