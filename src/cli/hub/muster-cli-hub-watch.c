/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/hub/muster-cli-hub.h"
#include "cli/muster-cli-commands.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "core/muster-i18n.h"
#include "hub/muster-hub-watch.h"

#include <glib-unix.h>
#include <signal.h>

/* `hub watch`: exchanges whenever the bell rings. The data file is open only during an exchange. */

typedef struct
{
  const char *path;
  gboolean json;
  MusterHubLink *link; /* (nullable): kept from one exchange to the next */
  GMainLoop *loop;
  guint again_source;
  gboolean was_lost;
} Watching;

/* Exchanges once. FALSE: it is to be tried again soon. */
static gboolean
exchange (Watching *watching)
{
  g_auto (MusterCliHub) hub = { 0 };
  g_autoptr (MusterHubReport) report = NULL;
  g_autoptr (GError) error = NULL;

  /* Connect while nobody waits for the data file. */
  if (watching->link == NULL)
    {
      if (!muster_cli_hub_open (&hub, watching->path))
        return FALSE;
    }
  else
    {
      hub.link = g_steal_pointer (&watching->link);
      if (!muster_cli_hub_open_here (&hub, watching->path))
        return FALSE;
    }
  report = muster_hub_exchange (&hub.survey, NULL, NULL, &error);
  if (report == NULL)
    {
      muster_cli_hub_complain (error);
      return FALSE;
    }
  watching->link = g_steal_pointer (&hub.link);

  for (guint i = 0; i < report->items->len; i++)
    {
      const MusterHubItem *item = report->items->pdata[i];

      if (item->done == MUSTER_HUB_SENT)
        continue;
      if (!watching->json)
        muster_cli_hub_print_item (item);
      else
        muster_cli_hub_print_item_json (item);
    }
  muster_cli_flush ();

  return TRUE;
}

static gboolean
exchange_cb (gpointer data)
{
  Watching *watching = data;

  watching->again_source = exchange (watching) ? 0 : g_timeout_add_seconds (2, exchange_cb, watching);

  return G_SOURCE_REMOVE;
}

static void
bell_cb (Watching *watching,
         gboolean  is_pen)
{
  if (!is_pen && watching->again_source == 0)
    exchange_cb (watching);
}

static void
connected_cb (Watching *watching)
{
  if (watching->was_lost)
    muster_cli_complain ("%s", _("connected again"));
  watching->was_lost = FALSE;
}

static void
lost_cb (Watching   *watching,
         const char *sentence)
{
  if (!watching->was_lost)
    muster_cli_complain ("%s", sentence);
  watching->was_lost = TRUE;
}

static gboolean
end_cb (gpointer data)
{
  g_main_loop_quit (data);

  return G_SOURCE_CONTINUE;
}

static void
watch (Watching            *watching,
       const MusterHubDesk *desk)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (MusterHubWatch) hub_watch = muster_hub_watch_new (desk->uri, desk->id, NULL);
  guint term_source = g_unix_signal_add (SIGTERM, end_cb, loop);
  guint int_source = g_unix_signal_add (SIGINT, end_cb, loop);

  g_signal_connect_swapped (hub_watch, "bell", G_CALLBACK (bell_cb), watching);
  g_signal_connect_swapped (hub_watch, "connected", G_CALLBACK (connected_cb), watching);
  g_signal_connect_swapped (hub_watch, "lost", G_CALLBACK (lost_cb), watching);
  muster_hub_watch_start (hub_watch);
  g_main_loop_run (loop);

  muster_hub_watch_stop (hub_watch);
  g_clear_handle_id (&watching->again_source, g_source_remove);
  g_clear_pointer (&watching->link, muster_hub_link_free);
  g_source_remove (term_source);
  g_source_remove (int_source);
}

MusterCliStatus
muster_cli_hub_watch_run (const MusterCliCommand  *command,
                          char                   **arguments)
{
  g_autofree char *path = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_JSON (&json, N_("Print each line as JSON")),
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_auto (GStrv) rest = NULL;
  g_auto (MusterCliHub) hub = { 0 };
  g_autoptr (MusterHubDesk) desk = NULL;
  MusterCliStatus status;
  Watching watching = { 0 };

  if (!muster_cli_options_parse (command, entries, arguments, 0, 0, &rest, &status))
    return status;
  /* What is refused at the beginning is said at once; later everything is tried again. */
  if (!muster_cli_hub_open (&hub, path))
    {
      if (hub.status != MUSTER_CLI_AWAY || !muster_cli_hub_open_here (&hub, path))
        return hub.status;
    }
  desk = g_steal_pointer (&hub.desk);
  muster_cli_hub_clear (&hub);
  watching.path = path;
  watching.json = json;
  watch (&watching, desk);

  return MUSTER_CLI_OK;
}
