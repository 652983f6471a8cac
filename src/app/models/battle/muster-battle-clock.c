/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/battle/muster-battle-clock.h"

#include "core/muster-i18n.h"

/* Time is counted for whoever was to act when it passed. */

#define KEY "muster-battle-clock"

static const char *const MODES[] = { "off", "turn", "chess", NULL };

typedef enum
{
  OFF,
  TURN,
  CHESS,
} Mode;

struct _MusterBattleClock
{
  MusterObject parent_instance;

  MusterBattle *battle; /* not owned: the battle owns its clock */
  Mode mode;
  gboolean is_paused;
  guint source;
  gint64 counted; /* up to this moment; 0: nothing was counted yet */
  int side;       /* who was to act then, or -1 */
  int turn;
  gboolean is_over;
  gint64 in_turn;
  gint64 of_sides[MUSTER_MAX_SIDES];
};

G_DEFINE_FINAL_TYPE (MusterBattleClock, muster_battle_clock, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_MODE,
  PROP_PAUSED,
  PROP_TEXT,
  PROP_RUNS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* "12:34", "1:02:03" */
static char *
dup_time (gint64 time)
{
  gint64 seconds = time / G_USEC_PER_SEC;
  int hours = (int) (seconds / 3600), minutes = (int) (seconds / 60 % 60), rest = (int) (seconds % 60);

  return hours > 0 ? g_strdup_printf ("%d:%02d:%02d", hours, minutes, rest)
                   : g_strdup_printf ("%d:%02d", minutes, rest);
}

static char *
dup_text (MusterBattleClock *self)
{
  const MusterSetup *setup = muster_battle_get_setup (self->battle);
  g_autoptr (GString) text = g_string_new (NULL);

  if (self->mode == TURN)
    {
      g_autofree char *time = dup_time (self->in_turn);

      /* Translators: the number of a turn, and how long it has taken: “Turn 3: 12:34”. */
      g_string_append_printf (text, _("Turn %d: %s"), self->turn, time);
    }
  for (guint i = 0; self->mode == CHESS && i < setup->n_sides; i++)
    {
      g_autofree char *time = dup_time (self->of_sides[i]);

      if (i > 0)
        g_string_append (text, " · ");
      /* Translators: a side, and how long it has taken: “Column: 12:34”. */
      g_string_append_printf (text, _("%s: %s"), setup->sides[i].name, time);
    }
  if (self->mode != OFF && self->is_paused)
    {
      g_string_append (text, " · ");
      /* Translators: of a clock. */
      g_string_append (text, _("paused"));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
look (MusterBattleClock *self)
{
  const MusterState *state = muster_battle_get_state (self->battle);

  /* Looking back changes nothing of whose time it is. */
  if (muster_ledger_get_position (self->battle) != muster_ledger_get_length (self->battle))
    return;
  self->is_over = state->over;
  self->side = state->over ? -1 : state->active_side;
  if (self->turn != state->turn)
    self->in_turn = 0;
  self->turn = state->turn;
}

void
muster_battle_clock_tick (MusterBattleClock *self,
                          gint64             now)
{
  gint64 passed;

  g_return_if_fail (MUSTER_IS_BATTLE_CLOCK (self));

  passed = self->counted > 0 ? MAX (now - self->counted, 0) : 0;
  if (self->mode != OFF && !self->is_paused && !self->is_over)
    {
      self->in_turn += passed;
      if (self->side >= 0 && self->side < MUSTER_MAX_SIDES)
        self->of_sides[self->side] += passed;
    }
  self->counted = now;
  look (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TEXT]);
}

static gboolean
second_cb (gpointer data)
{
  muster_battle_clock_tick (data, g_get_monotonic_time ());
  return G_SOURCE_CONTINUE;
}

/* Time that has passed is counted before anything changes; only a clock that runs wakes the program. */
static void
change (MusterBattleClock *self,
        Mode               mode,
        gboolean           is_paused)
{
  if (self->source != 0)
    muster_battle_clock_tick (self, g_get_monotonic_time ());
  if (mode != self->mode && mode == OFF)
    {
      self->in_turn = 0;
      for (guint i = 0; i < MUSTER_MAX_SIDES; i++)
        self->of_sides[i] = 0;
    }
  self->mode = mode;
  self->is_paused = is_paused;
  self->counted = 0;
  g_clear_handle_id (&self->source, g_source_remove);
  if (mode != OFF && !is_paused)
    {
      self->counted = g_get_monotonic_time ();
      self->source = g_timeout_add_seconds (1, second_cb, self);
    }
  for (guint i = 1; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
}

static void
battle_changed_cb (MusterBattleClock *self)
{
  if (self->source != 0)
    muster_battle_clock_tick (self, g_get_monotonic_time ());
  else
    {
      look (self);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TEXT]);
    }
}

static void
muster_battle_clock_get_property (GObject    *object,
                                  guint       prop_id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  MusterBattleClock *self = MUSTER_BATTLE_CLOCK (object);

  switch (prop_id)
    {
    case PROP_MODE:
      g_value_set_string (value, MODES[self->mode]);
      break;
    case PROP_PAUSED:
      g_value_set_boolean (value, self->is_paused);
      break;
    case PROP_TEXT:
      g_value_take_string (value, dup_text (self));
      break;
    case PROP_RUNS:
      g_value_set_boolean (value, self->mode != OFF);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_battle_clock_set_property (GObject      *object,
                                  guint         prop_id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  MusterBattleClock *self = MUSTER_BATTLE_CLOCK (object);
  Mode mode = OFF;

  switch (prop_id)
    {
    case PROP_MODE:
      for (guint i = 0; MODES[i] != NULL; i++)
        if (g_strcmp0 (MODES[i], g_value_get_string (value)) == 0)
          mode = (Mode) i;
      if (mode != self->mode)
        change (self, mode, self->is_paused);
      break;
    case PROP_PAUSED:
      if (self->is_paused != g_value_get_boolean (value))
        change (self, self->mode, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_battle_clock_finalize (GObject *object)
{
  g_clear_handle_id (&MUSTER_BATTLE_CLOCK (object)->source, g_source_remove);

  G_OBJECT_CLASS (muster_battle_clock_parent_class)->finalize (object);
}

static void
muster_battle_clock_class_init (MusterBattleClockClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags edited = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = muster_battle_clock_get_property;
  object_class->set_property = muster_battle_clock_set_property;
  object_class->finalize = muster_battle_clock_finalize;

  properties[PROP_MODE] = g_param_spec_string ("mode", NULL, NULL, "off", edited);
  properties[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE, edited);
  properties[PROP_TEXT] =
    g_param_spec_string ("text", NULL, NULL, "", G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_RUNS] =
    g_param_spec_boolean ("runs", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_battle_clock_init (MusterBattleClock *self)
{
  self->side = -1;
}

/**
 * muster_battle_clock_get:
 *
 * Returns: (transfer none): the clock of a battle that is open
 */
MusterBattleClock *
muster_battle_clock_get (MusterBattle *battle)
{
  MusterBattleClock *self;

  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), NULL);

  self = g_object_get_data (G_OBJECT (battle), KEY);
  if (self != NULL)
    return self;

  self = g_object_new (MUSTER_TYPE_BATTLE_CLOCK, NULL);
  self->battle = battle;
  look (self);
  g_signal_connect_object (battle, "changed", G_CALLBACK (battle_changed_cb), self, G_CONNECT_SWAPPED);
  g_object_set_data_full (G_OBJECT (battle), KEY, self, g_object_unref);
  return self;
}
