/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/orders/muster-order-outlook.h"

#include "app/models/muster-words.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"

/* Results less likely than this, and all beyond them, get no bar. */
#define LEAST_ODDS 0.004

struct _MusterOrderOutlook
{
  MusterObject parent_instance;

  MusterForecast forecast;
  gboolean has_forecast;
  char *text;
};

G_DEFINE_FINAL_TYPE (MusterOrderOutlook, muster_order_outlook, MUSTER_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static double
get_expected (const MusterForecastSpread *spread)
{
  double expected = 0.0;

  for (guint i = 0; i <= spread->highest && i < MUSTER_FORECAST_RESULTS; i++)
    expected += i * spread->odds[i];
  return expected;
}

/* A certain number is written without a decimal. */
static char *
dup_sure (const MusterForecastSpread *spread)
{
  for (guint i = 0; i <= spread->highest && i < MUSTER_FORECAST_RESULTS; i++)
    if (spread->odds[i] >= 1.0)
      return g_strdup_printf ("%u", i);
  return g_strdup_printf ("%.1f", get_expected (spread));
}

static void
append_part (GString    *line,
             const char *label,
             const char *value)
{
  if (line->len > 0)
    g_string_append (line, " · ");
  g_string_append_printf (line, "%s %s", label, value);
}

/* Describes all that can happen to one unit. */
static char *
dup_line (MusterOrderOutlook *self,
          int                 unit)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = 0; i < self->forecast.n_spreads; i++)
    {
      const MusterForecastSpread *spread = &self->forecast.spreads[i];

      if (spread->unit == unit)
        {
          double sure = get_expected (spread);
          /* Translators: what is expected if a test is passed, and with the test counted in. */
          g_autofree char *expected = self->forecast.chance < 1.0
                                        ? g_strdup_printf (_("%.1f (%.1f with its test)"), sure,
                                                           sure * self->forecast.chance)
                                        : dup_sure (spread);

          append_part (line, _(spread->label), expected);
        }
    }
  for (guint i = 0; i < self->forecast.n_chances; i++)
    {
      const MusterForecastChance *chance = &self->forecast.chances[i];

      if (chance->unit == unit && chance->chance > 0.0)
        {
          g_autofree char *percents = muster_words_for_chance (chance->chance);

          append_part (line, _(chance->label), percents);
        }
    }

  return g_string_free (g_steal_pointer (&line), FALSE);
}

static const MusterMember MEMBERS[] = {
  MUSTER_TEXT (MusterOrderOutlook, text, "text"),
};

static void
muster_order_outlook_class_init (MusterOrderOutlookClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  signals[SIGNAL_CHANGED] = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
}

static void
muster_order_outlook_init (MusterOrderOutlook *self)
{
  self->text = g_strdup ("");
}

MusterOrderOutlook *
muster_order_outlook_new (void)
{
  return g_object_new (MUSTER_TYPE_ORDER_OUTLOOK, NULL);
}

/**
 * muster_order_outlook_look:
 * @order: (nullable): the order, or %NULL if there is none to look at
 *
 * Looks at what @order would lead to now.
 */
void
muster_order_outlook_look (MusterOrderOutlook *self,
                           MusterBattle       *battle,
                           const MusterOrder  *order)
{
  g_autoptr (GString) text = NULL;
  int n_units;

  g_return_if_fail (MUSTER_IS_ORDER_OUTLOOK (self));
  g_return_if_fail (MUSTER_IS_BATTLE (battle));

  self->has_forecast =
    order != NULL && muster_ruleset_forecast (muster_battle_get_setup (battle),
                                              muster_battle_get_state (battle), order,
                                              &self->forecast);
  g_free (self->text);
  text = g_string_new (NULL);
  n_units = muster_battle_get_state (battle)->n_units;
  if (self->has_forecast && self->forecast.chance < 1.0 &&
      (self->forecast.n_spreads > 0 || self->forecast.n_chances > 0))
    {
      g_autofree char *percents = muster_words_for_chance (self->forecast.chance);

      /* Translators: %s is a chance. What is forecast comes after it. */
      g_string_append_printf (text, _("If it passes its test (%s):"), percents);
    }
  for (int unit = -1; self->has_forecast && unit < n_units; unit++)
    {
      g_autofree char *line = dup_line (self, unit);
      g_autofree char *name = unit >= 0 ? muster_words_for_unit (battle, unit) : NULL;

      if (*line != '\0')
        {
          if (text->len > 0)
            g_string_append_c (text, '\n');
          if (unit >= 0)
            g_string_append_printf (text, "%s: ", name);
          g_string_append (text, line);
        }
    }
  self->text = g_string_free (g_steal_pointer (&text), FALSE);
  g_object_notify (G_OBJECT (self), "text");
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static gboolean
is_certain (const MusterForecastSpread *spread)
{
  for (guint i = 0; i <= spread->highest && i < MUSTER_FORECAST_RESULTS; i++)
    if (spread->odds[i] > 1.0 - LEAST_ODDS)
      return TRUE;
  return FALSE;
}

/* Returns: (nullable): the first number that needs a chart; certain ones are told in the text */
static const MusterForecastSpread *
find_spread (MusterOrderOutlook *self)
{
  for (guint i = 0; self->has_forecast && i < self->forecast.n_spreads; i++)
    if (!is_certain (&self->forecast.spreads[i]))
      return &self->forecast.spreads[i];
  return NULL;
}

guint
muster_order_outlook_get_n_results (MusterOrderOutlook *self)
{
  const MusterForecastSpread *spread;
  guint n_results;

  g_return_val_if_fail (MUSTER_IS_ORDER_OUTLOOK (self), 0);

  spread = find_spread (self);
  if (spread == NULL)
    return 0;

  n_results = MIN (spread->highest + 1, MUSTER_FORECAST_RESULTS);
  while (n_results > 1 && spread->odds[n_results - 1] < LEAST_ODDS)
    n_results--;
  return n_results;
}

double
muster_order_outlook_get_odds (MusterOrderOutlook *self,
                               guint               result)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_OUTLOOK (self), 0.0);
  g_return_val_if_fail (result < muster_order_outlook_get_n_results (self), 0.0);

  return find_spread (self)->odds[result];
}

/**
 * muster_order_outlook_dup_title:
 *
 * Returns: (transfer full): what the chances of the results are chances of: "Black Shields: casualties, and
 *   how likely each number is"; "" if nothing is counted
 */
char *
muster_order_outlook_dup_title (MusterOrderOutlook *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_OUTLOOK (self), NULL);

  if (muster_order_outlook_get_n_results (self) == 0)
    return g_strdup ("");
  /* Translators: the title of a chart; %s is what is counted: casualties. */
  return g_strdup_printf (_("%s: how likely each number is"), _(find_spread (self)->label));
}
