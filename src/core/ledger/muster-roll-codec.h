/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/dice/muster-tape.h"
#include "core/muster-spot.h"

G_BEGIN_DECLS

typedef struct _MusterRollNames MusterRollNames;

/**
 * MusterRollNames:
 * @find_purpose: the number of a purpose on a tape, or -1
 * @get_purpose: its id
 * @find_unit: (nullable): the number of the unit that had a roll made again, or -1; %NULL: there is none
 * @get_unit: (nullable): its id
 *
 * What the numbers on a tape are called in a file. What the functions need to know lies behind it, in a
 * struct that begins with this one.
 */
struct _MusterRollNames
{
  int         (*find_purpose) (const MusterRollNames *self,
                               const char            *id);
  const char *(*get_purpose)  (const MusterRollNames *self,
                               guint                  purpose);
  int         (*find_unit)    (const MusterRollNames *self,
                               const char            *id);
  const char *(*get_unit)     (const MusterRollNames *self,
                               int                    unit);
};

/* The member `rolls` of an entry, which may be absent; and a list of rolls by itself. */
gboolean  muster_rolls_read_member  (const MusterRollNames *names,
                                     const MusterSpot      *entry,
                                     MusterTape            *tape);
gboolean  muster_rolls_read_list    (const MusterRollNames *names,
                                     const MusterSpot      *list,
                                     MusterTape            *tape);
/* No member if there are none. */
void      muster_rolls_write_member (const MusterRollNames *names,
                                     const MusterTape      *tape,
                                     JsonBuilder           *builder);
void      muster_rolls_write_list   (const MusterRollNames *names,
                                     const MusterTape      *tape,
                                     JsonBuilder           *builder);

/* What is wrong with an entry, at the roll it is about if @bad_roll is one of its rolls. */
void      muster_rolls_fail_at      (const MusterSpot      *entry,
                                     int                    bad_roll,
                                     const GError          *problem);

/* The roll that an entry lacks, as a replay prints it: {"needs": {…}}. @member: (nullable): "unit" or whoever
 * else rolls. @id: (nullable): his id. @sides: of a die, or 0 for cards. */
JsonNode *muster_rolls_describe_need (const char           *purpose,
                                      const char           *member,
                                      const char           *id,
                                      guint                 n,
                                      guint                 sides) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
