/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/dice/muster-roll-item.h"

#include "core/muster-i18n.h"

struct _MusterRollItem
{
  MusterObject parent_instance;

  guint index;
  char *purpose;
  char *faces;
  MusterRollOrigin origin;
  char *typed_by; /* in words, or NULL */
  GArray *helpers; /* int: units */
  GPtrArray *helper_names;
};

G_DEFINE_FINAL_TYPE (MusterRollItem, muster_roll_item, MUSTER_TYPE_OBJECT)

static const MusterMember MEMBERS[] = {
  MUSTER_TEXT (MusterRollItem, purpose, "purpose"),
  MUSTER_TEXT (MusterRollItem, faces, "faces"),
  MUSTER_OWNED (MusterRollItem, typed_by, g_free),
  MUSTER_OWNED (MusterRollItem, helpers, g_array_unref),
  MUSTER_OWNED (MusterRollItem, helper_names, g_ptr_array_unref),
};

static void
muster_roll_item_class_init (MusterRollItemClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
}

static void
muster_roll_item_init (MusterRollItem *self)
{
  self->helpers = g_array_new (FALSE, FALSE, sizeof (int));
  self->helper_names = g_ptr_array_new_with_free_func (g_free);
}

MusterRollItem *
muster_roll_item_new (guint             index,
                      const char       *purpose,
                      const char       *faces,
                      MusterRollOrigin  origin)
{
  MusterRollItem *self = g_object_new (MUSTER_TYPE_ROLL_ITEM, NULL);

  self->index = index;
  self->purpose = g_strdup (purpose);
  self->faces = g_strdup (faces);
  self->origin = origin;

  return self;
}

/* Its index among the rolls of the order. */
guint
muster_roll_item_get_index (MusterRollItem *self)
{
  g_return_val_if_fail (MUSTER_IS_ROLL_ITEM (self), 0);

  return self->index;
}

const char *
muster_roll_item_get_purpose (MusterRollItem *self)
{
  g_return_val_if_fail (MUSTER_IS_ROLL_ITEM (self), NULL);

  return self->purpose;
}

const char *
muster_roll_item_get_faces (MusterRollItem *self)
{
  g_return_val_if_fail (MUSTER_IS_ROLL_ITEM (self), NULL);

  return self->faces;
}

const char *
muster_roll_item_get_origin (MusterRollItem *self)
{
  g_return_val_if_fail (MUSTER_IS_ROLL_ITEM (self), NULL);

  if (self->typed_by != NULL)
    return self->typed_by;
  switch (self->origin)
    {
    case MUSTER_ROLL_ROLLED:
      return _("rolled by Muster");
    case MUSTER_ROLL_OVERRIDDEN:
      return _("changed by hand");
    case MUSTER_ROLL_TYPED:
    default:
      return _("typed in");
    }
}

/* Says who typed the roll at his own seat. Call this before the item is shown. */
void
muster_roll_item_set_typist (MusterRollItem *self,
                             const char     *name)
{
  g_return_if_fail (MUSTER_IS_ROLL_ITEM (self));

  g_free (self->typed_by);
  /* Translators: %s is a player. */
  self->typed_by = g_strdup_printf (_("typed by %s"), name);
}

/* Adds a unit that may have the roll thrown again. Call this before the item is shown. */
void
muster_roll_item_add_helper (MusterRollItem *self,
                             int             unit,
                             const char     *name)
{
  g_return_if_fail (MUSTER_IS_ROLL_ITEM (self));

  g_array_append_val (self->helpers, unit);
  g_ptr_array_add (self->helper_names, g_strdup (name));
}

guint
muster_roll_item_get_n_helpers (MusterRollItem *self)
{
  g_return_val_if_fail (MUSTER_IS_ROLL_ITEM (self), 0);

  return self->helpers->len;
}

/**
 * muster_roll_item_get_helper:
 * @name: (out) (transfer none): its name
 *
 * Returns: the index of a unit that may have the roll thrown again
 */
int
muster_roll_item_get_helper (MusterRollItem  *self,
                             guint            index,
                             const char     **name)
{
  g_return_val_if_fail (MUSTER_IS_ROLL_ITEM (self), -1);
  g_return_val_if_fail (index < self->helpers->len, -1);

  *name = g_ptr_array_index (self->helper_names, index);
  return g_array_index (self->helpers, int, index);
}
