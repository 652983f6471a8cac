/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "muster-test-ui.h"

/* What a template may want to show: a battle, a force, and the models of their pages. */

typedef struct
{
  MusterTestDir *dir;
  MusterLibrary *library;
  MusterStore *store;
  GSettings *settings;
  MusterBattle *battle;
  MusterBattleSession *session;
  MusterForceSession *force_session;
  MusterForceUnitView *unit_view;
  MusterForceFindings *findings;
  MusterLeaderRoller *roller;
} Things;

static inline void
set_up_force (Things *things)
{
  MusterRuleset *kings = muster_library_find_ruleset (things->library, "kings");
  g_autoptr (MusterForce) force = muster_force_new_from_starter (
    kings, muster_test_find_starter (muster_ruleset_get_catalog (kings), "beja"));

  things->force_session = muster_force_session_new (things->store, force);
  things->unit_view = muster_force_unit_view_new (force);
  things->findings = muster_force_findings_new (force);
  things->roller = muster_leader_roller_new (force);
  muster_force_unit_view_set_unit (things->unit_view, muster_force_get_unit (force, 0));
}

static inline void
set_up (Things        *things,
        gconstpointer  data)
{
  things->dir = muster_test_dir_new ();
  things->library = muster_test_library_new ();
  things->store = muster_test_app_new_store (things->dir);
  things->settings = g_settings_new (APPLICATION_ID);
  things->battle = muster_test_app_new_battle ("skirmish-at-the-ford");
  things->session = muster_battle_session_new (things->battle);
  set_up_force (things);
}

static inline void
tear_down (Things        *things,
           gconstpointer  data)
{
  g_assert_finalize_object (things->roller);
  g_assert_finalize_object (things->findings);
  g_assert_finalize_object (things->unit_view);
  g_assert_finalize_object (things->force_session);
  g_assert_finalize_object (things->session);
  g_assert_finalize_object (things->battle);
  g_assert_finalize_object (things->store);
  g_clear_object (&things->library);
  g_clear_object (&things->settings);
  muster_test_dir_free (things->dir);
}
