/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle-models.h"
#include "core/battle/muster-battle.h"
#include "core/battle/muster-history.h"

G_BEGIN_DECLS

/* `length` entries of the history count; those behind them can be redone until the next order. The
 * present is the state after them; `position` is where the shown state stands, which is the present unless
 * somebody looks back. */

struct _MusterBattle
{
  GObject parent_instance;

  MusterSetup *setup;
  MusterBattleDetails details;
  MusterJournal *journal;
  MusterHistory *history;
  guint length;
  guint position;

  MusterOutcome present;
  MusterOutcome shown; /* while looking back */
  MusterOutcome trial;

  MusterBattleModels models;
};

/* Resolves the order in the present, into the trial. FALSE: it could not be carried out to its end. */
gboolean muster_battle_try_whole (MusterBattle       *self,
                                  const MusterOrder  *order,
                                  MusterTape         *tape,
                                  gboolean            translated,
                                  GError            **error);
/* The trial becomes the present, and what could be redone is forgotten. */
void     muster_battle_add_trial (MusterBattle       *self,
                                  MusterLogEntry     *entry);
/* Models, properties and listeners follow what is shown. */
void     muster_battle_announce  (MusterBattle       *self);

G_END_DECLS
