/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/plan/muster-plan-dice.h"

#include <string.h>

#include "app/models/dice/muster-dice-seed.h"
#include "app/models/muster-words.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"
#include "core/plans/muster-plan-rolls.h"

struct _MusterPlanDice
{
  MusterObject parent_instance;

  MusterBattlePlan *plan;
  MusterPlanDiceKind kind;
  MusterDiceTray *tray;
  MusterTape tape;
  MusterOutcome outcome;
  MusterRandom random;
  MusterPlanUnit *unit; /* (nullable): the unit whose Leader is rolled for */
  gboolean is_asking;
  gboolean is_working;
  char *question;
  char *lines;
};

G_DEFINE_FINAL_TYPE (MusterPlanDice, muster_plan_dice, MUSTER_TYPE_OBJECT)

static guint changed_signal;

static void
set_text (char **text,
          char  *value)
{
  g_free (*text);
  *text = value;
}

static void
emit_changed (MusterPlanDice *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static char *
join_steps (MusterPlanDice      *self,
            const MusterOutcome *outcome,
            const MusterTape    *tape)
{
  g_auto (GStrv) steps = muster_plan_list_steps (self->plan, outcome, tape);

  return g_strjoinv ("\n", steps);
}

/* Returns the text while no dice are asked for: the result, or what the rules say of the roll. */
static char *
describe_rest (MusterPlanDice *self)
{
  g_auto (MusterOutcome) outcome = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_autofree char *text = NULL;
  const MusterTape *kept = self->kind == MUSTER_PLAN_DICE_SCENARIO
                             ? muster_battle_plan_get_scenario_tape (self->plan)
                             : muster_battle_plan_get_role_tape (self->plan);

  muster_outcome_init (&outcome);
  muster_tape_init (&tape);
  if (self->kind == MUSTER_PLAN_DICE_ROLES && muster_plan_rolls_roles (self->plan))
    {
      MusterRoleRoll roll = { 0 };

      muster_plan_weigh_roles (self->plan, &outcome, &roll);
      text = join_steps (self, &outcome, &tape);
    }
  if (self->kind != MUSTER_PLAN_DICE_LEADERS && muster_tape_get_length (kept) > 0)
    {
      g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
      g_auto (GStrv) records = NULL;

      muster_plan_describe_rolls (self->plan, builder);
      records = g_strv_builder_end (builder);
      set_text (&text,
                g_strdup (self->kind == MUSTER_PLAN_DICE_SCENARIO || records[1] == NULL
                            ? records[0]
                            : records[1]));
      for (char *c = text; c != NULL && (c = strstr (c, "; ")) != NULL; c++)
        *c = '\n';
    }
  return text != NULL ? g_steal_pointer (&text) : g_strdup ("");
}

static MusterPlanUnit *
find_leaderless (MusterPlanDice *self)
{
  g_autoptr (GPtrArray) units = muster_plan_list_leaderless (self->plan);

  return units->len > 0 ? g_object_ref (units->pdata[0]) : NULL;
}

static void
resolve (MusterPlanDice *self)
{
  switch (self->kind)
    {
    case MUSTER_PLAN_DICE_SCENARIO:
      muster_plan_roll_scenario (self->plan, &self->tape, &self->outcome);
      break;

    case MUSTER_PLAN_DICE_ROLES:
      muster_plan_roll_roles (self->plan, &self->tape, &self->outcome);
      break;

    case MUSTER_PLAN_DICE_LEADERS:
    default:
      muster_plan_roll_leader (self->plan, self->unit, &self->tape, &self->outcome);
    }
}

/* Puts the one who rolls before @what. */
static char *
say_whose (MusterPlanDice *self,
           const char     *what)
{
  g_autofree char *whose = NULL;

  if (self->kind == MUSTER_PLAN_DICE_LEADERS)
    whose = g_strdup (muster_plan_unit_get_name (self->unit));
  else if (self->kind == MUSTER_PLAN_DICE_ROLES && self->outcome.request.unit >= 0)
    whose = muster_plan_side_dup_title (
      muster_battle_plan_get_side (self->plan, (guint) self->outcome.request.unit));

  if (whose == NULL)
    return g_strdup (what);
  /* Translators: who rolls, and what. */
  return g_strdup_printf (_("%s: %s"), whose, what);
}

static char *
describe_question (MusterPlanDice *self)
{
  const MusterLineContext context = {
    .ruleset = muster_battle_plan_get_ruleset (self->plan),
    .translated = TRUE,
  };
  g_autofree char *need = muster_words_for_need (&self->outcome.request, &context);

  return say_whose (self, need);
}

static void
rest (MusterPlanDice *self)
{
  self->is_asking = FALSE;
  g_clear_object (&self->unit);
  muster_tape_reset (&self->tape);
  set_text (&self->question, g_strdup (""));
  set_text (&self->lines, describe_rest (self));
  muster_dice_tray_ask (self->tray, 0, 0, 0);
}

static void
go_on (MusterPlanDice *self)
{
  self->is_working = TRUE;
  resolve (self);
  while (self->outcome.kind == MUSTER_OUTCOME_DONE)
    {
      g_autoptr (MusterPlanUnit) next =
        self->kind == MUSTER_PLAN_DICE_LEADERS ? find_leaderless (self) : NULL;

      if (next == NULL)
        break;
      g_set_object (&self->unit, next);
      muster_tape_reset (&self->tape);
      resolve (self);
    }

  if (self->outcome.kind == MUSTER_OUTCOME_NEEDS)
    {
      const MusterRequest *request = &self->outcome.request;

      self->is_asking = TRUE;
      set_text (&self->question, describe_question (self));
      set_text (&self->lines, join_steps (self, &self->outcome, &self->tape));
      muster_dice_tray_ask (self->tray, request->n, request->sides, request->target);
    }
  else
    rest (self);
  self->is_working = FALSE;
  emit_changed (self);
}

/* If the plan changes, the request may no longer fit it, so it is dropped. */
static void
plan_changed_cb (MusterPlanDice *self)
{
  if (self->is_working)
    return;
  if (self->is_asking && self->kind != MUSTER_PLAN_DICE_SCENARIO)
    rest (self);
  else if (!self->is_asking)
    set_text (&self->lines, describe_rest (self));
  emit_changed (self);
}

/* Takes the roll when the last die is entered. */
static void
tray_changed_cb (MusterPlanDice *self)
{
  if (self->is_working || !self->is_asking || !muster_dice_tray_is_full (self->tray))
    return;

  muster_dice_tray_write (self->tray, &self->tape, self->outcome.request.purpose);
  go_on (self);
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterPlanDice, unit, g_object_unref),
  MUSTER_OWNED (MusterPlanDice, tray, g_object_unref),
  MUSTER_OWNED (MusterPlanDice, plan, g_object_unref),
  MUSTER_HELD (MusterPlanDice, tape, muster_tape_clear),
  MUSTER_HELD (MusterPlanDice, outcome, muster_outcome_clear),
  MUSTER_OWNED (MusterPlanDice, question, g_free),
  MUSTER_OWNED (MusterPlanDice, lines, g_free),
};

static void
muster_plan_dice_class_init (MusterPlanDiceClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  changed_signal = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
}

static void
muster_plan_dice_init (MusterPlanDice *self)
{
  self->tray = muster_dice_tray_new ();
  self->question = g_strdup ("");
  self->lines = g_strdup ("");
  muster_tape_init (&self->tape);
  muster_outcome_init (&self->outcome);
  muster_dice_seed (&self->random);
  g_signal_connect_object (self->tray, "changed", G_CALLBACK (tray_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

MusterPlanDice *
muster_plan_dice_new (MusterBattlePlan   *plan,
                      MusterPlanDiceKind  kind)
{
  MusterPlanDice *self = g_object_new (MUSTER_TYPE_PLAN_DICE, NULL);

  self->plan = g_object_ref (plan);
  self->kind = kind;
  rest (self);
  g_signal_connect_object (plan, "changed", G_CALLBACK (plan_changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

MusterDiceTray *
muster_plan_dice_get_tray (MusterPlanDice *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_DICE (self), NULL);

  return self->tray;
}

gboolean
muster_plan_dice_is_possible (MusterPlanDice *self)
{
  g_autoptr (MusterPlanUnit) unit = NULL;

  g_return_val_if_fail (MUSTER_IS_PLAN_DICE (self), FALSE);

  switch (self->kind)
    {
    case MUSTER_PLAN_DICE_SCENARIO:
      return muster_plan_rolls_scenarios (self->plan);

    case MUSTER_PLAN_DICE_ROLES:
      return muster_plan_rolls_roles (self->plan);

    case MUSTER_PLAN_DICE_LEADERS:
    default:
      unit = find_leaderless (self);
      return unit != NULL;
    }
}

/* Whether several rolls may be needed, so that a button to throw all of them is useful. */
gboolean
muster_plan_dice_has_many (MusterPlanDice *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_DICE (self), FALSE);

  return self->kind != MUSTER_PLAN_DICE_SCENARIO;
}

gboolean
muster_plan_dice_is_asking (MusterPlanDice *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_DICE (self), FALSE);

  return self->is_asking;
}

const char *
muster_plan_dice_get_question (MusterPlanDice *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_DICE (self), NULL);

  return self->question;
}

/**
 * muster_plan_dice_dup_purpose:
 *
 * Returns: (transfer full): whose dice they are and what they decide, in few words for those who hear them
 */
char *
muster_plan_dice_dup_purpose (MusterPlanDice *self)
{
  const MusterRules *rules;

  g_return_val_if_fail (MUSTER_IS_PLAN_DICE (self), NULL);

  if (!self->is_asking)
    return g_strdup ("");

  rules = muster_ruleset_get_rules (muster_battle_plan_get_ruleset (self->plan));
  return say_whose (self, _(rules->purposes[self->outcome.request.purpose].label));
}

const char *
muster_plan_dice_get_lines (MusterPlanDice *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_DICE (self), NULL);

  return self->lines;
}

static gboolean
begin (MusterPlanDice *self)
{
  if (!muster_plan_dice_is_possible (self))
    return FALSE;

  muster_tape_reset (&self->tape);
  g_clear_object (&self->unit);
  if (self->kind == MUSTER_PLAN_DICE_LEADERS)
    self->unit = find_leaderless (self);
  return TRUE;
}

void
muster_plan_dice_ask (MusterPlanDice *self)
{
  g_return_if_fail (MUSTER_IS_PLAN_DICE (self));

  if (begin (self))
    go_on (self);
}

/* Throws the dice that are asked for and missing. */
void
muster_plan_dice_throw (MusterPlanDice *self)
{
  g_return_if_fail (MUSTER_IS_PLAN_DICE (self));

  if (self->is_asking)
    muster_dice_tray_roll (self->tray, &self->random);
}

/* Keeps the dice that were entered, and throws all others to the end. */
void
muster_plan_dice_roll (MusterPlanDice *self)
{
  g_return_if_fail (MUSTER_IS_PLAN_DICE (self));

  if (self->is_asking && muster_dice_tray_get_n_entered (self->tray) > 0)
    {
      muster_plan_dice_throw (self);
      if (!self->is_asking)
        return;
    }
  if (!self->is_asking && !begin (self))
    return;

  self->tape.generator = &self->random;
  go_on (self);
  self->tape.generator = NULL;
}

void
muster_plan_dice_cancel (MusterPlanDice *self)
{
  g_return_if_fail (MUSTER_IS_PLAN_DICE (self));

  if (!self->is_asking)
    return;

  rest (self);
  emit_changed (self);
}
