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
  MUSTER_COMMON_REASON,
  { NULL },
};

const MusterField muster_common_note_fields[] = {
  { "text", N_("Text"), MUSTER_FIELD_TEXT, MUSTER_FIELD_REQUIRED },
  { "at", N_("About line"), MUSTER_FIELD_NUMBER, 0, NULL, 1, G_MAXINT16 },
  { NULL },
};

const MusterField muster_common_end_battle_fields[] = {
  { "reason", N_("Reason"), MUSTER_FIELD_TEXT },
  { NULL },
};

static const MusterPhrase REASON =
  { NULL, N_("Reason: {t0}") };

/**
 * muster_common_step_reason:
 *
 * Adds the reason of an order that has one, as its last step.
 */
void
muster_common_step_reason (MusterResolution *self)
{
  int field = muster_fields_find (self->order->spec->fields, "reason");

  if (field >= 0 && muster_order_has (self->order, (guint) field))
    muster_step (self, &REASON, field);
}
