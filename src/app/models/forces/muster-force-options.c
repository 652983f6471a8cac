/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/forces/muster-force-options.h"

#include "app/models/forces/muster-force-choice-group.h"
#include "app/models/forces/muster-force-profile.h"
#include "app/models/forces/muster-force-words.h"
#include "core/forces/muster-force-check.h"
#include "core/forces/muster-force-levy.h"
#include "core/forces/muster-force-text.h"
#include "core/muster-i18n.h"

/* A group with so many options is shown as one choice instead of switches. */
#define MANY 4

/* What is needed to judge a change of an option. */
typedef struct
{
  MusterForce *force;
  MusterForceUnit *unit;
  MusterForceLevy *levy;
  GPtrArray *options; /* options that are in effect */
  gboolean has_favour;
  gboolean has_prices;
} Court;

/* Whether the rules grant the unit an option for free, or it has one. */
static gboolean
has_favour (MusterForce     *force,
            MusterForceUnit *unit)
{
  g_autoptr (GPtrArray) findings = NULL;

  if (*muster_force_unit_get_free_option (unit) != '\0')
    return TRUE;

  findings = muster_force_check (force, muster_force_get_optional_rules (force));
  for (guint i = 0; i < findings->len; i++)
    {
      MusterFinding *finding = g_ptr_array_index (findings, i);

      if (muster_finding_get_unit (finding) == unit &&
          g_str_equal (muster_finding_get_code (finding), "free-option-left"))
        return TRUE;
    }

  return FALSE;
}

static const MusterOption *
find_rival (const Court        *court,
            const MusterOption *option)
{
  for (guint i = 0; option->group != NULL && i < court->options->len; i++)
    {
      const MusterOption *other = g_ptr_array_index (court->options, i);

      if (other != option && g_strcmp0 (other->group, option->group) == 0)
        return other;
    }

  return NULL;
}

/* An option of the same group is replaced, so it is no objection. */
static MusterFinding *
judge (const Court        *court,
       const MusterOption *option)
{
  g_autoptr (MusterFinding) finding =
    muster_force_unit_judge_option (court->unit, option->id, muster_force_get_optional_rules (court->force));

  if (finding != NULL && !g_str_equal (muster_finding_get_code (finding), "group-twice"))
    return g_steal_pointer (&finding);
  return muster_force_levy_judge_option (court->levy, court->force, court->unit, option);
}

static char *
dup_reason (const MusterFinding *finding,
            const MusterOption  *rival,
            gboolean             is_default)
{
  if (finding != NULL)
    return g_strdup (muster_finding_get_text ((MusterFinding *) finding));
  if (is_default)
    return g_strdup (_("the usual one; choose another in its place"));
  if (rival != NULL)
    /* Translators: the name of an option. */
    return g_strdup_printf (_("instead of %s"), muster_force_text_show (rival->name));
  return g_strdup ("");
}

static void
show_choice (const Court            *court,
             const MusterUnitType   *type,
             const MusterTypeOption *of_type,
             MusterForceChoice      *choice)
{
  const MusterOption *option = of_type->option;
  g_autoptr (MusterFinding) finding = judge (court, option);
  gboolean active = g_ptr_array_find (court->options, option, NULL);
  gboolean chosen = muster_force_unit_has_option (court->unit, option->id);
  gboolean is_error =
    finding != NULL && muster_finding_get_severity (finding) == MUSTER_SEVERITY_ERROR;
  g_auto (MusterForceStanding) standing = {
    .effect = muster_force_profile_dup_effects (muster_force_get_catalog (court->force), type,
                                                (const MusterEffect *) of_type->effects->data,
                                                of_type->effects->len),
    .cost = court->has_prices ? muster_force_words_for_cost (of_type->cost) : g_strdup (""),
    .reason = dup_reason (finding, active ? NULL : find_rival (court, option), active && !chosen),
    .rule = finding != NULL ? g_strdup (muster_finding_get_rule (finding)) : NULL,
    .active = active,
    /* An option that is against the rules can always be removed. */
    .allowed = chosen || (!active && !is_error),
    .free = chosen && g_str_equal (muster_force_unit_get_free_option (court->unit), option->id),
    .may_be_free = chosen && court->has_favour && of_type->cost > 0,
    .needs_rule = finding != NULL && g_str_equal (muster_finding_get_code (finding), "needs-rule")
                    ? g_strdup (option->needs)
                    : NULL,
  };

  muster_force_choice_take_standing (choice, &standing);
}

/* Whether the options of a group are shown as one choice: a unit always has one of them, or there
 * are many. */
static gboolean
is_choice (const MusterUnitType *type,
           const char           *group,
           gboolean             *always_one)
{
  guint n = 0;

  *always_one = FALSE;
  for (guint i = 0; i < type->defaults->len; i++)
    if (g_strcmp0 (((const MusterOption *) type->defaults->pdata[i])->group, group) == 0)
      *always_one = TRUE;
  for (guint i = 0; i < type->options->len; i++)
    n += g_strcmp0 (((const MusterTypeOption *) type->options->pdata[i])->option->group, group) == 0;
  return n > 1 && (*always_one || n >= MANY);
}

static MusterForceChoiceGroup *
find_group (GPtrArray  *rows,
            const char *id)
{
  for (guint i = 0; i < rows->len; i++)
    if (MUSTER_IS_FORCE_CHOICE_GROUP (rows->pdata[i]) &&
        g_str_equal (muster_force_choice_group_get_id (rows->pdata[i]), id))
      return rows->pdata[i];
  return NULL;
}

/* Lists the choices as they are shown: options of which a unit has only one form a group. */
static void
fit_rows (GListStore           *shown,
          const MusterUnitType *type,
          GPtrArray            *choices)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < choices->len; i++)
    {
      const char *group = ((const MusterTypeOption *) type->options->pdata[i])->option->group;
      gboolean always_one;
      MusterForceChoiceGroup *row;

      if (group == NULL || !is_choice (type, group, &always_one))
        {
          g_ptr_array_add (rows, g_object_ref (choices->pdata[i]));
          continue;
        }
      row = find_group (rows, group);
      if (row == NULL)
        {
          row = muster_force_choice_group_new (group, always_one);
          g_ptr_array_add (rows, row);
        }
      muster_force_choice_group_add (row, choices->pdata[i]);
    }
  g_list_store_splice (shown, 0, g_list_model_get_n_items (G_LIST_MODEL (shown)), rows->pdata, rows->len);
}

static void
fit_choices (const MusterUnitType *type,
             GListStore           *choices,
             GListStore           *rows)
{
  GListModel *model = G_LIST_MODEL (choices);
  guint n_choices = g_list_model_get_n_items (model);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  gboolean same = type != NULL && n_choices == type->options->len;

  for (guint i = 0; type != NULL && i < type->options->len; i++)
    {
      const MusterOption *option =
        ((const MusterTypeOption *) g_ptr_array_index (type->options, i))->option;
      g_autoptr (MusterForceChoice) before = g_list_model_get_item (model, i);

      same = same && g_str_equal (muster_force_choice_get_id (before), option->id);
      g_ptr_array_add (items,
                       muster_force_choice_new (option->id, muster_force_text_show (option->name),
                                                muster_force_text_show (option->summary)));
    }

  if (same)
    return;
  g_list_store_splice (choices, 0, n_choices, items->pdata, items->len);
  fit_rows (rows, type, items);
}

void
muster_force_options_show (MusterForce     *force,
                           MusterForceUnit *unit,
                           GListStore      *choices,
                           GListStore      *rows)
{
  const MusterUnitType *type = muster_force_unit_get_unit_type (unit);
  g_autoptr (MusterForceLevy) levy =
    muster_force_levy_new (muster_force_get_whole (force), muster_force_get_optional_rules (force));
  g_autoptr (GPtrArray) options = muster_force_unit_list_known_options (unit);
  Court court = { force, unit, levy, options, has_favour (force, unit),
                  muster_force_words_has_prices (muster_force_get_catalog (force)) };

  fit_choices (type, choices, rows);
  for (guint i = 0; type != NULL && i < type->options->len; i++)
    {
      g_autoptr (MusterForceChoice) choice =
        g_list_model_get_item (G_LIST_MODEL (choices), i);

      show_choice (&court, type, g_ptr_array_index (type->options, i), choice);
    }
}
