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
  GArray *episodes; /* MusterEpisode: those worth telling, in their order */
} MusterDespatchWriter;

void muster_despatch_course_write (MusterDespatchWriter *self);
/* Tells one episode by itself. @hour: (nullable): when it was, as a newspaper says it. */
void muster_despatch_write_moment (MusterDespatchWriter *self,
                                   guint                 episode,
                                   const char           *hour);

G_END_DECLS
