/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-matching.h"

#include <string.h>

/* Edmonds' algorithm for maximum matching. If a path leads from one single vertex to another and
 * every second link of it is a pair, then swapping pairs and non-pairs along the path gives one
 * more pair. Circles of odd length ("blossoms") that the search meets are shrunk to one vertex. */

#define NONE (-1)

typedef struct
{
  guint n;
  const gboolean *links;
  const gboolean *is_free;
  int *mate;
  int *parent;
  int *base;
  guint *queue;
  gboolean *used;
  gboolean *blossom;
} Search;

static gboolean
is_linked (const Search *self,
           guint         a,
           guint         b)
{
  return self->is_free[b] && self->links[a * self->n + b];
}

/* Returns the vertex where the paths of two vertices back to the root meet. */
static int
find_meeting (Search *self,
              int     a,
              int     b)
{
  g_autofree gboolean *seen = g_new0 (gboolean, self->n);

  for (;;)
    {
      a = self->base[a];
      seen[a] = TRUE;
      if (self->mate[a] == NONE)
        break;
      a = self->parent[self->mate[a]];
    }
  for (b = self->base[b]; !seen[b]; b = self->base[self->parent[self->mate[b]]])
    continue;

  return b;
}

static void
mark_way (Search *self,
          int     from,
          int     meeting,
          int     child)
{
  while (self->base[from] != meeting)
    {
      self->blossom[self->base[from]] = TRUE;
      self->blossom[self->base[self->mate[from]]] = TRUE;
      self->parent[from] = child;
      child = self->mate[from];
      from = self->parent[self->mate[from]];
    }
}

/* Returns a single vertex that can be reached, or NONE. */
static int
visit (Search *self,
       guint   vertex,
       guint   root,
       guint  *tail)
{
  for (guint to = 0; to < self->n; to++)
    {
      if (!is_linked (self, vertex, to) || self->base[vertex] == self->base[to] ||
          self->mate[vertex] == (int) to)
        continue;
      if (to == root || (self->mate[to] != NONE && self->parent[self->mate[to]] != NONE))
        {
          int a = (int) vertex;
          int b = (int) to;
          int meeting = find_meeting (self, a, b);

          memset (self->blossom, 0, self->n * sizeof *self->blossom);
          mark_way (self, a, meeting, b);
          mark_way (self, b, meeting, a);
          for (guint i = 0; i < self->n; i++)
            {
              if (!self->blossom[self->base[i]])
                continue;
              self->base[i] = meeting;
              if (!self->used[i])
                {
                  self->used[i] = TRUE;
                  self->queue[(*tail)++] = i;
                }
            }
        }
      else if (self->parent[to] == NONE)
        {
          self->parent[to] = (int) vertex;
          if (self->mate[to] == NONE)
            return (int) to;
          self->used[self->mate[to]] = TRUE;
          self->queue[(*tail)++] = (guint) self->mate[to];
        }
    }

  return NONE;
}

static int
find_path (Search *self,
           guint   root)
{
  guint head = 0, tail = 0;

  for (guint i = 0; i < self->n; i++)
    {
      self->used[i] = FALSE;
      self->parent[i] = NONE;
      self->base[i] = (int) i;
    }
  self->used[root] = TRUE;
  self->queue[tail++] = root;
  while (head < tail)
    {
      int end = visit (self, self->queue[head++], root, &tail);

      if (end != NONE)
        return end;
    }

  return NONE;
}

/* Makes the obvious pairs first, so that the search has little left to do. */
static guint
pair_greedily (Search *self)
{
  guint n_pairs = 0;

  for (guint i = 0; i < self->n; i++)
    {
      for (guint j = i + 1; j < self->n && self->is_free[i] && self->mate[i] == NONE; j++)
        {
          if (self->mate[j] != NONE || !is_linked (self, i, j))
            continue;
          self->mate[i] = (int) j;
          self->mate[j] = (int) i;
          n_pairs++;
        }
    }

  return n_pairs;
}

static void
turn_path (Search *self,
           int     end)
{
  while (end != NONE)
    {
      int before = self->parent[end];
      int next = self->mate[before];

      self->mate[end] = before;
      self->mate[before] = end;
      end = next;
    }
}

guint
muster_club_matching_count (guint           n,
                            const gboolean *links,
                            const gboolean *is_free)
{
  g_autofree int *mate = g_new (int, n);
  g_autofree int *parent = g_new (int, n);
  g_autofree int *base = g_new (int, n);
  g_autofree guint *queue = g_new (guint, n);
  g_autofree gboolean *used = g_new (gboolean, n);
  g_autofree gboolean *blossom = g_new (gboolean, n);
  Search search = { n, links, is_free, mate, parent, base, queue, used, blossom };
  guint n_pairs;

  for (guint i = 0; i < n; i++)
    mate[i] = NONE;
  n_pairs = pair_greedily (&search);
  for (guint i = 0; i < n; i++)
    {
      int end = is_free[i] && mate[i] == NONE ? find_path (&search, i) : NONE;

      turn_path (&search, end);
      n_pairs += end != NONE;
    }

  return n_pairs;
}
