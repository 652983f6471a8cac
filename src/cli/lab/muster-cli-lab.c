/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/lab/muster-cli-lab.h"

#include "cli/muster-cli-input.h"
#include "cli/muster-cli-output.h"
#include "core/battle/muster-battle-file.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"

MusterSetup *
muster_cli_lab_read_setup (MusterLibrary *library,
                           const char    *path)
{
  g_autofree char *origin = muster_cli_input_dup_origin (path);
  g_autofree char *text = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  if (muster_cli_input_read (path, &text, &length, &error))
    battle = muster_battle_file_read (library, text, length, origin, &error);
  if (battle == NULL)
    {
      muster_cli_complain ("%s", error->message);
      return NULL;
    }
  if (muster_lab_battle_find_fault (muster_battle_get_setup (battle)) != NULL)
    {
      muster_cli_complain ("%s: %s", path, muster_lab_battle_find_fault (muster_battle_get_setup (battle)));
      return NULL;
    }
  return muster_setup_ref (muster_battle_get_setup (battle));
}

void
muster_cli_lab_add_double (JsonBuilder *builder,
                           const char  *member,
                           double       number)
{
  json_builder_set_member_name (builder, member);
  json_builder_add_double_value (builder, number);
}

void
muster_cli_lab_add_share (JsonBuilder *builder,
                          const char  *member,
                          guint64      good,
                          guint64      n)
{
  double share, low, high;

  muster_lab_run_get_share (good, n, &share, &low, &high);
  if (member != NULL)
    json_builder_set_member_name (builder, member);
  json_builder_begin_object (builder);
  muster_json_add_int (builder, "battles", (gint64) good);
  muster_cli_lab_add_double (builder, "share", share);
  muster_cli_lab_add_double (builder, "low", low);
  muster_cli_lab_add_double (builder, "high", high);
  json_builder_end_object (builder);
}

gboolean
muster_cli_lab_find_policies (const MusterSetup   *setup,
                              const char          *words,
                              const MusterPolicy **policies)
{
  g_auto (GStrv) parts = g_strsplit (words, ",", 3);
  guint n = g_strv_length (parts);

  if (n < 1 || n > 2)
    return FALSE;
  for (guint i = 0; i < 2; i++)
    {
      policies[i] = muster_lab_battle_find_policy (setup, parts[MIN (i, n - 1)]);
      if (policies[i] == NULL)
        return FALSE;
    }
  return TRUE;
}

void
muster_cli_lab_add_left_out (JsonBuilder       *builder,
                             const char *const *texts)
{
  json_builder_set_member_name (builder, "left_out");
  json_builder_begin_array (builder);
  for (guint i = 0; texts[i] != NULL; i++)
    json_builder_add_string_value (builder, texts[i]);
  json_builder_end_array (builder);
}

void
muster_cli_lab_print_left_out (const char *const *texts)
{
  muster_cli_print ("\n%s\n", _("Left out:"));
  for (guint i = 0; texts[i] != NULL; i++)
    muster_cli_print ("  %s\n", texts[i]);
}
