/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include "app/reference/muster-reference-page.h"
#include "core/muster-i18n.h"

/* The page of the reference. */

static void
print_cb (MusterWindow      *self,
          MusterSheetSource *paper)
{
  muster_window_output_print (self, GTK_WINDOW (self), paper);
}

/**
 * muster_window_reference_new_page:
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *
muster_window_reference_new_page (MusterWindow *self)
{
  g_autoptr (MusterLibrary) library = NULL;
  GtkWidget *page;

  g_object_get (self, "library", &library, NULL);
  page = muster_reference_page_new (library);
  g_signal_connect_object (page, "print", G_CALLBACK (print_cb), self, G_CONNECT_SWAPPED);

  return page;
}

static char **
dup_optional_rules (const MusterSetup *setup)
{
  GPtrArray *rules =
    muster_catalog_get_optional_rules (muster_ruleset_get_catalog (setup->ruleset));
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();

  for (guint i = 0; i < rules->len; i++)
    {
      const MusterOptionalRule *rule = g_ptr_array_index (rules, i);

      if (muster_setup_has_rule (setup, rule->id))
        g_strv_builder_add (ids, rule->id);
    }
  return g_strv_builder_end (ids);
}

static void
read_as_battle (MusterReferencePage *page,
                MusterBattle        *battle)
{
  const MusterSetup *setup = muster_battle_get_setup (battle);
  g_auto (GStrv) rules = dup_optional_rules (setup);

  muster_reference_page_set_open (page, setup->title, setup->ruleset, (const char *const *) rules);
}

static void
read_as_plan (MusterReferencePage *page,
              MusterBattlePlan    *plan)
{
  g_autofree char *title = muster_battle_plan_dup_heading (plan);

  muster_reference_page_set_open (page, title, muster_battle_plan_get_ruleset (plan),
                                  muster_battle_plan_get_optional_rules (plan));
}

static void
read_as_force (MusterReferencePage *page,
               MusterForce         *force)
{
  muster_reference_page_set_open (page, muster_force_get_name (force), muster_force_get_ruleset (force),
                                  NULL);
}

/* Shows the rules of the reference as the open battle, plan, force or campaign uses them. */
void
muster_window_reference_fit_page (MusterWindow *self,
                                  GtkWidget    *page)
{
  MusterReferencePage *reference = MUSTER_REFERENCE_PAGE (page);
  MusterBattleSession *battle = muster_window_pages_get_session (self);
  MusterPlanPage *plan = muster_window_pages_get_plan_page (self);
  MusterForcePage *force = muster_window_pages_get_force_page (self);
  MusterCampaignPage *campaign = muster_window_pages_get_campaign_page (self);

  if (battle != NULL)
    read_as_battle (reference, muster_battle_session_get_battle (battle));
  else if (plan != NULL)
    read_as_plan (reference, muster_plan_session_get_plan (muster_plan_page_get_session (plan)));
  else if (force != NULL)
    read_as_force (reference, muster_force_session_get_force (muster_force_page_get_session (force)));
  else
    muster_reference_page_set_open (reference, campaign != NULL ? _("the campaign") : NULL, NULL, NULL);
}
