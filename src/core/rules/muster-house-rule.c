/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/muster-house-rule.h"

#include <string.h>

#include "core/muster-i18n.h"

/* The rulesets ask for these corrections in the functions that both play and forecast use, so that
 * the chances are those of the roll. */

static const MusterPhrase TOTAL = { NULL, N_("{u0}: {+1} on the total by the umpire’s word") };
static const MusterPhrase DICE = { NULL, N_("{u0}: {+1} dice by the umpire’s word, {2} in all") };
static const MusterPhrase REASON = { NULL, N_("The umpire’s reason: {t0}") };

/* Returns: the index of a field of the umpire's that was filled in, or -1 */
static int
find_field (const MusterOrder *order,
            const char        *id)
{
  const MusterField *fields = order->spec->fields;

  for (int i = 0; fields != NULL && fields[i].id != NULL; i++)
    if (muster_order_has (order, (guint) i) && strcmp (fields[i].id, id) == 0)
      return i;
  return -1;
}

static int
get_number (const MusterOrder *order,
            const char        *id)
{
  int field = order->given != 0 ? find_field (order, id) : -1;

  return field >= 0 ? muster_order_get (order, (guint) field) : 0;
}

gboolean
muster_house_rule_is_field (const MusterField *field)
{
  return g_str_has_prefix (field->id, "umpire");
}

/**
 * muster_house_rule_get_total:
 *
 * Returns: what the umpire adds to the total of the order's test
 */
int
muster_house_rule_get_total (const MusterOrder *order)
{
  return get_number (order, "umpire");
}

/**
 * muster_house_rule_get_dice:
 *
 * Returns: how many dice the umpire adds
 */
int
muster_house_rule_get_dice (const MusterOrder *order)
{
  return get_number (order, "umpire-dice");
}

/**
 * muster_house_rule_count_dice:
 * @dice: as many as the rules give
 *
 * Returns: as many as are thrown. Whoever throws at all throws one die at least
 */
int
muster_house_rule_count_dice (const MusterOrder *order,
                              int                dice)
{
  return dice > 0 ? MAX (dice + muster_house_rule_get_dice (order), 1) : dice;
}

/* Says why, where the umpire has said it. */
void
muster_house_rule_say_reason (MusterResolution *self)
{
  int field = find_field (self->order, "umpire-reason");

  if (field >= 0)
    muster_step (self, &REASON, field);
}

/**
 * muster_house_rule_say_total:
 * @number: what the umpire has added
 */
void
muster_house_rule_say_total (MusterResolution *self,
                             int               unit,
                             int               number)
{
  if (number == 0 || self->outcome->quiet)
    return;

  muster_step (self, &TOTAL, unit, number);
  muster_house_rule_say_reason (self);
}

/**
 * muster_house_rule_add_dice:
 * @dice: as many as the rules give
 *
 * Says what the umpire adds, if anything.
 *
 * Returns: as many as are thrown
 */
int
muster_house_rule_add_dice (MusterResolution *self,
                            int               unit,
                            int               dice)
{
  int thrown = muster_house_rule_count_dice (self->order, dice);

  if (thrown != dice && !self->outcome->quiet)
    {
      muster_step (self, &DICE, unit, thrown - dice, thrown);
      muster_house_rule_say_reason (self);
    }
  return thrown;
}
