/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-leader.h"

#include "core/forces/muster-force-text.h"
#include "core/muster-signal.h"
#include "core/muster-text.h"

/* A leader of a unit. His trait is kept as an id; if the pack that defines it is missing, the id is
 * shown and kept. */

struct _MusterLeader
{
  MusterObject parent_instance;

  MusterCatalog *catalog;
  char *name;
  char *rank;
  char *trait_id;
  char *trait_name;
  char *notes;
  char *portrait;
  int leadership;
  gboolean name_locked;
};

G_DEFINE_FINAL_TYPE (MusterLeader, muster_leader, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_CATALOG,
  PROP_NAME,
  PROP_RANK,
  PROP_LEADERSHIP,
  PROP_TRAIT_ID,
  PROP_TRAIT_NAME,
  PROP_TITLE,
  PROP_NOTES,
  PROP_PORTRAIT,
  PROP_NAME_LOCKED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint changed_signal;

/* Notifies of one property and of a second one that is derived from it (0: none). */
static void
tell_change (MusterLeader *self,
             guint         prop_id,
             guint         derived_id)
{
  g_object_freeze_notify (G_OBJECT (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[prop_id]);
  if (derived_id != 0)
    g_object_notify_by_pspec (G_OBJECT (self), properties[derived_id]);
  g_object_thaw_notify (G_OBJECT (self));

  g_signal_emit (self, changed_signal, 0);
}

static void
set_text (MusterLeader  *self,
          char         **target,
          const char    *text,
          gsize          max_bytes,
          guint          prop_id,
          guint          derived_id)
{
  if (muster_text_set (target, text, max_bytes))
    tell_change (self, prop_id, derived_id);
}

static void
muster_leader_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  MusterLeader *self = MUSTER_LEADER (object);

  switch (prop_id)
    {
    case PROP_CATALOG:
      g_value_set_object (value, self->catalog);
      break;

    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;

    case PROP_RANK:
      g_value_set_string (value, self->rank);
      break;

    case PROP_LEADERSHIP:
      g_value_set_int (value, self->leadership);
      break;

    case PROP_TRAIT_ID:
      g_value_set_string (value, self->trait_id);
      break;

    case PROP_TRAIT_NAME:
      g_value_set_string (value, self->trait_name);
      break;

    case PROP_TITLE:
      g_value_take_string (value, muster_leader_dup_title (self));
      break;

    case PROP_NOTES:
      g_value_set_string (value, self->notes);
      break;

    case PROP_PORTRAIT:
      g_value_set_string (value, self->portrait);
      break;

    case PROP_NAME_LOCKED:
      g_value_set_boolean (value, self->name_locked);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_leader_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  MusterLeader *self = MUSTER_LEADER (object);

  switch (prop_id)
    {
    case PROP_CATALOG:
      g_assert (self->catalog == NULL);
      self->catalog = g_value_dup_object (value);
      break;

    case PROP_NAME:
      muster_leader_set_name (self, g_value_get_string (value));
      break;

    case PROP_RANK:
      muster_leader_set_rank (self, g_value_get_string (value));
      break;

    case PROP_LEADERSHIP:
      muster_leader_set_leadership (self, g_value_get_int (value));
      break;

    case PROP_TRAIT_ID:
      muster_leader_set_trait_id (self, g_value_get_string (value));
      break;

    case PROP_TRAIT_NAME:
      muster_leader_set_trait_name (self, g_value_get_string (value));
      break;

    case PROP_NOTES:
      muster_leader_set_notes (self, g_value_get_string (value));
      break;

    case PROP_PORTRAIT:
      muster_leader_set_portrait (self, g_value_get_string (value));
      break;

    case PROP_NAME_LOCKED:
      muster_leader_set_name_locked (self, g_value_get_boolean (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterLeader, catalog, g_object_unref),
  MUSTER_OWNED (MusterLeader, name, g_free),
  MUSTER_OWNED (MusterLeader, rank, g_free),
  MUSTER_OWNED (MusterLeader, trait_id, g_free),
  MUSTER_OWNED (MusterLeader, trait_name, g_free),
  MUSTER_OWNED (MusterLeader, notes, g_free),
  MUSTER_OWNED (MusterLeader, portrait, g_free),
};

static void
muster_leader_class_init (MusterLeaderClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags shown = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags given = shown | G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY;
  const GParamFlags edited = shown | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY;

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  object_class->get_property = muster_leader_get_property;
  object_class->set_property = muster_leader_set_property;

  properties[PROP_CATALOG] =
    g_param_spec_object ("catalog", NULL, NULL, MUSTER_TYPE_CATALOG, given);
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, "", edited);
  properties[PROP_RANK] = g_param_spec_string ("rank", NULL, NULL, "", edited);
  properties[PROP_LEADERSHIP] =
    g_param_spec_int ("leadership", NULL, NULL, 0, MUSTER_FORCE_MAX_LEADERSHIP, 0, edited);
  properties[PROP_TRAIT_ID] = g_param_spec_string ("trait-id", NULL, NULL, "", edited);
  properties[PROP_TRAIT_NAME] = g_param_spec_string ("trait-name", NULL, NULL, "", edited);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "", shown);
  properties[PROP_NOTES] = g_param_spec_string ("notes", NULL, NULL, "", edited);
  properties[PROP_PORTRAIT] = g_param_spec_string ("portrait", NULL, NULL, "", edited);
  properties[PROP_NAME_LOCKED] = g_param_spec_boolean ("name-locked", NULL, NULL, FALSE, edited);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * MusterLeader::changed:
   *
   * Emitted once after a setter has changed something.
   */
  changed_signal = muster_signal_new ("changed", MUSTER_TYPE_LEADER);
}

static void
muster_leader_init (MusterLeader *self)
{
  self->name = g_strdup ("");
  self->rank = g_strdup ("");
  self->trait_id = g_strdup ("");
  self->trait_name = g_strdup ("");
  self->notes = g_strdup ("");
  self->portrait = g_strdup ("");
}

/**
 * muster_leader_new:
 * @catalog: (nullable): the catalog of traits
 *
 * Returns: (transfer full): an empty leader
 */
MusterLeader *
muster_leader_new (MusterCatalog *catalog)
{
  g_return_val_if_fail (catalog == NULL || MUSTER_IS_CATALOG (catalog), NULL);

  return g_object_new (MUSTER_TYPE_LEADER, "catalog", catalog, NULL);
}

void
muster_leader_set_catalog (MusterLeader  *self,
                           MusterCatalog *catalog)
{
  g_return_if_fail (MUSTER_IS_LEADER (self));
  g_return_if_fail (MUSTER_IS_CATALOG (catalog));

  if (!g_set_object (&self->catalog, catalog))
    return;

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CATALOG]);
}

const char *
muster_leader_get_name (MusterLeader *self)
{
  g_return_val_if_fail (MUSTER_IS_LEADER (self), NULL);

  return self->name;
}

void
muster_leader_set_name (MusterLeader *self,
                        const char   *name)
{
  g_return_if_fail (MUSTER_IS_LEADER (self));

  set_text (self, &self->name, name, MUSTER_FORCE_MAX_NAME, PROP_NAME, PROP_TITLE);
}

const char *
muster_leader_get_rank (MusterLeader *self)
{
  g_return_val_if_fail (MUSTER_IS_LEADER (self), NULL);

  return self->rank;
}

void
muster_leader_set_rank (MusterLeader *self,
                        const char   *rank)
{
  g_return_if_fail (MUSTER_IS_LEADER (self));

  set_text (self, &self->rank, rank, MUSTER_FORCE_MAX_NAME, PROP_RANK, PROP_TITLE);
}

/**
 * muster_leader_get_leadership:
 *
 * Returns: the rolled value, or 0 if it has not been rolled
 */
int
muster_leader_get_leadership (MusterLeader *self)
{
  g_return_val_if_fail (MUSTER_IS_LEADER (self), 0);

  return self->leadership;
}

void
muster_leader_set_leadership (MusterLeader *self,
                              int           leadership)
{
  g_return_if_fail (MUSTER_IS_LEADER (self));
  g_return_if_fail (leadership >= 0 && leadership <= MUSTER_FORCE_MAX_LEADERSHIP);

  if (self->leadership == leadership)
    return;

  self->leadership = leadership;
  tell_change (self, PROP_LEADERSHIP, 0);
}

const char *
muster_leader_get_trait_id (MusterLeader *self)
{
  g_return_val_if_fail (MUSTER_IS_LEADER (self), NULL);

  return self->trait_id;
}

void
muster_leader_set_trait_id (MusterLeader *self,
                            const char   *trait_id)
{
  g_return_if_fail (MUSTER_IS_LEADER (self));

  set_text (self, &self->trait_id, trait_id, MUSTER_FORCE_MAX_ID, PROP_TRAIT_ID, 0);
}

const char *
muster_leader_get_trait_name (MusterLeader *self)
{
  g_return_val_if_fail (MUSTER_IS_LEADER (self), NULL);

  return self->trait_name;
}

/**
 * muster_leader_set_trait_name:
 * @trait_name: (nullable): the player's name for the trait; %NULL or "" for the name in the catalog
 *
 * Renames the trait for display. Its effect stays.
 */
void
muster_leader_set_trait_name (MusterLeader *self,
                              const char   *trait_name)
{
  g_return_if_fail (MUSTER_IS_LEADER (self));

  set_text (self, &self->trait_name, trait_name, MUSTER_FORCE_MAX_NAME, PROP_TRAIT_NAME, 0);
}

const char *
muster_leader_get_notes (MusterLeader *self)
{
  g_return_val_if_fail (MUSTER_IS_LEADER (self), NULL);

  return self->notes;
}

void
muster_leader_set_notes (MusterLeader *self,
                         const char   *notes)
{
  g_return_if_fail (MUSTER_IS_LEADER (self));

  set_text (self, &self->notes, notes, MUSTER_FORCE_MAX_NOTES, PROP_NOTES, 0);
}

const char *
muster_leader_get_portrait (MusterLeader *self)
{
  g_return_val_if_fail (MUSTER_IS_LEADER (self), NULL);

  return self->portrait;
}

/**
 * muster_leader_set_portrait:
 * @image_id: (nullable): the id of an image, which the store may no longer have; %NULL for none
 */
void
muster_leader_set_portrait (MusterLeader *self,
                            const char   *image_id)
{
  g_return_if_fail (MUSTER_IS_LEADER (self));

  set_text (self, &self->portrait, image_id, MUSTER_FORCE_MAX_ID, PROP_PORTRAIT, 0);
}

gboolean
muster_leader_get_name_locked (MusterLeader *self)
{
  g_return_val_if_fail (MUSTER_IS_LEADER (self), FALSE);

  return self->name_locked;
}

void
muster_leader_set_name_locked (MusterLeader *self,
                               gboolean      locked)
{
  g_return_if_fail (MUSTER_IS_LEADER (self));

  locked = !!locked;
  if (self->name_locked == locked)
    return;

  self->name_locked = locked;
  tell_change (self, PROP_NAME_LOCKED, 0);
}

/**
 * muster_leader_get_trait:
 *
 * Returns: (nullable): the trait, or %NULL if there is none or the catalog does not know it
 */
const MusterTrait *
muster_leader_get_trait (MusterLeader *self)
{
  g_return_val_if_fail (MUSTER_IS_LEADER (self), NULL);

  if (self->catalog == NULL || *self->trait_id == '\0')
    return NULL;

  return muster_catalog_find_trait (self->catalog, self->trait_id);
}

/**
 * muster_leader_get_trait_label:
 *
 * Returns: the name of the trait: the player's, else the catalog's, else the bare id; "" if there
 *   is no trait
 */
const char *
muster_leader_get_trait_label (MusterLeader *self)
{
  const MusterTrait *trait;

  g_return_val_if_fail (MUSTER_IS_LEADER (self), NULL);

  if (*self->trait_id == '\0' || *self->trait_name != '\0')
    return *self->trait_id == '\0' ? "" : self->trait_name;

  trait = muster_leader_get_trait (self);

  return trait != NULL ? muster_force_text_show (trait->name) : self->trait_id;
}

/**
 * muster_leader_dup_title:
 *
 * Returns: (transfer full): rank and name, "" if neither is known
 */
char *
muster_leader_dup_title (MusterLeader *self)
{
  g_return_val_if_fail (MUSTER_IS_LEADER (self), NULL);

  if (*self->rank == '\0' || *self->name == '\0')
    return g_strconcat (self->rank, self->name, NULL);

  return g_strconcat (self->rank, " ", self->name, NULL);
}

/**
 * muster_leader_is_empty:
 *
 * Returns: whether nothing at all is known of the leader
 */
gboolean
muster_leader_is_empty (MusterLeader *self)
{
  g_return_val_if_fail (MUSTER_IS_LEADER (self), TRUE);

  return self->leadership == 0 && *self->name == '\0' && *self->rank == '\0' &&
         *self->trait_id == '\0' && *self->trait_name == '\0' && *self->notes == '\0' &&
         *self->portrait == '\0' && !self->name_locked;
}

gboolean
muster_leader_leads (MusterLeader *self)
{
  g_return_val_if_fail (MUSTER_IS_LEADER (self), FALSE);

  return self->leadership != 0 || *self->name != '\0' || *self->rank != '\0' ||
         *self->trait_id != '\0';
}
