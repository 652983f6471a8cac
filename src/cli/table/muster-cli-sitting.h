/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/campaign/muster-campaign.h"
#include "table/host/muster-table-host.h"

G_BEGIN_DECLS

/* What is taken as it comes, without anybody at a keyboard. */
typedef enum
{
  MUSTER_CLI_ACCEPT_NOTHING,
  MUSTER_CLI_ACCEPT_DICE,
  MUSTER_CLI_ACCEPT_ALL,
} MusterCliAccept;

typedef struct _MusterCliSitting MusterCliSitting;

/**
 * MusterCliSitting:
 *
 * A battle, or a campaign, with phones round it: what each seat sees is fed to them, and what they
 * propose is taken, or printed until somebody decides. The log has one writer, which is this
 * (W-PROPOSE-03).
 *
 * @battle: (nullable): %NULL: the campaign is on phones
 * @campaign: (nullable): if there is a battle, the campaign that it belongs to
 */
MusterCliSitting *muster_cli_sitting_new     (MusterBattle      *battle,
                                              MusterCampaign    *campaign,
                                              MusterCliAccept    accept) G_GNUC_WARN_UNUSED_RESULT;
void              muster_cli_sitting_free    (MusterCliSitting  *self);
MusterTableHost  *muster_cli_sitting_get_host (MusterCliSitting *self);

/* Everybody sees how things stand. */
void              muster_cli_sitting_show    (MusterCliSitting  *self);
/* One line of JSON: the address and the codes. */
void              muster_cli_sitting_print   (MusterCliSitting  *self);
/* A line of the standard input: `accept N`, `decline N`, `renew SEAT`. */
void              muster_cli_sitting_obey    (MusterCliSitting  *self,
                                              const char        *line);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCliSitting, muster_cli_sitting_free)

G_END_DECLS
