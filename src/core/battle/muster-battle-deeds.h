/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

/**
 * MusterDeed:
 *
 * The deeds that are counted for a unit or a leader.
 */
typedef enum
{
  MUSTER_DEED_SHOTS,          /* times it fired */
  MUSTER_DEED_HITS,           /* hits that it scored */
  MUSTER_DEED_FELLED,         /* figures of the enemy that it felled */
  MUSTER_DEED_ASSAULTS,       /* assaults that it made */
  MUSTER_DEED_FIGHTS_WON,
  MUSTER_DEED_FIGHTS_LOST,
  MUSTER_DEED_FIGHTS_DRAWN,
  MUSTER_DEED_UNITS_BROKEN,   /* enemy units that were lost to it */
  MUSTER_DEED_LEADERS_FELLED,
  MUSTER_DEED_RALLIES,
  MUSTER_DEED_FAILED_RALLIES,
  MUSTER_DEED_STOOD_FIRM,
  MUSTER_DEED_SHAKEN,
  MUSTER_DEED_OBEYED,
  MUSTER_DEED_BALKED,
  MUSTER_DEED_RAZED,
  MUSTER_DEED_WOUNDS,
  MUSTER_N_DEEDS,
} MusterDeed;

typedef struct
{
  guint counts[MUSTER_N_DEEDS];
} MusterDeeds;

/* The id of a deed in files, and its name for players. */
const char *muster_deed_get_id    (MusterDeed         deed);
const char *muster_deed_get_label (MusterDeed         deed);
MusterDeed  muster_deed_find      (const char        *id);

/* Adds the deeds that the unit @of did or suffered in an incident. */
void     muster_deeds_count    (MusterDeeds       *self,
                                const MusterIncident *incident,
                                int                of);
void     muster_deeds_strike   (MusterDeeds       *self,
                                const MusterIncident *incident);
/* A weight of all deeds, by which reports choose whom to name first. */
guint    muster_deeds_get_merit (const MusterDeeds *self);
/* Text for readers, such as "figures felled 7 · fights won 2 · rallies 1"; "" when there are no
 * deeds. */
char    *muster_deeds_to_text  (const MusterDeeds *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
