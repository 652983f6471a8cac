/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/library/muster-library.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

/**
 * MusterFaultKind:
 * @MUSTER_FAULT_STRUCTURE: the file as such is damaged
 * @MUSTER_FAULT_CONTENT: something in it is not as it was kept
 * @MUSTER_FAULT_RULES: a battle or a campaign is as it was kept, but its orders are no longer allowed or lead
 *   elsewhere: a matter of rules and packs, not of damage
 */
typedef enum
{
  MUSTER_FAULT_STRUCTURE,
  MUSTER_FAULT_CONTENT,
  MUSTER_FAULT_RULES,
} MusterFaultKind;

/**
 * MusterFault:
 * @table: (nullable): "battle" or "campaign", if it is about one
 * @id: which one
 * @text: a sentence
 */
typedef struct
{
  MusterFaultKind kind;
  const char *table;
  gint64 id;
  char *text;
} MusterFault;

/**
 * MusterCheck:
 * @faults: (element-type MusterFault): empty if all is well
 * @n_battles: battles looked at
 * @n_campaigns: campaigns looked at
 * @n_events: events in both
 *
 * What a check of a file found.
 */
typedef struct
{
  GPtrArray *faults;
  guint n_battles;
  guint n_campaigns;
  guint64 n_events;
} MusterCheck;

/* Structure, references, every hash, and with a library every battle and campaign: that its orders lead to
 * the state that was recorded. An error means that the check was not made at all; whatever is
 * wrong with the file is a fault. */
MusterCheck *muster_store_check         (MusterStore    *store,
                                         MusterLibrary  *library,
                                         GError        **error) G_GNUC_WARN_UNUSED_RESULT;
void         muster_check_free          (MusterCheck    *self);
/* Whether there is damage: faults of rules are none. */
gboolean     muster_check_is_sound      (MusterCheck    *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCheck, muster_check_free)

G_END_DECLS
