/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Plays the cases of a ruleset and compares. A case is named after the rule that it is about;
 * muster-test-shorthand.h says how its battle is written. What comes of it is "expect", a part of the
 * state; or "error", a part of the message; or "needs", the roll that is asked for. "steps" are rules
 * that the last order cites, "prompts" parts of what it asks of the
 * players, "silent" of what it must not ask. An example is a whole battle
 * file with "expect". A file is a list of cases, or an object with "cases" and what they have in common,
 * unless they say otherwise. */

/**
 * MusterTestSection:
 * @n_rules: number of the last
 * @first: number of the first; 0: 01
 *
 * A section of the document of a ruleset, "FIRE", or rules in a row of one.
 */
typedef struct
{
  const char *name;
  guint n_rules;
  guint first;
} MusterTestSection;

int muster_test_run_cases (const char              *ruleset_id,
                           const char              *prefix,
                           const MusterTestSection *sections);

typedef void (*MusterTestCaseFunc) (const char *name,
                                    const char *file,
                                    gpointer    data);

void muster_test_foreach_case (const char        *ruleset_id,
                               MusterTestCaseFunc func,
                               gpointer           data);

G_END_DECLS
