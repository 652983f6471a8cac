/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/catalog/muster-catalog.h"
#include "core/rules/muster-resolution.h"

G_BEGIN_DECLS

/**
 * MusterLevyUnit:
 * @options: with the defaults of its type that they leave in force
 * @free_option: (nullable): one of them that costs nothing
 * @trait: (nullable): its Leader's
 * @is_led: it has one
 * @leadership: his value, or 0
 * @with: index of the unit that it is to begin a battle with, or -1
 *
 * A unit as it is chosen, long before any battle. A plain value; nothing in it is owned.
 */
typedef struct
{
  const MusterUnitType *type;
  const MusterOption **options;
  guint n_options;
  const MusterOption *free_option;
  const MusterTrait *trait;
  int models;
  int with;
  gboolean is_led;
  int leadership;
} MusterLevyUnit;

/**
 * MusterLevy:
 * @optional_rules: (nullable): ids of those that are on; %NULL: that is not decided yet
 * @budget: points, or 0: the ruleset's usual one
 * @any_cost: nobody pays for options, so that what units may cost does not limit them
 * @units: those of a type that the catalog knows
 *
 * A force as the rules see it. A plain value; nothing in it is owned.
 */
typedef struct
{
  MusterCatalog *catalog;
  const char *const *optional_rules;
  int budget;
  gboolean any_cost;
  const MusterLevyUnit *units;
  guint n_units;
} MusterLevy;

/**
 * MusterTotal:
 * @label: what stands before the number; translatable
 *
 * Something that is counted of a force where there are no points.
 */
typedef struct
{
  const char *id;
  const char *label;
} MusterTotal;

/**
 * MusterSeverity:
 * @MUSTER_SEVERITY_NOTE: worth knowing
 * @MUSTER_SEVERITY_WARNING: against the usual, and the players may agree on it
 * @MUSTER_SEVERITY_ERROR: against the rules
 */
typedef enum
{
  MUSTER_SEVERITY_NOTE,
  MUSTER_SEVERITY_WARNING,
  MUSTER_SEVERITY_ERROR,
} MusterSeverity;

/**
 * MusterRemark:
 * @code: a word for programs and tests: `too-many-guns`
 * @unit: index of the unit that it is about, or -1: all of it
 * @line: the reason; it holds only numbers
 *
 * What the rules have to say of a levy.
 */
typedef struct
{
  const char *code;
  MusterSeverity severity;
  int unit;
  MusterLine line;
} MusterRemark;

/**
 * MusterLeaderScope:
 * @MUSTER_LEADERS_BY_UNIT: each Leader is rolled for
 * @MUSTER_LEADERS_BY_KIND: one roll for all units of a kind
 * @MUSTER_LEADERS_BY_FORCE: one roll for all
 */
typedef enum
{
  MUSTER_LEADERS_BY_UNIT,
  MUSTER_LEADERS_BY_KIND,
  MUSTER_LEADERS_BY_FORCE,
} MusterLeaderScope;

/**
 * MusterLeaderRoll:
 * @rolled: Leadership by the die
 * @leadership: what he leads with, his trait considered
 * @trait: (nullable): what he is like
 */
typedef struct
{
  int rolled;
  int leadership;
  const MusterTrait *trait;
} MusterLeaderRoll;

/**
 * MusterArmySize:
 * @label: how large a battle that makes; translatable
 * @n_units: units of a side that are rolled for
 */
typedef struct
{
  const char *label;
  guint n_units;
} MusterArmySize;

/**
 * MusterArmyDetail:
 * @label: what is rolled for besides the units; translatable
 * @rule: (nullable): the optional rule without which it is not
 */
typedef struct
{
  const char *id;
  const char *label;
  const char *rule;
} MusterArmyDetail;

/**
 * MusterArmyWish:
 * @n_units: how many units are rolled for
 * @details: bits of the details that are wanted, in the order of the ruleset
 */
typedef struct
{
  guint n_units;
  guint details;
} MusterArmyWish;

#define MUSTER_ARMY_MAX_OPTIONS 2

/**
 * MusterArmyRoll:
 *
 * A unit that was rolled for.
 */
typedef struct
{
  const MusterUnitType *type;
  const MusterOption *options[MUSTER_ARMY_MAX_OPTIONS];
  guint n_options;
} MusterArmyRoll;

/**
 * MusterArmyRules:
 * @sizes: those that are offered, ended by a label of %NULL
 * @max_units: how many can be asked for
 * @details: ended by an id of %NULL
 * @roll: fills one of @rolls for each unit that is wished for, and of @ratings for each unit of the
 *     levy whose leader was rolled for; the others stay as they are. It ends where the tape does not
 *     have what it takes
 *
 * How a ruleset leaves an army to the dice. The new units stand behind those of the levy.
 */
typedef struct
{
  const MusterArmySize *sizes;
  guint max_units;
  const MusterArmyDetail *details;
  void (*roll) (MusterResolution     *resolution,
                const MusterLevy     *levy,
                const MusterArmyWish *wish,
                MusterArmyRoll       *rolls,
                int                  *ratings);
} MusterArmyRules;

/**
 * MusterTactic:
 * @units: a kind or an arm
 * @phrase: that {s0} has more such units, {1} to {2}, which is worth {+3}
 * @label: for whom it is, before it is known who has more
 *
 * How a tactical value is put into words.
 */
typedef struct
{
  const char *units;
  MusterPhrase phrase;
  const char *label;
} MusterTactic;

/**
 * MusterMatchup:
 * @levies: of all sides
 * @table_length: in inches, or 0: the usual one
 *
 * Who would meet in a battle that is not yet one. A plain value; nothing in it is owned.
 */
typedef struct
{
  const MusterScenario *scenario;
  const MusterLevy *levies;
  guint n_levies;
  int table_length;
} MusterMatchup;

/**
 * MusterTurnLimit:
 * @reason: how it was worked out; it holds only numbers
 */
typedef struct
{
  int turns;
  MusterLine reason;
} MusterTurnLimit;

/**
 * MusterLevyBoxes:
 * @n: how many boxes; 0: a line to write on
 * @half: the box with which half of the unit is gone, counted from 1; 0: none
 * @end: the box with which the unit is lost, counted from 1; 0: none
 *
 * What a player ticks on paper for a unit.
 */
typedef struct
{
  const char *label;
  guint n;
  guint half;
  guint end;
} MusterLevyBoxes;

/**
 * MusterTokenKind:
 * @MUSTER_TOKEN_DANGER: what a unit may be lost by: pins, disorder
 * @MUSTER_TOKEN_STATE: how it stands, or what it lacks
 * @MUSTER_TOKEN_SUPPLY: what is used up: ammunition, command points
 * @MUSTER_TOKEN_ACTION: what it has done this turn
 * @MUSTER_TOKEN_LEADER: whoever leads it
 *
 * What a marker of paper is for, so that all of one kind look alike.
 */
typedef enum
{
  MUSTER_TOKEN_DANGER,
  MUSTER_TOKEN_STATE,
  MUSTER_TOKEN_SUPPLY,
  MUSTER_TOKEN_ACTION,
  MUSTER_TOKEN_LEADER,
} MusterTokenKind;

/**
 * MusterLevyToken:
 * @label: what stands on it, translatable; on that of a leader his name takes its place
 * @back: (nullable): what stands on its other side; %NULL: the same
 * @n: how many of them the unit can need at a time
 *
 * A marker that lies beside a unit on the table.
 */
typedef struct
{
  MusterTokenKind kind;
  const char *label;
  const char *back;
  guint n;
} MusterLevyToken;

/**
 * MusterLevyRules:
 *
 * What a ruleset has to say of forces. All of it is optional.
 */
typedef struct
{
  /* What the unit costs under these optional rules. */
  int         (*get_cost)     (const MusterLevy     *levy,
                               const MusterLevyUnit *unit);
  /* (nullable): what is counted of a force instead of points, ended by an id of NULL; add_up() fills a
   * number for each. */
  const MusterTotal *totals;
  void        (*add_up)       (const MusterLevy     *levy,
                               int                  *numbers);
  /* (nullable): what to say of two forces that shall fight each other. FALSE: nothing. */
  gboolean    (*weigh)        (const MusterLevy     *first,
                               const MusterLevy     *second,
                               MusterRemark         *remark);
  /* The unit's kind, where options may change what its type is. */
  const char *(*get_kind)     (const MusterLevyUnit *unit);
  /* Adds what must be said to @remarks, those without a unit first. */
  void        (*check)        (const MusterLevy     *levy,
                               GArray               *remarks);
  /* May this unit have this option, besides those it has? An option of its type that the levy's optional
   * rules allow. */
  gboolean    (*judge_option) (const MusterLevy     *levy,
                               guint                 unit,
                               const MusterOption   *option,
                               MusterRemark         *why);
  /* What the unit's Leader leads with, of whom was rolled @leadership (0: not yet). */
  int         (*get_leadership) (const MusterLevy     *levy,
                                 const MusterLevyUnit *unit,
                                 int                   leadership);
  /* What stands in place of a stat on the unit's own card: another label and another text, which the caller
   * frees; no text: nothing. FALSE: the stat itself. */
  gboolean    (*show_stat)    (const MusterLevyUnit *unit,
                               guint                 stat,
                               const char          **label,
                               char                **text);
  /* What the unit shoots with, where it does so better or worse than its weapon: changes the label and the
   * value of one of the weapon's stats. */
  void        (*show_weapon_stat) (const MusterUnitType *type,
                                   const MusterProfile  *profile,
                                   const MusterStat     *stat,
                                   const char          **label,
                                   int                  *value);
  /* Adds what the unit's own card says of it, as owned texts, a line each. */
  void        (*describe_unit) (const MusterLevy     *levy,
                                const MusterLevyUnit *unit,
                                GPtrArray            *lines);
  /* Says which of the boxes for the unit's casualties change something. */
  void        (*mark_casualties) (const MusterLevy     *levy,
                                  const MusterLevyUnit *unit,
                                  MusterLevyBoxes      *casualties);
  /* Adds the boxes (MusterLevyBoxes) of the unit's own card, but for its casualties; @leadership: what holds,
   * or 0. Without it each marker has as many as it says. */
  void        (*list_boxes)   (const MusterLevy     *levy,
                               const MusterLevyUnit *unit,
                               int                   leadership,
                               GArray               *boxes);
  /* Adds the markers (MusterLevyToken) that can lie beside the unit, but for its casualties; @leadership:
   * what holds, or 0. Without it there is one for each box of a marker. */
  void        (*list_tokens)  (const MusterLevy     *levy,
                               const MusterLevyUnit *unit,
                               int                   leadership,
                               GArray               *tokens);
  /* Rolls for the Leader of a unit. FALSE: the tape does not have what it takes. */
  gboolean    (*roll_leader)  (MusterResolution     *resolution,
                               const MusterLevy     *levy,
                               guint                 unit,
                               MusterLeaderRoll     *roll);
  /* Rolls for all of them, one of @rolls for each unit. Where the optional rules do not allow another
   * @scope, each unit is rolled for. */
  gboolean    (*roll_leaders) (MusterResolution     *resolution,
                               const MusterLevy     *levy,
                               MusterLeaderScope     scope,
                               MusterLeaderRoll     *rolls);
  /* (nullable): how an army is rolled for. */
  const MusterArmyRules *army;

  /* (nullable): the order by which a unit is put with another before the first turn, and the field of
   * it that names the other. */
  const char *link_order;
  const char *link_field;
  /* Why a unit may not begin a battle with another, whomever it is with now; NULL if it may. There is
   * one where there is a link_order. */
  const MusterPhrase *(*judge_link) (const MusterLevy *levy,
                                     guint             unit,
                                     guint             with);

  /* Purposes of the rolls that choose a scenario and say who attacks: index + 1, or 0 for none. */
  guint scenario_roll;
  guint tactics_roll;
  const MusterTactic *tactics; /* ended by units of NULL */
  MusterPhrase scenario_phrase; /* {d0} gives {c1} */
  MusterPhrase tactics_phrase;  /* {s0}: {d1} = {2}, {+3} = {4} */

  /* Adds the turn limits (MusterTurnLimit) that fit this battle, the usual one first. */
  void        (*list_limits)  (const MusterMatchup  *matchup,
                               GArray               *limits);
} MusterLevyRules;

gboolean    muster_levy_has_rule      (const MusterLevy     *self,
                                       const char           *optional_rule);
int         muster_levy_get_budget    (const MusterLevy     *self);
int         muster_levy_get_points    (const MusterLevy     *self,
                                       const MusterRules    *rules);
int         muster_levy_get_cost      (const MusterLevy     *self,
                                       const MusterRules    *rules,
                                       guint                 unit);

int         muster_levy_unit_get_cost (const MusterLevyUnit *self);
const char *muster_levy_unit_get_kind (const MusterLevyUnit *self,
                                       const MusterRules    *rules);
void        muster_levy_unit_get_profile (const MusterLevyUnit *self,
                                          MusterProfile        *profile);
gboolean    muster_levy_unit_has_option (const MusterLevyUnit *self,
                                         const MusterOption   *option);

/* @after: (out): @self with @option, which takes the place of others of its group. Its options are the
 * list that is returned. */
const MusterOption **
            muster_levy_unit_add_option (const MusterLevyUnit *self,
                                         const MusterOption   *option,
                                         MusterLevyUnit       *after) G_GNUC_WARN_UNUSED_RESULT;

/* Adds those of @list that there are any of. */
void        muster_levy_tokens_add    (GArray                *tokens,
                                       const MusterLevyToken *list,
                                       guint                  n_list);

void        muster_remark_add         (GArray               *remarks,
                                       const char           *code,
                                       MusterSeverity        severity,
                                       int                   unit,
                                       const MusterPhrase   *phrase,
                                       const gint32         *args);

G_END_DECLS
