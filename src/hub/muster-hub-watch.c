/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "hub/muster-hub-watch.h"

#include "core/muster-i18n.h"
#include "hub/muster-hub-link.h"

#include <glib-unix.h>

/* Connecting waits for a server and runs in a thread of its own; the connection is then handed to
 * the main loop, which only looks whether something has come. */

#define FIRST_PAUSE 1
#define LONGEST_PAUSE 300
/* In seconds; a bell that got lost is made good after this time. */
#define ROUTINE 60
/* In milliseconds. Of several desks that write in the same moment one rings for all (muster.ring), so that
 * what is new is asked for once more when the others have committed, too. */
#define ONCE_MORE 400

struct _MusterHubWatch
{
  GObject parent_instance;

  char *uri;
  char *desk;
  const MusterHubKeyring *keyring; /* (nullable) */
  MusterHubLink *link;
  GCancellable *cancellable; /* (nullable): of the attempt that is under way */
  guint pause;
  guint socket_source;
  guint retry_source;
  guint routine_source;
  guint again_source;
  gulong network_handler;
  gboolean is_started;
};

G_DEFINE_FINAL_TYPE (MusterHubWatch, muster_hub_watch, G_TYPE_OBJECT)

enum
{
  BELL,
  CONNECTED,
  LOST,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
drop_link (MusterHubWatch *self)
{
  g_clear_handle_id (&self->socket_source, g_source_remove);
  g_clear_handle_id (&self->routine_source, g_source_remove);
  g_clear_handle_id (&self->again_source, g_source_remove);
  g_clear_pointer (&self->link, muster_hub_link_free);
}

static gboolean
retry_cb (gpointer data)
{
  MusterHubWatch *self = data;

  self->retry_source = 0;
  muster_hub_watch_start (self);

  return G_SOURCE_REMOVE;
}

static void
lose (MusterHubWatch *self,
      const char     *sentence)
{
  drop_link (self);
  if (self->retry_source == 0)
    self->retry_source = g_timeout_add_seconds (self->pause, retry_cb, self);
  self->pause = MIN (self->pause * 2, LONGEST_PAUSE);
  g_signal_emit (self, signals[LOST], 0, sentence);
}

static gboolean
once_more_cb (gpointer data)
{
  MusterHubWatch *self = data;

  self->again_source = 0;
  g_signal_emit (self, signals[BELL], 0, FALSE);

  return G_SOURCE_REMOVE;
}

static gboolean
socket_cb (int          fd,
           GIOCondition condition,
           gpointer     data)
{
  g_autoptr (MusterHubWatch) self = g_object_ref (data);
  gboolean rung, is_own, is_pen;

  if (!muster_hub_link_read_bells (self->link, self->desk, &rung, &is_own, &is_pen))
    {
      self->socket_source = 0;
      lose (self, _("The connection to the hub is lost."));
      return G_SOURCE_REMOVE;
    }
  if (rung || is_own)
    {
      g_clear_handle_id (&self->again_source, g_source_remove);
      self->again_source = g_timeout_add (ONCE_MORE, once_more_cb, self);
    }
  if (rung || is_pen)
    g_signal_emit (self, signals[BELL], 0, !rung);

  return G_SOURCE_CONTINUE;
}

static gboolean
routine_cb (gpointer data)
{
  g_signal_emit (data, signals[BELL], 0, FALSE);

  return G_SOURCE_CONTINUE;
}

static void
connect_in_thread_cb (GTask        *task,
                      gpointer      source,
                      gpointer      data,
                      GCancellable *cancellable)
{
  GError *error = NULL;
  g_autoptr (MusterHubLink) link = muster_hub_link_open_with (
    data, NULL, MUSTER_HUB_WATCH (source)->keyring, cancellable, &error);

  if (link != NULL && muster_hub_link_run (link, "LISTEN muster", NULL, &error))
    g_task_return_pointer (task, g_steal_pointer (&link), (GDestroyNotify) muster_hub_link_free);
  else
    g_task_return_error (task, error);
}

static void
connected_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      data)
{
  MusterHubWatch *self = MUSTER_HUB_WATCH (source);
  g_autoptr (GError) error = NULL;
  MusterHubLink *link = g_task_propagate_pointer (G_TASK (result), &error);

  g_clear_object (&self->cancellable);
  if (!self->is_started)
    {
      g_clear_pointer (&link, muster_hub_link_free);
      return;
    }
  if (link == NULL)
    {
      lose (self, error->message);
      return;
    }

  self->link = link;
  self->pause = FIRST_PAUSE;
  self->socket_source
    = g_unix_fd_add (muster_hub_link_get_fd (link), G_IO_IN | G_IO_HUP | G_IO_ERR, socket_cb, self);
  self->routine_source = g_timeout_add_seconds (ROUTINE, routine_cb, self);
  g_signal_emit (self, signals[CONNECTED], 0);
  /* Whatever was missed is found by comparing. */
  g_signal_emit (self, signals[BELL], 0, FALSE);
}

static void
network_changed_cb (MusterHubWatch *self,
                    gboolean        is_available)
{
  if (is_available)
    muster_hub_watch_retry (self);
}

static void
muster_hub_watch_finalize (GObject *object)
{
  MusterHubWatch *self = MUSTER_HUB_WATCH (object);

  muster_hub_watch_stop (self);
  g_free (self->uri);
  g_free (self->desk);

  G_OBJECT_CLASS (muster_hub_watch_parent_class)->finalize (object);
}

static void
muster_hub_watch_class_init (MusterHubWatchClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_hub_watch_finalize;

  signals[BELL] = g_signal_new ("bell", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_BOOLEAN);
  signals[CONNECTED]
    = g_signal_new ("connected", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[LOST] = g_signal_new ("lost", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_STRING);
}

static void
muster_hub_watch_init (MusterHubWatch *self)
{
  self->pause = FIRST_PAUSE;
}

MusterHubWatch *
muster_hub_watch_new (const char             *uri,
                      const char             *desk,
                      const MusterHubKeyring *keyring)
{
  MusterHubWatch *self = g_object_new (MUSTER_TYPE_HUB_WATCH, NULL);

  self->uri = g_strdup (uri);
  self->desk = g_strdup (desk);
  self->keyring = keyring;

  return self;
}

void
muster_hub_watch_start (MusterHubWatch *self)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (MUSTER_IS_HUB_WATCH (self));

  if (!self->is_started)
    self->network_handler = g_signal_connect_swapped (g_network_monitor_get_default (), "network-changed",
                                                      G_CALLBACK (network_changed_cb), self);
  self->is_started = TRUE;
  if (self->link != NULL || self->cancellable != NULL)
    return;

  self->cancellable = g_cancellable_new ();
  task = g_task_new (self, self->cancellable, connected_cb, NULL);
  g_task_set_source_tag (task, muster_hub_watch_start);
  g_task_set_task_data (task, g_strdup (self->uri), g_free);
  g_task_run_in_thread (task, connect_in_thread_cb);
}

void
muster_hub_watch_retry (MusterHubWatch *self)
{
  g_return_if_fail (MUSTER_IS_HUB_WATCH (self));

  g_clear_handle_id (&self->retry_source, g_source_remove);
  self->pause = FIRST_PAUSE;
  if (self->is_started)
    muster_hub_watch_start (self);
}

void
muster_hub_watch_stop (MusterHubWatch *self)
{
  g_return_if_fail (MUSTER_IS_HUB_WATCH (self));

  self->is_started = FALSE;
  g_clear_signal_handler (&self->network_handler, g_network_monitor_get_default ());
  g_clear_handle_id (&self->retry_source, g_source_remove);
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  drop_link (self);
}

gboolean
muster_hub_watch_is_connected (MusterHubWatch *self)
{
  return self->link != NULL;
}
