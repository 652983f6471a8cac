/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/forces/muster-force-soundness.h"

#include "core/forces/muster-force-check.h"
#include "store/forces/muster-force-store.h"

struct _MusterForceSoundness
{
  MusterObject parent_instance;

  MusterForceStore *forces;
  MusterLibrary *library;
  MusterStoreList *all;
  GHashTable *known; /* from ids to whether the forces are sound */
  guint position;    /* the forces before this position have been examined */
};

G_DEFINE_FINAL_TYPE (MusterForceSoundness, muster_force_soundness, MUSTER_TYPE_OBJECT)

static void
forget_cb (MusterForceSoundness *self,
           gint64                id)
{
  g_hash_table_remove (self->known, &id);
  self->position = 0;
}

static void
begin_anew_cb (MusterForceSoundness *self)
{
  self->position = 0;
}

/* A force that cannot be read is not sound. */
static gboolean
is_sound (MusterForceSoundness *self,
          gint64                id)
{
  g_autoptr (MusterForce) force = muster_force_store_rules_open (self->forces, id, self->library, NULL);
  g_autoptr (GPtrArray) findings = force != NULL ? muster_force_check (force, NULL) : NULL;

  return findings != NULL && muster_findings_get_severity (findings) < MUSTER_SEVERITY_WARNING;
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterForceSoundness, forces, g_object_unref),
  MUSTER_OWNED (MusterForceSoundness, library, g_object_unref),
  MUSTER_OWNED (MusterForceSoundness, all, g_object_unref),
  MUSTER_OWNED (MusterForceSoundness, known, g_hash_table_unref),
};

static void
muster_force_soundness_class_init (MusterForceSoundnessClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
}

static void
muster_force_soundness_init (MusterForceSoundness *self)
{
  self->known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
}

MusterForceSoundness *
muster_force_soundness_new (MusterStore   *store,
                            MusterLibrary *library)
{
  MusterForceSoundness *self = g_object_new (MUSTER_TYPE_FORCE_SOUNDNESS, NULL);

  self->forces = g_object_ref (muster_store_get_forces (store));
  self->library = g_object_ref (library);
  self->all = muster_force_store_list (self->forces);
  muster_store_list_set_show (self->all, MUSTER_SHOW_ALL);
  g_signal_connect_object (self->all, "items-changed", G_CALLBACK (begin_anew_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->forces, "changed", G_CALLBACK (forget_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->forces, "removed", G_CALLBACK (forget_cb), self, G_CONNECT_SWAPPED);

  return self;
}

gboolean
muster_force_soundness_look (MusterForceSoundness *self,
                             gint64                time)
{
  gint64 begin = g_get_monotonic_time ();

  g_return_val_if_fail (MUSTER_IS_FORCE_SOUNDNESS (self), FALSE);

  for (; self->position < g_list_model_get_n_items (G_LIST_MODEL (self->all)); self->position++)
    {
      g_autoptr (MusterForceRow) row = g_list_model_get_item (G_LIST_MODEL (self->all), self->position);
      gint64 id = muster_force_row_get_id (row);

      if (g_hash_table_contains (self->known, &id))
        continue;
      if (g_get_monotonic_time () - begin >= time)
        return TRUE;
      g_hash_table_insert (self->known, g_memdup2 (&id, sizeof id), GINT_TO_POINTER (is_sound (self, id)));
    }
  return FALSE;
}

char *
muster_force_soundness_dup_ids (MusterForceSoundness *self,
                                gboolean              sound)
{
  GString *ids = g_string_new (",");
  GHashTableIter iter;
  gpointer id, value;

  g_return_val_if_fail (MUSTER_IS_FORCE_SOUNDNESS (self), NULL);

  g_hash_table_iter_init (&iter, self->known);
  while (g_hash_table_iter_next (&iter, &id, &value))
    if (GPOINTER_TO_INT (value) == sound)
      g_string_append_printf (ids, "%" G_GINT64_FORMAT ",", *(gint64 *) id);
  return g_string_free (ids, FALSE);
}
