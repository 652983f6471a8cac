/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-line.h"

G_BEGIN_DECLS

/**
 * MusterDutyTime:
 * @MUSTER_DUTY_NOW: before anything else
 * @MUSTER_DUTY_TURN: before the turn can end
 * @MUSTER_DUTY_MAY: if anybody wants to
 */
typedef enum
{
  MUSTER_DUTY_NOW,
  MUSTER_DUTY_TURN,
  MUSTER_DUTY_MAY,
} MusterDutyTime;

/**
 * MusterDuty:
 * @unit: index of the unit that it is about, or -1
 * @verb: the order that does it, or -1: any
 *
 * Something that is to be done, as the rules see it. A plain value.
 */
typedef struct
{
  MusterDutyTime when;
  gint16 unit;
  gint16 verb;
  MusterLine line;
} MusterDuty;

/* All that is to be done now, first what is most pressing. */
GArray *muster_duty_list (const MusterSetup  *setup,
                          const MusterState  *state) G_GNUC_WARN_UNUSED_RESULT;

/* For a ruleset: one more. */
void    muster_duty_add  (GArray             *duties,
                          MusterDutyTime      when,
                          int                 unit,
                          int                 verb,
                          const MusterPhrase *phrase);

G_END_DECLS
