/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * MusterNameWay:
 * @MUSTER_NAME_WITHIN: within a sentence: "the Natal Column"
 * @MUSTER_NAME_SHORT: "the column"
 * @MUSTER_NAME_WHOSE: "the column’s"
 *
 * The ways in which prose calls a side or a unit.
 */
typedef enum
{
  MUSTER_NAME_WITHIN,
  MUSTER_NAME_SHORT,
  MUSTER_NAME_WHOSE,
  MUSTER_N_NAME_WAYS,
} MusterNameWay;

/* @called: (nullable): what a force says of it, all ways in this order: "the Natal Column / the column / the
 * column’s". Returns: (nullable): how it is called; only a short name may be missing. */
char *muster_despatch_names_dup_called  (const char    *called,
                                         const char    *name,
                                         MusterNameWay  way) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the name of a side or a unit as it stands within a sentence: "the 2nd Company", "the Valley Clans",
 * "Theodore’s Horse". A name that begins with an article keeps it. */
char *muster_despatch_names_dup         (const char *name) G_GNUC_WARN_UNUSED_RESULT;
/* The same at the beginning of a sentence. */
char *muster_despatch_names_dup_subject (const char *name) G_GNUC_WARN_UNUSED_RESULT;
/* The same of somebody who is a unit by himself: a mere rank has an article, "the General". */
char *muster_despatch_dup_person        (const char *name) G_GNUC_WARN_UNUSED_RESULT;
/* Returns any words with a great letter at their beginning. */
char *muster_despatch_names_dup_beginning (const char *words) G_GNUC_WARN_UNUSED_RESULT;
/* Returns the last name of somebody, such as "Hill" of "Captain John Hill", or NULL if there is only one
 * word. */
char *muster_despatch_names_dup_surname (const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* Whether a number is so small that prose writes it in words. */
gboolean muster_despatch_has_word (int number);
/* Returns a small number in words, a larger one in figures, in the reader's language. */
char *muster_despatch_dup_number  (int number) G_GNUC_WARN_UNUSED_RESULT;
/* Returns points such as "9 : 5" as prose has them: "nine to five", of several sides as they are. */
char *muster_despatch_dup_points  (const char *score) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
