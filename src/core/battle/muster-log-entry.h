/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/muster-object.h"
#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

/**
 * MusterErrand:
 * @unit: the unit that it is about first, or -1
 * @is_small: it only says again what the order did: figures to take off, markers to place
 *
 * Something that an order asks the players to do on the table.
 */
typedef struct
{
  int unit;
  gboolean is_small;
} MusterErrand;

#define MUSTER_TYPE_LOG_ENTRY (muster_log_entry_get_type ())
G_DECLARE_FINAL_TYPE (MusterLogEntry, muster_log_entry, MUSTER, LOG_ENTRY, MusterObject)

/**
 * MusterLogEntry:
 *
 * One order of a battle with its rolls and its outcome. Immutable once it is in a log, except for
 * the secrets that its battle hides: see muster_battle_uncover().
 *
 * Properties: turn, title (the order in words), gist (nullable: what came of it).
 */
MusterLogEntry     *muster_log_entry_new          (MusterSetup         *setup,
                                                   const MusterOrder   *order,
                                                   const MusterTape    *tape) G_GNUC_WARN_UNUSED_RESULT;

const MusterOrder  *muster_log_entry_get_order    (MusterLogEntry      *self);
const MusterTape   *muster_log_entry_get_tape     (MusterLogEntry      *self);
guint               muster_log_entry_get_index    (MusterLogEntry      *self);
int                 muster_log_entry_get_turn     (MusterLogEntry      *self);

/* A bit for each side whose secrets the entry hides now, and whether the faces of a roll are
 * hidden. */
guint               muster_log_entry_get_covered  (MusterLogEntry      *self);
gboolean            muster_log_entry_covers_roll  (MusterLogEntry      *self,
                                                   guint                roll);

/* The incidents of the entry, and the unit that threw a roll, or -1. Units keep the names that they
 * had then. */
const MusterIncident *muster_log_entry_get_incidents (MusterLogEntry   *self,
                                                      guint            *n);
int                 muster_log_entry_get_thrower  (MusterLogEntry      *self,
                                                   guint                roll);
char               *muster_log_entry_dup_unit_name (MusterLogEntry     *self,
                                                    int                 unit) G_GNUC_WARN_UNUSED_RESULT;

/* The lines before they are put into words: first the steps, then the prompts; and the units that
 * they name. */
const MusterLine   *muster_log_entry_get_lines    (MusterLogEntry      *self,
                                                   guint               *n_steps,
                                                   guint               *n_prompts);
const MusterRoster *muster_log_entry_get_roster   (MusterLogEntry      *self);

/* In words, in the reader's language. */
char               *muster_log_entry_dup_title    (MusterLogEntry      *self) G_GNUC_WARN_UNUSED_RESULT;
char              **muster_log_entry_dup_steps    (MusterLogEntry      *self) G_GNUC_WARN_UNUSED_RESULT;
char              **muster_log_entry_dup_prompts  (MusterLogEntry      *self) G_GNUC_WARN_UNUSED_RESULT;
/* The prompts that tell players what to do with the figures now, without lasting advice. */
char              **muster_log_entry_dup_errands  (MusterLogEntry      *self) G_GNUC_WARN_UNUSED_RESULT;
GArray             *muster_log_entry_list_errands (MusterLogEntry      *self) G_GNUC_WARN_UNUSED_RESULT;
/* A summary of the outcome in the words of its rules, or NULL. */
char               *muster_log_entry_dup_gist     (MusterLogEntry      *self) G_GNUC_WARN_UNUSED_RESULT;
/* The ids of the rules that its lines cite, each once. */
char              **muster_log_entry_list_rules   (MusterLogEntry      *self) G_GNUC_WARN_UNUSED_RESULT;
char               *muster_log_entry_dup_end      (MusterLogEntry      *self) G_GNUC_WARN_UNUSED_RESULT;

/* The JSON object that the battle file and the store keep. The same entry always gives the same
 * bytes. */
char               *muster_log_entry_to_json      (MusterLogEntry      *self)
                                                   G_GNUC_WARN_UNUSED_RESULT;
JsonNode           *muster_log_entry_to_node      (MusterLogEntry      *self)
                                                   G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
