/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/library/muster-library-private.h"

#include "core/muster-i18n.h"

/* A ruleset with some of its packs. Editions are made when they are first asked for and kept: there are as
 * many as somebody has tried. With all packs that are not switched off it is the ruleset itself. */

/**
 * MusterEdition:
 * @problem: (nullable): why some pack is not in it
 */
typedef struct
{
  MusterRuleset *ruleset;
  char *problem;
} MusterEdition;

void
muster_library_editions_free_edition (gpointer data)
{
  MusterEdition *self = data;

  g_clear_object (&self->ruleset);
  g_free (self->problem);
  g_free (self);
}

/**
 * muster_library_editions_find_pack:
 *
 * Returns: (transfer none) (nullable): the pack @id, whether it can be used or not
 */
const MusterPack *
muster_library_editions_find_pack (MusterLibrary *self,
                                   const char    *id)
{
  g_return_val_if_fail (MUSTER_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < self->packs->len; i++)
    {
      const MusterPack *pack = self->packs->pdata[i];

      if (g_str_equal (pack->id, id))
        return pack;
    }

  return NULL;
}

static gboolean
is_usable (const MusterPack *pack,
           const char       *ruleset_id)
{
  return pack->error == NULL && g_str_equal (pack->ruleset_id, ruleset_id);
}

/* Of @only, or all of them; with those that are switched off or without. */
static char **
list_usable (MusterLibrary     *self,
             const char        *ruleset_id,
             const char *const *only,
             gboolean           with_off)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < self->packs->len; i++)
    {
      const MusterPack *pack = self->packs->pdata[i];

      if (is_usable (pack, ruleset_id) && (with_off || !pack->is_off) &&
          (only == NULL || g_strv_contains (only, pack->id)))
        g_strv_builder_add (builder, pack->id);
    }

  return g_strv_builder_end (builder);
}

char **
muster_library_editions_list_packs (MusterLibrary *self,
                                    const char    *ruleset_id)
{
  g_return_val_if_fail (MUSTER_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (ruleset_id != NULL, NULL);

  return list_usable (self, ruleset_id, NULL, FALSE);
}

/**
 * muster_library_editions_explain_pack:
 *
 * Returns: (transfer full) (nullable): a sentence or two, or %NULL if the pack can be used
 */
char *
muster_library_editions_explain_pack (MusterLibrary *self,
                                      const char    *ruleset_id,
                                      const char    *id)
{
  const MusterPack *pack;

  g_return_val_if_fail (MUSTER_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (ruleset_id != NULL, NULL);
  g_return_val_if_fail (id != NULL, NULL);

  pack = muster_library_editions_find_pack (self, id);
  if (pack == NULL && self->folder != NULL)
    return g_strdup_printf (_("This battle uses the house pack “%s”, which is not installed. Put "
                              "%s.json into %s and start Muster again."),
                            id, id, self->folder);
  if (pack == NULL)
    return g_strdup_printf (_("This battle uses the house pack “%s”, which is not installed. Put "
                              "%s.json into the folder of your packs."),
                            id, id);
  if (pack->error != NULL)
    return g_strdup_printf (_("This battle uses the house pack “%s”, which cannot be used: %s"),
                            id, pack->error);
  if (!g_str_equal (pack->ruleset_id, ruleset_id))
    return g_strdup_printf (_("“%s” is a house pack for other rules (%s)"), id, pack->ruleset_id);

  return NULL;
}

/* A pack may depend on one that is not chosen. */
static MusterEdition *
make_edition (MusterLibrary     *self,
              const MusterRules *rules,
              const char *const *packs)
{
  MusterEdition *edition = g_new0 (MusterEdition, 1);

  edition->ruleset = muster_library_new_ruleset (self, rules, NULL);
  /* Cannot fail: the same documents have been read before. */
  g_assert (edition->ruleset != NULL);
  for (guint i = 0; i < self->packs->len; i++)
    {
      const MusterPack *pack = self->packs->pdata[i];
      g_autoptr (GError) error = NULL;

      if (!is_usable (pack, rules->id) || !g_strv_contains (packs, pack->id))
        continue;
      if (!muster_catalog_add (muster_ruleset_get_catalog (edition->ruleset), pack->document,
                               pack->origin, pack->name, &error) &&
          edition->problem == NULL)
        edition->problem = g_strdup_printf (_("The house pack “%s” builds on one that is switched "
                                              "off: %s"),
                                            pack->name, error->message);
    }

  return edition;
}

static MusterEdition *
find_edition (MusterLibrary     *self,
              const MusterRules *rules,
              const char *const *packs)
{
  /* Ids come from file names, so none contains a slash. */
  g_autofree char *ids = g_strjoinv ("/", (char **) packs);
  g_autofree char *key = g_strconcat (rules->id, "/", ids, NULL);
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);
  MusterEdition *edition = g_hash_table_lookup (self->editions, key);

  if (edition == NULL)
    {
      edition = make_edition (self, rules, packs);
      g_hash_table_insert (self->editions, g_steal_pointer (&key), edition);
    }

  return edition;
}

static char *
explain_packs (MusterLibrary     *self,
               const char        *ruleset_id,
               const char *const *packs)
{
  char *problem = NULL;

  for (guint i = 0; problem == NULL && packs[i] != NULL; i++)
    problem = muster_library_editions_explain_pack (self, ruleset_id, packs[i]);

  return problem;
}

/**
 * muster_library_editions_get_edition:
 * @packs: (nullable): ids; %NULL: nobody has said, so all that can be used, switched off or not
 * @problem: (out) (optional) (nullable): why some pack is not in it
 *
 * Returns: (transfer none) (nullable): the edition; %NULL only if there is no such ruleset
 */
MusterRuleset *
muster_library_editions_get_edition (MusterLibrary     *self,
                                     const char        *ruleset_id,
                                     const char *const *packs,
                                     char             **problem)
{
  g_auto (GStrv) whole = NULL;
  g_auto (GStrv) chosen = NULL;
  g_autofree char *why = NULL;
  MusterRuleset *ruleset;

  g_return_val_if_fail (MUSTER_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (ruleset_id != NULL, NULL);

  ruleset = muster_library_find_ruleset (self, ruleset_id);
  if (ruleset != NULL)
    {
      why = packs != NULL ? explain_packs (self, ruleset_id, packs) : NULL;
      whole = list_usable (self, ruleset_id, NULL, FALSE);
      chosen = list_usable (self, ruleset_id, packs, TRUE);
      if (!g_strv_equal ((const char *const *) whole, (const char *const *) chosen))
        {
          MusterEdition *edition = find_edition (self, muster_ruleset_get_rules (ruleset),
                                                 (const char *const *) chosen);

          ruleset = edition->ruleset;
          why = why != NULL ? why : g_strdup (edition->problem);
        }
    }
  if (problem != NULL)
    *problem = g_steal_pointer (&why);

  return ruleset;
}
