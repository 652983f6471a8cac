/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/catalog/muster-catalog-reader.h"

#include <string.h>

#include "core/muster-i18n.h"

/* What is planned of a scenario before it is played: how it is chosen, who attacks, who begins on the table,
 * the map, and the ground as the lab sees it. */

#define MAX_FACE 6
#define MAX_TACTICAL 99
#define MAX_SHAPES 50
#define MAX_INCHES 99
#define MAX_POINTS 999
#define MAX_KINDS 32
#define MAX_DEPTH (MUSTER_MAP_SIZE / 2)

/* What a shape has besides its kind, role, place and label. */
typedef struct
{
  const char *name;
  gboolean has_end;
  gboolean needs_label;
  const char *inches; /* the member that says how many, or NULL */
  gboolean needs_inches;
} ShapeInfo;

static const ShapeInfo shapes[] = {
  [MUSTER_MAP_ZONE] = { "zone", TRUE, FALSE, NULL, FALSE },
  [MUSTER_MAP_CIRCLE] = { "circle", FALSE, FALSE, "radius", TRUE },
  [MUSTER_MAP_EDGE] = { "edge", TRUE, FALSE, "depth", FALSE },
  [MUSTER_MAP_LINE] = { "line", TRUE, FALSE, NULL, FALSE },
  [MUSTER_MAP_MARKER] = { "marker", FALSE, TRUE, NULL, FALSE },
  [MUSTER_MAP_ARROW] = { "arrow", TRUE, FALSE, NULL, FALSE },
  [MUSTER_MAP_LABEL] = { "label", FALSE, TRUE, NULL, FALSE },
};

static void
read_faces (const MusterSpot *list,
            guint            *faces)
{
  guint length;

  if (!muster_spot_is_array (list, MAX_FACE, &length))
    return;

  for (guint i = 0; i < length; i++)
    {
      MusterSpot spot;
      int face;

      if (!muster_spot_element (list, i, &spot) || !muster_spot_read_int (&spot, 1, MAX_FACE, &face))
        return;

      *faces |= 1u << face;
    }

  if (length == 0)
    muster_spot_fail (list, _("expected at least one number"));
}

/* Whether @word is the kind or the arm of some unit type. */
static gboolean
is_known_class (GPtrArray  *types,
                const char *word)
{
  for (guint i = 0; i < types->len; i++)
    {
      const MusterUnitType *type = g_ptr_array_index (types, i);

      if (g_strcmp0 (type->kind, word) == 0 || g_strcmp0 (type->arm, word) == 0)
        return TRUE;
    }

  return FALSE;
}

static void
tactical_value_clear (gpointer data)
{
  MusterTacticalValue *self = data;

  g_clear_pointer (&self->units, g_free);
}

static void
read_tactical_values (const MusterCatalogReader *self,
                      const MusterSpot          *object,
                      MusterScenario            *scenario)
{
  MusterSpot list, spot;

  scenario->tactical = g_array_new (FALSE, TRUE, sizeof (MusterTacticalValue));
  g_array_set_clear_func (scenario->tactical, tactical_value_clear);
  if (!muster_spot_member (object, "tactical", &list) || !muster_spot_is_object (&list))
    return;

  for (guint i = 0; muster_spot_nth_member (&list, i, &spot); i++)
    {
      MusterTacticalValue value = { 0 };

      if (!is_known_class (self->known->lists[MUSTER_SECTION_TYPES], spot.member)
          && !is_known_class (self->draft->lists[MUSTER_SECTION_TYPES], spot.member))
        muster_spot_fail (&spot, _("there are no units of this kind or arm"));
      if (!muster_spot_read_int (&spot, -MAX_TACTICAL, MAX_TACTICAL, &value.value))
        return;

      value.units = g_strdup (spot.member);
      g_array_append_val (scenario->tactical, value);
    }
}

static void
read_range (const MusterSpot *object,
            int              *min,
            int              *max)
{
  MusterSpot list, spot;
  guint length;

  if (!muster_spot_member (object, "points", &list) || !muster_spot_is_array (&list, 2, &length))
    return;
  if (length != 2)
    {
      muster_spot_fail (&list, dngettext (GETTEXT_PACKAGE,
                                          "expected the least and the most points, found %u number",
                                          "expected the least and the most points, found %u numbers",
                                          length), length);
      return;
    }
  if (muster_spot_element (&list, 0, &spot) && muster_spot_read_int (&spot, 0, MAX_POINTS, min) &&
      muster_spot_element (&list, 1, &spot))
    muster_spot_read_int (&spot, *min, MAX_POINTS, max);
}

static char **
read_kinds (const MusterCatalogReader *self,
            const MusterSpot          *object)
{
  g_autoptr (GStrvBuilder) kinds = g_strv_builder_new ();
  MusterSpot list, spot;
  guint length;
  const char *kind;

  if (!muster_spot_member (object, "kinds", &list) || !muster_spot_is_array (&list, MAX_KINDS, &length))
    return NULL;
  for (guint i = 0; i < length; i++)
    {
      if (!muster_spot_element (&list, i, &spot) || !muster_spot_read_id (&spot, &kind))
        break;
      if (!is_known_class (self->known->lists[MUSTER_SECTION_TYPES], kind)
          && !is_known_class (self->draft->lists[MUSTER_SECTION_TYPES], kind))
        muster_spot_fail (&spot, _("there are no units of this kind or arm"));
      g_strv_builder_add (kinds, kind);
    }

  return g_strv_builder_end (kinds);
}

static void
read_deployment (const MusterCatalogReader *self,
                 const MusterSpot          *object,
                 MusterScenario            *scenario)
{
  static const char *const members[] = { "for", "member", "unless", "begins", "waits", NULL };
  static const char *const begins_members[] = { "name", "points", NULL };
  static const char *const waits_members[] = { "name", "kinds", "rules", NULL };
  MusterDeployment *deployment;
  MusterSpot spot, part;
  gboolean defender;

  if (!muster_spot_member (object, "deployment", &spot) || !muster_spot_only_members (&spot, members))
    return;

  deployment = scenario->deployment = g_new0 (MusterDeployment, 1);
  muster_catalog_values_read_role (&spot, &deployment->attacker, &defender);
  if (deployment->attacker && defender)
    muster_spot_fail (&spot, _("expected “attacker” or “defender” under “for”"));
  muster_catalog_values_read_word (&spot, "member", TRUE, &deployment->member);
  muster_catalog_values_read_word (&spot, "unless", FALSE, &deployment->unless);
  if (muster_spot_require (&spot, "begins", &part) && muster_spot_only_members (&part, begins_members))
    {
      muster_catalog_values_read_name (&part, "name", TRUE, &deployment->begins);
      read_range (&part, &deployment->min_points, &deployment->max_points);
    }
  if (muster_spot_require (&spot, "waits", &part) && muster_spot_only_members (&part, waits_members))
    {
      muster_catalog_values_read_name (&part, "name", TRUE, &deployment->waits);
      deployment->kinds = read_kinds (self, &part);
      muster_catalog_values_read_rules (self, &part, &deployment->rules);
    }
}

static void
read_place (const MusterSpot *object,
            const char       *member,
            int              *place)
{
  MusterSpot list;
  guint length;

  if (!muster_spot_require (object, member, &list) || !muster_spot_is_array (&list, 2, &length))
    return;

  if (length != 2)
    {
      muster_spot_fail (&list, _("expected two numbers, along the table and across it, found %u"), length);
      return;
    }

  for (guint i = 0; i < length; i++)
    {
      MusterSpot spot;

      muster_spot_element (&list, i, &spot);
      muster_spot_read_int (&spot, 0, MUSTER_MAP_SIZE, &place[i]);
    }
}

static gboolean
read_kind (const MusterSpot   *object,
           MusterMapShapeKind *kind)
{
  g_autoptr (GString) known = g_string_new (NULL);
  MusterSpot spot;
  const char *name;

  if (!muster_spot_require (object, "shape", &spot)
      || !muster_spot_read_string (&spot, MUSTER_CATALOG_MAX_NAME, &name))
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      *kind = i;
      if (g_str_equal (shapes[i].name, name))
        return TRUE;
      g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", shapes[i].name);
    }

  return muster_spot_fail (&spot, _("expected one of %s, found “%s”"), known->str, name);
}

/* An edge must lie along one side of the table. */
static void
check_edge (const MusterSpot     *spot,
            const MusterMapShape *shape)
{
  for (guint i = 0; i < 2; i++)
    {
      if (shape->at[i] == shape->to[i] && (shape->at[i] == 0 || shape->at[i] == MUSTER_MAP_SIZE))
        return;
    }

  muster_spot_fail (spot, _("an edge runs along one side of the table"));
}

static void
read_shape (const MusterSpot *spot,
            GPtrArray        *map)
{
  MusterMapShape *shape = g_new0 (MusterMapShape, 1);
  const char *members[8] = { "shape", "for", "label", "at" };
  guint n = 4;
  const ShapeInfo *info;
  MusterSpot inches;

  g_ptr_array_add (map, shape);
  if (!muster_spot_is_object (spot) || !read_kind (spot, &shape->kind))
    return;

  if (shapes[shape->kind].has_end)
    members[n++] = "to";
  if (shapes[shape->kind].inches != NULL)
    members[n++] = shapes[shape->kind].inches;
  if (!muster_spot_only_members (spot, members))
    return;

  muster_catalog_values_read_role (spot, &shape->attacker, &shape->defender);
  muster_catalog_values_read_name (spot, "label", shapes[shape->kind].needs_label, &shape->label);

  info = &shapes[shape->kind];
  read_place (spot, "at", shape->at);
  if (info->has_end)
    read_place (spot, "to", shape->to);
  else
    memcpy (shape->to, shape->at, sizeof shape->to);

  if (info->inches != NULL
      && (info->needs_inches ? muster_spot_require (spot, info->inches, &inches)
                             : muster_spot_member (spot, info->inches, &inches)))
    muster_spot_read_int (&inches, 1, MAX_INCHES, &shape->inches);
  if (shape->kind == MUSTER_MAP_EDGE && !muster_spot_failed (spot))
    check_edge (spot, shape);

  if (shape->label == NULL)
    shape->label = g_strdup ("");
}

static void
read_map (const MusterSpot *object,
          MusterScenario   *scenario)
{
  MusterSpot list;
  guint length = 0;

  scenario->map = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_map_shape_free);
  if (muster_spot_member (object, "map", &list))
    muster_spot_is_array (&list, MAX_SHAPES, &length);
  for (guint i = 0; i < length && !muster_spot_failed (object); i++)
    {
      MusterSpot spot;

      muster_spot_element (&list, i, &spot);
      read_shape (&spot, scenario->map);
    }
}

static void
read_ground (const MusterCatalogReader *self,
             const MusterSpot          *object,
             MusterScenario            *scenario)
{
  static const char *const members[] = { "along", "attacker", "defender", "cover", "rough", NULL };
  static const char *const ways[] = { "width", "length", NULL };
  MusterScenarioGround *ground = &scenario->ground;
  MusterSpot spot, part;
  int along = 0;

  if (!muster_spot_member (object, "ground", &spot) || !muster_spot_only_members (&spot, members))
    return;

  ground->known = TRUE;
  if (muster_spot_member (&spot, "along", &part))
    muster_catalog_values_read_choice (&part, ways, &along);
  ground->along_length = along == 1;
  muster_catalog_values_read_number (&spot, "attacker", 0, MAX_DEPTH, &ground->attacker);
  muster_catalog_values_read_number (&spot, "defender", 0, MAX_DEPTH, &ground->defender);
  if (muster_spot_member (&spot, "cover", &part))
    muster_catalog_values_read_choice (&part, self->covers, &ground->cover);
  muster_catalog_values_read_switch (&spot, "rough", &ground->rough);
}

void
muster_catalog_plans_read (const MusterCatalogReader *self,
                           const MusterSpot          *spot,
                           MusterScenario            *scenario)
{
  MusterSpot list, dice[2];

  /* The faces of the first and of the second die that give the scenario. */
  if (muster_catalog_values_find_dice (spot, &list, dice))
    for (guint i = 0; i < 2; i++)
      read_faces (&dice[i], &scenario->faces[i]);

  read_tactical_values (self, spot, scenario);
  read_deployment (self, spot, scenario);
  read_map (spot, scenario);
  read_ground (self, spot, scenario);
}
