/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/battle/muster-battle-page.h"
#include "app/campaign/muster-campaign-page.h"
#include "app/club/muster-club-page.h"
#include "app/forces/muster-force-page.h"
#include "app/models/campaign/muster-campaign-act.h"
#include "app/models/club/muster-club-rounds.h"
#include "app/models/muster-shares.h"
#include "app/models/plan/muster-plan-session.h"
#include "app/window/muster-window.h"
#include "core/campaign/setup/muster-campaign-preset.h"
#include "core/campaign/muster-campaign-correction.h"
#include "core/exchange/muster-force-import.h"
#include "sheets/muster-sheet-source.h"

G_BEGIN_DECLS

MusterStore   *muster_window_get_store   (MusterWindow   *self);
MusterLibrary *muster_window_get_library (MusterWindow   *self);
MusterShares  *muster_window_get_shares  (MusterWindow   *self);
gint64         muster_window_get_battle_id (MusterWindow *self);
/* Pages: muster-window-pages.c. */
GtkWidget     *muster_window_new_page    (MusterWindow   *self,
                                          const char     *name);
void           muster_window_install_page_actions (GtkWidgetClass *widget_class);
/* (nullable): the open battle, force, plan or campaign. */
GtkWidget     *muster_window_get_open_page (MusterWindow *self);
/* Returns a page of the sidebar, shown or not. */
GtkWidget     *muster_window_get_shelf   (MusterWindow   *self,
                                          const char     *name);
/* Returns the box above the pages for notes on work in progress. */
GtkBox        *muster_window_get_notes   (MusterWindow   *self);
void           muster_window_show_battle (MusterWindow   *self,
                                          MusterBattle   *battle,
                                          gint64          id);
void           muster_window_show_force  (MusterWindow   *self,
                                          GtkWidget      *force_page);
/* NULL while no force is open. */
MusterForcePage *muster_window_get_force_page (MusterWindow *self);

/* Keys of what was deleted but can still be restored, as a set of strings. */
GHashTable    *muster_window_get_removals (MusterWindow  *self);

void           muster_window_show_plan   (MusterWindow   *self,
                                          GtkWidget      *page);

/* New battles, and those that are prepared: muster-window-plan.c. */
void           muster_window_install_plan_actions (GtkWidgetClass *widget_class);
void           muster_window_open_plan             (MusterWindow   *self,
                                                    gint64          id);

void           muster_window_show_plan_session      (MusterWindow      *self,
                                                     MusterPlanSession *session);

/* The open campaign; 0 and NULL while none is open. */
void           muster_window_show_campaign          (MusterWindow   *self,
                                                     GtkWidget      *campaign_page,
                                                     gint64          id);
gint64         muster_window_get_campaign_id        (MusterWindow   *self);
MusterCampaignPage *
               muster_window_get_campaign_page      (MusterWindow   *self);

/* Campaigns: muster-window-campaigns.c. */
void           muster_window_install_campaign_actions (GtkWidgetClass *widget_class);
/* Asks for an order of the open campaign. @params, @title: (nullable). */
void           muster_window_ask_order              (MusterWindow       *self,
                                                     MusterCampaignVerb  verb,
                                                     JsonNode           *params,
                                                     const char         *title);
/* @note: (nullable) */
void           muster_window_ask_act                (MusterWindow       *self,
                                                     MusterCampaignAct  *act,
                                                     const char         *title,
                                                     const char         *note);
/* The plan and the past of a campaign: muster-window-campaign-plan.c,
 * muster-window-campaign-past.c. */
void           muster_window_install_campaign_plan_actions (GtkWidgetClass *widget_class);
void           muster_window_install_campaign_past_actions (GtkWidgetClass *widget_class);
void           muster_window_install_campaign_picture_actions (GtkWidgetClass *widget_class);
void           muster_window_add_picture            (MusterWindow     *self,
                                                     int               index,
                                                     GFile            *file);
/* Shows what a correction would change and asks whether to accept it. Takes @correction. */
void           muster_window_offer_correction       (MusterWindow             *self,
                                                     const char               *heading,
                                                     MusterCampaignCorrection *correction);

/* Chapters and their battles: muster-window-campaign-battles.c. */
void           muster_window_install_campaign_battle_actions (GtkWidgetClass *widget_class);
void           muster_window_install_campaign_enlist_actions (GtkWidgetClass *widget_class);
void           muster_window_check_return           (MusterWindow     *self);
char          *muster_window_dup_unfought           (MusterWindow     *self,
                                                     MusterCampaign   *campaign,
                                                     gint64            id) G_GNUC_WARN_UNUSED_RESULT;
void           muster_window_tie_battle             (MusterWindow     *self,
                                                     MusterBattle     *battle,
                                                     gint64            id,
                                                     MusterBattlePlan *plan);
void           muster_window_name_campaign          (MusterWindow     *self,
                                                     MusterBattlePage *page,
                                                     gint64            battle);

/* Presets of campaign rules: muster-window-presets.c. */
gboolean       muster_window_import_preset          (MusterWindow                *self,
                                                     const MusterCampaignPreset  *preset,
                                                     GError                     **error);
void           muster_window_install_preset_actions (GtkWidgetClass   *widget_class);

/* Campaigns with all that belongs to them: muster-window-bundles.c. */
void           muster_window_import_bundle          (MusterWindow     *self,
                                                     GBytes           *file,
                                                     const char       *name);
void           muster_window_install_bundle_actions (GtkWidgetClass   *widget_class);

/* Sheets and careers of a campaign: muster-window-campaign-papers.c. */
void           muster_window_install_campaign_paper_actions (GtkWidgetClass *widget_class);

/* The log of the open battle: muster-window-battle-past.c. */
void           muster_window_install_battle_past_actions (GtkWidgetClass *widget_class);
void           muster_window_install_photo_actions (GtkWidgetClass *widget_class);

/* (nullable): the image of this id, for sheets. @store: a MusterStore */
GBytes        *muster_window_find_image (const char *id,
                                         gpointer    store);

/* Stored battles: muster-window-battles.c. */
void           muster_window_install_battle_actions (GtkWidgetClass *widget_class);
/* @parent: the window that asks for it: this one or one that belongs to it */
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

/* Returns a stored force, or the open one if @id is 0. */
MusterForce   *muster_window_dup_force              (MusterWindow       *self,
                                                     gint64              id,
                                                     GError            **error) G_GNUC_WARN_UNUSED_RESULT;
/* Stored forces and force files: muster-window-forces.c. */
void           muster_window_install_force_actions  (GtkWidgetClass *widget_class);
/* @file: what @reading was read from. @name: of the file, for messages. @id: (out): of the stored
 * force, or 0 if the window first shows what was understood. */
gboolean       muster_window_import_force           (MusterWindow         *self,
                                                     MusterForceReading   *reading,
                                                     MusterForceFormat     format,
                                                     GBytes               *file,
                                                     const char           *name,
                                                     gint64               *id,
                                                     GError              **error);

/* Archiving and deleting, which can be undone: muster-window-shelf.c. */
void           muster_window_install_shelf_actions  (GtkWidgetClass *widget_class);
void           muster_window_finish_removals        (MusterWindow   *self);

/* Returns the open battle or a stored one. */
MusterBattle  *muster_window_dup_battle  (MusterWindow   *self,
                                          gint64          id,
                                          GError        **error) G_GNUC_WARN_UNUSED_RESULT;

/* Result, despatch and rematch: muster-window-after.c. */
void           muster_window_install_after_actions  (GtkWidgetClass *widget_class);
/* Closes the windows with results. Returns FALSE if edits in one of them could not be saved. */
gboolean       muster_window_close_results          (MusterWindow   *self);

/* Writing files and printing: muster-window-output.c. @done and @failure are the messages
 * afterwards. */
void           muster_window_write       (MusterWindow      *self,
                                          const char        *path,
                                          GBytes            *bytes,
                                          const char        *done,
                                          const char        *failure);
/* @parent of muster_window_print(): the window that asks for it: this one or one that belongs to
 * it */
/* The page of the reference: muster-window-reference.c. */
GtkWidget     *muster_window_new_reference_page (MusterWindow *self) G_GNUC_WARN_UNUSED_RESULT;
void           muster_window_fit_reference_page (MusterWindow *self,
                                                 GtkWidget    *page);

void           muster_window_print       (MusterWindow      *self,
                                          GtkWindow         *parent,
                                          MusterSheetSource *source);

/* Returns the page of the club, which is made on first use, and its model. */
MusterClubPage *muster_window_get_club_page (MusterWindow *self);
MusterClub    *muster_window_get_club    (MusterWindow      *self);
/* Results: muster-window-club.c. Members:
 * muster-window-members.c. Evenings: muster-window-evenings.c.
 * Tournaments: muster-window-events.c. */
void           muster_window_install_club_actions   (GtkWidgetClass *widget_class);
/* Tables that come from outside: muster-window-tables.c. */
void           muster_window_install_table_import_actions (GtkWidgetClass *widget_class);
void           muster_window_import_table           (MusterWindow   *self,
                                                     GFile          *file);
void           muster_window_install_member_actions (GtkWidgetClass *widget_class);
void           muster_window_install_people_actions (GtkWidgetClass *widget_class);
void           muster_window_install_evening_actions (GtkWidgetClass *widget_class);
void           muster_window_install_event_actions  (GtkWidgetClass *widget_class);
/* Removes the evening or the tournament that is looked at, and offers to undo it. */
void           muster_window_remove_rounds   (MusterWindow     *self,
                                              MusterClubRounds *rounds,
                                              const char       *removed,
                                              const char       *failed);
void           muster_window_install_occasion_actions (GtkWidgetClass *widget_class);
/* Puts name, badge and colour of the club onto its paper, and returns it. */
MusterDocument *muster_window_sign_sheet (MusterStore    *store,
                                          MusterDocument *document);
/* For a chapter of the open campaign: muster-window-campaign-battles.c. */
void           muster_window_ask_return             (MusterWindow   *self,
                                                     const char     *chapter,
                                                     MusterBattle   *battle,
                                                     gint64          battle_id);
/* The lab: muster-window-lab.c. */
void           muster_window_install_lab_actions    (GtkWidgetClass *widget_class);

/* Moves the focus into the page that is shown. */
void           muster_window_focus_page             (MusterWindow   *self);

/* The tours of battles, campaigns and evenings: muster-window-tour.c. */
void           muster_window_install_tour_actions   (GtkWidgetClass *widget_class);
void           muster_window_offer_tour             (MusterWindow   *self);
void           muster_window_follow_tour            (MusterWindow   *self);

/* Further actions on the open battle: muster-window-table.c. */
void           muster_window_install_table_actions  (GtkWidgetClass *widget_class);
void           muster_window_follow_table           (MusterWindow   *self,
                                                     MusterBattlePage *page);
void           muster_window_close_table            (MusterWindow   *self);

/* The open battle or campaign on phones: muster-window-phones.c. */
void           muster_window_install_phones_actions (GtkWidgetClass *widget_class);

/* (nullable): the picture under the map of a campaign. */
GBytes *muster_window_load_map_picture (MusterWindow   *self,
                                        MusterCampaign *campaign) G_GNUC_WARN_UNUSED_RESULT;

/* @page: (transfer floating): the page of the hub. */
void           muster_window_show_hub    (MusterWindow   *self,
                                          GtkWidget      *page);
/* The hub: muster-window-hub.c, or muster-window-hub-none.c without it. @status: says how things
 * stand. */
void           muster_window_start_hub   (MusterWindow   *self,
                                          GtkButton      *status);
void           muster_window_stop_hub    (MusterWindow   *self);
void           muster_window_follow_hub  (MusterWindow   *self);
/* Erases a member on all desks; FALSE if this data file has joined no hub. */
gboolean       muster_window_erase_at_hub (MusterWindow  *self,
                                           const char    *member);
void           muster_window_install_hub_actions (GtkWidgetClass *widget_class);

G_END_DECLS
