/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/plans/muster-plan-side.h"

#include "core/forces/muster-force-levy.h"
#include "core/muster-i18n.h"

/* `units` follows `forces`: a unit that stays keeps its object, and with it its player. */

struct _MusterPlanSide
{
  GObject parent_instance;

  char *id;
  char *name;
  MusterSideRole role;
  GListStore *forces;
  GListStore *units;
  GListStore *players;
  MusterPlanMembers *members;
};

G_DEFINE_FINAL_TYPE (MusterPlanSide, muster_plan_side, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_ID,
  PROP_NAME,
  PROP_TITLE,
  PROP_ROLE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint changed_signal;

void
muster_plan_side_emit_changed (MusterPlanSide *self)
{
  g_return_if_fail (MUSTER_IS_PLAN_SIDE (self));

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
  g_signal_emit (self, changed_signal, 0);
}

static MusterPlanUnit *
find_plan_unit (GPtrArray       *units,
                MusterForceUnit *unit)
{
  for (guint i = 0; i < units->len; i++)
    if (muster_plan_unit_get_unit (units->pdata[i]) == unit)
      return g_object_ref (units->pdata[i]);
  return NULL;
}

static GPtrArray *
list_units (MusterPlanSide *self)
{
  GPtrArray *units = g_ptr_array_new_with_free_func (g_object_unref);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->units));

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (units, g_list_model_get_item (G_LIST_MODEL (self->units), i));
  return units;
}

static gboolean
is_same (GPtrArray *a,
         GPtrArray *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    if (a->pdata[i] != b->pdata[i])
      return FALSE;
  return TRUE;
}

static void
follow_forces (MusterPlanSide *self)
{
  g_autoptr (GPtrArray) before = list_units (self);
  g_autoptr (GPtrArray) after = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < muster_plan_side_get_n_forces (self); i++)
    {
      MusterForce *force = muster_plan_side_get_force (self, i);

      for (guint j = 0; j < muster_force_get_n_units (force); j++)
        {
          MusterForceUnit *unit = muster_force_get_unit (force, j);
          MusterPlanUnit *known = find_plan_unit (before, unit);

          if (known == NULL)
            {
              known = muster_plan_unit_new (force, unit);
              g_signal_connect_object (known, "changed", G_CALLBACK (muster_plan_side_emit_changed),
                                       self, G_CONNECT_SWAPPED);
            }
          g_ptr_array_add (after, known);
        }
    }

  if (!is_same (before, after))
    g_list_store_splice (self->units, 0, before->len, after->pdata, after->len);
}

static void
force_changed_cb (MusterPlanSide *self)
{
  follow_forces (self);
  muster_plan_side_emit_changed (self);
}

static void
muster_plan_side_finalize (GObject *object)
{
  MusterPlanSide *self = MUSTER_PLAN_SIDE (object);

  g_free (self->id);
  g_free (self->name);
  g_clear_object (&self->forces);
  g_clear_object (&self->units);
  g_clear_object (&self->players);
  muster_plan_members_free (self->members);

  G_OBJECT_CLASS (muster_plan_side_parent_class)->finalize (object);
}

static void
muster_plan_side_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  MusterPlanSide *self = MUSTER_PLAN_SIDE (object);

  switch (prop_id)
    {
    case PROP_ID:
      g_value_set_string (value, self->id);
      break;

    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;

    case PROP_TITLE:
      g_value_take_string (value, muster_plan_side_dup_title (self));
      break;

    case PROP_ROLE:
      g_value_set_uint (value, (guint) self->role);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_plan_side_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  MusterPlanSide *self = MUSTER_PLAN_SIDE (object);

  switch (prop_id)
    {
    case PROP_ID:
      self->id = g_value_dup_string (value);
      break;

    case PROP_NAME:
      muster_plan_side_set_name (self, g_value_get_string (value));
      break;

    case PROP_ROLE:
      muster_plan_side_set_role (self, (MusterSideRole) g_value_get_uint (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_plan_side_class_init (MusterPlanSideClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags edited = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->finalize = muster_plan_side_finalize;
  object_class->get_property = muster_plan_side_get_property;
  object_class->set_property = muster_plan_side_set_property;

  properties[PROP_ID] =
    g_param_spec_string ("id", NULL, NULL, "",
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, "", edited);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "",
                                                G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_ROLE] = g_param_spec_uint ("role", NULL, NULL, 0, 1, 0, edited);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
muster_plan_side_init (MusterPlanSide *self)
{
  self->name = g_strdup ("");
  self->forces = g_list_store_new (MUSTER_TYPE_FORCE);
  self->units = g_list_store_new (MUSTER_TYPE_PLAN_UNIT);
  self->players = g_list_store_new (MUSTER_TYPE_PLAN_PLAYER);
  self->members = muster_plan_members_new ();
}

MusterPlanSide *
muster_plan_side_new (const char *id)
{
  return g_object_new (MUSTER_TYPE_PLAN_SIDE, "id", id, NULL);
}

const char *
muster_plan_side_get_id (MusterPlanSide *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), NULL);

  return self->id;
}

const char *
muster_plan_side_get_name (MusterPlanSide *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), NULL);

  return self->name;
}

void
muster_plan_side_set_name (MusterPlanSide *self,
                           const char     *name)
{
  g_return_if_fail (MUSTER_IS_PLAN_SIDE (self));

  if (g_strcmp0 (self->name, name) == 0)
    return;

  g_free (self->name);
  self->name = g_strdup (name != NULL ? name : "");
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NAME]);
  muster_plan_side_emit_changed (self);
}

/**
 * muster_plan_side_dup_title:
 *
 * Returns: (transfer full): what the side is called, wherever it comes from
 */
char *
muster_plan_side_dup_title (MusterPlanSide *self)
{
  g_autoptr (GString) title = NULL;

  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), NULL);

  title = g_string_new (self->name);
  for (guint i = 0; *self->name == '\0' && i < muster_plan_side_get_n_forces (self); i++)
    {
      const char *name = muster_force_get_name (muster_plan_side_get_force (self, i));

      if (*name != '\0')
        g_string_append_printf (title, "%s%s", title->len > 0 ? ", " : "", name);
    }
  if (title->len == 0)
    g_string_assign (title, self->role == MUSTER_ROLE_ATTACKER ? _("Attacker") : _("Defender"));

  return g_string_free (g_steal_pointer (&title), FALSE);
}

MusterSideRole
muster_plan_side_get_role (MusterPlanSide *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), MUSTER_ROLE_ATTACKER);

  return self->role;
}

void
muster_plan_side_set_role (MusterPlanSide *self,
                           MusterSideRole  role)
{
  g_return_if_fail (MUSTER_IS_PLAN_SIDE (self));

  if (self->role == role)
    return;

  self->role = role;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ROLE]);
  muster_plan_side_emit_changed (self);
}

MusterPlanMembers *
muster_plan_side_get_members (MusterPlanSide *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), NULL);

  return self->members;
}

GListModel *
muster_plan_side_get_forces (MusterPlanSide *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), NULL);

  return G_LIST_MODEL (self->forces);
}

guint
muster_plan_side_get_n_forces (MusterPlanSide *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), 0);

  return g_list_model_get_n_items (G_LIST_MODEL (self->forces));
}

MusterForce *
muster_plan_side_get_force (MusterPlanSide *self,
                            guint           position)
{
  g_autoptr (MusterForce) force = NULL;

  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), NULL);

  /* The list keeps it. */
  force = g_list_model_get_item (G_LIST_MODEL (self->forces), position);

  return force;
}

static void
splice_force (MusterPlanSide *self,
              guint           position,
              guint           n_removals,
              MusterForce    *force)
{
  gpointer additions[] = { force };

  if (n_removals > 0)
    g_signal_handlers_disconnect_by_func (muster_plan_side_get_force (self, position),
                                          force_changed_cb, self);
  if (force != NULL)
    g_signal_connect_object (force, "changed", G_CALLBACK (force_changed_cb), self,
                             G_CONNECT_SWAPPED);
  g_list_store_splice (self->forces, position, n_removals, additions, force != NULL ? 1 : 0);
  follow_forces (self);
  if (muster_plan_side_get_n_players (self) > 1)
    muster_plan_side_share_out (self);
  muster_plan_side_emit_changed (self);
}

void
muster_plan_side_add_force (MusterPlanSide *self,
                            MusterForce    *force)
{
  g_return_if_fail (MUSTER_IS_PLAN_SIDE (self));
  g_return_if_fail (MUSTER_IS_FORCE (force));

  splice_force (self, muster_plan_side_get_n_forces (self), 0, force);
}

void
muster_plan_side_replace_force (MusterPlanSide *self,
                                guint           position,
                                MusterForce    *force)
{
  g_return_if_fail (MUSTER_IS_PLAN_SIDE (self));
  g_return_if_fail (MUSTER_IS_FORCE (force));
  g_return_if_fail (position < muster_plan_side_get_n_forces (self));

  splice_force (self, position, 1, force);
}

void
muster_plan_side_remove_force (MusterPlanSide *self,
                               guint           position)
{
  g_return_if_fail (MUSTER_IS_PLAN_SIDE (self));
  g_return_if_fail (position < muster_plan_side_get_n_forces (self));

  splice_force (self, position, 1, NULL);
}

GListModel *
muster_plan_side_get_units (MusterPlanSide *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), NULL);

  return G_LIST_MODEL (self->units);
}

guint
muster_plan_side_get_n_units (MusterPlanSide *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), 0);

  return g_list_model_get_n_items (G_LIST_MODEL (self->units));
}

MusterPlanUnit *
muster_plan_side_get_unit (MusterPlanSide *self,
                           guint           position)
{
  g_autoptr (MusterPlanUnit) unit = NULL;

  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), NULL);

  unit = g_list_model_get_item (G_LIST_MODEL (self->units), position);

  return unit;
}

/**
 * muster_plan_side_get_points:
 * @optional_rules: (nullable): those that are on
 */
int
muster_plan_side_get_points (MusterPlanSide    *self,
                             const char *const *optional_rules)
{
  int points = 0;

  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), 0);

  for (guint i = 0; i < muster_plan_side_get_n_forces (self); i++)
    points += muster_force_count_points (muster_plan_side_get_force (self, i), optional_rules);
  return points;
}

GListModel *
muster_plan_side_get_players (MusterPlanSide *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), NULL);

  return G_LIST_MODEL (self->players);
}

guint
muster_plan_side_get_n_players (MusterPlanSide *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), 0);

  return g_list_model_get_n_items (G_LIST_MODEL (self->players));
}

MusterPlanPlayer *
muster_plan_side_get_player (MusterPlanSide *self,
                             guint           position)
{
  g_autoptr (MusterPlanPlayer) player = NULL;

  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), NULL);

  player = g_list_model_get_item (G_LIST_MODEL (self->players), position);

  return player;
}

/**
 * muster_plan_side_add_player:
 * @id: (nullable): %NULL: a new one
 *
 * Returns: (transfer none): the player
 */
MusterPlanPlayer *
muster_plan_side_add_player (MusterPlanSide *self,
                             const char     *id,
                             const char     *name)
{
  g_autoptr (MusterPlanPlayer) player = NULL;
  g_autofree char *new_id = g_strdup (id);
  guint number = 1;

  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), NULL);

  for (guint i = 0; id == NULL && i <= muster_plan_side_get_n_players (self); i++)
    {
      gboolean taken = FALSE;

      g_free (new_id);
      new_id = g_strdup_printf ("%s-p%u", self->id, number);
      for (guint j = 0; j < muster_plan_side_get_n_players (self); j++)
        taken |= g_str_equal (new_id, muster_plan_player_get_id (muster_plan_side_get_player (self, j)));
      if (!taken)
        break;
      number++;
    }

  player = muster_plan_player_new (new_id, name);
  g_signal_connect_object (player, "notify::name", G_CALLBACK (muster_plan_side_emit_changed), self,
                           G_CONNECT_SWAPPED);
  g_list_store_append (self->players, player);
  if (id == NULL && muster_plan_side_get_n_players (self) > 1)
    muster_plan_side_share_out (self);
  muster_plan_side_emit_changed (self);

  return player;
}

void
muster_plan_side_remove_player (MusterPlanSide *self,
                                guint           position)
{
  g_return_if_fail (MUSTER_IS_PLAN_SIDE (self));
  g_return_if_fail (position < muster_plan_side_get_n_players (self));

  g_list_store_remove (self->players, position);
  muster_plan_side_share_out (self);
  muster_plan_side_emit_changed (self);
}

/**
 * muster_plan_side_share_out:
 *
 * Gives each player as many units as the others, in their order.
 */
void
muster_plan_side_share_out (MusterPlanSide *self)
{
  guint n_units, n_players;

  g_return_if_fail (MUSTER_IS_PLAN_SIDE (self));

  n_units = muster_plan_side_get_n_units (self);
  n_players = muster_plan_side_get_n_players (self);
  for (guint i = 0; i < n_units; i++)
    {
      MusterPlanUnit *unit = muster_plan_side_get_unit (self, i);
      const char *player_id = "";

      if (n_players > 0)
        player_id = muster_plan_player_get_id (
          muster_plan_side_get_player (self, i * n_players / n_units));
      g_signal_handlers_block_by_func (unit, muster_plan_side_emit_changed, self);
      muster_plan_unit_set_player_id (unit, player_id);
      g_signal_handlers_unblock_by_func (unit, muster_plan_side_emit_changed, self);
    }
}
