/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-private.h"

#include "core/forces/muster-force-event.h"
#include "core/forces/muster-force-levy.h"
#include "core/forces/muster-force-text.h"
#include "core/forces/muster-force-variant-private.h"

/* The force listens to its units and they to their leaders, so that whoever keeps or shows a
 * force needs one handler. What each unit costs is kept, so that a change of one does not count all. */

struct _MusterForce
{
  GObject parent_instance;

  MusterRuleset *ruleset;
  char *id;
  char *name;
  char *theatre;
  char *notes;
  char **optional_rules; /* NULL: not decided yet */
  GListStore *units;
  GListStore *variants;
  GListStore *record;
  GHashTable *prices; /* of units */
  MusterForceUnit *changed_unit; /* lent for as long as `changed` is emitted */
  int budget;
  int points;
  gboolean archived;
};

G_DEFINE_FINAL_TYPE (MusterForce, muster_force, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_RULESET,
  PROP_ID,
  PROP_NAME,
  PROP_THEATRE,
  PROP_BUDGET,
  PROP_OPTIONAL_RULES,
  PROP_NOTES,
  PROP_ARCHIVED,
  PROP_UNITS,
  PROP_VARIANTS,
  PROP_POINTS,
  N_PROPS
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_GROUP_BEGUN,
  SIGNAL_GROUP_ENDED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
tell_change (MusterForce *self,
             guint        prop_id)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[prop_id]);
  muster_force_tell_change (self);
}

static void
sync_variants (MusterForce *self,
               void (*sync) (MusterForceVariant *variant))
{
  guint n_variants = muster_force_get_n_variants (self);
  MusterForceVariant *whole = muster_force_get_whole (self);

  for (guint i = 0; i < n_variants; i++)
    sync (muster_force_get_variant (self, i));

  if (self->points == muster_force_variant_get_points (whole))
    return;
  self->points = muster_force_variant_get_points (whole);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_POINTS]);
}

static void
update_price (MusterForce     *self,
              MusterForceUnit *unit)
{
  int price = muster_force_count_unit_points (self, unit, NULL);

  g_hash_table_insert (self->prices, unit, GINT_TO_POINTER (price));
}

static void
unit_changed_cb (MusterForce     *self,
                 MusterForceUnit *unit)
{
  MusterForceUnit *outer = self->changed_unit;
  int before = muster_force_get_price (self, unit);

  update_price (self, unit);
  if (muster_force_get_price (self, unit) != before)
    sync_variants (self, muster_force_variant_sync_points);
  self->changed_unit = unit;
  muster_force_tell_change (self);
  self->changed_unit = outer;
}

static gboolean
can_add (MusterForce      *self,
         guint             position,
         guint             n_removals,
         MusterForceUnit **units,
         guint             n_units)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  guint n_before = muster_force_get_n_units (self);

  for (guint i = 0; i < n_before; i++)
    {
      if (i < position || i >= position + n_removals)
        g_hash_table_add (ids,
                          (gpointer) muster_force_unit_get_id (muster_force_get_unit (self, i)));
    }
  for (guint i = 0; i < n_units; i++)
    {
      if (!g_hash_table_add (ids, (gpointer) muster_force_unit_get_id (units[i])))
        return FALSE;
    }

  return TRUE;
}

static void
muster_force_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  MusterForce *self = MUSTER_FORCE (object);

  switch (prop_id)
    {
    case PROP_RULESET:
      g_value_set_object (value, self->ruleset);
      break;

    case PROP_ID:
      g_value_set_string (value, self->id);
      break;

    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;

    case PROP_THEATRE:
      g_value_set_string (value, self->theatre);
      break;

    case PROP_BUDGET:
      g_value_set_int (value, self->budget);
      break;

    case PROP_OPTIONAL_RULES:
      g_value_set_boxed (value, self->optional_rules);
      break;

    case PROP_NOTES:
      g_value_set_string (value, self->notes);
      break;

    case PROP_ARCHIVED:
      g_value_set_boolean (value, self->archived);
      break;

    case PROP_UNITS:
      g_value_set_object (value, self->units);
      break;

    case PROP_VARIANTS:
      g_value_set_object (value, self->variants);
      break;

    case PROP_POINTS:
      g_value_set_int (value, self->points);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  MusterForce *self = MUSTER_FORCE (object);

  switch (prop_id)
    {
    case PROP_RULESET:
      g_assert (self->ruleset == NULL);
      self->ruleset = g_value_dup_object (value);
      break;

    case PROP_ID:
      muster_force_set_id (self, g_value_get_string (value));
      break;

    case PROP_NAME:
      muster_force_set_name (self, g_value_get_string (value));
      break;

    case PROP_THEATRE:
      muster_force_set_theatre (self, g_value_get_string (value));
      break;

    case PROP_BUDGET:
      muster_force_set_budget (self, g_value_get_int (value));
      break;

    case PROP_OPTIONAL_RULES:
      muster_force_set_optional_rules (self, g_value_get_boxed (value));
      break;

    case PROP_NOTES:
      muster_force_set_notes (self, g_value_get_string (value));
      break;

    case PROP_ARCHIVED:
      muster_force_set_archived (self, g_value_get_boolean (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_finalize (GObject *object)
{
  MusterForce *self = MUSTER_FORCE (object);
  guint n_variants = muster_force_get_n_variants (self);

  for (guint i = 0; i < n_variants; i++)
    muster_force_variant_set_force (muster_force_get_variant (self, i), NULL);

  g_clear_object (&self->ruleset);
  g_clear_object (&self->record);
  g_clear_object (&self->variants);
  g_clear_pointer (&self->prices, g_hash_table_unref);
  g_clear_object (&self->units);
  g_clear_pointer (&self->id, g_free);
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->theatre, g_free);
  g_clear_pointer (&self->notes, g_free);
  g_clear_pointer (&self->optional_rules, g_strfreev);

  G_OBJECT_CLASS (muster_force_parent_class)->finalize (object);
}

static void
install_text (guint       prop_id,
              const char *name)
{
  properties[prop_id] =
    g_param_spec_string (name, NULL, NULL, "",
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
}

static void
muster_force_class_init (MusterForceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = muster_force_get_property;
  object_class->set_property = muster_force_set_property;
  object_class->finalize = muster_force_finalize;

  properties[PROP_RULESET] =
    g_param_spec_object ("ruleset", NULL, NULL, MUSTER_TYPE_RULESET,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  install_text (PROP_ID, "id");
  install_text (PROP_NAME, "name");
  install_text (PROP_THEATRE, "theatre");
  properties[PROP_BUDGET] =
    g_param_spec_int ("budget", NULL, NULL, 0, MUSTER_FORCE_MAX_BUDGET, 0,
                      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_OPTIONAL_RULES] =
    g_param_spec_boxed ("optional-rules", NULL, NULL, G_TYPE_STRV,
                        G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  install_text (PROP_NOTES, "notes");
  properties[PROP_ARCHIVED] =
    g_param_spec_boolean ("archived", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_UNITS] =
    g_param_spec_object ("units", NULL, NULL, G_TYPE_LIST_MODEL,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_VARIANTS] =
    g_param_spec_object ("variants", NULL, NULL, G_TYPE_LIST_MODEL,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_POINTS] =
    g_param_spec_int ("points", NULL, NULL, G_MININT, G_MAXINT, 0,
                      G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * MusterForce::changed:
   *
   * Emitted once after each change of the force, of its list of units, of a unit, of a leader or of a
   * variant.
   */
  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", MUSTER_TYPE_FORCE, G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_GROUP_BEGUN] =
    g_signal_new ("group-begun", MUSTER_TYPE_FORCE, G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_GROUP_ENDED] =
    g_signal_new ("group-ended", MUSTER_TYPE_FORCE, G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
muster_force_init (MusterForce *self)
{
  g_autoptr (MusterForceVariant) whole = muster_force_variant_new_whole (self);

  self->id = g_strdup ("");
  self->name = g_strdup ("");
  self->theatre = g_strdup ("");
  self->notes = g_strdup ("");
  self->units = g_list_store_new (MUSTER_TYPE_FORCE_UNIT);
  self->prices = g_hash_table_new (NULL, NULL);
  self->record = g_list_store_new (MUSTER_TYPE_FORCE_EVENT);
  self->variants = g_list_store_new (MUSTER_TYPE_FORCE_VARIANT);
  g_list_store_append (self->variants, whole);
}

GListStore *
muster_force_get_variant_store (MusterForce *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), NULL);

  return self->variants;
}

GListStore *
muster_force_get_record_store (MusterForce *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), NULL);

  return self->record;
}

int
muster_force_get_price (MusterForce     *self,
                        MusterForceUnit *unit)
{
  return GPOINTER_TO_INT (g_hash_table_lookup (self->prices, unit));
}

MusterForceUnit *
muster_force_get_changed_unit (MusterForce *self)
{
  return self->changed_unit;
}

void
muster_force_tell_change (MusterForce *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/**
 * muster_force_new:
 *
 * Returns: (transfer full): an empty force without a name and without a budget
 */
MusterForce *
muster_force_new (MusterRuleset *ruleset)
{
  g_return_val_if_fail (MUSTER_IS_RULESET (ruleset), NULL);

  return g_object_new (MUSTER_TYPE_FORCE, "ruleset", ruleset, NULL);
}

MusterRuleset *
muster_force_get_ruleset (MusterForce *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), NULL);

  return self->ruleset;
}

MusterCatalog *
muster_force_get_catalog (MusterForce *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), NULL);

  return muster_ruleset_get_catalog (self->ruleset);
}

const char *
muster_force_get_ruleset_id (MusterForce *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), NULL);

  return muster_ruleset_get_id (self->ruleset);
}

const char *
muster_force_get_id (MusterForce *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), NULL);

  return self->id;
}

/**
 * muster_force_set_id:
 *
 * Says under which name the force is kept. For whoever keeps it; not a change of the force.
 */
void
muster_force_set_id (MusterForce *self,
                     const char  *id)
{
  g_return_if_fail (MUSTER_IS_FORCE (self));

  if (muster_force_text_set (&self->id, id, MUSTER_FORCE_MAX_ID))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ID]);
}

const char *
muster_force_get_name (MusterForce *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), NULL);

  return self->name;
}

void
muster_force_set_name (MusterForce *self,
                       const char  *name)
{
  g_return_if_fail (MUSTER_IS_FORCE (self));

  if (muster_force_text_set (&self->name, name, MUSTER_FORCE_MAX_NAME))
    tell_change (self, PROP_NAME);
}

const char *
muster_force_get_theatre (MusterForce *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), NULL);

  return self->theatre;
}

void
muster_force_set_theatre (MusterForce *self,
                          const char  *theatre)
{
  g_return_if_fail (MUSTER_IS_FORCE (self));

  if (muster_force_text_set (&self->theatre, theatre, MUSTER_FORCE_MAX_NAME))
    tell_change (self, PROP_THEATRE);
}

int
muster_force_get_budget (MusterForce *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), 0);

  return self->budget;
}

void
muster_force_set_budget (MusterForce *self,
                         int          budget)
{
  g_return_if_fail (MUSTER_IS_FORCE (self));
  g_return_if_fail (budget >= 0 && budget <= MUSTER_FORCE_MAX_BUDGET);

  if (self->budget == budget)
    return;

  self->budget = budget;
  muster_force_variant_notify_budget (muster_force_get_whole (self));
  tell_change (self, PROP_BUDGET);
}

const char *
muster_force_get_notes (MusterForce *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), NULL);

  return self->notes;
}

void
muster_force_set_notes (MusterForce *self,
                        const char  *notes)
{
  g_return_if_fail (MUSTER_IS_FORCE (self));

  if (muster_force_text_set (&self->notes, notes, MUSTER_FORCE_MAX_NOTES))
    tell_change (self, PROP_NOTES);
}

gboolean
muster_force_get_archived (MusterForce *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), FALSE);

  return self->archived;
}

void
muster_force_set_archived (MusterForce *self,
                           gboolean     archived)
{
  g_return_if_fail (MUSTER_IS_FORCE (self));

  archived = !!archived;
  if (self->archived == archived)
    return;

  self->archived = archived;
  tell_change (self, PROP_ARCHIVED);
}

int
muster_force_get_points (MusterForce *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), 0);

  return self->points;
}

/**
 * muster_force_get_optional_rules:
 *
 * Returns: (transfer none) (nullable): ids of the optional rules that the force was built with; %NULL: that
 *   is not decided yet
 */
const char *const *
muster_force_get_optional_rules (MusterForce *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), NULL);

  return (const char *const *) self->optional_rules;
}

void
muster_force_set_optional_rules (MusterForce       *self,
                                 const char *const *rules)
{
  g_auto (GStrv) clean = NULL;
  guint n_units;

  g_return_if_fail (MUSTER_IS_FORCE (self));

  if (rules != NULL)
    clean = muster_force_text_clean_ids (rules, MUSTER_FORCE_MAX_RULES);
  if (clean == NULL ? self->optional_rules == NULL
                    : self->optional_rules != NULL &&
                        g_strv_equal ((const char *const *) clean,
                                      (const char *const *) self->optional_rules))
    return;

  g_strfreev (self->optional_rules);
  self->optional_rules = g_steal_pointer (&clean);
  n_units = muster_force_get_n_units (self);
  for (guint i = 0; i < n_units; i++)
    update_price (self, muster_force_get_unit (self, i));
  sync_variants (self, muster_force_variant_sync_points);
  tell_change (self, PROP_OPTIONAL_RULES);
}

/**
 * muster_force_get_units:
 *
 * Returns: (transfer none): the units as a list of #MusterForceUnit, to be changed only through
 *   the force
 */
GListModel *
muster_force_get_units (MusterForce *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), NULL);

  return G_LIST_MODEL (self->units);
}

guint
muster_force_get_n_units (MusterForce *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), 0);

  return g_list_model_get_n_items (G_LIST_MODEL (self->units));
}

/**
 * muster_force_get_unit:
 *
 * Returns: (transfer none) (nullable): the unit at @position, or %NULL beyond the last one
 */
MusterForceUnit *
muster_force_get_unit (MusterForce *self,
                       guint        position)
{
  g_autoptr (MusterForceUnit) unit = NULL;

  g_return_val_if_fail (MUSTER_IS_FORCE (self), NULL);

  unit = g_list_model_get_item (G_LIST_MODEL (self->units), position);

  /* The list keeps it. */
  return unit;
}

/**
 * muster_force_splice:
 * @units: (array length=n_units) (nullable): units of the same catalog with ids that no other
 *   unit of the force has
 *
 * Takes units away and puts others in their place, as one change.
 */
void
muster_force_splice (MusterForce      *self,
                     guint             position,
                     guint             n_removals,
                     MusterForceUnit **units,
                     guint             n_units)
{
  guint n_before;

  g_return_if_fail (MUSTER_IS_FORCE (self));
  g_return_if_fail (units != NULL || n_units == 0);
  n_before = muster_force_get_n_units (self);
  g_return_if_fail (position <= n_before && n_removals <= n_before - position);
  g_return_if_fail (n_before - n_removals + n_units <= MUSTER_FORCE_MAX_UNITS);
  g_return_if_fail (can_add (self, position, n_removals, units, n_units));

  if (n_removals == 0 && n_units == 0)
    return;

  for (guint i = position; i < position + n_removals; i++)
    {
      MusterForceUnit *unit = muster_force_get_unit (self, i);

      g_signal_handlers_disconnect_by_func (unit, unit_changed_cb, self);
      g_hash_table_remove (self->prices, unit);
    }
  for (guint i = 0; i < n_units; i++)
    {
      g_signal_connect_object (units[i], "changed", G_CALLBACK (unit_changed_cb), self,
                               G_CONNECT_SWAPPED);
      update_price (self, units[i]);
    }

  g_list_store_splice (self->units, position, n_removals, (gpointer *) units, n_units);
  sync_variants (self, muster_force_variant_sync_units);
  muster_force_tell_change (self);
}

/**
 * muster_force_begin_group:
 * @label: (nullable): what the player would call it
 */
void
muster_force_begin_group (MusterForce *self,
                          const char  *label)
{
  g_return_if_fail (MUSTER_IS_FORCE (self));

  g_signal_emit (self, signals[SIGNAL_GROUP_BEGUN], 0, label);
}

void
muster_force_end_group (MusterForce *self)
{
  g_return_if_fail (MUSTER_IS_FORCE (self));

  g_signal_emit (self, signals[SIGNAL_GROUP_ENDED], 0);
}
