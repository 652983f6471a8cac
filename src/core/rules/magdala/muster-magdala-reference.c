/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-private.h"

#include "core/muster-enumeration.h"
#include "core/rules/magdala/muster-magdala-text.h"

/* What the quick reference takes from the rules themselves. */

static const MusterConstant constants[] = {
  { "move-plus", MAGDALA_MOVE_PLUS },
  { "horses", MAGDALA_HORSES },
  { "detachment-moves", MAGDALA_DETACHMENT_MOVES },
  { "skirmish-shots", MAGDALA_SKIRMISH_SHOTS },
  { "longer-range", MAGDALA_LONGER_RANGE },
  { "poor-needs", MAGDALA_POOR_NEEDS },
  { "jam-ones", MAGDALA_JAM_ONES },
  { "clears", MAGDALA_CLEARS },
  { "points", MAGDALA_POINTS },
  { "saves-ammo", MAGDALA_SAVES_AMMO },
  { "close-charge", MAGDALA_CLOSE_CHARGE },
  { "figures-a-combat", MAGDALA_FIGURES_A_COMBAT },
  { "kills-by", MAGDALA_KILLS_BY },
  { "overlaps", MAGDALA_OVERLAPS },
  { "overlaps-second", 2 * MAGDALA_OVERLAPS },
  { "overlaps-third", 3 * MAGDALA_OVERLAPS },
  { "holds", MAGDALA_HOLDS },
  { "cavalry-holds", MAGDALA_CAVALRY_HOLDS },
  { "pursuit-moves", MAGDALA_PURSUIT_MOVES },
  { "reacts", MAGDALA_REACTS },
  { "reaction-range", MAGDALA_REACTION_RANGE },
  { "risky-hits", MAGDALA_RISKY_HITS },
  { "killed-on", MAGDALA_KILLED_ON },
  { "wounded-on", MAGDALA_WOUNDED_ON },
  { "building-turns", MAGDALA_BUILDING_TURNS },
  { "built", MAGDALA_BUILT },
  { "imam-range", MAGDALA_IMAM_RANGE },
  { "army-break", MAGDALA_ARMY_BREAK_PERCENT },
  { "generals", MAGDALA_GENERALS },
  { NULL },
};

static int
get_stat (MusterCatalog        *catalog,
          const MusterUnitType *type,
          const char           *id)
{
  int place = muster_catalog_find_stat (catalog, id);
  int value = place >= 0 ? type->profile.stats[place] : 0;

  return value == MUSTER_STAT_NONE ? 0 : value;
}

/* "12\", charge 18\"", "6\" on foot, 8\" skirmishing", "4D6 + 2\"". */
static char *
dup_move (MusterCatalog        *catalog,
          const MusterUnitType *type,
          int                   divisor)
{
  static const struct
  {
    const char *stat;
    const char *text; /* translatable, with {0} for the inches or the dice */
    gboolean is_dice;
    gboolean is_slowed;
  } parts[] = {
    { "move", "%s", FALSE, TRUE },
    { "move-dice", "%s", TRUE, FALSE },
    { "charge", N_("charge %s"), FALSE, TRUE },
    { "foot", N_("on foot %s"), FALSE, TRUE },
    { "foot-dice", N_("on foot %s"), TRUE, FALSE },
    { "skirmish", N_("skirmishing %s"), FALSE, FALSE },
  };
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      int value = get_stat (catalog, type, parts[i].stat);
      g_autofree char *figure = NULL;
      g_auto (GStrv) words = NULL;
      g_autofree char *joined = NULL;

      if (value == 0)
        continue;
      figure = parts[i].is_dice ? g_strdup_printf ("%dD6 + %d\"", value, MAGDALA_MOVE_PLUS)
               : g_strdup_printf ("%d\"", value / (parts[i].is_slowed ? divisor : 1));
      words = g_strsplit (_(parts[i].text), "%s", 2);
      joined = g_strjoinv (figure, words);
      muster_enumeration_add (text, joined);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* M-MOVE-01 */
static void
fill_moves (MusterCatalog     *catalog,
            const char *const *optional_rules,
            GPtrArray         *cells)
{
  GPtrArray *types = muster_catalog_get_types (catalog);

  for (guint i = 0; i < types->len; i++)
    {
      const MusterUnitType *type = types->pdata[i];
      gboolean slowed = (type->profile.rules >> MAGDALA_SLOWED & 1) != 0;

      g_ptr_array_add (cells, g_strdup (_(type->name)));
      g_ptr_array_add (cells, dup_move (catalog, type, 1));
      g_ptr_array_add (cells, slowed ? dup_move (catalog, type, 2) : g_strdup (_("the same")));
    }
}

/* "20–24" or "12"; "–" where nothing is usual. */
static char *
dup_range (MusterCatalog *catalog,
           const char    *prefix,
           const char    *id)
{
  g_autofree char *name = g_strconcat (prefix, id, NULL);
  const MusterFigure *figure = muster_catalog_find_figure (catalog, name);
  int least, most;

  if (figure == NULL)
    return g_strdup ("–");
  least = g_array_index (figure->values, int, 0);
  most = g_array_index (figure->values, int, figure->values->len - 1);
  return least == most ? g_strdup_printf ("%d", least) : g_strdup_printf ("%d–%d", least, most);
}

static char *
dup_shots (MusterCatalog        *catalog,
           const MusterUnitType *type)
{
  int shots = get_stat (catalog, type, "shots");

  if (shots > 0)
    return g_strdup_printf (_("1 for %d"), shots);
  return g_strdup (type->profile.weapon != NULL ? _("2 each") : "–");
}

static char *
dup_morale (MusterCatalog        *catalog,
            const MusterUnitType *type)
{
  int dice = get_stat (catalog, type, "morale-dice");
  int plus = get_stat (catalog, type, "morale-plus");

  if (dice == 0)
    return g_strdup ("–");
  return plus == 0 ? g_strdup_printf ("%dD6", dice) : g_strdup_printf ("%dD6%+d", dice, plus);
}

/* M-ORG-01, M-FIRE-01, M-MORALE-04 */
static void
fill_units (MusterCatalog     *catalog,
            const char *const *optional_rules,
            GPtrArray         *cells)
{
  GPtrArray *types = muster_catalog_get_types (catalog);

  for (guint i = 0; i < types->len; i++)
    {
      const MusterUnitType *type = types->pdata[i];
      int most = get_stat (catalog, type, "detach");

      g_ptr_array_add (cells, g_strdup (_(type->name)));
      g_ptr_array_add (cells, dup_range (catalog, "usual-", type->id));
      g_ptr_array_add (cells, dup_range (catalog, "detachment-", type->id));
      g_ptr_array_add (cells, most > 0 ? g_strdup_printf ("%d", most) : g_strdup ("–"));
      g_ptr_array_add (cells, dup_shots (catalog, type));
      g_ptr_array_add (cells, dup_morale (catalog, type));
    }
}

static int
get_weapon_stat (MusterCatalog      *catalog,
                 const MusterWeapon *weapon,
                 const char         *id)
{
  int place = muster_catalog_find_weapon_stat (catalog, id);
  int value = place >= 0 ? weapon->stats[place] : 0;

  return value == MUSTER_STAT_NONE ? 0 : value;
}

static char *
dup_needs (int needs)
{
  return needs > 0 ? g_strdup_printf ("%d+", needs) : g_strdup ("–");
}

/* M-FIRE-03: the catalog has the last whole inch of short range, the book the first of long range. A weapon
 * that needs the same at any range has no short one, and one without a last inch reaches everywhere. */
static void
fill_ranges (MusterCatalog     *catalog,
             const char *const *optional_rules,
             GPtrArray         *cells)
{
  GPtrArray *weapons = muster_catalog_get_weapons (catalog);

  for (guint i = 0; i < weapons->len; i++)
    {
      const MusterWeapon *weapon = weapons->pdata[i];
      int last_short = get_weapon_stat (catalog, weapon, "short");
      int last_long = get_weapon_stat (catalog, weapon, "long");
      int needs = get_weapon_stat (catalog, weapon, "needs");
      int long_needs = get_weapon_stat (catalog, weapon, "long-needs");
      int dice = get_weapon_stat (catalog, weapon, "dice");
      gboolean has_short = needs > 0 && long_needs > 0;

      g_ptr_array_add (cells, g_strdup (_(weapon->name)));
      /* Translators: a range in inches. */
      g_ptr_array_add (cells, has_short ? g_strdup_printf (_("under %d\""), last_short + 1) : g_strdup ("–"));
      g_ptr_array_add (cells, dup_needs (has_short ? needs : 0));
      if (long_needs == 0)
        g_ptr_array_add (cells, g_strdup_printf ("0–%d\"", last_short));
      else if (last_long == 0)
        g_ptr_array_add (cells, g_strdup (_("unlimited")));
      else
        g_ptr_array_add (cells, g_strdup_printf ("%d–%d\"", last_short + 1, last_long));
      g_ptr_array_add (cells, dup_needs (long_needs > 0 ? long_needs : needs));
      g_ptr_array_add (cells, dice > 0 ? g_strdup_printf ("%d", dice) : g_strdup ("–"));
    }
}

/* The works that a unit can begin behind, as the rules treat them. */
static void
fill_works (MusterCatalog     *catalog,
            const char *const *optional_rules,
            GPtrArray         *cells)
{
  static const struct
  {
    const char *name;
    const char *cover;
    gboolean hinders;
  } works[] = {
    { N_("Zareba"), N_("nothing"), TRUE },
    { N_("Wagons, sandbags"), N_("small arms"), TRUE },
    { N_("Earthworks"), N_("small arms and artillery"), TRUE },
    { N_("Sangar"), N_("small arms"), FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (works); i++)
    {
      g_ptr_array_add (cells, g_strdup (_(works[i].name)));
      g_ptr_array_add (cells, g_strdup (_(works[i].cover)));
      g_ptr_array_add (cells, g_strdup (works[i].hinders ? "-1" : "0"));
      g_ptr_array_add (cells, g_strdup ("+1"));
    }
}

static const char *const move_columns[] = { N_("Move"), N_("Good going"), N_("Bad going"), NULL };
static const char *const unit_columns[] = {
  N_("Unit"), N_("Usual"), N_("Detached"), N_("At most"), N_("Fire dice"), N_("Morale"), NULL
};
static const char *const range_columns[] = {
  N_("Weapon"), N_("Short"), N_("Hits"), N_("Long"), N_("Hits"), N_("Dice a crewman"), NULL
};
static const char *const work_columns[] = {
  N_("Works"), N_("Cover from"), N_("Attacker in melee"), N_("Morale of Regulars"), NULL
};

static const MusterWorkedTable tables[] = {
  { "moves", move_columns, fill_moves },
  { "units", unit_columns, fill_units },
  { "ranges", range_columns, fill_ranges },
  { "works", work_columns, fill_works },
  { NULL },
};

const MusterReferenceSpec muster_magdala_reference = { constants, tables };
