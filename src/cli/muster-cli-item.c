/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-item.h"

#include "cli/muster-cli-output.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"

static void
add_item (GPtrArray     *items,
          MusterCliKind  kind,
          gint64         id,
          const char    *uuid,
          const char    *title)
{
  MusterCliItem *item = g_new0 (MusterCliItem, 1);

  item->kind = kind;
  item->id = id;
  item->label = muster_cli_item_dup_label (kind, id);
  item->uuid = g_strdup (uuid);
  item->title = g_strdup (title);
  g_ptr_array_add (items, item);
}

static void
add_ledgers (GPtrArray         *items,
             MusterCliKind      kind,
             MusterLedgerStore *ledgers)
{
  g_autoptr (MusterStoreList) list = muster_ledger_store_list (ledgers);

  muster_store_list_set_show (list, MUSTER_SHOW_ALL);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (MusterLedgerRow) row = g_list_model_get_item (G_LIST_MODEL (list), i);

      add_item (items, kind, muster_ledger_row_get_id (row), muster_ledger_row_get_uuid (row),
                muster_ledger_row_get_title (row));
    }
}

static void
add_forces (GPtrArray        *items,
            MusterForceStore *forces)
{
  g_autoptr (MusterStoreList) list = muster_force_store_list (forces);

  muster_store_list_set_show (list, MUSTER_SHOW_ALL);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (MusterForceRow) row = g_list_model_get_item (G_LIST_MODEL (list), i);

      add_item (items, MUSTER_CLI_FORCE, muster_force_row_get_id (row), muster_force_row_get_uuid (row),
                muster_force_row_get_title (row));
    }
}

char *
muster_cli_item_dup_label (MusterCliKind kind,
                           gint64        id)
{
  static const char *const words[] = {
    [MUSTER_CLI_BATTLE] = "battle",
    [MUSTER_CLI_CAMPAIGN] = "campaign",
    [MUSTER_CLI_FORCE] = "force",
  };

  return g_strdup_printf ("%s-%" G_GINT64_FORMAT, words[kind], id);
}

void
muster_cli_item_free (MusterCliItem *self)
{
  g_free (self->label);
  g_free (self->uuid);
  g_free (self->title);
  g_free (self);
}

GPtrArray *
muster_cli_item_list (MusterStore *store)
{
  GPtrArray *items = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_cli_item_free);

  add_ledgers (items, MUSTER_CLI_BATTLE, muster_store_get_battles (store));
  add_ledgers (items, MUSTER_CLI_CAMPAIGN, muster_store_get_campaigns (store));
  add_forces (items, muster_store_get_forces (store));

  return items;
}

static gboolean
is_of_kind (const MusterCliItem *item,
            MusterCliKind        kind)
{
  return kind == MUSTER_CLI_ANY || item->kind == kind;
}

static GPtrArray *
find_by_title (GPtrArray     *items,
               MusterCliKind  kind,
               const char    *name)
{
  GPtrArray *found = g_ptr_array_new ();
  g_autofree char *wanted = g_utf8_casefold (name, -1);

  for (guint i = 0; i < items->len; i++)
    {
      MusterCliItem *item = g_ptr_array_index (items, i);
      g_autofree char *title = g_utf8_casefold (item->title, -1);

      if (is_of_kind (item, kind) && g_str_equal (title, wanted))
        g_ptr_array_add (found, item);
    }

  return found;
}

static char *
join_labels (GPtrArray *items)
{
  GString *labels = g_string_new (NULL);

  for (guint i = 0; i < items->len; i++)
    {
      const MusterCliItem *item = g_ptr_array_index (items, i);

      muster_enumeration_add (labels, item->label);
    }

  return g_string_free (labels, FALSE);
}

/**
 * muster_cli_item_find:
 *
 * Returns: (transfer none) (nullable): one of @items
 */
MusterCliItem *
muster_cli_item_find (GPtrArray     *items,
                      MusterCliKind  kind,
                      const char    *name)
{
  g_autoptr (GPtrArray) found = NULL;
  g_autofree char *labels = NULL;

  for (guint i = 0; i < items->len; i++)
    {
      MusterCliItem *item = g_ptr_array_index (items, i);

      /* What cannot be read has no uuid. */
      if (g_str_equal (item->label, name) || (*name != '\0' && g_str_equal (item->uuid, name)))
        {
          if (is_of_kind (item, kind))
            return item;

          if (kind == MUSTER_CLI_BATTLE)
            muster_cli_complain (_("%s is no battle"), item->label);
          else if (kind == MUSTER_CLI_CAMPAIGN)
            muster_cli_complain (_("%s is no campaign"), item->label);
          else
            muster_cli_complain (_("%s is no force"), item->label);

          return NULL;
        }
    }

  if (!g_utf8_validate (name, -1, NULL))
    {
      muster_cli_complain (_("“%s” is not a title: it is not UTF-8"), name);
      return NULL;
    }

  found = find_by_title (items, kind, name);
  if (found->len == 1)
    return g_ptr_array_index (found, 0);
  if (found->len == 0)
    {
      muster_cli_complain (_("there is no battle, campaign or force “%s”; “muster-cli list” shows all"),
                           name);
      return NULL;
    }

  labels = join_labels (found);
  muster_cli_complain (_("“%s” is the name of more than one; say which: %s"), name, labels);

  return NULL;
}
