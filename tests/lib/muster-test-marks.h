/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What every text begins with that is to be shown as it is. */
#define MUSTER_TEST_MARK "<b>&"

/* Whether a document is taken by its reader. */
typedef gboolean (*MusterTestTaken) (const char *text,
                                     gpointer    data);

/* The same document with the mark before every text in it, which are all strings that its reader takes with
 * it: what is an id or a word of the format is refused, and stays. Strings that stand at the same place of
 * entries of a list are tried together. @json: is taken as it is. @n_marked: (out): at how many such
 * places */
char *muster_test_marks_put (const char      *json,
                             MusterTestTaken  is_taken,
                             gpointer         data,
                             guint           *n_marked) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
