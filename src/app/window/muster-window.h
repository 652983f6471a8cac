/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/battle/muster-battle-session.h"
#include "app/plan/muster-plan-page.h"
#include "core/library/muster-library.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_WINDOW (muster_window_get_type ())
G_DECLARE_FINAL_TYPE (MusterWindow, muster_window, MUSTER, WINDOW, AdwApplicationWindow)

/**
 * MusterWindow:
 *
 * The window of Muster: a sidebar and the pages. Pages ask for things by activating actions
 * (`win.open-battle` …); only the window shows dialogs and toasts.
 *
 * Properties: settings, library, store (all construct only), page (name of the page shown),
 * sidebar-shown.
 */
MusterWindow        *muster_window_new            (GtkApplication  *application,
                                                   GSettings       *settings,
                                                   MusterLibrary   *library,
                                                   MusterStore     *store) G_GNUC_WARN_UNUSED_RESULT;

const char          *muster_window_get_page            (MusterWindow    *self);
void                 muster_window_show_page           (MusterWindow    *self,
                                                        const char      *name);
/* NULL while no battle is open, or none is being prepared. */
MusterBattleSession *muster_window_pages_get_session   (MusterWindow    *self);
MusterPlanPage      *muster_window_pages_get_plan_page (MusterWindow    *self);

void                 muster_window_battles_open            (MusterWindow    *self,
                                                            gint64           id);
void                 muster_window_campaigns_open          (MusterWindow    *self,
                                                            gint64           id);
void                 muster_window_files_open              (MusterWindow    *self,
                                                            GPtrArray       *files);
void                 muster_window_forces_open             (MusterWindow    *self,
                                                            gint64           id);
void                 muster_window_forces_add              (MusterWindow    *self,
                                                            MusterForce     *force);
void                 muster_window_force_page_set_portrait (MusterWindow    *self,
                                                            MusterForceUnit *unit,
                                                            GFile           *file);
void                 muster_window_output_report           (MusterWindow    *self,
                                                            const char      *heading,
                                                            const GError    *error);
AdwToast            *muster_window_toast                   (MusterWindow    *self,
                                                            const char      *text);

G_END_DECLS
