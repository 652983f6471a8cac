/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/forces/muster-leader-roller.h"

#include "app/models/forces/muster-force-words.h"
#include "app/models/muster-words.h"
#include "core/forces/muster-force-levy.h"
#include "core/muster-i18n.h"

struct _MusterLeaderRoller
{
  MusterObject parent_instance;

  MusterForce *force;
  GPtrArray *queue; /* MusterForceUnit: the first is being rolled for */
  gboolean by_scope;
  MusterLeaderScope scope;
  MusterArmyWish army; /* with no units if Leaders are rolled for */
  gboolean is_busy;

  MusterDiceTray *tray;
  MusterTape tape;
  MusterOutcome outcome;
  char *title;
  char *request;
};

G_DEFINE_FINAL_TYPE (MusterLeaderRoller, muster_leader_roller, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_FORCE,
  PROP_IS_BUSY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint appointed_signal;

static void
replace (char **target,
         char  *text)
{
  g_free (*target);
  *target = text;
}

static void
announce (MusterLeaderRoller *self)
{
  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = PROP_IS_BUSY; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
rest (MusterLeaderRoller *self)
{
  self->is_busy = FALSE;
  self->by_scope = FALSE;
  self->army = (MusterArmyWish) { 0 };
  g_ptr_array_set_size (self->queue, 0);
  muster_tape_reset (&self->tape);
  replace (&self->title, g_strdup (""));
  replace (&self->request, g_strdup (""));
  muster_dice_tray_ask (self->tray, 0, 0, 0);
  announce (self);
}

/* Counts the units of an army by the purpose of the first roll, with which each unit begins. */
static guint
count_new_units (MusterLeaderRoller *self)
{
  guint n_rolls = muster_tape_get_length (&self->tape);
  guint first = n_rolls > 0 ? muster_tape_get_roll (&self->tape, 0)->purpose : self->outcome.request.purpose;
  guint n_units = self->outcome.request.purpose == first ? 1 : 0;

  for (guint i = 0; i < n_rolls; i++)
    n_units += muster_tape_get_roll (&self->tape, i)->purpose == first;
  return n_units;
}

static char *
dup_title (MusterLeaderRoller *self)
{
  if (self->army.n_units > 0)
    {
      g_autoptr (MusterForceLevy) levy =
        muster_force_levy_new (muster_force_get_whole (self->force), NULL);
      int n_known = (int) muster_force_levy_get (levy)->n_units;
      int unit = self->outcome.request.unit;

      if (unit >= 0 && unit < n_known)
        return g_strdup (muster_force_unit_get_name (muster_force_levy_get_unit (levy, unit)));
      /* Translators: one of the units of an army that is being rolled for. */
      return g_strdup_printf (_("New unit %u"),
                              unit < 0 ? count_new_units (self) : (guint) (unit - n_known) + 1);
    }
  if (self->by_scope)
    {
      /* The first unit of a kind stands for all of that kind. */
      g_autoptr (MusterForceLevy) levy = NULL;

      if (self->outcome.request.unit < 0)
        return g_strdup (_("All Leaders"));

      levy = muster_force_levy_new (muster_force_get_whole (self->force), NULL);
      /* Translators: the name of a unit. */
      return g_strdup_printf (
        _("%s and all of its kind"),
        muster_force_unit_get_name (muster_force_levy_get_unit (levy, self->outcome.request.unit)));
    }
  return g_strdup (muster_force_unit_get_name (g_ptr_array_index (self->queue, 0)));
}

static char *
dup_request (MusterLeaderRoller *self)
{
  const MusterLineContext context = {
    .ruleset = muster_force_get_ruleset (self->force),
    .translated = TRUE,
  };

  return muster_words_for_need (&self->outcome.request, &context);
}

/* Continues as far as the dice allow. */
static void
advance (MusterLeaderRoller *self)
{
  while (self->army.n_units > 0 || self->by_scope || self->queue->len > 0)
    {
      if (self->army.n_units > 0)
        muster_force_roll_army (self->force, &self->army, NULL, &self->tape, &self->outcome);
      else if (self->by_scope)
        muster_force_roll_leaders (self->force, self->scope, NULL, &self->tape, &self->outcome);
      else
        muster_force_roll_leader (self->force, g_ptr_array_index (self->queue, 0), NULL, &self->tape,
                                  &self->outcome);
      if (self->outcome.kind == MUSTER_OUTCOME_NEEDS)
        {
          const MusterRequest *request;

          request = &self->outcome.request;
          self->is_busy = TRUE;
          replace (&self->title, dup_title (self));
          replace (&self->request, dup_request (self));
          muster_dice_tray_ask (self->tray, request->n, request->sides, request->target);
          announce (self);
          return;
        }

      if (self->outcome.kind == MUSTER_OUTCOME_DONE)
        {
          g_autoptr (MusterForceUnit) unit =
            self->queue->len == 0 ? NULL : g_object_ref (g_ptr_array_index (self->queue, 0));
          g_autofree char *words = NULL;

          if (self->army.n_units > 0)
            words = g_strdup (_("The army has joined the force"));
          else if (unit != NULL)
            words = muster_force_words_for_leader (self->force, unit);
          else
            words = g_strdup (_("All Leaders are appointed"));
          g_signal_emit (self, appointed_signal, 0, unit, words);
        }
      muster_tape_reset (&self->tape);
      self->by_scope = FALSE;
      self->army = (MusterArmyWish) { 0 };
      if (self->queue->len > 0)
        g_ptr_array_remove_index (self->queue, 0);
    }

  rest (self);
}

static void
tray_changed_cb (MusterLeaderRoller *self)
{
  if (!self->is_busy || !muster_dice_tray_is_full (self->tray))
    return;

  muster_dice_tray_write (self->tray, &self->tape, self->outcome.request.purpose);
  self->is_busy = FALSE;
  advance (self);
}

static void
muster_leader_roller_get_property (GObject    *object,
                                   guint       prop_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  MusterLeaderRoller *self = MUSTER_LEADER_ROLLER (object);

  switch (prop_id)
    {
    case PROP_FORCE:
      g_value_set_object (value, self->force);
      break;
    case PROP_IS_BUSY:
      g_value_set_boolean (value, self->is_busy);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_leader_roller_set_property (GObject      *object,
                                   guint         prop_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  MusterLeaderRoller *self = MUSTER_LEADER_ROLLER (object);

  switch (prop_id)
    {
    case PROP_FORCE:
      self->force = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterLeaderRoller, force, g_object_unref),
  MUSTER_OWNED (MusterLeaderRoller, tray, g_object_unref),
  MUSTER_OWNED (MusterLeaderRoller, queue, g_ptr_array_unref),
  MUSTER_HELD (MusterLeaderRoller, tape, muster_tape_clear),
  MUSTER_HELD (MusterLeaderRoller, outcome, muster_outcome_clear),
  MUSTER_OWNED (MusterLeaderRoller, title, g_free),
  MUSTER_OWNED (MusterLeaderRoller, request, g_free),
};

static void
muster_leader_roller_class_init (MusterLeaderRollerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  object_class->get_property = muster_leader_roller_get_property;
  object_class->set_property = muster_leader_roller_set_property;

  properties[PROP_FORCE] =
    g_param_spec_object ("force", NULL, NULL, MUSTER_TYPE_FORCE,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_IS_BUSY] = g_param_spec_boolean ("is-busy", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  appointed_signal =
    g_signal_new ("appointed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 2, MUSTER_TYPE_FORCE_UNIT, G_TYPE_STRING);
}

static void
muster_leader_roller_init (MusterLeaderRoller *self)
{
  self->queue = g_ptr_array_new_with_free_func (g_object_unref);
  self->tray = muster_dice_tray_new ();
  self->title = g_strdup ("");
  self->request = g_strdup ("");
  muster_tape_init (&self->tape);
  muster_outcome_init (&self->outcome);
  g_signal_connect_object (self->tray, "changed", G_CALLBACK (tray_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

MusterLeaderRoller *
muster_leader_roller_new (MusterForce *force)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (force), NULL);

  return g_object_new (MUSTER_TYPE_LEADER_ROLLER, "force", force, NULL);
}

gboolean
muster_leader_roller_is_busy (MusterLeaderRoller *self)
{
  g_return_val_if_fail (MUSTER_IS_LEADER_ROLLER (self), FALSE);

  return self->is_busy;
}

gboolean
muster_leader_roller_has_army (MusterLeaderRoller *self)
{
  g_return_val_if_fail (MUSTER_IS_LEADER_ROLLER (self), FALSE);

  return self->army.n_units > 0;
}

MusterDiceTray *
muster_leader_roller_get_tray (MusterLeaderRoller *self)
{
  g_return_val_if_fail (MUSTER_IS_LEADER_ROLLER (self), NULL);

  return self->tray;
}

const char *
muster_leader_roller_get_title (MusterLeaderRoller *self)
{
  g_return_val_if_fail (MUSTER_IS_LEADER_ROLLER (self), NULL);

  return self->title;
}

const char *
muster_leader_roller_get_request (MusterLeaderRoller *self)
{
  g_return_val_if_fail (MUSTER_IS_LEADER_ROLLER (self), NULL);

  return self->request;
}

/* A short text on what the awaited dice decide, for screen readers. */
const char *
muster_leader_roller_get_purpose (MusterLeaderRoller *self)
{
  const MusterRules *rules;

  g_return_val_if_fail (MUSTER_IS_LEADER_ROLLER (self), NULL);

  rules = muster_ruleset_get_rules (muster_force_get_ruleset (self->force));
  return self->is_busy ? _(rules->purposes[self->outcome.request.purpose].label) : "";
}

/* Without dice, the rules ask for the first roll and say for whom it is. */
gboolean
muster_leader_roller_has_scopes (MusterLeaderRoller *self)
{
  g_auto (MusterTape) tape = { 0 };
  g_auto (MusterOutcome) outcome = { 0 };

  g_return_val_if_fail (MUSTER_IS_LEADER_ROLLER (self), FALSE);

  if (!muster_ruleset_rolls_leaders (muster_force_get_ruleset (self->force)) ||
      muster_force_get_n_units (self->force) == 0)
    return FALSE;

  muster_tape_init (&tape);
  muster_outcome_init (&outcome);
  muster_force_roll_leaders (self->force, MUSTER_LEADERS_BY_FORCE, NULL, &tape, &outcome);
  return outcome.kind == MUSTER_OUTCOME_NEEDS && outcome.request.unit < 0;
}

GPtrArray *
muster_leader_roller_list_units (MusterLeaderRoller *self,
                                 gboolean            all)
{
  GPtrArray *units = g_ptr_array_new_with_free_func (g_object_unref);
  guint n_units;

  g_return_val_if_fail (MUSTER_IS_LEADER_ROLLER (self), units);

  if (!muster_ruleset_rolls_leaders (muster_force_get_ruleset (self->force)))
    return units;

  n_units = muster_force_get_n_units (self->force);
  for (guint i = 0; i < n_units; i++)
    {
      MusterForceUnit *unit = muster_force_get_unit (self->force, i);
      MusterLeader *leader = muster_force_unit_get_leader (unit);

      if (muster_force_unit_get_unit_type (unit) != NULL &&
          (all || muster_leader_get_leadership (leader) == 0))
        g_ptr_array_add (units, g_object_ref (unit));
    }

  return units;
}

void
muster_leader_roller_begin (MusterLeaderRoller *self,
                            GPtrArray          *units)
{
  g_return_if_fail (MUSTER_IS_LEADER_ROLLER (self));

  self->is_busy = FALSE;
  rest (self);
  for (guint i = 0; i < units->len; i++)
    g_ptr_array_add (self->queue, g_object_ref (g_ptr_array_index (units, i)));
  advance (self);
}

void
muster_leader_roller_begin_all (MusterLeaderRoller *self,
                                MusterLeaderScope   scope)
{
  g_return_if_fail (MUSTER_IS_LEADER_ROLLER (self));

  rest (self);
  self->by_scope = TRUE;
  self->scope = scope;
  advance (self);
}

void
muster_leader_roller_begin_army (MusterLeaderRoller   *self,
                                 const MusterArmyWish *wish)
{
  g_return_if_fail (MUSTER_IS_LEADER_ROLLER (self));
  g_return_if_fail (muster_force_can_roll_army (self->force, wish->n_units));

  rest (self);
  self->army = *wish;
  advance (self);
}

void
muster_leader_roller_cancel (MusterLeaderRoller *self)
{
  g_return_if_fail (MUSTER_IS_LEADER_ROLLER (self));

  rest (self);
}

void
muster_leader_roller_roll (MusterLeaderRoller *self,
                           MusterRandom       *random)
{
  g_return_if_fail (MUSTER_IS_LEADER_ROLLER (self));

  if (self->is_busy)
    muster_dice_tray_roll (self->tray, random);
}

void
muster_leader_roller_roll_all (MusterLeaderRoller *self,
                               MusterRandom       *random)
{
  g_return_if_fail (MUSTER_IS_LEADER_ROLLER (self));

  while (self->is_busy)
    muster_leader_roller_roll (self, random);
}
