/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/catalog/muster-catalog-reader.h"

#include "core/muster-i18n.h"

/* The section that says what can be played. */

#define MAX_POINTS 999
#define MAX_WORTH 99
#define MAX_FIGURE 9999
#define MAX_SETTINGS 32

static void
objective_free (gpointer data)
{
  MusterScenarioObjective *self = data;

  g_free (self->id);
  g_free (self->name);
  g_free (self);
}

static void
read_points (const MusterSpot *object,
             MusterScenario   *scenario)
{
  int *points[] = { &scenario->attacker_points, &scenario->defender_points };
  MusterSpot list;
  guint length;

  if (!muster_spot_member (object, "points", &list) || !muster_spot_is_array (&list, 2, &length))
    return;

  if (length != 2)
    {
      muster_spot_fail (&list, dngettext (GETTEXT_PACKAGE,
                                          "expected the points of attacker and defender, found %u number",
                                          "expected the points of attacker and defender, found %u numbers",
                                          length),
                        length);
      return;
    }

  for (guint i = 0; i < length; i++)
    {
      MusterSpot spot;

      muster_spot_element (&list, i, &spot);
      muster_spot_read_int (&spot, 0, MAX_POINTS, points[i]);
    }
}

static void
read_first (const MusterSpot *object,
            MusterScenario   *scenario)
{
  MusterSpot spot;
  const char *role;

  if (!muster_spot_member (object, "first", &spot)
      || !muster_spot_read_string (&spot, MUSTER_CATALOG_MAX_NAME, &role))
    return;

  scenario->defender_first = g_str_equal (role, "defender");
  if (!scenario->defender_first && !g_str_equal (role, "attacker"))
    muster_spot_fail (&spot, _("expected “attacker” or “defender”, found “%s”"), role);
}

/* The list is never NULL, but may be empty. */
static char **
read_settings (const MusterCatalogReader *self,
               const MusterSpot          *object)
{
  g_autoptr (GStrvBuilder) settings = g_strv_builder_new ();
  MusterSpot list;
  guint length = 0;

  if (muster_spot_member (object, "settings", &list))
    muster_spot_is_array (&list, MAX_SETTINGS, &length);
  for (guint i = 0; i < length; i++)
    {
      MusterSpot spot;
      const char *id;
      g_autoptr (GString) known = NULL;

      /* Settings are named by the ruleset, which may write them as members of a file: turn_limit. */
      if (!muster_spot_element (&list, i, &spot) || !muster_spot_read_id (&spot, &id))
        break;

      known = g_string_new (NULL);
      if (self->settings != NULL && muster_fields_find (self->settings, id) < 0)
        {
          for (const MusterField *field = self->settings; field->id != NULL; field++)
            g_string_append_printf (known, "%s%s", known->len > 0 ? ", " : "", field->id);
          muster_spot_fail (&spot, _("expected one of %s, found “%s”"), known->str, id);
        }

      g_strv_builder_add (settings, id);
    }

  return g_strv_builder_end (settings);
}

static void
read_numbers (const MusterSpot *object,
              MusterScenario   *scenario)
{
  MusterSpot list, spot;

  scenario->numbers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (!muster_spot_member (object, "numbers", &list) || !muster_spot_is_object (&list))
    return;

  for (guint i = 0; muster_spot_nth_member (&list, i, &spot); i++)
    {
      int number;

      if (!muster_spot_read_int (&spot, -MAX_FIGURE, MAX_FIGURE, &number))
        return;

      g_hash_table_insert (scenario->numbers, g_strdup (spot.member), GINT_TO_POINTER (number));
    }
}

static void
read_objective (const MusterSpot *spot,
                GPtrArray        *objectives)
{
  static const char *const members[] = { "id", "name", "for", "worth", "automatic", NULL };
  MusterScenarioObjective *objective = g_new0 (MusterScenarioObjective, 1);

  g_ptr_array_add (objectives, objective);
  if (!muster_spot_only_members (spot, members))
    return;

  objective->worth = 1;
  muster_catalog_values_read_word (spot, "id", TRUE, &objective->id);
  muster_catalog_values_read_name (spot, "name", TRUE, &objective->name);
  muster_catalog_values_read_role (spot, &objective->attacker, &objective->defender);
  muster_catalog_values_read_number (spot, "worth", -MAX_WORTH, MAX_WORTH, &objective->worth);
  muster_catalog_values_read_switch (spot, "automatic", &objective->automatic);

  /* An id may stand twice, once for each role. */
  for (guint i = 0; i < objectives->len; i++)
    {
      const MusterScenarioObjective *other = g_ptr_array_index (objectives, i);

      if (other != objective && g_strcmp0 (other->id, objective->id) == 0
          && ((other->attacker && objective->attacker) || (other->defender && objective->defender)))
        muster_spot_fail (spot, _("“%s” appears twice for the same role"), objective->id);
    }
}

static void
read_objectives (const MusterSpot *object,
                 MusterScenario   *scenario)
{
  MusterSpot list;
  guint length = 0;

  scenario->objectives = g_ptr_array_new_with_free_func (objective_free);
  if (muster_spot_member (object, "objectives", &list))
    muster_spot_is_array (&list, MUSTER_MAX_OBJECTIVES, &length);
  for (guint i = 0; i < length && !muster_spot_failed (object); i++)
    {
      MusterSpot spot;

      muster_spot_element (&list, i, &spot);
      read_objective (&spot, scenario->objectives);
    }
}

void
muster_catalog_scenarios_read (const MusterCatalogReader *self,
                               const MusterSpot          *spot,
                               gpointer                   entry)
{
  MusterScenario *scenario = entry;

  muster_catalog_values_read_name (spot, "name", TRUE, &scenario->name);
  muster_catalog_values_read_text (spot, "summary", &scenario->summary);
  read_points (spot, scenario);
  read_first (spot, scenario);
  scenario->settings = read_settings (self, spot);
  muster_catalog_values_read_rules (self, spot, &scenario->rules);
  read_numbers (spot, scenario);
  read_objectives (spot, scenario);
  scenario->checklist = muster_catalog_values_read_texts (spot, "checklist");
  muster_catalog_plans_read (self, spot, scenario);
  scenario->pack = g_strdup (self->pack);
}
