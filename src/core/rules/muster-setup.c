/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/muster-setup.h"

#include <string.h>

#include "core/muster-core-error.h"
#include "core/rules/muster-rules.h"
#include "core/rules/muster-ruleset.h"

static void
free_values (const MusterField *fields,
             MusterValue       *values)
{
  for (guint i = 0; values != NULL && i < muster_fields_count (fields); i++)
    muster_value_clear (fields[i].kind, &values[i]);
  g_free (values);
}

static void
objective_def_free (gpointer data)
{
  MusterObjectiveDef *def = data;

  g_free (def->id);
  g_free (def->label);
  g_free (def);
}

static void
free_unit_defs (GPtrArray         *units,
                const MusterField *member_fields)
{
  for (guint i = 0; i < units->len; i++)
    {
      MusterUnitDef *def = g_ptr_array_index (units, i);

      free_values (member_fields, def->members);
      g_free (def->id);
      g_free (def->name);
      g_free (def->called);
      g_free (def->options);
      g_free (def->leader.name);
      g_free (def);
    }
  g_ptr_array_unref (units);
}

/**
 * muster_setup_new:
 *
 * Returns: (transfer full): an empty setup of @ruleset, to be filled by a reader
 */
MusterSetup *
muster_setup_new (MusterRuleset *ruleset)
{
  MusterSetup *self = g_new0 (MusterSetup, 1);
  const MusterRules *rules = muster_ruleset_get_rules (ruleset);

  g_atomic_ref_count_init (&self->ref_count);
  self->ruleset = g_object_ref (ruleset);
  self->units = g_ptr_array_new ();
  self->made_units = g_ptr_array_new ();
  self->objectives = g_ptr_array_new_with_free_func (objective_def_free);
  self->trackers = g_array_new (FALSE, FALSE, sizeof (MusterTrackerDef));
  self->settings = g_new0 (MusterValue, muster_fields_count (rules->settings) + 1);
  self->members = g_new0 (MusterValue, muster_fields_count (rules->setup_members) + 1);
  return self;
}

/* A variant lives as long as its base, and whoever keeps it keeps that. */
MusterSetup *
muster_setup_ref (MusterSetup *self)
{
  g_atomic_ref_count_inc (&muster_setup_get_base (self)->ref_count);
  return self;
}

/**
 * muster_setup_get_base:
 *
 * Returns: (transfer none): the setup as the battle begins with it
 */
MusterSetup *
muster_setup_get_base (MusterSetup *self)
{
  return self->base != NULL ? self->base : self;
}

static void
free_variant (gpointer data)
{
  MusterSetup *variant = data;

  if (variant->free_rules_data != NULL)
    variant->free_rules_data (variant->rules_data);
  g_free (variant);
}

G_LOCK_DEFINE_STATIC (variants);

/**
 * muster_setup_get_variant:
 * @switched: a bit for each optional rule that is on where it was off at the beginning, or the
 * other way round
 *
 * Returns: (transfer none): the setup with these optional rules
 */
const MusterSetup *
muster_setup_get_variant (const MusterSetup *self,
                          guint64            switched)
{
  MusterSetup *base = muster_setup_get_base ((MusterSetup *) self);
  const MusterCorrectionRules *rules = muster_ruleset_get_rules (base->ruleset)->corrections;
  MusterSetup *variant;

  if (switched == 0 || rules == NULL || rules->dup_switched == NULL)
    return base;

  G_LOCK (variants);
  if (base->variants == NULL)
    base->variants = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, free_variant);
  variant = g_hash_table_lookup (base->variants, &switched);
  if (variant == NULL)
    {
      variant = g_memdup2 (base, sizeof *base);
      variant->base = base;
      variant->variants = NULL;
      variant->optional_rules = base->optional_rules ^ switched;
      variant->rules_data = rules->dup_switched (variant, base->rules_data);
      variant->free_rules_data = g_free;
      g_hash_table_insert (base->variants, g_memdup2 (&switched, sizeof switched), variant);
    }
  G_UNLOCK (variants);
  return variant;
}

void
muster_setup_unref (MusterSetup *self)
{
  self = muster_setup_get_base (self);
  if (g_atomic_ref_count_dec (&self->ref_count))
    {
      const MusterRules *rules = muster_ruleset_get_rules (self->ruleset);

      g_clear_pointer (&self->variants, g_hash_table_unref);
      if (self->free_rules_data != NULL)
        self->free_rules_data (self->rules_data);
      for (guint i = 0; i < self->n_sides; i++)
        {
          free_values (rules->side_members, self->sides[i].members);
          g_free (self->sides[i].id);
          g_free (self->sides[i].name);
          g_free (self->sides[i].called);
        }
      for (guint i = 0; i < self->n_players; i++)
        {
          g_free (self->players[i].id);
          g_free (self->players[i].name);
        }
      free_unit_defs (self->units, rules->unit_members);
      free_unit_defs (self->made_units, rules->unit_members);
      free_values (rules->settings, self->settings);
      free_values (rules->setup_members, self->members);
      g_ptr_array_unref (self->objectives);
      g_array_unref (self->trackers);
      g_strfreev (self->packs);
      g_free (self->title);
      g_free (self->date);
      g_object_unref (self->ruleset);
      g_free (self);
    }
}

int
muster_setup_find_side (const MusterSetup *self,
                        const char        *id)
{
  for (guint i = 0; i < self->n_sides; i++)
    if (strcmp (self->sides[i].id, id) == 0)
      return (int) i;
  return -1;
}

int
muster_setup_find_player (const MusterSetup *self,
                          const char        *id)
{
  for (guint i = 0; i < self->n_players; i++)
    if (strcmp (self->players[i].id, id) == 0)
      return (int) i;
  return -1;
}

int
muster_setup_find_objective (const MusterSetup *self,
                             const char        *id)
{
  for (guint i = 0; i < self->objectives->len; i++)
    {
      const MusterObjectiveDef *def = g_ptr_array_index (self->objectives, i);

      if (strcmp (def->id, id) == 0)
        return (int) i;
    }
  return -1;
}

gboolean
muster_setup_has_rule (const MusterSetup *self,
                       const char        *optional_rule)
{
  const MusterOptionalRule *rule =
    muster_catalog_find_optional_rule (muster_ruleset_get_catalog (self->ruleset), optional_rule);

  return rule != NULL && (self->optional_rules >> rule->index & 1) != 0;
}

static gboolean G_GNUC_PRINTF (3, 0)
refuse_at (const char  *path,
           GError     **error,
           const char  *format,
           va_list      args)
{
  g_autofree char *reason = g_strdup_vprintf (format, args);

  g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID, "%s: %s", path, reason);
  return FALSE;
}

/**
 * muster_setup_refuse_unit:
 * @unit: index of the unit in the setup
 * @member: (nullable): the member of the unit that is wrong
 *
 * Sets an error that names the unit's place in the battle file.
 *
 * Returns: %FALSE
 */
gboolean
muster_setup_refuse_unit (const MusterSetup  *self,
                          guint               unit,
                          const char         *member,
                          GError            **error,
                          const char         *format,
                          ...)
{
  const MusterUnitDef *def = g_ptr_array_index (self->units, unit);
  g_autofree char *path = NULL;
  guint place = 0;
  va_list args;

  for (guint i = 0; i < unit; i++)
    if (((const MusterUnitDef *) g_ptr_array_index (self->units, i))->side == def->side)
      place++;
  path = g_strdup_printf ("$.sides[%d].units[%u]%s%s", def->side, place,
                          member != NULL ? "." : "", member != NULL ? member : "");

  va_start (args, format);
  refuse_at (path, error, format, args);
  va_end (args);
  return FALSE;
}

/**
 * muster_setup_refuse:
 * @path: the place in the battle file, such as `$.scenario.settings`
 *
 * Returns: %FALSE, with @error set
 */
gboolean
muster_setup_refuse (const char  *path,
                     GError     **error,
                     const char  *format,
                     ...)
{
  va_list args;

  va_start (args, format);
  refuse_at (path, error, format, args);
  va_end (args);
  return FALSE;
}

/**
 * muster_setup_add_objective:
 * @side: index of the side that can score it
 *
 * Adds @side to those that can score an objective, which is made if it is not there yet.
 *
 * Returns: its index, or -1 if the battle has all the objectives it can have
 */
int
muster_setup_add_objective (MusterSetup *self,
                            const char  *id,
                            const char  *label,
                            int          side,
                            int          worth,
                            gboolean     automatic)
{
  int index = muster_setup_find_objective (self, id);
  MusterObjectiveDef *def;

  if (index < 0 && self->objectives->len == MUSTER_MAX_OBJECTIVES)
    return -1;

  if (index < 0)
    {
      def = g_new0 (MusterObjectiveDef, 1);
      def->id = g_strdup (id);
      def->label = g_strdup (label);
      def->listed = TRUE;
      g_ptr_array_add (self->objectives, def);
      index = (int) self->objectives->len - 1;
    }

  def = g_ptr_array_index (self->objectives, index);
  def->worth[side] = worth;
  def->sides |= 1u << side;
  def->automatic = automatic;
  return index;
}

/* Finds a unit that was made during play before. */
static const MusterUnitDef *
find_made (const MusterSetup    *self,
           const MusterUnitDef  *root,
           const MusterUnitType *type,
           const char           *id,
           const char           *name)
{
  for (guint i = 0; i < self->made_units->len; i++)
    {
      const MusterUnitDef *def = g_ptr_array_index (self->made_units, i);

      if (def->root == root && def->type == type && strcmp (def->id, id) == 0 &&
          strcmp (def->name, name) == 0)
        return def;
    }
  return NULL;
}

/**
 * muster_setup_make_unit:
 * @model: a unit without options, members or leader; nothing of it is kept
 *
 * Finds or adds a unit that comes up in play and is part of no other. Asked again with the same words it
 * gives the same unit.
 *
 * Returns: (transfer none): the unit
 */
const MusterUnitDef *
muster_setup_make_unit (const MusterSetup   *self,
                        const MusterUnitDef *model)
{
  const MusterUnitDef *known = find_made (self, NULL, model->type, model->id, model->name);
  MusterUnitDef *def;

  if (known != NULL)
    return known;

  def = g_memdup2 (model, sizeof *model);
  def->id = g_strdup (model->id);
  def->name = g_strdup (model->name);
  def->called = g_strdup (model->called);
  def->members =
    g_new0 (MusterValue,
            muster_fields_count (muster_ruleset_get_rules (self->ruleset)->unit_members) + 1);
  g_ptr_array_add (self->made_units, def);
  return def;
}

/**
 * muster_setup_make_part:
 * @root: the unit that @id comes out of
 *
 * Finds or adds a unit that comes up in play. Asked again with the same words it gives the same
 * unit, so that an order resolves to the same state each time.
 *
 * Returns: (transfer none): the unit
 */
const MusterUnitDef *
muster_setup_make_part (const MusterSetup   *self,
                        const MusterUnitDef *root,
                        const char          *id,
                        const char          *name)
{
  const MusterRules *rules = muster_ruleset_get_rules (self->ruleset);
  guint n_members = muster_fields_count (rules->unit_members);
  const MusterUnitDef *known = find_made (self, root, root->type, id, name);
  MusterUnitDef *def;

  if (known != NULL)
    return known;

  def = g_memdup2 (root, sizeof *root);
  def->id = g_strdup (id);
  def->name = g_strdup (name);
  def->called = NULL;
  def->options = g_memdup2 (root->options, root->n_options * sizeof *root->options);
  def->leader = (MusterLeaderDef) { 0 };
  def->members = g_new0 (MusterValue, n_members + 1);
  for (guint i = 0; i < n_members; i++)
    muster_value_copy (rules->unit_members[i].kind, &def->members[i], &root->members[i]);
  def->root = root;
  g_ptr_array_add (self->made_units, def);
  return def;
}

/**
 * muster_setup_name_objective:
 * @worth: points a count, the same for every side
 *
 * Finds an objective, or adds one that the scenario does not list: an award of that name was made.
 *
 * Returns: its index, or -1 if the battle has all the objectives it can have
 */
int
muster_setup_name_objective (const MusterSetup *self,
                             const char        *id,
                             int                worth)
{
  int index = muster_setup_find_objective (self, id);
  MusterObjectiveDef *def;

  if (index >= 0)
    return index;
  if (self->objectives->len == MUSTER_MAX_OBJECTIVES)
    return -1;

  def = g_new0 (MusterObjectiveDef, 1);
  def->id = g_strdup (id);
  def->label = g_strdup (id);
  def->sides = (1u << self->n_sides) - 1;
  for (guint i = 0; i < self->n_sides; i++)
    def->worth[i] = worth;
  g_ptr_array_add (self->objectives, def);
  return (int) self->objectives->len - 1;
}
