/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/muster-battle-report-private.h"

#include "core/muster-i18n.h"

#define NOTHING "–"

typedef struct
{
  const char *title;
  double width;
  MusterAlign align;
} Column;

static const Column CASUALTIES[] = {
  { N_("Unit"), 3, MUSTER_ALIGN_START },       { N_("Side"), 2, MUSTER_ALIGN_START },
  { N_("Lost"), 0, MUSTER_ALIGN_END },         { N_("Left"), 0, MUSTER_ALIGN_END },
  { N_("Fate"), 2, MUSTER_ALIGN_START },       { N_("Last enemy"), 2, MUSTER_ALIGN_START },
};

static const Column DEEDS[] = {
  { N_("Leader"), 2, MUSTER_ALIGN_START },     { N_("Unit"), 2, MUSTER_ALIGN_START },
  { N_("In the end"), 2, MUSTER_ALIGN_START },
};

/* What a leader did, a column for each; those that nobody did have none. */
static const struct
{
  const char *title;
  MusterDeed deed;
} COUNTS[] = {
  { N_("Fired"), MUSTER_DEED_SHOTS },          { N_("Felled"), MUSTER_DEED_FELLED },
  { N_("Fights won"), MUSTER_DEED_FIGHTS_WON }, { N_("Drawn"), MUSTER_DEED_FIGHTS_DRAWN },
  { N_("Lost"), MUSTER_DEED_FIGHTS_LOST },     { N_("Units broken"), MUSTER_DEED_UNITS_BROKEN },
  { N_("Leaders felled"), MUSTER_DEED_LEADERS_FELLED }, { N_("Rallied"), MUSTER_DEED_RALLIES },
  { N_("Stood firm"), MUSTER_DEED_STOOD_FIRM }, { N_("Shaken"), MUSTER_DEED_SHAKEN },
  { N_("Razed"), MUSTER_DEED_RAZED },
};

static const Column LUCK[] = {
  { N_("Whose"), 2, MUSTER_ALIGN_START },      { N_("What"), 1, MUSTER_ALIGN_START },
  { N_("Went well"), 4, MUSTER_ALIGN_START },  { N_("In a word"), 2, MUSTER_ALIGN_START },
};

static MusterTable *
new_table (const Column *columns,
           guint         n_columns)
{
  MusterTable *table = muster_table_new ();

  for (guint i = 0; i < n_columns; i++)
    muster_table_add_column (table, _(columns[i].title), columns[i].width, columns[i].align);
  return table;
}

/* Adds the table below its heading. Returns FALSE and adds nothing if the table is empty. */
static gboolean
take_section (MusterDocument *document,
              const char     *heading,
              MusterTable    *table)
{
  if (muster_table_get_n_rows (table) == 0)
    {
      muster_table_free (table);
      return FALSE;
    }

  muster_document_add_heading (document, 1, heading);
  muster_document_take_table (document, table);
  return TRUE;
}

void
muster_battle_report_result_add_despatch (MusterDocument *document,
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

/* @turn: the turn in which it happened, or 0 */
static char *
dup_end (const char *label,
         int         turn)
{
  if (turn > 0)
    /* Translators: what became of a unit or a leader, and when: "Routed, turn 3" */
    return g_strdup_printf (_("%s, turn %d"), _(label), turn);
  return g_strdup (_(label));
}

void
muster_battle_report_result_add_casualties (MusterDocument           *document,
                                            const MusterBattleResult *result)
{
  MusterTable *table = new_table (CASUALTIES, G_N_ELEMENTS (CASUALTIES));

  for (guint i = 0; i < result->units->len; i++)
    {
      const MusterUnitRecord *unit = muster_battle_result_get_unit (result, (int) i);

      if (unit->lost > 0 || unit->is_gone)
        {
          g_autofree char *lost = g_strdup_printf ("%d", unit->lost);
          g_autofree char *left = g_strdup_printf ("%d", unit->left);
          const MusterChoice *fates = muster_ruleset_get_rules (result->setup->ruleset)->fates;
          g_autofree char *end = dup_end (fates[unit->fate].label, unit->gone_turn);
          const char *by = unit->by >= 0
                           ? muster_battle_result_get_unit (result, unit->by)->def->name : NOTHING;

          muster_table_add_row (table, MUSTER_CELLS (unit->def->name,
                                                     result->setup->sides[unit->def->side].name, lost, left,
                                                     end, by));
        }
    }
  take_section (document, _("Roll of casualties"), table);
}

/* How often a leader did what a column counts. */
static guint
get_count (const MusterBattleResult *result,
           guint                     leader,
           guint                     column)
{
  return g_array_index (result->leaders, MusterLeaderRecord, leader).deeds.counts[COUNTS[column].deed];
}

void
muster_battle_report_result_add_deeds (MusterDocument           *document,
                                       const MusterBattleResult *result)
{
  MusterTable *table = new_table (DEEDS, G_N_ELEMENTS (DEEDS));
  gboolean is_counted[G_N_ELEMENTS (COUNTS)] = { FALSE };

  for (guint i = 0; i < G_N_ELEMENTS (COUNTS); i++)
    {
      for (guint k = 0; k < result->leaders->len; k++)
        is_counted[i] = is_counted[i] || get_count (result, k, i) > 0;
      if (is_counted[i])
        muster_table_add_column (table, _(COUNTS[i].title), 0, MUSTER_ALIGN_END);
    }
  for (guint i = 0; i < result->leaders->len; i++)
    {
      const MusterLeaderRecord *leader = &g_array_index (result->leaders, MusterLeaderRecord, i);
      g_autofree char *name = muster_battle_result_dup_leader_name (result, leader->unit);
      g_autofree char *deeds = muster_deeds_to_text (&leader->deeds);
      g_autofree char *end = NULL;
      g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);
      const MusterRules *rules;
      const MusterUnitRecord *unit;

      rules = muster_ruleset_get_rules (result->setup->ruleset);
      unit = muster_battle_result_get_unit (result, leader->unit);
      end = dup_end (leader->is_unit ? rules->fates[unit->fate].label
                     : rules->leader_statuses[leader->status].label, leader->lost_turn);
      if (*deeds == '\0' && !leader->is_lost)
        continue;
      g_ptr_array_add (cells, g_steal_pointer (&name));
      g_ptr_array_add (cells, g_strdup (unit->def->name));
      g_ptr_array_add (cells, g_steal_pointer (&end));
      for (guint k = 0; k < G_N_ELEMENTS (COUNTS); k++)
        if (is_counted[k])
          g_ptr_array_add (cells, get_count (result, i, k) > 0
                                    ? g_strdup_printf ("%u", get_count (result, i, k)) : g_strdup (NOTHING));
      g_ptr_array_add (cells, NULL);
      muster_table_add_row (table, (const char *const *) cells->pdata);
    }
  take_section (document, _("What the leaders did"), table);
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
muster_battle_report_result_add_luck (MusterDocument           *document,
                                      const MusterBattleResult *result)
{
  MusterTable *table = new_table (LUCK, G_N_ELEMENTS (LUCK));

  for (guint i = 0; i < result->setup->n_sides; i++)
    {
      const MusterSideRecord *side = &result->sides[i];

      add_luck (table, result->setup->sides[i].name, _("dice"), &side->dice);
      add_luck (table, result->setup->sides[i].name, _("tests"), &side->tests);
    }
  for (guint i = 0; i < result->leaders->len; i++)
    {
      const MusterLeaderRecord *leader = &g_array_index (result->leaders, MusterLeaderRecord, i);
      g_autofree char *name = muster_battle_result_dup_leader_name (result, leader->unit);

      add_luck (table, name, _("all"), &leader->luck);
    }

  if (take_section (document, _("Luck"), table))
    muster_document_add_paragraph (document, MUSTER_TEXT_QUIET,
                                   _("Dice and cards that are good or bad for somebody, against "
                                     "what was exactly to be expected of them. Rolls on tables, "
                                     "distances and what was set by hand are not counted."));
}

void
muster_battle_report_result_add_turns (MusterDocument           *document,
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
