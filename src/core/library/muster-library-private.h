/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/library/muster-library.h"
#include "core/library/muster-ruleset-list.h"

G_BEGIN_DECLS

/* Of the library itself and muster-library-editions.c. */
struct _MusterLibrary
{
  MusterObject parent_instance;

  MusterRulesetList *rulesets;
  GPtrArray *guests;    /* what rulesets that the program does not ship are made of */
  GPtrArray *packs;     /* MusterPack */
  GMutex mutex;         /* held by whoever looks at the editions: files are read on workers, too */
  GHashTable *editions; /* ids of ruleset and packs to what is made of them */
  char *folder;
  char **off; /* (nullable): ids of packs that are switched off */
};

/* The ruleset as it is without packs. */
MusterRuleset *muster_library_new_ruleset (MusterLibrary      *self,
                                           const MusterRules  *rules,
                                           GError            **error) G_GNUC_WARN_UNUSED_RESULT;

/* A value of `editions`. */
void           muster_library_editions_free_edition        (gpointer            data);

G_END_DECLS
