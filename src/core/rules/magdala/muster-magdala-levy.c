/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-private.h"

#include <string.h>

#include "core/rules/magdala/muster-magdala-text.h"

/* What there is to say of a force (M-ORG-08) and of two of them (M-UMP-03, M-UMP-05). There are no points. */

static const MusterPhrase TOO_MANY_GENERALS = {
  "M-GEN-01", N_("Generals: {0}, and a side has {1}, or as many as it has players")
};
static const MusterPhrase SECOND_IMAM = { "M-GEN-07", N_("imams: {0}, and together they count as one") };
static const MusterPhrase LED_TRANSPORT = {
  "M-ORG-08", N_("its leader is with transport, where he leads nobody")
};
static const MusterPhrase NO_GENERAL = { "M-GEN-01", N_("there is no General; a side may have {0}") };
static const MusterPhrase UNUSUAL = { "M-ORG-01", N_("figures: {0}, usually {1} to {2}") };
static const MusterPhrase UNUSUAL_FOR_ONE = { "M-ORG-01", N_("figures: {0}, and the usual number is {1}") };
static const MusterPhrase LEADERSHIP = {
  "M-GEN-01", N_("a leader’s Leadership is {0} to {1}, not {2}")
};
static const MusterPhrase NO_FIREARM = {
  "M-ORG-08", N_("it has no firearm, so that how well it shoots does not matter")
};
static const MusterPhrase WRONG_TRAIT = { "M-ORG-07", N_("a leader is a General or an imam") };
static const MusterPhrase FEW_NATIVES = {
  "M-UMP-03",
  N_("Natives {0} to imperial troops {1}, that is {2}.{3} to 1: it is usual to have {4} of them for each")
};

#define ADD(remarks, code, severity, unit, phrase, ...) \
  muster_remark_add ((remarks), (code), MUSTER_SEVERITY_##severity, (unit), (phrase), \
                     MUSTER_ARGS (__VA_ARGS__))

enum
{
  TOTAL_UNITS,
  TOTAL_FIGURES,
  TOTAL_FIREARMS,
  TOTAL_GUNS,
};

static const MusterTotal totals[] = {
  [TOTAL_UNITS] = { "units", N_("Units") },
  [TOTAL_FIGURES] = { "figures", N_("Figures") },
  [TOTAL_FIREARMS] = { "firearms", N_("With firearms") },
  [TOTAL_GUNS] = { "guns", N_("Guns") },
  { NULL },
};

static gboolean
has_word (guint64     words,
          MagdalaWord word)
{
  return (words >> word & 1) != 0;
}

static gboolean
is_armed (const MusterLevyUnit *unit)
{
  MusterProfile profile;

  muster_levy_unit_get_profile (unit, &profile);
  return profile.weapon != NULL;
}

static guint64
get_words (const MusterLevyUnit *unit)
{
  MusterProfile profile;

  muster_levy_unit_get_profile (unit, &profile);
  return profile.rules;
}

static gboolean
is_arm (const MusterLevyUnit *unit,
        MagdalaArm            arm)
{
  return muster_magdala_setup_find_arm (unit->type->arm) == (int) arm;
}

static gboolean
has_trait (const MusterLevyUnit *unit,
           const char           *id)
{
  return unit->trait != NULL && g_str_equal (unit->trait->id, id);
}

static void
check_figures (const MusterLevy *levy,
               guint             index,
               GArray           *remarks)
{
  const MusterLevyUnit *unit = &levy->units[index];
  g_autofree char *id = g_strconcat (has_word (get_words (unit), MAGDALA_DETACHMENT) ? "detachment-"
                                                                                      : "usual-",
                                     unit->type->id, NULL);
  const MusterFigure *usual = muster_catalog_find_figure (levy->catalog, id);
  int least, most;

  if (usual == NULL)
    return;

  least = g_array_index (usual->values, int, 0);
  most = g_array_index (usual->values, int, usual->values->len - 1);
  if (unit->models >= least && unit->models <= most)
    return;
  if (least == most)
    ADD (remarks, "unusual-models", NOTE, (int) index, &UNUSUAL_FOR_ONE, unit->models, least);
  else
    ADD (remarks, "unusual-models", NOTE, (int) index, &UNUSUAL, unit->models, least, most);
}

static void
check (const MusterLevy *levy,
       GArray           *remarks)
{
  int generals = 0, imams = 0;

  for (guint i = 0; i < levy->n_units; i++)
    {
      gboolean imam = has_trait (&levy->units[i], "imam");

      imams += levy->units[i].is_led && imam;
      generals += levy->units[i].is_led && !imam;
    }
  if (generals > MAGDALA_GENERALS)
    ADD (remarks, "too-many-generals", WARNING, -1, &TOO_MANY_GENERALS, generals, MAGDALA_GENERALS);
  if (imams > 1)
    ADD (remarks, "second-imam", WARNING, -1, &SECOND_IMAM, imams);
  if (generals == 0 && levy->n_units > 0)
    ADD (remarks, "no-general", NOTE, -1, &NO_GENERAL, MAGDALA_GENERALS);

  for (guint i = 0; i < levy->n_units; i++)
    {
      const MusterLevyUnit *unit = &levy->units[i];
      guint64 words = get_words (unit);
      int arm = muster_magdala_setup_find_arm (unit->type->arm);
      const MusterPhrase *wrong = arm >= 0
                                  ? muster_magdala_setup_judge_options ((MagdalaArm) arm, words)
                                  : NULL;

      if (wrong != NULL)
        ADD (remarks, "options", ERROR, (int) i, wrong, 0);
      if (unit->trait != NULL && !has_trait (unit, "general") && !has_trait (unit, "imam"))
        ADD (remarks, "trait", ERROR, (int) i, &WRONG_TRAIT, 0);
      if (unit->leadership > muster_magdala_rules.max_leadership)
        ADD (remarks, "leadership", ERROR, (int) i, &LEADERSHIP,
             muster_magdala_rules.min_leadership, muster_magdala_rules.max_leadership,
             unit->leadership);
      if (unit->is_led && is_arm (unit, MAGDALA_TRANSPORT))
        ADD (remarks, "led-transport", WARNING, (int) i, &LED_TRANSPORT, 0);
      check_figures (levy, i, remarks);
      if (!is_armed (unit) &&
          (has_word (words, MAGDALA_SNIPERS) || has_word (words, MAGDALA_POOR_SHOTS) ||
           has_word (words, MAGDALA_SHARPSHOOTERS)) && !has_word (words, MAGDALA_CAN_BUG_OUT))
        ADD (remarks, "no-firearm", NOTE, (int) i, &NO_FIREARM, 0);
    }
}

static gboolean
judge_option (const MusterLevy   *levy,
              guint               unit,
              const MusterOption *option,
              MusterRemark       *why)
{
  g_autofree const MusterOption **options = NULL;
  MusterLevyUnit after;
  int arm = muster_magdala_setup_find_arm (levy->units[unit].type->arm);

  options = muster_levy_unit_add_option (&levy->units[unit], option, &after);
  *why = (MusterRemark) { .code = "options", .severity = MUSTER_SEVERITY_ERROR, .unit = (int) unit };
  why->line.phrase = arm >= 0
                     ? muster_magdala_setup_judge_options ((MagdalaArm) arm, get_words (&after))
                     : NULL;
  return why->line.phrase == NULL;
}

static void
add_up (const MusterLevy *levy,
        int              *numbers)
{
  memset (numbers, 0, sizeof *numbers * (G_N_ELEMENTS (totals) - 1));
  for (guint i = 0; i < levy->n_units; i++)
    {
      const MusterLevyUnit *unit = &levy->units[i];
      gboolean gun = is_arm (unit, MAGDALA_GUN);

      numbers[TOTAL_UNITS]++;
      numbers[TOTAL_FIGURES] += unit->models;
      numbers[TOTAL_FIREARMS] += is_armed (unit) && !gun ? unit->models : 0;
      numbers[TOTAL_GUNS] += gun;
    }
}

/* Figures of each kind, transport left out. */
typedef struct
{
  int all;
  int natives;
  int regulars;
} Host;

static Host
count_host (const MusterLevy *levy)
{
  Host host = { 0 };

  for (guint i = 0; i < levy->n_units; i++)
    {
      const MusterLevyUnit *unit = &levy->units[i];
      guint64 words = get_words (unit);

      if (is_arm (unit, MAGDALA_TRANSPORT))
        continue;
      host.all += unit->models;
      if (has_word (words, MAGDALA_NATIVE))
        host.natives += unit->models;
      else if (has_word (words, MAGDALA_REGULAR))
        host.regulars += unit->models;
    }
  return host;
}

/* M-UMP-05 */
static gboolean
weigh (const MusterLevy *first,
       const MusterLevy *second,
       MusterRemark     *remark)
{
  Host hosts[2] = { count_host (first), count_host (second) };
  int natives = -1, imperials = -1;

  for (int i = 0; i < 2; i++)
    {
      if (hosts[i].natives * 2 > hosts[i].all)
        natives = hosts[i].all;
      else if (hosts[i].regulars * 2 > hosts[i].all)
        imperials = hosts[i].all;
    }
  if (natives < 0 || imperials <= 0 || natives >= MAGDALA_ODDS_AGAINST * imperials)
    return FALSE;

  *remark = (MusterRemark) {
    .code = "few-natives",
    .severity = MUSTER_SEVERITY_NOTE,
    .unit = -1,
    .line = { &FEW_NATIVES,
              { natives, imperials, natives / imperials, natives * 10 / imperials % 10,
                MAGDALA_ODDS_AGAINST } },
  };
  return TRUE;
}

/* Whether the unit's ammunition is counted (M-AMMO-01, M-AMMO-06, M-AMMO-08). */
static gboolean
counts_rounds (const MusterLevy     *levy,
               const MusterLevyUnit *unit)
{
  return is_armed (unit) && !has_word (get_words (unit), MAGDALA_DETACHMENT) &&
         !muster_levy_has_rule (levy, "no-ammunition");
}

/* Whether the unit can get this marker: only some guns jam, and guns on a riverboat have no
 * limbers. */
static gboolean
has_marker (const MusterLevy     *levy,
            const MusterLevyUnit *unit,
            MagdalaMarker         marker)
{
  const char *arm = muster_magdala_markers[marker].arm;

  if (arm != NULL && !g_str_equal (arm, unit->type->arm))
    return FALSE;
  if (marker == MAGDALA_AMMO)
    return counts_rounds (levy, unit);
  if (marker == MAGDALA_JAMMED)
    return has_word (get_words (unit), MAGDALA_PRE_MAXIM);
  if (marker == MAGDALA_LIMBERED)
    return !has_word (get_words (unit), MAGDALA_RIVERBOAT);
  return TRUE;
}

/* Adds a box for each marker that the unit can get. */
static void
list_boxes (const MusterLevy     *levy,
            const MusterLevyUnit *unit,
            int                   leadership,
            GArray               *boxes)
{
  for (guint i = 0; i < MAGDALA_N_MARKERS; i++)
    {
      const MusterMarker *marker = &muster_magdala_markers[i];
      MusterLevyBoxes row = { .label = marker->label, .n = marker->boxes };

      if (row.n > 0 && has_marker (levy, unit, (MagdalaMarker) i))
        g_array_append_val (boxes, row);
    }
}

/* Two conditions that exclude each other share the two sides of one marker. */
static void
list_tokens (const MusterLevy     *levy,
             const MusterLevyUnit *unit,
             int                   leadership,
             GArray               *tokens)
{
  gboolean is_gun = g_str_equal (unit->type->arm, "gun");
  gboolean is_rider = g_str_equal (unit->type->arm, "rider");
  gboolean rounds = counts_rounds (levy, unit);
  gboolean limbers = has_marker (levy, unit, MAGDALA_LIMBERED);
  gboolean jams = has_marker (levy, unit, MAGDALA_JAMMED);
  const MusterLevyToken list[] = {
    { MUSTER_TOKEN_DANGER, N_("Halted"), N_("Pinned"), 1 },
    { MUSTER_TOKEN_DANGER, N_("In retreat"), N_("At half strength"), 1 },
    { MUSTER_TOKEN_STATE, N_("In skirmish order"), N_("In square"), !is_gun },
    { MUSTER_TOKEN_STATE, N_("Prone"), NULL, !is_gun && !is_rider },
    { MUSTER_TOKEN_STATE, N_("Mounted"), N_("Dismounted"), is_rider },
    { MUSTER_TOKEN_STATE, N_("Limbered"), jams ? N_("Jammed") : NULL, limbers },
    { MUSTER_TOKEN_STATE, N_("Jammed"), NULL, jams && !limbers },
    /* Points are used up by halves. */
    { MUSTER_TOKEN_SUPPLY, N_("Ammunition"), N_("Ammunition ½"),
      rounds ? muster_magdala_markers[MAGDALA_AMMO].boxes : 0 },
    { MUSTER_TOKEN_ACTION, N_("Moved"), NULL, 1 },
    { MUSTER_TOKEN_ACTION, N_("Fired"), NULL, is_armed (unit) },
    { MUSTER_TOKEN_LEADER, N_("General"), N_("Wounded"), unit->is_led },
  };

  muster_levy_tokens_add (tokens, list, G_N_ELEMENTS (list));
}

/* Begins in a formation in which it fires as sharpshooters do (M-FIRE-01, M-FIRE-09). */
static gboolean
begins_as_marksmen (guint64 words)
{
  return has_word (words, MAGDALA_EUROPEAN) && has_word (words, MAGDALA_REGULAR_INFANTRY) &&
         has_word (words, MAGDALA_SKIRMISHERS);
}

/* With all its figures, at a target in the open (M-FIRE-01, M-FIRE-06). */
static int
count_dice (const MusterLevyUnit *unit)
{
  MusterProfile profile;
  guint64 words;
  int shots;

  muster_levy_unit_get_profile (unit, &profile);
  if (profile.weapon == NULL)
    return 0;
  words = profile.rules | profile.weapon->rules;
  if (muster_magdala_setup_find_arm (unit->type->arm) == MAGDALA_GUN)
    return unit->models * profile.weapon->stats[MAGDALA_DEF_DICE - MAGDALA_DEF_SHORT];

  shots = profile.stats[MAGDALA_DEF_SHOTS - MAGDALA_DEF_MOVE];
  if (begins_as_marksmen (profile.rules))
    shots = MIN (shots, MAGDALA_SKIRMISH_SHOTS);

  if (shots == MUSTER_STAT_NONE)
    return 0;

  return muster_magdala_volley_round (
    unit->models * (has_word (words, MAGDALA_MAGAZINE) ? 3 : 2), 2 * shots,
    has_word (words, MAGDALA_EUROPEAN) || has_word (words, MAGDALA_SNIPERS));
}

/* "2D6+1": the dice and all that is always added (M-MORALE-04, M-MORALE-07, M-MORALE-10) */
static char *
dup_morale (const MusterLevyUnit *unit)
{
  MusterProfile profile;
  gboolean detached, is_regular;
  int dice, plus;

  muster_levy_unit_get_profile (unit, &profile);
  detached = has_word (profile.rules, MAGDALA_DETACHMENT);
  is_regular = has_word (profile.rules, MAGDALA_REGULAR);
  dice = detached ? MAGDALA_DETACHED_DICE : profile.stats[MAGDALA_DEF_MORALE_DICE - MAGDALA_DEF_MOVE];
  plus = detached ? MAGDALA_DETACHED_PLUS : profile.stats[MAGDALA_DEF_MORALE_PLUS - MAGDALA_DEF_MOVE];
  if (dice == MUSTER_STAT_NONE)
    return NULL;
  plus = (plus == MUSTER_STAT_NONE ? 0 : plus) +
         (is_regular && (has_word (profile.rules, MAGDALA_BRITISH) ||
                         has_word (profile.rules, MAGDALA_FOREIGN_LEGION))) -
         has_word (profile.rules, MAGDALA_INFERIOR) - 2 * has_word (profile.rules, MAGDALA_VERY_INFERIOR);

  return plus != 0 ? g_strdup_printf ("%dD6%+d", dice, plus) : g_strdup_printf ("%dD6", dice);
}

/* M-ORG-02, M-ORG-03, of a unit at full strength. Returns: 0 if it sends nobody out */
static int
count_detached (const MusterLevyUnit *unit)
{
  MusterProfile profile;
  int usual;

  muster_levy_unit_get_profile (unit, &profile);
  usual = profile.stats[MAGDALA_DEF_DETACH - MAGDALA_DEF_MOVE];
  if (usual == MUSTER_STAT_NONE || has_word (profile.rules, MAGDALA_DETACHMENT))
    return 0;
  if (has_word (profile.rules, MAGDALA_HALF_DETACH))
    return unit->models / 2;

  return MIN (MAX (usual, unit->models / 4), unit->models / 2);
}

/* The figures of a card that differ from the type, or that say what several of the type's come to. The
 * catalog's stats are in the order of MagdalaDef. */
static gboolean
show_stat (const MusterLevyUnit *unit,
           guint                 stat,
           const char          **label,
           char                **text)
{
  MusterProfile profile;
  int value, number;

  muster_levy_unit_get_profile (unit, &profile);
  value = profile.stats[stat];
  *text = NULL;
  switch ((int) stat + MAGDALA_DEF_MOVE)
    {
    case MAGDALA_DEF_MOVE:
      return has_word (profile.rules, MAGDALA_RIVERBOAT);

    case MAGDALA_DEF_MOVE_DICE:
    case MAGDALA_DEF_FOOT_DICE:
      *label = stat == MAGDALA_DEF_FOOT_DICE - MAGDALA_DEF_MOVE ? N_("On foot") : N_("Move");
      if (value != MUSTER_STAT_NONE)
        *text = g_strdup_printf ("%dD6+%d\"", value, MAGDALA_MOVE_PLUS);
      return TRUE;

    case MAGDALA_DEF_SHOTS:
      *label = N_("Fire");
      number = count_dice (unit);
      if (number > 0)
        *text = g_strdup_printf (g_dngettext (MUSTER_TEXT_DOMAIN, "%d die", "%d dice", (gulong) number),
                                 number);
      return TRUE;

    case MAGDALA_DEF_MORALE_DICE:
      *label = N_("Morale");
      *text = dup_morale (unit);
      return TRUE;

    case MAGDALA_DEF_MORALE_PLUS:
      return TRUE;

    case MAGDALA_DEF_DETACH:
      *label = N_("Detachment");
      number = count_detached (unit);
      *text = number > 0 ? g_strdup_printf ("%d", number) : NULL;
      return TRUE;

    default:
      return FALSE;
    }
}

/* M-MORALE-17 */
static void
mark_casualties (const MusterLevy     *levy,
                 const MusterLevyUnit *unit,
                 MusterLevyBoxes      *casualties)
{
  casualties->half = casualties->n - casualties->n / 2;
}

/* M-FIRE-08, M-FIRE-09, M-FIRE-15. Who hits nobody at short range does not show it. */
static void
show_weapon_stat (const MusterUnitType *type,
                  const MusterProfile  *profile,
                  const MusterStat     *stat,
                  const char          **label,
                  int                  *value)
{
  gboolean is_short = g_str_equal (stat->id, "short");
  gboolean has_long =
    profile->weapon->stats[MAGDALA_DEF_LONG_NEEDS - MAGDALA_DEF_SHORT] != MUSTER_STAT_NONE;

  if (is_short && profile->weapon->stats[MAGDALA_DEF_NEEDS - MAGDALA_DEF_SHORT] == MUSTER_STAT_NONE)
    *value = MUSTER_STAT_NONE;
  else if ((is_short || g_str_equal (stat->id, "long")) && begins_as_marksmen (profile->rules))
    *value += MAGDALA_LONGER_RANGE;
  else if (is_short || g_str_equal (stat->id, "long"))
    *value += muster_magdala_volley_get_longer (muster_magdala_setup_find_arm (type->arm),
                                                profile->rules);
  else if (g_str_has_suffix (stat->id, "needs"))
    *value = muster_magdala_volley_hits_on (profile->rules, *value);

  /* The catalog has the last inch of short range, the book the first that is no longer short. */
  if (is_short && *value != MUSTER_STAT_NONE)
    {
      *label = has_long ? _("Short, under") : _("Range");
      *value += has_long;
    }
}

const MusterLevyRules muster_magdala_levy = {
  .show_stat = show_stat,
  .show_weapon_stat = show_weapon_stat,
  .list_tokens = list_tokens,
  .mark_casualties = mark_casualties,
  .list_boxes = list_boxes,
  .totals = totals,
  .add_up = add_up,
  .weigh = weigh,
  .check = check,
  .judge_option = judge_option,
};
