/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/setup/muster-campaign-defs.h"

struct _MusterCampaignShelf
{
  gatomicrefcount ref_count;
  MusterCampaignKind kind;
  GPtrArray *defs;
  GHashTable *places; /* id to index; the definitions own the ids */
};

static void
clear_base (MusterCampaignDef *def)
{
  g_free (def->id);
  g_free (def->name);
}

static void
clear_player (gpointer data)
{
  clear_base (data);
}

static void
clear_force (gpointer data)
{
  clear_base (data);
}

static void
clear_unit (gpointer data)
{
  MusterCampaignUnitDef *def = data;
  const MusterField *fields =
    def->ruleset != NULL ? muster_ruleset_get_rules (def->ruleset)->unit_members : NULL;

  for (guint i = 0; def->members != NULL && fields != NULL && fields[i].id != NULL; i++)
    muster_value_clear (fields[i].kind, &def->members[i]);
  g_free (def->members);
  g_free (def->options);
  g_free (def->player);
  clear_base (&def->base);
}

static void
clear_leader (gpointer data)
{
  clear_base (data);
}

static void
clear_chapter (gpointer data)
{
  MusterCampaignChapterDef *def = data;

  g_free (def->scenario);
  g_strfreev (def->optional_rules);
  g_free (def->text);
  g_free (def->advantage_text);
  clear_base (&def->base);
}

static void
clear_place (gpointer data)
{
  MusterCampaignPlaceDef *def = data;

  g_free (def->kind);
  clear_base (&def->base);
}

static const struct
{
  gsize size;
  GDestroyNotify clear;
} kinds[MUSTER_CAMPAIGN_N_KINDS] = {
  [MUSTER_CAMPAIGN_PLAYERS] = { sizeof (MusterCampaignPlayerDef), clear_player },
  [MUSTER_CAMPAIGN_FORCES] = { sizeof (MusterCampaignForceDef), clear_force },
  [MUSTER_CAMPAIGN_UNITS] = { sizeof (MusterCampaignUnitDef), clear_unit },
  [MUSTER_CAMPAIGN_LEADERS] = { sizeof (MusterCampaignLeaderDef), clear_leader },
  [MUSTER_CAMPAIGN_CHAPTERS] = { sizeof (MusterCampaignChapterDef), clear_chapter },
  [MUSTER_CAMPAIGN_PLACES] = { sizeof (MusterCampaignPlaceDef), clear_place },
};

/**
 * muster_campaign_def_new:
 *
 * Returns: (transfer full): an empty definition
 */
gpointer
muster_campaign_def_new (MusterCampaignKind kind)
{
  return g_atomic_rc_box_alloc0 (kinds[kind].size);
}

void
muster_campaign_def_unref (MusterCampaignKind kind,
                           gpointer           def)
{
  g_atomic_rc_box_release_full (def, kinds[kind].clear);
}

MusterCampaignShelf *
muster_campaign_shelf_new (MusterCampaignKind kind)
{
  MusterCampaignShelf *self = g_new0 (MusterCampaignShelf, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->kind = kind;
  self->defs = g_ptr_array_new ();
  self->places = g_hash_table_new (g_str_hash, g_str_equal);
  return self;
}

MusterCampaignShelf *
muster_campaign_shelf_copy (const MusterCampaignShelf *self)
{
  MusterCampaignShelf *copy = muster_campaign_shelf_new (self->kind);

  for (guint i = 0; i < self->defs->len; i++)
    muster_campaign_shelf_add (copy, g_atomic_rc_box_acquire (g_ptr_array_index (self->defs, i)));
  return copy;
}

MusterCampaignShelf *
muster_campaign_shelf_ref (MusterCampaignShelf *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

void
muster_campaign_shelf_unref (MusterCampaignShelf *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  for (guint i = 0; i < self->defs->len; i++)
    muster_campaign_def_unref (self->kind, g_ptr_array_index (self->defs, i));
  g_ptr_array_unref (self->defs);
  g_hash_table_unref (self->places);
  g_free (self);
}

guint
muster_campaign_shelf_count (const MusterCampaignShelf *self)
{
  return self->defs->len;
}

gpointer
muster_campaign_shelf_get (const MusterCampaignShelf *self,
                           int                        index)
{
  g_return_val_if_fail (index >= 0 && (guint) index < self->defs->len, NULL);

  return g_ptr_array_index (self->defs, index);
}

/**
 * muster_campaign_shelf_find:
 *
 * Returns: the index of the definition named @id, or -1
 */
int
muster_campaign_shelf_find (const MusterCampaignShelf *self,
                            const char                *id)
{
  gpointer place;

  return g_hash_table_lookup_extended (self->places, id, NULL, &place) ? GPOINTER_TO_INT (place) : -1;
}

/**
 * muster_campaign_shelf_add:
 * @def: (transfer full): a definition with a new id
 */
void
muster_campaign_shelf_add (MusterCampaignShelf *self,
                           gpointer             def)
{
  g_hash_table_insert (self->places, ((MusterCampaignDef *) def)->id,
                       GINT_TO_POINTER ((int) self->defs->len));
  g_ptr_array_add (self->defs, def);
}

/**
 * muster_campaign_shelf_replace:
 * @def: (transfer full): a definition with the id of the one at @index
 */
void
muster_campaign_shelf_replace (MusterCampaignShelf *self,
                               int                  index,
                               gpointer             def)
{
  gpointer old = muster_campaign_shelf_get (self, index);

  g_hash_table_replace (self->places, ((MusterCampaignDef *) def)->id, GINT_TO_POINTER (index));
  g_ptr_array_index (self->defs, index) = def;
  muster_campaign_def_unref (self->kind, old);
}
