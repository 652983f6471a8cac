/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/catalog/muster-pack.h"
#include "core/muster-object.h"
#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_LIBRARY (muster_library_get_type ())
G_DECLARE_FINAL_TYPE (MusterLibrary, muster_library, MUSTER, LIBRARY, MusterObject)

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

/* Ids of packs that are switched off, to be said before they are added: they are listed and checked, and
 * battles that name them have them, but nothing new is offered with them. @ids: (nullable): none. */
void           muster_library_set_packs_off  (MusterLibrary     *self,
                                              const char *const *ids);

/* Adds a user's pack from its text. Never fails as a whole: a broken pack is listed with its error. Packs
 * are added before any force or battle is read: see muster-catalog.h. */
void           muster_library_add_pack       (MusterLibrary  *self,
                                              const char     *id,
                                              const char     *origin,
                                              const char     *text,
                                              gsize           length);
/* A pack that could not even be read is listed too. */
void           muster_library_add_broken_pack (MusterLibrary *self,
                                               const char    *id,
                                               const char    *origin,
                                               const char    *error);

/* Where players put their packs, to be told to them; NULL: nobody has said. */
void           muster_library_set_folder     (MusterLibrary  *self,
                                              const char     *folder);

/* Every ruleset with all of its packs that can be used and are not switched off. */
GListModel    *muster_library_get_rulesets        (MusterLibrary  *self);
MusterRuleset *muster_library_find_ruleset        (MusterLibrary  *self,
                                                   const char     *id);
/* MusterPack, in the order they were added in. */
GPtrArray     *muster_library_get_packs           (MusterLibrary  *self);
const MusterPack *
               muster_library_editions_find_pack      (MusterLibrary  *self,
                                                       const char     *id);
/* Ids of the packs of a ruleset that can be used and are not switched off, in their order. */
char         **muster_library_editions_list_packs (MusterLibrary  *self,
                                                   const char     *ruleset_id) G_GNUC_WARN_UNUSED_RESULT;

/* Why a pack cannot be used for a ruleset, and what to do about it; NULL if it can. */
char          *muster_library_editions_explain_pack   (MusterLibrary  *self,
                                                       const char     *ruleset_id,
                                                       const char     *id) G_GNUC_WARN_UNUSED_RESULT;

/* A ruleset with some of its packs and none of the others; the same for the same packs, whatever their
 * order. What cannot be had is left out, and the problem says why. */
MusterRuleset *muster_library_editions_get_edition    (MusterLibrary     *self,
                                                       const char        *ruleset_id,
                                                       const char *const *packs,
                                                       char             **problem);

G_END_DECLS
