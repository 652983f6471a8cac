/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/fields/muster-field.h"

G_BEGIN_DECLS

#define MUSTER_ORDER_MAX_FIELDS 24

/**
 * MusterOrderFlags:
 * @MUSTER_ORDER_OF_UNIT: the entry has a member `unit`: the unit that acts
 * @MUSTER_ORDER_AFTER_END: still taken when the battle is over
 * @MUSTER_ORDER_COMMON: for the umpire and the record, never part of play by the rules (set, remove,
 *   award, note, end-battle; not end-turn): views show these apart
 * @MUSTER_ORDER_SET_UP: given before the first turn: what it makes of a unit is what that unit begins with
 */
typedef enum
{
  MUSTER_ORDER_OF_UNIT = 1 << 0,
  MUSTER_ORDER_AFTER_END = 1 << 1,
  MUSTER_ORDER_COMMON = 1 << 2,
  MUSTER_ORDER_SET_UP = 1 << 3,
} MusterOrderFlags;

/**
 * MusterOrderSpec:
 * @key: the letter that chooses it on a keyboard, or 0
 * @fields: its parameters, ended by an id of NULL
 * @table: (nullable): id of the table that it rolls on, for those who want to see it
 * @next_table: (nullable): id of the table that it rolls on after that, whatever came of it
 * @done: (nullable): what a unit has done that was given it ("Fired"); %NULL for what is no act of a unit, or
 *   says nothing of what it did
 * @rule: (nullable): in a campaign, the rule that it stands in
 *
 * What an order of a battle or a campaign is. Static data.
 */
typedef struct
{
  const char *id;
  const char *label;
  char key;
  MusterOrderFlags flags;
  const MusterField *fields;
  const char *table;
  const char *next_table;
  const char *done;
  const char *rule;
} MusterOrderSpec;

/**
 * MusterOrder:
 * @spec: index in the ruleset's table of orders
 * @unit: index of the unit that acts, or -1
 * @given: a bit for each field that was said; the others have their fallback
 *
 * An order as given. Owns its texts and lists.
 */
typedef struct
{
  const MusterOrderSpec *spec;
  guint16 verb;
  gint16 unit;
  guint32 given;
  MusterValue values[MUSTER_ORDER_MAX_FIELDS];
} MusterOrder;

void        muster_order_init       (MusterOrder           *order,
                                     const MusterOrderSpec *specs,
                                     guint                  verb,
                                     int                    unit);
void        muster_order_clear      (MusterOrder           *order);
void        muster_order_copy       (MusterOrder           *order,
                                     const MusterOrder     *source);

/* For whoever keeps many: a copy in memory for no more fields than the order has, never to be copied as a
 * struct. */
MusterOrder *muster_order_dup       (const MusterOrder     *source) G_GNUC_WARN_UNUSED_RESULT;
void         muster_order_free      (MusterOrder           *order);

static inline gboolean
muster_order_has (const MusterOrder *order,
                  guint              field)
{
  return (order->given >> field & 1) != 0;
}

/* The number of a field, or its fallback where it was not said. */
static inline int
muster_order_get (const MusterOrder *order,
                  guint              field)
{
  return order->values[field].number;
}

const char *muster_order_get_text   (const MusterOrder     *order,
                                     guint                  field);
void        muster_order_set        (MusterOrder           *order,
                                     guint                  field,
                                     int                    number);
void        muster_order_set_text   (MusterOrder           *order,
                                     guint                  field,
                                     const char            *text);
void        muster_order_unset      (MusterOrder           *order,
                                     guint                  field);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterOrder, muster_order_clear)

G_END_DECLS
