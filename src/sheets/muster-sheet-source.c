/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/muster-sheet-source.h"

#include "core/muster-i18n.h"
#include "core/plans/muster-plan-setup.h"
#include "sheets/force/muster-force-sheet.h"
#include "sheets/force/muster-marker-sheet.h"
#include "sheets/muster-battle-report.h"
#include "sheets/muster-scenario-sheet.h"
#include "sheets/reference/muster-reference-sheet.h"
#include "sheets/reference/muster-solo-sheet.h"

#define PLATE_USES (MUSTER_SHEET_USE_CUT_LINES | MUSTER_SHEET_USE_MARKER_SIZE)
#define MARKER_USES (PLATE_USES | MUSTER_SHEET_USE_BACKS | MUSTER_SHEET_USE_OBJECTIVES)

typedef struct
{
  char *id;
  char *label;
  MusterSheetUse uses;
  char *file; /* (nullable): what follows the name of the source in the name of a file */
} Sheet;

struct _MusterSheetSource
{
  GObject parent_instance;

  char *name;
  MusterSheetMaker maker;
  gpointer data;
  GDestroyNotify free;
  MusterPortraitFunc get_portrait;
  gpointer portrait_data;
  GDestroyNotify free_portrait_data;
  MusterServiceFunc get_service;
  gpointer service_data;
  GDestroyNotify free_service_data;
  GArray *sheets; /* Sheet */
  GArray *units;  /* Sheet, whose uses are ignored */
};

G_DEFINE_FINAL_TYPE (MusterSheetSource, muster_sheet_source, G_TYPE_OBJECT)

static void
clear_sheet (gpointer data)
{
  Sheet *sheet = data;

  g_clear_pointer (&sheet->id, g_free);
  g_clear_pointer (&sheet->label, g_free);
  g_clear_pointer (&sheet->file, g_free);
}

static GArray *
new_sheets (void)
{
  GArray *sheets = g_array_new (FALSE, FALSE, sizeof (Sheet));

  g_array_set_clear_func (sheets, clear_sheet);

  return sheets;
}

static void
add (GArray         *sheets,
     const char     *id,
     const char     *label,
     MusterSheetUse  uses)
{
  Sheet sheet = { g_strdup (id), g_strdup (label), uses };

  g_array_append_val (sheets, sheet);
}

static void
muster_sheet_source_finalize (GObject *object)
{
  MusterSheetSource *self = MUSTER_SHEET_SOURCE (object);

  if (self->free != NULL)
    self->free (self->data);
  if (self->free_portrait_data != NULL)
    self->free_portrait_data (self->portrait_data);
  if (self->free_service_data != NULL)
    self->free_service_data (self->service_data);
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->sheets, g_array_unref);
  g_clear_pointer (&self->units, g_array_unref);

  G_OBJECT_CLASS (muster_sheet_source_parent_class)->finalize (object);
}

static void
muster_sheet_source_class_init (MusterSheetSourceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = muster_sheet_source_finalize;
}

static void
muster_sheet_source_init (MusterSheetSource *self)
{
  self->sheets = new_sheets ();
  self->units = new_sheets ();
}

/**
 * muster_sheet_source_new:
 * @maker: makes the sheets that are added
 * @data: for @maker
 * @free: (nullable): frees @data with the source
 */
MusterSheetSource *
muster_sheet_source_new (const char       *name,
                         MusterSheetMaker  maker,
                         gpointer          data,
                         GDestroyNotify    free)
{
  MusterSheetSource *self;

  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (maker != NULL, NULL);

  self = g_object_new (MUSTER_TYPE_SHEET_SOURCE, NULL);
  self->name = g_strdup (name);
  self->maker = maker;
  self->data = data;
  self->free = free;

  return self;
}

/* A variant does not keep its force alive, so both are kept here. */
typedef struct
{
  MusterForce *force;
  MusterForceVariant *variant;
  MusterSheetKind kinds[MUSTER_N_SHEETS]; /* those that are offered */
} ForceData;

static void
force_data_free (gpointer data)
{
  ForceData *self = data;

  g_object_unref (self->variant);
  g_object_unref (self->force);
  g_free (self);
}

static MusterDocument *
make_force_cb (guint                     sheet,
               const MusterSheetOptions *options,
               gpointer                  data)
{
  ForceData *self = data;

  return muster_force_sheet_new (self->variant, self->kinds[sheet], options);
}

/* The sheets of a battle. If it has begun, the report comes before them; a plan has none. */
enum
{
  SHEET_SCENARIO,
  SHEET_MARKERS,
  SHEET_PLATES,
  SHEET_REFERENCE,
};

typedef struct
{
  MusterBattlePlan *plan;
  MusterBattle *battle; /* (nullable) */
  char *sum;            /* (nullable) */
} BattleData;

static void
battle_data_free (gpointer data)
{
  BattleData *self = data;

  g_clear_object (&self->plan);
  g_clear_object (&self->battle);
  g_free (self->sum);
  g_free (self);
}

static MusterDocument *
make_battle_cb (guint                     sheet,
                const MusterSheetOptions *options,
                gpointer                  data)
{
  BattleData *self = data;

  if (self->battle != NULL && sheet == 0)
    return muster_battle_report_new (self->battle, self->sum, options);

  switch (self->battle != NULL ? sheet - 1 : sheet)
    {
    case SHEET_MARKERS:
      return muster_marker_sheet_new_for_plan (self->plan, MUSTER_SHEET_MARKERS, options);
    case SHEET_PLATES:
      return muster_marker_sheet_new_for_plan (self->plan, MUSTER_SHEET_PLATES, options);
    case SHEET_REFERENCE:
      /* Of what is played: the optional rules of this battle are in, others are not. */
      return muster_reference_sheet_new (muster_battle_plan_get_ruleset (self->plan),
                                         muster_battle_plan_get_optional_rules (self->plan), options);
    case SHEET_SCENARIO:
    default:
      return muster_scenario_sheet_new (self->plan);
    }
}

static void
add_unit (MusterSheetSource *self,
          const char        *id,
          const char        *name)
{
  g_return_if_fail (MUSTER_IS_SHEET_SOURCE (self));
  g_return_if_fail (id != NULL && name != NULL);

  add (self->units, id, name, MUSTER_SHEET_USE_NONE);
}

/* Whether a sheet of this kind has anything on it. */
static gboolean
has_sheet (MusterForceVariant *variant,
           MusterSheetKind     kind)
{
  switch ((int) kind)
    {
    case MUSTER_SHEET_CARDS:
    case MUSTER_SHEET_MARKERS:
    case MUSTER_SHEET_PLATES:
      return muster_force_variant_get_n_units (variant) > 0;
    case MUSTER_SHEET_LEADERS:
      return muster_force_sheet_has_leaders (variant);
    case MUSTER_SHEET_SOLO:
      return muster_solo_sheet_is_there (muster_force_get_ruleset (muster_force_variant_get_force (variant)));
    default:
      return TRUE;
    }
}

/**
 * muster_sheet_source_new_for_force:
 * @variant: a variant of a force
 *
 * Returns: (transfer full): the source of all sheets of a force; where nobody is there, there are none to cut
 *   out, where nobody leads, no cards of leaders, and where the rules are for two players, none for one who
 *   plays alone
 */
MusterSheetSource *
muster_sheet_source_new_for_force (MusterForceVariant *variant)
{
  static const MusterSheetUse uses[MUSTER_N_SHEETS] = {
    [MUSTER_SHEET_ROSTER] = MUSTER_SHEET_USE_UNITS | MUSTER_SHEET_USE_BOXES | MUSTER_SHEET_USE_NOTES |
                            MUSTER_SHEET_USE_LINES | MUSTER_SHEET_USE_LOST,
    [MUSTER_SHEET_CARDS] = MUSTER_SHEET_USE_UNITS | MUSTER_SHEET_USE_BOXES | MUSTER_SHEET_USE_NOTES |
                           MUSTER_SHEET_USE_CARDS | MUSTER_SHEET_USE_CUT_LINES | MUSTER_SHEET_USE_LOST,
    [MUSTER_SHEET_LEADERS] = MUSTER_SHEET_USE_UNITS | MUSTER_SHEET_USE_NOTES | MUSTER_SHEET_USE_LINES |
                             MUSTER_SHEET_USE_CARDS | MUSTER_SHEET_USE_CUT_LINES | MUSTER_SHEET_USE_LOST,
    [MUSTER_SHEET_MARKERS] = MUSTER_SHEET_USE_UNITS | MARKER_USES,
    [MUSTER_SHEET_PLATES] = MUSTER_SHEET_USE_UNITS | PLATE_USES,
    [MUSTER_SHEET_BLANK] = MUSTER_SHEET_USE_BOXES,
  };
  MusterSheetSource *self;
  MusterForce *force;
  ForceData *data;
  const char *name;

  g_return_val_if_fail (MUSTER_IS_FORCE_VARIANT (variant), NULL);
  force = muster_force_variant_get_force (variant);
  g_return_val_if_fail (force != NULL, NULL);

  data = g_new0 (ForceData, 1);
  data->force = g_object_ref (force);
  data->variant = g_object_ref (variant);
  name = muster_force_get_name (force);
  self = muster_sheet_source_new (*name != '\0' ? name : _("A force"), make_force_cb, data,
                                  force_data_free);
  for (MusterSheetKind kind = 0, n = 0; kind < MUSTER_N_SHEETS; kind++)
    {
      if (!has_sheet (variant, kind))
        continue;
      data->kinds[n++] = kind;
      muster_sheet_source_add_sheet (self, muster_sheet_options_kind_get_id (kind),
                                     muster_sheet_options_kind_get_name (kind), uses[kind]);
    }
  for (guint i = 0; i < muster_force_variant_get_n_units (variant); i++)
    {
      MusterForceUnit *unit = muster_force_variant_get_unit (variant, i);
      const char *title = muster_force_unit_get_name (unit);

      add_unit (self, muster_force_unit_get_id (unit),
                *title != '\0' ? title
                               : muster_force_unit_get_type_name (unit));
    }

  return self;
}

/* @battle, @sum: (nullable) */
static MusterSheetSource *
new_for_battle (const char       *name,
                MusterBattlePlan *plan,
                MusterBattle     *battle,
                const char       *sum)
{
  MusterSheetSource *self;
  BattleData *data = g_new0 (BattleData, 1);

  data->plan = g_object_ref (plan);
  g_set_object (&data->battle, battle);
  data->sum = g_strdup (sum);
  self = muster_sheet_source_new (name, make_battle_cb, data, battle_data_free);
  if (battle != NULL)
    muster_sheet_source_add_sheet (self, "report", _("Battle report"), MUSTER_SHEET_USE_COURSE);
  muster_sheet_source_add_sheet (self, "scenario", _("Scenario sheet"), MUSTER_SHEET_USE_NONE);
  muster_sheet_source_add_sheet (self, "markers", _("Markers"), MARKER_USES);
  muster_sheet_source_add_sheet (self, "plates", _("Name plates"), PLATE_USES);
  muster_sheet_source_add_sheet (self, "qrs", _("Quick reference"), MUSTER_SHEET_USE_NONE);

  return self;
}

/**
 * muster_sheet_source_new_for_plan:
 *
 * Returns: (transfer full): the source of the sheets that a planned battle needs
 */
MusterSheetSource *
muster_sheet_source_new_for_plan (MusterBattlePlan *plan)
{
  g_autofree char *heading = NULL;

  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (plan), NULL);

  heading = muster_battle_plan_dup_heading (plan);

  return new_for_battle (heading, plan, NULL, NULL);
}

/**
 * muster_sheet_source_new_for_battle:
 * @sum: (nullable): the result of the battle and its rematch together
 *
 * Returns: (transfer full): the source of the report and the other sheets of a battle
 */
MusterSheetSource *
muster_sheet_source_new_for_battle (MusterLibrary *library,
                                    MusterBattle  *battle,
                                    const char    *sum)
{
  g_autoptr (MusterBattlePlan) plan = NULL;
  const char *title;

  g_return_val_if_fail (MUSTER_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), NULL);

  plan = muster_plan_new_from_battle (library, battle);
  title = muster_battle_get_title (battle);

  return new_for_battle (title != NULL && *title != '\0' ? title : _("A battle"), plan, battle, sum);
}

/**
 * muster_sheet_source_add_sheet:
 * @id: a name by which the settings remember the sheet that was last shown
 * @label: its name for players
 */
void
muster_sheet_source_add_sheet (MusterSheetSource *self,
                               const char        *id,
                               const char        *label,
                               MusterSheetUse     uses)
{
  g_return_if_fail (MUSTER_IS_SHEET_SOURCE (self));
  g_return_if_fail (id != NULL && label != NULL);

  add (self->sheets, id, label, uses);
}

void
muster_sheet_source_name_file (MusterSheetSource *self,
                               const char        *name)
{
  Sheet *last;

  g_return_if_fail (MUSTER_IS_SHEET_SOURCE (self));
  g_return_if_fail (self->sheets->len > 0);

  last = &g_array_index (self->sheets, Sheet, self->sheets->len - 1);
  g_free (last->file);
  last->file = g_strdup (name);
}

char *
muster_sheet_source_dup_file_name (MusterSheetSource *self,
                                   guint              sheet)
{
  const Sheet *wanted;

  g_return_val_if_fail (MUSTER_IS_SHEET_SOURCE (self), NULL);
  g_return_val_if_fail (sheet < self->sheets->len, NULL);

  wanted = &g_array_index (self->sheets, Sheet, sheet);
  if (wanted->file == NULL && self->sheets->len == 1)
    return g_strdup (self->name);
  return g_strdup_printf ("%s – %s", self->name, wanted->file != NULL ? wanted->file : wanted->label);
}

void
muster_sheet_source_set_portraits (MusterSheetSource  *self,
                                   MusterPortraitFunc  get_portrait,
                                   gpointer            data,
                                   GDestroyNotify      free)
{
  g_return_if_fail (MUSTER_IS_SHEET_SOURCE (self));
  g_return_if_fail (self->get_portrait == NULL);

  self->get_portrait = get_portrait;
  self->portrait_data = data;
  self->free_portrait_data = free;
}

void
muster_sheet_source_set_service (MusterSheetSource *self,
                                 MusterServiceFunc  get_service,
                                 gpointer           data,
                                 GDestroyNotify     free)
{
  g_return_if_fail (MUSTER_IS_SHEET_SOURCE (self));
  g_return_if_fail (self->get_service == NULL);

  self->get_service = get_service;
  self->service_data = data;
  self->free_service_data = free;
}

const char *
muster_sheet_source_get_name (MusterSheetSource *self)
{
  g_return_val_if_fail (MUSTER_IS_SHEET_SOURCE (self), NULL);

  return self->name;
}

guint
muster_sheet_source_get_n_sheets (MusterSheetSource *self)
{
  g_return_val_if_fail (MUSTER_IS_SHEET_SOURCE (self), 0);

  return self->sheets->len;
}

const char *
muster_sheet_source_get_sheet_id (MusterSheetSource *self,
                                  guint              sheet)
{
  g_return_val_if_fail (MUSTER_IS_SHEET_SOURCE (self), NULL);
  g_return_val_if_fail (sheet < self->sheets->len, NULL);

  return g_array_index (self->sheets, Sheet, sheet).id;
}

const char *
muster_sheet_source_get_label (MusterSheetSource *self,
                               guint              sheet)
{
  g_return_val_if_fail (MUSTER_IS_SHEET_SOURCE (self), NULL);
  g_return_val_if_fail (sheet < self->sheets->len, NULL);

  return g_array_index (self->sheets, Sheet, sheet).label;
}

MusterSheetUse
muster_sheet_source_get_uses (MusterSheetSource *self,
                              guint              sheet)
{
  MusterSheetUse uses;

  g_return_val_if_fail (MUSTER_IS_SHEET_SOURCE (self), MUSTER_SHEET_USE_NONE);
  g_return_val_if_fail (sheet < self->sheets->len, MUSTER_SHEET_USE_NONE);

  /* The option for lost units makes no difference if nothing is known of battles. */
  uses = g_array_index (self->sheets, Sheet, sheet).uses;
  return self->get_service != NULL ? uses : uses & ~MUSTER_SHEET_USE_LOST;
}

guint
muster_sheet_source_get_n_units (MusterSheetSource *self)
{
  g_return_val_if_fail (MUSTER_IS_SHEET_SOURCE (self), 0);

  return self->units->len;
}

const char *
muster_sheet_source_get_unit_id (MusterSheetSource *self,
                                 guint              unit)
{
  g_return_val_if_fail (MUSTER_IS_SHEET_SOURCE (self), NULL);
  g_return_val_if_fail (unit < self->units->len, NULL);

  return g_array_index (self->units, Sheet, unit).id;
}

const char *
muster_sheet_source_get_unit_name (MusterSheetSource *self,
                                   guint              unit)
{
  g_return_val_if_fail (MUSTER_IS_SHEET_SOURCE (self), NULL);
  g_return_val_if_fail (unit < self->units->len, NULL);

  return g_array_index (self->units, Sheet, unit).label;
}

/**
 * muster_sheet_source_make:
 *
 * Returns: (transfer full): the sheet with these options
 */
MusterDocument *
muster_sheet_source_make (MusterSheetSource        *self,
                          guint                     sheet,
                          const MusterSheetOptions *options)
{
  MusterSheetOptions all;

  g_return_val_if_fail (MUSTER_IS_SHEET_SOURCE (self), NULL);
  g_return_val_if_fail (sheet < self->sheets->len, NULL);
  g_return_val_if_fail (options != NULL, NULL);

  all = *options;
  all.get_portrait = self->get_portrait;
  all.portrait_data = self->portrait_data;
  all.get_service = self->get_service;
  all.service_data = self->service_data;

  return self->maker (sheet, &all, self->data);
}
