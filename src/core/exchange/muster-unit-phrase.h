/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/exchange/muster-name-index.h"

G_BEGIN_DECLS

/**
 * MusterUnitPhrase:
 * @type: (nullable): its type
 * @type_is_deduced: whether the type follows only from the options
 * @free_option: (nullable): the one of them that costs nothing
 * @count: the number of units; like all numbers -1 if it is not given
 * @cost: in points
 * @cost_is_each: whether @cost is that of a single unit
 * @bracket: a number in brackets without a known meaning
 * @trailing: a number at the end without a known meaning
 * @guesses: (element-type utf8): words that were similar to a name, and that name, alternately
 * @unknown: (element-type utf8): what was not understood
 * @start: where the words begin that are not about numbers
 * @end: where they end
 *
 * A unit in the words of a player: "4 x Veteran Fierce Tribal Infantry @ 20 points".
 */
typedef struct
{
  const MusterUnitType *type;
  gboolean type_is_deduced;
  GPtrArray *options; /* const MusterOption */
  const MusterOption *free_option;
  int count;
  int models;
  int cost;
  gboolean cost_is_each;
  int bracket;
  int trailing;
  GPtrArray *guesses;
  GPtrArray *unknown;
  gsize start;
  gsize end;
} MusterUnitPhrase;

MusterUnitPhrase *muster_unit_phrase_read       (MusterNameIndex  *index,
                                                 const char       *text) G_GNUC_WARN_UNUSED_RESULT;
MusterUnitPhrase *muster_unit_phrase_read_words (MusterNameIndex  *index,
                                                 const char       *text,
                                                 const GArray     *words) G_GNUC_WARN_UNUSED_RESULT;
void              muster_unit_phrase_free       (MusterUnitPhrase *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterUnitPhrase, muster_unit_phrase_free)

G_END_DECLS
