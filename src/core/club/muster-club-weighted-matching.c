/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-weighted-matching.h"

#include <string.h>

/* Edmonds' algorithm for a matching of the greatest weight, by the primal-dual method. Vertices
 * are numbered from 1; above them stand the blossoms, circles of odd length that are shrunk to one
 * vertex. Each vertex and blossom has a label. A link is tight where its labels leave nothing over
 * its weight; pairs are made of tight links only, and the labels move as far as it takes to make
 * another link tight.
 *
 * All links weigh something and the pairs are as many as there can be, so that the weight is
 * greatest where the cost is least. */

enum
{
  LOOSE = -1, /* not reached from a single vertex */
  OUTER,      /* reached on an even way */
  INNER,      /* reached on an odd way */
};

typedef struct
{
  guint from;
  guint to;
  gint64 weight;
} Link;

typedef struct
{
  guint n;       /* vertices */
  guint n_all;   /* with the blossoms that there have been */
  guint size;    /* of each table */
  Link *links;
  gint64 *labels;
  guint *mate;
  guint *slack;  /* the outer vertex whose link to it is nearest to being tight */
  guint *top;    /* the blossom in which it is */
  guint *parent;
  guint *holder; /* by blossom and vertex: the part of the blossom that holds the vertex */
  guint *seen;
  guint n_seen;
  int *kind;
  GArray **petals;
  GQueue queue;
} Search;

static Link *
get_link (Search *self,
          guint   a,
          guint   b)
{
  return &self->links[a * self->size + b];
}

static guint *
get_holder (Search *self,
            guint   blossom,
            guint   vertex)
{
  return &self->holder[blossom * self->size + vertex];
}

static guint
get_petal (Search *self,
           guint   blossom,
           guint   index)
{
  return g_array_index (self->petals[blossom], guint, index);
}

static gint64
get_rest (Search     *self,
          const Link *link)
{
  return self->labels[link->from] + self->labels[link->to] -
         2 * get_link (self, link->from, link->to)->weight;
}

static void
note_slack (Search *self,
            guint   from,
            guint   to)
{
  if (self->slack[to] == 0 ||
      get_rest (self, get_link (self, from, to)) < get_rest (self, get_link (self, self->slack[to], to)))
    self->slack[to] = from;
}

static void
find_slack (Search *self,
            guint   to)
{
  self->slack[to] = 0;
  for (guint i = 1; i <= self->n; i++)
    {
      if (get_link (self, i, to)->weight > 0 && self->top[i] != to && self->kind[self->top[i]] == OUTER)
        note_slack (self, i, to);
    }
}

static void
push (Search *self,
      guint   vertex)
{
  if (vertex <= self->n)
    {
      g_queue_push_tail (&self->queue, GUINT_TO_POINTER (vertex));
      return;
    }
  for (guint i = 0; i < self->petals[vertex]->len; i++)
    push (self, get_petal (self, vertex, i));
}

static void
set_top (Search *self,
         guint   vertex,
         guint   top)
{
  self->top[vertex] = top;
  for (guint i = 0; vertex > self->n && i < self->petals[vertex]->len; i++)
    set_top (self, get_petal (self, vertex, i), top);
}

static void
reverse (GArray *petals)
{
  for (guint i = 1, j = petals->len - 1; i < j; i++, j--)
    {
      guint kept = g_array_index (petals, guint, i);

      g_array_index (petals, guint, i) = g_array_index (petals, guint, j);
      g_array_index (petals, guint, j) = kept;
    }
}

/* Turns the blossom so that a petal stands at an even number of steps from its base. */
static guint
find_way (Search *self,
          guint   blossom,
          guint   petal)
{
  guint place = 0;

  while (get_petal (self, blossom, place) != petal)
    place++;
  if (place % 2 == 0)
    return place;

  reverse (self->petals[blossom]);

  return self->petals[blossom]->len - place;
}

static void
pair (Search *self,
      guint   a,
      guint   b)
{
  const Link link = *get_link (self, a, b);
  g_autoptr (GArray) front = NULL;
  guint petal, place;

  self->mate[a] = link.to;
  if (a <= self->n)
    return;

  petal = *get_holder (self, a, link.from);
  place = find_way (self, a, petal);
  for (guint i = 0; i < place; i++)
    pair (self, get_petal (self, a, i), get_petal (self, a, i ^ 1));
  pair (self, petal, b);
  /* The petal becomes the base. */
  front = g_array_new (FALSE, FALSE, sizeof (guint));
  g_array_append_vals (front, self->petals[a]->data, place);
  g_array_remove_range (self->petals[a], 0, place);
  g_array_append_vals (self->petals[a], front->data, place);
}

static void
augment (Search *self,
         guint   a,
         guint   b)
{
  for (;;)
    {
      guint next = self->top[self->mate[a]];

      pair (self, a, b);
      if (next == 0)
        return;
      pair (self, next, self->top[self->parent[next]]);
      a = self->top[self->parent[next]];
      b = next;
    }
}

/* Returns where the ways back from two vertices meet, or 0 if they lead to different roots. */
static guint
find_meeting (Search *self,
              guint   a,
              guint   b)
{
  self->n_seen++;
  while (a != 0 || b != 0)
    {
      guint kept = a;

      if (a != 0)
        {
          if (self->seen[a] == self->n_seen)
            return a;
          self->seen[a] = self->n_seen;
          a = self->top[self->mate[a]];
          if (a != 0)
            a = self->top[self->parent[a]];
          kept = a;
        }
      a = b;
      b = kept;
    }

  return 0;
}

static void
collect_petals (Search *self,
                guint   blossom,
                guint   from,
                guint   meeting)
{
  for (guint x = from, y; x != meeting; x = self->top[self->parent[y]])
    {
      y = self->top[self->mate[x]];
      g_array_append_val (self->petals[blossom], x);
      g_array_append_val (self->petals[blossom], y);
      push (self, y);
    }
}

/* Gives the blossom the nearest of the links of its petals. */
static void
collect_links (Search *self,
               guint   blossom)
{
  for (guint i = 1; i <= self->n_all; i++)
    get_link (self, blossom, i)->weight = get_link (self, i, blossom)->weight = 0;
  for (guint i = 1; i <= self->n; i++)
    *get_holder (self, blossom, i) = 0;
  for (guint i = 0; i < self->petals[blossom]->len; i++)
    {
      guint petal = get_petal (self, blossom, i);

      for (guint j = 1; j <= self->n_all; j++)
        {
          if (get_link (self, blossom, j)->weight != 0 &&
              get_rest (self, get_link (self, petal, j)) >= get_rest (self, get_link (self, blossom, j)))
            continue;
          *get_link (self, blossom, j) = *get_link (self, petal, j);
          *get_link (self, j, blossom) = *get_link (self, j, petal);
        }
      for (guint j = 1; j <= self->n; j++)
        {
          if (*get_holder (self, petal, j) != 0)
            *get_holder (self, blossom, j) = petal;
        }
    }
}

static void
expand (Search *self,
        guint   blossom)
{
  GArray *petals = self->petals[blossom];
  guint petal, place;

  for (guint i = 0; i < petals->len; i++)
    set_top (self, get_petal (self, blossom, i), get_petal (self, blossom, i));
  petal = *get_holder (self, blossom, get_link (self, blossom, self->parent[blossom])->from);
  place = find_way (self, blossom, petal);
  for (guint i = 0; i < place; i += 2)
    {
      guint inner = get_petal (self, blossom, i);
      guint outer = get_petal (self, blossom, i + 1);

      self->parent[inner] = get_link (self, outer, inner)->from;
      self->kind[inner] = INNER;
      self->kind[outer] = OUTER;
      self->slack[inner] = 0;
      find_slack (self, outer);
      push (self, outer);
    }
  self->kind[petal] = INNER;
  self->parent[petal] = self->parent[blossom];
  for (guint i = place + 1; i < petals->len; i++)
    {
      self->kind[get_petal (self, blossom, i)] = LOOSE;
      find_slack (self, get_petal (self, blossom, i));
    }
  self->top[blossom] = 0;
}

/* Follows a tight link from an outer vertex. Returns whether there is one more pair. */
static gboolean
follow (Search *self,
        Link    link)
{
  guint a = self->top[link.from];
  guint b = self->top[link.to];

  if (self->kind[b] == LOOSE)
    {
      guint next = self->top[self->mate[b]];

      self->parent[b] = link.from;
      self->kind[b] = INNER;
      self->slack[b] = self->slack[next] = 0;
      self->kind[next] = OUTER;
      push (self, next);
    }
  else if (self->kind[b] == OUTER)
    {
      guint meeting = find_meeting (self, a, b);
      guint blossom;

      if (meeting == 0)
        {
          augment (self, a, b);
          augment (self, b, a);
          return TRUE;
        }

      blossom = self->n + 1;
      while (blossom <= self->n_all && self->top[blossom] != 0)
        blossom++;
      self->n_all = MAX (self->n_all, blossom);
      self->labels[blossom] = 0;
      self->kind[blossom] = OUTER;
      self->mate[blossom] = self->mate[meeting];
      g_array_set_size (self->petals[blossom], 0);
      g_array_append_val (self->petals[blossom], meeting);
      collect_petals (self, blossom, a, meeting);
      reverse (self->petals[blossom]);
      collect_petals (self, blossom, b, meeting);
      set_top (self, blossom, blossom);
      collect_links (self, blossom);
      find_slack (self, blossom);
    }

  return FALSE;
}

/* Looks for tight links until none is left. */
static gboolean
grow (Search *self)
{
  while (!g_queue_is_empty (&self->queue))
    {
      guint a = GPOINTER_TO_UINT (g_queue_pop_head (&self->queue));

      if (self->kind[self->top[a]] == INNER)
        continue;
      for (guint b = 1; b <= self->n; b++)
        {
          Link *link = get_link (self, a, b);

          if (link->weight <= 0 || self->top[a] == self->top[b])
            continue;
          if (get_rest (self, link) != 0)
            note_slack (self, a, self->top[b]);
          else if (follow (self, *link))
            return TRUE;
        }
    }

  return FALSE;
}

/* Returns FALSE if no label may move that far, so that there are no more pairs. */
static gboolean
move_labels (Search *self,
             gint64  step)
{
  for (guint i = 1; i <= self->n; i++)
    {
      int kind = self->kind[self->top[i]];

      if (kind == OUTER && self->labels[i] <= step)
        return FALSE;
      self->labels[i] += kind == OUTER ? -step : kind == INNER ? step : 0;
    }
  for (guint i = self->n + 1; i <= self->n_all; i++)
    {
      if (self->top[i] == i && self->kind[i] != LOOSE)
        self->labels[i] += self->kind[i] == OUTER ? 2 * step : -2 * step;
    }

  return TRUE;
}

/* Follows the links that have just become tight, and opens blossoms that hold no longer. */
static gboolean
settle (Search *self)
{
  g_queue_clear (&self->queue);
  for (guint i = 1; i <= self->n_all; i++)
    {
      if (self->top[i] == i && self->slack[i] != 0 && self->top[self->slack[i]] != i &&
          get_rest (self, get_link (self, self->slack[i], i)) == 0 &&
          follow (self, *get_link (self, self->slack[i], i)))
        return TRUE;
    }
  for (guint i = self->n + 1; i <= self->n_all; i++)
    {
      if (self->top[i] == i && self->kind[i] == INNER && self->labels[i] == 0)
        expand (self, i);
    }

  return FALSE;
}

static gboolean
find_pair (Search *self)
{
  g_queue_clear (&self->queue);
  for (guint i = 1; i <= self->n_all; i++)
    {
      self->kind[i] = LOOSE;
      self->slack[i] = 0;
    }
  for (guint i = 1; i <= self->n_all; i++)
    {
      if (self->top[i] != i || self->mate[i] != 0)
        continue;
      self->parent[i] = 0;
      self->kind[i] = OUTER;
      push (self, i);
    }
  if (g_queue_is_empty (&self->queue))
    return FALSE;

  for (;;)
    {
      gint64 step;

      if (grow (self))
        return TRUE;

      step = G_MAXINT64;
      for (guint k = self->n + 1; k <= self->n_all; k++)
        {
          if (self->top[k] == k && self->kind[k] == INNER)
            step = MIN (step, self->labels[k] / 2);
        }
      for (guint k = 1; k <= self->n_all; k++)
        {
          gint64 rest;

          if (self->top[k] != k || self->slack[k] == 0 || self->kind[k] == INNER)
            continue;
          rest = get_rest (self, get_link (self, self->slack[k], k));
          step = MIN (step, self->kind[k] == LOOSE ? rest : rest / 2);
        }
      if (!move_labels (self, step))

        return FALSE;
      if (settle (self))
        return TRUE;
    }
}

static void
init_search (Search       *self,
             guint         n,
             const guint  *costs,
             guint         stride,
             const guint  *vertices)
{
  const gint64 most = (gint64) 1000000 * (n + 1);

  *self = (Search) { .n = n, .n_all = n, .size = 2 * n + 1 };
  self->links = g_new0 (Link, self->size * self->size);
  self->labels = g_new0 (gint64, self->size);
  self->mate = g_new0 (guint, self->size);
  self->slack = g_new0 (guint, self->size);
  self->top = g_new0 (guint, self->size);
  self->parent = g_new0 (guint, self->size);
  self->holder = g_new0 (guint, self->size * self->size);
  self->seen = g_new0 (guint, self->size);
  self->kind = g_new0 (int, self->size);
  self->petals = g_new0 (GArray *, self->size);
  g_queue_init (&self->queue);
  for (guint i = 0; i < self->size; i++)
    self->petals[i] = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 1; i <= n; i++)
    {
      self->top[i] = i;
      self->labels[i] = most;
      *get_holder (self, i, i) = i;
    }
  for (guint i = 1; i < self->size; i++)
    {
      for (guint j = 1; j < self->size; j++)
        *get_link (self, i, j) = (Link) { i, j, 0 };
    }
  for (guint i = 1; i <= n; i++)
    {
      for (guint j = 1; j <= n; j++)
        {
          if (i != j)
            get_link (self, i, j)->weight = most - costs[vertices[i - 1] * stride + vertices[j - 1]];
        }
    }
}

guint64
muster_club_weighted_matching_weigh (guint           n,
                                     const guint    *costs,
                                     const gboolean *is_free)
{
  g_autofree guint *vertices = g_new (guint, n + 1);
  guint64 cost = 0;
  guint n_free = 0;
  Search search;

  for (guint i = 0; i < n; i++)
    {
      if (is_free[i])
        vertices[n_free++] = i;
    }
  init_search (&search, n_free, costs, n, vertices);
  while (find_pair (&search))
    continue;
  for (guint i = 1; i <= n_free; i++)
    {
      if (search.mate[i] > i)
        cost += costs[vertices[i - 1] * n + vertices[search.mate[i] - 1]];
    }

  for (guint i = 0; i < search.size; i++)
    g_array_unref (search.petals[i]);
  g_queue_clear (&search.queue);
  g_free (search.petals);
  g_free (search.kind);
  g_free (search.seen);
  g_free (search.holder);
  g_free (search.parent);
  g_free (search.top);
  g_free (search.slack);
  g_free (search.mate);
  g_free (search.labels);
  g_free (search.links);

  return cost;
}
