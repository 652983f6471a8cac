/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/lab/muster-lab-study.h"

#include "core/muster-core-error.h"
#include "core/muster-i18n.h"

struct _MusterLabStudy
{
  MusterObject parent_instance;

  MusterLibrary *library;
  MusterSetup *setup;
  MusterLabMatch *match;
  char *title;
  gboolean is_running;

  MusterLabRun run;
  MusterLabTally tally;
  MusterLabEven even;
  gboolean has_run;
  gboolean has_even;
};

G_DEFINE_FINAL_TYPE (MusterLabStudy, muster_lab_study, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_IS_RUNNING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* What a run works with beside the window; it comes back whole, or not at all. */
typedef struct
{
  MusterLabRun *run;
  MusterLabTally tally;
  MusterLabEven even;
  gboolean wants_even;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  muster_lab_tally_clear (&work->tally);
  g_free (work);
}

static void
set_running (MusterLabStudy *self,
             gboolean        is_running)
{
  if (self->is_running == is_running)
    return;
  self->is_running = is_running;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_RUNNING]);
}

static void
muster_lab_study_finalize (GObject *object)
{
  MusterLabStudy *self = MUSTER_LAB_STUDY (object);

  muster_lab_tally_clear (&self->tally);
  g_clear_pointer (&self->match, muster_lab_match_free);
  g_clear_pointer (&self->setup, muster_setup_unref);

  G_OBJECT_CLASS (muster_lab_study_parent_class)->finalize (object);
}

static void
muster_lab_study_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  MusterLabStudy *self = MUSTER_LAB_STUDY (object);

  switch (prop_id)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_IS_RUNNING:
      g_value_set_boolean (value, self->is_running);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterLabStudy, library, g_object_unref),
  MUSTER_OWNED (MusterLabStudy, title, g_free),
};

static void
muster_lab_study_class_init (MusterLabStudyClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
  object_class->finalize = muster_lab_study_finalize;
  object_class->get_property = muster_lab_study_get_property;

  properties[PROP_TITLE] =
    g_param_spec_string ("title", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_IS_RUNNING] =
    g_param_spec_boolean ("is-running", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_lab_study_init (MusterLabStudy *self)
{
}

/**
 * muster_lab_study_new:
 * @setup: of a ruleset that the lab knows
 */
MusterLabStudy *
muster_lab_study_new (MusterLibrary *library,
                      MusterSetup   *setup,
                      const char    *title)
{
  MusterLabStudy *self = g_object_new (MUSTER_TYPE_LAB_STUDY, NULL);

  self->library = g_object_ref (library);
  self->setup = muster_setup_ref (setup);
  self->title = g_strdup (title);
  self->match = muster_lab_match_new (setup);
  return self;
}

MusterLabMatch *
muster_lab_study_get_match (MusterLabStudy *self)
{
  return self->match;
}

const MusterSetup *
muster_lab_study_get_setup (MusterLabStudy *self)
{
  return self->setup;
}

const char *
muster_lab_study_get_title (MusterLabStudy *self)
{
  return self->title;
}

const char *
muster_lab_study_get_fault (MusterLabStudy *self)
{
  return muster_lab_battle_find_fault (self->setup);
}

static void
run_in_thread (GTask        *task,
               gpointer      source,
               gpointer      data,
               GCancellable *cancellable)
{
  MusterLabStudy *self = source;
  Work *work = data;
  g_autoptr (GError) error = NULL;

  if (!muster_lab_run_fight (work->run, &work->tally, cancellable, &error) ||
      (work->wants_even && !muster_lab_find_even (self->library, self->setup, work->run, &work->even,
                                                  cancellable, &error)))
    g_task_return_error (task, g_steal_pointer (&error));
  else
    g_task_return_boolean (task, TRUE);
}

void
muster_lab_study_run_async (MusterLabStudy       *self,
                            const MusterLabWish  *wish,
                            GCancellable         *cancellable,
                            GAsyncReadyCallback   callback,
                            gpointer              data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, data);
  Work *work = g_new0 (Work, 1);

  g_return_if_fail (!self->is_running);

  g_task_set_source_tag (task, muster_lab_study_run_async);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, work, work_free);
  self->run = (MusterLabRun) { .setup = self->setup, .seed = wish->seed, .n_battles = wish->n_battles };
  muster_lab_ground_init (&self->run.ground, self->setup);
  work->run = &self->run;
  work->wants_even = wish->even;
  for (guint i = 0; i < 2; i++)
    {
      self->run.policies[i] = muster_lab_find_policy (self->setup, wish->policies[i]);
      if (self->run.policies[i] == NULL)
        {
          g_task_return_new_error (task, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID,
                                   _("there is no policy “%s” for these rules"), wish->policies[i]);
          return;
        }
    }
  self->has_run = FALSE;
  set_running (self, TRUE);
  g_task_run_in_thread (task, run_in_thread);
}

gboolean
muster_lab_study_run_finish (MusterLabStudy  *self,
                             GAsyncResult    *result,
                             GError         **error)
{
  Work *work = g_task_get_task_data (G_TASK (result));

  set_running (self, FALSE);
  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;
  muster_lab_tally_clear (&self->tally);
  self->tally = work->tally;
  work->tally = (MusterLabTally) { 0 };
  self->even = work->even;
  self->has_even = work->wants_even;
  self->has_run = TRUE;
  return TRUE;
}

double
muster_lab_study_get_progress (MusterLabStudy *self)
{
  return (double) g_atomic_int_get (&self->run.n_done) / MAX (self->run.n_battles, 1);
}

const MusterLabRun *
muster_lab_study_get_run (MusterLabStudy *self)
{
  return self->has_run ? &self->run : NULL;
}

const MusterLabTally *
muster_lab_study_get_tally (MusterLabStudy *self)
{
  return self->has_run ? &self->tally : NULL;
}

const MusterLabEven *
muster_lab_study_get_even (MusterLabStudy *self)
{
  return self->has_run && self->has_even ? &self->even : NULL;
}
