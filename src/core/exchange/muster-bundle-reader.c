/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/exchange/muster-bundle-private.h"

#include <string.h>

#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "core/muster-json.h"
#include "core/muster-spot.h"
#include "core/muster-zip.h"

/* Reads a bundle. The archive is unpacked whole, then the manifest claims its files one by one:
 * none may be missing, differ from its digest, or be left over. */

/* More than a campaign can have. */
#define MAX_ITEMS 1000
#define MAX_STANDS_FOR 64

#define DIGEST_LENGTH 64

static const char *const types[] = { "png", "jpeg", "webp" };

/**
 * Reading:
 * @files: (element-type MusterZipFile): the files that the manifest has not claimed yet
 */
typedef struct
{
  MusterBundle *bundle;
  GPtrArray *files;
  const char *origin;
} Reading;

/* (nullable) (transfer full) */
static GBytes *
take_file (Reading    *self,
           const char *name)
{
  for (guint i = 0; i < self->files->len; i++)
    {
      MusterZipFile *file = g_ptr_array_index (self->files, i);

      if (g_str_equal (file->name, name))
        {
          GBytes *content = g_bytes_ref (file->content);

          g_ptr_array_remove_index (self->files, i);
          return content;
        }
    }

  return NULL;
}

static gboolean
is_digest (const char *text)
{
  return strlen (text) == DIGEST_LENGTH && strspn (text, "0123456789abcdef") == DIGEST_LENGTH;
}

static gboolean
is_uuid (const char *text)
{
  return g_uuid_string_is_valid (text) && strpbrk (text, "ABCDEF") == NULL;
}

static gboolean
read_id (Reading           *self,
         const MusterSpot  *object,
         MusterBundleKind   kind,
         const char       **id)
{
  MusterSpot spot;

  if (!muster_spot_require (object, "id", &spot) || !muster_spot_read_id (&spot, id))
    return FALSE;
  if (kind == MUSTER_BUNDLE_PORTRAIT ? !is_digest (*id) : !is_uuid (*id))
    return muster_spot_fail (&spot, kind == MUSTER_BUNDLE_PORTRAIT ? _("expected the SHA-256 of an image")
                                                                   : _("expected a UUID in small letters"));
  if (muster_bundle_find (self->bundle, kind, *id) != NULL)
    return muster_spot_fail (&spot, _("“%s” is named twice"), *id);

  return TRUE;
}

static gboolean
read_digest (const MusterSpot  *object,
             MusterBundleKind   kind,
             const char        *id,
             const char       **digest)
{
  MusterSpot spot;

  *digest = id;
  if (kind == MUSTER_BUNDLE_PORTRAIT)
    return TRUE;

  return muster_spot_require (object, "digest", &spot) &&
         muster_spot_read_string (&spot, DIGEST_LENGTH, digest) &&
         (is_digest (*digest) || muster_spot_fail (&spot, _("expected a SHA-256 in small letters")));
}

/* @stands_for: (out) (transfer full) (nullable) */
static gboolean
read_stands_for (const MusterSpot   *object,
                 MusterBundleKind    kind,
                 char             ***stands_for)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  MusterSpot array, element;
  const char *id;
  guint length;

  if (kind != MUSTER_BUNDLE_FORCE && kind != MUSTER_BUNDLE_BATTLE)
    return TRUE;
  if (!muster_spot_require (object, "for", &array) || !muster_spot_is_array (&array, MAX_STANDS_FOR, &length))
    return FALSE;
  for (guint i = 0; i < length; i++)
    {
      if (!muster_spot_element (&array, i, &element) || !muster_spot_read_id (&element, &id))
        return FALSE;
      if (!g_hash_table_add (seen, (gpointer) id))
        return muster_spot_fail (&element, _("“%s” is named twice"), id);
      g_strv_builder_add (builder, id);
    }
  *stands_for = g_strv_builder_end (builder);

  return TRUE;
}

static gboolean
read_type (const MusterSpot  *object,
           MusterBundleKind   kind,
           const char       **type)
{
  MusterSpot spot;

  if (kind != MUSTER_BUNDLE_PORTRAIT)
    return TRUE;
  if (!muster_spot_require (object, "type", &spot) || !muster_spot_read_id (&spot, type))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    if (g_str_equal (*type, types[i]))
      return TRUE;

  return muster_spot_fail (&spot, _("expected png, jpeg or webp, found “%s”"), *type);
}

static gboolean
check_content (const MusterSpot *object,
               GBytes           *content,
               const char       *name,
               const char       *digest)
{
  g_autofree char *found = NULL;

  if (content == NULL)
    return muster_spot_fail (object, _("the file “%s” is missing from the archive"), name);
  found = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, content);

  return g_str_equal (found, digest) ||
         muster_spot_fail (object, _("the file “%s” is not the one that was packed: its digest is another"),
                           name);
}

static gboolean
read_item (Reading          *self,
           const MusterSpot *object,
           MusterBundleKind  kind)
{
  static const char *const allowed[][4] = {
    [MUSTER_BUNDLE_CAMPAIGN] = { "id", "digest", NULL },
    [MUSTER_BUNDLE_FORCE] = { "id", "digest", "for", NULL },
    [MUSTER_BUNDLE_BATTLE] = { "id", "digest", "for", NULL },
    [MUSTER_BUNDLE_PORTRAIT] = { "id", "type", NULL },
  };
  g_auto (GStrv) stands_for = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GBytes) content = NULL;
  const char *id, *digest, *type = NULL;

  if (!muster_spot_only_members (object, allowed[kind]) || !read_id (self, object, kind, &id) ||
      !read_digest (object, kind, id, &digest) || !read_type (object, kind, &type) ||
      !read_stands_for (object, kind, &stands_for))
    return FALSE;

  name = muster_bundle_dup_file_name (kind, id, type);
  content = take_file (self, name);
  if (!check_content (object, content, name, digest))
    return FALSE;
  muster_bundle_add (self->bundle, kind, id, (const char *const *) stands_for, type, content);

  return TRUE;
}

static gboolean
read_items (Reading          *self,
            const MusterSpot *root,
            MusterBundleKind  kind)
{
  MusterSpot spot, element;
  guint length;

  if (!muster_spot_require (root, muster_bundle_members[kind], &spot))
    return FALSE;
  if (kind == MUSTER_BUNDLE_CAMPAIGN)
    return read_item (self, &spot, kind);
  if (!muster_spot_is_array (&spot, MAX_ITEMS, &length))
    return FALSE;
  for (guint i = 0; i < length; i++)
    if (!muster_spot_element (&spot, i, &element) || !read_item (self, &element, kind))
      return FALSE;

  return TRUE;
}

static gboolean
read_manifest (Reading           *self,
               const MusterSpot  *root)
{
  static const char *const allowed[] = { "format",  "version",   "campaign", "forces",
                                         "battles", "portraits", NULL };
  MusterSpot spot;
  int version;

  if (!muster_spot_is_object (root) || !muster_spot_is_format (root, MUSTER_BUNDLE_FORMAT) ||
      !muster_spot_require (root, "version", &spot) || !muster_spot_read_int (&spot, 1, G_MAXINT, &version))
    return FALSE;
  if (version > MUSTER_BUNDLE_VERSION)
    return muster_spot_fail (&spot, _("version %d is of a later Muster; this one reads up to %d"), version,
                             MUSTER_BUNDLE_VERSION);

  if (!muster_spot_only_members (root, allowed))
    return FALSE;

  for (MusterBundleKind kind = 0; kind < MUSTER_BUNDLE_N_KINDS; kind++)
    if (!read_items (self, root, kind))
      return FALSE;
  if (self->files->len > 0)
    return muster_spot_fail (root, _("the archive holds “%s”, which this does not name"),
                             ((const MusterZipFile *) self->files->pdata[0])->name);

  return TRUE;
}

static gboolean
parse_manifest (Reading  *self,
                GError  **error)
{
  g_autofree char *origin = g_strdup_printf ("%s: " MUSTER_BUNDLE_MANIFEST, self->origin);
  g_autoptr (GBytes) content = take_file (self, MUSTER_BUNDLE_MANIFEST);
  g_autoptr (MusterJson) json = NULL;
  g_autoptr (GError) problem = NULL;
  MusterSpot root;
  gsize length;
  const char *text;

  if (content == NULL)
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID,
                   _("%s: not a bundle of Muster’s: there is no “%s” in it"), self->origin,
                   MUSTER_BUNDLE_MANIFEST);
      return FALSE;
    }
  text = g_bytes_get_data (content, &length);
  json = muster_json_read (text != NULL ? text : "", length, origin, error);
  if (json == NULL)
    return FALSE;
  muster_spot_init (&root, json, origin, &problem);
  if (read_manifest (self, &root))
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&problem));

  return FALSE;
}

/**
 * muster_bundle_reader_read:
 * @origin: what to call it in an error
 *
 * Returns: (transfer full) (nullable): the bundle
 */
MusterBundle *
muster_bundle_reader_read (GBytes      *archive,
                           const char  *origin,
                           GError     **error)
{
  g_autoptr (MusterBundle) self = muster_bundle_new ();
  g_autoptr (GPtrArray) files = NULL;
  Reading reading = { .bundle = self, .origin = origin };
  gsize length;
  gconstpointer data = g_bytes_get_data (archive, &length);

  files = muster_zip_read_files (data, length, MUSTER_BUNDLE_MAX_FILES, MUSTER_BUNDLE_MAX_SIZE, origin,
                                 error);
  if (files == NULL)
    return NULL;
  reading.files = files;

  return parse_manifest (&reading, error) ? g_steal_pointer (&self) : NULL;
}

gboolean
muster_bundle_reader_looks_like (gconstpointer data,
                                 gsize         length)
{
  return muster_zip_looks_like (data, length);
}
