/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"

G_BEGIN_DECLS

/**
 * MusterOrderTexts:
 *
 * What is said about the order that is being given; none of it is ever NULL. Part of
 * #MusterOrderForm.
 */
typedef struct
{
  char *title;
  char *message;
  const char *rule; /* static: the rule that the message cites, or "" */
  char *request_title;
  char *request_text;
  char **advice;
  char **preview;
  char **preview_prompts;
} MusterOrderTexts;

void muster_order_texts_init     (MusterOrderTexts    *self);
void muster_order_texts_clear    (MusterOrderTexts    *self);

/* Clears all texts but the title, which is taken. */
void muster_order_texts_begin    (MusterOrderTexts    *self,
                                  char                *title);
void muster_order_texts_complain (MusterOrderTexts    *self,
                                  char                *message,
                                  const char          *rule);
/* @by: the unit that lets a roll be thrown again, or -1 */
void muster_order_texts_ask      (MusterOrderTexts    *self,
                                  MusterBattle        *battle,
                                  const MusterRequest *request,
                                  int                  by);
void muster_order_texts_foretell (MusterOrderTexts    *self,
                                  MusterBattle        *battle,
                                  const MusterOutcome *outcome,
                                  const MusterOrder   *order,
                                  const MusterTape    *tape);
void muster_order_texts_advise   (MusterOrderTexts    *self,
                                  const char          *line);

G_END_DECLS
