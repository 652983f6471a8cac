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
 * @get_purpose: the id of a purpose
 * @find_unit: (nullable): the number of the unit that caused a reroll, or -1; %NULL: units cause no
 *   rerolls
 * @get_unit: (nullable): the id of a unit
 *
 * Translates between the numbers on a tape and the ids in a file. The functions find their data in
 * a larger struct that begins with this one.
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
  /* (nullable): the players who type rolls at seats of their own. */
  int         (*find_player)  (const MusterRollNames *self,
                               const char            *id);
  const char *(*get_player)   (const MusterRollNames *self,
                               int                    player);
};

/* The first reads the member `rolls` of an entry, which may be absent; the second reads a list of
 * rolls by itself. */
gboolean  muster_rolls_read_member  (const MusterRollNames *names,
                                     const MusterSpot      *entry,
                                     MusterTape            *tape);
gboolean  muster_rolls_read_list    (const MusterRollNames *names,
                                     const MusterSpot      *list,
                                     MusterTape            *tape);
/* Writes no member if the tape is empty. */
void      muster_rolls_write_member (const MusterRollNames *names,
                                     const MusterTape      *tape,
                                     JsonBuilder           *builder);
void      muster_rolls_write_list   (const MusterRollNames *names,
                                     const MusterTape      *tape,
                                     JsonBuilder           *builder);

/* Sets the error of @entry, at the place of the roll @bad_roll if that is one of its rolls. */
void      muster_rolls_fail_at      (const MusterSpot      *entry,
                                     int                    bad_roll,
                                     const GError          *problem);

/* Describes the roll that an entry lacks, as a replay prints it: {"needs": {…}}. @member:
 * (nullable): "unit" or the word for whoever else rolls. @id: (nullable): the id of the one who
 * rolls. @sides: the sides of a die, or 0 for cards. */
JsonNode *muster_rolls_describe_need (const char           *purpose,
                                      const char           *member,
                                      const char           *id,
                                      guint                 n,
                                      guint                 sides) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
