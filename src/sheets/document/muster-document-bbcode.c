/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/document/muster-document-output.h"
#include "sheets/document/muster-plain.h"

#include <string.h>

/* Writes BBCode that all boards can read: bold, italics, lists and tables. Sizes and colours are
 * not used, because boards treat them differently. */

/* BBCode cannot escape a bracket. A word joiner, which has no width, behind the bracket keeps it
 * from beginning a tag. */
#define WORD_JOINER "\xe2\x81\xa0"

static void
append_text (GString    *bbcode,
             const char *text)
{
  for (const char *p = text; *p != '\0'; p++)
    {
      g_string_append_c (bbcode, *p);
      if (*p == '[' && (g_ascii_isalpha (p[1]) || p[1] == '/' || p[1] == '*'))
        g_string_append (bbcode, WORD_JOINER);
    }
}

static void
append_tagged (GString    *bbcode,
               const char *text,
               const char *tag)
{
  if (tag == NULL)
    {
      append_text (bbcode, text);
      return;
    }
  g_string_append_printf (bbcode, "[%s]", tag);
  append_text (bbcode, text);
  g_string_append_printf (bbcode, "[/%s]", tag);
}

static void
append_heading (GString    *bbcode,
                const char *text)
{
  g_autofree char *line = g_strdelimit (g_strdup (text), "\n", ' ');

  append_tagged (bbcode, line, "b");
  g_string_append (bbcode, "\n\n");
}

static void
append_row (GString           *bbcode,
            const MusterTable *table,
            const MusterRow   *row)
{
  g_string_append (bbcode, "[tr]");
  for (guint i = 0; i < muster_table_get_n_columns (table); i++)
    {
      g_string_append (bbcode, "[td]");
      if (row == NULL)
        append_tagged (bbcode, muster_table_get_column (table, i)->title, "b");
      else
        append_tagged (bbcode, row->cells[i], row->strong && *row->cells[i] != '\0' ? "b" : NULL);
      g_string_append (bbcode, "[/td]");
    }
  g_string_append (bbcode, "[/tr]\n");
}

static void
append_table (GString           *bbcode,
              const MusterTable *table)
{
  g_string_append (bbcode, "[table]\n");
  if (muster_table_has_head (table))
    append_row (bbcode, table, NULL);
  for (guint i = 0; i < muster_table_get_n_rows (table); i++)
    append_row (bbcode, table, muster_table_get_row (table, i));
  g_string_append (bbcode, "[/table]\n\n");
}

static void
append_list (GString          *bbcode,
             char            **items,
             MusterTextStyle   style)
{
  g_string_append (bbcode, "[list]\n");
  for (guint i = 0; items[i] != NULL; i++)
    {
      gsize length = style == MUSTER_TEXT_LED ? muster_plain_measure_lead (items[i]) : 0;
      g_autofree char *lead = g_strndup (items[i], length);

      g_string_append (bbcode, "[*]");
      if (length > 0)
        append_tagged (bbcode, lead, "b");
      append_text (bbcode, items[i] + length);
      g_string_append_c (bbcode, '\n');
    }
  g_string_append (bbcode, "[/list]\n\n");
}

static void
append_blocks (GString   *bbcode,
               GPtrArray *blocks)
{
  static const char *const tags[] = {
    [MUSTER_TEXT_BODY] = NULL,
    [MUSTER_TEXT_STRONG] = "b",
    [MUSTER_TEXT_QUIET] = "i",
    [MUSTER_TEXT_FINE] = NULL,
    [MUSTER_TEXT_NAME] = "b",
    [MUSTER_TEXT_LED] = NULL,
  };

  for (guint i = 0; i < blocks->len; i++)
    {
      const MusterBlock *block = g_ptr_array_index (blocks, i);

      switch (block->kind)
        {
        case MUSTER_BLOCK_HEADING:
          append_heading (bbcode, block->text);
          break;

        case MUSTER_BLOCK_PARAGRAPH:
          append_tagged (bbcode, block->text, tags[block->style]);
          g_string_append (bbcode, "\n\n");
          break;

        case MUSTER_BLOCK_DRAWING:
          /* What a map or a list in a border is; a picture has no words. */
          if (block->items[0] != NULL)
            append_heading (bbcode, block->text);
          G_GNUC_FALLTHROUGH;
        case MUSTER_BLOCK_LIST:
          if (block->is_checklist)
            {
              /* Forums have no lists of boxes to tick, and would put a bullet before each box. */
              for (guint k = 0; block->items[k] != NULL; k++)
                {
                  g_string_append (bbcode, "☐ ");
                  append_text (bbcode, block->items[k]);
                  g_string_append_c (bbcode, '\n');
                }
              g_string_append_c (bbcode, '\n');
            }
          else
            append_list (bbcode, block->items, block->style);
          break;

        case MUSTER_BLOCK_TABLE:
          append_table (bbcode, block->table);
          break;

        case MUSTER_BLOCK_GROUP:
          append_blocks (bbcode, block->children);
          break;

        case MUSTER_BLOCK_PAGE_BREAK:
          break;

        case MUSTER_BLOCK_ENTRY:
        case MUSTER_BLOCK_CARDS:
        case MUSTER_BLOCK_TOKENS:
        case MUSTER_BLOCK_LINES:
          {
            g_autoptr (MusterDocument) plain = muster_block_new_plain (block);

            append_blocks (bbcode, muster_document_get_blocks (plain));
          }
          break;

        default:
          g_assert_not_reached ();
        }
    }
}

/**
 * muster_document_bbcode_write:
 *
 * Returns: (transfer full): the document as BBCode
 */
char *
muster_document_bbcode_write (MusterDocument *document)
{
  GString *bbcode;

  g_return_val_if_fail (MUSTER_IS_DOCUMENT (document), NULL);

  bbcode = g_string_new (NULL);
  append_heading (bbcode, muster_document_get_title (document));
  if (*muster_document_get_subtitle (document) != '\0')
    {
      append_text (bbcode, muster_document_get_subtitle (document));
      g_string_append (bbcode, "\n\n");
    }
  append_blocks (bbcode, muster_document_get_blocks (document));
  if (*muster_document_get_footer (document) != '\0')
    {
      append_tagged (bbcode, muster_document_get_footer (document), "i");
      g_string_append (bbcode, "\n\n");
    }
  /* The last block has left an empty line behind it. */
  g_string_truncate (bbcode, bbcode->len - 1);

  return g_string_free (bbcode, FALSE);
}
