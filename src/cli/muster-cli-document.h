/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli/muster-cli.h"
#include "sheets/page/muster-document-file.h"

G_BEGIN_DECLS

/**
 * MusterCliSheet:
 * @out: (nullable): the file to write; NULL: it is printed as text
 *
 * Where a document goes, and how it looks there.
 */
typedef struct
{
  char *out;
  char *paper;
  gboolean landscape;
  gboolean large;
  gboolean overwrite;
  MusterDocumentFormat format;
  MusterPaper page;
} MusterCliSheet;

void            muster_cli_document_sheet_clear (MusterCliSheet       *self);

/* What was said on the command line, before anything is done. FALSE: said why not. */
gboolean        muster_cli_document_sheet_check (MusterCliSheet       *self);
/* That its file can be written. FALSE: said why not. */
gboolean        muster_cli_document_sheet_check_free (const MusterCliSheet *self);
MusterCliStatus muster_cli_document_sheet_put   (const MusterCliSheet *self,
                                                 MusterDocument       *document);

/* Says which scripts of a document no font has, where that matters. */
void            muster_cli_document_mention_lacking (MusterDocument       *document,
                                                     MusterDocumentFormat  format,
                                                     const MusterPaper    *paper);

#define MUSTER_CLI_OPTIONS_SHEET(sheet) \
  MUSTER_CLI_OPTION_OUT (&(sheet)->out), \
  MUSTER_CLI_OPTION_PAPER (&(sheet)->paper), \
  { "landscape", 0, 0, G_OPTION_ARG_NONE, &(sheet)->landscape, N_("Landscape"), NULL }, \
  MUSTER_CLI_OPTION_LARGE (&(sheet)->large), \
  MUSTER_CLI_OPTION_OVERWRITE (&(sheet)->overwrite)

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterCliSheet, muster_cli_document_sheet_clear)

G_END_DECLS
