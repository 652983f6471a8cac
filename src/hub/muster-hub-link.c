/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "hub/muster-hub-link.h"

#include "core/muster-i18n.h"
#include "hub/muster-hub-address.h"

#include <libpq-fe.h>
#include <string.h>

/* Waits for the socket by itself, so that a server that has stopped is noticed, which the timeouts of TCP
 * do not do, and so that a user can cancel. */

#define PATIENCE_MS 30000

/* A statement that waits for a lock must end before we lose patience. */
#define SET_UP                                                                                               \
  "SET lock_timeout = '20s'; SET statement_timeout = '120s'; SET idle_in_transaction_session_timeout = '60s';"

struct _MusterHubLink
{
  PGconn *connection;
  GCancellable *cancellable; /* (nullable) */
  gboolean is_in; /* the hub has answered this login */
};

struct _MusterHubAnswer
{
  PGresult *result;
};

static gboolean
set_unreachable (GError **error)
{
  return muster_hub_error_set (error, MUSTER_HUB_ERROR_UNREACHABLE, _("The hub cannot be reached."));
}

/* Waits until the socket can be read from or written to. */
static gboolean
wait (MusterHubLink  *self,
      GIOCondition    condition,
      GError        **error)
{
  GPollFD fds[2] = { { PQsocket (self->connection), (gushort) condition, 0 } };
  gboolean can_cancel = self->cancellable != NULL && g_cancellable_make_pollfd (self->cancellable, &fds[1]);
  int n = g_poll (fds, can_cancel ? 2 : 1, PATIENCE_MS);

  if (can_cancel)
    g_cancellable_release_fd (self->cancellable);
  if (g_cancellable_set_error_if_cancelled (self->cancellable, error))
    return FALSE;

  return n > 0 || set_unreachable (error);
}

/* @wants_password: (out): it was not let in for want of the right one */
static gboolean
connect_to (MusterHubLink           *self,
            const MusterHubAddress  *address,
            gboolean                *wants_password,
            GError                 **error)
{
  PostgresPollingStatusType status = PGRES_POLLING_WRITING;

  *wants_password = FALSE;
  g_clear_pointer (&self->connection, PQfinish);
  self->connection = PQconnectStartParams (muster_hub_address_get_keywords (address),
                                           muster_hub_address_get_values (address), TRUE);
  if (self->connection == NULL || PQstatus (self->connection) == CONNECTION_BAD)
    return set_unreachable (error);

  while (status != PGRES_POLLING_OK)
    {
      if (!wait (self, status == PGRES_POLLING_READING ? G_IO_IN : G_IO_OUT, error))
        return FALSE;
      status = PQconnectPoll (self->connection);
      if (status != PGRES_POLLING_FAILED)
        continue;
      *wants_password
        = PQconnectionNeedsPassword (self->connection) || PQconnectionUsedPassword (self->connection);
      if (*wants_password)
        return muster_hub_error_set (
          error, MUSTER_HUB_ERROR_DENIED,
          _ ("The hub does not let you in: it wants the password of your login, which "
             "belongs into the file ~/.pgpass or, in the window, into the keyring."));
      return muster_hub_error_set (
        error, MUSTER_HUB_ERROR_UNREACHABLE,
        _ ("The hub cannot be reached, or does not let you in. Look at its address, "
           "your login and, over a network, the certificate."));
    }

  return TRUE;
}

/* What a server says of a statement. Whoever is in and may not call something is no keeper. */
static void
set_server_error (const MusterHubLink  *self,
                  const PGresult       *result,
                  GError              **error)
{
  const char *state = PQresultErrorField (result, PG_DIAG_SQLSTATE);
  const char *said = PQresultErrorField (result, PG_DIAG_MESSAGE_PRIMARY);
  g_autofree char *sentence = NULL;

  if (state == NULL || strncmp (state, "08", 2) == 0 || strncmp (state, "57P", 3) == 0)
    set_unreachable (error);
  else if (g_str_equal (state, "MU001") || (g_str_equal (state, "42501") && !self->is_in))
    muster_hub_error_set (error, MUSTER_HUB_ERROR_DENIED,
                          _("The hub does not let you in: a keeper must admit your login."));
  else if (g_str_equal (state, "MU002") || g_str_equal (state, "42501"))
    muster_hub_error_set (error, MUSTER_HUB_ERROR_REFUSED, _("Only a keeper of the hub may do that."));
  else if (g_str_equal (state, "MU003"))
    muster_hub_error_set (error, MUSTER_HUB_ERROR_REFUSED, _("The hub refuses what does not fit its hash."));
  else if (g_str_equal (state, "MU004"))
    muster_hub_error_set (error, MUSTER_HUB_ERROR_REFUSED, _("You cannot dismiss yourself."));
  else if (g_str_equal (state, "MU006"))
    muster_hub_error_set (error, MUSTER_HUB_ERROR_REFUSED,
                          _("Somebody has changed something at the hub in this moment; try again."));
  else if (g_str_equal (state, "3F000") || g_str_equal (state, "42883") || g_str_equal (state, "42P01"))
    muster_hub_error_set (
      error, MUSTER_HUB_ERROR_VERSION,
      _ ("This database is no hub yet. Its owner makes it one with “muster-cli hub prepare”."));
  else
    {
      sentence = g_strdup_printf (_("The hub reports an error: %s"), said != NULL ? said : state);
      muster_hub_error_set (error, MUSTER_HUB_ERROR_FAILED, sentence);
    }
}

/* Sends what libpq still holds, and waits until an answer is complete. */
static gboolean
wait_for_answer (MusterHubLink  *self,
                 GError        **error)
{
  int unsent = 1;

  while (unsent != 0)
    {
      unsent = PQflush (self->connection);
      if (unsent < 0)
        return set_unreachable (error);
      if (unsent > 0 && !wait (self, G_IO_IN | G_IO_OUT, error))
        return FALSE;
      if (unsent > 0 && !PQconsumeInput (self->connection))
        return set_unreachable (error);
    }
  while (PQisBusy (self->connection))
    if (!wait (self, G_IO_IN, error))
      return FALSE;
    else if (!PQconsumeInput (self->connection))
      return set_unreachable (error);

  return TRUE;
}

/* Collects the answers of what was sent. Returns: (transfer full) (nullable): the last one */
static MusterHubAnswer *
collect (MusterHubLink  *self,
         GError        **error)
{
  g_autoptr (MusterHubAnswer) answer = NULL;
  g_autoptr (GError) problem = NULL;

  for (;;)
    {
      PGresult *result;
      ExecStatusType status;

      if (!wait_for_answer (self, error))
        return NULL;
      result = PQgetResult (self->connection);
      if (result == NULL)
        break;
      g_clear_pointer (&answer, muster_hub_answer_free);
      answer = g_new0 (MusterHubAnswer, 1);
      answer->result = result;
      status = PQresultStatus (result);
      if (status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK && problem == NULL)
        set_server_error (self, result, &problem);
    }

  if (PQstatus (self->connection) != CONNECTION_OK)
    {
      set_unreachable (error);
      return NULL;
    }
  if (problem != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&problem));
      return NULL;
    }
  if (answer == NULL)
    set_unreachable (error);

  return g_steal_pointer (&answer);
}

MusterHubAnswer *
muster_hub_link_call (MusterHubLink    *self,
                      const char       *sql,
                      MusterHubParams  *params,
                      GError          **error)
{
  g_autoptr (MusterHubParams) own = params != NULL ? params : muster_hub_params_new ();
  const MusterHubWire *wire = muster_hub_params_seal (own);

  if (!PQsendQueryParams (self->connection, sql, wire->n, wire->types, wire->values, wire->lengths,
                          wire->formats, 1))
    {
      set_unreachable (error);
      return NULL;
    }

  return collect (self, error);
}

gboolean
muster_hub_link_run (MusterHubLink    *self,
                     const char       *sql,
                     MusterHubParams  *params,
                     GError          **error)
{
  g_autoptr (MusterHubAnswer) answer = muster_hub_link_call (self, sql, params, error);

  return answer != NULL;
}

/* The answer of the last statement is text. */
static MusterHubAnswer *
call_script (MusterHubLink  *self,
             const char     *script,
             GError        **error)
{
  if (!PQsendQuery (self->connection, script))
    {
      set_unreachable (error);
      return NULL;
    }

  return collect (self, error);
}

gboolean
muster_hub_link_run_script (MusterHubLink  *self,
                            const char     *script,
                            GError        **error)
{
  g_autoptr (MusterHubAnswer) answer = call_script (self, script, error);

  return answer != NULL;
}

/* Sets up the session and asks for the version of the hub in one round trip. */
static gboolean
check_version (MusterHubLink  *self,
               GError        **error)
{
  g_autoptr (MusterHubAnswer) answer = call_script (self, SET_UP "SELECT muster.version ()", error);
  gint64 version;

  if (answer == NULL)
    return FALSE;

  version = muster_hub_answer_get_n_rows (answer) == 1
              ? g_ascii_strtoll (muster_hub_answer_get_text (answer, 0, 0), NULL, 10)
              : 0;
  self->is_in = version == MUSTER_HUB_VERSION;
  if (self->is_in)
    return TRUE;
  if (version > MUSTER_HUB_VERSION)
    return muster_hub_error_set (
      error, MUSTER_HUB_ERROR_VERSION,
      _ ("The hub is of a later version of Muster, so that it is left alone. Update "
         "Muster on this machine."));

  return muster_hub_error_set (
    error, MUSTER_HUB_ERROR_VERSION,
    _ ("The hub is of an earlier version of Muster. Its owner brings it up to date with "
       "“muster-cli hub prepare”."));
}

/* What a server says by the way is for its log. */
static void
ignore_notice_cb (void           *data,
                  const PGresult *result)
{
}

/* Without a password first: libpq has places of its own for them. */
static gboolean
connect_with (MusterHubLink           *self,
              MusterHubAddress        *address,
              const char              *uri,
              const char              *password,
              const MusterHubKeyring  *keyring,
              GError                 **error)
{
  g_autofree char *found = NULL;
  GError *problem = NULL;
  gboolean wants_password;

  if (connect_to (self, address, &wants_password, &problem))
    return TRUE;
  if (wants_password && password == NULL && keyring != NULL)
    password = found = keyring->find (uri, self->cancellable);
  if (!wants_password || password == NULL)
    {
      g_propagate_error (error, problem);
      return FALSE;
    }
  g_clear_error (&problem);
  muster_hub_address_set_password (address, password);

  return connect_to (self, address, &wants_password, error);
}

static MusterHubLink *
open_link (const char              *uri,
           MusterHubLinkFlags       flags,
           const char              *password,
           const MusterHubKeyring  *keyring,
           GCancellable            *cancellable,
           GError                 **error)
{
  g_autoptr (MusterHubAddress) address = muster_hub_address_new (uri, error);
  g_autoptr (MusterHubLink) self = NULL;

  if (address == NULL)
    return NULL;

  self = g_new0 (MusterHubLink, 1);
  self->cancellable = cancellable != NULL ? g_object_ref (cancellable) : NULL;
  if (!connect_with (self, address, uri, password, keyring, error))
    return NULL;

  PQsetNoticeReceiver (self->connection, ignore_notice_cb, NULL);
  if (PQsetnonblocking (self->connection, 1) != 0 ||
      !(flags & MUSTER_HUB_ANY_VERSION ? muster_hub_link_run_script (self, SET_UP, error)
                                       : check_version (self, error)))
    return NULL;

  return g_steal_pointer (&self);
}

MusterHubLink *
muster_hub_link_open (const char          *uri,
                      MusterHubLinkFlags   flags,
                      GCancellable        *cancellable,
                      GError             **error)
{
  return open_link (uri, flags, NULL, NULL, cancellable, error);
}

MusterHubLink *
muster_hub_link_open_with (const char              *uri,
                           const char              *password,
                           const MusterHubKeyring  *keyring,
                           GCancellable            *cancellable,
                           GError                 **error)
{
  return open_link (uri, MUSTER_HUB_LINK_DEFAULT, password, keyring, cancellable, error);
}

void
muster_hub_link_free (MusterHubLink *self)
{
  g_clear_pointer (&self->connection, PQfinish);
  g_clear_object (&self->cancellable);
  g_free (self);
}

void
muster_hub_link_set_cancellable (MusterHubLink *self,
                                 GCancellable  *cancellable)
{
  g_set_object (&self->cancellable, cancellable);
}

int
muster_hub_link_get_fd (MusterHubLink *self)
{
  return PQsocket (self->connection);
}

gboolean
muster_hub_link_read_bells (MusterHubLink *self,
                            const char    *from,
                            gboolean      *rung,
                            gboolean      *is_own,
                            gboolean      *is_pen)
{
  PGnotify *bell;

  *rung = *is_own = *is_pen = FALSE;
  if (!PQconsumeInput (self->connection))
    return FALSE;

  while ((bell = PQnotifies (self->connection)) != NULL)
    {
      if (strncmp (bell->extra, "pen ", 4) == 0)
        *is_pen = TRUE;
      else if (strcmp (bell->extra, from) != 0)
        *rung = TRUE;
      else
        *is_own = TRUE;
      PQfreemem (bell);
    }

  return PQstatus (self->connection) == CONNECTION_OK;
}

guint
muster_hub_answer_get_n_rows (MusterHubAnswer *self)
{
  return (guint) PQntuples (self->result);
}

gboolean
muster_hub_answer_is_null (MusterHubAnswer *self,
                           guint            row,
                           guint            column)
{
  return PQgetisnull (self->result, (int) row, (int) column);
}

static const guint8 *
get (MusterHubAnswer *self,
     guint            row,
     guint            column,
     gsize           *length)
{
  *length = (gsize) PQgetlength (self->result, (int) row, (int) column);

  return (const guint8 *) PQgetvalue (self->result, (int) row, (int) column);
}

gint64
muster_hub_answer_get_int (MusterHubAnswer *self,
                           guint            row,
                           guint            column)
{
  gsize length;
  const guint8 *bytes = get (self, row, column, &length);
  guint64 number = 0;

  /* The numbers that are read are never negative. */
  if (length != 2 && length != 4 && length != 8)
    return 0;
  for (gsize i = 0; i < length; i++)
    number = number << 8 | bytes[i];

  return (gint64) number;
}

gboolean
muster_hub_answer_get_boolean (MusterHubAnswer *self,
                               guint            row,
                               guint            column)
{
  gsize length;
  const guint8 *bytes = get (self, row, column, &length);

  return length == 1 && bytes[0] != 0;
}

const char *
muster_hub_answer_get_text (MusterHubAnswer *self,
                            guint            row,
                            guint            column)
{
  gsize length;
  const char *text = (const char *) get (self, row, column, &length);

  /* libpq ends every value with a NUL of its own. */
  return g_utf8_validate (text, (gssize) length, NULL) ? text : "";
}

GBytes *
muster_hub_answer_dup_bytes (MusterHubAnswer *self,
                             guint            row,
                             guint            column)
{
  gsize length;
  const guint8 *bytes = get (self, row, column, &length);

  return g_bytes_new (bytes, length);
}

gboolean
muster_hub_answer_get_hash (MusterHubAnswer *self,
                            guint            row,
                            guint            column,
                            MusterHash      *hash)
{
  gsize length;
  const guint8 *bytes = get (self, row, column, &length);

  if (length != MUSTER_HASH_SIZE)
    return FALSE;
  memcpy (hash->bytes, bytes, MUSTER_HASH_SIZE);

  return TRUE;
}

void
muster_hub_answer_free (MusterHubAnswer *self)
{
  PQclear (self->result);
  g_free (self);
}
