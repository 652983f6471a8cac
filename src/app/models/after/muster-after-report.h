/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/battle/muster-battle.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_AFTER_REPORT (muster_after_report_get_type ())
G_DECLARE_FINAL_TYPE (MusterAfterReport, muster_after_report, MUSTER, AFTER_REPORT, MusterObject)

/**
 * MusterAfterReport:
 *
 * What came of a battle, as a view shows it, and its despatch, which somebody may edit.
 *
 * Properties: title, headline, why (may be ""), despatch (writable: as it stands in the editor),
 * is-edited (it differs from the one that is written from the log), is-saved (it is the one on
 * record), is-dated (the log has changed since it was edited).
 */
MusterAfterReport *muster_after_report_new         (MusterBattle      *battle) G_GNUC_WARN_UNUSED_RESULT;

/* MusterAfterRow; each list is empty if there is nothing to tell. */
GListModel        *muster_after_report_get_points     (MusterAfterReport *self);
GListModel        *muster_after_report_get_casualties (MusterAfterReport *self);
GListModel        *muster_after_report_get_leaders    (MusterAfterReport *self);
GListModel        *muster_after_report_get_luck       (MusterAfterReport *self);

const char        *muster_after_report_get_despatch (MusterAfterReport *self);
void               muster_after_report_set_despatch (MusterAfterReport *self,
                                                     const char        *text);
/* The despatch as written from the log. */
const char        *muster_after_report_get_written  (MusterAfterReport *self);
/* Stores the despatch with the battle. */
gboolean           muster_after_report_save         (MusterAfterReport *self,
                                                     GError           **error);

G_END_DECLS
