/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include "app/models/plan/muster-plan-forces.h"
#include "app/models/after/muster-after-rematch.h"
#include "app/models/plan/muster-plan-session.h"
#include "app/plan/muster-plan-page.h"
#include "app/widgets/muster-confirm.h"
#include "core/muster-i18n.h"
#include "core/plans/muster-plan-setup.h"
#include "sheets/muster-scenario-sheet.h"
#include "sheets/muster-sheet-source.h"

/* Battles before they begin. The page emits what the players ask for; the window does it. */

static MusterLedgerStore *
get_battles (MusterWindow *self)
{
  return muster_store_get_battles (muster_window_get_store (self));
}

static void
start_cb (MusterWindow   *self,
          MusterPlanPage *page)
{
  g_autoptr (MusterPlanSession) session = g_object_ref (muster_plan_page_get_session (page));
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  gint64 id;

  battle = muster_plan_session_start (session, &id, &error);
  if (battle == NULL)
    {
      muster_window_output_report (self, _("The Battle Could Not Begin"), error);
      return;
    }
  muster_window_campaign_battles_tie (self, battle, id, muster_plan_session_get_plan (session));
  if (!muster_after_rematch_begin (muster_window_get_store (self), muster_window_get_library (self), battle,
                                   id, &error))
    muster_window_output_report (self, _("The Battles Could Not Be Linked"), error);
  muster_window_show_battle (self, battle, id);
}

static void
close_cb (MusterWindow   *self,
          MusterPlanPage *page)
{
  g_autoptr (MusterPlanSession) session = g_object_ref (muster_plan_page_get_session (page));

  muster_window_show_page (self, "battles");
  if (muster_plan_session_get_battle_id (session) != 0)
    muster_window_toast (self, _("Saved with your battles, to begin another day"));
}

static void
failed_cb (MusterWindow *self,
           const char   *words)
{
  muster_confirm_report (GTK_WINDOW (self), _("This Could Not Be Done"), words, NULL);
}

static void
present_sheet (MusterWindow     *self,
               MusterBattlePlan *plan)
{
  g_autoptr (MusterSheetSource) source = muster_sheet_source_new_for_plan (plan);

  muster_window_output_print (self, GTK_WINDOW (self), source);
}

static void
print_cb (MusterWindow   *self,
          MusterPlanPage *page)
{
  present_sheet (self, muster_plan_session_get_plan (muster_plan_page_get_session (page)));
}

void
muster_window_plan_show_session (MusterWindow      *self,
                                 MusterPlanSession *session)
{
  GtkWidget *page = muster_plan_page_new (session);

  g_signal_connect_object (page, "start", G_CALLBACK (start_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "close", G_CALLBACK (close_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "print", G_CALLBACK (print_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  muster_window_show_plan (self, page);
}

static void
show_plan (MusterWindow     *self,
           MusterBattlePlan *plan)
{
  g_autoptr (MusterPlanSession) session =
    muster_plan_session_new (muster_window_get_store (self), plan);

  muster_window_plan_show_session (self, session);
}

/* Adds the usual players from the settings, one to each side. */
static void
add_players (MusterBattlePlan *plan,
             GSettings        *settings)
{
  g_auto (GStrv) names = g_settings_get_strv (settings, "players");
  guint n_sides = g_list_model_get_n_items (muster_battle_plan_get_sides (plan));

  for (guint i = 0; i < n_sides && names[i] != NULL; i++)
    {
      MusterPlanSide *side = muster_battle_plan_get_side (plan, i);

      if (muster_plan_side_get_n_players (side) == 0)
        muster_plan_side_add_player (side, NULL, names[i]);
    }
}

/* Uses the ruleset that is set for new battles or else that of the last battle, the player's own forces, and
 * where there are none starter forces. */
static void
new_battle_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterLibrary *library = muster_window_get_library (self);
  g_autoptr (MusterStoreList) battles = muster_ledger_store_list (get_battles (self));
  g_autoptr (MusterLedgerRow) last = g_list_model_get_item (G_LIST_MODEL (battles), 0);
  g_autoptr (MusterRuleset) ruleset = NULL;
  g_autoptr (MusterBattlePlan) plan = NULL;
  g_autoptr (GSettings) settings = NULL;
  g_autofree char *chosen = NULL;

  g_object_get (self, "settings", &settings, NULL);
  chosen = g_settings_get_string (settings, "default-ruleset");
  g_set_object (&ruleset, muster_library_find_ruleset (library, chosen));
  if (ruleset == NULL && last != NULL)
    g_set_object (&ruleset,
                  muster_library_find_ruleset (library, muster_ledger_row_get_ruleset (last)));
  if (ruleset == NULL)
    ruleset = g_list_model_get_item (muster_library_get_rulesets (library), 0);

  plan = muster_battle_plan_new (library, ruleset);
  muster_plan_forces_preselect (plan, muster_window_get_store (self), library);
  muster_battle_plan_fill_sides (plan);
  add_players (plan, settings);
  show_plan (self, plan);
}

/**
 * muster_window_plan_open:
 * @id: a battle that is prepared
 */
void
muster_window_plan_open (MusterWindow *self,
                         gint64        id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterPlanSession) session =
    muster_plan_session_open (muster_window_get_store (self), muster_window_get_library (self), id,
                              &error);

  if (session != NULL)
    muster_window_plan_show_session (self, session);
  else
    muster_window_output_report (self, _("The Battle Could Not Be Opened"), error);
}

/* Returns: (transfer full) (nullable): a plan like the battle, whether it has begun or not */
static MusterBattlePlan *
load_plan (MusterWindow  *self,
           gint64         id,
           GError       **error)
{
  MusterLibrary *library = muster_window_get_library (self);
  g_autoptr (MusterLedgerRow) row = muster_ledger_store_dup_row (get_battles (self), id, error);
  g_autoptr (MusterPlanSession) session = NULL;
  g_autoptr (MusterBattle) battle = NULL;

  if (row == NULL)
    return NULL;

  if (muster_ledger_row_get_stage (row) == MUSTER_STAGE_PREPARED)
    {
      session = muster_plan_session_open (muster_window_get_store (self), library, id, error);
      return session != NULL ? g_object_ref (muster_plan_session_get_plan (session)) : NULL;
    }

  battle = muster_battle_store_open (get_battles (self), id, library, MUSTER_LEDGER_OPEN_ANYWAY, error);
  return battle != NULL ? muster_plan_new_from_battle (library, battle) : NULL;
}

static gint64
get_id (MusterWindow *self,
        GVariant     *parameter)
{
  gint64 id = g_variant_get_int64 (parameter);

  /* 0 stands for the open battle. */
  return id != 0 ? id : muster_window_get_battle_id (self);
}

static void
fight_again (MusterWindow *self,
             GVariant     *parameter,
             gboolean      swapped)
{
  gint64 id = get_id (self, parameter);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattlePlan) plan = load_plan (self, id, &error);
  g_autoptr (MusterPlanSession) session = NULL;

  if (plan == NULL)
    {
      muster_window_output_report (self, _("The Battle Could Not Be Opened"), error);
      return;
    }
  if (swapped)
    {
      g_autofree char *heading = muster_battle_plan_dup_heading (plan);
      /* Translators: the title of a battle that is fought once more. */
      g_autofree char *title = g_strdup_printf (_("%s, rematch"), heading);

      muster_battle_plan_set_title (plan, title);
      muster_battle_plan_swap_roles (plan);
    }
  session = muster_plan_session_new (muster_window_get_store (self), plan);
  if (swapped)
    {
      g_autoptr (MusterLedgerRow) row = muster_ledger_store_dup_row (get_battles (self), id, NULL);

      /* Only a battle that has begun has points to add up with those of the next one. */
      if (row != NULL && muster_ledger_row_get_stage (row) != MUSTER_STAGE_PREPARED)
        muster_plan_session_set_first (session, muster_ledger_row_get_uuid (row));
    }
  muster_window_plan_show_session (self, session);
}

static void
rematch_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  fight_again (MUSTER_WINDOW (widget), parameter, TRUE);
}

static void
duplicate_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  fight_again (MUSTER_WINDOW (widget), parameter, FALSE);
}

static void
scenario_sheet_cb (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattlePlan) plan = load_plan (self, get_id (self, parameter), &error);

  if (plan != NULL)
    present_sheet (self, plan);
  else
    muster_window_output_report (self, _("The Battle Could Not Be Opened"), error);
}

void
muster_window_plan_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.new-battle", NULL, new_battle_cb);
  gtk_widget_class_install_action (widget_class, "win.rematch-battle", "x", rematch_cb);
  gtk_widget_class_install_action (widget_class, "win.duplicate-battle", "x", duplicate_cb);
  gtk_widget_class_install_action (widget_class, "win.scenario-sheet", "x", scenario_sheet_cb);
}
