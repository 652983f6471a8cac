/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "table/muster-table-line.h"

#include <libsoup/soup.h>
#include <string.h>

/* The seconds within which a request must arrive, and within which its answer must have been read. */
#define PATIENCE 30
/* After refusing a request, the line still reads for a moment: if it closed the connection at once,
 * a phone that is still writing would lose the answer. */
#define DRAIN_SECONDS 2
#define DRAIN_BYTES (256 * 1024)

struct _MusterTableLine
{
  GObject parent_instance;

  GSocketConnection *connection;
  char *host;
  MusterTableLineFunc ready;
  gpointer data;
  GByteArray *bytes;
  MusterTableHead head;
  gboolean has_head;
  guint timer;
  GCancellable *cancellable;
  gsize drained;
  char *answer;
  guint8 buffer[4096];
};

G_DEFINE_FINAL_TYPE (MusterTableLine, muster_table_line, G_TYPE_OBJECT)

static void
close_line (MusterTableLine *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_io_stream_close (G_IO_STREAM (self->connection), NULL, NULL);
}

static gboolean
patience_cb (gpointer data)
{
  MusterTableLine *self = data;

  self->timer = 0;
  g_cancellable_cancel (self->cancellable);
  return G_SOURCE_REMOVE;
}

static void
drained_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (MusterTableLine) self = data;
  gssize n = g_input_stream_read_finish (G_INPUT_STREAM (source), result, NULL);

  self->drained += (gsize) MAX (n, 0);
  if (n <= 0 || self->drained > DRAIN_BYTES)
    {
      close_line (self);
      return;
    }
  g_input_stream_read_async (G_INPUT_STREAM (source), self->buffer, sizeof self->buffer, 0,
                             self->cancellable, drained_cb, g_object_ref (self));
}

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (MusterTableLine) self = data;

  if (!g_output_stream_write_all_finish (G_OUTPUT_STREAM (source), result, NULL, NULL))
    {
      close_line (self);
      return;
    }
  g_socket_shutdown (g_socket_connection_get_socket (self->connection), FALSE, TRUE, NULL);
  g_input_stream_read_async (g_io_stream_get_input_stream (G_IO_STREAM (self->connection)), self->buffer,
                             sizeof self->buffer, 0, self->cancellable, drained_cb, g_object_ref (self));
}

static void
turn_away (MusterTableLine *self,
           guint            status)
{
  const char *words = muster_table_head_status_words (status);

  g_clear_handle_id (&self->timer, g_source_remove);
  self->timer = g_timeout_add_seconds (DRAIN_SECONDS, patience_cb, self);
  self->answer = g_strdup_printf ("HTTP/1.1 %u %s\r\n" MUSTER_TABLE_GUARDS
                                  "Content-Type: text/plain; charset=utf-8\r\n"
                                  "Content-Length: %" G_GSIZE_FORMAT "\r\n"
                                  "Connection: close\r\n\r\n%s\n",
                                  status, soup_status_get_phrase (status), strlen (words) + 1, words);
  g_output_stream_write_all_async (g_io_stream_get_output_stream (G_IO_STREAM (self->connection)),
                                   self->answer, strlen (self->answer), 0, self->cancellable, answered_cb,
                                   g_object_ref (self));
}

/* Nobody who asks and never reads the answer keeps a connection from others. */
static gboolean
unread_cb (gpointer data)
{
  MusterTableLine *self = data;

  self->timer = 0;
  g_socket_shutdown (g_socket_connection_get_socket (self->connection), TRUE, TRUE, NULL);
  return G_SOURCE_REMOVE;
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (MusterTableLine) self = data;
  gssize n = g_input_stream_read_finish (G_INPUT_STREAM (source), result, NULL);
  guint status = 0;

  if (n <= 0)
    {
      close_line (self);
      return;
    }
  g_byte_array_append (self->bytes, self->buffer, (guint) n);
  if (!self->has_head)
    {
      status = muster_table_head_read (&self->head, (const char *) self->bytes->data, self->bytes->len);
      self->has_head = status == 0;
      if (status == 0)
        status = muster_table_head_judge (&self->head, self->host);
    }
  if (status != 0 && status != 100)
    turn_away (self, status);
  else if (status == 0 && self->bytes->len >= self->head.size + self->head.length)
    {
      /* Ignore anything after the request: each connection carries only one. */
      g_autoptr (GBytes) request = g_bytes_new (self->bytes->data, self->head.size + self->head.length);

      g_clear_handle_id (&self->timer, g_source_remove);
      self->timer = g_timeout_add_seconds (PATIENCE, unread_cb, self);
      g_byte_array_set_size (self->bytes, 0);
      self->ready (self, request, self->data);
    }
  else
    g_input_stream_read_async (G_INPUT_STREAM (source), self->buffer, sizeof self->buffer, 0,
                               self->cancellable, read_cb, g_object_ref (self));
}

static void
muster_table_line_finalize (GObject *object)
{
  MusterTableLine *self = MUSTER_TABLE_LINE (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_object_unref (self->connection);
  g_object_unref (self->cancellable);
  g_byte_array_unref (self->bytes);
  muster_table_head_clear (&self->head);
  g_free (self->host);
  g_free (self->answer);
  G_OBJECT_CLASS (muster_table_line_parent_class)->finalize (object);
}

static void
muster_table_line_class_init (MusterTableLineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = muster_table_line_finalize;
}

static void
muster_table_line_init (MusterTableLine *self)
{
  self->bytes = g_byte_array_new ();
  self->cancellable = g_cancellable_new ();
}

MusterTableLine *
muster_table_line_new (GSocketConnection   *connection,
                       const char          *host,
                       MusterTableLineFunc  ready,
                       gpointer             data)
{
  MusterTableLine *self = g_object_new (MUSTER_TABLE_TYPE_LINE, NULL);

  self->connection = g_object_ref (connection);
  self->host = g_strdup (host);
  self->ready = ready;
  self->data = data;
  return self;
}

void
muster_table_line_begin (MusterTableLine *self)
{
  self->timer = g_timeout_add_seconds (PATIENCE, patience_cb, self);
  g_input_stream_read_async (g_io_stream_get_input_stream (G_IO_STREAM (self->connection)), self->buffer,
                             sizeof self->buffer, 0, self->cancellable, read_cb, g_object_ref (self));
}

void
muster_table_line_keep (MusterTableLine *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
}

const MusterTableHead *
muster_table_line_get_head (MusterTableLine *self)
{
  return &self->head;
}

GSocketConnection *
muster_table_line_get_connection (MusterTableLine *self)
{
  return self->connection;
}

void
muster_table_line_close (MusterTableLine *self)
{
  g_cancellable_cancel (self->cancellable);
  close_line (self);
}
