/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-fuzz.h"

#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-replay.h"

/* A battle file is refused with a reason, or it is read whole: then what is written of it leads to
 * the same state, taking everything back and doing it again leads there too, and replay agrees. */

static void
check_battle (MusterLibrary *library,
              MusterBattle  *battle)
{
  g_autofree char *digest = muster_ledger_dup_state_digest (battle);
  g_autofree char *text = muster_battle_file_write (battle);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) again = NULL;
  g_autofree char *again_digest = NULL;
  g_autofree char *again_text = NULL;

  again = muster_battle_file_read (library, text, strlen (text), "again", &error);
  g_assert_no_error (error);

  muster_ledger_seek (again, 0, &error);
  g_assert_no_error (error);
  muster_ledger_seek (again, muster_ledger_get_n_entries (again), &error);
  g_assert_no_error (error);

  again_digest = muster_ledger_dup_state_digest (again);
  again_text = muster_battle_file_write (again);
  g_assert_cmpstr (again_digest, ==, digest);
  g_assert_cmpstr (again_text, ==, text);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  MusterLibrary *library = muster_fuzz_get_library ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) replay_error = NULL;
  g_autoptr (JsonNode) result = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (MusterBattle) replayed = NULL;
  MusterReplayStatus status;

  battle = muster_battle_file_read (library, (const char *) data, size, "input", &error);
  g_assert_true ((battle == NULL) == (error != NULL));
  if (battle != NULL)
    check_battle (library, battle);

  status = muster_replay_run (library, (const char *) data, size, "input", -1,
                              &result, &replayed, &replay_error);
  g_assert_true ((status == MUSTER_REPLAY_DONE) == (battle != NULL));
  g_assert_true ((status == MUSTER_REPLAY_INVALID) == (result == NULL));
  if (status == MUSTER_REPLAY_INVALID)
    g_assert_true (g_utf8_validate (replay_error->message, -1, NULL));

  return 0;
}
