/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns why a battle ended as a whole sentence without its full stop, or NULL where the rules have no such
 * reason, and somebody ended it. @why: as the log has it, in the reader's language. @domain: of the texts of
 * the ruleset. */
char *muster_despatch_why_dup (const char *why,
                               const char *domain) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
