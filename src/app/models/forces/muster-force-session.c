/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/forces/muster-force-session.h"

#include "app/models/muster-error-words.h"
#include "core/muster-i18n.h"

/* The force signals each change, and the history each step, which can be a group of changes.
 * Steps are saved at once. A timer saves changes that are not steps and text that is still being
 * typed. */

#define SAVE_WITHIN_MS 1000
#define TRY_AGAIN_MS 2000

struct _MusterForceSession
{
  GObject parent_instance;

  MusterStore *store;
  MusterForce *force;
  MusterForceHistory *history;
  char *trouble;
  guint timer;
  gboolean waits;  /* there are changes to save */
  gboolean saving;
  gboolean gone;   /* the force was removed from the store */
  gboolean refusing;
};

G_DEFINE_FINAL_TYPE (MusterForceSession, muster_force_session, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_STORE,
  PROP_FORCE,
  PROP_IS_SAVED,
  PROP_TROUBLE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
set_waits (MusterForceSession *self,
           gboolean            waits)
{
  if (self->waits == waits)
    return;

  self->waits = waits;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_SAVED]);
}

static void
take_trouble (MusterForceSession *self,
              char               *trouble)
{
  g_autofree char *before = g_steal_pointer (&self->trouble);

  self->trouble = trouble;
  if (g_strcmp0 (before, trouble) != 0)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TROUBLE]);
}

static char *
dup_trouble (const GError *error)
{
  g_autofree char *words = muster_error_words (error);

  return g_strdup_printf (_("The last changes are not saved yet. Leave this force open: Muster keeps "
                            "trying, and they are saved as soon as it works.\n\n%s"),
                          words);
}

static gboolean
save_later_cb (gpointer data)
{
  MusterForceSession *self = data;

  self->timer = 0;
  muster_force_session_save (self, NULL);

  return G_SOURCE_REMOVE;
}

static void
save_within (MusterForceSession *self,
             guint               milliseconds)
{
  if (self->timer == 0 && self->waits)
    self->timer = g_timeout_add (milliseconds, save_later_cb, self);
}

static void
force_changed_cb (MusterForceSession *self)
{
  if (!muster_force_session_can_edit (self))
    return;

  set_waits (self, TRUE);
  save_within (self, SAVE_WITHIN_MS);
}

static void
step_cb (MusterForceSession *self)
{
  if (!muster_force_session_can_edit (self))
    {
      if (!self->refusing)
        {
          self->refusing = TRUE;
          muster_force_history_take_back (self->history);
          self->refusing = FALSE;
          take_trouble (self, g_strdup (_("The data can be read but not changed, so nothing can be edited. "
                                          "Duplicate what you need once it can be changed again.")));
        }
    }
  else if (!muster_force_history_is_typing (self->history))
    muster_force_session_save (self, NULL);
}

/* The force can be archived in the list while it is open here, so follow the store. */
static void
store_changed_cb (MusterForceSession *self,
                  gint64              id)
{
  MusterForceStore *forces = muster_store_get_forces (self->store);
  gboolean archived;

  if (self->saving || id != muster_force_store_find (forces, muster_force_get_id (self->force)) ||
      !muster_force_store_get_archived (forces, id, &archived))
    return;

  self->saving = TRUE;
  muster_force_set_archived (self->force, archived);
  self->saving = FALSE;
}

static void
store_removed_cb (MusterForceSession *self)
{
  if (self->gone || *muster_force_get_id (self->force) == '\0' ||
      muster_force_store_find (muster_store_get_forces (self->store),
                               muster_force_get_id (self->force)) != 0)
    return;

  /* Saving would bring the force back. */
  self->gone = TRUE;
  g_clear_handle_id (&self->timer, g_source_remove);
  set_waits (self, FALSE);
  take_trouble (self, g_strdup (""));
}

static void
muster_force_session_get_property (GObject    *object,
                                   guint       prop_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  MusterForceSession *self = MUSTER_FORCE_SESSION (object);

  switch (prop_id)
    {
    case PROP_STORE:
      g_value_set_object (value, self->store);
      break;

    case PROP_FORCE:
      g_value_set_object (value, self->force);
      break;

    case PROP_IS_SAVED:
      g_value_set_boolean (value, !self->waits);
      break;

    case PROP_TROUBLE:
      g_value_set_string (value, self->trouble);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_session_set_property (GObject      *object,
                                   guint         prop_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  MusterForceSession *self = MUSTER_FORCE_SESSION (object);

  switch (prop_id)
    {
    case PROP_STORE:
      self->store = g_value_dup_object (value);
      break;

    case PROP_FORCE:
      self->force = g_value_dup_object (value);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_session_constructed (GObject *object)
{
  MusterForceSession *self = MUSTER_FORCE_SESSION (object);
  MusterForceStore *forces = muster_store_get_forces (self->store);

  G_OBJECT_CLASS (muster_force_session_parent_class)->constructed (object);

  /* Connect before the history does, so that a change is already marked for saving when the history
   * signals its step. */
  g_signal_connect_object (self->force, "changed", G_CALLBACK (force_changed_cb), self,
                           G_CONNECT_SWAPPED);
  self->history = muster_force_history_new (self->force);
  g_signal_connect_object (self->history, "changed", G_CALLBACK (step_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (forces, "changed", G_CALLBACK (store_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (forces, "removed", G_CALLBACK (store_removed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
muster_force_session_dispose (GObject *object)
{
  MusterForceSession *self = MUSTER_FORCE_SESSION (object);

  if (self->waits && self->store != NULL)
    muster_force_session_save (self, NULL);
  g_clear_handle_id (&self->timer, g_source_remove);
  self->waits = FALSE;
  g_clear_object (&self->history);
  g_clear_object (&self->force);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (muster_force_session_parent_class)->dispose (object);
}

static void
muster_force_session_finalize (GObject *object)
{
  MusterForceSession *self = MUSTER_FORCE_SESSION (object);

  g_clear_pointer (&self->trouble, g_free);

  G_OBJECT_CLASS (muster_force_session_parent_class)->finalize (object);
}

static void
muster_force_session_class_init (MusterForceSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags shown = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags for_good = shown | G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY;

  object_class->get_property = muster_force_session_get_property;
  object_class->set_property = muster_force_session_set_property;
  object_class->constructed = muster_force_session_constructed;
  object_class->dispose = muster_force_session_dispose;
  object_class->finalize = muster_force_session_finalize;

  properties[PROP_STORE] =
    g_param_spec_object ("store", NULL, NULL, MUSTER_TYPE_STORE, for_good);
  properties[PROP_FORCE] =
    g_param_spec_object ("force", NULL, NULL, MUSTER_TYPE_FORCE, for_good);
  properties[PROP_IS_SAVED] = g_param_spec_boolean ("is-saved", NULL, NULL, TRUE, shown);
  properties[PROP_TROUBLE] = g_param_spec_string ("trouble", NULL, NULL, "", shown);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_force_session_init (MusterForceSession *self)
{
  self->trouble = g_strdup ("");
}

/**
 * muster_force_session_new:
 * @force: one of the store's, or one that is added to it with its first edit
 */
MusterForceSession *
muster_force_session_new (MusterStore *store,
                          MusterForce *force)
{
  g_return_val_if_fail (MUSTER_IS_STORE (store), NULL);
  g_return_val_if_fail (MUSTER_IS_FORCE (force), NULL);

  return g_object_new (MUSTER_TYPE_FORCE_SESSION, "store", store, "force", force, NULL);
}

/**
 * muster_force_session_open:
 * @id: of a row of the store
 *
 * Returns: (transfer full) (nullable): a session with that force
 */
MusterForceSession *
muster_force_session_open (MusterStore    *store,
                           gint64          id,
                           MusterLibrary  *library,
                           GError        **error)
{
  g_autoptr (MusterForce) force = NULL;

  g_return_val_if_fail (MUSTER_IS_STORE (store), NULL);

  force = muster_force_store_rules_open (muster_store_get_forces (store), id, library, error);

  return force != NULL ? muster_force_session_new (store, force) : NULL;
}

MusterStore *
muster_force_session_get_store (MusterForceSession *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_SESSION (self), NULL);

  return self->store;
}

MusterForce *
muster_force_session_get_force (MusterForceSession *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_SESSION (self), NULL);

  return self->force;
}

MusterForceHistory *
muster_force_session_get_history (MusterForceSession *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_SESSION (self), NULL);

  return self->history;
}

/**
 * muster_force_session_can_edit:
 *
 * Returns: %FALSE if the store can only be read, or the force is not in it any more
 */
gboolean
muster_force_session_can_edit (MusterForceSession *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_SESSION (self), FALSE);

  return !self->gone && self->store != NULL && !muster_store_is_read_only (self->store);
}

const char *
muster_force_session_get_trouble (MusterForceSession *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_SESSION (self), NULL);

  return self->trouble;
}

gboolean
muster_force_session_save (MusterForceSession  *self,
                           GError             **error)
{
  g_autoptr (GError) problem = NULL;
  gboolean saved;

  g_return_val_if_fail (MUSTER_IS_FORCE_SESSION (self), FALSE);

  if (!self->waits || self->saving || self->gone)
    return TRUE;

  g_clear_handle_id (&self->timer, g_source_remove);
  self->saving = TRUE;
  saved = muster_force_store_rules_save (muster_store_get_forces (self->store), self->force, &problem);
  self->saving = FALSE;
  if (saved)
    {
      set_waits (self, FALSE);
      take_trouble (self, g_strdup (""));
      return TRUE;
    }

  take_trouble (self, dup_trouble (problem));
  save_within (self, TRY_AGAIN_MS);
  g_propagate_error (error, g_steal_pointer (&problem));

  return FALSE;
}
