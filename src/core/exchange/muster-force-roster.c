/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/exchange/muster-force-roster.h"

#include "core/exchange/muster-force-list-reader.h"
#include "core/forces/muster-force-text.h"
#include "core/exchange/muster-unit-phrase.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"

#include <string.h>

/* Reads a roster. A selection at the top of a force is a unit; selections within it, at any depth,
 * are models, options or the leader. */

typedef struct
{
  MusterForceReading *reading;
  MusterNameIndex *index;
  MusterReadingLine *line;
  guint n_selections;
} Reader;

typedef struct
{
  MusterForceUnit *unit;
  int models;
  double cost;
  gboolean has_cost;
} Selected;

typedef void (*SelectionFunc) (Reader              *self,
                               const MusterXmlNode *selection,
                               gpointer             data);

static const char *
get_attribute (const MusterXmlNode *node,
               const char          *name)
{
  const char *value = muster_xml_get_attribute (node, name);

  return value != NULL ? value : "";
}

/* Returns: the last part of one of Muster's own ids; NULL if another program wrote it */
static const char *
get_own_id (const MusterXmlNode *node)
{
  const char *id = get_attribute (node, "entryId");
  const char *last = g_strrstr (id, MUSTER_ROSTER_GLUE);

  return g_str_has_prefix (id, MUSTER_ROSTER_PREFIX MUSTER_ROSTER_GLUE) ? last + strlen (MUSTER_ROSTER_GLUE)
                                                                         : NULL;
}

static int
get_number (const MusterXmlNode *node)
{
  const char *text = get_attribute (node, "number");
  guint64 number;

  return g_ascii_string_to_unsigned (text, 10, 0, 9999, &number, NULL) ? (int) number : 1;
}

/* Adds up the costs in points of a list; FALSE if none is in points. */
static gboolean
add_points (const MusterXmlNode *list,
            double              *points)
{
  gboolean has_points = FALSE;

  for (guint i = 0; list != NULL && i < list->children->len; i++)
    {
      const MusterXmlNode *cost = g_ptr_array_index (list->children, i);
      g_autofree char *name = muster_word_dup_key (get_attribute (cost, "name"));
      double value = g_ascii_strtod (get_attribute (cost, "value"), NULL);

      /* Ignores what is not a number, or is larger than in any roster. */
      if (!g_str_equal (name, "pts") && !g_str_equal (name, "point"))
        continue;
      if (!(value >= -100000 && value <= 100000))
        continue;
      *points += value;
      has_points = TRUE;
    }

  return has_points;
}

static void
for_each_selection (Reader              *self,
                    const MusterXmlNode *node,
                    SelectionFunc        callback,
                    gpointer             data)
{
  const MusterXmlNode *list = muster_xml_find_child (node, "selections");

  for (guint i = 0; list != NULL && i < list->children->len; i++)
    {
      const MusterXmlNode *child = g_ptr_array_index (list->children, i);

      if (g_str_equal (child->name, "selection"))
        callback (self, child, data);
    }
}

static const MusterName *
find_name (Reader              *self,
           MusterNameKind       kind,
           const MusterXmlNode *node)
{
  const char *id = get_own_id (node);
  const char *text = get_attribute (node, "name");
  const MusterName *name = id != NULL ? muster_name_index_find (self->index, kind, id, NULL) : NULL;
  gboolean is_guess = FALSE;

  if (name == NULL)
    name = muster_name_index_find (self->index, kind, text, &is_guess);
  if (name != NULL && is_guess)
    muster_reading_line_remark (self->line, _("“%s” was read as “%s”"), text, muster_name_index_show (name));

  return name;
}

static void
read_leader (Reader              *self,
             const MusterXmlNode *selection,
             MusterLeader        *leader)
{
  const MusterXmlNode *profiles = muster_xml_find_child (selection, "profiles");
  const MusterXmlNode *profile = profiles != NULL ? muster_xml_find_child (profiles, "profile") : NULL;
  const MusterXmlNode *list = profile != NULL ? muster_xml_find_child (profile, "characteristics") : NULL;

  for (guint i = 0; list != NULL && i < list->children->len; i++)
    {
      const MusterXmlNode *node = g_ptr_array_index (list->children, i);
      const char *id = get_attribute (node, "typeId");
      const char *text = muster_xml_get_text (node);
      guint64 number;

      if (g_str_equal (id, "rank"))
        muster_leader_set_rank (leader, text);
      else if (g_str_equal (id, "name"))
        muster_leader_set_name (leader, text);
      else if (g_str_equal (id, "notes"))
        muster_leader_set_notes (leader, text);
      else if (g_str_equal (id, "trait-name"))
        muster_leader_set_trait_name (leader, text);
      else if (g_str_equal (id, "leadership"))
        {
          g_autofree char *digits = g_strndup (text, strspn (text, "0123456789"));

          if (g_ascii_string_to_unsigned (digits, 10, 1, MUSTER_FORCE_MAX_LEADERSHIP, &number, NULL))
            muster_leader_set_leadership (leader, (int) number);
        }
      else if (g_str_equal (id, "trait") && *text != '\0')
        {
          const MusterName *name = muster_name_index_find (self->index, MUSTER_NAME_TRAIT, text, NULL);

          if (name != NULL)
            muster_leader_set_trait_id (leader, name->trait->id);
          else
            muster_reading_line_remark (self->line, _("“%s” was not understood"), text);
        }
    }
}

static void
read_option (Reader              *self,
             const MusterXmlNode *selection,
             MusterForceUnit     *unit)
{
  const MusterName *name = find_name (self, MUSTER_NAME_OPTION, selection);
  const MusterUnitType *type = muster_force_unit_get_unit_type (unit);

  if (name == NULL)
    {
      muster_reading_line_remark (self->line, _("“%s” was not understood"),
                                  get_attribute (selection, "name"));
      return;
    }
  muster_force_unit_add_option (unit, name->option->id);
  if (g_str_equal (get_attribute (selection, "entryGroupId"), MUSTER_ROSTER_FREE))
    muster_force_unit_set_free_option (unit, name->option->id);
  if (muster_unit_type_find_option (type, name->option->id) == NULL)
    muster_reading_line_remark (self->line, _("“%s” is not an option of %s"), muster_name_index_show (name),
                                muster_force_text_show (type->name));
}

static void
read_part (Reader              *self,
           const MusterXmlNode *selection,
           gpointer             data)
{
  Selected *selected = data;
  const char *id = get_own_id (selection);

  if (add_points (muster_xml_find_child (selection, "costs"), &selected->cost))
    selected->has_cost = TRUE;
  if (g_strcmp0 (id, MUSTER_ROSTER_LEADER) == 0)
    read_leader (self, selection, muster_force_unit_get_leader (selected->unit));
  else if (g_str_equal (get_attribute (selection, "type"), "model"))
    selected->models = MAX (selected->models, 0) + get_number (selection);
  else
    read_option (self, selection, selected->unit);
  for_each_selection (self, selection, read_part, selected);
}

/* Returns: (transfer full) (nullable): a unit of the type that the selection has */
static MusterForceUnit *
new_unit (Reader              *self,
          const MusterXmlNode *selection)
{
  const char *id = get_own_id (selection) != NULL ? get_attribute (selection, "id") : NULL;
  const MusterName *name = find_name (self, MUSTER_NAME_TYPE, selection);
  g_autoptr (MusterUnitPhrase) phrase = NULL;
  MusterForceUnit *unit;

  if (name != NULL)
    return muster_force_reading_new_unit (self->reading, id, name->type->id);

  /* "Veteran Tribal Infantry" */
  phrase = muster_unit_phrase_read (self->index, get_attribute (selection, "name"));
  if (phrase->type == NULL || phrase->guesses->len > 0)
    return NULL;
  unit = muster_force_reading_new_unit (self->reading, NULL, phrase->type->id);
  for (guint i = 0; i < phrase->options->len; i++)
    muster_force_unit_add_option (unit, ((const MusterOption *) g_ptr_array_index (phrase->options, i))->id);
  for (guint i = 0; i < phrase->unknown->len; i++)
    muster_reading_line_remark (self->line, _("“%s” was not understood"),
                                (const char *) g_ptr_array_index (phrase->unknown, i));

  return unit;
}

static void
read_unit (Reader              *self,
           const MusterXmlNode *selection,
           gpointer             data)
{
  const char *text = get_attribute (selection, "name");
  g_autoptr (MusterForceUnit) unit = NULL;
  Selected selected = { .models = -1 };
  const char *name;
  const MusterXmlNode *notes;

  self->line = muster_force_reading_add_line (self->reading, ++self->n_selections, text);
  unit = new_unit (self, selection);
  if (unit == NULL)
    {
      muster_reading_line_set_kind (self->line, MUSTER_READING_UNKNOWN, NULL);
      muster_reading_line_remark (self->line, _("no unit type of this name is known"));
      muster_reading_line_take_suggestions (self->line,
                                            muster_name_index_suggest (self->index, MUSTER_NAME_TYPE, text));
      return;
    }

  selected.unit = unit;
  selected.has_cost = add_points (muster_xml_find_child (selection, "costs"), &selected.cost);
  for_each_selection (self, selection, read_part, &selected);
  name = muster_xml_get_attribute (selection, "customName");
  notes = muster_xml_find_child (selection, "customNotes");
  if (name != NULL)
    muster_force_unit_set_name (unit, name);
  if (notes != NULL)
    muster_force_unit_set_notes (unit, muster_xml_get_text (notes));
  if (selected.models > MUSTER_FORCE_MAX_MODELS)
    muster_reading_line_remark (self->line, dngettext (GETTEXT_PACKAGE, "no unit has %d model",
                                                       "no unit has %d models",
                                                       (gulong) selected.models), selected.models);
  else if (selected.models >= 0)
    muster_force_unit_set_models (unit, selected.models);
  muster_force_reading_add_units (self->reading, self->line, unit, (guint) MAX (get_number (selection), 1));
  if (selected.has_cost && selected.cost >= 0 && selected.cost < 1000000)
    muster_reading_line_set_stated_cost (self->line, (int) selected.cost, FALSE);
}

/* Muster writes optional rules as rules of the force. In rosters of other programs those rules mean
 * something else. */
static void
read_rules (Reader              *self,
            const MusterXmlNode *force)
{
  const MusterXmlNode *list = muster_xml_find_child (force, "rules");
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  if (list == NULL || get_own_id (force) == NULL)
    return;

  for (guint i = 0; i < list->children->len; i++)
    {
      const char *id = get_attribute (g_ptr_array_index (list->children, i), "id");
      const MusterName *name = muster_name_index_find (self->index, MUSTER_NAME_RULE, id, NULL);

      if (name != NULL)
        g_ptr_array_add (ids, name->rule->id);
    }
  g_ptr_array_add (ids, NULL);
  muster_force_set_optional_rules (muster_force_reading_get_head (self->reading),
                                   (const char *const *) ids->pdata);
}

/* Forces may contain forces. */
static void
read_forces (Reader              *self,
             const MusterXmlNode *node)
{
  const MusterXmlNode *list = muster_xml_find_child (node, "forces");
  MusterForce *head = muster_force_reading_get_head (self->reading);

  for (guint i = 0; list != NULL && i < list->children->len; i++)
    {
      const MusterXmlNode *force = g_ptr_array_index (list->children, i);
      const char *catalogue = get_attribute (force, "catalogueName");

      if (!g_str_equal (force->name, "force"))
        continue;
      if (*muster_force_get_theatre (head) == '\0' &&
          !muster_list_head_is_ruleset (muster_force_reading_get_ruleset (self->reading), catalogue))
        muster_force_set_theatre (head, catalogue);
      read_rules (self, force);
      for_each_selection (self, force, read_unit, NULL);
      read_forces (self, force);
    }
}

/**
 * muster_force_roster_read:
 * @origin: what to call the document in an error
 *
 * Returns: (transfer full) (nullable): the reading
 */
MusterForceReading *
muster_force_roster_read (MusterRuleset        *ruleset,
                          const MusterXmlNode  *root,
                          const char           *origin,
                          GError              **error)
{
  g_autoptr (MusterNameIndex) index = NULL;
  Reader self = { 0 };
  MusterForce *head;
  const MusterXmlNode *notes;
  const MusterXmlNode *limits;
  double points = 0;

  g_return_val_if_fail (MUSTER_IS_RULESET (ruleset), NULL);
  g_return_val_if_fail (root != NULL, NULL);

  if (!g_str_equal (root->name, "roster"))
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID,
                   _("%s: expected a roster, found an element “%s”"), origin, root->name);
      return NULL;
    }

  index = muster_name_index_new (muster_ruleset_get_catalog (ruleset));
  self.index = index;
  self.reading = muster_force_reading_new (ruleset);
  head = muster_force_reading_get_head (self.reading);
  notes = muster_xml_find_child (root, "customNotes");
  limits = muster_xml_find_child (root, "costLimits");
  self.line = muster_force_reading_add_line (self.reading, 0, get_attribute (root, "name"));
  muster_reading_line_set_kind (self.line, MUSTER_READING_HEAD, _("the head of the list"));
  muster_force_set_name (head, get_attribute (root, "name"));
  if (notes != NULL)
    muster_force_set_notes (head, muster_xml_get_text (notes));
  if (add_points (limits, &points) && points > 0 && points <= MUSTER_FORCE_MAX_BUDGET)
    muster_force_set_budget (head, (int) points);
  points = 0;
  if (add_points (muster_xml_find_child (root, "costs"), &points) && points >= 0)
    muster_force_reading_state_points (self.reading, self.line, (int) points);
  read_forces (&self, root);
  muster_force_reading_finish (self.reading);

  return self.reading;
}

char *
muster_force_roster_dup_ruleset (const MusterXmlNode *root)
{
  const char *id;

  g_return_val_if_fail (root != NULL, NULL);

  id = get_attribute (root, "gameSystemId");
  if (g_str_has_prefix (id, MUSTER_ROSTER_PREFIX MUSTER_ROSTER_GLUE))
    return g_strdup (id + strlen (MUSTER_ROSTER_PREFIX MUSTER_ROSTER_GLUE));

  return g_strdup (muster_xml_get_attribute (root, "gameSystemName"));
}
