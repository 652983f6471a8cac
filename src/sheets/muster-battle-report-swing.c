/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/muster-battle-report-swing.h"

#include "core/muster-i18n.h"
#include "sheets/chart/muster-chart-painter.h"

/* How a battle swung (V-BATTLE-04), in charts and words. */

/**
 * muster_battle_report_swing_new_chart:
 *
 * Returns: (transfer full): the shares of both sides over the turns
 */
MusterChart *
muster_battle_report_swing_new_chart (MusterLabSwing *swing)
{
  const MusterSetup *setup = muster_lab_swing_get_setup (swing);
  GArray *standings = muster_lab_swing_get_standings (swing);
  MusterChart *chart = muster_chart_new (MUSTER_CHART_LINES, _("How the battle swung"));
  g_autofree double *values = g_new0 (double, standings->len + 1);
  guint n = standings->len > 0 ? (guint) g_array_index (standings, MusterLabStanding, 0).n : 0;

  for (guint i = 0; i < standings->len; i++)
    {
      int turn = g_array_index (standings, MusterLabStanding, i).turn;
      g_autofree char *label = turn > 0 ? g_strdup_printf (_("Turn %d"), turn) : g_strdup (_("Beginning"));

      muster_chart_add_label (chart, label);
    }
  for (guint side = 0; side < 2; side++)
    {
      for (guint i = 0; i < standings->len; i++)
        {
          const MusterLabStanding *standing = &g_array_index (standings, MusterLabStanding, i);

          values[i] = 100.0 * (double) standing->won[side] / MAX ((double) standing->n, 1.0);
        }
      muster_chart_add_series (chart, setup->sides[side].name, values);
    }
  muster_chart_take_note (
    chart,
    g_strdup_printf (dngettext (GETTEXT_PACKAGE,
                                "Of %u battle that policies fought on from there, how many in a "
                                "hundred each side won. Where units stood is only roughly known.",
                                "Of %u battles that policies fought on from there, how many in a "
                                "hundred each side won. Where units stood is only roughly known.", n),
                     n));
  return chart;
}

/**
 * muster_battle_report_swing_dup_moment:
 *
 * Returns: (transfer full): “Turn 3, 24th Foot: Fire: 18 more in a hundred for Column”
 */
char *
muster_battle_report_swing_dup_moment (MusterLabSwing        *swing,
                                       MusterBattle          *battle,
                                       const MusterLabMoment *moment)
{
  const MusterSetup *setup = muster_lab_swing_get_setup (swing);
  g_autoptr (MusterLogEntry) entry = g_list_model_get_item (muster_ledger_get_log (battle), moment->entry);
  g_autofree char *title = muster_log_entry_dup_title (entry);
  int percent = (int) (ABS (moment->change) * 100 + 0.5);

  /* Translators: a turn, an order, how much it changed, and the side for whom. */
  return g_strdup_printf (_("Turn %d, %s: %d more in a hundred for %s"), moment->turn, title, percent,
                          setup->sides[moment->change > 0 ? 0 : 1].name);
}

void
muster_battle_report_swing_add (MusterDocument *document,
                                MusterLabSwing *swing,
                                MusterBattle   *battle)
{
  GArray *moments = muster_lab_swing_get_moments (swing);
  g_autoptr (MusterChart) chart = muster_battle_report_swing_new_chart (swing);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) items = NULL;
  g_auto (GStrv) left_out = muster_lab_swing_list_left_out (swing);

  if (muster_chart_is_empty (chart))
    return;
  for (guint i = 0; i < moments->len; i++)
    {
      g_autofree char *text =
        muster_battle_report_swing_dup_moment (swing, battle, &g_array_index (moments, MusterLabMoment, i));

      g_strv_builder_add (builder, text);
    }
  items = g_strv_builder_end (builder);
  muster_document_begin_group (document);
  muster_document_add_heading (document, 1, chart->title);
  muster_chart_painter_add_to (chart, document);
  muster_document_add_paragraph (document, MUSTER_TEXT_QUIET, chart->note);
  muster_document_end_group (document);
  muster_document_add_list (document, (const char *const *) items);
  muster_document_add_paragraph (document, MUSTER_TEXT_QUIET, _("Left out:"));
  muster_document_add_list (document, (const char *const *) left_out);
}
