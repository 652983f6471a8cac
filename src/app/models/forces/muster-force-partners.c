/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/forces/muster-force-partners.h"

#include "core/forces/muster-force-links.h"
#include "core/muster-i18n.h"

static const char *
get_name (MusterForceUnit *unit)
{
  const char *name = muster_force_unit_get_name (unit);

  return *name != '\0' ? name : muster_force_unit_get_type_name (unit);
}

static void
add (GPtrArray  *names,
     GPtrArray  *ids,
     const char *name,
     const char *id)
{
  g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_add (ids, g_strdup (id));
}

static char **
steal_texts (GPtrArray *texts)
{
  g_ptr_array_add (texts, NULL);
  return (char **) g_ptr_array_free (texts, FALSE);
}

/**
 * muster_force_partners_new:
 * @unit: of the force
 *
 * Returns: (transfer full): whom it may be with
 */
MusterForcePartners *
muster_force_partners_new (MusterForce     *force,
                           MusterForceUnit *unit)
{
  MusterForcePartners *self;
  GPtrArray *names;
  GPtrArray *ids;
  guint selected;
  g_autoptr (GPtrArray) allowed = NULL;
  MusterForceUnit *with;
  const char *with_id;

  g_return_val_if_fail (MUSTER_IS_FORCE (force), NULL);
  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT (unit), NULL);

  self = g_new0 (MusterForcePartners, 1);
  names = g_ptr_array_new ();
  ids = g_ptr_array_new ();
  /* The present partner is listed even if the rules do not allow it or it is gone, so that the
   * player can see and remove it. */
  allowed = muster_force_links_list_allowed (force, unit);
  with = muster_force_links_get_with (force, unit);
  with_id = muster_force_unit_get_with (unit);
  if (allowed->len != 0 || *with_id != '\0')
    {
      /* Translators: nobody goes with this unit. */
      add (names, ids, _("Nobody"), "");
      for (guint i = 0; i < allowed->len; i++)
        {
          MusterForceUnit *other = g_ptr_array_index (allowed, i);

          add (names, ids, get_name (other), muster_force_unit_get_id (other));
        }
      if (*with_id != '\0' && (with == NULL || !g_ptr_array_find (allowed, with, NULL)))
        add (names, ids, with != NULL ? get_name (with) : _("A unit that has left the force"), with_id);
    }
  self->selected = g_ptr_array_find_with_equal_func (ids, muster_force_unit_get_with (unit),
                                                     g_str_equal, &selected) ? selected : 0;
  self->names = steal_texts (names);
  self->ids = steal_texts (ids);

  return self;
}

void
muster_force_partners_free (MusterForcePartners *self)
{
  g_return_if_fail (self != NULL);

  g_strfreev (self->names);
  g_strfreev (self->ids);
  g_free (self);
}

gboolean
muster_force_partners_equal (const MusterForcePartners *a,
                             const MusterForcePartners *b)
{
  g_return_val_if_fail (a != NULL, FALSE);
  g_return_val_if_fail (b != NULL, FALSE);

  return g_strv_equal ((const char *const *) a->names, (const char *const *) b->names) &&
         g_strv_equal ((const char *const *) a->ids, (const char *const *) b->ids);
}

void
muster_force_partners_choose (const MusterForcePartners *self,
                              MusterForceUnit           *unit,
                              guint                      which)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (which < g_strv_length (self->ids));

  muster_force_unit_set_with (unit, self->ids[which]);
}
