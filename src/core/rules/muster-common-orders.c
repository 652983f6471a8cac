/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/muster-common-orders.h"

#include "core/muster-i18n.h"

const MusterChoice muster_common_removals[] = {
  { "destroyed", N_("Destroyed") },
  { "routed", N_("Routed") },
  { "retreated-off", N_("Retreated off the table") },
  { "exited", N_("Left by a permitted edge") },
  { "withdrawn", N_("Withdrawn") },
  { "spiked", N_("Spiked") },
  { NULL },
};

const MusterField muster_common_remove_fields[] = {
  { "unit", N_("Unit"), MUSTER_FIELD_UNIT, MUSTER_FIELD_REQUIRED },
  { "fate", N_("Fate"), MUSTER_FIELD_CHOICE, MUSTER_FIELD_REQUIRED, muster_common_removals },
  { NULL },
};

const MusterField muster_common_note_fields[] = {
  { "text", N_("Text"), MUSTER_FIELD_TEXT, MUSTER_FIELD_REQUIRED },
  { NULL },
};

const MusterField muster_common_end_battle_fields[] = {
  { "reason", N_("Reason"), MUSTER_FIELD_TEXT },
  { NULL },
};
