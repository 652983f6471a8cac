/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-power-model.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>

/* A file is not its name: a journal that is removed and made again is another file, and the old
 * one may come back with the folder. */

#define SECTOR 512

typedef struct
{
  GByteArray *durable;
  GPtrArray *pending; /* MusterShimOp, borrowed */
  gboolean is_journal;
  gboolean folder_synced;
} Inode;

typedef struct
{
  char *name;
  Inode *inode; /* NULL: the name was removed */
  char *gone;   /* (nullable): the name that it had before, in one go */
} Naming;

struct _MusterPowerModel
{
  GPtrArray *inodes;
  GHashTable *durable_names; /* name to Inode */
  GHashTable *names; /* as the program sees them */
  GPtrArray *namings; /* since the folder was synced */
  gint64 acked;
};

static void
free_inode (gpointer data)
{
  Inode *inode = data;

  g_byte_array_unref (inode->durable);
  g_ptr_array_unref (inode->pending);
  g_free (inode);
}

static void
free_naming (gpointer data)
{
  Naming *naming = data;

  g_free (naming->name);
  g_free (naming->gone);
  g_free (naming);
}

static Inode *
add_inode (MusterPowerModel *self,
           gboolean          is_journal)
{
  Inode *inode = g_new0 (Inode, 1);

  inode->durable = g_byte_array_new ();
  inode->pending = g_ptr_array_new ();
  inode->is_journal = is_journal;
  g_ptr_array_add (self->inodes, inode);

  return inode;
}

static void
set_name (GHashTable *names,
          const char *name,
          Inode      *inode)
{
  if (inode != NULL)
    g_hash_table_insert (names, g_strdup (name), inode);
  else
    g_hash_table_remove (names, name);
}

static void
apply_naming (GHashTable   *names,
              const Naming *naming)
{
  set_name (names, naming->name, naming->inode);
  if (naming->gone != NULL)
    set_name (names, naming->gone, NULL);
}

static void
add_naming (MusterPowerModel *self,
            const char       *name,
            Inode            *inode,
            const char       *gone)
{
  Naming *naming = g_new0 (Naming, 1);

  naming->name = g_strdup (name);
  naming->inode = inode;
  naming->gone = g_strdup (gone);
  g_ptr_array_add (self->namings, naming);
  apply_naming (self->names, naming);
}

static gboolean
is_in (const char *name,
       const char *folder)
{
  const char *slash = strrchr (name, '/');
  gsize length = slash != NULL ? (gsize) (slash - name) : 0;

  return strlen (folder) == length && strncmp (name, folder, length) == 0;
}

/* @folder: "" for the outermost */
static void
sync_folder (MusterPowerModel *self,
             const char       *folder)
{
  for (guint i = 0; i < self->namings->len; )
    {
      const Naming *naming = self->namings->pdata[i];

      if (is_in (naming->name, folder))
        {
          apply_naming (self->durable_names, naming);
          g_ptr_array_remove_index (self->namings, i);
        }
      else
        i++;
    }
}

static void
write_bytes (GByteArray   *content,
             gsize         offset,
             const guint8 *bytes,
             gsize         length)
{
  if (content->len < offset + length)
    {
      guint before = content->len;

      g_byte_array_set_size (content, (guint) (offset + length));
      memset (content->data + before, 0, content->len - before);
    }
  if (length > 0)
    memcpy (content->data + offset, bytes, length);
}

/* @rand: (nullable): NULL for all of it. */
static void
apply_write (GByteArray         *content,
             const MusterShimOp *op,
             GRand              *rand)
{
  gsize length;
  const guint8 *bytes = g_bytes_get_data (op->bytes, &length);
  gsize done = 0;

  while (done < length)
    {
      gsize offset = (gsize) op->offset + done;
      gsize n = MIN (length - done, SECTOR - offset % SECTOR);

      if (rand == NULL || g_rand_boolean (rand))
        write_bytes (content, offset, bytes + done, n);
      done += n;
    }
}

static void
apply_truncate (GByteArray         *content,
                const MusterShimOp *op,
                GRand              *rand)
{
  if ((rand == NULL || g_rand_boolean (rand)) && op->offset < content->len)
    g_byte_array_set_size (content, (guint) op->offset);
}

static void
apply_pending (GByteArray  *content,
               const Inode *inode,
               GRand       *rand)
{
  for (guint i = 0; i < inode->pending->len; i++)
    {
      const MusterShimOp *op = inode->pending->pdata[i];

      if (op->kind == MUSTER_SHIM_WRITE)
        apply_write (content, op, rand);
      else
        apply_truncate (content, op, rand);
    }
}

static void
sync_inode (MusterPowerModel *self,
            Inode            *inode)
{
  apply_pending (inode->durable, inode, NULL);
  g_ptr_array_set_size (inode->pending, 0);

  /* As SQLite does with a journal that it has just made. */
  if (inode->is_journal && !inode->folder_synced)
    {
      sync_folder (self, "");
      inode->folder_synced = TRUE;
    }
}

MusterPowerModel *
muster_power_model_new (void)
{
  MusterPowerModel *self = g_new0 (MusterPowerModel, 1);

  self->inodes = g_ptr_array_new_with_free_func (free_inode);
  self->durable_names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->namings = g_ptr_array_new_with_free_func (free_naming);
  self->acked = -1;

  return self;
}

void
muster_power_model_free (MusterPowerModel *self)
{
  g_hash_table_unref (self->names);
  g_hash_table_unref (self->durable_names);
  g_ptr_array_unref (self->namings);
  g_ptr_array_unref (self->inodes);
  g_free (self);
}

void
muster_power_model_add (MusterPowerModel *self,
                        const char       *name,
                        GBytes           *content)
{
  Inode *inode = add_inode (self, FALSE);
  gsize length;
  const guint8 *bytes = g_bytes_get_data (content, &length);

  g_byte_array_append (inode->durable, bytes, (guint) length);
  set_name (self->names, name, inode);
  set_name (self->durable_names, name, inode);
}

void
muster_power_model_apply (MusterPowerModel   *self,
                          const MusterShimOp *op)
{
  Inode *inode = op->name != NULL ? g_hash_table_lookup (self->names, op->name) : NULL;

  switch (op->kind)
    {
    case MUSTER_SHIM_CREATE:
      add_naming (self, op->name, add_inode (self, op->flag), NULL);
      break;

    case MUSTER_SHIM_WRITE:
    case MUSTER_SHIM_TRUNCATE:
      g_assert_nonnull (inode);
      g_ptr_array_add (inode->pending, (gpointer) op);
      break;

    case MUSTER_SHIM_SYNC:
      g_assert_nonnull (inode);
      sync_inode (self, inode);
      break;

    case MUSTER_SHIM_DELETE:
      add_naming (self, op->name, NULL, NULL);
      if (op->flag)
        sync_folder (self, "");
      break;

    case MUSTER_SHIM_RENAME:
      g_assert_nonnull (inode);
      add_naming (self, op->to, inode, op->name);
      break;

    case MUSTER_SHIM_SYNC_FOLDER:
      sync_folder (self, op->name);
      break;

    case MUSTER_SHIM_ACK:
      self->acked = op->offset;
      break;

    default:
      g_assert_not_reached ();
    }
}

gint64
muster_power_model_get_acked (MusterPowerModel *self)
{
  return self->acked;
}

static void
put_file (const char *folder,
          const char *name,
          GByteArray *content)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *parent = g_path_get_dirname (path);
  FILE *file;

  g_mkdir_with_parents (parent, 0700);
  file = g_fopen (path, "wb");
  g_assert_nonnull (file);
  /* A file without content has no bytes to point at. */
  if (content->len > 0)
    g_assert_cmpuint (fwrite (content->data, 1, content->len, file), ==, content->len);
  g_assert_cmpint (fclose (file), ==, 0);
}

void
muster_power_model_crash (MusterPowerModel *self,
                          GRand            *rand,
                          const char       *folder)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n_namings = (guint) g_rand_int_range (rand, 0, (int) self->namings->len + 1);
  GHashTableIter iter;
  gpointer name, inode;

  g_hash_table_iter_init (&iter, self->durable_names);
  while (g_hash_table_iter_next (&iter, &name, &inode))
    set_name (names, name, inode);
  for (guint i = 0; i < n_namings; i++)
    apply_naming (names, self->namings->pdata[i]);

  g_hash_table_iter_init (&iter, names);
  while (g_hash_table_iter_next (&iter, &name, &inode))
    {
      g_autoptr (GByteArray) content = g_byte_array_new ();
      const Inode *left = inode;

      g_byte_array_append (content, left->durable->data, left->durable->len);
      apply_pending (content, left, rand);
      put_file (folder, name, content);
    }
}
