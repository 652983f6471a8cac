/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/plan/muster-plan-session.h"

#include <string.h>

#include "app/models/battle/muster-battle-acts.h"
#include "app/models/battle/muster-waiting-notes.h"
#include "app/models/dice/muster-dice-seed.h"
#include "app/models/muster-error-words.h"
#include "app/models/muster-row-words.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"
#include "core/plans/muster-plan-check.h"
#include "core/plans/muster-plan-file.h"
#include "core/plans/muster-plan-names.h"
#include "core/plans/muster-plan-rolls.h"
#include "core/plans/muster-plan-setup.h"
#include "sheets/muster-scenario-sheet.h"
#include "store/club/muster-club-occasions.h"
#include "store/muster-rematch-links.h"

/* In milliseconds: typed text is not saved letter by letter. */
#define SAVING_DELAY 400
#define N_DICE 3

struct _MusterPlanSession
{
  GObject parent_instance;

  MusterStore *store;
  MusterBattlePlan *plan;
  MusterPlanDice *dice[N_DICE];
  gint64 battle_id;
  char *first; /* (nullable): the battle of which this is the rematch, until the link is stored */
  guint saving;
  gboolean has_begun;
  char *trouble;
  char *obstacle;
};

G_DEFINE_FINAL_TYPE (MusterPlanSession, muster_plan_session, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_HEADING,
  PROP_TROUBLE,
  PROP_STATE,
  PROP_STATE_NOTE,
  PROP_CHECKS_DONE,
  PROP_SCENARIO_SUMMARY,
  PROP_SCENARIO_FACTS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint changed_signal;

/* Returns the first finding about something that needs a pack which the plan does not use. */
static char *
find_pack_trouble (MusterBattlePlan *plan)
{
  g_autoptr (GPtrArray) findings = muster_plan_check (plan);

  for (guint i = 0; findings->len == 0 && i < muster_battle_plan_get_n_sides (plan); i++)
    {
      g_autoptr (GPtrArray) of_side =
        muster_plan_check_side (plan, muster_battle_plan_get_side (plan, i));

      for (guint j = 0; j < of_side->len; j++)
        if (g_str_equal (muster_finding_get_code (of_side->pdata[j]), "pack-off"))
          g_ptr_array_add (findings, g_object_ref (of_side->pdata[j]));
    }

  return findings->len > 0 ? muster_finding_dup_line (findings->pdata[0]) : NULL;
}

/* Returns the reason why the first side that is not ready cannot begin. */
static char *
find_obstacle (MusterBattlePlan *plan)
{
  g_autoptr (MusterSetup) setup = NULL;
  g_autoptr (GError) error = NULL;
  char *trouble;

  for (guint i = 0; i < muster_battle_plan_get_n_sides (plan); i++)
    {
      MusterPlanSide *side = muster_battle_plan_get_side (plan, i);
      g_autofree char *title = muster_plan_side_dup_title (side);

      if (muster_plan_side_get_n_units (side) == 0)
        return g_strdup_printf (_("%s has no units yet: choose a force"), title);
    }

  trouble = find_pack_trouble (plan);
  if (trouble != NULL)
    return trouble;
  setup = muster_plan_make_setup (plan, NULL, &error);

  return setup != NULL ? g_strdup ("") : muster_error_words (error);
}

static gboolean
saving_cb (gpointer data)
{
  MusterPlanSession *self = data;

  self->saving = 0;
  muster_plan_session_save (self, NULL);

  return G_SOURCE_REMOVE;
}

static void
plan_changed_cb (MusterPlanSession *self)
{
  if (self->has_begun)
    return;

  if (self->saving == 0)
    self->saving = g_timeout_add (SAVING_DELAY, saving_cb, self);
  g_free (self->obstacle);
  self->obstacle = find_obstacle (self->plan);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HEADING]);
  for (guint i = PROP_STATE; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  g_signal_emit (self, changed_signal, 0);
}

static void
muster_plan_session_dispose (GObject *object)
{
  MusterPlanSession *self = MUSTER_PLAN_SESSION (object);

  if (self->saving != 0)
    muster_plan_session_save (self, NULL);
  g_clear_handle_id (&self->saving, g_source_remove);
  for (guint i = 0; i < N_DICE; i++)
    g_clear_object (&self->dice[i]);
  g_clear_object (&self->plan);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (muster_plan_session_parent_class)->dispose (object);
}

static void
muster_plan_session_finalize (GObject *object)
{
  MusterPlanSession *self = MUSTER_PLAN_SESSION (object);

  g_free (self->first);
  g_free (self->trouble);
  g_free (self->obstacle);

  G_OBJECT_CLASS (muster_plan_session_parent_class)->finalize (object);
}

/* Says why the battle cannot begin, or what happens when it does. Returns: (transfer full): the
 * details @state: (out): a short text */
static char *
describe_state (MusterPlanSession  *self,
                const char        **state)
{
  g_autoptr (GPtrArray) leaderless = muster_plan_list_leaderless (self->plan);
  g_autofree char *warnings = muster_plan_session_dup_warnings (self);

  *state = *self->obstacle != '\0' ? _("It cannot begin yet")
           : *warnings != '\0'     ? _("Ready to begin, but have a look")
                                   : _("Ready to begin");
  if (*self->obstacle != '\0')
    return g_strdup (self->obstacle);
  if (*warnings != '\0')
    return g_steal_pointer (&warnings);
  if (leaderless->len == 0)
    return g_strdup (_("You can also close it now: it stays with your battles until you begin it."));
  return g_strdup_printf (
    dngettext (GETTEXT_PACKAGE, "When it begins, Muster rolls for the %u Leader that is still missing.",
               "When it begins, Muster rolls for the %u Leaders that are still missing.", leaderless->len),
    leaderless->len);
}

static char *
describe_checks (MusterBattlePlan *plan)
{
  guint n = muster_battle_plan_get_n_checks (plan);
  guint n_done = 0;

  for (guint i = 0; i < n; i++)
    n_done += muster_battle_plan_is_checked (plan, i);
  /* Translators: how much of a list is done. */
  return g_strdup_printf (_("%u of %u done"), n_done, n);
}

static char *
describe_scenario (MusterBattlePlan *plan)
{
  const MusterScenario *scenario = muster_battle_plan_get_scenario (plan);
  g_autofree char *length = muster_scenario_sheet_dup_length (plan);

  if (scenario->attacker_points == 0 && scenario->defender_points == 0)
    return g_steal_pointer (&length);
  /* Translators: points of both sides, how long a battle lasts, and who goes first. */
  return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "Attacker %d point, defender %d. %s",
                                     "Attacker %d points, defender %d. %s",
                                     (gulong) scenario->attacker_points),
                          scenario->attacker_points, scenario->defender_points, length);
}

static void
muster_plan_session_get_property (GObject    *object,
                                  guint       prop_id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  MusterPlanSession *self = MUSTER_PLAN_SESSION (object);
  const MusterScenario *scenario = muster_battle_plan_get_scenario (self->plan);
  const char *state;

  switch (prop_id)
    {
    case PROP_HEADING:
      g_value_take_string (value, muster_battle_plan_dup_heading (self->plan));
      break;

    case PROP_TROUBLE:
      g_value_set_string (value, self->trouble);
      break;

    case PROP_STATE:
      g_free (describe_state (self, &state));
      g_value_set_string (value, state);
      break;

    case PROP_STATE_NOTE:
      g_value_take_string (value, describe_state (self, &state));
      break;

    case PROP_CHECKS_DONE:
      g_value_take_string (value, describe_checks (self->plan));
      break;

    case PROP_SCENARIO_SUMMARY:
      g_value_set_string (value, scenario->summary != NULL ? _(scenario->summary) : "");
      break;

    case PROP_SCENARIO_FACTS:
      g_value_take_string (value, describe_scenario (self->plan));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_plan_session_class_init (MusterPlanSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = muster_plan_session_dispose;
  object_class->finalize = muster_plan_session_finalize;
  object_class->get_property = muster_plan_session_get_property;

  properties[PROP_HEADING] = g_param_spec_string ("heading", NULL, NULL, "", flags);
  properties[PROP_TROUBLE] = g_param_spec_string ("trouble", NULL, NULL, "", flags);
  properties[PROP_STATE] = g_param_spec_string ("state", NULL, NULL, "", flags);
  properties[PROP_STATE_NOTE] = g_param_spec_string ("state-note", NULL, NULL, "", flags);
  properties[PROP_CHECKS_DONE] = g_param_spec_string ("checks-done", NULL, NULL, "", flags);
  properties[PROP_SCENARIO_SUMMARY] = g_param_spec_string ("scenario-summary", NULL, NULL, "", flags);
  properties[PROP_SCENARIO_FACTS] = g_param_spec_string ("scenario-facts", NULL, NULL, "", flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  changed_signal = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
}

static void
muster_plan_session_init (MusterPlanSession *self)
{
  self->trouble = g_strdup ("");
}

MusterPlanSession *
muster_plan_session_new (MusterStore      *store,
                         MusterBattlePlan *plan)
{
  MusterPlanSession *self = g_object_new (MUSTER_TYPE_PLAN_SESSION, NULL);

  self->store = g_object_ref (store);
  self->plan = g_object_ref (plan);
  for (guint i = 0; i < N_DICE; i++)
    self->dice[i] = muster_plan_dice_new (plan, (MusterPlanDiceKind) i);
  self->obstacle = find_obstacle (plan);
  g_signal_connect_object (plan, "changed", G_CALLBACK (plan_changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

/**
 * muster_plan_session_open:
 * @id: a battle that is prepared
 *
 * Returns: (transfer full) (nullable): the session
 */
MusterPlanSession *
muster_plan_session_open (MusterStore    *store,
                          MusterLibrary  *library,
                          gint64          id,
                          GError        **error)
{
  g_autofree char *text =
    muster_ledger_store_plans_load (muster_store_get_battles (store), id, error);
  g_autoptr (MusterBattlePlan) plan = NULL;
  MusterPlanSession *self;

  if (text == NULL)
    return NULL;
  plan = muster_plan_read (library, text, strlen (text), _("prepared battle"), error);
  if (plan == NULL)
    return NULL;

  self = muster_plan_session_new (store, plan);
  self->battle_id = id;

  return self;
}

MusterStore *
muster_plan_session_get_store (MusterPlanSession *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_SESSION (self), NULL);

  return self->store;
}

MusterBattlePlan *
muster_plan_session_get_plan (MusterPlanSession *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_SESSION (self), NULL);

  return self->plan;
}

gint64
muster_plan_session_get_battle_id (MusterPlanSession *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_SESSION (self), 0);

  return self->battle_id;
}

const char *
muster_plan_session_get_obstacle (MusterPlanSession *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_SESSION (self), NULL);

  return self->obstacle;
}

char *
muster_plan_session_dup_warnings (MusterPlanSession *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (MUSTER_IS_PLAN_SESSION (self), NULL);

  for (guint i = 0; i < muster_battle_plan_get_n_sides (self->plan); i++)
    {
      MusterPlanSide *side = muster_battle_plan_get_side (self->plan, i);
      g_autofree char *title = muster_plan_side_dup_title (side);
      g_autoptr (GPtrArray) findings = muster_plan_check_side (self->plan, side);

      for (guint j = 0; j < findings->len; j++)
        {
          g_autofree char *line = muster_finding_dup_line (findings->pdata[j]);

          if (muster_finding_get_severity (findings->pdata[j]) != MUSTER_SEVERITY_WARNING)
            continue;
          if (text->len > 0)
            g_string_append_c (text, '\n');
          /* Translators: a side of a battle, and what is to be said of it. */
          g_string_append_printf (text, _("%s: %s"), title, line);
        }
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

MusterPlanDice *
muster_plan_session_get_dice (MusterPlanSession  *self,
                              MusterPlanDiceKind  kind)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_SESSION (self), NULL);

  return self->dice[kind];
}

/* (transfer full) (nullable): a plan has a UUID only once it is stored. */
static char *
dup_uuid (MusterPlanSession  *self,
          GError            **error)
{
  g_autoptr (MusterLedgerRow) row =
    muster_ledger_store_dup_row (muster_store_get_battles (self->store), self->battle_id, error);

  return row != NULL ? g_strdup (muster_ledger_row_get_uuid (row)) : NULL;
}

/* Stores the link to the first battle. */
static gboolean
keep_first (MusterPlanSession  *self,
            GError            **error)
{
  g_autofree char *uuid = NULL;

  if (self->first == NULL)
    return TRUE;
  uuid = dup_uuid (self, error);
  if (uuid == NULL || !muster_rematch_links_plan (self->store, uuid, self->first, error))
    return FALSE;

  g_clear_pointer (&self->first, g_free);
  return TRUE;
}

void
muster_plan_session_set_first (MusterPlanSession *self,
                               const char        *uuid)
{
  g_return_if_fail (MUSTER_IS_PLAN_SESSION (self));

  g_free (self->first);
  self->first = g_strdup (uuid);
}

gboolean
muster_plan_session_save (MusterPlanSession  *self,
                          GError            **error)
{
  g_autoptr (GError) problem = NULL;

  g_return_val_if_fail (MUSTER_IS_PLAN_SESSION (self), FALSE);

  g_clear_handle_id (&self->saving, g_source_remove);
  if (muster_battle_store_keep_plan (muster_store_get_battles (self->store), self->plan,
                                     &self->battle_id, &problem))
    keep_first (self, &problem);

  g_free (self->trouble);
  self->trouble = problem != NULL ? muster_error_words (problem) : g_strdup ("");
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TROUBLE]);

  if (problem == NULL)
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

gboolean
muster_plan_session_get_counts (MusterPlanSession *self)
{
  g_auto (MusterOccasion) occasion = { 0 };
  g_autofree char *uuid = NULL;

  g_return_val_if_fail (MUSTER_IS_PLAN_SESSION (self), FALSE);

  uuid = self->battle_id != 0 ? dup_uuid (self, NULL) : NULL;
  if (uuid != NULL)
    muster_club_occasions_overlay (muster_store_get_documents (self->store), uuid, &occasion, NULL);

  return muster_occasion_counts (&occasion);
}

gboolean
muster_plan_session_set_counts (MusterPlanSession  *self,
                                gboolean            counts,
                                GError            **error)
{
  g_autofree char *heading = NULL;
  g_autofree char *uuid = NULL;

  g_return_val_if_fail (MUSTER_IS_PLAN_SESSION (self), FALSE);

  if (!muster_plan_session_save (self, error))
    return FALSE;
  heading = muster_battle_plan_dup_heading (self->plan);
  uuid = dup_uuid (self, error);

  return uuid != NULL &&
         muster_club_occasions_set (muster_store_get_documents (self->store), uuid, heading, NULL,
                                    counts ? MUSTER_COUNTS_YES : MUSTER_COUNTS_NO, error);
}

/* Returns a title that no other battle has, so that they can be told apart. */
static char *
dup_title (MusterPlanSession *self)
{
  g_autofree char *heading = muster_battle_plan_dup_heading (self->plan);
  g_autoptr (MusterStoreList) list =
    muster_ledger_store_list (muster_store_get_battles (self->store));

  return muster_row_words_make_unique (list, "title", heading, self->battle_id);
}

/* Writes the rolls before the battle into its log, or stores them until the log takes notes. */
static gboolean
record_rolls (MusterPlanSession  *self,
              MusterBattle       *battle,
              GError            **error)
{
  g_auto (GStrv) records = NULL;

  if (muster_battle_acts_can_note (battle))
    return muster_plan_record_rolls (self->plan, battle, error);

  records = muster_plan_list_records (self->plan);
  return *records == NULL ||
         muster_waiting_notes_keep (muster_store_get_settings (self->store), battle, self->battle_id,
                                    records, error);
}

MusterBattle *
muster_plan_session_start (MusterPlanSession  *self,
                           gint64             *id,
                           GError            **error)
{
  g_autofree char *title = NULL;
  g_autoptr (MusterSetup) setup = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (MusterNames) names = NULL;
  MusterRandom random;

  g_return_val_if_fail (MUSTER_IS_PLAN_SESSION (self), NULL);

  names = muster_names_new_for (muster_battle_plan_get_catalog (self->plan), error);
  if (names == NULL)
    return NULL;
  muster_dice_seed (&random);
  muster_plan_roll_leaderless (self->plan, &random);
  muster_plan_name_leaders (self->plan, names, &random);
  title = dup_title (self);
  setup = muster_plan_make_setup (self->plan, title, error);
  if (setup == NULL || !muster_plan_session_save (self, error))
    return NULL;

  battle = muster_battle_new (setup);
  if (!muster_plan_hand_colours (self->plan, battle, error) || !record_rolls (self, battle, error) ||
      !muster_battle_store_begin (muster_store_get_battles (self->store), self->battle_id, battle,
                                  error))
    return NULL;

  self->has_begun = TRUE;
  *id = self->battle_id;
  return g_steal_pointer (&battle);
}
