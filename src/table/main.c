/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#define _GNU_SOURCE /* F_SETPIPE_SZ */
#include "config.h"

#include <fcntl.h>
#include <gio/gunixinputstream.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#include "core/muster-i18n.h"
#include "core/muster-json.h"
#include "table/muster-table-confine.h"
#include "table/muster-table-server.h"

/* The program that serves phones (W-SHAPE-01). It reads lines of JSON from its standard input,
 * writes lines of JSON to its standard output, and serves pages to phones. It ends when its input
 * ends. */

/* How much may be on the way to us, in bytes, where the system has it so: what all seats see comes in one
 * piece then, and neither program waits for the other. */
#define PIPE_SIZE (1024 * 1024)

typedef struct
{
  GMainLoop *loop;
  MusterTableServer *server;
  int status;
} Table;

static void
say_cb (JsonNode *line,
        gpointer  data)
{
  g_autofree char *text = muster_json_print (line, FALSE);

  if (printf ("%s\n", text) < 0 || fflush (stdout) != 0)
    g_main_loop_quit (((Table *) data)->loop);
}

static void
line_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  Table *self = data;
  g_autoptr (GError) error = NULL;
  gsize length = 0;
  g_autofree char *line =
    g_data_input_stream_read_line_finish (G_DATA_INPUT_STREAM (source), result, &length, &error);

  if (line == NULL || !muster_table_server_take (self->server, line, length, &error))
    {
      if (error != NULL)
        {
          g_autoptr (JsonObject) object = json_object_new ();
          g_autoptr (JsonNode) failure = json_node_init_object (json_node_alloc (), object);

          json_object_set_string_member (object, "failed", error->message);
          say_cb (failure, self);
        }
      self->status = error != NULL;
      g_main_loop_quit (self->loop);
      return;
    }
  g_data_input_stream_read_line_async (G_DATA_INPUT_STREAM (source), G_PRIORITY_DEFAULT, NULL, line_cb, self);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GInputStream) input = g_unix_input_stream_new (STDIN_FILENO, FALSE);
  g_autoptr (GDataInputStream) lines = g_data_input_stream_new (input);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Table self = { .loop = loop };

  setlocale (LC_ALL, "");
  muster_i18n_start (g_getenv ("MUSTER_LOCALEDIR") != NULL ? g_getenv ("MUSTER_LOCALEDIR") : LOCALEDIR);
  signal (SIGPIPE, SIG_IGN);

  fcntl (STDIN_FILENO, F_SETPIPE_SZ, PIPE_SIZE);
  g_buffered_input_stream_set_buffer_size (G_BUFFERED_INPUT_STREAM (lines), PIPE_SIZE);
  self.server = muster_table_server_new (say_cb, &self);
  muster_table_confine ();
  g_data_input_stream_read_line_async (lines, G_PRIORITY_DEFAULT, NULL, line_cb, &self);
  g_main_loop_run (loop);
  /* Nothing closes the connections here: they end with the process. */
  return self.status;
}
