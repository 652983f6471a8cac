/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/battle/muster-turn-item.h"

#include "core/muster-i18n.h"

struct _MusterTurnItem
{
  MusterObject parent_instance;

  MusterCard card;
  int unit;
  gboolean is_next;
  char *names;
  char *summary;
};

G_DEFINE_FINAL_TYPE (MusterTurnItem, muster_turn_item, MUSTER_TYPE_OBJECT)

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterTurnItem, names, g_free),
  MUSTER_OWNED (MusterTurnItem, summary, g_free),
};

static void
muster_turn_item_class_init (MusterTurnItemClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
}

static void
muster_turn_item_init (MusterTurnItem *self)
{
}

/**
 * muster_turn_item_new:
 * @unit: index of the first of them
 * @is_next: it is their turn now
 */
MusterTurnItem *
muster_turn_item_new (MusterCard  card,
                      int         unit,
                      const char *names,
                      const char *side,
                      gboolean    is_next)
{
  MusterTurnItem *self = g_object_new (MUSTER_TYPE_TURN_ITEM, NULL);

  self->card = card;
  self->unit = unit;
  self->is_next = is_next;
  self->names = g_strdup (names);
  /* Translators: units, their side, and the card that they act on, such as 4♥. */
  self->summary = g_strdup_printf (is_next ? _("%s (%s) act now, on %s") : _("%s (%s) on %s"), names,
                                   side, muster_card_get_sign (card));
  return self;
}

MusterCard
muster_turn_item_get_card (MusterTurnItem *self)
{
  g_return_val_if_fail (MUSTER_IS_TURN_ITEM (self), MUSTER_CARD_NONE);

  return self->card;
}

int
muster_turn_item_get_unit (MusterTurnItem *self)
{
  g_return_val_if_fail (MUSTER_IS_TURN_ITEM (self), -1);

  return self->unit;
}

const char *
muster_turn_item_get_names (MusterTurnItem *self)
{
  g_return_val_if_fail (MUSTER_IS_TURN_ITEM (self), NULL);

  return self->names;
}

/* One line for a tooltip or a screen reader. */
const char *
muster_turn_item_get_summary (MusterTurnItem *self)
{
  g_return_val_if_fail (MUSTER_IS_TURN_ITEM (self), NULL);

  return self->summary;
}

gboolean
muster_turn_item_get_is_next (MusterTurnItem *self)
{
  g_return_val_if_fail (MUSTER_IS_TURN_ITEM (self), FALSE);

  return self->is_next;
}
