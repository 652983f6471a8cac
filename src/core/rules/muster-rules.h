/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-duty.h"
#include "core/rules/muster-forecast.h"
#include "core/rules/muster-lab-rules.h"
#include "core/rules/muster-levy.h"
#include "core/rules/muster-order-handler.h"
#include "core/rules/muster-resolution.h"
#include "core/rules/muster-return-rules.h"
#include "core/rules/muster-solo.h"

G_BEGIN_DECLS

/**
 * MusterTone:
 * @MUSTER_TONE_PLAIN: a way to stand or a thing to know
 * @MUSTER_TONE_HINDERS: keeps the unit from something
 * @MUSTER_TONE_DANGER: it may be lost by it
 * @MUSTER_TONE_GOOD: it is at its best
 *
 * What a marker means for its unit, for those who draw it.
 */
typedef enum
{
  MUSTER_TONE_PLAIN,
  MUSTER_TONE_HINDERS,
  MUSTER_TONE_DANGER,
  MUSTER_TONE_GOOD,
} MusterTone;

/**
 * MusterMarker:
 * @boxes: how many boxes to tick a sheet of paper has for it; 0: none
 * @arm: (nullable): the arm of the units that alone can have it
 * @words: (nullable): what it is called with 1, with 2 and so on; translatable. Otherwise by @label, with
 *   its number where that can be more than 1
 * @zero: (nullable): what it is called with 0; translatable
 * @tones: (nullable): its tone with 0, with 1 and so on, where that changes
 * @halves: its number counts halves
 * @is_secret: its number is one of the secrets of #MusterRules.secret_rule
 */
typedef struct
{
  const char *id;
  const char *label;
  int min;
  int max;
  guint boxes;
  const char *arm;
  MusterTone tone;
  const char *const *words;
  const char *zero;
  const MusterTone *tones;
  gboolean halves;
  gboolean is_secret;
} MusterMarker;

/**
 * MusterPurpose:
 * @label: what the roll decides, as a player would say it ("to hit")
 * @sides: sides of its dice; 0: cards
 * @need: what it must show, said after the number of dice ("{0} or more in all"); where nothing must be
 *   reached, what it decides. Its figures, or other words, come from muster_need().
 * @is_secret: what it shows is one of the secrets of #MusterRules.secret_rule
 * @can_count: of its dice only matters how many count, and perhaps how many show a 1
 */
typedef struct
{
  const char *id;
  const char *label;
  guint8 sides;
  MusterPhrase need;
  gboolean is_secret;
  gboolean can_count;
} MusterPurpose;

/**
 * MusterTurn:
 * @card: the card that it acts on
 * @place: units of the same place act together
 *
 * When a unit acts.
 */
typedef struct
{
  int unit;
  MusterCard card;
  guint place;
} MusterTurn;

/**
 * MusterCorrectionRules:
 * @least_strength: that an umpire may give a unit in play; 0 where that destroys it
 * @figures_stay: no fate takes figures away or gives any, but whoever comes back has at least one
 * @leaders_go: a leader can be taken away, and one can be made where there is none
 * @empty_fates: a bit for each fate in which a unit has no figures
 * @lost_fates: a bit for each fate in which it counts as lost
 * @switches: (nullable): ids of the optional rules that can be switched on and off while a battle is fought
 * @dup_switched: (nullable): a copy of the data of the rules, for a setup with other optional rules
 * @number: how a change is told; see %MUSTER_CORRECTION_STEPS
 *
 * What the umpire's corrections need of a ruleset.
 */
typedef struct
{
  int least_strength;
  gboolean figures_stay;
  gboolean leaders_go;
  guint32 empty_fates;
  guint32 lost_fates;
  const char *const *switches;
  gpointer (*dup_switched) (const MusterSetup *variant,
                            gconstpointer      rules_data);
  MusterPhrase number;
  MusterPhrase on;
  MusterPhrase off;
  MusterPhrase fate;
  MusterPhrase leader;
  MusterPhrase card;
  MusterPhrase card_given;
  MusterPhrase card_taken;
  MusterPhrase same;
  MusterPhrase battle_number;
  MusterPhrase battle_side;
  MusterPhrase rule_on;
  MusterPhrase rule_off;
  MusterPhrase battle_same;
} MusterCorrectionRules;

/**
 * MusterRules:
 *
 * A ruleset as a table of functions over plain values. Tables end with an id of NULL. Nothing here keeps
 * anything between calls.
 */
struct _MusterRules
{
  const char *id;
  const char *name;
  guint min_sides;
  guint max_sides;

  const MusterOrderSpec *orders;
  const MusterOrderHandler *const *handlers; /* by the place of their order in @orders */
  const MusterPurpose *purposes;
  const MusterMarker *markers;
  const MusterChoice *fates;
  const MusterChoice *leader_statuses;
  const MusterChoice *phases;
  int reserve_fate;                 /* the fate of units that are not on the table yet, or 0 */
  const char *default_scenario;
  gboolean numbers_units;           /* units without a name have a number behind that of their type */
  gboolean attacker_first;          /* a battle that is prepared lists the side that attacks first */
  const char *turn_limit_setting;   /* (nullable): which of the settings it is */
  const char *measure;              /* what stands behind a distance on the table, translatable */
  const char *measure_one;          /* (nullable): the same behind a distance of 1 */
  const char *leader_kind;          /* (nullable): kind of the units that are leaders themselves */
  const char *staff_kind;           /* (nullable): kind of the units that are a force's staff in a campaign */
  const char *sizes_rule;           /* (nullable): optional rule for other than the usual numbers */
  const char *secret_rule;          /* (nullable): optional rule by which sides keep secrets in a turn */
  const char *leadership_name;      /* (nullable): what a leader's value is called; otherwise Leadership */
  const char *leadership_text;      /* how a value is shown, with {0} in its place */
  const char *default_trait;        /* (nullable): of a leader of whom nothing is said but that he is there */
  int min_leadership;
  int max_leadership;               /* 0: the usual range, 1 to 12 */
  const MusterField *settings;
  const MusterField *setup_members;
  const MusterField *side_members;
  const MusterField *unit_members;
  const MusterRollTableSpec *tables; /* (nullable): what it needs of the tables that it rolls on */
  const MusterReferenceSpec *reference; /* (nullable): what it gives to its quick reference */
  const MusterCorrectionRules *corrections; /* (nullable): what `set` needs of it */
  const char *const *rule_words;    /* what "rules" in the catalog may name; bits of MusterProfile.rules */
  const char *const *last_objects;  /* (nullable): members of `last` that are there even when empty */
  gboolean hits_are_facts;          /* `hits` of `last` is there only where an order says so */

  /* Checks a setup that has been read, and prepares what the rules need of it. */
  gboolean (*compile)      (MusterSetup             *setup,
                            GError                 **error);
  /* Fills the first state; units of the setup are there already, at full strength. */
  void     (*begin)        (const MusterSetup       *setup,
                            MusterState             *state);
  /* (nullable): what holds for every order, judged before its handler is asked. */
  MusterJudge judge;
  /* (nullable): what is done before and after any order. An order that is not done is not settled. */
  void     (*prepare)      (MusterResolution        *resolution);
  void     (*settle)       (MusterResolution        *resolution);
  /* (nullable): may this unit have a roll rerolled now? */
  gboolean (*may_reroll)   (const MusterSetup       *setup,
                            const MusterState       *state,
                            int                      unit,
                            MusterRefusal           *why);
  /* (nullable): remembers that this unit has had one. */
  void     (*note_reroll)  (MusterResolution        *resolution,
                            int                      unit);
  /* (nullable): is the order given without a test, and if not, the chance that it is carried out. */
  gboolean (*is_free)      (const MusterSetup       *setup,
                            const MusterState       *state,
                            const MusterOrder       *order,
                            double                  *chance);
  /* (nullable): the chance that the unit does as it is told, or below 0 where nothing is tested. */
  double   (*get_act_chance) (const MusterSetup     *setup,
                              const MusterState     *state,
                              int                    unit);
  /* (nullable): the turn after which the battle ends, or 0. */
  int      (*get_turn_limit) (const MusterSetup     *setup);
  /* (nullable): what is to be done now, as #MusterDuty. Units that merely have no order yet need not be
   * named; where units act as often as cards let them, they are not named either. */
  gboolean duties_are_complete;
  void     (*list_duties)  (const MusterSetup       *setup,
                            const MusterState       *state,
                            GArray                  *duties);
  /* (nullable): how far away, in its measure, the field of an order reaches at most: one of its choices, or
   * with -1 the unit or the number that is given in it. 0: there is no such limit. */
  int      (*get_reach)    (const MusterSetup       *setup,
                            const MusterState       *state,
                            const MusterOrder       *order,
                            guint                    field,
                            int                      choice);
  /* Fills @deck with the cards that may turn up when @n_cards are asked for; NULL for rulesets
   * without cards. */
  void     (*get_draw_deck) (const MusterSetup      *setup,
                             const MusterState      *state,
                             guint                   n_cards,
                             MusterDeck             *deck);
  /* (nullable): what lies open and what it does, in the reader's language; owned. NULL: nothing does. */
  char    *(*dup_open_cards) (const MusterSetup     *setup,
                              const MusterState     *state);
  /* (nullable): how far the army of a side is from its end, in the reader's language; owned. */
  char    *(*dup_standing) (const MusterSetup       *setup,
                            const MusterState       *state,
                            int                      side);
  /* (nullable): who acts on which card, the next first; @turns has room for all units. Returns how many. */
  guint    (*list_turns)   (const MusterSetup       *setup,
                            const MusterState       *state,
                            MusterTurn              *turns);
  /* (nullable): the unit that the @nth card of a roll is for, from 0; -1 if that is nobody's. */
  int      (*get_recipient) (const MusterSetup      *setup,
                             const MusterState      *state,
                             guint                   purpose,
                             guint                   nth);
  int      (*get_leadership) (const MusterSetup     *setup,
                              const MusterState     *state,
                              int                    unit);
  /* (nullable): the unit whose leader leads this one: itself, or one that is a leader by itself;
   * -1: nobody. */
  int      (*get_leader)   (const MusterSetup       *setup,
                            const MusterState       *state,
                            int                      unit);
  /* (nullable): what the setup says of the leader who is with this unit, where leaders go from one to
   * another; get_leader() gives the unit that he began with then. */
  const MusterLeaderDef *(*get_leader_def) (const MusterSetup *setup,
                                            const MusterState *state,
                                            int                unit);
  /* With get_leader_def(): the unit with which the leader is who began with @unit, or -1; how he is, and
   * whether he counts as lost. */
  int      (*find_leader)  (const MusterSetup       *setup,
                            const MusterState       *state,
                            int                      unit,
                            guint                   *status,
                            gboolean                *is_lost);
  /* (nullable): is a marker of the unit worth showing? NULL: those that are not 0. */
  gboolean (*shows_marker) (const MusterSetup       *setup,
                            const MusterUnitState   *unit,
                            guint                    marker);
  int      (*get_score)    (const MusterSetup       *setup,
                            const MusterState       *state,
                            int                      side);
  /* (nullable): members of the state that only this ruleset has. */
  void     (*write_state)  (const MusterSetup       *setup,
                            const MusterState       *state,
                            JsonBuilder             *builder);
  void     (*write_unit)   (const MusterSetup       *setup,
                            const MusterState       *state,
                            int                      unit,
                            JsonBuilder             *builder);

  const MusterSoloRules *solo; /* (nullable): how players of chance play it */
  const MusterLabRules *lab; /* (nullable): how it is played on the line of the lab */
  const MusterLevyRules *levy; /* (nullable): what it has to say of forces */
  const MusterReturnRules *returns; /* (nullable): what it has to say of what a battle left */
};

gboolean    muster_rules_have_leaders          (const MusterRules    *self);
const char *muster_rules_get_leadership_name   (const MusterRules    *self);
char       *muster_rules_dup_leadership        (const MusterRules    *self,
                                                int                   leadership) G_GNUC_WARN_UNUSED_RESULT;
char       *muster_rules_dup_leadership_figure (const MusterRules    *self,
                                                int                   leadership) G_GNUC_WARN_UNUSED_RESULT;
char       *muster_rules_dup_weapon_stats      (const MusterRules    *self,
                                                MusterCatalog        *catalog,
                                                const MusterUnitType *type,
                                                const MusterProfile  *profile) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
