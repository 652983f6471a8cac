/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/library/muster-library-private.h"

#include "core/catalog/muster-catalog-reader.h"
#include "core/catalog/muster-policy.h"
#include "core/library/muster-rules-registry.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "core/muster-json.h"
#include "core/muster-rulesets-resource.h"

#include <string.h>

/* The rulesets of the program, and what a user's packs have made of them. */

#define RULESETS_PATH "/io/github/muster/Muster/rulesets"

G_DEFINE_FINAL_TYPE (MusterLibrary, muster_library, MUSTER_TYPE_OBJECT)

static void
pack_free (gpointer data)
{
  muster_pack_free (data);
}

/* What a ruleset that the program does not ship is made of. */
typedef struct
{
  const MusterRules *rules;
  char *origin;
  MusterJson *document;
} Guest;

static void
guest_free (gpointer data)
{
  Guest *self = data;

  g_free (self->origin);
  muster_json_unref (self->document);
  g_free (self);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static MusterJson *
parse_document (const char  *text,
                gsize        length,
                const char  *origin,
                GError     **error)
{
  if (length > MUSTER_CATALOG_MAX_SIZE)
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_TOO_LARGE,
                   _("%s: larger than %d MiB"), origin, MUSTER_CATALOG_MAX_SIZE / 1024 / 1024);
      return NULL;
    }

  return muster_json_read (text, length, origin, error);
}

/* Files are read by name, so that one can build on the others. */
static gboolean
add_files (MusterCatalog  *catalog,
           GError        **error)
{
  g_autofree char *folder = g_strconcat (RULESETS_PATH "/", muster_catalog_get_ruleset_id (catalog),
                                         NULL);
  g_auto (GStrv) names = NULL;

  names = g_resource_enumerate_children (muster_rulesets_get_resource (), folder,
                                         G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  if (names == NULL)
    return FALSE;

  qsort (names, g_strv_length (names), sizeof *names, compare_names);
  for (guint i = 0; names[i] != NULL; i++)
    {
      GResource *resource = muster_rulesets_get_resource ();
      g_autofree char *origin =
        g_strconcat (muster_catalog_get_ruleset_id (catalog), "/", names[i], NULL);
      g_autofree char *path = g_strconcat (RULESETS_PATH "/", origin, NULL);
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (MusterJson) document = NULL;

      bytes = g_resource_lookup_data (resource, path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
      if (bytes == NULL)
        return FALSE;

      document = parse_document (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), origin,
                                 error);
      if (document == NULL)
        return FALSE;

      if (!muster_catalog_add (catalog, document, origin, NULL, error))
        return FALSE;
    }

  return TRUE;
}

static const Guest *
find_guest (MusterLibrary     *self,
            const MusterRules *rules)
{
  for (guint i = 0; i < self->guests->len; i++)
    {
      const Guest *guest = self->guests->pdata[i];

      if (guest->rules == rules)
        return guest;
    }

  return NULL;
}

/* What the lab knows of these rules is what policies and the ground of scenarios may name. */
static void
set_policy_words (MusterCatalog     *catalog,
                  const MusterRules *rules)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autoptr (GStrvBuilder) covered = g_strv_builder_new ();
  g_auto (GStrv) markers = NULL;
  g_auto (GStrv) covers = NULL;

  if (rules->lab == NULL)
    return;
  for (guint i = 0; rules->lab->covers[i].id != NULL; i++)
    g_strv_builder_add (covered, rules->lab->covers[i].id);
  covers = g_strv_builder_end (covered);
  for (guint i = 0; rules->markers != NULL && rules->markers[i].id != NULL; i++)
    g_strv_builder_add (builder, rules->markers[i].id);
  markers = g_strv_builder_end (builder);
  muster_catalog_set_policy_words (catalog, rules->lab->acts, (const char *const *) markers,
                                   (const char *const *) covers);
}

MusterRuleset *
muster_library_new_ruleset (MusterLibrary      *self,
                            const MusterRules  *rules,
                            GError            **error)
{
  g_autoptr (MusterCatalog) catalog = muster_catalog_new (rules->id, rules->rule_words);
  const Guest *guest = find_guest (self, rules);

  muster_catalog_set_settings (catalog, rules->settings);
  muster_catalog_set_tables (catalog, rules->tables);
  muster_catalog_set_reference (catalog, rules->reference);
  set_policy_words (catalog, rules);
  if (guest != NULL ? !muster_catalog_add (catalog, guest->document, guest->origin, NULL, error)
                    : !add_files (catalog, error))
    return NULL;

  return muster_ruleset_new (rules, catalog);
}

static gboolean
add_ruleset (MusterLibrary      *self,
             const MusterRules  *rules,
             GError            **error)
{
  g_autoptr (MusterRuleset) ruleset = muster_library_new_ruleset (self, rules, error);

  if (ruleset == NULL)
    return FALSE;

  muster_ruleset_list_add (self->rulesets, ruleset);

  return TRUE;
}

/* A pack that is switched off is checked against a ruleset of its own. */
static gboolean
add_document (MusterLibrary  *self,
              MusterRuleset  *ruleset,
              MusterPack     *pack,
              MusterJson     *document,
              GError        **error)
{
  g_autoptr (MusterRuleset) aside = NULL;

  pack->is_off = self->off != NULL && g_strv_contains ((const char *const *) self->off, pack->id);
  if (pack->is_off)
    {
      aside = muster_library_new_ruleset (self, muster_ruleset_get_rules (ruleset), error);
      ruleset = aside;
    }

  return ruleset != NULL && muster_catalog_add (muster_ruleset_get_catalog (ruleset), document,
                                                pack->origin, pack->name, error);
}

static gboolean
add_pack (MusterLibrary  *self,
          MusterPack     *pack,
          const char     *text,
          gsize           length,
          GError        **error)
{
  g_autoptr (MusterJson) document = parse_document (text, length, pack->origin, error);
  MusterRuleset *ruleset;
  MusterCatalogHeader header;
  MusterSpot root;
  gboolean is_good;

  if (document == NULL)
    return FALSE;

  /* Takes over what the document says of itself, as far as it can be read. */
  muster_spot_init (&root, document, pack->origin, error);
  is_good = muster_catalog_reader_read_header (&root, &header);
  if (header.name != NULL)
    {
      g_free (pack->name);
      pack->name = g_strdup (header.name);
    }
  pack->author = g_strdup (header.author);
  pack->note = g_strdup (header.note);
  pack->ruleset_id = g_strdup (header.ruleset_id);

  if (!is_good)
    return FALSE;

  ruleset = muster_library_find_ruleset (self, pack->ruleset_id);
  if (ruleset == NULL)
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID,
                   _("%s: $.ruleset: there is no ruleset “%s”"), pack->origin, pack->ruleset_id);
      return FALSE;
    }

  muster_pack_count (pack, document, muster_ruleset_get_catalog (ruleset));
  if (!add_document (self, ruleset, pack, document, error))
    return FALSE;

  pack->document = g_steal_pointer (&document);

  return TRUE;
}

static MusterPack *
list_pack (MusterLibrary *self,
           const char    *id,
           const char    *origin)
{
  MusterPack *pack = muster_pack_new (id, origin);

  g_ptr_array_add (self->packs, pack);
  g_mutex_lock (&self->mutex);
  g_hash_table_remove_all (self->editions);
  g_mutex_unlock (&self->mutex);

  return pack;
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterLibrary, rulesets, g_object_unref),
  MUSTER_OWNED (MusterLibrary, guests, g_ptr_array_unref),
  MUSTER_OWNED (MusterLibrary, packs, g_ptr_array_unref),
  MUSTER_OWNED (MusterLibrary, editions, g_hash_table_unref),
  MUSTER_HELD (MusterLibrary, mutex, g_mutex_clear),
  MUSTER_OWNED (MusterLibrary, folder, g_free),
  MUSTER_OWNED (MusterLibrary, off, g_strfreev),
};

static void
muster_library_class_init (MusterLibraryClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
}

static void
muster_library_init (MusterLibrary *self)
{
  self->rulesets = muster_ruleset_list_new ();
  self->guests = g_ptr_array_new_with_free_func (guest_free);
  self->packs = g_ptr_array_new_with_free_func (pack_free);
  g_mutex_init (&self->mutex);
  self->editions =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, muster_library_editions_free_edition);
}

MusterLibrary *
muster_library_new (GError **error)
{
  return muster_library_new_for_rules (muster_rules_registry_list (), error);
}

/**
 * muster_library_new_for_rules:
 * @rules: ended by %NULL; static
 *
 * Returns: (transfer full): a library of these rulesets with their built-in figures
 */
MusterLibrary *
muster_library_new_for_rules (const MusterRules *const  *rules,
                              GError                   **error)
{
  g_autoptr (MusterLibrary) self = g_object_new (MUSTER_TYPE_LIBRARY, NULL);

  g_return_val_if_fail (rules != NULL, NULL);

  for (guint i = 0; rules[i] != NULL; i++)
    {
      if (!add_ruleset (self, rules[i], error))
        return NULL;
    }

  return g_steal_pointer (&self);
}

/**
 * muster_library_add_ruleset:
 * @rules: static
 * @origin: what to call the document in errors
 * @text: its figures, as one catalog document
 *
 * Adds a ruleset that the program does not ship.
 *
 * Returns: whether its document is right
 */
gboolean
muster_library_add_ruleset (MusterLibrary      *self,
                            const MusterRules  *rules,
                            const char         *origin,
                            const char         *text,
                            gsize               length,
                            GError            **error)
{
  g_autoptr (MusterJson) document = NULL;
  Guest *guest;

  g_return_val_if_fail (MUSTER_IS_LIBRARY (self), FALSE);

  document = parse_document (text, length, origin, error);
  if (document == NULL)
    return FALSE;

  guest = g_new0 (Guest, 1);
  guest->rules = rules;
  guest->origin = g_strdup (origin);
  guest->document = g_steal_pointer (&document);
  g_ptr_array_add (self->guests, guest);
  if (add_ruleset (self, rules, error))
    return TRUE;

  g_ptr_array_set_size (self->guests, (int) self->guests->len - 1);

  return FALSE;
}

void
muster_library_set_packs_off (MusterLibrary     *self,
                              const char *const *ids)
{
  g_return_if_fail (MUSTER_IS_LIBRARY (self));

  g_strfreev (self->off);
  self->off = g_strdupv ((char **) ids);
}

void
muster_library_add_pack (MusterLibrary *self,
                         const char    *id,
                         const char    *origin,
                         const char    *text,
                         gsize          length)
{
  g_autoptr (GError) error = NULL;
  MusterPack *pack;

  g_return_if_fail (MUSTER_IS_LIBRARY (self));
  g_return_if_fail (id != NULL);
  g_return_if_fail (origin != NULL);
  g_return_if_fail (text != NULL);

  pack = list_pack (self, id, origin);
  if (!add_pack (self, pack, text, length, &error))
    pack->error = g_strdup (error->message);
}

void
muster_library_add_broken_pack (MusterLibrary *self,
                                const char    *id,
                                const char    *origin,
                                const char    *error)
{
  g_return_if_fail (MUSTER_IS_LIBRARY (self));
  g_return_if_fail (id != NULL);
  g_return_if_fail (origin != NULL);
  g_return_if_fail (error != NULL);

  list_pack (self, id, origin)->error = g_strdup (error);
}

void
muster_library_set_folder (MusterLibrary *self,
                           const char    *folder)
{
  g_return_if_fail (MUSTER_IS_LIBRARY (self));

  g_free (self->folder);
  self->folder = g_strdup (folder);
}

/**
 * muster_library_get_rulesets:
 *
 * Returns: (transfer none): a list of #MusterRuleset
 */
GListModel *
muster_library_get_rulesets (MusterLibrary *self)
{
  g_return_val_if_fail (MUSTER_IS_LIBRARY (self), NULL);

  return G_LIST_MODEL (self->rulesets);
}

/**
 * muster_library_find_ruleset:
 *
 * Returns: (transfer none) (nullable): the ruleset @id
 */
MusterRuleset *
muster_library_find_ruleset (MusterLibrary *self,
                             const char    *id)
{
  g_return_val_if_fail (MUSTER_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  return muster_ruleset_list_find (self->rulesets, id);
}

GPtrArray *
muster_library_get_packs (MusterLibrary *self)
{
  g_return_val_if_fail (MUSTER_IS_LIBRARY (self), NULL);

  return self->packs;
}
