/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "table/muster-table-server-private.h"

#include <gio/gnetworking.h>

#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "core/muster-json.h"
#include "table/muster-table-seats.h"
#include "table/muster-table-stream.h"

#define MAX_CONNECTIONS 200

/* The line that says what seats see, as the host writes it: the numbers of the seats stand between these
 * two, and what they see goes on to the brace that ends the line. */
#define STATE_BEGINS "{\"state\": ["
#define STATE_IS "], \"is\": "

G_DEFINE_FINAL_TYPE (MusterTableServer, muster_table_server, G_TYPE_OBJECT)

void
muster_table_server_say (MusterTableServer *self,
                         JsonBuilder       *builder)
{
  g_autoptr (JsonNode) line = json_builder_get_root (builder);

  self->say (line, self->data);
}

void
muster_table_server_count_looking (MusterTableServer *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) line = NULL;
  g_autofree char *text = NULL;

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "looking");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->seats->len; i++)
    {
      g_autoptr (GHashTable) phones = g_hash_table_new (g_str_hash, g_str_equal);

      for (guint j = 0; j < self->streams->len; j++)
        if (muster_table_stream_get_seat (self->streams->pdata[j]) == i)
          g_hash_table_add (phones, (gpointer) muster_table_stream_get_cookie (self->streams->pdata[j]));
      json_builder_add_int_value (builder, g_hash_table_size (phones));
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  line = json_builder_get_root (builder);
  text = muster_json_print (line, FALSE);
  if (g_strcmp0 (text, self->looking) == 0)
    return;
  g_free (self->looking);
  self->looking = g_steal_pointer (&text);
  self->say (line, self->data);
}

typedef struct
{
  MusterTableServer *server;
  char *key;
} Gone;

static void
line_gone_cb (gpointer  data,
              GObject  *line)
{
  MusterTableServer *self = data;

  self->n_connections--;
}

static void
connection_gone_cb (gpointer  data,
                    GObject  *stream)
{
  Gone *gone = data;

  g_hash_table_remove (gone->server->lines, gone->key);
  g_free (gone->key);
  g_free (gone);
}

/* The whole request has arrived: libsoup reads it from memory and writes its answer to the
 * connection. */
static void
ready_cb (MusterTableLine *line,
          GBytes          *request,
          gpointer         data)
{
  MusterTableServer *self = data;
  GSocketConnection *connection = muster_table_line_get_connection (line);
  g_autoptr (GInputStream) input = g_memory_input_stream_new_from_bytes (request);
  g_autoptr (GIOStream) stream =
    g_simple_io_stream_new (input, g_io_stream_get_output_stream (G_IO_STREAM (connection)));
  g_autoptr (GSocketAddress) local = g_socket_connection_get_local_address (connection, NULL);
  g_autoptr (GSocketAddress) remote = g_socket_connection_get_remote_address (connection, NULL);
  g_autoptr (GError) error = NULL;
  Gone *gone;

  if (local == NULL || remote == NULL)
    {
      muster_table_line_close (line);
      return;
    }
  gone = g_new0 (Gone, 1);
  gone->server = self;
  gone->key = g_socket_connectable_to_string (G_SOCKET_CONNECTABLE (remote));
  g_hash_table_insert (self->lines, g_strdup (gone->key), g_object_ref (line));
  g_object_weak_ref (G_OBJECT (stream), connection_gone_cb, gone);
  if (!soup_server_accept_iostream (self->server, stream, local, remote, &error))
    muster_table_line_close (line);
}

static gboolean
incoming_cb (GSocketService    *service,
             GSocketConnection *connection,
             GObject           *source,
             gpointer           data)
{
  MusterTableServer *self = data;
  GSocket *socket = g_socket_connection_get_socket (connection);
  g_autoptr (MusterTableLine) line = NULL;

  if (self->n_connections >= MAX_CONNECTIONS)
    {
      g_io_stream_close (G_IO_STREAM (connection), NULL, NULL);
      return TRUE;
    }
  g_socket_set_blocking (socket, FALSE);
  /* An event is written in three pieces, and the last must not wait until the phone has confirmed the
   * first. */
  g_socket_set_option (socket, IPPROTO_TCP, TCP_NODELAY, 1, NULL);
  line = muster_table_line_new (connection, self->host, ready_cb, self);
  self->n_connections++;
  g_object_weak_ref (G_OBJECT (line), line_gone_cb, self);
  muster_table_line_begin (line);
  return TRUE;
}

static gboolean
open_address (MusterTableServer  *self,
              const char         *text,
              guint               port,
              GError            **error)
{
  g_autoptr (GInetAddress) address = g_inet_address_new_from_string (text);
  g_autoptr (GSocketAddress) wanted = NULL;
  g_autoptr (GSocketAddress) given = NULL;
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autofree char *url = NULL;
  gboolean is_six;

  if (address == NULL || g_inet_address_get_is_any (address) || g_inet_address_get_is_multicast (address))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                   _("“%s” is not the address of one network (W-SEAT-01)"), text);
      return FALSE;
    }
  wanted = g_inet_socket_address_new (address, (guint16) port);
  if (!g_socket_listener_add_address (G_SOCKET_LISTENER (self->service), wanted, G_SOCKET_TYPE_STREAM,
                                      G_SOCKET_PROTOCOL_TCP, NULL, &given, error))
    return FALSE;

  port = g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (given));
  is_six = g_inet_address_get_family (address) == G_SOCKET_FAMILY_IPV6;
  self->host = port == 80 ? g_strdup_printf (is_six ? "[%s]" : "%s", text)
                          : g_strdup_printf (is_six ? "[%s]:%u" : "%s:%u", text, port);
  self->cookie_name = g_strdup_printf ("muster-%u", port);
  g_socket_service_start (self->service);

  url = g_strdup_printf ("http://%s/", self->host);
  json_builder_begin_object (builder);
  muster_json_add_string (builder, "address", url);
  muster_json_add_int (builder, "port", port);
  json_builder_end_object (builder);
  muster_table_server_say (self, builder);
  return TRUE;
}

/* Such a line comes for each seat whenever anything has happened, and is the longest of all: what the seats
 * see is handed on as it stands there, and is read when somebody proposes something. */
static gboolean
show_state (MusterTableServer  *self,
            const char         *line,
            gsize               length,
            GError            **error)
{
  const char *seats = line + strlen (STATE_BEGINS);
  const char *is = strstr (seats, STATE_IS);
  const char *state = is != NULL ? is + strlen (STATE_IS) : NULL;
  g_autofree char *numbers = is != NULL ? g_strndup (seats, (gsize) (is - seats)) : NULL;
  g_auto (GStrv) named = is != NULL ? g_strsplit (numbers, ",", -1) : NULL;

  if (state == NULL || state + 1 >= line + length || line[length - 1] != '}')
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "A state is cut short");
      return FALSE;
    }
  for (guint i = 0; named[i] != NULL; i++)
    {
      guint64 seat = g_ascii_strtoull (named[i], NULL, 10);
      MusterTableSeat *of = seat < self->seats->len ? self->seats->pdata[seat] : NULL;

      if (of == NULL)
        continue;
      muster_table_seat_show (of, state, (gsize) (line + length - 1 - state));
      for (guint j = 0; j < self->streams->len; j++)
        if (muster_table_stream_get_seat (self->streams->pdata[j]) == seat)
          muster_table_stream_show (self->streams->pdata[j], of->event);
    }
  return TRUE;
}

static void
tell_proposal (MusterTableServer *self,
               JsonObject        *line)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) told = NULL;
  g_autofree char *text = NULL;
  guint seat = (guint) json_object_get_int_member (line, "seat");

  json_builder_begin_object (builder);
  muster_json_add_int (builder, "proposal", json_object_get_int_member (line, "proposal"));
  muster_json_add_string (builder, "is", json_object_get_string_member (line, "is"));
  muster_json_add_string (builder, "reason",
                          json_object_get_string_member_with_default (line, "reason", NULL));
  json_builder_end_object (builder);
  told = json_builder_get_root (builder);
  text = muster_json_print (told, FALSE);
  for (guint i = 0; i < self->streams->len; i++)
    if (muster_table_stream_get_seat (self->streams->pdata[i]) == seat)
      muster_table_stream_tell (self->streams->pdata[i], text);
}

gboolean
muster_table_server_take (MusterTableServer  *self,
                          const char         *line,
                          gsize               length,
                          GError            **error)
{
  g_autoptr (JsonNode) root = NULL;
  JsonObject *object;

  if (g_str_has_prefix (line, STATE_BEGINS))
    return show_state (self, line, length, error);
  root = muster_json_parse (line, length, "standard input", error);
  if (root == NULL)
    return FALSE;
  if (!JSON_NODE_HOLDS_OBJECT (root))
    return TRUE;

  object = json_node_get_object (root);
  if (json_object_has_member (object, "rules"))
    {
      g_free (self->rules);
      self->rules = g_strdup (json_object_get_string_member (object, "rules"));
    }
  if (json_object_has_member (object, "seats") && self->host == NULL)
    {
      JsonArray *seats = json_object_get_array_member (object, "seats");

      self->next = (guint) json_object_get_int_member_with_default (object, "next", 1);
      for (guint i = 0; i < json_array_get_length (seats); i++)
        {
          JsonObject *seat = json_array_get_object_element (seats, i);
          MusterTableSeat *made = muster_table_seat_new (json_object_get_string_member (seat, "code"));
          JsonArray *cookies = json_object_has_member (seat, "cookies")
                                 ? json_object_get_array_member (seat, "cookies") : NULL;

          for (guint j = 0; cookies != NULL && j < json_array_get_length (cookies); j++)
            g_ptr_array_add (made->cookies, g_strdup (json_array_get_string_element (cookies, j)));
          if (json_object_has_member (seat, "state"))
            {
              g_autofree char *state = muster_json_print (json_object_get_member (seat, "state"), FALSE);

              muster_table_seat_show (made, state, strlen (state));
            }
          g_ptr_array_add (self->seats, made);
        }
      return open_address (self, json_object_get_string_member (object, "address"),
                           (guint) json_object_get_int_member_with_default (object, "port", 0), error);
    }
  if (json_object_has_member (object, "proposal"))
    tell_proposal (self, object);
  else if (json_object_has_member (object, "renew"))
    {
      guint seat = (guint) json_object_get_int_member (object, "renew");

      if (seat < self->seats->len)
        {
          g_autoptr (GPtrArray) streams = NULL;

          muster_table_seat_renew (self->seats->pdata[seat], json_object_get_string_member (object, "code"));

          streams = g_ptr_array_new ();
          for (guint i = 0; i < self->streams->len; i++)
            if (muster_table_stream_get_seat (self->streams->pdata[i]) == seat)
              g_ptr_array_add (streams, self->streams->pdata[i]);
          for (guint i = 0; i < streams->len; i++)
            muster_table_stream_close (streams->pdata[i]);
        }
    }
  return TRUE;
}

static void
muster_table_server_finalize (GObject *object)
{
  MusterTableServer *self = MUSTER_TABLE_SERVER (object);

  g_socket_service_stop (self->service);
  g_object_unref (self->service);
  g_object_unref (self->server);
  g_ptr_array_unref (self->streams);
  g_ptr_array_unref (self->seats);
  g_hash_table_unref (self->lines);
  g_hash_table_unref (self->strangers);
  g_free (self->host);
  g_free (self->cookie_name);
  g_free (self->rules);
  g_free (self->looking);
  G_OBJECT_CLASS (muster_table_server_parent_class)->finalize (object);
}

static void
muster_table_server_class_init (MusterTableServerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = muster_table_server_finalize;
}

static void
muster_table_server_init (MusterTableServer *self)
{
  self->server = soup_server_new (NULL, NULL);
  soup_server_add_handler (self->server, NULL, muster_table_requests_answer_cb, self, NULL);
  self->service = g_socket_service_new ();
  g_signal_connect (self->service, "incoming", G_CALLBACK (incoming_cb), self);
  self->seats = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_table_seat_free);
  self->streams = g_ptr_array_new ();
  self->lines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  self->strangers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                           (GDestroyNotify) muster_table_posts_free);
  self->next = 1;
}

MusterTableServer *
muster_table_server_new (MusterTableSay say_line,
                         gpointer       data)
{
  MusterTableServer *self = g_object_new (MUSTER_TABLE_TYPE_SERVER, NULL);

  self->say = say_line;
  self->data = data;
  return self;
}
