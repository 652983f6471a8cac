/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-document.h"

#include "cli/muster-cli-file.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "core/muster-i18n.h"
#include "sheets/document/muster-document-output.h"
#include "sheets/page/muster-pages.h"

#define TEXT_COLUMNS 80

void
muster_cli_document_sheet_clear (MusterCliSheet *self)
{
  g_clear_pointer (&self->out, g_free);
  g_clear_pointer (&self->paper, g_free);
}

gboolean
muster_cli_document_sheet_check (MusterCliSheet *self)
{
  self->format = MUSTER_DOCUMENT_TEXT;
  if (self->out != NULL && !muster_document_file_format_find (self->out, &self->format))
    {
      muster_cli_options_misused (_("the file must end in .pdf, .html, .md, .bbcode or .txt"));
      return FALSE;
    }

  muster_paper_init (&self->page);
  if (g_strcmp0 (self->paper, "letter") == 0)
    self->page.size = MUSTER_PAPER_LETTER;
  else if (self->paper != NULL && !g_str_equal (self->paper, "a4"))
    {
      muster_cli_options_misused (_("paper is “a4” or “letter”, not “%s”"), self->paper);
      return FALSE;
    }
  self->page.landscape = self->landscape;
  self->page.large_type = self->large;

  return TRUE;
}

gboolean
muster_cli_document_sheet_check_free (const MusterCliSheet *self)
{
  g_autoptr (GError) error = NULL;

  if (self->out == NULL || muster_cli_file_check_free (self->out, self->overwrite, &error))
    return TRUE;

  muster_cli_complain ("%s", error->message);

  return FALSE;
}

void
muster_cli_document_mention_lacking (MusterDocument       *document,
                                     MusterDocumentFormat  format,
                                     const MusterPaper    *paper)
{
  g_autoptr (MusterPages) pages = NULL;
  g_autofree char *lacking = NULL;

  if (format != MUSTER_DOCUMENT_PDF)
    return;

  pages = muster_pages_new (document, paper);
  lacking = muster_pages_dup_lacking (pages);
  if (*lacking != '\0')
    muster_cli_complain (_("no font here has letters of: %s; they are boxes in the file"), lacking);
}

static gboolean
write_file (const MusterCliSheet  *self,
            MusterDocument        *document,
            GError               **error)
{
  g_autoptr (GBytes) bytes = muster_document_file_write (document, self->format, &self->page, error);
  g_autofree char *shown = g_filename_display_name (self->out);

  if (bytes == NULL ||
      !muster_cli_file_write (self->out, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                              self->overwrite, error))
    return FALSE;
  muster_cli_print (_("Written: %s\n"), shown);
  muster_cli_document_mention_lacking (document, self->format, &self->page);

  return TRUE;
}

MusterCliStatus
muster_cli_document_sheet_put (const MusterCliSheet *self,
                               MusterDocument       *document)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (self->out == NULL)
    {
      text = muster_document_text_write (document, TEXT_COLUMNS);
      muster_cli_print ("%s", text);
      return MUSTER_CLI_OK;
    }
  if (write_file (self, document, &error))
    return MUSTER_CLI_OK;

  muster_cli_complain ("%s", error->message);

  return MUSTER_CLI_FAILED;
}
