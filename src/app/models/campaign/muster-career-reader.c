/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/campaign/muster-career-reader.h"

#include "store/careers/muster-career-sources.h"

struct _MusterCareerReader
{
  GObject parent_instance;

  MusterCareers *careers;
  MusterStore *store;
  MusterLibrary *library;
  GHashTable *tried; /* UUIDs of battles that were looked up */
  char **battles; /* (nullable): UUIDs of the battles that a force may have fought, in the order of
                   * reading */
  guint n_read; /* how many of them have been read */
  GPtrArray *waiting; /* GTask */
  guint step_id;
};

G_DEFINE_FINAL_TYPE (MusterCareerReader, muster_career_reader, G_TYPE_OBJECT)

static gboolean
read_listed (MusterCareerReader *self)
{
  if (self->battles[self->n_read] == NULL)
    return FALSE;
  muster_career_sources_read (self->store, self->library, self->careers, self->battles[self->n_read++]);
  return TRUE;
}

/* Reads one more battle. Returns FALSE if there is none left. */
static gboolean
read_battle (MusterCareerReader *self)
{
  g_auto (GStrv) missing = NULL;

  if (self->battles != NULL)
    return read_listed (self);
  missing = muster_careers_list_missing (self->careers);
  for (guint i = 0; missing[i] != NULL; i++)
    {
      if (!g_hash_table_add (self->tried, g_strdup (missing[i])))
        continue;
      muster_career_sources_read (self->store, self->library, self->careers, missing[i]);
      return TRUE;
    }
  return FALSE;
}

static gboolean
step_cb (gpointer data)
{
  MusterCareerReader *self = data;
  g_autoptr (GPtrArray) waiting = NULL;

  if (muster_careers_read_more (self->careers) || read_battle (self))
    return G_SOURCE_CONTINUE;

  self->step_id = 0;
  waiting = g_steal_pointer (&self->waiting);
  self->waiting = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < waiting->len; i++)
    g_task_return_boolean (waiting->pdata[i], TRUE);
  return G_SOURCE_REMOVE;
}

static void
wake (MusterCareerReader *self)
{
  if (self->step_id == 0)
    self->step_id = g_idle_add (step_cb, self);
}

static void
muster_career_reader_finalize (GObject *object)
{
  MusterCareerReader *self = MUSTER_CAREER_READER (object);

  g_clear_handle_id (&self->step_id, g_source_remove);
  g_clear_object (&self->careers);
  g_clear_object (&self->store);
  g_clear_object (&self->library);
  g_clear_pointer (&self->tried, g_hash_table_unref);
  g_clear_pointer (&self->battles, g_strfreev);
  g_clear_pointer (&self->waiting, g_ptr_array_unref);

  G_OBJECT_CLASS (muster_career_reader_parent_class)->finalize (object);
}

static void
muster_career_reader_class_init (MusterCareerReaderClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = muster_career_reader_finalize;
}

static void
muster_career_reader_init (MusterCareerReader *self)
{
  self->tried = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->waiting = g_ptr_array_new_with_free_func (g_object_unref);
}

/* Takes @careers. */
static MusterCareerReader *
create (MusterCareers *careers,
        MusterStore   *store,
        MusterLibrary *library)
{
  MusterCareerReader *self = g_object_new (MUSTER_TYPE_CAREER_READER, NULL);

  self->careers = careers;
  self->store = g_object_ref (store);
  self->library = g_object_ref (library);
  g_signal_connect_object (self->careers, "changed", G_CALLBACK (wake), self, G_CONNECT_SWAPPED);
  wake (self);
  return self;
}

MusterCareerReader *
muster_career_reader_new (MusterCampaign *campaign,
                          MusterStore    *store,
                          MusterLibrary  *library)
{
  return create (muster_careers_new (campaign), store, library);
}

MusterCareerReader *
muster_career_reader_new_for_force (MusterForce   *force,
                                    MusterStore   *store,
                                    MusterLibrary *library)
{
  MusterCareerReader *self = create (muster_careers_new_for_force (force), store, library);

  self->battles = muster_career_sources_list_battles (store, force, G_MAXUINT);
  return self;
}

MusterCareers *
muster_career_reader_get_careers (MusterCareerReader *self)
{
  g_return_val_if_fail (MUSTER_IS_CAREER_READER (self), NULL);

  return self->careers;
}

void
muster_career_reader_wait_async (MusterCareerReader  *self,
                                 GAsyncReadyCallback  callback,
                                 gpointer             data)
{
  g_return_if_fail (MUSTER_IS_CAREER_READER (self));

  g_ptr_array_add (self->waiting, g_task_new (self, NULL, callback, data));
  wake (self);
}

/**
 * muster_career_reader_wait_finish:
 *
 * Returns: (transfer none): what was read
 */
MusterCareers *
muster_career_reader_wait_finish (MusterCareerReader *self,
                                  GAsyncResult       *result)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  g_task_propagate_boolean (G_TASK (result), NULL);
  return self->careers;
}
