/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/hexcard/muster-hexcard.h"
#include "core/rules/muster-common.h"

G_BEGIN_DECLS

/* Each of these lists follows the table of the same name; the order is part of neither the battle
 * file nor the store, where everything goes by id. */

typedef enum
{
  HEXCARD_ATTACH,
  HEXCARD_DETACH,
  HEXCARD_SPLIT,
  HEXCARD_MERGE,
  HEXCARD_DEAL,
  HEXCARD_MOVE,
  HEXCARD_LIMBER,
  HEXCARD_UNLIMBER,
  HEXCARD_EMBARK,
  HEXCARD_DISEMBARK,
  HEXCARD_FIRE,
  HEXCARD_ASSAULT,
  HEXCARD_DONE,
  HEXCARD_END_TURN,
  HEXCARD_SET,
  HEXCARD_REMOVE,
  HEXCARD_AWARD,
  HEXCARD_NOTE,
  HEXCARD_END_BATTLE,
  HEXCARD_N_ORDERS,
} HexcardVerb;

enum
{
  HEXCARD_ATTACH_TO,
  HEXCARD_ATTACH_LIMBERED,
};

enum
{
  HEXCARD_SPLIT_FIGURES,
  HEXCARD_SPLIT_PART,
};

enum
{
  HEXCARD_MERGE_PART,
};

enum
{
  HEXCARD_MOVE_HEXES,
  HEXCARD_MOVE_ROAD,
  HEXCARD_MOVE_TERRAIN,
  HEXCARD_MOVE_COMMANDER,
};

enum
{
  HEXCARD_EMBARK_TRANSPORT,
};

enum
{
  HEXCARD_FIRE_TARGET,
  HEXCARD_FIRE_RANGE,
  HEXCARD_FIRE_LOS,
  HEXCARD_FIRE_COVER,
  HEXCARD_FIRE_ALSO,
};

enum
{
  HEXCARD_ASSAULT_TARGET,
  HEXCARD_ASSAULT_COVER,
  HEXCARD_ASSAULT_TERRAIN,
};

enum
{
  HEXCARD_COMMANDER_ALONG,
  HEXCARD_COMMANDER_STAYS,
};

typedef enum
{
  HEXCARD_PURPOSE_DEAL,
  HEXCARD_PURPOSE_HIT,
  HEXCARD_PURPOSE_ASSAULT,
  HEXCARD_PURPOSE_DEFENCE,
  HEXCARD_PURPOSE_COVER,
  HEXCARD_PURPOSE_COMMANDER_HIT,
  HEXCARD_PURPOSE_COHESION,
  HEXCARD_PURPOSE_COHESION_SECOND,
} HexcardPurpose;

typedef enum
{
  HEXCARD_DISRUPTED,
  HEXCARD_MOVED,
  HEXCARD_FOUGHT,
  HEXCARD_LIMBERED,
  HEXCARD_WOUNDED,
  HEXCARD_N_MARKERS,
} HexcardMarker;

typedef enum
{
  HEXCARD_PHASE_DEAL,
  HEXCARD_PHASE_ACTIVATION,
  HEXCARD_PHASE_COHESION,
  HEXCARD_PHASE_OVER,
} HexcardPhase;

/* The fates that `remove` may give come first, without a gap. */
typedef enum
{
  HEXCARD_IN_PLAY = MUSTER_FATE_IN_PLAY,
  HEXCARD_DESTROYED,
  HEXCARD_ROUTED,
  HEXCARD_RETREATED_OFF,
  HEXCARD_EXITED,
  HEXCARD_WITHDRAWN,
  HEXCARD_SPIKED,
  HEXCARD_MERGED,
} HexcardFate;

typedef enum
{
  HEXCARD_POINTS_PER_UNIT,
  HEXCARD_POINTS_PER_COMMANDER,
  HEXCARD_EXHAUSTION,
  HEXCARD_TURN_LIMIT,
} HexcardSetting;

/* Rule words of the catalog. The four qualities come first. */
typedef enum
{
  HEXCARD_GOOD,
  HEXCARD_AVERAGE,
  HEXCARD_POOR,
  HEXCARD_VERY_POOR,
  HEXCARD_LIGHT,
  HEXCARD_MOTORISED,
  HEXCARD_MACHINE_GUN,
} HexcardWord;

typedef enum
{
  HEXCARD_INFANTRY,
  HEXCARD_CAVALRY,
  HEXCARD_GUN,
  HEXCARD_TRANSPORT,
  HEXCARD_COMMANDER,
} HexcardArm;

/* Places in MusterUnitDef.own: the figures of the catalog, looked up once. Dice are counted for two
 * figures, so that half a die a figure is a whole number. */
enum
{
  HEXCARD_DEF_ARM,
  HEXCARD_DEF_QUALITY,
  HEXCARD_DEF_MOVE,
  HEXCARD_DEF_FULL,
  HEXCARD_DEF_REDUCED,
  HEXCARD_DEF_RANGE,
};

/* Place in MusterUnitState.own: the number of the group that it was dealt into, from 1 in the order
 * of activation; 0 before the deal. The queue is read from this, from who has acted and who is in
 * play. */
#define HEXCARD_GROUP 0

/**
 * HexcardData:
 *
 * What is true of a battle from its setup: where its objectives are, and what each side began with.
 */
typedef struct
{
  int point;
  int enemy_unit;
  int enemy_commander;
  int n_fighting[2];
} HexcardData;

/**
 * HexcardDice:
 * @own: dice of the unit itself
 * @commanders: dice that commanders add
 */
typedef struct
{
  int own;
  int commanders;
  gboolean reduced;
} HexcardDice;

/* Whether this card is lucky for the unit that it is turned for. */
typedef gboolean (*HexcardLuck) (const MusterState *state,
                                 int                unit,
                                 MusterCard         card);

extern const MusterLabRules muster_hexcard_lab;
extern const MusterOrderHandler muster_hexcard_attach;
extern const MusterOrderHandler muster_hexcard_detach;
extern const MusterOrderHandler muster_hexcard_split;
extern const MusterOrderHandler muster_hexcard_merge;
extern const MusterOrderHandler muster_hexcard_deal;
extern const MusterOrderHandler muster_hexcard_move;
extern const MusterOrderHandler muster_hexcard_limber;
extern const MusterOrderHandler muster_hexcard_unlimber;
extern const MusterOrderHandler muster_hexcard_embark;
extern const MusterOrderHandler muster_hexcard_disembark;
extern const MusterOrderHandler muster_hexcard_fire;
extern const MusterOrderHandler muster_hexcard_assault;
extern const MusterOrderHandler muster_hexcard_done;
extern const MusterOrderHandler muster_hexcard_end_turn;
extern const MusterOrderHandler muster_hexcard_set;
extern const MusterOrderHandler muster_hexcard_remove;
extern const MusterOrderHandler muster_hexcard_award;
extern const MusterOrderHandler muster_hexcard_end_battle;

extern const MusterOrderHandler *const muster_hexcard_handlers[];
extern const MusterOrderSpec muster_hexcard_orders[];

extern const MusterLevyRules muster_hexcard_levy;
extern const MusterReferenceSpec muster_hexcard_reference;

/* Hexes that a move is longer by: with a commander, by road (H-MOVE-08, -09). */
#define HEXCARD_COMMANDER_BONUS 1
#define HEXCARD_ROAD_BONUS 1

/* What an enemy that is lost is worth, unless the players agree on something else (H-END-02). */
#define HEXCARD_UNIT_POINTS 1
#define HEXCARD_COMMANDER_POINTS 2

guint muster_hexcard_turn_list_good_suits (HexcardWord quality);

/* Setup */
int      muster_hexcard_setup_find_arm (const char        *name);
gboolean muster_hexcard_setup_compile  (MusterSetup       *setup,
                                        GError           **error);
void     muster_hexcard_setup_begin    (const MusterSetup *setup,
                                        MusterState       *state);

/* Questions about units */
int      muster_hexcard_units_next        (const MusterState   *state,
                                           int                  unit);
int      muster_hexcard_units_get_load    (const MusterState   *state,
                                           int                  transport);
gboolean muster_hexcard_units_is_fighting (const MusterUnitDef *def);
gboolean muster_hexcard_units_is_aboard   (const MusterState   *state,
                                           int                  unit);
gboolean muster_hexcard_units_is_fresh    (const MusterState   *state,
                                           int                  unit);
gboolean muster_hexcard_units_may_retreat (const MusterState   *state,
                                           int                  unit);
void     muster_hexcard_units_count_dice  (const MusterState   *state,
                                           int                  unit,
                                           gboolean             attacking,
                                           HexcardDice         *dice);

int muster_hexcard_units_get_leader (const MusterSetup *setup,
                                     const MusterState *state,
                                     int                unit);

/* Judging */
void muster_hexcard_judge_settle (MusterResolution *self);

gboolean muster_hexcard_umpire_check_fate   (const MusterState *state,
                                             int                unit,
                                             int                fate,
                                             MusterRefusal     *why);
void     muster_hexcard_umpire_remove_unit  (MusterResolution  *self,
                                             int                unit,
                                             HexcardFate        fate);
void     muster_hexcard_cards_number_groups (MusterState       *state);
gboolean muster_hexcard_judge_phase         (const MusterState *state,
                                             HexcardPhase       phase,
                                             MusterRefusal     *why);
gboolean muster_hexcard_judge_active        (const MusterState *state,
                                             int                unit,
                                             MusterRefusal     *why);
gboolean muster_hexcard_judge_fresh         (const MusterState *state,
                                             int                unit,
                                             MusterRefusal     *why);
gboolean muster_hexcard_judge_unfought      (const MusterState *state,
                                             int                unit,
                                             MusterRefusal     *why);
gboolean muster_hexcard_judge_terrain       (const MusterState *state,
                                             int                unit,
                                             MusterRefusal     *why);
gboolean muster_hexcard_judge_dice          (const MusterState *state,
                                             int                unit,
                                             MusterRefusal     *why);
gboolean muster_hexcard_attach_check_link   (const MusterState *state,
                                             int                unit,
                                             int                to,
                                             MusterRefusal     *why);

/* Cards and queue */
const guint8  *muster_hexcard_cards_turn           (MusterResolution  *self,
                                                    HexcardPurpose     purpose,
                                                    int                unit,
                                                    guint              n_cards,
                                                    HexcardLuck        is_lucky);
void           muster_hexcard_cards_get_draw_deck  (const MusterSetup *setup,
                                                    const MusterState *state,
                                                    guint              n_cards,
                                                    MusterDeck        *deck);
int            muster_hexcard_cards_get_recipient  (const MusterSetup *setup,
                                                    const MusterState *state,
                                                    guint              purpose,
                                                    guint              nth);
guint          muster_hexcard_queue_list_turns     (const MusterSetup *setup,
                                                    const MusterState *state,
                                                    MusterTurn        *turns);
int            muster_hexcard_queue_get_next_group (const MusterState *state,
                                                    int                group);
void           muster_hexcard_queue_settle         (MusterState       *state);
void           muster_hexcard_queue_write_state    (const MusterSetup *setup,
                                                    const MusterState *state,
                                                    JsonBuilder       *builder);
void           muster_hexcard_queue_write_unit     (const MusterSetup *setup,
                                                    const MusterState *state,
                                                    int                unit,
                                                    JsonBuilder       *builder);

/* What several orders do */
void     muster_hexcard_attach_link        (MusterResolution  *self,
                                            int                unit,
                                            int                to);
gboolean muster_hexcard_fire_throw         (MusterResolution  *self,
                                            HexcardPurpose     purpose,
                                            int                unit,
                                            const HexcardDice *dice,
                                            guint             *sixes,
                                            guint             *total);
gboolean muster_hexcard_fire_turn_cover    (MusterResolution  *self,
                                            int                target,
                                            guint              sixes,
                                            guint             *hits);
guint    muster_hexcard_fire_find_hex      (const MusterState *state,
                                            const MusterOrder *order,
                                            guint8            *in_hex);
void     muster_hexcard_fire_mark_fought   (MusterState       *state,
                                            int                unit);
gboolean muster_hexcard_losses_apply_hits  (MusterResolution  *self,
                                            int                unit,
                                            guint              n_hits,
                                            int                by);
void     muster_hexcard_losses_take_out    (MusterResolution  *self,
                                            int                unit,
                                            HexcardFate        fate,
                                            int                by);
void     muster_hexcard_losses_break_links (MusterResolution  *self);

gboolean muster_hexcard_losses_kills_commander (MusterCard         card);
gboolean muster_hexcard_turn_has_second_try    (const MusterState *state,
                                                int                unit);
guint    muster_hexcard_turn_get_good_suits    (const MusterState *state,
                                                int                unit);

/* Forecast */
int      muster_hexcard_move_get_reach    (const MusterSetup *setup,
                                           const MusterState *state,
                                           const MusterOrder *order,
                                           guint              field,
                                           int                choice);
gboolean muster_hexcard_forecast_fire     (const MusterSetup *setup,
                                           const MusterState *state,
                                           const MusterOrder *order,
                                           MusterForecast    *forecast);
gboolean muster_hexcard_forecast_melee    (const MusterSetup *setup,
                                           const MusterState *state,
                                           const MusterOrder *order,
                                           MusterForecast    *forecast);
gboolean muster_hexcard_forecast_cohesion (const MusterSetup *setup,
                                           const MusterState *state,
                                           const MusterOrder *order,
                                           MusterForecast    *forecast);

/* Score and ending */
void     muster_hexcard_score_count_losses   (const MusterSetup *setup,
                                              MusterState       *state);
int      muster_hexcard_score_get_turn_limit (const MusterSetup *setup);
int      muster_hexcard_score_get            (const MusterSetup *setup,
                                              const MusterState *state,
                                              int                side);
void     muster_hexcard_duties_list          (const MusterSetup *setup,
                                              const MusterState *state,
                                              GArray            *duties);
gboolean muster_hexcard_score_check_end      (MusterResolution  *self);
void     muster_hexcard_score_end_battle     (MusterResolution  *self,
                                              int                winner,
                                              gboolean           has_reason);

static inline HexcardArm
hexcard_get_arm (const MusterState *state,
                 int                unit)
{
  return (HexcardArm) state->units[unit].def->own[HEXCARD_DEF_ARM];
}

static inline gboolean
hexcard_has_marker (const MusterState *state,
                    int                unit,
                    HexcardMarker      marker)
{
  return state->units[unit].markers[marker] != 0;
}

static inline gboolean
hexcard_has_word (const MusterState *state,
                  int                unit,
                  HexcardWord        word)
{
  return (state->units[unit].def->profile.rules >> word & 1) != 0;
}

/* Whether @commander is a commander in play who is with @unit. */
static inline gboolean
hexcard_commands (const MusterState *state,
                  int                commander,
                  int                unit)
{
  return state->units[commander].with == unit &&
         hexcard_get_arm (state, commander) == HEXCARD_COMMANDER &&
         state->units[commander].fate == HEXCARD_IN_PLAY;
}

G_END_DECLS
