/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-snapshot.h"

#include "core/muster-list.h"

/* Snapshots of a force. A snapshot holds the writable properties of force, units, leaders and
 * variants, found by introspection: a property that is added to the model later is included
 * automatically. */

/* Properties that belong to where the force is kept; changing them is not an edit. */
static const char *const LEFT_OUT[] = { "id", "archived", NULL };

static void
add_fields (GArray  *fields,
            GType    type,
            gboolean of_leader)
{
  g_autoptr (GTypeClass) klass = g_type_class_ref (type);
  g_autofree GParamSpec **specs = NULL;
  guint n_specs;

  specs = g_object_class_list_properties (G_OBJECT_CLASS (klass), &n_specs);
  for (guint i = 0; i < n_specs; i++)
    {
      MusterEditField field = { specs[i]->name, of_leader };

      if (specs[i]->flags & G_PARAM_WRITABLE && !(specs[i]->flags & G_PARAM_CONSTRUCT_ONLY) &&
          !g_strv_contains (LEFT_OUT, specs[i]->name))
        g_array_append_val (fields, field);
    }
}

void
muster_edit_fields_init (MusterEditFields *self)
{
  self->of_force = g_array_new (FALSE, FALSE, sizeof (MusterEditField));
  self->of_unit = g_array_new (FALSE, FALSE, sizeof (MusterEditField));
  self->of_variant = g_array_new (FALSE, FALSE, sizeof (MusterEditField));

  add_fields (self->of_force, MUSTER_TYPE_FORCE, FALSE);
  add_fields (self->of_unit, MUSTER_TYPE_FORCE_UNIT, FALSE);
  add_fields (self->of_unit, MUSTER_TYPE_LEADER, TRUE);
  add_fields (self->of_variant, MUSTER_TYPE_FORCE_VARIANT, FALSE);
}

void
muster_edit_fields_clear (MusterEditFields *self)
{
  g_clear_pointer (&self->of_force, g_array_unref);
  g_clear_pointer (&self->of_unit, g_array_unref);
  g_clear_pointer (&self->of_variant, g_array_unref);
}

static GObject *
get_owner (GObject               *object,
           const MusterEditField *field)
{
  return field->of_leader ? G_OBJECT (muster_force_unit_get_leader (MUSTER_FORCE_UNIT (object)))
                          : object;
}

static gboolean
values_equal (const GValue *a,
              const GValue *b)
{
  const char *const *first;
  const char *const *second;

  if (G_VALUE_HOLDS_STRING (a))
    return g_strcmp0 (g_value_get_string (a), g_value_get_string (b)) == 0;
  if (G_VALUE_HOLDS_INT (a))
    return g_value_get_int (a) == g_value_get_int (b);
  if (G_VALUE_HOLDS_BOOLEAN (a))
    return g_value_get_boolean (a) == g_value_get_boolean (b);

  g_assert (G_VALUE_HOLDS (a, G_TYPE_STRV));
  first = g_value_get_boxed (a);
  second = g_value_get_boxed (b);

  return first == NULL || second == NULL ? first == second : g_strv_equal (first, second);
}

static const MusterEditField *
get_field (const MusterForceMemo *self,
           guint                  index)
{
  return &g_array_index (self->fields, MusterEditField, index);
}

static void
clear_memo (gpointer data)
{
  MusterForceMemo *self = data;

  for (guint i = 0; i < self->fields->len; i++)
    g_value_unset (&self->values[i]);
  g_object_unref (self->object);
}

static void
release_memo (gpointer memo)
{
  g_rc_box_release_full (memo, clear_memo);
}

const MusterEditField *
muster_force_memo_compare (const MusterForceMemo *a,
                           const MusterForceMemo *b,
                           guint                 *n_different)
{
  const MusterEditField *field = NULL;

  *n_different = 0;
  for (guint i = 0; a != b && i < a->fields->len; i++)
    {
      if (!values_equal (&a->values[i], &b->values[i]))
        {
          (*n_different)++;
          field = get_field (a, i);
        }
    }

  return *n_different == 1 ? field : NULL;
}

const GValue *
muster_force_memo_get (const MusterForceMemo *self,
                       const MusterEditField *field)
{
  for (guint i = 0; i < self->fields->len; i++)
    {
      const MusterEditField *other = get_field (self, i);

      if (other->of_leader == field->of_leader && g_str_equal (other->name, field->name))
        return &self->values[i];
    }

  return NULL;
}

gboolean
muster_force_memo_is_same (const MusterForceMemo *a,
                           const MusterForceMemo *b,
                           const MusterEditField *field)
{
  return values_equal (muster_force_memo_get (a, field), muster_force_memo_get (b, field));
}

static gboolean
memo_equal (const MusterForceMemo *a,
            const MusterForceMemo *b)
{
  guint n_different;

  muster_force_memo_compare (a, b, &n_different);

  return a->object == b->object && n_different == 0;
}

/* Returns the memo of before if the object still has the same values, otherwise a new memo. */
static MusterForceMemo *
memo_renew (gpointer         object,
            const GArray    *fields,
            MusterForceMemo *before)
{
  MusterForceMemo *memo;
  MusterForceMemo *self;

  self = g_rc_box_alloc0 (sizeof *self + fields->len * sizeof (GValue));
  self->object = g_object_ref (object);
  self->fields = fields;
  for (guint i = 0; i < fields->len; i++)
    {
      const MusterEditField *field = get_field (self, i);

      g_object_get_property (get_owner (object, field), field->name, &self->values[i]);
    }
  memo = self;
  if (before == NULL || !memo_equal (memo, before))
    return memo;

  release_memo (memo);

  return g_rc_box_acquire (before);
}

static void
memo_apply (const MusterForceMemo *self)
{
  for (guint i = 0; i < self->fields->len; i++)
    {
      const MusterEditField *field = get_field (self, i);
      GObject *owner = get_owner (self->object, field);
      g_auto (GValue) value = G_VALUE_INIT;

      g_object_get_property (owner, field->name, &value);
      if (!values_equal (&value, &self->values[i]))
        g_object_set_property (owner, field->name, &self->values[i]);
    }
}

/* Looks in the old place first, since most changes leave the other objects where they were. */
static MusterForceMemo *
find_memo (GPtrArray *memos,
           guint      place,
           gpointer   object)
{
  if (memos == NULL)
    return NULL;
  if (place < memos->len && ((MusterForceMemo *) memos->pdata[place])->object == object)
    return memos->pdata[place];

  for (guint i = 0; i < memos->len; i++)
    {
      MusterForceMemo *memo = memos->pdata[i];

      if (memo->object == object)
        return memo;
    }

  return NULL;
}

/* @only: (nullable): the only object that can have changed */
static GPtrArray *
list_memos (GListModel   *objects,
            guint         first,
            const GArray *fields,
            GPtrArray    *before,
            gpointer      only)
{
  GPtrArray *memos = g_ptr_array_new_with_free_func (release_memo);
  guint n_objects = g_list_model_get_n_items (objects);
  gboolean is_same = before != NULL && before->len == n_objects - first;

  for (guint i = first; i < n_objects; i++)
    {
      g_autoptr (GObject) object = g_list_model_get_item (objects, i);
      MusterForceMemo *old = find_memo (before, i - first, object);
      MusterForceMemo *memo = old != NULL && only != NULL && object != only
                                ? g_rc_box_acquire (old)
                                : memo_renew (object, fields, old);

      is_same = is_same && memo == before->pdata[i - first];
      g_ptr_array_add (memos, memo);
    }
  if (!is_same)
    return memos;

  g_ptr_array_unref (memos);

  return g_ptr_array_ref (before);
}

MusterForceSnapshot *
muster_force_snapshot_new (const MusterEditFields *fields,
                           MusterForce            *force,
                           MusterForceSnapshot    *before,
                           MusterForceUnit        *unit)
{
  g_autoptr (MusterForceSnapshot) self = g_rc_box_new0 (MusterForceSnapshot);

  self->force = memo_renew (force, fields->of_force, before != NULL ? before->force : NULL);
  self->units = list_memos (muster_force_get_units (force), 0, fields->of_unit,
                            before != NULL ? before->units : NULL, unit);
  /* The first variant is the force itself and is left out. */
  self->variants = list_memos (muster_force_get_variants (force), 1, fields->of_variant,
                               before != NULL ? before->variants : NULL, NULL);
  if (before != NULL && self->force == before->force && self->units == before->units &&
      self->variants == before->variants)
    return muster_force_snapshot_ref (before);

  return g_steal_pointer (&self);
}

MusterForceSnapshot *
muster_force_snapshot_ref (MusterForceSnapshot *self)
{
  return g_rc_box_acquire (self);
}

static void
clear_snapshot (gpointer data)
{
  MusterForceSnapshot *self = data;

  g_clear_pointer (&self->force, release_memo);
  g_clear_pointer (&self->units, g_ptr_array_unref);
  g_clear_pointer (&self->variants, g_ptr_array_unref);
}

void
muster_force_snapshot_unref (MusterForceSnapshot *self)
{
  g_rc_box_release_full (self, clear_snapshot);
}

static gboolean
memos_equal (GPtrArray *a,
             GPtrArray *b)
{
  if (a == b)
    return TRUE;
  if (a->len != b->len)
    return FALSE;

  for (guint i = 0; i < a->len; i++)
    {
      if (!memo_equal (a->pdata[i], b->pdata[i]))
        return FALSE;
    }

  return TRUE;
}

gboolean
muster_force_snapshot_equal (const MusterForceSnapshot *a,
                             const MusterForceSnapshot *b)
{
  return a == b || (memo_equal (a->force, b->force) && memos_equal (a->units, b->units) &&
                    memos_equal (a->variants, b->variants));
}

static void
add_objects (GPtrArray *objects,
             GPtrArray *memos)
{
  for (guint i = 0; i < memos->len; i++)
    g_ptr_array_add (objects, ((MusterForceMemo *) memos->pdata[i])->object);
}

/* Restores the units first, because variants can only refer to units that the force has. */
void
muster_force_snapshot_apply (const MusterForceSnapshot *self,
                             MusterForce               *force)
{
  g_autoptr (GPtrArray) units = NULL;
  g_autoptr (GPtrArray) variants = NULL;
  MusterListPart part;

  units = g_ptr_array_new ();
  variants = g_ptr_array_new ();
  add_objects (units, self->units);
  if (muster_list_differs (muster_force_get_units (force), units, g_direct_equal, &part))
    muster_force_splice (force, part.position, part.n_removals,
                         (MusterForceUnit **) units->pdata + part.position, part.n_additions);

  g_ptr_array_add (variants, muster_force_get_whole (force));
  add_objects (variants, self->variants);
  if (muster_list_differs (muster_force_get_variants (force), variants, g_direct_equal, &part))
    muster_force_splice_variants (force, part.position, part.n_removals,
                                  (MusterForceVariant **) variants->pdata + part.position,
                                  part.n_additions);
  for (guint i = 0; i < self->units->len; i++)
    memo_apply (self->units->pdata[i]);
  for (guint i = 0; i < self->variants->len; i++)
    memo_apply (self->variants->pdata[i]);
  memo_apply (self->force);
}
