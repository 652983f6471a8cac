/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Makes the code of a seat: 128 random bits from the system, written with 26 letters and digits,
 * none of which looks like another (W-SEAT-02). */
char *muster_table_code_new  (void) G_GNUC_WARN_UNUSED_RESULT;

/* Normalises a code that somebody typed: removes blanks and hyphens, makes letters small, and turns
 * o into 0 and i and l into 1. */
char *muster_table_code_tidy (const char *code) G_GNUC_WARN_UNUSED_RESULT;

/* Writes the code in groups of five, to be read aloud and typed. */
char *muster_table_code_dup_groups (const char *code) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
