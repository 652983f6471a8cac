/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/after/muster-after-report.h"

#include "app/models/after/muster-after-row.h"
#include "app/models/muster-words.h"
#include "core/battle/muster-battle-colours.h"
#include "core/battle/muster-battle-despatch.h"
#include "core/battle/muster-battle-result.h"
#include "core/despatch/muster-despatch.h"
#include "core/muster-i18n.h"

struct _MusterAfterReport
{
  MusterObject parent_instance;

  MusterBattle *battle;
  MusterBattleResult *result;
  char *headline;
  char *written;
  char *despatch; /* the text in the editor */
  gboolean is_dated;
  GListStore *points;
  GListStore *casualties;
  GListStore *leaders;
  GListStore *luck;
};

G_DEFINE_FINAL_TYPE (MusterAfterReport, muster_after_report, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_HEADLINE,
  PROP_WHY,
  PROP_DESPATCH,
  PROP_IS_EDITED,
  PROP_IS_SAVED,
  PROP_IS_DATED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
take_row (GListStore     *rows,
          MusterAfterRow *row)
{
  g_list_store_append (rows, row);
  g_object_unref (row);
}

static void
take_row_of_side (MusterAfterReport *self,
                  GListStore        *rows,
                  MusterAfterRow    *row,
                  int                side)
{
  g_autofree char *badge = muster_battle_dup_badge (self->battle, (guint) side);

  muster_after_row_set_side (row, badge, muster_battle_get_colour (self->battle, (guint) side));
  take_row (rows, row);
}

/* Whether it was counted, or could have brought points. */
static gboolean
matters (MusterAfterReport *self,
         guint              objective)
{
  const MusterSetup *setup = self->result->setup;
  const MusterState *state = muster_battle_get_state (self->battle);
  const MusterObjectiveDef *def = g_ptr_array_index (setup->objectives, objective);

  for (guint i = 0; i < setup->n_sides; i++)
    if ((def->sides >> i & 1) && (def->worth[i] != 0 || state->objectives[i][objective] != 0))
      return TRUE;
  return FALSE;
}

/* "Column: 2 × 3 = 6", or "Column: 2" of what brings no points, then the next side in a line of its own; the
 * figures are never broken */
static char *
dup_counts (MusterAfterReport *self,
            guint              objective)
{
  const MusterSetup *setup = self->result->setup;
  const MusterState *state = muster_battle_get_state (self->battle);
  const MusterObjectiveDef *def = g_ptr_array_index (setup->objectives, objective);
  GString *counts = g_string_new (NULL);

  for (guint i = 0; i < setup->n_sides; i++)
    if (def->sides >> i & 1)
      {
        int count = state->objectives[i][objective];

        g_string_append_printf (counts, "%s%s: %d", counts->len > 0 ? "\n" : "", setup->sides[i].name, count);
        if (def->worth[i] != 0)
          g_string_append_printf (counts, "\u00a0×\u00a0%d\u00a0=\u00a0%d", def->worth[i],
                                  count * def->worth[i]);
      }
  return g_string_free (counts, FALSE);
}

static void
list_points (MusterAfterReport *self)
{
  const MusterSetup *setup = self->result->setup;
  const MusterState *state = muster_battle_get_state (self->battle);

  for (guint i = 0; i < setup->n_sides; i++)
    {
      g_autofree char *points = g_strdup_printf ("%d", self->result->sides[i].score);
      const char *role = setup->sides[i].role == 0   ? _("attacker")
                         : setup->sides[i].role == 1 ? _("defender")
                                                     : "";

      take_row_of_side (self, self->points,
                        muster_after_row_new (setup->sides[i].name, role, points), (int) i);
    }
  for (guint i = 0; i < setup->objectives->len; i++)
    {
      const MusterObjectiveDef *def = g_ptr_array_index (setup->objectives, i);
      g_autofree char *counts = NULL;
      g_autofree char *label = NULL;

      if (!(state->known >> i & 1) || !matters (self, i))
        continue;
      counts = dup_counts (self, i);
      label = muster_words_begin_line (_(def->label));
      take_row (self->points, muster_after_row_new (label, counts, NULL));
    }
  for (guint i = 0; i < setup->n_players; i++)
    {
      g_autofree char *points =
        g_strdup_printf ("%d", muster_ruleset_get_player_score (setup, state, (int) i));

      take_row_of_side (self, self->points,
                        muster_after_row_new (setup->players[i].name,
                                              setup->sides[setup->players[i].side].name, points),
                        setup->players[i].side);
    }
}

/* "Natal Column · Routed, turn 3 · last fought Spears" */
static char *
dup_fate (MusterAfterReport      *self,
          const MusterUnitRecord *unit)
{
  const MusterSetup *setup = self->result->setup;
  const MusterChoice *fates = muster_ruleset_get_rules (setup->ruleset)->fates;
  GString *fate = g_string_new (setup->sides[unit->def->side].name);

  g_string_append (fate, " · ");
  if (unit->gone_turn > 0)
    /* Translators: what became of a unit, and when: "Routed, turn 3" */
    g_string_append_printf (fate, _("%s, turn %d"), _(fates[unit->fate].label), unit->gone_turn);
  else
    g_string_append (fate, _(fates[unit->fate].label));
  if (unit->by >= 0)
    {
      g_string_append (fate, " · ");
      /* Translators: the name of an enemy unit. */
      g_string_append_printf (fate, _("last fought %s"),
                              muster_battle_result_get_unit (self->result, unit->by)->def->name);
    }
  return g_string_free (fate, FALSE);
}

static void
list_leaders (MusterAfterReport *self)
{
  const MusterRules *rules = muster_ruleset_get_rules (self->result->setup->ruleset);

  for (guint i = 0; i < self->result->leaders->len; i++)
    {
      const MusterLeaderRecord *leader =
        &g_array_index (self->result->leaders, MusterLeaderRecord, i);
      const MusterUnitRecord *unit = muster_battle_result_get_unit (self->result, leader->unit);
      g_autofree char *name = muster_battle_result_dup_leader_name (self->result, leader->unit);
      g_autofree char *deeds = muster_deeds_to_text (&leader->deeds);
      g_autofree char *detail = NULL;
      const char *status = leader->is_unit ? rules->fates[unit->fate].label
                                           : rules->leader_statuses[leader->status].label;

      if (*deeds == '\0' && !leader->is_lost)
        continue;
      /* Name a commander who is a unit of his own only once. */
      if (leader->is_unit && g_str_equal (name, unit->def->name))
        detail = g_strdup (deeds);
      else
        detail = g_strdup_printf ("%s%s%s", unit->def->name, *deeds != '\0' ? " · " : "", deeds);
      take_row_of_side (self, self->leaders, muster_after_row_new (name, detail, _(status)),
                        unit->def->side);
    }
}

/* The bar is full if luck as good or as bad as this comes 1 time in 40. */
static double
get_level (const MusterLuckSum *sum)
{
  double chance = muster_luck_sum_get_surplus (sum) >= 0.0 ? sum->at_least : sum->at_most;
  double level = CLAMP ((0.5 - chance) / (0.5 - 1.0 / 40.0), 0.0, 1.0);

  return muster_luck_sum_get_surplus (sum) >= 0.0 ? level : -level;
}

static void
add_luck (MusterAfterReport   *self,
          const char          *title,
          int                  side,
          const MusterLuckSum *sum)
{
  g_autofree char *figures = NULL;

  if (sum->n == 0)
    return;
  figures = muster_luck_sum_to_text (sum);
  take_row_of_side (
    self, self->luck,
    muster_after_row_new_level (title, figures,
                                muster_luck_verdict_get_label (muster_luck_sum_judge (sum)),
                                get_level (sum)), side);
}

static gboolean
is_edited (MusterAfterReport *self)
{
  return g_strcmp0 (self->despatch, self->written) != 0;
}

/* Returns: (nullable): the edited despatch; NULL if it is unchanged */
static const char *
get_edited (MusterAfterReport *self)
{
  return is_edited (self) ? self->despatch : NULL;
}

static gboolean
is_saved (MusterAfterReport *self)
{
  return g_strcmp0 (get_edited (self), muster_battle_get_despatch (self->battle)) == 0;
}

static void
announce (MusterAfterReport *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_EDITED]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_SAVED]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_DATED]);
}

static void
muster_after_report_get_property (GObject    *object,
                                  guint       prop_id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  MusterAfterReport *self = MUSTER_AFTER_REPORT (object);

  switch (prop_id)
    {
    case PROP_TITLE:
      g_value_set_string (value, muster_battle_get_title (self->battle));
      break;
    case PROP_HEADLINE:
      g_value_set_string (value, self->headline);
      break;
    case PROP_WHY:
      g_value_take_string (value, muster_words_begin_line (
                                    self->result->why != NULL ? self->result->why : ""));
      break;
    case PROP_DESPATCH:
      g_value_set_string (value, self->despatch);
      break;
    case PROP_IS_EDITED:
      g_value_set_boolean (value, is_edited (self));
      break;
    case PROP_IS_SAVED:
      g_value_set_boolean (value, is_saved (self));
      break;
    case PROP_IS_DATED:
      g_value_set_boolean (value, self->is_dated && is_edited (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_after_report_set_property (GObject      *object,
                                  guint         prop_id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  MusterAfterReport *self = MUSTER_AFTER_REPORT (object);

  switch (prop_id)
    {
    case PROP_DESPATCH:
      muster_after_report_set_despatch (self, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterAfterReport, points, g_object_unref),
  MUSTER_OWNED (MusterAfterReport, casualties, g_object_unref),
  MUSTER_OWNED (MusterAfterReport, leaders, g_object_unref),
  MUSTER_OWNED (MusterAfterReport, luck, g_object_unref),
  MUSTER_OWNED (MusterAfterReport, result, muster_battle_result_free),
  MUSTER_OWNED (MusterAfterReport, battle, g_object_unref),
  MUSTER_OWNED (MusterAfterReport, headline, g_free),
  MUSTER_OWNED (MusterAfterReport, written, g_free),
  MUSTER_OWNED (MusterAfterReport, despatch, g_free),
};

static void
muster_after_report_class_init (MusterAfterReportClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  object_class->get_property = muster_after_report_get_property;
  object_class->set_property = muster_after_report_set_property;

  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_HEADLINE] = g_param_spec_string ("headline", NULL, NULL, NULL, flags);
  properties[PROP_WHY] = g_param_spec_string ("why", NULL, NULL, NULL, flags);
  properties[PROP_DESPATCH] =
    g_param_spec_string ("despatch", NULL, NULL, NULL,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_IS_EDITED] = g_param_spec_boolean ("is-edited", NULL, NULL, FALSE, flags);
  properties[PROP_IS_SAVED] = g_param_spec_boolean ("is-saved", NULL, NULL, TRUE, flags);
  properties[PROP_IS_DATED] = g_param_spec_boolean ("is-dated", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_after_report_init (MusterAfterReport *self)
{
  self->points = g_list_store_new (MUSTER_TYPE_AFTER_ROW);
  self->casualties = g_list_store_new (MUSTER_TYPE_AFTER_ROW);
  self->leaders = g_list_store_new (MUSTER_TYPE_AFTER_ROW);
  self->luck = g_list_store_new (MUSTER_TYPE_AFTER_ROW);
}

MusterAfterReport *
muster_after_report_new (MusterBattle *battle)
{
  MusterAfterReport *self;
  const char *edited;
  g_autoptr (MusterDespatch) despatch = NULL;
  g_autofree char *headline = NULL;
  g_autofree char *score = NULL;
  g_autoptr (GString) unbroken = NULL;
  GString *text;
  const MusterSetup *setup;

  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), NULL);

  self = g_object_new (MUSTER_TYPE_AFTER_REPORT, NULL);
  self->battle = g_object_ref (battle);
  self->result = muster_battle_result_new (battle);

  /* Keeps the points on one line. */
  headline = muster_battle_result_dup_headline (self->result);
  score = muster_battle_result_dup_score (self->result);
  unbroken = g_string_new (score);
  text = g_string_new (headline);
  g_string_replace (unbroken, " ", "\302\240", 0);
  g_string_replace (text, score, unbroken->str, 0);
  self->headline = g_string_free (text, FALSE);

  despatch = muster_despatch_new (self->result);
  self->written = muster_despatch_to_text (despatch);
  edited = muster_battle_get_despatch (battle);
  self->despatch = g_strdup (edited != NULL ? edited : self->written);
  self->is_dated = muster_battle_despatch_is_dated (battle);
  list_points (self);

  for (guint i = 0; i < self->result->units->len; i++)
    {
      const MusterUnitRecord *unit = muster_battle_result_get_unit (self->result, (int) i);
      g_autofree char *value = NULL;
      g_autofree char *fate = NULL;

      if (unit->lost == 0 && !unit->is_gone)
        continue;
      fate = dup_fate (self, unit);
      /* Translators: how many figures of a unit fell and how many are left. */
      value = g_strdup_printf (_("%d lost, %d left"), unit->lost, unit->left);
      take_row_of_side (self, self->casualties,
                        muster_after_row_new (unit->def->name, fate, value), unit->def->side);
    }

  list_leaders (self);

  setup = self->result->setup;
  for (guint i = 0; i < setup->n_sides; i++)
    {
      /* Translators: the name of a side, whose dice these are. */
      g_autofree char *dice = g_strdup_printf (_("%s: dice"), setup->sides[i].name);
      /* Translators: the name of a side, whose tests these are. */
      g_autofree char *tests = g_strdup_printf (_("%s: tests"), setup->sides[i].name);

      add_luck (self, dice, (int) i, &self->result->sides[i].dice);
      add_luck (self, tests, (int) i, &self->result->sides[i].tests);
    }
  for (guint i = 0; i < self->result->leaders->len; i++)
    {
      const MusterLeaderRecord *leader =
        &g_array_index (self->result->leaders, MusterLeaderRecord, i);
      g_autofree char *name = muster_battle_result_dup_leader_name (self->result, leader->unit);

      add_luck (self, name,
                muster_battle_result_get_unit (self->result, leader->unit)->def->side, &leader->luck);
    }

  return self;
}

GListModel *
muster_after_report_get_points (MusterAfterReport *self)
{
  return G_LIST_MODEL (self->points);
}

GListModel *
muster_after_report_get_casualties (MusterAfterReport *self)
{
  return G_LIST_MODEL (self->casualties);
}

GListModel *
muster_after_report_get_leaders (MusterAfterReport *self)
{
  return G_LIST_MODEL (self->leaders);
}

GListModel *
muster_after_report_get_luck (MusterAfterReport *self)
{
  return G_LIST_MODEL (self->luck);
}

const char *
muster_after_report_get_despatch (MusterAfterReport *self)
{
  return self->despatch;
}

void
muster_after_report_set_despatch (MusterAfterReport *self,
                                  const char        *text)
{
  g_return_if_fail (MUSTER_IS_AFTER_REPORT (self));

  if (g_strcmp0 (self->despatch, text) == 0)
    return;

  g_free (self->despatch);
  self->despatch = g_strdup (text != NULL ? text : "");
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DESPATCH]);
  announce (self);
}

/**
 * muster_after_report_get_written:
 *
 * Returns: (transfer none): as it is written from the log
 */
const char *
muster_after_report_get_written (MusterAfterReport *self)
{
  g_return_val_if_fail (MUSTER_IS_AFTER_REPORT (self), NULL);

  return self->written;
}

/**
 * muster_after_report_save:
 *
 * Keeps the despatch with the battle; one that is as written is not kept, so that it follows the log.
 *
 * Returns: whether it is on record
 */
gboolean
muster_after_report_save (MusterAfterReport  *self,
                          GError            **error)
{
  g_return_val_if_fail (MUSTER_IS_AFTER_REPORT (self), FALSE);

  if (!muster_battle_set_despatch (self->battle, get_edited (self), error))
    return FALSE;

  self->is_dated = FALSE;
  announce (self);
  return TRUE;
}
