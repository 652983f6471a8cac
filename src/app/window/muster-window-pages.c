/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include "app/battles/muster-battles-page.h"
#include "app/campaigns/muster-campaigns-page.h"
#include "app/desk/muster-desk-page.h"
#include "app/forces/muster-forces-page.h"
#include "app/models/muster-help.h"
#include "app/reference/muster-reference-page.h"
#include "app/widgets/muster-manual.h"

/* Makes the pages of the sidebar and finds things in them. muster-window.c shows them. */

/* Makes a page when it is first shown. */
GtkWidget *
muster_window_pages_new_page (MusterWindow *self,
                              const char   *name)
{
  MusterStore *store;
  MusterLibrary *library;
  GtkWidget *page;

  if (g_str_equal (name, "desk"))
    {
      g_autoptr (MusterDesk) desk =
        muster_desk_new (muster_window_get_store (self), muster_window_get_library (self));

      return muster_desk_page_new (desk);
    }
  if (g_str_equal (name, "reference"))
    return muster_window_reference_new_page (self);
  if (g_str_equal (name, "club"))
    {
      g_autoptr (GDateTime) now = g_date_time_new_now_local ();
      g_autofree char *today = g_date_time_format (now, "%Y-%m-%d");
      g_autoptr (MusterClub) club =
        muster_club_new (muster_window_get_store (self), muster_window_get_library (self), today);

      return muster_club_page_new (club);
    }

  /* Battles, campaigns or forces. */
  store = muster_window_get_store (self);
  library = muster_window_get_library (self);
  page = g_str_equal (name, "battles")     ? muster_battles_page_new (store, library)
         : g_str_equal (name, "campaigns") ? muster_campaigns_page_new (store, library)
                                           : muster_forces_page_new (store, library);
  muster_shelf_page_set_shares (MUSTER_SHELF_PAGE (page), muster_window_get_shares (self));

  return page;
}

MusterCampaignPage *
muster_window_pages_get_campaign_page (MusterWindow *self)
{
  GtkWidget *page = muster_window_get_open_page (self);

  return MUSTER_IS_CAMPAIGN_PAGE (page) ? MUSTER_CAMPAIGN_PAGE (page) : NULL;
}

MusterForcePage *
muster_window_pages_get_force_page (MusterWindow *self)
{
  GtkWidget *page = muster_window_get_open_page (self);

  return MUSTER_IS_FORCE_PAGE (page) ? MUSTER_FORCE_PAGE (page) : NULL;
}

MusterPlanPage *
muster_window_pages_get_plan_page (MusterWindow *self)
{
  GtkWidget *page = muster_window_get_open_page (self);

  return MUSTER_IS_PLAN_PAGE (page) ? MUSTER_PLAN_PAGE (page) : NULL;
}

MusterClubPage *
muster_window_pages_get_club_page (MusterWindow *self)
{
  return MUSTER_CLUB_PAGE (muster_window_get_shelf (self, "club"));
}

MusterClub *
muster_window_pages_get_club (MusterWindow *self)
{
  return muster_club_page_get_club (muster_window_pages_get_club_page (self));
}

/**
 * muster_window_pages_get_session:
 *
 * Returns: (transfer none) (nullable): the battle that is open
 */
MusterBattleSession *
muster_window_pages_get_session (MusterWindow *self)
{
  GtkWidget *page = muster_window_get_open_page (self);

  return MUSTER_IS_BATTLE_PAGE (page) ? muster_battle_page_get_session (MUSTER_BATTLE_PAGE (page)) : NULL;
}

/* The parameter is the id of a rule that a log, a refusal or a finding cites. */
static void
show_rule_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);

  muster_window_show_page (self, "reference");
  muster_reference_page_show_rule (
    MUSTER_REFERENCE_PAGE (muster_window_get_shelf (self, "reference")),
    g_variant_get_string (parameter, NULL));
}

static void
search_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  const char *page = muster_window_get_page (self);
  gboolean forces = g_strcmp0 (page, "forces") == 0 || g_strcmp0 (page, "force") == 0;
  gboolean campaigns = g_strcmp0 (page, "campaigns") == 0 || g_strcmp0 (page, "campaign") == 0;
  const char *shelf = forces ? "forces" : campaigns ? "campaigns" : "battles";

  if (g_strcmp0 (page, "reference") == 0)
    {
      muster_reference_page_search (MUSTER_REFERENCE_PAGE (muster_window_get_shelf (self, page)));
      return;
    }
  if (g_strcmp0 (page, "club") == 0)
    {
      muster_club_page_search (muster_window_pages_get_club_page (self));
      return;
    }

  muster_window_show_page (self, shelf);
  muster_shelf_page_search (MUSTER_SHELF_PAGE (muster_window_get_shelf (self, shelf)));
}

/* Of an open page that has parts, the one that is shown counts. */
static void
help_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  const char *page = muster_window_get_page (self);
  const char *part = NULL;

  if (g_strcmp0 (page, "club") == 0)
    part = muster_club_page_get_section (muster_window_pages_get_club_page (self));
  else if (g_strcmp0 (page, "campaign") == 0)
    part = muster_campaign_page_get_part (muster_window_pages_get_campaign_page (self));
  muster_manual_show (widget, muster_help_find_page (page, part));
}

void
muster_window_pages_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.show-rule", "s", show_rule_cb);
  gtk_widget_class_install_action (widget_class, "win.search", NULL, search_cb);
  gtk_widget_class_install_action (widget_class, "win.help", NULL, help_cb);
}
