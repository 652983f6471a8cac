/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-deeds.h"

#include "core/muster-i18n.h"

/* Which deed an incident counts as, for the unit that it is about and for the other unit;
 * MUSTER_N_DEEDS means none. @counted: add the number of the incident rather than 1. */
typedef struct
{
  MusterDeed unit;
  MusterDeed other;
  gboolean counted;
} Reading;

#define NOTHING MUSTER_N_DEEDS

static const Reading readings[MUSTER_N_INCIDENTS] = {
  [MUSTER_INCIDENT_FIRED] = { MUSTER_DEED_SHOTS, NOTHING, FALSE },
  [MUSTER_INCIDENT_ASSAULTED] = { MUSTER_DEED_ASSAULTS, NOTHING, FALSE },
  [MUSTER_INCIDENT_WON_FIGHT] = { MUSTER_DEED_FIGHTS_WON, MUSTER_DEED_FIGHTS_LOST, FALSE },
  [MUSTER_INCIDENT_DREW_FIGHT] = { MUSTER_DEED_FIGHTS_DRAWN, MUSTER_DEED_FIGHTS_DRAWN, FALSE },
  [MUSTER_INCIDENT_LOST] = { NOTHING, MUSTER_DEED_FELLED, TRUE },
  [MUSTER_INCIDENT_LEFT] = { NOTHING, MUSTER_DEED_UNITS_BROKEN, FALSE },
  [MUSTER_INCIDENT_LEADER_LOST] = { NOTHING, MUSTER_DEED_LEADERS_FELLED, FALSE },
  [MUSTER_INCIDENT_WOUNDED] = { MUSTER_DEED_WOUNDS, NOTHING, FALSE },
  [MUSTER_INCIDENT_SHAKEN] = { MUSTER_DEED_SHAKEN, NOTHING, FALSE },
  [MUSTER_INCIDENT_STEADY] = { MUSTER_DEED_STOOD_FIRM, NOTHING, FALSE },
  [MUSTER_INCIDENT_RALLIED] = { MUSTER_DEED_RALLIES, NOTHING, FALSE },
  [MUSTER_INCIDENT_FAILED_RALLY] = { MUSTER_DEED_FAILED_RALLIES, NOTHING, FALSE },
  [MUSTER_INCIDENT_OBEYED] = { MUSTER_DEED_OBEYED, NOTHING, FALSE },
  [MUSTER_INCIDENT_BALKED] = { MUSTER_DEED_BALKED, NOTHING, FALSE },
  [MUSTER_INCIDENT_FELL_BACK] = { NOTHING, NOTHING, FALSE },
  [MUSTER_INCIDENT_ARRIVED] = { NOTHING, NOTHING, FALSE },
  [MUSTER_INCIDENT_CORRECTED] = { NOTHING, NOTHING, FALSE },
  [MUSTER_INCIDENT_JAMMED] = { NOTHING, NOTHING, FALSE },
  [MUSTER_INCIDENT_RAZED] = { MUSTER_DEED_RAZED, NOTHING, FALSE },
  [MUSTER_INCIDENT_UNRAZED] = { NOTHING, NOTHING, FALSE },
  [MUSTER_INCIDENT_ENDED] = { NOTHING, NOTHING, FALSE },
};

static const struct
{
  const char *id;
  const char *label;
  guint merit;
} deeds[MUSTER_N_DEEDS] = {
  [MUSTER_DEED_SHOTS] = { "shots", N_("times fired"), 0 },
  [MUSTER_DEED_HITS] = { "hits", N_("hits by fire"), 0 },
  [MUSTER_DEED_FELLED] = { "felled", N_("enemies felled"), 2 },
  [MUSTER_DEED_ASSAULTS] = { "assaults", N_("attacks made"), 2 },
  [MUSTER_DEED_FIGHTS_WON] = { "fights-won", N_("fights won"), 6 },
  [MUSTER_DEED_FIGHTS_LOST] = { "fights-lost", N_("fights lost"), 0 },
  [MUSTER_DEED_FIGHTS_DRAWN] = { "fights-drawn", N_("fights drawn"), 1 },
  [MUSTER_DEED_UNITS_BROKEN] = { "units-broken", N_("enemy units broken"), 10 },
  [MUSTER_DEED_LEADERS_FELLED] = { "leaders-felled", N_("enemy leaders felled"), 5 },
  [MUSTER_DEED_RALLIES] = { "rallies", N_("rallies"), 2 },
  [MUSTER_DEED_FAILED_RALLIES] = { "failed-rallies", N_("rallies failed"), 0 },
  [MUSTER_DEED_STOOD_FIRM] = { "stood-firm", N_("times stood firm"), 1 },
  [MUSTER_DEED_SHAKEN] = { "shaken", N_("times shaken"), 0 },
  [MUSTER_DEED_OBEYED] = { "obeyed", N_("orders passed"), 0 },
  [MUSTER_DEED_BALKED] = { "balked", N_("orders failed"), 0 },
  [MUSTER_DEED_RAZED] = { "razed", N_("buildings brought down"), 8 },
  [MUSTER_DEED_WOUNDS] = { "wounds", N_("wounds"), 0 },
};

/* Nobody gets credit for a unit that leaves by a permitted edge. */
static gboolean
is_feat (const MusterIncident *incident)
{
  return incident->kind != MUSTER_INCIDENT_LEFT || incident->more;
}

const char *
muster_deed_get_id (MusterDeed deed)
{
  return deeds[deed].id;
}

/**
 * muster_deed_get_label:
 *
 * Returns: the name of the deed, in the reader's language
 */
const char *
muster_deed_get_label (MusterDeed deed)
{
  return _(deeds[deed].label);
}

/**
 * muster_deed_find:
 *
 * Returns: the deed that files call @id, or %MUSTER_N_DEEDS
 */
MusterDeed
muster_deed_find (const char *id)
{
  guint deed = 0;

  while (deed < MUSTER_N_DEEDS && !g_str_equal (deeds[deed].id, id))
    deed++;
  return (MusterDeed) deed;
}

/**
 * muster_deeds_count:
 * @of: index of the unit whose deeds these are
 */
void
muster_deeds_count (MusterDeeds       *self,
                    const MusterIncident *incident,
                    int                of)
{
  const Reading *reading = &readings[incident->kind];
  guint count = reading->counted ? (guint) MAX (incident->number, 0) : 1;

  if (incident->unit == of && reading->unit != NOTHING)
    self->counts[reading->unit] += count;
  if (incident->unit == of && incident->kind == MUSTER_INCIDENT_FIRED)
    self->counts[MUSTER_DEED_HITS] += (guint) MAX (incident->number, 0);
  if (incident->other == of && reading->other != NOTHING && is_feat (incident))
    self->counts[reading->other] += count;
}

/**
 * muster_deeds_strike:
 * @incident: the loss of a unit, of a leader or of a building, that was counted
 *
 * Takes back the credit for an incident that did not happen. For a building the unit of the
 * incident had that credit, otherwise the other unit.
 */
void
muster_deeds_strike (MusterDeeds          *self,
                     const MusterIncident *incident)
{
  MusterDeed deed = incident->kind == MUSTER_INCIDENT_RAZED ? readings[incident->kind].unit
                                                            : readings[incident->kind].other;

  if (deed != NOTHING && is_feat (incident) && self->counts[deed] > 0)
    self->counts[deed]--;
}

guint
muster_deeds_get_merit (const MusterDeeds *self)
{
  guint merit = 0;

  for (guint i = 0; i < MUSTER_N_DEEDS; i++)
    merit += self->counts[i] * deeds[i].merit;
  return merit;
}

/**
 * muster_deeds_to_text:
 *
 * Returns: (transfer full): each deed with its count
 */
char *
muster_deeds_to_text (const MusterDeeds *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < MUSTER_N_DEEDS; i++)
    if (self->counts[i] > 0)
      g_string_append_printf (text, "%s%s %u", text->len > 0 ? " · " : "", _(deeds[i].label),
                              self->counts[i]);
  return g_string_free (text, FALSE);
}
