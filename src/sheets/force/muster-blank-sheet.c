/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/force/muster-blank-sheet.h"

#include "core/forces/muster-force.h"
#include "core/muster-i18n.h"
#include "core/rules/muster-rules.h"
#include "sheets/force/muster-sheet-unit.h"
#include "sheets/page/muster-pages.h"

/* Makes a form with the names of all fields and no values. It has as many units as fit on a page, of any
 * type: each has the figures and the boxes that any unit of the ruleset may need. */

#define MAX_UNITS 8

/* The most models that a unit of this type usually has. */
static int
find_models (MusterCatalog        *catalog,
             const MusterUnitType *type)
{
  g_autofree char *id = g_strconcat ("usual-", type->id, NULL);
  const MusterFigure *usual = muster_catalog_find_figure (catalog, id);
  int models = type->models;

  for (guint i = 0; usual != NULL && i < usual->values->len; i++)
    models = MAX (models, g_array_index (usual->values, int, i));

  return models;
}

/* What can happen to a unit of any type with any of its options. @has_rules: by all optional rules, too. */
static MusterForce *
new_sample (MusterRuleset *ruleset,
            gboolean       has_rules)
{
  MusterCatalog *catalog = muster_ruleset_get_catalog (ruleset);
  GPtrArray *types = muster_catalog_get_types (catalog);
  GPtrArray *rules = muster_catalog_get_optional_rules (catalog);
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  MusterForce *force = muster_force_new (ruleset);

  for (guint i = 0; has_rules && i < rules->len; i++)
    g_ptr_array_add (ids, ((MusterOptionalRule *) rules->pdata[i])->id);
  g_ptr_array_add (ids, NULL);
  muster_force_set_optional_rules (force, (const char *const *) ids->pdata);

  for (guint i = 0; i < types->len; i++)
    {
      const MusterUnitType *type = g_ptr_array_index (types, i);

      for (guint j = 0; j <= type->options->len; j++)
        {
          const char *options[] = { NULL, NULL };
          g_autofree char *id = g_strdup_printf ("%u-%u", i, j);
          g_autoptr (MusterForceUnit) unit = muster_force_unit_new (catalog, id, type->id);

          if (j > 0)
            options[0] = ((const MusterTypeOption *) g_ptr_array_index (type->options, j - 1))->option->id;
          muster_force_unit_set_options (unit, options);
          muster_force_unit_set_models (unit, find_models (catalog, type));
          muster_force_append (force, unit);
        }
    }

  return force;
}

static gboolean
has_figure (const MusterSheetCard *card,
            const char            *label)
{
  for (guint i = 0; i < card->figures->len; i++)
    if (g_str_equal (g_array_index (card->figures, MusterSheetFigure, i).label, label))
      return TRUE;

  return FALSE;
}

static MusterSheetBoxes *
find_boxes (const MusterSheetCard *card,
            const char            *label)
{
  for (guint i = 0; i < card->boxes->len; i++)
    {
      MusterSheetBoxes *boxes = &g_array_index (card->boxes, MusterSheetBoxes, i);

      if (g_str_equal (boxes->label, label))
        return boxes;
    }

  return NULL;
}

/* Each figure that a card of @force has, and the longest row of each kind of boxes. */
static void
add_to_pattern (MusterSheetCard          *pattern,
                MusterForce              *force,
                const MusterSheetOptions *options)
{
  for (guint i = 0; i < muster_force_get_n_units (force); i++)
    {
      g_autoptr (MusterSheetCard) card =
        muster_sheet_unit_new_entry (force, muster_force_get_unit (force, i), options);

      for (guint j = 0; j < card->figures->len; j++)
        {
          const MusterSheetFigure *figure = &g_array_index (card->figures, MusterSheetFigure, j);

          if (!has_figure (pattern, figure->label))
            muster_sheet_card_add_figure (pattern, figure->label, "");
        }
      for (guint j = 0; j < card->boxes->len; j++)
        {
          const MusterSheetBoxes *boxes = &g_array_index (card->boxes, MusterSheetBoxes, j);
          MusterSheetBoxes *known = find_boxes (pattern, boxes->label);

          if (known != NULL)
            known->n_boxes = MAX (known->n_boxes, boxes->n_boxes);
          else
            muster_sheet_card_add_boxes (pattern, boxes->label, boxes->n_boxes, 0, 0);
        }
    }
}

static MusterSheetCard *
new_entry (MusterRuleset         *ruleset,
           const MusterSheetCard *pattern,
           guint                  number)
{
  MusterCatalog *catalog = muster_ruleset_get_catalog (ruleset);
  g_autofree char *title = g_strdup_printf (_("Unit %u"), number);
  MusterSheetCard *card = muster_sheet_card_new (title, NULL);

  for (guint i = 0; i < pattern->figures->len; i++)
    muster_sheet_card_add_figure (card, g_array_index (pattern->figures, MusterSheetFigure, i).label, "");
  muster_sheet_card_add_line (card, _("Name"), NULL);
  muster_sheet_card_add_line (card, _("Type"), NULL);
  if (muster_catalog_get_weapons (catalog)->len > 0)
    muster_sheet_card_add_line (card, _("Weapon"), NULL);
  if (muster_catalog_get_options (catalog)->len > 0)
    muster_sheet_card_add_line (card, _("Options"), NULL);
  if (muster_rules_have_leaders (muster_ruleset_get_rules (ruleset)))
    muster_sheet_card_add_line (card, _("Leader"), NULL);
  for (guint i = 0; i < pattern->boxes->len; i++)
    {
      const MusterSheetBoxes *boxes = &g_array_index (pattern->boxes, MusterSheetBoxes, i);

      muster_sheet_card_add_boxes (card, boxes->label, boxes->n_boxes, 0, 0);
    }

  return card;
}

static MusterDocument *
new_form (MusterRuleset         *ruleset,
          const MusterSheetCard *pattern,
          guint                  n_units)
{
  MusterDocument *document = muster_document_new (_("Roster"));
  MusterSheetCard *head = muster_sheet_card_new (_("Force"), NULL);

  muster_document_set_label (document, muster_sheet_options_kind_get_name (MUSTER_SHEET_BLANK));
  muster_document_set_subtitle (document, muster_ruleset_get_name (ruleset));
  muster_sheet_card_add_line (head, _("Name"), NULL);
  muster_sheet_card_add_line (head, _("Player"), NULL);
  if (muster_catalog_has_points (muster_ruleset_get_catalog (ruleset)))
    muster_sheet_card_add_line (head, _("Points"), NULL);
  muster_document_take_entry (document, head);
  for (guint i = 0; i < n_units; i++)
    muster_document_take_entry (document, new_entry (ruleset, pattern, i + 1));

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
  g_autoptr (MusterSheetCard) pattern = muster_sheet_card_new ("", NULL);

  g_return_val_if_fail (MUSTER_IS_RULESET (ruleset), NULL);
  g_return_val_if_fail (options != NULL, NULL);

  for (int has_rules = FALSE; has_rules <= TRUE; has_rules++)
    {
      g_autoptr (MusterForce) force = new_sample (ruleset, has_rules);

      add_to_pattern (pattern, force, options);
    }
  for (guint n = MAX_UNITS; n > 1; n--)
    {
      g_autoptr (MusterDocument) document = new_form (ruleset, pattern, n);
      g_autoptr (MusterPages) pages = muster_pages_new (document, &options->paper);

      if (muster_pages_get_n_pages (pages) == 1)
        return g_steal_pointer (&document);
    }

  return new_form (ruleset, pattern, 1);
}
