/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli/muster-cli.h"
#include "hub/muster-hub-exchange.h"

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/**
 * MusterCliHub:
 * @survey: the data file, what it knows of its hub, and the connection
 * @status: what the command ends with if it could not be opened
 *
 * What the commands of the hub work with.
 */
typedef struct
{
  MusterHubSurvey survey;
  MusterStore *store;
  MusterLibrary *library;
  MusterHubDesk *desk;
  MusterHubLink *link;
  char *packs;
  MusterCliStatus status;
} MusterCliHub;

/* What “does not let you in” and “cannot be reached” end with. */
#define MUSTER_CLI_AWAY MUSTER_CLI_NEEDS

/* Says what is wrong. Returns: what the command ends with */
MusterCliStatus muster_cli_hub_complain (const GError         *error);

/* Connects before it opens the data file, so that nobody waits for a network. FALSE: said why.
 * @self: (out caller-allocates), to be cleared in any case. */
gboolean        muster_cli_hub_open        (MusterCliHub         *self,
                                            const char           *store_path);
/* The same without a connection. */
gboolean        muster_cli_hub_open_here   (MusterCliHub         *self,
                                            const char           *store_path);
void            muster_cli_hub_clear       (MusterCliHub         *self);

/* (nullable): the item that KIND and NAME mean, of @items; NULL: said why. */
MusterHubItem  *muster_cli_hub_find        (GPtrArray            *items,
                                            const char           *kind,
                                            const char           *name);

void            muster_cli_hub_add_items   (JsonBuilder          *builder,
                                            GPtrArray            *items);
void            muster_cli_hub_print_item_json (const MusterHubItem *item);
/* One line for people. */
void            muster_cli_hub_print_item  (const MusterHubItem  *item);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterCliHub, muster_cli_hub_clear)

G_END_DECLS
