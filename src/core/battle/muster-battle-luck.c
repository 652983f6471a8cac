/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-luck.h"

#include "core/muster-i18n.h"

/* Works out how likely a result was. The number of successes is a sum of independent trials with
 * different chances; its distribution is built up one trial after the other. Odds too small to
 * matter are cut off at both ends: a window of a few hundred results is enough for thousands of
 * dice, so that even the longest battle takes no noticeable time. */

#define NEGLIGIBLE 1e-22
#define ANY_KIND (-1)
#define STRONG (1.0 / 40.0)
#define NOTABLE (1.0 / 5.0)

typedef struct
{
  guint8 kind;
  guint16 good;
  guint16 of;
  guint n;
  guint n_good;
} Chance;

struct _MusterLuckTally
{
  GArray *chances;
};

MusterLuckTally *
muster_luck_tally_new (void)
{
  MusterLuckTally *self = g_new (MusterLuckTally, 1);

  self->chances = g_array_new (FALSE, FALSE, sizeof (Chance));

  return self;
}

void
muster_luck_tally_free (MusterLuckTally *self)
{
  g_array_unref (self->chances);
  g_free (self);
}

static int
compare_chances (const Chance *a,
                 const Chance *b)
{
  if (a->kind != b->kind)
    return a->kind - b->kind;
  return a->good != b->good ? a->good - b->good : a->of - b->of;
}

/* Keeps the chances sorted, so that sums are the same to the last bit whatever the order of
 * adding. */
static void
add_chance (MusterLuckTally *self,
            const Chance    *chance)
{
  guint i = 0;

  while (i < self->chances->len && compare_chances (&g_array_index (self->chances, Chance, i), chance) < 0)
    i++;
  if (i < self->chances->len && compare_chances (&g_array_index (self->chances, Chance, i), chance) == 0)
    {
      g_array_index (self->chances, Chance, i).n += chance->n;
      g_array_index (self->chances, Chance, i).n_good += chance->n_good;
    }
  else
    g_array_insert_vals (self->chances, i, chance, 1);
}

void
muster_luck_tally_add (MusterLuckTally   *self,
                       const MusterTrial *trial)
{
  Chance chance = { trial->kind, trial->good, trial->of, trial->n, trial->n_good };

  add_chance (self, &chance);
}

/**
 * muster_luck_tally_merge:
 * @other: the tally whose trials are added to @self
 */
void
muster_luck_tally_merge (MusterLuckTally       *self,
                         const MusterLuckTally *other)
{
  for (guint i = 0; i < other->chances->len; i++)
    add_chance (self, &g_array_index (other->chances, Chance, i));
}

/* The odds of exactly @low successes, @low + 1 successes and so on. */
typedef struct
{
  GArray *odds;
  guint low;
} Window;

static void
try_once (Window *window,
          double  chance)
{
  double *odds;
  double none = 0.0;

  g_array_append_val (window->odds, none);
  odds = (double *) (gpointer) window->odds->data;
  for (guint i = window->odds->len - 1; i > 0; i--)
    odds[i] = odds[i] * (1.0 - chance) + odds[i - 1] * chance;
  odds[0] *= 1.0 - chance;
}

static gboolean
is_of (const Chance *chance,
       int           kind)
{
  return kind == ANY_KIND || chance->kind == kind;
}

static void
build_window (const MusterLuckTally *self,
              int                    kind,
              Window                *window)
{
  double certain = 1.0;

  g_array_append_val (window->odds, certain);
  for (guint i = 0; i < self->chances->len; i++)
    {
      const Chance *chance = &g_array_index (self->chances, Chance, i);

      for (guint k = 0; is_of (chance, kind) && k < chance->n; k++)
        {
          try_once (window, chance->good / (double) chance->of);
          if (k % 8 == 7)
            {
              const double *odds = (const double *) (gconstpointer) window->odds->data;
              guint n = window->odds->len;
              guint first = 0;

              while (n > 1 && odds[n - 1] < NEGLIGIBLE)
                n--;
              while (first + 1 < n && odds[first] < NEGLIGIBLE)
                first++;
              g_array_set_size (window->odds, n);
              if (first > 0)
                g_array_remove_range (window->odds, 0, first);
              window->low += first;
            }
        }
    }
}

static void
sum_up (const MusterLuckTally *self,
        int                    kind,
        MusterLuckSum         *sum)
{
  g_autoptr (GArray) odds = g_array_new (FALSE, FALSE, sizeof (double));
  Window window = { odds, 0 };

  *sum = (MusterLuckSum) { 0 };
  for (guint i = 0; i < self->chances->len; i++)
    {
      const Chance *chance = &g_array_index (self->chances, Chance, i);
      double p = chance->good / (double) chance->of;

      if (!is_of (chance, kind))
        continue;
      sum->n += chance->n;
      sum->n_good += chance->n_good;
      sum->expected += p * chance->n;
      sum->variance += p * (1.0 - p) * chance->n;
    }

  build_window (self, kind, &window);
  for (guint i = 0; i < odds->len; i++)
    {
      double p = g_array_index (odds, double, i);

      if (window.low + i >= sum->n_good)
        sum->at_least += p;
      if (window.low + i <= sum->n_good)
        sum->at_most += p;
    }
  sum->at_least = MIN (sum->at_least, 1.0);
  sum->at_most = MIN (sum->at_most, 1.0);
}

/**
 * muster_luck_tally_sum:
 * @sum: (out):
 */
void
muster_luck_tally_sum (const MusterLuckTally *self,
                       MusterLuckSum         *sum)
{
  sum_up (self, ANY_KIND, sum);
}

/**
 * muster_luck_tally_sum_kind:
 * @sum: (out):
 */
void
muster_luck_tally_sum_kind (const MusterLuckTally *self,
                            MusterTrialKind        kind,
                            MusterLuckSum         *sum)
{
  sum_up (self, (int) kind, sum);
}

double
muster_luck_sum_get_surplus (const MusterLuckSum *self)
{
  return self->n_good - self->expected;
}

MusterLuckVerdict
muster_luck_sum_judge (const MusterLuckSum *self)
{
  if (self->n == 0 || self->variance <= 0.0)
    return MUSTER_LUCK_NONE;
  if (self->at_least <= STRONG)
    return MUSTER_LUCK_SPLENDID;
  if (self->at_most <= STRONG)
    return MUSTER_LUCK_AWFUL;
  if (self->at_least <= NOTABLE)
    return MUSTER_LUCK_GOOD;
  if (self->at_most <= NOTABLE)
    return MUSTER_LUCK_POOR;
  return MUSTER_LUCK_FAIR;
}

const char *
muster_luck_verdict_get_label (MusterLuckVerdict verdict)
{
  switch (verdict)
    {
    case MUSTER_LUCK_AWFUL:
      return _("very bad luck");
    case MUSTER_LUCK_POOR:
      return _("bad luck");
    case MUSTER_LUCK_FAIR:
      return _("about what was to be expected");
    case MUSTER_LUCK_GOOD:
      return _("good luck");
    case MUSTER_LUCK_SPLENDID:
      return _("very good luck");
    case MUSTER_LUCK_NONE:
    default:
      return _("nothing left to luck");
    }
}

/* A chance in words: "1 time in 12", or in per cent where it is large. */
static char *
dup_rarity (double chance)
{
  double times = chance > 0.0 ? 1.0 / chance : G_MAXDOUBLE;

  if (times > 1000000.0)
    return g_strdup (_("less than 1 time in 1,000,000"));
  if (times >= 2.5)
    /* Translators: how rare something is, as in "1 time in 12". */
    return g_strdup_printf (_("1 time in %d"), (int) (times + 0.5));
  /* Translators: how often something happens, as in "45 times in 100". */
  return g_strdup_printf (_("%d times in 100"), (int) (chance * 100.0 + 0.5));
}

/**
 * muster_luck_sum_to_text:
 *
 * Returns: (transfer full): the sum in words, in the reader's language
 */
char *
muster_luck_sum_to_text (const MusterLuckSum *self)
{
  gboolean lucky = muster_luck_sum_get_surplus (self) >= 0.0;
  g_autofree char *rarity = NULL;

  if (self->n == 0)
    return g_strdup (_("no dice that count"));

  rarity = dup_rarity (lucky ? self->at_least : self->at_most);
  if (lucky)
    /* Translators: the first two are counts, the third the number to be expected, the last how rare
     * this is. */
    return g_strdup_printf (_("%u of %u, with %.1f expected; as good or better %s"),
                            self->n_good, self->n, self->expected, rarity);
  /* Translators: as before. */
  return g_strdup_printf (_("%u of %u, with %.1f expected; as bad or worse %s"),
                          self->n_good, self->n, self->expected, rarity);
}
