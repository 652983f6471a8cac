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

  MusterSetup *swapped; /* (nullable): with attacker and defender changed */
  MusterLabRun runs[2];
  MusterLabTally tallies[2];
  MusterLabEven even;
  guint n_seatings;     /* that have been fought */
  guint n_wanted;
  gboolean has_even;

  MusterSetup *duel_setup; /* (nullable) */
  MusterLabDuel duel;
  MusterLabDuelResult duel_result;
  gboolean has_duel;
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
  MusterLabRun *runs;
  guint n;
  MusterLabTally tallies[2];
  MusterLabEven even;
  gboolean wants_even;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  muster_lab_run_tally_clear (&work->tallies[0]);
  muster_lab_run_tally_clear (&work->tallies[1]);
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

  muster_lab_run_tally_clear (&self->tallies[0]);
  muster_lab_run_tally_clear (&self->tallies[1]);
  g_clear_pointer (&self->match, muster_lab_match_free);
  g_clear_pointer (&self->setup, muster_setup_unref);
  g_clear_pointer (&self->swapped, muster_setup_unref);
  g_clear_pointer (&self->duel_setup, muster_setup_unref);

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

  for (guint i = 0; i < work->n; i++)
    if (!muster_lab_run_fight (&work->runs[i], &work->tallies[i], cancellable, &error))
      {
        g_task_return_error (task, g_steal_pointer (&error));
        return;
      }
  if (work->wants_even &&
      !muster_lab_even_find (self->library, self->setup, work->runs, &work->even, cancellable, &error))
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
  g_autoptr (GError) error = NULL;
  int cost;

  g_return_if_fail (!self->is_running);

  g_task_set_source_tag (task, muster_lab_study_run_async);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, work, work_free);
  work->runs = self->runs;
  work->n = self->n_wanted = wish->swap ? 2 : 1;
  work->wants_even = wish->even;
  if (wish->swap && self->swapped == NULL)
    self->swapped = muster_lab_even_vary_setup (self->library, self->setup, TRUE, 0, 0, &cost, &error);
  if (error != NULL)
    {
      g_task_return_error (task, g_steal_pointer (&error));
      return;
    }
  self->n_seatings = 0;
  for (guint i = 0; i < work->n; i++)
    {
      MusterLabRun *run = &self->runs[i];

      *run = (MusterLabRun) { .setup = i == 0 ? self->setup : self->swapped, .seed = wish->seed,
                              .n_battles = wish->n_battles };
      muster_lab_battle_ground_init (&run->ground, run->setup);
      for (guint k = 0; k < 2; k++)
        {
          run->policies[k] = muster_lab_battle_find_policy (run->setup, wish->policies[k]);
          if (run->policies[k] == NULL)
            {
              g_task_return_new_error (task, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID,
                                       _("there is no policy “%s” for these rules"), wish->policies[k]);
              return;
            }
        }
    }
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
  for (guint i = 0; i < 2; i++)
    {
      muster_lab_run_tally_clear (&self->tallies[i]);
      self->tallies[i] = work->tallies[i];
      work->tallies[i] = (MusterLabTally) { 0 };
    }
  self->even = work->even;
  self->has_even = work->wants_even;
  self->n_seatings = work->n;
  return TRUE;
}

double
muster_lab_study_get_progress (MusterLabStudy *self)
{
  double done = 0.0;

  for (guint i = 0; i < self->n_wanted; i++)
    done += (double) g_atomic_int_get (&self->runs[i].n_done) / MAX (self->runs[i].n_battles, 1);
  return done / MAX (self->n_wanted, 1);
}

guint
muster_lab_study_get_n_seatings (MusterLabStudy *self)
{
  return self->n_seatings;
}

const MusterLabRun *
muster_lab_study_get_runs (MusterLabStudy *self)
{
  return self->runs;
}

const MusterLabTally *
muster_lab_study_get_tallies (MusterLabStudy *self)
{
  return self->tallies;
}

const MusterLabEven *
muster_lab_study_get_even (MusterLabStudy *self)
{
  return self->n_seatings > 0 && self->has_even ? &self->even : NULL;
}

/* What a duel works with beside the window. */
typedef struct
{
  MusterSetup *setup;
  MusterLabDuel duel;
  MusterLabDuelResult result;
} DuelWork;

static void
duel_work_free (gpointer data)
{
  DuelWork *work = data;

  g_clear_pointer (&work->setup, muster_setup_unref);
  g_free (work);
}

static void
duel_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  DuelWork *work = data;

  muster_lab_duel_fight (&work->duel, &work->result);
  g_task_return_boolean (task, TRUE);
}

void
muster_lab_study_duel_async (MusterLabStudy      *self,
                             const MusterLabDuel *duel,
                             GAsyncReadyCallback  callback,
                             gpointer             data)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, callback, data);
  DuelWork *work = g_new0 (DuelWork, 1);
  g_autoptr (GError) error = NULL;

  g_task_set_source_tag (task, muster_lab_study_duel_async);
  g_task_set_task_data (task, work, duel_work_free);
  work->duel = *duel;
  work->setup = muster_lab_duel_make_setup (self->library, self->setup, duel->units[0], duel->units[1],
                                            work->duel.units, &error);
  if (work->setup == NULL)
    {
      g_task_return_error (task, g_steal_pointer (&error));
      return;
    }
  work->duel.setup = work->setup;
  g_task_run_in_thread (task, duel_in_thread);
}

gboolean
muster_lab_study_duel_finish (MusterLabStudy  *self,
                              GAsyncResult    *result,
                              GError         **error)
{
  DuelWork *work = g_task_get_task_data (G_TASK (result));

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;
  g_clear_pointer (&self->duel_setup, muster_setup_unref);
  self->duel_setup = g_steal_pointer (&work->setup);
  self->duel = work->duel;
  self->duel_result = work->result;
  self->has_duel = TRUE;
  return TRUE;
}

const MusterLabDuel *
muster_lab_study_get_duel (MusterLabStudy *self)
{
  return self->has_duel ? &self->duel : NULL;
}

const MusterLabDuelResult *
muster_lab_study_get_duel_result (MusterLabStudy *self)
{
  return self->has_duel ? &self->duel_result : NULL;
}
