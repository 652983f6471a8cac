/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "table/muster-table-stream.h"

#include <string.h>

/* The seconds between two signs of life, and how many of them may pass unsent before the phone
 * counts as gone. */
#define PULSE 15
#define MAX_WAITING_PULSES 4
/* How many answers to proposals may wait to be sent. */
#define MAX_TOLD 16

struct _MusterTableStream
{
  SoupServerMessage *message;
  MusterTableLine *line;
  guint seat;
  char *cookie;
  MusterTableStreamEnd end;
  gpointer data;
  gboolean is_writing;
  guint n_waiting;  /* pulses that passed while a write was not finished */
  GBytes *state;    /* the newest state that is not written yet, or NULL */
  GPtrArray *told;  /* GBytes: other events that are not written yet */
  guint pulse;
  GSource *watch;
};

static void
write_now (MusterTableStream *self,
           GBytes            *event)
{
  self->is_writing = TRUE;
  soup_message_body_append_bytes (soup_server_message_get_response_body (self->message), event);
  soup_server_message_unpause (self->message);
}

/* A comment, which browsers skip. */
static void
write_comment (MusterTableStream *self)
{
  g_autoptr (GBytes) comment = g_bytes_new_static (":\n\n", strlen (":\n\n"));

  write_now (self, comment);
}

static void
go_on (MusterTableStream *self)
{
  g_autoptr (GBytes) event = NULL;

  if (self->is_writing)
    return;
  if (self->state != NULL)
    event = g_steal_pointer (&self->state);
  else if (self->told->len > 0)
    event = g_ptr_array_steal_index (self->told, 0);
  if (event != NULL)
    write_now (self, event);
}

static void
wrote_cb (MusterTableStream *self)
{
  self->is_writing = FALSE;
  self->n_waiting = 0;
  go_on (self);
}

static void
finished_cb (MusterTableStream *self)
{
  g_clear_handle_id (&self->pulse, g_source_remove);
  if (self->watch != NULL)
    g_source_destroy (self->watch);
  g_clear_pointer (&self->watch, g_source_unref);
  g_signal_handlers_disconnect_by_data (self->message, self);
  self->end (self, self->data);

  g_object_unref (self->message);
  g_object_unref (self->line);
  g_ptr_array_unref (self->told);
  g_free (self->cookie);
  g_clear_pointer (&self->state, g_bytes_unref);
  g_free (self);
}

/* Shuts the connection down and writes a comment, because libsoup notices a closed connection only
 * when it writes. */
void
muster_table_stream_close (MusterTableStream *self)
{
  g_socket_shutdown (
    g_socket_connection_get_socket (muster_table_line_get_connection (self->line)), TRUE, TRUE, NULL);
  write_comment (self);
}

static gboolean
pulse_cb (gpointer data)
{
  MusterTableStream *self = data;

  if (!self->is_writing)
    write_comment (self);
  else if (++self->n_waiting > MAX_WAITING_PULSES)
    muster_table_stream_close (self);
  return G_SOURCE_CONTINUE;
}

/* A phone sends nothing more on this connection, so the socket becomes readable only when the phone
 * has gone. */
static gboolean
hang_up_cb (GSocket      *socket,
            GIOCondition  condition,
            gpointer      data)
{
  MusterTableStream *self = data;

  g_clear_pointer (&self->watch, g_source_unref);
  muster_table_stream_close (self);
  return G_SOURCE_REMOVE;
}

MusterTableStream *
muster_table_stream_new (SoupServerMessage    *message,
                         MusterTableLine      *line,
                         guint                 seat,
                         const char           *cookie,
                         MusterTableStreamEnd  end,
                         gpointer              data)
{
  MusterTableStream *self = g_new0 (MusterTableStream, 1);
  GSocket *socket = g_socket_connection_get_socket (muster_table_line_get_connection (line));

  self->message = g_object_ref (message);
  self->line = g_object_ref (line);
  self->seat = seat;
  self->cookie = g_strdup (cookie);
  self->end = end;
  self->data = data;
  self->told = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  soup_message_headers_set_encoding (soup_server_message_get_response_headers (message),
                                     SOUP_ENCODING_CHUNKED);
  soup_message_headers_replace (soup_server_message_get_response_headers (message), "Content-Type",
                                "text/event-stream");
  soup_message_body_set_accumulate (soup_server_message_get_response_body (message), FALSE);
  soup_server_message_set_status (message, SOUP_STATUS_OK, NULL);
  g_signal_connect_swapped (message, "wrote-chunk", G_CALLBACK (wrote_cb), self);
  g_signal_connect_swapped (message, "finished", G_CALLBACK (finished_cb), self);
  self->pulse = g_timeout_add_seconds (PULSE, pulse_cb, self);
  self->watch = g_socket_create_source (socket, G_IO_IN | G_IO_HUP | G_IO_ERR, NULL);
  g_source_set_callback (self->watch, G_SOURCE_FUNC (hang_up_cb), self, NULL);
  g_source_attach (self->watch, NULL);
  return self;
}

guint
muster_table_stream_get_seat (MusterTableStream *self)
{
  return self->seat;
}

const char *
muster_table_stream_get_cookie (MusterTableStream *self)
{
  return self->cookie;
}

void
muster_table_stream_show (MusterTableStream *self,
                          GBytes            *event)
{
  g_clear_pointer (&self->state, g_bytes_unref);
  self->state = g_bytes_ref (event);
  go_on (self);
}

void
muster_table_stream_tell (MusterTableStream *self,
                          const char        *proposal)
{
  char *event = g_strdup_printf ("event: proposal\ndata: %s\n\n", proposal);

  if (self->told->len >= MAX_TOLD)
    g_ptr_array_remove_index (self->told, 0);
  g_ptr_array_add (self->told, g_bytes_new_take (event, strlen (event)));
  go_on (self);
}
