/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/muster-shares.h"

struct _MusterShares
{
  GObject parent_instance;

  GHashTable *words; /* (element-type utf8 utf8): by KIND/UUID */
};

G_DEFINE_FINAL_TYPE (MusterShares, muster_shares, G_TYPE_OBJECT)

static guint changed_signal;

static void
muster_shares_finalize (GObject *object)
{
  g_hash_table_unref (MUSTER_SHARES (object)->words);

  G_OBJECT_CLASS (muster_shares_parent_class)->finalize (object);
}

static void
muster_shares_class_init (MusterSharesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = muster_shares_finalize;

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
muster_shares_init (MusterShares *self)
{
  self->words = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

MusterShares *
muster_shares_new (void)
{
  return g_object_new (MUSTER_TYPE_SHARES, NULL);
}

const char *
muster_shares_find (MusterShares *self,
                    const char   *kind,
                    const char   *key)
{
  g_autofree char *name = g_strdup_printf ("%s/%s", kind, key);

  g_return_val_if_fail (MUSTER_IS_SHARES (self), NULL);

  return g_hash_table_lookup (self->words, name);
}

void
muster_shares_clear (MusterShares *self)
{
  g_return_if_fail (MUSTER_IS_SHARES (self));

  g_hash_table_remove_all (self->words);
}

void
muster_shares_add (MusterShares *self,
                   const char   *kind,
                   const char   *key,
                   char         *words)
{
  g_return_if_fail (MUSTER_IS_SHARES (self));

  g_hash_table_insert (self->words, g_strdup_printf ("%s/%s", kind, key), words);
}

void
muster_shares_tell (MusterShares *self)
{
  g_return_if_fail (MUSTER_IS_SHARES (self));

  g_signal_emit (self, changed_signal, 0);
}
