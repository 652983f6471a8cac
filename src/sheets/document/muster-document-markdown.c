/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/document/muster-document-output.h"
#include "sheets/document/muster-plain.h"

#include <string.h>

/* Writes Markdown with GitHub's tables. Every character that would have a meaning where it
 * stands gets a backslash, but no other does, because people read the source too. */

/* Characters that have a meaning anywhere in a line. */
#define ANYWHERE "\\`*_[]<>|~#"

/* Returns whether a line would be taken for a rule or an item of a list. */
static gboolean
opens_block (const char *text)
{
  const char *p = text;

  if (strchr ("-+=:", *p) != NULL)
    return *p != '\0';

  while (g_ascii_isdigit (*p))
    p++;

  return p > text && (*p == '.' || *p == ')');
}

/* @opens: whether the text begins a line, where more characters have a meaning. */
static void
append_line (GString    *markdown,
             const char *text,
             gsize       length,
             gboolean    opens)
{
  const char *end = text + length;

  /* Spaces at the beginning would make the line code, and spaces at the end a line break. */
  while (text < end && *text == ' ')
    text++;
  while (end > text && end[-1] == ' ')
    end--;

  if (opens && text < end && opens_block (text))
    {
      while (g_ascii_isdigit (*text))
        g_string_append_c (markdown, *text++);
      g_string_append_c (markdown, '\\');
    }
  for (; text < end; text++)
    {
      if (strchr (ANYWHERE, *text) != NULL ||
          (*text == '&' && (g_ascii_isalpha (text[1]) || text[1] == '#')))
        g_string_append_c (markdown, '\\');
      g_string_append_c (markdown, *text);
    }
}

/* @glue: what separates the lines of the text. Empty lines are left out. */
static void
append_text (GString    *markdown,
             const char *text,
             const char *glue,
             gboolean    opens)
{
  gboolean is_first = TRUE;

  while (*text != '\0')
    {
      gsize length = strcspn (text, "\n");

      if (strspn (text, " ") < length)
        {
          if (!is_first)
            g_string_append (markdown, glue);
          append_line (markdown, text, length, opens);
          is_first = FALSE;
        }
      text += length;
      if (*text == '\n')
        text++;
    }
}

static void
append_paragraph (GString         *markdown,
                  const char      *text,
                  MusterTextStyle  style)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  const char *mark = style == MUSTER_TEXT_STRONG ? "**" : style == MUSTER_TEXT_QUIET ? "*" : "";
  gboolean is_first = TRUE;

  /* Emphasis cannot span lines and must not have spaces at its ends. */
  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *line = g_strstrip (lines[i]);

      if (*line == '\0')
        continue;
      if (!is_first)
        g_string_append (markdown, "\\\n");
      g_string_append (markdown, mark);
      append_line (markdown, line, strlen (line), *mark == '\0');
      g_string_append (markdown, mark);
      is_first = FALSE;
    }
  g_string_append (markdown, "\n\n");
}

static void
append_row (GString           *markdown,
            const MusterTable *table,
            const MusterRow   *row)
{
  for (guint i = 0; i < muster_table_get_n_columns (table); i++)
    {
      const char *text = row != NULL ? row->cells[i] : muster_table_get_column (table, i)->title;
      gboolean strong = row != NULL && row->strong && strspn (text, " \n") < strlen (text);

      g_string_append (markdown, strong ? "| **" : "| ");
      append_text (markdown, text, "<br>", FALSE);
      g_string_append (markdown, strong ? "** " : " ");
    }
  g_string_append (markdown, "|\n");
}

static void
append_table (GString           *markdown,
              const MusterTable *table)
{
  static const char *const rules[] = {
    [MUSTER_ALIGN_START] = "| --- ",
    [MUSTER_ALIGN_CENTER] = "| :-: ",
    [MUSTER_ALIGN_END] = "| --: ",
  };

  append_row (markdown, table, NULL);
  for (guint i = 0; i < muster_table_get_n_columns (table); i++)
    g_string_append (markdown, rules[muster_table_get_column (table, i)->align]);
  g_string_append (markdown, "|\n");
  for (guint i = 0; i < muster_table_get_n_rows (table); i++)
    append_row (markdown, table, muster_table_get_row (table, i));
  g_string_append_c (markdown, '\n');
}

static void
append_heading (GString    *markdown,
                int         level,
                const char *text)
{
  g_string_append_printf (markdown, "%.*s ", level, "######");
  append_text (markdown, text, " ", FALSE);
  g_string_append (markdown, "\n\n");
}

static void
append_list (GString           *markdown,
             const MusterBlock *block)
{
  for (guint i = 0; block->items[i] != NULL; i++)
    {
      const char *item;
      gsize length;

      g_string_append (markdown, block->is_checklist ? "- [ ] " : "- ");

      /* Words that lead an item are strong. */
      item = block->items[i];
      length = block->style == MUSTER_TEXT_LED ? muster_plain_measure_lead (item) : 0;
      if (length > 0)
        {
          g_string_append (markdown, "**");
          append_line (markdown, item, length, FALSE);
          g_string_append (markdown, "** ");
        }
      append_text (markdown, item + length, "\\\n  ", length == 0);

      g_string_append_c (markdown, '\n');
    }
  g_string_append_c (markdown, '\n');
}

/* A drawing is its title and its words: people read and copy the source, and forums show no image that is
 * written into an address. */
static void
append_drawing (GString           *markdown,
                const MusterBlock *block)
{
  append_paragraph (markdown, block->text, MUSTER_TEXT_STRONG);
  append_list (markdown, block);
}

static void
append_blocks (GString   *markdown,
               GPtrArray *blocks)
{
  const MusterBlockKind none = MUSTER_BLOCK_PAGE_BREAK;
  MusterBlockKind before = none;

  for (guint i = 0; i < blocks->len; i++)
    {
      const MusterBlock *block = g_ptr_array_index (blocks, i);

      switch (block->kind)
        {
        case MUSTER_BLOCK_HEADING:
          append_heading (markdown, block->level + 1, block->text);
          break;

        case MUSTER_BLOCK_PARAGRAPH:
          append_paragraph (markdown, block->text, block->style);
          break;

        case MUSTER_BLOCK_DRAWING:
          append_drawing (markdown, block);
          break;

        case MUSTER_BLOCK_LIST:
          /* Two lists in a row would be taken for one. */
          if (before == MUSTER_BLOCK_LIST || before == MUSTER_BLOCK_DRAWING)
            g_string_append (markdown, "<!-- -->\n\n");
          append_list (markdown, block);
          break;

        case MUSTER_BLOCK_TABLE:
          append_table (markdown, block->table);
          break;

        case MUSTER_BLOCK_GROUP:
          append_blocks (markdown, block->children);
          break;

        case MUSTER_BLOCK_PAGE_BREAK:
          g_string_append (markdown, "---\n\n");
          break;

        case MUSTER_BLOCK_ENTRY:
        case MUSTER_BLOCK_CARDS:
        case MUSTER_BLOCK_TOKENS:
        case MUSTER_BLOCK_LINES:
          {
            g_autoptr (MusterDocument) plain = muster_block_new_plain (block);

            append_blocks (markdown, muster_document_get_blocks (plain));
          }
          break;

        default:
          g_assert_not_reached ();
        }
      before = block->kind;
    }
}

/**
 * muster_document_markdown_write:
 *
 * Returns: (transfer full): the document as Markdown
 */
char *
muster_document_markdown_write (MusterDocument *document)
{
  GString *markdown;

  g_return_val_if_fail (MUSTER_IS_DOCUMENT (document), NULL);

  markdown = g_string_new (NULL);
  append_heading (markdown, 1, muster_document_get_title (document));
  if (*muster_document_get_subtitle (document) != '\0')
    append_paragraph (markdown, muster_document_get_subtitle (document), MUSTER_TEXT_BODY);
  append_blocks (markdown, muster_document_get_blocks (document));
  if (*muster_document_get_footer (document) != '\0')
    append_paragraph (markdown, muster_document_get_footer (document), MUSTER_TEXT_QUIET);

  /* The last block has left an empty line behind it. */
  while (markdown->len > 1 && g_str_has_suffix (markdown->str, "\n\n"))
    g_string_truncate (markdown, markdown->len - 1);

  return g_string_free (markdown, FALSE);
}
