/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/battle/muster-battle-page.h"
#include "app/campaign/muster-campaign-page.h"
#include "app/club/muster-club-page.h"
#include "app/forces/muster-force-page.h"
#include "app/muster-window.h"
#include "app/models/plan/muster-plan-session.h"
#include "core/campaign/setup/muster-campaign-preset.h"
#include "core/campaign/muster-campaign-correction.h"
#include "core/exchange/muster-force-import.h"
#include "sheets/muster-sheet-source.h"

G_BEGIN_DECLS

MusterStore   *muster_window_get_store   (MusterWindow   *self);
MusterLibrary *muster_window_get_library (MusterWindow   *self);
gint64         muster_window_get_battle_id (MusterWindow *self);
/* The pages: muster-window-pages.c. */
GtkWidget     *muster_window_new_page    (MusterWindow   *self,
                                          const char     *name);
void           muster_window_install_page_actions (GtkWidgetClass *widget_class);
/* (nullable): a battle, a force, a plan or a campaign. */
GtkWidget     *muster_window_get_open_page (MusterWindow *self);
/* One of the sidebar, shown or not. */
GtkWidget     *muster_window_get_shelf   (MusterWindow   *self,
                                          const char     *name);
/* Above the pages: what is being done meanwhile. */
GtkBox        *muster_window_get_notes   (MusterWindow   *self);
void           muster_window_show_battle (MusterWindow   *self,
                                          MusterBattle   *battle,
                                          gint64          id);
void           muster_window_show_force  (MusterWindow   *self,
                                          GtkWidget      *force_page);
/* NULL while no force is open. */
MusterForcePage *muster_window_get_force_page (MusterWindow *self);

/* What is deleted but can still be taken back, as a set of texts. */
GHashTable    *muster_window_get_removals (MusterWindow  *self);

void           muster_window_show_plan   (MusterWindow   *self,
                                          GtkWidget      *page);

/* New battles, and those that are prepared: muster-window-plan.c. */
void           muster_window_install_plan_actions (GtkWidgetClass *widget_class);
void           muster_window_open_plan             (MusterWindow   *self,
                                                    gint64          id);

void           muster_window_show_plan_session      (MusterWindow      *self,
                                                     MusterPlanSession *session);

/* The campaign that is open; 0 and NULL while none is. */
void           muster_window_show_campaign          (MusterWindow   *self,
                                                     GtkWidget      *campaign_page,
                                                     gint64          id);
gint64         muster_window_get_campaign_id        (MusterWindow   *self);
MusterCampaignPage *
               muster_window_get_campaign_page      (MusterWindow   *self);

/* Campaigns: muster-window-campaigns.c. */
void           muster_window_install_campaign_actions (GtkWidgetClass *widget_class);
/* Asks for an order of the open campaign. @params, @title, @note: (nullable). */
void           muster_window_ask_order              (MusterWindow       *self,
                                                     MusterCampaignVerb  verb,
                                                     JsonNode           *params,
                                                     const char         *title,
                                                     const char         *note);
/* Its plan, and its past: muster-window-campaign-plan.c, muster-window-campaign-past.c. */
void           muster_window_install_campaign_plan_actions (GtkWidgetClass *widget_class);
void           muster_window_install_campaign_past_actions (GtkWidgetClass *widget_class);
/* Says what would be otherwise, to accept or to leave. Takes @correction. */
void           muster_window_offer_correction       (MusterWindow             *self,
                                                     const char               *heading,
                                                     MusterCampaignCorrection *correction);

/* Chapters and their battles: muster-window-campaign-battles.c. */
void           muster_window_install_campaign_battle_actions (GtkWidgetClass *widget_class);
void           muster_window_check_return           (MusterWindow     *self);
void           muster_window_tie_battle             (MusterWindow     *self,
                                                     MusterBattle     *battle,
                                                     gint64            id,
                                                     MusterBattlePlan *plan);
void           muster_window_name_campaign          (MusterWindow     *self,
                                                     MusterBattlePage *page,
                                                     gint64            battle);

/* The rules that they are played by: muster-window-presets.c. */
gboolean       muster_window_import_preset          (MusterWindow                *self,
                                                     const MusterCampaignPreset  *preset,
                                                     GError                     **error);
void           muster_window_install_preset_actions (GtkWidgetClass   *widget_class);

/* With all that belongs to them: muster-window-bundles.c. */
void           muster_window_import_bundle          (MusterWindow     *self,
                                                     GBytes           *file,
                                                     const char       *name);
void           muster_window_install_bundle_actions (GtkWidgetClass   *widget_class);

/* Its sheets and careers: muster-window-campaign-papers.c. */
void           muster_window_install_campaign_paper_actions (GtkWidgetClass *widget_class);

/* What is done with stored battles: muster-window-battles.c. */
void           muster_window_install_battle_actions (GtkWidgetClass *widget_class);
/* @parent: that it was asked for from: this window or one that belongs to it */
void           muster_window_print_battle           (MusterWindow   *self,
                                                     GtkWindow      *parent,
                                                     gint64          id);
void           muster_window_export_battle          (MusterWindow   *self,
                                                     GtkWindow      *parent,
                                                     gint64          id);

/* Files that come from outside: muster-window-files.c. */
void           muster_window_install_file_actions   (GtkWidgetClass *widget_class);
void           muster_window_add_drop_target        (MusterWindow   *self);

/* Opens the editor: muster-window-force-page.c. */
void           muster_window_show_session           (MusterWindow       *self,
                                                     MusterForceSession *session);

/* A stored force, or with 0 the one that is open. */
MusterForce   *muster_window_dup_force              (MusterWindow       *self,
                                                     gint64              id,
                                                     GError            **error) G_GNUC_WARN_UNUSED_RESULT;
/* What is done with stored forces and with force files: muster-window-forces.c. */
void           muster_window_install_force_actions  (GtkWidgetClass *widget_class);
/* @file: what @reading was read from. @name: of the file, for what is said of it. @id: (out): of the force
 * that it is kept as, or 0 if it is shown first what was understood. */
gboolean       muster_window_import_force           (MusterWindow         *self,
                                                     MusterForceReading   *reading,
                                                     MusterForceFormat     format,
                                                     GBytes               *file,
                                                     const char           *name,
                                                     gint64               *id,
                                                     GError              **error);

/* Archiving and deleting, with a way back: muster-window-shelf.c. */
void           muster_window_install_shelf_actions  (GtkWidgetClass *widget_class);
void           muster_window_finish_removals        (MusterWindow   *self);

/* The open battle or a stored one. */
MusterBattle  *muster_window_dup_battle  (MusterWindow   *self,
                                          gint64          id,
                                          GError        **error) G_GNUC_WARN_UNUSED_RESULT;

/* Result, despatch and rematch: muster-window-after.c. */
void           muster_window_install_after_actions  (GtkWidgetClass *widget_class);
/* FALSE if there is something in one of them that could not be kept. */
gboolean       muster_window_close_results          (MusterWindow   *self);

/* Files and paper that others ask for: muster-window-output.c. @done and @failure are said after. */
void           muster_window_write       (MusterWindow      *self,
                                          const char        *path,
                                          GBytes            *bytes,
                                          const char        *done,
                                          const char        *failure);
/* @parent: that it was asked for from: this window or one that belongs to it */
/* The page on which rules are looked up. */
GtkWidget     *muster_window_new_reference_page (MusterWindow *self) G_GNUC_WARN_UNUSED_RESULT;
void           muster_window_fit_reference_page (MusterWindow *self,
                                                 GtkWidget    *page);

void           muster_window_print       (MusterWindow      *self,
                                          GtkWindow         *parent,
                                          MusterSheetSource *source);

/* The page of the club, which is made if it is not there yet, and what it shows. */
MusterClubPage *muster_window_get_club_page (MusterWindow *self);
MusterClub    *muster_window_get_club    (MusterWindow      *self);
/* Results: muster-window-club.c. Members, and who meets whom tonight: muster-window-members.c. */
void           muster_window_install_club_actions   (GtkWidgetClass *widget_class);
void           muster_window_install_member_actions (GtkWidgetClass *widget_class);

/* The focus goes to where the page that is shown has it. */
void           muster_window_focus_page             (MusterWindow   *self);

/* How a battle is played, in a few steps: muster-window-tour.c. */
void           muster_window_install_tour_actions   (GtkWidgetClass *widget_class);
void           muster_window_offer_tour             (MusterWindow   *self);
void           muster_window_follow_tour            (MusterWindow   *self);

/* What else is done with the open battle: muster-window-table.c. */
void           muster_window_install_table_actions  (GtkWidgetClass *widget_class);
void           muster_window_follow_table           (MusterWindow   *self,
                                                     MusterBattle   *battle);
void           muster_window_close_table            (MusterWindow   *self);

G_END_DECLS
