/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/catalog/muster-catalog-reader.h"

#include "core/muster-i18n.h"

/* Checks across entries: a document that is correct by itself may not fit the catalog that it is
 * added to. Entries of the draft are in the order of the document, so errors can name their
 * places. */

static void
find_spot (const MusterSpot *document,
           MusterSection     section,
           guint             index,
           MusterSpot       *list,
           MusterSpot       *entry)
{
  muster_spot_member (document, muster_catalog_tables_get_section_name (section), list);
  muster_spot_element (list, index, entry);
}

/* Both lists as one that holds what the catalog will hold. */
static GPtrArray *
list_all (const MusterCatalogReader *self,
          MusterSection              section)
{
  GPtrArray *all = g_ptr_array_new ();
  GPtrArray *known = self->known->lists[section];
  GPtrArray *draft = self->draft->lists[section];

  for (guint i = 0; i < known->len; i++)
    {
      gpointer entry = g_ptr_array_index (known, i);
      const char *id = muster_catalog_tables_get_section_id (section, entry);

      if (muster_catalog_tables_find (self->draft, section, id) == NULL)
        g_ptr_array_add (all, entry);
    }
  g_ptr_array_extend (all, draft, NULL, NULL);

  return all;
}

/* Optional rules must not need each other in a circle, since none of them could then be switched
 * on. */
static void
check_needs (const MusterCatalogReader *self,
             const MusterSpot          *document)
{
  GPtrArray *draft = self->draft->lists[MUSTER_SECTION_OPTIONAL_RULES];

  for (guint i = 0; i < draft->len; i++)
    {
      const MusterOptionalRule *rule = g_ptr_array_index (draft, i);
      const char *needs = rule->needs;
      MusterSpot list;
      MusterSpot spot;
      MusterSpot place;

      /* A chain with more links than there are rules must contain a circle. */
      for (guint steps = 0; needs != NULL && steps < MUSTER_CATALOG_MAX_OPTIONAL_RULES; steps++)
        {
          if (g_str_equal (needs, rule->id))
            {
              find_spot (document, MUSTER_SECTION_OPTIONAL_RULES, i, &list, &spot);
              if (muster_spot_member (&spot, "needs", &place))
                muster_spot_fail (&place, _("“%s” would need itself by way of “%s”"), rule->id,
                                  rule->needs);
              break;
            }

          needs = ((const MusterOptionalRule *) muster_catalog_reader_peek (
                     self, MUSTER_SECTION_OPTIONAL_RULES, needs))->needs;
        }
    }
}

/* Two traits must not have the same dice, since a roll could not choose between them. */
static void
check_trait_dice (const MusterCatalogReader *self,
                  const MusterSpot          *document)
{
  GPtrArray *draft = self->draft->lists[MUSTER_SECTION_TRAITS];
  g_autoptr (GPtrArray) all = NULL;

  for (guint i = 0; i < draft->len; i++)
    {
      const MusterTrait *trait = g_ptr_array_index (draft, i);

      if (all == NULL && trait->dice[0] != 0)
        all = list_all (self, MUSTER_SECTION_TRAITS);
      for (guint j = 0; trait->dice[0] != 0 && j < all->len; j++)
        {
          const MusterTrait *other = g_ptr_array_index (all, j);
          MusterSpot list;
          MusterSpot spot;
          MusterSpot dice;

          if (other == trait || trait->dice[0] != other->dice[0] || trait->dice[1] != other->dice[1])
            continue;

          find_spot (document, MUSTER_SECTION_TRAITS, i, &list, &spot);
          if (muster_spot_member (&spot, "dice", &dice))
            muster_spot_fail (&dice, _("%d, %d give “%s” already"), other->dice[0], other->dice[1],
                              other->id);
        }
    }
}

/* The same for scenarios, each of which is given by several throws. */
static void
check_scenario_dice (const MusterCatalogReader *self,
                     const MusterSpot          *document)
{
  GPtrArray *draft = self->draft->lists[MUSTER_SECTION_SCENARIOS];
  g_autoptr (GPtrArray) all = list_all (self, MUSTER_SECTION_SCENARIOS);

  for (guint i = 0; i < draft->len; i++)
    {
      const MusterScenario *scenario = g_ptr_array_index (draft, i);

      for (guint j = 0; j < all->len; j++)
        {
          const MusterScenario *other = g_ptr_array_index (all, j);
          MusterSpot list;
          MusterSpot spot;
          MusterSpot dice;

          if (other == scenario || (scenario->faces[0] & other->faces[0]) == 0
              || (scenario->faces[1] & other->faces[1]) == 0)
            continue;

          find_spot (document, MUSTER_SECTION_SCENARIOS, i, &list, &spot);
          if (muster_spot_member (&spot, "dice", &dice))
            muster_spot_fail (&dice, _("some of these dice give “%s” already"), other->id);
        }
    }
}

static const MusterOption *
find_other_default (GPtrArray            *options,
                    const MusterOption   *option,
                    const MusterUnitType *type)
{
  for (guint i = 0; i < options->len; i++)
    {
      const MusterOption *other = g_ptr_array_index (options, i);

      if (other == option || g_strcmp0 (other->group, option->group) != 0)
        continue;

      for (guint j = 0; j < other->uses->len; j++)
        {
          const MusterOptionUse *use = g_ptr_array_index (other->uses, j);

          if (use->type == type && use->is_default)
            return other;
        }
    }

  return NULL;
}

/* A type has one default of a group. */
static void
check_defaults (const MusterCatalogReader *self,
                const MusterSpot          *document)
{
  GPtrArray *draft = self->draft->lists[MUSTER_SECTION_OPTIONS];
  g_autoptr (GPtrArray) all = NULL;

  for (guint i = 0; i < draft->len; i++)
    {
      const MusterOption *option = g_ptr_array_index (draft, i);

      for (guint j = 0; j < option->uses->len; j++)
        {
          const MusterOptionUse *use = g_ptr_array_index (option->uses, j);
          const MusterOption *other;
          MusterSpot list;
          MusterSpot spot;

          if (!use->is_default)
            continue;
          if (all == NULL)
            all = list_all (self, MUSTER_SECTION_OPTIONS);
          other = find_other_default (all, option, use->type);
          if (other == NULL)
            continue;

          find_spot (document, MUSTER_SECTION_OPTIONS, i, &list, &spot);
          muster_spot_fail (&spot, _("“%s” has the default “%s” in this group already"),
                            use->type->id, other->id);
        }
    }
}

/* Whether the unit can still have every option that it names, with at most one of a group. */
static gboolean
still_fits (const MusterCatalogReader *self,
            const MusterStarterUnit   *unit)
{
  for (guint i = 0; i < unit->n_options; i++)
    {
      const MusterOption *option = muster_catalog_reader_peek (self, MUSTER_SECTION_OPTIONS,
                                                               unit->options[i]->id);

      if (muster_catalog_reader_find_use (self, option->id, unit->type) == NULL)
        return FALSE;

      for (guint j = 0; j < i && option->group != NULL; j++)
        {
          const MusterOption *other = muster_catalog_reader_peek (self, MUSTER_SECTION_OPTIONS,
                                                                  unit->options[j]->id);

          if (g_strcmp0 (other->group, option->group) == 0)
            return FALSE;
        }
    }

  return TRUE;
}

static gboolean
replaces_options (const MusterCatalogReader *self)
{
  GPtrArray *draft = self->draft->lists[MUSTER_SECTION_OPTIONS];

  for (guint i = 0; i < draft->len; i++)
    {
      const MusterOption *option = g_ptr_array_index (draft, i);

      if (muster_catalog_tables_find (self->known, MUSTER_SECTION_OPTIONS, option->id) != NULL)
        return TRUE;
    }

  return FALSE;
}

static void
check_starter_unit (const MusterCatalogReader *self,
                    const MusterSpot          *spot,
                    const MusterStarterForce  *force,
                    const MusterStarterUnit   *unit)
{
  if (!still_fits (self, unit))
    muster_spot_fail (spot, _("with these options the force “%s” could not have its “%s”"), force->id,
                      unit->type->id);
  for (guint i = 0; unit->choices != NULL && i < unit->choices->len; i++)
    check_starter_unit (self, spot, force, g_ptr_array_index (unit->choices, i));
}

void
muster_catalog_check (const MusterCatalogReader *self,
                      const MusterSpot          *document)
{
  g_autoptr (GPtrArray) all = list_all (self, MUSTER_SECTION_OPTIONAL_RULES);
  MusterSpot spot;
  g_autoptr (GPtrArray) forces = NULL;

  if (all->len > MUSTER_CATALOG_MAX_OPTIONAL_RULES
      && muster_spot_member (document, "optional_rules", &spot))
    muster_spot_fail (&spot, _("expected at most %d in all, with this there are %u"),
                      MUSTER_CATALOG_MAX_OPTIONAL_RULES, all->len);

  check_needs (self, document);
  check_trait_dice (self, document);
  check_scenario_dice (self, document);
  check_defaults (self, document);

  /* An option that is replaced may be one that a force of the catalog has. */
  if (!muster_spot_member (document, "options", &spot) || !replaces_options (self))
    return;

  forces = list_all (self, MUSTER_SECTION_FORCES);

  for (guint i = 0; i < forces->len; i++)
    {
      const MusterStarterForce *force = g_ptr_array_index (forces, i);

      for (guint j = 0; j < force->units->len; j++)
        check_starter_unit (self, &spot, force, g_ptr_array_index (force->units, j));
    }
}
