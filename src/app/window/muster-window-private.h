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

MusterStore   *muster_window_get_store      (MusterWindow   *self);
MusterLibrary *muster_window_get_library    (MusterWindow   *self);
MusterShares  *muster_window_get_shares     (MusterWindow   *self);
gint64         muster_window_get_battle_id (MusterWindow *self);
/* Pages: muster-window-pages.c. */
GtkWidget     *muster_window_pages_new_page (MusterWindow   *self,
                                             const char     *name);
void           muster_window_pages_install_actions (GtkWidgetClass *widget_class);
/* (nullable): the open battle, force, plan or campaign. */
GtkWidget     *muster_window_get_open_page (MusterWindow *self);
/* Returns a page of the sidebar, shown or not. */
GtkWidget     *muster_window_get_shelf      (MusterWindow   *self,
                                             const char     *name);
/* Returns the box above the pages for notes on work in progress. */
GtkBox        *muster_window_get_notes      (MusterWindow   *self);
void           muster_window_show_battle    (MusterWindow   *self,
                                             MusterBattle   *battle,
                                             gint64          id);
void           muster_window_show_force     (MusterWindow   *self,
                                             GtkWidget      *force_page);
/* NULL while no force is open. */
MusterForcePage *muster_window_pages_get_force_page (MusterWindow *self);

/* Keys of what was deleted but can still be restored, as a set of strings. */
GHashTable    *muster_window_get_removals (MusterWindow  *self);

void           muster_window_show_plan   (MusterWindow   *self,
                                          GtkWidget      *page);

/* New battles, and those that are prepared: muster-window-plan.c. */
void           muster_window_plan_install_actions (GtkWidgetClass *widget_class);
void           muster_window_plan_open             (MusterWindow   *self,
                                                    gint64          id);

void           muster_window_plan_show_session      (MusterWindow      *self,
                                                     MusterPlanSession *session);

/* The open campaign; 0 and NULL while none is open. */
void           muster_window_show_campaign          (MusterWindow   *self,
                                                     GtkWidget      *campaign_page,
                                                     gint64          id);
gint64         muster_window_get_campaign_id        (MusterWindow   *self);
MusterCampaignPage *
               muster_window_pages_get_campaign_page      (MusterWindow   *self);

/* Campaigns: muster-window-campaigns.c. */
void           muster_window_campaigns_install_actions (GtkWidgetClass *widget_class);
/* Asks for an order of the open campaign. @params, @title: (nullable). */
void           muster_window_campaigns_ask_order            (MusterWindow       *self,
                                                             MusterCampaignVerb  verb,
                                                             JsonNode           *params,
                                                             const char         *title);
/* @note: (nullable) */
void           muster_window_campaigns_ask_act              (MusterWindow       *self,
                                                             MusterCampaignAct  *act,
                                                             const char         *title,
                                                             const char         *note);
/* The plan and the past of a campaign: muster-window-campaign-plan.c,
 * muster-window-campaign-past.c. */
void           muster_window_campaign_plan_install_actions (GtkWidgetClass *widget_class);
void           muster_window_campaign_past_install_actions (GtkWidgetClass *widget_class);
void           muster_window_campaign_pictures_install_actions (GtkWidgetClass *widget_class);
void           muster_window_campaign_pictures_add          (MusterWindow     *self,
                                                             int               index,
                                                             GFile            *file);
/* Shows what a correction would change and asks whether to accept it. Takes @correction. */
void           muster_window_campaign_past_offer_correction (MusterWindow             *self,
                                                             const char               *heading,
                                                             MusterCampaignCorrection *correction);

/* Chapters and their battles: muster-window-campaign-battles.c. */
void           muster_window_campaign_battles_install_actions (GtkWidgetClass *widget_class);
void           muster_window_campaign_enlist_install_actions (GtkWidgetClass *widget_class);
void           muster_window_campaign_battles_check_return (MusterWindow     *self);
char          *muster_window_campaign_battles_dup_unfought (MusterWindow     *self,
                                                            MusterCampaign   *campaign,
                                                            gint64            id) G_GNUC_WARN_UNUSED_RESULT;
void           muster_window_campaign_battles_tie          (MusterWindow     *self,
                                                            MusterBattle     *battle,
                                                            gint64            id,
                                                            MusterBattlePlan *plan);
void           muster_window_campaign_battles_name         (MusterWindow     *self,
                                                            MusterBattlePage *page,
                                                            gint64            battle);

/* Presets of campaign rules: muster-window-presets.c. */
gboolean       muster_window_presets_import          (MusterWindow                *self,
                                                      const MusterCampaignPreset  *preset,
                                                      GError                     **error);
void           muster_window_presets_install_actions (GtkWidgetClass   *widget_class);

/* Campaigns with all that belongs to them: muster-window-bundles.c. */
void           muster_window_bundles_import          (MusterWindow     *self,
                                                      GBytes           *file,
                                                      const char       *name);
void           muster_window_bundles_install_actions (GtkWidgetClass   *widget_class);

/* Sheets and careers of a campaign: muster-window-campaign-papers.c. */
void           muster_window_campaign_papers_install_actions (GtkWidgetClass *widget_class);

/* The log of the open battle: muster-window-battle-past.c. */
void           muster_window_battle_past_install_actions (GtkWidgetClass *widget_class);
void           muster_window_photos_install_actions (GtkWidgetClass *widget_class);

/* (nullable): the image of this id, for sheets. @store: a MusterStore */
GBytes        *muster_window_photos_find_image (const char *id,
                                                gpointer    store);

/* Stored battles: muster-window-battles.c. */
void           muster_window_battles_install_actions (GtkWidgetClass *widget_class);
/* @parent: the window that asks for it: this one or one that belongs to it */
void           muster_window_battles_print           (MusterWindow   *self,
                                                      GtkWindow      *parent,
                                                      gint64          id);
void           muster_window_battles_export          (MusterWindow   *self,
                                                      GtkWindow      *parent,
                                                      gint64          id);

/* Files that come from outside: muster-window-files.c. */
void           muster_window_files_install_actions (GtkWidgetClass *widget_class);
void           muster_window_files_add_drop_target (MusterWindow   *self);

/* Opens the editor: muster-window-force-page.c. */
void           muster_window_force_page_show_session           (MusterWindow       *self,
                                                                MusterForceSession *session);

/* Returns a stored force, or the open one if @id is 0. */
MusterForce   *muster_window_forces_dup             (MusterWindow       *self,
                                                     gint64              id,
                                                     GError            **error) G_GNUC_WARN_UNUSED_RESULT;
/* Stored forces and force files: muster-window-forces.c. */
void           muster_window_forces_install_actions (GtkWidgetClass *widget_class);
/* @file: what @reading was read from. @name: of the file, for messages. @id: (out): of the stored
 * force, or 0 if the window first shows what was understood. */
gboolean       muster_window_forces_import          (MusterWindow         *self,
                                                     MusterForceReading   *reading,
                                                     MusterForceFormat     format,
                                                     GBytes               *file,
                                                     const char           *name,
                                                     gint64               *id,
                                                     GError              **error);

/* Archiving and deleting, which can be undone: muster-window-shelf.c. */
void           muster_window_shelf_install_actions (GtkWidgetClass *widget_class);
void           muster_window_shelf_finish_removals (MusterWindow   *self);

/* Returns the open battle or a stored one. */
MusterBattle  *muster_window_battles_dup  (MusterWindow   *self,
                                           gint64          id,
                                           GError        **error) G_GNUC_WARN_UNUSED_RESULT;

/* Result, despatch and rematch: muster-window-after.c. */
void           muster_window_after_install_actions (GtkWidgetClass *widget_class);
/* Closes the windows with results. Returns FALSE if edits in one of them could not be saved. */
gboolean       muster_window_after_close_results   (MusterWindow   *self);

/* Writing files and printing: muster-window-output.c. @done and @failure are the messages
 * afterwards. */
void           muster_window_output_write       (MusterWindow      *self,
                                                 const char        *path,
                                                 GBytes            *bytes,
                                                 const char        *done,
                                                 const char        *failure);
/* @parent of muster_window_output_print(): the window that asks for it: this one or one that belongs to
 * it */
/* The page of the reference: muster-window-reference.c. */
GtkWidget     *muster_window_reference_new_page (MusterWindow *self) G_GNUC_WARN_UNUSED_RESULT;
void           muster_window_reference_fit_page (MusterWindow *self,
                                                 GtkWidget    *page);

void           muster_window_output_print       (MusterWindow      *self,
                                                 GtkWindow         *parent,
                                                 MusterSheetSource *source);

/* Returns the page of the club, which is made on first use, and its model. */
MusterClubPage *muster_window_pages_get_club_page (MusterWindow *self);
MusterClub    *muster_window_pages_get_club    (MusterWindow      *self);
/* Results: muster-window-club.c. Members:
 * muster-window-members.c. Evenings: muster-window-evenings.c.
 * Tournaments: muster-window-events.c. */
void           muster_window_club_install_actions        (GtkWidgetClass *widget_class);
/* (transfer none) (nullable): what the club has under this battle. */
MusterClubResult *muster_window_club_find_result (MusterWindow *self,
                                                  const char   *battle);
/* Tables that come from outside: muster-window-tables.c. */
void           muster_window_tables_install_import_actions (GtkWidgetClass *widget_class);
void           muster_window_tables_import               (MusterWindow   *self,
                                                          GFile          *file);
void           muster_window_members_install_actions     (GtkWidgetClass *widget_class);
void           muster_window_people_install_actions      (GtkWidgetClass *widget_class);
void           muster_window_evenings_install_actions (GtkWidgetClass *widget_class);
void           muster_window_events_install_actions      (GtkWidgetClass *widget_class);
/* Removes the evening or the tournament that is looked at, and offers to undo it. */
void           muster_window_evenings_remove_rounds   (MusterWindow     *self,
                                                       MusterClubRounds *rounds,
                                                       const char       *removed,
                                                       const char       *failed);
void           muster_window_occasions_install_actions (GtkWidgetClass *widget_class);
/* Puts name, badge and colour of the club onto its paper, and returns it. */
MusterDocument *muster_window_occasions_sign_sheet (MusterStore    *store,
                                                    MusterDocument *document);
/* For a chapter of the open campaign: muster-window-campaign-battles.c. */
void           muster_window_campaign_battles_ask_return (MusterWindow   *self,
                                                          const char     *chapter,
                                                          MusterBattle   *battle,
                                                          gint64          battle_id);
/* The lab: muster-window-lab.c. */
void           muster_window_lab_install_actions         (GtkWidgetClass *widget_class);

/* Moves the focus into the page that is shown. */
void           muster_window_focus_page             (MusterWindow   *self);

/* The tours of battles, campaigns and evenings: muster-window-tour.c. */
void           muster_window_tour_install_actions (GtkWidgetClass *widget_class);
void           muster_window_tour_offer           (MusterWindow   *self);
void           muster_window_tour_follow          (MusterWindow   *self);

/* Further actions on the open battle: muster-window-table.c. */
void           muster_window_table_install_actions (GtkWidgetClass *widget_class);
void           muster_window_table_follow          (MusterWindow   *self,
                                                    MusterBattlePage *page);
void           muster_window_table_close           (MusterWindow   *self);

/* The open battle or campaign on phones: muster-window-phones.c. */
void           muster_window_phones_install_actions (GtkWidgetClass *widget_class);

/* (nullable): the picture under the map of a campaign. */
GBytes *muster_window_campaigns_load_map_picture (MusterWindow   *self,
                                                  MusterCampaign *campaign) G_GNUC_WARN_UNUSED_RESULT;

/* @page: (transfer floating): the page of the hub. */
void           muster_window_show_hub   (MusterWindow   *self,
                                         GtkWidget      *page);
/* The hub: muster-window-hub.c, or muster-window-hub-none.c without it. @status: says how things
 * stand. */
void           muster_window_hub_start  (MusterWindow   *self,
                                         GtkButton      *status);
void           muster_window_hub_stop   (MusterWindow   *self);
void           muster_window_hub_follow (MusterWindow   *self);
/* Erases a member on all desks; FALSE if this data file has joined no hub. */
gboolean       muster_window_erase_at_hub (MusterWindow  *self,
                                           const char    *member);
void           muster_window_hub_install_actions (GtkWidgetClass *widget_class);

G_END_DECLS
