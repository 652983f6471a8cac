/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/chart/muster-chart.h"

G_BEGIN_DECLS

/**
 * MusterWebSite:
 * @club: what the club is called, or ""
 * @accent: (nullable): the colour of its pages, as #rrggbb
 * @badge: (nullable): the name of the file with its badge
 * @links: (element-type utf8): pairs of a file and its title, for the head of every page
 *
 * What all pages of a club share.
 */
typedef struct
{
  const char *club;
  const char *accent;
  const char *badge;
  GPtrArray *links;
} MusterWebSite;

/* A page is HTML text that grows; whoever began it ends it. @file: its own name. */
GString *muster_web_page_begin       (const MusterWebSite *site,
                                      const char          *file,
                                      const char          *title) G_GNUC_WARN_UNUSED_RESULT;
char    *muster_web_page_end         (GString             *page) G_GNUC_WARN_UNUSED_RESULT;

/* @note: (nullable) */
void     muster_web_page_add_heading (GString             *page,
                                      const char          *heading,
                                      const char          *note);
/* Nothing if it has no figures. @number: which one of the page it is. */
void     muster_web_page_add_chart   (GString             *page,
                                      const MusterChart   *chart,
                                      guint                number);

/* A table that the script of the pages searches and sorts. @headings: ended by NULL; one that begins
 * with # is of figures. */
void     muster_web_page_begin_table (GString             *page,
                                      const char *const   *headings);
/* A table without a row gives way to a sentence. */
void     muster_web_page_end_table   (GString             *page);
/* @link: (nullable): the file that a cell of words leads to. */
void     muster_web_page_add_words   (GString             *page,
                                      const char          *words,
                                      const char          *link);
void     muster_web_page_add_figure  (GString             *page,
                                      const char          *figure);
/* @key: what it is sorted by. */
void     muster_web_page_add_day     (GString             *page,
                                      const char          *words,
                                      const char          *key);

G_END_DECLS
