/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_LIBRARY (muster_library_get_type ())
G_DECLARE_FINAL_TYPE (MusterLibrary, muster_library, MUSTER, LIBRARY, GObject)

/**
 * MusterPack:
 * @name: what it calls itself, or what it was added as
 * @author: (nullable): who made it
 * @note: (nullable): what it is
 * @ruleset_id: (nullable): the ruleset it is for, if it could be read
 * @error: (nullable): why it was left out, with file, place and what was expected
 *
 * A user's pack as it was found.
 */
typedef struct
{
  char *name;
  char *author;
  char *note;
  char *origin;
  char *ruleset_id;
  char *error;
} MusterPack;

/* The built-in rulesets, from the program's own data. Cannot fail on a good build; a wrong file is
 * an error that names it. */
MusterLibrary *muster_library_new            (GError        **error) G_GNUC_WARN_UNUSED_RESULT;
/* The same of these rulesets, ended by NULL. */
MusterLibrary *muster_library_new_for_rules  (const MusterRules *const *rules,
                                              GError                  **error) G_GNUC_WARN_UNUSED_RESULT;

/* Adds a ruleset that the program does not ship, with its figures. */
gboolean       muster_library_add_ruleset    (MusterLibrary      *self,
                                              const MusterRules  *rules,
                                              const char         *origin,
                                              const char         *text,
                                              gsize               length,
                                              GError            **error);

/* Adds a user's pack from its text. Never fails as a whole: a broken pack is listed with its error. Packs
 * are added before any force or battle is read: see muster-catalog.h. */
void           muster_library_add_pack       (MusterLibrary  *self,
                                              const char     *name,
                                              const char     *origin,
                                              const char     *text,
                                              gsize           length);
/* A pack that could not even be read is listed too. */
void           muster_library_add_broken_pack (MusterLibrary *self,
                                               const char    *name,
                                               const char    *origin,
                                               const char    *error);

GListModel    *muster_library_get_rulesets   (MusterLibrary  *self);
MusterRuleset *muster_library_find_ruleset   (MusterLibrary  *self,
                                              const char     *id);
/* MusterPack, in the order they were added in. */
GPtrArray     *muster_library_get_packs      (MusterLibrary  *self);

G_END_DECLS
