/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/forces/muster-force-unit-view.h"

#include "app/models/forces/muster-force-options.h"
#include "app/models/forces/muster-force-profile.h"
#include "app/models/forces/muster-force-stat.h"
#include "app/models/forces/muster-force-words.h"
#include "core/forces/muster-force-levy.h"
#include "core/muster-signal.h"

struct _MusterForceUnitView
{
  MusterObject parent_instance;

  MusterForce *force;
  MusterForceUnit *unit; /* (nullable) */
  MusterForceVariant *variant;
  GListStore *stats;
  GListStore *choices;
  GListStore *rows;
};

G_DEFINE_FINAL_TYPE (MusterForceUnitView, muster_force_unit_view, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_FORCE,
  PROP_UNIT,
  PROP_VARIANT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint changed_signal;

static const char *const *
get_rules (MusterForceUnitView *self)
{
  return muster_force_get_optional_rules (self->force);
}

static gboolean
is_in_force (MusterForceUnitView *self)
{
  guint position;

  return muster_force_find_unit (self->force, muster_force_unit_get_id (self->unit), &position) ==
         self->unit;
}

static void
refresh (MusterForceUnitView *self)
{
  guint position;

  /* If the variant was removed, show the whole force. */
  if (muster_force_find_variant (self->force, muster_force_variant_get_id (self->variant),
                                 &position) != self->variant)
    {
      g_set_object (&self->variant, muster_force_get_whole (self->force));
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VARIANT]);
    }
  if (self->unit != NULL && !is_in_force (self))
    {
      muster_force_unit_view_set_unit (self, NULL);
      return;
    }

  if (self->unit != NULL)
    {
      muster_force_profile_show (self->unit, self->stats);
      muster_force_options_show (self->force, self->unit, self->choices, self->rows);
    }
  else
    {
      g_list_store_remove_all (self->stats);
      g_list_store_remove_all (self->choices);
      g_list_store_remove_all (self->rows);
    }
  g_signal_emit (self, changed_signal, 0);
}

static void
muster_force_unit_view_get_property (GObject    *object,
                                     guint       prop_id,
                                     GValue     *value,
                                     GParamSpec *pspec)
{
  MusterForceUnitView *self = MUSTER_FORCE_UNIT_VIEW (object);

  switch (prop_id)
    {
    case PROP_FORCE:
      g_value_set_object (value, self->force);
      break;
    case PROP_UNIT:
      g_value_set_object (value, self->unit);
      break;
    case PROP_VARIANT:
      g_value_set_object (value, self->variant);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_unit_view_set_property (GObject      *object,
                                     guint         prop_id,
                                     const GValue *value,
                                     GParamSpec   *pspec)
{
  MusterForceUnitView *self = MUSTER_FORCE_UNIT_VIEW (object);

  switch (prop_id)
    {
    case PROP_FORCE:
      self->force = g_value_dup_object (value);
      self->variant = g_object_ref (muster_force_get_whole (self->force));
      g_signal_connect_object (self->force, "changed", G_CALLBACK (refresh), self,
                               G_CONNECT_SWAPPED);
      break;
    case PROP_UNIT:
      muster_force_unit_view_set_unit (self, g_value_get_object (value));
      break;
    case PROP_VARIANT:
      muster_force_unit_view_set_variant (self, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterForceUnitView, unit, g_object_unref),
  MUSTER_OWNED (MusterForceUnitView, variant, g_object_unref),
  MUSTER_OWNED (MusterForceUnitView, force, g_object_unref),
  MUSTER_OWNED (MusterForceUnitView, stats, g_object_unref),
  MUSTER_OWNED (MusterForceUnitView, choices, g_object_unref),
  MUSTER_OWNED (MusterForceUnitView, rows, g_object_unref),
};

static void
muster_force_unit_view_class_init (MusterForceUnitViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  object_class->get_property = muster_force_unit_view_get_property;
  object_class->set_property = muster_force_unit_view_set_property;

  properties[PROP_FORCE] =
    g_param_spec_object ("force", NULL, NULL, MUSTER_TYPE_FORCE,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_UNIT] =
    g_param_spec_object ("unit", NULL, NULL, MUSTER_TYPE_FORCE_UNIT,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_VARIANT] =
    g_param_spec_object ("variant", NULL, NULL, MUSTER_TYPE_FORCE_VARIANT,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  changed_signal = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
}

static void
muster_force_unit_view_init (MusterForceUnitView *self)
{
  self->stats = g_list_store_new (MUSTER_TYPE_FORCE_STAT);
  self->choices = g_list_store_new (MUSTER_TYPE_FORCE_CHOICE);
  self->rows = g_list_store_new (G_TYPE_OBJECT);
}

MusterForceUnitView *
muster_force_unit_view_new (MusterForce *force)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (force), NULL);

  return g_object_new (MUSTER_TYPE_FORCE_UNIT_VIEW, "force", force, NULL);
}

MusterForce *
muster_force_unit_view_get_force (MusterForceUnitView *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT_VIEW (self), NULL);

  return self->force;
}

/**
 * muster_force_unit_view_get_unit:
 *
 * Returns: (transfer none) (nullable): the unit that is edited
 */
MusterForceUnit *
muster_force_unit_view_get_unit (MusterForceUnitView *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT_VIEW (self), NULL);

  return self->unit;
}

void
muster_force_unit_view_set_unit (MusterForceUnitView *self,
                                 MusterForceUnit     *unit)
{
  g_return_if_fail (MUSTER_IS_FORCE_UNIT_VIEW (self));
  g_return_if_fail (unit == NULL || MUSTER_IS_FORCE_UNIT (unit));

  if (!g_set_object (&self->unit, unit))
    return;

  refresh (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_UNIT]);
}

MusterForceVariant *
muster_force_unit_view_get_variant (MusterForceUnitView *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT_VIEW (self), NULL);

  return self->variant;
}

void
muster_force_unit_view_set_variant (MusterForceUnitView *self,
                                    MusterForceVariant  *variant)
{
  g_return_if_fail (MUSTER_IS_FORCE_UNIT_VIEW (self));
  g_return_if_fail (MUSTER_IS_FORCE_VARIANT (variant));

  if (!g_set_object (&self->variant, variant))
    return;

  refresh (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VARIANT]);
}

GListModel *
muster_force_unit_view_get_stats (MusterForceUnitView *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT_VIEW (self), NULL);

  return G_LIST_MODEL (self->stats);
}

GListModel *
muster_force_unit_view_get_choices (MusterForceUnitView *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT_VIEW (self), NULL);

  return G_LIST_MODEL (self->choices);
}

GListModel *
muster_force_unit_view_get_rows (MusterForceUnitView *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT_VIEW (self), NULL);

  return G_LIST_MODEL (self->rows);
}

char *
muster_force_unit_view_dup_subtitle (MusterForceUnitView *self)
{
  g_autofree char *points = NULL;
  const char *type;

  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT_VIEW (self), NULL);

  if (self->unit == NULL)
    return g_strdup ("");

  type = muster_force_unit_get_type_name (self->unit);
  points = muster_force_words_for_points (
    muster_force_count_unit_points (self->force, self->unit, get_rules (self)), 0);
  return *points != '\0' ? g_strdup_printf ("%s · %s", type, points) : g_strdup (type);
}

/**
 * muster_force_unit_view_switch:
 * @option_id: an option of the unit's type
 */
void
muster_force_unit_view_switch (MusterForceUnitView *self,
                               const char          *option_id,
                               gboolean             active)
{
  MusterCatalog *catalog;
  const MusterOption *option;
  const char *const *before;
  g_autoptr (GStrvBuilder) builder = NULL;
  g_auto (GStrv) after = NULL;

  g_return_if_fail (MUSTER_IS_FORCE_UNIT_VIEW (self));
  g_return_if_fail (self->unit != NULL);

  if (muster_force_unit_has_option (self->unit, option_id) == active)
    return;

  catalog = muster_force_get_catalog (self->force);
  option = muster_catalog_find_option (catalog, option_id);
  before = muster_force_unit_get_options (self->unit);
  builder = g_strv_builder_new ();
  for (guint i = 0; before[i] != NULL; i++)
    {
      const MusterOption *other = muster_catalog_find_option (catalog, before[i]);
      gboolean is_rival = active && option != NULL && option->group != NULL && other != NULL &&
                          g_strcmp0 (other->group, option->group) == 0;

      if (!is_rival && !g_str_equal (before[i], option_id))
        g_strv_builder_add (builder, before[i]);
    }
  if (active)
    g_strv_builder_add (builder, option_id);
  after = g_strv_builder_end (builder);
  muster_force_unit_set_options (self->unit, (const char *const *) after);
}

void
muster_force_unit_view_set_free (MusterForceUnitView *self,
                                 const char          *option_id,
                                 gboolean             is_free)
{
  gboolean was_free;

  g_return_if_fail (MUSTER_IS_FORCE_UNIT_VIEW (self));
  g_return_if_fail (self->unit != NULL);

  was_free = g_str_equal (muster_force_unit_get_free_option (self->unit), option_id);
  if (was_free != is_free)
    muster_force_unit_set_free_option (self->unit, is_free ? option_id : "");
}

/* Adds @id and the rules that it needs. */
static void
add_rule (MusterForceUnitView *self,
          GPtrArray           *rules,
          const char          *id)
{
  const MusterOptionalRule *rule =
    muster_catalog_find_optional_rule (muster_force_get_catalog (self->force), id);

  if (g_ptr_array_find_with_equal_func (rules, id, g_str_equal, NULL))
    return;
  if (rule != NULL && rule->needs != NULL)
    add_rule (self, rules, rule->needs);
  g_ptr_array_add (rules, (gpointer) id);
}

void
muster_force_unit_view_turn_on (MusterForceUnitView *self,
                                const char          *rule_id)
{
  g_autoptr (GPtrArray) rules = g_ptr_array_new ();
  const char *const *before;

  g_return_if_fail (MUSTER_IS_FORCE_UNIT_VIEW (self));

  before = get_rules (self);
  for (guint i = 0; before != NULL && before[i] != NULL; i++)
    g_ptr_array_add (rules, (gpointer) before[i]);
  add_rule (self, rules, rule_id);
  g_ptr_array_add (rules, NULL);
  muster_force_set_optional_rules (self->force, (const char *const *) rules->pdata);
}
