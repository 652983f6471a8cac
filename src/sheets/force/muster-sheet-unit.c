/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/force/muster-sheet-unit.h"

#include "core/catalog/muster-stat.h"
#include "core/forces/muster-force-levy.h"
#include "core/forces/muster-force-links.h"
#include "core/forces/muster-force-text.h"
#include "core/muster-bidi.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"
#include "core/rules/muster-rules.h"
#include "sheets/page/muster-picture.h"

#include <string.h>

#define SEPARATOR " · "
#define MAX_SHORT_NOTES 400 /* bytes */
#define N_LEADER_LINES 3

/* A unit and its card while the card is made. */
typedef struct
{
  MusterForce *force;
  MusterForceUnit *unit;
  const MusterRules *rules;
  MusterCatalog *catalog;
  const MusterSheetOptions *options;
  MusterProfile profile;
  gboolean is_known;
  MusterForceLevy *levy;
  const MusterLevyUnit *levied; /* (nullable): the unit in it */
  MusterSheetCard *card;
} Making;

static void
begin (Making                   *making,
       MusterForce              *force,
       MusterForceUnit          *unit,
       const MusterSheetOptions *options)
{
  int index;

  *making = (Making) {
    .force = force,
    .unit = unit,
    .rules = muster_ruleset_get_rules (muster_force_get_ruleset (force)),
    .catalog = muster_force_get_catalog (force),
    .options = options,
  };
  making->is_known = muster_force_unit_get_profile (unit, &making->profile);
  making->levy = muster_force_levy_new (muster_force_get_whole (force),
                                        muster_force_get_optional_rules (force));
  index = muster_force_levy_find (making->levy, unit);
  making->levied = index >= 0 ? &muster_force_levy_get (making->levy)->units[index] : NULL;
}

static MusterSheetCard *
finish (Making *making)
{
  muster_force_levy_free (making->levy);

  return making->card;
}

/* Returns the leadership that counts, with the effect of the trait, which the ruleset knows. */
static int
get_leadership (const Making *making)
{
  const MusterLevyRules *rules = making->rules->levy;
  int leadership = muster_leader_get_leadership (muster_force_unit_get_leader (making->unit));

  return rules != NULL && rules->get_leadership != NULL && making->levied != NULL
           ? rules->get_leadership (muster_force_levy_get (making->levy), making->levied, leadership)
           : leadership;
}

/* Adds what the ruleset says of this unit or, if it says nothing, what is true of all units of
 * its type. */
static void
add_description (Making *making)
{
  const MusterUnitType *type = muster_force_unit_get_unit_type (making->unit);
  const MusterLevyRules *rules = making->rules->levy;
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  if (rules != NULL && rules->describe_unit != NULL && making->levied != NULL)
    rules->describe_unit (muster_force_levy_get (making->levy), making->levied, lines);
  for (guint i = 0; i < lines->len; i++)
    muster_sheet_card_add_line (making->card, "", g_ptr_array_index (lines, i));
  if (lines->len == 0 && type != NULL && type->summary != NULL && *type->summary != '\0')
    muster_sheet_card_add_line (making->card, "", muster_force_text_show (type->summary));
}

/* Returns whether the unit is itself a leader. */
static gboolean
is_command (const Making *making)
{
  const MusterUnitType *type = muster_force_unit_get_unit_type (making->unit);

  return type != NULL && making->rules->leader_kind != NULL &&
         g_strcmp0 (type->kind, making->rules->leader_kind) == 0;
}

/* A leader who is not named yet gets room for his name. If some units are leaders themselves,
 * the others need none. */
static gboolean
has_leader (const Making *making)
{
  return (muster_rules_have_leaders (making->rules) && making->rules->leader_kind == NULL) ||
         !muster_leader_is_empty (muster_force_unit_get_leader (making->unit));
}

/* If some units are leaders themselves, the leaders of the others have a name but no value. */
static gboolean
has_leadership (const Making *making)
{
  if (!muster_rules_have_leaders (making->rules))
    return FALSE;
  return making->rules->leader_kind == NULL || is_command (making) || get_leadership (making) > 0;
}

static void
add_figures (Making *making)
{
  GPtrArray *stats = muster_catalog_get_stats (making->catalog);
  g_autofree char *models = g_strdup_printf ("%d", muster_force_unit_get_models (making->unit));
  g_autofree char *points = g_strdup_printf ("%d", muster_force_count_unit_points (
                                               making->force, making->unit, NULL));

  muster_sheet_card_add_figure (making->card, _("Models"), models);
  for (guint i = 0; i < stats->len; i++)
    {
      const MusterStat *stat = g_ptr_array_index (muster_catalog_get_stats (making->catalog), i);
      const MusterLevyRules *rules = making->rules->levy;
      const char *label = muster_stat_get_short_name (stat);
      int number = making->is_known ? making->profile.stats[i] : MUSTER_STAT_NONE;
      g_autofree char *value = NULL;

      /* Values that a unit does not have take no room. */
      if (making->is_known && rules != NULL && rules->show_stat != NULL && making->levied != NULL &&
          rules->show_stat (making->levied, i, &label, &value))
        label = _(label);
      else if (!making->is_known || number != MUSTER_STAT_NONE)
        value = muster_stat_dup_text (stat, number);
      if (value != NULL)
        muster_sheet_card_add_figure (making->card, label, value);
    }
  if (has_leadership (making))
    {
      g_autofree char *value =
        muster_rules_dup_leadership_figure (making->rules, get_leadership (making));

      muster_sheet_card_add_figure (making->card, muster_rules_get_leadership_name (making->rules),
                                    value);
    }
  if (muster_catalog_has_points (making->catalog))
    muster_sheet_card_add_figure (making->card, _("Points"), points);
}

static void
add_weapon (Making *making)
{
  const MusterWeapon *weapon = making->is_known ? making->profile.weapon : NULL;
  g_autofree char *stats = NULL;
  g_autofree char *text = NULL;

  if (weapon == NULL)
    return;

  stats = muster_rules_dup_weapon_stats (making->rules, making->catalog,
                                         muster_force_unit_get_unit_type (making->unit),
                                         &making->profile);
  text = *stats != '\0' ? g_strconcat (muster_force_text_show (weapon->name), SEPARATOR, stats, NULL)
                        : g_strdup (muster_force_text_show (weapon->name));
  muster_sheet_card_add_line (making->card, _("Weapon"), text);
}

/* Returns whether an option has an effect that the figures do not show. */
static gboolean
has_rules (const MusterUnitType *type,
           const MusterOption   *option)
{
  const MusterTypeOption *of_type = muster_unit_type_find_option (type, option->id);

  for (guint i = 0; of_type != NULL && i < of_type->effects->len; i++)
    {
      if (g_array_index (of_type->effects, MusterEffect, i).rules != 0)
        return TRUE;
    }

  return FALSE;
}

/* The options of the unit and the defaults that count, but for one that is its weapon's name again;
 * then what the catalog does not know. @explained: (nullable): gets those that are more than figures,
 * with what they do, a line each. */
static char *
dup_options (Making  *making,
             GString *explained)
{
  g_autoptr (GPtrArray) known = muster_force_unit_list_known_options (making->unit);
  const char *const *ids = muster_force_unit_get_options (making->unit);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < known->len; i++)
    {
      const MusterOption *option = g_ptr_array_index (known, i);

      if (making->profile.weapon != NULL &&
          g_str_equal (option->name, making->profile.weapon->name))
        continue;
      if (explained != NULL && option->summary != NULL && *option->summary != '\0' &&
          has_rules (muster_force_unit_get_unit_type (making->unit), option))
        /* Translators: what an option is called, and what it does */
        g_string_append_printf (explained, _("%s: %s\n"), muster_force_text_show (option->name),
                                muster_force_text_show (option->summary));
      else
        g_ptr_array_add (names, g_strdup (muster_force_text_show (option->name)));
    }
  for (guint i = 0; ids[i] != NULL; i++)
    {
      const MusterUnitType *type = muster_force_unit_get_unit_type (making->unit);

      if (type == NULL || muster_unit_type_find_option (type, ids[i]) == NULL)
        g_ptr_array_add (names, g_strdup (ids[i]));
    }
  g_ptr_array_add (names, NULL);

  return muster_enumeration_join ((const char *const *) names->pdata);
}

/* "Steady: Leadership 6." */
static char *
dup_trait (MusterLeader *leader)
{
  const MusterTrait *trait = muster_leader_get_trait (leader);
  g_autofree char *label = muster_bidi_isolate (muster_leader_get_trait_label (leader));

  if (trait == NULL || trait->summary == NULL || *trait->summary == '\0')
    return g_steal_pointer (&label);

  /* Translators: what a trait is called, and what it does */
  return g_strdup_printf (_("%s: %s"), label, muster_force_text_show (trait->summary));
}

static void
add_leader (Making *making)
{
  MusterLeader *leader = muster_force_unit_get_leader (making->unit);
  g_autofree char *plain = muster_leader_dup_title (leader);
  g_autofree char *title = muster_bidi_isolate (plain);
  g_autofree char *trait = dup_trait (leader);
  g_autofree char *text = NULL;

  if (!has_leader (making))
    return;

  text = *title != '\0' && *trait != '\0' ? g_strconcat (title, SEPARATOR, trait, NULL)
                                          : g_strconcat (title, trait, NULL);
  /* The name of a general is that of his unit, unless somebody wrote another. */
  if (*text == '\0' && is_command (making))
    return;
  muster_sheet_card_add_line (making->card, _("Leader"), text);
}

/* The entry of a gun names its team, and that of the team its gun. */
static void
add_links (Making *making)
{
  g_autofree char *names = muster_force_links_dup_names (making->force, making->unit);

  if (names != NULL)
    muster_sheet_card_add_line (making->card, _("Together with"), names);
}

/* Adds the boxes that the ruleset gives this unit. Returns FALSE if the ruleset has only
 * markers. */
static gboolean
add_own_boxes (Making *making)
{
  const MusterLevyRules *rules = making->rules->levy;
  g_autoptr (GArray) boxes = g_array_new (FALSE, FALSE, sizeof (MusterLevyBoxes));

  if (rules == NULL || rules->list_boxes == NULL || making->levied == NULL)
    return FALSE;

  rules->list_boxes (muster_force_levy_get (making->levy), making->levied, get_leadership (making), boxes);
  for (guint i = 0; i < boxes->len; i++)
    {
      const MusterLevyBoxes *row = &g_array_index (boxes, MusterLevyBoxes, i);

      muster_sheet_card_add_boxes (making->card, _(row->label), row->n, row->half, row->end);
    }

  return TRUE;
}

static void
add_boxes (Making *making)
{
  const MusterUnitType *type = muster_force_unit_get_unit_type (making->unit);
  const MusterLevyRules *rules = making->rules->levy;
  MusterLevyBoxes casualties = {
    .label = N_("Casualties"), .n = (guint) MAX (muster_force_unit_get_models (making->unit), 0)
  };

  if (!making->options->boxes)
    return;

  if (rules != NULL && rules->mark_casualties != NULL && making->levied != NULL)
    rules->mark_casualties (muster_force_levy_get (making->levy), making->levied, &casualties);

  /* The staff cannot be a target, so it needs no boxes for casualties. */
  if (making->rules->staff_kind == NULL || type == NULL ||
      g_strcmp0 (type->kind, making->rules->staff_kind) != 0)
    muster_sheet_card_add_boxes (making->card, _(casualties.label), casualties.n, casualties.half,
                                 casualties.end);
  if (add_own_boxes (making))
    return;
  for (const MusterMarker *marker = making->rules->markers; marker != NULL && marker->id != NULL;
       marker++)
    {
      if (marker->boxes > 0 && (marker->arm == NULL || type == NULL ||
                                g_strcmp0 (marker->arm, type->arm) == 0))
        muster_sheet_card_add_boxes (making->card, _(marker->label), marker->boxes, 0, 0);
    }
}

static void
add_notes (Making     *making,
           const char *notes)
{
  if (making->options->notes && *notes != '\0')
    muster_sheet_card_add_line (making->card, _("Notes"), notes);
}

gboolean
muster_sheet_unit_has_long_notes (MusterForceUnit *unit)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT (unit), FALSE);

  return strlen (muster_force_unit_get_notes (unit)) > MAX_SHORT_NOTES;
}

static const char *
get_title (const Making *making)
{
  const char *name = muster_force_unit_get_name (making->unit);

  return *name != '\0' ? name : muster_force_unit_get_type_name (making->unit);
}

static MusterSheetCard *
new_card (MusterForce              *force,
          MusterForceUnit          *unit,
          const MusterSheetOptions *options,
          gboolean                  is_card)
{
  Making making;
  g_autoptr (GString) text = NULL;
  g_autofree char *names = NULL;
  const char *type_name;
  const char *title;

  g_return_val_if_fail (MUSTER_IS_FORCE (force), NULL);
  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT (unit), NULL);
  g_return_val_if_fail (options != NULL, NULL);

  begin (&making, force, unit, options);
  title = get_title (&making);
  type_name = muster_force_unit_get_type_name (unit);
  making.card = muster_sheet_card_new (title, g_str_equal (title, type_name) ? NULL : type_name);
  add_figures (&making);
  add_weapon (&making);
  text = g_string_new (NULL);
  names = dup_options (&making, is_card ? text : NULL);
  g_string_append (text, names);
  if (text->len > 0)
    muster_sheet_card_add_line (making.card, _("Options"), g_strchomp (text->str));
  add_leader (&making);
  add_links (&making);
  if (is_card)
    add_description (&making);
  if (is_card || !muster_sheet_unit_has_long_notes (unit))
    add_notes (&making, muster_force_unit_get_notes (unit));
  add_boxes (&making);

  return finish (&making);
}

MusterSheetCard *
muster_sheet_unit_new_entry (MusterForce              *force,
                             MusterForceUnit          *unit,
                             const MusterSheetOptions *options)
{
  return new_card (force, unit, options, FALSE);
}

MusterSheetCard *
muster_sheet_unit_new_card (MusterForce              *force,
                            MusterForceUnit          *unit,
                            const MusterSheetOptions *options)
{
  return new_card (force, unit, options, TRUE);
}

static void
make_command (Making *making)
{
  making->card = muster_sheet_card_new (get_title (making), muster_force_unit_get_type_name (making->unit));
  add_figures (making);
  add_description (making);
  add_links (making);
  add_notes (making, muster_force_unit_get_notes (making->unit));
  add_boxes (making);
}

static void
add_portrait (Making       *making,
              MusterLeader *leader)
{
  const char *id = muster_leader_get_portrait (leader);
  g_autoptr (GBytes) content = NULL;
  cairo_surface_t *picture;

  if (*id == '\0' || making->options->get_portrait == NULL)
    return;

  content = making->options->get_portrait (id, making->options->portrait_data);
  picture = content != NULL ? muster_picture_new (content) : NULL;
  if (picture == NULL)
    return;

  muster_sheet_card_set_picture (making->card, picture);
  cairo_surface_destroy (picture);
}

/**
 * muster_sheet_unit_new_leader:
 *
 * Returns: (transfer full) (nullable): the card of whoever leads the unit
 */
MusterSheetCard *
muster_sheet_unit_new_leader (MusterForce              *force,
                              MusterForceUnit          *unit,
                              const MusterSheetOptions *options)
{
  g_auto (MusterSheetService) service = { NULL };
  Making making;

  g_return_val_if_fail (MUSTER_IS_FORCE (force), NULL);
  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT (unit), NULL);
  g_return_val_if_fail (options != NULL, NULL);

  muster_sheet_options_get_service (options, muster_force_unit_get_id (unit), &service);
  if (service.leader_lost && !options->lost)
    return NULL;

  begin (&making, force, unit, options);
  if (is_command (&making))
    make_command (&making);
  else if (has_leader (&making))
    {
      MusterLeader *leader = muster_force_unit_get_leader (making.unit);
      g_autofree char *title = muster_leader_dup_title (leader);
      g_autofree char *leadership =
        muster_rules_dup_leadership_figure (making.rules, get_leadership (&making));
      g_autofree char *trait = dup_trait (leader);
      g_autofree char *name = muster_bidi_isolate (get_title (&making));
      g_autofree char *subtitle = NULL;

      /* A unit without a name of its own is called what it is.
       * Translators: the name of a unit, and what it is */
      subtitle = g_str_equal (get_title (&making), muster_force_unit_get_type_name (making.unit))
                   ? g_steal_pointer (&name)
                   : g_strdup_printf (_("%s, %s"), name, muster_force_unit_get_type_name (making.unit));
      making.card = muster_sheet_card_new (*title != '\0' ? title : _("Leader"), subtitle);
      if (has_leadership (&making))
        muster_sheet_card_set_corner (making.card, muster_rules_get_leadership_name (making.rules),
                                      leadership);
      add_portrait (&making, leader);
      if (*title == '\0')
        muster_sheet_card_add_line (making.card, _("Name"), NULL);
      if (*trait != '\0' || muster_catalog_get_traits (making.catalog)->len > 0)
        muster_sheet_card_add_line (making.card, _("Trait"), trait);
      if (service.text != NULL)
        muster_sheet_card_add_line (making.card, _("Service"), service.text);
      add_notes (&making, muster_leader_get_notes (leader));
      if (making.options->lines)
        for (guint i = 0; i < N_LEADER_LINES; i++)
          muster_sheet_card_add_line (making.card, i == 0 ? _("Deeds") : "", NULL);
    }

  return finish (&making);
}
