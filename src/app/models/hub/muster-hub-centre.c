/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/hub/muster-hub-centre.h"

#include <string.h>

#include "app/models/hub/muster-hub-keyring.h"
#include "core/muster-i18n.h"
#include "hub/muster-hub-watch.h"

/* In milliseconds: orders that are given in one breath are sent together. */
#define BREATH 150
/* In seconds; a pen is free after 90. */
#define RENEWAL 30
/* In microseconds: how long a window that closes waits for the hub to take back its pen. */
#define FAREWELL G_USEC_PER_SEC
#define MAX_ARRIVALS 100

/* What the main loop and the thread share. */
typedef struct
{
  gatomicrefcount n_refs;
  GWeakRef centre;
  GMainContext *context;
  GAsyncQueue *queue; /* of Job; one without work ends the thread */
} Desk;

typedef struct
{
  MusterHubWork *work; /* (nullable) */
  GCancellable *cancellable;
} Job;

struct _MusterHubCentre
{
  GObject parent_instance;

  MusterStore *store;
  MusterLibrary *library;
  Desk *desk;
  GThread *thread;      /* (nullable): NULL before the first piece of work */
  GCancellable *running; /* (nullable): of the piece of work that is asked for or being done */
  guint n_asked;
  MusterHubWatch *watch;
  MusterHubStanding *standing;
  GPtrArray *arrivals;
  GDateTime *exchanged; /* (nullable) */
  guint exchange_source;
  guint pen_source;
  char *pen_kind;
  char *pen_key;
  guint n_done;
  guint n_all;
  gboolean is_telling;
  gboolean is_stopped;
};

G_DEFINE_FINAL_TYPE (MusterHubCentre, muster_hub_centre, G_TYPE_OBJECT)

enum
{
  CHANGED,
  SAID,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
desk_unref (gpointer data)
{
  Desk *desk = data;

  if (!g_atomic_ref_count_dec (&desk->n_refs))
    return;
  g_weak_ref_clear (&desk->centre);
  g_main_context_unref (desk->context);
  g_async_queue_unref (desk->queue);
  g_free (desk);
}

static void
free_job (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->work, muster_hub_work_free);
  g_clear_object (&job->cancellable);
  g_free (job);
}

static void
free_arrival (gpointer data)
{
  MusterHubArrival *arrival = data;

  g_free (arrival->kind);
  g_free (arrival->key);
  g_free (arrival->title);
  g_free (arrival->who);
  g_date_time_unref (arrival->at);
  g_free (arrival);
}

static void
changed (MusterHubCentre *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* A message from the thread to the main loop. @standing: (nullable): the work is done. */
typedef struct
{
  Desk *desk;
  Job *job; /* (nullable) */
  MusterHubStanding *standing;
  GError *error;
  guint n_done;
  guint n_all;
} Letter;

static void
free_letter (gpointer data)
{
  Letter *letter = data;

  g_clear_pointer (&letter->standing, muster_hub_work_standing_free);
  g_clear_pointer (&letter->job, free_job);
  g_clear_error (&letter->error);
  desk_unref (letter->desk);
  g_free (letter);
}

static void
bell_cb (MusterHubCentre *self)
{
  muster_hub_centre_ask_for (self, MUSTER_HUB_WORK_EXCHANGE, NULL, NULL);
}

static void
note_arrivals (MusterHubCentre *self)
{
  const MusterHubReport *report = self->standing->report;

  for (guint i = 0; report != NULL && i < report->items->len; i++)
    {
      const MusterHubItem *item = report->items->pdata[i];
      MusterHubArrival *arrival;

      if (item->done != MUSTER_HUB_TAKEN)
        continue;
      /* The thread has written it to the folder of packs; battles that need it can be opened from now on. */
      if (item->sort == MUSTER_HUB_PACK && item->content != NULL &&
          muster_library_editions_find_pack (self->library, item->key) == NULL)
        muster_library_add_pack (self->library, item->key, item->key, item->content, strlen (item->content));
      arrival = g_new0 (MusterHubArrival, 1);
      arrival->kind = g_strdup (item->kind);
      arrival->key = g_strdup (item->key);
      arrival->title = g_strdup (item->title);
      arrival->who = g_strdup (item->mark->who);
      arrival->at = g_date_time_new_now_local ();
      g_ptr_array_insert (self->arrivals, 0, arrival);
    }
  if (self->arrivals->len > MAX_ARRIVALS)
    g_ptr_array_set_size (self->arrivals, MAX_ARRIVALS);
}

/* A pen that is free is taken for what is open here (S-PEN-01). */
static void
follow_pen (MusterHubCentre *self,
            MusterHubTask    task)
{
  const MusterHubItem *item =
    self->pen_kind != NULL ? muster_hub_centre_find (self, self->pen_kind, self->pen_key) : NULL;

  if (item != NULL && item->pen_desk == NULL && self->standing->is_reachable && item->mark->n > 0 &&
      task != MUSTER_HUB_WORK_HOLD_PEN && task != MUSTER_HUB_WORK_GIVE_PEN)
    muster_hub_centre_ask_for (self, MUSTER_HUB_WORK_HOLD_PEN, self->pen_kind, self->pen_key);
}

static gboolean
receive_cb (gpointer data)
{
  Letter *letter = data;
  g_autoptr (MusterHubCentre) self = g_weak_ref_get (&letter->desk->centre);
  MusterHubTask task;

  if (self == NULL || self->is_stopped)
    return G_SOURCE_REMOVE;
  if (letter->job == NULL)
    {
      self->n_done = letter->n_done;
      self->n_all = letter->n_all;
      changed (self);
      return G_SOURCE_REMOVE;
    }

  task = letter->job->work->task;
  self->n_asked--;
  self->n_done = self->n_all = 0;
  if (self->n_asked == 0)
    g_clear_object (&self->running);
  if (letter->standing != NULL)
    {
      const MusterHubDesk *desk;

      g_clear_pointer (&self->standing, muster_hub_work_standing_free);
      self->standing = g_steal_pointer (&letter->standing);
      self->is_telling = TRUE;
      muster_store_news_repeat (self->standing->news, self->store);
      self->is_telling = FALSE;
      note_arrivals (self);
      if (self->standing->report != NULL && self->standing->is_reachable)
        {
          g_clear_pointer (&self->exchanged, g_date_time_unref);
          self->exchanged = g_date_time_new_now_local ();
        }

      desk = self->standing->desk;
      if (desk == NULL)
        {
          if (self->watch != NULL)
            muster_hub_watch_stop (self->watch);
          g_clear_object (&self->watch);
        }
      else if (self->watch == NULL)
        {
          self->watch = muster_hub_watch_new (desk->uri, desk->id, muster_hub_keyring_get ());
          g_signal_connect_object (self->watch, "bell", G_CALLBACK (bell_cb), self, G_CONNECT_SWAPPED);
          g_signal_connect_object (self->watch, "connected", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
          g_signal_connect_object (self->watch, "lost", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
          muster_hub_watch_start (self->watch);
        }

      follow_pen (self, task);
    }
  changed (self);
  if (letter->error != NULL && !g_error_matches (letter->error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_signal_emit (self, signals[SAID], 0, letter->error->message);
  else if (self->standing != NULL && self->standing->trouble != NULL && task != MUSTER_HUB_WORK_EXCHANGE &&
           task != MUSTER_HUB_WORK_HOLD_PEN && task != MUSTER_HUB_WORK_GIVE_PEN)
    g_signal_emit (self, signals[SAID], 0, self->standing->trouble);
  else if (letter->error == NULL && task == MUSTER_HUB_WORK_TEST)
    g_signal_emit (self, signals[SAID], 0, _("The hub answers, and lets you in."));
  else if (letter->error == NULL && self->standing->erased != NULL)
    {
      g_autofree char *words = g_strdup_printf (_("He is “%s” from now on"), self->standing->erased);

      g_signal_emit (self, signals[SAID], 0, words);
    }

  return G_SOURCE_REMOVE;
}

static void
send (Desk              *desk,
      Job               *job,
      MusterHubStanding *standing,
      GError            *error,
      guint              n_done,
      guint              n_all)
{
  /* Not g_main_context_invoke(): it would run here whenever nobody else runs the main loop. */
  g_autoptr (GSource) source = g_idle_source_new ();
  Letter *letter = g_new0 (Letter, 1);

  g_atomic_ref_count_inc (&desk->n_refs);
  *letter = (Letter) { desk, job, standing, error, n_done, n_all };
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, receive_cb, letter, free_letter);
  g_source_attach (source, desk->context);
}

static void
told_cb (guint    done,
         guint    all,
         gpointer data)
{
  /* A first meeting has thousands of parts: a line for each hundredth is enough. */
  if (all > 20 && done % MAX (1, all / 100) == 0)
    send (data, NULL, NULL, NULL, done, all);
}

typedef struct
{
  Desk *desk;
  MusterHubWorker *worker;
} Thread;

static gpointer
work_in_thread (gpointer data)
{
  Thread *thread = data;

  for (;;)
    {
      Job *job = g_async_queue_pop (thread->desk->queue);
      MusterHubStanding *standing;
      GError *error = NULL;

      if (job->work == NULL)
        {
          free_job (job);
          break;
        }
      standing = g_cancellable_set_error_if_cancelled (job->cancellable, &error)
                   ? NULL
                   : muster_hub_worker_run (thread->worker, job->work, told_cb, thread->desk,
                                            job->cancellable, &error);
      send (thread->desk, job, standing, error, 0, 0);
    }
  muster_hub_worker_free (thread->worker);
  desk_unref (thread->desk);
  g_free (thread);

  return NULL;
}

static void
push (MusterHubCentre *self,
      MusterHubWork   *work,
      GCancellable    *cancellable)
{
  Job *job = g_new0 (Job, 1);

  job->work = work;
  job->cancellable = cancellable != NULL ? g_object_ref (cancellable) : NULL;
  g_async_queue_push (self->desk->queue, job);
}

static gboolean
exchange_cb (gpointer data)
{
  MusterHubCentre *self = data;

  self->exchange_source = 0;
  muster_hub_centre_ask_for (self, MUSTER_HUB_WORK_EXCHANGE, NULL, NULL);

  return G_SOURCE_REMOVE;
}

/* Something was stored here: it is sent. */
static void
stored_cb (MusterHubCentre *self)
{
  if (!self->is_telling && !self->is_stopped && self->exchange_source == 0 &&
      muster_hub_centre_has_joined (self))
    self->exchange_source = g_timeout_add (BREATH, exchange_cb, self);
}

static gboolean
renew_cb (gpointer data)
{
  MusterHubCentre *self = data;
  const MusterHubItem *item = muster_hub_centre_find (self, self->pen_kind, self->pen_key);

  if (item != NULL && (item->is_own_pen || item->pen_desk == NULL))
    muster_hub_centre_ask_for (self, MUSTER_HUB_WORK_HOLD_PEN, self->pen_kind, self->pen_key);

  return G_SOURCE_CONTINUE;
}

static void
muster_hub_centre_finalize (GObject *object)
{
  MusterHubCentre *self = MUSTER_HUB_CENTRE (object);

  muster_hub_centre_stop (self);
  g_clear_object (&self->watch);
  g_clear_object (&self->running);
  g_clear_pointer (&self->standing, muster_hub_work_standing_free);
  g_ptr_array_unref (self->arrivals);
  g_clear_pointer (&self->exchanged, g_date_time_unref);
  g_free (self->pen_kind);
  g_free (self->pen_key);
  desk_unref (self->desk);
  g_object_unref (self->store);
  g_object_unref (self->library);

  G_OBJECT_CLASS (muster_hub_centre_parent_class)->finalize (object);
}

static void
muster_hub_centre_class_init (MusterHubCentreClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_hub_centre_finalize;

  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SAID] =
    g_signal_new ("said", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
muster_hub_centre_init (MusterHubCentre *self)
{
  self->arrivals = g_ptr_array_new_with_free_func (free_arrival);
  self->desk = g_new0 (Desk, 1);
  g_atomic_ref_count_init (&self->desk->n_refs);
  g_weak_ref_init (&self->desk->centre, self);
  self->desk->context = g_main_context_ref_thread_default ();
  self->desk->queue = g_async_queue_new_full (free_job);
}

MusterHubCentre *
muster_hub_centre_new (MusterStore   *store,
                       MusterLibrary *library)
{
  static const char *const names[] = { "added", "changed", "removed" };
  MusterHubCentre *self = g_object_new (MUSTER_TYPE_HUB_CENTRE, NULL);

  self->store = g_object_ref (store);
  self->library = g_object_ref (library);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_signal_connect_object (muster_store_get_battles (store), names[i], G_CALLBACK (stored_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (muster_store_get_campaigns (store), names[i], G_CALLBACK (stored_cb), self,
                               G_CONNECT_SWAPPED);
    }
  g_signal_connect_object (muster_store_get_documents (store), "changed", G_CALLBACK (stored_cb), self,
                           G_CONNECT_SWAPPED);
  if (!muster_store_is_read_only (store) && muster_hub_desk_has_joined (store))
    muster_hub_centre_ask_for (self, MUSTER_HUB_WORK_EXCHANGE, NULL, NULL);

  return self;
}

void
muster_hub_centre_stop (MusterHubCentre *self)
{
  g_return_if_fail (MUSTER_IS_HUB_CENTRE (self));

  if (self->is_stopped)
    return;

  self->is_stopped = TRUE;
  g_clear_handle_id (&self->exchange_source, g_source_remove);
  g_clear_handle_id (&self->pen_source, g_source_remove);
  if (self->watch != NULL)
    muster_hub_watch_stop (self->watch);
  if (self->running != NULL)
    g_cancellable_cancel (self->running);
  if (self->thread != NULL)
    {
      const MusterHubItem *item =
        self->pen_kind != NULL ? muster_hub_centre_find (self, self->pen_kind, self->pen_key) : NULL;

      if (item != NULL && item->is_own_pen && self->standing->is_reachable)
        {
          g_autoptr (GCancellable) farewell = g_cancellable_new ();
          MusterHubWork *work = g_new0 (MusterHubWork, 1);
          gint64 end = g_get_monotonic_time () + FAREWELL;

          work->task = MUSTER_HUB_WORK_GIVE_PEN;
          work->kind = g_strdup (self->pen_kind);
          work->key = g_strdup (self->pen_key);
          push (self, work, farewell);
          push (self, NULL, NULL);
          /* The queue is empty once the thread has taken what ends it. */
          while (g_async_queue_length (self->desk->queue) > 0 && g_get_monotonic_time () < end)
            g_usleep (2000);
          g_cancellable_cancel (farewell);
        }
      else
        push (self, NULL, NULL);
      g_thread_join (g_steal_pointer (&self->thread));
    }
}

void
muster_hub_centre_ask (MusterHubCentre *self,
                       MusterHubWork   *work)
{
  g_return_if_fail (MUSTER_IS_HUB_CENTRE (self));

  if (self->is_stopped)
    {
      muster_hub_work_free (work);
      return;
    }
  if (self->thread == NULL)
    {
      Thread *thread = g_new0 (Thread, 1);

      g_atomic_ref_count_inc (&self->desk->n_refs);
      thread->desk = self->desk;
      thread->worker = muster_hub_worker_new (muster_store_get_path (self->store), muster_hub_keyring_get ());
      self->thread = g_thread_new ("hub", work_in_thread, thread);
    }
  /* One exchange that waits is enough: it finds whatever there is. */
  if (work->task == MUSTER_HUB_WORK_EXCHANGE && g_async_queue_length (self->desk->queue) > 0)
    {
      muster_hub_work_free (work);
      return;
    }
  if (self->running == NULL || g_cancellable_is_cancelled (self->running))
    {
      g_clear_object (&self->running);
      self->running = g_cancellable_new ();
    }
  self->n_asked++;
  push (self, work, self->running);
  changed (self);
}

void
muster_hub_centre_ask_for (MusterHubCentre *self,
                           MusterHubTask    task,
                           const char      *kind,
                           const char      *key)
{
  MusterHubWork *work = g_new0 (MusterHubWork, 1);

  work->task = task;
  work->kind = g_strdup (kind);
  work->key = g_strdup (key);
  muster_hub_centre_ask (self, work);
}

gboolean
muster_hub_centre_erase (MusterHubCentre *self,
                         const char      *member)
{
  g_return_val_if_fail (MUSTER_IS_HUB_CENTRE (self), FALSE);

  if (!muster_hub_desk_has_joined (self->store))
    return FALSE;
  muster_hub_centre_ask_for (self, MUSTER_HUB_WORK_ERASE, NULL, member);

  return TRUE;
}

void
muster_hub_centre_retry (MusterHubCentre *self)
{
  g_return_if_fail (MUSTER_IS_HUB_CENTRE (self));

  if (self->watch != NULL)
    muster_hub_watch_retry (self->watch);
  muster_hub_centre_ask_for (self, MUSTER_HUB_WORK_EXCHANGE, NULL, NULL);
}

void
muster_hub_centre_cancel (MusterHubCentre *self)
{
  g_return_if_fail (MUSTER_IS_HUB_CENTRE (self));

  if (self->running != NULL)
    g_cancellable_cancel (self->running);
}

void
muster_hub_centre_open (MusterHubCentre *self,
                        const char      *kind,
                        const char      *key)
{
  g_return_if_fail (MUSTER_IS_HUB_CENTRE (self));

  if (g_strcmp0 (self->pen_kind, kind) == 0 && g_strcmp0 (self->pen_key, key) == 0)
    return;

  if (self->pen_kind != NULL)
    {
      const MusterHubItem *item = muster_hub_centre_find (self, self->pen_kind, self->pen_key);

      if (item != NULL && item->mark->n > 0)
        muster_hub_centre_ask_for (self, MUSTER_HUB_WORK_GIVE_PEN, self->pen_kind, self->pen_key);
    }
  g_clear_handle_id (&self->pen_source, g_source_remove);
  g_free (self->pen_kind);
  g_free (self->pen_key);
  self->pen_kind = g_strdup (kind);
  self->pen_key = g_strdup (key);
  if (kind == NULL || self->is_stopped)
    return;
  self->pen_source = g_timeout_add_seconds (RENEWAL, renew_cb, self);
  if (self->standing != NULL)
    follow_pen (self, MUSTER_HUB_WORK_EXCHANGE);
}

gboolean
muster_hub_centre_has_joined (MusterHubCentre *self)
{
  return self->standing != NULL && self->standing->desk != NULL;
}

gboolean
muster_hub_centre_is_busy (MusterHubCentre *self)
{
  return self->n_asked > 0;
}

gboolean
muster_hub_centre_is_telling (MusterHubCentre *self)
{
  return self->is_telling;
}

const MusterHubStanding *
muster_hub_centre_get_standing (MusterHubCentre *self)
{
  return self->standing;
}

const MusterHubItem *
muster_hub_centre_find (MusterHubCentre *self,
                        const char      *kind,
                        const char      *key)
{
  for (guint i = 0; self->standing != NULL && i < self->standing->items->len; i++)
    {
      const MusterHubItem *item = self->standing->items->pdata[i];

      if (g_strcmp0 (item->kind, kind) == 0 && g_strcmp0 (item->key, key) == 0)
        return item;
    }

  return NULL;
}

GPtrArray *
muster_hub_centre_get_arrivals (MusterHubCentre *self)
{
  return self->arrivals;
}

GDateTime *
muster_hub_centre_get_exchanged (MusterHubCentre *self)
{
  return self->exchanged;
}

guint
muster_hub_centre_count_decisions (MusterHubCentre *self)
{
  return self->standing != NULL ? self->standing->matters->len + self->standing->proposals->len : 0;
}

static guint
count_unsent (MusterHubCentre *self)
{
  guint n = 0;

  for (guint i = 0; self->standing != NULL && i < self->standing->items->len; i++)
    {
      const MusterHubItem *item = self->standing->items->pdata[i];

      n += item->state == MUSTER_HUB_AHEAD || item->state == MUSTER_HUB_HERE;
    }

  return n;
}

char *
muster_hub_centre_dup_status (MusterHubCentre *self)
{
  guint n_decisions = muster_hub_centre_count_decisions (self);
  guint n_unsent = count_unsent (self);

  /* TRANSLATORS: how much of a long exchange is done */
  if (self->n_all > 0)
    return g_strdup_printf (_("%u of %u"), self->n_done, self->n_all);
  if (n_decisions > 0)
    return g_strdup_printf (_("%u to decide"), n_decisions);
  if (self->standing == NULL || !self->standing->is_reachable)
    return g_strdup (self->standing == NULL ? _("Connecting…") : _("Not connected"));

  return n_unsent > 0 ? g_strdup_printf (_("%u to send"), n_unsent) : g_strdup (_("Up to date"));
}

const char *
muster_hub_centre_get_icon_name (MusterHubCentre *self)
{
  if (muster_hub_centre_count_decisions (self) > 0)
    return "dialog-question-symbolic";
  if (self->standing == NULL || !self->standing->is_reachable)
    return "network-offline-symbolic";

  return count_unsent (self) > 0 ? "send-to-symbolic" : "emblem-ok-symbolic";
}
