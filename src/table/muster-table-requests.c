/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "core/muster-json.h"
#include "table/muster-table-page.h"
#include "table/muster-table-proposal.h"
#include "table/muster-table-seats.h"
#include "table/muster-table-server-private.h"
#include "table/muster-table-stream.h"

/* Answers the requests of phones, once each of them has arrived whole and names us as its host. */

/* The streams that one phone may have open: a browser opens a second page now and then. */
#define MAX_STREAMS 4
/* The addresses without a seat whose POSTs are counted at a time. */
#define MAX_STRANGERS 256
#define COOKIE_SECONDS (12 * 60 * 60)

static void
stream_end_cb (MusterTableStream *stream,
               gpointer           data)
{
  MusterTableServer *self = data;

  g_ptr_array_remove_fast (self->streams, stream);
  muster_table_server_count_looking (self);
}

static char *
dup_key (SoupServerMessage *message)
{
  GSocketAddress *address = soup_server_message_get_remote_address (message);

  return g_socket_connectable_to_string (G_SOCKET_CONNECTABLE (address));
}

static void
answer (SoupServerMessage *message,
        guint              status,
        const char        *type,
        const char        *text)
{
  soup_server_message_set_status (message, status, NULL);
  if (text != NULL)
    soup_server_message_set_response (message, type, SOUP_MEMORY_COPY, text, strlen (text));
}

static void
refuse (SoupServerMessage *message,
        guint              status)
{
  answer (message, status, "text/plain; charset=utf-8", muster_table_head_status_words (status));
}

static void
answer_resource (SoupServerMessage *message,
                 const char        *name,
                 const char        *type)
{
  g_autofree char *path = g_strconcat (APPLICATION_PATH "/table", name, NULL);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  g_return_if_fail (bytes != NULL);
  soup_server_message_set_status (message, SOUP_STATUS_OK, NULL);
  soup_server_message_set_response (message, type, SOUP_MEMORY_COPY, g_bytes_get_data (bytes, NULL),
                                    g_bytes_get_size (bytes));
}

static void
answer_state (SoupServerMessage     *message,
              const MusterTableSeat *seat)
{
  gsize size = strlen ("null");
  const char *text = seat->text != NULL ? g_bytes_get_data (seat->text, &size) : "null";

  soup_server_message_set_status (message, SOUP_STATUS_OK, NULL);
  soup_server_message_set_response (message, "application/json", SOUP_MEMORY_COPY, text, size);
}

static gboolean
is_form_type (const char *type)
{
  return g_ascii_strncasecmp (type, "application/x-www-form-urlencoded",
                              strlen ("application/x-www-form-urlencoded")) == 0;
}

/* Returns the code that a request to join has, or NULL. What is no form is JSON, whatever it calls itself. */
static char *
dup_code (SoupServerMessage *message,
          const char        *type)
{
  g_autoptr (GBytes) bytes = soup_message_body_flatten (soup_server_message_get_request_body (message));

  return muster_table_proposal_dup_code (g_bytes_get_size (bytes) > 0 ? g_bytes_get_data (bytes, NULL) : "",
                                         g_bytes_get_size (bytes), is_form_type (type));
}

/* @code: (nullable). @present: the seat that the phone has already, or -1. */
static void
join (MusterTableServer *self,
      SoupServerMessage *message,
      const char        *type,
      const char        *code,
      int                present,
      const char        *cookie)
{
  gboolean is_form = is_form_type (type);
  g_autofree char *line = NULL;
  const char *fresh = NULL;
  int seat = -1;

  if (code == NULL)
    {
      refuse (message, 400);
      return;
    }
  for (guint i = 0; i < self->seats->len; i++)
    if (muster_table_seat_opens_to (self->seats->pdata[i], code))
      seat = (int) i;
  if (seat >= 0)
    fresh = seat == present ? cookie : muster_table_seat_join (self->seats->pdata[seat]);
  if (fresh == NULL)
    {
      g_autofree char *page =
        is_form ? muster_table_page_new (NULL, _("There is no such seat, or all its places are taken."))
                : NULL;

      if (is_form)
        answer (message, 403, "text/html; charset=utf-8", page);
      else
        refuse (message, 403);
      return;
    }

  if (seat != present)
    {
      g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

      json_builder_begin_object (builder);
      muster_json_add_string (builder, "cookie", fresh);
      muster_json_add_int (builder, "seat", seat);
      json_builder_end_object (builder);
      muster_table_server_say (self, builder);
    }
  line = g_strdup_printf ("%s=%s; Path=/; Max-Age=%d; HttpOnly; SameSite=Strict", self->cookie_name, fresh,
                          COOKIE_SECONDS);
  soup_message_headers_replace (soup_server_message_get_response_headers (message), "Set-Cookie", line);
  if (is_form)
    soup_message_headers_replace (soup_server_message_get_response_headers (message), "Location", "/");
  soup_server_message_set_status (message, is_form ? 303 : 204, NULL);
}

static void
propose (MusterTableServer *self,
         SoupServerMessage *message,
         guint              seat)
{
  MusterTableSeat *of = self->seats->pdata[seat];
  g_autoptr (GBytes) bytes = soup_message_body_flatten (soup_server_message_get_request_body (message));
  g_autoptr (JsonObject) proposal = NULL;
  g_autoptr (JsonNode) handed = NULL;
  g_autofree char *reason = NULL;
  g_autofree char *text = NULL;
  guint status = 409;

  if (muster_table_seat_get_state (of) != NULL)
    status = muster_table_proposal_read (g_bytes_get_size (bytes) > 0 ? g_bytes_get_data (bytes, NULL) : "",
                                         g_bytes_get_size (bytes), muster_table_seat_get_state (of),
                                         &proposal, &reason);
  if (status != 202)
    {
      g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

      json_builder_begin_object (builder);
      muster_json_add_string (builder, "reason",
                              reason != NULL ? reason : muster_table_head_status_words (status));
      json_builder_end_object (builder);
      handed = json_builder_get_root (builder);
      text = muster_json_print (handed, FALSE);
      answer (message, status, "application/json", text);
      return;
    }

  text = g_strdup_printf ("{\"proposal\": %u}", self->next);
  answer (message, 202, "application/json", text);
  json_object_set_int_member (proposal, "proposal", self->next++);
  json_object_set_int_member (proposal, "seat", seat);
  handed = json_node_init_object (json_node_alloc (), proposal);
  self->say (handed, self->data);
}

static void
open_stream (MusterTableServer *self,
             SoupServerMessage *message,
             MusterTableLine   *line,
             guint              seat,
             const char        *cookie)
{
  MusterTableSeat *of = self->seats->pdata[seat];
  MusterTableStream *oldest = NULL;
  MusterTableStream *stream;
  guint n = 0;

  for (guint i = self->streams->len; i > 0; i--)
    if (g_str_equal (muster_table_stream_get_cookie (self->streams->pdata[i - 1]), cookie))
      {
        oldest = self->streams->pdata[i - 1];
        n++;
      }
  if (n >= MAX_STREAMS)
    muster_table_stream_close (oldest);

  muster_table_line_keep (line);
  stream = muster_table_stream_new (message, line, seat, cookie, stream_end_cb, self);
  g_ptr_array_add (self->streams, stream);
  if (of->event != NULL)
    muster_table_stream_show (stream, of->event);
  muster_table_server_count_looking (self);
}

static gboolean
is_quiet_cb (gpointer key,
             gpointer posts,
             gpointer now)
{
  return muster_table_posts_is_quiet (posts, *(const gint64 *) now);
}

/* Counts a POST of somebody who has no seat. A code that opens a seat counts for that seat, so that a
 * hall full of people behind one address can join at once; anything else counts for the address that it
 * comes from. */
static gboolean
count_stranger (MusterTableServer *self,
                SoupServerMessage *message,
                const char        *code)
{
  GSocketAddress *address = soup_server_message_get_remote_address (message);
  g_autofree char *from = g_inet_address_to_string (
    g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (address)));
  gint64 now = g_get_monotonic_time ();
  MusterTablePosts *posts;

  for (guint i = 0; code != NULL && i < self->seats->len; i++)
    if (muster_table_seat_opens_to (self->seats->pdata[i], code))
      return muster_table_posts_count (((MusterTableSeat *) self->seats->pdata[i])->joins, now);

  if (g_hash_table_size (self->strangers) >= MAX_STRANGERS)
    g_hash_table_foreach_remove (self->strangers, is_quiet_cb, &now);
  posts = g_hash_table_lookup (self->strangers, from);
  if (posts == NULL && g_hash_table_size (self->strangers) >= MAX_STRANGERS)
    return FALSE;
  if (posts == NULL)
    {
      posts = muster_table_posts_new ();
      g_hash_table_insert (self->strangers, g_steal_pointer (&from), posts);
    }
  return muster_table_posts_count (posts, now);
}

/* Finds the line of a request, and with it the head, by the remote address of the phone. */
void
muster_table_requests_answer_cb (SoupServer        *server,
                                 SoupServerMessage *message,
                                 const char        *path,
                                 GHashTable        *query,
                                 gpointer           data)
{
  MusterTableServer *self = data;
  SoupMessageHeaders *headers = soup_server_message_get_response_headers (message);
  g_autofree char *key = dup_key (message);
  MusterTableLine *line = g_hash_table_lookup (self->lines, key);
  const MusterTableHead *head;
  g_autofree char *cookie = NULL;
  g_autofree char *code = NULL;
  const char *type;
  int seat = -1;

  soup_message_headers_replace (headers, "Content-Security-Policy", "default-src 'self'");
  soup_message_headers_replace (headers, "X-Content-Type-Options", "nosniff");
  soup_message_headers_replace (headers, "Referrer-Policy", "same-origin");
  soup_message_headers_replace (headers, "Cache-Control", "no-store");
  soup_message_headers_replace (headers, "Connection", "close");
  if (line == NULL)
    {
      refuse (message, 400);
      return;
    }

  head = muster_table_line_get_head (line);
  cookie = muster_table_head_dup_cookie (head, self->cookie_name);
  for (guint i = 0; i < self->seats->len; i++)
    if (muster_table_seat_has (self->seats->pdata[i], cookie))
      seat = (int) i;

  type = head->type != NULL ? head->type : "";
  if (g_str_equal (head->path, "/join"))
    code = dup_code (message, type);
  if (g_str_equal (head->method, "POST") &&
      !(seat >= 0 ? muster_table_posts_count (((MusterTableSeat *) self->seats->pdata[seat])->posts,
                                             g_get_monotonic_time ())
                  : count_stranger (self, message, code)))
    refuse (message, 429);
  else if (g_str_equal (head->path, "/style.css"))
    answer_resource (message, "/style.css", "text/css; charset=utf-8");
  else if (g_str_equal (head->path, "/script.js"))
    answer_resource (message, "/script.js", "text/javascript; charset=utf-8");
  else if (g_str_equal (head->path, "/icon.svg"))
    answer_resource (message, "/icon.svg", "image/svg+xml");
  else if (g_str_equal (head->path, "/join"))
    join (self, message, type, code, seat, cookie);
  else if (g_str_equal (head->path, "/"))
    {
      g_autofree char *page = muster_table_page_new (
        seat >= 0 ? muster_table_seat_get_state (self->seats->pdata[seat]) : NULL, NULL);

      answer (message, 200, "text/html; charset=utf-8", page);
    }
  else if (seat < 0)
    refuse (message, 403);
  else if (g_str_equal (head->path, "/propose"))
    propose (self, message, (guint) seat);
  else if (g_str_equal (head->path, "/events"))
    open_stream (self, message, line, (guint) seat, cookie);
  else if (g_str_equal (head->path, "/rules"))
    {
      g_autofree char *page = muster_table_page_new_rules (self->rules);

      answer (message, 200, "text/html; charset=utf-8", page);
    }
  else
    answer_state (message, self->seats->pdata[seat]);
}
