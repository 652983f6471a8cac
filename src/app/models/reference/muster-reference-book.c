/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/reference/muster-reference-book.h"

#include "app/models/reference/muster-reference-chapters.h"

struct _MusterReferenceBook
{
  MusterItems parent_instance;

  MusterRuleset *ruleset;
  GPtrArray *all;   /* MusterReferenceItem */
  GPtrArray *found; /* those that match the search */
  char **words;
  char *section; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (MusterReferenceBook, muster_reference_book, MUSTER_TYPE_ITEMS)

static guint
muster_reference_book_count (MusterItems *items)
{
  return MUSTER_REFERENCE_BOOK (items)->found->len;
}

static gpointer
muster_reference_book_take (MusterItems *items,
                            guint        position)
{
  return g_object_ref (g_ptr_array_index (MUSTER_REFERENCE_BOOK (items)->found, position));
}

/* Returns: (transfer full) (nullable): the id of the rule, if that is what is searched for */
static char *
dup_rule (MusterReferenceBook *self)
{
  g_autofree char *rule = g_strv_length (self->words) == 1 ? g_utf8_strup (self->words[0], -1) : NULL;

  return rule != NULL && muster_reference_book_has_rule (self, rule) ? g_steal_pointer (&rule) : NULL;
}

static void
find (MusterReferenceBook *self)
{
  guint before = self->found->len;
  g_autofree char *rule = dup_rule (self);

  g_ptr_array_set_size (self->found, 0);
  for (guint i = 0; i < self->all->len; i++)
    {
      MusterReferenceItem *item = g_ptr_array_index (self->all, i);

      if ((rule != NULL ? muster_reference_item_carries (item, rule)
                        : muster_reference_item_matches (item, self->words)) &&
          (self->section == NULL || g_str_equal (self->section, muster_reference_item_get_section (item))))
        g_ptr_array_add (self->found, g_object_ref (item));
    }
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, self->found->len);
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterReferenceBook, ruleset, g_object_unref),
  MUSTER_OWNED (MusterReferenceBook, all, g_ptr_array_unref),
  MUSTER_OWNED (MusterReferenceBook, found, g_ptr_array_unref),
  MUSTER_OWNED (MusterReferenceBook, words, g_strfreev),
  MUSTER_OWNED (MusterReferenceBook, section, g_free),
};

static void
muster_reference_book_class_init (MusterReferenceBookClass *klass)
{
  MusterItemsClass *items_class = MUSTER_ITEMS_CLASS (klass);

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
  items_class->item_type = MUSTER_TYPE_REFERENCE_ITEM;
  items_class->count = muster_reference_book_count;
  items_class->take = muster_reference_book_take;
}

static void
muster_reference_book_init (MusterReferenceBook *self)
{
  self->all = g_ptr_array_new_with_free_func (g_object_unref);
  self->found = g_ptr_array_new_with_free_func (g_object_unref);
  self->words = g_new0 (char *, 1);
}

MusterReferenceBook *
muster_reference_book_new (void)
{
  return g_object_new (MUSTER_TYPE_REFERENCE_BOOK, NULL);
}

void
muster_reference_book_open (MusterReferenceBook *self,
                            MusterRuleset       *ruleset,
                            const char *const   *optional_rules)
{
  g_return_if_fail (MUSTER_IS_REFERENCE_BOOK (self));
  g_return_if_fail (MUSTER_IS_RULESET (ruleset));

  g_set_object (&self->ruleset, ruleset);
  g_ptr_array_set_size (self->all, 0);
  muster_reference_chapters_add (self->all, ruleset, optional_rules);
  find (self);
}

MusterRuleset *
muster_reference_book_get_ruleset (MusterReferenceBook *self)
{
  g_return_val_if_fail (MUSTER_IS_REFERENCE_BOOK (self), NULL);

  return self->ruleset;
}

void
muster_reference_book_search (MusterReferenceBook *self,
                              const char          *text)
{
  g_autofree char *folded = NULL;

  g_return_if_fail (MUSTER_IS_REFERENCE_BOOK (self));

  folded = g_utf8_casefold (text, -1);
  g_strfreev (self->words);
  self->words = g_strsplit_set (g_strstrip (folded), " \t", -1);
  find (self);
}

char **
muster_reference_book_list_sections (MusterReferenceBook *self)
{
  g_autoptr (GStrvBuilder) sections = g_strv_builder_new ();
  const char *last = NULL;

  g_return_val_if_fail (MUSTER_IS_REFERENCE_BOOK (self), NULL);

  for (guint i = 0; i < self->all->len; i++)
    {
      const char *section = muster_reference_item_get_section (g_ptr_array_index (self->all, i));

      if (g_strcmp0 (section, last) != 0)
        g_strv_builder_add (sections, section);
      last = section;
    }
  return g_strv_builder_end (sections);
}

void
muster_reference_book_set_section (MusterReferenceBook *self,
                                   const char          *section)
{
  g_return_if_fail (MUSTER_IS_REFERENCE_BOOK (self));

  if (g_strcmp0 (self->section, section) == 0)
    return;
  g_free (self->section);
  self->section = g_strdup (section);
  find (self);
}

gboolean
muster_reference_book_has_rule (MusterReferenceBook *self,
                                const char          *rule)
{
  g_return_val_if_fail (MUSTER_IS_REFERENCE_BOOK (self), FALSE);

  for (guint i = 0; i < self->all->len; i++)
    if (muster_reference_item_carries (g_ptr_array_index (self->all, i), rule))
      return TRUE;
  return FALSE;
}
