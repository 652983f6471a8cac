/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/careers/muster-career-portraits.h"

#include "core/forces/muster-force-unit.h"
#include "core/forces/muster-leader.h"
#include "store/muster-campaign-links.h"

struct _MusterCareerPortraits
{
  MusterStore *store;
  MusterLibrary *library;
  MusterCareers *careers;
  char *campaign;
  GHashTable *forces; /* (element-type utf8 MusterForce): by what the campaign calls them; NULL: not there */
};

static void
free_force (gpointer data)
{
  g_clear_object (&data);
}

MusterCareerPortraits *
muster_career_portraits_new (MusterStore   *store,
                             MusterLibrary *library,
                             MusterCareers *careers,
                             const char    *campaign)
{
  MusterCareerPortraits *self = g_new0 (MusterCareerPortraits, 1);

  self->store = g_object_ref (store);
  self->library = g_object_ref (library);
  self->careers = g_object_ref (careers);
  self->campaign = g_strdup (campaign);
  self->forces = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_force);
  return self;
}

void
muster_career_portraits_free (MusterCareerPortraits *self)
{
  g_hash_table_unref (self->forces);
  g_free (self->campaign);
  g_object_unref (self->careers);
  g_object_unref (self->library);
  g_object_unref (self->store);
  g_free (self);
}

/* (nullable): the stored force that a force of the campaign was made of. */
static MusterForce *
get_stored_force (MusterCareerPortraits        *self,
                  const MusterCampaignForceDef *def)
{
  const char *id = def->base.id;
  MusterForce *force = g_hash_table_lookup (self->forces, id);
  g_autoptr (GError) error = NULL;
  gint64 stored;

  if (force != NULL || g_hash_table_contains (self->forces, id))
    return force;
  stored = muster_campaign_links_guess_force (self->store, self->campaign, def);
  force = stored > 0 ? muster_force_store_rules_open (muster_store_get_forces (self->store), stored,
                                                      self->library,
                                                      &error)
                     : NULL;
  if (error != NULL)
    muster_store_note_error (self->store, error);
  g_hash_table_insert (self->forces, g_strdup (id), force);
  return force;
}

static MusterForce *
find_force (MusterCareerPortraits *self,
            MusterCareer          *career)
{
  MusterCampaign *campaign = muster_careers_get_campaign (self->careers);
  const MusterCampaignState *state;
  int force;

  if (campaign == NULL)
    return muster_careers_get_force (self->careers);
  if (self->campaign == NULL)
    return NULL;
  state = muster_campaign_get_present (campaign);
  force = muster_campaign_state_get_leader_def (state, muster_career_get_index (career))->force;
  return get_stored_force (self, muster_campaign_state_get_force_def (state, force));
}

/* In a campaign he may have got another rank. */
static gboolean
is_called (MusterLeader *leader,
           const char   *name)
{
  g_autofree char *title = muster_leader_dup_title (leader);
  g_autofree char *end = g_strconcat (" ", muster_leader_get_name (leader), NULL);

  return g_str_equal (title, name) || g_str_equal (muster_leader_get_name (leader), name) ||
         (end[1] != '\0' && g_str_has_suffix (name, end));
}

GBytes *
muster_career_portraits_get (MusterCareerPortraits *self,
                             MusterCareer          *career)
{
  MusterForce *force =
    muster_career_get_kind (career) == MUSTER_CAMPAIGN_LEADERS ? find_force (self, career) : NULL;

  for (guint i = 0; force != NULL && i < muster_force_get_n_units (force); i++)
    {
      MusterLeader *leader = muster_force_unit_get_leader (muster_force_get_unit (force, i));
      const char *portrait = muster_leader_get_portrait (leader);

      if (*portrait != '\0' && is_called (leader, muster_career_get_name (career)))
        return muster_store_dup_image (self->store, portrait);
    }
  return NULL;
}
