/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/document/muster-document-private.h"

#include "core/muster-bidi.h"
#include "core/muster-i18n.h"
#include "sheets/document/muster-document-output.h"
#include "sheets/document/muster-hyphens.h"
#include "sheets/document/muster-plain.h"

#include <string.h>

/* The content of a sheet as a tree of blocks, in which groups hold other blocks. All texts have
 * gone through muster_plain_text(). */

G_DEFINE_FINAL_TYPE (MusterDocument, muster_document, MUSTER_TYPE_OBJECT)

void
muster_document_take_plain (char      **target,
                            const char *text)
{
  g_free (*target);
  *target = muster_plain_text (text);
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterDocument, title, g_free),
  MUSTER_OWNED (MusterDocument, label, g_free),
  MUSTER_OWNED (MusterDocument, subtitle, g_free),
  MUSTER_OWNED (MusterDocument, footer, g_free),
  MUSTER_OWNED (MusterDocument, masthead, g_strfreev),
  MUSTER_OWNED (MusterDocument, open, g_ptr_array_unref),
  MUSTER_OWNED (MusterDocument, blocks, g_ptr_array_unref),
};

static void
muster_document_class_init (MusterDocumentClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
}

static void
muster_document_init (MusterDocument *self)
{
  self->title = g_strdup ("");
  self->label = g_strdup ("");
  self->subtitle = g_strdup ("");
  self->footer = g_strdup ("");
  self->has_title = TRUE;
  self->type_scale = 1;
  self->blocks = g_ptr_array_new_with_free_func (muster_block_free);
  self->open = g_ptr_array_new ();
}

/**
 * muster_document_new:
 * @title: (nullable): the title, which stands at the top of its first page and in lists of
 *   documents
 *
 * Returns: (transfer full): a document without blocks
 */
MusterDocument *
muster_document_new (const char *title)
{
  MusterDocument *self = g_object_new (MUSTER_TYPE_DOCUMENT, NULL);

  muster_document_take_plain (&self->title, title);

  return self;
}

const char *
muster_document_get_title (MusterDocument *self)
{
  g_return_val_if_fail (MUSTER_IS_DOCUMENT (self), NULL);

  return self->title;
}

void
muster_document_set_label (MusterDocument *self,
                           const char     *label)
{
  g_return_if_fail (MUSTER_IS_DOCUMENT (self));

  muster_document_take_plain (&self->label, label);
}

char *
muster_document_dup_full_title (MusterDocument *self)
{
  g_autofree char *title = NULL;

  g_return_val_if_fail (MUSTER_IS_DOCUMENT (self), NULL);

  if (*self->label == '\0')
    return g_strdup (self->title);
  title = muster_bidi_isolate (self->title);

  return g_strdup_printf ("%s – %s", title, self->label);
}

const char *
muster_document_get_subtitle (MusterDocument *self)
{
  g_return_val_if_fail (MUSTER_IS_DOCUMENT (self), NULL);

  return self->subtitle;
}

void
muster_document_set_subtitle (MusterDocument *self,
                              const char     *subtitle)
{
  g_return_if_fail (MUSTER_IS_DOCUMENT (self));

  muster_document_take_plain (&self->subtitle, subtitle);
}

const char *
muster_document_get_footer (MusterDocument *self)
{
  g_return_val_if_fail (MUSTER_IS_DOCUMENT (self), NULL);

  return self->footer;
}

void
muster_document_set_footer (MusterDocument *self,
                            const char     *footer)
{
  g_return_if_fail (MUSTER_IS_DOCUMENT (self));

  muster_document_take_plain (&self->footer, footer);
}

void
muster_document_set_masthead (MusterDocument *self,
                              const char     *start,
                              const char     *middle,
                              const char     *end)
{
  g_autofree char *subtitle = NULL;

  g_return_if_fail (MUSTER_IS_DOCUMENT (self));

  g_strfreev (self->masthead);
  self->masthead = g_new0 (char *, 4);
  self->masthead[0] = g_strdup (start);
  self->masthead[1] = g_strdup (middle);
  self->masthead[2] = g_strdup (end);
  subtitle = *middle != '\0' ? g_strjoin (" · ", start, middle, end, NULL)
                             : g_strjoin (" · ", start, end, NULL);
  muster_document_set_subtitle (self, subtitle);
}

const char *const *
muster_document_get_masthead (MusterDocument *self)
{
  g_return_val_if_fail (MUSTER_IS_DOCUMENT (self), NULL);

  return (const char *const *) self->masthead;
}

gboolean
muster_document_get_has_title (MusterDocument *self)
{
  g_return_val_if_fail (MUSTER_IS_DOCUMENT (self), TRUE);

  return self->has_title;
}

void
muster_document_set_has_title (MusterDocument *self,
                               gboolean        has_title)
{
  g_return_if_fail (MUSTER_IS_DOCUMENT (self));

  self->has_title = has_title;
}

double
muster_document_get_type_scale (MusterDocument *self)
{
  g_return_val_if_fail (MUSTER_IS_DOCUMENT (self), 1);

  return self->type_scale;
}

void
muster_document_set_type_scale (MusterDocument *self,
                                double          scale)
{
  g_return_if_fail (MUSTER_IS_DOCUMENT (self));
  g_return_if_fail (scale > 0);

  self->type_scale = scale;
}

guint
muster_document_get_max_pages (MusterDocument *self)
{
  g_return_val_if_fail (MUSTER_IS_DOCUMENT (self), 0);

  return self->max_pages;
}

void
muster_document_set_max_pages (MusterDocument *self,
                               guint           max_pages)
{
  g_return_if_fail (MUSTER_IS_DOCUMENT (self));

  self->max_pages = max_pages;
}

gboolean
muster_document_get_dense (MusterDocument *self)
{
  g_return_val_if_fail (MUSTER_IS_DOCUMENT (self), FALSE);

  return self->dense;
}

void
muster_document_set_dense (MusterDocument *self,
                           gboolean        dense)
{
  g_return_if_fail (MUSTER_IS_DOCUMENT (self));

  self->dense = dense;
}

guint
muster_document_get_n_wide (MusterDocument *self)
{
  g_return_val_if_fail (MUSTER_IS_DOCUMENT (self), 0);

  return self->n_wide;
}

void
muster_document_begin_columns (MusterDocument *self)
{
  g_return_if_fail (MUSTER_IS_DOCUMENT (self));

  self->n_wide = self->blocks->len;
}

double
muster_document_get_column_width (MusterDocument *self)
{
  g_return_val_if_fail (MUSTER_IS_DOCUMENT (self), 0);

  return self->column_width;
}

void
muster_document_set_column_width (MusterDocument *self,
                                  double          width)
{
  g_return_if_fail (MUSTER_IS_DOCUMENT (self));
  g_return_if_fail (width >= 0);

  self->column_width = width;
}

/**
 * muster_document_get_blocks:
 *
 * Returns: (transfer none) (element-type MusterBlock): its blocks
 */
GPtrArray *
muster_document_get_blocks (MusterDocument *self)
{
  g_return_val_if_fail (MUSTER_IS_DOCUMENT (self), NULL);

  return self->blocks;
}

/**
 * muster_document_dup_language:
 *
 * Returns: (transfer full): the language of the program's own words, such as "en-GB"; names may be
 *   in others
 */
char *
muster_document_dup_language (void)
{
  const char *const *names = g_get_language_names ();
  g_autofree char *language = g_strndup (names[0], strcspn (names[0], ".@"));
  /* Translators: the code of your language, such as "de". */
  const char *own = _("en");

  /* Whoever has another language than any that the words were translated to reads them in English. */
  if (!g_str_has_prefix (language, own))
    return g_strdup (own);

  return g_strdelimit (g_steal_pointer (&language), "_", '-');
}

/**
 * muster_document_hyphenate:
 *
 * Lets the running text of a newspaper be broken within its words, if there is a dictionary for them.
 */
void
muster_document_hyphenate (MusterDocument *self)
{
  g_autofree char *language = NULL;
  g_autoptr (MusterHyphens) hyphens = NULL;

  g_return_if_fail (MUSTER_IS_DOCUMENT (self));

  if (self->masthead == NULL)
    return;
  language = muster_document_dup_language ();
  hyphens = muster_hyphens_new_for (language);
  for (guint i = 0; hyphens != NULL && i < self->blocks->len; i++)
    {
      MusterBlock *block = g_ptr_array_index (self->blocks, i);

      if (block->kind != MUSTER_BLOCK_PARAGRAPH || block->style != MUSTER_TEXT_BODY)
        continue;
      g_free (block->soft);
      block->soft = muster_hyphens_dup_soft (hyphens, block->text);
    }
}
