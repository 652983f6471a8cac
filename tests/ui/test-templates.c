/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/after/muster-after-window.h"
#include "app/after/muster-swing-group.h"
#include "app/battle/muster-battle-banner.h"
#include "app/battle/muster-battle-page.h"
#include "app/battle/muster-deck-panel.h"
#include "app/battle/muster-form-card.h"
#include "app/battle/muster-log-panel.h"
#include "app/battle/muster-log-row.h"
#include "app/battle/muster-order-button.h"
#include "app/battle/muster-order-panel.h"
#include "app/battle/muster-roll-row.h"
#include "app/battle/muster-side-column.h"
#include "app/battle/muster-sides-view.h"
#include "app/battle/muster-table-window.h"
#include "app/battle/muster-tally-panel.h"
#include "app/battle/muster-todo-card.h"
#include "app/battle/muster-unit-card.h"
#include "app/battles/muster-battle-list-row.h"
#include "app/battles/muster-battles-page.h"
#include "app/campaign/muster-campaign-page.h"
#include "app/campaign/muster-gazette-window.h"
#include "app/campaigns/muster-campaign-list-row.h"
#include "app/campaigns/muster-campaigns-page.h"
#include "app/desk/muster-desk-page.h"
#include "app/forces/muster-force-catalog.h"
#include "app/forces/muster-force-details-panel.h"
#include "app/forces/muster-force-list-row.h"
#include "app/forces/muster-force-option-row.h"
#include "app/forces/muster-force-page.h"
#include "app/forces/muster-force-stat-tile.h"
#include "app/forces/muster-force-unit-list.h"
#include "app/forces/muster-force-unit-panel.h"
#include "app/forces/muster-force-unit-row.h"
#include "app/forces/muster-forces-page.h"
#include "app/forces/muster-leader-dice.h"
#include "app/forces/muster-leader-group.h"
#include "app/forces/starting/muster-force-blank.h"
#include "app/forces/starting/muster-force-gallery.h"
#include "app/forces/starting/muster-force-paste.h"
#include "app/forces/starting/muster-force-starting.h"
#include "app/form/muster-field-row.h"
#if HAVE_HUB
#include "app/hub/muster-hub-page.h"
#endif
#include "app/lab/muster-lab-matches.h"
#include "app/lab/muster-lab-window.h"
#include "app/models/campaign/muster-campaign-founding.h"
#include "app/preferences/muster-preferences.h"
#include "app/rescue/muster-trouble-page.h"
#include "app/models/phones/muster-battle-phones.h"
#include "app/phones/muster-phones-popover.h"
#include "app/plan/muster-plan-page.h"
#include "app/print/muster-print-options.h"
#include "app/print/muster-print-preview.h"
#include "app/reference/muster-reference-page.h"
#include "app/widgets/muster-dice-entry.h"
#include "core/campaign/muster-sample-campaign.h"
#include "core/lab/muster-lab-forces.h"
#include "core/plans/muster-plan-setup.h"
#include "muster-test-find.h"
#include "muster-test-club.h"
#include "muster-test-things.h"

/* Every template makes a widget, without a warning, and lets go of everything when it goes. A
 * template that is not in the table fails the test. */

static GtkWidget *
new_battle_banner (Things *things)
{
  GtkWidget *banner = g_object_new (MUSTER_TYPE_BATTLE_BANNER, NULL);

  muster_battle_banner_set_session (MUSTER_BATTLE_BANNER (banner), things->session);
  return banner;
}

static GtkWidget *
new_battle_page (Things *things)
{
  return muster_battle_page_new (things->session);
}

static GtkWidget *
new_field_row (Things *things)
{
  MusterOrderForm *form = muster_battle_session_get_form (things->session);
  g_autoptr (MusterFormField) field = NULL;

  muster_battle_session_set_unit (things->session, 0);
  muster_battle_session_choose_id (things->session, "fire");
  field = g_list_model_get_item (
    muster_order_draft_get_fields (muster_order_form_get_draft (form)), 0);
  return muster_field_row_new (field);
}

static GtkWidget *
new_dice_entry (Things *things)
{
  g_autoptr (MusterDiceTray) tray = muster_dice_tray_new ();
  GtkWidget *entry = muster_dice_entry_new ("dice.roll");

  muster_dice_tray_ask (tray, 2, 6, 0);
  muster_dice_entry_set_tray (MUSTER_DICE_ENTRY (entry), tray);
  return entry;
}

static GtkWidget *
new_deck_panel (Things *things)
{
  GtkWidget *panel = g_object_new (MUSTER_TYPE_DECK_PANEL, NULL);

  muster_deck_panel_set_session (MUSTER_DECK_PANEL (panel), things->session);
  return panel;
}

static GtkWidget *
new_form_card (Things *things)
{
  return muster_form_card_new (things->session);
}

#if HAVE_HUB
static GtkWidget *
new_hub_page (Things *things)
{
  g_autoptr (MusterHubCentre) centre = muster_hub_centre_new (things->store, things->library);

  return muster_hub_page_new (centre);
}
#endif

static GtkWidget *
new_log_panel (Things *things)
{
  return muster_log_panel_new (things->session);
}

static GtkWidget *
new_log_row (Things *things)
{
  return muster_log_row_new ();
}

static GtkWidget *
new_order_button (Things *things)
{
  MusterOrderList *orders = muster_battle_session_get_orders (things->session);

  return muster_order_button_new (muster_order_list_find_id (orders, "end-turn"));
}

static GtkWidget *
new_order_panel (Things *things)
{
  return muster_order_panel_new (things->session);
}

static GtkWidget *
new_roll_row (Things *things)
{
  g_autoptr (MusterRollItem) item =
    muster_roll_item_new (0, "To hit", "5 5 1", MUSTER_ROLL_OVERRIDDEN);

  return muster_roll_row_new (item);
}

static GtkWidget *
new_plan_page (Things *things)
{
  g_autoptr (MusterBattlePlan) plan =
    muster_plan_new_from_battle (things->library, things->battle);
  g_autoptr (MusterPlanSession) session = muster_plan_session_new (things->store, plan);

  return muster_plan_page_new (session);
}

static GtkWidget *
new_side_column (Things *things)
{
  return muster_side_column_new (things->session, 1);
}

static GtkWidget *
new_table_window (Things *things)
{
  return muster_table_window_new (things->battle);
}

static GtkWidget *
new_tally_panel (Things *things)
{
  return muster_tally_panel_new (things->session);
}

static GtkWidget *
new_todo_card (Things *things)
{
  return muster_todo_card_new (things->session);
}

static GtkWidget *
new_unit_card (Things *things)
{
  g_autoptr (MusterUnitItem) item =
    g_list_model_get_item (muster_battle_get_units (things->battle), 0);
  GtkWidget *card = muster_unit_card_new (things->session);

  muster_unit_card_set_item (MUSTER_UNIT_CARD (card), item);
  return card;
}

static GtkWidget *
new_battle_list_row (Things *things)
{
  return muster_battle_list_row_new (things->library);
}

static GtkWidget *
new_reference_page (Things *things)
{
  return muster_reference_page_new (things->library);
}

static GtkWidget *
new_battles_page (Things *things)
{
  return muster_battles_page_new (things->store, things->library);
}

static GtkWidget *
new_campaign_list_row (Things *things)
{
  return muster_campaign_list_row_new (things->library);
}

static GtkWidget *
new_campaigns_page (Things *things)
{
  return muster_campaigns_page_new (things->store, things->library);
}

/* As it begins with everything left as it is. */
static GtkWidget *
new_campaign_page (Things *things)
{
  g_autoptr (MusterCampaignFounding) founding = muster_campaign_founding_new (things->store, things->library);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCampaignSetup) setup = muster_campaign_founding_make (founding, &error);
  g_autoptr (MusterCampaign) campaign = NULL;

  g_assert_no_error (error);
  campaign = muster_campaign_new (setup);
  return muster_campaign_page_new (campaign);
}

static GtkWidget *
new_gazette_window (Things *things)
{
  g_autoptr (MusterCampaign) campaign = muster_sample_campaign_new (things->library, NULL);
  g_autoptr (MusterCareers) careers = muster_careers_new (campaign);
  g_autoptr (MusterGazetteDraft) draft = NULL;

  muster_careers_read_all (careers);
  draft = muster_gazette_draft_new (careers);
  return muster_gazette_window_new (NULL, draft);
}

static GtkWidget *
new_desk_page (Things *things)
{
  g_autoptr (MusterDesk) desk = muster_desk_new (things->store, things->library);

  return muster_desk_page_new (desk);
}

/* The widgets of the club. */
#define CLUB_WIDGET(name, NAME)                                                                         \
  static GtkWidget *new_##name (Things *things)                                                           \
  {                                                                                                       \
    return muster_test_club_new_widget (things->store, things->library, MUSTER_TYPE_##NAME);              \
  }

CLUB_WIDGET (chart_card, CHART_CARD)
CLUB_WIDGET (club_entry_dialog, CLUB_ENTRY_DIALOG)
CLUB_WIDGET (club_evening_dialog, CLUB_EVENING_DIALOG)
CLUB_WIDGET (club_evening_view, CLUB_EVENING_VIEW)
CLUB_WIDGET (club_event_dialog, CLUB_EVENT_DIALOG)
CLUB_WIDGET (club_event_view, CLUB_EVENT_VIEW)
CLUB_WIDGET (club_filter_bar, CLUB_FILTER_BAR)
CLUB_WIDGET (club_import_dialog, CLUB_IMPORT_DIALOG)
CLUB_WIDGET (club_league_view, CLUB_LEAGUE_VIEW)
CLUB_WIDGET (club_likely_dialog, CLUB_LIKELY_DIALOG)
CLUB_WIDGET (club_member_dialog, CLUB_MEMBER_DIALOG)
CLUB_WIDGET (club_member_view, CLUB_MEMBER_VIEW)
CLUB_WIDGET (club_members_view, CLUB_MEMBERS_VIEW)
CLUB_WIDGET (club_names_dialog, CLUB_NAMES_DIALOG)
CLUB_WIDGET (club_page, CLUB_PAGE)
CLUB_WIDGET (club_results_view, CLUB_RESULTS_VIEW)
CLUB_WIDGET (club_seasons_dialog, CLUB_SEASONS_DIALOG)
CLUB_WIDGET (result_row, RESULT_ROW)

static MusterForce *
get_force (Things *things)
{
  return muster_force_session_get_force (things->force_session);
}

static GtkWidget *
new_force_blank (Things *things)
{
  return muster_force_blank_new (things->library);
}

static GtkWidget *
new_force_catalog (Things *things)
{
  return GTK_WIDGET (muster_force_catalog_new (NULL, get_force (things)));
}

static GtkWidget *
new_force_details_panel (Things *things)
{
  return muster_force_details_panel_new (things->unit_view);
}

static GtkWidget *
new_force_gallery (Things *things)
{
  return muster_force_gallery_new (things->library);
}

static GtkWidget *
new_force_list_row (Things *things)
{
  return muster_force_list_row_new (things->library, FALSE);
}

/* A row wants a list around it. */
static GtkWidget *
new_list_of (GtkWidget *row)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_append (GTK_LIST_BOX (list), row);
  return list;
}

static GtkWidget *
new_force_option_row (Things *things)
{
  g_autoptr (MusterForceChoice) choice =
    g_list_model_get_item (muster_force_unit_view_get_choices (things->unit_view), 0);

  return new_list_of (muster_force_option_row_new (choice));
}

static GtkWidget *
new_force_page (Things *things)
{
  return muster_force_page_new (things->force_session);
}

static GtkWidget *
new_swing_group (Things *things)
{
  g_autoptr (MusterLabReview) review = muster_lab_review_new (things->battle);

  return muster_swing_group_new (review);
}

static GtkWidget *
new_lab_window (Things *things)
{
  MusterForce *force = muster_force_session_get_force (things->force_session);
  g_autoptr (MusterSetup) setup = muster_lab_forces_pit (things->library, force, NULL, NULL);
  g_autoptr (MusterLabStudy) study = muster_lab_study_new (things->library, setup, "The <b> & sons");

  return muster_lab_window_new (study);
}

static GtkWidget *
new_lab_matches (Things *things)
{
  MusterForce *force = muster_force_session_get_force (things->force_session);
  g_autoptr (MusterSetup) setup = muster_lab_forces_pit (things->library, force, NULL, NULL);
  g_autoptr (MusterLabStudy) study = muster_lab_study_new (things->library, setup, "The <b> & sons");
  GtkWidget *matches = g_object_new (MUSTER_TYPE_LAB_MATCHES, NULL);

  muster_lab_matches_set_study (MUSTER_LAB_MATCHES (matches), study);
  return matches;
}

static GtkWidget *
new_force_paste (Things *things)
{
  GtkWidget *paste = muster_force_paste_new (things->library);

  muster_force_paste_set_text (MUSTER_FORCE_PASTE (paste),
                               "The <b> column & sons\n4 x Veteran Tribal Infantry\nGibberish\n");
  return paste;
}

static GtkWidget *
new_force_starting (Things *things)
{
  return GTK_WIDGET (muster_force_starting_new (NULL, things->library, "blank"));
}

static GtkWidget *
new_force_stat_tile (Things *things)
{
  g_autoptr (MusterForceStat) stat =
    g_list_model_get_item (muster_force_unit_view_get_stats (things->unit_view), 0);

  return muster_force_stat_tile_new (stat);
}

static GtkWidget *
new_force_unit_list (Things *things)
{
  return muster_force_unit_list_new (things->unit_view, things->findings);
}

static GtkWidget *
new_force_unit_panel (Things *things)
{
  return muster_force_unit_panel_new (things->unit_view);
}

static GtkWidget *
new_force_unit_row (Things *things)
{
  GtkWidget *row = muster_force_unit_row_new (things->unit_view, things->findings);

  muster_force_unit_row_set_unit (MUSTER_FORCE_UNIT_ROW (row),
                                  muster_force_get_unit (get_force (things), 0));
  return row;
}

static GtkWidget *
new_forces_page (Things *things)
{
  return muster_forces_page_new (things->store, things->library);
}

static GtkWidget *
new_leader_dice (Things *things)
{
  g_autoptr (GPtrArray) units = muster_leader_roller_list_units (things->roller, TRUE);

  muster_leader_roller_begin (things->roller, units);
  return GTK_WIDGET (muster_leader_dice_new (NULL, things->roller));
}

static GtkWidget *
new_leader_group (Things *things)
{
  return g_object_new (MUSTER_TYPE_LEADER_GROUP, "view", things->unit_view, NULL);
}

static GtkWidget *
new_preferences (Things *things)
{
  return g_object_new (MUSTER_TYPE_PREFERENCES, "settings", things->settings, "library",
                       things->library, "data-path", "/nowhere/A <3 B & C.db", NULL);
}

static MusterPrintSetup *
create_print_setup (Things *things)
{
  g_autoptr (MusterSheetSource) source =
    muster_sheet_source_new_for_battle (things->library, things->battle, NULL);

  return muster_print_setup_new (source, NULL);
}

static GtkWidget *
new_print_options (Things *things)
{
  g_autoptr (MusterPrintSetup) setup = create_print_setup (things);
  GtkWidget *options = g_object_new (MUSTER_TYPE_PRINT_OPTIONS, NULL);

  muster_print_options_set_setup (MUSTER_PRINT_OPTIONS (options), setup);
  return options;
}

static GtkWidget *
new_print_preview (Things *things)
{
  g_autoptr (MusterPrintSetup) setup = create_print_setup (things);

  return muster_print_preview_new (setup);
}

static GtkWidget *
new_after_window (Things *things)
{
  g_autoptr (MusterAfterReport) report = muster_after_report_new (things->battle);

  return muster_after_window_new (report);
}

static GtkWidget *
new_trouble_page (Things *things)
{
  g_autoptr (GError) error =
    g_error_new (MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT, "<b> & damaged");

  return muster_trouble_page_new (error);
}

static GtkWidget *
new_phones_popover (Things *things)
{
  g_autoptr (MusterBattleSession) session = muster_battle_session_new (things->battle);
  g_autoptr (MusterPhones) phones = muster_battle_phones_new (session);

  return muster_phones_popover_new (phones);
}

static GtkWidget *
new_window (Things *things)
{
  return GTK_WIDGET (muster_window_new (NULL, things->settings, things->library, things->store));
}

static const struct
{
  const char *name;
  GtkWidget *(*make) (Things *things);
} TEMPLATES[] = {
  { "muster-backups-group.ui", new_preferences },
  { "muster-battle-banner.ui", new_battle_banner },
  { "muster-battle-list-row.ui", new_battle_list_row },
  { "muster-battle-page.ui", new_battle_page },
  { "muster-battles-page.ui", new_battles_page },
  { "muster-campaign-list-row.ui", new_campaign_list_row },
  { "muster-campaign-page.ui", new_campaign_page },
  { "muster-campaigns-page.ui", new_campaigns_page },
  { "muster-gazette-window.ui", new_gazette_window },
  { "muster-reference-page.ui", new_reference_page },
  { "muster-reference-row.ui", new_reference_page },
  { "muster-check-group.ui", new_preferences },
  { "muster-chart-card.ui", new_chart_card },
  { "muster-club-entry-dialog.ui", new_club_entry_dialog },
  { "muster-club-evening-dialog.ui", new_club_evening_dialog },
  { "muster-club-evening-view.ui", new_club_evening_view },
  { "muster-club-event-dialog.ui", new_club_event_dialog },
  { "muster-club-event-view.ui", new_club_event_view },
  { "muster-club-filter-bar.ui", new_club_filter_bar },
  { "muster-club-import-dialog.ui", new_club_import_dialog },
  { "muster-club-league-view.ui", new_club_league_view },
  { "muster-club-likely-dialog.ui", new_club_likely_dialog },
  { "muster-club-member-dialog.ui", new_club_member_dialog },
  { "muster-club-member-view.ui", new_club_member_view },
  { "muster-club-members-view.ui", new_club_members_view },
  { "muster-club-names-dialog.ui", new_club_names_dialog },
  { "muster-club-page.ui", new_club_page },
  { "muster-club-results-view.ui", new_club_results_view },
  { "muster-club-seasons-dialog.ui", new_club_seasons_dialog },
  { "muster-copy-button.ui", new_club_league_view },
  { "muster-result-row.ui", new_result_row },
  { "muster-deck-panel.ui", new_deck_panel },
  { "muster-desk-page.ui", new_desk_page },
  { "muster-dice-entry.ui", new_dice_entry },
  { "muster-field-row.ui", new_field_row },
  { "muster-force-blank.ui", new_force_blank },
  { "muster-force-catalog.ui", new_force_catalog },
  { "muster-force-details-panel.ui", new_force_details_panel },
  { "muster-force-gallery.ui", new_force_gallery },
  { "muster-force-list-row.ui", new_force_list_row },
  { "muster-force-option-row.ui", new_force_option_row },
  { "muster-force-page.ui", new_force_page },
  { "muster-force-paste.ui", new_force_paste },
  { "muster-force-starting.ui", new_force_starting },
  { "muster-force-stat-tile.ui", new_force_stat_tile },
  { "muster-force-unit-list.ui", new_force_unit_list },
  { "muster-force-unit-panel.ui", new_force_unit_panel },
  { "muster-force-unit-row.ui", new_force_unit_row },
  { "muster-forces-page.ui", new_forces_page },
  { "muster-form-card.ui", new_form_card },
  { "muster-lab-matches.ui", new_lab_matches },
  { "muster-lab-window.ui", new_lab_window },
  { "muster-swing-group.ui", new_swing_group },
  { "muster-leader-dice.ui", new_leader_dice },
  { "muster-leader-group.ui", new_leader_group },
#if HAVE_HUB
  { "muster-hub-page.ui", new_hub_page },
#else
  /* Nobody shows it. */
  { "muster-hub-page.ui", new_window },
#endif
  { "muster-log-panel.ui", new_log_panel },
  { "muster-log-row.ui", new_log_row },
  { "muster-order-button.ui", new_order_button },
  { "muster-order-panel.ui", new_order_panel },
  { "muster-preferences.ui", new_preferences },
  { "muster-after-window.ui", new_after_window },
  { "muster-print-options.ui", new_print_options },
  { "muster-print-preview.ui", new_print_preview },
  { "muster-roll-row.ui", new_roll_row },
  { "muster-phones-popover.ui", new_phones_popover },
  { "muster-proposal-bar.ui", new_battle_page },
  { "muster-plan-deploy-step.ui", new_plan_page },
  { "muster-plan-page.ui", new_plan_page },
  { "muster-plan-scenario-step.ui", new_plan_page },
  { "muster-side-column.ui", new_side_column },
  { "muster-table-window.ui", new_table_window },
  { "muster-tally-panel.ui", new_tally_panel },
  { "muster-todo-card.ui", new_todo_card },
  { "muster-trouble-page.ui", new_trouble_page },
  { "muster-unit-card.ui", new_unit_card },
  { "muster-window.ui", new_window },
};

static int
find_template (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (TEMPLATES); i++)
    if (g_str_equal (TEMPLATES[i].name, name))
      return (int) i;
  return -1;
}

static void
test_every_template_is_in_the_table (void)
{
  g_auto (GStrv) names =
    g_resources_enumerate_children (APPLICATION_PATH "/ui", G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  g_assert_nonnull (names);
  for (guint i = 0; names[i] != NULL; i++)
    if (find_template (names[i]) < 0)
      g_error ("%s is not tested", names[i]);
  g_assert_cmpuint (g_strv_length (names), ==, G_N_ELEMENTS (TEMPLATES));
}

/* Shown once, so that it is measured, laid out and drawn too. */
static void
show_widget (GtkWidget *widget)
{
  GtkWidget *window;

  if (GTK_IS_WINDOW (widget))
    {
      gtk_window_present (GTK_WINDOW (widget));
      muster_test_ui_settle ();
      return;
    }

  /* Room enough: a lone row of wrapping text would be measured for one width and shown at another. */
  window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 800);
  gtk_window_set_child (GTK_WINDOW (window), widget);
  gtk_window_present (GTK_WINDOW (window));
  muster_test_ui_settle ();
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  muster_test_ui_settle ();
}

static void
test_every_template_makes_a_widget (Things        *things,
                                    gconstpointer  data)
{
  for (guint i = 0; i < G_N_ELEMENTS (TEMPLATES); i++)
    {
      GtkWidget *widget = g_object_ref_sink (TEMPLATES[i].make (things));

      g_test_message ("%s", TEMPLATES[i].name);
      show_widget (widget);
      if (GTK_IS_WINDOW (widget))
        gtk_window_destroy (GTK_WINDOW (widget));
      muster_test_ui_settle ();
      g_assert_finalize_object (widget);
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  g_test_add_func ("/templates/every-template-is-in-the-table",
                   test_every_template_is_in_the_table);
  g_test_add ("/templates/every-template-makes-a-widget", Things, NULL, set_up,
              test_every_template_makes_a_widget, tear_down);

  return g_test_run ();
}
