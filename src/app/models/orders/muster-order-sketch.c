/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/orders/muster-order-sketch.h"

struct _MusterOrderSketch
{
  MusterOrder order;
  MusterTape tape;
  guint8 *faces; /* in the tray; 0: not typed yet */
  guint n_faces;
  gboolean is_cards;
};

MusterOrderSketch *
muster_order_sketch_new (MusterOrderForm *form)
{
  MusterOrderDice *dice = muster_order_form_get_dice (form);
  MusterDiceTray *tray = muster_order_dice_get_tray (dice);
  MusterOrderSketch *self;

  if (muster_order_form_get_stage (form) == MUSTER_FORM_IDLE)
    return NULL;

  self = g_new0 (MusterOrderSketch, 1);
  muster_order_draft_write (muster_order_form_get_draft (form), &self->order);
  muster_tape_init (&self->tape);
  muster_tape_copy (&self->tape, muster_order_dice_get_tape (dice));
  self->n_faces = muster_dice_tray_get_n_faces (tray);
  self->is_cards = muster_dice_tray_is_cards (tray);
  self->faces = g_new0 (guint8, self->n_faces + 1);
  for (guint i = 0; i < self->n_faces; i++)
    if (muster_dice_tray_has_face (tray, i))
      self->faces[i] = muster_dice_tray_get_faces (tray)[i];

  return self;
}

void
muster_order_sketch_free (MusterOrderSketch *self)
{
  muster_order_clear (&self->order);
  muster_tape_clear (&self->tape);
  g_free (self->faces);
  g_free (self);
}

/* Dice that were typed before all of them were. */
static void
type_faces (const MusterOrderSketch *self,
            MusterDiceTray          *tray)
{
  if (self->is_cards || muster_dice_tray_is_cards (tray) ||
      muster_dice_tray_get_n_faces (tray) != self->n_faces)
    return;

  for (guint i = 0; i < self->n_faces; i++)
    {
      if (self->faces[i] == 0 || muster_dice_tray_has_face (tray, i))
        continue;
      muster_dice_tray_set_cursor (tray, i);
      muster_dice_tray_type (tray, (char) ('0' + self->faces[i] % 10));
    }
}

void
muster_order_sketch_put (const MusterOrderSketch *self,
                         MusterOrderForm         *form)
{
  muster_order_form_restore (form, &self->order, &self->tape);
  if (muster_order_form_get_stage (form) == MUSTER_FORM_ROLL)
    type_faces (self, muster_order_dice_get_tray (muster_order_form_get_dice (form)));
}
