/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/catalog/muster-catalog.h"
#include "core/fields/muster-field.h"

G_BEGIN_DECLS

typedef struct _MusterRules MusterRules;
typedef struct _MusterRuleset MusterRuleset;
typedef struct _MusterSetup MusterSetup;

#define MUSTER_MAX_SIDES 4
#define MUSTER_MAX_PLAYERS 12
#define MUSTER_MAX_UNITS 500
#define MUSTER_MAX_NAME 200 /* bytes */

typedef struct
{
  gboolean present;
  char *name;
  int leadership; /* 0: not said */
  const MusterTrait *trait;
} MusterLeaderDef;

/**
 * MusterUnitDef:
 * @options: those given, then the defaults of its type that they leave in force
 * @n_given: how many were given
 * @root: the unit that this one was split from, or NULL
 * @members: values of the ruleset's own unit members, as many as its table has
 * @profile: type, options and trait taken together
 *
 * What is true of a unit for the whole battle. Lives as long as its setup.
 */
typedef struct _MusterUnitDef MusterUnitDef;

struct _MusterUnitDef
{
  char *id;
  char *name;
  char *called; /* (nullable): how prose calls it (docs/force-file.md) */
  const MusterUnitType *type;
  const MusterOption **options;
  guint n_options;
  guint n_given;
  int models;
  gboolean models_given;
  int side;
  int player;
  MusterLeaderDef leader;
  MusterValue *members;
  guint32 members_given;
  const MusterUnitDef *root;
  MusterProfile profile;
  gint32 own[16];
};

typedef struct
{
  char *id;
  char *name;
  int side;
} MusterPlayerDef;

typedef struct
{
  char *id;
  char *name;
  char *called; /* (nullable) */
  int role; /* 0 attacker, 1 defender, -1 not said */
  MusterValue *members;
  guint32 members_given;
} MusterSideDef;

/**
 * MusterObjectiveDef:
 * @worth: points a count, by side
 * @sides: a bit for each side that can score it
 * @automatic: counted from what the log knows
 * @listed: of the scenario; others came by an award of that name
 */
typedef struct
{
  char *id;
  char *label;
  int worth[MUSTER_MAX_SIDES];
  guint sides;
  gboolean automatic;
  gboolean listed;
} MusterObjectiveDef;

/**
 * MusterTrackerDef:
 * @slot: where the state keeps it (#MusterState.own)
 */
typedef struct
{
  const char *id;
  const char *label;
  guint slot;
  int max;
} MusterTrackerDef;

/**
 * MusterSetup:
 * @packs: (nullable): ids of the house packs that @ruleset is made with; %NULL: not said, so all there are
 *
 * How a battle begins: everything that does not change while it is fought. Immutable once read, but
 * for units and objectives that come up in play: those are added once, by id, and never change
 * either, so that a state can point to them.
 */
struct _MusterSetup
{
  gatomicrefcount ref_count;
  MusterRuleset *ruleset;
  char **packs;
  char *title;
  char *date;
  int table_length;
  int table_width;
  const MusterScenario *scenario;
  MusterValue *settings;
  guint32 settings_given;
  guint64 optional_rules;
  MusterSideDef sides[MUSTER_MAX_SIDES];
  guint n_sides;
  MusterPlayerDef players[MUSTER_MAX_PLAYERS];
  guint n_players;
  GPtrArray *units;      /* MusterUnitDef, the ones the battle begins with */
  GPtrArray *made_units; /* MusterUnitDef, in play later */
  GPtrArray *objectives; /* MusterObjectiveDef */
  GArray *trackers;      /* MusterTrackerDef */
  MusterValue *members;
  guint32 members_given;
  gpointer rules_data;
  GDestroyNotify free_rules_data;
  MusterSetup *base;     /* (nullable): of which this one differs by its optional rules alone */
  GHashTable *variants;  /* guint64 to MusterSetup: such ones, made when they were needed */
};

MusterSetup              *muster_setup_new            (MusterRuleset       *ruleset) G_GNUC_WARN_UNUSED_RESULT;
MusterSetup              *muster_setup_ref            (MusterSetup         *self);
void                      muster_setup_unref          (MusterSetup         *self);

const MusterSetup        *muster_setup_get_variant    (const MusterSetup   *self,
                                                       guint64              switched);
MusterSetup              *muster_setup_get_base       (MusterSetup         *self);

int                       muster_setup_find_side      (const MusterSetup   *self,
                                                       const char          *id);
int                       muster_setup_find_player    (const MusterSetup   *self,
                                                       const char          *id);
int                       muster_setup_find_objective (const MusterSetup   *self,
                                                       const char          *id);
gboolean                  muster_setup_has_rule       (const MusterSetup   *self,
                                                       const char          *optional_rule);

/* For a ruleset's compile(): an error that names the place in the file. Always FALSE. */
gboolean                  muster_setup_refuse_unit    (const MusterSetup   *self,
                                                       guint                unit,
                                                       const char          *member,
                                                       GError             **error,
                                                       const char          *format,
                                                       ...) G_GNUC_PRINTF (5, 6);
gboolean                  muster_setup_refuse         (const char          *path,
                                                       GError             **error,
                                                       const char          *format,
                                                       ...) G_GNUC_PRINTF (3, 4);

const MusterUnitDef      *muster_setup_make_part      (const MusterSetup   *self,
                                                       const MusterUnitDef *root,
                                                       const char          *id,
                                                       const char          *name);
const MusterUnitDef      *muster_setup_make_unit      (const MusterSetup   *self,
                                                       const MusterUnitDef *model);
int                       muster_setup_add_objective  (MusterSetup         *self,
                                                       const char          *id,
                                                       const char          *label,
                                                       int                  side,
                                                       int                  worth,
                                                       gboolean             automatic);
int                       muster_setup_name_objective (const MusterSetup   *self,
                                                       const char          *id,
                                                       int                  worth);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterSetup, muster_setup_unref)

G_END_DECLS
