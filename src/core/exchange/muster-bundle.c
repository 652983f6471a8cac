/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/exchange/muster-bundle-private.h"

#include <string.h>

#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "core/muster-json.h"
#include "core/muster-zip.h"

/* File names follow from kind and id, so the manifest contains no names that could lead to a wrong
 * file. */

const char *const muster_bundle_members[] = { "campaign", "forces", "battles", "portraits" };

static void
free_item (gpointer data)
{
  MusterBundleItem *item = data;

  g_free (item->id);
  g_strfreev (item->stands_for);
  g_free (item->type);
  g_clear_pointer (&item->content, g_bytes_unref);
  g_free (item);
}

MusterBundle *
muster_bundle_new (void)
{
  MusterBundle *self = g_new0 (MusterBundle, 1);

  self->items = g_ptr_array_new_with_free_func (free_item);

  return self;
}

void
muster_bundle_free (MusterBundle *self)
{
  g_ptr_array_unref (self->items);
  g_free (self);
}

/**
 * muster_bundle_add:
 *
 * Returns: (transfer none): the new item
 */
MusterBundleItem *
muster_bundle_add (MusterBundle      *self,
                   MusterBundleKind   kind,
                   const char        *id,
                   const char *const *stands_for,
                   const char        *type,
                   GBytes            *content)
{
  MusterBundleItem *item = g_new0 (MusterBundleItem, 1);

  item->kind = kind;
  item->id = g_strdup (id);
  item->stands_for = g_strdupv ((char **) stands_for);
  item->type = g_strdup (type);
  item->content = g_bytes_ref (content);
  g_ptr_array_add (self->items, item);

  return item;
}

MusterBundleItem *
muster_bundle_find (const MusterBundle *self,
                    MusterBundleKind    kind,
                    const char         *id)
{
  for (guint i = 0; i < self->items->len; i++)
    {
      MusterBundleItem *item = g_ptr_array_index (self->items, i);

      if (item->kind == kind && g_str_equal (item->id, id))
        return item;
    }

  return NULL;
}

char *
muster_bundle_dup_file_name (MusterBundleKind  kind,
                             const char       *id,
                             const char       *type)
{
  switch (kind)
    {
    case MUSTER_BUNDLE_CAMPAIGN:
      return g_strdup ("campaign.muster-campaign");
    case MUSTER_BUNDLE_FORCE:
      return g_strdup_printf ("forces/%s.muster-force", id);
    case MUSTER_BUNDLE_BATTLE:
      return g_strdup_printf ("battles/%s.muster-battle", id);
    case MUSTER_BUNDLE_PORTRAIT:
    case MUSTER_BUNDLE_N_KINDS:
    default:
      return g_strdup_printf ("portraits/%s.%s", id, type);
    }
}

static JsonNode *
describe_item (const MusterBundleItem *item)
{
  g_autofree char *digest = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, item->content);
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "id", item->id);
  if (item->kind == MUSTER_BUNDLE_PORTRAIT)
    json_object_set_string_member (object, "type", item->type);
  else
    json_object_set_string_member (object, "digest", digest);
  if (item->kind == MUSTER_BUNDLE_FORCE || item->kind == MUSTER_BUNDLE_BATTLE)
    {
      JsonArray *array = json_array_new ();

      for (guint i = 0; item->stands_for != NULL && item->stands_for[i] != NULL; i++)
        json_array_add_string_element (array, item->stands_for[i]);
      json_object_set_array_member (object, "for", array);
    }
  json_node_take_object (node, object);

  return node;
}

/**
 * muster_bundle_write:
 * @self: with one campaign
 *
 * Returns: (transfer full) (nullable): the archive
 */
GBytes *
muster_bundle_write (const MusterBundle  *self,
                     const char          *origin,
                     GError             **error)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_zip_file_free);
  g_autoptr (JsonNode) root = NULL;
  JsonObject *object;
  g_autofree char *text = NULL;
  char *whole;
  g_autoptr (GBytes) manifest = NULL;

  root = json_node_new (JSON_NODE_OBJECT);
  object = json_object_new ();
  json_object_set_string_member (object, "format", MUSTER_BUNDLE_FORMAT);
  json_object_set_int_member (object, "version", MUSTER_BUNDLE_VERSION);
  for (MusterBundleKind kind = 0; kind < MUSTER_BUNDLE_N_KINDS; kind++)
    {
      JsonArray *array = json_array_new ();

      for (guint i = 0; i < self->items->len; i++)
        if (((const MusterBundleItem *) self->items->pdata[i])->kind == kind)
          json_array_add_element (array, describe_item (self->items->pdata[i]));
      if (kind == MUSTER_BUNDLE_CAMPAIGN)
        json_object_set_member (object, muster_bundle_members[kind], json_array_dup_element (array, 0));
      else
        json_object_set_array_member (object, muster_bundle_members[kind], json_array_ref (array));
      json_array_unref (array);
    }
  json_node_take_object (root, object);
  text = muster_json_print (root, TRUE);
  whole = g_strconcat (text, "\n", NULL);
  manifest = g_bytes_new_take (whole, strlen (whole));
  g_ptr_array_add (files, muster_zip_file_new (MUSTER_BUNDLE_MANIFEST, manifest));
  for (guint i = 0; i < self->items->len; i++)
    {
      const MusterBundleItem *item = g_ptr_array_index (self->items, i);
      g_autofree char *name = muster_bundle_dup_file_name (item->kind, item->id, item->type);

      g_ptr_array_add (files, muster_zip_file_new (name, item->content));
    }
  if (files->len > MUSTER_BUNDLE_MAX_FILES)
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_TOO_LARGE,
                   dngettext (GETTEXT_PACKAGE, "%s: more than %u file in it",
                              "%s: more than %u files in it", MUSTER_BUNDLE_MAX_FILES),
                   origin, MUSTER_BUNDLE_MAX_FILES);
      return NULL;
    }

  return muster_zip_write_files (files, MUSTER_BUNDLE_MAX_SIZE, origin, error);
}
