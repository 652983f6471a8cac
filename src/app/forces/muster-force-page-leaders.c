/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-force-page-private.h"

#include "core/forces/muster-force-names.h"
#include "core/forces/muster-force-record.h"
#include "core/muster-i18n.h"

/* The actions of the force page that concern Leaders: rolls, which stay on record, names and
 * portraits. */

/* Asks for confirmation before it rolls again for Leaders who have been rolled for. */
static void
want_rolls (MusterForcePage   *self,
            GPtrArray         *units,
            MusterLeaderScope  scope,
            gboolean           typed)
{
  gboolean is_reroll = FALSE;

  for (guint i = 0; i < units->len; i++)
    if (muster_force_has_rolled (self->force, g_ptr_array_index (units, i)))
      is_reroll = TRUE;

  if (is_reroll)
    g_signal_emit_by_name (self, "reroll-wanted", units, scope, typed);
  else
    muster_force_page_roll (self, units, scope, typed);
}

static void
roll_leader_cb (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  MusterForcePage *self = MUSTER_FORCE_PAGE (widget);
  MusterForceUnit *unit = muster_force_unit_view_get_unit (self->view);
  g_autoptr (GPtrArray) units = g_ptr_array_new_with_free_func (g_object_unref);

  if (unit == NULL || muster_force_unit_get_unit_type (unit) == NULL)
    return;

  g_ptr_array_add (units, g_object_ref (unit));
  want_rolls (self, units, MUSTER_LEADERS_BY_UNIT, g_str_equal (name, "force.type-leader"));
}

/* Rolls for the Leaders who have not been rolled for; if all have, it rolls for all again. */
static void
roll_all_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  MusterForcePage *self = MUSTER_FORCE_PAGE (widget);
  g_autoptr (GPtrArray) units = muster_leader_roller_list_units (self->roller, FALSE);

  if (units->len == 0)
    {
      g_ptr_array_unref (units);
      units = muster_leader_roller_list_units (self->roller, TRUE);
    }
  if (units->len > 0)
    want_rolls (self, units, MUSTER_LEADERS_BY_UNIT, g_str_equal (name, "force.type-all"));
}

/* Makes one roll for several Leaders, if the rules allow it. It replaces the values of all of
 * them. */
static void
roll_shared_cb (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  MusterForcePage *self = MUSTER_FORCE_PAGE (widget);
  g_autoptr (GPtrArray) units = muster_leader_roller_list_units (self->roller, TRUE);
  gboolean by_kind = g_str_equal (g_variant_get_string (parameter, NULL), "kind");

  if (units->len > 0)
    want_rolls (self, units, by_kind ? MUSTER_LEADERS_BY_KIND : MUSTER_LEADERS_BY_FORCE,
                g_str_equal (name, "force.type-shared"));
}

static void
roll_army_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  g_signal_emit_by_name (widget, "army-wanted");
}

static void
name_leader_cb (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  MusterForcePage *self = MUSTER_FORCE_PAGE (widget);
  MusterForceUnit *unit = muster_force_unit_view_get_unit (self->view);

  if (unit != NULL && self->names != NULL)
    muster_force_name_leader (self->force, unit,
                              muster_force_choose_culture (self->force, self->names),
                              &self->random);
}

static void
name_all_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  MusterForcePage *self = MUSTER_FORCE_PAGE (widget);

  if (self->names != NULL)
    muster_force_name_leaders (self->force, muster_force_choose_culture (self->force, self->names),
                               &self->random);
}

static void
choose_portrait_cb (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  MusterForceUnit *unit = muster_force_unit_view_get_unit (MUSTER_FORCE_PAGE (widget)->view);

  if (unit != NULL)
    g_signal_emit_by_name (widget, "portrait-wanted", unit);
}

static void
remove_portrait_cb (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  MusterForceUnit *unit = muster_force_unit_view_get_unit (MUSTER_FORCE_PAGE (widget)->view);

  if (unit != NULL)
    muster_leader_set_portrait (muster_force_unit_get_leader (unit), "");
}

void
muster_force_page_install_leader_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "force.roll-leader", NULL, roll_leader_cb);
  gtk_widget_class_install_action (widget_class, "force.type-leader", NULL, roll_leader_cb);
  gtk_widget_class_install_action (widget_class, "force.roll-all", NULL, roll_all_cb);
  gtk_widget_class_install_action (widget_class, "force.type-all", NULL, roll_all_cb);
  gtk_widget_class_install_action (widget_class, "force.roll-shared", "s", roll_shared_cb);
  gtk_widget_class_install_action (widget_class, "force.type-shared", "s", roll_shared_cb);
  gtk_widget_class_install_action (widget_class, "force.roll-army", NULL, roll_army_cb);
  gtk_widget_class_install_action (widget_class, "force.name-leader", NULL, name_leader_cb);
  gtk_widget_class_install_action (widget_class, "force.name-all", NULL, name_all_cb);
  gtk_widget_class_install_action (widget_class, "force.choose-portrait", NULL, choose_portrait_cb);
  gtk_widget_class_install_action (widget_class, "force.remove-portrait", NULL, remove_portrait_cb);
}

static void
begin_rolls (MusterForcePage   *self,
             GPtrArray         *units,
             MusterLeaderScope  scope)
{
  if (scope == MUSTER_LEADERS_BY_UNIT)
    muster_leader_roller_begin (self->roller, units);
  else
    muster_leader_roller_begin_all (self->roller, scope);
}

void
muster_force_page_roll (MusterForcePage   *self,
                        GPtrArray         *units,
                        MusterLeaderScope  scope,
                        gboolean           typed)
{
  MusterForceHistory *history;

  g_return_if_fail (MUSTER_IS_FORCE_PAGE (self));

  if (typed)
    {
      begin_rolls (self, units, scope);
      if (muster_leader_roller_is_busy (self->roller))
        g_signal_emit_by_name (self, "dice-wanted", self->roller);
      return;
    }

  history = muster_force_session_get_history (self->session);
  muster_force_history_begin (history, units->len > 1 ? _("Roll for Leaders") : NULL);
  begin_rolls (self, units, scope);
  muster_leader_roller_roll_all (self->roller, &self->random);
  muster_force_history_end (history);
}

/**
 * muster_force_page_roll_army:
 * @wish: what has room in the force
 * @typed: the dice are asked for, and not rolled by the program
 */
void
muster_force_page_roll_army (MusterForcePage      *self,
                             const MusterArmyWish *wish,
                             gboolean              typed)
{
  g_return_if_fail (MUSTER_IS_FORCE_PAGE (self));

  muster_leader_roller_begin_army (self->roller, wish);
  if (typed && muster_leader_roller_is_busy (self->roller))
    g_signal_emit_by_name (self, "dice-wanted", self->roller);
  else
    muster_leader_roller_roll_all (self->roller, &self->random);
}

/* Sets the generator of Leaders' names. */
void
muster_force_page_set_names (MusterForcePage *self,
                             MusterNames     *names)
{
  g_return_if_fail (MUSTER_IS_FORCE_PAGE (self));

  g_set_object (&self->names, names);
}
