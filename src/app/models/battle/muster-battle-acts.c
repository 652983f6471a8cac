/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/battle/muster-battle-acts.h"

#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "core/muster-i18n.h"

/* Begins the order @id, which every ruleset has. */
static const MusterOrderSpec *
begin_order (MusterBattle *battle,
             const char   *id,
             MusterOrder  *order)
{
  MusterRuleset *ruleset = muster_battle_get_ruleset (battle);
  int verb = muster_ruleset_find_order (ruleset, id);

  muster_order_init (order, muster_ruleset_get_rules (ruleset)->orders, (guint) verb, -1);
  return order->spec;
}

static gboolean
give (MusterBattle       *battle,
      const MusterOrder  *order,
      GError            **error)
{
  g_auto (MusterTape) tape = { 0 };

  muster_tape_init (&tape);
  return muster_battle_record (battle, order, &tape, error);
}

gboolean
muster_battle_acts_award (MusterBattle  *battle,
                          const char    *objective,
                          int            side,
                          int            count,
                          GError       **error)
{
  g_auto (MusterOrder) order = { 0 };
  const MusterField *fields = begin_order (battle, "award", &order)->fields;

  muster_order_set (&order, (guint) muster_fields_find (fields, "side"), side);
  muster_order_set_text (&order, (guint) muster_fields_find (fields, "objective"), objective);
  muster_order_set (&order, (guint) muster_fields_find (fields, "count"), count);
  return give (battle, &order, error);
}

gboolean
muster_battle_acts_can_note (MusterBattle *battle)
{
  g_auto (MusterOrder) order = { 0 };
  const MusterField *fields = begin_order (battle, "note", &order)->fields;
  MusterRefusal why;

  muster_order_set_text (&order, (guint) muster_fields_find (fields, "text"), "…");
  return muster_ruleset_judge (muster_battle_get_setup (battle), muster_battle_get_state (battle),
                               &order, &why);
}

gboolean
muster_battle_acts_note (MusterBattle  *battle,
                         const char    *text,
                         guint          at,
                         GError       **error)
{
  g_auto (MusterOrder) order = { 0 };
  const MusterField *fields = begin_order (battle, "note", &order)->fields;

  muster_order_set_text (&order, (guint) muster_fields_find (fields, "text"), text);
  if (at > 0)
    muster_order_set (&order, (guint) muster_fields_find (fields, "at"), (int) at);
  return give (battle, &order, error);
}

/* "Skirmish, after turn 3, “1st Company: Fire”" */
static char *
dup_origin (MusterBattle *battle,
            guint         length)
{
  g_autoptr (MusterLogEntry) entry = NULL;
  g_autofree char *title = NULL;

  if (length == 0)
    /* Translators: the title of a battle. */
    return g_strdup_printf (_("What if: from the start of “%s”"), muster_battle_get_title (battle));

  entry = g_list_model_get_item (muster_ledger_get_log (battle), length - 1);
  title = muster_log_entry_dup_title (entry);
  /* Translators: the title of a battle, a line of its log, the turn of that line, and the order in it. */
  return g_strdup_printf (_("What if: from “%s”, line %u, turn %d, after “%s”"),
                          muster_battle_get_title (battle), length,
                          muster_log_entry_get_turn (entry), title);
}

static gboolean
copy_log (MusterBattle  *battle,
          MusterBattle  *copy,
          guint          length,
          GError       **error)
{
  for (guint i = 0; i < length; i++)
    {
      g_autoptr (MusterLogEntry) entry = g_list_model_get_item (muster_ledger_get_log (battle), i);
      g_autofree char *text = muster_log_entry_to_json (entry);

      if (!muster_ledger_load_entry (copy, text, "log", error))
        return FALSE;
    }
  return TRUE;
}

/**
 * muster_battle_acts_branch:
 * @length: how much of its log comes along
 *
 * Returns: (transfer full) (nullable): a battle of its own, kept nowhere yet
 */
MusterBattle *
muster_battle_acts_branch (MusterBattle   *battle,
                           MusterLibrary  *library,
                           guint           length,
                           GError        **error)
{
  MusterSetup *source = muster_battle_get_setup (battle);
  g_autofree char *text = muster_battle_file_write_setup (source);
  g_autoptr (MusterSetup) setup =
    muster_battle_file_read_setup (library, text, strlen (text), source->title, error);
  g_autoptr (MusterBattle) copy = NULL;
  g_autofree char *origin = dup_origin (battle, length);

  g_return_val_if_fail (length <= muster_ledger_get_length (battle), NULL);

  if (setup == NULL)
    return NULL;

  g_free (setup->title);
  /* Translators: the title of a battle that is played another way from some point. */
  setup->title = g_strdup_printf (_("%s: what if"), muster_battle_get_title (battle));
  copy = muster_battle_new (setup);
  muster_battle_load_kind (copy, MUSTER_OCCASION_WHAT_IF);
  if (!copy_log (battle, copy, length, error))
    return NULL;
  muster_ledger_finish_loading (copy);

  /* If the battle takes no notes before its first dice, only the title says where the copy comes
   * from. */
  if (muster_battle_acts_can_note (copy) && !muster_battle_acts_note (copy, origin, 0, error))
    return NULL;
  return g_steal_pointer (&copy);
}
