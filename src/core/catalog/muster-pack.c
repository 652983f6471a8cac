/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/catalog/muster-pack.h"

#include "core/catalog/muster-catalog-tables.h"
#include "core/muster-i18n.h"

static char *
dup_count (MusterSection section,
           guint         n)
{
  switch (section)
    {
    case MUSTER_SECTION_STATS:
      return g_strdup_printf (dngettext ("muster", "%u stat", "%u stats", n), n);
    case MUSTER_SECTION_WEAPON_STATS:
      return g_strdup_printf (dngettext ("muster", "%u stat of weapons", "%u stats of weapons", n), n);
    case MUSTER_SECTION_WEAPONS:
      return g_strdup_printf (dngettext ("muster", "%u weapon", "%u weapons", n), n);
    case MUSTER_SECTION_OPTIONAL_RULES:
      return g_strdup_printf (dngettext ("muster", "%u optional rule", "%u optional rules", n), n);
    case MUSTER_SECTION_TYPES:
      return g_strdup_printf (dngettext ("muster", "%u unit type", "%u unit types", n), n);
    case MUSTER_SECTION_OPTIONS:
      return g_strdup_printf (dngettext ("muster", "%u option", "%u options", n), n);
    case MUSTER_SECTION_TRAITS:
      return g_strdup_printf (dngettext ("muster", "%u trait", "%u traits", n), n);
    case MUSTER_SECTION_FIGURES:
      return g_strdup_printf (dngettext ("muster", "%u figure", "%u figures", n), n);
    case MUSTER_SECTION_TABLES:
      return g_strdup_printf (dngettext ("muster", "%u table", "%u tables", n), n);
    case MUSTER_SECTION_CHECKLISTS:
      return g_strdup_printf (dngettext ("muster", "%u checklist", "%u checklists", n), n);
    case MUSTER_SECTION_SCENARIOS:
      return g_strdup_printf (dngettext ("muster", "%u scenario", "%u scenarios", n), n);
    case MUSTER_SECTION_FORCES:
      return g_strdup_printf (dngettext ("muster", "%u starter force", "%u starter forces", n), n);
    case MUSTER_SECTION_BATTLES:
      return g_strdup_printf (dngettext ("muster", "%u past battle", "%u past battles", n), n);
    case MUSTER_SECTION_CULTURES:
      return g_strdup_printf (dngettext ("muster", "%u list of names", "%u lists of names", n),
                              n);
    case MUSTER_SECTION_REFERENCE:
      return g_strdup_printf (dngettext ("muster", "%u part of the quick reference",
                                         "%u parts of the quick reference", n),
                              n);
    case MUSTER_SECTION_POLICIES:
      return g_strdup_printf (dngettext ("muster", "%u policy", "%u policies", n), n);
    case MUSTER_N_SECTIONS:
    default:
      g_return_val_if_reached (NULL);
    }
}

MusterPack *
muster_pack_new (const char *id,
                 const char *origin)
{
  MusterPack *self = g_new0 (MusterPack, 1);

  self->id = g_strdup (id);
  self->name = g_strdup (id);
  self->origin = g_strdup (origin);
  self->added = g_new0 (guint, MUSTER_N_SECTIONS);
  self->replaced = g_new0 (guint, MUSTER_N_SECTIONS);

  return self;
}

void
muster_pack_free (MusterPack *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->id);
  g_free (self->name);
  g_free (self->author);
  g_free (self->note);
  g_free (self->origin);
  g_free (self->ruleset_id);
  g_free (self->error);
  g_clear_pointer (&self->document, muster_json_unref);
  g_free (self->added);
  g_free (self->replaced);
  g_free (self);
}

/* The document may contain anything: it is counted before it has been checked. */
static const char *
get_id (const MusterSpot *entry)
{
  MusterSpot spot;
  const char *id;

  return muster_spot_holds (entry, MUSTER_JSON_OBJECT) &&
             muster_spot_member (entry, "id", &spot) &&
             muster_spot_holds (&spot, MUSTER_JSON_STRING) &&
             muster_spot_read_string (&spot, G_MAXUINT, &id)
           ? id
           : NULL;
}

void
muster_pack_count (MusterPack    *self,
                   MusterJson    *document,
                   MusterCatalog *catalog)
{
  g_autoptr (GError) problem = NULL;
  MusterSpot root, list, entry;

  g_return_if_fail (self != NULL);
  g_return_if_fail (MUSTER_IS_CATALOG (catalog));

  muster_spot_init (&root, document, self->origin, &problem);
  for (MusterSection section = 0; section < MUSTER_N_SECTIONS; section++)
    {
      if (!muster_spot_member (&root, muster_catalog_tables_get_section_name (section), &list) ||
          !muster_spot_holds (&list, MUSTER_JSON_ARRAY))
        continue;

      for (guint i = 0; muster_spot_element (&list, i, &entry); i++)
        {
          const char *id = get_id (&entry);

          if (id != NULL && muster_catalog_has (catalog, section, id))
            self->replaced[section]++;
          else
            self->added[section]++;
        }
    }
}

static char *
dup_counts (const guint *counts)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;

  for (MusterSection i = 0; i < MUSTER_N_SECTIONS; i++)
    {
      g_autofree char *part = NULL;

      if (counts[i] == 0)
        continue;
      part = dup_count (i, counts[i]);
      g_strv_builder_add (builder, part);
    }
  parts = g_strv_builder_end (builder);

  return g_strjoinv (", ", parts);
}

char *
muster_pack_dup_contents (const MusterPack *self)
{
  g_autofree char *added = NULL;
  g_autofree char *replaced = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  added = dup_counts (self->added);
  replaced = dup_counts (self->replaced);
  if (*added != '\0' && *replaced != '\0')
    /* Translators: what a pack of house rules does, such as "1 unit type, 2 options". */
    return g_strdup_printf (_("Adds %s; replaces %s"), added, replaced);
  if (*added != '\0')
    return g_strdup_printf (_("Adds %s"), added);
  return *replaced != '\0' ? g_strdup_printf (_("Replaces %s"), replaced) : g_strdup ("");
}
