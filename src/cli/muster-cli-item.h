/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/muster-store.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_CLI_ANY = -1,
  MUSTER_CLI_BATTLE,
  MUSTER_CLI_CAMPAIGN,
  MUSTER_CLI_FORCE,
} MusterCliKind;

/**
 * MusterCliItem:
 * @label: how the command line names it: "battle-3"
 *
 * A stored battle, campaign or force.
 */
typedef struct
{
  MusterCliKind kind;
  gint64 id;
  char *label;
  char *uuid;
  char *title;
} MusterCliItem;

char          *muster_cli_item_dup_label (MusterCliKind   kind,
                                          gint64          id) G_GNUC_WARN_UNUSED_RESULT;
void           muster_cli_item_free      (MusterCliItem  *self);

/* All that are stored, as MusterCliItem: battles, then campaigns, then forces. */
GPtrArray     *muster_cli_item_list      (MusterStore    *store) G_GNUC_WARN_UNUSED_RESULT;
/* The one of a kind, or of any, that @name means: its label, its uuid or its title. NULL: said why. */
MusterCliItem *muster_cli_item_find      (GPtrArray      *items,
                                          MusterCliKind   kind,
                                          const char     *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCliItem, muster_cli_item_free)

G_END_DECLS
