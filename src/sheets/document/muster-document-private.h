/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/document/muster-document.h"

G_BEGIN_DECLS

struct _MusterDocument
{
  MusterObject parent_instance;

  char *title;
  char *label;
  char *subtitle;
  char *footer;
  char **masthead; /* (nullable) */
  gboolean has_title;
  double column_width;
  double type_scale;
  guint max_pages;
  gboolean dense;
  guint n_wide;
  GPtrArray *blocks;
  GPtrArray *open; /* the lists of children of the open groups, not owned */
};

/* Replaces *@target by @text as plain text. @text: (nullable). */
void muster_document_take_plain (char      **target,
                                 const char *text);

void muster_block_free          (gpointer    data);

G_END_DECLS
