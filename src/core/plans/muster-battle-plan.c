/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/plans/muster-battle-plan-private.h"

#include "core/muster-i18n.h"
#include "core/muster-signal.h"
#include "core/muster-text.h"
#include "core/plans/muster-plan-deployment.h"

/* The properties of the battle as a whole. Sides, optional rules and preparations have files of
 * their own. */

/* The size of the table if neither the battle nor the ruleset gives one. */
#define TABLE_LENGTH 72
#define TABLE_WIDTH 48

G_DEFINE_FINAL_TYPE (MusterBattlePlan, muster_battle_plan, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_LIBRARY,
  PROP_RULESET,
  PROP_TITLE,
  PROP_DATE,
  PROP_TABLE_LENGTH,
  PROP_TABLE_WIDTH,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint changed_signal;

void
muster_battle_plan_emit_changed (MusterBattlePlan *self)
{
  g_return_if_fail (MUSTER_IS_BATTLE_PLAN (self));

  g_signal_emit (self, changed_signal, 0);
}

static void
reset (MusterBattlePlan *self)
{
  const MusterRules *rules = muster_ruleset_get_rules (self->ruleset);
  MusterCatalog *catalog = muster_ruleset_get_catalog (self->ruleset);

  g_strfreev (self->packs);
  self->packs = muster_library_editions_list_packs (self->library, rules->id);
  g_clear_pointer (&self->pack_problem, g_free);
  self->scenario = muster_catalog_find_scenario (catalog, rules->default_scenario);
  muster_members_clear (self->settings);
  muster_battle_plan_get_usual_table (self, &self->table_length, &self->table_width);
  self->optional_rules = 0;
  muster_battle_plan_list_rules (self);
  self->checks = 0;
  muster_tape_reset (&self->scenario_tape);
  muster_tape_reset (&self->role_tape);
  g_ptr_array_set_size (self->records, 0);
  g_ptr_array_add (self->records, NULL);
  g_list_store_remove_all (self->sides);
  for (guint i = 0; i < rules->min_sides; i++)
    muster_battle_plan_add_side (self);
}

static void
muster_battle_plan_constructed (GObject *object)
{
  G_OBJECT_CLASS (muster_battle_plan_parent_class)->constructed (object);

  reset (MUSTER_BATTLE_PLAN (object));
}

static void
muster_battle_plan_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  MusterBattlePlan *self = MUSTER_BATTLE_PLAN (object);

  switch (prop_id)
    {
    case PROP_LIBRARY:
      g_value_set_object (value, self->library);
      break;

    case PROP_RULESET:
      g_value_set_object (value, self->ruleset);
      break;

    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;

    case PROP_DATE:
      g_value_set_string (value, self->date);
      break;

    case PROP_TABLE_LENGTH:
      g_value_set_int (value, self->table_length);
      break;

    case PROP_TABLE_WIDTH:
      g_value_set_int (value, self->table_width);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_battle_plan_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  MusterBattlePlan *self = MUSTER_BATTLE_PLAN (object);

  switch (prop_id)
    {
    case PROP_LIBRARY:
      self->library = g_value_dup_object (value);
      break;

    case PROP_RULESET:
      self->ruleset = g_value_dup_object (value);
      break;

    case PROP_TITLE:
      muster_battle_plan_set_title (self, g_value_get_string (value));
      break;

    case PROP_DATE:
      muster_battle_plan_set_date (self, g_value_get_string (value));
      break;

    case PROP_TABLE_LENGTH:
      muster_battle_plan_set_table (self, g_value_get_int (value), self->table_width);
      break;

    case PROP_TABLE_WIDTH:
      muster_battle_plan_set_table (self, self->table_length, g_value_get_int (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterBattlePlan, sides, g_object_unref),
  MUSTER_OWNED (MusterBattlePlan, ruleset, g_object_unref),
  MUSTER_OWNED (MusterBattlePlan, library, g_object_unref),
  MUSTER_OWNED (MusterBattlePlan, packs, g_strfreev),
  MUSTER_OWNED (MusterBattlePlan, pack_problem, g_free),
  MUSTER_OWNED (MusterBattlePlan, title, g_free),
  MUSTER_OWNED (MusterBattlePlan, date, g_free),
  MUSTER_OWNED (MusterBattlePlan, rule_ids, g_strfreev),
  MUSTER_OWNED (MusterBattlePlan, settings, muster_members_free),
  MUSTER_HELD (MusterBattlePlan, scenario_tape, muster_tape_clear),
  MUSTER_HELD (MusterBattlePlan, role_tape, muster_tape_clear),
  MUSTER_OWNED (MusterBattlePlan, records, g_ptr_array_unref),
};

static void
muster_battle_plan_class_init (MusterBattlePlanClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags given = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;
  const GParamFlags edited = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  object_class->constructed = muster_battle_plan_constructed;
  object_class->get_property = muster_battle_plan_get_property;
  object_class->set_property = muster_battle_plan_set_property;

  properties[PROP_LIBRARY] =
    g_param_spec_object ("library", NULL, NULL, MUSTER_TYPE_LIBRARY, given);
  properties[PROP_RULESET] =
    g_param_spec_object ("ruleset", NULL, NULL, MUSTER_TYPE_RULESET, given);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "", edited);
  properties[PROP_DATE] = g_param_spec_string ("date", NULL, NULL, "", edited);
  properties[PROP_TABLE_LENGTH] =
    g_param_spec_int ("table-length", NULL, NULL, 1, MUSTER_TABLE_MAX, TABLE_LENGTH, edited);
  properties[PROP_TABLE_WIDTH] =
    g_param_spec_int ("table-width", NULL, NULL, 1, MUSTER_TABLE_MAX, TABLE_WIDTH, edited);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  changed_signal = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
}

static void
muster_battle_plan_init (MusterBattlePlan *self)
{
  self->title = g_strdup ("");
  self->date = g_strdup ("");
  self->settings = muster_members_new ();
  self->sides = g_list_store_new (MUSTER_TYPE_PLAN_SIDE);
  self->records = g_ptr_array_new_with_free_func (g_free);
  muster_tape_init (&self->scenario_tape);
  muster_tape_init (&self->role_tape);
}

MusterBattlePlan *
muster_battle_plan_new (MusterLibrary *library,
                        MusterRuleset *ruleset)
{
  return g_object_new (MUSTER_TYPE_BATTLE_PLAN, "library", library, "ruleset", ruleset, NULL);
}

MusterLibrary *
muster_battle_plan_get_library (MusterBattlePlan *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (self), NULL);

  return self->library;
}

MusterRuleset *
muster_battle_plan_get_ruleset (MusterBattlePlan *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (self), NULL);

  return self->ruleset;
}

MusterCatalog *
muster_battle_plan_get_catalog (MusterBattlePlan *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (self), NULL);

  return muster_ruleset_get_catalog (self->ruleset);
}

void
muster_battle_plan_notify_ruleset (MusterBattlePlan *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RULESET]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TABLE_LENGTH]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TABLE_WIDTH]);
}

/**
 * muster_battle_plan_set_ruleset:
 * @ruleset: a ruleset of the library, with all of its packs
 */
void
muster_battle_plan_set_ruleset (MusterBattlePlan *self,
                                MusterRuleset    *ruleset)
{
  g_return_if_fail (MUSTER_IS_BATTLE_PLAN (self));
  g_return_if_fail (MUSTER_IS_RULESET (ruleset));

  if (g_str_equal (muster_ruleset_get_id (self->ruleset), muster_ruleset_get_id (ruleset)))
    return;

  g_object_freeze_notify (G_OBJECT (self));
  g_set_object (&self->ruleset, ruleset);
  reset (self);
  muster_battle_plan_notify_ruleset (self);
  g_object_thaw_notify (G_OBJECT (self));
  muster_battle_plan_emit_changed (self);
}

const char *
muster_battle_plan_get_title (MusterBattlePlan *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (self), NULL);

  return self->title;
}

void
muster_battle_plan_set_title (MusterBattlePlan *self,
                              const char       *title)
{
  g_return_if_fail (MUSTER_IS_BATTLE_PLAN (self));

  if (!muster_text_set (&self->title, title, MUSTER_MAX_NAME))
    return;

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
  muster_battle_plan_emit_changed (self);
}

char *
muster_battle_plan_dup_heading (MusterBattlePlan *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (self), NULL);

  return g_strdup (*self->title != '\0' ? self->title : _(self->scenario->name));
}

const char *
muster_battle_plan_get_date (MusterBattlePlan *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (self), NULL);

  return self->date;
}

void
muster_battle_plan_set_date (MusterBattlePlan *self,
                             const char       *date)
{
  g_return_if_fail (MUSTER_IS_BATTLE_PLAN (self));

  if (!muster_text_set (&self->date, date, MUSTER_MAX_NAME))
    return;

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DATE]);
  muster_battle_plan_emit_changed (self);
}

const MusterScenario *
muster_battle_plan_get_scenario (MusterBattlePlan *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (self), NULL);

  return self->scenario;
}

void
muster_battle_plan_drop_settings (MusterBattlePlan *self)
{
  const MusterField *fields = muster_ruleset_get_rules (self->ruleset)->settings;

  for (guint i = 0; fields != NULL && fields[i].id != NULL; i++)
    if (!g_strv_contains ((const char *const *) self->scenario->settings, fields[i].id))
      muster_members_remove (self->settings, fields[i].id);
}

void
muster_battle_plan_set_scenario (MusterBattlePlan     *self,
                                 const MusterScenario *scenario)
{
  g_return_if_fail (MUSTER_IS_BATTLE_PLAN (self));
  g_return_if_fail (scenario != NULL);

  if (self->scenario == scenario)
    return;

  muster_plan_forget_deployment (self);
  self->scenario = scenario;
  self->checks = 0;
  muster_tape_reset (&self->scenario_tape);
  muster_tape_reset (&self->role_tape);
  muster_battle_plan_drop_settings (self);
  muster_battle_plan_emit_changed (self);
}

MusterMembers *
muster_battle_plan_get_settings (MusterBattlePlan *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (self), NULL);

  return self->settings;
}

int
muster_battle_plan_get_table_length (MusterBattlePlan *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (self), 0);

  return self->table_length;
}

int
muster_battle_plan_get_table_width (MusterBattlePlan *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (self), 0);

  return self->table_width;
}

void
muster_battle_plan_set_table (MusterBattlePlan *self,
                              int               length,
                              int               width)
{
  g_return_if_fail (MUSTER_IS_BATTLE_PLAN (self));

  length = CLAMP (length, 1, MUSTER_TABLE_MAX);
  width = CLAMP (width, 1, MUSTER_TABLE_MAX);
  if (self->table_length == length && self->table_width == width)
    return;

  g_object_freeze_notify (G_OBJECT (self));
  self->table_length = length;
  self->table_width = width;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TABLE_LENGTH]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TABLE_WIDTH]);
  g_object_thaw_notify (G_OBJECT (self));
  muster_battle_plan_emit_changed (self);
}

void
muster_battle_plan_get_usual_table (MusterBattlePlan *self,
                                    int              *length,
                                    int              *width)
{
  MusterCatalog *catalog;

  g_return_if_fail (MUSTER_IS_BATTLE_PLAN (self));

  catalog = muster_ruleset_get_catalog (self->ruleset);
  *length = CLAMP (muster_catalog_get_figure (catalog, "table-length", TABLE_LENGTH), 1,
                   MUSTER_TABLE_MAX);
  *width = CLAMP (muster_catalog_get_figure (catalog, "table-width", TABLE_WIDTH), 1,
                  MUSTER_TABLE_MAX);
}
