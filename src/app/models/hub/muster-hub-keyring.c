/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/hub/muster-hub-keyring.h"

#include <libsecret/secret.h>

#include "core/muster-i18n.h"

/* A password is kept by the address that it opens. */
static const SecretSchema schema = {
  APPLICATION_ID ".Hub",
  SECRET_SCHEMA_NONE,
  { { "address", SECRET_SCHEMA_ATTRIBUTE_STRING } },
};

static char *
find (const char   *uri,
      GCancellable *cancellable)
{
  char *found = secret_password_lookup_sync (&schema, cancellable, NULL, "address", uri, NULL);
  char *password = g_strdup (found);

  g_clear_pointer (&found, secret_password_free);

  return password;
}

static gboolean
keep (const char    *uri,
      const char    *password,
      GCancellable  *cancellable,
      GError       **error)
{
  /* TRANSLATORS: what the keyring calls a password; an address */
  g_autofree char *label = g_strdup_printf (_("Muster: the hub at %s"), uri);

  return password != NULL ? secret_password_store_sync (&schema, SECRET_COLLECTION_DEFAULT, label, password,
                                                        cancellable, error, "address", uri, NULL)
                          : secret_password_clear_sync (&schema, cancellable, error, "address", uri, NULL);
}

const MusterHubKeyring *
muster_hub_keyring_get (void)
{
  static const MusterHubKeyring keyring = { find, keep };

  return &keyring;
}
