/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "hub/muster-hub-address.h"

#include "core/muster-i18n.h"
#include "hub/muster-hub-error.h"

#include <gio/gio.h>
#include <libpq-fe.h>
#include <string.h>

/* Decides whether an address is safe. No message of libpq is passed on: it may repeat a password. */

/* How long a server may take to answer, in seconds and in milliseconds. */
#define PATIENCE "30"
#define PATIENCE_MS "30000"

struct _MusterHubAddress
{
  GPtrArray *keywords;
  GPtrArray *values;
};

typedef PQconninfoOption Options;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Options, PQconninfoFree)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PGconn, PQfinish)

static const char *
get_option (const Options *options,
            const char    *keyword)
{
  for (const Options *option = options; option->keyword != NULL; option++)
    if (strcmp (option->keyword, keyword) == 0)
      return option->val != NULL ? option->val : "";

  return "";
}

/* A password in the address itself would be kept and shown with it. */
static gboolean
check_text (const char  *uri,
            GError     **error)
{
  g_autoptr (Options) options = *uri != '\0' ? PQconninfoParse (uri, NULL) : NULL;

  if (options == NULL)
    return muster_hub_error_set (error, MUSTER_HUB_ERROR_UNSAFE,
                                 _("This is not an address of a hub. It looks like "
                                   "postgresql://LOGIN@HOST/DATABASE?sslmode=verify-full."));
  if (*get_option (options, "password") != '\0' || *get_option (options, "sslpassword") != '\0')
    return muster_hub_error_set (
      error, MUSTER_HUB_ERROR_UNSAFE,
      _ ("The address has a password in it, where anybody can read it. Leave it out, "
         "and put it into the password file ~/.pgpass."));

  return TRUE;
}

/* What libpq makes of an address, the environment and the service file. An option that is never valid
 * keeps it from connecting: it notices that after it has read all of these. */
static Options *
resolve (const char *uri)
{
  const char *const keywords[] = { "dbname", "channel_binding", NULL };
  const char *const values[] = { uri, "none of them", NULL };
  g_autoptr (PGconn) connection = PQconnectStartParams (keywords, values, TRUE);

  return connection != NULL ? PQconninfo (connection) : NULL;
}

static gboolean
is_loopback (const char *text)
{
  g_autoptr (GInetAddress) address = g_inet_address_new_from_string (text);

  return address != NULL && g_inet_address_get_is_loopback (address);
}

/* “localhost” is whatever this machine says it is. */
static gboolean
is_local_name (const char *host)
{
  g_autoptr (GResolver) resolver = NULL;
  GList *addresses;
  gboolean is_local;

  if (g_ascii_strcasecmp (host, "localhost") != 0)
    return FALSE;

  resolver = g_resolver_get_default ();
  addresses = g_resolver_lookup_by_name (resolver, host, NULL, NULL);
  is_local = addresses != NULL;
  for (GList *l = addresses; l != NULL; l = l->next)
    is_local = is_local && g_inet_address_get_is_loopback (l->data);
  g_resolver_free_addresses (addresses);

  return is_local;
}

static gboolean
is_near (const char *host,
         const char *hostaddr)
{
  if (*hostaddr != '\0')
    return is_loopback (hostaddr);

  return *host == '\0' || *host == '/' || *host == '@' || is_loopback (host) || is_local_name (host);
}

/* Whether every one of the servers that it names is on this machine. */
static gboolean
is_all_near (const Options *options)
{
  g_auto (GStrv) hosts = g_strsplit (get_option (options, "host"), ",", -1);
  g_auto (GStrv) addresses = g_strsplit (get_option (options, "hostaddr"), ",", -1);
  guint n_hosts = g_strv_length (hosts), n_addresses = g_strv_length (addresses);

  for (guint i = 0; i < MAX (MAX (n_hosts, n_addresses), 1); i++)
    if (!is_near (i < n_hosts ? hosts[i] : "", i < n_addresses ? addresses[i] : ""))
      return FALSE;

  return TRUE;
}

static void
set (MusterHubAddress *self,
     const char       *keyword,
     const char       *value)
{
  g_ptr_array_add (self->keywords, g_strdup (keyword));
  g_ptr_array_add (self->values, g_strdup (value));
}

MusterHubAddress *
muster_hub_address_new (const char  *uri,
                        GError     **error)
{
  g_autoptr (Options) options = NULL;
  gboolean near;
  MusterHubAddress *self;
  const char *timeout;

  if (!check_text (uri, error))
    return NULL;

  options = resolve (uri);
  if (options == NULL)
    {
      muster_hub_error_set (error, MUSTER_HUB_ERROR_UNSAFE, _("The address of the hub cannot be read."));
      return NULL;
    }
  near = is_all_near (options);
  if (!near && strcmp (get_option (options, "sslmode"), "verify-full") != 0)
    {
      muster_hub_error_set (error, MUSTER_HUB_ERROR_UNSAFE,
                            _("Over a network the hub must prove who it is: add sslmode=verify-full to the "
                              "address, and put the certificate of its authority into "
                              "~/.postgresql/root.crt."));
      return NULL;
    }

  self = g_new0 (MusterHubAddress, 1);
  timeout = get_option (options, "connect_timeout");
  self->keywords = g_ptr_array_new_with_free_func (g_free);
  self->values = g_ptr_array_new_with_free_func (g_free);
  set (self, "dbname", uri);
  /* What was examined is what is connected to, even if the service file changes now. */
  set (self, "host", get_option (options, "host"));
  set (self, "hostaddr", get_option (options, "hostaddr"));
  if (!near)
    set (self, "sslmode", "verify-full");
  /* Encryption by Kerberos would take the place of TLS and proves no name of a host. */
  set (self, "gssencmode", "disable");
  if (g_ascii_strtoll (timeout, NULL, 10) <= 0)
    set (self, "connect_timeout", PATIENCE);
  set (self, "tcp_user_timeout", PATIENCE_MS);
  set (self, "client_encoding", "UTF8");
  set (self, "application_name", "muster");
  g_ptr_array_add (self->keywords, NULL);
  g_ptr_array_add (self->values, NULL);

  return self;
}

void
muster_hub_address_set_password (MusterHubAddress *self,
                                 const char       *password)
{
  g_ptr_array_set_size (self->keywords, (int) self->keywords->len - 1);
  g_ptr_array_set_size (self->values, (int) self->values->len - 1);
  set (self, "password", password);
  g_ptr_array_add (self->keywords, NULL);
  g_ptr_array_add (self->values, NULL);
}

void
muster_hub_address_free (MusterHubAddress *self)
{
  g_ptr_array_unref (self->keywords);
  g_ptr_array_unref (self->values);
  g_free (self);
}

const char *const *
muster_hub_address_get_keywords (const MusterHubAddress *self)
{
  return (const char *const *) self->keywords->pdata;
}

const char *const *
muster_hub_address_get_values (const MusterHubAddress *self)
{
  return (const char *const *) self->values->pdata;
}
