/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-photos.h"

#include "core/muster-i18n.h"
#include "core/rules/muster-common.h"

gboolean
muster_battle_is_photo (const MusterOrder *order)
{
  return order->spec->fields == muster_common_note_fields && muster_order_has (order, MUSTER_NOTE_PICTURE);
}

static void
drop (GArray *photos,
      guint   note)
{
  for (guint i = 0; i < photos->len; i++)
    if (g_array_index (photos, MusterBattlePhoto, i).note == note)
      {
        g_array_remove_index (photos, i);
        return;
      }
}

GArray *
muster_battle_list_photos (MusterBattle *battle)
{
  GArray *photos = g_array_new (FALSE, FALSE, sizeof (MusterBattlePhoto));

  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), photos);

  for (guint i = 0; i < muster_ledger_get_length (battle); i++)
    {
      const MusterOrder *order = muster_log_entry_get_order (muster_ledger_get_entry (battle, i));

      if (muster_battle_is_photo (order))
        {
          gboolean has_at = muster_order_has (order, MUSTER_NOTE_AT);
          guint at = has_at ? (guint) muster_order_get (order, MUSTER_NOTE_AT) - 1 : i;
          MusterBattlePhoto photo = { i, MIN (at, i), muster_order_get_text (order, MUSTER_NOTE_PICTURE),
                                      muster_order_get_text (order, MUSTER_NOTE_TEXT) };

          if (g_str_equal (photo.picture, MUSTER_NOTE_NO_PICTURE))
            drop (photos, at);
          else
            g_array_append_val (photos, photo);
        }
    }
  return photos;
}

static gboolean
note (MusterBattle  *battle,
      const char    *picture,
      const char    *text,
      guint          at,
      GError       **error)
{
  MusterRuleset *ruleset = muster_battle_get_ruleset (battle);
  g_auto (MusterOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };

  muster_tape_init (&tape);
  muster_order_init (&order, muster_ruleset_get_rules (ruleset)->orders,
                     (guint) muster_ruleset_find_order (ruleset, "note"), -1);
  muster_order_set_text (&order, MUSTER_NOTE_TEXT, text);
  muster_order_set_text (&order, MUSTER_NOTE_PICTURE, picture);
  if (at > 0)
    muster_order_set (&order, MUSTER_NOTE_AT, (int) at);
  return muster_battle_record (battle, &order, &tape, error);
}

gboolean
muster_battle_pin_photo (MusterBattle  *battle,
                         const char    *picture,
                         const char    *caption,
                         guint          at,
                         GError       **error)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), FALSE);
  g_return_val_if_fail (picture != NULL && caption != NULL, FALSE);

  return note (battle, picture, caption, at, error);
}

gboolean
muster_battle_take_photo (MusterBattle  *battle,
                          guint          index,
                          GError       **error)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), FALSE);

  return note (battle, MUSTER_NOTE_NO_PICTURE, _("Photo taken away"), index + 1, error);
}
