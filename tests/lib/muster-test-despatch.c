/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-despatch.h"

#include <string.h>

#include "core/despatch/muster-despatch.h"

/* A despatch is held against the states of the battle themselves, not against what it was written
 * from. */

typedef struct
{
  MusterBattle *battle;
  MusterBattleResult *result;
  const MusterSentence *sentence;
  MusterState before;
  MusterState after;
} Check;

/* The states around the entry that a sentence tells of. */
static void
look_around (Check *check)
{
  guint entry = g_array_index (check->result->moments, MusterMoment,
                               (guint) check->sentence->moment).entry;

  g_assert_true (muster_ledger_look (check->battle, entry));
  muster_state_assign (&check->before, muster_battle_get_state (check->battle));
  g_assert_true (muster_ledger_look (check->battle, entry + 1));
  muster_state_assign (&check->after, muster_battle_get_state (check->battle));
}

static int
get_drop (const Check *check,
          int          unit)
{
  return check->before.units[unit].strength - check->after.units[unit].strength;
}

/* One more may have gone than fell: a leader who deserts. */
static void
check_drop (const Check *check,
            int          unit,
            int          claimed)
{
  int drop = get_drop (check, unit);

  if (check->after.units[unit].leader != check->before.units[unit].leader)
    g_assert_true (claimed == drop || claimed == drop - 1);
  else
    g_assert_cmpint (claimed, ==, drop);
}

static void
check_enemies (const Check *check)
{
  g_assert_cmpint (check->before.units[check->sentence->unit].def->side, !=,
                   check->before.units[check->sentence->other].def->side);
}

static gboolean
text_has (const Check *check,
          const char  *words)
{
  return strstr (check->sentence->text, words) != NULL;
}

/* Was that its fate, or did the umpire say so later? */
static gboolean
has_fate (const Check           *check,
          const MusterUnitState *now,
          const char            *id)
{
  const MusterRules *rules = muster_ruleset_get_rules (check->result->setup->ruleset);
  int last = muster_battle_result_get_unit (check->result, check->sentence->unit)->fate;

  return g_str_equal (rules->fates[now->fate].id, id) || g_str_equal (rules->fates[last].id, id);
}

static gboolean
is_correction (MusterBattle *battle,
               guint         entry)
{
  g_autoptr (MusterLogEntry) item = g_list_model_get_item (muster_ledger_get_log (battle), entry);

  return g_str_equal (muster_log_entry_get_order (item)->spec->id, "set");
}

/* The turn in which an entry was, or to which the umpire turned that one later. */
static int
get_told_turn (const Check *check,
               guint        entry)
{
  GListModel *log = muster_ledger_get_log (check->battle);
  guint n = g_list_model_get_n_items (log);
  int told = check->before.turn;

  for (guint i = entry; i < n; i++)
    {
      g_autoptr (MusterLogEntry) item = g_list_model_get_item (log, i);
      g_autoptr (MusterLogEntry) next = NULL;
      int from = muster_log_entry_get_turn (item);
      int to;

      if (!g_str_equal (muster_log_entry_get_order (item)->spec->id, "set"))
        continue;
      next = g_list_model_get_item (log, i + 1);
      to = next != NULL ? muster_log_entry_get_turn (next) : check->result->turn;
      if (from != to)
        told = told == from ? to : MIN (told, to);
    }
  return told;
}

static void
check_moment (Check *check)
{
  const MusterRules *rules = muster_ruleset_get_rules (check->result->setup->ruleset);
  const MusterSentence *sentence = check->sentence;
  const MusterUnitState *then;
  const MusterUnitState *now;

  look_around (check);
  then = &check->before.units[sentence->unit];
  now = &check->after.units[sentence->unit];
  if (sentence->turn > 0)
    g_assert_cmpint (sentence->turn, ==,
                     get_told_turn (check, g_array_index (check->result->moments, MusterMoment,
                                                          (guint) sentence->moment).entry));

  switch ((int) sentence->telling)
    {
    case MUSTER_TELL_FIRE:
      check_enemies (check);
      check_drop (check, sentence->other, sentence->n);
      break;
    case MUSTER_TELL_ALSO_HIT:
    case MUSTER_TELL_LOSS:
      g_assert_cmpint (sentence->n, <=, get_drop (check, sentence->unit));
      g_assert_cmpint (sentence->n, >, 0);
      break;
    case MUSTER_TELL_RECKONING:
      check_drop (check, sentence->other, sentence->n);
      check_drop (check, sentence->unit, sentence->m);
      G_GNUC_FALLTHROUGH;
    case MUSTER_TELL_WON_ATTACK:
    case MUSTER_TELL_LOST_ATTACK:
    case MUSTER_TELL_DREW_ATTACK:
      check_enemies (check);
      break;
    case MUSTER_TELL_FLIGHT:
      g_assert_cmpint (sentence->n, >=, 2);
      G_GNUC_FALLTHROUGH;
    case MUSTER_TELL_LEFT:
      g_assert_cmpint (then->fate, ==, MUSTER_FATE_IN_PLAY);
      g_assert_cmpint (now->fate, !=, MUSTER_FATE_IN_PLAY);
      g_assert_true (!text_has (check, "broke and ran") || has_fate (check, now, "routed"));
      g_assert_true (!text_has (check, "and ran") || has_fate (check, now, "routed"));
      g_assert_true (!text_has (check, "put an end to") || has_fate (check, now, "destroyed"));
      g_assert_true (!text_has (check, "ceased to exist") || has_fate (check, now, "destroyed"));
      break;
    case MUSTER_TELL_LEADER:
      g_assert_cmpint (now->leader, !=, then->leader);
      g_assert_true (!text_has (check, "deserted") ||
                     g_str_equal (rules->leader_statuses[now->leader].id, "deserted"));
      g_assert_true (!text_has (check, "fell") ||
                     g_str_equal (rules->leader_statuses[now->leader].id, "casualty"));
      break;
    case MUSTER_TELL_COMMANDER:
      g_assert_cmpint (now->fate, !=, then->fate);
      break;
    case MUSTER_TELL_RALLIED:
      g_assert_cmpint (then->markers[0], >, 0);
      g_assert_cmpint (now->markers[0], ==, 0);
      break;
    case MUSTER_TELL_NOT_RALLIED:
      g_assert_true (now->markers[0] > 0 || now->fate != MUSTER_FATE_IN_PLAY);
      break;
    case MUSTER_TELL_SHAKEN:
      g_assert_cmpint (now->markers[0], >, 0);
      break;
    case MUSTER_TELL_ARRIVED:
      g_assert_cmpint (then->fate, !=, MUSTER_FATE_IN_PLAY);
      g_assert_cmpint (now->fate, ==, MUSTER_FATE_IN_PLAY);
      break;
    default:
      break;
    }
}

/* Figures that a side lost, counted from one state to the next; those that come back are none, nor those
 * who never were there by the umpire's word. */
static void
count_losses (MusterBattle *battle,
              int          *lost,
              int          *start)
{
  guint n = g_list_model_get_n_items (muster_ledger_get_log (battle));
  g_auto (MusterState) before = { 0 };

  muster_state_init (&before);
  for (guint i = 0; i < n; i++)
    {
      const MusterState *after;
      int moved[2] = { 0, 0 };
      int drop[2] = { 0, 0 };

      g_assert_true (muster_ledger_look (battle, i));
      muster_state_assign (&before, muster_battle_get_state (battle));
      g_assert_true (muster_ledger_look (battle, i + 1));
      after = muster_battle_get_state (battle);
      for (int k = 0; k < after->n_units; k++)
        {
          int change = (k < before.n_units ? before.units[k].strength : 0) -
                       after->units[k].strength;

          if (k < before.n_units && after->units[k].start < before.units[k].start &&
              before.n_units == after->n_units && change > 0 && is_correction (battle, i))
            {
              start[after->units[k].def->side] -= change;
              continue;
            }
          *(change > 0 ? &drop[after->units[k].def->side] : &moved[after->units[k].def->side]) +=
            ABS (change);
        }
      /* Who goes over to another unit is not lost. */
      for (int side = 0; side < 2; side++)
        lost[side] += drop[side] > 0 && moved[side] == drop[side] ? 0 : drop[side];
    }
}

static gboolean
names_side (const Check *check,
            int          side)
{
  const char *name = check->result->setup->sides[side].name;

  return text_has (check, g_str_has_prefix (name, "The ") ? name + strlen ("The ") : name);
}

static void
check_end (Check *check)
{
  const MusterSentence *sentence = check->sentence;
  const MusterState *state = muster_battle_get_state (check->battle);
  const MusterSetup *setup = check->result->setup;

  switch ((int) sentence->telling)
    {
    case MUSTER_TELL_WON:
      g_assert_cmpint (sentence->side, ==, state->winner);
      g_assert_true (names_side (check, state->winner));
      break;
    case MUSTER_TELL_DRAWN:
      g_assert_cmpint (state->winner, ==, MUSTER_WINNER_DRAW);
      break;
    case MUSTER_TELL_GOES_ON:
      g_assert_false (state->over);
      break;
    case MUSTER_TELL_ROLES:
      g_assert_cmpint (setup->sides[sentence->side].role, ==, 0);
      break;
    default:
      break;
    }
}

/* Within a sentence the article of a name is a small one. */
static void
blank (GString    *text,
       const char *words)
{
  if (words == NULL || *words == '\0')
    return;
  g_string_replace (text, words, "#", 0);
  if (g_str_has_prefix (words, "The "))
    g_string_replace (text, words + strlen ("The "), "#", 0);
}

static int
compare_lengths (gconstpointer a,
                 gconstpointer b)
{
  gsize one = strlen (*(char *const *) a);
  gsize other = strlen (*(char *const *) b);

  return one > other ? -1 : one < other;
}

/* Returns the number that a word or figures say; -1: none */
static int
read_number (const char *token)
{
  static const char *const words[] = { "none", "one", "two", "three", "four", "five", "six",
                                       "seven", "eight", "nine", "ten", "eleven", "twelve" };

  for (guint k = 0; k < G_N_ELEMENTS (words); k++)
    if (g_ascii_strcasecmp (token, words[k]) == 0)
      return (int) k;
  return g_ascii_isdigit (*token) ? (int) g_ascii_strtoll (token, NULL, 10) : -1;
}

/* Whether a number is one of the points of the battle, in a sentence that tells them. */
static gboolean
is_score (const Check *check,
          int          number)
{
  if (check->sentence->telling < MUSTER_TELL_WON || check->sentence->telling > MUSTER_TELL_GOES_ON)
    return FALSE;
  for (guint i = 0; i < check->result->setup->n_sides; i++)
    if (check->result->sides[i].score == number)
      return TRUE;
  return FALSE;
}

/* Why it ended has the numbers of the log, and no others. */
static void
check_why (Check *check)
{
  g_auto (GStrv) told = g_strsplit_set (check->sentence->text, " ,.;:#“”%", -1);
  g_auto (GStrv) logged = g_strsplit_set (check->result->why, " ,.;:#“”%", -1);

  for (guint i = 0; told[i] != NULL; i++)
    {
      gboolean is_there = read_number (told[i]) < 0;

      for (guint k = 0; logged[k] != NULL; k++)
        is_there = is_there || read_number (logged[k]) == read_number (told[i]);
      if (!is_there && g_ascii_strcasecmp (told[i], "one") != 0)
        g_error ("“%s” says %s, and the log “%s”", check->sentence->text, told[i], check->result->why);
    }
}

/* Numbers of the sentence's own, without those in names: each must be one that it claims. */
static void
check_numbers (Check *check)
{
  const MusterSetup *setup = check->result->setup;
  g_autoptr (GString) text = g_string_new (check->sentence->text);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) tokens = NULL;

  for (guint i = 0; i < check->result->units->len; i++)
    {
      g_ptr_array_add (
        names, g_strdup (muster_battle_result_get_unit (check->result, (int) i)->def->name));
      g_ptr_array_add (names, muster_battle_result_dup_leader_name (check->result, (int) i));
    }
  for (guint i = 0; i < setup->n_sides; i++)
    g_ptr_array_add (names, g_strdup (setup->sides[i].name));
  g_ptr_array_add (names, g_strdup (check->result->why));
  g_ptr_array_add (names, g_strdup (setup->scenario->name));
  g_ptr_array_add (names, muster_battle_result_dup_score (check->result));
  for (guint i = names->len; i > 0; i--)
    if (g_ptr_array_index (names, i - 1) == NULL)
      g_ptr_array_remove_index (names, i - 1);
  g_ptr_array_sort (names, compare_lengths);
  for (guint i = 0; i < names->len; i++)
    blank (text, g_ptr_array_index (names, i));

  tokens = g_strsplit_set (text->str, " ,.;:#“”", -1);
  for (guint i = 0; tokens[i] != NULL; i++)
    {
      int number = read_number (tokens[i]);

      if (number >= 0 && !is_score (check, number) && number != check->sentence->n &&
          number != check->sentence->m && number != check->sentence->turn)
        g_error ("“%s” says %d", check->sentence->text, number);
    }
  g_assert_null (strchr (text->str, '{'));
}

static void
check_sums (Check *check)
{
  int lost[2] = { 0, 0 };
  GArray *units = check->result->units;
  int n_units[2] = { 0, 0 };
  int start[2] = { 0, 0 };

  count_losses (check->battle, lost, start);
  for (guint i = 0; i < units->len; i++)
    {
      const MusterUnitRecord *unit = &g_array_index (units, MusterUnitRecord, i);

      n_units[unit->def->side] += unit->def->root == NULL;
      start[unit->def->side] += unit->def->root == NULL ? unit->def->models : 0;
    }
  if (check->sentence->telling == MUSTER_TELL_LOSSES)
    g_assert_cmpint (check->sentence->n, ==, lost[check->sentence->side]);
  if (check->sentence->telling == MUSTER_TELL_FORCE)
    {
      g_assert_cmpint (check->sentence->n, ==, n_units[check->sentence->side]);
      g_assert_cmpint (check->sentence->m, ==, start[check->sentence->side]);
    }
}

/* What a story has been told of somebody so far. */
typedef struct
{
  gboolean is_gone;
  gboolean is_unharmed; /* in the episode that is told */
  guint n_falls;        /* of leaders */
} Hero;

static guint
get_entry (const Check *check,
           int          moment)
{
  return moment >= 0 ? g_array_index (check->result->moments, MusterMoment, (guint) moment).entry
                     : G_MAXUINT;
}

/* Nobody goes or falls twice, and whom the fire left unharmed suffers nothing from it. */
static void
check_story (Check  *check,
             GArray *sentences)
{
  g_autofree Hero *heroes = g_new0 (Hero, check->result->units->len);
  guint entry = G_MAXUINT;

  for (guint i = 0; i < sentences->len; i++)
    {
      const MusterSentence *sentence = &g_array_index (sentences, MusterSentence, i);
      Hero *hero = sentence->moment >= 0 ? &heroes[sentence->unit] : NULL;

      check->sentence = sentence;
      if (get_entry (check, sentence->moment) != entry)
        for (guint k = 0; k < check->result->units->len; k++)
          heroes[k].is_unharmed = FALSE;
      entry = get_entry (check, sentence->moment);
      if (hero == NULL)
        continue;

      switch ((int) sentence->telling)
        {
        case MUSTER_TELL_FIRE:
          heroes[sentence->other].is_unharmed =
            text_has (check, "no purpose") || text_has (check, "unharmed") ||
            text_has (check, "no effect") || text_has (check, "but nobody fell");
          g_assert_false (hero->is_gone);
          break;
        case MUSTER_TELL_LEFT:
        case MUSTER_TELL_COMMANDER:
          g_assert_false (hero->is_gone || hero->is_unharmed);
          hero->is_gone = TRUE;
          break;
        case MUSTER_TELL_ARRIVED:
          hero->is_gone = FALSE;
          hero->n_falls = 0;
          break;
        case MUSTER_TELL_LEADER:
          g_assert_cmpuint (hero->n_falls++, ==, 0);
          G_GNUC_FALLTHROUGH;
        case MUSTER_TELL_SHAKEN:
        case MUSTER_TELL_WOUNDED:
        case MUSTER_TELL_LOSS:
        case MUSTER_TELL_ALSO_HIT:
          g_assert_false (hero->is_unharmed);
          break;
        case MUSTER_TELL_RECKONING:
          g_assert_false (sentence->n == 0 && sentence->m == 0 && text_has (check, "none"));
          break;
        default:
          break;
        }
    }
}

/* What is said of a side or its leaders does not go beyond what the other side lost. */
static void
check_credits (Check        *check,
               MusterBattle *battle,
               GArray       *sentences)
{
  int lost[2] = { 0, 0 };
  int start[2] = { 0, 0 };

  count_losses (battle, lost, start);
  for (guint i = 0; i < sentences->len; i++)
    {
      const MusterSentence *sentence = &g_array_index (sentences, MusterSentence, i);

      if (sentence->telling == MUSTER_TELL_FELLED)
        g_assert_cmpint (
          sentence->n, <=,
          lost[!muster_battle_result_get_unit (check->result, sentence->unit)->def->side]);
      if (sentence->telling == MUSTER_TELL_UNITS_LOST)
        g_assert_cmpint (sentence->n, <=, sentence->m);
    }
}

/* Fails where @sentence has a number of its own that it does not claim. */
void
muster_test_check_numbers (MusterBattle             *battle,
                           const MusterBattleResult *result,
                           const MusterSentence     *sentence)
{
  Check check = { .battle = battle, .result = (MusterBattleResult *) result, .sentence = sentence };

  if (sentence->telling == MUSTER_TELL_WHY)
    check_why (&check);
  else
    check_numbers (&check);
}

/* Fails where the despatch of @battle says something that was not so. */
void
muster_test_check_despatch (MusterBattle *battle)
{
  g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);
  g_autoptr (MusterDespatch) despatch = muster_despatch_new (result);
  GArray *sentences = muster_despatch_get_sentences (despatch);
  guint present = muster_ledger_get_position (battle);
  Check check = { .battle = battle, .result = result };

  muster_state_init (&check.before);
  muster_state_init (&check.after);
  g_assert_cmpuint (sentences->len, <=, MUSTER_DESPATCH_MAX_SENTENCES);
  for (guint i = 0; i < sentences->len; i++)
    {
      check.sentence = &g_array_index (sentences, MusterSentence, i);
      g_assert_true (muster_ledger_look (battle, present));
      check_end (&check);
      if (check.sentence->telling == MUSTER_TELL_WHY)
        check_why (&check);
      else
        check_numbers (&check);
      if (check.sentence->moment >= 0)
        check_moment (&check);
      else if (check.sentence->telling == MUSTER_TELL_LOSSES ||
               check.sentence->telling == MUSTER_TELL_FORCE)
        check_sums (&check);
    }
  check_story (&check, sentences);
  check_credits (&check, battle, sentences);
  g_assert_true (muster_ledger_look (battle, present));
  muster_state_clear (&check.before);
  muster_state_clear (&check.after);
}
