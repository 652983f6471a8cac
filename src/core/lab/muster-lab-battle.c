/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/lab/muster-lab-battle-private.h"

#include "core/muster-i18n.h"
#include "core/rules/muster-order-handler.h"

/* Fights one battle between two policies. The ruleset (MusterLabRules) says who acts next and
 * what may be ordered; the policy of the acting side decides which of it is done. The lab never
 * gives an order that the rules refuse: if the rules would refuse the order of a policy rule,
 * the next rule is tried. */

#define MOST_ORDERS 20000 /* far more than any battle needs; a battle that reaches it is stopped */
#define USUAL_TURNS 30
#define USUAL_LENGTH 72
#define USUAL_WIDTH 48
#define USUAL_HEXES 12

struct _MusterLabBattle
{
  const MusterSetup *setup;
  const MusterRules *rules;
  MusterLabGround ground;
  const MusterPolicy *policies[2];
  guint32 *fitting; /* by unit: a bit for each rule of its policy that can ever hold for it */
  MusterLabLine line;
  MusterOutcome outcomes[2];
  MusterTape tape;
  MusterRandom random;
  MusterLabWatch watch;
  gpointer data;
  int end_battle;
  int draw_side;       /* the order by which a side is drawn that has its turn next; -1: there is none */
  gboolean has_drawn;
  guint n_orders;
  gboolean was_cut;
  guint n_refused;
};

/**
 * muster_lab_battle_ground_init:
 *
 * Sets @ground to the table of @setup, if it gives one, and to what its scenario says of the ground;
 * otherwise to the usual distances, in the open.
 */
void
muster_lab_battle_ground_init (MusterLabGround   *ground,
                               const MusterSetup *setup)
{
  gboolean hexes = muster_ruleset_get_rules (setup->ruleset)->measure_one != NULL;
  const MusterScenarioGround *known = &setup->scenario->ground;
  MusterCatalog *catalog = muster_ruleset_get_catalog (setup->ruleset);
  int usual = known->along_length ? muster_catalog_get_figure (catalog, "table-length", USUAL_LENGTH)
              : hexes ? USUAL_HEXES : USUAL_WIDTH;
  int given = known->along_length ? setup->table_length : setup->table_width;

  *ground = (MusterLabGround) { .length = CLAMP (given > 0 ? given : usual, 4, 999),
                                .most_turns = USUAL_TURNS };
  ground->depth[0] = ground->depth[1] = MIN (hexes ? 1 : 6, ground->length / 4);
  if (!known->known)
    return;

  for (guint side = 0; side < 2; side++)
    ground->depth[side] = (muster_lab_battle_get_role (setup,
                                                       side) == 1 ? known->defender : known->attacker) *
                          ground->length / MUSTER_MAP_SIZE;
  ground->cover = known->cover;
  ground->rough = known->rough;
}

/* 0 for the side that attacks, 1 for the one that defends. Where nobody has said so, the first attacks. */
int
muster_lab_battle_get_role (const MusterSetup *setup,
                            guint              side)
{
  int role = setup->sides[side].role;

  return role >= 0 ? role : (int) side;
}

const MusterPolicy *
muster_lab_battle_find_policy (const MusterSetup *setup,
                               const char        *id)
{
  GPtrArray *policies = muster_catalog_get_policies (muster_ruleset_get_catalog (setup->ruleset));

  for (guint i = 0; i < policies->len; i++)
    if (g_str_equal (((const MusterPolicy *) g_ptr_array_index (policies, i))->id, id))
      return g_ptr_array_index (policies, i);
  return NULL;
}

char **
muster_lab_battle_list_left_out (const MusterSetup *setup)
{
  const char *const *texts = muster_ruleset_get_rules (setup->ruleset)->lab->left_out;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; texts[i] != NULL; i++)
    g_strv_builder_add (builder, _(texts[i]));
  for (guint i = 0; i < setup->scenario->map->len; i++)
    {
      const MusterMapShape *shape = g_ptr_array_index (setup->scenario->map, i);

      if (shape->kind == MUSTER_MAP_MARKER)
        {
          /* Translators: something that stands on the table in a scenario, such as a farm. */
          g_autofree char *text = g_strdup_printf (_("“%s”: it has no place on the line"), _(shape->label));

          g_strv_builder_add (builder, text);
        }
    }
  for (guint i = 0; i < setup->objectives->len; i++)
    {
      const MusterObjectiveDef *def = g_ptr_array_index (setup->objectives, i);

      if (def->listed && !def->automatic)
        {
          /* Translators: something that gives points at the table. */
          g_autofree char *text = g_strdup_printf (_("“%s”: nobody counts it"), _(def->label));

          g_strv_builder_add (builder, text);
        }
    }
  return g_strv_builder_end (builder);
}

const char *
muster_lab_battle_find_fault (const MusterSetup *setup)
{
  const MusterField *fields = muster_ruleset_get_rules (setup->ruleset)->side_members;
  int automated;

  if (muster_ruleset_get_rules (setup->ruleset)->lab == NULL)
    return _("the lab does not know these rules");
  if (setup->n_sides != 2)
    return _("the line has two ends: battles of more than two sides cannot be fought on it");
  automated = fields != NULL ? muster_fields_find (fields, "automated") : -1;
  for (guint i = 0; automated >= 0 && i < setup->n_sides; i++)
    if (setup->sides[i].members[automated].number != 0)
      return _("a side that plays by itself keeps to instructions of its own, and not to a policy");
  return NULL;
}

/* Finds the rules of @policy that can hold for a unit at all. Roles, arms and kinds do not
 * change in a battle, so that they are tested once, before it begins. */
static guint32
find_fitting (const MusterSetup   *setup,
              const MusterPolicy  *policy,
              const MusterUnitDef *def)
{
  guint32 fitting = 0;

  for (guint i = 0; i < policy->rules->len; i++)
    {
      const MusterPolicyRule *rule = &g_array_index (policy->rules, MusterPolicyRule, i);
      gboolean fits = TRUE;

      for (guint k = 0; k < rule->n_tests; k++)
        {
          const MusterPolicyTest *test = &rule->tests[k];

          if (test->kind == MUSTER_POLICY_ROLE)
            fits &= muster_lab_battle_get_role (setup, (guint) def->side) == test->number;
          else if (test->kind == MUSTER_POLICY_ARM)
            fits &= g_strcmp0 (def->type->arm, test->word) == 0;
          else if (test->kind == MUSTER_POLICY_KIND)
            fits &= g_strcmp0 (def->type->kind, test->word) == 0;
        }
      if (fits)
        fitting |= 1u << i;
    }
  return fitting;
}

MusterLabBattle *
muster_lab_battle_new (const MusterSetup     *setup,
                       const MusterLabGround *ground,
                       const MusterPolicy    *first,
                       const MusterPolicy    *second)
{
  MusterLabBattle *self = g_new0 (MusterLabBattle, 1);

  self->setup = setup;
  self->rules = muster_ruleset_get_rules (setup->ruleset);
  self->ground = *ground;
  self->policies[0] = first;
  self->policies[1] = second;
  self->fitting = g_new0 (guint32, MUSTER_MAX_UNITS);
  for (guint i = 0; i < setup->units->len; i++)
    {
      const MusterUnitDef *def = g_ptr_array_index (setup->units, i);

      self->fitting[i] = find_fitting (setup, self->policies[def->side & 1], def);
    }
  for (guint i = 0; i < 2; i++)
    {
      muster_outcome_init (&self->outcomes[i]);
      self->outcomes[i].quiet = TRUE;
    }
  muster_tape_init (&self->tape);
  self->tape.generator = &self->random;
  self->end_battle = muster_ruleset_find_order (setup->ruleset, "end-battle");
  self->draw_side = muster_ruleset_find_order (setup->ruleset, "draw-side");
  return self;
}

void
muster_lab_battle_free (MusterLabBattle *self)
{
  muster_outcome_clear (&self->outcomes[0]);
  muster_outcome_clear (&self->outcomes[1]);
  muster_tape_clear (&self->tape);
  g_free (self->fitting);
  g_free (self);
}

void
muster_lab_battle_set_loud (MusterLabBattle *self,
                            gboolean         loud)
{
  self->outcomes[0].quiet = self->outcomes[1].quiet = !loud;
}

void
muster_lab_battle_set_watch (MusterLabBattle *self,
                             MusterLabWatch   watch,
                             gpointer         data)
{
  self->watch = watch;
  self->data = data;
}

gboolean
muster_lab_battle_was_cut (MusterLabBattle *self)
{
  return self->was_cut;
}

guint
muster_lab_battle_get_n_refused (MusterLabBattle *self)
{
  return self->n_refused;
}

guint
muster_lab_battle_get_n_orders (MusterLabBattle *self)
{
  return self->n_orders;
}

static gboolean
holds (const MusterLabBattle  *self,
       const MusterPolicyTest *test,
       int                     unit,
       int                     target,
       int                     distance)
{
  const MusterLabRules *lab = self->rules->lab;
  const MusterState *state = self->line.state;
  const MusterUnitState *now = &state->units[unit];
  const MusterUnitState *other = &state->units[target];

  switch (test->kind)
    {
    case MUSTER_POLICY_HAS:
      return now->markers[test->number] != 0;
    case MUSTER_POLICY_HAS_NOT:
      return now->markers[test->number] == 0;
    case MUSTER_POLICY_TARGET_HAS:
      return other->markers[test->number] != 0;
    case MUSTER_POLICY_TARGET_HAS_NOT:
      return other->markers[test->number] == 0;
    case MUSTER_POLICY_WITHIN:
      return distance <= test->number;
    case MUSTER_POLICY_BEYOND:
      return distance > test->number;
    case MUSTER_POLICY_IN_REACH:
      return (distance <= lab->get_reach (self->setup, state, unit)) == (test->number != 0);
    case MUSTER_POLICY_IN_RANGE:
      for (int band = 0; band < test->number; band++)
        if (distance <= lab->get_range (self->setup, state, unit, (guint) band))
          return TRUE;
      return FALSE;
    case MUSTER_POLICY_STRENGTH_FROM:
      return now->strength * 100 >= now->start * test->number;
    case MUSTER_POLICY_STRENGTH_BELOW:
      return now->strength * 100 < now->start * test->number;
    case MUSTER_POLICY_OUTNUMBERS:
      return now->strength * 100 >= other->strength * test->number;
    case MUSTER_POLICY_TURN_FROM:
      return state->turn >= test->number;
    case MUSTER_POLICY_AT_HOME:
      return muster_lab_line_is_at_home (&self->line, unit) == (test->number != 0);
    case MUSTER_POLICY_ROLE:
    case MUSTER_POLICY_ARM:
    case MUSTER_POLICY_KIND:
    case MUSTER_POLICY_N_TESTS:
    default:
      return TRUE;
    }
}

/* Makes @order from the first rule of the unit's policy whose tests hold and whose order the
 * rules accept; its form is right, since the table of the ruleset makes it. Returns FALSE if the unit
 * holds its place. */
static gboolean
choose (MusterLabBattle *self,
        int              unit,
        MusterOrder     *order)
{
  MusterLabLine *line = &self->line;
  const MusterPolicy *policy = self->policies[line->state->units[unit].def->side & 1];
  int target = muster_lab_line_find_enemy (line, unit);
  int distance;
  MusterRefusal why;

  if (target < 0)
    return FALSE;
  distance = muster_lab_line_get_distance (line, unit, target);
  for (guint i = 0; i < policy->rules->len; i++)
    {
      const MusterPolicyRule *rule = &g_array_index (policy->rules, MusterPolicyRule, i);
      guint k = 0;

      if (!(self->fitting[unit] >> i & 1))
        continue;
      while (k < rule->n_tests && holds (self, &rule->tests[k], unit, target, distance))
        k++;
      if (k < rule->n_tests)
        continue;
      if (rule->act == MUSTER_LAB_HOLD)
        return FALSE;
      if (self->rules->lab->make (line, rule->act, unit, target, order) &&
          muster_handlers_judge (self->setup, line->state, order, MUSTER_JUDGE_WHOLE, &why))
        {
          line->act = rule->act;
          return TRUE;
        }
    }
  return FALSE;
}

/* Makes @state as good as new, but keeps the memory of its units. */
static void
reset (MusterState *state)
{
  MusterUnitState *units = state->units;
  guint16 n_allocated = state->n_allocated;

  muster_state_init (state);
  state->units = units;
  state->n_allocated = n_allocated;
}

void
muster_lab_battle_begin (MusterLabBattle *self,
                         MusterState     *state)
{
  MusterLabLine *line;

  reset (state);
  muster_ruleset_begin (self->setup, state);

  line = &self->line;
  muster_lab_line_begin (line, self->setup, state, self->ground.length);
  line->rough = self->ground.rough;
  for (guint side = 0; side < 2; side++)
    line->covers[side] = muster_lab_battle_get_role (self->setup, side) == 1 ? self->ground.cover
                                                                      : self->ground.attacker_cover;
  for (int i = 0; i < state->n_units; i++)
    line->places[i] = (gint16) (state->units[i].def->side == 0 ? self->ground.depth[0]
                                                              : line->length - self->ground.depth[1]);
}

MusterLabLine *
muster_lab_battle_get_line (MusterLabBattle *self)
{
  return &self->line;
}

gboolean
muster_lab_battle_has_drawn (MusterLabBattle *self)
{
  return self->has_drawn;
}

/* At the table a card tells which side comes next; here chance does, among those that the rules allow. */
static void
draw_side (MusterLabBattle   *self,
           const MusterState *state,
           MusterOrder       *order)
{
  guint field = (guint) muster_fields_find (order->spec->fields, "side");
  int sides[MUSTER_MAX_SIDES];
  guint n = 0;
  MusterRefusal why;

  self->has_drawn = TRUE;
  for (guint i = 0; i < self->setup->n_sides; i++)
    {
      muster_order_set (order, field, (int) i);
      if (muster_ruleset_judge (self->setup, state, order, &why))
        sides[n++] = (int) i;
    }
  if (n > 0)
    muster_order_set (order, field, sides[muster_random_below (&self->random, n)]);
}

/**
 * muster_lab_battle_find_order:
 * @order: (out caller-allocates): what is ordered in @state, where @state is not over
 *
 * Returns: %FALSE if the battle goes on for too long, and is to be ended by agreement
 */
gboolean
muster_lab_battle_find_order (MusterLabBattle   *self,
                              const MusterState *state,
                              MusterOrder       *order)
{
  const MusterLabRules *lab = self->rules->lab;

  self->line.state = state;
  while (TRUE)
    {
      int unit = -1;

      self->line.act = MUSTER_LAB_HOLD;
      if (state->turn > self->ground.most_turns || self->n_orders >= MOST_ORDERS)
        {
          muster_order_init (order, self->rules->orders, (guint) self->end_battle, -1);
          return FALSE;
        }
      if (lab->next (&self->line, order, &unit) == MUSTER_LAB_NEXT_ORDER)
        {
          if ((int) order->verb == self->draw_side)
            draw_side (self, state, order);
          return TRUE;
        }
      if (choose (self, unit, order))
        return TRUE;
      self->line.held = unit;
    }
}

/* In the midst of a battle that people have fought there may be something that no policy knows how to go on
 * from. Such a battle is ended by agreement. */
static void
check_order (MusterLabBattle   *self,
             const MusterState *state,
             MusterOrder       *order)
{
  MusterRefusal why;

  if (muster_ruleset_judge (self->setup, state, order, &why))
    return;
  self->was_cut = TRUE;
  muster_order_init (order, self->rules->orders, (guint) self->end_battle, -1);
}

/* An order that is refused is a mistake in the table of the ruleset. The battle is ended by agreement and
 * counted, so that nobody loses what he is working on; tests look for it. */
static void
give_up (MusterLabBattle   *self,
         const MusterState *state,
         MusterOrder       *order,
         MusterOutcome     *outcome)
{
  g_debug ("%s refuses %s of unit %d: %s", muster_ruleset_get_id (self->setup->ruleset), order->spec->id,
           order->unit, outcome->reason.phrase != NULL ? outcome->reason.phrase->text : "");
  self->n_refused++;
  self->was_cut = TRUE;
  muster_order_init (order, self->rules->orders, (guint) self->end_battle, -1);
  muster_tape_reset (&self->tape);
  muster_ruleset_resolve (self->setup, state, order, &self->tape, outcome);
  if (outcome->kind != MUSTER_OUTCOME_DONE)
    g_error ("a battle cannot be ended");
}

static const MusterState *
fight_on (MusterLabBattle *self,
          gboolean         wary)
{
  MusterOutcome *now = &self->outcomes[0];
  MusterOutcome *next = &self->outcomes[1];
  MusterOrder order;

  self->n_orders = 0;
  self->was_cut = FALSE;
  while (!now->state.over)
    {
      MusterOutcome *held;

      if (!muster_lab_battle_find_order (self, &now->state, &order))
        self->was_cut = TRUE;
      else if (wary)
        check_order (self, &now->state, &order);
      muster_tape_reset (&self->tape);
      muster_ruleset_resolve (self->setup, &now->state, &order, &self->tape, next);
      if (next->kind != MUSTER_OUTCOME_DONE)
        give_up (self, &now->state, &order, next);
      self->n_orders++;
      self->rules->lab->follow (&self->line, &order, next);
      if (self->watch != NULL)
        self->watch (&now->state, &order, &self->tape, next, self->data);
      held = now;
      now = next;
      next = held;
    }
  return &now->state;
}

const MusterState *
muster_lab_battle_fight (MusterLabBattle *self,
                         guint64          seed)
{
  muster_random_init (&self->random, seed);
  muster_lab_battle_begin (self, &self->outcomes[0].state);
  return fight_on (self, FALSE);
}

const MusterState *
muster_lab_battle_fight_from (MusterLabBattle     *self,
                              const MusterState   *state,
                              const MusterLabLine *line,
                              guint64              seed)
{
  muster_random_init (&self->random, seed);
  muster_state_assign (&self->outcomes[0].state, state);
  self->line = *line;
  /* Detachments have come since the setup was written. */
  for (int i = (int) self->setup->units->len; i < state->n_units; i++)
    {
      const MusterUnitDef *def = state->units[i].def;

      self->fitting[i] = find_fitting (self->setup, self->policies[def->side & 1], def);
    }
  return fight_on (self, TRUE);
}
