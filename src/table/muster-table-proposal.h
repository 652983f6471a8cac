/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* Reads what a phone proposes and compares it with what its seat was offered. Returns 202, or 400
 * or 409 with a reason. @state: what the seat sees. @proposal: (out): the proposal to pass on.
 * @reason: (out): a sentence for the player. */
guint muster_table_proposal_read (const char  *body,
                                  gsize        length,
                                  JsonObject  *state,
                                  JsonObject **proposal,
                                  char       **reason);

/* Returns the code in the body of a request to join, which is JSON or a form, or NULL if the body
 * cannot be read. */
char *muster_table_proposal_dup_code (const char *body,
                                      gsize       length,
                                      gboolean    is_form) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
