/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * MusterIncidentKind:
 * @MUSTER_INCIDENT_FIRED: @unit shot at @other (-1: at no unit), @number hits
 * @MUSTER_INCIDENT_ASSAULTED: @unit attacked @other hand to hand
 * @MUSTER_INCIDENT_WON_FIGHT: @unit beat @other hand to hand
 * @MUSTER_INCIDENT_DREW_FIGHT: neither @unit, which attacked, nor @other had the better of it
 * @MUSTER_INCIDENT_LOST: @unit lost @number figures to @other (-1: to no enemy)
 * @MUSTER_INCIDENT_LEFT: @unit left play with the fate @number; @other was the enemy who last
 * fought it, or -1; @more is
 *   whether it counts as lost
 * @MUSTER_INCIDENT_LEADER_LOST: the leader of @unit has the status @number now; @other as before
 * @MUSTER_INCIDENT_WOUNDED: @unit, which is a leader, was wounded
 * @MUSTER_INCIDENT_SHAKEN: @unit got the marker @more and has @number of it now
 * @MUSTER_INCIDENT_STEADY: @unit passed a test of its nerve
 * @MUSTER_INCIDENT_RALLIED: @unit is in hand again
 * @MUSTER_INCIDENT_FAILED_RALLY: @unit tried to rally and failed
 * @MUSTER_INCIDENT_OBEYED: @unit passed a test to carry an order out
 * @MUSTER_INCIDENT_BALKED: @unit failed it
 * @MUSTER_INCIDENT_FELL_BACK: @unit had to retreat
 * @MUSTER_INCIDENT_ARRIVED: @unit came on the table
 * @MUSTER_INCIDENT_CORRECTED: the umpire says that the fate of @unit is @number; @more as before
 * @MUSTER_INCIDENT_JAMMED: the weapon of @unit failed it
 * @MUSTER_INCIDENT_RAZED: @unit brought the building @number down
 * @MUSTER_INCIDENT_UNRAZED: the umpire says that the building @number stands
 * @MUSTER_INCIDENT_ENDED: the battle is over; the step @number of the same outcome says why (-1:
 * none does)
 */
typedef enum
{
  MUSTER_INCIDENT_FIRED,
  MUSTER_INCIDENT_ASSAULTED,
  MUSTER_INCIDENT_WON_FIGHT,
  MUSTER_INCIDENT_DREW_FIGHT,
  MUSTER_INCIDENT_LOST,
  MUSTER_INCIDENT_LEFT,
  MUSTER_INCIDENT_LEADER_LOST,
  MUSTER_INCIDENT_WOUNDED,
  MUSTER_INCIDENT_SHAKEN,
  MUSTER_INCIDENT_STEADY,
  MUSTER_INCIDENT_RALLIED,
  MUSTER_INCIDENT_FAILED_RALLY,
  MUSTER_INCIDENT_OBEYED,
  MUSTER_INCIDENT_BALKED,
  MUSTER_INCIDENT_FELL_BACK,
  MUSTER_INCIDENT_ARRIVED,
  MUSTER_INCIDENT_CORRECTED,
  MUSTER_INCIDENT_JAMMED,
  MUSTER_INCIDENT_RAZED,
  MUSTER_INCIDENT_UNRAZED,
  MUSTER_INCIDENT_ENDED,
  MUSTER_N_INCIDENTS,
} MusterIncidentKind;

/**
 * MusterIncident:
 *
 * One thing that came of an order, in words that every ruleset shares: what is told of a battle
 * when it is over is
 * read from these and never from texts. What each number means is said with its kind.
 */
typedef struct
{
  guint8 kind;
  gint16 unit;
  gint16 other;
  gint16 more;
  gint32 number;
} MusterIncident;

/**
 * MusterTrialKind:
 * @MUSTER_TRIAL_DICE: dice that each count or do not
 * @MUSTER_TRIAL_TEST: a throw that is passed or failed as a whole
 */
typedef enum
{
  MUSTER_TRIAL_DICE,
  MUSTER_TRIAL_TEST,
} MusterTrialKind;

/**
 * MusterTrial:
 * @roll: number of the roll on the tape
 * @unit: whose luck it is
 * @n: how often it was tried with the same chance
 * @n_good: how often it went well
 * @good, @of: the chance of each, exactly
 *
 * What a roll counted for and with what chance, so that dice can be set against what was to be
 * expected of them.
 */
typedef struct
{
  guint16 roll;
  gint16 unit;
  guint16 n;
  guint16 n_good;
  guint16 good;
  guint16 of;
  guint8 kind;
} MusterTrial;

G_END_DECLS
