/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

#include "core/muster-enumeration.h"
#include "core/rules/kings/muster-kings-text.h"

/* What the quick reference (K-QRS) takes from the rules themselves. */

#define NOTHING "–"

static const MusterConstant constants[] = {
  { "leaderless", KINGS_LEADERLESS },
  { "close-order-models", KINGS_CLOSE_ORDER_MIN },
  { "close-order-move", KINGS_CLOSE_ORDER_MOVE },
  { "close-order-slow", KINGS_CLOSE_ORDER_SLOW },
  { "close-order-retreat", KINGS_CLOSE_RETREAT },
  { "best-value", KINGS_BEST_VALUE },
  { "rout-total", KINGS_ROUT_TOTAL },
  { NULL },
};

static void
add_text (GPtrArray  *cells,
          const char *text)
{
  g_ptr_array_add (cells, g_strdup (text));
}

static void
add_number (GPtrArray *cells,
            int        number)
{
  g_ptr_array_add (cells, g_strdup_printf ("%d", number));
}

/* K-FIRE-03 */
static void
fill_fire (MusterCatalog     *catalog,
           const char *const *optional_rules,
           GPtrArray         *cells)
{
  static const char *const covers[] = { N_("In the open"), N_("Soft cover"), N_("Hard cover") };

  for (int cover = 0; cover < (int) G_N_ELEMENTS (covers); cover++)
    {
      add_text (cells, _(covers[cover]));
      for (guint gun = 0; gun < 2; gun++)
        {
          add_number (cells, muster_kings_fire_count_needs (KINGS_RANGE_SHORT, cover, gun == 1));
          add_number (cells, muster_kings_fire_count_needs (KINGS_RANGE_LONG, cover, gun == 1));
        }
    }
}

/* K-MELEE-04 */
static void
fill_melee (MusterCatalog     *catalog,
            const char *const *optional_rules,
            GPtrArray         *cells)
{
  static const struct
  {
    const char *label;
    gboolean is_cuirassier;
    gboolean is_cavalry;
  } targets[] = {
    { N_("Foot and crews"), FALSE, FALSE },
    { N_("Cavalry"), FALSE, TRUE },
    { N_("Cuirassiers"), TRUE, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (targets); i++)
    {
      if (targets[i].is_cuirassier &&
          !muster_reference_has_rule (optional_rules, "theatre-options"))
        continue;
      add_text (cells, _(targets[i].label));
      for (guint defended = 0; defended < 2; defended++)
        for (guint cavalry = 0; cavalry < 2; cavalry++)
          add_number (cells, muster_kings_melee_count_needs (targets[i].is_cuirassier,
                                                             targets[i].is_cavalry, cavalry == 1,
                                                             defended == 1));
    }
}

/* The names of the orders that a sheet lists. */
char *
muster_kings_reference_dup_orders (guint32 orders)
{
  static const KingsVerb shown[] = {
    KINGS_STAND_TO, KINGS_MOVE, KINGS_AT_THE_DOUBLE, KINGS_ATTACK, KINGS_FIRE, KINGS_VOLLEY_FIRE,
    KINGS_SKIRMISH, KINGS_FORM_CLOSE_ORDER, KINGS_GO_TO_GROUND,
  };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
    {
      if (orders & KINGS_BIT (shown[i]))
        muster_enumeration_add (text, _(muster_kings_orders[shown[i]].label));
    }
  if (text->len == 0)
    g_string_append (text, NOTHING);

  return g_string_free (text, FALSE);
}

/* K-ACT-01, K-ACT-02: units that may do the same share a row. */
static void
fill_orders (MusterCatalog     *catalog,
             const char *const *optional_rules,
             GPtrArray         *cells)
{
  GPtrArray *types = muster_catalog_get_types (catalog);
  g_autofree gboolean *is_told = g_new0 (gboolean, types->len + 1);

  for (guint i = 0; i < types->len; i++)
    {
      const MusterUnitType *type = g_ptr_array_index (types, i);
      MusterLevyUnit unit = { .type = type };
      GString *names = NULL;
      guint32 allowed, free, other_allowed, other_free;

      if (is_told[i])
        continue;
      muster_kings_setup_units_list_orders (&unit, NULL, &allowed, &free);
      names = g_string_new (_(type->name));
      for (guint j = i + 1; j < types->len; j++)
        {
          const MusterUnitType *other = g_ptr_array_index (types, j);

          unit.type = other;
          muster_kings_setup_units_list_orders (&unit, NULL, &other_allowed, &other_free);
          if (other_allowed != allowed || other_free != free)
            continue;
          is_told[j] = TRUE;
          g_string_append_printf (names, ", %s", _(other->name));
        }
      g_ptr_array_add (cells, g_string_free (names, FALSE));
      g_ptr_array_add (cells, muster_kings_reference_dup_orders (allowed & free));
      g_ptr_array_add (cells, muster_kings_reference_dup_orders (allowed & ~free));
    }
}

static const char *const fire_columns[] = {
  N_("Target"), N_("Short"), N_("Long"), N_("Field gun short"), N_("Field gun long"), NULL
};

static const char *const melee_columns[] = {
  N_("Target"), N_("By foot"), N_("By cavalry"), N_("Defended, by foot"), N_("Defended, by cavalry"),
  NULL
};

static const char *const order_columns[] = { N_("Unit"), N_("Free"), N_("With a test"), NULL };

static const MusterWorkedTable tables[] = {
  { "fire-needs", fire_columns, fill_fire },
  { "melee-needs", melee_columns, fill_melee },
  { "orders", order_columns, fill_orders },
  { NULL },
};

const MusterReferenceSpec muster_kings_reference = { constants, tables };
