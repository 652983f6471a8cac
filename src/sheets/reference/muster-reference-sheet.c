/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/reference/muster-reference-sheet.h"

#include "core/catalog/muster-catalog-own.h"
#include "core/catalog/muster-stat.h"
#include "core/forces/muster-force-text.h"
#include "core/muster-i18n.h"

#include <string.h>

#define COLUMN_WIDTH 210 /* points; two on either paper upright, and one in large type */
#define SCALE 0.896 /* the least that can be read at arm’s length, so that a whole ruleset has room on… */
#define MAX_PAGES 2 /* …the two sides of a sheet */

typedef struct
{
  const MusterRules *rules;
  MusterCatalog *catalog;
  const char *const *optional_rules;
  MusterDocument *document;
  gboolean has_own;
} Sheet;

static void
add_stat_columns (MusterTable *table,
                  GPtrArray   *stats)
{
  for (guint i = 0; i < stats->len; i++)
    muster_table_add_column (table, muster_stat_get_short_name (g_ptr_array_index (stats, i)), 0,
                             MUSTER_ALIGN_CENTER);
}

static void
add_stats (GPtrArray    *cells,
           GPtrArray    *stats,
           const gint16 *values)
{
  for (guint i = 0; i < stats->len; i++)
    g_ptr_array_add (cells, muster_stat_dup_text (g_ptr_array_index (stats, i), values[i]));
}

static void
add_row (MusterTable *table,
         GPtrArray   *cells)
{
  g_ptr_array_add (cells, NULL);
  muster_table_add_row (table, (const char *const *) cells->pdata);
}

static void
add_types (Sheet *sheet)
{
  GPtrArray *types = muster_catalog_get_types (sheet->catalog);
  GPtrArray *stats = muster_catalog_get_stats (sheet->catalog);
  gboolean has_points = muster_catalog_has_points (sheet->catalog);
  MusterTable *table = muster_table_new ();
  g_autoptr (GString) text = NULL;

  muster_table_add_column (table, _("Unit"), 1, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Models"), 0, MUSTER_ALIGN_CENTER);
  add_stat_columns (table, stats);
  if (has_points)
    muster_table_add_column (table, _("Points"), 0, MUSTER_ALIGN_CENTER);
  for (guint i = 0; i < types->len; i++)
    {
      const MusterUnitType *type = g_ptr_array_index (types, i);
      g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);
      MusterProfile profile;

      muster_unit_type_get_profile (type, NULL, 0, NULL, &profile);
      g_ptr_array_add (cells, g_strdup (muster_force_text_show (type->name)));
      g_ptr_array_add (cells, g_strdup_printf ("%d", type->models));
      add_stats (cells, stats, profile.stats);
      if (has_points)
        g_ptr_array_add (cells, g_strdup_printf ("%d",
                                                 muster_unit_type_get_cost (type, NULL, 0)));
      add_row (table, cells);
    }
  muster_document_take_table (sheet->document, table);

  /* Who is armed with what, where that is not a choice. */
  text = g_string_new (NULL);
  for (guint i = 0; i < types->len; i++)
    {
      const MusterUnitType *type = g_ptr_array_index (types, i);

      if (type->profile.weapon != NULL && !g_str_equal (type->name, type->profile.weapon->name))
        /* Translators: a type of unit, and its weapon */
        g_string_append_printf (text, _("%s%s: %s"), text->len > 0 ? " · " : "",
                                muster_force_text_show (type->name),
                                muster_force_text_show (type->profile.weapon->name));
    }
  if (text->len > 0)
    muster_document_add_paragraph (sheet->document, MUSTER_TEXT_QUIET, text->str);
}

static void
add_weapons (Sheet *sheet)
{
  GPtrArray *weapons = muster_catalog_get_weapons (sheet->catalog);
  GPtrArray *stats = muster_catalog_get_weapon_stats (sheet->catalog);
  MusterTable *table = muster_table_new ();

  muster_table_add_column (table, _("Weapon"), 1, MUSTER_ALIGN_START);
  add_stat_columns (table, stats);
  for (guint i = 0; i < weapons->len; i++)
    {
      const MusterWeapon *weapon = g_ptr_array_index (weapons, i);
      g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

      g_ptr_array_add (cells, g_strdup (muster_force_text_show (weapon->name)));
      add_stats (cells, stats, weapon->stats);
      add_row (table, cells);
    }
  muster_document_take_table (sheet->document, table);
}

/* "+2 (Regular Infantry), +1 (Tribal Cavalry)" would say it twice: the costs alone, as they differ. */
static char *
dup_costs (const MusterOption *option)
{
  int least = G_MAXINT;
  int most = G_MININT;

  for (guint i = 0; i < option->uses->len; i++)
    {
      const MusterOptionUse *use = g_ptr_array_index (option->uses, i);

      least = MIN (least, use->cost);
      most = MAX (most, use->cost);
    }
  if (option->uses->len == 0)
    return g_strdup (MUSTER_STAT_NOTHING);
  if (least == most)
    return g_strdup_printf ("%+d", least);

  /* Translators: a range of costs: "+1 to +2" */
  return g_strdup_printf (_("%+d to %+d"), least, most);
}

static void
add_options (Sheet *sheet)
{
  GPtrArray *options = muster_catalog_get_options (sheet->catalog);
  gboolean has_points = muster_catalog_has_points (sheet->catalog);
  MusterTable *table = muster_table_new ();

  muster_table_add_column (table, _("Option"), 0, MUSTER_ALIGN_START);
  if (has_points)
    muster_table_add_column (table, _("Points"), 0, MUSTER_ALIGN_CENTER);
  muster_table_add_column (table, _("What it does"), 1, MUSTER_ALIGN_START);
  for (guint i = 0; i < options->len; i++)
    {
      const MusterOption *option = g_ptr_array_index (options, i);
      g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

      g_ptr_array_add (cells, g_strdup (muster_force_text_show (option->name)));
      if (has_points)
        g_ptr_array_add (cells, dup_costs (option));
      g_ptr_array_add (cells, g_strdup (option->summary != NULL
                                        ? muster_force_text_show (option->summary) : ""));
      add_row (table, cells);
    }
  muster_document_take_table (sheet->document, table);
}

static void
add_traits (Sheet *sheet)
{
  GPtrArray *traits = muster_catalog_get_traits (sheet->catalog);
  MusterTable *table = muster_table_new ();

  muster_table_add_column (table, _("Dice"), 0, MUSTER_ALIGN_CENTER);
  muster_table_add_column (table, _("Trait"), 0, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("What it does"), 1, MUSTER_ALIGN_START);
  for (guint i = 0; i < traits->len; i++)
    {
      const MusterTrait *trait = g_ptr_array_index (traits, i);
      g_autofree char *dice = trait->dice[0] > 0 ? g_strdup_printf ("%d %d", trait->dice[0],
                                                                    trait->dice[1])
                                                 : g_strdup (MUSTER_STAT_NOTHING);

      /* Translators: marks a trait that stays when the Leader has fallen */
      const char *mark = trait->permanent ? _(" (lasting)") : "";
      g_autofree char *summary =
        g_strconcat (trait->summary != NULL ? muster_force_text_show (trait->summary) : "", mark,
                     NULL);

      muster_table_add_row (table, MUSTER_CELLS (dice, muster_force_text_show (trait->name),
                                                 summary));
    }
  muster_document_take_table (sheet->document, table);
}

static gboolean
is_in_force (const Sheet *sheet,
             const char  *id)
{
  return muster_reference_has_rule (sheet->optional_rules, id);
}

static gboolean
has_optional_rules (const Sheet *sheet)
{
  GPtrArray *rules = muster_catalog_get_optional_rules (sheet->catalog);

  for (guint i = 0; i < rules->len; i++)
    {
      if (is_in_force (sheet, ((MusterOptionalRule *) g_ptr_array_index (rules, i))->id))
        return TRUE;
    }

  return FALSE;
}

static void
add_optional_rules (Sheet *sheet)
{
  GPtrArray *rules = muster_catalog_get_optional_rules (sheet->catalog);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < rules->len; i++)
    {
      const MusterOptionalRule *rule = g_ptr_array_index (rules, i);

      if (is_in_force (sheet, rule->id))
        /* Translators: what a rule is called, and what it says */
        g_ptr_array_add (items, g_strdup_printf (_("%s: %s"), muster_force_text_show (rule->name),
                                                 rule->summary != NULL
                                                 ? muster_force_text_show (rule->summary) : ""));
    }
  g_ptr_array_add (items, NULL);
  muster_document_add_styled_list (sheet->document, MUSTER_TEXT_LED, (const char *const *) items->pdata);
}

static void
add_worked (Sheet                 *sheet,
            const MusterReference *entry)
{
  const MusterWorkedTable *worked =
    muster_reference_find_table (sheet->rules->reference, entry->worked);
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);
  guint n_columns = g_strv_length ((char **) worked->columns);
  MusterTable *table = muster_table_new ();
  gboolean is_words = FALSE;

  worked->fill (sheet->catalog, sheet->optional_rules, cells);
  g_return_if_fail (cells->len % n_columns == 0);

  /* Numbers stand in the middle of columns as wide as they need, words share what there is. */
  for (guint i = 0; i < cells->len; i++)
    is_words = is_words || (i % n_columns > 0 && strlen (g_ptr_array_index (cells, i)) > 8);
  for (guint i = 0; i < n_columns; i++)
    muster_table_add_column (table, _(worked->columns[i]), is_words || i == 0 ? 1 : 0,
                             is_words || i == 0 ? MUSTER_ALIGN_START : MUSTER_ALIGN_CENTER);
  for (guint i = 0; i < cells->len; i += n_columns)
    {
      g_autofree const char **row = g_new0 (const char *, n_columns + 1);

      for (guint j = 0; j < n_columns; j++)
        row[j] = g_ptr_array_index (cells, i + j);
      muster_table_add_row (table, row);
    }
  muster_document_begin_group (sheet->document);
  muster_document_take_table (sheet->document, table);
  muster_document_end_group (sheet->document);
}

static void
add_table (Sheet                 *sheet,
           const MusterReference *entry)
{
  switch (entry->show)
    {
    case MUSTER_REFERENCE_TYPES:
      add_types (sheet);
      break;

    case MUSTER_REFERENCE_WEAPONS:
      add_weapons (sheet);
      break;

    case MUSTER_REFERENCE_OPTIONS:
      add_options (sheet);
      break;

    case MUSTER_REFERENCE_TRAITS:
      add_traits (sheet);
      break;

    case MUSTER_REFERENCE_OPTIONAL_RULES:
      add_optional_rules (sheet);
      break;

    case MUSTER_REFERENCE_ROLLS:
      {
        MusterTable *table = muster_table_new ();

        muster_table_add_column (table, NULL, 0, MUSTER_ALIGN_START);
        muster_table_add_column (table, NULL, 1, MUSTER_ALIGN_START);
        for (guint i = 0; i < entry->rolls->len; i++)
          {
            const MusterRollTable *rolls = g_ptr_array_index (entry->rolls, i);
            GString *text;
            g_autofree char *results = NULL;

            /* A row for each table: what each result gives, "1: 7+ · 2–4: 6+". */
            text = g_string_new (NULL);
            for (guint k = 0; k < rolls->rows->len; k++)
              {
                const MusterRollTableRow *row = g_ptr_array_index (rolls->rows, k);
                const MusterRollTableRow *next =
                  k + 1 < rolls->rows->len ? g_ptr_array_index (rolls->rows, k + 1) : NULL;
                int last = next != NULL ? next->from - 1 : MAX (6 * rolls->n_dice, row->from);

                g_string_append (text, k > 0 ? " · " : "");
                if (last > row->from)
                  g_string_append_printf (text, "%d–%d: ", row->from, last);
                else
                  g_string_append_printf (text, "%d: ", row->from);
                g_string_append (text, muster_force_text_show (row->name));
              }
            results = g_string_free (text, FALSE);
            muster_table_add_row (table,
                                  MUSTER_CELLS (muster_force_text_show (rolls->name), results));
          }
        muster_document_take_table (sheet->document, table);
      }
      break;

    case MUSTER_REFERENCE_WORKED:
      add_worked (sheet, entry);
      break;

    case MUSTER_REFERENCE_NOTHING:
    default:
      break;
    }
}

/* Where an entry stands as long as nobody has said which optional rules are played: behind what is always
 * played come the list of optional rules and whatever is about one of them. */
typedef enum
{
  USUAL,
  OPTIONAL_RULES,
  OF_OPTIONAL_RULES,
  N_PARTS
} Part;

static Part
find_part (const Sheet           *sheet,
           const MusterReference *entry)
{
  if (sheet->optional_rules != NULL)
    return USUAL;
  if (entry->show == MUSTER_REFERENCE_OPTIONAL_RULES)
    return OPTIONAL_RULES;

  return entry->with != NULL ? OF_OPTIONAL_RULES : USUAL;
}

static void
add_heading (Sheet                 *sheet,
             const MusterReference *entry)
{
  const MusterOptionalRule *rule;

  /* The list of optional rules stands under the heading of all that is about them. */
  if (find_part (sheet, entry) == OPTIONAL_RULES)
    return;
  if (find_part (sheet, entry) == USUAL)
    {
      g_autofree char *name = entry->name != NULL
                                ? g_strconcat (muster_force_text_show (entry->name),
                                               muster_reference_is_own (entry) ? MUSTER_OWN_SIGN : "", NULL)
                                : NULL;

      if (name != NULL)
        muster_document_add_heading (sheet->document, 1, name);
      return;
    }
  rule = muster_catalog_find_optional_rule (sheet->catalog, entry->with);
  muster_document_add_heading (sheet->document, 2, muster_force_text_show (entry->name != NULL || rule == NULL
                                                                             ? entry->name : rule->name));
}

static void
add_entry (Sheet                 *sheet,
           const MusterReference *entry)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  /* Of an optional rule the heading says what it is about. */
  MusterTextStyle style = entry->with != NULL ? MUSTER_TEXT_BODY : MUSTER_TEXT_LED;
  gboolean leads;
  g_autofree char *last = NULL;

  if (entry->is_ruling || !muster_reference_is_shown (entry, sheet->optional_rules) ||
      (entry->show == MUSTER_REFERENCE_OPTIONAL_RULES && !has_optional_rules (sheet)))
    return;

  for (guint i = 0; entry->lines[i] != NULL; i++)
    g_ptr_array_add (lines, muster_reference_dup_line (sheet->rules->reference, sheet->catalog,
                                                       muster_force_text_show (entry->lines[i])));
  g_ptr_array_add (lines, NULL);
  sheet->has_own = sheet->has_own || muster_reference_is_own (entry);
  if (entry->begins_page)
    muster_document_add_page_break (sheet->document);
  add_heading (sheet, entry);

  /* A table stays with the line that leads to it. */
  leads = entry->show != MUSTER_REFERENCE_NOTHING && lines->len > 1;
  last = leads ? g_ptr_array_index (lines, lines->len - 2) : NULL;
  if (leads)
    lines->pdata[lines->len - 2] = NULL;
  muster_document_add_styled_list (sheet->document, style, (const char *const *) lines->pdata);
  if (entry->show == MUSTER_REFERENCE_NOTHING)
    return;

  muster_document_begin_group (sheet->document);
  if (leads)
    muster_document_add_styled_list (sheet->document, style, MUSTER_CELLS (last));
  add_table (sheet, entry);
  muster_document_end_group (sheet->document);
}

/**
 * muster_reference_sheet_new:
 *
 * Returns: (transfer full): the sheet
 */
MusterDocument *
muster_reference_sheet_new (MusterRuleset            *ruleset,
                            const char *const        *optional_rules,
                            const MusterSheetOptions *options)
{
  Sheet sheet = { .optional_rules = optional_rules };
  gboolean is_optional = FALSE;
  GPtrArray *entries;

  g_return_val_if_fail (MUSTER_IS_RULESET (ruleset), NULL);
  g_return_val_if_fail (options != NULL, NULL);

  sheet.rules = muster_ruleset_get_rules (ruleset);
  sheet.catalog = muster_ruleset_get_catalog (ruleset);
  sheet.document = muster_document_new (muster_ruleset_get_name (ruleset));
  muster_document_set_label (sheet.document, _("Quick reference"));
  muster_document_set_subtitle (sheet.document, _("Quick reference"));
  muster_document_set_footer (sheet.document, options->date);
  muster_document_set_column_width (sheet.document, COLUMN_WIDTH);
  muster_document_set_type_scale (sheet.document, SCALE);
  muster_document_set_max_pages (sheet.document, MAX_PAGES);
  muster_document_set_dense (sheet.document, TRUE);
  entries = muster_catalog_get_reference (sheet.catalog);
  for (int part = USUAL; part < N_PARTS; part++)
    for (guint i = 0; i < entries->len; i++)
      {
        if (find_part (&sheet, entries->pdata[i]) != (Part) part)
          continue;
        if (part > USUAL && !is_optional)
          muster_document_add_heading (sheet.document, 1, _("Optional rules"));
        is_optional = part > USUAL;
        add_entry (&sheet, entries->pdata[i]);
      }
  if (sheet.has_own)
    muster_document_add_paragraph (sheet.document, MUSTER_TEXT_QUIET, muster_own_get_words ());
  if (entries->len == 0)
    muster_document_add_paragraph (sheet.document, MUSTER_TEXT_BODY,
                                   _("This ruleset has no quick reference."));

  return sheet.document;
}
