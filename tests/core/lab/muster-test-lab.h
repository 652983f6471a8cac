/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle-file.h"
#include "core/lab/muster-lab-battle.h"

#include <string.h>

/* An army of each ruleset that has a bit of everything. */
typedef struct
{
  const char *ruleset;
  const char *types; /* of both sides, with commas between them; one may have an option */
} MusterTestArmy;

static const MusterTestArmy muster_test_armies[] = {
  { "kings", "regular-infantry,tribal-infantry,irregular-infantry,tribal-cavalry,regular-cavalry,"
             "crewed-weapon" },
  { "magdala", "regular-infantry:breechloader,native-foot,regular-cavalry,field-gun:limbered,"
               "kommando:magazine,native-cavalry:carbines" },
  { "toysoldier", "general,infantry,infantry,skirmishers,cavalry,foot-artillery" },
  { "hexcard", "commander,infantry,infantry,cavalry,machine-gun,field-gun" },
};

static inline void
muster_test_append_units (GString    *text,
                          const char *types,
                          guint       side)
{
  g_auto (GStrv) units = g_strsplit (types, ",", -1);

  for (guint i = 0; units[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (units[i], ":", 2);

      g_string_append_printf (text, "%s{\"id\":\"u%u-%u\",\"type\":\"%s\"", i > 0 ? "," : "", side, i,
                              parts[0]);
      if (parts[1] != NULL)
        g_string_append_printf (text, ",\"options\":[\"%s\"]", parts[1]);
      g_string_append (text, "}");
    }
}

static inline MusterSetup *
muster_test_lab_setup (MusterLibrary *library,
                       const char    *ruleset,
                       const char    *first,
                       const char    *second)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  MusterSetup *setup;

  g_string_append_printf (text, "{\"format\":\"muster-battle\",\"version\":1,\"ruleset\":\"%s\",\"sides\":["
                                "{\"id\":\"red\",\"units\":[", ruleset);
  muster_test_append_units (text, first, 0);
  g_string_append (text, "]},{\"id\":\"blue\",\"units\":[");
  muster_test_append_units (text, second, 1);
  g_string_append (text, "]}],\"log\":[]}");
  setup = muster_battle_file_read_setup (library, text->str, text->len, "test", &error);
  g_assert_no_error (error);
  return setup;
}

/* A watch that records everything in the battle that it is given. */
static inline void
muster_test_lab_record_cb (const MusterState   *before,
                           const MusterOrder   *order,
                           const MusterTape    *tape,
                           const MusterOutcome *outcome,
                           gpointer             data)
{
  g_auto (MusterTape) rolls = { 0 };
  g_autoptr (GError) error = NULL;

  muster_tape_init (&rolls);
  muster_tape_copy (&rolls, tape);
  g_assert_true (muster_battle_record (data, order, &rolls, &error));
  g_assert_no_error (error);
}
