/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-campaigns.h"

#include <string.h>

#include "core/muster-json.h"

/* Campaigns that nobody planned: orders are made of whatever the state has, with some that it has not. */

static const char RULES[] =
  "{'points': {'win': 3, 'draw': 1, 'loss': -1, 'each_victory_point': 1},"
  " 'casualties': {'return': '%s', 'share': [1, 2], 'target': 4, 'winner_bonus': 1, 'gone': '%s'},"
  " 'strength': {'minimum': [1, 3], 'merge': true},"
  " 'replacements': {'models': 4, 'winner_models': 2, 'keep': %s, 'cost': {'default': 1, "
    "'regular-cavalry': 2}},"
  " 'leaders': {'dice': %d, 'succession': '%s', 'fates': [{'from': %d, 'to': 3, 'fate': 'dead'}, "
  "{'from': 4, 'to': 4, 'fate': 'captured'}, {'from': 5, 'to': 5, 'fate': 'wounded', 'misses': 2}, "
  "{'from': 6, 'to': %d, 'fate': 'fit'}]},"
  " 'experience': {'unit': {'battle': 1, 'win': 1, 'felled': 1}, 'leader': {'battle': 1, 'rallies': 2},"
  "   'thresholds': [2, 5, 9, 14], 'gains': ['honour', 'option', 'leadership', 'trait', 'models']},"
  " 'counters': [{'id': 'supply', 'start': 5, 'max': 9, 'win': 1, 'loss': -2}, {'id': 'fame', 'min': -3}],"
  " 'deck': {'reshuffle': %s, 'cards': ["
  "   {'id': 'k1', 'title': 'Rain', 'effects': [{'counter': 'supply', 'change': -2, 'who': 'all'}]},"
  "   {'id': 'k2', 'title': 'Spies', 'effects': [{'counter': 'fame', 'change': -2, 'who': 'enemy'}]},"
  "   {'id': 'k3', 'title': 'Gold', 'effects': [{'counter': 'supply', 'change': 4, 'who': 'drawer'}]}]}}";

static const struct
{
  const char *ruleset;
  const char *types[3];
  gboolean has_leaders;
} kinds[] = {
  { "kings", { "regular-infantry", "regular-cavalry", "irregular-infantry" }, TRUE },
  { "hexcard", { "commander", "infantry", "cavalry" }, FALSE },
  { "magdala", { "native-foot", "regular-infantry", "camelry" }, TRUE },
  { "kings", { "tribal-infantry", "tribal-cavalry", "tribal-infantry" }, TRUE },
};

static guint
pick (MusterRandom *random,
      guint         n)
{
  return muster_random_below (random, n);
}

static void
append_force (GString      *text,
              guint         index,
              guint         n_units,
              MusterRandom *random)
{
  g_string_append_printf (text,
                          "%s{'id': 'f%u', 'name': 'Force %u', 'ruleset': '%s', 'side': 's%u', "
                          "'player': 'p%u', 'units': [",
                          index > 0 ? ", " : "", index, index, kinds[index].ruleset, index % 3, index % 3);
  for (guint i = 0; i < n_units; i++)
    {
      g_string_append_printf (text, "%s{'id': 'u%u-%u', 'name': 'Unit %u', 'type': '%s'", i > 0 ? ", " : "",
                              index, i, i, kinds[index].types[pick (random, 3)]);
      if (kinds[index].has_leaders && pick (random, 4) > 0)
        g_string_append_printf (text, ", 'leader': {'id': 'l%u-%u', 'name': 'Leader %u', 'leadership': 6}",
                                index, i, i);
      if (kinds[index].has_leaders && pick (random, 3) == 0)
        g_string_append_printf (text, ", 'second': {'id': 's%u-%u', 'name': 'Second %u'}", index, i, i);
      g_string_append_c (text, '}');
    }
  g_string_append_printf (text, "], 'staff': [{'id': 'g%u', 'name': 'Staff %u'}]}", index, index);
}

static void
append_chapter (GString      *text,
                guint         index,
                guint         n_chapters,
                MusterRandom *random)
{
  g_string_append_printf (text, "%s{'id': 'c%u', 'title': 'Chapter %u', 'days': %u, 'points': 20, "
                          "'advantage': {'points': 2, 'text': 'chooses'}",
                          index > 0 ? ", " : "", index, index, pick (random, 30));
  if (pick (random, 2) == 0)
    g_string_append_printf (text, ", 'forces': ['f%u', 'f%u']", pick (random, 2), 2 + pick (random, 2));
  if (index + 2 < n_chapters)
    g_string_append_printf (text, ", 'next': {'s0': 'c%u', 's1': 'c%u', 'draw': 'c%u', 's2': 'c%u'}",
                            index + 1, index + 2, index + 1, index + 1);
  g_string_append_c (text, '}');
}

static void
append_rules (GString      *text,
              MusterRandom *random)
{
  static const char *const returns[] = { "all", "none", "share", "roll" };
  static const char *const gone[] = { "recovers", "struck-off" };
  static const char *const successions[] = { "second", "appoint", "none" };
  guint dice = pick (random, 3);

  g_string_append_printf (text, RULES, returns[pick (random, 4)], gone[pick (random, 2)],
                          pick (random, 2) ? "true" : "false", dice, successions[pick (random, 3)],
                          dice == 2 ? 2 : 1, dice == 2 ? 12 : 6, pick (random, 2) ? "true" : "false");
}

char *
muster_test_campaigns_invent (guint64 seed,
                              guint   n_chapters,
                              guint   n_units)
{
  static const char *const plans[] = { "ladder", "tree", "free" };
  GString *text = g_string_new ("{'format': 'muster-campaign', 'version': 1, 'title': 'Random', ");
  MusterRandom random;

  muster_random_init (&random, seed);
  g_string_append_printf (text, "'start': '1850-01-01', 'plan': '%s', 'sides': [{'id': 's0', 'name': 'Red'}, "
                          "{'id': 's1', 'name': 'Blue'}, {'id': 's2', 'name': 'Green'}], 'players': [",
                          plans[pick (&random, 3)]);
  for (guint i = 0; i < 3; i++)
    g_string_append_printf (text, "%s{'id': 'p%u', 'name': 'Player %u', 'side': 's%u'}", i > 0 ? ", " : "", i,
                            i, i);
  g_string_append (text, "], 'forces': [");
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    append_force (text, i, n_units, &random);
  g_string_append (text, "], 'chapters': [");
  for (guint i = 0; i < n_chapters; i++)
    append_chapter (text, i, n_chapters, &random);
  g_string_append (text, "], 'rules': ");
  append_rules (text, &random);
  g_string_append (text, ", 'log': []}");
  return g_strdelimit (g_string_free (text, FALSE), "'", '"');
}

typedef struct
{
  MusterCampaign *campaign;
  const MusterCampaignState *state;
  MusterRandom *random;
  GString *params;
} Giving;

/* Somebody of a kind; now and then somebody whom nobody knows. */
static const char *
any (Giving             *self,
     MusterCampaignKind  kind)
{
  int n = muster_campaign_state_count (self->state, kind);

  if (n == 0 || pick (self->random, 40) == 0)
    return "nobody";
  return muster_campaign_state_get_def (self->state, kind, (int) pick (self->random, (guint) n))->id;
}

/* A chapter of a status, if there is one. */
static const char *
find_chapter (Giving                      *self,
              MusterCampaignChapterStatus  status)
{
  for (int i = 0; i < muster_campaign_state_count (self->state, MUSTER_CAMPAIGN_CHAPTERS); i++)
    if (muster_campaign_state_get_chapter (self->state, i)->status == status)
      return muster_campaign_state_get_def (self->state, MUSTER_CAMPAIGN_CHAPTERS, i)->id;
  return NULL;
}

static const char *
some_chapter (Giving                      *self,
              MusterCampaignChapterStatus  status)
{
  const char *id = pick (self->random, 10) > 0 ? find_chapter (self, status) : NULL;

  return id != NULL ? id : any (self, MUSTER_CAMPAIGN_CHAPTERS);
}

static const char *
any_side (Giving *self)
{
  static const char *const sides[] = { "s0", "s1", "s2", "draw" };

  return sides[pick (self->random, 4)];
}

static void
append_unit_returns (Giving *self,
                     int     chapter)
{
  const char *separator = "";

  g_string_append (self->params, ", 'units': {");
  for (int i = 0; i < muster_campaign_state_count (self->state, MUSTER_CAMPAIGN_UNITS); i++)
    {
      const MusterCampaignUnit *unit = muster_campaign_state_get_unit (self->state, i);
      const MusterCampaignUnitDef *def = muster_campaign_state_get_unit_def (self->state, i);

      if (unit->disbanded || !muster_campaign_takes_part (self->state, chapter, def->force) ||
          pick (self->random, 3) == 0)
        continue;
      g_string_append_printf (self->params, "%s'%s': {'start': %d, 'left': %u, 'gone': %s, 'deeds': "
      "{'felled': %u}}",
                              separator, def->base.id, unit->strength,
                              pick (self->random, (guint) unit->strength + 1),
                              pick (self->random, 8) == 0 ? "true" : "false", pick (self->random, 4));
      separator = ", ";
    }
  g_string_append_c (self->params, '}');
}

static gboolean
is_named (Giving     *self,
          const char *id)
{
  g_autofree char *quoted = g_strdup_printf ("'%s': {'start'", id);

  return strstr (self->params->str, quoted) != NULL;
}

static void
append_leader_returns (Giving *self,
                       int     chapter)
{
  GString *leaders = g_string_new (NULL);

  for (int i = 0; i < muster_campaign_state_count (self->state, MUSTER_CAMPAIGN_LEADERS); i++)
    {
      const MusterCampaignLeader *leader = muster_campaign_state_get_leader (self->state, i);
      const MusterCampaignLeaderDef *def = muster_campaign_state_get_leader_def (self->state, i);
      gboolean fights =
        leader->unit < 0 ? muster_campaign_takes_part (self->state, chapter, def->force)
                         : muster_campaign_get_led_by (self->state, leader->unit) == i &&
                             is_named (self, muster_campaign_state_get_def (self->state,
                             MUSTER_CAMPAIGN_UNITS,
                                                                            leader->unit)->id);

      if (def->is_unit || leader->status != MUSTER_CAMPAIGN_FIT || !fights || pick (self->random, 3) == 0)
        continue;
      g_string_append_printf (leaders, "%s'%s': {'lost': %s, 'deeds': {'rallies': %u}}",
                              leaders->len > 0 ? ", " : "", def->base.id,
                              pick (self->random, 4) == 0 ? "true" : "false", pick (self->random, 3));
    }
  g_string_append_printf (self->params, ", 'leaders': {%s}", leaders->str);
  g_string_free (leaders, TRUE);
}

static void
make_return (Giving *self)
{
  const char *id = some_chapter (self, MUSTER_CAMPAIGN_OPEN);
  int chapter = muster_campaign_state_find (self->state, MUSTER_CAMPAIGN_CHAPTERS, id);
  const char *winner = any_side (self);

  g_string_append_printf (self->params, "'chapter': '%s', 'source': 'paper', ", id);
  if (chapter < 0)
    {
      g_string_append_printf (self->params, "'winner': '%s'", winner);
      return;
    }
  /* Who was not there cannot have won. */
  if (winner[0] == 's' &&
      !(muster_campaign_get_chapter_sides (self->state, chapter) >> (winner[1] - '0') & 1))
    winner = "draw";
  g_string_append_printf (self->params, "'winner': '%s'", winner);
  append_unit_returns (self, chapter);
  append_leader_returns (self, chapter);
}

static void
make_advance (Giving *self)
{
  static const char *const gains[] = {
    "'honour', 'value': 'Bold'", "'option', 'value': 'fierce'", "'option', 'value': 'elite'",
    "'leadership', 'value': 5", "'trait', 'value': 'brave'", "'models', 'value': 2", "'none'"
  };
  gboolean of_unit = pick (self->random, 2) == 0;

  g_string_append_printf (self->params, "'%s': '%s', 'gain': %s", of_unit ? "unit" : "leader",
                          any (self, of_unit ? MUSTER_CAMPAIGN_UNITS : MUSTER_CAMPAIGN_LEADERS),
                          gains[pick (self->random, G_N_ELEMENTS (gains))]);
}

static void
make_set (Giving *self)
{
  static const struct { const char *param; MusterCampaignKind kind; const char *what; } fields[] = {
    { "unit", MUSTER_CAMPAIGN_UNITS, "'strength', 'value': 3" },
    { "unit", MUSTER_CAMPAIGN_UNITS, "'full', 'value': 9" },
    { "unit", MUSTER_CAMPAIGN_UNITS, "'status', 'value': 'disbanded'" },
    { "unit", MUSTER_CAMPAIGN_UNITS, "'status', 'value': 'fit'" },
    { "unit", MUSTER_CAMPAIGN_UNITS, "'experience', 'value': 6" },
    { "leader", MUSTER_CAMPAIGN_LEADERS, "'status', 'value': 'fit'" },
    { "leader", MUSTER_CAMPAIGN_LEADERS, "'status', 'value': 'wounded'" },
    { "leader", MUSTER_CAMPAIGN_LEADERS, "'status', 'value': 'captured'" },
    { "leader", MUSTER_CAMPAIGN_LEADERS, "'status', 'value': 'dead'" },
    { "leader", MUSTER_CAMPAIGN_LEADERS, "'misses', 'value': 4" },
    { "force", MUSTER_CAMPAIGN_FORCES, "'replacements', 'value': 20" },
    { "player", MUSTER_CAMPAIGN_PLAYERS, "'points', 'value': 7" },
    { "chapter", MUSTER_CAMPAIGN_CHAPTERS, "'status', 'value': 'ready'" },
    { "chapter", MUSTER_CAMPAIGN_CHAPTERS, "'status', 'value': 'planned'" },
  };
  guint i = pick (self->random, G_N_ELEMENTS (fields));

  g_string_append_printf (self->params, "'%s': '%s', 'field': %s, 'reason': 'x'", fields[i].param,
                          any (self, fields[i].kind), fields[i].what);
}

static void
make_appointment (Giving *self)
{
  static guint serial = 0;
  const char *unit = any (self, MUSTER_CAMPAIGN_UNITS);

  if (pick (self->random, 2) == 0)
    g_string_append_printf (self->params, "'unit': '%s', 'leader': '%s'", unit,
                            any (self, MUSTER_CAMPAIGN_LEADERS));
  else
    g_string_append_printf (self->params, "'unit': '%s', 'leader': {'id': 'n%u', 'name': 'New'}, 'rolled': "
    "%s",
                            unit, serial++, pick (self->random, 2) ? "true" : "false");
}

static void
make_addition (Giving             *self,
               MusterCampaignVerb  verb)
{
  guint number = pick (self->random, 60);

  if (verb == MUSTER_CAMPAIGN_ORDER_PLAN)
    g_string_append_printf (self->params, "'chapter': {'id': 'x%u', 'title': 'Later %u', 'points': %u}",
    number,
                            number, number);
  else if (verb == MUSTER_CAMPAIGN_ORDER_JOIN)
    g_string_append_printf (self->params, "'player': {'id': 'j%u', 'name': 'Joiner', 'side': '%s'}", number,
                            any_side (self));
  else if (verb == MUSTER_CAMPAIGN_ORDER_ENLIST)
    g_string_append_printf (self->params, "'force': {'id': 'e%u', 'name': 'Late', 'ruleset': 'kings', "
    "'side': '%s', "
                            "'units': [{'id': 'eu%u', 'name': 'Eu', 'type': 'regular-infantry'}]}", number,
                            any_side (self), number);
  else
    g_string_append_printf (self->params, "'force': '%s', 'cost': %u, 'unit': {'id': 'r%u', 'name': "
    "'Raised', "
                            "'type': 'tribal-infantry'}", any (self, MUSTER_CAMPAIGN_FORCES),
                            pick (self->random, 3), number);
}

static void
make_params (Giving             *self,
             MusterCampaignVerb  verb)
{
  switch ((guint) verb)
    {
    case MUSTER_CAMPAIGN_ORDER_OPEN:
      g_string_append_printf (self->params, "'chapter': '%s'", some_chapter (self, MUSTER_CAMPAIGN_READY));
      break;
    case MUSTER_CAMPAIGN_ORDER_RETURN:
      make_return (self);
      break;
    case MUSTER_CAMPAIGN_ORDER_CLOSE:
      g_string_append_printf (self->params, "'chapter': '%s'", some_chapter (self, MUSTER_CAMPAIGN_FOUGHT));
      break;
    case MUSTER_CAMPAIGN_ORDER_SKIP:
      g_string_append_printf (self->params, "'chapter': '%s', 'reason': 'rain'%s",
                              some_chapter (self, MUSTER_CAMPAIGN_READY),
                              pick (self->random, 2) ? ", 'winner': 's0'" : "");
      break;
    case MUSTER_CAMPAIGN_ORDER_DATE:
      g_string_append_printf (self->params, "'date': '18%02u-0%u-1%u'", 50 + pick (self->random, 50),
                              1 + pick (self->random, 9), pick (self->random, 10));
      break;
    case MUSTER_CAMPAIGN_ORDER_RECOVER:
    case MUSTER_CAMPAIGN_ORDER_FATES:
      g_string_append_printf (self->params, "'force': '%s'", any (self, MUSTER_CAMPAIGN_FORCES));
      break;
    case MUSTER_CAMPAIGN_ORDER_RELEASE:
    case MUSTER_CAMPAIGN_ORDER_RETIRE:
      g_string_append_printf (self->params, "'leader': '%s'", any (self, MUSTER_CAMPAIGN_LEADERS));
      break;
    case MUSTER_CAMPAIGN_ORDER_APPOINT:
    case MUSTER_CAMPAIGN_ORDER_SECOND:
      make_appointment (self);
      break;
    case MUSTER_CAMPAIGN_ORDER_MERGE:
      g_string_append_printf (self->params, "'from': '%s', 'into': '%s'", any (self, MUSTER_CAMPAIGN_UNITS),
                              any (self, MUSTER_CAMPAIGN_UNITS));
      break;
    case MUSTER_CAMPAIGN_ORDER_DISBAND:
      g_string_append_printf (self->params, "'unit': '%s'", any (self, MUSTER_CAMPAIGN_UNITS));
      break;
    case MUSTER_CAMPAIGN_ORDER_REPLACE:
      g_string_append_printf (self->params, "'unit': '%s', 'models': %u", any (self, MUSTER_CAMPAIGN_UNITS),
                              1 + pick (self->random, 6));
      break;
    case MUSTER_CAMPAIGN_ORDER_ADVANCE:
      make_advance (self);
      break;
    case MUSTER_CAMPAIGN_ORDER_HONOUR:
      g_string_append_printf (self->params, "'unit': '%s', 'text': 'Brave'", any (self,
      MUSTER_CAMPAIGN_UNITS));
      break;
    case MUSTER_CAMPAIGN_ORDER_AWARD:
      g_string_append_printf (self->params, "'side': '%s', 'points': %d", any_side (self),
                              (int) pick (self->random, 9) - 4);
      break;
    case MUSTER_CAMPAIGN_ORDER_COUNT:
      g_string_append_printf (self->params, "'counter': 'supply', 'side': '%s', 'change': %d", any_side
      (self),
                              (int) pick (self->random, 7) - 3);
      break;
    case MUSTER_CAMPAIGN_ORDER_EVENT:
      g_string_append_printf (self->params, "'side': '%s'", any_side (self));
      break;
    case MUSTER_CAMPAIGN_ORDER_SET:
      make_set (self);
      break;
    case MUSTER_CAMPAIGN_ORDER_ASSIGN:
      g_string_append_printf (self->params, "'force': '%s', 'player': '%s'", any (self,
      MUSTER_CAMPAIGN_FORCES),
                              any (self, MUSTER_CAMPAIGN_PLAYERS));
      break;
    case MUSTER_CAMPAIGN_ORDER_LEAVE:
      g_string_append_printf (self->params, "'player': '%s'", any (self, MUSTER_CAMPAIGN_PLAYERS));
      break;
    case MUSTER_CAMPAIGN_ORDER_PLAN:
    case MUSTER_CAMPAIGN_ORDER_RAISE:
    case MUSTER_CAMPAIGN_ORDER_JOIN:
    case MUSTER_CAMPAIGN_ORDER_ENLIST:
      make_addition (self, verb);
      break;
    case MUSTER_CAMPAIGN_ORDER_NOTE:
      g_string_append (self->params, "'text': 'Noted.'");
      break;
    default:
      break;
    }
}

static gboolean
give (Giving             *self,
      MusterCampaignVerb  verb)
{
  g_autofree char *text = NULL;
  g_autoptr (JsonNode) params = NULL;
  g_auto (MusterCampaignOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };

  text = g_strdelimit (g_strdup_printf ("{%s}", self->params->str), "'", '"');
  params = muster_json_parse (text, strlen (text), "params", NULL);
  g_assert_nonnull (params);
  muster_tape_init (&tape);
  tape.generator = self->random;
  muster_campaign_order_init (&order, verb, params);
  return muster_campaign_record (self->campaign, &order, &tape, NULL);
}

static gboolean
give_random (MusterCampaign     *campaign,
             MusterRandom       *random,
             MusterCampaignVerb  verb)
{
  Giving self = { campaign, muster_campaign_get_present (campaign), random, g_string_new (NULL) };
  gboolean taken;

  make_params (&self, verb);
  taken = give (&self, verb);
  g_string_free (self.params, TRUE);
  return taken;
}

gboolean
muster_test_campaigns_step (MusterCampaign *campaign,
                            MusterRandom   *random)
{
  /* The course of a campaign more often than all else; its end, and players who leave, seldom. */
  static const MusterCampaignVerb course[] = {
    MUSTER_CAMPAIGN_ORDER_OPEN, MUSTER_CAMPAIGN_ORDER_RETURN, MUSTER_CAMPAIGN_ORDER_RECOVER,
    MUSTER_CAMPAIGN_ORDER_FATES, MUSTER_CAMPAIGN_ORDER_CLOSE, MUSTER_CAMPAIGN_ORDER_ADVANCE,
    MUSTER_CAMPAIGN_ORDER_APPOINT, MUSTER_CAMPAIGN_ORDER_REPLACE
  };
  MusterCampaignVerb verb = pick (random, 2) == 0 ? course[pick (random, G_N_ELEMENTS (course))]
                                                  : (MusterCampaignVerb) pick (random,
                                                  MUSTER_CAMPAIGN_FIRST_MAP_ORDER);

  if ((verb == MUSTER_CAMPAIGN_ORDER_END || verb == MUSTER_CAMPAIGN_ORDER_LEAVE) && pick (random, 200) > 0)
    verb = MUSTER_CAMPAIGN_ORDER_NOTE;
  return give_random (campaign, random, verb);
}

/* Something that is to do, with whom it is to be done. */
static gboolean
do_duty (Giving                   *self,
         const MusterCampaignDuty *duty)
{
  if (duty->force >= 0)
    g_string_printf (self->params, "'force': '%s'",
                     muster_campaign_state_get_def (self->state, MUSTER_CAMPAIGN_FORCES, duty->force)->id);
  else if (duty->verb == MUSTER_CAMPAIGN_ORDER_APPOINT)
    g_string_printf (self->params, "'unit': '%s', 'leader': {'id': 'd%u', 'name': 'New'}",
                     muster_campaign_state_get_def (self->state, MUSTER_CAMPAIGN_UNITS, duty->unit)->id,
                     muster_ledger_get_length (self->campaign));
  else
    g_string_printf (self->params, "'%s': '%s', 'gain': 'honour', 'value': 'Bold'",
                     duty->unit >= 0 ? "unit" : "leader",
                     duty->unit >= 0
                       ? muster_campaign_state_get_def (self->state, MUSTER_CAMPAIGN_UNITS, duty->unit)->id
                       : muster_campaign_state_get_def (self->state, MUSTER_CAMPAIGN_LEADERS,
                       duty->leader)->id);
  return give (self, duty->verb);
}

gboolean
muster_test_campaigns_go_on (MusterCampaign *campaign,
                             MusterRandom   *random)
{
  static const struct { MusterCampaignChapterStatus status; MusterCampaignVerb verb; } next[] = {
    { MUSTER_CAMPAIGN_FOUGHT, MUSTER_CAMPAIGN_ORDER_CLOSE },
    { MUSTER_CAMPAIGN_OPEN, MUSTER_CAMPAIGN_ORDER_RETURN },
    { MUSTER_CAMPAIGN_READY, MUSTER_CAMPAIGN_ORDER_OPEN },
  };
  Giving self = { campaign, muster_campaign_get_present (campaign), random, g_string_new (NULL) };
  g_autoptr (GArray) duties =
    muster_campaign_duties_list (muster_campaign_get_setup (campaign), self.state);
  gboolean taken = FALSE;

  if (duties->len > 0)
    taken = do_duty (&self, &g_array_index (duties, MusterCampaignDuty, 0));
  for (guint i = 0; duties->len == 0 && !taken && i < G_N_ELEMENTS (next); i++)
    if (find_chapter (&self, next[i].status) != NULL)
      while (!taken)
        taken = give_random (campaign, random, next[i].verb);
  g_string_free (self.params, TRUE);
  return taken;
}
