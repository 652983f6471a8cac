/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-phone.h"

#include <string.h>

void
muster_test_phone_clear (MusterTestPhone *self)
{
  g_clear_pointer (&self->host, g_free);
  g_clear_pointer (&self->cookie, g_free);
}

static GSocketConnection *
send_request (MusterTestPhone *self,
              const char      *method,
              const char      *path,
              const char      *body)
{
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  GSocketConnection *connection = g_socket_client_connect_to_host (client, self->host, 0, NULL, &error);

  g_assert_no_error (error);
  g_string_append_printf (text, "%s %s HTTP/1.1\r\nHost: %s\r\n", method, path, self->host);
  if (self->cookie != NULL)
    g_string_append_printf (text, "Cookie: %s\r\n", self->cookie);
  if (body != NULL)
    g_string_append_printf (text, "Origin: http://%s\r\nContent-Type: application/json\r\n"
                                  "Content-Length: %" G_GSIZE_FORMAT "\r\n",
                            self->host, strlen (body));
  g_string_append_printf (text, "\r\n%s", body != NULL ? body : "");
  g_output_stream_write_all (g_io_stream_get_output_stream (G_IO_STREAM (connection)), text->str, text->len,
                             NULL, NULL, &error);
  g_assert_no_error (error);
  return connection;
}

/* @answer: (out) (optional): head and body. */
static guint
ask (MusterTestPhone *self,
     const char      *method,
     const char      *path,
     const char      *body,
     char           **answer)
{
  g_autoptr (GSocketConnection) connection = send_request (self, method, path, body);
  g_autoptr (GString) text = g_string_new (NULL);
  char buffer[4096];
  gssize n;
  guint status;

  while ((n = g_input_stream_read (g_io_stream_get_input_stream (G_IO_STREAM (connection)), buffer,
                                   sizeof buffer, NULL, NULL)) > 0)
    g_string_append_len (text, buffer, n);
  g_assert_true (g_str_has_prefix (text->str, "HTTP/1.1 "));
  status = (guint) g_ascii_strtoull (text->str + strlen ("HTTP/1.1 "), NULL, 10);
  if (answer != NULL)
    *answer = g_strdup (text->str);
  return status;
}

guint
muster_test_phone_join (MusterTestPhone *self,
                        const char      *link)
{
  g_auto (GStrv) parts = g_strsplit (link, "/#", 2);
  g_autofree char *body = NULL;
  g_autofree char *answer = NULL;
  const char *cookie;
  guint status;

  g_assert_true (g_str_has_prefix (parts[0], "http://") && parts[1] != NULL);
  muster_test_phone_clear (self);
  self->host = g_strdup (parts[0] + strlen ("http://"));
  body = g_strdup_printf ("{\"code\": \"%s\"}", parts[1]);
  status = ask (self, "POST", "/join", body, &answer);
  cookie = strstr (answer, "Set-Cookie: ");
  cookie = cookie != NULL ? cookie + strlen ("Set-Cookie: ") : NULL;
  self->cookie = cookie != NULL ? g_strndup (cookie, strcspn (cookie, ";")) : NULL;
  return status;
}

GObject *
muster_test_phone_look (MusterTestPhone *self)
{
  return G_OBJECT (send_request (self, "GET", "/events", NULL));
}

JsonNode *
muster_test_phone_get_state (MusterTestPhone *self)
{
  g_autofree char *answer = NULL;
  const char *body;
  JsonNode *state;

  if (ask (self, "GET", "/state", NULL, &answer) != 200)
    return NULL;
  body = strstr (answer, "\r\n\r\n");
  state = json_from_string (body + 4, NULL);
  if (state == NULL || !JSON_NODE_HOLDS_OBJECT (state))
    g_clear_pointer (&state, json_node_unref);
  return state;
}

guint
muster_test_phone_propose (MusterTestPhone *self,
                           const char      *body)
{
  return ask (self, "POST", "/propose", body, NULL);
}
