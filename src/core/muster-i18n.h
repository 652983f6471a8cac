/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <libintl.h>
#include <string.h>

G_BEGIN_DECLS

/* The texts of each ruleset are a domain of their own, so that somebody can translate one game; all others
 * are those of the program. A ruleset's header says which domain is its own before it includes this one.
 * The domain is always named: a library must find its texts whatever the program has set. */
#ifndef MUSTER_TEXT_DOMAIN
#define MUSTER_TEXT_DOMAIN "muster"
#endif

#define _(text) muster_i18n_find (MUSTER_TEXT_DOMAIN, text)
#define C_(context, text) g_dpgettext (MUSTER_TEXT_DOMAIN, context "\004" text, strlen (context) + 1)
#define N_(text) text

/* A text with a number in a table, as dngettext() takes it: for one and for many. */
typedef struct
{
  const char *one;
  const char *many;
} MusterForms;

#define NP_(one, many) { one, many }

/* Where translations are: before the first text is looked up, with the locale set. Dates and numbers follow
 * the language of the texts from then on. @folder: as bindtextdomain() takes it. */
void        muster_i18n_start         (const char *folder);

/* The domain of a ruleset; that of the program for a ruleset that it does not ship. */
const char *muster_i18n_get_domain    (const char *ruleset_id);
/* The text in the reader's language: of @domain, else of whichever domain has it. */
const char *muster_i18n_find          (const char *domain,
                                       const char *text) G_GNUC_FORMAT (2);
/* The same of a text that counts. */
const char *muster_i18n_find_form     (const char *domain,
                                       const char *one,
                                       const char *many,
                                       gulong      number) G_GNUC_FORMAT (2) G_GNUC_FORMAT (3);

/* Which of two locales dates and numbers are to have where the texts are of @language, such as "de": @current
 * if it speaks the language, else @messages; NULL if neither does. */
const char *muster_i18n_choose_locale (const char *language,
                                       const char *current,
                                       const char *messages);

G_END_DECLS
