/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "core/catalog/muster-culture.h"
#include "core/catalog/muster-map-shape.h"
#include "core/catalog/muster-profile.h"
#include "core/catalog/muster-reference.h"
#include "core/catalog/muster-roll-table.h"
#include "core/fields/muster-field.h"
#include "core/muster-object.h"
#include "core/muster-spot.h"

G_BEGIN_DECLS

/* The things a catalog holds live as long as the catalog. Every list is a GPtrArray in file order;
 * `index` is the place in that list. Names and summaries are translatable texts, kept as written.
 *
 * A pack may replace an entry: its address and index stay, what it holds is another. So packs are
 * added before anything is made of the catalog (a force, a battle), and from then on all of it is
 * immutable. */

/* The largest catalog document, in bytes. */
#define MUSTER_CATALOG_MAX_SIZE (4 * 1024 * 1024)

/* The most objectives of a scenario, and so of a battle. */
#define MUSTER_MAX_OBJECTIVES 20

/**
 * MusterStat:
 * @short_name: (nullable): what it is called where room is scarce; translatable
 */
typedef struct
{
  guint index;
  char *id;
  char *name;
  char *short_name;
  char *suffix; /* how a value is shown: "+" for a number to roll, "\"" for inches; may be empty */
  gboolean is_signed;
} MusterStat;

struct _MusterWeapon
{
  guint index;
  char *id;
  char *name;
  gint16 stats[MUSTER_MAX_STATS]; /* in the order of the catalog's weapon stats */
  guint64 rules;
};

/**
 * MusterOption:
 * @group: (nullable): at most one option of a group
 * @needs: (nullable): id of the optional rule that must be on
 * @also: (nullable): what else people call it; as for a unit type
 * @uses: which types can have it; #MusterUnitType.options has the same from the other end
 * @pack: (nullable): the pack it comes from, as for all entries; %NULL for the ruleset's own
 */
typedef struct
{
  guint index;
  char *id;
  char *name;
  char *summary;
  char *group;
  char *needs;
  char **also;
  GPtrArray *uses; /* MusterOptionUse */
  char *pack;
} MusterOption;

/**
 * MusterTypeOption:
 *
 * What an option costs a unit type, and what it does for it.
 */
typedef struct
{
  const MusterOption *option;
  int cost;
  GArray *effects; /* MusterEffect */
} MusterTypeOption;

/**
 * MusterUnitType:
 * @small_models: models at half size, or 0 if it does not exist there
 * @called: (nullable): how prose calls the only unit of this type
 * @kind: `regular`, `irregular`, `tribal` …: a word of the ruleset
 * @arm: `infantry`, `cavalry` …: a word of the ruleset
 * @defaults: options that a unit has unless it names another of the same group
 */
typedef struct
{
  guint index;
  char *id;
  char *name;
  char *called;
  char *summary;
  char **also;
  char *kind;
  char *arm;
  int models;
  int min_models;
  int max_models;
  int small_models;
  int points;
  MusterProfile profile;
  GPtrArray *options;  /* MusterTypeOption */
  GPtrArray *defaults; /* const MusterOption */
  char *pack;
} MusterUnitType;

/**
 * MusterOptionUse:
 *
 * What an option says of one of the types that can have it.
 */
typedef struct
{
  const MusterUnitType *type;
  int cost;
  gboolean is_default;
  GArray *effects; /* MusterEffect */
} MusterOptionUse;

/**
 * MusterTrait:
 * @dice: the two dice that give it, or 0, 0
 * @permanent: does not end with the leader
 */
typedef struct
{
  guint index;
  char *id;
  char *name;
  char *summary;
  int dice[2];
  gboolean permanent;
  int leadership; /* replaces the rolled one, or 0 */
  GArray *effects;
  char *pack;
} MusterTrait;

/**
 * MusterFigure:
 * @values: (element-type int): at least one
 *
 * A number, or several, that the rules go by and players agree on: the usual budget of a force.
 */
typedef struct
{
  guint index;
  char *id;
  char *name;
  GArray *values;
  char *pack;
} MusterFigure;

typedef struct
{
  guint index;
  char *id;
  char *name;
  char *summary;
  char **items;
  char *pack;
} MusterChecklist;

typedef struct
{
  char *id;
  char *name;
  int worth;
  gboolean attacker;
  gboolean defender;
  gboolean automatic;
} MusterScenarioObjective;

/**
 * MusterTacticalValue:
 * @units: a kind or an arm
 * @value: for whoever has more such units than his opponent
 */
typedef struct
{
  char *units;
  int value;
} MusterTacticalValue;

/**
 * MusterDeployment:
 * @attacker: it is about the attacker; otherwise about the defender
 * @member: of a unit in a battle file: true while it is not on the table
 * @unless: (nullable): member of a side that leaves this to the rules
 * @begins: what those are called who begin on the table
 * @min_points: of those; 0: any
 * @max_points: of those; 0: any
 * @waits: what the others are called
 * @kinds: (nullable): units of these kinds wait, and only they
 * @rules: a bit for each rule word whose units wait as well
 *
 * Who of a side begins on the table.
 */
typedef struct
{
  gboolean attacker;
  char *member;
  char *unless;
  char *begins;
  int min_points;
  int max_points;
  char *waits;
  char **kinds;
  guint64 rules;
} MusterDeployment;

/**
 * MusterScenarioGround:
 * @known: the scenario says something of its ground
 * @along_length: the sides stand at the short edges of the table; otherwise at the long ones
 * @attacker: how far from its edge it begins, in thousandths of the way to the other edge
 * @defender: likewise
 * @cover: of the defender in his half, an index in the covers that the ruleset's table for the lab has
 * @rough: the ground is difficult
 *
 * The table as the line of the lab sees it (V-BATTLE-01).
 */
typedef struct
{
  gboolean known;
  gboolean along_length;
  int attacker;
  int defender;
  int cover;
  gboolean rough;
} MusterScenarioGround;

/**
 * MusterScenario:
 * @settings: ids of the ruleset's settings that it takes
 * @rules: a bit for each of the ruleset's rule words that the scenario switches on
 * @numbers: figures by name that the ruleset's procedures read (`turn-limit`, `bloodless-limit` …)
 * @faces: by die: a bit (1 << face) for each face of it that gives this scenario, or 0, 0
 * @tactical: (element-type MusterTacticalValue): who is likely to attack
 * @map: (element-type MusterMapShape): what is drawn first stands first
 * @deployment: (nullable): %NULL: everybody begins on the table
 */
typedef struct
{
  guint index;
  char *id;
  char *name;
  char *summary;
  int attacker_points;
  int defender_points;
  gboolean defender_first;
  GPtrArray *objectives; /* MusterScenarioObjective */
  char **settings;
  guint64 rules;
  GHashTable *numbers;   /* char * to GINT_TO_POINTER */
  char **checklist;
  guint faces[2];
  GArray *tactical;
  GPtrArray *map;
  MusterDeployment *deployment;
  MusterScenarioGround ground;
  char *pack;
} MusterScenario;

typedef struct
{
  guint index;
  char *id;
  char *name;
  char *summary;
  char *needs;
  char *pack;
} MusterOptionalRule;

typedef struct _MusterStarterUnit MusterStarterUnit;

/**
 * MusterStarterUnit:
 * @models: figures of each, or 0: as many as the type has
 * @leaders: (nullable): traits of those who lead them, the first the first; %NULL among them: nobody
 * @leader_name: (nullable): who leads each of them, or is each of them
 * @leadership: his value, or 0
 * @player: (nullable): whose they are where the battle is set up as it was fought by several
 * @choices: (nullable) (element-type MusterStarterUnit): what may stand in its place
 * @with: (nullable): name of the unit of the same force that it begins a battle with: of several, the
 *   first with the first, and so on
 */
struct _MusterStarterUnit
{
  const MusterUnitType *type;
  const MusterOption **options;
  guint n_options;
  guint count;
  int models;
  const MusterTrait **leaders;
  char *leader_name;
  int leadership;
  char *player;
  GPtrArray *choices;
  char *name;
  char *with;
};

/**
 * MusterStarterForce:
 * @number: that players know it by, or 0; forces of one number are alternatives
 * @called: (nullable): how prose calls its side (docs/force-file.md)
 */
typedef struct
{
  guint index;
  char *id;
  char *name;
  char *called;
  int number;
  char *theatre;
  GPtrArray *units; /* MusterStarterUnit */
  char *pack;
} MusterStarterForce;

/**
 * MusterPastBattle:
 * @year: (nullable): when it was fought
 * @date: (nullable): the day
 * @optional_rules: (nullable): ids of those that it is fought with
 * @forces: who fought; the first attacked
 *
 * A battle that was fought, to be set up as it was.
 */
typedef struct
{
  guint index;
  char *id;
  char *name;
  char *year;
  char *date;
  char **optional_rules;
  char *summary;
  const MusterScenario *scenario;
  const MusterStarterForce *forces[2];
  char *pack;
} MusterPastBattle;

#define MUSTER_TYPE_CATALOG (muster_catalog_get_type ())
G_DECLARE_FINAL_TYPE (MusterCatalog, muster_catalog, MUSTER, CATALOG, MusterObject)

MusterCatalog            *muster_catalog_new               (const char          *ruleset_id,
                                                            const char *const   *rule_words) G_GNUC_WARN_UNUSED_RESULT;

/* Scenarios that are read from now on may name these settings only, ended by an id of NULL. */
void                      muster_catalog_set_settings      (MusterCatalog       *self,
                                                            const MusterField   *settings);

/* Tables of these ids that are read from now on must have what the rules need, ended by an id of NULL. */
void                      muster_catalog_set_tables        (MusterCatalog       *self,
                                                            const MusterRollTableSpec *tables);

/* What a quick reference that is read from now on may name. */
void                      muster_catalog_set_reference     (MusterCatalog       *self,
                                                            const MusterReferenceSpec *reference);

/* Goes up whenever something was added or replaced. */
guint                     muster_catalog_get_revision      (MusterCatalog       *self);

/* Reads one document into the catalog: all of it, or nothing and an error. @pack: NULL for the
 * ruleset's own. Before any force or battle is read. */
gboolean                  muster_catalog_add               (MusterCatalog       *self,
                                                            MusterJson          *document,
                                                            const char          *origin,
                                                            const char          *pack,
                                                            GError             **error);

const char               *muster_catalog_get_ruleset_id    (MusterCatalog       *self);
GPtrArray                *muster_catalog_get_stats         (MusterCatalog       *self);
GPtrArray                *muster_catalog_get_weapon_stats  (MusterCatalog       *self);
GPtrArray                *muster_catalog_get_types         (MusterCatalog       *self);
GPtrArray                *muster_catalog_get_options       (MusterCatalog       *self);
GPtrArray                *muster_catalog_get_weapons       (MusterCatalog       *self);
GPtrArray                *muster_catalog_get_traits        (MusterCatalog       *self);
GPtrArray                *muster_catalog_get_figures       (MusterCatalog       *self);
GPtrArray                *muster_catalog_get_tables        (MusterCatalog       *self);
GPtrArray                *muster_catalog_get_checklists    (MusterCatalog       *self);
GPtrArray                *muster_catalog_get_scenarios     (MusterCatalog       *self);
GPtrArray                *muster_catalog_get_optional_rules (MusterCatalog      *self);
GPtrArray                *muster_catalog_get_starter_forces (MusterCatalog      *self);
GPtrArray                *muster_catalog_get_battles       (MusterCatalog       *self);
GPtrArray                *muster_catalog_get_cultures      (MusterCatalog       *self);
GPtrArray                *muster_catalog_get_reference     (MusterCatalog       *self);
/* Names of the packs that were read into it, in their order. */
const char *const        *muster_catalog_get_packs         (MusterCatalog       *self);

const MusterUnitType     *muster_catalog_find_type         (MusterCatalog       *self,
                                                            const char          *id);
const MusterOption       *muster_catalog_find_option       (MusterCatalog       *self,
                                                            const char          *id);
const MusterTrait        *muster_catalog_find_trait        (MusterCatalog       *self,
                                                            const char          *id);
const MusterFigure       *muster_catalog_find_figure       (MusterCatalog       *self,
                                                            const char          *id);
const MusterRollTable    *muster_catalog_find_table        (MusterCatalog       *self,
                                                            const char          *id);
const MusterScenario     *muster_catalog_find_scenario     (MusterCatalog       *self,
                                                            const char          *id);
const MusterOptionalRule *muster_catalog_find_optional_rule (MusterCatalog      *self,
                                                             const char         *id);
int                       muster_catalog_find_stat         (MusterCatalog       *self,
                                                            const char          *id);
int                       muster_catalog_find_weapon_stat  (MusterCatalog       *self,
                                                            const char          *id);

/* A unit of a type with some of its options, listed in any order. The type's defaults count wherever
 * no option of their group is named. */
const MusterTypeOption   *muster_unit_type_find_option       (const MusterUnitType *type,
                                                              const char           *id);
/* What a Leader with this trait leads with, of whom @leadership was rolled. */
int                       muster_trait_get_leadership        (const MusterTrait    *trait,
                                                              int                   leadership);
void                      muster_unit_type_get_profile       (const MusterUnitType *type,
                                                              const MusterOption  **options,
                                                              guint                 n_options,
                                                              const MusterTrait    *trait,
                                                              MusterProfile        *profile);
int                       muster_unit_type_get_cost          (const MusterUnitType *type,
                                                              const MusterOption  **options,
                                                              guint                 n_options);
int                       muster_catalog_get_scenario_number (const MusterScenario *scenario,
                                                              const char           *name,
                                                              int                   fallback);
/* The first value of a figure. */
int                       muster_catalog_get_figure          (MusterCatalog        *self,
                                                              const char           *id,
                                                              int                   fallback);

gboolean muster_catalog_has_points (MusterCatalog *self);

G_END_DECLS
