/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/lab/muster-lab-resolve.h"

#include "core/lab/muster-lab-battle-private.h"
#include "core/muster-core-error.h"

/* A battle without a table. Each order is recorded as it is given, as if somebody had given it. */

typedef struct
{
  MusterBattle *battle;
  GError *error; /* the first that came up */
} Recorder;

static void
record_cb (const MusterState   *before,
           const MusterOrder   *order,
           const MusterTape    *tape,
           const MusterOutcome *outcome,
           gpointer             data)
{
  Recorder *self = data;
  g_auto (MusterTape) rolls = { 0 };

  muster_tape_init (&rolls);
  muster_tape_copy (&rolls, tape);
  if (self->error == NULL)
    muster_battle_record (self->battle, order, &rolls, &self->error);
}

gboolean
muster_lab_resolve_battle (MusterBattle        *battle,
                           const MusterPolicy  *first,
                           const MusterPolicy  *second,
                           guint64              seed,
                           GError             **error)
{
  MusterSetup *setup = muster_battle_get_setup (battle);
  const char *fault = muster_lab_battle_find_fault (setup);
  Recorder recorder = { .battle = battle };
  MusterLabGround ground;
  MusterLabLine line;
  g_autoptr (MusterLabBattle) fight = NULL;
  g_auto (MusterState) beginning = { 0 };
  g_auto (MusterState) now = { 0 };

  if (fault != NULL)
    {
      g_set_error_literal (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID, fault);
      return FALSE;
    }
  muster_battle_load_kind (battle, MUSTER_OCCASION_SIMULATED);
  muster_lab_battle_ground_init (&ground, setup);
  fight = muster_lab_battle_new (setup, &ground, first, second);
  muster_lab_battle_set_loud (fight, TRUE);
  muster_lab_battle_set_watch (fight, record_cb, &recorder);
  muster_state_init (&beginning);
  muster_state_init (&now);
  muster_lab_battle_begin (fight, &beginning);
  muster_state_assign (&now, muster_battle_get_state (battle));
  line = *muster_lab_battle_get_line (fight);
  muster_lab_battle_fight_from (fight, &now, &line, seed);
  if (recorder.error == NULL)
    return TRUE;
  g_propagate_error (error, recorder.error);
  return FALSE;
}

MusterBattle *
muster_lab_resolve (MusterSetup         *setup,
                    const MusterPolicy  *first,
                    const MusterPolicy  *second,
                    guint64              seed,
                    GError             **error)
{
  g_autoptr (MusterBattle) battle = muster_battle_new (setup);

  if (!muster_lab_resolve_battle (battle, first, second, seed, error))
    return NULL;
  return g_steal_pointer (&battle);
}
