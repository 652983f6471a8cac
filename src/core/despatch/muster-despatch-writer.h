/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/despatch/muster-despatch-pen.h"

G_BEGIN_DECLS

/* What the functions that write a despatch share. It lives on the stack. */
typedef struct
{
  MusterPen pen;
  const MusterBattleResult *result;
  const MusterRules *rules;
} MusterDespatchWriter;

void muster_despatch_write_course (MusterDespatchWriter *self);

G_END_DECLS
