/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/images/muster-image-store-private.h"

#include "core/muster-i18n.h"
#include "store/db/muster-meta.h"
#include "store/db/muster-stmt.h"
#include "store/db/muster-transaction.h"

#include <string.h>

struct _MusterImageStore
{
  MusterObject parent_instance;

  MusterDb *db;
  gboolean searched; /* for damage that hides an image, and there was none */
};

G_DEFINE_FINAL_TYPE (MusterImageStore, muster_image_store, MUSTER_TYPE_OBJECT)

static const char select_id[] =
  "SELECT id FROM image WHERE digest = ?1";

static const char select_image[] =
  "SELECT id, digest, type, content, hash FROM image WHERE id = ?1";

static const char insert_image[] =
  "INSERT INTO image (id, digest, type, content, hash) VALUES (?1, ?2, ?3, ?4, ?5)";

static const char delete_image[] =
  "DELETE FROM image WHERE id = ?1";

/* Selects the images that no version of a force or a member uses, no map and no note of a campaign. Old
 * versions count too, because undoing may bring them back. A damaged version must not keep the file from
 * being opened; while there is one, nobody knows what it uses, and no image is removed. */
#define CONTENT(of) "CASE WHEN kind = '" of "' AND state = 0 AND json_valid (content) THEN content" \
                    " ELSE '{}' END"
#define UNUSED "digest NOT IN (SELECT coalesce (unit.value ->> '$.leader.portrait', '')" \
               " FROM version, json_each (" CONTENT ("force") ", '$.force.units') AS unit) AND" \
               " digest NOT IN (SELECT coalesce (" CONTENT ("member") " ->> '$.picture', '')" \
               " FROM version) AND" \
               " digest NOT IN (SELECT coalesce (document ->> '$.map.picture', '') FROM campaign_setup) AND" \
               " digest NOT IN (SELECT coalesce (picture.value, '')" \
               " FROM campaign_event, json_each (payload, '$.params.pictures') AS picture) AND" \
               " NOT EXISTS (SELECT 1 FROM version WHERE state = 0 AND NOT json_valid (content))"

static const char select_unused[] =
  "SELECT id FROM image WHERE " UNUSED " ORDER BY id";

/* Photos of battles. The logs of all battles are read for them, and nothing leaves a log but with its
 * battle, so that they are read again only when there are other images, or fewer battles. */
#define WITH_PICTURE " FROM event WHERE payload LIKE '%\"picture\"%'"

static const char select_photos[] =
  "SELECT image.id FROM image WHERE digest IN"
  " (SELECT CASE WHEN json_valid (payload) THEN payload ->> '$.params.picture' END" WITH_PICTURE ")";

static const char count_damaged[] =
  "SELECT count (*)" WITH_PICTURE " AND NOT json_valid (payload)";

#define PHOTOS "photos" /* in the meta table: how many there are, the last one, and the number of battles */

static void
compute_hash (gint64      id,
              const char *digest,
              const char *type,
              MusterHash *hash)
{
  MusterHasher hasher;

  muster_hasher_init (&hasher, "muster image 1");
  muster_hasher_add_int (&hasher, id);
  muster_hasher_add_text (&hasher, digest);
  muster_hasher_add_text (&hasher, type);
  muster_hasher_finish (&hasher, hash);
}

char *
muster_image_store_dup_digest (const guint8 *content,
                               gsize         length)
{
  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, content, length);
}

static gboolean
find (MusterDb    *db,
      const char  *digest,
      gint64      *id,
      GError     **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, select_id, error);
  gboolean row;

  *id = 0;
  if (stmt == NULL)
    return FALSE;

  muster_stmt_bind_text (stmt, 1, digest);
  if (!muster_stmt_step (stmt, &row, error))
    return FALSE;
  if (row)
    *id = muster_stmt_get_int (stmt, 0);

  return muster_stmt_check (stmt, error);
}

static gboolean
set_damaged (GError **error)
{
  g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT,
                       _("An image is damaged: it is not as it was saved."));

  return FALSE;
}

/* @content: (out) (nullable) */
static gboolean
load (MusterDb     *db,
      gint64        id,
      GBytes      **content,
      const char  **type,
      GError      **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, select_image, error);
  g_autofree char *digest = NULL;
  MusterHash kept, computed;
  MusterImage image;
  const guint8 *bytes;
  gsize length;
  gboolean row;

  if (stmt == NULL || !muster_stmt_look_up (stmt, id, &row, error))
    return FALSE;
  if (!row)
    return set_damaged (error);

  bytes = muster_stmt_get_blob (stmt, 3, &length);
  muster_stmt_get_hash (stmt, 4, &kept);
  compute_hash (muster_stmt_get_int (stmt, 0), muster_stmt_get_text (stmt, 1, NULL),
                muster_stmt_get_text (stmt, 2, NULL), &computed);
  if (!muster_stmt_check (stmt, error))
    return FALSE;

  digest = muster_image_store_dup_digest (bytes, length);
  if (!muster_hash_equal (&kept, &computed) ||
      g_strcmp0 (digest, muster_stmt_get_text (stmt, 1, NULL)) != 0 ||
      !muster_image_examine (bytes, length, &image, NULL))
    return set_damaged (error);

  if (content != NULL)
    *content = g_bytes_new (bytes, length);
  if (type != NULL)
    *type = image.type;

  return TRUE;
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterImageStore, db, muster_db_unref),
};

static void
muster_image_store_class_init (MusterImageStoreClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
}

static void
muster_image_store_init (MusterImageStore *self)
{
}

MusterImageStore *
muster_image_store_new (MusterDb *db)
{
  MusterImageStore *self = g_object_new (MUSTER_TYPE_IMAGE_STORE, NULL);

  self->db = muster_db_ref (db);

  return self;
}

gboolean
muster_image_store_keep (MusterDb      *db,
                         const guint8  *content,
                         gsize          length,
                         const char    *digest,
                         const char    *type,
                         GError       **error)
{
  g_autoptr (MusterStmt) stmt = NULL;
  MusterHash hash;
  gint64 id;

  if (!find (db, digest, &id, error))
    return FALSE;
  if (id != 0)
    return TRUE;

  stmt = muster_stmt_new (db, insert_image, error);
  if (stmt == NULL || !muster_tally_add (db, "image", &id, error))
    return FALSE;

  compute_hash (id, digest, type, &hash);
  muster_stmt_bind_int (stmt, 1, id);
  muster_stmt_bind_text (stmt, 2, digest);
  muster_stmt_bind_text (stmt, 3, type);
  muster_stmt_bind_blob (stmt, 4, content, length);
  muster_stmt_bind_hash (stmt, 5, &hash);

  return muster_stmt_run (stmt, NULL, error);
}

gboolean
muster_image_store_check_row (MusterDb  *db,
                              gint64     id,
                              GError   **error)
{
  return load (db, id, NULL, NULL, error);
}

/* Returns: (nullable): the ids of the images that nothing uses */
static GArray *
list_unused (MusterDb  *db,
             GError   **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, select_unused, error);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  gboolean row = TRUE;

  while (stmt != NULL && row)
    {
      gint64 id;

      if (!muster_stmt_step (stmt, &row, error))
        return NULL;
      id = row ? muster_stmt_get_int (stmt, 0) : 0;
      if (row)
        g_array_append_val (ids, id);
    }

  return stmt != NULL ? g_steal_pointer (&ids) : NULL;
}

static char *
dup_photos_mark (GArray *ids,
                 gint64  n_battles)
{
  return g_strdup_printf ("%u %" G_GINT64_FORMAT " %" G_GINT64_FORMAT, ids->len,
                          ids->len > 0 ? g_array_index (ids, gint64, ids->len - 1) : 0, n_battles);
}

/* Whether @ids are just the photos that were found in the logs before, of which none has gone since. */
static gboolean
are_known_photos (GArray     *ids,
                  gint64      n_battles,
                  const char *mark)
{
  const char *last = mark != NULL ? strrchr (mark, ' ') : NULL;
  g_autofree char *now = dup_photos_mark (ids, n_battles);

  return last != NULL && strncmp (mark, now, (gsize) (last - mark) + 1) == 0 &&
         g_ascii_strtoll (last + 1, NULL, 10) <= n_battles;
}

/* Splits the ids into those of photos and those that nothing uses. */
static gboolean
read_photos (MusterDb  *db,
             GArray    *ids,
             GArray    *photos,
             GError   **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, select_photos, error);
  g_autoptr (GHashTable) used = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  gboolean row = TRUE;

  while (stmt != NULL && row)
    {
      gint64 id;

      if (!muster_stmt_step (stmt, &row, error))
        return FALSE;
      id = row ? muster_stmt_get_int (stmt, 0) : 0;
      if (row)
        g_hash_table_add (used, g_memdup2 (&id, sizeof id));
    }
  for (guint i = ids->len; stmt != NULL && i > 0; i--)
    if (g_hash_table_contains (used, &g_array_index (ids, gint64, i - 1)))
      {
        g_array_prepend_val (photos, g_array_index (ids, gint64, i - 1));
        g_array_remove_index (ids, i - 1);
      }
  return stmt != NULL;
}

/* Removes the photos of battles from @ids. @mark: (out) (nullable): what to remember of them, where that is
 * something new. */
static gboolean
spare_photos (MusterDb  *db,
              GArray    *ids,
              char     **mark,
              GError   **error)
{
  g_autoptr (GArray) photos = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autofree char *before = NULL;
  gint64 n_battles;
  gint64 n_damaged = 0;
  gboolean are_known;

  if (!muster_tally_count (db, "battle", &n_battles, error) || !muster_meta_get (db, PHOTOS, &before, error))
    return FALSE;
  are_known = are_known_photos (ids, n_battles, before);
  /* As with versions: while a line is damaged, nobody knows what it uses. */
  if (!are_known && !muster_db_query_int (db, count_damaged, &n_damaged, error))
    return FALSE;
  if (are_known || n_damaged > 0)
    {
      g_array_set_size (ids, 0);
      return TRUE;
    }
  if (!read_photos (db, ids, photos, error))
    return FALSE;
  if (photos->len > 0)
    *mark = dup_photos_mark (photos, n_battles);
  if (g_strcmp0 (*mark, before) == 0)
    g_clear_pointer (mark, g_free);
  return TRUE;
}

/* An image whose name was damaged looks as if nothing used it. It stays, and the check tells of it. */
gboolean
muster_image_store_collect (MusterDb  *db,
                            GError   **error)
{
  g_autoptr (GArray) unused = list_unused (db, error);
  g_autoptr (MusterTransaction) transaction = NULL;
  g_autofree char *mark = NULL;

  if (unused == NULL || (unused->len > 0 && !spare_photos (db, unused, &mark, error)))
    return FALSE;
  if (mark != NULL &&
      ((transaction = muster_transaction_begin (db, error)) == NULL ||
       !muster_meta_set (db, PHOTOS, mark, error)))
    return FALSE;
  for (guint i = 0; i < unused->len; i++)
    {
      gint64 id = g_array_index (unused, gint64, i);
      g_autoptr (MusterStmt) stmt = NULL;

      if (!load (db, id, NULL, NULL, NULL))
        continue;
      if (transaction == NULL && (transaction = muster_transaction_begin (db, error)) == NULL)
        return FALSE;
      stmt = muster_stmt_new (db, delete_image, error);
      if (stmt == NULL)
        return FALSE;
      muster_stmt_bind_int (stmt, 1, id);
      if (!muster_stmt_run (stmt, NULL, error) || !muster_tally_remove (db, "image", error))
        return FALSE;
    }

  return transaction == NULL || muster_transaction_commit (transaction, error);
}

/* Whether all images are there and none has a damaged name: then one that is not found was never here.
 * Only those that nothing seems to use are read. */
static gboolean
check_names (MusterImageStore  *self,
             GError           **error)
{
  g_autoptr (GArray) unused = NULL;
  gint64 n_rows, n_expected;

  if (self->searched)
    return TRUE;
  if (!muster_db_query_int (self->db, "SELECT count (*) FROM image NOT INDEXED", &n_rows, error) ||
      !muster_tally_count (self->db, "image", &n_expected, error) ||
      (unused = list_unused (self->db, error)) == NULL)
    return FALSE;
  if (n_rows < n_expected)
    return set_damaged (error);
  for (guint i = 0; i < unused->len; i++)
    if (!load (self->db, g_array_index (unused, gint64, i), NULL, NULL, error))
      return FALSE;
  self->searched = TRUE;

  return TRUE;
}

gboolean
muster_image_store_put (MusterImageStore  *self,
                        GBytes            *content,
                        char             **id,
                        GError           **error)
{
  g_autoptr (MusterTransaction) transaction = NULL;
  g_autofree char *digest = NULL;
  const guint8 *bytes;
  MusterImage image;
  gsize length;

  g_return_val_if_fail (MUSTER_IS_IMAGE_STORE (self), FALSE);
  g_return_val_if_fail (content != NULL && id != NULL, FALSE);

  bytes = g_bytes_get_data (content, &length);
  if (!muster_image_examine (bytes, length, &image, error))
    return FALSE;

  digest = muster_image_store_dup_digest (bytes, length);
  transaction = muster_transaction_begin (self->db, error);
  if (transaction == NULL ||
      !muster_image_store_keep (self->db, bytes, length, digest, image.type, error) ||
      !muster_transaction_commit (transaction, error))
    return FALSE;

  *id = g_steal_pointer (&digest);

  return TRUE;
}

GBytes *
muster_image_store_get (MusterImageStore  *self,
                        const char        *id,
                        const char       **type,
                        GError           **error)
{
  g_autoptr (GBytes) content = NULL;
  g_autoptr (GError) problem = NULL;
  gint64 row_id = 0;

  g_return_val_if_fail (MUSTER_IS_IMAGE_STORE (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  if (find (self->db, id, &row_id, &problem) &&
      (row_id != 0 ? load (self->db, row_id, &content, type, &problem) : check_names (self, &problem)))
    {
      if (content != NULL)
        return g_steal_pointer (&content);
      g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_NOT_FOUND,
                           _("This image is not in the file; it is not sent along with a force."));
      return NULL;
    }
  /* Whoever shows a picture may do without it, and the file is damaged all the same. */
  muster_db_note_error (self->db, problem);
  g_propagate_error (error, g_steal_pointer (&problem));

  return NULL;
}

guint
muster_image_store_count (MusterImageStore *self)
{
  gint64 count = 0;

  g_return_val_if_fail (MUSTER_IS_IMAGE_STORE (self), 0);

  muster_db_query_int (self->db, "SELECT count (*) FROM image", &count, NULL);

  return (guint) count;
}
