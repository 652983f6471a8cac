/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/muster-battle-report-private.h"

#include "core/muster-i18n.h"

#define NOTHING "–"

static void
take_section (MusterDocument *document,
              const char     *heading,
              MusterTable    *table)
{
  muster_document_add_heading (document, 1, heading);
  muster_document_take_table (document, table);
}

void
muster_battle_report_add_despatch (MusterDocument *document,
                                   const char     *despatch)
{
  g_auto (GStrv) paragraphs = NULL;

  if (despatch == NULL || *despatch == '\0')
    return;

  muster_document_add_heading (document, 1, _("Despatch"));
  paragraphs = g_strsplit (despatch, "\n\n", -1);
  for (guint i = 0; paragraphs[i] != NULL; i++)
    {
      g_strstrip (paragraphs[i]);
      if (*paragraphs[i] != '\0')
        muster_document_add_paragraph (document, MUSTER_TEXT_BODY, paragraphs[i]);
    }
}

/* "routed in turn 3", or what is left of a unit that stands. */
static char *
dup_end (const MusterBattleResult *result,
         const MusterUnitRecord   *unit)
{
  const MusterChoice *fates = muster_ruleset_get_rules (result->setup->ruleset)->fates;

  if (unit->gone_turn > 0)
    /* Translators: what became of a unit, and when: "Routed, turn 3" */
    return g_strdup_printf (_("%s, turn %d"), _(fates[unit->fate].label), unit->gone_turn);
  return g_strdup (_(fates[unit->fate].label));
}

static void
add_casualty (const MusterBattleResult *result,
              MusterTable              *table,
              const MusterUnitRecord   *unit)
{
  g_autofree char *lost = g_strdup_printf ("%d", unit->lost);
  g_autofree char *left = g_strdup_printf ("%d", unit->left);
  g_autofree char *end = dup_end (result, unit);
  const char *by = unit->by >= 0
                   ? muster_battle_result_get_unit (result, unit->by)->def->name : NOTHING;

  muster_table_add_row (table, MUSTER_CELLS (unit->def->name,
                                             result->setup->sides[unit->def->side].name, lost, left,
                                             end, by));
}

void
muster_battle_report_add_casualties (MusterDocument           *document,
                                     const MusterBattleResult *result)
{
  MusterTable *table = muster_table_new ();
  guint n = 0;

  muster_table_add_column (table, _("Unit"), 3, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Side"), 2, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Lost"), 0, MUSTER_ALIGN_END);
  muster_table_add_column (table, _("Left"), 0, MUSTER_ALIGN_END);
  muster_table_add_column (table, _("Fate"), 2, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Last enemy"), 2, MUSTER_ALIGN_START);
  for (guint i = 0; i < result->units->len; i++)
    {
      const MusterUnitRecord *unit = muster_battle_result_get_unit (result, (int) i);

      if (unit->lost == 0 && !unit->is_gone)
        continue;
      add_casualty (result, table, unit);
      n++;
    }

  if (n > 0)
    take_section (document, _("Roll of casualties"), table);
  else
    muster_table_free (table);
}

static char *
dup_leader_end (const MusterBattleResult *result,
                const MusterLeaderRecord *leader)
{
  const MusterRules *rules = muster_ruleset_get_rules (result->setup->ruleset);
  const MusterUnitRecord *unit = muster_battle_result_get_unit (result, leader->unit);
  const char *label = leader->is_unit ? rules->fates[unit->fate].label
                                      : rules->leader_statuses[leader->status].label;

  if (leader->lost_turn > 0)
    return g_strdup_printf (_("%s, turn %d"), _(label), leader->lost_turn);
  return g_strdup (_(label));
}

void
muster_battle_report_add_deeds (MusterDocument           *document,
                                const MusterBattleResult *result)
{
  MusterTable *table = muster_table_new ();
  guint n = 0;

  muster_table_add_column (table, _("Leader"), 2, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Unit"), 2, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("In the end"), 2, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Deeds"), 4, MUSTER_ALIGN_START);
  for (guint i = 0; i < result->leaders->len; i++)
    {
      const MusterLeaderRecord *leader = &g_array_index (result->leaders, MusterLeaderRecord, i);
      g_autofree char *name = muster_battle_result_dup_leader_name (result, leader->unit);
      g_autofree char *deeds = muster_deeds_to_text (&leader->deeds);
      g_autofree char *end = dup_leader_end (result, leader);

      if (*deeds == '\0' && !leader->is_lost)
        continue;
      muster_table_add_row (
        table, MUSTER_CELLS (name, muster_battle_result_get_unit (result, leader->unit)->def->name,
                             end, *deeds != '\0' ? deeds : NOTHING));
      n++;
    }

  if (n > 0)
    take_section (document, _("What the leaders did"), table);
  else
    muster_table_free (table);
}

static void
add_luck (MusterTable         *table,
          const char          *whose,
          const char          *what,
          const MusterLuckSum *sum)
{
  g_autofree char *figures = NULL;

  if (sum->n == 0)
    return;
  figures = muster_luck_sum_to_text (sum);
  muster_table_add_row (table,
                        MUSTER_CELLS (whose, what, figures,
                                      muster_luck_verdict_get_label (muster_luck_sum_judge (sum))));
}

void
muster_battle_report_add_luck (MusterDocument           *document,
                               const MusterBattleResult *result)
{
  MusterTable *table = muster_table_new ();
  guint n_trials = 0;

  muster_table_add_column (table, _("Whose"), 2, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("What"), 1, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Went well"), 4, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("In a word"), 2, MUSTER_ALIGN_START);
  for (guint i = 0; i < result->setup->n_sides; i++)
    {
      const MusterSideRecord *side = &result->sides[i];

      n_trials += side->luck.n;
      add_luck (table, result->setup->sides[i].name, _("dice"), &side->dice);
      add_luck (table, result->setup->sides[i].name, _("tests"), &side->tests);
    }
  for (guint i = 0; i < result->leaders->len; i++)
    {
      const MusterLeaderRecord *leader = &g_array_index (result->leaders, MusterLeaderRecord, i);
      g_autofree char *name = muster_battle_result_dup_leader_name (result, leader->unit);

      add_luck (table, name, _("all"), &leader->luck);
    }

  if (n_trials == 0)
    {
      muster_table_free (table);
      return;
    }
  take_section (document, _("Luck"), table);
  muster_document_add_paragraph (document, MUSTER_TEXT_QUIET,
                                 _("Dice and cards that are good or bad for somebody, against what "
                                   "was exactly to be expected of them. Rolls on tables, distances "
                                   "and what was set by hand are not counted."));
}

void
muster_battle_report_add_turns (MusterDocument           *document,
                                const MusterBattleResult *result)
{
  const MusterSetup *setup = result->setup;
  MusterTable *table;

  if (result->turns->len < 2 || setup->n_sides != 2 ||
      result->sides[0].lost + result->sides[1].lost == 0)
    return;

  table = muster_table_new ();
  muster_table_add_column (table, _("Turn"), 0, MUSTER_ALIGN_END);
  muster_table_add_column (table, _("Orders"), 0, MUSTER_ALIGN_END);
  for (guint i = 0; i < setup->n_sides; i++)
    {
      /* Translators: the name of a side whose losses stand below. */
      g_autofree char *lost = g_strdup_printf (_("%s lost"), setup->sides[i].name);

      muster_table_add_column (table, lost, 1, MUSTER_ALIGN_END);
    }
  muster_table_add_column (table, _("Points"), 1, MUSTER_ALIGN_END);
  for (guint i = 0; i < result->turns->len; i++)
    {
      const MusterTurnRecord *turn = &g_array_index (result->turns, MusterTurnRecord, i);
      g_autofree char *number = g_strdup_printf ("%d", turn->turn);
      g_autofree char *orders = g_strdup_printf ("%u", turn->n_entries);
      g_autofree char *first = g_strdup_printf ("%d", turn->lost[0]);
      g_autofree char *second = g_strdup_printf ("%d", turn->lost[1]);
      g_autofree char *score = g_strdup_printf ("%d : %d", turn->score[0], turn->score[1]);

      muster_table_add_row (table, MUSTER_CELLS (number, orders, first, second, score));
    }
  take_section (document, _("Turn by turn"), table);
}
