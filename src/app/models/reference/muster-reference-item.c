/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/reference/muster-reference-item.h"

#include <string.h>

#include "core/library/muster-book-headings.h"

struct _MusterReferenceItem
{
  MusterObject parent_instance;

  const char *section; /* translated */
  char *caption;
  char *title;
  char *text;
  char **rules;
  char **heads;     /* (nullable): those of its table, translated */
  GPtrArray *cells; /* (nullable) */
  char *folded; /* the whole text, for the search */
  const MusterScenario *scenario; /* (nullable) */
  const MusterUnitType *type;     /* (nullable) */
};

G_DEFINE_FINAL_TYPE (MusterReferenceItem, muster_reference_item, MUSTER_TYPE_OBJECT)

static const MusterMember MEMBERS[] = {
  MUSTER_TEXT (MusterReferenceItem, caption, "caption"),
  MUSTER_TEXT (MusterReferenceItem, title, "title"),
  MUSTER_TEXT (MusterReferenceItem, text, "text"),
  MUSTER_OWNED (MusterReferenceItem, rules, g_strfreev),
  MUSTER_OWNED (MusterReferenceItem, heads, g_strfreev),
  MUSTER_OWNED (MusterReferenceItem, cells, g_ptr_array_unref),
  MUSTER_OWNED (MusterReferenceItem, folded, g_free),
};

static void
muster_reference_item_class_init (MusterReferenceItemClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
}

static void
muster_reference_item_init (MusterReferenceItem *self)
{
}

/**
 * muster_reference_item_new:
 * @section: what it is one of; translated, for good
 * @rules: (nullable): ids of the rules that it carries
 */
MusterReferenceItem *
muster_reference_item_new (const char        *section,
                           const char        *title,
                           const char        *text,
                           const char *const *rules)
{
  MusterReferenceItem *self = g_object_new (MUSTER_TYPE_REFERENCE_ITEM, NULL);
  g_autofree char *ids = muster_book_headings_cite (rules);
  g_autofree char *all = NULL;

  self->caption = *ids != '\0' ? g_strconcat (section, " · ", ids, NULL) : g_strdup (section);
  self->section = section;
  self->rules = rules != NULL ? g_strdupv ((char **) rules) : g_new0 (char *, 1);
  self->title = g_strdup (title);
  self->text = g_strdup (text);
  all = g_strjoin ("\n", self->caption, title, text, NULL);
  self->folded = g_utf8_casefold (all, -1);

  return self;
}

void
muster_reference_item_take_table (MusterReferenceItem *self,
                                  const char *const   *heads,
                                  GPtrArray           *cells)
{
  g_autoptr (GString) all = NULL;
  g_autofree char *words = NULL;

  g_return_if_fail (MUSTER_IS_REFERENCE_ITEM (self));
  g_return_if_fail (self->heads == NULL && heads != NULL && *heads != NULL);
  g_return_if_fail (cells != NULL && cells->len % g_strv_length ((char **) heads) == 0);

  self->heads = g_strdupv ((char **) heads);
  self->cells = cells;
  all = g_string_new (self->folded);
  words = g_strjoinv ("\n", self->heads);
  g_string_append_printf (all, "\n%s", words);
  for (guint i = 0; i < cells->len; i++)
    g_string_append_printf (all, "\n%s", (const char *) cells->pdata[i]);
  g_free (self->folded);
  self->folded = g_utf8_casefold (all->str, -1);
}

const char *const *
muster_reference_item_get_heads (MusterReferenceItem *self)
{
  g_return_val_if_fail (MUSTER_IS_REFERENCE_ITEM (self), NULL);

  return (const char *const *) self->heads;
}

GPtrArray *
muster_reference_item_get_cells (MusterReferenceItem *self)
{
  g_return_val_if_fail (MUSTER_IS_REFERENCE_ITEM (self), NULL);

  return self->cells;
}

gboolean
muster_reference_item_matches (MusterReferenceItem  *self,
                               char                **words)
{
  g_return_val_if_fail (MUSTER_IS_REFERENCE_ITEM (self), FALSE);

  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (self->folded, words[i]) == NULL)
      return FALSE;
  return TRUE;
}

const char *
muster_reference_item_get_section (MusterReferenceItem *self)
{
  g_return_val_if_fail (MUSTER_IS_REFERENCE_ITEM (self), NULL);

  return self->section;
}

const char *
muster_reference_item_get_title (MusterReferenceItem *self)
{
  g_return_val_if_fail (MUSTER_IS_REFERENCE_ITEM (self), NULL);

  return self->title;
}

const char *
muster_reference_item_get_text (MusterReferenceItem *self)
{
  g_return_val_if_fail (MUSTER_IS_REFERENCE_ITEM (self), NULL);

  return self->text;
}

/* Whether the item states the rule with this id, which a log can cite. */
gboolean
muster_reference_item_carries (MusterReferenceItem *self,
                               const char          *rule)
{
  g_return_val_if_fail (MUSTER_IS_REFERENCE_ITEM (self), FALSE);

  return g_strv_contains ((const char *const *) self->rules, rule);
}

void
muster_reference_item_set_scenario (MusterReferenceItem  *self,
                                    const MusterScenario *scenario)
{
  g_return_if_fail (MUSTER_IS_REFERENCE_ITEM (self));

  self->scenario = scenario;
}

const MusterScenario *
muster_reference_item_get_scenario (MusterReferenceItem *self)
{
  g_return_val_if_fail (MUSTER_IS_REFERENCE_ITEM (self), NULL);

  return self->scenario;
}

void
muster_reference_item_set_unit_type (MusterReferenceItem  *self,
                                     const MusterUnitType *type)
{
  g_return_if_fail (MUSTER_IS_REFERENCE_ITEM (self));

  self->type = type;
}

const MusterUnitType *
muster_reference_item_get_unit_type (MusterReferenceItem *self)
{
  g_return_val_if_fail (MUSTER_IS_REFERENCE_ITEM (self), NULL);

  return self->type;
}
