/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/force/muster-blank-sheet.h"

#include "core/catalog/muster-stat.h"
#include "core/muster-i18n.h"
#include "core/rules/muster-rules.h"
#include "sheets/page/muster-pages.h"

/* Makes a form with the names of all fields and no values. It has as many units as fit on a
 * page, of any type. */

#define MAX_UNITS 8
#define N_CASUALTIES 20

static MusterSheetCard *
new_entry (MusterRuleset            *ruleset,
           guint                     number,
           const MusterSheetOptions *options)
{
  const MusterRules *rules = muster_ruleset_get_rules (ruleset);
  MusterCatalog *catalog = muster_ruleset_get_catalog (ruleset);
  g_autofree char *title = g_strdup_printf (_("Unit %u"), number);
  MusterSheetCard *card = muster_sheet_card_new (title, NULL);
  GPtrArray *stats;

  stats = muster_catalog_get_stats (catalog);
  muster_sheet_card_add_figure (card, _("Models"), "");
  for (guint i = 0; i < stats->len; i++)
    muster_sheet_card_add_figure (card, muster_stat_get_short_name (g_ptr_array_index (stats, i)), "");
  if (muster_rules_have_leaders (rules))
    muster_sheet_card_add_figure (card, muster_rules_get_leadership_name (rules), "");
  if (muster_catalog_has_points (catalog))
    muster_sheet_card_add_figure (card, _("Points"), "");
  muster_sheet_card_add_line (card, _("Name"), NULL);
  muster_sheet_card_add_line (card, _("Type"), NULL);
  if (muster_catalog_get_weapons (catalog)->len > 0)
    muster_sheet_card_add_line (card, _("Weapon"), NULL);
  if (muster_catalog_get_options (catalog)->len > 0)
    muster_sheet_card_add_line (card, _("Options"), NULL);
  if (muster_rules_have_leaders (rules))
    muster_sheet_card_add_line (card, _("Leader"), NULL);
  if (options->boxes)
    {
      muster_sheet_card_add_boxes (card, _("Casualties"), N_CASUALTIES, FALSE);
      for (const MusterMarker *marker = rules->markers; marker != NULL && marker->id != NULL; marker++)
        {
          if (marker->boxes > 0 && marker->arm == NULL)
            muster_sheet_card_add_boxes (card, _(marker->label), marker->boxes, FALSE);
        }
    }

  return card;
}

static MusterDocument *
new_form (MusterRuleset            *ruleset,
          guint                     n_units,
          const MusterSheetOptions *options)
{
  MusterDocument *document = muster_document_new (_("Roster"));

  muster_document_set_label (document, muster_sheet_kind_get_name (MUSTER_SHEET_BLANK));
  muster_document_set_subtitle (document, muster_ruleset_get_name (ruleset));
  muster_document_add_lines (document, 1);
  for (guint i = 0; i < n_units; i++)
    muster_document_take_entry (document, new_entry (ruleset, i + 1, options));

  return document;
}

/**
 * muster_blank_sheet_new:
 *
 * Returns: (transfer full): the form
 */
MusterDocument *
muster_blank_sheet_new (MusterRuleset            *ruleset,
                        const MusterSheetOptions *options)
{
  g_return_val_if_fail (MUSTER_IS_RULESET (ruleset), NULL);
  g_return_val_if_fail (options != NULL, NULL);

  for (guint n = MAX_UNITS; n > 1; n--)
    {
      g_autoptr (MusterDocument) document = new_form (ruleset, n, options);
      g_autoptr (MusterPages) pages = muster_pages_new (document, &options->paper);

      if (muster_pages_get_n_pages (pages) == 1)
        return g_steal_pointer (&document);
    }

  return new_form (ruleset, 1, options);
}
