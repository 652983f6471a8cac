/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "hub/muster-hub-prepare.h"

#include "core/muster-i18n.h"
#include "muster-hub-resources.h"

/* Two owners at once, and a desk that asks for the version meanwhile, must not meet half of a hub. */
static const char find_version[] =
  "SELECT pg_catalog.pg_advisory_xact_lock (7308327731),"
  " pg_catalog.to_regnamespace ('muster') IS NOT NULL,"
  " pg_catalog.to_regclass ('muster.hub') IS NOT NULL";

/* The first table that each version has brought; what the fourth and the fifth one do may be done twice. */
static const char count_tables[] =
  "SELECT count (*) FROM pg_catalog.unnest ('{muster.item,muster.sheet,muster.erasure}'::text[]) AS t"
  " WHERE pg_catalog.to_regclass (t) IS NOT NULL";

/* What leads from each version to the next; the first one makes the schema. */
static const char *const TABLES[] = { "tables-1.sql", "tables-2.sql", "tables-3.sql",
                                      "tables-4.sql", "tables-5.sql" };

G_STATIC_ASSERT (G_N_ELEMENTS (TABLES) == MUSTER_HUB_VERSION);

/* What is made anew each time. */
static const char *const AFRESH[] = { "roles.sql", "functions.sql", "functions-club.sql",
                                      "functions-erase.sql", "rights.sql" };

static gboolean
run_file (MusterHubLink  *link,
          const char     *name,
          GError        **error)
{
  g_autofree char *path = g_strconcat (APPLICATION_PATH "/hub/sql/", name, NULL);
  g_autoptr (GBytes) script =
    g_resource_lookup_data (muster_hub_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);

  return script != NULL && muster_hub_link_run_script (link, g_bytes_get_data (script, NULL), error);
}

/* @version: (out): 0 if there is no hub yet */
static gboolean
read_version (MusterHubLink  *link,
              gint64         *version,
              GError        **error)
{
  g_autoptr (MusterHubAnswer) answer = muster_hub_link_call (link, find_version, NULL, error);
  g_autoptr (MusterHubAnswer) row = NULL;

  *version = 0;
  if (answer == NULL || !muster_hub_answer_get_boolean (answer, 0, 1))
    return answer != NULL;
  if (!muster_hub_answer_get_boolean (answer, 0, 2))
    return muster_hub_error_set (error, MUSTER_HUB_ERROR_VERSION,
                                 _("This database has a schema “muster” that is not a hub’s."));

  row = muster_hub_link_call (link, "SELECT version FROM muster.hub FOR UPDATE", NULL, error);
  if (row == NULL)
    return FALSE;
  *version = muster_hub_answer_get_n_rows (row) == 1 ? muster_hub_answer_get_int (row, 0, 0) : 0;

  return *version <= MUSTER_HUB_VERSION ||
         muster_hub_error_set (error, MUSTER_HUB_ERROR_VERSION,
                               _("The hub is of a later version of Muster, so that it is left alone. Update "
                                 "Muster on this machine."));
}

static gboolean
write_hub (MusterHubLink  *link,
           GError        **error)
{
  g_autofree char *finish = g_strdup_printf (
    "UPDATE muster.hub SET version = %d;"
    " INSERT INTO muster.login SELECT session_user, 'keeper' WHERE NOT EXISTS (SELECT FROM muster.login);"
    " COMMIT",
    MUSTER_HUB_VERSION);
  g_autoptr (MusterHubAnswer) tables = NULL;
  gint64 version, first;

  if (!muster_hub_link_run_script (link, "BEGIN; SET LOCAL search_path = pg_catalog, pg_temp", error) ||
      !read_version (link, &version, error))
    return FALSE;

  /* A version that is too low by mistake must not have tables made that are there. */
  tables = muster_hub_link_call (link, count_tables, NULL, error);
  if (tables == NULL)
    return FALSE;
  first = muster_hub_answer_get_int (tables, 0, 0);
  for (gint64 i = MAX (version, first); i < MUSTER_HUB_VERSION; i++)
    if (!run_file (link, TABLES[i], error))
      return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (AFRESH); i++)
    if (!run_file (link, AFRESH[i], error))
      return FALSE;

  return muster_hub_link_run_script (link, finish, error);
}

gboolean
muster_hub_prepare (const char    *uri,
                    GCancellable  *cancellable,
                    GError       **error)
{
  g_autoptr (MusterHubLink) link = muster_hub_link_open (uri, MUSTER_HUB_ANY_VERSION, cancellable, error);
  g_autoptr (GError) problem = NULL;

  if (link == NULL)
    return FALSE;
  if (write_hub (link, &problem))
    return TRUE;

  /* Whoever may connect but not make a hub is told what is missing. */
  if (g_error_matches (problem, MUSTER_HUB_ERROR, MUSTER_HUB_ERROR_DENIED))
    return muster_hub_error_set (
      error, MUSTER_HUB_ERROR_REFUSED,
      _ ("Your login may not make a hub here. It must own the database, and may create "
         "roles (CREATEROLE) unless muster_keeper and muster_member are there."));
  g_propagate_error (error, g_steal_pointer (&problem));

  return FALSE;
}
