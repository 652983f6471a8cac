/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "table/muster-table-head.h"

#include <string.h>

#include "core/muster-i18n.h"

/* Reads the head of a request before libsoup sees it, and refuses whatever the pages of this server
 * would not send. The parser is strict on purpose: browsers write nothing else. */

#define MAX_LINES 64

void
muster_table_head_clear (MusterTableHead *self)
{
  g_clear_pointer (&self->method, g_free);
  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->host, g_free);
  g_clear_pointer (&self->origin, g_free);
  g_clear_pointer (&self->cookie, g_free);
  g_clear_pointer (&self->type, g_free);
  self->length = self->size = 0;
}

/* "GET /state HTTP/1.1" */
static gboolean
read_request_line (MusterTableHead *self,
                   const char      *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 4);

  if (g_strv_length (words) != 3 || *words[0] == '\0' || words[1][0] != '/' ||
      (!g_str_equal (words[2], "HTTP/1.1") && !g_str_equal (words[2], "HTTP/1.0")))
    return FALSE;
  for (const char *c = words[0]; *c != '\0'; c++)
    if (!g_ascii_isupper (*c))
      return FALSE;

  self->method = g_strdup (words[0]);
  self->path = g_strndup (words[1], strcspn (words[1], "?#"));
  return TRUE;
}

/* Accepts a header only once: if two values differed, nobody could say which one counts. */
static gboolean
take_once (char       **member,
           const char  *value)
{
  if (*member != NULL)
    return FALSE;
  *member = g_strdup (value);
  return TRUE;
}

static gboolean
read_line (MusterTableHead *self,
           char            *line,
           gboolean        *has_length)
{
  char *colon = strchr (line, ':');
  char *value = colon != NULL ? g_strstrip (colon + 1) : NULL;

  if (colon == NULL || colon == line)
    return FALSE;
  *colon = '\0';
  for (const char *c = line; *c != '\0'; c++)
    if (!g_ascii_isalnum (*c) && strchr ("!#$%&'*+-.^_`|~", *c) == NULL)
      return FALSE;

  if (g_ascii_strcasecmp (line, "Host") == 0)
    return take_once (&self->host, value);
  if (g_ascii_strcasecmp (line, "Origin") == 0)
    return take_once (&self->origin, value);
  if (g_ascii_strcasecmp (line, "Cookie") == 0)
    return take_once (&self->cookie, value);
  if (g_ascii_strcasecmp (line, "Content-Type") == 0)
    return take_once (&self->type, value);
  if (g_ascii_strcasecmp (line, "Content-Length") == 0)
    {
      gboolean *is_known = has_length;
      guint64 length;

      if (*is_known || !g_ascii_string_to_unsigned (value, 10, 0, G_MAXINT32, &length, NULL))
        return FALSE;
      *is_known = TRUE;
      self->length = (gsize) length;
      return TRUE;
    }
  /* Refuse chunked bodies and headers that let two programs read different lengths: attackers
   * smuggle requests that way. */
  return g_ascii_strcasecmp (line, "Transfer-Encoding") != 0 && g_ascii_strcasecmp (line, "Upgrade") != 0 &&
         g_ascii_strcasecmp (line, "Expect") != 0;
}

/**
 * muster_table_head_read:
 * @self: cleared or never used
 *
 * Returns: 0 if the head is complete and valid, 100 if it is not complete yet, otherwise the HTTP
 * status that says what is wrong with it
 */
guint
muster_table_head_read (MusterTableHead *self,
                        const char      *bytes,
                        gsize            length)
{
  const char *end = g_strstr_len (bytes, (gssize) MIN (length, MUSTER_TABLE_MAX_HEAD), "\r\n\r\n");
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  gboolean has_length = FALSE;

  if (end == NULL)
    return length >= MUSTER_TABLE_MAX_HEAD ? 431 : memchr (bytes, '\0', length) != NULL ? 400 : 100;

  self->size = (gsize) (end - bytes) + 4;
  for (const char *c = bytes; c < end; c++)
    if ((*c < ' ' && *c != '\r' && *c != '\n' && *c != '\t') || *c == 0x7f)
      return 400;
  text = g_strndup (bytes, (gsize) (end - bytes));
  lines = g_strsplit (text, "\r\n", MAX_LINES + 2);
  if (lines[0] == NULL)
    return 400;
  if (g_strv_length (lines) > MAX_LINES)
    return 431;
  if (!read_request_line (self, lines[0]))
    return 400;
  for (guint i = 1; lines[i] != NULL; i++)
    if (strpbrk (lines[i], "\r\n") != NULL || !read_line (self, lines[i], &has_length))
      return 400;
  return 0;
}

static const struct
{
  const char *path;
  const char *method;
} PLACES[] = {
  { "/", "GET" },          { "/state", "GET" },     { "/events", "GET" }, { "/rules", "GET" },
  { "/style.css", "GET" }, { "/script.js", "GET" }, { "/icon.svg", "GET" }, { "/join", "POST" },
  { "/propose", "POST" },
};

guint
muster_table_head_judge (const MusterTableHead *self,
                         const char            *host)
{
  const char *method = NULL;

  if (self->host == NULL || g_ascii_strcasecmp (self->host, host) != 0)
    return 400;
  for (guint i = 0; i < G_N_ELEMENTS (PLACES); i++)
    if (g_str_equal (PLACES[i].path, self->path))
      method = PLACES[i].method;
  if (method == NULL)
    return g_str_equal (self->method, "GET") || g_str_equal (self->method, "POST") ? 404 : 405;
  if (!g_str_equal (self->method, method))
    return 405;
  if (g_str_equal (method, "POST") &&
      (self->origin == NULL || !g_str_has_prefix (self->origin, "http://") ||
       g_ascii_strcasecmp (self->origin + strlen ("http://"), host) != 0))
    return 403;
  return self->length > MUSTER_TABLE_MAX_BODY ? 413 : 0;
}

char *
muster_table_head_dup_cookie (const MusterTableHead *self,
                              const char            *name)
{
  g_auto (GStrv) cookies = self->cookie != NULL ? g_strsplit (self->cookie, ";", 32) : NULL;

  for (guint i = 0; cookies != NULL && cookies[i] != NULL; i++)
    {
      char *cookie = g_strstrip (cookies[i]);

      if (g_str_has_prefix (cookie, name) && cookie[strlen (name)] == '=')
        return g_strdup (cookie + strlen (name) + 1);
    }
  return NULL;
}

const char *
muster_table_head_status_words (guint status)
{
  switch (status)
    {
    case 400:
      return _("This request cannot be read (W-SEAT-04).");
    case 403:
      return _("This is not for you: scan the code of your seat (W-SEAT-02).");
    case 404:
      return _("There is nothing here.");
    case 405:
      return _("This cannot be done here (W-SEAT-04).");
    case 409:
      return _("This is not asked for any more (W-PROPOSE-02).");
    case 413:
      return _("This is too long (W-SEAT-04).");
    case 429:
      return _("Too many at once: wait a moment (W-SEAT-04).");
    case 431:
      return _("The head of this request is too long (W-SEAT-04).");
    default:
      return "";
    }
}
