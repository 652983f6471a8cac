/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force-unit.h"
#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

/**
 * MusterForceEventKind:
 * @MUSTER_FORCE_EVENT_ROLLED: a leader was rolled for the first time
 * @MUSTER_FORCE_EVENT_REROLLED: a leader was rolled for again
 * @MUSTER_FORCE_EVENT_WRITTEN: Leadership or trait was entered without a roll
 * @MUSTER_FORCE_EVENT_RENAMED: the player gave his trait another name
 */
typedef enum
{
  MUSTER_FORCE_EVENT_ROLLED,
  MUSTER_FORCE_EVENT_REROLLED,
  MUSTER_FORCE_EVENT_WRITTEN,
  MUSTER_FORCE_EVENT_RENAMED,
} MusterForceEventKind;

#define MUSTER_TYPE_FORCE_EVENT_KIND (muster_force_event_kind_get_type ())
GType muster_force_event_kind_get_type (void);

#define MUSTER_TYPE_FORCE_EVENT (muster_force_event_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceEvent, muster_force_event, MUSTER, FORCE_EVENT, GObject)

/**
 * MusterForceEventNote:
 * @unit_id, @unit_name: the unit of the leader, with its name at that time
 * @leader: (nullable): his rank and name, if he had one
 * @leadership: his Leadership, or 0
 * @trait_id: (nullable): his trait
 * @trait_name: (nullable): the player's own name for it
 * @dice: (nullable): the rolls in order: "4, 6-3"
 * @thrown: whether the program threw the dice; otherwise the player typed them in
 * @reason: (nullable): why it was entered without a roll
 */
typedef struct
{
  const char *unit_id;
  const char *unit_name;
  const char *leader;
  int leadership;
  const char *trait_id;
  const char *trait_name;
  const char *dice;
  gboolean thrown;
  const char *reason;
} MusterForceEventNote;

/**
 * MusterForceEvent:
 *
 * An event that stays on the record of a force even if it is undone afterwards. Immutable, except
 * for its date, which is set once, when the force is saved.
 *
 * Property: when (seconds since 1970 UTC, 0: not dated yet). Its text is a sentence without its
 * full stop; its line begins with the day.
 */
MusterForceEvent           *muster_force_event_new      (MusterRuleset              *ruleset,
                                                         MusterForceEventKind        kind,
                                                         gint64                      when,
                                                         const MusterForceEventNote *note) G_GNUC_WARN_UNUSED_RESULT;

MusterForceEventKind        muster_force_event_get_kind (MusterForceEvent           *self);
gint64                      muster_force_event_get_when (MusterForceEvent           *self);
void                        muster_force_event_set_when (MusterForceEvent           *self,
                                                         gint64                      when);
const MusterForceEventNote *muster_force_event_get_note (MusterForceEvent           *self);
char                       *muster_force_event_dup_line (MusterForceEvent           *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
