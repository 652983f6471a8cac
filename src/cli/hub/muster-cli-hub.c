/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/hub/muster-cli-hub.h"

#include "cli/muster-cli-library.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "store/muster-packs.h"

#include <inttypes.h>
#include <string.h>

MusterCliStatus
muster_cli_hub_complain (const GError *error)
{
  if (error->domain != MUSTER_HUB_ERROR)
    {
      muster_cli_store_complain (error);
      return MUSTER_CLI_FAILED;
    }
  muster_cli_complain ("%s", error->message);

  return g_error_matches (error, MUSTER_HUB_ERROR, MUSTER_HUB_ERROR_UNREACHABLE) ||
             g_error_matches (error, MUSTER_HUB_ERROR, MUSTER_HUB_ERROR_DENIED)
           ? MUSTER_CLI_AWAY
           : MUSTER_CLI_FAILED;
}

static gboolean
fail (MusterCliHub *self,
      const GError *error)
{
  self->status = muster_cli_hub_complain (error);

  return FALSE;
}

/* Reads where the hub is, and lets the data file go again. */
static char *
dup_address (MusterCliHub *self,
             const char   *store_path)
{
  g_autoptr (MusterStore) store = muster_cli_store_open (store_path, MUSTER_STORE_EXISTING);
  g_autoptr (MusterHubDesk) desk = NULL;
  g_autoptr (GError) error = NULL;

  self->status = MUSTER_CLI_FAILED;
  if (store == NULL)
    return NULL;
  desk = muster_hub_desk_load (store, &error);
  if (desk == NULL)
    {
      fail (self, error);
      return NULL;
    }

  return g_strdup (desk->uri);
}

gboolean
muster_cli_hub_open_here (MusterCliHub *self,
                          const char   *store_path)
{
  g_autoptr (GError) error = NULL;

  self->status = MUSTER_CLI_FAILED;
  self->library = muster_cli_library_open (TRUE);
  self->store = self->library != NULL ? muster_cli_store_open (store_path, MUSTER_STORE_EXISTING) : NULL;
  if (self->store == NULL)
    return FALSE;
  self->desk = muster_hub_desk_load (self->store, &error);
  if (self->desk == NULL)
    return fail (self, error);

  self->packs = muster_packs_dup_default_path ();
  self->survey = (MusterHubSurvey) { self->store, self->library, self->desk, self->link, self->packs };

  return TRUE;
}

gboolean
muster_cli_hub_open (MusterCliHub *self,
                     const char   *store_path)
{
  g_autofree char *uri = dup_address (self, store_path);
  g_autoptr (GError) error = NULL;

  if (uri == NULL)
    return FALSE;
  self->link = muster_hub_link_open (uri, MUSTER_HUB_LINK_DEFAULT, NULL, &error);
  if (self->link == NULL)
    return fail (self, error);

  return muster_cli_hub_open_here (self, store_path);
}

void
muster_cli_hub_clear (MusterCliHub *self)
{
  g_clear_object (&self->store);
  g_clear_object (&self->library);
  g_clear_pointer (&self->desk, muster_hub_desk_free);
  g_clear_pointer (&self->link, muster_hub_link_free);
  g_clear_pointer (&self->packs, g_free);
}

MusterHubItem *
muster_cli_hub_find (GPtrArray  *items,
                     const char *kind,
                     const char *name)
{
  g_autofree char *wanted = g_utf8_validate (name, -1, NULL) ? g_utf8_casefold (name, -1) : g_strdup ("");
  MusterHubItem *found = NULL;
  guint n_found = 0;

  for (guint i = 0; i < items->len; i++)
    {
      MusterHubItem *item = items->pdata[i];
      g_autofree char *title = item->title != NULL ? g_utf8_casefold (item->title, -1) : NULL;

      if (!g_str_equal (item->kind, kind))
        continue;
      if (g_str_equal (item->key, name))
        return item;
      if (g_strcmp0 (title, wanted) != 0)
        continue;
      found = item;
      n_found++;
    }
  if (n_found == 1)
    return found;
  if (n_found == 0)
    muster_cli_complain (
      _ ("nothing that is exchanged is called “%s”; “muster-cli hub status” shows all"), name);
  else
    muster_cli_complain (_("“%s” is the name of more than one; name it by its id"), name);

  return NULL;
}

static void
add_item (JsonBuilder         *builder,
          const MusterHubItem *item)
{
  json_builder_begin_object (builder);
  muster_json_add_string (builder, "kind", item->kind);
  muster_json_add_string (builder, "id", item->key);
  muster_json_add_string (builder, "title", item->title);
  muster_json_add_string (builder, "state", muster_hub_item_get_state_word (item));
  muster_json_add_int (builder, "ahead", item->ahead);
  muster_json_add_int (builder, "behind", item->behind);
  if (item->state == MUSTER_HUB_FORKED)
    muster_json_add_int (builder, "fork", item->fork);
  if (item->pen_desk != NULL)
    {
      json_builder_set_member_name (builder, "pen");
      json_builder_begin_object (builder);
      muster_json_add_string (builder, "desk", item->pen_desk);
      muster_json_add_string (builder, "since", item->pen_since);
      json_builder_end_object (builder);
    }
  if (item->twin != NULL)
    muster_json_add_string (builder, "double", item->twin);
  if (item->done != MUSTER_HUB_NOTHING)
    muster_json_add_string (builder, "done", muster_hub_item_get_done_word (item));
  if (item->reason != NULL)
    muster_json_add_string (builder, "reason", item->reason);
  json_builder_end_object (builder);
}

void
muster_cli_hub_print_item_json (const MusterHubItem *item)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;

  add_item (builder, item);
  root = json_builder_get_root (builder);
  muster_cli_print_json (root);
}

void
muster_cli_hub_add_items (JsonBuilder *builder,
                          GPtrArray   *items)
{
  json_builder_set_member_name (builder, "items");
  json_builder_begin_array (builder);
  for (guint i = 0; i < items->len; i++)
    add_item (builder, items->pdata[i]);
  json_builder_end_array (builder);
}

void
muster_cli_hub_print_item (const MusterHubItem *item)
{
  const char *word = item->done != MUSTER_HUB_NOTHING ? muster_hub_item_get_done_word (item)
                                                      : muster_hub_item_get_state_word (item);

  muster_cli_print ("%-8s %-8s %s", word, item->kind, item->title);
  if (item->state == MUSTER_HUB_FORKED)
    muster_cli_print (_ (" (both have %" PRId64 ", then %" PRId64
                         " here and %" PRId64 " there)"),
                      item->fork, item->ahead, item->behind);
  else if (item->ahead > 0 || item->behind > 0)
    muster_cli_print (_ (" (%" PRId64 " to send, %" PRId64 " to take)"),
                      item->ahead, item->behind);
  if (item->pen_desk != NULL)
    muster_cli_print (_(" (%s has the pen)"), item->pen_desk);
  if (item->twin != NULL)
    muster_cli_print (_(" (says the same as %s)"), item->twin);
  if (item->reason != NULL)
    muster_cli_print (": %s", item->reason);
  muster_cli_print ("\n");
}
