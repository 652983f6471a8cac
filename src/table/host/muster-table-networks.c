/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "table/host/muster-table-host.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>

/* Lists the networks of this machine. Phones get an address and no name, because names that end in
 * .local do not work on many phones. */

/* Rates an address: private networks, those of homes and halls, come first. */
static guint
rate (const char *address)
{
  g_autoptr (GInetAddress) inet = g_inet_address_new_from_string (address);

  if (g_inet_address_get_is_loopback (inet))
    return 0;
  if (g_str_has_prefix (address, "192.168."))
    return 4;
  if (g_inet_address_get_is_link_local (inet))
    return 1;
  return g_inet_address_get_is_site_local (inet) ? 3 : 2;
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  return (int) rate (*(const char *const *) b) - (int) rate (*(const char *const *) a);
}

/**
 * muster_table_networks_list_addresses:
 *
 * Returns: (transfer full): the addresses, beginning with the one that phones are most likely to
 *   reach; 127.0.0.1 is always among them
 */
char **
muster_table_networks_list_addresses (void)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  struct ifaddrs *addresses = NULL;

  if (getifaddrs (&addresses) == 0)
    {
      for (struct ifaddrs *at = addresses; at != NULL; at = at->ifa_next)
        {
          char text[INET_ADDRSTRLEN];

          if (at->ifa_addr == NULL || at->ifa_addr->sa_family != AF_INET || !(at->ifa_flags & IFF_UP) ||
              at->ifa_flags & IFF_LOOPBACK)
            continue;
          inet_ntop (AF_INET, &((struct sockaddr_in *) (gpointer) at->ifa_addr)->sin_addr, text, sizeof text);
          g_ptr_array_add (found, g_strdup (text));
        }
      freeifaddrs (addresses);
    }
  g_ptr_array_add (found, g_strdup ("127.0.0.1"));
  g_ptr_array_sort (found, compare);
  g_ptr_array_add (found, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&found), FALSE);
}
