/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-fuzz.h"

#include "app/models/dice/muster-dice-tray.h"

/* Keys as somebody types them who does not look: first how many dice or cards are asked for and with
 * how many sides, then the keys. A byte above 0x7f moves the cursor, 0x08 takes back. Whatever is
 * pressed, what lies in the tray could have been rolled. */

static void
check_tray (MusterDiceTray *tray)
{
  guint n = muster_dice_tray_get_n_faces (tray);
  guint sides = muster_dice_tray_get_sides (tray);
  guint n_entered = 0;
  g_autofree char *text = NULL;

  for (guint i = 0; i < n; i++)
    {
      guint8 face = muster_dice_tray_get_faces (tray)[i];

      if (!muster_dice_tray_has_face (tray, i))
        continue;
      n_entered++;
      if (sides > 0)
        g_assert_true (face >= 1 && face <= sides);
      else
        g_assert_nonnull (muster_card_get_code (face));
    }
  g_assert_cmpuint (n_entered, ==, muster_dice_tray_get_n_entered (tray));
  g_assert_cmpint (muster_dice_tray_is_full (tray), ==, n_entered == n);
  g_assert_cmpuint (muster_dice_tray_get_cursor (tray), <=, n);
  g_object_get (tray, "text", &text, NULL);
  g_assert_true (g_utf8_validate (text, -1, NULL));
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  static const guint SIDES[] = { 6, 0, 10, 4, 20, 100 };
  g_autoptr (MusterDiceTray) tray = NULL;
  g_auto (MusterTape) tape = { 0 };

  if (size < 2)
    return 0;

  tray = muster_dice_tray_new ();
  muster_dice_tray_ask (tray, data[0] % 40 + 1u, SIDES[data[1] % G_N_ELEMENTS (SIDES)], data[1] % 7);
  for (gsize i = 2; i < size; i++)
    {
      if (data[i] >= 0x80)
        muster_dice_tray_set_cursor (tray, MIN (data[i] - 0x80u, muster_dice_tray_get_n_faces (tray)));
      else if (data[i] == 0x08)
        muster_dice_tray_erase (tray);
      else
        muster_dice_tray_type (tray, (char) data[i]);
      check_tray (tray);
    }
  if (muster_dice_tray_is_full (tray))
    {
      muster_tape_init (&tape);
      muster_dice_tray_write (tray, &tape, 0);
      g_assert_cmpuint (muster_tape_get_length (&tape), ==, 1);
    }

  return 0;
}
