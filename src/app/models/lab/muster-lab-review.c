/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/lab/muster-lab-review.h"

#define SEED 1 /* the same battle always gives the same curve */

struct _MusterLabReview
{
  MusterObject parent_instance;

  MusterBattle *battle;
  MusterLabSwing *swing; /* (nullable) */
  gboolean is_running;
};

G_DEFINE_FINAL_TYPE (MusterLabReview, muster_lab_review, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_IS_RUNNING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
set_running (MusterLabReview *self,
             gboolean         is_running)
{
  if (self->is_running == is_running)
    return;
  self->is_running = is_running;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_RUNNING]);
}

static void
muster_lab_review_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  if (prop_id == PROP_IS_RUNNING)
    g_value_set_boolean (value, MUSTER_LAB_REVIEW (object)->is_running);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterLabReview, battle, g_object_unref),
  MUSTER_OWNED (MusterLabReview, swing, muster_lab_swing_free),
};

static void
muster_lab_review_class_init (MusterLabReviewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
  object_class->get_property = muster_lab_review_get_property;
  properties[PROP_IS_RUNNING] =
    g_param_spec_boolean ("is-running", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_lab_review_init (MusterLabReview *self)
{
}

MusterLabReview *
muster_lab_review_new (MusterBattle *battle)
{
  MusterLabReview *self = g_object_new (MUSTER_TYPE_LAB_REVIEW, NULL);

  self->battle = g_object_ref (battle);
  return self;
}

MusterBattle *
muster_lab_review_get_battle (MusterLabReview *self)
{
  return self->battle;
}

MusterLabSwing *
muster_lab_review_get_swing (MusterLabReview *self)
{
  return self->swing;
}

typedef struct
{
  MusterLabSwing *swing;
  guint n_battles;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  g_clear_pointer (&work->swing, muster_lab_swing_free);
  g_free (work);
}

static void
run_in_thread (GTask        *task,
               gpointer      source,
               gpointer      data,
               GCancellable *cancellable)
{
  Work *work = data;
  const MusterPolicy *steady = muster_lab_battle_find_policy (muster_lab_swing_get_setup (work->swing),
                                                              "steady");
  g_autoptr (GError) error = NULL;

  if (muster_lab_swing_fight (work->swing, steady, steady, work->n_battles, SEED, 0, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

void
muster_lab_review_run_async (MusterLabReview     *self,
                             guint                n_battles,
                             GCancellable        *cancellable,
                             GAsyncReadyCallback  callback,
                             gpointer             data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, data);
  Work *work = g_new0 (Work, 1);
  g_autoptr (GError) error = NULL;

  g_return_if_fail (!self->is_running);

  g_task_set_source_tag (task, muster_lab_review_run_async);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, work, work_free);
  work->n_battles = n_battles;
  work->swing = muster_lab_swing_new (self->battle, &error);
  if (work->swing == NULL)
    {
      g_task_return_error (task, g_steal_pointer (&error));
      return;
    }
  set_running (self, TRUE);
  g_task_run_in_thread (task, run_in_thread);
}

gboolean
muster_lab_review_run_finish (MusterLabReview  *self,
                              GAsyncResult     *result,
                              GError          **error)
{
  Work *work = g_task_get_task_data (G_TASK (result));

  set_running (self, FALSE);
  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;
  g_clear_pointer (&self->swing, muster_lab_swing_free);
  self->swing = g_steal_pointer (&work->swing);
  return TRUE;
}
