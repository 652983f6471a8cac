/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-fuzz.h"

#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-samples.h"

/* Entries of a log as the store keeps them, a line each, after a first byte that says which of the
 * samples they are of. Each is refused with a reason and changes nothing, or it is carried out; then
 * what is written of it is the same entry again. */

static MusterSetup *
get_setup (guint number)
{
  static MusterSetup *setups[8];
  const MusterSample *samples = muster_samples_list ();
  guint n = 0;

  while (samples[n].id != NULL && n < G_N_ELEMENTS (setups))
    n++;
  number %= n;
  if (setups[number] == NULL)
    {
      g_autoptr (GBytes) bytes = muster_sample_load (&samples[number]);
      g_autoptr (GError) error = NULL;

      setups[number] = muster_battle_file_read_setup (muster_fuzz_get_library (),
                                                      g_bytes_get_data (bytes, NULL),
                                                      g_bytes_get_size (bytes), "sample", &error);
      g_assert_no_error (error);
    }

  return setups[number];
}

static void
check_entry (MusterBattle *battle,
             const char   *text)
{
  guint length = muster_ledger_get_length (battle);
  g_autofree char *before = muster_ledger_dup_state_digest (battle);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  if (muster_ledger_load_entry (battle, text, "entry", &error))
    {
      g_autofree char *written = NULL;
      g_autoptr (MusterJson) json = NULL;

      g_assert_cmpuint (muster_ledger_get_length (battle), ==, length + 1);
      written = muster_log_entry_to_json (muster_battle_get_last_entry (battle));
      json = muster_json_read (written, strlen (written), "written", &error);
      g_assert_no_error (error);
      return;
    }

  after = muster_ledger_dup_state_digest (battle);
  g_assert_nonnull (error);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_cmpuint (muster_ledger_get_length (battle), ==, length);
  g_assert_cmpstr (after, ==, before);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = g_strndup ((const char *) data + (size > 0), size > 0 ? size - 1 : 0);
  g_auto (GStrv) lines = g_strsplit (text, "\n", 200);
  g_autoptr (MusterBattle) battle = muster_battle_new (get_setup (size > 0 ? data[0] : 0));

  for (guint i = 0; lines[i] != NULL; i++)
    check_entry (battle, lines[i]);

  return 0;
}
