/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-history.h"

#include "core/forces/muster-force-edit-words.h"
#include "core/forces/muster-force-private.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"

/* Undo and redo of a force. A step leads from one snapshot to the next. Snapshots share what did
 * not change, so that a step needs memory only for what was edited and a list of pointers;
 * restoring a snapshot changes only what differs. */

typedef struct
{
  MusterForceSnapshot *before;
  MusterForceSnapshot *after;
  char *label;
  GObject *typed_object; /* owner of the typed text; only compared */
  const MusterEditField *typed_field;
} Step;

struct _MusterForceHistory
{
  MusterObject parent_instance;

  MusterForce *force;
  MusterEditFields fields;
  MusterForceSnapshot *now;
  GPtrArray *steps;
  guint n_done; /* the steps after these can be redone */
  gboolean sealed;
  gboolean going;

  MusterForceSnapshot *group; /* the force when the group began */
  char *group_label;
  guint depth;
};

G_DEFINE_FINAL_TYPE (MusterForceHistory, muster_force_history, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_FORCE,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_UNDO_LABEL,
  PROP_REDO_LABEL,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint changed_signal;

static void
free_step (gpointer data)
{
  Step *step = data;

  muster_force_snapshot_unref (step->before);
  muster_force_snapshot_unref (step->after);
  g_free (step->label);
  g_free (step);
}

static Step *
get_step (MusterForceHistory *self,
          guint               place)
{
  return g_ptr_array_index (self->steps, place);
}

static void
tell_change (MusterForceHistory *self)
{
  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = PROP_CAN_UNDO; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  g_object_thaw_notify (G_OBJECT (self));

  g_signal_emit (self, changed_signal, 0);
}

/* Extends the last step if the player is still typing into the same text. */
static gboolean
go_on_typing (MusterForceHistory  *self,
              MusterForceSnapshot *before,
              MusterForceSnapshot *after)
{
  Step *last = self->n_done > 0 ? get_step (self, self->n_done - 1) : NULL;
  const MusterEditField *field = NULL;
  GObject *object = NULL;

  if (last == NULL || self->sealed || last->typed_field == NULL || self->n_done < self->steps->len ||
      !muster_force_edit_is_typing (before, after, &object, &field) ||
      object != last->typed_object || field != last->typed_field)
    return FALSE;

  g_clear_pointer (&last->after, muster_force_snapshot_unref);
  last->after = muster_force_snapshot_ref (after);
  /* The player has undone his typing by hand: the step changes nothing and is removed. */
  if (muster_force_snapshot_equal (last->before, last->after))
    g_ptr_array_set_size (self->steps, (int) --self->n_done);

  return TRUE;
}

static void
add_step (MusterForceHistory  *self,
          MusterForceSnapshot *before,
          MusterForceSnapshot *after,
          const char          *label)
{
  Step *step;

  if (label == NULL && go_on_typing (self, before, after))
    return;

  step = g_new0 (Step, 1);
  step->before = muster_force_snapshot_ref (before);
  step->after = muster_force_snapshot_ref (after);
  step->label = label != NULL ? g_strdup (label) : muster_force_edit_dup_words (before, after);
  if (label != NULL ||
      !muster_force_edit_is_typing (before, after, &step->typed_object, &step->typed_field))
    step->typed_field = NULL;

  g_ptr_array_set_size (self->steps, (int) self->n_done);
  g_ptr_array_add (self->steps, step);
  self->n_done = self->steps->len;
  self->sealed = FALSE;
}

static void
force_changed_cb (MusterForceHistory *self)
{
  g_autoptr (MusterForceSnapshot) before = NULL;

  if (self->going)
    return;

  before = g_steal_pointer (&self->now);
  self->now = muster_force_snapshot_new (&self->fields, self->force, before,
                                         muster_force_get_changed_unit (self->force));
  if (self->now == before || self->depth > 0)
    return;

  add_step (self, before, self->now, NULL);
  tell_change (self);
}

static void
group_begun_cb (MusterForceHistory *self,
                const char         *label)
{
  if (self->depth++ > 0)
    return;

  self->group = muster_force_snapshot_ref (self->now);
  self->group_label = g_strdup (label);
}

static void
group_ended_cb (MusterForceHistory *self)
{
  g_autoptr (MusterForceSnapshot) before = NULL;
  g_autofree char *label = NULL;

  /* A depth of 0 here means that the group began before this history existed. */
  if (self->depth == 0 || --self->depth > 0)
    return;

  before = g_steal_pointer (&self->group);
  label = g_steal_pointer (&self->group_label);
  if (muster_force_snapshot_equal (before, self->now))
    return;

  add_step (self, before, self->now, label);
  tell_change (self);
}

static void
go_to (MusterForceHistory  *self,
       MusterForceSnapshot *snapshot)
{
  g_autoptr (MusterForceSnapshot) target = muster_force_snapshot_ref (snapshot);

  self->going = TRUE;
  muster_force_snapshot_apply (target, self->force);
  self->going = FALSE;

  g_clear_pointer (&self->now, muster_force_snapshot_unref);
  self->now = g_steal_pointer (&target);
  self->sealed = TRUE;
  tell_change (self);
}

static void
muster_force_history_get_property (GObject    *object,
                                   guint       prop_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  MusterForceHistory *self = MUSTER_FORCE_HISTORY (object);

  switch (prop_id)
    {
    case PROP_FORCE:
      g_value_set_object (value, self->force);
      break;

    case PROP_CAN_UNDO:
      g_value_set_boolean (value, muster_force_history_can_undo (self));
      break;

    case PROP_CAN_REDO:
      g_value_set_boolean (value, muster_force_history_can_redo (self));
      break;

    case PROP_UNDO_LABEL:
      g_value_take_string (value, muster_force_history_dup_undo_label (self));
      break;

    case PROP_REDO_LABEL:
      g_value_take_string (value, muster_force_history_dup_redo_label (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_history_set_property (GObject      *object,
                                   guint         prop_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  MusterForceHistory *self = MUSTER_FORCE_HISTORY (object);

  switch (prop_id)
    {
    case PROP_FORCE:
      g_assert (self->force == NULL);
      self->force = g_value_dup_object (value);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_history_constructed (GObject *object)
{
  MusterForceHistory *self = MUSTER_FORCE_HISTORY (object);

  G_OBJECT_CLASS (muster_force_history_parent_class)->constructed (object);

  self->now = muster_force_snapshot_new (&self->fields, self->force, NULL, NULL);
  g_signal_connect_object (self->force, "changed", G_CALLBACK (force_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->force, "group-begun", G_CALLBACK (group_begun_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->force, "group-ended", G_CALLBACK (group_ended_cb), self,
                           G_CONNECT_SWAPPED);
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterForceHistory, steps, g_ptr_array_unref),
  MUSTER_OWNED (MusterForceHistory, now, muster_force_snapshot_unref),
  MUSTER_OWNED (MusterForceHistory, group, muster_force_snapshot_unref),
  MUSTER_OWNED (MusterForceHistory, group_label, g_free),
  MUSTER_HELD (MusterForceHistory, fields, muster_edit_fields_clear),
  MUSTER_OWNED (MusterForceHistory, force, g_object_unref),
};

static void
muster_force_history_class_init (MusterForceHistoryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  object_class->get_property = muster_force_history_get_property;
  object_class->set_property = muster_force_history_set_property;
  object_class->constructed = muster_force_history_constructed;

  properties[PROP_FORCE] =
    g_param_spec_object ("force", NULL, NULL, MUSTER_TYPE_FORCE,
                         flags | G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  properties[PROP_UNDO_LABEL] = g_param_spec_string ("undo-label", NULL, NULL, "", flags);
  properties[PROP_REDO_LABEL] = g_param_spec_string ("redo-label", NULL, NULL, "", flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * MusterForceHistory::changed:
   *
   * Emitted after a step was made, extended, undone or redone.
   */
  changed_signal = muster_signal_new ("changed", MUSTER_TYPE_FORCE_HISTORY);
}

static void
muster_force_history_init (MusterForceHistory *self)
{
  muster_edit_fields_init (&self->fields);
  self->steps = g_ptr_array_new_with_free_func (free_step);
}

/**
 * muster_force_history_new:
 *
 * Returns: (transfer full): a history that begins with the force as it is now, and holds a
 *   reference to the force
 */
MusterForceHistory *
muster_force_history_new (MusterForce *force)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (force), NULL);

  return g_object_new (MUSTER_TYPE_FORCE_HISTORY, "force", force, NULL);
}

gboolean
muster_force_history_can_undo (MusterForceHistory *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_HISTORY (self), FALSE);

  return self->n_done > 0;
}

gboolean
muster_force_history_can_redo (MusterForceHistory *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_HISTORY (self), FALSE);

  return self->n_done < self->steps->len;
}

char *
muster_force_history_dup_undo_label (MusterForceHistory *self)
{
  if (!muster_force_history_can_undo (self))
    return g_strdup ("");

  /* Translators: what will be undone, such as "Add Regular Infantry" */
  return g_strdup_printf (_("Undo: %s"), get_step (self, self->n_done - 1)->label);
}

char *
muster_force_history_dup_redo_label (MusterForceHistory *self)
{
  if (!muster_force_history_can_redo (self))
    return g_strdup ("");

  /* Translators: what will be redone, such as "Add Regular Infantry" */
  return g_strdup_printf (_("Redo: %s"), get_step (self, self->n_done)->label);
}

/**
 * muster_force_history_undo:
 *
 * Returns: whether there was something to undo
 */
gboolean
muster_force_history_undo (MusterForceHistory *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_HISTORY (self), FALSE);
  g_return_val_if_fail (self->depth == 0, FALSE);

  if (self->n_done == 0)
    return FALSE;

  self->n_done--;
  go_to (self, get_step (self, self->n_done)->before);

  return TRUE;
}

gboolean
muster_force_history_redo (MusterForceHistory *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_HISTORY (self), FALSE);
  g_return_val_if_fail (self->depth == 0, FALSE);

  if (self->n_done == self->steps->len)
    return FALSE;

  self->n_done++;
  go_to (self, get_step (self, self->n_done - 1)->after);

  return TRUE;
}

void
muster_force_history_begin (MusterForceHistory *self,
                            const char         *label)
{
  g_return_if_fail (MUSTER_IS_FORCE_HISTORY (self));

  muster_force_begin_group (self->force, label);
}

void
muster_force_history_end (MusterForceHistory *self)
{
  g_return_if_fail (MUSTER_IS_FORCE_HISTORY (self));

  muster_force_end_group (self->force);
}

void
muster_force_history_take_back (MusterForceHistory *self)
{
  g_return_if_fail (MUSTER_IS_FORCE_HISTORY (self));

  if (!muster_force_history_undo (self))
    return;

  g_ptr_array_set_size (self->steps, (int) self->n_done);
  tell_change (self);
}

gboolean
muster_force_history_is_typing (MusterForceHistory *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_HISTORY (self), FALSE);

  return !self->sealed && self->n_done > 0 && self->n_done == self->steps->len &&
         get_step (self, self->n_done - 1)->typed_field != NULL;
}

void
muster_force_history_seal (MusterForceHistory *self)
{
  g_return_if_fail (MUSTER_IS_FORCE_HISTORY (self));

  self->sealed = TRUE;
}
