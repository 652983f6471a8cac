/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/force/muster-force-sheet.h"

#include "core/catalog/muster-catalog.h"
#include "core/forces/muster-force-check.h"
#include "core/forces/muster-force-levy.h"
#include "core/forces/muster-force-text.h"
#include "core/forces/muster-force-totals.h"
#include "core/muster-bidi.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"
#include "sheets/force/muster-blank-sheet.h"
#include "sheets/force/muster-marker-sheet.h"
#include "sheets/force/muster-sheet-unit.h"
#include "sheets/reference/muster-reference-sheet.h"
#include "sheets/reference/muster-solo-sheet.h"

#define SEPARATOR " · "
#define N_LINES 8

typedef struct
{
  MusterForceVariant *variant;
  MusterForce *force;
  const MusterSheetOptions *options;
  MusterDocument *document;
} Sheet;

typedef MusterSheetCard *(*CardMaker) (MusterForce              *force,
                                  MusterForceUnit          *unit,
                                  const MusterSheetOptions *options);

static gboolean
shows_unit (const Sheet     *sheet,
            MusterForceUnit *unit)
{
  const char *id = muster_force_unit_get_id (unit);
  g_auto (MusterSheetService) service = { NULL };

  if (!muster_sheet_options_shows_unit (sheet->options, id))
    return FALSE;
  if (sheet->options->lost)
    return TRUE;

  muster_sheet_options_get_service (sheet->options, id, &service);

  return !service.unit_lost;
}

/* Makes the cards of the units that are shown. */
static GPtrArray *
list_cards (const Sheet *sheet,
            CardMaker    maker)
{
  GPtrArray *cards = g_ptr_array_new ();

  for (guint i = 0; i < muster_force_variant_get_n_units (sheet->variant); i++)
    {
      MusterForceUnit *unit = muster_force_variant_get_unit (sheet->variant, i);
      MusterSheetCard *card;

      if (!shows_unit (sheet, unit))
        continue;
      card = maker (sheet->force, unit, sheet->options);
      if (card != NULL)
        g_ptr_array_add (cards, card);
    }

  return cards;
}

/* Adds the optional rules for which the force was built, if these are decided. */
static void
add_rules (Sheet *sheet)
{
  const char *const *ids = muster_force_get_optional_rules (sheet->force);
  MusterCatalog *catalog = muster_force_get_catalog (sheet->force);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL;
  g_autofree char *text = NULL;

  for (guint i = 0; ids != NULL && ids[i] != NULL; i++)
    {
      const MusterOptionalRule *rule = muster_catalog_find_optional_rule (catalog, ids[i]);

      g_ptr_array_add (names, (gpointer) (rule != NULL ? muster_force_text_show (rule->name) : ids[i]));
    }
  if (names->len == 0)
    return;

  g_ptr_array_add (names, NULL);
  list = muster_enumeration_join ((const char *const *) names->pdata);
  text = g_strdup_printf (_("Optional rules: %s"), list);
  muster_document_add_paragraph (sheet->document, MUSTER_TEXT_BODY, text);
}

/* Adds the notes on the force, and those on units that are too long for an entry. */
static void
add_notes (Sheet *sheet)
{
  const char *notes = muster_force_get_notes (sheet->force);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  if (!sheet->options->notes)
    return;

  for (guint i = 0; i < muster_force_variant_get_n_units (sheet->variant); i++)
    {
      MusterForceUnit *unit = muster_force_variant_get_unit (sheet->variant, i);
      g_autofree char *name = muster_bidi_isolate (muster_force_unit_get_name (unit));

      if (shows_unit (sheet, unit) && muster_sheet_unit_has_long_notes (unit))
        /* Translators: the name of a unit, and the note on it */
        g_ptr_array_add (items, g_strdup_printf (_("%s: %s"), name,
                                                 muster_force_unit_get_notes (unit)));
    }
  if (items->len > 0 || *notes != '\0')
    muster_document_add_heading (sheet->document, 1, _("Notes"));
  g_ptr_array_add (items, NULL);
  muster_document_add_paragraph (sheet->document, MUSTER_TEXT_BODY, notes);
  muster_document_add_list (sheet->document, (const char *const *) items->pdata);
}

static void
add_findings (Sheet *sheet)
{
  g_autoptr (GPtrArray) findings = muster_force_variant_check (sheet->variant, NULL);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) lines = NULL;

  for (guint i = 0; i < findings->len; i++)
    {
      MusterFinding *finding = g_ptr_array_index (findings, i);
      g_autofree char *line = muster_finding_dup_line (finding);

      if (muster_finding_get_severity (finding) != MUSTER_SEVERITY_NOTE)
        g_strv_builder_add (builder, line);
    }
  lines = g_strv_builder_end (builder);
  if (lines[0] == NULL)
    return;

  muster_document_begin_group (sheet->document);
  muster_document_add_heading (sheet->document, 1, _("What the checks found"));
  muster_document_add_list (sheet->document, (const char *const *) lines);
  muster_document_end_group (sheet->document);
}

static void
add_cards (Sheet          *sheet,
           MusterSheetKind kind)
{
  g_autoptr (GPtrArray) cards = list_cards (sheet, kind == MUSTER_SHEET_LEADERS
                                                   ? muster_sheet_unit_new_leader
                                                   : muster_sheet_unit_new_card);

  if (cards->len == 0)
    {
      muster_document_add_paragraph (sheet->document, MUSTER_TEXT_BODY,
                                     _("There is nobody here to make a card of."));
      return;
    }

  muster_document_set_has_title (sheet->document, FALSE);
  muster_document_begin_cards (sheet->document,
                               muster_sheet_options_get_per_page (sheet->options, kind, cards->len),
                               sheet->options->cut_lines);
  for (guint i = 0; i < cards->len; i++)
    muster_document_take_card (sheet->document, g_ptr_array_index (cards, i));
}

/* Of the units that are shown. Returns: (nullable): "21 of 24 points"; NULL in a ruleset without points */
static char *
dup_points (const Sheet *sheet)
{
  int points = muster_force_variant_get_points (sheet->variant);
  int budget = muster_force_variant_get_budget (sheet->variant);

  if (!muster_catalog_has_points (muster_force_get_catalog (sheet->force)))
    return NULL;

  for (guint i = 0; i < muster_force_variant_get_n_units (sheet->variant); i++)
    {
      MusterForceUnit *unit = muster_force_variant_get_unit (sheet->variant, i);

      if (!shows_unit (sheet, unit))
        points -= muster_force_count_unit_points (sheet->force, unit, NULL);
    }
  if (budget > 0)
    return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%d of %d point",
                                       "%d of %d points", (gulong) budget), points, budget);

  return g_strdup_printf (dngettext ("muster", "%d point", "%d points", (gulong) ABS (points)),
                          points);
}

static char *
dup_subtitle (const Sheet *sheet)
{
  MusterForceVariant *variant = sheet->variant;
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  MusterForce *force = sheet->force;
  const char *theatre;
  g_autofree char *totals = NULL;
  char *points;
  guint n_units = 0;
  int n_models = 0;

  for (guint i = 0; i < muster_force_variant_get_n_units (variant); i++)
    {
      MusterForceUnit *unit = muster_force_variant_get_unit (variant, i);

      if (!shows_unit (sheet, unit))
        continue;
      n_units++;
      n_models += muster_force_unit_get_models (unit);
    }

  theatre = muster_force_get_theatre (force);
  points = dup_points (sheet);
  totals = muster_force_variant_dup_totals (variant);
  g_ptr_array_add (parts,
                   g_strdup (muster_ruleset_get_name (muster_force_get_ruleset (force))));
  if (!muster_force_variant_is_whole (variant))
    g_ptr_array_add (parts, muster_force_variant_dup_label (variant));
  if (*theatre != '\0')
    g_ptr_array_add (parts, g_strdup (theatre));
  if (points != NULL)
    g_ptr_array_add (parts, points);
  /* Rules without points have other totals to weigh a force by. */
  if (*totals != '\0' && n_units == muster_force_variant_get_n_units (variant))
    g_ptr_array_add (parts, g_steal_pointer (&totals));
  else
    {
      g_ptr_array_add (parts, g_strdup_printf (dngettext ("muster", "%u unit", "%u units", n_units),
                                               n_units));
      g_ptr_array_add (parts, g_strdup_printf (dngettext ("muster", "%d model", "%d models",
                                                          (gulong) n_models), n_models));
    }
  g_ptr_array_add (parts, NULL);

  return g_strjoinv (SEPARATOR, (char **) parts->pdata);
}

/**
 * muster_force_sheet_has_leaders:
 *
 * Returns: whether there is anybody to make a leader's card of
 */
gboolean
muster_force_sheet_has_leaders (MusterForceVariant *variant)
{
  MusterSheetOptions options;

  g_return_val_if_fail (MUSTER_IS_FORCE_VARIANT (variant), FALSE);

  muster_sheet_options_init (&options);
  for (guint i = 0; i < muster_force_variant_get_n_units (variant); i++)
    {
      g_autoptr (MusterSheetCard) card =
        muster_sheet_unit_new_leader (muster_force_variant_get_force (variant),
                                      muster_force_variant_get_unit (variant, i), &options);

      if (card != NULL)
        return TRUE;
    }

  return FALSE;
}

/**
 * muster_force_sheet_new:
 * @variant: of a force; the first of each is all of it
 * @kind: which sheet
 *
 * Returns: (transfer full): the sheet
 */
MusterDocument *
muster_force_sheet_new (MusterForceVariant       *variant,
                        MusterSheetKind           kind,
                        const MusterSheetOptions *options)
{
  Sheet sheet = { .variant = variant, .options = options };
  g_autofree char *subtitle = NULL;
  const char *name;
  g_autofree char *points = NULL;
  g_autoptr (GPtrArray) parts = NULL;
  g_autofree char *footer = NULL;

  g_return_val_if_fail (MUSTER_IS_FORCE_VARIANT (variant), NULL);
  g_return_val_if_fail (muster_force_variant_get_force (variant) != NULL, NULL);
  g_return_val_if_fail (options != NULL, NULL);

  sheet.force = muster_force_variant_get_force (variant);
  if (kind == MUSTER_SHEET_REFERENCE)
    return muster_reference_sheet_new (muster_force_get_ruleset (sheet.force),
                                       muster_force_get_optional_rules (sheet.force), options);

  if (kind == MUSTER_SHEET_SOLO)
    return muster_solo_sheet_new (muster_force_get_ruleset (sheet.force), options);
  if (kind == MUSTER_SHEET_BLANK)
    return muster_blank_sheet_new (muster_force_get_ruleset (sheet.force), options);
  if (kind == MUSTER_SHEET_MARKERS || kind == MUSTER_SHEET_PLATES)
    return muster_marker_sheet_new (variant, kind, options);

  name = muster_force_get_name (sheet.force);
  subtitle = dup_subtitle (&sheet);
  sheet.document = muster_document_new (*name != '\0' ? name : _("A force"));
  muster_document_set_subtitle (sheet.document, subtitle);
  muster_document_set_label (sheet.document, muster_sheet_options_kind_get_name (kind));

  points = dup_points (&sheet);
  parts = g_ptr_array_new ();
  if (points != NULL)
    g_ptr_array_add (parts, points);
  if (sheet.options->date != NULL && *sheet.options->date != '\0')
    g_ptr_array_add (parts, (gpointer) sheet.options->date);
  g_ptr_array_add (parts, NULL);
  footer = g_strjoinv (SEPARATOR, (char **) parts->pdata);
  muster_document_set_footer (sheet.document, footer);

  if (kind == MUSTER_SHEET_CARDS || kind == MUSTER_SHEET_LEADERS)
    add_cards (&sheet, kind);
  else
    {
      g_autoptr (GPtrArray) cards = NULL;

      add_rules (&sheet);

      cards = list_cards (&sheet, muster_sheet_unit_new_entry);
      for (guint i = 0; i < cards->len; i++)
        muster_document_take_entry (sheet.document, g_ptr_array_index (cards, i));

      add_notes (&sheet);
      add_findings (&sheet);

      /* Adds lines to write on. */
      if (sheet.options->lines)
        {
          muster_document_begin_group (sheet.document);
          muster_document_add_heading (sheet.document, 1, _("For your notes"));
          muster_document_add_lines (sheet.document, N_LINES);
          muster_document_end_group (sheet.document);
        }
    }

  return sheet.document;
}
